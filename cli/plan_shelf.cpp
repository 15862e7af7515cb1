// The shelf of plans.
//
// The key is the text of a case's options as written: the same text means the same options, so a hit costs one hash
// and no JSON is read twice. Wrong options are shelved too; a million lines with one mistake compile it once. Tested
// by tests/scripts/cli_end_to_end.sh.
#include "cli/plan_shelf.h"

#include <fmt/format.h>

#include "compiler/driver/option_json.h"
#include "runtime/text/understood.h"
#include "runtime/text/utf8.h"

namespace kaikou::cli {

namespace {

constexpr size_t maxPlans = 512;
constexpr size_t maxTableBytes = size_t{96} << 20;

}  // namespace

PlanShelf::PlanShelf(Session& session, std::string defaultRuleset, driver::OptionValues values)
    : session_(session), defaultRuleset_(std::move(defaultRuleset)), values_(std::move(values)) {}

ShelvedPlan& PlanShelf::find(std::string_view ruleset, std::string_view optionsText) {
  if (ruleset.empty()) ruleset = defaultRuleset_;
  if (ruleset.size() + optionsText.size() > maxKey) {
    tooLong_.error = session_.said(words::KeyTooLong(std::to_string(maxKey)));
    return tooLong_;
  }
  key_.assign(ruleset);
  key_ += '\0';
  key_ += optionsText;
  if (!slots_.empty() && slots_.front().key == key_) return slots_.front().plan;
  if (const auto found = byKey_.find(key_); found != byKey_.end()) {
    slots_.splice(slots_.begin(), slots_, found->second);
    trim();
    return slots_.front().plan;
  }
  slots_.emplace_front();
  slots_.front().key = key_;
  byKey_.emplace(key_, slots_.begin());
  make(ruleset, optionsText, slots_.front().plan);
  trim();
  return slots_.front().plan;
}

void PlanShelf::make(std::string_view ruleset, std::string_view optionsText, ShelvedPlan& out) {
  if (ruleset.empty()) {
    out.error = session_.said(words::CaseNamesNone);
    return;
  }
  driver::OptionValues values = values_;
  arena_.clear();
  if (!driver::readOptions(optionsText, arena_, values, out.error)) {
    out.error = session_.said(words::OptionsSay(text::understood(out.error)));
    return;
  }
  const std::string name(ruleset.substr(0, 4096));
  // Only who runs the command names standard input; a case that did would wait for it.
  const bool input = name == "-" && defaultRuleset_ == "-";
  if (name != "-" || input) {
    if (session_.isPlan(name)) {
      text::Bilingual reason;
      out.plan = session_.readPlan(name, values, reason);
      out.error = out.plan ? "" : session_.said(reason);
      if (!out.plan) return;
      cases::equip(out);
      return session_.engine.begin(out);
    }
  }
  driver::Workspace& workspace = session_.workspace();
  const bool path = input || name.find('/') != std::string::npos || name.find('.') != std::string::npos;
  if (!path && !sema::findRuleFile(workspace.loader(), name, "")) {
    if (shipped_.empty()) {
      for (const auto& listed : workspace.list()) {
        if (!listed.isModule) shipped_.push_back(listed.name);
      }
    }
    const std::string near = diag::nearest(name, shipped_);
    const std::string_view shown = text::beginningOf(name, 200);
    out.error = session_.said(near.empty() ? words::NoRulesetHere(shown) : words::NoRulesetNear(shown, near));
    return;
  }
  diag::Sink sink;
  out.ruleset = workspace.check(name, sink);
  if (!out.ruleset) {
    out.error = session_.said(words::RulesetHasErrors(text::beginningOf(name, 200)));
    for (const diag::Diagnostic& diagnostic : sink.all()) {
      if (diagnostic.severity != diag::Severity::Error) continue;
      out.error = session_.said(
          words::RulesetSays(text::beginningOf(name, 200), diagnostic.message, diag::codeText(diagnostic.code)));
      break;
    }
    return;
  }
  text::Bilingual why;
  out.plan = workspace.plan(out.ruleset, values, why);
  if (!out.plan) {
    out.error = why.empty() ? session_.said(words::NoPlanOfOptions) : session_.said(why);
    return;
  }
  out.error.clear();
  cases::equip(out);
  session_.engine.begin(out);
}

// Reading tables grow while plans are used, not when they are made, so their size is looked at now and then.
void PlanShelf::trim() {
  auto drop = [&] {
    byKey_.erase(slots_.back().key);
    slots_.pop_back();
  };
  while (slots_.size() > maxPlans) drop();
  if (++sinceMeasured_ < measureEvery) return;
  sinceMeasured_ = 0;
  auto bytesOf = [](const Slot& slot) { return slot.plan.evaluator ? slot.plan.evaluator->tableBytes() : slot.key.size(); };
  size_t bytes = 0;
  for (const Slot& slot : slots_) bytes += bytesOf(slot);
  while (slots_.size() > 1 && bytes > maxTableBytes) {
    bytes -= bytesOf(slots_.back());
    drop();
  }
}

bool makeTable(ShelvedPlan& shelved, const CaseFields& fields, int waitsSeat, eval::Table& out, CaseError& error) {
  if (!shelved.error.empty()) {
    error = {shelved.error, -1, {}};
    return false;
  }
  return cases::bindTable(shelved, fields, waitsSeat, out, error);
}

}  // namespace kaikou::cli
