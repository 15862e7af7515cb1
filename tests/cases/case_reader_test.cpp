// Cases in JSON: what is read, and every way to be refused.
#include "runtime/cases/case_reader.h"

#include <catch2/catch.hpp>

#include "compiler/driver/option_json.h"
#include "runtime/text/exact_number.h"

using namespace kaikou;
using namespace kaikou::cases;
using driver::readOptions;
using text::exactNumber;

namespace {

struct Outcome {
  CaseRead read;
  CaseError error;
  std::string id;
  bool hasId;
};

Outcome outcomeOf(const std::string& text, CaseRules rules = {}) {
  TextArena arena;
  CaseFields fields;
  Outcome outcome{};
  outcome.read = readCase(text, rules, arena, fields, outcome.error);
  outcome.id = std::string(fields.id);
  outcome.hasId = fields.hasId;
  return outcome;
}

const std::string seats = R"("seats": [{"hand": "1m"}, {"hand": "2m"}, {"hand": "3m"}, {"hand": "4m"}])";
const std::string win = R"("win": {"seat": 0, "tile": "5m", "by": "self_draw"})";
std::string caseWith(const std::string& members) {
  return R"({"id": "x", "ruleset": "r", "indicator": "1m", "dealer": 0, )" + members + "}";
}

}  // namespace

TEST_CASE("a case is read whole", "[cli]") {
  const std::string text =
      R"({"id": "a-1", "ruleset": "r", "options": {"金顶": 1.5}, "indicator": "4p", "previous_wild": "8s", "dealer": 3,
    "seats": [{"hand": "222m", "melds": [{"call": "碰", "tiles": "555s", "from": 1}, {"call": "暗杠", "tiles": "8888m"}], "aside": ["中"]},
              {"hand": ""}, {"hand": "1m"}, {"hand": "2m"}],
    "offenders": [2, 1], "facts": {"a": true, "b": 3, "c": "5m"},
    "win": {"seat": 0, "tile": "9m", "by": "rob_kong", "from": 2}})";
  TextArena arena;
  CaseFields fields;
  CaseError error;
  REQUIRE(readCase(text, {}, arena, fields, error) == CaseRead::Fine);
  CHECK(fields.id == "a-1");
  CHECK(fields.optionsText == R"({"金顶": 1.5})");
  CHECK(fields.previousWild == "8s");
  CHECK(fields.dealer == 3);
  REQUIRE(fields.seatCount == 4);
  REQUIRE(fields.seats[0].melds.size() == 2);
  CHECK(fields.seats[0].melds[0].call == "碰");
  CHECK(fields.seats[0].melds[0].from == 1);
  CHECK(fields.seats[0].melds[1].from == -1);
  CHECK(fields.seats[0].aside == std::vector<std::string_view>{"中"});
  CHECK(fields.offenders == std::vector<int>{2, 1});
  CHECK(fields.facts.size() == 3);
  CHECK(fields.win.by == eval::WinBy::RobKong);
  CHECK(fields.win.from == 2);
}

TEST_CASE("what is wrong with a case is told with its id", "[cli]") {
  struct Wrong { std::string members, message; int seat = -1; };
  const Wrong all[] = {
      {seats, "`win` is missing"},
      {win, "`seats` is missing"},
      {seats + ", " + win + R"(, "wind": 1)", "unknown key `wind`; did you mean `win`?"},
      {seats + ", " + win + R"(, "dealer": 1)", "`dealer` is written twice"},
      {R"("seats": 4, )" + win, "`seats` must be a list"},
      {R"("seats": [{"hand": "1m"}, [], {"hand": ""}, {"hand": ""}], )" + win, "a seat must be an object", 1},
      {R"("seats": [{"hand": "1m"}, {"hand": 5}, {"hand": ""}, {"hand": ""}], )" + win, "`hand` must be a string", 1},
      {R"("seats": [{"hand": "1m"}, {"hand": ""}, {"melds": []}, {"hand": ""}], )" + win, "`hand` is missing", 2},
      {R"("seats": [{"hand": "", "hand": ""}], )" + win, "`hand` is written twice", 0},
      {R"("seats": [{"hand": "", "discards": ""}], )" + win, "unknown key `discards`", 0},
      {R"("seats": [{"hand": "", "aside": "中"}], )" + win, "`aside` must be a list", 0},
      {R"("seats": [{"hand": "", "aside": [5]}], )" + win, "`aside` must be a string", 0},
      {R"("seats": [{"hand": "", "melds": [5]}], )" + win, "a meld must be an object", 0},
      {R"("seats": [{"hand": "", "melds": [{"call": "碰"}]}], )" + win, "`tiles` is missing", 0},
      {R"("seats": [{"hand": "", "melds": [{"call": "碰", "tiles": "1m", "from": 4}]}], )" + win,
       "`from` must be a seat", 0},
      {R"("seats": [{"hand": "", "melds": [{"call": "碰", "tiles": "1m", "from": null}]}], )" + win,
       "`from` must be a seat", 0},
      {seats + R"(, "win": [])", "`win` must be an object"},
      {seats + R"(, "win": {"seat": 0, "tile": "5m"})", "`by` is missing"},
      {seats + R"(, "win": {"seat": 0, "tile": "5m", "by": 1})", "`by` must be"},
      {seats + R"(, "win": {"seat": 0, "tile": "5m", "by": "draw"})", "`by` must be"},
      {seats + R"(, "win": {"seat": 0.0, "tile": "5m", "by": "discard"})", "`seat` must be a seat"},
      {seats + R"(, "win": {"seat": "0", "tile": "5m", "by": "discard"})", "`seat` must be a seat"},
      {seats + R"(, "win": {"seat": true, "tile": "5m", "by": "discard"})", "`seat` must be a seat"},
      {seats + R"(, "win": {"seat": 1e0, "tile": "5m", "by": "discard"})", "`seat` must be a seat"},
      {seats + R"(, "win": {"seat": 0, "tile": "", "by": "discard"})", "`tile` must be one tile"},
      {seats + R"(, "win": {"seat": 0, "tile": "5m", "by": "self_draw", "after_kong": 1})",
       "`after_kong` must be true or false"},
      {seats + ", " + win + R"(, "options": [])", "`options` must be an object"},
      {seats + ", " + win + R"(, "offenders": 1)", "`offenders` must be a list"},
      {seats + ", " + win + R"(, "offenders": [1.5])", "`offenders` must be a seat"},
      {seats + ", " + win + R"(, "previous_wild": null)", "`previous_wild` must be a string"},
      {seats + ", " + win + R"(, "facts": {"a": []})", "fact `a` cannot be that"},
  };
  for (const Wrong& wrong : all) {
    INFO(wrong.members);
    const Outcome outcome = outcomeOf(caseWith(wrong.members));
    CHECK(outcome.read == CaseRead::Wrong);
    CHECK_THAT(outcome.error.message, Catch::Contains(wrong.message));
    CHECK(outcome.error.seat == wrong.seat);
    CHECK(outcome.id == "x");
  }
}

