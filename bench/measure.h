// Rates and how they are taken: several rounds, the median, and the lowest and highest beside it.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace kaikou::bench {

struct Measure {
  std::string name, unit;
  double median = 0, lowest = 0, highest = 0;
  std::string note;      // beside the figures, or instead of them
  double ratio = 0;      // to the first of those it was measured together with; 0: alone, or the first
};

/// One of several ways to do something: works for about `seconds` and says how often it did it in one. Negative: it failed.
struct Contender {
  std::string name, unit;
  std::function<double(double seconds)> rate;
};
/// One that calls `work` again and again, which does `operations` of them.
Contender repeating(std::string name, std::string unit, size_t operations, std::function<void()> work);

/// From here on every work is done this often, 0 or 1, and not timed: for counting instructions. What a run with 1 takes beyond
/// one with 0 is the work alone, without what was loaded and prepared for it.
void doAll(int times);
/// Whether that was said.
bool isCounting();
/// The row of a work that is counted: does it as often as doAll says.
Measure counted(std::string name, std::string unit, const std::function<void()>& work);

/// Processor time of this thread.
double secondsOf(const std::function<void()>& work);
Measure ofRuns(std::string name, std::string unit, std::vector<double> values);
/// Five rounds of about `seconds`.
Measure measure(std::string name, std::string unit, double seconds, size_t operations, std::function<void()> work);
/// The same for several that are to be compared: in every round each has its turn, so that a disturbance hits them all. Every
/// row after the first has its ratio to the first: the median over rounds.
std::vector<Measure> measureTogether(const std::vector<Contender>& contenders, double seconds);

}  // namespace kaikou::bench
