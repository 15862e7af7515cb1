// Logs: written, replayed to the byte, and refused at the line where they are not what was played.
#include <algorithm>
#include "runtime/table/log_reader.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/table/played_game.h"

using namespace kaikou;
using namespace kaikou::table;
using namespace kaikou::test;

namespace {

std::optional<LogRefusal> replayAll(Engine& engine, const std::string& log) {
  Replay replay(engine);
  for (const std::string& line : linesOf(log))
    if (auto refusal = replay.line(line)) return refusal;
  return replay.finish();
}

void requireReplays(Engine& engine, const std::string& log) {
  const auto refusal = replayAll(engine, log);
  if (refusal) FAIL("line " << refusal->line << ": " << refusal->reason);
}

}  // namespace

TEST_CASE("logs of every shipped ruleset are replayed to the byte") {
  for (const char* name : {"kaikoufan", "koukoufan", "kaikoufan_plain", "koukoufan_plain",
                           "koukoufan_additive", "pizi", "pizi_xiayu"}) {
    const auto plan = planOf(name);
    Engine playing(*plan), reading(*plan);
    requireReplays(reading, playLog(playing, std::string("replay ") + name, 12));
    requireReplays(reading, playLog(playing, std::string("leaving ") + name, 2, 9));
  }
}

TEST_CASE("logs of games with flowers, three seats and several winners are replayed") {
  const auto plan = planOf("garden", {}, &flowerRules);
  Engine playing(*plan), reading(*plan);
  std::string kinds;
  for (int i = 0; i < 40; ++i) {
    const std::string log = playLog(playing, "garden " + std::to_string(i), 3);
    requireReplays(reading, log);
    kinds += log;
  }
  for (const char* kind : {"flower", "draw", "discard", "asked", "meld", "declared", "won", "settlement", "end"})
    CHECK(kinds.find("{\"line\": \"" + std::string(kind) + "\"") != std::string::npos);
}

TEST_CASE("every line of a log is JSON with its keys in a fixed order, and its sum follows from the lines before") {
  const auto plan = planOf("pizi");
  Engine engine(*plan);
  const std::string log = playLog(engine, "json", 4);
  CHECK(log == playLog(engine, "json", 4));
  CHECK(log == resealed(linesOf(log)));
  std::map<std::string, std::vector<std::string>> orders;
  for (const std::string& line : linesOf(log)) {
    const auto json = nlohmann::ordered_json::parse(line);
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items()) keys.push_back(key);
    REQUIRE(keys.front() == "line");
    REQUIRE(keys.back() == "sum");
    const auto [known, fresh] = orders.emplace(json["line"].get<std::string>(), keys);
    if (!fresh) REQUIRE(known->second == keys);
  }
  CHECK(orders.size() > 8);
}

TEST_CASE("every changed byte of a log is refused at its line, and changes nothing") {
  const auto plan = planOf("kaikoufan");
  Engine playing(*plan), reading(*plan);
  const std::string log = playLog(playing, "bytes", 2);
  Replay replay(reading);
  size_t number = 0;
  for (const std::string& line : linesOf(log)) {
    ++number;
    for (size_t i = 0; i < line.size(); ++i) {
      std::string changed = line;
      changed[i] = static_cast<char>(changed[i] ^ (1 << (i % 8)));
      const auto refusal = replay.line(changed);
      if (!refusal || refusal->line != number) FAIL("byte " << i << " of line " << number << ": " << changed);
    }
    REQUIRE(replay.line(line + line));      // the end of a line lost
    const auto refusal = replay.line(line);
    if (refusal) FAIL("line " << number << ": " << refusal->reason);
  }
  CHECK_FALSE(replay.finish());
  CHECK(replay.hands().size() == 2);
  CHECK(replay.matchSeedChecked());
}

TEST_CASE("a log that is cut off is refused where it ends") {
  const auto plan = planOf("kaikoufan");
  Engine playing(*plan), reading(*plan);
  const std::string log = playLog(playing, "cut", 1);
  Replay replay(reading);
  size_t number = 0;
  for (const std::string& line : linesOf(log)) {
    ++number;
    for (size_t i = 0; i < line.size(); ++i) {
      const auto refusal = replay.line(line.substr(0, i));
      REQUIRE(refusal);
      REQUIRE(refusal->line == number);
    }
    const auto refusal = replay.finish();
    REQUIRE(refusal);
    REQUIRE(refusal->line == number);
    INFO(refusal->reason);
    CHECK(refusal->reason.find("the log ends where a line `") == 0);
    REQUIRE_FALSE(replay.line(line));
  }
  REQUIRE_FALSE(replay.finish());
}

