// What the desks of the core share: a request as JSON, how one is refused, and replies of the C interface.
//
// A desk answers by returning JSON and refuses by throwing a Refusal, which Core::answer turns into `error`: nothing of it leaves the
// room.
#pragma once

#include <list>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "runtime/api/kaikou.h"
#include "runtime/text/bilingual.h"

namespace kaikou::workshop {

using Json = nlohmann::ordered_json;
using text::Language;

struct Refusal {
  Json error;                            // {"message": …, …}
};

/// Refuses with a message, in the language asked for.
[[noreturn]] void refuse(const text::Bilingual& message, Language language);
/// Refuses a request that no page of ours would send: a mistake of a program, said in English.
[[noreturn]] void refuseRequest(const std::string& what);

/// A request with checked access to its members.
class Request {
 public:
  explicit Request(Json json);
  const std::string& what() const { return what_; }
  Language language() const { return language_; }
  const Json& id() const { return id_; }

  bool has(const char* key) const;
  const std::string& string(const char* key) const;
  std::string stringOr(const char* key, const char* other) const;
  int64_t integer(const char* key, int64_t low, int64_t high) const;
  int64_t integerOr(const char* key, int64_t low, int64_t high, int64_t other) const;
  bool yes(const char* key) const;       // false where it is not told
  /// A member that is an object; an empty one where it is not told.
  const Json& object(const char* key) const;
  const Json& member(const char* key) const;

 private:
  Json json_, id_;
  std::string what_;
  Language language_ = Language::Chinese;
};

/// A reply of the C interface in the language of a request; `check` refuses with what it says unless the status is fine.
class Reply {
 public:
  explicit Reply(Language language);
  ~Reply() { kaikou_reply_free(reply_); }
  Reply(const Reply&) = delete;
  Reply& operator=(const Reply&) = delete;
  operator kaikou_reply*() { return reply_; }
  void check(kaikou_status status);
  std::string text() const { return {kaikou_reply_text(reply_), kaikou_reply_size(reply_)}; }
  Json json() const { return Json::parse(text()); }

 private:
  kaikou_reply* reply_;
};

/// A few objects by number; the one that was not used for longest makes room.
template <class Thing>
class Shelf {
 public:
  explicit Shelf(size_t room) : room_(room) {}
  int64_t put(Thing thing) {
    if (things_.size() >= room_) things_.pop_back();
    things_.emplace_front(++last_, std::move(thing));
    return last_;
  }
  Thing* find(int64_t number) {
    for (auto at = things_.begin(); at != things_.end(); ++at) {
      if (at->first != number) continue;
      things_.splice(things_.begin(), things_, at);
      return &things_.front().second;
    }
    return nullptr;
  }
  void drop(int64_t number) { things_.remove_if([&](const auto& one) { return one.first == number; }); }

 private:
  size_t room_;
  int64_t last_ = 0;
  std::list<std::pair<int64_t, Thing>> things_;
};

}  // namespace kaikou::workshop
