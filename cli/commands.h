// The commands of `kou`, in one table.
#pragma once

#include <span>

#include "cli/session.h"

namespace kaikou::cli {

struct Command {
  const char* name;
  const char* zh;
  const char* en;
  int (*run)(Session& session, int argc, char** argv);   // argv[0] is the command's name
};

std::span<const Command> commands();

int runCheck(Session& session, int argc, char** argv);
int runScore(Session& session, int argc, char** argv);
int runWaits(Session& session, int argc, char** argv);
int runSim(Session& session, int argc, char** argv);
int runPlay(Session& session, int argc, char** argv);
int runTest(Session& session, int argc, char** argv);
int runExplain(Session& session, int argc, char** argv);
int runCount(Session& session, int argc, char** argv);
int runWorkshop(Session& session, int argc, char** argv);
int runList(Session& session, int argc, char** argv);
int runDump(Session& session, int argc, char** argv);
int runFormat(Session& session, int argc, char** argv);
int runBuild(Session& session, int argc, char** argv);
int runReplay(Session& session, int argc, char** argv);
int runVerify(Session& session, int argc, char** argv);
#ifdef KAIKOU_HAS_BENCH
int runBenchCommand(Session& session, int argc, char** argv);
#endif

}  // namespace kaikou::cli
