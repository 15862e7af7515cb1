// Prints plans. One function a section, each line built by fmt; nothing depends on addresses or locale.
//
// Guarantee: safe on plans that were not verified, so that a broken one can be looked at.
// Tested by tests/runtime/plan_print_test.cpp.
#include "runtime/plan/plan_print.h"

#include <fmt/format.h>

#include <iterator>

#include "runtime/plan/plan_op_info.h"
#include "runtime/tile/tile_notation.h"

namespace kaikou::plan {
namespace {

template <class E, size_t N>
const char* nameOf(E value, const char* const (&names)[N]) {
  return static_cast<size_t>(value) < N ? names[static_cast<size_t>(value)] : "?";
}

constexpr const char* shapeForms[] = {"melds", "pairs", "distinct pairs", "one each", "any tiles", "different"};
constexpr const char* featureKinds[] = {"tiles outside", "tile count", "meld other", "meld count", "group misses",
                                        "pair inside", "pair tile", "wait", "wilds as", "run count", "triplet at", "meld some",
                                        "pair wild"};
constexpr const char* wheres[] = {"anywhere", "inside", "touching"};
constexpr const char* froms[] = {"", ", concealed", ", claimed"};
constexpr const char* actions[] = {"becomes", "add",      "subtract", "times",
                                   "at most", "at least", "round up", "round down"};
constexpr const char* roles[] = {"winner", "loser", "payment"};
constexpr const char* resultKinds[] = {"patterns", "yes/no", "number"};
constexpr const char* callMelds[] = {"run", "triplet", "quad", "aside"};
constexpr const char* callSources[] = {"on discard", "on discard of previous", "in hand", "added to"};
constexpr const char* wallPlaces[] = {"head of wall", "upper from tail", "lower from tail", "upper from head",
                                      "lower from head"};
constexpr const char* factTypes[] = {"yes/no", "number", "tile"};
constexpr const char* dealers[] = {"same", "next", "previous", "winner"};
constexpr const char* breakSkips[] = {"nothing", "the smaller die", "the sum"};

class Printer {
 public:
  explicit Printer(const Plan& plan) : plan_(plan), notation_(plan) {}

  std::string all() {
    header();
    tiles();
    readings();
    code();
    rules();
    game();
    course();
    return std::move(out_);
  }

  std::string instr(const Instr& instr) const {
    if (static_cast<int>(instr.op) >= opCount) return "?";
    const OpInfo& info = opInfo(instr.op);
    std::string name(info.name);
    name[0] = static_cast<char>(name[0] - 'A' + 'a');
    std::string text = reg(instr.dst) + " = " + name;
    const Reg operands[] = {instr.a, instr.b, instr.c};
    const char* separator = " ";
    for (size_t i = 0; i < static_cast<size_t>(info.operands); ++i, separator = ", ")
      text += separator + reg(operands[i], info.types[i]);
    if (info.usesImm) text += separator + immediate(instr);
    return text;
  }

 private:
  template <class... T> void line(fmt::format_string<T...> format, T&&... values) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<T>(values)...);
    out_ += '\n';
  }
  /// A heading, unless there is nothing under it.
  bool heading(const char* text, bool any) {
    if (any) line("\n{}", text);
    return any;
  }

  std::string origin(uint32_t index) const { return index < plan_.origins.size() ? plan_.origins[index].name : "?"; }

  std::string reg(Reg index, ValueType type = ValueType::Number) const {
    if (index == noReg) return "-";
    if (index < plan_.constants.size()) return fmt::format("c{}({})", index, constant(plan_.constants[index], type));
    if (plan_.isLane(index)) return fmt::format("l{}", index - plan_.laneBase());
    return fmt::format("s{}", index);
  }

  std::string constant(Num value, ValueType type) const {
    if (type == ValueType::Set && value.isWhole()) return set(static_cast<TileSet>(value.num));
    if (type == ValueType::Tile && value.isWhole() && value.num >= 0 && value.num < maxKinds)
      return notation_.printKind(static_cast<int>(value.num));
    return value.den < 0 ? "?" : toString(value);
  }

  std::string set(TileSet tiles) const { return tiles == 0 ? "no tile" : notation_.printSet(tiles); }
  /// Words from the highest that has a bit, two at least.
  std::string bits(const FeatureVector& vector) const {
    std::string text;
    for (unsigned i = vectorWords; i-- > 0;)
      if (i < 2 || !text.empty() || vector.words[i]) text += fmt::format("{}{:016x}", text.empty() ? "" : ":", vector.words[i]);
    return text;
  }

