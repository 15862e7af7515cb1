// What happened at a table, as one seat may know it, as JSON.
//
//   std::vector<Event> happened;                         // of the hand, from the deal on
//   size_t next = appendEvents(out, plan, happened, 2, from);
//
// Events that a seat may not know are not there at all, so they are not counted either: numbers of events are each seat's own.
// Hidden are the tiles that others draw and the kind of their concealed quads, who else is asked about a discard, and who broke a
// duty (that tells what they hold). View (view.h) hides the same.
#pragma once

#include <span>
#include <string>

#include "runtime/table/game_events.h"
#include "runtime/plan/plan.h"

namespace kaikou::table {

/// A list of those events that `seat` may know, without the first `from` of them; returns how many it may know in all.
size_t appendSeatEvents(std::string& into, const plan::Plan& plan, std::span<const Event> happened, int seat, size_t from);

}  // namespace kaikou::table
