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
  for (size_t made = 0, tries = 0; made < count && tries < 20 * count; ++tries) {
    eval::Table table;
    if (!reference::randomTable(written, plain, random, maxWilds, table)) continue;
    ++made;
    if (random.chance(15)) spoil(written, random, table);
    std::string want = answers(plain, table), got = answers(asked, table);
    totals.faults += want.find("fault") != std::string::npos;
    totals.legal += want.rfind("legal", 0) == 0;
    if (want == got && made % 64 == 0) want = answersAtLength(plain, table), got = answersAtLength(asked, table);
    if (want == got) continue;
    FAIL_CHECK("as written: " << want << "\nasked: " << got);
    return;
  }
}

}  // namespace

TEST_CASE("the order of asking shows in no answer", "[reference][asking]") {
  Totals totals;
  for (const Source& source : askingSources()) {
    auto workspace = makeWorkspace();
    std::string error;
    auto ruleset = load(*workspace, source, error);
    INFO(source.name << "\n" << error);
    REQUIRE(ruleset);
    bench::Random random(5);
    for (int i = 0; i < 3; ++i) {
      auto plan = workspace->plan(ruleset, i == 0 ? sema::OptionValues{} : randomOptions(*ruleset, random), error);
      if (plan) compareOrders(*plan, random, 250, source.maxWilds, totals);
    }
  }
  CHECK(totals.orders > 20);
  CHECK(totals.faults > 100);
  CHECK(totals.legal > 1000);
}

TEST_CASE("the order of asking shows in no fault", "[reference][asking]") {
  auto workspace = makeWorkspace();
  std::string error;
  auto ruleset = load(*workspace, {"pizi", "pizi", "", 2}, error);
  REQUIRE(ruleset);
  auto compiled = workspace->plan(ruleset, {}, error);
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
