// What can be seen of a table: views, hints, outcomes, explanations. Tested by tests/api/table_api_test.cpp.
#include <algorithm>

#include <fmt/format.h>

#include "runtime/api/table_handle.h"
#include "runtime/cases/result_json.h"
#include "runtime/table/seat_view.h"
#include "runtime/table/win_filter.h"
#include "runtime/text/json_append.h"

using namespace kaikou;

namespace {

struct Completing {
  int tile;
  bool draw, discard;
};

std::vector<Completing> completing(table::Engine& engine, const table::State& state, int seat) {
  std::vector<Completing> found;
  for (int tile = 0; tile < static_cast<int>(engine.plan().kinds.size()); ++tile) {
    const bool draw = engine.completes(state, seat, tile, eval::WinBy::SelfDraw);
    const bool discard = engine.completes(state, seat, tile, eval::WinBy::Discard);
    if (draw || discard) found.push_back({tile, draw, discard});
  }
  return found;
}

void appendWaits(text::JsonWriter& json, const table::Engine& engine, const table::State& state, int seat,
                 const std::vector<Completing>& waits) {
  json.key("waits").open('[');
  for (const Completing& wait : waits) {
    json.open('{').key("tile").string(engine.plan().kinds[static_cast<size_t>(wait.tile)].name);
    json.key("draw").boolean(wait.draw).key("discard").boolean(wait.discard);
    json.key("unseen").integer(table::unseen(engine, state, seat, wait.tile)).close('}');
  }
  json.close(']');
}

// In its turn a seat holds one tile more: every discard that is open to it is tried on a copy of the state.
void appendDiscards(text::JsonWriter& json, table::Engine& engine, const table::State& state, int seat) {
  table::ActionList list;
  engine.legal(state, seat, list);
  json.key("discards").open('[');
  for (const table::Action& action : list) {
    if (action.act != table::Act::Discard || engine.discardDraws(state, action.tile)) continue;
    table::State after = state;
    engine.layDiscard(after, seat, action.tile);
    const std::vector<Completing> waits = completing(engine, after, seat);
    if (waits.empty()) continue;
    json.open('{').key("discard").string(engine.plan().kinds[action.tile].name);
    appendWaits(json, engine, state, seat, waits);
    json.close('}');
  }
  json.close(']');
}

// At its win on a last tile a seat cannot discard: what it waits for is told as before the draw. The tile drawn is among it,
// also where the rules let a last tile win and no other.
std::vector<Completing> completingLast(table::Engine& engine, const table::State& state, int seat) {
  table::State before = state;
  engine.filter().take(before, seat, state.tile);
  std::vector<Completing> found = completing(engine, before, seat);
  auto at = std::find_if(found.begin(), found.end(), [&](const Completing& one) { return one.tile >= state.tile; });
  if (at == found.end() || at->tile != state.tile) at = found.insert(at, {state.tile, true, false});
  at->draw = true;
  return found;
}

template <class Work>
kaikou_status looking(kaikou_table* table, int seat, bool orNone, kaikou_reply* reply, Work&& work) {
  return api::atBorder(reply, [&] {
    if (const kaikou_status status = api::checkTable(table, seat, orNone, reply); status != KAIKOU_OK) return status;
    if (!reply) return KAIKOU_WRONG_CALL;
    if (!table->dealt) return api::refused(reply, table::Refusal::NoHand);
    return work();
  });
}

// A table keeps which rule failed and not why: the hand is played again, and fails again.
kaikou_status whyVoid(const kaikou_table& table, table::Engine& engine, kaikou_reply* reply) {
  table::State again;
  const table::WallSetup wall = table.givenWall();
  const auto wrong = table::playAgain(engine, table.before, table.record, again, table.given ? &wall : nullptr);
  const auto& fault = engine.lastFault();
  if (wrong || again.outcome.kind != table::Outcome::Faulted || !fault)
    return api::fail(reply, KAIKOU_INTERNAL, "a hand that is void comes to another end");
  return api::fail(reply, KAIKOU_FAULT, cases::faultText(table.plan(), *fault));
}

bool seatOf(const kaikou_table* table, int seat) { return table && seat >= 0 && seat < table->plan().game.seats; }

}  // namespace

