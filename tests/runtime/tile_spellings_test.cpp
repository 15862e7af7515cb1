// Tiles as people write them elsewhere, for rules of many kinds.
#include "runtime/tile/tile_spellings.h"

#include <catch2/catch.hpp>

using namespace kaikou;
using tile::TileFault;
using tile::TileNotation;

namespace {

tile::TileNames common() {
  tile::TileNames names;
  const std::vector<std::vector<std::string>> suits = {{"万", "m"}, {"筒", "饼", "p"}, {"条", "索", "s"}};
  for (const auto& spellings : suits) {
    names.suits.push_back({spellings, static_cast<uint8_t>(names.kinds.size()), 1, 9});
    for (int rank = 1; rank <= 9; ++rank) names.kinds.push_back(std::to_string(rank) + spellings[0]);
  }
  for (const char* honour : {"东", "南", "西", "北", "中", "发", "白"}) names.kinds.emplace_back(honour);
  return names;
}

std::string read(const TileNotation& notation, std::string_view text) {
  std::vector<uint8_t> kinds;
  tile::TileError error;
  if (!notation.parse(text, kinds, error)) return "! " + error.text;
  std::string out;
  for (uint8_t kind : kinds) out += (out.empty() ? "" : " ") + notation.printKind(kind);
  return out;
}

}  // namespace

TEST_CASE("tiles in every notation", "[tile]") {
  const TileNotation notation(common());
  const std::pair<const char*, const char*> all[] = {
      {"三万", "3m"}, {"五筒七条", "5p 7s"}, {"一二三萬", "1m 2m 3m"}, {"伍万", "5m"}, {"３ｍ", "3m"}, {"１２３万", "1m 2m 3m"},
      {"5M 5P 5S", "5m 5p 5s"}, {"5W", "5m"}, {"九饼九餅", "9p 9p"}, {"七條", "7s"}, {"5man 5pin 5sou", "5m 5p 5s"},
      {"E S W N", "东 南 西 北"}, {"ESWN", "东 南 西 北"}, {"C F P", "中 发 白"}, {"CFP", "中 发 白"}, {"東發", "东 发"},
      {"1234567z", "东 南 西 北 白 发 中"}, {"5Z", "白"}, {"east South WEST north", "东 南 西 北"}, {"red green white", "中 发 白"},
      {"白板", "白"}, {"🀇🀏", "1m 9m"}, {"🀐 🀘 🀙 🀡", "1s 9s 1p 9p"}, {"🀀🀁🀂🀃🀄🀅🀆", "东 南 西 北 中 发 白"},
      {"🀄\xef\xb8\x8f", "中"}, {"🀄\xef\xb8\x8e🀇", "中 1m"}, {"55s S", "5s 5s 南"}, {"5s南", "5s 南"}, {"123m 东白", "1m 2m 3m 东 白"}};
  for (const auto& [text, tiles] : all) {
    INFO(text);
    CHECK(read(notation, text) == tiles);
  }
}

TEST_CASE("what could be several tiles is told, and what is none", "[tile]") {
  const TileNotation notation(common());
  CHECK(read(notation, "5t") == "! `5t` could be `5筒` or `5条`");
  CHECK(read(notation, "3b") == "! `3b` could be `3筒` or `3条`");
  CHECK(read(notation, "8z") == "! there is no tile `8z`");
  CHECK(read(notation, "三") == "! `三` needs a suit after it");
  CHECK(read(notation, "５") == "! `５` needs a suit after it");
  CHECK(read(notation, "0m") == "! no tile has the rank `0`");
  CHECK(read(notation, "０m") == "! no tile has the rank `0`");
  CHECK(read(notation, "m") == "! the suit `m` needs ranks before it");
  CHECK(read(notation, "e") == "! `e` is no tile");
  CHECK(read(notation, "🀫") == "! `🀫` is no tile");
  CHECK(read(notation, "🀢") == "! `🀢` is no tile");
}

TEST_CASE("what a ruleset declares wins", "[tile]") {
  tile::TileNames names;
  names.suits.push_back({{"E", "t"}, 0, 1, 9});        // a suit of this name
  for (int rank = 1; rank <= 9; ++rank) names.kinds.push_back(std::to_string(rank) + "E");
  names.kinds.emplace_back("S");
  names.kinds.emplace_back("东");
  names.kinds.emplace_back("一");
  const TileNotation notation(names);
  CHECK(read(notation, "5E 5t 5T") == "5t 5t 5t");
  CHECK(read(notation, "S") == "S");
  CHECK(read(notation, "一") == "一");                   // no rank where it is a name
  CHECK(read(notation, "東1z") == "东 东");
  CHECK(read(notation, "7z") == "! there is no tile `7z`");
  CHECK(read(notation, "5m") == "! `m` is no tile");
}
