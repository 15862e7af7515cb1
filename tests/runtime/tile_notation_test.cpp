// Tile notation: what is read, what is refused and where, and that printed tiles read back.
#include "runtime/tile/tile_notation.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/runtime/sample_plan.h"

using namespace kaikou;
using tile::TileError;
using tile::TileFault;
using tile::TileNotation;
using Kinds = std::vector<uint8_t>;

namespace {

Kinds read(const TileNotation& notation, std::string_view text) {
  Kinds kinds;
  TileError error;
  INFO(text);
  const bool good = notation.parse(text, kinds, error);
  INFO(error.text);
  CHECK(good);
  return kinds;
}

TileError refuse(const TileNotation& notation, std::string_view text) {
  Kinds kinds{1};
  TileError error;
  INFO(text);
  CHECK_FALSE(notation.parse(text, kinds, error));
  CHECK(kinds.empty());
  CHECK_FALSE(error.text.empty());
  return error;
}

const plan::Plan& sample() {
  static const plan::Plan plan = test::samplePlan();
  return plan;
}

}  // namespace

TEST_CASE("tiles are read in every spelling") {
  const TileNotation notation(sample());
  CHECK(read(notation, "123m 55s") == Kinds{0, 1, 2, 13, 13});
  CHECK(read(notation, "123万55索9条") == Kinds{0, 1, 2, 13, 13, 17});
  CHECK(read(notation, "321m") == Kinds{2, 1, 0});
  CHECK(read(notation, "东东风中东") == Kinds{18, 19, 20, 18});
  CHECK(read(notation, "中1m中") == Kinds{20, 0, 20});
  CHECK(read(notation, " 1 2 3\tm\xe3\x80\x80" "5 s  ") == Kinds{0, 1, 2, 13});
  CHECK(read(notation, "").empty());
}

TEST_CASE("faults have a piece and a place") {
  const TileNotation notation(sample());
  TileError error = refuse(notation, "中中 120m");
  CHECK(error.fault == TileFault::ZeroRank);
  CHECK(error.piece == "0");
  CHECK(error.offset == 9);
  CHECK(error.column == 6);
  error = refuse(notation, "123");
  CHECK(error.fault == TileFault::DigitsWithoutSuit);
  CHECK(error.piece == "123");
  error = refuse(notation, "1m 12 中");
  CHECK(error.fault == TileFault::DigitsWithoutSuit);
  CHECK(error.piece == "12");
  CHECK(error.column == 4);
  error = refuse(notation, "m");
  CHECK(error.fault == TileFault::SuitWithoutDigits);
  error = refuse(notation, "中x");
  CHECK(error.fault == TileFault::Unknown);
  CHECK(error.piece == "x");
  CHECK(error.offset == 3);
  CHECK(error.column == 2);
  error = refuse(notation, "12发");
  CHECK(error.fault == TileFault::Unknown);
  CHECK(error.piece == "发");
  error = refuse(notation, "中\xff");
  CHECK(error.fault == TileFault::NotUtf8);
  CHECK(error.offset == 3);
  CHECK(refuse(notation, "\xe4\xb8").fault == TileFault::NotUtf8);
  CHECK(refuse(notation, std::string(4097, ' ')).fault == TileFault::TooLong);
  CHECK(read(notation, std::string(4096, ' ')).empty());
}

TEST_CASE("a suit need not have all ranks") {
  tile::TileNames names;
  names.kinds = {"2c", "3c", "4c", "E", "East"};
  names.suits = {{{"coins", "c"}, 0, 2, 3}};
  const TileNotation notation(names);
  CHECK(read(notation, "24coins E EastE") == Kinds{0, 2, 3, 4, 3});
  const TileError error = refuse(notation, "25c");
  CHECK(error.fault == TileFault::NoSuchRank);
  CHECK(error.piece == "5c");
  CHECK(error.offset == 1);
  // `E` begins `East`, so names are printed apart.
  CHECK(notation.printKinds(Kinds{3, 4, 3, 0}) == "2c E E East");
}

TEST_CASE("one tile") {
  const TileNotation notation(sample());
  uint8_t kind = 0;
  TileError error;
  CHECK(notation.parseOne(" 5条 ", kind, error));
  CHECK(kind == 13);
  for (const char* text : {"", "55m", "5", "中中"}) CHECK_FALSE(notation.parseOne(text, kind, error));
  CHECK(kind == 13);
}

TEST_CASE("tiles are printed ascending, a group a suit") {
  const TileNotation notation(sample());
  CHECK(notation.printKind(4) == "5m");
  CHECK(notation.printKind(13) == "5s");
  CHECK(notation.printKind(20) == "中");
  CHECK(notation.printKind(-1) == "?");
  CHECK(notation.printKind(21) == "?");
  CHECK(notation.printKinds(read(notation, "9索 中 5m9s 2万 中")) == "25m 99s 中 中");
  CHECK(notation.printSet(0x92) == "258m");
  CHECK(notation.printKinds({}).empty());
  // Without a name that begins another one, names stand side by side.
  tile::TileNames names;
  names.kinds = {"西", "中"};
  const TileNotation plain(names);
  CHECK(plain.printKinds(Kinds{1, 0, 1, 0, 0}) == "西西西中中");
}

TEST_CASE("printed tiles read back") {
  const TileNotation notation(sample());
  uint32_t seed = 1;
  for (int round = 0; round < 2000; ++round) {
    Kinds kinds;
    for (int i = 0; i < round % 19; ++i) {
      seed = seed * 1664525 + 1013904223;
      kinds.push_back(static_cast<uint8_t>((seed >> 16) % sample().kinds.size()));
    }
    std::sort(kinds.begin(), kinds.end());
    Kinds back;
    TileError error;
    const bool good = notation.parse(notation.printKinds(kinds), back, error);
    if (!good || back != kinds) FAIL(notation.printKinds(kinds));
  }
}
