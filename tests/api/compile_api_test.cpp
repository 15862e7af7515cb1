// kaikou_compile.h: rules to plans within a program.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/api/api_fixture.h"

using namespace kaikou::test;

TEST_CASE("rulesets are listed", "[api]") {
  const Reply reply(kaikou_reply_new());
  const CompilerHandle compiler = shippedRules();
  REQUIRE(kaikou_rulesets(compiler.get(), reply.get()) == KAIKOU_OK);
  const auto list = nlohmann::json::parse(kaikou_reply_text(reply.get()));
  bool found = false;
  for (const auto& one : list) found |= one["name"] == "kaikoufan" && one["module"] == false && one["zh"] != "";
  CHECK(found);
}

TEST_CASE("mistakes of rules come with their places", "[api]") {
  const Reply reply(kaikou_reply_new());
  const CompilerHandle compiler = shippedRules();
  kaikou_plan* plan = nullptr;
  auto text = [&] { return std::string(kaikou_reply_text(reply.get())); };
  const char wrong[] = "ruleset slip \"手误\" / \"A Slip\" extends kaikoufan\noverride call 碰 \"碰\" / \"pung\" : triplet on discard, opens without 特殊 when pair in 将牌\n";
  CHECK(kaikou_compile_text(compiler.get(), "slip.kou", wrong, KAIKOU_TERMINATED, nullptr, 0, &plan, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(plan == nullptr);
  CHECK(text().find("slip.kou:2:") == 0);
  CHECK(text().find("error[K0401]") != std::string::npos);
  CHECK(kaikou_compile(compiler.get(), "no_such_rules", nullptr, 0, &plan, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(text().find("no_such_rules") != std::string::npos);
  CHECK(kaikou_compile(compiler.get(), "kaikoufan", R"({"没有这个": 1})", KAIKOU_TERMINATED, &plan, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(text().find("没有这个") != std::string::npos);
  CHECK(kaikou_compile(compiler.get(), "kaikoufan", R"({"封顶": )", KAIKOU_TERMINATED, &plan, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(kaikou_compile(compiler.get(), "kaikoufan", "{\"\xff\": 1}", KAIKOU_TERMINATED, &plan, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(kaikou_compile(compiler.get(), "facai", nullptr, 0, &plan, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(text().find("module") != std::string::npos);
}

TEST_CASE("mistakes of the program are told by the compiler too", "[api]") {
  const Reply reply(kaikou_reply_new());
  const CompilerHandle compiler = shippedRules();
  kaikou_plan* plan = nullptr;
  CHECK(kaikou_compiler_new(nullptr, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_compiler_add_folder(nullptr, "x", reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_compiler_add_folder(compiler.get(), nullptr, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_compiler_add_folder(compiler.get(), "/no/such/folder", reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(kaikou_compile(nullptr, "kaikoufan", nullptr, 0, &plan, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_compile(compiler.get(), nullptr, nullptr, 0, &plan, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_compile(compiler.get(), "kaikoufan", nullptr, 0, nullptr, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_compile_text(compiler.get(), "x", nullptr, 0, nullptr, 0, &plan, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_rulesets(compiler.get(), nullptr) == KAIKOU_WRONG_CALL);
  kaikou_compiler_free(nullptr);
}
