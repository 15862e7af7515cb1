// Reads a log back: every action is carried out again, every line written again, and compared to the byte.
//
//   table::LogHead head;                               // which rules the log is of
//   std::string reason;
//   if (!table::readLogHead(firstLine, head, reason)) report(reason);
//   table::Replay replay(engine);                      // of a plan with head.planDigest
//   for (std::string_view line : lines)
//     if (auto refusal = replay.line(line)) report(refusal->line, refusal->reason);
//   if (auto refusal = replay.finish()) report(refusal->line, refusal->reason);
//
// A line that is refused changes nothing: the state is that of the lines before it, and another line may
// follow. The wall is taken from the log; where the log has commitments, the opened seeds must be theirs and
// the walls those of the seeds. Any bytes may come in: lines are bounded (maxLogLine), nothing is recursive
// but what the JSON scanner bounds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime/table/engine.h"
#include "runtime/table/log_writer.h"

namespace kaikou::table {

struct LogRefusal {
  size_t line = 0;                       // from 1
  std::string reason;                    // English, lower case, no full stop
};

/// Hands without a commitment in a match that has one: their walls were given, and may be of anybody's making.
enum class GivenWalls : uint8_t { Refused, Taken };

/// What the first line says of the rules.
struct LogHead {
  std::string ruleset, product;
  std::vector<std::pair<std::string, std::string>> options;
  std::string planDigest;                // 64 hex digits
  bool seeded = false;                   // there is a commitment
};
[[nodiscard]] bool readLogHead(std::string_view line, LogHead& out, std::string& reason);

/// A hand that was replayed to its end.
struct HandReport {
  uint32_t number = 0;
  uint8_t dealer = 0;
  size_t firstLine = 0, lastLine = 0;
  uint32_t actions = 0;
  bool seeded = false;                   // the seed was opened, is the one committed to, and makes the wall
  Outcome outcome;
  std::optional<eval::Fault> fault;      // why it is void, if it is
};

class Replay {
 public:
  /// The engine must outlive the replay.
  explicit Replay(Engine& engine, GivenWalls givenWalls = GivenWalls::Refused);
  Replay(const Replay&) = delete;
  Replay& operator=(const Replay&) = delete;

  /// The next line, without its end.
  [[nodiscard]] std::optional<LogRefusal> line(std::string_view text);
  /// After the last line: nothing, if the match was closed.
  [[nodiscard]] std::optional<LogRefusal> finish() const;

  size_t lines() const { return lines_; }
  /// A hand was dealt: there is a state.
  bool dealt() const { return dealt_; }
  /// After the last action; lines that tell what it brought about may still be expected.
  const State& state() const { return state_; }
  /// What the last line brought about, if it is a wall or an action: the lines that follow tell it again.
  const Events* happened() const { return told_ ? &events_ : nullptr; }
  /// Before the hand that is played, or after the last.
  const Match& match() const { return match_; }
  const std::vector<HandReport>& hands() const { return hands_; }
  /// What the first hand begins with is believed and not worked out: it is a later hand of a match, or points or a wild tile
  /// of hands before stand in it. A match that begins with hand 0 begins from nought.
  bool believesBeginning() const { return believes_; }
  /// The match has a commitment, it was opened, and every hand's seed comes from it.
  bool matchSeedChecked() const { return matchSeedChecked_; }
  /// What players added to the seed.
  const Shares& shares() const { return shares_; }
  bool closed() const { return phase_ == Phase::Closed; }
  /// The next line is for somebody to choose: nothing is missing that follows by itself. There a table can go on.
  bool resting() const {
    return at_ == pending_.size() && (phase_ == Phase::Between || (playing() && state_.stage != Stage::Over));
  }
  bool playing() const { return phase_ == Phase::Playing; }
  /// What a writer that goes on must be rewound to.
  LogWriter::Mark mark() const { return {sum_, writer_.mark().number}; }
  const std::optional<Digest>& commitment() const { return matchCommitment_; }

 private:
  enum class Phase : uint8_t { Start, Pledged, Between, Header, Playing, Closed };
  class Fields;
  using Reason = std::optional<std::string>;

  Reason input(const Fields& fields);
  Reason startMatch(const Fields& fields);
  bool mayPledge() const { return hands_.empty() && version_ > oldestLogVersion && !shares_.pledged(); }
  Reason takePledges(const Fields& fields);
  Reason takeShares(const Fields& fields);
  Reason startHand(const Fields& fields);
  Reason deal(const Fields& fields);
  Reason act(const Fields& fields);
  Reason endHand(const Fields& fields);
  Reason closeMatch(const Fields& fields);
  Reason optionalDigest(const Fields& fields, std::string_view key, std::optional<Digest>& out) const;
  Reason readAction(const Fields& fields, Action& out, bool& leaves) const;
  bool readTiles(std::string_view names, WallSetup& wall) const;
  std::string expected() const;
  static std::string difference(std::string_view got, std::string_view want);

  Engine& engine_;
  GivenWalls givenWalls_;
  std::string pending_;                  // lines that must come, each with its end
  size_t at_ = 0;                        // in them
  LogWriter writer_;

  Phase phase_ = Phase::Start;
  size_t lines_ = 0;
  std::string sum_;                      // of the last line taken
  Match match_;
  State state_;
  Events events_;
  int version_ = logVersion;
  Shares shares_;
  bool dealt_ = false, matchSeedChecked_ = false, told_ = false, believes_ = false;
  std::optional<Digest> matchCommitment_, handCommitment_;
  std::vector<std::pair<uint32_t, Seed>> opened_;
  HandReport hand_;
  std::vector<HandReport> hands_;

  // What a line changes beside the state, kept until the line is found to be right.
  struct Next {
    Phase phase;
    Match match;
    State state;
    Events events;
    bool told;
    bool dealt;
    int version;
    std::optional<Digest> matchCommitment, handCommitment;
    Shares shares;
    std::optional<Seed> opened;
    bool matchSeedChecked;
    HandReport hand;
    bool handEnded;
  };
  Next next_{};
};

}  // namespace kaikou::table
