// Where a case is wrong: line and column of its text.
#include "runtime/cases/case_place.h"

#include <catch2/catch.hpp>

#include "tell/case_words.h"
#include "runtime/cases/case_reader.h"
#include "runtime/cases/result_json.h"

using namespace kaikou;
using namespace kaikou::cases;

namespace {

struct At { size_t line = 0, column = 0; };

At wrongAt(const std::string& text) {
  text::TextArena arena;
  CaseFields fields;
  CaseError error;
  REQUIRE(readCase(text, {false, true, false}, arena, fields, error) != CaseRead::Fine);
  const auto place = placeOf(error, text);
  INFO(error.message);
  return place ? At{place->line, place->column} : At{};
}

}  // namespace

TEST_CASE("errors of a case in JSON have a line and a column", "[cases]") {
  auto is = [](At at, size_t line, size_t column) { CHECK(at.line == line); CHECK(at.column == column); };
  is(wrongAt("{\"dealer\": 0,\n \"seats\": [1, 2"), 2, 16);
  is(wrongAt("{\n  \"dealer\": 0,\n  \"wind\": 1}"), 3, 3);
  is(wrongAt("{\n  \"指\": 0, \"dealer\": 7}"), 2, 3);
  is(wrongAt("{\"dealer\": 7}"), 1, 12);
  is(wrongAt("\xef\xbb\xbf{\"dealer\": 7}"), 1, 12);
  is(wrongAt("{\"dealer\": 0, \"seats\": [null,\n {\"hnd\": \"1m\"}]}"), 2, 3);
  is(wrongAt("{\"dealer\": 0}\n x"), 2, 2);
  is(wrongAt("{\"a\": \"\xff\"}"), 1, 8);
}

TEST_CASE("errors of a case in words have a line and a column", "[cases]") {
  const std::string text = "dealer 0\nseat 0: 123m, 碰 111p form 1";
  CaseFields fields;
  CaseError error;
  REQUIRE(!tell::readWords("dealer 0\nseat 9: 123m", fields, error));
  REQUIRE(!tell::readWords(text + "; sea", fields, error));
  std::string json;
  appendError(json, false, {}, {"x", -1, {}, text.data() + 9}, text, 7);
  CHECK(json == R"({"id": null, "error": "x", "line": 8, "column": 1})");
}

TEST_CASE("a place that is not in the text is none", "[cases]") {
  const std::string text = "abc", other = "abc";
  CHECK(!placeOf({"x", -1, {}, other.data()}, text));
  CHECK(!placeOf({"x", -1, {}}, text));
  CHECK(placeOf({"x", -1, {}, text.data() + 3}, text)->column == 4);
}
