// From questions to features (see features.h). Each distinct question gets its bits once, in the first word of 64 bits that
// has room: rules that ask little leave the later words empty. Tested by tests/algebra/features_test.cpp and against the reference evaluator.
#include "compiler/algebra/features.h"
#include "compiler/algebra/feature_costs.h"

#include <algorithm>
#include <array>
#include <bit>

namespace kaikou::algebra {

namespace {

using ir::NodeId;
using ir::Op;
using plan::Feature;
using plan::FeatureKind;
using plan::TileSet;

class Layout {
 public:
  explicit Layout(plan::FeatureLayout& layout) : layout_(layout) {}

  /// The place of a feature, made at its first use: shift | width << 8.
  uint32_t field(FeatureKind kind, TileSet tiles, plan::MeldFilter filter, int width) {
    for (const AskedFeature& of : asked_) {
      const Feature& known = of.feature;
      if (known.kind == kind && known.tiles == tiles && known.filter == filter) {
        return known.shift | static_cast<uint32_t>(known.width) << 8;
      }
    }
    size_t word = 0;
    while (word + 1 < used_.size() && used_[word] + width > 64) ++word;
    int& used = used_[word];
    Feature feature;
    feature.kind = kind;
    feature.filter = filter;
    feature.tiles = tiles;
    feature.width = static_cast<uint8_t>(width);
    feature.shift = static_cast<uint8_t>(64 * word + static_cast<size_t>(used));
    used += width;
    asked_.push_back({feature, asker, used <= 64});
    if (used <= 64) layout_.features.push_back(feature);
    return feature.shift | static_cast<uint32_t>(width) << 8;
  }
  bool has(FeatureKind kind, TileSet tiles, plan::MeldFilter filter) const {
    return std::any_of(asked_.begin(), asked_.end(), [&](const AskedFeature& of) {
      return of.feature.kind == kind && of.feature.tiles == tiles && of.feature.filter == filter;
    });
  }
  bool fits() const { return used_.back() <= 64; }
  const std::vector<AskedFeature>& asked() const { return asked_; }

  uint32_t asker = 0;                    // the declaration whose question is looked at

 private:
  plan::FeatureLayout& layout_;
  std::vector<AskedFeature> asked_;      // those that found no room too
  std::array<int, plan::vectorWords> used_{};   // bits of each word
};

plan::MeldFilter filterOf(uint32_t flag) {
  plan::MeldFilter filter;
  filter.kinds = (flag & 7) ? static_cast<uint8_t>(flag & 7) : uint8_t{7};
  filter.where = flag & 8 ? plan::MeldFilter::Inside : flag & 16 ? plan::MeldFilter::Touching : plan::MeldFilter::Anywhere;
  filter.from = flag & 32 ? plan::MeldFilter::Concealed : flag & 64 ? plan::MeldFilter::Claimed : plan::MeldFilter::Either;
  return filter;
}

void setBits(plan::FeatureVector& vector, const Feature& feature) {
  uint64_t bits = (feature.width == 64 ? ~uint64_t{0} : (uint64_t{1} << feature.width) - 1) << (feature.shift & 63);
  vector.words[feature.shift / 64] |= bits;
}

class Assigner {
 public:
  Assigner(ir::Module& module, diag::Sink& sink) : module_(module), sink_(sink), layout_(module.features) {}

  const std::vector<AskedFeature>& asked() const { return layout_.asked(); }

  bool run() {
    size_t before = sink_.errorCount();
    findCounted();
    size_t at = 0;   // nodes come in order
    rewriteNodes(module_, [&](ir::Builder& builder, ir::Node node) { return replace(builder, node, counted_[at++]); });
    if (!layout_.fits()) reportCosts(module_, layout_.asked(), sink_);
    if (sink_.errorCount() > before) return false;
    finish();
    return true;
  }

 private:
  NodeId read(ir::Builder& builder, uint32_t field) {
    return builder.op(Op::FeatureField, field >> 8 == 1 ? ir::Type::Bool : ir::Type::Num, ir::noNode, ir::noNode, ir::noNode, field);
  }
  NodeId clear(ir::Builder& builder, uint32_t field) {
    return builder.op(Op::Not, ir::Type::Bool, read(builder, field));
  }

