// Tile turned up by tile turned up: what the needs ask, the classes of each block, their product, one hand of each class.
#include "analysis/count_hands.h"

#include <algorithm>
#include <bit>
#include <map>

#include "analysis/hand_classes.h"
#include "analysis/what_is_asked.h"
#include "runtime/cases/case_binder.h"
#include "runtime/plan/shape_sizes.h"

namespace kaikou::analysis {
namespace {

using eval::Table;
using eval::WinBy;
using plan::Plan;
using plan::TileSet;

/// Numbers of hands of so many tiles, whatever they are.
Figures allHands(const std::vector<uint8_t>& copies, int tiles) {
  std::vector<Figures> by(static_cast<size_t>(tiles) + 1);
  by[0] = {1, 1};
  for (uint8_t most : copies) {
    std::vector<Figures> next(by.size());
    for (size_t have = 0; have < by.size(); ++have)
      for (unsigned n = 0; n <= most && have + n < by.size(); ++n) {
        next[have + n].distinct += by[have].distinct;
        next[have + n].weighted += by[have].weighted * WideCount(choose(most, n));
      }
    by = std::move(next);
  }
  return by.back();
}

/// Hands of wild tiles alone: how many, and how many of each counted set.
struct WildHand {
  uint8_t tiles = 0;
  std::vector<uint8_t> tallied;
  std::vector<uint8_t> example;   // by kind of Plan::kinds
  WideCount distinct, weighted;
};

std::vector<WildHand> wildHands(const ClassQuestion& q, size_t kinds) {
  // With one more tile to come, or a kind by kind count, it matters of which kinds there are how many.
  const bool apart = q.completion == Completion::OfDraw || q.tileAsked;
  std::vector<WildHand> hands{{0, std::vector<uint8_t>(q.tallies.size(), 0), std::vector<uint8_t>(kinds, 0), 1, 1}};
  for (TileSet left = q.wilds; left; left &= left - 1) {
    const auto kind = static_cast<size_t>(std::countr_zero(left));
    std::map<std::pair<uint8_t, std::vector<uint8_t>>, WildHand> next;
    for (const WildHand& hand : hands)
      for (unsigned n = 0; n <= q.copies[kind] && hand.tiles + static_cast<int>(n) <= q.mostTiles; ++n) {
        WildHand more = hand;
        more.tiles = static_cast<uint8_t>(more.tiles + n);
        more.example[kind] = static_cast<uint8_t>(n);
        for (size_t t = 0; t < q.tallies.size(); ++t)
          more.tallied[t] = q.tallies[t].sum(more.tallied[t], q.tallies[t].partOf(static_cast<int>(kind), static_cast<int>(n)));
        more.weighted *= WideCount(choose(q.copies[kind], n));
        const auto [place, fresh] = next.try_emplace({more.tiles, apart ? more.example : more.tallied}, more);
        if (!fresh) place->second.distinct += more.distinct, place->second.weighted += more.weighted;
      }
    hands.clear();
    for (auto& [key, hand] : next) hands.push_back(std::move(hand));
  }
  return hands;
}

/// The plan with the features that are asked and no others.
Plan withFeatures(const Plan& plan, const std::vector<bool>& asked, bool& marks) {
  Plan out = plan;
  out.features.features.clear();
  marks = false;
  for (size_t i = 0; i < asked.size(); ++i) {
    if (!asked[i]) continue;
    const plan::Feature& feature = plan.features.features[i];
    out.features.features.push_back(feature);
    marks |= feature.kind == plan::FeatureKind::Wait || feature.filter.from != plan::MeldFilter::Either;
  }
  marks &= plan.features.needsWinningTile;
  return out;
}

}  // namespace

/// One question, for all tiles that can be turned up.
class HandCounter::Run {
  using Classes = std::shared_ptr<const std::vector<HandClass>>;

