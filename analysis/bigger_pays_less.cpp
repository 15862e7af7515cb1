// Bigger hands beside smaller ones: each legal table that was found, with one thing more that its winner has and every pattern that
// it had. What makes such a hand pay less is the first line of the payment that leaves less than it did before.
// Tested by tests/analysis/rule_analysis_test.cpp.
#include <algorithm>
#include <map>

#include "analysis/analysis_words.h"
#include "analysis/registers_of_use.h"
#include "analysis/rule_analysis.h"
#include "runtime/eval/table_check.h"
#include "runtime/plan/plan_op_info.h"
#include "runtime/plan/values.h"
#include "runtime/tile/tile_notation.h"

namespace kaikou::analysis {
namespace {

using eval::Settlement;
using eval::Table;

/// What losers would pay, before anybody is liable, and the values after each line of the payment.
struct Priced {
  std::array<Num, plan::seatCount> owed{};
  std::vector<std::array<Num, plan::seatCount>> after;   // by line
};

class Pairs {
 public:
  explicit Pairs(TableSearch& search) : search_(search), plan_(search.plan()), notation_(plan_) {
    if (plan_.payment == plan::noReg) return;
    // The questions that the payment hangs on, those about the table.
    std::vector<char> needed(plan_.scalarCount + plan_.laneCount, 0);
    needed[plan_.payment] = 1;
    needOperands(plan_, needed);
    for (size_t i = plan_.code.size(); i-- > 0;) {
      const plan::Instr& in = plan_.code[i];
      if (!needed[in.dst]) continue;
      if (!plan::isPure(in.op) && plan::opInfo(in.op).earliest != plan::Phase::Reading) asked_.push_back(in.dst);
      paysOpenings_ |= in.op == plan::Op::Openings;
    }
  }

  std::vector<Finding> find() {
    if (plan_.payment == plan::noReg) return {};
    for (const FoundTable& found : search_.tables()) {
      if (tellsCourse(search_.plan(), found.table)) continue;
      if (!found.settlement.legal) continue;
      small_ = &found;
      smallPriced_ = price(found);
      aside(found.table);
      kongs(found.table);
      drawn(found.table);
      if (paysOpenings_) openings(found.table);
    }
    patterns();
    std::vector<Finding> out;
    for (auto& [origin, finding] : found_) out.push_back(std::move(finding));
    return out;
  }

 private:
  Priced price(const FoundTable& of) {
    SettledValues& values = search_.values();
    values.setTable(of.table);
    values.setReading({of.settlement.shape, of.settlement.jokers, of.settlement.features});
    Priced priced;
    priced.after.resize(plan_.lines.size());
    for (int l = 0; l < values.loserCount(); ++l) {
      const auto seat = static_cast<size_t>(values.loser(l));
      priced.owed[seat] = values.at(plan_.payment, values.loser(l));
      for (size_t i = 0; i < plan_.lines.size(); ++i)
        if (plan_.lines[i].role == plan::LineRole::Payment) priced.after[i][seat] = values.at(plan_.lines[i].after, values.loser(l));
    }
    return priced;
  }

  static bool covers(const plan::PatternSet& big, const plan::PatternSet& small) {
    for (size_t w = 0; w < std::size(big.words); ++w)
      if (small.words[w] & ~big.words[w]) return false;
    return true;
  }

  /// Whether something that is reported is less than of the smaller hand: then it is no bigger hand.
  bool reportsLess(const Settlement& big) const {
    for (size_t r = 0; r < plan_.results.size() && r < big.results.size(); ++r)
      if (plan_.results[r].kind != plan::ResultItem::PatternList && big.results[r] < small_->settlement.results[r]) return true;
    return false;
  }

