// What every hand is held to. The second engine replays from the record with caches of another past; the filter has a
// memory apart from the engine's, so that what one remembered cannot hide what the other forgot.
#include "tests/table/random_play.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <numeric>

#include "compiler/driver/driver.h"
#include "runtime/eval/table_check.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/table/state_check.h"
#include "tests/reference/comparison.h"
#include "tests/table/state_image.h"

namespace kaikou::testing {

using namespace table;

WallSetup leaningWall(const plan::Plan& plan, int dealer, bench::Random& random, int leaning) {
  std::array<uint8_t, 32> bytes{};
  for (uint8_t& byte : bytes) byte = static_cast<uint8_t>(random.below(256));
  WallSetup wall = buildWall(plan, dealer, Seed{bytes});
  // What each seat leans to: a suit, honours, a rank in every third.
  std::array<TileSet, seatCount> wanted{};
  for (TileSet& set : wanted) {
    const int which = random.below(static_cast<int>(plan.blocks.size()) + 2);
    const int third = random.below(3);
    for (size_t k = 0; k < plan.kinds.size(); ++k) {
      const plan::Block& block = plan.blocks[plan.kinds[k].block];
      const bool fits = which < static_cast<int>(plan.blocks.size()) ? plan.kinds[k].block == which
                                                                     : block.isSuit && plan.kinds[k].rank % 3 == third;
      if (fits) set |= TileSet{1} << k;
    }
  }
  for (int at = 0; at < wall.size; ++at) {
    if (random.below(100) >= leaning) continue;
    const TileSet want = wanted[at < 53 ? at / 4 % plan.game.seats : at % plan.game.seats];
    if (want >> wall.tiles[at] & 1) continue;
    const int later = at + random.below(wall.size - at);
    for (int i = later; i < std::min<int>(later + 12, wall.size); ++i)
      if (want >> wall.tiles[i] & 1) {
        std::swap(wall.tiles[at], wall.tiles[i]);
        break;
      }
  }
  // Now and then opposite seats are dealt the same tiles, and come to wait for the same.
  const int seats = plan.game.seats, dealt = 4 * seats * 3;
  const bool mirrored = leaning && random.chance(40);
  for (int at = 4 * (seats / 2); mirrored && at < dealt; ++at) {
    if (at / 4 % seats < seats / 2) continue;
    const uint8_t same = wall.tiles[at - 4 * (seats / 2)];
    for (int i = at; i < wall.size; ++i)
      if (wall.tiles[i] == same) {
        std::swap(wall.tiles[at], wall.tiles[i]);
        break;
      }
  }
  return wall;
}

bool RandomPlay::fail(const std::string& what) {
  if (wrong.empty()) wrong = what;
  return false;
}

Action RandomPlay::choose(Engine& engine, const State& state, int seat, Manner manner) {
  engine.legal(state, seat, list_);
  std::vector<Action> wins, calls, discards, others;
  for (const Action& action : list_)
    (action.act == Act::Win ? wins : action.act == Act::Call ? calls : action.act == Act::Discard ? discards : others)
        .push_back(action);
  auto one = [&](const std::vector<Action>& of) {
    return of[static_cast<size_t>(random_.below(static_cast<int>(of.size())))];
  };
  const int winning = manner == Manner::Passer ? 15 : manner == Manner::Any ? 50 : 95;
  const int calling = manner == Manner::Caller ? 90 : manner == Manner::Winner ? 55 : 35;
  if (!wins.empty() && random_.chance(winning)) return wins[0];
  if (!calls.empty() && random_.chance(calling)) return one(calls);
  if (discards.empty()) return others.empty() ? one(calls.empty() ? wins : calls) : one(others);
  if (manner == Manner::Any) return one(discards);
  // The discard after which the hand lacks least; of equals any.
  State copy = state;
  std::vector<Action> best;
  int least = 1000;
  for (const Action& action : discards) {
    filter_.take(copy, seat, action.tile);
    const int lacks = filter_.lacking(copy, seat) + (state.wilds >> action.tile & 1 ? 50 : 0);
    filter_.give(copy, seat, action.tile);
    if (lacks < least) best.clear(), least = lacks;
    if (lacks == least) best.push_back(action);
  }
  return one(best);
}

// Every action that can be written down: accepted if and only if listed, and refused without a trace.
bool RandomPlay::checkOffers(const State& state) {
  const int calls = static_cast<int>(engine_.plan().calls.size()),
            kinds = static_cast<int>(engine_.plan().kinds.size());
  std::vector<Action> listed;
  for (int seat = 0; seat < seatCount; ++seat) {
    engine_.legal(state, seat, list_);
    if (list_.empty() == (engine_.toAct(state) >> seat & 1))
      return fail("somebody is asked and may do nothing, or the reverse");
    for (const Action& action : list_) {
      if (action.seat != seat) return fail("an action of another seat is listed");
      if (std::find(listed.begin(), listed.end(), action) != listed.end()) return fail("an action is listed twice");
      listed.push_back(action);
    }
  }
  State clone = state;
  auto attempt = [&](int act, int seat, int call, int tile) {
    const Action action{static_cast<Act>(act), static_cast<uint8_t>(seat), static_cast<uint8_t>(call),
                        static_cast<uint8_t>(tile)};
    ++totals.patterns;
    const bool isListed = std::find(listed.begin(), listed.end(), action) != listed.end();
    const Refusal why = engine_.refuses(clone, action);
    if ((why == Refusal::None) != isListed)
      return fail(fmt::format("action {} {} {} {}: {}, but {}listed", act, seat, call, tile, refusalText(why),
                              isListed ? "" : "not "));
    if (isListed) {
      State taken = state;
      if (engine_.apply(taken, action) != Refusal::None) return fail("a listed action is refused");
      if (auto broken = checkState(engine_, taken)) return fail("after a listed action: " + *broken);
    } else if (engine_.apply(clone, action) != why) {
      return fail("apply and refuses differ");
    }
    return true;
  };
  for (int act = 0; act < 5; ++act)
    for (int seat = 0; seat < 5; ++seat)
      for (int call = 0; call <= calls; ++call)
        for (int tile = 0; tile <= kinds; ++tile)
          if (!attempt(act, seat, call, tile)) return false;
  for (int i = 0; i < 200; ++i)
    if (!attempt(random_.below(256), random_.below(256), random_.below(256), random_.below(256))) return false;
  if (std::memcmp(&clone, &state, sizeof state) != 0)
    return fail("a refused action changed " + firstDifference(clone, state));
  return true;
}

// A clone is played to its end: the original knows nothing of it.
bool RandomPlay::checkClone(const State& state) {
  const State before = state;
  State clone = state;
  for (int i = 0; clone.stage != Stage::Over; ++i) {
    if (i > 2000) return fail("a hand does not end");
    if (engine_.apply(clone, choose(engine_, clone, engine_.nextToAct(clone), Manner::Caller)) != Refusal::None)
      return fail("a listed action of a clone is refused");
  }
  ++totals.clones;
  if (auto broken = checkState(engine_, clone)) return fail("a clone at its end: " + *broken);
  return std::memcmp(&before, &state, sizeof state) == 0 || fail("playing a clone changed the original");
}

// The same answers in every order: one state.
bool RandomPlay::checkOrders(const State& state) {
  std::vector<Action> answers;
  for (int seat = 0; seat < engine_.seats(); ++seat)
    if (state.asked >> seat & 1) answers.push_back(choose(engine_, state, seat, Manner::Any));
  if (answers.size() < 2) return true;
  std::vector<int> order(answers.size());
  std::iota(order.begin(), order.end(), 0);
  State first;
  bool isFirst = true;
  do {
    State clone = state;
    for (const int i : order)
      if (engine_.apply(clone, answers[i]) != Refusal::None) return fail("an answer is refused after another");
    if (isFirst) first = clone;
    isFirst = false;
    if (const auto differs = firstDifference(first, clone); !differs.empty())
      return fail("the order of answers matters for " + differs);
  } while (std::next_permutation(order.begin(), order.end()));
  ++totals.orders;
  return true;
}

// "No" is never wrong.
bool RandomPlay::checkFilter(const State& state) {
  if (state.stage == Stage::Over) return true;
  const plan::Plan& plan = engine_.plan();
  for (int seat = 0; seat < engine_.seats(); ++seat) {
    const eval::SeatTable& own = state.table.seats[seat];
    const int size = std::accumulate(own.hand.begin(), own.hand.end(), 0) + 3 * own.meldCount;
    const bool whole = size == plan.game.handSize + 1;
    for (int kind = 0; kind < static_cast<int>(plan.kinds.size()); ++kind) {
      if (plan.blocks[plan.kinds[kind].block].isFlower) continue;
      if (whole ? !own.hand[kind] : own.hand[kind] >= plan.kinds[kind].copies) continue;
      ++totals.winQuestions;
      if (filter_.may(state, seat, whole ? -1 : kind)) continue;
      ++totals.filteredOut;
      eval::Table table = state.table;
      if (whole) --table.seats[seat].hand[kind];
      const int giver = (seat + 1) % engine_.seats();
      for (int how = 0; how < 5; ++how) {
        const auto by = how < 3 ? eval::WinBy::SelfDraw : how == 3 ? eval::WinBy::Discard : eval::WinBy::RobKong;
        table.win = {static_cast<int8_t>(seat), static_cast<uint8_t>(kind), by,
                     static_cast<int8_t>(how < 3 ? plan::nobody : giver), how == 1, how == 2};
        bool legal = false;
        if (!engine_.evaluator().legal(table, false, legal) && legal)
          return fail(fmt::format("the filter rules out a legal win of seat {} on {}", seat, plan.kinds[kind].name));
      }
      if (whole) break;   // the filter does not look which tile was drawn
    }
  }
  return true;
}

bool RandomPlay::checkEnd(const State& state) {
  const Outcome& outcome = state.outcome;
  const int64_t sum = std::accumulate(outcome.points.begin(), outcome.points.end(), int64_t{0});
  if (sum != -outcome.house - outcome.pot)
    return fail(fmt::format("points sum to {}, the house has {}, the pot {}", sum, outcome.house, outcome.pot));
  switch (outcome.kind) {
    case Outcome::None: return fail("over without an outcome");
    case Outcome::Won: {
      ++totals.won;
      totals.robbed += state.table.win.by == eval::WinBy::RobKong;
      totals.lastTiles += state.table.win.lastTiles;
      std::array<int64_t, seatCount> points{};
      for (int i = 0; i < outcome.winnerCount; ++i) {
        const eval::Table table = engine_.wonTable(state, i);
        if (auto impossible = eval::checkTable(engine_.plan(), engine_.evaluator(), table))
          return fail("the table of a win cannot be: " + impossible->message);
        const auto settled = engine_.settlement(state, i);
        if (!settled || !settled->legal) return fail("a win that is not legal when it is settled");
        for (int seat = 0; seat < seatCount; ++seat) points[seat] += settled->payments[seat];
      }
      if (engine_.plan().course.pays.empty() && state.course.wonCount <= 1 && points != outcome.points) return fail("points are not those of the settlements");
      if (engine_.plan().course.pays.empty() && outcome.house) return fail("a win paid the house");
      break;
    }
    case Outcome::Drawn:
      ++totals.drawn;
      // What rules pay on events stands after a drawn hand too.
      if (engine_.plan().course.pays.empty() && !state.course.wonCount && outcome.points != std::array<int64_t, seatCount>{}) return fail("a drawn hand was paid");
      // Rules that follow the course end hands of their own.
      if (engine_.drawable(state) && !engine_.plan().course.followed) return fail("drawn with tiles left");
      break;
    case Outcome::Left: ++totals.left; break;
    case Outcome::Faulted: ++totals.faulted; break;
  }
  for (const DutyState& duty : state.duties) totals.offences += duty.offenderCount;
  return true;
}

bool RandomPlay::playHand() {
  const int leaning = random_.below(3) * 40;
  const WallSetup wall = leaningWall(engine_.plan(), match_.dealer, random_, leaning);
  std::array<Manner, seatCount> manners{};
  const bool keen = random_.chance(40);   // everybody plays to win
  for (Manner& manner : manners) manner = keen ? Manner::Winner : static_cast<Manner>(random_.below(4));
  State state;
  Events events;
  if (!engine_.beginWith(match_, wall, state, &events)) return fail("the wall is refused");
  if (auto broken = checkState(engine_, state)) return fail("after the deal: " + *broken);
  std::vector<Action> record;
  int leaver = -1;
  ++totals.hands;
  while (state.stage != Stage::Over) {
    if (record.size() > 2000) return fail("a hand does not end");
    if (random_.chance(thorough) && (!checkOffers(state) || !checkFilter(state))) return false;
    if (random_.below(400) < thorough && !checkClone(state)) return false;
    if ((state.asked & (state.asked - 1)) && random_.chance(10 * thorough) && !checkOrders(state)) return false;
    if (random_.below(4000) == 0) {
      leaver = random_.below(engine_.seats());
      const Refusal why = engine_.leave(state, leaver, &events);
      if (why == Refusal::None) break;
      leaver = -1;
      if (why != Refusal::NoLeaving) return fail("leaving is refused");
    }
    // Any of those asked, not always the first.
    int seat = engine_.nextToAct(state);
    while (random_.chance(40)) {
      const int another = random_.below(engine_.seats());
      if (engine_.toAct(state) >> another & 1) seat = another;
    }
    const Action action = choose(engine_, state, seat, manners[seat]);
    if (engine_.apply(state, action, &events) != Refusal::None) return fail("a listed action is refused");
    record.push_back(action);
    ++totals.actions;
    totals.several += (state.mayWin & (state.mayWin - 1)) != 0;
    if (events.size() == 0 && state.asked == 0) return fail("an action without an event");
    if (auto broken = checkState(engine_, state))
      return fail(fmt::format("after action {} of hand {}: {}", record.size(), match_.hand, *broken));
  }
  if (auto broken = checkState(engine_, state)) return fail("at the end: " + *broken);
  if (!checkEnd(state)) return false;

  State again;
  if (!other_.beginWith(match_, wall, again)) return fail("the wall is refused");
  for (const Action& action : record)
    if (other_.apply(again, action) != Refusal::None) return fail("an action is refused when it is replayed");
  if (leaver >= 0 && other_.leave(again, leaver) != Refusal::None)
    return fail("leaving is refused when it is replayed");
  if (const auto differs = firstDifference(state, again); !differs.empty())
    return fail("replayed, this differs: " + differs);
  Match after = match_;
  if (!engine_.finish(state, match_)) return fail("a hand cannot be finished");
  if (!other_.finish(again, after) || after.dealer != match_.dealer || after.totals != match_.totals)
    return fail("replayed, the match differs");
  if (match_.house + match_.pot + std::accumulate(match_.totals.begin(), match_.totals.end(), int64_t{0}) != 0)
    return fail("totals and house do not sum to zero");
  return true;
}

std::vector<PlayedPlan> playedPlans(int settings, uint64_t seed) {
  std::vector<PlayedPlan> plans;
  bench::Random random(seed);
  std::vector<reference::Source> sources = reference::allSources();
  for (const auto& entry : std::filesystem::directory_iterator(KAIKOU_SOURCE_RULESETS "/modules/tests"))
    sources.push_back({entry.path().stem().string(), entry.path().string(), "", 2});
  std::sort(sources.begin(), sources.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  for (const reference::Source& source : sources) {
    auto workspace = reference::makeWorkspace();
    std::string error;
    const auto ruleset = reference::load(*workspace, source, error);
    if (!ruleset) continue;
    for (int i = 0; i <= settings; ++i) {
      const auto values = i ? reference::randomOptions(*ruleset, random) : sema::OptionValues{};
      auto plan = workspace->plan(ruleset, values, error);
      if (!plan || plan::verifyPlayable(*plan)) continue;
      std::string name = source.name;
      if (i)
        for (const auto& [option, value] : plan->options) name += " " + option + "=" + value;
      plans.push_back({name, plan});
    }
  }
  return plans;
}

}  // namespace kaikou::testing
