// kou sim: many hands between bots, counted.
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "bots/bot.h"
#include "cli/block_io.h"
#include "cli/bot_list.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/log_output.h"
#include "cli/sim_ranks.h"
#include "cli/sim_record.h"
#include "cli/sim_text.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/text/understood.h"

namespace kaikou::cli {

namespace {

constexpr uint64_t maxHands = uint64_t{1} << 32;     // a hand's number has 32 bits
constexpr int maxThreads = 256;

struct SimArguments {
  std::string ruleset, botList, seed = "1", shard, compare, log;
  std::vector<std::string> options, compareOptions, merge;
  uint64_t hands = 10'000;
  uint32_t match = 16;
  int threads = 0;
  bool json = false, duplicate = false;
};

/// Everything of one simulation: what is played, and by which plans.
struct Simulation {
  SimRecord record;
  std::shared_ptr<const plan::Plan> plan, other;
};

std::shared_ptr<const plan::Plan> playablePlan(Session& session, SimRules& rules, int& exit) {
  auto values = readOptionArguments(session, rules.options);
  exit = UsageWrong;
  if (!values) return nullptr;
  auto plan = session.planNamed(rules.ruleset, *values, exit);
  if (!plan) return nullptr;
  if (const auto why = plan::verifyPlayable(*plan)) {
    session.complain(words::CannotBePlayed(rules.ruleset, text::understood(*why)));
    exit = InputWrong;
    return nullptr;
  }
  rules.digest = planDigest(*plan);
  return plan;
}

bool sameTiles(const plan::Plan& a, const plan::Plan& b) {
  return a.game.seats == b.game.seats &&
         std::equal(a.kinds.begin(), a.kinds.end(), b.kinds.begin(), b.kinds.end(),
                    [](const plan::Kind& x, const plan::Kind& y) { return x.name == y.name && x.copies == y.copies; });
}

bool loadPlans(Session& session, Simulation& sim, int& exit) {
  sim.plan = playablePlan(session, sim.record.rules, exit);
  if (!sim.plan) return false;
  if (!sim.record.compares()) return true;
  sim.other = playablePlan(session, sim.record.other, exit);
  if (!sim.other) return false;
  if (sameTiles(*sim.plan, *sim.other)) return true;
  session.complain(words::DifferentTiles);
  exit = InputWrong;
  return false;
}

bool readBots(Session& session, const std::string& list, const plan::Plan& plan, std::vector<std::string>& out) {
  if (const text::Bilingual problem = readBotList(list, static_cast<size_t>(plan.game.seats), out); !problem.empty()) {
    session.complain(problem);
    return false;
  }
  for (const std::string& name : out) {
    std::string error;
    if (!bots::makeBot(name, plan, error)) {
      session.complain(error);
      return false;
    }
  }
  return true;
}

// "2/8": the second of eight parts.
bool readShard(Session& session, const std::string& text, uint32_t& index, uint32_t& count) {
  const size_t slash = text.find('/');
  auto number = [](std::string_view digits, uint32_t& out) {
    const auto [end, wrong] = std::from_chars(digits.data(), digits.data() + digits.size(), out);
    return wrong == std::errc() && end == digits.data() + digits.size();
  };
  if (slash != std::string::npos && number(std::string_view(text).substr(0, slash), index) &&
      number(std::string_view(text).substr(slash + 1), count) && index >= 1 && index <= count)
    return true;
  session.complain(words::ShardIs(text));
  return false;
}

/// A bar on standard error, where that is a terminal.
class ProgressBar {
 public:
  explicit ProgressBar(uint64_t all) : all_(all), shows_(::isatty(2)) {}
  ~ProgressBar() {
    if (shows_ && drawn_) std::fputs("\r\x1b[K", stderr);
  }
  void show(uint64_t done) {
    const auto now = std::chrono::steady_clock::now();
    if (!shows_ || !all_ || now - last_ < std::chrono::milliseconds(100)) return;
    last_ = now;
    drawn_ = true;
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    const auto filled = static_cast<size_t>(std::min<uint64_t>(30, 30 * done / all_));
    fmt::print(stderr, "\r[{}{}] {} / {}  {:.0f}/s\x1b[K", std::string(filled, '#'), std::string(30 - filled, '.'), done, all_,
               static_cast<double>(done) / std::max(seconds, 0.001));
  }

