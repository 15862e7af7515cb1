// The invariants, one after another. Order matters: what makes later checks safe comes first. Tested by
// tests/table/state_check_test.cpp, which breaks states in every way.
#include "runtime/table/state_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <numeric>

#include "runtime/table/win_filter.h"

namespace kaikou::table {
namespace {

using plan::Plan;
using Fault = std::optional<std::string>;

class Check {
 public:
  Check(Engine& engine, const State& s) : engine_(engine), plan_(engine.plan()), s_(s) {}

  Fault ranges() const {
    const int kinds = static_cast<int>(plan_.kinds.size()), seats = engine_.seats();
    int tiles = 0;
    for (const plan::Kind& kind : plan_.kinds) tiles += kind.copies;
    auto isSeat = [&](int seat) { return seat >= 0 && seat < seats; };
    auto isSeatOrNobody = [&](int seat) { return seat >= plan::nobody && seat < seats; };
    if (s_.stage > Stage::Choosing) return "no such stage";
    if (!isSeat(s_.turn) || !isSeat(s_.table.dealer)) return "no such seat in turn";
    if (s_.wallSize != tiles || s_.head > tiles || s_.tail > tiles || s_.left > tiles)
      return "the wall has another size";
    if (s_.indicatorAt < -1 || s_.indicatorAt >= tiles) return "no such place of the tile turned up";
    if (s_.table.indicator >= kinds || s_.table.previousWild < plan::noTile || s_.table.previousWild >= kinds)
      return "no such tile turned up";
    std::array<int, maxKinds> built{};
    for (int i = 0; i < tiles; ++i) {
      if (s_.wall[i] >= kinds) return "no such tile in the wall";
      ++built[s_.wall[i]];
    }
    for (int k = 0; k < kinds; ++k)
      if (built[k] != plan_.kinds[k].copies) return "the wall does not hold the tiles of the plan";
    if (plan_.game.hasIndicator != (s_.indicatorAt >= 0)) return "a tile is turned up, or is not, against the rules";
    if (s_.indicatorAt >= 0 && s_.wall[s_.indicatorAt] != s_.table.indicator) return "another tile is turned up";
    if (s_.tile >= kinds || s_.table.win.tile >= kinds) return "no such tile in question";
    if (s_.pileSize > tiles) return "the pile is too large";
    for (int i = 0; i < s_.pileSize; ++i)
      if (s_.pile[i].tile >= kinds || !isSeat(s_.pile[i].seat)) return "no such tile on the pile";
    const unsigned all = (1u << seats) - 1;
    if ((s_.asked | s_.mayWin | s_.locked | s_.answered) & ~all) return "no such seat is asked";
    for (int seat = 0; seat < seatCount; ++seat) {
      const eval::SeatTable& own = s_.table.seats[seat];
      if (own.meldCount > plan::maxMelds) return "too many melds";
      for (int i = 0; i < own.meldCount; ++i)
        if (!isMeld(own.melds[i], seat)) return "no such meld";
      for (int k = 0; k < maxKinds; ++k)
        if (own.hand[k] > (k < kinds ? plan_.kinds[k].copies : 0) ||
            own.aside[k] > (k < kinds ? plan_.kinds[k].copies : 0))
          return "more copies of a tile than there are";
      const DutyState& duty = s_.duties[seat];
      if (duty.offenderCount > seatCount || duty.block >= plan_.blocks.size() || (duty.bound & ~all))
        return "no such duty";
      for (int i = 0; i < seatCount; ++i)
        if (!isSeatOrNobody(duty.offenders[i]) || (duty.offenders[i] >= 0) != (i < duty.offenderCount))
          return "no such offender";
      if (!plan_.game.hasDuty && (duty.bound || duty.offenderCount)) return "a duty against the rules";
    }
    const Outcome& outcome = s_.outcome;
    int winners = 0;
    if (outcome.kind > Outcome::Faulted || outcome.winnerCount > seats || !isSeatOrNobody(outcome.leaver))
      return "no such outcome";
    for (int i = 0; i < seatCount; ++i) {
      const int winner = outcome.winners[i];
      if (!isSeatOrNobody(winner) || (winner >= 0) != (i < outcome.winnerCount)) return "no such winner";
      if (winner < 0) continue;
      if (winners >> winner & 1) return "a seat wins twice";
      winners |= 1 << winner;
    }
    const bool won = outcome.kind == Outcome::Won;
    if (won != (outcome.winnerCount > 0) || (won && outcome.winners[0] != s_.table.win.seat))
      return "an end without its winners";
    if ((outcome.kind == Outcome::Left) != (outcome.leaver >= 0)) return "an end without who left";
    if (outcome.faultOrigin && (outcome.kind != Outcome::Faulted || outcome.faultOrigin >= plan_.origins.size()))
      return "an end by a rule that is not there";
    if ((s_.stage == Stage::Over) != (outcome.kind != Outcome::None)) return "an outcome before the end";
    if (s_.locked && !plan_.game.passingLocks) return "a seat is locked against the rules";
    for (int i = 0; i < s_.pileSize; ++i)
      if (s_.pile[i].claimed && s_.pile[i].aside) return "a tile that was set aside is claimed";
    if (auto fault = course()) return fault;
    if (s_.call >= std::max<size_t>(plan_.calls.size(), 1) || s_.meld >= plan::maxMelds) return "no such call";
    return {};
  }

