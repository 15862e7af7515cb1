// The shelf of plans.
//
// The key is the text of a case's options as written: the same text means the same options, so a hit costs one hash
// and no JSON is read twice. Wrong options are shelved too; a million lines with one mistake compile it once. Tested
// by tests/scripts/cli_end_to_end.sh.
#include "cli/plan_shelf.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/case_reader.h"
#include "runtime/eval/table_check.h"

namespace kaikou::cli {

namespace {

constexpr size_t maxPlans = 512;
constexpr size_t maxTableBytes = size_t{96} << 20;

}  // namespace

void equip(ShelvedPlan& shelved) {
  const plan::Plan& plan = *shelved.plan;
  shelved.binder = std::make_unique<CaseBinder>(plan);
  shelved.evaluator = std::make_unique<eval::Evaluator>(plan);
  for (const plan::ResultItem& item : plan.results) {
    std::vector<uint16_t> sorted = item.patterns;
    // UTF-8 compares bytewise as its code points do.
    std::sort(sorted.begin(), sorted.end(), [&](uint16_t a, uint16_t b) {
      return plan.origins[plan.patterns[a].origin].name < plan.origins[plan.patterns[b].origin].name;
    });
    shelved.sortedPatterns.push_back(std::move(sorted));
  }
}

PlanShelf::PlanShelf(Session& session, std::string defaultRuleset, driver::OptionValues values)
    : session_(session), defaultRuleset_(std::move(defaultRuleset)), values_(std::move(values)) {}

ShelvedPlan& PlanShelf::find(std::string_view ruleset, std::string_view optionsText) {
  if (ruleset.empty()) ruleset = defaultRuleset_;
  if (ruleset.size() + optionsText.size() > maxKey) {
    tooLong_.error = fmt::format("ruleset and options are longer than {} bytes", maxKey);
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
    out.error = "the case names no `ruleset`, and -r gives none";
    return;
  }
  driver::OptionValues values = values_;
  arena_.clear();
  if (!readOptions(optionsText, arena_, values, out.error)) return;
  const std::string name(ruleset.substr(0, 4096));
  driver::Workspace& workspace = session_.workspace();
  const bool path = name.find('/') != std::string::npos || name.find('.') != std::string::npos;
  if (!path && !sema::findRuleFile(workspace.loader(), name, "")) {
    if (shipped_.empty()) {
      for (const auto& listed : workspace.list()) {
        if (!listed.isModule) shipped_.push_back(listed.name);
      }
    }
    const std::string near = diag::nearest(name, shipped_);
    out.error = fmt::format("there is no ruleset `{}`{}", name.substr(0, 200),
                            near.empty() ? std::string() : fmt::format("; did you mean `{}`?", near));
    return;
  }
  diag::Sink sink;
  out.ruleset = workspace.check(name, sink);
  if (!out.ruleset) {
    out.error = fmt::format("ruleset `{}` has errors", name.substr(0, 200));
    for (const diag::Diagnostic& diagnostic : sink.all()) {
      if (diagnostic.severity != diag::Severity::Error) continue;
      out.error = fmt::format("ruleset `{}`: {} [{}]", name.substr(0, 200), diagnostic.message,
                              diag::codeText(diagnostic.code));
      break;
    }
    return;
  }
  out.plan = workspace.plan(out.ruleset, values, out.error);
  if (!out.plan) {
    if (out.error.empty()) out.error = "these options give no plan";
    return;
  }
  out.error.clear();
  equip(out);
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

namespace {

// A hand that waits has no winning tile; the check wants one. Any tile with a copy to spare will do.
std::optional<eval::TableError> checkWaiting(ShelvedPlan& shelved, int seat, eval::Table& table) {
  const plan::Plan& plan = *shelved.plan;
  table.win = {};
  table.win.seat = static_cast<int8_t>(seat);
  std::optional<eval::TableError> problem;
  for (size_t kind = 0; kind < plan.kinds.size(); ++kind) {
    if (plan.blocks[plan.kinds[kind].block].isFlower) continue;
    table.win.tile = static_cast<uint8_t>(kind);
    problem = eval::checkTable(plan, *shelved.evaluator, table);
    if (!problem || problem->tile != static_cast<int>(kind)) break;
  }
  return problem;
}

}  // namespace

bool makeTable(ShelvedPlan& shelved, const CaseFields& fields, int waitsSeat, eval::Table& out, CaseError& error) {
  if (!shelved.error.empty()) {
    error = {shelved.error, -1, {}};
    return false;
  }
  if (!shelved.binder->bind(fields, out, error)) return false;
  auto problem = waitsSeat >= 0 ? checkWaiting(shelved, waitsSeat, out)
                                : eval::checkTable(*shelved.plan, *shelved.evaluator, out);
  if (!problem) return true;
  error = {std::move(problem->message), problem->seat,
           problem->tile < 0 ? std::string() : shelved.binder->notation().printKind(problem->tile)};
  return false;
}

std::string faultText(const plan::Plan& plan, const eval::Fault& fault) {
  if (fault.origin >= plan.origins.size() || plan.origins[fault.origin].name.empty()) return fault.reason;
  return fmt::format("`{}`: {}", plan.origins[fault.origin].name, fault.reason);
}

}  // namespace kaikou::cli