 public:
  Run(const Plan& plan, const CountedTable& table, bool ready)
      : plan_(plan), counted_(table), ready_(ready), evaluator_(plan) {
    melds_ = table.told.empty() ? table.melds : static_cast<int>(table.told.size());
    winner_ = table.dealer || plan.game.seats < 2 ? 0 : 1;
    tiles_ = plan.game.handSize + 1 - 3 * melds_;
    for (const plan::Need& need : plan.needs)
      if (!ready || !need.atSettlement) roots_.push_back(need.holds);
    for (size_t b = 0; b < plan.blocks.size(); ++b)
      if (!plan.blocks[b].isFlower) blocks_.push_back(static_cast<int>(b));
  }

  HandCount count() {
    HandCount out;
    if (tiles_ < 1 || melds_ > plan::maxMelds) return undecided(plan_.ruleset, "a hand beside so many melds has no tiles");
    std::vector<uint8_t> copies(plan_.kinds.size());
    for (size_t k = 0; k < copies.size(); ++k) copies[k] = isFlower(k) ? 0 : plan_.kinds[k].copies;
    for (const eval::Meld& meld : counted_.told) {
      const bool run = meld.form == eval::MeldForm::Run;
      for (int i = 0; i < (meld.form == eval::MeldForm::Quad ? 4 : 3); ++i) {
        uint8_t& left = copies[static_cast<size_t>(meld.tile + (run ? i : 0))];
        if (!left) return undecided(plan_.ruleset, "the melds take more tiles of a kind than there are");
        --left;
      }
    }
    const std::vector<uint8_t> reach = copies;
    for (size_t k = 0; k < (plan_.game.hasIndicator ? copies.size() : 1); ++k) {
      HandCount::Part part;
      std::vector<uint8_t> left = copies;
      if (plan_.game.hasIndicator) {
        part.tile = static_cast<int>(k);
        part.copies = isFlower(k) ? plan_.kinds[k].copies : left[k];
        if (!part.copies) continue;
        if (!isFlower(k)) --left[k];
      }
      if (!countPart(left, reach, part)) {
        HandCount failed;
        failed.undecided = std::move(undecided_);
        return failed;
      }
      out.all.add(part.all, part.copies);
      out.fitting.add(part.fitting, part.copies);
      out.parts.push_back(std::move(part));
    }
    out.example = std::move(example_);
    return out;
  }

 private:
  bool isFlower(size_t kind) const { return plan_.blocks[plan_.kinds[kind].block].isFlower; }

  static HandCount undecided(uint32_t origin, std::string reason) {
    HandCount out;
    out.undecided = HandCount::Undecided{origin, std::move(reason)};
    return out;
  }
  bool giveUp(uint32_t origin, std::string reason) {
    undecided_ = HandCount::Undecided{origin, std::move(reason)};
    return false;
  }

  Table tableFor(int turnedUp) const {
    Table table;
    table.indicator = static_cast<uint8_t>(turnedUp < 0 ? 0 : turnedUp);
    table.dealer = 0;
    for (int s = 0; s < plan::seatCount; ++s) table.seats[static_cast<size_t>(s)].handKnown = s == winner_;
    eval::SeatTable& own = table.seats[static_cast<size_t>(winner_)];
    own.meldCount = static_cast<uint8_t>(melds_);
    for (size_t i = 0; i < static_cast<size_t>(melds_); ++i)
      own.melds[i] = counted_.told.empty() ? eval::Meld{0, eval::MeldForm::Triplet, 0, plan::nobody} : counted_.told[i];
    setWin(table, 0, WinBy::SelfDraw);
    cases::beginCourse(plan_, table);
    return table;
  }
  void setWin(Table& table, int tile, WinBy by) const {
    const int before = (winner_ + plan_.game.seats - 1) % plan_.game.seats;
    table.win = {static_cast<int8_t>(winner_), static_cast<uint8_t>(tile), by,
                 static_cast<int8_t>(by == WinBy::SelfDraw ? plan::nobody : before), false, false};
  }

  /// What the needs ask of tables like this one; being ready asks of a draw and of a discard.
  Asked asked(Table table) {
    Asked out = whatIsAsked(plan_, evaluator_, table, told(), roots_);
    if (ready_) {
      setWin(table, 0, WinBy::Discard);
      out.add(whatIsAsked(plan_, evaluator_, table, told(), roots_));
    }
    return out;
  }
  bool told() const { return melds_ == 0 || !counted_.told.empty(); }

