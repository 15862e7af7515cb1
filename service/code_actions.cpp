// What an editor offers to do at a place: what a diagnostic says would help, and changes that people ask for. Tested by
// tests/service/actions_test.cpp: every remedy of remedies.def is applied there, and the file is right afterwards.
#include <algorithm>

#include "compiler/syntax/keyword_table.h"
#include "service/check_files.h"
#include "service/describe.h"
#include "service/requests.h"
#include "service/file_words.h"
#include "compiler/syntax/spelled_tokens.h"

namespace kaikou::service {

using Category = SymbolKey::Category;
using diag::Diagnostic;
using syntax::DeclKind;
using syntax::Token;

namespace {

enum class Remedy : uint8_t { Replace, ReplaceQuoted, AddOverride, DropOverride, AddNeed };

/// What fills the holes of a row in a text that was made from it; nothing where it was not.
std::optional<std::vector<std::string>> holesIn(std::string_view row, std::string_view text) {
  std::vector<std::string> found;
  while (!row.empty()) {
    const size_t hole = row.find('{');
    const std::string_view fixed = row.substr(0, hole);
    if (!text.starts_with(fixed)) return std::nullopt;
    text.remove_prefix(fixed.size());
    if (hole == std::string_view::npos) break;
    row.remove_prefix(hole + 3);
    const std::string_view next = row.substr(0, row.find('{'));
    const size_t end = next.empty() ? text.size() : text.find(next);
    if (end == std::string_view::npos) return std::nullopt;
    found.emplace_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  if (!text.empty()) return std::nullopt;
  return found;
}

struct Known {
  const char* en;
  Remedy remedy;
};
constexpr Known remedies[] = {
#define REMEDY(help, remedy) {diag::say::help.en, Remedy::remedy},
#include "service/remedies.def"
#undef REMEDY
};

class Actions {
 public:
  Actions(ServiceState& state, FoundText text, Span span, const Json& only)
      : state_(state), text_(std::move(text)), span_(span), symbols_(state.project, text_.path) {
    if (only.is_array())
      for (const Json& kind : only)
        if (kind.is_string()) only_.push_back(kind.get<std::string>());
  }

  Json run() {
    if (wanted("quickfix")) fixes();
    if (!symbols_.empty() && symbols_.own().rule) {
      if (wanted("refactor")) overrideHere();
      if (wanted("refactor")) exampleHere();
      respell();
    }
    return std::move(actions_);
  }

 private:
  bool wanted(std::string_view kind) const {
    return only_.empty() || std::any_of(only_.begin(), only_.end(), [&](const std::string& asked) {
             return kind == asked || kind.starts_with(asked + ".");
           });
  }

  void add(const text::Bilingual& title, const char* kind, Json edits, const Json& fixed = Json(), bool preferred = false) {
    if (edits.empty()) return;
    const OpenFile* open = state_.project.files().find(text_.path);
    const std::string uri = state_.uriOf(text_.file);
    Json edit = {{"changes", {{uri, edits}}}};
    if (state_.client.documentChanges)
      edit = {{"documentChanges", {{{"textDocument", {{"uri", uri}, {"version", open ? Json(open->version) : Json()}}}, {"edits", edits}}}}};
    Json action = {{"title", state_.said(title)}, {"kind", kind}, {"edit", std::move(edit)}};
    if (!fixed.is_null()) action["diagnostics"] = Json::array({fixed});
    if (preferred) action["isPreferred"] = true;
    actions_.push_back(std::move(action));
  }

  Json edit(Span span, std::string text) const { return textEdit(text_.document->rangeOf(span, state_.client.encoding), std::move(text)); }
  std::string wordOf(std::string_view token) const {
    const bool chinese = fileIsChinese(symbols_, state_.client.language == Language::Chinese);
    for (const syntax::Keyword& word : syntax::keywords())
      if (word.token == token) return std::string(chinese ? word.chinese : word.english);
    return "";
  }

  // ── what diagnostics say ──
  void fixes() {
    const diag::Sink sink = state_.reportsOf(text_.path);
    for (const Diagnostic& given : sink.all()) {
      if (given.place.file != text_.file || given.place.span.end < span_.begin || given.place.span.begin > span_.end) continue;
      diag::Sink one;
      one.add(given);
      const Json told = diagnosticsOf(state_, text_.path, one);
      const Json fixed = told.empty() ? Json() : told[0];
      for (const Known& known : remedies)
        if (auto holes = holesIn(known.en, given.help.en())) apply(known.remedy, given, *holes, fixed);
      if (given.code == diag::Code::NameIsNotFileName)
        add(say::ReplaceWith(sema::stemOf(text_.path)), "quickfix", Json::array({edit(given.place.span, sema::stemOf(text_.path))}), fixed);
      if (given.code == diag::Code::Unused || given.code == diag::Code::OverrideChangesNothing) dropDeclaration(given, fixed);
    }
  }

  void apply(Remedy remedy, const Diagnostic& given, const std::vector<std::string>& holes, const Json& fixed) {
    const std::string first = holes.empty() ? "" : holes[0];
    switch (remedy) {
      case Remedy::Replace: return add(say::ReplaceWith(first), "quickfix", Json::array({edit(given.place.span, first)}), fixed, true);
      case Remedy::ReplaceQuoted: return add(say::ReplaceWith(first), "quickfix", Json::array({edit(given.place.span, '"' + first + '"')}), fixed, true);
      case Remedy::AddOverride: {
        const std::string word = wordOf("OVERRIDE");
        return add(say::Write(word), "quickfix", Json::array({edit({beginOf(given), beginOf(given)}, word + " ")}), fixed, true);
      }
      case Remedy::DropOverride: {
        const uint32_t begin = beginOf(given);
        const Token* token = tokenAt(begin);
        if (!token || token->kind != Token::Keyword || syntax::keywords()[token->keyword].token != "OVERRIDE") return;
        uint32_t end = token->span.end;
        while (end < text_.document->text().size() && text_.document->text()[end] == ' ') ++end;
        return add(say::Drop(std::string(text_.document->text().substr(begin, token->span.end - begin))), "quickfix",
                   Json::array({edit({begin, end}, "")}), fixed, true);
      }
      case Remedy::AddNeed: {
        if (holes.size() < 2 || !symbols_.own().rule || !symbols_.own().rule->ast) return;
        const syntax::Header& header = symbols_.own().rule->ast->header;
        const bool chinese = fileIsChinese(symbols_, state_.client.language == Language::Chinese);
        std::string kind = holes[0];
        for (const syntax::Keyword& word : syntax::keywords())
          if (word.english == kind || word.chinese == kind) kind = std::string(chinese ? word.chinese : word.english);
        const std::string added = (header.needs.empty() ? " " + wordOf("NEEDS") + " " : ", ") + kind + " " + holes[1];
        return add(say::Write(kind + " " + holes[1]), "quickfix", Json::array({edit({header.span.end, header.span.end}, added)}), fixed, true);
      }
    }
  }

  const Token* tokenAt(uint32_t offset) const {
    for (const Token& token : symbols_.own().rule->tokens)
      if (token.span.begin == offset) return &token;
    return nullptr;
  }

  /// Where the declaration or line begins that a diagnostic is about.
  uint32_t beginOf(const Diagnostic& given) const {
    uint32_t begin = given.place.span.begin;
    if (const syntax::Decl* decl = symbols_.declarationAt(given.place.span.begin)) {
      begin = decl->span.begin;
      if (const auto* lines = std::get_if<syntax::LinesBody>(&decl->body))
        for (const syntax::Line& line : lines->lines)
          if (line.span.begin <= given.place.span.begin && given.place.span.begin < line.span.end) begin = line.span.begin;
    }
    return begin;
  }

  void dropDeclaration(const Diagnostic& given, const Json& fixed) {
    const syntax::Decl* decl = symbols_.declarationAt(given.place.span.begin);
    if (!decl) return;
    Span span = decl->span;
    if (const auto* lines = std::get_if<syntax::LinesBody>(&decl->body))
      for (const syntax::Line& line : lines->lines)
        if (line.span.begin <= given.place.span.begin && given.place.span.begin < line.span.end) span = line.span;
    add(say::DropIt(given.place.span == Span{} ? "" : std::string(text_.document->text().substr(given.place.span.begin, given.place.span.end - given.place.span.begin))),
        "quickfix", Json::array({edit(wholeLines(span), "")}), fixed);
  }

  /// With the blanks before it and its line's end, when nothing else stands in its lines; and with the comments that describe it.
  Span wholeLines(Span span) const {
    const std::string& text = text_.document->text();
    uint32_t begin = span.begin, end = span.end;
    while (begin > 0 && (text[begin - 1] == ' ' || text[begin - 1] == '\t')) --begin;
    while (end < text.size() && (text[end] == ' ' || text[end] == '\t')) ++end;
    const bool alone = (begin == 0 || text[begin - 1] == '\n') && (end >= text.size() || text[end] == '\n' || text[end] == '\r');
    if (!alone) return span;
    if (end < text.size() && text[end] == '\r') ++end;
    if (end < text.size() && text[end] == '\n') ++end;
    for (uint32_t line = text_.document->positionOf(begin, Encoding::Utf8).line; line > 0; --line) {
      if (!text_.document->line(line - 1).starts_with("///")) break;
      begin = text_.document->lineStart(line - 1);
    }
    return {begin, end};
  }

  // ── changes ──
  std::string endOfFile(const std::string& added) const {
    const std::string& text = text_.document->text();
    return (text.ends_with('\n') || text.empty() ? "\n" : "\n\n") + added + "\n";
  }
  Json append(const std::string& added) const {
    const auto end = static_cast<uint32_t>(text_.document->text().size());
    return Json::array({edit({end, end}, endOfFile(added))});
  }

  /// A span of a base, in the words of this file's language, without the word that overrides and the title.
  std::string copied(const Symbol& symbol, Span span) const {
    const auto& rule = symbols_.chain().layers[symbol.layer].rule;
    if (!rule) return "";
    const std::string_view text = state_.project.sources().text(rule->file);
    const Language language = fileIsChinese(symbols_, state_.client.language == Language::Chinese) ? Language::Chinese : Language::English;
    std::string made;
    uint32_t last = span.begin;
    for (const Token& token : rule->tokens) {
      if (token.span.begin < span.begin || token.span.end > span.end) continue;
      const std::string_view written = text.substr(token.span.begin, token.span.end - token.span.begin);
      const bool overrides = token.kind == Token::Keyword && syntax::keywords()[token.keyword].token == "OVERRIDE" && token.span.begin == span.begin;
      if (overrides) {
        last = token.span.end;
        while (last < span.end && (text[last] == ' ' || text[last] == '\t')) ++last;
        continue;
      }
      made += text.substr(last, token.span.begin - last);
      made += syntax::wordIn(token, written, language);
      last = token.span.end;
    }
    return made;
  }

  /// Where the line begins that closes this file's own block of that kind and name; nothing where there is none.
  std::optional<uint32_t> endOfBlock(const syntax::Decl& block) const {
    for (const syntax::Decl& decl : symbols_.own().rule->ast->decls) {
      if (decl.kind != block.kind || decl.name.text != block.name.text || decl.span.end == 0) continue;
      const Position last = text_.document->positionOf(decl.span.end - 1, Encoding::Utf8);
      const uint32_t begin = text_.document->lineStart(last.line);
      if (text_.document->line(last.line).find_first_not_of(" \t") + begin + 3 >= decl.span.end) return begin;
    }
    return std::nullopt;
  }

  void overrideHere() {
    const auto occurrence = symbols_.at(span_.begin);
    if (!occurrence || occurrence->declares) return;
    const Symbol* symbol = symbols_.inForce(occurrence->key);
    if (!symbol || symbol->layer == symbols_.chain().own || !symbol->decl) return;
    const SymbolKey& key = occurrence->key;
    if (key.category == Category::Line) {
      const std::string head = key.within.empty() ? wordOf("PAYMENT") : wordOf("TALLY") + " " + key.within;
      const std::string line = "  " + wordOf("OVERRIDE") + " " + copied(*symbol, symbol->whole.span) + "\n";
      const std::optional<uint32_t> end = endOfBlock(*symbol->decl);
      add(say::OverrideHere(key.name), "refactor", end ? Json::array({edit({*end, *end}, line)}) : append(head + " {\n" + line + "}"));
    } else if (key.category == Category::Declaration && key.kind != DeclKind::Document) {
      if (key.kind == DeclKind::Option) {
        const std::string value = valueOf(state_, text_.path, key);
        add(say::ChooseAnother(key.name), "refactor", append(wordOf("DEFAULT") + " " + key.name + " = " + (value.empty() ? wordOf("NONE") : value)));
      }
      add(say::OverrideHere(key.name), "refactor", append(wordOf("OVERRIDE") + " " + copied(*symbol, symbol->whole.span)));
    }
  }

  /// An example of the bases that shows what stands here, to be changed; the names of facts and results are those of this ruleset.
  void exampleHere() {
    const syntax::Decl* decl = symbols_.declarationAt(span_.begin);
    const auto occurrence = symbols_.at(span_.begin);
    std::string name = decl ? decl->name.text : "";
    if (occurrence && occurrence->key.category != Category::RuleFile) name = occurrence->key.name;
    if (name.empty()) return;
    std::optional<Symbol> best;
    for (size_t layer = symbols_.chain().layers.size(); layer-- > 0 && !best;) {
      const auto& rule = symbols_.chain().layers[layer].rule;
      if (!rule || !rule->ast) continue;
      const std::string_view text = state_.project.sources().text(rule->file);
      for (const syntax::Decl& example : rule->ast->decls) {
        if (example.kind != DeclKind::Example) continue;
        if (text.substr(example.span.begin, example.span.end - example.span.begin).find(name) == std::string_view::npos) continue;
        best = Symbol{{}, layer, rule->ast.get(), &example, nullptr, {rule->file, example.span}, {rule->file, example.span}};
        break;
      }
    }
    if (!best) return;
    std::string text = copied(*best, best->whole.span);
    // A title of its own: two examples of one title cannot be told apart.
    const std::string& title = state_.client.language == Language::Chinese ? best->decl->title.zh : best->decl->title.en;
    add(say::WriteAnExample(name, title), "refactor", append(text));
  }

  void respell() {
    if (wanted("source.keywords.zh"))
      add(say::WordsInChinese(), "source.keywords.zh", formatEdits(state_, text_, syntax::FormatOptions::Chinese, 0, UINT32_MAX - 1));
    if (wanted("source.keywords.en"))
      add(say::WordsInEnglish(), "source.keywords.en", formatEdits(state_, text_, syntax::FormatOptions::English, 0, UINT32_MAX - 1));
  }

  ServiceState& state_;
  FoundText text_;
  Span span_;
  RuleSymbols symbols_;
  std::vector<std::string> only_;
  Json actions_ = Json::array();
};

}  // namespace

Answer codeAction(ServiceState& state, const Json& params) {
  std::optional<FoundText> text = state.find(params);
  const std::optional<Range> range = rangeAt(params, "range");
  if (!range) return badParams();
  if (!text || !state.client.codeLiterals) return Json::array();
  const Span span = text->document->spanOf(*range, state.client.encoding);
  return Actions(state, std::move(*text), span, at(at(params, "context"), "only")).run();
}

}  // namespace kaikou::service
