// The verifier: a good plan passes, and each way of breaking it in one place is noticed and named.
#include "runtime/plan/plan_verify.h"

#include <catch2/catch.hpp>
#include <functional>

#include "runtime/plan/plan_op_info.h"
#include "runtime/plan/plan_print.h"
#include "tests/runtime/sample_plan.h"

using namespace kaikou;
using namespace kaikou::plan;
using P = test::SamplePlan;

namespace {

struct Break {
  const char* text;                     // a part of the message
  std::function<void(Plan&)> how;
};

void expectAll(const std::vector<Break>& breaks) {
  for (const Break& item : breaks) {
    Plan plan = test::samplePlan();
    item.how(plan);
    const auto finding = verify(plan);
    INFO("expected: " << item.text << ", got: " << finding.value_or("a good plan"));
    CHECK((finding && finding->find(item.text) != std::string::npos));
    CHECK_FALSE(printPlan(plan).empty());  // printing does not mind
  }
}

Instr& defining(Plan& plan, Reg reg) {
  for (Instr& instr : plan.code)
    if (instr.dst == reg) return instr;
  throw std::logic_error("no such register");
}

}  // namespace

TEST_CASE("the sample plan is good") {
  const auto finding = verify(test::samplePlan());
  INFO(finding.value_or(""));
  CHECK_FALSE(finding);
  CHECK(verify(Plan{}) == "the ruleset has no origin");
}

TEST_CASE("the table of operations is complete") {
  CHECK(opInfo(Op::Select).operands == 3);
  CHECK(opInfo(Op::ListAt).operands == 1);
  CHECK(opInfo(Op::ListAt).usesImm);
  CHECK(opInfo(Op::ShapeIs).operands == 0);
  CHECK(opInfo(Op::SomeLoser).name == "SomeLoser");
  CHECK(static_cast<int>(Op::SomeLoser) == opCount - 1);
}

TEST_CASE("broken sizes, texts and tiles") {
  expectAll({
      {"format version 99", [](Plan& p) { p.version = 99; }},
      {"patterns, more than 128", [](Plan& p) { p.patterns.resize(129); }},
      {"scalar registers, more than", [](Plan& p) { p.scalarCount = 8193; }},
      {"scalar registers, more than", [](Plan& p) { p.scalarCount = 0xffffffff; }},
      {"lane registers, more than", [](Plan& p) { p.laneCount = 2049; }},
      {"instructions, more than", [](Plan& p) { p.code.resize(65536); }},
      {"results, more than 8", [](Plan& p) { p.results.resize(9); }},
      {"more constants than", [](Plan& p) { p.scalarCount = 3; }},
      {"a constant is not in lowest terms", [](Plan& p) { p.constants[1] = Num(2, 4); }},
      {"a constant is not in lowest terms", [](Plan& p) { p.constants[1] = Num(1, -1); }},
      {"a constant is not in lowest terms", [](Plan& p) { p.constants[1] = Num(2, 0); }},
      {"a list of 0 entries", [](Plan& p) { p.lists[0].clear(); }},
      {"a list of 1025 entries", [](Plan& p) { p.lists[0].resize(1025); }},
      {"the ruleset has no origin", [](Plan& p) { p.ruleset = 1000; }},
      {"a name is longer than 4096", [](Plan& p) { p.origins[0].name.assign(4097, 'x'); }},
      {"not UTF-8", [](Plan& p) { p.origins[0].name = "\xc0\x80"; }},
      {"not UTF-8", [](Plan& p) { p.origins[0].name = "\xed\xa0\x80"; }},
      {"control characters", [](Plan& p) { p.origins[0].file = "\x1b[2J"; }},
      {"lacks a title", [](Plan& p) { p.origins[0].en.clear(); }},
      {"a result has no key", [](Plan& p) { p.results[0].key.clear(); }},
      {"does not hold the tiles", [](Plan& p) { p.blocks[1].firstKind = 8; }},
      {"does not hold the tiles", [](Plan& p) { p.blocks[2].size = 4; }},
      {"does not hold the tiles", [](Plan& p) { p.blocks[0].size = 0; }},
      {"in no block", [](Plan& p) { p.blocks.pop_back(); }},
      {"is not in its block", [](Plan& p) { p.kinds[3].block = 7; }},
      {"has the rank", [](Plan& p) { p.kinds[3].rank = 5; }},
      {"has the rank",
       [](Plan& p) {
         for (size_t i = 0; i < p.blocks[0].size; ++i) ++p.kinds[p.blocks[0].firstKind + i].rank;
       }},
      {"has 5 copies", [](Plan& p) { p.kinds[3].copies = 5; }},
      {"the tile name", [](Plan& p) { p.kinds[18].name = "中"; }},
      {"the tile name", [](Plan& p) { p.kinds[18].name = "1东"; }},
      {"the tile name", [](Plan& p) { p.kinds[18].name = "m"; }},
      {"the suit name", [](Plan& p) { p.blocks[1].aliases = {"m"}; }},
      {"the suit name", [](Plan& p) { p.blocks[1].aliases = {"a b"}; }},
      {"the ring of tile", [](Plan& p) { p.kinds[0].next = 5; }},
      {"the ring of tile", [](Plan& p) { p.kinds[0].next = 100; }},
      {"the ring of tile", [](Plan& p) { p.kinds[0].previous = -2; }},
      {"the ring of tile", [](Plan& p) { p.kinds[20].next = 20; }},
  });
}

