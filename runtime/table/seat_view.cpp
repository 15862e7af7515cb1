// The JSON of a view for clients of one seat. Tiles are written by the names of their kinds, as the log writes them.
//
// What may be seen is decided in view.cpp alone. After the hand this shows less than a view does: of the hands only the winners'.
// Tested by tests/table/seat_view_test.cpp: views do not change with what is hidden.
#include "runtime/table/seat_view.h"

#include <bit>

#include "runtime/base/invariant.h"
#include "runtime/table/action_text.h"
#include "runtime/text/json_append.h"

namespace kaikou::table {
namespace {

using text::JsonWriter;

class SeatView {
 public:
  SeatView(std::string& into, Engine& engine, const Match& match, const State& state, int seat)
      : json_(into), plan_(engine.plan()), match_(match), s_(state), view_(viewOf(engine, state, seat)) {}

  void write() {
    json_.open('{').key("seat");
    seatOrNull(view_.seat);
    json_.key("hand").integer(over() ? match_.hand - (match_.hand > 0) : match_.hand);
    json_.key("dealer").integer(view_.dealer).key("stage").string(stageName()).key("turn").integer(view_.turn);
    json_.key("asked").boolean(view_.asked).key("tile");
    tileOrNull(over() ? View::hidden : view_.drawn >= 0 ? view_.drawn : view_.tile);
    json_.key("left").integer(view_.drawable).key("indicator");
    tileOrNull(view_.indicator);
    json_.key("wilds");
    set(view_.wilds);
    json_.key("seats").open('[');
    for (int seat = 0; seat < view_.seats; ++seat) writeSeat(seat);
    json_.close(']').key("pile").open('[');
    for (size_t i = 0; i < view_.pileSize; ++i) {
      const Discard& discard = view_.pile[i];
      json_.open('{').key("tile").string(name(discard.tile)).key("seat").integer(discard.seat);
      json_.key("claimed").boolean(discard.claimed).key("aside").boolean(discard.aside).key("laid").boolean(discard.laid);
      json_.close('}');
    }
    json_.close(']').key("duties").open('[');
    for (int seat = 0; seat < view_.seats; ++seat) writeDuty(seat);
    json_.close(']');
    if (plan_.course.followed) writeCourse();
    json_.key("outcome");
    writeOutcome();
    json_.close('}');
  }

 private:
  const std::string& name(int kind) const { return plan_.kinds[static_cast<size_t>(kind)].name; }
  bool over() const { return view_.moment == View::Moment::Over; }
  void seatOrNull(int seat) {
    if (seat >= 0) json_.integer(seat);
    else json_.raw("null");
  }
  void tileOrNull(int kind) {
    if (kind >= 0) json_.string(name(kind));
    else json_.raw("null");
  }

