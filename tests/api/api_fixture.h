// Plans and tables through the C interface, freed when they leave.
#pragma once

#include <memory>
#include <string>

#include "compiler/api/kaikou_compile.h"
#include "runtime/api/kaikou.h"

namespace kaikou::test {

template <auto Free>
struct Freed {
  template <class T>
  void operator()(T* object) const { Free(object); }
};
using Reply = std::unique_ptr<kaikou_reply, Freed<kaikou_reply_free>>;
using PlanHandle = std::unique_ptr<kaikou_plan, Freed<kaikou_plan_free>>;
using ScorerHandle = std::unique_ptr<kaikou_scorer, Freed<kaikou_scorer_free>>;
using TableHandle = std::unique_ptr<kaikou_table, Freed<kaikou_table_free>>;
using CompilerHandle = std::unique_ptr<kaikou_compiler, Freed<kaikou_compiler_free>>;

inline CompilerHandle shippedRules() {
  kaikou_compiler* compiler = nullptr;
  if (kaikou_compiler_new(&compiler, nullptr) != KAIKOU_OK) return nullptr;
  CompilerHandle handle(compiler);
  return kaikou_compiler_add_folder(compiler, KAIKOU_SOURCE_RULESETS, nullptr) == KAIKOU_OK ? std::move(handle) : nullptr;
}

inline PlanHandle planOf(const char* ruleset, const char* options = nullptr) {
  static const CompilerHandle compiler = shippedRules();
  kaikou_plan* plan = nullptr;
  (void)kaikou_compile(compiler.get(), ruleset, options, KAIKOU_TERMINATED, &plan, nullptr);
  return PlanHandle(plan);
}

inline std::string bytesOf(const kaikou_reply* reply) { return {kaikou_reply_text(reply), kaikou_reply_size(reply)}; }

}  // namespace kaikou::test