  /// The set of a question, which must be a constant by now.
  bool fixed(const ir::Builder&, const ir::Node& node, NodeId operand, TileSet& set) {
    if (operand == ir::noNode) return true;
    const ir::Node& from = module_.at(operand);
    if (from.op == Op::Const) {
      set = static_cast<TileSet>(from.value.num);
      return true;
    }
    sink_.report(diag::Code::SetNotFixed, module_.places[node.origin],
                 {from.deps & ir::DepTable ? diag::say::AtTheTable() : diag::say::WhenDealtKnown()},
                 node.op == Op::CountMelds ? diag::say::AskMeldsOtherwise() : text::Bilingual());
    return false;
  }

  // Nodes whose value matters, and not only whether it is 0.
  void findCounted() {
    counted_.assign(module_.nodes.size(), false);
    auto isZero = [&](NodeId id) { return module_.at(id).op == Op::Const && module_.at(id).value == Num(0); };
    for (const ir::Node& node : module_.nodes) {
      if (node.op == Op::Eq && (isZero(node.a) || isZero(node.b))) continue;
      for (NodeId operand : {node.a, node.b, node.c}) {
        if (operand != ir::noNode) counted_[operand] = true;
      }
    }
    forEachRoot(module_, [&](NodeId& id) { counted_[id] = true; });
  }
  // Whether a reading may have two triplets of one kind.
  bool triplesRepeat() const {
    if (module_.wilds != ir::noNode) return true;
    for (const auto& kind : module_.kinds) {
      if (kind.copies >= 6) return true;
    }
    return false;
  }
  // How many triplets a set that is known late has, where one bit a kind does not tell: a count for each kind.
  NodeId tripletsByKind(ir::Builder& builder, NodeId set, plan::MeldFilter filter) {
    NodeId total = builder.number(0);
    for (size_t k = 0; k < module_.kinds.size(); ++k) {
      if (module_.blocks[module_.kinds[k].block].isFlower) continue;
      NodeId tile = builder.constant(ir::Type::Tile, Num(static_cast<int64_t>(k)));
      NodeId asked = builder.op(Op::SetHas, ir::Type::Bool, set, tile);
      NodeId count = read(builder, layout_.field(FeatureKind::MeldCount, TileSet{1} << k, filter, 3));
      NodeId part = builder.op(Op::Select, ir::Type::Num, asked, count, builder.number(0));
      total = builder.op(Op::Add, ir::Type::Num, total, part);
    }
    return total;
  }

  NodeId replace(ir::Builder& builder, ir::Node node, bool counted) {
    TileSet set = 0;
    plan::MeldFilter none;
    layout_.asker = node.origin;
    switch (node.op) {
      case Op::AllTilesIn:
        if (!fixed(builder, node, node.a, set)) break;
        return clear(builder, layout_.field(FeatureKind::TilesOutside, set, none, 1));
      case Op::CountTilesIn:
        if (!fixed(builder, node, node.a, set)) break;
        return read(builder, layout_.field(FeatureKind::TileCount, set, none, 5));
      case Op::EveryMeld:
        if (!fixed(builder, node, node.a, set)) break;
        return clear(builder, layout_.field(FeatureKind::MeldOther, set, filterOf(node.imm), 1));
      case Op::EveryGroup:
        if (!fixed(builder, node, node.a, set)) break;
        return clear(builder, layout_.field(FeatureKind::GroupMisses, set, none, 1));
      case Op::CountMelds: {
        plan::MeldFilter filter = filterOf(node.imm);
        bool late = node.a != ir::noNode && module_.at(node.a).op != Op::Const;
        if (late && (filter.kinds & 1) == 0 && filter.kinds == 6 && filter.from == plan::MeldFilter::Either) {
          if (counted && triplesRepeat()) return tripletsByKind(builder, node.a, filter);
          everyTriplet();
          return builder.op(Op::TripletsIn, ir::Type::Num, node.a);
        }
        if (!fixed(builder, node, node.a, set)) break;
        return meldCount(builder, set, filter, counted);
      }
      case Op::SetHas:
        if (module_.at(node.b).op == Op::PairTile && module_.at(node.a).op == Op::Const) {
          set = static_cast<TileSet>(module_.at(node.a).value.num);
          return read(builder, layout_.field(FeatureKind::PairInside, set, none, 1));
        }
        break;
      case Op::Eq: case Op::Ne:
        for (auto [pair, other] : {std::pair{node.a, node.b}, std::pair{node.b, node.a}}) {
          const ir::Node& tile = module_.at(other);
          if (module_.at(pair).op != Op::PairTile || tile.op != Op::Const || tile.value.num < 0) continue;
          uint32_t field = layout_.field(FeatureKind::PairInside, TileSet{1} << tile.value.num, none, 1);
          return node.op == Op::Eq ? read(builder, field) : clear(builder, field);
        }
        break;
      case Op::PairHasWild: return read(builder, layout_.field(FeatureKind::PairWild, 0, none, 1));
      case Op::KindsOfReading: return kindsHeld(builder, node);
      case Op::Related: need(node.imm); break;
      case Op::Links:
        for (const auto* list : {&module_.links[node.imm].by, &module_.links[node.imm].beside})
          for (const uint16_t relation : *list) need(relation);
        break;
      case Op::PairOf:
        // Asked whole only if something other than a fixed set is compared with it; the field is given when it is read.
        return builder.op(Op::PairTile, ir::Type::Tile);
      case Op::WildsAs:
        if (!fixed(builder, node, node.a, set)) break;
        return read(builder, layout_.field(FeatureKind::WildsAs, set, none, 5));
      case Op::WaitIs: {
        uint32_t field = layout_.field(FeatureKind::Wait, 0, none, 5);
        NodeId any = builder.boolean(false);
        for (uint32_t bit = 0; bit < 5; ++bit) {
          if (!((node.imm >> bit) & 1)) continue;
          NodeId one = read(builder, ((field & 0xff) + bit) | 1u << 8);
          any = builder.op(Op::Or, ir::Type::Bool, any, one);
        }
        return any;
      }
      case Op::EqualRunPairs: case Op::MostEqualRuns: case Op::SameRun: case Op::Straight:
        everyRun();
        break;
      case Op::SameTriplet:
        everyTriplet();
        break;
      default:
        break;
    }
    return builder.add(node);
  }

