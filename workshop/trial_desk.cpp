// Many hands between bots, a slice at a time: what rules do, and what a change of them does.
//
// A slice is a range of matches, so any number of slices adds up to the simulation that `kou sim` runs with the same seed, exactly.
// Tested by tests/workshop/core_test.cpp: slices against one run.
#include <atomic>
#include <algorithm>

#include "bots/bot.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/text/understood.h"
#include "sim/runner.h"
#include "workshop/desks.h"
#include "workshop/trial_pictures.h"
#include "workshop/workshop_words.h"

namespace kaikou::workshop {

namespace {

constexpr int64_t maxHands = 10'000'000;

struct Trial {
  std::shared_ptr<const plan::Plan> plan, other;
  sim::Setup setup;
  std::unique_ptr<sim::Result> sum;
  uint64_t next = 0;                     // match
};

class TrialDesk final : public Desk {
 public:
  explicit TrialDesk(RulesShelf& shelf) : shelf_(shelf) {}

  std::optional<Json> answer(const Request& request) override {
    if (request.what() == "trial.new") return begin(request);
    if (request.what() == "trial.step") return step(request);
    if (request.what() == "trial.drop") {
      trials_.drop(request.integer("trial", 1, INT64_MAX));
      return Json::object();
    }
    return std::nullopt;
  }

 private:
  std::shared_ptr<const plan::Plan> playable(const Request& request, const char* rules, const char* options) {
    auto plan = shelf_.compiled(request, rules, options).plan->plan;
    if (auto why = plan::verifyPlayable(*plan)) refuse(text::understood(*why), request.language());
    return plan;
  }

  Json begin(const Request& request) {
    Trial trial;
    trial.plan = playable(request, "rules", "options");
    if (request.has("other") || request.has("other_options")) trial.other = playable(request, request.has("other") ? "other" : "rules", "other_options");
    if (trial.other && !sim::sameTiles(*trial.plan, *trial.other)) refuse(words::OtherTiles, request.language());
    trial.setup.plan = trial.plan.get();
    trial.setup.other = trial.other.get();
    trial.setup.hands = static_cast<uint64_t>(request.integer("hands", 1, maxHands));
    trial.setup.match = static_cast<uint32_t>(request.integerOr("match", 1, 1000, 16));
    trial.setup.bots.assign(static_cast<size_t>(trial.plan->game.seats), request.stringOr("bot", "greedy"));
    trial.setup.seed = Seed::ofText(request.stringOr("seed", "1"));      // as `kou sim --seed` reads it
    std::string error;
    if (bots::makeBots(trial.setup.bots, *trial.plan, error).empty()) refuse(text::understood(error), request.language());
    trial.sum = std::make_unique<sim::Result>(*trial.plan);
    if (trial.other) trial.sum->compared = sim::Compared(*trial.plan, *trial.other);
    const uint64_t matches = trial.setup.matches();
    return Json{{"trial", trials_.put(std::move(trial))}, {"matches", matches}};
  }

  Json step(const Request& request) {
    const int64_t number = request.integer("trial", 1, INT64_MAX);
    Trial* trial = trials_.find(number);
    if (!trial) refuse(words::NoTrialAnyMore, request.language());
    sim::Setup setup = trial->setup;
    setup.first = trial->next;
    setup.last = std::min(setup.matches(), trial->next + static_cast<uint64_t>(request.integerOr("matches", 0, 100'000, 4)));
    if (setup.first < setup.last) {
      const std::atomic<bool> stop{false};
      const sim::Result slice = sim::run(setup, stop, [](uint64_t) {});
      if (!slice.error.empty()) refuse(text::understood(slice.error), request.language());
      trial->sum->tally.add(slice.tally);
      if (trial->other) trial->sum->compared.add(slice.compared);
      trial->next = slice.last;
    }
    Json answer{{"trial", number}, {"hands", trial->sum->tally.hands}, {"of", trial->setup.hands}, {"done", trial->next >= setup.matches()}};
    if (!request.has("pictures") || request.yes("pictures"))
      answer["pictures"] = trialPictures(*trial->plan, trial->other.get(), trial->sum->tally, trial->sum->compared, request.language());
    return answer;
  }

  RulesShelf& shelf_;
  Shelf<Trial> trials_{4};
};

}  // namespace

std::unique_ptr<Desk> trialDesk(RulesShelf& shelf) { return std::make_unique<TrialDesk>(shelf); }

}  // namespace kaikou::workshop
