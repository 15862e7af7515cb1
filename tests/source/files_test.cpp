// Where files come from: memory answers as the disk does.
#include "compiler/source/files.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "compiler/driver/driver.h"
#include "tests/sema/rule_folder.h"

using namespace kaikou;
using source::Files;
using source::MemoryFiles;

namespace {

std::vector<std::string> walked(const Files& files, const std::string& folder, int depth) {
  std::vector<std::string> paths;
  files.walk(folder, depth, [&](const std::string& path) {
    paths.push_back(files.canonical(path));
    return true;
  });
  std::sort(paths.begin(), paths.end());
  return paths;
}

}  // namespace

TEST_CASE("memory and disk hold the same files", "[source][files]") {
  test::RuleFolder folder;
  MemoryFiles memory;
  for (const char* name : {"a.kou", "b/c.kou", "b/d/e.yaml", "b/.hidden/f.kou", ".g.kou"}) {
    folder.write(name, name);
    memory.set(folder.path(name), name);
  }
  const std::string root = source::diskFiles().canonical(folder.path(""));
  for (int depth : {0, 1, 16}) CHECK(walked(source::diskFiles(), root, depth) == walked(memory, root, depth));
  for (const char* name : {"a.kou", "b", "b/d", "none", "b/d/e.yaml", "b/../a.kou", "./b//c.kou"}) {
    INFO(name);
    CHECK(source::diskFiles().kindOf(folder.path(name)) == memory.kindOf(folder.path(name)));
    if (memory.kindOf(folder.path(name)) == Files::Kind::Folder) continue;
    std::string one = "old", two = "old";
    CHECK(source::diskFiles().read(folder.path(name), 3, one) == memory.read(folder.path(name), 3, two));
    if (memory.kindOf(folder.path(name)) == Files::Kind::File) CHECK(one == two);
  }
}

TEST_CASE("paths in memory have one spelling", "[source][files]") {
  MemoryFiles files;
  CHECK(files.canonical("/a/./b/../c.kou") == "/a/c.kou");
  CHECK(files.canonical("/../../a.kou") == "/a.kou");
  CHECK(files.canonical("a.kou") == "/a.kou");
  CHECK(files.canonical("") == "/");
  files.set("/a/b.kou", "x");
  files.remove("/a//b.kou");
  CHECK(files.kindOf("/a/b.kou") == Files::Kind::None);
  CHECK(files.kindOf("/a") == Files::Kind::None);
}

TEST_CASE("rules are compiled from memory, with bases and modules", "[source][files]") {
  MemoryFiles files;
  files.set("/r/base.kou", "ruleset base\n");
  files.set("/r/sub/mine.kou", "ruleset mine extends base uses extra\n");
  files.set("/r/extra.kou", "module extra \"m\"\n\noption 甲 \"甲\" : number = 1\n");
  source::SourceManager sources;
  sema::Loader loader(sources);
  loader.files = &files;
  loader.folders = {"/r"};
  diag::Sink sink;
  CHECK(sema::loadFlat(loader, "/r/sub/mine.kou", sink));
  CHECK_FALSE(sink.hasErrors());
  CHECK_FALSE(sema::loadFlat(loader, "/r/none.kou", sink));
}
