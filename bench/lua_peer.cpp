// Tables go to the process as lines of numbers, in the form that a server would have them in already: reading them is not
// timed. Tested by tests/bench/lua_peer_test.cpp where an interpreter is installed.
#include "bench/lua_peer.h"

#include <fmt/format.h>
#include <unistd.h>

#include <fstream>
#include <sstream>

#include "bench/process_bench.h"

namespace kaikou::bench {

namespace {

constexpr int kindCount = 34;

// indicator dealer winner tile by from afterKong lastTiles; then a seat: 34 counts, 34 set aside, melds (call form tile from)…
void writeTable(std::ostream& out, const eval::Table& table) {
  const auto& win = table.win;
  out << fmt::format("{} {} {} {} {} {} {} {}", table.indicator, table.dealer, win.seat, win.tile, static_cast<int>(win.by), win.from,
                     int{win.afterKong}, int{win.lastTiles});
  for (const auto& seat : table.seats) {
    for (size_t k = 0; k < kindCount; ++k) out << ' ' << int{seat.hand[k]};
    for (size_t k = 0; k < kindCount; ++k) out << ' ' << int{seat.aside[k]};
    out << ' ' << int{seat.meldCount};
    for (size_t m = 0; m < seat.meldCount; ++m) {
      const auto& meld = seat.melds[m];
      out << fmt::format(" {} {} {} {}", meld.call, static_cast<int>(meld.form), meld.tile, meld.from);
    }
  }
  out << '\n';
}

}  // namespace

LuaPeer::LuaPeer(const std::vector<eval::Table>& tables) : script_(benchFile("handwritten.lua")) {
  static int number = 0;
  tables_ = std::filesystem::temp_directory_path() / fmt::format("kaikou-tables-{}-{}.txt", getpid(), number++);
  std::ofstream out(tables_);
  for (const auto& table : tables) writeTable(out, table);
}

LuaPeer::~LuaPeer() {
  std::error_code ignored;
  std::filesystem::remove(tables_, ignored);
}

bool LuaPeer::isInstalled(const std::string& interpreter) {
  std::string output;
  return runProgram(interpreter, {"-e", "print(1)"}, output).fine && output == "1\n";
}

double LuaPeer::rate(const std::string& interpreter, double seconds) const {
  std::string output;
  if (!runProgram(interpreter, {script_.string(), tables_.string(), fmt::format("{}", seconds)}, output).fine) return -1;
  double rate = -1;
  std::istringstream(output) >> rate;
  return rate;
}

std::vector<handwritten::Score> LuaPeer::scores(const std::string& interpreter) const {
  std::string output;
  std::vector<handwritten::Score> all;
  if (!runProgram(interpreter, {script_.string(), tables_.string(), "check"}, output).fine) return all;
  std::istringstream in(output);
  int legal, hard, patterns, liable;
  handwritten::Score score;
  while (in >> legal >> hard >> patterns >> liable >> score.payments[0] >> score.payments[1] >> score.payments[2] >> score.payments[3]) {
    score.legal = legal != 0;
    score.hard = hard != 0;
    score.patterns = static_cast<uint8_t>(patterns);
    score.liable = static_cast<int8_t>(liable);
    all.push_back(score);
  }
  return all;
}

}  // namespace kaikou::bench
