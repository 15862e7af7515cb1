// Every way to complete a hand that lacks one tile, and what each pays; or why nothing does.
//
// A hand in its turn holds one tile more: then each tile that it may discard is tried, and what it waits for after that.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cases/scorer.h"

namespace kaikou::cases {

/// Said of a case that has a win and is asked what it waits for.
inline constexpr const char* winOfWaiting = "a hand that waits has no win: leave `win` out";

/// One way to complete the hand: legal, or complete but refused.
struct Way {
  uint8_t tile;
  int from;                               // plan::nobody: by draw
  eval::Settlement settlement;
};

struct Waits {
  std::vector<Way> ways;                  // legal ones: by tile; a draw before discards, discards by seat
  std::vector<Way> refused;               // complete, but the rules refuse the win; in the same order
  bool none() const { return ways.empty() && refused.empty(); }
};

/// What a hand waits for.
struct WaitingHand {
  bool inTurn = false;                    // it holds one tile more
  Waits waits;                            // not in its turn
  struct Discard { uint8_t tile; Waits waits; };
  std::vector<Discard> discards;          // in its turn: those that leave something to wait for
  bool completeNow = false;               // in its turn: it is complete as it is
  eval::Lack lack;                        // of a hand that waits for nothing
};

/// `table` is one of bindTable's for this seat that waits.
std::optional<eval::Fault> findWaits(Scorer& scorer, eval::Table table, int seat, WaitingHand& out);

/// `{"seat": …, "waits": [{"tile": …, "by": …, "result": {…}}], "refused": […], "lacks": …}`, or with `discards` of a hand in
/// its turn, without a line end. Without an id the key is left out.
void appendWaits(std::string& into, bool hasId, std::string_view id, const Scorer& scorer, int seat, const WaitingHand& hand);

}  // namespace kaikou::cases
