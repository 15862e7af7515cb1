// Pieces of the protocol's JSON that every feature reads or writes. Only files of this room include it.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <variant>

#include "service/text_document.h"

namespace kaikou::service {

using Json = nlohmann::json;

/// Numbers of JSON-RPC and of the protocol.
enum class WireError : int {
  Parse = -32700,
  InvalidRequest = -32600,
  MethodNotFound = -32601,
  InvalidParams = -32602,
  Internal = -32603,
  NotInitialized = -32002,
  RequestCancelled = -32800,
  RequestFailed = -32803,
};
struct Failure {
  WireError code;
  std::string message;
};
using Answer = std::variant<Json, Failure>;

inline Json toJson(Position position) { return {{"line", position.line}, {"character", position.character}}; }
inline Json toJson(const Range& range) { return {{"start", toJson(range.start)}, {"end", toJson(range.end)}}; }
inline Json textEdit(const Range& range, std::string text) { return {{"range", toJson(range)}, {"newText", std::move(text)}}; }

/// The member of an object, or null where there is none.
const Json& at(const Json& object, const char* key);
std::string textAt(const Json& object, const char* key);
/// Nothing where a number is missing, negative or no whole number.
std::optional<Position> positionAt(const Json& object, const char* key);
std::optional<Range> rangeAt(const Json& object, const char* key);

}  // namespace kaikou::service