  /// Marks in their ranges, payments and steps that exist, choices that were open.
  Fault course() const {
    auto isSeat = [&](int seat) { return seat >= 0 && seat < engine_.seats(); };
    auto isSeatOrNobody = [&](int seat) { return seat == plan::nobody || isSeat(seat); };
    const plan::Course& rules = plan_.course;
    const auto kinds = static_cast<int>(plan_.kinds.size());
    if (s_.table.course.followed != rules.followed || s_.course.followed != rules.followed) return "a course against the rules";
    if (!rules.followed) {
      // Copies leave it out, so nothing may ever be written there.
      eval::CourseFields untouched;
      untouched.followed = false;
      if (s_.table.course != untouched) return "a course where none is followed";
      return s_.stage == Stage::Choosing ? Fault("a step against the rules") : Fault();
    }
    for (const eval::CourseFields* at : {static_cast<const eval::CourseFields*>(&s_.table.course), &s_.course.atWin}) {
      if (at == &s_.course.atWin && s_.course.wonCount == 0) continue;
      for (const plan::Mark& mark : rules.marks) {
        const bool none = mark.type == plan::MarkType::Tile || mark.type == plan::MarkType::Suit || mark.type == plan::MarkType::Seat;
        auto wrong = [&](int value) { return value < (none ? -1 : 0) || value > mark.most; };
        if (mark.scope != plan::MarkScope::Seat && wrong(at->marks[mark.slot])) return "a mark out of its range";
        for (int seat = 0; mark.scope == plan::MarkScope::Seat && seat < engine_.seats(); ++seat)
          if (wrong(at->seatMarks[seat][mark.slot])) return "a mark out of its range";
      }
      for (const int seat : {at->actor, at->firstWinner, at->firstGiver, at->headWinner, at->tailWinner, at->kongSource})
        if (!isSeatOrNobody(seat)) return "no such seat in the course of the hand";
      if (at->tile < plan::noTile || at->tile >= kinds || at->kongCall < -1 || at->kongCall >= static_cast<int>(plan_.calls.size()))
        return "no such event";
      for (size_t i = 0; i < at->turned.size(); ++i) {
        if (at->turnedCount[i] > (i < rules.turnUps.size() ? plan::maxTurned : 0) || at->turnedLot[i] > at->turnedCount[i] ||
            at->turnedPlayed[i] > (i < rules.turnUps.size() && rules.turnUps[i].offers() ? at->turnedCount[i] : 0))
          return "tiles turned up against the rules";
        for (int n = 0; n < at->turnedCount[i]; ++n)
          if (at->turned[i][n] >= kinds) return "no such tile turned up";
      }
      if (!isSeat(at->firstDealer)) return "no such first dealer";
      for (const TileSet set : at->discards)
        if (kinds < 64 && set >> kinds) return "no such discard";
    }
    const CourseState& course = s_.course;
    if (course.pending && (s_.stage != Stage::Answers || course.pending > rules.steps.size() ||
                           rules.steps[course.pending - 1u].moment != plan::StepMoment::WithDiscard))
      return "a step is declared with no discard";
    if (course.offer > rules.turnUps.size() || (course.offer && !rules.turnUps[course.offer - 1u].offers()))
      return "tiles are offered against the rules";
    for (int i = 0; i < course.entries; ++i) {
      const LedgerEntry& entry = course.ledger[i];
      if (entry.pay >= rules.pays.size() || !isSeat(entry.payer) || !isSeatOrNobody(entry.holder)) return "no such payment";
    }
    for (int i = 0; i < course.wonCount; ++i) {
      const WonTile& won = course.won[i];
      if (won.tile >= kinds || !won.winners || won.winners >> engine_.seats() || !isSeatOrNobody(won.from)) return "no such win";
    }
    if (s_.stage != Stage::Choosing) return {};
    if (course.step >= rules.steps.size()) return "no such step";
    const plan::Step& step = rules.steps[course.step];
    if (step.moment != plan::StepMoment::BeforePlay && step.moment != plan::StepMoment::InsteadOfDraw) return "no such step";
    if (insteadOfDraw() && !engine_.drawable(s_)) return "a draw that cannot be";
    for (int seat = 0; seat < engine_.seats(); ++seat) {
      std::array<int, maxKinds> given{};
      for (int i = 0; i < course.chosenCount[seat]; ++i) {
        const int value = course.chosen[seat][i];
        if (step.choice == plan::StepChoice::Tiles && (value >= kinds || ++given[value] > s_.table.seats[seat].hand[value]))
          return "a tile was chosen that is not held";
        if (step.choice == plan::StepChoice::YesNo && value > 1) return "no such choice";
        if (step.choice == plan::StepChoice::Value && value > rules.marks[step.mark].most) return "no such choice";
      }
    }
    return {};
  }

