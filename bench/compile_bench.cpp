// Compilation. A generated ruleset is a third each of sets, names that count tiles of a set, and lines of a tally that use a
// name, so that nothing is dropped before it has been through every pass.
#include "bench/compile_bench.h"

#include <fmt/format.h>

#include "compiler/driver/driver.h"
#include "runtime/plan/plan_codec.h"
#include "runtime/plan/plan_verify.h"

namespace kaikou::bench {

void benchCompile(const std::string& name, const std::vector<std::string>& folders, double seconds, std::vector<Measure>& rows) {
  rows.push_back(measure("compile " + name, "plans/s", seconds, 1, [&] {
    driver::Workspace fresh;
    fresh.loader().folders = folders;
    diag::Sink quiet;
    std::string error;
    auto ruleset = fresh.check(name, quiet);
    (void)(ruleset && fresh.plan(ruleset, {}, error));
  }));
}

std::string generatedRules(int declarations) {
  static const char* const suits[] = {"m", "p", "s"};
  std::string text = R"(ruleset generated "generated" / "generated"

tiles {
  suit m 1..9 copies 4
  suit p 1..9 copies 4
  suit s 1..9 copies 4
  honour E S W N copies 4
}

deal { seats 4
  hand 13, dealer 14
}

call pung "pung" / "pung" : triplet on discard, opens
shape usual "four melds and a pair" / "four melds and a pair" = 4 melds and a pair
need whole "complete" / "complete" : shape is usual

)";
  const int thirds = declarations / 3, rest = declarations % 3;
  for (int i = 0; i < thirds + (rest > 0); ++i) {
    text += fmt::format("set set{0} \"set {0}\" / \"set {0}\" = {1}{2} {3}{2} {4}\n", i, 1 + i % 9, suits[i / 9 % 3], 1 + (i / 27) % 9,
                        "ESWN"[i / 243 % 4]);
  }
  for (int i = 0; i < thirds + (rest > 1); ++i) {
    text += fmt::format("let let{0} \"let {0}\" / \"let {0}\" = count set{0} in hand + {1}\n", i, i % 7);
  }
  text += "\ntally own \"own\" / \"own\" of each seat {\n  base \"base\" / \"base\" : = 1\n";
  for (int i = 0; i < thirds; ++i) text += fmt::format("  line{0} \"line {0}\" / \"line {0}\" : + let{0} when let{0} > 1\n", i);
  text += "}\n\npayment {\n  all \"all\" / \"all\" : = own of winner\n}\n\nchoose most winnings\n";
  return text;
}

bool benchGrowth(double seconds, std::vector<Measure>& rows, std::string& error) {
  std::vector<Contender> contenders;
  static constexpr int sizes[] = {10, 100, 1000};
  std::vector<std::string> texts;
  for (int size : sizes) texts.push_back(generatedRules(size));
  auto compile = [](const std::string& text, std::string& problem) {
    driver::Workspace fresh;
    diag::Sink sink;
    auto ruleset = fresh.check("generated.kou", sink, &text);
    if (!ruleset) {
      problem = sink.all().empty() ? "no ruleset" : sink.all().front().message.en();
      return false;
    }
    return fresh.plan(ruleset, {}, problem) != nullptr;
  };
  for (size_t i = 0; i < texts.size(); ++i) {
    if (!compile(texts[i], error)) return false;
    contenders.push_back(repeating(fmt::format("compile {} declarations", sizes[i]), "plans/s", 1, [&, i] {
      std::string quiet;
      compile(texts[i], quiet);
    }));
  }
  auto timed = measureTogether(contenders, seconds);
  for (size_t i = 1; i < timed.size(); ++i) {
    double further = (1e6 / timed[i].median - 1e6 / timed[i - 1].median) / (sizes[i] - sizes[i - 1]);
    timed[i].note = fmt::format("{:.1f} us for each further declaration", further);
    timed[i].ratio = 0;
  }
  rows.insert(rows.end(), timed.begin(), timed.end());
  return true;
}

void benchLoad(const std::string& name, const plan::Plan& plan, double seconds, std::vector<Measure>& rows) {
  const auto bytes = plan::encode(plan);
  rows.push_back(measure("load " + name, "plans/s", seconds, 1, [&] {
    auto read = plan::decode(bytes);
    (void)(read && !plan::verify(*read.plan));
  }));
  rows.back().note = fmt::format("{} bytes", bytes.size());
}

}  // namespace kaikou::bench
