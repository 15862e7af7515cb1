// Files are called from where one works, or from where shipped rules are.
#include "cli/shown_path.h"

#include <catch2/catch.hpp>

using kaikou::cli::shownPath;

TEST_CASE("a path is shown from the working folder, or from the folder of rules", "[cli]") {
  const std::vector<std::string> rules{"/usr/share/kaikou/rulesets"};
  CHECK(shownPath("/home/me/rules/a.kou", "/home/me", rules) == "rules/a.kou");
  CHECK(shownPath("/home/me/rules/a.kou", "/home/me/", rules) == "rules/a.kou");
  CHECK(shownPath("/usr/share/kaikou/rulesets/east/b.kou", "/home/me", rules) == "rulesets/east/b.kou");
  CHECK(shownPath("/usr/share/kaikou/rulesets/east/b.kou", "/home/me", {"/elsewhere", "/usr/share/kaikou/rulesets/"}) ==
        "rulesets/east/b.kou");
  CHECK(shownPath("/usr/share/kaikou/rulesets/east/b.kou", "/usr/share/kaikou/rulesets/east", rules) == "b.kou");
}

TEST_CASE("other paths are shown as they are", "[cli]") {
  const std::vector<std::string> rules{"/usr/share/kaikou/rulesets"};
  for (const char* path : {"a.kou", "../a.kou", "/home/mean/a.kou", "/home/me", "/home/me/", "/usr/share/kaikou/rulesets2/a.kou",
                           "kou", "", "/usr/share/kaikou/rulesets"})
    CHECK(shownPath(path, "/home/me", rules) == path);
  CHECK(shownPath("/a.kou", "/", {}) == "/a.kou");
  CHECK(shownPath("/a.kou", "", {""}) == "/a.kou");
}
