// What the files that touch ANTLR share: parse.cpp (driver), parse_errors.cpp (messages), token_checks.cpp (checks
// before parsing), token_roles.cpp (for the formatter) and ast_builder_*.cpp (tree). Nobody else includes this.
#pragma once

#include <antlr4-runtime.h>

#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "compiler/syntax/keyword_table.h"
#include "compiler/syntax/parse.h"
#include "grammar/generated/KaikouLexer.h"
#include "grammar/generated/KaikouParser.h"
#include "runtime/text/utf8.h"

namespace kaikou::syntax::internal {

using Type = KaikouLexer;

/// The file being parsed: its text, and where its code points start (ANTLR counts code points, spans count bytes).
struct Input {
  source::FileId file{};
  std::string_view text;
  std::vector<uint32_t> byteOf;  // one more than there are code points
  diag::Sink* sink = nullptr;
  ParseLimits limits;
  std::unordered_map<uint32_t, std::string> docs;  // byte of a token → text of the /// lines just above it

  Span span(const antlr4::Token* token) const;
  /// From the start of one token to the end of another (at least `first` itself).
  Span span(const antlr4::Token* first, const antlr4::Token* last) const;
  std::string_view slice(Span place) const { return text.substr(place.begin, place.end - place.begin); }
  std::string_view slice(const antlr4::Token* token) const { return slice(span(token)); }
  diag::Diagnostic& report(diag::Code code, Span place, std::vector<diag::Bilingual> args = {},
                           diag::Bilingual help = {}) const {
    return sink->report(code, {file, place}, std::move(args), std::move(help));
  }
};

/// Held while anything of ANTLR's runtime is at work: its caches are not safe to share.
std::mutex& antlrLock();
/// The keyword of a token type, or null.
const Keyword* keywordOf(size_t type);
/// "`run`", "a name", "the end of the file": a token type as messages name it.
diag::Bilingual describeType(size_t type);
/// Reports unknown characters, unclosed texts and brackets, foreign operators, `if`s nested too deeply; finds doc
/// comments. `broken` gets the index of tokens near which the parser's own messages would only repeat what was said.
/// False when the tokens are not worth parsing.
bool checkTokens(Input& input, const std::vector<antlr4::Token*>& tokens, std::vector<size_t>& broken);

/// Stops at the first error and remembers all that could have come in its place.
class FirstErrorStrategy : public antlr4::DefaultErrorStrategy {
 public:
  void reportError(antlr4::Parser* parser, const antlr4::RecognitionException& error) override;
  void recover(antlr4::Parser* parser, std::exception_ptr error) override;
  antlr4::Token* recoverInline(antlr4::Parser* parser) override;
  void sync(antlr4::Parser* parser) override;

  /// Adds what may come at the current token to expected().
  void note(antlr4::Parser* parser);
  void clear();
  /// Where it stopped; null when nothing was wrong.
  antlr4::Token* offender() const { return offender_; }
  /// What could have come at the offender, or after the last token; empty when the parser had to look further ahead.
  antlr4::misc::IntervalSet expected(size_t tokenIndex) const {
    return tokenIndex == noted_ ? expected_ : antlr4::misc::IntervalSet();
  }

 private:
  antlr4::Token* offender_ = nullptr;
  antlr4::misc::IntervalSet expected_;
  size_t noted_ = SIZE_MAX;  // the token that expected_ speaks of
};

/// One mistake of the grammar: what stands there, what stands around it, what could have stood there.
struct Mistake {
  const antlr4::Token* before = nullptr;
  const antlr4::Token* offender = nullptr;
  const antlr4::Token* after = nullptr;
  bool ended = false;  // the declaration is over before the offender, which begins the next one
  antlr4::misc::IntervalSet expected;
};
/// A word of the language where a name is wanted.
bool isWordForName(const Mistake& mistake);
void reportMistake(const Input& input, antlr4::Parser& parser, const Mistake& mistake);

/// The tokens that can begin a rule of the grammar.
antlr4::misc::IntervalSet firstOf(antlr4::Parser& parser, size_t rule);
/// Fills ParseResult::tokens from the parse trees of a file: one of the whole, or those of the parts without errors.
std::vector<Token> tokensWithRoles(const Input& input, const std::vector<antlr4::ParserRuleContext*>& trees,
                                   const std::vector<antlr4::Token*>& tokens);

/// Reads the children of a node of the parse tree in order.
class Kids {
 public:
  explicit Kids(const antlr4::ParserRuleContext* node) : node_(node) {}
  bool done() const { return next_ >= node_->children.size(); }
  /// The next child as a token or as a rule, or null when it is the other or there is none.
  antlr4::Token* peekToken() const {
    if (done()) return nullptr;
    auto* leaf = dynamic_cast<antlr4::tree::TerminalNode*>(node_->children[next_]);
    return leaf ? leaf->getSymbol() : nullptr;
  }
  antlr4::ParserRuleContext* peekRule() const {
    return done() ? nullptr : dynamic_cast<antlr4::ParserRuleContext*>(node_->children[next_]);
  }
  bool at(size_t type) const {
    const antlr4::Token* token = peekToken();
    return token && token->getType() == type;
  }
  antlr4::Token* token() {
    antlr4::Token* found = peekToken();
    if (found) ++next_;
    return found;
  }
  antlr4::Token* take(size_t type) { return at(type) ? token() : nullptr; }
  antlr4::ParserRuleContext* take(antlr4::ParserRuleContext* rule) { return rule ? (++next_, rule) : nullptr; }
  antlr4::ParserRuleContext* rule() { return take(peekRule()); }
  /// The next child if it is this rule.
  antlr4::ParserRuleContext* rule(size_t index) {
    antlr4::ParserRuleContext* found = peekRule();
    return found && found->getRuleIndex() == index ? take(found) : nullptr;
  }
  void skip() { ++next_; }

