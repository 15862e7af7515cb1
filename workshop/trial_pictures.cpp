// Bars are boxes whose width is a share of their column, so they fit a phone and a desk without a script. Numbers come from the exact
// counters through sim/statistics.h, as in the text of `kou sim`.
// Tested by tests/workshop/trial_test.cpp; looked at in tests/web.
#include "workshop/trial_pictures.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "sim/statistics.h"
#include "workshop/trial_words.h"

namespace kaikou::workshop {

namespace {

using sim::Interval;
using sim::Moments;
using text::Language;

std::string number(double value, int places = 2) {
  std::string text = fmt::format("{:.{}f}", value, places);
  if (text.find('.') != std::string::npos) {
    while (text.ends_with('0')) text.pop_back();
    if (text.ends_with('.')) text.pop_back();
  }
  return text == "-0" ? "0" : text;
}
std::string percent(double share) { return number(100 * share) + " %"; }

class Pictures {
 public:
  Pictures(const plan::Plan& plan, Language language) : plan_(plan), language_(language) {}

  std::string& html() { return html_; }
  const char* in(const text::Row<0>& row) const { return row.in(language_); }
  std::string title(const plan::Plan& plan, uint32_t origin) const {
    const plan::Origin& at = plan.origins[origin];
    return language_ == Language::Chinese ? at.zh : at.en;
  }
  std::string title(uint32_t origin) const { return title(plan_, origin); }
  std::string seat(int index) const { return pictured::SeatNumber(std::to_string(index)).in(language_); }

  void open(const text::Row<0>& heading, const text::Row<0>& first, std::initializer_list<const text::Row<0>*> columns) {
    html_ += fmt::format("<section class=\"picture\"><h3>{}</h3><table><thead><tr><th scope=\"col\">{}</th>", htmlText(in(heading)), htmlText(in(first)));
    for (const auto* column : columns) html_ += fmt::format("<th scope=\"col\">{}</th>", htmlText(in(*column)));
    html_ += "</tr></thead><tbody>";
  }
  void close() { html_ += "</tbody></table></section>\n"; }

  // A share and its interval on a scale that ends at `full`.
  void shareRow(const std::string& name, uint64_t count, uint64_t of, double full = 1) {
    const Interval share = sim::shareOf(count, of);
    row(name, share, 0, full, percent(share.value), fmt::format("{} – {}", percent(share.low), percent(share.high)), count);
  }
  // The same among others: the scale is theirs.
  struct Counted { std::string name; uint64_t count; };
  void shareRows(std::vector<Counted> rows, uint64_t of, bool sorted) {
    if (sorted) std::stable_sort(rows.begin(), rows.end(), [](const Counted& a, const Counted& b) { return a.count > b.count; });
    double full = 0;
    for (const Counted& one : rows) full = std::max(full, sim::shareOf(one.count, of).high);
    for (const Counted& one : rows) shareRow(one.name, one.count, of, full > 0 ? full : 1);
  }
  struct Mean { std::string name; Interval mean; };
  void meanRows(const std::vector<Mean>& rows, double scale = 1, const char* unit = "") {
    double low = 0, high = 0;
    for (const Mean& one : rows) {
      low = std::min(low, one.mean.low);
      high = std::max(high, one.mean.high);
    }
    if (high - low <= 0) high = low + 1;
    for (const Mean& one : rows) {
      row(one.name, one.mean, low, high, (one.mean.value > 0 ? "+" : "") + number(one.mean.value * scale) + unit,
          fmt::format("{} – {}{}", number(one.mean.low * scale), number(one.mean.high * scale), unit), 0, false);
    }
  }

