// Tables of shares and means with their 95 % intervals. Names come from the plan; rows that never happened are left out where
// they would only be zeros. Tested by tests/scripts/sim_end_to_end.sh.
#include "cli/sim_text.h"

#include <algorithm>

#include <fmt/format.h>

#include "compiler/source/source.h"
#include "sim/statistics.h"

namespace kaikou::cli {

using sim::Interval;
using sim::Moments;

namespace {

class Report {
 public:
  /// Names are as wide as the widest that `plans` may bring.
  Report(std::string& into, Language language, bool colour, std::initializer_list<const plan::Plan*> plans)
      : into_(into), language_(language), colour_(colour) {
    auto fits = [&](const std::string& name) { nameWidth = std::max(nameWidth, 2 + source::displayWidth(name)); };
    for (const plan::Plan* plan : plans) {
      for (const plan::Call& call : plan->calls) fits(title(*plan, call.origin));
      for (const plan::Pattern& pattern : plan->patterns) fits(title(*plan, pattern.origin) + (plans.size() > 1 ? " %" : ""));
      for (const plan::Liability& liability : plan->liabilities) fits(title(*plan, liability.origin));
      for (size_t i = 0; i < plan->lines.size(); ++i)
        if (sim::isLimit(*plan, i)) fits(limitName(*plan, plan->lines[i]));
    }
  }

  const char* words(Phrase phrase) const { return say(phrase, language_); }
  std::string title(const plan::Plan& plan, uint32_t origin) const { return titleOf(plan.origins[origin], language_); }

  void heading(Phrase what, std::string_view columns = {}) {
    into_ += '\n' + ink(padded(words(what), nameWidth), Ink::Bold, colour_) + ink(columns, Ink::Dim, colour_) + '\n';
  }
  void line(const std::string& name, const std::string& rest) {
    into_ += "  " + padded(name, nameWidth - 2) + rest + '\n';
  }
  void share(const std::string& name, uint64_t count, uint64_t of, int indent = 0) {
    const Interval share = sim::shareOf(count, of);
    line(std::string(static_cast<size_t>(indent), ' ') + name,
         fmt::format("{:>12} {:>8.2f} %  {:>6.2f} – {:.2f}", count, 100 * share.value, 100 * share.low, 100 * share.high));
  }
  void mean(const std::string& name, const Interval& mean, const std::string& more = {}) {
    const std::string high = fmt::format("{:.3f}", mean.high);
    line(name, fmt::format("{:>12.3f}  {:>9.3f} – {}", mean.value, mean.low, more.empty() ? high : padded(high, 9) + more));
  }
  std::string limitName(const plan::Plan& plan, const plan::Line& line) const {
    const Phrase how = line.action == plan::LineAction::AtMost    ? Phrase::AtMost
                       : line.action == plan::LineAction::AtLeast ? Phrase::AtLeast
                                                                  : Phrase::Becomes;
    return fmt::format("{} ({})", title(plan, line.origin), words(how));
  }
  static std::string quantiles(const sim::Histogram& seen) {
    std::string text;
    for (const int percent : {1, 5, 25, 50, 75, 95, 99}) text += fmt::format("{:>7}", sim::quantileOf(seen, percent));
    return text;
  }
  std::string shareColumns() const { return fmt::format("{}  {}", padded(words(Phrase::SimCount), 12, true), words(Phrase::SimShare)); }
  std::string meanColumns() const { return fmt::format("{}  {}", padded(words(Phrase::SimMean), 12, true), words(Phrase::SimInterval)); }
  std::string& text() { return into_; }

  int nameWidth = 30;

