// What can be written at a place: the words that the grammar allows there, and the names that fit. Works in the middle of a
// declaration that is not finished, and in a file with errors elsewhere. Tested by tests/service/completion_test.cpp.
//
// Words are offered in the language that the file is written in, unless something of the other stands there already. A name
// comes with its title, the time at which it is known, its rule and its citation; the last are looked up when an item is
// selected (completionItem/resolve).
#include <algorithm>
#include <set>

#include "compiler/syntax/expected_words.h"
#include "compiler/syntax/keyword_table.h"
#include "service/describe.h"
#include "service/requests.h"
#include "service/file_words.h"

namespace kaikou::service {

using Category = SymbolKey::Category;
using syntax::DeclKind;
using syntax::NameRole;
using syntax::NameUse;

namespace {

class Completion {
 public:
  Completion(ServiceState& state, const Asked& asked)
      : state_(state), asked_(asked), symbols_(state.project, asked.text.path),
        expected_(syntax::expectedWords(asked.text.document->text(), asked.offset)) {}

  Json run() {
    if (expected_.inComment) return Json::array();
    if (!expected_.inText) {
      subjectValues();
      for (const NameUse& use : expected_.names) names(use);
      words();
    }
    return {{"isIncomplete", false}, {"items", std::move(items_)}};
  }

 private:
  const TextDocument& text() const { return *asked_.text.document; }

  Json* add(const std::string& label, int kind, uint32_t begin, char order, std::string inserted = {}) {
    if (!seen_.insert(label).second) return nullptr;
    const Range range = text().rangeOf({begin, asked_.offset}, state_.client.encoding);
    Json item = {{"label", label}, {"kind", kind}, {"sortText", std::string(1, order) + label},
                 {"textEdit", textEdit(range, inserted.empty() ? label : std::move(inserted))}};
    items_.push_back(std::move(item));
    return &items_.back();
  }

  void addSymbol(const SymbolKey& key, char order) {
    if (key.name.empty() && key.category != Category::RuleFile) return;
    const Symbol* symbol = symbols_.inForce(key);
    if (!symbol) return;
    Json* item = add(key.name, itemKind(key), expected_.wordBegin, order);
    if (!item) return;
    std::string detail = state_.said(kindOf(key));
    if (const std::string title = titleOf(state_, symbols_, *symbol); title != key.name) detail += " · " + title;
    (*item)["detail"] = detail;
    (*item)["data"] = {{"path", asked_.text.path}, {"category", static_cast<int>(key.category)}, {"kind", static_cast<int>(key.kind)},
                       {"within", key.within}, {"name", key.name}};
  }

  static int itemKind(const SymbolKey& key) {
    enum { Method = 2, Field = 5, Variable = 6, Class = 7, Interface = 8, Module = 9, Property = 10, Value = 12, File = 17, EnumMember = 20,
           Constant = 21, Struct = 22 };
    switch (key.category) {
      case Category::Line: return Field;
      case Category::Enumerator: return EnumMember;
      case Category::ResultKey: return Property;
      case Category::Tile: return Constant;
      case Category::RuleFile: return Module;
      case Category::Declaration: break;
    }
    switch (key.kind) {
      case DeclKind::Option: return Property;
      case DeclKind::Pattern: return Class;
      case DeclKind::Shape: return Struct;
      case DeclKind::Call: return Method;
      case DeclKind::Need: return Interface;
      case DeclKind::Document: return File;
      case DeclKind::Set: case DeclKind::Wild: return Value;
      default: return Variable;
    }
  }

  template <typename Fits>
  void addAll(Fits fits, char order) {
    for (const Symbol& symbol : symbols_.all())
      if (fits(symbol)) addSymbol(symbol.key, order);
  }

  void names(const NameUse& use) {
    const size_t own = symbols_.empty() ? 0 : symbols_.chain().own;
    switch (use.role) {
      case NameRole::RuleFile: return files();
      case NameRole::Declaration:
        // A new name is the author's; but a tally goes on where it is named again.
        if (use.declares && use.kind != DeclKind::Tally) return;
        return addAll([&](const Symbol& symbol) { return symbol.key.category == Category::Declaration && symbol.key.kind == use.kind; }, '1');
      case NameRole::Anchor:
        return addAll([&](const Symbol& symbol) { return symbol.key.category == Category::Declaration && symbol.key.kind == use.kind; }, '1');
      case NameRole::Line: {
        if (use.declares) return;
        const std::string within = blockBefore();
        return addAll([&](const Symbol& symbol) { return symbol.key.category == Category::Line && symbol.key.within == within; }, '1');
      }
      case NameRole::Value:
        addAll([](const Symbol& symbol) {
          if (symbol.key.category != Category::Declaration) return false;
          switch (symbol.key.kind) {
            case DeclKind::Document: case DeclKind::Require: case DeclKind::Need: case DeclKind::Liable: case DeclKind::Sharing:
            case DeclKind::Duty: case DeclKind::Shape: case DeclKind::Step: case DeclKind::Restrict: case DeclKind::Pay: return false;
            default: return true;
          }
        }, '2');
        return addAll([](const Symbol& symbol) { return symbol.key.category == Category::Tile; }, '4');
      case NameRole::Tile:
        if (use.declares) return;
        return addAll([](const Symbol& symbol) { return symbol.key.category == Category::Tile; }, '1');
      case NameRole::ResultKey:
        return addAll([&](const Symbol& symbol) { return symbol.key.category == Category::ResultKey && (!use.declares || symbol.layer != own); }, '1');
      case NameRole::Expected:
        return addAll([](const Symbol& symbol) { return symbol.key.category == Category::Declaration && symbol.key.kind == DeclKind::Pattern; }, '1');
      case NameRole::Ruleset: {
        const std::string stem = sema::stemOf(asked_.text.path);
        if (Json* item = add(stem, 9, expected_.wordBegin, '1')) (*item)["detail"] = state_.said(say::OwnFileName());
        return;
      }
      case NameRole::Enumerator:
      case NameRole::None: return;
    }
  }

