// kaikou.h: whole matches; clones, saved tables, logs; every way to misuse them.
#include <array>
#include <thread>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/api/api_fixture.h"

using namespace kaikou::test;

namespace {

const uint8_t seed[32] = {7, 1, 2};

TableHandle tableOf(const PlanHandle& plan, bool log = false) {
  kaikou_table* table = nullptr;
  (void)kaikou_table_new(plan.get(), 4, seed, log, &table, nullptr);
  return TableHandle(table);
}

std::vector<kaikou_action> open(kaikou_table* table) {
  std::vector<kaikou_action> actions(KAIKOU_MAX_ACTIONS);
  size_t count = 0;
  int seat = 0;
  const unsigned asked = kaikou_table_to_act(table);
  while (seat < 4 && !(asked >> seat & 1)) ++seat;
  if (seat == 4) return {};
  REQUIRE(kaikou_table_legal(table, seat, actions.data(), actions.size(), &count, nullptr) == KAIKOU_OK);
  actions.resize(count);
  return actions;
}

// Wins and calls where it can; otherwise what `random` says.
kaikou_action choose(const std::vector<kaikou_action>& actions, uint64_t& random) {
  if (actions[0].act == KAIKOU_WIN || actions[0].act == KAIKOU_CALL) return actions[0];
  random = random * 6364136223846793005u + 1442695040888963407u;
  return actions[(random >> 33) % actions.size()];
}

// Up to `decisions` actions of the hand; true if it is over then.
bool play(kaikou_table* table, int decisions, uint64_t& random) {
  for (; decisions > 0 && kaikou_table_to_act(table) != 0; --decisions) {
    REQUIRE(kaikou_table_apply(table, choose(open(table), random), nullptr) == KAIKOU_OK);
  }
  return kaikou_table_to_act(table) == 0;
}

std::string view(kaikou_table* table, int seat) {
  const Reply reply(kaikou_reply_new());
  REQUIRE(kaikou_table_view(table, seat, reply.get()) == KAIKOU_OK);
  return kaikou_reply_text(reply.get());
}
std::string saved(kaikou_table* table) {
  const Reply reply(kaikou_reply_new());
  REQUIRE(kaikou_table_save(table, reply.get()) == KAIKOU_OK);
  return bytesOf(reply.get());
}
TableHandle restored(const PlanHandle& plan, const std::string& bytes) {
  kaikou_table* table = nullptr;
  (void)kaikou_table_restore(plan.get(), bytes.data(), bytes.size(), &table, nullptr);
  return TableHandle(table);
}
std::string taken(kaikou_table* table) {
  const Reply reply(kaikou_reply_new());
  REQUIRE(kaikou_table_take_log(table, reply.get()) == KAIKOU_OK);
  return kaikou_reply_text(reply.get());
}

}  // namespace

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

TEST_CASE("a clone goes its own way", "[api]") {
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan, true);
  uint64_t random = 3;
  REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
  play(table.get(), 20, random);
  taken(table.get());
  const std::string before = saved(table.get());
  kaikou_table* made = nullptr;
  REQUIRE(kaikou_table_clone(table.get(), &made, nullptr) == KAIKOU_OK);
  const TableHandle clone(made);
  CHECK(view(clone.get(), KAIKOU_NO_SEAT) == view(table.get(), KAIKOU_NO_SEAT));
  uint64_t other = 99;
  play(clone.get(), 100000, other);
  CHECK(saved(table.get()) == before);
  const Reply reply(kaikou_reply_new());
  CHECK(kaikou_table_take_log(clone.get(), reply.get()) == KAIKOU_REFUSED);
  // Back to where the first is, and on by the same choices: the same end.
  REQUIRE(kaikou_table_copy(table.get(), clone.get(), nullptr) == KAIKOU_OK);
  uint64_t again = random;
  play(clone.get(), 100000, again);
  play(table.get(), 100000, random);
  CHECK(view(clone.get(), KAIKOU_NO_SEAT) == view(table.get(), KAIKOU_NO_SEAT));
  CHECK(kaikou_table_copy(clone.get(), table.get(), reply.get()) == KAIKOU_WRONG_CALL);   // it keeps a log
  const PlanHandle otherPlan = planOf("pizi");
  const TableHandle foreign = tableOf(otherPlan);
  CHECK(kaikou_table_copy(table.get(), foreign.get(), reply.get()) == KAIKOU_WRONG_CALL);
}

TEST_CASE("a table is saved in the middle of a hand and goes on identically", "[api]") {
  const PlanHandle plan = planOf("kaikoufan");
  for (int decisions : {0, 1, 7, 31, 64}) {
    const TableHandle table = tableOf(plan, true);
    uint64_t random = 11;
    std::string log, otherLog;
    REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
    play(table.get(), 100000, random);
    REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
    play(table.get(), decisions, random);
    const Reply reply(kaikou_reply_new());
    CHECK(kaikou_table_save(table.get(), reply.get()) == KAIKOU_REFUSED);   // lines are not taken
    taken(table.get());
    const std::string bytes = saved(table.get());
    const TableHandle other = restored(plan, bytes);
    REQUIRE(other);
    CHECK(saved(other.get()) == bytes);
    uint64_t same = random;
    for (int hand = 0; hand < 3; ++hand) {
      play(table.get(), 100000, random);
      play(other.get(), 100000, same);
      REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
      REQUIRE(kaikou_table_next_hand(other.get(), nullptr) == KAIKOU_OK);
    }
    CHECK(view(table.get(), KAIKOU_NO_SEAT) == view(other.get(), KAIKOU_NO_SEAT));
    log = taken(table.get());
    otherLog = taken(other.get());
    CHECK(log.size() > 1000);
    CHECK(log == otherLog);
    CHECK(saved(table.get()) == saved(other.get()));
  }
}