  std::string immediate(const Instr& instr) const {
    switch (instr.op) {
      case Op::FeatureField: case Op::PairTile: {
        const uint32_t shift = instr.imm & 0xff;
        return fmt::format("bits {}..{}", shift, int64_t{shift} + (instr.imm >> 8) - 1);
      }
      case Op::CallCount: case Op::KongIn: {
        std::string names;
        for (size_t i = 0; i < 32; ++i) {
          if ((instr.imm >> i & 1) == 0) continue;
          names += (names.empty() ? "" : " ") + (i < plan_.calls.size() ? origin(plan_.calls[i].origin) : "?");
        }
        return "{" + names + "}";
      }
      case Op::InFact: return instr.imm < plan_.facts.size() ? origin(plan_.facts[instr.imm].origin) : "?";
      case Op::ShapeIs: return instr.imm < plan_.shapes.size() ? origin(plan_.shapes[instr.imm].origin) : "?";
      case Op::MarkNumber: case Op::MarkTile: case Op::MarkSeat: return markName(instr.imm);
      case Op::TurnedIn: case Op::NewestIn: case Op::NextOfTurned:
        return instr.imm < plan_.course.turnUps.size() ? origin(plan_.course.turnUps[instr.imm].origin) : "?";
      case Op::Straight: return fmt::format("{:#x}", instr.imm);
      default: return std::to_string(instr.imm);
    }
  }

  void header() {
    line("plan {} version {}", origin(plan_.ruleset), plan_.version);
    if (heading("options", !plan_.options.empty()))
      for (const auto& [name, value] : plan_.options) line("  {} = {}", name, value);
  }

  void tiles() {
    heading("tiles", true);
    for (const Block& block : plan_.blocks) {
      std::string names = block.name;
      for (const std::string& alias : block.aliases) names += " " + alias;
      line("  {}{}{}:",
           block.isSuit     ? "suit"
           : block.isFlower ? "flowers"
                            : "honours",
           names.empty() ? "" : " ", names);
      for (size_t k = block.firstKind; k < size_t{block.firstKind} + block.size && k < plan_.kinds.size(); ++k) {
        const Kind& kind = plan_.kinds[k];
        line("    {} {} rank {} copies {} next {}", k, kind.name, kind.rank, kind.copies,
             kind.next == noTile ? "-" : notation_.printKind(kind.next));
      }
    }
    line("  wilds {}", reg(plan_.wilds, ValueType::Set));
  }

  void readings() {
    heading("shapes", !plan_.shapes.empty());
    const FeatureLayout& layout = plan_.features;
    for (size_t i = 0; i < plan_.shapes.size(); ++i) {
      const Shape& shape = plan_.shapes[i];
      std::string what = nameOf(shape.form, shapeForms);
      if (shape.form <= ShapeForm::DistinctPairs) what = fmt::format("{} {}", shape.count, what);
      if (shape.form == ShapeForm::Different) what = fmt::format("{} {}", shape.count, what);
      if (shape.form == ShapeForm::OneEach || shape.form == ShapeForm::Different) what += " of " + set(shape.set);
      if (shape.pair) what += shape.form == ShapeForm::Melds ? " and a pair" : " and one more";
      if (shape.form == ShapeForm::Melds && shape.set) what += ", one each of " + set(shape.set);
      const std::string base = i < layout.shapeBase.size() ? bits(layout.shapeBase[i]) : "?";
      line("  {} = {}   base {}", origin(shape.origin), what, base);
    }
    relations();
    if (!heading("features", !layout.features.empty())) return;
    for (const Feature& feature : layout.features) {
      std::string what = nameOf(feature.kind, featureKinds);
      if (feature.kind == FeatureKind::MeldOther || feature.kind == FeatureKind::MeldCount ||
          feature.kind == FeatureKind::MeldSome) {
        const uint8_t kinds = feature.filter.kinds;
        what +=
            fmt::format(" ({}{}{}{}{})", kinds & 1 ? "run " : "", kinds & 2 ? "triplet " : "", kinds & 4 ? "quad " : "",
                        nameOf(feature.filter.where, wheres), nameOf(feature.filter.from, froms));
      }
      line("  bits {}..{} = {} {}", feature.shift, feature.shift + feature.width - 1, what, set(feature.tiles));
    }
    line("  or-ed {}", bits(layout.orMask));
    line("  no reading {}", bits(layout.noReading));
    line("  winning tile {}", layout.needsWinningTile ? "asked" : "not asked");
  }

