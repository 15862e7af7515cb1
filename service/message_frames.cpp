// The headers are few and short: they are read again when more comes, while a long message is only waited for. Guarantee: what
// is kept is bounded by one message and what was added. Tested by tests/service/message_frames_test.cpp.
#include "service/message_frames.h"

#include <algorithm>

namespace kaikou::service {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

bool sameName(std::string_view a, std::string_view b) {
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return lower(x) == lower(y); });
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
  return text;
}

}  // namespace

const char* MessageFrames::describe(Fault fault) {
  switch (fault) {
    case Fault::None: return "nothing is wrong";
    case Fault::NoLength: return "a message has no Content-Length";
    case Fault::BadLength: return "the Content-Length of a message is not a number";
    case Fault::TooLong: return "a message is longer than 64 MB";
    case Fault::HeadersTooLong: return "the headers of a message are longer than 8 KB";
  }
  return "";
}

bool MessageFrames::readHeaders() {
  const std::string_view left = std::string_view(buffer_).substr(taken_);
  std::optional<size_t> length;
  for (size_t at = 0;;) {
    const size_t end = left.find('\n', at);
    if (end == std::string_view::npos || end > mostHeaderBytes) {
      if (end != std::string_view::npos || left.size() > mostHeaderBytes) fault_ = Fault::HeadersTooLong;
      return false;
    }
    const std::string_view line = trimmed(left.substr(at, end - at));
    at = end + 1;
    if (line.empty()) {
      if (!length) {
        fault_ = Fault::NoLength;
        return false;
      }
      taken_ += at;
      length_ = length;
      return true;
    }
    const size_t colon = line.find(':');
    if (colon == std::string_view::npos) {
      fault_ = Fault::NoLength;
      return false;
    }
    if (!sameName(trimmed(line.substr(0, colon)), "content-length")) continue;
    const std::string_view digits = trimmed(line.substr(colon + 1));
    const bool number = !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
    if (!number || length) {
      fault_ = Fault::BadLength;
      return false;
    }
    size_t value = 0;
    for (char c : digits) value = std::min(value * 10 + static_cast<size_t>(c - '0'), mostBytes + 1);
    if (value > mostBytes) {
      fault_ = Fault::TooLong;
      return false;
    }
    length = value;
  }
}

std::optional<std::string> MessageFrames::next() {
  if (fault_ != Fault::None || (!length_ && !readHeaders())) return std::nullopt;
  if (buffer_.size() - taken_ < *length_) return std::nullopt;
  std::string message = buffer_.substr(taken_, *length_);
  taken_ += *length_;
  length_.reset();
  if (taken_ > (size_t{1} << 16) || taken_ == buffer_.size()) {
    buffer_.erase(0, taken_);
    taken_ = 0;
  }
  return message;
}

std::string MessageFrames::framed(std::string_view message) {
  return "Content-Length: " + std::to_string(message.size()) + "\r\n\r\n" + std::string(message);
}

}  // namespace kaikou::service
