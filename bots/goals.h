// What a hand can be aimed at: the kinds of win that a plan allows, read off its shapes and features and tried on the
// evaluator.
//
// A *template* is a shape, a set that all tiles come from, and whether melds must be triplets. Sets come from what rules ask
// ("all tiles in …"), so a template stands for a pattern without knowing any. For each deal the evaluator is asked which
// templates can win at all, which tiles a hand may then hold, which may be its pair, and how many wilds.
//
// What it takes besides tiles is asked of hands that are completed in thought: `worth` tells, for a seat's melds and tiles
// set aside, how many more openings a legal win needs and what it pays. Losers are thought to have nothing on the table.
// Rules may let no win of this kind be foreseen: only the dealer wins, or only after a quad, or too many tiles are set aside.
// A deal without goals so has *bare* ones, the shapes as they are: whoever completes a shape is as near to a win as one can
// be without understanding the rule. A ruleset without shapes has no goals at all, and who asks must do without.
//
// Everything is asked of one fixed deal, so an answer never depends on what was asked before. What is remembered has its
// bounds: deals (a few, then all are found out again), standings (a table of fixed size), readings (a budget).
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "bots/goal_tables.h"
#include "runtime/eval/evaluator.h"
#include "runtime/plan/plan.h"
#include "runtime/table/game_state.h"

namespace kaikou::bots {

/// The goals of a deal and, goal by goal, their tables. Fixed once made, and shared by the seats of a table.
struct DealGoals {
  uint64_t number = 0;        // no two that a book made have the same
  TileSet wilds = 0;
  std::vector<Goal> goals;
  std::vector<GoalTables> tables;
  size_t bytes() const;
};

/// What a seat has on the table, as far as templates tell it apart.
struct Standing {
  std::array<uint8_t, plan::maxCalls> calls{};   // melds by call; tiles aside by the call that sets them aside
  uint64_t key = 0;
};
struct Worth {
  uint8_t openings = never;   // more openings needed; `never`: no win that way
  int64_t points = 0;         // what the win would pay
  static constexpr uint8_t never = 100;
};

class GoalBook {
 public:
  static constexpr size_t mostGoals = 32;   // of a deal
  explicit GoalBook(const plan::Plan& plan);
  ~GoalBook();

  const std::vector<GoalTemplate>& templates() const { return templates_; }
  /// The goals of the deal of `state`.
  std::shared_ptr<const DealGoals> forDeal(const table::State& state);
  Standing standingOf(const table::State& state, int seat) const;
  /// The same after one more call.
  void add(Standing& standing, int call) const;
  /// The same after a meld grew.
  void change(Standing& standing, int from, int to) const;
  Worth worth(uint16_t of, const Standing& standing);
  bool opens(int call) const { return openingCalls_ >> call & 1; }

  /// What the book holds by now: for any rules, and however many hands are played, about `mostBytes` at the most.
  size_t bytes() const;
  static constexpr size_t readingBudget = size_t{1} << 20, mostBytes = size_t{5} << 20;

 private:
  struct Deal {
    eval::Table table;
    TileSet wilds = 0, avoid = 0;
    std::array<TileSet, plan::maxCalls> callTiles{};
  };
  struct Request;
  bool fixDeal(Deal& deal);
  bool compose(const Deal& deal, const GoalTemplate& goal, const Request& request, eval::Table& out) const;
  bool legal(const eval::Table& table);
  void makeTemplates();
  bool findBase(const Deal& deal, const GoalTemplate& goal, Request& request);
  bool probe(const Deal& deal, uint16_t of, Goal& out);
  Worth ask(uint16_t of, const Standing& standing);
  bool isWhole(const GoalTemplate& of) const;
  Goal bare(uint16_t of) const;

  const plan::Plan& plan_;
  eval::Evaluator evaluator_;
  std::vector<GoalTemplate> templates_;
  size_t foreseen_ = 0;                    // templates that can win in the fixed deal; bare shapes come after them
  std::vector<int> pairOf_;                // by template: the pair of its base in the fixed deal
  uint32_t openingCalls_ = 0;
  int openRun_ = -1, openTriplet_ = -1;    // calls that open a hand
  TileSet handKinds_ = 0;
  Deal fixed_;
  std::map<std::pair<uint8_t, TileSet>, std::shared_ptr<const DealGoals>> deals_;
  uint64_t dealsMade_ = 0;
  struct Remembered {
    uint64_t key = 0;
    uint16_t of = 0xffff;
    Worth worth;
  };
  std::vector<Remembered> remembered_;
};

}  // namespace kaikou::bots
