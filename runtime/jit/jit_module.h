// The border between the runtime and the shared module that holds LLVM. Private to runtime/jit.
//
// Three C functions and two plain structures: program and module may each carry a C++ library of their own.
// The plan is only read. `layout` keeps a module of another build out, whose structures might differ.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "kaikou_version.h"
#include "runtime/eval/native_code.h"
#include "runtime/eval/whole_ranges.h"
#include "runtime/plan/plan.h"
#include "runtime/plan/plan_op_info.h"

namespace kaikou::jit {

struct ModuleInput {
  const plan::Plan* plan;
  const eval::WholeRange* ranges;  // by register
  const uint16_t* asking;          // eval::askingOrder, as many as there are needs
};
struct ModuleOutput {
  void* handle = nullptr;  // owns the code; null: `why` says why not
  eval::NativeCode::Deal deal = nullptr;
  eval::NativeCode::AskTable askTable = nullptr;
  eval::NativeCode::AskReading askReading = nullptr;
  size_t carriedWords = 0;
  std::array<char, 256> why{};
};

constexpr uint64_t layout() {
  uint64_t hash = 0xcbf29ce484222325;
  auto mix = [&hash](uint64_t value) { hash = (hash ^ value) * 0x100000001b3; };
  for (const char* c = KAIKOU_VERSION; *c; ++c) mix(static_cast<uint64_t>(*c));
  for (uint64_t value :
       {sizeof(plan::Plan), sizeof(plan::Instr), sizeof(plan::PhaseCode), sizeof(plan::Need),
        sizeof(plan::Call), sizeof(plan::Game), sizeof(eval::Table), sizeof(eval::SeatTable),
        sizeof(eval::Meld), sizeof(eval::ReadingKey), sizeof(eval::NativeFrame), sizeof(eval::WholeRange),
        sizeof(ModuleInput), sizeof(ModuleOutput), offsetof(eval::Table, win), offsetof(eval::Table, facts),
        offsetof(eval::NativeFrame, keys), offsetof(eval::NativeFrame, owed)})
    mix(value);
  for (int op = 0; op < plan::opCount; ++op) mix(static_cast<uint64_t>(op));
  mix(plan::formatVersion);
  return hash;
}

}  // namespace kaikou::jit

extern "C" {
using KaikouJitLayout = uint64_t();
using KaikouJitCompile = void(const kaikou::jit::ModuleInput*, kaikou::jit::ModuleOutput*);
using KaikouJitRelease = void(void* handle);
}
