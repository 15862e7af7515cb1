#include "runtime/plan/values.h"

#include <catch2/catch.hpp>

using namespace kaikou;
using namespace kaikou::plan;

namespace {

const std::vector<Kind> kinds{{"a", 0, 1, 4, 1, 2}, {"b", 0, 2, 4, 2, 0}, {"c", 0, 3, 4, 0, 1}, {"d", 0, 4, 4, noTile, noTile}};
const std::vector<std::vector<Num>> lists{{Num(10), Num(20), Num(3, 2)}};

Num apply(Op op, Num a, Num b = {}, Num c = {}) { return applyPure(op, a, b, c, 0, 5, {kinds, lists, 4}); }

}  // namespace

TEST_CASE("faults carry who and why", "[plan][values]") {
  Num fault = apply(Op::Div, Num(1), Num(0));
  REQUIRE(isFault(fault));
  CHECK(faultOrigin(fault) == 5);
  CHECK(faultReason(fault) == NumError::DivisionByZero);
  CHECK(isFault(apply(Op::Add, fault, Num(1))));
  CHECK(isFault(apply(Op::Lt, Num(1), fault)));
  CHECK(isFault(apply(Op::Mul, Num(INT64_MAX), Num(2))));
  CHECK(isFault(apply(Op::Add, Num::none(), Num(1))));
}

TEST_CASE("what is not chosen may be a fault", "[plan][values]") {
  Num fault = faultValue(NumError::Overflow, 1);
  CHECK(apply(Op::Select, boolean(true), Num(4), fault) == Num(4));
  CHECK(apply(Op::Select, boolean(false), fault, Num(4)) == Num(4));
  CHECK(isFault(apply(Op::Select, fault, Num(4), Num(5))));
  // Where both sides are the same the condition is not needed, and a pass may have left it out.
  CHECK(apply(Op::Select, fault, Num(4), Num(4)) == Num(4));
  const Num other = faultValue(NumError::DivisionByZero, 2);
  CHECK(apply(Op::Select, fault, other, other) == other);
  CHECK(apply(Op::And, boolean(false), fault) == boolean(false));
  CHECK(apply(Op::And, fault, boolean(false)) == boolean(false));
  CHECK(isFault(apply(Op::And, boolean(true), fault)));
  CHECK(apply(Op::Or, fault, boolean(true)) == boolean(true));
  CHECK(isFault(apply(Op::Or, boolean(false), fault)));
}

TEST_CASE("tiles, sets, lists and seats", "[plan][values]") {
  CHECK(apply(Op::TileNext, Num(2)) == Num(0));
  CHECK(apply(Op::TilePrevious, Num(0)) == Num(2));
  CHECK(faultReason(apply(Op::TileNext, Num(3))) == NumError::NoRing);
  CHECK(faultReason(apply(Op::TileNext, Num(noTile))) == NumError::NoRing);
  CHECK(apply(Op::SetHas, fromSet(5), Num(2)) == boolean(true));
  CHECK(apply(Op::SetHas, fromSet(5), Num(noTile)) == boolean(false));
  CHECK(apply(Op::SetOf, Num(63)) == fromSet(TileSet{1} << 63));
  CHECK(apply(Op::SetOf, Num(noTile)) == fromSet(0));
  CHECK(apply(Op::SetSubset, fromSet(0), fromSet(5)) == boolean(false));
  CHECK(apply(Op::SetSubset, fromSet(4), fromSet(5)) == boolean(true));
  CHECK(apply(Op::ListAt, Num(1)) == Num(10));
  CHECK(apply(Op::ListAt, Num(9)) == Num(3, 2));
  CHECK(apply(Op::ListAt, Num(0)) == Num(0));
  CHECK(faultReason(apply(Op::ListAt, Num(3, 2))) == NumError::BadIndex);
  CHECK(apply(Op::SeatNext, Num(3)) == Num(0));
  CHECK(apply(Op::SeatNext, Num(INT64_MAX)) == Num(0));   // 3 of four seats, whatever it stands for
  CHECK(apply(Op::SeatNext, Num(nobody)) == Num(nobody));
  CHECK(applyPure(Op::SeatPrevious, Num(0), {}, {}, 0, 0, {kinds, lists, 3}) == Num(2));
  CHECK(apply(Op::Min, Num::none(), Num(7)) == Num(7));
  CHECK(apply(Op::Lt, Num(7), Num::none()) == boolean(true));
  CHECK(apply(Op::Lt, Num::none(), Num::none()) == boolean(false));
}
