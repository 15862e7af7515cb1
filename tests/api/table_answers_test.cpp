// kaikou.h: what tables answer at the edges of a match: before the first hand, to seats that are none, on the last tiles, when
// somebody left, and to saved tables whose totals cannot be.
#include <cstring>
#include <limits>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/api/api_fixture.h"

using namespace kaikou::test;

namespace {

TableHandle tableOf(const PlanHandle& plan, uint8_t chance = 7) {
  const uint8_t seed[32] = {chance, 3, 9};
  kaikou_table* table = nullptr;
  (void)kaikou_table_new(plan.get(), 4, seed, 0, &table, nullptr);
  return TableHandle(table);
}

std::vector<kaikou_action> openTo(kaikou_table* table, int seat) {
  std::vector<kaikou_action> actions(KAIKOU_MAX_ACTIONS);
  size_t count = 0;
  REQUIRE(kaikou_table_legal(table, seat, actions.data(), actions.size(), &count, nullptr) == KAIKOU_OK);
  actions.resize(count);
  return actions;
}
int askedSeat(const kaikou_table* table) {
  int seat = 0;
  while (!(kaikou_table_to_act(table) >> seat & 1)) ++seat;
  return seat;
}
// Calls where it can and never wins, so that hands come to their last tiles ready to win.
kaikou_action patient(const std::vector<kaikou_action>& actions, uint64_t& random) {
  random = random * 6364136223846793005u + 1442695040888963407u;
  const size_t first = actions[0].act == KAIKOU_WIN ? 1 : 0;
  if (actions[first].act == KAIKOU_CALL) return actions[first];
  return actions[first + (random >> 33) % (actions.size() - first)];
}
void playOut(kaikou_table* table, uint64_t& random) {
  while (kaikou_table_to_act(table)) {
    REQUIRE(kaikou_table_apply(table, patient(openTo(table, askedSeat(table)), random), nullptr) == KAIKOU_OK);
  }
}
nlohmann::json hintsOf(kaikou_table* table, int seat) {
  const Reply reply(kaikou_reply_new());
  REQUIRE(kaikou_table_hints(table, seat, reply.get()) == KAIKOU_OK);
  return nlohmann::json::parse(kaikou_reply_text(reply.get()));
}
nlohmann::json viewOf(kaikou_table* table, int seat) {
  const Reply reply(kaikou_reply_new());
  REQUIRE(kaikou_table_view(table, seat, reply.get()) == KAIKOU_OK);
  return nlohmann::json::parse(kaikou_reply_text(reply.get()));
}
std::string savedOf(kaikou_table* table) {
  const Reply reply(kaikou_reply_new());
  REQUIRE(kaikou_table_save(table, reply.get()) == KAIKOU_OK);
  return bytesOf(reply.get());
}

// Where a match stands in a saved table: magic, version, flags, a length, the head of a match, its seed.
constexpr size_t handAt = 7 + 2 + 4 + 17 + 32, dealerAt = handAt + 4, totalsAt = dealerAt + 2, houseAt = totalsAt + 4 * 8;
std::string with(std::string bytes, size_t at, int64_t value) {
  std::memcpy(&bytes[at], &value, sizeof value);
  return bytes;
}

}  // namespace

TEST_CASE("before the first hand there is none, rather than one that is over", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan);
  auto none = [&](kaikou_status status) {
    CHECK(status == KAIKOU_REFUSED);
    CHECK(kaikou_reply_text(reply.get()) == std::string("no hand was dealt"));
    CHECK(kaikou_refusal_text(kaikou_reply_refusal(reply.get())) == std::string("no hand was dealt"));
  };
  none(kaikou_table_apply(table.get(), {KAIKOU_PASS, 0, 0, 0}, reply.get()));
  none(kaikou_table_leave(table.get(), 2, reply.get()));
  none(kaikou_table_view(table.get(), 0, reply.get()));
  none(kaikou_table_hints(table.get(), 0, reply.get()));
  REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
  REQUIRE(kaikou_table_leave(table.get(), 2, reply.get()) == KAIKOU_OK);
  CHECK(kaikou_table_apply(table.get(), {KAIKOU_PASS, 0, 0, 0}, reply.get()) == KAIKOU_REFUSED);
  CHECK(kaikou_reply_text(reply.get()) == std::string("the hand is over"));
  CHECK(kaikou_table_leave(table.get(), 2, reply.get()) == KAIKOU_REFUSED);
  CHECK(kaikou_reply_text(reply.get()) == std::string("the hand is over"));
}

