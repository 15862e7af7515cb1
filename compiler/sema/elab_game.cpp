// The course of the game: calls, discards, claims, duty, leaving, the next dealer. Settings are words of the
// language with numbers, expressions and guards; guards here depend on options alone, except the next dealer's.
#include <fmt/format.h>

#include "compiler/sema/elaborator.h"

namespace kaikou::sema {

using syntax::Word;

namespace {
bool has(const syntax::Setting& item, Word word) {
  return std::find(item.more.begin(), item.more.end(), word) != item.more.end();
}
}  // namespace

// Flags that say nothing, or something that cannot be, of the call they stand at.
void Elaborator::checkCallFlags(const DeclRef& ref) {
  const auto& body = std::get<syntax::CallBody>(ref.decl->body);
  const bool claim = body.source == syntax::CallSource::Discard || body.source == syntax::CallSource::DiscardOfPrevious;
  auto wrong = [&](diag::Code code, syntax::Span at) { error(code, {ref.ast->file, at}, {ref.decl->name.text}); };
  if (body.draws && (body.meld == syntax::CallMeld::Run || body.meld == syntax::CallMeld::Triplet))
    wrong(diag::Code::CallGrowsHand, body.drawsAt);
  if (body.robbable && (claim || body.meld != syntax::CallMeld::Quad)) wrong(diag::Code::CallNotRobbable, body.robbableAt);
  if (body.anyTime && claim) wrong(diag::Code::ClaimAnyTime, body.anyTimeAt);
  bool open = claim || body.meld == syntax::CallMeld::Aside;
  if (body.source == syntax::CallSource::AddedTo)
    if (const auto base = findDecl(flat_.calls, body.addedTo.text)) {
      const auto& triplet = std::get<syntax::CallBody>(flat_.calls[*base].decl->body);
      open = triplet.source == syntax::CallSource::Discard || triplet.source == syntax::CallSource::DiscardOfPrevious;
    }
  if (body.concealed && open) wrong(diag::Code::CallLiesOpen, body.concealedAt);
}

void Elaborator::elabCalls() {
  Env env;
  env.seat = winner_;
  Deadline dealt = atDeal;
  dealt.what = say::TilesOfACall;
  Deadline table = atTable;
  table.what = say::ACall;
  for (const auto& ref : flat_.calls) {
    const auto& body = std::get<syntax::CallBody>(ref.decl->body);
    ir::Call call;
    call.call.origin = originOf(*ref.ast, *ref.decl);
    call.call.meld = static_cast<plan::CallMeld>(body.meld);
    call.call.source = static_cast<plan::CallSource>(body.source);
    call.call.opens = body.opens;
    call.call.draws = body.draws;
    call.call.robbable = body.robbable;
    call.call.concealed = body.concealed;
    call.call.anyTime = body.anyTime;
    call.call.compulsory = body.compulsory;
    checkCallFlags(ref);
    if (body.source == syntax::CallSource::AddedTo) {
      auto base = findDecl(flat_.calls, body.addedTo.text);
      if (!base || std::get<syntax::CallBody>(flat_.calls[*base].decl->body).meld != syntax::CallMeld::Triplet) {
        std::string near = diag::nearest(body.addedTo.text, namesOf(flat_.calls));
        error(base ? diag::Code::BadSetting : diag::Code::UnknownCall, {ref.ast->file, body.addedTo.span},
              {base ? say::QuadAddedTo() : body.addedTo.text}, base ? text::Bilingual() : diag::meant(near));
      } else {
        call.call.addedTo = static_cast<int8_t>(*base);
        // The quad stands where its triplet stood: it is the opening that the triplet was.
        call.call.opens |= std::get<syntax::CallBody>(flat_.calls[*base].decl->body).opens;
      }
    }
    if (body.without != syntax::noExpr) call.without = elabTilesSet({ref.ast, body.without}, env, dealt).node;
    if (body.asideSet != syntax::noExpr) call.asideSet = elabTilesSet({ref.ast, body.asideSet}, env, dealt).node;
    if (body.guard.expr != syntax::noExpr) call.guard = guard(*ref.ast, body.guard, env, table);
    module_->calls.push_back(call);
  }
}

void Elaborator::elabFacts() {
  Env env;
  for (const auto& ref : flat_.facts) {
    const auto& body = std::get<syntax::FactBody>(ref.decl->body);
    ir::Fact fact;
    fact.origin = originOf(*ref.ast, *ref.decl);
    fact.type = static_cast<plan::FactType>(body.type);
    Kind kind = body.type == syntax::FactType::YesNo ? Kind::Bool : body.type == syntax::FactType::Tile ? Kind::Tile : Kind::Num;
    Typed value = elabAs({ref.ast, body.value}, env, kind, atOption);
    fact.defaultValue = value.kind == Kind::Error ? build_.number(0) : value.node;
    module_->facts.push_back(fact);
  }
}

std::optional<bool> Elaborator::fixedGuard(const Ast& ast, const syntax::Guard& guardOf) {
  if (guardOf.expr == syntax::noExpr) return true;
  Env env;
  env.seat = winner_;
  Deadline deadline{ir::DepOption, say::HowGameIsSetUp, say::WhenLoaded};
  Typed typed = elabAs({&ast, guardOf.expr}, env, Kind::Bool, deadline);
  if (typed.kind == Kind::Error) return std::nullopt;
  auto value = fixedValue(typed.node);
  if (!value) return std::nullopt;
  return (value->num != 0) != guardOf.negated;
}

void Elaborator::elabClaims() {
  plan::Game& game = module_->game;
  Env env;
  env.seat = winner_;
  if (flat_.discarding) {
    const Ast& ast = *flat_.discarding.ast;
    const auto& body = std::get<syntax::SettingsBody>(flat_.discarding.decl->body);
    Deadline dealt = atDeal;
    dealt.what = say::WhichAreSpecial;
    module_->discardSet = elabTilesSet({&ast, body.subject}, env, dealt).node;
    for (const auto& item : body.items) {
      bool holds = fixedGuard(ast, item.guard).value_or(false);
      if (item.word == Word::UNCLAIMABLE) game.discardUnclaimable |= holds;
      if (item.word == Word::SET_ASIDE) game.discardAside |= holds;
      if (item.word == Word::DRAWS) game.discardDraws |= holds;
      if (item.word == Word::FORBIDDEN) game.discardForbidden |= holds;
    }
  }
  if (!flat_.claims) return;
  const Ast& ast = *flat_.claims.ast;
  bool winnersSet = false;
  std::unordered_set<std::string> ranked;
  for (const auto& item : std::get<syntax::SettingsBody>(flat_.claims.decl->body).items) {
    if (item.word == Word::ORDER) {
      for (const auto& rank : item.names) {
        std::vector<int8_t> calls;
        for (const auto& name : rank) {
          if (!ranked.insert(name.text).second) {
            error(diag::Code::BadSetting, {ast.file, name.span}, {say::InOrderAlready(name.text)});
          } else if (name.text == "win") {
            calls.push_back(-1);
          } else if (auto call = findDecl(flat_.calls, name.text)) {
            const auto source = std::get<syntax::CallBody>(flat_.calls[*call].decl->body).source;
            if (source != syntax::CallSource::Discard && source != syntax::CallSource::DiscardOfPrevious) {
              error(diag::Code::BadSetting, {ast.file, name.span}, {say::ClaimsNoDiscard(name.text)});
            }
            calls.push_back(static_cast<int8_t>(*call));
          } else {
            std::string near = diag::nearest(name.text, namesOf(flat_.calls));
            error(diag::Code::UnknownCall, {ast.file, name.span}, {name.text},
                  diag::meant(near));
          }
        }
        game.claimRanks.push_back(std::move(calls));
      }
    } else if (item.word == Word::NO_WINNER) {
      Deadline table = atTable;
      table.what = say::WhatComesAfter;
      module_->course.noWinner = item.guard.expr == syntax::noExpr ? courseReg(build_.boolean(true)) : courseGuard(ast, item.guard, env, table);
      module_->course.followed = true;
    } else if (item.word == Word::PASSING_LOCKS) {
      game.passingLocks |= fixedGuard(ast, item.guard).value_or(false);
    } else if (!winnersSet && fixedGuard(ast, item.guard).value_or(false)) {
      winnersSet = true;
      game.everyWinner = item.word == Word::EVERY_WINNER;
      game.firstWinnerAfter = has(item, Word::FIRST_AFTER);
      if (!item.exprs.empty()) {
        Where where{&ast, item.exprs[0]};
        Typed seat = elabSeat(where, env);
        Deadline table = atTable;
        table.what = say::WhoWinsFirst;
        if (seat.kind != Kind::Error && inTime(seat, table, where)) module_->firstWinnerFrom = seat.node;
      }
    }
  }
}

void Elaborator::elabAfterwards() {
  plan::Game& game = module_->game;
  Env env;
  env.seat = winner_;
  if (flat_.leaving) {
    game.leavingDeclared = true;
    Deadline deadline{ir::DepOption, say::WhatLeavingCosts, say::WhenLoaded};
    for (const auto& item : std::get<syntax::SettingsBody>(flat_.leaving.decl->body).items) {
      if (item.word == Word::VOID_HAND) game.leavingVoids = true;
      if (item.word != Word::PAYS) continue;
      auto points = fixedNumber({flat_.leaving.ast, item.exprs[0]}, deadline, 0, 1'000'000'000);
      if (points) game.leavingPays = points->num;
    }
  }
  if (flat_.nextDealer) {
    Deadline table = atTable;
    table.what = say::WhoDealsNext;
    Env over = env;
    over.betweenHands = true;
    for (const auto& item : std::get<syntax::SettingsBody>(flat_.nextDealer.decl->body).items) {
      static constexpr Word words[] = {Word::SAME_SEAT, Word::NEXT_SEAT, Word::PREVIOUS_SEAT, Word::WINNER_SEAT};
      for (uint8_t who = 0; who < 4; ++who) {
        if (item.word != words[who]) continue;
        module_->nextDealer.push_back({who, guard(*flat_.nextDealer.ast, item.guard, over, table)});
      }
    }
  }
  if (flat_.duties.empty()) return;
  const auto& duty = flat_.duties[0];
  game.hasDuty = true;
  game.dutyOrigin = originOf(*duty.ast, *duty.decl);
  Deadline table = atTable;
  table.what = say::WhomADutyBinds;
  Deadline dealt = atDeal;
  dealt.what = say::WhichAreExempt;
  for (const auto& item : std::get<syntax::SettingsBody>(duty.decl->body).items) {
    if (item.word == Word::STARTS_AFTER_OPENING) {
      int64_t opening = item.numbers.empty() ? 0 : item.numbers[0];
      if (opening < 1 || opening > plan::maxMelds) {
        error(diag::Code::NotWhole, {duty.ast->file, item.span}, {std::to_string(1), std::to_string(plan::maxMelds)});
      } else {
        game.dutyOpening = static_cast<uint8_t>(opening);
      }
    } else if (item.word == Word::EXCEPT) {
      Where where{duty.ast, item.exprs[0]};
      Typed seat = elabSeat(where, env);
      if (seat.kind != Kind::Error && inTime(seat, table, where)) module_->dutyExcept.push_back(seat.node);
    } else if (item.word == Word::EXEMPT) {
      module_->dutyExempt = elabTilesSet({duty.ast, item.exprs[0]}, env, dealt).node;
    }
  }
  if (game.dutyOpening == 0) {
    error(diag::Code::BadSetting, {duty.ast->file, duty.decl->name.span}, {say::DutyStarts});
  }
}

}  // namespace kaikou::sema
