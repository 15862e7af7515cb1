// One description for all who ask. Tested by tests/service/hover_test.cpp.
#include "service/describe.h"

#include <fmt/format.h>

#include <algorithm>

#include "compiler/syntax/spelled_tokens.h"

namespace kaikou::service {

using Category = SymbolKey::Category;
using syntax::DeclKind;
using syntax::Token;

std::string titleOf(const ServiceState& state, const syntax::Title& title, const std::string& name) {
  if (title.zh.empty()) return name;
  const bool chinese = state.client.language == Language::Chinese;
  const std::string &first = chinese ? title.zh : title.en, &second = chinese ? title.en : title.zh;
  return first == second ? first : first + " / " + second;
}

std::string titleOf(ServiceState& state, const RuleSymbols& symbols, const Symbol& symbol) {
  if (symbol.key.category == Category::RuleFile) {
    const Layer& layer = symbols.chain().layers[symbol.layer];
    if (layer.house) return titleOf(state, layer.house->title, sema::stemOf(layer.path));
    return symbol.ast ? titleOf(state, symbol.ast->header.title, symbol.ast->header.name.text) : sema::stemOf(layer.path);
  }
  if (symbol.line) return titleOf(state, symbol.line->title, symbol.key.name);
  const bool own = symbol.key.category == Category::Declaration && symbol.decl;
  // An override without a title keeps that of what it overrides.
  if (own && symbol.decl->title.zh.empty())
    for (const Symbol* other : symbols.declared(symbol.key))
      if (other->decl && !other->decl->title.zh.empty()) return titleOf(state, other->decl->title, symbol.key.name);
  return own ? titleOf(state, symbol.decl->title, symbol.key.name) : symbol.key.name;
}

text::Bilingual kindOf(const SymbolKey& key) {
  switch (key.category) {
    case Category::Declaration: return syntax::declKindWord(key.kind);
    case Category::Line: return key.within.empty() ? say::LineOfPayment() : say::LineOf(key.within);
    case Category::Enumerator: return say::ValueOfOption(key.within);
    case Category::ResultKey: return say::ResultKey;
    case Category::Tile: return say::Tile;
    case Category::RuleFile: return say::RuleFile;
  }
  return {};
}

int symbolKind(const SymbolKey& key) {
  enum { File = 1, Module = 2, Class = 5, Method = 6, Property = 7, Field = 8, Enum = 10, Interface = 11, Function = 12, Variable = 13,
         Constant = 14, Array = 18, Object = 19, Key = 20, EnumMember = 22, Struct = 23, Event = 24, Operator = 25 };
  switch (key.category) {
    case Category::Line: return Field;
    case Category::Enumerator: return EnumMember;
    case Category::ResultKey: return Key;
    case Category::Tile: return Constant;
    case Category::RuleFile: return Module;
    case Category::Declaration: break;
  }
  switch (key.kind) {
    case DeclKind::Document: return File;
    case DeclKind::Set: return Array;
    case DeclKind::Option: return Property;
    case DeclKind::Fact: case DeclKind::Let: return Variable;
    case DeclKind::Wild: return Constant;
    case DeclKind::Call: return Method;
    case DeclKind::Shape: return Struct;
    case DeclKind::Pattern: return Class;
    case DeclKind::Need: case DeclKind::Require: return Interface;
    case DeclKind::Tally: case DeclKind::Payment: return Function;
    case DeclKind::Example: return Event;
    default: return Object;
  }
}

std::string placeText(ServiceState& state, source::Place place) {
  std::string name(state.project.sources().name(place.file));
  name = name.substr(name.rfind('/') + 1);
  return fmt::format("{}:{}", name, state.project.sources().lineColumn(place.file, place.span.begin).line);
}

std::string ruleOf(ServiceState& state, const RuleSymbols& symbols, const Symbol& symbol) {
  const auto& rule = symbols.chain().layers[symbol.layer].rule;
  if (!symbol.decl || !rule) return "";
  // What follows the first `:` or `=`, or all of it where a block comes first or there is none.
  std::span<const Token> tokens = syntax::uncited(rule->tokens, symbol.whole.span);
  const auto colon = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) {
    return token.kind == Token::Mark && (token.mark == ':' || token.mark == '=' || token.mark == '{');
  });
  if (colon != tokens.end() && colon->mark != '{') tokens = {colon + 1, tokens.end()};
  return syntax::spelled(state.project.sources().text(rule->file), tokens, state.client.language);
}

std::string citationsOf(ServiceState& state, const RuleSymbols& symbols, const Symbol& symbol) {
  const std::vector<syntax::Cite>* cites = symbol.line ? &symbol.line->cites : symbol.decl ? &symbol.decl->cites : nullptr;
  std::string text;
  if (!cites) return text;
  const bool chinese = state.client.language == Language::Chinese;
  for (const syntax::Cite& cite : *cites) {
    std::string document = cite.document.text;
    if (const Symbol* known = symbols.inForce({Category::Declaration, DeclKind::Document, "", document}); known && known->decl)
      document = chinese ? known->decl->title.zh : known->decl->title.en;
    if (!text.empty()) text += chinese ? "；" : "; ";
    text += chinese ? "《" + document + "》" + cite.section : document + ", " + cite.section;
  }
  return text;
}

std::string valueOf(ServiceState& state, const std::string& path, const SymbolKey& key) {
  if (key.category != Category::Declaration) return "";
  const sema::KnownValues& values = state.valuesOf(path);
  const auto value = values.find({key.kind, key.name});
  return value == values.end() ? "" : value->second;
}

std::string described(ServiceState& state, const RuleSymbols& symbols, const SymbolKey& key) {
  const std::vector<const Symbol*> places = symbols.declared(key);
  if (places.empty()) return "";
  const Symbol* force = symbols.inForce(key);
  const Symbol& last = force ? *force : *places.back();
  std::string text = fmt::format("**{} `{}`**", state.said(kindOf(key)), key.category == Category::RuleFile ? sema::stemOf(key.name) : key.name);
  if (const std::string title = titleOf(state, symbols, last); title != key.name) text += "  \n" + title;
  if (!force) text += "  \n" + state.said(say::WasRemoved());
  if (key.category == Category::Enumerator || key.category == Category::ResultKey) return text;
  if (key.category == Category::RuleFile) {
    if (last.ast && !last.ast->header.doc.empty()) text += "\n\n" + last.ast->header.doc;
    return text;
  }
  if (const std::string rule = ruleOf(state, symbols, last); !rule.empty()) text += fmt::format("\n\n```kou\n{}\n```", rule);
  if (const std::string value = valueOf(state, symbols.own().path, key); !value.empty())
    text += "\n\n" + state.said(say::HereItIs(value));
  if (last.decl && !last.line && !last.decl->doc.empty()) text += "\n\n" + last.decl->doc;
  if (const std::string cited = citationsOf(state, symbols, last); !cited.empty()) text += "\n\n" + state.said(say::Cited(cited));
  // Where it comes from, when that is elsewhere.
  std::string from;
  for (const Symbol* place : places) {
    const bool first = place == places.front();
    if (first && places.size() == 1 && place->layer == symbols.chain().own) break;
    from += "\n- " + state.said(first ? say::DeclaredIn(placeText(state, place->name)) : say::OverriddenIn(placeText(state, place->name)));
  }
  if (!from.empty()) text += "\n" + from;
  return text;
}

}  // namespace kaikou::service
