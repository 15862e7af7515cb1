// Whole hands at random over every ruleset that can be played: invariants after every action, offers against every
// action that can be written down, clones, replays, orders of answers, the filter of wins. random_play.cpp says what is
// checked.
#include <catch2/catch.hpp>

#include <cstdlib>

#include "tests/table/random_play.h"

using namespace kaikou;
using namespace kaikou::testing;

namespace {

uint64_t seedOf(const std::string& name) {
  uint64_t seed = 1;
  for (const char c : name) seed = seed * 31 + static_cast<unsigned char>(c);
  return seed;
}

void add(RandomPlay::Totals& sum, const RandomPlay::Totals& of) {
  sum.hands += of.hands, sum.actions += of.actions, sum.won += of.won, sum.several += of.several, sum.drawn += of.drawn;
  sum.left += of.left, sum.faulted += of.faulted, sum.robbed += of.robbed, sum.lastTiles += of.lastTiles;
  sum.patterns += of.patterns, sum.clones += of.clones, sum.orders += of.orders, sum.winQuestions += of.winQuestions;
  sum.filteredOut += of.filteredOut, sum.offences += of.offences;
}

void report(const std::string& name, const RandomPlay::Totals& t) {
  if (!std::getenv("KAIKOU_TEST_TOTALS")) return;
  WARN(name << ": " << t.hands << " hands, " << t.actions << " actions, won " << t.won << " (" << t.robbed
            << " robbed, " << t.lastTiles << " last tiles), drawn " << t.drawn << ", left " << t.left
            << ", void by a fault " << t.faulted << ", offences " << t.offences << ", open to several " << t.several
            << "; tried " << t.patterns << " actions, " << t.clones << " clones, " << t.orders << " sets of answers, "
            << t.winQuestions << " wins (" << t.filteredOut << " ruled out)");
}

RandomPlay::Totals play(const std::vector<PlayedPlan>& plans, int hands, uint64_t round) {
  RandomPlay::Totals all;
  for (const PlayedPlan& played : plans) {
    INFO(played.name);
    RandomPlay game(*played.plan, seedOf(played.name) + round);
    int done = 0;
    while (done < hands && game.playHand()) ++done;
    INFO("hand " << done << " of round " << round);
    CHECK(game.wrong == "");
    report(played.name, game.totals);
    add(all, game.totals);
  }
  report("all", all);
  return all;
}

}  // namespace

TEST_CASE("random hands of every ruleset keep the rules of the engine", "[table][property]") {
  const auto plans = playedPlans(0, 1);
  CHECK(plans.size() >= 15);
  const auto totals = play(plans, 150, 0);
  CHECK(totals.won > totals.hands / 10);
  CHECK(totals.drawn > 0);
  CHECK(totals.several > 0);
  CHECK(totals.robbed > 0);
  CHECK(totals.offences > 0);
  CHECK(totals.lastTiles > 0);
}

TEST_CASE("random hands under random options keep them too", "[table][property]") {
  play(playedPlans(4, 2), 15, 1000);
}

TEST_CASE("tens of thousands of random hands", "[.slow][table][property]") {
  play(playedPlans(12, 3), 150, 2000);
}
