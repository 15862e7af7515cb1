// Ranges forward over the instructions that the question hangs on; where that does not decide, one open question is answered in
// every way it can be, the others staying open.
//
// The winner is seat 0: seats of a plan mean nothing but their order, so every table has one like it that is turned.
#include "analysis/never_proof.h"

#include <algorithm>
#include <bit>
#include <set>

#include "analysis/registers_of_use.h"
#include "analysis/value_range.h"
#include "runtime/eval/interpreter.h"
#include "runtime/eval/program.h"
#include "runtime/plan/call_sets.h"
#include "runtime/plan/plan_op_info.h"

namespace kaikou::analysis {

using plan::Instr;
using plan::Op;
using plan::Phase;
using plan::Plan;
using plan::Reg;

namespace {

bool isTruthOp(Op op) {
  switch (op) {
    case Op::Eq: case Op::Ne: case Op::Lt: case Op::Le: case Op::And: case Op::Or: case Op::Not: case Op::SetHas: case Op::SetSubset:
    case Op::Ready: case Op::AnyOffender: case Op::FullyConcealed: case Op::OpeningsOneSuit: case Op::HoldsRanks: case Op::ShapeIs:
    case Op::SameRun: case Op::SameTriplet: case Op::Related: case Op::Straight: case Op::EveryLoser: case Op::SomeLoser:
    case Op::InGiverKong: case Op::KongIn: case Op::SeatsHave: case Op::FirstDraw: case Op::InExhausted:
      return true;
    default: return false;
  }
}

/// The ways a win comes about: all that is known at a moment that may be any.
std::vector<eval::Table> moments() {
  std::vector<eval::Table> out(3);
  out[0].win.by = eval::WinBy::SelfDraw, out[1].win.by = eval::WinBy::Discard, out[2].win.by = eval::WinBy::RobKong;
  return out;
}

/// What is known of every table that is gone through: who deals, how the tile came.
std::vector<eval::Table> wins(const Plan& plan) {
  std::vector<eval::Table> out;
  const int seats = plan.game.seats;
  for (int dealer = 0; dealer < seats; ++dealer) {
    eval::Table table;
    table.dealer = static_cast<uint8_t>(dealer);
    auto add = [&](eval::WinBy by, int from, bool afterKong, bool lastTiles) {
      table.win = {0, 0, by, static_cast<int8_t>(from), afterKong, lastTiles};
      out.push_back(table);
    };
    for (int flags = 0; flags < 4; ++flags)
      if (plan.game.lastTiles || !(flags & 2)) add(eval::WinBy::SelfDraw, plan::nobody, flags & 1, flags & 2);
    for (int from = 1; from < seats; ++from) {
      add(eval::WinBy::Discard, from, false, false);
      const bool robs = std::any_of(plan.calls.begin(), plan.calls.end(), [](const plan::Call& call) { return call.robbable; });
      if (robs) add(eval::WinBy::RobKong, from, false, false);
    }
  }
  return out;
}

}  // namespace

class NeverProof::Search {
 public:
  Search(NeverProof& proof, const std::vector<Want>& wants, bool unread, Moment moment)
      : plan_(proof.plan_), proof_(proof), wants_(wants), unread_(unread), moment_(moment), program_(plan_), interpreter_(plan_, program_),
        context_{plan_.kinds, plan_.lists, plan_.game.seats}, openings_(plan::openingCalls(plan_)), fromHand_(plan::callsFromHand(plan_)) {
    slots_.resize(plan_.laneBase() + 4u * plan_.laneCount);
    for (size_t i = 0; i < plan_.constants.size(); ++i) slots_[i] = Span::one(plan_.constants[i]);
    findCone();
    calls_ = 0;
    for (const plan::Call& call : plan_.calls) calls_ += call.meld != plan::CallMeld::Aside;
    for (int melds = 0; melds <= plan::maxMelds; ++melds)
      if (3 * melds <= plan_.handSize()) mostMelds_ = calls_ ? melds : 0;
  }

  /// If it may be whatever is turned up, it is asked for each tile that can be.
  bool never() {
    if (neverNow()) return true;
    if (indicator_ == noSlot) return false;
    for (size_t k = 0; k < plan_.kinds.size(); ++k) {
      assumed_[indicator_] = Num(static_cast<int64_t>(k));
      if (!neverNow()) return false;
    }
    return true;
  }

