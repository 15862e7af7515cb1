// kou explain: the page of a diagnostic, or the rule book of a ruleset.
#include <cctype>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/plan_summary.h"
#include "tell/rule_book.h"
#include "compiler/diag/render.h"
#include "compiler/driver/rules_json.h"
#include "compiler/sema/typed.h"

namespace kaikou::cli {

namespace {

constexpr diag::Code codes[] = {
#define DIAG(code, number, severity, zh, en) diag::Code::code,
#include "compiler/diag/diag_codes.def"
#undef DIAG
};

// 123 of "K0123" or "k123", or nothing.
std::optional<int> codeNumber(const std::string& text) {
  if (text.size() < 2 || text.size() > 5 || std::toupper(static_cast<unsigned char>(text[0])) != 'K')
    return std::nullopt;
  int number = 0;
  for (char c : text.substr(1)) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + (c - '0');
  }
  return number;
}

int explainCode(Session& session, int number) {
  const std::string code = fmt::format("K{:04}", number);
  for (const diag::Code known : codes) {
    if (static_cast<int>(known) != number) continue;
    const bool chinese = session.language == Language::Chinese;
    std::string page, reason;
    const std::string folder =
        chinese ? Session::dataFolder("zh/diagnostics", "docs/zh/diagnostics") : Session::dataFolder("diagnostics", "docs/diagnostics");
    if (!folder.empty() && readWhole(folder + '/' + code + ".md", maxInputFile, page, reason)) {
      session.out.write(page);
    } else {
      session.out.write(fmt::format("{} ({}): {}\n", code, diag::severityWord(diag::severityOf(known), session.language),
                                    diag::messageOf(known, session.language)));
    }
    return Fine;
  }
  session.complain(words::NoDiagnostic(code));
  return UsageWrong;
}

}  // namespace

int runExplain(Session& session, int argc, char** argv) {
  std::string subject;
  bool json = false;
  std::vector<std::string> options;
  CLI::App app(session.said(words::AboutExplain), "kou explain");
  app.add_option("SUBJECT", subject, session.said(words::HelpSubject))->required();
  app.add_flag("--json", json, session.said(words::HelpExplainJson));
  app.add_option("-o,--option", options, session.said(words::HelpExplainOption))->allow_extra_args(false);
  CommandLine line(session, app,
                   "  kou explain {ruleset}\n"
                   "  kou explain {ruleset} --lang en | less\n"
                   "  kou explain house.yaml\n"
                   "  kou explain {ruleset}.kplan\n"
                   "  kou explain {ruleset} --json\n"
                   "  kou explain K0101\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  if (!json && !options.empty()) {
    session.complain(words::OptionNeedsJson);
    return UsageWrong;
  }
  if (const auto number = codeNumber(subject); number && !json) return explainCode(session, *number);
  if (!json && session.isPlan(subject)) {
    const auto plan = session.planNamed(subject, {}, exit);
    if (!plan) return exit;
    session.out.write(planSummary(*plan, session.language));
    return Fine;
  }
  const auto ruleset = session.loadNamed(subject, exit);
  if (!ruleset) return exit;
  if (json) {
    const auto values = readOptionArguments(session, options);
    if (!values) return UsageWrong;
    std::string described;
    text::Bilingual error;
    if (!driver::appendRules(described, session.workspace(), ruleset, *values, error)) {
      session.complain(error);
      return InputWrong;
    }
    session.out.write(described + '\n');
    return Fine;
  }
  session.out.write(ruleBook(session.workspace().sources(), sema::flatOf(*ruleset), session.language, session.colour));
  return Fine;
}

}  // namespace kaikou::cli
