// Whether a plan can be run: everything that a plan from outside could get wrong.
//
//   if (std::optional<std::string> fault = verify(plan)) refuse(*fault);
//
// An engine may rely on the following in a verified plan, and need not check it again:
// - sizes are within `limits`; every text is UTF-8 of at most limits::text bytes without control characters;
// - kinds of a block are consecutive, blocks follow each other and cover all kinds, ranks ascend by one and are 1..9,
//   rings are closed; no two tiles or suits can be written the same way;
// - features do not overlap or cross a word of 64 bits; shapeBase has an entry a shape; vectors use only bits of features;
// - the phases cut the code into consecutive runs, in order of time; every operand is a constant or was written
//   earlier; every other register is written at most once; an unused operand is 0, so reading all three is safe;
//   immediates are in range;
// - lanes are read by lanes only, or by EveryLoser and SomeLoser, and never written in the deal;
// - types agree: a seat operand is -1..3, a tile -1..kinds-1, a set has no bits beyond the kinds, whatever the table
//   holds (save for fault values of values.h, which are of every type);
// - no need that being ready asks depends on Ready, so Ready does not call itself;
// - registers of the rules are known when they are asked: deal registers in the deal, needs that are not perReading and
//   registers of the game before the readings.
// It says nothing about whether the rules make sense, nor whether results fit their fields: sums that a plan made too
// narrow are wrong numbers, not wrong accesses.
//
// Linear in the plan. Tested by tests/runtime/plan_verify_test.cpp.
#pragma once

#include <optional>
#include <string>

#include "runtime/plan/plan.h"

namespace kaikou::plan {

namespace limits {
inline constexpr size_t text = 4096;             // bytes of a name or title
inline constexpr size_t allText = size_t{8} << 20;   // …of all together
inline constexpr size_t origins = 65535;
inline constexpr size_t options = 1024;
inline constexpr size_t blocks = 16;
inline constexpr size_t blockSize = 9;
inline constexpr size_t aliases = 16;            // of a suit
inline constexpr size_t copies = 4;              // of a tile
inline constexpr size_t shapes = 32;
inline constexpr size_t pairs = 9;               // of a shape
inline constexpr size_t relations = 64;
inline constexpr size_t links = 16;
inline constexpr size_t spreadMelds = 4;         // of a relation, each in a suit of its own
inline constexpr size_t fieldWidth = 16;         // bits of a feature
inline constexpr size_t scalars = 8192;          // constants included
inline constexpr size_t lanes = 2048;
inline constexpr size_t lists = 256;
inline constexpr size_t listEntries = 1024;      // of a list, which has one at least
inline constexpr size_t code = 65535;
inline constexpr size_t phases = 64;
inline constexpr size_t readyQuestions = 64;     // instructions Ready: each is a search
inline constexpr size_t facts = 8;
inline constexpr size_t calls = maxCalls;
inline constexpr size_t needs = 256;
inline constexpr size_t patterns = PatternSet::most;   // a settlement has a bit for each
inline constexpr size_t lines = 4096;
inline constexpr size_t liabilities = 256;
inline constexpr size_t sharings = 64;
inline constexpr size_t keys = 16;               // of the choice between readings
inline constexpr size_t results = 8;
inline constexpr size_t gameList = 64;           // claim ranks, next dealers, exceptions from the duty
inline constexpr size_t markWords = 64;           // of a mark that is one of them
inline constexpr size_t stepSets = 16;            // marks that a step sets
inline constexpr int handSize = 3 * maxMelds + 1;
inline constexpr int64_t points = 1'000'000'000'000;  // that leaving can cost
}  // namespace limits

/// The first fault, in English, lower case, no full stop; nothing if the plan can be run.
[[nodiscard]] std::optional<std::string> verify(const Plan& plan);

/// Beyond verify(): whether there are tiles enough to deal, and the wall is as long as the tiles. What cannot be played
/// can still be evaluated.
[[nodiscard]] std::optional<std::string> verifyPlayable(const Plan& plan);

}  // namespace kaikou::plan
