// Finds and loads the module with LLVM, and hands plans to it.
//
// The module is loaded once and never unloaded: LLVM registers things that are only undone at the end of the
// process. It is loaded with its own symbols in front (no symbol of the program is used by it), so a program
// that links another LLVM or another C++ library does not meet it. Every way this can fail is a text; nothing
// is tried twice under one path. Tested by tests/jit/jit_module_test.cpp.
#include "runtime/jit/jit.h"

#include <cstdlib>
#include <mutex>
#include <vector>

#ifdef KAIKOU_JIT
#include <dlfcn.h>
#include <unistd.h>
#endif

#include "runtime/eval/asking_order.h"
#include "runtime/jit/jit_module.h"

namespace kaikou::jit {

#ifndef KAIKOU_JIT

bool built() { return false; }
Compiled compile(const plan::Plan&) {
  return {nullptr, "this build of kaikou has no JIT (KAIKOU_JIT is off)"};
}
Compiled compileWith(const std::string&, const plan::Plan& plan) { return compile(plan); }
bool available(std::string& why) {
  why = "this build of kaikou has no JIT (KAIKOU_JIT is off)";
  return false;
}

#else

namespace {

struct Module {
  std::string path, why;  // `why`: it cannot be used
  KaikouJitCompile* compile = nullptr;
  KaikouJitRelease* release = nullptr;
};

class ModuleCode final : public eval::NativeCode {
 public:
  ModuleCode(const ModuleOutput& out, KaikouJitRelease* release) : handle_(out.handle), release_(release) {
    deal = out.deal;
    askTable = out.askTable;
    askReading = out.askReading;
    carriedWords = out.carriedWords;
  }
  ModuleCode(const ModuleCode&) = delete;
  ModuleCode& operator=(const ModuleCode&) = delete;
  ~ModuleCode() override { release_(handle_); }

 private:
  void* handle_;
  KaikouJitRelease* release_;
};

std::mutex& moduleLock() {
  static std::mutex lock;
  return lock;
}

std::string lastError() {
  const char* text = dlerror();
  return text ? text : "unknown reason";
}

void load(Module& module) {
  // The program's own symbols stay out of it: see the head of this file.
  void* library = dlopen(module.path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    module.why = "the JIT module cannot be loaded: " + lastError();
    return;
  }
  auto* layoutOf = reinterpret_cast<KaikouJitLayout*>(dlsym(library, "kaikou_jit_layout"));
  module.compile = reinterpret_cast<KaikouJitCompile*>(dlsym(library, "kaikou_jit_compile"));
  module.release = reinterpret_cast<KaikouJitRelease*>(dlsym(library, "kaikou_jit_release"));
  if (!layoutOf || !module.compile || !module.release)
    module.why = "`" + module.path + "` is no JIT module";
  else if (layoutOf() != layout())
    module.why = "the JIT module `" + module.path + "` is of another build";
}

std::string programFolder() {
  char text[4096];
  const ssize_t length = readlink("/proc/self/exe", text, sizeof text);
  if (length <= 0 || length == static_cast<ssize_t>(sizeof text)) return {};
  const std::string path(text, static_cast<size_t>(length));
  return path.substr(0, path.rfind('/') + 1);
}

std::string findModule(std::string& why) {
  if (const char* given = std::getenv("KAIKOU_JIT_MODULE"); given && *given) return given;
  const std::string folder = programFolder();
  std::string places;
  for (const char* place : {"", "../lib/", "../" KAIKOU_JIT_LIBDIR "/", "../../lib/"}) {
    const std::string path = folder + place + KAIKOU_JIT_FILE;
    if (access(path.c_str(), R_OK) == 0) return path;
  }
  why = "the JIT module `" KAIKOU_JIT_FILE "` is neither in `" + folder +
        "` nor in the library folder beside it";
  return {};
}

// The module at a path, loaded at most once. Call with the lock held.
Module& moduleAt(const std::string& path) {
  static std::vector<std::unique_ptr<Module>> known;
  for (const auto& module : known)
    if (module->path == path) return *module;
  known.push_back(std::make_unique<Module>());
  known.back()->path = path;
  load(*known.back());
  return *known.back();
}

}  // namespace

bool built() { return true; }

Compiled compileWith(const std::string& path, const plan::Plan& plan) {
  const std::lock_guard guard(moduleLock());
  const Module& module = moduleAt(path);
  if (!module.why.empty()) return {nullptr, module.why};
  const std::vector<eval::WholeRange> ranges = eval::wholeRanges(plan);
  const std::vector<uint16_t> asking = eval::askingOrder(plan, plan.asking);
  const ModuleInput input{&plan, ranges.data(), asking.data()};
  ModuleOutput output;
  module.compile(&input, &output);
  if (!output.handle) return {nullptr, std::string("the JIT refuses the plan: ") + output.why.data()};
  return {std::make_shared<ModuleCode>(output, module.release), {}};
}

Compiled compile(const plan::Plan& plan) {
  std::string why;
  const std::string path = findModule(why);
  if (path.empty()) return {nullptr, why};
  return compileWith(path, plan);
}

bool available(std::string& why) {
  const std::string path = findModule(why);
  if (path.empty()) return false;
  const std::lock_guard guard(moduleLock());
  why = moduleAt(path).why;
  return why.empty();
}

#endif

}  // namespace kaikou::jit
