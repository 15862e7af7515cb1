// The log of a match: JSON Lines that tell everything, and that anybody can check. docs/log.md is the specification.
//
//   std::string out;                                   // or a file: take what was written whenever you like
//   table::LogWriter log(engine, out);
//   log.match(match.seed.commitment());
//   log.pledges(shares); log.shares(shares);           // where players add to the seed (shares.h)
//   log.hand(match, match.seed.forHand(match.hand).commitment());    // publish before the deal
//   engine.begin(match, state, &events);
//   log.dealt(state, events);
//   while (state.stage != table::Stage::Over)
//     refusal = log.play(state, action, &events);      // engine.apply, and its lines
//   engine.finish(state, next);
//   log.end(state, next, match.seed.forHand(match.hand));            // opens the seed of the hand
//   log.close(next, match.seed);                       // opens the seed of the match
//
// A writer keeps the chain of sums: all lines of a match go through one. It writes the same bytes for the same game
// everywhere. Seeds are optional: a hand whose wall was given says null.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/text/json_append.h"
#include "runtime/table/action_text.h"
#include "runtime/table/engine.h"
#include "runtime/table/shares.h"
#include "runtime/table/state_codec.h"

namespace kaikou::table {

inline constexpr int logVersion = 2;
/// Without the lines `pledges` and `shares`; otherwise the same.
inline constexpr int oldestLogVersion = 1;
inline constexpr size_t sumDigits = 16;
inline constexpr size_t maxLogLine = size_t{1} << 20;

/// "kaikou 0.2.0".
extern const std::string_view thisProduct;

using text::JsonWriter;
using Digest = std::array<uint8_t, 32>;

/// The sum of a line: the first 16 hex digits of SHA-256 of the sum before (16 zeros for the first line) and the line
/// without its sum.
std::string logSum(std::string_view before, std::string_view lineWithoutSum);

class LogWriter {
 public:
  /// Appends to `out`; engine and string must outlive the writer.
  LogWriter(Engine& engine, std::string& out);

  /// `product` is who wrote the log; a replay says what the log says, and in its version.
  void match(const std::optional<Digest>& commitment, std::string_view product = thisProduct, int version = logVersion);
  /// Before the first hand: what players committed to, then what they opened.
  void pledges(const Shares& shares);
  void shares(const Shares& shares);
  /// Before the deal: what goes into the hand.
  void hand(const Match& match, const std::optional<Digest>& commitment);
  /// The wall and the deal, and what followed by itself.
  void dealt(const State& state, const Events& events);
  /// engine.apply with its lines. Refused actions write nothing.
  [[nodiscard]] Refusal play(State& state, Action action, Events* events = nullptr);
  /// engine.leave, the same.
  [[nodiscard]] Refusal leave(State& state, int seat, Events* events = nullptr);
  /// The lines of an action that was taken otherwise: `open` is what `legal` listed before it.
  void action(const ActionList& open, Action taken, const State& after, const Events& events);
  void left(const ActionList& open, int seat, const State& after, const Events& events);
  /// The end of a hand; `after` is the match that engine.finish made of it.
  void end(const State& state, const Match& after, const std::optional<Seed>& seed);
  void close(const Match& match, const std::optional<Seed>& seed);

  /// Where the chain is, and back to it: for lines that are taken back from the string.
  struct Mark {
    std::string sum;
    uint32_t number = 0;
  };
  Mark mark() const { return {sum_, number_}; }
  void rewind(const Mark& mark) { sum_ = mark.sum, number_ = mark.number; }
  StateCodec& codec() { return codec_; }

 private:
  JsonWriter& begin(std::string_view kind);
  void seal();
  void actionLine(const ActionList& open, int seat, std::string_view taken);
  void events(const State& after, const Events& events);
  void event(const Event& event, const State& after, int left);
  void settlement(const eval::Table& table);
  void courseEvent(const Event& event);
  void party(int party);
  void reading(const eval::Reading& reading);
  void origin(uint32_t origin);

  std::string_view tile(int kind) const { return plan_.kinds[static_cast<size_t>(kind)].name; }
  std::string tiles(const eval::TileCounts& counts) const { return tileNames(plan_, counts); }
  std::string tiles(TileSet set) const;
  std::string meldTiles(int form, int lowest) const;
  void seatOrNull(int seat);
  void points(const std::array<int64_t, seatCount>& points);
  void seats(unsigned bits);

  Engine& engine_;
  const plan::Plan& plan_;
  StateCodec codec_;
  std::string& out_;
  std::string line_, sum_;
  std::optional<JsonWriter> json_;
  uint32_t number_ = 0;                  // of the last action of the hand
  ActionList open_;
};

}  // namespace kaikou::table
