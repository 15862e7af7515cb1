// Says what is wrong with a token, in the author's words.
//
// ANTLR's own strategy guesses repairs and goes on, which makes cascades; here the parser stops at the first mistake,
// and parse.cpp decides where to go on. What could have stood at the place is gathered while parsing, over all rules
// that ended there, then folded into a few classes ("an expression", "a name"). Tested by
// tests/syntax/syntax_error_test.cpp.
#include <algorithm>

#include "compiler/syntax/parse_internal.h"

namespace kaikou::syntax::internal {

using antlr4::misc::IntervalSet;
namespace say = diag::say;

// ── strategy ──

void FirstErrorStrategy::clear() {
  offender_ = nullptr;
  noted_ = SIZE_MAX;
}

void FirstErrorStrategy::note(antlr4::Parser* parser) {
  size_t index = parser->getCurrentToken()->getTokenIndex();
  if (index != noted_) expected_ = IntervalSet();
  noted_ = index;
  const antlr4::atn::ATN& atn = parser->getATN();
  expected_.addAll(atn.nextTokens(atn.states[parser->getState()]));
}

void FirstErrorStrategy::sync(antlr4::Parser* parser) {
  note(parser);
  const antlr4::atn::ATN& atn = parser->getATN();
  const IntervalSet& next = atn.nextTokens(atn.states[parser->getState()]);
  size_t type = parser->getCurrentToken()->getType();
  if (next.contains(antlr4::Token::EPSILON) || next.contains(type)) return;
  throw antlr4::InputMismatchException(parser);
}

antlr4::Token* FirstErrorStrategy::recoverInline(antlr4::Parser* parser) {
  note(parser);
  throw antlr4::InputMismatchException(parser);
}

void FirstErrorStrategy::reportError(antlr4::Parser*, const antlr4::RecognitionException& error) {
  offender_ = error.getOffendingToken();
}

void FirstErrorStrategy::recover(antlr4::Parser*, std::exception_ptr) { throw antlr4::ParseCancellationException(); }

// ── words ──

const Keyword* keywordOf(size_t type) {
  static const std::unordered_map<size_t, size_t> index = [] {
    std::unordered_map<size_t, size_t> made;
    size_t row = 0;
#define KEYWORD(token, english, chinese, soft, also) made[Type::token] = row++;
#include "grammar/keywords.def"
#undef KEYWORD
    return made;
  }();
  auto found = index.find(type);
  return found == index.end() ? nullptr : &keywords()[found->second];
}

diag::Bilingual describeType(size_t type) {
  if (const Keyword* word = keywordOf(type))
    return say::Quoted(diag::Bilingual::of(std::string(word->chinese), std::string(word->english)));
  auto mark = [](const char* text) { return say::Quoted(std::string_view(text)); };
  switch (type) {
    case antlr4::Token::EOF: return say::TheEndOfFile;
    case Type::IDENT: return say::AName;
    case Type::NUMBER: return say::ANumber;
    case Type::STRING: return say::AText;
    case Type::TILEWORD: return say::ATile;
    case Type::PATH: return say::APath;
    case Type::COLON: return mark(":");
    case Type::COMMA: return mark(",");
    case Type::EQ: return mark("=");
    case Type::NE: return mark("<>");
    case Type::LT: return mark("<");
    case Type::LE: return mark("<=");
    case Type::GT: return mark(">");
    case Type::GE: return mark(">=");
    case Type::PLUS: return mark("+");
    case Type::MINUS: return mark("-");
    case Type::STAR: return mark("*");
    case Type::SLASH: return mark("/");
    case Type::CARET: return mark("^");
    case Type::DOTS: return mark("..");
    case Type::LPAREN: return mark("(");
    case Type::RPAREN: return mark(")");
    case Type::LBRACE: return mark("{");
    case Type::RBRACE: return mark("}");
    case Type::LBRACKET: return mark("[");
    case Type::RBRACKET: return mark("]");
    default: return say::SomethingElse;
  }
}

IntervalSet firstOf(antlr4::Parser& parser, size_t rule) {
  const antlr4::atn::ATN& atn = parser.getATN();
  return atn.nextTokens(atn.ruleToStartState[rule]);
}

bool isWordForName(const Mistake& mistake) {
  const Keyword* word = keywordOf(mistake.offender->getType());
  return word && !word->soft && mistake.expected.contains(static_cast<size_t>(Type::IDENT)) &&
         !mistake.expected.contains(static_cast<size_t>(Type::COUNT));
}

namespace {

using Rule = KaikouParser;

/// A class of tokens that is named by one phrase when all its marks are expected.
struct Class {
  size_t rule;
  std::vector<size_t> marks;
  diag::Bilingual phrase;
};

bool containsAll(const IntervalSet& set, const std::vector<size_t>& types) {
  return std::all_of(types.begin(), types.end(), [&](size_t type) { return set.contains(type); });
}

bool removeAll(IntervalSet& set, const IntervalSet& gone) {
  size_t before = set.size();
  for (ssize_t type : gone.toList()) set.remove(static_cast<size_t>(type));
  return set.size() != before;
}

/// "`:` or a text in quotes", at most a few.
diag::Bilingual expectation(antlr4::Parser& parser, IntervalSet set) {
  set.remove(antlr4::Token::EPSILON);
  std::vector<diag::Bilingual> phrases;
  static const std::vector<Class> classes = {
      {Rule::RuleDeclaration, {Type::DOCUMENT, Type::DEFAULT, Type::EXAMPLE}, say::ADeclaration},
      {Rule::RuleDeclKind, {Type::SET, Type::DUTY, Type::OPTION}, say::ADeclKind},
      {Rule::RuleExpr, {Type::NUMBER, Type::LPAREN, Type::COUNT}, say::AnExpression},
      {Rule::RuleSetAtom, {Type::RANK, Type::ALL_TILES}, say::ASet},
      {Rule::RuleName, {Type::IDENT, Type::SUIT}, say::AName},
  };
  static const std::vector<size_t> operators = {Type::OR,    Type::AND,   Type::NOT,   Type::IS,    Type::IN,
                                                Type::EQ,    Type::NE,    Type::LT,    Type::LE,    Type::GT,
                                                Type::GE,    Type::PLUS,  Type::MINUS, Type::TIMES, Type::STAR,
                                                Type::SLASH, Type::CARET, Type::OF,    Type::AT,    Type::AT_LAST};
  for (const Class& group : classes) {
    if (!containsAll(set, group.marks)) continue;
    if (removeAll(set, firstOf(parser, group.rule))) phrases.emplace_back(group.phrase);
  }
  if (containsAll(set, {Type::OR, Type::PLUS})) {
    for (size_t type : operators) set.remove(type);
    phrases.push_back(say::AnOperation);
  }
  std::vector<diag::Bilingual> single;
  for (ssize_t type : set.toList()) {
    if (type == static_cast<ssize_t>(antlr4::Token::EOF) && !phrases.empty()) continue;
    single.push_back(describeType(static_cast<size_t>(type)));
  }
  phrases.insert(phrases.begin(), single.begin(), single.end());
  if (phrases.empty()) return say::SomethingElse;
  constexpr size_t most = 7;
  if (phrases.size() > most) {
    std::rotate(phrases.begin(), phrases.begin() + static_cast<std::ptrdiff_t>(single.size()), phrases.end());
    phrases.resize(most - 1);
    phrases.push_back(say::TheLike);
  }
  diag::Bilingual text;
  for (size_t i = 0; i < phrases.size(); ++i) {
    if (i > 0) text += i + 1 < phrases.size() ? say::Comma() : say::Or();
    text += phrases[i];
  }
  return text;
}

/// The text of a token for a message: one line, not too long.
std::string shown(std::string_view text) {
  constexpr size_t most = 60;
  if (text.size() <= most) return "`" + std::string(text) + "`";
  size_t end = most;
  while ((static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return "`" + std::string(text.substr(0, end)) + "…`";
}

/// The keyword the author may have meant; `phrasesAlone`: with the word after it.
std::string meantKeyword(const Input& input, const Mistake& mistake, bool phrasesAlone) {
  std::string word(input.slice(mistake.offender)), two;
  if (mistake.after && mistake.after->getLine() == mistake.offender->getLine() && !mistake.ended)
    two = word + " " + std::string(input.slice(mistake.after));
  std::vector<std::string> spellings;
  for (ssize_t type : mistake.expected.toList()) {
    const Keyword* keyword = type < 0 ? nullptr : keywordOf(static_cast<size_t>(type));
    if (!keyword) continue;
    spellings.emplace_back(keyword->english);
    spellings.emplace_back(keyword->chinese);
    if (!keyword->also.empty()) spellings.emplace_back(keyword->also);
  }
  std::string found = two.empty() ? "" : diag::nearest(two, spellings);
  return found.empty() && !phrasesAlone ? diag::nearest(word, spellings) : found;
}

/// The same for the word in front, which the parser took for a name: alone, or with this one as a phrase.
std::string meantBefore(const Input& input, const Mistake& mistake) {
  const antlr4::Token *before = mistake.before, *offender = mistake.offender;
  if (!before || before->getType() != Type::IDENT || before->getLine() != offender->getLine()) return {};
  std::vector<std::string> phrases, links;
  for (const Keyword& word : keywords()) {
    if (word.english.find(' ') != std::string_view::npos) phrases.emplace_back(word.english);
  }
  for (size_t type : {Type::WHEN, Type::UNLESS, Type::EACH, Type::OTHERWISE, Type::PER, Type::EXCEPT, Type::WITHOUT})
    links.emplace_back(keywordOf(type)->english);
  std::string first(input.slice(before));
  std::string found = diag::nearest(first + " " + std::string(input.slice(offender)), phrases);
  return found.empty() ? diag::nearest(first, links) : found;
}

/// Letters that follow a phrase of several words without a blank: the lexer took `one suitt` for a phrase and a name.
bool continuesPhrase(const Input& input, const Mistake& mistake) {
  const antlr4::Token *before = mistake.before, *offender = mistake.offender;
  if (!before || offender->getType() != Type::IDENT || input.span(before).end != input.span(offender).begin) return false;
  const Keyword* phrase = keywordOf(before->getType());
  return phrase && input.slice(before).find(' ') != std::string_view::npos;
}

/// Where the last word of a phrase begins.
uint32_t lastWord(const Input& input, const antlr4::Token* phrase) {
  const Span span = input.span(phrase);
  return span.begin + static_cast<uint32_t>(input.slice(span).rfind(' ') + 1);
}

/// Where one set is asked for and a second stands beside it: the word before the first, if that is so.
const Keyword* asksOneSet(const Input& input, const Mistake& mistake) {
  const antlr4::Token *before = mistake.before, *offender = mistake.offender;
  const auto isAtom = [](const antlr4::Token* token) { return token->getType() == Type::IDENT || token->getType() == Type::TILEWORD; };
  if (!before || !isAtom(before) || !isAtom(offender) || before->getLine() != offender->getLine()) return nullptr;
  std::string_view front = input.text.substr(0, input.span(before).begin);
  while (!front.empty() && (front.back() == ' ' || front.back() == '\t')) front.remove_suffix(1);
  const Keyword* longest = nullptr;   // `all tiles in` ends with `in`
  size_t length = 0;
  for (size_t type : {Type::COUNT, Type::ANY, Type::NO, Type::WITHOUT, Type::IN, Type::TOUCHING, Type::SET_ASIDE, Type::DISCARDING,
                      Type::ALL_TILES_IN, Type::COUNT_TILES_IN, Type::EVERY_GROUP_TOUCHES, Type::COUNT_WILDS_AS, Type::WORTH,
                      Type::ONE_EACH_OF, Type::EXEMPT}) {
    const Keyword* word = keywordOf(type);
    for (std::string_view spelling : {word->english, word->chinese, word->also}) {
      if (spelling.size() > length && front.ends_with(spelling)) longest = word, length = spelling.size();
    }
  }
  return longest;
}

diag::Bilingual helpFor(const Input& input, const Mistake& mistake) {
  const antlr4::Token* offender = mistake.offender;
  std::string_view text = input.slice(offender);
  size_t type = offender->getType();
  if (type == antlr4::Token::EOF || mistake.ended) return {};
  if (continuesPhrase(input, mistake)) return say::DidYouMean(input.slice(mistake.before));
  if (isWordForName(mistake)) return say::WordIsNoName(shown(text));
  if (const Keyword* word = asksOneSet(input, mistake))
    return say::SetInBraces(diag::Bilingual::of(std::string(word->chinese), std::string(word->english)), input.slice(mistake.before), text);
  if (type == Type::STAR && mistake.before && mistake.before->getType() == Type::SLASH)
    return say::CommentBegins;
  // A word may be the beginning of a phrase that was not spelt to its end: `on discrad`.
  const bool begins = type != Type::IDENT && keywordOf(type) && mistake.after && mistake.after->getType() == Type::IDENT;
  if (type == Type::IDENT || begins) {
    std::string meant = meantKeyword(input, mistake, begins);
    if (!meant.empty() && meant != text) return say::DidYouMean(meant);
  }
  std::string meant = meantBefore(input, mistake);
  if (!meant.empty()) return say::DidYouMean(meant);
  auto gluedFactor = [&](const antlr4::Token* token) {
    return token && token->getType() == Type::TILEWORD &&
           (input.slice(token).ends_with('x') || input.slice(token).ends_with("×"));
  };
  if (gluedFactor(offender) || gluedFactor(mistake.before)) return say::BlankBeforeX;
  if (text == "-" && mistake.after && mistake.after->getType() == Type::GT) return say::RangeIsWritten;
  return {};
}

}  // namespace

void reportMistake(const Input& input, antlr4::Parser& parser, const Mistake& mistake) {
  Span span = input.span(mistake.offender);
  if (!mistake.ended && continuesPhrase(input, mistake)) span.begin = lastWord(input, mistake.before);
  diag::Bilingual what = shown(input.slice(span));
  bool atEnd = mistake.offender->getType() == antlr4::Token::EOF;
  if ((atEnd || mistake.ended) && mistake.before) {
    uint32_t end = input.span(mistake.before).end;
    span = {end, end};
  }
  if (atEnd) what = say::EndOfFile;
  else if (mistake.ended) what = say::EndOfDeclaration;
  input.report(diag::Code::Syntax, span, {what, expectation(parser, mistake.expected)}, helpFor(input, mistake));
}

}  // namespace kaikou::syntax::internal