  void relations() {
    if (heading("relations", !plan_.relations.empty()))
      for (const Relation& relation : plan_.relations) {
        std::string text = relation.triplets ? "triplets" : "runs";
        for (const uint8_t rank : relation.ranks) text += relation.bound ? fmt::format(" n+{}", rank) : fmt::format(" {}", rank);
        line("  {} in {}", text, relation.oneSuit ? "one suit" : "suits of their own");
      }
    if (heading("links", !plan_.links.empty()))
      for (const LinkQuestion& question : plan_.links) {
        std::string text;
        for (const uint16_t relation : question.by) text += fmt::format(" {}", relation);
        if (!question.beside.empty()) text += " beside";
        for (const uint16_t relation : question.beside) text += fmt::format(" {}", relation);
        line("  by{}", text);
      }
  }

  void code() {
    line("\nregisters {} constants, {} scalars, {} lanes", plan_.constants.size(), plan_.scalarCount, plan_.laneCount);
    for (size_t i = 0; i < plan_.constants.size(); ++i)
      line("  c{} = {}", i, constant(plan_.constants[i], ValueType::Number));
    if (heading("lists", !plan_.lists.empty())) {
      for (size_t i = 0; i < plan_.lists.size(); ++i) {
        std::string values;
        for (Num value : plan_.lists[i]) values += " " + constant(value, ValueType::Number);
        line("  {} ={}", i, values);
      }
    }
    for (const PhaseCode& run : plan_.phases) {
      heading(phaseName(run.phase), true);
      for (size_t i = run.first; i < size_t{run.first} + run.count && i < plan_.code.size(); ++i) {
        const std::string text = instr(plan_.code[i]);
        line("  {:<40} ; {}", text, origin(plan_.code[i].origin));
      }
    }
  }

  void rules() {
    if (heading("facts", !plan_.facts.empty()))
      for (const Fact& fact : plan_.facts)
        line("  {} : {} = {}", origin(fact.origin), nameOf(fact.type, factTypes),
             reg(fact.defaultValue, fact.type == FactType::Tile ? ValueType::Tile : ValueType::Number));
    if (heading("needs", !plan_.needs.empty()))
      for (const Need& need : plan_.needs)
        line("  {} : {}{}{}", origin(need.origin), reg(need.holds), need.perReading ? ", per reading" : "",
             need.atSettlement ? ", at settlement" : "");
    if (!plan_.asking.empty()) {
      std::string asked;
      for (const uint16_t need : plan_.asking)
        asked += (asked.empty() ? "" : ", ") + (need < plan_.needs.size() ? origin(plan_.needs[need].origin) : "?");
      line("  for yes or no: {}", asked);
    }
    if (heading("patterns", !plan_.patterns.empty()))
      for (const Pattern& pattern : plan_.patterns)
        line("  {} : {} worth {}", origin(pattern.origin), reg(pattern.holds), reg(pattern.worth));
    if (heading("lines", !plan_.lines.empty()))
      for (const Line& item : plan_.lines)
        line("  {} {} {} : {} {} if {} -> {}", nameOf(item.role, roles), origin(item.group), origin(item.origin),
             nameOf(item.action, actions), reg(item.value), reg(item.applies), reg(item.after));
    line("\npayment {}", reg(plan_.payment));
    if (heading("liabilities", !plan_.liabilities.empty()))
      for (const Liability& item : plan_.liabilities)
        line("  {} : seat {} if {}", origin(item.origin), reg(item.seat), reg(item.holds));
    if (heading("sharings", !plan_.sharings.empty()))
      for (const Sharing& item : plan_.sharings) line("  {} : {}", origin(item.origin), reg(item.holds));
    if (heading("choose most", !plan_.choose.empty()))
      for (const Plan::Key& key : plan_.choose) line("  {}", key.winnings ? "winnings" : reg(key.value));
    if (heading("results", !plan_.results.empty())) {
      for (const ResultItem& item : plan_.results) {
        std::string value = item.kind == ResultItem::PatternList ? "" : reg(item.value);
        for (uint16_t pattern : item.patterns) value += (value.empty() ? "" : " ") + patternName(pattern);
        line("  {} : {} = {}", item.key, nameOf(item.kind, resultKinds), value);
      }
    }
  }

