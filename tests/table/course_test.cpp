// The course of a hand: steps before play, marks, restrictions, payments on events, play after a win; by the rules of Sichuan, which
// use all of it, and by small rules of our own.
#include <catch2/catch.hpp>

#include <set>

#include "runtime/table/action_text.h"
#include "runtime/table/engine.h"
#include "runtime/table/hand_record.h"
#include "runtime/table/state_check.h"
#include "runtime/table/state_codec.h"
#include "runtime/table/view.h"
#include "tests/table/played_game.h"

using namespace kaikou;
using namespace kaikou::table;
using test::Chance;

namespace {

std::shared_ptr<const plan::Plan> coursePlan(const std::string& name, const driver::OptionValues& options = {},
                                         const std::string* text = nullptr) {
  return test::planOf(text ? name + ".kou" : name, options, text);
}

int64_t sum(const State& s) {
  int64_t total = s.outcome.house;
  for (const int64_t points : s.outcome.points) total += points;
  return total;
}

int kindOf(const plan::Plan& plan, const std::string& name) {
  for (size_t k = 0; k < plan.kinds.size(); ++k)
    if (plan.kinds[k].name == name) return static_cast<int>(k);
  return plan::noTile;
}

}  // namespace

TEST_CASE("three tiles change hands and suits are declared before the first discard", "[table][course]") {
  const auto plan = coursePlan("sichuan");
  Engine engine(*plan);
  Match match;
  match.seed = Seed::ofText("before play");
  State s;
  engine.begin(match, s);
  REQUIRE(s.stage == Stage::Choosing);
  CHECK(Engine::toAct(s) == 0b1111);
  const auto before = s.table.seats;
  std::array<std::array<int, 3>, 4> given{};
  ActionList list;
  for (int seat = 3; seat >= 0; --seat) {   // in any order
    for (int i = 0; i < 3; ++i) {
      engine.legal(s, seat, list);
      REQUIRE(list.size() > 0);
      CHECK(list[0].act == Act::Step);
      // Of one suit: after the first tile no other suit is open.
      if (i > 0)
        for (const Action& action : list) CHECK(plan->kinds[action.tile].block == plan->kinds[static_cast<size_t>(given[seat][0])].block);
      given[seat][i] = list[list.size() - 1].tile;
      CHECK(engine.apply(s, list[list.size() - 1]) == Refusal::None);
      if (seat > 0 || i < 2) CHECK(s.table.seats[0].hand == before[0].hand);   // nothing moves until all have chosen
    }
    if (seat > 0) CHECK(engine.refuses(s, list[0]) == Refusal::Answered);
  }
  const int dice = s.dice[0] + s.dice[1];
  const int distance = dice % 2 ? 1 : dice % 4 == 0 ? 2 : 3;
  for (int seat = 0; seat < 4; ++seat) {
    auto hand = before[static_cast<size_t>(seat)].hand;
    for (const int tile : given[static_cast<size_t>(seat)]) --hand[static_cast<size_t>(tile)];
    for (const int tile : given[static_cast<size_t>((seat - distance + 4) % 4)]) ++hand[static_cast<size_t>(tile)];
    CHECK(hand == s.table.seats[static_cast<size_t>(seat)].hand);
  }
  // A suit each: shown to nobody until all have chosen.
  for (int seat = 0; seat < 4; ++seat) {
    engine.legal(s, seat, list);
    REQUIRE(list.size() == 3);
    CHECK(actionText(*plan, list[1]) == "step 定缺 筒");
    for (int other = 0; other < 4; ++other) {
      const View view = viewOf(engine, s, other);
      CHECK(view.moment == View::Moment::Choosing);
      CHECK(view.chosenCount == (other < seat ? 1 : 0));
      for (int who = 0; who < 4; ++who) CHECK(view.course.seatMarks[static_cast<size_t>(who)][0] == -1);
    }
    CHECK(engine.apply(s, table::step(seat, 1, seat % 3)) == Refusal::None);
  }
  CHECK(s.stage == Stage::Turn);
  for (int seat = 0; seat < 4; ++seat) CHECK(s.table.course.seatMarks[static_cast<size_t>(seat)][0] == seat % 3);
  CHECK(checkState(engine, s) == std::nullopt);
}

