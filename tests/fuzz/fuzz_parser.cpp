// Any bytes: the parser answers, its tree prints, and what the formatter accepts it accepts again unchanged.
// Seeds: tests/fuzz/seeds/parser.
#include <cstdlib>
#include <string>

#include "compiler/diag/render.h"
#include "compiler/syntax/format.h"
#include "compiler/syntax/parse.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, size_t size) {
  using namespace kaikou;
  source::SourceManager sources;
  diag::Sink sink;
  source::FileId file = sources.add("fuzz.kou", std::string(reinterpret_cast<const char*>(data), size));
  syntax::ParseResult parsed = syntax::parse(sources, file, sink);
  if (parsed.ast) (void)syntax::printAst(*parsed.ast);
  sink.sort();
  (void)diag::renderText(sink, sources);
  if (sink.hasErrors()) return 0;
  if (auto text = syntax::format(sources, file, sink)) {
    auto again = syntax::format(sources, sources.add("again.kou", *text), sink);
    if (!again || *again != *text) std::abort();
  }
  return 0;
}
