// What declarations come to where no table has a say.
#include "compiler/sema/known_values.h"

#include <catch2/catch.hpp>

#include "tests/shipped_rules.h"

using namespace kaikou;
using syntax::DeclKind;

TEST_CASE("options, sets and lets that no table changes", "[sema][known]") {
  const std::string text =
      "ruleset mine extends kaikoufan\n\ndefault 封顶 = 200\n\noption 倍 \"倍\" : number = 3\n\nlet 两倍 \"两倍\" = 倍 x 2\n\n"
      "let 手 \"手\" = openings + 两倍\n\nset 将二 \"将二\" = rank 2\n\nset 翻 \"翻\" = {癞子}\n\nset 杠们 \"杠们\" = 暗杠 蓄杠\n\nlet 真 \"真\" = 倍 > 2\n\n"
      "need 用 \"用\" : 手 > 0 and (any 将二 in hand or any 翻 in hand or count 杠们 > 0 or 真)\n";
  diag::Sink sink;
  const auto ruleset = test::shippedWorkspace().check("<mine>/mine.kou", sink, &text);
  for (const auto& report : sink.all()) UNSCOPED_INFO(report.message.en());
  REQUIRE(ruleset);
  const sema::KnownValues values = sema::knownValues(*ruleset);
  auto of = [&](DeclKind kind, const char* name) {
    const auto found = values.find({kind, name});
    return found == values.end() ? std::string("-") : found->second;
  };
  CHECK(of(DeclKind::Option, "封顶") == "200");
  CHECK(of(DeclKind::Option, "叠加") == "double");
  CHECK(of(DeclKind::Option, "承包") == "yes");
  CHECK(of(DeclKind::Let, "两倍") == "6");
  CHECK(of(DeclKind::Let, "手") == "-");
  CHECK(of(DeclKind::Let, "真") == "yes");
  CHECK(of(DeclKind::Set, "将二").find("2") != std::string::npos);
  CHECK(of(DeclKind::Set, "翻") == "-");
  CHECK(of(DeclKind::Set, "杠们") == "暗杠 蓄杠");
}
