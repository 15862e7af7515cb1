// Drives the parser that ANTLR generated from grammar/Kaikou.g4; with its neighbours (see parse_internal.h) the only
// place that knows ANTLR.
//
// Nearly every file is right, so the fast way comes first: SLL prediction over the whole file, stop at the first doubt.
// Only then the file is taken apart at the words that begin declarations, and each declaration is parsed for itself,
// with full LL: so a mistake in one never spoils the next. In a block, the line with the mistake is taken out and the
// block read again, which finds the mistakes of other lines. Calls are serialised: ANTLR's caches are not safe to share
// between threads. Guarantee: no exception leaves, the time is bounded by ParseLimits. Tested by tests/syntax/.
#include "compiler/syntax/parse.h"

#include <mutex>
#include <utility>

#include "compiler/syntax/byte_scan.h"
#include "compiler/syntax/parse_internal.h"
#include "compiler/syntax/wide_lexer.h"

namespace kaikou::syntax {

namespace internal {

namespace {

using antlr4::CommonTokenStream;
using Rule = KaikouParser;

class Recovery {
 public:
  Recovery(Input& input, KaikouParser& parser, CommonTokenStream& stream, AstBuilder& builder,
           std::vector<size_t> broken)
      : input_(input), parser_(parser), stream_(stream), builder_(builder), broken_(std::move(broken)) {
    strategy_ = std::make_shared<FirstErrorStrategy>();
    parser_.setErrorHandler(strategy_);
    parser_.getInterpreter<antlr4::atn::ParserATNSimulator>()->setPredictionMode(antlr4::atn::PredictionMode::LL);
  }

  void run(const std::vector<antlr4::Token*>& all, bool hasHeader) {
    for (antlr4::Token* token : all)
      if (token->getChannel() == antlr4::Token::DEFAULT_CHANNEL) tokens_.push_back(token);
    std::vector<size_t> starts = declarationStarts();
    if (hasHeader) readHeader(starts.front());
    for (size_t i = 0; i + 1 < starts.size() && mistakes_ < input_.limits.syntaxErrors; ++i)
      readDeclaration(starts[i], starts[i + 1]), i += std::exchange(wordForName_, false);
  }

 private:
  using Tree = antlr4::ParserRuleContext;

  /// Positions in tokens_ at which declarations begin, then the position of the end of the file.
  std::vector<size_t> declarationStarts() const {
    std::vector<size_t> starts;
    int depth = 0;
    size_t last = tokens_.size() - 1;
    for (size_t i = 0; i < last; ++i) {
      const antlr4::Token* token = tokens_[i];
      bool begins = beginsDeclaration(token, i > 0 ? tokens_[i - 1] : nullptr, tokens_[i + 1]);
      bool atMargin = token->getCharPositionInLine() == 0 && token->getType() != Type::FACT &&
                      token->getType() != Type::LIABLE && token->getType() != Type::OVERRIDE &&
                      token->getType() != Type::REMOVE;
      if ((begins && (depth == 0 || atMargin)) || (depth == 0 && isMisspelt(i))) {
        starts.push_back(i);
        depth = 0;
      }
      if (token->getType() == Type::LBRACE) ++depth;
      if (token->getType() == Type::RBRACE && depth > 0) --depth;
    }
    starts.push_back(last);
    return starts;
  }

  /// A name at the margin that is nearly the word of a declaration.
  bool isMisspelt(size_t at) const {
    const antlr4::Token* token = tokens_[at];
    if (at == 0 || token->getType() != Type::IDENT || token->getCharPositionInLine() != 0) return false;
    static const std::vector<std::string> words = [] {
      std::vector<std::string> made;
      for (size_t type = 1; type < Type::COLON; ++type)
        if (declKindOf(type) || type == Type::OVERRIDE) made.emplace_back(keywordOf(type)->english);
      return made;
    }();
    return !diag::nearest(std::string(input_.slice(token)), words).empty();
  }

