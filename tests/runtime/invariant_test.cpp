// A broken invariant ends the program with its sentence; tests link libraries that look at theirs.
#include "runtime/base/invariant.h"

#include <string>

#include <catch2/catch.hpp>

#include "bots/bot.h"
#include "tests/bots/bot_plans.h"
#include "tests/child_process.h"

using namespace kaikou;

namespace {

// The signal that ends a process which does this, and what it said.
std::pair<int, std::string> endOf(const std::function<void()>& act) {
  const auto end = test::inChild([&](int) { act(); });
  REQUIRE(end);
  return {end->signal, end->said};
}

}  // namespace

TEST_CASE("what holds is passed over, what does not ends the program", "[invariant]") {
  int looked = 0;
  KAIKOU_ASSERT(++looked == 1, "it is looked at once");
  CHECK(looked == 1);
  const auto [signal, said] = endOf([] { KAIKOU_ASSERT(1 + 1 == 3, "sums are right"); });
  CHECK(signal == SIGABRT);
  CHECK(said.find("tests/runtime/invariant_test.cpp:") != std::string::npos);
  CHECK(said.find("sums are right (1 + 1 == 3)") != std::string::npos);
}

TEST_CASE("libraries that tests link look at their invariants", "[invariant]") {
  const auto plan = testing::botPlan("kaikoufan");
  table::Engine engine(*plan);
  std::string error;
  const auto bot = bots::makeBot("random", *plan, error);
  table::State state;
  engine.begin({}, state);
  const auto [signal, said] = endOf([&] { bot->choose(engine, state, 0, table::ActionList()); });
  CHECK(signal == SIGABRT);
  CHECK(said.find("a bot is asked only where something is open to its seat") != std::string::npos);
}
