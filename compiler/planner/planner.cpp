// Lays the graph out as three straight-line programs. A node goes to the earliest phase at which its operands are known
// (its dependency bits say which), so nothing that hangs on the deal or the table is computed per reading; what differs
// from loser to loser gets a lane register. Order within a phase is the graph's own, operands first.
#include "compiler/planner/planner.h"

#include <algorithm>
#include <map>

#include "compiler/planner/need_order.h"
#include "runtime/plan/plan_verify.h"

namespace kaikou::planner {

namespace {

using ir::NodeId;
using ir::noNode;
using ir::Op;

class Planner {
 public:
  explicit Planner(const ir::Module& module) : module_(module), registers_(module.nodes.size(), plan::noReg) {}

  plan::Plan run() {
    plan_.ruleset = module_.ruleset;
    plan_.options = module_.options;
    plan_.origins = module_.origins;
    plan_.kinds = module_.kinds;
    plan_.blocks = module_.blocks;
    plan_.shapes = module_.shapes;
    plan_.features = module_.features;
    plan_.relations = module_.relations;
    plan_.links = module_.links;
    plan_.lists = module_.lists;
    chooseLines();
    findLive();
    if (!assignRegisters()) return std::move(plan_);
    emit(plan::Phase::Deal);
    emit(plan::Phase::Table);
    emit(plan::Phase::Reading);
    roots();
    plan_.asking = needOrder(plan_);
    return std::move(plan_);
  }

 private:
  plan::Phase phaseOf(const ir::Node& node) const {
    if (node.deps & ir::DepReading) return plan::Phase::Reading;
    return node.deps & ir::DepTable ? plan::Phase::Table : plan::Phase::Deal;
  }
  bool isConst(NodeId id, int64_t value) const {
    return module_.at(id).op == Op::Const && module_.at(id).value == Num(value);
  }

  // Lines of tallies that nothing asks for (under these options) are not explained and must not be computed.
  void chooseLines() {
    live_.assign(module_.nodes.size(), false);
    forEachRootButLines(module_, [&](NodeId id) { live_[id] = true; });
    spread(live_);
    for (const auto& line : module_.lines) {
      if (isConst(line.applies, 0)) continue;
      if (live_[line.after] || module_.at(line.after).op == Op::Const) lines_.push_back(line);
    }
  }
  void spread(std::vector<bool>& live) const {
    for (size_t id = live.size(); id-- > 0;) {
      if (!live[id]) continue;
      for (NodeId operand : {module_.nodes[id].a, module_.nodes[id].b, module_.nodes[id].c}) {
        if (operand != noNode) live[operand] = true;
      }
    }
  }
  void findLive() {
    for (const auto& line : lines_) live_[line.value] = live_[line.applies] = live_[line.after] = true;
    spread(live_);
  }

  // False if there are more registers than an operand can name; then only their numbers are told.
  bool assignRegisters() {
    std::map<std::pair<int64_t, int64_t>, plan::Reg> constants;
    for (NodeId id = 0; id < module_.nodes.size(); ++id) {
      const ir::Node& node = module_.nodes[id];
      if (!live_[id] || node.op != Op::Const || node.type == ir::Type::List) continue;
      auto [place, fresh] = constants.emplace(std::pair{node.value.num, node.value.den},
                                              static_cast<plan::Reg>(plan_.constants.size()));
      if (fresh) plan_.constants.push_back(node.value);
      registers_[id] = place->second;
    }
    auto next = static_cast<uint32_t>(plan_.constants.size());
    for (bool lanes : {false, true}) {
      uint32_t first = next;
      for (auto phase : {plan::Phase::Deal, plan::Phase::Table, plan::Phase::Reading}) {
        for (NodeId id = 0; id < module_.nodes.size(); ++id) {
          const ir::Node& node = module_.nodes[id];
          if (!live_[id] || node.op == Op::Const || phaseOf(node) != phase) continue;
          if (((node.deps & ir::DepLoser) != 0) == lanes) registers_[id] = static_cast<plan::Reg>(next++);
        }
      }
      (lanes ? plan_.laneCount : plan_.scalarCount) = lanes ? next - first : next;
    }
    return plan_.scalarCount <= plan::limits::scalars && plan_.laneCount <= plan::limits::lanes;
  }

  plan::Reg reg(NodeId id) const { return id == noNode ? plan::noReg : registers_[id]; }

