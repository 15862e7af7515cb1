// Which engine answers: the option `--engine` of score, waits and test, and what becomes of it for each plan.
//
//   interpreter   always
//   jit           machine code from the first settlement on, for the first plans of a run; compiling one takes as long as
//                 some 400,000 settlements, so plans after those get it as with auto, and one line says so
//   auto          the interpreter, and machine code for a plan that has settled `autoAfter` tables: about
//   where compiling it
//                 has cost less than it spares. So one case never waits for a compiler, and long batches get
//                 one
//
// Results do not depend on it. Where machine code cannot be had the interpreter answers, and one line on
// standard error says why; only `auto` in a build without the JIT says nothing, because nobody asked for it.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "runtime/jit/jit.h"
#include "runtime/text/bilingual.h"

namespace CLI {
class App;
}

namespace kaikou::cli {

struct ShelvedPlan;

class EngineUser {
 public:
  static constexpr size_t autoAfter = 400'000;  // settlements of one plan
  static constexpr size_t atOnce = 64;          // plans that `jit` compiles before they settled anything

  explicit EngineUser(std::function<void(const text::Bilingual&)> complain) : complain_(std::move(complain)) {}

  /// Adds --engine.
  void addOption(CLI::App& app, text::Language language);
  void choose(jit::Engine engine) { engine_ = engine; }
  jit::Engine engine() const { return engine_; }

  /// A plan is about to be used; once, after equip().
  void begin(ShelvedPlan& shelved);
  /// A plan settled one more table.
  void settled(ShelvedPlan& shelved);

 private:
  void compile(ShelvedPlan& shelved);

  std::function<void(const text::Bilingual&)> complain_;
  jit::Engine engine_ = jit::Engine::Auto;
  size_t begun_ = 0;  // plans
  std::string told_;  // the last complaint: the next is only told if it differs
};

}  // namespace kaikou::cli
