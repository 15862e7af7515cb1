// Scenarios of the engine as readable texts: a ruleset, some tiles where they are needed, and what the seats do.
//
//   RiggedGame game("kaikoufan", "过胡=锁至摸牌");
//   game.indicator("3m").hand(2, "11p 234678s 78m 22p 东").head("9m").deal();
//   game.run({"0 discard 1p", "2 call 碰 1p", "2 discard 东", "3 discard 9m"});
//   CHECK(game.offers(2) == "win, pass");
//   CHECK(game.play("1 win") == "nothing is asked of the seat now");
//
// What is not told is filled, always in the same way: hands with tiles that go with nothing in them and are not
// special, the wall with what remains, special tiles among those that are never drawn. After every action the
// invariants of the state are checked.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "runtime/table/engine.h"
#include "runtime/tile/tile_notation.h"

namespace kaikou::testing {

/// A verified, playable plan: a ruleset that comes with Kaikou, or one of tests/language, under options such as
/// "封顶=none, 起胡=[6 3]". Compiled once a process.
const plan::Plan& playablePlan(const std::string& ruleset, const std::string& options = "");

class RiggedGame {
 public:
  explicit RiggedGame(const std::string& ruleset, const std::string& options = "");
  RiggedGame(const RiggedGame&) = delete;

  RiggedGame& dealer(int seat);
  RiggedGame& indicator(const std::string& tile);
  /// Up to the whole hand; the last tile of a whole hand of the dealer is the one drawn last.
  RiggedGame& hand(int seat, const std::string& tiles);
  /// The tiles drawn next from the head, and the replacements from the tail, in order.
  RiggedGame& head(const std::string& tiles);
  RiggedGame& tail(const std::string& tiles);
  /// The tile drawn `nth` from the head, from 0.
  RiggedGame& drawn(int nth, const std::string& tile);
  void deal();

  /// "0 discard 3m", "2 call 碰 5m", "1 call 吃 123m", "3 win", "1 pass", "2 leave"; "all pass" for everybody who is
  /// asked. The refusal, or "".
  std::string play(const std::string& action);
  /// All of these, none refused.
  void run(std::initializer_list<const char*> actions);
  /// Whoever is to act passes, or discards what was drawn: one action.
  void idle();
  /// idle() while `more` tiles or more can be drawn, up to a turn with fewer.
  void idleWhileDrawable(int atLeast);

  /// "win", "call 碰 5m", "discard 3m", "pass"
  std::vector<std::string> open(int seat);
  /// What is open to a seat but for discards: "win, 碰 5m, pass".
  std::string offers(int seat);
  /// Whether `seat` may discard the tile.
  bool mayDiscard(int seat, const std::string& tile);

  int kind(const std::string& tile) const;
  std::string tile(int kind) const { return notation_.printKind(kind); }
  std::string handOf(int seat) const;
  std::string asideOf(int seat) const;
  /// "碰 1p from 0, 暗杠 9s"
  std::string meldsOf(int seat) const;
  std::string stage() const;
  std::vector<int64_t> points() const;
  std::vector<int> winners() const;
  /// The result of the hand's one winner: "fans" in order of patterns, such as "清一色 杠上花".
  std::string fans();
  int liable();

  table::Engine engine;
  table::Match match;
  table::State state;
  table::Events events;

 private:
  std::vector<uint8_t> parse(const std::string& tiles) const;
  table::Action actionOf(const std::string& text, bool& leaves) const;
  std::string textOf(const table::Action& action) const;

  const plan::Plan& plan_;
  tile::TileNotation notation_;
  std::vector<uint8_t> hands_[table::seatCount], head_, tail_;
  std::vector<std::pair<int, uint8_t>> drawn_;
  int indicator_ = -1;
};

}  // namespace kaikou::testing
