// What is declared in the files of a ruleset, and what the words of a file name. From what was written, not from what it came
// to: so it works in the middle of typing, and a name inherited through five files leads to all five.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "compiler/syntax/ast.h"
#include "service/rule_project.h"

namespace kaikou::service {

/// What a name stands for; equal for all places that mean the same within one ruleset.
struct SymbolKey {
  enum Category : uint8_t { Declaration, Line, Enumerator, ResultKey, Tile, RuleFile } category = Declaration;
  syntax::DeclKind kind{};      // Declaration
  std::string within;           // Line: the tally, or empty for the payment; Enumerator: the option
  std::string name;             // Tile: the first of its names; RuleFile: the canonical path
  friend bool operator==(const SymbolKey&, const SymbolKey&) = default;
  friend auto operator<=>(const SymbolKey&, const SymbolKey&) = default;
};

/// One place that declares a name, declares it anew or adds to it.
struct Symbol {
  SymbolKey key;
  size_t layer = 0;                       // of the chain
  const syntax::Ast* ast = nullptr;
  const syntax::Decl* decl = nullptr;     // null for a file
  const syntax::Line* line = nullptr;
  source::Place name;                     // where the name stands
  source::Place whole;
};

/// A word that names something.
struct Occurrence {
  Span span;
  SymbolKey key;
  bool declares = false;
};

class RuleSymbols {
 public:
  explicit RuleSymbols(RuleProject& project, const std::string& path);

  const RuleChain& chain() const { return chain_; }
  const Layer& own() const { return chain_.layers[chain_.own]; }
  bool empty() const { return chain_.layers.empty(); }
  /// From here on the own file is another of the chain: so a module is read with the names of the ruleset that uses it.
  void lookAt(size_t layer) { chain_.own = layer; }
  /// The text of the own file.
  std::string_view text() const { return project_.sources().text(own().file); }
  const std::vector<Symbol>& all() const { return symbols_; }
  /// Every place that declares it, the first declaration first.
  std::vector<const Symbol*> declared(const SymbolKey& key) const;
  /// The place that counts: the last, unless the name was removed behind it.
  const Symbol* inForce(const SymbolKey& key) const;
  /// What a name of this use means in a file of the chain; nothing where it means nothing.
  std::optional<SymbolKey> resolve(const syntax::NameUse& use, const std::string& name) const;
  /// The words of the own file that name something, in order.
  std::vector<Occurrence> occurrences() const;
  /// The one at a place, which may be its end.
  std::optional<Occurrence> at(uint32_t offset) const;
  const syntax::Decl* declarationAt(uint32_t offset) const;
  /// The names of the values of an option or a mark.
  std::vector<std::string> enumeratorsOf(const std::string& option) const;

 private:
  const std::vector<uint32_t>& named(const std::string& name) const;
  void addFile(size_t layer);
  void addTiles(size_t layer, const syntax::Decl& decl);
  std::optional<SymbolKey> keyOf(const syntax::Token& token, const std::vector<syntax::Token>& tokens, size_t at) const;
  std::vector<Occurrence> houseOccurrences() const;
  std::string textOf(Span span) const;

  RuleProject& project_;
  RuleChain chain_;
  std::vector<Symbol> symbols_;
  std::unordered_map<std::string, std::vector<uint32_t>> byName_;   // symbols of a name, in order
  std::vector<std::pair<SymbolKey, size_t>> removed_;   // and how many symbols there were then
  std::vector<std::pair<std::string, std::string>> tileNames_;   // every name of a tile or suit, and its first
  std::vector<std::pair<std::string, std::string>> files_;       // names of rule files as written, and their paths
};

}  // namespace kaikou::service
