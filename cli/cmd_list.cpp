// kou list: the rulesets and modules there are.
#include <algorithm>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands.h"
#include "compiler/driver/ruleset_list.h"
#include "compiler/source/source.h"

namespace kaikou::cli {

namespace {

void appendText(std::string& out, const std::vector<driver::Workspace::Listed>& all, Language language, bool colour) {
  int width = 0;
  for (const auto& listed : all) width = std::max(width, source::displayWidth(listed.name));
  for (bool modules : {false, true}) {
    if (std::none_of(all.begin(), all.end(), [&](const auto& listed) { return listed.isModule == modules; })) continue;
    if (modules) out += '\n';
    out += ink(say(modules ? Phrase::Modules : Phrase::Rulesets, language), Ink::Bold, colour) + '\n';
    for (const auto& listed : all) {
      if (listed.isModule != modules) continue;
      out += fmt::format("  {}  {}\n", padded(listed.name, width),
                         language == Language::English ? listed.titleEn : listed.titleZh);
    }
  }
}

}  // namespace

int runList(Session& session, int argc, char** argv) {
  bool json = false;
  CLI::App app(session.said(words::AboutList), "kou list");
  app.add_flag("--json", json, session.said(words::HelpListJson));
  CommandLine line(session, app,
                   "  kou list\n"
                   "  kou list --lang en\n"
                   "  kou list --json\n"
                   "  KAIKOU_RULESETS=~/rules kou list\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  const auto all = session.workspace().list();
  if (json) {
    driver::appendList(session.out.text(), all);
    session.out.text() += '\n';
    return Fine;
  }
  appendText(session.out.text(), all, session.language, session.colour);
  return Fine;
}

}  // namespace kaikou::cli
