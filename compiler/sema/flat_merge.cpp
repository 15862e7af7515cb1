// Merging declarations: a file on top of what is there, by name and kind.
//
// Only names are compared here, never meanings, so that a rule inherited from a base later sees the sets and
// values of the ruleset that extends it. Removals of a file come first and positions last; otherwise the
// order within a file does not matter, as everywhere in the language. Guarantee: nothing is replaced or lost
// without `override` or `remove`; every clash names both places. Tested by tests/sema/flat_test.cpp.
#include "compiler/sema/flat_merge.h"

#include <algorithm>

namespace kaikou::sema {

using diag::Code;
namespace say = diag::say;
using source::Place;
using source::Span;
using syntax::Decl;
using syntax::DeclKind;

namespace {

bool isWordByte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}

std::vector<DeclRef>::iterator findDecl(std::vector<DeclRef>& list, const std::string& name) {
  return std::find_if(list.begin(), list.end(),
                      [&](const DeclRef& ref) { return ref.decl->name.text == name; });
}

}  // namespace

std::vector<DeclRef>* declsOf(FlatRuleset& flat, DeclKind kind) {
  switch (kind) {
    case DeclKind::Document: return &flat.documents;
    case DeclKind::Set: return &flat.sets;
    case DeclKind::Option: return &flat.options;
    case DeclKind::Require: return &flat.requires_;
    case DeclKind::Fact: return &flat.facts;
    case DeclKind::Let: return &flat.lets;
    case DeclKind::Wild: return &flat.wilds;
    case DeclKind::Call: return &flat.calls;
    case DeclKind::Shape: return &flat.shapes;
    case DeclKind::Pattern: return &flat.patterns;
    case DeclKind::Need: return &flat.needs;
    case DeclKind::Liable: return &flat.liables;
    case DeclKind::Sharing: return &flat.sharings;
    case DeclKind::Duty: return &flat.duties;
    case DeclKind::Mark: return &flat.marks;
    case DeclKind::Step: return &flat.steps;
    case DeclKind::Restrict: return &flat.restricts;
    case DeclKind::Pay: return &flat.pays;
    case DeclKind::TurnUp: return &flat.turnUps;
    case DeclKind::After: return &flat.afters;
    case DeclKind::Example: return &flat.examples;
    default: return nullptr;
  }
}

DeclRef* singleOf(FlatRuleset& flat, DeclKind kind) {
  switch (kind) {
    case DeclKind::Tiles: return &flat.tiles;
    case DeclKind::Deal: return &flat.deal;
    case DeclKind::Wall: return &flat.wall;
    case DeclKind::Discarding: return &flat.discarding;
    case DeclKind::Claims: return &flat.claims;
    case DeclKind::Choose: return &flat.choose;
    case DeclKind::Result: return &flat.result;
    case DeclKind::Leaving: return &flat.leaving;
    case DeclKind::NextDealer: return &flat.nextDealer;
    default: return nullptr;
  }
}

std::vector<std::string> namesOf(const FlatRuleset& flat, DeclKind kind) {
  std::vector<std::string> names;
  if (kind == DeclKind::Tally) {
    for (const FlatLines& tally : flat.tallies) names.push_back(tally.decl.decl->name.text);
  } else if (const std::vector<DeclRef>* list = declsOf(const_cast<FlatRuleset&>(flat), kind)) {
    for (const DeclRef& ref : *list) names.push_back(ref.decl->name.text);
  }
  return names;
}

text::Bilingual described(DeclKind kind, const std::string& name) {
  text::Bilingual word = syntax::declKindWord(kind);
  return name.empty() ? say::Quoted(word) : say::KindNamed(word, name);
}

text::Bilingual didYouMean(const std::string& name, const std::vector<std::string>& candidates,
                       const diag::Sink& sink) {
  // Help for a person, who reads the first errors; not a cost that grows with a hostile file.
  if (sink.errorCount() > 50 || candidates.size() > 5000 || name.size() > 200) return {};
  return diag::meant(diag::nearest(name, candidates));
}

std::string bareText(std::string_view text) {
  std::string bare;
  bool blank = false;
  for (size_t i = 0; i < text.size(); i++) {
    char c = text[i];
    if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
      blank = true;
    } else if (text.substr(i, 2) == "//") {
      i = std::min(text.find('\n', i), text.size());
      blank = true;
    } else if (c == '"') {
      size_t end = i + 1;
      while (end < text.size() && text[end] != '"') end += text[end] == '\\' ? 2 : 1;
      end = std::min(end + 1, text.size());
      bare += text.substr(i, end - i);
      i = end - 1;
      blank = false;
    } else {
      if (blank && !bare.empty() && isWordByte(bare.back()) && isWordByte(c)) bare += ' ';
      bare += c;
      blank = false;
    }
  }
  for (std::string_view word : {"override ", "改写 "})
    if (bare.starts_with(word)) return bare.substr(word.size());
  return bare;
}

Place Merger::placeOf(DeclRef ref) const {
  const Decl& decl = *ref.decl;
  return {ref.ast->file, decl.name.text.empty() ? decl.span : decl.name.span};
}

