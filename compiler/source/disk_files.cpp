// The files of the system. Guarantee: no exception leaves this file; folders are walked without hidden folders and without
// following links to folders. Tested by tests/source/files_test.cpp and tests/sema/rule_finder_test.cpp.
#include <filesystem>
#include <fstream>
#include <system_error>

#include "compiler/source/files.h"
#include "compiler/source/utf8_path.h"

namespace kaikou::source {

namespace {

namespace fs = std::filesystem;

class DiskFiles : public Files {
 public:
  Kind kindOf(const std::string& path) const override {
    std::error_code error;
    const fs::file_status status = fs::status(toPath(path), error);
    if (fs::is_regular_file(status)) return Kind::File;
    if (fs::is_directory(status)) return Kind::Folder;
    return fs::exists(status) ? Kind::Other : Kind::None;
  }

  Reading read(const std::string& path, size_t most, std::string& text) const override {
    text.clear();
    std::ifstream stream(toPath(path), std::ios::binary);
    if (!stream) return Reading::NotOpened;
    text.resize(most);
    stream.read(text.data(), static_cast<std::streamsize>(most));
    const bool bad = stream.bad();
    text.resize(bad ? 0 : static_cast<size_t>(stream.gcount()));
    return bad ? Reading::Failed : Reading::Done;
  }

  void walk(const std::string& folder, int depth, const std::function<bool(const std::string& path)>& found) const override {
    std::error_code error;
    fs::recursive_directory_iterator walk(toPath(folder), fs::directory_options::skip_permission_denied, error);
    for (; !error && walk != fs::recursive_directory_iterator(); walk.increment(error)) {
      std::error_code kind;
      if (walk->is_directory(kind)) {
        if (walk.depth() >= depth || toText(walk->path().filename()).starts_with('.')) walk.disable_recursion_pending();
      } else if (walk->is_regular_file(kind) && !found(toText(walk->path()))) {
        return;
      }
    }
  }

  std::string canonical(const std::string& path) const override {
    std::error_code error;
    fs::path made = fs::weakly_canonical(toPath(path), error);
    return error ? path : toText(made);
  }
};

}  // namespace

const Files& diskFiles() {
  static const DiskFiles files;
  return files;
}

}  // namespace kaikou::source
