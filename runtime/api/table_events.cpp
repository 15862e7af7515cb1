// What happened at a table, for the client of a seat. Tested by tests/api/table_events_test.cpp.
#include <algorithm>

#include "runtime/api/table_handle.h"
#include "runtime/table/seat_events.h"
#include "runtime/text/json_append.h"

using namespace kaikou;

kaikou_status kaikou_table_keep_events(kaikou_table* table, int keep, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!table) return api::isNull(reply, "`table`");
    if (keep && table->keepsEvents) return KAIKOU_OK;
    table->keepsEvents = keep != 0;
    table->eventsWhole = !table->running();
    table->events = {};
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_table_events(const kaikou_table* table, int seat, int hand, size_t from, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (const kaikou_status status = api::checkTable(table, seat, false, reply); status != KAIKOU_OK) return status;
    if (!reply) return KAIKOU_WRONG_CALL;
    if (!table->keepsEvents) return api::refusedWith(reply, "the table keeps no events (kaikou_table_keep_events)");
    if (!table->dealt) return api::refused(reply, table::Refusal::NoHand);
    if (!table->eventsWhole) return api::refusedWith(reply, "the hand was running when its events began to be kept: ask for a view");
    const int64_t own = int64_t{table->match.hand} - (table->running() ? 0 : 1);
    if (own != hand) from = 0;
    std::string list;
    const size_t next = table::appendSeatEvents(list, table->plan(), table->events, seat, from);
    text::JsonWriter json(reply->text);
    json.open('{').key("seat").integer(seat).key("hand").integer(own).key("from").integer(static_cast<int64_t>(std::min(from, next)));
    json.key("next").integer(static_cast<int64_t>(next)).key("events").raw(list).close('}');
    return KAIKOU_OK;
  });
}
