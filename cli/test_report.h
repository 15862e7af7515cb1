// What `kou test` found, as text for people, JSON for programs, JUnit's XML for build servers.
#pragma once

#include <string>
#include <vector>

#include "cli/example_runner.h"

namespace kaikou::cli {

/// The examples of one file, or why they could not be run.
struct TestedFile {
  std::string file;                      // as the command line names it
  std::string ruleset;
  std::vector<ExampleResult> examples;
  std::vector<std::string> where;        // for each example: its file, as people are shown it
  std::vector<size_t> lines;             // …and its line
  std::string error;                     // not empty: nothing was run
};

struct TestReport {
  std::vector<TestedFile> files;
  size_t passed = 0, failed = 0;         // examples; a file that could not be run counts as one that failed
};

/// {"passed", "failed", "files": [{"file", "ruleset", "error"?, "examples": [{"title": {"zh", "en"}, "file", "line",
/// "inherited", "passed", "differences", "explanation"}]}]}
std::string testJson(const TestReport& report);
/// A `testsuites` with a suite a file and a case an example.
std::string testJunit(const TestReport& report, Language language);

}  // namespace kaikou::cli
