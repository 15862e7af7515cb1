// Names only: whether there is such a bot is found out where it is made. Tested by tests/cli/bot_list_test.cpp.
#include "cli/bot_list.h"

#include <algorithm>

#include "cli/cli_words.h"

namespace kaikou::cli {

text::Bilingual readBotList(const std::string& list, size_t count, std::vector<std::string>& names) {
  names.clear();
  for (size_t at = 0; at <= list.size();) {
    const size_t comma = std::min(list.find(',', at), list.size());
    names.push_back(list.substr(at, comma - at));
    at = comma + 1;
  }
  if (names.size() == 1) names.resize(count, std::string(names[0]));
  if (names.size() == count) return {};
  return words::BotsWants(std::to_string(count), std::to_string(names.size()));
}

}  // namespace kaikou::cli
