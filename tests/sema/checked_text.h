// A ruleset from text, checked, for tests of what the checker says.
#pragma once

#include <string>

#include <catch2/catch.hpp>

#include "compiler/driver/driver.h"

namespace kaikou::test {

/// Two suits and a dragon, four seats: what most tests add lines to.
inline const char* const smallGame = R"(ruleset small "小"
tiles { suit 万 m 1..9 copies 4 suit 筒 p 1..9 copies 4 suit 条 s 1..9 copies 4 honour 中 copies 4 }
shape 平胡 "平胡" = 4 melds and a pair
call 碰 "碰" : triplet on discard, opens
)";

struct CheckedText {
  driver::Workspace workspace;
  diag::Sink sink;
  std::shared_ptr<const sema::Ruleset> ruleset;

  explicit CheckedText(const std::string& text) {
    workspace.loader().folders = {KAIKOU_SOURCE_RULESETS};
    ruleset = workspace.check("small.kou", sink, &text);
    sink.sort();
  }
  /// "K0512 3:5 K0852 4:1": codes and places, in order.
  std::string codes() const {
    std::string found;
    for (const auto& item : sink.all()) {
      const auto place = workspace_().sources().lineColumn(item.place.file, item.place.span.begin);
      found += (found.empty() ? "" : " ") + diag::codeText(item.code) + " " + std::to_string(place.line) + ":" + std::to_string(place.column);
    }
    return found;
  }
  bool hasErrors() const { return sink.hasErrors(); }
  std::string message() const { return sink.all().empty() ? "" : sink.all()[0].message.en(); }
  std::string help() const { return sink.all().empty() ? "" : sink.all()[0].help.en(); }
  std::string planError(const driver::OptionValues& values) {
    std::string error;
    return workspace.plan(ruleset, values, error) ? "" : error;
  }

 private:
  driver::Workspace& workspace_() const { return const_cast<driver::Workspace&>(workspace); }
};

inline CheckedText small(const std::string& lines) { return CheckedText(smallGame + lines); }
inline CheckedText house(const std::string& lines) { return CheckedText("ruleset small extends kaikoufan\n" + lines); }

}  // namespace kaikou::test
