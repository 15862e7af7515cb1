// No ruleset is known here: names, options and cases are read off the first one that is found. Tested by
// tests/scripts/cli_end_to_end.sh, which runs what the help of `kou score` and `kou waits` shows.
#include "cli/help_examples.h"

#include <algorithm>

#include <fmt/format.h>

namespace kaikou::cli {

namespace {

void fill(std::string& text, std::string_view hole, const std::string& with) {
  for (size_t at = text.find(hole); at != std::string::npos; at = text.find(hole, at + with.size())) text.replace(at, hole.size(), with);
}

// What stands between the braces of an example, up to what it expects, a line a clause: words of a case.
std::string caseText(const source::SourceManager& sources, const sema::DeclRef& ref, std::string_view before) {
  const std::string_view file = sources.text(ref.ast->file);
  std::string_view body = file.substr(ref.decl->span.begin, ref.decl->span.end - ref.decl->span.begin);
  const size_t open = body.find('{');
  if (open == std::string_view::npos) return {};
  body.remove_prefix(open + 1);
  std::string out;
  while (!body.empty()) {
    const size_t end = std::min(body.find('\n'), body.size());
    std::string_view line = body.substr(0, end);
    body.remove_prefix(std::min(end + 1, body.size()));
    line = line.substr(0, line.find("//"));
    while (!line.empty() && line.front() == ' ') line.remove_prefix(1);
    while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
    if (line.empty()) continue;
    if (line.starts_with("expect") || line.starts_with("应得")) break;
    if (line.find('\'') != std::string_view::npos) return {};
    out += fmt::format("{}'{}'", out.empty() ? "" : before, line);
  }
  return out;
}

}  // namespace

std::string filledExamples(Session& session, std::string text) {
  std::string name = "RULESET", option = "NAME=VALUE", won = "CASE", waits = "CASE";
  const bool needsCase = text.find("{case}") != std::string::npos, needsWaits = text.find("{waits}") != std::string::npos,
             needsOption = text.find("{option}") != std::string::npos;
  // The first ruleset that has what the text shows; without any the first.
  for (const auto& listed : session.workspace().list()) {
    if (listed.isModule) continue;
    if (name == "RULESET") name = listed.name;
    if (!needsCase && !needsWaits && !needsOption) break;
    diag::Sink sink;
    const auto ruleset = session.workspace().check(listed.name, sink);
    if (!ruleset) continue;
    std::string own = "CASE", ownWaits = "CASE";
    for (const sema::DeclRef& ref : sema::flatOf(*ruleset).examples) {
      const auto* example = std::get_if<syntax::ExampleBody>(&ref.decl->body);
      if (!example || !example->options.empty() || example->dealer < 0) continue;   // a case tells who deals
      if (!example->then.empty() || example->fromDeal || !example->scores.empty() || example->pot >= 0 ||
          std::any_of(example->seats.begin(), example->seats.end(), [](const syntax::ExampleSeat& seat) { return !seat.marks.empty(); }))
        continue;   // no case tells that
      const bool win = example->by != syntax::ExampleBody::NoWin;
      if (!win && example->waitsSeat < 0) continue;
      std::string& into = win ? own : ownWaits;
      if (into != "CASE") continue;
      if (std::string found = caseText(session.workspace().sources(), ref, " \\\n      "); !found.empty()) into = std::move(found);
    }
    if ((needsCase && own == "CASE") || (needsWaits && ownWaits == "CASE")) continue;
    name = listed.name, won = std::move(own), waits = std::move(ownWaits);
    text::Bilingual error;
    if (const auto plan = needsOption ? session.workspace().plan(ruleset, {}, error) : nullptr)
      for (const auto& [key, value] : plan->options)
        if (value == "yes" || value == "no") {
          option = fmt::format("{}={}", key, value == "yes" ? "no" : "yes");
          break;
        }
    break;
  }
  fill(text, "{ruleset}", name);
  fill(text, "{option}", option);
  fill(text, "{case}", won);
  fill(text, "{waits}", waits);
  return text;
}

}  // namespace kaikou::cli