  void game() {
    if (heading("calls", !plan_.calls.empty())) {
      for (const Call& call : plan_.calls) {
        std::string text = fmt::format("{} {}", nameOf(call.meld, callMelds), nameOf(call.source, callSources));
        if (call.source == CallSource::AddedTo) text += " " + callName(call.addedTo);
        flag(text, ", opens", call.opens);
        flag(text, ", draws", call.draws);
        flag(text, ", robbable", call.robbable);
        flag(text, ", concealed", call.concealed);
        flag(text, ", any time", call.anyTime);
        flag(text, ", compulsory", call.compulsory);
        if (call.asideSet != noReg) text += " of " + reg(call.asideSet, ValueType::Set);
        if (call.without != noReg) text += " without " + reg(call.without, ValueType::Set);
        if (call.guard != noReg) text += " when " + reg(call.guard);
        line("  {} : {}", origin(call.origin), text);
      }
    }
    const Game& game = plan_.game;
    heading("game", true);
    line("  seats {}, dice {}, break skips {}, hand {}, dealer {}", game.seats, game.dice,
         nameOf(game.breakSkip, breakSkips), game.handSize, game.dealerHand);
    if (game.hasIndicator) line("  indicator {} {}", nameOf(game.indicatorPlace, wallPlaces), game.indicatorStack);
    line("  wall of {} stacks, replacements from {}, keep {}, last tiles {}", game.stacks,
         game.replacementsFromTail ? "tail" : "head", game.keep, game.lastTiles);
    if (game.discardSet != noReg) {
      std::string text = reg(game.discardSet, ValueType::Set);
      flag(text, ", unclaimable", game.discardUnclaimable);
      flag(text, ", set aside", game.discardAside);
      flag(text, ", draws", game.discardDraws);
      flag(text, ", forbidden", game.discardForbidden);
      line("  discarding {}", text);
    }
    std::string order;
    for (const auto& rank : game.claimRanks) {
      order += order.empty() ? " " : ", ";
      for (size_t i = 0; i < rank.size(); ++i)
        order += (i == 0 ? "" : " ") + (rank[i] == -1 ? "win" : callName(rank[i]));
    }
    line("  claims{}; {}, first {} {}{}", order, game.everyWinner ? "every winner" : "one winner",
         game.firstWinnerAfter ? "after" : "from", reg(game.firstWinnerFrom),
         game.passingLocks ? "; passing locks" : "");
    if (game.leavingDeclared)
      line("  leaving pays {}{}", game.leavingPays, game.leavingVoids ? ", voids the hand" : "");
    for (const Game::NextDealer& next : game.nextDealer)
      line("  next dealer {} when {}", next.who == 4 ? "seat " + reg(next.seat) : nameOf(next.who, dealers), reg(next.when));
    if (game.hasDuty) {
      std::string except;
      for (Reg seat : game.dutyExcept) except += " " + reg(seat);
      line("  duty {} after opening {}; except{}; exempt {}", origin(game.dutyOrigin), game.dutyOpening, except,
           reg(game.dutyExempt, ValueType::Set));
    }
  }

  std::string markName(size_t index) const {
    return index < plan_.course.marks.size() ? origin(plan_.course.marks[index].origin) : "?";
  }
  std::string eventText(const EventMatch& event) const {
    std::string text = event.seat == EventSeat::Own ? "own " : "";
    const auto kind = static_cast<size_t>(event.kind);
    text += kind < std::size(eventNames) ? eventNames[kind] : "?";
    const bool step = event.kind == EventKind::Step;
    for (size_t i = 0; i < (step ? plan_.course.steps.size() : plan_.calls.size()); ++i)
      if (event.which >> i & 1) text += " " + origin(step ? plan_.course.steps[i].origin : plan_.calls[i].origin);
    return text + (event.seat == EventSeat::Others ? " of others" : "");
  }
  std::string eventsText(const std::vector<EventMatch>& events) const {
    std::string text;
    for (const EventMatch& event : events) text += (text.empty() ? "" : ", ") + eventText(event);
    return text;
  }

