// The options of a JSON case. Which option takes which type is the elaborator's to say; here a value is read as what it
// looks like. Tested by tests/cases/case_reader_test.cpp, tests/fuzz/fuzz_case.cpp.
#include "compiler/driver/option_json.h"

#include <fmt/format.h>

#include "runtime/text/exact_number.h"
#include "runtime/text/utf8.h"

namespace kaikou::driver {

using text::JsonKind;
using text::JsonScanner;
using text::TextArena;
using text::exactNumber;

namespace {

bool readList(JsonScanner& json, OptionValue& out, std::string& error) {
  std::vector<Num> numbers;
  std::vector<std::string> names;
  json.enterArray();
  while (json.nextItem()) {
    std::string_view text;
    Num number;
    switch (json.peek()) {
      case JsonKind::Number:
        if (!json.number(text)) return false;
        if (!exactNumber(text, number)) {
          error = fmt::format("the number `{}` is too large", text::beginningOf(text, 80));
          return false;
        }
        numbers.push_back(number);
        break;
      case JsonKind::String:
        if (!json.string(text)) return false;
        names.emplace_back(text);
        break;
      default: error = "a list holds numbers, or names"; return false;
    }
    if (!numbers.empty() && !names.empty()) {
      error = "a list holds numbers, or names, not both";
      return false;
    }
  }
  if (json.broken()) return false;
  if (numbers.empty()) out = std::move(names);
  else out = std::move(numbers);
  return true;
}

bool readValue(JsonScanner& json, OptionValue& out, std::string& error) {
  std::string_view text;
  Num number;
  switch (json.peek()) {
    case JsonKind::True: out = true; return json.literal();
    case JsonKind::False: out = false; return json.literal();
    case JsonKind::Null: out = Num::none(); return json.literal();
    case JsonKind::Number:
      if (!json.number(text)) return false;
      if (!exactNumber(text, number)) {
        error = fmt::format("the number `{}` is too large", text::beginningOf(text, 80));
        return false;
      }
      out = number;
      return true;
    case JsonKind::String:
      if (!json.string(text)) return false;
      // The words that -o takes too; an option whose values are words finds its `yes` or `none` again.
      if (text == "yes" || text == "要") out = true;
      else if (text == "no" || text == "无") out = false;
      else if (text == "none" || text == "没有") out = Num::none();
      else out = std::string(text);
      return true;
    case JsonKind::Array: return readList(json, out, error);
    default: error = "an option is yes, no, a number, a name or a list of them"; return false;
  }
}

}  // namespace

bool readOptions(std::string_view text, TextArena& arena, OptionValues& out, std::string& error) {
  error.clear();
  if (text.empty()) return true;
  JsonScanner json(text, arena);
  if (!json.enterObject()) {
    error = json.problem();
    return false;
  }
  OptionValues given;
  for (std::string_view key; json.nextKey(key);) {
    OptionValue value;
    const std::string name(key);
    if (!readValue(json, value, error)) {
      error = fmt::format("`{}`: {}", text::beginningOf(name, 200), error.empty() ? json.problem() : error);
      return false;
    }
    if (!given.emplace(name, value).second) {
      error = fmt::format("the key `{}` is written twice", text::beginningOf(name, 200));
      return false;
    }
  }
  if (!json.finish()) {
    error = json.problem();
    return false;
  }
  for (auto& [name, value] : given) out[name] = std::move(value);
  return true;
}

}  // namespace kaikou::driver