  /// Runs a rule at a position; null after a mistake. `stop` becomes the position behind it, or of the mistake.
  Tree* attempt(size_t start, size_t& stop, Tree* (*rule)(KaikouParser&)) {
    strategy_->clear();
    stream_.seek(tokens_[start]->getTokenIndex());
    Tree* tree = nullptr;
    try {
      tree = rule(parser_);
    } catch (const antlr4::ParseCancellationException&) {
    }
    const antlr4::Token* at = strategy_->offender() ? strategy_->offender() : parser_.getCurrentToken();
    stop = positionOf(at);
    return strategy_->offender() ? nullptr : tree;
  }

  size_t positionOf(const antlr4::Token* token) const {
    auto before = [](const antlr4::Token* a, size_t index) { return a->getTokenIndex() < index; };
    auto found = std::lower_bound(tokens_.begin(), tokens_.end(), token->getTokenIndex(), before);
    return found == tokens_.end() ? tokens_.size() - 1 : static_cast<size_t>(found - tokens_.begin());
  }

  bool isBroken(size_t begin, size_t end) const {
    size_t first = tokens_[begin]->getTokenIndex(), last = tokens_[end]->getTokenIndex();
    return std::any_of(broken_.begin(), broken_.end(), [&](size_t index) { return index >= first && index < last; });
  }

  void report(size_t begin, size_t end, size_t at, antlr4::misc::IntervalSet expected) {
    if (isBroken(begin, end)) return;
    ++mistakes_;
    Mistake mistake;
    mistake.before = at > begin ? tokens_[at - 1] : nullptr;
    mistake.offender = tokens_[at];
    mistake.after = at + 1 < tokens_.size() ? tokens_[at + 1] : nullptr;
    mistake.ended = at >= end;
    mistake.expected = std::move(expected);
    // `excludes 例`: the word begins a declaration, but it stands where a name should, and what follows it is none.
    wordForName_ = at == end && mistake.before && mistake.before->getLine() == mistake.offender->getLine() && isWordForName(mistake);
    if (wordForName_) mistake.ended = false;
    reportMistake(input_, parser_, mistake);
  }

  void readHeader(size_t end) {
    auto rule = [](KaikouParser& parser) -> Tree* { return parser.header(); };
    size_t stop = 0;
    Tree* tree = attempt(0, stop, rule);
    if (tree) builder_.header(tree);
    if (tree && stop >= end) return;
    antlr4::misc::IntervalSet expected = strategy_->expected(tokens_[stop]->getTokenIndex());
    if (tree) expected.addAll(firstOf(parser_, Rule::RuleDeclaration));
    report(0, end, stop, std::move(expected));
  }

  void readDeclaration(size_t begin, size_t end) {
    auto rule = [](KaikouParser& parser) -> Tree* { return parser.declaration(); };
    std::vector<antlr4::Token*> hidden;
    size_t length = end - begin;
    for (;;) {
      size_t stop = 0;
      Tree* tree = attempt(begin, stop, rule);
      if (tree && stop >= begin + length) {
        builder_.declaration(tree);
        break;
      }
      antlr4::misc::IntervalSet expected = strategy_->expected(tokens_[stop]->getTokenIndex());
      if (tree) {
        builder_.declaration(tree);
        expected.addAll(firstOf(parser_, Rule::RuleDeclaration));
      } else if (expected.isEmpty()) {
        expected = probe(begin, stop, rule);
      }
      report(begin, begin + length, stop, std::move(expected));
      if (tree) break;
      size_t removed = takeOutLine(begin, begin + length, stop, hidden);
      if (removed == 0 || mistakes_ >= input_.limits.syntaxErrors) {
        builder_.badDeclaration({tokens_.begin() + static_cast<std::ptrdiff_t>(begin),
                                 tokens_.begin() + static_cast<std::ptrdiff_t>(begin + length)});
        break;
      }
      length -= removed;
    }
    if (hidden.empty()) return;
    tokens_.insert(tokens_.end(), hidden.begin(), hidden.end());
    std::sort(tokens_.begin(), tokens_.end(),
              [](const antlr4::Token* a, const antlr4::Token* b) { return a->getTokenIndex() < b->getTokenIndex(); });
  }

