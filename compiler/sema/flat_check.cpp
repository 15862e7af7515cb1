// Checks of a ruleset after everything is merged: what only the whole can tell.
//
// They come last, so that a base may hold what a ruleset removes, and a module may need what the ruleset
// itself declares. Guarantee: on a ruleset without errors every value name has one meaning, every chosen
// option and cited document exists, every module finds what it needs. Tested by tests/sema/flat_test.cpp.
#include <algorithm>

#include "compiler/sema/flat_merge.h"

namespace kaikou::sema {

using diag::Code;
using syntax::DeclKind;

namespace {

// Kinds whose names stand in expressions.
constexpr DeclKind valueKinds[] = {DeclKind::Set,  DeclKind::Option,  DeclKind::Fact, DeclKind::Let,
                                   DeclKind::Wild, DeclKind::Pattern, DeclKind::Tally, DeclKind::Mark};

constexpr DeclKind namedKinds[] = {DeclKind::Set,     DeclKind::Option, DeclKind::Require, DeclKind::Fact,
                                   DeclKind::Let,     DeclKind::Wild,   DeclKind::Call,    DeclKind::Shape,
                                   DeclKind::Pattern, DeclKind::Need,   DeclKind::Liable,  DeclKind::Sharing,
                                   DeclKind::Duty,    DeclKind::Mark,   DeclKind::Step,    DeclKind::Restrict,
                                   DeclKind::Pay,     DeclKind::TurnUp, DeclKind::After};

std::vector<DeclRef> refsOf(FlatRuleset& flat, DeclKind kind) {
  if (kind != DeclKind::Tally) return *declsOf(flat, kind);
  std::vector<DeclRef> refs;
  for (const FlatLines& tally : flat.tallies) refs.push_back(tally.decl);
  return refs;
}

}  // namespace

void Merger::finish(const std::vector<ModuleUse>& uses) {
  usedAt_.reset();
  checkValueNames();
  checkDefaults();
  checkCites();
  for (const ModuleUse& use : uses) meetsNeeds(use);
}

// Later files and later places come second: they are the ones to complain about.
size_t Merger::orderOf(DeclRef ref) const {
  size_t tree = 0;
  while (tree < flat_.trees.size() && flat_.trees[tree].get() != ref.ast) tree++;
  return (tree << 32) + ref.decl->span.begin;
}

void Merger::checkValueNames() {
  std::unordered_map<std::string, DeclRef> owners;
  for (DeclKind kind : valueKinds) {
    for (DeclRef ref : refsOf(flat_, kind)) {
      auto [owner, fresh] = owners.emplace(ref.decl->name.text, ref);
      if (fresh) continue;
      DeclRef first = owner->second, second = ref;
      if (orderOf(second) < orderOf(first)) std::swap(first, second);
      report(Code::NameClash, placeOf(second),
             {syntax::declKindWord(second.decl->kind), second.decl->name.text,
              syntax::declKindWord(first.decl->kind)},
             diag::say::CouldMeanEither)
          .also.push_back({placeOf(first), diag::say::TheOther});
    }
  }
}

void Merger::checkDefaults() {
  const auto& options = known_[static_cast<size_t>(DeclKind::Option)];
  for (size_t i = 0; i < flat_.defaults.size(); i++) {
    const OptionDefault& value = flat_.defaults[i];
    if (options.contains(value.name)) continue;
    if (alone_) {
      if (!isNeeded(DeclKind::Option, value.name))
        reportNotNeeded(DeclKind::Option, {value.name, defaultNames_[i].span});
      continue;
    }
    report(Code::NoSuchOption, defaultNames_[i], {value.name},
           didYouMean(value.name, namesOf(flat_, DeclKind::Option), sink_));
  }
}

void Merger::checkCites() {
  const auto& documents = known_[static_cast<size_t>(DeclKind::Document)];
  auto check = [&](const syntax::Ast* ast, const std::vector<syntax::Cite>& cites) {
    for (const syntax::Cite& cite : cites) {
      if (cite.document.text.empty() || documents.contains(cite.document.text)) continue;
      report(Code::NoSuchDocument, {ast->file, cite.document.span}, {cite.document.text},
             didYouMean(cite.document.text, namesOf(flat_, DeclKind::Document), sink_));
    }
  };
  auto checkDecl = [&](DeclRef ref) {
    if (!ref) return;
    check(ref.ast, ref.decl->cites);
    if (const auto* settings = std::get_if<syntax::SettingsBody>(&ref.decl->body))
      for (const syntax::Setting& item : settings->items) check(ref.ast, item.cites);
  };
  for (DeclKind kind : namedKinds)
    for (DeclRef ref : *declsOf(flat_, kind)) checkDecl(ref);
  for (DeclRef ref : {flat_.tiles, flat_.deal, flat_.wall, flat_.discarding, flat_.claims, flat_.choose,
                      flat_.result, flat_.leaving, flat_.nextDealer})
    checkDecl(ref);
  auto checkLines = [&](const FlatLines& block) {
    checkDecl(block.decl);
    for (const LineRef& ref : block.lines) check(ref.ast, ref.line->cites);
  };
  for (const FlatLines& tally : flat_.tallies) checkLines(tally);
  checkLines(flat_.payment);
  for (const OptionDefault& value : flat_.defaults)
    if (value.ast) check(value.ast, value.cites);
}

bool Merger::meetsNeeds(const ModuleUse& use) {
  // All that one use misses is one message: they have one place.
  text::Bilingual missing;
  std::vector<diag::Label> places;
  for (const syntax::ModuleNeed& need : use.ast->header.needs) {
    if (known_[static_cast<size_t>(need.kind)].contains(need.name.text)) continue;
    if (!missing.empty()) missing += diag::say::Comma;
    missing += described(need.kind, need.name.text);
    places.push_back({{use.ast->file, need.name.span}, diag::say::NeededHere});
  }
  if (missing.empty()) return true;
  report(Code::NeedNotMet, use.place, {use.ast->header.name.text, missing, flat_.name}).also = std::move(places);
  return false;
}

}  // namespace kaikou::sema
