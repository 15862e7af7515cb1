// kaikou.h: events for the client of a seat. They make what its view shows, and tell nothing else.
#include <set>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/api/played_table.h"

using namespace kaikou::test;
using nlohmann::json;

namespace {

json eventsOf(const TableHandle& table, int seat, int hand, size_t from) {
  const Reply reply(kaikou_reply_new());
  const kaikou_status status = kaikou_table_events(table.get(), seat, hand, from, reply.get());
  INFO(kaikou_reply_text(reply.get()));
  REQUIRE(status == KAIKOU_OK);
  return json::parse(kaikou_reply_text(reply.get()));
}

// A client that was told the deal and then follows events: what it thinks lies on the table.
struct Client {
  int seat;
  std::multiset<std::string> hand;
  std::vector<std::pair<std::string, int>> pile;
  std::array<int, 4> tiles{}, melds{};
  size_t next = 0;
  bool adding = false;

  void begin(const json& seen) {
    hand.clear(), pile.clear();
    for (const auto& tile : seen["seats"][static_cast<size_t>(seat)]["hand"]) hand.insert(tile.get<std::string>());
    for (size_t i = 0; i < 4; ++i) tiles[i] = seen["seats"][i]["tiles"], melds[i] = 0;
  }
  void take(const std::string& tile) {
    const auto found = hand.find(tile);
    REQUIRE(found != hand.end());
    hand.erase(found);
  }
  void follow(const json& event) {
    const std::string what = event["event"];
    const bool own = event.contains("seat") && event["seat"] == seat;
    const size_t who = event.value("seat", 0u);
    if (what == "draw") {
      REQUIRE(event["tile"].is_null() != own);
      if (own) hand.insert(event["tile"].get<std::string>());
      ++tiles[who];
    } else if (what == "discard" || what == "laid") {
      if (own) take(event["tile"]);
      --tiles[who];
      pile.emplace_back(event["tile"], event["seat"]);
    } else if (what == "aside" || what == "declared") {
      if (own) take(event["tile"]);
      --tiles[who];
      adding = what == "declared";
    } else if (what == "meld") {
      if (!adding) ++melds[who];         // a quad that is added to stands where the triplet was
      adding = false;
    }
  }
};

}  // namespace

TEST_CASE("the events of a seat make what its view shows", "[api]") {
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan);
  REQUIRE(kaikou_table_keep_events(table.get(), 1, nullptr) == KAIKOU_OK);
  uint64_t random = 12;
  std::set<std::string> kinds;
  for (int hand = 0; hand < 20; ++hand) {
    REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
    std::vector<Client> clients;
    for (int seat = 0; seat < 4; ++seat) {
      clients.push_back({seat, {}, {}, {}, {}, 0, false});
      clients.back().begin(json::parse(view(table.get(), seat)));
      clients.back().next = eventsOf(table, seat, hand, 0)["next"];
    }
    bool over = false;
    while (!over) {
      over = play(table.get(), 1, random);
      for (Client& client : clients) {
        const json told = eventsOf(table, client.seat, hand, client.next);
        REQUIRE(told["hand"] == hand);
        REQUIRE(told["from"] == client.next);
        REQUIRE(told["next"] == client.next + told["events"].size());
        client.next = told["next"];
        for (const json& event : told["events"]) {
          client.follow(event);
          kinds.insert(event["event"].get<std::string>());
        }
        if (over) continue;
        const json seen = json::parse(view(table.get(), client.seat));
        for (size_t i = 0; i < 4; ++i) REQUIRE(seen["seats"][i]["melds"].size() == static_cast<size_t>(client.melds[i]));
        REQUIRE(seen["pile"].size() == client.pile.size());
        for (size_t i = 0; i < client.pile.size(); ++i) {
          REQUIRE(seen["pile"][i]["tile"] == client.pile[i].first);
          REQUIRE(seen["pile"][i]["seat"] == client.pile[i].second);
        }
        // Melds take tiles out of hands; where nobody has one yet, hands are what was drawn and discarded.
        if (client.melds[static_cast<size_t>(client.seat)] > 0) continue;
        std::multiset<std::string> own;
        for (const auto& tile : seen["seats"][static_cast<size_t>(client.seat)]["hand"]) own.insert(tile.get<std::string>());
        REQUIRE(own == client.hand);
        REQUIRE(seen["seats"][static_cast<size_t>(client.seat)]["tiles"] == client.tiles[static_cast<size_t>(client.seat)]);
      }
    }
  }
  for (const char* kind : {"draw", "discard", "asked", "meld", "aside"}) CHECK(kinds.count(kind) == 1);
  CHECK(kinds.count("offence") == 0);
}

