// The end of a program whose invariant is broken: the sentence, where it stands, and an abort, which sanitizers, fuzzers and
// test runners all know how to report. The only place of the libraries that prints: nobody is left to whom a failure could be
// returned. Guarantee: never reached in a build without checks. Tested by tests/runtime/invariant_test.cpp.
#include "runtime/base/invariant.h"

#if KAIKOU_CHECKED
#include <cstdio>
#include <cstdlib>

namespace kaikou {

void invariantBroken(const char* condition, const char* why, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: broken: %s (%s)\n", file, line, why, condition);
  std::abort();
}

}  // namespace kaikou
#endif
