// Plans against the reference evaluator: random tables of every ruleset, small hands exhaustively, and cases that
// once went wrong.
#include <catch2/catch.hpp>

#include <cstdlib>

#include "runtime/eval/table_check.h"
#include "runtime/tile/tile_notation.h"
#include "tests/reference/comparison.h"

using namespace kaikou;
using namespace kaikou::reference;

namespace {

struct Totals { size_t tables = 0, legal = 0, ready = 0, readings = 0, settings = 0; };

// Every ruleset sees other tables.
uint64_t seedOf(const Source& source) {
  uint64_t seed = 1;
  for (char c : source.name) seed = seed * 31 + static_cast<unsigned char>(c);
  return seed & 0xffffffff;
}

// `count` random tables; stops at the third difference.
void compareRandomTables(Comparison& comparison, uint64_t seed, size_t count, int maxWilds, Totals& totals) {
  bench::Random random(seed);
  int differences = 0;
  for (size_t made = 0, tries = 0; made < count && tries < 20 * count && differences < 3; ++tries) {
    eval::Table table;
    if (!reference::randomTable(comparison.plan(), comparison.evaluator(), random, maxWilds, table)) continue;
    ++made;
    auto impossible = eval::checkTable(comparison.plan(), comparison.evaluator(), table);
    if (impossible) FAIL_CHECK(impossible->message << "\n" << comparison.describe(table));
    bool legal = false;
    std::string difference = comparison.differ(table, &legal);
    if (difference.empty() && random.chance(2)) {
      int seat = random.below(comparison.plan().game.seats);
      if (wildsInHand(comparison.plan(), comparison.evaluator(), table, seat) < 2) {
        difference = comparison.readyDiffers(table, seat);
        ++totals.ready;
      }
    }
    if (!difference.empty()) {
      ++differences;
      FAIL_CHECK(difference);
    }
    ++totals.tables;
    totals.legal += legal;
  }
  totals.readings += comparison.readings;
  ++totals.settings;
}

void report(const char* name, const Totals& totals) {
  if (!std::getenv("KAIKOU_TEST_TOTALS")) return;
  WARN(name << ": " << totals.tables << " tables, " << totals.legal << " legal, " << totals.ready << " asked if ready, "
            << totals.readings << " readings, " << totals.settings << " settings");
}

}  // namespace

TEST_CASE("plans agree with the reference on random tables", "[reference]") {
  for (const Source& source : allSources()) {
    const Loaded loaded(source);
    INFO(source.name << "\n" << loaded.error);
    CHECK(loaded.ruleset != nullptr);
    if (!loaded.ruleset) continue;
    Totals totals;
    Comparison comparison(*loaded.workspace, loaded.ruleset, {});
    REQUIRE(comparison.usable());
    compareRandomTables(comparison, seedOf(source), 600, source.maxWilds, totals);
    CHECK(totals.tables > 0);
    report(source.name.c_str(), totals);
  }
}

TEST_CASE("plans agree with the reference under random options", "[reference]") {
  for (const Source& source : allSources()) {
    const Loaded loaded(source);
    if (!loaded.ruleset) continue;
    Totals totals;
    bench::Random random(seedOf(source));
    for (int i = 0; i < 4; ++i) {
      Comparison comparison(*loaded.workspace, loaded.ruleset, randomOptions(*loaded.ruleset, random));
      if (!comparison.usable()) continue;
      compareRandomTables(comparison, 100 + seedOf(source) * 8 + static_cast<uint64_t>(i), 100, 1, totals);
    }
    report(source.name.c_str(), totals);
  }
}

