// Every pure operation, as scalar and over lanes, gives what plan::applyPure gives; questions to the table
// and the reading.
#include "runtime/eval/interpreter.h"

#include <random>

#include <catch2/catch.hpp>

#include "runtime/plan/values.h"
#include "tests/eval/wuhan_plan.h"

using namespace kaikou;
using plan::Op;
using plan::Phase;
using testing::PlanBuilder;

TEST_CASE("fast paths mean what applyPure means", "[eval]") {
  std::mt19937_64 rng(5);
  const std::vector<Num> values = {0,
                                   1,
                                   2,
                                   -1,
                                   -3,
                                   7,
                                   61,
                                   62,
                                   64,
                                   INT64_MAX,
                                   INT64_MIN,
                                   Num(1, 2),
                                   Num(-3, 2),
                                   Num::none(),
                                   plan::faultValue(NumError::Overflow, 9),
                                   plan::faultValue(NumError::BadIndex, 3)};
  for (int op = 0; op < 256 && plan::isPure(static_cast<Op>(op)); ++op) {
    PlanBuilder b;
    b.addUsualTiles();
    b.plan.lists = {{5, 6, 7}};
    std::vector<std::array<Num, 3>> operands;
    b.phase(Phase::Table);
    for (int i = 0; i < 300; ++i) {
      std::array<Num, 3> o{values[rng() % values.size()], values[rng() % values.size()],
                           values[rng() % values.size()]};
      if (op >= static_cast<int>(Op::SeatNext) && !plan::isFault(o[0]))
        o[0] = Num(static_cast<int64_t>(rng() % 5) - 1);
      operands.push_back(o);
      const auto x = b.number(o[0]), y = b.number(o[1]), z = b.number(o[2]);
      b.op(static_cast<Op>(op), x, y, z);
      b.lane(static_cast<Op>(op), x, y, z);
    }
    const plan::Plan plan = b.finish();
    const eval::Program program(plan);
    eval::Interpreter interpreter(plan, program);
    const eval::Table table;
    interpreter.setTable(table);
    interpreter.run(program.fullTable);
    const plan::ValueContext context{plan.kinds, plan.lists, 4};
    const std::vector<Num> general = [&] {
      std::vector<Num> all;
      for (uint32_t slot = 0; slot < program.slots; ++slot) all.push_back(interpreter.value(slot));
      return all;
    }();
    // After a deal without faults the same runs as steps.
    interpreter.runDeal(program.deal);
    interpreter.run(program.fullTable);
    for (size_t i = 0; i < operands.size(); ++i) {
      const auto& in = plan.code[2 * i];
      const auto& d = program.fullTable[2 * i];
      auto used = [&](uint32_t slot, const Num& v) { return slot + 1 == program.slots ? Num(0) : v; };
      const Num a = used(d.a, operands[i][0]), y = used(d.b, operands[i][1]), z = used(d.c, operands[i][2]);
      const Num want = plan::applyPure(in.op, a, y, z, in.imm, in.origin, context);
      INFO("op " << op << " case " << i);
      REQUIRE(general[d.dst] == want);
      REQUIRE(interpreter.value(d.dst) == want);
      REQUIRE(interpreter.value(program.fullTable[2 * i + 1].dst + 2) == general[program.fullTable[2 * i + 1].dst + 2]);
      const Num lane = interpreter.value(program.fullTable[2 * i + 1].dst + 2);
      REQUIRE(lane.den == want.den);
      if (!plan::isFault(want)) REQUIRE(lane == want);
    }
  }
}

TEST_CASE("questions to the table", "[eval]") {
  PlanBuilder b;
  const plan::Plan model = testing::wuhanPlan();
  b.addUsualTiles();
  b.plan.calls = model.calls;
  for (auto& call : b.plan.calls) call.without = call.asideSet = plan::noReg;
  b.phase(Phase::Table);
  const auto winner = b.op(Op::InWinner);
  std::vector<std::pair<PlanBuilder::Value, int64_t>> want;
  auto expect = [&](PlanBuilder::Value v, int64_t value) { want.push_back({b.op(Op::Move, v), value}); };
  expect(winner, 1);
  expect(b.op(Op::Openings, winner), 2);
  expect(b.op(Op::OpeningsOneSuit, winner), 1);
  expect(b.op(Op::OpeningSource, winner, b.number(2)), 3);
  expect(b.op(Op::OpeningSource, winner, b.number(3)), -1);
  expect(b.op(Op::CallCount, winner, {}, {}, 1u << testing::AddedKong | 1u << testing::ConcealedKong), 2);
  expect(b.op(Op::HandCount, winner, b.set(0b11)), 4);
  expect(b.op(Op::HandCount, b.number(-1), b.set(0b11)), 0);
  expect(b.op(Op::AsideCount, winner, b.set(plan::TileSet{1} << 31)), 2);
  expect(b.op(Op::FullyConcealed, winner), 0);
  expect(b.op(Op::FullyConcealed, b.number(0)), 1);
  expect(b.op(Op::InGiver), 2);
  expect(b.op(Op::InRobbed), -1);
  expect(b.op(Op::InOnDiscard), 1);
  expect(b.op(Op::SeatPlace, winner), 3);
  expect(b.op(Op::LastOffender), 0);
  const plan::Plan plan = b.finish();
  const eval::Program program(plan);
  eval::Interpreter interpreter(plan, program);
  eval::Table table;
  table.dealer = 3;
  table.win = {1, 0, eval::WinBy::Discard, 2, false, false};
  table.offenders[0] = 0, table.offenderCount = 1;
  auto& own = table.seats[1];
  own.hand[0] = 2, own.hand[1] = 1, own.aside[31] = 2;
  own.melds[0] = {testing::Chow, eval::MeldForm::Run, 9, 0};
  own.melds[1] = {testing::ConcealedKong, eval::MeldForm::Quad, 30, -1};
  own.melds[2] = {testing::AddedKong, eval::MeldForm::Quad, 12, 3};
  own.meldCount = 3;
  interpreter.setTable(table);
  for (bool steps : {false, true}) {
    if (steps) interpreter.runDeal(program.deal);
    interpreter.run(program.fullTable);
    size_t at = 0;
    for (const auto& d : program.fullTable) {
      if (d.op != Op::Move) continue;
      INFO("question " << at << (steps ? " by steps" : ""));
      CHECK(interpreter.value(d.dst) == Num(want[at++].second));
    }
    CHECK(at == want.size());
  }
}

