// kaikou.h: tables beside each other: clones, saved and restored ones, in threads and in turns.
#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include <catch2/catch.hpp>

#include "tests/api/played_table.h"

using namespace kaikou::test;

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

TEST_CASE("the seeds of fuzzing are tables that are taken", "[api]") {
  const PlanHandle plan = planOf("kaikoufan");
  const std::string own = saved(tableOf(plan).get());
  constexpr size_t planAt = 7 + 2 + 4 + 9;   // of the match, which is first: the rules may have changed since
  int read = 0;
  for (const auto& entry : std::filesystem::directory_iterator(KAIKOU_SOURCE_DIR "/tests/fuzz/seeds/table")) {
    std::ostringstream text;
    text << std::ifstream(entry.path(), std::ios::binary).rdbuf();
    std::string bytes = text.str();
    REQUIRE(bytes.size() > planAt + 8);
    bytes.replace(planAt, 8, own, planAt, 8);
    INFO(entry.path().string());
    const TableHandle table = restored(plan, bytes);
    REQUIRE(table);
    CHECK(saved(table.get()) == bytes);
    ++read;
  }
  CHECK(read >= 10);
}
