// What comes of rulesets that extend each other and use modules: names, places, order, and every error of
// merging.
#include <catch2/catch.hpp>

#include "compiler/sema/flat_merge.h"
#include "compiler/sema/rule_finder.h"
#include "tests/sema/rule_folder.h"

using namespace kaikou;
using kaikou::test::namesIn;
using kaikou::test::RuleFolder;

namespace {

const char* const baseText = R"(ruleset base "基础" / "Base"
document D "文献" / "Document"
tiles { suit 万 m 1..9 copies 4 }
set 将 = rank 2 5 8
option 封顶 : points = 300 per D "一"
let 标 = indicator
wild 癞 = (next 标)
call 碰 : triplet on discard, opens
need 开口 : openings >= 1 per D "二"
need 将对 : pair in 将
need 末 : openings >= 0
tally 番 of each seat {
  甲 : + 1
  乙 : + 2
  丙 : + 3
}
payment {
  底 : = 10
  顶 : at most 封顶
}
example "of the base" { dealer 0 }
)";

struct Fixture : RuleFolder {
  Fixture() { write("base.kou", baseText); }
  std::string codesWith(const std::string& text, const std::string& header = "ruleset mine extends base\n") {
    write("mine.kou", header + text);
    return codesOf(path("mine.kou"));
  }
  std::shared_ptr<const sema::FlatRuleset> with(const std::string& text,
                                                const std::string& header = "ruleset mine extends base\n") {
    write("mine.kou", header + text);
    auto flat = load(path("mine.kou"));
    INFO((sink.all().empty() ? std::string() : sink.all()[0].message.en()));
    REQUIRE(flat);
    return flat;
  }
};

}  // namespace

TEST_CASE_METHOD(Fixture, "a ruleset alone is as it is written", "[sema][flat]") {
  auto flat = load("base");
  REQUIRE(flat);
  CHECK(codes().empty());
  CHECK(flat->name == "base");
  CHECK(flat->title.en == "Base");
  CHECK(namesIn(flat->needs) == "开口 将对 末");
  CHECK(flat->examples.size() == 1);
  CHECK(flat->chain == std::vector<std::string>{"base"});
  CHECK(flat->payment.decl);
  CHECK_FALSE(flat->deal);
}

TEST_CASE_METHOD(Fixture, "overrides, removals and positions", "[sema][flat]") {
  auto flat = with(R"(
need 再 before 将对 : openings >= 1
need 后 after 将对 : openings >= 2
override need 开口 : openings >= 3
remove need 末
override need 将对 : pair in 万
override set 将 = rank 1 9
set 万 = all tiles
)");
  CHECK(namesIn(flat->needs) == "开口 再 将对 后");
  CHECK(flat->needs[0].ast == flat->trees[1].get());
  CHECK(flat->sets[0].ast == flat->trees[1].get());
  CHECK(flat->examples.empty());
  CHECK(flat->chain == std::vector<std::string>{"base", "mine"});

  flat = with("override need 开口 after 末 : openings >= 3\n");
  CHECK(namesIn(flat->needs) == "将对 末 开口");
}

TEST_CASE_METHOD(Fixture, "a position may name what its own file declares later", "[sema][flat]") {
  auto flat = with("need 一 after 二 : openings >= 1\nneed 二 : openings >= 1\n");
  CHECK(namesIn(flat->needs) == "开口 将对 末 二 一");
}

TEST_CASE_METHOD(Fixture, "an option and a call may share a name, two values may not", "[sema][flat]") {
  with("option 碰 : yes/no = no\n");
  CHECK(codesWith("option 将 : yes/no = no\n") == "K0211");
  CHECK(where() == "2:8");
  CHECK(first().also.size() == 1);
  CHECK(codesWith("pattern 番 : openings >= 1\n") == "K0211");
  with("remove set 将\noption 将 : yes/no = no\noverride need 将对 : openings >= 1\n");
}

TEST_CASE_METHOD(Fixture, "tallies and the payment are opened again", "[sema][flat]") {
  auto flat = with(R"(
tally 番 {
  override 乙 : + 5
  丁 : + 4
  remove 甲
  戊 before 丙 : + 6
}
payment {
  override 顶 before 底 : at most 100
  加 after 底 : + 1
}
)");
  REQUIRE(flat->tallies.size() == 1);
  CHECK(namesIn(flat->tallies[0]) == "乙 戊 丙 丁");
  CHECK(flat->tallies[0].scope == syntax::Scope::EachSeat);
  CHECK(flat->tallies[0].decl.ast == flat->trees[0].get());
  CHECK(flat->tallies[0].lines[0].ast == flat->trees[1].get());
  CHECK(namesIn(flat->payment) == "顶 底 加");
}

