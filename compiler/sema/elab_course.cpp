// Steps, restrictions, payments on events, and what comes after: from the tree to plan::Course, whose registers are nodes here.
//
// A payment on a win with an amount is part of the settlement: it may ask the reading, and the payments of all such are added up.
// Everything else is decided at the table. Tested by tests/sema/course_rules_test.cpp.
#include "compiler/sema/elaborator.h"

namespace kaikou::sema {

uint64_t Elaborator::callsNamed(const Ast& ast, const std::vector<syntax::Name>& names) {
  uint64_t calls = 0;
  std::vector<syntax::EventRef> events;
  for (const auto& name : names) {
    syntax::EventRef event;
    event.name = name;
    event.span = name.span;
    events.push_back(std::move(event));
  }
  for (const auto& match : eventsOf(ast, events)) {
    if (match.kind == plan::EventKind::Call) calls |= match.which;
  }
  return calls;
}

void Elaborator::elabSteps() {
  if (flat_.steps.size() > plan::maxSteps) {
    const auto& ref = flat_.steps[plan::maxSteps];
    error(diag::Code::TooMany, {ref.ast->file, ref.decl->name.span}, {std::to_string(plan::maxSteps), say::StepsWord});
    return;
  }
  Deadline deadline = atTable;
  deadline.what = say::StepGuard;
  for (const auto& ref : flat_.steps) {
    const auto& body = std::get<syntax::StepBody>(ref.decl->body);
    const source::Place place{ref.ast->file, ref.decl->name.span};
    plan::Step step;
    step.origin = originOf(*ref.ast, *ref.decl);
    build_.setOrigin(step.origin);
    step.moment = static_cast<plan::StepMoment>(body.moment);
    const bool inPlay = body.moment != syntax::StepBody::BeforePlay;
    const bool inTurn = body.inTurn || body.moment == syntax::StepBody::InsteadOfDraw;
    step.order = inTurn ? plan::StepOrder::InTurn : plan::StepOrder::AllAtOnce;
    Env env = eventEnv();
    env.actor = winner_;
    auto seat = [&](ExprId expr) {
      Where where{ref.ast, expr};
      Typed typed = elabSeat(where, env);
      return typed.kind == Kind::Error || !inTime(typed, deadline, where) ? plan::noReg : courseReg(typed.node);
    };
    if (body.inTurn) step.first = seat(body.first);
    if (body.moment == syntax::StepBody::WithDiscard) env.eventTile = build_.op(Op::InThatTile, ir::Type::Tile);
    stepGuards(*ref.ast, body.guard, env, deadline, step.guards);
    for (const auto& effect : body.effects) {
      const source::Place at{ref.ast->file, effect.span};
      const bool chooses = effect.kind == syntax::StepEffect::Chooses, gives = effect.kind == syntax::StepEffect::Gives;
      if (effect.kind == syntax::StepEffect::Shows) {
        step.showsHand = true;
        continue;
      }
      if ((chooses || gives) && inPlay) {
        error(diag::Code::BadSetting, at, {say::ChosenBeforePlay});
        continue;
      }
      if ((chooses || gives) && step.choice != plan::StepChoice::YesNo) {
        error(diag::Code::BadSetting, at, {say::StepOneChoice});
        continue;
      }
      if (gives) {
        const int most = std::min<int>(plan::maxChosen, module_->game.handSize);
        if (effect.tiles < 1 || effect.tiles > most) {
          error(diag::Code::NotWhole, at, {std::string("1"), std::to_string(most)});
          continue;
        }
        if (body.inTurn) error(diag::Code::BadSetting, at, {say::GivenAtOnce});
        step.choice = plan::StepChoice::Tiles;
        step.tiles = static_cast<uint8_t>(effect.tiles);
        step.oneSuit = effect.oneSuit;
        step.to = seat(effect.value);
        if (step.to != plan::noReg && !asksAny(module_->courseNodes[step.to], [](const ir::Node& node) { return node.op == Op::InWinner; }))
          error(diag::Code::BadSetting, at, {say::GivenToOne});
      }
      if (!chooses && effect.kind != syntax::StepEffect::Sets) continue;
      auto mark = findDecl(flat_.marks, effect.mark.text);
      if (!mark || *mark >= module_->course.marks.size()) {
        std::string near = diag::nearest(effect.mark.text, namesOf(flat_.marks));
        error(diag::Code::UnknownMark, {ref.ast->file, effect.mark.span}, {effect.mark.text},
              diag::meant(near));
        continue;
      }
      if (chooses) {
        const plan::Mark& chosen = module_->course.marks[*mark];
        if (chosen.scope != plan::MarkScope::Seat || chosen.type == plan::MarkType::Seat) {
          error(diag::Code::BadSetting, at, {say::ChoosesOwn});
          continue;
        }
        if (chosen.type == plan::MarkType::Number && chosen.most > 63) {
          error(diag::Code::NotWhole, at, {std::string("0"), std::string("63")});
          continue;
        }
        usedNames_.insert(effect.mark.text);
        step.choice = plan::StepChoice::Value;
        step.mark = static_cast<uint16_t>(*mark);
        continue;
      }
      Where where{ref.ast, effect.value};
      Typed value = valueForMark(*mark, where, env);
      if (value.kind != Kind::Error && inTime(value, deadline, where))
        step.sets.push_back({static_cast<uint16_t>(*mark), courseReg(value.node)});
    }
    if (inPlay && step.sets.size() > plan::maxStepSets)
      error(diag::Code::TooMany, place, {std::to_string(plan::maxStepSets), say::StepSetsWord});
    module_->course.steps.push_back(std::move(step));
    module_->course.followed = true;
  }
  build_.setOrigin(0);
}

// What holds of the hand as it is comes before what its waits have to be found for: the engine asks one after the other.
void Elaborator::stepGuards(const Ast& ast, const syntax::Guard& guardOf, const Env& env, const Deadline& deadline,
                            std::vector<plan::Reg>& out) {
  if (guardOf.expr == syntax::noExpr) return;
  std::vector<NodeId> parts{guard(ast, guardOf, env, deadline)};
  for (size_t i = 0; i < parts.size();) {
    const ir::Node& node = module_->at(parts[i]);
    if (node.op != Op::And) {
      ++i;
      continue;
    }
    const NodeId left = node.a, right = node.b;
    parts[i] = left;
    parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(i) + 1, right);
  }
  for (const NodeId part : parts) out.push_back(courseReg(part));
}

