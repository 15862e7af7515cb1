// The options of a JSON case, and exact numbers.
//
// A number's value comes from its text: 1.5 is three halves, and never passes through floating point. Which option
// takes which type is the compiler's to say; here a value is read as what it looks like. Tested by
// tests/cli/case_reader_test.cpp.
#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "cli/case_reader.h"

namespace kaikou::cli {

bool exactNumber(std::string_view text, Num& out) {
  const bool negative = !text.empty() && text.front() == '-';
  if (negative) text.remove_prefix(1);
  const size_t exponentAt = std::min(text.find_first_of("eE"), text.size());
  std::string_view mantissa = text.substr(0, exponentAt);
  std::string_view exponent = text.substr(std::min(exponentAt + 1, text.size()));
  // Zeros at the end of a fraction say nothing: 1.500000000000000000000 is a small number still.
  if (mantissa.find('.') != std::string_view::npos) mantissa = mantissa.substr(0, mantissa.find_last_not_of('0') + 1);

  int64_t digits = 0;
  int64_t scale = 0;                      // the value is digits x 10 ^ scale
  bool fraction = false;
  for (char c : mantissa) {
    if (c == '.') {
      fraction = true;
      continue;
    }
    if (__builtin_mul_overflow(digits, 10, &digits) || __builtin_add_overflow(digits, c - '0', &digits)) return false;
    if (fraction) --scale;
  }
  if (!exponent.empty()) {
    const bool down = exponent.front() == '-';
    if (down || exponent.front() == '+') exponent.remove_prefix(1);
    int64_t value = 0;
    for (char c : exponent) value = std::min<int64_t>(value * 10 + (c - '0'), 10'000'000);
    scale += down ? -value : value;
  }
  if (digits == 0) {
    out = Num(0);
    return true;
  }
  while (scale < 0 && digits % 10 == 0) {
    digits /= 10;
    ++scale;
  }
  int64_t power = 1;
  if (scale < -18 || scale > 18) return false;
  for (int64_t i = 0; i < (scale < 0 ? -scale : scale); ++i) power *= 10;
  if (scale > 0) {
    if (__builtin_mul_overflow(digits, power, &digits)) return false;
    power = 1;
  }
  const int64_t common = std::gcd(digits, power);
  out = Num((negative ? -digits : digits) / common, power / common);
  return true;
}

namespace {

bool readList(JsonScanner& json, driver::OptionValue& out, std::string& error) {
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
          error = fmt::format("the number `{}` is too large", text.substr(0, 80));
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

bool readValue(JsonScanner& json, driver::OptionValue& out, std::string& error) {
  std::string_view text;
  Num number;
  switch (json.peek()) {
    case JsonKind::True: out = true; return json.literal();
    case JsonKind::False: out = false; return json.literal();
    case JsonKind::Null: out = Num::none(); return json.literal();
    case JsonKind::Number:
      if (!json.number(text)) return false;
      if (!exactNumber(text, number)) {
        error = fmt::format("the number `{}` is too large", text.substr(0, 80));
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

bool readOptions(std::string_view text, TextArena& arena, driver::OptionValues& out, std::string& error) {
  error.clear();
  if (text.empty()) return true;
  JsonScanner json(text, arena);
  if (!json.enterObject()) {
    error = json.problem();
    return false;
  }
  driver::OptionValues given;
  for (std::string_view key; json.nextKey(key);) {
    driver::OptionValue value;
    const std::string name(key);
    if (!readValue(json, value, error)) {
      error = fmt::format("option `{}`: {}", name.substr(0, 200), error.empty() ? json.problem() : error);
      return false;
    }
    if (!given.emplace(name, value).second) {
      error = fmt::format("options: the key `{}` is written twice", name.substr(0, 200));
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

}  // namespace kaikou::cli
