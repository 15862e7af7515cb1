// Files as the compiler asks for them. A text that is typed is another file to the compiler with every letter; so what was read
// is dropped when it has grown large, and read again. Tested by tests/service/lifecycle_test.cpp and random_edits_test.cpp.
#include "service/rule_project.h"

#include <algorithm>

namespace kaikou::service {

namespace {

constexpr size_t mostBytesKept = size_t{24} << 20;
constexpr size_t mostFilesKept = 4000;
constexpr size_t mostProjectFiles = 2000;
constexpr size_t mostLayers = 64;

/// The base of a house file that cannot be read, as when it is being typed.
std::string baseLine(std::string_view text) {
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    std::string_view line = text.substr(at, end - at);
    if (line.starts_with("base:")) {
      line.remove_prefix(5);
      while (!line.empty() && (line.front() == ' ' || line.front() == '"' || line.front() == '\'')) line.remove_prefix(1);
      return std::string(line.substr(0, line.find_first_of(" \r\"'#")));
    }
    at = end + 1;
  }
  return {};
}

bool isRuleFile(const std::string& path) { return path.ends_with(".kou") || sema::isHousePath(path); }

}  // namespace

// ── open files ──
std::string OpenFiles::canonical(const std::string& path) const { return path.starts_with('<') ? path : below_.canonical(path); }

OpenFile* OpenFiles::find(const std::string& path) {
  const auto found = open.find(canonical(path));
  return found == open.end() ? nullptr : &found->second;
}
const OpenFile* OpenFiles::find(const std::string& path) const { return const_cast<OpenFiles*>(this)->find(path); }

source::Files::Kind OpenFiles::kindOf(const std::string& path) const {
  return find(path) ? Kind::File : below_.kindOf(path);
}

source::Files::Reading OpenFiles::read(const std::string& path, size_t most, std::string& text) const {
  const OpenFile* file = find(path);
  if (!file) return below_.read(path, most, text);
  text.assign(file->text.text(), 0, most);
  return Reading::Done;
}

void OpenFiles::walk(const std::string& folder, int depth, const std::function<bool(const std::string& path)>& found) const {
  bool goes = true;
  std::vector<std::string> seen;
  below_.walk(folder, depth, [&](const std::string& path) {
    if (find(path)) seen.push_back(canonical(path));
    return goes = found(path);
  });
  // What is open and not saved yet.
  const std::string inside = canonical(folder) + "/";
  for (const auto& [path, file] : open) {
    if (!goes) return;
    if (!path.starts_with(inside) || std::count(path.begin() + static_cast<std::ptrdiff_t>(inside.size()), path.end(), '/') > depth) continue;
    if (std::find(seen.begin(), seen.end(), path) == seen.end()) goes = found(path);
  }
}

bool RuleChain::has(const std::string& path) const {
  return std::any_of(layers.begin(), layers.end(), [&](const Layer& layer) { return layer.path == path; });
}

// ── the project ──
RuleProject::RuleProject(const source::Files& files, std::vector<std::string> rulesets)
    : files_(files), rulesets_(std::move(rulesets)) {
  makeWorkspace();
}

void RuleProject::makeWorkspace() {
  workspace_ = std::make_unique<driver::Workspace>();
  workspace_->loader().files = &files_;
  workspace_->loader().folders = rulesets_;
  workspace_->loader().keepTokens = true;
  documents_.clear();
}

bool RuleProject::tidy() {
  if (sources().byteCount() < mostBytesKept && sources().fileCount() < mostFilesKept) return false;
  makeWorkspace();
  return true;
}

std::optional<source::FileId> RuleProject::readNow(const std::string& path) {
  diag::Sink ignored;
  if (files_.kindOf(path) != source::Files::Kind::File) return std::nullopt;
  return sema::readRuleFile(workspace_->loader(), path, std::nullopt, ignored);
}

