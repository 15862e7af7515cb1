// Messages of the C interface in both languages.
#include <catch2/catch.hpp>

#include "tests/api/api_fixture.h"
#include "tests/text/language_of_text.h"

using namespace kaikou::test;

TEST_CASE("a reply speaks the language that was set, and keeps it", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  REQUIRE(plan);
  kaikou_scorer* made = nullptr;
  REQUIRE(kaikou_scorer_new(plan.get(), &made, reply.get()) == KAIKOU_OK);
  const ScorerHandle scorer(made);
  auto said = [&](const char* text) {
    CHECK(kaikou_score(scorer.get(), text, KAIKOU_TERMINATED, reply.get()) == KAIKOU_WRONG_INPUT);
    return std::string(kaikou_reply_text(reply.get()));
  };
  const char* const wrong[] = {"[", "{}", R"({"indicator": "8s", "dealer": 9, "seats": [], "win": {}})"};
  for (const char* text : wrong) CHECK(!kaikou::testing::hasChinese(said(text)));
  CHECK(kaikou_reply_set_language(reply.get(), "zh") == 1);
  for (const char* text : wrong) {
    INFO(said(text));
    CHECK(kaikou::testing::hasChinese(said(text)));
  }
  CHECK(kaikou_reply_set_language(reply.get(), "fr") == 0);
  CHECK(kaikou::testing::hasChinese(said("{}")));
  CHECK(kaikou_reply_set_language(reply.get(), "en") == 1);
  CHECK(!kaikou::testing::hasChinese(said("{}")));
  CHECK(kaikou_reply_set_language(nullptr, "zh") == 0);
  CHECK(kaikou_reply_set_language(reply.get(), nullptr) == 0);
}

TEST_CASE("the compiler speaks it too", "[api]") {
  const Reply reply(kaikou_reply_new());
  const CompilerHandle compiler = shippedRules();
  REQUIRE(compiler);
  REQUIRE(kaikou_reply_set_language(reply.get(), "zh") == 1);
  kaikou_plan* plan = nullptr;
  CHECK(kaikou_compile(compiler.get(), "no_such_rules", nullptr, 0, &plan, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(std::string(kaikou_reply_text(reply.get())).find("没有叫 `no_such_rules` 的规则或模块") != std::string::npos);
  CHECK(kaikou_compile(compiler.get(), "kaikoufan", R"({"封顶": "x"})", KAIKOU_TERMINATED, &plan, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(std::string(kaikou_reply_text(reply.get())).find("选项 `封顶` 取一个数") != std::string::npos);
}
