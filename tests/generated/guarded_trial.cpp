// A trial in a child: what it does is written to a page that both share, the verdict to a pipe. A crash names
// the step that it came in, which is what a reducer keeps while it makes a ruleset smaller. Tested by
// tests/generated/generated_rules_test.cpp.
#include <csignal>
#include <cstring>

#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tests/child_process.h"
#include "tests/generated/rule_trial.h"
#include "tests/generated/trial_step.h"

namespace kaikou::generated {

namespace {

constexpr size_t roomBytes = 32;
constexpr rlim_t mostMemory = rlim_t{3} << 30;

// Shared with children; made once.
char* sharedRoom() {
  static char* const page = [] {
    void* made = mmap(nullptr, roomBytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return made == MAP_FAILED ? nullptr : static_cast<char*>(made);
  }();
  return page;
}

void writeAll(int file, const std::string& text) {
  for (size_t at = 0; at < text.size();) {
    const ssize_t wrote = write(file, text.data() + at, text.size() - at);
    if (wrote <= 0) return;
    at += static_cast<size_t>(wrote);
  }
}

}  // namespace

void step(const char* room) {
  if (char* page = sharedRoom()) std::strncpy(page, room, roomBytes - 1);
}

Verdict tryGuarded(const std::string& name, const std::string& text, uint64_t seed, const Effort& effort,
                   int seconds) {
  step("start");
  const auto end = test::inChild([&](int pipe) {
#if !KAIKOU_SANITIZED
    const rlimit memory{mostMemory, mostMemory};
    setrlimit(RLIMIT_AS, &memory);
#endif
    const rlimit time{static_cast<rlim_t>(seconds), static_cast<rlim_t>(seconds + 1)}, none{0, 0};
    setrlimit(RLIMIT_CPU, &time);  // of the processor, so that a busy machine is no finding
    setrlimit(RLIMIT_CORE, &none);
    const Verdict verdict = tryRules(name, text, seed, effort);
    writeAll(pipe, std::string("\x01") + "FRH"[static_cast<int>(verdict.kind)] + verdict.room + "\n" +
                       verdict.words);
  });
  if (!end) return {Verdict::Finding, "trial", "no process"};
  const std::string& said = end->said;
  const size_t mark = said.rfind('\x01');
  if (!end->signal && !end->code && mark != std::string::npos) {
    const size_t line = said.find('\n', mark);
    Verdict verdict;
    verdict.kind = said[mark + 1] == 'F'   ? Verdict::Fine
                   : said[mark + 1] == 'R' ? Verdict::Refused
                                           : Verdict::Finding;
    verdict.room = said.substr(mark + 2, line - mark - 2);
    verdict.words = said.substr(line + 1);
    return verdict;
  }
  Verdict crash{Verdict::Finding, sharedRoom() ? sharedRoom() : "?", ""};
  if (end->signal == SIGXCPU || end->signal == SIGKILL)
    crash.words = "it takes longer than " + std::to_string(seconds) + " s, or too much memory";
  else if (end->signal)
    crash.words = std::string("it crashes: ") + strsignal(end->signal) + "\n" + said;
  else
    crash.words = "it ends by itself with " + std::to_string(end->code) + "\n" + said;
  return crash;
}

}  // namespace kaikou::generated
