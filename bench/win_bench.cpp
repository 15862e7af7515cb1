// Plain wins with wilds, one thread. A hand is given as 34 counts and a number of wilds; the first row of a set works the
// indices out of the counts within the time that is measured, the second has them (as a game has that keeps them), the third
// works them out and answers more.
#include "bench/win_bench.h"

#include <fmt/format.h>

#include "bench/win_hands.h"

namespace kaikou::bench {

void benchWin(double seconds, size_t count, std::vector<Measure>& rows) {
  const WinQuestion question;
  static constexpr struct { HandSet set; const char* name; } sets[] = {
      {HandSet::Random, "14 random"}, {HandSet::FourWilds, "4 wilds"}, {HandSet::NearlyComplete, "nearly complete"}};
  for (const auto& each : sets) {
    const HandSet set = each.set;
    const char* const name = each.name;
    const auto hands = wildHands(set, 20260101, count);
    struct Kept {
      BlockIndices index;
      int wilds;
    };
    std::vector<Kept> kept;
    for (const auto& hand : hands) kept.push_back({BlockIndices(hand), hand.wilds});
    size_t complete = 0, again = 0, more = 0;
    auto millions = [&](const char* how, std::function<void()> work) {
      return repeating(fmt::format("win {}, {}", name, how), "M hands/s", count, std::move(work));
    };
    auto timed = measureTogether({millions("counts",
                                           [&] {
                                             complete = 0;
                                             for (const auto& hand : hands) complete += question.complete(hand);
                                           }),
                                  millions("indices kept",
                                           [&] {
                                             again = 0;
                                             for (const auto& hand : kept) again += question.complete(hand.index, hand.wilds);
                                           }),
                                  millions("six answers",
                                           [&] {
                                             more = 0;
                                             for (const auto& hand : hands) more += question.answers(hand) & WinQuestion::Complete;
                                           })},
                                 seconds);
    for (auto& row : timed) {
      for (double* rate : {&row.median, &row.lowest, &row.highest}) *rate /= 1e6;
    }
    timed[0].note = again == complete && more == complete
                        ? fmt::format("{:.2f} % complete", 100.0 * static_cast<double>(complete) / static_cast<double>(count))
                        : "THE ANSWERS DIFFER";
    rows.insert(rows.end(), timed.begin(), timed.end());
  }
}

}  // namespace kaikou::bench
