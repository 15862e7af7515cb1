// What the game does not have is an error where it is asked, unless options shut the question as well.
#include "tests/sema/checked_text.h"

using namespace kaikou;
using namespace kaikou::test;

TEST_CASE("K0514 what the game does not have cannot be asked", "[sema]") {
  for (const char* line : {"need 一 : indicator in {1m}", "need 一 : previous wild is 1m", "need 一 : last tiles", "need 一 : after kong",
                           "need 一 : robbing", "liable 一 : robbed seat", "need 一 : any offender", "liable 一 : last offender",
                           "sharing 一 : offenders", "need 一 : every loser (payment > 3)", "wild 癞 = next indicator"}) {
    INFO(line);
    auto checked = small(std::string(line) + "\n");
    CHECK(checked.codes().substr(0, 7) == "K0514 5");
  }
}

TEST_CASE("what the game has can be asked", "[sema]") {
  auto checked = small(R"(deal { seats 4 hand 13, dealer 14 indicator head of wall }
wall { keep 2 last tiles 1 }
call 杠 "杠" : quad in hand, draws
call 加 "加" : quad added to 碰, draws, robbable
wild 癞 = indicator
duty 责 { starts after opening 3 in one suit others discard that suit }
payment { 底 : = 3 翻 : x 2 when indicator is 1m or previous wild is 2m or last tiles or after kong or robbing or any offender }
sharing 甲 : offenders
liable 甲 : robbed seat
liable 乙 : last offender
need 甲 : every loser (payment > 5)
)");
  CHECK(checked.codes().empty());
}

TEST_CASE("a question that options shut is no error, and one that they open is", "[sema]") {
  const std::string lines = R"(option 鸟 : yes/no = no
option 问 : yes/no = no
deal { seats 4 hand 13, dealer 14 indicator head of wall when 鸟 }
payment { 底 : = 1
  甲 : + 10 when 鸟 and indicator in {1m}
  乙 : + indicator_worth when 问
}
let indicator_worth = if indicator is 1m then 5 else 6
)";
  auto checked = small(lines);
  REQUIRE_FALSE(checked.hasErrors());
  CHECK(checked.planError({{"鸟", true}}).empty());
  CHECK(checked.planError({{"鸟", true}, {"问", true}}).empty());
  CHECK(checked.planError({{"问", true}}).find("`indicator` asks for what this game does not have") == 0);
}

TEST_CASE("what a base asks and its heir took away is answered with no", "[sema]") {
  CHECK(house("remove call 蓄杠\noverride set 明杠 = 冲杠\n").codes().empty());
  CHECK(house("remove call 蓄杠\noverride set 明杠 = 冲杠\nneed 一 : robbing or openings > 1\n").codes() == "K0514 4:10");
  // A tile has no such answer.
  CHECK(house("override deal { seats 4 hand 13, dealer 14 }\n").codes().find("K0514") == 0);
}
