// Views. Everything starts hidden, and what may be seen is copied: what somebody adds to a state is not seen
// by accident. Tested by tests/table/view_test.cpp: states that differ in hidden things alone give the same
// bytes.
#include "runtime/table/view.h"

#include <algorithm>
#include <numeric>

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
    case Stage::Over: break;
  }
  return View::Moment::Over;
}

void showPlayer(const plan::Plan& plan, const State& s, int viewer, int seat, View::Player& out) {
  const bool open = s.stage == Stage::Over || viewer == seat || viewer == allSeats;
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

}  // namespace

View viewOf(Engine& engine, const State& s, int seat) {
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
  const bool own = !over && !question && (s.turn == seat || seat == allSeats);
  if (own && s.drew && s.table.seats[static_cast<size_t>(s.turn)].hand[s.tile]) view.drawn = static_cast<int8_t>(s.tile);
  if (question && seat != allSeats && (s.answered >> seat & 1)) view.answered = true, view.answer = s.answers[static_cast<size_t>(seat)];
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

void appendViewJson(std::string& into, const plan::Plan& plan, const View& view) {
  static constexpr std::string_view moments[] = {"turn", "answers", "robbing", "over"};
  static constexpr std::string_view forms[] = {"run", "triplet", "quad"};
  static constexpr std::string_view outcomes[] = {"none", "won", "drawn", "left", "faulted"};
  text::JsonWriter json(into);
  auto tile = [&](const char* key, int kind) {
    json.key(key);
    if (kind >= 0) json.string(plan.kinds[static_cast<size_t>(kind)].name);
    else json.raw("null");
  };
  auto seatOrNull = [&](const char* key, int seat) {
    json.key(key);
    if (seat >= 0) json.integer(seat);
    else json.raw("null");
  };
  auto set = [&](const char* key, TileSet tiles) {
    eval::TileCounts counts{};
    for (size_t k = 0; k < plan.kinds.size(); ++k) counts[k] = tiles >> k & 1;
    json.key(key).string(tileNames(plan, counts));
  };
  auto seats = [&](const char* key, unsigned bits) {
    json.key(key).open('[');
    for (int seat = 0; seat < view.seats; ++seat)
      if (bits >> seat & 1) json.integer(seat);
    json.close(']');
  };
  json.open('{').key("seat").integer(view.seat).key("dealer").integer(view.dealer).key("turn").integer(view.turn);
  json.key("moment").string(moments[static_cast<size_t>(view.moment)]);
  tile("tile", view.tile);
  tile("drawn", view.drawn);
  tile("indicator", view.indicator);
  tile("previous_wild", view.previousWild);
  set("wilds", view.wilds);
  set("discarding", view.discardSet);
  json.key("left").integer(view.left).key("drawable").integer(view.drawable).key("players").open('[');
  for (size_t p = 0; p < view.seats; ++p) {
    const View::Player& player = view.players[p];
    json.open('{').key("concealed").integer(player.concealed).key("hand");
    if (player.shown) json.string(tileNames(plan, player.hand));
    else json.raw("null");
    json.key("melds").open('[');
    for (size_t i = 0; i < player.meldCount; ++i) {
      const View::ShownMeld& meld = player.melds[i];
      json.open('{').key("call").string(plan.origins[plan.calls[meld.call].origin].name);
      json.key("form").string(forms[static_cast<size_t>(meld.form)]);
      tile("tile", meld.tile);
      seatOrNull("from", meld.from);
      json.close('}');
    }
    json.close(']').key("aside").string(tileNames(plan, player.aside)).close('}');
  }
  json.close(']').key("pile").open('[');
  for (size_t i = 0; i < view.pileSize; ++i) {
    const Discard& discard = view.pile[i];
    json.open('{').key("tile").string(plan.kinds[discard.tile].name).key("seat").integer(discard.seat);
    json.key("claimed")
        .boolean(discard.claimed)
        .key("aside")
        .boolean(discard.aside)
        .key("laid")
        .boolean(discard.laid)
        .close('}');
  }
  json.close(']').key("duties").open('[');
  for (int seat = 0; seat < view.seats; ++seat) {
    const View::ShownDuty& duty = view.duties[static_cast<size_t>(seat)];
    if (!duty.bound) continue;
    json.open('{').key("seat").integer(seat);
    seats("bound", duty.bound);
    json.key("suit").string(plan.blocks[duty.block].name).close('}');
  }
  json.close(']').key("locked").boolean(view.locked).key("asked").boolean(view.asked).key("answered");
  if (view.answered) json.string(actionText(plan, view.answer));
  else json.raw("null");
  json.key("open").open('[');
  for (size_t i = 0; i < view.openCount; ++i) json.string(actionText(plan, view.open[i]));
  json.close(']').key("outcome");
  if (view.moment != View::Moment::Over) {
    json.raw("null").close('}');
    return;
  }
  json.string(outcomes[view.outcome.kind]).key("winners").open('[');
  for (size_t i = 0; i < view.outcome.winnerCount; ++i) json.integer(view.outcome.winners[i]);
  json.close(']');
  seatOrNull("leaver", view.outcome.leaver);
  json.key("points").open('[');
  for (size_t seat = 0; seat < view.seats; ++seat) json.integer(view.outcome.points[seat]);
  json.close(']').key("wall");
  std::string wall;
  for (size_t i = 0; i < view.wallSize; ++i) {
    if (i) wall += ' ';
    wall += plan.kinds[view.wall[i]].name;
  }
  json.string(wall).close('}');
}

}  // namespace kaikou::table
