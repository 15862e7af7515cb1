// States and matches as canonical bytes: to be compared, to have a digest; matches are saved as them too.
//
//   table::StateCodec codec(engine);
//   codec.digest(state);                               // SHA-256 of codec.encode(state)
//   table::MatchResult back = codec.decodeMatch(codec.encode(match));
//   if (!back) report(back.error);
//
// Layout: "KGAME\n", 'S' or 'M', the version of the layout (2 bytes), the first 8 bytes of the plan's digest,
// then the fields (state_fields.h, told in docs/log.md), every number little-endian in the width of its type.
// Two states that play alike have the same bytes, and bytes that are accepted are the bytes of what they are
// decoded to.
//
// States are not read back: a hand is saved as what was chosen in it (hand_record.h). Decoding a match treats its input as
// hostile (state_check.h); one whose totals left no room for another hand (maxTotal) is refused too.
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
  MatchResult decodeMatch(std::span<const uint8_t> bytes) const;
  /// SHA-256 of the canonical bytes.
  std::array<uint8_t, 32> digest(const State& state) const;
  const std::array<uint8_t, 32>& plan() const { return plan_; }

 private:
  Engine& engine_;
  std::array<uint8_t, 32> plan_;
};

}  // namespace kaikou::table
