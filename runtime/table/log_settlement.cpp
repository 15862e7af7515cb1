// Settlements in a log: everything that a win was paid for, so that it can be worked out again by hand.
// Tested by tests/table/log_test.cpp and, value by value, tests/oracle/referee.py.
#include "runtime/plan/plan_op_info.h"
#include "runtime/table/log_writer.h"

namespace kaikou::table {
namespace {

std::string_view roleName(plan::LineRole role) {
  switch (role) {
    case plan::LineRole::Winner: return "winner";
    case plan::LineRole::Loser: return "loser";
    case plan::LineRole::Payment: return "payment";
  }
  return "";
}

// 3, "3/2", "none".
void exact(JsonWriter& json, Num value) {
  if (value.isWhole()) json.integer(value.num);
  else if (value.isNone()) json.string("none");
  else json.string(std::to_string(value.num) + "/" + std::to_string(value.den));
}

}  // namespace

void LogWriter::reading(const eval::Reading& reading) {
  static constexpr std::string_view forms[] = {"run", "triplet", "quad", "pair", "single"};
  static constexpr int sizes[] = {3, 3, 4, 2, 1};
  JsonWriter& json = *json_;
  json.key("shape");
  if (reading.shape < plan_.shapes.size()) json.string(plan_.origins[plan_.shapes[reading.shape].origin].name);
  else json.raw("null");
  json.key("reading").open('[');
  for (const eval::Group& group : reading.groups) {
    std::string text;
    for (int i = 0; i < sizes[group.form]; ++i) {
      if (i) text += ' ';
      text += tile(group.form == eval::Group::Run ? group.tile + i : group.tile);
    }
    json.open('{')
        .key("form")
        .string(forms[group.form])
        .key("tiles")
        .string(text)
        .key("on_table")
        .boolean(group.onTable);
    json.key("wilds").open('[');
    for (int i = 0; i < sizes[group.form]; ++i)
      if (group.wildMask >> i & 1) json.integer(i);
    json.close(']').key("winning_tile").boolean(group.hasWinningTile).close('}');
  }
  json.close(']');
}

void LogWriter::settlement(const eval::Table& table) {
  eval::Settlement found;
  if (engine_.evaluator().settle(table, found)) return;   // the engine settled it a moment ago: it cannot fail now
  const eval::Settlement* const settled = &found;
  const eval::Win& win = table.win;
  const eval::SeatTable& own = table.seats[static_cast<size_t>(win.seat)];
  eval::Explanation why;
  if (engine_.evaluator().explain(table, *settled, why)) why = {};
  static constexpr std::string_view ways[] = {"self_draw", "discard", "rob_kong"};
  JsonWriter& json = begin("settlement");
  json.key("winner").integer(win.seat).key("by").string(ways[static_cast<size_t>(win.by)]).key("giver");
  seatOrNull(win.from);
  json.key("after_kong")
      .boolean(win.afterKong)
      .key("last_tiles")
      .boolean(win.lastTiles)
      .key("tile")
      .string(tile(win.tile));
  json.key("hand").string(tiles(own.hand)).key("melds").open('[');
  for (int i = 0; i < own.meldCount; ++i) {
    const eval::Meld& meld = own.melds[static_cast<size_t>(i)];
    json.open('{').key("call").string(plan_.origins[plan_.calls[meld.call].origin].name);
    json.key("tiles").string(meldTiles(static_cast<int>(meld.form), meld.tile)).key("from");
    seatOrNull(meld.from);
    json.close('}');
  }
  json.close(']').key("aside").string(tiles(own.aside)).key("patterns").open('[');
  for (size_t i = 0; i < plan_.patterns.size(); ++i)
    if (settled->patterns.has(i)) json.string(plan_.origins[plan_.patterns[i].origin].name);
  json.close(']').key("needs").open('[');
  for (const uint32_t need : why.needs) json.string(plan_.origins[plan_.needs[need].origin].name);
  json.close(']');
  for (size_t i = 0; i < plan_.results.size() && i < settled->results.size(); ++i) {
    const plan::ResultItem& item = plan_.results[i];
    if (!i) json.key("results").open('{');
    json.key(item.key);
    if (item.kind == plan::ResultItem::PatternList) {
      json.open('[');
      for (const uint16_t pattern : item.patterns)
        if (settled->patterns.has(pattern)) json.string(plan_.origins[plan_.patterns[pattern].origin].name);
      json.close(']');
    } else if (item.kind == plan::ResultItem::YesNo) {
      json.boolean(settled->results[i] != 0);
    } else {
      json.integer(settled->results[i]);
    }
  }
  if (plan_.results.empty()) json.key("results").open('{');
  json.close('}');
  reading(why.reading);
  json.key("factors").open('[');
  for (const eval::TraceLine& line : why.lines) {
    json.open('{')
        .key("group")
        .string(plan_.origins[line.group].name)
        .key("name")
        .string(plan_.origins[line.origin].name);
    json.key("role")
        .string(roleName(line.role))
        .key("seat")
        .integer(line.seat)
        .key("action")
        .string(plan::lineActionName(line.action));
    json.key("value");
    exact(json, line.value);
    json.key("after");
    exact(json, line.after);
    json.close('}');
  }
  json.close(']').key("owed");
  points(why.owed);
  json.key("liable");
  seatOrNull(settled->liable);
  json.key("liability");
  if (settled->liability >= 0)
    json.string(plan_.origins[plan_.liabilities[static_cast<size_t>(settled->liability)].origin].name);
  else json.raw("null");
  json.key("offenders").open('[');
  for (int i = 0; i < table.offenderCount; ++i) json.integer(table.offenders[static_cast<size_t>(i)]);
  // Offenders who pay the same again as the liable seat: those that pay at all where one seat pays for all.
  json.close(']').key("sharers").open('[');
  for (int seat = 0; seat < engine_.seats(); ++seat)
    if (settled->liable >= 0 && seat != settled->liable && settled->payments[static_cast<size_t>(seat)] < 0) json.integer(seat);
  json.close(']').key("payments");
  points(settled->payments);
  seal();
}

}  // namespace kaikou::table