namespace {

// Every hand of `concealed` tiles and a winning tile from `kinds` beside melds on the table, won by draw and by
// discard.
void compareSmallHands(Comparison& comparison, const std::vector<int>& kinds, int concealed, const eval::Table& base,
                       Totals& totals) {
  std::vector<int> tiles;
  int differences = 0;
  auto claim = [&](int winning, eval::WinBy by) {
    eval::Table table = base;
    table.win.tile = static_cast<uint8_t>(winning);
    table.win.by = by;
    table.win.from = by == eval::WinBy::SelfDraw ? plan::nobody : int8_t{1};
    for (int kind : tiles) ++table.seats[0].hand[static_cast<size_t>(kind)];
    --table.seats[0].hand[static_cast<size_t>(winning)];
    if (wildsInHand(comparison.plan(), comparison.evaluator(), table, 0) > 1) return;
    bool legal = false;
    std::string difference = comparison.differ(table, &legal);
    if (!difference.empty() && ++differences < 3) FAIL_CHECK(difference);
    ++totals.tables;
    totals.legal += legal;
  };
  auto choose = [&](auto&& self, size_t from) -> void {
    if (static_cast<int>(tiles.size()) == concealed + 1) {
      for (size_t i = 0; i < tiles.size(); ++i) {
        if (i > 0 && tiles[i] == tiles[i - 1]) continue;
        claim(tiles[i], eval::WinBy::SelfDraw);
        claim(tiles[i], eval::WinBy::Discard);
      }
      return;
    }
    for (size_t k = from; k < kinds.size(); ++k) {
      tiles.push_back(kinds[k]);
      self(self, k);
      tiles.pop_back();
    }
  };
  choose(choose, 0);
  totals.readings += comparison.readings;
}

}  // namespace

TEST_CASE("plans agree with the reference on every small hand", "[reference]") {
  for (const Source& source : allSources()) {
    bool shipped = source.name == "kaikoufan" || source.name == "pizi";
    if (!shipped && source.name != "several_wilds" && source.name != "one_wild") continue;
    const Loaded loaded(source);
    REQUIRE(loaded.ruleset);
    Comparison comparison(*loaded.workspace, loaded.ruleset, {});
    REQUIRE(comparison.usable());
    tile::TileNotation notation(comparison.plan());
    auto kindsOf = [&](const char* text) {
      std::vector<uint8_t> kinds;
      tile::TileError fault;
      REQUIRE(notation.parse(text, kinds, fault));
      return std::vector<int>(kinds.begin(), kinds.end());
    };
    eval::Table base;
    base.indicator = static_cast<uint8_t>(kindsOf("3m")[0]);
    base.seats[1].handKnown = true;
    const plan::Plan& plan = comparison.plan();
    uint8_t pung = 0;
    while (plan.calls[pung].meld != plan::CallMeld::Triplet) ++pung;
    for (int kind : kindsOf("258p")) {
      base.seats[0].melds[base.seats[0].meldCount++] = {pung, eval::MeldForm::Triplet, static_cast<uint8_t>(kind), 1};
    }
    Totals totals;
    compareSmallHands(comparison, kindsOf("12345m东中"), 4, base, totals);
    uint8_t fourth = static_cast<uint8_t>(kindsOf("1p")[0]);
    base.seats[0].melds[base.seats[0].meldCount++] = {pung, eval::MeldForm::Triplet, fourth, 2};
    compareSmallHands(comparison, kindsOf("123456789m369p东南西北中发白"), 1, base, totals);
    report(source.name.c_str(), totals);
  }
}

TEST_CASE("plans agree with the reference on a million random tables", "[reference][.slow]") {
  std::vector<Source> sources = allSources();
  const char* given = std::getenv("KAIKOU_TEST_TABLES");
  const size_t wanted = given ? static_cast<size_t>(std::atoll(given)) : 1'000'000;
  const size_t settings = 40;
  Totals all;
  for (const Source& source : sources) {
    const Loaded loaded(source);
    if (!loaded.ruleset) continue;
    Totals totals;
    bench::Random random(seedOf(source));
    for (size_t i = 0; i < settings; ++i) {
      Comparison comparison(*loaded.workspace, loaded.ruleset, i == 0 ? sema::OptionValues{} : randomOptions(*loaded.ruleset, random));
      if (!comparison.usable()) continue;
      size_t count = wanted / sources.size() / settings + 1;
      compareRandomTables(comparison, seedOf(source) << 20 | i, count - count / 20, source.maxWilds, totals);
      compareRandomTables(comparison, seedOf(source) << 20 | 1000 | i, count / 20, source.maxWilds + 1, totals);
    }
    report(source.name.c_str(), totals);
    all.tables += totals.tables;
  }
  report("all", all);
}
