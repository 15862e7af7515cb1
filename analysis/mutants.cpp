// Lists of changes. Operations are changed where they stand, so no register moves; a number that several rules share is changed for
// one of them by reading another constant of the plan.
#include "analysis/mutants.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "analysis/analysis_words.h"
#include "runtime/plan/plan_op_info.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/tile/tile_notation.h"

namespace kaikou::analysis {

using plan::Instr;
using plan::Op;
using plan::Reg;
using plan::ValueType;

Mutants::Mutants(const plan::Plan& plan) : original_(plan), changed_(plan) {
  operations();
  numbers();
  rules();
  // Those that are no plan go.
  std::vector<Mutant> kept;
  std::swap(kept, mutants_);
  for (Mutant& mutant : kept) {
    mutants_.push_back(std::move(mutant));
    apply(mutants_.size() - 1);
    const bool fine = !plan::verify(changed_);
    undo();
    if (!fine) mutants_.pop_back();
  }
}

void Mutants::add(Mutant mutant) {
  const plan::Origin& origin = original_.origins[mutant.origin];
  mutant.key = origin.file + ':' + std::to_string(origin.line) + ':' + std::to_string(origin.column) + ' ' + origin.name + ' ' + mutant.what.en();
  mutants_.push_back(std::move(mutant));
}

std::string Mutants::nameOf(Reg reg) const { return reg < original_.constants.size() ? toString(original_.constants[reg]) : "…"; }

void Mutants::operations() {
  for (size_t i = 0; i < original_.code.size(); ++i) {
    const Instr& in = original_.code[i];
    auto become = [&](Instr other, text::Bilingual what) {
      Mutant mutant;
      mutant.of = Mutant::Operation, mutant.origin = in.origin, mutant.index = static_cast<uint32_t>(i), mutant.instr = other;
      mutant.what = std::move(what);
      add(std::move(mutant));
    };
    auto op = [&](Op to) {
      Instr other = in;
      other.op = to;
      become(other, words::MutantOp(std::string(plan::opInfo(in.op).name), std::string(plan::opInfo(to).name)));
    };
    auto move = [&](Reg to, text::Bilingual what) {
      Instr other;
      other.op = Op::Move, other.dst = in.dst, other.a = to, other.origin = in.origin;
      become(other, std::move(what));
    };
    switch (in.op) {
      case Op::And: op(Op::Or); break;
      case Op::Or: op(Op::And); break;
      case Op::Lt: op(Op::Le); break;
      case Op::Le: op(Op::Lt); break;
      case Op::Eq: op(Op::Ne); break;
      case Op::Ne: op(Op::Eq); break;
      case Op::Not: move(in.a, words::MutantNoNot); break;
      case Op::Min: op(Op::Max); break;
      case Op::Max: op(Op::Min); break;
      case Op::Add: op(Op::Sub); move(in.a, words::MutantLeftOut(nameOf(in.b))); break;
      case Op::Sub: op(Op::Add); move(in.a, words::MutantLeftOut(nameOf(in.b))); break;
      case Op::Mul: op(Op::Add); move(in.a, words::MutantLeftOut(nameOf(in.b))); break;
      case Op::Div: op(Op::Mul); break;
      case Op::Pow: op(Op::Mul); break;
      case Op::RoundUp: op(Op::RoundDown); break;
      case Op::RoundDown: op(Op::RoundUp); break;
      case Op::EveryLoser: op(Op::SomeLoser); break;
      case Op::SomeLoser: op(Op::EveryLoser); break;
      case Op::TileNext: op(Op::TilePrevious); break;
      case Op::TilePrevious: op(Op::TileNext); break;
      case Op::SeatNext: op(Op::SeatPrevious); break;
      case Op::SeatPrevious: op(Op::SeatNext); break;
      case Op::Select: {
        Instr other = in;
        std::swap(other.b, other.c);
        become(other, words::MutantTurned);
        move(in.b, words::MutantAlways);
        move(in.c, words::MutantNever);
        break;
      }
      default: break;
    }
  }
}

void Mutants::numbers() {
  // Uses of each constant as a number or a set.
  struct Use { size_t instr; int operand; ValueType type; };
  std::vector<std::vector<Use>> uses(original_.constants.size());
  for (size_t i = 0; i < original_.code.size(); ++i) {
    const Instr& in = original_.code[i];
    const plan::OpInfo& info = plan::opInfo(in.op);
    const Reg operands[] = {in.a, in.b, in.c};
    for (int o = 0; o < info.operands; ++o)
      if (operands[o] < original_.constants.size()) uses[operands[o]].push_back({i, o, info.types[static_cast<size_t>(o)]});
  }
  const tile::TileNotation notation(original_);
  for (size_t c = 0; c < uses.size(); ++c) {
    const Num& value = original_.constants[c];
    for (const Use& use : uses[c]) {
      const Instr& in = original_.code[use.instr];
      // Values of `Same` operands are numbers where another operand is none but a number: those of Select and comparisons are left.
      if (use.type != ValueType::Number) continue;
      if (uses[c].size() == 1) {
        for (const int64_t step : {int64_t{1}, int64_t{-1}}) {
          Mutant mutant;
          mutant.of = Mutant::Constant, mutant.origin = in.origin, mutant.index = static_cast<uint32_t>(c);
          if (value.isNone() || addNum(value, Num(step), mutant.value) != NumError::Ok) continue;
          mutant.what = words::MutantNumber(toString(value), toString(mutant.value));
          add(std::move(mutant));
        }
        continue;
      }
      // The next smaller and the next larger number that the plan has.
      for (const bool larger : {false, true}) {
        int best = -1;
        for (size_t other = 0; other < original_.constants.size(); ++other) {
          const bool number = std::any_of(uses[other].begin(), uses[other].end(), [](const Use& u) { return u.type == ValueType::Number; });
          const int order = compareNum(original_.constants[other], value);
          if (!number || order == 0 || (order > 0) != larger) continue;
          if (best < 0 || (compareNum(original_.constants[other], original_.constants[static_cast<size_t>(best)]) < 0) == larger) best = static_cast<int>(other);
        }
        if (best < 0) continue;
        Mutant mutant;
        mutant.of = Mutant::Operation, mutant.origin = in.origin, mutant.index = static_cast<uint32_t>(use.instr), mutant.instr = in;
        (use.operand == 0 ? mutant.instr.a : use.operand == 1 ? mutant.instr.b : mutant.instr.c) = static_cast<Reg>(best);
        mutant.what = words::MutantNumber(toString(value), toString(original_.constants[static_cast<size_t>(best)]));
        add(std::move(mutant));
      }
    }
    // A set that one rule reads: without its first tile, and with the first that it has not.
    if (uses[c].size() != 1 || uses[c][0].type != ValueType::Set || original_.code[uses[c][0].instr].op == Op::SeatsHave) continue;
    const auto set = static_cast<plan::TileSet>(value.num);
    for (size_t k = 0, changed = 0; k < original_.kinds.size() && changed < 2; ++k) {
      if (changed == 1 && ((set >> k & 1) != 0) == ((set & 1) != 0)) continue;
      Mutant mutant;
      mutant.of = Mutant::Constant, mutant.origin = original_.code[uses[c][0].instr].origin, mutant.index = static_cast<uint32_t>(c);
      mutant.value = Num(static_cast<int64_t>(set ^ plan::TileSet{1} << k));
      mutant.what = (set >> k & 1 ? words::MutantWithoutTile : words::MutantWithTile)(notation.printKind(static_cast<uint8_t>(k)));
      add(std::move(mutant));
      ++changed;
    }
  }
  for (size_t l = 0; l < original_.lists.size(); ++l)
    for (size_t e = 0; e < original_.lists[l].size(); ++e) {
      Mutant mutant;
      mutant.of = Mutant::ListEntry, mutant.index = static_cast<uint32_t>(l), mutant.second = static_cast<uint32_t>(e);
      for (const Instr& in : original_.code)
        if (in.op == Op::ListAt && in.imm == l) mutant.origin = in.origin;
      if (original_.lists[l][e].isNone() || addNum(original_.lists[l][e], Num(1), mutant.value) != NumError::Ok) continue;
      mutant.what = words::MutantEntry(std::to_string(e + 1), toString(original_.lists[l][e]), toString(mutant.value));
      add(std::move(mutant));
    }
  for (size_t f = 0; f < original_.features.features.size(); ++f) {
    const plan::Feature& feature = original_.features.features[f];
    if (!feature.tiles || feature.kind == plan::FeatureKind::RunCount || feature.kind == plan::FeatureKind::TripletAt) continue;
    for (size_t i = 0; i < original_.code.size(); ++i) {   // named by the first rule that asks it
      const Instr& in = original_.code[i];
      if (in.op != Op::FeatureField || (in.imm & 255u) != feature.shift) continue;
      Mutant mutant;
      mutant.of = Mutant::FeatureTile, mutant.origin = in.origin, mutant.index = static_cast<uint32_t>(f);
      mutant.second = static_cast<uint32_t>(std::countr_zero(feature.tiles));
      mutant.what = words::MutantWithoutTile(notation.printKind(static_cast<uint8_t>(mutant.second)));
      add(std::move(mutant));
      break;
    }
  }
}

void Mutants::rules() {
  auto rule = [&](Mutant::Of of, uint32_t origin, size_t index, text::Bilingual what) {
    Mutant mutant;
    mutant.of = of, mutant.origin = origin, mutant.index = static_cast<uint32_t>(index), mutant.what = std::move(what);
    add(std::move(mutant));
  };
  for (size_t i = 0; i < original_.needs.size(); ++i) {
    rule(Mutant::NoNeed, original_.needs[i].origin, i, words::MutantGone);
    if (i + 1 < original_.needs.size() && original_.needs[i].perReading == original_.needs[i + 1].perReading)
      rule(Mutant::NeedsSwapped, original_.needs[i].origin, i, words::MutantAfterNext);
  }
  for (size_t i = 0; i < original_.liabilities.size(); ++i) {
    rule(Mutant::NoLiability, original_.liabilities[i].origin, i, words::MutantGone);
    if (i + 1 < original_.liabilities.size()) rule(Mutant::LiabilitiesSwapped, original_.liabilities[i].origin, i, words::MutantAfterNext);
  }
  for (size_t i = 0; i < original_.sharings.size(); ++i) rule(Mutant::NoSharing, original_.sharings[i].origin, i, words::MutantGone);
  for (size_t i = 0; i < original_.choose.size(); ++i) {
    rule(Mutant::NoKey, original_.ruleset, i, words::MutantNoKey(std::to_string(i + 1)));
    if (i + 1 < original_.choose.size()) rule(Mutant::KeysSwapped, original_.ruleset, i, words::MutantKeys(std::to_string(i + 1), std::to_string(i + 2)));
  }
  for (size_t r = 0; r < original_.results.size(); ++r)
    for (size_t p = 0; p < original_.results[r].patterns.size(); ++p) {
      rule(Mutant::NotReported, original_.patterns[original_.results[r].patterns[p]].origin, r, words::MutantNotReported);
      mutants_.back().second = static_cast<uint32_t>(p);
    }
}

void Mutants::apply(size_t i) {
  applied_ = i;
  const Mutant& m = mutants_[i];
  auto erase = [&](auto& list) { list.erase(list.begin() + m.index); };
  switch (m.of) {
    case Mutant::Operation: changed_.code[m.index] = m.instr; break;
    case Mutant::Constant: changed_.constants[m.index] = m.value; break;
    case Mutant::ListEntry: changed_.lists[m.index][m.second] = m.value; break;
    case Mutant::NoNeed: erase(changed_.needs); changed_.asking.clear(); break;
    case Mutant::NeedsSwapped: std::swap(changed_.needs[m.index], changed_.needs[m.index + 1]); changed_.asking.clear(); break;
    case Mutant::NoLiability: erase(changed_.liabilities); break;
    case Mutant::LiabilitiesSwapped: std::swap(changed_.liabilities[m.index], changed_.liabilities[m.index + 1]); break;
    case Mutant::NoSharing: erase(changed_.sharings); break;
    case Mutant::NoKey: erase(changed_.choose); break;
    case Mutant::KeysSwapped: std::swap(changed_.choose[m.index], changed_.choose[m.index + 1]); break;
    case Mutant::NotReported: {
      auto& patterns = changed_.results[m.index].patterns;
      patterns.erase(patterns.begin() + m.second);
      break;
    }
    case Mutant::FeatureTile: changed_.features.features[m.index].tiles &= ~(plan::TileSet{1} << m.second); break;
  }
}

void Mutants::undo() {
  const Mutant& m = mutants_[applied_];
  switch (m.of) {
    case Mutant::Operation: changed_.code[m.index] = original_.code[m.index]; break;
    case Mutant::Constant: changed_.constants[m.index] = original_.constants[m.index]; break;
    case Mutant::ListEntry: changed_.lists[m.index] = original_.lists[m.index]; break;
    case Mutant::NoNeed: case Mutant::NeedsSwapped: changed_.needs = original_.needs; changed_.asking = original_.asking; break;
    case Mutant::NoLiability: case Mutant::LiabilitiesSwapped: changed_.liabilities = original_.liabilities; break;
    case Mutant::NoSharing: changed_.sharings = original_.sharings; break;
    case Mutant::NoKey: case Mutant::KeysSwapped: changed_.choose = original_.choose; break;
    case Mutant::NotReported: changed_.results[m.index] = original_.results[m.index]; break;
    case Mutant::FeatureTile: changed_.features.features[m.index] = original_.features.features[m.index]; break;
  }
}

}  // namespace kaikou::analysis
