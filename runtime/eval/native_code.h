// Where machine code made from a plan plugs into the evaluator. Names no compiler: runtime/jit makes such
// code.
//
// Code comes as three functions over one frame. `deal` fills the registers of the deal. `table` works out
// what lies on the table and the needs that no reading changes. `reading` asks one reading: its needs in
// order, then what it pays, its keys and its results. Between `table` and `reading` values travel in the
// frame, so nothing else of the registers is written.
//
// Only plain outcomes come from native code. Whenever a fault reaches something that is asked for, points are
// not whole or do not fit, or a table is odd (a call that does not exist, an untold hand), it returns
// `nativeLeave`, and the interpreter answers the whole question from its beginning. So faults have one
// source, and their text and place cannot differ.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "runtime/base/number.h"
#include "runtime/eval/interpreter.h"
#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"
#include "runtime/plan/plan_verify.h"

namespace kaikou::eval {

/// How much of a question is asked: the needs that being ready asks, all needs, or everything.
enum class NativeMode : int32_t { Unpriced, Needs, Priced };

inline constexpr int nativeHolds = -1;  // no need fails
inline constexpr int nativeLeave = -2;  // the interpreter must answer
/// The denominator of a value that native code did not work out: passed on as a fault is, so that it may
/// vanish where it is not chosen; where it is asked for, the interpreter answers.
inline constexpr int64_t nativeUnknown = -2;

/// What native code reads and writes. Its address is all that it is given beside the reading and the mode; it
/// knows the fields by their offsets.
struct NativeFrame {
  // Of the plan and the evaluator.
  Num* registers = nullptr;    // constants, and the values of the deal
  int64_t* carried = nullptr;  // NativeCode::carriedWords() words from `table` to `reading`
  /// plan::applyPure for instruction `at` of the plan: the slow path of arithmetic. EveryLoser and SomeLoser
  /// count as And and Or of `a` and `b`.
  Num (*pure)(NativeFrame*, uint32_t at, Num a, Num b) = nullptr;
  /// Interpreter::answer for instruction `at`: questions that native code does not answer itself.
  Num (*ask)(NativeFrame*, uint32_t at, Num a, Num b) = nullptr;
  /// Fills `related` and `links` for the reading that is asked.
  void (*relate)(NativeFrame*) = nullptr;
  uint64_t related = 0;                                // bit a relation of the plan: it holds
  std::array<uint8_t, plan::limits::links> links{};    // by question
  // Of the table.
  const Table* table = nullptr;
  int64_t winner = 0;
  std::array<int64_t, 3> losers{};
  std::array<uint64_t, seatCount> calls{};  // melds of each seat by call: four bits a call
  // Left by `reading` in mode Priced. Payments are those before liability.
  std::array<int64_t, seatCount> owed{};  // by seat, of the losers
  int64_t sum = 0;
  int64_t liable = plan::nobody, liability = -1;
  int64_t shared = 0;
  plan::PatternSet patterns;
  int64_t resultsFault = 0;  // a pattern or a result is a fault, should this reading be chosen
  std::array<int64_t, 8> results{};
  std::array<Num, 8> keys{};  // those that are not the winnings
  // For pure() and ask().
  void* owner = nullptr;
};

/// Machine code of one plan. Shared by evaluators, on any number of threads.
class NativeCode {
 public:
  /// 1 if no value of the deal is a fault.
  using Deal = int32_t (*)(NativeFrame*);
  /// The first need that fails, nativeHolds or nativeLeave.
  using AskTable = int32_t (*)(NativeFrame*, int32_t mode);
  using AskReading = int32_t (*)(NativeFrame*, const ReadingKey*, int32_t mode);

  virtual ~NativeCode() = default;

  Deal deal = nullptr;
  AskTable askTable = nullptr;
  AskReading askReading = nullptr;
  size_t carriedWords = 0;
  static constexpr size_t maxCalls = 15;  // that NativeFrame::calls can count; the bits above them are for others
};

/// How often native code answered a question itself, and how often it left it to the interpreter.
struct NativeCounts {
  size_t answered = 0, left = 0;
};

}  // namespace kaikou::eval
