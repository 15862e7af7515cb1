// A broken invariant ends the program with its sentence; tests link libraries that look at theirs.
#include "runtime/base/invariant.h"

#include <csignal>
#include <cstdio>
#include <string>

#include <catch2/catch.hpp>
#include <sys/wait.h>
#include <unistd.h>

#include "bots/bot.h"
#include "tests/bots/bot_plans.h"

using namespace kaikou;

namespace {

// What `act` does to a process of its own: the signal that ends it, and what it said.
template <class Act>
std::pair<int, std::string> endOf(Act act) {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  std::fflush(nullptr);
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (!child) {
    dup2(ends[1], STDERR_FILENO);
    std::signal(SIGABRT, SIG_DFL);
    act();
    _exit(0);
  }
  close(ends[1]);
  std::string said;
  char buffer[512];
  for (ssize_t got; (got = read(ends[0], buffer, sizeof buffer)) > 0;)
    said.append(buffer, static_cast<size_t>(got));
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  return {WIFSIGNALED(status) ? WTERMSIG(status) : 0, said};
}

}  // namespace

TEST_CASE("what holds is passed over, what does not ends the program", "[invariant]") {
  int looked = 0;
  KAIKOU_ASSERT(++looked == 1, "it is looked at once");
  CHECK(looked == 1);
  const auto [signal, said] = endOf([] { KAIKOU_ASSERT(1 + 1 == 3, "sums are right"); });
  CHECK(signal == SIGABRT);
  CHECK(said.find("tests/runtime/invariant_test.cpp:") != std::string::npos);
  CHECK(said.find("sums are right (1 + 1 == 3)") != std::string::npos);
}

TEST_CASE("libraries that tests link look at their invariants", "[invariant]") {
  const auto plan = testing::botPlan("kaikoufan");
  table::Engine engine(*plan);
  std::string error;
  const auto bot = bots::makeBot("random", *plan, error);
  table::State state;
  engine.begin({}, state);
  const auto [signal, said] = endOf([&] { bot->choose(engine, state, 0, table::ActionList()); });
  CHECK(signal == SIGABRT);
  CHECK(said.find("a bot is asked only where something is open to its seat") != std::string::npos);
}