  void course() {
    const Course& course = plan_.course;
    if (heading("marks", !course.marks.empty())) {
      static constexpr const char* scopes[] = {"of each seat", "of the hand", "of the match"};
      static constexpr const char* types[] = {"yes/no", "number", "tile", "suit", "seat", "one of"};
      for (const Mark& mark : course.marks) {
        line("  {} {}{} : {} up to {} = {}", origin(mark.origin), nameOf(mark.scope, scopes), mark.isPrivate ? ", private" : "",
             nameOf(mark.type, types), mark.most, mark.initial);
        for (const MarkLine& item : mark.lines)
          line("    {} {} on {} when {}", nameOf(item.action, actions), reg(item.value), eventsText(item.events), reg(item.guard));
      }
    }
    if (heading("steps", !course.steps.empty())) {
      for (const Step& step : course.steps) {
        static constexpr const char* moments[] = {"before play", "with discard", "in own turn", "instead of draw"};
        std::string text = nameOf(step.moment, moments);
        if (step.moment == StepMoment::BeforePlay) text += step.order == StepOrder::InTurn ? ", in turn from " + reg(step.first) : ", all at once";
        if (step.choice == StepChoice::Value) text += ", chooses " + markName(step.mark);
        if (step.choice == StepChoice::Tiles)
          text += fmt::format(", gives {} tiles{} to {}", step.tiles, step.oneSuit ? " in one suit" : "", reg(step.to));
        for (const StepSets& set : step.sets) text += ", sets " + markName(set.mark) + " = " + reg(set.value);
        flag(text, ", shows hand", step.showsHand);
        std::string guards;
        for (const Reg guard : step.guards) guards += (guards.empty() ? " when " : ", ") + reg(guard);
        line("  {} : {}{}", origin(step.origin), text, guards);
      }
    }
    if (heading("restrictions", !course.restrictions.empty())) {
      static constexpr const char* whats[] = {"discards", "claims", "calls"};
      static constexpr const char* modes[] = {"only", "not", "first"};
      for (const Restriction& item : course.restrictions) {
        std::string text = fmt::format("{} {}", nameOf(item.what, whats), nameOf(item.mode, modes));
        for (size_t i = 0; i < plan_.calls.size(); ++i)
          if (item.calls >> i & 1) text += " " + origin(plan_.calls[i].origin);
        text += item.drawnTile ? " drawn tile" : " " + reg(item.set, ValueType::Set);
        flag(text, " when same waits", item.sameWaits);
        flag(text, " when not ready", item.notReady);
        line("  {} : {} when {}", origin(item.origin), text, reg(item.guard));
      }
    }
    if (heading("payments on events", !course.pays.empty())) {
      static constexpr const char* forms[] = {"pays", "hands over", "hands back"};
      for (const Pay& pay : course.pays)
        line("  {} on {} : {} {} {} to {} when {}{}", origin(pay.origin), eventsText(pay.events), reg(pay.from),
             nameOf(pay.form, forms), reg(pay.value), reg(pay.to), reg(pay.guard), pay.kept ? ", kept" : "");
    }
    if (heading("turned up", !course.turnUps.empty())) {
      static constexpr const char* places[] = {"head", "tail", "upper tiles of stacks", "lower tiles of stacks"};
      for (const TurnUp& item : course.turnUps) {
        line("  {} : {} {}..{}{}", origin(item.origin), nameOf(item.place, places), item.firstStack, item.lastStack,
             item.lastDrawn ? " or the last tile drawn" : "");
        for (const TurnLine& each : item.lines)
          line("    {} {} on {}{} when {}", each.more ? "more" : "up to", reg(each.count), eventsText(each.events), each.offered ? ", offered" : "", reg(each.guard));
      }
    }
    if (course.beginPoints) line("begins with {}", course.beginPoints);
    if (course.noWinner != noReg) line("no winner when {}", reg(course.noWinner));
    if (heading("after", !course.after.empty())) {
      static constexpr const char* whats[] = {"winner leaves play", "winner plays on", "hand ends", "next turn after", "match ends"};
      for (const After& after : course.after)
        line("  {} : {} {} when {}", eventText(after.event), nameOf(after.what, whats), reg(after.seat), reg(after.guard));
    }
  }

  std::string patternName(size_t index) const {
    return index < plan_.patterns.size() ? origin(plan_.patterns[index].origin) : "?";
  }
  std::string callName(int call) const {
    const auto index = static_cast<size_t>(call);
    return call >= 0 && index < plan_.calls.size() ? origin(plan_.calls[index].origin) : "?";
  }
  static void flag(std::string& text, const char* name, bool set) {
    if (set) text += name;
  }

  const Plan& plan_;
  tile::TileNotation notation_;
  std::string out_;
};

}  // namespace

std::string printPlan(const Plan& plan) { return Printer(plan).all(); }
std::string printInstr(const Plan& plan, const Instr& instr) { return Printer(plan).instr(instr); }

}  // namespace kaikou::plan
