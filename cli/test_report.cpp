// Reports of examples for programs. Keys are English whatever the language; differences are in the language of the run, as
// they are made. Guarantee: valid JSON and valid XML 1.0, whatever titles hold. Tested by tests/cli/test_report_test.cpp.
#include "cli/test_report.h"

#include <fmt/format.h>

#include "runtime/text/json_append.h"

namespace kaikou::cli {

namespace {

/// Text of an attribute or an element. What XML 1.0 cannot hold becomes a blank.
std::string escaped(std::string_view text) {
  std::string out;
  for (char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\n': out += "&#10;"; break;
      default: out += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
    }
  }
  return out;
}

const std::string& titleIn(const ExampleResult& example, Language language) {
  return language == Language::English && !example.titleEn.empty() ? example.titleEn : example.titleZh;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += (text.empty() ? "" : "\n") + line;
  return text;
}

size_t failuresOf(const TestedFile& tested) {
  size_t failed = 0;
  for (const ExampleResult& example : tested.examples) failed += !example.differences.empty();
  return failed;
}

}  // namespace

std::string testJson(const TestReport& report) {
  std::string out;
  text::JsonWriter json(out);
  json.open('{').key("passed").integer(static_cast<int64_t>(report.passed));
  json.key("failed").integer(static_cast<int64_t>(report.failed)).key("files").open('[');
  for (const TestedFile& tested : report.files) {
    json.open('{').key("file").string(tested.file).key("ruleset").string(tested.ruleset);
    if (!tested.error.empty()) json.key("error").string(tested.error);
    json.key("examples").open('[');
    for (size_t i = 0; i < tested.examples.size(); ++i) {
      const ExampleResult& example = tested.examples[i];
      json.open('{').key("title").open('{').key("zh").string(example.titleZh);
      json.key("en").string(example.titleEn.empty() ? example.titleZh : example.titleEn).close('}');
      json.key("file").string(tested.where[i]).key("line").integer(static_cast<int64_t>(tested.lines[i]));
      json.key("inherited").boolean(example.inherited);
      json.key("passed").boolean(example.differences.empty());
      json.key("differences").open('[');
      for (const std::string& difference : example.differences) json.string(difference);
      json.close(']');
      if (!example.explanation.empty()) json.key("explanation").string(example.explanation);
      json.close('}');
    }
    json.close(']').close('}');
  }
  json.close(']').close('}');
  return out + '\n';
}

std::string testJunit(const TestReport& report, Language language) {
  std::string out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  out += fmt::format("<testsuites name=\"kou test\" tests=\"{}\" failures=\"{}\">\n", report.passed + report.failed,
                     report.failed);
  for (const TestedFile& tested : report.files) {
    const size_t error = tested.error.empty() ? 0 : 1;
    out += fmt::format("  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\">\n", escaped(tested.file),
                       tested.examples.size() + error, failuresOf(tested), error);
    if (error) {
      out += fmt::format("    <testcase classname=\"{0}\" name=\"{0}\"><error message=\"{1}\"/></testcase>\n",
                         escaped(tested.file), escaped(tested.error));
    }
    for (size_t i = 0; i < tested.examples.size(); ++i) {
      const ExampleResult& example = tested.examples[i];
      out += fmt::format("    <testcase classname=\"{}\" name=\"{}\" file=\"{}\" line=\"{}\"", escaped(tested.ruleset),
                         escaped(titleIn(example, language)), escaped(tested.where[i]), tested.lines[i]);
      if (example.differences.empty()) {
        out += "/>\n";
        continue;
      }
      out += fmt::format("><failure message=\"{}\">{}</failure></testcase>\n", escaped(example.differences.front()),
                         escaped(joined(example.differences) + (example.explanation.empty() ? "" : "\n\n" + example.explanation)));
    }
    out += "  </testsuite>\n";
  }
  return out + "</testsuites>\n";
}

}  // namespace kaikou::cli