 private:
  bool neverNow() {
    if (asksReading_ && moment_ == Moment::Any) return false;   // whose hand is read is not known
    const std::vector<ReachableReading>* readings = asksReading_ ? proof_.readingsFor(question_) : nullptr;
    std::set<std::vector<int64_t>> seen;
    for (const eval::Table& table : moment_ == Moment::Win ? wins(plan_) : moments()) {
      interpreter_.setTable(table);
      table_ = &table;
      if (!seen.insert(scenario()).second) continue;
      reading_ = nullptr;
      if (!readings) {
        if (!closed()) return false;
        continue;
      }
      // What the win alone rules out needs no reading.
      evaluate();
      if (!fits()) continue;
      for (const ReachableReading& reading : *readings) {
        if (reading.shape == 0xff && !unread_) continue;
        reading_ = &reading;
        key_ = {reading.shape, reading.jokers, reading.features};
        interpreter_.setReading(key_);
        if (!closed()) return false;
      }
    }
    return true;
  }

  struct Step {
    const Instr* in;
    bool lane;
    uint32_t slot;
  };
  uint32_t slotOf(Reg reg, int seat) const { return plan_.isLane(reg) ? plan_.laneBase() + 4u * (reg - plan_.laneBase()) + static_cast<uint32_t>(seat) : reg; }

  void findCone() {
    std::vector<char> needed(plan_.scalarCount + plan_.laneCount, 0);
    for (const Want& want : wants_) {
      needed[want.a] = 1;
      if (want.hasTwo()) needed[want.b] = 1;
    }
    needOperands(plan_, needed);
    question_.features.assign(plan_.features.features.size(), false);
    question_.mostWilds = proof_.mostWilds_;
    byReg_.assign(plan_.scalarCount + plan_.laneCount, -1);
    for (const Instr& in : plan_.code) {
      if (!needed[in.dst]) continue;
      byReg_[in.dst] = static_cast<int>(cone_.size());
      if (in.op == Op::InIndicator) indicator_ = slotOf(in.dst, 0);
      cone_.push_back({&in, plan_.isLane(in.dst), slotOf(in.dst, 0)});
      if (plan::isPure(in.op) || plan::opInfo(in.op).earliest != Phase::Reading) continue;
      asksReading_ = true;
      const auto& features = plan_.features.features;
      const uint32_t from = in.imm & 255u, end = from + (in.imm >> 8 & 255u);
      for (size_t f = 0; f < features.size(); ++f) {
        if (in.op == Op::FeatureField || in.op == Op::PairTile) {
          if (features[f].shift < end && features[f].shift + features[f].width > from) question_.features[f] = true;
        } else if (in.op != Op::ShapeIs && in.op != Op::Jokers && (features[f].kind == plan::FeatureKind::RunCount || features[f].kind == plan::FeatureKind::TripletAt)) {
          question_.features[f] = true;
        }
      }
      question_.jokers |= in.op == Op::Jokers;
    }
  }

  /// The values of all that the win alone decides.
  std::vector<int64_t> scenario() {
    std::vector<int64_t> out;
    for (const Step& step : cone_)
      for (int seat = step.lane ? 1 : 0; seat < (step.lane ? plan_.game.seats : 1); ++seat) {
        Span span;
        if (!plan::isPure(step.in->op) && ofWin(*step.in, seat, span)) out.push_back(span.isOne() ? span.low.num : -99);
      }
    return out;
  }

