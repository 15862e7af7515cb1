// The words of the commands that analyse rules (analyst_words.def), and the commands.
#pragma once

#include "cli/session.h"
#include "runtime/text/bilingual.h"

namespace kaikou::cli {

namespace words {
#define SAY KAIKOU_SAY
#include "cli/analyst_words.def"
#undef SAY
}  // namespace words

int runAnalyze(Session& session, int argc, char** argv);
int runMutate(Session& session, int argc, char** argv);
int runDiff(Session& session, int argc, char** argv);
int runExamplesCommand(Session& session, int argc, char** argv);

}  // namespace kaikou::cli
