// Tiles that a quad turns up and offers, and steps instead of a draw: by the small rules of tests/language/offered_tiles.kou.
#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>

#include "runtime/table/engine.h"
#include "runtime/table/state_check.h"
#include "tests/table/played_game.h"

using namespace kaikou;
using namespace kaikou::table;
using test::Chance;

namespace {

std::string rulesWithout(const std::string& declaration) {
  std::ifstream in(KAIKOU_SOURCE_DIR "/tests/language/offered_tiles.kou");
  std::string text, line;
  while (std::getline(in, line))
    if (declaration.empty() || !line.starts_with(declaration)) text += line + "\n";
  return text;
}

std::shared_ptr<const plan::Plan> planOf(const std::string& text) { return test::planOf("offered_tiles.kou", {}, &text); }

}  // namespace

TEST_CASE("tiles of a quad are played at once by who made it, and open to all", "[table][course]") {
  // Every quad may be opened up, so that there are many, and what they turn up wins often.
  std::string rules = rulesWithout("restrict");
  rules.replace(rules.find("= 4 melds and a pair"), 20, "= any tiles");
  const size_t examples = rules.find("example ");
  rules = rules.substr(0, examples) + "need 杠牌胡 : (after kong or giver after kong) and winning tile in {rank 2 5 8}\n";
  const auto plan = planOf(rules);
  Engine engine(*plan);
  Chance chance;
  ActionList list;
  int quads = 0, own = 0, given = 0, claimed = 0, laid = 0, took = 0, refused = 0;
  const std::string log = test::playLog(engine, "offered", 150, {[&](LogWriter& writer, State& s, Events& events) {
    const int seat = engine.nextToAct(s);
    engine.legal(s, seat, list);
    REQUIRE(!list.empty());
    if (s.course.offer && s.stage == Stage::Turn) {
      // It wins, or discards this tile.
      CHECK(list[list.size() - 1] == discard(seat, s.tile));
      CHECK(list.size() == (s.mayWin ? 2u : 1u));
      CHECK(s.mayWin);   // otherwise nobody is asked
      ++own;
    }
    Action action = list[chance.below(list.size())];
    for (const Action& one : list)
      if (one.act == Act::Call && plan->calls[one.call].meld == plan::CallMeld::Quad) action = one;
    if (list[0].act == Act::Win && chance.below(3)) action = list[0];
    if (s.stage == Stage::Choosing) ++(action.act == Act::Step ? took : refused);
    const bool pending = s.course.offer != 0;
    REQUIRE(writer.play(s, action, &events) == Refusal::None);
    const auto fault = checkState(engine, s);
    INFO(fault.value_or(""));
    REQUIRE_FALSE(fault);
    for (const Event& event : events) {
      quads += event.what == Happened::Turned;
      laid += event.what == Happened::Laid;
      claimed += pending && event.what == Happened::Meld;
      if (event.what == Happened::Won && event.from >= 0 && engine.wins()[0].course.giverKong) ++given;
    }
  }});
  CHECK(quads > 50);
  CHECK(laid > 0);
  CHECK(claimed > 0);
  CHECK(took > 0);
  CHECK(refused > 0);
  CHECK(own > 0);
  CHECK(given > 0);
  test::replayLog(*plan, log);
}

TEST_CASE("a quad after which the hand is not ready is not open", "[table][course]") {
  const auto plan = planOf(rulesWithout(""));
  Engine engine(*plan);
  Match match;
  Chance chance;
  int quads = 0;
  for (int hand = 0; hand < 60; ++hand) {
    match.seed = Seed::ofText("not ready " + std::to_string(hand));
    State s;
    engine.begin(match, s);
    ActionList list;
    while (s.stage != Stage::Over) {
      const int seat = engine.nextToAct(s);
      engine.legal(s, seat, list);
      for (const Action& one : list) {
        if (one.act != Act::Call || plan->calls[one.call].meld != plan::CallMeld::Quad) continue;
        // Some tile completes the hand after it.
        State after = s;
        auto& own = after.table.seats[static_cast<size_t>(seat)];
        const bool added = plan->calls[one.call].source == plan::CallSource::AddedTo;
        own.hand[one.tile] = static_cast<uint8_t>(own.hand[one.tile] - (added ? 1 : own.hand[one.tile]));
        if (!added) own.melds[own.meldCount++] = {one.call, eval::MeldForm::Quad, one.tile, plan::nobody};
        bool waits = false;
        for (size_t kind = 0; kind < plan->kinds.size(); ++kind) {
          eval::Table table = after.table;
          table.win = {static_cast<int8_t>(seat), static_cast<uint8_t>(kind), eval::WinBy::SelfDraw, plan::nobody, false, false};
          bool legal = false;
          waits |= !engine.evaluator().legal(table, false, legal) && legal;
        }
        CHECK(waits);
        ++quads;
      }
      REQUIRE(engine.apply(s, list[chance.below(list.size())]) == Refusal::None);
    }
  }
  INFO(quads);
}
