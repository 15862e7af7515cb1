// kaikou.h: actions from clients, as text and as integers; walls that are given.
#include <algorithm>
#include <random>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/api/played_table.h"

using namespace kaikou::test;

namespace {

// The seats that are not asked and hold what they hold: what a client may try to find out.
std::vector<kaikou_action> everything(int seat) {
  std::vector<kaikou_action> all;
  for (unsigned act = 0; act < 6; ++act)
    for (unsigned call = 0; call < 12; ++call)
      for (unsigned tile = 0; tile < 40; ++tile)
        all.push_back({static_cast<uint8_t>(act), static_cast<uint8_t>(seat), static_cast<uint8_t>(call), static_cast<uint8_t>(tile)});
  return all;
}

}  // namespace

TEST_CASE("an action that names another seat than its client's is refused without a hint", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan);
  uint64_t random = 3;
  // Before a hand, during it, and after it: always the same answer.
  for (int moment = 0; moment < 40; ++moment) {
    if (moment == 1) REQUIRE(kaikou_table_next_hand(table.get(), reply.get()) == KAIKOU_OK);
    const std::string before = saved(table.get());
    for (int client = 0; client < 4; ++client) {
      for (const int named : {0, 1, 2, 3, 4, 255}) {
        if (named == client) continue;
        for (const kaikou_action& action : everything(named)) {
          REQUIRE(kaikou_table_apply_as(table.get(), client, action, reply.get()) == KAIKOU_REFUSED);
          REQUIRE(kaikou_reply_text(reply.get()) == std::string("the action names another seat than the one it comes from"));
          REQUIRE(kaikou_reply_refusal(reply.get()) == 17);
          REQUIRE(kaikou_reply_seat(reply.get()) == KAIKOU_NO_SEAT);
        }
        if (moment % 8) break;             // all seats now and then, one seat each time
      }
    }
    CHECK(saved(table.get()) == before);
    if (moment >= 1 && play(table.get(), 3, random)) break;
  }
  CHECK(kaikou_table_apply_as(table.get(), 4, {KAIKOU_PASS, 4, 0, 0}, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_apply_as(table.get(), -1, {KAIKOU_PASS, 0, 0, 0}, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_apply_as(nullptr, 0, {KAIKOU_PASS, 0, 0, 0}, reply.get()) == KAIKOU_WRONG_CALL);
}

TEST_CASE("an action of the client's own seat is taken or refused as always", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle one = tableOf(plan, true), other = tableOf(plan, true);
  uint64_t random = 9;
  REQUIRE(kaikou_table_next_hand(one.get(), reply.get()) == KAIKOU_OK);
  REQUIRE(kaikou_table_next_hand(other.get(), reply.get()) == KAIKOU_OK);
  while (kaikou_table_to_act(one.get())) {
    const auto legal = open(one.get());
    const kaikou_action chosen = choose(legal, random);
    const kaikou_action wrong{KAIKOU_DISCARD, chosen.seat, 1, 0};
    const kaikou_status expected = kaikou_table_apply(one.get(), wrong, reply.get());
    REQUIRE(kaikou_table_apply_as(other.get(), chosen.seat, wrong, reply.get()) == expected);
    REQUIRE(kaikou_table_apply(one.get(), chosen, reply.get()) == KAIKOU_OK);
    REQUIRE(kaikou_table_apply_as(other.get(), chosen.seat, chosen, reply.get()) == KAIKOU_OK);
  }
  CHECK(taken(one.get()) == taken(other.get()));
}

TEST_CASE("a hand is played by texts alone", "[api]") {
  const Reply reply(kaikou_reply_new());
  // Without steps; with steps before play, of tiles and of a value; with steps at a discard and in a turn.
  const PlanHandle plan = planOf(GENERATE("pizi", "sichuan", "riichi"));
  const TableHandle table = tableOf(plan), same = tableOf(plan);
  for (const auto& one : {&table, &same}) REQUIRE(kaikou_table_next_hand(one->get(), reply.get()) == KAIKOU_OK);
  int steps = 0;
  while (const unsigned asked = kaikou_table_to_act(table.get())) {
    int seat = 0;
    while (!(asked >> seat & 1)) ++seat;
    REQUIRE(kaikou_table_legal_texts(table.get(), seat, reply.get()) == KAIKOU_OK);
    const auto texts = nlohmann::json::parse(kaikou_reply_text(reply.get())).get<std::vector<std::string>>();
    const auto actions = open(table.get());
    REQUIRE(texts.size() == actions.size());
    for (size_t i = 0; i < texts.size(); ++i) {
      REQUIRE(kaikou_table_action_text(table.get(), actions[i], reply.get()) == KAIKOU_OK);
      REQUIRE(texts[i] == kaikou_reply_text(reply.get()));
    }
    const size_t chosen = static_cast<size_t>(++steps) * 7 % texts.size();
    REQUIRE(kaikou_table_apply_text(table.get(), seat, texts[chosen].data(), texts[chosen].size(), reply.get()) == KAIKOU_OK);
    REQUIRE(kaikou_table_apply(same.get(), actions[chosen], reply.get()) == KAIKOU_OK);
  }
  CHECK(steps > 5);
  CHECK(saved(table.get()) == saved(same.get()));
  REQUIRE(kaikou_table_legal_texts(table.get(), 0, reply.get()) == KAIKOU_OK);
  CHECK(kaikou_reply_text(reply.get()) == std::string("[]"));
  CHECK(kaikou_table_apply_text(table.get(), 0, "pass", KAIKOU_TERMINATED, reply.get()) == KAIKOU_REFUSED);
  CHECK(kaikou_table_apply_text(table.get(), 0, "0 pass", KAIKOU_TERMINATED, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(kaikou_table_apply_text(table.get(), 7, "pass", KAIKOU_TERMINATED, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_apply_text(table.get(), 0, nullptr, 3, reply.get()) == KAIKOU_WRONG_CALL);
}

TEST_CASE("a step of the rules is read as it is listed, and what is none is told", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("sichuan"), without = planOf("pizi");
  const TableHandle table = tableOf(plan), plain = tableOf(without);
  auto wrong = [&](const TableHandle& at, const char* text) {
    kaikou_action read;
    INFO(text);
    CHECK(kaikou_table_read_action(at.get(), 0, text, KAIKOU_TERMINATED, &read, reply.get()) == KAIKOU_WRONG_INPUT);
    return std::string(kaikou_reply_text(reply.get()));
  };
  kaikou_action read;
  REQUIRE(kaikou_table_read_action(table.get(), 2, "step 换牌 5m", KAIKOU_TERMINATED, &read, reply.get()) == KAIKOU_OK);
  CHECK((read.act == KAIKOU_STEP && read.seat == 2 && read.call == 0 && read.tile == 4));
  CHECK(wrong(table, "step 换牌") != "");
  CHECK(wrong(table, "step 换牌 55m") != "");
  CHECK(wrong(table, "step 定缺 东") == "`东` is no choice of the step `定缺`");
  CHECK(wrong(table, "step 定缺") == "`` is no choice of the step `定缺`");
  CHECK(wrong(table, "step 换排 5m") == "there is no step `换排`; did you mean `换牌`?");
  CHECK(wrong(plain, "step 换牌 5m") == "there is no step `换牌`");
  CHECK(wrong(table, "step ").starts_with("an action is "));
  CHECK(kaikou_table_action_text(table.get(), {KAIKOU_STEP, 0, 200, 0}, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_action_text(table.get(), {KAIKOU_STEP, 0, 0, 200}, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_action_text(plain.get(), {KAIKOU_STEP, 0, 0, 0}, reply.get()) == KAIKOU_WRONG_CALL);
}

TEST_CASE("actions as integers are the same actions, and many are taken up to the first that is refused", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan), again = tableOf(plan);
  uint64_t random = 21;
  std::vector<uint32_t> played;
  REQUIRE(kaikou_table_next_hand(table.get(), reply.get()) == KAIKOU_OK);
  while (kaikou_table_to_act(table.get())) {
    const auto legal = open(table.get());
    std::vector<uint32_t> packed(legal.size());
    size_t count = 0;
    REQUIRE(kaikou_table_legal_packed(table.get(), legal[0].seat, packed.data(), packed.size(), &count, reply.get()) == KAIKOU_OK);
    REQUIRE(count == legal.size());
    for (size_t i = 0; i < count; ++i)
      REQUIRE(packed[i] == legal[i].act + 256u * legal[i].seat + 65536u * legal[i].call + 16777216u * legal[i].tile);
    const kaikou_action chosen = choose(legal, random);
    played.push_back(chosen.act + 256u * chosen.seat + 65536u * chosen.call + 16777216u * chosen.tile);
    REQUIRE(kaikou_table_apply(table.get(), chosen, reply.get()) == KAIKOU_OK);
  }
  REQUIRE(kaikou_table_next_hand(again.get(), reply.get()) == KAIKOU_OK);
  size_t taken = 0;
  REQUIRE(kaikou_table_apply_packed(again.get(), played.data(), played.size(), &taken, reply.get()) == KAIKOU_OK);
  CHECK(taken == played.size());
  CHECK(saved(again.get()) == saved(table.get()));
  const TableHandle third = tableOf(plan);
  REQUIRE(kaikou_table_next_hand(third.get(), reply.get()) == KAIKOU_OK);
  auto broken = played;
  broken[5] = 0xffffffff;
  CHECK(kaikou_table_apply_packed(third.get(), broken.data(), broken.size(), &taken, reply.get()) == KAIKOU_REFUSED);
  CHECK(taken == 5);
  CHECK(kaikou_table_apply_packed(third.get(), played.data() + 5, played.size() - 5, &taken, reply.get()) == KAIKOU_OK);
  CHECK(saved(third.get()) == saved(table.get()));
  CHECK(kaikou_table_apply_packed(third.get(), nullptr, 1, &taken, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_apply_packed(third.get(), nullptr, 0, nullptr, reply.get()) == KAIKOU_OK);
  CHECK(kaikou_table_apply_packed(nullptr, played.data(), 1, &taken, reply.get()) == KAIKOU_WRONG_CALL);
}

TEST_CASE("a wall that is given is dealt, saved, logged and restored", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan, true);
  std::vector<uint8_t> wall;
  for (uint8_t kind = 0; kind < 34; ++kind) wall.insert(wall.end(), 4, kind);
  std::shuffle(wall.begin(), wall.end(), std::mt19937(5));
  REQUIRE(kaikou_table_next_hand_with(table.get(), wall.data(), wall.size(), reply.get()) == KAIKOU_OK);
  const auto seen = nlohmann::json::parse(view(table.get(), 0));
  int first = 0;
  for (const auto& tile : seen["seats"][0]["hand"]) first += tile == kaikou_plan_tile_name(plan.get(), wall[0]);
  CHECK(first > 0);
  uint8_t bytes[32];
  CHECK(kaikou_table_hand_commitment(table.get(), bytes, reply.get()) == KAIKOU_REFUSED);
  const std::string log = taken(table.get());
  CHECK(log.find("\"house\": 0, \"commitment\": null") != std::string::npos);
  uint64_t random = 2;
  play(table.get(), 12, random);
  (void)taken(table.get());
  const std::string middle = saved(table.get());
  const TableHandle back = restored(plan, middle);
  REQUIRE(back);
  CHECK(saved(back.get()) == middle);
  uint64_t same = random;
  play(table.get(), 100000, random);
  play(back.get(), 100000, same);
  CHECK(taken(table.get()) == taken(back.get()));
  CHECK(saved(table.get()) == saved(back.get()));
  CHECK(restored(plan, saved(table.get())));
  CHECK(kaikou_table_hand_seed(table.get(), bytes, reply.get()) == KAIKOU_REFUSED);
  // The next hand comes from the seed again.
  REQUIRE(kaikou_table_next_hand(table.get(), reply.get()) == KAIKOU_OK);
  CHECK(kaikou_table_hand_commitment(table.get(), bytes, reply.get()) == KAIKOU_OK);

  const TableHandle wrong = tableOf(plan, true);
  wall[0] = wall[1];
  const bool differs = std::count(wall.begin(), wall.end(), wall[0]) != 4;
  if (differs) CHECK(kaikou_table_next_hand_with(wrong.get(), wall.data(), wall.size(), reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(kaikou_table_next_hand_with(wrong.get(), wall.data(), wall.size() - 1, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(kaikou_table_next_hand_with(wrong.get(), wall.data(), 100000, reply.get()) == KAIKOU_WRONG_INPUT);
  wall[0] = 200;
  CHECK(kaikou_table_next_hand_with(wrong.get(), wall.data(), wall.size(), reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(kaikou_table_next_hand_with(wrong.get(), nullptr, 0, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_to_act(wrong.get()) == 0);
}
