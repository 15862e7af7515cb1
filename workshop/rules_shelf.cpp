// Each ruleset has a workspace of its own, so that what a text brought in goes when it goes: a source manager never forgets.
//
// Named rulesets come from the list of the shelf's folders alone: a request cannot name a path. Rules as text may build on what is in
// the folders, by name; they cannot reach another file, because they stand in no folder.
// Tested by tests/workshop/core_test.cpp.
#include "workshop/rules_shelf.h"

#include <algorithm>

#include "compiler/diag/render.h"
#include "runtime/text/understood.h"
#include "compiler/driver/option_json.h"
#include "runtime/text/utf8.h"
#include "workshop/workshop_words.h"

namespace kaikou::workshop {

namespace {

constexpr size_t keptRules = 8, keptOptions = 6;
constexpr size_t maxRuleText = 256 * 1024;

Json rendered(diag::Sink sink, const std::string& own, driver::Workspace& workspace, Language language) {
  diag::Sink shown;
  for (const diag::Diagnostic& one : sink.all()) {
    // What the file of a text should be called is nobody's concern.
    if (one.code == diag::Code::NameIsNotFileName && workspace.sources().name(one.place.file) == own) continue;
    shown.add(one);
  }
  shown.sort();
  return Json::parse(diag::renderJson(shown, workspace.sources(), language));
}

}  // namespace

driver::OptionValues optionsOf(const Request& request, const char* options) {
  const std::string text = request.object(options).dump();
  text::TextArena arena;
  driver::OptionValues values;
  std::string error;
  if (!driver::readOptions(text, arena, values, error)) refuse(text::understood(error), request.language());
  return values;
}

RulesShelf::RulesShelf(std::vector<std::string> folders) : folders_(std::move(folders)) {}

std::unique_ptr<driver::Workspace> RulesShelf::freshWorkspace() const {
  auto workspace = std::make_unique<driver::Workspace>();
  workspace->loader().folders = folders_;
  workspace->loader().asker.clear();
  return workspace;
}

std::vector<driver::Workspace::Listed> RulesShelf::list() { return freshWorkspace()->list(); }

Json RulesShelf::diagnosticsOf(const std::string& name, const std::string& text, Language language) {
  auto workspace = freshWorkspace();
  diag::Sink sink;
  if (auto ruleset = workspace->check(name, sink, &text)) sink = ruleset->warnings;
  return rendered(std::move(sink), name, *workspace, language);
}

Checked& RulesShelf::checked(const Request& request, const char* key) {
  const Json& rules = request.member(key);
  if (!rules.is_object()) refuseRequest("`rules` is no object");
  const auto textAt = rules.find("text"), nameAt = rules.find("name");
  const bool fromText = textAt != rules.end() && textAt->is_string();
  std::string name = nameAt != rules.end() && nameAt->is_string() ? nameAt->get<std::string>() : "";
  if (!fromText && name.empty()) refuseRequest("`rules` has neither a name nor a text");
  if (fromText) {
    if (name.empty()) name = "rules.kou";
    if (name.find_first_of("/\\") != std::string::npos) refuseRequest("the name of a text is no path");
  }
  const std::string text = fromText ? textAt->get<std::string>() : "";
  if (text.size() > maxRuleText) refuse(words::RulesTooLong(), request.language());
  const Language language = request.language();

  for (auto at = checked_.begin(); at != checked_.end(); ++at) {
    if (at->fromText != fromText || at->name != name || at->text != text || at->language != language) continue;
    checked_.splice(checked_.begin(), checked_, at);
    return checked_.front();
  }

  auto workspace = freshWorkspace();
  std::string asked = name;
  if (!fromText) {
    const auto all = workspace->list();
    const auto at = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
    if (at == all.end()) {
      std::vector<std::string> names;
      for (const auto& one : all) names.push_back(one.name);
      const std::string near = text::nearest(name, names);
      refuse(near.empty() ? words::NoSuchRuleset(name) : words::NoSuchRulesetNear(name, diag::meant(near)), language);
    }
    asked = at->path;
  }
  diag::Sink sink;
  auto ruleset = workspace->check(asked, sink, fromText ? &text : nullptr);
  if (!ruleset) {
    Json error{{"message", words::RulesHaveErrors().in(language)}, {"diagnostics", rendered(std::move(sink), name, *workspace, language)}};
    throw Refusal{std::move(error)};
  }
  if (checked_.size() >= keptRules) checked_.pop_back();
  Checked made;
  made.diagnostics = rendered(ruleset->warnings, name, *workspace, language).dump();
  made.name = std::move(name);
  made.text = text;
  made.fromText = fromText;
  made.language = language;
  made.workspace = std::move(workspace);
  made.ruleset = std::move(ruleset);
  checked_.push_front(std::move(made));
  return checked_.front();
}

Compiled& RulesShelf::compiled(const Request& request, const char* rules, const char* options) {
  Checked& base = checked(request, rules);
  const std::string asked = request.object(options).dump();
  for (auto at = base.compiled.begin(); at != base.compiled.end(); ++at) {
    if (at->options != asked) continue;
    base.compiled.splice(base.compiled.begin(), base.compiled, at);
    return base.compiled.front();
  }
  text::Bilingual why;
  auto plan = base.workspace->plan(base.ruleset, optionsOf(request, options), why);
  if (!plan) refuse(why, request.language());
  Compiled made;
  made.options = asked;
  made.plan.reset(api::handleOf(std::move(plan)).release());
  Reply reply(request.language());
  kaikou_scorer* scorer = nullptr;
  reply.check(kaikou_scorer_new(made.plan.get(), &scorer, reply));
  made.scorer.reset(scorer);
  if (base.compiled.size() >= keptOptions) base.compiled.pop_back();
  base.compiled.push_front(std::move(made));
  return base.compiled.front();
}

}  // namespace kaikou::workshop
