// A simulation, or a part of one, as JSON: what was played and the exact counters. Parts that belong together add up to the
// record of the whole, byte for byte.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "cli/session.h"
#include "sim/runner.h"

namespace kaikou::cli {

/// One side's rules, as named on the command line.
struct SimRules {
  std::string ruleset;
  std::vector<std::string> options;      // NAME=VALUE
  std::string digest;                    // of the plan
};
/// SHA-256 of a plan without the places of its sources.
std::string planDigest(const plan::Plan& plan);

struct SimRecord {
  SimRules rules, other;                 // `other.ruleset` empty: nothing is compared
  std::vector<std::string> bots;
  std::string seed;
  uint32_t match = 0;
  uint64_t hands = 0;                    // of the whole simulation
  bool duplicate = false;                // every hand with the seats turned, too
  std::vector<std::pair<uint64_t, uint64_t>> matches;   // ranges that are in it, ascending, never touching
  bool compares() const { return !other.ruleset.empty(); }
};

/// Hands of the matches that are in it.
uint64_t handsOf(const SimRecord& record);

/// The record on one line, with its end.
void appendRecord(std::string& into, const SimRecord& record, const sim::Tally& tally, const sim::Compared& compared,
                  const sim::Duplicate& duplicate);

/// A record as read: `counters` and `differences` are read once the plans are known.
class SimRecordReader {
 public:
  SimRecordReader();
  ~SimRecordReader();
  /// False with a reason.
  [[nodiscard]] bool parse(const std::string& text, std::string& error);
  const SimRecord& record() const { return record_; }
  /// The differences and the turns only where the record has them.
  [[nodiscard]] bool counters(sim::Tally& tally, sim::Compared& compared, sim::Duplicate& duplicate, std::string& error) const;

 private:
  struct Content;
  std::unique_ptr<Content> content_;
  SimRecord record_;
};

/// Adds the ranges of `from`. False with a reason if they are parts of different simulations, or overlap.
[[nodiscard]] bool addRanges(SimRecord& into, const SimRecord& from, std::string& error);

}  // namespace kaikou::cli
