// kou waits: which tiles complete a hand, and what each is worth.
#include <algorithm>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/case_input.h"
#include "cli/case_words.h"
#include "cli/commands.h"
#include "cli/json_append.h"
#include "cli/result_json.h"

namespace kaikou::cli {

namespace {

/// One way to complete the hand.
struct Way {
  uint8_t tile;
  int from;                               // plan::nobody: by draw
  eval::Settlement settlement;
};

std::optional<eval::Fault> findWays(ShelvedPlan& shelved, eval::Table table, int seat, std::vector<Way>& out) {
  std::vector<eval::Evaluator::Wait> waits;
  if (auto fault = shelved.evaluator->waits(table, seat, waits)) return fault;
  for (const eval::Evaluator::Wait& wait : waits) {
    if (wait.byDraw) out.push_back({wait.tile, plan::nobody, wait.draw});
    if (!wait.byDiscard) continue;
    // Who gives the tile matters: every seat is asked.
    for (int from = 0; from < shelved.plan->game.seats; ++from) {
      if (from == seat) continue;
      table.win = {};
      table.win.seat = static_cast<int8_t>(seat);
      table.win.tile = wait.tile;
      table.win.by = eval::WinBy::Discard;
      table.win.from = static_cast<int8_t>(from);
      Way way{wait.tile, from, {}};
      if (auto fault = shelved.evaluator->settle(table, way.settlement)) return fault;
      if (way.settlement.legal) out.push_back(way);
    }
  }
  return std::nullopt;
}

void appendJson(std::string& out, const CaseFields& fields, const ShelvedPlan& shelved, int seat,
                const std::vector<Way>& ways) {
  out += '{';
  if (fields.hasId) {
    out += "\"id\": ";
    appendJsonString(out, fields.id);
    out += ", ";
  }
  out += fmt::format("\"seat\": {}, \"waits\": [", seat);
  for (size_t i = 0; i < ways.size(); ++i) {
    if (i) out += ", ";
    out += "{\"tile\": ";
    appendJsonString(out, shelved.binder->notation().printKind(ways[i].tile));
    out += ways[i].from < 0 ? std::string(", \"by\": \"self_draw\", ")
                            : fmt::format(", \"by\": \"discard\", \"from\": {}, ", ways[i].from);
    out += "\"result\": ";
    appendResult(out, false, {}, shelved, ways[i].settlement);
    out += '}';
  }
  out += "]}\n";
}

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
  CLI::App app("Which tiles complete a hand that lacks one, and what each pays by draw and from each seat.",
               "kou waits");
  app.add_option("-r,--ruleset", ruleset, "ruleset of a case that names none: a name or a file");
  app.add_option("-o,--option", options, "NAME=VALUE for an option of the rules")->allow_extra_args(false);
  app.add_option("--seat", seatArgument, "whose hand (default: the case's `waits`, or the only hand told)")
      ->check(CLI::Range(0, 3));
  app.add_flag("--json", json, "print JSON");
  app.add_option("CASE", words, "a JSON file, `-`, JSON itself, or words; without a win")->required();
  CommandLine line(
      session, app,
      std::string(
          "  kou waits -r {ruleset} 'indicator 8s; dealer 0' 'seat 0: 234678m 55p 45s, 碰 333s from 2' 'waits 0'\n"
          "  kou waits -r {ruleset} --json hand.json --seat 2\n"
          "  kou waits -r {ruleset} - < hand.txt\n\n") +
          wordFormHelp);
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  auto values = readOptionArguments(session, options);
  if (!values) return UsageWrong;
  if (!ruleset.empty() && !session.planNamed(ruleset, *values, exit)) return exit;
  PlanShelf shelf(session, ruleset, std::move(*values));
  CaseInput input;
  if (!readCaseInput(session, words, false, input, exit)) return exit;
  int seat = seatArgument >= 0 ? seatArgument : input.fields.waitsSeat;
  if (seat < 0) {
    int told = 0;
    for (int i = 0; i < eval::seatCount; ++i) {
      const SeatFields& fields = input.fields.seats[static_cast<size_t>(i)];
      if (fields.told && fields.handKnown && ++told == 1) seat = i;
    }
    if (told != 1) {
      session.complain("whose hand? say `waits SEAT` or --seat");
      return InputWrong;
    }
  }
  if (!input.fields.seats[static_cast<size_t>(seat)].told || !input.fields.seats[static_cast<size_t>(seat)].handKnown) {
    session.complain(fmt::format("the hand of seat {} is not told", seat));
    return InputWrong;
  }
  input.fields.win = {};
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
      appendError(session.out.text(), input.fields.hasId, input.fields.id, error);
      session.out.text() += '\n';
    }
    return InputWrong;
  }
  if (json) appendJson(session.out.text(), input.fields, shelved, seat, ways);
  else appendText(session.out.text(), shelved, seat, ways, session.language, session.colour);
  return Fine;
}

}  // namespace kaikou::cli
