// The strict JSON reader accepts what nlohmann-json accepts, and nothing else.
#include "runtime/text/json_scanner.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "runtime/text/json_append.h"
#include "runtime/text/utf8.h"

using namespace kaikou::text;

namespace {

bool accepts(std::string_view text) {
  if (kaikou::text::firstInvalidUtf8(text)) return false;
  TextArena arena;
  JsonScanner json(text, arena);
  json.skip();
  return json.finish();
}

}  // namespace

TEST_CASE("json scanner agrees with nlohmann-json", "[cli]") {
  const char* texts[] = {"{}",
                         "[]",
                         " [ ] ",
                         "0",
                         "-0",
                         "01",
                         "-",
                         "1.",
                         "1.5",
                         ".5",
                         "1e5",
                         "1e",
                         "1E+5",
                         "1e+",
                         "-1.25e-3",
                         "+1",
                         "NaN",
                         "true",
                         "tru",
                         "truee",
                         "null",
                         "nul",
                         "\"\"",
                         "\"a",
                         "\"\\u0041\"",
                         "\"\\u004\"",
                         "\"\\ud800\"",
                         "\"\\ud83d\\ude00\"",
                         "\"\\udc00\"",
                         "\"\\x\"",
                         "\"\t\"",
                         "\"\\t\"",
                         "[1,2]",
                         "[1,]",
                         "[,1]",
                         "[1 2]",
                         "{\"a\":1}",
                         "{\"a\":1,}",
                         "{\"a\"}",
                         "{a:1}",
                         "{\"a\":}",
                         "{\"a\":1 \"b\":2}",
                         "[[[]]]",
                         "[[]",
                         "]",
                         "{]",
                         "[}",
                         "",
                         " ",
                         "1 2",
                         "{\"a\":{\"b\":[1,{}]}}",
                         "\"碰\"",
                         "\"\xff\"",
                         "[1]\n",
                         "// x\n1",
                         "\"\\",
                         "{\"a\":[1,2,{\"b\":null}],\"c\":\"\"}"};
  for (const char* text : texts) {
    INFO(text);
    CHECK(accepts(text) == nlohmann::json::accept(std::string(text)));
  }
}

TEST_CASE("json scanner agrees with nlohmann-json on damaged cases", "[cli]") {
  const std::string whole =
      R"({"id": "a\u4e2d", "n": [1, -2.5e3, true, null], "o": {"k": "\"碰\\", "e": {}}, "x": [[], [{}]]})";
  static constexpr char put[] = {'{', '}', '[', ']', ',', ':', '"', '\\', '0', '-', '.', 'e', 't', ' ', '\x01'};
  for (size_t at = 0; at < whole.size(); ++at) {
    std::string cut = whole.substr(0, at);
    CHECK(accepts(cut) == nlohmann::json::accept(cut));
    for (char c : put) {
      std::string changed = whole;
      changed[at] = c;
      INFO(changed);
      CHECK(accepts(changed) == nlohmann::json::accept(changed));
    }
  }
}

TEST_CASE("json scanner limits nesting without recursion", "[cli]") {
  CHECK(accepts(std::string(60, '[') + std::string(60, ']')));
  CHECK_FALSE(accepts(std::string(64, '[') + std::string(64, ']')));
  CHECK_FALSE(accepts(std::string(1000000, '[')));
}

TEST_CASE("json strings decode and numbers stay text", "[cli]") {
  TextArena arena;
  std::string_view text;
  JsonScanner json(R"(["a\n\u4e2d\ud83d\ude00\/", 1.50])", arena);
  REQUIRE(json.enterArray());
  REQUIRE(json.nextItem());
  REQUIRE(json.string(text));
  CHECK(text == "a\n中😀/");
  REQUIRE(json.nextItem());
  REQUIRE(json.number(text));
  CHECK(text == "1.50");
  CHECK_FALSE(json.nextItem());
  CHECK(json.finish());
}

TEST_CASE("json strings are written so that they read back", "[cli]") {
  const std::string all = std::string("\x01\x1f\"\\/\n\r\t\b\f\x7f", 11) + "中😀";
  std::string out;
  appendJsonString(out, all);
  CHECK(nlohmann::json::parse(out).get<std::string>() == all);
  out.clear();
  appendJsonString(out, "a\xff" "b\xe4\xb8");
  CHECK(nlohmann::json::accept(out));
  out.clear();
  JsonWriter writer(out);
  writer.open('{')
      .key("a")
      .open('[')
      .integer(-1)
      .integer(2)
      .close(']')
      .key("b")
      .raw("null")
      .key("c")
      .open('{')
      .close('}')
      .close('}');
  CHECK(out == R"({"a": [-1, 2], "b": null, "c": {}})");
}
