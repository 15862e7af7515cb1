// Examples to case fields: the same binder and the same checks as for every other case.
// Tested by tests/cli/scoring_test.cpp.
#include "tell/example_case.h"

#include <fmt/format.h>

namespace kaikou::tell {

namespace {

using cases::FactField;
using cases::SeatFields;
using cases::WinFields;

using syntax::Ast;
using syntax::Expr;
using syntax::ExprKind;

std::string_view joined(const std::vector<syntax::Name>& words, TextArena& arena) {
  std::string& text = arena.next();
  for (const syntax::Name& word : words) {
    text += word.text;
    text += ' ';
  }
  return text;
}

// A value that can be read off without evaluation.
bool literal(const Ast& ast, const Expr& expr, driver::OptionValue& out) {
  switch (expr.kind) {
    case ExprKind::Yes: out = true; return true;
    case ExprKind::No: out = false; return true;
    case ExprKind::None: out = Num::none(); return true;
    case ExprKind::Number: out = expr.number; return true;
    case ExprKind::Name:
    case ExprKind::Word:
    case ExprKind::Tile: out = expr.text; return true;
    case ExprKind::Negate: {
      const Expr& operand = ast.exprs[syntax::childrenOf(ast, expr)[0]];
      Num value;
      if (operand.kind != ExprKind::Number || negNum(operand.number, value) != NumError::Ok) return false;
      out = value;
      return true;
    }
    case ExprKind::List:
    case ExprKind::SetUnion: {
      std::vector<Num> numbers;
      std::vector<std::string> names;
      for (uint32_t i = 0; i < expr.childCount; ++i) {
        const Expr& item = ast.exprs[syntax::childrenOf(ast, expr)[i]];
        driver::OptionValue value;
        if (item.kind == ExprKind::List || item.kind == ExprKind::SetUnion || !literal(ast, item, value)) return false;
        if (auto* number = std::get_if<Num>(&value)) numbers.push_back(*number);
        else if (auto* name = std::get_if<std::string>(&value)) names.push_back(*name);
        else return false;
      }
      if (!numbers.empty() && !names.empty()) return false;
      if (numbers.empty()) out = std::move(names);
      else out = std::move(numbers);
      return true;
    }
    default: return false;
  }
}

}  // namespace

bool exampleOptions(const Ast& ast, const syntax::ExampleBody& example, driver::OptionValues& out, std::string& error) {
  for (const auto& [name, id] : example.options) {
    if (id == syntax::noExpr || !literal(ast, ast.exprs[id], out[name.text])) {
      error = fmt::format("option `{}` of an example must be a plain value", name.text);
      return false;
    }
  }
  return true;
}

void exampleFields(const Ast& ast, const syntax::ExampleBody& example, TextArena& arena, CaseFields& out) {
  out.clear();
  arena.clear();
  out.indicator = example.indicator.text;
  out.previousWild = example.previousWild.text;
  out.dealer = example.dealer < 0 ? 0 : example.dealer;
  out.seatCount = eval::seatCount;
  for (SeatFields& seat : out.seats) seat.handKnown = false;
  for (const syntax::ExampleSeat& told : example.seats) {
    if (told.seat < 0 || told.seat >= eval::seatCount) continue;
    SeatFields& seat = out.seats[static_cast<size_t>(told.seat)];
    seat.told = seat.asideTogether = true;
    seat.handKnown = !told.hand.empty();
    seat.hand = joined(told.hand, arena);
    for (const syntax::ExampleMeld& meld : told.melds)
      seat.melds.push_back({meld.call.text, joined(meld.tiles, arena), meld.from});
    if (!told.aside.empty()) seat.aside.push_back(joined(told.aside, arena));
  }
  out.hasOffenders = !example.offenders.empty();
  out.offenders = example.offenders;
  for (const auto& [name, id] : example.facts) {
    FactField fact;
    fact.name = name.text;
    driver::OptionValue value;
    fact.kind = FactField::Word;
    if (id != syntax::noExpr && literal(ast, ast.exprs[id], value)) {
      if (auto* yes = std::get_if<bool>(&value)) {
        fact.kind = FactField::YesNo;
        fact.yes = *yes;
      } else if (auto* number = std::get_if<Num>(&value)) {
        fact.kind = FactField::Number;
        fact.number = *number;
      } else {
        fact.word = ast.exprs[id].text;
      }
    }
    out.facts.push_back(fact);
  }
  out.waitsSeat = example.waitsSeat;
  if (example.by == syntax::ExampleBody::NoWin) return;
  WinFields& win = out.win;
  win.told = true;
  win.seat = example.winner < 0 ? 0 : example.winner;
  win.tile = example.winTile.text;
  win.by = example.by == syntax::ExampleBody::SelfDraw ? eval::WinBy::SelfDraw
           : example.by == syntax::ExampleBody::Discard ? eval::WinBy::Discard : eval::WinBy::RobKong;
  win.from = example.from;
  win.afterKong = example.afterKong;
  win.lastTiles = example.lastTiles;
}

}  // namespace kaikou::tell
