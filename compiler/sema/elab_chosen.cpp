// Where a value was chosen: a number of a base that does not serve is the fault of the `default` or the house file that chose it,
// not of the line that asks for it. Tested by tests/sema/deal_and_wall_test.cpp.
#include "compiler/sema/elaborator.h"

namespace kaikou::sema {

// The options that an expression hangs on, through the definitions that it names; `seen` keeps a circle from going on.
void Elaborator::optionsIn(Where where, std::unordered_set<std::string>& seen, std::vector<uint32_t>& found) const {
  if (where.expr == syntax::noExpr) return;
  if (where->kind == ExprKind::Name && seen.insert(where->text).second) {
    auto symbol = symbols_.find(where->text);
    if (symbol == symbols_.end()) return;
    const uint32_t index = symbol->second.index;
    const DeclRef* ref = symbol->second.what == ValueSymbol::Let    ? &flat_.lets[index]
                         : symbol->second.what == ValueSymbol::Set  ? &flat_.sets[index]
                         : symbol->second.what == ValueSymbol::Wild ? &flat_.wilds[index]
                                                                    : nullptr;
    if (symbol->second.what == ValueSymbol::Option) found.push_back(index);
    // A chain of definitions is as long as the author made it: only some are followed.
    else if (ref && seen.size() < 64) optionsIn({ref->ast, std::get<syntax::ValueBody>(ref->decl->body).value}, seen, found);
    return;
  }
  for (uint32_t i = 0; i < where.childCount(); ++i) optionsIn(where.child(i), seen, found);
}

Elaborator::Chosen Elaborator::chosenFor(Where where) const {
  std::unordered_set<std::string> seen;
  std::vector<uint32_t> options;
  optionsIn(where, seen, options);
  Chosen chosen{where.place(), {}};
  for (uint32_t index : options) {
    const DeclRef& ref = flat_.options[index];
    const std::string& name = ref.decl->name.text;
    if (auto outside = values_.find(name); outside != values_.end()) {
      const std::string* text = nullptr;
      for (const auto& [option, value] : module_->options) {
        if (option == name) text = &value;
      }
      chosen.help = say::ChosenOutside(name, text ? *text : std::string("?"));
      continue;
    }
    for (const auto& item : flat_.defaults) {
      if (item.name == name) chosen.place = item.place;
    }
    const Where declared{ref.ast, std::get<syntax::OptionBody>(ref.decl->body).value};
    if (chosen.place.file == where.place().file && ref.ast->file != where.ast->file) chosen.place = declared.place();
  }
  return chosen;
}

diag::Diagnostic& Elaborator::chosenError(diag::Code code, Where where, std::vector<text::Bilingual> args) {
  Chosen chosen = chosenFor(where);
  const source::Place asked = where.place();
  auto& report = error(code, chosen.place, std::move(args), std::move(chosen.help));
  if (chosen.place.file != asked.file || chosen.place.span.begin != asked.span.begin) report.also.push_back({asked, say::AskedHere});
  return report;
}

void Elaborator::badChoice(Where where, text::Bilingual message) {
  chosenError(diag::Code::BadSetting, where, {std::move(message)});
}

}  // namespace kaikou::sema
