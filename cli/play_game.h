// A person at a table with bots: `kou play`, from the first hand or from where a log stopped.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "cli/block_io.h"
#include "cli/play_table.h"
#include "cli/session.h"
#include "runtime/table/log_writer.h"

namespace kaikou::cli {

/// What the command line says of a match.
struct PlayArguments {
  std::string ruleset, botList, seed, tiles = "text", log, goOn;
  std::vector<std::string> options;
  int seat = -1;                         // not said
  uint32_t hands = 0;
  bool share = false;
};

/// Where a match goes on.
struct PlayPosition {
  table::Match match;                    // before the hand that is played, or after the last
  std::optional<table::State> state;     // of a hand that was not played to its end
  table::LogWriter::Mark chain;          // where the log is
};

class Game {
 public:
  struct Setup {
    ShelvedPlan* shelved = nullptr;
    int own = 0;                         // the person's seat
    uint32_t hands = 0;                  // 0: as many as one likes
    Seed house;                          // what the log commits to; hands come from `match.seed`
    std::string seedText;                // empty: nobody was told it
    bool unicode = false, share = false;
    bool logged = false;                 // a match that is cut off can go on from its log
    const PlayPosition* from = nullptr;  // null: from the beginning
  };
  enum class End { Closed, Open, Failed };   // Open: the match is not over

  /// `record` takes what the log has to say, as soon as it stands.
  Game(Session& session, const Setup& setup, std::vector<std::unique_ptr<bots::Bot>> bots,
       std::function<void(const std::string&)> record);
  End run();

 private:
  const char* words(PlayPhrase phrase) const { return say(phrase, style_.language); }
  void print(std::string_view text);
  bool read(std::string& out);
  void beginMatch(const Setup& setup);
  void goOn(const PlayPosition& from);
  void addShare();
  void playHand();
  void showEvents();
  void leave();
  bool finish();
  void flushLog();
  void question();
  bool leavesForSure();
  table::Action ask();
  eval::Table seen(const table::State& state) const;
  bool waitsOf(const eval::Table& table, std::string& into);
  void hints();
  void ending();
  void totals();

  Session& session_;
  ShelvedPlan& shelved_;
  const plan::Plan& plan_;
  TextStyle style_;
  PlayTable view_;
  table::Engine engine_;
  std::vector<std::unique_ptr<bots::Bot>> bots_;   // the person's is the one that gives hints
  LineReader lines_;
  int own_;
  uint32_t hands_;
  Seed house_;
  bool secret_, logged_;
  bool resumes_ = false;                 // `state_` is of a hand that goes on
  bool quit_ = false, cut_ = false;
  table::Match match_;
  table::State state_;
  table::ActionList list_;
  table::Events events_;
  std::function<void(const std::string&)> record_;
  std::string logText_;
  table::LogWriter log_;
};

}  // namespace kaikou::cli
