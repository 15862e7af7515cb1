// Machine code asks needs in the plan's order, and says what the interpreter says in the order of the rules.
#include <catch2/catch.hpp>

#include "runtime/eval/native_code.h"
#include "runtime/jit/jit.h"
#include "tests/reference/answer_text.h"
#include "tests/reference/asking_rules.h"

using namespace kaikou;
using namespace kaikou::reference;

TEST_CASE("the order of asking shows in no answer of machine code", "[jit][asking]") {
  for (const Source& source : askingSources()) {
    const Loaded loaded(source);
    INFO(source.name << "\n" << loaded.error);
    REQUIRE(loaded.ruleset);
    std::string error;
    auto plan = loaded.workspace->plan(loaded.ruleset, {}, error);
    REQUIRE(plan);
    bench::Random random(21);
    const plan::Plan written = asWritten(*plan), other = shuffled(*plan, random);
    eval::Evaluator plain(written), native(other);
    const jit::Compiled compiled = jit::compile(other);
    REQUIRE(compiled.code);
    native.setNative(compiled.code);
    CHECK(firstDifference(written, plain, native, random, 400, source.maxWilds) == "");
    CHECK(native.nativeCounts().answered > 50);
  }
}
