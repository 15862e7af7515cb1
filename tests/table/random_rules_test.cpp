// Engine, state check, saved hands and logs agree on rules that nobody wrote: whole hands at random (random_play.cpp), each saved
// and taken up again at every state, and logs of them replayed to the byte.
#include <catch2/catch.hpp>

#include "compiler/diag/render.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/table/hand_record.h"
#include "runtime/table/log_reader.h"
#include "tests/shipped_rules.h"
#include "tests/table/played_game.h"
#include "tests/table/random_game_rules.h"
#include "tests/table/random_play.h"
#include "tests/table/state_image.h"

using namespace kaikou;
using namespace kaikou::testing;

namespace {

std::shared_ptr<const plan::Plan> planOfText(const std::string& text, std::string& why) {
  driver::Workspace workspace;
  workspace.loader().folders = {KAIKOU_SOURCE_RULESETS};
  diag::Sink sink;
  const auto checked = workspace.check("chance.kou", sink, &text);
  if (!checked) {
    why = diag::renderText(sink, workspace.sources(), {});
    for (const auto& item : sink.all()) CHECK(item.code != diag::Code::PlanRejected);
    return nullptr;
  }
  std::string error;
  auto plan = workspace.plan(checked, {}, error);
  if (!plan) return nullptr;
  if (auto refused = plan::verifyPlayable(*plan)) return nullptr;
  return plan;
}

// Every state on the way is saved as its record and taken up again: the same state.
void saveEverywhere(const plan::Plan& plan, uint64_t seed) {
  table::Engine engine(plan), other(plan);
  table::Match match;
  match.seed = Seed::ofText(std::to_string(seed));
  test::ChancePlayer player(seed);
  table::State state, again;
  table::ActionList open;
  for (int hand = 0; hand < 3; ++hand) {
    table::HandRecord record;
    engine.begin(match, state);
    for (int n = 0;; ++n) {
      if (n % 3 == 0 || state.stage == table::Stage::Over) {
        std::string bytes;
        table::appendRecord(bytes, record);
        table::HandRecord read;
        REQUIRE(table::readRecord({reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size()}, read));
        REQUIRE(table::playAgain(other, match, read, again).value_or("") == "");
        REQUIRE(firstDifference(state, again) == "");
      }
      if (state.stage == table::Stage::Over) break;
      const int seat = player.seatOf(engine.toAct(state));
      if (plan.game.leavingDeclared && n == 40) {
        REQUIRE(engine.leave(state, seat) == table::Refusal::None);
        record.leaver = static_cast<int8_t>(seat);
        continue;
      }
      engine.legal(state, seat, open);
      REQUIRE_FALSE(open.empty());
      record.actions.push_back(player.choose(engine, state, open));
      REQUIRE(engine.apply(state, record.actions.back()) == table::Refusal::None);
    }
    REQUIRE(engine.finish(state, match));
  }
}

void playRules(uint64_t first, int rulesets, int hands) {
  int played = 0;
  for (int n = 0; n < rulesets; ++n) {
    bench::Random random(first + static_cast<uint64_t>(n));
    const std::string text = randomGameRules(random);
    INFO("rules " << first + static_cast<uint64_t>(n) << "\n" << text);
    std::string why;
    const auto plan = planOfText(text, why);
    if (!plan) continue;
    ++played;
    RandomPlay game(*plan, random.next());
    game.thorough = 3;
    for (int hand = 0; hand < hands && game.wrong.empty(); ++hand) (void)game.playHand();
    REQUIRE(game.wrong == "");
    REQUIRE(game.totals.faulted == 0);
    saveEverywhere(*plan, random.next());
    table::Engine writing(*plan), reading(*plan);
    table::Replay replay(reading);
    for (const std::string& line : test::linesOf(test::playLog(writing, std::to_string(n), 3)))
      if (auto refusal = replay.line(line)) FAIL("line " << refusal->line << ": " << refusal->reason);
    REQUIRE_FALSE(replay.finish());
  }
  CHECK(played > rulesets / 2);
}

}  // namespace

TEST_CASE("games of rules that nobody wrote keep the engine's word, can be saved and are logged", "[table][property]") {
  playRules(1, 120, 6);
}

TEST_CASE("thousands of rules that nobody wrote", "[.slow][table][property]") { playRules(1000, 4000, 10); }
