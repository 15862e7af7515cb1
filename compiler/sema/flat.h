// One ruleset after inheritance: its base's declarations, with overrides put in place, removals taken out, modules and
// house files applied. Names are not resolved here; that is typed.h, on the flat result, so that a rule inherited from the
// base sees the sets and values that the derived ruleset redefines.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "compiler/diag/diag.h"
#include "compiler/source/files.h"
#include "compiler/syntax/ast.h"

namespace kaikou::sema {

/// A declaration and the tree it stands in. Trees are owned by FlatRuleset::trees.
struct DeclRef {
  const syntax::Ast* ast = nullptr;
  const syntax::Decl* decl = nullptr;
  explicit operator bool() const { return decl != nullptr; }
};
/// A line of a tally or payment after re-opened blocks are merged; lines of one block may come from several files.
struct LineRef {
  const syntax::Ast* ast = nullptr;
  const syntax::Line* line = nullptr;
};
/// A tally or the payment: `decl` is where it was first declared (or last overridden as a whole).
struct FlatLines {
  DeclRef decl;
  syntax::Scope scope = syntax::Scope::None;
  std::vector<LineRef> lines;
};
/// A value chosen for an option over its declared default: by `default`, by a house file.
struct OptionDefault {
  std::string name;
  const syntax::Ast* ast = nullptr;   // `default` declarations; null for house files
  syntax::ExprId value = syntax::noExpr;
  std::string houseText;              // house files: the value as JSON text, e.g. `500`, `[6,3]`, `"add"`, `true`
  source::Place place;
  std::vector<syntax::Cite> cites;
};

/// An example of a house file: the words of a case, and an example that holds what is expected and nothing else.
struct HouseExample {
  syntax::Title title;
  std::string words, options;         // options: a JSON object, or empty
  std::shared_ptr<const syntax::Ast> expect;
  source::Place place;
  bool own = true;                    // of this file itself
};

struct FlatRuleset {
  std::string name;
  syntax::Title title;
  std::string doc;
  bool isModule = false;              // a module checked by itself: `needs` stand for what it expects
  source::Place headerPlace;
  std::vector<std::string> chain;     // names, from the outermost base to this one, modules in the order applied
  std::vector<std::shared_ptr<const syntax::Ast>> trees;

  // Declarations by kind, in order of play: a base's before what extends it, `before`/`after` honoured, an override in the
  // place of what it overrides. Tiles, deal, wall, discarding … are single.
  std::vector<DeclRef> documents, sets, options, requires_, facts, lets, wilds, calls, shapes, patterns, needs, liables,
      sharings, duties, marks, steps, restricts, pays, turnUps, afters, examples;     // examples: only those of this file itself (and of modules checked alone)
  std::vector<HouseExample> houseExamples;   // of this file and of the house files below it
  // What an overriding declaration replaced: its own name, inside it, means that one (`override set A = A B`).
  std::unordered_map<const syntax::Decl*, DeclRef> overridden;
  std::vector<OptionDefault> defaults;  // in order; the last for a name counts
  std::vector<FlatLines> tallies;
  FlatLines payment;                  // payment.decl false: none
  DeclRef tiles, deal, wall, discarding, claims, choose, result, leaving, nextDealer;
};

struct LoaderState;                   // rule_finder.h

/// Where rule files are found: `extends NAME` looks beside the file, then in `folders` and all their subfolders, for
/// NAME.kou. Keeps what it has listed and parsed; not for several threads at once.
struct Loader {
  explicit Loader(source::SourceManager& sources) : sources(sources) {}
  source::SourceManager& sources;
  const source::Files* files = &source::diskFiles();   // must outlive the loader
  std::vector<std::string> folders;
  /// Whether a file may name files outside of the folder of the outermost file and of `folders`.
  bool anywhere = false;
  /// Whether the words of parsed files are kept (ParsedRule), as an editor asks for them.
  bool keepTokens = false;
  /// What messages call the place of a name that no file mentions. Empty: they come without a place.
  std::string asker = "<command line>";
  /// What `-` is when it is asked for from outside: a rule file or house file as text, or false with a reason. None: `-` is no file.
  std::function<bool(std::string& text, text::Bilingual& trouble)> standardInput{};
  mutable std::shared_ptr<LoaderState> state;  // listings of folders, trees of files; private to this room
};

/// Loads a rule file (.kou), a house file (.yaml, .yml) or a shipped name and everything it builds on. Reports and returns
/// null on errors; warnings may be reported with a result. `text`, if given, is used instead of the file's contents.
std::shared_ptr<const FlatRuleset> loadFlat(Loader& loader, const std::string& nameOrPath, diag::Sink& sink,
                                            const std::string* text = nullptr);

/// Path of a shipped ruleset or module by name, or nothing.
std::optional<std::string> findRuleFile(const Loader& loader, const std::string& name, const std::string& besideFile);

}  // namespace kaikou::sema