TEST_CASE("a seat that is none is the program's mistake, in every function that takes one", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan);
  for (const bool dealt : {false, true}) {
    if (dealt) REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
    for (const int seat : {-2, -1, 4, 300}) {
      INFO(seat);
      size_t count = 9;
      kaikou_action action;
      CHECK(kaikou_table_leave(table.get(), seat, reply.get()) == KAIKOU_WRONG_CALL);
      CHECK(kaikou_reply_refusal(reply.get()) == 0);
      CHECK(kaikou_table_legal(table.get(), seat, nullptr, 0, &count, reply.get()) == KAIKOU_WRONG_CALL);
      CHECK(kaikou_table_hints(table.get(), seat, reply.get()) == KAIKOU_WRONG_CALL);
      CHECK(kaikou_table_read_action(table.get(), seat, "win", KAIKOU_TERMINATED, &action, reply.get()) == KAIKOU_WRONG_CALL);
      if (seat != KAIKOU_NO_SEAT) CHECK(kaikou_table_view(table.get(), seat, reply.get()) == KAIKOU_WRONG_CALL);
    }
  }
  CHECK(kaikou_table_outcome(table.get()) == KAIKOU_NOT_OVER);
}

TEST_CASE("what no action is, is told with what one is", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan);
  kaikou_action action;
  const std::string middle = "x" + std::string(26, ' ');
  std::string cut = "x";
  for (int i = 0; i < 40; ++i) cut += "万";                  // 80 bytes end within a character
  for (const std::string& text : {std::string("\xff"), std::string("discard \xe4\xb8"), std::string(5000, 'x'), middle, cut, std::string("Win")}) {
    CHECK(kaikou_table_read_action(table.get(), 0, text.data(), text.size(), &action, reply.get()) == KAIKOU_WRONG_INPUT);
    const std::string told = kaikou_reply_text(reply.get());
    CHECK(told.find("an action is `win`, `pass`, `discard TILE`, `call NAME TILE`, `step NAME` or `step NAME VALUE`, not ") == 0);
    CHECK_NOTHROW(nlohmann::json(told).dump());             // which refuses what is no UTF-8
  }
}

TEST_CASE("who leaves pays the house, and totals and house sum to zero", "[api]") {
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan);
  CHECK(kaikou_table_house(table.get()) == 0);
  CHECK(kaikou_table_house(nullptr) == 0);
  uint64_t random = 4;
  for (int hand = 0; hand < 6; ++hand) {
    REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
    const int64_t before = kaikou_table_house(table.get());
    if (hand % 2) {
      REQUIRE(kaikou_table_leave(table.get(), hand % 4, nullptr) == KAIKOU_OK);
      CHECK(kaikou_table_points(table.get(), hand % 4) < 0);
      CHECK(kaikou_table_house(table.get()) == before - kaikou_table_points(table.get(), hand % 4));
    } else {
      playOut(table.get(), random);
      CHECK(kaikou_table_house(table.get()) == before);
    }
    int64_t sum = kaikou_table_house(table.get());
    for (int seat = 0; seat < 4; ++seat) sum += kaikou_table_total(table.get(), seat);
    CHECK(sum == 0);
    const std::string bytes = savedOf(table.get());
    CHECK(bytes.size() < 1024);                              // the header says so
    kaikou_table* back = nullptr;
    REQUIRE(kaikou_table_restore(plan.get(), bytes.data(), bytes.size(), &back, nullptr) == KAIKOU_OK);
    const TableHandle restored(back);
    CHECK(kaikou_table_house(back) == kaikou_table_house(table.get()));
  }
  CHECK(kaikou_table_house(table.get()) > 0);
}

