// The grammar stays the one truth: what is found here is what its longest rule finds, and every case that could be another one
// (a path, a letter that is in no short list, a text that is not closed) is left to the automaton. Words are a trie made of
// keywords.def; blanks in a phrase are runs of blanks, as in the grammar. Tested by tests/syntax/word_scanner_test.cpp, which
// compares the tokens of every rule file, and of random texts, with those of the automaton alone.
#include "compiler/syntax/word_scanner.h"

#include <string_view>
#include <unordered_map>
#include <vector>

#include "runtime/text/utf8.h"

namespace kaikou::syntax::internal {

namespace {

constexpr size_t atEnd = antlr4::IntStream::EOF;

// Letters that every version of Unicode knows. Others are letters or not as the automaton says.
bool isLetter(size_t c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= 0x4e00 && c <= 0x9fa5);
}
bool isInName(size_t c) { return isLetter(c) || c == '_' || (c >= '0' && c <= '9'); }
bool isBlank(size_t c) { return c == ' ' || c == '\t'; }
bool isSpace(size_t c) { return isBlank(c) || c == '\r' || c == '\n' || c == 0xfeff || c == 0x3000; }
bool isLineEnd(size_t c) { return c == '\r' || c == '\n' || c == atEnd; }

// Whether a name surely ends before this: nothing that might be a letter, and nothing that makes a path of it.
bool endsName(size_t c) {
  if (c == '.' || c == '/') return false;
  return c < 0x80 || c == atEnd || std::u32string_view(U"，、：（）＝“”　；。｛｝［］【】＋－").find(static_cast<char32_t>(c)) != std::u32string_view::npos;
}

class Words {
 public:
  Words() : types_(1) {
    const struct { size_t type; const char* spellings[3]; } words[] = {
#define KEYWORD(token, english, chinese, soft, also) {KaikouLexer::token, {english, chinese, also}},
#include "grammar/keywords.def"
#undef KEYWORD
    };
    for (const auto& word : words) {
      for (const char* spelling : word.spellings) add(spelling, word.type);
    }
  }

  /// The longest word at the beginning of what `input` stands before; length 0 if there is none.
  ScannedToken longest(antlr4::CharStream& input) const {
    ScannedToken found;
    uint32_t node = 0;
    for (ssize_t at = 1;;) {
      size_t c = input.LA(at);
      if (isBlank(c)) {
        while (isBlank(input.LA(at + 1))) ++at;
        c = ' ';
      }
      const auto edge = edges_.find(key(node, c));
      if (edge == edges_.end()) return found;
      node = edge->second;
      if (types_[node]) found = {static_cast<size_t>(at), types_[node], false};
      ++at;
    }
  }

 private:
  static uint64_t key(uint32_t node, size_t c) { return uint64_t{node} << 32 | static_cast<uint32_t>(c); }

  void add(std::string_view spelling, size_t type) {
    uint32_t node = 0;
    uint32_t c = 0;
    for (size_t at = 0; at < spelling.size();) {
      at += text::decodeUtf8(spelling, at, c);
      const auto [edge, isNew] = edges_.try_emplace(key(node, c), static_cast<uint32_t>(types_.size()));
      if (isNew) types_.push_back(0);
      node = edge->second;
    }
    // Of two words that are spelled alike the first of the table counts, as in the grammar.
    if (node && !types_[node]) types_[node] = type;
  }

  std::unordered_map<uint64_t, uint32_t> edges_;
  std::vector<size_t> types_;   // by node; 0: no word ends there
};

ScannedToken scanName(antlr4::CharStream& input) {
  static const Words words;
  ssize_t length = 1;
  while (isInName(input.LA(length + 1))) ++length;
  if (!endsName(input.LA(length + 1))) return {};
  const ScannedToken word = words.longest(input);
  if (word.length >= static_cast<size_t>(length)) return word;
  return {static_cast<size_t>(length), KaikouLexer::IDENT, false};
}

// A text that is closed on its line.
ScannedToken scanText(antlr4::CharStream& input) {
  for (ssize_t at = 2;; ++at) {
    size_t c = input.LA(at);
    if (c == '"') return {static_cast<size_t>(at), KaikouLexer::STRING, false};
    if (c == '\\') c = input.LA(++at);
    if (isLineEnd(c)) return {};
  }
}

ScannedToken scanWideText(antlr4::CharStream& input) {
  for (ssize_t at = 2;; ++at) {
    const size_t c = input.LA(at);
    if (c == U'”') return {static_cast<size_t>(at), KaikouLexer::STRING, false};
    if (isLineEnd(c) || c == U'“') return {};
  }
}

}  // namespace

ScannedToken scanToken(antlr4::CharStream& input) {
  const size_t first = input.LA(1);
  if (isSpace(first)) {
    ssize_t length = 1;
    while (isSpace(input.LA(length + 1))) ++length;
    return {static_cast<size_t>(length), KaikouLexer::SPACE, true};
  }
  if (isLetter(first) || first == '_') return scanName(input);
  if (first == '"') return scanText(input);
  if (first == U'“') return scanWideText(input);
  if (first != '/' || input.LA(2) != '/') return {};
  ssize_t length = 2;
  while (!isLineEnd(input.LA(length + 1))) ++length;
  return {static_cast<size_t>(length), KaikouLexer::COMMENT, true};
}

}  // namespace kaikou::syntax::internal
