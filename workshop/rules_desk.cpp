// What rulesets there are, what each says, its text, its mistakes, its rule book.
// Tested by tests/workshop/core_test.cpp.
#include <algorithm>
#include <fstream>
#include <sstream>

#include "compiler/diag/render.h"
#include "compiler/driver/rules_json.h"
#include "compiler/sema/flat.h"
#include "compiler/syntax/format.h"
#include "compiler/syntax/keyword_table.h"
#include "tell/rule_book.h"
#include "tell/rule_text.h"
#include "workshop/desks.h"
#include "workshop/workshop_words.h"

namespace kaikou::workshop {

namespace {

class RulesDesk final : public Desk {
 public:
  explicit RulesDesk(RulesShelf& shelf) : shelf_(shelf) {}

  std::optional<Json> answer(const Request& request) override {
    const std::string& what = request.what();
    if (what == "rulesets") return rulesets();
    if (what == "describe") return describe(request);
    if (what == "source") return source(request);
    if (what == "check") return Json{{"diagnostics", shelf_.diagnosticsOf(request.stringOr("name", "rules.kou"), request.string("text"), request.language())}};
    if (what == "format") return format(request);
    if (what == "book") return book(request);
    if (what == "keywords") return keywords();
    if (what == "lines") return lines(request);
    return std::nullopt;
  }

 private:
  Json rulesets() {
    Json all = Json::array();
    for (const auto& one : shelf_.list())
      all.push_back({{"name", one.name}, {"zh", one.titleZh}, {"en", one.titleEn}, {"module", one.isModule}, {"house", !one.path.ends_with(".kou")}});
    return all;
  }

  Json describe(const Request& request) {
    Checked& checked = shelf_.checked(request);
    std::string text;
    text::Bilingual error;
    if (!driver::appendRules(text, *checked.workspace, checked.ruleset, optionsOf(request, "options"), error)) refuse(error, request.language());
    Json rules = Json::parse(text);
    hideFolders(rules);
    Json warnings = Json::parse(checked.diagnostics);
    hideFolders(warnings);
    return Json{{"rules", std::move(rules)}, {"warnings", std::move(warnings)}};
  }

  // Places tell the page which file a rule is from, not where that file lies on the machine.
  static void hideFolders(Json& json) {
    if (json.is_object()) {
      for (auto& [key, value] : json.items()) {
        if (key == "file" && value.is_string()) value = baseName(value.get<std::string>());
        else hideFolders(value);
      }
    } else if (json.is_array()) {
      for (Json& one : json) hideFolders(one);
    }
  }
  static std::string baseName(const std::string& path) { return path.substr(path.find_last_of('/') + 1); }

  Json source(const Request& request) {
    const std::string& name = request.string("name");
    const auto all = shelf_.list();
    const auto at = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
    if (at == all.end()) refuse(words::NoSuchRuleset(name), request.language());
    std::ifstream file(at->path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return Json{{"name", name}, {"file", baseName(at->path)}, {"text", text.str()}};
  }

  Json format(const Request& request) {
    auto workspace = shelf_.freshWorkspace();
    diag::Sink sink;
    syntax::FormatOptions options;
    const std::string keywords = request.stringOr("keywords", "keep");
    if (keywords == "zh") options.keywords = syntax::FormatOptions::Chinese;
    else if (keywords == "en") options.keywords = syntax::FormatOptions::English;
    else if (keywords != "keep") refuseRequest("`keywords` is `keep`, `zh` or `en`");
    auto formatted = syntax::format(workspace->sources(), workspace->sources().add("rules.kou", request.string("text")), sink, options);
    if (formatted) return Json{{"text", std::move(*formatted)}};
    sink.sort();
    throw Refusal{Json{{"message", words::RulesHaveErrors().in(request.language())},
                       {"diagnostics", Json::parse(diag::renderJson(sink, workspace->sources(), request.language()))}}};
  }

  Json book(const Request& request) {
    Checked& checked = shelf_.checked(request);
    return Json{{"text", tell::ruleBook(checked.workspace->sources(), *checked.ruleset->flat, request.language(), false)}};
  }

  static Json keywords() {
    Json all = Json::array();
    for (const syntax::Keyword& one : syntax::keywords()) all.push_back({{"en", one.english}, {"zh", one.chinese}, {"also", one.also}});
    return all;
  }

  // The lines of tallies and of the payment as they are written, to be overridden one by one: `before` opens the block that a line stands in.
  Json lines(const Request& request) {
    Checked& checked = shelf_.checked(request);
    tell::RuleText text(checked.workspace->sources(), request.language());
    const bool zh = request.language() == Language::Chinese;
    Json all = Json::array();
    auto add = [&](const sema::FlatLines& block, const std::string& head) {
      for (const sema::LineRef& ref : block.lines) {
        if (ref.line->name.text.empty()) continue;
        const std::string written = text.of(ref.ast->file, ref.line->span);
        const std::string word = zh ? "改写 " : "override ";
        all.push_back({{"block", head}, {"name", ref.line->name.text}, {"zh", ref.line->title.zh}, {"en", ref.line->title.en}, {"text", written},
                       {"override", head + " {\n  " + (written.starts_with(word) ? written : word + written) + "\n}\n"}});
      }
    };
    const sema::FlatRuleset& flat = *checked.ruleset->flat;
    for (const sema::FlatLines& tally : flat.tallies) add(tally, (zh ? "计番 " : "tally ") + tally.decl.decl->name.text);
    if (flat.payment.decl) add(flat.payment, zh ? "付点" : "payment");
    return all;
  }

  RulesShelf& shelf_;
};

}  // namespace

std::unique_ptr<Desk> rulesDesk(RulesShelf& shelf) { return std::make_unique<RulesDesk>(shelf); }

}  // namespace kaikou::workshop
