// Names of rulesets and modules to files, and files to text.
//
// A name is first looked for in the loader's folders with all their subfolders, then beside the file that mentions it:
// nobody's file takes the place of a shipped one by having its name, and a shipped file can be moved without
// anybody noticing. What a path in a file may name is bounded by isInside. Two files of one name in different
// subfolders of a folder are an error of the folder, not a matter of luck. Guarantee: no exception leaves this
// file; folders are walked to a fixed depth, without hidden folders and without following links to folders;
// text that leaves here is valid UTF-8 of bounded size. Tested by tests/sema/rule_finder_test.cpp.
#include "compiler/sema/rule_finder.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>

#include "compiler/source/utf8_path.h"

namespace kaikou::sema {

namespace fs = std::filesystem;

namespace {

using source::toPath;
using source::toText;

bool endsWith(const std::string& text, std::string_view end) {
  return text.size() > end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}
bool isRulePath(const std::string& path) { return endsWith(path, ".kou") || isHousePath(path); }

bool isFile(const Loader& loader, const std::string& path) { return loader.files->kindOf(path) == source::Files::Kind::File; }

std::string nameOf(const std::string& path) { return toText(toPath(path).filename()); }
std::string folderOf(const std::string& file) {
  std::string folder = toText(toPath(file).parent_path());
  return folder.empty() ? "." : folder;
}
std::string joined(const std::string& folder, const std::string& name) {
  return folder == "." ? name : toText(toPath(folder) / toPath(name));
}

LoaderState& stateOf(const Loader& loader) {
  if (!loader.state) loader.state = std::make_shared<LoaderState>();
  return *loader.state;
}

LoaderState::Listing listFolder(const Loader& loader, const std::string& folder) {
  LoaderState::Listing listing;
  size_t files = 0;
  loader.files->walk(folder, maxFolderDepth, [&](const std::string& path) {
    const std::string name = nameOf(path);
    if (!name.starts_with('.') && isRulePath(name) && !source::firstInvalidUtf8(path)) {
      listing[stemOf(name)].push_back(path);
      files++;
    }
    return files < maxListedFiles;
  });
  for (auto& [stem, paths] : listing) std::sort(paths.begin(), paths.end());
  return listing;
}

const LoaderState::Listing& listingOf(const Loader& loader, const std::string& folder) {
  auto& listings = stateOf(loader).listings;
  auto known = listings.find(folder);
  if (known == listings.end()) known = listings.emplace(folder, listFolder(loader, folder)).first;
  return known->second;
}

FoundRule findPath(const Loader& loader, const std::string& name, const std::string& besideFile) {
  std::string path =
      besideFile.empty() || toPath(name).is_absolute() ? name : joined(folderOf(besideFile), name);
  // Files name only rule files; a person at a prompt may name what they like.
  if ((besideFile.empty() || isRulePath(path)) && isFile(loader, path)) return {path, ""};
  if (!isRulePath(path))
    for (const char* ending : {".kou", ".yaml", ".yml"})
      if (isFile(loader, path + ending)) return {path + ending, ""};
  return {};
}

FoundRule findListed(const Loader& loader, const std::string& name) {
  for (const std::string& folder : loader.folders) {
    const LoaderState::Listing& listing = listingOf(loader, folder);
    auto found = listing.find(name);
    if (found == listing.end()) continue;
    const std::vector<std::string>& paths = found->second;
    for (const std::string& path : paths)
      if (folderOf(path) != folderOf(paths[0])) return {paths[0], path};
    if (isFile(loader, paths[0])) return {paths[0], ""};  // sorted: .kou before .yaml before .yml
  }
  return {};
}

}  // namespace

bool isHousePath(const std::string& path) { return endsWith(path, ".yaml") || endsWith(path, ".yml"); }

std::string stemOf(const std::string& path) { return toText(toPath(path).stem()); }

FoundRule findRule(const Loader& loader, const std::string& name, const std::string& besideFile) {
  if (name.empty() || name.find('\0') != std::string::npos) return {};
  if (name.find('/') != std::string::npos || isRulePath(name)) return findPath(loader, name, besideFile);

  const std::string beside = besideFile.empty() ? "." : folderOf(besideFile);
  std::string near;
  for (const char* ending : {".kou", ".yaml", ".yml"})
    if (std::string path = joined(beside, name + ending); near.empty() && isFile(loader, path)) near = path;
  FoundRule found = findListed(loader, name);
  if (found.path.empty() && near.empty()) {
    // Perhaps a file is new, or has moved, since the folders were listed: a miss is rare enough to look again.
    stateOf(loader).listings.clear();
    found = findListed(loader, name);
  }
  if (found.path.empty()) return {near, ""};
  if (near.empty()) return found;
  // A shipped file beside which the name is mentioned is the one that is meant.
  if (loader.files->canonical(near) == loader.files->canonical(found.path)) return {near, ""};
  if (isInside(loader.folders, near)) return {near, ""};
  found.hidden = near;
  return found;
}

// Links are followed by nobody but the system: whoever may lay a link into a folder may as well lay the file there.
bool isInside(const std::vector<std::string>& folders, const std::string& path) {
  std::error_code error;
  const fs::path file = fs::absolute(toPath(path), error).lexically_normal();
  if (error) return false;
  return std::any_of(folders.begin(), folders.end(), [&](const std::string& name) {
    fs::path folder = fs::absolute(toPath(name), error).lexically_normal();
    if (error) return false;
    if (!folder.has_filename()) folder = folder.parent_path();
    const auto end = std::mismatch(folder.begin(), folder.end(), file.begin(), file.end());
    return end.first == folder.end();
  });
}

// What is no rule file is not quoted, so it is looked at before it is parsed: the first word behind blanks and comments, or
// the one key that every house file has.
bool looksLikeRules(const std::string& path, std::string_view text) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  if (isHousePath(path)) {
    for (size_t at = 0; at < text.size();) {
      const std::string_view line = text.substr(at);
      if (line.starts_with("base:") || line.starts_with("base：") || line.starts_with("base :")) return true;
      const size_t end = text.find('\n', at);
      at = end == std::string_view::npos ? text.size() : end + 1;
    }
    return false;
  }
  for (;;) {
    const size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return false;
    text.remove_prefix(first);
    if (!text.starts_with("//")) break;
    text.remove_prefix(std::min(text.find('\n'), text.size()));
  }
  for (const char* word : {"ruleset", "module", "规则", "模块"})
    if (text.starts_with(word)) return true;
  return false;
}