TEST_CASE("the void suit is discarded first and never called", "[table][course]") {
  const auto plan = coursePlan("sichuan");
  Engine engine(*plan);
  Chance chance;
  int first = 0;
  for (uint32_t hand = 0; hand < 20; ++hand) {
    Match match;
    match.seed = Seed::ofText("void suits");
    match.hand = hand;
    State s;
    engine.begin(match, s);
    ActionList list;
    while (s.stage != Stage::Over) {
      const int seat = engine.nextToAct(s);
      engine.legal(s, seat, list);
      REQUIRE(list.size() > 0);
      if (s.stage == Stage::Turn) {
        const auto& block = plan->blocks[static_cast<size_t>(s.table.course.seatMarks[static_cast<size_t>(seat)][0])];
        auto isVoid = [&](int tile) { return tile >= block.firstKind && tile < block.firstKind + block.size; };
        bool holds = false;
        for (int k = 0; k < 27; ++k) holds |= isVoid(k) && s.table.seats[static_cast<size_t>(seat)].hand[static_cast<size_t>(k)] > 0;
        first += holds;
        for (const Action& action : list) {
          if (action.act == Act::Discard) CHECK((!holds || isVoid(action.tile)));
          if (action.act == Act::Call) CHECK_FALSE(isVoid(action.tile));
          if (action.act == Act::Win) CHECK_FALSE(holds);
        }
      }
      REQUIRE(engine.apply(s, list[chance.below(list.size())]) == Refusal::None);
    }
  }
  CHECK(first > 100);
}

TEST_CASE("hands go on after a win until one seat is left or the wall is exhausted", "[table][course]") {
  for (const char* name : {"sichuan", "sichuan_xueliu", "guangdong", "kawuxing", "riichi"}) {
    const auto plan = coursePlan(name);
    const bool stays = std::string(name) == "sichuan_xueliu";
    Engine engine(*plan), other(*plan);
    StateCodec codec(engine);
    Chance chance;
    int wins = 0, most = 0, paid = 0;
    Match match;
    match.seed = Seed::ofText("on and on");
    for (uint32_t hand = 0; hand < 60; ++hand) {
      State s;
      engine.begin(match, s);
      ActionList list;
      Events events;
      HandRecord chosen;
      while (s.stage != Stage::Over) {
        const int seat = engine.nextToAct(s);
        REQUIRE(seat >= 0);
        engine.legal(s, seat, list);
        // Wins are taken; calls seldom, so that hands get ready.
        Action action = list[chance.below(list.size())];
        if (list[0].act == Act::Win) action = list[0];
        REQUIRE(engine.apply(s, action, &events) == Refusal::None);
        chosen.actions.push_back(action);
        REQUIRE(sum(s) == 0);
        const auto fault = checkState(engine, s);
        INFO(fault.value_or(""));
        REQUIRE_FALSE(fault);
        for (const Event& event : events) paid += event.what == Happened::Paid;
      }
      // What was chosen makes the same hand again.
      State again;
      std::string record;
      appendRecord(record, chosen);
      HandRecord read;
      REQUIRE(readRecord({reinterpret_cast<const uint8_t*>(record.data()), record.size()}, read));
      const auto wrong = playAgain(other, match, read, again);
      INFO(wrong.value_or(""));
      REQUIRE_FALSE(wrong);
      CHECK(codec.encode(again) == codec.encode(s));
      const int in = std::popcount(static_cast<unsigned>(s.table.course.inPlay & 0xf));
      if (stays) CHECK(in == 4);
      if (s.outcome.kind == Outcome::Won && std::string(name) == "sichuan") CHECK(in == 1);
      wins += s.course.wonCount;
      most = std::max<int>(most, s.course.wonCount);
      REQUIRE(engine.finish(s, match));
    }
    INFO(name << ": " << wins << " wins, at most " << most << ", payments " << paid);
    CHECK(paid > 10);
  }
}

TEST_CASE("a log of a hand that goes on is replayed to the byte", "[table][course]") {
  const auto plan = coursePlan("sichuan_xueliu");
  Engine engine(*plan);
  Chance chance;
  ActionList list;
  const std::string log = test::playLog(engine, "log of a course", 12, {[&](LogWriter& writer, State& s, Events&) {
    engine.legal(s, engine.nextToAct(s), list);
    REQUIRE(writer.play(s, list[0].act == Act::Win ? list[0] : list[chance.below(list.size())]) == Refusal::None);
  }});
  const std::set<std::string> kinds = test::replayLog(*plan, log);
  for (const char* kind : {"chosen", "given", "mark", "paid"}) CHECK(kinds.contains(kind));
}

TEST_CASE("logs of steps in play, tiles turned up and matches are replayed to the byte", "[table][course]") {
  std::set<std::string> kinds;
  for (const char* name : {"riichi", "guangdong", "kawuxing"}) {
    INFO(name);
    const auto plan = coursePlan(name);
    Engine engine(*plan);
    Chance chance;
    ActionList list;
    int matches = 0;
    const auto act = [&](LogWriter& writer, State& s, Events&) {
      engine.legal(s, engine.nextToAct(s), list);
      Action action = list[chance.below(list.size())];
      if (list[0].act == Act::Win || list[0].act == Act::Step) action = list[0];
      REQUIRE(writer.play(s, action) == Refusal::None);
    };
    const auto ended = [&](const Match& match) {
      matches += match.over;
      int64_t all = match.house + match.pot;
      for (const int64_t total : match.totals) all += total;
      CHECK(all == 0);
      REQUIRE(checkMatch(*plan, match) == std::nullopt);
    };
    kinds.merge(test::replayLog(*plan, test::playLog(engine, "log of steps", 40, {act, ended})));
    if (name == std::string("riichi")) CHECK(matches > 0);
  }
  for (const char* kind : {"turned", "chosen", "shown", "match_end"}) CHECK(kinds.contains(kind));
}

