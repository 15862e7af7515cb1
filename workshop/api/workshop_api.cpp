// The core behind its C functions. Tested by tests/workshop/core_test.cpp, and in the module by tests/wasm.
#include "workshop/api/kaikou_workshop.h"

#include "runtime/api/handles.h"
#include "workshop/core.h"

using namespace kaikou;

struct kaikou_workshop {
  explicit kaikou_workshop(const char* folder) : core({folder}) {}
  workshop::Core core;
};

kaikou_status kaikou_workshop_new(const char* folder, kaikou_workshop** out, kaikou_reply* reply) {
  if (out) *out = nullptr;
  return api::atBorder(reply, [&] {
    if (!out) return api::isNull(reply, "`out`");
    if (!folder) return api::isNull(reply, "`folder`");
    *out = std::make_unique<kaikou_workshop>(folder).release();
    return KAIKOU_OK;
  });
}
void kaikou_workshop_free(kaikou_workshop* workshop) { delete workshop; }

kaikou_status kaikou_workshop_answer(kaikou_workshop* workshop, const char* text, size_t size, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!workshop) return api::isNull(reply, "`workshop`");
    if (!reply) return KAIKOU_WRONG_CALL;
    std::string_view given;
    if (!api::textOf(text, size, given)) return api::isNull(reply, "`text`");
    reply->text = workshop->core.answer(given);
    return KAIKOU_OK;
  });
}