 private:
  std::string& into_;
  Language language_;
  bool colour_;
};

std::string rulesText(const SimRules& rules) {
  std::string text = rules.ruleset;
  for (const std::string& option : rules.options) text += " " + option;
  return text;
}

void heads(Report& report, const SimRecord& record, const std::string& rules) {
  std::string bots;
  for (const std::string& bot : record.bots) bots += (bots.empty() ? "" : " ") + bot;
  report.text() += fmt::format("{} · {} {} · {} {} · {} {} · {}\n", rules, handsOf(record), report.words(Phrase::SimHands),
                               report.words(Phrase::SimSeed), record.seed, report.words(Phrase::SimMatchOf), record.match, bots);
  if (handsOf(record) < record.hands)
    report.text() += fmt::format("{} {}\n", report.words(Phrase::SimPart), record.hands);
}

void outcomes(Report& report, const sim::Tally& t) {
  report.heading(Phrase::SimOutcome, report.shareColumns());
  report.share(report.words(Phrase::SimWon), t.won, t.hands);
  report.share(report.words(Phrase::SimSelfDrawn), t.selfDrawn, t.hands, 2);
  report.share(report.words(Phrase::SimOnDiscard), t.onDiscard, t.hands, 2);
  report.share(report.words(Phrase::SimRobbed), t.robbed, t.hands, 2);
  report.share(report.words(Phrase::SimDrawn), t.drawn, t.hands);
  if (t.faulted) report.share(report.words(Phrase::SimFaulted), t.faulted, t.hands);
  if (t.withWilds) report.share(report.words(Phrase::SimWithWilds), t.withWilds, t.won);
  if (t.liable) report.share(report.words(Phrase::SimLiable), t.liable, t.won);
  if (t.offences) report.line(report.words(Phrase::SimOffences), fmt::format("{:>12}", t.offences));
}

}  // namespace

void appendSimText(std::string& into, const SimRecord& record, const plan::Plan& plan, const sim::Tally& t, Language language,
                   bool colour) {
  Report report(into, language, colour, {&plan});
  heads(report, record, rulesText(record.rules));
  outcomes(report, t);

  report.heading(Phrase::SimSeats, report.shareColumns());
  for (int seat = 0; seat < plan.game.seats; ++seat)
    report.share(fmt::format("{} {} {}", report.words(Phrase::Seat), seat, record.bots[static_cast<size_t>(seat)]), t.wins[seat], t.hands);
  report.share(report.words(Phrase::SimDealerWins), t.dealerWins, t.hands);
  report.share(report.words(Phrase::SimDealerStays), t.dealerStays, t.hands);

  report.heading(Phrase::SimPoints, report.meanColumns() + std::string(12, ' ') + report.words(Phrase::SimSpread) +
                                        "     1 %    5 %   25 %   50 %   75 %   95 %   99 %");
  for (int seat = 0; seat < plan.game.seats; ++seat)
    report.mean(fmt::format("{} {} {}", report.words(Phrase::Seat), seat, record.bots[static_cast<size_t>(seat)]),
                sim::meanOf(t.points[seat]),
                fmt::format("{:>10.2f} {}", sim::spreadOf(t.points[seat]), Report::quantiles(t.pointsSeen[seat])));
  report.mean(report.words(Phrase::SimDealerPoints), sim::meanOf(t.dealerPoints), fmt::format("{:>10.2f}", sim::spreadOf(t.dealerPoints)));
  report.mean(report.words(Phrase::SimDealerMore), sim::differenceOf(t.dealerPoints, t.otherPoints));
  if (t.winnings.count)
    report.mean(report.words(Phrase::SimWinnings), sim::meanOf(t.winnings),
                fmt::format("{:>10.2f} {}", sim::spreadOf(t.winnings), Report::quantiles(t.winningsSeen)));

  report.heading(Phrase::SimLength, report.meanColumns() + std::string(12, ' ') + report.words(Phrase::SimSpread) +
                                        "     1 %    5 %   25 %   50 %   75 %   95 %   99 %");
  report.mean(report.words(Phrase::SimDecisions), sim::meanOf(t.decisions),
              fmt::format("{:>10.2f} {}", sim::spreadOf(t.decisions), Report::quantiles(t.decisionsSeen)));
  report.mean(report.words(Phrase::SimDraws), sim::meanOf(t.draws),
              fmt::format("{:>10.2f} {}", sim::spreadOf(t.draws), Report::quantiles(t.drawsSeen)));

  report.heading(Phrase::SimCalls, report.shareColumns());
  for (size_t c = 0; c < plan.calls.size(); ++c)
    report.line(report.title(plan, plan.calls[c].origin), [&] {
      const Interval share = sim::shareOf(t.callHands[c], t.hands);
      return fmt::format("{:>12} {:>8.2f} %  {:>6.2f} – {:.2f}", t.calls[c], 100 * share.value, 100 * share.low, 100 * share.high);
    }());

  if (!t.winners) return;
  if (!plan.patterns.empty()) {
    report.heading(Phrase::SimPatterns, report.shareColumns());
    for (size_t p = 0; p < plan.patterns.size(); ++p) report.share(report.title(plan, plan.patterns[p].origin), t.patterns[p], t.winners);
  }
  for (size_t r = 0; r < plan.results.size(); ++r)
    if (plan.results[r].kind == plan::ResultItem::YesNo) report.share(plan.results[r].key, t.yes[r], t.winners);
  bool any = false;
  for (size_t i = 0; i < plan.lines.size(); ++i) {
    if (!sim::isLimit(plan, i)) continue;
    if (!any) report.heading(Phrase::SimLimits, report.shareColumns());
    any = true;
    report.share(report.limitName(plan, plan.lines[i]), t.limits[i], t.won);
  }
  if (!plan.liabilities.empty()) {
    report.heading(Phrase::SimLiabilities, report.shareColumns());
    for (size_t i = 0; i < plan.liabilities.size(); ++i)
      report.share(report.title(plan, plan.liabilities[i].origin), t.liabilities[i], t.winners);
  }
}

void appendDuplicateText(std::string& into, const SimRecord& record, const plan::Plan& plan, const sim::Tally& t,
                         const sim::Duplicate& d, Language language, bool colour) {
  appendSimText(into, record, plan, t, language, colour);
  Report report(into, language, colour, {&plan});
  auto per = [](const Moments& moments, double unit) {
    const Interval mean = sim::meanOf(moments);
    return Interval{mean.value / unit, mean.low / unit, mean.high / unit};
  };
  report.heading(Phrase::SimDuplicate);
  into += fmt::format("  {} {} {}\n", d.deals, report.words(Phrase::SimTurned), plan.game.seats);
  report.share(report.words(Phrase::SimAlike), d.alike, d.deals);
  report.heading(Phrase::SimPointsOf, report.meanColumns());
  for (size_t i = 0; i < d.names.size(); ++i) report.mean(d.names[i], per(d.points[i], d.handsOf(i)));
  for (size_t i = 0; i < d.pairs.size(); ++i)
    report.mean(fmt::format("{} {} {}", d.names[d.pairs[i].first], report.words(Phrase::SimMoreThan), d.names[d.pairs[i].second]),
                per(d.more[i], d.unit(i)));
  report.heading(Phrase::SimWinsOf, report.meanColumns());
  for (size_t i = 0; i < d.names.size(); ++i) report.mean(d.names[i] + " %", per(d.wins[i], d.handsOf(i) / 100));
}

void appendComparedText(std::string& into, const SimRecord& record, const plan::Plan& first, const plan::Plan& second,
                        const sim::Tally& t, const sim::Compared& c, Language language, bool colour) {
  Report report(into, language, colour, {&first, &second});
  heads(report, record, fmt::format("{} → {}", rulesText(record.rules), rulesText(record.other)));
  report.share(report.words(Phrase::SimSamePoints), c.samePoints, c.hands);

  report.heading(Phrase::SimChanged, fmt::format("{} {} {}  {}", padded(report.words(Phrase::SimFirst), 12, true),
                                                 padded(report.words(Phrase::SimSecond), 12, true),
                                                 padded(report.words(Phrase::SimDifference), 12, true), report.words(Phrase::SimInterval)));
  auto row = [&](const std::string& name, double a, double b, const Moments& d, double scale) {
    Interval mean = sim::meanOf(d);
    mean = {mean.value * scale, mean.low * scale, mean.high * scale};
    report.line(name, fmt::format("{:>12.3f} {:>12.3f} {:>+12.3f}  {:>+9.3f} – {:+.3f}", a * scale, b * scale, mean.value, mean.low, mean.high));
  };
  const double hands = std::max(1.0, static_cast<double>(c.hands));
  auto counted = [&](Phrase name, uint64_t a, uint64_t b, const Moments& d) {
    row(report.words(name) + std::string(" %"), static_cast<double>(a) / hands, static_cast<double>(b) / hands, d, 100);
  };
  counted(Phrase::SimWon, t.won, c.second.won, c.won);
  counted(Phrase::SimSelfDrawn, t.selfDrawn, c.second.selfDrawn, c.selfDrawn);
  counted(Phrase::SimOnDiscard, t.onDiscard, c.second.onDiscard, c.onDiscard);
  counted(Phrase::SimRobbed, t.robbed, c.second.robbed, c.robbed);
  counted(Phrase::SimDrawn, t.drawn, c.second.drawn, c.drawn);
  counted(Phrase::SimLiable, t.liable, c.second.liable, c.liable);
  auto meaned = [&](const std::string& name, const Moments& a, const Moments& b, const Moments& d) {
    row(name, sim::meanOf(a).value, sim::meanOf(b).value, d, 1);
  };
  row(report.words(Phrase::SimPaid), static_cast<double>(t.winnings.sum) / hands, static_cast<double>(c.second.winnings.sum) / hands, c.winnings, 1);
  for (int seat = 0; seat < first.game.seats; ++seat)
    meaned(fmt::format("{} {} {}", report.words(Phrase::SimPoints), report.words(Phrase::Seat), seat), t.points[seat],
           c.second.points[seat], c.points[seat]);
  meaned(report.words(Phrase::SimDealerPoints), t.dealerPoints, c.second.dealerPoints, c.dealerPoints);
  meaned(report.words(Phrase::SimDecisions), t.decisions, c.second.decisions, c.decisions);
  meaned(report.words(Phrase::SimDraws), t.draws, c.second.draws, c.draws);
  auto times = [&](const sim::Tally& tally, int place) { return place < 0 ? 0.0 : static_cast<double>(tally.patterns[static_cast<size_t>(place)]) / hands; };
  for (size_t i = 0; i < c.names.size(); ++i) {
    const auto [a, b] = c.places[i];
    const std::string name = a >= 0 ? report.title(first, first.patterns[static_cast<size_t>(a)].origin)
                                    : report.title(second, second.patterns[static_cast<size_t>(b)].origin);
    row(name + " %", times(t, a), times(c.second, b), c.patterns[i], 100);
  }

  static constexpr Phrase kinds[] = {Phrase::None, Phrase::SimWon, Phrase::SimDrawn, Phrase::SimLeft, Phrase::SimFaulted};
  bool any = false;
  for (size_t from = 0; from < sim::Compared::outcomes; ++from) {
    for (size_t to = 0; to < sim::Compared::outcomes; ++to) {
      const uint64_t count = c.moves[from * sim::Compared::outcomes + to];
      if (!count || from == to) continue;
      if (!any) report.heading(Phrase::SimMoves, report.shareColumns());
      any = true;
      report.share(fmt::format("{} → {}", report.words(kinds[from]), report.words(kinds[to])), count, c.hands);
    }
  }
}

}  // namespace kaikou::cli
