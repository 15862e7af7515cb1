// A file of logs as a command reads it: the plan of the rules found, the engine made, lines replayed one by one, one match
// after the other.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "cli/plan_shelf.h"
#include "cli/score_text.h"
#include "runtime/table/log_reader.h"

namespace CLI { class App; }

namespace kaikou::cli {

class LogFile {
 public:
  explicit LogFile(Session& session) : session_(session) {}
  ~LogFile();
  LogFile(const LogFile&) = delete;
  LogFile& operator=(const LogFile&) = delete;

  /// As every command that reads logs takes them.
  struct Arguments {
    std::string path;                    // "-": standard input
    std::string planFile, ruleset;       // where the rules are from; neither: what the log names, with its options
    bool running = false;                // the match may still run: the log ends without `close`
    bool torn = false;                   // a last line without its end is passed over
    bool givenWalls = false;             // walls that no seed made are taken as they are
  };
  static void addTo(const Session& session, CLI::App& app, Arguments& arguments);
  /// Opens the file and finds the rules of its first match. False after a complaint, with how to end in `exit`.
  bool open(const Arguments& arguments, int& exit);
  /// Closed: the line was the last one of a match; another may follow.
  enum class Step { Line, Closed, End, Wrong };
  /// Replays the next line. Wrong after a complaint "LOG:LINE: reason".
  Step next();

  /// Of the match that is read.
  table::Replay& replay() { return *replay_; }
  /// Bytes of the file up to the end of the last line taken.
  long long bytes() const { return bytes_; }
  /// Lines taken, of the whole file.
  size_t lines() const { return before_ + (replay_ ? replay_->lines() : 0); }
  /// Hands that ended since the last call; valid until the next line.
  std::span<const table::HandReport> newHands();
  table::Engine& engine() { return *engine_; }
  ShelvedPlan& shelved() { return shelved_; }
  const table::LogHead& head() const { return head_; }
  /// About a line of the match, from 1.
  void complain(size_t line, const text::Bilingual& reason);

 private:
  Step take(std::string_view line);
  bool beginMatch(std::string_view line, int& exit);
  bool makeEngine(const table::LogHead& head, int& exit);
  bool findPlan(const table::LogHead& head, ShelvedPlan& out, int& exit);
  /// About the next line of the file.
  void complainNext(const text::Bilingual& reason);

  Session& session_;
  Arguments given_;
  std::string first_;
  bool firstTaken_ = false;
  size_t before_ = 0, told_ = 0;         // lines of the matches before; hands of this one that were told
  long long bytes_ = 0;
  int descriptor_ = -1;
  std::unique_ptr<LineReader> lines_;
  table::LogHead head_;
  ShelvedPlan shelved_;
  std::unique_ptr<table::Engine> engine_;
  std::unique_ptr<table::Replay> replay_;
};

/// "hand 3 · seat 1 deals · 84 actions · seat 2 wins · +10 -4 -2 -4".
void appendHandLine(std::string& into, const table::HandReport& hand, int seats, TextStyle style);

}  // namespace kaikou::cli
