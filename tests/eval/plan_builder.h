// Builds plans by hand, for tests that must not depend on the compiler: registers by name of a C++ variable,
// constants pooled, phases as they come.
//
//   PlanBuilder b;
//   auto openings = b.op(Op::Openings, b.winner());
//   b.need("open", b.op(Op::Le, b.number(1), openings));
//   plan::Plan plan = b.finish();
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "runtime/plan/plan.h"

namespace kaikou::testing {

using plan::Op;
using plan::Phase;

/// A register of a plan that is being built.
struct PlanValue {
  enum Sort { Constant, Scalar, Lane, Nothing } sort = Nothing;
  int index = 0;
};

class PlanBuilder {
 public:
  using Value = PlanValue;

  plan::Plan plan;

  PlanBuilder() { plan.origins.push_back({"rules", "rules", "rules", "", "", "", 0, 0}); }

  // ── tiles ──
  void addSuit(const std::string& name, const std::string& alias, int ranks = 9, int copies = 4) {
    plan.blocks.push_back(
        {name, {alias}, static_cast<uint8_t>(plan.kinds.size()), static_cast<uint8_t>(ranks), true, false});
    addKinds(ranks, copies, [&](int r) { return std::to_string(r) + name; });
    const int first = plan.blocks.back().firstKind;
    for (int i = 0; i < ranks; ++i) ring(first + i, first + (i + 1) % ranks);
  }
  void addHonours(const std::vector<std::string>& names, int copies = 4) {
    plan.blocks.push_back(
        {"", {}, static_cast<uint8_t>(plan.kinds.size()), static_cast<uint8_t>(names.size()), false, false});
    addKinds(static_cast<int>(names.size()), copies, [&](int r) { return names[r - 1]; });
  }
  void ring(int kind, int next) {
    plan.kinds[kind].next = static_cast<int8_t>(next);
    plan.kinds[next].previous = static_cast<int8_t>(kind);
  }
  /// Three suits, seven honours of which the fifth is in no ring.
  void addUsualTiles() {
    addSuit("万", "m"), addSuit("筒", "p"), addSuit("条", "s");
    addHonours({"东", "南", "西", "北", "中", "发", "白"});
    const int order[] = {27, 28, 29, 30, 32, 33};
    for (int i = 0; i < 6; ++i) ring(order[i], order[(i + 1) % 6]);
  }

  // ── features ──
  int addFeature(plan::FeatureKind kind, plan::TileSet tiles, plan::MeldFilter filter = {}) {
    using plan::FeatureKind;
    int width = 1;
    bool orBit = true;
    switch (kind) {
      case FeatureKind::TileCount:
      case FeatureKind::WildsAs: width = 5, orBit = false; break;
      case FeatureKind::MeldCount:
      case FeatureKind::RunCount: width = 3, orBit = false; break;
      case FeatureKind::PairTile: width = 7, orBit = false; break;
      case FeatureKind::Wait: width = 5; break;
      default: break;
    }
    if (bit_ < 64 && bit_ + width > 64) bit_ = 64;
    plan.features.features.push_back(
        {kind, filter, tiles, static_cast<uint8_t>(bit_), static_cast<uint8_t>(width)});
    for (int i = 0; orBit && i < width; ++i) setBit(plan.features.orMask, bit_ + i);
    if (kind == FeatureKind::Wait) plan.features.needsWinningTile = true;
    bit_ += width;
    return static_cast<int>(plan.features.features.size()) - 1;
  }
  static void setBit(plan::FeatureVector& v, int bit) {
    v.words[bit / 64] |= uint64_t{1} << (bit & 63);
  }
  uint32_t fieldImm(int feature) const {
    const plan::Feature& f = plan.features.features[feature];
    return f.shift | static_cast<uint32_t>(f.width) << 8;
  }
  Value field(int feature) { return op(Op::FeatureField, {}, {}, {}, fieldImm(feature)); }

  // ── code ──
  void phase(Phase phase) { phase_ = phase; }
  Value number(Num value) {
    for (size_t i = 0; i < plan.constants.size(); ++i)
      if (plan.constants[i] == value) return {Value::Constant, static_cast<int>(i)};
    plan.constants.push_back(value);
    return {Value::Constant, static_cast<int>(plan.constants.size()) - 1};
  }
  Value set(plan::TileSet tiles) { return number(Num(static_cast<int64_t>(tiles))); }
  Value op(Op op, Value a = {}, Value b = {}, Value c = {}, uint32_t imm = 0) {
    return emit(op, {Value::Scalar, scalars_++}, a, b, c, imm);
  }
  Value lane(Op op, Value a = {}, Value b = {}, Value c = {}, uint32_t imm = 0) {
    return emit(op, {Value::Lane, lanes_++}, a, b, c, imm);
  }