  /// What the win decides. False for other questions.
  bool ofWin(const Instr& in, int seat, Span& out) {
    const int most = plan_.game.seats - 1;
    if (moment_ == Moment::Any) {
      switch (in.op) {
        case Op::InDealer: case Op::InLoser: out = Span::between(0, most); return true;
        case Op::InWinner: out = Span::between(-1, most); return true;
        case Op::InGiver: out = Span::between(-1, table_->win.by == eval::WinBy::SelfDraw ? -1 : most); return true;
        case Op::InRobbed: out = Span::between(-1, table_->win.by == eval::WinBy::RobKong ? most : -1); return true;
        case Op::InAfterKong: case Op::InDrawnHand: out = Span::truth(); return true;
        case Op::InLastTiles: out = Span::between(0, plan_.game.lastTiles ? 1 : 0); return true;
        case Op::SeatPlace: out = Span::between(0, plan_.game.seats); return true;
        default: break;
      }
    }
    switch (in.op) {
      case Op::InDealer: case Op::InWinner: case Op::InGiver: case Op::InRobbed: case Op::InSelfDrawn: case Op::InOnDiscard:
      case Op::InRobbing: case Op::InAfterKong: case Op::InLastTiles: case Op::InDrawnHand:
        out = Span::one(interpreter_.answer(in, {}, {}));
        return true;
      case Op::InLoser: out = Span::one(seat); return true;
      case Op::SeatPlace: {
        const Span& a = slots_[slotOf(in.a, seat)];
        out = a.isOne() ? Span::one(interpreter_.answer(in, a.low, {})) : Span::between(0, plan_.game.seats);
        return true;
      }
      default: return false;
    }
  }

  void evaluate() {
    work_ += cone_.size();
    contradiction_ = false;
    for (size_t i = 0; i < cone_.size(); ++i) {
      const Step& step = cone_[i];
      for (int seat = step.lane ? 1 : 0; seat < (step.lane ? plan_.game.seats : 1); ++seat) {
        const uint32_t slot = step.slot + static_cast<uint32_t>(seat);
        Span span = spanAt(*step.in, seat);
        if (const auto assumed = assumed_.find(slot); assumed != assumed_.end()) {
          const Num& value = assumed->second;
          if (span.of != Span::Any && (compareNum(value, span.low) < 0 || compareNum(value, span.high) > 0)) contradiction_ = true;
          span = Span::one(value);
        }
        slots_[slot] = span;
      }
    }
  }

  Span spanAt(const Instr& in, int seat) {
    const Span &a = slots_[slotOf(in.a, seat)], &b = slots_[slotOf(in.b, seat)], &c = slots_[slotOf(in.c, seat)];
    if (in.op == Op::SetSize && !a.isOne() && isOfSeats(in.a)) return Span::between(0, plan_.game.seats);
    if (plan::isPure(in.op)) return spanOf(in, a, b, c, context_);
    if (in.op == Op::EveryLoser || in.op == Op::SomeLoser) {
      const bool every = in.op == Op::EveryLoser;
      bool all = true, none = true;
      for (int s = 1; s < plan_.game.seats; ++s) {
        const Span& one = slots_[slotOf(in.a, s)];
        all &= one.isTrue(), none &= one.isFalse();
        if (every ? one.isFalse() : one.isTrue()) return Span::one(every ? 0 : 1);
      }
      return every ? (all ? Span::one(1) : Span::truth()) : (none ? Span::one(0) : Span::truth());
    }
    Span out;
    if (ofWin(in, seat, out)) return out;
    if (plan::opInfo(in.op).earliest == Phase::Reading) return ofReading(in, a);
    const auto [low, high] = answers(in, a, b);
    if (low > high) return {};
    return Span::between(low, high);
  }

  /// Whether a register is one of the sets of seats that the course asks for.
  bool isOfSeats(Reg reg) const {
    if (byReg_[reg] < 0) return false;
    const Op op = cone_[static_cast<size_t>(byReg_[reg])].in->op;
    return op == Op::InPlay || op == Op::InWinners || op == Op::FirstWinners || op == Op::SeatBit;
  }

  Span ofReading(const Instr& in, const Span& a) {
    if (reading_ && (in.op != Op::TripletsIn || a.isOne())) return Span::one(interpreter_.answer(in, a.low, {}));
    switch (in.op) {
      case Op::FeatureField: return Span::between(0, (int64_t{1} << std::min<uint32_t>(in.imm >> 8 & 255u, 62)) - 1);
      case Op::PairTile: return Span::between(-1, static_cast<int64_t>(plan_.kinds.size()));
      case Op::Jokers: return Span::between(0, 15);
      default: return isTruthOp(in.op) ? Span::truth() : Span::between(0, 64);
    }
  }

  int meldsOf(int seat) const { return seat == 0 && reading_ ? reading_->melds : mostMelds_; }

  int64_t copiesOf(plan::TileSet set) const {
    int64_t copies = 0;
    for (; set; set &= set - 1) copies += plan_.kinds[static_cast<size_t>(std::countr_zero(set))].copies;
    return copies;
  }

