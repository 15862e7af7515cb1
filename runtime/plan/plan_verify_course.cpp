// Verifies the course of a hand: marks within their ranges, events that exist, registers known at the table.
//
// What an engine relies on: a mark's slot is its own, a step's choice has a mark or tiles to choose from, a payment names
// payments that exist, lines of a payment are a run of Course::lines. Tested by tests/runtime/plan_verify_test.cpp.
#include <algorithm>

#include <fmt/format.h>

#include "runtime/plan/plan_verify.h"
#include "runtime/plan/plan_verify_uses.h"

namespace kaikou::plan {
namespace {

using Lane = Registers::Lane;
constexpr auto number = ValueType::Number;

/// Whether the bits of `set` are all below `count`.
bool within(uint64_t set, size_t count) { return count >= 64 || set >> count == 0; }

// A call that takes four tiles and brings none.
bool offeredOn(const Plan& plan, const EventMatch& event) {
  if (event.kind != EventKind::Call) return false;
  for (size_t call = 0; call < plan.calls.size() && call < 64; ++call)
    if ((event.which >> call & 1) && (plan.calls[call].meld != CallMeld::Quad || plan.calls[call].draws)) return false;
  return true;
}

void verifyEvent(const Plan& plan, const EventMatch& event, Uses& uses) {
  const bool call = event.kind == EventKind::Call, step = event.kind == EventKind::Step;
  uses.check(event.kind <= EventKind::MatchEnd && event.seat <= EventSeat::Others, "its event is not known");
  if (call) uses.check(within(event.which, plan.calls.size()), "its event is no call");
  else if (step) uses.check(within(event.which, plan.course.steps.size()), "its event is no step");
  else uses.check(event.which == 0, "its event has no choice");
}

ValueType typeOf(const Mark& mark) {
  return mark.type == MarkType::Tile ? ValueType::Tile : mark.type == MarkType::Seat ? ValueType::Seat : number;
}

/// The greatest value that a mark can have.
int mostOf(const Plan& plan, const Mark& mark) {
  switch (mark.type) {
    case MarkType::YesNo: return 1;
    case MarkType::Number: return mark.most;
    case MarkType::Tile: return static_cast<int>(plan.kinds.size()) - 1;
    case MarkType::Suit: return static_cast<int>(plan.blocks.size()) - 1;
    case MarkType::Seat: return plan.game.seats - 1;
    case MarkType::OneOf: return static_cast<int>(mark.words.size()) - 1;
  }
  return 0;
}

void verifyMark(const Plan& plan, const Mark& mark, uint32_t& seatSlots, uint32_t& otherSlots, Uses& uses) {
  uses.origin(mark.origin);
  uses.check(mark.scope <= MarkScope::Match && mark.type <= MarkType::OneOf, "its type is not known");
  uses.check(mark.slot < 8, "its slot is out of range");
  uint32_t& slots = mark.scope == MarkScope::Seat ? seatSlots : otherSlots;
  uses.check((slots >> (mark.slot & 7) & 1) == 0, "its slot is taken");
  slots |= 1u << (mark.slot & 7);
  uses.check((mark.type == MarkType::OneOf) == !mark.words.empty() && mark.words.size() <= limits::markWords, "its words are wrong");
  uses.check(!mark.isPrivate || mark.scope == MarkScope::Seat, "only the mark of a seat is private");
  uses.check(mark.most >= 0 && mark.most == mostOf(plan, mark), "its greatest value is wrong");
  const bool none = mark.type == MarkType::Tile || mark.type == MarkType::Suit || mark.type == MarkType::Seat;
  uses.check(mark.initial >= (none ? -1 : 0) && mark.initial <= mark.most, "it begins outside of its range");
  uses.check(mark.lines.size() <= limits::gameList, "it has too many lines");
  for (const MarkLine& line : mark.lines) {
    uses.origin(line.origin);
    uses.check(!line.events.empty() && line.events.size() <= limits::gameList, "a line without an event");
    uses.check(line.action <= LineAction::Subtract, "a line's action is not known");
    uses.check(line.action == LineAction::Becomes || mark.type == MarkType::Number, "only a number is added to");
    for (const EventMatch& event : line.events) verifyEvent(plan, event, uses);
    uses.reg(line.value, typeOf(mark), Phase::Table);
    uses.maybe(line.guard, number, Phase::Table);
  }
}

void verifyStep(const Plan& plan, const Step& step, Uses& uses) {
  const auto& marks = plan.course.marks;
  uses.origin(step.origin);
  uses.check(step.moment <= StepMoment::InsteadOfDraw && step.order <= StepOrder::InTurn && step.choice <= StepChoice::Tiles,
             "its kind is not known");
  const bool inPlay = step.moment != StepMoment::BeforePlay;
  uses.check(!inPlay || (step.choice == StepChoice::YesNo && (step.order == StepOrder::InTurn) == (step.moment == StepMoment::InsteadOfDraw)), "in play a step is taken or not");
  uses.check(!inPlay || step.sets.size() <= maxStepSets, "it sets too many marks");
  if (step.choice == StepChoice::Value)
    uses.check(step.mark < marks.size() && marks[step.mark].scope == MarkScope::Seat, "it chooses no mark of a seat");
  const bool gives = step.choice == StepChoice::Tiles;
  uses.check(gives == (step.tiles > 0) && gives == (step.to != noReg) && step.tiles <= maxChosen, "its tiles are wrong");
  uses.check(!gives || step.order == StepOrder::AllAtOnce, "tiles are given all at once");
  uses.check((step.order == StepOrder::InTurn && !inPlay) == (step.first != noReg), "its first seat is wrong");
  uses.maybe(step.to, ValueType::Seat, Phase::Table);
  uses.maybe(step.first, ValueType::Seat, Phase::Table);
  uses.check(step.guards.size() <= limits::gameList, "it has too many guards");
  for (const Reg guard : step.guards) uses.reg(guard, number, Phase::Table);
  uses.check(step.sets.size() <= limits::stepSets, "it sets too many marks");
  for (const StepSets& set : step.sets) {
    const bool known = set.mark < marks.size();
    uses.check(known, "it sets no mark");
    if (known) uses.reg(set.value, typeOf(marks[set.mark]), Phase::Table);
  }
}

void verifyRestriction(const Plan& plan, const Restriction& item, Uses& uses) {
  uses.origin(item.origin);
  uses.check(item.what <= Restricted::Calls && item.mode <= RestrictMode::First, "its kind is not known");
  const bool discards = item.what == Restricted::Discards;
  uses.check(within(item.calls, plan.calls.size()) && discards == (item.calls == 0 && !item.sameWaits && discards),
             "its calls are wrong");
  uses.check(!item.notReady || (!discards && item.mode == RestrictMode::Not && item.set == noReg), "only calls are asked whether they leave a hand ready");
  uses.check(!item.drawnTile || (item.set == noReg && (discards || item.mode == RestrictMode::Only)), "the tile drawn stands alone");
  uses.maybe(item.set, ValueType::Set, Phase::Table);
  uses.maybe(item.guard, number, Phase::Table);
}

void verifyPay(const Plan& plan, const Pay& pay, Uses& uses) {
  uses.origin(pay.origin);
  uses.check(!pay.events.empty() && pay.events.size() <= limits::gameList && pay.form <= PayForm::HandsBack, "its kind is not known");
  for (const EventMatch& event : pay.events) verifyEvent(plan, event, uses);
  const bool amount = pay.form == PayForm::Amount;
  uses.check(amount == (pay.value != noReg), "only an amount has a value");
  uses.check(amount ? pay.pays == 0 && !pay.lastKong : pay.pays != 0 || pay.lastKong, "it moves no payment");
  uses.check(within(pay.pays, plan.course.pays.size()), "it moves a payment that does not exist");
  uses.reg(pay.from, ValueType::Set, Phase::Table);
  uses.reg(pay.to, ValueType::Set, Phase::Table);
  if (amount && pay.value != noReg) uses.reg(pay.value, number, Phase::Table, Lane::Maybe);
  uses.maybe(pay.guard, number, Phase::Table);
  uses.check(pay.firstLine <= plan.course.lines.size() && pay.lineCount <= plan.course.lines.size() - pay.firstLine,
             "its lines do not exist");
}

}  // namespace

Finding verifyCourse(const Plan& plan, Registers& registers) {
  const Course& course = plan.course;
  Uses uses(plan, registers);
  uint32_t seatSlots = 0, otherSlots = 0;
  for (size_t i = 0; i < course.marks.size(); ++i) {
    uses.of("mark", i);
    verifyMark(plan, course.marks[i], seatSlots, otherSlots, uses);
  }
  for (size_t i = 0; i < course.steps.size(); ++i) {
    uses.of("step", i);
    verifyStep(plan, course.steps[i], uses);
  }
  for (size_t i = 0; i < course.restrictions.size(); ++i) {
    uses.of("restriction", i);
    verifyRestriction(plan, course.restrictions[i], uses);
  }
  for (size_t i = 0; i < course.pays.size(); ++i) {
    uses.of("payment on an event", i);
    verifyPay(plan, course.pays[i], uses);
  }
  bool stacks = false;
  uses.of("turned up", 0);
  uses.check(course.turnUps.size() <= maxTurnUps, "too many");
  for (size_t i = 0; i < course.turnUps.size(); ++i) {
    const TurnUp& item = course.turnUps[i];
    uses.of("turned up", i);
    uses.origin(item.origin);
    uses.check(item.place <= TurnPlace::LowerOfStacks, "its place is not known");
    const bool fixed = item.place >= TurnPlace::UpperOfStacks;
    stacks |= fixed;
    uses.check(fixed == (item.firstStack > 0) && item.firstStack <= item.lastStack && item.lastStack - item.firstStack < maxTurned,
               "its stacks are wrong");
    uses.check(item.lines.size() <= limits::gameList && (!fixed || !item.lastDrawn), "its lines are wrong");
    for (const TurnLine& line : item.lines) {
      uses.origin(line.origin);
      uses.check(!line.events.empty() && line.events.size() <= 64, "a line without an event");
      uses.check(line.offered == item.offers() && (!line.offered || (!fixed && !item.lastDrawn)), "its tiles cannot be offered");
      for (const EventMatch& event : line.events) {
        verifyEvent(plan, event, uses);
        uses.check(!line.offered || offeredOn(plan, event), "tiles are offered on quads that draw nothing");
      }
      uses.reg(line.count, number, Phase::Table);
      uses.maybe(line.guard, number, Phase::Table);
    }
  }
  if (stacks) {
    int first = 255, last = 0;
    for (const TurnUp& item : course.turnUps)
      if (item.place >= TurnPlace::UpperOfStacks) first = std::min<int>(first, item.firstStack), last = std::max<int>(last, item.lastStack);
    uses.of("turned up", 0);
    uses.check(plan.game.stacks > 0 && 2 * (last - first + 1) <= plan.game.keep && last <= plan.game.stacks,
               "the stacks that are turned up are not kept from drawing");
  }
  uses.of("course", 0);
  uses.check(course.beginPoints >= 0 && course.beginPoints <= 1'000'000'000, "the points at the beginning are out of range");
  uses.maybe(course.noWinner, number, Phase::Table);
  for (size_t i = 0; i < course.after.size(); ++i) {
    const After& after = course.after[i];
    uses.of("what comes after", i);
    uses.origin(after.origin);
    verifyEvent(plan, after.event, uses);
    uses.check(after.what <= AfterWhat::MatchEnds, "it is not known");
    const bool win = after.event.kind == EventKind::Win, ends = after.event.kind == EventKind::HandEnd;
    const bool event = win || after.event.kind == EventKind::Discard || after.event.kind == EventKind::Call || after.event.kind == EventKind::Step;
    uses.check(after.what == AfterWhat::MatchEnds ? ends : after.what == AfterWhat::HandEnds ? event : win, "it cannot come after that");
    uses.check((after.what == AfterWhat::NextTurnAfter) == (after.seat != noReg), "only the next turn has a seat");
    uses.maybe(after.seat, ValueType::Seat, Phase::Table);
    uses.maybe(after.guard, number, Phase::Table);
  }
  for (size_t i = 0; i < course.lines.size(); ++i) {
    const Line& line = course.lines[i];
    uses.of("line of a payment on an event", i);
    uses.origin(line.origin);
    uses.origin(line.group);
    uses.check(line.role == LineRole::Payment && line.action <= LineAction::RoundDown, "its role or action is not known");
    for (Reg reg : {line.value, line.applies, line.after}) uses.reg(reg, number, Phase::Table, Lane::Maybe);
  }
  const bool any = !course.marks.empty() || !course.steps.empty() || !course.restrictions.empty() || !course.pays.empty() ||
                   !course.after.empty() || !course.turnUps.empty() || course.beginPoints || course.noWinner != noReg;
  uses.of("course", 0);
  uses.check(course.followed || !any, "a course that nobody follows");
  return uses.finding();
}

}  // namespace kaikou::plan
