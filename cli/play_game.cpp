// The loop of a match. Its log is written as far as it stands whenever somebody is asked, so whatever ends the program, the match
// goes on from there (play_continue.h). Tested by tests/scripts/sim_end_to_end.sh and tests/scripts/play_terminal.sh.
#include "cli/play_game.h"

#include <unistd.h>

#include <charconv>

#include <fmt/format.h>

#include "cli/interrupt.h"
#include "cli/wrapped_text.h"

namespace kaikou::cli {

using table::Action;
using table::State;

Game::Game(Session& session, const Setup& setup, std::vector<std::unique_ptr<bots::Bot>> bots,
           std::function<void(const std::string&)> record)
    : session_(session),
      shelved_(*setup.shelved),
      plan_(*shelved_.plan),
      style_{session.language, session.colour},
      view_(shelved_, style_, setup.unicode ? TileFaces::Unicode : TileFaces::Text),
      engine_(plan_),
      bots_(std::move(bots)),
      lines_(0, [&session] { session.out.flush(); }, &interrupted),
      own_(setup.own),
      hands_(setup.hands),
      house_(setup.house),
      secret_(setup.seedText.empty()),
      logged_(setup.logged),
      record_(std::move(record)),
      log_(engine_, logText_) {
  if (setup.from) goOn(*setup.from);
  else beginMatch(setup);
}

// On a terminal no line is wider than it.
void Game::print(std::string_view text) {
  if (isatty(1)) session_.out.write(fitted(text, terminalColumns(1)));
  else session_.out.write(text);
}

void Game::beginMatch(const Setup& setup) {
  match_.seed = house_;
  const auto commitment = house_.commitment();
  log_.match(commitment);
  const std::string title = titleOf(plan_.origins[plan_.ruleset], style_.language);
  if (secret_) print(fmt::format("{}\n{} {}\n", title, words(PlayPhrase::Commitment), toHex(commitment.data(), commitment.size())));
  else print(fmt::format("{} · {} {}\n", title, words(PlayPhrase::Seed), setup.seedText));
  if (setup.share) addShare();
}

void Game::goOn(const PlayPosition& from) {
  match_ = from.match;
  resumes_ = from.state.has_value();
  if (resumes_) state_ = *from.state;
  log_.rewind(from.chain);
  print(fmt::format("{} · {}\n", titleOf(plan_.origins[plan_.ruleset], style_.language), words(PlayPhrase::GoesOn)));
  totals();
}

Game::End Game::run() {
  while (!quit_ && !match_.over && (!hands_ || match_.hand < hands_)) {
    playHand();
    if (quit_) break;
    ending();
    if (!finish()) return End::Failed;
    totals();
    if (match_.over || (hands_ && match_.hand >= hands_)) break;
    print(fmt::format("{}\n", words(PlayPhrase::NextHand)));
    std::string line;
    cut_ = !read(line);
    quit_ = cut_ || line == "q";
  }
  print(fmt::format("{}\n", words(PlayPhrase::Bye)));
  // A hand that was not played to its end leaves the match open; so does whoever is cut off between two hands, if the match can
  // go on from a log.
  const bool over = state_.stage == table::Stage::Over && !(cut_ && logged_);
  if (over) {
    log_.close(match_, house_);
    if (secret_) print(fmt::format("{} {}\n", words(PlayPhrase::Opened), house_.hex()));
  }
  flushLog();
  return over ? End::Closed : End::Open;
}

// False at the end of input, or when a signal ended it: the game stops where it is, and nobody has left.
bool Game::read(std::string& out) {
  print("> ");
  std::string_view line;
  for (;;) {
    switch (lines_.next(line)) {
      case LineReader::Line::Text: {
        const size_t first = line.find_first_not_of(" \t\r"), last = line.find_last_not_of(" \t\r");
        out = first == std::string_view::npos ? std::string() : std::string(line.substr(first, last - first + 1));
        return true;
      }
      case LineReader::Line::TooLong: out = "?"; return true;
      case LineReader::Line::End:
      case LineReader::Line::Failed: print("\n"); return false;
    }
  }
}

// The seed is committed to, and shown so: what is typed now, it cannot hang on.
void Game::addShare() {
  print(fmt::format("{}\n", words(PlayPhrase::YourShare)));
  std::string line;
  if (!read(line)) {
    quit_ = cut_ = true;
    return;
  }
  const Seed share = Seed::ofText(line);
  const auto seat = static_cast<size_t>(own_);
  table::Shares shares;
  shares.pledges[seat] = share.commitment();
  log_.pledges(shares);
  shares.shares[seat] = share;
  log_.shares(shares);
  match_.seed = shares.mixed(house_);
  print(fmt::format("{} {}\n", words(PlayPhrase::ShareIs), share.hex()));
}

void Game::playHand() {
  const Seed seed = match_.seed.forHand(match_.hand);
  for (size_t seat = 0; seat < bots_.size(); ++seat) bots_[seat]->newHand(seed, static_cast<int>(seat));
  print(fmt::format("\n{} {} · {} {}\n", words(PlayPhrase::Hello), match_.hand + 1, words(PlayPhrase::Dealer), match_.dealer));
  if (!resumes_) {
    log_.hand(match_, seed.commitment());
    engine_.begin(match_, state_, &events_);
    log_.dealt(state_, events_);
    showEvents();
  }
  resumes_ = false;
  while (state_.stage != table::Stage::Over) {
    flushLog();
    const int seat = engine_.nextToAct(state_);
    engine_.legal(state_, seat, list_);
    const Action action = seat == own_ ? ask() : bots_[static_cast<size_t>(seat)]->choose(engine_, state_, seat, list_);
    if (quit_) return cut_ ? void() : leave();
    if (log_.play(state_, action, &events_) != table::Refusal::None) quit_ = true;   // `legal` lists what is accepted
    showEvents();
  }
}

void Game::showEvents() {
  std::string text;
  view_.appendEvents(text, events_, own_);
  for (const eval::Table& won : engine_.wins()) {   // a hand may go on after a win
    eval::Settlement settled;
    if (!engine_.evaluator().settle(won, settled)) appendSettlementText(text, shelved_, won, settled, style_);
  }
  print(text);
}

void Game::leave() {
  if (log_.leave(state_, own_, &events_) == table::Refusal::None) {
    showEvents();
    (void)finish();
    totals();
  }
}

bool Game::finish() {
  const Seed seed = match_.seed.forHand(match_.hand);
  if (!engine_.finish(state_, match_)) return false;
  log_.end(state_, match_, seed);
  flushLog();
  return true;
}

void Game::flushLog() {
  record_(logText_);
  logText_.clear();
}

void Game::question() {
  std::string text;
  if (state_.stage == table::Stage::Answers)
    text += fmt::format("{} {} {} {}\n", words(PlayPhrase::Seat), state_.turn, words(PlayPhrase::About), view_.tile(state_.tile));
  else if (state_.stage == table::Stage::Robbing)
    text += fmt::format("{} {} {} {}\n", words(PlayPhrase::Seat), state_.turn, words(PlayPhrase::Robbed), view_.tile(state_.tile));
  std::vector<std::string> choices;
  for (size_t i = 0; i < list_.size(); ++i) choices.push_back(fmt::format("{:>3} {}", i + 1, view_.actionText(list_[i])));
  print(text + sideBySide(choices, terminalColumns(1)));
}

// Whether somebody who wants to quit does, knowing what it costs. The end of input is no answer: the hand is cut off.
bool Game::leavesForSure() {
  if (!plan_.game.leavingDeclared || plan_.game.leavingPays == 0) return true;
  print(wrapped(fmt::format("{} {}", words(PlayPhrase::LeaveCosts), plan_.game.leavingPays), terminalColumns(1)));
  print(fmt::format("{} ", words(PlayPhrase::LeaveSure)));
  std::string line;
  cut_ = !read(line);
  return cut_ || line == "q";
}

Action Game::ask() {
  std::string text;
  view_.appendTable(text, engine_, state_, own_);
  print(text);
  question();
  for (;;) {
    print(fmt::format("{} ", words(PlayPhrase::Choose)));
    std::string line;
    cut_ = !read(line);
    if (cut_ || (line == "q" && leavesForSure())) {
      quit_ = true;
      return {};
    }
    if (line == "q") {
      question();
      continue;
    }
    size_t number = 0;
    const auto [end, wrong] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (wrong == std::errc() && end == line.data() + line.size()) {
      if (number >= 1 && number <= list_.size()) return list_[number - 1];
      print(fmt::format("{}\n", words(PlayPhrase::NoSuch)));
    } else if (line == "h") {
      hints();
    } else if (line == "t") {
      text.clear();
      view_.appendTable(text, engine_, state_, own_);
      print(text);
      question();
    } else if (line == "?" || line.empty()) {
      print(wrapped(words(PlayPhrase::Help), terminalColumns(1)));
      if (plan_.game.leavingDeclared)
        print(wrapped(fmt::format("{} {}", words(PlayPhrase::HelpLeave), plan_.game.leavingPays), terminalColumns(1)));
      question();
    } else {
      uint8_t kind = 0;
      tile::TileError error;
      if (shelved_.binder->notation().parseOne(line, kind, error)) {
        const Action thrown = table::discard(own_, kind);
        const table::Refusal why = engine_.refuses(state_, thrown);
        if (why == table::Refusal::None) return thrown;
        print(fmt::format("{} {}\n", words(PlayPhrase::Refused), session_.said(table::refusalText(why))));
      } else {
        print(fmt::format("{}\n", words(PlayPhrase::NoSuch)));
      }
    }
  }
}

// What only this seat sees: other hands are empty in it.
eval::Table Game::seen(const State& state) const {
  eval::Table table = state.table;
  for (int seat = 0; seat < plan_.game.seats; ++seat)
    if (seat != own_) table.seats[static_cast<size_t>(seat)].hand.fill(0);
  table.win = {};
  table.win.seat = static_cast<int8_t>(own_);
  return table;
}

bool Game::waitsOf(const eval::Table& table, std::string& into) {
  std::vector<eval::Evaluator::Wait> waits;
  if (engine_.evaluator().waits(table, own_, waits) || waits.empty()) return false;
  const int before = (own_ + plan_.game.seats - 1) % plan_.game.seats;
  for (const auto& wait : waits) {
    into += fmt::format("    {}", padded(view_.tile(wait.tile), 4));
    if (wait.byDraw) into += fmt::format("  {} {:+}", words(PlayPhrase::ByDraw), wait.draw.payments[static_cast<size_t>(own_)]);
    if (wait.byDiscard)   // what it pays hangs on who gives it
      into += fmt::format("  {} {} {:+}", words(PlayPhrase::ByDiscard), before, wait.discard.payments[static_cast<size_t>(own_)]);
    into += '\n';
  }
  return true;
}

void Game::hints() {
  std::string text;
  eval::Table table = seen(state_);
  if (state_.mayWin >> own_ & 1) {
    eval::Table won = table;
    const bool self = state_.stage == table::Stage::Turn || state_.stage == table::Stage::Last;
    won.win.tile = state_.tile;
    won.win.by = self ? eval::WinBy::SelfDraw : state_.stage == table::Stage::Robbing ? eval::WinBy::RobKong : eval::WinBy::Discard;
    won.win.from = self ? static_cast<int8_t>(plan::nobody) : state_.turn;
    won.win.afterKong = self && state_.afterKong;
    won.win.lastTiles = state_.stage == table::Stage::Last;
    if (self) --won.seats[static_cast<size_t>(own_)].hand[state_.tile];
    eval::Settlement settled;
    if (!engine_.evaluator().settle(won, settled) && settled.legal)
      text += fmt::format("  {} {:+}\n", words(PlayPhrase::Would), settled.payments[static_cast<size_t>(own_)]);
  }
  bool any = false;
  if (state_.stage == table::Stage::Turn) {
    for (const Action& action : list_) {
      if (action.act != table::Act::Discard || engine_.discardDraws(state_, action.tile)) continue;
      State after = state_;
      engine_.layDiscard(after, own_, action.tile);
      std::string waits;
      if (!waitsOf(seen(after), waits)) continue;
      any = true;
      text += fmt::format("  {} {}: {}\n{}", words(PlayPhrase::After), view_.tile(action.tile), words(PlayPhrase::WaitsFor), waits);
    }
  } else if (state_.stage != table::Stage::Last && state_.stage != table::Stage::Choosing) {
    std::string waits;
    any = waitsOf(table, waits);
    if (any) text += fmt::format("  {}\n{}", words(PlayPhrase::WaitsFor), waits);
  }
  if (!any) text += fmt::format("  {}\n", words(PlayPhrase::NoWaits));
  auto& adviser = *bots_[static_cast<size_t>(own_)];
  text += fmt::format("  {}: {}\n", words(PlayPhrase::Advice), view_.actionText(adviser.choose(engine_, state_, own_, list_)));
  print(text);
}

void Game::ending() {
  std::string text;
  if (const auto& fault = engine_.lastFault(); fault && state_.outcome.kind == table::Outcome::Faulted)
    text += session_.said(session_.placedFault(plan_, *fault)) + '\n';
  for (int i = 0; i < state_.outcome.winnerCount; ++i) {
    const auto settled = engine_.settlement(state_, i);
    if (!settled) continue;
    const eval::Table won = engine_.wonTable(state_, i);
    eval::Explanation explanation;
    text += '\n';
    appendSettlementText(text, shelved_, won, *settled, style_);
    if (!engine_.evaluator().explain(won, *settled, explanation)) appendExplanationText(text, shelved_, won, *settled, explanation, style_);
  }
  print(text);
}

void Game::totals() {
  std::string text = fmt::format("\n{} ", words(PlayPhrase::Totals));
  for (int seat = 0; seat < plan_.game.seats; ++seat)
    text += fmt::format("  {} {:+}", view_.seatName(seat, own_), match_.totals[static_cast<size_t>(seat)]);
  if (match_.pot) text += fmt::format("  {} {:+}", words(PlayPhrase::Pot), match_.pot);
  print(text + '\n');
}

}  // namespace kaikou::cli
