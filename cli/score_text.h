// Settlements and explanations for people.
#pragma once

#include <string>

#include "cli/plan_shelf.h"

namespace kaikou::cli {

struct TextStyle {
  Language language = Language::Chinese;
  bool colour = false;
};

/// Who wins how and what everybody pays, or why the win is refused.
void appendSettlementText(std::string& into, const ShelvedPlan& shelved, const eval::Table& table,
                          const eval::Settlement& settlement, TextStyle style);
/// The reading, every line that counted with its citation, limits and liability; for a refusal what failed and what is
/// missing.
void appendExplanationText(std::string& into, const ShelvedPlan& shelved, const eval::Table& table,
                           const eval::Settlement& settlement, const eval::Explanation& explanation, TextStyle style);
/// The groups of a reading on one line each, with what its wilds stand for and which tiles the hand lacks.
void appendReadingText(std::string& into, const ShelvedPlan& shelved, const eval::Reading& reading, TextStyle style);

}  // namespace kaikou::cli
