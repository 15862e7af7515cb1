// Places in texts, as editors count them.
#include "service/text_document.h"

#include <catch2/catch.hpp>
#include <random>

using namespace kaikou::service;

namespace {

/// The obvious way: character by character from the beginning of the text.
Position counted(const std::string& text, uint32_t offset, Encoding encoding) {
  Position at;
  for (uint32_t i = 0; i < offset && i < text.size();) {
    uint32_t bytes = 1;
    while (i + bytes < text.size() && (static_cast<unsigned char>(text[i + bytes]) & 0xc0) == 0x80) ++bytes;
    if (i + bytes > offset) break;
    const bool crlf = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
    if (text[i] == '\n' || (text[i] == '\r' && !crlf)) {
      ++at.line;
      at.character = 0;
    } else if (!crlf) {
      at.character += encoding == Encoding::Utf8 ? bytes : encoding == Encoding::Utf16 && bytes == 4 ? 2 : 1;
    }
    i += bytes;
  }
  return at;
}

}  // namespace

TEST_CASE("a place is counted in the units that were agreed on", "[service][positions]") {
  const TextDocument text("令 a = 🀄🀅 b\nx");
  // 令 is three bytes and one unit, 🀄 four bytes and two units.
  CHECK(text.positionOf(3, Encoding::Utf16) == Position{0, 1});
  CHECK(text.positionOf(8, Encoding::Utf16) == Position{0, 6});
  CHECK(text.positionOf(12, Encoding::Utf16) == Position{0, 8});
  CHECK(text.positionOf(12, Encoding::Utf8) == Position{0, 12});
  CHECK(text.positionOf(12, Encoding::Utf32) == Position{0, 7});
  CHECK(text.offsetOf({0, 8}, Encoding::Utf16) == 12);
  CHECK(text.offsetOf({0, 10}, Encoding::Utf16) == 16);
  CHECK(text.offsetOf({1, 0}, Encoding::Utf16) == 19);
}

TEST_CASE("a place within a character is its beginning", "[service][positions]") {
  const TextDocument text("🀄令");
  CHECK(text.offsetOf({0, 1}, Encoding::Utf16) == 0);
  CHECK(text.offsetOf({0, 2}, Encoding::Utf16) == 4);
  CHECK(text.offsetOf({0, 3}, Encoding::Utf8) == 0);
  CHECK(text.offsetOf({0, 5}, Encoding::Utf8) == 4);
  CHECK(text.positionOf(2, Encoding::Utf16) == Position{0, 0});
  CHECK(text.positionOf(6, Encoding::Utf16) == Position{0, 2});
}

TEST_CASE("a place behind the end of a line is its end, one behind the last line the end of the text", "[service][positions]") {
  const TextDocument text("ab\r\ncd");
  CHECK(text.offsetOf({0, 99}, Encoding::Utf16) == 2);
  CHECK(text.offsetOf({1, 99}, Encoding::Utf16) == 6);
  CHECK(text.offsetOf({7, 0}, Encoding::Utf16) == 6);
  CHECK(text.positionOf(999, Encoding::Utf16) == Position{1, 2});
  CHECK(TextDocument("").offsetOf({0, 5}, Encoding::Utf16) == 0);
  CHECK(TextDocument("x\n").offsetOf({1, 5}, Encoding::Utf16) == 2);
}

TEST_CASE("lines end in any of three ways", "[service][positions]") {
  const TextDocument text("a\r\nb\rc\n\nd");
  REQUIRE(text.lineCount() == 5);
  CHECK(text.line(0) == "a");
  CHECK(text.line(1) == "b");
  CHECK(text.line(2) == "c");
  CHECK(text.line(3).empty());
  CHECK(text.line(4) == "d");
  CHECK(text.line(5).empty());
  // Between \r and \n is the end of the line.
  CHECK(text.positionOf(2, Encoding::Utf16) == Position{0, 1});
}

TEST_CASE("an edit may join \\r and \\n, or part them", "[service][positions]") {
  TextDocument joined("a\rb");
  joined.replace({{1, 0}, {1, 1}}, "\n", Encoding::Utf16);
  CHECK(joined.text() == "a\r\n");
  CHECK(joined.lineCount() == 2);
  TextDocument parted("a\r\nb");
  parted.replace({{1, 0}, {1, 0}}, "x", Encoding::Utf16);
  CHECK(parted.line(1) == "xb");
}

TEST_CASE("an edit whose end is before its beginning means what is between", "[service][positions]") {
  TextDocument text("abcd");
  text.replace({{0, 3}, {0, 1}}, "-", Encoding::Utf16);
  CHECK(text.text() == "a-d");
}

TEST_CASE("edits at random: lines and places are those of a plain count", "[service][positions]") {
  std::mt19937 random(7);
  const std::vector<std::string> pieces{"a", "令", "🀄", "\n", "\r\n", "\r", "：", "é", "", "xy\nz", "👩‍👩‍👧"};
  for (Encoding encoding : {Encoding::Utf8, Encoding::Utf16, Encoding::Utf32}) {
    TextDocument text;
    std::string plain;
    for (int round = 0; round < 600; ++round) {
      const auto pick = [&](size_t n) { return static_cast<uint32_t>(random() % (n + 1)); };
      auto boundary = [&](uint32_t at) {
        while (at > 0 && at < plain.size() && (static_cast<unsigned char>(plain[at]) & 0xc0) == 0x80) --at;
        // Between \r and \n no editor can put anything.
        return at > 0 && at < plain.size() && plain[at] == '\n' && plain[at - 1] == '\r' ? at - 1 : at;
      };
      uint32_t begin = boundary(pick(plain.size())), end = boundary(std::min<uint32_t>(static_cast<uint32_t>(plain.size()), begin + pick(6)));
      if (end < begin) end = begin;
      const std::string& piece = pieces[random() % pieces.size()];
      text.replace({counted(plain, begin, encoding), counted(plain, end, encoding)}, piece, encoding);
      plain.replace(begin, end - begin, piece);
      REQUIRE(text.text() == plain);
      const uint32_t probe = boundary(pick(plain.size()));
      const Position position = text.positionOf(probe, encoding);
      REQUIRE(position == counted(plain, probe, encoding));
      REQUIRE(text.offsetOf(position, encoding) == probe);
      if (plain.size() > 300) text = TextDocument(), plain.clear();
    }
  }
}
