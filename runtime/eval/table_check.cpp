// Impossible tables, told one from another by a sentence.
//
// The evaluator never needs this check to be safe: it masks and bounds what it reads. It is for whoever lets
// a table in from outside: a case, an example, an embedder. Each rule is a function that returns the first
// offence it finds. Tested by tests/eval/table_check_test.cpp.
#include "runtime/eval/table_check.h"

#include <algorithm>
#include "runtime/plan/call_sets.h"

namespace kaikou::eval {
namespace {

using plan::Call;
using plan::CallMeld;
using plan::CallSource;
using plan::Plan;
using plan::TileSet;
using Problem = std::optional<TableError>;

class Checker {
 public:
  Checker(const Plan& plan, Evaluator& evaluator, const Table& table)
      : plan_(plan),
        evaluator_(evaluator),
        table_(table),
        seats_(std::clamp<int>(plan.game.seats, 2, plan::seatCount)) {}

  Problem check() {
    if (auto p = ranges()) return p;
    if (auto p = win()) return ofWin(p);
    for (int s = 0; s < seats_; ++s)
      if (auto p = seat(s)) return p;
    if (auto p = robbed()) return p;
    if (auto p = offenders()) return p;
    if (auto p = copies()) return p;
    return winnersHand();
  }

 private:
  static Problem problem(std::string message, int seat = -1, int tile = -1) {
    return TableError{std::move(message), seat, tile};
  }
  static Problem ofWin(Problem found) {
    found->ofWin = true;
    return found;
  }
  bool isKind(int tile) const { return tile >= 0 && tile < static_cast<int>(plan_.kinds.size()); }
  std::string name(int tile) const { return "`" + plan_.kinds[tile].name + "`"; }
  std::string callName(const Call& call) const {
    return call.origin < plan_.origins.size() ? "`" + plan_.origins[call.origin].name + "`" : "call";
  }
  bool isFlower(int kind) const { return plan_.blocks[plan_.kinds[kind].block].isFlower; }

  Problem ranges() const {
    if (plan_.game.hasIndicator && !isKind(table_.indicator)) return problem("the indicator is no tile");
    if (table_.previousWild != plan::noTile && !isKind(table_.previousWild))
      return problem("the previous wild is no tile");
    if (table_.previousWild != plan::noTile && (plan_.wilds == plan::noReg || isFlower(table_.previousWild)))
      return problem("a previous wild tile, but " + std::string(plan_.wilds == plan::noReg ? "no tile is wild in these rules" : "a flower is never wild"));
    if (table_.dealer >= seats_) return problem("the dealer is no seat of the game");
    for (int s = 0; s < plan::seatCount; ++s) {
      const SeatTable& own = table_.seats[s];
      if (own.meldCount > maxMelds) return problem("too many melds", s);
      for (int i = 0; i < own.meldCount; ++i) {
        if (own.melds[i].call >= plan_.calls.size()) return problem("a meld of an unknown call", s);
        if (!isKind(own.melds[i].tile)) return problem("a meld of a tile that does not exist", s);
      }
      for (int k = static_cast<int>(plan_.kinds.size()); k < maxKinds; ++k)
        if (own.hand[k] || own.aside[k]) return problem("a tile that does not exist", s);
      if (s < seats_) continue;
      if (own.meldCount || std::any_of(own.hand.begin(), own.hand.end(), [](int n) { return n > 0; }) ||
          std::any_of(own.aside.begin(), own.aside.end(), [](int n) { return n > 0; }))
        return problem("tiles at a seat that does not play", s);
    }
    return std::nullopt;
  }

