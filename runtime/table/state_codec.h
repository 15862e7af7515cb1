// States and matches as canonical bytes: to be saved and taken up again, to be compared, to have a digest.
//
//   table::StateCodec codec(engine);
//   std::vector<uint8_t> bytes = codec.encode(state);
//   table::StateResult back = codec.decodeState(bytes);
//   if (!back) report(back.error);
//   codec.digest(state);                               // SHA-256 of those bytes
//
// Layout: "KGAME\n", 'S' or 'M', the version of the layout (2 bytes), the first 8 bytes of the plan's digest,
// then the fields (state_fields.h, told in docs/log.md), every number little-endian in the width of its type.
// Two states that play alike have the same bytes, and bytes that are accepted are the bytes of what they are
// decoded to.
//
// Decoding treats its input as hostile: ranges first, then everything that the engine relies on
// (state_check.h, and what a state promises of wins, answers and points). It deals the wall once more, so it
// costs about as much as a deal. A match whose totals left no room for another hand (maxTotal) is refused too.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "runtime/table/engine.h"

namespace kaikou::table {

inline constexpr uint16_t stateLayoutVersion = 1;

/// SHA-256 of the encoded plan without the places of its declarations in files: what a log and saved states
/// are of. Comments in rule files do not change it.
std::array<uint8_t, 32> planDigest(const plan::Plan& plan);

struct [[nodiscard]] StateResult {
  std::optional<State> state;
  std::string error;                     // without a state: English, lower case, no full stop
  explicit operator bool() const { return state.has_value(); }
};
struct [[nodiscard]] MatchResult {
  std::optional<Match> match;
  std::string error;
  explicit operator bool() const { return match.has_value(); }
};

class StateCodec {
 public:
  /// `engine` must outlive the codec. Encodes its plan once.
  explicit StateCodec(Engine& engine);

  std::vector<uint8_t> encode(const State& state) const;
  std::vector<uint8_t> encode(const Match& match) const;
  StateResult decodeState(std::span<const uint8_t> bytes);
  MatchResult decodeMatch(std::span<const uint8_t> bytes) const;
  /// SHA-256 of the canonical bytes.
  std::array<uint8_t, 32> digest(const State& state) const;
  const std::array<uint8_t, 32>& plan() const { return plan_; }

 private:
  std::optional<std::string> complete(State& state);

  Engine& engine_;
  std::array<uint8_t, 32> plan_;
};

}  // namespace kaikou::table