text::Bilingual whyNoFile(const Loader& loader, const std::string& name, const std::string& besideFile) {
  if (name.find('/') == std::string::npos && !isRulePath(name)) return {};
  if (name.find('\0') != std::string::npos) return {};
  const std::string path =
      besideFile.empty() || toPath(name).is_absolute() ? name : joined(folderOf(besideFile), name);
  switch (loader.files->kindOf(path)) {
    case source::Files::Kind::Folder: return diag::say::IsAFolder;
    case source::Files::Kind::None: return diag::say::NoSuchFile;
    case source::Files::Kind::File: return diag::say::RuleFileEndings;
    case source::Files::Kind::Other: break;
  }
  return diag::say::NotAFile;
}

std::vector<std::string> knownRuleNames(const Loader& loader, const std::string& besideFile) {
  std::set<std::string> names;
  loader.files->walk(besideFile.empty() ? "." : folderOf(besideFile), 0, [&](const std::string& path) {
    const std::string name = nameOf(path);
    if (isRulePath(name) && !name.starts_with('.') && !source::firstInvalidUtf8(name)) names.insert(stemOf(name));
    return names.size() < maxListedFiles;
  });
  for (const std::string& folder : loader.folders)
    for (const auto& [stem, paths] : listingOf(loader, folder)) names.insert(stem);
  return {names.begin(), names.end()};
}

std::optional<source::FileId> addRuleText(Loader& loader, const std::string& path, const std::string& text,
                                          diag::Sink& sink) {
  if (text.size() > maxRuleFileBytes) {
    source::FileId file = loader.sources.add(path, "");
    sink.report(diag::Code::TooLarge, {file, {0, 0}}, {std::to_string(maxRuleFileBytes)});
    return std::nullopt;
  }
  if (std::optional<size_t> bad = source::firstInvalidUtf8(text)) {
    // What stands before the bad byte is shown; the place is its end.
    uint32_t at = static_cast<uint32_t>(*bad);
    source::FileId file = loader.sources.add(path, text.substr(0, at));
    bool utf16 = text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff");
    sink.report(diag::Code::NotUtf8, {file, {at, at}}, {},
                utf16 ? diag::say::LooksLikeUtf16() : text::Bilingual());
    return std::nullopt;
  }
  return loader.sources.add(path, text);
}

source::Place askedPlace(Loader& loader, const std::string& name) {
  std::string shown = source::firstInvalidUtf8(name) ? "?" : name;
  uint32_t length = static_cast<uint32_t>(shown.size());
  return {loader.sources.add(loader.asker, shown), {0, length}};
}

std::optional<source::FileId> readRuleFile(Loader& loader, const std::string& path,
                                           std::optional<source::Place> mention, diag::Sink& sink) {
  std::string text;
  text::Bilingual trouble;
  if (!isFile(loader, path)) trouble = diag::say::NotAFile;
  else switch (loader.files->read(path, maxRuleFileBytes + 1, text)) {
      case source::Files::Reading::Done: break;
      case source::Files::Reading::NotOpened: trouble = diag::say::CannotBeOpened; break;
      case source::Files::Reading::Failed: trouble = diag::say::ReadingFails; break;
    }
  if (!trouble.empty()) {
    sink.report(diag::Code::CannotRead, mention ? *mention : askedPlace(loader, path), {path, trouble});
    return std::nullopt;
  }
  // The same text as before: the same file, so that its places and its tree can be used again.
  auto& files = stateOf(loader).files;
  const std::string canonical = loader.files->canonical(path);
  if (auto known = files.find(canonical); known != files.end() && loader.sources.text(known->second) == text) return known->second;
  const std::optional<source::FileId> file = addRuleText(loader, path, text, sink);
  if (file) files[canonical] = *file;
  return file;
}

std::shared_ptr<const ParsedRule> parsedRule(Loader& loader, const std::string& canonical, source::FileId file) {
  std::shared_ptr<const ParsedRule>& kept = stateOf(loader).parsed[canonical];
  if (kept && kept->file == file) return kept;
  diag::Sink sink;
  syntax::ParseResult parsed = syntax::parse(loader.sources, file, sink, loader.keepTokens);
  auto made = std::make_shared<ParsedRule>();
  made->file = file;
  made->ast = std::move(parsed.ast);
  made->tokens = std::move(parsed.tokens);
  made->reports = sink.all();
  made->failed = sink.hasErrors() || !made->ast;
  return kept = std::move(made);
}

std::optional<std::string> findRuleFile(const Loader& loader, const std::string& name,
                                        const std::string& besideFile) {
  FoundRule found = findRule(loader, name, besideFile);
  if (found.path.empty() || !found.other.empty()) return std::nullopt;
  return found.path;
}

}  // namespace kaikou::sema