  /// `bySeat`: what each seat owes may be compared, and not only what the winner gets.
  void compare(const Table& bigger, const text::Bilingual& more, bool bySeat) {
    if (eval::checkTable(plan_, search_.evaluator(), bigger)) return;
    FoundTable big{bigger, {}, weightOf(plan_, bigger)};
    if (search_.evaluator().settle(bigger, big.settlement) || !big.settlement.legal) return;
    if (!covers(big.settlement.patterns, small_->settlement.patterns) || reportsLess(big.settlement)) return;
    const auto winner = static_cast<size_t>(bigger.win.seat);
    const Priced priced = price(big);
    for (size_t s = 0; bySeat && s < static_cast<size_t>(plan_.game.seats); ++s) {
      if (s == winner || compareNum(priced.owed[s], smallPriced_.owed[s]) >= 0) continue;
      note(lineOf(priced, s), big, words::PaysLessBy(more, std::to_string(s), toString(smallPriced_.owed[s]), toString(priced.owed[s])));
      return;
    }
    const int64_t was = small_->settlement.payments[winner], is = big.settlement.payments[winner];
    if (is >= was) return;
    uint32_t origin = lineOf(priced, plan::seatCount);
    if (big.settlement.liability >= 0 && bySeat) origin = plan_.liabilities[static_cast<size_t>(big.settlement.liability)].origin;
    note(origin, big, words::WinsLessBy(more, std::to_string(was), std::to_string(is)));
  }

  /// The first line after which a seat owes less; of no seat: after which all together do.
  uint32_t lineOf(const Priced& big, size_t seat) const {
    uint32_t origin = plan_.ruleset;
    for (size_t i = 0; i < plan_.lines.size(); ++i) {
      if (plan_.lines[i].role != plan::LineRole::Payment) continue;
      origin = plan_.lines[i].origin;
      if (seat < plan::seatCount) {
        if (compareNum(big.after[i][seat], smallPriced_.after[i][seat]) < 0) return origin;
        continue;
      }
      Num was(0), is(0);
      for (size_t s = 0; s < plan::seatCount; ++s)
        if (addNum(was, smallPriced_.after[i][s], was) != NumError::Ok || addNum(is, big.after[i][s], is) != NumError::Ok) return origin;
      if (compareNum(is, was) < 0) return origin;
    }
    return origin;
  }

  void note(uint32_t origin, const FoundTable& big, const text::Bilingual& why) {
    const int weight = small_->weight + big.weight;
    const auto known = found_.find(origin);
    if (known != found_.end() && weights_[origin] <= weight) return;
    Finding finding = findingAt(plan_, FindingKind::PaysLess, "line", origin);
    finding.why = why;
    finding.witnesses = {*small_, big};
    found_.insert_or_assign(origin, std::move(finding));
    weights_[origin] = weight;
  }

  // Each kind that its seat or another has set aside, or that is turned into one more of what is there.
  void aside(const Table& table) {
    for (size_t k = 0; k < plan_.kinds.size(); ++k) {
      Table bigger = table;
      ++bigger.seats[static_cast<size_t>(table.win.seat)].aside[k];
      compare(bigger, words::MoreAside(notation_.printKind(static_cast<uint8_t>(k))), true);
    }
  }

  void kongs(const Table& table) {
    const eval::SeatTable& own = table.seats[static_cast<size_t>(table.win.seat)];
    for (int i = 0; i < own.meldCount; ++i) {
      const eval::Meld& meld = own.melds[static_cast<size_t>(i)];
      if (meld.form != eval::MeldForm::Triplet) continue;
      for (size_t c = 0; c < plan_.calls.size(); ++c) {
        const plan::Call& call = plan_.calls[c];
        if (call.source != plan::CallSource::AddedTo || call.addedTo != meld.call || call.meld != plan::CallMeld::Quad) continue;
        Table bigger = table;
        eval::Meld& grown = bigger.seats[static_cast<size_t>(table.win.seat)].melds[static_cast<size_t>(i)];
        grown.call = static_cast<uint8_t>(c), grown.form = eval::MeldForm::Quad;
        compare(bigger, words::MoreKong, true);
      }
    }
  }

