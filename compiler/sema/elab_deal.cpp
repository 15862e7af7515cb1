// Deal and wall: how many tiles go where, all fixed by the options. What cannot be dealt, or leaves nothing to draw, is an error
// where the number was chosen (plan_verify.h, verifyPlayable, says the same of plans from outside). Tested by
// tests/sema/deal_and_wall_test.cpp.
#include "compiler/sema/elaborator.h"

namespace kaikou::sema {

using syntax::Word;

namespace {

bool has(const syntax::Setting& item, Word word) {
  return std::find(item.more.begin(), item.more.end(), word) != item.more.end();
}

std::string number(int value) { return std::to_string(value); }

constexpr int mostStacks = 64;   // of two tiles: as many as there can be tiles for two sides

}  // namespace

void Elaborator::badSetting(source::Place place, text::Bilingual message, text::Bilingual help) {
  error(diag::Code::BadSetting, place, {std::move(message)}, std::move(help));
}

int64_t Elaborator::settingNumber(const Ast& ast, const syntax::Setting& item, int64_t least, int64_t most) {
  const int64_t value = item.numbers.empty() ? -1 : item.numbers[0];
  if (value >= least && value <= most) return value;
  error(diag::Code::NotWhole, {ast.file, item.span}, {std::to_string(least), std::to_string(most)});
  return least;
}

void Elaborator::elabDeal() {
  const size_t before = sink_.errorCount();
  DealPlaces places;
  dealItems(places);
  wallItems(places);
  if (sink_.errorCount() == before && (flat_.deal || flat_.wall)) checkDealing(places);
}

void Elaborator::dealItems(DealPlaces& places) {
  if (!flat_.deal) return;
  plan::Game& game = module_->game;
  const Ast& ast = *flat_.deal.ast;
  places.hand = {ast.file, flat_.deal.decl->span};
  const Deadline deadline{ir::DepOption, say::TheDeal, say::WhenLoaded};
  bool placed = false;
  for (const auto& item : std::get<syntax::SettingsBody>(flat_.deal.decl->body).items) {
    const source::Place place{ast.file, item.span};
    if (item.word == Word::SEATS) {
      game.seats = static_cast<uint8_t>(settingNumber(ast, item, 2, 4));
    } else if (item.word == Word::BEGINS_WITH) {
      const auto points = fixedNumber({&ast, item.exprs[0]}, deadline, 0, 1'000'000'000);
      if (points) module_->course.beginPoints = points->num, module_->course.followed = true;
    } else if (item.word == Word::DICE) {
      game.dice = static_cast<uint8_t>(settingNumber(ast, item, 1, 4));
    } else if (item.word == Word::BREAK_AT_SUM) {
      game.breakSkip = has(item, Word::SKIP_SMALLER) ? 1 : has(item, Word::SKIP_SUM) ? 2 : 0;
      places.breaks = place;
    } else if (item.word == Word::HAND) {
      places.hand = place;
      const auto size = fixedNumber({&ast, item.exprs[0]}, deadline, 1, 19);
      if (!size) continue;
      game.handSize = static_cast<uint8_t>(size->num);
      game.dealerHand = static_cast<uint8_t>(size->num + 1);
      if (item.exprs.size() < 2) continue;
      if (auto own = fixedNumber({&ast, item.exprs[1]}, deadline, size->num, size->num + 1)) {
        game.dealerHand = static_cast<uint8_t>(own->num);
      }
    } else if (item.word == Word::INDICATOR) {
      const auto holds = fixedGuard(ast, item.guard);
      if (!holds || !*holds || placed) continue;
      placed = true;
      places.indicator = place;
      game.hasIndicator = true;
      const bool upper = has(item, Word::UPPER_OF_STACK), lower = has(item, Word::LOWER_OF_STACK);
      const bool tail = has(item, Word::FROM_TAIL);
      game.indicatorPlace = !upper && !lower ? plan::WallPlace::Head
                            : upper          ? (tail ? plan::WallPlace::UpperFromTail : plan::WallPlace::UpperFromHead)
                                             : (tail ? plan::WallPlace::LowerFromTail : plan::WallPlace::LowerFromHead);
      if (upper || lower) game.indicatorStack = static_cast<uint8_t>(settingNumber(ast, item, 1, 2 * mostStacks));
    }
  }
}

void Elaborator::wallItems(DealPlaces& places) {
  if (!flat_.wall) return;
  plan::Game& game = module_->game;
  const Ast& ast = *flat_.wall.ast;
  const Deadline deadline{ir::DepOption, say::TheWall, say::WhenLoaded};
  for (const auto& item : std::get<syntax::SettingsBody>(flat_.wall.decl->body).items) {
    if (item.word == Word::STACKS) {
      game.stacks = static_cast<uint8_t>(settingNumber(ast, item, 1, mostStacks));
      places.stacks = {ast.file, item.span};
    } else if (item.word == Word::REPLACEMENTS) {
      game.replacementsFromTail = has(item, Word::FROM_TAIL);
    } else if (item.word == Word::KEEP || item.word == Word::LAST_TILES) {
      const bool keep = item.word == Word::KEEP;
      (keep ? places.keep : places.last) = {&ast, item.exprs[0]};
      const auto count = fixedNumber({&ast, item.exprs[0]}, deadline, 0, 4 * plan::maxKinds);
      if (count) (keep ? game.keep : game.lastTiles) = static_cast<uint16_t>(count->num);
    }
  }
}

// Which of two files was laid on the other.
size_t Elaborator::layerOf(const Ast* ast) const {
  size_t layer = 0;
  while (layer < flat_.trees.size() && flat_.trees[layer].get() != ast) ++layer;
  return layer;
}

void Elaborator::checkDealing(const DealPlaces& places) {
  plan::Game& game = module_->game;
  int tiles = 0;
  for (const auto& kind : module_->kinds) tiles += kind.copies;
  const int dealt = (game.seats - 1) * game.handSize + game.dealerHand + int{game.hasIndicator};
  if (dealt >= tiles) {
    return badSetting(places.hand, say::NothingLeftDealt(number(dealt), number(tiles)));
  }
  checkStacks(places, tiles);
  if (places.breaks && game.dice == 0) badSetting(*places.breaks, say::BreakNeedsDice, say::SayDice);
  const int skipped = game.breakSkip == 2 ? 6 * game.dice : game.breakSkip == 1 ? 6 : 0;
  if (places.breaks && game.dice && game.stacks && skipped >= game.stacks) {
    badSetting(*places.breaks, say::SkipsTooMany(number(skipped), number(game.stacks)));
  }
  if (places.indicator && game.indicatorStack > 0) {
    const bool tail = game.indicatorPlace == plan::WallPlace::UpperFromTail || game.indicatorPlace == plan::WallPlace::LowerFromTail;
    if (dealt + 2 * game.indicatorStack > tiles + (tail ? 1 : -1)) {
      badSetting(*places.indicator, say::StackIsGone(number(game.indicatorStack), number(dealt), number(tiles)));
    }
  }
  const int left = tiles - dealt;
  if (game.keep >= left) {
    return badChoice(places.keep, say::KeepsAll(number(game.keep), number(left)));
  }
  if (game.keep + game.lastTiles >= left) {
    badChoice(places.last, say::LastIsAll(number(game.lastTiles), number(game.keep), number(left)));
  }
}

void Elaborator::checkStacks(const DealPlaces& places, int tiles) {
  plan::Game& game = module_->game;
  const int side = 2 * game.stacks;
  if (side == 0 || side * plan::seatCount == tiles || side * game.seats == tiles) return;
  // Walls that a base built of other tiles are gone with them.
  if (layerOf(flat_.tiles.ast) > layerOf(flat_.wall.ast)) {
    if (warn_) {
      error(diag::Code::WallGone, {flat_.tiles.ast->file, flat_.tiles.decl->span},
            {std::to_string(game.stacks), flat_.wall.ast->header.name.text, std::to_string(tiles)},
            say::OverrideTheWall);
    }
    game.stacks = 0;
    return;
  }
  text::Bilingual help = say::LeaveStacksOut;
  if (tiles % (2 * plan::seatCount) == 0) help = say::SayStacks(number(tiles / (2 * plan::seatCount)));
  else if (tiles % (2 * game.seats) == 0) help = say::SayStacks(number(tiles / (2 * game.seats)));
  badSetting(places.stacks, say::StacksDoNotFit(number(game.stacks), number(tiles)), help);
}

}  // namespace kaikou::sema