TEST_CASE_METHOD(Fixture, "override replaces a block as a whole", "[sema][flat]") {
  auto flat = with("override tally 番 of each loser {\n  己 : + 1\n}\noverride payment {\n  底 : = 1\n}\n");
  CHECK(namesIn(flat->tallies[0]) == "己");
  CHECK(flat->tallies[0].scope == syntax::Scope::EachLoser);
  CHECK(namesIn(flat->payment) == "底");
  flat = with("remove tally 番\ntally 番 of each loser {\n  己 : + 1\n}\n");
  CHECK(namesIn(flat->tallies[0]) == "己");
}

TEST_CASE_METHOD(Fixture, "K0203 and K0204 chains that do not end", "[sema][flat]") {
  write("a.kou", "ruleset a extends b\n")
      .write("b.kou", "ruleset b extends c\n")
      .write("c.kou", "ruleset c extends b\n");
  CHECK(codesOf(path("a.kou")) == "K0203");
  CHECK(first().message.en() == "`b` builds on itself: b -> c -> b");
  CHECK(where() == "1:19");
  write("me.kou", "ruleset me extends me\n");
  CHECK(codesOf(path("me.kou")) == "K0203");

  for (int i = 0; i < 40; i++)
    write("r" + std::to_string(i) + ".kou",
          "ruleset r" + std::to_string(i) + " extends r" + std::to_string(i + 1) + "\n");
  CHECK(codesOf(path("r0.kou")) == "K0204");
}

TEST_CASE_METHOD(Fixture, "K0205 and K0206 modules and rulesets are not the same", "[sema][flat]") {
  write("m.kou", "module m needs option 封顶\noption 雨 : yes/no = no\n").write("h.yaml", "base: base\n");
  CHECK(codesWith("", "ruleset mine extends m\n") == "K0205");
  CHECK(codesWith("", "ruleset mine extends base uses base\n") == "K0206");
  CHECK(codesWith("", "ruleset mine extends base uses h\n") == "K0206");
}

TEST_CASE_METHOD(Fixture, "K0207 what the base declares needs override", "[sema][flat]") {
  CHECK(codesWith("set 将 = rank 1\n") == "K0207");
  CHECK(first().message.en() == "set `将` is already declared in `base`");
  CHECK(first().help.en() == "say `override set 将` to replace it");
  REQUIRE(first().also.size() == 1);
  CHECK(sources.lineColumn(first().also[0].place.file, first().also[0].place.span.begin).line == 4);
  CHECK(codesWith("tiles { suit 万 m 1..9 copies 4 }\n") == "K0207");
  CHECK(codesWith("tally 番 {\n  乙 : + 1\n}\n") == "K0207");
  CHECK(first().message.en() == "line `乙` of tally `番` is already declared in `base`");
  CHECK(codesWith("document D \"另\" / \"Another\"\n") == "K0207");
  with("document D \"文献\" / \"Document\"\n");
}

TEST_CASE_METHOD(Fixture, "K0208 twice in one file", "[sema][flat]") {
  CHECK(codesWith("set 新 = rank 1\nset 新 = rank 2\n") == "K0208");
  CHECK(where() == "3:5");
  CHECK(codesWith("override set 将 = rank 1\noverride set 将 = rank 2\n") == "K0208");
  CHECK(codesWith("tally 番 {\n  丁 : + 1\n  丁 : + 2\n}\n") == "K0208");
  CHECK(codesWith("payment {\n  丁 : + 1\n}\npayment {\n  戊 : + 2\n}\n") == "K0208");
}

TEST_CASE_METHOD(Fixture, "K0209 and K0210 nothing to override or remove", "[sema][flat]") {
  CHECK(codesWith("override need 开囗 : openings >= 1\n") == "K0209");
  CHECK(codesWith("override option 封项 : points = 3\n") == "K0209");
  CHECK(codesWith("override deal { hand 13 }\n") == "K0209");
  CHECK(codesWith("override tally 数 {\n  丁 : + 1\n}\n") == "K0209");
  CHECK(codesWith("tally 番 {\n  override 丁 : + 1\n}\n") == "K0209");
  CHECK(codesWith("", "ruleset mine\n") == "");
  CHECK(codesWith("override payment {\n  丁 : + 1\n}\n", "ruleset mine\n") == "K0209");
  CHECK(codesWith("remove need 无\n") != "");
  CHECK(codesWith("remove need 没\n") == "K0210");
  CHECK(codesWith("tally 番 {\n  remove 丁\n}\n") == "K0210");
  CHECK(codesWith("remove tally 数\n") == "K0210");
}