  // A triplet of the hand, claimed from the seat before.
  void openings(const Table& table) {
    const int before = (table.win.seat + plan_.game.seats - 1) % plan_.game.seats;
    const eval::SeatTable& own = table.seats[static_cast<size_t>(table.win.seat)];
    if (own.meldCount >= plan::maxMelds) return;
    for (size_t k = 0; k < plan_.kinds.size(); ++k) {
      if (own.hand[k] < 3) continue;
      for (size_t c = 0; c < plan_.calls.size(); ++c) {
        const plan::Call& call = plan_.calls[c];
        if (!call.opens || call.meld != plan::CallMeld::Triplet || call.source == plan::CallSource::InHand || call.source == plan::CallSource::AddedTo) continue;
        Table bigger = table;
        eval::SeatTable& seat = bigger.seats[static_cast<size_t>(table.win.seat)];
        seat.hand[k] = static_cast<uint8_t>(seat.hand[k] - 3);
        seat.melds[seat.meldCount++] = {static_cast<uint8_t>(c), eval::MeldForm::Triplet, static_cast<uint8_t>(k), static_cast<int8_t>(before)};
        compare(bigger, words::MoreOpening, true);
      }
    }
  }

  // Tables of which the payment asks the same and gets the same answers, and whose readings differ: the one with more patterns, and
  // no less in anything that is reported, is the bigger hand.
  void patterns() {
    constexpr size_t mostInGroup = 40;
    std::map<std::string, std::vector<const FoundTable*>> groups;
    for (const FoundTable& found : search_.tables()) {
      if (tellsCourse(search_.plan(), found.table)) continue;
      if (!found.settlement.legal) continue;
      SettledValues& values = search_.values();
      values.setTable(found.table);
      std::string key = std::to_string(found.table.win.seat);
      for (const plan::Reg reg : asked_)
        for (int l = 0; l < (plan_.isLane(reg) ? values.loserCount() : 1); ++l) {
          const Num& value = values.at(reg, plan_.isLane(reg) ? values.loser(l) : 0);
          key += ' ' + std::to_string(value.num) + '/' + std::to_string(value.den);
        }
      for (size_t r = 0; r < plan_.results.size() && r < found.settlement.results.size(); ++r)
        if (plan_.results[r].kind == plan::ResultItem::YesNo) key += found.settlement.results[r] ? 'y' : 'n';
      auto& group = groups[key];
      if (group.size() < mostInGroup) group.push_back(&found);
    }
    for (const auto& [key, group] : groups)
      for (const FoundTable* small : group) {
        small_ = small;
        bool priced = false;
        for (const FoundTable* big : group) {
          if (big == small || big->settlement.patterns == small->settlement.patterns || !covers(big->settlement.patterns, small->settlement.patterns)) continue;
          if (!priced) smallPriced_ = price(*small), priced = true;
          const bool seats = big->settlement.liable == small->settlement.liable;
          compare(big->table, words::MorePatterns, seats);
        }
      }
  }

  void drawn(const Table& table) {
    if (table.win.by != eval::WinBy::Discard) return;
    Table bigger = table;
    bigger.win.by = eval::WinBy::SelfDraw, bigger.win.from = plan::nobody;
    compare(bigger, words::DrawnInstead, false);
  }

  TableSearch& search_;
  const plan::Plan& plan_;
  const tile::TileNotation notation_;
  const FoundTable* small_ = nullptr;
  Priced smallPriced_;
  std::vector<plan::Reg> asked_;
  bool paysOpenings_ = false;
  std::map<uint32_t, Finding> found_;
  std::map<uint32_t, int> weights_;
};

}  // namespace

std::vector<Finding> whereBiggerPaysLess(TableSearch& search) { return Pairs(search).find(); }

}  // namespace kaikou::analysis