  /// The least and the greatest number that a question of the table can have; the first above the second: it is no number.
  std::pair<int64_t, int64_t> answers(const Instr& in, const Span& a, const Span& b) const {
    const int seat = a.isOne() ? static_cast<int>(a.low.num) : -2;
    const int64_t hand = plan_.handSize() + 1;
    switch (in.op) {
      case Op::Ready: if (b.isFalse()) return {0, 0}; return {0, 1};
      case Op::AnyOffender: return {0, plan_.game.hasDuty};
      case Op::LastOffender: return {-1, plan_.game.hasDuty ? plan_.game.seats - 1 : -1};
      case Op::OpeningsOneSuit: case Op::FullyConcealed: case Op::HoldsRanks: return {0, seat == -1 ? 0 : 1};
      case Op::Openings: case Op::CallCount: return {0, seat == -1 ? 0 : meldsOf(seat)};
      case Op::OpeningSource: return {-1, seat == -1 ? -1 : plan_.game.seats - 1};
      case Op::HandCount: {
        if (seat == -1) return {0, 0};
        const int64_t least = seat == 0 && reading_ && question_.jokers && in.b == plan_.wilds ? reading_->jokers : 0;
        const int64_t held = seat == 0 && reading_ ? hand - 3 * reading_->melds : hand;
        const int64_t there = b.isOne() ? copiesOf(plan::asSet(b.low)) : in.b == plan_.wilds ? proof_.mostWilds_ : held;
        return {least, std::max(least, std::min(held, there))};
      }
      case Op::AsideCount: return {0, seat == -1 ? 0 : b.isOne() ? copiesOf(plan::asSet(b.low)) : in.b == plan_.wilds ? proof_.mostWilds_ : copiesOf(~plan::TileSet{0} >> (64 - plan_.kinds.size()))};
      case Op::KindsHeld: return {0, b.isOne() ? std::popcount(plan::asSet(b.low)) : static_cast<int>(plan_.kinds.size())};
      case Op::SuitsHeld: return {0, static_cast<int64_t>(plan_.blocks.size())};
      case Op::InFact: if (plan_.facts[in.imm].type == plan::FactType::YesNo) return {0, 1}; return {1, 0};
      default: return ofCourse(in);
    }
  }

  /// The same of questions about the course of a hand.
  std::pair<int64_t, int64_t> ofCourse(const Instr& in) const {
    const int64_t most = plan_.game.seats - 1, many = int64_t{1} << 40;
    switch (in.op) {
      case Op::MarkNumber: case Op::MarkTile: case Op::MarkSeat: return {proof_.marks_[in.imm].low, proof_.marks_[in.imm].high};
      case Op::InGiverKong: case Op::KongIn: case Op::SeatsHave: case Op::FirstDraw: case Op::InExhausted: return {0, 1};
      case Op::InActor: case Op::FirstWinner: case Op::FirstGiver: case Op::HeadOfWinners: case Op::TailOfWinners: case Op::KongSource: return {-1, most};
      case Op::InFirstDealer: return {0, most};
      case Op::InThatTile: return {plan::noTile, static_cast<int64_t>(plan_.kinds.size()) - 1};
      case Op::InDice: return {0, 6 * int64_t{plan_.game.dice}};
      case Op::InClaimants: return {0, most};
      case Op::StandingOf: return {1, most + 1};
      case Op::InLeft: case Op::InDiscards: case Op::InCalls: case Op::InHandsPlayed: case Op::WinsOf: case Op::ClaimedOf: case Op::SeenOf:
      case Op::InPot: return {0, many};
      case Op::TurnedIn: case Op::NewestIn: return {0, plan::maxTurned};
      default: return {1, 0};
    }
  }