TEST_CASE("broken readings") {
  expectAll({
      {"8 melds", [](Plan& p) { p.shapes[0].count = 8; }},
      {"10 pairs", [](Plan& p) { p.shapes[1].count = 10; }},
      {"one of no tile", [](Plan& p) { p.shapes[1].form = ShapeForm::OneEach; }},
      {"form is not known", [](Plan& p) { p.shapes[1].form = ShapeForm{9}; }},
      {"do not exist", [](Plan& p) { p.shapes[1].set = TileSet{1} << 40; }},
      {"its bits are taken", [](Plan& p) { p.features.features[1].shift = 0; }},
      {"bits 61 to 67", [](Plan& p) { p.features.features[2].shift = 61; }},
      {"bits 125 to 129", [](Plan& p) { p.features.features[3].shift = 125; }},
      {"a width of 0", [](Plan& p) { p.features.features[1].width = 0; }},
      {"a width of 17", [](Plan& p) { p.features.features[1].width = 17; }},
      {"a width of 6", [](Plan& p) { p.features.features[2].width = 6; }},
      {"a width of 1", [](Plan& p) { p.features.features[0].kind = FeatureKind{77}; }},
      {"filter is not known", [](Plan& p) { p.features.features[0].filter.kinds = 8; }},
      {"asks for one tile", [](Plan& p) { p.features.features[4].tiles = 3; }},
      {"no run starts", [](Plan& p) { p.features.features[4].tiles = 1 << 7; }},
      {"no run starts", [](Plan& p) { p.features.features[4].tiles = 1 << 18; }},
      {"combined in the wrong way", [](Plan& p) { p.features.orMask.words[0] = 0; }},
      {"combined in the wrong way", [](Plan& p) { p.features.orMask.words[0] = 3; }},
      {"combined in the wrong way", [](Plan& p) { p.features.orMask.words[1] = 1; }},
      {"bits of no feature", [](Plan& p) { p.features.orMask.words[1] = uint64_t{1} << 60; }},
      {"bits of no feature", [](Plan& p) { p.features.shapeBase[0].words[1] = uint64_t{1} << 60; }},
      {"bits of no feature", [](Plan& p) { p.features.noReading.words[0] = uint64_t{1} << 60; }},
      {"one base vector", [](Plan& p) { p.features.shapeBase.pop_back(); }},
      {"needsWinningTile", [](Plan& p) { p.features.needsWinningTile = false; }},
  });
}

