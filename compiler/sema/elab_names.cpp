// Names: what an expression's name stands for, the declarations' origins for explanations, and names nothing uses.
// A base's expression is worked out in the derived ruleset, so it sees what the derived ruleset redefined.
#include "compiler/sema/elaborator.h"
#include "compiler/sema/origin_of.h"
#include "compiler/syntax/said_words.h"

#include <fmt/format.h>

#include <algorithm>

namespace kaikou::sema {

void Elaborator::declareNames() {
  auto declare = [&](const std::vector<DeclRef>& decls, ValueSymbol::What what) {
    for (uint32_t i = 0; i < decls.size(); ++i) symbols_[decls[i].decl->name.text] = {what, i};
  };
  declare(flat_.facts, ValueSymbol::Fact);
  declare(flat_.marks, ValueSymbol::Mark);
  declare(flat_.sets, ValueSymbol::Set);
  declare(flat_.lets, ValueSymbol::Let);
  declare(flat_.wilds, ValueSymbol::Wild);
  declare(flat_.patterns, ValueSymbol::Pattern);
  for (uint32_t i = 0; i < flat_.tallies.size(); ++i) {
    symbols_[flat_.tallies[i].decl.decl->name.text] = {ValueSymbol::Tally, i};
  }
  declare(flat_.options, ValueSymbol::Option);
}

Typed Elaborator::elabName(Where where, const Env& env) {
  const std::string& name = where->text;
  auto found = symbols_.find(name);
  if (found == symbols_.end()) {
    plan::TileSet suit = suitByName(name);
    Typed typed;
    typed.late = where;
    if (suit) {
      typed.kind = Kind::Tiles;
      typed.node = build_.tiles(suit);
      return typed;
    }
    plan::TileSet set = 0;
    std::vector<uint8_t> kinds;
    if (!tilesByText(name, set, kinds)) return unknownName(where);
    typed.kind = kinds.size() == 1 ? Kind::Tile : Kind::Tiles;
    typed.node = kinds.size() == 1 ? build_.constant(ir::Type::Tile, Num(kinds[0])) : build_.tiles(set);
    return typed;
  }
  usedNames_.insert(name);
  ValueSymbol symbol = found->second;
  // Scoped definitions are worked out anew for each seat they are asked of; the rest once.
  syntax::Scope scope = syntax::Scope::None;
  DeclRef ref;
  if (symbol.what == ValueSymbol::Tally) scope = flat_.tallies[symbol.index].scope;
  if (symbol.what == ValueSymbol::Let || symbol.what == ValueSymbol::Set || symbol.what == ValueSymbol::Wild) {
    const auto& decls = symbol.what == ValueSymbol::Let   ? flat_.lets
                        : symbol.what == ValueSymbol::Set ? flat_.sets
                                                          : flat_.wilds;
    ref = decls[symbol.index];
    scope = std::get<syntax::ValueBody>(ref.decl->body).scope;
  }
  if (scope == syntax::Scope::EachLoser && !env.loser) {
    error(diag::Code::NeedsLoser, where.place(), {name});
    return {};
  }
  if (symbol.what == ValueSymbol::Option) {
    Typed typed = optionValue(symbol.index);
    typed.late = where;
    return typed;
  }
  if (symbol.what == ValueSymbol::Pattern) {
    Typed typed = patternValue(symbol.index);
    typed.late = where;
    return typed;
  }
  if (symbol.what == ValueSymbol::Fact) {
    auto type = std::get<syntax::FactBody>(flat_.facts[symbol.index].decl->body).type;
    Kind kind = type == syntax::FactType::YesNo ? Kind::Bool : type == syntax::FactType::Tile ? Kind::Tile : Kind::Num;
    return simple(kind, Op::InFact, where, noNode, noNode, symbol.index);
  }
  if (symbol.what == ValueSymbol::Mark) return markValue(symbol.index, where, env);
  Env inner;
  inner.seat = scope == syntax::Scope::EachSeat ? env.seat : winner_;
  inner.loser = scope == syntax::Scope::EachLoser;
  inner.betweenHands = env.betweenHands;
  std::string key = fmt::format("{}:{}:{}{}", static_cast<int>(symbol.what), symbol.index, inner.seat, env.betweenHands ? ":over" : "");
  auto known = memo_.find(key);
  if (known == memo_.end()) {
    // Inside `override set A = A B` the name means what is overridden.
    auto open = open_.find(key);
    auto base = open == open_.end() ? flat_.overridden.end() : flat_.overridden.find(open->second);
    if (base != flat_.overridden.end()) {
      const Decl* outer = open->second;
      open->second = base->second.decl;
      Typed inherited = definition(base->second, symbol, scope, inner);
      open_[key] = outer;
      inherited.late = where;
      return inherited;
    }
    if (!visiting_.insert(key).second) return cycle(where.place(), name);
    path_.push_back(name);
    Typed typed;
    if (symbol.what == ValueSymbol::Tally) {
      typed = elabTally(symbol.index, inner, where);
    } else {
      open_[key] = ref.decl;
      typed = definition(ref, symbol, scope, inner);
      open_.erase(key);
    }
    path_.pop_back();
    visiting_.erase(key);
    known = memo_.emplace(key, typed).first;
  }
  Typed typed = known->second;
  typed.late = where;
  return typed;
}

// The value of a set, let or wild; a set of calls or patterns may stand in `set` alone.
Typed Elaborator::definition(const DeclRef& ref, ValueSymbol symbol, syntax::Scope scope, const Env& env) {
  Where value{ref.ast, std::get<syntax::ValueBody>(ref.decl->body).value};
  bool set = symbol.what != ValueSymbol::Let;
  Typed typed = set && (isSetExpr(value->kind) || value->kind == ExprKind::Name) ? elabSet(value, env) : elab(value, env);
  if (set) typed = asTiles(typed);
  if (typed.kind == Kind::Bool && set) return mismatch(value, kindName(Kind::Tiles), typed);
  const Deadline& deadline = symbol.what == ValueSymbol::Wild   ? atDeal
                             : symbol.what == ValueSymbol::Set  ? atTable
                             : scope == syntax::Scope::EachLoser ? anyTime
                                                                 : atReading;
  if (typed.kind != Kind::Error && !inTime(typed, deadline, value)) return {};
  return typed;
}

Typed Elaborator::cycle(source::Place place, const std::string& name) {
  std::string chain;
  for (const auto& step : path_) chain += step + " → ";
  error(diag::Code::Cycle, place, {name, chain + name});
  return {};
}

Typed Elaborator::unknownName(Where where) {
  if (sink_.isFull()) {   // nobody will read it: spare the search for the nearest name
    error(diag::Code::UnknownName, where.place(), {where->text});
    return {};
  }
  std::vector<std::string> candidates;
  for (const auto& [name, symbol] : symbols_) candidates.push_back(name);
  for (const auto& kind : module_->kinds) candidates.push_back(kind.name);
  std::sort(candidates.begin(), candidates.end());
  std::string near = diag::nearest(where->text, candidates);
  text::Bilingual help = diag::meant(near);
  if (const text::Bilingual word = syntax::wordForSaid(where->text); !word.empty()) help = say::WrittenAs(word);
  for (const auto& call : namesOf(flat_.calls)) {
    if (call == where->text) help = say::IsACall(call);
  }
  error(diag::Code::UnknownName, where.place(), {where->text}, help);
  return {};
}

// Whether one of these names is the pattern, or a set or option of patterns with it.
bool Elaborator::names(const Ast* ast, const std::vector<syntax::Name>& list, uint32_t pattern) {
  const std::string& own = flat_.patterns[pattern].decl->name.text;
  for (const auto& name : list) {
    if (name.text == own) return true;
    if (findDecl(flat_.patterns, name.text) || !symbols_.contains(name.text)) continue;
    const Typed set = namedPatterns(ast, name);
    if (std::find(set.members.begin(), set.members.end(), pattern) != set.members.end()) return true;
  }
  return false;
}

// The set or option of patterns of this name; of another kind: an error is reported where patterns are elaborated.
Typed Elaborator::namedPatterns(const Ast* ast, const syntax::Name& name) {
  const auto found = symbols_.find(name.text);
  if (found == symbols_.end() || (found->second.what != ValueSymbol::Set && found->second.what != ValueSymbol::Option)) return {};
  Ast probe;
  syntax::Expr expr;
  expr.kind = ExprKind::Name;
  expr.text = name.text;
  expr.span = name.span;
  probe.file = ast->file;
  probe.exprs.push_back(expr);
  probes_.push_back(std::make_unique<Ast>(std::move(probe)));
  Env env;
  env.seat = winner_;
  Typed typed = elabSet({probes_.back().get(), 0}, env);
  return typed.kind == Kind::Patterns ? typed : Typed{};
}

// A pattern holds when its condition does or a pattern that implies it holds, unless one that excludes it holds.
Typed Elaborator::patternValue(uint32_t index) {
  const DeclRef& ref = flat_.patterns[index];
  std::string key = fmt::format("pattern:{}", index);
  auto known = memo_.find(key);
  if (known != memo_.end()) return known->second;
  if (!visiting_.insert(key).second) return cycle({ref.ast->file, ref.decl->name.span}, ref.decl->name.text);
  path_.push_back(ref.decl->name.text);
  Env env;
  env.seat = winner_;
  auto own = [&](const DeclRef& pattern) {
    const auto& body = std::get<syntax::PatternBody>(pattern.decl->body);
    Typed holds = elabAs({pattern.ast, body.condition}, env, Kind::Bool, atReading);
    if (holds.kind == Kind::Error || body.shapes.empty()) return holds;
    NodeId shapes = build_.boolean(false);
    for (const auto& shape : body.shapes) {
      auto found = findDecl(flat_.shapes, shape.text);
      if (!found) continue;   // reported by elabPatterns
      shapes = build_.op(Op::Or, ir::Type::Bool, shapes, shapeIs(*found, {pattern.ast, body.condition}).node);
    }
    holds.node = build_.op(Op::And, ir::Type::Bool, shapes, holds.node);
    holds.deps |= ir::DepReading;
    return holds;
  };
  Typed total = own(ref);
  for (const auto& other : flat_.patterns) {
    if (other.decl == ref.decl || total.kind == Kind::Error) continue;
    const auto& body = std::get<syntax::PatternBody>(other.decl->body);
    const bool implied = names(other.ast, body.implies, index), excluded = names(other.ast, body.excludes, index);
    if (implied) {
      Typed holds = patternValue(static_cast<uint32_t>(&other - flat_.patterns.data()));
      if (holds.kind == Kind::Error) continue;
      total = combine(Kind::Bool, build_.op(Op::Or, ir::Type::Bool, total.node, holds.node), {&total, &holds});
    }
    if (excluded) {
      Typed holds = own(other);
      if (holds.kind == Kind::Error) continue;
      NodeId free = build_.op(Op::Not, ir::Type::Bool, holds.node);
      total = combine(Kind::Bool, build_.op(Op::And, ir::Type::Bool, total.node, free), {&total, &holds});
    }
  }
  path_.pop_back();
  visiting_.erase(key);
  memo_.emplace(key, total);
  return total;
}

uint32_t Elaborator::originOf(const Ast& ast, const std::string& name, const syntax::Title& title,
                              const std::vector<syntax::Cite>& cites, source::Span span) {
  plan::Origin origin = originAt(flat_, *ruleset_.sources, {ast.file, span}, name, title, cites);
  checkText(origin.zh, say::ThisTitle, {ast.file, title.span});
  checkText(origin.en, say::ThisTitle, {ast.file, title.span});
  for (const std::string* cited : {&origin.citeZh, &origin.citeEn}) checkText(*cited, say::WhatThisCites, {ast.file, span});
  module_->origins.push_back(std::move(origin));
  module_->places.push_back({ast.file, span});
  return static_cast<uint32_t>(module_->origins.size() - 1);
}

uint32_t Elaborator::originOf(const Ast& ast, const Decl& decl) {
  // Blocks without a name are called by their kind: `payment`.
  if (decl.name.text.empty()) return originOf(ast, syntax::declKindName(decl.kind), decl.title, decl.cites, decl.span);
  return originOf(ast, decl.name.text, decl.title, decl.cites, decl.name.span);
}

std::optional<uint32_t> Elaborator::findDecl(const std::vector<DeclRef>& decls, const std::string& name) const {
  for (uint32_t i = 0; i < decls.size(); ++i) {
    if (decls[i].decl->name.text == name) return i;
  }
  return std::nullopt;
}

std::vector<std::string> Elaborator::namesOf(const std::vector<DeclRef>& decls) const {
  std::vector<std::string> names;
  for (const auto& ref : decls) names.push_back(ref.decl->name.text);
  return names;
}

// Only what this file itself declares: a base's set that this variant has no use for is nobody's mistake.
void Elaborator::warnUnused() {
  if (flat_.isModule || flat_.trees.empty()) return;
  source::FileId own = flat_.headerPlace.file;
  auto warn = [&](const std::vector<DeclRef>& decls, const std::unordered_set<std::string>& used) {
    for (const auto& ref : decls) {
      if (ref.ast->file != own || used.contains(ref.decl->name.text)) continue;
      error(diag::Code::Unused, {own, ref.decl->name.span}, {syntax::declKindWord(ref.decl->kind), ref.decl->name.text});
    }
  };
  warn(flat_.options, usedNames_);
  warn(flat_.sets, usedNames_);
  warn(flat_.lets, usedNames_);
  warn(flat_.facts, usedNames_);
  warn(flat_.marks, usedNames_);
  for (const auto& tally : flat_.tallies) {
    if (tally.decl.ast->file == own && !usedNames_.contains(tally.decl.decl->name.text)) {
      error(diag::Code::Unused, {own, tally.decl.decl->name.span}, {syntax::declKindWord(syntax::DeclKind::Tally), tally.decl.decl->name.text});
    }
  }
}

}  // namespace kaikou::sema
