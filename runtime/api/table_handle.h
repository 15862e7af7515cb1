// A table behind its handle: match, the hand that is played, and the log when one is kept. What plays it comes from the plan.
#pragma once

#include <memory>
#include <string>

#include "runtime/api/handles.h"
#include "runtime/api/machine_pool.h"

struct kaikou_table {
  kaikou_table(std::shared_ptr<kaikou::api::MachinePool> of, bool log) : machines(std::move(of)), keepsLog(log) {}

  std::shared_ptr<kaikou::api::MachinePool> machines;
  kaikou::table::Match match;            // the totals of a hand are in it as soon as the hand is over
  kaikou::table::State state;
  std::string lines;                     // of the log, not taken yet
  kaikou::table::LogWriter::Mark chain{std::string(kaikou::table::sumDigits, '0'), 0};   // where the log is
  bool keepsLog = false, dealt = false, closed = false;

  const kaikou::plan::Plan& plan() const { return *machines->plan(); }
  bool running() const { return dealt && state.stage != kaikou::table::Stage::Over; }
};

namespace kaikou::api {

/// Work on a table, all or nothing: `work` is given copies and a machine whose writer goes on where the log is, and what it
/// did counts if it ends with KAIKOU_OK.
struct Draft {
  table::Match match;
  table::State state;
  bool dealt, closed;
  bool running() const { return dealt && state.stage != table::Stage::Over; }
};

template <class Work>
kaikou_status changing(kaikou_table& table, Work&& work) {
  const auto machine = table.machines->take();
  Draft draft{table.match, table.state, table.dealt, table.closed};
  machine->lines.clear();
  if (table.keepsLog) machine->writer.rewind(table.chain);
  const kaikou_status status = work(draft, *machine);
  if (status != KAIKOU_OK) return status;
  if (table.keepsLog) {
    table.lines += machine->lines;       // the last that can throw
    table.chain = machine->writer.mark();
  }
  table.match = draft.match;
  table.state = draft.state;
  table.dealt = draft.dealt;
  table.closed = draft.closed;
  return status;
}

kaikou_status refused(kaikou_reply* reply, table::Refusal refusal);
/// A refusal that is not the engine's.
kaikou_status refusedWith(kaikou_reply* reply, std::string_view text);
/// Null table, or a seat that is none; KAIKOU_OK if all is well.
kaikou_status checkTable(const kaikou_table* table, int seat, bool orNone, kaikou_reply* reply);

}  // namespace kaikou::api
