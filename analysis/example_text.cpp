// The words of docs/language.md, Examples; tiles as the rules spell them.
#include "analysis/example_text.h"

#include <span>

#include "runtime/cases/case_binder.h"
#include "runtime/plan/mark_values.h"
#include "runtime/tile/tile_notation.h"

namespace kaikou::analysis {
namespace {

class Writer {
 public:
  explicit Writer(const plan::Plan& plan) : plan_(plan), notation_(plan) {}

  std::string write(const eval::Table& table, const eval::Settlement* settlement, const ExampleTitle& title) {
    out_ = "example " + quoted(title.zh);
    if (!title.en.empty()) out_ += " / " + quoted(title.en);
    std::vector<std::pair<std::string, std::string>> with = title.options;
    for (const plan::Mark& mark : plan_.course.marks)
      if (mark.scope != plan::MarkScope::Seat && table.course.marks[mark.slot] != mark.initial)
        with.emplace_back(name(mark.origin), plan::markText(plan_, mark, table.course.marks[mark.slot]));
    for (size_t i = 0; i < with.size(); ++i) out_ += (i ? ", " : " with ") + with[i].first + " = " + with[i].second;
    out_ += " {\n";
    if (plan_.game.hasIndicator) line("indicator " + kind(table.indicator));
    line("dealer " + std::to_string(table.dealer));
    if (table.previousWild != plan::noTile) line("previous wild " + kind(table.previousWild));
    for (size_t i = 0; i < plan_.facts.size() && i < table.facts.size(); ++i)
      if (table.factMask >> i & 1) line("fact " + name(plan_.facts[i].origin) + " = " + factValue(plan_.facts[i], table.facts[i]));
    if (table.offenderCount) {
      std::string seats = "offenders";
      for (int i = 0; i < table.offenderCount; ++i) seats += ' ' + std::to_string(table.offenders[static_cast<size_t>(i)]);
      line(seats);
    }
    if (plan_.course.followed) course(table.course);
    for (int s = 0; s < plan_.game.seats; ++s) seat(table, s);
    win(table.win);
    if (settlement) expect(*settlement);
    else line("// cannot be worked out");
    return out_ + "}\n";
  }

 private:
  static std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (char c : text) out += c == '"' || c == '\\' || c == '\n' ? '\'' : c;
    return out + '"';
  }
  void line(const std::string& text) { out_ += "  " + text + '\n'; }
  std::string kind(int tile) const { return notation_.printKind(static_cast<uint8_t>(tile)); }
  const std::string& name(uint32_t origin) const { return plan_.origins[origin].name; }
  std::string tiles(const eval::TileCounts& counts) const {
    std::vector<uint8_t> kinds;
    for (size_t k = 0; k < plan_.kinds.size(); ++k) kinds.insert(kinds.end(), counts[k], static_cast<uint8_t>(k));
    return notation_.printKinds(kinds);
  }
  std::string factValue(const plan::Fact& fact, int64_t value) const {
    switch (fact.type) {
      case plan::FactType::YesNo: return value ? "yes" : "no";
      case plan::FactType::Number: return std::to_string(value);
      case plan::FactType::Tile: return value < 0 ? "none" : kind(static_cast<int>(value));
    }
    return "no";
  }

