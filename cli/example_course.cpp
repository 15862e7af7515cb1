// The events of an example, carried out by the engine (runtime/table/supposed.cpp), and its expectations of the course.
//
// Points are those of the hand. `fans …` and other results are of the last win, or with `seat N` of the last win of that seat; a
// name that is a mark is the mark. Tested by tests/cli/scoring_test.cpp.
#include "cli/example_course.h"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cases/case_binder.h"
#include "runtime/table/action_text.h"
#include "runtime/table/engine.h"

namespace kaikou::cli {

namespace {

using syntax::ExampleEvent;
using syntax::Expectation;

class MarkTeller {
 public:
  MarkTeller(const ShelvedPlan& shelved, const syntax::Ast& ast) : shelved_(shelved), plan_(*shelved.plan), ast_(ast) {}

  const plan::Mark* markCalled(const std::string& name) const {
    for (const plan::Mark& mark : plan_.course.marks)
      if (plan_.origins[mark.origin].name == name) return &mark;
    return nullptr;
  }
  std::string tell(const syntax::ExampleBody& example, eval::Table& table) {
    for (const auto& [name, value] : example.options)
      if (markCalled(name.text)) set(table, -1, name.text, value);
    for (const auto& seat : example.seats)
      for (const auto& [name, value] : seat.marks) set(table, seat.seat, name.text, value);
    tellTable(example, table);
    return wrong_;
  }
  bool parse(const plan::Mark& mark, const std::string& word, int& out) const {
    if (table::parseMark(plan_, mark, word, out)) return true;
    uint8_t kind = 0;
    tile::TileError error;
    if (mark.type != plan::MarkType::Tile || !shelved_.binder->notation().parseOne(word, kind, error)) return false;
    out = kind;
    return true;
  }

 private:
  // Tiles turned up, scores, the pot.
  void tellTable(const syntax::ExampleBody& example, eval::Table& table) {
    for (const auto& [name, words] : example.turned) {
      size_t index = 0;
      while (index < plan_.course.turnUps.size() && plan_.origins[plan_.course.turnUps[index].origin].name != name.text) ++index;
      if (index == plan_.course.turnUps.size()) return void(wrong_ = fmt::format("these rules turn up no `{}`", name.text));
      for (const auto& word : words) {
        std::vector<uint8_t> kinds;
        tile::TileError error;
        if (!shelved_.binder->notation().parse(word.text, kinds, error)) return void(wrong_ = fmt::format("`{}` is no tile", word.text));
        for (const uint8_t kind : kinds) {
          uint8_t& count = table.course.turnedCount[index];
          if (count == plan::maxTurned) return void(wrong_ = "too many tiles are turned up");
          table.course.turned[index][count++] = kind;
        }
      }
    }
    if (!example.scores.empty() && example.scores.size() != plan_.game.seats) return void(wrong_ = "`score` is a number for every seat");
    for (size_t seat = 0; seat < plan_.game.seats; ++seat)
      table.course.points[seat] = example.scores.empty() ? plan_.course.beginPoints : example.scores[seat];
    if (example.pot >= 0) table.course.pot = example.pot;
    if (example.fromDeal) table.course.discarded.fill(0), table.course.discardsMade = 0;
  }
  void set(eval::Table& table, int seat, const std::string& name, syntax::ExprId expr) {
    const plan::Mark* mark = markCalled(name);
    if (!mark) return void(wrong_ = fmt::format("these rules have no mark `{}`", name));
    if ((mark->scope == plan::MarkScope::Seat) != (seat >= 0)) return void(wrong_ = fmt::format("`{}` is not a mark of that", name));
    const syntax::Expr& value = ast_.exprs[expr];
    const std::string word = value.kind == syntax::ExprKind::Yes    ? "yes"
                             : value.kind == syntax::ExprKind::No   ? "no"
                             : value.kind == syntax::ExprKind::None ? "none"
                                                                    : value.text;
    int number = 0;
    if (!parse(*mark, word, number)) return void(wrong_ = fmt::format("`{}` is no value of `{}`", word, name));
    (seat >= 0 ? table.course.seatMarks[static_cast<size_t>(seat & 3)][mark->slot] : table.course.marks[mark->slot]) =
        static_cast<int16_t>(number);
  }