  /// What could stand at a position, by trying: for mistakes that the parser saw from further back.
  antlr4::misc::IntervalSet probe(size_t begin, size_t at, Tree* (*rule)(KaikouParser&)) {
    antlr4::misc::IntervalSet fitting;
    constexpr size_t mostTokens = 300, mostProbes = 8;
    if (at - begin > mostTokens || probes_ >= mostProbes) return fitting;
    ++probes_;
    auto* token = dynamic_cast<antlr4::WritableToken*>(tokens_[at]);
    size_t type = token->getType();
    for (size_t other = 1; other <= Type::STRING; ++other) {
      if (other == type) continue;
      token->setType(other);
      size_t stop = 0;
      bool fits = attempt(begin, stop, rule) ? stop > at : stop > at;
      if (fits) fitting.add(static_cast<ssize_t>(other));
    }
    token->setType(type);
    return fitting;
  }

  bool beginsLine(size_t at) const { return at == 0 || tokens_[at - 1]->getLine() < tokens_[at]->getLine(); }

  /// Hides the line of a block that holds a position (and the line before, when that seems to be the one that is
  /// incomplete). Returns how many tokens are gone; 0 when the mistake is not in a line of a block.
  size_t takeOutLine(size_t begin, size_t end, size_t at, std::vector<antlr4::Token*>& hidden) {
    if (isBroken(begin, end)) return 0;
    size_t open = begin;
    while (open + 1 < end && !(tokens_[open]->getType() == Type::LBRACE && beginsLine(open + 1))) ++open;
    if (open + 1 >= end || at <= open || at >= end) return 0;
    size_t margin = tokens_[open + 1]->getCharPositionInLine();
    auto beginsItem = [&](size_t i) { return beginsLine(i) && tokens_[i]->getCharPositionInLine() == margin; };
    size_t first = at;
    while (first > open && !beginsItem(first)) --first;
    if (first <= open) return 0;
    size_t last = at + 1;
    while (last < end && !(beginsLine(last) && tokens_[last]->getCharPositionInLine() <= margin)) ++last;
    if (tokens_[at]->getType() == Type::RBRACE && first == at) return 0;
    if (at - first < 2 && first > open + 1) {
      --first;
      while (first > open + 1 && !beginsItem(first)) --first;
    }
    for (size_t i = first; i < last; ++i) {
      dynamic_cast<antlr4::WritableToken*>(tokens_[i])->setChannel(antlr4::Token::HIDDEN_CHANNEL);
      hidden.push_back(tokens_[i]);
    }
    tokens_.erase(tokens_.begin() + static_cast<std::ptrdiff_t>(first),
                  tokens_.begin() + static_cast<std::ptrdiff_t>(last));
    return last - first;
  }

