// A hand: read from words or JSON, priced and explained, and what it waits for.
//
// A page may send what people type (`words`) or what it has on its table (`case`). Either way the answer has the case as the core
// understood it, so that the table shows what was priced.
// Tested by tests/workshop/core_test.cpp: the same answers as `kou score --explain --json` and `kou waits --json`.
#include <algorithm>

#include "runtime/cases/case_place.h"
#include "runtime/cases/case_reader.h"
#include "runtime/cases/result_json.h"
#include "runtime/cases/waits.h"
#include "runtime/text/understood.h"
#include "tell/case_words.h"
#include "tell/example_case.h"
#include "workshop/case_writer.h"
#include "workshop/desks.h"
#include "workshop/workshop_words.h"

namespace kaikou::workshop {

namespace {

constexpr size_t maxCaseBytes = size_t{1} << 20;

class HandDesk final : public Desk {
 public:
  explicit HandDesk(RulesShelf& shelf) : shelf_(shelf) {}

  std::optional<Json> answer(const Request& request) override {
    if (request.what() == "read") return read(request);
    if (request.what() == "score") return score(request);
    if (request.what() == "waits") return waits(request);
    if (request.what() == "examples") return examples(request);
    return std::nullopt;
  }

 private:
  [[noreturn]] void refuseCase(const cases::CaseError& error, const Request& request) {
    Json json{{"message", text::understood(error.message).in(request.language())}};
    if (error.seat >= 0) json["seat"] = error.seat;
    if (!error.tile.empty()) json["tile"] = error.tile;
    if (error.at && error.at >= text_.data() && error.at <= text_.data() + text_.size()) json["at"] = error.at - text_.data();
    throw Refusal{std::move(json)};
  }

  void readFields(const Request& request, bool winRequired) {
    cases::CaseError error;
    fields_.clear();
    if (request.has("words")) {
      text_ = request.string("words");
      if (text_.size() > maxCaseBytes) refuseRequest("the case is too long");
      if (!tell::readWords(text_, fields_, error)) refuseCase(error, request);
      if (winRequired && !fields_.win.told) {
        error.message = "`win` is missing";
        refuseCase(error, request);
      }
      return;
    }
    text_ = request.object("case").dump();
    if (text_.size() > maxCaseBytes) refuseRequest("the case is too long");
    cases::CaseRules rules;
    rules.idRequired = false;
    rules.winRequired = winRequired;
    rules.seatsRequired = false;
    if (cases::readCase(text_, rules, arena_, fields_, error) != cases::CaseRead::Fine) refuseCase(error, request);
  }

  Json read(const Request& request) {
    readFields(request, false);
    return Json{{"case", caseJson(fields_, shelf_.compiled(request).scorer->scorer)}};
  }

  Json score(const Request& request) {
    cases::Scorer& scorer = shelf_.compiled(request).scorer->scorer;
    readFields(request, true);
    eval::Table table;
    cases::CaseError error;
    if (!cases::bindTable(scorer, fields_, -1, table, error)) refuseCase(error, request);
    eval::Settlement settlement;
    if (auto fault = scorer.evaluator->settle(table, settlement)) refuse(text::understood(cases::faultText(*scorer.plan, *fault)), request.language());
    eval::Explanation explanation;
    if (auto fault = scorer.evaluator->explain(table, settlement, explanation)) refuse(text::understood(cases::faultText(*scorer.plan, *fault)), request.language());
    std::string result;
    cases::appendExplainedResult(result, false, {}, scorer, settlement, explanation);
    return Json{{"result", Json::parse(result)}, {"case", caseJson(fields_, scorer)},
                {"example", exampleText(fields_, scorer, settlement, request.language())}};
  }

  Json waits(const Request& request) {
    cases::Scorer& scorer = shelf_.compiled(request).scorer->scorer;
    readFields(request, false);
    // The hand on the page's table may have a win: what it waits for is asked about the hand before.
    fields_.win = {};
    int seat = static_cast<int>(request.integerOr("seat", 0, eval::seatCount - 1, cases::seatThatWaits(fields_)));
    if (seat < 0) seat = 0;
    eval::Table table;
    cases::CaseError error;
    if (!cases::bindTable(scorer, fields_, seat, table, error)) refuseCase(error, request);
    cases::WaitingHand hand;
    if (auto fault = cases::findWaits(scorer, table, seat, hand)) refuse(text::understood(cases::faultText(*scorer.plan, *fault)), request.language());
    std::string out;
    cases::appendWaits(out, false, {}, scorer, seat, hand);
    return Json::parse(out);
  }

  // The examples of the rules as cases with what they pay under the options asked for: hands to begin with. Those of a base where the
  // rules have none themselves; those that set options of their own are left out, for they show other rules than these.
  Json examples(const Request& request) {
    Checked& checked = shelf_.checked(request);
    Json found = Json::array();
    if (checked.ruleset->flat->isModule) return found;
    cases::Scorer& scorer = shelf_.compiled(request).scorer->scorer;
    std::vector<sema::DeclRef> declared = checked.ruleset->flat->examples;
    if (declared.empty()) {
      const auto& trees = checked.ruleset->flat->trees;
      for (auto tree = trees.rbegin(); tree != trees.rend() && declared.empty(); ++tree)
        for (const syntax::Decl& decl : (*tree)->decls)
          if (std::holds_alternative<syntax::ExampleBody>(decl.body)) declared.push_back({tree->get(), &decl});
    }
    for (const sema::DeclRef& one : declared) {
      if (found.size() >= maxExamples) break;
      const auto& body = std::get<syntax::ExampleBody>(one.decl->body);
      if (!body.options.empty() || body.by == syntax::ExampleBody::NoWin || !tellsCaseOnly(body)) continue;
      tell::exampleFields(*one.ast, body, arena_, fields_);
      eval::Table table;
      cases::CaseError error;
      eval::Settlement settlement;
      if (!cases::bindTable(scorer, fields_, -1, table, error) || scorer.evaluator->settle(table, settlement)) continue;
      Json example{{"zh", one.decl->title.zh}, {"en", one.decl->title.en}, {"case", caseJson(fields_, scorer)}, {"legal", settlement.legal}};
      example["payments"] = Json::array();
      for (int seat = 0; seat < scorer.plan->game.seats; ++seat) example["payments"].push_back(settlement.payments[static_cast<size_t>(seat)]);
      found.push_back(std::move(example));
    }
    return found;
  }

  // What a case cannot tell: marks of seats, what has happened before, what happens then.
  static bool tellsCaseOnly(const syntax::ExampleBody& body) {
    return body.then.empty() && body.leftToDraw < 0 &&
           std::all_of(body.seats.begin(), body.seats.end(), [](const syntax::ExampleSeat& seat) { return seat.marks.empty(); });
  }

  static constexpr size_t maxExamples = 80;
  RulesShelf& shelf_;
  std::string text_;
  cases::TextArena arena_;
  cases::CaseFields fields_;
};

}  // namespace

std::unique_ptr<Desk> handDesk(RulesShelf& shelf) { return std::make_unique<HandDesk>(shelf); }

}  // namespace kaikou::workshop
