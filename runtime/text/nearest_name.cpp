// The nearest name, by edit distance over code points. Bounded: names beyond 64 code points are neither looked for nor
// compared. Tested by tests/diag/diag_test.cpp.
#include "runtime/text/nearest_name.h"

#include <algorithm>

namespace kaikou::text {

namespace {

std::u32string decoded(const std::string& text) {
  std::u32string points;
  for (size_t at = 0; at < text.size();) {
    auto byte = static_cast<unsigned char>(text[at++]);
    char32_t code = byte;
    int more = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc0 ? 1 : 0;
    if (more) code = byte & (0x3fu >> more);
    for (; more > 0 && at < text.size(); --more) code = code << 6 | (static_cast<unsigned char>(text[at++]) & 0x3fu);
    points += code;
  }
  return points;
}

/// Insertions, deletions, replacements and swaps of neighbours.
size_t distance(const std::u32string& a, const std::u32string& b) {
  std::vector<size_t> before(b.size() + 1), row(b.size() + 1), next(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    next[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      next[j] = std::min({row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        next[j] = std::min(next[j], before[j - 2] + 1);
    }
    std::swap(before, row);
    std::swap(row, next);
  }
  return row[b.size()];
}

}  // namespace

std::string nearest(const std::string& name, const std::vector<std::string>& candidates) {
  constexpr size_t longest = 64;
  std::u32string wanted = decoded(name);
  if (wanted.empty() || wanted.size() > longest) return {};
  size_t best = std::max<size_t>(wanted.size() / 3, 1) + 1;
  const std::string* found = nullptr;
  for (const std::string& candidate : candidates) {
    std::u32string other = decoded(candidate);
    size_t gap = other.size() > wanted.size() ? other.size() - wanted.size() : wanted.size() - other.size();
    if (other.size() > longest || gap >= best) continue;
    size_t steps = distance(wanted, other);
    if (steps >= best || steps >= std::max(wanted.size(), other.size())) continue;  // nothing in common: no help
    best = steps;
    found = &candidate;
  }
  return found ? *found : std::string();
}

}  // namespace kaikou::text
