// Events for a seat. Everything is hidden that is not written here: a kind of event that somebody adds is not told by accident.
// Tested by tests/api/table_events_test.cpp: the events of a seat make its view, and hidden tiles change none of them.
#include "runtime/table/seat_events.h"

#include "runtime/plan/call_sets.h"
#include "runtime/text/json_append.h"

namespace kaikou::table {

namespace {

using text::JsonWriter;

class SeatEvents {
 public:
  SeatEvents(JsonWriter& json, const plan::Plan& plan, int seat) : json_(json), plan_(plan), seat_(seat) {}

  bool knows(const Event& event) const {
    switch (event.what) {
      case Happened::Asked: return event.tile >> seat_ & 1;   // a set of seats
      case Happened::Offence: return false;
      case Happened::Draw:
      case Happened::Flower:
      case Happened::Discard:
      case Happened::Meld:
      case Happened::Aside:
      case Happened::Declared:
      case Happened::Laid:
      case Happened::Duty:
      case Happened::Won:
      case Happened::Drawn:
      case Happened::Left:
      case Happened::Faulted: return true;
    }
    return false;
  }

  void write(const Event& event) {
    json_.open('{').key("event");
    switch (event.what) {
      case Happened::Draw:
        begin("draw", event).key("tile");
        tile(event.seat == seat_, event.tile);
        json_.key("replacement").boolean(event.flag);
        break;
      case Happened::Flower: begin("flower", event).key("tile").string(name(event.tile)); break;
      case Happened::Discard:
        begin("discard", event).key("tile").string(name(event.tile)).key("aside").boolean(event.flag);
        break;
      case Happened::Asked: json_.string("asked"); break;
      case Happened::Meld:
        begin("meld", event).key("call").string(callName(event.call)).key("tile");
        tile(event.seat == seat_ || !plan::liesHidden(plan_.calls[event.call]), event.tile);
        json_.key("from");
        if (event.from >= 0) json_.integer(event.from);
        else json_.raw("null");
        break;
      case Happened::Aside:
      case Happened::Declared:
        begin(event.what == Happened::Aside ? "aside" : "declared", event).key("call").string(callName(event.call));
        json_.key("tile").string(name(event.tile));
        break;
      case Happened::Laid: begin("laid", event).key("tile").string(name(event.tile)); break;
      case Happened::Duty: begin("duty", event); break;
      case Happened::Won:
        begin("won", event).key("tile").string(name(event.tile)).key("from");
        if (event.from >= 0) json_.integer(event.from);
        else json_.raw("null");
        break;
      case Happened::Drawn: json_.string("drawn"); break;
      case Happened::Left: begin("left", event); break;
      case Happened::Faulted: json_.string("faulted"); break;
      case Happened::Offence: break;
    }
    json_.close('}');
  }

 private:
  JsonWriter& begin(std::string_view what, const Event& event) { return json_.string(what).key("seat").integer(event.seat); }
  void tile(bool seen, int kind) {
    if (seen) json_.string(name(kind));
    else json_.raw("null");
  }
  const std::string& name(int kind) const { return plan_.kinds[static_cast<size_t>(kind)].name; }
  const std::string& callName(int call) const { return plan_.origins[plan_.calls[static_cast<size_t>(call)].origin].name; }

  JsonWriter& json_;
  const plan::Plan& plan_;
  int seat_;
};

}  // namespace

size_t appendSeatEvents(std::string& into, const plan::Plan& plan, std::span<const Event> happened, int seat, size_t from) {
  JsonWriter json(into);
  SeatEvents events(json, plan, seat);
  size_t known = 0;
  json.open('[');
  for (const Event& event : happened)
    if (events.knows(event) && ++known > from) events.write(event);
  json.close(']');
  return known;
}

}  // namespace kaikou::table
