// A meld on a command line: `碰 111p` or `碰 111p from 2`.
#pragma once

#include <optional>
#include <string>

#include "runtime/eval/settlement.h"
#include "runtime/plan/plan.h"
#include "runtime/text/bilingual.h"

namespace kaikou::cli {

/// The meld that words name; nothing, and why, where they name none. A meld that another seat gave a tile for comes from the
/// seat before unless told.
std::optional<eval::Meld> readMeld(const plan::Plan& plan, const std::string& words, text::Bilingual& problem);

}  // namespace kaikou::cli
