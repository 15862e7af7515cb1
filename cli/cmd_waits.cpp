// kou waits: which tiles complete a hand, and what each is worth.
#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/case_input.h"
#include "tell/case_words.h"
#include "cli/commands.h"
#include "cli/plan_shelf.h"
#include "cli/waits_text.h"
#include "runtime/cases/result_json.h"
#include "runtime/cases/waits.h"

namespace kaikou::cli {

int runWaits(Session& session, int argc, char** argv) {
  std::string ruleset;
  std::vector<std::string> options, words;
  bool json = false;
  int seatArgument = -1;
  CLI::App app(session.said(words::AboutWaits),
               "kou waits");
  app.add_option("-r,--ruleset", ruleset, session.said(words::HelpCaseRuleset));
  app.add_option("-o,-O,--option", options, session.said(words::HelpOption))->allow_extra_args(false);
  app.add_option("--seat", seatArgument, session.said(words::HelpWaitsSeat))
      ->check(CLI::Range(0, 3));
  app.add_flag("--json", json, session.said(words::HelpJson));
  session.engine.addOption(app, session.language);
  app.add_option("CASE", words, session.said(words::HelpCaseNoWin))->required();
  CommandLine line(
      session, app,
      std::string(
          "  kou waits -r {ruleset} {waits}\n"
          "  kou waits -r {ruleset} --json hand.json --seat 2\n"
          "  kou waits -r {ruleset} - < hand.txt\n\n") +
          wordFormHelpIn(session.language));
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  auto values = readOptionArguments(session, options);
  if (!values) return UsageWrong;
  if (!ruleset.empty() && !session.planNamed(ruleset, *values, exit)) return exit;
  PlanShelf shelf(session, ruleset, std::move(*values));
  CaseInput input;
  if (!readCaseInput(session, words, false, input, exit)) return exit;
  int seat = seatArgument >= 0 ? seatArgument : cases::seatThatWaits(input.fields);
  if (seat < 0) {
    session.complain(words::WhoseHand);
    return InputWrong;
  }
  if (!input.fields.seats[static_cast<size_t>(seat)].told || !input.fields.seats[static_cast<size_t>(seat)].handKnown) {
    session.complain(words::HandNotTold(std::to_string(seat)));
    return InputWrong;
  }
  ShelvedPlan& shelved = shelf.find(input.fields.ruleset, input.fields.optionsText);
  eval::Table table;
  CaseError error;
  cases::WaitingHand hand;
  bool fine = makeTable(shelved, input.fields, seat, table, error);
  if (fine) {
    if (auto fault = cases::findWaits(shelved, table, seat, hand)) {
      error.message = json ? faultText(*shelved.plan, *fault) : session.said(session.placedFault(*shelved.plan, *fault));
      fine = false;
    }
  }
  if (!fine) {
    if (!json) {
      session.complain(placedErrorText(session, error, input));
    } else {
      error.message = session.said(error.message);
      appendError(session.out.text(), input.fields.hasId, input.fields.id, error, input.text);
      session.out.text() += '\n';
    }
    return InputWrong;
  }
  if (json) {
    cases::appendWaits(session.out.text(), input.fields.hasId, input.fields.id, shelved, seat, hand);
    session.out.text() += '\n';
    return Fine;
  }
  appendWaitsText(session.out.text(), shelved, seat, hand, {session.language, session.colour});
  return Fine;
}

}  // namespace kaikou::cli
