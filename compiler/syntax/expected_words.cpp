// Walks the automaton that the grammar was made into over the words before a place, and notes what could follow.
//
// Only the declaration that holds the place is read, from the beginning of its first line. Every way through a rule from a
// word is walked once and remembered, so the time grows with the words, not with the ways. Where the words before the place
// are no beginning of a declaration, the lines of a block above are left out, then all but the expression around the place.
// Guarantee: no exception leaves, depth and number of words are bounded. Tested by tests/syntax/expected_words_test.cpp.
#include "compiler/syntax/expected_words.h"

#include <algorithm>
#include <mutex>
#include <set>

#include "compiler/syntax/name_places.h"

namespace kaikou::syntax {

namespace internal {

namespace {

using Rule = KaikouParser;
using antlr4::atn::ATNState;
using antlr4::atn::Transition;

constexpr size_t mostBytes = 64 * 1024;   // that are read before the place
constexpr size_t mostDepth = 6000;        // of rules in each other: 256 brackets of 20

struct Word {
  size_t type;
  Span span;       // in the text that was read
  uint32_t line;
};

class Walk {
 public:
  Walk(const antlr4::atn::ATN& atn, std::vector<size_t> types) : atn_(atn), types_(std::move(types)) {}

  /// Whether the words could be the beginning of `rule`, from `at` on; then `tokens` and `names` are what could follow.
  bool from(size_t rule, size_t at) {
    for (size_t end : run(rule, at, 0)) complete = complete || end == types_.size();
    return reached_ || complete;
  }

  std::set<size_t> tokens;
  std::vector<std::pair<size_t, size_t>> names;  // name rule, the rule it stands in
  bool complete = false;                         // the words may be all of it

 private:
  const std::vector<size_t>& run(size_t rule, size_t at, size_t depth) {
    auto [entry, fresh] = ends_.try_emplace(uint64_t{rule} << 32 | at);
    std::vector<size_t>& ends = entry->second;
    if (!fresh || depth > mostDepth) return ends;
    std::vector<std::pair<ATNState*, size_t>> open{{atn_.ruleToStartState[rule], at}};
    std::set<std::pair<ATNState*, size_t>> seen(open.begin(), open.end());
    auto push = [&](ATNState* state, size_t index) {
      if (seen.insert({state, index}).second) open.emplace_back(state, index);
    };
    while (!open.empty()) {
      auto [state, index] = open.back();
      open.pop_back();
      if (state->getStateType() == ATNState::RULE_STOP) {
        if (std::find(ends.begin(), ends.end(), index) == ends.end()) ends.push_back(index);
        continue;
      }
      for (const Transition* way : state->transitions) step(state, way, index, depth, push);
    }
    return ends;
  }

  template <typename Push>
  void step(ATNState* state, const Transition* way, size_t index, size_t depth, Push push) {
    const bool here = index == types_.size();
    if (way->getSerializationType() == Transition::RULE) {
      const auto* call = static_cast<const antlr4::atn::RuleTransition*>(way);
      if (here && isNameRule(call->ruleIndex)) {
        reached_ = true;
        const std::pair<size_t, size_t> name{call->ruleIndex, state->ruleIndex};
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
        return;
      }
      const antlr4::misc::IntervalSet& first = atn_.nextTokens(call->target);
      if (!here && !first.contains(static_cast<ssize_t>(types_[index])) && !first.contains(antlr4::Token::EPSILON)) return;
      const std::vector<size_t> ends = run(call->ruleIndex, index, depth + 1);
      for (size_t end : ends) push(call->followState, end);
    } else if (way->isEpsilon()) {
      push(way->target, index);
    } else if (here) {
      reached_ = true;
      for (ssize_t type : way->label().toList())
        if (type > 0) tokens.insert(static_cast<size_t>(type));
    } else if (way->matches(types_[index], 0, antlr4::Lexer::MAX_CHAR_VALUE)) {
      push(way->target, index + 1);
    }
  }

