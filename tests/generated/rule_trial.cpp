// The trials, from the text to the bots, each in a function of its own that returns what was wrong. Nothing
// is stated here about any one ruleset: only that two ways to the same answer agree. Tested by
// tests/generated/generated_rules_test.cpp.
#include "tests/generated/rule_trial.h"

#include <numeric>
#include <set>

#include "bots/bot.h"
#include "compiler/syntax/format.h"
#include "runtime/plan/plan_codec.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/table/hand_record.h"
#include "runtime/table/log_reader.h"
#include "runtime/table/state_check.h"
#include "runtime/table/state_codec.h"
#include "sim/dealer_table.h"
#include "tests/generated/trial_step.h"
#include "tests/reference/answer_text.h"
#include "tests/reference/comparison.h"
#include "tests/table/random_play.h"
#if KAIKOU_TRIES_JIT
#include "tests/jit/two_engines.h"
#endif

namespace kaikou::generated {

namespace {

using plan::Plan;

struct Trial {
  const std::string& name;
  const std::string& text;
  uint64_t seed;
  const Effort& effort;
};

// ── text ──

std::string formatted(const std::string& text, syntax::FormatOptions::Keywords keywords, std::string& out) {
  source::SourceManager sources;
  diag::Sink sink;
  syntax::FormatOptions options;
  options.keywords = keywords;
  const auto once = syntax::format(sources, sources.add("once.kou", text), sink, options);
  if (!once) return "what compiles is not formatted";
  const auto twice = syntax::format(sources, sources.add("twice.kou", *once), sink, options);
  if (!twice) return "formatted text is refused:\n" + *once;
  if (*once != *twice) return "formatting twice is not formatting once:\n" + *once;
  out = *once;
  return "";
}

std::string readBack(const Trial& trial, const Plan& plan) {
  using Keywords = syntax::FormatOptions::Keywords;
  for (const Keywords keywords : {Keywords::Keep, Keywords::Chinese, Keywords::English}) {
    std::string other;
    if (auto wrong = formatted(trial.text, keywords, other); !wrong.empty()) return wrong;
    auto workspace = reference::makeWorkspace();
    std::string error;
    const auto ruleset = reference::load(*workspace, {trial.name, trial.name + ".kou", other, 2}, error);
    if (!ruleset) return "formatted text does not compile: " + error + other;
    const auto again = workspace->plan(ruleset, {}, error);
    if (!again) return "formatted text makes no plan: " + error + other;
    if (table::planDigest(*again) != table::planDigest(plan))
      return "formatted text means something else:\n" + other;
  }
  return "";
}

// ── plan ──

std::string throughBytes(const Plan& plan) {
  if (auto wrong = plan::verify(plan)) return "a plan that is handed out is not valid: " + *wrong;
  const auto bytes = plan::encode(plan);
  const auto back = plan::decode(bytes);
  if (!back) return "an encoded plan is refused: " + back.error;
  if (plan::encode(*back.plan) != bytes) return "decoded and encoded again, a plan has other bytes";
  return "";
}

// ── settlement ──

std::string evaluatorsAgree(const Trial& trial, reference::Comparison& comparison) {
  bench::Random random(trial.seed + 1);
  int made = 0;
  for (int tries = 0; made < trial.effort.tables && tries < 6 * trial.effort.tables; ++tries) {
    eval::Table table;
    if (!reference::randomTable(comparison.plan(), comparison.evaluator(), random, 2, table)) continue;
    ++made;
    if (auto wrong = comparison.differ(table); !wrong.empty()) return wrong;
  }
  return "";
}

std::string machineCodeAgrees([[maybe_unused]] const Trial& trial, [[maybe_unused]] const Plan& plan) {
#if KAIKOU_TRIES_JIT
  testing::TwoEngines engines(plan);
  if (!engines.usable()) return "no machine code: " + engines.why();
  bench::Random random(trial.seed + 2);
  return reference::firstDifference(plan, engines.interpreter(), engines.native(), random,
                                    static_cast<size_t>(trial.effort.tables), 2);
#else
  return "";
#endif
}

// ── play ──

std::string randomHands(const Trial& trial, const Plan& plan) {
  testing::RandomPlay play(plan, trial.seed + 3);
  play.thorough = 10;
  for (int hand = 0; hand < trial.effort.hands; ++hand)
    if (!play.playHand()) return play.wrong;
  return "";
}

std::string replays(const Plan& plan, const std::string& log) {
  table::Engine engine(plan);
  table::Replay replay(engine);
  for (size_t at = 0; at < log.size();) {
    const size_t end = log.find('\n', at);
    if (auto refusal = replay.line(std::string_view(log).substr(at, end - at)))
      return "line " + std::to_string(refusal->line) + " of a log is refused: " + refusal->reason;
    at = end + 1;
  }
  if (auto refusal = replay.finish()) return "the end of a log is refused: " + refusal->reason;
  return replay.closed() ? "" : "a log that is whole is not closed";
}

std::string sumsToZero(const table::State& state, const table::Match& match) {
  const auto sum = [](const auto& points) {
    return std::accumulate(points.begin(), points.end(), int64_t{0});
  };
  if (sum(state.outcome.points) + state.outcome.house + state.outcome.pot)
    return "points of a hand, the house and the pot do not sum to zero";
  if (sum(match.totals) + match.house + match.pot) return "totals, the house and the pot do not sum to zero";
  return "";
}

// Saves the hand as what was chosen in it, and goes on with what that gives.
std::string takesUpAgain(const table::StateCodec& codec, table::Engine& other, const table::Match& match,
                         const table::HandRecord& record, table::State& state) {
  std::string bytes;
  table::appendRecord(bytes, record);
  table::HandRecord read;
  if (!table::readRecord({reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size()}, read)) return "a record of a hand cannot be read";
  table::State again;
  if (auto wrong = table::playAgain(other, match, read, again)) return "a hand that was played is refused: " + *wrong;
  if (codec.encode(again) != codec.encode(state)) return "a hand that was saved comes back as another";
  state = again;
  return "";
}

// A match at random, now and then saved, restored and gone on with; with its log.
std::string savedHands(const Trial& trial, const Plan& plan) {
  bench::Random random(trial.seed + 4);
  table::Engine engine(plan), other(plan);
  table::StateCodec codec(engine);
  std::string log;
  table::LogWriter writer(engine, log);
  table::Match match;
  match.seed = Seed::ofText(trial.name);
  writer.match(match.seed.commitment());
  for (int hand = 0; hand < trial.effort.hands; ++hand) {
    table::State state;
    table::HandRecord record;
    table::Events events;
    table::ActionList list;
    const Seed own = match.seed.forHand(match.hand);
    writer.hand(match, own.commitment());
    engine.begin(match, state, &events);
    writer.dealt(state, events);
    for (int actions = 0; state.stage != table::Stage::Over; ++actions) {
      if (actions > 3000) return "a hand does not end";
      if (random.chance(15)) {
        if (auto wrong = takesUpAgain(codec, other, match, record, state); !wrong.empty()) return wrong;
      }
      const int seat = engine.nextToAct(state);
      engine.legal(state, seat, list);
      if (list.empty()) return "nothing is open to the seat that is asked";
      const bool wins = list[0].act == table::Act::Win && random.chance(60);
      const table::Action action =
          wins ? list[0] : list[static_cast<size_t>(random.below(static_cast<int>(list.size())))];
      if (writer.play(state, action, &events) != table::Refusal::None) return "a listed action is refused";
      record.actions.push_back(action);
    }
    if (auto wrong = table::checkState(engine, state)) return "at the end of a hand: " + *wrong;
    if (auto wrong = takesUpAgain(codec, other, match, record, state); !wrong.empty()) return wrong;
    if (!engine.finish(state, match)) return "a hand cannot be finished";
    if (auto wrong = table::checkMatch(plan, match)) return "a match that was played: " + *wrong;
    if (!codec.decodeMatch(codec.encode(match))) return "a match cannot be restored";
    writer.end(state, match, own);
    if (auto wrong = sumsToZero(state, match); !wrong.empty()) return wrong;
  }
  writer.close(match, match.seed);
  return replays(plan, log);
}

std::string botsPlay(const Trial& trial, const Plan& plan) {
  static const std::string kinds[] = {"greedy", "search:2", "random"};
  for (size_t which = 0; which < 2; ++which) {
    std::vector<std::string> names;
    for (size_t seat = 0; seat < plan.game.seats; ++seat)
      names.push_back(kinds[(which ? seat + trial.seed : 0) % 3]);
    std::string error;
    sim::DealerTable table(plan, names, error);
    if (!table.ready()) return "no bots: " + error;
    std::string log;
    table::LogWriter writer(table.engine(), log);
    table::Match match;
    match.seed = Seed::ofText(trial.name + " bots");
    writer.match(match.seed.commitment());
    sim::HandFacts facts;
    for (int hand = 0; hand < trial.effort.botHands; ++hand) {
      if (!table.play(match, facts, &writer)) return "a bot chose what it may not";
      if (auto wrong = table::checkState(table.engine(), table.state()))
        return "after bots played: " + *wrong;
      if (!table.finish(match, &writer)) return "a hand of bots cannot be finished";
      if (auto wrong = sumsToZero(table.state(), match); !wrong.empty()) return wrong;
    }
    writer.close(match, match.seed);
    if (auto wrong = replays(plan, log); !wrong.empty()) return wrong;
  }
  return "";
}

}  // namespace

Verdict tryRules(const std::string& name, const std::string& text, uint64_t seed, const Effort& effort) {
  const Trial trial{name, text, seed, effort};
  auto wrong = [&](const char* room, std::string words) {
    return Verdict{Verdict::Finding, room, std::move(words)};
  };
  step("check");
  auto workspace = reference::makeWorkspace();
  diag::Sink sink;
  const auto ruleset = workspace->check(name + ".kou", sink, &text);
  std::set<std::string> codes;
  for (const diag::Diagnostic& one : sink.all()) {
    if (one.code == diag::Code::PlanRejected)
      return wrong("check", "the compiler is at fault: " + one.message.en());
    if (one.severity == diag::Severity::Error) codes.insert(diag::codeText(one.code));
  }
  if (!ruleset) {
    if (codes.empty()) return wrong("check", "refused without an error");
    std::string all;
    for (const std::string& code : codes) all += (all.empty() ? "" : " ") + code;
    return {Verdict::Refused, "", all};
  }
  if (!codes.empty()) return wrong("check", "accepted with errors");
  bench::Random random(seed + 5);
  for (int setting = 0; setting <= effort.settings; ++setting) {
    const auto values = setting ? reference::randomOptions(*ruleset, random) : sema::OptionValues{};
    std::string error;
    step("plan");
    const auto plan = workspace->plan(ruleset, values, error);
    if (!plan && setting) continue;  // choices that do not go together
    if (!plan) return wrong("plan", "checked, but no plan: " + error);
    if (!setting) {
      step("format");
      if (auto what = readBack(trial, *plan); !what.empty()) return wrong("format", what);
    }
    step("codec");
    if (auto what = throughBytes(*plan); !what.empty()) return wrong("codec", what);
    step("reference");
    reference::Comparison comparison(*workspace, ruleset, values);
    if (!comparison.usable()) return wrong("reference", "the reference cannot use it");
    if (auto what = evaluatorsAgree(trial, comparison); !what.empty()) return wrong("reference", what);
    step("jit");
    if (auto what = machineCodeAgrees(trial, *plan); !what.empty()) return wrong("jit", what);
    if (plan::verifyPlayable(*plan)) continue;
    step("engine");
    if (auto what = randomHands(trial, *plan); !what.empty()) return wrong("engine", what);
    step("saved");
    if (auto what = savedHands(trial, *plan); !what.empty()) return wrong("saved", what);
    step("bots");
    if (auto what = botsPlay(trial, *plan); !what.empty()) return wrong("bots", what);
  }
  return {};
}

}  // namespace kaikou::generated
