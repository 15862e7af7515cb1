// What may be written next.
#include "compiler/syntax/expected_words.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "compiler/syntax/keyword_table.h"
#include "compiler/syntax/parse.h"

using namespace kaikou;
using syntax::DeclKind;
using syntax::ExpectedWords;
using syntax::NameRole;

namespace {

/// At `|`.
ExpectedWords at(std::string text) {
  const size_t mark = text.find('|');
  REQUIRE(mark != std::string::npos);
  text.erase(mark, 1);
  return syntax::expectedWords(text, static_cast<uint32_t>(mark));
}

bool has(const ExpectedWords& expected, std::string_view word) {
  return std::any_of(expected.keywords.begin(), expected.keywords.end(),
                     [&](const auto& phrase) { return syntax::keywords()[phrase.keyword].english == word; });
}
bool names(const ExpectedWords& expected, NameRole role) {
  return std::any_of(expected.names.begin(), expected.names.end(), [&](const auto& use) { return use.role == role; });
}
bool names(const ExpectedWords& expected, DeclKind kind) {
  return std::any_of(expected.names.begin(), expected.names.end(),
                     [&](const auto& use) { return use.role == NameRole::Declaration && use.kind == kind && !use.declares; });
}

}  // namespace

TEST_CASE("an empty file begins with its kind", "[syntax][expected]") {
  CHECK(has(at("|"), "ruleset"));
  CHECK(has(at("// about\n|"), "module"));
  CHECK_FALSE(has(at("|"), "option"));
  CHECK(has(at("rul|"), "ruleset"));
}

TEST_CASE("behind a name of a ruleset comes what it builds on, or the first declaration", "[syntax][expected]") {
  CHECK(has(at("ruleset a |"), "extends"));
  CHECK(has(at("ruleset a \"t\" ext|"), "extends"));
  CHECK(names(at("ruleset a extends |"), NameRole::RuleFile));
  const ExpectedWords next = at("ruleset a extends b\n\n|");
  CHECK(has(next, "option"));
  CHECK(has(next, "override"));
  CHECK(has(next, "uses"));
  CHECK_FALSE(has(at("ruleset a extends b |"), "option"));   // not in the same line
}

TEST_CASE("declarations are continued", "[syntax][expected]") {
  const std::string head = "ruleset a extends b\n\n";
  CHECK(has(at(head + "option o : |"), "yes/no"));
  CHECK(has(at(head + "call c : |"), "triplet"));
  CHECK(names(at(head + "call c : quad added to |"), DeclKind::Call));
  CHECK(names(at(head + "remove set |"), DeclKind::Set));
  CHECK(names(at(head + "override need |"), DeclKind::Need));
  CHECK(names(at(head + "default |"), DeclKind::Option));
  CHECK(names(at(head + "pattern p : shape is |"), DeclKind::Shape));
  const ExpectedWords value = at(head + "let a = |");
  CHECK(names(value, NameRole::Value));
  CHECK(has(value, "if"));
  CHECK(has(value, "count"));
  CHECK(value.number);
  CHECK(value.tile);
  CHECK_FALSE(has(value, "then"));
  CHECK(has(at(head + "let a = if b |"), "then"));
  CHECK(has(at(head + "let a = if b then 1 |"), "else"));
}

TEST_CASE("lines of a block, whatever stands in the lines before", "[syntax][expected]") {
  const std::string head = "ruleset a extends b\n\npayment {\n  one : x 2\n";
  CHECK(has(at(head + "  two : |"), "at most"));
  CHECK(has(at(head + "  two : x 2 |"), "when"));
  CHECK(has(at(head + "  broken : x x x = =\n  two : x 2 |"), "when"));
  CHECK(names(at(head + "  two before |"), NameRole::Line));
  CHECK_FALSE(has(at(head + "  two : x 2 |"), "option"));
}

TEST_CASE("what stands behind the place does not matter", "[syntax][expected]") {
  CHECK(has(at("ruleset a extends b\n\npayment {\n  one : x 2 |\n  two : = = =\n}\nset s = \n"), "when"));
}