  // How often each value occurred, in at most some thirty steps of a round size; positive and negative ones apart.
  void distribution(const text::Row<0>& heading, const sim::Histogram& seen, const text::Row<0>& values) {
    if (seen.counts.empty()) return;
    const int64_t low = seen.counts.begin()->first, high = seen.counts.rbegin()->first;
    // The far tail would press the rest flat: what lies beyond 99 % shares the last step.
    const int64_t most = std::min(high, std::max<int64_t>(sim::quantileOf(seen, 99), low + 1));
    int64_t step = 1;
    for (const int64_t round : {1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10000, 20000, 50000, 100000}) {
      step = round;
      if ((most - low) / step < 24) break;
    }
    while ((most - low) / step >= 48) step *= 2;
    auto floorOf = [&](int64_t value) { return value >= 0 ? value / step : -((-value + step - 1) / step); };
    const int64_t first = floorOf(low), last = floorOf(most);
    std::vector<uint64_t> steps(static_cast<size_t>(last - first + 1), 0);
    uint64_t all = 0;
    for (const auto& [value, count] : seen.counts) {
      steps[static_cast<size_t>(std::clamp(floorOf(value), first, last) - first)] += count;
      all += count;
    }
    const uint64_t greatest = *std::max_element(steps.begin(), steps.end());
    open(heading, values, {&pictured::Share});
    for (size_t i = 0; i < steps.size(); ++i) {
      const int64_t from = (first + static_cast<int64_t>(i)) * step, to = from + step - 1;
      const bool tail = i + 1 == steps.size() && high > to;
      if (!steps[i] && !tail) {
        // One line for a stretch that nothing fell into.
        size_t end = i;
        while (end + 1 < steps.size() && !steps[end + 1]) ++end;
        if (end > i) {
          html_ += "<tr class=\"gap\"><th scope=\"row\">⋮</th><td></td></tr>";
          i = end;
          continue;
        }
      }
      const std::string name = tail ? fmt::format("{} …", from) : step == 1 ? std::to_string(from) : fmt::format("{} … {}", from, to);
      const double share = static_cast<double>(steps[i]) / static_cast<double>(all);
      html_ += fmt::format("<tr><th scope=\"row\">{}</th><td class=\"bar\"><i class=\"{}\" style=\"width:{:.2f}%\"></i><span>{}</span></td></tr>", name,
                           from < 0 ? "lost" : "won", 70.0 * static_cast<double>(steps[i]) / static_cast<double>(greatest), percent(share));
    }
    close();
  }

 private:
  void row(const std::string& name, const Interval& value, double low, double high, const std::string& shown, const std::string& interval,
           uint64_t count, bool counted = true) {
    auto at = [&](double x) { return std::clamp((x - low) / (high - low), 0.0, 1.0) * 100; };
    const double zero = at(0), end = at(value.value), from = at(value.low), to = at(value.high);
    html_ += fmt::format("<tr><th scope=\"row\">{}</th><td class=\"value\">{}{}</td>"
                         "<td class=\"range\"><div class=\"scale\"><i class=\"{}\" style=\"left:{:.2f}%;width:{:.2f}%\"></i>"
                         "<b style=\"left:{:.2f}%;width:{:.2f}%\"></b></div><small>{}</small></td></tr>",
                         htmlText(name), htmlText(shown), counted ? fmt::format(" <small>{}</small>", count) : "", value.value < 0 ? "lost" : "won",
                         std::min(zero, end), std::abs(end - zero), from, std::max(0.5, to - from), htmlText(interval));
  }