  bool insteadOfDraw() const { return plan_.course.steps[s_.course.step].moment == plan::StepMoment::InsteadOfDraw; }

  /// Of the form that its call makes, from another seat or from nobody as the call wants it.
  bool isMeld(const eval::Meld& meld, int seat) const {
    if (meld.call >= plan_.calls.size() || meld.tile >= plan_.kinds.size()) return false;
    if (meld.from < plan::nobody || meld.from >= engine_.seats() || meld.from == seat) return false;
    const plan::Call* call = &plan_.calls[meld.call];
    if (call->meld == plan::CallMeld::Aside || static_cast<int>(call->meld) != static_cast<int>(meld.form))
      return false;
    const plan::Kind& kind = plan_.kinds[meld.tile];
    const plan::Block& block = plan_.blocks[kind.block];
    const int rank = meld.tile - block.firstKind;
    if (block.isFlower || (meld.form == eval::MeldForm::Run && (!block.isSuit || rank + 2 >= block.size))) return false;
    for (size_t steps = 0; call->addedTo >= 0 && steps < plan_.calls.size(); ++steps)
      call = &plan_.calls[call->addedTo];
    return (call->source == plan::CallSource::InHand) == (meld.from == plan::nobody);
  }

  /// What the deal made of the tiles is what it makes of the tile turned up.
  Fault deal() const {
    State fresh = s_;
    fresh.callTiles.fill(0);
    if (engine_.fixDeal(fresh)) return "the deal cannot be computed";
    if (fresh.wilds != s_.wilds || fresh.discardSet != s_.discardSet || fresh.dutyExempt != s_.dutyExempt ||
        fresh.callTiles != s_.callTiles)
      return "the sets of the deal are not those of the tile turned up";
    return {};
  }

