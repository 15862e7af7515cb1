// What one seat may see of a hand: its own tiles and what lies open. As JSON: seat_view.h.
//
//   table::View view = table::viewOf(engine, state, seat);
//
// While the hand runs a view never tells other seats' concealed tiles (the kind of a concealed quad
// included), the wall, who else is asked about a discard or what they answered, whose win is locked, or who
// broke a duty (that would tell what they hold): two states that differ in these alone have the same views.
// After the hand everything is open. What *time* tells (that a discard is not drawn past at once) is for the
// server to hide.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <type_traits>

#include "runtime/plan/call_sets.h"
#include "runtime/table/engine.h"

namespace kaikou::table {

/// A plain value of about 6 KB.
struct View {
  static constexpr int hidden = -1;
  enum class Moment : uint8_t {
    Turn,
    Answers,
    Robbing,
    Choosing,
    Over
  };  // whose turn it is is all that others see of Stage::Last

  struct ShownMeld {
    uint8_t call = 0;
    eval::MeldForm form{};
    int8_t tile = hidden;                // the lowest kind; hidden in a concealed quad of another seat
    int8_t from = plan::nobody;
  };
  struct Player {
    uint8_t concealed = 0;               // tiles in hand
    bool shown = false;                  // `hand` is told: one's own, or the hand is over
    eval::TileCounts hand{}, aside{};
    uint8_t meldCount = 0;
    std::array<ShownMeld, plan::maxMelds> melds{};
  };

  int8_t seat = 0;                       // who sees this
  uint8_t seats = 0, dealer = 0;
  int8_t turn = 0;
  Moment moment{};
  int8_t tile = hidden;                  // discarded, or being added, and not yet settled; after a win the winning tile
  int8_t drawn = hidden;                 // the tile that the seeing seat drew and has in hand, in its turn
  int8_t indicator = hidden, previousWild = plan::noTile;
  TileSet wilds = 0, discardSet = 0;
  uint16_t left = 0, drawable = 0;
  std::array<Player, seatCount> players{};
  uint16_t pileSize = 0;
  std::array<Discard, maxTiles> pile{};
  struct ShownDuty { uint8_t bound = 0, block = 0; };
  std::array<ShownDuty, seatCount> duties{};
  bool locked = false;                   // the seeing seat passed a win
  bool asked = false;                    // something is asked of the seeing seat
  bool answered = false;                 // it has answered already: `answer`
  Action answer;
  uint16_t openCount = 0;
  std::array<Action, ActionList::capacity> open{};
  // Of rules that follow the course of a hand. Marks that are private are shown to their seat alone, otherwise as they begin.
  eval::CourseFields course;
  uint8_t step = 0;                      // Choosing: into Course::steps
  uint8_t chosenCount = 0;               // of the seeing seat
  std::array<uint8_t, plan::maxChosen> chosen{};
  std::array<int64_t, seatCount> points{};   // of the hand so far
  uint8_t pending = 0;                   // 1 + a step declared with the last discard
  uint8_t wonCount = 0;
  std::array<WonTile, CourseState::maxWins> won{};
  // After the hand.
  Outcome outcome;
  uint16_t wallSize = 0;
  std::array<uint8_t, maxTiles> wall{};
};
static_assert(std::is_trivially_copyable_v<View>);

/// The view of somebody who may see every hand and everything on the table.
inline constexpr int allSeats = -1;

/// Whether `viewer` is told the tiles of a meld of `seat`: a concealed quad that nobody could rob is its own seat's secret while the hand runs.
inline bool seesMeld(const plan::Plan& plan, const State& state, int viewer, int seat, const eval::Meld& meld) {
  return viewer == seat || viewer == allSeats || state.stage == Stage::Over || !plan::liesHidden(plan.calls[meld.call]);
}

/// `seat` must be one of the game, or `allSeats`, of which nothing is asked.
View viewOf(Engine& engine, const State& state, int seat);

}  // namespace kaikou::table
