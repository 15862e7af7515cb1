// What headers and declarations are made of: names, texts, titles, citations, positions, scopes, guards.
//
// Each takes its own children and leaves the rest. Tested by tests/syntax/parse_test.cpp.
#include "compiler/syntax/parse_internal.h"

namespace kaikou::syntax::internal {

using Rule = KaikouParser;

Name AstBuilder::nameOf(const antlr4::Token* token) const {
  const bool number = token->getType() == Type::NUMBER;
  return {number ? text::plainDigits(input_.slice(token)) : std::string(input_.slice(token)), input_.span(token)};
}

Name AstBuilder::nameOf(const Node* node) const { return nameOf(node->start); }

Name AstBuilder::takeName(Kids& kids) { return nameOf(kids.rule()); }

std::vector<Name> AstBuilder::takeNames(Kids& kids, size_t rule) {
  std::vector<Name> names;
  while (const Node* node = kids.rule(rule)) names.push_back(nameOf(node));
  return names;
}

std::string AstBuilder::stringOf(const antlr4::Token* token) const {
  std::string_view raw = input_.slice(token);
  constexpr std::string_view wideOpen = "“", wideClose = "”";
  if (raw.starts_with(wideOpen)) {
    raw.remove_prefix(wideOpen.size());
    if (raw.ends_with(wideClose)) raw.remove_suffix(wideClose.size());
    return std::string(raw);
  }
  std::string text;
  for (size_t i = 1; i < raw.size() && raw[i] != '"'; ++i) {
    if (raw[i] != '\\' || i + 1 == raw.size()) {
      text += raw[i];
      continue;
    }
    ++i;
    text += raw[i] == 'n' ? '\n' : raw[i];
  }
  return text;
}

// IDENT | PATH | STRING
Name AstBuilder::ruleRefOf(const Node* node) const {
  Name name = nameOf(node);
  if (node->start->getType() == Type::STRING) name.text = stringOf(node->start);
  return name;
}

std::string AstBuilder::docOf(const antlr4::Token* token) const {
  auto found = input_.docs.find(input_.span(token).begin);
  return found == input_.docs.end() ? std::string() : found->second;
}

int64_t AstBuilder::wholeOf(const antlr4::Token* token) const {
  std::string text = text::plainDigits(input_.slice(token));
  if (text.find('.') != std::string::npos) {
    input_.report(diag::Code::Syntax, input_.span(token), {diag::say::Quoted(text), diag::say::AWholeNumber});
    return 0;
  }
  Num value;
  constexpr int64_t most = 1'000'000'000;  // ranks, copies, seats, stacks
  if (!parseNum(text, value) || value.num > most) {
    input_.report(diag::Code::BadNumber, input_.span(token), {text});
    return 0;
  }
  return value.num;
}

// STRING ('/' STRING)?
void AstBuilder::takeTitle(Kids& kids, Title& title) {
  const Node* node = kids.rule(Rule::RuleTitle);
  if (!node) return;
  Kids parts(node);
  title.span = spanOf(node);
  title.zh = title.en = stringOf(parts.token());
  if (parts.take(Type::SLASH)) title.en = stringOf(parts.token());
}

// PER name STRING (',' name STRING)*
void AstBuilder::takeCites(Kids& kids, std::vector<Cite>& cites) {
  const Node* node = kids.rule(Rule::RuleCite);
  if (!node) return;
  for (Kids parts(node); !parts.done();) {
    if (const Node* document = parts.rule()) cites.push_back({nameOf(document), stringOf(parts.token())});
    else parts.skip();
  }
}

void AstBuilder::takePosition(Kids& kids, Position& position) {
  const Node* node = kids.rule(Rule::RulePosition);
  if (!node) return;
  Kids parts(node);
  position.where = parts.token()->getType() == Type::BEFORE ? Position::Before : Position::After;
  position.anchor = takeName(parts);
}

Scope AstBuilder::takeScope(Kids& kids) {
  const Node* node = kids.rule(Rule::RuleScope);
  if (!node) return Scope::None;
  return node->start->getType() == Type::OF_EACH_SEAT ? Scope::EachSeat : Scope::EachLoser;
}

Guard AstBuilder::takeGuard(Kids& kids) {
  const Node* node = kids.rule(Rule::RuleGuard);
  if (!node) return {};
  Kids parts(node);
  Guard guard;
  guard.negated = parts.token()->getType() == Type::UNLESS;
  guard.expr = expr(parts.rule());
  return guard;
}

}  // namespace kaikou::syntax::internal
