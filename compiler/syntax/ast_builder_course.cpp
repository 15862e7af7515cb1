// The declarations of the course of a hand: marks, steps, restrictions, payments on events, what comes after.
//
// A node's children are read in order, as the grammar states them. Tested by tests/syntax/parse_test.cpp.
#include "compiler/syntax/parse_internal.h"

namespace kaikou::syntax::internal {

using Rule = KaikouParser;

std::optional<ExprKind> courseWordKind(size_t type) {
  switch (type) {
    case Type::ACTOR: return ExprKind::Actor;
    case Type::PAYER: return ExprKind::Payer;
    case Type::PAYEE: return ExprKind::Payee;
    case Type::THAT_TILE: return ExprKind::ThatTile;
    case Type::FIRST_DRAW: return ExprKind::FirstDraw;
    case Type::LEFT_TO_DRAW: return ExprKind::LeftToDraw;
    case Type::DISCARDS_MADE: return ExprKind::DiscardsMade;
    case Type::NO_CALL_YET: return ExprKind::NoCallYet;
    case Type::COUNT_IN_PLAY: return ExprKind::CountInPlay;
    case Type::SUM_OF_DICE: return ExprKind::SumOfDice;
    case Type::WINS: return ExprKind::Wins;
    case Type::NO_WINNERS: return ExprKind::NoWinners;
    case Type::FIRST_WINNER: return ExprKind::FirstWinner;
    case Type::FIRST_WIN_GIVER: return ExprKind::FirstWinGiver;
    case Type::FIRST_WIN_COUNT: return ExprKind::FirstWinCount;
    case Type::HEAD_OF_WINNERS: return ExprKind::HeadOfWinners;
    case Type::TAIL_OF_WINNERS: return ExprKind::TailOfWinners;
    case Type::GIVER_KONG: return ExprKind::GiverKong;
    case Type::SOURCE_OF_KONG: return ExprKind::SourceOfKong;
    case Type::DISCARDS_OF: return ExprKind::OwnDiscards;
    case Type::POT: return ExprKind::Pot;
    case Type::HOUSE: return ExprKind::House;
    case Type::SCORE: return ExprKind::Score;
    case Type::STANDING: return ExprKind::Standing;
    case Type::FIRST_DEALER: return ExprKind::FirstDealer;
    case Type::HANDS_PLAYED: return ExprKind::HandsPlayed;
    case Type::CLAIMANTS: return ExprKind::Claimants;
    case Type::SWAPS: return ExprKind::Swaps;
    case Type::OWN_CLAIMED: return ExprKind::OwnClaimed;
    case Type::EXHAUSTED: return ExprKind::WallExhausted;
    default: return std::nullopt;
  }
}

// NOT* (ref | READY | '(' expr ')')
ExprId AstBuilder::seatsWho(const Node* node) {
  std::vector<uint32_t> starts;
  Kids kids(node);
  while (const antlr4::Token* word = kids.take(Type::NOT)) starts.push_back(input_.span(word).begin);
  ExprId result = noExpr;
  if (const Node* name = kids.rule(Rule::RuleRef)) result = add(ExprKind::Name, name->start);
  else if (const antlr4::Token* word = kids.take(Type::READY)) result = add(ExprKind::Ready, input_.span(word));
  else kids.skip(), result = expr(kids.rule());
  for (size_t i = starts.size(); i-- > 0;) result = add(ExprKind::Not, {starts[i], ast_.exprs[result].span.end}, {result});
  return result;
}

// What an atom of an expression can be beside those of ast_builder_expr.cpp; its word has been read.
ExprId AstBuilder::courseAtom(Kids& kids, const antlr4::Token* word, Span span) {
  const size_t type = word->getType();
  switch (type) {
    case Type::ANY_TILES_OF: {
      const Node* name = kids.rule(Rule::RuleRef);
      if (!name) kids.skip();
      ExprId suit = name ? add(ExprKind::Name, name->start) : expr(kids.rule());
      if (!name) kids.skip();
      ExprId tiles = add(ExprKind::TilesOf, {span.begin, ast_.exprs[suit].span.end}, {suit});
      return add(ExprKind::Any, span, {tiles}, {}, kids.take(Type::IN_HAND) ? 1 : 2);
    }
    case Type::LBRACE: return set(kids.rule());
    case Type::TURNED: {
      const bool newest = kids.take(Type::NEWEST) != nullptr;
      Name name = nameOf(kids.rule());
      std::vector<ExprId> set;
      if (kids.take(Type::IN)) set.push_back(setAtom(kids.rule()));
      return add(ExprKind::TurnedIn, span, set, name.text, newest);
    }
    case Type::NEXT_OF_TURNED: return add(ExprKind::NextOfTurned, span, {}, nameOf(kids.rule()).text);
    case Type::BEST_WIN: return add(ExprKind::BestWin, span, {seatRef(kids.rule())});
    case Type::OTHERS:
    case Type::OTHERS_IN_PLAY:
    case Type::SEATS_IN_PLAY:
    case Type::EVERY_SEAT_OF: {
      const uint32_t which = type == Type::OTHERS ? 0 : type == Type::OTHERS_IN_PLAY ? 1 : type == Type::SEATS_IN_PLAY ? 2 : 3;
      std::vector<ExprId> who;
      if (kids.take(Type::WHO)) who.push_back(seatsWho(kids.rule()));
      return add(ExprKind::SeatSet, span, who, {}, which);
    }
    case Type::EVERY_SEAT:
    case Type::SOME_SEAT:
    case Type::COUNT_SEATS: {
      kids.skip();
      const uint32_t which = type == Type::EVERY_SEAT ? 0 : type == Type::SOME_SEAT ? 1 : 2;
      return add(ExprKind::OverSeats, span, {expr(kids.rule())}, {}, which);
    }
    case Type::LAST_KONG_IS: return add(ExprKind::LastKongIs, span, {setAtom(kids.rule())});
    case Type::TILES_OF: {
      if (const Node* name = kids.rule(Rule::RuleRef)) return add(ExprKind::TilesOf, span, {add(ExprKind::Name, name->start)});
      kids.skip();
      return add(ExprKind::TilesOf, span, {expr(kids.rule())});
    }
    default: return oneWord(word);
  }
}

// OWN? eventKind OF_OTHERS?
EventRef AstBuilder::event(const Node* node) {
  EventRef made;
  made.span = spanOf(node);
  Kids kids(node);
  made.own = kids.take(Type::OWN) != nullptr;
  const Node* kind = kids.rule();
  made.name = nameOf(kind);
  switch (kind->start->getType()) {
    case Type::DEAL: made.kind = EventRef::Deal; break;
    case Type::MATCH_END: made.kind = EventRef::MatchEnd; break;
    case Type::DRAW: made.kind = EventRef::Draw; break;
    case Type::DISCARD: made.kind = EventRef::Discard; break;
    case Type::ANY_CALL: made.kind = EventRef::AnyCall; break;
    case Type::WIN: made.kind = EventRef::Win; break;
    case Type::WIN_PASSED: made.kind = EventRef::WinPassed; break;
    case Type::EXHAUSTED: made.kind = EventRef::Exhausted; break;
    case Type::HAND_END: made.kind = EventRef::HandEnd; break;
    default: made.kind = EventRef::Named; break;
  }
  if (const Keyword* word = keywordOf(kind->start->getType())) made.name.text = word->english;
  made.others = kids.take(Type::OF_OTHERS) != nullptr;
  return made;
}

// ON_DISCARD OF_OTHERS? (',' event)* | ON event (',' event)*
std::vector<EventRef> AstBuilder::events(const Node* node) {
  std::vector<EventRef> made;
  for (Kids kids(node); !kids.done();) {
    if (const Node* part = kids.rule()) {
      made.push_back(event(part));
    } else if (const antlr4::Token* word = kids.token(); word->getType() == Type::ON_DISCARD) {
      EventRef discard;
      discard.kind = EventRef::Discard;
      discard.span = input_.span(word);
      discard.name = {"discard", discard.span};
      discard.others = kids.take(Type::OF_OTHERS) != nullptr;
      made.push_back(std::move(discard));
    }
  }
  return made;
}

// markScope (','? PRIVATE)? ':' markType '=' optionValue ('{' markLine* '}')?
MarkBody AstBuilder::mark(Kids& kids) {
  MarkBody made;
  const size_t scope = kids.rule()->start->getType();
  made.scope = scope == Type::OF_EACH_SEAT ? MarkScope::Seat : scope == Type::OF_THE_HAND ? MarkScope::Hand : MarkScope::Match;
  kids.take(Type::COMMA);
  made.isPrivate = kids.take(Type::PRIVATE) != nullptr;
  kids.skip();
  Kids type(kids.rule());
  switch (type.token()->getType()) {
    case Type::YES_NO: made.type = MarkType::YesNo; break;
    case Type::NUMBER_TYPE:
      made.type = MarkType::Number;
      type.skip();
      if (const Node* name = type.rule(Rule::RuleRef)) made.mostFrom = add(ExprKind::Name, name->start);
      else made.most = intOf(type.token());
      break;
    case Type::TILE: made.type = MarkType::Tile; break;
    case Type::SUIT: made.type = MarkType::Suit; break;
    case Type::SEAT: made.type = MarkType::Seat; break;
    default: made.type = MarkType::OneOf; break;
  }
  made.enumerators = takeNames(type, Rule::RuleEnumerator);
  kids.skip();
  made.initial = optionValue(kids.rule());
  if (!kids.take(Type::LBRACE)) return made;
  while (const Node* node = kids.rule(Rule::RuleMarkLine)) {
    MarkLine line;
    line.span = spanOf(node);
    Kids parts(node);
    const size_t action = parts.token()->getType();
    line.action = action == Type::ADDS ? LineAction::Add : action == Type::SUBTRACTS ? LineAction::Subtract : LineAction::Becomes;
    line.value = expr(parts.rule());
    line.events = events(parts.rule());
    line.guard = takeGuard(parts);
    made.lines.push_back(std::move(line));
  }
  kids.skip();
  return made;
}

// (BEFORE_PLAY (','? stepOrder)? | WITH_DISCARD | IN_OWN_TURN | INSTEAD_OF_DRAW) guard? (':' stepEffect (',' stepEffect)*)?
StepBody AstBuilder::step(Kids& kids) {
  StepBody made;
  const size_t moment = kids.token()->getType();
  made.moment = moment == Type::BEFORE_PLAY    ? StepBody::BeforePlay
                : moment == Type::WITH_DISCARD ? StepBody::WithDiscard
                : moment == Type::IN_OWN_TURN  ? StepBody::OwnTurn
                                               : StepBody::InsteadOfDraw;
  kids.take(Type::COMMA);
  if (const Node* order = kids.rule(Rule::RuleStepOrder)) {
    Kids parts(order);
    made.inTurn = parts.token()->getType() == Type::IN_TURN_FROM;
    if (made.inTurn) made.first = seatRef(parts.rule());
  }
  made.guard = takeGuard(kids);
  while (!kids.done()) {
    const Node* node = kids.rule(Rule::RuleStepEffect);
    if (!node) {
      if (kids.peekRule()) break;
      kids.skip();
      continue;
    }
    StepEffect effect;
    effect.span = spanOf(node);
    Kids parts(node);
    switch (parts.token()->getType()) {
      case Type::CHOOSES:
        effect.kind = StepEffect::Chooses;
        effect.mark = nameOf(parts.rule());
        break;
      case Type::GIVES:
        effect.kind = StepEffect::Gives;
        effect.tiles = intOf(parts.token());
        parts.take(Type::TILES);
        effect.oneSuit = parts.take(Type::IN_ONE_SUIT) != nullptr;
        parts.skip();
        effect.value = expr(parts.rule());
        break;
      case Type::SHOWS_HAND: effect.kind = StepEffect::Shows; break;
      default:
        effect.kind = StepEffect::Sets;
        effect.mark = nameOf(parts.rule());
        parts.skip();
        effect.value = expr(parts.rule());
        break;
    }
    made.effects.push_back(std::move(effect));
  }
  return made;
}

// guard? ':' restriction (',' restriction)*
RestrictBody AstBuilder::restrict(Kids& kids) {
  RestrictBody made;
  made.guard = takeGuard(kids);
  while (!kids.done()) {
    const Node* node = kids.rule(Rule::RuleRestriction);
    if (!node) {
      if (kids.peekRule()) break;
      kids.skip();
      continue;
    }
    RestrictItem item;
    item.span = spanOf(node);
    Kids parts(node);
    const size_t what = parts.token()->getType();
    item.what = what == Type::DISCARDS ? RestrictItem::Discards : what == Type::CALLS ? RestrictItem::Calls : RestrictItem::Claims;
    item.mode = RestrictItem::Not;
    const bool none = parts.take(Type::NONE) != nullptr;
    if (parts.take(Type::ONLY)) item.mode = RestrictItem::Only;
    else if (!parts.take(Type::NOT) && !none) item.mode = RestrictItem::First;
    if (parts.take(Type::DRAWN_TILE)) item.drawnTile = true;
    parts.take(Type::WITH);
    if (const Node* set = parts.rule(Rule::RuleSetAtom)) item.set = setAtom(set);
    item.calls = takeNames(parts, Rule::RuleRef);
    if (parts.take(Type::FIRST)) item.mode = RestrictItem::First;
    if (parts.take(Type::WITH)) item.drawnTile = parts.take(Type::DRAWN_TILE) != nullptr;
    parts.take(Type::WHEN);
    item.sameWaits = parts.take(Type::SAME_WAITS) != nullptr;
    item.notReady = parts.take(Type::NOT) != nullptr;
    parts.take(Type::READY);
    made.items.push_back(std::move(item));
  }
  return made;
}

// events FROM party TO party guard? payBody
PayBody AstBuilder::pay(Kids& kids) {
  PayBody made;
  made.events = events(kids.rule());
  kids.skip();
  made.from = expr(Kids(kids.rule()).rule());
  if (const antlr4::Token* house = kids.take(Type::TO_HOUSE)) {
    made.to = add(ExprKind::House, house);
  } else {
    kids.skip();
    made.to = expr(Kids(kids.rule()).rule());
  }
  made.guard = takeGuard(kids);
  Kids body(kids.rule());
  switch (body.token()->getType()) {
    case Type::HANDS_OVER: made.form = PayBody::HandsOver; break;
    case Type::HANDS_BACK: made.form = PayBody::HandsBack; break;
    default:
      while (const Node* node = body.rule(Rule::RuleLine)) made.lines.push_back(line(node));
      return made;
  }
  made.lastKong = body.take(Type::LAST_KONG) != nullptr;
  made.pays = takeNames(body, Rule::RuleRef);
  return made;
}

// ':' turnPlace '{' turnLine* '}'
TurnUpBody AstBuilder::turnUp(Kids& kids) {
  TurnUpBody made;
  kids.skip();
  Kids place(kids.rule());
  switch (place.token()->getType()) {
    case Type::NEXT_FROM_HEAD: made.place = TurnUpBody::Head; break;
    case Type::NEXT_FROM_TAIL: made.place = TurnUpBody::Tail; break;
    case Type::UPPER_OF_STACKS: made.place = TurnUpBody::UpperOfStacks; break;
    default: made.place = TurnUpBody::LowerOfStacks; break;
  }
  if (made.place >= TurnUpBody::UpperOfStacks) {
    made.firstStack = intOf(place.token());
    place.skip();
    made.lastStack = intOf(place.token());
  }
  made.lastDrawn = place.take(Type::OR_LAST_DRAWN) != nullptr;
  kids.skip();
  while (const Node* node = kids.rule(Rule::RuleTurnLine)) {
    TurnLine line;
    line.span = spanOf(node);
    Kids parts(node);
    line.more = !parts.take(Type::UP_TO);
    line.count = expr(parts.rule());
    parts.take(Type::MORE_TILES);
    line.events = events(parts.rule());
    parts.take(Type::COMMA);
    line.offered = parts.take(Type::OFFERED) != nullptr;
    line.guard = takeGuard(parts);
    made.lines.push_back(std::move(line));
  }
  kids.skip();
  return made;
}

// event '{' afterItem* '}'; the event is its name
AfterBody AstBuilder::after(Kids& kids, Decl& decl) {
  AfterBody made;
  made.event = event(kids.rule());
  decl.name = {(made.event.own ? "own " : "") + made.event.name.text + (made.event.others ? " of others" : ""), made.event.span};
  kids.skip();
  while (const Node* node = kids.rule(Rule::RuleAfterItem)) {
    AfterItem item;
    item.span = spanOf(node);
    Kids parts(node);
    switch (parts.token()->getType()) {
      case Type::LEAVES_PLAY: item.what = AfterItem::LeavesPlay; break;
      case Type::PLAYS_ON: item.what = AfterItem::PlaysOn; break;
      case Type::HAND_ENDS: item.what = AfterItem::HandEnds; break;
      case Type::MATCH_ENDS: item.what = AfterItem::MatchEnds; break;
      case Type::NEXT_TURN_AFTER: item.what = AfterItem::NextTurnAfter; break;
      case Type::SAME_DEALER: item.what = AfterItem::SameDealer; break;
      case Type::NEXT_DEALER: item.what = AfterItem::NextDealer; break;
      case Type::PREVIOUS_DEALER: item.what = AfterItem::PreviousDealer; break;
      default: item.what = AfterItem::DealerIs; break;
    }
    if (const Node* seat = parts.rule(Rule::RuleSeatRef)) item.seat = seatRef(seat);
    item.guard = takeGuard(parts);
    made.items.push_back(std::move(item));
  }
  kids.skip();
  return made;
}

}  // namespace kaikou::syntax::internal