  const plan::Plan& plan_;
  Language language_;
  std::string html_;
};

void outcomeRows(Pictures& p, const sim::Tally& t) {
  p.open(pictured::Outcome, pictured::HowItEnds, {&pictured::Share, &pictured::IntervalOf});
  p.shareRow(p.in(pictured::Won), t.won, t.hands);
  p.shareRow(p.in(pictured::SelfDrawn), t.selfDrawn, t.hands);
  p.shareRow(p.in(pictured::OnDiscard), t.onDiscard, t.hands);
  if (t.robbed) p.shareRow(p.in(pictured::Robbed), t.robbed, t.hands);
  p.shareRow(p.in(pictured::Drawn), t.drawn, t.hands);
  if (t.faulted) p.shareRow(p.in(pictured::Faulted), t.faulted, t.hands);
  if (t.liable) p.shareRow(p.in(pictured::Liable), t.liable, t.hands);
  p.close();
}

void patternRows(Pictures& p, const plan::Plan& plan, const sim::Tally& t) {
  if (plan.patterns.empty() || !t.winners) return;
  std::vector<Pictures::Counted> rows;
  for (size_t i = 0; i < plan.patterns.size(); ++i)
    if (t.patterns[i]) rows.push_back({p.title(plan.patterns[i].origin), t.patterns[i]});
  if (rows.empty()) return;
  p.open(pictured::Patterns, pictured::Pattern, {&pictured::ShareOfWins, &pictured::IntervalOf});
  p.shareRows(std::move(rows), t.winners, true);
  p.close();
}

void changes(Pictures& p, const plan::Plan& plan, const plan::Plan& other, const sim::Tally& t, const sim::Compared& c) {
  p.open(pictured::SamePoints, pictured::Hands, {&pictured::Share, &pictured::IntervalOf});
  p.shareRow(p.in(pictured::SamePointsRow), c.samePoints, c.hands);
  p.close();
  // Shares and points have scales of their own.
  p.open(pictured::ChangedShares, pictured::What, {&pictured::Difference, &pictured::IntervalOf});
  std::vector<Pictures::Mean> shares{{p.in(pictured::Won), sim::meanOf(c.won)}, {p.in(pictured::SelfDrawn), sim::meanOf(c.selfDrawn)},
                                     {p.in(pictured::OnDiscard), sim::meanOf(c.onDiscard)}, {p.in(pictured::Drawn), sim::meanOf(c.drawn)}};
  for (size_t i = 0; i < c.names.size(); ++i) {
    if (c.patterns[i].sum == 0 && c.patterns[i].squares == 0) continue;
    const auto [a, b] = c.places[i];
    shares.push_back({a >= 0 ? p.title(plan, plan.patterns[static_cast<size_t>(a)].origin) : p.title(other, other.patterns[static_cast<size_t>(b)].origin),
                      sim::meanOf(c.patterns[i])});
  }
  p.meanRows(shares, 100, " %");
  p.close();
  p.open(pictured::ChangedPoints, pictured::What, {&pictured::Difference, &pictured::IntervalOf});
  std::vector<Pictures::Mean> points{{p.in(pictured::PaidAHand), sim::meanOf(c.winnings)}, {p.in(pictured::Dealer), sim::meanOf(c.dealerPoints)}};
  for (int seat = 0; seat < plan.game.seats; ++seat) points.push_back({p.seat(seat), sim::meanOf(c.points[static_cast<size_t>(seat)])});
  p.meanRows(points);
  p.close();
  p.distribution(pictured::WinningsBefore, t.winningsSeen, pictured::Points);
  p.distribution(pictured::WinningsAfter, c.second.winningsSeen, pictured::Points);
}

}  // namespace

std::string htmlText(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default: out += c;
    }
  }
  return out;
}

std::string trialPictures(const plan::Plan& plan, const plan::Plan* other, const sim::Tally& t, const sim::Compared& compared, Language language) {
  Pictures p(plan, language);
  if (!t.hands) return {};
  if (other) {
    changes(p, plan, *other, t, compared);
    return std::move(p.html());
  }
  outcomeRows(p, t);
  p.open(pictured::SeatsHeading, pictured::Seat, {&pictured::PointsAHand, &pictured::IntervalOf});
  std::vector<Pictures::Mean> means;
  for (int seat = 0; seat < plan.game.seats; ++seat) means.push_back({p.seat(seat), sim::meanOf(t.points[static_cast<size_t>(seat)])});
  means.push_back({p.in(pictured::Dealer), sim::meanOf(t.dealerPoints)});
  p.meanRows(means);
  p.close();
  p.distribution(pictured::Winnings, t.winningsSeen, pictured::Points);
  p.distribution(pictured::PointsOfSeat, t.pointsSeen[0], pictured::Points);
  patternRows(p, plan, t);
  std::vector<Pictures::Counted> calls;
  for (size_t i = 0; i < plan.calls.size(); ++i) calls.push_back({p.title(plan.calls[i].origin), t.callHands[i]});
  if (!calls.empty()) {
    p.open(pictured::Calls, pictured::Call, {&pictured::ShareOfHands, &pictured::IntervalOf});
    p.shareRows(std::move(calls), t.hands, false);
    p.close();
  }
  p.distribution(pictured::Length, t.drawsSeen, pictured::Draws);
  return std::move(p.html());
}

}  // namespace kaikou::workshop