  Problem win() const {
    const Win& win = table_.win;
    if (win.seat < 0 || win.seat >= seats_) return problem("the winner is no seat of the game");
    if (!isKind(win.tile)) return problem("the winning tile does not exist", win.seat);
    if (isFlower(win.tile)) return problem("nobody wins on a flower", win.seat, win.tile);
    if (win.by == WinBy::SelfDraw) {
      if (win.from != plan::nobody) return problem("`from` with a self-drawn tile", win.seat);
      // The last tiles are drawn only to win, so a replacement is none of them, unless the rules speak of one that is.
      if (win.afterKong && win.lastTiles && !asksTogether(plan::Op::InAfterKong, plan::Op::InLastTiles))
        return problem("`after_kong` together with `last_tiles`", win.seat);
      if (win.lastTiles && plan_.game.lastTiles == 0) return problem("`last_tiles`: these rules have no last tiles", win.seat);
      return std::nullopt;
    }
    if (win.afterKong || win.lastTiles)
      return problem("`after_kong` and `last_tiles` are for self-drawn tiles", win.seat);
    if (win.from == plan::nobody)
      return problem("the seat that the winning tile came from is missing", win.seat);
    if (win.from < 0 || win.from >= seats_)
      return problem("the winning tile comes from no seat of the game", win.seat);
    if (win.from == win.seat) return problem("nobody wins from himself", win.seat);
    return std::nullopt;
  }

  // Whether some condition of the rules asks for both at once.
  bool asksTogether(plan::Op one, plan::Op other) const {
    std::vector<uint8_t> asks(plan_.scalarCount + plan_.laneCount);
    for (const plan::Instr& instr : plan_.code) {
      if (instr.op == one) asks[instr.dst] = 1;
      if (instr.op == other) asks[instr.dst] = 2;
      if (instr.op != plan::Op::And) continue;
      asks[instr.dst] = asks[instr.a] | asks[instr.b];
      if (asks[instr.dst] == 3) return true;
    }
    return false;
  }

  // Needs of the table come before those of the hand: without this, rules would answer for a hand that nobody told.
  Problem winnersHand() const {
    if (table_.seats[table_.win.seat].handKnown) return std::nullopt;
    return problem("the hand of the winner is not told", table_.win.seat);
  }

  Problem seat(int s) {
    const SeatTable& own = table_.seats[s];
    int tiles = 0;
    for (size_t k = 0; k < plan_.kinds.size(); ++k) {
      if (own.hand[k] && isFlower(static_cast<int>(k)))
        return problem("a flower in a hand", s, static_cast<int>(k));
      tiles += own.hand[k];
    }
    for (int i = 0; i < own.meldCount; ++i)
      if (auto p = meld(s, own.melds[i])) return p;
    if (own.handKnown && tiles + 3 * own.meldCount != plan_.handSize()) return wrongSize(s, tiles);
    return aside(s);
  }

  // A winner's hand is told without the winning tile: one tile too many is most likely that one.
  Problem wrongSize(int s, int tiles) const {
    const int melds = table_.seats[s].meldCount, right = plan_.handSize() - 3 * melds;
    const bool winner = s == table_.win.seat;
    auto many = [](int n, const char* what) { return std::to_string(n) + " " + what + (n == 1 ? "" : "s"); };
    std::string text = "a hand of the wrong size: " + many(tiles, "tile") + " beside " + many(melds, "meld");
    if (right < 0) return sizeProblem(text + ", where a hand has " + many(plan_.handSize() / 3, "meld") + " at most", s);
    text += " instead of " + std::to_string(right);
    if (winner && tiles == right + 1) text += " (the winning tile is not among them)";
    return sizeProblem(std::move(text), s);
  }
  static Problem sizeProblem(std::string message, int s) {
    TableError error{std::move(message), s, -1};
    error.wrongSize = true;
    return error;
  }

