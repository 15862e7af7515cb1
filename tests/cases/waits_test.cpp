// What a hand waits for and lacks, against a plain enumeration, on many hands of the common game.
#include <algorithm>
#include <array>
#include <random>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "runtime/cases/waits.h"
#include "tests/shipped_rules.h"

using namespace kaikou;

namespace {

using Counts = std::array<int, 34>;  // in the order of the rules: three suits, then tiles without one

/// Whether the tiles and `jokers` are `melds` melds and a pair, tried in every way.
bool arranged(Counts& tiles, int from, int jokers, int melds, bool pair) {
  while (from < 34 && tiles[from] == 0) ++from;
  if (from == 34) return jokers == 3 * melds + (pair ? 2 : 0);
  auto with = [&](std::initializer_list<int> at, int lessMelds, bool stillPair) {
    int missing = 0;
    Counts left = tiles;
    for (int kind : at) left[kind] > 0 ? --left[kind] : ++missing;
    return missing <= jokers && arranged(left, from, jokers - missing, melds - lessMelds, stillPair);
  };
  if (pair && with({from, from}, 0, false)) return true;
  if (melds == 0) return false;
  if (with({from, from, from}, 1, pair)) return true;
  if (from >= 27) return false;
  for (int low = std::max(from - 2, from / 9 * 9); low <= from && low % 9 <= 6; ++low)
    if (with({low, low + 1, low + 2}, 1, pair)) return true;
  return false;
}

bool twoFiveEight(int kind) { return kind < 27 && kind % 3 == 1; }
bool windLike(int kind) { return kind >= 27 && kind != 31; }   // all but the red one

struct Hand {
  Counts tiles{};
  int wild = 0, pung = -1;                       // a claimed triplet of this kind, or none
};

/// A hand with `others` tiles that are whatever it lacks.
bool plainlyComplete(const Hand& hand, int others) {
  const int melds = hand.pung < 0 ? 4 : 3;
  Counts natural = hand.tiles;
  const int wilds = natural[hand.wild];
  for (int itself = 0; itself <= wilds; ++itself) {
    natural[hand.wild] = itself;
    if (arranged(natural, 0, wilds - itself + others, melds, true)) return true;
  }
  natural[hand.wild] = 0;
  auto all = [&](bool (*in)(int)) {
    for (int kind = 0; kind < 34; ++kind)
      if (natural[kind] && !in(kind)) return false;
    return hand.pung < 0 || in(hand.pung);
  };
  return all(twoFiveEight) || all(windLike);
}

/// How many tiles it lacks; more than 3: 4.
int plainlyLacks(const Hand& hand) {
  if (plainlyComplete(hand, 1)) return 1;
  Hand less = hand;
  for (int a = 0; a < 34; ++a) {
    if (!less.tiles[a]) continue;
    --less.tiles[a];
    if (plainlyComplete(less, 2)) return 2;
    ++less.tiles[a];
  }
  for (int a = 0; a < 34; ++a)
    for (int b = a; b < 34; ++b) {
      if (!less.tiles[a] || !less.tiles[b] || (a == b && less.tiles[a] < 2)) continue;
      --less.tiles[a], --less.tiles[b];
      const bool complete = plainlyComplete(less, 3);
      ++less.tiles[a], ++less.tiles[b];
      if (complete) return 3;
    }
  return 4;
}

cases::Scorer commonGame() {
  diag::Sink sink;
  std::string error;
  cases::Scorer scorer;
  scorer.plan = test::shippedWorkspace().plan(test::shippedWorkspace().check("kaikoufan", sink), {}, error);
  REQUIRE(scorer.plan);
  cases::equip(scorer);
  return scorer;
}

/// A hand that is complete but for one tile and `noise` wrong ones.
Hand dealt(std::mt19937& random, int noise) {
  auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  for (;;) {
    Hand hand;
    hand.wild = 9 * below(3) + 1 + below(8);
    if (below(3)) {
      do hand.pung = below(27);
      while (hand.pung == hand.wild);
    }
    for (int i = hand.pung < 0 ? 4 : 3; i > 0; --i) {
      if (below(2)) {
        const int low = 9 * below(3) + below(7);
        for (int k : {low, low + 1, low + 2}) ++hand.tiles[k];
      } else {
        hand.tiles[below(34)] += 3;
      }
    }
    hand.tiles[below(34)] += 2;
    auto drop = [&] {
      int kind;
      do kind = below(34);
      while (!hand.tiles[kind]);
      --hand.tiles[kind];
    };
    drop();
    for (int i = 0; i < noise; ++i) drop(), ++hand.tiles[below(2) ? hand.wild : below(34)];
    bool possible = true;
    for (int k = 0; k < 34; ++k)
      possible &= hand.tiles[k] + (k == hand.pung ? 3 : 0) + (k == hand.wild - 1 ? 1 : 0) <= 4;
    if (possible) return hand;
  }
}

eval::Table tableOf(const cases::Scorer& scorer, const Hand& hand) {
  eval::Table table;
  table.indicator = static_cast<uint8_t>(hand.wild - 1);
  table.dealer = 1;
  for (eval::SeatTable& seat : table.seats) seat.handKnown = false;
  table.seats[0].handKnown = true;
  for (size_t k = 0; k < 34; ++k) table.seats[0].hand[k] = static_cast<uint8_t>(hand.tiles[k]);
  if (hand.pung >= 0) {
    size_t call = 0;
    while (scorer.plan->calls[call].meld != plan::CallMeld::Triplet) ++call;
    table.seats[0].melds[0] = {static_cast<uint8_t>(call), eval::MeldForm::Triplet, static_cast<uint8_t>(hand.pung), 2};
    table.seats[0].meldCount = 1;
  }
  return table;
}

}  // namespace