  bool countPart(const std::vector<uint8_t>& copies, const std::vector<uint8_t>& reach, HandCount::Part& part) {
    Table table = tableFor(part.tile);
    if (auto fault = evaluator_.dealSet(table, plan_.wilds, part.wilds)) return giveUp(fault->origin, fault->reason);
    const Asked asks = asked(table);
    if (asks.obstacle) return giveUp(asks.obstacle->origin, asks.obstacle->what);
    ClassQuestion q;
    bool marks = false;
    const Plan& projected = projectedFor(asks.features, marks);
    q.plan = &projected;
    for (bool asked : asks.features) q.tag += asked ? '1' : '0';
    for (const plan::Shape& shape : plan_.shapes)
      if (plan::shapeFits(shape, tiles_, melds_)) q.shapes.push_back(&shape);
    q.tallies = asks.tallies;
    q.copies = copies, q.reach = reach, q.wilds = part.wilds;
    q.marks = marks, q.tileAsked = asks.winningTile;
    q.completion = ready_ ? Completion::OfDraw : marks || asks.winningTile ? Completion::OfHand : Completion::None;
    q.naturals = part.wilds && (asks.jokers || asksWilds(projected));
    if (q.naturals && (!std::has_single_bit(part.wilds) || marks))
      return giveUp(plan_.ruleset, "asks which wilds are themselves, of several kinds of wild or beside the kind of wait");
    part.all = allHands(copies, ready_ ? tiles_ - 1 : tiles_);
    if (q.shapes.empty() || asks.never) return true;
    // By discard the melds that the tile completes may be of another kind.
    const bool twice = ready_ && marks && asksOrigin(projected);
    if (twice) return giveUp(plan_.ruleset, "asks which melds are concealed, of hands that lack a tile");
    return countClasses(q, table, part.fitting);
  }

  static bool asksWilds(const Plan& projected) {
    for (const plan::Feature& f : projected.features.features)
      if (f.kind == plan::FeatureKind::WildsAs || f.kind == plan::FeatureKind::PairWild) return true;
    return false;
  }
  static bool asksOrigin(const Plan& projected) {
    for (const plan::Feature& f : projected.features.features)
      if (f.filter.from != plan::MeldFilter::Either) return true;
    return false;
  }

  const Plan& projectedFor(const std::vector<bool>& features, bool& marks) {
    auto& [projected, asksMarks] = projected_[features];
    if (!projected) projected = std::make_unique<Plan>(withFeatures(plan_, features, asksMarks));
    marks = asksMarks;
    return *projected;
  }

  bool countClasses(ClassQuestion& q, Table& table, Figures& out) {
    q.mostTiles = ready_ ? tiles_ - 1 : tiles_;
    const std::vector<WildHand> wilds = wildHands(q, plan_.kinds.size());
    int mostHere = 0;
    for (const WildHand& hand : wilds) mostHere = std::max<int>(mostHere, hand.tiles);
    const int held = q.mostTiles;
    for (int count = 0; count <= mostHere; ++count) {
      q.mostTiles = held - count;
      q.mostWilds = count + (ready_ && q.wilds ? 1 : 0);
      if (q.mostWilds > hand::maxJokers) return giveUp(plan_.ruleset, "a hand can hold more wild tiles than are read");
      Family& family = familyOf(q);
      const ReadingSets& sets = family.sets;
      const std::vector<int> order = orderOf(q);
      const auto classes = classesOf(q, order, family);
      if (!classes) return giveUp(plan_.ruleset, "tells more classes of hands apart than are looked at");
      for (const HandClass& one : *classes) {
        if (one.tiles != q.mostTiles) continue;
        for (const WildHand& hand : wilds) {
          if (hand.tiles != count) continue;
          bool holds = false;
          if (!fitsAny(q, order, sets, one, hand, table, holds)) return false;
          if (!holds) continue;
          out.distinct += one.distinct * hand.distinct;
          out.weighted += one.weighted * hand.weighted;
        }
      }
    }
    return true;
  }

