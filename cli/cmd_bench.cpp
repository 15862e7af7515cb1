// kou bench: hands its arguments to the benchmarks, where they are part of the build.
#ifdef KAIKOU_HAS_BENCH

#include "bench/bench.h"
#include "cli/commands.h"

namespace kaikou::cli {

int runBenchCommand(Session& session, int argc, char** argv) {
  session.out.flush();
  // It speaks English alone; `--lang` is no mistake here either.
  std::vector<std::string> arguments;
  for (int i = 1; i < argc; ++i) {
    if (std::string_view(argv[i]) == "--lang" && i + 1 < argc) ++i;
    else if (!std::string_view(argv[i]).starts_with("--lang=")) arguments.emplace_back(argv[i]);
  }
  for (int i = 1; i + 1 < argc; ++i) {
    int exit;
    if (std::string_view(argv[i]) == "-r" && !session.loadNamed(argv[i + 1], exit)) return exit;
  }
  return bench::runBench(arguments, session.workspace());
}

}  // namespace kaikou::cli

#endif
