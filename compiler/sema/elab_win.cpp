// Winning: shapes, patterns, conditions, liability, the choice between readings, and what a result reports.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "compiler/sema/elaborator.h"
#include "runtime/plan/plan_verify.h"

namespace kaikou::sema {

// A declared shape whose ranks are knitted stands for one shape of the plan for each way to give the suits out.
void Elaborator::placeShapes() {
  size_t suits = 0, place = 0;
  for (const auto& block : module_->blocks) suits += block.isSuit;
  for (const auto& ref : flat_.shapes) {
    const size_t knitted = std::get<syntax::ShapeBody>(ref.decl->body).knitted.size();
    size_t ways = 1;
    for (size_t i = 0; i < knitted && ways <= plan::limits::shapes; ++i) ways *= suits > i ? suits - i : 0;
    if (ways == 0) ways = 1;   // reported by elabShapes
    shapePlaces_.emplace_back(place, ways);
    place += ways;
    if (place <= plan::limits::shapes) continue;
    if (flat_.shapes.size() <= plan::limits::shapes) tooMany(plan::limits::shapes, say::ManyShapes, {ref.ast->file, ref.decl->name.span});
    return;
  }
}

Typed Elaborator::shapeIs(uint32_t shape, Where where) {
  NodeId any = build_.boolean(false);
  if (shape < shapePlaces_.size()) {
    for (size_t i = 0; i < shapePlaces_[shape].second; ++i) {
      const auto place = static_cast<uint32_t>(shapePlaces_[shape].first + i);
      any = build_.op(Op::Or, ir::Type::Bool, any, build_.op(Op::ShapeIs, ir::Type::Bool, noNode, noNode, noNode, place));
    }
  }
  Typed typed;
  typed.kind = Kind::Bool;
  typed.node = any;
  typed.deps = ir::DepReading;
  typed.late = where;
  return typed;
}

// One set for each way to give the suits out to the knitted ranks.
std::vector<plan::TileSet> Elaborator::knittedSets(const std::vector<uint32_t>& knitted, bool& fits) const {
  std::vector<const plan::Block*> suits;
  for (const auto& block : module_->blocks) {
    if (block.isSuit) suits.push_back(&block);
  }
  std::vector<plan::TileSet> sets;
  fits = knitted.size() <= suits.size();
  for (uint32_t ranks : knitted) {
    for (const auto* suit : suits) fits = fits && ranks >> (suit->size + 1) == 0;
  }
  if (!fits) return {0};
  // Suits in every order; orders that agree on the first ones are one way.
  std::vector<size_t> order(suits.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::vector<std::vector<size_t>> seen;
  do {
    std::vector<size_t> taken(order.begin(), order.begin() + static_cast<ptrdiff_t>(knitted.size()));
    if (std::find(seen.begin(), seen.end(), taken) != seen.end()) continue;
    plan::TileSet set = 0;
    for (size_t i = 0; i < taken.size(); ++i) set |= static_cast<plan::TileSet>(knitted[i] >> 1) << suits[taken[i]]->firstKind;
    sets.push_back(set);
    seen.push_back(std::move(taken));
  } while (std::next_permutation(order.begin(), order.end()));
  return sets;
}

void Elaborator::elabShapes() {
  for (const auto& ref : flat_.shapes) {
    const auto& body = std::get<syntax::ShapeBody>(ref.decl->body);
    plan::Shape shape;
    shape.origin = originOf(*ref.ast, *ref.decl);
    shape.form = static_cast<plan::ShapeForm>(body.form);
    shape.count = static_cast<uint8_t>(body.count);
    shape.pair = body.pair;
    auto bad = [&](text::Bilingual text) {
      error(diag::Code::BadShape, {ref.ast->file, ref.decl->name.span}, {std::move(text)});
    };
    int tiles = 0;
    if (body.form == syntax::ShapeForm::Melds) {
      tiles = 3 * body.count + (body.pair ? 2 : 0);
    } else if (body.form == syntax::ShapeForm::Pairs || body.form == syntax::ShapeForm::DistinctPairs) {
      tiles = 2 * body.count;
    }
    std::vector<plan::TileSet> sets{0};
    if (body.form == syntax::ShapeForm::OneEach || body.form == syntax::ShapeForm::Different) {
      Env env;
      env.seat = winner_;
      Deadline deadline{ir::DepOption, say::AShape, say::WhenLoaded};
      plan::TileSet fixed = 0;
      if (body.set != syntax::noExpr) {
        Typed set = elabTilesSet({ref.ast, body.set}, env, deadline);
        // Sets of a shape are made of constants: fold them at once.
        if (set.kind != Kind::Error && !fixedSet(set.node, fixed)) bad(say::ShapeSetFixed);
      }
      bool fits = true;
      if (!body.knitted.empty()) sets = knittedSets(body.knitted, fits);
      if (!fits) bad(say::KnittedSuits);
      for (auto& set : sets) set |= fixed & allTiles();
      // Where the set names tiles that are knitted too, some ways have fewer.
      const auto [fewest, most] = std::minmax_element(sets.begin(), sets.end(), [](plan::TileSet a, plan::TileSet b) { return std::popcount(a) < std::popcount(b); });
      tiles = std::popcount(*fewest);
      if (body.form == syntax::ShapeForm::OneEach && std::popcount(*most) != tiles) bad(say::KnittedTwice);
      if (body.form == syntax::ShapeForm::Different) {
        if (body.count > tiles) bad(say::DifferentKinds(std::to_string(tiles), std::to_string(body.count)));
        tiles = body.count;
      } else {
        tiles += body.besides ? 3 * body.count + (body.pair ? 2 : 0) : (body.pair ? 1 : 0);
      }
      if (body.besides && body.count < 1 && !body.pair)
        error(diag::Code::NotWhole, {ref.ast->file, ref.decl->name.span}, {std::string("1"), std::string("9")});
      if (body.besides) shape.form = plan::ShapeForm::Melds;
    }
    if (body.count > 9 && body.form != syntax::ShapeForm::Different) bad(say::AtMostNine);
    int handTiles = module_->game.handSize + 1;
    if (body.form != syntax::ShapeForm::AnyTiles && tiles != handTiles && !sink_.hasErrors()) {
      bad(say::ShapeTiles(std::to_string(tiles), std::to_string(handTiles)));
    }
    for (plan::TileSet set : sets) {
      shape.set = set;
      module_->shapes.push_back(shape);
    }
  }
}

bool Elaborator::fixedSet(NodeId id, plan::TileSet& set) const {
  const ir::Node& node = module_->at(id);
  plan::TileSet a = 0, b = 0;
  switch (node.op) {
    case Op::Const:
      set = static_cast<plan::TileSet>(node.value.num);
      return true;
    case Op::SetOf:
      if (module_->at(node.a).op != Op::Const) return false;
      set = plan::TileSet{1} << module_->at(node.a).value.num;
      return true;
    case Op::SetUnion: case Op::SetExcept:
      if (!fixedSet(node.a, a) || !fixedSet(node.b, b)) return false;
      set = node.op == Op::SetUnion ? a | b : a & ~b;
      return true;
    default:
      return false;
  }
}

void Elaborator::elabPatterns() {
  for (uint32_t i = 0; i < flat_.patterns.size(); ++i) {
    const auto& ref = flat_.patterns[i];
    const auto& body = std::get<syntax::PatternBody>(ref.decl->body);
    for (const auto& shape : body.shapes) {
      if (findDecl(flat_.shapes, shape.text)) continue;
      std::string near = diag::nearest(shape.text, namesOf(flat_.shapes));
      error(diag::Code::UnknownShape, {ref.ast->file, shape.span}, {shape.text},
            diag::meant(near));
    }
    for (const auto* relation : {&body.implies, &body.excludes}) {
      for (const auto& other : *relation) {
        if (findDecl(flat_.patterns, other.text) || namedPatterns(ref.ast, other).kind == Kind::Patterns) continue;
        std::string near = diag::nearest(other.text, namesOf(flat_.patterns));
        error(diag::Code::UnknownPattern, {ref.ast->file, other.span}, {other.text},
              diag::meant(near));
      }
    }
    if (i == 0 && !checkRelations()) return;
    uint32_t origin = originOf(*ref.ast, *ref.decl);
    build_.setOrigin(origin);
    Typed value = patternValue(i);
    NodeId worth = noNode;
    if (body.worth != syntax::noExpr) {
      Env env;
      env.seat = winner_;
      worth = elabAs({ref.ast, body.worth}, env, Kind::Num, atReading).node;
    }
    module_->patterns.push_back({origin, value.kind == Kind::Error ? build_.boolean(false) : value.node, worth});
  }
  build_.setOrigin(0);
}

void Elaborator::elabNeeds() {
  Deadline deadline = atReading;
  deadline.what = say::AWinCondition;
  for (const auto& ref : flat_.needs) {
    Env env;
    env.seat = winner_;
    Where where{ref.ast, std::get<syntax::ValueBody>(ref.decl->body).value};
    uint32_t origin = originOf(*ref.ast, *ref.decl);
    build_.setOrigin(origin);
    Typed typed = elabAs(where, env, Kind::Bool, deadline);
    if (typed.kind == Kind::Error) continue;
    if (typed.deps & ir::DepReady) error(diag::Code::ReadyInNeed, where.place());
    warnConstant(typed, false, where, env);
    module_->needs.push_back({origin, typed.node});
  }
  build_.setOrigin(0);
}

void Elaborator::elabLiability() {
  Env env;
  env.seat = winner_;
  Deadline deadline = atReading;
  deadline.what = say::WhoIsLiable;
  for (const auto& ref : flat_.liables) {
    const auto& body = std::get<syntax::LiableBody>(ref.decl->body);
    uint32_t origin = originOf(*ref.ast, *ref.decl);
    build_.setOrigin(origin);
    NodeId holds = guard(*ref.ast, body.guard, env, deadline);
    Typed seat = elabSeat({ref.ast, body.seat}, env);
    if (seat.kind == Kind::Error || !inTime(seat, deadline, {ref.ast, body.seat})) {
      liabilityHolds_.push_back(build_.boolean(false));
      continue;
    }
    // Nobody, and the winner, are never liable.
    NodeId nobody = build_.constant(ir::Type::Seat, Num(plan::nobody));
    NodeId someone = build_.op(Op::Ne, ir::Type::Bool, seat.node, nobody);
    NodeId other = build_.op(Op::Ne, ir::Type::Bool, seat.node, winner_);
    module_->liabilities.push_back({origin, seat.node, holds});   // the runtime passes over nobody and the winner itself
    holds = build_.op(Op::And, ir::Type::Bool, holds, build_.op(Op::And, ir::Type::Bool, someone, other));
    liabilityHolds_.push_back(holds);
  }
  for (const auto& ref : flat_.sharings) {
    const auto& body = std::get<syntax::LiableBody>(ref.decl->body);
    uint32_t origin = originOf(*ref.ast, *ref.decl);
    build_.setOrigin(origin);
    NodeId holds = guard(*ref.ast, body.guard, env, deadline);
    const source::Place place{ref.ast->file, ref.decl->name.span};
    if (auto lacking = absent(Kind::Bool, ExprKind::AnyOffender, {}, place, say::WordOffenders)) {
      holds = build_.op(Op::And, ir::Type::Bool, holds, lacking->node);
    }
    module_->sharings.push_back({origin, holds});
  }
  build_.setOrigin(0);
}

void Elaborator::elabChoose() {
  if (!flat_.choose) {
    module_->choose.push_back({true, noNode});
    return;
  }
  Env env;
  env.seat = winner_;
  Deadline deadline = atReading;
  deadline.what = say::ChoiceOfReadings;
  for (ExprId key : std::get<syntax::ChooseBody>(flat_.choose.decl->body).keys) {
    Where where{flat_.choose.ast, key};
    if (where->kind == ExprKind::Winnings) {
      module_->choose.push_back({true, noNode});
      continue;
    }
    Typed typed = elab(where, env);
    if (typed.kind == Kind::Error || !inTime(typed, deadline, where)) continue;
    if (typed.kind != Kind::Num && typed.kind != Kind::Bool) {
      mismatch(where, say::NumberOrYesNo, typed);
      continue;
    }
    module_->choose.push_back({false, typed.node});
  }
}

void Elaborator::elabResults() {
  if (!flat_.result) return;
  Env env;
  env.seat = winner_;
  Deadline deadline = atReading;
  deadline.what = say::AResult;
  for (const auto& item : std::get<syntax::ResultBody>(flat_.result.decl->body).items) {
    Where where{flat_.result.ast, item.value};
    bool set = isSetExpr(where->kind);
    Typed typed = set ? elabSet(where, env) : elab(where, env);
    if (typed.kind == Kind::Error || !inTime(typed, deadline, where)) continue;
    ir::Result result;
    result.key = item.key.text;
    result.value = noNode;
    if (typed.kind == Kind::Patterns) {
      result.kind = plan::ResultItem::PatternList;
      result.patterns = typed.members;
    } else if (typed.kind == Kind::Bool || typed.kind == Kind::Num) {
      result.kind = typed.kind == Kind::Bool ? plan::ResultItem::YesNo : plan::ResultItem::Number;
      result.value = typed.node;
    } else {
      mismatch(where, say::PatternsYesNoNum, typed);
      continue;
    }
    module_->results.push_back(std::move(result));
  }
}

}  // namespace kaikou::sema
