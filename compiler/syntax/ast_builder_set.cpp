// Lists and sets of tiles: from ANTLR's parse tree to Ast::exprs.
//
// Sets nest by brackets alone, which are capped before parsing (ParseLimits::nesting). Tested by
// tests/syntax/parse_test.cpp and tests/syntax/hostile_test.cpp.
#include "compiler/syntax/parse_internal.h"

namespace kaikou::syntax::internal {

using Rule = KaikouParser;

// '[' (listItem (','? listItem)*)? ']'
ExprId AstBuilder::list(const Node* node) {
  std::vector<ExprId> items;
  for (Kids kids(node); !kids.done();) {
    const Node* item = kids.rule();
    if (!item) {
      kids.skip();
      continue;
    }
    Kids parts(item);
    bool negative = parts.take(Type::MINUS) != nullptr;
    if (const Node* name = parts.rule(Rule::RuleRef)) items.push_back(add(ExprKind::Name, name->start));
    else if (const antlr4::Token* value = parts.take(Type::NUMBER))
      items.push_back(number(value, spanOf(item), negative));
    else items.push_back(add(ExprKind::Tile, item->start));
  }
  return add(ExprKind::List, spanOf(node), items);
}

// setAtom+ (EXCEPT setAtom+)?
ExprId AstBuilder::set(const Node* node) {
  Kids kids(node);
  auto side = [&] {
    std::vector<ExprId> atoms;
    while (const Node* part = kids.rule(Rule::RuleSetAtom)) atoms.push_back(setAtom(part));
    return atoms.size() == 1 ? atoms[0] : add(ExprKind::SetUnion, spanOf(atoms.front(), atoms.back()), atoms);
  };
  ExprId result = side();
  if (!kids.take(Type::EXCEPT)) return result;
  ExprId without = side();
  return add(ExprKind::SetExcept, spanOf(node), {result, without});
}

ExprId AstBuilder::setAtom(const Node* node) {
  Kids kids(node);
  if (const Node* name = kids.rule(Rule::RuleRef)) return add(ExprKind::Name, name->start);
  const antlr4::Token* word = kids.token();
  Span span = spanOf(node);
  switch (word->getType()) {
    case Type::TILEWORD: return add(ExprKind::Tile, word);
    case Type::ALL_TILES: return add(ExprKind::SetAll, word);
    case Type::LBRACE: return set(kids.rule());
    case Type::DISCARDS_OF: return add(ExprKind::OwnDiscards, word);
    case Type::SWAPS: return add(ExprKind::Swaps, word);
    case Type::WAITS:
    case Type::SHAPE_WAITS: {
      const ExprId waits = add(word->getType() == Type::WAITS ? ExprKind::Waits : ExprKind::ShapeWaits, word);
      return kids.take(Type::OF) ? add(ExprKind::OfSeat, span, {waits, seatRef(kids.rule())}) : waits;
    }
    case Type::TILES_OF: {
      if (const Node* name = kids.rule(Rule::RuleRef)) return add(ExprKind::TilesOf, span, {add(ExprKind::Name, name->start)});
      kids.skip();
      return add(ExprKind::TilesOf, span, {expr(kids.rule())});
    }
    case Type::LPAREN: return add(ExprKind::SetOfTile, span, {expr(kids.rule())});
    default: break;
  }
  uint32_t ranks = 0;
  while (const antlr4::Token* rank = kids.take(Type::NUMBER)) {
    int64_t value = wholeOf(rank);
    if (value < 1 || value > 9)
      input_.report(diag::Code::Syntax, input_.span(rank),
                    {diag::say::Quoted(input_.slice(rank)), diag::say::ARank});
    else ranks |= 1u << value;
  }
  return add(ExprKind::SetRank, span, {}, {}, ranks);
}

}  // namespace kaikou::syntax::internal
