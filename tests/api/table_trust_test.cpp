// kaikou.h: commitments and seeds, shares of players, and the log that tells of them.
#include <algorithm>
#include <array>
#include <cstring>

#include <catch2/catch.hpp>
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

#include "runtime/table/shares.h"
#include "tests/api/played_table.h"

using namespace kaikou::test;

namespace {

using Bytes = std::array<uint8_t, 32>;

Bytes commitmentOf(const Bytes& seed) {
  Bytes out{};
  kaikou_commitment(seed.data(), out.data());
  return out;
}
Bytes told(kaikou_status (*ask)(const kaikou_table*, uint8_t*, kaikou_reply*), const TableHandle& table) {
  Bytes out{};
  REQUIRE(ask(table.get(), out.data(), nullptr) == KAIKOU_OK);
  return out;
}
bool refused(kaikou_status (*ask)(const kaikou_table*, uint8_t*, kaikou_reply*), const TableHandle& table) {
  Bytes out;
  out.fill(1);
  const bool is = ask(table.get(), out.data(), nullptr) == KAIKOU_REFUSED;
  return is && out == Bytes{};
}
const Bytes zero{1, 2, 3}, two{9, 8, 7};
std::vector<uint8_t> joined(const Bytes& a, const Bytes& b) {
  std::vector<uint8_t> all(a.begin(), a.end());
  all.insert(all.end(), b.begin(), b.end());
  return all;
}

// Of the heap; 0 where nobody counts them (another C library, sanitizers).
size_t bytesInUse() {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
  return mallinfo2().uordblks;
#else
  return 0;
#endif
}

}  // namespace

TEST_CASE("a seed is committed to from the beginning and opened when it is over", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan, true);
  uint64_t random = 4;
  const Bytes match = told(kaikou_table_commitment, table), hand = told(kaikou_table_hand_commitment, table);
  CHECK(refused(kaikou_table_seed, table));
  CHECK(refused(kaikou_table_hand_seed, table));
  REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
  CHECK(told(kaikou_table_hand_commitment, table) == hand);
  CHECK(refused(kaikou_table_hand_seed, table));
  play(table.get(), 100000, random);
  CHECK(commitmentOf(told(kaikou_table_hand_seed, table)) == hand);
  CHECK(told(kaikou_table_hand_commitment, table) != hand);      // that of the next
  CHECK(refused(kaikou_table_seed, table));
  REQUIRE(kaikou_table_close(table.get(), nullptr) == KAIKOU_OK);
  CHECK(commitmentOf(told(kaikou_table_seed, table)) == match);
  CHECK(refused(kaikou_table_hand_commitment, table));
  const std::string log = taken(table.get());
  CHECK(log.find(kaikou::toHex(match.data(), 32)) != std::string::npos);
  CHECK(log.find(kaikou::toHex(hand.data(), 32)) != std::string::npos);
  CHECK(kaikou_table_commitment(nullptr, nullptr, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_commitment(table.get(), nullptr, reply.get()) == KAIKOU_WRONG_CALL);
}

TEST_CASE("seeds of the system are not the same twice", "[api]") {
  Bytes one{}, other{};
  REQUIRE(kaikou_random_seed(one.data(), nullptr) == KAIKOU_OK);
  REQUIRE(kaikou_random_seed(other.data(), nullptr) == KAIKOU_OK);
  CHECK(one != other);
  CHECK(kaikou_random_seed(nullptr, nullptr) == KAIKOU_WRONG_CALL);
}

