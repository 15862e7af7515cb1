// kou play: a person at a table with bots, line by line.
#include <algorithm>
#include <charconv>
#include <functional>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "bots/bot.h"
#include "cli/block_io.h"
#include "cli/bot_list.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/log_output.h"
#include "cli/play_opponents.h"
#include "cli/play_table.h"
#include "cli/wrapped_text.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/table/log_writer.h"
#include "runtime/text/understood.h"

namespace kaikou::cli {

namespace {

using table::Action;
using table::State;

struct PlayArguments {
  std::string ruleset, botList = "greedy", seed, tiles = "text", log;
  std::vector<std::string> options;
  int seat = 0;
  uint32_t hands = 0;
  bool share = false;
};

class Game {
 public:
  /// `record` takes what the log has to say, hand by hand.
  Game(Session& session, ShelvedPlan& shelved, const PlayArguments& arguments, const Seed& seed,
       std::vector<std::unique_ptr<bots::Bot>> bots,
       std::function<void(const std::string&)> record)
      : session_(session),
        shelved_(shelved),
        plan_(*shelved.plan),
        style_{session.language, session.colour},
        view_(shelved, style_, arguments.tiles == "unicode" ? TileFaces::Unicode : TileFaces::Text),
        engine_(plan_),
        bots_(std::move(bots)),
        lines_(0, [&session] { session.out.flush(); }, &interrupted),
        own_(arguments.seat),
        hands_(arguments.hands),
        house_(seed),
        secret_(arguments.seed.empty()),
        record_(std::move(record)),
        log_(engine_, logText_) {
    match_.seed = house_;
    const auto commitment = house_.commitment();
    log_.match(commitment);
    const std::string title = titleOf(plan_.origins[plan_.ruleset], style_.language);
    if (secret_) print(fmt::format("{}\n{} {}\n", title, words(PlayPhrase::Commitment), toHex(commitment.data(), commitment.size())));
    else print(fmt::format("{} · {} {}\n", title, words(PlayPhrase::Seed), arguments.seed));
    if (arguments.share) addShare();
  }

  int run() {
    while (!quit_ && !match_.over && (!hands_ || match_.hand < hands_)) {
      playHand();
      if (quit_) break;
      ending();
      if (!finish()) return Fault;
      totals();
      if (match_.over || (hands_ && match_.hand >= hands_)) break;
      print(fmt::format("{}\n", words(PlayPhrase::NextHand)));
      std::string line;
      if (!read(line) || line == "q") quit_ = true;
    }
    print(fmt::format("{}\n", words(PlayPhrase::Bye)));
    // A hand that was not played to its end leaves the log open.
    if (state_.stage == table::Stage::Over) {
      log_.close(match_, house_);
      if (secret_) print(fmt::format("{} {}\n", words(PlayPhrase::Opened), house_.hex()));
    }
    flushLog();
    return Fine;
  }

 private:
  const char* words(PlayPhrase phrase) const { return say(phrase, style_.language); }
  void print(std::string_view text) { session_.out.write(text); }

