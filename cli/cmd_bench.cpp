// kou bench: hands its arguments to the benchmarks, where they are part of the build.
#ifdef KAIKOU_HAS_BENCH

#include "bench/bench.h"
#include "cli/commands.h"

namespace kaikou::cli {

int runBenchCommand(Session& session, int argc, char** argv) {
  session.out.flush();
  for (int i = 1; i + 1 < argc; ++i) {
    int exit;
    if (std::string_view(argv[i]) == "-r" && !session.loadNamed(argv[i + 1], exit)) return exit;
  }
  return bench::runBench({argv + 1, argv + argc}, session.workspace());
}

}  // namespace kaikou::cli

#endif
