// Views. Everything starts hidden, and what may be seen is copied: what somebody adds to a state is not seen
// by accident. Tested by tests/table/view_test.cpp: states that differ in hidden things alone give the same
// bytes.
#include "runtime/table/view.h"

#include <algorithm>
#include <numeric>

#include "runtime/base/invariant.h"
#include "runtime/table/action_text.h"
#include "runtime/text/json_append.h"

namespace kaikou::table {
namespace {

View::Moment momentOf(Stage stage) {
  switch (stage) {
    case Stage::Turn:
    case Stage::Last: return View::Moment::Turn;
    case Stage::Answers: return View::Moment::Answers;
    case Stage::Robbing: return View::Moment::Robbing;
    case Stage::Choosing: return View::Moment::Choosing;
    case Stage::Over: break;
  }
  return View::Moment::Over;
}

void showPlayer(const plan::Plan& plan, const State& s, int viewer, int seat, View::Player& out) {
  const bool open = s.stage == Stage::Over || viewer == seat || viewer == allSeats || (s.table.course.shown >> seat & 1);
  const eval::SeatTable& own = s.table.seats[static_cast<size_t>(seat)];
  out.concealed = static_cast<uint8_t>(std::accumulate(own.hand.begin(), own.hand.end(), 0));
  out.aside = own.aside;
  out.shown = open;
  if (open) out.hand = own.hand;
  out.meldCount = own.meldCount;
  for (size_t i = 0; i < own.meldCount; ++i) {
    const eval::Meld& meld = own.melds[i];
    const bool seen = seesMeld(plan, s, viewer, seat, meld);
    out.melds[i] = {meld.call, meld.form, static_cast<int8_t>(seen ? meld.tile : View::hidden), meld.from};
  }
}

// What is open of the course of a hand: everything but private marks of others and what others chose so far.
void showCourse(const plan::Plan& plan, const State& s, int viewer, View& view) {
  view.course = s.table.course;
  for (const plan::Mark& mark : plan.course.marks)
    for (int other = 0; other < view.seats && mark.isPrivate && s.stage != Stage::Over; ++other)
      if (other != viewer && viewer != allSeats) view.course.seatMarks[static_cast<size_t>(other)][mark.slot] = mark.initial;
  view.points = s.outcome.points;
  view.pending = s.course.pending;
  view.wonCount = s.course.wonCount;
  std::copy(s.course.won.begin(), s.course.won.begin() + s.course.wonCount, view.won.begin());
  if (s.stage != Stage::Choosing) return;
  view.step = s.course.step;
  if (viewer == allSeats) return;
  view.chosenCount = s.course.chosenCount[static_cast<size_t>(viewer)];
  view.chosen = s.course.chosen[static_cast<size_t>(viewer)];
}

}  // namespace

View viewOf(Engine& engine, const State& s, int seat) {
  KAIKOU_ASSERT(seat >= allSeats && seat < engine.seats(), "a seat of the game looks, or nobody");
  const plan::Plan& plan = engine.plan();
  const bool over = s.stage == Stage::Over;
  View view;
  view.seat = static_cast<int8_t>(seat);
  view.seats = static_cast<uint8_t>(engine.seats());
  view.dealer = s.table.dealer;
  view.turn = s.turn;
  view.moment = momentOf(s.stage);
  view.previousWild = s.table.previousWild;
  if (s.indicatorAt >= 0) view.indicator = static_cast<int8_t>(s.table.indicator);
  view.wilds = s.wilds, view.discardSet = s.discardSet;
  view.left = s.left;
  view.drawable = static_cast<uint16_t>(engine.drawable(s));
  for (int player = 0; player < engine.seats(); ++player)
    showPlayer(plan, s, seat, player, view.players[static_cast<size_t>(player)]);
  view.pileSize = s.pileSize;
  std::copy(s.pile.begin(), s.pile.begin() + s.pileSize, view.pile.begin());
  for (size_t i = 0; i < seatCount; ++i)
    if (s.duties[i].bound) view.duties[i] = {s.duties[i].bound, s.duties[i].block};
  view.locked = seat != allSeats && (s.locked >> seat & 1);
  const bool question = s.stage == Stage::Answers || s.stage == Stage::Robbing;
  if (question || (over && s.outcome.kind == Outcome::Won))
    view.tile = static_cast<int8_t>(over ? s.table.win.tile : s.tile);
  const bool own = !over && !question && s.stage != Stage::Choosing && (s.turn == seat || seat == allSeats);
  if (own && s.drew && s.table.seats[static_cast<size_t>(s.turn)].hand[s.tile]) view.drawn = static_cast<int8_t>(s.tile);
  if (question && seat != allSeats && (s.answered >> seat & 1)) view.answered = true, view.answer = s.answers[static_cast<size_t>(seat)];
  if (plan.course.followed) showCourse(plan, s, seat, view);
  ActionList open;
  engine.legal(s, seat, open);
  view.asked = !open.empty();
  view.openCount = static_cast<uint16_t>(open.size());
  std::copy(open.begin(), open.end(), view.open.begin());
  if (over) {
    view.outcome = s.outcome;
    view.wallSize = s.wallSize;
    std::copy(s.wall.begin(), s.wall.begin() + s.wallSize, view.wall.begin());
  }
  return view;
}

}  // namespace kaikou::table
