// The lexer that scans words finds the same tokens as the generated automaton alone: type, channel, place, line and column, over
// every rule file there is, and over texts made at random of what is hard to tell apart.
// Before Catch, whose macros are called like words of the language.
#include "compiler/syntax/wide_lexer.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "bench/random_wins.h"
#include "compiler/syntax/keyword_table.h"

using namespace kaikou;

namespace {

std::string tokensOf(antlr4::Lexer& lexer) {
  lexer.removeErrorListeners();
  std::string all;
  for (;;) {
    const auto token = lexer.nextToken();
    for (const size_t part : {token->getType(), token->getChannel(), token->getStartIndex(), token->getStopIndex(), token->getLine(),
                              token->getCharPositionInLine()})
      all += std::to_string(static_cast<long long>(part)) + " ";
    all += "\n";
    if (token->getType() == antlr4::Token::EOF) return all;
  }
}

void sameTokens(const std::string& text) {
  const std::lock_guard lock(syntax::internal::antlrLock());
  antlr4::ANTLRInputStream one{text}, other{text};
  KaikouLexer automaton(&one);
  syntax::internal::WideLexer scanning(&other);
  INFO(text);
  REQUIRE(tokensOf(scanning) == tokensOf(automaton));
}

}  // namespace

TEST_CASE("scanned tokens of every rule file are those of the automaton", "[syntax]") {
  int files = 0;
  for (const char* folder : {"/rulesets", "/tests/language", "/examples"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(KAIKOU_SOURCE_DIR) + folder)) {
      if (entry.path().extension() != ".kou") continue;
      std::ifstream file(entry.path());
      sameTokens(std::string((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>()));
      ++files;
    }
  }
  CHECK(files > 20);
}

TEST_CASE("scanned tokens of texts at random are those of the automaton", "[syntax]") {
  static const char* const parts[] = {
      " ", "  ", "\t", "\n", "\r\n", "　", "\xef\xbb\xbf", "//", "/", "///", ".", "..", "./", "a.kou", ".kou", ".yaml", "\"", "\\", "“", "”", "_",
      "x", "self", "self-drawn", "-", "all", "tiles", "in", "one", "suit", "of", "set", "aside", "hand", "handful", "next", "dealer", "没有", "条",
      "牌", "所有牌", "所有", "，", "：", "。", "、", "（", "）", "é", "ж", "々", "𠀀", "㐀", "ａ", "５", "5", "12", "1.5", "5m", "123m", "5万", "🀋", "\xef\xb8\x8f",
      "\x01", "~", "#", "=", "==", "=>", "!", "&&", "{", "}", "[", "］", "×", "…", "'", "ο", "한", "あ"};
  bench::Random random(5);
  for (int round = 0; round < 4000; ++round) {
    std::string text;
    for (int i = 1 + random.below(14); i > 0; --i) {
      if (random.chance(25)) {
        const syntax::Keyword& word = syntax::keywords()[static_cast<size_t>(random.below(static_cast<int>(syntax::keywords().size())))];
        text += random.chance(50) ? word.english : word.chinese;
      } else {
        text += parts[random.below(static_cast<int>(std::size(parts)))];
      }
      if (random.chance(30)) text += " ";
    }
    sameTokens(text);
  }
}
