// One world for all candidates at a time, so that luck is the same for each. Half of the worlds go to all candidates, the
// other half to the better half of them. Guarantee: the same choice whatever is hidden and however fast the machine is.
// Tested by tests/bots/bots_test.cpp.
#include "bots/search_bot.h"

#include <algorithm>

#include "bots/hidden_tiles.h"

namespace kaikou::bots {

using table::Action;
using table::State;

namespace {
constexpr int margin = 9;            // costs of the greedy bot: about half a tile
constexpr size_t mostCandidates = 5;
__extension__ typedef unsigned __int128 Wide;
}

void SearchBot::newHand(const Seed& hand, int seat) {
  hand_ = hand;
  greedy_.newHand(hand, seat);
}

int64_t SearchBot::playOut(table::Engine& engine, State state, Action first, int seat) {
  if (engine.apply(state, first) != table::Refusal::None) return 0;
  player_.newHand(hand_, seat);
  while (state.stage != table::Stage::Over) {
    const int next = engine.nextToAct(state);
    engine.legal(state, next, list_);
    if (list_.empty() || engine.apply(state, player_.choose(engine, state, next, list_)) != table::Refusal::None) return 0;
  }
  return state.outcome.points[static_cast<size_t>(seat)];
}

Action SearchBot::choose(table::Engine& engine, const State& state, int seat, const table::ActionList& list) {
  greedy_.rank(engine, state, seat, list, margin, candidates_);
  if (candidates_.size() > mostCandidates) candidates_.resize(mostCandidates);
  if (candidates_.size() == 1) return candidates_[0].action;
  struct Tried {
    Action action;
    int64_t sum = 0;                 // of points beyond the first candidate's
    Wide squares = 0;
  };
  std::vector<Tried> tried;
  for (const auto& candidate : candidates_) tried.push_back({candidate.action});
  BotRandom random(hand_, seat);
  random = BotRandom(random.next() ^ 0x9e3779b97f4a7c15 * (state.pileSize * 1024u + state.left + 1u));
  for (int half = 0; half < 2; ++half) {
    const int worlds = std::max(1, playouts_ / 2 / static_cast<int>(tried.size()));
    for (int world = 0; world < worlds; ++world) {
      State dealt = state;
      dealHiddenAnew(engine, dealt, seat, random);
      const int64_t first = playOut(engine, dealt, tried[0].action, seat);
      for (size_t i = 1; i < tried.size(); ++i) {
        const int64_t gain = playOut(engine, dealt, tried[i].action, seat) - first;
        tried[i].sum += gain;
        const auto size = static_cast<Wide>(gain < 0 ? -gain : gain);
        tried[i].squares += size * size;
      }
    }
    if (half == 0 && tried.size() > 2) {
      std::stable_sort(tried.begin() + 1, tried.end(), [](const Tried& a, const Tried& b) { return a.sum > b.sum; });
      tried.resize(1 + tried.size() / 2);
    }
  }
  size_t best = 0;
  for (size_t i = 1; i < tried.size(); ++i) {
    if (tried[i].sum <= tried[best].sum || tried[i].sum <= 0) continue;
    // The sum of so many gains is beyond twice what their spread makes likely.
    const auto sum = static_cast<Wide>(tried[i].sum);
    if (sum * sum > 4 * tried[i].squares) best = i;
  }
  return tried[best].action;
}

}  // namespace kaikou::bots
