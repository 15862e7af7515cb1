// kou examples: examples for the rules of a ruleset, with the values that the rules give.
#include <algorithm>
#include <filesystem>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "analysis/coverage.h"
#include "analysis/example_text.h"
#include "analysis/option_settings.h"
#include "analysis/table_search.h"
#include "cli/block_io.h"
#include "cli/analyst_words.h"
#include "cli/commands.h"
#include "cli/example_runner.h"
#include "runtime/text/understood.h"

namespace kaikou::cli {

namespace {

using analysis::Coverage;
using analysis::FoundTable;
using analysis::Met;

struct ExamplesWanted {
  bool nearMiss = false;
  uint64_t tables = 60000;
};

/// Writes what one plan has tables for, and marks it as reached.
class ExampleWriter {
 public:
  ExampleWriter(Coverage& coverage, const ExamplesWanted& wanted) : coverage_(coverage), wanted_(wanted) {}

  /// `file`: rules of this file alone; empty: of all.
  void write(const std::shared_ptr<const plan::Plan>& plan, const std::vector<std::pair<std::string, std::string>>& options, const std::string& file) {
    analysis::TableSearch search(*plan, "kaikou");
    search.run(wanted_.tables);
    coverage_.know(plan);
    for (size_t p = 0; p < search.points().size(); ++p) {
      const analysis::RulePoint point = search.points().all()[p];
      const plan::Origin& origin = plan->origins[point.origin];
      if (!file.empty() && origin.file != file) continue;
      for (const Met met : {analysis::Held, analysis::Failed}) {
        if (isReached(point.key, met)) continue;
        const FoundTable* found = search.witness(p, met);
        if (!found) continue;
        const FoundTable table = *found;
        coverage_.see(plan, table.table, table.settlement);
        const bool refuses = point.of == analysis::RulePoint::Need && met == analysis::Failed;
        const text::Bilingual how = refuses ? words::ExampleRefuses : met == analysis::Held ? words::ExampleHolds : words::ExampleNot;
        add(*plan, table, origin, how, options);
        if (!wanted_.nearMiss) continue;
        if (const auto near = search.nearMiss(p, met, table)) {
          coverage_.see(plan, near->table, near->settlement);
          add(*plan, *near, origin, words::ExampleNear, options);
        }
      }
    }
  }

  std::string text;
  size_t count = 0;

 private:
  bool isReached(const std::string& key, Met met) const {
    for (const Coverage::Row& row : coverage_.rows()) {
      if (row.point.key != key) continue;
      const Coverage::Side& side = met == analysis::Held ? row.holds : row.fails;
      return !side.counts || side.times > 0;
    }
    return false;
  }

  void add(const plan::Plan& plan, const FoundTable& found, const plan::Origin& origin, const text::Bilingual& how,
           const std::vector<std::pair<std::string, std::string>>& options) {
    if (count++) text += '\n';
    text += analysis::exampleText(plan, found.table, found.settlement, {origin.zh + how.zh(), origin.en + how.en(), options});
  }

  Coverage& coverage_;
  const ExamplesWanted wanted_;
};

}  // namespace

int runExamplesCommand(Session& session, int argc, char** argv) {
  std::string name;
  std::vector<std::string> options;
  ExamplesWanted wanted;
  bool missing = false, write = false, bases = false;
  CLI::App app(session.said(words::AboutExamples), "kou examples");
  app.add_option("RULESET", name, session.said(words::HelpRuleFile))->required();
  app.add_flag("--missing", missing, session.said(words::HelpExamplesMissing));
  app.add_flag("--near-miss", wanted.nearMiss, session.said(words::HelpExamplesNear));
  app.add_flag("--write", write, session.said(words::HelpExamplesWrite));
  app.add_flag("--bases", bases, session.said(words::HelpExamplesBases));
  app.add_option("--tables", wanted.tables, session.said(words::HelpAnalyzeTables))->capture_default_str();
  CommandLine line(session, app,
                   "  kou examples {ruleset}\n"
                   "  kou examples myrules.kou --missing --near-miss\n"
                   "  kou examples myrules.kou --missing --write\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  const auto ruleset = session.loadNamed(name, exit);
  if (!ruleset) return exit;
  const auto usual = session.planOf(ruleset, {}, exit);
  if (!usual) return exit;
  const sema::FlatRuleset& flat = sema::flatOf(*ruleset);
  const std::string own(session.workspace().sources().name(flat.headerPlace.file));
  Coverage coverage;
  coverage.know(usual);
  if (missing || write) {
    ExampleChoice choice;
    choice.bases = bases;
    choice.seen = [&](const ExampleSeen& seen) {
      if (seen.settlement) coverage.see(seen.plan, seen.table, *seen.settlement);
    };
    runExamples(session.workspace(), ruleset, session.language, choice);
  }
  ExampleWriter writer(coverage, wanted);
  const std::string file = bases ? std::string() : std::filesystem::path(own).filename().string();   // plans name files without their folders
  writer.write(usual, {}, file);
  // What the usual options leave out, with the option that lets it in.
  for (const analysis::OptionSetting& setting : analysis::settingsNextTo(session.workspace(), ruleset, {}, *usual)) {
    coverage.know(setting.plan);
    ExampleWriter more(coverage, {wanted.nearMiss, std::max<uint64_t>(1, wanted.tables / 10)});
    more.write(setting.plan, {{setting.option, setting.value}}, file);
    if (more.count) writer.text += (writer.count ? "\n" : "") + more.text, writer.count += more.count;
  }
  if (!writer.count) {
    session.out.write(session.said(words::ExamplesNone) + std::string("\n"));
    return Fine;
  }
  if (!write) {
    session.out.write(writer.text);
    return Fine;
  }
  if (!own.ends_with(".kou")) {
    session.complain(words::ExamplesNoFile(own));
    return UsageWrong;
  }
  std::string text(session.workspace().sources().text(flat.headerPlace.file)), reason;
  if (!text.empty() && text.back() != '\n') text += '\n';
  text += '\n' + writer.text;
  if (!writeWhole(own, text, reason)) {
    session.complain(words::CannotWrite(own, text::understood(reason)));
    return InputWrong;
  }
  session.out.write(session.said(words::ExamplesWritten(std::to_string(writer.count), own)) + "\n");
  return Fine;
}

}  // namespace kaikou::cli
