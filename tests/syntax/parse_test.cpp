// Parsing of what is right: all shipped rule files, and trees of snippets.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/syntax/syntax_helpers.h"

#ifndef KAIKOU_SOURCE_RULESETS
#define KAIKOU_SOURCE_RULESETS "rulesets"
#endif

using kaikou::testing::Parsed;

namespace {

std::string treeOf(const std::string& declarations) {
  Parsed parsed("ruleset t\n" + declarations);
  CHECK(parsed.errors() == "");
  std::string tree = parsed.tree();
  return tree.substr(tree.find('\n') + 1);
}

std::string exprOf(const std::string& expr) {
  std::string tree = treeOf("let a = " + expr);
  tree = tree.substr(tree.find('\n') + 3);
  tree.pop_back();
  return tree;
}

}  // namespace

TEST_CASE("every shipped rule file parses without errors", "[syntax]") {
  size_t count = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(KAIKOU_SOURCE_RULESETS)) {
    if (entry.path().extension() != ".kou") continue;
    std::ifstream file(entry.path());
    std::stringstream text;
    text << file.rdbuf();
    Parsed parsed(text.str());
    INFO(entry.path());
    CHECK(parsed.errors() == "");
    ++count;
  }
  CHECK(count >= 6);
}

TEST_CASE("headers", "[syntax]") {
  CHECK(Parsed("/// one\n/// two\nruleset a \"甲\" / \"A\" extends b uses c, d e").tree() ==
        "/// one\n/// two\nruleset a \"甲\" / \"A\"\n  extends b\n  uses c d e\n");
  CHECK(Parsed("模块 雨 依靠 选项 封顶，payment_need").errors() != "");
  CHECK(Parsed("模块 雨 依靠 选项 封顶，番种 大胡").tree() == "module 雨\n  needs option 封顶\n  needs pattern 大胡\n");
}

TEST_CASE("operators bind as the language says", "[syntax]") {
  CHECK(exprOf("1 + 2 x 3 ^ 2 - 4") ==
        "(Subtract (Add (Number 1) (Multiply (Number 2) (Power (Number 3) (Number 2)))) (Number 4))");
  CHECK(exprOf("not a and b or c") == "(Or (And (Not (Name a)) (Name b)) (Name c))");
  CHECK(exprOf("- - 1.5 * 2 / 3") == "(Divide (Multiply (Negate (Negate (Number 1.5))) (Number 2)) (Number 3))");
  CHECK(exprOf("if a then 1 else if b then 2 else 3") ==
        "(If (Name a) (Number 1) (If (Name b) (Number 2) (Number 3)))");
  CHECK(exprOf("winner is not dealer") == "(Is #1 (Winner) (Dealer))");
  CHECK(exprOf("做法 is draws") == "(Is (Name 做法) (Word draws))");
  CHECK(exprOf("pair not in 将牌 or a <= 3") == "(Or (In #1 (Pair) (Name 将牌)) (Compare <= (Name a) (Number 3)))");
  CHECK(exprOf("size of l + (l at 2) + l at last + l at n of loser") ==
        "(Add (Add (Add (SizeOf (Name l)) (At (Name l) (Number 2))) (AtLast (Name l))) "
        "(At (Name l) (OfSeat (Name n) (Loser))))");
  CHECK(exprOf("next previous 5m") == "(Next (Previous (Tile 5m)))");
  CHECK(exprOf("next dealer") == "(Next (Dealer))");
  CHECK(exprOf("min(1, max(2, 3))") == "(Min (Number 1) (Max (Number 2) (Number 3)))");
}

TEST_CASE("sets and counts", "[syntax]") {
  CHECK(exprOf("count {rank 1 9 字牌 except 中} in hand") ==
        "(Count #1 (SetExcept (SetUnion (SetRank #514) (Name 字牌)) (Name 中)))");
  CHECK(exprOf("no 特殊 aside of loser") == "(OfSeat (NoneOf #2 (Name 特殊)) (Loser))");
  CHECK(exprOf("any 大胡") == "(Any (Name 大胡))");
  CHECK(exprOf("[1 -2, 3m a]") == "(List (Number 1) (Number -2) (Tile 3m) (Name a))");
  CHECK(treeOf("set a = 258m all tiles\nwild b = next c") ==
        "set a\n  (SetUnion (Tile 258m) (SetAll))\nwild b\n  (Next (Name c))\n");
  CHECK(treeOf("default d = 碰碰胡 清一色\ndefault e = none\ndefault f = draws") ==
        "default d\n  (SetUnion (Name 碰碰胡) (Name 清一色))\ndefault e\n  (None)\ndefault f\n  (Word draws)\n");
}