diag::Diagnostic& Merger::report(Code code, Place place, std::vector<text::Bilingual> args, text::Bilingual help) {
  diag::Diagnostic& diagnostic = sink_.report(code, place, std::move(args), std::move(help));
  if (diag::severityOf(code) == diag::Severity::Error) failed_ = true;
  if (usedAt_) diagnostic.also.push_back({*usedAt_, say::ModuleUsedHere});
  return diagnostic;
}

std::string Merger::textOf(const syntax::Ast* ast, Span span) const {
  std::string_view text = sources_.text(ast->file);
  if (span.begin > span.end || span.end > text.size()) return "";
  return bareText(text.substr(span.begin, span.end - span.begin));
}

bool Merger::isNeeded(DeclKind kind, const std::string& name) const {
  const std::vector<syntax::ModuleNeed>& needs = ast_->header.needs;
  return alone_ && std::any_of(needs.begin(), needs.end(), [&](const syntax::ModuleNeed& need) {
           return need.kind == kind && need.name.text == name;
         });
}

void Merger::reportNotNeeded(DeclKind kind, const syntax::Name& name) {
  report(
      Code::NotAmongNeeds, here(name.span), {described(kind, name.text), ast_->header.name.text},
      say::AddToNeeds(syntax::declKindWord(kind), name.text));
}

void Merger::warnUnchanged(const Decl& now, DeclRef before) {
  if (textOf(ast_, now.span) == textOf(before.ast, before.decl->span))
    report(Code::OverrideChangesNothing, placeOf(now), {described(now.kind, now.name.text)});
}

void Merger::apply(const std::shared_ptr<const syntax::Ast>& ast, std::optional<Place> usedAt) {
  flat_.trees.push_back(ast);
  ast_ = ast.get();
  usedAt_ = usedAt;
  inThisFile_.clear();
  defaultsHere_.clear();

  std::vector<const Decl*> positioned;
  for (const Decl& decl : ast->decls)
    if (decl.kind == DeclKind::Remove) applyRemove(decl);
  for (const Decl& decl : ast->decls) {
    if (decl.kind == DeclKind::Remove) continue;
    if (decl.position.where != syntax::Position::End)
      positioned.push_back(&decl);
    else
      applyDecl(decl);
  }
  for (const Decl* decl : positioned) applyDecl(*decl);
  usedAt_.reset();
}

void Merger::applyRemove(const Decl& decl) {
  const syntax::RemoveBody* body = std::get_if<syntax::RemoveBody>(&decl.body);
  if (!body) return;
  const std::string& name = decl.name.text;
  auto& known = known_[static_cast<size_t>(body->kind)];
  if (known.erase(name) == 0) {
    if (isNeeded(body->kind, name)) return;
    if (alone_)
      reportNotNeeded(body->kind, decl.name);
    else
      report(Code::NothingToRemove, here(decl.name.span), {described(body->kind, name)},
             didYouMean(name, namesOf(flat_, body->kind), sink_));
    return;
  }
  if (body->kind == DeclKind::Tally) {
    std::erase_if(flat_.tallies, [&](const FlatLines& tally) { return tally.decl.decl->name.text == name; });
  } else if (std::vector<DeclRef>* list = declsOf(flat_, body->kind)) {
    auto found = findDecl(*list, name);
    if (found != list->end()) list->erase(found);
    if (body->kind == DeclKind::Option) forgetDefaults(name);
  }
}

// A value chosen for an option that is gone, or declared anew with a default of its own, is chosen no longer.
void Merger::forgetDefaults(const std::string& option) {
  for (size_t i = flat_.defaults.size(); i-- > 0;) {
    const OptionDefault& value = flat_.defaults[i];
    if (value.name != option || value.ast == ast_) continue;
    flat_.defaults.erase(flat_.defaults.begin() + static_cast<ptrdiff_t>(i));
    defaultNames_.erase(defaultNames_.begin() + static_cast<ptrdiff_t>(i));
  }
}

// One declaration of a kind and name a file: false when this one comes second.
bool Merger::claimName(const Decl& decl) {
  auto [first, fresh] = inThisFile_.emplace(Key{decl.kind, decl.name.text}, &decl);
  if (!fresh)
    report(Code::DeclaredTwice, placeOf(decl), {described(decl.kind, decl.name.text)})
        .also.push_back({placeOf(*first->second), say::FirstHere});
  return fresh;
}

void Merger::applyDecl(const Decl& decl) {
  switch (decl.kind) {
    case DeclKind::Remove: return;
    case DeclKind::Default: return applyDefaultDecl(decl);
    case DeclKind::Example: return flat_.examples.push_back({ast_, &decl});
    default: break;
  }
  if (!claimName(decl)) return;
  if (decl.kind == DeclKind::Document) return applyDocument(decl);
  if (decl.kind == DeclKind::Tally || decl.kind == DeclKind::Payment) return applyLines(decl);
  if (singleOf(flat_, decl.kind)) return applySingle(decl);
  applyNamed(decl);
}

