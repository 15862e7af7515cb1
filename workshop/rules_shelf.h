// Rules by name or as text, checked and compiled, with what scores by them; kept as long as they are used.
#pragma once

#include <list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/api/kaikou_bots.h"
#include "compiler/driver/driver.h"
#include "runtime/api/handles.h"
#include "workshop/request.h"

namespace kaikou::workshop {

struct PlanFree { void operator()(kaikou_plan* plan) const { kaikou_plan_free(plan); } };
struct ScorerFree { void operator()(kaikou_scorer* scorer) const { kaikou_scorer_free(scorer); } };

/// Rules under options.
struct Compiled {
  std::string options;                   // as asked for, JSON
  std::unique_ptr<kaikou_plan, PlanFree> plan;
  std::unique_ptr<kaikou_scorer, ScorerFree> scorer;
};
/// Rules by name or as text.
struct Checked {
  std::string name, text;
  bool fromText = false;
  std::unique_ptr<driver::Workspace> workspace;
  std::shared_ptr<const sema::Ruleset> ruleset;
  std::string diagnostics;               // JSON, in the language of the first who asked; warnings where it has a ruleset
  Language language{};
  std::list<Compiled> compiled;          // the last used first
};

class RulesShelf {
 public:
  explicit RulesShelf(std::vector<std::string> folders);

  /// Of members `rules` ({"name": …} or {"text": …, "name": …}) and `options` of a request, or of others with a prefix. Refuse with
  /// the diagnostics.
  Checked& checked(const Request& request, const char* rules = "rules");
  Compiled& compiled(const Request& request, const char* rules = "rules", const char* options = "options");
  /// Text that need not be right.
  Json diagnosticsOf(const std::string& name, const std::string& text, Language language);

  std::vector<driver::Workspace::Listed> list();
  std::unique_ptr<driver::Workspace> freshWorkspace() const;

 private:
  std::vector<std::string> folders_;
  std::list<Checked> checked_;           // the last used first
};

driver::OptionValues optionsOf(const Request& request, const char* options);

}  // namespace kaikou::workshop
