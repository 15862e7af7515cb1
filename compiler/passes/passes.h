// Rewrites of the intermediate form. Each pass is one file; the order is in run_passes.cpp and can be read as a list.
//
//   pass       before -> after                                                   needs
//   fold       pure operations on constants -> their values                      -
//   simplify   x and yes, x times 1, if yes then … -> the plain form             fold
//   dead       nodes that no root reaches -> gone                                -
//   absent     nothing changes; what the game does not have is reported          fold
#pragma once

#include <optional>

#include "compiler/diag/diag.h"
#include "compiler/ir/ir.h"

namespace kaikou::passes {

void fold(ir::Module& module);
void simplify(ir::Module& module);
void dead(ir::Module& module);
/// A payment that does not ask about the loser, or no longer does, becomes one that is the same for each. Last of all.
void payEachLoser(ir::Module& module);

/// Reports what is asked of a game that does not have it; false if there was something.
bool checkAbsent(ir::Module& module, diag::Sink& sink);

/// All of them, in two rounds (simplify exposes constants to fold); verified in debug builds.
void runPasses(ir::Module& module);

/// A value of the deal that fails for some indicator.
struct DealFault {
  uint32_t origin;
  int indicator;
  NumError reason;
};
std::optional<DealFault> checkDeal(ir::Module& module);

}  // namespace kaikou::passes
