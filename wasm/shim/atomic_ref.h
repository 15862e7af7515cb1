// std::atomic_ref for libc++ 13, which lacks it. Every file of the WebAssembly build includes this first (wasm/CMakeLists.txt).
//
// The modules have one thread (no shared memory), so plain loads and stores of aligned words are all that "relaxed" promises.
// Only what Kaikou uses is here; anything else does not compile. Tested by the modules' tests, which compare with the native
// build.
#pragma once

#ifdef __cplusplus
#include <atomic>

#if !defined(__cpp_lib_atomic_ref) && !defined(__EMSCRIPTEN_PTHREADS__)
namespace std {

template <class T>
struct atomic_ref {
  static constexpr bool is_always_lock_free = sizeof(T) <= 8;
  explicit atomic_ref(T& of) noexcept : of_(of) {}
  T load(memory_order = memory_order_seq_cst) const noexcept { return of_; }
  void store(T value, memory_order = memory_order_seq_cst) const noexcept { of_ = value; }

 private:
  T& of_;
};

}  // namespace std
#endif
#endif
