// A bot plays any ruleset that compiles, badly if need be: wins that nobody can foresee or nobody can make, nothing that may be
// claimed or kept, calls that are demanded, no shape at all, nothing but wilds.
#include <catch2/catch.hpp>

#include "sim/dealer_table.h"
#include "tests/bots/bot_plans.h"

using namespace kaikou;

namespace {

// Played by all kinds of bots at one table, and by each kind alone. How many hands were won.
int playEveryWay(const plan::Plan& plan, uint32_t hands) {
  const size_t seats = plan.game.seats;
  std::vector<std::vector<std::string>> tables(4);
  const std::string kinds[] = {"greedy", "search:6", "random"};
  for (size_t seat = 0; seat < seats; ++seat) {
    for (size_t kind = 0; kind < 3; ++kind) tables[kind].push_back(kinds[kind]);
    tables[3].push_back(kinds[seat % 3]);
  }
  int won = 0;
  for (const auto& bots : tables) {
    INFO(bots[0]);
    std::string error;
    sim::DealerTable table(plan, bots, error);
    REQUIRE(error.empty());
    table::Match match;
    match.seed = Seed::ofText("any rules");
    sim::HandFacts facts;
    for (uint32_t hand = 0; hand < hands; ++hand) {
      REQUIRE(table.play(match, facts));
      won += facts.outcome.kind == table::Outcome::Won;
      REQUIRE(table.finish(match));
    }
  }
  return won;
}

std::shared_ptr<const plan::Plan> planOf(const std::string& name, const std::string& text) {
  driver::Workspace& workspace = test::shippedWorkspace();
  diag::Sink sink;
  auto ruleset = workspace.check(name + ".kou", sink, &text);
  INFO(text);
  for (const diag::Diagnostic& one : sink.all()) UNSCOPED_INFO(diag::codeText(one.code));
  REQUIRE(ruleset);
  std::string error;
  auto plan = workspace.plan(ruleset, {}, error);
  INFO(error);
  REQUIRE(plan);
  return plan;
}

const std::string threeSuits = R"(
tiles {
  suit 万 m 1..9 copies 4
  suit 筒 p 1..9 copies 4
  suit 条 s 1..9 copies 4
}
deal { seats 4 hand 13, dealer 14 }
)";
const std::string fourMelds = "shape 平胡 \"平胡\" = 4 melds and a pair\npayment { 底 \"底\" : = 1 }\n";

}  // namespace

TEST_CASE("house rules under which few wins can be foreseen are played", "[bots]") {
  const char* const needs[] = {"winner is dealer", "after kong", "last tiles", "fully concealed", "any 明杠", "robbing",
                               "openings >= 5", "count 大胡 >= 4", "no {9m} in hand and any {9m} in hand"};
  int number = 0;
  for (const char* need : needs) {
    const std::string name = "any_need_" + std::to_string(number++);
    INFO(need);
    const auto plan = planOf(name, "ruleset " + name + " \"试\" / \"Probe\" extends kaikoufan\nneed 庄 \"庄\" / \"need\" : " +
                                       std::string(need) + "\n");
    playEveryWay(*plan, 2);
  }
}

// Who cannot foresee a win still completes hands: here the dealer's are wins.
TEST_CASE("a win that cannot be foreseen is still come by", "[bots]") {
  const auto plan = planOf("any_dealer", "ruleset any_dealer \"试\" / \"Probe\"" + threeSuits + fourMelds +
                                             "need 庄 \"庄\" / \"dealer\" : winner is dealer\nnext dealer { same seat }\n");
  std::string error;
  sim::DealerTable table(*plan, std::vector<std::string>(4, "greedy"), error);
  table::Match match;
  match.seed = Seed::ofText("dealer");
  sim::HandFacts facts;
  int won = 0;
  for (int hand = 0; hand < 40; ++hand) {
    REQUIRE(table.play(match, facts));
    won += facts.outcome.kind == table::Outcome::Won;
    REQUIRE(table.finish(match));
  }
  CHECK(won > 4);
}

TEST_CASE("calls that are demanded are made", "[bots]") {
  const auto plan = planOf("any_compulsory", "ruleset any_compulsory \"试\" / \"Probe\"" + threeSuits + fourMelds + R"(
call 吃 "吃" : run on discard of previous seat, opens, compulsory
call 碰 "碰" : triplet on discard, opens, compulsory
call 杠 "杠" : quad on discard, opens, draws, compulsory
call 暗 "暗" : quad in hand, draws, compulsory
)");
  playEveryWay(*plan, 8);
  playEveryWay(*planOf("any_bigang", "ruleset any_bigang \"试\" / \"Probe\" extends kaikoufan uses sizhang_bigang\n"), 6);
}

TEST_CASE("tiles that all are set apart are played", "[bots]") {
  const struct {
    const char* name;
    const char* rules;
  } all[] = {
      {"any_aside", "set 全部 \"全\" = all tiles\ncall 放 \"放\" : set aside 全部, draws\n"},
      {"any_aside_dry", "set 全部 \"全\" = all tiles\ncall 放 \"放\" : set aside 全部\n"},
      {"any_unclaimable", "set 全部 \"全\" = all tiles\ndiscarding 全部 { unclaimable }\n"},
      {"any_forbidden", "set 全部 \"全\" = all tiles\ndiscarding 全部 { forbidden }\n"},
      {"any_nearly", "set 全部 \"全\" = all tiles except 1m\ndiscarding 全部 { unclaimable }\ncall 放 \"放\" : set aside 全部, draws\n"},
      {"any_useless", "set 全部 \"全\" = all tiles\ncall 碰 \"碰\" : triplet on discard, opens without 全部\n"},
  };
  for (const auto& one : all) {
    INFO(one.name);
    playEveryWay(*planOf(one.name, "ruleset " + std::string(one.name) + threeSuits + fourMelds + one.rules), 2);
  }
}

TEST_CASE("a game without a shape, and games of a few tiles, are played", "[bots]") {
  playEveryWay(*planOf("any_shapeless", "ruleset any_shapeless" + threeSuits), 2);
  playEveryWay(*planOf("any_tiles", "ruleset any_tiles" + threeSuits + "shape 任 \"任\" = any tiles\n"), 2);
  playEveryWay(*planOf("any_few", R"(ruleset any_few
tiles { suit 万 m 1..9 copies 2 }
deal { seats 2 hand 1, dealer 2 }
shape 对 "对" = 1 pairs
)"), 20);
  // One meld on the table fits no shape any more.
  playEveryWay(*planOf("any_pairs", "ruleset any_pairs" + threeSuits + R"(
shape 对 "对" = 7 pairs
call 碰 "碰" : triplet on discard, opens, compulsory
)"), 4);
}

TEST_CASE("games with many wilds are played", "[bots]") {
  const char* const wilds[] = {"1m 2m 3m 4m", "all tiles except 9s"};
  int number = 0;
  for (const char* wild : wilds) {
    const std::string name = "any_wilds_" + std::to_string(number++);
    INFO(wild);
    playEveryWay(*planOf(name, "ruleset " + name + R"(
tiles { suit 万 m 1..9 copies 4  suit 条 s 1..9 copies 4 }
deal { seats 3 hand 4, dealer 5 }
wild 癞 "癞" = )" + wild + "\nshape 平 \"平\" = 1 melds and a pair\ncall 碰 \"碰\" : triplet on discard, opens\n"),
                 4);
  }
}
