// The table of commands.
#include "cli/analyst_words.h"
#include "cli/commands.h"

namespace kaikou::cli {

std::span<const Command> commands() {
  static constexpr Command table[] = {
      {"check", "检查规则文件", "check rule files: every error and warning in one run", runCheck},
      {"test", "运行规则文件里的例子", "run the examples of rule files", runTest},
      {"score", "一手牌付多少，为什么", "what a win pays, and why", runScore},
      {"waits", "听哪些张，各付多少", "which tiles complete a hand, and what they pay", runWaits},
      {"sim", "让机器人打很多局，作统计", "many hands between bots, counted", runSim},
      {"play", "跟机器人打牌", "play against bots in the terminal", runPlay},
      {"workshop", "在浏览器里改规则、算牌、打牌", "edit rules, score hands and play, in a browser", runWorkshop},
      {"explain", "规则书，或错误代码的说明", "the rule book of a ruleset, or the page of an error code", runExplain},
      {"analyze", "每条规则能不能成立、有没有用，最多付多少", "whether each rule can hold and matters, the most that is paid", runAnalyze},
      {"mutate", "哪些改动没有牌例会发现", "which changes of the rules no example notices", runMutate},
      {"diff", "两套规则有哪些不同", "what differs between two rulesets", runDiff},
      {"examples", "为没有牌例的规则写牌例", "writes examples for rules that have none", runExamplesCommand},
      {"count", "能胡、听牌、各番种的手牌有多少", "exact numbers of winning and ready hands", runCount},
      {"list", "有哪些规则", "the rulesets and modules there are", runList},
      {"fmt", "整理规则文件的格式，换中文或英文的词", "format rule files, and change the language of their words", runFormat},
      {"lsp", "给编辑器用的语言服务", "the language service for editors", runLanguageServer},
      {"dump", "看编译的各个阶段", "show a stage of the compiler", runDump},
      {"build", "编译成计划文件，给程序用", "compile a ruleset to a plan file", runBuild},
      {"replay", "重打一份牌谱", "play a log again, and show what happened", runReplay},
      {"verify", "查验一份牌谱", "check a log: seeds, walls, and every line", runVerify},
#ifdef KAIKOU_HAS_BENCH
      {"bench", "测速", "measure speed", runBenchCommand},
#endif
  };
  return table;
}

}  // namespace kaikou::cli
