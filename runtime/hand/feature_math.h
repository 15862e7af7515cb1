// Arithmetic of feature vectors, and the vector that every single tile, wild and group contributes.
//
// A feature vector is a sum over the groups of a reading: bits of `orMask` combine by or, the rest by
// addition. So each group has one vector, computed here once a plan; tables and melds on the table only add
// them up. Tested by tests/hand/block_enumerator_test.cpp.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

#include "runtime/plan/plan.h"

namespace kaikou::hand {

using plan::FeatureVector;

// Two words at once, by the vector extension that g++ and clang share.
using WordPair = uint64_t __attribute__((vector_size(16)));
inline WordPair wordPair(const FeatureVector& v, unsigned at) {
  WordPair pair;
  std::memcpy(&pair, &v.words[at], sizeof pair);
  return pair;
}
inline void setWordPair(FeatureVector& v, unsigned at, WordPair pair) { std::memcpy(&v.words[at], &pair, sizeof pair); }

// Adding is or where the bits of `b` that `a` has are left out: so one addition does for both.
inline FeatureVector combine(const FeatureVector& a, const FeatureVector& b, const FeatureVector& orMask) {
  FeatureVector sum;
  for (unsigned at = 0; at < plan::vectorWords; at += 2) {
    const WordPair x = wordPair(a, at), y = wordPair(b, at);
    setWordPair(sum, at, x + (y & ~(x & wordPair(orMask, at))));
  }
  return sum;
}
inline FeatureVector unite(const FeatureVector& a, const FeatureVector& b) {
  FeatureVector sum;
  for (unsigned at = 0; at < plan::vectorWords; at += 2) setWordPair(sum, at, wordPair(a, at) | wordPair(b, at));
  return sum;
}
// The second word decides first: the order is that of vectors of two words, as long as the others are empty.
inline bool vectorLess(const FeatureVector& a, const FeatureVector& b) {
  static_assert(plan::vectorWords == 4);
  if (a.words[1] != b.words[1]) return a.words[1] < b.words[1];
  if (a.words[0] != b.words[0]) return a.words[0] < b.words[0];
  if (a.words[3] != b.words[3]) return a.words[3] < b.words[3];
  return a.words[2] < b.words[2];
}
/// Vectors that differ often have different numbers.
inline uint64_t mixed(const FeatureVector& v) {
  return (v.words[0] + std::rotl(v.words[2], 29)) ^ (v.words[1] + std::rotl(v.words[3], 17)) * 0x9e3779b97f4a7c15;
}
inline uint64_t fieldOf(const FeatureVector& v, unsigned shift, unsigned width) {
  return v.words[shift / 64] >> (shift & 63) & (width >= 64 ? ~uint64_t{0} : (uint64_t{1} << width) - 1);
}
inline FeatureVector fieldVector(unsigned shift, uint64_t value) {
  FeatureVector vector;
  vector.words[shift / 64] = value << (shift & 63);
  return vector;
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
  /// What a pair adds that holds a wild standing for another tile.
  const FeatureVector& wildInPair() const { return wildInPair_; }
  bool asksWildInPair() const { return asksWildInPair_; }
  const FeatureVector& orMask() const { return orMask_; }
  /// Whether any feature tells concealed melds from others.
  bool asksOrigin() const { return asksOrigin_; }

  /// `v` added up `n` times, n > 0.
  FeatureVector times(const FeatureVector& v, uint64_t n) const {
    FeatureVector sum;
    for (unsigned i = 0; i < plan::vectorWords; ++i)
      sum.words[i] = (v.words[i] & ~orMask_.words[i]) * n | (v.words[i] & orMask_.words[i]);
    return sum;
  }
  FeatureVector add(const FeatureVector& a, const FeatureVector& b) const { return combine(a, b, orMask_); }

 private:
  FeatureVector meldVector(const plan::Plan& plan, MeldShape shape, int kind, MeldOrigin origin) const;
  FeatureVector pairVector(const plan::Plan& plan, int kind, bool onlyPair) const;

  FeatureVector orMask_, wildInPair_;
  bool asksOrigin_ = false, asksWildInPair_ = false;
  std::array<FeatureVector, plan::maxKinds> tile_{}, joker_{}, pair_{}, pairOfMany_{};
  std::array<FeatureVector, 12 * plan::maxKinds> meld_{};
  std::array<FeatureVector, 5> wait_{};
};

}  // namespace kaikou::hand
