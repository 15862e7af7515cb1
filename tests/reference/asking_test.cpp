// The order of asking shows in no answer: evaluators of the same rules with other orders against the order of the
// rules.
#include <catch2/catch.hpp>

#include "runtime/eval/asking_order.h"
#include "runtime/plan/plan_verify.h"
#include "tests/reference/answer_text.h"
#include "tests/reference/asking_rules.h"

using namespace kaikou;
using namespace kaikou::reference;

namespace {

struct Totals { size_t orders = 0, faults = 0, legal = 0; };

void compareOrders(const plan::Plan& rules, bench::Random& random, size_t count, int maxWilds, Totals& totals) {
  const plan::Plan other = shuffled(rules, random), written = asWritten(rules);
  REQUIRE_FALSE(plan::verify(other));
  totals.orders += eval::askingOrder(other, other.asking) != eval::askingOrder(written, {});
  eval::Evaluator asked(other), plain(written);
  CHECK(firstDifference(written, plain, asked, random, count, maxWilds, [&](const std::string& said) {
          totals.faults += said.find("fault") != std::string::npos;
          totals.legal += said.rfind("legal", 0) == 0;
        }) == "");
}

}  // namespace

TEST_CASE("the order of asking shows in no answer", "[reference][asking]") {
  Totals totals;
  for (const Source& source : askingSources()) {
    const Loaded loaded(source);
    INFO(source.name << "\n" << loaded.error);
    REQUIRE(loaded.ruleset);
    std::string error;
    bench::Random random(5);
    for (int i = 0; i < 3; ++i) {
      const auto values = i == 0 ? sema::OptionValues{} : randomOptions(*loaded.ruleset, random);
      auto plan = loaded.workspace->plan(loaded.ruleset, values, error);
      if (plan) compareOrders(*plan, random, 250, source.maxWilds, totals);
    }
  }
  CHECK(totals.orders > 20);
  CHECK(totals.faults > 100);
  CHECK(totals.legal > 1000);
}

TEST_CASE("the order of asking shows in no fault", "[reference][asking]") {
  const Loaded loaded({"pizi", "pizi", "", 2});
  REQUIRE(loaded.ruleset);
  std::string error;
  auto compiled = loaded.workspace->plan(loaded.ruleset, {}, error);
  REQUIRE(compiled);
  bench::Random random(9);
  Totals totals;
  for (size_t c = 0; c < compiled->constants.size(); ++c)
    for (Num value : {Num(INT64_MAX), Num(INT64_MIN), Num(-1), Num(1, 3), Num::none()}) {
      plan::Plan plan = *compiled;
      plan.constants[c] = value;
      if (!plan::verify(plan)) compareOrders(plan, random, 40, 1, totals);
    }
  CHECK(totals.orders > 20);
  CHECK(totals.faults > 20);
}