TEST_CASE("tiles that complete a hand are ways or refused, and what is lacking is counted", "[cases][waits]") {
  cases::Scorer scorer = commonGame();
  std::mt19937 random(7);
  int ways = 0, refused = 0;
  std::array<int, 5> lacking{};
  for (int i = 0; i < 240; ++i) {
    const Hand hand = dealt(random, i % 4);
    const eval::Table table = tableOf(scorer, hand);
    cases::WaitingHand waiting;
    REQUIRE(!cases::findWaits(scorer, table, 0, waiting));
    std::string text;
    cases::appendWaits(text, false, {}, scorer, 0, waiting);
    INFO("wild " << hand.wild << ' ' << scorer.binder->notation().printCounts(table.seats[0].hand) << " pung " << hand.pung << ' ' << text);
    bool any = false;
    for (int kind = 0; kind < 34; ++kind) {
      Hand with = hand;
      ++with.tiles[kind];
      const bool spare = hand.tiles[kind] + (kind == hand.pung ? 3 : 0) < 4;
      const bool complete = spare && plainlyComplete(with, 0);
      any |= complete;
      auto has = [&](const std::vector<cases::Way>& of) {
        return std::any_of(of.begin(), of.end(), [&](const cases::Way& way) { return way.tile == kind && way.from < 0; });
      };
      INFO(kind);
      CHECK((has(waiting.waits.ways) || has(waiting.waits.refused)) == complete);
      CHECK(!(has(waiting.waits.ways) && has(waiting.waits.refused)));
      ways += has(waiting.waits.ways), refused += has(waiting.waits.refused);
    }
    if (any) continue;
    const int wanted = plainlyLacks(hand);
    ++lacking[static_cast<size_t>(wanted)];
    if (wanted == 4) CHECK((waiting.lack.tiles == 4 || (waiting.lack.tiles < 0 && waiting.lack.over >= 3)));
    else CHECK(waiting.lack.tiles == wanted);
  }
  CHECK(ways > 50);
  CHECK(refused > 50);
  CHECK(lacking[2] > 5);
}

TEST_CASE("in its turn each discard is tried", "[cases][waits]") {
  cases::Scorer scorer = commonGame();
  std::mt19937 random(11);
  int discards = 0;
  for (int i = 0; i < 40; ++i) {
    Hand hand = dealt(random, i % 2);
    int drawn;
    do drawn = static_cast<int>(random() % 34);
    while (hand.tiles[drawn] + (drawn == hand.pung ? 3 : 0) + (drawn == hand.wild - 1 ? 1 : 0) >= 4);
    ++hand.tiles[drawn];
    cases::WaitingHand waiting;
    REQUIRE(!cases::findWaits(scorer, tableOf(scorer, hand), 0, waiting));
    CHECK(waiting.inTurn);
    CHECK(waiting.completeNow == plainlyComplete(hand, 0));
    for (int kind = 0; kind < 34; ++kind) {
      if (!hand.tiles[kind]) continue;
      Hand after = hand;
      --after.tiles[kind];
      bool any = false;
      for (int with = 0; with < 34 && !any; ++with) {
        if (after.tiles[with] + (with == kind) + (with == hand.pung ? 3 : 0) >= 4) continue;
        ++after.tiles[with];
        any = plainlyComplete(after, 0);
        --after.tiles[with];
      }
      const bool listed = std::any_of(waiting.discards.begin(), waiting.discards.end(), [&](const auto& one) { return one.tile == kind; });
      CHECK(listed == any);
      discards += listed;
    }
  }
  CHECK(discards > 20);
}

TEST_CASE("what hands wait for, as JSON", "[cases][waits]") {
  cases::Scorer scorer = commonGame();
  auto told = [&](const char* tiles, bool pung) {
    Hand hand;
    hand.wild = 3;
    std::vector<uint8_t> kinds;
    tile::TileError error;
    REQUIRE(scorer.binder->notation().parse(tiles, kinds, error));
    for (uint8_t kind : kinds) ++hand.tiles[kind];
    if (pung) hand.pung = 9;
    cases::WaitingHand waiting;
    REQUIRE(!cases::findWaits(scorer, tableOf(scorer, hand), 0, waiting));
    std::string text;
    cases::appendWaits(text, true, "x", scorer, 0, waiting);
    return nlohmann::json::parse(text);
  };
  const auto closed = told("111p234s678s78m22p", false);   // complete with three tiles, but nothing was opened
  CHECK(closed["waits"].empty());
  CHECK(closed["lacks"] == 1);
  REQUIRE(!closed["refused"].empty());
  CHECK(closed["refused"][0]["reason"] == "不满足：必须开过口");
  const auto far = told("147m 258p 369s 东南西北", false);
  CHECK(far["waits"].empty());
  CHECK(far["refused"].empty());
  CHECK(far["lacks"].is_null());
  CHECK(far["lacks_over"] == 4);
  const auto turn = told("234s678s78m22p 9s", true);
  CHECK(turn["complete"] == false);
  CHECK(std::any_of(turn["discards"].begin(), turn["discards"].end(), [](const auto& one) { return one["discard"] == "9s"; }));
}
