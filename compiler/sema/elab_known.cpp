// Values that are known when a ruleset is loaded, read off the elaborator when it is done. Tested by
// tests/sema/known_values_test.cpp.
#include "compiler/sema/known_values.h"

#include <fmt/format.h>

#include "compiler/sema/elaborator.h"
#include "runtime/plan/values.h"

namespace kaikou::sema {

KnownValues Elaborator::known() const {
  KnownValues values;
  for (const auto& [name, text] : module_->options) values[{syntax::DeclKind::Option, name}] = text;
  auto collect = [&](const std::vector<DeclRef>& decls, ValueSymbol::What what) {
    for (size_t i = 0; i < decls.size(); ++i) {
      const auto found = memo_.find(fmt::format("{}:{}:{}", static_cast<int>(what), i, winner_));
      if (found == memo_.end()) continue;
      const Typed& typed = found->second;
      std::string text;
      plan::TileSet set = 0;
      if (typed.kind == Kind::Tiles) {
        if (!fixedSet(typed.node, set) || !notation_) continue;
        text = notation_->printSet(set);
      } else if (typed.kind == Kind::Num || typed.kind == Kind::Bool || typed.kind == Kind::Tile) {
        const std::optional<Num> value = fixedValue(typed.node);
        if (!value || plan::isFault(*value)) continue;
        if (typed.kind == Kind::Bool) text = value->num ? "yes" : "no";
        else if (typed.kind == Kind::Num) text = toString(*value);
        else if (value->num >= 0 && notation_) text = notation_->printKind(static_cast<int>(value->num));
      } else if (typed.kind == Kind::Calls || typed.kind == Kind::Patterns) {
        const auto& named = typed.kind == Kind::Calls ? flat_.calls : flat_.patterns;
        for (uint16_t member : typed.members)
          if (member < named.size()) text += (text.empty() ? "" : " ") + named[member].decl->name.text;
      }
      if (!text.empty()) values[{decls[i].decl->kind, decls[i].decl->name.text}] = text;
    }
  };
  collect(flat_.sets, ValueSymbol::Set);
  collect(flat_.lets, ValueSymbol::Let);
  collect(flat_.wilds, ValueSymbol::Wild);
  return values;
}

KnownValues knownValues(const Ruleset& ruleset) {
  diag::Sink ignored;
  const OptionValues own;
  Elaborator elaborator(ruleset, own, ignored, false);
  return elaborator.runKnown();
}

}  // namespace kaikou::sema