TEST_CASE("totals that no play gives are refused when a table comes back", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  constexpr int64_t large = std::numeric_limits<int64_t>::max();
  auto refuses = [&](const std::string& bytes) {
    kaikou_table* out = nullptr;
    const kaikou_status status = kaikou_table_restore(plan.get(), bytes.data(), bytes.size(), &out, reply.get());
    const TableHandle held(out);
    return status == KAIKOU_WRONG_INPUT;
  };
  auto all = [](std::string bytes, int64_t a, int64_t b, int64_t c, int64_t d, int64_t house) {
    const int64_t totals[] = {a, b, c, d};
    for (size_t seat = 0; seat < 4; ++seat) bytes = with(bytes, totalsAt + 8 * seat, totals[seat]);
    return with(bytes, houseAt, house);
  };
  const TableHandle table = tableOf(plan);
  const std::string fresh = savedOf(table.get());
  CHECK(!refuses(fresh));
  CHECK(refuses(all(fresh, 5, -5, 0, 0, 0)));                // before the first hand
  REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
  const std::string first = savedOf(table.get());
  CHECK(!refuses(first));
  CHECK(refuses(all(first, 5, -5, 0, 0, 0)));                // in it
  REQUIRE(kaikou_table_leave(table.get(), 1, nullptr) == KAIKOU_OK);
  const int64_t charge = kaikou_table_house(table.get());
  REQUIRE(charge > 0);
  const std::string left = savedOf(table.get());
  CHECK(!refuses(left));
  CHECK(refuses(all(left, 5, -charge - 5, 0, 0, charge)));   // after one hand they are its points
  uint64_t random = 8;
  REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
  const std::string second = savedOf(table.get());
  playOut(table.get(), random);
  const std::string ended = savedOf(table.get());
  for (const std::string& bytes : {second, ended}) {
    CHECK(!refuses(bytes));
    CHECK(!refuses(all(bytes, 50 - charge, -50, 7, -7, charge)));   // these may be
    CHECK(refuses(all(bytes, 1'000'000, 0, 0, 0, 0)));
    CHECK(refuses(all(bytes, 0, 0, 0, 0, charge)));
    CHECK(refuses(all(bytes, -1, 0, 0, 0, 1)));              // no charge of the rules
    CHECK(refuses(all(bytes, -3 * charge, 0, 0, 0, 3 * charge)));   // more charges than hands
    CHECK(refuses(all(bytes, charge, 0, 0, 0, -charge)));
    CHECK(refuses(all(bytes, large, -large, 0, 0, 0)));      // no room for the next hand
    CHECK(refuses(all(bytes, large, 1, large, 1, 0)));       // zero only in 64 bits
    CHECK(refuses(all(bytes, std::numeric_limits<int64_t>::min(), 0, 0, 0, 0)));
    std::string hands = bytes;
    hands[handAt + 3] = '\xff';
    CHECK(refuses(hands));
  }
  std::string dealer = ended;
  dealer[dealerAt] = static_cast<char>((dealer[dealerAt] + 1) % 4);
  CHECK(refuses(dealer));                                    // another than the hand makes
  std::string wild = ended;
  wild[dealerAt + 1] = static_cast<char>(wild[dealerAt + 1] == 3 ? 4 : 3);
  CHECK(refuses(wild));
}

TEST_CASE("hints on a last tile tell what the hand waits for", "[api]") {
  const PlanHandle plan = planOf("kaikoufan");
  uint64_t random = 21;
  int met = 0;
  for (uint8_t match = 0; match < 40 && met < 3; ++match) {
    const TableHandle table = tableOf(plan, match);
    for (int hand = 0; hand < 20 && met < 3; ++hand) {
      REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
      while (kaikou_table_to_act(table.get())) {
        const int seat = askedSeat(table.get());
        const auto open = openTo(table.get(), seat);
        if (open.size() == 2 && open[0].act == KAIKOU_WIN && open[1].act == KAIKOU_PASS) {
          const auto seen = viewOf(table.get(), seat);
          if (seen["stage"] == "last") {
            ++met;
            const auto hints = hintsOf(table.get(), seat);
            REQUIRE(hints.contains("waits"));
            bool has = false;
            for (const auto& wait : hints["waits"]) has |= wait["tile"] == seen["tile"] && wait["draw"] == true;
            CHECK(has);
          }
        }
        REQUIRE(kaikou_table_apply(table.get(), patient(open, random), nullptr) == KAIKOU_OK);
      }
    }
  }
  CHECK(met > 0);
}
