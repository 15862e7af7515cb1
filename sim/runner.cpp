// Threads take the next match that nobody has. Counters are whole numbers, so the order in which they are added does not
// matter; matches are taken in order, so what is done when a run is stopped is a range.
// Tested by tests/sim/runner_test.cpp and tests/scripts/sim_end_to_end.sh.
#include "sim/runner.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <thread>

#include "sim/dealer_table.h"
#include "sim/match_log.h"

namespace kaikou::sim {

namespace {

/// What the workers of a run find out about readings, for all of them.
struct Shared {
  explicit Shared(const Setup& setup) : readings(table::Engine::newReadings(*setup.plan)) {
    if (setup.other) otherReadings = table::Engine::newReadings(*setup.other);
  }
  std::shared_ptr<hand::ReadingStore> readings, otherReadings;
};

class Worker {
 public:
  Worker(const Setup& setup, const Shared& shared, std::string& error)
      : setup_(setup), table_(*setup.plan, setup.bots, error, shared.readings), tally(*setup.plan) {
    if (setup.other && error.empty()) {
      other_ = std::make_unique<DealerTable>(*setup.other, setup.bots, error, shared.otherReadings);
      compared = Compared(*setup.plan, *setup.other);
    }
    if (!setup.duplicate) return;
    duplicate = Duplicate(setup.bots);
    turns_.resize(setup.bots.size());
    std::vector<std::string> bots = setup.bots;
    for (size_t turn = 1; turn < setup.bots.size() && error.empty(); ++turn) {
      std::rotate(bots.begin(), bots.end() - 1, bots.end());
      turned_.push_back(std::make_unique<DealerTable>(*setup.plan, bots, error, shared.readings));
    }
  }

  bool playMatch(uint64_t number, std::atomic<uint64_t>& hands, MatchLog* logs) {
    table::Match match;
    match.seed = setup_.seed;
    match.dealer = static_cast<uint8_t>(number % static_cast<uint64_t>(setup_.plan->game.seats));
    const uint64_t first = number * setup_.match, end = std::min(setup_.hands, first + setup_.match);
    match.hand = static_cast<uint32_t>(first);
    std::optional<table::LogWriter> log;
    if (logs) log.emplace(table_.engine(), text_).match(match.seed.commitment());
    table::LogWriter* const writer = log ? &*log : nullptr;
    for (uint64_t hand = first; hand < end; ++hand) {
      if (!table_.play(match, facts_, writer)) return false;
      tally.add(facts_, setup_.plan->game.seats);
      if (facts_.outcome.kind == table::Outcome::Faulted && (!firstVoid || hand < firstVoid->hand) && table_.engine().lastFault())
        firstVoid = Result::VoidHand{hand, *table_.engine().lastFault()};
      if (other_) {
        if (!other_->play(match, otherFacts_)) return false;
        compared.add(facts_, otherFacts_);
      }
      if (setup_.duplicate) {
        turns_[0] = facts_;
        for (size_t i = 0; i < turned_.size(); ++i)
          if (!turned_[i]->play(match, turns_[i + 1])) return false;
        duplicate.add(turns_);
      }
      if (!table_.finish(match, writer)) return false;
      if (logs) logs->hand(number, text_);
      hands.fetch_add(1, std::memory_order_relaxed);
    }
    if (logs) {
      log->close(match, match.seed);
      logs->close(number, text_);
    }
    return true;
  }

 private:
  const Setup& setup_;
  DealerTable table_;
  std::unique_ptr<DealerTable> other_;
  std::vector<std::unique_ptr<DealerTable>> turned_;   // turns 1 and on
  HandFacts facts_, otherFacts_;
  std::vector<HandFacts> turns_;
  std::string text_;                     // of the match's log, not yet passed on

 public:
  Tally tally;
  Compared compared;
  Duplicate duplicate;
  std::optional<Result::VoidHand> firstVoid;
};

}  // namespace

void takeShard(Setup& setup, uint32_t index, uint32_t count) {
  const uint64_t matches = setup.matches();
  const uint64_t part = matches / count, rest = matches % count;
  auto begin = [&](uint64_t shard) { return shard * part + std::min<uint64_t>(shard, rest); };
  setup.first = begin(index - 1);
  setup.last = begin(index);
}

Result run(const Setup& setup, const std::atomic<bool>& stop, const std::function<void(uint64_t)>& progress) {
  Result result(*setup.plan);
  if (setup.other) result.compared = Compared(*setup.plan, *setup.other);
  if (setup.duplicate) result.duplicate = Duplicate(setup.bots);
  const Shared shared(setup);
  std::atomic<uint64_t> next{setup.first}, hands{0};
  std::atomic<bool> failed{false};
  std::optional<MatchLog> logs;
  if (setup.log) logs.emplace(setup.first, setup.log);
  std::mutex guard;
  auto work = [&](bool reports) {
    std::string error;
    Worker worker(setup, shared, error);
    if (!error.empty()) {
      const std::lock_guard lock(guard);
      result.error = error;
      failed = true;
      if (logs) logs->abandon();
      return;
    }
    while (!stop && !failed) {
      const uint64_t match = next.fetch_add(1);
      if (match >= setup.last) break;
      if (!worker.playMatch(match, hands, logs ? &*logs : nullptr)) {
        const std::lock_guard lock(guard);
        result.error = "match " + std::to_string(match) + " came to a choice that is not legal, or to points beyond 64 bits";
        failed = true;
        if (logs) logs->abandon();
      }
      if (reports) progress(hands.load(std::memory_order_relaxed));
    }
    const std::lock_guard lock(guard);
    result.tally.add(worker.tally);
    if (worker.firstVoid && (!result.firstVoid || worker.firstVoid->hand < result.firstVoid->hand)) result.firstVoid = worker.firstVoid;
    if (setup.other) result.compared.add(worker.compared);
    if (setup.duplicate) result.duplicate.add(worker.duplicate);
  };
  std::vector<std::thread> others;
  for (int i = 1; i < setup.threads; ++i) others.emplace_back(work, false);
  work(true);
  for (std::thread& other : others) other.join();
  result.last = std::clamp(next.load(), setup.first, setup.last);
  return result;
}

}  // namespace kaikou::sim
