// From the fields of a case to a table of one plan: tiles, calls and facts are looked up, melds get their form.
//
// What can be told wrong from the case and the plan's names alone is told here; whether the table can exist at all
// (five copies, sizes of hands, special tiles) is eval::checkTable, which comes after.
#pragma once

#include <vector>

#include "runtime/cases/case_fields.h"
#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"
#include "runtime/tile/tile_notation.h"

namespace kaikou::cases {

/// Tiles left to draw where a case does not say it.
inline constexpr int middleOfWall = 40;

/// The course of a hand where nothing is told of it: its middle, everybody has discarded, there are tiles to draw, marks are as
/// they begin.
void beginCourse(const plan::Plan& plan, eval::Table& table);

class CaseBinder {
 public:
  /// `plan` must outlive the binder. Not for several threads at once.
  explicit CaseBinder(const plan::Plan& plan);

  [[nodiscard]] bool bind(const CaseFields& fields, eval::Table& out, CaseError& error);
  const tile::TileNotation& notation() const { return notation_; }

 private:
  /// `at`: where in the text the thing is that is refused.
  bool refuse(std::string message, int seat = -1, std::string_view at = {});
  bool tiles(std::string_view text, int seat);
  bool oneTile(std::string_view text, std::string_view what, int seat, uint8_t& out);
  bool bindSeat(const SeatFields& fields, int seat, eval::SeatTable& out);
  bool bindMeld(const MeldFields& fields, int seat, eval::Meld& out);
  bool bindFact(const FactField& fact, eval::Table& out);
  bool bindCourse(const FactField& fact, eval::Table& out, bool& bound);
  bool bindMark(const plan::Mark& mark, const FactField& fact, int seat, eval::Course& course);
  bool bindTurned(const FactField& fact, eval::Course& course);
  bool bindWin(const WinFields& fields, eval::Table& out);
  const std::string& nameOf(uint32_t origin) const { return plan_.origins[origin].name; }

  const plan::Plan& plan_;
  int waits_ = -1;                       // the seat whose waits the case asks for
  tile::TileNotation notation_;
  tile::TileError tileError_;
  std::vector<uint8_t> kinds_;          // scratch
  CaseError* error_ = nullptr;
};

}  // namespace kaikou::cases