TEST_CASE_METHOD(Fixture, "K0212 to K0216", "[sema][flat]") {
  CHECK(codesWith("need 新 before 旧 : openings >= 1\n") == "K0212");
  CHECK(codesWith("payment {\n  新 after 旧 : + 1\n}\n") == "K0212");
  CHECK(codesWith("default 封项 = 5\n") == "K0213");
  CHECK(codesWith("tally 空 of each seat {\n}\n") == "K0214");
  CHECK(codesWith("tally 番 of each loser {\n  丁 : + 1\n}\n") == "K0215");
  CHECK(codesWith("set 新 = rank 1 per E \"三\"\n") == "K0216");
  CHECK(codesWith("payment {\n  新 : + 1 per E \"三\"\n}\n") == "K0216");
}

TEST_CASE_METHOD(Fixture, "modules are applied between the base and the file", "[sema][flat]") {
  write("m.kou", R"(module m needs set 将, tally 番
option 雨 : yes/no = no
override set 将 = rank 1
tally 番 {
  override 甲 : + 9
  雨番 before 乙 : + 1
}
example "of the module" { dealer 1 }
)");
  auto flat = with("override option 雨 : yes/no = yes\n", "ruleset mine extends base uses m\n");
  CHECK(flat->chain == std::vector<std::string>{"base", "m", "mine"});
  CHECK(namesIn(flat->options) == "封顶 雨");
  CHECK(namesIn(flat->tallies[0]) == "甲 雨番 乙 丙");
  CHECK(flat->examples.empty());
  CHECK_FALSE(flat->isModule);

  // Of a ruleset that extends nothing, after the file.
  flat = with(std::string(baseText).substr(std::string(baseText).find('\n')), "ruleset mine uses m\n");
  CHECK(namesIn(flat->tallies[0]) == "甲 雨番 乙 丙");
  CHECK(flat->examples.size() == 1);
}

TEST_CASE_METHOD(Fixture, "K0217 a module finds what it needs, or the use says what is missing",
                 "[sema][flat]") {
  write("m.kou", "module m needs option 封顶, option 银顶, set 花\noption 雨 : yes/no = no\n");
  CHECK(codesWith("", "ruleset mine extends base uses m\n") == "K0217");
  CHECK(where() == "1:32");
  CHECK(first().message.en() == "module `m` needs option `银顶`, set `花`, which `mine` does not have");
  CHECK(first().also.size() == 2);
  with("option 银顶 : points = 5\nset 花 = rank 1\n", "ruleset mine extends base uses m\n");
}

TEST_CASE_METHOD(Fixture, "a module's error shows where it is used", "[sema][flat]") {
  write("m.kou", "module m\noption 封顶 : points = 5\n");
  CHECK(codesWith("", "ruleset mine extends base uses m\n") == "K0207");
  REQUIRE(first().also.size() == 2);
  CHECK(sources.name(first().place.file) == path("m.kou"));
}

TEST_CASE_METHOD(Fixture, "K0218 a module alone may change only what it needs", "[sema][flat]") {
  write("m.kou", R"(module m needs set 将, tally 番, need 开口, option 封顶
override set 将 = rank 1
tally 番 {
  override 甲 : + 9
  remove 乙
  新 after 丙 : + 1
}
payment {
  override 顶 : at most 5
}
need 又 after 开口 : openings >= 1
remove option 封顶
default 封顶 = 7
example "kept" { dealer 0 }
)");
  auto flat = load(path("m.kou"));
  REQUIRE(flat);
  CHECK(codes().empty());
  CHECK(flat->isModule);
  CHECK(flat->examples.size() == 1);
  CHECK(namesIn(flat->tallies[0]) == "甲 新");
  for (const char* text :
       {"override set 将 = rank 1\n", "remove set 将\n", "need 又 after 开口 : openings >= 1\n",
        "default 封顶 = 7\n", "override tally 番 {\n  丁 : + 1\n}\n"})
    CHECK(codesWith(text, "module mine\n") == "K0218");
  CHECK(codesWith("set 将 = rank 1\n", "module mine needs set 将\n") == "K0207");
}

TEST_CASE_METHOD(Fixture, "defaults of a base go with their option", "[sema][flat]") {
  write("mid.kou", "ruleset mid extends base\ndefault 封顶 = 500\n");
  CHECK(with("", "ruleset mine extends mid\n")->defaults.size() == 1);
  CHECK(with("remove option 封顶\noverride payment {\n  底 : = 1\n}\n", "ruleset mine extends mid\n")
            ->defaults.empty());
  CHECK(with("override option 封顶 : points = 7\n", "ruleset mine extends mid\n")->defaults.empty());
}