  // That a seat can win on a last tile is its own to know.
  const char* stageName() const {
    switch (view_.moment) {
      case View::Moment::Turn: return s_.stage == Stage::Last && (view_.asked || view_.seat == allSeats) ? "last" : "turn";
      case View::Moment::Answers: return "answers";
      case View::Moment::Robbing: return "robbing";
      case View::Moment::Choosing: return "choosing";
      case View::Moment::Over: break;
    }
    return "over";
  }
  bool won(int seat) const {
    for (int i = 0; i < view_.outcome.winnerCount; ++i)
      if (view_.outcome.winners[static_cast<size_t>(i)] == seat) return view_.outcome.kind == Outcome::Won;
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

  void writeMeld(const View::ShownMeld& meld) {
    json_.open('{').key("call").string(plan_.origins[plan_.calls[meld.call].origin].name).key("tiles");
    if (meld.tile == View::hidden) {
      json_.raw("null");
    } else {
      json_.open('[');
      for (int k = 0; k < (meld.form == eval::MeldForm::Quad ? 4 : 3); ++k)
        json_.string(name(meld.form == eval::MeldForm::Run ? meld.tile + k : meld.tile));
      json_.close(']');
    }
    json_.key("from");
    seatOrNull(meld.from);
    json_.close('}');
  }
  void writeSeat(int seat) {
    const View::Player& player = view_.players[static_cast<size_t>(seat)];
    json_.open('{').key("tiles").integer(player.concealed).key("hand");
    if (player.shown && (!over() || (view_.course.shown >> seat & 1) || view_.seat == allSeats || view_.seat == seat || won(seat))) counts(player.hand);
    else json_.raw("null");
    json_.key("melds").open('[');
    for (size_t i = 0; i < player.meldCount; ++i) writeMeld(player.melds[i]);
    json_.close(']').key("aside");
    counts(player.aside);
    json_.key("total").integer(match_.totals[static_cast<size_t>(seat)]).close('}');
  }

  // Who broke a duty shows what they held: it is told when the hand is over.
  void writeDuty(int seat) {
    const View::ShownDuty& duty = view_.duties[static_cast<size_t>(seat)];
    if (!duty.bound) return;
    json_.open('{').key("seat").integer(seat).key("suit").string(plan_.blocks[duty.block].name).key("bound").open('[');
    for (int other = 0; other < view_.seats; ++other)
      if (duty.bound >> other & 1) json_.integer(other);
    json_.close(']').key("offenders");
    if (over() || view_.seat == allSeats) {
      const DutyState& state = s_.duties[static_cast<size_t>(seat)];
      json_.open('[');
      for (int i = 0; i < state.offenderCount; ++i) json_.integer(state.offenders[static_cast<size_t>(i)]);
      json_.close(']');
    } else {
      json_.raw("null");
    }
    json_.close('}');
  }

  void writeCourse() {
    const plan::Course& rules = plan_.course;
    auto mark = [&](const plan::Mark& of, int value) { json_.string(markText(plan_, of, value)); };
    json_.key("step");
    if (view_.moment == View::Moment::Choosing) json_.string(plan_.origins[rules.steps[view_.step].origin].name);
    else json_.raw("null");
    json_.key("chosen").open('[');
    for (int i = 0; i < view_.chosenCount; ++i) {
      const plan::Step& step = rules.steps[view_.step];
      const int value = view_.chosen[static_cast<size_t>(i)];
      if (step.choice == plan::StepChoice::Tiles) json_.string(name(value));
      else if (step.choice == plan::StepChoice::Value) mark(rules.marks[step.mark], value);
      else json_.boolean(value != 0);
    }
    json_.close(']').key("marks").open('[');
    for (const plan::Mark& item : rules.marks) {
      json_.open('{').key("mark").string(plan_.origins[item.origin].name).key("value");
      if (item.scope != plan::MarkScope::Seat) {
        mark(item, view_.course.marks[item.slot]);
      } else {
        json_.open('[');
        for (int seat = 0; seat < view_.seats; ++seat) {
          const bool told = !item.isPrivate || over() || view_.seat == allSeats || view_.seat == seat;
          if (told) mark(item, view_.course.seatMarks[static_cast<size_t>(seat)][item.slot]);
          else json_.raw("null");
        }
        json_.close(']');
      }
      json_.close('}');
    }
    json_.close(']').key("in_play").open('[');
    for (int seat = 0; seat < view_.seats; ++seat)
      if (view_.course.inPlay >> seat & 1) json_.integer(seat);
    json_.close(']').key("points").open('[');
    for (int seat = 0; seat < view_.seats; ++seat) json_.integer(view_.points[static_cast<size_t>(seat)]);
    json_.close(']').key("won").open('[');
    for (int i = 0; i < view_.wonCount; ++i) {
      const WonTile& won = view_.won[static_cast<size_t>(i)];
      json_.open('{').key("tile").string(name(won.tile)).key("winners").open('[');
      for (int seat = 0; seat < view_.seats; ++seat)
        if (won.winners >> seat & 1) json_.integer(seat);
      json_.close(']').key("from");
      seatOrNull(won.from);
      json_.close('}');
    }
    json_.close(']').key("turned").open('[');
    for (size_t i = 0; i < rules.turnUps.size(); ++i) {
      json_.open('{').key("turned").string(plan_.origins[rules.turnUps[i].origin].name).key("tiles").open('[');
      for (int n = 0; n < view_.course.turnedCount[i]; ++n) json_.string(name(view_.course.turned[i][static_cast<size_t>(n)]));
      json_.close(']').close('}');
    }
    json_.close(']').key("scores").open('[');
    for (int seat = 0; seat < view_.seats; ++seat) json_.integer(view_.course.points[static_cast<size_t>(seat)]);
    json_.close(']').key("pot").integer(view_.course.pot).key("declared");
    if (view_.pending) json_.string(plan_.origins[rules.steps[view_.pending - 1u].origin].name);
    else json_.raw("null");
  }

  void writeOutcome() {
    const Outcome& outcome = view_.outcome;
    static constexpr const char* kinds[] = {"none", "won", "drawn", "left", "faulted"};
    if (!over()) {
      json_.raw("null");
      return;
    }
    json_.open('{').key("kind").string(kinds[outcome.kind]).key("winners").open('[');
    for (int i = 0; i < outcome.winnerCount; ++i) json_.integer(outcome.winners[static_cast<size_t>(i)]);
    json_.close(']').key("tile");
    tileOrNull(view_.tile);
    json_.key("leaver");
    seatOrNull(outcome.leaver);
    json_.key("points").open('[');
    for (int seat = 0; seat < view_.seats; ++seat) json_.integer(outcome.points[static_cast<size_t>(seat)]);
    json_.close(']').key("house").integer(outcome.house).close('}');
  }

  JsonWriter json_;
  const plan::Plan& plan_;
  const Match& match_;
  const State& s_;
  const View view_;
};

}  // namespace

void appendView(std::string& into, Engine& engine, const Match& match, const State& state, int seat) {
  SeatView(into, engine, match, state, seat).write();
}

int unseen(const Engine& engine, const State& s, int seat, int tile) {
  KAIKOU_ASSERT(seat >= 0 && seat < engine.seats(), "a seat of the game looks");
  const plan::Plan& plan = engine.plan();
  int left = plan.kinds[static_cast<size_t>(tile)].copies;
  if (s.indicatorAt >= 0 && s.table.indicator == tile) --left;
  left -= s.table.seats[static_cast<size_t>(seat)].hand[static_cast<size_t>(tile)];
  for (int other = 0; other < engine.seats(); ++other) {
    const eval::SeatTable& of = s.table.seats[static_cast<size_t>(other)];
    for (int i = 0; i < of.meldCount; ++i) {
      const eval::Meld& meld = of.melds[static_cast<size_t>(i)];
      if (!seesMeld(plan, s, seat, other, meld)) continue;
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
  // A tile won on lies open; one that a discard gave is no longer on the pile.
  for (int i = 0; i < s.course.wonCount && s.stage != Stage::Over; ++i) left -= s.course.won[static_cast<size_t>(i)].tile == tile;
  // Who declares a quad from the hand shows all four; one of them is out of the hand by now.
  if (s.stage == Stage::Robbing && s.tile == tile)
    left -= seat != s.turn && plan.calls[s.call].source == plan::CallSource::InHand ? 4 : 1;
  // Tiles turned up, but for one that is told elsewhere; and hands that lie open.
  const eval::Course& course = s.table.course;
  for (size_t i = 0; i < plan.course.turnUps.size(); ++i)
    for (int n = course.turnedPlayed[i]; n < course.turnedCount[i] && !(course.turnedLast >> i & 1); ++n) left -= course.turned[i][static_cast<size_t>(n)] == tile;
  for (int other = 0; other < engine.seats() && course.shown; ++other)
    if (other != seat && (course.shown >> other & 1)) left -= s.table.seats[static_cast<size_t>(other)].hand[static_cast<size_t>(tile)];
  return left < 0 ? 0 : left;
}

}  // namespace kaikou::table
