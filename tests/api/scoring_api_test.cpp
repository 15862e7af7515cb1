// kaikou.h: plans, scoring, and every way to misuse them.
#include <thread>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "kaikou_version.h"
#include "tests/api/api_fixture.h"

using namespace kaikou::test;

namespace {

const std::string seats = R"("seats": [{"hand": "222557m 77m 99s", "melds": [{"call": "碰", "tiles": "555s", "from": 2}], "aside": ["中"]}, null, null, null])";
const std::string won = R"({"id": "a", "indicator": "8s", "dealer": 0, )" + seats + R"(, "win": {"seat": 0, "tile": "5m", "by": "self_draw"}})";
const std::string refusedWin = R"({"indicator": "8s", "dealer": 0, "seats": [{"hand": "22255777m 99s222p"}, null, null, null], "win": {"seat": 0, "tile": "5m", "by": "self_draw"}})";
const std::string waiting = R"({"indicator": "8s", "dealer": 0, "seats": [{"hand": "234678m 55p 45s", "melds": [{"call": "碰", "tiles": "333s", "from": 2}]}, null, null, null]})";

ScorerHandle scorerOf(const PlanHandle& plan) {
  kaikou_scorer* scorer = nullptr;
  (void)kaikou_scorer_new(plan.get(), &scorer, nullptr);
  return ScorerHandle(scorer);
}

}  // namespace

TEST_CASE("a plan goes to bytes and comes back", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan", R"({"封顶": 200})");
  REQUIRE(plan);
  REQUIRE(kaikou_plan_save(plan.get(), reply.get()) == KAIKOU_OK);
  const std::string bytes = bytesOf(reply.get());
  kaikou_plan* loaded = nullptr;
  REQUIRE(kaikou_plan_load(bytes.data(), bytes.size(), &loaded, reply.get()) == KAIKOU_OK);
  const PlanHandle back(loaded);
  CHECK(kaikou_plan_ruleset(loaded) == std::string("kaikoufan"));
  CHECK(kaikou_plan_seats(loaded) == 4);
  CHECK(std::string(kaikou_plan_title_en(loaded)).size() > 0);
  bool found = false;
  for (int i = 0; i < kaikou_plan_option_count(loaded); ++i) {
    if (kaikou_plan_option_name(loaded, i) != std::string("封顶")) continue;
    CHECK(kaikou_plan_option_value(loaded, i) == std::string("200"));
    found = true;
  }
  CHECK(found);
  CHECK(kaikou_plan_tile_count(loaded) == 34);
  CHECK(kaikou_plan_tile_name(loaded, 0) == std::string("1万"));
  CHECK(kaikou_plan_tile_text(loaded, 0) == std::string("1m"));
  CHECK(kaikou_plan_call_count(loaded) > 0);
  REQUIRE(kaikou_plan_save(loaded, reply.get()) == KAIKOU_OK);
  CHECK(bytesOf(reply.get()) == bytes);
}

TEST_CASE("bytes that are no plan are refused with a reason", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("pizi");
  REQUIRE(kaikou_plan_save(plan.get(), reply.get()) == KAIKOU_OK);
  const std::string bytes = bytesOf(reply.get());
  kaikou_plan* out = nullptr;
  for (size_t size = 0; size < bytes.size(); size += 1 + size / 7) {
    CHECK(kaikou_plan_load(bytes.data(), size, &out, reply.get()) == KAIKOU_WRONG_INPUT);
    CHECK(out == nullptr);
    CHECK(kaikou_reply_size(reply.get()) > 0);
  }
  for (size_t at = 0; at < bytes.size(); at += 13) {
    std::string other = bytes;
    other[at] = static_cast<char>(other[at] ^ 0x10);
    CHECK(kaikou_plan_load(other.data(), other.size(), &out, reply.get()) == KAIKOU_WRONG_INPUT);
  }
}