  const ShelvedPlan& shelved_;
  const plan::Plan& plan_;
  const syntax::Ast& ast_;
  std::string wrong_;
};

class CourseRunner {
 public:
  CourseRunner(ShelvedPlan& shelved, const syntax::Ast& ast, const syntax::ExampleBody& example, Language language, const WinAsked& asked)
      : asked_(asked), shelved_(shelved), plan_(*shelved.plan), example_(example), language_(language), engine_(plan_), marks_(shelved, ast) {}

  std::vector<std::string> run(eval::Table& table) {
    engine_.suppose(table, example_.leftToDraw < 0 ? cases::middleOfWall : example_.leftToDraw, state_);
    for (const ExampleEvent& event : example_.then) {
      if (!differences_.empty() || refused_) break;
      if (!happens(event)) {
        if (expectsImpossible(example_) && &event == &example_.then.back()) return {};
        differ("this cannot happen then: `" + text(event) + "`");
      }
      for (const eval::Table& won : engine_.wins()) wins_.push_back(won);
      // Rules that follow no course keep no wins: a win ends the hand.
      for (int i = 0; !plan_.course.followed && i < state_.outcome.winnerCount; ++i) wins_.push_back(engine_.wonTable(state_, i));
      if (state_.outcome.kind == table::Outcome::Faulted)
        differ(fmt::format("`{}` could not be computed", plan_.origins[state_.outcome.faultOrigin].name));
    }
    if (differences_.empty() && expectsImpossible(example_)) differs(std::string(say(Phrase::Impossible, language_)), "-");
    for (const eval::Table& won : wins_)
      if (eval::Settlement settled; asked_ && !engine_.evaluator().settle(won, settled)) asked_(won, settled);
    for (const Expectation& expected : example_.expectations)
      if (differences_.empty() || !wins_.empty()) compare(expected);
    return std::move(differences_);
  }

 private:
  void differ(std::string text) { differences_.push_back(std::move(text)); }
  void differs(const std::string& wanted, const std::string& got) {
    differ(fmt::format("{} {} · {} {}", say(Phrase::Expected, language_), wanted, say(Phrase::Got, language_), got));
  }

  std::string text(const ExampleEvent& event) const {
    static const char* const kinds[] = {"win", "discards", "", "exhausted"};
    std::string made = kinds[event.kind] + event.name.text;
    for (const auto& tile : event.tiles) made += ' ' + tile.text;
    return made;
  }

  // The kinds of the event's tiles, in order.
  bool tiles(const ExampleEvent& event, std::vector<uint8_t>& out) const {
    for (const auto& word : event.tiles) {
      std::vector<uint8_t> kinds;
      tile::TileError error;
      if (!shelved_.binder->notation().parse(word.text, kinds, error)) return false;
      out.insert(out.end(), kinds.begin(), kinds.end());
    }
    return true;
  }

