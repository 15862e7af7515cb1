// A command that cannot write its log goes on, and says so at its end: what it has to say besides is not lost.
// Tested by tests/scripts/sim_end_to_end.sh.
#include "cli/log_output.h"
#include "runtime/text/understood.h"

#include <fmt/format.h>

namespace kaikou::cli {

bool LogOutput::open() {
  if (wanted()) (void)file_.openNew(path_, trouble_);
  return complete();
}

bool LogOutput::write(const std::string& text) {
  if (wanted() && trouble_.empty()) (void)file_.write(text, trouble_);
  return trouble_.empty();
}

void LogOutput::keep() {
  if (wanted() && trouble_.empty()) (void)file_.keep(trouble_);
}

bool LogOutput::complete() {
  if (!trouble_.empty()) session_.complain(words::CannotWrite(path_, text::understood(trouble_)));
  return trouble_.empty();
}

}  // namespace kaikou::cli