void Merger::applyDefaultDecl(const Decl& decl) {
  const syntax::DefaultBody* body = std::get_if<syntax::DefaultBody>(&decl.body);
  if (!body) return;
  Place place = placeOf(decl);
  auto [first, fresh] = defaultsHere_.emplace(decl.name.text, place);
  if (!fresh)
    report(Code::DefaultTwice, place, {decl.name.text})
        .also.push_back({first->second, say::FirstNotCounting});
  OptionDefault value;
  value.name = decl.name.text;
  value.ast = ast_;
  value.value = body->value;
  value.place = body->value < ast_->exprs.size() ? here(ast_->exprs[body->value].span) : place;
  value.cites = decl.cites;
  applyDefault(std::move(value), place);
}

void Merger::applyDefault(OptionDefault value, Place namePlace) {
  flat_.defaults.push_back(std::move(value));
  defaultNames_.push_back(namePlace);
}

// A document may be named in every file that cites it, as long as all give it the same title.
void Merger::applyDocument(const Decl& decl) {
  auto [known, fresh] =
      known_[static_cast<size_t>(DeclKind::Document)].emplace(decl.name.text, DeclRef{ast_, &decl});
  if (fresh) return flat_.documents.push_back({ast_, &decl});
  const Decl& before = *known->second.decl;
  if (before.title.zh != decl.title.zh || before.title.en != decl.title.en)
    report(Code::AlreadyDeclared, placeOf(decl),
           {described(decl.kind, decl.name.text), known->second.ast->header.name.text},
           say::SameTitle)
        .also.push_back({placeOf(known->second), say::DeclaredHere});
}

void Merger::applySingle(const Decl& decl) {
  DeclRef& single = *singleOf(flat_, decl.kind);
  if (decl.overrides) {
    if (single)
      warnUnchanged(decl, single);
    else if (!alone_)
      report(Code::NothingToOverride, placeOf(decl), {described(decl.kind, "")}, say::LeaveOutOverride);
  } else if (single) {
    report(Code::AlreadyDeclared, placeOf(decl), {described(decl.kind, ""), single.ast->header.name.text},
           say::SayOverride(syntax::declKindWord(decl.kind)))
        .also.push_back({placeOf(single), say::DeclaredHere});
    return;
  }
  single = {ast_, &decl};
}

void Merger::applyNamed(const Decl& decl) {
  std::vector<DeclRef>* list = declsOf(flat_, decl.kind);
  if (!list) return;
  const std::string& name = decl.name.text;
  auto& known = known_[static_cast<size_t>(decl.kind)];
  auto before = known.find(name);
  DeclRef now{ast_, &decl};

  if (!decl.overrides) {
    if (before != known.end()) {
      report(Code::AlreadyDeclared, placeOf(decl),
             {described(decl.kind, name), before->second.ast->header.name.text},
             say::SayOverrideNamed(syntax::declKindWord(decl.kind), name))
          .also.push_back({placeOf(before->second), say::DeclaredHere});
      return;
    }
    if (isNeeded(decl.kind, name)) {
      report(
          Code::AlreadyDeclared, placeOf(decl),
          {described(decl.kind, name), say::NeedsOf(ast_->header.name.text)},
          say::SayOverrideNamed(syntax::declKindWord(decl.kind), name));
      return;
    }
  } else if (before == known.end()) {
    if (alone_ && !isNeeded(decl.kind, name)) return reportNotNeeded(decl.kind, decl.name);
    if (!alone_) {
      text::Bilingual help = didYouMean(name, namesOf(flat_, decl.kind), sink_);
      report(Code::NothingToOverride, placeOf(decl), {described(decl.kind, name)},
             help.empty() ? say::DeclareItInstead() : help);
      return;
    }
  } else {
    warnUnchanged(decl, before->second);
    if (decl.kind == DeclKind::Option) forgetDefaults(name);
    auto old = findDecl(*list, name);
    flat_.overridden[&decl] = before->second;
    before->second = now;
    if (decl.position.where == syntax::Position::End) {
      *old = now;  // in the place of what it overrides
      return;
    }
    list->erase(old);
    return insertAtPosition(*list, decl);
  }
  known.emplace(name, now);
  insertAtPosition(*list, decl);
}

void Merger::insertAtPosition(std::vector<DeclRef>& list, const Decl& decl) {
  DeclRef now{ast_, &decl};
  const syntax::Position& position = decl.position;
  if (position.where == syntax::Position::End) return list.push_back(now);
  auto anchor = findDecl(list, position.anchor.text);
  if (anchor == list.end()) {
    list.push_back(now);
    if (isNeeded(decl.kind, position.anchor.text)) return;
    if (alone_) return reportNotNeeded(decl.kind, position.anchor);
    report(Code::NoAnchor, here(position.anchor.span),
           {described(decl.kind, position.anchor.text),
            position.where == syntax::Position::Before ? say::Before() : say::After()},
           didYouMean(position.anchor.text, namesOf(flat_, decl.kind), sink_));
    return;
  }
  list.insert(position.where == syntax::Position::Before ? anchor : anchor + 1, now);
}

}  // namespace kaikou::sema
