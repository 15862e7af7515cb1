// Tables from finding_kinds.def. Tested by tests/analysis/rule_analysis_test.cpp.
#include "analysis/finding.h"

namespace kaikou::analysis {
namespace {

struct Row {
  const char* name;
  FindingLevel level;
  const char *zh, *en;
};
constexpr Row rows[] = {
#define FINDING(kind, name, level, zh, en) {name, FindingLevel::level, zh, en},
#include "analysis/finding_kinds.def"
#undef FINDING
};

#define FINDING(kind, name, level, zh, en) static_assert(text::faultOfRow(zh, en) == nullptr, name);
#include "analysis/finding_kinds.def"
#undef FINDING

const Row& rowOf(FindingKind kind) { return rows[static_cast<size_t>(kind)]; }

void fill(std::string& text, const std::string& hole, const std::string& with) {
  for (size_t at = 0; (at = text.find(hole, at)) != std::string::npos; at += with.size()) text.replace(at, hole.size(), with);
}

}  // namespace

const char* nameOf(FindingKind kind) { return rowOf(kind).name; }
FindingLevel levelOf(FindingKind kind) { return rowOf(kind).level; }

std::optional<FindingKind> findingKindNamed(std::string_view name) {
  for (size_t i = 0; i < std::size(rows); ++i)
    if (rows[i].name == name) return static_cast<FindingKind>(i);
  return std::nullopt;
}

text::Bilingual sentenceOf(FindingKind kind, const std::string& declaration, const text::Bilingual& more, const text::Bilingual& last) {
  std::string zh = rowOf(kind).zh, en = rowOf(kind).en;
  fill(zh, "{2}", last.zh()), fill(en, "{2}", last.en());
  fill(zh, "{1}", more.zh()), fill(en, "{1}", more.en());
  fill(zh, "{0}", declaration), fill(en, "{0}", declaration);
  return text::Bilingual::of(zh, en);
}

Finding findingAt(const plan::Plan& plan, FindingKind kind, std::string sort, uint32_t origin) {
  const plan::Origin& at = plan.origins[origin];
  Finding finding;
  finding.kind = kind, finding.sort = std::move(sort);
  finding.declaration = at.name, finding.file = at.file, finding.line = at.line, finding.column = at.column;
  finding.message = sentenceOf(kind, at.name);
  return finding;
}

}  // namespace kaikou::analysis
