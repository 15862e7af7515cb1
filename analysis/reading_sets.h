// What tiles of some blocks can be read as, as a small number.
//
// A *part* is what one shape makes of them with so many wilds: a set of feature vectors. The parts of a hand so far are interned,
// so hands that can be read alike have the same number, and putting two blocks together is worked out once for each pair of
// numbers. Tested through tests/analysis/count_hands_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "runtime/hand/feature_math.h"
#include "runtime/plan/plan.h"

namespace kaikou::analysis {

using plan::FeatureVector;

/// What of the hand's wilds a part has used, and whether it has the pair and the winning tile.
struct PartKey {
  uint8_t shape = 0;       // into the shapes that are counted
  uint8_t jokers = 0;      // wilds that stand for other tiles (or for any, where rules do not ask)
  uint8_t naturals = 0;    // wilds that are themselves
  uint8_t pair = 0;
  uint8_t marked = 0;      // the winning tile is in a group here
  friend auto operator<=>(const PartKey&, const PartKey&) = default;
};
struct Part {
  PartKey key;
  uint32_t vectors = 0;    // into ReadingSets: a set that is not empty
  friend bool operator==(const Part&, const Part&) = default;
};

class ReadingSets {
 public:
  using Id = uint32_t;

  /// `mostWilds`: parts that use more are dropped.
  ReadingSets(const FeatureVector& orMask, int mostWilds) : orMask_(orMask), mostWilds_(mostWilds) {}

  /// A set of vectors, not empty, in any order.
  uint32_t vectors(std::vector<FeatureVector> set);
  /// Parts, in any order, of one key each.
  Id parts(std::vector<Part> parts);
  /// Both together.
  Id combine(Id a, Id b);
  const std::vector<Part>& at(Id id) const { return parts_[id]; }
  bool isEmpty(Id id) const { return parts_[id].empty(); }
  /// Whether every reading of `b` is one of `a` too: then whatever `b` can be completed to, so can `a`.
  bool includes(Id a, Id b);

 private:
  uint32_t sum(uint32_t a, uint32_t b);
  bool setIncludes(uint32_t a, uint32_t b);

  const FeatureVector orMask_;
  const int mostWilds_;
  std::vector<std::vector<FeatureVector>> sets_;
  std::vector<std::vector<Part>> parts_;
  std::unordered_map<std::string, uint32_t> setIds_, partIds_;
  std::unordered_map<uint64_t, uint32_t> sums_, combined_;
  std::unordered_map<uint64_t, bool> setIncludes_, includes_;
};

}  // namespace kaikou::analysis
