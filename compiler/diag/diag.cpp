// Gathers diagnostics and fills their messages from diag_codes.def. Guarantee: of the same code at the same place only
// the first is kept; behind the limit of errors, further ones are counted but not kept. Tested by
// tests/diag/diag_test.cpp.
#include "compiler/diag/diag.h"

#include <algorithm>
#include <cstdio>
#include <tuple>

namespace kaikou::diag {

namespace {

// Every row of the table has both languages, with the same holes.
#define DIAG(code, number, severity, zh, en) static_assert(text::faultOfRow(zh, en) == nullptr, #code);
#include "compiler/diag/diag_codes.def"
#undef DIAG

struct Message {
  const char *zh = "", *en = "";
};
Message rowOf(Code code) {
  switch (code) {
#define DIAG(code, number, severity, zh, en) \
  case Code::code:                           \
    return {zh, en};
#include "compiler/diag/diag_codes.def"
#undef DIAG
  }
  return {};
}

}  // namespace

const char* messageOf(Code code, Language language) {
  const Message row = rowOf(code);
  return language == Language::Chinese ? row.zh : row.en;
}

Bilingual meant(const std::string& near) { return near.empty() ? Bilingual() : say::DidYouMean(near); }

Severity severityOf(Code code) {
  switch (code) {
#define DIAG(code, number, severity, zh, en) \
  case Code::code:                           \
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

Diagnostic& Sink::report(Code code, source::Place place, std::vector<Bilingual> args, Bilingual help) {
  const Message row = rowOf(code);
  return add({code, severityOf(code), text::filled(row.zh, row.en, args), place, {}, std::move(help)});
}

Diagnostic& Sink::add(Diagnostic made) {
  auto same = [&](const Diagnostic& other) {
    return other.code == made.code && other.place.file == made.place.file && other.place.span == made.place.span;
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

}  // namespace kaikou::diag
