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

std::u32string decoded(const std::string& text) {
  std::u32string points;
  for (size_t at = 0; at < text.size();) {
    auto byte = static_cast<unsigned char>(text[at++]);
    char32_t code = byte;
    int more = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc0 ? 1 : 0;
    if (more) code = byte & (0x3fu >> more);
    for (; more > 0 && at < text.size(); --more) code = code << 6 | (static_cast<unsigned char>(text[at++]) & 0x3fu);
    points += code;
  }
  return points;
}

/// Insertions, deletions, replacements and swaps of neighbours.
size_t distance(const std::u32string& a, const std::u32string& b) {
  std::vector<size_t> before(b.size() + 1), row(b.size() + 1), next(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    next[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      next[j] = std::min({row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        next[j] = std::min(next[j], before[j - 2] + 1);
    }
    std::swap(before, row);
    std::swap(row, next);
  }
  return row[b.size()];
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

void Sink::sort() {
  std::stable_sort(diagnostics_.begin(), diagnostics_.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::tuple(a.place.file, a.place.span.begin) < std::tuple(b.place.file, b.place.span.begin);
  });
}

std::string nearest(const std::string& name, const std::vector<std::string>& candidates) {
  constexpr size_t longest = 64;
  std::u32string wanted = decoded(name);
  if (wanted.empty() || wanted.size() > longest) return {};
  size_t best = std::max<size_t>(wanted.size() / 3, 1) + 1;
  const std::string* found = nullptr;
  for (const std::string& candidate : candidates) {
    std::u32string other = decoded(candidate);
    size_t gap = other.size() > wanted.size() ? other.size() - wanted.size() : wanted.size() - other.size();
    if (other.size() > longest || gap >= best) continue;
    size_t steps = distance(wanted, other);
    if (steps >= best || steps >= std::max(wanted.size(), other.size())) continue;  // nothing in common: no help
    best = steps;
    found = &candidate;
  }
  return found ? *found : std::string();
}

}  // namespace kaikou::diag
