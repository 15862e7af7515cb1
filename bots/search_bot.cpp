// All candidates in the same worlds, so that luck is the same for each, and the few that are worth it. Playouts are noise: the
// points of a hand spread over hundreds, and between discards that a hand can spare alike there is nearly nothing to find.
// Where a choice changes the hand (a quad instead of a win, a tile set aside, a claim passed) there is, so that is where the
// playouts go. Guarantee: the same choice whatever is hidden and however fast the machine is. Tested by
// tests/bots/bots_test.cpp and tests/bots/search_bot_test.cpp.
#include "bots/search_bot.h"

#include <algorithm>

#include "bots/hidden_tiles.h"
#include "runtime/base/invariant.h"

namespace kaikou::bots {

using table::Act;
using table::Action;
using table::State;

namespace {
// Costs are those of the greedy bot.
constexpr int oneTile = 16;
constexpr int margin = 9;                       // of calls
constexpr size_t mostCandidates = 5;
constexpr int lateRounds = 5, lastRounds = 8;   // discards of each seat
constexpr int heats = 4;                        // after each the worse candidates are dropped
constexpr int wallsForHands = 3;                // walls that are tried with the same hands
constexpr unsigned trust = 20;                  // worlds that the greedy bot's word is worth
constexpr unsigned evenDiscards = 3;            // between these, squares of the error to be beyond
}

void SearchBot::newHand(const Seed& hand, int seat) {
  hand_ = hand;
  greedy_.newHand(hand, seat);
  hands_.newHand(hand, seat);
}

int64_t SearchBot::playOut(table::Engine& engine, State state, Action first, int seat) {
  if (engine.apply(state, first) != table::Refusal::None) return 0;
  player_.newHand(hand_, seat);
  while (state.stage != table::Stage::Over) {
    const int next = engine.nextToAct(state);
    engine.legal(state, next, list_);
    const bool played = !list_.empty() && engine.apply(state, player_.choose(engine, state, next, list_)) ==
                                              table::Refusal::None;
    KAIKOU_ASSERT(played, "a world that might be is played by the rules");
    if (!played) return 0;
  }
  return state.outcome.points[static_cast<size_t>(seat)];
}

// Worth trying against the first: calls that cost little more; beside a win every call, passing and the best discard; once
// everybody has discarded for a while passing and the best discard beside a call too; near the end discards that cost the
// same.
void SearchBot::pickCandidates(int rounds) {
  tried_.clear();
  const GreedyBot::Ranked& first = candidates_[0];
  const bool wins = first.action.act == Act::Win, late = rounds >= lateRounds || wins;
  bool discarded = false;
  for (const GreedyBot::Ranked& one : candidates_) {
    const int dearer = one.cost - first.cost;
    bool worth = tried_.empty();
    if (one.action.act == Act::Pass) {
      worth |= late && dearer <= oneTile;
    } else if (one.action.act == Act::Call) {
      worth |= dearer <= margin || wins;
    } else if (one.action.act == Act::Discard) {
      const bool even = first.action.act == Act::Discard && rounds >= lastRounds && dearer <= 0;
      worth |= even || (late && !discarded && first.action.act != Act::Discard && dearer <= oneTile);
      discarded = true;
    }
    if (worth && tried_.size() < mostCandidates) tried_.push_back({one.action, 0, 0});
  }
}

// The better half goes on, without those that lost more than their spread.
void SearchBot::dropWorse() {
  std::stable_sort(tried_.begin() + 1, tried_.end(), [](const Tried& a, const Tried& b) { return a.gain > b.gain; });
  tried_.resize(1 + tried_.size() / 2);
  std::erase_if(tried_, [](const Tried& one) {
    const auto gain = static_cast<Wide>(one.gain < 0 ? -one.gain : one.gain);
    return one.gain < 0 && gain * gain > one.squares;
  });
}

Action SearchBot::decide(table::Engine& engine, const State& state, int seat, const table::ActionList& list) {
  if (state.stage == table::Stage::Choosing) return greedy_.choose(engine, state, seat, list);   // too early to play it out
  if (std::any_of(list.begin(), list.end(), [](const Action& action) { return action.act == Act::Step; })) {
    const Action declared = greedy_.choose(engine, state, seat, list);
    if (declared.act == Act::Step) return declared;
  }
  greedy_.rank(state, seat, list, candidates_);
  KAIKOU_ASSERT(!candidates_.empty(), "of what is open something comes first");
  pickCandidates(state.pileSize / engine.seats());
  if (tried_.size() == 1) return tried_[0].action;
  BotRandom random(hand_, seat);
  random = BotRandom(random.next() ^ 0x9e3779b97f4a7c15 * (state.pileSize * 1024u + state.left + 1u));
  int worlds = 0;
  State dealt;
  for (int heat = 0; heat < heats && tried_.size() > 1; ++heat) {
    const int more = std::max(1, playouts_ / heats / static_cast<int>(tried_.size()));
    worlds += more;
    for (int world = 0; world < more; ++world) {
      if (world % wallsForHands == 0) {
        dealt = state;
        dealHiddenAnew(engine, dealt, seat, random, &hands_);
      } else {
        shuffleWall(engine, dealt, random);
      }
      const int64_t first = playOut(engine, dealt, tried_[0].action, seat);
      for (size_t i = 1; i < tried_.size(); ++i) {
        const int64_t gain = playOut(engine, dealt, tried_[i].action, seat) - first;
        tried_[i].gain += gain;
        const auto size = static_cast<Wide>(gain < 0 ? -gain : gain);
        tried_[i].squares += size * size;
      }
    }
    dropWorse();
  }
  size_t best = 0;
  for (size_t i = 1; i < tried_.size(); ++i) {
    if (tried_[i].gain <= tried_[best].gain) continue;   // of the first: 0
    const auto gain = static_cast<Wide>(tried_[i].gain);
    const auto n = static_cast<Wide>(worlds);
    const bool even = tried_[0].action.act == Act::Discard && tried_[i].action.act == Act::Discard;
    if (gain * gain * n > (even ? evenDiscards : 1) * (n + trust) * tried_[i].squares) best = i;
  }
  return tried_[best].action;
}

}  // namespace kaikou::bots
