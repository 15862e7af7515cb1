// A trial in a child: what it does is written to a page that both share, the verdict to a pipe. A crash names
// the step that it came in, which is what a reducer keeps while it makes a ruleset smaller. Tested by
// tests/generated/generated_rules_test.cpp.
#include <csignal>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

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
  int ends[2];
  if (pipe(ends)) return {Verdict::Finding, "trial", "no pipe"};
  const pid_t child = fork();
  if (child < 0) return {Verdict::Finding, "trial", "no process"};
  if (!child) {
    close(ends[0]);
#if !KAIKOU_SANITIZED
    const rlimit memory{mostMemory, mostMemory};
    setrlimit(RLIMIT_AS, &memory);
#endif
    const rlimit time{static_cast<rlim_t>(seconds), static_cast<rlim_t>(seconds + 1)}, none{0, 0};
    setrlimit(RLIMIT_CPU, &time);  // of the processor, so that a busy machine is no finding
    setrlimit(RLIMIT_CORE, &none);
    dup2(ends[1], STDERR_FILENO);  // the sentence of a broken invariant
    for (const int signal : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL}) std::signal(signal, SIG_DFL);
    const Verdict verdict = tryRules(name, text, seed, effort);
    writeAll(ends[1], std::string("\x01") + "FRH"[static_cast<int>(verdict.kind)] + verdict.room + "\n" +
                          verdict.words);
    _exit(0);
  }
  close(ends[1]);
  std::string said;
  char buffer[4096];
  for (ssize_t got; (got = read(ends[0], buffer, sizeof buffer)) > 0;)
    said.append(buffer, static_cast<size_t>(got));
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  const size_t mark = said.rfind('\x01');
  if (WIFEXITED(status) && !WEXITSTATUS(status) && mark != std::string::npos) {
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
  if (WIFSIGNALED(status) && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL))
    crash.words = "it takes longer than " + std::to_string(seconds) + " s, or too much memory";
  else if (WIFSIGNALED(status))
    crash.words = std::string("it crashes: ") + strsignal(WTERMSIG(status)) + "\n" + said;
  else
    crash.words = "it ends by itself with " + std::to_string(WEXITSTATUS(status)) + "\n" + said;
  return crash;
}

}  // namespace kaikou::generated
