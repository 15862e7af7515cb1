// One evaluator a mutant; tables of readings are shared by all that keep the features.
#include "analysis/mutation_run.h"

#include "runtime/hand/reading_store.h"

namespace kaikou::analysis {
namespace {

/// What a result of patterns tells: those that hold.
plan::PatternSet reported(const plan::ResultItem& item, const eval::Settlement& settlement) {
  plan::PatternSet out;
  for (uint16_t pattern : item.patterns)
    if (settlement.patterns.has(pattern)) out.add(pattern);
  return out;
}

const std::string& needOf(const plan::Plan& plan, const eval::Settlement& settlement) {
  static const std::string none;
  if (settlement.failedNeed < 0 || static_cast<size_t>(settlement.failedNeed) >= plan.needs.size()) return none;
  return plan.origins[plan.needs[static_cast<size_t>(settlement.failedNeed)].origin].name;
}

bool sameResult(const plan::Plan& a, const eval::Settlement& x, const plan::Plan& b, const eval::Settlement& y, size_t result) {
  if (a.results[result].kind == plan::ResultItem::PatternList) return reported(a.results[result], x) == reported(b.results[result], y);
  return result >= x.results.size() || x.results[result] == y.results[result];
}

}  // namespace

bool settledOtherwise(const plan::Plan& a, const eval::Settlement& x, const plan::Plan& b, const eval::Settlement& y) {
  if (x.legal != y.legal) return true;
  if (!x.legal) return needOf(a, x) != needOf(b, y);
  if (x.payments != y.payments || x.liable != y.liable) return true;
  for (size_t r = 0; r < a.results.size(); ++r)
    if (!sameResult(a, x, b, y, r)) return true;
  return false;
}

MutationRun::MutationRun(const plan::Plan& plan) : plan_(plan), mutants_(plan), readings_(std::make_shared<hand::ReadingStore>(plan)) {}

std::unique_ptr<eval::Evaluator> MutationRun::evaluatorOf(const Mutant& mutant) {
  return std::make_unique<eval::Evaluator>(mutants_.plan(), Mutants::keepsReadings(mutant) ? readings_ : nullptr);
}

bool MutationRun::notices(const PinnedTable& pinned, eval::Evaluator& evaluator) const {
  const plan::Plan& mutant = mutants_.plan();
  if (pinned.waitsSeat >= 0) {
    std::vector<eval::Evaluator::Wait> waits;
    if (evaluator.waits(pinned.table, pinned.waitsSeat, waits)) return true;
    plan::TileSet got = 0;
    for (const auto& wait : waits) got |= plan::TileSet{1} << wait.tile;
    return got != pinned.waits;
  }
  eval::Settlement got;
  if (evaluator.settle(pinned.table, got)) return true;
  if (pinned.refused) return got.legal || (!pinned.refusedBy.empty() && needOf(mutant, got) != pinned.refusedBy);
  if (!got.legal) return pinned.settlement.legal;
  if (pinned.points && got.payments != pinned.settlement.payments) return true;
  if (pinned.liable && got.liable != pinned.settlement.liable) return true;
  for (size_t r = 0; r < pinned.results.size(); ++r)
    if (pinned.results[r] && !sameResult(plan_, pinned.settlement, mutant, got, r)) return true;
  return false;
}

std::vector<MutationRun::Outcome> MutationRun::run(const std::vector<PinnedTable>& pinned, const std::function<bool(const Mutant&)>& skip,
                                                   const std::function<bool()>& stop) {
  std::vector<Outcome> out;
  for (size_t m = 0; m < mutants_.size(); ++m) {
    const Mutant& mutant = mutants_.at(m);
    if (skip && skip(mutant)) continue;
    if (stop && m % 64 == 63 && stop()) break;
    mutants_.apply(m);
    Outcome outcome;
    outcome.mutant = m;
    {
      const auto evaluator = evaluatorOf(mutant);
      for (size_t p = 0; p < pinned.size() && outcome.killedBy < 0; ++p)
        if (notices(pinned[p], *evaluator)) outcome.killedBy = static_cast<int>(p);
    }
    mutants_.undo();
    out.push_back(std::move(outcome));
  }
  return out;
}

void MutationRun::tellApart(std::vector<Outcome>& outcomes, TableSearch& search) {
  for (Outcome& outcome : outcomes) {
    if (outcome.killedBy >= 0 || outcome.witness) continue;
    const Mutant& mutant = mutants_.at(outcome.mutant);
    mutants_.apply(outcome.mutant);
    {
      const auto evaluator = evaluatorOf(mutant);
      for (const FoundTable& found : search.tables()) {
        if (outcome.witness && found.weight >= outcome.witness->weight) continue;
        eval::Settlement other;
        const bool fault = evaluator->settle(found.table, other).has_value();
        if (!fault && !settledOtherwise(plan_, found.settlement, mutants_.plan(), other)) continue;
        outcome.witness = found;
        outcome.otherwise.reset();
        if (!fault) outcome.otherwise = other;
      }
    }
    mutants_.undo();
  }
}

}  // namespace kaikou::analysis
