// Cases as numbers. They go through the same check as cases in JSON (eval::checkTable); what is told here is only what numbers can be
// wrong in and names cannot. Tested by tests/api/settle_api_test.cpp against kaikou_score.
#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "runtime/api/handles.h"
#include "runtime/api/kaikou_numbers.h"
#include "runtime/eval/table_check.h"

using namespace kaikou;

namespace {

int8_t orNobody(uint8_t seat) { return seat == KAIKOU_HIDDEN ? static_cast<int8_t>(plan::nobody) : static_cast<int8_t>(seat & 127); }

kaikou_status wrong(kaikou_reply* reply, std::string_view why, int seat = KAIKOU_NO_SEAT) {
  if (reply) reply->seat = seat;
  return api::fail(reply, KAIKOU_WRONG_INPUT, why);
}

kaikou_status readSeat(const plan::Plan& plan, const kaikou_case_seat& from, int seat, eval::SeatTable& out, kaikou_reply* reply) {
  if (from.known > 1) return wrong(reply, "`known` is neither 0 nor 1", seat);
  if (from.meld_count > plan::maxMelds) return wrong(reply, "too many melds", seat);
  out.handKnown = from.known;
  std::copy_n(from.hand, plan.kinds.size(), out.hand.begin());
  std::copy_n(from.aside, plan.kinds.size(), out.aside.begin());
  for (size_t kind = plan.kinds.size(); kind < KAIKOU_MAX_KINDS; ++kind)
    if (from.hand[kind] || from.aside[kind]) return wrong(reply, fmt::format("there is no kind {}", kind), seat);
  if (!from.known && std::any_of(from.hand, from.hand + KAIKOU_MAX_KINDS, [](uint8_t n) { return n > 0; }))
    return wrong(reply, "a hand that is not known holds tiles", seat);
  out.meldCount = from.meld_count;
  for (size_t i = 0; i < from.meld_count; ++i) {
    const kaikou_case_meld& meld = from.melds[i];
    if (meld.call >= plan.calls.size()) return wrong(reply, fmt::format("there is no call {}", meld.call), seat);
    if (plan.calls[meld.call].meld == plan::CallMeld::Aside) return wrong(reply, "a tile set aside is no meld: it is in `aside`", seat);
    if (meld.from != KAIKOU_HIDDEN && meld.from >= plan.game.seats) return wrong(reply, fmt::format("there is no seat {}", meld.from), seat);
    out.melds[i] = {meld.call, static_cast<eval::MeldForm>(plan.calls[meld.call].meld), meld.tile, orNobody(meld.from)};
  }
  return KAIKOU_OK;
}

kaikou_status readFacts(const plan::Plan& plan, const kaikou_case& from, eval::Table& out, kaikou_reply* reply) {
  for (size_t i = 0; i < out.facts.size(); ++i) {
    if (!(from.fact_mask >> i & 1)) continue;
    if (i >= plan.facts.size()) return wrong(reply, fmt::format("these rules ask for no fact {}", i));
    const plan::FactType type = plan.facts[i].type;
    const int64_t value = from.facts[i];
    if (type == plan::FactType::YesNo && (value < 0 || value > 1)) return wrong(reply, fmt::format("fact {} is neither 0 nor 1", i));
    if (type == plan::FactType::Tile && (value < 0 || value >= static_cast<int64_t>(plan.kinds.size())))
      return wrong(reply, fmt::format("fact {} is no kind of tile", i));
    out.facts[i] = value;
  }
  out.factMask = from.fact_mask;
  return KAIKOU_OK;
}

kaikou_status readCase(const plan::Plan& plan, const kaikou_case& from, eval::Table& out, kaikou_reply* reply) {
  const uint8_t seats = plan.game.seats;
  out = {};
  if (plan.game.hasIndicator != (from.indicator != KAIKOU_HIDDEN))
    return wrong(reply, plan.game.hasIndicator ? "the indicator is missing" : "these rules turn no tile up");
  if (plan.game.hasIndicator) out.indicator = from.indicator;
  if (from.previous_wild != KAIKOU_HIDDEN && from.previous_wild >= plan.kinds.size()) return wrong(reply, "the previous wild is no tile");
  out.previousWild = from.previous_wild == KAIKOU_HIDDEN ? static_cast<int8_t>(plan::noTile) : static_cast<int8_t>(from.previous_wild);
  if (from.dealer >= seats || from.winner >= seats) return wrong(reply, "the dealer or the winner is no seat of the game");
  out.dealer = from.dealer;
  if (from.by > 2) return wrong(reply, "`by` is none of 0, 1, 2");
  if ((from.by == 0) != (from.from == KAIKOU_HIDDEN) || (from.by && from.from >= seats))
    return wrong(reply, from.by ? "`from` is no seat of the game" : "`from` with a self-drawn tile");
  if (from.after_kong > 1 || from.last_tiles > 1) return wrong(reply, "`after_kong` or `last_tiles` is neither 0 nor 1");
  if (from.by && (from.after_kong || from.last_tiles)) return wrong(reply, "`after_kong` and `last_tiles` are for self-drawn tiles");
  if (from.tile >= plan.kinds.size()) return wrong(reply, "the winning tile is no kind of tile");
  out.win = {static_cast<int8_t>(from.winner), from.tile, static_cast<eval::WinBy>(from.by), orNobody(from.from), from.after_kong != 0,
             from.last_tiles != 0};
  if (from.offender_count > seats) return wrong(reply, "more offenders than seats");
  out.offenderCount = from.offender_count;
  for (size_t i = 0; i < from.offender_count; ++i) {
    if (from.offenders[i] >= seats) return wrong(reply, "an offender is no seat of the game");
    out.offenders[i] = static_cast<int8_t>(from.offenders[i]);
  }
  for (size_t seat = 0; seat < KAIKOU_MAX_SEATS; ++seat) {
    const kaikou_status status = readSeat(plan, from.seats[seat], static_cast<int>(seat), out.seats[seat], reply);
    if (status != KAIKOU_OK) return status;
    if (seat >= seats && (from.seats[seat].known || from.seats[seat].meld_count)) return wrong(reply, "there is no such seat", static_cast<int>(seat));
  }
  if (!out.seats[from.winner].handKnown) return wrong(reply, "the hand of the winner is not told", from.winner);
  return readFacts(plan, from, out, reply);
}

}  // namespace