  void emit(plan::Phase phase) {
    auto first = static_cast<uint32_t>(plan_.code.size());
    for (NodeId id = 0; id < module_.nodes.size(); ++id) {
      const ir::Node& node = module_.nodes[id];
      if (!live_[id] || node.op == Op::Const || phaseOf(node) != phase) continue;
      plan::Instr instr;
      instr.op = ir::planOp(node.op);
      instr.dst = reg(id);
      // Operands a plan's operation does not have stay 0.
      if (node.a != noNode && module_.at(node.a).type != ir::Type::List) instr.a = reg(node.a);
      if (node.b != noNode) instr.b = reg(node.b);
      if (node.c != noNode) instr.c = reg(node.c);
      instr.imm = node.imm;
      instr.origin = node.origin;
      plan_.code.push_back(instr);
    }
    plan_.phases.push_back({phase, first, static_cast<uint32_t>(plan_.code.size()) - first});
  }

  void roots() {
    plan_.wilds = reg(module_.wilds);
    plan_.payment = reg(module_.payment);
    for (const auto& item : module_.needs) {
      uint8_t deps = module_.at(item.holds).deps;
      plan_.needs.push_back({item.origin, reg(item.holds), (deps & ir::DepReading) != 0, (deps & ir::DepSettlement) != 0});
    }
    for (const auto& item : module_.patterns) plan_.patterns.push_back({item.origin, reg(item.holds), reg(item.worth)});
    for (const auto& item : lines_) {
      plan_.lines.push_back({item.origin, item.group, item.role, item.action, reg(item.value), reg(item.applies), reg(item.after)});
    }
    for (const auto& item : module_.liabilities) plan_.liabilities.push_back({item.origin, reg(item.seat), reg(item.holds)});
    for (const auto& item : module_.sharings) plan_.sharings.push_back({item.origin, reg(item.holds)});
    for (const auto& item : module_.choose) plan_.choose.push_back({item.winnings, reg(item.value)});
    for (const auto& item : module_.results) plan_.results.push_back({item.key, item.kind, item.patterns, item.value == noNode ? plan::Reg{0} : reg(item.value)});
    for (const auto& item : module_.calls) {
      plan::Call call = item.call;
      call.without = reg(item.without);
      call.asideSet = reg(item.asideSet);
      call.guard = reg(item.guard);
      plan_.calls.push_back(call);
    }
    for (const auto& item : module_.facts) plan_.facts.push_back({item.origin, item.type, reg(item.defaultValue)});
    plan_.game = module_.game;
    plan_.game.discardSet = reg(module_.discardSet);
    plan_.game.firstWinnerFrom = reg(module_.firstWinnerFrom);
    plan_.game.dutyExempt = reg(module_.dutyExempt);
    for (NodeId id : module_.dutyExcept) plan_.game.dutyExcept.push_back(reg(id));
    for (const auto& item : module_.nextDealer) plan_.game.nextDealer.push_back({item.who, reg(item.when), reg(item.seat)});
    plan_.course = module_.course;
    plan::forEachReg(plan_.course, [&](plan::Reg& at) {
      if (at != plan::noReg) at = reg(module_.courseNodes[at]);
    });
  }

  const ir::Module& module_;
  plan::Plan plan_;
  std::vector<plan::Reg> registers_;
  std::vector<ir::Line> lines_;
  std::vector<bool> live_;
};

}  // namespace

std::optional<TooLarge> tooLarge(const plan::Plan& plan, const ir::Module& module, source::FileId own) {
  size_t texts = 0, ready = 0;
  for (const auto& origin : plan.origins) {
    texts += origin.name.size() + origin.zh.size() + origin.en.size() + origin.citeZh.size() + origin.citeEn.size() + origin.file.size();
  }
  for (const auto& instr : plan.code) ready += instr.op == plan::Op::Ready;
  const TooLarge sizes[] = {
      {diag::say::SizeValues, plan.scalarCount, plan::limits::scalars, 0},
      {diag::say::SizeLoserValues, plan.laneCount, plan::limits::lanes, 0},
      {diag::say::SizeSteps, plan.code.size(), plan::limits::code, 0},
      {diag::say::SizeLines, plan.lines.size(), plan::limits::lines, 0},
      {diag::say::SizeOrigins, plan.origins.size(), plan::limits::origins, 0},
      {diag::say::SizeLists, plan.lists.size(), plan::limits::lists, 0},
      {diag::say::SizeReady, ready, plan::limits::readyQuestions, 0},
      {diag::say::SizeTitles, texts, plan::limits::allText, 0},
  };
  for (TooLarge size : sizes) {
    if (size.has <= size.most) continue;
    std::vector<size_t> nodes(module.origins.size());
    for (const auto& node : module.nodes) ++nodes[node.origin];
    auto isOwn = [&](size_t origin) { return module.places[origin].file == own; };
    for (uint32_t i = 1; i < nodes.size(); ++i) {
      const bool better = isOwn(i) != isOwn(size.origin) ? isOwn(i) : nodes[i] > nodes[size.origin];
      if (size.origin == 0 || better) size.origin = i;
    }
    return size;
  }
  return std::nullopt;
}

plan::Plan makePlan(const ir::Module& module) { return Planner(module).run(); }

}  // namespace kaikou::planner
