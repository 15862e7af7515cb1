// Which of the forms of a case an argument is.
// Tested by tests/scripts/cli_end_to_end.sh.
#include "cli/case_input.h"

#include <fmt/format.h>

#include "cli/case_words.h"
#include "runtime/cases/waits.h"
#include "runtime/text/understood.h"

namespace kaikou::cli {

bool readCaseInput(Session& session, const std::vector<std::string>& arguments, bool needsWin, CaseInput& input,
                   int& exit) {
  exit = InputWrong;
  if (arguments.size() > 1 || looksLikeWords(arguments.front())) {
    for (const std::string& argument : arguments) input.text += argument + '\n';
  } else if (arguments.front().find_first_not_of(" \t\r\n") != std::string::npos &&
             arguments.front()[arguments.front().find_first_not_of(" \t\r\n")] == '{') {
    input.text = arguments.front();
  } else {
    std::string reason;
    if (!readWhole(arguments.front(), LineReader::maxLine, input.text, reason)) {
      session.complain(words::CannotRead(arguments.front(), text::understood(reason)));
      return false;
    }
  }
  CaseError error;
  bool fine;
  if (looksLikeWords(input.text)) {
    fine = readWords(input.text, input.fields, error);
  } else {
    fine = cases::readCase(input.text, {false, needsWin, false}, input.arena, input.fields, error) == cases::CaseRead::Fine;
  }
  if (fine && needsWin && !input.fields.win.told) {
    fine = false;
    error.message = "the case tells no win";
  }
  if (fine && !needsWin && input.fields.win.told) {
    fine = false;
    error.message = cases::winOfWaiting;
  }
  if (fine && needsWin && input.fields.waitsSeat >= 0) {
    fine = false;
    error.message = "`waits` is for `kou waits`: a case to be scored has a win";
  }
  if (!fine) session.complain(caseErrorText(error));
  return fine;
}

}  // namespace kaikou::cli
