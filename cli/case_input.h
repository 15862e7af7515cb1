// A case as a command line gives it: a file, standard input, JSON or words.
#pragma once

#include <string>
#include <vector>

#include "cli/case_reader.h"
#include "cli/session.h"

namespace kaikou::cli {

/// The text of one case and what was read from it.
struct CaseInput {
  std::string text;
  TextArena arena;
  CaseFields fields;
};

/// Fills `input` from the arguments; false after a complaint, `exit` then says how to end. A first argument of `-` is
/// standard input, one that begins with `{` is JSON, one that begins like a clause is words, anything else a file (of
/// JSON or words).
bool readCaseInput(Session& session, const std::vector<std::string>& arguments, bool needsWin, CaseInput& input,
                   int& exit);

/// "seat 2: no such tile (5m)" for an error of a case.
std::string caseErrorText(const CaseError& error);

}  // namespace kaikou::cli
