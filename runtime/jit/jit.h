// Machine code from a plan, where this build has LLVM: an evaluator that is given it answers the same,
// faster.
//
//   jit::Compiled compiled = jit::compile(plan);
//   if (compiled.code) evaluator.setNative(compiled.code);
//   else report(compiled.why);              // and the interpreter goes on
//
// Compiling takes some tens of milliseconds (`kou bench jit-compile`), so it is for plans that settle many
// thousand tables.
//
// Nothing here names LLVM or links it: the half that does is a shared module (`libkaikou-jit.so`), loaded
// when the first plan is compiled and kept until the process ends. It is looked for at $KAIKOU_JIT_MODULE
// alone if that is set, otherwise beside the program and in the library folder beside it. A module of another
// build is refused.
//
// Threads: compile() may be called on any of them, one at a time inside. The code may outlive the plan's
// evaluators and is used by any number of them; the plan must be verified. Tested by tests/jit/.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "runtime/eval/native_code.h"
#include "runtime/plan/plan.h"

namespace kaikou::jit {

/// What a user may ask for; `Auto` leaves the choice to the program.
enum class Engine : uint8_t { Interpreter, Jit, Auto };

/// Whether this build has a JIT at all.
bool built();

struct [[nodiscard]] Compiled {
  std::shared_ptr<const eval::NativeCode> code;
  std::string why;  // without code: English, lower case, no full stop
};

Compiled compile(const plan::Plan& plan);
/// The same with the module at `path`, for tests and for programs that keep it elsewhere.
Compiled compileWith(const std::string& path, const plan::Plan& plan);

/// Whether a module can be loaded; `why` tells what stands in the way.
[[nodiscard]] bool available(std::string& why);

}  // namespace kaikou::jit
