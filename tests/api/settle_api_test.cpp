// kaikou_numbers.h: cases as numbers are settled as the same cases in JSON.
#include <cstring>
#include <fstream>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "runtime/api/kaikou_numbers.h"
#include "tests/api/played_table.h"

using namespace kaikou::test;
using nlohmann::json;

namespace {

struct Scored {
  PlanHandle plan = planOf("kaikoufan");
  ScorerHandle scorer;
  Scored() {
    kaikou_scorer* made = nullptr;
    REQUIRE(kaikou_scorer_new(plan.get(), &made, nullptr) == KAIKOU_OK);
    scorer.reset(made);
  }
  kaikou_status settle(const kaikou_case& one, kaikou_settled& out, kaikou_reply* reply = nullptr) const {
    return kaikou_settle(scorer.get(), &one, sizeof one, 1, &out, sizeof out, nullptr, reply);
  }
};

// Seat 0: 222557m 77m 99s, 碰 555s from 2, 中 aside, wins 5m by drawing; 8s is turned up.
kaikou_case sample(const kaikou_plan* plan) {
  kaikou_case one;
  kaikou_case_clear(&one);
  auto kind = [&](const char* name) {
    for (int tile = 0; tile < kaikou_plan_tile_count(plan); ++tile)
      if (std::strcmp(kaikou_plan_tile_text(plan, tile), name) == 0) return static_cast<uint8_t>(tile);
    FAIL("no tile " << name);
    return uint8_t{0};
  };
  one.indicator = kind("8s");
  kaikou_case_seat& own = one.seats[0];
  own.known = 1;
  own.hand[kind("2m")] = 3, own.hand[kind("5m")] = 2, own.hand[kind("7m")] = 3, own.hand[kind("9s")] = 2;
  own.aside[kind("中")] = 1;
  own.meld_count = 1;
  for (int call = 0; call < kaikou_plan_call_count(plan); ++call)
    if (std::strcmp(kaikou_plan_call_name(plan, call), "碰") == 0) own.melds[0] = {static_cast<uint8_t>(call), kind("5s"), 2};
  one.tile = kind("5m");
  return one;
}

}  // namespace

TEST_CASE("a case as numbers pays what it pays as JSON", "[api]") {
  const Reply reply(kaikou_reply_new());
  const Scored with;
  kaikou_settled out;
  REQUIRE(with.settle(sample(with.plan.get()), out) == KAIKOU_OK);
  CHECK(out.legal == 1);
  const char* text = R"({"indicator": "8s", "dealer": 0, "win": {"seat": 0, "tile": "5m", "by": "self_draw"}, "seats": [{"hand": "222557m77m99s",
    "melds": [{"call": "碰", "tiles": "555s", "from": 2}], "aside": ["中"]}, null, null, null]})";
  REQUIRE(kaikou_score(with.scorer.get(), text, KAIKOU_TERMINATED, reply.get()) == KAIKOU_OK);
  const json told = json::parse(kaikou_reply_text(reply.get()));
  for (size_t seat = 0; seat < 4; ++seat) CHECK(told["payments"][seat] == out.payments[seat]);
  CHECK(out.payments[0] == 360);
  CHECK(out.liable == KAIKOU_HIDDEN);
}

TEST_CASE("wins of whole matches are settled as they were played", "[api]") {
  const Scored with;
  const TableHandle table = tableOf(with.plan);
  uint64_t random = 3;
  int wins = 0;
  std::vector<kaikou_case> cases;
  std::vector<int64_t> points;
  for (int hand = 0; hand < 200; ++hand) {
    REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
    play(table.get(), 100000, random);
    if (kaikou_table_winner_count(table.get()) != 1) continue;
    kaikou_observation seen;
    REQUIRE(kaikou_table_observe(table.get(), KAIKOU_NO_SEAT, &seen, sizeof seen, nullptr) == KAIKOU_OK);
    const Reply reply(kaikou_reply_new());
    REQUIRE(kaikou_table_explain(table.get(), 0, reply.get()) == KAIKOU_OK);
    const json outcome = json::parse(view(table.get(), KAIKOU_NO_SEAT))["outcome"];
    // Only what an observation tells by itself: self-drawn, not after a quad, nobody liable.
    const int winner = kaikou_table_winner(table.get(), 0);
    int payers = 0;
    for (int seat = 0; seat < 4; ++seat) payers += kaikou_table_points(table.get(), seat) < 0;
    if (payers != 3 || seen.tile == KAIKOU_HIDDEN) continue;
    kaikou_case one;
    kaikou_case_clear(&one);
    one.indicator = seen.indicator, one.dealer = seen.dealer, one.winner = static_cast<uint8_t>(winner), one.tile = seen.tile;
    for (size_t seat = 0; seat < 4; ++seat) {
      one.seats[seat].known = 1;
      std::memcpy(one.seats[seat].hand, seen.players[seat].hand, sizeof one.seats[seat].hand);
      std::memcpy(one.seats[seat].aside, seen.players[seat].aside, sizeof one.seats[seat].aside);
      one.seats[seat].meld_count = seen.players[seat].meld_count;
      for (size_t i = 0; i < seen.players[seat].meld_count; ++i)
        one.seats[seat].melds[i] = {seen.players[seat].melds[i].call, seen.players[seat].melds[i].tile, seen.players[seat].melds[i].from};
    }
    cases.push_back(one);
    for (int seat = 0; seat < 4; ++seat) points.push_back(kaikou_table_points(table.get(), seat));
    ++wins;
  }
  REQUIRE(wins > 5);
  std::vector<kaikou_settled> settled(cases.size());
  size_t done = 0;
  const Reply reply(kaikou_reply_new());
  const kaikou_status status = kaikou_settle(with.scorer.get(), cases.data(), sizeof(kaikou_case), cases.size(), settled.data(),
                                             sizeof(kaikou_settled), &done, reply.get());
  INFO(done << ": " << kaikou_reply_text(reply.get()));
  REQUIRE(status == KAIKOU_OK);
  REQUIRE(done == cases.size());
  int same = 0;
  for (size_t i = 0; i < cases.size(); ++i) same += std::equal(settled[i].payments, settled[i].payments + 4, points.begin() + static_cast<std::ptrdiff_t>(4 * i));
  CHECK(same * 2 > wins);                // wins on a discard and after a quad look alike here, and pay otherwise
}