TEST_CASE("no event tells of what a seat cannot see", "[api]") {
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan);
  REQUIRE(kaikou_table_keep_events(table.get(), 1, nullptr) == KAIKOU_OK);
  uint64_t random = 77;
  int hidden = 0, concealed = 0;
  for (int hand = 0; hand < 60; ++hand) {
    REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
    play(table.get(), 100000, random);
    for (int seat = 0; seat < 4; ++seat) {
      const json told = eventsOf(table, seat, hand, 0);
      for (const json& event : told["events"]) {
        if (event["event"] == "draw" && event["seat"] != seat) {
          REQUIRE(event["tile"].is_null());
          ++hidden;
        }
        if (event["event"] == "meld" && event["call"] == "暗杠") {
          REQUIRE(event["tile"].is_null() == (event["seat"] != seat));
          ++concealed;
        }
      }
    }
  }
  CHECK(hidden > 1000);
  CHECK(concealed > 0);
}

TEST_CASE("events that are not kept, or not from the beginning, are refused", "[api]") {
  const Reply reply(kaikou_reply_new());
  const PlanHandle plan = planOf("kaikoufan");
  const TableHandle table = tableOf(plan);
  uint64_t random = 1;
  CHECK(kaikou_table_events(table.get(), 0, 0, 0, reply.get()) == KAIKOU_REFUSED);
  REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
  REQUIRE(kaikou_table_keep_events(table.get(), 1, nullptr) == KAIKOU_OK);
  CHECK(kaikou_table_events(table.get(), 0, 0, 0, reply.get()) == KAIKOU_REFUSED);
  play(table.get(), 100000, random);
  REQUIRE(kaikou_table_next_hand(table.get(), nullptr) == KAIKOU_OK);
  play(table.get(), 6, random);
  const json all = eventsOf(table, 1, 1, 0);
  CHECK(all["events"].size() > 4);
  CHECK(eventsOf(table, 1, 0, 3) == all);          // of another hand: from its beginning
  CHECK(eventsOf(table, 1, 1, 9999)["events"].empty());
  CHECK(kaikou_table_events(table.get(), 4, 0, 0, reply.get()) == KAIKOU_WRONG_CALL);
  CHECK(kaikou_table_events(nullptr, 0, 0, 0, reply.get()) == KAIKOU_WRONG_CALL);
  // Refused actions leave no event, and a copy has none.
  CHECK(kaikou_table_apply(table.get(), {KAIKOU_WIN, 3, 9, 9}, nullptr) == KAIKOU_REFUSED);
  CHECK(eventsOf(table, 1, 1, 0) == all);
  kaikou_table* copy = nullptr;
  REQUIRE(kaikou_table_clone(table.get(), &copy, nullptr) == KAIKOU_OK);
  const TableHandle handle(copy);
  CHECK(kaikou_table_events(copy, 1, 1, 0, reply.get()) == KAIKOU_REFUSED);
  REQUIRE(kaikou_table_keep_events(table.get(), 0, nullptr) == KAIKOU_OK);
  CHECK(kaikou_table_events(table.get(), 1, 1, 0, reply.get()) == KAIKOU_REFUSED);
}
