// What a hand pays, in two languages.
//
// Every name comes from the plan's origins: the ruleset speaks, this file only arranges.
// Tested by tests/cli/scoring_test.cpp.
#include "cli/score_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>

#include "compiler/source/source.h"

namespace kaikou::cli {

namespace {

using eval::Group;

const char* formName(Group::Form form, Language language) {
  switch (form) {
    case Group::Run: return say(Phrase::Run, language);
    case Group::Triplet: return say(Phrase::Triplet, language);
    case Group::Quad: return say(Phrase::Quad, language);
    case Group::Pair: return say(Phrase::Pair, language);
    case Group::Single: return say(Phrase::Single, language);
  }
  return "";
}

int groupSize(Group::Form form) {
  switch (form) {
    case Group::Quad: return 4;
    case Group::Pair: return 2;
    case Group::Single: return 1;
    default: return 3;
  }
}

void trimEnd(std::string& text) {
  while (!text.empty() && text.back() == ' ') text.pop_back();
}

std::string signedNumber(int64_t value) { return value > 0 ? fmt::format("+{}", value) : std::to_string(value); }

std::string numberText(Num value, Language language) { return value.isNone() ? say(Phrase::None, language) : toString(value); }

// "x 2", "at most 300".
std::string actionText(plan::LineAction action, Num value, Language language) {
  const std::string number = numberText(value, language);
  auto words = [&](Phrase phrase) { return fmt::format("{} {}", say(phrase, language), number); };
  switch (action) {
    case plan::LineAction::Becomes: return "= " + number;
    case plan::LineAction::Add: return "+ " + number;
    case plan::LineAction::Subtract: return "- " + number;
    case plan::LineAction::Times: return "x " + number;
    case plan::LineAction::AtMost: return words(Phrase::AtMost);
    case plan::LineAction::AtLeast: return words(Phrase::AtLeast);
    case plan::LineAction::RoundUp: return words(Phrase::RoundUp);
    case plan::LineAction::RoundDown: return words(Phrase::RoundDown);
  }
  return number;
}

std::string originLine(const plan::Origin& origin, TextStyle style) {
  std::string out = titleOf(origin, style.language);
  if (origin.name != out) out += fmt::format(" ({})", origin.name);
  if (const std::string& cite = citeOf(origin, style.language); !cite.empty()) {
    out += "  " + ink(cite, Ink::Dim, style.colour);
  }
  return out;
}

void heading(std::string& into, std::string_view text, TextStyle style) {
  into += ink(text, Ink::Bold, style.colour);
  into += '\n';
}

void appendWin(std::string& into, const ShelvedPlan& shelved, const eval::Win& win, TextStyle style) {
  const Language language = style.language;
  into += fmt::format("{} {} · {} {} · ", say(Phrase::Seat, language), win.seat, say(Phrase::WinningTile, language),
                      shelved.binder->notation().printKind(win.tile));
  switch (win.by) {
    case eval::WinBy::SelfDraw: into += say(Phrase::SelfDrawn, language); break;
    case eval::WinBy::Discard: into += fmt::format("{} {}", say(Phrase::OnDiscard, language), win.from); break;
    case eval::WinBy::RobKong: into += fmt::format("{} {}", say(Phrase::Robbing, language), win.from); break;
  }
  if (win.afterKong) into += fmt::format(" · {}", say(Phrase::AfterKong, language));
  if (win.lastTiles) into += fmt::format(" · {}", say(Phrase::LastTiles, language));
  into += '\n';
}

void appendResults(std::string& into, const ShelvedPlan& shelved, const eval::Settlement& settlement, TextStyle style) {
  const plan::Plan& plan = *shelved.plan;
  const Language language = style.language;
  for (size_t i = 0; i < plan.results.size(); ++i) {
    const plan::ResultItem& item = plan.results[i];
    const int64_t value = i < settlement.results.size() ? settlement.results[i] : 0;
    std::string text;
    switch (item.kind) {
      case plan::ResultItem::PatternList:
        for (uint16_t pattern : shelved.sortedPatterns[i]) {
          if (!settlement.patterns.has(pattern)) continue;
          if (!text.empty()) text += language == Language::English ? ", " : "、";
          text += titleOf(plan.origins[plan.patterns[pattern].origin], language);
        }
        if (text.empty()) text = say(Phrase::None, language);
        break;
      case plan::ResultItem::YesNo: text = say(value ? Phrase::Yes : Phrase::No, language); break;
      case plan::ResultItem::Number: text = std::to_string(value); break;
    }
    into += fmt::format("  {}  {}\n", padded(item.key, 10), text);
  }
  if (settlement.liable >= 0) {
    into += fmt::format("  {}  {} {}", padded(say(Phrase::LiableSeat, language), 10), say(Phrase::Seat, language),
                        settlement.liable);
    if (settlement.liability >= 0 && static_cast<size_t>(settlement.liability) < plan.liabilities.size()) {
      into +=
          " · " + originLine(plan.origins[plan.liabilities[static_cast<size_t>(settlement.liability)].origin], style);
    }
    into += '\n';
  }
}

// A line that counted nothing: there were none of what it counts, or the limit is none.
bool changesNothing(const eval::TraceLine& line) {
  switch (line.action) {
    case plan::LineAction::AtMost: return line.value.isNone();
    case plan::LineAction::Times: return line.value == Num(1);
    case plan::LineAction::Add:
    case plan::LineAction::Subtract: return line.value == Num(0);
    default: return false;
  }
}

bool sameHeading(const eval::TraceLine& a, const eval::TraceLine& b) {
  return a.group == b.group && a.seat == b.seat && a.role == b.role;
}

using Lines = std::span<const eval::TraceLine>;

// Lines under one heading, and the seats that pay by the very same lines.
struct Block {
  Lines lines;
  std::vector<int> seats;
};

bool samePayment(Lines a, Lines b) {
  return a[0].role == plan::LineRole::Payment && b[0].role == plan::LineRole::Payment &&
         std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const eval::TraceLine& x, const eval::TraceLine& y) {
           return x.group == y.group && x.origin == y.origin && x.action == y.action && x.value == y.value && x.after == y.after;
         });
}

