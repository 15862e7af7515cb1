// What plays: engine, writer of logs, scorer. A table needs it only while a call lasts, so the tables of a plan share a few.
//
//   auto machine = pool->take();            // back when it goes out of scope
//   machine->engine.apply(state, action);
//
// A machine is some hundred KB of registers and memories, a table is three; readings belong to all machines. There are as many
// machines as calls that ran at the same moment. Nothing of a table stays in a machine: what a call left unfinished because
// it threw goes, and the machine with it.
#pragma once

#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "runtime/cases/scorer.h"
#include "runtime/table/engine.h"
#include "runtime/table/log_writer.h"

namespace kaikou::api {

/// What a call does to the record of the hand, once it counts.
struct Choice {
  enum Kind : uint8_t { None, Deals, Acts, Leaves } kind = None;
  table::Action action;                  // Acts
  int8_t seat = plan::nobody;            // Leaves
};

struct Machine {
  Machine(const plan::Plan& plan, std::shared_ptr<hand::ReadingStore> readings)
      : engine(plan, std::move(readings)), writer(engine, lines) {}

  table::Engine engine;
  table::Events events;
  std::string lines;                     // of the log, written in this call
  Choice choice;                         // made in this call
  table::LogWriter writer;
  std::optional<cases::Scorer> scorer;   // made for the first explanation
};

class MachinePool {
 public:
  explicit MachinePool(std::shared_ptr<const plan::Plan> plan)
      : plan_(std::move(plan)), readings_(table::Engine::newReadings(*plan_)) {}

  class Lease {
   public:
    Lease(MachinePool& pool, std::unique_ptr<Machine> machine)
        : pool_(pool), machine_(std::move(machine)), throwing_(std::uncaught_exceptions()) {}
    ~Lease() {
      if (std::uncaught_exceptions() == throwing_) pool_.giveBack(std::move(machine_));
    }
    Lease(const Lease&) = delete;
    Lease& operator=(const Lease&) = delete;
    Machine& operator*() const { return *machine_; }
    Machine* operator->() const { return machine_.get(); }

   private:
    MachinePool& pool_;
    std::unique_ptr<Machine> machine_;
    int throwing_;
  };

  Lease take() {
    {
      const std::lock_guard lock(guard_);
      if (!idle_.empty()) {
        auto machine = std::move(idle_.back());
        idle_.pop_back();
        return {*this, std::move(machine)};
      }
      idle_.reserve(++made_);            // so that giving back cannot fail
    }
    return {*this, std::make_unique<Machine>(*plan_, readings_)};
  }

  const std::shared_ptr<const plan::Plan>& plan() const { return plan_; }

 private:
  void giveBack(std::unique_ptr<Machine> machine) {
    const std::lock_guard lock(guard_);
    idle_.push_back(std::move(machine));
  }

  std::shared_ptr<const plan::Plan> plan_;
  std::shared_ptr<hand::ReadingStore> readings_;   // that all machines share
  std::mutex guard_;
  std::vector<std::unique_ptr<Machine>> idle_;
  size_t made_ = 0;                      // no fewer than there are
};

}  // namespace kaikou::api
