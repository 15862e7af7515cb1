// What stands between the lines: what a name comes to, and what something inherited is called. Tested by
// tests/service/hints_test.cpp.
#include "service/describe.h"
#include "service/requests.h"

namespace kaikou::service {

using Category = SymbolKey::Category;
using syntax::DeclKind;

namespace {

/// Whether a value is written as plainly as it could be shown.
bool plain(std::string_view written, const std::string& value) {
  while (!written.empty() && (written.back() == ' ' || written.back() == '\n' || written.back() == '\r')) written.remove_suffix(1);
  return written == value || written.find_first_of(" \n") == std::string_view::npos;
}

}  // namespace

Answer inlayHint(ServiceState& state, const Json& params) {
  const std::optional<FoundText> text = state.find(params);
  const std::optional<Range> range = rangeAt(params, "range");
  if (!range) return badParams();
  Json hints = Json::array();
  if (!text) return hints;
  const Span span = text->document->spanOf(*range, state.client.encoding);
  const RuleSymbols symbols(state.project, text->path);
  if (symbols.empty() || !symbols.own().rule || !symbols.own().rule->ast) return hints;
  const syntax::Ast& ast = *symbols.own().rule->ast;
  auto hint = [&](uint32_t offset, const std::string& label, bool before) {
    if (offset < span.begin || offset > span.end) return;
    Json made = {{"position", toJson(text->document->positionOf(offset, state.client.encoding))}, {"label", label}};
    made[before ? "paddingLeft" : "paddingRight"] = true;
    hints.push_back(std::move(made));
  };
  auto exprText = [&](syntax::ExprId id) {
    if (id >= ast.exprs.size()) return std::string_view();
    const Span at = ast.exprs[id].span;
    return std::string_view(text->document->text()).substr(at.begin, at.end - at.begin);
  };
  auto inheritedTitle = [&](const SymbolKey& key, uint32_t offset) {
    for (const Symbol* symbol : symbols.declared(key)) {
      if (symbol->layer == symbols.chain().own || !symbol->decl) continue;
      const std::string& title = state.client.language == Language::Chinese
                                     ? (symbol->line ? symbol->line->title.zh : symbol->decl->title.zh)
                                     : (symbol->line ? symbol->line->title.en : symbol->decl->title.en);
      if (!title.empty() && title != key.name) return hint(offset, title, true);
    }
  };
  for (const syntax::Decl& decl : ast.decls) {
    if (decl.span.end < span.begin || decl.span.begin > span.end) continue;
    syntax::ExprId value = syntax::noExpr;
    if (const auto* body = std::get_if<syntax::ValueBody>(&decl.body)) value = body->value;
    if (const auto* body = std::get_if<syntax::OptionBody>(&decl.body)) value = body->value;
    const SymbolKey key{Category::Declaration, decl.kind, "", decl.name.text};
    if (value < ast.exprs.size()) {
      const std::string known = valueOf(state, text->path, key);
      if (!known.empty() && !plain(exprText(value), known)) hint(ast.exprs[value].span.end, "= " + known, true);
    }
    if (decl.title.zh.empty() && !decl.name.text.empty()) {
      if (decl.overrides) inheritedTitle(key, decl.name.span.end);
      if (decl.kind == DeclKind::Default) inheritedTitle({Category::Declaration, DeclKind::Option, "", decl.name.text}, decl.name.span.end);
    }
    if (const auto* lines = std::get_if<syntax::LinesBody>(&decl.body))
      for (const syntax::Line& line : lines->lines)
        if (line.overrides && line.title.zh.empty()) inheritedTitle({Category::Line, {}, decl.name.text, line.name.text}, line.name.span.end);
  }
  return hints;
}

}  // namespace kaikou::service
