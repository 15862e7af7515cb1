// The table of commands.
#include "cli/commands.h"

namespace kaikou::cli {

std::span<const Command> commands() {
  static constexpr Command table[] = {
      {"check", "检查规则文件", "check rule files: every error and warning in one run", runCheck},
      {"test", "运行规则文件里的例子", "run the examples of rule files", runTest},
      {"score", "一手牌怎样付点", "what a win pays, and why", runScore},
      {"waits", "听哪些牌", "which tiles complete a hand, and what they pay", runWaits},
      {"sim", "让机器人打很多局，数一数", "many hands between bots, counted", runSim},
      {"play", "跟机器人打牌", "play against bots in the terminal", runPlay},
      {"workshop", "在浏览器里改规则、算牌、打牌", "edit rules, score hands and play, in a browser", runWorkshop},
      {"explain", "规则书，或错误代码的说明", "the rule book of a ruleset, or the page of an error code", runExplain},
      {"count", "能胡、听牌、各番种的手牌有多少", "exact numbers of winning and ready hands", runCount},
      {"list", "有哪些规则", "the rulesets and modules there are", runList},
      {"fmt", "整理规则文件", "format rule files, and change the language of their words", runFormat},
      {"dump", "看编译的各个阶段", "show a stage of the compiler", runDump},
      {"build", "编译成牌桌用的计划文件", "compile a ruleset to a plan file", runBuild},
      {"replay", "重打一份牌谱", "play a log again, and show what happened", runReplay},
      {"verify", "查验一份牌谱", "check a log: seeds, walls, and every line", runVerify},
#ifdef KAIKOU_HAS_BENCH
      {"bench", "测速", "measure speed", runBenchCommand},
#endif
  };
  return table;
}

}  // namespace kaikou::cli
