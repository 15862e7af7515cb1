// A forward pass that finds the values which the table alone decides, and a backward walk from the roots that follows only
// what they leave open. What the table decides is read from the evaluator, so no operation has a second meaning here.
#include "analysis/what_is_asked.h"

#include <algorithm>
#include <array>

#include "runtime/plan/plan_op_info.h"
#include "runtime/plan/values.h"

namespace kaikou::analysis {
namespace {

using plan::FeatureKind;
using plan::Instr;
using plan::Op;
using plan::Phase;
using plan::Plan;
using plan::Reg;

/// Asks about the winner's melds.
bool asksMelds(const Instr& in) {
  switch (in.op) {
    case Op::Openings: case Op::OpeningsOneSuit: case Op::OpeningSource: case Op::CallCount: case Op::FullyConcealed:
      return true;
    case Op::KindsHeld: return in.imm >> 4 & 1;
    case Op::SuitsHeld: return in.imm & 1;
    default: return false;
  }
}

/// Hangs on the winner's concealed tiles or the winning tile. What is not known not to is held to.
bool asksHand(Op op) {
  if (plan::isPure(op)) return false;
  switch (op) {
    case Op::InIndicator: case Op::InPreviousWild: case Op::InDealer: case Op::InWinner: case Op::InLoser: case Op::InGiver:
    case Op::InRobbed: case Op::InSelfDrawn: case Op::InOnDiscard: case Op::InRobbing: case Op::InAfterKong:
    case Op::InLastTiles: case Op::InDrawnHand: case Op::InFact: case Op::Openings: case Op::OpeningsOneSuit:
    case Op::OpeningSource: case Op::CallCount: case Op::AsideCount: case Op::FullyConcealed: case Op::AnyOffender:
    case Op::LastOffender: case Op::EveryLoser: case Op::SomeLoser: case Op::InActor: case Op::InThatTile: case Op::InDice:
    case Op::InLeft: case Op::InDiscards: case Op::InCalls: case Op::InPlay: case Op::InWinners: case Op::FirstWinner:
    case Op::FirstWinners: case Op::FirstGiver: case Op::HeadOfWinners: case Op::TailOfWinners: case Op::InGiverKong: case Op::KongIn:
    case Op::KongSource: case Op::MarkNumber: case Op::MarkTile: case Op::MarkSeat: case Op::WinsOf: case Op::FirstDraw:
    case Op::DiscardsOf: return false;
    default: return true;
  }
}

/// Whether melds on the table add to a feature of this kind.
bool meldsAdd(FeatureKind kind) {
  switch (kind) {
    case FeatureKind::PairInside: case FeatureKind::PairTile: case FeatureKind::PairWild: case FeatureKind::Wait:
    case FeatureKind::WildsAs: return false;
    default: return true;
  }
}

class Walk {
 public:
  Walk(const Plan& plan, eval::Evaluator& evaluator, const eval::Table& table, bool meldsTold)
      : plan_(plan), evaluator_(evaluator), table_(table), meldsTold_(meldsTold),
        context_{plan.kinds, plan.lists, plan.game.seats} {
    asked.features.assign(plan.features.features.size(), false);
    size_t registers = plan.constants.size();
    for (const Instr& in : plan.code) registers = std::max<size_t>(registers, in.dst + 1u);
    facts_.resize(registers);
    for (size_t i = 0; i < plan.constants.size(); ++i) facts_[i] = {true, plan.constants[i], false, nullptr};
    for (Phase phase : {Phase::Deal, Phase::Table, Phase::Reading})
      for (const plan::PhaseCode& run : plan.phases)
        if (run.phase == phase)
          for (uint32_t i = run.first; i < run.first + run.count; ++i) learn(plan.code[i], phase);
  }

  void follow(std::vector<Reg> open) {
    for (const Reg root : open)
      if (fact(root).known && !plan::isFault(fact(root).value) && fact(root).value.num == 0) asked.never = true;
    if (asked.never) return;
    std::vector<bool> seen(facts_.size(), false);
    while (!open.empty() && !asked.obstacle) {
      const Reg reg = open.back();
      open.pop_back();
      if (reg >= facts_.size() || seen[reg] || facts_[reg].known || !facts_[reg].varies) continue;
      seen[reg] = true;
      ask(*facts_[reg].by, open);
    }
  }

