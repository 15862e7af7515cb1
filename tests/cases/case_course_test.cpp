// Cases of rules that follow the course of a hand: what they may tell beside facts, and every way to be refused.
#include <catch2/catch.hpp>

#include "runtime/cases/case_binder.h"
#include "runtime/cases/case_reader.h"
#include "tell/case_words.h"
#include "tests/shipped_rules.h"

using namespace kaikou;

namespace {

struct Bound {
  bool fine = false;
  eval::Table table;
  cases::CaseError error;
};

const plan::Plan& riichi() {
  static const auto plan = [] {
    driver::Workspace& workspace = test::shippedWorkspace();
    diag::Sink sink;
    std::string error;
    return workspace.plan(workspace.check("riichi", sink), {}, error);
  }();
  return *plan;
}

Bound bind(const cases::CaseFields& fields) {
  Bound bound;
  cases::CaseBinder binder(riichi());
  bound.fine = binder.bind(fields, bound.table, bound.error);
  return bound;
}

Bound ofJson(const std::string& facts, const std::string& last = R"("win": {"seat": 1, "tile": "9s", "by": "self_draw"})") {
  static text::TextArena arena;
  arena.clear();
  cases::CaseFields fields;
  Bound bound;
  const std::string text = R"({"id": "x", "ruleset": "riichi", "dealer": 0, "seats": [{"hand": ""}, {"hand": "234567m345p78s99p"}, {"hand": ""}, {"hand": ""}], "facts": {)" +
                           facts + "}, " + last + "}";
  if (cases::readCase(text, {}, arena, fields, bound.error) != cases::CaseRead::Fine) return bound;
  return bind(fields);
}

const plan::Mark& markNamed(const std::string& name) {
  for (const plan::Mark& mark : riichi().course.marks)
    if (riichi().origins[mark.origin].name == name) return mark;
  FAIL("no mark " << name);
  throw 0;
}

}  // namespace

TEST_CASE("a case begins in the middle of a hand", "[cases]") {
  const eval::Course course = ofJson("").table.course;
  CHECK(course.discarded[2] > 0);
  CHECK(course.left > 0);
  CHECK(course.turnedCount[0] == 0);
}

TEST_CASE("marks, tiles turned up, points and the pot are told like facts", "[cases]") {
  const Bound bound = ofJson(R"("立直数": 1, "立直数 3": 2, "场风": "南", "left to draw": 0, "first draw": true,
                                "turned 宝示": "1m9p", "score 2": -300, "pot": 1000)");
  INFO(bound.error.message);
  REQUIRE(bound.fine);
  const eval::Course& course = bound.table.course;
  CHECK(course.seatMarks[1][markNamed("立直数").slot] == 1);
  CHECK(course.seatMarks[3][markNamed("立直数").slot] == 2);
  CHECK(riichi().kinds[static_cast<size_t>(course.marks[markNamed("场风").slot])].name == "南");
  CHECK(course.left == 0);
  CHECK(course.discarded[1] == 0);
  REQUIRE(course.turnedCount[0] == 2);
  CHECK(riichi().kinds[course.turned[0][1]].name == "9筒");
  CHECK(course.points[2] == -300);
  CHECK(course.pot == 1000);
}

TEST_CASE("a mark of each seat is that of the seat that wins", "[cases]") {
  const Bound bound = ofJson(R"("立直数": 1)");
  REQUIRE(bound.fine);
  CHECK(bound.table.course.seatMarks[1][markNamed("立直数").slot] == 1);
  CHECK(bound.table.course.seatMarks[0][markNamed("立直数").slot] == 0);
}

TEST_CASE("what the rules do not have or cannot be is refused", "[cases]") {
  const std::pair<const char*, const char*> all[] = {
      {R"("立直": 1)", "these rules ask for no fact `立直`"},
      {R"("立直数": 3)", "mark `立直数` cannot be that"},
      {R"("立直数": true)", "mark `立直数` cannot be that"},
      {R"("场风": "玉")", "fact `场风`"},
      {R"("left to draw": -1)", "fact `left to draw` must be a whole number"},
      {R"("left to draw": "many")", "fact `left to draw` must be a whole number"},
      {R"("first draw": 1)", "fact `first draw` must be true or false"},
      {R"("pot": -5)", "fact `pot` must be a whole number"},
      {R"("score": 5)", "these rules ask for no fact `score`"},
      {R"("score 4": 5)", "these rules ask for no fact `score 4`"},
      {R"("turned 宝": "1m")", "these rules turn up no `宝`; did you mean `宝示`?"},
      {R"("turned 宝示": 3)", "`turned 宝示` must be tiles"},
      {R"("turned 宝示": "10m")", "no tile has the rank `0`"},
      {R"("turned 宝示": "111122223333444455m")", "too many tiles are turned up"},
  };
  for (const auto& [facts, wanted] : all) {
    const Bound bound = ofJson(facts);
    INFO(facts << ": " << bound.error.message);
    CHECK_FALSE(bound.fine);
    CHECK(bound.error.message.find(wanted) != std::string::npos);
  }
}

TEST_CASE("tiles turned up are told in words", "[cases]") {
  for (const std::string words : {"dealer 0; turned 宝示 1m 9p; seat 1: 234567m345p78s99p; win 1 9s self_draw",
                                  "庄家 0; 翻出的 宝示 1m9p; 座 1: 234567m345p78s99p; 胡 1 9s 自摸"}) {
    text::TextArena arena;
    cases::CaseFields fields;
    cases::CaseError error;
    INFO(words);
    REQUIRE(tell::readWords(words, fields, error));
    const Bound bound = bind(fields);
    INFO(bound.error.message);
    REQUIRE(bound.fine);
    CHECK(bound.table.course.turnedCount[0] == 2);
  }
  cases::CaseFields fields;
  cases::CaseError error;
  CHECK_FALSE(tell::readWords("turned 宝示 1m; turned 宝示 2m", fields, error));
  CHECK(error.message == "`宝示` is told twice");
}