std::vector<Block> blocksOf(Lines lines) {
  std::vector<Block> blocks;
  for (size_t begin = 0, end = 0; begin < lines.size(); begin = end) {
    while (end < lines.size() && sameHeading(lines[begin], lines[end])) ++end;
    const Lines block = lines.subspan(begin, end - begin);
    if (!blocks.empty() && samePayment(blocks.back().lines, block)) blocks.back().seats.push_back(block[0].seat);
    else blocks.push_back({block, {block[0].seat}});
  }
  return blocks;
}

std::string headingOf(const plan::Plan& plan, const Block& block, Language language) {
  if (block.lines[0].role != plan::LineRole::Payment)
    return fmt::format("  {} · {} {}\n", titleOf(plan.origins[block.lines[0].group], language), say(Phrase::Seat, language), block.seats[0]);
  const bool one = block.seats.size() == 1;
  std::string seats;
  for (int seat : block.seats) seats += (seats.empty() ? "" : language == Language::English ? ", " : "、") + std::to_string(seat);
  return fmt::format("  {} {} {}\n", say(one ? Phrase::Seat : Phrase::Seats, language), seats,
                     say(one ? Phrase::Pays : Phrase::PayEach, language));
}

void appendLine(std::string& into, const plan::Plan& plan, const eval::TraceLine& line, int nameWidth, int actionWidth, TextStyle style) {
  const plan::Origin& origin = plan.origins[line.origin];
  into += fmt::format("    {}  {}  → {}", padded(titleOf(origin, style.language), nameWidth),
                      padded(actionText(line.action, line.value, style.language), actionWidth), padded(numberText(line.after, style.language), 6));
  if (const std::string& cite = citeOf(origin, style.language); !cite.empty()) into += "  " + ink(cite, Ink::Dim, style.colour);
  trimEnd(into);
  into += '\n';
}

