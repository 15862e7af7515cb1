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

#include "cli/shown_path.h"
#include "compiler/diag/render.h"

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
  return name.find('/') != std::string::npos || name.ends_with(".kou") || name.ends_with(".yaml") ||
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
    if (const std::string folder = rulesetsFolder(); !folder.empty()) workspace_->loader().folders.push_back(folder);
  }
  return *workspace_;
}

std::function<std::string(std::string_view)> Session::shownFiles() {
  std::error_code ignored;
  return [here = fs::current_path(ignored).string(), folders = workspace().loader().folders](std::string_view path) {
    return shownPath(path, here, folders);
  };
}

void Session::complain(const std::string& text) {
  out.flush();
  const std::string line = fmt::format("{} {}\n", ink("kou:", Ink::Red, wantsColour(2)), text);
  std::fwrite(line.data(), 1, line.size(), stderr);
}

void Session::showDiagnostics(diag::Sink& sink) {
  out.flush();
  sink.sort();
  const std::string text = diag::renderText(sink, workspace().sources(), {.colour = wantsColour(2), .language = language, .shown = shownFiles()});
  std::fwrite(text.data(), 1, text.size(), stderr);
}

std::shared_ptr<const sema::Ruleset> Session::loadNamed(const std::string& nameOrPath, int& exit) {
  if (!isPath(nameOrPath) && !sema::findRuleFile(workspace().loader(), nameOrPath, "")) {
    std::vector<std::string> names;
    for (const auto& listed : workspace().list()) {
      if (!listed.isModule) names.push_back(listed.name);
    }
    const std::string near = diag::nearest(nameOrPath, names);
    complain(fmt::format("there is no ruleset `{}`{}; `kou list` shows all", nameOrPath,
                         near.empty() ? std::string() : fmt::format("; did you mean `{}`?", near)));
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
  auto ruleset = loadNamed(nameOrPath, exit);
  if (!ruleset) return nullptr;
  std::string error;
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
      session.complain(fmt::format("an option of the rules is NAME=VALUE, not `{}`", text));
      return std::nullopt;
    }
    values[text.substr(0, equals)] = driver::parseOptionText(text.substr(equals + 1));
  }
  return values;
}

bool mayWriteTo(Session& session, const std::string& path, std::string_view what, std::string_view ending) {
  if (!path.ends_with(".kou") && !path.ends_with(".yaml") && !path.ends_with(".yml")) return true;
  session.complain(fmt::format("`{}` is the name of a rule file; {} is called like `{}{}`", path, what,
                               path.substr(0, path.rfind('.')), ending));
  return false;
}

CommandLine::CommandLine(Session& session, CLI::App& app, std::string examples) : session_(session), app_(app) {
  app.add_option("--lang", language_, "language of the answer (default: en where LANG names a language that is not Chinese, else zh)")
      ->check(CLI::IsMember({"zh", "en"}));
  // Rulesets have the names their authors gave them; help shows the first there is.
  app.footer([&session, examples = std::move(examples)] {
    std::string name = "RULESET";
    for (const auto& listed : session.workspace().list()) {
      if (listed.isModule) continue;
      name = listed.name;
      break;
    }
    std::string text = "Examples:\n" + examples;
    static constexpr std::string_view hole = "{ruleset}";
    for (size_t at = text.find(hole); at != std::string::npos; at = text.find(hole, at))
      text.replace(at, hole.size(), name);
    return text;
  });
  app.get_formatter()->column_width(34);
}

bool CommandLine::parse(int argc, char** argv, int& exit) {
  try {
    app_.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    session_.out.write(app_.help());
    exit = Fine;
    return false;
  } catch (const CLI::ParseError& error) {
    session_.complain(fmt::format("{} (`{} --help` tells more)", error.what(), app_.get_name()));
    exit = UsageWrong;
    return false;
  }
  if (!language_.empty()) session_.language = language_ == "en" ? Language::English : Language::Chinese;
  return true;
}

}  // namespace kaikou::cli