  const antlr4::atn::ATN& atn_;
  std::vector<size_t> types_;
  std::unordered_map<uint64_t, std::vector<size_t>> ends_;  // by rule and word
  bool reached_ = false;
};

bool isWordType(size_t type) {
  return keywordOf(type) || type == Type::IDENT || type == Type::TILEWORD || type == Type::NUMBER || type == Type::PATH;
}

/// Where a line starts that begins with a word and not with a blank or bracket, at or before `offset`.
size_t marginBefore(std::string_view text, size_t offset) {
  for (;;) {
    const size_t start = offset == 0 ? 0 : text.rfind('\n', offset - 1) + 1;  // npos + 1 is 0
    if (start == 0) return 0;
    const std::string_view line = text.substr(start, 2);
    if (!line.empty() && std::string_view(" \t\r\n}])").find(line[0]) == std::string_view::npos && line != "//") return start;
    offset = start - 1;
  }
}

class Question {
 public:
  Question(std::string_view text, uint32_t offset) : text_(text.substr(0, offset)) {
    readWords();
    answer_.wordBegin = offset;
  }

  ExpectedWords run() {
    if (answer_.inComment || answer_.inText) return answer_;
    size_t count = words_.size();
    if (count > 0 && words_.back().span.end == text_.size() && isWordType(words_.back().type)) {
      answer_.wordBegin = words_.back().span.begin;
      --count;
    }
    ask(count, answer_.wordBegin, false);
    findSubject(count);
    // Words before the place may belong to a phrase that is not written out: `of each |`.
    for (size_t back = 1; back <= 5 && back <= count; ++back) {
      const Word& word = words_[count - back];
      const uint32_t next = back == 1 ? answer_.wordBegin : words_[count - back + 1].span.begin;
      if (!isWordType(word.type) || text_.substr(word.span.end, next - word.span.end).find_first_not_of(" \t") != std::string_view::npos) break;
      ask(count - back, word.span.begin, true);
    }
    return answer_;
  }

 private:
  void readWords() {
    size_t start = marginBefore(text_, text_.size());
    for (;;) {
      lex(start);
      if (start == 0 || text_.size() - start > mostBytes || beginsHere()) break;
      start = marginBefore(text_, start - 1);
    }
    // Of several declarations in what was read, the last that is not within brackets counts.
    size_t first = 0;
    int depth = 0;
    for (size_t i = 0; i < words_.size(); ++i) {
      // What begins one may be a word of an expression too: `payment`.
      if (depth == 0 && i > 0 && words_[i].line > words_[i - 1].line && declares(i)) first = i;
      if (words_[i].type == Type::LBRACE) ++depth;
      if (words_[i].type == Type::RBRACE && depth > 0) --depth;
    }
    words_.erase(words_.begin(), words_.begin() + static_cast<std::ptrdiff_t>(first));
  }

  bool declares(size_t at) const {
    const antlr4::Token* after = at + 1 < tokens_.size() ? tokens_[at + 1].get() : nullptr;
    return beginsDeclaration(tokens_[at].get(), at > 0 ? tokens_[at - 1].get() : nullptr, after);
  }
  bool beginsHere() const {
    if (tokens_.empty()) return false;
    const size_t type = tokens_[0]->getType();
    return type == Type::RULESET || type == Type::MODULE || declares(0);
  }

  void lex(size_t start) {
    words_.clear();
    tokens_.clear();
    const std::string_view part = text_.substr(start);
    std::vector<uint32_t> byteOf;
    for (uint32_t i = part.starts_with("\xef\xbb\xbf") ? 3 : 0; i < part.size(); ++i)
      if ((static_cast<unsigned char>(part[i]) & 0xc0) != 0x80) byteOf.push_back(i);
    byteOf.push_back(static_cast<uint32_t>(part.size()));
    antlr4::ANTLRInputStream characters{std::string(part)};
    KaikouLexer lexer(&characters);
    lexer.removeErrorListeners();
    for (auto token = lexer.nextToken(); token->getType() != antlr4::Token::EOF; token = lexer.nextToken()) {
      const size_t type = token->getType();
      if (type == Type::SPACE || type == Type::UNKNOWN) continue;
      const size_t last = byteOf.size() - 1;
      const Span span{static_cast<uint32_t>(start) + byteOf[std::min(token->getStartIndex(), last)],
                      static_cast<uint32_t>(start) + byteOf[std::min(token->getStopIndex() + 1, last)]};
      const bool atEnd = span.end == text_.size();
      answer_.inComment = type == Type::COMMENT && atEnd;
      // A text is closed by its own mark only.
      const std::string_view written = text_.substr(span.begin, span.end - span.begin);
      answer_.inText = type == Type::STRING && atEnd && (written.size() < 2 || !(written.starts_with('"') ? written.ends_with('"') : written.ends_with("”")));
      if (type == Type::COMMENT) continue;
      words_.push_back({type, span, static_cast<uint32_t>(token->getLine())});
      tokens_.push_back(std::move(token));
    }
  }