TEST_CASE("foreign bytes are no table", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan, true);
  uint64_t random = 2;
  REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
  play(table.get(), 25, random);
  taken(table.get());
  const std::string bytes = saved(table.get());
  kaikou_table* out = nullptr;
  for (size_t size = 0; size < bytes.size(); size += 3) {
    REQUIRE(kaikou_table_restore(plan.get(), bytes.data(), size, &out, reply.get()) == KAIKOU_WRONG_INPUT);
    REQUIRE(kaikou_reply_size(reply.get()) > 0);
  }
  CHECK(kaikou_table_restore(plan.get(), (bytes + "x").data(), bytes.size() + 1, &out, reply.get()) == KAIKOU_WRONG_INPUT);
  int accepted = 0;
  for (size_t at = 0; at < bytes.size(); ++at) {
    std::string other = bytes;
    other[at] = static_cast<char>(other[at] ^ 1);
    if (kaikou_table_restore(plan.get(), other.data(), other.size(), &out, reply.get()) != KAIKOU_OK) continue;
    ++accepted;                                    // totals, the log's chain: another table, but one that can be
    const TableHandle handle(out);
    CHECK(saved(out) == other);
    uint64_t on = 4;
    play(out, 100000, on);
  }
  CHECK(accepted < static_cast<int>(bytes.size()) / 4);
  const PlanHandle otherPlan = planOf("pizi");
  CHECK(kaikou_table_restore(otherPlan.get(), bytes.data(), bytes.size(), &out, reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(out == nullptr);
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
  CHECK(kaikou_table_new(plan.get(), 3, seed, 0, &out, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_reply_text(reply.get()) == std::string("the rules are for 4 seats, not 3"));
  CHECK(kaikou_table_new(nullptr, 4, seed, 0, &out, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_new(plan.get(), 4, nullptr, 0, &out, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_new(plan.get(), 4, seed, 0, nullptr, reply.get()) == KAIKOU_WRONG_CALL);
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

TEST_CASE("tables of one plan play in two threads", "[api]") {
  PlanHandle plan = planOf("kaikoufan");
  std::vector<TableHandle> tables;
  for (int i = 0; i < 2; ++i) tables.push_back(tableOf(plan));
  plan.reset();
  std::vector<std::string> ends(tables.size());
  std::vector<std::thread> threads;
  for (size_t i = 0; i < tables.size(); ++i) {
    threads.emplace_back([&, i] {
      kaikou_action actions[KAIKOU_MAX_ACTIONS];
      const Reply reply(kaikou_reply_new());
      uint64_t random = 8;
      for (int hand = 0; hand < 40; ++hand) {
        if (kaikou_table_next_hand(tables[i].get(), nullptr) != KAIKOU_OK) return;
        while (const unsigned asked = kaikou_table_to_act(tables[i].get())) {
          size_t count = 0;
          int seat = 0;
          while (!(asked >> seat & 1)) ++seat;
          (void)kaikou_table_legal(tables[i].get(), seat, actions, KAIKOU_MAX_ACTIONS, &count, nullptr);
          if (kaikou_table_apply(tables[i].get(), choose({actions, actions + count}, random), nullptr) != KAIKOU_OK) return;
        }
      }
      if (kaikou_table_view(tables[i].get(), KAIKOU_NO_SEAT, reply.get()) == KAIKOU_OK) ends[i] = kaikou_reply_text(reply.get());
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(ends[0] != "");
  CHECK(ends[0] == ends[1]);
}

TEST_CASE("tables that are played in turns do not meet in what plays them", "[api]") {
  const PlanHandle plan = planOf("kaikoufan");
  constexpr size_t count = 5;
  auto tableWith = [&](const PlanHandle& of, size_t i, bool log) {
    uint8_t own[32] = {static_cast<uint8_t>(i)};
    kaikou_table* table = nullptr;
    REQUIRE(kaikou_table_new(of.get(), 4, own, log, &table, nullptr) == KAIKOU_OK);
    return TableHandle(table);
  };
  // In turns, an action each; every other table keeps a log.
  std::vector<TableHandle> tables;
  std::array<std::string, count> logs;
  std::array<uint64_t, count> random{};
  for (size_t i = 0; i < count; ++i) {
    tables.push_back(tableWith(plan, i, i % 2 == 0));
    random[i] = i;
    REQUIRE(kaikou_table_next_hand(tables[i].get(), nullptr) == KAIKOU_OK);
  }
  for (bool running = true; running;) {
    running = false;
    for (size_t i = 0; i < count; ++i) {
      running |= !play(tables[i].get(), 1, random[i]);
      if (i % 2 == 0) logs[i] += taken(tables[i].get());
    }
  }
  // The same tables, each alone with a plan of its own.
  for (size_t i = 0; i < count; ++i) {
    const PlanHandle own = planOf("kaikoufan");
    const TableHandle alone = tableWith(own, i, i % 2 == 0);
    uint64_t chance = i;
    REQUIRE(kaikou_table_next_hand(alone.get(), nullptr) == KAIKOU_OK);
    REQUIRE(play(alone.get(), 100000, chance));
    CHECK(view(alone.get(), KAIKOU_NO_SEAT) == view(tables[i].get(), KAIKOU_NO_SEAT));
    if (i % 2 == 0) CHECK(taken(alone.get()) == logs[i]);
  }
}
