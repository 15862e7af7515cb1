// A match that was not played to its end goes on from its log.
//
// The log says everything but two things: the seed of the match, which it must not hold while the match runs, and who sits where.
// They lie in a file beside it, which only its owner may read and which goes when the match is over: LOG.seed. Without that file
// `--seed TEXT` gives the seed, if the match has one that was told.
#pragma once

#include <memory>
#include <string>

#include "cli/log_file.h"
#include "cli/log_output.h"
#include "cli/play_game.h"

namespace kaikou::cli {

struct PlaySecret {
  Seed seed;
  int seat = 0;
  std::string bots, ruleset;             // as on the command line

  static std::string pathOf(const std::string& log) { return log + ".seed"; }
  /// False after a complaint.
  [[nodiscard]] bool write(Session& session, const std::string& log) const;
  enum class Found { Yes, No, Wrong };   // Wrong: after a complaint
  Found read(Session& session, const std::string& log);
};

class PlayContinue {
 public:
  explicit PlayContinue(Session& session) : session_(session), file_(session) {}

  /// Reads the log of `arguments.goOn` and checks it as `kou verify` would; nothing is written yet. False after a complaint, with
  /// how to end in `exit`.
  bool open(const PlayArguments& arguments, int& exit);
  /// The log ends where the match goes on: what a torn line or half a move left there is gone. False after a complaint.
  [[nodiscard]] bool cutLog();
  /// Says how to go on, or takes the secret away; how the command ends.
  int end(Game::End end);

  ShelvedPlan& shelved() { return file_.shelved(); }
  const PlaySecret& secret() const { return secret_; }
  const PlayPosition& position() const { return position_; }
  LogOutput& log() { return *log_; }

 private:
  bool readLog(const PlayArguments& arguments, int& exit);
  bool findSeed(const PlayArguments& arguments, bool beside);

  Session& session_;
  LogFile file_;
  std::string path_;
  std::unique_ptr<LogOutput> log_;
  PlaySecret secret_;
  PlayPosition position_;
  long long rest_ = -1;                  // bytes of the log up to there; -1: nowhere
};

/// The end of any match: `logged` says whether it could go on from its log.
int endPlay(Session& session, LogOutput& log, const std::string& path, bool logged, Game::End end);

}  // namespace kaikou::cli
