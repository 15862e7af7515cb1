// Words to a meld, by the reader of cases: a table with one seat and nothing but this meld. Tested by
// tests/scripts/count_end_to_end.sh.
#include "cli/meld_argument.h"

#include <sstream>
#include <vector>

#include "cli/cli_words.h"
#include "runtime/cases/case_binder.h"
#include "runtime/text/understood.h"

namespace kaikou::cli {

std::optional<eval::Meld> readMeld(const plan::Plan& plan, const std::string& text, text::Bilingual& problem) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; stream >> part;) parts.push_back(part);
  const bool told = parts.size() == 4 && (parts[2] == "from" || parts[2] == "自") && parts[3].size() == 1;
  if (parts.size() != 2 && !told) {
    problem = words::MeldIsCallAndTiles(text);
    return std::nullopt;
  }
  cases::CaseFields fields;
  fields.dealer = 0;
  fields.seatCount = plan.game.seats;
  cases::SeatFields& seat = fields.seats[0];
  seat.told = true, seat.handKnown = false;
  bool fromHand = false;
  for (const plan::Call& call : plan.calls)
    if (plan.origins[call.origin].name == parts[0]) fromHand = call.source == plan::CallSource::InHand;
  cases::MeldFields meld;
  meld.call = parts[0], meld.tiles = parts[1];
  meld.from = told ? parts[3][0] - '0' : fromHand ? -1 : plan.game.seats - 1;
  seat.melds.push_back(meld);
  cases::CaseBinder binder(plan);
  const std::string indicator = binder.notation().printKind(0);
  if (plan.game.hasIndicator) fields.indicator = indicator;
  eval::Table table;
  cases::CaseError error;
  if (!binder.bind(fields, table, error)) {
    problem = text::understood(error.message);
    return std::nullopt;
  }
  return table.seats[0].melds[0];
}

}  // namespace kaikou::cli
