// kou score: what a win pays.
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/batch.h"
#include "cli/case_input.h"
#include "tell/case_words.h"
#include "cli/commands.h"
#include "cli/score_text.h"
#include "runtime/cases/result_json.h"
#include "runtime/text/understood.h"

namespace kaikou::cli {

namespace {

struct ScoreArguments {
  std::string ruleset, batch;
  std::vector<std::string> options, words;
  bool json = false, explain = false;
};

int runBatchFile(Session& session, PlanShelf& shelf, const std::string& path) {
  if (path == "-") {
    std::string reason;
    if (takeStandardInput(reason)) return runBatch(session, shelf, 0);
    session.complain(words::CannotRead(path, text::understood(reason)));
    return InputWrong;
  }
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) {
    session.complain(words::CannotRead(path, text::understood(std::strerror(errno))));
    return InputWrong;
  }
  const int exit = runBatch(session, shelf, descriptor);
  ::close(descriptor);
  return exit;
}

int scoreOne(Session& session, PlanShelf& shelf, const ScoreArguments& arguments) {
  int exit;
  CaseInput input;
  if (!readCaseInput(session, arguments.words, true, input, exit)) return exit;
  ShelvedPlan& shelved = shelf.find(input.fields.ruleset, input.fields.optionsText);
  std::string& out = session.out.text();
  const CaseFields& fields = input.fields;
  eval::Table table;
  CaseError error;
  auto wrong = [&] {
    if (arguments.json) {
      error.message = session.said(error.message);
      cases::appendError(out, fields.hasId, fields.id, error, input.text);
      out += '\n';
    } else {
      session.complain(placedErrorText(session, error, input));
    }
    return InputWrong;
  };
  if (!makeTable(shelved, fields, plan::nobody, table, error)) return wrong();
  eval::Settlement settlement;
  eval::Explanation explanation;
  auto fault = shelved.evaluator->settle(table, settlement);
  if (!fault && arguments.explain) fault = shelved.evaluator->explain(table, settlement, explanation);
  if (fault) {
    error.message = arguments.json ? faultText(*shelved.plan, *fault) : session.said(session.placedFault(*shelved.plan, *fault));
    return wrong();
  }
  if (arguments.json) {
    if (arguments.explain) {
      cases::appendExplainedResult(out, fields.hasId, fields.id, shelved, settlement, explanation);
    } else {
      cases::appendResult(out, fields.hasId, fields.id, shelved, settlement);
    }
    out += '\n';
    return Fine;
  }
  const TextStyle style{session.language, session.colour};
  appendSettlementText(out, shelved, table, settlement, style);
  if (arguments.explain) appendExplanationText(out, shelved, table, settlement, explanation, style);
  return Fine;
}

}  // namespace

int runScore(Session& session, int argc, char** argv) {
  ScoreArguments arguments;
  CLI::App app(session.said(words::AboutScore), "kou score");
  app.add_option("-r,--ruleset", arguments.ruleset, session.said(words::HelpCaseRuleset));
  app.add_option("-o,-O,--option", arguments.options, session.said(words::HelpOptionCase))
      ->allow_extra_args(false);
  app.add_flag("--json", arguments.json, session.said(words::HelpScoreJson));
  app.add_flag("--explain", arguments.explain, session.said(words::HelpExplain));
  session.engine.addOption(app, session.language);
  auto* batch =
      app.add_option("--batch", arguments.batch, session.said(words::HelpBatch));
  app.add_option("CASE", arguments.words, session.said(words::HelpCase))->excludes(batch);
  CommandLine line(session, app,
                   std::string("  kou score -r {ruleset} {case}\n"
                               "  kou score case.json --explain --lang en\n"
                               "  kou score -r {ruleset} -o {option} - < case.json\n"
                               "  kou score -r {ruleset}.kplan case.json\n"
                               "  kou score --batch cases.jsonl > results.jsonl\n\n") +
                       wordFormHelpIn(session.language));
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  if (arguments.batch.empty() && arguments.words.empty()) {
    session.complain(words::CaseMissing);
    return UsageWrong;
  }
  auto values = readOptionArguments(session, arguments.options);
  if (!values) return UsageWrong;
  // A wrong -r or -o is the command line's fault, not a case's: it is told before any case is read.
  if (!arguments.ruleset.empty() && !session.planNamed(arguments.ruleset, *values, exit)) return exit;
  PlanShelf shelf(session, arguments.ruleset, std::move(*values));
  return arguments.batch.empty() ? scoreOne(session, shelf, arguments) : runBatchFile(session, shelf, arguments.batch);
}

}  // namespace kaikou::cli
