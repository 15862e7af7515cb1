// Intervals, forwards through the straight-line code: one rule an operation. Sets of tiles are bit patterns: known, with the
// whole range of 64 bits. Anything that can fail, or leave 62 bits, is not known.
#include "runtime/eval/whole_ranges.h"

#include <algorithm>

namespace kaikou::eval {

namespace {

using plan::Instr;
using plan::Op;

constexpr int64_t bound = int64_t{1} << 62;

WholeRange within(__int128_t lo, __int128_t hi) {
  if (lo < -bound || hi > bound) return {};
  return {true, static_cast<int64_t>(lo), static_cast<int64_t>(hi)};
}
WholeRange truth() { return {true, 0, 1}; }
WholeRange compared(bool always, bool never) { return {true, always, !never}; }
WholeRange anySet() { return {true, INT64_MIN, INT64_MAX}; }
bool isTruth(const WholeRange& range) { return range.known && range.lo >= 0 && range.hi <= 1; }

WholeRange product(const WholeRange& a, const WholeRange& b) {
  __int128_t corners[] = {__int128_t{a.lo} * b.lo, __int128_t{a.lo} * b.hi, __int128_t{a.hi} * b.lo, __int128_t{a.hi} * b.hi};
  return within(*std::min_element(corners, corners + 4), *std::max_element(corners, corners + 4));
}

WholeRange power(const WholeRange& a, const WholeRange& b) {
  if (a.lo != a.hi || a.lo < 1 || b.lo < 0 || b.hi > 62) return {};
  __int128_t least = 1, most = 1;
  for (int64_t i = 0; i < b.hi; ++i) {
    most *= a.lo;
    if (i < b.lo) least = most;
    if (most > bound) return {};
  }
  return within(least, most);
}

class Ranger {
 public:
  Ranger(const plan::Plan& plan, bool handsTold) : plan_(plan), handsTold_(handsTold), ranges_(plan.scalarCount + plan.laneCount) {}

  std::vector<WholeRange> run() {
    for (size_t i = 0; i < plan_.constants.size(); ++i) {
      if (plan_.constants[i].isWhole()) ranges_[i] = {true, plan_.constants[i].num, plan_.constants[i].num};
    }
    std::vector<uint8_t> written(ranges_.size());
    for (const auto& phase : plan_.phases) {
      for (uint32_t i = phase.first; i < phase.first + phase.count; ++i) {
        const Instr& instr = plan_.code[i];
        ranges_[instr.dst] = written[instr.dst]++ ? WholeRange{} : rangeOf(instr, phase.phase);
      }
    }
    return std::move(ranges_);
  }

