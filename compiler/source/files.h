// Where the texts of rule files come from: the disk, or memory (a browser, the unsaved text of an editor). The compiler asks
// for files through this and in no other way, so it does the same work on all of them.
//
//   source::MemoryFiles files;
//   files.set("/rules/mine.kou", "ruleset mine …");
//   workspace.loader().files = &files;
//
// Paths are UTF-8 with `/` between folders. Nothing is thrown; what cannot be had is told by the answer.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace kaikou::source {

class Files {
 public:
  enum class Kind : uint8_t { None, File, Folder, Other };
  enum class Reading : uint8_t { Done, NotOpened, Failed };

  virtual ~Files() = default;
  virtual Kind kindOf(const std::string& path) const = 0;
  /// The beginning of a file, at most `most` bytes.
  virtual Reading read(const std::string& path, size_t most, std::string& text) const = 0;
  /// Calls `found` with the path of every file in a folder, and of its folders down to `depth` below it (0: none). Hidden
  /// folders are left out, links to folders not followed. Stops when `found` says no.
  virtual void walk(const std::string& folder, int depth, const std::function<bool(const std::string& path)>& found) const = 0;
  /// One spelling for a file, however it is mentioned.
  virtual std::string canonical(const std::string& path) const = 0;
};

/// The files of the system.
const Files& diskFiles();

/// Files that are only in memory, by absolute path.
class MemoryFiles : public Files {
 public:
  void set(const std::string& path, std::string text) { files_[canonical(path)] = std::move(text); }
  void remove(const std::string& path) { files_.erase(canonical(path)); }
  Kind kindOf(const std::string& path) const override;
  Reading read(const std::string& path, size_t most, std::string& text) const override;
  void walk(const std::string& folder, int depth, const std::function<bool(const std::string& path)>& found) const override;
  std::string canonical(const std::string& path) const override;

 private:
  std::map<std::string, std::string> files_;
};

}  // namespace kaikou::source
