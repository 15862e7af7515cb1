// The module's three functions: a plan in, machine code of this processor out.
//
// One LLJIT a plan, so that code leaves with the last evaluator that uses it. The passes are those that pay
// for code of this kind (one chain of blocks, many common loads and truths); the standard pipelines spend
// several times as long on loops and calls that are not there. Code generator level Less with fast selection
// gives code as fast as Default does here, in two thirds of the time; level None saves more and costs a third
// of the speed. Setting up the target is done once a process. Guarantee: a plan is compiled, or refused with
// a text; nothing is thrown, printed or exited. Tested by tests/jit/.
#include <algorithm>
#include <cstring>
#include <exception>
#include <memory>
#include <mutex>
#include <string>

#include <llvm/ExecutionEngine/Orc/LLJIT.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Target/TargetMachine.h>
#include <llvm/Transforms/InstCombine/InstCombine.h>
#include <llvm/Transforms/Scalar/ADCE.h>
#include <llvm/Transforms/Scalar/EarlyCSE.h>
#include <llvm/Transforms/Scalar/SimplifyCFG.h>

#include "runtime/jit/jit_module.h"
#include "runtime/jit/llvm/plan_facts.h"
#include "runtime/jit/llvm/stage_emitter.h"

namespace kaikou::jit {

namespace {

using llvm::orc::LLJIT;

/// Target and processor, found once.
llvm::Expected<llvm::orc::JITTargetMachineBuilder> hostMachine() {
  static std::once_flag once;
  std::call_once(once, [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
  });
  auto machine = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (machine) {
    machine->setCodeGenOptLevel(llvm::CodeGenOpt::Less);
    machine->getOptions().EnableFastISel = true;
  }
  return machine;
}

llvm::Function* addFunction(llvm::Module& module, const char* name,
                            std::initializer_list<llvm::Type*> arguments) {
  auto* type = llvm::FunctionType::get(llvm::Type::getInt32Ty(module.getContext()), arguments, false);
  auto* function = llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage, name, module);
  function->setDoesNotThrow();
  function->addParamAttr(0, llvm::Attribute::NoAlias);
  return function;
}

void writePlan(const PlanFacts& facts, llvm::Module& module) {
  llvm::Type* pointer = llvm::Type::getInt8PtrTy(module.getContext());
  llvm::Type* mode = llvm::Type::getInt32Ty(module.getContext());
  StageEmitter(facts, plan::Phase::Deal, addFunction(module, "deal", {pointer})).emitDeal();
  StageEmitter(facts, plan::Phase::Table, addFunction(module, "table", {pointer, mode})).emitTable();
  StageEmitter(facts, plan::Phase::Reading, addFunction(module, "reading", {pointer, pointer, mode}))
      .emitReading();
}

void optimise(llvm::Module& module, llvm::TargetMachine& machine) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager calls;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(calls);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, calls, modules);
  llvm::FunctionPassManager passes;
  passes.addPass(llvm::EarlyCSEPass(true));
  passes.addPass(llvm::InstCombinePass());
  passes.addPass(llvm::SimplifyCFGPass());
  passes.addPass(llvm::ADCEPass());
  for (llvm::Function& function : module)
    if (!function.isDeclaration()) passes.run(function, functions);
}

template <class F>
bool findFunction(LLJIT& jit, const char* name, F& out, std::string& why) {
  auto symbol = jit.lookup(name);
  if (!symbol) {
    why = llvm::toString(symbol.takeError());
    return false;
  }
  out = reinterpret_cast<F>(symbol->getAddress());
  return true;
}

bool compilePlan(const ModuleInput& input, ModuleOutput& out, std::string& why) {
  const PlanFacts facts(*input.plan, input.ranges, input.asking);
  if (!facts.refusal().empty()) {
    why = facts.refusal();
    return false;
  }
  auto machineBuilder = hostMachine();
  if (!machineBuilder) {
    why = llvm::toString(machineBuilder.takeError());
    return false;
  }
  auto machine = machineBuilder->createTargetMachine();
  if (!machine) {
    why = llvm::toString(machine.takeError());
    return false;
  }
  auto context = std::make_unique<llvm::LLVMContext>();
  auto module = std::make_unique<llvm::Module>("plan", *context);
  module->setDataLayout((*machine)->createDataLayout());
  module->setTargetTriple((*machine)->getTargetTriple().str());
  writePlan(facts, *module);
#ifndef NDEBUG
  llvm::raw_string_ostream text(why);
  if (llvm::verifyModule(*module, &text)) return false;
#endif
  optimise(*module, **machine);
  auto jit = llvm::orc::LLJITBuilder().setJITTargetMachineBuilder(std::move(*machineBuilder)).create();
  if (!jit) {
    why = llvm::toString(jit.takeError());
    return false;
  }
  if (auto error = (*jit)->addIRModule({std::move(module), std::move(context)})) {
    why = llvm::toString(std::move(error));
    return false;
  }
  if (!findFunction(**jit, "deal", out.deal, why) || !findFunction(**jit, "table", out.askTable, why) ||
      !findFunction(**jit, "reading", out.askReading, why))
    return false;
  out.carriedWords = facts.carriedWords();
  out.handle = jit->release();
  return true;
}

}  // namespace

}  // namespace kaikou::jit

#define KAIKOU_EXPORT extern "C" __attribute__((visibility("default")))

KAIKOU_EXPORT uint64_t kaikou_jit_layout() { return kaikou::jit::layout(); }

KAIKOU_EXPORT void kaikou_jit_compile(const kaikou::jit::ModuleInput* input,
                                      kaikou::jit::ModuleOutput* output) {
  std::string why;
  try {
    if (kaikou::jit::compilePlan(*input, *output, why)) return;
  } catch (const std::exception& problem) {
    why = problem.what();
  }
  output->handle = nullptr;
  const size_t length = std::min(why.size(), output->why.size() - 1);
  std::memcpy(output->why.data(), why.data(), length);
  output->why[length] = '\0';
}

KAIKOU_EXPORT void kaikou_jit_release(void* handle) { delete static_cast<llvm::orc::LLJIT*>(handle); }
