// A small plan built by hand, in which every section has something: two suits and honours, a wild tile, two shapes, a
// few features, and code of every phase with lanes.
#pragma once

#include "runtime/plan/plan.h"

namespace kaikou::test {

struct SamplePlan {
  enum Origins : uint32_t {
    Ruleset,
    Wilds,
    Hand,
    Pairs,
    Triplets,
    Opened,
    Complete,
    Chow,
    Pung,
    Added,
    Aside,
    Own,
    Doubled,
    Payment,
    Base,
    Dealer,
    Limit,
    Blame,
    Share,
    Round,
    Duty,
    OriginCount
  };
  // Registers; constants first.
  enum Registers : plan::Reg {
    C0,
    C1,
    C2,
    CFours,
    CNone,
    CSet,
    CTile,
    CHalf,
    SIndicator,
    SNext,
    SWilds,
    SDealer,
    SWinner,
    SOpenings,
    SOpened,
    SGiver,
    SSelf,
    SRound,
    SOwn,
    SReady,
    SAllTriplets,
    SPairTile,
    SComplete,
    SBlame,
    SFlag,
    SSome,
    ScalarCount,
    LLoser = ScalarCount,
    LIsDealer,
    LFactor,
    LBase,
    LPay,
    LOver,
    RegisterCount
  };
};

inline plan::Plan samplePlan() {
  using namespace plan;
  using P = SamplePlan;
  Plan plan;
  plan.ruleset = P::Ruleset;
  plan.options = {{"limit", "300"}, {"order", "dealer"}};
  const char* names[] = {"sample", "wild",   "hand",  "pairs", "triplets", "opened",  "complete",
                         "chow",   "pung",   "added", "aside", "own",      "doubled", "payment",
                         "base",   "dealer", "limit", "blame", "share",    "round",   "duty"};
  for (const char* name : names)
    plan.origins.push_back({name, std::string("中文 ") + name, name, "", "", "sample.kou", 3, 7});
  plan.origins[P::Opened].citeZh = "《规则》第一节";
  plan.origins[P::Opened].citeEn = "Rules, section 1";

  auto block = [&](const char* name, std::vector<std::string> aliases, int size, bool isSuit) {
    const auto first = static_cast<uint8_t>(plan.kinds.size());
    plan.blocks.push_back({name, std::move(aliases), first, static_cast<uint8_t>(size), isSuit, false});
    return first;
  };
  for (auto [name, alias] : {std::pair{"万", "m"}, std::pair{"条", "s"}}) {
    const int first = block(name, {alias}, 9, true);
    const auto number = static_cast<uint8_t>(plan.blocks.size() - 1);
    for (int i = 0; i < 9; ++i)
      plan.kinds.push_back({std::to_string(i + 1) + name, number, static_cast<uint8_t>(i + 1), 4,
                            static_cast<int8_t>(first + (i + 1) % 9), static_cast<int8_t>(first + (i + 8) % 9)});
  }
  plan.blocks[1].aliases = {"索", "s"};
  block("", {}, 3, false);
  for (const char* name : {"东", "东风", "中"})
    plan.kinds.push_back({name, 2, static_cast<uint8_t>(plan.kinds.size() - 17), 4, noTile, noTile});

  plan.shapes = {{P::Hand, ShapeForm::Melds, 4, true, 0}, {P::Pairs, ShapeForm::Pairs, 7, false, 0}};
  auto feature = [&](FeatureKind kind, TileSet tiles, int shift, int width, MeldFilter filter = {}) {
    plan.features.features.push_back({kind, filter, tiles, static_cast<uint8_t>(shift), static_cast<uint8_t>(width)});
  };
  feature(FeatureKind::MeldOther, 0, 0, 1, {6, MeldFilter::Anywhere, MeldFilter::Either});
  feature(FeatureKind::TileCount, 0x1ff, 1, 5);
  feature(FeatureKind::PairTile, 0, 57, 7);
  feature(FeatureKind::Wait, 0, 64, 5);
  feature(FeatureKind::RunCount, 1, 69, 3);
  plan.features.orMask = {1, 0};
  plan.features.needsWinningTile = true;
  plan.features.shapeBase = {{}, {1, 0}};
  plan.features.noReading = {1, 0};

  plan.constants = {Num(0), Num(1), Num(2), Num(4), Num::none(), Num(0x92), Num(20), Num(3, 2)};
  plan.lists = {{Num(1), Num(2), Num(5, 2)}};
  plan.scalarCount = P::ScalarCount;
  plan.laneCount = P::RegisterCount - P::ScalarCount;
  uint32_t first = 0;
  auto code = [&](Op op, Reg dst, Reg a = 0, Reg b = 0, Reg c = 0, uint32_t imm = 0, uint32_t origin = P::Ruleset) {
    plan.code.push_back({op, dst, a, b, c, imm, origin});
  };
  auto phase = [&](Phase which) {
    plan.phases.push_back({which, first, static_cast<uint32_t>(plan.code.size()) - first});
    first = static_cast<uint32_t>(plan.code.size());
  };
  code(Op::InIndicator, P::SIndicator);
  code(Op::TileNext, P::SNext, P::SIndicator, 0, 0, 0, P::Wilds);
  code(Op::SetOf, P::SWilds, P::SNext, 0, 0, 0, P::Wilds);
  phase(Phase::Deal);
  code(Op::InDealer, P::SDealer);
  code(Op::InWinner, P::SWinner);
  code(Op::Openings, P::SOpenings, P::SWinner, 0, 0, 0, P::Opened);
  code(Op::Le, P::SOpened, P::C1, P::SOpenings, 0, 0, P::Opened);
  code(Op::InGiver, P::SGiver);
  code(Op::InSelfDrawn, P::SSelf);
  code(Op::InFact, P::SRound, 0, 0, 0, 0, P::Round);
  code(Op::CallCount, P::SOwn, P::SWinner, 0, 0, 0b110, P::Doubled);
  code(Op::Ready, P::SReady, P::SGiver, P::SOpened, 0, 0, P::Blame);
  code(Op::InLoser, P::LLoser);
  code(Op::Eq, P::LIsDealer, P::LLoser, P::SDealer, 0, 0, P::Dealer);
  phase(Phase::Table);
  code(Op::FeatureField, P::SAllTriplets, 0, 0, 0, 0 | 1 << 8, P::Triplets);
  code(Op::PairTile, P::SPairTile, 0, 0, 0, 57 | 7 << 8);
  code(Op::SetHas, P::SComplete, P::CSet, P::SPairTile, 0, 0, P::Complete);
  code(Op::Select, P::SBlame, P::SSelf, P::C0, P::SGiver, 0, P::Blame);
  code(Op::Eq, P::SFlag, P::SPairTile, P::CTile, 0, 0, P::Triplets);
  code(Op::Select, P::LFactor, P::LIsDealer, P::C2, P::C1, 0, P::Dealer);
  code(Op::Mul, P::LBase, P::LFactor, P::CHalf, 0, 0, P::Base);
  code(Op::Min, P::LPay, P::LBase, P::CNone, 0, 0, P::Limit);
  code(Op::Lt, P::LOver, P::CFours, P::LPay, 0, 0, P::Limit);
  code(Op::SomeLoser, P::SSome, P::LOver, 0, 0, 0, P::Limit);
  phase(Phase::Reading);

  plan.wilds = P::SWilds;
  plan.facts = {{P::Round, FactType::Tile, P::CTile}};
  auto call = [&](uint32_t origin, CallMeld meld, CallSource source) -> Call& {
    Call made;
    made.origin = origin;
    made.meld = meld;
    made.source = source;
    plan.calls.push_back(made);
    return plan.calls.back();
  };
  call(P::Chow, CallMeld::Run, CallSource::DiscardOfPrevious).opens = true;
  call(P::Pung, CallMeld::Triplet, CallSource::Discard).without = P::SWilds;
  Call& added = call(P::Added, CallMeld::Quad, CallSource::AddedTo);
  added.addedTo = 1;
  added.draws = added.robbable = true;
  call(P::Aside, CallMeld::Aside, CallSource::InHand).asideSet = P::SWilds;

  plan.needs = {{P::Opened, P::SOpened, false, false},
                {P::Complete, P::SComplete, true, false},
                {P::Limit, P::SSome, true, true}};
  plan.asking = {0, 2, 1};
  plan.patterns = {{P::Triplets, P::SAllTriplets, P::C2}, {P::Opened, P::SFlag, noReg}};
  plan.lines = {{P::Doubled, P::Own, LineRole::Winner, LineAction::Times, P::SOwn, P::C1, P::SOwn},
                {P::Dealer, P::Payment, LineRole::Payment, LineAction::Times, P::LFactor, P::LIsDealer, P::LBase},
                {P::Limit, P::Payment, LineRole::Payment, LineAction::AtMost, P::CNone, P::C1, P::LPay}};
  plan.payment = P::LPay;
  plan.liabilities = {{P::Blame, P::SBlame, P::SReady}};
  plan.sharings = {{P::Share, P::C0}};
  plan.choose = {{true, 0}, {false, P::SAllTriplets}};
  plan.results = {{"fans", ResultItem::PatternList, {0, 1}, 0}, {"self", ResultItem::YesNo, {}, P::SSelf}};

  Game& game = plan.game;
  game.dice = 2;
  game.breakSkip = 1;
  game.hasIndicator = true;
  game.indicatorPlace = WallPlace::UpperFromTail;
  game.indicatorStack = 3;
  game.keep = 10;
  game.lastTiles = 4;
  game.discardSet = P::SWilds;
  game.discardUnclaimable = game.discardAside = true;
  game.claimRanks = {{-1}, {1}, {0}};
  game.firstWinnerFrom = P::SDealer;
  game.leavingPays = 400;
  game.leavingDeclared = true;
  game.nextDealer = {{0, P::SSelf}, {1, noReg}};
  game.hasDuty = true;
  game.dutyOrigin = P::Duty;
  game.dutyOpening = 3;
  game.dutyExcept = {P::SWinner};
  game.dutyExempt = P::CSet;
  return plan;
}

}  // namespace kaikou::test
