// The interpreter against machine code: random tables of every ruleset under random options, tables that
// cannot be, rules that overflow, hands that are not told. Answers, refusals, faults and explanations must be
// the same text.
#include <catch2/catch.hpp>

#include "runtime/eval/native_code.h"
#include "runtime/plan/plan_verify.h"
#include "tests/jit/two_engines.h"
#include "tests/reference/comparison.h"

using namespace kaikou;
using namespace kaikou::reference;
using kaikou::testing::TwoEngines;

namespace {

struct Totals {
  size_t tables = 0, plans = 0, answered = 0, left = 0;
};

// Something of a table that no game shows, or that an example leaves open.
void spoil(eval::Table& table, const plan::Plan& plan, bench::Random& random) {
  eval::SeatTable& seat = table.seats[static_cast<size_t>(random.below(4))];
  switch (random.below(11)) {
    case 0: seat.handKnown = false; break;
    case 1:
      seat.aside[static_cast<size_t>(random.below(64))] = static_cast<uint8_t>(random.below(256));
      break;
    case 2: seat.melds[0].call = static_cast<uint8_t>(random.below(256)); break;
    case 3: seat.meldCount = static_cast<uint8_t>(random.below(12)); break;
    case 4: table.win.seat = static_cast<int8_t>(random.below(256)); break;
    case 5: table.win.from = static_cast<int8_t>(random.below(256)); break;
    case 6: table.dealer = static_cast<uint8_t>(random.below(256)); break;
    case 8: table.nobodyWon = true; break;
    case 9: table.drawnHand = true; break;
    case 7: table.factMask = 255, table.facts[0] = INT64_MAX, table.facts[1] = INT64_MIN; break;
    default:
      table.indicator = static_cast<uint8_t>(random.below(static_cast<int>(plan.kinds.size()) + 20));
      break;
  }
}

void compareTables(const plan::Plan& plan, TwoEngines& engines, uint64_t seed, size_t count, int maxWilds,
                   Totals& totals) {
  bench::Random random(seed);
  for (size_t made = 0, tries = 0; made < count && tries < 20 * count; ++tries) {
    eval::Table table;
    if (!reference::randomTable(plan, engines.interpreter(), random, maxWilds, table)) continue;
    ++made;
    const bool odd = random.chance(15);
    if (odd) spoil(table, plan, random);
    std::string difference = engines.differ(table);
    if (difference.empty() && !odd && made % 64 == 0) difference = engines.differAtLength(table);
    ++totals.tables;
    if (difference.empty()) continue;
    FAIL_CHECK(difference);
    return;
  }
  const eval::NativeCounts counts = engines.native().nativeCounts();
  totals.answered += counts.answered;
  totals.left += counts.left;
  ++totals.plans;
}

}  // namespace

TEST_CASE("machine code agrees with the interpreter on random tables", "[jit]") {
  for (const Source& source : allSources()) {
    auto workspace = makeWorkspace();
    std::string error;
    auto ruleset = load(*workspace, source, error);
    INFO(source.name << "\n" << error);
    REQUIRE(ruleset);
    bench::Random random(std::hash<std::string>{}(source.name));
    Totals totals;
    for (int i = 0; i < 3; ++i) {
      auto plan =
          workspace->plan(ruleset, i == 0 ? sema::OptionValues{} : randomOptions(*ruleset, random), error);
      if (!plan) continue;
      TwoEngines engines(*plan);
      INFO(engines.why());
      REQUIRE(engines.usable());
      compareTables(*plan, engines, 17 + static_cast<uint64_t>(i), i == 0 ? 700 : 250, source.maxWilds,
                    totals);
    }
    CHECK(totals.plans > 0);
    // Machine code must have done the work, not the interpreter behind it.
    CHECK(totals.answered > 4 * totals.left);
  }
}

TEST_CASE("machine code agrees with the interpreter on many tables", "[jit][.slow]") {
  for (const Source& source : allSources()) {
    auto workspace = makeWorkspace();
    std::string error;
    auto ruleset = load(*workspace, source, error);
    if (!ruleset) continue;
    INFO(source.name);
    bench::Random random(3);
    Totals totals;
    for (int i = 0; i < 30; ++i) {
      auto plan = workspace->plan(ruleset, randomOptions(*ruleset, random), error);
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
    auto workspace = makeWorkspace();
    std::string error;
    auto ruleset = load(*workspace, source, error);
    REQUIRE(ruleset);
    auto compiled = workspace->plan(ruleset, {}, error);
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