TEST_CASE("of a phrase, the words that are there count", "[syntax][expected]") {
  const std::string head = "ruleset a extends b\n\ntally t ";
  const ExpectedWords expected = at(head + "of each |");
  const auto seat = std::find_if(expected.keywords.begin(), expected.keywords.end(),
                                 [](const auto& phrase) { return syntax::keywords()[phrase.keyword].english == "of each seat"; });
  REQUIRE(seat != expected.keywords.end());
  CHECK(seat->begin == head.size());
  CHECK(has(at(head + "of each se|"), "of each seat"));
  CHECK_FALSE(has(at(head + "of every |"), "of each seat"));
}

TEST_CASE("in comments and texts nothing is expected", "[syntax][expected]") {
  CHECK(at("ruleset a // wh|").inComment);
  CHECK(at("ruleset a \"wh|").inText);
  CHECK_FALSE(at("ruleset a \"wh\"|").inText);
  CHECK(at("ruleset a “规|").inText);
  CHECK_FALSE(at("ruleset a // x\n|").inComment);
}

TEST_CASE("the option that a value is asked for", "[syntax][expected]") {
  const std::string head = "ruleset a extends b\n\n";
  CHECK(at(head + "default 封顶 = |").subject == "封顶");
  CHECK(at(head + "require r : 封顶 is |").subject == "封顶");
  CHECK(at(head + "require r : 封顶 is not |").subject == "封顶");
  CHECK(at(head + "example \"e\" with 封顶 = |").subject == "封顶");
  CHECK(at(head + "let a = 封顶 + |").subject.empty());
}

// The words of shipped files are the reference: each must be among what is expected before it.
TEST_CASE("every word of every shipped file is expected where it stands", "[syntax][expected]") {
  for (const auto& entry : std::filesystem::recursive_directory_iterator(KAIKOU_SOURCE_RULESETS)) {
    if (entry.path().extension() != ".kou") continue;
    const std::string path = entry.path().string();
    std::ifstream stream(path, std::ios::binary);
    std::stringstream read;
    read << stream.rdbuf();
    const std::string text = read.str();
    source::SourceManager sources;
    diag::Sink sink;
    const auto parsed = syntax::parse(sources, sources.add(path, text), sink, true);
    REQUIRE_FALSE(sink.hasErrors());
    size_t step = 0;
    for (const auto& token : parsed.tokens) {
      // Some of them: a word of each kind comes often enough.
      if (token.kind == syntax::Token::Comment || token.kind == syntax::Token::Mark || ++step % 17 != 0) continue;
      const ExpectedWords expected = syntax::expectedWords(text, token.span.begin);
      INFO(path << " at " << text.substr(token.span.begin, 30));
      if (token.kind == syntax::Token::Keyword) {
        CHECK(std::any_of(expected.keywords.begin(), expected.keywords.end(), [&](const auto& phrase) { return phrase.keyword == token.keyword; }));
      } else if (token.kind == syntax::Token::Number && token.use.role == NameRole::None) {
        CHECK(expected.number);
      } else if (token.use.role == NameRole::Ruleset || token.use.role == NameRole::None) {
        continue;
      } else {
        CHECK(std::any_of(expected.names.begin(), expected.names.end(), [&](const auto& use) { return use.role == token.use.role; }) );
      }
    }
  }
}

TEST_CASE("any text, anywhere, is answered", "[syntax][expected]") {
  const std::string text = "ruleset a extends b\n\npayment {\n  底 \"x : x (((((1 + 2 }\n} ] ) if if if \"\n“规则 令令令 \\ # 🀄 = = of each\n";
  for (uint32_t i = 0; i <= text.size(); ++i)
    if (i == text.size() || (static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) REQUIRE(syntax::expectedWords(text, i).wordBegin <= i);
  CHECK(syntax::expectedWords("let a = " + std::string(5000, '('), 5008).wordBegin == 5008);
  CHECK(syntax::expectedWords(std::string(200000, 'x'), 200000).wordBegin <= 200000);
}

TEST_CASE("the default of an option is asked for behind its values", "[syntax][expected]") {
  CHECK(at("ruleset a\n\noption 甲 \"a\" : one of 乙 丙 = |").subject == "甲");
}

TEST_CASE("a declaration with a mistake does not hide the next", "[syntax][expected]") {
  CHECK(has(at("ruleset a\n\nset x = = =\nov|"), "override"));
  CHECK(has(at("ruleset a\n\nneed n : payment > 3 |"), "and"));
}
