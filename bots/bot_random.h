// Small fast numbers for bots: SplitMix64. Where a seed of a hand is used, it is hashed in whole.
#pragma once

#include <cstdint>

#include "runtime/base/seed.h"

namespace kaikou::bots {

class BotRandom {
 public:
  BotRandom() = default;
  explicit BotRandom(uint64_t state) : state_(state) {}
  /// Its own stream for every seat of every hand.
  BotRandom(const Seed& hand, int seat) {
    state_ = 0x9e3779b97f4a7c15 * static_cast<uint64_t>(seat + 1);
    for (int word = 0; word < 4; ++word) {
      uint64_t bits = 0;
      for (int i = 0; i < 8; ++i) bits |= uint64_t{hand.bytes[static_cast<size_t>(8 * word + i)]} << 8 * i;
      state_ = next() ^ bits;
    }
  }
  uint64_t next() {
    uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
  }
  /// 0 .. bound - 1, bound > 0; even to within 2^-32.
  uint32_t below(uint32_t bound) { return static_cast<uint32_t>((next() >> 32) * bound >> 32); }

 private:
  uint64_t state_ = 0;
};

}  // namespace kaikou::bots
