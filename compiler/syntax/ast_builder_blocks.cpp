// The declarations that hold a block in braces: tiles, tally and payment, and the settings.
//
// The settings blocks (deal, wall, claims …) all become Settings by one rule: the first word names the item, further
// words are `more`, numbers, expressions, names and the guard go to their vectors. Tested by
// tests/syntax/parse_test.cpp.
#include "compiler/syntax/parse_internal.h"

namespace kaikou::syntax::internal {

using Rule = KaikouParser;

// '{' tilesItem* '}'
TilesBody AstBuilder::tiles(Kids& kids) {
  TilesBody made;
  kids.skip();
  while (const Node* node = kids.rule()) {
    TilesItem item{};
    item.span = spanOf(node);
    Kids parts(node);
    switch (parts.token()->getType()) {
      case Type::SUIT: item.kind = TilesItem::Suit; break;
      case Type::HONOUR: item.kind = TilesItem::Honour; break;
      case Type::FLOWER: item.kind = TilesItem::Flower; break;
      default: item.kind = TilesItem::Ring; break;
    }
    item.names = takeNames(parts, Rule::RuleRef);
    if (item.kind == TilesItem::Suit) {
      item.firstRank = intOf(parts.token());
      parts.skip();
      item.lastRank = intOf(parts.token());
    }
    if (parts.take(Type::COPIES)) item.copies = intOf(parts.token());
    made.items.push_back(std::move(item));
  }
  kids.skip();
  return made;
}

// scope? '{' line* '}'
LinesBody AstBuilder::lines(Kids& kids) {
  LinesBody made;
  made.scope = takeScope(kids);
  made.hasScope = made.scope != Scope::None;
  kids.skip();
  while (const Node* node = kids.rule(Rule::RuleLine)) made.lines.push_back(line(node));
  kids.skip();
  return made;
}

// REMOVE name | OVERRIDE? name position? title? ':' lineOp (','? OTHERWISE lineOp)* cite?
Line AstBuilder::line(const Node* node) {
  Line made{};
  made.span = spanOf(node);
  Kids kids(node);
  made.removes = kids.take(Type::REMOVE) != nullptr;
  made.overrides = kids.take(Type::OVERRIDE) != nullptr;
  made.name = takeName(kids);
  takePosition(kids, made.position);
  takeTitle(kids, made.title);
  while (!kids.done()) {
    if (const Node* op = kids.rule(Rule::RuleLineOp)) made.ops.push_back(lineOp(op));
    else if (kids.peekRule()) takeCites(kids, made.cites);
    else kids.skip();
  }
  return made;
}

LineOp AstBuilder::lineOp(const Node* node) {
  LineOp made{};
  made.span = spanOf(node);
  Kids kids(node);
  Kids action(kids.rule());
  switch (action.token()->getType()) {
    case Type::PLUS: made.action = LineAction::Add; break;
    case Type::MINUS: made.action = LineAction::Subtract; break;
    case Type::STAR:
    case Type::TIMES: made.action = LineAction::Times; break;
    case Type::AT_MOST: made.action = LineAction::AtMost; break;
    case Type::AT_LEAST: made.action = LineAction::AtLeast; break;
    case Type::ROUND_UP_TO: made.action = LineAction::RoundUp; break;
    case Type::ROUND_DOWN_TO: made.action = LineAction::RoundDown; break;
    default: made.action = LineAction::Becomes; break;
  }
  made.value = expr(action.rule());
  if (action.take(Type::EACH)) made.each = expr(action.rule());
  made.guard = takeGuard(kids);
  return made;
}

// ── settings blocks ──

// setAtom? '{' item* '}'
SettingsBody AstBuilder::settings(Kids& kids) {
  SettingsBody made;
  if (const Node* subject = kids.rule(Rule::RuleSetAtom)) made.subject = setAtom(subject);
  kids.skip();
  while (const Node* node = kids.rule()) {
    Setting item;
    item.span = spanOf(node);
    bool named = false;
    settingPart(node, item, named);
    made.items.push_back(std::move(item));
  }
  kids.skip();
  return made;
}

void AstBuilder::settingPart(const Node* node, Setting& setting, bool& named) {
  for (Kids kids(node); !kids.done();) {
    if (const antlr4::Token* token = kids.token()) {
      if (token->getType() == Type::NUMBER) setting.numbers.push_back(wholeOf(token));
      const Keyword* word = keywordOf(token->getType());
      if (!word) continue;
      const auto said = static_cast<Word>(word - keywords().data());
      if (named) setting.more.push_back(said);
      else setting.word = said, named = true;
      continue;
    }
    switch (kids.peekRule()->getRuleIndex()) {
      case Rule::RuleExpr: setting.exprs.push_back(expr(kids.rule())); break;
      case Rule::RuleSetAtom: setting.exprs.push_back(setAtom(kids.rule())); break;
      case Rule::RuleGuard: setting.guard = takeGuard(kids); break;
      case Rule::RuleCite: takeCites(kids, setting.cites); break;
      case Rule::RuleClaimRank: {
        std::vector<Name> rank;
        for (Kids parts(kids.rule()); !parts.done();) {
          if (const antlr4::Token* win = parts.token()) rank.push_back({"win", input_.span(win)});
          else rank.push_back(nameOf(parts.rule()));
        }
        setting.names.push_back(std::move(rank));
        break;
      }
      default: settingPart(kids.rule(), setting, named); break;  // wallPlace
    }
  }
}

}  // namespace kaikou::syntax::internal
