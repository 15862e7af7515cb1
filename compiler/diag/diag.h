// Diagnostics as data, in both languages. Text is put together in one place (render.h); every code is a row of
// diag_codes.def, has a page in docs/diagnostics/ and docs/zh/diagnostics/ (`kou explain K0123`) and a test. What else is
// said (helps, labels, pieces of messages) is a row of diag_words.def: `say::DidYouMean(name)`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "compiler/source/source.h"
#include "runtime/text/bilingual.h"
#include "runtime/text/nearest_name.h"

namespace kaikou::diag {

enum class Severity : uint8_t { Error, Warning, Note };

/// K0123 as 123. K00xx files and text, K01xx grammar, K02xx names and inheritance, K03xx types, K04xx binding times,
/// K05xx rules that cannot work (conditions, shapes, features, limits), K06xx house files, K07xx examples, K08xx warnings,
/// K09xx cases and plans.
enum class Code : uint16_t {
#define DIAG(code, number, severity, zh, en) code = number,
#include "compiler/diag/diag_codes.def"
#undef DIAG
};

using text::Bilingual;
using text::Language;

namespace say {
#define SAY KAIKOU_SAY
#include "compiler/diag/diag_words.def"
#undef SAY
}  // namespace say

struct Label {
  source::Place place;
  Bilingual text;            // "declared here", may be empty
};

struct Diagnostic {
  Code code{};
  Severity severity{};
  Bilingual message;         // one line, lower case, no full stop, names in backticks
  source::Place place;
  std::vector<Label> also;   // further places
  Bilingual help;            // what to do: may be empty
};

/// Gathers diagnostics; keeps one per place and code, and stops keeping after `limit` errors.
class Sink {
 public:
  /// `args` fill {0}, {1} … of the code's message in diag_codes.def.
  Diagnostic& report(Code code, source::Place place, std::vector<Bilingual> args = {}, Bilingual help = {});
  /// One that another sink has kept.
  Diagnostic& add(Diagnostic kept);
  bool hasErrors() const { return errors_ > 0; }
  size_t errorCount() const { return errors_; }
  /// Further errors are counted but not kept.
  bool isFull() const { return errors_ >= limit_; }
  const std::vector<Diagnostic>& all() const { return diagnostics_; }
  /// Sorted by file and place; call before rendering.
  void sort();

 private:
  std::vector<Diagnostic> diagnostics_;
  Diagnostic dropped_;
  size_t errors_ = 0;
  size_t limit_ = 200;
};

Severity severityOf(Code code);
/// The message of a code, its holes not filled.
const char* messageOf(Code code, Language language);
/// "did you mean `X`?", or nothing where there is no near name.
Bilingual meant(const std::string& near);
/// "K0123"
std::string codeText(Code code);
using text::nearest;

}  // namespace kaikou::diag
