// Loading a ruleset: its file, what it extends, the modules it uses, in the order in which they are laid on
// each other.
//
// A header is applied in the order it is written: first what it extends, then what it uses, then the file
// itself, which so may change both. A ruleset that extends nothing has nothing for a module to change, so
// there the modules come after it. A base with errors of its own is reported and nothing is put on it, so
// that one mistake is one message. Guarantee: every file of a chain is read once; cycles and long chains end;
// no result with errors. Tested by tests/sema/flat_test.cpp and tests/sema/house_file_test.cpp.
#include "compiler/sema/flat.h"

#include <algorithm>
#include <set>

#include "compiler/sema/flat_merge.h"
#include "compiler/sema/house_file.h"
#include "compiler/sema/rule_finder.h"
#include "compiler/syntax/parse.h"

namespace kaikou::sema {

namespace say = diag::say;
using diag::Code;
using source::FileId;
using source::Place;
using syntax::Ast;
using syntax::Name;

namespace {

constexpr size_t maxChain = 32;

class ChainLoader {
 public:
  ChainLoader(Loader& loader, diag::Sink& sink, FlatRuleset& flat)
      : loader_(loader), sink_(sink), flat_(flat) {}

  bool loadRoot(const std::string& nameOrPath, const std::string* text) {
    if (!text && nameOrPath == "-" && loader_.standardInput) return loadInput();
    if (text) {
      rootFolder_ = folderOfFile(nameOrPath);
      std::optional<FileId> file = addRuleText(loader_, nameOrPath, *text, sink_);
      if (!file || !loadFile(nameOrPath, *file, false, std::nullopt)) return false;
    } else {
      FoundRule found;
      if (!source::firstInvalidUtf8(nameOrPath)) found = findRule(loader_, nameOrPath, "");
      if (found.path.empty() || !found.other.empty()) {
        Place place = askedPlace(loader_, nameOrPath);
        reportNotFound(found, std::string(loader_.sources.text(place.file)), place, "");
        return false;
      }
      if (!found.hidden.empty()) {
        sink_.report(Code::ShippedWins, askedPlace(loader_, nameOrPath), {nameOrPath, found.hidden}, say::ByItsPath("./" + found.hidden));
      }
      rootFolder_ = folderOfFile(found.path);
      if (!loadPath(found.path, std::nullopt)) return false;
    }
    merger_->finish(uses_);
    return clean();
  }

 private:
  struct Entry {
    std::string canonical, name;
  };

  bool clean() const { return !merger_->failed(); }

  // What comes without a name is known by how it begins; what it mentions is looked for in the working folder.
  bool loadInput() {
    std::string text;
    text::Bilingual trouble;
    if (!loader_.standardInput(text, trouble)) {
      sink_.report(Code::CannotRead, askedPlace(loader_, "-"), {std::string("-"), trouble});
      return false;
    }
    const bool house = !looksLikeRules("<stdin>", text) && looksLikeRules("<stdin>.yaml", text);
    return loadRoot(house ? "<stdin>.yaml" : "<stdin>", &text);
  }

  void reportNotFound(const FoundRule& found, const std::string& name, Place place,
                      const std::string& besideFile) {
    if (!found.other.empty()) {
      sink_.report(Code::AmbiguousRuleFile, place, {name, found.path, found.other},
                   diag::say::NameByPath);
      return;
    }
    text::Bilingual help = whyNoFile(loader_, name, besideFile);
    if (help.empty()) help = didYouMean(name, knownRuleNames(loader_, besideFile), sink_);
    sink_.report(Code::NoRuleFile, place, {name}, help);
  }

  std::optional<std::string> resolve(const Name& name, FileId mentionedIn) {
    std::string beside(loader_.sources.name(mentionedIn));
    FoundRule found = findRule(loader_, name.text, beside);
    const Place mention{mentionedIn, name.span};
    if (found.path.empty() || !found.other.empty()) {
      reportNotFound(found, name.text, mention, beside);
      return std::nullopt;
    }
    // A file from somebody else must not reach for whatever the reader may read.
    std::vector<std::string> allowed = loader_.folders;
    allowed.push_back(rootFolder_);
    if (!loader_.anywhere && !isInside(allowed, found.path)) {
      sink_.report(Code::OutsideFolder, mention, {name.text, chain_.front().name},
                   say::InOneFolder);
      return std::nullopt;
    }
    if (!found.hidden.empty()) {
      sink_.report(Code::ShippedWins, mention, {name.text, found.hidden}, say::ByItsPath(found.hidden));
    }
    return found.path;
  }

