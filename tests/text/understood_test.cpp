// What the runtime says, found again in both languages; and every message of the runtime has its row.
#include <catch2/catch.hpp>

#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "runtime/text/understood.h"
#include "tests/text/language_of_text.h"

using namespace kaikou;
using text::understood;

namespace {

const std::pair<std::string, std::string> rows[] = {
#define SAID(zh, en) {zh, en},
#include "runtime/text/runtime_messages.def"
#undef SAID
};

/// Text of a C++ literal with `{}` holes filled, as the program would print it.
std::string printed(const std::string& literal) {
  std::string out;
  for (size_t i = 0; i < literal.size(); ++i) {
    if (literal[i] == '\\' && i + 1 < literal.size()) {
      out += literal[++i] == 'n' ? '\n' : literal[i];
    } else if (literal[i] == '{' && i + 1 < literal.size() && literal[i + 1] == '{') {
      out += '{', ++i;
    } else if (literal[i] == '}' && i + 1 < literal.size() && literal[i + 1] == '}') {
      out += '}', ++i;
    } else if (literal[i] == '{' && literal.find('}', i) != std::string::npos) {
      out += '7';
      i = literal.find('}', i);
    } else {
      out += literal[i];
    }
  }
  return out;
}

std::vector<std::string> literalsOf(const std::string& line) {
  std::vector<std::string> found;
  for (size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '/' && line.substr(i, 2) == "//") break;
    if (line[i] == '\'' && i + 2 < line.size() && line[i + 2] == '\'') i += 2;
    else if (line[i] == '"') {
      std::string text;
      for (++i; i < line.size() && line[i] != '"'; ++i) {
        if (line[i] == '\\') text += line[i++];
        text += line[i];
      }
      found.push_back(text);
    }
  }
  return found;
}

/// Words to be read: more than one, the first small or quoted.
bool isMessage(const std::string& text) {
  if (text.size() < 4 || text.find(' ') == std::string::npos || text.ends_with(' ') || text.starts_with(' ')) return false;
  if (testing::hasChinese(text) || text.find('\n') != std::string::npos) return false;
  return (text[0] >= 'a' && text[0] <= 'z') || (text[0] == '`' && testing::hasEnglish(testing::withoutQuoted(text)));
}

}  // namespace

TEST_CASE("a message of the runtime is understood, with what it puts in", "[text]") {
  CHECK(understood("there is no seat 7").zh() == "没有 7 座");
  CHECK(understood("there is no seat 7").en() == "there is no seat 7");
  CHECK(understood("seat 2: nobody wins on a flower (春)").zh() == "2 座：花牌不能胡（春）");
  CHECK(understood("`indicator`: no tile has the rank `0`").zh() == "`indicator`：没有点数为 `0` 的牌");
  CHECK(understood("a hand of the wrong size: 1 tile beside 4 melds instead of 2").zh() == "手牌张数不对：1 张牌，另有 4 副面子，该是 2 张");
  CHECK(understood("5 copies of `5m` where there are 4: 2 of seat 1, 3 of seat 2, the winning tile").zh() ==
        "有 5 张 `5m`，而一共只有 4 张：1 座 2 张，2 座 3 张，胡的牌");
  CHECK(understood("5 copies of `5m` where there are 4").zh() == "有 5 张 `5m`，而一共只有 4 张");
  CHECK(understood("there is no call `碰碰`; did you mean `碰`?").zh() == "没有叫牌 `碰碰`；您是不是要写 `碰`？");
  CHECK(understood("line 3: not JSON: a key expected (byte 9)").zh() == "不是 JSON：应是键（第 9 字节）（第 3 行）");
  CHECK(understood("`indicator`: `q` is no tile").zh() == "`indicator`：`q` 不是牌");
  CHECK(understood("`胡牌`: division by zero").zh() == "`胡牌`：除以零");
}

