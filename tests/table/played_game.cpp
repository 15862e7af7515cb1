#include "tests/table/played_game.h"

#include <catch2/catch.hpp>

#include "compiler/diag/render.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/table/log_reader.h"
#include "tests/shipped_rules.h"

namespace kaikou::test {

using namespace table;

const std::string flowerRules = R"(ruleset garden "花园" / "Garden"
tiles {
  suit 万 m  1..7  copies 4
  suit 条 s  1..7  copies 4
  flower 春 夏 秋 冬  copies 1
}
deal {
  seats 3
  hand 7, dealer 8
}
wall {
  replacements from tail
  keep 0
  last tiles 0
}
call 碰 "碰" / "pung" : triplet on discard, opens
call 杠 "杠" / "kong" : quad on discard, opens, draws
call 补杠 "补杠" / "added kong" : quad added to 碰, draws, robbable
call 暗杠 "暗杠" / "concealed kong" : quad in hand, draws, concealed
claims {
  order win, 碰 杠
  every winner
}
shape 平胡 "平胡" / "two melds and a pair" = 2 melds and a pair
need 牌型 "牌型" / "complete" : shape is 平胡
payment {
  底 "底" / "base" : = if self drawn then 2 else 1
}
leaving {
  pays 5 to house
  void hand
}
next dealer {
  same seat  when winner is dealer
  next seat
}
)";

std::shared_ptr<const plan::Plan> planOf(const std::string& ruleset, const driver::OptionValues& values,
                                         const std::string* text) {
  driver::Workspace& workspace = shippedWorkspace();
  diag::Sink sink;
  const auto checked = workspace.check(ruleset, sink, text);
  if (!checked) FAIL(diag::renderText(sink, workspace.sources(), {}));
  std::string error;
  auto plan = workspace.plan(checked, values, error);
  INFO(error);
  REQUIRE(plan);
  REQUIRE_FALSE(plan::verifyPlayable(*plan));
  return plan;
}

std::string playLog(Engine& engine, const std::string& seed, int hands, const LoggedPlay& play) {
  std::string out;
  LogWriter log(engine, out);
  Match match;
  match.seed = Seed::ofText(seed);
  State state;
  Events events;
  log.match(match.seed.commitment());
  for (int hand = 0; hand < hands; ++hand) {
    const Seed own = match.seed.forHand(match.hand);
    log.hand(match, own.commitment());
    engine.begin(match, state, &events);
    log.dealt(state, events);
    while (state.stage != Stage::Over) play.act(log, state, events);
    REQUIRE(engine.finish(state, match));
    if (play.ended) play.ended(match);
    log.end(state, match, own);
  }
  log.close(match, match.seed);
  return out;
}

std::string playLog(Engine& engine, const std::string& seed, int hands, int leaveAfter) {
  ChancePlayer player(std::hash<std::string>{}(seed));
  ActionList open;
  int hand = 0, n = 0;
  return playLog(engine, seed, hands, {[&](LogWriter& log, State& state, Events&) {
    const int seat = player.seatOf(engine.toAct(state));   // any of those asked, in any order
    if (hand + 1 == hands && n++ == leaveAfter) {
      REQUIRE(log.leave(state, seat) == Refusal::None);
      return;
    }
    engine.legal(state, seat, open);
    REQUIRE(log.play(state, player.choose(engine, state, open)) == Refusal::None);
  }, [&](const Match&) { ++hand; }});
}

std::set<std::string> replayLog(const plan::Plan& plan, const std::string& log) {
  std::set<std::string> kinds;
  Engine engine(plan);
  Replay replay(engine);
  for (const std::string& line : linesOf(log)) {
    const auto refusal = replay.line(line);
    INFO(line << "\n" << (refusal ? refusal->reason : ""));
    REQUIRE_FALSE(refusal);
    const size_t begins = line.find('"', line.find(':')) + 1;
    kinds.insert(line.substr(begins, line.find('"', begins) - begins));
  }
  CHECK(replay.finish() == std::nullopt);
  return kinds;
}

std::vector<std::string> linesOf(const std::string& log) {
  std::vector<std::string> lines;
  for (size_t at = 0; at < log.size();) {
    const size_t end = log.find('\n', at);
    lines.push_back(log.substr(at, end - at));
    at = end == std::string::npos ? log.size() : end + 1;
  }
  return lines;
}

std::string resealed(const std::vector<std::string>& lines) {
  std::string out, sum(sumDigits, '0');
  for (const std::string& line : lines) {
    const size_t tail = line.rfind(", \"sum\": \"");
    const std::string body = line.substr(0, tail);
    sum = logSum(sum, body + "}");
    out += body + ", \"sum\": \"" + sum + "\"}\n";
  }
  return out;
}

}  // namespace kaikou::test
