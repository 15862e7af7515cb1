// What words are by their places, in whole files and in broken ones.
#include <catch2/catch.hpp>

#include "compiler/syntax/expected_words.h"
#include "compiler/syntax/keyword_table.h"
#include "compiler/syntax/parse.h"

using namespace kaikou;
using syntax::DeclKind;
using syntax::NameRole;
using syntax::NameUse;

namespace {

std::vector<std::pair<std::string, NameUse>> usesOf(const std::string& text) {
  source::SourceManager sources;
  diag::Sink sink;
  const auto parsed = syntax::parse(sources, sources.add("a.kou", text), sink, true);
  std::vector<std::pair<std::string, NameUse>> uses;
  for (const auto& token : parsed.tokens)
    if (token.use.role != NameRole::None || token.kind == syntax::Token::Name)
      uses.emplace_back(text.substr(token.span.begin, token.span.end - token.span.begin), token.use);
  return uses;
}

NameUse useOf(const std::string& text, const std::string& name, size_t nth = 0) {
  for (const auto& [word, use] : usesOf(text))
    if (word == name && nth-- == 0) return use;
  FAIL("no name " << name);
  return {};
}

NameUse declaration(DeclKind kind, bool declares = false) { return {NameRole::Declaration, kind, declares}; }

}  // namespace

TEST_CASE("every place of the grammar in which a name may stand is in the table", "[syntax][names]") {
  CHECK(syntax::namePlacesMissing() == std::vector<std::string>{});
}

TEST_CASE("names are what their places make of them", "[syntax][names]") {
  const std::string text =
      "ruleset mine extends base uses rain, rooms/dry.kou\n"
      "document D \"d\"\n"
      "remove set Old\n"
      "default limit = 5 per D \"1\"\n"
      "tiles { suit 万 m 1..9 copies 4 honour 东 copies 4 ring 东 }\n"
      "set A \"a\" = B\n"
      "option o \"o\" : one of p q = p\n"
      "call pung \"p\" : triplet on discard\n"
      "call kong \"k\" : quad added to pung\n"
      "claims { order win, pung }\n"
      "shape std \"s\" = 4 melds and a pair\n"
      "pattern P \"p\" of std : shape is std implies Q\n"
      "need N before M \"n\" : yes\n"
      "tally t of each seat {\n  l \"l\" : x 2\n  k after l \"k\" : x 2\n  remove j\n}\n"
      "payment {\n  base \"b\" : = payment before cap\n}\n"
      "liable L \"l\" : winner when liable by K\n"
      "result { fans = P }\n"
      "example \"e\" with limit = 3 {\n  fact rainy = yes\n  seat 0: hand 2p meld pung 111p\n  expect refused by N, fans P\n}\n";
  CHECK(useOf(text, "mine") == NameUse{NameRole::Ruleset, {}, true});
  CHECK(useOf(text, "base") == NameUse{NameRole::RuleFile, {}, false});
  CHECK(useOf(text, "rain").role == NameRole::RuleFile);
  CHECK(useOf(text, "rooms/dry.kou").role == NameRole::RuleFile);
  CHECK(useOf(text, "D") == declaration(DeclKind::Document, true));
  CHECK(useOf(text, "D", 1) == declaration(DeclKind::Document));
  CHECK(useOf(text, "Old") == declaration(DeclKind::Set));
  CHECK(useOf(text, "limit") == declaration(DeclKind::Option));
  CHECK(useOf(text, "万") == NameUse{NameRole::Tile, {}, true});
  CHECK(useOf(text, "东").declares);
  CHECK_FALSE(useOf(text, "东", 1).declares);
  CHECK(useOf(text, "B").role == NameRole::Value);
  CHECK(useOf(text, "q").role == NameRole::Enumerator);
  CHECK(useOf(text, "pung") == declaration(DeclKind::Call, true));
  CHECK(useOf(text, "pung", 1) == declaration(DeclKind::Call));
  CHECK(useOf(text, "pung", 2) == declaration(DeclKind::Call));
  CHECK(useOf(text, "std", 1) == declaration(DeclKind::Shape));
  CHECK(useOf(text, "std", 2) == declaration(DeclKind::Shape));
  CHECK(useOf(text, "Q").role == NameRole::Value);
  CHECK(useOf(text, "M") == NameUse{NameRole::Anchor, DeclKind::Need, false});
  CHECK(useOf(text, "l") == NameUse{NameRole::Line, {}, true});
  CHECK(useOf(text, "l", 1) == NameUse{NameRole::Line, {}, false});
  CHECK(useOf(text, "j") == NameUse{NameRole::Line, {}, false});
  CHECK(useOf(text, "cap") == NameUse{NameRole::Line, {}, false});
  CHECK(useOf(text, "K") == declaration(DeclKind::Liable));
  CHECK(useOf(text, "fans").role == NameRole::ResultKey);
  CHECK(useOf(text, "rainy") == declaration(DeclKind::Fact));
  CHECK(useOf(text, "2p").role == NameRole::Tile);
  CHECK(useOf(text, "N", 1) == declaration(DeclKind::Need));
  CHECK(useOf(text, "P", 2).role == NameRole::Expected);
}

TEST_CASE("a file with a mistake keeps the words of its other declarations", "[syntax][names]") {
  const std::string text = "ruleset a extends b\nset A \"a\" = = B\nset C \"c\" = D\n";
  CHECK(useOf(text, "D").role == NameRole::Value);
  CHECK(useOf(text, "C") == declaration(DeclKind::Set, true));
  CHECK(useOf(text, "B").role == NameRole::None);
}

TEST_CASE("a file that no parser should see keeps its words", "[syntax][names]") {
  source::SourceManager sources;
  diag::Sink sink;
  const auto parsed = syntax::parse(sources, sources.add("a.kou", "set"), sink, true);
  CHECK(sink.hasErrors());
  CHECK_FALSE(parsed.tokens.empty());
}
