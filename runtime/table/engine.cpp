// The two questions, `legal` and `apply`, and what leads from one to the other.
//
// The rest of the engine is by subject: deal.cpp, offers.cpp (who can do what), turns.cpp (what happens by itself),
// answers.cpp (several seats at once), duties.cpp, ending.cpp. Guarantees: `apply` accepts exactly what `legal` lists; a
// refused action changes nothing; no allocation but by the evaluator's tables. A rule that cannot be computed ends the
// hand as Faulted. Tested by tests/table/.
#include "runtime/table/engine.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>

#include "runtime/base/invariant.h"
#include "runtime/hand/reading_store.h"
#include "runtime/plan/call_sets.h"
#include "runtime/plan/plan_op_info.h"
#include "runtime/table/win_filter.h"

namespace kaikou::table {

namespace {

/// By register: whether it hangs on an instruction that `asks`. Instructions come after those that they read.
template <class Asks>
std::vector<bool> hangingOn(const plan::Plan& plan, Asks&& asks) {
  std::vector<bool> hangs(plan.scalarCount + plan.laneCount);
  for (const plan::Instr& in : plan.code) {
    bool found = asks(in.op);
    const plan::Reg operands[] = {in.a, in.b, in.c};
    for (int i = 0; i < plan::opInfo(in.op).operands; ++i) found = found || hangs[operands[i]];
    hangs[in.dst] = hangs[in.dst] || found;
  }
  return hangs;
}

}  // namespace

std::shared_ptr<hand::ReadingStore> Engine::newReadings(const plan::Plan& plan) {
  return std::make_shared<hand::ReadingStore>(plan, readingBudget);
}

Engine::Engine(const plan::Plan& plan, std::shared_ptr<hand::ReadingStore> readings)
    : plan_(plan),
      evaluator_(plan, readings ? std::move(readings) : newReadings(plan)),
      stacks_(plan.game.stacks > 0) {
  filter_ = std::make_unique<WinFilter>(plan_, evaluator_);
  for (size_t c = 0; c < plan.calls.size(); ++c) {
    const plan::Call& call = plan.calls[c];
    const bool onDiscard = call.source == plan::CallSource::Discard || call.source == plan::CallSource::DiscardOfPrevious;
    (onDiscard ? claimCalls_ : turnCalls_).push_back(static_cast<uint8_t>(c));
    compulsory_ |= call.compulsory;
  }
  course_ = plan.course.followed;
  noteRulesOfEvents();
  for (const plan::Step& step : plan.course.steps) {
    stepsInPlay_ |= step.moment == plan::StepMoment::WithDiscard || step.moment == plan::StepMoment::OwnTurn;
    stepsForDraw_ |= step.moment == plan::StepMoment::InsteadOfDraw;
  }
  for (const plan::Restriction& item : plan.course.restrictions)
    (item.what == plan::Restricted::Discards ? restrictsDiscards_ : restrictsCalls_) = true;
  noteWhatForbidsSwaps();
  openingCalls_ = plan::openingCalls(plan);
  if (stepsInPlay_) noteWhatAsksHands();
  for (const plan::Block& block : plan.blocks)
    for (int rank = 0; block.isSuit && rank + 2 < block.size; ++rank) runStarts_ |= TileSet{1} << (block.firstKind + rank);
  uint32_t ranked = 0;
  for (const auto& rank : plan.game.claimRanks) {
    uint32_t calls = 0;
    for (const int8_t c : rank)
      if (c >= 0) calls |= 1u << c;
    if (calls) claimRanks_.push_back(calls);
    ranked |= calls;
  }
  // Calls that the rules do not rank come after all others.
  if (~ranked) claimRanks_.push_back(~ranked);
}

// Which rules an event may concern, by its kind, in their order.
void Engine::noteRulesOfEvents() {
  const plan::Course& course = plan_.course;
  auto note = [this](std::vector<uint8_t> EventRules::*list, size_t index, const std::vector<plan::EventMatch>& events) {
    for (const plan::EventMatch& event : events) {
      std::vector<uint8_t>& known = rulesOf_[static_cast<size_t>(event.kind)].*list;
      if (known.empty() || known.back() != index) known.push_back(static_cast<uint8_t>(index));
      events_seen_ |= static_cast<uint16_t>(1u << static_cast<int>(event.kind));
    }
  };
  for (size_t i = 0; i < course.marks.size(); ++i)
    for (const plan::MarkLine& line : course.marks[i].lines) note(&EventRules::marks, i, line.events);
  for (size_t i = 0; i < course.pays.size(); ++i) note(&EventRules::pays, i, course.pays[i].events);
  for (size_t i = 0; i < course.turnUps.size(); ++i)
    for (const plan::TurnLine& line : course.turnUps[i].lines) note(&EventRules::turnUps, i, line.events);
  for (size_t i = 0; i < course.after.size(); ++i) note(&EventRules::after, i, {course.after[i].event});
}

void Engine::noteWhatForbidsSwaps() {
  const std::vector<bool> swaps = hangingOn(plan_, [](plan::Op op) { return op == plan::Op::InSwaps; });
  for (const plan::Restriction& item : plan_.course.restrictions)
    if (item.what == plan::Restricted::Discards && item.mode == plan::RestrictMode::Not && item.set != plan::noReg && swaps[item.set])
      swapGuards_.push_back(item.guard);
}

void Engine::noteWhatAsksHands() {
  asksHand_ = hangingOn(plan_, [](plan::Op op) {
    switch (op) {
      case plan::Op::HandCount: case plan::Op::Ready: case plan::Op::Waits: case plan::Op::KindsHeld: case plan::Op::SuitsHeld:
      case plan::Op::HoldsRanks: case plan::Op::BestWin: case plan::Op::NextOfTurned: case plan::Op::InThatTile: case plan::Op::InWinTile:
      case plan::Op::EveryLoser: case plan::Op::SomeLoser: return true;
      default: return false;
    }
  });
}

Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;

unsigned Engine::toAct(const State& s) {
  switch (s.stage) {
    case Stage::Turn: return bit(s.turn);
    case Stage::Last:
    case Stage::Answers:
    case Stage::Robbing:
    case Stage::Choosing: return s.asked;
    case Stage::Over: break;
  }
  return 0;
}

int Engine::nextToAct(const State& s) const {
  const unsigned open = toAct(s);
  for (int i = 0, seat = s.turn; open && i < seats(); ++i, seat = next(seat))
    if (open >> seat & 1) return seat;
  return -1;
}

// Before play nothing else is open. `may`: what the seat may discard, once it has been asked.
bool Engine::listSteps(const State& s, int seat, TileSet& may, ActionList& out) {
  if (s.stage == Stage::Choosing) {
    for (TileSet left = stepValues(s, seat); left; left &= left - 1)
      out.push(step(seat, s.course.step, std::countr_zero(left)));
    if (plan_.course.steps[s.course.step].choice == plan::StepChoice::YesNo) out.push(pass(seat));
    return true;
  }
  if (s.stage != Stage::Turn || !stepsInPlay_ || mustCall(s, seat)) return false;
  for (size_t i = 0; i < plan_.course.steps.size(); ++i) {
    if (plan_.course.steps[i].moment == plan::StepMoment::OwnTurn && stepOpen(s, seat, i)) out.push(step(seat, static_cast<int>(i), 0));
    if (plan_.course.steps[i].moment != plan::StepMoment::WithDiscard) continue;
    if (!may) may = discardTiles(s, seat);
    for (TileSet left = stepDiscards(s, seat, i, may); left; left &= left - 1) out.push(step(seat, static_cast<int>(i), std::countr_zero(left)));
  }
  return false;
}

void Engine::legal(const State& s, int seat, ActionList& out) {
  out.clear();
  if (seat < 0 || seat >= seats() || !(toAct(s) >> seat & 1)) return;
  if (s.mayWin >> seat & 1) out.push(win(seat));
  TileSet may = 0;
  if (course_ && listSteps(s, seat, may, out)) return;
  const bool turn = s.stage == Stage::Turn;
  if (s.stage != Stage::Last) {
    for (const uint8_t c : turn ? turnCalls_ : claimCalls_)
      for (TileSet left = callTiles(s, seat, c); left; left &= left - 1) out.push(call(seat, c, std::countr_zero(left)));
  }
  if (mustCall(s, seat)) {
    KAIKOU_ASSERT(!out.empty(), "a call that is demanded is open");
    return;
  }
  if (turn)
    for (TileSet left = may ? may : discardTiles(s, seat); left; left &= left - 1) out.push(discard(seat, std::countr_zero(left)));
  else
    out.push(pass(seat));
  KAIKOU_ASSERT(!out.empty() && out.size() <= ActionList::capacity,
                "a seat that is asked has something to choose from");
}

namespace {

// A state that nothing was dealt to is over, too.
Refusal overOrNone(const State& s) {
  return s.outcome.kind == Outcome::None ? Refusal::NoHand : Refusal::HandOver;
}

}  // namespace

Refusal Engine::refuses(const State& s, Action action) {
  const int seat = action.seat;
  if (seat >= seats()) return Refusal::NoSuchSeat;
  if (s.stage == Stage::Over) return overOrNone(s);
  if (!(toAct(s) >> seat & 1)) return s.answered >> seat & 1 ? Refusal::Answered : Refusal::NotAsked;
  const bool plain = !action.call && !action.tile;
  if (s.stage == Stage::Choosing) {
    if (action.act == Act::Step) return refusesStep(s, action);
    const bool declines = action.act == Act::Pass && plan_.course.steps[s.course.step].choice == plan::StepChoice::YesNo;
    return !plain && declines ? Refusal::NoSuchAction : declines ? Refusal::None : Refusal::StepNotOpen;
  }
  switch (action.act) {
    case Act::Discard: return action.call ? Refusal::NoSuchAction : refusesDiscard(s, seat, action.tile);
    case Act::Call: return refusesCall(s, seat, action.call, action.tile);
    case Act::Win: return !plain ? Refusal::NoSuchAction : s.mayWin >> seat & 1 ? Refusal::None : Refusal::NotAWin;
    case Act::Pass: return !plain ? Refusal::NoSuchAction : s.stage == Stage::Turn ? Refusal::NothingToPass : mustCall(s, seat) ? Refusal::MustCall : Refusal::None;
    case Act::Step: {
      if (action.call >= plan_.course.steps.size()) return Refusal::NoSuchAction;
      if (s.stage != Stage::Turn || mustCall(s, seat)) return Refusal::StepNotOpen;
      if (plan_.course.steps[action.call].moment == plan::StepMoment::OwnTurn)
        return !action.tile && stepOpen(s, seat, action.call) ? Refusal::None : Refusal::StepNotOpen;
      return action.tile < plan_.kinds.size() && (stepDiscards(s, seat, action.call, discardTiles(s, seat)) >> action.tile & 1) ? Refusal::None : Refusal::StepNotOpen;
    }
  }
  return Refusal::NoSuchAction;
}

Refusal Engine::apply(State& s, Action action, Events* events) {
  if (events) events->clear();
  if (const Refusal why = refuses(s, action); why != Refusal::None) return why;
  KAIKOU_ASSERT(!fault_, "a fault of an action before has ended its hand");
  events_ = events;
  ++s.decisions;
  const int seat = action.seat;
  if (course_) {
    wins_.clear();
    if (s.stage == Stage::Choosing) {
      takeStep(s, action);
      finishStep(s);
      return Refusal::None;
    }
  }
  if (s.stage == Stage::Turn) {
    if (action.act == Act::Discard) takeDiscard(s, seat, action.tile);
    else if (action.act == Act::Step) declareStep(s, action);
    else if (action.act == Act::Call) takeCall(s, seat, action.call, action.tile);
    else handWon(s, bit(seat), eval::WinBy::SelfDraw);
  } else if (s.stage == Stage::Last) {
    if (action.act == Act::Win) {
      handWon(s, bit(seat), eval::WinBy::SelfDraw);
    } else {
      layDown(s);
      nextTurn(s, nextInPlay(s, seat));
    }
  } else {
    s.answers[seat] = action;
    s.answered |= bit(seat);
    s.asked &= static_cast<Bits>(~bit(seat));
    if (plan_.game.passingLocks && (s.mayWin >> seat & 1) && action.act != Act::Win) s.locked |= bit(seat);
    if (!s.asked) s.stage == Stage::Answers ? resolve(s) : resolveRobbing(s);
  }
  finishStep(s);
  return Refusal::None;
}

Refusal Engine::leave(State& s, int seat, Events* events) {
  if (events) events->clear();
  if (seat < 0 || seat >= seats()) return Refusal::NoSuchSeat;
  if (s.stage == Stage::Over) return overOrNone(s);
  if (!plan_.game.leavingDeclared) return Refusal::NoLeaving;
  events_ = events;
  if (s.stage == Stage::Robbing) filter_->give(s, s.turn, s.tile);   // the quad was not made
  // The hand is void: what was paid on the way is struck.
  for (int other = 0; other < seats() && course_; ++other) s.table.course.points[other] -= s.outcome.points[other];
  if (course_) s.table.course.pot -= s.outcome.pot, s.outcome.points = {}, s.outcome.pot = 0, s.course.pending = 0;
  s.outcome.kind = Outcome::Left;
  s.outcome.leaver = static_cast<int8_t>(seat);
  s.outcome.points[seat] = -plan_.game.leavingPays;
  s.outcome.house = plan_.game.leavingPays;
  note({Happened::Left, static_cast<int8_t>(seat)});
  close(s);
  finishStep(s);
  return Refusal::None;
}

void Engine::finishStep(State& s) {
  if (fault_) faulted(s);
  KAIKOU_ASSERT((s.stage == Stage::Over) == (s.outcome.kind != Outcome::None),
                "a hand is over when it has an outcome");
  KAIKOU_ASSERT(s.stage == Stage::Over || toAct(s), "while a hand runs somebody has something to do");
  KAIKOU_ASSERT(s.left <= s.wallSize && s.turn >= 0 && s.turn < seats(),
                "turns and tiles are those of the game");
  KAIKOU_ASSERT(s.stage != Stage::Turn || s.sketch[s.turn].holds[0],
                "a seat in its turn has a tile to discard");
  events_ = nullptr;
}

eval::Table& Engine::scratchOf(const State& s) {
  // Nothing asks for the course of a hand where the plan does not follow it.
  if (course_) scratch_ = s.table;
  else std::memcpy(static_cast<void*>(&scratch_), &s.table, offsetof(eval::Table, course));
  return scratch_;
}

}  // namespace kaikou::table