  bool happens(const ExampleEvent& event) {
    if (event.kind == ExampleEvent::Exhausted) return engine_.supposeExhausted(state_), true;
    std::vector<uint8_t> kinds;
    for (const int seat : event.seats)
      if (seat < 0 || seat >= plan_.game.seats) return false;
    if (event.from >= plan_.game.seats || event.seats.empty()) return false;
    const int seat = event.seats[0];
    if (event.kind == ExampleEvent::Named) {
      for (size_t s = 0; s < plan_.course.steps.size(); ++s) {
        const plan::Step& step = plan_.course.steps[s];
        if (plan_.origins[step.origin].name != event.name.text) continue;
        int value = 0;
        if (step.moment == plan::StepMoment::WithDiscard) {
          if (!tiles(event, kinds) || kinds.size() != 1) return false;
          return engine_.supposeStep(state_, seat, static_cast<int>(s), kinds[0]);
        }
        if (step.choice == plan::StepChoice::Value &&
            (event.tiles.size() != 1 || !marks_.parse(plan_.course.marks[step.mark], event.tiles[0].text, value)))
          return false;
        return engine_.supposeStep(state_, seat, static_cast<int>(s), value);
      }
    }
    if (!tiles(event, kinds) || kinds.empty()) return false;
    switch (event.kind) {
      case ExampleEvent::Discard: return kinds.size() == 1 && engine_.supposeDiscard(state_, seat, kinds[0]);
      case ExampleEvent::Named:
        for (size_t c = 0; c < plan_.calls.size(); ++c)
          if (plan_.origins[plan_.calls[c].origin].name == event.name.text)
            return engine_.supposeCall(state_, seat, static_cast<int>(c), *std::min_element(kinds.begin(), kinds.end()), event.from);
        return false;
      default: return kinds.size() == 1 && wins(event, kinds[0]);
    }
  }

  // Whether each of them may win is asked before anything happens.
  bool wins(const ExampleEvent& event, uint8_t tile) {
    eval::Win win;
    win.tile = tile;
    win.by = event.by == ExampleEvent::SelfDraw ? eval::WinBy::SelfDraw
             : event.by == ExampleEvent::RobKong ? eval::WinBy::RobKong : eval::WinBy::Discard;
    win.from = static_cast<int8_t>(event.from);
    win.afterKong = event.afterKong, win.lastTiles = event.lastTiles;
    unsigned winners = 0;
    for (const int seat : event.seats) {
      winners |= 1u << seat;
      eval::Table table = state_.table;
      table.win = win;
      table.win.seat = static_cast<int8_t>(seat);
      eval::Settlement settled;
      if (engine_.evaluator().settle(table, settled)) return false;
      if (settled.legal) continue;
      if (asked_) asked_(table, settled);
      refused_ = true;
      failedNeed_ = settled.failedNeed;
      return true;
    }
    return engine_.supposeWin(state_, winners, win);
  }

  std::string refusal() const {
    return failedNeed_ < 0 ? std::string(say(Phrase::NoReading, language_)) : plan_.origins[plan_.needs[static_cast<size_t>(failedNeed_)].origin].name;
  }

  void compare(const Expectation& expected) {
    const std::string refused(say(Phrase::Refused, language_));
    switch (expected.kind) {
      case Expectation::RefusedBy:
        if (!refused_ || refusal() != expected.name.text) differs(refused + " " + expected.name.text, refused_ ? refusal() : points());
        return;
      case Expectation::Refused:
        if (!refused_) differs(refused, points());
        return;
      default: break;
    }
    if (refused_) return differs(std::string(say(Phrase::Winner, language_)), refused + " " + refusal());
    switch (expected.kind) {
      case Expectation::Points: {
        std::string wanted;
        bool same = expected.numbers.size() == plan_.game.seats;
        for (size_t i = 0; i < expected.numbers.size(); ++i) {
          wanted += (i ? " " : "") + toString(expected.numbers[i]);
          same = same && i < table::seatCount && expected.numbers[i] == Num(state_.outcome.points[i]);
        }
        if (!same) differs(wanted, points());
        return;
      }
      case Expectation::NextDealer: {
        const int dealer = engine_.nextDealer(state_);
        if (expected.numbers[0] != Num(dealer)) differs("next dealer " + toString(expected.numbers[0]), std::to_string(dealer));
        return;
      }
      case Expectation::Result: return result(expected);
      default: differ("this cannot be expected of a course");
    }
  }

  std::string points() const {
    std::string text;
    for (int seat = 0; seat < plan_.game.seats; ++seat)
      text += fmt::format("{}{}", seat ? " " : "", state_.outcome.points[static_cast<size_t>(seat)]);
    return text;
  }

