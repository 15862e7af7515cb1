// Small games, so that every hand can be looked at.
#pragma once

#include <string>

#include "compiler/driver/driver.h"

namespace kaikou::test {

/// Two suits of four ranks and a honour, two or three copies; `rules` are whatever comes after the tiles and the deal.
inline std::string smallGame(const std::string& deal, const std::string& rules) {
  return "ruleset small_game \"小\" / \"small\"\n"
         "tiles { suit 万 m 1..4 copies 3 suit 筒 p 1..4 copies 2 honour 中 copies 2 ring 中 }\n" + deal + "\n" + rules + "\n";
}

inline std::shared_ptr<const plan::Plan> planOf(const std::string& text) {
  driver::Workspace workspace;
  diag::Sink sink;
  auto ruleset = workspace.check("small_game.kou", sink, &text);
  if (!ruleset) return nullptr;
  std::string error;
  return workspace.plan(ruleset, {}, error);
}

}  // namespace kaikou::test
