// The flat ruleset as text, for `kou dump --stage sema`: what is left after inheritance, in order, and where each part is from.
#include <fmt/format.h>

#include "compiler/sema/typed.h"

namespace kaikou::sema {

std::string printFlat(const Ruleset& ruleset) {
  const FlatRuleset& flat = *ruleset.flat;
  std::string text = fmt::format("{} {}", flat.isModule ? "module" : "ruleset", flat.name);
  for (size_t i = 0; i < flat.chain.size(); ++i) text += (i == 0 ? " = " : " + ") + flat.chain[i];
  text += "\n";
  auto row = [&](const char* kind, const std::string& name, const DeclRef& ref) {
    auto place = ruleset.sources->lineColumn(ref.ast->file, ref.decl->span.begin);
    text += fmt::format("  {:<10} {}    // {}:{}\n", kind, name, ruleset.sources->name(ref.ast->file), place.line);
  };
  auto all = [&](const std::vector<DeclRef>& decls) {
    for (const auto& ref : decls) row(syntax::declKindName(ref.decl->kind), ref.decl->name.text, ref);
  };
  auto one = [&](const char* kind, const DeclRef& ref) {
    if (ref) row(kind, "", ref);
  };
  auto lines = [&](const char* kind, const FlatLines& block) {
    if (!block.decl) return;
    row(kind, block.decl.decl->name.text, block.decl);
    for (const auto& ref : block.lines) {
      auto place = ruleset.sources->lineColumn(ref.ast->file, ref.line->span.begin);
      text += fmt::format("    {}    // {}:{}\n", ref.line->name.text, ruleset.sources->name(ref.ast->file), place.line);
    }
  };
  all(flat.documents);
  one("tiles", flat.tiles);
  all(flat.options);
  for (const auto& item : flat.defaults) text += fmt::format("  {:<10} {}\n", "default", item.name);
  all(flat.requires_);
  all(flat.facts);
  one("deal", flat.deal);
  one("wall", flat.wall);
  all(flat.sets);
  all(flat.lets);
  all(flat.wilds);
  all(flat.calls);
  one("discarding", flat.discarding);
  one("claims", flat.claims);
  all(flat.shapes);
  all(flat.patterns);
  all(flat.needs);
  for (const auto& tally : flat.tallies) lines("tally", tally);
  lines("payment", flat.payment);
  all(flat.liables);
  all(flat.sharings);
  all(flat.duties);
  all(flat.marks);
  all(flat.steps);
  all(flat.restricts);
  all(flat.pays);
  all(flat.turnUps);
  all(flat.afters);
  one("choose", flat.choose);
  one("result", flat.result);
  one("leaving", flat.leaving);
  one("next dealer", flat.nextDealer);
  return text;
}

}  // namespace kaikou::sema