  // False at the end of input, or when a signal ended it: the game stops where it is, and nobody has left.
  bool read(std::string& out) {
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
  void addShare() {
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

  void playHand() {
    const Seed seed = match_.seed.forHand(match_.hand);
    for (size_t seat = 0; seat < bots_.size(); ++seat) bots_[seat]->newHand(seed, static_cast<int>(seat));
    print(fmt::format("\n{} {} · {} {}\n", words(PlayPhrase::Hello), match_.hand + 1, words(PlayPhrase::Dealer), match_.dealer));
    log_.hand(match_, seed.commitment());
    engine_.begin(match_, state_, &events_);
    log_.dealt(state_, events_);
    showEvents();
    while (state_.stage != table::Stage::Over) {
      const int seat = engine_.nextToAct(state_);
      engine_.legal(state_, seat, list_);
      const Action action = seat == own_ ? ask() : bots_[static_cast<size_t>(seat)]->choose(engine_, state_, seat, list_);
      if (quit_) return cut_ ? void() : leave();
      if (log_.play(state_, action, &events_) != table::Refusal::None) quit_ = true;   // `legal` lists what is accepted
      showEvents();
    }
  }

  void showEvents() {
    std::string text;
    view_.appendEvents(text, events_, own_);
    for (const eval::Table& won : engine_.wins()) {   // a hand may go on after a win
      eval::Settlement settled;
      if (!engine_.evaluator().settle(won, settled)) appendSettlementText(text, shelved_, won, settled, style_);
    }
    print(text);
  }

  void leave() {
    if (log_.leave(state_, own_, &events_) == table::Refusal::None) {
      showEvents();
      (void)finish();
      totals();
    }
  }

  bool finish() {
    const Seed seed = match_.seed.forHand(match_.hand);
    if (!engine_.finish(state_, match_)) return false;
    log_.end(state_, match_, seed);
    flushLog();
    return true;
  }

  void flushLog() {
    record_(logText_);
    logText_.clear();
  }

  void question() {
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
  bool leavesForSure() {
    if (!plan_.game.leavingDeclared || plan_.game.leavingPays == 0) return true;
    print(wrapped(fmt::format("{} {}", words(PlayPhrase::LeaveCosts), plan_.game.leavingPays), terminalColumns(1)));
    print(fmt::format("{} ", words(PlayPhrase::LeaveSure)));
    std::string line;
    cut_ = !read(line);
    return cut_ || line == "q";
  }

  Action ask() {
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
  eval::Table seen(const State& state) const {
    eval::Table table = state.table;
    for (int seat = 0; seat < plan_.game.seats; ++seat)
      if (seat != own_) table.seats[static_cast<size_t>(seat)].hand.fill(0);
    table.win = {};
    table.win.seat = static_cast<int8_t>(own_);
    return table;
  }

  bool waitsOf(const eval::Table& table, std::string& into) {
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

  void hints() {
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

  void ending() {
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

  void totals() {
    std::string text = fmt::format("\n{} ", words(PlayPhrase::Totals));
    for (int seat = 0; seat < plan_.game.seats; ++seat)
      text += fmt::format("  {} {:+}", view_.seatName(seat, own_), match_.totals[static_cast<size_t>(seat)]);
    if (match_.pot) text += fmt::format("  {} {:+}", words(PlayPhrase::Pot), match_.pot);
    print(text + '\n');
  }

  Session& session_;
  ShelvedPlan& shelved_;
  const plan::Plan& plan_;
  TextStyle style_;
  PlayTable view_;
  table::Engine engine_;
  std::vector<std::unique_ptr<bots::Bot>> bots_;   // the person's is the one that gives hints
  LineReader lines_;
  int own_;
  uint32_t hands_;
  Seed house_;                           // what the log commits to; hands come from `match_.seed`
  bool secret_;                          // nobody was told it
  bool quit_ = false, cut_ = false;
  table::Match match_;
  State state_;
  table::ActionList list_;
  table::Events events_;
  std::function<void(const std::string&)> record_;
  std::string logText_;
  table::LogWriter log_;
};

}  // namespace

int runPlay(Session& session, int argc, char** argv) {
  PlayArguments arguments;
  CLI::App app(session.said(words::AboutPlay), "kou play");
  app.add_option("-r,--ruleset", arguments.ruleset, session.said(words::HelpNameOrFile))->required();
  app.add_option("-o,--option", arguments.options, session.said(words::HelpOption))->allow_extra_args(false);
  app.add_option("--seat", arguments.seat, session.said(words::HelpPlaySeat))->check(CLI::Range(0, 3));
  app.add_option("--bots", arguments.botList, session.said(words::HelpPlayBots));
  app.add_option("--seed", arguments.seed, session.said(words::HelpPlaySeed));
  app.add_flag("--share", arguments.share, session.said(words::HelpPlayShare));
  app.add_option("--hands", arguments.hands, session.said(words::HelpPlayHands))->check(CLI::Range(1u, UINT32_MAX));
  app.add_option("--log", arguments.log, session.said(words::HelpPlayLog));
  app.add_option("--tiles", arguments.tiles, session.said(words::HelpTiles))->check(CLI::IsMember({"text", "unicode"}));
  CommandLine line(session, app,
                   "  kou play -r {ruleset}\n"
                   "  kou play -r {ruleset} --seat 2 --bots greedy,search,random --tiles unicode\n"
                   "  yes 1 | kou play -r {ruleset} --seed friday --hands 1\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  if (!mayWriteTo(session, arguments.log, words::ALog, ".jsonl")) return UsageWrong;
  auto values = readOptionArguments(session, arguments.options);
  if (!values) return UsageWrong;
  if (arguments.ruleset == "-") return session.complain(words::InputIsChoices), UsageWrong;
  ShelvedPlan shelved;
  shelved.plan = session.planNamed(arguments.ruleset, *values, exit);
  if (!shelved.plan) return exit;
  if (const auto why = plan::verifyPlayable(*shelved.plan)) {
    session.complain(words::CannotBePlayed(arguments.ruleset, text::understood(*why)));
    return InputWrong;
  }
  if (arguments.seat >= shelved.plan->game.seats) {
    session.complain(words::SeatsFromZero(std::to_string(shelved.plan->game.seats)));
    return UsageWrong;
  }
  equip(shelved);
  std::vector<std::unique_ptr<bots::Bot>> opponents;
  if (!readOpponents(session, arguments.botList, arguments.seat, *shelved.plan, opponents)) return UsageWrong;
  Seed seed = Seed::ofText(arguments.seed);
  if (arguments.seed.empty() && !table::seedOfSystem(seed)) {
    session.complain(words::NoRandomBytes);
    return Fault;
  }
  LogOutput log(session, arguments.log);
  if (!log.open()) return InputWrong;
  catchInterrupts();
  Game game(session, shelved, arguments, seed, std::move(opponents), [&](const std::string& text) { log.write(text); });
  const int played = game.run();
  log.keep();
  return log.complete() ? played : InputWrong;
}

}  // namespace kaikou::cli