  /// Questions that differ in nothing but the tiles there are share what is found out of blocks.
  struct Family {
    explicit Family(const ClassQuestion& q) : sets(q.plan->features.orMask, q.mostWilds) {}
    ReadingSets sets;
    std::map<std::string, Classes> blocks, products;   // null: too many
  };
  Family& familyOf(const ClassQuestion& q) {
    std::string key = q.tag;
    for (int part : {q.mostWilds, static_cast<int>(q.marks), static_cast<int>(q.tileAsked), static_cast<int>(q.naturals), static_cast<int>(q.tallies.size())})
      key += ' ' + std::to_string(part);
    return families_.try_emplace(std::move(key), q).first->second;
  }

  /// Blocks that a tile turned up or a wild touches come last, so that what comes before is the same for many.
  std::vector<int> orderOf(const ClassQuestion& q) const {
    std::vector<int> order = blocks_;
    std::stable_partition(order.begin(), order.end(), [&](int b) { return !isTouched(q, b); });
    return order;
  }
  bool isTouched(const ClassQuestion& q, int block) const {
    const plan::Block& of = plan_.blocks[static_cast<size_t>(block)];
    for (size_t k = of.firstKind; k < static_cast<size_t>(of.firstKind + of.size); ++k) {
      if (q.wilds >> k & 1 || q.copies[k] != plan_.kinds[k].copies) return true;
      for (const Tally& tally : q.tallies)
        if (tally.counts(static_cast<int>(k))) return true;
    }
    return false;
  }

  /// The hands of all blocks that have just so many tiles.
  Classes classesOf(const ClassQuestion& q, const std::vector<int>& order, Family& family) {
    HandClasses classes(q, family.sets);
    auto kept = [](std::map<std::string, Classes>& in, const std::string& key, auto make) {
      const auto [place, fresh] = in.try_emplace(key);
      if (fresh)
        if (auto made = make()) place->second = std::make_shared<const std::vector<HandClass>>(std::move(*made));
      return place->second;
    };
    Classes all;
    std::string key = std::to_string(q.mostTiles);
    int after = 0;
    for (int b : order) after += tilesOf(q, b);
    for (int b : order) {
      after -= tilesOf(q, b);
      const std::string name = nameOf(q, b);
      key += '/' + name;
      const Classes block = kept(family.blocks, name, [&] { return classes.ofBlock(b); });
      if (!block) return block;
      all = !all ? block : kept(family.products, key, [&] { return classes.product(*all, *block, q.mostTiles - after); });
      if (!all) return all;
    }
    return all;
  }
  /// All that the classes of a block hang on.
  std::string nameOf(const ClassQuestion& q, int block) const {
    const plan::Block& of = plan_.blocks[static_cast<size_t>(block)];
    std::string name = std::to_string(block) + ' ' + std::to_string(q.mostTiles);
    for (size_t k = of.firstKind; k < static_cast<size_t>(of.firstKind + of.size); ++k) {
      name += static_cast<char>('0' + q.copies[k]);
      name += q.wilds >> k & 1 ? 'w' : static_cast<char>('0' + q.reach[k]);
      for (const Tally& tally : q.tallies) name += tally.keyOf(k);
    }
    return name;
  }
  int tilesOf(const ClassQuestion& q, int block) const {
    const plan::Block& of = plan_.blocks[static_cast<size_t>(block)];
    int tiles = 0;
    for (int k = of.firstKind; k < of.firstKind + of.size; ++k)
      if (!(q.wilds >> k & 1)) tiles += q.copies[static_cast<size_t>(k)];
    return tiles;
  }

  /// Whether some part uses just these wilds, and has the pair and the winning tile if there is one to have.
  static bool canBeRead(const ClassQuestion& q, const ReadingSets& sets, ReadingSets::Id id, int wilds, bool marked) {
    for (const Part& part : sets.at(id)) {
      const plan::Shape& shape = *q.shapes[part.key.shape];
      if (part.key.jokers + part.key.naturals != wilds || part.key.marked != marked) continue;
      if (shape.form != plan::ShapeForm::Melds || part.key.pair == shape.pair) return true;
    }
    return false;
  }

