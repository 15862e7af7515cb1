// Declarations are read from the trees, uses from the words with their roles (compiler/syntax/name_use.h), so that every
// construct of the grammar is covered by its row there. Tested by tests/service/navigate_test.cpp.
#include "service/rule_symbols.h"

#include <algorithm>

#include "compiler/syntax/keyword_table.h"

namespace kaikou::service {

using syntax::Decl;
using syntax::DeclKind;
using syntax::NameRole;
using syntax::Token;
using Category = SymbolKey::Category;

namespace {

// Values first, as the compiler looks for them; then what else a name in an expression may be.
bool isValueKind(DeclKind kind) {
  switch (kind) {
    case DeclKind::Option: case DeclKind::Tally: case DeclKind::Pattern: case DeclKind::Wild: case DeclKind::Let:
    case DeclKind::Set: case DeclKind::Fact: return true;
    default: return false;
  }
}

/// The lines of a tally, of the payment or of a payment on an event; null for what has none.
const std::vector<syntax::Line>* linesOf(const Decl& decl) {
  if (const auto* lines = std::get_if<syntax::LinesBody>(&decl.body)) return &lines->lines;
  if (const auto* pay = std::get_if<syntax::PayBody>(&decl.body)) return &pay->lines;
  return nullptr;
}

/// The names of the values of an option or a mark; null for what has none.
const std::vector<syntax::Name>* enumeratorsIn(const Decl& decl) {
  if (const auto* option = std::get_if<syntax::OptionBody>(&decl.body)) return &option->enumerators;
  if (const auto* mark = std::get_if<syntax::MarkBody>(&decl.body)) return &mark->enumerators;
  return nullptr;
}

bool isKeyword(const Token& token, std::string_view name) {
  return token.kind == Token::Keyword && syntax::keywords()[token.keyword].token == name;
}

}  // namespace

RuleSymbols::RuleSymbols(RuleProject& project, const std::string& path) : project_(project), chain_(project.chainOf(path)) {
  for (size_t i = 0; i < chain_.layers.size(); ++i) addFile(i);
  for (uint32_t i = 0; i < symbols_.size(); ++i) byName_[symbols_[i].key.name].push_back(i);
}

const std::vector<uint32_t>& RuleSymbols::named(const std::string& name) const {
  static const std::vector<uint32_t> none;
  const auto found = byName_.find(name);
  return found == byName_.end() ? none : found->second;
}

void RuleSymbols::addTiles(size_t layer, const Decl& decl) {
  const auto* body = std::get_if<syntax::TilesBody>(&decl.body);
  if (!body) return;
  const source::FileId file = chain_.layers[layer].file;
  tileNames_.clear();   // the last block of tiles counts
  for (const syntax::TilesItem& item : body->items) {
    if (item.kind == syntax::TilesItem::Ring) continue;
    for (const syntax::Name& name : item.names) {
      const std::string& first = item.kind == syntax::TilesItem::Suit ? item.names.front().text : name.text;
      tileNames_.emplace_back(name.text, first);
      if (name.text == first)
        symbols_.push_back({{Category::Tile, {}, "", first}, layer, chain_.layers[layer].rule->ast.get(), &decl, nullptr,
                            {file, name.span}, {file, item.span}});
    }
  }
}

void RuleSymbols::addFile(size_t layer) {
  const Layer& file = chain_.layers[layer];
  const syntax::Ast* ast = file.rule ? file.rule->ast.get() : nullptr;
  const Span header = ast ? ast->header.name.span : Span{};
  symbols_.push_back({{Category::RuleFile, {}, "", file.path}, layer, ast, nullptr, nullptr, {file.file, header},
                      {file.file, ast ? ast->header.span : Span{}}});
  if (!ast) return;
  auto remember = [&](const syntax::Name& name) {
    if (name.text.empty()) return;
    const sema::FoundRule found = sema::findRule(project_.workspace().loader(), name.text, file.path);
    if (!found.path.empty() && found.other.empty()) files_.emplace_back(name.text, project_.files().canonical(found.path));
  };
  if (layer == chain_.own) {
    remember(ast->header.extends);
    for (const syntax::Name& module : ast->header.uses) remember(module);
  }
  // What a module needs stands for what its rulesets have, where it is looked at by itself.
  for (const syntax::ModuleNeed& need : ast->header.needs)
    if (layer == chain_.own) symbols_.push_back({{Category::Declaration, need.kind, "", need.name.text}, layer, ast, nullptr, nullptr, {file.file, need.name.span}, {file.file, need.name.span}});
  for (const Decl& decl : ast->decls) {
    if (decl.kind == DeclKind::Remove) {
      if (const auto* body = std::get_if<syntax::RemoveBody>(&decl.body))
        removed_.emplace_back(SymbolKey{Category::Declaration, body->kind, "", decl.name.text}, symbols_.size());
      continue;
    }
    if (decl.kind == DeclKind::Tiles) addTiles(layer, decl);
    if (decl.kind == DeclKind::Default || decl.kind == DeclKind::Example) continue;
    if (!decl.name.text.empty())
      symbols_.push_back({{Category::Declaration, decl.kind, "", decl.name.text}, layer, ast, &decl, nullptr,
                          {ast->file, decl.name.span}, {ast->file, decl.span}});
    if (const std::vector<syntax::Line>* lines = linesOf(decl)) {
      for (const syntax::Line& line : *lines) {
        const SymbolKey key{Category::Line, {}, decl.name.text, line.name.text};
        if (line.removes) removed_.emplace_back(key, symbols_.size());
        else symbols_.push_back({key, layer, ast, &decl, &line, {ast->file, line.name.span}, {ast->file, line.span}});
      }
    }
    if (const std::vector<syntax::Name>* values = enumeratorsIn(decl)) {
      for (const syntax::Name& name : *values)
        symbols_.push_back({{Category::Enumerator, {}, decl.name.text, name.text}, layer, ast, &decl, nullptr,
                            {ast->file, name.span}, {ast->file, decl.span}});
    }
    if (const auto* result = std::get_if<syntax::ResultBody>(&decl.body)) {
      for (const syntax::ResultItem& item : result->items)
        symbols_.push_back({{Category::ResultKey, {}, "", item.key.text}, layer, ast, &decl, nullptr,
                            {ast->file, item.key.span}, {ast->file, item.key.span}});
    }
  }
}

std::vector<const Symbol*> RuleSymbols::declared(const SymbolKey& key) const {
  std::vector<const Symbol*> found;
  for (uint32_t index : named(key.name))
    if (symbols_[index].key == key) found.push_back(&symbols_[index]);
  return found;
}

const Symbol* RuleSymbols::inForce(const SymbolKey& key) const {
  const Symbol* last = nullptr;
  for (uint32_t index : named(key.name))
    if (symbols_[index].key == key) last = &symbols_[index];
  if (!last) return nullptr;
  const auto index = static_cast<size_t>(last - symbols_.data());
  const bool gone = std::any_of(removed_.begin(), removed_.end(), [&](const auto& other) { return other.first == key && other.second > index; });
  return gone ? nullptr : last;
}

std::optional<SymbolKey> RuleSymbols::resolve(const syntax::NameUse& use, const std::string& name) const {
  auto declaredAs = [&](auto fits) -> std::optional<SymbolKey> {
    const std::vector<uint32_t>& known = named(name);
    for (size_t i = known.size(); i-- > 0;)
      if (fits(symbols_[known[i]].key)) return symbols_[known[i]].key;
    return std::nullopt;
  };
  auto tile = [&]() -> std::optional<SymbolKey> {
    for (const auto& [known, first] : tileNames_)
      if (known == name) return SymbolKey{Category::Tile, {}, "", first};
    return std::nullopt;
  };
  auto pattern = [&] { return declaredAs([](const SymbolKey& key) { return key.category == Category::Declaration && key.kind == DeclKind::Pattern; }); };
  switch (use.role) {
    case NameRole::Ruleset: return SymbolKey{Category::RuleFile, {}, "", own().path};
    case NameRole::RuleFile:
      for (const auto& [written, path] : files_)
        if (written == name) return SymbolKey{Category::RuleFile, {}, "", path};
      return std::nullopt;
    case NameRole::Declaration:
    case NameRole::Anchor: {
      const SymbolKey key{Category::Declaration, use.kind, "", name};
      return use.declares || !declared(key).empty() ? std::optional(key) : std::nullopt;
    }
    case NameRole::ResultKey: {
      const SymbolKey key{Category::ResultKey, {}, "", name};
      return use.declares || !declared(key).empty() ? std::optional(key) : std::nullopt;
    }
    case NameRole::Line: return declaredAs([](const SymbolKey& key) { return key.category == Category::Line; });
    case NameRole::Enumerator: return declaredAs([](const SymbolKey& key) { return key.category == Category::Enumerator; });
    case NameRole::Tile: return tile();
    case NameRole::Expected:
      if (auto found = pattern()) return found;
      return tile();
    case NameRole::Value:
    case NameRole::None: {
      if (auto found = declaredAs([](const SymbolKey& key) { return key.category == Category::Declaration && isValueKind(key.kind); })) return found;
      if (auto found = tile()) return found;
      return declaredAs([](const SymbolKey& key) { return key.category == Category::Declaration && key.kind != DeclKind::Document; });
    }
  }
  return std::nullopt;
}

const Decl* RuleSymbols::declarationAt(uint32_t offset) const {
  const Layer& layer = own();
  if (!layer.rule || !layer.rule->ast) return nullptr;
  for (const Decl& decl : layer.rule->ast->decls)
    if (decl.span.begin <= offset && offset <= decl.span.end) return &decl;
  return nullptr;
}

std::vector<std::string> RuleSymbols::enumeratorsOf(const std::string& option) const {
  std::vector<std::string> names;
  for (DeclKind kind : {DeclKind::Option, DeclKind::Mark}) {
    const Symbol* symbol = inForce({Category::Declaration, kind, "", option});
    const std::vector<syntax::Name>* values = symbol && symbol->decl ? enumeratorsIn(*symbol->decl) : nullptr;
    if (!values) continue;
    for (const syntax::Name& name : *values) names.push_back(name.text);
  }
  return names;
}

std::string RuleSymbols::textOf(Span span) const {
  return std::string(project_.sources().text(own().file).substr(span.begin, span.end - span.begin));
}

std::optional<SymbolKey> RuleSymbols::keyOf(const Token& token, const std::vector<Token>& tokens, size_t at) const {
  std::string name = textOf(token.span);
  if (token.kind == Token::Text && name.size() >= 2) name = name.substr(1, name.size() - 2);
  auto wordBefore = [&](size_t i) -> const Token* {
    while (i-- > 0)
      if (tokens[i].kind != Token::Comment) return &tokens[i];
    return nullptr;
  };
  auto isOptionWith = [&](const std::string& option) {
    const std::vector<std::string> names = enumeratorsOf(option);
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  const Decl* decl = declarationAt(token.span.begin);
  switch (token.use.role) {
    case NameRole::Line:
      if (token.use.declares || (decl && linesOf(*decl))) {
        // A line asked for within an expression is one of the payment.
        const Token* before = wordBefore(at);
        const bool asked = before && isKeyword(*before, "BEFORE") && [&] {
          const Token* payment = wordBefore(static_cast<size_t>(before - tokens.data()));
          return payment && isKeyword(*payment, "PAYMENT");
        }();
        return SymbolKey{Category::Line, {}, decl && !asked ? decl->name.text : "", name};
      }
      return SymbolKey{Category::Line, {}, "", name};
    case NameRole::Value:
    case NameRole::Enumerator: {
      if (token.use.role == NameRole::Enumerator && token.use.declares)
        return SymbolKey{Category::Enumerator, {}, decl ? decl->name.text : "", name};
      // `X is NAME`, `default X = NAME`, `option X : one of … = NAME`.
      const Token* before = wordBefore(at);
      if (before && isKeyword(*before, "NOT")) before = wordBefore(static_cast<size_t>(before - tokens.data()));
      if (before && (isKeyword(*before, "IS") || (before->kind == Token::Mark && before->mark == '='))) {
        const Token* subject = wordBefore(static_cast<size_t>(before - tokens.data()));
        if (subject && subject->kind == Token::Name && isOptionWith(textOf(subject->span)))
          return SymbolKey{Category::Enumerator, {}, textOf(subject->span), name};
        if (decl && enumeratorsIn(*decl) && before->kind == Token::Mark && isOptionWith(decl->name.text))
          return SymbolKey{Category::Enumerator, {}, decl->name.text, name};
      }
      return resolve(token.use, name);
    }
    case NameRole::None: return token.kind == Token::Name ? resolve(token.use, name) : std::nullopt;
    default: return resolve(token.use, name);
  }
}

std::vector<Occurrence> RuleSymbols::houseOccurrences() const {
  std::vector<Occurrence> found;
  const sema::HouseFile& house = *own().house;
  auto file = [&](const syntax::Name& name) {
    if (name.text.empty()) return;
    const sema::FoundRule rule = sema::findRule(project_.workspace().loader(), name.text, own().path);
    if (!rule.path.empty()) found.push_back({name.span, {Category::RuleFile, {}, "", project_.files().canonical(rule.path)}, false});
  };
  file(house.base);
  for (const syntax::Name& module : house.modules) file(module);
  for (const sema::HouseOption& option : house.options) {
    found.push_back({option.name.span, {Category::Declaration, DeclKind::Option, "", option.name.text}, false});
    // A value that is a name of the option's.
    const std::string json = option.json.size() > 2 && option.json.front() == '"' ? option.json.substr(1, option.json.size() - 2) : "";
    const std::vector<std::string> names = enumeratorsOf(option.name.text);
    if (std::find(names.begin(), names.end(), json) != names.end())
      found.push_back({option.value, {Category::Enumerator, {}, option.name.text, json}, false});
  }
  std::sort(found.begin(), found.end(), [](const Occurrence& a, const Occurrence& b) { return a.span.begin < b.span.begin; });
  return found;
}

std::vector<Occurrence> RuleSymbols::occurrences() const {
  if (empty()) return {};
  if (own().house) return houseOccurrences();
  std::vector<Occurrence> found;
  if (!own().rule) return found;
  const std::vector<Token>& tokens = own().rule->tokens;
  for (size_t i = 0; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    if (token.use.role == NameRole::None && token.kind != Token::Name) continue;
    if (auto key = keyOf(token, tokens, i)) found.push_back({token.span, std::move(*key), token.use.declares});
  }
  return found;
}

std::optional<Occurrence> RuleSymbols::at(uint32_t offset) const {
  if (empty()) return std::nullopt;
  if (own().house) {
    for (const Occurrence& occurrence : houseOccurrences())
      if (occurrence.span.begin <= offset && offset <= occurrence.span.end) return occurrence;
    return std::nullopt;
  }
  if (!own().rule) return std::nullopt;
  const std::vector<Token>& tokens = own().rule->tokens;
  std::optional<Occurrence> touched;
  for (size_t i = 0; i < tokens.size() && tokens[i].span.begin <= offset; ++i) {
    if (tokens[i].span.end < offset || (tokens[i].use.role == NameRole::None && tokens[i].kind != Token::Name)) continue;
    if (auto key = keyOf(tokens[i], tokens, i)) touched = Occurrence{tokens[i].span, std::move(*key), tokens[i].use.declares};
  }
  return touched;
}

}  // namespace kaikou::service
