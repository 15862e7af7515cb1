// Why a map beside the automaton: its own edges are asked for by code that cannot be changed. The states live as long as the
// program, so an edge stays right. Guarantee: the same tokens. Tested by tests/syntax/word_scanner_test.cpp and all of
// tests/syntax, and faster by `bench/compare check`.
#include "compiler/syntax/wide_lexer.h"

#include <unordered_map>

#include "compiler/syntax/word_scanner.h"

namespace kaikou::syntax::internal {

namespace {

using antlr4::atn::LexerATNSimulator;
using antlr4::dfa::DFAState;

class Simulator : public LexerATNSimulator {
 public:
  using LexerATNSimulator::LexerATNSimulator;

  size_t match(antlr4::CharStream* input, size_t mode) override {
    const ScannedToken found = scanToken(*input);
    if (!found.length) return LexerATNSimulator::match(input, mode);
    for (size_t at = 1; at <= found.length; ++at) {
      const bool newLine = found.type == KaikouLexer::SPACE && input->LA(static_cast<ssize_t>(at)) == '\n';
      _line += newLine;
      _charPositionInLine = newLine ? 0 : _charPositionInLine + 1;
    }
    input->seek(input->index() + found.length);
    if (found.hidden) _recog->setChannel(antlr4::Token::HIDDEN_CHANNEL);
    return found.type;
  }

 protected:
  DFAState* getExistingTargetState(DFAState* from, size_t character) override {
    if (!isWide(character)) return LexerATNSimulator::getExistingTargetState(from, character);
    const auto known = edges().find({from, character});
    return known == edges().end() ? nullptr : known->second;
  }
  DFAState* computeTargetState(antlr4::CharStream* input, DFAState* from, size_t character) override {
    DFAState* const to = LexerATNSimulator::computeTargetState(input, from, character);
    if (!isWide(character)) return to;
    constexpr size_t most = 1 << 16;     // of any text; rules have some thousand
    if (edges().size() >= most) edges().clear();
    edges().emplace(Edge{from, character}, to);
    return to;
  }

 private:
  using Edge = std::pair<const DFAState*, size_t>;
  struct Hash {
    size_t operator()(const Edge& edge) const {
      const uint64_t mixed = uint64_t{reinterpret_cast<uintptr_t>(edge.first)} >> 4 ^ uint64_t{edge.second} << 20;
      return static_cast<size_t>(mixed * 0x9e3779b97f4a7c15 >> 7);
    }
  };
  static bool isWide(size_t character) { return character > MAX_DFA_EDGE && character != antlr4::IntStream::EOF; }
  static std::unordered_map<Edge, DFAState*, Hash>& edges() {
    static std::unordered_map<Edge, DFAState*, Hash> all;
    return all;
  }
};

}  // namespace

WideLexer::WideLexer(antlr4::CharStream* input) : KaikouLexer(input) {
  auto* const plain = getInterpreter<LexerATNSimulator>();
  setInterpreter(new Simulator(this, getATN(), plain->_decisionToDFA, plain->getSharedContextCache()));   // deletes the other
}

}  // namespace kaikou::syntax::internal