TEST_CASE("scores, explanations and waits are those of the command line", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const ScorerHandle scorer = scorerOf(plan);
  REQUIRE(kaikou_score(scorer.get(), won.c_str(), KAIKOU_TERMINATED, reply.get()) == KAIKOU_OK);
  CHECK(kaikou_reply_text(reply.get()) ==
        std::string(R"({"id": "a", "legal": true, "payments": [360, -120, -120, -120], "fans": ["碰碰胡"], "hard": true, "liable": null})"));
  REQUIRE(kaikou_score(scorer.get(), refusedWin.data(), refusedWin.size(), reply.get()) == KAIKOU_OK);
  CHECK(kaikou_reply_text(reply.get()) == std::string(R"({"legal": false, "reason": "不满足：必须开过口"})"));
  REQUIRE(kaikou_explain(scorer.get(), refusedWin.data(), refusedWin.size(), reply.get()) == KAIKOU_OK);
  const auto reason = nlohmann::json::parse(kaikou_reply_text(reply.get()))["explanation"]["reason"];
  CHECK(reason["zh"] == "必须开过口");
  CHECK(reason["en"].get<std::string>().size() > 0);
  REQUIRE(kaikou_explain(scorer.get(), won.data(), won.size(), reply.get()) == KAIKOU_OK);
  auto explained = nlohmann::json::parse(kaikou_reply_text(reply.get()));
  CHECK(explained["explanation"]["lines"].size() > 5);
  REQUIRE(kaikou_waits(scorer.get(), waiting.data(), waiting.size(), KAIKOU_NO_SEAT, reply.get()) == KAIKOU_OK);
  auto waits = nlohmann::json::parse(kaikou_reply_text(reply.get()));
  CHECK(waits["seat"] == 0);
  CHECK(waits["waits"].size() >= 4);
  CHECK(waits["waits"][0]["result"]["legal"] == true);
  CHECK(kaikou_scorer_memory(scorer.get()) > 0);
}

