// `kou bench settle`: the interpreter of a plan, its machine code, and beside it what the same game costs when written by hand.
#pragma once

#include <string>
#include <vector>

#include "bench/measure.h"
#include "runtime/eval/settlement.h"
#include "runtime/jit/jit.h"
#include "runtime/plan/plan.h"

namespace kaikou::bench {

/// Settlements of these legal wins, with or without peers. False, with a message, when the peers do not give the results of the plan,
/// or there is no machine code and `engine` asks for it.
bool benchSettle(const std::string& name, const plan::Plan& plan, const std::vector<eval::Table>& wins, double seconds, bool peers,
                 jit::Engine engine, std::vector<Measure>& rows, std::string& error);

/// Milliseconds from the plan to machine code.
void benchJitCompile(const std::string& name, const plan::Plan& plan, std::vector<Measure>& rows);

}  // namespace kaikou::bench