void kaikou_case_clear(kaikou_case* one) {
  if (!one) return;
  *one = {};
  one->indicator = one->previous_wild = one->from = KAIKOU_HIDDEN;
}

kaikou_status kaikou_settle(kaikou_scorer* scorer, const kaikou_case* cases, size_t caseSize, size_t count, kaikou_settled* out,
                            size_t settledSize, size_t* done, kaikou_reply* reply) {
  if (done) *done = 0;
  return api::atBorder(reply, [&] {
    if (!scorer) return api::isNull(reply, "`scorer`");
    if (count && (!cases || !out)) return api::isNull(reply, cases ? "`out`" : "`cases`");
    if (caseSize != sizeof *cases || settledSize != sizeof *out) {
      return api::fail(reply, KAIKOU_WRONG_CALL, fmt::format("a case has {} bytes and its result {}, not {} and {}", sizeof *cases,
                                                             sizeof *out, caseSize, settledSize));
    }
    const plan::Plan& plan = *scorer->scorer.plan;
    eval::Evaluator& evaluator = *scorer->scorer.evaluator;
    eval::Table table;
    eval::Settlement settled;
    for (size_t i = 0; i < count; ++i) {
      if (const kaikou_status status = readCase(plan, cases[i], table, reply); status != KAIKOU_OK) return status;
      if (auto problem = eval::checkTable(plan, evaluator, table)) {
        return api::failWith(reply, {std::move(problem->message), problem->seat,
                                     problem->tile < 0 ? std::string() : scorer->scorer.binder->notation().printKind(problem->tile)});
      }
      if (auto fault = evaluator.settle(table, settled)) return api::fail(reply, KAIKOU_FAULT, cases::faultText(plan, *fault));
      kaikou_settled& to = out[i];
      to = {};
      std::copy(settled.payments.begin(), settled.payments.end(), to.payments);
      std::copy(std::begin(settled.patterns.words), std::end(settled.patterns.words), to.patterns);
      to.failed_need = settled.failedNeed, to.legal = settled.legal;
      to.liable = static_cast<uint8_t>(settled.liable < 0 ? KAIKOU_HIDDEN : settled.liable);
      to.shape = settled.shape, to.wilds_as = settled.jokers;
      if (done) *done = i + 1;
    }
    return KAIKOU_OK;
  });
}
