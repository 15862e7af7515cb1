// Values by the type of each option. Two plans are the same if their forms are (plan_form.h).
#include "analysis/option_settings.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include "analysis/analysis_words.h"
#include "analysis/plan_form.h"
#include "compiler/sema/flat.h"

namespace kaikou::analysis {
namespace {

/// Values to try for an option that has `now`.
std::vector<std::string> valuesFor(const syntax::OptionBody& body, const std::string& now) {
  std::vector<std::string> out;
  Num number;
  const bool isNumber = parseNum(now, number) && !number.isNone();
  switch (body.type) {
    case syntax::OptionType::YesNo: return {now == "yes" ? "no" : "yes"};
    case syntax::OptionType::OneOf:
      for (const syntax::Name& name : body.enumerators)
        if (name.text != now) out.push_back(name.text);
      return out;
    case syntax::OptionType::Limit:
      if (isNumber) out.push_back("none");
      else return {"100", "1000"};
      [[fallthrough]];
    case syntax::OptionType::Number: case syntax::OptionType::Points: case syntax::OptionType::Fan:
      if (isNumber) {
        Num more;
        if (addNum(number, Num(1), more) == NumError::Ok) out.push_back(toString(more));
        if (mulNum(number, Num(2), more) == NumError::Ok && !(more == number)) out.push_back(toString(more));
        if (!(number == Num(1))) out.push_back("1");
        if (!(number == Num(0))) out.push_back("0");
      }
      return out;
    case syntax::OptionType::Patterns: {
      // All but the first, and the first alone.
      const size_t end = now.find(' ');
      if (end != std::string::npos) out = {now.substr(end + 1), now.substr(0, end)};
      return out;
    }
    case syntax::OptionType::List: {
      const size_t first = now.find_first_of("0123456789");
      const size_t end = now.find_first_not_of("0123456789", first);
      if (first != std::string::npos) out.push_back(now.substr(0, first) + std::to_string(std::stoll(now.substr(first, std::min<size_t>(end - first, 15))) + 1) + (end == std::string::npos ? "" : now.substr(end)));
      return out;
    }
  }
  return out;
}

/// All that a plan means. Its bytes are not asked: a value that nothing uses may still be among its constants.
std::string meaningOf(FormTable& forms, const plan::Plan& plan) {
  const PlanForm form = forms.formOf(plan);
  return form.tiles + '|' + form.settlement + '|' + form.refusals + '|' + form.results + '|' + form.game;
}

/// Whether the value makes another plan where another option has another value.
bool mattersElsewhere(FormTable& forms, driver::Workspace& workspace, const std::shared_ptr<const sema::Ruleset>& ruleset, const driver::OptionValues& chosen,
                      const std::vector<OptionSetting>& settings, const std::string& option, const std::string& value) {
  for (const OptionSetting& setting : settings) {
    if (setting.option == option) continue;
    driver::OptionValues values = chosen;
    values[setting.option] = driver::parseOptionText(setting.value);
    values[option] = driver::parseOptionText(value);
    text::Bilingual error;
    const auto both = workspace.plan(ruleset, values, error);
    if (both && meaningOf(forms, *both) != meaningOf(forms, *setting.plan)) return true;
  }
  return false;
}

}  // namespace

std::vector<OptionSetting> settingsNextTo(driver::Workspace& workspace, const std::shared_ptr<const sema::Ruleset>& ruleset,
                                          const driver::OptionValues& chosen, const plan::Plan& plan) {
  std::vector<OptionSetting> out;
  const std::map<std::string, std::string> now(plan.options.begin(), plan.options.end());
  for (const sema::DeclRef& ref : sema::flatOf(*ruleset).options) {
    const auto& body = std::get<syntax::OptionBody>(ref.decl->body);
    const std::string& name = ref.decl->name.text;
    const auto value = now.find(name);
    if (value == now.end()) continue;
    for (const std::string& other : valuesFor(body, value->second)) {
      driver::OptionValues values = chosen;
      values[name] = driver::parseOptionText(other);
      text::Bilingual error;
      if (auto made = workspace.plan(ruleset, values, error)) out.push_back({name, other, std::move(made)});
    }
  }
  return out;
}

std::vector<Finding> optionsWithoutEffect(driver::Workspace& workspace, const std::shared_ptr<const sema::Ruleset>& ruleset,
                                          const driver::OptionValues& chosen, const plan::Plan& plan,
                                          const std::vector<OptionSetting>& settings) {
  std::vector<Finding> out;
  FormTable forms;
  const std::map<std::string, std::string> now(plan.options.begin(), plan.options.end());
  for (const sema::DeclRef& ref : sema::flatOf(*ruleset).options) {
    const std::string& name = ref.decl->name.text;
    std::map<std::string, std::string> byMeaning{{meaningOf(forms, plan), now.contains(name) ? now.at(name) : ""}};
    size_t tried = 0;
    std::vector<std::pair<std::string, std::string>> alike;
    for (const OptionSetting& setting : settings) {
      if (setting.option != name) continue;
      ++tried;
      const auto [place, fresh] = byMeaning.try_emplace(meaningOf(forms, *setting.plan), setting.value);
      if (!fresh) alike.emplace_back(place->second, setting.value);
    }
    const bool named = std::get<syntax::OptionBody>(ref.decl->body).type == syntax::OptionType::OneOf;
    if (!tried || alike.empty() || (byMeaning.size() > 1 && !named)) continue;
    if (mattersElsewhere(forms, workspace, ruleset, chosen, settings, name, alike[0].second)) continue;
    Finding finding;
    finding.kind = FindingKind::NoEffect, finding.sort = "option", finding.declaration = name;
    const auto place = workspace.sources().lineColumn(ref.ast->file, ref.decl->name.span.begin);
    finding.file = std::filesystem::path(workspace.sources().name(ref.ast->file)).filename().string();   // as plans have it
    finding.line = static_cast<uint32_t>(place.line), finding.column = static_cast<uint32_t>(place.column);
    finding.message = sentenceOf(FindingKind::NoEffect, name);
    finding.why = byMeaning.size() == 1 ? text::Bilingual(words::ValuesAlike) : words::ValuesAlikeTwo(alike[0].first, alike[0].second);
    out.push_back(std::move(finding));
  }
  return out;
}

}  // namespace kaikou::analysis