  std::vector<size_t> types(size_t begin, size_t end) const {
    std::vector<size_t> made;
    for (size_t i = begin; i < end; ++i) made.push_back(words_[i].type);
    return made;
  }

  /// What may follow the first `count` words. `phrase`: only phrases that begin as what is written from `begin` on does.
  void ask(size_t count, uint32_t begin, bool phrase) {
    antlr4::ANTLRInputStream nothing{std::string()};
    KaikouLexer none(&nothing);
    antlr4::CommonTokenStream stream(&none);
    KaikouParser parser(&stream);
    const antlr4::atn::ATN& atn = parser.getATN();
    const bool header = !words_.empty() && (words_[0].type == Type::RULESET || words_[0].type == Type::MODULE);
    const bool startsLine = lineIsBlankBefore(begin);
    if (count == 0) {
      Walk walk(atn, {});
      walk.from(onlyComments(begin) ? Rule::RuleHeader : Rule::RuleDeclaration, 0);
      return take(walk, count, begin, phrase);
    }
    {
      Walk walk(atn, types(0, count));
      if (walk.from(header ? Rule::RuleHeader : Rule::RuleDeclaration, 0)) {
        take(walk, count, begin, phrase);
        if (walk.complete && startsLine) {
          Walk next(atn, {});
          next.from(Rule::RuleDeclaration, 0);
          take(next, 0, begin, phrase);
        }
        return;
      }
    }
    // The block's head and this line alone.
    size_t brace = 0;
    while (brace < count && words_[brace].type != Type::LBRACE) ++brace;
    if (brace + 1 < count) {
      size_t line = count;
      while (line > brace + 1 && text_.substr(words_[line - 1].span.end, begin - words_[line - 1].span.end).find('\n') == std::string_view::npos) --line;
      std::vector<size_t> some = types(0, brace + 1);
      for (size_t i = line; i < count; ++i) some.push_back(words_[i].type);
      Walk walk(atn, some);
      if (walk.from(Rule::RuleDeclaration, 0)) return take(walk, count, begin, phrase);
    }
    // At the margin the next declaration begins, whatever is wrong with the one before.
    const bool margin = startsLine && (begin == 0 || text_[begin - 1] == '\n');
    if (margin && !phrase) {
      Walk walk(atn, {});
      walk.from(Rule::RuleDeclaration, 0);
      return take(walk, 0, begin, phrase);
    }
    // The expression around the place.
    for (size_t i = count; i-- > 0;) {
      switch (words_[i].type) {
        case Type::COLON: case Type::EQ: case Type::WHEN: case Type::UNLESS: case Type::IF: case Type::THEN: case Type::ELSE:
        case Type::LPAREN: case Type::COMMA: case Type::AND: case Type::OR: case Type::NOT: break;
        default: continue;
      }
      Walk walk(atn, types(i + 1, count));
      if (walk.from(Rule::RuleExpr, 0)) return take(walk, count, begin, phrase);
    }
  }

  bool lineIsBlankBefore(uint32_t begin) const {
    const size_t start = begin == 0 ? 0 : text_.rfind('\n', begin - 1) + 1;
    return text_.substr(start, begin - start).find_first_not_of(" \t") == std::string_view::npos;
  }
  bool onlyComments(uint32_t begin) const {
    for (size_t at = 0; at < begin;) {
      const size_t end = std::min<size_t>(text_.find('\n', at), begin);
      const std::string_view line = text_.substr(at, end - at);
      const size_t first = line.find_first_not_of(" \t\r\xef\xbb\xbf");
      if (first != std::string_view::npos && !line.substr(first).starts_with("//")) return false;
      at = end + 1;
    }
    return true;
  }

