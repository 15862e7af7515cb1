// kou play: a person at a table with bots, line by line.
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/log_output.h"
#include "cli/play_continue.h"
#include "cli/play_game.h"
#include "cli/play_opponents.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/text/understood.h"

namespace kaikou::cli {

namespace {

constexpr const char* usualBots = "greedy";

// Of what is said on the command line, in the log, and beside it.
bool sitDown(Session& session, const PlayArguments& arguments, Game::Setup& setup, const std::string& botList,
             std::vector<std::unique_ptr<bots::Bot>>& bots) {
  const plan::Plan& plan = *setup.shelved->plan;
  if (setup.own >= plan.game.seats) {
    session.complain(words::SeatsFromZero(std::to_string(plan.game.seats)));
    return false;
  }
  setup.hands = arguments.hands;
  setup.seedText = arguments.seed;
  setup.unicode = arguments.tiles == "unicode";
  return readOpponents(session, botList, setup.own, plan, bots);
}

int playOn(Session& session, const PlayArguments& arguments) {
  PlayContinue before(session);
  int exit;
  if (!before.open(arguments, exit)) return exit;
  Game::Setup setup;
  setup.shelved = &before.shelved();
  setup.own = before.secret().seat;
  setup.house = before.secret().seed;
  setup.from = &before.position();
  setup.logged = true;
  std::vector<std::unique_ptr<bots::Bot>> bots;
  if (!sitDown(session, arguments, setup, before.secret().bots, bots)) return UsageWrong;
  if (!before.cutLog()) return InputWrong;
  catchInterrupts();
  Game game(session, setup, std::move(bots), [&](const std::string& text) { before.log().write(text); });
  return before.end(game.run());
}

int playNew(Session& session, const PlayArguments& arguments) {
  int exit;
  auto values = readOptionArguments(session, arguments.options);
  if (!values) return UsageWrong;
  if (arguments.ruleset == "-") return session.complain(words::InputIsChoices), UsageWrong;
  ShelvedPlan shelved;
  shelved.plan = session.planNamed(arguments.ruleset, *values, exit);
  if (!shelved.plan) return exit;
  if (const auto why = plan::verifyPlayable(*shelved.plan)) {
    session.complain(words::CannotBePlayed(arguments.ruleset, text::understood(*why)));
    return InputWrong;
  }
  Game::Setup setup;
  setup.shelved = &shelved;
  setup.own = std::max(arguments.seat, 0);
  setup.share = arguments.share;
  const std::string botList = arguments.botList.empty() ? usualBots : arguments.botList;
  std::vector<std::unique_ptr<bots::Bot>> bots;
  equip(shelved);
  if (!sitDown(session, arguments, setup, botList, bots)) return UsageWrong;
  setup.house = Seed::ofText(arguments.seed);
  if (arguments.seed.empty() && !table::seedOfSystem(setup.house)) {
    session.complain(words::NoRandomBytes);
    return Fault;
  }
  LogOutput log(session, arguments.log);
  if (!log.open()) return InputWrong;
  PlaySecret secret{setup.house, setup.own, botList, arguments.ruleset};
  setup.logged = log.regular();
  if (setup.logged && !secret.write(session, arguments.log)) return InputWrong;
  catchInterrupts();
  Game game(session, setup, std::move(bots), [&](const std::string& text) { log.write(text); });
  return endPlay(session, log, arguments.log, setup.logged, game.run());
}

}  // namespace

int runPlay(Session& session, int argc, char** argv) {
  PlayArguments arguments;
  CLI::App app(session.said(words::AboutPlay), "kou play");
  app.add_option("-r,--ruleset", arguments.ruleset, session.said(words::HelpNameOrFile));
  auto* option = app.add_option("-o,--option", arguments.options, session.said(words::HelpOption))->allow_extra_args(false);
  app.add_option("--seat", arguments.seat, session.said(words::HelpPlaySeat))->check(CLI::Range(0, 3));
  app.add_option("--bots", arguments.botList, session.said(words::HelpPlayBots));
  app.add_option("--seed", arguments.seed, session.said(words::HelpPlaySeed));
  auto* share = app.add_flag("--share", arguments.share, session.said(words::HelpPlayShare));
  app.add_option("--hands", arguments.hands, session.said(words::HelpPlayHands))->check(CLI::Range(1u, UINT32_MAX));
  auto* log = app.add_option("--log", arguments.log, session.said(words::HelpPlayLog));
  app.add_option("--continue", arguments.goOn, session.said(words::HelpPlayContinue))->excludes(option)->excludes(share)->excludes(log);
  app.add_option("--tiles", arguments.tiles, session.said(words::HelpTiles))->check(CLI::IsMember({"text", "unicode"}));
  CommandLine line(session, app,
                   "  kou play -r {ruleset}\n"
                   "  kou play -r {ruleset} --seat 2 --bots greedy,search,random --tiles unicode\n"
                   "  kou play -r {ruleset} --log friday.jsonl\n"
                   "  kou play --continue friday.jsonl\n"
                   "  yes 1 | kou play -r {ruleset} --seed friday --hands 1\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  if (!arguments.goOn.empty()) return playOn(session, arguments);
  if (arguments.ruleset.empty()) return session.complain(words::PlayWhichRules), UsageWrong;
  if (!mayWriteTo(session, arguments.log, words::ALog, ".jsonl")) return UsageWrong;
  return playNew(session, arguments);
}

}  // namespace kaikou::cli