TEST_CASE("what no row fits stays as it is", "[text]") {
  for (std::string name : {"", "碰", "a name nobody knows", "file.kou", "{0}", "没有 7 座"}) {
    CHECK(understood(name).zh() == name);
    CHECK(understood(name).en() == name);
  }
  const std::string deep(100'000, ':');
  CHECK(understood(deep).zh() == deep);
  std::string nested = "x";
  for (int i = 0; i < 200; ++i) nested = "seat 1: " + nested;
  CHECK(understood(nested).en() == nested);
}

TEST_CASE("every row is understood as itself, is Chinese and stands once", "[text]") {
  std::set<std::string> known;
  for (const auto& [zh, en] : rows) {
    INFO(zh << "\n" << en);
    CHECK(known.insert(en).second);
    CHECK(testing::isOneLineOf(en, text::Language::English));
    CHECK((testing::hasChinese(testing::withoutQuoted(zh)) || text::holesOf(en) > 0));
    std::string filled = en;
    for (int hole = 0; hole < text::holesOf(en); ++hole) {
      const std::string mark = "{" + std::to_string(hole) + "}", value = std::to_string(hole + 3);
      for (size_t at = filled.find(mark); at != std::string::npos; at = filled.find(mark, at)) filled.replace(at, 3, value);
    }
    CHECK(text::isUnderstood(filled));
    CHECK((zh.find('{') != std::string::npos || understood(filled).zh() == zh));
  }
}

TEST_CASE("every message of these rooms has a row", "[text]") {
  const std::string root = KAIKOU_SOURCE_DIR;
  size_t messages = 0;
  for (const char* file :
       {"runtime/base/number.cpp", "runtime/text/json_scanner.cpp", "runtime/tile/tile_notation.cpp", "runtime/eval/value_ops.cpp",
        "runtime/eval/pricing.cpp", "runtime/eval/evaluator.cpp", "runtime/eval/table_check.cpp", "runtime/cases/case_reader.cpp",
        "runtime/cases/case_binder.cpp", "runtime/cases/case_course.cpp", "runtime/table/refusals.def", "runtime/table/log_reader.cpp", "runtime/table/log_head.cpp",
        "runtime/table/log_shares.cpp", "runtime/api/table_actions.cpp", "runtime/api/table_trust.cpp", "runtime/api/table_events.cpp",
        "runtime/api/table_observe.cpp", "runtime/api/replay_api.cpp", "runtime/api/settle_api.cpp", "bots/api/bots_api.cpp",
        "runtime/api/table_api.cpp", "runtime/api/table_record.cpp", "runtime/api/scoring_api.cpp", "compiler/driver/option_json.cpp",
        "tell/case_words.cpp", "tell/example_case.cpp"}) {
    std::ifstream in(root + "/" + file);
    REQUIRE(in.good());
    bool inAssert = false;
    bool inHelp = false;                                   // a text for `--help`, which is in both languages already
    for (std::string line; std::getline(in, line);) {
      if (line.find("wordFormHelp") != std::string::npos) inHelp = true;
      if (inHelp) {
        inHelp = !line.ends_with(';');
        continue;
      }
      // An invariant speaks to whoever changes the program.
      if (line.find("KAIKOU_ASSERT(") != std::string::npos) inAssert = true;
      if (inAssert) {
        inAssert = !line.ends_with(");");
        continue;
      }
      if (line.starts_with("#include")) continue;
      for (const std::string& literal : literalsOf(line)) {
        const std::string text = printed(literal);
        if (!isMessage(text)) continue;
        ++messages;
        bool piece = false;                                // of a message that is put together
        for (const auto& row : rows) piece = piece || row.second.find(text) != std::string::npos;
        INFO(file << ": " << text);
        // What is put in last may be nothing: `there is no call {}{}`.
        const bool shorter = literal.ends_with("{}") && text::isUnderstood(text.substr(0, text.size() - 1));
        CHECK((piece || shorter || text::isUnderstood(text)));
      }
    }
  }
  CHECK(messages > 100);
}
