// The wilds that a block lacks by plain enumeration: what tables of shortages are compared with.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "runtime/hand/shortage.h"

namespace kaikou::testing {

/// Wilds that a block lacks; 99 when it cannot be.
struct Least {
  int melds = 99, pair = 99;
};

/// Every way to start runs and every place of the pair; the rest are triplets.
class ShortageEnumeration {
 public:
  ShortageEnumeration(bool runs, int size) : runs_(runs && size >= 3), size_(size) {}

  Least least(const std::vector<int>& counts, int pairRanks = 0x1ff) {
    counts_ = counts;
    total_ = 0;
    for (int c : counts) total_ += c;
    found_ = {};
    started_.fill(0);
    for (pairRank_ = -1; pairRank_ < size_; ++pairRank_) {
      if (pairRank_ < 0 || (pairRanks >> pairRank_ & 1)) walk(0, pairRank_ >= 0 ? 2 : 0);
    }
    return found_;
  }

 private:
  void walk(int rank, int tiles) {
    if (rank == size_) {
      int& best = pairRank_ >= 0 ? found_.pair : found_.melds;
      best = std::min(best, tiles - total_);
      return;
    }
    auto at = static_cast<size_t>(rank);
    const bool startsRuns = runs_ && rank + 3 <= size_;
    for (int runs = 0; runs <= (startsRuns ? 4 : 0); ++runs) {
      started_[at] = runs;
      int covered = runs + (rank >= 1 ? started_[at - 1] : 0) + (rank >= 2 ? started_[at - 2] : 0);
      int open = counts_[at] - covered - (rank == pairRank_ ? 2 : 0);
      int triplets = open > 0 ? (open + 2) / 3 : 0;
      walk(rank + 1, tiles + 3 * (runs + triplets));
    }
    started_[at] = 0;
  }

  bool runs_;
  int size_, pairRank_ = -1, total_ = 0;
  std::vector<int> counts_;
  std::array<int, 9> started_{};
  Least found_;
};

inline uint32_t indexOf(const std::vector<int>& counts) {
  uint32_t index = 0;
  for (size_t r = 0; r < counts.size(); ++r) index += static_cast<uint32_t>(counts[r]) * hand::ShortageTables::pow5[r];
  return index;
}
inline std::vector<int> countsOf(uint32_t index, int size) {
  std::vector<int> counts;
  for (int r = 0; r < size; ++r, index /= 5) counts.push_back(static_cast<int>(index % 5));
  return counts;
}

}  // namespace kaikou::testing
