// Examples against the engine.
//
// Each expectation is compared by itself, so that one run tells everything that differs. An example that cannot be
// set up (wrong options, an impossible table) fails unless that is what it expects. Tested by
// tests/cli/scoring_test.cpp.
#include "cli/example_runner.h"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "tell/case_words.h"
#include "cli/cli_words.h"
#include "cli/example_course.h"
#include "tell/example_case.h"
#include "cli/plan_shelf.h"
#include "compiler/driver/option_json.h"
#include "runtime/cases/result_json.h"
#include "cli/score_text.h"
#include "runtime/text/understood.h"

namespace kaikou::cli {

namespace {

using syntax::Expectation;

class Runner {
 public:
  Runner(driver::Workspace& workspace, std::shared_ptr<const sema::Ruleset> ruleset, Language language, const ExampleChoice& choice)
      : workspace_(workspace), ruleset_(std::move(ruleset)), language_(language), engine_(choice.engine), seen_(choice.seen) {}

  void run(const syntax::Ast& ast, const syntax::ExampleBody& example, ExampleResult& result) {
    result_ = &result;
    driver::OptionValues values;
    std::string error;
    if (!exampleOptions(ast, example, values, error)) return fail(inWords(error));
    for (const auto& mark : ruleset_->flat->marks) values.erase(mark.decl->name.text);   // they are told to the table
    exampleFields(ast, example, arena_, fields_);
    settle(values, ast, example);
  }

  void run(const sema::HouseExample& house, ExampleResult& result) {
    result_ = &result;
    driver::OptionValues values;
    std::string error;
    if (!driver::readOptions(house.options, arena_, values, error)) return fail(inWords(error));
    fields_.clear();
    CaseError wrong;
    if (!readWords(house.words, fields_, wrong)) return fail("case: " + inWords(wrong.message));
    auto example = std::get<syntax::ExampleBody>(house.expect->decls[0].body);
    example.waitsSeat = fields_.waitsSeat;
    if (!fields_.win.told && example.waitsSeat < 0) return fail("case: " + inWords("the case tells no win"));
    settle(values, *house.expect, example);
  }

 private:
  // The case is in `fields_`.
  void settle(const driver::OptionValues& values, const syntax::Ast& ast, const syntax::ExampleBody& example) {
    if (example.expectations.empty()) return fail(words::ExpectsNothing.in(language_));
    CaseError error;
    ShelvedPlan shelved;
    text::Bilingual why;
    shelved.plan = workspace_.plan(ruleset_, values, why);
    const bool impossible = expectsImpossible(example);
    if (!shelved.plan) {
      if (!impossible) fail(why.in(language_));
      return;
    }
    equip(shelved);
    if (engine_) engine_->begin(shelved);
    eval::Table table;
    const bool bound = example.then.empty() ? makeTable(shelved, fields_, example.waitsSeat, table, error)
                                            : shelved.binder->bind(fields_, table, error);
    if (!bound) {
      if (!impossible) {
        fail(fmt::format("{}: {}{}{}", say(Phrase::Impossible, language_),
                         error.seat >= 0 ? fmt::format("{} {}: ", say(Phrase::Seat, language_), error.seat) : "",
                         inWords(error.message), error.tile.empty() ? "" : fmt::format(" ({})", error.tile)));
      }
      return;
    }
    if (example.waitsSeat >= 0 && cases::holdsOneMore(*shelved.plan, table, example.waitsSeat)) {
      if (!impossible) fail(fmt::format("{}: {} {}: the hand that waits holds a tile too many", say(Phrase::Impossible, language_), say(Phrase::Seat, language_), example.waitsSeat));
      return;
    }
    if (const int seat = example.then.empty() ? -1 : wrongSize(*shelved.plan, table, example); seat >= 0) {
      if (!impossible)
        fail(fmt::format("{}: {} {}: a hand has {} tiles, or one more for each of its turns, melds counted as three", say(Phrase::Impossible, language_), say(Phrase::Seat, language_),
                         seat, shelved.plan->game.handSize));
      return;
    }
    if (std::string wrong = tellMarks(shelved, ast, example, table); !wrong.empty()) return fail(std::move(wrong));
    if (example.leftToDraw >= 0) table.course.left = static_cast<uint16_t>(example.leftToDraw);
    if (impossible && example.then.empty()) return differs(say(Phrase::Impossible, language_), "-");
    if (!example.then.empty()) {
      const WinAsked asked = [&](const eval::Table& won, const eval::Settlement& settled) {
        if (seen_) seen_({shelved.plan, won, &settled, 0, example, *result_});
      };
      for (std::string& difference : runCourse(shelved, ast, example, table, language_, asked)) fail(std::move(difference));
      return;
    }
    if (example.waitsSeat >= 0) return compareWaits(shelved, table, example);
    eval::Settlement settlement;
    if (auto fault = shelved.evaluator->settle(table, settlement)) return fail(inWords(faultText(*shelved.plan, *fault)));
    if (seen_) seen_({shelved.plan, table, &settlement, 0, example, *result_});
    for (const Expectation& expected : example.expectations) compare(shelved, settlement, expected);
    if (!result_->differences.empty()) explain(shelved, table, settlement);
  }

