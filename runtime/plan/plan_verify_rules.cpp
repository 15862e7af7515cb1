// Verifies readings, rules and the game of a plan: everything outside of the code, and the registers it names.
#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "runtime/plan/plan_verify.h"
#include "runtime/plan/plan_verify_parts.h"
#include "runtime/plan/plan_verify_uses.h"

namespace kaikou::plan {
namespace {

FeatureVector maskOf(const Feature& feature) {
  const uint64_t bits = ((uint64_t{1} << feature.width) - 1) << (feature.shift % 64);
  FeatureVector mask;
  mask.words[feature.shift / 64] = bits;
  return mask;
}
FeatureVector both(FeatureVector a, const FeatureVector& b) {
  for (unsigned i = 0; i < vectorWords; ++i) a.words[i] &= b.words[i];
  return a;
}
FeatureVector either(FeatureVector a, const FeatureVector& b) {
  for (unsigned i = 0; i < vectorWords; ++i) a.words[i] |= b.words[i];
  return a;
}
bool isWithin(const FeatureVector& a, const FeatureVector& b) { return both(a, b) == a; }

enum class Combining : uint8_t { Or, Sum, Either };
struct FieldRule {
  uint8_t least, most;   // width
  Combining combining;
};
FieldRule ruleOf(FeatureKind kind) {
  constexpr auto wide = static_cast<uint8_t>(limits::fieldWidth);
  switch (kind) {
    case FeatureKind::TilesOutside: case FeatureKind::MeldOther: case FeatureKind::GroupMisses:
    case FeatureKind::PairInside: case FeatureKind::TripletAt:
    case FeatureKind::MeldSome: case FeatureKind::PairWild:
      return {1, 1, Combining::Or};
    case FeatureKind::TileCount:
    case FeatureKind::MeldCount:
    case FeatureKind::WildsAs: return {1, wide, Combining::Sum};
    case FeatureKind::PairTile: return {7, 7, Combining::Either};
    case FeatureKind::Wait: return {5, 5, Combining::Either};
    case FeatureKind::RunCount: return {3, 3, Combining::Sum};
  }
  return {1, 0, Combining::Either};
}

Finding verifyShape(const Plan& plan, const Shape& shape) {
  if (shape.origin >= plan.origins.size()) return "it has no origin";
  if ((shape.set & ~allKinds(plan)) != 0) return "its set has tiles that do not exist";
  switch (shape.form) {
    case ShapeForm::Melds:
      if (shape.count > maxMelds || (shape.count == 0 && !shape.pair)) return fmt::format("{} melds", shape.count);
      return {};
    case ShapeForm::Different:
      if (shape.count < 1 || shape.count > std::popcount(shape.set) || shape.pair)
        return fmt::format("{} different tiles of {}", shape.count, std::popcount(shape.set));
      return {};
    case ShapeForm::Pairs: case ShapeForm::DistinctPairs:
      if (shape.count < 1 || shape.count > limits::pairs) return fmt::format("{} pairs", shape.count);
      return {};
    case ShapeForm::OneEach:
      if (shape.set == 0) return "it is one of no tile";
      return {};
    case ShapeForm::AnyTiles: return {};
  }
  return "its form is not known";
}

Finding verifyFeature(const Plan& plan, const Feature& feature) {
  const FieldRule rule = ruleOf(feature.kind);
  const int last = feature.shift + feature.width - 1;
  if (feature.width < rule.least || feature.width > rule.most) return fmt::format("a width of {}", feature.width);
  if (last >= static_cast<int>(vectorBits) || feature.shift / 64 != last / 64) return fmt::format("bits {} to {}", feature.shift, last);
  if ((feature.tiles & ~allKinds(plan)) != 0) return "its set has tiles that do not exist";
  if (feature.filter.kinds > 7 || feature.filter.where > MeldFilter::Touching ||
      feature.filter.from > MeldFilter::Claimed)
    return "its filter is not known";
  if (feature.kind != FeatureKind::RunCount && feature.kind != FeatureKind::TripletAt) return {};
  if (!std::has_single_bit(feature.tiles)) return "it asks for one tile";
  if (feature.kind == FeatureKind::TripletAt) return {};
  const auto first = static_cast<size_t>(std::countr_zero(feature.tiles));
  const Block& block = plan.blocks[plan.kinds[first].block];
  if (!block.isSuit || first + 2 >= block.firstKind + size_t{block.size}) return "no run starts at its tile";
  return {};
}

bool asksWinningTile(const Feature& feature) {
  const bool filtered = feature.kind == FeatureKind::MeldOther || feature.kind == FeatureKind::MeldCount ||
                        feature.kind == FeatureKind::MeldSome;
  return feature.kind == FeatureKind::Wait || (filtered && feature.filter.from != MeldFilter::Either);
}

Finding verifyRelation(const Relation& relation) {
  const auto& ranks = relation.ranks;
  if (ranks.empty() || ranks.size() > maxMelds) return fmt::format("{} melds", ranks.size());
  if (!relation.oneSuit && ranks.size() > limits::spreadMelds) return "too many suits";
  if (!std::is_sorted(ranks.begin(), ranks.end()) || ranks.back() > limits::blockSize ||
      (relation.bound ? ranks.front() != 0 : ranks.front() < 1))
    return "its ranks are wrong";
  return {};
}

Finding verifyLinks(const Plan& plan, const LinkQuestion& question) {
  if (question.by.empty()) return "nothing links";
  for (const auto* list : {&question.by, &question.beside}) {
    if (list->size() > limits::relations) return "too many relations";
    for (const uint16_t relation : *list)
      if (relation >= plan.relations.size()) return fmt::format("there is no relation {}", relation);
  }
  return {};
}

void verifyCall(const Plan& plan, const Call& call, Uses& uses) {
  uses.origin(call.origin);
  const bool added = call.source == CallSource::AddedTo;
  uses.check(call.meld <= CallMeld::Aside && call.source <= CallSource::AddedTo, "its kind is not known");
  uses.check(added == (call.addedTo >= 0) && call.addedTo >= -1, "only a call that adds to another names it");
  if (added && call.addedTo >= 0) {
    const auto base = static_cast<size_t>(call.addedTo);
    uses.check(call.meld == CallMeld::Quad && base < plan.calls.size() && plan.calls[base].meld == CallMeld::Triplet,
               "a fourth tile is added to a triplet");
  }
  if (call.meld == CallMeld::Triplet) uses.check(!added, "a fourth tile is added to a triplet");
  uses.check(!call.draws || call.meld == CallMeld::Quad || call.meld == CallMeld::Aside, "a call of three tiles draws nothing");
  const bool own = added || call.source == CallSource::InHand;
  uses.check(!call.robbable || (own && call.meld == CallMeld::Quad), "only a quad of the own turn is robbed");
  const bool aside = call.meld == CallMeld::Aside;
  uses.check(aside == (call.asideSet != noReg), "only setting aside has a set of tiles");
  uses.check(!aside || call.source == CallSource::InHand, "tiles are set aside from the hand");
  uses.maybe(call.without, ValueType::Set, Phase::Deal);
  uses.maybe(call.asideSet, ValueType::Set, Phase::Deal);
  uses.maybe(call.guard, ValueType::Number, Phase::Table);
}

void verifyClaims(const Plan& plan, Uses& uses) {
  uint64_t seen = 0;  // bit 0: a win, bit i + 1: call i
  for (size_t i = 0; i < plan.game.claimRanks.size(); ++i) {
    uses.of("claim rank", i);
    for (int8_t claim : plan.game.claimRanks[i]) {
      const bool exists = claim >= -1 && claim < static_cast<int>(plan.calls.size());
      uses.check(exists, "there is no such call");
      if (!exists) return;
      if (claim >= 0) {
        const CallSource source = plan.calls[static_cast<size_t>(claim)].source;
        uses.check(source == CallSource::Discard || source == CallSource::DiscardOfPrevious, "it claims no discard");
      }
      uses.check((seen >> (claim + 1) & 1) == 0, "it stands in the order already");
      seen |= uint64_t{1} << (claim + 1);
    }
  }
}

}  // namespace

Finding verifyReadings(const Plan& plan) {
  for (size_t i = 0; i < plan.shapes.size(); ++i)
    if (Finding finding = verifyShape(plan, plan.shapes[i])) return fmt::format("shape {}: {}", i, *finding);
  for (size_t i = 0; i < plan.relations.size(); ++i)
    if (Finding finding = verifyRelation(plan.relations[i])) return fmt::format("relation {}: {}", i, *finding);
  for (size_t i = 0; i < plan.links.size(); ++i)
    if (Finding finding = verifyLinks(plan, plan.links[i])) return fmt::format("question for links {}: {}", i, *finding);
  const FeatureLayout& layout = plan.features;
  FeatureVector used;
  FeatureVector settable;  // what vectors of the layout may hold: a tile of a pair comes from a reading only
  bool asks = false;
  for (size_t i = 0; i < layout.features.size(); ++i) {
    const Feature& feature = layout.features[i];
    if (Finding finding = verifyFeature(plan, feature)) return fmt::format("feature {}: {}", i, *finding);
    const FeatureVector mask = maskOf(feature);
    if (both(mask, used) != FeatureVector{}) return fmt::format("feature {}: its bits are taken", i);
    used = either(used, mask);
    if (feature.kind != FeatureKind::PairTile) settable = either(settable, mask);
    const FeatureVector ored = both(mask, layout.orMask);
    const Combining combining = ruleOf(feature.kind).combining;
    if ((combining != Combining::Or && ored != FeatureVector{} && combining != Combining::Either) ||
        (combining == Combining::Or && ored != mask) || (ored != FeatureVector{} && ored != mask))
      return fmt::format("feature {}: its bits are combined in the wrong way", i);
    asks = asks || asksWinningTile(feature);
  }
  if (layout.needsWinningTile != asks) return "needsWinningTile is not what the features ask";
  if (layout.shapeBase.size() != plan.shapes.size()) return "there is not one base vector for each shape";
  if (!isWithin(layout.orMask, used) || !isWithin(layout.noReading, settable)) return "a vector has bits of no feature";
  for (const FeatureVector& base : layout.shapeBase)
    if (!isWithin(base, settable)) return "a vector has bits of no feature";
  return {};
}

Finding verifyRules(const Plan& plan, Registers& registers) {
  constexpr auto number = ValueType::Number;
  using Lane = Registers::Lane;
  Uses uses(plan, registers);
  for (size_t i = 0; i < plan.facts.size(); ++i) {
    const Fact& fact = plan.facts[i];
    uses.of("fact", i);
    uses.origin(fact.origin);
    uses.check(fact.type <= FactType::Tile, "its type is not known");
    uses.reg(fact.defaultValue, fact.type == FactType::Tile ? ValueType::Tile : number, Phase::Deal);
  }
  for (size_t i = 0; i < plan.needs.size(); ++i) {
    const Need& need = plan.needs[i];
    uses.of("need", i);
    uses.origin(need.origin);
    uses.reg(need.holds, number, need.perReading ? Phase::Reading : Phase::Table);
    if (!uses.finding() && !need.atSettlement)
      uses.check(!registers.dependsOnReady(need.holds), "being ready would ask itself");
  }
  std::vector<bool> asked(plan.needs.size(), false);
  for (size_t i = 0; i < plan.asking.size(); ++i) {
    uses.of("asking", i);
    const bool fresh = plan.asking[i] < asked.size() && !asked[plan.asking[i]];
    uses.check(fresh && plan.asking.size() == plan.needs.size(), "the order of asking does not name each need once");
    if (!fresh) break;
    asked[plan.asking[i]] = true;
    if (i > 0)
      uses.check(!plan.needs[plan.asking[i - 1]].perReading || plan.needs[plan.asking[i]].perReading,
                 "a need of the table is asked after one of a reading");
  }
  for (size_t i = 0; i < plan.patterns.size(); ++i) {
    uses.of("pattern", i);
    uses.origin(plan.patterns[i].origin);
    uses.reg(plan.patterns[i].holds, number);
    uses.maybe(plan.patterns[i].worth, number, Phase::Reading);
  }
  for (size_t i = 0; i < plan.lines.size(); ++i) {
    const Line& line = plan.lines[i];
    uses.of("line", i);
    uses.origin(line.origin);
    uses.origin(line.group);
    uses.check(line.role <= LineRole::Payment && line.action <= LineAction::RoundDown,
               "its role or action is not known");
    for (Reg reg : {line.value, line.applies, line.after})
      uses.reg(reg, number, Phase::Reading, line.role == LineRole::Winner ? Lane::Never : Lane::Maybe);
  }
  uses.of("payment", 0);
  if (plan.payment != noReg) uses.reg(plan.payment, number, Phase::Reading, Lane::Always);
  for (size_t i = 0; i < plan.liabilities.size(); ++i) {
    uses.of("liability", i);
    uses.origin(plan.liabilities[i].origin);
    uses.reg(plan.liabilities[i].seat, ValueType::Seat);
    uses.reg(plan.liabilities[i].holds, number);
  }
  for (size_t i = 0; i < plan.sharings.size(); ++i) {
    uses.of("sharing", i);
    uses.origin(plan.sharings[i].origin);
    uses.reg(plan.sharings[i].holds, number);
  }
  for (size_t i = 0; i < plan.choose.size(); ++i) {
    uses.of("key", i);
    if (!plan.choose[i].winnings) uses.reg(plan.choose[i].value, number);
  }
  for (size_t i = 0; i < plan.results.size(); ++i) {
    const ResultItem& item = plan.results[i];
    uses.of("result", i);
    uses.check(item.kind <= ResultItem::Number, "its kind is not known");
    if (item.kind != ResultItem::PatternList) uses.reg(item.value, number);
    uses.check(item.kind == ResultItem::PatternList || item.patterns.empty(), "only a list of patterns has patterns");
    uses.check(item.patterns.size() <= plan.patterns.size(), "it has more patterns than there are");
    for (uint16_t pattern : item.patterns) uses.check(pattern < plan.patterns.size(), "there is no such pattern");
  }
  return uses.finding();
}

Finding verifyGame(const Plan& plan, Registers& registers) {
  const Game& game = plan.game;
  Uses uses(plan, registers);
  uses.of("wilds", 0);
  uses.maybe(plan.wilds, ValueType::Set, Phase::Deal);
  for (size_t i = 0; i < plan.calls.size(); ++i) {
    uses.of("call", i);
    verifyCall(plan, plan.calls[i], uses);
  }
  verifyClaims(plan, uses);
  uses.of("game", 0);
  uses.check(game.seats >= 2 && game.seats <= seatCount, "2 to 4 seats play");
  uses.check(game.dice <= 8 && game.breakSkip <= 2 && (game.breakSkip == 0 || game.dice > 0), "its dice are wrong");
  uses.check(game.handSize >= 1 && game.handSize <= limits::handSize, "the size of a hand is out of range");
  uses.check(game.dealerHand == game.handSize || game.dealerHand == game.handSize + 1,
             "the dealer's hand is out of range");
  uses.check(game.indicatorPlace <= WallPlace::LowerFromHead, "the place of the indicator is not known");
  uses.check(game.leavingPays >= 0 && game.leavingPays <= limits::points, "the charge for leaving is out of range");
  uses.maybe(game.discardSet, ValueType::Set, Phase::Deal);
  uses.maybe(game.firstWinnerFrom, ValueType::Seat, Phase::Table);
  uses.maybe(game.dutyExempt, ValueType::Set, Phase::Deal);
  for (const Game::NextDealer& next : game.nextDealer) {
    uses.check(next.who <= 4 && (next.who == 4) == (next.seat != noReg), "the next dealer is not known");
    uses.maybe(next.when, ValueType::Number, Phase::Table);
    uses.maybe(next.seat, ValueType::Seat, Phase::Table);
  }
  for (Reg reg : game.dutyExcept) uses.reg(reg, ValueType::Seat, Phase::Table);
  uses.check(!game.hasDuty || (game.dutyOpening >= 1 && game.dutyOpening <= maxMelds),
             "the duty starts after no opening");
  uses.check(!game.hasDuty || game.dutyOrigin < plan.origins.size(), "the duty has no origin");
  return uses.finding();
}

}  // namespace kaikou::plan
