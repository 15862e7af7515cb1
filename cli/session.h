// What every command shares: the workspace with its rulesets, standard output, language and colours, exit codes.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/block_io.h"
#include "cli/cli_words.h"
#include "cli/engine_user.h"
#include "tell/terminal.h"
#include "compiler/driver/driver.h"

namespace CLI { class App; }

namespace kaikou::cli {

using namespace tell;

/// Exit codes of every command.
enum Exit : int {
  Fine = 0,
  InputWrong = 1,    // the input has errors (a refused win is an answer, not an error)
  UsageWrong = 2,    // the command line is wrong: an option, a ruleset name
  Fault = 3          // a fault of the program itself
};

/// Largest file a command reads whole.
inline constexpr size_t maxInputFile = size_t{64} << 20;

class Session {
 public:
  Session();
  BlockWriter out{1};
  Language language;
  bool colour;
  EngineUser engine{[this](const text::Bilingual& message) { complain(message); }};

  /// Made when first asked for; knows the shipped rulesets.
  driver::Workspace& workspace();
  /// Folder of the shipped rulesets: $KAIKOU_RULESETS, then near the program, then of the sources. Empty: none found.
  static std::string rulesetsFolder();
  /// A folder beside the rulesets' one or the program: share/kaikou/NAME or the source tree's `sourceName`. Empty:
  /// none.
  static std::string dataFolder(const std::string& name, const std::string& sourceName);

  /// A message in the language of the session; what the runtime says in English too (runtime/text/understood.h).
  std::string said(const text::Bilingual& message) const;
  std::string said(const text::Row<0>& row) const { return row.in(language); }
  /// "kou: TEXT" on standard error.
  void complain(const text::Bilingual& message);
  /// Diagnostics for people on standard error.
  void showDiagnostics(diag::Sink& sink);
  /// How files are called in text for people (shown_path.h).
  std::function<std::string(std::string_view)> shownFiles();

  /// Which rule could not be computed, where it stands, and why.
  text::Bilingual placedFault(const plan::Plan& plan, const eval::Fault& fault);

  /// The ruleset that a command line names with its -o options. Null after a complaint; `exit` then says how to end.
  /// `-` is standard input, here and in the next.
  std::shared_ptr<const sema::Ruleset> loadNamed(const std::string& nameOrPath, int& exit);
  /// The plan of a ruleset under options. Null after a complaint, as above.
  std::shared_ptr<const plan::Plan> planOf(const std::shared_ptr<const sema::Ruleset>& ruleset, const driver::OptionValues& values,
                                           int& exit);
  /// A plan file does as well as a ruleset; its options are fixed.
  std::shared_ptr<const plan::Plan> planNamed(const std::string& nameOrPath, const driver::OptionValues& values,
                                              int& exit);
  /// Whether a name is that of a plan file (`kou build`): by its ending, or `-` where a plan comes in.
  bool isPlan(const std::string& name);
  /// The plan in a file. Null with a reason.
  std::shared_ptr<const plan::Plan> readPlan(const std::string& path, const driver::OptionValues& values, text::Bilingual& reason);

 private:
  /// Standard input, read once for all who ask for rules in it.
  bool readInput(std::string& text, std::string& reason);

  std::unique_ptr<driver::Workspace> workspace_;
  std::optional<std::string> input_;
};

/// `NAME=VALUE` texts of -o. Nothing after a complaint (wrong usage).
std::optional<driver::OptionValues> readOptionArguments(Session& session, const std::vector<std::string>& texts);

/// False after a complaint (wrong usage) if what a command would write, `what` with names ending in `ending`, goes over a rule file.
bool mayWriteTo(Session& session, const std::string& path, const text::Bilingual& what, std::string_view ending);

/// The language that a command line asks for, before it is read: help and usage errors are in it too.
std::optional<Language> languageAskedFor(int argc, char** argv);

/// Adds --lang, and examples below the help. Parses; false when the command ends here with `exit` (help, wrong usage).
struct CommandLine {
  CommandLine(Session& session, CLI::App& app, std::string examples);
  bool parse(int argc, char** argv, int& exit);

 private:
  Session& session_;
  CLI::App& app_;
  std::string language_;
};

}  // namespace kaikou::cli