TEST_CASE("an id is told even when it comes last, and missing ones are not", "[cli]") {
  const Outcome late = outcomeOf(R"({"nonsense": {"deep": [1, 2]}, "id": "z"})");
  CHECK(late.read == CaseRead::Wrong);
  CHECK(late.id == "z");
  CHECK_FALSE(outcomeOf(R"({"ruleset": "r"})").hasId);
  CHECK_FALSE(outcomeOf(R"({"id": 5})").hasId);
  CHECK(outcomeOf("[]").read == CaseRead::Wrong);
  for (const char* text : {"", "{", "{\"id\": \"x\",}", "nonsense", "{\"id\": \"x\"} {}", "{\"id\": \"\xff\"}"}) {
    CHECK(outcomeOf(text).read == CaseRead::NotJson);
  }
}

TEST_CASE("numbers of options are exact", "[cli]") {
  auto exact = [](const char* text) {
    Num number;
    return exactNumber(text, number) ? toString(number) : "too large";
  };
  CHECK(exact("1.5") == "1.5");
  CHECK(exact("-0") == "0");
  CHECK(exact("0.1") == "0.1");
  CHECK(exact("15e-1") == "1.5");
  CHECK(exact("1.5e2") == "150");
  CHECK(exact("1.500000000000000000000000000000") == "1.5");
  CHECK(exact("100e-2") == "1");
  CHECK(exact("9223372036854775807") == "9223372036854775807");
  CHECK(exact("9223372036854775808") == "too large");
  CHECK(exact("1e400") == "too large");
  CHECK(exact("1e-400") == "too large");
  CHECK(exact("0e999999999999") == "0");
  CHECK(exact(("0." + std::string(100000, '0') + "1").c_str()) == "too large");
}

TEST_CASE("options are read by what they look like", "[cli]") {
  TextArena arena;
  driver::OptionValues values;
  std::string error;
  REQUIRE(readOptions(
      R"({"a": true, "b": null, "c": 1.5, "d": "name", "e": [1, 2], "f": ["x", "y"], "g": [], "h": "no"})", arena,
      values, error));
  CHECK(std::get<bool>(values["a"]));
  CHECK(std::get<Num>(values["b"]).isNone());
  CHECK(std::get<Num>(values["c"]) == Num(3, 2));
  CHECK(std::get<std::string>(values["d"]) == "name");
  CHECK(std::get<std::vector<Num>>(values["e"]).size() == 2);
  CHECK(std::get<std::vector<std::string>>(values["f"]).size() == 2);
  CHECK(std::get<std::vector<std::string>>(values["g"]).empty());
  CHECK_FALSE(std::get<bool>(values["h"]));
  for (const char* text : {R"({"a": 1, "a": 2})", R"({"a": {}})", R"({"a": [1, "x"]})", R"({"a": [true]})",
                           R"({"a": [[]]})", R"({"a": 99999999999999999999})"}) {
    INFO(text);
    CHECK_FALSE(readOptions(text, arena, values, error));
    CHECK_FALSE(error.empty());
  }
}
