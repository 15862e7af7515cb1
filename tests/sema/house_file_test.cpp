// House files: values as JSON text, and every way in which a YAML text is refused.
#include "compiler/sema/house_file.h"

#include <catch2/catch.hpp>

#include "tests/sema/rule_folder.h"

using namespace kaikou;
using kaikou::test::RuleFolder;

namespace {

struct Houses : RuleFolder {
  Houses() {
    write("base.kou",
          "ruleset base \"基础\" / \"Base\"\noption 封顶 : points = 300\noption 番表 : list = [1 2]\n");
    write("rain.kou", "module rain\noption 雨 : yes/no = no\n");
  }
  std::string codesOfText(const std::string& text) {
    load(path("h.yaml"), &text);
    return codes();
  }
  // "name=json …" of the options
  std::string optionsOf(const std::string& text) {
    diag::Sink reports;
    auto house = sema::parseHouseFile(sources, sources.add("h.yaml", text), reports);
    if (!house) return reports.all().empty() ? "nothing" : diag::codeText(reports.all()[0].code);
    std::string joined;
    for (const sema::HouseOption& option : house->options)
      joined += (joined.empty() ? "" : " ") + option.name.text + "=" + option.json;
    return joined;
  }
};

}  // namespace

TEST_CASE_METHOD(Houses, "a house file is a ruleset with values chosen", "[sema][house]") {
  write("table.yaml", R"(# a room
base: base
title: {zh: 周五桌, en: Friday}
options:
  封顶: 500
  雨: 要
modules: [rain]
)");
  auto flat = load("table");
  REQUIRE(flat);
  CHECK(codes().empty());
  CHECK(flat->name == "table");
  CHECK(flat->title.zh == "周五桌");
  CHECK(flat->title.en == "Friday");
  CHECK(flat->chain == std::vector<std::string>{"base", "rain", "table"});
  REQUIRE(flat->defaults.size() == 2);
  CHECK(flat->defaults[0].name == "封顶");
  CHECK(flat->defaults[0].houseText == "500");
  CHECK(flat->defaults[0].ast == nullptr);
  CHECK(sources.lineColumn(flat->defaults[0].place.file, flat->defaults[0].place.span.begin).column == 7);
  CHECK(flat->defaults[1].houseText == "true");
}

TEST_CASE_METHOD(Houses, "a house file may build on a house file", "[sema][house]") {
  write("one.yaml", "base: base\noptions: {封顶: 400}\nmodules: [rain]\n");
  write("two.yml", "base: one\ntitle: 二\noptions: {封顶: 600}\n");
  auto flat = load("two");
  REQUIRE(flat);
  CHECK(flat->chain == std::vector<std::string>{"base", "rain", "one", "two"});
  CHECK(flat->defaults.back().houseText == "600");
  write("one.yaml", "base: two\n");
  CHECK(codesOf("two") == "K0203");
  write("self.yaml", "base: ./self.yaml\n");
  CHECK(codesOf("self") == "K0203");
}

TEST_CASE_METHOD(Houses, "values are typed by rules of their own", "[sema][house]") {
  auto value = [&](const std::string& text) { return optionsOf("base: b\noptions: {甲: " + text + "}\n"); };
  for (const char* yes : {"yes", "Yes", "true", "是", "要"}) CHECK(value(yes) == "甲=true");
  for (const char* no : {"no", "NO", "false", "否", "无"}) CHECK(value(no) == "甲=false");
  for (const char* none : {"none", "null", "~", ""}) CHECK(value(none) == "甲=null");
  CHECK(value("500") == "甲=500");
  CHECK(value("-1.50") == "甲=-1.50");
  CHECK(value("0") == "甲=0");
  CHECK(value("0.5") == "甲=0.5");
  CHECK(value("1e3") == "甲=\"1e3\"");
  CHECK(value("0x10") == "甲=\"0x10\"");
  CHECK(value("1.") == "甲=\"1.\"");
  CHECK(value("on") == "甲=\"on\"");
  CHECK(value("'500'") == "甲=\"500\"");
  CHECK(value("\"no\"") == "甲=\"no\"");
  CHECK(value("\"a\\\"\\\\b\\n\"") == "甲=\"a\\\"\\\\b\\u000a\"");
  CHECK(value("锁至摸牌") == "甲=\"锁至摸牌\"");
  CHECK(value("[10, 20.5, yes, add, '7']") == "甲=[10,20.5,true,\"add\",\"7\"]");
  CHECK(value("[10 20 40]") == "甲=[10,20,40]");
  CHECK(value("[]") == "甲=[]");
  CHECK(optionsOf("base: b\noptions:\n  乙:\n    - 1\n    - 2\n") == "乙=[1,2]");
  CHECK(optionsOf("base: b\noptions:\nmodules:\n") == "");
  CHECK(optionsOf("\xef\xbb\xbf"
                  "base: b\noptions: {甲: 1}\n") == "甲=1");
  CHECK(optionsOf("base: b\r\noptions: {甲: 1}\r\n") == "甲=1");
}