  Fault conservation() const {
    std::array<int, maxKinds> found{};
    const bool stacks = plan_.game.stacks > 0;
    int left = 0;
    for (int i = 0; i < s_.wallSize; ++i) {
      const bool drawn = isDrawn(s_, i, stacks);
      if (i == s_.indicatorAt) ++found[s_.wall[i]];
      else if (!drawn) ++found[s_.wall[i]], ++left;
    }
    if (left != s_.left) return fmt::format("{} tiles are left in the wall, not {}", left, s_.left);
    for (int seat = 0; seat < seatCount; ++seat) {
      const eval::SeatTable& own = s_.table.seats[seat];
      for (size_t k = 0; k < plan_.kinds.size(); ++k) found[k] += own.hand[k] + own.aside[k];
      for (int i = 0; i < own.meldCount; ++i) {
        const eval::Meld& meld = own.melds[i];
        const bool run = meld.form == eval::MeldForm::Run;
        if (run && meld.tile + 2 >= static_cast<int>(plan_.kinds.size())) return "a run beyond the tiles";
        for (int t = 0; t < (meld.form == eval::MeldForm::Quad ? 4 : 3); ++t) ++found[run ? meld.tile + t : meld.tile];
      }
    }
    for (int i = 0; i < s_.pileSize; ++i)
      if (!s_.pile[i].claimed && !s_.pile[i].aside) ++found[s_.pile[i].tile];
    // In nobody's hand: a tile that is being added, and the tile of a win.
    if (s_.stage == Stage::Robbing) ++found[s_.tile];
    if (plan_.course.followed)
      for (int i = 0; i < s_.course.wonCount; ++i) ++found[s_.course.won[i].tile];
    else if (s_.outcome.kind == Outcome::Won) ++found[s_.table.win.tile];
    for (size_t i = 0; i < plan_.course.turnUps.size(); ++i) {
      // Those of stacks keep their place in the wall.
      if (plan_.course.turnUps[i].place >= plan::TurnPlace::UpperOfStacks || (s_.table.course.turnedLast >> i & 1)) continue;
      const eval::Course& course = s_.table.course;
      for (int n = course.turnedPlayed[i]; n < course.turnedCount[i]; ++n) ++found[course.turned[i][n]];
    }
    for (size_t k = 0; k < plan_.kinds.size(); ++k)
      if (found[k] != plan_.kinds[k].copies)
        return fmt::format("{} of {} `{}`", found[k], int{plan_.kinds[k].copies}, plan_.kinds[k].name);
    return {};
  }

  Fault hands() const {
    bool lacks = false;   // a flower of the deal for which no tile was left ends the hand
    bool claimed = false; // rules end the hand with a call on a discard: its seat has not discarded
    for (int seat = 0; seat < engine_.seats(); ++seat) {
      const eval::SeatTable& own = s_.table.seats[seat];
      const int size = std::accumulate(own.hand.begin(), own.hand.end(), 0) + 3 * own.meldCount;
      for (size_t k = 0; k < plan_.kinds.size() && s_.outcome.kind != Outcome::Drawn; ++k)
        if (own.hand[k] && plan_.blocks[plan_.kinds[k].block].isFlower)
          return fmt::format("seat {} holds a flower", seat);
      const bool more = seat == s_.turn && (s_.stage == Stage::Turn || s_.stage == Stage::Last ||
                                             (s_.stage == Stage::Choosing && !insteadOfDraw() && plan_.game.dealerHand > plan_.game.handSize));
      const bool ended = s_.stage == Stage::Over && s_.outcome.kind != Outcome::Won;
      if (ended && size == plan_.game.handSize - 1 && !lacks && s_.outcome.kind == Outcome::Drawn &&
          !engine_.drawable(s_)) {
        lacks = true;
        continue;
      }
      if (ended && plan_.course.followed && size == plan_.game.handSize + 1 && seat != s_.turn && !claimed) {
        claimed = true;
        continue;
      }
      if (size != plan_.game.handSize + more && !(ended && seat == s_.turn && size == plan_.game.handSize + 1))
        return fmt::format("the hand of seat {} has {} tiles, melds counted as three", seat, size);
    }
    return {};
  }

  Fault questions() const {
    const unsigned turn = 1u << s_.turn;
    switch (s_.stage) {
      case Stage::Turn:
        if (s_.asked || s_.answered) return "somebody is asked in the turn of a seat";
        if (s_.mayWin & ~turn || (s_.mayWin && !s_.drew)) return "a win is offered out of turn";
        if (s_.drew && !s_.table.seats[s_.turn].hand[s_.tile] && !meldedSinceDrawn()) return "the tile drawn is not in the hand";
        if (s_.mayWin && !s_.table.seats[s_.turn].hand[s_.tile]) return "a win is offered on a tile that is not in the hand";
        if (s_.afterKong && !s_.drew) return "a replacement that was not drawn";
        break;
      case Stage::Last:
        if (s_.asked != turn || s_.mayWin != s_.asked) return "a last tile that nobody can win on";
        if (!s_.table.seats[s_.turn].hand[s_.tile]) return "the tile drawn is not in the hand";
        break;
      case Stage::Answers:
      case Stage::Robbing:
        if (!s_.asked || (s_.asked & s_.answered) || ((s_.asked | s_.answered) & turn)) return "nobody is asked";
        if (s_.mayWin & ~(s_.asked | s_.answered)) return "a win is offered to a seat that is not asked";
        if (auto fault = s_.stage == Stage::Answers ? discarded() : added()) return fault;
        if (auto fault = answers()) return fault;
        break;
      case Stage::Choosing:
        if (!s_.asked || s_.mayWin) return "a step that nobody decides";
        break;
      case Stage::Over:
        if (s_.asked || s_.mayWin) return "somebody is asked after the end";
        break;
    }
    if (auto fault = wins()) return fault;
    const bool paid = s_.outcome.kind == Outcome::Won || s_.outcome.kind == Outcome::Left || plan_.course.followed;
    if (!paid && (s_.outcome.house || s_.outcome.points != std::array<int64_t, seatCount>{}))
      return "points before a win";
    if (!plan_.course.followed && s_.outcome.pot) return "points in the pot against the rules";
    int64_t sum = s_.outcome.house;
    if (__builtin_add_overflow(sum, s_.outcome.pot, &sum)) return "points out of range";
    for (const int64_t points : s_.outcome.points)
      if (__builtin_add_overflow(sum, points, &sum)) return "points out of range";
    if (sum) return "points do not sum to zero";
    return {};
  }

