// The evaluator on a plan written by hand against the corpus: payments, patterns, hard, liable of every case
// of the four rulesets that wuhan_plan.h covers.
#include <fstream>
#include <map>

#include <catch2/catch.hpp>

#include "runtime/eval/evaluator.h"
#include "runtime/eval/table_check.h"
#include "tests/eval/case_table.h"

using namespace kaikou;
using nlohmann::json;

namespace {

std::string corpusPath(const std::string& name) { return KAIKOU_SOURCE_DIR "/tests/conformance/" + name; }

void runCorpus(const std::string& name, int least) {
  std::ifstream cases(corpusPath(name + ".jsonl")), wants(corpusPath(name + ".want.jsonl"));
  std::map<std::string, std::pair<std::unique_ptr<plan::Plan>, std::unique_ptr<eval::Evaluator>>> plans;
  std::string line, wantLine;
  int ran = 0;
  while (std::getline(cases, line) && std::getline(wants, wantLine)) {
    const json c = json::parse(line), want = json::parse(wantLine);
    testing::WuhanOptions options;
    if (want.contains("error") || !testing::readWuhanOptions(c, options)) continue;
    auto& [plan, evaluator] =
        plans[c["ruleset"].get<std::string>() + c.value("options", json::object()).dump()];
    if (!plan) {
      plan = std::make_unique<plan::Plan>(testing::wuhanPlan(options));
      evaluator = std::make_unique<eval::Evaluator>(*plan);
    }
    eval::Table table;
    INFO(line);
    INFO(wantLine);
    REQUIRE(testing::readTable(c, table));
    const auto impossible = eval::checkTable(*plan, *evaluator, table);
    if (impossible) FAIL(impossible->message);
    eval::Settlement got;
    const auto fault = evaluator->settle(table, got);
    if (fault) FAIL(fault->reason);
    ++ran;
    REQUIRE(got.legal == want["legal"].get<bool>());
    if (!got.legal) continue;
    for (int s = 0; s < 4; ++s) REQUIRE(got.payments[s] == want["payments"][s].get<int64_t>());
    REQUIRE((got.results[0] != 0) == want["hard"].get<bool>());
    REQUIRE(got.liable == (want["liable"].is_null() ? -1 : want["liable"].get<int>()));
    uint64_t fans = 0;
    for (size_t i = 0; i < plan->patterns.size(); ++i)
      for (const auto& f : want["fans"])
        if (f == plan->origins[plan->patterns[i].origin].name) fans |= uint64_t{1} << i;
    uint64_t counted = got.patterns.words[0];
    if (!options.lastTileBig) counted &= ~(uint64_t{1} << 5);
    if (!options.robbingBig) counted &= ~(uint64_t{1} << 7);
    REQUIRE(counted == fans);
  }
  REQUIRE(ran >= least);
}

}  // namespace

TEST_CASE("a plan written by hand settles the settlement corpus", "[eval]") { runCorpus("settlement", 300); }
TEST_CASE("a plan written by hand settles the random corpus", "[eval]") { runCorpus("random", 300); }
