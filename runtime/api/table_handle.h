// A table behind its handle: match, the hand that is played, and the log when one is kept. What plays it comes from the plan.
#pragma once

#include <memory>
#include <string>

#include "runtime/api/handles.h"
#include "runtime/api/machine_pool.h"
#include "runtime/table/hand_record.h"
#include "runtime/table/shares.h"

namespace kaikou::api {

/// Where a match is: what `changing` works on a copy of.
struct Position {
  table::Match match;                    // the totals of a hand are in it as soon as the hand is over
  table::Match before;                   // what the last hand was dealt in
  table::State state;
  Seed house;                            // what was committed to; hands come from `match.seed`
  table::Shares shares;                  // what players added
  bool dealt = false, closed = false;
  bool given = false;                    // the wall of this hand was given, not made from a seed
  bool givenBefore = false;              // and that of the hand before it
  uint32_t deals = 0;                    // since there is this table

  bool awaitsShares() const { return shares.pledged() && !shares.opened(); }
  bool running() const { return dealt && state.stage != table::Stage::Over; }
  /// Of the tiles of this hand; where the seed made it, dice and break are left out.
  table::WallSetup givenWall() const {
    table::WallSetup wall;
    wall.tiles = state.wall;
    wall.size = state.wallSize;
    return wall;
  }
};

}  // namespace kaikou::api

struct kaikou_table : kaikou::api::Position {
  kaikou_table(std::shared_ptr<kaikou::api::MachinePool> of, bool log) : machines(std::move(of)), keepsLog(log) {}

  std::shared_ptr<kaikou::api::MachinePool> machines;
  kaikou::table::HandRecord record;      // of the last hand dealt: what is saved of it
  std::string lines;                     // of the log, not taken yet
  kaikou::table::LogWriter::Mark chain{std::string(kaikou::table::sumDigits, '0'), 0};   // where the log is
  std::vector<kaikou::table::Event> events;   // of the hand, from the deal on, where they are kept
  bool keepsLog = false, keepsEvents = false;
  bool eventsWhole = true;               // nothing of the hand happened before they were kept

  const kaikou::plan::Plan& plan() const { return *machines->plan(); }
};

namespace kaikou::api {

/// Work on a table, all or nothing: `work` is given a copy of the position and a machine whose writer goes on where the log
/// is, and what it did counts if it ends with KAIKOU_OK; then `machine.choice`, which work on a hand sets, goes into the record.
template <class Work>
kaikou_status changing(kaikou_table& table, Work&& work) {
  auto& record = table.record;
  if (record.actions.size() == record.actions.capacity()) record.actions.reserve(2 * record.actions.size() + 64);
  const auto machine = table.machines->take();
  Position draft = table;
  machine->lines.clear();
  machine->events.clear();
  machine->choice = {};
  if (table.keepsLog) machine->writer.rewind(table.chain);
  const kaikou_status status = work(draft, *machine);
  if (status != KAIKOU_OK) return status;
  const bool fresh = draft.deals != table.deals;
  if (table.keepsEvents) table.events.reserve((fresh ? 0 : table.events.size()) + machine->events.size());
  if (table.keepsLog) {
    table.lines += machine->lines;       // the last that can throw
    table.chain = machine->writer.mark();
  }
  if (table.keepsEvents) {
    if (fresh) table.events.clear(), table.eventsWhole = true;
    table.events.insert(table.events.end(), machine->events.begin(), machine->events.end());
  }
  static_cast<Position&>(table) = draft;
  switch (machine->choice.kind) {
    case Choice::None: break;
    case Choice::Deals: record.actions.clear(), record.leaver = plan::nobody; break;
    case Choice::Acts: record.actions.push_back(machine->choice.action); break;   // there is room
    case Choice::Leaves: record.leaver = machine->choice.seat; break;
  }
  return status;
}

/// A hand that is over is added to the match at once, so that totals are right whenever they are asked for.
kaikou_status endHand(bool keepsLog, Position& draft, Machine& machine, kaikou_reply* reply);

/// Work on a hand: dealing it, playing it. `work(draft, machine)`.
template <class Work>
kaikou_status playing(kaikou_table* table, kaikou_reply* reply, Work&& work) {
  return atBorder(reply, [&] {
    if (!table) return isNull(reply, "`table`");
    return changing(*table, [&](Position& draft, Machine& machine) {
      const kaikou_status status = work(draft, machine);
      return status == KAIKOU_OK ? endHand(table->keepsLog, draft, machine, reply) : status;
    });
  });
}

kaikou_status refused(kaikou_reply* reply, table::Refusal refusal);
/// A refusal that is not the engine's.
kaikou_status refusedWith(kaikou_reply* reply, std::string_view text);
/// Null table, or a seat that is none; KAIKOU_OK if all is well.
kaikou_status checkTable(const kaikou_table* table, int seat, bool orNone, kaikou_reply* reply);

}  // namespace kaikou::api
