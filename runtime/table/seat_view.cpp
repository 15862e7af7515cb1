// Views of a seat. Tiles are written by the names of their kinds, as the log writes them.
//
// A hand is shown to its own seat, and to everybody when it has won. A tile that a seat has drawn is told to it alone; a
// discard that is being offered, and a tile that is being added to a triplet, to all.
// Tested by tests/table/seat_view_test.cpp: views do not change with what is hidden.
#include "runtime/table/seat_view.h"

#include <bit>

#include "runtime/text/json_append.h"

namespace kaikou::table {
namespace {

using text::JsonWriter;

class View {
 public:
  View(std::string& into, const Engine& engine, const Match& match, const State& state, int seat)
      : json_(into), engine_(engine), plan_(engine.plan()), match_(match), s_(state), viewer_(seat) {}

  void write() {
    json_.open('{').key("seat");
    seatOrNull(viewer_);
    json_.key("hand").integer(s_.stage == Stage::Over ? match_.hand - (match_.hand > 0) : match_.hand);
    json_.key("dealer").integer(s_.table.dealer).key("stage").string(stageName()).key("turn").integer(s_.turn);
    json_.key("asked").boolean(viewer_ >= 0 && (engine_.toAct(s_) >> viewer_ & 1));
    json_.key("tile");
    if (seesTile()) json_.string(name(s_.tile));
    else json_.raw("null");
    json_.key("left").integer(engine_.drawable(s_)).key("indicator");
    if (s_.indicatorAt >= 0) json_.string(name(s_.table.indicator));
    else json_.raw("null");
    json_.key("wilds");
    set(s_.wilds);
    json_.key("seats").open('[');
    for (int seat = 0; seat < engine_.seats(); ++seat) writeSeat(seat);
    json_.close(']').key("pile").open('[');
    for (int i = 0; i < s_.pileSize; ++i) {
      const Discard& discard = s_.pile[static_cast<size_t>(i)];
      json_.open('{').key("tile").string(name(discard.tile)).key("seat").integer(discard.seat);
      json_.key("claimed").boolean(discard.claimed).key("aside").boolean(discard.aside).key("laid").boolean(discard.laid);
      json_.close('}');
    }
    json_.close(']').key("duties").open('[');
    for (int seat = 0; seat < engine_.seats(); ++seat) writeDuty(seat);
    json_.close(']').key("outcome");
    writeOutcome();
    json_.close('}');
  }

 private:
  const std::string& name(int kind) const { return plan_.kinds[static_cast<size_t>(kind)].name; }
  void seatOrNull(int seat) {
    if (seat >= 0) json_.integer(seat);
    else json_.raw("null");
  }

  const char* stageName() const {
    switch (s_.stage) {
      case Stage::Turn: return "turn";
      case Stage::Last: return "last";
      case Stage::Answers: return "answers";
      case Stage::Robbing: return "robbing";
      case Stage::Over: break;
    }
    return "over";
  }

  bool seesTile() const {
    switch (s_.stage) {
      case Stage::Turn: return s_.drew && (viewer_ == allSeats || viewer_ == s_.turn);
      case Stage::Last: return viewer_ == allSeats || viewer_ == s_.turn;
      case Stage::Answers:
      case Stage::Robbing: return true;
      case Stage::Over: break;
    }
    return false;
  }
  bool won(int seat) const {
    for (int i = 0; i < s_.outcome.winnerCount; ++i)
      if (s_.outcome.winners[static_cast<size_t>(i)] == seat) return s_.outcome.kind == Outcome::Won;
    return false;
  }

  void counts(const eval::TileCounts& tiles) {
    json_.open('[');
    for (size_t kind = 0; kind < plan_.kinds.size(); ++kind)
      for (int i = 0; i < tiles[kind]; ++i) json_.string(plan_.kinds[kind].name);
    json_.close(']');
  }
  void set(TileSet tiles) {
    json_.open('[');
    for (; tiles; tiles &= tiles - 1) json_.string(name(std::countr_zero(tiles)));
    json_.close(']');
  }

