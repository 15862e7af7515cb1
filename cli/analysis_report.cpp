// Findings in three forms. Witnesses are examples that `kou test` accepts. Tested by tests/scripts/analyze_end_to_end.sh.
#include "cli/analysis_report.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "analysis/example_text.h"
#include "cli/analyst_words.h"
#include "cli/cli_words.h"

namespace kaikou::cli {

using analysis::Finding;
using analysis::FindingKind;
using analysis::FindingLevel;
using Json = nlohmann::ordered_json;

namespace {

const char* levelName(const Finding& finding) {
  switch (levelOf(finding.kind)) {
    case FindingLevel::Warning: return "warning";
    case FindingLevel::Note: return "note";
    case FindingLevel::Open: return "open";
  }
  return "note";
}

Json place(const Finding& finding) { return {{"file", finding.file}, {"line", finding.line}, {"column", finding.column}}; }

std::string titleFor(const Finding& finding, size_t index) {
  return finding.declaration + ' ' + nameOf(finding.kind) + (finding.witnesses.size() > 1 ? " " + std::to_string(index + 1) : "");
}

Json extremeJson(const AnalysisReport& report, const analysis::Extreme& extreme, const std::string& title) {
  if (!extreme.any) return nullptr;
  return {{"points", extreme.points}, {"witness", witnessText(report, extreme.found, title)}};
}

std::string indentedBy(const std::string& text, const std::string& blanks) {
  std::string out;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    out += blanks + text.substr(at, end - at) + '\n';
    at = end + 1;
  }
  return out;
}

}  // namespace

std::vector<std::pair<std::string, std::string>> chosenOptions(const std::vector<std::string>& arguments) {
  std::vector<std::pair<std::string, std::string>> out;
  for (const std::string& argument : arguments) {
    const size_t equals = argument.find('=');
    if (equals != std::string::npos) out.emplace_back(argument.substr(0, equals), argument.substr(equals + 1));
  }
  return out;
}

std::string witnessText(const AnalysisReport& report, const analysis::FoundTable& found, const std::string& title) {
  return analysis::exampleText(*report.plan, found.table, found.settlement, {title, "", report.options});
}

namespace {

/// The options of a finding's witness: those chosen, and its setting instead of what was chosen for it.
std::vector<std::pair<std::string, std::string>> optionsOf(const AnalysisReport& report, const Finding& finding) {
  auto out = report.options;
  for (const auto& own : finding.setting) {
    std::erase_if(out, [&](const auto& one) { return one.first == own.first; });
    out.push_back(own);
  }
  return out;
}

const plan::Plan& planOf(const AnalysisReport& report, const Finding& finding) { return finding.plan ? *finding.plan : *report.plan; }

std::string faultText(const AnalysisReport& report, const Finding& finding) {
  return analysis::faultText(planOf(report, finding), finding.fault->table, {finding.declaration + " fault", "", optionsOf(report, finding)});
}

}  // namespace

std::string witnessText(const AnalysisReport& report, const Finding& finding, size_t index) {
  const analysis::FoundTable& found = finding.witnesses[index];
  return analysis::exampleText(planOf(report, finding), found.table, found.settlement, {titleFor(finding, index), "", optionsOf(report, finding)});
}

std::string analysisJson(const AnalysisReport& report, Language language) {
  Json out;
  out["format"] = "kaikou-analyze";
  out["version"] = 1;
  out["ruleset"] = report.plan->origins[report.plan->ruleset].name;
  out["options"] = Json::object();
  for (const auto& [name, value] : report.plan->options) out["options"][name] = value;
  out["tables"] = {{"tried", report.tables}, {"legal", report.legal}, {"complete", report.complete}};
  out["rules"] = {{"all", report.rules}, {"met", report.reached}};
  out["most"] = {{"of_one", extremeJson(report, report.mostOfOne, "most of one")}, {"of_all", extremeJson(report, report.mostOfAll, "most of all")}};
  out["least"] = {{"of_all", extremeJson(report, report.leastOfAll, "least of all")}};
  out["findings"] = Json::array();
  for (const Finding& finding : report.findings) {
    Json row{{"kind", nameOf(finding.kind)}, {"level", levelName(finding)}, {"sort", finding.sort}, {"declaration", finding.declaration}, {"place", place(finding)},
             {"message", finding.message.in(language)}};
    if (finding.kind == FindingKind::Undecided) row["may_be"] = nameOf(finding.open);
    if (!finding.why.empty()) row["why"] = finding.why.in(language);
    if (!finding.witnesses.empty()) row["witness"] = witnessText(report, finding, finding.witnesses.size() - 1);
    if (finding.witnesses.size() > 1) row["smaller"] = witnessText(report, finding, 0);
    if (finding.fault) row["witness"] = faultText(report, finding);
    for (const auto& [option, value] : finding.setting) row["setting"][option] = value;
    row["accepted"] = finding.accepted;
    if (finding.accepted) row["reason"] = finding.reason;
    out["findings"].push_back(std::move(row));
  }
  if (!report.settings.empty()) out["settings"] = Json::array();
  for (const analysis::SettingResult& one : report.settings) {
    auto points = [](const analysis::Extreme& extreme) { return extreme.any ? Json(extreme.points) : Json(nullptr); };
    out["settings"].push_back({{"option", one.option}, {"value", one.value}, {"tried", one.tried}, {"complete", one.complete}, {"most_of_one", points(one.mostOfOne)},
                               {"most_of_all", points(one.mostOfAll)}, {"least_of_all", points(one.leastOfAll)}});
  }
  out["acceptances"] = Json::array();
  for (const analysis::Acceptance& one : report.acceptances)
    out["acceptances"].push_back({{"kind", one.kind}, {"declaration", one.declaration}, {"reason", one.reason}, {"place", {{"file", one.file}, {"line", one.line}}}, {"met", one.met}});
  return out.dump(2) + '\n';
}