TEST_CASE("a wrong case is told with its seat and tile, and changes nothing", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const ScorerHandle scorer = scorerOf(plan);
  auto wrong = [&](const std::string& text) {
    INFO(text);
    CHECK(kaikou_score(scorer.get(), text.data(), text.size(), reply.get()) == KAIKOU_WRONG_INPUT);
    CHECK(kaikou_reply_status(reply.get()) == KAIKOU_WRONG_INPUT);
    return std::string(kaikou_reply_text(reply.get()));
  };
  CHECK(wrong("") != "");
  CHECK(wrong("{") != "");
  CHECK(wrong("\xff").find("UTF-8") != std::string::npos);
  CHECK(wrong(R"({"ruleset": "pizi", "indicator": "8s", "dealer": 0, )" + seats + R"(, "win": {"seat": 0, "tile": "5m", "by": "self_draw"}})")
            .find("`pizi`") != std::string::npos);
  CHECK(wrong(R"({"options": {"封顶": 1}, "indicator": "8s", "dealer": 0, )" + seats + R"(, "win": {"seat": 0, "tile": "5m", "by": "self_draw"}})")
            .find("fixed") != std::string::npos);
  CHECK(wrong(std::string(KAIKOU_MAX_CASE_BYTES + 1, ' ')).find("longer") != std::string::npos);
  std::string five = won;
  five.replace(five.find("222557m"), 7, "222255m");
  five.replace(five.find("\"tile\": \"5m\""), 12, "\"tile\": \"2m\"");
  wrong(five);
  CHECK(kaikou_reply_tile(reply.get()) == std::string("2m"));
  std::string shortHand = won;
  shortHand.replace(shortHand.find("222557m"), 7, "22255m");
  wrong(shortHand);
  CHECK(kaikou_reply_seat(reply.get()) == 0);
  CHECK(kaikou_waits(scorer.get(), waiting.data(), waiting.size(), 1, reply.get()) == KAIKOU_WRONG_INPUT);
  // A win is not for waits, and the winner's hand is told, whatever the rules would ask first.
  CHECK(kaikou_waits(scorer.get(), won.data(), won.size(), 0, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(kaikou_reply_text(reply.get()) == std::string("a hand that waits has no win: leave `win` out"));
  for (const char* winner : {"null", R"({"hand": null})", R"({"hand": null, "melds": [{"call": "碰", "tiles": "333s", "from": 2}]})"}) {
    const std::string unknown = std::string(R"({"indicator": "8s", "dealer": 0, "seats": [{"hand": "22255777m 99s222p"}, )") + winner +
                                R"(, null, null], "win": {"seat": 1, "tile": "5m", "by": "self_draw"}})";
    CHECK(wrong(unknown) == "the hand of the winner is not told");
    CHECK(kaikou_reply_seat(reply.get()) == 1);
    CHECK(kaikou_explain(scorer.get(), unknown.data(), unknown.size(), reply.get()) == KAIKOU_WRONG_INPUT);
    CHECK(kaikou_reply_text(reply.get()) == std::string("the hand of the winner is not told"));
  }
  std::string noOptions = won;
  noOptions.insert(1, R"("options": { }, )");
  CHECK(kaikou_score(scorer.get(), noOptions.data(), noOptions.size(), reply.get()) == KAIKOU_OK);
  REQUIRE(kaikou_score(scorer.get(), won.data(), won.size(), reply.get()) == KAIKOU_OK);
  CHECK(kaikou_reply_seat(reply.get()) == KAIKOU_NO_SEAT);
  CHECK(kaikou_reply_tile(reply.get()) == std::string());
}

TEST_CASE("mistakes of the program are told, not crashed on", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const ScorerHandle scorer = scorerOf(plan);
  kaikou_plan* noPlan = nullptr;
  kaikou_scorer* noScorer = nullptr;
  CHECK(kaikou_plan_load(nullptr, 4, &noPlan, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_reply_text(reply.get()) == std::string("`bytes` is NULL"));
  CHECK(kaikou_plan_load("x", 1, nullptr, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_plan_save(nullptr, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_plan_save(plan.get(), nullptr) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_scorer_new(nullptr, &noScorer, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_scorer_new(plan.get(), nullptr, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_score(nullptr, "{}", 2, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_score(scorer.get(), nullptr, KAIKOU_TERMINATED, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_score(scorer.get(), "{}", 2, nullptr) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_waits(scorer.get(), waiting.data(), waiting.size(), 4, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_waits(scorer.get(), waiting.data(), waiting.size(), -2, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_plan_ruleset(nullptr) == nullptr);
  CHECK(kaikou_plan_option_name(plan.get(), -1) == nullptr);
  CHECK(kaikou_plan_option_name(plan.get(), 10000) == nullptr);
  CHECK(kaikou_plan_tile_name(plan.get(), 34) == nullptr);
  CHECK(kaikou_plan_call_name(plan.get(), -1) == nullptr);
  CHECK(kaikou_plan_seats(nullptr) == 0);
  CHECK(kaikou_reply_text(nullptr) == std::string());
  CHECK(kaikou_scorer_memory(nullptr) == 0);
  kaikou_plan_free(nullptr);
  kaikou_scorer_free(nullptr);
  kaikou_reply_free(nullptr);
  CHECK(kaikou_version() == std::string(KAIKOU_VERSION));
  CHECK(kaikou_api_level() == KAIKOU_API_LEVEL);
  CHECK(kaikou_status_name(KAIKOU_FAULT) == std::string("fault"));
  CHECK(kaikou_status_name(static_cast<kaikou_status>(99)) == std::string("unknown status"));
}

TEST_CASE("a scorer outlives its plan; threads share one", "[api]") {
  PlanHandle plan = planOf("kaikoufan");
  std::vector<std::string> answers(4);
  std::vector<std::thread> threads;
  std::vector<ScorerHandle> scorers;
  for (size_t i = 0; i < answers.size(); ++i) scorers.push_back(scorerOf(plan));
  plan.reset();
  for (size_t i = 0; i < answers.size(); ++i) {
    threads.emplace_back([&, i] {
      const Reply reply(kaikou_reply_new());
      for (int round = 0; round < 200; ++round) {
        const std::string& text = round % 2 ? won : refusedWin;
        if (kaikou_score(scorers[i].get(), text.data(), text.size(), reply.get()) == KAIKOU_OK) answers[i] = bytesOf(reply.get());
        else answers[i] = "failed";
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(answers[0].find("360") != std::string::npos);
  for (const std::string& answer : answers) CHECK(answer == answers[0]);
}
