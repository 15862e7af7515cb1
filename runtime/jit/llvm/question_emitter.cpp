// Questions to the table and to the reading: the frequent ones as loads and a little arithmetic, the others
// by the interpreter's own functions.
//
// The frame counts each seat's melds by call, four bits a call, so any choice of calls is a mask and one
// multiplication. Tiles set aside and tiles in hand are added up kind by kind where the set is small,
// otherwise over the bits of the set. Tested by tests/jit/jit_agreement_test.cpp.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <type_traits>

#include "runtime/eval/native_code.h"
#include "runtime/jit/llvm/op_emitter.h"
#include "runtime/plan/call_sets.h"

namespace kaikou::jit {

namespace {

using eval::CourseFields;
static_assert(sizeof(eval::Course) == sizeof(CourseFields) && std::is_standard_layout_v<eval::Course>);
constexpr size_t courseAt = offsetof(eval::Table, course);

}  // namespace

using eval::Meld;
using eval::NativeFrame;
using eval::SeatTable;
using eval::Table;
using eval::Win;
using eval::WinBy;
using plan::Op;

OpEmitter::OpEmitter(CodeBuilder& code, const plan::Plan& plan)
    : code_(code),
      ir_(code.ir),
      plan_(plan),
      seats_(plan.game.seats),
      inHand_(plan::callsFromHand(plan)),
      opening_(plan::openingCalls(plan)) {}

Value OpEmitter::emit(const Operation& op) {
  return op.instr->op <= Op::SeatPrevious ? pure(op) : question(op);
}

Value OpEmitter::asked(const Operation& op, llvm::Value* ok, const Value& fast) {
  const Value zero = code_.whole(code_.word(0));
  return code_.orSlow(ok, fast, CodeBuilder::Slow::Ask, op.at, op.a.num ? op.a : zero,
                      op.b.num ? op.b : zero);
}
// A question that only a fault of an operand, or an untold hand, keeps from being answered here.
Value OpEmitter::askedIfExact(const Operation& op, llvm::Value* ok, const Value& fast) {
  return op.exact ? asked(op, ok, fast) : code_.orUnknown(ok, fast);
}
Value OpEmitter::alwaysAsked(const Operation& op) {
  return asked(op, ir_.getFalse(), code_.whole(code_.word(0)));
}

llvm::Value* OpEmitter::tableByte(size_t offset, bool isSigned) {
  llvm::Value* table = code_.load(ir_.getInt8PtrTy(), code_.at(code_.frame(), offsetof(NativeFrame, table)));
  return code_.loadByte(code_.at(table, offset), isSigned);
}
llvm::Value* OpEmitter::seatAddress(llvm::Value* seat) {
  llvm::Value* table = code_.load(ir_.getInt8PtrTy(), code_.at(code_.frame(), offsetof(NativeFrame, table)));
  return code_.atIndex(table, offsetof(Table, seats), seat, sizeof(SeatTable));
}
llvm::Value* OpEmitter::frameOfSeat(size_t offset, llvm::Value* seat) {
  return code_.loadWord(code_.atIndex(code_.frame(), offset, seat, sizeof(uint64_t)));
}
llvm::Value* OpEmitter::wonBy(int how) {
  return ir_.CreateICmpEQ(tableByte(offsetof(Table, win) + offsetof(Win, by)), code_.word(how));
}

Value OpEmitter::question(const Operation& op) {
  switch (op.instr->op) {
    case Op::Openings:
    case Op::OpeningsOneSuit:
    case Op::OpeningSource:
    case Op::CallCount:
    case Op::HandCount:
    case Op::AsideCount:
    case Op::FullyConcealed:
    case Op::FirstDraw:
    case Op::DiscardsOf:
    case Op::Ready:
    case Op::SeatPlace: return ofSeat(op);
    case Op::ShapeIs:
    case Op::FeatureField:
    case Op::Jokers:
    case Op::PairTile:
    case Op::TripletsIn:
    case Op::EqualRunPairs:
    case Op::MostEqualRuns:
    case Op::SameRun:
    case Op::SameTriplet:
    case Op::Straight:
    case Op::Related:
    case Op::Links: return ofReading(op);
    default: return ofTable(op);
  }
}

Value OpEmitter::ofTable(const Operation& op) {
  constexpr size_t win = offsetof(Table, win);
  constexpr auto draw = static_cast<int>(WinBy::SelfDraw), discard = static_cast<int>(WinBy::Discard),
                 rob = static_cast<int>(WinBy::RobKong);
  auto giver = [&](llvm::Value* gives) {
    return code_.whole(
        ir_.CreateSelect(gives, tableByte(win + offsetof(Win, from), true), code_.word(plan::nobody)));
  };
  auto flag = [&](size_t offset) { return code_.truth(ir_.CreateICmpNE(tableByte(offset), code_.word(0))); };
  switch (op.instr->op) {
    case Op::InIndicator: return code_.whole(tableByte(offsetof(Table, indicator)));
    case Op::InPreviousWild: return code_.whole(tableByte(offsetof(Table, previousWild), true));
    case Op::InDealer: return code_.whole(tableByte(offsetof(Table, dealer)));
    case Op::InWinner:
      return code_.whole(code_.loadWord(code_.at(code_.frame(), offsetof(NativeFrame, winner))));
    case Op::InLoser: return code_.whole(op.lane);
    case Op::InGiver: return giver(ir_.CreateNot(wonBy(draw)));
    case Op::InRobbed: return giver(wonBy(rob));
    case Op::InWinTile: return code_.whole(tableByte(win + offsetof(Win, tile)));
    case Op::InSelfDrawn: return code_.truth(wonBy(draw));
    case Op::InOnDiscard: return code_.truth(wonBy(discard));
    case Op::InRobbing: return code_.truth(wonBy(rob));
    case Op::InAfterKong: return flag(win + offsetof(Win, afterKong));
    case Op::InLastTiles: return flag(win + offsetof(Win, lastTiles));
    case Op::InDrawnHand: return flag(offsetof(Table, drawnHand));
    case Op::AnyOffender: return flag(offsetof(Table, offenderCount));
    case Op::LastOffender: {
      llvm::Value* count = tableByte(offsetof(Table, offenderCount));
      llvm::Value* last = ir_.CreateAnd(ir_.CreateSub(count, code_.word(1)), code_.word(3));
      llvm::Value* table =
          code_.load(ir_.getInt8PtrTy(), code_.at(code_.frame(), offsetof(NativeFrame, table)));
      llvm::Value* seat = code_.loadByte(code_.atIndex(table, offsetof(Table, offenders), last, 1), true);
      return code_.whole(
          ir_.CreateSelect(ir_.CreateICmpNE(count, code_.word(0)), seat, code_.word(plan::nobody)));
    }
    case Op::InFact: {
      const uint32_t fact = op.instr->imm & 7;
      llvm::Value* told = ir_.CreateTrunc(
          ir_.CreateLShr(tableByte(offsetof(Table, factMask)), code_.word(fact)), ir_.getInt1Ty());
      llvm::Value* table =
          code_.load(ir_.getInt8PtrTy(), code_.at(code_.frame(), offsetof(NativeFrame, table)));
      llvm::Value* value = code_.loadWord(code_.at(table, offsetof(Table, facts) + 8 * fact));
      Value out{ir_.CreateSelect(told, value, op.factDefault.num), code_.word(1)};
      if (!code_.isWhole(op.factDefault)) out.den = ir_.CreateSelect(told, code_.word(1), op.factDefault.den);
      return out;
    }
    case Op::InActor: return courseNumber(offsetof(CourseFields, actor), 1, true);
    case Op::InThatTile: return courseNumber(offsetof(CourseFields, tile), 2, true);
    case Op::InDice: return courseNumber(offsetof(CourseFields, dice), 1);
    case Op::InLeft: return courseNumber(offsetof(CourseFields, left), 2);
    case Op::InDiscards: return courseNumber(offsetof(CourseFields, discardsMade), 2);
    case Op::InCalls: return courseNumber(offsetof(CourseFields, callsMade), 2);
    case Op::InGiverKong: return code_.truth(ir_.CreateICmpNE(courseNumber(offsetof(CourseFields, giverKong), 1).num, code_.word(0)));
    case Op::InExhausted: return code_.truth(ir_.CreateICmpNE(courseNumber(offsetof(CourseFields, exhausted), 1).num, code_.word(0)));
    case Op::InPot: return courseNumber(offsetof(CourseFields, pot), 8);
    case Op::InFirstDealer: return courseNumber(offsetof(CourseFields, firstDealer), 1, true);
    case Op::InHandsPlayed: return courseNumber(offsetof(CourseFields, handsPlayed), 2);
    case Op::InClaimants: return courseNumber(offsetof(CourseFields, claimants), 1);
    case Op::InSwaps: return courseNumber(offsetof(CourseFields, swaps), 8);
    case Op::MarkNumber: case Op::MarkTile: case Op::MarkSeat: return ofMark(op);
    default: return alwaysAsked(op);
  }
}

// All relations of a reading at once, when the first is asked for.
void OpEmitter::relate() {
  if (relatedKnown_) return;
  auto* type = llvm::FunctionType::get(ir_.getVoidTy(), {code_.frame()->getType()}, false);
  llvm::Value* callee = code_.load(type->getPointerTo(), code_.at(code_.frame(), offsetof(NativeFrame, relate)));
  ir_.CreateCall(type, callee, {code_.frame()})->setDoesNotThrow();
  relatedKnown_ = true;
}

// A number of the course of the hand, of one, two or eight bytes.
Value OpEmitter::courseNumber(size_t offset, int bytes, bool isSigned) {
  llvm::Value* table = code_.load(ir_.getInt8PtrTy(), code_.at(code_.frame(), offsetof(NativeFrame, table)));
  return code_.whole(code_.loadNumber(code_.at(table, courseAt + offset), bytes, isSigned));
}

// Of a seat that is none a mark has the value that it begins with.
Value OpEmitter::ofMark(const Operation& op) {
  const plan::Mark& mark = plan_.course.marks[op.instr->imm];
  auto truthOf = [&](llvm::Value* number) {
    if (mark.type != plan::MarkType::YesNo) return number;
    return ir_.CreateZExt(ir_.CreateICmpNE(number, code_.word(0)), ir_.getInt64Ty());
  };
  if (mark.scope != plan::MarkScope::Seat) {
    const Value number = courseNumber(offsetof(eval::CourseFields, marks) + sizeof(int16_t) * (mark.slot & (plan::maxOtherMarks - 1)), 2, true);
    return askedIfExact(op, code_.noFault(op.a), code_.whole(truthOf(number.num)));
  }
  llvm::Value* seat = nullptr;
  llvm::Value* known = knownSeat(op, seat);
  llvm::Value* table = code_.load(ir_.getInt8PtrTy(), code_.at(code_.frame(), offsetof(NativeFrame, table)));
  constexpr size_t perSeat = sizeof(eval::CourseFields::seatMarks) / plan::seatCount;
  const size_t at = courseAt + offsetof(eval::CourseFields, seatMarks) + sizeof(int16_t) * (mark.slot & (plan::maxSeatMarks - 1));
  llvm::Value* own = truthOf(code_.loadNumber(code_.atIndex(table, at, seat, perSeat), 2, true));
  llvm::Value* begins = code_.word(mark.type == plan::MarkType::YesNo ? mark.initial != 0 : mark.initial);
  return askedIfExact(op, code_.noFault(op.a), code_.whole(ir_.CreateSelect(known, own, begins)));
}

llvm::Value* OpEmitter::knownSeat(const Operation& op, llvm::Value*& seat) {
  seat = op.a.num;
  if (op.rangeA.known && op.rangeA.lo >= 0 && op.rangeA.hi < seats_) return ir_.getTrue();
  llvm::Value* known = code_.all(code_.isWholeAt(op.a), ir_.CreateICmpULT(op.a.num, code_.word(seats_)));
  seat = ir_.CreateSelect(known, op.a.num, code_.word(0));
  return known;
}

// Melds of a seat by the calls of a mask: no seat has more than seven, so the sum of all counters fits the
// highest one.
llvm::Value* OpEmitter::callsIn(llvm::Value* seat, uint64_t mask) {
  uint64_t fields = 0;
  for (size_t call = 0; call < eval::NativeCode::maxCalls; ++call)
    if (mask >> call & 1) fields |= uint64_t{15} << (4 * call);
  llvm::Value* counts = ir_.CreateAnd(frameOfSeat(offsetof(NativeFrame, calls), seat),
                                      code_.word(static_cast<int64_t>(fields)));
  if (std::popcount(fields) == 4) return ir_.CreateLShr(counts, code_.word(std::countr_zero(fields)));
  return ir_.CreateLShr(ir_.CreateMul(counts, code_.word(0x1111111111111111)), code_.word(60));
}

// Where the opening meld of a seat came from that is the `which`th of them: the melds in order, all of them, for
// how many there are nobody can guess.
llvm::Value* OpEmitter::sourceOf(llvm::Value* seat, llvm::Value* which) {
  llvm::Value* own = seatAddress(seat);
  llvm::Value* melds = code_.loadByte(code_.at(own, offsetof(SeatTable, meldCount)));
  llvm::Value* left = which;
  llvm::Value* from = code_.word(plan::nobody);
  const auto places = static_cast<int>(std::min<size_t>(plan::maxMelds, static_cast<size_t>(plan_.handSize()) / 3));
  for (int i = 0; i < places; ++i) {
    llvm::Value* meld = code_.at(own, offsetof(SeatTable, melds) + sizeof(Meld) * static_cast<size_t>(i));
    llvm::Value* call = ir_.CreateAnd(code_.loadByte(code_.at(meld, offsetof(Meld, call))), code_.word(63));
    llvm::Value* opens = ir_.CreateTrunc(ir_.CreateLShr(code_.word(static_cast<int64_t>(opening_)), call), ir_.getInt1Ty());
    opens = ir_.CreateAnd(opens, ir_.CreateICmpULT(code_.word(i), melds));
    left = ir_.CreateSub(left, ir_.CreateZExt(opens, ir_.getInt64Ty()));
    llvm::Value* meant = ir_.CreateAnd(opens, ir_.CreateICmpEQ(left, code_.word(0)));
    from = ir_.CreateSelect(meant, code_.loadByte(code_.at(meld, offsetof(Meld, from)), true), from);
  }
  return from;
}

llvm::Value* OpEmitter::sumOfWords(llvm::Value* counts, uint64_t kinds) {
  constexpr int64_t everySecond = 0x00ff00ff00ff00ff;
  llvm::Value* pairs = code_.word(0);  // sixteen bits each: eight words of two bytes fit
  for (size_t first = 0; first < plan::maxKinds; first += 8) {
    uint64_t bytes = 0;
    for (size_t i = 0; i < 8; ++i)
      if (kinds >> (first + i) & 1) bytes |= uint64_t{255} << (8 * i);
    if (!bytes) continue;
    llvm::Value* eight = ir_.CreateAnd(code_.loadEight(code_.at(counts, first)), code_.word(static_cast<int64_t>(bytes)));
    llvm::Value* odd = ir_.CreateAnd(ir_.CreateLShr(eight, code_.word(8)), code_.word(everySecond));
    pairs = ir_.CreateAdd(pairs, ir_.CreateAdd(odd, ir_.CreateAnd(eight, code_.word(everySecond))));
  }
  return ir_.CreateLShr(ir_.CreateMul(pairs, code_.word(0x0001000100010001)), code_.word(48));
}

// The counts of the kinds in a set, each a byte: of a set that is known kind by kind or eight kinds at a time, of
// another over its bits.
llvm::Value* OpEmitter::sumOver(llvm::Value* counts, llvm::Value* set) {
  constexpr int few = 6;
  if (const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(set)) {
    const uint64_t kinds = constant->getZExtValue();
    if (std::popcount(kinds) > few) return sumOfWords(counts, kinds);
    llvm::Value* sum = code_.word(0);
    for (uint64_t left = kinds; left; left &= left - 1)
      sum = ir_.CreateAdd(sum, code_.loadByte(code_.at(counts, static_cast<size_t>(std::countr_zero(left)))));
    return sum;
  }
  llvm::BasicBlock* from = ir_.GetInsertBlock();
  llvm::BasicBlock* loop = code_.newBlock("kinds");
  llvm::BasicBlock* on = code_.newBlock("counted");
  llvm::Type* w = ir_.getInt64Ty();
  ir_.CreateCondBr(ir_.CreateICmpEQ(set, code_.word(0)), on, loop);
  ir_.SetInsertPoint(loop);
  llvm::PHINode* left = ir_.CreatePHI(w, 2);
  llvm::PHINode* sum = ir_.CreatePHI(w, 2);
  llvm::Value* kind = ir_.CreateIntrinsic(llvm::Intrinsic::cttz, {w}, {left, ir_.getTrue()});
  llvm::Value* more = ir_.CreateAdd(sum, code_.loadByte(code_.atIndex(counts, 0, kind, 1)));
  llvm::Value* rest = ir_.CreateAnd(left, ir_.CreateSub(left, code_.word(1)));
  left->addIncoming(set, from);
  left->addIncoming(rest, loop);
  sum->addIncoming(code_.word(0), from);
  sum->addIncoming(more, loop);
  ir_.CreateCondBr(ir_.CreateICmpEQ(rest, code_.word(0)), on, loop);
  ir_.SetInsertPoint(on);
  llvm::PHINode* total = ir_.CreatePHI(w, 2);
  total->addIncoming(code_.word(0), from);
  total->addIncoming(more, loop);
  return total;
}

Value OpEmitter::ofSeat(const Operation& op) {
  llvm::Value* seat = nullptr;
  llvm::Value* known = knownSeat(op, seat);
  auto orNone = [&](llvm::Value* value, int64_t none = 0) {
    return ir_.CreateSelect(known, value, code_.word(none));
  };
  llvm::Value* plain = code_.noFault(op.a);
  switch (op.instr->op) {
    case Op::Openings:
      return askedIfExact(op, plain, code_.whole(orNone(callsIn(seat, opening_))));
    case Op::CallCount: return askedIfExact(op, plain, code_.whole(orNone(callsIn(seat, op.instr->imm))));
    case Op::FullyConcealed: {
      llvm::Value* laid = callsIn(seat, ~inHand_);
      return askedIfExact(
          op, plain,
          code_.whole(orNone(ir_.CreateZExt(ir_.CreateICmpEQ(laid, code_.word(0)), ir_.getInt64Ty()))));
    }
    case Op::FirstDraw: {
      llvm::Value* table = code_.load(ir_.getInt8PtrTy(), code_.at(code_.frame(), offsetof(NativeFrame, table)));
      llvm::Value* own = code_.loadByte(code_.atIndex(table, courseAt + offsetof(CourseFields, discarded), seat, 1));
      llvm::Value* calls = courseNumber(offsetof(CourseFields, callsMade), 2).num;
      llvm::Value* none = ir_.CreateICmpEQ(ir_.CreateOr(own, calls), code_.word(0));
      return askedIfExact(op, plain, code_.whole(orNone(ir_.CreateZExt(none, ir_.getInt64Ty()))));
    }
    case Op::DiscardsOf: {
      llvm::Value* table = code_.load(ir_.getInt8PtrTy(), code_.at(code_.frame(), offsetof(NativeFrame, table)));
      llvm::Value* tiles = code_.loadWord(code_.atIndex(table, courseAt + offsetof(CourseFields, discards), seat, sizeof(plan::TileSet)));
      return askedIfExact(op, plain, code_.whole(orNone(tiles)));
    }
    case Op::OpeningSource: {
      llvm::Value* ok = code_.all(plain, code_.isWholeAt(op.b));
      return askedIfExact(op, ok, code_.whole(orNone(sourceOf(seat, op.b.num), plan::nobody)));
    }
    case Op::AsideCount: {
      llvm::Value* counts = code_.at(seatAddress(seat), offsetof(SeatTable, aside));
      return askedIfExact(op, code_.noFault(op.a, op.b), code_.whole(orNone(sumOver(counts, op.b.num))));
    }
    case Op::HandCount: {
      llvm::Value* own = seatAddress(seat);
      llvm::Value* ok = code_.noFault(op.a, op.b);
      llvm::Value* winning =
          ir_.CreateICmpEQ(seat, code_.loadWord(code_.at(code_.frame(), offsetof(NativeFrame, winner))));
      if (op.winnersHand) {
        winning = ir_.getTrue();  // and his hand is told, or native code would not run
      } else {
        llvm::Value* told =
            ir_.CreateICmpNE(code_.loadByte(code_.at(own, offsetof(SeatTable, handKnown))), code_.word(0));
        ok = code_.all(ok, ir_.CreateOr(told, ir_.CreateNot(known)));
      }
      llvm::Value* tile = bit(op.b.num, tableByte(offsetof(Table, win) + offsetof(Win, tile)));
      llvm::Value* count = ir_.CreateAdd(sumOver(code_.at(own, offsetof(SeatTable, hand)), op.b.num),
                                         ir_.CreateZExt(ir_.CreateAnd(winning, tile), ir_.getInt64Ty()));
      return askedIfExact(op, ok, code_.whole(orNone(count)));
    }
    case Op::Ready:
      return asked(op, code_.all(code_.noFault(op.b), ir_.CreateICmpEQ(op.b.num, code_.word(0))),
                   code_.whole(code_.word(0)));
    case Op::SeatPlace: {
      llvm::Value* n = code_.word(seats_);
      llvm::Value* dealer = ir_.CreateURem(tableByte(offsetof(Table, dealer)), n);
      llvm::Value* place = ir_.CreateURem(ir_.CreateAdd(ir_.CreateSub(seat, dealer), n), n);
      return askedIfExact(op, plain, code_.whole(orNone(ir_.CreateAdd(place, code_.word(1)))));
    }
    default: return alwaysAsked(op);  // OpeningsOneSuit
  }
}

llvm::Value* OpEmitter::field(llvm::Value* reading, uint32_t imm) {
  const uint32_t shift = imm & 255, width = imm >> 8;
  constexpr size_t features = offsetof(eval::ReadingKey, features);
  const size_t offset = features + offsetof(plan::FeatureVector, words) + sizeof(uint64_t) * (shift / 64);
  llvm::Value* bits = ir_.CreateLShr(code_.loadWord(code_.at(reading, offset)), code_.word(shift & 63));
  return width >= 64 ? bits : ir_.CreateAnd(bits, code_.word((int64_t{1} << width) - 1));
}

Value OpEmitter::ofReading(const Operation& op) {
  switch (op.instr->op) {
    case Op::ShapeIs: {
      llvm::Value* shape = code_.loadByte(code_.at(op.reading, offsetof(eval::ReadingKey, shape)));
      return code_.truth(ir_.CreateICmpEQ(shape, code_.word(op.instr->imm)));
    }
    case Op::Jokers:
      return code_.whole(code_.loadByte(code_.at(op.reading, offsetof(eval::ReadingKey, jokers))));
    case Op::FeatureField: return code_.whole(field(op.reading, op.instr->imm));
    case Op::PairTile: return code_.whole(ir_.CreateSub(field(op.reading, op.instr->imm), code_.word(1)));
    case Op::Related: {
      relate();
      llvm::Value* all = code_.loadWord(code_.at(code_.frame(), offsetof(NativeFrame, related)));
      return code_.whole(ir_.CreateAnd(ir_.CreateLShr(all, code_.word(op.instr->imm)), code_.word(1)));
    }
    case Op::Links:
      relate();
      return code_.whole(code_.loadByte(code_.at(code_.frame(), offsetof(NativeFrame, links) + op.instr->imm)));
    default: return alwaysAsked(op);
  }
}

}  // namespace kaikou::jit
