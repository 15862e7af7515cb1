// What rules may say of the course of a hand, and what the compiler says to what they may not.
#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>

#include "tests/shipped_rules.h"
#include "tests/syntax/syntax_helpers.h"

using namespace kaikou;
using diag::Code;

namespace {

std::vector<Code> codesOf(const std::string& body) {
  const std::string text = "ruleset tried \"试\" / \"Tried\" extends sichuan\n" + body + "\n";
  diag::Sink sink;
  test::shippedWorkspace().check("tried.kou", sink, &text);
  std::vector<Code> codes;
  for (const auto& one : sink.all())
    if (diag::severityOf(one.code) == diag::Severity::Error) codes.push_back(one.code);
  return codes;
}

bool is(const std::string& body, Code code) {
  const auto codes = codesOf(body);
  for (const Code one : codes) UNSCOPED_INFO(diag::codeText(one));
  INFO(body);
  return codes == std::vector<Code>{code};
}

}  // namespace

TEST_CASE("questions over seats inside each other cost what is written, not what it unrolls to", "[sema][course]") {
  std::string nested = "openings > 0";
  for (const char* one : {"every seat", "some seat"})
    for (int i = 0; i < 60; ++i) nested = std::string(one) + " (" + nested + ")";
  CHECK(codesOf("need 深 : " + nested).empty());
  std::string fixed = "yes", doubled = "let 倍0 = 1\n";
  for (int i = 0; i < 60; ++i) fixed = "every seat (" + fixed + ")";
  for (int i = 0; i < 60; ++i) doubled += "let 倍" + std::to_string(i + 1) + " = 倍" + std::to_string(i) + " x 倍" + std::to_string(i) + "\n";
  CHECK(codesOf("need 深 : " + fixed).empty());
  CHECK(codesOf(doubled + "need 深 : openings < 倍60").empty());
  CHECK(is("need 深 : every seat (some seat (3))", Code::TypeMismatch));
}

TEST_CASE("rules of the course of a hand that cannot be", "[sema][course]") {
  CHECK(is("pay 贺 on 暗扛 from others to actor { 一 : = 1 }", Code::UnknownEvent));
  CHECK(is("step 漂 before play : chooses 飘", Code::UnknownMark));
  CHECK(is("pay 退 on exhausted from all seats to all seats hands back 下两", Code::UnknownPay));
  CHECK(is("need 自己 : actor is winner", Code::OutsideEvent));
  CHECK(is("need 那张 : that tile in 幺九", Code::OutsideEvent));
  CHECK(is("mark 记 of each seat : number up to 0 = 0", Code::NotWhole));
  CHECK(is("mark 过多 of each seat : number up to 5 = 6", Code::NotWhole));
  CHECK(is("mark 公 of the hand, private : yes/no = no", Code::BadSetting));
  CHECK(is("mark 词 of each seat : one of 甲 乙 甲 = 甲", Code::DuplicateEnumerator));
  CHECK(is("mark 词 of each seat : one of 甲 乙 = 丙", Code::NotEnumerator));
  CHECK(is("mark 记 of each seat : yes/no = no { adds 1 on own draw }", Code::BadSetting));
  CHECK(is("mark 记 of each seat : number up to 9 = 0 { adds 1 / 0 on own draw }", Code::ArithmeticFails));
  CHECK(is("mark 型 of each seat : yes/no = no { becomes 底 on own draw }", Code::TypeMismatch));
  CHECK(is("mark 晚 of each seat : yes/no = no { becomes yes on own draw when pair in 幺九 }", Code::TooLate));
  CHECK(is("step 两样 before play : chooses 缺, chooses 缺", Code::BadSetting));
  CHECK(is("step 五张 before play : gives 5 to next actor", Code::NotWhole));
  CHECK(is("pay 混 on win, 暗杠 from others to winner { 一 : = 1 }", Code::BadSetting));
  CHECK(is("step 选 with discard : chooses 缺", Code::BadSetting));
  CHECK(is("step 给 in own turn : gives 1 to next actor", Code::BadSetting));
  CHECK(is("turn up 鸟 : next tiles from head { up to 2 on win }\nneed 错 : turned 鸟 = 0", Code::BadSetting));
  for (const char* count : {"-1", "17", "1.5"})
    CHECK(is("turn up 鸟 : next tiles from head { up to (" + std::string(count) + ") on win }", Code::NotWhole));
  CHECK(is("turn up 墩 : upper tiles of stacks 3..7 from tail { up to 1 on deal }", Code::BadSetting));
  CHECK(is("pay 马 on win from others to winner { 一 : = turned 马 }", Code::UnknownTurnUp));
  CHECK(is("turn up 鸟 : next tiles from head { up to 2 on win }\nneed 错 : count seen of 1m < 4", Code::BadSetting));
  CHECK(is("need 错 : first of winners is winner", Code::BadSetting));
  CHECK(is("need 错 : last of winners is winner", Code::BadSetting));
  CHECK(is("need 错 : claimants = 1", Code::BadSetting));
  // Tiles are offered on quads that draw nothing; every quad of these rules draws.
  CHECK(is("turn up 杠牌 : next tiles from head { 2 more on 暗杠, offered }", Code::BadSetting));
  CHECK(is("turn up 杠牌 : next tiles from head { 2 more on 碰, offered }", Code::BadSetting));
  CHECK(is("turn up 杠牌 : next tiles from head { 2 more on win, offered }", Code::BadSetting));
  CHECK(is("call 开 : quad in hand\nturn up 杠牌 : next tiles from head or the last tile drawn { 2 more on 开, offered }", Code::BadSetting));
  CHECK(is("call 开 : quad in hand\nturn up 杠牌 : next tiles from head { 2 more on 开, offered 1 more on win }", Code::BadSetting));
  CHECK(is("restrict 试 : calls only 暗杠 when not ready", Code::BadSetting));
  CHECK(is("step 求 instead of draw : gives 1 to next actor", Code::BadSetting));
  CHECK(is("after draw { hand ends }", Code::BadSetting));
  CHECK(is("after 定缺 { match ends }", Code::BadSetting));
  CHECK(is("pay 晚 on 暗杠 from others to actor { 一 : = count melds quad }", Code::TooLate));
  CHECK(is("pay 空 on 暗杠 from others to actor { }", Code::NoLines));
  CHECK(is("override after win { same dealer }", Code::BadSetting));
  CHECK(is("override after hand end { hand ends }", Code::BadSetting));
  CHECK(is("restrict 晚 : discards not (pair)", Code::TooLate));
  std::string many;
  for (int i = 0; i < 9; ++i) many += "mark m" + std::to_string(i) + " of each seat : yes/no = no\n";
  CHECK(is(many, Code::TooMany));
}

TEST_CASE("the rules of a course read the same in Chinese words", "[sema][syntax][course]") {
  std::ifstream file(std::string(KAIKOU_SOURCE_RULESETS) + "/sichuan/sichuan.kou");
  const std::string text((std::istreambuf_iterator<char>(file)), {});
  REQUIRE(text.size() > 1000);
  const testing::Parsed english(text);
  source::SourceManager sources;
  diag::Sink sink;
  syntax::FormatOptions options;
  options.keywords = syntax::FormatOptions::Chinese;
  const auto chinese = syntax::format(sources, sources.add("t.kou", text), sink, options);
  REQUIRE(chinese);
  CHECK(chinese->find("血") != std::string::npos);
  CHECK(testing::Parsed(*chinese).tree() == english.tree());
}
