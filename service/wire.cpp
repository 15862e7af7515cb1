// What comes over the wire is anybody's: every reader here takes any JSON.
#include "service/wire.h"

#include <algorithm>

namespace kaikou::service {

const Json& at(const Json& object, const char* key) {
  static const Json none;
  if (!object.is_object()) return none;
  const auto found = object.find(key);
  return found == object.end() ? none : *found;
}

std::string textAt(const Json& object, const char* key) {
  const Json& value = at(object, key);
  return value.is_string() ? value.get<std::string>() : std::string();
}

namespace {

std::optional<uint32_t> wholeAt(const Json& object, const char* key) {
  const Json& value = at(object, key);
  if (!value.is_number_integer()) return std::nullopt;
  if (!value.is_number_unsigned() && value.get<int64_t>() < 0) return std::nullopt;
  return static_cast<uint32_t>(std::min<uint64_t>(value.get<uint64_t>(), 0x7fffffff));
}

}  // namespace

std::optional<Position> positionAt(const Json& object, const char* key) {
  const Json& value = at(object, key);
  const auto line = wholeAt(value, "line"), character = wholeAt(value, "character");
  if (!line || !character) return std::nullopt;
  return Position{*line, *character};
}

std::optional<Range> rangeAt(const Json& object, const char* key) {
  const Json& value = at(object, key);
  const auto start = positionAt(value, "start"), end = positionAt(value, "end");
  if (!start || !end) return std::nullopt;
  return Range{*start, *end};
}

}  // namespace kaikou::service
