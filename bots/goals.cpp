// Templates, and asking the evaluator about hands composed for them (compose_goal.cpp).
//
// Guarantee: answers depend on the plan and the question alone. Tested by tests/bots/.
#include "bots/goals.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "bots/goal_request.h"
#include "runtime/base/invariant.h"
#include "runtime/hand/reading_store.h"

namespace kaikou::bots {

using plan::CallMeld;
using plan::CallSource;

namespace {

constexpr size_t rememberedSize = 1 << 14;   // a power of two
constexpr size_t mostDeals = 128;
constexpr size_t mostForeseen = 24;          // templates that are tried deal by deal

TileSet bitOf(int kind) { return TileSet{1} << kind; }
bool isClaim(const plan::Call& call) {
  return call.source == CallSource::Discard || call.source == CallSource::DiscardOfPrevious;
}
uint64_t mix(uint64_t x) {
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

}  // namespace

GoalBook::GoalBook(const plan::Plan& plan)
    : plan_(plan),
      evaluator_(plan, std::make_shared<hand::ReadingStore>(plan, readingBudget)),
      remembered_(rememberedSize) {
  for (size_t k = 0; k < plan.kinds.size(); ++k)
    if (!plan.blocks[plan.kinds[k].block].isFlower) handKinds_ |= bitOf(static_cast<int>(k));
  for (size_t c = 0; c < plan.calls.size(); ++c) {
    const plan::Call& call = plan.calls[c];
    if (!call.opens) continue;
    openingCalls_ |= 1u << c;
    if (!isClaim(call)) continue;
    if (call.meld == CallMeld::Run && openRun_ < 0) openRun_ = static_cast<int>(c);
    if (call.meld == CallMeld::Triplet && openTriplet_ < 0) openTriplet_ = static_cast<int>(c);
  }
  fixed_.table.seats = {};
  // The fixed deal: the first indicator that makes a deal.
  for (size_t k = 0; k < plan.kinds.size(); ++k) {
    fixed_.table.indicator = static_cast<uint8_t>(k);
    if ((handKinds_ & bitOf(static_cast<int>(k))) && fixDeal(fixed_)) break;
  }
  makeTemplates();
}
GoalBook::~GoalBook() = default;

bool GoalBook::fixDeal(Deal& deal) {
  bool fine = true;
  auto set = [&](plan::Reg reg, TileSet& out) { fine = fine && !evaluator_.dealSet(deal.table, reg, out); };
  TileSet special = 0;
  deal.table.dealer = 1;
  set(plan_.wilds, deal.wilds);
  set(plan_.game.discardSet, special);
  deal.avoid = deal.wilds | special;
  for (size_t c = 0; c < plan_.calls.size(); ++c) {
    TileSet aside = handKinds_, without = 0;
    if (plan_.calls[c].meld == CallMeld::Aside) set(plan_.calls[c].asideSet, aside);
    set(plan_.calls[c].without, without);
    deal.callTiles[c] = aside & handKinds_ & ~without;
    if (plan_.calls[c].meld == CallMeld::Aside) deal.avoid |= deal.callTiles[c];
  }
  return fine;
}

void GoalBook::makeTemplates() {
  std::vector<TileSet> sets{handKinds_};
  bool tripletsAsked = false;
  for (const plan::Feature& f : plan_.features.features) {
    if (f.kind == plan::FeatureKind::TilesOutside && (f.tiles & handKinds_) &&
        std::find(sets.begin(), sets.end(), f.tiles & handKinds_) == sets.end())
      sets.push_back(f.tiles & handKinds_);
    tripletsAsked = tripletsAsked || (f.kind == plan::FeatureKind::MeldOther && !(f.filter.kinds & 1));
  }
  std::vector<GoalTemplate> candidates;
  for (size_t s = 0; s < plan_.shapes.size(); ++s) {
    const plan::Shape& shape = plan_.shapes[s];
    for (const TileSet tiles : sets) {
      GoalTemplate goal;
      goal.shape = static_cast<uint8_t>(s), goal.tiles = tiles, goal.wants = shape.count, goal.pair = shape.pair;
      const bool everything = tiles == handKinds_;
      switch (shape.form) {
        case plan::ShapeForm::Different: break;   // no hand is led there
        case plan::ShapeForm::Melds:
          if (shape.set) break;
          goal.form = GoalForm::Melds;
          candidates.push_back(goal);
          if (tripletsAsked) goal.form = GoalForm::Triplets, candidates.push_back(goal);
          break;
        case plan::ShapeForm::AnyTiles:
          goal.form = GoalForm::AnyTiles;
          goal.wants = plan_.game.handSize + 1;
          if (!everything) candidates.push_back(goal);
          break;
        case plan::ShapeForm::Pairs:
        case plan::ShapeForm::DistinctPairs:
          goal.form = shape.form == plan::ShapeForm::Pairs ? GoalForm::Pairs : GoalForm::DistinctPairs;
          if (everything) candidates.push_back(goal);
          break;
        case plan::ShapeForm::OneEach:
          goal.form = GoalForm::OneEach;
          goal.tiles = shape.set, goal.wants = std::popcount(shape.set);
          if (everything) candidates.push_back(goal);
          break;
      }
    }
  }
  std::vector<GoalTemplate> others;
  for (const GoalTemplate& goal : candidates) {
    Request request;
    if (templates_.size() < mostForeseen && findBase(fixed_, goal, request)) {
      templates_.push_back(goal);
      pairOf_.push_back(request.pair);
    } else if (isWhole(goal)) {
      others.push_back(goal);
    }
  }
  foreseen_ = templates_.size();
  for (const GoalTemplate& goal : others) {
    if (templates_.size() >= mostGoals) break;
    templates_.push_back(goal);
    pairOf_.push_back(goal.pair ? std::countr_zero(goal.tiles) : -1);
  }
  KAIKOU_ASSERT(templates_.size() <= mostGoals, "a goal of a deal is a bit of 32");
}

// A shape and nothing else: all its tiles, any melds.
bool GoalBook::isWhole(const GoalTemplate& of) const {
  return of.form == GoalForm::OneEach ||
         (of.tiles == handKinds_ && of.form != GoalForm::Triplets && of.form != GoalForm::AnyTiles);
}

Goal GoalBook::bare(uint16_t of) const {
  const GoalTemplate& goal = templates_[of];
  return {of, goal.tiles, goal.pair ? goal.tiles : handKinds_, std::numeric_limits<uint8_t>::max()};
}

bool GoalBook::legal(const eval::Table& table) {
  bool legal = false;
  return !evaluator_.legal(table, true, legal) && legal;
}

// The least of openings and tiles aside that make a template win, and a pair that does.
bool GoalBook::findBase(const Deal& deal, const GoalTemplate& goal, Request& request) {
  eval::Table table;
  const bool ofMelds = goal.form == GoalForm::Melds || goal.form == GoalForm::Triplets;
  const int melds = ofMelds ? goal.wants : goal.form == GoalForm::AnyTiles ? (goal.wants - 1) / 3 : 0;
  for (int aside = 0; aside <= 4; aside += 2) {
    for (int openings = 0; openings <= melds; ++openings) {
      Request attempt;
      attempt.extraOpenings = openings;
      for (size_t c = 0; c < plan_.calls.size(); ++c)
        if (plan_.calls[c].meld == CallMeld::Aside) attempt.standing.calls[c] = static_cast<uint8_t>(aside);
      if (!goal.pair) {
        if (compose(deal, goal, attempt, table) && legal(table)) return request = attempt, true;
        continue;
      }
      for (TileSet left = goal.tiles & ~deal.avoid; left; left &= left - 1) {
        attempt.pair = std::countr_zero(left);
        if (compose(deal, goal, attempt, table) && legal(table)) return request = attempt, true;
      }
    }
  }
  return false;
}

bool GoalBook::probe(const Deal& deal, uint16_t of, Goal& out) {
  const GoalTemplate& goal = templates_[of];
  Request base;
  if (!findBase(deal, goal, base)) return false;
  out = {of, goal.tiles, goal.pair ? TileSet{0} : handKinds_, 0};
  eval::Table table;
  auto wins = [&](const Request& request) { return compose(deal, goal, request, table) && legal(table); };
  if (goal.form != GoalForm::OneEach) {
    Request one = base;
    one.tile = base.pair >= 0 ? base.pair : std::countr_zero(goal.tiles & ~deal.avoid);
    if (wins(one)) {   // otherwise nothing is left to try tiles in
      for (TileSet left = goal.tiles & ~deal.wilds; left; left &= left - 1) {
        one.tile = std::countr_zero(left);
        if (!wins(one)) out.tiles &= ~bitOf(one.tile);
      }
    }
  }
  if (goal.pair) {
    for (TileSet left = goal.tiles & ~deal.wilds; left; left &= left - 1) {
      Request one = base;
      one.pair = std::countr_zero(left);
      if (wins(one)) out.pairs |= bitOf(one.pair);
    }
  }
  for (int wilds = 1; wilds <= 4 && deal.wilds; ++wilds) {
    Request some = base;
    some.wilds = wilds;
    if (!wins(some)) break;
    out.wilds = static_cast<uint8_t>(wilds);
  }
  return true;
}

std::shared_ptr<const DealGoals> GoalBook::forDeal(const table::State& state) {
  const uint8_t indicator = plan_.game.hasIndicator ? state.table.indicator : 0;
  const auto known = deals_.find({indicator, state.wilds});
  if (known != deals_.end()) return known->second;
  if (deals_.size() >= mostDeals) deals_.clear();   // seats keep the one they are in
  auto made = std::make_shared<DealGoals>();
  made->number = ++dealsMade_;
  made->wilds = state.wilds;
  deals_.emplace(std::pair{indicator, state.wilds}, made);
  Deal deal;
  deal.table.indicator = indicator;
  auto take = [&](const Goal& goal) {
    made->goals.push_back(goal);
    made->tables.push_back(tablesFor(plan_, templates_[goal.of], goal));
  };
  if (!fixDeal(deal)) return made;
  for (size_t i = 0; i < foreseen_; ++i) {
    Goal goal;
    if (probe(deal, static_cast<uint16_t>(i), goal)) take(goal);
  }
  const bool blind = made->goals.empty();
  for (size_t i = 0; blind && i < templates_.size(); ++i)
    if (isWhole(templates_[i])) take(bare(static_cast<uint16_t>(i)));
  made->goals.shrink_to_fit();
  made->tables.shrink_to_fit();
  return made;
}

size_t DealGoals::bytes() const {
  size_t sum = sizeof(DealGoals) + goals.capacity() * sizeof(Goal) + tables.capacity() * sizeof(GoalTables);
  for (const GoalTables& of : tables) sum += of.parts.capacity() * sizeof(GoalTables::Part);
  return sum;
}

size_t GoalBook::bytes() const {
  size_t sum = remembered_.capacity() * sizeof(Remembered) + evaluator_.tableBytes();
  for (const auto& [place, goals] : deals_) sum += goals->bytes() + 64;   // and a node of the map
  return sum;
}

void GoalBook::add(Standing& standing, int call) const {
  ++standing.calls[call];
  standing.key += mix(static_cast<uint64_t>(call) + 1);
}

void GoalBook::change(Standing& standing, int from, int to) const {
  --standing.calls[from];
  standing.key -= mix(static_cast<uint64_t>(from) + 1);
  add(standing, to);
}

Standing GoalBook::standingOf(const table::State& state, int seat) const {
  Standing standing;
  const eval::SeatTable& own = state.table.seats[seat];
  for (int i = 0; i < own.meldCount; ++i) add(standing, own.melds[i].call);
  for (size_t k = 0; k < plan_.kinds.size(); ++k) {
    if (!own.aside[k]) continue;
    for (size_t c = 0; c < plan_.calls.size(); ++c) {
      if (plan_.calls[c].meld != CallMeld::Aside || !(state.callTiles[c] >> k & 1)) continue;
      for (int i = 0; i < own.aside[k]; ++i) add(standing, static_cast<int>(c));
      break;
    }
  }
  return standing;
}

Worth GoalBook::worth(uint16_t of, const Standing& standing) {
  Remembered& slot = remembered_[mix(standing.key + of * 0x9e3779b97f4a7c15) & (rememberedSize - 1)];
  if (slot.of != of || slot.key != standing.key) slot = {standing.key, of, ask(of, standing)};
  return slot.worth;
}

Worth GoalBook::ask(uint16_t of, const Standing& standing) {
  const GoalTemplate& goal = templates_[of];
  eval::Table table;
  Worth worth;
  for (int extra = 0; extra <= plan::maxMelds; ++extra) {
    Request request;
    request.standing = standing;
    request.extraOpenings = extra;
    request.pair = pairOf_[of];
    int64_t sum = 0, weight = 0;
    bool any = false;
    for (const bool byDraw : {true, false}) {
      request.byDraw = byDraw;
      eval::Settlement settled;
      if (!compose(fixed_, goal, request, table) || evaluator_.settle(table, settled) || !settled.legal) continue;
      any = true;
      sum += std::clamp<int64_t>(settled.payments[0], 0, int64_t{1} << 40) * (byDraw ? 1 : 2);
      weight += byDraw ? 1 : 2;
    }
    if (!any) continue;
    worth.openings = static_cast<uint8_t>(extra);
    worth.points = sum / weight;
    return worth;
  }
  return worth;
}

}  // namespace kaikou::bots