  void result(const Expectation& expected) {
    if (const plan::Mark* mark = marks_.markCalled(expected.name.text)) {
      const bool ofSeat = mark->scope == plan::MarkScope::Seat;
      if (!ofSeat && expected.seat >= 0) return differ("`" + expected.name.text + "` is of no seat: leave the seat out");
      if (ofSeat != (expected.seat >= 0) || expected.seat >= plan_.game.seats) return differ("say of which seat `" + expected.name.text + "` is");
      const int value = ofSeat ? state_.table.course.seatMarks[static_cast<size_t>(expected.seat)][mark->slot] : state_.table.course.marks[mark->slot];
      const std::string got = table::markText(plan_, *mark, value);
      std::string word = expected.none ? "none" : !expected.numbers.empty() ? toString(expected.numbers[0])
                         : expected.words.empty() ? (expected.negated ? "no" : "yes") : expected.words[0].text;
      int wanted = 0;
      if (!marks_.parse(*mark, word, wanted) || wanted != value) differs(expected.name.text + " " + word, got);
      return;
    }
    const eval::Table* won = nullptr;
    for (const eval::Table& table : wins_)
      if (expected.seat < 0 || table.win.seat == expected.seat) won = &table;
    if (!won) return differ("nobody of whom `" + expected.name.text + "` is expected has won");
    eval::Settlement settled;
    if (engine_.evaluator().settle(*won, settled)) return differ("the win could not be settled again");
    for (size_t i = 0; i < plan_.results.size(); ++i) {
      const plan::ResultItem& item = plan_.results[i];
      if (item.key != expected.name.text) continue;
      std::string wanted, got;
      if (item.kind == plan::ResultItem::PatternList) {
        std::vector<std::string> names, held;
        for (const auto& word : expected.words) names.push_back(word.text);
        for (const uint16_t pattern : item.patterns)
          if (settled.patterns.has(pattern)) held.push_back(plan_.origins[plan_.patterns[pattern].origin].name);
        std::sort(names.begin(), names.end());
        std::sort(held.begin(), held.end());
        for (const auto& name : names) wanted += name + ' ';
        for (const auto& name : held) got += name + ' ';
      } else if (item.kind == plan::ResultItem::YesNo) {
        wanted = expected.negated ? "no" : "yes", got = settled.results[i] ? "yes" : "no";
      } else {
        wanted = expected.numbers.empty() ? "" : toString(expected.numbers[0]);
        got = std::to_string(settled.results[i]);
      }
      if (wanted != got) differs(item.key + " " + wanted, got.empty() ? std::string(say(Phrase::None, language_)) : got);
      return;
    }
    differ(fmt::format("these rules report no `{}`", expected.name.text));
  }

  const WinAsked& asked_;
  ShelvedPlan& shelved_;
  const plan::Plan& plan_;
  const syntax::ExampleBody& example_;
  Language language_;
  table::Engine engine_;
  MarkTeller marks_;
  table::State state_;
  std::vector<eval::Table> wins_;
  std::vector<std::string> differences_;
  bool refused_ = false;
  int failedNeed_ = -1;
};

}  // namespace

bool expectsImpossible(const syntax::ExampleBody& example) {
  return std::any_of(example.expectations.begin(), example.expectations.end(),
                     [](const Expectation& each) { return each.kind == Expectation::Impossible; });
}

std::string tellMarks(const ShelvedPlan& shelved, const syntax::Ast& ast, const syntax::ExampleBody& example, eval::Table& table) {
  return MarkTeller(shelved, ast).tell(example, table);
}

std::vector<std::string> runCourse(ShelvedPlan& shelved, const syntax::Ast& ast, const syntax::ExampleBody& example,
                                   eval::Table table, Language language, const WinAsked& asked) {
  return CourseRunner(shelved, ast, example, language, asked).run(table);
}

}  // namespace kaikou::cli
