// Options: their types, their values (declared, by `default`, by a house file, from outside) and the requirements between
// them. An option's default may mention other options; it is worked out when first asked, so order does not matter.
#include "compiler/sema/elaborator.h"

#include <fmt/format.h>

#include "runtime/plan/values.h"

namespace kaikou::sema {

namespace {

// Values share their parts: each node is worked out once, or what doubles at every step would never end.
std::optional<Num> fold(const ir::Module& module, NodeId id) {
  if (module.at(id).op == Op::Const) return module.at(id).value;
  const plan::ValueContext context{module.kinds, module.lists, module.game.seats};
  std::unordered_map<NodeId, Num> known;
  std::vector<NodeId> open{id};
  while (!open.empty()) {
    const NodeId at = open.back();
    const ir::Node& node = module.at(at);
    if (node.op == Op::Const) known.emplace(at, node.value);
    if (known.contains(at)) {
      open.pop_back();
      continue;
    }
    if (node.op > Op::Const || !plan::isPure(ir::planOp(node.op))) return std::nullopt;
    const NodeId operands[] = {node.a, node.b, node.c};
    const size_t before = open.size();
    for (const NodeId operand : operands)
      if (operand != noNode && !known.contains(operand)) open.push_back(operand);
    if (open.size() > before) continue;
    Num values[3];
    for (int i = 0; i < 3; ++i)
      if (operands[i] != noNode) values[i] = known.at(operands[i]);
    known.emplace(at, plan::applyPure(ir::planOp(node.op), values[0], values[1], values[2], node.imm, node.origin, context));
    open.pop_back();
  }
  return known.at(id);
}

bool samePlace(source::Place a, source::Place b) { return a.file == b.file && a.span.begin == b.span.begin; }

bool mentions(Where where, const std::string& name) {
  if (where->kind == ExprKind::Name && where->text == name) return true;
  for (uint32_t i = 0; i < where.childCount(); ++i) {
    if (mentions(where.child(i), name)) return true;
  }
  return false;
}

// A plan shows its options as texts, which are bounded.
constexpr size_t maxListOption = 64;

text::Bilingual typeWords(const syntax::OptionBody& body) {
  switch (body.type) {
    case syntax::OptionType::YesNo: return say::OptYesNo;
    case syntax::OptionType::Limit: return say::OptLimit;
    case syntax::OptionType::List: return say::OptList;
    case syntax::OptionType::Patterns: return say::OptPatterns;
    case syntax::OptionType::OneOf: return say::OptOneOf;
    default: return say::OptNumber;
  }
}

/// What keeps an option from taking a number below zero; empty if nothing does.
text::Bilingual negativeProblem(const syntax::OptionBody& body, const std::string& name, const Num& value) {
  const bool natural = body.type == syntax::OptionType::Points || body.type == syntax::OptionType::Fan ||
                       body.type == syntax::OptionType::Limit;
  return natural && value.num < 0 ? say::OptNotNegative(name) : text::Bilingual();
}

/// What an option takes, for somebody who gave it something else.
text::Bilingual notTaken(const syntax::OptionBody& body, const std::string& name) {
  switch (body.type) {
    case syntax::OptionType::YesNo: return say::TakesYesNo(name);
    case syntax::OptionType::Limit: return say::TakesLimit(name);
    case syntax::OptionType::List: return say::TakesList(name);
    case syntax::OptionType::Patterns: return say::TakesPatterns(name);
    case syntax::OptionType::OneOf: {
      text::Bilingual all;
      for (const auto& value : body.enumerators) {
        if (!all.empty()) all += say::Comma;
        all += value.text;
      }
      return say::TakesOneOf(name, all);
    }
    default: return say::TakesNumber(name);
  }
}

/// Which enumerators a value from outside can mean: the one that is spelled so, or those that would be read as that value. `没有` may
/// be the name of one, and is read as "none" before anybody knows.
std::vector<size_t> enumeratorsMeant(const syntax::OptionBody& body, const OptionValue& given) {
  std::vector<size_t> meant;
  const auto* text = std::get_if<std::string>(&given);
  for (size_t i = 0; i < body.enumerators.size(); ++i) {
    const std::string& name = body.enumerators[i].text;
    if (text && *text == name) return {i};
    if (!text && parseOptionText(name) == given) meant.push_back(i);
  }
  return meant;
}

/// What `-o` takes for an enumerator: its name, in quotes where the name alone could mean another one too.
std::string enumeratorText(const syntax::OptionBody& body, const std::string& name) {
  return enumeratorsMeant(body, parseOptionText(name)).size() == 1 ? name : '"' + name + '"';
}

bool numeric(const syntax::OptionBody& body) {
  for (const auto& name : body.enumerators) {
    Num value;
    if (!parseNum(name.text, value)) return false;
  }
  return true;
}

}  // namespace

std::optional<Num> Elaborator::fixedValue(NodeId id) const { return fold(*module_, id); }

std::optional<Num> Elaborator::fixedNumber(Where where, const Deadline& deadline, int64_t least, int64_t most) {
  Env env;
  env.seat = winner_;
  Typed typed = elabAs(where, env, Kind::Num, deadline);
  if (typed.kind == Kind::Error) return std::nullopt;
  auto value = fold(*module_, typed.node);
  if (value && plan::isFault(*value)) {
    chosenError(diag::Code::ArithmeticFails, where, {text::numberFault(plan::faultReason(*value))});
    return std::nullopt;
  }
  if (!value || !value->isWhole() || value->num < least || value->num > most) {
    chosenError(diag::Code::NotWhole, where, {std::to_string(least), std::to_string(most)});
    return std::nullopt;
  }
  return value;
}

void Elaborator::elabOptions() {
  for (const auto& [name, value] : values_) {
    if (!findDecl(flat_.options, name)) {
      std::string near = diag::nearest(name, namesOf(flat_.options));
      error(diag::Code::UnknownName, flat_.headerPlace, {name},
            near.empty() ? text::Bilingual() : say::DidYouMeanOption(near));
    }
  }
  for (uint32_t i = 0; i < flat_.options.size(); ++i) {
    const auto& body = std::get<syntax::OptionBody>(flat_.options[i].decl->body);
    for (size_t k = 0; k < body.enumerators.size(); ++k) {
      for (size_t j = 0; j < k; ++j) {
        if (body.enumerators[j].text == body.enumerators[k].text) {
          error(diag::Code::DuplicateEnumerator, {flat_.options[i].ast->file, body.enumerators[k].span},
                {body.enumerators[k].text});
        }
      }
    }
    const Typed& value = optionValue(i);
    std::string text;
    if (value.kind == Kind::Enum) {
      text = enumeratorText(body, body.enumerators[static_cast<size_t>(module_->at(value.node).value.num)].text);
    } else if (value.kind == Kind::NumList) {
      for (Num item : value.items) text += (text.empty() ? "" : " ") + toString(item);
      text = "[" + text + "]";
    } else if (value.kind == Kind::Patterns) {
      // In brackets, as one name alone, or none, would be no list.
      for (uint16_t member : value.members) text += (text.empty() ? "" : " ") + flat_.patterns[member].decl->name.text;
      text = "[" + text + "]";
    } else if (value.kind == Kind::Bool) {
      text = module_->at(value.node).value.num ? "yes" : "no";
    } else if (value.kind == Kind::Num) {
      text = toString(module_->at(value.node).value);
    }
    checkText(text, say::ThisOptionValue, {flat_.options[i].ast->file, flat_.options[i].decl->name.span});
    module_->options.emplace_back(flat_.options[i].decl->name.text, text);
  }
}

Typed Elaborator::optionFromExpr(uint32_t index, Where where, const Env& env) {
  const auto& body = std::get<syntax::OptionBody>(flat_.options[index].decl->body);
  if (body.type == syntax::OptionType::Patterns) {
    Typed typed = elabSet(where, env);
    if (typed.kind == Kind::Error) return {};
    return typed.kind == Kind::Patterns ? typed : mismatch(where, kindName(Kind::Patterns), typed);
  }
  if (body.type == syntax::OptionType::OneOf && !numeric(body)) {
    for (size_t i = 0; i < body.enumerators.size(); ++i) {
      if (body.enumerators[i].text != where->text) continue;
      Typed typed;
      typed.kind = Kind::Enum;
      typed.enumOption = index;
      typed.node = build_.number(static_cast<int64_t>(i));
      return typed;
    }
    std::vector<std::string> names;
    for (const auto& name : body.enumerators) names.push_back(name.text);
    std::string near = diag::nearest(where->text, names);
    error(diag::Code::NotEnumerator, where.place(), {where->text, flat_.options[index].decl->name.text},
          diag::meant(near));
    return {};
  }
  Typed typed = elab(where, env);
  if (typed.kind == Kind::Error) return {};
  Kind wanted = body.type == syntax::OptionType::YesNo  ? Kind::Bool
                : body.type == syntax::OptionType::List ? Kind::NumList
                                                        : Kind::Num;
  if (typed.kind == Kind::None && body.type == syntax::OptionType::Limit) typed.kind = Kind::Num;
  if (typed.kind != wanted) return mismatch(where, typeWords(body), typed);
  if (!inTime(typed, atOption, where)) return {};
  if (wanted == Kind::NumList) {
    if (typed.items.size() > maxListOption) {
      tooMany(maxListOption, say::ManyOptionEntries, where.place());
      return {};
    }
    if (!typed.items.empty()) return typed;
    error(diag::Code::OptionRejected, where.place(),
          {say::OptNotEmpty(flat_.options[index].decl->name.text)});
    return {};
  }
  auto value = fold(*module_, typed.node);
  if (!value) return mismatch(where, typeWords(body), typed);
  if (plan::isFault(*value)) {
    error(diag::Code::ArithmeticFails, where.place(), {text::numberFault(plan::faultReason(*value))});
    return {};
  }
  if (text::Bilingual problem = negativeProblem(body, flat_.options[index].decl->name.text, *value); !problem.empty()) {
    error(diag::Code::OptionRejected, where.place(), {problem});
    return {};
  }
  typed.node = build_.constant(wanted == Kind::Bool ? ir::Type::Bool : ir::Type::Num, *value);
  if (body.type == syntax::OptionType::OneOf) {
    for (const auto& name : body.enumerators) {
      Num allowed;
      if (parseNum(name.text, allowed) && allowed == *value) return typed;
    }
    error(diag::Code::NotEnumerator, where.place(), {toString(*value), flat_.options[index].decl->name.text});
    return {};
  }
  return typed;
}

std::optional<Typed> Elaborator::optionFromOutside(uint32_t index, const OptionValue& given, text::Bilingual& problem) {
  const auto& body = std::get<syntax::OptionBody>(flat_.options[index].decl->body);
  Typed typed;
  auto wrong = [&] {
    problem = notTaken(body, flat_.options[index].decl->name.text);
    return std::nullopt;
  };
  switch (body.type) {
    case syntax::OptionType::YesNo: {
      // The words `yes` and `no` may come as text: JSON has no such words of its own.
      const auto* text = std::get_if<std::string>(&given);
      OptionValue value = text ? parseOptionText(*text) : given;
      const bool* yes = std::get_if<bool>(&value);
      if (!yes) return wrong();
      typed.kind = Kind::Bool;
      typed.node = build_.boolean(*yes);
      return typed;
    }
    case syntax::OptionType::List: {
      const auto* list = std::get_if<std::vector<Num>>(&given);
      if (!list || list->empty() || list->size() > maxListOption) return wrong();
      for (Num item : *list) {
        if (item.isNone()) return wrong();
      }
      typed.kind = Kind::NumList;
      typed.items = *list;
      typed.node = build_.list(*list);
      return typed;
    }
    case syntax::OptionType::Patterns: {
      std::vector<std::string> names;
      if (const auto* many = std::get_if<std::vector<std::string>>(&given)) names = *many;
      else if (const auto* empty = std::get_if<std::vector<Num>>(&given); !empty || !empty->empty()) return wrong();
      typed.kind = Kind::Patterns;
      for (const auto& name : names) {
        auto found = findDecl(flat_.patterns, name);
        if (!found) {
          problem = say::OptNoPattern(flat_.options[index].decl->name.text, name);
          return std::nullopt;
        }
        if (std::find(typed.members.begin(), typed.members.end(), *found) == typed.members.end()) {
          typed.members.push_back(static_cast<uint16_t>(*found));
        }
      }
      return typed;
    }
    case syntax::OptionType::OneOf: {
      const std::vector<size_t> meant = enumeratorsMeant(body, given);
      if (meant.empty()) return wrong();
      if (meant.size() > 1) {
        problem = say::OptTwoEnumerators(flat_.options[index].decl->name.text, body.enumerators[meant[0]].text,
                                         body.enumerators[meant[1]].text);
        return std::nullopt;
      }
      Num own;
      const bool allNumbers = numeric(body) && parseNum(body.enumerators[meant[0]].text, own);
      typed.kind = allNumbers ? Kind::Num : Kind::Enum;
      typed.enumOption = index;
      typed.node = allNumbers ? build_.constant(ir::Type::Num, own) : build_.number(static_cast<int64_t>(meant[0]));
      return typed;
    }
    default: {
      const auto* text = std::get_if<std::string>(&given);
      OptionValue value = text && parseOptionText(*text) == OptionValue(Num::none()) ? OptionValue(Num::none()) : given;
      const Num* number = std::get_if<Num>(&value);
      if (!number || (number->isNone() && body.type != syntax::OptionType::Limit)) return wrong();
      problem = negativeProblem(body, flat_.options[index].decl->name.text, *number);
      if (!problem.empty()) return std::nullopt;
      typed.kind = Kind::Num;
      typed.node = build_.constant(ir::Type::Num, *number);
      return typed;
    }
  }
}

// The answer stays where it is for as long as the elaborator: entries of the memo do not move.
const Typed& Elaborator::optionValue(uint32_t index) {
  const DeclRef& ref = flat_.options[index];
  const std::string& name = ref.decl->name.text;
  std::string key = fmt::format("option:{}", index);
  auto known = memo_.find(key);
  if (known != memo_.end()) return known->second;
  if (!visiting_.insert(key).second) {
    cycle({ref.ast->file, ref.decl->name.span}, name);
    static const Typed none;
    return none;
  }
  path_.push_back(name);
  Env env;
  Typed typed;
  auto outside = values_.find(name);
  const OptionDefault* chosen = nullptr;
  for (const auto& item : flat_.defaults) {
    if (item.name == name) chosen = &item;
  }
  Typed declared = optionFromExpr(index, {ref.ast, std::get<syntax::OptionBody>(ref.decl->body).value}, env);
  typed = declared;
  if (chosen) {
    if (chosen->ast) {
      typed = optionFromExpr(index, {chosen->ast, chosen->value}, env);
      bool same = typed.kind == declared.kind && typed.kind != Kind::Error && typed.node == declared.node &&
                  typed.members == declared.members;
      bool only = true;
      for (const auto& item : flat_.defaults) only &= item.name != name || &item == chosen;
      if (warn_ && same && only && chosen->ast->file == flat_.headerPlace.file) {
        error(diag::Code::DefaultSame, chosen->place, {name});
      }
    } else {
      text::Bilingual problem;
      auto taken = optionFromOutside(index, parseOptionText(chosen->houseText), problem);
      if (taken) typed = *taken;
      else error(diag::Code::OptionRejected, chosen->place, {problem});
    }
  }
  if (outside != values_.end()) {
    text::Bilingual problem;
    auto taken = optionFromOutside(index, outside->second, problem);
    if (taken) typed = *taken;
    else error(diag::Code::OptionRejected, {ref.ast->file, ref.decl->name.span}, {problem});
  }
  path_.pop_back();
  visiting_.erase(key);
  typed.deps |= ir::DepOption;
  return memo_.emplace(std::move(key), std::move(typed)).first->second;
}

void Elaborator::checkRequirements() {
  for (const auto& ref : flat_.requires_) {
    Env env;
    Where where{ref.ast, std::get<syntax::ValueBody>(ref.decl->body).value};
    Deadline deadline{ir::DepOption, say::ARequirement, say::WhenLoaded};
    Typed typed = elabAs(where, env, Kind::Bool, deadline);
    if (typed.kind == Kind::Error) continue;
    auto value = fold(*module_, typed.node);
    if (!value || plan::isFault(*value)) {
      error(diag::Code::ArithmeticFails, where.place(),
            {value ? text::numberFault(plan::faultReason(*value)) : say::NotFixedByOptions()});
    } else if (value->num == 0) {
      const auto& title = ref.decl->title;
      const std::string& name = ref.decl->name.text;
      auto text = text::Bilingual::of(title.zh.empty() ? name : title.zh, title.en.empty() ? name : title.en);
      auto& report = chosenError(diag::Code::RequireFails, where, {text});
      for (const auto& chosen : flat_.defaults) {
        if (mentions(where, chosen.name) && !samePlace(chosen.place, report.place)) report.also.push_back({chosen.place, say::ChosenHere});
      }
    }
  }
}

}  // namespace kaikou::sema
