// kou replay: plays a log again and tells what happened.
#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/log_file.h"
#include "cli/play_table.h"

namespace kaikou::cli {

namespace {

void explainHand(Session& session, LogFile& log) {
  table::Engine& engine = log.engine();
  const table::State& state = log.replay().state();
  const TextStyle style{session.language, session.colour};
  for (int i = 0; i < state.outcome.winnerCount; ++i) {
    const auto settled = engine.settlement(state, i);
    if (!settled) continue;
    const eval::Table won = engine.wonTable(state, i);
    eval::Explanation why;
    if (engine.evaluator().explain(won, *settled, why)) continue;
    std::string& out = session.out.text();
    appendSettlementText(out, log.shelved(), won, *settled, style);
    appendExplanationText(out, log.shelved(), won, *settled, why, style);
    out += '\n';
    session.out.wrote();
  }
}

// All hands lie open here: a log is the whole truth.
void showTable(Session& session, LogFile& log, const PlayTable& view) {
  const table::Replay& replay = log.replay();
  const bool english = session.language == Language::English;
  std::string& out = session.out.text();
  out += english ? fmt::format("after line {}\n", log.lines()) : fmt::format("第 {} 行之后\n", log.lines());
  if (!replay.dealt()) return;
  const table::State& s = replay.state();
  view.appendOpenTable(out, log.engine(), s);
  for (int seat = 0; seat < log.engine().seats(); ++seat) {
    table::ActionList open;
    log.engine().legal(s, seat, open);
    if (open.empty()) continue;
    out += english ? fmt::format("seat {} may", seat) : fmt::format("{} 座可以", seat);
    for (const table::Action& action : open) out += fmt::format(" · {}", view.actionText(action));
    out += '\n';
  }
}

// What happened, an event a line; the hands as dealt come first.
void tellMoves(Session& session, LogFile& log, const PlayTable& view) {
  const table::Events* happened = log.replay().happened();
  if (!happened) return;
  std::string& out = session.out.text();
  const table::State& s = log.replay().state();
  if (s.decisions == 0) {
    const bool english = session.language == Language::English;
    out += english ? fmt::format("hand {}\n", log.replay().match().hand) : fmt::format("第 {} 局\n", log.replay().match().hand);
    view.appendOpenTable(out, log.engine(), s);
  }
  view.appendEvents(out, *happened, PlayTable::everybody);
  session.out.wrote();
}

}  // namespace

int runReplay(Session& session, int argc, char** argv) {
  LogFile::Arguments arguments;
  uint64_t to = 0;
  bool explain = false, moves = false;
  CLI::App app(session.said(words::AboutReplay), "kou replay");
  LogFile::addTo(session, app, arguments);
  app.add_option("--to", to, session.said(words::HelpTo))->check(CLI::Range(uint64_t{1}, UINT64_MAX >> 1));
  app.add_flag("--given-walls", arguments.givenWalls, session.said(words::HelpGivenWalls));
  app.add_flag("--moves", moves, session.said(words::HelpMoves));
  app.add_flag("--explain", explain, session.said(words::HelpWhy));
  CommandLine line(session, app,
                   "  kou replay friday.jsonl\n"
                   "  kou replay friday.jsonl --moves --explain\n"
                   "  kou replay friday.jsonl --to 120\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  LogFile log(session);
  if (!log.open(arguments, exit)) return exit;
  const bool english = session.language == Language::English;
  for (;;) {
    const LogFile::Step step = log.next();
    const PlayTable view(log.shelved(), {session.language, session.colour}, TileFaces::Text);
    if (moves && step == LogFile::Step::Line) tellMoves(session, log, view);
    for (const table::HandReport& hand : log.newHands()) {
      appendHandLine(session.out.text(), hand, log.engine().seats(), {session.language, session.colour});
      session.out.write("\n");
      if (hand.fault) session.out.write("  " + session.said(session.placedFault(log.engine().plan(), *hand.fault)) + "\n");
      if (explain) explainHand(session, log);
    }
    if (step == LogFile::Step::Wrong) {
      if (log.replay().lines()) showTable(session, log, view);
      return InputWrong;
    }
    if (to && log.lines() == to) {
      showTable(session, log, view);
      return Fine;
    }
    if (step == LogFile::Step::Closed && !to) {
      std::string totals;
      for (int seat = 0; seat < log.engine().seats(); ++seat)
        totals += fmt::format(" {:+d}", log.replay().match().totals[static_cast<size_t>(seat)]);
      session.out.write(fmt::format("{}{}\n", english ? "totals:" : "总分：", totals));
    }
    if (step == LogFile::Step::End) break;
  }
  if (!to) return Fine;
  log.complain(log.replay().lines(), words::NoLogLine(std::to_string(to)));
  return InputWrong;
}

}  // namespace kaikou::cli
