// Marks: state that a rule declares and the engine follows, what an expression reads of it, and the events that change it.
//
// Marks are declared before anything that may name them; their lines come last, for they may name everything. An event is a word
// of the language, a call, a step, or a set of calls. Tested by tests/sema/course_rules_test.cpp.
#include "compiler/sema/elaborator.h"

namespace kaikou::sema {

void Elaborator::declareMarks() {
  int seats = 0, others = 0;
  for (const auto& ref : flat_.marks) {
    const auto& body = std::get<syntax::MarkBody>(ref.decl->body);
    const source::Place place{ref.ast->file, ref.decl->name.span};
    plan::Mark mark;
    mark.origin = originOf(*ref.ast, *ref.decl);
    mark.scope = static_cast<plan::MarkScope>(body.scope);
    mark.type = static_cast<plan::MarkType>(body.type);
    mark.isPrivate = body.isPrivate;
    int& used = body.scope == syntax::MarkScope::Seat ? seats : others;
    const int most = body.scope == syntax::MarkScope::Seat ? plan::maxSeatMarks : plan::maxOtherMarks;
    if (used >= most) {
      error(diag::Code::TooMany, place,
            {std::to_string(most), body.scope == syntax::MarkScope::Seat ? say::SeatMarks : say::OtherMarks});
      return;
    }
    mark.slot = static_cast<uint8_t>(used++);
    if (body.isPrivate && body.scope != syntax::MarkScope::Seat)
      error(diag::Code::BadSetting, place, {say::PrivateOfSeat});
    switch (body.type) {
      case syntax::MarkType::YesNo: mark.most = 1; break;
      case syntax::MarkType::Number:
        if (body.mostFrom != syntax::noExpr) {
          const auto end = fixedNumber({ref.ast, body.mostFrom}, {ir::DepOption, say::WhatMarkReaches, say::WhenLoaded}, 1, 30000);
          mark.most = static_cast<int16_t>(end ? end->num : 1);
          break;
        }
        if (body.most < 1 || body.most > 30000) error(diag::Code::NotWhole, place, {std::string("1"), std::string("30000")});
        mark.most = static_cast<int16_t>(std::clamp(body.most, 1, 30000));
        break;
      case syntax::MarkType::Tile: mark.most = static_cast<int16_t>(module_->kinds.size() - 1); break;
      case syntax::MarkType::Suit: mark.most = static_cast<int16_t>(module_->blocks.size() - 1); break;
      case syntax::MarkType::Seat: mark.most = static_cast<int16_t>(module_->game.seats - 1); break;
      case syntax::MarkType::OneOf:
        for (const auto& word : body.enumerators) {
          if (std::find(mark.words.begin(), mark.words.end(), word.text) != mark.words.end())
            error(diag::Code::DuplicateEnumerator, {ref.ast->file, word.span}, {word.text});
          mark.words.push_back(word.text);
        }
        mark.most = static_cast<int16_t>(mark.words.size() - 1);
        break;
    }
    module_->course.marks.push_back(std::move(mark));
    module_->course.followed = true;
  }
  // The values they begin with may name options.
  for (uint32_t i = 0; i < flat_.marks.size() && i < module_->course.marks.size(); ++i) {
    const auto& ref = flat_.marks[i];
    Where where{ref.ast, std::get<syntax::MarkBody>(ref.decl->body).initial};
    Env env;
    env.seat = winner_;
    Typed value = valueForMark(i, where, env);
    if (value.kind == Kind::Error) continue;
    Deadline deadline{ir::DepOption, say::WhatMarkBegins, say::WhenLoaded};
    if (!inTime(value, deadline, where)) continue;
    const auto fixed = fixedValue(value.node);
    plan::Mark& mark = module_->course.marks[i];
    const bool none = mark.type == plan::MarkType::Tile || mark.type == plan::MarkType::Suit || mark.type == plan::MarkType::Seat;
    if (!fixed || !fixed->isWhole() || fixed->num < (none ? -1 : 0) || fixed->num > mark.most) {
      error(diag::Code::NotWhole, where.place(), {std::string("0"), std::to_string(mark.most)});
      continue;
    }
    mark.initial = static_cast<int16_t>(fixed->num);
  }
}

// A value that a mark of that type may have.
Typed Elaborator::valueForMark(uint32_t index, Where where, const Env& env) {
  const auto type = module_->course.marks[index].type;
  if (type == plan::MarkType::OneOf) {
    std::string owner;
    const auto& words = *wordsOf(0x8000u + index, owner);
    for (size_t i = 0; i < words.size(); ++i) {
      if (words[i].text != where->text) continue;
      Typed typed;
      typed.kind = Kind::Enum;
      typed.enumOption = 0x8000u + index;
      typed.node = build_.number(static_cast<int64_t>(i));
      typed.late = where;
      return typed;
    }
    error(diag::Code::NotEnumerator, where.place(), {where->text, owner});
    return {};
  }
  Typed value = type == plan::MarkType::Seat && where->kind != ExprKind::None ? elabSeat(where, env) : elab(where, env);
  if (value.kind == Kind::Error) return {};
  if (value.kind == Kind::None || where->kind == ExprKind::None) {
    if (type == plan::MarkType::Tile) value.kind = Kind::Tile, value.node = build_.constant(ir::Type::Tile, Num(plan::noTile));
    if (type == plan::MarkType::Suit) value.kind = Kind::Suit, value.node = build_.number(-1);
    if (type == plan::MarkType::Seat) value.kind = Kind::Seat, value.node = build_.constant(ir::Type::Seat, Num(plan::nobody));
  }
  static const Kind kinds[] = {Kind::Bool, Kind::Num, Kind::Tile, Kind::Suit, Kind::Seat, Kind::Enum};
  const Kind wanted = kinds[static_cast<int>(type)];
  if (value.kind != wanted) return mismatch(where, kindName(wanted), value);
  return failsAlready(value, where) ? Typed{} : value;
}

const std::vector<syntax::Name>* Elaborator::wordsOf(uint32_t enumOption, std::string& owner) const {
  const bool mark = enumOption >= 0x8000u;
  const auto& decl = mark ? *flat_.marks[enumOption - 0x8000u].decl : *flat_.options[enumOption].decl;
  owner = decl.name.text;
  return mark ? &std::get<syntax::MarkBody>(decl.body).enumerators : &std::get<syntax::OptionBody>(decl.body).enumerators;
}

Typed Elaborator::markValue(uint32_t index, Where where, const Env& env) {
  if (index >= module_->course.marks.size()) return {};
  const plan::Mark& mark = module_->course.marks[index];
  static const Kind kinds[] = {Kind::Bool, Kind::Num, Kind::Tile, Kind::Suit, Kind::Seat, Kind::Enum};
  static const ir::Type types[] = {ir::Type::Bool, ir::Type::Num, ir::Type::Tile, ir::Type::Num, ir::Type::Seat, ir::Type::Num};
  const auto type = static_cast<size_t>(mark.type);
  const Op op = mark.type == plan::MarkType::Tile ? Op::MarkTile : mark.type == plan::MarkType::Seat ? Op::MarkSeat : Op::MarkNumber;
  Typed typed;
  typed.kind = kinds[type];
  const NodeId seat = mark.scope == plan::MarkScope::Seat ? env.seat : winner_;
  typed.node = build_.op(op, types[type], seat, noNode, noNode, index);
  typed.deps = module_->at(typed.node).deps;
  typed.late = where;
  typed.enumOption = 0x8000u + index;
  return typed;
}

plan::Reg Elaborator::courseReg(NodeId node) {
  if (node == noNode) return plan::noReg;
  module_->courseNodes.push_back(node);
  return static_cast<plan::Reg>(module_->courseNodes.size() - 1);
}

plan::Reg Elaborator::courseGuard(const Ast& ast, const syntax::Guard& guardOf, const Env& env, const Deadline& deadline) {
  if (guardOf.expr == syntax::noExpr) return plan::noReg;
  return courseReg(guard(ast, guardOf, env, deadline));
}

Env Elaborator::eventEnv() const {
  Env env;
  env.seat = winner_;
  return env;
}

std::vector<plan::EventMatch> Elaborator::eventsOf(const Ast& ast, const std::vector<syntax::EventRef>& events) {
  std::vector<plan::EventMatch> made;
  const uint64_t everyCall = flat_.calls.size() >= 64 ? ~uint64_t{0} : (uint64_t{1} << flat_.calls.size()) - 1;
  for (const syntax::EventRef& event : events) {
    plan::EventMatch match;
    match.seat = event.own ? plan::EventSeat::Own : event.others ? plan::EventSeat::Others : plan::EventSeat::Any;
    switch (event.kind) {
      case syntax::EventRef::Draw: match.kind = plan::EventKind::Draw; break;
      case syntax::EventRef::Discard: match.kind = plan::EventKind::Discard; break;
      case syntax::EventRef::Win: match.kind = plan::EventKind::Win; break;
      case syntax::EventRef::WinPassed: match.kind = plan::EventKind::WinPassed; break;
      case syntax::EventRef::Exhausted: match.kind = plan::EventKind::Exhausted; break;
      case syntax::EventRef::HandEnd: match.kind = plan::EventKind::HandEnd; break;
      case syntax::EventRef::Deal: match.kind = plan::EventKind::Deal; break;
      case syntax::EventRef::MatchEnd: match.kind = plan::EventKind::MatchEnd; break;
      case syntax::EventRef::AnyCall:
        match.kind = plan::EventKind::Call;
        match.which = everyCall;
        // A base may speak of calls that the ruleset took away: then none of them ever happens.
        if (!everyCall && ast.file == flat_.headerPlace.file) {
          error(diag::Code::NotInGame, {ast.file, event.span}, {say::WordAnyCall, say::NoCallsHere}, say::DeclareACall);
          continue;
        }
        break;
      case syntax::EventRef::Named: {
        match.kind = plan::EventKind::Call;
        if (auto call = findDecl(flat_.calls, event.name.text)) {
          match.which = uint64_t{1} << *call;
        } else if (auto step = findDecl(flat_.steps, event.name.text)) {
          match.kind = plan::EventKind::Step;
          match.which = uint64_t{1} << *step;
        } else if (auto set = findDecl(flat_.sets, event.name.text)) {
          usedNames_.insert(event.name.text);
          const auto& ref = flat_.sets[*set];
          Typed calls = elabSet({ref.ast, std::get<syntax::ValueBody>(ref.decl->body).value}, eventEnv());
          if (calls.kind == Kind::Error) continue;
          if (calls.kind != Kind::Calls) {
            error(diag::Code::TypeMismatch, {ast.file, event.span}, {kindName(Kind::Calls), kindName(calls.kind)});
            continue;
          }
          for (uint16_t member : calls.members) match.which |= uint64_t{1} << member;
        } else {
          std::vector<std::string> names = namesOf(flat_.calls);
          for (const auto& one : namesOf(flat_.steps)) names.push_back(one);
          std::string near = diag::nearest(event.name.text, names);
          error(diag::Code::UnknownEvent, {ast.file, event.name.span}, {event.name.text},
                diag::meant(near));
          continue;
        }
        break;
      }
    }
    made.push_back(match);
  }
  return made;
}

void Elaborator::elabMarkLines() {
  for (uint32_t i = 0; i < flat_.marks.size() && i < module_->course.marks.size(); ++i) {
    const auto& ref = flat_.marks[i];
    const auto& body = std::get<syntax::MarkBody>(ref.decl->body);
    Deadline deadline = atTable;
    deadline.what = say::WhatMarkBecomes;
    for (const auto& line : body.lines) {
      Env env = eventEnv();
      env.actor = build_.op(Op::InActor, ir::Type::Seat);
      env.eventTile = build_.op(Op::InThatTile, ir::Type::Tile);
      plan::MarkLine made;
      made.origin = module_->course.marks[i].origin;
      build_.setOrigin(made.origin);
      made.events = eventsOf(*ref.ast, line.events);
      made.action = static_cast<plan::LineAction>(line.action);
      if (made.action != plan::LineAction::Becomes && body.type != syntax::MarkType::Number) {
        error(diag::Code::BadSetting, {ref.ast->file, line.span}, {say::AddToNumber});
        continue;
      }
      Where where{ref.ast, line.value};
      Typed value = valueForMark(i, where, env);
      made.guard = courseGuard(*ref.ast, line.guard, env, deadline);
      if (value.kind == Kind::Error || !inTime(value, deadline, where) || made.events.empty()) continue;
      made.value = courseReg(value.node);
      module_->course.marks[i].lines.push_back(std::move(made));
    }
  }
  build_.setOrigin(0);
}

}  // namespace kaikou::sema
