// Drawing. Widths are display columns. Tested by tests/cli/play_table_test.cpp and tests/scripts/play_end_to_end.sh.
#include "cli/play_table.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "runtime/table/action_text.h"

#include "compiler/source/source.h"
#include "runtime/table/win_filter.h"

namespace kaikou::cli {

using table::Happened;
using table::State;

const char* say(PlayPhrase phrase, Language language) {
  static constexpr const char* texts[][2] = {
#define PLAY(name, zh, en) {zh, en},
#include "cli/play_phrases.def"
#undef PLAY
  };
  return texts[static_cast<size_t>(phrase)][language == Language::English];
}

std::string tileGlyph(const plan::Plan& plan, int kind) {
  const plan::Kind& of = plan.kinds[static_cast<size_t>(kind)];
  const plan::Block& block = plan.blocks[of.block];
  uint32_t code = 0;
  if (block.isSuit) {
    auto called = [&](std::string_view a, std::string_view b) {
      return block.name == a || block.name == b || std::find(block.aliases.begin(), block.aliases.end(), b) != block.aliases.end();
    };
    const uint32_t first = called("万", "m") ? 0x1F007 : called("条", "s") ? 0x1F010 : called("筒", "p") ? 0x1F019 : 0;
    if (first && of.rank >= 1 && of.rank <= 9) code = first + of.rank - 1;
  } else {
    static constexpr std::pair<std::string_view, uint32_t> honours[] = {
        {"东", 0x1F000}, {"南", 0x1F001}, {"西", 0x1F002}, {"北", 0x1F003}, {"中", 0x1F004}, {"发", 0x1F005}, {"白", 0x1F006}};
    for (const auto& [name, glyph] : honours)
      if (of.name == name) code = glyph;
  }
  if (!code) return {};
  std::string text = {static_cast<char>(0xf0), static_cast<char>(0x80 | (code >> 12 & 63)), static_cast<char>(0x80 | (code >> 6 & 63)),
                      static_cast<char>(0x80 | (code & 63))};
  // One of them is an emoji, two columns wide.
  return code == 0x1F004 ? text : text + ' ';
}

PlayTable::PlayTable(const ShelvedPlan& shelved, TextStyle style, TileFaces faces)
    : plan_(*shelved.plan), shelved_(shelved), style_(style), faces_(faces) {}

std::string PlayTable::tile(int kind) const {
  if (faces_ == TileFaces::Unicode) {
    std::string glyph = tileGlyph(plan_, kind);
    if (!glyph.empty()) {
      if (glyph.back() == ' ') glyph.pop_back();
      return glyph;
    }
  }
  return shelved_.binder->notation().printKind(kind);
}

std::string PlayTable::tiles(const eval::TileCounts& counts) const {
  if (faces_ == TileFaces::Text) return shelved_.binder->notation().printCounts({counts.data(), plan_.kinds.size()});
  std::string text;
  for (size_t k = 0; k < plan_.kinds.size(); ++k) {
    for (int i = 0; i < counts[k]; ++i) {
      const std::string glyph = tileGlyph(plan_, static_cast<int>(k));
      text += glyph.empty() ? shelved_.binder->notation().printKind(static_cast<int>(k)) + ' ' : glyph;
    }
  }
  while (text.ends_with(' ')) text.pop_back();
  return text;
}

std::string PlayTable::seatName(int seat, int own) const {
  if (seat == plan::potBit) return say(PlayPhrase::Pot, style_.language);
  if (seat == plan::houseBit) return say(PlayPhrase::House, style_.language);
  const std::string name = fmt::format("{} {}", say(PlayPhrase::Seat, style_.language), seat);
  return seat == own ? fmt::format("{} ({})", name, say(PlayPhrase::You, style_.language)) : name;
}

std::string PlayTable::meldText(const eval::Meld& meld) const {
  eval::TileCounts counts{};
  if (meld.form == eval::MeldForm::Run) counts[meld.tile] = counts[meld.tile + 1] = counts[meld.tile + 2] = 1;
  else counts[meld.tile] = meld.form == eval::MeldForm::Quad ? 4 : 3;
  std::string text = fmt::format("{} {}", titleOf(plan_.origins[plan_.calls[meld.call].origin], style_.language), tiles(counts));
  if (meld.from >= 0) text += fmt::format(" {} {}", say(PlayPhrase::From, style_.language), meld.from);
  return text;
}

void PlayTable::appendHead(std::string& into, const table::Engine& engine, const State& state) const {
  const Language l = style_.language;
  std::string head = fmt::format("{} {}", say(PlayPhrase::TilesLeft, l), engine.drawable(state));
  if (plan_.game.hasIndicator) head += fmt::format(" · {} {}", say(PlayPhrase::TurnedUp, l), tile(state.table.indicator));
  if (state.wilds) {
    head += fmt::format(" · {}", say(PlayPhrase::Wild, l));
    for (uint64_t left = state.wilds; left; left &= left - 1) head += ' ' + tile(std::countr_zero(left));
  }
  for (size_t i = 0; i < plan_.course.turnUps.size(); ++i) {
    const eval::Course& course = state.table.course;
    if (!course.turnedCount[i]) continue;
    head += fmt::format(" · {}", titleOf(plan_.origins[plan_.course.turnUps[i].origin], l));
    for (int n = 0; n < course.turnedCount[i]; ++n) head += ' ' + tile(course.turned[i][static_cast<size_t>(n)]);
  }
  into += ink(head, Ink::Bold, style_.colour) + '\n';
}

// One line, and another with what the seat discarded.
void PlayTable::appendSeat(std::string& into, const State& state, int seat, int own) const {
  const Language l = style_.language;
  const eval::SeatTable& at = state.table.seats[seat];
  std::string line = padded(seatName(seat, own), l == Language::English ? 14 : 10);
  if (own == everybody || (seat != own && (state.table.course.shown >> seat & 1))) {
    line += tiles(at.hand);
  } else {
    int held = 0;
    for (const uint8_t count : at.hand) held += count;
    line += fmt::format("{} {}", held, say(PlayPhrase::Tiles, l));
  }
  const bool deals = seat == state.table.dealer;
  if (deals || at.meldCount || std::any_of(at.aside.begin(), at.aside.end(), [](uint8_t n) { return n > 0; }))
    line = padded(line, own == everybody ? source::displayWidth(line) + 2 : l == Language::English ? 23 : 19);
  if (deals) line += fmt::format(" {}", say(PlayPhrase::Dealer, l));
  for (int i = 0; i < at.meldCount; ++i) line += fmt::format(" [{}]", meldText(at.melds[i]));
  if (const std::string aside = tiles(at.aside); !aside.empty()) line += fmt::format(" {} {}", say(PlayPhrase::Aside, l), aside);
  into += line + '\n';
  std::string pile;
  for (int i = 0; i < state.pileSize; ++i) {
    const table::Discard& thrown = state.pile[i];
    if (thrown.seat != seat || thrown.claimed || thrown.aside) continue;
    pile += ' ' + tile(thrown.tile);
  }
  if (!pile.empty()) into += fmt::format("  {}{}\n", say(PlayPhrase::Pile, l), pile);
}

void PlayTable::appendTable(std::string& into, const table::Engine& engine, const State& state, int own) const {
  into += '\n';
  appendHead(into, engine, state);
  for (int seat = 0; seat < plan_.game.seats; ++seat) appendSeat(into, state, seat, own);
  appendHand(into, state, own);
}

void PlayTable::appendOpenTable(std::string& into, const table::Engine& engine, const State& state) const {
  appendHead(into, engine, state);
  for (int seat = 0; seat < plan_.game.seats; ++seat) appendSeat(into, state, seat, everybody);
}

void PlayTable::appendHand(std::string& into, const State& state, int own) const {
  eval::TileCounts hand = state.table.seats[own].hand;
  const bool drew = state.turn == own && (state.stage == table::Stage::Last || (state.stage == table::Stage::Turn && state.drew)) &&
                    hand[state.tile];
  if (drew) --hand[state.tile];
  into += fmt::format("{}  {}", say(PlayPhrase::Hand, style_.language), ink(tiles(hand), Ink::Cyan, style_.colour));
  if (drew) into += fmt::format("   {} {}", say(PlayPhrase::DrawnTile, style_.language), ink(tile(state.tile), Ink::Yellow, style_.colour));
  into += '\n';
}

void PlayTable::appendEvents(std::string& into, const table::Events& events, int own) const {
  const Language l = style_.language;
  for (const table::Event& event : events) {
    std::string what;
    auto words = [&](PlayPhrase phrase, int kind = -1) {
      what = say(phrase, l);
      if (kind >= 0) what += ' ' + tile(kind);
    };
    switch (event.what) {
      case Happened::Draw: words(event.flag ? PlayPhrase::DrawsAgain : PlayPhrase::Draws, event.seat == own || own == everybody ? event.tile : -1); break;
      case Happened::Flower: words(PlayPhrase::LaysFlower, event.tile); break;
      case Happened::Discard: words(PlayPhrase::Discards, event.tile); break;
      case Happened::Asked: continue;
      case Happened::Meld: {
        eval::Meld meld;
        meld.call = event.call, meld.tile = event.tile, meld.from = event.from;
        meld.form = static_cast<eval::MeldForm>(plan_.calls[event.call].meld);
        what = meldText(meld);
        break;
      }
      case Happened::Aside:
        what = fmt::format("{} {}", titleOf(plan_.origins[plan_.calls[event.call].origin], l), tile(event.tile));
        break;
      case Happened::Declared: words(PlayPhrase::Declares, event.tile); break;
      case Happened::Laid: words(PlayPhrase::LaysDown, event.tile); break;
      case Happened::Duty: words(PlayPhrase::DutyBegins); break;
      case Happened::Offence: words(PlayPhrase::Offends); break;
      case Happened::Won: words(PlayPhrase::Wins, event.tile); break;
      case Happened::Drawn: words(PlayPhrase::NobodyWon); break;
      case Happened::Left: words(PlayPhrase::Left); break;
      case Happened::Chosen: {
        const plan::Step& step = plan_.course.steps[event.call];
        what = fmt::format("{} · {}", titleOf(plan_.origins[step.origin], l), event.flag ? say(PlayPhrase::DoPass, l) : say(PlayPhrase::Steps, l));
        // Which tiles were given is told to nobody but who gives and who receives them.
        if (step.choice == plan::StepChoice::Value) what += ' ' + table::markText(plan_, plan_.course.marks[step.mark], event.tile);
        break;
      }
      case Happened::Given: {
        const bool told = own == everybody || own == event.seat || own == event.from;
        what = fmt::format("{}{} → {}", say(PlayPhrase::Gives, l), told ? ' ' + tile(event.tile) : std::string(), seatName(event.from, own));
        break;
      }
      case Happened::Marked: {
        const plan::Mark& mark = plan_.course.marks[event.call];
        if (mark.isPrivate && own != everybody && own != event.seat) continue;
        what = fmt::format("{} {} {}", titleOf(plan_.origins[mark.origin], l), say(PlayPhrase::MarkIs, l),
                           table::markText(plan_, mark, static_cast<int>(event.points)));
        break;
      }
      case Happened::Paid:
        what = fmt::format("{} · {} {} {}", titleOf(plan_.origins[plan_.course.pays[event.call].origin], l), seatName(event.from, own),
                           say(PlayPhrase::Pays, l), event.points);
        break;
      case Happened::Out: words(PlayPhrase::LeavesPlay); break;
      case Happened::Turned:
        what = fmt::format("{} {}", titleOf(plan_.origins[plan_.course.turnUps[event.call].origin], l), tile(event.tile));
        break;
      case Happened::Shown: words(PlayPhrase::ShowsHand); break;
      case Happened::MatchEnd: words(PlayPhrase::MatchEnds); break;
      case Happened::Faulted: words(PlayPhrase::Void); break;
    }
    into += event.seat >= 0 ? fmt::format("  {}  {}\n", seatName(event.seat, own), what) : fmt::format("  {}\n", what);
  }
}

std::string PlayTable::actionText(table::Action action) const {
  const Language l = style_.language;
  switch (action.act) {
    case table::Act::Win: return say(PlayPhrase::DoWin, l);
    case table::Act::Pass: return say(PlayPhrase::DoPass, l);
    case table::Act::Discard: return fmt::format("{} {}", say(PlayPhrase::DoDiscard, l), tile(action.tile));
    case table::Act::Call: break;
    case table::Act::Step: {
      const plan::Step& step = plan_.course.steps[action.call];
      std::string text = titleOf(plan_.origins[step.origin], l);
      if (step.choice == plan::StepChoice::Tiles) text += ' ' + tile(action.tile);
      if (step.choice == plan::StepChoice::Value) text += ' ' + table::markText(plan_, plan_.course.marks[step.mark], action.tile);
      if (step.moment == plan::StepMoment::WithDiscard) text += fmt::format(" · {} {}", say(PlayPhrase::DoDiscard, l), tile(action.tile));
      return text;
    }
  }
  eval::Meld meld;
  meld.call = action.call, meld.tile = action.tile;
  const plan::Call& call = plan_.calls[action.call];
  if (call.meld == plan::CallMeld::Aside || call.source == plan::CallSource::AddedTo)
    return fmt::format("{} {}", titleOf(plan_.origins[call.origin], l), tile(action.tile));
  meld.form = static_cast<eval::MeldForm>(call.meld);
  return meldText(meld);
}

}  // namespace kaikou::cli