TEST_CASE("the reading", "[syntax]") {
  CHECK(exprOf("every meld is triplet or quad") == "(EveryMeld #6)");
  CHECK(exprOf("count melds run in 5m concealed >= 2") == "(Compare >= (CountMelds #41 (Tile 5m)) (Number 2))");
  CHECK(exprOf("no meld touching a") == "(NoMeld #16 (Name a))");
  CHECK(exprOf("any meld quads claimed") == "(AnyMeld #68)");
  CHECK(exprOf("wait is open or edge or triplet") == "(Wait #19)");
  CHECK(exprOf("runs from 1 4 7 in one suit and same run in 3 suits") == "(And (Straight #146) (SameRun #3))");
  CHECK(exprOf("runs n n+2 n+4 in one suit and triplets 1 1 in 2 suits") == "(And (Relation 024 #4) (Relation 11 #3))");
  CHECK(exprOf("links by a beside {b c}") == "(Links (Name a) (SetUnion (Name b) (Name c)))");
  CHECK(exprOf("kinds held 4 and kinds in hand 2 or more in a") == "(And (KindsHeld #4) (KindsInHand #10 (Name a)))");
  CHECK(exprOf("kinds in hand and holds 1123 in one suit") == "(And (KindsInHand #9) (HoldsRanks 1123 #74))");
  CHECK(exprOf("same triplet in 2 suits or pairs of equal runs = 2 or most equal runs = 4") ==
        "(Or (SameTriplet #2) (Compare = (EqualRunPairs) (Number 2)) (Compare = (MostEqualRuns) (Number 4)))");
  CHECK(exprOf("all tiles in one suit and all tiles in a and count tiles in b = 1") ==
        "(And (AllOneSuit) (AllTilesIn (Name a)) (Compare = (CountTilesIn (Name b)) (Number 1)))");
  CHECK(exprOf("count wilds as others + count wilds as 5m") == "(Add (WildsOther) (WildsAs (Tile 5m)))");
  CHECK(exprOf("every wild as itself and shape is 平胡 and every group touches a and fully concealed") ==
        "(And (WildItself) (ShapeIs 平胡) (EveryGroup (Name a)) (FullyConcealed))");
}

TEST_CASE("the table", "[syntax]") {
  CHECK(exprOf("every loser (value > 3) and some loser (ready loser)") ==
        "(And (EveryLoser (Compare > (Value) (Number 3))) (SomeLoser (Ready (Loser))))");
  CHECK(exprOf("source of opening 3 is place of (next winner)") ==
        "(Is (SourceOfOpening (Number 3)) (PlaceOf (Next (Winner))))");
  CHECK(exprOf("liable by 抢杠包 and openings in one suit > 2 and previous wild is 中") ==
        "(And (LiableBy 抢杠包) (Compare > (OpeningsOneSuit) (Number 2)) (Is (PreviousWild) (Name 中)))");
}

