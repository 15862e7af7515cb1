// Events that are told, not played: for examples of rules and for cases, which begin in the middle of a hand.
//
// A table is laid down as it is told, and events are carried out on it by the same code as in a game; what nobody told (draws, who
// else could have answered) does not happen. A tile that a seat uses and was not told to hold is one that it drew.
// Tested by the examples of the rule files, which run in every test, and tests/table/course_test.cpp.
#include <algorithm>
#include <bit>
#include <utility>

#include "runtime/table/engine.h"
#include "runtime/table/win_filter.h"

namespace kaikou::table {

void Engine::suppose(const eval::Table& table, int left, State& s) {
  s = State{};
  s.table = table;
  s.table.win = {};
  s.turn = static_cast<int8_t>(table.dealer);
  for (const plan::Kind& kind : plan_.kinds) s.wallSize = static_cast<uint16_t>(s.wallSize + kind.copies);
  s.left = static_cast<uint16_t>(std::min<int>(left + plan_.game.keep, s.wallSize));
  s.head = static_cast<uint16_t>(s.wallSize - s.left);
  s.stage = Stage::Turn;
  s.sketch.fill(filter_->empty());
  supposing_ = true;
  fault_ = fixDeal(s);
  for (int seat = 0; seat < seats(); ++seat) s.sketch[seat] = filter_->sketchOf(s, seat);
  if (course_) noteLeft(s);
  supposed(s);
}

void Engine::supposed(State& s) {
  if (fault_) faulted(s);
  supposing_ = false;
  events_ = nullptr;
}

// So many of a kind must be in hand. False where there are not so many.
bool Engine::supposeHeld(State& s, int seat, int tile, int count) {
  const bool exist = tile < static_cast<int>(plan_.kinds.size()) && count <= plan_.kinds[tile].copies;
  while (exist && s.table.seats[seat].hand[tile] < count) filter_->give(s, seat, tile);
  return exist;
}

// What a restriction forbids cannot be told. One that asks what the hand waits for, or which tile was drawn, asks what nobody tells, and
// so does one that cannot be worked out.
bool Engine::forbidsTold(const State& s, int seat, int callIndex, int tile) {
  const plan::Call& call = plan_.calls[callIndex];
  const bool claim = call.source == plan::CallSource::Discard || call.source == plan::CallSource::DiscardOfPrevious;
  bool forbidden = false;
  for (const plan::Restriction& item : plan_.course.restrictions) {
    if (item.what == plan::Restricted::Discards || (item.what == plan::Restricted::Claims && !claim)) continue;
    const bool named = item.calls >> callIndex & 1, only = item.mode == plan::RestrictMode::Only;
    if (named == only || item.notReady || !holds(s, item.guard, seat)) continue;
    TileSet set = ~TileSet{0};
    Num value;
    if (!only && item.set != plan::noReg) set = valueOf(s, item.set, seat, value) ? static_cast<TileSet>(value.num) : 0;
    const TileSet tiles = call.meld == plan::CallMeld::Run ? TileSet{7} << tile : TileSet{1} << tile;
    forbidden = forbidden || (set & tiles) != 0;
  }
  fault_.reset();
  return forbidden;
}

// Of a hand that is told whole.
bool Engine::mayDiscardTold(State& s, int seat, int tile) {
  if (!restrictsDiscards_ || !s.table.seats[seat].handKnown) return true;
  const bool drew = std::exchange(s.drew, false);
  const TileSet open = restrictedDiscards(s, seat, s.sketch[seat].holds[0]);
  s.drew = drew;
  const bool unknown = fault_.has_value();
  fault_.reset();
  return unknown || (open >> tile & 1);
}

bool Engine::supposeCall(State& s, int seat, int callIndex, int tile, int from) {
  const plan::Call& call = plan_.calls[callIndex];
  const bool claims = call.source == plan::CallSource::Discard || call.source == plan::CallSource::DiscardOfPrevious;
  const bool run = call.meld == plan::CallMeld::Run;
  if (s.stage == Stage::Over || claims != (from >= 0) || from == seat || s.table.seats[seat].meldCount >= plan::maxMelds) return false;
  supposing_ = true;
  wins_.clear();
  if (claims) {
    s.turn = static_cast<int8_t>(from);
    s.tile = static_cast<uint8_t>(run ? tile + (s.table.seats[seat].hand[tile] > 0) : tile);
    if (s.table.seats[from].handKnown && s.table.seats[from].hand[s.tile]) layDiscard(s, from, s.tile);
    else s.pile[s.pileSize++] = {s.tile, static_cast<uint8_t>(from & 3), 0, 0, 0};
    bool held = true;
    for (int t = tile; run && t < tile + 3; ++t) held = held && (t == s.tile || supposeHeld(s, seat, t, 1));
    if (!run) held = supposeHeld(s, seat, tile, call.meld == plan::CallMeld::Quad ? 3 : 2);
    if (!held || forbidsTold(s, seat, callIndex, tile)) return supposing_ = false;
    claim(s, table::call(seat, callIndex, tile));
  } else {
    s.turn = static_cast<int8_t>(seat);
    s.drew = true;
    const bool one = call.source == plan::CallSource::AddedTo || call.meld == plan::CallMeld::Aside;
    bool stands = call.source != plan::CallSource::AddedTo;
    for (int i = 0; i < s.table.seats[seat].meldCount; ++i)
      stands |= s.table.seats[seat].melds[i].call == call.addedTo && s.table.seats[seat].melds[i].tile == tile;
    if (!stands) return supposing_ = false;
    for (int t = tile; run && t < tile + 3; ++t) stands = stands && supposeHeld(s, seat, t, 1);
    if (!run) stands = supposeHeld(s, seat, tile, one ? 1 : call.meld == plan::CallMeld::Quad ? 4 : 3);
    if (!stands || forbidsTold(s, seat, callIndex, tile)) return supposing_ = false;
    takeCall(s, seat, callIndex, tile);
    if (s.stage == Stage::Robbing) completeQuad(s);   // nobody robbed it: that would have been told
  }
  s.turn = static_cast<int8_t>(seat);
  s.afterKong = call.draws || offersOn(callIndex);
  supposed(s);
  return true;
}

bool Engine::supposeDiscard(State& s, int seat, int tile) {
  if (s.stage == Stage::Over) return false;
  supposing_ = true;
  wins_.clear();
  s.afterKong &= s.turn == seat;
  s.turn = static_cast<int8_t>(seat);
  if (!supposeHeld(s, seat, tile, 1) || !mayDiscardTold(s, seat, tile)) return supposing_ = false;
  takeDiscard(s, seat, tile);
  supposed(s);
  return true;
}

// A step that a seat takes: `value` is its choice, which its mark gets, or the tile that is discarded with it.
bool Engine::supposeStep(State& s, int seat, int index, int value) {
  const plan::Step& step = plan_.course.steps[static_cast<size_t>(index)];
  if (s.stage == Stage::Over || step.choice == plan::StepChoice::Tiles) return false;
  supposing_ = true;
  wins_.clear();
  if (step.moment != plan::StepMoment::BeforePlay) {
    s.turn = static_cast<int8_t>(seat);
    s.drew = true;
    const bool discards = step.moment == plan::StepMoment::WithDiscard;
    if (discards && !supposeHeld(s, seat, value, 1)) return supposing_ = false;
    declareStep(s, table::step(seat, index, discards ? value : 0));
    if (step.moment == plan::StepMoment::InsteadOfDraw && s.left) --s.left, noteLeft(s);   // it has drawn
    supposed(s);
    return true;
  }
  if (step.choice == plan::StepChoice::Value) setMark(s, step.mark, seat, value);
  for (const plan::StepSets& set : step.sets) {
    Num to;
    if (valueOf(s, set.value, seat, to))
      setMark(s, set.mark, plan_.course.marks[set.mark].scope == plan::MarkScope::Seat ? seat : -1, to.num);
  }
  if (!fault_) happen(s, plan::EventKind::Step, seat, index);
  supposed(s);
  return true;
}

void Engine::supposeExhausted(State& s) {
  if (s.stage == Stage::Over) return;
  supposing_ = true;
  wins_.clear();
  handDrawn(s);
  supposed(s);
}

bool Engine::supposeWin(State& s, unsigned winners, const eval::Win& win) {
  const bool self = win.by == eval::WinBy::SelfDraw;
  if (s.stage == Stage::Over || !winners || (self && (winners & (winners - 1))) || (!self && (win.from < 0 || winners >> win.from & 1)))
    return false;
  supposing_ = true;
  wins_.clear();
  const int seat = std::countr_zero(winners);
  const bool kong = self ? win.afterKong || (s.afterKong && s.turn == seat) : s.afterKong && s.turn == win.from;
  s.tile = win.tile;
  s.stage = win.lastTiles ? Stage::Last : self ? Stage::Turn : win.by == eval::WinBy::RobKong ? Stage::Robbing : Stage::Answers;
  if (self) {
    s.turn = static_cast<int8_t>(seat);
    s.drew = true;
    s.afterKong = kong;
    if (s.table.seats[seat].hand[win.tile] >= plan_.kinds[win.tile].copies) return supposing_ = false;
    filter_->give(s, seat, win.tile);
  } else {
    s.turn = win.from;
    s.afterKong = false;
    if (win.by == eval::WinBy::Discard) {
      if (course_) {
        eval::Course& course = s.table.course;
        course.giverKong = kong;
        ++course.discardsMade, ++course.discarded[win.from];
        course.discards[win.from] |= TileSet{1} << win.tile;
      }
      if (s.table.seats[win.from].hand[win.tile]) layDiscard(s, win.from, win.tile);
      else s.pile[s.pileSize++] = {win.tile, static_cast<uint8_t>(win.from & 3), 0, 0, 0};
    } else if (s.table.seats[win.from].hand[win.tile]) {
      filter_->take(s, win.from, win.tile);
    }
  }
  s.mayWin = static_cast<uint8_t>(winners);
  handWon(s, static_cast<Bits>(winners), win.by);
  s.mayWin = 0;
  if (s.stage != Stage::Over) s.stage = Stage::Turn;
  supposed(s);
  return true;
}

}  // namespace kaikou::table
