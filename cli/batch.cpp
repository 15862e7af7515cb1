// Batches of cases.
//
// One line is read, bound, settled and written before the next, with every buffer used again. Output is written in
// blocks, and before each read that may wait, so that a program at the other end of two pipes gets its answers.
// Guarantee: one result a line, in order, whatever the lines hold; memory does not grow with their number or length.
// Tested by tests/scripts/cli_end_to_end.sh.
#include "cli/batch.h"

#include <fmt/format.h>

#include "runtime/cases/case_reader.h"
#include "runtime/cases/result_json.h"

namespace kaikou::cli {

namespace {

using cases::CaseRead;
using cases::CaseRules;
using text::TextArena;

// Some editors open a UTF-8 file with it.
constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";

bool isBlank(std::string_view line) { return line.find_first_not_of(" \t\r") == std::string_view::npos; }

}  // namespace

int runBatch(Session& session, PlanShelf& shelf, int descriptor) {
  LineReader lines(descriptor, [&] { session.out.flush(); });
  const CaseRules rules;
  TextArena arena;
  CaseFields fields;
  CaseError error;
  eval::Table table;
  eval::Settlement settlement;
  int exit = Fine;
  uint64_t number = 0;
  std::string_view line;
  auto wrong = [&](bool hasId) {
    error.message = session.said(error.message);
    appendError(session.out.text(), hasId, fields.id, error, line, number);
    session.out.text() += '\n';
    session.out.wrote();
    exit = InputWrong;
  };
  for (;;) {
    const LineReader::Line kind = lines.next(line);
    if (kind == LineReader::Line::End) return exit;
    if (kind == LineReader::Line::Failed) {
      session.complain(words::CannotReadOn(std::string(lines.failure())));
      return InputWrong;
    }
    ++number;
    if (number == 1 && line.starts_with(byteOrderMark)) line.remove_prefix(byteOrderMark.size());
    if (kind == LineReader::Line::TooLong) {
      error = {fmt::format("line {}: longer than {} bytes", number, LineReader::maxLine), -1, {}};
      wrong(false);
      continue;
    }
    if (isBlank(line)) continue;
    const CaseRead read = readCase(line, rules, arena, fields, error);
    if (read == CaseRead::NotJson) {
      error.message = fmt::format("line {}: {}", number, error.message);
      wrong(false);
      continue;
    }
    if (read == CaseRead::Wrong) {
      wrong(fields.hasId);
      continue;
    }
    ShelvedPlan& shelved = shelf.find(fields.ruleset, fields.optionsText);
    if (!makeTable(shelved, fields, plan::nobody, table, error)) {
      wrong(true);
      continue;
    }
    session.engine.settled(shelved);
    if (auto fault = shelved.evaluator->settle(table, settlement)) {
      error = {faultText(*shelved.plan, *fault), -1, {}};
      wrong(true);
      continue;
    }
    appendResult(session.out.text(), true, fields.id, shelved, settlement);
    session.out.text() += '\n';
    session.out.wrote();
  }
}

}  // namespace kaikou::cli
