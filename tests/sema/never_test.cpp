// Lines that no win can meet are told; what an option shuts is not.
#include "tests/sema/checked_text.h"

using namespace kaikou;
using namespace kaikou::test;

TEST_CASE("K0852 a line that can never apply", "[sema]") {
  for (const char* guard : {"drawn hand and not ready loser", "drawn hand", "self drawn and won on discard", "self drawn and loser is giver",
                            "won on discard and robbing", "after kong and won on discard", "loser is winner", "winner is nobody",
                            "openings > 1 and not (openings > 1)", "giver is winner", "some loser (loser is winner)", "openings > 9"}) {
    INFO(guard);
    auto checked = house("payment { 一 before 封顶 : + 5 when " + std::string(guard) + " }\n");
    REQUIRE(checked.sink.all().size() == 1);
    CHECK(checked.sink.all()[0].code == diag::Code::AlwaysFalse);
  }
  CHECK(house("payment { 一 before 封顶 : + 5 when drawn hand }\n").help().find("next dealer") != std::string::npos);
}

TEST_CASE("a line that may apply is not told", "[sema]") {
  for (const char* guard : {"口口翻 and self drawn", "giver is nobody", "won on discard and loser is giver", "self drawn and last tiles",
                            "dealer is loser", "not self drawn", "source of opening 3 is winner"}) {
    INFO(guard);
    CHECK(house("payment { 一 before 封顶 : + 5 when " + std::string(guard) + " }\n").codes().empty());
  }
  CHECK(house("override next dealer { same seat when drawn hand or winner is dealer next seat }\n").codes().empty());
  CHECK(house("let 流 = drawn hand\noverride next dealer { same seat when 流 next seat }\n").codes().empty());
}

TEST_CASE("K0854 a quantifier that does not speak of the loser is the answer itself", "[sema]") {
  for (const char* quantifier : {"every loser", "some loser"}) {
    auto checked = house("need 都 : " + std::string(quantifier) + " (openings > 0)\n");
    CHECK_FALSE(checked.hasErrors());
    CHECK(checked.codes() == "K0854 2:10");
    CHECK(checked.planError({}).empty());
  }
  // Options may leave nothing of the loser in it.
  auto checked = house("option 问 : yes/no = no\nneed 都 : every loser (if 问 then openings of loser > 0 else openings > 0)\n");
  CHECK(checked.codes().empty());
  CHECK(checked.planError({{"问", true}}).empty());
}
