// The interpreter against machine code: random tables of every ruleset under random options, tables that
// cannot be, rules that overflow, hands that are not told. Answers, refusals, faults and explanations must be
// the same text.
#include <catch2/catch.hpp>

#include "runtime/eval/native_code.h"
#include "runtime/plan/plan_verify.h"
#include "tests/jit/two_engines.h"
#include "tests/reference/answer_text.h"
#include "tests/reference/comparison.h"

using namespace kaikou;
using namespace kaikou::reference;
using kaikou::testing::TwoEngines;

namespace {

struct Totals {
  size_t plans = 0, answered = 0, left = 0;
};

void compareTables(const plan::Plan& plan, TwoEngines& engines, uint64_t seed, size_t count, int maxWilds,
                   Totals& totals) {
  bench::Random random(seed);
  const std::string difference =
      firstDifference(plan, engines.interpreter(), engines.native(), random, count, maxWilds);
  CHECK(difference == "");
  if (!difference.empty()) return;
  const eval::NativeCounts counts = engines.native().nativeCounts();
  totals.answered += counts.answered;
  totals.left += counts.left;
  ++totals.plans;
}

}  // namespace

TEST_CASE("machine code agrees with the interpreter on random tables", "[jit]") {
  size_t answered = 0, left = 0;
  for (const Source& source : allSources()) {
    const Loaded loaded(source);
    INFO(source.name << "\n" << loaded.error);
    REQUIRE(loaded.ruleset);
    std::string error;
    bench::Random random(std::hash<std::string>{}(source.name));
    Totals totals;
    for (int i = 0; i < 3; ++i) {
      const auto values = i == 0 ? sema::OptionValues{} : randomOptions(*loaded.ruleset, random);
      auto plan = loaded.workspace->plan(loaded.ruleset, values, error);
      if (!plan) continue;
      TwoEngines engines(*plan);
      INFO(engines.why());
      REQUIRE(engines.usable());
      compareTables(*plan, engines, 17 + static_cast<uint64_t>(i), i == 0 ? 700 : 250, source.maxWilds,
                    totals);
    }
    CHECK(totals.plans > 0);
    // Machine code must have done the work, not the interpreter behind it. It leaves refusals of a need of the table that stands after
    // one of readings, which in some rulesets is most of what random tables are.
    CHECK(2 * totals.answered > totals.left);
    answered += totals.answered, left += totals.left;
  }
  CHECK(answered > 4 * left);
}

TEST_CASE("machine code agrees with the interpreter on many tables", "[jit][.slow]") {
  for (const Source& source : allSources()) {
    const Loaded loaded(source);
    if (!loaded.ruleset) continue;
    INFO(source.name);
    std::string error;
    bench::Random random(3);
    Totals totals;
    for (int i = 0; i < 30; ++i) {
      auto plan = loaded.workspace->plan(loaded.ruleset, randomOptions(*loaded.ruleset, random), error);
      if (!plan) continue;
      TwoEngines engines(*plan);
      REQUIRE(engines.usable());
      compareTables(*plan, engines, 1000 + static_cast<uint64_t>(i), 3000, source.maxWilds, totals);
    }
  }
}

TEST_CASE("faults of rules are the same in machine code", "[jit]") {
  for (const Source& source : allSources()) {
    if (source.name != "kaikoufan" && source.name != "pizi") continue;
    const Loaded loaded(source);
    REQUIRE(loaded.ruleset);
    std::string error;
    auto compiled = loaded.workspace->plan(loaded.ruleset, {}, error);
    REQUIRE(compiled);
    // Any constant of the rules may be what overflows, is zero, a fraction or no limit.
    bench::Random random(11);
    Totals totals;
    size_t faults = 0;
    for (size_t c = 0; c < compiled->constants.size(); ++c) {
      for (Num value : {Num(INT64_MAX), Num(INT64_MIN), Num(0), Num(-1), Num(1, 3), Num(3, 2), Num::none(),
                        Num(INT64_MAX, 2)}) {
        plan::Plan plan = *compiled;
        plan.constants[c] = value;
        if (plan::verify(plan)) continue;
        TwoEngines engines(plan);
        REQUIRE(engines.usable());
        INFO("constant " << c << " = " << toString(value));
        compareTables(plan, engines, c, 60, 1, totals);
        faults += engines.native().nativeCounts().left;
      }
    }
    CHECK(totals.plans > 20);
    CHECK(faults > 100);
  }
}
