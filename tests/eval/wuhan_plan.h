// The multiplying Wuhan rules as a plan written by hand, after rules of the shipped kaikoufan.kou: what the
// evaluator's tests run on, so that they need no compiler.
#pragma once

#include "tests/eval/plan_builder.h"

namespace kaikou::testing {

struct WuhanOptions {
  bool everyOpening = false, loserFan = true, liability = true, wildKongSpoils = false, adding = false;
  bool lastTileBig = true, robbingBig = true;
  int64_t wildKong = 4;
  Num bigSelfDraw = Num(3, 2), bigGiver = 2, cap = 300, gold = 400;
  enum Contract { NotReady, NotPairs, Always, Never } contract = NotReady;
};

enum WuhanCall : uint8_t { Chow, Pung, OpenKong, AddedKong, ConcealedKong, ZhongKong, WildKong };

inline constexpr plan::TileSet wuhanPairs() {
  plan::TileSet set = 0;
  for (int s = 0; s < 3; ++s)
    for (int r : {1, 4, 7}) set |= plan::TileSet{1} << (9 * s + r);
  return set;
}

inline plan::Plan wuhanPlan(const WuhanOptions& o = {}) {
  using plan::FeatureKind;
  using V = PlanBuilder::Value;
  PlanBuilder b;
  b.addUsualTiles();
  const plan::TileSet pairs = wuhanPairs(), winds = (plan::TileSet{0x7f} << 27) & ~(plan::TileSet{1} << 31);
  const plan::TileSet all = (plan::TileSet{1} << 34) - 1;

  // Calls.
  using plan::CallMeld;
  using plan::CallSource;
  auto call = [&](CallMeld meld, CallSource source, bool opens, int addedTo = -1) {
    plan::Call c;
    c.meld = meld, c.source = source, c.opens = opens, c.addedTo = static_cast<int8_t>(addedTo);
    c.robbable = addedTo >= 0;
    b.plan.calls.push_back(c);
  };
  call(CallMeld::Run, CallSource::DiscardOfPrevious, true);
  call(CallMeld::Triplet, CallSource::Discard, true);
  call(CallMeld::Quad, CallSource::Discard, true);
  call(CallMeld::Quad, CallSource::AddedTo, false, Pung);
  call(CallMeld::Quad, CallSource::InHand, false);
  call(CallMeld::Aside, CallSource::InHand, false);
  call(CallMeld::Aside, CallSource::InHand, false);
  b.plan.game.hasIndicator = true;
  b.plan.game.keep = 10, b.plan.game.lastTiles = 4;

  // Deal.
  b.phase(Phase::Deal);
  const V zero = b.number(0), one = b.number(1), two = b.number(2);
  const V indicator = b.op(Op::InIndicator);
  const V mark = b.op(Op::Select, b.op(Op::Eq, indicator, b.number(31)), b.number(30), indicator);
  const V wild = b.op(Op::SetOf, b.op(Op::TileNext, mark));
  const V zhong = b.set(plan::TileSet{1} << 31);
  const V special = b.op(Op::SetUnion, wild, zhong);
  b.wilds(wild);
  for (size_t i = 0; i <= ConcealedKong; ++i) b.callSets(i, special, {});
  b.callSets(ZhongKong, {}, zhong), b.callSets(WildKong, {}, wild);

  // Shapes and features.
  b.plan.shapes.push_back({b.origin("平胡"), plan::ShapeForm::Melds, 4, true, 0});
  b.plan.shapes.push_back({b.origin("乱胡"), plan::ShapeForm::AnyTiles, 0, false, 0});
  const int notTriplets =
      b.addFeature(FeatureKind::MeldOther, 0, {6, plan::MeldFilter::Anywhere, plan::MeldFilter::Either});
  int outside[5];
  for (int s = 0; s < 3; ++s)
    outside[s] = b.addFeature(FeatureKind::TilesOutside, plan::TileSet{0x1ff} << (9 * s));
  outside[3] = b.addFeature(FeatureKind::TilesOutside, pairs);
  outside[4] = b.addFeature(FeatureKind::TilesOutside, winds);
  const int pairInside = b.addFeature(FeatureKind::PairInside, pairs);
  b.plan.features.shapeBase = {{}, {1, 0}};
  b.plan.features.noReading = {(1 << 6) - 1, 0};

  // Table.
  b.phase(Phase::Table);
  const V winner = b.op(Op::InWinner), dealer = b.op(Op::InDealer), giver = b.op(Op::InGiver);
  const V selfDrawn = b.op(Op::InSelfDrawn), robbing = b.op(Op::InRobbing);
  const V openings = b.op(Op::Openings, winner);
  b.need("可胡之牌", b.op(Op::Or, selfDrawn, b.op(Op::Not, b.op(Op::SetHas, special, b.op(Op::InWinTile)))));
  b.need("开口", b.op(Op::Le, one, openings));
  b.need("无红中", b.op(Op::Eq, b.op(Op::HandCount, winner, zhong), zero));
  const V claimed = b.op(Op::And, b.op(Op::Eq, openings, b.number(4)), b.op(Op::InOnDiscard));
  const V lastTile = b.op(Op::And, selfDrawn, b.op(Op::InLastTiles));
  const V afterKong = b.op(Op::And, selfDrawn, b.op(Op::InAfterKong));
  const V fewWilds = b.op(Op::Le, b.op(Op::HandCount, winner, wild), one);
  const V wildAside = b.op(Op::AsideCount, winner, wild);
  const V tableSpoiled = o.wildKongSpoils ? b.op(Op::Lt, zero, wildAside) : zero;

  auto ownFan = [&](V seat, bool lanes) {
    auto op = [&](Op code, V x = {}, V y = {}, uint32_t imm = 0) {
      return lanes ? b.lane(code, x, y, {}, imm) : b.op(code, x, y, {}, imm);
    };
    V opens = op(Op::Openings, seat);
    if (!o.everyOpening) opens = op(Op::Min, opens, one);
    V value = op(Op::Pow, two, opens);
    value =
        op(Op::Mul, value, op(Op::Pow, two, op(Op::CallCount, seat, {}, 1u << OpenKong | 1u << AddedKong)));
    value = op(Op::Mul, value, op(Op::Pow, b.number(4), op(Op::CallCount, seat, {}, 1u << ConcealedKong)));
    value = op(Op::Mul, value, op(Op::Pow, two, op(Op::AsideCount, seat, zhong)));
    return op(Op::Mul, value, op(Op::Pow, b.number(o.wildKong), op(Op::AsideCount, seat, wild)));
  };
  const V loser = b.lane(Op::InLoser);
  const V winnerFan = ownFan(winner, false);
  const V loserFan = ownFan(loser, true);
  const V fans = o.loserFan ? b.lane(Op::Mul, winnerFan, loserFan) : b.lane(Op::Move, winnerFan);
  const V dealt = b.lane(Op::Or, b.op(Op::Eq, winner, dealer), b.lane(Op::Eq, loser, dealer));
  const V isGiver = b.lane(Op::Eq, loser, giver);
  const V third = b.op(Op::OpeningSource, winner, b.number(3));
  const V threeOpenings = b.op(Op::Le, b.number(3), openings);
  V contract = zero;
  if (o.contract == WuhanOptions::NotReady)
    contract = b.op(Op::And, claimed, b.op(Op::Not, b.op(Op::Ready, giver, claimed)));
  if (o.contract == WuhanOptions::NotPairs)
    contract = b.op(Op::And, claimed, b.op(Op::Lt, zero, b.op(Op::HandCount, giver, b.set(all & ~pairs))));
  if (o.contract == WuhanOptions::Always) contract = claimed;

  // Reading.
  b.phase(Phase::Reading);
  const V plain = b.op(Op::ShapeIs, {}, {}, {}, 0);
  auto without = [&](int feature) { return b.op(Op::Not, b.field(feature)); };
  const V triplets = b.op(Op::And, plain, without(notTriplets));
  const V oneSuit =
      b.op(Op::And, plain,
           b.op(Op::Or, b.op(Op::Or, without(outside[0]), without(outside[1])), without(outside[2])));
  const V allPairs = without(outside[3]), allWinds = without(outside[4]);
  const V tilesBig = b.op(Op::Or, allPairs, allWinds), meldsBig = b.op(Op::Or, triplets, oneSuit);
  const V freeShape = b.op(Op::Or, plain, tilesBig);
  b.need("牌型", freeShape);
  const V bigHand = b.op(Op::Or, tilesBig, meldsBig);
  b.need("将对", b.op(Op::Or, b.field(pairInside), bigHand));
  V bigs = zero;
  auto count = [&](const char* name, V holds, bool counts = true) {
    b.pattern(name, holds);
    if (counts) bigs = b.op(Op::Add, bigs, holds);
  };
  count("碰碰胡", triplets), count("清一色", oneSuit), count("将一色", allPairs), count("风一色", allWinds);
  count("全求人", claimed), count("海底捞", lastTile, o.lastTileBig), count("杠上花", afterKong);
  count("抢杠", robbing, o.robbingBig);
  const V anyBig = b.op(Op::Lt, zero, bigs), noBig = b.op(Op::Not, anyBig);
  b.need("少癞", b.op(Op::Or, fewWilds, anyBig));
  const V hard = b.op(Op::And, b.op(Op::Eq, b.op(Op::Jokers), zero), b.op(Op::Not, tableSpoiled));
  const V bigBase = o.adding ? b.op(Op::Mul, b.number(10), bigs)
                             : b.op(Op::Mul, b.number(10), b.op(Op::Pow, two, b.op(Op::Sub, bigs, one)));
  V base = b.op(Op::Select, noBig, one, bigBase);
  base = b.op(Op::Mul, base, b.op(Op::Select, hard, two, one));
  base = b.op(Op::Mul, base,
              b.op(Op::Select, selfDrawn, b.op(Op::Select, anyBig, b.number(o.bigSelfDraw), two), one));
  V value = b.lane(Op::Mul, base, fans);
  const V giverFactor = b.op(Op::Select, anyBig, b.number(o.bigGiver), two);
  const uint32_t group = b.origin("payment");
  const V gave = b.lane(Op::Mul, value, b.lane(Op::Select, isGiver, giverFactor, one));
  b.line("放冲", group, plan::LineRole::Payment, plan::LineAction::Times, giverFactor, isGiver, gave);
  const V dealing = b.lane(Op::And, noBig, dealt);
  const V dealtValue = b.lane(Op::Mul, gave, b.lane(Op::Select, dealing, two, one));
  b.line("庄", group, plan::LineRole::Payment, plan::LineAction::Times, two, dealing, dealtValue);
  const V cap = b.number(o.cap);
  const V golden = b.op(Op::EveryLoser, b.lane(Op::Lt, cap, dealtValue));
  value = b.lane(Op::Select, golden, b.number(o.gold), b.lane(Op::Min, dealtValue, cap));
  b.payment(value);
  if (o.liability) {
    b.liability("抢杠包", giver, robbing);
    b.liability("清一色包", third, b.op(Op::And, oneSuit, threeOpenings));
    b.liability("全求包", giver, contract);
  }
  b.choose(true), b.choose(false, bigs), b.choose(false, hard);
  b.result("hard", plan::ResultItem::YesNo, hard);
  return b.finish();
}

}  // namespace kaikou::testing
