// The rule book walks the flat ruleset: what is inherited and what is overridden is settled there, so the book shows
// the rules that are played, once each. Tested by tests/cli/scoring_test.cpp.
#include "tell/rule_book.h"

#include <algorithm>

#include <fmt/format.h>

#include "tell/rule_text.h"

namespace kaikou::tell {

namespace {

using sema::DeclRef;

class Book {
 public:
  Book(source::SourceManager& sources, const sema::FlatRuleset& ruleset, Language language, bool colour)
      : rules_(ruleset), text_(sources, language), language_(language), colour_(colour) {}

  std::string write() {
    out_ += ink(fmt::format("# {} ({})", titleText(rules_.title, rules_.name), rules_.name), Ink::Bold, colour_) + "\n";
    paragraph(rules_.doc);
    if (rules_.chain.size() > 1) {
      out_ += fmt::format("{}: ", say(Phrase::BookBuiltOn, language_));
      for (size_t i = 0; i + 1 < rules_.chain.size(); ++i) out_ += (i ? " → " : "") + rules_.chain[i];
      out_ += '\n';
    }
    documents();
    settings(Phrase::BookTiles, {rules_.tiles});
    declarations(Phrase::BookSets, rules_.sets);
    options();
    declarations(Phrase::BookRequires, rules_.requires_);
    settings(Phrase::BookDeal, {rules_.deal, rules_.wall});
    declarations(Phrase::BookWilds, rules_.wilds);
    declarations(Phrase::BookTerms, rules_.lets);
    declarations(Phrase::BookFacts, rules_.facts);
    declarations(Phrase::BookCalls, rules_.calls);
    settings(Phrase::BookDiscards, {rules_.discarding});
    settings(Phrase::BookClaims, {rules_.claims});
    declarations(Phrase::BookShapes, rules_.shapes);
    declarations(Phrase::BookPatterns, rules_.patterns);
    declarations(Phrase::BookNeeds, rules_.needs);
    if (!rules_.tallies.empty() || rules_.payment.decl) {
      section(Phrase::BookPoints);
      for (const sema::FlatLines& tally : rules_.tallies) lines(tally, headOf(tally.decl));
    }
    if (rules_.payment.decl) lines(rules_.payment, say(Phrase::BookPayment, language_));
    declarations(Phrase::BookLiable, rules_.liables);
    declarations(Phrase::BookLiable, rules_.sharings, rules_.liables.empty());
    for (const DeclRef& duty : rules_.duties) settings(Phrase::BookDuties, {duty});
    settings(Phrase::BookChoose, {rules_.choose, rules_.result});
    course(Phrase::BookMarks, rules_.marks);
    course(Phrase::BookSteps, rules_.steps);
    course(Phrase::BookRestricts, rules_.restricts);
    course(Phrase::BookTurnUps, rules_.turnUps);
    course(Phrase::BookPays, rules_.pays);
    course(Phrase::BookAfters, rules_.afters);
    settings(Phrase::BookLeaving, {rules_.leaving});
    settings(Phrase::BookNext, {rules_.nextDealer});
    return std::move(out_);
  }

 private:
  std::string titleText(const syntax::Title& title, const std::string& name) const {
    const std::string& text = language_ == Language::English ? title.en : title.zh;
    return text.empty() ? name : text;
  }
  std::string headOf(const DeclRef& ref) const {
    const std::string& name = ref.decl->name.text;
    const std::string title = titleText(ref.decl->title, name);
    return title == name ? name : fmt::format("{} ({})", title, name);
  }

  const char* colon() const { return language_ == Language::English ? ": " : "："; }

  void section(Phrase phrase) {
    out_ += "\n" + ink(fmt::format("## {}", say(phrase, language_)), Ink::Bold, colour_) + "\n\n";
  }
  void paragraph(const std::string& doc) {
    if (!doc.empty()) out_ += "\n" + doc + (doc.back() == '\n' ? "" : "\n");
  }

  std::string cites(const std::vector<syntax::Cite>& cites) const {
    std::string text;
    for (const syntax::Cite& cite : cites) {
      std::string title = cite.document.text;
      for (const DeclRef& document : rules_.documents) {
        if (document.decl->name.text == cite.document.text) title = titleText(document.decl->title, title);
      }
      text += language_ == Language::English ? fmt::format(" [{}, \"{}\"]", title, cite.section)
                                             : fmt::format("〔《{}》{}〕", title, cite.section);
    }
    return text.empty() ? text : ' ' + ink(text.substr(text[0] == ' '), Ink::Dim, colour_);
  }

  void entry(const std::string& head, const std::string& body, const std::vector<syntax::Cite>& cited,
             const char* indent = "") {
    out_ += fmt::format("{}- {}", indent, head);
    if (!body.empty())
      out_ += fmt::format("{}{}", head.empty() ? "" : colon(), body);
    out_ += cites(cited) + '\n';
  }

