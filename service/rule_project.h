// The files a language service works on: what is open in the editor laid over the files that there are, parsed and
// checked as they are now.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "compiler/driver/driver.h"
#include "compiler/sema/house_file.h"
#include "compiler/sema/rule_finder.h"
#include "compiler/source/files.h"
#include "service/text_document.h"

namespace kaikou::service {

struct OpenFile {
  std::string uri, path;
  int64_t version = 0;
  TextDocument text;
};

/// Open files over those of another source.
class OpenFiles : public source::Files {
 public:
  explicit OpenFiles(const source::Files& below) : below_(below) {}
  Kind kindOf(const std::string& path) const override;
  Reading read(const std::string& path, size_t most, std::string& text) const override;
  void walk(const std::string& folder, int depth, const std::function<bool(const std::string& path)>& found) const override;
  std::string canonical(const std::string& path) const override;

  OpenFile* find(const std::string& path);
  const OpenFile* find(const std::string& path) const;
  std::map<std::string, OpenFile> open;   // by canonical path

 private:
  const source::Files& below_;
};

/// One file of a ruleset: a rule file or a house file. `path` is canonical.
struct Layer {
  std::string path;
  std::shared_ptr<const sema::ParsedRule> rule;     // of a rule file
  std::shared_ptr<const sema::HouseFile> house;     // of a house file that can be read
  source::FileId file{};
};
/// What a file builds on, in the order in which it is laid on each other, and the file itself. Works on half-written files: what
/// cannot be found or read is left out.
struct RuleChain {
  std::vector<Layer> layers;
  size_t own = 0;                                   // the file that was asked for
  bool has(const std::string& path) const;
};

class RuleProject {
 public:
  RuleProject(const source::Files& files, std::vector<std::string> rulesets);

  OpenFiles& files() { return files_; }
  /// Of rulesets that come with the program.
  const std::vector<std::string>& rulesets() const { return rulesets_; }
  /// Of the project that is open in the editor.
  std::vector<std::string> folders;

  driver::Workspace& workspace() { return *workspace_; }
  source::SourceManager& sources() { return workspace_->sources(); }
  /// Drops everything that was read when much of it is of texts that are gone. Then no FileId or tree of before may be used:
  /// true says so.
  bool tidy();

  /// The text of a file as it is now, if it can be read.
  std::optional<source::FileId> readNow(const std::string& path);
  /// Null when the file cannot be read or is a house file.
  std::shared_ptr<const sema::ParsedRule> parsed(const std::string& path);
  RuleChain chainOf(const std::string& path);
  /// Checks a file as it is now.
  std::shared_ptr<const sema::Ruleset> check(const std::string& path, diag::Sink& sink);

  /// Rule files and house files of the project's folders and open ones, canonical, sorted.
  std::vector<std::string> projectFiles();
  /// Files may have come, gone or moved: folders are listed anew.
  void forgetFolders();
  /// Whether a file is one of those that come with the program, and not of the project.
  bool isShipped(const std::string& path) const;
  /// A file for positions in it; open or not.
  std::shared_ptr<const TextDocument> documentOf(source::FileId file);

 private:
  void makeWorkspace();
  void addLayers(const std::string& path, std::vector<std::string>& open, RuleChain& chain);
  void addNamed(const syntax::Name& name, const std::string& beside, std::vector<std::string>& open, RuleChain& chain);

  OpenFiles files_;
  std::vector<std::string> rulesets_;
  std::unique_ptr<driver::Workspace> workspace_;
  std::map<source::FileId, std::shared_ptr<const TextDocument>> documents_;
};

}  // namespace kaikou::service