  Problem meld(int s, const Meld& meld) {
    const Call& call = plan_.calls[meld.call];
    const plan::Kind& kind = plan_.kinds[meld.tile];
    const plan::Block& block = plan_.blocks[kind.block];
    if (block.isFlower) return problem("a flower in a meld", s, meld.tile);
    const bool fits = (call.meld == CallMeld::Run && meld.form == MeldForm::Run) ||
                      (call.meld == CallMeld::Triplet && meld.form == MeldForm::Triplet) ||
                      (call.meld == CallMeld::Quad && meld.form == MeldForm::Quad);
    if (!fits) return problem("not the tiles of a " + callName(call), s, meld.tile);
    const bool run = meld.form == MeldForm::Run;
    if (run && !block.isSuit) return problem("a run of tiles that have no suit", s, meld.tile);
    if (run && kind.rank + 2 > block.size) return problem("a run that leaves its suit", s, meld.tile);
    TileSet without = 0;
    if (auto fault = evaluator_.dealSet(table_, call.without, without)) return problem(fault->reason, s);
    for (int t = meld.tile; t <= meld.tile + (run ? 2 : 0); ++t)
      if (without >> t & 1) return problem("a tile in a meld that " + callName(call) + " may not use", s, t);
    if (call.source == CallSource::InHand) {
      if (meld.from != plan::nobody) return problem("`from` on a " + callName(call), s, meld.tile);
      return std::nullopt;
    }
    if (meld.from == plan::nobody) return problem(callName(call) + " needs `from`", s, meld.tile);
    if (meld.from < 0 || meld.from >= seats_) return problem("a meld from no seat of the game", s, meld.tile);
    if (meld.from == s) return problem("nobody claims from himself", s, meld.tile);
    const Call* first = &call;  // the call that claimed the tile, for one that was added to
    for (size_t i = 0; first->source == CallSource::AddedTo && first->addedTo >= 0 && i < plan_.calls.size();
         ++i)
      first = &plan_.calls[first->addedTo];
    if (auto p = unclaimable(s, meld, run)) return p;
    if (first->source == CallSource::DiscardOfPrevious && !comesNext(meld.from, s))
      return problem(callName(call) + " from another seat than the one before", s, meld.tile);
    return std::nullopt;
  }

  // Whether a seat comes right after another one, of those that are still in play.
  bool comesNext(int from, int seat) const {
    for (int at = (from + 1) % seats_; at != from; at = (at + 1) % seats_) {
      if (at == seat) return true;
      if (table_.course.inPlay >> at & 1) return false;
    }
    return false;
  }

  // Nobody claims a discard that the rules keep from being claimed; of a run any of the three may have been the discard.
  Problem unclaimable(int s, const Meld& meld, bool run) {
    if (!plan_.game.discardUnclaimable) return std::nullopt;
    TileSet special = 0;
    if (auto fault = evaluator_.dealSet(table_, plan_.game.discardSet, special)) return problem(fault->reason, s);
    for (int t = meld.tile; t <= meld.tile + (run ? 2 : 0); ++t)
      if (!(special >> t & 1)) return std::nullopt;
    return problem("a meld of a discard that nobody may claim", s, meld.tile);
  }

  Problem aside(int s) {
    TileSet allowed = 0;
    for (const Call& call : plan_.calls) {
      if (call.meld != CallMeld::Aside) continue;
      TileSet set = 0;
      if (auto fault = evaluator_.dealSet(table_, call.asideSet, set)) return problem(fault->reason, s);
      allowed |= set;
    }
    if (plan_.game.discardAside) {
      TileSet set = 0;
      if (auto fault = evaluator_.dealSet(table_, plan_.game.discardSet, set))
        return problem(fault->reason, s);
      allowed |= set;
    }
    for (size_t k = 0; k < plan_.kinds.size(); ++k)
      if (table_.seats[s].aside[k] && !(allowed >> k & 1) && !isFlower(static_cast<int>(k)))
        return problem(name(static_cast<int>(k)) + " cannot be set aside", s, static_cast<int>(k));
    return std::nullopt;
  }

  Problem robbed() const {
    const Win& win = table_.win;
    if (win.by != WinBy::RobKong) return std::nullopt;
    const SeatTable& other = table_.seats[win.from];
    bool fromHand = false;
    for (const Call& call : plan_.calls) {
      if (!call.robbable) continue;
      if (call.source == CallSource::InHand) {
        // A quad from the hand: the three others are still there.
        TileSet without = 0;
        fromHand = true;
        if (!evaluator_.dealSet(table_, call.without, without) && !(without >> win.tile & 1) &&
            (!other.handKnown || other.hand[win.tile] >= 3))
          return std::nullopt;
      }
      if (call.source != CallSource::AddedTo || call.addedTo < 0) continue;
      for (int i = 0; i < other.meldCount; ++i)
        if (other.melds[i].call == call.addedTo && other.melds[i].tile == win.tile) return std::nullopt;
    }
    return problem(fromHand ? "the robbed seat has no quad to make with the tile"
                            : "the robbed seat shows no meld that the tile could be added to", win.from, win.tile);
  }