  /// The name of the tally whose block the place is in; empty for the payment. By words: the block may be one that cannot be read.
  std::string blockBefore() const {
    std::string within;
    if (symbols_.empty() || !symbols_.own().rule) return within;
    const std::vector<syntax::Token>& tokens = symbols_.own().rule->tokens;
    for (size_t i = 0; i + 1 < tokens.size() && tokens[i].span.begin < asked_.offset; ++i) {
      if (tokens[i].kind != syntax::Token::Keyword) continue;
      const std::string_view word = syntax::keywords()[tokens[i].keyword].token;
      const syntax::Token& next = tokens[i + 1];
      if ((word == "TALLY" || word == "PAY") && next.kind == syntax::Token::Name) within = text().text().substr(next.span.begin, next.span.end - next.span.begin);
      if (word == "PAYMENT" && next.kind == syntax::Token::Mark && next.mark == '{') within.clear();
    }
    return within;
  }

  /// `封顶 is |`: the values of that option come first, and are all there is.
  void subjectValues() {
    if (expected_.subject.empty() || symbols_.empty()) return;
    for (const std::string& name : symbols_.enumeratorsOf(expected_.subject)) addSymbol({Category::Enumerator, {}, expected_.subject, name}, '0');
  }

  void files() {
    const auto& loader = state_.project.workspace().loader();
    const bool modules = wordBefore() == "USES";
    for (const std::string& name : sema::knownRuleNames(loader, asked_.text.path)) {
      const sema::FoundRule found = sema::findRule(loader, name, asked_.text.path);
      const std::string path = found.path.empty() ? "" : state_.project.files().canonical(found.path);
      if (path.empty() || path == asked_.text.path || path.find("/tests/") != std::string::npos) continue;
      const auto rule = state_.project.parsed(path);
      if (!rule || !rule->ast || rule->ast->header.isModule != modules) continue;
      if (Json* item = add(name, 9, expected_.wordBegin, '1')) (*item)["detail"] = titleOf(state_, rule->ast->header.title, name);
    }
  }

  /// The token of the last word of the language before the place.
  std::string_view wordBefore() const {
    std::string_view found;
    if (symbols_.empty() || !symbols_.own().rule) return found;
    for (const syntax::Token& token : symbols_.own().rule->tokens)
      if (token.span.end <= expected_.wordBegin && token.kind == syntax::Token::Keyword) found = syntax::keywords()[token.keyword].token;
    return found;
  }

  void words() {
    const std::string_view written = std::string_view(text().text()).substr(expected_.wordBegin, asked_.offset - expected_.wordBegin);
    const bool ascii = std::all_of(written.begin(), written.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    bool chinese = fileIsChinese(symbols_, state_.client.language == Language::Chinese);
    if (!written.empty()) chinese = !ascii;
    for (const auto& phrase : expected_.keywords) {
      const syntax::Keyword& word = syntax::keywords()[phrase.keyword];
      const std::string_view there = std::string_view(text().text()).substr(phrase.begin, asked_.offset - phrase.begin);
      const bool inChinese = there.empty() ? chinese : static_cast<unsigned char>(there[0]) >= 0x80;
      const std::string label(inChinese ? word.chinese : word.english);
      if (Json* item = add(label, 14, phrase.begin, '3')) {
        (*item)["detail"] = std::string(inChinese ? word.english : word.chinese);
        (*item)["filterText"] = label;
      }
    }
  }

  ServiceState& state_;
  const Asked& asked_;
  RuleSymbols symbols_;
  syntax::ExpectedWords expected_;
  Json items_ = Json::array();
  std::set<std::string> seen_;
};

}  // namespace

Answer completion(ServiceState& state, const Json& params) {
  const std::optional<Asked> asked = askedPlace(state, params);
  if (!asked) return Json();
  if (sema::isHousePath(asked->text.path)) return completeHouseFile(state, asked->text, asked->offset);
  return Completion(state, *asked).run();
}

Answer resolveCompletion(ServiceState& state, const Json& params) {
  Json item = params;
  const Json& data = at(params, "data");
  const std::string path = textAt(data, "path");
  if (path.empty() || !at(data, "category").is_number_integer() || !at(data, "kind").is_number_integer()) return item;
  const int category = at(data, "category").get<int>(), kind = at(data, "kind").get<int>();
  if (category < 0 || category > Category::RuleFile || kind < 0 || kind > 255) return item;
  const RuleSymbols symbols(state.project, path);
  const SymbolKey key{static_cast<Category>(category), static_cast<DeclKind>(kind), textAt(data, "within"), textAt(data, "name")};
  const std::string text = symbols.empty() ? "" : described(state, symbols, key);
  if (!text.empty()) item["documentation"] = {{"kind", "markdown"}, {"value", text}};
  return item;
}

}  // namespace kaikou::service
