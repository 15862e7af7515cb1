// A search for each setting, with the same seed: so what differs between two settings is not the luck of the search.
#include "analysis/every_setting.h"

#include <algorithm>

#include "analysis/analysis_words.h"

namespace kaikou::analysis {
namespace {

bool same(const Finding& a, const Finding& b) {
  return a.kind == b.kind && a.declaration == b.declaration && a.file == b.file && a.line == b.line && a.column == b.column;
}

Finding unasked(const OptionSetting& setting) {
  Finding finding;
  finding.kind = FindingKind::Undecided, finding.sort = "option", finding.declaration = setting.option + '=' + setting.value;
  finding.open = FindingKind::PaysLess;
  finding.message = sentenceOf(FindingKind::Undecided, finding.declaration, text::Bilingual(std::string(nameOf(FindingKind::PaysLess))));
  finding.why = words::SettingNotAsked;
  return finding;
}

}  // namespace

EverySetting askEverySetting(const std::vector<OptionSetting>& settings, const std::vector<Finding>& known, const AnalysisChoice& choice) {
  EverySetting out;
  for (size_t i = 0; i < settings.size(); ++i) {
    const OptionSetting& setting = settings[i];
    SettingResult& result = out.settings.emplace_back(SettingResult{setting.option, setting.value, 0, false, {}, {}, {}});
    if (choice.progress) choice.progress(AnalysisStage::Settings, i, settings.size());
    if (choice.stop && choice.stop()) {
      out.findings.push_back(unasked(setting));
      continue;
    }
    AnalysisChoice own;
    own.tables = choice.tables, own.seed = choice.seed, own.stop = choice.stop;
    RuleAnalysis analysis(*setting.plan, own);
    analysis.runWitnesses();
    const TableSearch& search = analysis.search();
    result.tried = search.tried(), result.complete = analysis.searchedAll();
    result.mostOfOne = search.mostOfOne(), result.mostOfAll = search.mostOfAll(), result.leastOfAll = search.leastOfAll();
    if (!result.complete) out.findings.push_back(unasked(setting));
    for (Finding finding : analysis.findings()) {
      if (std::any_of(known.begin(), known.end(), [&](const Finding& one) { return same(one, finding); })) continue;
      if (std::any_of(out.findings.begin(), out.findings.end(), [&](const Finding& one) { return same(one, finding); })) continue;
      finding.setting = {{setting.option, setting.value}};
      finding.plan = setting.plan;
      if (choice.found) choice.found(finding);
      out.findings.push_back(std::move(finding));
    }
  }
  return out;
}

}  // namespace kaikou::analysis
