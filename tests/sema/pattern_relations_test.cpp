// Patterns that lead back to themselves.
#include "tests/sema/checked_text.h"

using namespace kaikou;
using namespace kaikou::test;

TEST_CASE("K0515 and K0518 patterns that imply or exclude themselves", "[sema]") {
  CHECK(small("pattern 甲 : openings > 1 excludes 甲\n").codes() == "K0518 5:35");
  CHECK(small("pattern 甲 : openings > 1 implies 甲\n").codes() == "K0515 5:34");
  CHECK(small("pattern 甲 : openings > 1 excludes 乙\npattern 乙 : openings > 2 excludes 甲\n").codes() == "K0518 5:35");
  auto three = small("pattern 甲 : self drawn implies 乙\npattern 乙 : openings > 2 implies 丙\npattern 丙 : openings > 3 implies 甲\n");
  CHECK(three.codes() == "K0515 5:32");
  CHECK(three.message() == "pattern `甲` implies itself: 甲 → 乙 → 丙 → 甲");
  CHECK(small("pattern 甲 : self drawn implies 乙 excludes 乙\npattern 乙 : openings > 2\n").codes() == "K0512 5:43");
  CHECK_FALSE(small("pattern 甲 : self drawn implies 乙 excludes 丙\npattern 乙 : openings > 2 excludes 丙\npattern 丙 : openings > 3\n").hasErrors());
}