TEST_CASE_METHOD(Houses, "K0601 not YAML, with the place in characters", "[sema][house]") {
  CHECK(codesOfText("base: base\noptions: {封顶: 1\n") == "K0601");
  CHECK(codesOfText("base: base\n  题: 'x\n") == "K0601");
  CHECK(codesOfText("base: base\n封顶: [}\n") == "K0601");
  CHECK(where() == "2:6");
}

TEST_CASE_METHOD(Houses, "K0602 a key twice", "[sema][house]") {
  CHECK(codesOfText("base: base\noptions: {封顶: 1, 番表: [1], 封顶: 2}\n") == "K0602");
  CHECK(where() == "2:27");
  CHECK(codesOfText("base: base\n\"base\": base\n") == "K0602");
  CHECK(codesOfText("\xef\xbb\xbf"
                    "base: base\nbase: base\n") == "K0602");
  CHECK(where() == "2:1");
}

TEST_CASE_METHOD(Houses, "K0603 anchors and aliases", "[sema][house]") {
  CHECK(codesOfText("base: &b base\nname: *b\n") == "K0603");
  CHECK(codesOfText("base: base\noptions: &o {}\n") == "K0603");
  CHECK(codesOfText("a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\nd: [*c,*c]\n") == "K0603");
  CHECK(where() == "1:4");
  CHECK(codesOfText("&r base: base\noptions: *r\n") == "K0603");
}

TEST_CASE_METHOD(Houses, "K0604 tags", "[sema][house]") {
  CHECK(codesOfText("base: !!str base\n") == "K0604");
  CHECK(codesOfText("base: ! base\n") == "K0604");
  CHECK(codesOfText("!x {base: base}\n") == "K0604");
}

TEST_CASE_METHOD(Houses, "K0605 to K0607 more than a house needs", "[sema][house]") {
  CHECK(codesOfText("base: base\n---\nbase: base\n") == "K0605");
  CHECK(codesOfText("---\nbase: base\n...\n") == "");
  CHECK(codesOfText("base: base\noptions: {封顶: [[[[1]]]]}\n") == "K0606");
  CHECK(codesOfText(std::string(100000, '[')) != "");
  CHECK(codesOfText(std::string(60000, '{')) != "");
  std::string many = "base: base\noptions:\n";
  for (int i = 0; i < 2000; i++) many += "  o" + std::to_string(i) + ": 1\n";
  CHECK(codesOfText(many) == "K0607");
}

TEST_CASE_METHOD(Houses, "K0608 to K0612 keys and values", "[sema][house]") {
  CHECK(codesOfText("base: base\noption: {封顶: 1}\n") == "K0608");
  CHECK(first().help.en() == "did you mean `options`?");
  CHECK(codesOfText("base: base\ntitle: {zh: a, fr: b}\n") == "K0608");
  CHECK(codesOfText("title: x\n") == "K0609");
  CHECK(codesOfText("") == "K0609");
  CHECK(codesOfText("# nothing\n") == "K0609");
  CHECK(codesOfText("- base\n") == "K0609");
  CHECK(codesOfText("base: [base]\n") == "K0610");
  CHECK(codesOfText("base:\n") == "K0610");
  CHECK(codesOfText("base: base\nmodules: rain\n") == "K0610");
  CHECK(codesOfText("base: base\noptions: 5\n") == "K0610");
  CHECK(codesOfText("base: base\noptions: {封顶: {a: 1}}\n") == "K0610");
  CHECK(codesOfText("base: base\noptions: {番表: [[1]]}\n") == "K0610");
  CHECK(codesOfText("[a]: base\n") == "K0610");
  CHECK(codesOfText("base: base\noptions: {封顶: 012}\n") == "K0611");
  CHECK(where() == "2:15");
  CHECK(codesOfText("base: base\noptions: {封顶: -00.5}\n") == "K0611");
  CHECK(codesOfText(std::string("base: base\n\x04"
                                "evil: 1\n")) == "K0612");
  CHECK(codesOfText(std::string("base: base\n\0", 12)) == "K0612");
  CHECK(codesOfText("base: base\ntitle: a\u202ez\n") == "K0612");
  CHECK(codesOfText("base: base\ntitle: a\u0085z\n") == "K0612");
}

