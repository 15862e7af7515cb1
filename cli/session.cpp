// The shared half of every command.
//
// Rulesets are looked for where an installation, a build folder and a source tree have them, in this order, so that one
// binary serves all three. Nothing is loaded before a command asks.
// Tested by tests/scripts/cli_end_to_end.sh.
#include "cli/session.h"

#include <cstdlib>
#include <filesystem>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/help_examples.h"
#include "cli/shown_path.h"
#include "tell/terminal.h"
#include "runtime/text/understood.h"
#include "compiler/diag/render.h"
#include "runtime/plan/plan_codec.h"

namespace kaikou::cli {

namespace fs = std::filesystem;

namespace {

bool isFolder(const fs::path& path) {
  std::error_code ignored;
  return fs::is_directory(path, ignored);
}

fs::path programFolder() {
  std::error_code ignored;
  return fs::read_symlink("/proc/self/exe", ignored).parent_path();
}

std::string firstFolder(const std::vector<fs::path>& candidates) {
  for (const fs::path& path : candidates) {
    if (!path.empty() && isFolder(path)) return path.lexically_normal().string();
  }
  return {};
}

// Names from diagnostics of a file that is not there read better as a usage error.
bool isPath(const std::string& name) {
  return name == "-" || name.find('/') != std::string::npos || name.ends_with(".kou") || name.ends_with(".yaml") ||
         name.ends_with(".yml");
}

}  // namespace

Session::Session() : language(languageOfEnvironment()), colour(wantsColour(1)) {}

std::string Session::rulesetsFolder() {
  if (const char* chosen = std::getenv("KAIKOU_RULESETS"); chosen && *chosen) return chosen;
  return dataFolder("rulesets", "rulesets");
}

std::string Session::dataFolder(const std::string& name, const std::string& sourceName) {
  const fs::path program = programFolder();
  return firstFolder({program / ".." / "share" / "kaikou" / name, program / ".." / ".." / sourceName,
                      program / ".." / ".." / ".." / sourceName, fs::path(KAIKOU_SOURCE_RULESETS) / ".." / sourceName});
}

driver::Workspace& Session::workspace() {
  if (!workspace_) {
    workspace_ = std::make_unique<driver::Workspace>();
    if (language == Language::Chinese) workspace_->loader().asker = "<命令行>";
    if (const std::string folder = rulesetsFolder(); !folder.empty()) workspace_->loader().folders.push_back(folder);
    workspace_->loader().standardInput = [this](std::string& text, text::Bilingual& trouble) {
      std::string reason;
      if (readInput(text, reason)) return true;
      trouble = text::understood(reason);
      return false;
    };
  }
  return *workspace_;
}

std::function<std::string(std::string_view)> Session::shownFiles() {
  std::error_code ignored;
  return [here = fs::current_path(ignored).string(), folders = workspace().loader().folders](std::string_view path) {
    return shownPath(path, here, folders);
  };
}

text::Bilingual Session::placedFault(const plan::Plan& plan, const eval::Fault& fault) {
  const plan::Origin& rule = plan.origins[fault.origin < plan.origins.size() ? fault.origin : plan.ruleset];
  return words::RuleFails(rule.name, fmt::format("{}:{}:{}", shownFiles()(rule.file), rule.line, rule.column),
                          text::understood(fault.reason));
}

std::string Session::said(const text::Bilingual& message) const {
  // What has one text only was made where no language is known: by the runtime, or it is a name.
  const bool one = language == Language::Chinese && message.zh() == message.en();
  return one ? text::understood(message.en()).zh() : message.in(language);
}

void Session::complain(const text::Bilingual& message) {
  out.flush();
  const std::string line = fmt::format("{} {}\n", ink("kou:", Ink::Red, wantsColour(2)), said(message));
  std::fwrite(line.data(), 1, line.size(), stderr);
}

void Session::showDiagnostics(diag::Sink& sink) {
  out.flush();
  sink.sort();
  const std::string text = diag::renderText(
      sink, workspace().sources(), {.colour = wantsColour(2), .language = language, .shown = shownFiles()});
  std::fwrite(text.data(), 1, text.size(), stderr);
}

bool Session::readInput(std::string& text, std::string& reason) {
  if (!input_) {
    std::string read;
    if (!readWhole("-", plan::maxPlanBytes, read, reason)) return false;
    input_ = std::move(read);
  }
  text = *input_;
  return true;
}

bool Session::isPlan(const std::string& name) {
  std::string text, ignored;
  return name.ends_with(".kplan") || (name == "-" && readInput(text, ignored) && text.starts_with("KPLAN\n"));
}

std::shared_ptr<const plan::Plan> Session::readPlan(const std::string& path, const driver::OptionValues& values, text::Bilingual& reason) {
  if (!values.empty()) {
    reason = words::PlanOptionsFixed(path, values.begin()->first);
    return nullptr;
  }
  std::string bytes, trouble;
  if (!(path == "-" ? readInput(bytes, trouble) : readWhole(path, plan::maxPlanBytes, bytes, trouble))) {
    reason = words::CannotRead(path, text::understood(trouble));
    return nullptr;
  }
  plan::DecodeResult result = plan::decode({reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size()});
  if (!result) {
    reason = words::PlanUnusable(path, text::understood(result.error), std::to_string(result.offset));
    return nullptr;
  }
  return std::make_shared<const plan::Plan>(std::move(*result.plan));
}

std::shared_ptr<const sema::Ruleset> Session::loadNamed(const std::string& nameOrPath, int& exit) {
  if (isPlan(nameOrPath)) {
    complain(words::PlanNeedsRules(nameOrPath));
    exit = InputWrong;
    return nullptr;
  }
  if (!isPath(nameOrPath) && !sema::findRuleFile(workspace().loader(), nameOrPath, "")) {
    std::vector<std::string> names;
    for (const auto& listed : workspace().list()) {
      if (!listed.isModule) names.push_back(listed.name);
    }
    const std::string near = diag::nearest(nameOrPath, names);
    complain(near.empty() ? words::NoSuchRuleset(nameOrPath) : words::NoSuchRulesetNear(nameOrPath, near));
    exit = UsageWrong;
    return nullptr;
  }
  diag::Sink sink;
  auto ruleset = workspace().check(nameOrPath, sink);
  if (!ruleset) {
    showDiagnostics(sink);
    exit = InputWrong;
  }
  return ruleset;
}

std::shared_ptr<const plan::Plan> Session::planNamed(const std::string& nameOrPath, const driver::OptionValues& values,
                                                     int& exit) {
  if (isPlan(nameOrPath)) {
    text::Bilingual reason;
    auto plan = readPlan(nameOrPath, values, reason);
    if (!plan) complain(reason), exit = values.empty() ? InputWrong : UsageWrong;
    return plan;
  }
  auto ruleset = loadNamed(nameOrPath, exit);
  return ruleset ? planOf(ruleset, values, exit) : nullptr;
}

std::shared_ptr<const plan::Plan> Session::planOf(const std::shared_ptr<const sema::Ruleset>& ruleset, const driver::OptionValues& values,
                                                  int& exit) {
  text::Bilingual error;
  auto plan = workspace().plan(ruleset, values, error);
  if (!plan) {
    complain(error);
    exit = UsageWrong;
  }
  return plan;
}

std::optional<driver::OptionValues> readOptionArguments(Session& session, const std::vector<std::string>& texts) {
  driver::OptionValues values;
  for (const std::string& text : texts) {
    const size_t equals = text.find('=');
    if (equals == 0 || equals == std::string::npos) {
      session.complain(words::OptionIsNameValue(text));
      return std::nullopt;
    }
    values[text.substr(0, equals)] = driver::parseOptionText(text.substr(equals + 1));
  }
  return values;
}

bool mayWriteTo(Session& session, const std::string& path, const text::Bilingual& what, std::string_view ending) {
  if (!path.ends_with(".kou") && !path.ends_with(".yaml") && !path.ends_with(".yml")) return true;
  session.complain(words::IsARuleFile(path, what, fmt::format("{}{}", path.substr(0, path.rfind('.')), ending)));
  return false;
}

namespace {

/// Help whose second column begins at one place. CLI11 counts bytes, and a Chinese letter has three for two columns.
class AlignedHelp : public CLI::Formatter {
 public:
  std::string make_option(const CLI::Option* option, bool positional) const override {
    const int column = static_cast<int>(get_column_width());
    std::string line = "  " + make_option_name(option, positional) + make_option_opts(option);
    std::string description = make_option_desc(option);
    if (description.empty()) return line + "\n";
    line = padded(line, column);
    // A name as wide as the column has its description on the next line.
    if (!line.ends_with(' ')) line += "\n" + std::string(static_cast<size_t>(column), ' ');
    for (size_t at = 0; (at = description.find('\n', at)) != std::string::npos; at += static_cast<size_t>(column) + 1)
      description.insert(at + 1, static_cast<size_t>(column), ' ');
    return line + description + "\n";
  }
};

/// CLI11's own words, where they are not those of the session.
void inOwnWords(CLI::App& app, const Session& session) {
  auto formatter = app.get_formatter();
  formatter->label("Usage", session.said(words::UsageLabel));
  formatter->label("OPTIONS", session.said(words::OptionsLabel));
  formatter->label("Positionals", session.said(words::PositionalsGroup));
  formatter->label("REQUIRED", session.said(words::RequiredLabel));
  formatter->label("Excludes", session.said(words::ExcludesLabel));
  formatter->label("Needs", session.said(words::NeedsLabel));
  formatter->label("TEXT", session.said(words::TextLabel));
  formatter->label("INT", session.said(words::IntLabel));
  formatter->label("UINT", session.said(words::UintLabel));
  app.get_help_ptr()->description(session.said(words::HelpHelp));
  for (CLI::Option* option : app.get_options([](CLI::Option*) { return true; })) {
    if (option->get_group() == "Options") option->group(session.said(words::OptionsGroup));
    // `TEXT:{zh,en}`, `INT:INT in [0 - 3]`: what may be given stands behind the kind of it.
    const std::string type = option->get_type_name();
    if (const size_t colon = type.find(':'); colon != std::string::npos) {
      const bool text = type.starts_with("TEXT");
      const size_t range = type.find(" in [", colon);
      const std::string rest = range == std::string::npos ? type.substr(colon) : type.substr(range + 3);
      formatter->label(type, session.said(text ? words::TextLabel : words::IntLabel) + rest);
    }
  }
}

}  // namespace

CommandLine::CommandLine(Session& session, CLI::App& app, std::string examples) : session_(session), app_(app) {
  app.add_option("--lang", language_, session.said(words::HelpLang))
      ->check(CLI::IsMember({"zh", "en"}));
  app.add_flag_callback("--anywhere", [&session] { session.workspace().loader().anywhere = true; },
                        session.said(words::HelpAnywhere));
  // Rulesets have the names their authors gave them; help shows the first there is.
  app.footer([&session, examples = std::move(examples)] {
    return filledExamples(session, session.said(words::Examples) + "\n" + examples);
  });
  app.formatter(std::make_shared<AlignedHelp>());
  app.get_formatter()->column_width(34);
  inOwnWords(app, session);
}

std::optional<Language> languageAskedFor(int argc, char** argv) {
  std::optional<Language> asked;
  for (int i = 1; i < argc; ++i) {
    std::string_view word = argv[i];
    if (word == "--") break;
    if (word == "--lang" && i + 1 < argc) word = argv[++i];
    else if (word.starts_with("--lang=")) word.remove_prefix(7);
    else continue;
    if (word == "zh") asked = Language::Chinese;
    if (word == "en") asked = Language::English;
  }
  return asked;
}

bool CommandLine::parse(int argc, char** argv, int& exit) {
  try {
    app_.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    session_.out.write(app_.help());
    exit = Fine;
    return false;
  } catch (const CLI::ParseError& error) {
    session_.complain(words::TellsMore(usageFault(error), app_.get_name()));
    exit = UsageWrong;
    return false;
  }
  if (!language_.empty()) session_.language = language_ == "en" ? Language::English : Language::Chinese;
  return true;
}

}  // namespace kaikou::cli