TEST_CASE("forged logs with right sums are refused at the line that was changed, or where the change shows") {
  const auto plan = planOf("kaikoufan");
  Engine playing(*plan), reading(*plan);
  const std::string log = playLog(playing, "forged", 3);
  const std::vector<std::string> lines = linesOf(log);
  ChancePlayer random(7);
  size_t atOnce = 0, later = 0;
  for (int round = 0; round < 240; ++round) {
    std::vector<std::string> forged = lines;
    const size_t at = random.below(static_cast<uint32_t>(forged.size()));
    std::string& line = forged[at];
    const size_t tail = line.rfind(", \"sum\": \"");
    // A digit or a letter becomes another, a line is lost, written twice, or two change places.
    switch (round % 6) {
      case 0: forged.erase(forged.begin() + static_cast<long>(at)); break;
      case 1: forged.insert(forged.begin() + static_cast<long>(at), line); break;
      case 2:
        if (at + 1 == forged.size()) continue;
        std::swap(forged[at], forged[at + 1]);
        break;
      default: {
        size_t place = random.below(static_cast<uint32_t>(tail));
        while (place < tail && !std::isalnum(static_cast<unsigned char>(line[place]))) ++place;
        if (place >= tail || (at == 0 && place > line.find("\"log\"") && place < line.find("\"ruleset\"")))
          continue;  // a log says who wrote it, and in which version
        line[place] = line[place] == '1'                                      ? '2'
                      : line[place] == 'a'                                    ? 'b'
                      : std::isdigit(static_cast<unsigned char>(line[place])) ? '1'
                                                                              : 'a';
      }
    }
    if (forged == lines) continue;
    const auto refusal = replayAll(reading, resealed(forged));
    if (!refusal) FAIL("round " << round << ", line " << at + 1 << ": " << line);
    if (refusal->line < at + 1)
      FAIL("refused at " << refusal->line << " before the change at " << at + 1 << ": " << refusal->reason);
    ++(refusal->line == at + 1 ? atOnce : later);
  }
  CHECK(atOnce > 120);
  CHECK(later > 0);   // a commitment is believed until the seed is opened
}

TEST_CASE("seeds that are not those committed to are refused when they are opened") {
  const auto plan = planOf("kaikoufan");
  Engine engine(*plan);
  Match match;
  match.seed = Seed::ofText("honest");
  State state;
  Events events;
  auto played = [&](const Seed& opened, const std::optional<Digest>& commitment, const WallSetup* wall,
                    const Seed& matchSeed) {
    std::string out;
    LogWriter log(engine, out);
    log.match(match.seed.commitment());
    log.hand(match, commitment);
    if (wall)
      REQUIRE(engine.beginWith(match, *wall, state, &events));
    else
      engine.begin(match, state, &events);
    log.dealt(state, events);
    REQUIRE(log.leave(state, 2) == Refusal::None);
    Match after = match;
    REQUIRE(engine.finish(state, after));
    log.end(state, after, commitment ? std::optional<Seed>(opened) : std::nullopt);
    log.close(after, matchSeed);
    const auto refusal = replayAll(engine, out);
    return refusal ? refusal->reason : std::string();
  };
  const Seed own = match.seed.forHand(0), other = Seed::ofText("other");
  CHECK(played(own, own.commitment(), nullptr, match.seed).empty());
  CHECK(played(other, own.commitment(), nullptr, match.seed) == "the seed is not the one committed to before the hand");
  const WallSetup chosen = buildWall(*plan, 0, other);
  CHECK(played(own, own.commitment(), &chosen, match.seed).find("not th") != std::string::npos);
  CHECK(played(other, other.commitment(), &chosen, match.seed) ==
        "the seed of hand 0 does not come from the seed of the match");
  CHECK(played(own, own.commitment(), nullptr, other) == "the seed is not the one committed to before the match");
  CHECK(played(own, std::nullopt, &chosen, match.seed) == "the match has a commitment, and the hand has none");
}