 private:
  WholeRange rangeOf(const Instr& instr, plan::Phase phase) const {
    const WholeRange &a = ranges_[instr.a], &b = ranges_[instr.b], &c = ranges_[instr.c];
    bool both = a.known && b.known;
    const int seats = plan_.game.seats;
    const auto kinds = static_cast<int64_t>(plan_.kinds.size());
    switch (instr.op) {
      case Op::Move: return a;
      case Op::Add: return both ? within(__int128_t{a.lo} + b.lo, __int128_t{a.hi} + b.hi) : WholeRange{};
      // The least number has no opposite, so taking it away always fails.
      case Op::Sub: return both && b.lo != INT64_MIN ? within(__int128_t{a.lo} - b.hi, __int128_t{a.hi} - b.lo) : WholeRange{};
      case Op::Mul: return both ? product(a, b) : WholeRange{};
      case Op::Pow: return both ? power(a, b) : WholeRange{};
      case Op::Min: return both ? WholeRange{true, std::min(a.lo, b.lo), std::min(a.hi, b.hi)} : WholeRange{};
      case Op::Max: return both ? WholeRange{true, std::max(a.lo, b.lo), std::max(a.hi, b.hi)} : WholeRange{};
      case Op::Lt: return both ? compared(a.hi < b.lo, a.lo >= b.hi) : WholeRange{};
      case Op::Le: return both ? compared(a.hi <= b.lo, a.lo > b.hi) : WholeRange{};
      case Op::Eq: return both ? compared(false, a.hi < b.lo || b.hi < a.lo) : WholeRange{};
      case Op::Ne: return both ? compared(a.hi < b.lo || b.hi < a.lo, false) : WholeRange{};
      case Op::SetHas: case Op::SetSubset: return both ? truth() : WholeRange{};
      case Op::And: return isTruth(a) && isTruth(b) ? compared(a.lo & b.lo, !(a.hi & b.hi)) : WholeRange{};
      case Op::Or: return isTruth(a) && isTruth(b) ? compared(a.lo | b.lo, !(a.hi | b.hi)) : WholeRange{};
      case Op::Not: return isTruth(a) ? compared(!a.hi, a.lo != 0) : WholeRange{};
      case Op::Select:
        return isTruth(a) && b.known && c.known ? WholeRange{true, std::min(b.lo, c.lo), std::max(b.hi, c.hi)} : WholeRange{};
      case Op::SetUnion: case Op::SetExcept: return both ? anySet() : WholeRange{};
      case Op::SetOf: return a.known ? anySet() : WholeRange{};
      case Op::SetSize: return a.known ? WholeRange{true, 0, 64} : WholeRange{};
      // A step that leaves its ring is a fault of the deal, which is looked for there.
      case Op::TileNext: case Op::TilePrevious:
        return a.known && phase == plan::Phase::Deal ? WholeRange{true, plan::noTile, kinds - 1} : WholeRange{};
      case Op::InIndicator: case Op::InWinTile: return {true, 0, 255};
      case Op::InPreviousWild: return {true, -128, 127};
      case Op::InDealer: return {true, 0, 255};
      case Op::InWinner: case Op::InLoser: return {true, 0, seats - 1};
      case Op::InGiver: case Op::InRobbed: return {true, -128, 127};
      case Op::InSelfDrawn: case Op::InOnDiscard: case Op::InRobbing: case Op::InAfterKong: case Op::InLastTiles:
      case Op::InDrawnHand: case Op::AnyOffender: case Op::ShapeIs: return truth();
      case Op::Openings: case Op::CallCount: return a.known ? WholeRange{true, 0, plan::maxMelds} : WholeRange{};
      case Op::OpeningsOneSuit: case Op::FullyConcealed: case Op::FirstDraw: return a.known ? truth() : WholeRange{};
      case Op::InActor: case Op::FirstWinner: case Op::FirstGiver: case Op::HeadOfWinners: case Op::TailOfWinners: case Op::KongSource:
      case Op::InFirstDealer: return {true, -128, 127};
      case Op::InThatTile: return {true, INT16_MIN, INT16_MAX};
      case Op::InDice: case Op::InPlay: case Op::InWinners: case Op::FirstWinners: case Op::InClaimants: return {true, 0, 255};
      case Op::InLeft: case Op::InDiscards: case Op::InCalls: case Op::InHandsPlayed: return {true, 0, UINT16_MAX};
      case Op::InGiverKong: case Op::KongIn: case Op::InExhausted: return truth();
      case Op::InSwaps: return anySet();
      // A table from outside may hold any value of a mark.
      case Op::MarkNumber: case Op::MarkTile: case Op::MarkSeat:
        if (!a.known) return {};
        return plan_.course.marks[instr.imm].type == plan::MarkType::YesNo ? truth() : WholeRange{true, INT16_MIN, INT16_MAX};
      case Op::SuitTiles: case Op::SeatBit: case Op::DiscardsOf: return a.known ? anySet() : WholeRange{};
      case Op::SeatsHave: return both ? truth() : WholeRange{};
      case Op::WinsOf: case Op::ClaimedOf: return a.known ? WholeRange{true, 0, 255} : WholeRange{};
      case Op::OpeningSource: return both ? WholeRange{true, -128, 127} : WholeRange{};
      case Op::AsideCount: return both ? WholeRange{true, 0, 255 * plan::maxKinds} : WholeRange{};
      case Op::HandCount: return handsTold_ && both ? WholeRange{true, 0, 255 * plan::maxKinds + 1} : WholeRange{};
      case Op::KindsHeld: return handsTold_ && both ? WholeRange{true, 0, plan::maxKinds} : WholeRange{};
      case Op::SuitsHeld: return handsTold_ && a.known ? WholeRange{true, 0, plan::maxKinds} : WholeRange{};
      case Op::HoldsRanks: return handsTold_ && a.known ? truth() : WholeRange{};
      case Op::Waits: return handsTold_ && a.known ? anySet() : WholeRange{};
      case Op::Jokers: return {true, 0, 255};
      case Op::Related: return truth();
      case Op::Links: return {true, 0, 255};
      case Op::FeatureField: {
        uint32_t width = instr.imm >> 8;
        return width < 62 ? WholeRange{true, 0, (int64_t{1} << width) - 1} : WholeRange{};
      }
      case Op::EveryLoser: case Op::SomeLoser: return isTruth(a) ? truth() : WholeRange{};
      default: return {};
    }
  }

  const plan::Plan& plan_;
  const bool handsTold_;
  std::vector<WholeRange> ranges_;
};

}  // namespace

std::vector<WholeRange> wholeRanges(const plan::Plan& plan, bool handsTold) { return Ranger(plan, handsTold).run(); }

}  // namespace kaikou::eval