TEST_CASE("players add to the seed, in its time and order", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan, true), plain = tableOf(plan);
  uint64_t random = 4;
  const Bytes before = told(kaikou_table_hand_commitment, table);
  const auto pledges = joined(commitmentOf(zero), commitmentOf(two)), shares = joined(zero, two);
  CHECK(kaikou_table_open_shares(table.get(), shares.data(), reply.get()) == KAIKOU_REFUSED);
  CHECK(kaikou_table_pledge_shares(table.get(), 0, pledges.data(), reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_pledge_shares(table.get(), 16, pledges.data(), reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_pledge_shares(table.get(), 5, nullptr, reply.get()) == KAIKOU_WRONG_CALL);
  REQUIRE(kaikou_table_pledge_shares(table.get(), 5, pledges.data(), reply.get()) == KAIKOU_OK);
  CHECK(kaikou_table_pledge_shares(table.get(), 5, pledges.data(), reply.get()) == KAIKOU_REFUSED);
  CHECK(kaikou_table_next_hand(table.get(), reply.get()) == KAIKOU_REFUSED);
  CHECK(refused(kaikou_table_hand_commitment, table));

  // Saved and restored between the two.
  (void)taken(table.get());
  const std::string waiting = saved(table.get());
  const TableHandle back = restored(plan, waiting);
  REQUIRE(back);
  CHECK(saved(back.get()) == waiting);

  const auto false_ = joined(zero, zero);
  CHECK(kaikou_table_open_shares(table.get(), false_.data(), reply.get()) == KAIKOU_WRONG_INPUT);
  CHECK(kaikou_reply_seat(reply.get()) == 2);
  for (const auto& one : {&table, &back}) {
    REQUIRE(kaikou_table_open_shares(one->get(), shares.data(), reply.get()) == KAIKOU_OK);
    CHECK(kaikou_table_open_shares(one->get(), shares.data(), reply.get()) == KAIKOU_REFUSED);
    CHECK(told(kaikou_table_hand_commitment, *one) != before);
    REQUIRE(kaikou_table_next_hand(one->get(), reply.get()) == KAIKOU_OK);
    uint64_t same = random;
    play(one->get(), 100000, same);
    CHECK(kaikou_table_pledge_shares(one->get(), 5, pledges.data(), reply.get()) == KAIKOU_REFUSED);
    REQUIRE(kaikou_table_close(one->get(), reply.get()) == KAIKOU_OK);
  }
  const std::string log = taken(table.get());
  CHECK(log == taken(back.get()));
  CHECK(restored(plan, saved(table.get())));
  // What is opened is the seed that was committed to, not the mixed one.
  CHECK(told(kaikou_table_seed, table) == Bytes{7, 1, 2});
  // Another match of the same house has other walls.
  REQUIRE(kaikou_table_next_hand(plain.get(), reply.get()) == KAIKOU_OK);
  CHECK(told(kaikou_table_hand_commitment, plain) == before);
}

TEST_CASE("a match whose shares are not opened can only be given up", "[api]") {
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan, true);
  const Bytes pledge = commitmentOf(two);
  REQUIRE(kaikou_table_pledge_shares(table.get(), 8, pledge.data(), nullptr) == KAIKOU_OK);
  REQUIRE(kaikou_table_close(table.get(), nullptr) == KAIKOU_OK);
  CHECK(kaikou_table_open_shares(table.get(), two.data(), nullptr) == KAIKOU_REFUSED);
  const std::string log = taken(table.get());
  CHECK(log.find("\"line\": \"pledges\"") != std::string::npos);
  CHECK(restored(plan, saved(table.get())));
}

TEST_CASE("no byte of a saved table with shares can be changed unnoticed", "[api]") {
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan);
  const Bytes pledge = commitmentOf(two);
  REQUIRE(kaikou_table_pledge_shares(table.get(), 2, pledge.data(), nullptr) == KAIKOU_OK);
  REQUIRE(kaikou_table_open_shares(table.get(), two.data(), nullptr) == KAIKOU_OK);
  REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
  const std::string bytes = saved(table.get());
  REQUIRE(restored(plan, bytes));
  const size_t part = bytes.size() - 32 - 2 - 64;              // house, two sets of seats, a commitment and a share
  for (size_t i = part - 4; i < bytes.size(); ++i) {
    for (const int change : {1, 128, 255}) {
      std::string other = bytes;
      other[i] = static_cast<char>(other[i] ^ change);
      INFO(i << " of " << bytes.size());
      CHECK_FALSE(restored(plan, other));
    }
  }
  for (size_t size = part - 4; size < bytes.size(); ++size) CHECK_FALSE(restored(plan, bytes.substr(0, size)));
}

// What the header says of tables is held to: three KB, and what was chosen in the hand, also with a log that was taken.
TEST_CASE("a table keeps no memory of lines that were taken", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  std::vector<TableHandle> tables;
  uint64_t random = 4;
  auto playOne = [&] {
    tables.push_back(tableOf(plan, true));
    REQUIRE(kaikou_table_next_hand(tables.back().get(), nullptr) == KAIKOU_OK);
    play(tables.back().get(), 100000, random);
    REQUIRE(kaikou_table_take_log(tables.back().get(), reply.get()) == KAIKOU_OK);
    REQUIRE(kaikou_reply_size(reply.get()) > 10000);
  };
  tables.reserve(200);
  for (int i = 0; i < 20; ++i) playOne();   // what plays tables, and the reply, are as large as they will be
  const size_t before = bytesInUse();
  if (before == 0) return;                  // nobody counts them here
  for (int i = 0; i < 100; ++i) playOne();
  const size_t each = (bytesInUse() - before) / 100;
  INFO(each << " bytes a table");
  CHECK(each < 5000);
  // The reply's memory is its own: what another table has to say comes from that table.
  CHECK(kaikou_table_take_log(tables[0].get(), reply.get()) == KAIKOU_OK);
  CHECK(kaikou_reply_size(reply.get()) == 0);
}
