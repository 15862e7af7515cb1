// Seeds: where all randomness of a game comes from.
//
//   Seed match = Seed::ofText("friday");
//   Seed hand = match.forHand(0);          // its own for every hand, so that opening one tells nothing of the next
//   publish(hand.commitment());            // before the deal; `hand` itself after the hand
//   SeedStream stream(hand);
//   int die = 1 + stream.below(6);
//
// Numbers are the same on every platform. The stream is ChaCha20 (RFC 8439, key = the seed, nonce and counter zero) read
// as little-endian words; commitments and derived seeds are SHA-256. docs/log.md tells it so that anybody can check.
// Tested by tests/runtime/seed_test.cpp with published vectors.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace kaikou {

/// SHA-256 of bytes.
std::array<uint8_t, 32> sha256(std::string_view bytes);
std::string toHex(const uint8_t* bytes, size_t count);
/// False unless `hex` is exactly 2 x count hexadecimal digits.
[[nodiscard]] bool fromHex(std::string_view hex, uint8_t* bytes, size_t count);

struct Seed {
  std::array<uint8_t, 32> bytes{};

  /// SHA-256 of a text: what `--seed` means.
  static Seed ofText(std::string_view text) { return {sha256(text)}; }
  /// 64 hexadecimal digits.
  [[nodiscard]] static bool ofHex(std::string_view hex, Seed& out) { return fromHex(hex, out.bytes.data(), 32); }
  std::string hex() const { return toHex(bytes.data(), bytes.size()); }
  /// SHA-256 of the 32 bytes and the number of the hand (from 0) as eight bytes, lowest first.
  Seed forHand(uint64_t hand) const;
  /// SHA-256 of the 32 bytes.
  std::array<uint8_t, 32> commitment() const;

  friend bool operator==(const Seed&, const Seed&) = default;
};

/// Uniform numbers from a seed. 700 bytes, no allocation.
class SeedStream {
 public:
  explicit SeedStream(const Seed& seed) : seed_(seed) {}
  /// The next word of the stream.
  uint32_t next() {
    if (at_ == words_.size()) fill();
    return words_[at_++];
  }
  /// 0 .. bound - 1, bound > 0: the first word below the greatest multiple of `bound` that fits 32 bits, modulo `bound`.
  uint32_t below(uint32_t bound) {
    const uint32_t last = UINT32_MAX - (0u - bound) % bound;   // 2^32 modulo bound words are passed over
    for (;;)
      if (const uint32_t word = next(); word <= last) return word % bound;
  }

 private:
  void fill();

  Seed seed_;
  uint32_t block_ = 0;                   // next block of 64 bytes
  std::array<uint32_t, 160> words_{};
  size_t at_ = 160;
};

}  // namespace kaikou