std::string analysisSarif(const AnalysisReport& report, const std::string& version, Language language) {
  Json results = Json::array();
  for (const Finding& finding : report.findings) {
    Json result{{"ruleId", nameOf(finding.kind)},
                {"level", levelOf(finding.kind) == FindingLevel::Warning ? "warning" : "note"},
                {"message", {{"text", finding.message.in(language) + (finding.why.empty() ? "" : ": " + finding.why.in(language))}}},
                {"locations", Json::array({{{"physicalLocation",
                                             {{"artifactLocation", {{"uri", finding.file}}},
                                              {"region", {{"startLine", std::max(1u, finding.line)}, {"startColumn", std::max(1u, finding.column)}}}}}}})}};
    if (finding.accepted) result["suppressions"] = Json::array({{{"kind", "inSource"}, {"justification", finding.reason}}});
    results.push_back(std::move(result));
  }
  const Json out{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                 {"version", "2.1.0"},
                 {"runs", Json::array({{{"tool", {{"driver", {{"name", "kou analyze"}, {"version", version}}}}}, {"columnKind", "unicodeCodePoints"}, {"results", results}}})}};
  return out.dump(2) + '\n';
}

std::string analysisText(const AnalysisReport& report, Language language, bool colour, const std::function<std::string(std::string_view)>& shown) {
  std::string out = fmt::format("{}  {}\n", titleOf(report.plan->origins[report.plan->ruleset], language),
                                words::AnalyzedTables(std::to_string(report.tables), std::to_string(report.legal), std::to_string(report.reached), std::to_string(report.rules)).in(language));
  auto extreme = [&](const text::Row<1>& row, const analysis::Extreme& of) {
    if (of.any) out += fmt::format("  {}\n", row(std::to_string(of.points)).in(language));
  };
  extreme(words::AnalyzeMostOne, report.mostOfOne);
  extreme(words::AnalyzeMostAll, report.mostOfAll);
  extreme(words::AnalyzeLeastAll, report.leastOfAll);
  size_t accepted = 0, open = 0;
  for (const Finding& finding : report.findings) {
    accepted += finding.accepted;
    if (finding.accepted) continue;
    if (finding.kind == FindingKind::Undecided) {
      ++open;
      continue;
    }
    const bool warning = levelOf(finding.kind) == FindingLevel::Warning;
    out += fmt::format("\n{}  {}\n", ink(fmt::format("{}:{}:{}", shown(finding.file), finding.line, finding.column), Ink::Bold, colour),
                       ink(nameOf(finding.kind), warning ? Ink::Yellow : Ink::Cyan, colour));
    out += fmt::format("  {}{}\n", finding.message.in(language), finding.why.empty() ? "" : (language == Language::Chinese ? "：" : ": ") + finding.why.in(language));
    for (const auto& [option, value] : finding.setting) out += fmt::format("  {}\n", words::AnalyzeSetting(option, value).in(language));
    for (size_t i = 0; i < finding.witnesses.size(); ++i) out += indentedBy(witnessText(report, finding, i), "    ");
    if (finding.fault) out += indentedBy(faultText(report, finding), "    ");
  }
  if (open) {
    out += fmt::format("\n{}\n", words::AnalyzeOpen(std::to_string(open)).in(language));
    for (const Finding& finding : report.findings)
      if (finding.kind == FindingKind::Undecided && !finding.accepted)
        out += fmt::format("  {}:{}  {}  {}\n", shown(finding.file), finding.line, finding.declaration, nameOf(finding.open));
  }
  if (!report.settings.empty()) {
    out += fmt::format("\n{}\n", words::AnalyzeSettings(std::to_string(report.settings.size())).in(language));
    for (const analysis::SettingResult& one : report.settings) {
      if (!one.mostOfAll.any) continue;
      out += fmt::format("  {} = {}  {}\n", one.option, one.value,
                         words::AnalyzeSettingRow(std::to_string(one.mostOfOne.points), std::to_string(one.mostOfAll.points), std::to_string(one.leastOfAll.points)).in(language));
    }
  }
  for (const analysis::Acceptance& one : report.acceptances)
    if (!one.met) out += fmt::format("{}:{}  {}\n", shown(one.file), one.line, (one.wrong ? words::AcceptWrong(one.kind) : words::AcceptUnmet(one.kind, one.declaration)).in(language));
  if (accepted) out += fmt::format("{}\n", words::AnalyzeAccepted(std::to_string(accepted)).in(language));
  if (!report.complete) out += fmt::format("{}\n", words::AnalyzeStopped.in(language));
  return out;
}

}  // namespace kaikou::cli