std::shared_ptr<const sema::ParsedRule> RuleProject::parsed(const std::string& path) {
  if (sema::isHousePath(path)) return nullptr;
  const std::optional<source::FileId> file = readNow(path);
  if (!file) return nullptr;
  return sema::parsedRule(workspace_->loader(), files_.canonical(path), *file);
}

RuleChain RuleProject::chainOf(const std::string& path) {
  RuleChain chain;
  std::vector<std::string> open;
  addLayers(files_.canonical(path), open, chain);
  for (size_t i = 0; i < chain.layers.size(); ++i)
    if (chain.layers[i].path == files_.canonical(path)) chain.own = i;
  return chain;
}

void RuleProject::addNamed(const syntax::Name& name, const std::string& beside, std::vector<std::string>& open, RuleChain& chain) {
  if (name.text.empty()) return;
  const sema::FoundRule found = sema::findRule(workspace_->loader(), name.text, beside);
  if (!found.path.empty() && found.other.empty()) addLayers(files_.canonical(found.path), open, chain);
}

// In the order of compiler/sema/flat.cpp. `open` are the files whose layers are being added, for those that build on themselves.
void RuleProject::addLayers(const std::string& path, std::vector<std::string>& open, RuleChain& chain) {
  if (open.size() >= mostLayers || chain.layers.size() >= mostLayers || chain.has(path)) return;
  if (std::find(open.begin(), open.end(), path) != open.end()) return;
  Layer layer;
  layer.path = path;
  syntax::Name base;
  std::vector<syntax::Name> modules;
  if (sema::isHousePath(path)) {
    const std::optional<source::FileId> file = readNow(path);
    if (!file) return;
    layer.file = *file;
    diag::Sink ignored;
    if (auto house = sema::parseHouseFile(sources(), *file, ignored)) {
      layer.house = std::make_shared<sema::HouseFile>(std::move(*house));
      base = layer.house->base;
      modules = layer.house->modules;
    } else {
      base.text = baseLine(sources().text(*file));
    }
  } else {
    layer.rule = parsed(path);
    if (!layer.rule) return;
    layer.file = layer.rule->file;
    if (layer.rule->ast) {
      base = layer.rule->ast->header.extends;
      modules = layer.rule->ast->header.uses;
    }
  }
  open.push_back(path);
  addNamed(base, path, open, chain);
  if (base.text.empty()) chain.layers.push_back(layer);
  for (const syntax::Name& module : modules) addNamed(module, path, open, chain);
  if (!base.text.empty()) chain.layers.push_back(layer);
  open.pop_back();
}

std::shared_ptr<const sema::Ruleset> RuleProject::check(const std::string& path, diag::Sink& sink) {
  return workspace_->checkAnew(path, sink);
}

std::vector<std::string> RuleProject::projectFiles() {
  std::vector<std::string> paths;
  for (const auto& [path, file] : files_.open) paths.push_back(path);
  for (const std::string& folder : folders) {
    files_.walk(folder, sema::maxFolderDepth, [&](const std::string& path) {
      if (isRuleFile(path)) paths.push_back(files_.canonical(path));
      return paths.size() < mostProjectFiles;
    });
  }
  std::sort(paths.begin(), paths.end());
  paths.erase(std::unique(paths.begin(), paths.end()), paths.end());
  return paths;
}

void RuleProject::forgetFolders() {
  if (workspace_->loader().state) workspace_->loader().state->listings.clear();
}

bool RuleProject::isShipped(const std::string& path) const {
  return sema::isInside(rulesets_, path) && !sema::isInside(folders, path);
}

std::shared_ptr<const TextDocument> RuleProject::documentOf(source::FileId file) {
  const auto known = documents_.find(file);
  if (known != documents_.end()) return known->second;
  if (documents_.size() > 64) documents_.clear();
  return documents_[file] = std::make_shared<TextDocument>(std::string(sources().text(file)));
}

}  // namespace kaikou::service
