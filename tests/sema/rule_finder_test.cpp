// Where rule files are looked for and what is refused before they are parsed.
#include "compiler/sema/rule_finder.h"

#include <catch2/catch.hpp>

#include "tests/sema/rule_folder.h"

using namespace kaikou;
using kaikou::test::RuleFolder;

TEST_CASE("a name is found beside the file, then in the folders and below them", "[sema][rule_finder]") {
  RuleFolder rules;
  rules.write("a/基础.kou", "ruleset 基础\n").write("b/mine.kou", "ruleset mine extends 基础\n");
  CHECK(sema::findRuleFile(rules.loader, "基础", "") == rules.path("a/基础.kou"));
  CHECK(sema::findRuleFile(rules.loader, "基础", rules.path("b/mine.kou")) == rules.path("a/基础.kou"));
  rules.write("b/基础.kou", "ruleset 基础\n");
  CHECK(sema::findRuleFile(rules.loader, "基础", rules.path("b/mine.kou")) == rules.path("b/基础.kou"));
  CHECK_FALSE(sema::findRuleFile(rules.loader, "other", ""));
  CHECK_FALSE(sema::findRuleFile(rules.loader, "", ""));
  CHECK_FALSE(sema::findRuleFile(rules.loader, std::string("a\0b", 3), ""));
}

TEST_CASE("a path is relative to the file that mentions it", "[sema][rule_finder]") {
  RuleFolder rules;
  rules.write("a/base.kou", "ruleset base\n").write("b/house.yaml", "base: ../a/base.kou\n");
  auto found = sema::findRuleFile(rules.loader, "../a/base.kou", rules.path("b/house.yaml"));
  REQUIRE(found);
  CHECK(rules.loader.files->canonical(*found) == rules.loader.files->canonical(rules.path("a/base.kou")));
  CHECK(sema::findRuleFile(rules.loader, "../a/base", rules.path("b/house.yaml")));
  rules.write("a/secret.txt", "ruleset secret\n");
  CHECK_FALSE(sema::findRuleFile(rules.loader, "../a/secret.txt", rules.path("b/house.yaml")));
  CHECK(sema::findRuleFile(rules.loader, rules.path("a/secret.txt"), ""));
}

TEST_CASE("hidden files and folders are not looked into", "[sema][rule_finder]") {
  RuleFolder rules;
  rules.write(".git/one.kou", "").write(".two.kou", "");
  CHECK_FALSE(sema::findRuleFile(rules.loader, "one", ""));
  CHECK_FALSE(sema::findRuleFile(rules.loader, ".two", ""));
}

TEST_CASE("K0201 no such file, with the nearest name", "[sema][rule_finder]") {
  RuleFolder rules;
  rules.write("kaikou.kou", "ruleset kaikou\n");
  CHECK(rules.codesOf("kaiku") == "K0201");
  CHECK(rules.first().help.en() == "did you mean `kaikou`?");
  CHECK(rules.where() == "1:1");
  CHECK(rules.codesOf("\xff\xfe") == "K0201");
}

TEST_CASE("K0202 two files of one name", "[sema][rule_finder]") {
  RuleFolder rules;
  rules.write("a/twin.kou", "ruleset twin\n")
      .write("b/twin.yaml", "base: other\n")
      .write("mine.kou", "ruleset mine extends twin\n");
  CHECK(rules.codesOf(rules.path("mine.kou")) == "K0202");
  CHECK(rules.where() == "1:22");
  CHECK(rules.first().message.en().find("a/twin.kou") != std::string::npos);
  CHECK(rules.first().message.en().find("b/twin.yaml") != std::string::npos);
}

TEST_CASE("files that cannot be a rule file are refused with a place", "[sema][rule_finder]") {
  RuleFolder rules;
  SECTION("K0001 a folder") {
    sema::readRuleFile(rules.loader, rules.path(""), std::nullopt, rules.sink);
    CHECK(rules.codes() == "K0001");
  }
  SECTION("K0002 a bad byte") {
    rules.write("bad.kou", "ruleset bad\nset \xffx");
    CHECK(rules.codesOf(rules.path("bad.kou")) == "K0002");
    CHECK(rules.where() == "2:5");
  }
  SECTION("K0003 ten megabytes") {
    rules.write("big.kou", std::string(10 << 20, ' '));
    CHECK(rules.codesOf(rules.path("big.kou")) == "K0003");
  }
}
