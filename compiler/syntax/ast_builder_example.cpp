// The `example` declaration: a table in tile notation and what must come of it.
//
// Guarantee: an item that is written twice is kept as last written where there is room for one (dealer, win); checking
// is the examples' own stage. Tested by tests/syntax/parse_test.cpp.
#include "compiler/syntax/parse_internal.h"

namespace kaikou::syntax::internal {

using Rule = KaikouParser;

// After THEN.
ExampleEvent AstBuilder::exampleEvent(Kids& kids) {
  ExampleEvent made;
  const antlr4::Token* word = kids.token();
  if (word->getType() == Type::EXHAUSTED) {
    made.kind = ExampleEvent::Exhausted;
    return made;
  }
  if (word->getType() == Type::SEAT) {
    made.seats.push_back(intOf(kids.token()));
    if (kids.take(Type::DISCARDS)) {
      made.kind = ExampleEvent::Discard;
    } else {
      made.kind = ExampleEvent::Named;
      made.name = nameOf(kids.rule());
    }
    made.tiles = takeNames(kids, Rule::RuleTileWord);
    if (const antlr4::Token* number = kids.take(Type::NUMBER)) made.tiles.push_back({std::to_string(intOf(number)), input_.span(number)});
    if (kids.take(Type::FROM)) made.from = intOf(kids.token());
    return made;
  }
  made.kind = ExampleEvent::Win;
  kids.skip();
  while (const antlr4::Token* seat = kids.take(Type::NUMBER)) made.seats.push_back(intOf(seat));
  kids.skip();
  made.tiles.push_back(nameOf(kids.rule()));
  while (const antlr4::Token* how = kids.token()) {
    switch (how->getType()) {
      case Type::SELF_DRAWN: made.by = ExampleEvent::SelfDraw; break;
      case Type::FROM: made.by = ExampleEvent::OnDiscard; break;
      case Type::ROBBING: made.by = ExampleEvent::RobKong; break;
      case Type::AFTER_KONG: made.afterKong = true; break;
      case Type::LAST_TILES: made.lastTiles = true; break;
      default: made.from = intOf(how);
    }
  }
  return made;
}

// (WITH exampleOption (',' exampleOption)*)? '{' exampleItem* '}', the title being read
ExampleBody AstBuilder::example(Kids& kids) {
  ExampleBody made;
  while (!kids.done()) {
    const Node* part = kids.rule();
    if (!part) {
      kids.skip();
      continue;
    }
    if (part->getRuleIndex() == Rule::RuleExampleOption) {
      Kids option(part);
      Name name = takeName(option);
      option.skip();
      made.options.emplace_back(std::move(name), optionValue(option.rule()));
    } else {
      exampleItem(part, made);
    }
  }
  return made;
}

void AstBuilder::exampleItem(const Node* node, ExampleBody& body) {
  Kids kids(node);
  const antlr4::Token* word = kids.token();
  switch (word->getType()) {
    case Type::INDICATOR: body.indicator = nameOf(kids.rule()); break;
    case Type::PREVIOUS_WILD: body.previousWild = nameOf(kids.rule()); break;
    case Type::DEALER: body.dealer = intOf(kids.token()); break;
    case Type::FACT: {
      Name name = takeName(kids);
      kids.skip();
      body.facts.emplace_back(std::move(name), expr(kids.rule()));
      break;
    }
    case Type::SEAT: {
      body.seats.push_back(exampleSeat(kids));
      body.seats.back().span = spanOf(node);
      break;
    }
    case Type::OFFENDERS:
      while (const antlr4::Token* seat = kids.token()) body.offenders.push_back(intOf(seat));
      break;
    case Type::WIN:
      kids.skip();
      body.winner = intOf(kids.token());
      kids.skip();
      body.winTile = nameOf(kids.rule());
      while (const antlr4::Token* how = kids.token()) {
        switch (how->getType()) {
          case Type::SELF_DRAWN: body.by = ExampleBody::SelfDraw; break;
          case Type::FROM: body.by = ExampleBody::Discard; break;
          case Type::ROBBING: body.by = ExampleBody::RobKong; break;
          case Type::AFTER_KONG: body.afterKong = true; break;
          case Type::LAST_TILES: body.lastTiles = true; break;
          default: body.from = intOf(how); break;
        }
      }
      break;
    case Type::TURNED: {
      Name name = takeName(kids);
      body.turned.emplace_back(std::move(name), takeNames(kids, Rule::RuleTileWord));
      break;
    }
    case Type::SCORE:
      while (const antlr4::Token* points = kids.token()) body.scores.push_back(wholeOf(points));
      break;
    case Type::FROM_DEAL: body.fromDeal = true; break;
    case Type::POT: body.pot = wholeOf(kids.token()); break;
    case Type::LEFT_TO_DRAW: body.leftToDraw = intOf(kids.token()); break;
    case Type::THEN:
      body.then.push_back(exampleEvent(kids));
      body.then.back().span = spanOf(node);
      break;
    case Type::WAITS:
      kids.skip();
      body.waitsSeat = intOf(kids.token());
      break;
    default:
      while (!kids.done()) {
        if (const Node* part = kids.rule()) body.expectations.push_back(expectation(part));
        else kids.skip();
      }
  }
}

// NUMBER ':' HAND tileWord* exMeld* (ASIDE tileWord+)?
ExampleSeat AstBuilder::exampleSeat(Kids& kids) {
  ExampleSeat seat;
  seat.seat = intOf(kids.token());
  kids.skip();
  kids.skip();
  seat.hand = takeNames(kids, Rule::RuleTileWord);
  while (const Node* node = kids.rule(Rule::RuleExMeld)) {
    ExampleMeld meld;
    meld.span = spanOf(node);
    Kids parts(node);
    parts.skip();
    meld.call = nameOf(parts.rule());
    meld.tiles = takeNames(parts, Rule::RuleTileWord);
    if (parts.take(Type::FROM)) meld.from = intOf(parts.token());
    seat.melds.push_back(std::move(meld));
  }
  if (kids.take(Type::ASIDE)) seat.aside = takeNames(kids, Rule::RuleTileWord);
  while (!kids.done()) {
    const Node* part = kids.rule();
    if (!part) {
      kids.skip();
      continue;
    }
    Kids option(part);
    Name name = takeName(option);
    option.skip();
    seat.marks.emplace_back(std::move(name), optionValue(option.rule()));
  }
  return seat;
}

Expectation AstBuilder::expectation(const Node* node) {
  Expectation made{};
  made.span = spanOf(node);
  Kids kids(node);
  const antlr4::Token* word = kids.token();
  if (!word || word->getType() == Type::NOT) {
    made.kind = Expectation::Result;
    made.negated = word != nullptr;
    made.name = takeName(kids);
    made.none = kids.take(Type::NONE) != nullptr;
    made.words = takeNames(kids, Rule::RuleTileWord);
    if (const Node* number = kids.rule(Rule::RuleSignedNumber)) made.numbers.push_back(signedNumber(number));
    return made;
  }
  switch (word->getType()) {
    case Type::REFUSED_BY:
      made.kind = Expectation::RefusedBy;
      made.name = takeName(kids);
      break;
    case Type::NEXT_DEALER:
      made.kind = Expectation::NextDealer;
      made.numbers.push_back(Num(wholeOf(kids.token())));
      break;
    case Type::SEAT:
      made.kind = Expectation::Result;
      made.seat = intOf(kids.token());
      made.name = takeName(kids);
      made.none = kids.take(Type::NONE) != nullptr;
      made.words = takeNames(kids, Rule::RuleTileWord);
      if (const Node* number = kids.rule(Rule::RuleSignedNumber)) made.numbers.push_back(signedNumber(number));
      else if (const antlr4::Token* truth = kids.token()) {
        made.words.push_back(nameOf(truth));
        made.words.back().text = truth->getType() == Type::YES ? "yes" : "no";   // however it is written
      }
      break;
    case Type::REFUSED: made.kind = Expectation::Refused; break;
    case Type::IMPOSSIBLE: made.kind = Expectation::Impossible; break;
    case Type::POINTS:
      made.kind = Expectation::Points;
      while (const Node* points = kids.rule()) made.numbers.push_back(signedNumber(points));
      break;
    case Type::LIABLE:
      made.kind = Expectation::Liable;
      if (const antlr4::Token* seat = kids.take(Type::NUMBER)) made.numbers.push_back(Num(wholeOf(seat)));
      else made.none = true;
      break;
    default:
      made.kind = Expectation::Waits;
      made.none = kids.take(Type::NOBODY) != nullptr;
      made.words = takeNames(kids, Rule::RuleTileWord);
  }
  return made;
}

Num AstBuilder::signedNumber(const Node* node) const {
  Kids kids(node);
  bool negative = kids.take(Type::MINUS) != nullptr;
  if (!negative) kids.take(Type::PLUS);
  const antlr4::Token* digits = kids.token();
  std::string text = text::plainDigits(input_.slice(digits));
  Num value;
  if (!parseNum(negative ? "-" + text : text, value)) input_.report(diag::Code::BadNumber, input_.span(digits), {text});
  return value;
}

}  // namespace kaikou::syntax::internal