  void documents() {
    if (rules_.documents.empty()) return;
    section(Phrase::BookDocuments);
    for (const DeclRef& document : rules_.documents) {
      out_ += fmt::format("- {}: {}\n", document.decl->name.text,
                          titleText(document.decl->title, document.decl->name.text));
    }
  }

  void declarations(Phrase title, const std::vector<DeclRef>& all, bool withTitle = true) {
    if (all.empty()) return;
    if (withTitle) section(title);
    for (const DeclRef& ref : all) {
      std::string body = text_.body(ref.ast->file, ref.decl->span);
      if (const auto* pattern = std::get_if<syntax::PatternBody>(&ref.decl->body)) {
        if (pattern->worth != syntax::noExpr)
          body = fmt::format("{} {}{}{}", say(Phrase::BookWorth, language_), text_.of(ref.ast->file, ref.ast->exprs[pattern->worth].span), colon(), body);
        std::string shapes;
        for (const syntax::Name& shape : pattern->shapes) shapes += (shapes.empty() ? "" : " ") + shape.text;
        if (!shapes.empty()) body = fmt::format("[{}] {}", shapes, body);
      }
      entry(headOf(ref), body, ref.decl->cites);
    }
  }

  // Of the course of a hand: what is said before the block, then its lines, one under the other.
  void course(Phrase title, const std::vector<DeclRef>& all) {
    if (all.empty()) return;
    section(title);
    for (const DeclRef& ref : all) {
      const source::FileId file = ref.ast->file;
      const auto* after = std::get_if<syntax::AfterBody>(&ref.decl->body);
      entry(after ? "" : headOf(ref), text_.head(file, ref.decl->span, !after), ref.decl->cites);
      const auto under = [&](const auto& items) {
        for (const auto& item : items) entry("", text_.of(file, item.span), {}, "  ");
      };
      if (after) under(after->items);
      else if (const auto* mark = std::get_if<syntax::MarkBody>(&ref.decl->body)) under(mark->lines);
      else if (const auto* turned = std::get_if<syntax::TurnUpBody>(&ref.decl->body)) under(turned->lines);
      else if (const auto* pay = std::get_if<syntax::PayBody>(&ref.decl->body))
        for (const syntax::Line& line : pay->lines) payLine(file, line, "  ");
    }
  }

  void payLine(source::FileId file, const syntax::Line& line, const char* indent) {
    const std::string title = titleText(line.title, line.name.text);
    entry(title == line.name.text ? title : fmt::format("{} ({})", title, line.name.text), text_.body(file, line.span), line.cites, indent);
  }

  void options() {
    if (rules_.options.empty()) return;
    section(Phrase::BookOptions);
    for (const DeclRef& ref : rules_.options) {
      std::string body = text_.body(ref.ast->file, ref.decl->span);
      const std::vector<syntax::Cite>* cited = &ref.decl->cites;
      // The last default for a name counts: it stands in place of the declared value.
      for (const sema::OptionDefault& chosen : rules_.defaults) {
        if (chosen.name != ref.decl->name.text) continue;
        const std::string value =
            chosen.ast ? text_.of(chosen.ast->file, chosen.ast->exprs[chosen.value].span) : chosen.houseText;
        body = body.substr(0, body.rfind('=')) + "= " + value;
        if (!chosen.cites.empty()) cited = &chosen.cites;
      }
      entry(headOf(ref), body, *cited);
    }
  }

  void lines(const sema::FlatLines& block, const std::string& head) {
    if (!out_.ends_with("\n\n")) out_ += '\n';
    out_ += fmt::format("{}\n\n", head);
    for (const sema::LineRef& ref : block.lines) payLine(ref.ast->file, *ref.line, "");
  }

  // Blocks of settings: an item a line, as written.
  void settings(Phrase title, std::initializer_list<DeclRef> blocks) {
    if (std::none_of(blocks.begin(), blocks.end(), [](const DeclRef& ref) { return static_cast<bool>(ref); })) return;
    section(title);
    for (const DeclRef& ref : blocks) {
      if (!ref) continue;
      const source::FileId file = ref.ast->file;
      if (const auto* body = std::get_if<syntax::SettingsBody>(&ref.decl->body)) {
        for (const syntax::Setting& item : body->items) {
          std::string text = text_.of(file, item.span);
          if (body->subject != syntax::noExpr) text = text_.of(file, ref.ast->exprs[body->subject].span) + ": " + text;
          entry("", text, item.cites);
        }
      } else if (const auto* tiles = std::get_if<syntax::TilesBody>(&ref.decl->body)) {
        for (const syntax::TilesItem& item : tiles->items) entry("", text_.of(file, item.span), {});
      } else {
        entry("", text_.of(file, ref.decl->span), ref.decl->cites);
      }
    }
  }

  const sema::FlatRuleset& rules_;
  RuleText text_;
  Language language_;
  bool colour_;
  std::string out_;
};

}  // namespace

std::string ruleBook(source::SourceManager& sources, const sema::FlatRuleset& ruleset, Language language, bool colour) {
  return Book(sources, ruleset, language, colour).write();
}

}  // namespace kaikou::tell
