// The tokens of a file with the roles that they play in its parse tree, for the formatter: the same word is a keyword
// in one place and a name in another. Guarantee: one entry a token or comment, in source order. Tested by
// tests/syntax/format_test.cpp.
#include <unordered_map>
#include <unordered_set>

#include "compiler/syntax/name_places.h"

namespace kaikou::syntax::internal {

namespace {

using Rule = KaikouParser;
using antlr4::ParserRuleContext;

struct Roles {
  std::unordered_set<const antlr4::Token*> fixed, answers, unary, begins;
  std::unordered_map<const antlr4::Token*, NameUse> names;
};

ParserRuleContext* child(const ParserRuleContext* node, size_t at) {
  return at < node->children.size() ? dynamic_cast<ParserRuleContext*>(node->children[at]) : nullptr;
}

/// A value of one soft word: perhaps an enumerator's name.
void fixIfWord(const ParserRuleContext* value, Roles& roles) {
  if (!value || value->start != value->stop) return;
  const Keyword* word = keywordOf(value->start->getType());
  if (word && word->soft) roles.fixed.insert(value->start);
}

bool isOneOf(const ParserRuleContext* optionDeclaration) {
  for (auto* part : optionDeclaration->children) {
    auto* rule = dynamic_cast<ParserRuleContext*>(part);
    if (rule && rule->getRuleIndex() == Rule::RuleOptionType) return rule->start->getType() == Type::ONE_OF;
  }
  return true;
}

void visit(const ParserRuleContext* node, Roles& roles) {
  switch (node->getRuleIndex()) {
    case Rule::RuleComparison: {
      const ParserRuleContext *left = child(node, 0), *tail = child(node, 1);
      if (!tail || tail->start->getType() != Type::IS) break;
      if (left->start == left->stop && left->start->getType() == Type::IDENT)
        fixIfWord(child(tail, tail->children.size() - 1), roles);
      break;
    }
    case Rule::RuleOptionValue: {
      const auto* parent = dynamic_cast<const ParserRuleContext*>(node->parent);
      bool known = parent->getRuleIndex() == Rule::RuleDeclaration && !isOneOf(parent);
      if (!known) fixIfWord(node, roles);
      break;
    }
    case Rule::RuleUnary:
    case Rule::RuleSignedNumber:
    case Rule::RuleListItem:
      if (node->children.size() < 2) break;
      for (auto* part : node->children)
        if (auto* leaf = dynamic_cast<antlr4::tree::TerminalNode*>(part))
          if (leaf->getSymbol()->getType() != Type::NUMBER) roles.unary.insert(leaf->getSymbol());
      break;
    case Rule::RuleHeader:
    case Rule::RuleDeclaration:
    case Rule::RuleTilesItem:
    case Rule::RuleDealItem:
    case Rule::RuleWallItem:
    case Rule::RuleDiscardItem:
    case Rule::RuleClaimsItem:
    case Rule::RuleLine:
    case Rule::RuleResultItem:
    case Rule::RuleDutyItem:
    case Rule::RuleLeavingItem:
    case Rule::RuleNextDealerItem:
    case Rule::RuleMarkLine:
    case Rule::RuleTurnLine:
    case Rule::RuleAfterItem:
    case Rule::RuleExampleItem: roles.begins.insert(node->start); break;
    default: break;
  }
}

/// What a name is, from the nodes around it.
NameUse useOf(const ParserRuleContext* name, const std::unordered_map<const antlr4::Token*, const antlr4::Token*>& before) {
  const auto* parent = dynamic_cast<const ParserRuleContext*>(name->parent);
  // The outermost name: `ref` in `ref`'s place, `soft` in `name`, `name` in `enumerator`.
  while (parent && isNameRule(parent->getRuleIndex())) {
    name = parent;
    parent = dynamic_cast<const ParserRuleContext*>(parent->parent);
  }
  if (!parent) return {};
  NamePlace place;
  place.name = name->getRuleIndex();
  place.parent = parent->getRuleIndex();
  if (auto found = before.find(name->start); found != before.end() && found->second) place.before = found->second->getType();
  for (const auto* around = parent; around; around = dynamic_cast<const ParserRuleContext*>(around->parent)) {
    if (around->getRuleIndex() == Rule::RuleLine) {
      place.inLine = true;
      place.removes = around->start->getType() == Type::REMOVE && parent == around;
    }
    if (around->getRuleIndex() == Rule::RuleExampleItem) place.inLine = true;
    // `suit`, `ring`: the word of the item counts for all of its names.
    if (around->getRuleIndex() == Rule::RuleTilesItem) place.before = around->start->getType();
    if (around->getRuleIndex() != Rule::RuleDeclaration) continue;
    place.removes = place.removes || around->start->getType() == Type::REMOVE;
    place.declaration = around->start->getType();
    for (auto* part : around->children)
      if (auto* leaf = dynamic_cast<antlr4::tree::TerminalNode*>(part); leaf && declKindOf(leaf->getSymbol()->getType())) {
        place.declaration = leaf->getSymbol()->getType();
        break;
      }
  }
  return nameUseAt(place);
}

Roles rolesOf(const std::vector<ParserRuleContext*>& trees, const std::vector<antlr4::Token*>& tokens) {
  std::unordered_map<const antlr4::Token*, const antlr4::Token*> before;
  const antlr4::Token* last = nullptr;
  for (const antlr4::Token* token : tokens) {
    if (token->getType() == Type::SPACE || token->getType() == Type::COMMENT) continue;
    before[token] = last;
    last = token;
  }
  Roles roles;
  std::vector<ParserRuleContext*> open = trees;
  while (!open.empty()) {
    ParserRuleContext* node = open.back();
    open.pop_back();
    visit(node, roles);
    for (auto* part : node->children) {
      if (auto* rule = dynamic_cast<ParserRuleContext*>(part)) open.push_back(rule);
      else if (auto* leaf = dynamic_cast<antlr4::tree::TerminalNode*>(part)) {
        if (isNameRule(node->getRuleIndex())) roles.names[leaf->getSymbol()] = useOf(node, before);
        // One that counts is followed by what it counts.
        if (leaf->getSymbol()->getType() == Type::NO && part == node->children.back()) roles.answers.insert(leaf->getSymbol());
      }
    }
  }
  return roles;
}

char markOf(size_t type) {
  switch (type) {
    case Type::COLON: return ':';
    case Type::COMMA: return ',';
    case Type::EQ: return '=';
    case Type::NE: return '!';
    case Type::LT: return '<';
    case Type::LE: return 'l';
    case Type::GT: return '>';
    case Type::GE: return 'g';
    case Type::PLUS: return '+';
    case Type::MINUS: return '-';
    case Type::STAR: return '*';
    case Type::SLASH: return '/';
    case Type::CARET: return '^';
    case Type::DOTS: return 'r';
    case Type::LPAREN: return '(';
    case Type::RPAREN: return ')';
    case Type::LBRACE: return '{';
    case Type::RBRACE: return '}';
    case Type::LBRACKET: return '[';
    default: return ']';
  }
}

}  // namespace

std::vector<Token> tokensWithRoles(const Input& input, const std::vector<ParserRuleContext*>& trees,
                                   const std::vector<antlr4::Token*>& tokens) {
  Roles roles = rolesOf(trees, tokens);
  std::vector<Token> made;
  for (const antlr4::Token* token : tokens) {
    size_t type = token->getType();
    if (type == Type::SPACE || type == Type::UNKNOWN || type == antlr4::Token::EOF) continue;
    Token out{};
    out.span = input.span(token);
    const Keyword* word = keywordOf(type);
    if (word) out.keyword = static_cast<uint16_t>(word - keywords().data());
    if (type == Type::COMMENT) out.kind = Token::Comment;
    else if (type == Type::STRING) out.kind = Token::Text;
    else if (type == Type::NUMBER) out.kind = Token::Number;
    else if (type == Type::TILEWORD) out.kind = Token::Tile;
    else if (type == Type::IDENT || type == Type::PATH || roles.names.contains(token)) out.kind = Token::Name;
    else if (word) out.kind = Token::Keyword;
    else out.kind = Token::Mark;
    if (out.kind == Token::Mark) out.mark = markOf(type);
    if (auto use = roles.names.find(token); use != roles.names.end()) out.use = use->second;
    out.fixed = roles.fixed.contains(token);
    out.answer = roles.answers.contains(token);
    out.begins = roles.begins.contains(token);
    out.unary = roles.unary.contains(token);
    made.push_back(out);
  }
  return made;
}

}  // namespace kaikou::syntax::internal