TEST_CASE_METHOD(Fixture, "K0801 to K0804 warnings", "[sema][flat]") {
  CHECK(with("override set 将 =\n  rank 2  5 8 // the same\n"));
  CHECK(codes() == "K0801");
  CHECK(with("payment {\n  override 底 : = 10\n}\n"));
  CHECK(codes() == "K0801");
  CHECK(with("default 封顶 = 1\ndefault 封顶 = 2\n"));
  CHECK(codes() == "K0802");
  write("m.kou", "module m\noption 雨 : yes/no = no\n").write("mid.kou", "ruleset mid extends base uses m\n");
  CHECK(with("", "ruleset mine extends mid uses m\n")->chain ==
        std::vector<std::string>{"base", "m", "mid", "mine"});
  CHECK(codes() == "K0803");
  CHECK(with("", "ruleset other extends base\n"));
  CHECK(codes() == "K0804");
}

TEST_CASE_METHOD(Fixture, "errors of a base are reported once and nothing is put on it", "[sema][flat]") {
  write("broken.kou", "ruleset broken\nset 一 = rank 1\nset 一 = rank 2\n");
  CHECK(codesWith("override set 没 = rank 1\n", "ruleset mine extends broken\n") == "K0208");
  // The same sink again: the report is not repeated, and there is still no result.
  CHECK_FALSE(sema::loadFlat(loader, path("mine.kou"), sink));
  CHECK(codes() == "K0208");
}

TEST_CASE_METHOD(Fixture, "text may stand for the file", "[sema][flat]") {
  std::string text = "ruleset draft extends base\nremove need 末\n";
  auto flat = load(path("draft.kou"), &text);
  REQUIRE(flat);
  CHECK(flat->needs.size() == 2);
  CHECK(flat->trees.size() == 2);
}

TEST_CASE_METHOD(Fixture, "a file that has not changed is parsed once", "[sema][flat]") {
  auto one = load("base"), two = load("base");
  CHECK(one->trees[0] == two->trees[0]);
  write("base.kou", std::string(baseText) + "// changed\n");
  CHECK(load("base")->trees[0] != one->trees[0]);
}

TEST_CASE("text without what does not matter", "[sema][flat]") {
  CHECK(sema::bareText("override set 将牌  = rank 2 // two\n  5") == "set 将牌=rank 2 5");
  CHECK(sema::bareText("改写 set a = b") == "set a=b");
  CHECK(sema::bareText("\"a  b // c\\\" d\" / \"e\"") == "\"a  b // c\\\" d\"/\"e\"");
  CHECK(sema::bareText("\"open") == "\"open");
  CHECK(sema::bareText("\"open\\") == "\"open\\");
}

TEST_CASE("every shipped rule file loads without a report", "[sema][flat][shipped]") {
  source::SourceManager sources;
  sema::Loader loader(sources);
  loader.folders = {KAIKOU_SOURCE_RULESETS};
  size_t files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(KAIKOU_SOURCE_RULESETS)) {
    std::string ending = entry.path().extension().string();
    if (ending != ".kou" && ending != ".yaml") continue;
    diag::Sink sink;
    auto flat = sema::loadFlat(loader, entry.path().string(), sink);
    INFO(entry.path().string());
    for (const diag::Diagnostic& report : sink.all()) {
      source::LineColumn at = sources.lineColumn(report.place.file, report.place.span.begin);
      UNSCOPED_INFO(sources.name(report.place.file)
                    << ":" << at.line << ":" << at.column << " " << report.message.en());
    }
    CHECK(flat);
    CHECK(sink.all().empty());
    // By its name it is the same file.
    CHECK(sema::findRuleFile(loader, entry.path().stem().string(), ""));
    files++;
  }
  CHECK(files > 10);
}

TEST_CASE("many declarations do not take long", "[sema][flat]") {
  RuleFolder rules;
  std::string text = "ruleset many\n", derived = "ruleset more extends many\n";
  for (int i = 0; text.size() < sema::maxRuleFileBytes - 100; i++)
    text += "set s" + std::to_string(i) + "=rank 1\n";
  for (int i = 0; derived.size() < sema::maxRuleFileBytes - 100; i++)
    derived += "override set s" + std::to_string(i) + "=rank 2\n";
  rules.write("many.kou", text).write("more.kou", derived);
  CHECK(rules.load("more"));
}