  bool isWanted(const Want& want, bool& ruledOut) const {
    const int seat = want.seat < 0 ? 0 : want.seat;
    const Span &a = slots_[slotOf(want.a, seat)], &b = slots_[slotOf(want.b, seat)];
    bool sure = false;
    ruledOut = false;
    switch (want.of) {
      case Want::Holds: sure = a.isTrue(), ruledOut = a.isFalse(); break;
      case Want::Fails: sure = a.isFalse(), ruledOut = a.isTrue(); break;
      case Want::Less: case Want::NotLess: {
        Instr less;
        less.op = Op::Lt;
        const Span span = spanOf(less, a, b, {}, context_);
        const bool wanted = want.of == Want::Less;
        sure = wanted ? span.isTrue() : span.isFalse(), ruledOut = wanted ? span.isFalse() : span.isTrue();
        break;
      }
      case Want::Differs: ruledOut = want.a == want.b || (a.isOne() && b.isOne() && a.low == b.low); break;
    }
    return sure;
  }

  /// Whether the table as far as it is known may have all that is wanted.
  bool fits() {
    if (contradiction_) return false;
    for (const Want& want : wants_) {
      bool ruledOut;
      isWanted(want, ruledOut);
      if (ruledOut) return false;
    }
    for (int seat = 0; seat < plan_.game.seats; ++seat)
      if (!callsFit(seat)) return false;
    return true;
  }

  // The numbers of melds by their calls add up to the melds of the seat.
  bool callsFit(int seat) {
    struct Count { uint64_t calls; int64_t wanted; bool none; };
    std::vector<Count> counts;
    for (const Step& step : cone_) {
      const Instr& in = *step.in;
      if (in.op != Op::Openings && in.op != Op::CallCount && in.op != Op::FullyConcealed) continue;
      for (int s = step.lane ? 1 : 0; s < (step.lane ? plan_.game.seats : 1); ++s) {
        const Span &of = slots_[slotOf(in.a, s)], &value = slots_[step.slot + static_cast<uint32_t>(s)];
        if (!of.isOne() || of.low.num != seat || !value.isOne()) continue;
        if (in.op == Op::FullyConcealed) counts.push_back({~fromHand_, value.low.num, true});
        else counts.push_back({in.op == Op::Openings ? openings_ : in.imm, value.low.num, false});
      }
    }
    if (counts.empty()) return true;
    std::vector<uint64_t> calls;
    for (size_t c = 0; c < plan_.calls.size(); ++c)
      if (plan_.calls[c].meld != plan::CallMeld::Aside) calls.push_back(uint64_t{1} << c);
    std::vector<int> have(counts.size(), 0);
    const bool exact = seat == 0 && reading_;
    auto place = [&](auto&& self, size_t call, int left) -> bool {
      if (call == calls.size() || left == 0) {
        if (exact && left) return false;
        for (size_t i = 0; i < counts.size(); ++i)
          if (counts[i].none ? (have[i] == 0) != (counts[i].wanted != 0) : have[i] != counts[i].wanted) return false;
        return true;
      }
      for (int n = 0; n <= left; ++n) {
        for (size_t i = 0; i < counts.size(); ++i) have[i] += counts[i].calls & calls[call] ? n : 0;
        const bool fine = self(self, call + 1, left - n);
        for (size_t i = 0; i < counts.size(); ++i) have[i] -= counts[i].calls & calls[call] ? n : 0;
        if (fine) return true;
      }
      return false;
    };
    return place(place, 0, meldsOf(seat));
  }

  /// Whether no answers to the open questions have what is wanted.
  bool closed() {
    if (work_ > proof_.mostWork_) return false;
    evaluate();
    if (!fits()) return true;
    uint32_t slot = 0;
    std::vector<Num> values;
    bool open = false;
    for (const Want& want : wants_) {
      bool ruledOut;
      if (isWanted(want, ruledOut)) continue;
      visited_.clear();
      if (openBelow(want.a, want.seat < 0 ? 0 : want.seat, slot, values)) { open = true; break; }
      if (want.hasTwo() && openBelow(want.b, want.seat < 0 ? 0 : want.seat, slot, values)) { open = true; break; }
    }
    if (!open) return false;   // all is answered that can be, and nothing speaks against it
    for (const Num& value : values) {
      assumed_[slot] = value;
      const bool fine = closed();
      assumed_.erase(slot);
      if (!fine) return false;
    }
    return true;
  }