  void take(const Walk& walk, size_t count, uint32_t begin, bool phrase) {
    const std::string_view written = text_.substr(begin);
    for (size_t type : walk.tokens) {
      if (const Keyword* word = keywordOf(type)) {
        if (phrase && !beginsAs(word->english, written) && !beginsAs(word->chinese, written) && !beginsAs(word->also, written)) continue;
        const auto index = static_cast<uint16_t>(word - keywords().data());
        const bool known = std::any_of(answer_.keywords.begin(), answer_.keywords.end(), [&](const auto& other) { return other.keyword == index; });
        if (!known) answer_.keywords.push_back({index, begin});
      } else if (!phrase) {
        answer_.number = answer_.number || type == Type::NUMBER;
        answer_.text = answer_.text || type == Type::STRING;
        answer_.tile = answer_.tile || type == Type::TILEWORD;
      }
    }
    if (phrase) return;
    for (const auto& [name, parent] : walk.names) {
      NamePlace place;
      place.name = name;
      place.parent = parent;
      place.before = count > 0 ? words_[count - 1].type : 0;
      int depth = 0;
      for (size_t i = 0; i < count; ++i) {
        if (!place.declaration && declKindOf(words_[i].type)) place.declaration = words_[i].type;
        if (words_[i].type == Type::LBRACE) ++depth;
        if (words_[i].type == Type::RBRACE) --depth;
      }
      place.inLine = depth > 0;
      place.removes = place.before == Type::REMOVE || (depth == 0 && count > 0 && words_[0].type == Type::REMOVE);
      NameUse use = nameUseAt(place);
      // What is overridden is there already.
      if (use.declares && count > 0 && (words_[0].type == Type::OVERRIDE || place.before == Type::OVERRIDE) && use.role != NameRole::Ruleset)
        use.declares = use.role == NameRole::Line && place.before != Type::OVERRIDE;
      if (std::find(answer_.names.begin(), answer_.names.end(), use) == answer_.names.end()) answer_.names.push_back(use);
    }
  }

  static bool beginsAs(std::string_view phrase, std::string_view written) {
    size_t i = 0;
    for (size_t k = 0; k < written.size(); ++k) {
      const char c = written[k] == '\t' ? ' ' : written[k];
      if (c == ' ' && i > 0 && phrase[i - 1] == ' ') continue;
      if (i >= phrase.size() || phrase[i] != c) return false;
      ++i;
    }
    return true;
  }

  void findSubject(size_t count) {
    size_t at = count;
    if (at >= 2 && words_[at - 1].type == Type::NOT) --at;
    if (at < 2) return;
    const size_t type = words_[at - 1].type;
    if (type != Type::IS && type != Type::EQ) return;
    // The default of an option is asked for behind its values.
    size_t named = at - 2;
    for (size_t i = 0; type == Type::EQ && i + 1 < at && i < 2; ++i)
      if (words_[i].type == Type::OPTION) named = i + 1;
    const Word& name = words_[named];
    const Keyword* word = keywordOf(name.type);
    if (name.type != Type::IDENT && !(word && word->soft)) return;
    answer_.subject = std::string(text_.substr(name.span.begin, name.span.end - name.span.begin));
    const bool option = type == Type::EQ && (words_[0].type == Type::DEFAULT || words_[0].type == Type::EXAMPLE);
    answer_.subjectUse = option ? NameUse{NameRole::Declaration, DeclKind::Option, false} : NameUse{NameRole::Value, {}, false};
  }

  std::string_view text_;
  std::vector<std::unique_ptr<antlr4::Token>> tokens_;  // from the first that was read on
  std::vector<Word> words_;                             // of the declaration that holds the place
  ExpectedWords answer_;
};

}  // namespace

}  // namespace internal

ExpectedWords expectedWords(std::string_view text, uint32_t offset) {
  std::lock_guard<std::mutex> lock(internal::antlrLock());
  try {
    return internal::Question(text, static_cast<uint32_t>(std::min<size_t>(offset, text.size()))).run();
  } catch (const std::exception&) {  // of ANTLR's runtime, none is known
    return {};
  }
}

std::vector<std::string> namePlacesMissing() {
  std::lock_guard<std::mutex> lock(internal::antlrLock());
  antlr4::ANTLRInputStream nothing{std::string()};
  KaikouLexer none(&nothing);
  antlr4::CommonTokenStream stream(&none);
  KaikouParser parser(&stream);
  std::vector<std::string> missing;
  for (antlr4::atn::ATNState* state : parser.getATN().states) {
    if (!state) continue;
    for (const antlr4::atn::Transition* way : state->transitions) {
      if (way->getSerializationType() != antlr4::atn::Transition::RULE) continue;
      const auto* call = static_cast<const antlr4::atn::RuleTransition*>(way);
      if (!internal::isNameRule(call->ruleIndex) || internal::isNameRule(state->ruleIndex)) continue;
      if (!internal::hasRow(call->ruleIndex, state->ruleIndex))
        missing.push_back(parser.getRuleNames()[call->ruleIndex] + " in " + parser.getRuleNames()[state->ruleIndex]);
    }
  }
  return missing;
}

}  // namespace kaikou::syntax
