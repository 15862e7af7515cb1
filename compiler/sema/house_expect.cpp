// One grammar for what examples expect: the text is parsed as the `expect` of an example in a rule file.
//
// Guarantee: what is handed out is one example with expectations and nothing else, whatever brackets the text holds.
// Tested by tests/sema/house_file_test.cpp.
#include "compiler/sema/house_expect.h"

#include "compiler/syntax/parse.h"

namespace kaikou::sema {

std::shared_ptr<const syntax::Ast> parseExpected(const std::string& text, text::Bilingual& wrong) {
  source::SourceManager sources;
  diag::Sink sink;
  const source::FileId file = sources.add("<expect>", "ruleset expected\nexample \"e\" {\nexpect " + text + "\n}\n");
  std::shared_ptr<const syntax::Ast> ast = syntax::parse(sources, file, sink).ast;
  for (const diag::Diagnostic& found : sink.all()) {
    if (found.severity != diag::Severity::Error) continue;
    wrong = found.message;
    return nullptr;
  }
  const auto* example = ast && ast->decls.size() == 1 ? std::get_if<syntax::ExampleBody>(&ast->decls[0].body) : nullptr;
  // A bracket in the text may have ended the example, or a further word begun another item.
  const bool alone = example && !example->expectations.empty() && example->seats.empty() && example->facts.empty() &&
                     example->offenders.empty() && example->options.empty() && example->indicator.text.empty() &&
                     example->previousWild.text.empty() && example->dealer < 0 && example->waitsSeat < 0 &&
                     example->by == syntax::ExampleBody::NoWin;
  if (alone) return ast;
  wrong = diag::say::ExpectationsOnly;
  return nullptr;
}

}  // namespace kaikou::sema
