// The table as text: every tile has a face, and nothing hidden is shown.
#include "cli/play_table.h"

#include <catch2/catch.hpp>

#include "compiler/source/source.h"
#include "tests/bots/bot_plans.h"

using namespace kaikou;

TEST_CASE("glyphs of tiles are two columns wide with their blank", "[play]") {
  const auto plan = testing::botPlan("kaikoufan");
  std::vector<std::string> seen;
  for (size_t kind = 0; kind < plan->kinds.size(); ++kind) {
    const std::string glyph = cli::tileGlyph(*plan, static_cast<int>(kind));
    INFO(plan->kinds[kind].name);
    CHECK(glyph.size() >= 4);
    CHECK(source::displayWidth(glyph) == 2);
    CHECK(std::find(seen.begin(), seen.end(), glyph) == seen.end());
    seen.push_back(glyph);
  }
  CHECK(seen[0] == "🀇 ");
}

TEST_CASE("other hands are not shown", "[play]") {
  cli::ShelvedPlan shelved;
  shelved.plan = testing::botPlan("kaikoufan");
  cases::equip(shelved);
  table::Engine engine(*shelved.plan);
  table::Match match;
  match.seed = Seed::ofText("table");
  table::State state;
  engine.begin(match, state);
  cli::PlayTable view(shelved, {cli::Language::English, false}, cli::TileFaces::Text);
  std::string before, after;
  view.appendTable(before, engine, state, 2);
  CHECK(before.find(view.tiles(state.table.seats[2].hand)) != std::string::npos);
  CHECK(before.find("seat 2 (you)") != std::string::npos);
  for (int seat : {0, 1, 3}) CHECK(before.find(view.tiles(state.table.seats[static_cast<size_t>(seat)].hand)) == std::string::npos);
  std::swap(state.table.seats[0].hand, state.table.seats[1].hand);   // the dealer's extra tile shows in the number alone
  view.appendTable(after, engine, state, 2);
  CHECK(before.size() == after.size());

  table::Events events;
  events.push({table::Happened::Draw, 1, -1, 5});
  events.push({table::Happened::Draw, 2, -1, 6});
  std::string text;
  view.appendEvents(text, events, 2);
  CHECK(text.find(view.tile(5)) == std::string::npos);
  CHECK(text.find(view.tile(6)) != std::string::npos);
}
