// The table of bots. Tested by tests/bots/bots_test.cpp.
#include "bots/bot.h"

#include <algorithm>
#include <charconv>

#include "bots/greedy_bot.h"
#include "bots/random_bot.h"
#include "bots/search_bot.h"
#include "runtime/base/invariant.h"

namespace kaikou::bots {

std::span<const BotKind> botKinds() {
  static constexpr BotKind kinds[] = {
      {"random", "任意合法的动作", "any legal action"},
      {"greedy", "走最近的胡", "straight for the nearest legal win"},
      {"search", "先在设想的牌局里打完", "plays out worlds that might be (search:N, N playouts a choice)"},
  };
  return kinds;
}

table::Action Bot::choose(table::Engine& engine, const table::State& state, int seat, const table::ActionList& list) {
  KAIKOU_ASSERT(!list.empty(), "a bot is asked only where something is open to its seat");
  const table::Action action = decide(engine, state, seat, list);
  KAIKOU_ASSERT(std::find(list.begin(), list.end(), action) != list.end(), "a bot chooses among what is legal");
  return action;
}

namespace {

std::unique_ptr<Bot> make(std::string_view name, const plan::Plan& plan, std::shared_ptr<GoalBook>& book, std::string& error) {
  auto shared = [&] {
    if (!book) book = std::make_shared<GoalBook>(plan);
    return book;
  };
  if (name == "random") return std::make_unique<RandomBot>();
  if (name == "greedy") return std::make_unique<GreedyBot>(plan, shared());
  if (name == "search") return std::make_unique<SearchBot>(plan, shared(), SearchBot::defaultPlayouts);
  if (name.starts_with("search:")) {
    int playouts = 0;
    const auto [end, wrong] = std::from_chars(name.data() + 7, name.data() + name.size(), playouts);
    if (wrong == std::errc() && end == name.data() + name.size() && playouts > 0 && playouts <= SearchBot::maxPlayouts)
      return std::make_unique<SearchBot>(plan, shared(), playouts);
    error = "`search:N` takes a number of playouts from 1 to 100000";
    return nullptr;
  }
  error = "there is no bot `" + std::string(name.substr(0, 40)) + "`; there are random, greedy, search and search:N";
  return nullptr;
}

}  // namespace

std::unique_ptr<Bot> makeBot(std::string_view name, const plan::Plan& plan, std::string& error) {
  std::shared_ptr<GoalBook> book;
  return make(name, plan, book, error);
}

std::vector<std::unique_ptr<Bot>> makeBots(std::span<const std::string> names, const plan::Plan& plan, std::string& error) {
  std::shared_ptr<GoalBook> book;
  std::vector<std::unique_ptr<Bot>> bots;
  for (const std::string& name : names) {
    bots.push_back(make(name, plan, book, error));
    if (!bots.back()) return {};
  }
  return bots;
}

}  // namespace kaikou::bots
