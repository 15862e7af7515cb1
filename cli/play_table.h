// The table as one seat sees it, line by line: for terminals, pipes and screen readers alike.
#pragma once

#include <string>

#include "cli/score_text.h"
#include "runtime/table/engine.h"

namespace kaikou::cli {

enum class PlayPhrase : uint8_t {
#define PLAY(name, zh, en) name,
#include "cli/play_phrases.def"
#undef PLAY
};
const char* say(PlayPhrase phrase, Language language);

enum class TileFaces : uint8_t { Text, Unicode };

/// A kind as the glyph of its tile, with a blank where the glyph is one column wide. Empty if there is none.
std::string tileGlyph(const plan::Plan& plan, int kind);

class PlayTable {
 public:
  PlayTable(const ShelvedPlan& shelved, TextStyle style, TileFaces faces);

  std::string tile(int kind) const;
  std::string tiles(const eval::TileCounts& counts) const;
  std::string seatName(int seat, int own) const;
  /// In the place of a seat: all hands lie open.
  static constexpr int everybody = -1;
  /// Everything that `own` sees.
  void appendTable(std::string& into, const table::Engine& engine, const table::State& state, int own) const;
  /// The table with all hands, for those who look at a game that is over.
  void appendOpenTable(std::string& into, const table::Engine& engine, const table::State& state) const;
  /// The hand of `own`, the tile it drew apart.
  void appendHand(std::string& into, const table::State& state, int own) const;
  /// What happened, as far as `own` may know.
  void appendEvents(std::string& into, const table::Events& events, int own) const;
  std::string actionText(table::Action action) const;

 private:
  std::string meldText(const eval::Meld& meld) const;
  void appendHead(std::string& into, const table::Engine& engine, const table::State& state) const;
  void appendSeat(std::string& into, const table::State& state, int seat, int own) const;
  const plan::Plan& plan_;
  const ShelvedPlan& shelved_;
  TextStyle style_;
  TileFaces faces_;
};

}  // namespace kaikou::cli