  /// An open question that a register hangs on, and its answers.
  bool openBelow(Reg reg, int seat, uint32_t& slot, std::vector<Num>& values) {
    if (byReg_[reg] < 0) return false;   // a constant
    const Step& step = cone_[static_cast<size_t>(byReg_[reg])];
    const uint32_t own = step.slot + (step.lane ? static_cast<uint32_t>(seat) : 0);
    if (slots_[own].isOne() || !visited_.insert(own).second) return false;
    const Instr& in = *step.in;
    auto split = [&](int64_t low, int64_t high) {
      slot = own;
      values.clear();
      for (int64_t v = low; v <= high; ++v) values.push_back(Num(v));
      return true;
    };
    if (!plan::isPure(in.op) && in.op != Op::EveryLoser && in.op != Op::SomeLoser) {
      if (plan::opInfo(in.op).operands > 0 && openBelow(in.a, seat, slot, values)) return true;
      const Span& span = slots_[own];
      if (span.of == Span::Between && span.low.isWhole() && span.high.isWhole() && span.high.num - span.low.num <= 16) return split(span.low.num, span.high.num);
      return false;
    }
    if (in.op == Op::EveryLoser || in.op == Op::SomeLoser) {
      for (int s = 1; s < plan_.game.seats; ++s)
        if (openBelow(in.a, s, slot, values)) return true;
      return split(0, 1);
    }
    const Reg operands[] = {in.a, in.b, in.c};
    for (int o = 0; o < plan::opInfo(in.op).operands; ++o)
      if (openBelow(operands[o], seat, slot, values)) return true;
    return isTruthOp(in.op) && split(0, 1);
  }

  const Plan& plan_;
  NeverProof& proof_;
  const std::vector<Want>& wants_;
  const bool unread_;
  const Moment moment_;
  const eval::Program program_;
  eval::Interpreter interpreter_;
  const plan::ValueContext context_;
  const uint64_t openings_, fromHand_;
  std::vector<Step> cone_;
  std::vector<int> byReg_;
  ReadingQuestion question_;
  bool asksReading_ = false, contradiction_ = false;
  std::vector<Span> slots_;
  std::map<uint32_t, Num> assumed_;
  std::set<uint32_t> visited_;
  const eval::Table* table_ = nullptr;
  const ReachableReading* reading_ = nullptr;
  eval::ReadingKey key_;
  static constexpr uint32_t noSlot = UINT32_MAX;
  uint32_t indicator_ = noSlot;
  int calls_ = 0, mostMelds_ = 0;
  uint64_t work_ = 0;
};

NeverProof::NeverProof(const Plan& plan, eval::Evaluator& evaluator) : plan_(plan), evaluator_(evaluator), marks_(markValues(plan)) {
  // How many wilds a hand can hold: over every tile that can be turned up, or as many as are read.
  if (plan.wilds == plan::noReg) return;
  bool asksPrevious = false;
  for (const Instr& in : plan.code) asksPrevious |= in.op == Op::InPreviousWild;
  for (size_t k = 0; k < (plan.game.hasIndicator ? plan.kinds.size() : 1); ++k)
    for (int previous = plan::noTile; previous < (asksPrevious ? static_cast<int>(plan.kinds.size()) : 0); ++previous)
      for (int dealer = 0; dealer < plan.game.seats; ++dealer) {
        eval::Table table;
        table.indicator = static_cast<uint8_t>(k), table.previousWild = static_cast<int8_t>(previous), table.dealer = static_cast<uint8_t>(dealer);
        plan::TileSet wilds = 0;
        if (evaluator.dealSet(table, plan.wilds, wilds)) continue;
        int copies = 0;
        for (; wilds; wilds &= wilds - 1) copies += plan.kinds[static_cast<size_t>(std::countr_zero(wilds))].copies;
        mostWilds_ = std::max(mostWilds_, copies);
      }
}
NeverProof::~NeverProof() = default;

const std::vector<ReachableReading>* NeverProof::readingsFor(const ReadingQuestion& question) {
  const auto [place, fresh] = readings_.try_emplace({question.features, question.jokers});
  if (fresh) place->second = reachableReadings(plan_, question);
  return place->second ? &*place->second : nullptr;
}

bool NeverProof::never(const std::vector<Want>& wants, bool unread) { return Search(*this, wants, unread, Moment::Win).never(); }
bool NeverProof::neverInCourse(const std::vector<Want>& wants, Moment moment) { return Search(*this, wants, false, moment).never(); }

}  // namespace kaikou::analysis
