// The processes of a simulation: one, or as many as `mpirun` started.
#pragma once

#include <string>
#include <vector>

namespace kaikou::cli {

class SimRanks {
 public:
  SimRanks();
  ~SimRanks();
  SimRanks(const SimRanks&) = delete;
  SimRanks& operator=(const SimRanks&) = delete;

  int rank() const { return rank_; }
  int count() const { return count_; }
  /// Everybody's text, in order of ranks, at rank 0; nothing elsewhere.
  std::vector<std::string> gather(const std::string& text) const;

 private:
  int rank_ = 0, count_ = 1;
};

}  // namespace kaikou::cli