TEST_CASE("hostile lines are refused") {
  const auto plan = planOf("kaikoufan");
  Engine engine(*plan);
  const std::vector<std::string> lines = linesOf(playLog(engine, "hostile", 1));
  auto seal = [](const std::string& before, std::string body) {
    return body.substr(0, body.size() - 1) + ", \"sum\": \"" + logSum(before, body) + "\"}";
  };
  const std::string start(sumDigits, '0');
  auto refused = [&](std::string_view line) {
    Replay replay(engine);
    const auto refusal = replay.line(line);
    REQUIRE(refusal);
    CHECK(refusal->line == 1);
    return refusal->reason;
  };
  CHECK(refused("").find("sum") != std::string::npos);
  CHECK(refused(std::string(maxLogLine + 1, 'x')).find("longer than") != std::string::npos);
  CHECK(refused(seal(start, "{\"line\": \"close\"}")) == "there is a line `close` where a line `match` should be");
  CHECK(refused(seal(start, "{\"line\": 7}")) == "the line does not say what it is (`line`)");
  CHECK(refused(seal(start, "{\"a\": 1, \"a\": 2}")) == "the key `a` is written twice");
  CHECK(refused(seal(start, "{\"line\": \"match\", \"log\": 3}")) == "logs of version 3 are not known");
  CHECK(refused(seal(start, "{\"line\": \"match\", \"log\": 1.5}")) == "the line does not say the version of the log");
  CHECK(refused(seal(start, "{\"line\": \"\xff\"}")) == "the line is not UTF-8");
  CHECK(refused(seal(start, "{" + std::string(500, '[') + "}")).find("not JSON") != std::string::npos);
  // Every input of every line, with something else in its place.
  for (const char* value : {"null", "\"\"", "\"x\"", "-1", "99", "1e9", "[]", "{}", "[1, 2, 3, 4]", "[[]]",
                            "true", "9223372036854775808"}) {
    Replay replay(engine);
    std::string sum = start;
    size_t number = 0;
    for (const std::string& line : lines) {
      ++number;
      const std::string body = line.substr(0, line.rfind(", \"sum\": \"")) + "}";
      for (size_t colon = body.find("\": "); colon != std::string::npos; colon = body.find("\": ", colon + 1)) {
        // Members of the outermost object only: what follows up to the next key.
        size_t end = colon + 3, depth = 0;
        bool inside = false;
        for (; end + 1 < body.size(); ++end) {
          if (body[end] == '"') inside = !inside;
          if (inside) continue;
          if (body[end] == '[' || body[end] == '{') ++depth;
          if (body[end] == ']' || body[end] == '}') --depth;
          if (!depth && body[end] == ',') break;
        }
        const std::string forged = body.substr(0, colon + 3) + value + body.substr(end);
        if (forged == body ||
            (body.substr(colon + 3, end - colon - 3) == "null" && value == std::string("null")))
          continue;
        // Who wrote the log, and that nobody committed to a seed, is what the log says.
        const bool believed = (body.find("\"commitment\"") == colon - 11 && value == std::string("null")) ||
                              (body.find("\"product\"") == colon - 8 && value[0] == '"');
        if (believed) continue;
        const auto refusal = replay.line(seal(sum, forged));
        if (!refusal) {
          // Numbers of a first hand are what the log says.
          CHECK(body.starts_with("{\"line\": \"hand\""));
          Replay again(engine);
          for (size_t i = 0; i + 1 < number; ++i) REQUIRE_FALSE(again.line(lines[i]));
          break;
        }
        CHECK(refusal->line == number);
      }
      if (replay.line(line)) break;   // after a believed line the rest is another log
      sum = line.substr(line.size() - sumDigits - 2, sumDigits);
    }
  }
}

TEST_CASE("the head of a log names its rules") {
  const auto plan = planOf("pizi_xiayu");
  Engine engine(*plan);
  const std::string log = playLog(engine, "head", 1);
  LogHead head;
  std::string reason;
  REQUIRE(readLogHead(linesOf(log)[0], head, reason));
  CHECK(head.ruleset == "pizi_xiayu");
  CHECK(head.options == plan->options);
  CHECK(head.planDigest == toHex(planDigest(*plan).data(), 32));
  CHECK(head.seeded);
  CHECK_FALSE(readLogHead(linesOf(log)[1], head, reason));
  CHECK_FALSE(readLogHead("{", head, reason));
  const auto otherPlan = planOf("kaikoufan");
  Engine other(*otherPlan);
  const auto refusal = Replay(other).line(linesOf(log)[0]);
  REQUIRE(refusal);
  CHECK(refusal->reason == "the log is of another plan: other rules, or other options");
}

TEST_CASE("options of a log are texts that give the same plan again") {
  const std::vector<std::pair<std::string, std::string>> given{
      {"大胡", "[海底捞]"}, {"大胡", "[]"}, {"大胡", "[清一色 碰碰胡]"}, {"封顶", "none"}, {"金顶", "800"}};
  for (const auto& [name, value] : given) {
    INFO(name << " = " << value);
    const auto plan = planOf("kaikoufan", {{name, driver::parseOptionText(value)}});
    driver::OptionValues again;
    for (const auto& [option, text] : plan->options) again[option] = driver::parseOptionText(text);
    CHECK(planDigest(*planOf("kaikoufan", again)) == planDigest(*plan));
  }
}

