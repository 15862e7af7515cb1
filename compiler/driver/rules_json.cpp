// Descriptions of rulesets. Guarantee: a `default` or `value` given back as the option's value, in a case, a house file or to
// kaikou_compile, is that value. Tested by tests/api/rules_api_test.cpp and tests/scripts/rules_schema.sh.
#include "compiler/driver/rules_json.h"

#include <algorithm>

#include "compiler/sema/origin_of.h"
#include "runtime/plan/plan_rules.h"

namespace kaikou::driver {

namespace {

using syntax::OptionType;
using text::JsonWriter;

std::string_view typeName(OptionType type) {
  switch (type) {
    case OptionType::YesNo: return "yes_no";
    case OptionType::Number: return "number";
    case OptionType::Points: return "points";
    case OptionType::Fan: return "fan";
    case OptionType::Limit: return "limit";
    case OptionType::List: return "list";
    case OptionType::Patterns: return "patterns";
    case OptionType::OneOf: return "one_of";
  }
  return "";
}

// A number of JSON where one is exact, else its text: "1/3", "none".
void appendNumber(JsonWriter& json, const Num& number) {
  const std::string text = toString(number);
  if (number.isNone() || text.find('/') != std::string::npos) json.string(text);
  else json.raw(text);
}

// What a plan writes of an option (`text`), by its type.
void appendValue(JsonWriter& json, OptionType type, const std::string& text) {
  const OptionValue value = parseOptionText(text);
  if (type == OptionType::OneOf) {
    const auto* quoted = text.starts_with('"') ? std::get_if<std::string>(&value) : nullptr;
    json.string(quoted ? *quoted : text);
    return;
  }
  const bool list = type == OptionType::List || type == OptionType::Patterns;
  if (list) json.open('[');
  if (const auto* yes = std::get_if<bool>(&value)) {
    if (list) json.string(text);           // a pattern may be called so
    else json.boolean(*yes);
  } else if (const auto* number = std::get_if<Num>(&value)) {
    if (type == OptionType::Patterns) json.string(text);
    else appendNumber(json, *number);
  } else if (const auto* one = std::get_if<std::string>(&value)) {
    if (!list || !one->empty()) json.string(*one);
  } else if (const auto* numbers = std::get_if<std::vector<Num>>(&value)) {
    for (const Num& item : *numbers) {
      if (type == OptionType::Patterns) json.string(toString(item));
      else appendNumber(json, item);
    }
  } else {
    for (const std::string& item : std::get<std::vector<std::string>>(value)) json.string(item);
  }
  if (list) json.close(']');
}

const std::string* valueIn(const plan::Plan* plan, const std::string& name) {
  if (!plan) return nullptr;
  const auto found = std::find_if(plan->options.begin(), plan->options.end(), [&](const auto& option) { return option.first == name; });
  return found == plan->options.end() ? nullptr : &found->second;
}

class Description {
 public:
  Description(std::string& into, Workspace& workspace, const sema::Ruleset& ruleset)
      : json_(into), sources_(workspace.sources()), rules_(sema::flatOf(ruleset)) {}

  /// `own`: under the ruleset's own options; `chosen`: under those that were asked for; both null for a module.
  void write(const plan::Plan* own, const plan::Plan* chosen) {
    json_.open('{').key("format").integer(plan::rulesFormat).key("ruleset").open('{');
    plan::appendOrigin(json_, sema::originAt(rules_, sources_, rules_.headerPlace, rules_.name, rules_.title, {}));
    json_.key("doc").string(rules_.doc).close('}').key("module").boolean(rules_.isModule).key("chain").open('[');
    for (const std::string& name : rules_.chain) json_.string(name);
    json_.close(']').key("documents").open('[');
    for (const sema::DeclRef& ref : rules_.documents) {
      json_.open('{');
      origin(ref);
      json_.close('}');
    }
    json_.close(']').key("options").open('[');
    for (const sema::DeclRef& ref : rules_.options) option(ref, own, chosen);
    json_.close(']').key("requires").open('[');
    for (const sema::DeclRef& ref : rules_.requires_) {
      json_.open('{');
      origin(ref);
      json_.close('}');
    }
    json_.close(']');
    if (chosen) plan::appendRules(json_, *chosen);
    json_.close('}');
  }

 private:
  void origin(const sema::DeclRef& ref) {
    const syntax::Decl& decl = *ref.decl;
    plan::appendOrigin(json_, sema::originAt(rules_, sources_, {ref.ast->file, decl.span}, decl.name.text, decl.title, decl.cites));
  }

  void option(const sema::DeclRef& ref, const plan::Plan* own, const plan::Plan* chosen) {
    const auto& body = std::get<syntax::OptionBody>(ref.decl->body);
    const std::string& name = ref.decl->name.text;
    json_.open('{');
    origin(ref);
    json_.key("doc").string(ref.decl->doc).key("type").string(typeName(body.type));
    range(body);
    // Where somebody else than the declaration chose the default: `default` of a ruleset, a house file.
    const auto chosenBy = std::find_if(rules_.defaults.rbegin(), rules_.defaults.rend(),
                                       [&](const sema::OptionDefault& item) { return item.name == name; });
    json_.key("default_from");
    if (chosenBy == rules_.defaults.rend()) json_.raw("null");
    else json_.string(fileName(chosenBy->place));
    value("default", body.type, valueIn(own, name));
    value("value", body.type, valueIn(chosen, name));
    json_.close('}');
  }

  void range(const syntax::OptionBody& body) {
    switch (body.type) {
      case OptionType::OneOf:
        json_.key("values").open('[');
        for (const syntax::Name& name : body.enumerators) json_.string(name.text);
        json_.close(']');
        break;
      case OptionType::Patterns:
        json_.key("values").open('[');
        for (const sema::DeclRef& pattern : rules_.patterns) json_.string(pattern.decl->name.text);
        json_.close(']');
        break;
      case OptionType::Points:
      case OptionType::Fan: json_.key("minimum").integer(0); break;
      case OptionType::Limit: json_.key("minimum").integer(0).key("none").boolean(true); break;
      case OptionType::List: json_.key("least_items").integer(1).key("most_items").integer(64); break;
      case OptionType::YesNo:
      case OptionType::Number: break;
    }
  }

  void value(std::string_view key, OptionType type, const std::string* text) {
    json_.key(key);
    if (text) appendValue(json_, type, *text);
    else json_.raw("null");
  }

  std::string fileName(source::Place place) const {
    const std::string path(sources_.name(place.file));
    return path.substr(path.rfind('/') + 1);
  }

  JsonWriter json_;
  source::SourceManager& sources_;
  const sema::FlatRuleset& rules_;
};

}  // namespace

bool appendRules(std::string& into, Workspace& workspace, const std::shared_ptr<const sema::Ruleset>& ruleset,
                 const OptionValues& values, text::Bilingual& error) {
  std::shared_ptr<const plan::Plan> own, chosen;
  if (!sema::flatOf(*ruleset).isModule) {
    own = workspace.plan(ruleset, {}, error);
    if (!own) return false;
    chosen = values.empty() ? own : workspace.plan(ruleset, values, error);
    if (!chosen) return false;
  } else if (!values.empty()) {
    error = diag::say::NotAGame;
    return false;
  }
  Description(into, workspace, *ruleset).write(own.get(), chosen.get());
  return true;
}

}  // namespace kaikou::driver
