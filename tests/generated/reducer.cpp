// Delta debugging: whole declarations first, then lines by halves and one by one, then what stands in
// brackets. A declaration is a line that begins at the margin with the indented ones below it and its closing
// bracket. Tested by tests/generated/generated_rules_test.cpp.
#include "tests/generated/reducer.h"

#include <algorithm>

namespace kaikou::generated {

namespace {

class Reducer {
 public:
  Reducer(Written written, const std::function<bool(const Written&)>& shows, int tries)
      : best_(std::move(written)), shows_(shows), left_(tries) {}

  Written run() {
    for (bool smaller = true; smaller && left_ > 0;) smaller = declarations() | lines() | brackets();
    return best_;
  }

 private:
  bool keep(Written smaller) {
    if (left_-- <= 0 || !shows_(smaller)) return false;
    best_ = std::move(smaller);
    return true;
  }
  Written without(size_t first, size_t count) const {
    Written less = best_;
    less.lines.erase(less.lines.begin() + static_cast<ptrdiff_t>(first),
                     less.lines.begin() + static_cast<ptrdiff_t>(first + count));
    return less;
  }
  size_t endOfDeclaration(size_t first) const {
    size_t end = first + 1;
    if (best_.lines[first].ends_with('{'))
      while (end < best_.lines.size() && best_.lines[end - 1] != "}") ++end;
    return end;
  }
  // From the end, for what stands there leans on what is before. The header stays.
  bool declarations() {
    bool any = false;
    for (size_t first = best_.lines.size(); first-- > 1;)
      if (first < best_.lines.size() && best_.lines[first][0] != ' ' && best_.lines[first] != "}")
        any |= keep(without(first, endOfDeclaration(first) - first));
    return any;
  }
  bool lines() {
    bool any = false;
    for (size_t first = best_.lines.size(); first-- > 1;)
      if (first < best_.lines.size() && best_.lines[first][0] == ' ') any |= keep(without(first, 1));
    return any;
  }
  bool brackets() {
    bool any = false;
    for (size_t at = 1; at < best_.lines.size(); ++at) {
      for (size_t open = 0; (open = best_.lines[at].find('(', open)) != std::string::npos; ++open) {
        const std::string& line = best_.lines[at];
        size_t close = open;
        for (int depth = 0; close < line.size(); ++close) {
          depth += line[close] == '(', depth -= line[close] == ')';
          if (!depth) break;
        }
        if (close >= line.size()) continue;
        for (const char* simple : {"yes", "no", "1", "0", "winner"}) {
          Written less = best_;
          less.lines[at].replace(open, close - open + 1, simple);
          if (!keep(less)) continue;
          any = true;
          break;
        }
      }
    }
    return any;
  }

  Written best_;
  const std::function<bool(const Written&)>& shows_;
  int left_;
};

}  // namespace

Written reduced(Written written, const std::function<bool(const Written&)>& shows, int tries) {
  return Reducer(std::move(written), shows, tries).run();
}

}  // namespace kaikou::generated
