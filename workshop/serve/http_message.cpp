// Why an own reader: the packaged servers link TLS, and a shared library more makes every start of `kou` slower than all that the
// workshop asks for, which is two methods, a length and a few headers. Chunked bodies, continuations and folded headers are refused.
// Tested by tests/workshop/http_message_test.cpp, tests/scripts/workshop_serve.sh.
#include "workshop/serve/http_message.h"

#include <algorithm>

#include <fmt/format.h>

namespace kaikou::workshop {

namespace {

std::string lowered(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
  return out;
}
std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}
int digitOf(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}
bool decoded(std::string_view text, std::string& out) {
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    if (i + 2 >= text.size() || digitOf(text[i + 1]) < 0 || digitOf(text[i + 2]) < 0) return false;
    out += static_cast<char>(digitOf(text[i + 1]) * 16 + digitOf(text[i + 2]));
    i += 2;
  }
  return true;
}

}  // namespace

const std::string& HttpRequest::header(const std::string& name) const {
  static const std::string none;
  const auto at = headers.find(name);
  return at == headers.end() ? none : at->second;
}

HeadRead readHead(std::string_view bytes, HttpRequest& out, size_t& size, size_t& bodyBytes) {
  const size_t end = bytes.find("\r\n\r\n");
  if (end == std::string_view::npos) return bytes.size() > maxHeadBytes ? HeadRead::Wrong : HeadRead::Incomplete;
  if (end > maxHeadBytes) return HeadRead::Wrong;
  out = {};
  size = end + 4;
  bodyBytes = 0;
  std::string_view head = bytes.substr(0, end);
  const std::string_view line = head.substr(0, head.find("\r\n"));
  const size_t first = line.find(' '), last = line.rfind(' ');
  if (first == std::string_view::npos || first == last) return HeadRead::Wrong;
  out.method = line.substr(0, first);
  const std::string_view version = line.substr(last + 1);
  if (version != "HTTP/1.1" && version != "HTTP/1.0") return HeadRead::Wrong;
  out.keepAlive = version == "HTTP/1.1";
  std::string_view target = line.substr(first + 1, last - first - 1);
  if (target.empty() || target.front() != '/') return HeadRead::Wrong;
  if (const size_t mark = target.find('?'); mark != std::string_view::npos) {
    out.query = target.substr(mark + 1);
    target = target.substr(0, mark);
  }
  if (!decoded(target, out.path) || out.path.find('\0') != std::string::npos) return HeadRead::Wrong;

  head.remove_prefix(std::min(head.size(), line.size() + 2));
  while (!head.empty()) {
    const std::string_view one = head.substr(0, head.find("\r\n"));
    head.remove_prefix(std::min(head.size(), one.size() + 2));
    const size_t colon = one.find(':');
    if (colon == 0 || colon == std::string_view::npos || one.front() == ' ' || one.front() == '\t') return HeadRead::Wrong;
    // Twice the same header is how two readers of one request are made to disagree.
    if (!out.headers.emplace(lowered(one.substr(0, colon)), trimmed(one.substr(colon + 1))).second) return HeadRead::Wrong;
  }
  if (!out.header("transfer-encoding").empty()) return HeadRead::Wrong;
  if (const std::string& length = out.header("content-length"); !length.empty()) {
    if (length.size() > 10) return HeadRead::Wrong;
    for (const char c : length) {
      if (c < '0' || c > '9') return HeadRead::Wrong;
      bodyBytes = bodyBytes * 10 + static_cast<size_t>(c - '0');
    }
  }
  const std::string connection = lowered(out.header("connection"));
  if (connection == "close") out.keepAlive = false;
  else if (connection == "keep-alive") out.keepAlive = true;
  return HeadRead::Fine;
}

std::string_view typeOf(std::string_view path) {
  const size_t dot = path.rfind('.');
  const std::string_view ending = dot == std::string_view::npos ? std::string_view() : path.substr(dot);
  if (ending == ".html") return "text/html; charset=utf-8";
  if (ending == ".js" || ending == ".mjs") return "text/javascript; charset=utf-8";
  if (ending == ".css") return "text/css; charset=utf-8";
  if (ending == ".json") return "application/json; charset=utf-8";
  if (ending == ".svg") return "image/svg+xml";
  if (ending == ".png") return "image/png";
  if (ending == ".wasm") return "application/wasm";
  if (ending == ".webmanifest") return "application/manifest+json";
  if (ending == ".txt" || ending == ".kou") return "text/plain; charset=utf-8";
  return "application/octet-stream";
}

std::string httpAnswer(int status, std::string_view type, std::string_view body, bool keepAlive, bool withBody) {
  const char* name = status == 200   ? "OK"
                     : status == 400 ? "Bad Request"
                     : status == 403 ? "Forbidden"
                     : status == 404 ? "Not Found"
                     : status == 405 ? "Method Not Allowed"
                     : status == 413 ? "Content Too Large"
                                     : "Service Unavailable";
  std::string out = fmt::format(
      "HTTP/1.1 {} {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nConnection: {}\r\nCache-Control: no-store\r\n"
      "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\nCross-Origin-Resource-Policy: same-origin\r\n"
      "Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
      "img-src 'self' data: blob:; worker-src 'self' blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'\r\n\r\n",
      status, name, type, body.size(), keepAlive ? "keep-alive" : "close");
  if (withBody) out += body;
  return out;
}

}  // namespace kaikou::workshop