TEST_CASE("events told on a table", "[table][course]") {
  const auto plan = coursePlan("sichuan");
  Engine engine(*plan);
  eval::Table table;
  for (auto& marks : table.course.seatMarks) marks[0] = 1;
  auto hand = [&](int seat, const std::vector<std::pair<std::string, int>>& tiles) {
    for (const auto& [name, count] : tiles) table.seats[static_cast<size_t>(seat)].hand[static_cast<size_t>(kindOf(*plan, name))] = static_cast<uint8_t>(count);
  };
  hand(0, {{"1万", 4}, {"4万", 1}, {"5万", 1}, {"6万", 1}, {"7万", 1}, {"8万", 1}, {"9万", 1}, {"2条", 1}, {"3条", 1}, {"5条", 2}});
  hand(1, {{"2万", 1}, {"3万", 1}, {"4万", 1}, {"5万", 1}, {"6万", 1}, {"7万", 1}, {"6条", 1}, {"7条", 1}, {"8条", 1}, {"9条", 2}, {"2条", 1}, {"3条", 1}});
  hand(2, {{"1万", 0}, {"2万", 3}, {"5万", 3}, {"8万", 3}, {"2条", 2}, {"8条", 2}});
  hand(3, {{"3万", 3}, {"6万", 3}, {"9万", 3}, {"3条", 2}, {"7条", 2}});
  State s;
  engine.suppose(table, 40, s);
  int quad = 0;
  for (size_t c = 0; c < plan->calls.size(); ++c)
    if (plan->calls[c].meld == plan::CallMeld::Quad && plan->calls[c].source == plan::CallSource::InHand) quad = static_cast<int>(c);
  REQUIRE(engine.supposeCall(s, 0, quad, kindOf(*plan, "1万"), plan::nobody));
  CHECK(s.outcome.points == std::array<int64_t, 4>{6, -2, -2, -2});
  CHECK(s.course.entries == 3);
  CHECK(engine.supposeDiscard(s, 0, kindOf(*plan, "4万")));
  CHECK(s.outcome.kind == Outcome::None);
}

TEST_CASE("marks follow events, in the range that they have", "[table][course]") {
  const std::string text = R"(ruleset counting "数着" / "Counting" extends kaikoufan
mark 弃 "打过几张" / "discards" of each seat : number up to 3 = 0 { adds 1 on own discard }
mark 别家 "别家打过" / "others have discarded" of each seat : yes/no = no { becomes yes on discard of others }
mark 末 "谁打的" / "who discarded last" of the hand : seat = nobody { becomes actor on discard }
mark 局 "第几局" / "hands" of the match : number up to 2 = 1 { adds 1 on hand end }
need 弃过 "至多三张" / "three at most" : 弃 <= 3 and (别家 or not 别家) and 局 >= 1 and 末 is not winner or self drawn
)";
  const auto plan = coursePlan("counting", {}, &text);
  Engine engine(*plan);
  Match match;
  match.seed = Seed::ofText("counting");
  Chance chance;
  for (int hand = 0; hand < 6; ++hand) {
    State s;
    engine.begin(match, s);
    CHECK(s.table.course.marks[1] == std::min(hand + 1, 2));
    ActionList list;
    std::array<int, 4> discards{};
    int last = -1;
    while (s.stage != Stage::Over) {
      const int seat = engine.nextToAct(s);
      engine.legal(s, seat, list);
      REQUIRE(engine.apply(s, list[chance.below(list.size())]) == Refusal::None);
      if (s.stage != Stage::Turn) continue;
      discards = {};
      for (int i = 0; i < s.pileSize; ++i) ++discards[s.pile[i].seat];
      if (s.pileSize) last = s.pile[s.pileSize - 1].seat;
      for (size_t who = 0; who < 4; ++who) CHECK(s.table.course.seatMarks[who][0] == std::min(discards[who], 3));
      CHECK(s.table.course.marks[0] == last);
    }
    REQUIRE(engine.finish(s, match));
  }
}

// Simulations number their hands on from match to match.
TEST_CASE("a match that begins with a later hand begins as every match", "[table][course]") {
  const auto plan = coursePlan("riichi");
  Engine engine(*plan);
  Match first, later;
  first.seed = later.seed = Seed::ofText("later");
  first.dealer = later.dealer = 1;
  later.hand = 16;
  State a, b;
  engine.begin(first, a);
  engine.begin(later, b);
  CHECK(a.table.course.marks == b.table.course.marks);
  CHECK(kindOf(*plan, "东") == b.table.course.marks[plan->course.marks[0].slot]);
  CHECK(b.table.course.firstDealer == 1);
  CHECK(b.table.course.handsPlayed == 0);
}
