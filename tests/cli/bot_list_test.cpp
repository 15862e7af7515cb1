// One name for all, or a name for each.
#include "cli/bot_list.h"

#include <catch2/catch.hpp>

using kaikou::cli::readBotList;
using Names = std::vector<std::string>;

TEST_CASE("bots are one name for all seats or one for each", "[cli]") {
  Names names{"left over"};
  CHECK(readBotList("greedy", 4, names).empty());
  CHECK(names == Names(4, "greedy"));
  CHECK(readBotList("greedy,search:50,random", 3, names).empty());
  CHECK(names == Names{"greedy", "search:50", "random"});
  CHECK(readBotList("greedy", 1, names).empty());
  CHECK(names == Names{"greedy"});
}

TEST_CASE("another number of bots is told, and nothing between commas is a name like any other", "[cli]") {
  Names names;
  CHECK(readBotList("greedy,random", 4, names).en() == "--bots wants one name, or 4 of them, not 2");
  CHECK(readBotList("a,b,c,d,e", 4, names).en() == "--bots wants one name, or 4 of them, not 5");
  CHECK(readBotList("a,,b,", 4, names).empty());
  CHECK(names == Names{"a", "", "b", ""});
}
