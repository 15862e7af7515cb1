// What happens where there is no machine code to be had: a text that says why, and an evaluator that goes on.
#include <cstdlib>

#include <catch2/catch.hpp>

#include "cli/engine_user.h"
#include "cli/plan_shelf.h"
#include "runtime/eval/native_code.h"
#include "runtime/jit/jit.h"
#include "tests/eval/plan_builder.h"
#include "tests/reference/comparison.h"

using namespace kaikou;

namespace {

std::shared_ptr<const plan::Plan> shippedPlan() {
  static auto workspace = reference::makeWorkspace();
  static std::shared_ptr<const plan::Plan> plan;
  if (!plan) {
    diag::Sink sink;
    auto ruleset = workspace->check("kaikoufan", sink);
    std::string error;
    plan = workspace->plan(ruleset, {}, error);
  }
  return plan;
}

struct Environment {
  explicit Environment(const char* value) { ::setenv("KAIKOU_JIT_MODULE", value, 1); }
  ~Environment() { ::unsetenv("KAIKOU_JIT_MODULE"); }
};

}  // namespace

TEST_CASE("a module that is absent or none is a text", "[jit]") {
  const auto plan = shippedPlan();
  const jit::Compiled absent = jit::compileWith("/nowhere/libkaikou-jit.so", *plan);
  CHECK_FALSE(absent.code);
  CHECK_THAT(absent.why, Catch::Contains("cannot be loaded") && Catch::Contains("/nowhere/libkaikou-jit.so"));
  const jit::Compiled other = jit::compileWith("libm.so.6", *plan);
  CHECK_FALSE(other.code);
  CHECK_THAT(other.why, Catch::Contains("is no JIT module"));
  const Environment given("/nowhere/else.so");
  CHECK_THAT(jit::compile(*plan).why, Catch::Contains("/nowhere/else.so"));
  std::string why;
  CHECK_FALSE(jit::available(why));
  CHECK_THAT(why, Catch::Contains("/nowhere/else.so"));
}

TEST_CASE("plans that are too much for the JIT are refused with a reason", "[jit]") {
  plan::Plan many = *shippedPlan();
  while (many.calls.size() < 17) many.calls.push_back(many.calls.back());
  CHECK_THAT(jit::compile(many).why, Catch::Contains("more than 15 calls"));
  testing::PlanBuilder b;
  b.addUsualTiles();
  b.phase(plan::Phase::Table);
  for (int i = 0; i < 2001; ++i) b.lane(plan::Op::InLoser);
  CHECK_THAT(jit::compile(b.finish()).why, Catch::Contains("6003 instructions are too many"));
}

TEST_CASE("the interpreter answers where machine code cannot be had, and says why once", "[jit]") {
  const Environment given("/nowhere/else.so");
  std::vector<std::string> told;
  cli::EngineUser user([&](const text::Bilingual& message) { told.push_back(message.en()); });
  user.choose(jit::Engine::Jit);
  for (int i = 0; i < 2; ++i) {
    cli::ShelvedPlan shelved;
    shelved.plan = shippedPlan();
    cases::equip(shelved);
    user.begin(shelved);
    eval::Settlement settlement;
    const auto wins = bench::randomWins(*shelved.plan, 1, 1);
    REQUIRE_FALSE(shelved.evaluator->settle(wins.at(0), settlement));
    CHECK(settlement.legal);
    CHECK(shelved.evaluator->nativeCounts().answered == 0);
  }
  REQUIRE(told.size() == 1);
  CHECK_THAT(told[0], Catch::StartsWith("the interpreter is used: the JIT module cannot be loaded"));
}

TEST_CASE("auto compiles a plan once it is worth it", "[jit]") {
  cli::EngineUser user([](const text::Bilingual& message) { FAIL(message.en()); });
  cli::ShelvedPlan shelved;
  shelved.plan = shippedPlan();
  cases::equip(shelved);
  user.begin(shelved);
  const auto wins = bench::randomWins(*shelved.plan, 1, 1);
  eval::Settlement settlement;
  auto settle = [&] {
    user.settled(shelved);
    return shelved.evaluator->settle(wins.at(0), settlement).has_value();
  };
  CHECK_FALSE(settle());
  CHECK(shelved.evaluator->nativeCounts().answered == 0);
  shelved.settled = cli::EngineUser::autoAfter - 1;
  CHECK_FALSE(settle());
  CHECK(shelved.evaluator->nativeCounts().answered > 0);
}
