// Rows come sorted by file and place. Tested by tests/scripts/analyze_end_to_end.sh.
#include "cli/coverage_report.h"

#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/analyst_words.h"
#include "cli/cli_words.h"

namespace kaikou::cli {

using analysis::Coverage;
using analysis::Miss;
using analysis::RulePoint;
using Json = nlohmann::ordered_json;

namespace {

text::Bilingual whyMissed(Miss miss) {
  switch (miss) {
    case Miss::NotAsked: return words::MissNotAsked;
    case Miss::NoExample: return words::MissNoExample;
    case Miss::EarlierHolds: return words::MissEarlier;
    case Miss::Never: return words::MissNever;
    case Miss::Undecided: return words::MissUndecided;
  }
  return {};
}

/// What a side of a rule is called: a need holds or refuses, a line applies or does not …
text::Bilingual sideName(RulePoint::Of of, bool holds) {
  switch (of) {
    case RulePoint::Need: return holds ? words::SideMet : words::SideRefuses;
    case RulePoint::Line: return holds ? words::SideApplies : words::SideNot;
    case RulePoint::Liability: return holds ? words::SideLiable : words::SideNot;
    default: return holds ? words::SideHolds : words::SideNot;
  }
}

std::string nameOf(const Coverage::Row& row) {
  return row.origin.name + (row.point.alternatives > 1 ? " (" + std::to_string(row.point.alternative + 1) + ")" : "");
}

std::map<std::string, Coverage::Sum> sums(const CoverageReport& report) {
  std::map<std::string, std::vector<Coverage::Row>> files;
  for (const Coverage::Row& row : report.rows) files[row.origin.file].push_back(row);
  std::map<std::string, Coverage::Sum> out;
  for (const auto& [file, rows] : files) out[file] = Coverage::sumOf(rows);
  return out;
}

/// In hundredths, rounded down: 100.00 means all.
std::string percent(const Coverage::Sum& sum) {
  const size_t hundredths = sum.sides ? sum.reached * 10000 / sum.sides : 10000;
  return fmt::format("{}.{:02}", hundredths / 100, hundredths % 100);
}

std::string escaped(std::string_view text) {
  std::string out;
  for (char c : text) {
    if (c == '&') out += "&amp;";
    else if (c == '<') out += "&lt;";
    else if (c == '>') out += "&gt;";
    else if (c == '"') out += "&quot;";
    else out += c;
  }
  return out;
}

}  // namespace

std::string coverageText(const CoverageReport& report, Language language, bool colour, const std::function<std::string(std::string_view)>& shown) {
  std::string out;
  for (const Coverage::Row& row : report.rows)
    for (const bool holds : {true, false}) {
      const Coverage::Side& side = holds ? row.holds : row.fails;
      if (!side.counts || side.times) continue;
      out += fmt::format("{}  {} {}  {}\n", ink(fmt::format("{}:{}:{}", shown(row.origin.file), row.origin.line, row.origin.column), Ink::Bold, colour),
                         nameOf(row), sideName(row.point.of, holds).in(language), ink(whyMissed(side.miss).in(language), Ink::Dim, colour));
    }
  for (const auto& [file, sum] : sums(report))
    out += fmt::format("{}\n", words::CoverageSum(shown(file), std::to_string(sum.reached), std::to_string(sum.sides), percent(sum)).in(language));
  return out;
}

std::string coverageJson(const CoverageReport& report, Language language) {
  Json out{{"format", "kaikou-coverage"}, {"version", 1}};
  const Coverage::Sum all = Coverage::sumOf(report.rows);
  out["sides"] = all.sides, out["reached"] = all.reached;
  out["files"] = Json::array();
  for (const auto& [file, sum] : sums(report)) out["files"].push_back({{"file", file}, {"sides", sum.sides}, {"reached", sum.reached}});
  out["rules"] = Json::array();
  for (const Coverage::Row& row : report.rows) {
    Json one{{"sort", analysis::nameOf(row.point.of)}, {"declaration", row.origin.name}, {"alternative", row.point.alternative + 1},
             {"place", {{"file", row.origin.file}, {"line", row.origin.line}, {"column", row.origin.column}}}};
    for (const bool holds : {true, false}) {
      const Coverage::Side& side = holds ? row.holds : row.fails;
      if (!side.counts) continue;
      Json told{{"times", side.times}};
      if (!side.times) told["miss"] = analysis::nameOf(side.miss), told["why"] = whyMissed(side.miss).in(language);
      one[holds ? "holds" : "fails"] = std::move(told);
    }
    out["rules"].push_back(std::move(one));
  }
  return out.dump(2) + '\n';
}

std::string coverageLcov(const CoverageReport& report) {
  std::string out;
  for (const auto& [file, sum] : sums(report)) {
    out += "TN:\nSF:" + file + '\n';
    std::map<uint32_t, uint64_t> lines;
    std::map<uint32_t, int> blocks;
    std::string branches;
    for (const Coverage::Row& row : report.rows) {
      if (row.origin.file != file) continue;
      lines[row.origin.line] += row.holds.times + row.fails.times;
      const int block = blocks[row.origin.line]++;
      for (const bool holds : {true, false}) {
        const Coverage::Side& side = holds ? row.holds : row.fails;
        if (side.counts) branches += fmt::format("BRDA:{},{},{},{}\n", row.origin.line, block, holds ? 0 : 1, side.times ? std::to_string(side.times) : row.holds.times + row.fails.times ? "0" : "-");
      }
    }
    out += branches + fmt::format("BRF:{}\nBRH:{}\n", sum.sides, sum.reached);
    size_t hit = 0;
    for (const auto& [line, times] : lines) {
      out += fmt::format("DA:{},{}\n", line, times);
      hit += times > 0;
    }
    out += fmt::format("LF:{}\nLH:{}\nend_of_record\n", lines.size(), hit);
  }
  return out;
}

std::string coverageHtml(const CoverageReport& report, Language language, const std::function<std::string(std::string_view)>& shown) {
  const bool zh = language == Language::Chinese;
  std::string out = fmt::format("<!doctype html>\n<html lang=\"{}\"><meta charset=\"utf-8\"><title>{}</title>\n", zh ? "zh" : "en", words::CoverageTitle.in(language));
  out += "<style>body{font:14px/1.5 sans-serif;margin:2em}table{border-collapse:collapse}td,th{padding:.2em .8em;text-align:left;border-bottom:1px solid #ddd}"
         ".yes{background:#e6f4e6}.no{background:#fbe3e3}.none{color:#999}</style>\n";
  for (const auto& [file, sum] : sums(report)) {
    out += fmt::format("<h2>{}</h2>\n<p>{}</p>\n<table>\n", escaped(shown(file)), escaped(words::CoverageSum(shown(file), std::to_string(sum.reached), std::to_string(sum.sides), percent(sum)).in(language)));
    for (const Coverage::Row& row : report.rows) {
      if (row.origin.file != file) continue;
      out += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td>", row.origin.line, escaped(nameOf(row)), escaped(zh ? row.origin.zh : row.origin.en));
      for (const bool holds : {true, false}) {
        const Coverage::Side& side = holds ? row.holds : row.fails;
        if (!side.counts) out += "<td class=\"none\"></td>";
        else if (side.times) out += fmt::format("<td class=\"yes\">{} {}</td>", escaped(sideName(row.point.of, holds).in(language)), side.times);
        else out += fmt::format("<td class=\"no\">{}: {}</td>", escaped(sideName(row.point.of, holds).in(language)), escaped(whyMissed(side.miss).in(language)));
      }
      out += "</tr>\n";
    }
    out += "</table>\n";
  }
  return out + "</html>\n";
}

}  // namespace kaikou::cli