void Elaborator::elabRestrictions() {
  Deadline deadline = atTable;
  deadline.what = say::RestrictionWord;
  for (const auto& ref : flat_.restricts) {
    const auto& body = std::get<syntax::RestrictBody>(ref.decl->body);
    Env env = eventEnv();
    env.eventTile = build_.op(Op::InThatTile, ir::Type::Tile);
    const uint32_t origin = originOf(*ref.ast, *ref.decl);
    build_.setOrigin(origin);
    const plan::Reg guardReg = courseGuard(*ref.ast, body.guard, env, deadline);
    for (const auto& item : body.items) {
      plan::Restriction made;
      made.origin = origin;
      made.what = static_cast<plan::Restricted>(item.what);
      made.mode = static_cast<plan::RestrictMode>(item.mode);
      made.drawnTile = item.drawnTile;
      made.sameWaits = item.sameWaits;
      made.notReady = item.notReady;
      if (item.notReady && made.mode != plan::RestrictMode::Not) error(diag::Code::BadSetting, {ref.ast->file, item.span}, {say::ReadyOfNot});
      made.guard = guardReg;
      if (item.set != syntax::noExpr) {
        Typed set = elabTilesSet({ref.ast, item.set}, env, deadline);
        if (set.kind == Kind::Error) continue;
        made.set = courseReg(set.node);
      }
      if (item.what != syntax::RestrictItem::Discards) {
        made.calls = item.calls.empty() ? flat_.calls.size() >= 64 ? ~uint64_t{0} : (uint64_t{1} << flat_.calls.size()) - 1
                                        : callsNamed(*ref.ast, item.calls);
      }
      module_->course.restrictions.push_back(made);
      module_->course.followed = true;
    }
  }
  build_.setOrigin(0);
}

FlatLines Elaborator::linesOf(const DeclRef& ref) const {
  FlatLines lines;
  lines.decl = ref;
  for (const auto& line : std::get<syntax::PayBody>(ref.decl->body).lines) lines.lines.push_back({ref.ast, &line});
  return lines;
}

void Elaborator::elabPays() {
  if (flat_.pays.size() > plan::maxPays) {
    const auto& ref = flat_.pays[plan::maxPays];
    error(diag::Code::TooMany, {ref.ast->file, ref.decl->name.span}, {std::to_string(plan::maxPays), say::PaysWord});
    return;
  }
  for (uint32_t i = 0; i < flat_.pays.size(); ++i) {
    module_->course.pays.emplace_back();
    module_->course.followed = true;
  }
  for (uint32_t i = 0; i < flat_.pays.size(); ++i) {
    build_.setOrigin(originOf(*flat_.pays[i].ast, *flat_.pays[i].decl));
    elabPay(i);
  }
  build_.setOrigin(0);
}

