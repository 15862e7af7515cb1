// Randomness that players add to the seed of a match, so that whoever keeps the seed cannot have searched for one.
//
//   the house commits to its seed     line `match`
//   players commit to their shares    line `pledges`: nobody's share can hang on another's
//   players open their shares         line `shares`: the house cannot change its seed any more
//   mixed                             the seed that all hands come from; nobody could choose it
//
// One seat that keeps its share secret until all have committed is enough. Tested by tests/table/shares_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "runtime/base/seed.h"
#include "runtime/plan/plan.h"

namespace kaikou::table {

struct Shares {
  std::array<std::optional<std::array<uint8_t, 32>>, plan::seatCount> pledges{};   // by seat: SHA-256 of its share
  std::array<std::optional<Seed>, plan::seatCount> shares{};                       // by seat, once opened

  bool pledged() const {
    return std::any_of(pledges.begin(), pledges.end(), [](const auto& pledge) { return pledge.has_value(); });
  }
  bool opened() const {
    return std::any_of(shares.begin(), shares.end(), [](const auto& share) { return share.has_value(); });
  }
  /// The first seat whose share is not what it committed to, or that has one of the two and not the other; -1 if all fit.
  int misfit() const {
    for (size_t seat = 0; seat < shares.size(); ++seat) {
      if (pledges[seat].has_value() != shares[seat].has_value()) return static_cast<int>(seat);
      if (shares[seat] && shares[seat]->commitment() != *pledges[seat]) return static_cast<int>(seat);
    }
    return -1;
  }
  /// What all hands come from: SHA-256 of the house's 32 bytes and, for every share in the order of seats, the seat (a byte)
  /// and its 32 bytes. The house's seed itself without shares.
  Seed mixed(const Seed& house) const;

  friend bool operator==(const Shares&, const Shares&) = default;
};

/// A seed for a match that matters: 32 bytes from the system's secure source. False if there is none.
[[nodiscard]] bool seedOfSystem(Seed& out);

}  // namespace kaikou::table