 private:
  const antlr4::ParserRuleContext* node_;
  size_t next_ = 0;
};

/// Turns parse trees without errors into the Ast.
class AstBuilder {
 public:
  AstBuilder(const Input& input, Ast& ast) : input_(input), ast_(ast) {}
  void header(antlr4::ParserRuleContext* node);
  void declaration(antlr4::ParserRuleContext* node);
  /// A declaration that could not be read, from its tokens: kept under its name with a Bad value, if it has such.
  void badDeclaration(const std::vector<antlr4::Token*>& tokens);

 private:
  using Node = antlr4::ParserRuleContext;
  // ast_builder_decl.cpp
  Name nameOf(const antlr4::Token* token) const;
  Name nameOf(const Node* node) const;
  Name ruleRefOf(const Node* node) const;
  Name takeName(Kids& kids);
  void takeTitle(Kids& kids, Title& title);
  void takeCites(Kids& kids, std::vector<Cite>& cites);
  void takePosition(Kids& kids, Position& position);
  Scope takeScope(Kids& kids);
  Guard takeGuard(Kids& kids);
  std::string stringOf(const antlr4::Token* token) const;
  std::string docOf(const antlr4::Token* token) const;
  int64_t wholeOf(const antlr4::Token* token) const;
  int intOf(const antlr4::Token* token) const { return static_cast<int>(wholeOf(token)); }
  std::vector<Name> takeNames(Kids& kids, size_t rule);
  void body(Kids& kids, Decl& decl, size_t type);
  TilesBody tiles(Kids& kids);
  OptionBody option(Kids& kids);
  CallBody call(Kids& kids);
  ShapeBody shape(const Node* node);
  void shapeSet(const Node* node, ShapeBody& made);
  PatternBody pattern(Kids& kids);
  LinesBody lines(Kids& kids);
  Line line(const Node* node);
  LineOp lineOp(const Node* node);
  // ast_builder_course.cpp
  ExprId seatsWho(const Node* node);
  ExprId courseAtom(Kids& kids, const antlr4::Token* word, Span span);
  MarkBody mark(Kids& kids);
  StepBody step(Kids& kids);
  RestrictBody restrict(Kids& kids);
  PayBody pay(Kids& kids);
  TurnUpBody turnUp(Kids& kids);
  AfterBody after(Kids& kids, Decl& decl);
  std::vector<EventRef> events(const Node* node);
  EventRef event(const Node* node);
  ExampleEvent exampleEvent(Kids& kids);
  SettingsBody settings(Kids& kids);
  void settingPart(const Node* node, Setting& setting, bool& named);   // whether its first word is read
  // ast_builder_example.cpp
  ExampleBody example(Kids& kids);
  void exampleItem(const Node* node, ExampleBody& body);
  ExampleSeat exampleSeat(Kids& kids);
  Expectation expectation(const Node* node);
  Num signedNumber(const Node* node) const;
  // ast_builder_expr.cpp
  ExprId expr(const Node* node);
  ExprId optionValue(const Node* node);
  ExprId set(const Node* node);
  ExprId setAtom(const Node* node);
  ExprId operand(const Node* node);
  ExprId chain(const Node* node);
  ExprId comparison(const Node* node);
  ExprId postfix(const Node* node);
  ExprId primary(const Node* node);
  ExprId atom(const Node* node);
  ExprId seatRef(const Node* node);
  ExprId list(const Node* node);
  ExprId relation(Kids& kids, bool triplets, const Node* node);
  ExprId kindsExpr(Kids& kids, bool held, const Node* node);
  ExprId holdsExpr(Kids& kids, const Node* node);
  ExprId meldExpr(Kids& kids, const antlr4::Token* word, const Node* node);
  ExprId oneWord(const antlr4::Token* word);
  ExprId number(const antlr4::Token* token, Span span, bool negative = false);
  ExprId add(ExprKind kind, Span span, const std::vector<ExprId>& children = {}, std::string text = {},
             uint32_t flag = 0);
  ExprId add(ExprKind kind, const antlr4::Token* token);
  Span spanOf(const Node* node) const { return input_.span(node->start, node->stop); }
  Span spanOf(ExprId from, ExprId to) const { return {ast_.exprs[from].span.begin, ast_.exprs[to].span.end}; }

  const Input& input_;
  Ast& ast_;
  std::vector<uint32_t> depths_;  // of ast_.exprs
  bool tooDeep_ = false;          // reported, once a file
};

/// Kind of an expression of one word about the course of a hand.
std::optional<ExprKind> courseWordKind(size_t type);
/// Declaration kind of a token that can begin one, or nothing.
std::optional<DeclKind> declKindOf(size_t type);
/// Whether a token that begins a line can only be the beginning of a declaration.
bool beginsDeclaration(const antlr4::Token* token, const antlr4::Token* before, const antlr4::Token* after);

}  // namespace kaikou::syntax::internal