// An amount on a win: one more part of what each loser pays in the settlement.
bool Elaborator::payOnWin(uint32_t index) {
  const DeclRef& ref = flat_.pays[index];
  const auto& body = std::get<syntax::PayBody>(ref.decl->body);
  Env env = eventEnv();
  env.actor = winner_;
  env.eventTile = build_.op(Op::InWinTile, ir::Type::Tile);
  Deadline deadline = atReading;
  deadline.what = say::WhoPays;
  Where fromAt{ref.ast, body.from};
  Typed from = elabSeats(fromAt, env);
  NodeId applies = build_.boolean(true);
  if (body.guard.expr != syntax::noExpr) applies = guard(*ref.ast, body.guard, env, deadline);
  env.loser = true;
  Typed amount = elabLines(linesOf(ref), env, build_.origin(), plan::LineRole::Payment, true);
  if (from.kind == Kind::Error || amount.kind == Kind::Error || !inTime(from, deadline, fromAt)) return false;
  NodeId payer = build_.op(Op::InLoser, ir::Type::Seat);
  NodeId pays = build_.op(Op::And, ir::Type::Bool, applies, build_.op(Op::SeatsHave, ir::Type::Bool, from.node, payer));
  NodeId value = build_.op(Op::Select, ir::Type::Num, pays, amount.node, build_.number(0));
  // Of who does not pay no line is told.
  for (size_t i = module_->lines.size(); i-- > 0 && module_->lines[i].group == build_.origin();) {
    auto& line = module_->lines[i];
    line.applies = build_.op(Op::And, ir::Type::Bool, pays, line.applies);
  }
  module_->payment = module_->payment == noNode ? value : build_.op(Op::Add, ir::Type::Num, module_->payment, value);
  return true;
}

void Elaborator::elabPay(uint32_t index) {
  const DeclRef& ref = flat_.pays[index];
  const auto& body = std::get<syntax::PayBody>(ref.decl->body);
  const source::Place place{ref.ast->file, ref.decl->name.span};
  plan::Pay& pay = module_->course.pays[index];
  pay.origin = build_.origin();
  pay.form = static_cast<plan::PayForm>(body.form);
  pay.events = eventsOf(*ref.ast, body.events);
  if (pay.events.empty()) return;
  const bool amount = body.form == syntax::PayBody::Amount;
  size_t wins = 0;
  for (const auto& event : pay.events) wins += event.kind == plan::EventKind::Win;
  // To the winner from seats it is part of the settlement, and may ask the reading; anything else is paid at the table.
  const auto& party = ref.ast->exprs[body.to];
  const bool settled = (party.kind == ExprKind::Winner || party.kind == ExprKind::Actor) && ref.ast->exprs[body.from].kind != ExprKind::Pot;
  if (amount && wins > 0 && settled) {
    if (wins < pay.events.size()) {
      error(diag::Code::BadSetting, place, {say::WinAlone});
      return;
    }
    payOnWin(index);
    // The settlement pays it; the place among the payments is kept for those that name it.
    pay.events.assign(1, {plan::EventKind::Win, plan::EventSeat::Any, 0});
    pay.value = courseReg(build_.number(0));
    pay.from = pay.to = courseReg(build_.tiles(0));
    return;
  }
  if (amount && body.lines.empty()) error(diag::Code::NoLines, place, {"`pay " + ref.decl->name.text + "`"});
  Deadline deadline = atTable;
  deadline.what = say::PayOnEvent;
  Env env = eventEnv();
  env.actor = build_.op(Op::InActor, ir::Type::Seat);
  env.eventTile = build_.op(Op::InThatTile, ir::Type::Tile);
  Where fromAt{ref.ast, body.from}, toAt{ref.ast, body.to};
  Typed from = elabSeats(fromAt, env), to = elabSeats(toAt, env);
  pay.guard = courseGuard(*ref.ast, body.guard, env, deadline);
  if (from.kind == Kind::Error || to.kind == Kind::Error || !inTime(from, deadline, fromAt) || !inTime(to, deadline, toAt)) return;
  pay.from = courseReg(from.node);
  pay.to = courseReg(to.node);
  if (!amount) {
    pay.lastKong = body.lastKong;
    for (const auto& name : body.pays) {
      auto other = findDecl(flat_.pays, name.text);
      if (!other) {
        std::string near = diag::nearest(name.text, namesOf(flat_.pays));
        error(diag::Code::UnknownPay, {ref.ast->file, name.span}, {name.text}, diag::meant(near));
        continue;
      }
      pay.pays |= uint64_t{1} << *other;
      module_->course.pays[*other].kept = true;
    }
    // Of the last quad: whatever was paid for calls.
    for (uint32_t i = 0; body.lastKong && i < flat_.pays.size(); ++i) {
      const auto events = eventsOf(*flat_.pays[i].ast, std::get<syntax::PayBody>(flat_.pays[i].decl->body).events);
      for (const auto& event : events) module_->course.pays[i].kept |= event.kind == plan::EventKind::Call;
    }
    return;
  }
  env.loser = true;
  const size_t before = module_->lines.size();
  Typed value = elabLines(linesOf(ref), env, pay.origin, plan::LineRole::Payment, true);
  Deadline paid = atEvent;
  if (value.kind == Kind::Error || !inTime(value, paid, {ref.ast, body.lines.empty() ? body.from : body.lines[0].ops[0].value})) return;
  pay.value = courseReg(value.node);
  // Its lines are told of the event, not of a win.
  pay.firstLine = static_cast<uint32_t>(module_->course.lines.size());
  for (size_t i = before; i < module_->lines.size(); ++i) {
    const ir::Line& line = module_->lines[i];
    module_->course.lines.push_back({line.origin, line.group, line.role, line.action, courseReg(line.value),
                                     courseReg(line.applies), courseReg(line.after)});
  }
  module_->lines.resize(before);
  pay.lineCount = static_cast<uint32_t>(module_->course.lines.size()) - pay.firstLine;
}

