// The desks of the core, one a subject: each takes the requests it knows and answers with JSON, or refuses (request.h).
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "workshop/request.h"
#include "workshop/rules_shelf.h"

namespace kaikou::workshop {

class Desk {
 public:
  virtual ~Desk() = default;
  /// Nothing if it does not know the request.
  virtual std::optional<Json> answer(const Request& request) = 0;
};

/// rulesets, describe, source, check, format, book, keywords, lines
std::unique_ptr<Desk> rulesDesk(RulesShelf& shelf);
/// read, score, waits, examples
std::unique_ptr<Desk> handDesk(RulesShelf& shelf);
/// play.new, play.step, play.act, play.next, play.hints, play.log, play.drop
std::unique_ptr<Desk> playDesk(RulesShelf& shelf);
/// trial.new, trial.step, trial.drop
std::unique_ptr<Desk> trialDesk(RulesShelf& shelf);
/// log.open, log.step, log.drop
std::unique_ptr<Desk> logDesk(RulesShelf& shelf);

}  // namespace kaikou::workshop