  void need(size_t relation) { module_.relations[relation].triplets ? everyTriplet() : everyRun(); }

  TileSet handKinds() const {
    TileSet kinds = 0;
    for (size_t k = 0; k < module_.kinds.size(); ++k) {
      if (!module_.blocks[module_.kinds[k].block].isFlower) kinds |= TileSet{1} << k;
    }
    return kinds;
  }
  // The melds that a filter asks for may be said in several ways; one of them is chosen, so that they share their bits. Where
  // only none or some is asked, a bit does; the melds of one kind are counted already where runs or triplets are compared.
  NodeId meldCount(ir::Builder& builder, TileSet set, plan::MeldFilter filter, bool counted) {
    using Filter = plan::MeldFilter;
    const bool runs = filter.kinds == 1, triplets = (filter.kinds & 1) == 0;
    if (runs && filter.where != Filter::Anywhere) {
      TileSet starts = 0, tiles = 0, every = 0;
      for (size_t k = 0; k < module_.kinds.size(); ++k) {
        const auto& block = module_.blocks[module_.kinds[k].block];
        if (!block.isSuit || module_.kinds[k].rank + 2 > block.size) continue;
        const TileSet run = TileSet{7} << k;
        every |= TileSet{1} << k;
        if (filter.where == Filter::Inside ? (run & ~set) != 0 : (run & set) == 0) continue;
        starts |= TileSet{1} << k;
        tiles |= run;
      }
      if (starts == 0) return builder.number(0);
      if (starts == every) set = 0, filter.where = Filter::Anywhere;
      else if (filter.where == Filter::Inside) set = tiles;
      if (std::has_single_bit(starts) && filter.from == Filter::Either) {
        return read(builder, layout_.field(FeatureKind::RunCount, starts, {}, 3));
      }
    }
    if (triplets && filter.where != Filter::Anywhere) {
      filter.where = Filter::Inside;   // all tiles of a triplet are one
      set &= handKinds();
      if (set == 0) return builder.number(0);
      if (set == handKinds()) set = 0, filter.where = Filter::Anywhere;
      if (std::has_single_bit(set) && filter.kinds == 6 && filter.from == Filter::Either && (!counted || !triplesRepeat())) {
        return asNumber(builder, layout_.field(FeatureKind::TripletAt, set, {}, 1));
      }
    }
    if (!counted && !layout_.has(FeatureKind::MeldCount, set, filter)) {
      return asNumber(builder, layout_.field(FeatureKind::MeldSome, set, filter, 1));
    }
    return read(builder, layout_.field(FeatureKind::MeldCount, set, filter, 3));
  }
  NodeId asNumber(ir::Builder& builder, uint32_t field) {
    return builder.op(Op::FeatureField, ir::Type::Num, ir::noNode, ir::noNode, ir::noNode, field);
  }
  // Without wilds every tile is itself, and the table knows how many there are. With wilds a kind is counted by a field.
  NodeId kindsHeld(ir::Builder& builder, const ir::Node& node) {
    if (module_.wilds == ir::noNode) {
      NodeId winner = builder.op(Op::InWinner, ir::Type::Seat);
      return builder.op(Op::KindsHeld, ir::Type::Num, winner, node.a, ir::noNode, node.imm | 16);
    }
    TileSet set = 0;
    if (!fixed(builder, node, node.a, set)) return builder.number(0);
    const int width = module_.game.handSize <= 13 ? 4 : 5;
    NodeId total = builder.number(0), asked = builder.number(node.imm & 7);
    for (TileSet left = set & handKinds(); left; left &= left - 1) {
      NodeId count = read(builder, layout_.field(FeatureKind::TileCount, left & -left, {}, width));
      NodeId holds = node.imm >> 3 & 1 ? builder.op(Op::Le, ir::Type::Bool, asked, count)
                                       : builder.op(Op::Eq, ir::Type::Bool, asked, count);
      NodeId one = builder.op(Op::Select, ir::Type::Num, holds, builder.number(1), builder.number(0));
      total = builder.op(Op::Add, ir::Type::Num, total, one);
    }
    return total;
  }