void Elaborator::elabAfters() {
  Deadline deadline = atTable;
  deadline.what = say::WhatComesAfter;
  for (const auto& ref : flat_.afters) {
    const auto& body = std::get<syntax::AfterBody>(ref.decl->body);
    const uint32_t origin = originOf(*ref.ast, *ref.decl);
    build_.setOrigin(origin);
    const auto events = eventsOf(*ref.ast, {body.event});
    if (events.empty()) continue;
    const bool handEnd = events[0].kind == plan::EventKind::HandEnd, win = events[0].kind == plan::EventKind::Win;
    Env env = eventEnv();
    env.actor = build_.op(Op::InActor, ir::Type::Seat);
    env.eventTile = build_.op(Op::InThatTile, ir::Type::Tile);
    for (const auto& item : body.items) {
      const source::Place at{ref.ast->file, item.span};
      using What = syntax::AfterItem::What;
      plan::Reg seat = plan::noReg;
      NodeId seatNode = noNode;
      if (item.seat != syntax::noExpr) {
        Where where{ref.ast, item.seat};
        Typed typed = elabSeat(where, env);
        if (typed.kind == Kind::Error || !inTime(typed, deadline, where)) continue;
        seatNode = typed.node;
      }
      if (item.what >= What::SameDealer) {
        if (!handEnd) {
          error(diag::Code::BadSetting, at, {say::DealerAtEnd});
          continue;
        }
        static constexpr uint8_t whos[] = {0, 1, 2, 4};
        const uint8_t who = whos[item.what - What::SameDealer];
        const NodeId when = item.guard.expr == syntax::noExpr ? noNode : guard(*ref.ast, item.guard, env, deadline);
        module_->nextDealer.push_back({who, when, who == 4 ? seatNode : noNode});
        module_->course.followed = true;
        continue;
      }
      const auto kind = events[0].kind;
      const bool play = kind == plan::EventKind::Discard || kind == plan::EventKind::Call || kind == plan::EventKind::Step;
      if (handEnd ? item.what != What::MatchEnds : item.what == What::MatchEnds || (!win && (!play || item.what != What::HandEnds))) {
        error(diag::Code::BadSetting, at, {say::NotAfter(body.event.name.text)});
        continue;
      }
      if (seatNode != noNode) seat = courseReg(seatNode);
      plan::After after;
      after.origin = origin;
      after.event = events[0];
      after.what = static_cast<plan::AfterWhat>(item.what);
      after.seat = seat;
      after.guard = courseGuard(*ref.ast, item.guard, env, deadline);
      module_->course.after.push_back(after);
      module_->course.followed = true;
    }
  }
  build_.setOrigin(0);
}

}  // namespace kaikou::sema
