// Gathers diagnostics and fills their messages from diag_codes.def. Guarantee: of the same code at the same place only
// the first is kept; behind the limit of errors, further ones are counted but not kept. Tested by
// tests/diag/diag_test.cpp.
#include "compiler/diag/diag.h"

#include <algorithm>
#include <cstdio>
#include <tuple>

namespace kaikou::diag {

namespace {

const char* messageOf(Code code) {
  switch (code) {
#define DIAG(code, number, severity, message) \
  case Code::code:                            \
    return message;
#include "compiler/diag/diag_codes.def"
#undef DIAG
  }
  return "";
}

std::string fill(std::string_view message, const std::vector<std::string>& args) {
  std::string text;
  for (size_t i = 0; i < message.size(); ++i) {
    bool hole = message[i] == '{' && i + 2 < message.size() && message[i + 2] == '}' && message[i + 1] >= '0' &&
                message[i + 1] <= '9';
    if (!hole) {
      text += message[i];
      continue;
    }
    auto index = static_cast<size_t>(message[i + 1] - '0');
    if (index < args.size()) text += args[index];
    i += 2;
  }
  // An argument may come from a file or a system message: one line, whatever it holds.
  for (char& c : text)
    if (c == '\n' || c == '\r' || c == '\t') c = ' ';
  return text;
}

}  // namespace

Severity severityOf(Code code) {
  switch (code) {
#define DIAG(code, number, severity, message) \
  case Code::code:                            \
    return Severity::severity;
#include "compiler/diag/diag_codes.def"
#undef DIAG
  }
  return Severity::Error;
}

std::string codeText(Code code) {
  char text[16];
  std::snprintf(text, sizeof text, "K%04u", static_cast<unsigned>(code));
  return text;
}

Diagnostic& Sink::report(Code code, source::Place place, std::vector<std::string> args, std::string help) {
  Diagnostic made{code, severityOf(code), fill(messageOf(code), args), place, {}, std::move(help)};
  auto same = [&](const Diagnostic& other) {
    return other.code == code && other.place.file == place.file && other.place.span == place.span;
  };
  bool known = std::any_of(diagnostics_.begin(), diagnostics_.end(), same);
  if (!known && made.severity == Severity::Error) ++errors_;
  if (known || errors_ > limit_ || diagnostics_.size() >= 2 * limit_) return dropped_ = std::move(made);
  return diagnostics_.emplace_back(std::move(made));
}

void Sink::add(Diagnostic kept) {
  if (kept.severity == Severity::Error) ++errors_;
  if (errors_ <= limit_ && diagnostics_.size() < 2 * limit_) diagnostics_.push_back(std::move(kept));
}

void Sink::sort() {
  std::stable_sort(diagnostics_.begin(), diagnostics_.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::tuple(a.place.file, a.place.span.begin) < std::tuple(b.place.file, b.place.span.begin);
  });
}

}  // namespace kaikou::diag
