// Putting rule files on top of each other, one at a time, into a FlatRuleset. Used by loadFlat only.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "compiler/diag/diag.h"
#include "compiler/sema/flat.h"
#include "compiler/source/source.h"
#include "compiler/syntax/ast.h"

namespace kaikou::sema {

/// The list of a kind, or null for kinds that have none (tally, default, remove, single blocks).
std::vector<DeclRef>* declsOf(FlatRuleset& flat, syntax::DeclKind kind);
/// The place of a single block (tiles, deal …), or null.
DeclRef* singleOf(FlatRuleset& flat, syntax::DeclKind kind);
/// Names of a kind that the ruleset has, in order; tallies too.
std::vector<std::string> namesOf(const FlatRuleset& flat, syntax::DeclKind kind);

/// "set `A`", or "`payment`" for what has no name.
text::Bilingual described(syntax::DeclKind kind, const std::string& name);
/// "did you mean `X`?", or nothing.
text::Bilingual didYouMean(const std::string& name, const std::vector<std::string>& candidates,
                       const diag::Sink& sink);

/// The text of a declaration or line without comments, without the word that says it overrides, and with
/// blanks only where words would run together: equal for declarations that say the same in the same words.
std::string bareText(std::string_view text);

/// A use of a module whose needs are still to be checked.
struct ModuleUse {
  const syntax::Ast* ast;
  source::Place place;
};

class Merger {
 public:
  /// `alone`: the only file is a module, whose needs stand for what a ruleset would have.
  Merger(FlatRuleset& flat, const source::SourceManager& sources, diag::Sink& sink, bool alone)
      : flat_(flat), sources_(sources), sink_(sink), alone_(alone) {}

  /// Applies a file's declarations: removals first, then what has no position, then what stands before or
  /// after something. `usedAt` is where a module is named, for messages.
  void apply(const std::shared_ptr<const syntax::Ast>& ast, std::optional<source::Place> usedAt);
  /// Whether the ruleset so far has what a module needs; reports what it lacks.
  bool meetsNeeds(const ModuleUse& use);
  /// A value of a house file.
  void applyDefault(OptionDefault value, source::Place namePlace);

  /// Checks of the finished ruleset: names shared between kinds of values, defaults, documents, needs of
  /// modules.
  void finish(const std::vector<ModuleUse>& uses);
  /// Whether any error was reported. The sink cannot tell: it keeps one error for a place, also of an earlier
  /// load.
  bool failed() const { return failed_; }

 private:
  using Key = std::pair<syntax::DeclKind, std::string>;

  // flat_merge.cpp: declarations
  void applyRemove(const syntax::Decl& decl);
  void applyDecl(const syntax::Decl& decl);
  void applyDefaultDecl(const syntax::Decl& decl);
  void applyDocument(const syntax::Decl& decl);
  void applySingle(const syntax::Decl& decl);
  void applyNamed(const syntax::Decl& decl);
  void insertAtPosition(std::vector<DeclRef>& list, const syntax::Decl& decl);
  bool claimName(const syntax::Decl& decl);
  void forgetDefaults(const std::string& option);
  bool isNeeded(syntax::DeclKind kind, const std::string& name) const;
  void reportNotNeeded(syntax::DeclKind kind, const syntax::Name& name);
  void warnUnchanged(const syntax::Decl& now, DeclRef before);

  // flat_lines.cpp: tallies and the payment
  void applyLines(const syntax::Decl& decl);
  void replaceLines(FlatLines& block, const syntax::Decl& decl);
  void reopenLines(FlatLines& block, const syntax::Decl& decl, bool open);
  void addLine(FlatLines& block, const syntax::Decl& decl, const syntax::Line& line, bool open);

  // flat_check.cpp: the finished ruleset
  void checkValueNames();
  void checkDefaults();
  void checkCites();
  size_t orderOf(DeclRef ref) const;

  source::Place placeOf(DeclRef ref) const;
  source::Place placeOf(const syntax::Decl& decl) const { return placeOf({ast_, &decl}); }
  source::Place here(source::Span span) const { return {ast_->file, span}; }
  diag::Diagnostic& report(diag::Code code, source::Place place, std::vector<text::Bilingual> args,
                           text::Bilingual help = {});
  std::string textOf(const syntax::Ast* ast, source::Span span) const;

  FlatRuleset& flat_;
  const source::SourceManager& sources_;
  diag::Sink& sink_;
  bool alone_;
  bool failed_ = false;

  std::unordered_map<std::string, DeclRef>
      known_[static_cast<size_t>(syntax::DeclKind::Example) + 1];  // by kind, name
  std::vector<source::Place> defaultNames_;  // where each of flat_.defaults names its option

  // of the file that is being applied
  const syntax::Ast* ast_ = nullptr;
  std::optional<source::Place> usedAt_;
  std::map<Key, const syntax::Decl*> inThisFile_;
  std::map<std::string, source::Place> defaultsHere_;
};

}  // namespace kaikou::sema
