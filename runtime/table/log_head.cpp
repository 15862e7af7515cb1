// What the first line of a log says of its rules, so that they can be found. Tested by tests/table/log_test.cpp.
#include <fmt/format.h>

#include "runtime/text/json_scanner.h"
#include "runtime/text/utf8.h"
#include "runtime/table/log_reader.h"

namespace kaikou::table {

using text::JsonKind;
using text::JsonScanner;
using text::TextArena;

bool readLogHead(std::string_view line, LogHead& out, std::string& reason) {
  out = {};
  auto refuse = [&](std::string why) {
    reason = std::move(why);
    return false;
  };
  if (line.size() > maxLogLine || text::firstInvalidUtf8(line)) return refuse("this is no line of a log");
  TextArena arena;
  JsonScanner json(line, arena);
  std::string_view kind, value;
  if (json.peek() != JsonKind::Object || !json.enterObject()) return refuse("this is no line of a log");
  for (std::string_view key; json.nextKey(key);) {
    if (key == "line" && json.peek() == JsonKind::String) {
      json.string(kind);
    } else if (key == "product" && json.peek() == JsonKind::String) {
      if (json.string(value)) out.product = value;
    } else if (key == "plan" && json.peek() == JsonKind::String) {
      if (json.string(value)) out.planDigest = value;
    } else if (key == "commitment") {
      out.seeded = json.peek() == JsonKind::String;
      json.skip();
    } else if (key == "ruleset" && json.peek() == JsonKind::Object) {
      json.enterObject();
      for (std::string_view inner; json.nextKey(inner);) {
        if (inner == "name" && json.peek() == JsonKind::String && json.string(value)) out.ruleset = value;
        else json.skip();
      }
    } else if (key == "options" && json.peek() == JsonKind::Object) {
      json.enterObject();
      for (std::string_view name; json.nextKey(name);) {
        if (json.peek() != JsonKind::String) return refuse("an option's value is not a text");
        if (json.string(value)) out.options.emplace_back(name, value);
      }
    } else {
      json.skip();
    }
  }
  if (!json.finish()) return refuse(fmt::format("this is no line of a log: {}", json.problem()));
  if (kind != "match" || out.ruleset.empty()) return refuse("this is not the line `match`, with which a log begins");
  return true;
}

}  // namespace kaikou::table
