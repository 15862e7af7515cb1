// A campaign of rulesets that nobody wrote by hand (tests/generated/rule_trial.h).
//
//   try-rules FIRST COUNT [FOLDER]     rulesets FIRST, FIRST + 1, …; COUNT 0: without end
//   try-rules SEED                     writes a ruleset to standard output
//   try-rules FILE.kou [SEED]          one that is written down; the seed of its tables and hands (1)
//
// A finding is reduced and written to FOLDER (default: .) as a rule file, with what was wrong as a comment
// above it. Every hundred rulesets a line says how far it is. Exit 1 if something was found.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>

#include "tests/generated/reducer.h"
#include "tests/generated/rule_trial.h"
#include "tests/generated/rule_writer.h"

using namespace kaikou::generated;

namespace {

constexpr int seconds = 60, triesToReduce = 400;

std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

// The same fault: found by the same step, and told in the same first words.
bool same(const Verdict& a, const Verdict& b) {
  return a.kind == b.kind && a.room == b.room &&
         firstLine(a.words).substr(0, 24) == firstLine(b.words).substr(0, 24);
}

void report(const Written& written, const Verdict& verdict, uint64_t seed, const Effort& effort,
            const std::string& folder) {
  std::printf("%s: %s: %s\n", written.name.c_str(), verdict.room.c_str(), verdict.words.c_str());
  const bool slow = verdict.words.find("longer than") != std::string::npos;
  const Written small = reduced(
      written,
      [&](const Written& some) {
        return same(tryGuarded(some.name, some.text(), seed, effort, seconds), verdict);
      },
      slow ? 20 : triesToReduce);
  std::ofstream file(folder + "/" + written.name + ".kou");
  std::string words = verdict.words;
  for (size_t at = 0; (at = words.find('\n', at)) != std::string::npos; at += 4)
    words.replace(at, 1, "\n// ");
  file << "// " << verdict.room << ": " << words << "\n" << small.text();
  std::printf("%s\n", small.text().c_str());
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const Effort effort;
  if (argc >= 2 && std::string_view(argv[1]).ends_with(".kou")) {
    const uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    std::ifstream file(argv[1]);
    const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    std::string name = argv[1];
    name = name.substr(name.rfind('/') + 1);
    const Verdict verdict = tryGuarded(name.substr(0, name.rfind('.')), text, seed, effort, seconds);
    std::printf("%s %s %s\n",
                verdict.kind == Verdict::Fine      ? "fine"
                : verdict.kind == Verdict::Refused ? "refused"
                                                   : "FINDING",
                verdict.room.c_str(), verdict.words.c_str());
    return verdict.kind == Verdict::Finding;
  }
  if (argc == 2) {
    std::printf("%s", writeRules(std::strtoull(argv[1], nullptr, 10)).text().c_str());
    return 0;
  }
  if (argc < 3) {
    std::fprintf(stderr, "usage: try-rules FIRST COUNT [FOLDER], try-rules SEED, or try-rules FILE.kou [SEED]\n");
    return 2;
  }
  const uint64_t first = std::strtoull(argv[1], nullptr, 10), count = std::strtoull(argv[2], nullptr, 10);
  const std::string folder = argc > 3 ? argv[3] : ".";
  std::map<std::string, int> refusals;
  uint64_t fine = 0, findings = 0, done = 0;
  const auto start = std::chrono::steady_clock::now();
  for (uint64_t seed = first; !count || seed < first + count; ++seed) {
    const Written written = writeRules(seed);
    const Verdict verdict = tryGuarded(written.name, written.text(), seed, effort, seconds);
    ++done;
    fine += verdict.kind == Verdict::Fine;
    if (verdict.kind == Verdict::Refused) ++refusals[verdict.words];
    if (verdict.kind == Verdict::Finding) ++findings, report(written, verdict, seed, effort, folder);
    if (done % 100 && done != count) continue;
    const auto minutes =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - start).count() /
        60.0;
    std::string refused;
    for (const auto& [codes, times] : refusals) refused += " " + codes + " x" + std::to_string(times) + ";";
    std::printf("%llu rulesets, %llu fine, %llu findings, %.1f minutes; refused:%s\n",
                static_cast<unsigned long long>(done), static_cast<unsigned long long>(fine),
                static_cast<unsigned long long>(findings), minutes, refused.c_str());
    std::fflush(stdout);
  }
  return findings ? 1 : 0;
}