  /// The tile drawn went into a run or triplet of the own hand, which does not end the turn.
  bool meldedSinceDrawn() const {
    const eval::SeatTable& own = s_.table.seats[s_.turn];
    for (int i = 0; i < own.meldCount; ++i) {
      const eval::Meld& meld = own.melds[i];
      const int length = meld.form == eval::MeldForm::Run ? 3 : meld.form == eval::MeldForm::Triplet ? 1 : 0;
      if (meld.from == plan::nobody && s_.tile >= meld.tile && s_.tile < meld.tile + length) return true;
    }
    return false;
  }

  Fault discarded() const {
    if (!s_.pileSize) return "no discard is asked about";
    const Discard& last = s_.pile[s_.pileSize - 1];
    if (last.tile != s_.tile || last.seat != s_.turn || last.claimed || last.laid)
      return "another discard is asked about";
    return {};
  }

  Fault added() const {
    const eval::SeatTable& own = s_.table.seats[s_.turn];
    const plan::Call& call = plan_.calls[s_.call];
    if (!call.robbable) return "a call that cannot be robbed";
    if (s_.asked & ~s_.mayWin) return "somebody is asked who cannot rob";
    if (call.source == plan::CallSource::InHand) {
      if (own.hand[s_.tile] < 3 || s_.meld != own.meldCount) return "a quad that the hand does not hold";
      return {};
    }
    if (call.source != plan::CallSource::AddedTo || s_.meld >= own.meldCount || own.melds[s_.meld].tile != s_.tile ||
        own.melds[s_.meld].call != call.addedTo)
      return "a tile is added to no triplet";
    return {};
  }

  /// Who is asked has something to answer, and what was answered was open.
  Fault answers() const {
    State before = s_;
    before.asked |= s_.answered;
    before.answered = 0;
    ActionList list;
    for (int seat = 0; seat < engine_.seats(); ++seat) {
      if (!(before.asked >> seat & 1)) continue;
      engine_.legal(before, seat, list);
      const bool none = list.empty() || list[0].act == Act::Pass;   // which is listed last
      if (none) return fmt::format("seat {} is asked and has nothing to answer", seat);
      const Action& answer = s_.answers[seat];
      if (s_.answered >> seat & 1 && (answer.seat != seat || engine_.refuses(before, answer) != Refusal::None))
        return fmt::format("the answer of seat {} was not open to it", seat);
    }
    return {};
  }

  /// Every win that is offered is legal.
  Fault wins() const {
    for (int seat = 0; seat < engine_.seats(); ++seat) {
      if (!(s_.mayWin >> seat & 1)) continue;
      eval::Table table = s_.table;
      const bool own = s_.stage == Stage::Turn || s_.stage == Stage::Last;
      const auto by = own                          ? eval::WinBy::SelfDraw
                      : s_.stage == Stage::Answers ? eval::WinBy::Discard
                                                   : eval::WinBy::RobKong;
      table.win = {static_cast<int8_t>(seat), s_.tile, by, own ? static_cast<int8_t>(plan::nobody) : s_.turn,
                   own && s_.afterKong, s_.stage == Stage::Last};
      if (own) --table.seats[seat].hand[s_.tile];
      table.offenders = s_.duties[seat].offenders;
      table.offenderCount = s_.duties[seat].offenderCount;
      bool legal = false;
      if (engine_.evaluator().legal(table, true, legal) || !legal)
        return fmt::format("a win is offered to seat {} that is not legal", seat);
    }
    return {};
  }