// The lines that applied, under a heading for each tally, and for each payment with all seats that pay by the same lines.
void appendLines(std::string& into, const plan::Plan& plan, const std::vector<eval::TraceLine>& all,
                 TextStyle style) {
  const Language language = style.language;
  int nameWidth = 10, actionWidth = 6;
  std::vector<eval::TraceLine> lines;
  std::remove_copy_if(all.begin(), all.end(), std::back_inserter(lines), changesNothing);
  for (const eval::TraceLine& line : lines) {
    nameWidth = std::max(nameWidth, source::displayWidth(titleOf(plan.origins[line.origin], language)));
    actionWidth = std::max(actionWidth, source::displayWidth(actionText(line.action, line.value, language)));
  }
  nameWidth = std::min(nameWidth, 40);
  for (const Block& block : blocksOf(lines)) {
    into += headingOf(plan, block, language);
    for (const eval::TraceLine& line : block.lines) appendLine(into, plan, line, nameWidth, actionWidth, style);
  }
}

}  // namespace

void appendSettlementText(std::string& into, const ShelvedPlan& shelved, const eval::Table& table,
                          const eval::Settlement& settlement, TextStyle style) {
  const plan::Plan& plan = *shelved.plan;
  const Language language = style.language;
  appendWin(into, shelved, table.win, style);
  if (!settlement.legal) {
    into += ink(say(Phrase::Refused, language), Ink::Red, style.colour);
    const bool known = settlement.failedNeed >= 0 && static_cast<size_t>(settlement.failedNeed) < plan.needs.size();
    if (known) into += language == Language::English ? ": not met: " : "，不满足：";
    else into += language == Language::English ? ": " : "：";
    into += known ? originLine(plan.origins[plan.needs[static_cast<size_t>(settlement.failedNeed)].origin], style)
                  : say(Phrase::NoReading, language);
    into += '\n';
    return;
  }
  int width = 2;
  for (int64_t points : settlement.payments) width = std::max(width, static_cast<int>(signedNumber(points).size()));
  for (int seat = 0; seat < plan.game.seats; ++seat) {
    const int64_t points = settlement.payments[static_cast<size_t>(seat)];
    std::string marks;
    if (seat == table.win.seat) marks += fmt::format("  {}", say(Phrase::Winner, language));
    if (seat == table.dealer) marks += fmt::format("  {}", say(Phrase::Dealer, language));
    if (seat == settlement.liable) marks += fmt::format("  {}", say(Phrase::Liable, language));
    into += fmt::format("  {} {}  {}{}\n", say(Phrase::Seat, language), seat,
                        ink(padded(signedNumber(points), width, true),
                            points > 0 ? Ink::Green : points < 0 ? Ink::Red : Ink::Plain, style.colour),
                        marks);
  }
  appendResults(into, shelved, settlement, style);
}

void appendReadingText(std::string& into, const ShelvedPlan& shelved, const eval::Reading& reading, TextStyle style) {
  const plan::Plan& plan = *shelved.plan;
  const tile::TileNotation& notation = shelved.binder->notation();
  const Language language = style.language;
  if (reading.shape < plan.shapes.size()) {
    into += fmt::format("  {}  {}\n", padded(say(Phrase::Shape, language), 8),
                        titleOf(plan.origins[plan.shapes[reading.shape].origin], language));
  }
  for (const Group& group : reading.groups) {
    std::vector<uint8_t> kinds, wilds, others;
    for (int i = 0; i < groupSize(group.form); ++i) {
      const uint8_t kind = static_cast<uint8_t>(group.form == Group::Run ? group.tile + i : group.tile);
      kinds.push_back(kind);
      if (group.wildMask >> i & 1) wilds.push_back(kind);
      if (group.otherMask >> i & 1) others.push_back(kind);
    }
    into += fmt::format("  {}  {}", padded(formName(group.form, language), 8), padded(notation.printKinds(kinds), 8));
    if (group.onTable) into += fmt::format("  {}", say(Phrase::OnTable, language));
    if (!wilds.empty()) into += fmt::format("  {} {}", say(Phrase::WildAs, language), notation.printKinds(wilds));
    if (!others.empty()) into += fmt::format("  {} {}", say(Phrase::WouldBe, language), notation.printKinds(others));
    if (group.hasWinningTile) into += fmt::format("  {}", say(Phrase::WinningTile, language));
    trimEnd(into);
    into += '\n';
  }
}

