// kaikou.h: logs replayed and verified by a program.
#include <algorithm>
#include <array>
#include <random>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "runtime/base/seed.h"
#include "tests/api/played_table.h"

using namespace kaikou::test;

namespace {

using ReplayHandle = std::unique_ptr<kaikou_replay, Freed<kaikou_replay_free>>;

ReplayHandle replayOf(const PlanHandle& plan) {
  kaikou_replay* replay = nullptr;
  (void)kaikou_replay_new(plan.get(), &replay, nullptr);
  return ReplayHandle(replay);
}
nlohmann::json reportOf(const ReplayHandle& replay) {
  const Reply reply(kaikou_reply_new());
  REQUIRE(kaikou_replay_report(replay.get(), reply.get()) == KAIKOU_OK);
  return nlohmann::json::parse(kaikou_reply_text(reply.get()));
}

// A match of some hands, and the table after it.
std::string matchOf(const PlanHandle& plan, int hands, TableHandle& table, bool share = false) {
  table = tableOf(plan, true);
  if (share) {
    uint8_t own[32] = {42}, pledge[32];
    kaikou_commitment(own, pledge);
    REQUIRE(kaikou_table_pledge_shares(table.get(), 4, pledge, nullptr) == KAIKOU_OK);
    REQUIRE(kaikou_table_open_shares(table.get(), own, nullptr) == KAIKOU_OK);
  }
  uint64_t random = 31;
  for (int hand = 0; hand < hands; ++hand) {
    REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
    play(table.get(), 100000, random);
  }
  REQUIRE(kaikou_table_close(table.get(), nullptr) == KAIKOU_OK);
  return taken(table.get());
}

}  // namespace

TEST_CASE("a log is verified by a program, piece by piece", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  TableHandle table;
  for (const bool share : {false, true}) {
    const std::string log = matchOf(plan, 3, table, share);
    REQUIRE(kaikou_log_head(log.data(), log.size(), reply.get()) == KAIKOU_OK);
    const auto head = nlohmann::json::parse(kaikou_reply_text(reply.get()));
    CHECK(head["ruleset"] == "kaikoufan");
    CHECK(head["options"]["封顶"] == "300");
    uint8_t digest[32];
    REQUIRE(kaikou_plan_digest(plan.get(), digest, nullptr) == KAIKOU_OK);
    CHECK(head["plan"] == kaikou::toHex(digest, 32));

    const ReplayHandle replay = replayOf(plan);
    size_t used = 0;
    for (size_t at = 0; at < log.size(); at += used) {
      const size_t end = std::min(log.find('\n', std::min(log.size() - 1, at + 5000)) + 1, log.size());
      REQUIRE(kaikou_replay_take(replay.get(), log.data() + at, end - at, &used, reply.get()) == KAIKOU_OK);
      REQUIRE(used == end - at);
    }
    const auto report = reportOf(replay);
    CHECK(report["closed"] == true);
    CHECK(report["seed"] == true);
    CHECK(report["shares"] == (share ? nlohmann::json{2} : nlohmann::json::array()));
    CHECK(report["lines"] == std::count(log.begin(), log.end(), '\n'));
    REQUIRE(report["hands"].size() == 3);
    for (const auto& hand : report["hands"]) CHECK(hand["seed"] == true);
    for (int seat = 0; seat < 4; ++seat) CHECK(report["hands"][2]["points"][seat] == kaikou_table_points(table.get(), seat));
    REQUIRE(kaikou_replay_view(replay.get(), 1, reply.get()) == KAIKOU_OK);
    CHECK(nlohmann::json::parse(kaikou_reply_text(reply.get()))["seats"] == nlohmann::json::parse(view(table.get(), 1))["seats"]);
    // What follows the line that closes is another match.
    REQUIRE(kaikou_replay_take(replay.get(), log.data(), log.size(), &used, reply.get()) == KAIKOU_OK);
    CHECK(used == 0);
  }
}

