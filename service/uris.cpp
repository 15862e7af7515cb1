// Tested by tests/service/uris_test.cpp.
#include "service/uris.h"

#include "runtime/text/utf8.h"

namespace kaikou::service {

namespace {

int digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::string decoded(std::string_view text) {
  std::string made;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 && digit(text[i + 2]) >= 0) {
      made += static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2]));
      i += 2;
    } else {
      made += text[i];
    }
  }
  // Bytes that are no text cannot be looked up or shown: the name stays as it came.
  return text::firstInvalidUtf8(made) ? std::string(text) : made;
}

constexpr std::string_view fileScheme = "file://";

}  // namespace

std::string pathOfUri(std::string_view uri) {
  if (uri.starts_with(fileScheme)) {
    std::string_view rest = uri.substr(fileScheme.size());
    if (const size_t slash = rest.find('/'); slash != std::string_view::npos) rest.remove_prefix(slash);   // a host
    rest = rest.substr(0, rest.find_first_of("?#"));
    return decoded(rest);
  }
  const size_t colon = uri.find(':');
  if (colon == std::string_view::npos) return std::string(uri);
  std::string_view rest = uri.substr(colon + 1);
  while (rest.starts_with('/')) rest.remove_prefix(1);
  return "<" + std::string(uri.substr(0, colon)) + ">/" + decoded(rest);
}

std::string uriOfPath(std::string_view path) {
  constexpr char digits[] = "0123456789ABCDEF";
  std::string uri;
  if (const size_t end = path.find(">/"); path.starts_with('<') && end != std::string_view::npos) {
    uri = std::string(path.substr(1, end - 1)) + ":";
    path.remove_prefix(end + 2);
  } else {
    uri = fileScheme;
  }
  for (char c : path) {
    const auto byte = static_cast<unsigned char>(c);
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       std::string_view("-._~/").find(c) != std::string_view::npos;
    if (plain) uri += c;
    else uri += {'%', digits[byte >> 4], digits[byte & 15]};
  }
  return uri;
}

}  // namespace kaikou::service