// Names of values may be words that mean something else to whoever reads `-o` without the rules.
TEST_CASE("values that are called like other values come back from a log") {
  const auto rules = [](const std::string& values, const std::string& first) {
    return "ruleset called extends kaikoufan\noption 法 \"法\" : one of " + values + " = " + first +
           "\npayment { 法 before 封顶 : x 2 when 法 is " + first + " and openings > 2 }\n";
  };
  for (const auto& [values, names] : std::vector<std::pair<std::string, std::vector<std::string>>>{
           {"甲 true false", {"甲", "true", "false"}}, {"没有 null 甲", {"没有", "null", "甲"}}, {"1 2 多", {"1", "2", "多"}},
           {"1 1.0 甲", {"1", "1.0", "甲"}}, {"1 2 3", {"1", "2", "3"}}, {"true null", {"true", "null"}}}) {
    const std::string text = rules(values, names[0]);
    std::vector<std::string> texts;
    for (const std::string& name : names) {
      INFO(values << ": " << name);
      const auto plan = planOf("called.kou", {{"法", name}}, &text);
      driver::OptionValues again;
      for (const auto& [option, value] : plan->options) again[option] = driver::parseOptionText(value);
      CHECK(planDigest(*planOf("called.kou", again, &text)) == planDigest(*plan));
      const auto own = std::find_if(plan->options.begin(), plan->options.end(), [](const auto& option) { return option.first == "法"; });
      REQUIRE(own != plan->options.end());
      texts.push_back(own->second);
    }
    std::sort(texts.begin(), texts.end());
    CHECK(std::unique(texts.begin(), texts.end()) == texts.end());
  }
}

TEST_CASE("an action that brings about a hundred events loses none of them") {
  const auto plan = planOf("kaikoufan", {{"海底", Num(60)}});
  Engine playing(*plan), reading(*plan);
  size_t longest = 0;
  for (int i = 0; i < 6; ++i) {
    const std::string log = playLog(playing, "long " + std::to_string(i), 3);
    requireReplays(reading, log);
    size_t run = 0, draws = 0;
    for (const std::string& line : linesOf(log)) {
      run = line.starts_with("{\"line\": \"action\"") ? 0 : run + 1;
      longest = std::max(longest, run);
      if (line.starts_with("{\"line\": \"drawn\"")) ++draws;
    }
    if (draws == 0) continue;
    // A log that lacks one of them is found out, whatever its sums say.
    std::vector<std::string> lines = linesOf(log);
    const auto laid = std::find_if(lines.begin(), lines.end(), [](const std::string& line) { return line.starts_with("{\"line\": \"laid\""); });
    REQUIRE(laid != lines.end());
    lines.erase(laid);
    CHECK(replayAll(reading, resealed(lines)));
  }
  CHECK(longest > 96);
}

TEST_CASE("how a match begins is what it can be, and what is believed is said") {
  const auto plan = planOf("pizi");
  Engine engine(*plan);
  const std::string log = playLog(engine, "beginnings", 4);
  auto forged = [&](const std::string& from, const std::string& to) {
    auto lines = linesOf(log);
    const size_t at = lines[1].find(from);
    REQUIRE(at != std::string::npos);
    lines[1].replace(at, from.size(), to);
    return replayAll(engine, resealed(lines));
  };
  CHECK(forged("\"totals\": [0, 0, 0, 0]", "\"totals\": [100, 0, 0, 0]")->reason == "the totals do not sum to zero with the house");
  CHECK(forged("\"totals\": [0, 0, 0, 0]", "\"totals\": [100, -100, 0, 0]")->line == 2);
  CHECK(forged("\"previous_wild\": null", "\"previous_wild\": \"5万\"")->line == 2);
  CHECK(forged("\"house\": 0", "\"house\": 7")->reason == "the house has what no leaving pays");
  CHECK_FALSE(forged("\"house\": 0", "\"house\": 0"));
  // The second hand on, without the first: a log may begin so, and what it begins with is believed.
  std::vector<std::string> later{linesOf(log)[0]};
  bool in = false;
  for (const std::string& line : linesOf(log)) {
    in |= line.starts_with("{\"line\": \"hand\", \"number\": 1,");
    if (in) later.push_back(line);
  }
  Replay replay(engine);
  for (const std::string& line : linesOf(resealed(later))) REQUIRE_FALSE(replay.line(line));
  CHECK(replay.believesBeginning());
}