TEST_CASE("numbers that are no case are refused, each with its reason", "[api]") {
  const Reply reply(kaikou_reply_new());
  const Scored with;
  kaikou_settled out;
  auto refusal = [&](auto&& change) {
    kaikou_case one = sample(with.plan.get());
    change(one);
    CHECK(with.settle(one, out, reply.get()) == KAIKOU_WRONG_INPUT);
    return std::string(kaikou_reply_text(reply.get()));
  };
  CHECK(refusal([](kaikou_case& one) { one.indicator = KAIKOU_HIDDEN; }) == "the indicator is missing");
  CHECK(refusal([](kaikou_case& one) { one.indicator = 99; }) != "");
  CHECK(refusal([](kaikou_case& one) { one.previous_wild = 77; }) == "the previous wild is no tile");
  CHECK(refusal([](kaikou_case& one) { one.dealer = 4; }) != "");
  CHECK(refusal([](kaikou_case& one) { one.winner = 200; }) != "");
  CHECK(refusal([](kaikou_case& one) { one.winner = 1; }) == "the hand of the winner is not told");
  CHECK(refusal([](kaikou_case& one) { one.tile = 64; }) == "the winning tile is no kind of tile");
  CHECK(refusal([](kaikou_case& one) { one.by = 3; }) == "`by` is none of 0, 1, 2");
  CHECK(refusal([](kaikou_case& one) { one.from = 2; }) == "`from` with a self-drawn tile");
  CHECK(refusal([](kaikou_case& one) { one.by = 1; }) == "`from` is no seat of the game");
  CHECK(refusal([](kaikou_case& one) { one.by = 1, one.from = 2, one.after_kong = 1; }) != "");
  CHECK(refusal([](kaikou_case& one) { one.seats[0].melds[0].call = 200; }) == "there is no call 200");
  CHECK(refusal([](kaikou_case& one) { one.seats[0].melds[0].tile = 200; }) != "");
  CHECK(refusal([](kaikou_case& one) { one.seats[0].melds[0].from = 9; }) == "there is no seat 9");
  CHECK(refusal([](kaikou_case& one) { one.seats[0].meld_count = 255; }) == "too many melds");
  CHECK(refusal([](kaikou_case& one) { one.seats[0].hand[63] = 1; }) == "there is no kind 63");
  CHECK(refusal([](kaikou_case& one) { one.seats[2].hand[0] = 1; }) == "a hand that is not known holds tiles");
  CHECK(kaikou_reply_seat(reply.get()) == 2);
  CHECK(refusal([](kaikou_case& one) { one.seats[0].hand[0] = 9; }) != "");
  CHECK(refusal([](kaikou_case& one) { one.fact_mask = 255; }).find("these rules ask for no fact") == 0);
  CHECK(refusal([](kaikou_case& one) { one.offender_count = 9; }) == "more offenders than seats");
  CHECK(refusal([](kaikou_case& one) { one.offender_count = 1, one.offenders[0] = 9; }) != "");
  const kaikou_case one = sample(with.plan.get());
  CHECK(kaikou_settle(with.scorer.get(), &one, sizeof one - 1, 1, &out, sizeof out, nullptr, nullptr) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_settle(with.scorer.get(), nullptr, sizeof one, 1, &out, sizeof out, nullptr, nullptr) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_settle(nullptr, &one, sizeof one, 1, &out, sizeof out, nullptr, nullptr) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_settle(with.scorer.get(), nullptr, sizeof one, 0, nullptr, sizeof out, nullptr, nullptr) == KAIKOU_OK);
  size_t done = 9;
  kaikou_case two[2] = {one, one};
  kaikou_settled both[2];
  two[1].by = 7;
  CHECK(kaikou_settle(with.scorer.get(), two, sizeof one, 2, both, sizeof out, &done, nullptr) == KAIKOU_WRONG_INPUT);
  CHECK(done == 1);
}
