// kou replay: plays a log again and tells what happened.
#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/log_file.h"
#include "runtime/table/action_text.h"

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
void showTable(Session& session, LogFile& log) {
  const table::Replay& replay = log.replay();
  const bool english = session.language == Language::English;
  std::string& out = session.out.text();
  out += english ? fmt::format("after line {}\n", log.lines()) : fmt::format("第 {} 行之后\n", log.lines());
  if (!replay.dealt()) return;
  table::Engine& engine = log.engine();
  const plan::Plan& plan = engine.plan();
  const table::State& s = replay.state();
  const auto& notation = log.shelved().binder->notation();
  if (s.indicatorAt >= 0)
    out += fmt::format("{} {}  ", english ? "turned up" : "翻出", notation.printKind(s.table.indicator));
  if (s.wilds) out += fmt::format("{} {}  ", english ? "wild" : "百搭", notation.printSet(s.wilds));
  out += english ? fmt::format("{} tiles left, {} to draw\n", s.left, engine.drawable(s))
                 : fmt::format("牌墙剩 {} 张，可摸 {} 张\n", s.left, engine.drawable(s));
  for (int seat = 0; seat < engine.seats(); ++seat) {
    const eval::SeatTable& own = s.table.seats[static_cast<size_t>(seat)];
    out += fmt::format("{}{} {}{}", seat == s.turn ? '>' : ' ', english ? "seat" : "座", seat,
                       seat == s.table.dealer ? '*' : ' ');
    out += "  " + notation.printCounts({own.hand.data(), plan.kinds.size()});
    for (size_t i = 0; i < own.meldCount; ++i) {
      const eval::Meld& meld = own.melds[i];
      std::vector<uint8_t> tiles(meld.form == eval::MeldForm::Quad ? 4 : 3, meld.tile);
      if (meld.form == eval::MeldForm::Run)
        tiles = {meld.tile, static_cast<uint8_t>(meld.tile + 1), static_cast<uint8_t>(meld.tile + 2)};
      out += fmt::format("  [{} {}]", titleOf(plan.origins[plan.calls[meld.call].origin], session.language),
                         notation.printKinds(tiles));
    }
    if (const std::string aside = notation.printCounts({own.aside.data(), plan.kinds.size()}); !aside.empty())
      out += fmt::format("  {} {}", english ? "aside" : "亮出", aside);
    out += '\n';
  }
  std::vector<uint8_t> pile;
  for (int i = 0; i < s.pileSize; ++i)
    if (!s.pile[static_cast<size_t>(i)].claimed) pile.push_back(s.pile[static_cast<size_t>(i)].tile);
  out += fmt::format("{} {}\n", english ? "discarded" : "打出", notation.printKinds(pile));
  for (int seat = 0; seat < engine.seats(); ++seat) {
    table::ActionList open;
    engine.legal(s, seat, open);
    if (open.empty()) continue;
    out += english ? fmt::format("seat {} may", seat) : fmt::format("{} 座可以", seat);
    for (const table::Action& action : open) out += fmt::format(" · {}", table::actionText(plan, action));
    out += '\n';
  }
}

}  // namespace

int runReplay(Session& session, int argc, char** argv) {
  LogFile::Arguments arguments;
  size_t to = 0;
  bool explain = false;
  CLI::App app("Plays a log again and tells what happened, hand by hand.", "kou replay");
  LogFile::addTo(app, arguments);
  app.add_option("--to", to, "stop after this line and show the table")->check(CLI::PositiveNumber);
  app.add_flag("--explain", explain, "why every win paid what it paid");
  CommandLine line(session, app,
                   "  kou replay friday.jsonl\n"
                   "  kou replay friday.jsonl --explain\n"
                   "  kou replay friday.jsonl --to 120\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  LogFile log(session);
  if (!log.open(arguments, exit)) return exit;
  const bool english = session.language == Language::English;
  for (;;) {
    const LogFile::Step step = log.next();
    for (const table::HandReport& hand : log.newHands()) {
      appendHandLine(session.out.text(), hand, log.engine().seats(), {session.language, session.colour});
      session.out.write("\n");
      if (explain) explainHand(session, log);
    }
    if (step == LogFile::Step::Wrong) {
      if (log.replay().lines()) showTable(session, log);
      return InputWrong;
    }
    if (to && log.lines() == to) {
      showTable(session, log);
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
  log.complain(log.replay().lines(), fmt::format("the log has no line {}", to));
  return InputWrong;
}

}  // namespace kaikou::cli
