// Reads name_places.def. Guarantee: every place of the grammar in which a name may stand has a row
// (tests/syntax/name_use_test.cpp asks the parser's own tables).
#include "compiler/syntax/name_places.h"

namespace kaikou::syntax::internal {

namespace {

using Rule = KaikouParser;

enum class KindOf : uint8_t { Before, Own, Document, Option, Shape, Call, Fact, Need, Liable, Mark };
struct Row {
  size_t name, parent, before;
  NameRole role;
  KindOf kind;
  bool declares;
};

constexpr bool yes = true, no = false;
constexpr Row rows[] = {
#define NAME_PLACE(name, parent, before, role, kind, declares) \
  {Rule::Rule##name, Rule::Rule##parent, before, NameRole::role, KindOf::kind, declares},
#include "compiler/syntax/name_places.def"
#undef NAME_PLACE
};

DeclKind kindOf(const Row& row, const NamePlace& place) {
  switch (row.kind) {
    case KindOf::Before: return declKindOf(place.before).value_or(DeclKind{});
    case KindOf::Own: return declKindOf(place.declaration).value_or(DeclKind{});
    case KindOf::Document: return DeclKind::Document;
    case KindOf::Option: return DeclKind::Option;
    case KindOf::Shape: return DeclKind::Shape;
    case KindOf::Call: return DeclKind::Call;
    case KindOf::Fact: return DeclKind::Fact;
    case KindOf::Need: return DeclKind::Need;
    case KindOf::Liable: return DeclKind::Liable;
    case KindOf::Mark: return DeclKind::Mark;
  }
  return {};
}

}  // namespace

bool isNameRule(size_t rule) {
  return rule == Rule::RuleName || rule == Rule::RuleSoft || rule == Rule::RuleRef || rule == Rule::RuleEnumerator ||
         rule == Rule::RuleTileWord || rule == Rule::RuleRuleRef;
}

NameUse nameUseAt(const NamePlace& place) {
  for (const Row& row : rows) {
    if (row.name != place.name || row.parent != place.parent || (row.before && row.before != place.before)) continue;
    const bool ofKind = row.role == NameRole::Declaration || row.role == NameRole::Anchor;
    NameUse use{row.role, ofKind ? kindOf(row, place) : DeclKind{}, row.declares};
    // Lines are placed among lines, and `remove` takes away what it names; a ring puts tiles in order.
    if (use.role == NameRole::Anchor && place.inLine) use = {NameRole::Line, {}, false};
    // An example is played with options; a seat of it with marks.
    if (place.parent == Rule::RuleExampleOption && place.inLine) use.kind = DeclKind::Mark;
    if (place.removes || place.before == Type::RING) use.declares = false;
    return use;
  }
  return {};
}

bool hasRow(size_t name, size_t parent) {
  for (const Row& row : rows)
    if (row.name == name && row.parent == parent) return true;
  return false;
}

}  // namespace kaikou::syntax::internal
