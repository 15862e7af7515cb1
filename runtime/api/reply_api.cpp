// Replies, statuses and versions. Tested by tests/api/scoring_api_test.cpp.
#include <fmt/format.h>

#include "kaikou_version.h"
#include "runtime/api/handles.h"
#include "runtime/cases/case_place.h"
#include "runtime/plan/plan.h"
#include "runtime/table/action.h"

namespace kaikou::api {

kaikou_status failWith(kaikou_reply* reply, const cases::CaseError& error, std::string_view text) {
  if (reply) {
    reply->seat = error.seat >= 0 ? error.seat : KAIKOU_NO_SEAT;
    reply->tile = error.tile;
  }
  const auto place = cases::placeOf(error, text);
  if (!place) return fail(reply, KAIKOU_WRONG_INPUT, error.message);
  return fail(reply, KAIKOU_WRONG_INPUT, fmt::format("{} (line {}, column {})", error.message, place->line, place->column));
}

}  // namespace kaikou::api

const char* kaikou_version(void) { return KAIKOU_VERSION; }
int kaikou_api_level(void) { return KAIKOU_API_LEVEL; }
int kaikou_plan_format(void) { return static_cast<int>(kaikou::plan::formatVersion); }

const char* kaikou_status_name(kaikou_status status) {
  switch (status) {
    case KAIKOU_OK: return "ok";
    case KAIKOU_WRONG_CALL: return "wrong call";
    case KAIKOU_WRONG_INPUT: return "wrong input";
    case KAIKOU_REFUSED: return "refused";
    case KAIKOU_FAULT: return "fault";
    case KAIKOU_NO_MEMORY: return "no memory";
    case KAIKOU_INTERNAL: return "internal";
  }
  return "unknown status";
}

kaikou_reply* kaikou_reply_new(void) { return new (std::nothrow) kaikou_reply; }
int kaikou_reply_set_language(kaikou_reply* reply, const char* language) {
  const std::string_view asked = language ? language : "";
  if (!reply || (asked != "zh" && asked != "en")) return 0;
  reply->language = asked == "zh" ? kaikou::text::Language::Chinese : kaikou::text::Language::English;
  return 1;
}
void kaikou_reply_free(kaikou_reply* reply) { delete reply; }
const char* kaikou_reply_text(const kaikou_reply* reply) {
  return !reply ? "" : reply->fixed ? reply->fixed : reply->text.c_str();
}
size_t kaikou_reply_size(const kaikou_reply* reply) {
  return !reply ? 0 : reply->fixed ? std::string_view(reply->fixed).size() : reply->text.size();
}
kaikou_status kaikou_reply_status(const kaikou_reply* reply) { return reply ? reply->status : KAIKOU_WRONG_CALL; }
int kaikou_reply_seat(const kaikou_reply* reply) { return reply ? reply->seat : KAIKOU_NO_SEAT; }
const char* kaikou_reply_tile(const kaikou_reply* reply) { return reply ? reply->tile.c_str() : ""; }
int kaikou_reply_refusal(const kaikou_reply* reply) { return reply ? reply->code : 0; }
const char* kaikou_refusal_text(int refusal) {
  switch (static_cast<kaikou::table::Refusal>(refusal)) {
#define REFUSAL(name, text) \
  case kaikou::table::Refusal::name: return refusal >= 0 && refusal < 256 ? text : nullptr;
#include "runtime/table/refusals.def"
#undef REFUSAL
  }
  return nullptr;
}