  void writeSeat(int seat) {
    const eval::SeatTable& of = s_.table.seats[static_cast<size_t>(seat)];
    int size = 0;
    for (const uint8_t count : of.hand) size += count;
    json_.open('{').key("tiles").integer(size).key("hand");
    if (viewer_ == allSeats || viewer_ == seat || won(seat)) counts(of.hand);
    else json_.raw("null");
    json_.key("melds").open('[');
    for (int i = 0; i < of.meldCount; ++i) {
      const eval::Meld& meld = of.melds[static_cast<size_t>(i)];
      json_.open('{').key("call").string(plan_.origins[plan_.calls[meld.call].origin].name).key("tiles").open('[');
      for (int k = 0; k < (meld.form == eval::MeldForm::Quad ? 4 : 3); ++k)
        json_.string(name(meld.form == eval::MeldForm::Run ? meld.tile + k : meld.tile));
      json_.close(']').key("from");
      seatOrNull(meld.from);
      json_.close('}');
    }
    json_.close(']').key("aside");
    counts(of.aside);
    json_.key("total").integer(match_.totals[static_cast<size_t>(seat)]).close('}');
  }

  void writeDuty(int seat) {
    const DutyState& duty = s_.duties[static_cast<size_t>(seat)];
    if (!duty.bound) return;
    json_.open('{').key("seat").integer(seat).key("suit").string(plan_.blocks[duty.block].name).key("bound").open('[');
    for (int other = 0; other < engine_.seats(); ++other)
      if (duty.bound >> other & 1) json_.integer(other);
    json_.close(']').key("offenders").open('[');
    for (int i = 0; i < duty.offenderCount; ++i) json_.integer(duty.offenders[static_cast<size_t>(i)]);
    json_.close(']').close('}');
  }

  void writeOutcome() {
    const Outcome& outcome = s_.outcome;
    static constexpr const char* kinds[] = {"none", "won", "drawn", "left", "faulted"};
    if (s_.stage != Stage::Over) {
      json_.raw("null");
      return;
    }
    json_.open('{').key("kind").string(kinds[outcome.kind]).key("winners").open('[');
    for (int i = 0; i < outcome.winnerCount; ++i) json_.integer(outcome.winners[static_cast<size_t>(i)]);
    json_.close(']').key("tile");
    if (outcome.kind == Outcome::Won) json_.string(name(s_.table.win.tile));
    else json_.raw("null");
    json_.key("leaver");
    seatOrNull(outcome.leaver);
    json_.key("points").open('[');
    for (int seat = 0; seat < engine_.seats(); ++seat) json_.integer(outcome.points[static_cast<size_t>(seat)]);
    json_.close(']').key("house").integer(outcome.house).close('}');
  }

  JsonWriter json_;
  const Engine& engine_;
  const plan::Plan& plan_;
  const Match& match_;
  const State& s_;
  const int viewer_;
};

}  // namespace

void appendView(std::string& into, const Engine& engine, const Match& match, const State& state, int seat) {
  View(into, engine, match, state, seat).write();
}

int unseen(const Engine& engine, const State& s, int seat, int tile) {
  const plan::Plan& plan = engine.plan();
  int left = plan.kinds[static_cast<size_t>(tile)].copies;
  if (s.indicatorAt >= 0 && s.table.indicator == tile) --left;
  left -= s.table.seats[static_cast<size_t>(seat)].hand[static_cast<size_t>(tile)];
  for (int other = 0; other < engine.seats(); ++other) {
    const eval::SeatTable& of = s.table.seats[static_cast<size_t>(other)];
    for (int i = 0; i < of.meldCount; ++i) {
      const eval::Meld& meld = of.melds[static_cast<size_t>(i)];
      if (meld.form == eval::MeldForm::Run) left -= tile >= meld.tile && tile < meld.tile + 3;
      else if (meld.tile == tile) left -= meld.form == eval::MeldForm::Quad ? 4 : 3;
    }
    left -= of.aside[static_cast<size_t>(tile)];
  }
  // A claimed tile is in a meld; what was set aside by being discarded was counted with the tiles aside.
  for (int i = 0; i < s.pileSize; ++i) {
    const Discard& discard = s.pile[static_cast<size_t>(i)];
    left -= discard.tile == tile && !discard.claimed && !discard.aside;
  }
  if (s.stage == Stage::Robbing && s.tile == tile) --left;
  return left < 0 ? 0 : left;
}

}  // namespace kaikou::table
