// A line of a log as its members, for replays. Private to log_reader.cpp and log_shares.cpp.
#pragma once

#include <charconv>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "runtime/table/log_reader.h"
#include "runtime/text/json_scanner.h"
#include "runtime/text/utf8.h"

namespace kaikou::table {

/// The members of a line's object that a replay reads: texts, whole numbers, lists of whole numbers or of texts and nulls, nulls.
class Replay::Fields {
  using JsonKind = text::JsonKind;

 public:
  Reason read(std::string_view text) {
    if (text::firstInvalidUtf8(text)) return "the line is not UTF-8";
    text::JsonScanner json(text, arena_);
    if (json.peek() == JsonKind::Object && json.enterObject()) {
      for (std::string_view key; json.nextKey(key);) {
        Value value;
        value.kind = json.peek();
        switch (value.kind) {
          case JsonKind::String: json.string(value.text); break;
          case JsonKind::Number: {
            std::string_view digits;
            if (json.number(digits)) value.numbers.push_back(whole(digits, value.whole));
            break;
          }
          case JsonKind::Array:
            json.enterArray();
            while (json.nextItem()) {
              std::string_view item;
              const JsonKind kind = json.peek();
              if (kind == JsonKind::Number && json.number(item)) value.numbers.push_back(whole(item, value.whole));
              else if (kind == JsonKind::String && json.string(item)) value.texts.emplace_back(item);
              else if (json.skip(), kind == JsonKind::Null) value.texts.emplace_back();
              else value.mixed = true;
            }
            break;
          default: json.skip();
        }
        if (!values_.emplace(key, std::move(value)).second) return fmt::format("the key `{}` is written twice", key);
      }
    }
    if (!json.finish())
      return fmt::format("the line is not JSON: {}", json.broken() ? json.problem() : "not an object");
    return {};
  }

  bool isNull(std::string_view key) const { return kindOf(key) == JsonKind::Null; }
  const std::string_view* text(std::string_view key) const {
    const auto found = values_.find(key);
    return found != values_.end() && found->second.kind == JsonKind::String ? &found->second.text : nullptr;
  }
  bool number(std::string_view key, int64_t least, int64_t most, int64_t& out) const {
    const auto found = values_.find(key);
    if (found == values_.end() || found->second.kind != JsonKind::Number || !found->second.whole) return false;
    out = found->second.numbers[0];
    return out >= least && out <= most;
  }
  const std::vector<int64_t>* numbers(std::string_view key) const {
    const auto found = values_.find(key);
    const bool fine = found != values_.end() && found->second.kind == JsonKind::Array && found->second.whole &&
                      found->second.texts.empty() && !found->second.mixed;
    return fine ? &found->second.numbers : nullptr;
  }
  const std::vector<std::optional<std::string_view>>* textsOrNulls(std::string_view key) const {
    const auto found = values_.find(key);
    const bool fine = found != values_.end() && found->second.kind == JsonKind::Array && found->second.numbers.empty() &&
                      !found->second.mixed;
    return fine ? &found->second.texts : nullptr;
  }

 private:
  struct Value {
    JsonKind kind{};
    std::string_view text;
    std::vector<int64_t> numbers;
    std::vector<std::optional<std::string_view>> texts;   // nothing: null
    bool whole = true, mixed = false;    // numbers are whole and fit; something else is in the list
  };
  JsonKind kindOf(std::string_view key) const {
    const auto found = values_.find(key);
    return found == values_.end() ? JsonKind::Broken : found->second.kind;
  }
  static int64_t whole(std::string_view digits, bool& fine) {
    int64_t value = 0;
    const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (result.ec != std::errc() || result.ptr != digits.data() + digits.size()) fine = false;
    return value;
  }

  text::TextArena arena_;
  std::map<std::string, Value, std::less<>> values_;
};

}  // namespace kaikou::table