  Asked asked;

 private:
  struct Fact {
    bool known = false;          // the table decides it, and this is its value
    Num value{};
    bool varies = false;         // hangs on the hand
    const Instr* by = nullptr;
  };

  const Fact& fact(Reg reg) const { return facts_[reg]; }

  void learn(const Instr& in, Phase phase) {
    const plan::OpInfo& info = plan::opInfo(in.op);
    Fact& out = facts_[in.dst];
    out.by = &in;
    const Reg operands[] = {in.a, in.b, in.c};
    bool known = true;
    out.varies = asksHand(in.op) || (!meldsTold_ && asksMelds(in));
    for (int i = 0; i < info.operands; ++i) {
      out.varies |= fact(operands[i]).varies && !fact(operands[i]).known;
      known &= fact(operands[i]).known;
    }
    if (plan_.isLane(in.dst)) return;
    if (plan::isPure(in.op)) {
      if (known) out.value = plan::applyPure(in.op, value(in, 0), value(in, 1), value(in, 2), in.imm, in.origin, context_), out.known = true;
      else fold(in, out);
    }
    if (!out.known && !out.varies && phase != Phase::Reading) {
      Num worked;
      if (!evaluator_.tableValue(table_, in.dst, worked)) out.value = worked, out.known = true;
    }
  }

  Num value(const Instr& in, int i) const {
    const Reg operands[] = {in.a, in.b, in.c};
    return i < plan::opInfo(in.op).operands ? fact(operands[i]).value : Num(0);
  }

  // One known side may decide.
  void fold(const Instr& in, Fact& out) const {
    auto decided = [&](Reg reg, bool by) { return fact(reg).known && !plan::isFault(fact(reg).value) && (fact(reg).value.num != 0) == by; };
    if (in.op == Op::And && (decided(in.a, false) || decided(in.b, false))) out.value = plan::boolean(false), out.known = true;
    if (in.op == Op::Or && (decided(in.a, true) || decided(in.b, true))) out.value = plan::boolean(true), out.known = true;
    if (in.op == Op::Select && fact(in.a).known && !plan::isFault(fact(in.a).value)) {
      const Fact& chosen = fact(fact(in.a).value.num ? in.b : in.c);
      if (chosen.known) out.value = chosen.value, out.known = true;
    }
  }

  void obstacle(const Instr& in, const char* what) {
    if (!asked.obstacle) asked.obstacle = {in.origin, what};
  }

  void want(size_t feature, const Instr& in) {
    if (!meldsTold_ && meldsAdd(plan_.features.features[feature].kind)) obstacle(in, "asks about the melds on the table");
    asked.features[feature] = true;
  }

  void ask(const Instr& in, std::vector<Reg>& open) {
    const auto& features = plan_.features.features;
    switch (in.op) {
      case Op::ShapeIs: asked.shape = true; return;
      case Op::Jokers: asked.jokers = true; return;
      case Op::InWinTile: asked.winningTile = true; return;
      case Op::Ready: obstacle(in, "asks whether a seat is ready"); return;
      case Op::FeatureField: case Op::PairTile:
        for (size_t i = 0; i < features.size(); ++i) {   // a field may be read in part: one bit of what the winning tile completed
          const uint32_t from = in.imm & 255u, end = from + (in.imm >> 8 & 255u);
          if (features[i].shift < end && features[i].shift + features[i].width > from) want(i, in);
        }
        return;
      case Op::HandCount: case Op::KindsHeld: case Op::SuitsHeld: case Op::HoldsRanks: return askHeld(in);
      case Op::Waits: obstacle(in, "asks which tiles complete a hand"); return;
      case Op::Select:
        if (fact(in.a).known && !plan::isFault(fact(in.a).value)) {
          open.push_back(fact(in.a).value.num ? in.b : in.c);
          return;
        }
        break;
      default: break;
    }
    if (asksMelds(in) && !meldsTold_) return obstacle(in, "asks about the melds on the table");
    if (plan::opInfo(in.op).earliest == Phase::Reading) askReading(in);
    else if (asksHand(in.op)) return obstacle(in, "asks something about a hand that hands are not counted by");
    const Reg operands[] = {in.a, in.b, in.c};
    for (int i = 0; i < plan::opInfo(in.op).operands; ++i) open.push_back(operands[i]);
  }

