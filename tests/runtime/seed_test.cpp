// Seeds against published vectors (FIPS 180-4, RFC 8439 appendix A.1), and numbers against their definition.
#include <catch2/catch.hpp>

#include <array>
#include <set>

#include "runtime/base/seed.h"

using namespace kaikou;

namespace {

std::string hexOf(const std::array<uint8_t, 32>& bytes) { return toHex(bytes.data(), bytes.size()); }

std::vector<uint32_t> words(const std::string& key, size_t from, size_t count) {
  Seed seed;
  REQUIRE(Seed::ofHex(key, seed));
  SeedStream stream(seed);
  for (size_t i = 0; i < from; ++i) (void)stream.next();
  std::vector<uint32_t> out;
  for (size_t i = 0; i < count; ++i) out.push_back(stream.next());
  return out;
}

const std::string zeros = std::string(64, '0');

}  // namespace

TEST_CASE("SHA-256 gives the published digests", "[seed]") {
  CHECK(hexOf(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(hexOf(sha256("abc")) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(hexOf(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")) ==
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST_CASE("the stream is ChaCha20 of RFC 8439", "[seed]") {
  using W = std::vector<uint32_t>;
  // A.1, vectors 1 to 4: blocks 0 and 1 of the key of zeros, block 1 of …01, block 2 of 00ff…
  CHECK(words(zeros, 0, 4) == W{0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653});
  CHECK(words(zeros, 16, 4) == W{0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73});
  CHECK(words(zeros.substr(1) + "1", 16, 4) == W{0x2452eb3a, 0x9249f8ec, 0x8d829d9b, 0xddd4ceb1});
  CHECK(words("00ff" + zeros.substr(4), 32, 4) == W{0xfb4dd572, 0x4bc42ef1, 0xdf922636, 0x327f1394});
}

TEST_CASE("words go on where the buffer is filled again", "[seed]") {
  // Worked out apart from this code; the buffer holds ten blocks.
  const std::string hand = "a490b81733110d07220caafb8a659797b62e3908a306ebec71fa099f9686be03";
  using W = std::vector<uint32_t>;
  CHECK(words(hand, 0, 4) == W{125180124, 3269536559, 190966072, 3705246567});
  CHECK(words(hand, 159, 3) == W{3988155744, 1061004101, 809622690});
  CHECK(words(hand, 319, 2) == W{2023973743, 1743772});
}

TEST_CASE("a text, its hands and their commitments", "[seed]") {
  const Seed match = Seed::ofText("friday");
  CHECK(match.hex() == "1a79668eac4051a9128b81c116007d1b41ce17828d7722afc9746699f4e817b8");
  CHECK(match.forHand(0).hex() == "a490b81733110d07220caafb8a659797b62e3908a306ebec71fa099f9686be03");
  CHECK(match.forHand(300).hex() == "a7bac8c8e6e5aa4c5f79359ec39d9d584ea3d0dcbe3d28099a6cf0ee681dc213");
  CHECK(hexOf(match.forHand(0).commitment()) == "562c082d3697d6684ea43622d8dee2e300f1c494f287e78bb5aae5b0454d5281");
  std::set<std::string> all;
  for (uint64_t hand = 0; hand < 70; ++hand)
    all.insert(match.forHand(hand).hex()), all.insert(match.forHand(1ull << hand % 64).hex());
  CHECK(all.size() == 70 + 64 - 7);   // 1, 2, 4 … 64 are in both
}

TEST_CASE("hexadecimal is read exactly", "[seed]") {
  Seed seed;
  CHECK(Seed::ofHex("00ABcdef" + std::string(56, '9'), seed));
  CHECK(seed.hex() == "00abcdef" + std::string(56, '9'));
  CHECK_FALSE(Seed::ofHex("", seed));
  CHECK_FALSE(Seed::ofHex(std::string(63, '0'), seed));
  CHECK_FALSE(Seed::ofHex(std::string(65, '0'), seed));
  CHECK_FALSE(Seed::ofHex(std::string(63, '0') + "g", seed));
  CHECK_FALSE(Seed::ofHex("0x" + std::string(62, '0'), seed));
}

TEST_CASE("numbers below a bound are its words below the greatest multiple, modulo the bound", "[seed]") {
  const Seed seed = Seed::ofText("bounds");
  for (const uint32_t bound :
       {1u, 2u, 3u, 6u, 136u, 144u, 1000u, 0x80000000u, 0x80000001u, 0xc0000000u, 0xaaaaaaabu, UINT32_MAX}) {
    SeedStream stream(seed), plain(seed);
    const uint64_t multiple = (uint64_t{1} << 32) / bound * bound;
    size_t passedOver = 0;
    for (int i = 0; i < 2000; ++i) {
      uint32_t word = plain.next();
      while (word >= multiple) word = plain.next(), ++passedOver;
      REQUIRE(stream.below(bound) == word % bound);
    }
    if (bound == 0x80000001u) CHECK(passedOver > 1500);
    if (bound == 2) CHECK(passedOver == 0);
  }
}

TEST_CASE("numbers are uniform", "[seed]") {
  SeedStream stream(Seed::ofText("uniform"));
  for (const uint32_t bound : {6u, 34u, 136u}) {
    std::vector<int64_t> seen(bound);
    const int64_t each = 2000;
    for (int64_t i = 0; i < each * bound; ++i) ++seen[stream.below(bound)];
    int64_t squares = 0;
    for (const int64_t n : seen) squares += (n - each) * (n - each);
    // Chi square of bound - 1 degrees of freedom: mean bound - 1, and six deviations of sqrt(2 (bound - 1)) are ample.
    const double chi = static_cast<double>(squares) / static_cast<double>(each), degrees = bound - 1;
    CHECK((chi - degrees) * (chi - degrees) < 36 * 2 * degrees);
  }
}
