// Waits in two languages. Every name comes from the plan's origins. Tested by tests/scripts/cli_end_to_end.sh,
// tests/cli/waits_text_test.cpp.
#include "cli/waits_text.h"

#include <algorithm>

#include <fmt/format.h>

namespace kaikou::cli {

namespace {

using cases::Way;

/// Tiles that pay the same in every way, and the ways.
struct Alike {
  uint64_t tiles = 0;
  std::vector<const Way*> ways;
};

bool sameWays(const std::vector<const Way*>& a, const std::vector<const Way*>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Way* x, const Way* y) {
    return x->from == y->from && x->settlement.payments == y->settlement.payments &&
           x->settlement.patterns == y->settlement.patterns && x->settlement.failedNeed == y->settlement.failedNeed;
  });
}

std::vector<Alike> groupAlike(const std::vector<Way>& ways) {
  std::vector<Alike> groups;
  for (size_t i = 0; i < ways.size();) {
    Alike next;
    const uint8_t tile = ways[i].tile;
    for (; i < ways.size() && ways[i].tile == tile; ++i) next.ways.push_back(&ways[i]);
    auto known = std::find_if(groups.begin(), groups.end(),
                              [&](const Alike& group) { return sameWays(group.ways, next.ways); });
    if (known == groups.end()) known = groups.insert(groups.end(), std::move(next));
    known->tiles |= uint64_t{1} << tile;
  }
  return groups;
}

class WaitsText {
 public:
  WaitsText(std::string& into, const ShelvedPlan& shelved, int seat, TextStyle style)
      : into_(into), shelved_(shelved), plan_(*shelved.plan), seat_(seat), style_(style) {}

  void write(const cases::Waits& waits, const char* indent) {
    for (const Alike& group : groupAlike(waits.ways)) {
      into_ += indent + ink(tiles(group.tiles), Ink::Bold, style_.colour) + '\n';
      for (const Way* way : group.ways) writeWay(*way, indent);
    }
    if (waits.refused.empty()) return;
    into_ += fmt::format("{}{}\n", indent, ink(words(waits.ways.empty() ? Phrase::OnlyRefused : Phrase::AlsoRefused), Ink::Red, style_.colour));
    for (const Alike& group : groupAlike(waits.refused)) writeRefused(group, indent);
  }

  void lack(const eval::Lack& lack, Phrase exact, Phrase over) {
    if (lack.tiles >= 0) into_ += fmt::format("{} {}\n", words(exact), lack.tiles);
    else into_ += fmt::format("{} {}\n", words(over), lack.over);
  }

  const char* words(Phrase phrase) const { return say(phrase, style_.language); }
  std::string tiles(uint64_t set) const { return shelved_.binder->notation().printSet(set); }

 private:
  void writeWay(const Way& way, const char* indent) {
    const std::string how = way.from < 0 ? words(Phrase::ByDraw) : fmt::format("{} {}", words(Phrase::ByDiscard), way.from);
    const int64_t winnings = way.settlement.payments[static_cast<size_t>(seat_)];
    into_ += fmt::format("{}  {}{}  [", indent, padded(how, style_.language == Language::English ? 24 : 16),
                         ink(padded(fmt::format("{}{}", winnings > 0 ? "+" : "", winnings), 7, true), Ink::Green, style_.colour));
    for (int other = 0; other < plan_.game.seats; ++other)
      into_ += fmt::format("{}{}", other ? " " : "", way.settlement.payments[static_cast<size_t>(other)]);
    into_ += ']';
    for (size_t i = 0; i < plan_.results.size(); ++i) {
      if (plan_.results[i].kind != plan::ResultItem::PatternList) continue;
      for (uint16_t pattern : shelved_.sortedPatterns[i])
        if (way.settlement.patterns.has(pattern)) into_ += "  " + titleOf(plan_.origins[plan_.patterns[pattern].origin], style_.language);
    }
    into_ += '\n';
  }

  // By what refuses them, with the ways: seats whose discards fare alike are named together.
  void writeRefused(const Alike& group, const char* indent) {
    into_ += fmt::format("{}  {}\n", indent, ink(tiles(group.tiles), Ink::Bold, style_.colour));
    for (size_t i = 0; i < group.ways.size();) {
      const int need = group.ways[i]->settlement.failedNeed;
      std::string how, seats;
      for (; i < group.ways.size() && group.ways[i]->settlement.failedNeed == need; ++i) {
        if (group.ways[i]->from < 0) how = words(Phrase::ByDraw);
        else seats += (seats.empty() ? "" : style_.language == Language::English ? ", " : "、") + std::to_string(group.ways[i]->from);
      }
      if (!seats.empty()) how += fmt::format("{}{} {}", how.empty() ? "" : style_.language == Language::English ? ", " : "，", words(Phrase::ByDiscard), seats);
      const std::string why = need >= 0 && static_cast<size_t>(need) < plan_.needs.size()
                                  ? titleOf(plan_.origins[plan_.needs[static_cast<size_t>(need)].origin], style_.language)
                                  : words(Phrase::NoReading);
      into_ += fmt::format("{}    {}{} {}\n", indent, how, style_.language == Language::English ? ":" : "：", why);
    }
  }

  std::string& into_;
  const ShelvedPlan& shelved_;
  const plan::Plan& plan_;
  int seat_;
  TextStyle style_;
};

}  // namespace

void appendWaitsText(std::string& into, const ShelvedPlan& shelved, int seat, const cases::WaitingHand& hand, TextStyle style) {
  WaitsText text(into, shelved, seat, style);
  const Language language = style.language;
  if (!hand.inTurn) {
    if (!hand.waits.none()) return text.write(hand.waits, "");
    into += fmt::format("{} {}{} ", say(Phrase::Seat, language), seat, language == Language::English ? ":" : "：");
    return text.lack(hand.lack, Phrase::LacksTiles, Phrase::LacksOver);
  }
  if (hand.completeNow) into += fmt::format("{} {}{} {}\n", say(Phrase::Seat, language), seat, language == Language::English ? ":" : "：", say(Phrase::CompleteNow, language));
  for (const auto& discard : hand.discards) {
    into += fmt::format("{} {}\n", say(Phrase::AfterDiscarding, language), ink(text.tiles(uint64_t{1} << discard.tile), Ink::Bold, style.colour));
    text.write(discard.waits, "  ");
  }
  if (!hand.discards.empty() || hand.completeNow) return;
  into += fmt::format("{} {}{} ", say(Phrase::Seat, language), seat, language == Language::English ? ":" : "：");
  text.lack(hand.lack, Phrase::NoDiscardReady, Phrase::NoDiscardOver);
}

}  // namespace kaikou::cli
