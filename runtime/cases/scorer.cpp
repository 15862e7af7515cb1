// From the fields of a case to a table that can exist.
//
// A hand that waits has no winning tile, but the check of tables wants one: any tile with a copy to spare will do.
// Guarantee: a table that comes out is in range, whatever went in. Tested by tests/cli/scoring_test.cpp,
// tests/api/scoring_api_test.cpp.
#include "runtime/cases/scorer.h"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/eval/table_check.h"

namespace kaikou::cases {

void equip(Scorer& scorer) {
  const plan::Plan& plan = *scorer.plan;
  scorer.binder = std::make_unique<CaseBinder>(plan);
  scorer.evaluator = std::make_unique<eval::Evaluator>(plan);
  scorer.sortedPatterns.clear();
  for (const plan::ResultItem& item : plan.results) {
    std::vector<uint16_t> sorted = item.patterns;
    // UTF-8 compares bytewise as its code points do.
    std::sort(sorted.begin(), sorted.end(), [&](uint16_t a, uint16_t b) {
      return plan.origins[plan.patterns[a].origin].name < plan.origins[plan.patterns[b].origin].name;
    });
    scorer.sortedPatterns.push_back(std::move(sorted));
  }
}

bool holdsOneMore(const plan::Plan& plan, const eval::Table& table, int seat) {
  const eval::SeatTable& own = table.seats[static_cast<size_t>(seat)];
  int tiles = 3 * own.meldCount;
  for (size_t k = 0; k < plan.kinds.size(); ++k) tiles += own.hand[k];
  return tiles == plan.handSize() + 1;
}

namespace {

std::optional<eval::TableError> checkWaiting(Scorer& scorer, int seat, eval::Table& table) {
  const plan::Plan& plan = *scorer.plan;
  table.win = {};
  table.win.seat = static_cast<int8_t>(seat);
  std::optional<eval::TableError> problem;
  if (holdsOneMore(plan, table, seat)) {
    // In its turn: the table is one on which the last of its tiles is the winning one.
    eval::Table drawn = table;
    eval::TileCounts& hand = drawn.seats[static_cast<size_t>(seat)].hand;
    size_t kind = plan.kinds.size();
    while (kind-- > 1 && !hand[kind]) {}
    --hand[kind];
    drawn.win.tile = static_cast<uint8_t>(kind);
    return eval::checkTable(plan, *scorer.evaluator, drawn);
  }
  for (size_t kind = 0; kind < plan.kinds.size(); ++kind) {
    if (plan.blocks[plan.kinds[kind].block].isFlower) continue;
    table.win.tile = static_cast<uint8_t>(kind);
    problem = eval::checkTable(plan, *scorer.evaluator, table);
    if (!problem || problem->tile != static_cast<int>(kind)) break;
  }
  if (problem && problem->wrongSize && problem->seat == seat) problem->message += ", or one more in its turn";
  return problem;
}

}  // namespace

bool bindTable(Scorer& scorer, const CaseFields& fields, int waitsSeat, eval::Table& out, CaseError& error) {
  if (!scorer.binder->bind(fields, out, error)) return false;
  auto problem = waitsSeat >= 0 ? checkWaiting(scorer, waitsSeat, out)
                                : eval::checkTable(*scorer.plan, *scorer.evaluator, out);
  if (!problem) return true;
  // It is shown where the hand of the seat is told; who has none, or a tile of several seats, has no place.
  std::string_view at;
  if (problem->ofWin) at = fields.win.tile;
  else if (problem->seat >= 0 && problem->seat < eval::seatCount) at = fields.seats[static_cast<size_t>(problem->seat)].hand;
  error = {std::move(problem->message), problem->seat,
           problem->tile < 0 ? std::string() : scorer.binder->notation().printKind(problem->tile), at.data()};
  return false;
}

int seatThatWaits(const CaseFields& fields) {
  if (fields.waitsSeat >= 0) return fields.waitsSeat;
  int seat = -1, told = 0;
  for (int i = 0; i < eval::seatCount; ++i) {
    const SeatFields& of = fields.seats[static_cast<size_t>(i)];
    if (of.told && of.handKnown && ++told == 1) seat = i;
  }
  return told == 1 ? seat : -1;
}

std::string faultText(const plan::Plan& plan, const eval::Fault& fault) {
  if (fault.origin >= plan.origins.size() || plan.origins[fault.origin].name.empty()) return fault.reason;
  const plan::Origin& rule = plan.origins[fault.origin];
  const std::string text = fmt::format("`{}`: {}", rule.name, fault.reason);
  return rule.line ? fmt::format("{} ({}:{}:{})", text, rule.file, rule.line, rule.column) : text;
}

std::string caseErrorText(const CaseError& error) {
  std::string text = error.message;
  if (!error.tile.empty()) text += fmt::format(" ({})", error.tile);
  return error.seat >= 0 ? fmt::format("seat {}: {}", error.seat, text) : text;
}

}  // namespace kaikou::cases
