// The invariants, one after another. Order matters: what makes later checks safe comes first. Tested by
// tests/table/state_check_test.cpp, which breaks states in every way.
#include "runtime/table/state_check.h"

#include <fmt/format.h>

#include <algorithm>
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
    if (s_.stage > Stage::Over) return "no such stage";
    if (!isSeat(s_.turn) || !isSeat(s_.table.dealer)) return "no such seat in turn";
    if (s_.wallSize != tiles || s_.head > tiles || s_.tail > tiles || s_.left > tiles) return "the wall has another size";
    if (s_.indicatorAt < -1 || s_.indicatorAt >= tiles) return "no such place of the tile turned up";
    if (s_.table.indicator >= kinds || s_.table.previousWild < plan::noTile || s_.table.previousWild >= kinds)
      return "no such tile turned up";
    for (int i = 0; i < tiles; ++i)
      if (s_.wall[i] >= kinds) return "no such tile in the wall";
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
        if (own.melds[i].call >= plan_.calls.size() || own.melds[i].tile >= kinds || own.melds[i].form > eval::MeldForm::Quad ||
            !isSeatOrNobody(own.melds[i].from))
          return "no such meld";
      for (int k = 0; k < maxKinds; ++k)
        if (own.hand[k] > (k < kinds ? plan_.kinds[k].copies : 0) || own.aside[k] > (k < kinds ? plan_.kinds[k].copies : 0))
          return "more copies of a tile than there are";
      const DutyState& duty = s_.duties[seat];
      if (duty.offenderCount > seatCount || duty.block >= plan_.blocks.size() || (duty.bound & ~all)) return "no such duty";
      for (const int8_t offender : duty.offenders)
        if (!isSeatOrNobody(offender)) return "no such offender";
    }
    const Outcome& outcome = s_.outcome;
    if (outcome.kind > Outcome::Faulted || outcome.winnerCount > seats || !isSeatOrNobody(outcome.leaver)) return "no such outcome";
    for (const int8_t winner : outcome.winners)
      if (!isSeatOrNobody(winner)) return "no such winner";
    if ((s_.stage == Stage::Over) != (outcome.kind != Outcome::None)) return "an outcome before the end";
    if (s_.call >= std::max<size_t>(plan_.calls.size(), 1) || s_.meld >= plan::maxMelds) return "no such call";
    return {};
  }

  Fault conservation() const {
    std::array<int, maxKinds> found{};
    const bool stacks = plan_.game.stacks > 0;
    int left = 0;
    for (int i = 0; i < s_.wallSize; ++i) {
      const bool drawn = i < s_.head || tailOrder(s_.wallSize, i, stacks) < s_.tail;
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
    if (s_.outcome.kind == Outcome::Won) ++found[s_.table.win.tile];
    for (size_t k = 0; k < plan_.kinds.size(); ++k)
      if (found[k] != plan_.kinds[k].copies)
        return fmt::format("{} of {} `{}`", found[k], int{plan_.kinds[k].copies}, plan_.kinds[k].name);
    return {};
  }

  Fault hands() const {
    for (int seat = 0; seat < engine_.seats(); ++seat) {
      const eval::SeatTable& own = s_.table.seats[seat];
      const int size = std::accumulate(own.hand.begin(), own.hand.end(), 0) + 3 * own.meldCount;
      const bool more = seat == s_.turn && (s_.stage == Stage::Turn || s_.stage == Stage::Last);
      const bool ended = s_.stage == Stage::Over && s_.outcome.kind != Outcome::Won;
      if (size != plan_.game.handSize + more && !(ended && seat == s_.turn && size == plan_.game.handSize + 1))
        return fmt::format("the hand of seat {} has {} tiles, melds counted as three", seat, size);
    }
    return {};
  }

  Fault questions() const {
    switch (s_.stage) {
      case Stage::Turn:
        if (s_.asked) return "somebody is asked in the turn of a seat";
        break;
      case Stage::Last:
        if (s_.asked != 1u << s_.turn || s_.mayWin != s_.asked) return "a last tile that nobody can win on";
        break;
      case Stage::Answers:
      case Stage::Robbing:
        if (!s_.asked || (s_.asked & s_.answered) || ((s_.asked | s_.answered) >> s_.turn & 1)) return "nobody is asked";
        if (s_.mayWin & ~(s_.asked | s_.answered)) return "a win is offered to a seat that is not asked";
        break;
      case Stage::Over:
        if (s_.asked) return "somebody is asked after the end";
        break;
    }
    int64_t sum = s_.outcome.house;
    for (const int64_t points : s_.outcome.points)
      if (__builtin_add_overflow(sum, points, &sum)) return "points out of range";
    if (sum) return "points do not sum to zero";
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

}  // namespace

std::optional<std::string> checkState(Engine& engine, const State& state) {
  const Check check(engine, state);
  if (auto fault = check.ranges()) return fault;
  // A hand that a rule's fault made void stopped in the middle of something.
  if (state.outcome.kind != Outcome::Faulted) {
    if (auto fault = check.conservation()) return fault;
    if (auto fault = check.hands()) return fault;
  }
  if (auto fault = check.questions()) return fault;
  return check.sketches();
}

}  // namespace kaikou::table
