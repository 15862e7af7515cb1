// What an analysis found out about one declaration.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analysis/table_search.h"
#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"
#include "runtime/text/bilingual.h"

namespace kaikou::analysis {

enum class FindingKind : uint8_t {
#define FINDING(kind, name, level, zh, en) kind,
#include "analysis/finding_kinds.def"
#undef FINDING
};
enum class FindingLevel : uint8_t { Warning, Note, Open };

const char* nameOf(FindingKind kind);
FindingLevel levelOf(FindingKind kind);
std::optional<FindingKind> findingKindNamed(std::string_view name);
/// The sentence of a kind; `more` for what its second and third holes want.
text::Bilingual sentenceOf(FindingKind kind, const std::string& declaration, const text::Bilingual& more = {}, const text::Bilingual& last = {});

struct Finding {
  FindingKind kind{};
  std::string sort;                 // of the declaration: need, pattern, line, liable, sharing, choose, option, wild, ruleset, call, mark, …
  std::string declaration;          // its name
  std::string file;                 // and place
  uint32_t line = 0, column = 0;
  text::Bilingual message;          // one sentence
  text::Bilingual why;              // how it is known; may be empty
  FindingKind open{};               // Undecided: what it may be
  std::vector<FoundTable> witnesses;    // pays-less: the smaller hand, then the bigger one
  std::optional<FoundFault> fault;
  std::vector<std::pair<std::string, std::string>> setting;   // under which options beside those chosen
  std::shared_ptr<const plan::Plan> plan;                     // …and the plan of these; null: the one that was asked about
  bool accepted = false;
  std::string reason;               // accepted: why
};

/// A finding about a declaration that a plan knows.
Finding findingAt(const plan::Plan& plan, FindingKind kind, std::string sort, uint32_t origin);

}  // namespace kaikou::analysis
