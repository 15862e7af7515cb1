// A list of rules in a description: an object each, which begins with what its origin says.
#pragma once

#include "runtime/plan/plan_rules.h"

namespace kaikou::plan {

/// `more` writes the members that follow.
template <class Items, class More>
void appendList(text::JsonWriter& json, const Plan& plan, std::string_view key, const Items& items, More&& more) {
  json.key(key).open('[');
  for (const auto& item : items) {
    json.open('{');
    appendOrigin(json, plan.origins[item.origin]);
    more(item);
    json.close('}');
  }
  json.close(']');
}

}  // namespace kaikou::plan
