// Rules may make every tile wild; such rules are refused, and a hand that is too much all the same ends in a fault at once.
#include <catch2/catch.hpp>

#include "compiler/driver/driver.h"
#include "runtime/eval/readings.h"

using namespace kaikou;

namespace {

std::shared_ptr<const plan::Plan> planOf(const std::string& wild, diag::Sink& sink) {
  driver::Workspace workspace;
  workspace.loader().folders = {KAIKOU_SOURCE_RULESETS};
  const std::string text = "ruleset all_wild extends kaikoufan\noverride wild 癞子 = " + wild +
                           "\noverride set 特殊 = 中\noverride need 开口 : openings < 9 or self drawn\n";
  auto ruleset = workspace.check("all_wild.kou", sink, &text);
  std::string error;
  return ruleset ? workspace.plan(ruleset, {}, error) : nullptr;
}

}  // namespace

TEST_CASE("rules of too many wild tiles are refused", "[eval]") {
  diag::Sink sink;
  CHECK_FALSE(planOf("all tiles except 中", sink));
  REQUIRE_FALSE(sink.all().empty());
  CHECK(sink.all().back().code == diag::Code::TooMuchWork);
}

TEST_CASE("a hand that takes too much is given up", "[eval]") {
  diag::Sink sink;
  auto plan = planOf("1m 2m", sink);
  REQUIRE(plan);
  hand::ReadingTables tables(*plan);
  eval::ReadingCollector collector(*plan, tables);
  eval::HandQuery hand;
  for (int kind : {0, 1, 2, 3, 4, 9, 10, 11, 18, 19, 20}) collector.add(hand, kind, 1);
  collector.add(hand, 0, 3);
  hand.wilds = 3;
  std::vector<eval::ReadingKey> readings;
  CHECK(collector.collect(hand, readings));
  const auto all = readings;
  CHECK_FALSE(all.empty());
  CHECK(collector.work() > 0);
  collector.limitWork(0);
  CHECK_FALSE(collector.collect(hand, readings));
  CHECK(readings.empty());
  collector.limitWork(eval::ReadingCollector::defaultWork);
  CHECK(collector.collect(hand, readings));
  CHECK(readings == all);
}
