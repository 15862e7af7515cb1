// Expressions: from ANTLR's parse tree to Ast::exprs.
//
// The tree has a level for every precedence; most of them hold one child and are passed through. Recursion follows
// brackets and `if`s alone, which are capped before parsing (ParseLimits::nesting); what the grammar repeats in a loop
// is folded in a loop here. Guarantee: no expression is deeper than ParseLimits::expressionDepth, so that later stages
// may recurse on it. Tested by tests/syntax/parse_test.cpp and tests/syntax/hostile_test.cpp. Lists and
// sets are in ast_builder_set.cpp.
#include "compiler/syntax/parse_internal.h"

namespace kaikou::syntax::internal {

using Rule = KaikouParser;

namespace {

std::optional<ExprKind> oneWordKind(size_t type) {
  switch (type) {
    case Type::OPENINGS: return ExprKind::Openings;
    case Type::OPENINGS_IN_ONE_SUIT: return ExprKind::OpeningsOneSuit;
    case Type::INDICATOR: return ExprKind::Indicator;
    case Type::WINNING_TILE: return ExprKind::WinningTile;
    case Type::PREVIOUS_WILD: return ExprKind::PreviousWild;
    case Type::SELF_DRAWN: return ExprKind::SelfDrawn;
    case Type::WON_ON_DISCARD: return ExprKind::WonOnDiscard;
    case Type::ROBBING: return ExprKind::Robbing;
    case Type::AFTER_KONG: return ExprKind::AfterKong;
    case Type::LAST_TILES: return ExprKind::LastTiles;
    case Type::DRAWN_HAND: return ExprKind::DrawnHand;
    case Type::WINNER: return ExprKind::Winner;
    case Type::LOSER: return ExprKind::Loser;
    case Type::DEALER: return ExprKind::Dealer;
    case Type::GIVER: return ExprKind::Giver;
    case Type::ROBBED_SEAT: return ExprKind::RobbedSeat;
    case Type::NOBODY: return ExprKind::Nobody;
    case Type::LAST_OFFENDER: return ExprKind::LastOffender;
    case Type::ANY_OFFENDER: return ExprKind::AnyOffender;
    case Type::VALUE: return ExprKind::Value;
    case Type::WINNINGS: return ExprKind::Winnings;
    case Type::FULLY_CONCEALED: return ExprKind::FullyConcealed;
    case Type::ALL_ONE_SUIT: return ExprKind::AllOneSuit;
    case Type::PAIR: return ExprKind::Pair;
    case Type::EVERY_WILD_ITSELF: return ExprKind::WildItself;
    case Type::COUNT_WILDS_OTHER: return ExprKind::WildsOther;
    case Type::EQUAL_RUN_PAIRS: return ExprKind::EqualRunPairs;
    case Type::MOST_EQUAL_RUNS: return ExprKind::MostEqualRuns;
    case Type::WILD_IN_PAIR: return ExprKind::WildInPair;
    case Type::SUITS_IN_TILES: return ExprKind::SuitsInTiles;
    case Type::SUITS_HELD: return ExprKind::SuitsHeld;
    case Type::SUITS_IN_HAND: return ExprKind::SuitsInHand;
    case Type::WAITS: return ExprKind::Waits;
    case Type::SHAPE_WAITS: return ExprKind::ShapeWaits;
    case Type::YES: return ExprKind::Yes;
    case Type::NO: return ExprKind::No;
    case Type::NONE: return ExprKind::None;
    case Type::TILEWORD: return ExprKind::Tile;
    case Type::IDENT: return ExprKind::Name;
    default: return courseWordKind(type);
  }
}

std::optional<ExprKind> operatorKind(size_t type) {
  switch (type) {
    case Type::PLUS: return ExprKind::Add;
    case Type::MINUS: return ExprKind::Subtract;
    case Type::TIMES:
    case Type::STAR: return ExprKind::Multiply;
    case Type::SLASH: return ExprKind::Divide;
    case Type::CARET: return ExprKind::Power;
    default: return std::nullopt;
  }
}

uint32_t meldKindBit(size_t type) { return type == Type::RUN ? 1 : type == Type::TRIPLET ? 2 : 4; }

uint32_t waitBit(size_t type) {
  switch (type) {
    case Type::WAIT_OPEN: return 1;
    case Type::WAIT_EDGE: return 2;
    case Type::WAIT_CLOSED: return 4;
    case Type::PAIR: return 8;
    default: return 16;
  }
}

}  // namespace

ExprId AstBuilder::add(ExprKind kind, Span span, const std::vector<ExprId>& children, std::string text, uint32_t flag) {
  uint32_t depth = 0;
  for (ExprId child : children) depth = std::max(depth, depths_[child]);
  ++depth;
  Expr made;
  made.kind = kind;
  made.span = span;
  made.text = std::move(text);
  made.flag = flag;
  if (depth > input_.limits.expressionDepth) {
    if (!tooDeep_)
      input_.report(diag::Code::TooDeep, span, {std::to_string(input_.limits.expressionDepth)},
                    diag::say::NameAPart);
    tooDeep_ = true;
    made.kind = ExprKind::Bad;
    depth = 1;
  } else {
    made.firstChild = static_cast<uint32_t>(ast_.links.size());
    made.childCount = static_cast<uint32_t>(children.size());
    ast_.links.insert(ast_.links.end(), children.begin(), children.end());
  }
  ast_.exprs.push_back(std::move(made));
  depths_.push_back(depth);
  return static_cast<ExprId>(ast_.exprs.size() - 1);
}

ExprId AstBuilder::add(ExprKind kind, const antlr4::Token* token) {
  return add(kind, input_.span(token), {}, std::string(input_.slice(token)));
}

ExprId AstBuilder::oneWord(const antlr4::Token* word) { return add(oneWordKind(word->getType()).value_or(ExprKind::Bad), word); }

ExprId AstBuilder::number(const antlr4::Token* token, Span span, bool negative) {
  std::string text = text::plainDigits(input_.slice(token));
  if (negative) text = "-" + text;
  Num value;
  bool fits = parseNum(text, value);
  if (!fits) input_.report(diag::Code::BadNumber, span, {text});
  ExprId id = add(fits ? ExprKind::Number : ExprKind::Bad, span, {}, text);
  ast_.exprs[id].number = value;
  return id;
}

ExprId AstBuilder::optionValue(const Node* node) {
  Kids kids(node);
  if (const Node* word = kids.rule(Rule::RuleSoft)) return add(ExprKind::Word, word->start);
  ExprId first = expr(kids.rule());
  if (kids.done()) return first;
  if (ast_.exprs[first].kind != ExprKind::Name)
    input_.report(diag::Code::Syntax, ast_.exprs[first].span,
                  {diag::say::Quoted(input_.slice(ast_.exprs[first].span)), diag::say::AListOfNames});
  std::vector<ExprId> names{first};
  while (const Node* name = kids.rule()) names.push_back(add(ExprKind::Name, name->start));
  return add(ExprKind::SetUnion, spanOf(node), names);
}

// (IF expr THEN expr ELSE)* orExpr
ExprId AstBuilder::expr(const Node* node) {
  Kids kids(node);
  std::vector<std::pair<ExprId, ExprId>> branches;
  std::vector<uint32_t> starts;
  while (const antlr4::Token* word = kids.take(Type::IF)) {
    starts.push_back(input_.span(word).begin);
    ExprId condition = expr(kids.rule());
    kids.skip();
    ExprId then = expr(kids.rule());
    kids.skip();
    branches.emplace_back(condition, then);
  }
  ExprId result = operand(kids.rule());
  for (size_t i = branches.size(); i-- > 0;)
    result =
        add(ExprKind::If, {starts[i], ast_.exprs[result].span.end}, {branches[i].first, branches[i].second, result});
  return result;
}

// Any level between an expression and a primary: levels with one child are passed through in this loop.
ExprId AstBuilder::operand(const Node* node) {
  for (;;) {
    size_t rule = node->getRuleIndex();
    if (rule == Rule::RulePrimary) return primary(node);
    if (node->children.size() > 1) break;
    node = static_cast<const Node*>(node->children[0]);
  }
  switch (node->getRuleIndex()) {
    case Rule::RuleComparison: return comparison(node);
    case Rule::RulePostfix: return postfix(node);
    default: return chain(node);
  }
}

// orExpr, andExpr, notExpr, sum, product, power, unary with more than one child.
ExprId AstBuilder::chain(const Node* node) {
  Kids kids(node);
  size_t rule = node->getRuleIndex();
  if (rule == Rule::RuleNotExpr || rule == Rule::RuleUnary) {
    std::vector<uint32_t> starts;
    while (const antlr4::Token* word = kids.token()) starts.push_back(input_.span(word).begin);
    ExprId result = operand(kids.rule());
    for (size_t i = starts.size(); i-- > 0;)
      result = add(rule == Rule::RuleNotExpr ? ExprKind::Not : ExprKind::Negate,
                   {starts[i], ast_.exprs[result].span.end}, {result});
    return result;
  }
  if (rule == Rule::RuleOrExpr || rule == Rule::RuleAndExpr) {
    std::vector<ExprId> parts;
    while (!kids.done()) {
      if (const Node* part = kids.rule()) parts.push_back(operand(part));
      else kids.skip();
    }
    return add(rule == Rule::RuleOrExpr ? ExprKind::Or : ExprKind::And, spanOf(node), parts);
  }
  ExprId result = operand(kids.rule());
  while (const antlr4::Token* sign = kids.token()) {
    ExprId right = operand(kids.rule());
    result = add(*operatorKind(sign->getType()), spanOf(result, right), {result, right});
  }
  return result;
}

ExprId AstBuilder::comparison(const Node* node) {
  Kids kids(node);
  ExprId left = operand(kids.rule());
  Kids tail(kids.rule());
  bool negated = tail.take(Type::NOT) != nullptr;
  const antlr4::Token* word = tail.token();
  if (word->getType() == Type::IS) {
    negated = tail.take(Type::NOT) != nullptr;
    const Node* right = tail.rule();
    ExprId value = right->getRuleIndex() == Rule::RuleSoft ? add(ExprKind::Word, right->start) : operand(right);
    return add(ExprKind::Is, spanOf(node), {left, value}, {}, negated);
  }
  const Node* right = tail.rule();
  if (word->getType() == Type::IN) {
    ExprId group = right->getRuleIndex() == Rule::RuleList ? list(right) : setAtom(right);
    return add(ExprKind::In, spanOf(node), {left, group}, {}, negated);
  }
  uint32_t op = 0;  // CompareOp
  switch (word->getType()) {
    case Type::NE: op = 1; break;
    case Type::LT: op = 2; break;
    case Type::LE: op = 3; break;
    case Type::GT: op = 4; break;
    case Type::GE: op = 5; break;
    default: break;
  }
  return add(ExprKind::Compare, spanOf(node), {left, operand(right)}, {}, op);
}

// primary (OF seatRef | AT primary (OF seatRef)? | AT_LAST)*
ExprId AstBuilder::postfix(const Node* node) {
  Kids kids(node);
  ExprId result = operand(kids.rule());
  while (const antlr4::Token* word = kids.token()) {
    switch (word->getType()) {
      case Type::OF: {
        ExprId seat = seatRef(kids.rule());
        result = add(ExprKind::OfSeat, spanOf(result, seat), {result, seat});
        break;
      }
      case Type::AT: {
        ExprId index = operand(kids.rule());
        if (kids.take(Type::OF)) {
          ExprId seat = seatRef(kids.rule());
          index = add(ExprKind::OfSeat, spanOf(index, seat), {index, seat});
        }
        result = add(ExprKind::At, spanOf(result, index), {result, index});
        break;
      }
      default: result = add(ExprKind::AtLast, {ast_.exprs[result].span.begin, input_.span(word).end}, {result});
    }
  }
  return result;
}

ExprId AstBuilder::seatRef(const Node* node) {
  Kids kids(node);
  if (const Node* name = kids.rule(Rule::RuleRef)) return add(ExprKind::Name, name->start);
  const antlr4::Token* word = kids.token();
  if (word->getType() == Type::LPAREN) return expr(kids.rule());
  return add(oneWordKind(word->getType()).value_or(ExprKind::Bad), word);
}

// prefix* atom
ExprId AstBuilder::primary(const Node* node) {
  Kids kids(node);
  std::vector<const antlr4::Token*> words;
  while (const Node* prefix = kids.rule(Rule::RulePrefix)) words.push_back(prefix->start);
  ExprId result = atom(kids.rule());
  for (size_t i = words.size(); i-- > 0;) {
    ExprKind kind = ExprKind::SourceOfOpening;
    switch (words[i]->getType()) {
      case Type::NEXT: kind = ExprKind::Next; break;
      case Type::PREVIOUS: kind = ExprKind::Previous; break;
      case Type::SIZE_OF: kind = ExprKind::SizeOf; break;
      case Type::COUNT_SEEN: kind = ExprKind::CountSeen; break;
      default: break;
    }
    result = add(kind, {input_.span(words[i]).begin, ast_.exprs[result].span.end}, {result});
  }
  return result;
}

ExprId AstBuilder::atom(const Node* node) {
  Kids kids(node);
  if (const Node* name = kids.rule(Rule::RuleRef)) return add(ExprKind::Name, name->start);
  if (const Node* items = kids.rule(Rule::RuleList)) return list(items);
  const antlr4::Token* word = kids.token();
  Span span = spanOf(node);
  size_t type = word->getType();
  switch (type) {
    case Type::NUMBER: return number(word, span);
    case Type::LPAREN: return expr(kids.rule());
    case Type::MIN:
    case Type::MAX: {
      std::vector<ExprId> parts;
      while (!kids.done()) {
        if (const Node* part = kids.rule()) parts.push_back(expr(part));
        else kids.skip();
      }
      return add(type == Type::MIN ? ExprKind::Min : ExprKind::Max, span, parts);
    }
    case Type::NEXT_DEALER: return add(ExprKind::Next, span, {add(ExprKind::Dealer, span, {}, "dealer")});
    case Type::COUNT:
    case Type::ANY:
    case Type::NO: {
      if (kids.done()) return add(ExprKind::No, word);
      ExprId group = setAtom(kids.rule());
      uint32_t where = kids.take(Type::IN_HAND) ? 1 : kids.take(Type::ASIDE) ? 2 : 0;
      ExprKind kind = type == Type::COUNT ? ExprKind::Count : type == Type::ANY ? ExprKind::Any : ExprKind::NoneOf;
      return add(kind, span, {group}, {}, where);
    }
    case Type::PLACE_OF: return add(ExprKind::PlaceOf, span, {seatRef(kids.rule())});
    case Type::READY:
      if (kids.done()) return add(ExprKind::Ready, span);
      return add(ExprKind::Ready, span, {seatRef(kids.rule())});
    case Type::PAYMENT:
      if (kids.done()) return add(ExprKind::Payment, span);
      kids.skip();
      return add(ExprKind::Payment, span, {}, nameOf(kids.rule()).text);
    case Type::WORTH: return add(ExprKind::WorthOf, span, {setAtom(kids.rule())});
    case Type::LIABLE_BY: return add(ExprKind::LiableBy, span, {}, nameOf(kids.rule()).text);
    case Type::EVERY_LOSER:
    case Type::SOME_LOSER:
      kids.skip();
      return add(type == Type::EVERY_LOSER ? ExprKind::EveryLoser : ExprKind::SomeLoser, span, {expr(kids.rule())});
    case Type::ALL_TILES_IN: return add(ExprKind::AllTilesIn, span, {setAtom(kids.rule())});
    case Type::COUNT_TILES_IN: return add(ExprKind::CountTilesIn, span, {setAtom(kids.rule())});
    case Type::EVERY_GROUP_TOUCHES: return add(ExprKind::EveryGroup, span, {setAtom(kids.rule())});
    case Type::COUNT_WILDS_AS: return add(ExprKind::WildsAs, span, {setAtom(kids.rule())});
    case Type::EVERY_MELD_IS:
    case Type::COUNT_MELDS:
    case Type::ANY_MELD:
    case Type::NO_MELD: return meldExpr(kids, word, node);
    case Type::SHAPE_IS: return add(ExprKind::ShapeIs, span, {}, nameOf(kids.rule()).text);
    case Type::WAIT_IS: {
      uint32_t bits = 0;
      while (!kids.done()) {
        if (const Node* kind = kids.rule()) bits |= waitBit(kind->start->getType());
        else kids.skip();
      }
      return add(ExprKind::Wait, span, {}, {}, bits);
    }
    case Type::SAME_RUN_IN:
    case Type::SAME_TRIPLET_IN: {
      uint32_t suits = static_cast<uint32_t>(wholeOf(kids.token()));
      return add(type == Type::SAME_RUN_IN ? ExprKind::SameRun : ExprKind::SameTriplet, span, {}, {}, suits);
    }
    case Type::RUN:
    case Type::TRIPLET: return relation(kids, type == Type::TRIPLET, node);
    case Type::LINKS_BY: {
      std::vector<ExprId> sets{setAtom(kids.rule())};
      if (kids.take(Type::BESIDE)) sets.push_back(setAtom(kids.rule()));
      return add(ExprKind::Links, span, sets);
    }
    case Type::KINDS_HELD:
    case Type::KINDS_IN_HAND: return kindsExpr(kids, type == Type::KINDS_HELD, node);
    case Type::HOLDS: return holdsExpr(kids, node);
    case Type::RUNS_FROM: {
      uint32_t bits = 0;
      while (const antlr4::Token* rank = kids.take(Type::NUMBER)) bits |= 1u << std::min<int64_t>(wholeOf(rank), 31);
      return add(ExprKind::Straight, span, {}, {}, bits);
    }
    default: return courseAtom(kids, word, span);
  }
}

// EVERY_MELD_IS | COUNT_MELDS | ANY_MELD | NO_MELD, then meldKinds? meldWhere
ExprId AstBuilder::meldExpr(Kids& kids, const antlr4::Token* word, const Node* node) {
  uint32_t flag = 0;
  std::vector<ExprId> children;
  if (const Node* kinds = kids.rule(Rule::RuleMeldKinds)) {
    for (Kids each(kinds); !each.done();) {
      if (const Node* kind = each.rule()) flag |= meldKindBit(kind->start->getType());
      else each.skip();
    }
  }
  Kids where(kids.rule());
  while (!where.done()) {
    if (const Node* group = where.rule()) {
      children.push_back(setAtom(group));
      continue;
    }
    switch (where.token()->getType()) {
      case Type::IN: flag |= 8; break;
      case Type::TOUCHING: flag |= 16; break;
      case Type::CONCEALED: flag |= 32; break;
      default: flag |= 64; break;
    }
  }
  ExprKind kind = ExprKind::NoMeld;
  switch (word->getType()) {
    case Type::EVERY_MELD_IS: kind = ExprKind::EveryMeld; break;
    case Type::COUNT_MELDS: kind = ExprKind::CountMelds; break;
    case Type::ANY_MELD: kind = ExprKind::AnyMeld; break;
    default: break;
  }
  return add(kind, spanOf(node), children, {}, flag);
}

}  // namespace kaikou::syntax::internal
