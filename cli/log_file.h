// A log as a command reads it: the plan of its rules found, the engine made, lines replayed one by one.
#pragma once

#include <memory>
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

  /// Opens `path` ("-": standard input) and finds the rules: those of `planFile`, else of `ruleset`, else
  /// what the log names with its options. False after a complaint, with how to end in `exit`.
  bool open(const std::string& path, const std::string& planFile, const std::string& ruleset, int& exit);
  /// The arguments of `open`, as every command that reads a log takes them.
  struct Arguments { std::string path, planFile, ruleset; };
  static void addTo(CLI::App& app, Arguments& arguments);
  bool open(const Arguments& arguments, int& exit) { return open(arguments.path, arguments.planFile, arguments.ruleset, exit); }
  enum class Step { Line, End, Wrong };
  /// Replays the next line. Wrong after a complaint "LOG:LINE: reason".
  Step next();

  table::Replay& replay() { return *replay_; }
  table::Engine& engine() { return *engine_; }
  ShelvedPlan& shelved() { return shelved_; }
  const table::LogHead& head() const { return head_; }
  void complain(size_t line, const std::string& reason);

 private:
  Step take(std::string_view line);
  bool findPlan(const std::string& planFile, const std::string& ruleset, int& exit);

  Session& session_;
  std::string path_, first_;
  bool firstTaken_ = false;
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
