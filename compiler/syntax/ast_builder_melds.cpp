// Melds that are related by rank, kinds that are held, ranks in hand: from ANTLR's parse tree to Ast::exprs.
//
// What the grammar lets through and means nothing (ranks that are none, names that differ) is reported here, at its place, and
// leaves a Bad expression. Tested by tests/syntax/parse_test.cpp and
// tests/language/related_melds.kou.
#include "compiler/syntax/parse_internal.h"

namespace kaikou::syntax::internal {

using Rule = KaikouParser;

// relationRank+ (IN_ONE_SUIT | IN NUMBER SUITS_WORD), after RUN or TRIPLET. Ranks are numbers, or all counted from one name.
ExprId AstBuilder::relation(Kids& kids, bool triplets, const Node* node) {
  std::string ranks, name;
  bool fine = true;
  auto wrong = [&](const Node* at, const text::Bilingual& wanted) {
    if (fine) input_.report(diag::Code::Syntax, spanOf(at), {diag::say::Quoted(input_.slice(spanOf(at))), wanted});
    fine = false;
  };
  while (const Node* rank = kids.rule(Rule::RuleRelationRank)) {
    Kids parts(rank);
    const Node* ref = parts.rule(Rule::RuleRef);
    const std::string of = ref ? nameOf(ref).text : std::string();
    if (!ranks.empty() && of != name) wrong(rank, diag::say::RankAsFirst);
    name = of;
    if (ref) parts.take(Type::PLUS);
    const antlr4::Token* number = parts.take(Type::NUMBER);
    const int64_t value = number ? wholeOf(number) : 0;
    if (ref ? value > 8 || (ranks.empty() && value != 0) : value < 1 || value > 9) {
      wrong(rank, ref ? text::Bilingual(diag::say::RankFromName) : text::Bilingual(diag::say::ARank));
      continue;
    }
    const auto digit = static_cast<char>('0' + value);
    if (!ranks.empty() && digit < ranks.back()) wrong(rank, diag::say::RanksAscending);
    ranks += digit;
  }
  uint32_t flag = (triplets ? 1u : 0u) | (name.empty() ? 0u : 4u);
  if (kids.take(Type::IN)) {
    flag |= 2;
    const antlr4::Token* suits = kids.take(Type::NUMBER);
    const int64_t count = wholeOf(suits);
    if (fine && count != static_cast<int64_t>(ranks.size())) {
      input_.report(diag::Code::Syntax, input_.span(suits),
                    {diag::say::Quoted(input_.slice(suits)), diag::say::SuitsAsRanks});
      fine = false;
    }
    if (ranks.size() > 4) wrong(node, diag::say::MeldsSpread);
  }
  if (ranks.size() > 7) wrong(node, diag::say::MeldsRelated);
  return fine ? add(ExprKind::Relation, spanOf(node), {}, ranks, flag) : add(ExprKind::Bad, spanOf(node));
}

// NUMBER OR_MORE? (IN setAtom)?, after KINDS_HELD; KINDS_IN_HAND may leave out the number, which is then one or more.
ExprId AstBuilder::kindsExpr(Kids& kids, bool held, const Node* node) {
  uint32_t flag = 1 | 8;
  if (const antlr4::Token* number = kids.take(Type::NUMBER)) {
    const int64_t tiles = wholeOf(number);
    if (tiles < 1 || tiles > 7) {
      input_.report(diag::Code::Syntax, input_.span(number),
                    {diag::say::Quoted(input_.slice(number)), diag::say::TilesOneToSeven});
      return add(ExprKind::Bad, spanOf(node));
    }
    flag = static_cast<uint32_t>(tiles) | (kids.take(Type::OR_MORE) ? 8u : 0u);
  }
  std::vector<ExprId> sets;
  if (kids.take(Type::IN)) sets.push_back(setAtom(kids.rule()));
  return add(held ? ExprKind::KindsHeld : ExprKind::KindsInHand, spanOf(node), sets, {}, flag);
}

// NUMBER IN_ONE_SUIT, after HOLDS: the digits are ranks.
ExprId AstBuilder::holdsExpr(Kids& kids, const Node* node) {
  const antlr4::Token* number = kids.token();
  std::string digits(input_.slice(number));
  uint32_t counts = 0;
  bool fine = true;
  for (char digit : digits) {
    fine = fine && digit >= '1' && digit <= '9' && (counts >> (3 * (digit - '1')) & 7) < 7;
    if (fine) counts += 1u << (3 * (digit - '1'));
  }
  if (fine) return add(ExprKind::HoldsRanks, spanOf(node), {}, digits, counts);
  input_.report(diag::Code::Syntax, input_.span(number), {diag::say::Quoted(digits), diag::say::RanksHeld});
  return add(ExprKind::Bad, spanOf(node));
}

}  // namespace kaikou::syntax::internal
