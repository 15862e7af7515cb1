// A table behind its handle: engine, match, the hand that is played, and the log when one is kept.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "runtime/api/handles.h"
#include "runtime/table/engine.h"
#include "runtime/table/log_writer.h"

struct kaikou_table {
  kaikou_table(std::shared_ptr<const kaikou::plan::Plan> of, bool log)
      : plan(std::move(of)), engine(*plan), writer(engine, lines), keepsLog(log) {}

  std::shared_ptr<const kaikou::plan::Plan> plan;
  kaikou::table::Engine engine;
  kaikou::table::Match match;            // the totals of a hand are in it as soon as the hand is over
  kaikou::table::State state;
  kaikou::table::Events events;
  std::string lines;                     // of the log, not taken yet
  kaikou::table::LogWriter writer;
  bool keepsLog = false, dealt = false, closed = false;
  std::optional<kaikou::cases::Scorer> scorer;   // made for the first explanation

  bool running() const { return dealt && state.stage != kaikou::table::Stage::Over; }
};

namespace kaikou::api {

/// Puts a table back where it was if work on it throws.
class TableGuard {
 public:
  explicit TableGuard(kaikou_table& table)
      : table_(table), match_(table.match), state_(table.state), size_(table.lines.size()),
        dealt_(table.dealt), closed_(table.closed) {
    if (table.keepsLog) mark_ = table.writer.mark();
  }
  ~TableGuard() {
    if (kept_) return;
    table_.match = match_;
    table_.state = state_;
    table_.lines.resize(size_);
    if (mark_) table_.writer.rewind(*mark_);
    table_.dealt = dealt_;
    table_.closed = closed_;
  }
  void keep() { kept_ = true; }

 private:
  kaikou_table& table_;
  table::Match match_;
  table::State state_;
  size_t size_;
  std::optional<table::LogWriter::Mark> mark_;
  bool dealt_, closed_, kept_ = false;
};

kaikou_status refused(kaikou_reply* reply, table::Refusal refusal);
/// A refusal that is not the engine's.
kaikou_status refusedWith(kaikou_reply* reply, std::string_view text);
/// Null table, or a seat that is none; KAIKOU_OK if all is well.
kaikou_status checkTable(const kaikou_table* table, int seat, bool orNone, kaikou_reply* reply);

}  // namespace kaikou::api
