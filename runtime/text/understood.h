// What the runtime says, in Chinese too.
//
// The runtime makes its messages in English, as plain text: faults, refusals, what is wrong with a case, a log, a saved table.
// Where a person reads them the language is known, and there they are understood: the row of runtime_messages.def whose English
// fits is found, what stood in its holes is understood in turn, and both languages come out. A text that no row fits is a name
// and stays as it is. Made for errors, not for hot paths: it looks through the table.
//
//   text::understood("there is no seat 7").zh()          // "没有 7 座"
//
// Tested by tests/text/understood_test.cpp, which also finds messages of the runtime that have no row.
#pragma once

#include <string_view>

#include "runtime/text/bilingual.h"

namespace kaikou::text {

Bilingual understood(std::string_view english);
/// Whether a row fits the whole of it.
bool isUnderstood(std::string_view english);

}  // namespace kaikou::text