  // ── files ──
  bool loadPath(const std::string& path, std::optional<Place> mention) {
    std::optional<FileId> file = readMentioned(path, mention);
    return file && loadFile(path, *file, true, mention);
  }

  // What a file mentions and is none of ours is told without a word of what is in it.
  std::optional<FileId> readMentioned(const std::string& path, std::optional<Place> mention) {
    if (!mention) return readRuleFile(loader_, path, mention, sink_);
    diag::Sink unread;   // its errors quote
    std::optional<FileId> file = readRuleFile(loader_, path, mention, unread);
    const bool house = isHousePath(path);
    if (file && looksLikeRules(path, loader_.sources.text(*file))) return file;
    const bool unreadable = !file && !unread.all().empty() && unread.all()[0].code != Code::NotUtf8;
    if (unreadable) sink_.add(unread.all()[0]);
    else sink_.report(Code::NotARuleFile, *mention, {path, house ? say::HouseFile() : say::RuleFile()}, house ? say::HouseHasBase() : say::RulesBeginWith());
    return std::nullopt;
  }

  static std::string folderOfFile(const std::string& path) {
    const size_t slash = path.rfind('/');
    return slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
  }

  std::shared_ptr<const Ast> parseCached(const std::string& canonical, FileId file, bool fromDisk) {
    if (fromDisk) {
      const std::shared_ptr<const ParsedRule> parsed = parsedRule(loader_, canonical, file);
      for (const diag::Diagnostic& report : parsed->reports) sink_.add(report);
      return parsed->failed ? nullptr : parsed->ast;
    }
    const size_t errors = sink_.errorCount();
    std::shared_ptr<const Ast> ast = syntax::parse(loader_.sources, file, sink_).ast;
    return ast && sink_.errorCount() == errors ? ast : nullptr;
  }

  // Loads one file with all that it builds on; `mention` is where another extends it. The recursion is
  // bounded by maxChain.
  bool loadFile(const std::string& path, FileId file, bool fromDisk, std::optional<Place> mention) {
    if (!loader_.state) loader_.state = std::make_shared<LoaderState>();
    std::string canonical = loader_.files->canonical(path);
    if (isHousePath(path)) {
      std::optional<HouseFile> house = parseHouseFile(loader_.sources, file, sink_);
      return house && loadHouse(path, canonical, file, *house);
    }
    std::shared_ptr<const Ast> ast = parseCached(canonical, file, fromDisk);
    if (!ast) return false;
    if (mention && ast->header.isModule) {
      sink_.report(Code::NotARuleset, *mention, {ast->header.name.text}, diag::say::NameAfterUses);
      return false;
    }
    return loadRules(path, canonical, ast);
  }

  bool loadRules(const std::string& path, const std::string& canonical,
                 const std::shared_ptr<const Ast>& ast) {
    const syntax::Header& header = ast->header;
    checkFileName(path, header.name, ast->file);
    chain_.push_back({canonical, header.name.text});
    startMerging(header.isModule);
    if (!header.extends.text.empty() && !loadBase(header.extends, ast->file)) return false;

    bool modulesFirst = !header.extends.text.empty();
    if (modulesFirst && !useModules(header.uses, ast->file)) return false;
    beginLayer(header.name.text, header.title, {ast->file, header.span});
    flat_.doc = header.doc;
    flat_.isModule = header.isModule;
    merger_->apply(ast, std::nullopt);
    return clean() && (modulesFirst || useModules(header.uses, ast->file));
  }

  bool loadHouse(const std::string& path, const std::string& canonical, FileId file, const HouseFile& house) {
    checkFileName(path, house.name, file);
    std::string name = house.name.text.empty() ? stemOf(path) : house.name.text;
    chain_.push_back({canonical, name});
    startMerging(false);
    if (!loadBase(house.base, file) || !useModules(house.modules, file)) return false;
    syntax::Title title = house.title;
    if (title.zh.empty()) title = {name, name, house.name.span};
    beginLayer(name, title, {file, house.name.text.empty() ? house.base.span : house.name.span});
    flat_.doc.clear();
    for (const HouseOption& option : house.options) {
      OptionDefault value;
      value.name = option.name.text;
      value.houseText = option.json;
      value.place = {file, option.value};
      merger_->applyDefault(std::move(value), {file, option.name.span});
    }
    for (const HouseExampleText& example : house.examples) {
      flat_.houseExamples.push_back({example.title, example.words, optionsJson(example.options), example.expect, {file, example.span}});
    }
    return clean();
  }