TEST_CASE("what is wrong with a log is told with its line", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan"), other = planOf("pizi");
  TableHandle table;
  const std::string log = matchOf(plan, 1, table);
  size_t used = 1;
  auto refusal = [&](const PlanHandle& by, const std::string& text) {
    const ReplayHandle replay = replayOf(by);
    CHECK(kaikou_replay_take(replay.get(), text.data(), text.size(), &used, reply.get()) == KAIKOU_WRONG_INPUT);
    return std::string(kaikou_reply_text(reply.get()));
  };
  CHECK(refusal(other, log).find("line 1: the log is of another plan") == 0);
  CHECK(used == 0);
  std::string forged = log;
  forged[forged.find("\"took\"") + 9] ^= 1;
  const auto line = std::count(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(log.find("\"took\"")), '\n') + 1;
  CHECK(refusal(plan, forged).find("line " + std::to_string(line) + ": the sum is not") == 0);
  CHECK(used == log.rfind('\n', log.find("\"took\"")) + 1);
  CHECK(refusal(plan, log.substr(0, log.size() - 1)).find("the text ends in the middle of the line") != std::string::npos);
  const ReplayHandle half = replayOf(plan);
  REQUIRE(kaikou_replay_view(half.get(), 0, reply.get()) == KAIKOU_REFUSED);
  REQUIRE(kaikou_replay_take(half.get(), log.data(), used, nullptr, reply.get()) == KAIKOU_OK);
  CHECK(reportOf(half)["closed"] == false);
  CHECK(kaikou_replay_view(half.get(), 4, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_replay_view(nullptr, 0, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_log_head("{}", KAIKOU_TERMINATED, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(kaikou_log_head(nullptr, 0, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_replay_new(nullptr, nullptr, reply.get()) == KAIKOU_WRONG_CALL);
}

TEST_CASE("a hand whose wall was given is replayed, and reported without a seed", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan, true);
  std::vector<uint8_t> wall;
  for (uint8_t kind = 0; kind < 34; ++kind) wall.insert(wall.end(), 4, kind);
  std::shuffle(wall.begin(), wall.end(), std::mt19937(7));
  uint64_t random = 3;
  REQUIRE(kaikou_table_next_hand_with(table.get(), wall.data(), wall.size(), reply.get()) == KAIKOU_OK);
  play(table.get(), 100000, random);
  REQUIRE(kaikou_table_next_hand(table.get(), reply.get()) == KAIKOU_OK);
  play(table.get(), 100000, random);
  REQUIRE(kaikou_table_close(table.get(), reply.get()) == KAIKOU_OK);
  const std::string log = taken(table.get());
  const ReplayHandle replay = replayOf(plan);
  REQUIRE(kaikou_replay_take(replay.get(), log.data(), log.size(), nullptr, reply.get()) == KAIKOU_OK);
  const nlohmann::json report = reportOf(replay);
  CHECK(report["closed"] == true);
  CHECK(report["hands"][0]["seed"] == false);
  CHECK(report["hands"][1]["seed"] == true);
}

TEST_CASE("a void hand says which rule failed, where, for whom and by how much", "[api]") {
  const Reply reply(kaikou_reply_new());
  const CompilerHandle compiler = shippedRules();
  constexpr const char* rules = "ruleset half extends kaikoufan\npayment { 半 after 封顶 \"半\" / \"half\" : x 1/3 }\n";
  kaikou_plan* made = nullptr;
  REQUIRE(kaikou_compile_text(compiler.get(), "half.kou", rules, KAIKOU_TERMINATED, nullptr, 0, &made, reply.get()) == KAIKOU_OK);
  const PlanHandle plan(made);
  const TableHandle table = tableOf(plan);
  uint64_t random = 1;
  int hands = 0;
  do {
    REQUIRE(kaikou_table_next_hand(table.get(), reply.get()) == KAIKOU_OK);
    play(table.get(), 100000, random);
  } while (kaikou_table_outcome(table.get()) != KAIKOU_FAULTED && ++hands < 200);
  REQUIRE(kaikou_table_outcome(table.get()) == KAIKOU_FAULTED);
  CHECK(kaikou_table_explain(table.get(), 0, reply.get()) == KAIKOU_FAULT);
  const std::string said = kaikou_reply_text(reply.get());
  CHECK(said.starts_with("`半`: points are not whole: seat "));
  CHECK(said.find("/3 (") != std::string::npos);
  CHECK(said.ends_with(":2:11)"));
}