TEST_CASE("broken code") {
  expectAll({
      {"no such operation", [](Plan& p) { p.code[0].op = Op{200}; }},
      {"consecutive runs", [](Plan& p) { p.phases[1].first += 1; }},
      {"consecutive runs", [](Plan& p) { p.phases[2].count = 0xffffffff; }},
      {"in no phase", [](Plan& p) { p.phases[2].count -= 1; }},
      {"comes after", [](Plan& p) { p.phases[0].phase = Phase::Reading; }},
      {"does not know this yet", [](Plan& p) { p.code[0].op = Op::InWinTile; }},
      {"does not know this yet", [](Plan& p) { p.phases[2].phase = Phase::Table; }},
      {"there is no origin", [](Plan& p) { p.code[4].origin = 999; }},
      {"there is no register", [](Plan& p) { p.code[4].dst = P::RegisterCount; }},
      {"there is no register", [](Plan& p) { p.code[1].a = P::RegisterCount; }},
      {"is written already", [](Plan& p) { p.code[4].dst = P::C1; }},
      {"is written already", [](Plan& p) { p.code[4].dst = P::SDealer; }},
      {"is not written before", [](Plan& p) { p.code[1].a = P::SPairTile; }},
      {"is not written before", [](Plan& p) { p.code[1].a = P::SNext; }},
      {"that is not used must be 0", [](Plan& p) { p.code[0].c = 1; }},
      {"that is not used must be 0", [](Plan& p) { p.code[0].imm = 1; }},
      {"no losers", [](Plan& p) { p.code[0].dst = P::LOver; }},
      {"only a lane has a loser", [](Plan& p) { p.code[4].op = Op::InLoser; p.code[4].dst = P::SComplete; }},
      {"read outside of lanes", [](Plan& p) { defining(p, P::SBlame).b = P::LLoser; }},
      {"is no lane", [](Plan& p) { defining(p, P::SSome).a = P::SFlag; }},
      {"is no lane", [](Plan& p) { p.laneCount += 1; defining(p, P::SSome).dst = P::RegisterCount; }},
  });
}

TEST_CASE("broken immediates") {
  expectAll({
      {"are in no feature", [](Plan& p) { defining(p, P::SAllTriplets).imm = 6 | 1 << 8; }},
      {"are in no feature", [](Plan& p) { defining(p, P::SAllTriplets).imm = 0; }},
      {"are in no feature", [](Plan& p) { defining(p, P::SAllTriplets).imm = 1 | 6 << 8; }},
      {"are in no feature", [](Plan& p) { defining(p, P::SAllTriplets).imm = 0xffffffff; }},
      {"a field of 7 bits", [](Plan& p) { defining(p, P::SPairTile).imm = 57 | 6 << 8; }},
      {"there is no fact 1", [](Plan& p) { defining(p, P::SRound).imm = 1; }},
      {"calls that do not exist", [](Plan& p) { defining(p, P::SOwn).imm = 0x10; }},
      {"there is no shape 2",
       [](Plan& p) {
         defining(p, P::SAllTriplets).op = Op::ShapeIs;
         defining(p, P::SAllTriplets).imm = 2;
       }},
      {"there is no list 1", [](Plan& p) { defining(p, P::SFlag) = {Op::ListAt, P::SFlag, P::C1, 0, 0, 1, 0}; }},
      {"no number of suits",
       [](Plan& p) { defining(p, P::SAllTriplets) = {Op::SameRun, P::SAllTriplets, 0, 0, 0, 0, 0}; }},
      {"no set of ranks",
       [](Plan& p) { defining(p, P::SAllTriplets) = {Op::Straight, P::SAllTriplets, 0, 0, 0, 1 << 10, 0}; }},
  });
}

TEST_CASE("types of registers") {
  expectAll({
      {"is a tile, not a seat", [](Plan& p) { defining(p, P::SOpenings).a = P::SIndicator; }},
      {"is a seat, not a number", [](Plan& p) { defining(p, P::SOpened).b = P::SWinner; }},
      {"is a set of tiles, not a number", [](Plan& p) { p.needs[0].holds = P::SWilds; }},
      {"is a number, not a seat", [](Plan& p) { p.liabilities[0].seat = P::SOpened; }},
      {"is a tile, not a set of tiles", [](Plan& p) { p.game.discardSet = P::SIndicator; }},
      {"is a seat, not a tile", [](Plan& p) { defining(p, P::SComplete).b = P::SGiver; }},
      // A constant is checked where its type is known, also through choices and comparisons.
      {"is no seat", [](Plan& p) { p.constants[P::C0] = Num(7); p.sharings.clear(); }},
      {"is no tile", [](Plan& p) { p.constants[P::CTile] = Num(21); }},
      {"is no tile", [](Plan& p) { p.constants[P::CTile] = Num(-2); }},
      {"is no tile", [](Plan& p) { p.constants[P::CTile] = Num(1, 2); }},
      {"is no set of tiles", [](Plan& p) { p.constants[P::CSet] = Num(-1); }},
      {"is no set of tiles", [](Plan& p) { p.constants[P::CSet] = Num::none(); }},
  });
}