  Fault sketches() const {
    const WinFilter& filter = engine_.filter();
    for (int seat = 0; seat < engine_.seats(); ++seat) {
      const HandSketch fresh = filter.sketchOf(s_, seat);
      const HandSketch& kept = s_.sketch[seat];
      if (fresh.index != kept.index || fresh.lack != kept.lack || fresh.holds != kept.holds ||
          fresh.lackMelds != kept.lackMelds || fresh.pairSaves != kept.pairSaves || fresh.outside != kept.outside ||
          fresh.wilds != kept.wilds || !(fresh.melds == kept.melds))
        return fmt::format("the sketch of seat {} is not that of its hand", seat);
    }
    return {};
  }

 private:
  Engine& engine_;
  const Plan& plan_;
  const State& s_;
};

// A charge a hand at most: of leaving, which ends the hand.
bool mayHaveHouse(const Plan& plan, const Match& match) {
  for (const plan::Pay& pay : plan.course.pays)
    if (pay.form == plan::PayForm::Amount) return true;   // one may pay to the house
  const int64_t charge = plan.game.leavingDeclared ? plan.game.leavingPays : 0;
  if (charge <= 0) return match.house == 0;
  return match.house >= 0 && match.house % charge == 0 && match.house / charge <= match.hand;
}

}  // namespace

std::optional<std::string> checkMatch(const Plan& plan, const Match& match) {
  if (match.dealer >= plan.game.seats) return "there is no such dealer";
  if (match.previousWild < plan::noTile || match.previousWild >= static_cast<int>(plan.kinds.size()))
    return "there is no such wild tile";
  if (match.hand > std::numeric_limits<int32_t>::max()) return "there are too many hands";
  if (!mayHaveHouse(plan, match)) return "the house has what no leaving pays";
  if (!plan.course.followed && (match.pot || match.handsPlayed || match.firstDealer || match.over)) return "a match against the rules";
  if (match.firstDealer >= plan.game.seats || match.handsPlayed > match.hand) return "there is no such match";
  if (match.pot > maxTotal || match.pot < -maxTotal || match.house > maxTotal || match.house < -maxTotal) return "a total is too large";
  for (const int64_t total : match.startTotals)
    if (total > maxTotal || total < -maxTotal) return "a total is too large";
  int64_t sum = match.house + match.pot;
  for (const int64_t total : match.totals) {
    if (total > maxTotal || total < -maxTotal) return "a total is too large";
    if (__builtin_add_overflow(sum, total, &sum)) return "the totals do not sum to zero with the house";
  }
  if (sum) return "the totals do not sum to zero with the house";
  if (match.hand == 0 && match.totals != decltype(match.totals){}) return "there are totals before the first hand";
  return {};
}

bool mayHaveBeenWild(Engine& engine, const Match& match) {
  if (match.hand == 0) return match.previousWild == plan::noTile;
  State dealt;
  const auto dealsIt = [&](int earlier) {
    for (int dealer = 0; dealer < engine.seats(); ++dealer) {
      Match before = match;
      before.hand = match.hand - 1;
      before.dealer = static_cast<uint8_t>(dealer);
      before.previousWild = static_cast<int8_t>(earlier);
      engine.begin(before, dealt);
      if (wildOf(dealt) == match.previousWild) return true;
    }
    return false;
  };
  // What was wild in the hand before that one is not known either; hardly any rules ask.
  for (int earlier = plan::noTile; earlier < static_cast<int>(engine.plan().kinds.size()); ++earlier)
    if (dealsIt(earlier)) return true;
  return false;
}

std::optional<std::string> checkState(Engine& engine, const State& state) {
  const Check check(engine, state);
  if (auto fault = check.ranges()) return fault;
  // A hand that a rule's fault made void stopped in the middle of something.
  if (state.outcome.kind != Outcome::Faulted) {
    if (auto fault = check.deal()) return fault;
    if (auto fault = check.conservation()) return fault;
    if (auto fault = check.hands()) return fault;
  }
  if (auto fault = check.sketches()) return fault;
  return check.questions();
}

}  // namespace kaikou::table
