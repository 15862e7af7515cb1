// Arithmetic of feature vectors, and the vector that every single tile, wild and group contributes.
//
// A feature vector is a sum over the groups of a reading: bits of `orMask` combine by or, the rest by
// addition. So each group has one vector, computed here once a plan; tables and melds on the table only add
// them up. Tested by tests/hand/block_enumerator_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "runtime/plan/plan.h"

namespace kaikou::hand {

using plan::FeatureVector;

inline FeatureVector combine(const FeatureVector& a, const FeatureVector& b, const FeatureVector& orMask) {
  return {((a.lo & ~orMask.lo) + (b.lo & ~orMask.lo)) | ((a.lo | b.lo) & orMask.lo),
          ((a.hi & ~orMask.hi) + (b.hi & ~orMask.hi)) | ((a.hi | b.hi) & orMask.hi)};
}
inline FeatureVector unite(const FeatureVector& a, const FeatureVector& b) {
  return {a.lo | b.lo, a.hi | b.hi};
}
inline bool vectorLess(const FeatureVector& a, const FeatureVector& b) {
  return a.hi != b.hi ? a.hi < b.hi : a.lo < b.lo;
}
inline uint64_t fieldOf(const FeatureVector& v, unsigned shift, unsigned width) {
  uint64_t word = shift < 64 ? v.lo : v.hi;
  return word >> (shift & 63) & (width >= 64 ? ~uint64_t{0} : (uint64_t{1} << width) - 1);
}
inline FeatureVector fieldVector(unsigned shift, uint64_t value) {
  return shift < 64 ? FeatureVector{value << shift, 0} : FeatureVector{0, value << (shift & 63)};
}

/// Where a meld comes from: the own hand, another seat's tile laid on the table, or a hand meld that the
/// winning tile of another seat completed (neither concealed nor claimed).
enum class MeldOrigin : uint8_t { Concealed, Claimed, Completed };
enum class MeldShape : uint8_t { Run, Triplet, Quad };
enum class WaitKind : uint8_t { Open, Edge, Closed, Pair, Triplet };

class GroupFeatures {
 public:
  explicit GroupFeatures(const plan::Plan& plan);

  /// One tile on its own, whatever group it is in.
  const FeatureVector& tile(int kind) const { return tile_[kind]; }
  /// What a wild adds when it stands for `kind`.
  const FeatureVector& joker(int kind) const { return joker_[kind]; }
  /// A meld with its tiles; `kind` is the lowest of a run. Nothing for a fourth shape, which a table may carry.
  const FeatureVector& meld(MeldShape shape, int kind, MeldOrigin origin) const {
    return meld_[(static_cast<int>(shape) * 3 + static_cast<int>(origin)) * plan::maxKinds + kind];
  }
  /// The pair of a reading, or one pair of many.
  const FeatureVector& pair(int kind) const { return pair_[kind]; }
  const FeatureVector& pairOfMany(int kind) const { return pairOfMany_[kind]; }
  const FeatureVector& wait(WaitKind wait) const { return wait_[static_cast<int>(wait)]; }
  const FeatureVector& orMask() const { return orMask_; }
  /// Whether any feature tells concealed melds from others.
  bool asksOrigin() const { return asksOrigin_; }

  /// `v` added up `n` times, n > 0.
  FeatureVector times(const FeatureVector& v, uint64_t n) const {
    return {(v.lo & ~orMask_.lo) * n | (v.lo & orMask_.lo), (v.hi & ~orMask_.hi) * n | (v.hi & orMask_.hi)};
  }
  FeatureVector add(const FeatureVector& a, const FeatureVector& b) const { return combine(a, b, orMask_); }

 private:
  FeatureVector meldVector(const plan::Plan& plan, MeldShape shape, int kind, MeldOrigin origin) const;
  FeatureVector pairVector(const plan::Plan& plan, int kind, bool onlyPair) const;

  FeatureVector orMask_;
  bool asksOrigin_ = false;
  std::array<FeatureVector, plan::maxKinds> tile_{}, joker_{}, pair_{}, pairOfMany_{};
  std::array<FeatureVector, 12 * plan::maxKinds> meld_{};
  std::array<FeatureVector, 5> wait_{};
};

}  // namespace kaikou::hand
