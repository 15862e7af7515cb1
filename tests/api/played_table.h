// Tables that a program plays through the C interface.
#pragma once

#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "tests/api/api_fixture.h"

namespace kaikou::test {

inline constexpr uint8_t tableSeed[32] = {7, 1, 2};

inline TableHandle tableOf(const PlanHandle& plan, bool log = false) {
  kaikou_table* table = nullptr;
  (void)kaikou_table_new(plan.get(), 4, tableSeed, log, &table, nullptr);
  return TableHandle(table);
}

inline std::vector<kaikou_action> open(kaikou_table* table) {
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
inline kaikou_action choose(const std::vector<kaikou_action>& actions, uint64_t& random) {
  if (actions[0].act == KAIKOU_WIN || actions[0].act == KAIKOU_CALL) return actions[0];
  random = random * 6364136223846793005u + 1442695040888963407u;
  return actions[(random >> 33) % actions.size()];
}

// Up to `decisions` actions of the hand; true if it is over then.
inline bool play(kaikou_table* table, int decisions, uint64_t& random) {
  for (; decisions > 0 && kaikou_table_to_act(table) != 0; --decisions) {
    REQUIRE(kaikou_table_apply(table, choose(open(table), random), nullptr) == KAIKOU_OK);
  }
  return kaikou_table_to_act(table) == 0;
}

inline std::string view(kaikou_table* table, int seat) {
  const Reply reply(kaikou_reply_new());
  REQUIRE(kaikou_table_view(table, seat, reply.get()) == KAIKOU_OK);
  return kaikou_reply_text(reply.get());
}
inline std::string saved(kaikou_table* table) {
  const Reply reply(kaikou_reply_new());
  REQUIRE(kaikou_table_save(table, reply.get()) == KAIKOU_OK);
  return bytesOf(reply.get());
}
inline TableHandle restored(const PlanHandle& plan, const std::string& bytes) {
  kaikou_table* table = nullptr;
  (void)kaikou_table_restore(plan.get(), bytes.data(), bytes.size(), &table, nullptr);
  return TableHandle(table);
}
inline std::string taken(kaikou_table* table) {
  const Reply reply(kaikou_reply_new());
  REQUIRE(kaikou_table_take_log(table, reply.get()) == KAIKOU_OK);
  return kaikou_reply_text(reply.get());
}

}  // namespace kaikou::test