  void seat(const eval::Table& table, int s) {
    const eval::SeatTable& own = table.seats[static_cast<size_t>(s)];
    const std::string aside = tiles(own.aside);
    std::string marks;
    for (const plan::Mark& mark : plan_.course.marks) {
      const int value = table.course.seatMarks[static_cast<size_t>(s)][mark.slot];
      if (mark.scope == plan::MarkScope::Seat && value != mark.initial)
        marks += (marks.empty() ? " with " : ", ") + name(mark.origin) + " = " + plan::markText(plan_, mark, value);
    }
    if (!own.handKnown && !own.meldCount && aside.empty() && marks.empty()) return;
    std::string text = "seat " + std::to_string(s) + ": hand";
    if (own.handKnown) text += ' ' + tiles(own.hand);
    for (int i = 0; i < own.meldCount; ++i) {
      const eval::Meld& meld = own.melds[static_cast<size_t>(i)];
      std::vector<uint8_t> kinds;
      for (int t = 0; t < (meld.form == eval::MeldForm::Quad ? 4 : 3); ++t)
        kinds.push_back(static_cast<uint8_t>(meld.tile + (meld.form == eval::MeldForm::Run ? t : 0)));
      text += " meld " + name(plan_.calls[meld.call].origin) + ' ' + notation_.printKinds(kinds);
      if (meld.from != plan::nobody) text += " from " + std::to_string(meld.from);
    }
    if (!aside.empty()) text += " aside " + aside;
    line(text + marks);
  }

  void course(const eval::Course& told) {
    if (told.left != cases::middleOfWall) line("left to draw " + std::to_string(told.left));
    if (told.discardsMade == 0) line("from the deal");
    if (told.pot) line("pot " + std::to_string(told.pot));
    for (size_t u = 0; u < plan_.course.turnUps.size(); ++u) {
      if (!told.turnedCount[u]) continue;
      const auto& kinds = told.turned[u];
      line("turned " + name(plan_.course.turnUps[u].origin) + ' ' + notation_.printKinds(std::span<const uint8_t>(kinds.data(), told.turnedCount[u])));
    }
  }

  void win(const eval::Win& win) {
    std::string text = "win seat " + std::to_string(win.seat) + " with " + kind(win.tile);
    switch (win.by) {
      case eval::WinBy::SelfDraw: text += " self drawn"; break;
      case eval::WinBy::Discard: text += " from " + std::to_string(win.from); break;
      case eval::WinBy::RobKong: text += " robbing " + std::to_string(win.from); break;
    }
    if (win.afterKong) text += " after kong";
    if (win.lastTiles) text += " last tiles";
    line(text);
  }

  void expect(const eval::Settlement& settlement) {
    if (!settlement.legal) {
      line(settlement.failedNeed < 0 ? "expect refused" : "expect refused by " + name(plan_.needs[static_cast<size_t>(settlement.failedNeed)].origin));
      return;
    }
    std::string text = "expect ";
    for (size_t i = 0; i < plan_.results.size() && i < settlement.results.size(); ++i) {
      const plan::ResultItem& item = plan_.results[i];
      if (item.kind == plan::ResultItem::YesNo) text += (settlement.results[i] ? "" : "not ") + item.key + ", ";
      if (item.kind == plan::ResultItem::Number) text += item.key + ' ' + std::to_string(settlement.results[i]) + ", ";
      if (item.kind != plan::ResultItem::PatternList) continue;
      text += item.key;
      bool some = false;
      for (uint16_t pattern : item.patterns) {
        if (!settlement.patterns.has(pattern)) continue;
        text += ' ' + name(plan_.patterns[pattern].origin);
        some = true;
      }
      text += some ? ", " : " none, ";
    }
    if (settlement.liable >= 0) text += "liable " + std::to_string(settlement.liable) + ", ";
    text += "points";
    for (int s = 0; s < plan_.game.seats; ++s) {
      const int64_t points = settlement.payments[static_cast<size_t>(s)];
      text += (points > 0 ? " +" : " ") + std::to_string(points);
    }
    line(text);
  }

  const plan::Plan& plan_;
  const tile::TileNotation notation_;
  std::string out_;
};

}  // namespace

std::string exampleText(const plan::Plan& plan, const eval::Table& table, const eval::Settlement& settlement, const ExampleTitle& title) {
  return Writer(plan).write(table, &settlement, title);
}

std::string faultText(const plan::Plan& plan, const eval::Table& table, const ExampleTitle& title) {
  return Writer(plan).write(table, nullptr, title);
}

}  // namespace kaikou::analysis
