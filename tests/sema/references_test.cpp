// What a file may name: shipped rules by name, files by path, and nothing that is not for it.
#include <catch2/catch.hpp>

#include "compiler/diag/render.h"
#include "compiler/sema/rule_finder.h"
#include "tests/sema/rule_folder.h"

using namespace kaikou;
using kaikou::test::RuleFolder;

namespace {

struct Rooms : RuleFolder {
  Rooms() {
    loader.folders = {path("shipped")};
    write("shipped/base.kou", "ruleset base\ntiles { suit 万 m 1..9 copies 4 }\n");
  }
  std::string shown() { return diag::renderText(sink, sources, {}); }
};

}  // namespace

TEST_CASE_METHOD(Rooms, "K0805 shipped names win, and a path names the other file", "[sema][rule_finder]") {
  write("room/base.kou", "ruleset base\ntiles { suit 筒 p 1..9 copies 4 }\n").write("room/mine.kou", "ruleset mine extends base\n");
  auto flat = load(path("room/mine.kou"));
  REQUIRE(flat);
  CHECK(codes() == "K0805");
  CHECK(sources.name(flat->tiles.ast->file) == path("shipped/base.kou"));
  write("room/mine.kou", "ruleset mine extends ./base.kou\n");
  flat = load(path("room/mine.kou"));
  REQUIRE(flat);
  CHECK(codes().empty());
  CHECK(sources.name(flat->tiles.ast->file).find("room") != std::string::npos);
  // A shipped file means the shipped ones.
  write("shipped/other.kou", "ruleset other extends base\n");
  CHECK(load("other"));
  CHECK(codes().empty());
}

TEST_CASE_METHOD(Rooms, "a path after `extends`, `uses` and `base`", "[sema][rule_finder]") {
  write("rooms/monday.kou", "ruleset monday extends base\n").write("rooms/雨.kou", "module 雨\nset 花 = rank 1\n");
  write("my rooms/tuesday.kou", "ruleset tuesday extends ../rooms/monday.kou\n");
  write("mine.kou", "ruleset mine extends rooms/monday.kou uses rooms/雨.kou\n");
  CHECK(load(path("mine.kou")));
  CHECK(codes().empty());
  write("mine.kou", "ruleset mine extends \"my rooms/tuesday.kou\" uses \"rooms/雨.kou\"\n");
  CHECK(load(path("mine.kou")));
  CHECK(codes().empty());
  write("house.yaml", "base: rooms/monday.kou\nmodules: [rooms/雨.kou]\n");
  CHECK(load(path("house.yaml")));
  CHECK(codes().empty());
}

TEST_CASE_METHOD(Rooms, "K0219 files do not reach out of their folder", "[sema][rule_finder]") {
  write("private/mine.kou", "ruleset mine extends base\n").write("room/house.yaml", "base: ../private/mine.kou\n");
  CHECK(codesOf(path("room/house.yaml")) == "K0219");
  write("room/house.yaml", "base: " + path("private/mine.kou") + "\n");
  CHECK(codesOf(path("room/house.yaml")) == "K0219");
  write("room/friend.kou", "ruleset friend extends ../private/mine.kou\n");
  CHECK(codesOf(path("room/friend.kou")) == "K0219");
  loader.anywhere = true;
  CHECK(load(path("room/house.yaml")));
  // Through a file in the folder it is the same folder that counts.
  loader.anywhere = false;
  write("house.yaml", "base: room/friend.kou\n");
  CHECK(load(path("house.yaml")));
  CHECK_FALSE(sema::isInside({path("room")}, path("room2/x.kou")));
  CHECK_FALSE(sema::isInside({path("room")}, path("room/../x.kou")));
  CHECK(sema::isInside({path("room/")}, path("room/a/../x.kou")));
}

TEST_CASE_METHOD(Rooms, "K0220 what is no rule file is not quoted", "[sema][rule_finder]") {
  write("room/house.yaml", "base: notes.kou\n");
  for (const char* text : {"password: hunter2\n", "// a comment\nhunter2 { }\n", "", "hunter2 \xff"}) {
    write("room/notes.kou", text);
    CHECK(codesOf(path("room/house.yaml")) == "K0220");
    CHECK(shown().find("hunter2") == std::string::npos);
  }
  write("room/house.yaml", "base: keys.yaml\n").write("room/keys.yaml", "password: hunter2\n");
  CHECK(codesOf(path("room/house.yaml")) == "K0220");
  CHECK(shown().find("hunter2") == std::string::npos);
  // What the reader names is for the reader.
  CHECK(codesOf(path("room/keys.yaml")) == "K0608");
}
