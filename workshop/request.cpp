// Reading requests. A page that is older than its core, or a program that talks to it, may send anything: every member is looked at
// before it is used. Tested by tests/workshop/core_test.cpp.
#include "workshop/request.h"

#include <cmath>

#include <fmt/format.h>

namespace kaikou::workshop {

void refuse(const text::Bilingual& message, Language language) { throw Refusal{Json{{"message", message.in(language)}}}; }
void refuseRequest(const std::string& what) { throw Refusal{Json{{"message", "wrong request: " + what}, {"request", true}}}; }

Request::Request(Json json) : json_(std::move(json)) {
  if (!json_.is_object()) refuseRequest("it is no object");
  if (const auto at = json_.find("id"); at != json_.end() && (at->is_number_integer() || at->is_string())) id_ = *at;
  const std::string language = stringOr("language", "zh");
  if (language != "zh" && language != "en") refuseRequest("`language` is `zh` or `en`");
  language_ = language == "zh" ? Language::Chinese : Language::English;
  what_ = string("do");
}

bool Request::has(const char* key) const {
  const auto at = json_.find(key);
  return at != json_.end() && !at->is_null();
}
const Json& Request::member(const char* key) const {
  const auto at = json_.find(key);
  if (at == json_.end()) refuseRequest(fmt::format("`{}` is missing", key));
  return *at;
}
const std::string& Request::string(const char* key) const {
  const Json& found = member(key);
  if (!found.is_string()) refuseRequest(fmt::format("`{}` is no text", key));
  return found.get_ref<const std::string&>();
}
std::string Request::stringOr(const char* key, const char* other) const { return has(key) ? string(key) : other; }

int64_t Request::integer(const char* key, int64_t low, int64_t high) const {
  const Json& found = member(key);
  if (!found.is_number_integer() || (found.is_number_unsigned() && found.get<uint64_t>() > static_cast<uint64_t>(INT64_MAX)) ||
      found.get<int64_t>() < low || found.get<int64_t>() > high)
    refuseRequest(fmt::format("`{}` is no whole number from {} to {}", key, low, high));
  return found.get<int64_t>();
}
int64_t Request::integerOr(const char* key, int64_t low, int64_t high, int64_t other) const {
  return has(key) ? integer(key, low, high) : other;
}
bool Request::yes(const char* key) const {
  if (!has(key)) return false;
  const Json& found = member(key);
  if (!found.is_boolean()) refuseRequest(fmt::format("`{}` is neither true nor false", key));
  return found.get<bool>();
}
const Json& Request::object(const char* key) const {
  static const Json empty = Json::object();
  if (!has(key)) return empty;
  const Json& found = member(key);
  if (!found.is_object()) refuseRequest(fmt::format("`{}` is no object", key));
  return found;
}

Reply::Reply(Language language) : reply_(kaikou_reply_new()) {
  if (!reply_) throw std::bad_alloc();
  kaikou_reply_set_language(reply_, language == Language::Chinese ? "zh" : "en");
}

void Reply::check(kaikou_status status) {
  if (status == KAIKOU_OK) return;
  Json error{{"message", text()}, {"status", kaikou_status_name(status)}};
  if (const int seat = kaikou_reply_seat(reply_); seat != KAIKOU_NO_SEAT) error["seat"] = seat;
  if (const char* tile = kaikou_reply_tile(reply_); *tile) error["tile"] = tile;
  throw Refusal{std::move(error)};
}

}  // namespace kaikou::workshop
