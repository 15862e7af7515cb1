// Cases in, results out. One path for the three questions: read, bind, check, settle. The same readers as the command line's,
// so a case means the same everywhere. Tested by tests/api/scoring_api_test.cpp.
#include <fmt/format.h>

#include "runtime/api/handles.h"
#include "runtime/cases/case_reader.h"
#include "runtime/cases/result_json.h"
#include "runtime/cases/waits.h"
#include "runtime/text/utf8.h"

using namespace kaikou;

namespace {

enum class Ask { Score, Explain, Waits };

kaikou_status failFault(kaikou_reply* reply, const plan::Plan& plan, const eval::Fault& fault) {
  return api::fail(reply, KAIKOU_FAULT, cases::faultText(plan, fault));
}

// A plan is one ruleset under fixed options: a case that wants another is told so instead of being scored by this one.
kaikou_status checkRules(const plan::Plan& plan, const cases::CaseFields& fields, kaikou_reply* reply) {
  const std::string& name = plan.origins[plan.ruleset].name;
  if (!fields.ruleset.empty() && fields.ruleset != name) {
    return api::fail(reply, KAIKOU_WRONG_INPUT,
                     fmt::format("the case is of ruleset `{}`, the plan of `{}`",
                                 text::beginningOf(fields.ruleset, 200), name));
  }
  if (fields.optionsText.find(':') != std::string_view::npos) {
    return api::fail(reply, KAIKOU_WRONG_INPUT, "the options of a plan are fixed: a case cannot choose any");
  }
  return KAIKOU_OK;
}

kaikou_status answer(kaikou_scorer& handle, std::string_view text, Ask ask, int seat, kaikou_reply* reply) {
  cases::Scorer& scorer = handle.scorer;
  cases::CaseFields& fields = handle.fields;
  cases::CaseError error;
  const cases::CaseRules rules{false, ask != Ask::Waits, false};
  if (cases::readCase(text, rules, handle.arena, fields, error) != cases::CaseRead::Fine) return api::failWith(reply, error, text);
  if (const kaikou_status status = checkRules(*scorer.plan, fields, reply); status != KAIKOU_OK) return status;
  if (ask == Ask::Waits) {
    if (fields.win.told) return api::fail(reply, KAIKOU_WRONG_INPUT, cases::winOfWaiting);
    if (seat < 0) seat = cases::seatThatWaits(fields);
    if (seat < 0) return api::fail(reply, KAIKOU_WRONG_INPUT, "whose hand? the case tells none, or several");
    const cases::SeatFields& told = fields.seats[static_cast<size_t>(seat)];
    if (seat >= scorer.plan->game.seats || !told.told || !told.handKnown) {
      return api::failWith(reply, {fmt::format("the hand of seat {} is not told", seat), seat, {}});
    }
  }
  eval::Table table;
  if (!cases::bindTable(scorer, fields, ask == Ask::Waits ? seat : plan::nobody, table, error)) {
    return api::failWith(reply, error, text);
  }
  if (ask == Ask::Waits) {
    cases::WaitingHand hand;
    if (auto fault = cases::findWaits(scorer, table, seat, hand)) return failFault(reply, *scorer.plan, *fault);
    cases::appendWaits(reply->text, fields.hasId, fields.id, scorer, seat, hand);
    return KAIKOU_OK;
  }
  eval::Settlement settlement;
  if (auto fault = scorer.evaluator->settle(table, settlement)) return failFault(reply, *scorer.plan, *fault);
  if (ask == Ask::Score) {
    cases::appendResult(reply->text, fields.hasId, fields.id, scorer, settlement);
    return KAIKOU_OK;
  }
  eval::Explanation explanation;
  if (auto fault = scorer.evaluator->explain(table, settlement, explanation)) return failFault(reply, *scorer.plan, *fault);
  cases::appendExplainedResult(reply->text, fields.hasId, fields.id, scorer, settlement, explanation);
  return KAIKOU_OK;
}

kaikou_status asked(kaikou_scorer* scorer, const char* text, size_t size, Ask ask, int seat, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!scorer) return api::isNull(reply, "`scorer`");
    if (!reply) return KAIKOU_WRONG_CALL;
    std::string_view given;
    if (!api::textOf(text, size, given)) return api::isNull(reply, "`text`");
    if (seat < KAIKOU_NO_SEAT || seat >= KAIKOU_MAX_SEATS) {
      return api::fail(reply, KAIKOU_WRONG_CALL, fmt::format("there is no seat {}", seat));
    }
    if (given.size() > KAIKOU_MAX_CASE_BYTES) {
      return api::fail(reply, KAIKOU_WRONG_INPUT, fmt::format("longer than {} bytes", KAIKOU_MAX_CASE_BYTES));
    }
    return answer(*scorer, given, ask, seat, reply);
  });
}

}  // namespace

kaikou_status kaikou_scorer_new(const kaikou_plan* plan, kaikou_scorer** out, kaikou_reply* reply) {
  if (out) *out = nullptr;
  return api::atBorder(reply, [&] {
    if (!out) return api::isNull(reply, "`out`");
    if (!plan) return api::isNull(reply, "`plan`");
    auto made = std::make_unique<kaikou_scorer>();
    made->scorer.plan = plan->plan;
    cases::equip(made->scorer);
    *out = made.release();
    return KAIKOU_OK;
  });
}
void kaikou_scorer_free(kaikou_scorer* scorer) { delete scorer; }
size_t kaikou_scorer_memory(const kaikou_scorer* scorer) { return scorer ? scorer->scorer.evaluator->tableBytes() : 0; }

kaikou_status kaikou_score(kaikou_scorer* scorer, const char* text, size_t size, kaikou_reply* reply) {
  return asked(scorer, text, size, Ask::Score, KAIKOU_NO_SEAT, reply);
}
kaikou_status kaikou_explain(kaikou_scorer* scorer, const char* text, size_t size, kaikou_reply* reply) {
  return asked(scorer, text, size, Ask::Explain, KAIKOU_NO_SEAT, reply);
}
kaikou_status kaikou_waits(kaikou_scorer* scorer, const char* text, size_t size, int seat, kaikou_reply* reply) {
  return asked(scorer, text, size, Ask::Waits, seat, reply);
}
