// A table behind its handle: match, the hand that is played, and the log when one is kept. What plays it comes from the plan.
#pragma once

#include <memory>
#include <string>

#include "runtime/api/handles.h"
#include "runtime/api/machine_pool.h"

namespace kaikou::api {

/// Where a match is: what `changing` works on a copy of.
struct Position {
  table::Match match;                    // the totals of a hand are in it as soon as the hand is over
  table::State state;
  bool dealt = false, closed = false;

  bool running() const { return dealt && state.stage != table::Stage::Over; }
};

}  // namespace kaikou::api

struct kaikou_table : kaikou::api::Position {
  kaikou_table(std::shared_ptr<kaikou::api::MachinePool> of, bool log) : machines(std::move(of)), keepsLog(log) {}

  std::shared_ptr<kaikou::api::MachinePool> machines;
  std::string lines;                     // of the log, not taken yet
  kaikou::table::LogWriter::Mark chain{std::string(kaikou::table::sumDigits, '0'), 0};   // where the log is
  bool keepsLog = false;

  const kaikou::plan::Plan& plan() const { return *machines->plan(); }
};

namespace kaikou::api {

/// Work on a table, all or nothing: `work` is given a copy of the position and a machine whose writer goes on where the log
/// is, and what it did counts if it ends with KAIKOU_OK.
template <class Work>
kaikou_status changing(kaikou_table& table, Work&& work) {
  const auto machine = table.machines->take();
  Position draft = table;
  machine->lines.clear();
  if (table.keepsLog) machine->writer.rewind(table.chain);
  const kaikou_status status = work(draft, *machine);
  if (status != KAIKOU_OK) return status;
  if (table.keepsLog) {
    table.lines += machine->lines;       // the last that can throw
    table.chain = machine->writer.mark();
  }
  static_cast<Position&>(table) = draft;
  return status;
}

kaikou_status refused(kaikou_reply* reply, table::Refusal refusal);
/// A refusal that is not the engine's.
kaikou_status refusedWith(kaikou_reply* reply, std::string_view text);
/// Null table, or a seat that is none; KAIKOU_OK if all is well.
kaikou_status checkTable(const kaikou_table* table, int seat, bool orNone, kaikou_reply* reply);

}  // namespace kaikou::api
