// A case as a command line gives it: a file, standard input, JSON or words.
#pragma once

#include <string>
#include <vector>

#include "cli/session.h"
#include "runtime/cases/case_reader.h"
#include "runtime/cases/scorer.h"

namespace kaikou::cli {

using cases::CaseError;
using cases::CaseFields;
using cases::SeatFields;
using cases::TextArena;
using cases::caseErrorText;

/// The text of one case and what was read from it.
struct CaseInput {
  std::string name;                     // of the file; `case` for what stands on the command line
  std::string text;
  TextArena arena;
  CaseFields fields;
};

/// "hand.json:3:14: seat 2: there is no tile `0m`" and below it the line with the place marked, where the place is known.
std::string placedErrorText(const Session& session, const CaseError& error, const CaseInput& input);

/// Fills `input` from the arguments; false after a complaint, `exit` then says how to end. A first argument of `-` is
/// standard input, one that begins with `{` is JSON, one that begins like a clause is words, anything else a file (of
/// JSON or words).
bool readCaseInput(Session& session, const std::vector<std::string>& arguments, bool needsWin, CaseInput& input,
                   int& exit);

}  // namespace kaikou::cli
