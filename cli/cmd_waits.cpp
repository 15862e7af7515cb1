// kou waits: which tiles complete a hand, and what each is worth.
#include <algorithm>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/case_input.h"
#include "cli/case_words.h"
#include "cli/commands.h"
#include "cli/plan_shelf.h"
#include "runtime/cases/result_json.h"
#include "runtime/cases/waits.h"

namespace kaikou::cli {

namespace {

using cases::Way;

/// Tiles that pay the same in every way, and the ways.
struct Alike {
  uint64_t tiles = 0;
  std::vector<const Way*> ways;
};

bool sameWays(const std::vector<const Way*>& a, const std::vector<const Way*>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Way* x, const Way* y) {
    return x->from == y->from && x->settlement.payments == y->settlement.payments &&
           x->settlement.patterns == y->settlement.patterns;
  });
}

std::vector<Alike> groupAlike(const std::vector<Way>& ways) {
  std::vector<Alike> groups;
  for (size_t i = 0; i < ways.size();) {
    Alike next;
    const uint8_t tile = ways[i].tile;
    for (; i < ways.size() && ways[i].tile == tile; ++i) next.ways.push_back(&ways[i]);
    auto known = std::find_if(groups.begin(), groups.end(),
                              [&](const Alike& group) { return sameWays(group.ways, next.ways); });
    if (known == groups.end()) known = groups.insert(groups.end(), std::move(next));
    known->tiles |= uint64_t{1} << tile;
  }
  return groups;
}

void appendWay(std::string& out, const ShelvedPlan& shelved, int seat, const Way& way, Language language, bool colour) {
  const plan::Plan& plan = *shelved.plan;
  const std::string how =
      way.from < 0 ? say(Phrase::ByDraw, language) : fmt::format("{} {}", say(Phrase::ByDiscard, language), way.from);
  const int64_t winnings = way.settlement.payments[static_cast<size_t>(seat)];
  out += fmt::format("  {}{}  [", padded(how, language == Language::English ? 24 : 16),
                     ink(padded(fmt::format("{}{}", winnings > 0 ? "+" : "", winnings), 7, true), Ink::Green, colour));
  for (int other = 0; other < plan.game.seats; ++other) {
    out += fmt::format("{}{}", other ? " " : "", way.settlement.payments[static_cast<size_t>(other)]);
  }
  out += ']';
  for (size_t i = 0; i < plan.results.size(); ++i) {
    if (plan.results[i].kind != plan::ResultItem::PatternList) continue;
    for (uint16_t pattern : shelved.sortedPatterns[i]) {
      if (way.settlement.patterns >> pattern & 1)
        out += "  " + titleOf(plan.origins[plan.patterns[pattern].origin], language);
    }
  }
  out += '\n';
}

void appendText(std::string& out, const ShelvedPlan& shelved, int seat, const std::vector<Way>& ways,
                Language language, bool colour) {
  if (ways.empty()) {
    out += fmt::format("{} {}: {}\n", say(Phrase::Seat, language), seat, say(Phrase::NotReady, language));
    return;
  }
  for (const Alike& group : groupAlike(ways)) {
    out += ink(shelved.binder->notation().printSet(group.tiles), Ink::Bold, colour) + '\n';
    for (const Way* way : group.ways) appendWay(out, shelved, seat, *way, language, colour);
  }
}

}  // namespace

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
          "  kou waits -r {ruleset} 'indicator 8s; dealer 0' 'seat 0: 234678m 55p 45s, 碰 333s from 2' 'waits 0'\n"
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
  std::vector<Way> ways;
  bool fine = makeTable(shelved, input.fields, seat, table, error);
  if (fine) {
    if (auto fault = findWays(shelved, table, seat, ways)) {
      error.message = faultText(*shelved.plan, *fault);
      fine = false;
    }
  }
  if (!fine) {
    if (!json) {
      session.complain(caseErrorText(error));
    } else {
      error.message = session.said(error.message);
      appendError(session.out.text(), input.fields.hasId, input.fields.id, error);
      session.out.text() += '\n';
    }
    return InputWrong;
  }
  if (json) {
    cases::appendWaits(session.out.text(), input.fields.hasId, input.fields.id, shelved, seat, ways);
    session.out.text() += '\n';
    return Fine;
  }
  appendText(session.out.text(), shelved, seat, ways, session.language, session.colour);
  return Fine;
}

}  // namespace kaikou::cli
