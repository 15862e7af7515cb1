// Diagnostics for programs: JSON and SARIF. Text that is not UTF-8 is replaced, so that the output is always valid
// JSON. Tested by tests/diag/render_test.cpp.
#include <nlohmann/json.hpp>
#include <set>

#include "compiler/diag/render.h"

namespace kaikou::diag {

namespace {

using Json = nlohmann::ordered_json;
using source::LineColumn;
using source::SourceManager;

Json point(const SourceManager& sources, source::FileId file, uint32_t offset) {
  LineColumn at = sources.lineColumn(file, offset);
  return {{"line", at.line}, {"column", at.column}, {"utf16", at.utf16Column}};
}

Json spanOf(const SourceManager& sources, source::Place place) {
  return {{"begin", place.span.begin},
          {"end", place.span.end},
          {"start", point(sources, place.file, place.span.begin)},
          {"stop", point(sources, place.file, place.span.end)}};
}

/// A path as a relative reference of RFC 3986: every byte but unreserved ones and `/` percent-encoded.
std::string uriOf(std::string_view path) {
  constexpr char digits[] = "0123456789ABCDEF";
  std::string uri;
  for (char c : path) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
                       c == '_' || c == '~' || c == '/';
    const auto byte = static_cast<unsigned char>(c);
    if (plain) uri += c;
    else uri += {'%', digits[byte >> 4], digits[byte & 15]};
  }
  return uri;
}

Json location(const SourceManager& sources, source::Place place) {
  LineColumn from = sources.lineColumn(place.file, place.span.begin),
             to = sources.lineColumn(place.file, place.span.end);
  Json region = {
      {"startLine", from.line}, {"startColumn", from.utf16Column}, {"endLine", to.line}, {"endColumn", to.utf16Column}};
  return {{"physicalLocation",
           {{"artifactLocation", {{"uri", uriOf(sources.name(place.file))}}}, {"region", std::move(region)}}}};
}

std::string dumped(const Json& json) { return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"; }

}  // namespace

std::string renderJson(const Sink& sink, const SourceManager& sources, Language language) {
  Json all = Json::array();
  for (const Diagnostic& given : sink.all()) {
    Json labels = Json::array();
    for (const Label& label : given.also)
      labels.push_back({{"file", std::string(sources.name(label.place.file))},
                        {"span", spanOf(sources, label.place)},
                        {"text", label.text.in(language)}});
    all.push_back({{"code", codeText(given.code)},
                   {"severity", severityName(given.severity)},
                   {"message", given.message.in(language)},
                   {"file", std::string(sources.name(given.place.file))},
                   {"span", spanOf(sources, given.place)},
                   {"labels", std::move(labels)},
                   {"help", given.help.in(language)}});
  }
  return dumped(all);
}

std::string renderSarif(const Sink& sink, const SourceManager& sources, const std::string& toolVersion,
                        Language language) {
  Json results = Json::array(), rules = Json::array();
  std::set<std::string> known;
  for (const Diagnostic& given : sink.all()) {
    std::string code = codeText(given.code);
    if (known.insert(code).second) rules.push_back({{"id", code}});
    std::string message = given.message.in(language);
    if (!given.help.empty()) message += (language == Language::Chinese ? "；" : "; ") + given.help.in(language);
    Json result = {{"ruleId", code},
                   {"level", severityName(given.severity)},
                   {"message", {{"text", message}}},
                   {"locations", Json::array({location(sources, given.place)})}};
    if (!given.also.empty()) {
      Json related = Json::array();
      for (const Label& label : given.also) {
        Json place = location(sources, label.place);
        place["message"] = {{"text", label.text.in(language)}};
        related.push_back(std::move(place));
      }
      result["relatedLocations"] = std::move(related);
    }
    results.push_back(std::move(result));
  }
  Json driver = {{"name", "kou"}, {"version", toolVersion}, {"rules", std::move(rules)}};
  Json run = {{"tool", {{"driver", std::move(driver)}}},
              {"language", language == Language::Chinese ? "zh-CN" : "en-US"},
              {"columnKind", "utf16CodeUnits"},
              {"results", std::move(results)}};
  Json log = {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
              {"version", "2.1.0"},
              {"runs", Json::array({std::move(run)})}};
  return dumped(log);
}

}  // namespace kaikou::diag
