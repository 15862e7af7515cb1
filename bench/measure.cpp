// Each contender is warmed up by a short run. The clock is the processor time of the thread: on a machine that does other
// things as well, wall time would measure those.
#include "bench/measure.h"

#include <fmt/format.h>
#include <time.h>

#include <algorithm>
#include <memory>

namespace kaikou::bench {

namespace {

constexpr size_t rounds = 5;
int times = -1;   // set before anything is measured; negative: whatever a clock says

double medianOf(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

}  // namespace

void doAll(int many) { times = many; }

bool isCounting() { return times >= 0; }

Measure counted(std::string name, std::string unit, const std::function<void()>& work) {
  for (int i = 0; i < times; ++i) work();
  return {std::move(name), std::move(unit), 0, 0, 0, times ? "done once" : "prepared", 0};
}

double secondsOf(const std::function<void()>& work) {
  auto now = [] {
    timespec at{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &at);
    return static_cast<double>(at.tv_sec) + static_cast<double>(at.tv_nsec) * 1e-9;
  };
  double start = now();
  work();
  return now() - start;
}

Contender repeating(std::string name, std::string unit, size_t operations, std::function<void()> work) {
  // The first call also finds out how often to repeat.
  auto each = std::make_shared<double>(0);
  auto rate = [operations, each, work = std::move(work)](double seconds) {
    if (isCounting()) return work(), 0.0;
    if (*each <= 0) *each = std::max(secondsOf(work), 1e-9);
    int repeat = std::max(1, static_cast<int>(std::min(seconds / *each, 1e6)));
    double took = secondsOf([&] {
      for (int i = 0; i < repeat; ++i) work();
    });
    *each = std::max(took / repeat, 1e-9);
    return static_cast<double>(operations) * repeat / took;
  };
  return {std::move(name), std::move(unit), std::move(rate)};
}

Measure ofRuns(std::string name, std::string unit, std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return {std::move(name), std::move(unit), values[values.size() / 2], values.front(), values.back(), {}, 0};
}

std::vector<Measure> measureTogether(const std::vector<Contender>& contenders, double seconds) {
  std::vector<std::vector<double>> rates(contenders.size());
  if (isCounting()) {
    std::vector<Measure> rows;
    for (const auto& contender : contenders) rows.push_back(counted(contender.name, contender.unit, [&] { (void)contender.rate(seconds); }));
    return rows;
  }
  for (const auto& contender : contenders) (void)contender.rate(seconds / 10);
  for (size_t round = 0; round < rounds; ++round) {
    for (size_t c = 0; c < contenders.size(); ++c) rates[c].push_back(contenders[c].rate(seconds));
  }
  std::vector<Measure> rows;
  for (size_t c = 0; c < contenders.size(); ++c) {
    rows.push_back(ofRuns(contenders[c].name, contenders[c].unit, rates[c]));
    auto& row = rows.back();
    if (row.lowest < 0) {
      row = {row.name, row.unit, 0, 0, 0, "failed", 0};
      continue;
    }
    if (c == 0) continue;
    std::vector<double> ratios;
    for (size_t round = 0; round < rounds; ++round) ratios.push_back(rates[c][round] / rates[0][round]);
    row.ratio = medianOf(std::move(ratios));
  }
  return rows;
}

Measure measure(std::string name, std::string unit, double seconds, size_t operations, std::function<void()> work) {
  return measureTogether({repeating(std::move(name), std::move(unit), operations, std::move(work))}, seconds).front();
}

}  // namespace kaikou::bench