namespace {

void appendNeeds(std::string& into, const plan::Plan& plan, const std::vector<uint32_t>& needs, TextStyle style) {
  for (uint32_t need : needs)
    if (need < plan.needs.size()) into += "  " + originLine(plan.origins[plan.needs[need].origin], style) + '\n';
}

// What a complete hand does not meet stands beside its reading; of another it is said what it lacks, and what would still
// be unmet without that lack.
void appendRefusal(std::string& into, const ShelvedPlan& shelved, const eval::Settlement& settlement,
                   const eval::Explanation& explanation, TextStyle style) {
  const plan::Plan& plan = *shelved.plan;
  const Language language = style.language;
  heading(into, say(Phrase::Failing, language), style);
  std::vector<uint32_t> failing = explanation.failing;
  if (failing.empty() && settlement.failedNeed >= 0) failing.push_back(static_cast<uint32_t>(settlement.failedNeed));
  appendNeeds(into, plan, failing, style);
  if (!explanation.complete) {
    if (explanation.tilesShort >= 0)
      into += fmt::format("  {} {}  {}\n", say(Phrase::NotComplete, language), explanation.tilesShort,
                          shelved.binder->notation().printKinds(explanation.replaced));
    else
      into += fmt::format("  {} {}\n", say(Phrase::NotCompleteOver, language), explanation.lacksOver);
  }
  if (explanation.nearest.groups.empty()) return;
  into += '\n';
  heading(into, say(explanation.complete ? Phrase::NearestReading : Phrase::NearestHand, language), style);
  appendReadingText(into, shelved, explanation.nearest, style);
  if (explanation.nearestFailing.empty()) return;
  into += '\n';
  heading(into, say(Phrase::StillFailing, language), style);
  appendNeeds(into, plan, explanation.nearestFailing, style);
}

}  // namespace

void appendExplanationText(std::string& into, const ShelvedPlan& shelved, const eval::Table& table,
                           const eval::Settlement& settlement, const eval::Explanation& explanation, TextStyle style) {
  const plan::Plan& plan = *shelved.plan;
  const Language language = style.language;
  into += '\n';
  if (!settlement.legal) {
    appendRefusal(into, shelved, settlement, explanation, style);
    return;
  }
  heading(into, say(Phrase::Reading, language), style);
  appendReadingText(into, shelved, explanation.reading, style);
  into += '\n';
  heading(into, say(Phrase::Conditions, language), style);
  for (uint32_t need : explanation.needs) {
    if (need < plan.needs.size()) into += "  " + originLine(plan.origins[plan.needs[need].origin], style) + '\n';
  }
  into += '\n';
  heading(into, say(Phrase::Points, language), style);
  appendLines(into, plan, explanation.lines, style);
  if (settlement.liable >= 0) {
    into += '\n';
    heading(into, say(Phrase::OwedBefore, language), style);
    for (int seat = 0; seat < plan.game.seats; ++seat) {
      if (seat == table.win.seat) continue;
      into += fmt::format("  {} {}  {}\n", say(Phrase::Seat, language), seat,
                          explanation.owed[static_cast<size_t>(seat)]);
    }
  }
}

}  // namespace kaikou::cli
