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
    auto workspace = makeWorkspace();
    std::string error;
    auto ruleset = load(*workspace, source, error);
    INFO(source.name << "\n" << error);
    REQUIRE(ruleset);
    auto plan = workspace->plan(ruleset, {}, error);
    REQUIRE(plan);
    bench::Random random(21);
    const plan::Plan written = asWritten(*plan), other = shuffled(*plan, random);
    eval::Evaluator plain(written), native(other);
    const jit::Compiled compiled = jit::compile(other);
    REQUIRE(compiled.code);
    native.setNative(compiled.code);
    for (size_t made = 0, tries = 0; made < 400 && tries < 8000; ++tries) {
      eval::Table table;
      if (!reference::randomTable(written, plain, random, source.maxWilds, table)) continue;
      ++made;
      if (random.chance(15)) spoil(written, random, table);
      std::string want = answers(plain, table), got = answers(native, table);
      if (want == got && made % 64 == 0) want = answersAtLength(plain, table), got = answersAtLength(native, table);
      if (want == got) continue;
      FAIL_CHECK("as written: " << want << "\nmachine code: " << got);
      break;
    }
    CHECK(native.nativeCounts().answered > 50);
  }
}