TEST_CASE("questions about runs and triplets of a reading", "[eval]") {
  PlanBuilder b;
  b.addUsualTiles();
  std::vector<int> runs, triplets;
  for (int k : {0, 3, 6, 9, 18})
    runs.push_back(b.addFeature(plan::FeatureKind::RunCount, plan::TileSet{1} << k));
  for (int k : {1, 10, 19})
    triplets.push_back(b.addFeature(plan::FeatureKind::TripletAt, plan::TileSet{1} << k));
  b.phase(Phase::Reading);
  const std::vector<std::pair<Op, uint32_t>> asked = {
      {Op::EqualRunPairs, 0}, {Op::MostEqualRuns, 0}, {Op::SameRun, 2},
      {Op::SameRun, 3},       {Op::SameTriplet, 3},   {Op::Straight, 1 << 1 | 1 << 4 | 1 << 7},
      {Op::Straight, 1 << 2}};
  for (const auto& [op, imm] : asked) b.op(op, {}, {}, {}, imm);
  b.op(Op::TripletsIn, b.set(0b10 | plan::TileSet{1} << 10));
  const plan::Plan plan = b.finish();
  const eval::Program program(plan);
  eval::Interpreter interpreter(plan, program);
  auto ask = [&](std::vector<int> set) {
    eval::ReadingKey key;
    for (int feature : set) {
      const auto& f = plan.features.features[feature];
      key.features.words[0] += uint64_t{1} << f.shift;
    }
    const eval::Table table;
    interpreter.setTable(table);
    interpreter.setReading(key);
    interpreter.run(program.fullReading);
    std::vector<int64_t> out;
    for (const auto& d : program.fullReading) out.push_back(interpreter.value(d.dst).num);
    return out;
  };
  CHECK(ask({0, 0, 3}) == std::vector<int64_t>{1, 2, 1, 0, 0, 0, 0, 0});
  CHECK(ask({0, 1, 2}) == std::vector<int64_t>{0, 1, 0, 0, 0, 1, 0, 0});
  CHECK(ask({0, 3, 4}) == std::vector<int64_t>{0, 1, 1, 1, 0, 0, 0, 0});
  CHECK(ask({5, 6, 7}) == std::vector<int64_t>{0, 0, 0, 0, 1, 0, 0, 2});
}

namespace {

// Readings of one table, by their features, that the rules take for the same: a number each, 0 where nothing is known.
std::vector<uint64_t> alikeOf(const plan::Plan& plan, const std::vector<eval::ReadingKey>& readings) {
  const eval::Program program(plan);
  eval::Interpreter interpreter(plan, program);
  const eval::Table table;
  interpreter.setTable(table);
  interpreter.runDeal(program.deal);
  interpreter.run(program.fullTable);
  std::vector<uint64_t> alike;
  for (const eval::ReadingKey& reading : readings) {
    interpreter.setReading(reading);
    for (const eval::NeedStep& step : program.settle.readingNeeds) interpreter.run(step.slice);
    interpreter.run(program.settle.price);
    alike.push_back(interpreter.alike());
  }
  return alike;
}

}  // namespace

TEST_CASE("readings that the rules cannot tell apart are alike", "[eval]") {
  // Whether no wild stands for another tile, and whether a feature is there: three instructions and one.
  auto make = [](bool lateSet) {
    PlanBuilder b;
    b.addUsualTiles();
    const int triplet = b.addFeature(plan::FeatureKind::TripletAt, 1);
    b.phase(Phase::Table);
    const auto set = b.op(Op::SetOf, b.op(Op::InWinTile));
    b.phase(Phase::Reading);
    const auto hard = b.op(Op::Eq, b.op(Op::Jokers), b.number(0));
    const auto both = b.op(Op::Add, hard, b.op(Op::Mul, b.field(triplet), b.number(2)));
    b.need("some", b.op(Op::Le, b.number(0), both));
    b.choose(false, both);
    if (lateSet) b.choose(false, b.op(Op::TripletsIn, set));
    return b.finish();
  };
  using Key = eval::ReadingKey;
  const std::vector<Key> readings = {{0, 0, {0, 0}}, {0, 1, {0, 0}}, {0, 2, {0, 0}}, {1, 2, {0, 0}},
                                     {0, 1, {1, 0}}, {0, 1, {0, 0}}, {0, 0, {1, 0}}, {0, 3, {1, 0}}};
  const std::vector<uint64_t> alike = alikeOf(make(false), readings);
  for (uint64_t number : alike) CHECK(number != 0);
  const std::vector<int> sort = {0, 1, 1, 1, 2, 1, 3, 2};   // by `both`
  for (size_t i = 0; i < sort.size(); ++i)
    for (size_t j = 0; j < sort.size(); ++j) {
      INFO(i << " and " << j);
      CHECK((alike[i] == alike[j]) == (sort[i] == sort[j]));
    }
  // A question that also asks the table says nothing about the reading alone.
  CHECK(alikeOf(make(true), readings) == std::vector<uint64_t>(readings.size(), 0));
}