TEST_CASE("blocks", "[syntax]") {
  CHECK(treeOf("tiles {\n suit 万 m 1..9 copies 4\n honour 东 南 copies 4\n ring 东 南\n suit 条 1..9 copies 4\n}") ==
        "tiles\n  suit 万 m ranks 1..9 copies 4\n  honour 东 南 ranks 0..0 copies 4\n"
        "  ring 东 南 ranks 0..0 copies 0\n  suit 条 ranks 1..9 copies 4\n");
  CHECK(treeOf("deal {\n hand 13, dealer 14\n indicator upper tile of stack 3 from tail when a is b\n}") ==
        "deal\n  hand, dealer (Number 13) (Number 14)\n"
        "  indicator, upper tile of stack, from tail 3 when (Is (Name a) (Name b))\n");
  CHECK(treeOf("claims {\n order win, 碰 冲杠, 吃\n one winner, first from next dealer\n}") ==
        "claims\n  order [ win ] [ 碰 冲杠 ] [ 吃 ]\n  one winner, first from (Next (Dealer))\n");
  CHECK(
      treeOf("call 碰 : triplet on discard, opens without 特殊 unless a\ncall 蓄 : quad added to 碰, draws robbable") ==
      "call 碰\n  triplet on discard, opens without (Name 特殊) unless (Name a)\n"
      "call 蓄\n  quad added to 碰, draws, robbable\n");
  CHECK(treeOf("shape a = 7 distinct pairs\nshape b = one each of 幺九 and one more\nshape c = 4 melds and a pair") ==
        "shape a\n  distinct pairs 7\nshape b\n  one each of (Name 幺九) +\nshape c\n  melds 4 +\n");
  CHECK(treeOf("pattern a of b c worth 2 : pair in d implies e f excludes g") ==
        "pattern a\n  of b c\n  worth (Number 2)\n  (In (Pair) (Name d))\n  implies e f\n  excludes g\n");
  CHECK(treeOf("payment {\n 赢家 before 庄 \"x\" : x 2 each a when b, otherwise at most 3 per S \"1\"\n remove c\n}") ==
        "payment\n  赢家 before 庄 \"x\" / \"x\" per S \"1\"\n    x (Number 2) each (Name a) when (Name b)\n"
        "    at most (Number 3)\n  remove c\n");
}

TEST_CASE("examples", "[syntax]") {
  CHECK(
      treeOf("example \"e\" with a = yes, b = none {\n indicator 8m\n dealer 2\n fact f = 3\n"
             " seat 1: hand 123m 东 meld 碰 5p 5p 5p from 2 aside 中\n win seat 1 with 5m robbing 3 last tiles\n"
             " expect points +3 -1, fans 甲 乙, not hard, liable 2\n}") ==
      "example \"e\" / \"e\"\n  with a = (Yes)\n  with b = (None)\n  indicator 8m\n  dealer 2\n  fact f = (Number 3)\n"
      "  seat 1 hand 123m 东\n    meld 碰 5p 5p 5p from 2\n    aside 中\n  win seat 1 with 5m robbing 3 last tiles\n"
      "  expect points 3 -1\n  expect fans 甲 乙\n  expect not hard\n  expect liable 2\n");
}

TEST_CASE("full-width marks are read as ASCII ones", "[syntax]") {
  CHECK(treeOf("选项 甲 “名” ：是否 ＝ 要\n令 乙 ＝ 较小（1，2、【3】 第 1）") ==
        treeOf("option 甲 \"名\" : yes/no = yes\nlet 乙 = min(1, 2, [3] at 1)"));
}

TEST_CASE("full-width digits are digits, and tiles of Unicode are tiles", "[syntax]") {
  CHECK(treeOf("set a = rank １ ９\nset b = 点数 ２") == treeOf("set a = rank 1 9\nset b = rank 2"));
  CHECK(treeOf("set a = ５m").find("(Tile ５m)") != std::string::npos);
  CHECK(treeOf("let b = １２.５ + ３") == treeOf("let b = 12.5 + 3"));
  CHECK(treeOf("set a = 🀇🀈 🀄\ufe0e").find("(Tile 🀇🀈)") != std::string::npos);
  CHECK(treeOf("set a = 🀇🀈 🀄\ufe0e").find("(Tile 🀄\ufe0e)") != std::string::npos);
}

TEST_CASE("texts: two titles, one title, escapes; a byte order mark; doc comments", "[syntax]") {
  CHECK(treeOf("\n/// 说明\nset a \"q\\\"\\\\\\n\" = b") ==
        "/// 说明\nset a \"q\\\"\\\\\\n\" / \"q\\\"\\\\\\n\"\n  (Name b)\n");
  CHECK(treeOf("/// gone\n\nset a = b // tail\n") == "set a\n  (Name b)\n");
  Parsed marked("\xef\xbb\xbfruleset 甲\nlet 乙 = 丙");
  CHECK(marked.errors() == "");
  const kaikou::syntax::Decl& decl = marked.result.ast->decls.at(0);
  CHECK(marked.sources.text(0).substr(decl.name.span.begin, decl.name.span.end - decl.name.span.begin) == "乙");
}