  // ── what is computed ──
  uint32_t origin(const std::string& name) {
    plan.origins.push_back({name, name, name, "", "", "", 0, 0});
    return static_cast<uint32_t>(plan.origins.size()) - 1;
  }
  /// A need of the phase that is being written.
  void need(const std::string& name, Value holds, bool atSettlement = false) {
    plan.needs.push_back({origin(name), 0, phase_ == Phase::Reading, atSettlement});
    needs_.push_back(holds);
  }
  void pattern(const std::string& name, Value holds) {
    plan.patterns.push_back({origin(name), 0, plan::noReg});
    patterns_.push_back(holds);
  }
  void liability(const std::string& name, Value seat, Value holds) {
    plan.liabilities.push_back({origin(name), 0, 0});
    liabilities_.push_back({seat, holds});
  }
  void sharing(const std::string& name, Value holds) {
    plan.sharings.push_back({origin(name), 0});
    sharings_.push_back(holds);
  }
  void payment(Value value) { payment_ = value; }
  void wilds(Value value) { wilds_ = value; }
  void choose(bool winnings, Value value = {}) {
    plan.choose.push_back({winnings, 0});
    choose_.push_back(value);
  }
  void result(const std::string& key, plan::ResultItem::Kind kind, Value value = {}) {
    plan.results.push_back({key, kind, {}, 0});
    results_.push_back(value);
  }
  void line(const std::string& name, uint32_t group, plan::LineRole role, plan::LineAction action,
            Value value, Value applies, Value after) {
    plan.lines.push_back({origin(name), group, role, action, 0, 0, 0});
    lines_.push_back({value, applies, after});
  }
  void callSets(size_t call, Value without, Value aside) { callSets_[call] = {without, aside}; }

  plan::Plan finish() {
    const int firstScalar = static_cast<int>(plan.constants.size());
    plan.scalarCount = static_cast<uint32_t>(firstScalar + scalars_);
    plan.laneCount = static_cast<uint32_t>(lanes_);
    auto reg = [&](Value v) -> plan::Reg {
      switch (v.sort) {
        case Value::Constant: return static_cast<plan::Reg>(v.index);
        case Value::Scalar: return static_cast<plan::Reg>(firstScalar + v.index);
        case Value::Lane: return static_cast<plan::Reg>(plan.scalarCount + v.index);
        case Value::Nothing: break;
      }
      return plan::noReg;
    };
    auto operand = [&](Value v) { return v.sort == Value::Nothing ? plan::Reg{0} : reg(v); };
    for (Phase p : {Phase::Deal, Phase::Table, Phase::Reading}) {
      const auto first = static_cast<uint32_t>(plan.code.size());
      for (const Pending& i : code_)
        if (i.phase == p)
          plan.code.push_back({i.op, reg(i.dst), operand(i.a), operand(i.b), operand(i.c), i.imm, i.origin});
      plan.phases.push_back({p, first, static_cast<uint32_t>(plan.code.size()) - first});
    }
    for (size_t i = 0; i < needs_.size(); ++i) plan.needs[i].holds = reg(needs_[i]);
    for (size_t i = 0; i < patterns_.size(); ++i) plan.patterns[i].holds = reg(patterns_[i]);
    for (size_t i = 0; i < liabilities_.size(); ++i)
      plan.liabilities[i].seat = reg(liabilities_[i].first),
      plan.liabilities[i].holds = reg(liabilities_[i].second);
    for (size_t i = 0; i < sharings_.size(); ++i) plan.sharings[i].holds = reg(sharings_[i]);
    for (size_t i = 0; i < choose_.size(); ++i) plan.choose[i].value = reg(choose_[i]);
    for (size_t i = 0; i < results_.size(); ++i) plan.results[i].value = reg(results_[i]);
    for (size_t i = 0; i < lines_.size(); ++i)
      plan.lines[i].value = reg(lines_[i][0]), plan.lines[i].applies = reg(lines_[i][1]),
      plan.lines[i].after = reg(lines_[i][2]);
    for (const auto& [call, sets] : callSets_)
      plan.calls[call].without = reg(sets.first), plan.calls[call].asideSet = reg(sets.second);
    plan.payment = reg(payment_);
    plan.wilds = reg(wilds_);
    return plan;
  }

 private:
  struct Pending {
    Phase phase;
    Op op;
    Value dst, a, b, c;
    uint32_t imm, origin;
  };
  template <class Name>
  void addKinds(int count, int copies, Name name) {
    for (int r = 1; r <= count; ++r) {
      plan::Kind kind;
      kind.name = name(r);
      kind.block = static_cast<uint8_t>(plan.blocks.size() - 1);
      kind.rank = static_cast<uint8_t>(r);
      kind.copies = static_cast<uint8_t>(copies);
      plan.kinds.push_back(kind);
    }
  }
  Value emit(Op op, Value dst, Value a, Value b, Value c, uint32_t imm) {
    code_.push_back({phase_, op, dst, a, b, c, imm, static_cast<uint32_t>(plan.origins.size()) - 1});
    return dst;
  }

  Phase phase_ = Phase::Deal;
  int bit_ = 0, scalars_ = 0, lanes_ = 0;
  std::vector<Pending> code_;
  std::vector<Value> needs_, patterns_, sharings_, choose_, results_;
  std::vector<std::pair<Value, Value>> liabilities_;
  std::vector<std::array<Value, 3>> lines_;
  std::map<size_t, std::pair<Value, Value>> callSets_;
  Value payment_, wilds_;
};

}  // namespace kaikou::testing
