// Tables with a claimed win at random, made so that rules have something to say about them.
//
// Most random tiles are no hand at all. So hands are built from the shapes of the rules: groups of the tiles, melds and
// relations that the rules ask about, some of them on the table by the calls there are, some tiles wild; around them a win of
// every sort, tiles set aside, other seats, facts. `vary` changes one thing about a table.
//
// Guarantee: tables that pass eval::checkTable, the same for the same seed everywhere. No promise that every table can come:
// what is not found is not thereby impossible. Tested by tests/analysis/never_proof_test.cpp.
#pragma once

#include <string_view>
#include <vector>

#include "analysis/possible_marks.h"
#include "runtime/base/seed.h"
#include "runtime/eval/evaluator.h"
#include "runtime/plan/plan.h"

namespace kaikou::analysis {

class TableMaker {
 public:
  /// Both outlive it; `evaluator` is one of `plan`.
  TableMaker(const plan::Plan& plan, eval::Evaluator& evaluator, std::string_view seed);

  /// False if nothing came of it: try again.
  bool make(eval::Table& out);
  /// Changes one thing. False, with `table` as it was, if that cannot be.
  bool vary(eval::Table& table);
  /// A number below `bound`, from the same stream.
  uint32_t below(uint32_t bound) { return stream_.below(bound); }

 private:
  struct Group {
    eval::MeldForm form{};
    bool pair = false;
    uint8_t tile = 0;
  };
  struct Fit { size_t shape; int melds; };

  bool often(uint32_t part, uint32_t of) { return stream_.below(of) < part; }
  int anyKind();
  int anyOf(plan::TileSet set);
  bool take(int kind, int tiles);
  bool takeGroup(const Group& group);
  bool pickGroup(plan::TileSet palette, uint32_t runs, Group& out);
  void placeRelation(plan::TileSet palette, size_t most, std::vector<Group>& groups);
  bool buildHand(const plan::Shape& shape, int melds, eval::Table& table);
  bool buildMelds(const plan::Shape& shape, int melds, plan::TileSet palette, eval::Table& table, eval::TileCounts& hand);
  bool layMeld(const Group& group, int seat, eval::Table& table);
  bool buildRanks(eval::TileCounts& hand);
  void makeWild(eval::TileCounts& hand);
  bool chooseWin(eval::TileCounts& hand, eval::Table& table);
  void setAside(int seat, uint32_t most, eval::Table& table);
  void fillSeat(int seat, eval::Table& table);
  void fillOthers(eval::Table& table);
  void tellFact(size_t fact, eval::Table& table);
  void tellOffenders(eval::Table& table);
  void tellCourse(eval::Table& table);
  bool changeCourse(eval::Table& table);
  void tellMark(const plan::Mark& mark, eval::Table& table);
  void tellTurned(size_t index, eval::Table& table);
  int16_t valueOf(const plan::Mark& mark);
  int16_t anyValueOf(const plan::Mark& mark);
  bool start(eval::Table& table);
  void countLeft(const eval::Table& table);
  bool change(eval::Table& table);
  bool changeMeld(eval::Table& table, int seat);
  bool changeHand(eval::Table& table, int seat, bool winning);
  bool changeWin(eval::Table& table);

  const plan::Plan& plan_;
  eval::Evaluator& evaluator_;
  SeedStream stream_;
  int seats_ = 4;
  plan::TileSet tiles_ = 0, flowers_ = 0;          // kinds of hands; kinds that are flowers
  std::vector<plan::TileSet> palettes_;
  std::vector<Fit> fits_;
  std::vector<int64_t> numbers_;                   // that the rules speak of
  std::vector<uint32_t> profiles_;                 // tiles of each rank of one suit, three bits a rank, that they speak of
  bool asksOthers_ = false, asksPrevious_ = false, robs_ = false;
  std::vector<MarkValues> marks_;                  // that each mark can have
  std::vector<uint8_t> left_;                      // by kind, while a table is built
  plan::TileSet wilds_ = 0, aside_ = 0;
};

}  // namespace kaikou::analysis
