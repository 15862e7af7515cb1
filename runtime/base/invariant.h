// What must hold, stated where it must hold, and looked at while tests run.
//
//   KAIKOU_ASSERT(state.left <= state.wallSize, "no more tiles are left than the wall has");
//
// The sentence says what holds, or why it does. A broken one is a fault of the program and never of its input: the place and
// the sentence are printed and the program ends, because whatever it would do next rests on something that is not so.
//
// On where KAIKOU_CHECKED is 1: in the libraries that tests and fuzz targets link, with sanitizers, in debug builds. Elsewhere
// the condition is compiled, so that it cannot rot, and never run: the code is the same as without it.
//
// Only in .cpp files. The test program links checked libraries together with objects that are not, and an inline function must
// be the same in both (tests/scripts/assertions.sh).
#pragma once

#if KAIKOU_CHECKED
namespace kaikou {
[[noreturn]] void invariantBroken(const char* condition, const char* why, const char* file, int line);
}
#define KAIKOU_ASSERT(condition, why) \
  (static_cast<bool>(condition) ? void() : ::kaikou::invariantBroken(#condition, why, __FILE__, __LINE__))
#else
#define KAIKOU_ASSERT(condition, why) static_cast<void>(sizeof(static_cast<bool>(condition)) + sizeof(why))
#endif
