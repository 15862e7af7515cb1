// The tiles of a game: kinds in declaration order, suits and honours in blocks of at most nine, rings.
#include <fmt/format.h>

#include "compiler/sema/elaborator.h"
#include "runtime/plan/plan_verify.h"

namespace kaikou::sema {

namespace {
constexpr int maxBlock = 9;
}

void Elaborator::elabTiles() {
  if (!flat_.tiles) {
    if (!flat_.isModule) error(diag::Code::NoTiles, flat_.headerPlace);
    return;
  }
  const auto& body = std::get<syntax::TilesBody>(flat_.tiles.decl->body);
  auto& kinds = module_->kinds;
  auto& blocks = module_->blocks;
  source::FileId file = flat_.tiles.ast->file;
  auto bad = [&](source::Span span, text::Bilingual text) { error(diag::Code::BadTileItem, {file, span}, {std::move(text)}); };
  std::unordered_map<std::string, size_t> byName;
  std::unordered_set<std::string> spellings;   // of suits, and of tiles without one
  auto addKind = [&](std::string name, int block, int rank, int copies, source::Span span) {
    if (kinds.size() >= plan::maxKinds) {
      error(diag::Code::TooManyKinds, {file, span}, {std::to_string(plan::maxKinds)});
      return;
    }
    byName.emplace(name, kinds.size());
    plan::Kind kind;
    kind.name = std::move(name);
    kind.block = static_cast<uint8_t>(block);
    kind.rank = static_cast<uint8_t>(rank);
    kind.copies = static_cast<uint8_t>(copies);
    kinds.push_back(std::move(kind));
  };
  for (const auto& item : body.items) {
    if (item.kind == syntax::TilesItem::Ring) continue;
    if (item.copies < 1 || item.copies > 4) {
      bad(item.span, say::CopiesRange);
      continue;
    }
    if (item.names.empty()) continue;
    if (item.kind == syntax::TilesItem::Suit) {
      if (item.firstRank != 1 || item.lastRank < 1 || item.lastRank > maxBlock) {
        bad(item.span, say::RanksOfASuit);
        continue;
      }
      if (item.names.size() > plan::limits::aliases + 1) tooMany(plan::limits::aliases, say::ManySpellings, {file, item.span});
      for (const auto& name : item.names) {
        if (!spellings.insert(name.text).second) bad(name.span, say::WrittenForOther(name.text));
      }
      plan::Block block;
      block.name = item.names[0].text;
      for (size_t i = 1; i < item.names.size(); ++i) block.aliases.push_back(item.names[i].text);
      block.firstKind = static_cast<uint8_t>(kinds.size());
      block.isSuit = true;
      size_t first = kinds.size();
      for (int rank = 1; rank <= item.lastRank; ++rank) {
        addKind(std::to_string(rank) + block.name, static_cast<int>(blocks.size()), rank, item.copies, item.span);
      }
      block.size = static_cast<uint8_t>(kinds.size() - first);
      for (size_t k = first; k < kinds.size(); ++k) {
        kinds[k].next = static_cast<int8_t>(k + 1 < kinds.size() ? k + 1 : first);
        kinds[k].previous = static_cast<int8_t>(k > first ? k - 1 : kinds.size() - 1);
      }
      blocks.push_back(std::move(block));
      continue;
    }
    for (size_t i = 0; i < item.names.size(); ++i) {
      if (i % maxBlock == 0) {
        plan::Block block;
        block.firstKind = static_cast<uint8_t>(kinds.size());
        block.isFlower = item.kind == syntax::TilesItem::Flower;
        blocks.push_back(std::move(block));
      }
      size_t before = kinds.size();
      if (!spellings.insert(item.names[i].text).second) bad(item.names[i].span, say::TileTwice(item.names[i].text));
      addKind(item.names[i].text, static_cast<int>(blocks.size() - 1), static_cast<int>(i % maxBlock) + 1, item.copies,
              item.names[i].span);
      blocks.back().size = static_cast<uint8_t>(blocks.back().size + (kinds.size() - before));
    }
  }
  // Flowers are never part of a hand.
  if (!sink_.hasErrors() && std::all_of(blocks.begin(), blocks.end(), [](const plan::Block& block) { return block.isFlower || block.size == 0; }))
    error(diag::Code::NoTiles, {file, flat_.tiles.decl->span});
  if (blocks.size() > plan::limits::blocks) {
    error(diag::Code::TooMany, {file, flat_.tiles.decl->span}, {std::to_string(plan::limits::blocks), say::ManyBlocks},
          say::HonoursTogether);
  }
  for (const auto& item : body.items) {
    if (item.kind != syntax::TilesItem::Ring) continue;
    std::vector<size_t> ring;
    for (const auto& name : item.names) {
      auto found = byName.find(name.text);
      if (found == byName.end()) {
        error(diag::Code::UnknownTile, {file, name.span}, {name.text});
      } else if (kinds[found->second].next != plan::noTile ||
                 std::find(ring.begin(), ring.end(), found->second) != ring.end()) {
        bad(name.span, say::InARingAlready(name.text));
      } else {
        ring.push_back(found->second);
      }
    }
    for (size_t i = 0; i < ring.size(); ++i) {
      kinds[ring[i]].next = static_cast<int8_t>(ring[(i + 1) % ring.size()]);
      kinds[ring[i]].previous = static_cast<int8_t>(ring[(i + ring.size() - 1) % ring.size()]);
    }
  }
  tilePlan_ = std::make_unique<plan::Plan>();
  tilePlan_->kinds = kinds;
  tilePlan_->blocks = blocks;
  notation_ = std::make_unique<tile::TileNotation>(*tilePlan_);
}

bool Elaborator::tilesByText(const std::string& text, plan::TileSet& set, std::vector<uint8_t>& kinds) const {
  if (!notation_) return false;
  tile::TileError problem;
  if (!notation_->parse(text, kinds, problem)) return false;
  for (uint8_t kind : kinds) set |= plan::TileSet{1} << kind;
  return !kinds.empty();
}

plan::TileSet Elaborator::suitByName(const std::string& text) const {
  for (const auto& block : module_->blocks) {
    if (!block.isSuit) continue;
    bool named = block.name == text;
    for (const auto& alias : block.aliases) named |= alias == text;
    if (named) return ((plan::TileSet{1} << block.size) - 1) << block.firstKind;
  }
  return 0;
}

plan::TileSet Elaborator::allTiles() const {
  plan::TileSet set = 0;
  for (size_t k = 0; k < module_->kinds.size(); ++k) {
    if (!module_->blocks[module_->kinds[k].block].isFlower) set |= plan::TileSet{1} << k;
  }
  return set;
}

}  // namespace kaikou::sema
