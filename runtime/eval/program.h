// A plan's instructions decoded once, and cut into the slices that each question needs.
//
// Registers become slots of one contiguous array. A slice holds the instructions of a phase that its roots
// depend on and that no earlier slice of the same question has run; so a need that fails early spares
// everything after it, and asking whether a win is legal never computes points.
#pragma once

#include <cstdint>
#include <vector>

#include "runtime/eval/threaded_code.h"
#include "runtime/plan/plan.h"

namespace kaikou::eval {

struct Decoded {
  uint16_t code = 0;                        // 2 x op, + 1 for a lane instruction
  uint16_t whole = 0;                       // the same, + wholeBase where whole numbers are all it can meet
  uint8_t stepA = 0, stepB = 0, stepC = 0;  // 1: the operand is a lane register
  plan::Op op{};
  uint32_t dst = 0, a = 0, b = 0, c = 0;  // slots
  uint32_t imm = 0, origin = 0;
};
inline constexpr uint16_t wholeBase = 256;  // above every `code`
/// Instructions in order. `steps` is what the interpreter runs for them; a slice without steps is run as it stands.
struct Slice : std::vector<Decoded> {
  Steps steps;
  bool asksCalls = true;   // some instruction asks for calls of melds; known of the slices of `asked`
};

/// The needs of one phase, each with the instructions it adds to those before.
struct NeedStep {
  uint16_t need = 0;   // into Plan::needs
  uint32_t holds = 0;  // slot
  Slice table;         // what it adds of the table phase: run once a table, when the first reading gets here
  Slice slice;         // what it adds of its own phase
  bool readingAlone = false;  // this need and those before depend on nothing but the reading
};
/// What the reading alone decides in the reading slices of a question: run once a distinct reading and then recalled by the
/// first of those slices, so all of them must be run by the interpreter, or none.
struct ReadingRecall {
  Slice alone;
  std::vector<uint32_t> kept;  // slots that the rest of the question reads
  bool decides = false;        // the question has a price, and the rest of it looks at the reading through them alone
};
/// One question: is it legal, or what does it pay. Needs of `legal` questions stand in the order of askingOrder().
struct Question {
  std::vector<NeedStep> tableNeeds;  // of the table phase alone
  std::vector<NeedStep> readingNeeds;
  Slice tableRest;  // what prices and results take of the table phase beside what the needs do
  const Question* asWritten = nullptr;  // the same with its needs in the order of the rules; null: they are
  bool priced = false;
  Slice price;    // payment, liabilities, sharings, keys
  Slice results;  // patterns and result items
};
struct Program {
  explicit Program(const plan::Plan& plan);
  Program(const Program&) = delete;

  Slice deal, fullTable, fullReading;
  bool dealIsCacheable = true;  // depends on nothing but indicator, previous wild and dealer
  Question settle, legal, legalUnpriced;
  Question legalAsWritten, unpricedAsWritten;  // where the order is another
  /// What one register of the table takes, by register: guards of calls, who deals next, the course of a hand.
  std::vector<Slice> asked;
  std::vector<uint16_t> askedAt;  // by register: 1 + into `asked`
  const Slice& sliceOf(plan::Reg reg) const { return reg < askedAt.size() && askedAt[reg] ? asked[askedAt[reg] - 1u] : fullTable; }
  /// No need that is asked of a table alone, for being ready, can be a fault where the deal has none and all hands are told.
  bool tableNeedsHold = true;
  std::vector<ReadingRecall> recalls;
  uint32_t slots = 0;  // the last holds zero, for operands that are not used

  static uint32_t slotOf(const plan::Plan& plan, plan::Reg reg) {
    return reg < plan.laneBase() ? reg : plan.laneBase() + 4u * (reg - plan.laneBase());
  }
};

}  // namespace kaikou::eval
