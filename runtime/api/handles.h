// What the opaque types of kaikou.h are, and the border that no exception crosses.
//
// A function of the API is one call of `atBorder`, whose work may throw; everything that it checks before is checked inside.
// Also used by compiler/api, which makes plans.
#pragma once

#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime/api/kaikou.h"
#include "runtime/cases/case_reader.h"
#include "runtime/cases/scorer.h"
#include "runtime/plan/plan.h"
#include "runtime/text/understood.h"

struct kaikou_reply {
  std::string text, tile;
  const char* fixed = nullptr;           // instead of `text`, when there was no memory for one
  kaikou_status status = KAIKOU_OK;
  int seat = KAIKOU_NO_SEAT;
  int code = 0;                          // of a refused action
  kaikou::text::Language language = kaikou::text::Language::English;   // of messages; stays from call to call

  void clear() {
    text.clear();
    tile.clear();
    fixed = nullptr;
    status = KAIKOU_OK;
    seat = KAIKOU_NO_SEAT;
    code = 0;
  }
};

namespace kaikou::api { class MachinePool; }

struct kaikou_plan {
  std::shared_ptr<const kaikou::plan::Plan> plan;
  std::shared_ptr<kaikou::api::MachinePool> machines;   // that play its tables
  std::vector<std::string> tiles;        // the kinds as results write them
};

struct kaikou_scorer {
  kaikou::cases::Scorer scorer;
  kaikou::cases::TextArena arena;
  kaikou::cases::CaseFields fields;
};

namespace kaikou::api {

/// A failure with its text, in the language of the reply; returns `status`.
inline kaikou_status fail(kaikou_reply* reply, kaikou_status status, std::string_view text) {
  if (reply) {
    reply->status = status;
    if (reply->language == kaikou::text::Language::English) reply->text = text;
    else reply->text = kaikou::text::understood(text).in(reply->language);
  }
  return status;
}
inline kaikou_status fail(kaikou_reply* reply, kaikou_status status, const text::Bilingual& message) {
  if (reply) {
    reply->status = status;
    reply->text = message.in(reply->language);
  }
  return status;
}
inline kaikou_status fail(kaikou_reply* reply, kaikou_status status, const std::string& text) {
  return fail(reply, status, std::string_view(text));
}
inline kaikou_status fail(kaikou_reply* reply, kaikou_status status, const char* text) {
  return fail(reply, status, std::string_view(text));
}
inline kaikou_status isNull(kaikou_reply* reply, const char* what) {
  return fail(reply, KAIKOU_WRONG_CALL, std::string(what) + " is NULL");
}
/// `text` is that of the case: where it is wrong is told with what is wrong.
kaikou_status failWith(kaikou_reply* reply, const cases::CaseError& error, std::string_view text = {});

/// Runs `work`, which returns a status, and turns what it throws into one.
template <class Work>
kaikou_status atBorder(kaikou_reply* reply, Work&& work) noexcept {
  kaikou_status status = KAIKOU_INTERNAL;
  const char *english = "a mistake of the library", *zh = "函数库自身出错";
  try {
    if (reply) reply->clear();
    return work();
  } catch (const std::bad_alloc&) {
    status = KAIKOU_NO_MEMORY;
    english = "out of memory", zh = "内存不够";
  } catch (...) {
  }
  if (reply) {
    reply->clear();
    reply->status = status;
    reply->fixed = reply->language == kaikou::text::Language::Chinese ? zh : english;
  }
  return status;
}

/// A text of the caller; false if it is no text at all.
inline bool textOf(const char* text, size_t size, std::string_view& out) {
  if (!text) return size == 0;
  out = size == KAIKOU_TERMINATED ? std::string_view(text) : std::string_view(text, size);
  return true;
}

/// A handle for a verified plan.
std::unique_ptr<kaikou_plan> handleOf(std::shared_ptr<const plan::Plan> plan);

}  // namespace kaikou::api
