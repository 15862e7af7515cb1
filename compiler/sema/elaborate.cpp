// The order of elaboration, and the checks that need the whole: the wild tiles under every indicator.
#include <fmt/format.h>

#include "compiler/sema/elaborator.h"
#include "compiler/syntax/keyword_table.h"

namespace kaikou::sema {

Elaborator::Elaborator(const Ruleset& ruleset, const OptionValues& values, diag::Sink& sink, bool warn)
    : ruleset_(ruleset),
      flat_(*ruleset.flat),
      values_(values),
      sink_(sink),
      warn_(warn),
      module_(std::make_unique<ir::Module>()),
      build_(*module_) {}

std::unique_ptr<ir::Module> Elaborator::run() {
  if (!work()) return nullptr;
  return std::move(module_);
}

KnownValues Elaborator::runKnown() { return work() ? known() : KnownValues(); }

bool Elaborator::work() {
  size_t before = sink_.errorCount();
  plan::Origin self;
  self.name = flat_.name;
  self.zh = flat_.title.zh.empty() ? flat_.name : flat_.title.zh;
  self.en = flat_.title.en.empty() ? flat_.name : flat_.title.en;
  self.file = std::string(ruleset_.sources->name(flat_.headerPlace.file));
  self.file = self.file.substr(self.file.rfind('/') + 1);
  auto place = ruleset_.sources->lineColumn(flat_.headerPlace.file, flat_.headerPlace.span.begin);
  self.line = place.line;
  self.column = place.column;
  for (const std::string* title : {&self.zh, &self.en}) checkText(*title, say::ThisTitle, flat_.headerPlace);
  module_->origins.push_back(self);
  module_->places.push_back(flat_.headerPlace);

  checkCounts();
  elabTiles();
  if (sink_.errorCount() > before) return false;
  winner_ = build_.op(Op::InWinner, ir::Type::Seat);
  declareNames();
  checkReservedNames();
  elabOptions();
  if (sink_.errorCount() > before) return false;   // everything else would stumble over the same options
  checkRequirements();
  placeShapes();
  elabDeal();
  elabFacts();
  declareMarks();
  elabWilds();
  elabSets();
  elabCalls();
  elabShapes();
  elabPatterns();
  elabNeeds();
  elabSteps();
  elabTurnUps();
  checkTurnedInNeeds();
  elabPayment();
  elabPays();
  elabLiability();
  elabChoose();
  elabResults();
  elabClaims();
  elabAfterwards();
  elabMarkLines();
  elabRestrictions();
  elabAfters();
  elabLets();
  if (warn_) warnUnused();
  return sink_.errorCount() == before;
}

// Every set, let and tally is worked out once even if nothing names it, so that a mistake in it is found.
void Elaborator::elabSets() {
  Env env;
  env.seat = winner_;
  for (const auto& ref : flat_.sets) workOut(ref, env);
}

void Elaborator::elabLets() {
  for (const auto& ref : flat_.lets) {
    Env env;
    env.seat = winner_;
    env.loser = true;
    workOut(ref, env);
  }
  for (uint32_t i = 0; i < flat_.tallies.size(); ++i) {
    if (usedNames_.contains(flat_.tallies[i].decl.decl->name.text)) continue;
    Env env;
    env.seat = winner_;
    env.loser = flat_.tallies[i].scope == syntax::Scope::EachLoser;
    elabLines(flat_.tallies[i], env, 0, plan::LineRole::Winner, false);
  }
}

// As if an expression named it; that alone does not make it used, but what it names in turn is.
void Elaborator::workOut(const DeclRef& ref, const Env& env) {
  Ast probe;
  Expr name;
  name.kind = ExprKind::Name;
  name.text = ref.decl->name.text;
  name.span = ref.decl->name.span;
  probe.file = ref.ast->file;
  probe.exprs.push_back(name);
  probes_.push_back(std::make_unique<Ast>(std::move(probe)));
  bool used = usedNames_.contains(name.text);
  elabName({probes_.back().get(), 0}, env);
  if (!used) usedNames_.erase(name.text);
}

void Elaborator::elabWilds() {
  Env env;
  env.seat = winner_;
  for (const auto& ref : flat_.wilds) {
    workOut(ref, env);
    auto typed = memo_.find(fmt::format("{}:{}:{}", static_cast<int>(ValueSymbol::Wild), &ref - flat_.wilds.data(), winner_));
    if (typed == memo_.end() || typed->second.kind != Kind::Tiles) continue;
    NodeId node = typed->second.node;
    module_->wilds = module_->wilds == noNode ? node : build_.op(Op::SetUnion, ir::Type::Tiles, module_->wilds, node);
  }
}

// A tile's own name, or a word of the language, cannot name a value: expressions could not reach it.
void Elaborator::checkReservedNames() {
  for (const auto& [name, symbol] : symbols_) {
    bool word = syntax::isWord(name);
    bool tile = word;
    for (const auto& kind : module_->kinds) tile |= kind.name == name;
    if (!tile && !suitByName(name)) continue;
    const auto& lists = {&flat_.facts, &flat_.marks, &flat_.sets, &flat_.lets, &flat_.wilds, &flat_.patterns, &flat_.options};
    for (const auto* list : lists) {
      auto found = findDecl(*list, name);
      if (!found) continue;
      const DeclRef& ref = (*list)[*found];
      error(word ? diag::Code::NameIsWord : diag::Code::NameIsTile, {ref.ast->file, ref.decl->name.span}, {name});
    }
    if (symbol.what != ValueSymbol::Tally) continue;
    const DeclRef& tally = flat_.tallies[symbol.index].decl;
    error(word ? diag::Code::NameIsWord : diag::Code::NameIsTile, {tally.ast->file, tally.decl->name.span}, {name});
  }
}

std::unique_ptr<ir::Module> elaborate(const Ruleset& ruleset, const OptionValues& values, diag::Sink& sink, bool warn) {
  return Elaborator(ruleset, values, sink, warn).run();
}

}  // namespace kaikou::sema