  /// A seat whose hand is told and cannot have that size; -1: none. A tile more may be told for each of its turns.
  static int wrongSize(const plan::Plan& plan, const eval::Table& table, const syntax::ExampleBody& example) {
    for (int seat = 0; seat < plan.game.seats; ++seat) {
      const eval::SeatTable& own = table.seats[static_cast<size_t>(seat)];
      const int size = std::accumulate(own.hand.begin(), own.hand.end(), 3 * own.meldCount);
      const auto turns = std::count_if(example.then.begin(), example.then.end(), [&](const syntax::ExampleEvent& event) {
        return event.kind != syntax::ExampleEvent::Win && !event.seats.empty() && event.seats[0] == seat;
      });
      if (own.handKnown && (size < plan.game.handSize || size > plan.game.handSize + std::max<int>(1, static_cast<int>(turns)))) return seat;
    }
    return -1;
  }

  /// What the runtime says, in the language of the run.
  std::string inWords(const std::string& english) const { return text::understood(english).in(language_); }
  void fail(std::string text) { result_->differences.push_back(std::move(text)); }
  void differs(std::string_view expected, std::string_view got) {
    fail(fmt::format("{} {} · {} {}", say(Phrase::Expected, language_), expected, say(Phrase::Got, language_), got));
  }

  static std::string payments(const plan::Plan& plan, const eval::Settlement& settlement) {
    std::string text;
    for (int seat = 0; seat < plan.game.seats; ++seat) {
      text += fmt::format("{}{}", seat ? " " : "", settlement.payments[static_cast<size_t>(seat)]);
    }
    return text;
  }
  static std::string needName(const plan::Plan& plan, const eval::Settlement& settlement) {
    if (settlement.failedNeed < 0 || static_cast<size_t>(settlement.failedNeed) >= plan.needs.size()) return "";
    return plan.origins[plan.needs[static_cast<size_t>(settlement.failedNeed)].origin].name;
  }
  std::string outcome(const plan::Plan& plan, const eval::Settlement& settlement) {
    if (settlement.legal) return fmt::format("{} {}", say(Phrase::Points0, language_), payments(plan, settlement));
    const std::string name = needName(plan, settlement);
    return fmt::format("{} {}", say(Phrase::Refused, language_),
                       name.empty() ? say(Phrase::NoReading, language_) : name);
  }

  void compare(const ShelvedPlan& shelved, const eval::Settlement& settlement, const Expectation& expected) {
    const plan::Plan& plan = *shelved.plan;
    switch (expected.kind) {
      case Expectation::RefusedBy:
        if (settlement.legal || needName(plan, settlement) != expected.name.text) {
          differs(fmt::format("{} {}", say(Phrase::Refused, language_), expected.name.text), outcome(plan, settlement));
        }
        return;
      case Expectation::Refused:
        if (settlement.legal) differs(say(Phrase::Refused, language_), outcome(plan, settlement));
        return;
      case Expectation::Impossible: return;
      case Expectation::Waits: return fail(words::WaitsOfAWin.in(language_));
      default: break;
    }
    if (!settlement.legal) {
      if (result_->differences.empty()) differs(say(Phrase::Winner, language_), outcome(plan, settlement));
      return;
    }
    if (expected.kind == Expectation::Points) {
      std::string wanted;
      bool same = expected.numbers.size() == static_cast<size_t>(plan.game.seats);
      for (size_t i = 0; i < expected.numbers.size(); ++i) {
        wanted += (i ? " " : "") + toString(expected.numbers[i]);
        same = same && i < settlement.payments.size() && expected.numbers[i] == Num(settlement.payments[i]);
      }
      const std::string_view word = say(Phrase::Points0, language_);
      if (!same) differs(fmt::format("{} {}", word, wanted), fmt::format("{} {}", word, payments(plan, settlement)));
    } else if (expected.kind == Expectation::Liable) {
      const Num wanted = expected.none || expected.numbers.empty() ? Num(plan::nobody) : expected.numbers[0];
      auto name = [&](Num seat) {
        return seat == Num(plan::nobody) ? std::string(say(Phrase::None, language_)) : toString(seat);
      };
      if (wanted != Num(settlement.liable)) {
        differs(fmt::format("{} {}", say(Phrase::LiableSeat, language_), name(wanted)),
                fmt::format("{} {}", say(Phrase::LiableSeat, language_), name(Num(settlement.liable))));
      }
    } else {
      compareItem(shelved, settlement, expected);
    }
  }

