// What a seat sees, as numbers. Made of the same View as the JSON, so it hides the same things.
// Tested by tests/api/table_observe_test.cpp against the JSON of the same table.
#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "runtime/api/kaikou_numbers.h"
#include "runtime/api/table_handle.h"
#include "runtime/table/view.h"

using namespace kaikou;

namespace {

static_assert(KAIKOU_MAX_KINDS == plan::maxKinds && KAIKOU_MAX_MELDS == plan::maxMelds && KAIKOU_MAX_SEATS == plan::seatCount);
static_assert(KAIKOU_MAX_WALL == table::maxTiles);

uint8_t orHidden(int value) { return static_cast<uint8_t>(value < 0 ? KAIKOU_HIDDEN : value); }

// After a hand a View opens everything, for bots that learn; players are shown the hands of winners only, as in the JSON.
bool shows(const table::View& view, int seat) {
  if (view.moment != table::View::Moment::Over || view.seat == seat || view.seat == table::allSeats) return view.players[static_cast<size_t>(seat)].shown;
  const auto& winners = view.outcome.winners;
  return view.outcome.kind == table::Outcome::Won && std::find(winners.begin(), winners.begin() + view.outcome.winnerCount, seat) !=
                                                         winners.begin() + view.outcome.winnerCount;
}

void write(const table::View::Player& from, bool shown, int64_t total, kaikou_seen_seat& out) {
  out.total = total;
  out.tiles = from.concealed, out.shown = shown, out.meld_count = from.meldCount;
  if (shown) std::copy(from.hand.begin(), from.hand.end(), out.hand);
  std::copy(from.aside.begin(), from.aside.end(), out.aside);
  for (size_t i = 0; i < from.meldCount; ++i) {
    const table::View::ShownMeld& meld = from.melds[i];
    out.melds[i] = {meld.call, static_cast<uint8_t>(meld.form), orHidden(meld.tile), orHidden(meld.from)};
  }
}

/// The numbers of kaikou_numbers.h, which stay what they are whatever moments are added.
uint8_t stageOf(const kaikou_table& table, const table::View& view) {
  using Moment = table::View::Moment;
  switch (view.moment) {
    // That a seat can win on a last tile is its own to know.
    case Moment::Turn: return table.state.stage == table::Stage::Last && (view.asked || view.seat == table::allSeats) ? 4 : 0;
    case Moment::Answers: return 1;
    case Moment::Robbing: return 2;
    case Moment::Over: break;
    case Moment::Choosing: return 5;
  }
  return 3;
}

void write(const kaikou_table& table, const table::View& view, kaikou_observation& out) {
  out.wilds = view.wilds, out.discarding = view.discardSet;
  out.hand = static_cast<int32_t>(table.match.hand) - (table.running() ? 0 : 1);   // the match counts a hand when it ends
  out.left = view.left, out.drawable = view.drawable, out.pile_size = view.pileSize;
  out.seat = orHidden(view.seat), out.seats = view.seats, out.dealer = view.dealer, out.turn = orHidden(view.turn);
  out.stage = stageOf(table, view), out.asked = view.asked;
  out.tile = orHidden(view.tile), out.drawn = orHidden(view.drawn), out.indicator = orHidden(view.indicator);
  for (size_t seat = 0; seat < view.seats; ++seat) write(view.players[seat], shows(view, static_cast<int>(seat)), table.match.totals[seat], out.players[seat]);
  for (size_t i = 0; i < view.pileSize; ++i) {
    const table::Discard& one = view.pile[i];
    out.pile[i] = {one.tile, one.seat, one.claimed, one.aside, one.laid};
  }
}

}  // namespace

kaikou_status kaikou_table_observe(kaikou_table* table, int seat, kaikou_observation* out, size_t size, kaikou_reply* reply) {
  if (out && size <= sizeof *out) std::memset(out, 0, size);
  return api::atBorder(reply, [&] {
    if (const kaikou_status status = api::checkTable(table, seat, true, reply); status != KAIKOU_OK) return status;
    if (!out) return api::isNull(reply, "`out`");
    if (size != sizeof *out)
      return api::fail(reply, KAIKOU_WRONG_CALL, fmt::format("an observation has {} bytes, not {}", sizeof *out, size));
    if (!table->dealt) return api::refused(reply, table::Refusal::NoHand);
    write(*table, table::viewOf(table->machines->take()->engine, table->state, seat), *out);
    return KAIKOU_OK;
  });
}
