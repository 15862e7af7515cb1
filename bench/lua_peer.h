// The game written by hand in Lua (bench/handwritten.lua), run as a process of an interpreter that is installed.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "bench/handwritten.h"
#include "runtime/eval/settlement.h"

namespace kaikou::bench {

class LuaPeer {
 public:
  /// Writes the tables where the process reads them.
  explicit LuaPeer(const std::vector<eval::Table>& tables);
  ~LuaPeer();
  LuaPeer(const LuaPeer&) = delete;

  /// Whether `interpreter` can be started.
  static bool isInstalled(const std::string& interpreter);
  /// Settlements a second by the clock of the process, warmed up; negative when it failed.
  double rate(const std::string& interpreter, double seconds) const;
  /// What it makes of each table; empty when it failed.
  std::vector<handwritten::Score> scores(const std::string& interpreter) const;

 private:
  std::filesystem::path script_, tables_;
};

}  // namespace kaikou::bench