 private:
  uint64_t all_;
  bool shows_, drawn_ = false;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now(), last_{};
};

void report(Session& session, const Simulation& sim, const sim::Tally& tally, const sim::Compared& compared,
            const sim::Duplicate& duplicate, bool json) {
  std::string& out = session.out.text();
  if (json) appendRecord(out, sim.record, tally, compared, duplicate);
  else if (sim.record.compares())
    appendComparedText(out, sim.record, *sim.plan, *sim.other, tally, compared, session.language, session.colour);
  else if (sim.record.duplicate) appendDuplicateText(out, sim.record, *sim.plan, tally, duplicate, session.language, session.colour);
  else appendSimText(out, sim.record, *sim.plan, tally, session.language, session.colour);
  session.out.wrote();
}

// Adds records up. The first says what all others must have played.
int mergeTexts(Session& session, const std::vector<std::pair<std::string, std::string>>& texts, bool json) {
  Simulation sim;
  std::unique_ptr<sim::Tally> tally;
  sim::Compared compared;
  sim::Duplicate duplicate;
  for (const auto& named : texts) {
    const std::string &name = named.first, &text = named.second;
    SimRecordReader reader;
    std::string error;
    auto wrong = [&] {
      session.complain(fmt::format("{}: {}", name, session.said(error)));
      return InputWrong;
    };
    if (!reader.parse(text, error)) return wrong();
    int exit;
    if (!tally) {
      sim.record = reader.record();
      sim.record.matches.clear();
      if (!loadPlans(session, sim, exit)) return exit;
      tally = std::make_unique<sim::Tally>(*sim.plan);
      if (sim.other) compared = sim::Compared(*sim.plan, *sim.other);
      if (sim.record.duplicate) duplicate = sim::Duplicate(sim.record.bots);
    }
    if (!addRanges(sim.record, reader.record(), error)) return wrong();
    sim::Tally part(*sim.plan);
    sim::Compared comparedPart;
    sim::Duplicate duplicatePart;
    if (sim.other) comparedPart = sim::Compared(*sim.plan, *sim.other);
    if (!reader.counters(part, comparedPart, duplicatePart, error)) return wrong();
    if (part.hands != handsOf(reader.record())) {
      error = session.said(words::DamagedRecord(std::to_string(part.hands), std::to_string(handsOf(reader.record()))));
      return wrong();
    }
    tally->add(part);
    if (sim.other) compared.add(comparedPart);
    if (sim.record.duplicate) duplicate.add(duplicatePart);
  }
  report(session, sim, *tally, compared, duplicate, json);
  return Fine;
}

int mergeFiles(Session& session, const SimArguments& arguments) {
  std::vector<std::pair<std::string, std::string>> texts;
  for (const std::string& path : arguments.merge) {
    std::string text, reason;
    if (!readWhole(path, maxInputFile, text, reason)) {
      session.complain(words::CannotRead(path, text::understood(reason)));
      return InputWrong;
    }
    texts.emplace_back(path, std::move(text));
  }
  return mergeTexts(session, texts, arguments.json);
}

int simulate(Session& session, const SimArguments& arguments) {
  Simulation sim;
  SimRecord& record = sim.record;
  record.rules = {arguments.ruleset, arguments.options, {}};
  if (!arguments.compare.empty()) {
    record.other = {arguments.compare, arguments.compareOptions, {}};
  } else if (!arguments.compareOptions.empty()) {
    record.other = record.rules;
    record.other.options.insert(record.other.options.end(), arguments.compareOptions.begin(), arguments.compareOptions.end());
  }
  record.seed = arguments.seed;
  record.match = arguments.match;
  record.hands = arguments.hands;
  record.duplicate = arguments.duplicate;
  int exit;
  if (!loadPlans(session, sim, exit)) return exit;
  if (!readBots(session, arguments.botList, *sim.plan, record.bots)) return UsageWrong;
  uint32_t index = 1, count = 1;
  if (!arguments.shard.empty() && !readShard(session, arguments.shard, index, count)) return UsageWrong;

  const SimRanks ranks;
  const auto processes = static_cast<uint32_t>(ranks.count());
  if (processes > 1) {
    // The ranks share this shard: each has a part of a finer cut.
    if (count > UINT32_MAX / processes) {
      session.complain(words::TooManyShards);
      return UsageWrong;
    }
    index = (index - 1) * processes + static_cast<uint32_t>(ranks.rank()) + 1;
    count *= processes;
  }
  sim::Setup setup;
  setup.plan = sim.plan.get();
  setup.other = sim.other.get();
  setup.bots = record.bots;
  setup.duplicate = record.duplicate;
  setup.seed = Seed::ofText(record.seed);
  setup.hands = record.hands;
  setup.match = record.match;
  const auto processors = static_cast<int>(std::thread::hardware_concurrency());
  setup.threads = arguments.threads ? arguments.threads : std::clamp(processors / static_cast<int>(processes), 1, maxThreads);
  sim::takeShard(setup, index, count);

  LogOutput log(session, arguments.log);
  if (log.wanted()) {
    if (processes > 1) {
      session.complain(words::LogForOneProcess);
      return UsageWrong;
    }
    if (!log.open()) return InputWrong;
    setup.log = [&](const std::string& text) {
      // A full disk ends the run like ^C does: what is counted is not lost.
      if (!log.write(text)) interrupted = true;
    };
  }

  catchInterrupts();
  auto result = [&] {
    ProgressBar bar((setup.last - setup.first) * setup.match);
    return sim::run(setup, interrupted, [&](uint64_t done) { bar.show(done); });
  }();
  if (!result.error.empty()) {
    session.complain(result.error);
    return Fault;
  }
  log.keep();
  if (result.last > setup.first) record.matches.emplace_back(setup.first, result.last);
  // Rules that cannot be computed are an error of the rules.
  const auto sayVoid = [&] {
    if (const auto& found = result.firstVoid)
      session.complain(words::VoidHands(std::to_string(result.tally.faulted), std::to_string(found->hand),
                                        session.placedFault(*sim.plan, found->fault)));
  };
  if (processes == 1) {
    report(session, sim, result.tally, result.compared, result.duplicate, arguments.json);
    sayVoid();
    return log.complete() && !result.firstVoid ? Fine : InputWrong;
  }
  std::string mine;
  appendRecord(mine, record, result.tally, result.compared, result.duplicate);
  std::vector<std::pair<std::string, std::string>> texts;
  for (std::string& text : ranks.gather(mine)) texts.emplace_back(fmt::format("rank {}", texts.size()), std::move(text));
  const int merged = texts.empty() ? static_cast<int>(Fine) : mergeTexts(session, texts, arguments.json);
  sayVoid();
  return merged == Fine && result.firstVoid ? static_cast<int>(InputWrong) : merged;
}

}  // namespace

int runSim(Session& session, int argc, char** argv) {
  SimArguments arguments;
  CLI::App app(session.said(words::AboutSim), "kou sim");
  auto* ruleset = app.add_option("-r,--ruleset", arguments.ruleset, session.said(words::HelpNameOrFile));
  app.add_option("-o,--option", arguments.options, session.said(words::HelpOption))->allow_extra_args(false);
  app.add_option("-n,--hands", arguments.hands, session.said(words::HelpSimHands))->check(CLI::Range(uint64_t{1}, maxHands));
  std::string botHelp = session.said(words::HelpSimBots);
  for (const bots::BotKind& kind : bots::botKinds())
    botHelp += fmt::format("\n{}: {}", kind.name, session.language == Language::English ? kind.en : kind.zh);
  app.add_option("--bots", arguments.botList, botHelp)->default_str("greedy");
  app.add_option("--seed", arguments.seed, session.said(words::HelpSimSeed));
  app.add_option("--match", arguments.match, session.said(words::HelpMatch))
      ->check(CLI::Range(1u, 1'000'000u));
  app.add_option("--threads", arguments.threads, session.said(words::HelpThreads))
      ->check(CLI::Range(1, maxThreads));
  app.add_option("--shard", arguments.shard, session.said(words::HelpShard));
  auto* log = app.add_option("--log", arguments.log, session.said(words::HelpSimLog));
  auto* compare = app.add_option("--compare", arguments.compare, session.said(words::HelpCompare));
  auto* changed = app.add_option("--compare-option", arguments.compareOptions,
                 session.said(words::HelpCompareOption))
                      ->allow_extra_args(false);
  auto* duplicate = app.add_flag("--duplicate", arguments.duplicate, session.said(words::HelpDuplicate));
  app.add_flag("--json", arguments.json, session.said(words::HelpSimJson));
  auto* merge = app.add_option("--merge", arguments.merge, session.said(words::HelpMerge));
  merge->excludes(ruleset)->excludes(compare)->excludes(log);
  log->excludes(compare)->excludes(changed)->excludes(duplicate);
  duplicate->excludes(compare)->excludes(changed)->excludes(merge);
  CommandLine line(session, app,
                   "  kou sim -r {ruleset} -n 20000 --bots greedy --seed friday\n"
                   "  kou sim -r {ruleset} --bots greedy,random,random,random\n"
                   "  kou sim -r {ruleset} -n 2000 --bots search,greedy,greedy,greedy --duplicate\n"
                   "  kou sim -r {ruleset} -n 20000 --compare-option {option}\n"
                   "  kou sim -r {ruleset} --shard 1/2 --json > a.json; kou sim -r {ruleset} --shard 2/2 --json > b.json\n"
                   "  kou sim --merge a.json b.json\n"
                   "  kou sim -r {ruleset} -n 1000 --log games.jsonl; kou verify games.jsonl\n");
  int exit;
  if (!line.parse(argc, argv, exit)) return exit;
  if (!arguments.merge.empty()) return mergeFiles(session, arguments);
  if (arguments.ruleset.empty()) {
    session.complain(words::WhichRules);
    return UsageWrong;
  }
  if (!mayWriteTo(session, arguments.log, words::ALog, ".jsonl")) return UsageWrong;
  if (arguments.botList.empty()) arguments.botList = "greedy";
  if (arguments.seed.size() > 4096) {
    session.complain(words::SeedTooLong);
    return UsageWrong;
  }
  return simulate(session, arguments);
}

}  // namespace kaikou::cli
