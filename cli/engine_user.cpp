// Gives plans their engine. Tested by tests/scripts/jit_engine.sh and tests/jit/engine_user_test.cpp.
#include "cli/engine_user.h"

#include <map>

#include <CLI/CLI.hpp>
#include "cli/cli_words.h"
#include "cli/plan_shelf.h"

namespace kaikou::cli {

void EngineUser::addOption(CLI::App& app, text::Language language) {
  static const std::map<std::string, jit::Engine> names{
      {"interpreter", jit::Engine::Interpreter}, {"jit", jit::Engine::Jit}, {"auto", jit::Engine::Auto}};
  app.add_option_function<std::string>(
         "--engine", [this](const std::string& name) { engine_ = names.at(name); },
         words::HelpEngine.in(language))
      ->check(CLI::IsMember({"interpreter", "jit", "auto"}));
}

void EngineUser::begin(ShelvedPlan& shelved) {
  if (engine_ != jit::Engine::Jit) return;
  ++begun_;
  if (begun_ <= atOnce) compile(shelved);
  else if (begun_ == atOnce + 1 && told_.empty())
    complain_(words::FewCompiled(std::to_string(atOnce), std::to_string(autoAfter)));
}

void EngineUser::settled(ShelvedPlan& shelved) {
  if (++shelved.settled == autoAfter && engine_ != jit::Engine::Interpreter && jit::built() && !shelved.compiled)
    compile(shelved);
}

void EngineUser::compile(ShelvedPlan& shelved) {
  shelved.compiled = true;
  jit::Compiled compiled = jit::compile(*shelved.plan);
  if (compiled.code) {
    shelved.evaluator->setNative(std::move(compiled.code));
  } else if (compiled.why != told_) {
    told_ = compiled.why;
    complain_(words::InterpreterUsed(compiled.why));
  }
}

}  // namespace kaikou::cli
