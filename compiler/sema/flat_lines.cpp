// Merging tallies and the payment: a block of a name that is there is opened again and its lines are merged
// by name, the way declarations are; with `override` the block is replaced as a whole. Guarantee: a line is
// replaced or taken away only by saying so; lines keep their places unless they name another. Tested by
// tests/sema/flat_test.cpp.
#include <algorithm>

#include "compiler/sema/flat_merge.h"

namespace kaikou::sema {

using diag::Code;
namespace say = diag::say;
using syntax::Decl;
using syntax::DeclKind;
using syntax::Line;
using syntax::LinesBody;
using syntax::Position;

namespace {

std::vector<LineRef>::iterator findLine(std::vector<LineRef>& lines, const std::string& name) {
  return std::find_if(lines.begin(), lines.end(),
                      [&](const LineRef& ref) { return ref.line->name.text == name; });
}

std::vector<std::string> lineNames(const FlatLines& block) {
  std::vector<std::string> names;
  for (const LineRef& ref : block.lines) names.push_back(ref.line->name.text);
  return names;
}

text::Bilingual scopeText(syntax::Scope scope) {
  switch (scope) {
    case syntax::Scope::EachSeat: return say::OfEachSeat;
    case syntax::Scope::EachLoser: return say::OfEachLoser;
    default: return say::OfWinnerAlone;
  }
}

text::Bilingual lineOf(const Line& line, const Decl& decl) {
  return say::LineOf(line.name.text, described(decl.kind, decl.name.text));
}

}  // namespace

void Merger::applyLines(const Decl& decl) {
  const LinesBody* body = std::get_if<LinesBody>(&decl.body);
  if (!body) return;
  const std::string& name = decl.name.text;
  bool isPayment = decl.kind == DeclKind::Payment;
  auto& known = known_[static_cast<size_t>(decl.kind)];
  FlatLines* block = nullptr;
  if (isPayment) {
    if (flat_.payment.decl) block = &flat_.payment;
  } else if (known.contains(name)) {
    auto found = std::find_if(flat_.tallies.begin(), flat_.tallies.end(),
                              [&](const FlatLines& tally) { return tally.decl.decl->name.text == name; });
    if (found != flat_.tallies.end()) block = &*found;
  }

  if (decl.overrides && block) {
    warnUnchanged(decl, block->decl);
    known[name] = {ast_, &decl};
    return replaceLines(*block, decl);
  }
  bool needed = alone_ && (isPayment || isNeeded(decl.kind, name));
  if (decl.overrides && !needed) {
    if (alone_) return reportNotNeeded(decl.kind, decl.name);
    text::Bilingual help = didYouMean(name, namesOf(flat_, decl.kind), sink_);
    report(Code::NothingToOverride, placeOf(decl), {described(decl.kind, name)},
           help.empty() ? say::DeclareItInstead() : help);
    return;
  }
  if (block) {
    if (body->hasScope && body->scope != block->scope)
      report(
          Code::ScopeDiffers, placeOf(decl),
          {name, scopeText(block->scope), block->decl.ast->header.name.text},
          say::LeaveOutScope(name))
          .also.push_back({placeOf(block->decl), say::DeclaredHere});
    return reopenLines(*block, decl, false);
  }

  // Declared for the first time; in a module alone, perhaps opened again.
  if (!isPayment) flat_.tallies.emplace_back();
  FlatLines& fresh = isPayment ? flat_.payment : flat_.tallies.back();
  fresh.decl = {ast_, &decl};
  fresh.scope = body->scope;
  known[name] = fresh.decl;
  if (body->lines.empty()) report(Code::NoLines, placeOf(decl), {described(decl.kind, name)});
  reopenLines(fresh, decl, needed && !decl.overrides);
}

void Merger::replaceLines(FlatLines& block, const Decl& decl) {
  const LinesBody& body = std::get<LinesBody>(decl.body);
  block = FlatLines{{ast_, &decl}, body.scope, {}};
  if (body.lines.empty()) report(Code::NoLines, placeOf(decl), {described(decl.kind, decl.name.text)});
  reopenLines(block, decl, false);
}

// `open`: the block stands elsewhere too, in a ruleset that is not known here; lines of it may be named
// freely.
void Merger::reopenLines(FlatLines& block, const Decl& decl, bool open) {
  const LinesBody& body = std::get<LinesBody>(decl.body);
  for (const Line& line : body.lines) {
    if (!line.removes) continue;
    auto found = findLine(block.lines, line.name.text);
    if (found != block.lines.end())
      block.lines.erase(found);
    else if (!open)
      report(Code::NothingToRemove, here(line.name.span), {lineOf(line, decl)},
             didYouMean(line.name.text, lineNames(block), sink_));
  }
  for (bool positioned : {false, true})
    for (const Line& line : body.lines)
      if (!line.removes && (line.position.where != Position::End) == positioned)
        addLine(block, decl, line, open);
}

void Merger::addLine(FlatLines& block, const Decl& decl, const Line& line, bool open) {
  LineRef now{ast_, &line};
  auto old = findLine(block.lines, line.name.text);
  bool exists = old != block.lines.end();
  if (exists && old->ast == ast_) {
    report(Code::DeclaredTwice, here(line.name.span), {lineOf(line, decl)})
        .also.push_back({here(old->line->name.span), say::FirstHere});
    return;
  }
  if (line.overrides && exists) {
    if (textOf(ast_, line.span) == textOf(old->ast, old->line->span))
      report(Code::OverrideChangesNothing, here(line.name.span), {lineOf(line, decl)});
    if (line.position.where == Position::End) {
      *old = now;  // in the place of what it overrides
      return;
    }
    block.lines.erase(old);
  } else if (line.overrides && !open) {
    text::Bilingual help = didYouMean(line.name.text, lineNames(block), sink_);
    report(Code::NothingToOverride, here(line.name.span), {lineOf(line, decl)},
           help.empty() ? say::AddItInstead() : help);
    return;
  } else if (exists) {
    report(Code::AlreadyDeclared, here(line.name.span), {lineOf(line, decl), old->ast->header.name.text},
           say::SayOverride(line.name.text))
        .also.push_back({{old->ast->file, old->line->name.span}, say::DeclaredHere});
    return;
  }

  const Position& position = line.position;
  if (position.where == Position::End) return block.lines.push_back(now);
  auto anchor = findLine(block.lines, position.anchor.text);
  if (anchor == block.lines.end()) {
    block.lines.push_back(now);
    if (!open)
      report(Code::NoAnchor, here(position.anchor.span),
             {say::LineNamed(position.anchor.text), position.where == Position::Before ? say::Before() : say::After()},
             didYouMean(position.anchor.text, lineNames(block), sink_));
    return;
  }
  block.lines.insert(position.where == Position::Before ? anchor : anchor + 1, now);
}

}  // namespace kaikou::sema
