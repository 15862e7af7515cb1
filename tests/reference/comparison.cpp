// Comparing a plan with the reference: legality, the need that a refusal names, payments, who is liable, results. Where
// several readings are equally good the plan's choice must be one of the reference's.
#include "tests/reference/comparison.h"

#include <algorithm>
#include <filesystem>

#include "runtime/tile/tile_notation.h"
#include "tests/reference/reference_rules.h"

namespace kaikou::reference {

std::vector<Source> allSources() {
  std::vector<Source> sources;
  namespace fs = std::filesystem;
  auto folder = [&](const fs::path& path) {
    std::vector<Source> found;
    for (const auto& entry : fs::directory_iterator(path)) {
      if (entry.path().extension() != ".kou") continue;
      found.push_back({entry.path().stem().string(), entry.path().string(), "", 2});
    }
    std::sort(found.begin(), found.end(), [](const Source& a, const Source& b) { return a.name < b.name; });
    sources.insert(sources.end(), found.begin(), found.end());
  };
  folder(fs::path(KAIKOU_SOURCE_RULESETS) / "wuhan");
  folder(fs::path(KAIKOU_SOURCE_RULESETS).parent_path() / "tests" / "language");
  for (const RuleText& rule : ruleTexts) {
    std::string header = std::string("ruleset ") + rule.name + " \"试\" / \"test\"\n";
    std::string text = header + (rule.tiles ? rule.tiles : handTiles) + rule.text;
    sources.push_back({rule.name, std::string(rule.name) + ".kou", text, rule.maxWilds});
  }
  return sources;
}

std::unique_ptr<driver::Workspace> makeWorkspace() {
  auto workspace = std::make_unique<driver::Workspace>();
  workspace->loader().folders = {KAIKOU_SOURCE_RULESETS};
  return workspace;
}

std::shared_ptr<const sema::Ruleset> load(driver::Workspace& workspace, const Source& source, std::string& error) {
  diag::Sink sink;
  auto ruleset = workspace.check(source.path, sink, source.text.empty() ? nullptr : &source.text);
  for (const auto& item : sink.all()) {
    if (item.severity == diag::Severity::Error) error += item.message.en() + "\n";
  }
  return ruleset;
}

sema::OptionValues randomOptions(const sema::Ruleset& ruleset, bench::Random& random) {
  sema::OptionValues values;
  for (const auto& ref : ruleset.flat->options) {
    const auto& body = std::get<syntax::OptionBody>(ref.decl->body);
    const std::string& name = ref.decl->name.text;
    if (!random.chance(40)) continue;
    if (body.type == syntax::OptionType::YesNo) values[name] = random.chance(50);
    if (body.type == syntax::OptionType::OneOf && !body.enumerators.empty()) {
      int which = random.below(static_cast<int>(body.enumerators.size()));
      values[name] = body.enumerators[static_cast<size_t>(which)].text;
    }
    if (body.type == syntax::OptionType::Patterns) {
      std::vector<std::string> some;
      for (const auto& pattern : ruleset.flat->patterns) {
        if (random.chance(60)) some.push_back(pattern.decl->name.text);
      }
      values[name] = some;
    }
    if (body.type == syntax::OptionType::Number && random.chance(50)) values[name] = Num(1 + random.below(4));
    if (body.type == syntax::OptionType::Limit) {
      values[name] = random.chance(50) ? Num::none() : Num(50 * (1 + random.below(8)));
    }
  }
  return values;
}

Comparison::Comparison(driver::Workspace& workspace, const std::shared_ptr<const sema::Ruleset>& ruleset,
                       const sema::OptionValues& values) {
  std::string error;
  plan_ = workspace.plan(ruleset, values, error);
  if (!plan_) return;
  diag::Sink sink;
  module_ = sema::elaborate(*ruleset, values, sink, false);
  if (!module_) return;
  reference_ = std::make_unique<ReferenceEvaluator>(*module_);
  evaluator_ = std::make_unique<eval::Evaluator>(*plan_);
}

std::string Comparison::differ(const eval::Table& table, bool* legal) {
  eval::Settlement got;
  auto fault = evaluator_->settle(table, got);
  Outcome want = reference_->settle(table);
  readings += want.readings;
  if (legal) *legal = got.legal;
  auto wrong = [&](const std::string& what) { return what + "\n" + describe(table); };
  if (fault.has_value() != want.fault) {
    return wrong(fault ? "only the plan has a fault: " + fault->reason : "only the reference has a fault");
  }
  if (fault) return "";
  if (got.legal != want.legal) {
    return wrong("the plan says " + (got.legal ? "legal" : "refused by " + std::to_string(got.failedNeed)));
  }
  if (!got.legal && got.failedNeed != want.failedNeed) {
    return wrong("refused by need " + std::to_string(got.failedNeed) + ", not " + std::to_string(want.failedNeed));
  }
  if (!got.legal) return "";
  auto same = [&](const eval::Settlement& one) {
    return one.payments == got.payments && one.liable == got.liable && one.liability == got.liability &&
           one.results == got.results && one.patterns == got.patterns && one.shape == got.shape &&
           one.jokers == got.jokers;
  };
  if (std::any_of(want.best.begin(), want.best.end(), same)) return "";
  auto words = [&](const eval::Settlement& s) {
    std::string text = "shape " + std::to_string(s.shape) + " jokers " + std::to_string(s.jokers) + " liable " +
                       std::to_string(s.liable) + " by " + std::to_string(s.liability) + " points";
    for (int64_t points : s.payments) text += " " + std::to_string(points);
    text += " results";
    for (int64_t value : s.results) text += " " + std::to_string(value);
    for (size_t i = 0; i < plan_->patterns.size(); ++i) {
      if (s.patterns.has(i)) text += " " + plan_->origins[plan_->patterns[i].origin].name;
    }
    return text;
  };
  std::string text = "plan:      " + words(got);
  for (const auto& one : want.best) text += "\nreference: " + words(one);
  return wrong(text);
}

std::string Comparison::readyDiffers(const eval::Table& table, int seat) {
  bool got = false;
  auto fault = evaluator_->ready(table, seat, got);
  auto want = reference_->ready(table, seat);
  if (fault.has_value() == want.has_value()) return "only one has a fault\n" + describe(table);
  if (fault || got == *want) return "";
  std::string said = "the plan says seat " + std::to_string(seat) + (got ? " is" : " is not") + " ready\n";
  return said + describe(table);
}

std::string Comparison::describe(const eval::Table& table) const {
  tile::TileNotation notation(*plan_);
  std::string text = plan_->origins[plan_->ruleset].name;
  for (const auto& [name, value] : plan_->options) text += " " + name + "=" + value;
  text += "\n  indicator " + notation.printKind(table.indicator) + "\n  dealer " + std::to_string(table.dealer) + "\n";
  if (table.previousWild >= 0) text += "  previous wild " + notation.printKind(table.previousWild) + "\n";
  for (size_t i = 0; i < plan_->facts.size(); ++i) {
    if (table.factMask >> i & 1) {
      text += "  fact " + plan_->origins[plan_->facts[i].origin].name + " = " + std::to_string(table.facts[i]) + "\n";
    }
  }
  for (int seat = 0; seat < plan_->game.seats; ++seat) {
    const eval::SeatTable& own = table.seats[static_cast<size_t>(seat)];
    text += "  seat " + std::to_string(seat) + ": hand " + notation.printCounts(own.hand);
    for (int i = 0; i < own.meldCount; ++i) {
      const eval::Meld& meld = own.melds[static_cast<size_t>(i)];
      text += " meld " + plan_->origins[plan_->calls[meld.call].origin].name + " " + notation.printKind(meld.tile);
      if (meld.from >= 0) text += " from " + std::to_string(meld.from);
    }
    std::string aside = notation.printCounts(own.aside);
    text += (aside.empty() ? "" : " aside " + aside) + "\n";
  }
  for (int i = 0; i < table.offenderCount; ++i) {
    text += "  offender " + std::to_string(table.offenders[static_cast<size_t>(i)]) + "\n";
  }
  static const char* const by[] = {" self drawn", " from ", " robbing "};
  text += "  win seat " + std::to_string(table.win.seat) + " with " + notation.printKind(table.win.tile) +
          by[static_cast<int>(table.win.by)] + (table.win.from >= 0 ? std::to_string(table.win.from) : "");
  if (table.win.afterKong) text += " after kong";
  if (table.win.lastTiles) text += " last tiles";
  return text;
}

}  // namespace kaikou::reference