  static std::string optionsJson(const std::vector<HouseOption>& options) {
    std::string json;
    for (const HouseOption& option : options) json += (json.empty() ? "{" : ", ") + jsonText(option.name.text) + ": " + option.json;
    return json.empty() ? json : json + "}";
  }

  void startMerging(bool moduleAlone) {
    if (!merger_) merger_.emplace(flat_, loader_.sources, sink_, moduleAlone);
  }

  // What belongs to the outermost file only is that of the file applied last.
  void beginLayer(const std::string& name, const syntax::Title& title, Place header) {
    flat_.name = name;
    flat_.title = title;
    flat_.headerPlace = header;
    flat_.examples.clear();
    for (HouseExample& example : flat_.houseExamples) example.own = false;
    flat_.chain.push_back(name);
  }

  void checkFileName(const std::string& path, const Name& name, FileId file) {
    if (name.text.empty() || path.starts_with('<') || stemOf(path) == name.text) return;
    sink_.report(Code::NameIsNotFileName, {file, name.span}, {name.text, stemOf(path)},
                 diag::say::FoundByFileName);
  }

  // ── bases and modules ──
  bool loadBase(const Name& base, FileId mentionedIn) {
    Place mention{mentionedIn, base.span};
    std::optional<std::string> path = resolve(base, mentionedIn);
    if (!path) return false;
    std::string canonical = loader_.files->canonical(*path);
    for (size_t i = 0; i < chain_.size(); i++) {
      if (chain_[i].canonical != canonical) continue;
      std::string circle;
      for (size_t j = i; j < chain_.size(); j++) circle += chain_[j].name + " -> ";
      sink_.report(Code::BaseCycle, mention, {chain_[i].name, circle + chain_[i].name});
      return false;
    }
    if (chain_.size() >= maxChain) {
      sink_.report(Code::ChainTooLong, mention, {std::to_string(maxChain)});
      return false;
    }
    return loadPath(*path, mention);
  }

  bool useModules(const std::vector<Name>& names, FileId mentionedIn) {
    for (const Name& name : names)
      if (!useModule(name, {mentionedIn, name.span})) return false;
    return clean();
  }

  bool useModule(const Name& name, Place mention) {
    std::optional<std::string> path = resolve(name, mention.file);
    if (!path) return false;
    std::string canonical = loader_.files->canonical(*path);
    if (!applied_.insert(canonical).second) {
      sink_.report(Code::ModuleTwice, mention, {name.text});
      return true;
    }
    std::optional<FileId> file = readMentioned(*path, mention);
    if (!file) return false;
    std::shared_ptr<const Ast> ast = isHousePath(*path) ? nullptr : parseCached(canonical, *file, true);
    if (!ast && !isHousePath(*path)) return false;
    if (!ast || !ast->header.isModule) {
      sink_.report(Code::NotAModule, mention, {name.text},
                   ast ? diag::say::NameAfterExtends() : diag::say::IsAHouseFile());
      return false;
    }
    checkFileName(*path, ast->header.name, ast->file);
    size_t examples = flat_.examples.size();
    merger_->apply(ast, mention);
    // A module that stumbles over what is not there most likely lacks what it says it needs.
    if (merger_->failed()) merger_->meetsNeeds({ast.get(), mention});
    flat_.examples.resize(examples);
    flat_.chain.push_back(ast->header.name.text);
    uses_.push_back({ast.get(), mention});
    return true;
  }

  Loader& loader_;
  diag::Sink& sink_;
  FlatRuleset& flat_;
  std::optional<Merger> merger_;
  std::string rootFolder_;         // of the outermost file
  std::vector<Entry> chain_;       // from the outermost file to the one being loaded
  std::set<std::string> applied_;  // modules
  std::vector<ModuleUse> uses_;
};

}  // namespace

std::shared_ptr<const FlatRuleset> loadFlat(Loader& loader, const std::string& nameOrPath, diag::Sink& sink,
                                            const std::string* text) {
  auto flat = std::make_shared<FlatRuleset>();
  if (!ChainLoader(loader, sink, *flat).loadRoot(nameOrPath, text)) return nullptr;
  return flat;
}

}  // namespace kaikou::sema
