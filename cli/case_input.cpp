// Which of the forms of a case an argument is.
// Tested by tests/scripts/cli_end_to_end.sh.
#include "cli/case_input.h"

#include <algorithm>

#include <fmt/format.h>

#include "tell/case_words.h"
#include "compiler/source/source.h"
#include "runtime/cases/case_place.h"
#include "runtime/cases/waits.h"
#include "runtime/text/understood.h"

namespace kaikou::cli {

namespace {

bool looksLikeJson(std::string_view text) {
  constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
  if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
  const size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && text[first] == '{';
}

}  // namespace

std::string placedErrorText(const Session& session, const CaseError& error, const CaseInput& input) {
  const std::string said = session.said(caseErrorText(error));
  const auto place = cases::placeOf(error, input.text);
  if (!place) return input.name == "case" ? said : fmt::format("{}: {}", input.name, said);
  // A window of the line, whole characters of it, with the place in it.
  constexpr size_t before = 48, after = 48;
  const std::string_view line = place->lineText;
  auto inside = [&](size_t at) { return at > 0 && at < line.size() && (static_cast<unsigned char>(line[at]) & 0xc0) == 0x80; };
  size_t begin = place->offset > before ? place->offset - before : 0, end = std::min(line.size(), place->offset + after);
  while (inside(begin)) --begin;
  while (inside(end)) ++end;
  auto plain = [](std::string_view text) {
    std::string out(text);
    std::replace(out.begin(), out.end(), '\t', ' ');
    return out;
  };
  const std::string head = fmt::format("{}{}", begin > 0 ? "…" : "", plain(line.substr(begin, place->offset - begin)));
  const std::string number = std::to_string(place->line);
  return fmt::format("{}:{}:{}: {}\n  {} | {}{}{}\n  {} | {}^", input.name, place->line, place->column, said, number,
                     head, plain(line.substr(place->offset, end - place->offset)), end < line.size() ? "…" : "",
                     std::string(number.size(), ' '), std::string(static_cast<size_t>(source::displayWidth(head)), ' '));
}

bool readCaseInput(Session& session, const std::vector<std::string>& arguments, bool needsWin, CaseInput& input,
                   int& exit) {
  exit = InputWrong;
  input.name = "case";
  if (arguments.size() > 1 || looksLikeWords(arguments.front())) {
    for (const std::string& argument : arguments) input.text += argument + '\n';
  } else if (looksLikeJson(arguments.front())) {
    input.text = arguments.front();
  } else {
    std::string reason;
    input.name = arguments.front() == "-" ? "stdin" : arguments.front();
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
  if (!fine) session.complain(placedErrorText(session, error, input));
  return fine;
}

}  // namespace kaikou::cli
