// The header and the declarations: from ANTLR's parse tree to Ast::header and Ast::decls.
//
// A node's children are read in order, as the grammar states them, through Kids; what declarations are made of is in
// ast_builder_pieces.cpp, blocks are in ast_builder_blocks.cpp.
// Tested by tests/syntax/parse_test.cpp.
#include "compiler/syntax/parse_internal.h"

namespace kaikou::syntax::internal {

using Rule = KaikouParser;

std::optional<DeclKind> declKindOf(size_t type) {
  switch (type) {
    case Type::DOCUMENT: return DeclKind::Document;
    case Type::REMOVE: return DeclKind::Remove;
    case Type::DEFAULT: return DeclKind::Default;
    case Type::TILES: return DeclKind::Tiles;
    case Type::SET: return DeclKind::Set;
    case Type::OPTION: return DeclKind::Option;
    case Type::REQUIRE: return DeclKind::Require;
    case Type::FACT: return DeclKind::Fact;
    case Type::LET: return DeclKind::Let;
    case Type::WILD: return DeclKind::Wild;
    case Type::DEAL: return DeclKind::Deal;
    case Type::WALL: return DeclKind::Wall;
    case Type::CALL: return DeclKind::Call;
    case Type::DISCARDING: return DeclKind::Discarding;
    case Type::CLAIMS: return DeclKind::Claims;
    case Type::SHAPE: return DeclKind::Shape;
    case Type::PATTERN: return DeclKind::Pattern;
    case Type::NEED: return DeclKind::Need;
    case Type::TALLY: return DeclKind::Tally;
    case Type::PAYMENT: return DeclKind::Payment;
    case Type::LIABLE: return DeclKind::Liable;
    case Type::SHARING: return DeclKind::Sharing;
    case Type::DUTY: return DeclKind::Duty;
    case Type::CHOOSE_MOST: return DeclKind::Choose;
    case Type::RESULT: return DeclKind::Result;
    case Type::LEAVING: return DeclKind::Leaving;
    case Type::NEXT_DEALER: return DeclKind::NextDealer;
    case Type::MARK: return DeclKind::Mark;
    case Type::STEP: return DeclKind::Step;
    case Type::RESTRICT: return DeclKind::Restrict;
    case Type::PAY: return DeclKind::Pay;
    case Type::TURN_UP: return DeclKind::TurnUp;
    case Type::AFTER: return DeclKind::After;
    case Type::EXAMPLE: return DeclKind::Example;
    default: return std::nullopt;
  }
}

// ── header ──

void AstBuilder::header(Node* node) {
  Kids kids(node);
  Header& made = ast_.header;
  made.span = spanOf(node);
  made.doc = docOf(node->start);
  made.isModule = kids.token()->getType() == Type::MODULE;
  made.name = takeName(kids);
  takeTitle(kids, made.title);
  if (kids.take(Type::EXTENDS)) made.extends = ruleRefOf(kids.rule());
  while (!kids.done()) {
    const Node* part = kids.rule();
    if (!part) {
      kids.skip();
    } else if (part->getRuleIndex() == Rule::RuleModuleNeed) {
      Kids need(part);
      DeclKind kind = *declKindOf(need.rule()->start->getType());
      made.needs.push_back({kind, takeName(need)});
    } else {
      made.uses.push_back(ruleRefOf(part));
    }
  }
}

// ── declarations ──

void AstBuilder::declaration(Node* node) {
  Kids kids(node);
  Decl decl{};
  decl.span = spanOf(node);
  decl.doc = docOf(node->start);
  decl.overrides = kids.take(Type::OVERRIDE) != nullptr;
  size_t type = kids.token()->getType();
  decl.kind = *declKindOf(type);
  body(kids, decl, type);
  takeCites(kids, decl.cites);
  ast_.decls.push_back(std::move(decl));
}

void AstBuilder::body(Kids& kids, Decl& decl, size_t type) {
  if (type == Type::REMOVE) {
    decl.body = RemoveBody{*declKindOf(kids.rule()->start->getType())};
    decl.name = takeName(kids);
    return;
  }
  if (const Node* name = kids.rule(Rule::RuleName)) decl.name = nameOf(name);
  takePosition(kids, decl.position);
  takeTitle(kids, decl.title);
  switch (decl.kind) {
    case DeclKind::Document:
    case DeclKind::Remove: break;
    case DeclKind::Default:
      kids.skip();
      decl.body = DefaultBody{optionValue(kids.rule())};
      break;
    case DeclKind::Tiles: decl.body = tiles(kids); break;
    case DeclKind::Set:
    case DeclKind::Wild: {
      kids.skip();
      const Node* value = kids.rule();
      decl.body = ValueBody{value->getRuleIndex() == Rule::RuleExpr ? expr(value) : set(value)};
      break;
    }
    case DeclKind::Require:
    case DeclKind::Need:
    case DeclKind::Let: {
      Scope scope = takeScope(kids);
      kids.skip();
      decl.body = ValueBody{expr(kids.rule()), scope};
      break;
    }
    case DeclKind::Option: decl.body = option(kids); break;
    case DeclKind::Fact: {
      kids.skip();
      size_t word = kids.rule()->start->getType();
      kids.skip();
      FactType kind = word == Type::YES_NO ? FactType::YesNo : word == Type::TILE ? FactType::Tile : FactType::Number;
      decl.body = FactBody{kind, expr(kids.rule())};
      break;
    }
    case DeclKind::Call: decl.body = call(kids); break;
    case DeclKind::Shape:
      kids.skip();
      decl.body = shape(kids.rule());
      break;
    case DeclKind::Pattern: decl.body = pattern(kids); break;
    case DeclKind::Tally:
    case DeclKind::Payment: decl.body = lines(kids); break;
    case DeclKind::Liable:
    case DeclKind::Sharing: {
      kids.skip();
      LiableBody made;
      if (!kids.take(Type::OFFENDERS)) made.seat = expr(kids.rule());
      made.guard = takeGuard(kids);
      decl.body = made;
      break;
    }
    case DeclKind::Choose: {
      ChooseBody made;
      while (!kids.done()) {
        if (const Node* key = kids.rule()) made.keys.push_back(expr(key));
        else kids.skip();
      }
      decl.body = std::move(made);
      break;
    }
    case DeclKind::Result: {
      ResultBody made;
      while (!kids.done()) {
        const Node* item = kids.rule();
        if (!item) {
          kids.skip();
          continue;
        }
        Kids parts(item);
        Name key = takeName(parts);
        parts.skip();
        made.items.push_back({std::move(key), optionValue(parts.rule())});
      }
      decl.body = std::move(made);
      break;
    }
    case DeclKind::Mark: decl.body = mark(kids); break;
    case DeclKind::Step: decl.body = step(kids); break;
    case DeclKind::Restrict: decl.body = restrict(kids); break;
    case DeclKind::Pay: decl.body = pay(kids); break;
    case DeclKind::TurnUp: decl.body = turnUp(kids); break;
    case DeclKind::After: decl.body = after(kids, decl); break;
    case DeclKind::Example: decl.body = example(kids); break;
    case DeclKind::Deal:
    case DeclKind::Wall:
    case DeclKind::Discarding:
    case DeclKind::Claims:
    case DeclKind::Duty:
    case DeclKind::Leaving:
    case DeclKind::NextDealer: decl.body = settings(kids); break;
  }
}

// ':' optionType '=' optionValue
OptionBody AstBuilder::option(Kids& kids) {
  OptionBody made{};
  kids.skip();
  Kids type(kids.rule());
  switch (type.token()->getType()) {
    case Type::YES_NO: made.type = OptionType::YesNo; break;
    case Type::NUMBER_TYPE: made.type = OptionType::Number; break;
    case Type::POINTS: made.type = OptionType::Points; break;
    case Type::FAN: made.type = OptionType::Fan; break;
    case Type::LIMIT: made.type = OptionType::Limit; break;
    case Type::LIST: made.type = OptionType::List; break;
    case Type::PATTERNS: made.type = OptionType::Patterns; break;
    default: made.type = OptionType::OneOf; break;
  }
  made.enumerators = takeNames(type, Rule::RuleEnumerator);
  kids.skip();
  made.value = optionValue(kids.rule());
  return made;
}

// ':' callKind (','? callFlag)* (WITHOUT setAtom)? guard?
CallBody AstBuilder::call(Kids& kids) {
  CallBody made{};
  kids.skip();
  Kids kind(kids.rule());
  switch (kind.token()->getType()) {
    case Type::RUN: made.meld = CallMeld::Run; break;
    case Type::TRIPLET: made.meld = CallMeld::Triplet; break;
    case Type::QUAD: made.meld = CallMeld::Quad; break;
    default: made.meld = CallMeld::Aside; break;
  }
  made.source = CallSource::InHand;
  if (made.meld == CallMeld::Aside) {
    made.asideSet = setAtom(kind.rule());
  } else {
    switch (kind.token()->getType()) {
      case Type::ON_DISCARD: made.source = CallSource::Discard; break;
      case Type::ON_DISCARD_PREV: made.source = CallSource::DiscardOfPrevious; break;
      case Type::ADDED_TO:
        made.source = CallSource::AddedTo;
        made.addedTo = nameOf(kind.rule());
        break;
      default: break;
    }
  }
  for (;;) {
    if (kids.take(Type::COMMA)) continue;
    const Node* flag = kids.rule(Rule::RuleCallFlag);
    if (!flag) break;
    switch (flag->start->getType()) {
      case Type::OPENS: made.opens = true; break;
      case Type::DRAWS: made.draws = true, made.drawsAt = spanOf(flag); break;
      case Type::ROBBABLE: made.robbable = true, made.robbableAt = spanOf(flag); break;
      case Type::CONCEALED: made.concealed = true, made.concealedAt = spanOf(flag); break;
      case Type::ANY_TIME: made.anyTime = true, made.anyTimeAt = spanOf(flag); break;
      default: made.compulsory = true; break;
    }
  }
  if (kids.take(Type::WITHOUT)) made.without = setAtom(kids.rule());
  made.guard = takeGuard(kids);
  return made;
}

// KNITTED NUMBER+ setAtom* | setAtom+
void AstBuilder::shapeSet(const Node* node, ShapeBody& made) {
  Kids kids(node);
  if (const antlr4::Token* word = kids.take(Type::KNITTED)) {
    made.knittedSpan = input_.span(word);
    while (const antlr4::Token* number = kids.take(Type::NUMBER)) {
      uint32_t ranks = 0;
      for (char digit : input_.slice(number)) {
        const bool good = digit >= '1' && digit <= '9' && !(ranks >> (digit - '0') & 1);
        if (!good) {
          input_.report(diag::Code::Syntax, input_.span(number), {diag::say::Quoted(input_.slice(number)), diag::say::RanksOfOneSuit});
          break;
        }
        ranks |= 1u << (digit - '0');
      }
      made.knitted.push_back(ranks);
    }
  }
  std::vector<ExprId> atoms;
  while (const Node* part = kids.rule(Rule::RuleSetAtom)) atoms.push_back(setAtom(part));
  if (!atoms.empty()) made.set = atoms.size() == 1 ? atoms[0] : add(ExprKind::SetUnion, spanOf(node), atoms);
}

ShapeBody AstBuilder::shape(const Node* node) {
  ShapeBody made{};
  Kids kids(node);
  const antlr4::Token* first = kids.token();
  switch (first->getType()) {
    case Type::ANY_TILES: made.form = ShapeForm::AnyTiles; break;
    case Type::ONE_EACH_OF:
      made.form = ShapeForm::OneEach;
      shapeSet(kids.rule(), made);
      made.pair = kids.take(Type::AND_ONE_MORE) != nullptr;
      if (kids.take(Type::COMMA)) {
        made.count = intOf(kids.token());
        kids.skip();
        made.pair = kids.take(Type::AND_A_PAIR) != nullptr;
        made.besides = true;
      }
      break;
    default: {
      made.count = intOf(first);
      size_t word = kids.token()->getType();
      if (word == Type::DIFFERENT_OF) {
        made.form = ShapeForm::Different;
        shapeSet(kids.rule(), made);
        break;
      }
      made.form = word == Type::MELD    ? ShapeForm::Melds
                  : word == Type::PAIRS ? ShapeForm::Pairs
                                        : ShapeForm::DistinctPairs;
      made.pair = kids.take(Type::AND_A_PAIR) != nullptr;
    }
  }
  return made;
}

// (OF ref+)? (WORTH expr)? ':' expr patternRelation*
PatternBody AstBuilder::pattern(Kids& kids) {
  PatternBody made{};
  if (kids.take(Type::OF)) made.shapes = takeNames(kids, Rule::RuleRef);
  if (kids.take(Type::WORTH)) made.worth = expr(kids.rule());
  kids.skip();
  made.condition = expr(kids.rule());
  while (const Node* node = kids.rule(Rule::RulePatternRelation)) {
    Kids parts(node);
    std::vector<Name>& names = parts.token()->getType() == Type::IMPLIES ? made.implies : made.excludes;
    for (Name& name : takeNames(parts, Rule::RuleRef)) names.push_back(std::move(name));
  }
  return made;
}

// ── after errors ──

void AstBuilder::badDeclaration(const std::vector<antlr4::Token*>& tokens) {
  size_t i = !tokens.empty() && tokens[0]->getType() == Type::OVERRIDE ? 1 : 0;
  if (i + 1 >= tokens.size()) return;
  std::optional<DeclKind> kind = declKindOf(tokens[i]->getType());
  const antlr4::Token* name = tokens[i + 1];
  if (!kind || name->getType() != Type::IDENT) return;
  Decl decl{};
  decl.kind = *kind;
  decl.overrides = i == 1;
  decl.name = nameOf(name);
  decl.doc = docOf(tokens[0]);
  decl.span = input_.span(tokens.front(), tokens.back());
  ExprId bad = add(ExprKind::Bad, decl.span);
  switch (*kind) {
    case DeclKind::Set:
    case DeclKind::Require:
    case DeclKind::Let:
    case DeclKind::Wild:
    case DeclKind::Need: decl.body = ValueBody{bad}; break;
    case DeclKind::Default: decl.body = DefaultBody{bad}; break;
    case DeclKind::Option: decl.body = OptionBody{OptionType::OneOf, {}, bad}; break;
    case DeclKind::Fact: decl.body = FactBody{FactType::Number, bad}; break;
    case DeclKind::Pattern: {
      PatternBody made{};
      made.condition = bad;
      decl.body = std::move(made);
      break;
    }
    default: return;
  }
  ast_.decls.push_back(std::move(decl));
}

}  // namespace kaikou::syntax::internal
