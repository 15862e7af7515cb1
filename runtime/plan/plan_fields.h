// The fields of a plan in the order they are encoded, once for reading and writing: `describe(archive, value)` shows
// every field of `value` to the archive, which writes it or fills it. Private to plan_codec.cpp.
#pragma once

#include <concepts>
#include <type_traits>

#include "runtime/plan/plan.h"

namespace kaikou::plan {

template <class T, class Of>
concept Is = std::same_as<std::remove_const_t<T>, Of>;

/// The greatest value of an enumeration: bytes beyond it are refused.
template <class E>
inline constexpr E lastOf = E{};
template <> inline constexpr Op lastOf<Op> = Op::SomeLoser;
template <> inline constexpr Phase lastOf<Phase> = Phase::Reading;
template <> inline constexpr ShapeForm lastOf<ShapeForm> = ShapeForm::Different;
template <> inline constexpr MeldFilter::Where lastOf<MeldFilter::Where> = MeldFilter::Touching;
template <> inline constexpr MeldFilter::From lastOf<MeldFilter::From> = MeldFilter::Claimed;
template <> inline constexpr FeatureKind lastOf<FeatureKind> = FeatureKind::PairWild;
template <> inline constexpr LineAction lastOf<LineAction> = LineAction::RoundDown;
template <> inline constexpr LineRole lastOf<LineRole> = LineRole::Payment;
template <> inline constexpr ResultItem::Kind lastOf<ResultItem::Kind> = ResultItem::Number;
template <> inline constexpr CallMeld lastOf<CallMeld> = CallMeld::Aside;
template <> inline constexpr CallSource lastOf<CallSource> = CallSource::AddedTo;
template <> inline constexpr WallPlace lastOf<WallPlace> = WallPlace::LowerFromHead;
template <> inline constexpr FactType lastOf<FactType> = FactType::Tile;
template <> inline constexpr EventKind lastOf<EventKind> = EventKind::MatchEnd;
template <> inline constexpr EventSeat lastOf<EventSeat> = EventSeat::Others;
template <> inline constexpr MarkScope lastOf<MarkScope> = MarkScope::Match;
template <> inline constexpr MarkType lastOf<MarkType> = MarkType::OneOf;
template <> inline constexpr StepMoment lastOf<StepMoment> = StepMoment::InsteadOfDraw;
template <> inline constexpr TurnPlace lastOf<TurnPlace> = TurnPlace::LowerOfStacks;
template <> inline constexpr StepOrder lastOf<StepOrder> = StepOrder::InTurn;
template <> inline constexpr StepChoice lastOf<StepChoice> = StepChoice::Tiles;
template <> inline constexpr Restricted lastOf<Restricted> = Restricted::Calls;
template <> inline constexpr RestrictMode lastOf<RestrictMode> = RestrictMode::First;
template <> inline constexpr PayForm lastOf<PayForm> = PayForm::HandsBack;
template <> inline constexpr AfterWhat lastOf<AfterWhat> = AfterWhat::MatchEnds;

template <class A, Is<Num> T> void describe(A& a, T& x) { a(x.num, x.den); }
template <class A, Is<std::pair<std::string, std::string>> T> void describe(A& a, T& x) { a(x.first, x.second); }
template <class A, Is<Instr> T> void describe(A& a, T& x) { a(x.op, x.dst, x.a, x.b, x.c, x.imm, x.origin); }
template <class A, Is<PhaseCode> T> void describe(A& a, T& x) { a(x.phase, x.first, x.count); }
template <class A, Is<Origin> T> void describe(A& a, T& x) {
  a(x.name, x.zh, x.en, x.citeZh, x.citeEn, x.file, x.line, x.column);
}
template <class A, Is<Kind> T> void describe(A& a, T& x) { a(x.name, x.block, x.rank, x.copies, x.next, x.previous); }
template <class A, Is<Block> T> void describe(A& a, T& x) {
  a(x.name, x.aliases, x.firstKind, x.size, x.isSuit, x.isFlower);
}
template <class A, Is<Shape> T> void describe(A& a, T& x) { a(x.origin, x.form, x.count, x.pair, x.set); }
template <class A, Is<MeldFilter> T> void describe(A& a, T& x) { a(x.kinds, x.where, x.from); }
template <class A, Is<Feature> T> void describe(A& a, T& x) { a(x.kind, x.filter, x.tiles, x.shift, x.width); }
template <class A, Is<FeatureVector> T> void describe(A& a, T& x) { a(x.words[0], x.words[1], x.words[2], x.words[3]); }
template <class A, Is<FeatureLayout> T> void describe(A& a, T& x) {
  a(x.features, x.orMask, x.needsWinningTile, x.shapeBase, x.noReading);
}
template <class A, Is<Relation> T> void describe(A& a, T& x) { a(x.triplets, x.bound, x.oneSuit, x.ranks); }
template <class A, Is<LinkQuestion> T> void describe(A& a, T& x) { a(x.by, x.beside); }
template <class A, Is<Need> T> void describe(A& a, T& x) { a(x.origin, x.holds, x.perReading, x.atSettlement); }
template <class A, Is<Pattern> T> void describe(A& a, T& x) { a(x.origin, x.holds, x.worth); }
template <class A, Is<Line> T> void describe(A& a, T& x) {
  a(x.origin, x.group, x.role, x.action, x.value, x.applies, x.after);
}
template <class A, Is<Liability> T> void describe(A& a, T& x) { a(x.origin, x.seat, x.holds); }
template <class A, Is<Sharing> T> void describe(A& a, T& x) { a(x.origin, x.holds); }
template <class A, Is<ResultItem> T> void describe(A& a, T& x) { a(x.key, x.kind, x.patterns, x.value); }
template <class A, Is<Call> T> void describe(A& a, T& x) {
  a(x.origin, x.meld, x.source, x.addedTo, x.opens, x.draws, x.robbable, x.concealed, x.anyTime, x.compulsory, x.without, x.asideSet,
    x.guard);
}
template <class A, Is<Game::NextDealer> T> void describe(A& a, T& x) { a(x.who, x.when, x.seat); }
template <class A, Is<Game> T> void describe(A& a, T& x) {
  a(x.seats, x.dice, x.breakSkip, x.handSize, x.dealerHand);
  a(x.hasIndicator, x.indicatorPlace, x.indicatorStack, x.stacks, x.replacementsFromTail, x.keep, x.lastTiles);
  a(x.discardSet, x.discardUnclaimable, x.discardAside, x.discardDraws, x.discardForbidden);
  a(x.claimRanks, x.everyWinner, x.firstWinnerFrom, x.firstWinnerAfter, x.passingLocks);
  a(x.leavingPays, x.leavingVoids, x.leavingDeclared, x.nextDealer);
  a(x.hasDuty, x.dutyOrigin, x.dutyOpening, x.dutyExcept, x.dutyExempt);
}
template <class A, Is<Fact> T> void describe(A& a, T& x) { a(x.origin, x.type, x.defaultValue); }
template <class A, Is<Plan::Key> T> void describe(A& a, T& x) { a(x.winnings, x.value); }

template <class A, Is<EventMatch> T> void describe(A& a, T& x) { a(x.kind, x.seat, x.which); }
template <class A, Is<MarkLine> T> void describe(A& a, T& x) { a(x.origin, x.events, x.action, x.value, x.guard); }
template <class A, Is<Mark> T> void describe(A& a, T& x) {
  a(x.origin, x.scope, x.type, x.isPrivate, x.slot, x.most, x.initial, x.words, x.lines);
}
template <class A, Is<StepSets> T> void describe(A& a, T& x) { a(x.mark, x.value); }
template <class A, Is<Step> T> void describe(A& a, T& x) {
  a(x.origin, x.moment, x.order, x.choice, x.showsHand, x.mark, x.tiles, x.oneSuit, x.to, x.first, x.guards, x.sets);
}
template <class A, Is<Restriction> T> void describe(A& a, T& x) {
  a(x.origin, x.what, x.mode, x.drawnTile, x.sameWaits, x.notReady, x.calls, x.set, x.guard);
}
template <class A, Is<Pay> T> void describe(A& a, T& x) {
  a(x.origin, x.events, x.form, x.lastKong, x.kept, x.pays, x.from, x.to, x.value, x.guard, x.firstLine, x.lineCount);
}
template <class A, Is<TurnLine> T> void describe(A& a, T& x) { a(x.origin, x.events, x.more, x.offered, x.count, x.guard); }
template <class A, Is<TurnUp> T> void describe(A& a, T& x) {
  a(x.origin, x.place, x.firstStack, x.lastStack, x.lastDrawn, x.lines);
}
template <class A, Is<After> T> void describe(A& a, T& x) { a(x.origin, x.event, x.what, x.seat, x.guard); }

/// The sections of the content. The format version stands in the header.
template <class A, Is<Plan> T> void describe(A& a, T& x) {
  a.section(1, [&] { a(x.ruleset, x.options, x.origins); });
  a.section(2, [&] { a(x.kinds, x.blocks, x.wilds); });
  a.section(3, [&] { a(x.shapes, x.features, x.relations, x.links); });
  a.section(4, [&] { a(x.constants, x.lists, x.scalarCount, x.laneCount, x.code, x.phases); });
  a.section(5, [&] {
    a(x.facts, x.calls, x.needs, x.patterns, x.lines, x.payment, x.liabilities, x.sharings, x.choose, x.results);
    a(x.asking);
  });
  a.section(6, [&] { a(x.game); });
  a.section(7, [&] {
    a(x.course.marks, x.course.steps, x.course.restrictions, x.course.pays, x.course.turnUps, x.course.after, x.course.lines,
      x.course.beginPoints, x.course.noWinner, x.course.followed);
  });
}

}  // namespace kaikou::plan