  /// Asks the evaluator of the class's example with some of its winning tiles. False when it cannot be decided.
  bool fitsAny(const ClassQuestion& q, const std::vector<int>& order, const ReadingSets& sets, const HandClass& one, const WildHand& wild, Table& table, bool& holds) {
    eval::TileCounts hand{};
    for (size_t i = 0; i < order.size(); ++i) {
      const plan::Block& block = plan_.blocks[static_cast<size_t>(order[i])];
      for (int rank = 0; rank < block.size; ++rank)
        hand[static_cast<size_t>(block.firstKind + rank)] = static_cast<uint8_t>(hand::countAt(one.example[i], rank));
    }
    for (size_t k = 0; k < wild.example.size(); ++k) hand[k] = static_cast<uint8_t>(hand[k] + wild.example[k]);
    auto ask = [&](int tile, bool inHand) {
      eval::SeatTable& own = table.seats[static_cast<size_t>(winner_)];
      own.hand = hand;
      if (inHand) --own.hand[static_cast<size_t>(tile)];
      for (WinBy by : {WinBy::SelfDraw, WinBy::Discard}) {
        if (by == WinBy::Discard && !ready_) break;
        setWin(table, tile, by);
        if (auto fault = evaluator_.legal(table, !ready_, holds)) return giveUp(fault->origin, fault->reason);
        if (!holds) continue;
        if (!example_) example_ = table;
        return true;
      }
      return true;
    };
    switch (q.completion) {
      case Completion::None:
        if (!canBeRead(q, sets, one.readings, wild.tiles, false)) return true;
        for (size_t k = 0; k < hand.size(); ++k)
          if (hand[k]) return ask(static_cast<int>(k), true);
        return true;
      case Completion::OfHand:
        for (const Completed& completed : one.completed) {
          if (!canBeRead(q, sets, completed.readings, wild.tiles, q.marks)) continue;
          if (!ask(completed.tile, true)) return false;
          if (holds) return true;
        }
        for (size_t k = 0; k < wild.example.size(); ++k) {
          if (!wild.example[k] || !canBeRead(q, sets, one.readings, wild.tiles, q.marks)) continue;
          if (!ask(static_cast<int>(k), true)) return false;
          if (holds) return true;
        }
        return true;
      case Completion::OfDraw:
        for (const Completed& completed : one.completed) {
          if (!canBeRead(q, sets, completed.readings, wild.tiles, q.marks)) continue;
          if (!ask(completed.tile, false)) return false;
          if (holds) return true;
        }
        for (TileSet left = q.wilds; left; left &= left - 1) {
          const auto k = static_cast<size_t>(std::countr_zero(left));
          if (wild.example[k] >= q.reach[k] || !canBeRead(q, sets, one.readings, wild.tiles + 1, q.marks)) continue;
          if (!ask(static_cast<int>(k), false)) return false;
          if (holds) return true;
        }
        return true;
    }
    return true;
  }

  const Plan& plan_;
  const CountedTable& counted_;
  const bool ready_;
  eval::Evaluator evaluator_;
  int melds_ = 0, winner_ = 0, tiles_ = 0;
  std::vector<plan::Reg> roots_;
  std::vector<int> blocks_;
  std::map<std::vector<bool>, std::pair<std::unique_ptr<Plan>, bool>> projected_;
  std::map<std::string, Family> families_;
  std::optional<Table> example_;
  std::optional<HandCount::Undecided> undecided_;
};

HandCounter::HandCounter(const Plan& plan) : plan_(plan) {}
HandCounter::~HandCounter() = default;

HandCount HandCounter::winning(const CountedTable& table) { return Run(plan_, table, false).count(); }

HandCount HandCounter::winningWith(const CountedTable& table, size_t pattern) {
  Plan wanted = plan_;
  wanted.needs.push_back({plan_.patterns[pattern].origin, plan_.patterns[pattern].holds, true, false});
  wanted.asking.clear();
  return Run(wanted, table, false).count();
}

HandCount HandCounter::ready(const CountedTable& table) { return Run(plan_, table, true).count(); }

}  // namespace kaikou::analysis