  void everyRun() {
    for (size_t k = 0; k < module_.kinds.size(); ++k) {
      const auto& block = module_.blocks[module_.kinds[k].block];
      if (block.isSuit && module_.kinds[k].rank + 2 <= block.size) {
        layout_.field(FeatureKind::RunCount, TileSet{1} << k, {}, 3);
      }
    }
  }
  void everyTriplet() {
    for (size_t k = 0; k < module_.kinds.size(); ++k) {
      if (!module_.blocks[module_.kinds[k].block].isFlower) {
        layout_.field(FeatureKind::TripletAt, TileSet{1} << k, {}, 1);
      }
    }
  }

  // Questions that still want the pair itself get its field; then the constants of the layout.
  void finish() {
    bool asksPair = false;
    std::vector<bool> used(module_.nodes.size(), false);
    for (const auto& node : module_.nodes) {
      for (NodeId operand : {node.a, node.b, node.c}) {
        if (operand != ir::noNode) used[operand] = true;
      }
    }
    forEachRoot(module_, [&](NodeId& id) { used[id] = true; });
    for (size_t id = 0; id < module_.nodes.size(); ++id) {
      if (!used[id] || module_.nodes[id].op != Op::PairTile) continue;
      if (!asksPair) layout_.asker = module_.nodes[id].origin;
      asksPair = true;
    }
    if (asksPair) {
      uint32_t field = layout_.field(FeatureKind::PairTile, 0, {}, 7);
      for (auto& node : module_.nodes) {
        if (node.op == Op::PairTile) node.imm = field;
      }
    }
    if (!layout_.fits()) return reportCosts(module_, layout_.asked(), sink_);
    auto& features = module_.features;
    features.shapeBase.assign(module_.shapes.size(), {});
    for (const Feature& feature : features.features) {
      if (combinesByOr(feature.kind)) setBits(features.orMask, feature);
      if (feature.kind == FeatureKind::Wait || feature.filter.from != plan::MeldFilter::Either) features.needsWinningTile = true;
      bool melds = feature.kind == FeatureKind::MeldOther, groups = feature.kind == FeatureKind::GroupMisses;
      if (melds || groups || feature.kind == FeatureKind::TilesOutside) setBits(features.noReading, feature);
      for (size_t i = 0; i < module_.shapes.size(); ++i) {
        auto form = module_.shapes[i].form;
        bool pairs = form == plan::ShapeForm::Pairs || form == plan::ShapeForm::DistinctPairs;
        if (form == plan::ShapeForm::Melds && !module_.shapes[i].set) continue;
        if (form == plan::ShapeForm::Melds) {   // its melds are asked about, but what stands beside them is no group
          if (groups) setBits(features.shapeBase[i], feature);
          continue;
        }
        if (melds || (groups && !pairs)) setBits(features.shapeBase[i], feature);
      }
    }
  }

  ir::Module& module_;
  diag::Sink& sink_;
  Layout layout_;
  std::vector<bool> counted_;
};

}  // namespace

bool assignFeatures(ir::Module& module, diag::Sink& sink, std::vector<AskedFeature>* asked) {
  size_t before = sink.errorCount();
  Assigner assigner(module, sink);
  assigner.run();
  if (asked) *asked = assigner.asked();
  return sink.errorCount() == before;
}

}  // namespace kaikou::algebra
