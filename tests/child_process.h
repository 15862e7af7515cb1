// What work does to a process of its own: tests of what ends a program.
#pragma once

#include <csignal>
#include <cstdio>
#include <functional>
#include <optional>
#include <string>

#include <sys/wait.h>
#include <unistd.h>

namespace kaikou::test {

struct ChildEnd {
  int signal = 0, code = 0;              // what ended it: a signal, or else its exit code
  std::string said;                      // on standard error, and through the pipe
};

/// Forks; `act(pipe)` runs in the child, which then ends with 0. Nothing if there is no child.
inline std::optional<ChildEnd> inChild(const std::function<void(int pipe)>& act) {
  int ends[2];
  if (pipe(ends)) return std::nullopt;
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child < 0) {
    close(ends[0]), close(ends[1]);
    return std::nullopt;
  }
  if (!child) {
    close(ends[0]);
    dup2(ends[1], STDERR_FILENO);        // the sentence of a broken invariant
    for (const int signal : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL}) std::signal(signal, SIG_DFL);
    act(ends[1]);
    _exit(0);
  }
  close(ends[1]);
  ChildEnd end;
  char buffer[4096];
  for (ssize_t got; (got = read(ends[0], buffer, sizeof buffer)) > 0;) end.said.append(buffer, static_cast<size_t>(got));
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFSIGNALED(status)) end.signal = WTERMSIG(status);
  else end.code = WEXITSTATUS(status);
  return end;
}

}  // namespace kaikou::test
