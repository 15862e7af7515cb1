// Words where names belong, and sets that lack their braces: said at the place.
#include "tests/sema/checked_text.h"

using namespace kaikou;
using namespace kaikou::test;

TEST_CASE("a word of the language as a name is told as one", "[syntax]") {
  for (const char* word : {"番种", "例", "令", "事实", "番", "数", "集合", "选项", "面子", "门", "pattern", "let", "example", "fan", "suit"}) {
    for (const char* form : {"set {} = 1m\n", "option {} : number = 1\n", "let {} = 3\n", "pattern {} : openings > 1\n", "fact {} : yes/no = no\n"}) {
      std::string line = form;
      line.replace(line.find("{}"), 2, word);
      auto checked = small(line);
      INFO(line);
      if (checked.codes().empty() || checked.codes().find("K0850") == 0) continue;   // some words may be names
      CHECK(checked.sink.errorCount() == 1);
      const bool told = checked.help().find("is a word of the language") != std::string::npos ||
                        checked.message().find("is a word of the language") != std::string::npos;
      CHECK(told);
      CHECK(checked.codes().substr(5, 3) == " 5:");
    }
  }
}

TEST_CASE("several where one set is meant", "[syntax]") {
  CHECK(small("need 一 : count 碰 直杠 = 4\n").help() == "several are one set in braces: `count {碰 直杠}`");
  CHECK(small("call 杠 : quad on discard without 1m 2m\n").help() == "several are one set in braces: `without {1m 2m}`");
  CHECK(small("need 一 : all tiles in 1m 2m\n").help().find("`all tiles in {1m 2m}`") != std::string::npos);
  CHECK(small("need 一 : 计数 碰 直杠 = 4\n").hasErrors());
}