TEST_CASE("broken rules") {
  expectAll({
      {"being ready would ask itself", [](Plan& p) { p.needs[0].holds = P::SReady; }},
      {"is not known before the reading phase", [](Plan& p) { p.needs[1].perReading = false; }},
      {"there is no register", [](Plan& p) { p.needs[0].holds = noReg; }},
      {"does not name each need once", [](Plan& p) { p.asking = {0}; }},
      {"does not name each need once", [](Plan& p) { p.asking = {0, 1, 1}; }},
      {"does not name each need once", [](Plan& p) { p.asking = {0, 1, 3}; }},
      {"asking 2", [](Plan& p) { p.asking = {0, 2, 2}; }},
      {"is asked after one of a reading", [](Plan& p) { p.asking = {1, 0, 2}; }},
      {"is never written", [](Plan& p) { p.laneCount += 1; p.payment = P::RegisterCount; }},
      {"is no lane", [](Plan& p) { p.payment = P::SOwn; }},
      {"is a lane", [](Plan& p) { p.patterns[0].holds = P::LOver; }},
      {"is a lane", [](Plan& p) { p.lines[1].role = LineRole::Winner; }},
      {"has no origin", [](Plan& p) { p.lines[1].group = 100; }},
      {"has no origin", [](Plan& p) { p.needs[1].origin = 100; }},
      {"no such pattern", [](Plan& p) { p.results[0].patterns[1] = 2; }},
      {"only a list of patterns", [](Plan& p) { p.results[0].kind = ResultItem::YesNo; }},
      {"the default of the fact", [](Plan& p) { p.facts[0].defaultValue = P::SPairTile; }},
      {"is not known before the table phase", [](Plan& p) { p.wilds = P::SOwn; }},
      {"is not known before the reading phase", [](Plan& p) { p.game.nextDealer[0].when = P::SFlag; }},
  });
}

TEST_CASE("broken calls and games") {
  expectAll({
      {"only a call that adds", [](Plan& p) { p.calls[0].addedTo = 1; }},
      {"only a call that adds", [](Plan& p) { p.calls[2].addedTo = -1; }},
      {"added to a triplet", [](Plan& p) { p.calls[2].addedTo = 0; }},
      {"added to a triplet", [](Plan& p) { p.calls[2].addedTo = 2; }},
      {"added to a triplet", [](Plan& p) { p.calls[2].addedTo = 100; }},
      {"only setting aside", [](Plan& p) { p.calls[3].asideSet = noReg; }},
      {"only setting aside", [](Plan& p) { p.calls[0].asideSet = P::SWilds; }},
      {"no such call", [](Plan& p) { p.game.claimRanks[1][0] = 4; }},
      {"no such call", [](Plan& p) { p.game.claimRanks[1][0] = -2; }},
      {"in the order already", [](Plan& p) { p.game.claimRanks[1][0] = 0; }},
      {"claims no discard", [](Plan& p) { p.game.claimRanks[1][0] = 3; }},
      {"seats play", [](Plan& p) { p.game.seats = 5; }},
      {"size of a hand", [](Plan& p) { p.game.handSize = 0; }},
      {"dealer's hand", [](Plan& p) { p.game.dealerHand = 12; }},
      {"dice", [](Plan& p) { p.game.breakSkip = 3; }},
      {"indicator", [](Plan& p) { p.game.indicatorPlace = WallPlace{9}; }},
      {"leaving", [](Plan& p) { p.game.leavingPays = -1; }},
      {"next dealer", [](Plan& p) { p.game.nextDealer[0].who = 4; }},
      {"after no opening", [](Plan& p) { p.game.dutyOpening = 0; }},
      {"duty has no origin", [](Plan& p) { p.game.dutyOrigin = 100; }},
      {"is a number, not a seat", [](Plan& p) { p.game.dutyExcept[0] = P::SOwn; }},
  });
}

TEST_CASE("what can be played") {
  Plan plan = test::samplePlan();
  CHECK_FALSE(verifyPlayable(plan));
  plan.game.keep = 60;
  CHECK(verifyPlayable(plan));
  plan = test::samplePlan();
  plan.game.stacks = 17;
  CHECK(verifyPlayable(plan));
  plan = test::samplePlan();
  plan.game.indicatorStack = 0;
  CHECK(verifyPlayable(plan));
}
