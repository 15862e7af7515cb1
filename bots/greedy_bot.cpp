// The arithmetic of costs. A tile is 16, a missing opening 10 (it also keeps the hand at least one tile away), a doubling
// of the points 3: weights that won most in matches against each other (docs/simulation.md shows how to measure).
// Guarantee: nothing hidden is read. Tested by tests/bots/bots_test.cpp.
#include "bots/greedy_bot.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>

#include "runtime/base/invariant.h"

namespace kaikou::bots {

using table::Act;
using table::Action;
using table::ActionList;
using table::State;

namespace {

constexpr int tileCost = 16, openingCost = 10, hopeless = 2000;
constexpr int freeDraw = 6;       // what a replacement tile is worth
constexpr int margin = 20;        // goals this much dearer than the best are not looked at

// Three for every doubling of the points.
int pointsBonus(int64_t points) {
  if (points <= 0) return 0;
  const int log = 63 - std::countl_zero(static_cast<uint64_t>(points));
  const int part = log < 2 ? 0 : static_cast<int>(points >> (log - 2) & 3);
  return 3 * log + part * 3 / 4;
}

}  // namespace

GreedyBot::GreedyBot(const plan::Plan& plan, std::shared_ptr<GoalBook> book) : plan_(plan), book_(std::move(book)), aims_(GoalBook::mostGoals) {}

void GreedyBot::newHand(const Seed&, int) { deal_ = nullptr; }

uint32_t GreedyBot::fits(const eval::Meld& meld) const {
  const TileSet tiles = (meld.form == eval::MeldForm::Run ? TileSet{7} : TileSet{1}) << meld.tile;
  uint32_t open = 0;
  for (size_t g = 0; g < deal_->goals.size(); ++g) {
    const GoalTemplate& of = book_->templates()[deal_->goals[g].of];
    const bool melds = of.form == GoalForm::Melds || of.form == GoalForm::AnyTiles ||
                       (of.form == GoalForm::Triplets && meld.form != eval::MeldForm::Run);
    if (melds && !(tiles & ~of.tiles)) open |= 1u << g;
  }
  return open;
}

void GreedyBot::look(const State& state, int seat) {
  if (!deal_) deal_ = book_->forDeal(state);
  const eval::SeatTable& own = state.table.seats[seat];
  now_.hand = {};
  for (size_t k = 0; k < plan_.kinds.size(); ++k) {
    if (!own.hand[k]) continue;
    if (state.wilds >> k & 1) {
      now_.hand.wilds += own.hand[k];
    } else {
      now_.hand.counts[k] = own.hand[k];
      now_.hand.held |= TileSet{1} << k;
      for (int above = 1; above < own.hand[k]; ++above) now_.hand.more[above - 1] |= TileSet{1} << k;
    }
  }
  KAIKOU_ASSERT(deal_->goals.size() <= GoalBook::mostGoals && deal_->tables.size() == deal_->goals.size(),
                "each goal has its tables and its bit");
  now_.standing = book_->standingOf(state, seat);
  now_.melds = own.meldCount;
  now_.open = ~0u;
  for (int i = 0; i < own.meldCount; ++i) now_.open &= fits(own.melds[i]);
}

// A claimed tile comes from the pile; everything else that a call takes leaves the hand.
GreedyBot::Sight GreedyBot::after(const Sight& now, Action action, const State& state) const {
  KAIKOU_ASSERT(action.act == Act::Call && action.call < plan_.calls.size(),
                "only calls change what a hand looks like");
  Sight sight = now;
  const plan::Call& call = plan_.calls[action.call];
  const bool claim = call.source == plan::CallSource::Discard || call.source == plan::CallSource::DiscardOfPrevious;
  auto lose = [&](int kind, int count) {
    for (; count > 0; --count) {
      KAIKOU_ASSERT(state.wilds >> kind & 1 ? sight.hand.wilds > 0 : sight.hand.counts[kind] > 0,
                    "a call takes tiles that are held");
      if (state.wilds >> kind & 1) --sight.hand.wilds;
      else sight.hand.take(kind);
    }
  };
  if (call.meld == plan::CallMeld::Aside) {
    lose(action.tile, 1);
    book_->add(sight.standing, action.call);
    return sight;
  }
  const bool run = call.meld == plan::CallMeld::Run;
  if (call.source == plan::CallSource::AddedTo) {
    lose(action.tile, 1);
    book_->change(sight.standing, call.addedTo, action.call);
    return sight;
  }
  if (run) {
    for (int t = action.tile; t < action.tile + 3; ++t)
      if (!claim || t != state.tile) lose(t, 1);
  } else {
    lose(action.tile, (call.meld == plan::CallMeld::Quad ? 4 : 3) - claim);
  }
  book_->add(sight.standing, action.call);
  ++sight.melds;
  eval::Meld meld;
  meld.form = run ? eval::MeldForm::Run : eval::MeldForm::Triplet;
  meld.tile = action.tile;
  sight.open &= fits(meld);
  return sight;
}

// What every goal is worth to a seat, kept from choice to choice.
const std::vector<Worth>& GreedyBot::worths(const Standing& standing) {
  for (Worths& known : worths_)
    if (known.deal == deal_->number && known.key == standing.key) return known.worth;
  Worths& slot = worths_[nextWorths_++ % worths_.size()];
  slot.deal = deal_->number, slot.key = standing.key;
  slot.worth.clear();
  for (const Goal& goal : deal_->goals) slot.worth.push_back(book_->worth(goal.of, standing));
  return slot.worth;
}

int GreedyBot::aim(const Sight& sight) {
  aimCount_ = 0;
  int best = 1 << 20;
  const std::vector<Worth>& known = worths(sight.standing);
  for (size_t g = 0; g < deal_->goals.size() && aimCount_ < aims_.size(); ++g) {
    if (!(sight.open >> g & 1)) continue;
    const Goal& goal = deal_->goals[g];
    const GoalTemplate& of = book_->templates()[goal.of];
    Aim& aim = aims_[aimCount_];
    aim.goal = g;
    const Worth& worth = known[g];
    aim.openings = worth.openings == Worth::never ? 0 : worth.openings;
    aim.base = worth.openings == Worth::never ? hopeless : openingCost * worth.openings - pointsBonus(worth.points);
    // Tiles that are in no set of the goal must all be others in the end.
    const bool ofMelds = of.form == GoalForm::Melds || of.form == GoalForm::Triplets;
    const int all = ofMelds ? 3 * (of.wants - sight.melds) + 2 * of.pair : of.form == GoalForm::AnyTiles ? of.wants - 3 * sight.melds : 0;
    const int atLeast = all - std::min<int>(sight.hand.wilds, goal.wilds) - sight.hand.count(goal.tiles);
    if (costOf(aim, std::max(0, atLeast)) > best + margin) continue;
    aim.hand.prepare(of, goal, deal_->tables[g], sight.hand, sight.melds);
    aim.cost = costOf(aim, aim.hand.need());
    best = std::min(best, aim.cost);
    if (aim.hand.need() < GoalHand::never && aim.cost <= best + margin) ++aimCount_;
  }
  // The few that are left, cheapest first; equals in the order of goals.
  size_t kept = 0;
  for (size_t i = 0; i < aimCount_; ++i) {
    if (aims_[i].cost > best + margin) continue;
    size_t place = kept++;
    if (place != i) std::swap(aims_[place], aims_[i]);
    for (; place > 0 && aims_[place].cost < aims_[place - 1].cost; --place) std::swap(aims_[place], aims_[place - 1]);
  }
  aimCount_ = kept;
  return best;
}

int GreedyBot::discardCost(int kind) const {
  int best = 1 << 20;
  const bool wild = deal_->wilds >> kind & 1;
  for (size_t i = 0; i < aimCount_; ++i) {
    if (aims_[i].cost >= best) break;   // a discard brings nothing nearer
    best = std::min(best, costOf(aims_[i], wild ? aims_[i].hand.withoutWild() : aims_[i].hand.without(kind)));
  }
  return best;
}

// The goal that is nearest once `kind` is gone; `spread` tells how near all of them stay.
size_t GreedyBot::nearestWithout(int kind, int& spread) const {
  const bool wild = deal_->wilds >> kind & 1;
  KAIKOU_ASSERT(aimCount_ > 0, "something can be nearest only among goals");
  int least = 1 << 20;
  size_t best = 0;
  spread = 0;
  for (size_t i = 0; i < aimCount_; ++i) {
    const int cost = costOf(aims_[i], wild ? aims_[i].hand.withoutWild() : aims_[i].hand.without(kind));
    spread += std::max(0, 64 - (cost - aims_[0].cost));
    if (cost < least) least = cost, best = i;
  }
  return best;
}

// What a tile has beside it in the hand: like ones count most, then neighbours, which make runs with it. This tells what to
// keep where no goal does. A wild one is kept before all others.
int GreedyBot::company(const HandTiles& hand, int kind) const {
  if (deal_->wilds >> kind & 1) return 1000;
  const plan::Block& block = plan_.blocks[plan_.kinds[kind].block];
  int near = 4 * (hand.counts[kind] - 1);
  for (int step = -2; block.isSuit && step <= 2; ++step) {
    const int other = kind + step;
    if (step && other >= block.firstKind && other < block.firstKind + block.size && hand.counts[other]) near += 3 - std::abs(step);
  }
  return near;
}

// How many unseen tiles bring the hand nearer to its best goal once `kind` is gone; then how near the other goals stay.
int GreedyBot::growth(const Sight& sight, int kind) {
  if (!aimCount_) return -company(sight.hand, kind) + 2000;
  const bool wild = deal_->wilds >> kind & 1;
  HandTiles hand = sight.hand;
  if (wild) --hand.wilds;
  else hand.take(kind);
  int spread = 0;
  const size_t best = nearestWithout(kind, spread);
  const Goal& goal = deal_->goals[aims_[best].goal];
  probe_.prepare(book_->templates()[goal.of], goal, deal_->tables[aims_[best].goal], hand, sight.melds);
  int tiles = 0;
  for (TileSet left = probe_.useful() & ~deal_->wilds; left; left &= left - 1) {
    const int drawn = std::countr_zero(left);
    if (unseen_[drawn] && probe_.with(drawn) < probe_.need()) tiles += unseen_[drawn];
  }
  return 256 * tiles + std::min(spread, 255);
}

int GreedyBot::bestDiscard(const Sight& sight, TileSet kinds, int* chosen) {
  int best = 1 << 20, count = 0;
  std::array<uint8_t, plan::maxKinds> equal{};
  for (; kinds; kinds &= kinds - 1) {
    const int kind = std::countr_zero(kinds);
    const int cost = discardCost(kind);
    if (cost < best) best = cost, count = 0;
    if (cost == best) equal[count++] = static_cast<uint8_t>(kind);
  }
  if (!chosen) return best;
  KAIKOU_ASSERT(count > 0, "of what may be discarded something is the best");
  *chosen = equal[0];
  for (int i = 0, most = -1; i < count && count > 1; ++i)
    if (const int grows = growth(sight, equal[i]); grows > most) most = grows, *chosen = equal[i];
  return best;
}

void GreedyBot::countUnseen(const State& state, int seat) {
  for (size_t k = 0; k < plan_.kinds.size(); ++k) unseen_[k] = plan_.kinds[k].copies;
  auto see = [&](int kind, int count) { unseen_[kind] = static_cast<uint8_t>(std::max(0, unseen_[kind] - count)); };
  if (plan_.game.hasIndicator) see(state.table.indicator, 1);
  for (int s = 0; s < plan_.game.seats; ++s) {
    const eval::SeatTable& other = state.table.seats[s];
    for (int i = 0; i < other.meldCount; ++i) {
      const eval::Meld& meld = other.melds[i];
      if (meld.form == eval::MeldForm::Run) see(meld.tile, 1), see(meld.tile + 1, 1), see(meld.tile + 2, 1);
      else see(meld.tile, meld.form == eval::MeldForm::Quad ? 4 : 3);
    }
    for (size_t k = 0; k < plan_.kinds.size(); ++k)
      if (const int count = other.aside[k] + (s == seat ? other.hand[k] : 0)) see(static_cast<int>(k), count);
  }
  for (int i = 0; i < state.pileSize; ++i)
    if (!state.pile[i].claimed && !state.pile[i].aside) see(state.pile[i].tile, 1);
}

Action GreedyBot::turn(const State& state, int seat, const ActionList& list, std::vector<Ranked>* all) {
  countUnseen(state, seat);
  TileSet discards = 0;
  for (const Action& action : list)
    if (action.act == Act::Discard) discards |= TileSet{1} << action.tile;
  Action best = list[0];
  int cost = 1 << 20;
  aim(now_);
  if (discards) {
    int chosen = 0;
    cost = bestDiscard(now_, discards, &chosen);
    best = table::discard(seat, chosen);
    for (TileSet left = all ? discards : 0; left; left &= left - 1) {
      const int kind = std::countr_zero(left);
      all->push_back({table::discard(seat, kind), discardCost(kind)});
    }
  }
  for (const Action& action : list) {
    if (action.act != Act::Call) continue;
    const Sight sight = after(now_, action, state);
    int then = aim(sight) - (plan_.calls[action.call].draws ? freeDraw : 0);
    if (plan_.calls[action.call].meld == plan::CallMeld::Run || plan_.calls[action.call].meld == plan::CallMeld::Triplet)
      then = bestDiscard(sight, sight.hand.held, nullptr);
    if (all) all->push_back({action, then});
    if (then <= cost) cost = then, best = action;
  }
  return best;
}

Action GreedyBot::answer(const State& state, const ActionList& list, std::vector<Ranked>* all) {
  // Rules may demand a call of a seat that can make one: then passing is not in the list, and any call is better than none.
  const bool mayPass = list[list.size() - 1].act == Act::Pass;
  const int before = aim(now_);
  Action best = list[mayPass ? list.size() - 1 : 0];
  int cost = mayPass ? before : std::numeric_limits<int>::max();
  if (mayPass && all) all->push_back({best, cost});
  for (const Action& action : list) {
    if (action.act != Act::Call) continue;
    const Sight sight = after(now_, action, state);
    int then = aim(sight);
    if (plan_.calls[action.call].draws) then -= freeDraw;
    else if (then < before) then = bestDiscard(sight, sight.hand.held, nullptr);
    if (all) all->push_back({action, then});
    if (then < cost) cost = then, best = action;
  }
  return best;
}

// A step before play. Tiles to give are those it would discard; of values the one that leaves it the most tiles that it may keep:
// what the rules would make it discard first counts against a value. Where there is only yes or no it takes what is offered.
Action GreedyBot::decideStep(table::Engine& engine, const State& state, int seat, const ActionList& list) {
  const plan::Step& step = plan_.course.steps[list[0].call];
  if (step.moment == plan::StepMoment::InsteadOfDraw) {   // a tile that it does not wait for it would have to discard
    bool waits = false;
    return !engine.evaluator().ready(state.table, seat, waits) && waits ? list[0] : list[1];
  }
  if (step.choice == plan::StepChoice::YesNo) return list[0];
  if (step.choice == plan::StepChoice::Tiles) {
    TileSet kinds = 0;
    for (const Action& action : list) kinds |= TileSet{1} << action.tile;
    look(state, seat);
    countUnseen(state, seat);
    aim(now_);
    int chosen = std::countr_zero(kinds);
    bestDiscard(now_, kinds, &chosen);
    return table::step(seat, list[0].call, chosen);
  }
  Action best = list[0];
  int fewest = 1 << 20;
  State supposed = state;
  supposed.stage = table::Stage::Turn;
  supposed.turn = static_cast<int8_t>(seat);
  const plan::Mark& mark = plan_.course.marks[step.mark];
  for (const Action& action : list) {
    supposed.table.course.seatMarks[static_cast<size_t>(seat)][mark.slot] = action.tile;
    const TileSet open = engine.mayDiscard(supposed, seat), held = supposed.sketch[static_cast<size_t>(seat)].holds[0];
    int bound = 0;
    for (TileSet left = open == held ? 0 : open; left; left &= left - 1)
      bound += supposed.table.seats[static_cast<size_t>(seat)].hand[static_cast<size_t>(std::countr_zero(left))];
    if (bound < fewest) fewest = bound, best = action;
  }
  return best;
}

// What may be declared is: in its turn at once, with a discard when that is the one it would make.
Action GreedyBot::declare(const State& state, int seat, const ActionList& list) {
  ActionList others;
  for (const Action& action : list) {
    if (action.act != Act::Step) others.push(action);
    else if (plan_.course.steps[action.call].moment == plan::StepMoment::OwnTurn) return action;
  }
  look(state, seat);
  const Action best = turn(state, seat, others, nullptr);
  for (const Action& action : list)
    if (best.act == Act::Discard && action.act == Act::Step && action.tile == best.tile) return action;
  return best;
}

Action GreedyBot::decide(table::Engine& engine, const State& state, int seat, const ActionList& list) {
  if (list[0].act == Act::Win || list.size() == 1) return list[0];
  if (state.stage == table::Stage::Choosing) return decideStep(engine, state, seat, list);
  if (list[0].act == Act::Step) return declare(state, seat, list);
  look(state, seat);
  return state.stage == table::Stage::Turn ? turn(state, seat, list, nullptr) : answer(state, list, nullptr);
}

int GreedyBot::leastUseful(const State& state, int seat) {
  look(state, seat);
  aim(now_);
  TileSet kinds = now_.hand.held;
  for (size_t k = 0; !now_.hand.held && k < plan_.kinds.size(); ++k)
    if (state.table.seats[seat].hand[k]) kinds |= TileSet{1} << k;   // nothing but wilds
  KAIKOU_ASSERT(kinds, "a hand to take a tile from has one");
  int chosen = std::countr_zero(kinds), least = std::numeric_limits<int>::max(), most = -1;
  for (; kinds; kinds &= kinds - 1) {
    const int kind = std::countr_zero(kinds);
    const int cost = discardCost(kind);
    if (cost > least) continue;
    int spread = 0;
    if (aimCount_) nearestWithout(kind, spread);
    else spread = 2000 - company(now_.hand, kind);
    if (cost < least || spread > most) least = cost, most = spread, chosen = kind;
  }
  return chosen;
}

void GreedyBot::rank(const State& state, int seat, const ActionList& list, std::vector<Ranked>& out) {
  out.clear();
  if (list.size() == 1) {
    out.push_back({list[0], 0});
    return;
  }
  const bool wins = list[0].act == Act::Win;
  ActionList others;
  for (const Action& action : list)
    if (action.act != Act::Win && action.act != Act::Step) others.push(action);
  Action best = others[0];
  if (state.stage == table::Stage::Turn) look(state, seat), best = turn(state, seat, others, &out);
  else if (state.stage == table::Stage::Last) out.push_back({best, 0});
  else look(state, seat), best = answer(state, others, &out);
  std::stable_sort(out.begin(), out.end(), [&](const Ranked& a, const Ranked& b) {
    return a.action == best || b.action == best ? a.action == best && b.action != best : a.cost < b.cost;
  });
  if (wins) out.insert(out.begin(), {list[0], out[0].cost});
}

}  // namespace kaikou::bots
