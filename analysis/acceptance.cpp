// Comment by comment; nothing else of the file is looked at. A `//` in a text between quotes begins no comment.
#include "analysis/acceptance.h"

namespace kaikou::analysis {
namespace {

std::string_view trimmed(std::string_view text) {
  const size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// The comment that a line ends with; empty: none.
std::string_view commentOf(std::string_view line) {
  bool quoted = false;
  for (size_t i = 0; i + 1 < line.size(); ++i) {
    if (line[i] == '"') quoted = !quoted;
    if (!quoted && line[i] == '/' && line[i + 1] == '/') return trimmed(line.substr(i + 2));
  }
  return {};
}

}  // namespace

std::vector<Acceptance> acceptancesIn(std::string_view text, const std::string& file) {
  std::vector<Acceptance> out;
  uint32_t number = 0;
  for (size_t at = 0; at <= text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    std::string_view comment = commentOf(text.substr(at, end - at));
    at = end + 1;
    ++number;
    constexpr std::string_view word = "accept ";
    if (!comment.starts_with(word)) continue;
    comment = trimmed(comment.substr(word.size()));
    Acceptance one;
    one.file = file, one.line = number;
    const size_t blank = std::min(comment.find(' '), comment.size());
    one.kind = comment.substr(0, blank);
    // Comments of people begin with the word too: only one that names a kind is meant for the analysis.
    if (!findingKindNamed(one.kind)) continue;
    comment = trimmed(comment.substr(blank));
    const size_t colon = comment.find(':');
    one.declaration = trimmed(comment.substr(0, colon));
    if (colon != std::string_view::npos) one.reason = trimmed(comment.substr(colon + 1));
    one.wrong = one.declaration.empty() || one.reason.empty();
    out.push_back(std::move(one));
  }
  return out;
}

void accept(std::vector<Finding>& findings, std::vector<Acceptance>& acceptances) {
  for (Acceptance& one : acceptances) {
    if (one.wrong) continue;
    for (Finding& finding : findings) {
      if (finding.declaration != one.declaration) continue;
      if (one.kind != nameOf(finding.kind) && !(finding.kind == FindingKind::Undecided && one.kind == nameOf(finding.open))) continue;
      finding.accepted = one.met = true;
      finding.reason = one.reason;
    }
  }
}

}  // namespace kaikou::analysis
