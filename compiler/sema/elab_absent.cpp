// Questions for what the game does not have: a tile turned up where none is, the seat that broke a duty where there is none.
//
// Whether a game has it is read off the declarations. A tile that is not there has no harmless value, so asking for it is an
// error wherever it is asked. Whether something happened has one: it did not. There only the ruleset's own file is held to
// account, because a base may ask for what the ruleset that extends it took away, and a module for what its base lacks.
//
// What options decide must not be refused for a branch that they shut, so the question becomes a node of its own, and the pass
// passes/absent.cpp reports those that are still asked when everything is folded. Tested by tests/sema/absent_test.cpp.
#include "compiler/sema/elaborator.h"

namespace kaikou::sema {

using syntax::Word;

namespace {

bool declares(const DeclRef& block, Word word) {
  if (!block) return false;
  const auto& items = std::get<syntax::SettingsBody>(block.decl->body).items;
  return std::any_of(items.begin(), items.end(), [&](const syntax::Setting& item) { return item.word == word; });
}

const syntax::CallBody& bodyOf(const DeclRef& call) { return std::get<syntax::CallBody>(call.decl->body); }

}  // namespace

bool Elaborator::hasReplacements() const {
  const auto draws = [](const DeclRef& call) { return bodyOf(call).draws; };
  const auto flowers = [](const plan::Block& block) { return block.isFlower; };
  const auto offers = [](const DeclRef& turned) {
    const auto& lines = std::get<syntax::TurnUpBody>(turned.decl->body).lines;
    return std::any_of(lines.begin(), lines.end(), [](const syntax::TurnLine& line) { return line.offered; });
  };
  return std::any_of(flat_.turnUps.begin(), flat_.turnUps.end(), offers) || declares(flat_.discarding, Word::DRAWS) || std::any_of(flat_.calls.begin(), flat_.calls.end(), draws) ||
         std::any_of(module_->blocks.begin(), module_->blocks.end(), flowers);
}

bool Elaborator::hasRobbable() const {
  return std::any_of(flat_.calls.begin(), flat_.calls.end(), [](const DeclRef& call) { return bodyOf(call).robbable; });
}

// Why the game cannot answer, and what would let it; nothing if it can.
std::optional<Elaborator::Lack> Elaborator::lackOf(ExprKind kind) const {
  switch (kind) {
    case ExprKind::Indicator:
      if (module_->game.hasIndicator) return std::nullopt;
      return declares(flat_.deal, Word::INDICATOR)
                 ? Lack{say::NoTileUnderThese, say::SameOptionsDecide}
                 : Lack{say::NoTileTurnedUp, say::SayIndicator};
    case ExprKind::PreviousWild:
      if (!flat_.wilds.empty()) return std::nullopt;
      return Lack{say::NothingIsWild, say::DeclareAWild};
    case ExprKind::LastTiles:
      if (declares(flat_.wall, Word::LAST_TILES)) return std::nullopt;
      return Lack{say::NoLastTiles, say::SayLastTiles};
    case ExprKind::AfterKong:
      if (hasReplacements()) return std::nullopt;
      return Lack{say::NothingDraws, say::ACallDraws};
    case ExprKind::Robbing: case ExprKind::RobbedSeat:
      if (hasRobbable()) return std::nullopt;
      return Lack{say::NothingRobbable, say::ACallIsRobbable};
    case ExprKind::AnyOffender: case ExprKind::LastOffender:
      if (!flat_.duties.empty()) return std::nullopt;
      return Lack{say::NoDuty, say::DeclareADuty};
    default: return std::nullopt;
  }
}

// A node in place of the answer; nothing where the game has one.
std::optional<Typed> Elaborator::absent(Kind kind, ExprKind question, Where where, source::Place place, text::Bilingual asked) {
  auto lack = lackOf(question);
  if (!lack) return std::nullopt;
  const bool tile = kind == Kind::Tile;
  if (!tile && place.file != flat_.headerPlace.file) return std::nullopt;
  module_->absences.push_back({place, std::move(asked), lack->why, lack->help});
  return simple(kind, Op::Absent, where, noNode, noNode, static_cast<uint32_t>(module_->absences.size() - 1));
}

std::optional<Typed> Elaborator::absent(Kind kind, Where where) {
  return absent(kind, where->kind, where, where.place(), std::string(ruleset_.sources->text(where.ast->file).substr(where->span.begin, where->span.end - where->span.begin)));
}

}  // namespace kaikou::sema
