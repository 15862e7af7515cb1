// Events for a seat. Everything is hidden that is not written here: a kind of event that somebody adds is not told by accident.
// Tested by tests/api/table_events_test.cpp: the events of a seat make its view, and hidden tiles change none of them.
#include "runtime/table/seat_events.h"

#include "runtime/plan/call_sets.h"
#include "runtime/table/action_text.h"
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
      case Happened::Paid:
      case Happened::Out:
      case Happened::Turned:
      case Happened::Shown:
      case Happened::MatchEnd:
      case Happened::Faulted: return true;
      // Which tiles were given is told to who gave and who received them.
      case Happened::Chosen: return plan_.course.steps[event.call].choice != plan::StepChoice::Tiles || event.seat == seat_;
      case Happened::Given: return true;
      case Happened::Marked: return !plan_.course.marks[event.call].isPrivate || event.seat == seat_;
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
      case Happened::Chosen: {
        const plan::Step& step = plan_.course.steps[event.call];
        begin("chosen", event).key("step").string(originName(step.origin)).key("took").boolean(!event.flag).key("value");
        if (step.choice == plan::StepChoice::Tiles) json_.string(name(event.tile));
        else if (step.choice == plan::StepChoice::Value) json_.string(markText(plan_, plan_.course.marks[step.mark], event.tile));
        else if (step.moment == plan::StepMoment::WithDiscard) json_.string(name(event.tile));
        else json_.raw("null");
        break;
      }
      case Happened::Given:
        begin("given", event).key("to").integer(event.from).key("step").string(originName(plan_.course.steps[event.call].origin)).key("tile");
        tile(event.seat == seat_ || event.from == seat_, event.tile);
        break;
      case Happened::Marked: {
        const plan::Mark& mark = plan_.course.marks[event.call];
        json_.string("mark").key("mark").string(originName(mark.origin)).key("seat");
        if (event.seat >= 0) json_.integer(event.seat);
        else json_.raw("null");
        json_.key("value").string(markText(plan_, mark, static_cast<int>(event.points)));
        break;
      }
      case Happened::Paid:
        json_.string("paid").key("pay").string(originName(plan_.course.pays[event.call].origin)).key("from");
        party(event.from);
        json_.key("to");
        party(event.seat);
        json_.key("points").integer(event.points).key("moved").boolean(event.flag);
        break;
      case Happened::Out: begin("out", event); break;
      case Happened::Turned:
        json_.string("turned").key("turned").string(originName(plan_.course.turnUps[event.call].origin)).key("tile").string(name(event.tile));
        break;
      case Happened::Shown: begin("shown", event); break;
      case Happened::MatchEnd: json_.string("match_end"); break;
      case Happened::Offence: break;
    }
    json_.close('}');
  }

 private:
  void party(int party) {
    if (party == plan::potBit) json_.string("pot");
    else if (party == plan::houseBit) json_.string("house");
    else json_.integer(party);
  }
  JsonWriter& begin(std::string_view what, const Event& event) { return json_.string(what).key("seat").integer(event.seat); }
  void tile(bool seen, int kind) {
    if (seen) json_.string(name(kind));
    else json_.raw("null");
  }
  const std::string& name(int kind) const { return plan_.kinds[static_cast<size_t>(kind)].name; }
  const std::string& originName(uint32_t origin) const { return plan_.origins[origin].name; }
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
