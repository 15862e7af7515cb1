// Which step of a trial is being done, kept where a process that watches it can read it after a crash.
#pragma once

namespace kaikou::generated {

/// `room` is a literal.
void step(const char* room);

}  // namespace kaikou::generated
