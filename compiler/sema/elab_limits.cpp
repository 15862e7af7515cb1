// How much of everything a ruleset may have: the limits of a plan (plan_verify.h), told where the author went over them, so that
// no plan is refused for a size. Tested by tests/sema/limits_test.cpp.
#include "compiler/sema/elaborator.h"
#include "runtime/plan/plan_verify.h"

namespace kaikou::sema {

using syntax::Word;

namespace limits = plan::limits;

void Elaborator::tooMany(size_t most, const text::Bilingual& what, source::Place place) {
  error(diag::Code::TooMany, place, {std::to_string(most), what});
}

void Elaborator::checkCounts() {
  const struct { const std::vector<DeclRef>& decls; size_t most; text::Bilingual what; } kinds[] = {
      {flat_.options, limits::options, say::ManyOptions},
      {flat_.facts, limits::facts, say::ManyFacts},
      {flat_.calls, limits::calls, say::ManyCalls},
      {flat_.shapes, limits::shapes, say::ManyShapes},
      {flat_.patterns, limits::patterns, say::ManyPatterns},
      {flat_.needs, limits::needs, say::ManyNeeds},
      {flat_.liables, limits::liabilities, say::ManyLiabilities},
      {flat_.sharings, limits::sharings, say::ManySharings},
      {flat_.duties, 1, say::ManyDuties},
  };
  for (const auto& kind : kinds) {
    if (kind.decls.size() <= kind.most) continue;
    const DeclRef& first = kind.decls[kind.most];
    tooMany(kind.most, kind.what, {first.ast->file, first.decl->name.span});
  }
  if (flat_.choose) {
    const auto& keys = std::get<syntax::ChooseBody>(flat_.choose.decl->body).keys;
    if (keys.size() > limits::keys) tooMany(limits::keys, say::ManyKeys, Where{flat_.choose.ast, keys[limits::keys]}.place());
  }
  if (flat_.result) {
    const auto& items = std::get<syntax::ResultBody>(flat_.result.decl->body).items;
    if (items.size() > limits::results) {
      tooMany(limits::results, say::ManyResults, {flat_.result.ast->file, items[limits::results].key.span});
    }
  }
  auto settings = [&](const DeclRef& block, std::optional<Word> word, size_t most, const text::Bilingual& what) {
    if (!block) return;
    size_t seen = 0;
    for (const auto& item : std::get<syntax::SettingsBody>(block.decl->body).items) {
      if (word && item.word != word) continue;
      seen += item.word == Word::ORDER ? item.names.size() : 1;
      if (seen <= most) continue;
      tooMany(most, what, {block.ast->file, item.span});
      return;
    }
  };
  settings(flat_.claims, Word::ORDER, limits::gameList, say::ManyRanks);
  settings(flat_.nextDealer, std::nullopt, limits::gameList, say::ManyNextDealers);
  for (const DeclRef& duty : flat_.duties) settings(duty, Word::EXCEPT, limits::gameList, say::ManyExceptions);
  checkCourseCounts();
}

// What is counted over all declarations of a kind, and what one of them may hold.
void Elaborator::checkCourseCounts() {
  auto events = [&](const Ast& ast, const std::vector<syntax::EventRef>& list) {
    if (list.size() > limits::gameList) tooMany(limits::gameList, say::ManyEvents, {ast.file, list[limits::gameList].span});
  };
  auto words = [&](const DeclRef& mark, const std::vector<syntax::Name>& list) {
    if (list.size() > limits::markWords) tooMany(limits::markWords, say::ManyWords, {mark.ast->file, list[limits::markWords].span});
  };
  for (const DeclRef& mark : flat_.marks) {
    const auto& body = std::get<syntax::MarkBody>(mark.decl->body);
    words(mark, body.enumerators);
    if (body.lines.size() > limits::gameList)
      tooMany(limits::gameList, say::ManyMarkLines, {mark.ast->file, body.lines[limits::gameList].span});
    for (const auto& line : body.lines) events(*mark.ast, line.events);
  }
  for (const DeclRef& pay : flat_.pays) events(*pay.ast, std::get<syntax::PayBody>(pay.decl->body).events);
  for (const DeclRef& turned : flat_.turnUps) {
    const auto& lines = std::get<syntax::TurnUpBody>(turned.decl->body).lines;
    if (lines.size() > limits::gameList) tooMany(limits::gameList, say::ManyTurnLines, {turned.ast->file, lines[limits::gameList].span});
    for (const auto& line : lines) events(*turned.ast, line.events);
  }
  for (const DeclRef& step : flat_.steps) {
    size_t sets = 0;
    for (const auto& effect : std::get<syntax::StepBody>(step.decl->body).effects) {
      if (effect.kind == syntax::StepEffect::Sets && ++sets == limits::stepSets + 1)
        tooMany(limits::stepSets, say::ManySets, {step.ast->file, effect.span});
    }
  }
  // Items of a kind, over all that declare some.
  size_t restrictions = 0, after = 0, dealers = flat_.nextDealer ? std::get<syntax::SettingsBody>(flat_.nextDealer.decl->body).items.size() : 0;
  auto one = [&](size_t& seen, const text::Bilingual& what, source::Place place) {
    if (++seen == limits::gameList + 1) tooMany(limits::gameList, what, place);
  };
  for (const DeclRef& ref : flat_.restricts) {
    for (const auto& item : std::get<syntax::RestrictBody>(ref.decl->body).items)
      one(restrictions, say::ManyRestrictions, {ref.ast->file, item.span});
  }
  for (const DeclRef& ref : flat_.afters) {
    for (const auto& item : std::get<syntax::AfterBody>(ref.decl->body).items) {
      if (item.what >= syntax::AfterItem::SameDealer)
        one(dealers, say::ManyNextDealers, {ref.ast->file, item.span});
      else
        one(after, say::ManyAfters, {ref.ast->file, item.span});
    }
  }
}

void Elaborator::checkLists(const std::vector<Num>& items, source::Place place) {
  if (items.size() > limits::listEntries) tooMany(limits::listEntries, say::ManyEntries, place);
  if (module_->lists.size() == limits::lists) tooMany(limits::lists, say::ManyLists, place);
}

// What explanations show of a declaration.
void Elaborator::checkText(const std::string& text, const text::Bilingual& what, source::Place place) {
  if (text.size() > limits::text) error(diag::Code::TextTooLong, place, {what, std::to_string(limits::text)});
}

}  // namespace kaikou::sema