  // Whether the rules leave a seat out of the duty, as they were asked when it began.
  bool isExcepted(int seat) const {
    Table table = table_;
    table.win = {};
    table.win.seat = table_.win.seat;
    table.offenderCount = 0;
    for (const plan::Reg reg : plan_.game.dutyExcept) {
      Num except;
      if (seat >= 0 && !evaluator_.tableValue(table, reg, except) && except.num == seat) return true;
    }
    return false;
  }

  Problem offenders() const {
    const plan::Game& game = plan_.game;
    if (!table_.offenderCount) return std::nullopt;
    if (!game.hasDuty) return problem("offenders without a duty to offend against");
    if (table_.offenderCount > plan::seatCount) return problem("too many offenders");
    int opened = 0, excepted = plan::nobody;
    const SeatTable& winner = table_.seats[table_.win.seat];
    for (int i = 0; i < winner.meldCount; ++i)
      if (opens(winner.melds[i]) && ++opened == game.dutyOpening) excepted = winner.melds[i].from;
    if (!isExcepted(excepted)) excepted = plan::nobody;
    unsigned seen = 0;
    for (int i = 0; i < table_.offenderCount; ++i) {
      const int s = table_.offenders[i];
      if (s < 0 || s >= seats_) return problem("an offender is no seat of the game");
      if (s == table_.win.seat) return problem("the winner is no offender", s);
      if (seen >> s & 1) return problem("an offender is named twice", s);
      if (s == excepted) return problem("the duty does not bind the seat that the opening came from", s);
      seen |= 1u << s;
    }
    return std::nullopt;
  }

  bool opens(const Meld& meld) const {
    return plan::openingCalls(plan_) >> meld.call & 1;
  }

  Problem copies() const {
    std::array<std::array<unsigned, maxKinds>, plan::seatCount> of{};
    std::array<unsigned, maxKinds> seen{};
    if (plan_.game.hasIndicator) ++seen[table_.indicator];
    ++seen[table_.win.tile];
    for (int s = 0; s < seats_; ++s) {
      const SeatTable& own = table_.seats[s];
      for (size_t k = 0; k < plan_.kinds.size(); ++k) of[s][k] += own.hand[k] + own.aside[k];
      for (int i = 0; i < own.meldCount; ++i) {
        const Meld& meld = own.melds[i];
        if (meld.form == MeldForm::Run)
          for (int t = 0; t < 3; ++t) ++of[s][meld.tile + t];
        else
          of[s][meld.tile] += meld.form == MeldForm::Quad ? 4 : 3;
      }
      for (size_t k = 0; k < plan_.kinds.size(); ++k) seen[k] += of[s][k];
    }
    for (size_t k = 0; k < plan_.kinds.size(); ++k)
      if (seen[k] > plan_.kinds[k].copies) return tooMany(static_cast<int>(k), seen[k], of);
    return std::nullopt;
  }

  // Whoever holds too many alone is named; otherwise it is said where they all are.
  Problem tooMany(int kind, unsigned seen, const std::array<std::array<unsigned, maxKinds>, plan::seatCount>& of) const {
    const auto k = static_cast<size_t>(kind);
    std::string text = std::to_string(seen) + " copies of " + name(kind) + " where there are " + std::to_string(plan_.kinds[k].copies);
    int holders = 0, last = -1;
    std::string places;
    for (int s = 0; s < seats_; ++s) {
      if (!of[s][k]) continue;
      ++holders, last = s;
      places += (places.empty() ? "" : ", ") + std::to_string(of[s][k]) + " of seat " + std::to_string(s);
      if (of[s][k] > plan_.kinds[k].copies) return problem(std::move(text), s, kind);
    }
    if (table_.win.tile == kind) places += std::string(places.empty() ? "" : ", ") + "the winning tile";
    if (plan_.game.hasIndicator && table_.indicator == kind) places += std::string(places.empty() ? "" : ", ") + "the tile turned up";
    text += ": " + places;
    return problem(std::move(text), holders == 1 ? last : -1, kind);
  }

  const Plan& plan_;
  Evaluator& evaluator_;
  const Table& table_;
  int seats_;
};

}  // namespace

std::optional<TableError> checkTable(const Plan& plan, Evaluator& evaluator, const Table& table) {
  return Checker(plan, evaluator, table).check();
}

}  // namespace kaikou::eval
