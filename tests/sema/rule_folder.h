// A folder of rule files that lives as long as a test, and what loading from it reports.
#pragma once

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include <unistd.h>

#include "compiler/sema/flat.h"

namespace kaikou::test {

class RuleFolder {
 public:
  RuleFolder() : loader(sources) {
    static std::atomic<int> next{0};
    root_ = std::filesystem::temp_directory_path() /
            ("kaikou-rules-" + std::to_string(::getpid()) + "-" + std::to_string(next++));
    std::filesystem::create_directories(root_);
    loader.folders = {root_.string()};
  }
  ~RuleFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(root_, ignored);
  }
  RuleFolder(const RuleFolder&) = delete;
  RuleFolder& operator=(const RuleFolder&) = delete;

  std::string path(const std::string& name) const { return (root_ / name).string(); }
  RuleFolder& write(const std::string& name, const std::string& text) {
    std::filesystem::create_directories((root_ / name).parent_path());
    std::ofstream(root_ / name, std::ios::binary) << text;
    return *this;
  }
  /// Loads and keeps the result and what was reported.
  std::shared_ptr<const sema::FlatRuleset> load(const std::string& name, const std::string* text = nullptr) {
    sink = diag::Sink();
    return sema::loadFlat(loader, name, sink, text);
  }
  /// The codes reported, in order: "K0207 K0801".
  std::string codes() const {
    std::string text;
    for (const diag::Diagnostic& diagnostic : sink.all())
      text += (text.empty() ? "" : " ") + diag::codeText(diagnostic.code);
    return text;
  }
  /// Loads a file that must fail or warn; the codes.
  std::string codesOf(const std::string& name) {
    load(name);
    return codes();
  }
  const diag::Diagnostic& first() const { return sink.all().at(0); }
  /// "line:column" of the first report.
  std::string where() const {
    source::LineColumn at = sources.lineColumn(first().place.file, first().place.span.begin);
    return std::to_string(at.line) + ":" + std::to_string(at.column);
  }

  source::SourceManager sources;
  sema::Loader loader;
  diag::Sink sink;

 private:
  std::filesystem::path root_;
};

inline std::string namesIn(const std::vector<sema::DeclRef>& list) {
  std::string text;
  for (const sema::DeclRef& ref : list) text += (text.empty() ? "" : " ") + ref.decl->name.text;
  return text;
}
inline std::string namesIn(const sema::FlatLines& block) {
  std::string text;
  for (const sema::LineRef& ref : block.lines) text += (text.empty() ? "" : " ") + ref.line->name.text;
  return text;
}

}  // namespace kaikou::test
