// Seeds, through libsodium: the one file that touches it. Why a library: these are published algorithms that a game can
// only get wrong. Guarantee: same seed, same numbers, whatever the byte order of the machine.
// Tested by tests/runtime/seed_test.cpp.
#include "runtime/base/seed.h"

#include <sodium.h>

namespace kaikou {

std::array<uint8_t, 32> sha256(std::string_view bytes) {
  std::array<uint8_t, 32> out{};
  crypto_hash_sha256(out.data(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
  return out;
}

std::string toHex(const uint8_t* bytes, size_t count) {
  static const char digits[] = "0123456789abcdef";
  std::string hex;
  hex.reserve(2 * count);
  for (size_t i = 0; i < count; ++i) hex += digits[bytes[i] >> 4], hex += digits[bytes[i] & 15];
  return hex;
}

bool fromHex(std::string_view hex, uint8_t* bytes, size_t count) {
  if (hex.size() != 2 * count) return false;
  auto digit = [](char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
  };
  for (size_t i = 0; i < count; ++i) {
    const int high = digit(hex[2 * i]), low = digit(hex[2 * i + 1]);
    if (high < 0 || low < 0) return false;
    bytes[i] = static_cast<uint8_t>(high << 4 | low);
  }
  return true;
}

Seed Seed::forHand(uint64_t hand) const {
  std::string text(bytes.begin(), bytes.end());
  for (int i = 0; i < 8; ++i) text += static_cast<char>(hand >> (8 * i) & 255);
  return {sha256(text)};
}

std::array<uint8_t, 32> Seed::commitment() const {
  return sha256({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

void SeedStream::fill() {
  static const bool ready = sodium_init() >= 0;   // picks the fastest code for this processor; without, it is only slower
  (void)ready;
  std::array<unsigned char, 4 * 160> stream{};
  const std::array<unsigned char, crypto_stream_chacha20_ietf_NONCEBYTES> nonce{};
  crypto_stream_chacha20_ietf_xor_ic(stream.data(), stream.data(), stream.size(), nonce.data(), block_, seed_.bytes.data());
  for (size_t i = 0; i < words_.size(); ++i) {
    words_[i] = static_cast<uint32_t>(stream[4 * i]) | static_cast<uint32_t>(stream[4 * i + 1]) << 8 |
                static_cast<uint32_t>(stream[4 * i + 2]) << 16 | static_cast<uint32_t>(stream[4 * i + 3]) << 24;
  }
  block_ += static_cast<uint32_t>(stream.size() / 64);
  at_ = 0;
}

}  // namespace kaikou