kaikou_status kaikou_table_view(kaikou_table* table, int seat, kaikou_reply* reply) {
  return looking(table, seat, true, reply, [&] {
    table::appendView(reply->text, table->machines->take()->engine, table->match, table->state, seat);
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_table_hints(kaikou_table* table, int seat, kaikou_reply* reply) {
  return looking(table, seat, false, reply, [&] {
    text::JsonWriter json(reply->text);
    json.open('{').key("seat").integer(seat);
    const auto machine = table->machines->take();
    table::Engine& engine = machine->engine;
    const table::State& state = table->state;
    const bool turn = state.turn == seat;
    if (state.stage == table::Stage::Turn && turn) appendDiscards(json, engine, state, seat);
    else
      appendWaits(json, engine, state, seat,
                  state.stage == table::Stage::Last && turn ? completingLast(engine, state, seat)
                                                            : completing(engine, state, seat));
    json.close('}');
    return KAIKOU_OK;
  });
}

kaikou_outcome kaikou_table_outcome(const kaikou_table* table) {
  if (!table || !table->dealt || table->running()) return KAIKOU_NOT_OVER;
  switch (table->state.outcome.kind) {
    case table::Outcome::Won: return KAIKOU_WON;
    case table::Outcome::Drawn: return KAIKOU_DRAWN;
    case table::Outcome::Left: return KAIKOU_LEFT;
    case table::Outcome::Faulted: return KAIKOU_FAULTED;
    case table::Outcome::None: break;
  }
  return KAIKOU_NOT_OVER;
}
int kaikou_table_winner_count(const kaikou_table* table) {
  return kaikou_table_outcome(table) == KAIKOU_WON ? table->state.outcome.winnerCount : 0;
}
int kaikou_table_winner(const kaikou_table* table, int index) {
  if (index < 0 || index >= kaikou_table_winner_count(table)) return KAIKOU_NO_SEAT;
  return table->state.outcome.winners[static_cast<size_t>(index)];
}
int64_t kaikou_table_points(const kaikou_table* table, int seat) {
  if (!seatOf(table, seat) || kaikou_table_outcome(table) == KAIKOU_NOT_OVER) return 0;
  return table->state.outcome.points[static_cast<size_t>(seat)];
}
int64_t kaikou_table_total(const kaikou_table* table, int seat) {
  return seatOf(table, seat) ? table->match.totals[static_cast<size_t>(seat)] : 0;
}
int64_t kaikou_table_house(const kaikou_table* table) { return table ? table->match.house : 0; }
int kaikou_table_hands(const kaikou_table* table) { return table ? static_cast<int>(table->match.hand) : 0; }
int kaikou_table_dealer(const kaikou_table* table) { return table ? table->match.dealer : KAIKOU_NO_SEAT; }

kaikou_status kaikou_table_explain(kaikou_table* table, int index, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!table) return api::isNull(reply, "`table`");
    if (!reply) return KAIKOU_WRONG_CALL;
    const auto machine = table->machines->take();
    if (kaikou_table_outcome(table) == KAIKOU_FAULTED) return whyVoid(*table, machine->engine, reply);
    if (index < 0 || index >= kaikou_table_winner_count(table)) return api::refusedWith(reply, "there is no such winner");
    if (!machine->scorer) {
      cases::Scorer scorer;
      scorer.plan = table->machines->plan();
      cases::equip(scorer);
      machine->scorer.emplace(std::move(scorer));
    }
    cases::Scorer& scorer = *machine->scorer;
    const eval::Table won = machine->engine.wonTable(table->state, index);
    eval::Settlement settlement;
    eval::Explanation explanation;
    auto fault = scorer.evaluator->settle(won, settlement);
    if (!fault) fault = scorer.evaluator->explain(won, settlement, explanation);
    if (fault) return api::fail(reply, KAIKOU_FAULT, cases::faultText(table->plan(), *fault));
    cases::appendExplainedResult(reply->text, false, {}, scorer, settlement, explanation);
    return KAIKOU_OK;
  });
}
