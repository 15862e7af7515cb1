// Whole processes by posix_spawn and wait4, which tells the peak memory of the child. Cases are written by hand: a bench must
// not measure its own JSON library.
#include "bench/process_bench.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "runtime/tile/tile_notation.h"

extern char** environ;

namespace kaikou::bench {

namespace {

// Standard output goes to `file`.
ProcessRun run(const char* path, const std::vector<std::string>& args, int file) {
  std::vector<std::string> owned = args;
  std::vector<char*> argv;
  for (auto& text : owned) argv.push_back(text.data());
  argv.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, file, STDOUT_FILENO);
  ProcessRun run;
  pid_t child = 0;
  auto start = std::chrono::steady_clock::now();
  int failed = posix_spawnp(&child, path, &actions, nullptr, argv.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failed) return run;
  int status = 0;
  rusage usage{};
  if (wait4(child, &status, 0, &usage) != child) return run;
  run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  run.peakMegabytes = static_cast<double>(usage.ru_maxrss) / 1024.0;
  run.fine = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  return run;
}

// A file or folder of the project: beside the build, installed, or below the working directory.
std::filesystem::path projectFile(const std::string& inTree, const std::string& installed) {
  std::error_code failed;
  auto binary = std::filesystem::read_symlink("/proc/self/exe", failed);
  for (const auto& path : {"../../" + inTree, installed}) {
    auto file = binary.parent_path() / path;
    if (!failed && std::filesystem::exists(file, failed)) return file;
  }
  return inTree;
}

}  // namespace

ProcessRun runSelf(const std::vector<std::string>& args) {
  std::vector<std::string> all{"kou"};
  all.insert(all.end(), args.begin(), args.end());
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  auto result = run("/proc/self/exe", all, nowhere);
  close(nowhere);
  return result;
}

ProcessRun runProgram(const std::string& name, const std::vector<std::string>& args, std::string& output) {
  std::vector<std::string> all{name};
  all.insert(all.end(), args.begin(), args.end());
  output.clear();
  std::FILE* file = std::tmpfile();
  if (!file) return {};
  auto result = run(name.c_str(), all, fileno(file));
  std::rewind(file);
  char buffer[1 << 16];
  for (size_t count; (count = std::fread(buffer, 1, sizeof buffer, file)) > 0;) output.append(buffer, count);
  std::fclose(file);
  return result;
}

std::filesystem::path benchFile(const std::string& name) { return projectFile("bench/" + name, "../share/kaikou/bench/" + name); }

std::string caseLine(const plan::Plan& plan, const std::string& ruleset, const eval::Table& table, size_t id) {
  tile::TileNotation notation(plan);
  auto tiles = [&](std::vector<uint8_t> kinds) { return notation.printKinds(kinds); };
  auto counted = [](const eval::TileCounts& counts) {
    std::vector<uint8_t> kinds;
    for (size_t k = 0; k < counts.size(); ++k) kinds.insert(kinds.end(), counts[k], static_cast<uint8_t>(k));
    return kinds;
  };
  std::string line = fmt::format(R"({{"id": "{}", "ruleset": "{}", "dealer": {})", id, ruleset, table.dealer);
  if (plan.game.hasIndicator) line += fmt::format(R"(, "indicator": "{}")", tiles({table.indicator}));
  line += R"(, "seats": [)";
  for (int s = 0; s < plan.game.seats; ++s) {
    const auto& seat = table.seats[static_cast<size_t>(s)];
    line += fmt::format(R"({}{{"hand": "{}")", s ? ", " : "", tiles(counted(seat.hand)));
    for (int m = 0; m < seat.meldCount; ++m) {
      const auto& meld = seat.melds[static_cast<size_t>(m)];
      auto kind = meld.tile;
      std::vector<uint8_t> kinds(meld.form == eval::MeldForm::Quad ? 4 : 3, kind);
      if (meld.form == eval::MeldForm::Run) kinds = {kind, static_cast<uint8_t>(kind + 1), static_cast<uint8_t>(kind + 2)};
      line += fmt::format(R"({}{{"call": "{}", "tiles": "{}")", m ? ", " : R"(, "melds": [)",
                          plan.origins[plan.calls[meld.call].origin].name, tiles(kinds));
      if (meld.from >= 0) line += fmt::format(R"(, "from": {})", meld.from);
      line += "}";
    }
    line += seat.meldCount ? "]}" : "}";
  }
  static const char* const ways[] = {"self_draw", "discard", "rob_kong"};
  line += fmt::format(R"(], "win": {{"seat": {}, "tile": "{}", "by": "{}")", table.win.seat, tiles({table.win.tile}),
                      ways[static_cast<int>(table.win.by)]);
  if (table.win.from >= 0) line += fmt::format(R"(, "from": {})", table.win.from);
  if (table.win.afterKong) line += R"(, "after_kong": true)";
  if (table.win.lastTiles) line += R"(, "last_tiles": true)";
  return line + "}}";
}

}  // namespace kaikou::bench
