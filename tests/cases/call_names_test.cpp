// Calls by the names that people bring along.
#include "runtime/cases/call_names.h"

#include <catch2/catch.hpp>

#include "tests/shipped_rules.h"

using namespace kaikou;

TEST_CASE("calls are found by name, title, and what they are called elsewhere", "[cases]") {
  diag::Sink sink;
  std::string error;
  const auto plan = test::shippedWorkspace().plan(test::shippedWorkspace().check("kaikoufan", sink), {}, error);
  REQUIRE(plan);
  auto name = [&](std::string_view word, bool claimed) {
    const cases::CallFound found = cases::findCall(*plan, word, claimed);
    return found.call < 0 ? std::string(found.several.empty() ? "none" : "several") : plan->origins[plan->calls[static_cast<size_t>(found.call)].origin].name;
  };
  for (const char* word : {"碰", "pung", "Pung", "PONG", "pon", "peng"}) CHECK(name(word, true) == "碰");
  for (const char* word : {"吃", "chow", "Chow", "Chii"}) CHECK(name(word, true) == "吃");
  CHECK(name("kong", false) == "暗杠");               // no tile was claimed
  CHECK(name("kong", true) == "several");
  CHECK(name("concealed kong", false) == "暗杠");     // its title
  CHECK(name("Concealed-Kong", false) == "暗杠");
  CHECK(name("ankan", false) == "暗杠");
  CHECK(name("daiminkan", true) == "冲杠");
  CHECK(name("kakan", true) == "蓄杠");
  CHECK(name("kung", true) == "none");
  const auto several = cases::findCall(*plan, "kong", true).several;
  CHECK(cases::severalCallsText(*plan, "kong", several) ==
        "`kong` could be `冲杠` (kong from a discard) or `蓄杠` (kong added to a pung): name the call");
}
