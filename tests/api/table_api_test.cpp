// kaikou.h: whole matches, actions, hints, logs; every way to misuse a table.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/api/played_table.h"

using namespace kaikou::test;

TEST_CASE("a match is played to a win and explained", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan);
  uint64_t random = 1;
  int64_t totals[4] = {};
  do {
    REQUIRE(kaikou_table_next_hand(table.get(), reply.get()) == KAIKOU_OK);
    CHECK(kaikou_table_outcome(table.get()) == KAIKOU_NOT_OVER);
    CHECK(kaikou_table_next_hand(table.get(), reply.get()) == KAIKOU_REFUSED);
    REQUIRE(play(table.get(), 100000, random));
    int64_t sum = 0;
    for (int seat = 0; seat < 4; ++seat) {
      totals[seat] += kaikou_table_points(table.get(), seat);
      sum += kaikou_table_points(table.get(), seat);
      CHECK(kaikou_table_total(table.get(), seat) == totals[seat]);
    }
    CHECK(sum == 0);
  } while (kaikou_table_outcome(table.get()) != KAIKOU_WON && kaikou_table_hands(table.get()) < 3000);
  REQUIRE(kaikou_table_outcome(table.get()) == KAIKOU_WON);
  REQUIRE(kaikou_table_explain(table.get(), 0, reply.get()) == KAIKOU_OK);
  const auto result = nlohmann::json::parse(kaikou_reply_text(reply.get()));
  CHECK(result["legal"] == true);
  if (kaikou_table_winner_count(table.get()) == 1) {
    for (int seat = 0; seat < 4; ++seat) CHECK(result["payments"][seat] == kaikou_table_points(table.get(), seat));
  }
  const int winner = kaikou_table_winner(table.get(), 0);
  CHECK(winner >= 0);
  CHECK(kaikou_table_winner(table.get(), 4) == KAIKOU_NO_SEAT);
  CHECK(kaikou_table_explain(table.get(), 4, reply.get()) == KAIKOU_REFUSED);
  // Everybody sees the hand that won.
  const auto seen = nlohmann::json::parse(view(table.get(), (winner + 1) % 4));
  CHECK(seen["outcome"]["kind"] == "won");
  CHECK(seen["seats"][winner]["hand"].is_array());
}

TEST_CASE("refused actions change nothing and say why", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan);
  CHECK(kaikou_table_apply(table.get(), {KAIKOU_PASS, 0, 0, 0}, reply.get()) == KAIKOU_REFUSED);
  CHECK(kaikou_table_view(table.get(), 0, reply.get()) == KAIKOU_REFUSED);
  REQUIRE(kaikou_table_next_hand(table.get(), reply.get()) == KAIKOU_OK);
  const std::string before = saved(table.get());
  const std::vector<kaikou_action> legal = open(table.get());
  int refused = 0;
  for (unsigned act = 0; act < 6; ++act) {
    for (unsigned seat = 0; seat < 6; ++seat) {
      for (unsigned call = 0; call < 40; call += 3) {
        for (unsigned tile = 0; tile < 70; tile += 3) {
          const kaikou_action action{static_cast<uint8_t>(act), static_cast<uint8_t>(seat), static_cast<uint8_t>(call),
                                     static_cast<uint8_t>(tile)};
          bool isLegal = false;
          for (const kaikou_action& one : legal)
            isLegal |= one.act == act && one.seat == seat && one.call == call && one.tile == tile;
          if (isLegal) continue;
          REQUIRE(kaikou_table_apply(table.get(), action, reply.get()) == KAIKOU_REFUSED);
          const int code = kaikou_reply_refusal(reply.get());
          REQUIRE(code > 0);
          REQUIRE(kaikou_reply_text(reply.get()) == std::string(kaikou_refusal_text(code)));
          ++refused;
        }
      }
    }
  }
  CHECK(refused > 1000);
  CHECK(saved(table.get()) == before);
  CHECK(kaikou_refusal_text(-1) == nullptr);
  CHECK(kaikou_refusal_text(255) == nullptr);
  CHECK(kaikou_refusal_text(256) == nullptr);
}

