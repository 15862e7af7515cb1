// Rigging: where the deal takes its tiles from is worked out here once more, from the rules in words and not from the
// engine.
#include "tests/table/rigged_game.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <bit>
#include <map>
#include <memory>
#include <sstream>

#include "compiler/driver/driver.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/table/state_check.h"

namespace kaikou::testing {

using namespace table;

const plan::Plan& playablePlan(const std::string& ruleset, const std::string& options) {
  static driver::Workspace workspace;
  static std::map<std::pair<std::string, std::string>, std::shared_ptr<const plan::Plan>> plans;
  auto& plan = plans[{ruleset, options}];
  if (plan) return *plan;
  workspace.loader().folders = {KAIKOU_SOURCE_RULESETS, KAIKOU_SOURCE_DIR "/tests/language"};
  diag::Sink sink;
  const auto checked = workspace.check(ruleset, sink);
  INFO("ruleset " << ruleset << " with " << options);
  REQUIRE(checked);
  driver::OptionValues values;
  for (size_t at = 0; at < options.size();) {
    const size_t comma = std::min(options.find(", ", at), options.size()), equals = options.find('=', at);
    REQUIRE(equals < comma);
    values[options.substr(at, equals - at)] = driver::parseOptionText(options.substr(equals + 1, comma - equals - 1));
    at = comma + 2;
  }
  std::string error;
  plan = workspace.plan(checked, values, error);
  INFO(error);
  REQUIRE(plan);
  REQUIRE_FALSE(plan::verifyPlayable(*plan));
  return *plan;
}

RiggedGame::RiggedGame(const std::string& ruleset, const std::string& options)
    : engine(playablePlan(ruleset, options)), plan_(engine.plan()), notation_(plan_) {}

std::vector<uint8_t> RiggedGame::parse(const std::string& tiles) const {
  std::vector<uint8_t> kinds;
  tile::TileError error;
  INFO(tiles);
  REQUIRE(notation_.parse(tiles, kinds, error));
  return kinds;
}
int RiggedGame::kind(const std::string& tile) const { return parse(tile).at(0); }

RiggedGame& RiggedGame::dealer(int seat) { return match.dealer = static_cast<uint8_t>(seat), *this; }
RiggedGame& RiggedGame::indicator(const std::string& tile) { return indicator_ = kind(tile), *this; }
RiggedGame& RiggedGame::hand(int seat, const std::string& tiles) { return hands_[seat] = parse(tiles), *this; }
RiggedGame& RiggedGame::head(const std::string& tiles) { return head_ = parse(tiles), *this; }
RiggedGame& RiggedGame::tail(const std::string& tiles) { return tail_ = parse(tiles), *this; }
RiggedGame& RiggedGame::drawn(int nth, const std::string& tile) {
  return drawn_.emplace_back(nth, static_cast<uint8_t>(kind(tile))), *this;
}

void RiggedGame::deal() {
  const plan::Game& game = plan_.game;
  std::vector<int> unused;   // by kind
  WallSetup wall;
  for (const plan::Kind& k : plan_.kinds)
    unused.push_back(k.copies), wall.size = static_cast<uint16_t>(wall.size + k.copies);
  std::vector<int> tiles(wall.size, -1);
  auto put = [&](int at, int kind) {
    REQUIRE(at >= 0);
    REQUIRE(at < wall.size);
    INFO("another " << tile(kind));
    REQUIRE(tiles[at] == -1);
    REQUIRE(--unused[kind] >= 0);
    tiles[at] = kind;
  };

  // Four at a time as long as that fits, then one each; the dealer's last.
  std::vector<int> places[seatCount];
  int next = 0;
  for (int got = 0; got < game.handSize;) {
    const int step = game.handSize - got >= 4 ? 4 : 1;
    for (int i = 0; i < game.seats; ++i)
      for (int t = 0; t < step; ++t) places[(match.dealer + i) % game.seats].push_back(next++);
    got += step;
  }
  if (game.dealerHand > game.handSize) places[match.dealer].push_back(next++);

  const bool stacks = game.stacks > 0;
  int up = -1;
  if (game.hasIndicator) {
    if (game.indicatorPlace == plan::WallPlace::Head) up = next;
    if (game.indicatorPlace == plan::WallPlace::UpperFromTail) up = wall.size - 2 * game.indicatorStack;
    if (indicator_ >= 0) put(up, indicator_);
  }
  auto headPlace = [&](int nth) { return next + nth + (up >= next && up <= next + nth); };
  for (size_t i = 0; i < head_.size(); ++i) put(headPlace(static_cast<int>(i)), head_[i]);
  for (const auto& [nth, k] : drawn_) put(headPlace(nth), k);
  for (int taken = 0; const uint8_t k : tail_) {
    auto place = [&] { return stacks ? wall.size - 2 - taken / 2 * 2 + taken % 2 : wall.size - 1 - taken; };
    if (place() == up) ++taken;
    put(place(), k);
    ++taken;
  }
  for (int seat = 0; seat < game.seats; ++seat) {
    REQUIRE(hands_[seat].size() <= places[seat].size());
    for (size_t i = 0; i < hands_[seat].size(); ++i)
      put(places[seat][places[seat].size() - hands_[seat].size() + i], hands_[seat][i]);
  }

  // Tiles that go with nothing in the hand, and are no special ones.
  eval::Table table;
  table.indicator = static_cast<uint8_t>(std::max(indicator_, 0));
  TileSet wilds = 0, special = 0;
  REQUIRE_FALSE(engine.evaluator().dealSet(table, plan_.wilds, wilds));
  REQUIRE_FALSE(engine.evaluator().dealSet(table, game.discardSet, special));
  special |= wilds;
  const int kinds = static_cast<int>(plan_.kinds.size());
  for (int seat = 0; seat < game.seats; ++seat) {
    for (const int at : places[seat]) {
      if (tiles[at] >= 0) continue;
      int best = -1, bestWorth = -1;
      for (int i = 0; i < kinds; ++i) {
        const int k = (i + 11 * seat) % kinds;
        const plan::Block& block = plan_.blocks[plan_.kinds[k].block];
        if (!unused[k]) continue;
        bool near = false;
        for (const int other : places[seat]) {
          if (tiles[other] < 0) continue;
          const bool suit = block.isSuit && plan_.kinds[tiles[other]].block == plan_.kinds[k].block;
          near = near || tiles[other] == k || (suit && std::abs(tiles[other] - k) <= 2);
        }
        const int worth = block.isFlower ? 0 : special >> k & 1 ? 1 : near ? 2 : 2 + unused[k];
        if (worth > bestWorth) bestWorth = worth, best = k;
      }
      put(at, best);
    }
  }
  // Special tiles lie where they are not drawn, unless many replacements are.
  for (int k = 0, at = wall.size - 10; k < kinds; ++k) {
    while ((special >> k & 1) && unused[k] && at < wall.size) {
      if (tiles[at] < 0) put(at, k);
      ++at;
    }
  }
  std::vector<int> rest;
  for (int k = 0; k < kinds; ++k) rest.insert(rest.end(), unused[k], k);
  SeedStream stream(Seed::ofText("rest"));
  for (uint32_t i = static_cast<uint32_t>(rest.size()); i-- > 1;) std::swap(rest[i], rest[stream.below(i + 1)]);
  for (int at = 0; at < wall.size; ++at) {
    if (tiles[at] < 0) tiles[at] = rest.back(), rest.pop_back();
    wall.tiles[at] = static_cast<uint8_t>(tiles[at]);
  }
  REQUIRE(engine.beginWith(match, wall, state, &events));
  CHECK(checkState(engine, state).value_or("") == "");
  if (indicator_ >= 0) REQUIRE(state.table.indicator == indicator_);
}

Action RiggedGame::actionOf(const std::string& text, bool& leaves) const {
  std::istringstream words(text);
  int seat = -1;
  std::string verb, first, second;
  words >> seat >> verb >> first >> second;
  INFO(text);
  leaves = verb == "leave";
  if (verb == "win" || leaves) return win(seat);
  if (verb == "pass") return pass(seat);
  if (verb == "discard") return discard(seat, kind(first));
  REQUIRE(verb == "call");
  for (size_t c = 0; c < plan_.calls.size(); ++c) {
    const std::vector<uint8_t> kinds = parse(second);
    if (plan_.origins[plan_.calls[c].origin].name == first)
      return call(seat, static_cast<int>(c), *std::min_element(kinds.begin(), kinds.end()));
  }
  FAIL("no such call: " << text);
  return {};
}

std::string RiggedGame::play(const std::string& text) {
  INFO(text);
  if (text == "all pass") {
    while (const unsigned asked = state.asked)
      if (const std::string why = play(std::to_string(std::countr_zero(asked)) + " pass"); !why.empty()) return why;
    return "";
  }
  bool leaves = false;
  const Action action = actionOf(text, leaves);
  const Refusal why = leaves ? engine.leave(state, action.seat, &events) : engine.apply(state, action, &events);
  CHECK(checkState(engine, state).value_or("") == "");
  return std::string(refusalText(why));
}

void RiggedGame::run(std::initializer_list<const char*> actions) {
  for (const char* action : actions) {
    INFO(action << " in " << stage());
    REQUIRE(play(action) == "");
  }
}

void RiggedGame::idle() {
  const int seat = engine.nextToAct(state);
  REQUIRE(seat >= 0);
  Action action = pass(seat);
  if (state.stage == Stage::Turn) {
    action = discard(seat, state.tile);
    if (!state.drew) action.tile = 0;
    for (int k = 0; engine.refuses(state, action) != Refusal::None && k < maxKinds; ++k) action = discard(seat, k);
  }
  REQUIRE(engine.apply(state, action, &events) == Refusal::None);
  CHECK(checkState(engine, state).value_or("") == "");
}

void RiggedGame::idleWhileDrawable(int atLeast) {
  while (state.stage != Stage::Over && (engine.drawable(state) >= atLeast || state.stage != Stage::Turn)) idle();
}

std::string RiggedGame::textOf(const Action& action) const {
  switch (action.act) {
    case Act::Win: return "win";
    case Act::Pass: return "pass";
    case Act::Discard: return "discard " + tile(action.tile);
    case Act::Call: break;
    case Act::Step: return "step " + plan_.origins[plan_.course.steps[action.call].origin].name;
  }
  const plan::Call& call = plan_.calls[action.call];
  std::vector<uint8_t> kinds{action.tile};
  if (call.meld == plan::CallMeld::Run) kinds = {action.tile, uint8_t(action.tile + 1), uint8_t(action.tile + 2)};
  return "call " + plan_.origins[call.origin].name + " " + notation_.printKinds(kinds);
}

std::vector<std::string> RiggedGame::open(int seat) {
  ActionList list;
  engine.legal(state, seat, list);
  std::vector<std::string> texts;
  for (const Action& action : list) texts.push_back(textOf(action));
  return texts;
}

std::string RiggedGame::offers(int seat) {
  std::string text;
  for (std::string each : open(seat)) {
    if (each.starts_with("discard")) continue;
    if (each.starts_with("call ")) each = each.substr(5);
    text += (text.empty() ? "" : ", ") + each;
  }
  return text;
}

bool RiggedGame::mayDiscard(int seat, const std::string& tile) {
  const auto texts = open(seat);
  return std::find(texts.begin(), texts.end(), "discard " + tile) != texts.end();
}

std::string RiggedGame::handOf(int seat) const { return notation_.printCounts(state.table.seats[seat].hand); }
std::string RiggedGame::asideOf(int seat) const { return notation_.printCounts(state.table.seats[seat].aside); }

std::string RiggedGame::meldsOf(int seat) const {
  std::string text;
  const eval::SeatTable& own = state.table.seats[seat];
  for (int i = 0; i < own.meldCount; ++i) {
    const eval::Meld& meld = own.melds[i];
    if (i) text += ", ";
    text += plan_.origins[plan_.calls[meld.call].origin].name + " " + tile(meld.tile);
    if (meld.from >= 0) text += " from " + std::to_string(meld.from);
  }
  return text;
}

std::string RiggedGame::stage() const {
  static const char* const names[] = {"turn", "last", "answers", "robbing"};
  static const char* const ends[] = {"", "won", "drawn", "left", "faulted"};
  if (state.stage == Stage::Over) return ends[state.outcome.kind];
  return names[static_cast<int>(state.stage)] + (" " + std::to_string(state.turn));
}

std::vector<int64_t> RiggedGame::points() const {
  return {state.outcome.points.begin(), state.outcome.points.begin() + plan_.game.seats};
}
std::vector<int> RiggedGame::winners() const {
  return {state.outcome.winners.begin(), state.outcome.winners.begin() + state.outcome.winnerCount};
}

std::string RiggedGame::fans() {
  const auto settled = engine.settlement(state);
  if (!settled) return "no settlement";
  std::string text;
  for (const plan::ResultItem& item : plan_.results) {
    if (item.kind != plan::ResultItem::PatternList) continue;
    for (const uint16_t p : item.patterns)
      if (settled->patterns.has(p)) text += (text.empty() ? "" : " ") + plan_.origins[plan_.patterns[p].origin].name;
  }
  return text;
}

int RiggedGame::liable() {
  const auto settled = engine.settlement(state);
  return settled ? settled->liable : -2;
}

}  // namespace kaikou::testing