  void compareItem(const ShelvedPlan& shelved, const eval::Settlement& settlement, const Expectation& expected) {
    const plan::Plan& plan = *shelved.plan;
    size_t index = 0;
    while (index < plan.results.size() && plan.results[index].key != expected.name.text) ++index;
    if (index == plan.results.size()) return fail(words::ReportNo(expected.name.text).in(language_));
    const plan::ResultItem& item = plan.results[index];
    const int64_t value = index < settlement.results.size() ? settlement.results[index] : 0;
    std::string wanted, got;
    if (item.kind == plan::ResultItem::PatternList) {
      std::vector<std::string> names;
      for (const syntax::Name& word : expected.words) names.push_back(word.text);
      std::sort(names.begin(), names.end());
      for (const std::string& name : names) wanted += name + ' ';
      for (uint16_t pattern : shelved.sortedPatterns[index]) {
        if (settlement.patterns.has(pattern)) got += plan.origins[plan.patterns[pattern].origin].name + ' ';
      }
    } else if (item.kind == plan::ResultItem::YesNo) {
      wanted = say(expected.negated ? Phrase::No : Phrase::Yes, language_);
      got = say(value ? Phrase::Yes : Phrase::No, language_);
    } else {
      wanted = expected.numbers.empty() ? "" : toString(expected.numbers[0]);
      got = std::to_string(value);
    }
    if (wanted == got) return;
    differs(fmt::format("{} {}", item.key, wanted.empty() ? say(Phrase::None, language_) : wanted),
            fmt::format("{} {}", item.key, got.empty() ? say(Phrase::None, language_) : got));
  }

  void compareWaits(ShelvedPlan& shelved, const eval::Table& table, const syntax::ExampleBody& example) {
    std::vector<eval::Evaluator::Wait> waits;
    if (auto fault = shelved.evaluator->waits(table, example.waitsSeat, waits))
      return fail(inWords(faultText(*shelved.plan, *fault)));
    uint64_t got = 0;
    for (const auto& wait : waits) got |= uint64_t{1} << wait.tile;
    if (seen_) seen_({shelved.plan, table, nullptr, got, example, *result_});
    const tile::TileNotation& notation = shelved.binder->notation();
    for (const Expectation& expected : example.expectations) {
      if (expected.kind != Expectation::Waits) {
        fail(words::OnlyWaits.in(language_));
        continue;
      }
      uint64_t wanted = 0;
      std::vector<uint8_t> kinds;
      tile::TileError error;
      for (const syntax::Name& word : expected.words) {
        if (!notation.parse(word.text, kinds, error)) return fail(inWords(error.text));
        for (uint8_t kind : kinds) wanted |= uint64_t{1} << kind;
      }
      auto text = [&](uint64_t set) {
        return fmt::format("{} {}", say(Phrase::Waits, language_),
                           set ? notation.printSet(set) : say(Phrase::None, language_));
      };
      if (wanted != got) differs(text(wanted), text(got));
    }
  }

  void explain(ShelvedPlan& shelved, const eval::Table& table, const eval::Settlement& settlement) {
    const TextStyle style{language_, false};
    appendSettlementText(result_->explanation, shelved, table, settlement, style);
    eval::Explanation explanation;
    if (shelved.evaluator->explain(table, settlement, explanation)) return;
    appendExplanationText(result_->explanation, shelved, table, settlement, explanation, style);
  }

  driver::Workspace& workspace_;
  std::shared_ptr<const sema::Ruleset> ruleset_;
  Language language_;
  EngineUser* engine_;
  const std::function<void(const ExampleSeen&)>& seen_;
  text::TextArena arena_;
  CaseFields fields_;
  ExampleResult* result_ = nullptr;
};

}  // namespace

std::vector<ExampleResult> runExamples(driver::Workspace& workspace,
                                       const std::shared_ptr<const sema::Ruleset>& ruleset, Language language,
                                       const ExampleChoice& choice) {
  std::vector<ExampleResult> results;
  const sema::FlatRuleset& flat = sema::flatOf(*ruleset);
  if (flat.isModule) return results;
  Runner runner(workspace, ruleset, language, choice);
  auto wanted = [&](const syntax::Title& title) {
    return title.zh.find(choice.filter) != std::string::npos || title.en.find(choice.filter) != std::string::npos;
  };
  auto runHouses = [&](bool own) {
    for (const sema::HouseExample& example : flat.houseExamples) {
      if (example.own != own || !wanted(example.title)) continue;
      results.push_back({example.title.zh, example.title.en, example.place, {}, {}, !own});
      runner.run(example, results.back());
    }
  };
  auto run = [&](const std::vector<sema::DeclRef>& examples, bool inherited) {
    for (const sema::DeclRef& ref : examples) {
      const auto* example = std::get_if<syntax::ExampleBody>(&ref.decl->body);
      const syntax::Title& title = ref.decl->title;
      if (!example) continue;
      if (!wanted(title)) continue;
      results.push_back({title.zh, title.en, {ref.ast->file, ref.decl->span}, {}, {}, inherited});
      runner.run(*ref.ast, *example, results.back());
    }
  };
  if (choice.bases) {
    std::vector<sema::DeclRef> inherited;
    for (const auto& tree : flat.trees) {
      for (const syntax::Decl& decl : tree->decls) {
        const bool own = std::any_of(flat.examples.begin(), flat.examples.end(),
                                     [&](const sema::DeclRef& ref) { return ref.decl == &decl; });
        if (decl.kind == syntax::DeclKind::Example && !own) inherited.push_back({tree.get(), &decl});
      }
    }
    run(inherited, true);
    runHouses(false);
  }
  run(flat.examples, false);
  runHouses(true);
  return results;
}

}  // namespace kaikou::cli