TEST_CASE_METHOD(Houses, "names of a house file are looked up like those of a rule file", "[sema][house]") {
  CHECK(codesOfText("base: bose\n") == "K0201");
  CHECK(where() == "1:7");
  CHECK(codesOfText("base: base\nmodules: [rian]\n") == "K0201");
  CHECK(codesOfText("base: rain\n") == "K0205");
  CHECK(codesOfText("base: base\nmodules: [base]\n") == "K0206");
  CHECK(codesOfText("base: base\noptions: {封项: 5}\n") == "K0213");
  CHECK(where() == "2:11");
  CHECK(codesOfText("base: base\nmodules: [rain, rain]\n") == "K0803");
  CHECK(codesOfText("base: base\nname: other\n") == "K0804");
}

TEST_CASE_METHOD(Houses, "bytes that are not text", "[sema][house]") {
  CHECK(codesOfText("base: base\ntitle: \xc3\x28\n") == "K0002");
  CHECK(where() == "2:8");
  CHECK(codesOfText("\xff\xfe"
                    "b\0") == "K0002");
  CHECK(first().help.en() == "it looks like UTF-16: save it as UTF-8");
  write("big.yaml", "base: base\n#" + std::string(10 << 20, 'x'));
  CHECK(codesOf("big") == "K0003");
}

TEST_CASE("K0613 and K0614 full-width marks of a house file are told where they are", "[sema][house_file]") {
  test::RuleFolder rules;
  rules.write("base.kou", "ruleset base\noption 封顶 : points = 1\n");
  auto codesOf = [&](const std::string& text) {
    rules.write("room.yaml", text);
    const std::string codes = rules.codesOf(rules.path("room.yaml"));
    return codes.empty() ? codes : codes + " " + rules.where();
  };
  CHECK(codesOf("base: base\noptions:\n  封顶：500\n") == "K0613 3:5");
  CHECK(codesOf("base：base\n") == "K0613 1:5");
  CHECK(codesOf("base: base\noptions:\n  封顶: ５００\ntitle: 周一\n") == "K0614 3:7");
  CHECK(codesOf("base: base\ntitle: 周一：晚上\n").empty());
  CHECK(codesOf("base: base   # 注：三\n").empty());
}

TEST_CASE_METHOD(Houses, "examples of a house file are cases with what is expected", "[sema][house]") {
  diag::Sink reports;
  const std::string text = R"(base: base
examples:
  - title: {zh: 甲, en: A}
    options: {封顶: 200, 番表: [3, 4]}
    case: [dealer 0, seat 0: 123m, win 0 5m self_draw]
    expect: points +30 -10 -10 -10
  - case: |
      dealer 1; waits 1
    expect: [waits 5m 8m]
)";
  auto house = sema::parseHouseFile(sources, sources.add("h.yaml", text), reports);
  INFO((reports.all().empty() ? std::string() : reports.all()[0].message.en() + ": " + reports.all()[0].help.en() + " at " + std::to_string(reports.all()[0].place.span.begin)));
  REQUIRE(house);
  REQUIRE(house->examples.size() == 2);
  CHECK(house->examples[0].title.en == "A");
  CHECK(house->examples[0].words == "dealer 0\nseat 0: 123m\nwin 0 5m self_draw");
  CHECK(house->examples[0].options.size() == 2);
  CHECK(house->examples[1].words == "dealer 1; waits 1\n");
  const auto& example = std::get<syntax::ExampleBody>(house->examples[1].expect->decls.at(0).body);
  CHECK(example.expectations.at(0).words.size() == 2);

  auto wrong = [&](const std::string& line) { return codesOfText("base: base\nexamples: " + line + "\n"); };
  CHECK(wrong("") == "");
  CHECK(wrong("three") == "K0610");
  CHECK(wrong("[three]") == "K0610");
  CHECK(wrong("[{case: dealer 0}]") == "K0610");
  CHECK(wrong("[{expect: refused}]") == "K0610");
  CHECK(wrong("[{case: dealer 0, expects: refused}]") == "K0608");
  CHECK(wrong("[{case: dealer 0, expect: points +}]") == "K0610");
  CHECK(wrong("[{case: dealer 0, expect: refused dealer 1}]") == "K0610");
  CHECK(wrong("[{case: dealer 0, expect: 'refused } example \"y\" { expect refused'}]") == "K0610");
  CHECK(wrong("[{case: {dealer: 0}, expect: refused}]") == "K0610");
  CHECK(wrong("[{case: dealer 0, expect: refused}]") == "");
}
