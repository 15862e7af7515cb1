#include "tests/reference/answer_text.h"

#include <sstream>

#include "tests/reference/random_tables.h"

namespace kaikou::reference {

namespace {

using eval::Evaluator;

std::string text(const std::optional<eval::Fault>& fault) {
  return fault ? "fault of " + std::to_string(fault->origin) + ": " + fault->reason : std::string();
}

std::string text(const eval::Settlement& s) {
  std::ostringstream out;
  out << (s.legal ? "legal" : "refused") << " need " << s.failedNeed << " points";
  for (int64_t points : s.payments) out << ' ' << points;
  out << " patterns " << s.patterns.words[0] << " liable " << int{s.liable} << " by " << s.liability << " shape "
      << int{s.shape} << " jokers " << int{s.jokers} << " features " << s.features.words[0] << ':' << s.features.words[1]
      << " results";
  for (int64_t result : s.results) out << ' ' << result;
  return out.str();
}

std::string text(const eval::Reading& reading) {
  std::ostringstream out;
  out << " reading " << int{reading.shape};
  for (const eval::Group& group : reading.groups)
    out << " [" << int{group.form} << ' ' << int{group.tile} << ' ' << group.onTable << ' '
        << int{group.wildMask} << ' ' << int{group.otherMask} << ' ' << group.hasWinningTile << ']';
  return out.str();
}

std::string text(const eval::Explanation& e) {
  std::ostringstream out;
  out << text(e.reading) << " lines";
  for (const eval::TraceLine& line : e.lines)
    out << " [" << line.origin << ' ' << line.group << ' ' << static_cast<int>(line.role) << ' '
        << int{line.seat} << ' ' << static_cast<int>(line.action) << ' ' << toString(line.value) << ' '
        << toString(line.after) << ']';
  out << " needs";
  for (uint32_t need : e.needs) out << ' ' << need;
  out << " owed";
  for (int64_t owed : e.owed) out << ' ' << owed;
  out << " failing";
  for (uint32_t need : e.failing) out << ' ' << need;
  out << " complete " << e.complete << " short " << e.tilesShort << '>' << e.lacksOver << text(e.nearest);
  return out.str();
}

}  // namespace

std::string answers(Evaluator& evaluator, const eval::Table& table) {
  eval::Settlement settlement;
  const auto fault = evaluator.settle(table, settlement);
  std::string out = fault ? text(fault) : text(settlement);
  for (bool withPrices : {true, false}) {
    bool legal = false;
    const auto wrong = evaluator.legal(table, withPrices, legal);
    out += wrong ? "; " + text(wrong) : legal ? "; legal" : "; not legal";
  }
  return out;
}

std::string answersAtLength(Evaluator& evaluator, const eval::Table& table) {
  eval::Settlement settlement;
  eval::Explanation explanation;
  std::string out;
  auto fault = evaluator.settle(table, settlement);
  if (!fault) fault = evaluator.explain(table, settlement, explanation);
  out = fault ? text(fault) : text(explanation);
  for (int seat = 0; seat < eval::seatCount; ++seat) {
    bool ready = false;
    const auto wrong = evaluator.ready(table, seat, ready);
    out += wrong ? "; " + text(wrong) : ready ? "; ready" : "; not ready";
  }
  std::vector<Evaluator::Wait> waits;
  if (auto wrong = evaluator.waits(table, table.win.seat, waits)) return out + "; " + text(wrong);
  for (const Evaluator::Wait& wait : waits)
    out += "; waits for " + std::to_string(wait.tile) + ": " + text(wait.draw) + " / " + text(wait.discard);
  return out;
}

std::string firstDifference(const plan::Plan& plan, eval::Evaluator& first, eval::Evaluator& second, bench::Random& random,
                            size_t count, int maxWilds, const std::function<void(const std::string&)>& said) {
  for (size_t made = 0, tries = 0; made < count && tries < 20 * count; ++tries) {
    eval::Table table;
    if (!randomTable(plan, first, random, maxWilds, table)) continue;
    ++made;
    if (random.chance(15)) spoil(plan, random, table);
    std::string want = answers(first, table), got = answers(second, table);
    if (said) said(want);
    if (want == got && made % 64 == 0) want = answersAtLength(first, table), got = answersAtLength(second, table);
    if (want != got) return "the first: " + want + "\nthe second: " + got;
  }
  return {};
}

}  // namespace kaikou::reference