TEST_CASE("actions are written and read", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan);
  uint64_t random = 5;
  for (int hand = 0; hand < 3; ++hand) {
    REQUIRE(kaikou_table_next_hand(table.get(), reply.get()) == KAIKOU_OK);
    do {
      for (const kaikou_action& action : open(table.get())) {
        kaikou_action read;
        REQUIRE(kaikou_table_action_text(table.get(), action, reply.get()) == KAIKOU_OK);
        const std::string text = kaikou_reply_text(reply.get());
        REQUIRE(kaikou_table_read_action(table.get(), action.seat, text.data(), text.size(), &read, reply.get()) == KAIKOU_OK);
        INFO(text);
        CHECK((read.act == action.act && read.seat == action.seat && read.call == action.call && read.tile == action.tile));
      }
    } while (!play(table.get(), 1, random));
  }
  kaikou_action read;
  auto wrong = [&](const char* text) {
    INFO(text);
    CHECK(kaikou_table_read_action(table.get(), 0, text, KAIKOU_TERMINATED, &read, reply.get()) == KAIKOU_WRONG_INPUT);
    return std::string(kaikou_reply_text(reply.get()));
  };
  for (const char* text : {"", "wins", "discard", "discard ", "discard 5m 6m", "discard 55m", "call", "call 碰", "\xff"}) CHECK(wrong(text) != "");
  CHECK(wrong("call 碰碰 5m").find("`碰碰`") != std::string::npos);
  REQUIRE(kaikou_table_read_action(table.get(), 2, "discard 5m", KAIKOU_TERMINATED, &read, reply.get()) == KAIKOU_OK);
  CHECK((read.seat == 2 && read.tile == 4));
  CHECK(kaikou_table_action_text(table.get(), {KAIKOU_CALL, 0, 200, 0}, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_action_text(table.get(), {KAIKOU_DISCARD, 0, 0, 200}, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_action_text(table.get(), {9, 0, 0, 0}, reply.get()) == KAIKOU_WRONG_CALL);
}

TEST_CASE("hints are what waits say", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan);
  uint64_t random = 17;
  int ready = 0, discards = 0;
  for (int hand = 0; hand < 60 && (ready == 0 || discards == 0); ++hand) {
    REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
    while (kaikou_table_to_act(table.get())) {
      for (int seat = 0; seat < 4; ++seat) {
        REQUIRE(kaikou_table_hints(table.get(), seat, reply.get()) == KAIKOU_OK);
        const auto hints = nlohmann::json::parse(kaikou_reply_text(reply.get()));
        CHECK(hints["seat"] == seat);
        if (hints.contains("discards")) discards += static_cast<int>(hints["discards"].size());
        else ready += static_cast<int>(hints["waits"].size());
        if (hints.contains("waits"))
          for (const auto& wait : hints["waits"]) CHECK((wait["unseen"] >= 0 && wait["unseen"] <= 4 && (wait["draw"] == true || wait["discard"] == true)));
      }
      play(table.get(), 1, random);
    }
  }
  CHECK(ready > 0);
  CHECK(discards > 0);
}

TEST_CASE("leaving, closing, and what is refused after", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan, true);
  CHECK(kaikou_table_leave(table.get(), 1, reply.get()) == KAIKOU_REFUSED);
  REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
  CHECK(kaikou_table_close(table.get(), reply.get()) == KAIKOU_REFUSED);
  REQUIRE(kaikou_table_leave(table.get(), 1, reply.get()) == KAIKOU_OK);
  CHECK(kaikou_table_outcome(table.get()) == KAIKOU_LEFT);
  CHECK(kaikou_table_points(table.get(), 1) < 0);
  REQUIRE(kaikou_table_close(table.get(), reply.get()) == KAIKOU_OK);
  CHECK(kaikou_table_close(table.get(), reply.get()) == KAIKOU_REFUSED);
  CHECK(kaikou_table_next_hand(table.get(), reply.get()) == KAIKOU_REFUSED);
  const std::string log = taken(table.get());
  size_t lines = 0;
  for (size_t at = 0, end; (end = log.find('\n', at)) != std::string::npos; at = end + 1, ++lines) {
    CHECK_NOTHROW(nlohmann::json::parse(log.substr(at, end - at)));
  }
  CHECK(lines >= 4);
  const TableHandle closed = restored(plan, saved(table.get()));
  REQUIRE(closed);
  CHECK(kaikou_table_next_hand(closed.get(), reply.get()) == KAIKOU_REFUSED);
}

TEST_CASE("mistakes of the program at a table are told", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan);
  kaikou_table* out = nullptr;
  size_t count;
  kaikou_action action;
  CHECK(kaikou_table_new(plan.get(), 3, tableSeed, 0, &out, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_reply_text(reply.get()) == std::string("the rules are for 4 seats, not 3"));
  CHECK(kaikou_table_new(nullptr, 4, tableSeed, 0, &out, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_new(plan.get(), 4, nullptr, 0, &out, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_new(plan.get(), 4, tableSeed, 0, nullptr, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_next_hand(nullptr, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_legal(table.get(), 4, nullptr, 0, &count, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_legal(table.get(), 0, nullptr, 8, &count, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_legal(table.get(), 0, nullptr, 0, nullptr, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_legal(table.get(), 0, nullptr, 0, &count, reply.get()) == KAIKOU_OK);
  CHECK(count == 0);
  CHECK(kaikou_table_apply(nullptr, {0, 0, 0, 0}, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_leave(nullptr, 0, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_view(table.get(), 4, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_view(table.get(), 0, nullptr) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_hints(table.get(), -1, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_read_action(table.get(), 9, "win", 3, &action, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_clone(nullptr, &out, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_copy(table.get(), nullptr, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_save(nullptr, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_restore(plan.get(), nullptr, 0, &out, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_take_log(table.get(), reply.get()) == KAIKOU_REFUSED);
  CHECK(kaikou_table_close(nullptr, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_to_act(nullptr) == 0);
  CHECK(kaikou_table_outcome(nullptr) == KAIKOU_NOT_OVER);
  CHECK(kaikou_table_winner(nullptr, 0) == KAIKOU_NO_SEAT);
  CHECK(kaikou_table_points(table.get(), 7) == 0);
  CHECK(kaikou_table_total(table.get(), -3) == 0);
  kaikou_table_free(nullptr);
}
