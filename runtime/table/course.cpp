// Events: what plans pay and remember when something happens, and what comes after it (plan_course.h).
//
// An event has happened when it stands: a discard that nobody won on, a quad that nobody robbed. Tiles are turned up first
// (turning.cpp), then payments come in order, then the marks, all of which see the table before the first of them changed; then the hand ends or goes on. Nothing here is an event
// itself. A rule that cannot be computed voids the hand. Guarantee: points of the seats and the house sum to zero after every
// payment. Tested by tests/table/course_test.cpp.
#include <algorithm>
#include <bit>

#include "runtime/table/engine.h"
#include "runtime/table/win_filter.h"

namespace kaikou::table {

using plan::EventKind;
using plan::EventMatch;

namespace {

}  // namespace

void Engine::beginCourse(const Match& match, State& s) {
  eval::Course& course = s.table.course;
  wins_.clear();
  for (const plan::Mark& mark : plan_.course.marks) {
    if (mark.scope == plan::MarkScope::Seat)
      for (int seat = 0; seat < seats(); ++seat) course.seatMarks[seat][mark.slot] = mark.initial;
    else
      course.marks[mark.slot] = mark.scope == plan::MarkScope::Match && !match.begins() ? match.marks[mark.slot] : mark.initial;
  }
  const bool begins = match.begins();
  course.firstDealer = static_cast<int8_t>(begins ? match.dealer : match.firstDealer);
  course.handsPlayed = static_cast<uint16_t>(begins ? 0 : std::min<uint32_t>(match.handsPlayed, UINT16_MAX));
  course.pot = match.pot;
  for (int seat = 0; seat < seats(); ++seat) {
    const int64_t since = begins ? 0 : match.totals[seat] - match.startTotals[seat];
    course.points[seat] = plan_.course.beginPoints + since;
  }
  int sum = 0;
  for (int i = 0; i < plan_.game.dice; ++i) sum += s.dice[i];
  course.dice = static_cast<uint8_t>(sum);
}

bool Engine::valueOf(const State& s, plan::Reg reg, int subject, Num& out) {
  if (reg < plan_.constants.size()) return out = plan_.constants[reg], true;
  if (auto fault = evaluator_.courseValue(s.table, reg, std::max(subject, 0), hasWinTile(s, subject), out)) {
    if (!fault_) fault_ = fault;
    return false;
  }
  return true;
}

bool Engine::holds(const State& s, plan::Reg guard, int subject) {
  if (guard == plan::noReg) return true;
  Num value;
  return valueOf(s, guard, subject, value) && value.num != 0;
}

void Engine::happen(State& s, EventKind kind, int actor, int which, int tile) {
  s.table.course.actor = static_cast<int8_t>(actor);
  s.table.course.tile = static_cast<int16_t>(tile);
  ++s.course.event;
  if (!watches(kind)) return;
  const EventMatch event{kind, plan::EventSeat::Any, which < 0 ? 0 : uint64_t{1} << which};
  turnFor(s, event, actor);
  if (!fault_) payFor(s, event, actor);
  if (!fault_) markFor(s, event, actor);
  const bool play = kind == EventKind::Discard || kind == EventKind::Call || kind == EventKind::Step;
  if (!fault_ && play && handEndsAfter(s, event, actor)) abortHand(s);
}

// Nobody has won, and tiles may be left.
void Engine::abortHand(State& s) {
  s.outcome.kind = Outcome::Drawn;
  note({Happened::Drawn});
  endHand(s);
}

void Engine::payFor(State& s, const EventMatch& event, int actor) {
  for (const uint8_t i : rulesOf_[static_cast<size_t>(event.kind)].pays) {
    if (fault_) return;
    const plan::Pay& pay = plan_.course.pays[i];
    if (std::none_of(pay.events.begin(), pay.events.end(), [&](const EventMatch& rule) { return fits(rule, event); })) continue;
    Num from, to;
    if (!holds(s, pay.guard, actor) || !valueOf(s, pay.from, actor, from) || !valueOf(s, pay.to, actor, to)) continue;
    const unsigned all = (1u << seats()) - 1;
    const unsigned parties = all | 1u << plan::potBit | 1u << plan::houseBit;
    const unsigned payers = static_cast<unsigned>(from.num) & parties, payees = static_cast<unsigned>(to.num) & parties;
    if (pay.form == plan::PayForm::Amount) payAmount(s, pay, i, actor, payers, payees);
    else moveEntries(s, pay, payers, payees);
  }
}

void Engine::payAmount(State& s, const plan::Pay& pay, size_t index, int actor, unsigned from, unsigned to) {
  const int first = actor < 0 ? s.table.dealer : actor;
  // What everybody pays is reckoned before anything of it is paid.
  constexpr int parties = plan::houseBit + 1;   // seats, the pot, the house
  std::array<std::array<int64_t, parties>, parties> owed{};
  for (int payee = 0; payee < parties; ++payee) {
    const unsigned payers = from & ~(1u << payee);
    if (!(to >> payee & 1) || !payers) continue;
    const bool isSeat = payee < seats();
    const unsigned asked = payers & ((1u << seats()) - 1);
    const int subject = isSeat ? payee : plan::nobody;
    const bool won = hasWinTile(s, subject);
    std::array<Num, seatCount> amounts{};
    if (asked && (fault_ = evaluator_.courseValues(s.table, pay.value, subject, won, asked, amounts))) return;
    Num other;
    if (payers != asked && (fault_ = evaluator_.courseValue(s.table, pay.value, subject, won, other))) return;
    for (int payer = 0; payer < parties; ++payer) {
      if (!(payers >> payer & 1)) continue;
      const Num& amount = payer < seats() ? amounts[static_cast<size_t>(payer)] : other;
      if (!amount.isWhole() || amount.num > INT32_MAX || amount.num < INT32_MIN) {
        fault_ = eval::Fault{pay.origin, amount.isWhole() ? "the points are too large" : "points are not whole"};
        return;
      }
      owed[static_cast<size_t>(payee)][static_cast<size_t>(payer)] = amount.num;
    }
  }
  // Seats in turn from who brought the event about, then the pot and the house.
  std::array<int, parties> order{};
  int count = 0;
  for (int i = 0, seat = first; i < seats(); ++i, seat = next(seat)) order[static_cast<size_t>(count++)] = seat;
  order[static_cast<size_t>(count++)] = plan::potBit, order[static_cast<size_t>(count++)] = plan::houseBit;
  for (int i = 0; i < count; ++i) {
    for (int j = 0; j < count; ++j) {
      const int payee = order[static_cast<size_t>(i)], payer = order[static_cast<size_t>(j)];
      const int64_t points = owed[static_cast<size_t>(payee)][static_cast<size_t>(payer)];
      if (!points) continue;
      movePoints(s, payer, payee, points);
      note({Happened::Paid, static_cast<int8_t>(payee), static_cast<int8_t>(payer), 0, static_cast<uint8_t>(index), false, 0, points});
      if (!pay.kept || fault_ || payer >= seats() || payee >= seats()) continue;
      if (s.course.entries == plan::maxEntries) {
        fault_ = eval::Fault{pay.origin, "more payments are kept than the ledger holds"};
        return;
      }
      LedgerEntry& entry = s.course.ledger[s.course.entries++];
      entry.pay = static_cast<uint8_t>(index);
      entry.payer = payer & 7, entry.holder = payee & 7;
      entry.event = s.course.event;
      entry.points = static_cast<int32_t>(points);
    }
  }
}

// Entries that are still held by somebody in `from`: over to the one seat in `to`, or back to who paid.
void Engine::moveEntries(State& s, const plan::Pay& pay, unsigned from, unsigned to) {
  const auto index = static_cast<uint8_t>(&pay - plan_.course.pays.data());
  for (uint8_t i = 0; i < s.course.entries && !fault_; ++i) {
    LedgerEntry& entry = s.course.ledger[i];
    if (entry.holder < 0 || !(from >> entry.holder & 1)) continue;
    if (pay.lastKong ? entry.event != s.course.kongEvent : !(pay.pays >> entry.pay & 1)) continue;
    const bool back = pay.form == plan::PayForm::HandsBack;
    const int receiver = back ? entry.payer : std::countr_zero(to);
    if (receiver >= seats() || receiver == entry.holder || !(to >> receiver & 1)) continue;
    movePoints(s, entry.holder, receiver, entry.points);
    note({Happened::Paid, static_cast<int8_t>(receiver), static_cast<int8_t>(entry.holder), 0, index, true, 0, entry.points});
    entry.holder = back ? plan::nobody : receiver & 7;
  }
}

void Engine::movePoints(State& s, int payer, int payee, int64_t points) {
  addPoints(s, payer, -points);
  addPoints(s, payee, points);
}

// To a seat, the pot or the house.
void Engine::addPoints(State& s, int party, int64_t points) {
  eval::Course& course = s.table.course;
  int64_t* const into = party == plan::potBit ? &s.outcome.pot : party == plan::houseBit ? &s.outcome.house : &s.outcome.points[party];
  int64_t* const score = party == plan::potBit ? &course.pot : party == plan::houseBit ? nullptr : &course.points[party];
  if (__builtin_add_overflow(*into, points, into) || (score && __builtin_add_overflow(*score, points, score)))
    fault_ = eval::Fault{plan_.ruleset, "the points do not fit 64 bits"};
}

void Engine::markFor(State& s, const EventMatch& event, int actor) {
  struct Change { uint8_t mark; int8_t seat; int64_t value; };
  std::array<Change, plan::maxSeatMarks * seatCount + plan::maxOtherMarks> changes;   // the first `count` are set
  size_t count = 0;
  for (const uint8_t m : rulesOf_[static_cast<size_t>(event.kind)].marks) {
    const plan::Mark& mark = plan_.course.marks[m];
    const bool ofSeat = mark.scope == plan::MarkScope::Seat;
    // Whose mark a line is about: bit 0 that of who acted, bit 1 of the others.
    const auto about = [&event](const plan::MarkLine& line) {
      unsigned whose = 0;
      for (const EventMatch& rule : line.events)
        if (fits(rule, event)) whose |= rule.seat == plan::EventSeat::Any ? 3u : rule.seat == plan::EventSeat::Own ? 1u : 2u;
      return whose;
    };
    size_t first = 0;
    while (first < mark.lines.size() && !about(mark.lines[first])) ++first;
    if (first == mark.lines.size()) continue;
    for (int seat = 0; seat < (ofSeat ? seats() : 1); ++seat) {
      const int subject = ofSeat ? seat : std::max(actor, 0);
      const unsigned whose = !ofSeat || seat == actor ? 1 : 2;
      for (size_t l = first; l < mark.lines.size(); ++l) {
        const plan::MarkLine& line = mark.lines[l];
        if (!(about(line) & whose)) continue;
        const bool unknown = supposing_ && ofSeat && !s.table.seats[seat].handKnown && !fault_;
        if (!holds(s, line.guard, subject)) {
          if (unknown) fault_.reset();   // nobody told what the seat holds, so nothing hangs on it
          if (fault_) return;
          continue;
        }
        Num value;
        if (!valueOf(s, line.value, subject, value)) return;
        const int64_t before = ofSeat ? s.table.course.seatMarks[seat][mark.slot] : s.table.course.marks[mark.slot];
        const int64_t by = std::clamp<int64_t>(value.num, -40000, 40000);
        const int64_t now = line.action == plan::LineAction::Add ? before + by : line.action == plan::LineAction::Subtract ? before - by : by;
        changes[count++] = {m, static_cast<int8_t>(ofSeat ? seat : -1), now};
        break;
      }
    }
  }
  for (size_t i = 0; i < count; ++i) setMark(s, changes[i].mark, changes[i].seat, changes[i].value);
}

// A value beyond the range of a mark stops at its end.
void Engine::setMark(State& s, size_t index, int seat, int64_t value) {
  const plan::Mark& mark = plan_.course.marks[index];
  const bool none = mark.type == plan::MarkType::Tile || mark.type == plan::MarkType::Suit || mark.type == plan::MarkType::Seat;
  const auto now = static_cast<int16_t>(std::clamp<int64_t>(value, none ? -1 : 0, mark.most));
  int16_t& kept = seat >= 0 ? s.table.course.seatMarks[seat][mark.slot] : s.table.course.marks[mark.slot];
  if (kept == now) return;
  kept = now;
  note({Happened::Marked, static_cast<int8_t>(seat), -1, 0, static_cast<uint8_t>(index), false, 0, now});
}

// The wins of one tile are settled and paid: what else they pay, what they change, and whether the hand goes on.
void Engine::winStands(State& s) {
  const int8_t giver = s.table.win.from;
  const uint8_t count = s.outcome.winnerCount;
  const auto order = s.outcome.winners;
  const EventMatch event{EventKind::Win, plan::EventSeat::Any, 0};
  unsigned won = 0;
  for (int i = 0; i < count && !fault_; ++i) {
    won |= bit(order[i]);
    s.table.win.seat = order[i];
    s.table.course.actor = order[i], s.table.course.tile = s.tile;
    ++s.course.event;
    if (watches(EventKind::Win)) payFor(s, event, order[i]);
  }
  for (int i = 0; i < count && !fault_ && watches(EventKind::Win); ++i) {
    s.table.course.actor = order[i];
    markFor(s, event, order[i]);
  }
  if (fault_) return;
  eval::Course& course = s.table.course;
  if (course.firstWinner < 0) course.firstWinner = order[0], course.firstWinners = static_cast<uint8_t>(won), course.firstGiver = giver;
  for (int i = 0; i < count; ++i) ++course.wins[order[i]];
  if (s.course.wonCount == CourseState::maxWins) {
    fault_ = eval::Fault{plan_.ruleset, "a hand with more wins than can be told"};
    return;
  }
  s.course.won[s.course.wonCount++] = {s.table.win.tile, static_cast<uint8_t>(won), giver, s.table.win.by};
  bool stays = plan_.course.goesOn();
  for (int i = 0; i < count && stays && !fault_; ++i) {
    bool decided = false;
    for (const plan::After& after : plan_.course.after) {
      if (after.event.kind != EventKind::Win || decided) continue;
      if (after.what != plan::AfterWhat::LeavesPlay && after.what != plan::AfterWhat::PlaysOn) continue;
      if (!holds(s, after.guard, order[i])) continue;
      decided = true;
      if (after.what == plan::AfterWhat::PlaysOn) continue;
      course.inPlay &= static_cast<uint8_t>(~bit(order[i]));
      note({Happened::Out, order[i]});
    }
    stays = decided;
  }
  if (fault_) return;
  s.table.win.seat = order[0];
  if (!stays || handEndsAfter(s, event, order[count - 1])) return endHand(s);
  int after = order[count - 1];
  for (const plan::After& rule : plan_.course.after) {
    if (rule.event.kind != EventKind::Win || rule.what != plan::AfterWhat::NextTurnAfter || !holds(s, rule.guard, after)) continue;
    Num seat;
    if (!valueOf(s, rule.seat, after, seat)) return;
    if (seat.num >= 0 && seat.num < seats()) after = static_cast<int>(seat.num);
    break;
  }
  if (fault_) return;
  s.outcome.kind = Outcome::None;
  s.outcome.winnerCount = 0;
  s.outcome.winners.fill(static_cast<int8_t>(plan::nobody));
  s.table.win = {};
  course.headWinner = course.tailWinner = static_cast<int8_t>(plan::nobody);
  nextTurn(s, nextInPlay(s, after));
}

bool Engine::handEndsAfter(State& s, const EventMatch& event, int actor) {
  if (event.kind == EventKind::Win && std::popcount(s.table.course.inPlay & ((1u << seats()) - 1u)) <= 1) return true;   // nobody is left to play with
  for (const uint8_t i : rulesOf_[static_cast<size_t>(event.kind)].after)
    if (const plan::After& after = plan_.course.after[i]; fits(after.event, event) && after.what == plan::AfterWhat::HandEnds && holds(s, after.guard, actor)) return true;
  return false;
}

void Engine::endHand(State& s) {
  ++s.table.course.handsPlayed;   // this one too
  happen(s, EventKind::HandEnd, plan::nobody);
  if (!fault_) matchMayEnd(s);
  if (!fault_) close(s);
}

void Engine::matchMayEnd(State& s) {
  for (const plan::After& after : plan_.course.after) {
    if (after.what != plan::AfterWhat::MatchEnds || !holds(s, after.guard, plan::nobody)) continue;
    s.course.matchOver = true;
    note({Happened::MatchEnd});
    return happen(s, EventKind::MatchEnd, plan::nobody);
  }
}

}  // namespace kaikou::table
