// The core of the workshop page: requests come in as text and go out as text, the same in the program, in a worker of a browser
// and in tests. docs/workshop.md lists the requests.
//
//   workshop::Core core({rulesets});
//   core.answer(R"({"id": 1, "do": "score", "rules": {"name": "our_rules"}, "words": "indicator 8s; …"})")
//     →  {"id": 1, "ok": {…}}   or   {"id": 1, "error": {"message": …}}
//
// It knows no variant: everything that the page says of rules comes from the rules. It prints nothing, keeps nothing on disk and reads
// rule files only. What a client can make it hold (rules, tables, trials, logs) is bounded, the oldest goes first. Not for several
// threads at once.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kaikou::workshop {

/// Longer requests are refused unread; the log of a long evening is a few megabytes.
inline constexpr size_t maxRequestBytes = size_t{32} << 20;

class Core {
 public:
  /// The folders where shipped rulesets and house files are found.
  explicit Core(std::vector<std::string> ruleFolders);
  ~Core();
  /// One object, whatever comes in; never throws.
  std::string answer(std::string_view request);

 private:
  struct Desks;
  std::unique_ptr<Desks> desks_;
};

}  // namespace kaikou::workshop
