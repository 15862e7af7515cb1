// Hands are those of one fixed seed, played over and over after a first round that fills tables. Steps are timed on states
// taken from random hands, each many times, and the row says the median over states with the 5th and the 95th percentile.
#include "bench/game_bench.h"

#include <algorithm>

#include "bots/bot.h"
#include "bots/bot_random.h"
#include "runtime/table/engine.h"

namespace kaikou::bench {

namespace {

using table::ActionList;
using table::State;

struct Step {
  State state;
  table::Action action;
  int seat = 0;
};

class Hands {
 public:
  explicit Hands(const plan::Plan& plan) : engine_(plan) { match_.seed = Seed::ofText("bench"); }

  // Any legal actions. Returns decisions.
  uint64_t random(uint32_t hand, std::vector<Step>* steps) {
    match_.hand = hand;
    match_.dealer = static_cast<uint8_t>(hand % static_cast<uint32_t>(engine_.seats()));
    engine_.begin(match_, state_);
    while (state_.stage != table::Stage::Over) {
      const int seat = engine_.nextToAct(state_);
      engine_.legal(state_, seat, list_);
      if (list_.empty()) return fail();
      const table::Action action = list_[random_.below(static_cast<uint32_t>(list_.size()))];
      if (steps && random_.below(16) == 0) steps->push_back({state_, action, seat});
      if (engine_.apply(state_, action) != table::Refusal::None) return fail();
    }
    return state_.decisions;
  }

  uint64_t played(uint32_t hand, std::vector<std::unique_ptr<bots::Bot>>& bots) {
    match_.hand = hand;
    match_.dealer = static_cast<uint8_t>(hand % static_cast<uint32_t>(engine_.seats()));
    const Seed seed = match_.seed.forHand(hand);
    for (size_t seat = 0; seat < bots.size(); ++seat) bots[seat]->newHand(seed, static_cast<int>(seat));
    engine_.begin(match_, state_);
    while (state_.stage != table::Stage::Over) {
      const int seat = engine_.nextToAct(state_);
      engine_.legal(state_, seat, list_);
      if (list_.empty()) return fail();
      if (engine_.apply(state_, bots[static_cast<size_t>(seat)]->choose(engine_, state_, seat, list_)) != table::Refusal::None)
        return fail();
    }
    return state_.decisions;
  }

  table::Engine& engine() { return engine_; }
  bool fine() const { return fine_; }

 private:
  uint64_t fail() {
    fine_ = false;
    return 0;
  }
  table::Engine engine_;
  table::Match match_;
  State state_;
  ActionList list_;
  bots::BotRandom random_{1};
  bool fine_ = true;
};

// Five runs of rounds of `hands` hands; `play` returns what a hand counts.
template <class Play>
Measure rate(std::string name, std::string unit, double seconds, uint32_t hands, Play play) {
  auto round = [&] {
    double done = 0;
    for (uint32_t i = 0; i < hands; ++i) done += static_cast<double>(play(i));
    return done;
  };
  if (isCounting()) return counted(std::move(name), std::move(unit), [&] { (void)round(); });
  std::vector<double> rates;
  (void)round();
  for (int run = 0; run < 5; ++run) {
    double done = 0, took = 0;
    do {
      took += secondsOf([&] { done += round(); });
    } while (took < seconds);
    rates.push_back(done / took);
  }
  std::sort(rates.begin(), rates.end());
  return {std::move(name), std::move(unit), rates[2], rates.front(), rates.back(), {}};
}

// Nanoseconds of `work` on each step, over the steps.
template <class Work>
Measure stepTime(std::string name, const std::vector<Step>& steps, Work work) {
  constexpr int repeats = 64;
  if (isCounting()) {
    return counted(std::move(name), "ns", [&] {
      for (const Step& step : steps) {
        for (int i = 0; i < repeats; ++i) work(step);
      }
    });
  }
  std::vector<double> times;
  for (const Step& step : steps) {
    work(step);
    times.push_back(1e9 / repeats * secondsOf([&] {
      for (int i = 0; i < repeats; ++i) work(step);
    }));
  }
  std::sort(times.begin(), times.end());
  return {std::move(name), "ns", times[times.size() / 2], times[times.size() / 20], times[times.size() * 19 / 20], {}};
}

}  // namespace

bool benchGames(const std::string& ruleset, const plan::Plan& plan, const std::function<bool(const char*)>& wanted,
                double seconds, std::vector<Measure>& results) {
  Hands hands(plan);
  if (wanted("hand-random"))
    results.push_back(rate("hand-random " + ruleset, "decisions/s", seconds, 200, [&](uint32_t i) { return hands.random(i, nullptr); }));
  if (wanted("hand-greedy")) {
    std::string error;
    auto bots = bots::makeBots(std::vector<std::string>(plan.game.seats, "greedy"), plan, error);
    results.push_back(rate("hand-greedy " + ruleset, "hands/s", seconds, 200, [&](uint32_t i) { return hands.played(i, bots) > 0; }));
  }
  if (wanted("clone-apply") || wanted("legal")) {
    std::vector<Step> steps;
    for (uint32_t i = 0; steps.size() < 2000 && i < 2000 && hands.fine(); ++i) hands.random(i, &steps);
    if (steps.empty()) return false;
    uint64_t sum = 0;
    if (wanted("clone-apply")) {
      State clone;
      results.push_back(stepTime("clone-apply " + ruleset, steps, [&](const Step& step) {
        clone = step.state;
        sum += hands.engine().apply(clone, step.action) == table::Refusal::None;
      }));
    }
    if (wanted("legal")) {
      ActionList list;
      results.push_back(stepTime("legal " + ruleset, steps, [&](const Step& step) {
        hands.engine().legal(step.state, step.seat, list);
        sum += list.size();
      }));
    }
    volatile uint64_t keep = sum;
    (void)keep;
  }
  return hands.fine();
}

}  // namespace kaikou::bench
