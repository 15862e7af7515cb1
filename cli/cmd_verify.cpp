// kou verify: whether a log is what it says.
#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/log_file.h"

namespace kaikou::cli {

int runVerify(Session& session, int argc, char** argv) {
  LogFile::Arguments arguments;
  CLI::App app(session.said(words::AboutVerify), "kou verify");
  LogFile::addTo(session, app, arguments);
  CommandLine line(session, app,
                   "  kou verify friday.jsonl\n"
                   "  kou verify friday.jsonl --plan {ruleset}.kplan\n  kou verify friday.jsonl --running\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  LogFile log(session);
  if (!log.open(arguments, exit)) return exit;
  const bool english = session.language == Language::English;
  size_t hands = 0;
  bool believed = false;
  for (;;) {
    const LogFile::Step step = log.next();
    if (step == LogFile::Step::Wrong) return InputWrong;
    for (const table::HandReport& hand : log.newHands()) {
      if (!hand.seeded) {
        log.complain(hand.firstLine, words::NoHandCommitment);
        return InputWrong;
      }
      std::string& out = session.out.text();
      appendHandLine(out, hand, log.engine().seats(), {session.language, session.colour});
      out += english ? "; seed, dice and wall as committed\n" : "；种子、骰子、牌墙与承诺相符\n";
      if (hand.fault) out += "  " + session.said(session.placedFault(log.engine().plan(), *hand.fault)) + "\n";
      session.out.wrote();
      ++hands;
    }
    if (step == LogFile::Step::Closed && log.replay().shares().opened()) {
      std::string seats;
      for (size_t seat = 0; seat < plan::seatCount; ++seat)
        if (log.replay().shares().shares[seat]) seats += fmt::format("{}{}", seats.empty() ? "" : english ? ", " : "、", seat);
      session.out.write(english ? fmt::format("seats that added to the seed: {}; their shares are as committed\n", seats)
                                : fmt::format("参与种子的座位：{}；各份与承诺相符\n", seats));
    }
    if (step == LogFile::Step::Closed && !log.replay().matchSeedChecked()) {
      log.complain(1, words::NoMatchCommitment);
      return InputWrong;
    }
    if (step == LogFile::Step::Closed || step == LogFile::Step::End) believed |= log.replay().believesBeginning();
    if (step == LogFile::Step::End) break;
  }
  if (believed)
    session.out.write(session.said(words::LogBeginsLater) + '\n');
  if (!log.replay().closed())
    session.out.write(english ? "the match still runs, and its seed is not opened yet\n" : "比赛还没有结束，种子尚未公开\n");
  session.out.write(english ? fmt::format("{} hands, {} lines: every line is as the rules give it\n", hands, log.lines())
                            : fmt::format("{} 局，{} 行：每一行都与规则相符\n", hands, log.lines()));
  return Fine;
}

}  // namespace kaikou::cli
