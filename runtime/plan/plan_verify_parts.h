// The parts of the verifier. Private to plan_verify*.cpp.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "runtime/plan/plan.h"
#include "runtime/plan/plan_op_info.h"

namespace kaikou::plan {

using Finding = std::optional<std::string>;

/// Bits of all kinds.
TileSet allKinds(const Plan& plan);

Finding verifySizes(const Plan& plan);      // list lengths and register counts: the other parts rely on them
Finding verifyTexts(const Plan& plan);
Finding verifyTiles(const Plan& plan);
Finding verifyReadings(const Plan& plan);   // shapes and features
Finding verifyImmediate(const Plan& plan, const Instr& instr);

/// What is known of each register: whether and when it is written, its type, whether it hangs on Ready.
class Registers {
 public:
  explicit Registers(const Plan& plan);

  /// All of the code, in order.
  Finding runCode();

  enum class Lane : uint8_t { Never, Maybe, Always };
  /// The rules use `reg` as a `type`; it must be written in phase `latest` at the latest.
  Finding use(Reg reg, ValueType type, Phase latest, Lane lane = Lane::Never);
  bool dependsOnReady(Reg reg) const { return ready_[reg]; }

  /// Constants whose type only became known by how their copies are used.
  Finding finish() const;

  std::string name(Reg reg) const;

 private:
  struct Copy { Reg constant, reg; };   // the register has the type of the constant

  bool isConstant(Reg reg) const { return reg < plan_.constants.size(); }
  bool isLane(Reg reg) const { return plan_.isLane(reg); }
  Finding checkInstr(const Instr& instr, Phase phase);
  Finding checkOperands(const Instr& instr);
  Finding checkTypes(const Instr& instr);
  Finding constrain(Reg reg, ValueType type);
  Finding sameType(Reg a, Reg b);
  Finding checkConstant(Reg reg, ValueType type) const;
  Reg rootOf(Reg reg) const;

  const Plan& plan_;
  TileSet kinds_, parties_;   // parties: seats, pot and house, where rules follow the course of a hand
  uint32_t count_;
  size_t readyQuestions_ = 0;
  std::vector<bool> written_, ready_;
  std::vector<Phase> phase_;
  std::vector<ValueType> type_;         // of the root; Same: not known yet
  mutable std::vector<Reg> parent_;     // union-find over registers of one type
  std::vector<Copy> copies_;
};

Finding verifyRules(const Plan& plan, Registers& registers);   // needs, patterns, lines …
Finding verifyGame(const Plan& plan, Registers& registers);    // calls and the game
Finding verifyCourse(const Plan& plan, Registers& registers);  // marks, steps, restrictions, payments, what comes after

}  // namespace kaikou::plan
