// Steps: what seats decide before the first discard, all at once or one after the other, and what a seat declares in its own turn,
// with a discard or without.
//
// A step with a discard has happened when the discard stands; a discard that is won on takes it back. A seat takes a step without a
// discard once a hand, so turns end.
// What somebody chose stays hidden until the last has chosen (view.cpp shows nobody else's). Tiles given change hands together, to the
// seat that the rules name for each giver. Every choice is a plain action; a choice of several tiles is made tile by tile. Guarantee:
// who is asked has a choice, and after the last step play begins. Tested by tests/table/course_test.cpp.
#include <algorithm>
#include <bit>

#include "runtime/table/engine.h"
#include "runtime/table/win_filter.h"

namespace kaikou::table {

using plan::Step;
using plan::StepChoice;

void Engine::startSteps(State& s, size_t first) {
  s.stage = Stage::Choosing;
  for (size_t i = first; i < plan_.course.steps.size(); ++i) {
    if (plan_.course.steps[i].moment != plan::StepMoment::BeforePlay) continue;
    askStep(s, i);
    if (fault_ || s.asked) return;
  }
  finishSteps(s);
}

void Engine::askStep(State& s, size_t index) {
  const Step& step = plan_.course.steps[index];
  s.course.step = static_cast<uint8_t>(index);
  s.course.chosen = {}, s.course.chosenCount = {};
  s.asked = s.answered = s.mayWin = 0;
  Bits open = 0;
  for (int seat = 0; seat < seats() && !fault_; ++seat)
    if (guardsHold(s, step, seat) && stepValues(s, seat)) open |= bit(seat);
  if (step.order == plan::StepOrder::AllAtOnce) s.asked = open;
  if (step.order != plan::StepOrder::InTurn || !open || fault_) return;
  Num first;
  if (!valueOf(s, step.first, s.table.dealer, first)) return;
  const int from = first.num >= 0 && first.num < seats() ? static_cast<int>(first.num) : s.table.dealer;
  s.answered = static_cast<Bits>(~open & ((1u << seats()) - 1));   // who is not asked has nothing to say
  for (int i = 0, seat = from; i < seats() && !s.asked; ++i, seat = next(seat))
    if (open >> seat & 1) s.asked = bit(seat);
}

// The values that a seat may choose now, one bit each.
TileSet Engine::stepValues(const State& s, int seat) {
  const Step& step = plan_.course.steps[s.course.step];
  if (step.choice == StepChoice::YesNo) return 1;
  if (step.choice == StepChoice::Value) {
    const plan::Mark& mark = plan_.course.marks[step.mark];
    if (mark.type == plan::MarkType::Suit) {
      TileSet suits = 0;
      for (size_t b = 0; b < plan_.blocks.size(); ++b) suits |= TileSet{plan_.blocks[b].isSuit} << b;
      return suits;
    }
    TileSet values = mark.most >= 63 ? ~TileSet{0} : (TileSet{1} << (mark.most + 1)) - 1;
    for (size_t k = 0; mark.type == plan::MarkType::Tile && k < plan_.kinds.size(); ++k)
      if (plan_.blocks[plan_.kinds[k].block].isFlower) values &= ~(TileSet{1} << k);
    return values;
  }
  // Tiles: what is held beyond what was chosen already; of one suit, such as has enough of them.
  eval::TileCounts left = s.table.seats[seat].hand;
  const int chosen = s.course.chosenCount[seat];
  for (int i = 0; i < chosen; ++i) --left[s.course.chosen[seat][i]];
  TileSet open = 0;
  std::array<int, maxBlocks> inBlock{};
  for (size_t k = 0; k < plan_.kinds.size(); ++k) {
    if (left[k]) open |= TileSet{1} << k;
    inBlock[plan_.kinds[k].block] += left[k];
  }
  if (!step.oneSuit) return open;
  TileSet within = 0;
  for (size_t b = 0; b < plan_.blocks.size(); ++b) {
    const plan::Block& block = plan_.blocks[b];
    const bool begun = chosen > 0 && plan_.kinds[s.course.chosen[seat][0]].block == b;
    if (chosen > 0 ? !begun : !block.isSuit || inBlock[b] < step.tiles) continue;
    within |= ((TileSet{1} << block.size) - 1) << block.firstKind;
  }
  return open & within;
}

Refusal Engine::refusesStep(const State& s, Action action) {
  if (action.call != s.course.step) return Refusal::StepNotOpen;
  if (action.tile > 63 || !(stepValues(s, action.seat) >> action.tile & 1))
    return plan_.course.steps[s.course.step].choice == StepChoice::Tiles ? Refusal::NotHeld : Refusal::StepNotOpen;
  return Refusal::None;
}

void Engine::takeStep(State& s, Action action) {
  if (plan_.course.steps[s.course.step].moment == plan::StepMoment::InsteadOfDraw) return takeInsteadOfDraw(s, action);
  const Step& step = plan_.course.steps[s.course.step];
  const int seat = action.seat;
  const bool takes = action.act == Act::Step;
  s.course.chosen[seat][s.course.chosenCount[seat]++] = takes ? action.tile : 0;
  if (step.choice == StepChoice::YesNo) s.course.chosen[seat][0] = takes;
  if (step.choice == StepChoice::Tiles && s.course.chosenCount[seat] < step.tiles && stepValues(s, seat)) return;
  s.asked &= static_cast<Bits>(~bit(seat));
  s.answered |= bit(seat);
  if (s.asked) return;
  if (step.order == plan::StepOrder::InTurn) {
    // What was chosen in turn is open at once: the next one knows it.
    for (int i = 1, other = next(seat); i < seats() && !s.asked; ++i, other = next(other))
      if (!(s.answered >> other & 1)) s.asked = bit(other);
    if (s.asked) return;
  }
  stepDone(s);
}

// Everybody has chosen: what the step brings about, for all of them.
void Engine::stepDone(State& s) {
  const size_t index = s.course.step;
  const Step& step = plan_.course.steps[index];
  const auto chosen = s.course.chosen;
  const auto counts = s.course.chosenCount;
  struct Set { uint16_t mark; int seat; int64_t value; };
  std::vector<Set> sets;
  for (int seat = 0; seat < seats(); ++seat) {
    if (!counts[seat]) continue;
    const bool declined = step.choice == StepChoice::YesNo && !chosen[seat][0];
    for (int i = 0; i < counts[seat]; ++i)
      note({Happened::Chosen, static_cast<int8_t>(seat), -1, chosen[seat][i], static_cast<uint8_t>(index), declined});
    if (declined) continue;
    if (step.choice == StepChoice::Value) sets.push_back({step.mark, seat, chosen[seat][0]});
    for (const plan::StepSets& set : step.sets) {
      Num value;
      if (!valueOf(s, set.value, seat, value)) return;
      sets.push_back({set.mark, plan_.course.marks[set.mark].scope == plan::MarkScope::Seat ? seat : -1, value.num});
    }
  }
  if (step.choice == StepChoice::Tiles) {
    std::array<int, seatCount> to{}, received{};
    for (int seat = 0; seat < seats(); ++seat) {
      Num receiver;
      if (!valueOf(s, step.to, seat, receiver)) return;
      to[seat] = receiver.num >= 0 && receiver.num < seats() ? static_cast<int>(receiver.num) : seat;
      received[to[seat]] += counts[seat];
    }
    // Hands keep their sizes: where somebody would get another number of tiles than he gives, everybody keeps his own.
    bool balanced = true;
    for (int seat = 0; seat < seats(); ++seat) balanced = balanced && received[seat] == counts[seat];
    for (int seat = 0; seat < seats() && balanced; ++seat)
      for (int i = 0; i < counts[seat]; ++i) filter_->take(s, seat, chosen[seat][i]);
    for (int seat = 0; seat < seats() && balanced; ++seat)
      for (int i = 0; i < counts[seat]; ++i) {
        filter_->give(s, to[seat], chosen[seat][i]);
        note({Happened::Given, static_cast<int8_t>(seat), static_cast<int8_t>(to[seat]), chosen[seat][i], static_cast<uint8_t>(index)});
      }
  }
  for (const Set& set : sets) setMark(s, set.mark, set.seat, set.value);
  for (int seat = 0; seat < seats() && step.showsHand; ++seat)
    if (counts[seat] && (step.choice != StepChoice::YesNo || chosen[seat][0])) showHand(s, seat);
  s.course.chosen = {}, s.course.chosenCount = {};
  s.answered = 0;
  for (int i = 0, seat = s.table.dealer; i < seats() && !fault_; ++i, seat = next(seat)) {
    const bool took = counts[seat] && (step.choice != StepChoice::YesNo || chosen[seat][0]);
    if (took) happen(s, plan::EventKind::Step, seat, static_cast<int>(index));
    if (s.stage == Stage::Over) return;
  }
  if (!fault_) startSteps(s, index + 1);
}

bool Engine::guardsHold(const State& s, const Step& step, int seat) {
  for (const plan::Reg guard : step.guards)
    if (!holds(s, guard, seat)) return false;
  return true;
}

void Engine::showHand(State& s, int seat) {
  if (s.table.course.shown >> seat & 1) return;
  s.table.course.shown |= bit(seat);
  note({Happened::Shown, static_cast<int8_t>(seat)});
}

// ── instead of a draw ──

// Who may take the next tile is asked, from the seat that would draw it. False where no step is open.
bool Engine::askInsteadOfDraw(State& s, int seat) {
  for (size_t i = 0; i < plan_.course.steps.size() && !fault_; ++i) {
    const Step& step = plan_.course.steps[i];
    if (step.moment != plan::StepMoment::InsteadOfDraw) continue;
    Bits open = 0;
    for (int other = 0; other < seats() && !fault_; ++other)
      if (inPlay(s, other) && guardsHold(s, step, other)) open |= bit(other);
    if (!open || fault_) continue;
    s.stage = Stage::Choosing;
    s.turn = static_cast<int8_t>(seat);
    s.drew = s.afterKong = false;
    s.course.step = static_cast<uint8_t>(i);
    s.course.chosen = {}, s.course.chosenCount = {};
    s.asked = s.mayWin = 0;
    s.answered = static_cast<Bits>(~open & ((1u << seats()) - 1));
    askNext(s, seat);
    return true;
  }
  return fault_.has_value();
}

// The first from `seat` on who has not answered.
void Engine::askNext(State& s, int seat) {
  for (int i = 0; i < seats() && !s.asked; ++i, seat = next(seat))
    if (!(s.answered >> seat & 1)) s.asked = bit(seat);
}

// The first that takes it draws; where nobody does the hand is over as if nothing were left.
void Engine::takeInsteadOfDraw(State& s, Action action) {
  const size_t index = s.course.step;
  const int seat = action.seat;
  const bool takes = action.act == Act::Step;
  note({Happened::Chosen, static_cast<int8_t>(seat), -1, 0, static_cast<uint8_t>(index), !takes});
  s.asked = 0;
  s.answered |= bit(seat);
  if (!takes) {
    askNext(s, next(seat));
    return s.asked ? void() : handDrawn(s);
  }
  s.answered = 0;
  s.course.step = 0;
  s.turn = static_cast<int8_t>(seat);
  std::array<int16_t, plan::maxStepSets> values{};
  if (!stepWorksOut(s, seat, index, values)) return;
  stepStands(s, seat, index, values);
  if (!fault_ && s.stage != Stage::Over) drawTurn(s, seat);
}

// ── in play ──

// A seat that has drawn, and did not take the step before.
bool Engine::stepOpen(const State& s, int seat, size_t index) {
  const Step& step = plan_.course.steps[index];
  return s.drew && !offersNow(s) && !(s.course.taken[seat] >> index & 1) && guardsHold(s, step, seat) && !fault_;
}

// With which discards the step may be declared: its guards are asked of the hand without the tile.
TileSet Engine::stepDiscards(const State& s, int seat, size_t index, TileSet may) {
  const Step& step = plan_.course.steps[index];
  if (step.moment != plan::StepMoment::WithDiscard || offersNow(s)) return 0;
  TileSet open = 0;
  eval::Table& table = scratchOf(s);
  table.course.actor = static_cast<int8_t>(seat);
  for (TileSet left = may; left; left &= left - 1) {
    const int tile = std::countr_zero(left);
    bool stands = true;
    --table.seats[seat].hand[tile];
    table.course.tile = static_cast<int16_t>(tile);
    for (size_t i = 0; i < step.guards.size() && stands; ++i) {
      if (left != may && !asksHand_[step.guards[i]]) continue;   // it held without the first
      Num value;
      if (auto fault = evaluator_.courseValue(table, step.guards[i], seat, false, value)) {
        if (!fault_) fault_ = fault;
        return 0;
      }
      stands = value.num != 0;
      if (!stands && !asksHand_[step.guards[i]]) return 0;
    }
    ++table.seats[seat].hand[tile];
    if (stands) open |= TileSet{1} << tile;
  }
  return open;
}

// What the step sets is worked out before anything of it has happened.
bool Engine::stepWorksOut(State& s, int seat, size_t index, std::array<int16_t, plan::maxStepSets>& values) {
  const Step& step = plan_.course.steps[index];
  for (size_t i = 0; i < step.sets.size(); ++i) {
    Num value;
    if (!valueOf(s, step.sets[i].value, seat, value)) return false;
    values[i & (plan::maxStepSets - 1)] = static_cast<int16_t>(std::clamp<int64_t>(value.num, -32000, 32000));
  }
  return true;
}

void Engine::declareStep(State& s, Action action) {
  const int seat = action.seat;
  const Step& step = plan_.course.steps[action.call];
  std::array<int16_t, plan::maxStepSets> values{};
  if (!stepWorksOut(s, seat, action.call, values)) return;
  note({Happened::Chosen, static_cast<int8_t>(seat), -1, action.tile, action.call, false});
  if (step.moment == plan::StepMoment::WithDiscard) {
    s.course.pending = static_cast<uint8_t>(action.call + 1);
    s.course.pendingSets = values;
    return takeDiscard(s, seat, action.tile);
  }
  s.course.taken[seat] |= static_cast<uint16_t>(1u << action.call);
  stepStands(s, seat, action.call, values);
  if (fault_ || s.stage == Stage::Over) return;
  // What a need asks may have changed.
  const bool wins = s.drew && s.table.seats[seat].hand[s.tile] && canWin(s, seat, s.tile, eval::WinBy::SelfDraw, s.afterKong, false);
  s.mayWin = wins ? bit(seat) : 0;
}

void Engine::stepStands(State& s, int seat, size_t index, const std::array<int16_t, plan::maxStepSets>& values) {
  const Step& step = plan_.course.steps[index];
  for (size_t i = 0; i < step.sets.size(); ++i) {
    const size_t mark = step.sets[i].mark;
    setMark(s, mark, plan_.course.marks[mark].scope == plan::MarkScope::Seat ? seat : -1, values[i & (plan::maxStepSets - 1)]);
  }
  if (step.showsHand) showHand(s, seat);
  happen(s, plan::EventKind::Step, seat, static_cast<int>(index));
}

// Nobody won on the discard. False where the hand is over with it.
bool Engine::discardStands(State& s) {
  if (!goesAside(s, s.tile)) ++s.table.course.piled[s.tile];
  happen(s, plan::EventKind::Discard, s.turn, -1, s.tile);
  if (fault_ || s.stage == Stage::Over) return !fault_ && s.stage != Stage::Over;
  if (const int step = s.course.pending - 1; step >= 0) {
    s.course.pending = 0;
    stepStands(s, s.turn, static_cast<size_t>(step), s.course.pendingSets);
  }
  return !fault_ && s.stage != Stage::Over;
}

// The dealer plays the tile drawn last, if it is still there.
void Engine::finishSteps(State& s) {
  s.asked = s.answered = s.mayWin = 0;
  s.course.chosen = {}, s.course.chosenCount = {};
  s.course.step = 0;
  const auto& hand = s.table.seats[s.table.dealer].hand;
  if (!hand[s.tile])
    for (size_t k = plan_.kinds.size(); k-- > 0;)
      if (hand[k]) s.tile = static_cast<uint8_t>(k);
  beginPlay(s);
}

}  // namespace kaikou::table
