// The table of operations: names and operands from plan_ops.def, types and phases from the switches below. Adding an
// operation without a type is a compiler warning.
// Tested by tests/runtime/plan_verify_test.cpp.
#include "runtime/plan/plan_op_info.h"

namespace kaikou::plan {
namespace {

struct Signature {
  ValueType result;
  ValueType a = ValueType::Same, b = ValueType::Same, c = ValueType::Same;
};

constexpr Signature signatureOf(Op op) {
  constexpr auto same = ValueType::Same, number = ValueType::Number, tile = ValueType::Tile, set = ValueType::Set,
                 seat = ValueType::Seat;
  switch (op) {
    case Op::Move: return {same, same};
    case Op::Select: return {same, number, same, same};
    case Op::Eq: case Op::Ne: return {number, same, same};
    case Op::Add: case Op::Sub: case Op::Mul: case Op::Div: case Op::Pow: case Op::Min: case Op::Max:
    case Op::RoundUp: case Op::RoundDown: case Op::Lt: case Op::Le: case Op::And: case Op::Or:
      return {number, number, number};
    case Op::Neg: case Op::Not: case Op::ListAt: case Op::EveryLoser: case Op::SomeLoser: return {number, number};
    case Op::SetHas: return {number, set, tile};
    case Op::SetUnion: case Op::SetExcept: return {set, set, set};
    case Op::SetOf: return {set, tile};
    case Op::SetSize: case Op::TripletsIn: return {number, set};
    case Op::SetSubset: return {number, set, set};
    case Op::TileNext: case Op::TilePrevious: return {tile, tile};
    case Op::SeatNext: case Op::SeatPrevious: return {seat, seat};
    case Op::SeatPlace: case Op::Openings: case Op::OpeningsOneSuit: case Op::CallCount: case Op::FullyConcealed:
      return {number, seat};
    case Op::OpeningSource: return {seat, seat, number};
    case Op::HandCount: case Op::AsideCount: return {number, seat, set};
    case Op::Ready: return {number, seat, number};
    case Op::Waits: return {set, seat};
    case Op::KindsHeld: return {number, seat, set};
    case Op::SuitsHeld: case Op::HoldsRanks: return {number, seat};
    case Op::InIndicator: case Op::InPreviousWild: case Op::InWinTile: case Op::PairTile: return {tile};
    case Op::InDealer: case Op::InWinner: case Op::InLoser: case Op::InGiver: case Op::InRobbed: case Op::LastOffender:
    case Op::InActor: case Op::FirstWinner: case Op::FirstGiver: case Op::HeadOfWinners: case Op::TailOfWinners:
    case Op::KongSource:
      return {seat};
    case Op::InThatTile: return {tile};
    case Op::InFirstDealer: return {seat};
    case Op::InSwaps:
    case Op::InPlay: case Op::InWinners: case Op::FirstWinners: return {set};
    case Op::PointsOf: case Op::StandingOf: case Op::ClaimedOf: case Op::NextOfTurned: return {number, seat};
    case Op::SeenOf: return {number, tile};
    case Op::TurnedIn: case Op::NewestIn: return {number, set};
    case Op::MarkNumber: case Op::WinsOf: case Op::FirstDraw: return {number, seat};
    case Op::MarkTile: return {tile, seat};
    case Op::MarkSeat: return {seat, seat};
    case Op::SuitTiles: return {set, number};
    case Op::SeatBit: case Op::DiscardsOf: return {set, seat};
    case Op::SeatsHave: return {number, set, seat};
    case Op::BestWin: return {number, seat, number};
    case Op::InPot: case Op::InHandsPlayed: case Op::InClaimants: case Op::InExhausted:
    case Op::InDice: case Op::InLeft: case Op::InDiscards: case Op::InCalls: case Op::InGiverKong: case Op::KongIn:
      return {number};
    case Op::InFact: return {same};  // the type of the fact
    case Op::InSelfDrawn: case Op::InOnDiscard: case Op::InRobbing: case Op::InAfterKong: case Op::InLastTiles:
    case Op::InDrawnHand: case Op::AnyOffender: case Op::ShapeIs: case Op::FeatureField: case Op::Jokers:
    case Op::EqualRunPairs: case Op::MostEqualRuns: case Op::SameRun: case Op::SameTriplet: case Op::Straight:
    case Op::Related: case Op::Links:
      return {number};
  }
  return {number};
}

constexpr Phase earliestOf(Op op) {
  switch (op) {
    case Op::ShapeIs: case Op::FeatureField: case Op::Jokers: case Op::PairTile: case Op::TripletsIn:
    case Op::EqualRunPairs: case Op::MostEqualRuns: case Op::SameRun: case Op::SameTriplet: case Op::Straight:
    case Op::Related: case Op::Links:
      return Phase::Reading;
    case Op::InWinner: case Op::InLoser: case Op::InGiver: case Op::InRobbed: case Op::InWinTile: case Op::InSelfDrawn:
    case Op::InOnDiscard: case Op::InRobbing: case Op::InAfterKong: case Op::InLastTiles: case Op::InDrawnHand:
    case Op::Openings: case Op::OpeningsOneSuit: case Op::OpeningSource: case Op::CallCount: case Op::HandCount:
    case Op::AsideCount: case Op::FullyConcealed: case Op::Ready: case Op::AnyOffender: case Op::LastOffender:
    case Op::InFact: case Op::EveryLoser: case Op::SomeLoser: case Op::Waits: case Op::KindsHeld: case Op::SuitsHeld:
    case Op::HoldsRanks:
    case Op::InActor: case Op::InThatTile: case Op::InLeft: case Op::InDiscards: case Op::InCalls: case Op::InPlay:
    case Op::InWinners: case Op::FirstWinner: case Op::FirstWinners: case Op::FirstGiver: case Op::HeadOfWinners:
    case Op::TailOfWinners: case Op::InGiverKong: case Op::KongIn: case Op::KongSource: case Op::MarkNumber:
    case Op::MarkTile: case Op::MarkSeat: case Op::WinsOf: case Op::FirstDraw: case Op::DiscardsOf: case Op::BestWin:
    case Op::InPot: case Op::InFirstDealer: case Op::InHandsPlayed: case Op::InClaimants: case Op::InSwaps: case Op::InExhausted:
    case Op::PointsOf: case Op::StandingOf: case Op::ClaimedOf: case Op::SeenOf: case Op::TurnedIn: case Op::NewestIn: case Op::NextOfTurned:
    case Op::InDice: case Op::SuitTiles: case Op::SeatBit: case Op::SeatsHave:
      return Phase::Table;
    default: return Phase::Deal;
  }
}

constexpr OpInfo makeInfo(Op op, std::string_view name, std::string_view operands, std::string_view leaves,
                          std::string_view fails) {
  OpInfo info;
  info.name = name;
  info.leaves = leaves;
  info.fails = fails;
  info.usesImm = operands.ends_with("imm");
  if (info.usesImm) operands.remove_suffix(3);
  for (char c : operands) info.operands += c == 'a' || c == 'b' || c == 'c';
  const Signature signature = signatureOf(op);
  info.result = signature.result;
  info.types = {signature.a, signature.b, signature.c};
  info.earliest = earliestOf(op);
  return info;
}

constexpr OpInfo table[] = {
#define PLAN_OP(op, operands, leaves, fails) makeInfo(Op::op, #op, operands, leaves, fails),
#include "runtime/plan/plan_ops.def"
#undef PLAN_OP
};

}  // namespace

const OpInfo& opInfo(Op op) { return table[static_cast<size_t>(op) < opCount ? static_cast<size_t>(op) : 0]; }

const char* valueTypeName(ValueType type) {
  switch (type) {
    case ValueType::Same: return "value";
    case ValueType::Number: return "number";
    case ValueType::Tile: return "tile";
    case ValueType::Set: return "set of tiles";
    case ValueType::Seat: return "seat";
  }
  return "value";
}

const char* phaseName(Phase phase) {
  switch (phase) {
    case Phase::Deal: return "deal";
    case Phase::Table: return "table";
    case Phase::Reading: return "reading";
  }
  return "?";
}

const char* lineActionName(LineAction action) {
  switch (action) {
    case LineAction::Becomes: return "becomes";
    case LineAction::Add: return "add";
    case LineAction::Subtract: return "subtract";
    case LineAction::Times: return "times";
    case LineAction::AtMost: return "at_most";
    case LineAction::AtLeast: return "at_least";
    case LineAction::RoundUp: return "round_up";
    case LineAction::RoundDown: return "round_down";
  }
  return "";
}

}  // namespace kaikou::plan
