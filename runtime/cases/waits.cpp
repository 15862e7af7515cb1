// Ways to win, and what is left to say of a hand that has none.
//
// Guarantee: a tile that completes the hand is either among the ways or among the refused, never lost; `lack` is asked only
// where both are empty. Discards are those that the rules allow: a discard that draws a replacement leaves no hand to wait
// with, and one that is set aside counts as set aside.
// Tested by tests/cases/waits_test.cpp, tests/scripts/cli_end_to_end.sh, tests/api/scoring_api_test.cpp.
#include "runtime/cases/waits.h"

#include "runtime/cases/result_json.h"
#include "runtime/text/json_append.h"

namespace kaikou::cases {

namespace {

std::optional<eval::Fault> findSplit(Scorer& scorer, const eval::Table& table, int seat, int spent, Waits& out) {
  std::vector<eval::Evaluator::Trial> trials;
  if (auto fault = scorer.evaluator->trials(table, seat, spent, trials)) return fault;
  for (const auto& trial : trials)
    (trial.settlement.legal ? out.ways : out.refused).push_back({trial.tile, trial.from, trial.settlement});
  return std::nullopt;
}

// The discards that a rule treats apart, and whether the hand holds nothing else.
struct Special {
  plan::TileSet tiles = 0;
  bool all = true;
};

std::optional<eval::Fault> findDiscards(Scorer& scorer, eval::Table& table, int seat, WaitingHand& out) {
  const plan::Game& game = scorer.plan->game;
  eval::SeatTable& own = table.seats[static_cast<size_t>(seat)];
  Special special;
  if (auto fault = scorer.evaluator->dealSet(table, game.discardSet, special.tiles)) return fault;
  for (size_t k = 0; k < scorer.plan->kinds.size(); ++k)
    if (own.hand[k] && !(special.tiles >> k & 1)) special.all = false;
  for (size_t k = 0; k < scorer.plan->kinds.size(); ++k) {
    if (!own.hand[k]) continue;
    const bool apart = special.tiles >> k & 1;
    if (apart && (game.discardDraws || (game.discardForbidden && !special.all))) continue;
    WaitingHand::Discard discard{static_cast<uint8_t>(k), {}};
    --own.hand[k];
    if (apart && game.discardAside) ++own.aside[k];
    auto fault = findSplit(scorer, table, seat, static_cast<int>(k), discard.waits);
    ++own.hand[k];
    if (apart && game.discardAside) --own.aside[k];
    if (fault) return fault;
    if (!discard.waits.none()) out.discards.push_back(std::move(discard));
  }
  return std::nullopt;
}

void appendWays(text::JsonWriter& json, std::string& into, const Scorer& scorer, const std::vector<Way>& ways) {
  json.open('[');
  for (const Way& way : ways) {
    json.open('{').key("tile").string(scorer.binder->notation().printKind(way.tile));
    json.key("by").string(way.from < 0 ? "self_draw" : "discard");
    if (way.from >= 0) json.key("from").integer(way.from);
    if (way.settlement.legal) {
      json.key("result").raw("");
      appendResult(into, false, {}, scorer, way.settlement);
    } else {
      json.key("reason").string(refusalText(*scorer.plan, way.settlement));
    }
    json.close('}');
  }
  json.close(']');
}

}  // namespace

std::optional<eval::Fault> findWaits(Scorer& scorer, eval::Table table, int seat, WaitingHand& out) {
  out = {};
  out.inTurn = holdsOneMore(*scorer.plan, table, seat);
  auto fault = out.inTurn ? findDiscards(scorer, table, seat, out)
                          : findSplit(scorer, table, seat, plan::noTile, out.waits);
  if (fault) return fault;
  if (!out.inTurn && !out.waits.none()) return std::nullopt;
  if (auto lost = scorer.evaluator->lacking(table, seat, out.lack)) return lost;
  out.completeNow = out.inTurn && out.lack.tiles == 0;
  return std::nullopt;
}

void appendWaits(std::string& into, bool hasId, std::string_view id, const Scorer& scorer, int seat,
                 const WaitingHand& hand) {
  text::JsonWriter json(into);
  json.open('{');
  if (hasId) json.key("id").string(id);
  json.key("seat").integer(seat);
  if (hand.inTurn) {
    json.key("complete").boolean(hand.completeNow).key("discards").open('[');
    for (const WaitingHand::Discard& discard : hand.discards) {
      json.open('{').key("discard").string(scorer.binder->notation().printKind(discard.tile)).key("waits");
      appendWays(json, into, scorer, discard.waits.ways);
      json.key("refused");
      appendWays(json, into, scorer, discard.waits.refused);
      json.close('}');
    }
    json.close(']');
  } else {
    json.key("waits");
    appendWays(json, into, scorer, hand.waits.ways);
    json.key("refused");
    appendWays(json, into, scorer, hand.waits.refused);
  }
  const bool waiting = !hand.waits.none() || !hand.discards.empty();
  json.key("lacks");
  if (waiting || hand.lack.tiles >= 0) json.integer(waiting ? 1 : hand.lack.tiles);
  else json.raw("null");
  json.key("lacks_over");
  if (waiting || hand.lack.tiles >= 0) json.raw("null");
  else json.integer(hand.lack.over);
  json.close('}');
}

}  // namespace kaikou::cases
