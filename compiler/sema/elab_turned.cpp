// Tiles that events turn up: from the tree to plan::TurnUp, and who may not ask for them.
//
// What a win turns up is known when it is paid; a need is asked before. Tested by tests/sema/course_rules_test.cpp.
#include "compiler/sema/elaborator.h"

namespace kaikou::sema {

// Calls that take four tiles and bring none.
bool Elaborator::offeredOn(const plan::EventMatch& event) const {
  if (event.kind != plan::EventKind::Call) return false;
  for (size_t call = 0; call < module_->calls.size(); ++call)
    if ((event.which >> call & 1) && (module_->calls[call].call.meld != plan::CallMeld::Quad || module_->calls[call].call.draws)) return false;
  return true;
}

// Tiles that events turn up.
void Elaborator::elabTurnUps() {
  if (flat_.turnUps.size() > plan::maxTurnUps) {
    const auto& ref = flat_.turnUps[plan::maxTurnUps];
    error(diag::Code::TooMany, {ref.ast->file, ref.decl->name.span}, {std::to_string(plan::maxTurnUps), say::TurnUpsWord});
    return;
  }
  Deadline deadline = atTable;
  deadline.what = say::WhatIsTurnedUp;
  for (const auto& ref : flat_.turnUps) {
    const auto& body = std::get<syntax::TurnUpBody>(ref.decl->body);
    const source::Place place{ref.ast->file, ref.decl->name.span};
    plan::TurnUp made;
    made.origin = originOf(*ref.ast, *ref.decl);
    build_.setOrigin(made.origin);
    made.place = static_cast<plan::TurnPlace>(body.place);
    made.lastDrawn = body.lastDrawn;
    if (body.place >= syntax::TurnUpBody::UpperOfStacks) {
      const bool stacks = body.firstStack >= 1 && body.firstStack <= body.lastStack && body.lastStack <= module_->game.stacks &&
                          body.lastStack - body.firstStack < plan::maxTurned;
      if (!stacks) {
        error(diag::Code::BadSetting, place, {say::NoSuchStacks});
        continue;
      }
      if (2 * (body.lastStack - body.firstStack + 1) > module_->game.keep) error(diag::Code::BadSetting, place, {say::StacksAreKept});
      made.firstStack = static_cast<uint8_t>(body.firstStack), made.lastStack = static_cast<uint8_t>(body.lastStack);
    }
    for (const auto& line : body.lines) {
      Env env = eventEnv();
      env.actor = build_.op(Op::InActor, ir::Type::Seat);
      env.eventTile = build_.op(Op::InThatTile, ir::Type::Tile);
      plan::TurnLine one;
      one.origin = made.origin;
      one.events = eventsOf(*ref.ast, line.events);
      one.more = line.more;
      one.offered = line.offered;
      const bool mayOffer = body.place < syntax::TurnUpBody::UpperOfStacks && !body.lastDrawn && line.offered == body.lines[0].offered;
      if (!mayOffer && (line.offered || body.lines[0].offered)) error(diag::Code::BadSetting, {ref.ast->file, line.span}, {say::OfferedFromWall});
      for (const plan::EventMatch& event : one.events)
        if (line.offered && !offeredOn(event)) error(diag::Code::BadSetting, {ref.ast->file, line.span}, {say::OfferedOnQuads});
      Where where{ref.ast, line.count};
      Typed count = elabAs(where, env, Kind::Num, anyTime);
      one.guard = courseGuard(*ref.ast, line.guard, env, deadline);
      // Counts that the options fix are checked now; others stop at the ends when tiles are turned up.
      const auto fixed = count.kind == Kind::Error || (count.deps & ~ir::DepOption) ? std::nullopt : fixedValue(count.node);
      if (fixed && (!fixed->isWhole() || fixed->num < 0 || fixed->num > plan::maxTurned))
        chosenError(diag::Code::NotWhole, where, {std::string("0"), std::to_string(plan::maxTurned)});
      if (count.kind == Kind::Error || !inTime(count, deadline, where) || one.events.empty()) continue;
      one.count = courseReg(count.node);
      made.lines.push_back(std::move(one));
    }
    module_->course.turnUps.push_back(std::move(made));
    module_->course.followed = true;
  }
  build_.setOrigin(0);
}

// What a win turns up, and who wins on the tile, is known only when it stands: whether it is one cannot hang on that.
void Elaborator::checkTurnedInNeeds() {
  uint32_t late = 0;
  for (size_t i = 0; i < module_->course.turnUps.size(); ++i)
    for (const plan::TurnLine& line : module_->course.turnUps[i].lines)
      for (const plan::EventMatch& event : line.events)
        if (event.kind == plan::EventKind::Win) late |= 1u << i;
  for (size_t n = 0; n < module_->needs.size() && n < flat_.needs.size(); ++n) {
    bool ofTurned = false;
    const bool asks = asksAny(module_->needs[n].holds, [&](const ir::Node& node) {
      const bool turned = (late && node.op == Op::SeenOf) ||
                          ((node.op == Op::TurnedIn || node.op == Op::NewestIn || node.op == Op::NextOfTurned) && (late >> node.imm & 1));
      const bool claims = node.op == Op::HeadOfWinners || node.op == Op::TailOfWinners || node.op == Op::InClaimants;
      ofTurned = turned;
      return turned || claims;
    });
    if (asks) error(diag::Code::BadSetting, {flat_.needs[n].ast->file, flat_.needs[n].decl->name.span}, {ofTurned ? say::NeedAsksTurned : say::NeedAsksWinners});
  }
}

}  // namespace kaikou::sema
