// Rulesets that nobody wrote by hand: rule_trial.h says what must hold of each. `build/…/try-rules`
// (tests/tools/try_rules.cpp) runs as many as one likes and reduces what it finds.
#include <map>

#include <catch2/catch.hpp>

#include "tests/generated/reducer.h"
#include "tests/generated/rule_phrases.h"
#include "tests/generated/rule_trial.h"
#include "tests/generated/rule_writer.h"

using namespace kaikou::generated;

namespace {

void tryMany(uint64_t first, int count, const Effort& effort) {
  std::map<Verdict::Kind, int> kinds;
  for (uint64_t seed = first; seed < first + static_cast<uint64_t>(count); ++seed) {
    const Written written = writeRules(seed);
    const Verdict verdict = tryGuarded(written.name, written.text(), seed, effort, 60);
    ++kinds[verdict.kind];
    if (verdict.kind == Verdict::Finding)
      FAIL_CHECK(verdict.room << ": " << verdict.words << "\n" << written.text());
  }
  CHECK(kinds[Verdict::Fine] > count / 2);
}

}  // namespace

namespace {

// A hundred in four parts, so that they are tried side by side.
void tryQuarter(uint64_t quarter) {
  Effort quick;
  quick.tables = 40, quick.hands = 1, quick.settings = 0;
  tryMany(1 + 25 * quarter, 25, quick);
}

}  // namespace

TEST_CASE("rulesets that nobody wrote by hand, 1 to 25", "[generated]") { tryQuarter(0); }
TEST_CASE("rulesets that nobody wrote by hand, 26 to 50", "[generated]") { tryQuarter(1); }
TEST_CASE("rulesets that nobody wrote by hand, 51 to 75", "[generated]") { tryQuarter(2); }
TEST_CASE("rulesets that nobody wrote by hand, 76 to 100", "[generated]") { tryQuarter(3); }

TEST_CASE("thousands of rulesets that nobody wrote by hand", "[.slow][generated]") {
  tryMany(10'000, 2000, {});
}

// What the generator found, made smaller: these are tried for ever.
TEST_CASE("rulesets that once went wrong", "[generated]") {
  const std::string twoSuits = "tiles {\n  suit 万 m 1..9 copies 4\n  suit 筒 p 1..9 copies 4\n}\n";
  const std::string melds = "shape 平 \"平\" = 4 melds and a pair\npayment { 底 \"底\" : = 1 }\n";
  const std::pair<const char*, std::string> all[] = {
      {"a claim that leaves nothing to discard",
       twoSuits + "deal { hand 2 }\ncall 吃 \"吃\" : run on discard of previous seat, opens\n"},
      {"a duty that excepts nobody", twoSuits + melds +
                                         "call 吃 \"吃\" : run on discard, opens, compulsory\nduty 责 \"责\" "
                                         "{ starts after opening 1 in one suit }\n"},
      {"no calls", twoSuits + melds},
      {"runs from the seat before, of those in play",
       "tiles {\n  suit 万 m 1..9 copies 4\n}\ndeal { hand 7, dealer 8 indicator head of wall }\nwild 癞4 \"癞4\" = next indicator\n"
       "call 叫7 \"叫7\" : run on discard of previous seat, opens\nshape 形13 \"形13\" = 2 melds and a pair\nafter win { winner leaves play }\n"},
      {"what was left to draw, after a win that turns tiles up",
       twoSuits + "shape 形 \"形\" = any tiles\npayment { 底 \"底\" : = 1 }\nneed 要1 \"要1\" : left to draw > 8\n"
                  "turn up 翻1 \"翻1\" : next tiles from head { 16 more on win }\n"},
      {"a hand of one tile",
       twoSuits +
           "deal { hand 1, dealer 2 }\nshape 对 \"对\" = 1 pairs\nresult { 甲 = (count (pair) in hand) }\n"},
      {"melds without a pair", twoSuits + "deal { hand 5, dealer 6 }\nshape 刻 \"刻\" = 2 melds\n"},
      {"a pattern that is a fault for honours",
       "tiles {\n  suit 万 m 1..8 copies 3\n  honour 东 南 西 北 中 发 copies 4\n}\ndeal { seats 2 }\n" +
           melds + "pattern 式 \"式\" of 平 : (previous winning tile) not in {东}\n"},
  };
  for (const auto& [what, rules] : all) {
    const Verdict verdict = tryGuarded("once_wrong", "ruleset once_wrong\n" + rules, 7, {}, 60);
    INFO(what << "\n" << verdict.room << ": " << verdict.words);
    CHECK(verdict.kind == Verdict::Fine);
  }
}

TEST_CASE("the same seed writes the same ruleset, another one another", "[generated]") {
  for (uint64_t seed = 1; seed < 30; ++seed) {
    CHECK(writeRules(seed).text() == writeRules(seed).text());
    CHECK(writeRules(seed).text() != writeRules(seed + 1).text());
  }
}

// A row that never comes up is no test of what it says.
TEST_CASE("every phrase comes up in rulesets", "[generated]") {
  std::string all;
  for (uint64_t seed = 1; seed < 1500; ++seed) all += writeRules(seed).text();
  for (const Phrase& phrase : phrases()) {
    const std::string text = phrase.text;
    const size_t hole = text.find('%');
    // The words before the first hole, or those after it; a hole alone is what another row says.
    const size_t after = text.find_first_of(" )", hole);
    if (hole != std::string::npos && hole <= 2 && after == std::string::npos) continue;
    std::string words = hole == std::string::npos ? text
                        : hole > 2                ? text.substr(0, hole)
                                                  : text.substr(after);
    words = words.substr(0, words.find('%'));
    INFO(text);
    CHECK(all.find(words) != std::string::npos);
  }
}

TEST_CASE("a crash, an end and a long time are verdicts", "[generated]") {
  Written written = writeRules(3);
  CHECK(tryGuarded(written.name, "ruleset broken\ntiles {", 1, {}, 10).kind == Verdict::Refused);
  // A second of the processor is too little for so many tables.
  Effort endless;
  endless.tables = 100'000'000;
  const Verdict late = tryGuarded("late", "ruleset late extends kaikoufan\n", 1, endless, 1);
  CHECK(late.kind == Verdict::Finding);
  CHECK(late.words.find("longer than 1 s") != std::string::npos);
}

TEST_CASE("what shows a fault is made smaller", "[generated]") {
  const Written written{
      "big", {"ruleset big", "tiles {", "  a", "  b", "}", "one", "two {", "  (x (y) z) c", "}", "three"}};
  auto shows = [](const Written& some) { return some.text().find(" c\n") != std::string::npos; };
  CHECK(reduced(written, shows, 1000).text() == "ruleset big\ntwo {\n  yes c\n}\n");
}