  void askReading(const Instr& in) {
    const auto& features = plan_.features.features;
    switch (in.op) {
      case Op::TripletsIn: case Op::EqualRunPairs: case Op::MostEqualRuns: case Op::SameRun: case Op::SameTriplet: case Op::Related:
      case Op::Links: case Op::Straight:
        for (size_t i = 0; i < features.size(); ++i)
          if (features[i].kind == FeatureKind::RunCount || features[i].kind == FeatureKind::TripletAt) want(i, in);
        return;
      default:   // a question that is new: all that a reading has
        for (size_t i = 0; i < features.size(); ++i) want(i, in);
        asked.shape = asked.jokers = true;
    }
  }

  // What the winner holds, kind by kind.
  void askHeld(const Instr& in) {
    if (asksMelds(in) && !meldsTold_) return obstacle(in, "asks about the melds on the table");
    if (!fact(in.a).known || fact(in.a).value.num != table_.win.seat) return obstacle(in, "asks about another seat's hand");
    Tally tally;
    if (in.op == Op::HandCount || in.op == Op::KindsHeld) {
      if (!fact(in.b).known) return obstacle(in, "counts tiles of a set that the hand itself decides");
      tally.set = plan::asSet(fact(in.b).value);
      if (in.op == Op::KindsHeld) {
        tally.of = in.imm >> 3 & 1 ? Tally::KindsFrom : Tally::KindsOf;
        tally.asked.fill(static_cast<uint8_t>(in.imm & 7));
        if (in.imm >> 4 & 1) tally.beside = inMelds();
      }
      return count(tally);
    }
    for (const plan::Block& block : plan_.blocks) {
      if (!block.isSuit || (in.op == Op::HoldsRanks && block.size < 9 && in.imm >> (3 * block.size))) continue;
      tally = {};
      tally.set = ((plan::TileSet{1} << block.size) - 1) << block.firstKind;
      tally.of = in.op == Op::SuitsHeld ? Tally::Some : Tally::KindsFrom;
      if (in.op == Op::SuitsHeld && in.imm) tally.beside = inMelds();
      for (int rank = 0; in.op == Op::HoldsRanks && rank < block.size; ++rank)
        tally.asked[static_cast<size_t>(block.firstKind + rank)] = static_cast<uint8_t>(in.imm >> (3 * rank) & 7);
      count(tally);
    }
  }
  void count(const Tally& tally) {
    if (std::find(asked.tallies.begin(), asked.tallies.end(), tally) == asked.tallies.end()) asked.tallies.push_back(tally);
  }
  std::array<uint8_t, plan::maxKinds> inMelds() const {
    std::array<uint8_t, plan::maxKinds> out{};
    const eval::SeatTable& own = table_.seats[static_cast<size_t>(table_.win.seat)];
    for (size_t i = 0; i < own.meldCount; ++i) {
      const eval::Meld& meld = own.melds[i];
      for (int t = 0; t < (meld.form == eval::MeldForm::Quad ? 4 : 3); ++t)
        ++out[static_cast<size_t>(meld.tile + (meld.form == eval::MeldForm::Run ? t : 0))];
    }
    return out;
  }

  const Plan& plan_;
  eval::Evaluator& evaluator_;
  const eval::Table& table_;
  const bool meldsTold_;
  const plan::ValueContext context_;
  std::vector<Fact> facts_;
};

}  // namespace

void Asked::add(const Asked& other) {
  if (other.never) return;
  if (never) {
    *this = other;
    return;
  }
  features.resize(std::max(features.size(), other.features.size()));
  for (size_t i = 0; i < other.features.size(); ++i) features[i] = features[i] || other.features[i];
  for (const Tally& tally : other.tallies)
    if (std::find(tallies.begin(), tallies.end(), tally) == tallies.end()) tallies.push_back(tally);
  shape |= other.shape, jokers |= other.jokers, winningTile |= other.winningTile;
  if (!obstacle) obstacle = other.obstacle;
}

Asked whatIsAsked(const Plan& plan, eval::Evaluator& evaluator, const eval::Table& table, bool meldsTold,
                  const std::vector<Reg>& roots) {
  Walk walk(plan, evaluator, table, meldsTold);
  walk.follow(roots);
  return walk.asked;
}

}  // namespace kaikou::analysis
