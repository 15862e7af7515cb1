// kou count: how many hands win, how many are ready, and how many have each pattern.
#include <algorithm>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "analysis/count_hands.h"
#include "cli/commands.h"
#include "cli/meld_argument.h"
#include "tell/terminal.h"
#include "compiler/source/source.h"
#include "runtime/text/understood.h"
#include "runtime/tile/tile_notation.h"

namespace kaikou::cli {

namespace {

using analysis::Figures;
using analysis::HandCount;
using Json = nlohmann::ordered_json;

Json figuresJson(const Figures& figures, const Figures& all) {
  Json out;
  out["distinct"] = figures.distinct.text();
  out["weighted"] = figures.weighted.text();
  out["probability"] = figures.weighted.shareOf(all.weighted);
  return out;
}

Json countJson(const plan::Plan& plan, const HandCount& count) {
  if (count.undecided) {
    const plan::Origin& origin = plan.origins[count.undecided->origin];
    return {{"undecided", {{"declaration", origin.name}, {"file", origin.file}, {"line", origin.line}, {"reason", count.undecided->reason}}}};
  }
  Json out = figuresJson(count.fitting, count.all);
  out["all"] = {{"distinct", count.all.distinct.text()}, {"weighted", count.all.weighted.text()}};
  if (count.parts.size() < 2) return out;
  const tile::TileNotation notation(plan);
  for (const HandCount::Part& part : count.parts) {
    Json row = figuresJson(part.fitting, part.all);
    row["indicator"] = plan.kinds[static_cast<size_t>(part.tile)].name;
    row["copies"] = part.copies;
    row["wilds"] = notation.printSet(part.wilds);
    out["indicators"].push_back(std::move(row));
  }
  return out;
}

/// 11,353,128,141,498
std::string grouped(const std::string& digits) {
  std::string out;
  for (size_t i = 0; i < digits.size(); ++i) {
    if (i && (digits.size() - i) % 3 == 0) out += ',';
    out += digits[i];
  }
  return out;
}

struct Row {
  std::string name;
  HandCount count;
};

void appendRows(std::string& out, const plan::Plan& plan, const std::vector<Row>& rows, Language language) {
  int name = 0;
  size_t distinct = 0, weighted = 0;
  for (const Row& row : rows) {
    name = std::max(name, source::displayWidth(row.name));
    distinct = std::max(distinct, grouped(row.count.fitting.distinct.text()).size());
    weighted = std::max(weighted, grouped(row.count.fitting.weighted.text()).size());
  }
  for (const Row& row : rows) {
    if (row.count.undecided) {
      const HandCount::Undecided& why = *row.count.undecided;
      out += fmt::format("  {}  {}\n", padded(row.name, name),
                         words::CountUndecided(titleOf(plan.origins[why.origin], language), text::understood(why.reason)).in(language));
      continue;
    }
    const std::string one = row.count.fitting.weighted.oneIn(row.count.all.weighted, 1);
    out += fmt::format("  {}  {:>{}}  {:>{}}{}\n", padded(row.name, name), grouped(row.count.fitting.distinct.text()), distinct,
                       grouped(row.count.fitting.weighted.text()), weighted, one.empty() ? "" : "   1 / " + one);
  }
}

}  // namespace

int runCount(Session& session, int argc, char** argv) {
  std::string ruleset;
  std::vector<std::string> options, meldWords, only;
  analysis::CountedTable table;
  bool json = false;
  CLI::App app(session.said(words::AboutCount), "kou count");
  app.add_option("RULESET", ruleset, session.said(words::HelpRuleFile))->required();
  app.add_option("-o,-O,--option", options, session.said(words::HelpOption))->allow_extra_args(false);
  auto* melds = app.add_option("--melds", table.melds, session.said(words::HelpCountMelds))->check(CLI::Range(0, 7));
  app.add_option("--meld", meldWords, session.said(words::HelpCountMeld))->allow_extra_args(false)->excludes(melds);
  app.add_flag("--dealer", table.dealer, session.said(words::HelpCountDealer));
  app.add_option("--only", only, session.said(words::HelpCountOnly))
      ->check(CLI::IsMember({"winning", "patterns", "ready"}))->allow_extra_args(false);
  app.add_flag("--json", json, session.said(words::HelpJson));
  CommandLine line(session, app,
                   "  kou count {ruleset}\n"
                   "  kou count {ruleset} --melds 1 --json\n"
                   "  kou count house.yaml --only ready\n\n" + std::string(session.said(words::CountIsExact)) + '\n');
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  const auto values = readOptionArguments(session, options);
  if (!values) return UsageWrong;
  const auto shared = session.planNamed(ruleset, *values, exit);
  if (!shared) return exit;
  const plan::Plan& plan = *shared;
  for (const std::string& words : meldWords) {
    text::Bilingual problem;
    const auto meld = readMeld(plan, words, problem);
    if (!meld) {
      session.complain(problem);
      return UsageWrong;
    }
    table.told.push_back(*meld);
  }
  auto wanted = [&](const char* part) { return only.empty() || std::find(only.begin(), only.end(), part) != only.end(); };
  analysis::HandCounter counter(plan);
  const bool zh = session.language != Language::English;
  Json out;
  out["format"] = "kaikou-count";
  out["version"] = 1;
  out["ruleset"] = plan.origins[plan.ruleset].name;
  out["melds"] = table.told.empty() ? table.melds : static_cast<int>(table.told.size());
  std::vector<Row> rows;
  if (wanted("winning")) {
    HandCount count = counter.winning(table);
    out["winning"] = countJson(plan, count);
    rows.push_back({session.said(words::CountAll), count});
    if (count.undecided) rows.pop_back();
    else rows.back().count.fitting = count.all;
    rows.push_back({session.said(words::CountWinning), std::move(count)});
  }
  if (wanted("patterns")) {
    out["patterns"] = Json::array();
    for (size_t p = 0; p < plan.patterns.size(); ++p) {
      HandCount count = counter.winningWith(table, p);
      const plan::Origin& origin = plan.origins[plan.patterns[p].origin];
      Json row{{"name", origin.name}, {"zh", origin.zh}, {"en", origin.en}};
      row.update(countJson(plan, count));
      out["patterns"].push_back(std::move(row));
      rows.push_back({"  " + (zh ? origin.zh : origin.en), std::move(count)});
    }
  }
  if (wanted("ready")) {
    HandCount count = counter.ready(table);
    out["ready"] = countJson(plan, count);
    rows.push_back({session.said(words::CountReady), std::move(count)});
  }
  if (json) {
    session.out.text() += out.dump(2) + '\n';
    return Fine;
  }
  session.out.text() += fmt::format("{}  {}\n", titleOf(plan.origins[plan.ruleset], session.language),
                                    session.said(words::CountColumns));
  appendRows(session.out.text(), plan, rows, session.language);
  return Fine;
}

}  // namespace kaikou::cli
