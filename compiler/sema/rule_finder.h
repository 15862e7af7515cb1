// Finding and reading rule files. `findRuleFile` of flat.h is the plain form of `findRule`.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "compiler/diag/diag.h"
#include "compiler/sema/flat.h"
#include "compiler/source/source.h"
#include "compiler/syntax/ast.h"
#include "compiler/syntax/parse.h"

namespace kaikou::sema {

/// Bytes of one rule file or house file.
inline constexpr size_t maxRuleFileBytes = 256 * 1024;
/// Subfolders of a folder of rules that are looked into, and files that are listed.
inline constexpr int maxFolderDepth = 16;
inline constexpr size_t maxListedFiles = 20000;

/// A file as it was parsed: what could be read of it, and what is wrong with it.
struct ParsedRule {
  source::FileId file{};
  std::shared_ptr<const syntax::Ast> ast;      // null when it cannot be read at all
  std::vector<syntax::Token> tokens;           // with Loader::keepTokens
  std::vector<diag::Diagnostic> reports;
  bool failed = false;                         // an error is among them
};

/// What a Loader remembers. Listings stay until a name is not found; a tree is used again while the file's
/// text is the same.
struct LoaderState {
  using Listing = std::map<std::string, std::vector<std::string>>;  // stem -> paths, sorted
  std::map<std::string, Listing> listings;                          // by folder
  std::map<std::string, source::FileId> files;                      // as they were read last, by canonical path
  std::map<std::string, std::shared_ptr<const ParsedRule>> parsed;  // the same
};

struct FoundRule {
  std::string path;   // empty: not found
  std::string other;  // not empty: a second file of that name, as good as the first
  std::string hidden{};  // not empty: a file of that name beside the one that mentions it, which is not taken
};

/// Whether a path leads into one of the folders, however it is written.
bool isInside(const std::vector<std::string>& folders, const std::string& path);
/// Whether a text begins as a rule file does, or has the key that a house file has.
bool looksLikeRules(const std::string& path, std::string_view text);

/// `besideFile`: the file that mentions the name; empty for a name from outside, which is relative to the
/// working folder.
FoundRule findRule(const Loader& loader, const std::string& name, const std::string& besideFile);

/// Every name that `findRule` could find for a file in that place, for "did you mean".
std::vector<std::string> knownRuleNames(const Loader& loader, const std::string& besideFile);

/// What is wrong with a path that `findRule` does not find; empty for a name.
text::Bilingual whyNoFile(const Loader& loader, const std::string& name, const std::string& besideFile);

/// The place of a name that was given from outside: a file of one line that holds it, called Loader::asker.
source::Place askedPlace(Loader& loader, const std::string& name);

/// Reads a file into the source manager, valid UTF-8 and within maxRuleFileBytes, or reports and returns
/// nothing. `mention` is where another file asks for it.
std::optional<source::FileId> readRuleFile(Loader& loader, const std::string& path,
                                           std::optional<source::Place> mention, diag::Sink& sink);
/// The tree of a file that readRuleFile has read, parsed once as long as its text is the same. Never null.
std::shared_ptr<const ParsedRule> parsedRule(Loader& loader, const std::string& canonical, source::FileId file);
/// The same checks for a text that is already at hand.
std::optional<source::FileId> addRuleText(Loader& loader, const std::string& path, const std::string& text,
                                          diag::Sink& sink);

/// File name without folder and ending.
std::string stemOf(const std::string& path);
/// .yaml or .yml
bool isHousePath(const std::string& path);

}  // namespace kaikou::sema