  Input& input_;
  KaikouParser& parser_;
  CommonTokenStream& stream_;
  AstBuilder& builder_;
  std::vector<size_t> broken_;
  std::shared_ptr<FirstErrorStrategy> strategy_;
  std::vector<antlr4::Token*> tokens_;  // those that the parser sees
  size_t mistakes_ = 0, probes_ = 0;
  bool wordForName_ = false;            // the last mistake: the next declaration is the rest of this one
};

/// The whole file, or null when in doubt.
antlr4::ParserRuleContext* parseFast(KaikouParser& parser) {
  parser.getInterpreter<antlr4::atn::ParserATNSimulator>()->setPredictionMode(antlr4::atn::PredictionMode::SLL);
  parser.setErrorHandler(std::make_shared<antlr4::BailErrorStrategy>());
  try {
    return parser.file();
  } catch (const antlr4::ParseCancellationException&) {
    return nullptr;
  }
}

void buildFile(AstBuilder& builder, antlr4::ParserRuleContext* file) {
  for (Kids kids(file); !kids.done();) {
    antlr4::ParserRuleContext* part = kids.rule();
    if (!part) kids.skip();
    else if (part->getRuleIndex() == Rule::RuleHeader) builder.header(part);
    else builder.declaration(part);
  }
}

ParseResult parseChecked(Input& input, bool keepTokens) {
  constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
  uint32_t start = input.text.starts_with(byteOrderMark) ? 3 : 0;  // ANTLR drops it
  input.byteOf.reserve(input.text.size() / 2);
  for (uint32_t i = start; i < input.text.size(); ++i)
    if ((static_cast<unsigned char>(input.text[i]) & 0xc0) != 0x80) input.byteOf.push_back(i);
  input.byteOf.push_back(static_cast<uint32_t>(input.text.size()));

  antlr4::ANTLRInputStream characters{std::string(input.text)};
  WideLexer lexer(&characters);
  lexer.removeErrorListeners();
  CommonTokenStream stream(&lexer);
  stream.fill();
  std::vector<antlr4::Token*> tokens = stream.getTokens();
  std::vector<size_t> broken;
  if (!checkTokens(input, tokens, broken)) return {};

  auto first = std::find_if(tokens.begin(), tokens.end(),
                            [](antlr4::Token* token) { return token->getChannel() == antlr4::Token::DEFAULT_CHANNEL; });
  bool hasHeader = (*first)->getType() == Type::RULESET || (*first)->getType() == Type::MODULE;
  if (!hasHeader) input.report(diag::Code::NoHeader, input.span(*first));

  auto ast = std::make_shared<Ast>();
  ast->file = input.file;
  AstBuilder builder(input, *ast);
  KaikouParser parser(&stream);
  parser.removeErrorListeners();
  antlr4::ParserRuleContext* file = hasHeader && broken.empty() ? parseFast(parser) : nullptr;
  ParseResult result;
  if (file) {
    buildFile(builder, file);
    if (keepTokens) result.tokens = tokensWithRoles(input, file, tokens);
  } else {
    Recovery(input, parser, stream, builder, std::move(broken)).run(tokens, hasHeader);
  }
  result.ast = std::move(ast);
  return result;
}

}  // namespace

Span Input::span(const antlr4::Token* token) const {
  size_t last = byteOf.size() - 1;
  size_t begin = std::min(token->getStartIndex(), last);
  if (token->getType() == antlr4::Token::EOF || token->getStopIndex() == SIZE_MAX)
    return {byteOf[begin], byteOf[begin]};
  return {byteOf[begin], byteOf[std::min(std::max(token->getStopIndex() + 1, begin), last)]};
}

Span Input::span(const antlr4::Token* first, const antlr4::Token* last) const {
  Span begin = span(first);
  return {begin.begin, last ? std::max(begin.end, span(last).end) : begin.end};
}

}  // namespace internal

ParseResult parse(source::SourceManager& sources, source::FileId file, diag::Sink& sink, bool keepTokens,
                  const ParseLimits& limits) {
  std::string_view text = sources.text(file);
  if (!scanBytes(text, file, limits, sink)) return {};
  static std::mutex onlyOne;
  std::lock_guard<std::mutex> lock(onlyOne);
  internal::Input input;
  input.file = file;
  input.text = text;
  input.sink = &sink;
  input.limits = limits;
  try {
    return internal::parseChecked(input, keepTokens);
  } catch (const std::exception& error) {  // of ANTLR's runtime, none is known
    sink.report(diag::Code::CannotRead, {file, {}}, {sources.name(file), std::string(error.what())});
    return {};
  }
}

}  // namespace kaikou::syntax
