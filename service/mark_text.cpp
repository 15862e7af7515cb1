// How a file looks: colours of its words by what they mean, and what can be folded. Tested by tests/service/hints_test.cpp.
#include <algorithm>

#include "service/requests.h"
#include "service/mark_text.h"

namespace kaikou::service {

using Category = SymbolKey::Category;
using syntax::DeclKind;
using syntax::Token;

namespace {

enum Type : uint32_t { Keyword, Number, String, Comment, Operator, Variable, Parameter, Class, Struct, Method, Property, Enum, Function, Namespace, Interface };
constexpr const char* typeNames[] = {"keyword", "number", "string", "comment", "operator", "variable", "parameter", "class", "struct",
                                     "method", "property", "enumMember", "function", "namespace", "interface"};
enum Modifier : uint32_t { Declares = 1, Inherited = 2 };
constexpr const char* modifierNames[] = {"declaration", "defaultLibrary"};

Type typeOf(const SymbolKey& key) {
  switch (key.category) {
    case Category::Line: return Property;
    case Category::Enumerator: return Enum;
    case Category::ResultKey: return Property;
    case Category::Tile: return Number;
    case Category::RuleFile: return Namespace;
    case Category::Declaration: break;
  }
  switch (key.kind) {
    case DeclKind::Option: return Parameter;
    case DeclKind::Pattern: return Class;
    case DeclKind::Shape: return Struct;
    case DeclKind::Call: return Method;
    case DeclKind::Tally: case DeclKind::Liable: return Function;
    case DeclKind::Need: case DeclKind::Require: return Interface;
    case DeclKind::Document: return Namespace;
    default: return Variable;
  }
}

Answer tokensBetween(ServiceState& state, const FoundText& text, uint32_t begin, uint32_t end) {
  const RuleSymbols symbols(state.project, text.path);
  Json data = Json::array();
  if (symbols.empty() || !symbols.own().rule) return Json{{"data", data}};
  std::vector<Occurrence> names = symbols.occurrences();
  size_t name = 0;
  Position last;
  for (const Token& token : symbols.own().rule->tokens) {
    if (token.span.end <= begin || token.span.begin >= end) continue;
    while (name < names.size() && names[name].span.begin < token.span.begin) ++name;
    uint32_t type = Variable, modifiers = 0;
    if (name < names.size() && names[name].span == token.span) {
      type = typeOf(names[name].key);
      if (names[name].declares) modifiers |= Declares;
      const std::vector<const Symbol*> declared = symbols.declared(names[name].key);
      if (!declared.empty() && declared.back()->layer != symbols.chain().own) modifiers |= Inherited;
    } else {
      switch (token.kind) {
        case Token::Keyword: type = Keyword; break;
        case Token::Number: type = Number; break;
        case Token::Tile: type = Number; break;
        case Token::Text: type = String; break;
        case Token::Comment: type = Comment; break;
        case Token::Mark:
          if (std::string_view("=!<l>g+-*/^").find(token.mark) == std::string_view::npos) continue;
          type = Operator;
          break;
        case Token::Name: type = Variable; break;
      }
    }
    const Range range = text.document->rangeOf(token.span, state.client.encoding);
    if (range.end.line != range.start.line) continue;
    data.push_back(range.start.line - last.line);
    data.push_back(range.start.line == last.line ? range.start.character - last.character : range.start.character);
    data.push_back(range.end.character - range.start.character);
    data.push_back(type);
    data.push_back(modifiers);
    last = range.start;
  }
  return Json{{"data", std::move(data)}};
}

}  // namespace

Json tokenLegend() {
  Json types = Json::array(), modifiers = Json::array();
  for (const char* type : typeNames) types.push_back(type);
  for (const char* modifier : modifierNames) modifiers.push_back(modifier);
  return {{"tokenTypes", std::move(types)}, {"tokenModifiers", std::move(modifiers)}};
}

Answer semanticTokens(ServiceState& state, const Json& params) {
  const std::optional<FoundText> text = state.find(params);
  return text ? tokensBetween(state, *text, 0, UINT32_MAX) : Answer(Json());
}

Answer semanticTokensRange(ServiceState& state, const Json& params) {
  const std::optional<FoundText> text = state.find(params);
  const std::optional<Range> range = rangeAt(params, "range");
  if (!range) return badParams();
  if (!text) return Json();
  const Span span = text->document->spanOf(*range, state.client.encoding);
  return tokensBetween(state, *text, span.begin, span.end);
}

Answer foldingRange(ServiceState& state, const Json& params) {
  const std::optional<FoundText> text = state.find(params);
  if (!text) return Json();
  Json folds = Json::array();
  const auto rule = state.project.parsed(text->path);
  if (!rule) return folds;
  auto add = [&](uint32_t first, uint32_t last, const char* kind) {
    if (last <= first) return;
    Json fold = {{"startLine", first}, {"endLine", last}};
    if (kind) fold["kind"] = kind;
    folds.push_back(std::move(fold));
  };
  auto lineOf = [&](uint32_t offset) { return text->document->positionOf(offset, Encoding::Utf8).line; };
  std::vector<uint32_t> open;
  std::optional<std::pair<uint32_t, uint32_t>> comments;   // lines of comments on each other
  auto endComments = [&] {
    if (comments) add(comments->first, comments->second, "comment");
    comments.reset();
  };
  uint32_t lastLine = UINT32_MAX;   // of the token before
  for (const Token& token : rule->tokens) {
    const uint32_t line = lineOf(token.span.begin);
    if (token.kind == Token::Comment && line != lastLine) {
      if (comments && comments->second + 1 == line) comments->second = line;
      else endComments(), comments = {line, line};
    } else if (token.kind != Token::Comment) {
      endComments();
    }
    if (token.kind == Token::Mark && token.mark == '{') open.push_back(line);
    if (token.kind == Token::Mark && token.mark == '}' && !open.empty()) {
      // The line of the closing bracket stays in sight.
      if (line > 0) add(open.back(), line - 1, nullptr);
      open.pop_back();
    }
    lastLine = line;
  }
  endComments();
  return folds;
}

}  // namespace kaikou::service
