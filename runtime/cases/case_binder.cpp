// Case fields to a table.
//
// Guarantee: whatever the fields hold, the table is in range: counts saturate instead of wrapping, and more melds
// than a table holds are refused, so that the checks of the runtime see an honest picture. Nothing is allocated on
// the good path beyond scratch that is kept. Tested by tests/cli/scoring_test.cpp.
#include "runtime/cases/case_binder.h"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cases/call_names.h"
#include "runtime/text/nearest_name.h"
#include "runtime/text/utf8.h"

namespace kaikou::cases {

namespace {

void count(eval::TileCounts& counts, uint8_t kind) {
  if (counts[kind] < 255) ++counts[kind];
}

}  // namespace

CaseBinder::CaseBinder(const plan::Plan& plan) : plan_(plan), notation_(plan) {}

bool CaseBinder::refuse(std::string message, int seat, std::string_view at) {
  *error_ = {std::move(message), seat, {}, at.data()};
  return false;
}

bool CaseBinder::tiles(std::string_view text, int seat) {
  return notation_.parse(text, kinds_, tileError_) || refuse(tileError_.text, seat, text.substr(std::min(tileError_.offset, text.size())));
}

bool CaseBinder::oneTile(std::string_view text, std::string_view what, int seat, uint8_t& out) {
  if (!notation_.parse(text, kinds_, tileError_)) return refuse(fmt::format("{}: {}", what, tileError_.text), seat, text.substr(std::min(tileError_.offset, text.size())));
  if (kinds_.size() != 1) return refuse(fmt::format("{} must be one tile, not `{}`", what, text::beginningOf(text, 80)), seat, text);
  out = kinds_[0];
  return true;
}

bool CaseBinder::bind(const CaseFields& fields, eval::Table& out, CaseError& error) {
  error_ = &error;
  out = {};
  const int seats = plan_.game.seats;
  if (plan_.game.hasIndicator) {
    if (fields.indicator.empty()) return refuse("`indicator` is missing");
    if (!oneTile(fields.indicator, "`indicator`", -1, out.indicator)) return false;
  } else if (!fields.indicator.empty()) {
    return refuse("these rules turn up no indicator", -1, fields.indicator);
  }
  if (!fields.previousWild.empty()) {
    uint8_t kind;
    if (!oneTile(fields.previousWild, "`previous_wild`", -1, kind)) return false;
    out.previousWild = static_cast<int8_t>(kind);
  }
  if (fields.dealer < 0) return refuse("`dealer` is missing");
  if (fields.dealer >= seats) return refuse(fmt::format("`dealer` must be a seat, 0 to {}", seats - 1));
  out.dealer = static_cast<uint8_t>(fields.dealer);
  if (fields.seatCount != seats && !(fields.seatCount == plan::seatCount && !fields.seats[plan::seatCount - 1].told)) {
    return refuse(fmt::format("`seats` must be a list of {} seats", seats));
  }
  for (int seat = 0; seat < seats; ++seat) {
    if (!bindSeat(fields.seats[static_cast<size_t>(seat)], seat, out.seats[static_cast<size_t>(seat)])) return false;
  }
  beginCourse(plan_, out);
  waits_ = fields.waitsSeat;
  if (fields.win.told && !bindWin(fields.win, out)) return false;
  if (fields.hasOffenders) {
    if (!plan_.game.hasDuty) return refuse("`offenders`: these rules have no duty that could be broken");
    for (int seat : fields.offenders) {
      const auto end = out.offenders.begin() + out.offenderCount;
      if (seat >= seats) return refuse(fmt::format("an offender must be a seat, 0 to {}", seats - 1));
      if (std::find(out.offenders.begin(), end, seat) != end) return refuse("an offender is named twice", seat);
      out.offenders[out.offenderCount++] = static_cast<int8_t>(seat);
    }
  }
  for (const FactField& fact : fields.facts) {
    if (!bindFact(fact, out)) return false;
  }
  return true;
}

bool CaseBinder::bindSeat(const SeatFields& fields, int seat, eval::SeatTable& out) {
  out.handKnown = fields.handKnown;
  if (!fields.hand.empty()) {
    if (!tiles(fields.hand, seat)) return false;
    for (uint8_t kind : kinds_) count(out.hand, kind);
  }
  for (const MeldFields& meld : fields.melds) {
    if (out.meldCount == plan::maxMelds) return refuse("more melds than a hand has", seat, meld.call);
    if (!bindMeld(meld, seat, out.melds[out.meldCount])) return false;
    ++out.meldCount;
  }
  for (std::string_view word : fields.aside) {
    if (!tiles(word, seat)) return false;
    if (kinds_.size() != 1 && !fields.asideTogether) {
      return refuse(fmt::format("`aside` lists one tile each, not `{}`", text::beginningOf(word, 80)), seat, word);
    }
    for (uint8_t kind : kinds_) count(out.aside, kind);
  }
  return true;
}

bool CaseBinder::bindMeld(const MeldFields& fields, int seat, eval::Meld& out) {
  const CallFound found = findCall(plan_, fields.call, fields.from >= 0);
  if (!found.several.empty()) return refuse(severalCallsText(plan_, fields.call, found.several), seat, fields.call);
  const auto index = static_cast<size_t>(found.call);
  if (found.call < 0) {
    std::vector<std::string> names;
    for (const plan::Call& call : plan_.calls) {
      if (call.meld != plan::CallMeld::Aside) names.push_back(nameOf(call.origin));
    }
    const std::string near = text::nearest(std::string(text::beginningOf(fields.call, 64)), names);
    return refuse(fmt::format("there is no call `{}`{}", text::beginningOf(fields.call, 80),
                              near.empty() ? std::string() : fmt::format("; did you mean `{}`?", near)),
                  seat, fields.call);
  }
  const plan::Call& call = plan_.calls[index];
  if (call.meld == plan::CallMeld::Aside) {
    return refuse(fmt::format("`{}` lays no meld: its tile stands under `aside`", fields.call), seat, fields.call);
  }
  if (!tiles(fields.tiles, seat)) return false;
  std::sort(kinds_.begin(), kinds_.end());
  const bool equal = !kinds_.empty() && kinds_.front() == kinds_.back();
  bool fits = false;
  out.call = static_cast<uint8_t>(index);
  switch (call.meld) {
    case plan::CallMeld::Run:
      fits = kinds_.size() == 3 && kinds_[1] == kinds_[0] + 1 && kinds_[2] == kinds_[1] + 1 &&
             plan_.kinds[kinds_[0]].block == plan_.kinds[kinds_[2]].block &&
             plan_.blocks[plan_.kinds[kinds_[0]].block].isSuit;
      out.form = eval::MeldForm::Run;
      break;
    case plan::CallMeld::Triplet:
      fits = kinds_.size() == 3 && equal;
      out.form = eval::MeldForm::Triplet;
      break;
    default:
      fits = kinds_.size() == 4 && equal;
      out.form = eval::MeldForm::Quad;
  }
  if (!fits)
    return refuse(fmt::format("`{}` are not the tiles of a `{}`", text::beginningOf(fields.tiles, 80), fields.call), seat,
                  fields.tiles);
  out.tile = kinds_[0];
  const bool fromHand = call.source == plan::CallSource::InHand;
  if (fromHand && fields.from >= 0)
    return refuse(fmt::format("`from`: `{}` comes from the own hand", fields.call), seat, fields.call);
  if (!fromHand && fields.from < 0)
    return refuse(fmt::format("`{}` needs `from`, the seat its tile came from", fields.call), seat, fields.call);
  if (fields.from >= plan_.game.seats)
    return refuse(fmt::format("`from` must be a seat, 0 to {}", plan_.game.seats - 1), seat, fields.call);
  out.from = static_cast<int8_t>(fields.from);
  return true;
}

bool CaseBinder::bindWin(const WinFields& fields, eval::Table& out) {
  eval::Win& win = out.win;
  if (fields.seat >= plan_.game.seats)
    return refuse(fmt::format("the winner must be a seat, 0 to {}", plan_.game.seats - 1), -1, fields.tile);
  win.seat = static_cast<int8_t>(fields.seat);
  if (!oneTile(fields.tile, "the winning tile", -1, win.tile)) return false;
  win.by = fields.by;
  win.from = static_cast<int8_t>(fields.from);
  win.afterKong = fields.afterKong;
  win.lastTiles = fields.lastTiles;
  if (win.by == eval::WinBy::SelfDraw) {
    if (fields.from >= 0) return refuse("`from` with a self-drawn tile", -1, fields.tile);
    return true;
  }
  if (fields.from < 0) return refuse("win: `from` is missing", -1, fields.tile);
  if (fields.from >= plan_.game.seats)
    return refuse(fmt::format("`from` must be a seat, 0 to {}", plan_.game.seats - 1), -1, fields.tile);
  if (fields.afterKong || fields.lastTiles) return refuse("`after_kong` and `last_tiles` are for self-drawn tiles", -1, fields.tile);
  return true;
}

bool CaseBinder::bindFact(const FactField& field, eval::Table& out) {
  size_t index = 0;
  while (index < plan_.facts.size() && nameOf(plan_.facts[index].origin) != field.name) ++index;
  if (index == plan_.facts.size() || index >= out.facts.size()) {
    bool bound = false;
    if (!bindCourse(field, out, bound)) return false;
    if (bound) return true;
    std::vector<std::string> names;
    for (const plan::Fact& fact : plan_.facts) names.push_back(nameOf(fact.origin));
    for (const plan::Mark& mark : plan_.course.marks) names.push_back(nameOf(mark.origin));
    const std::string near = text::nearest(std::string(text::beginningOf(field.name, 64)), names);
    return refuse(fmt::format("these rules ask for no fact `{}`{}", text::beginningOf(field.name, 80),
                              near.empty() ? std::string() : fmt::format("; did you mean `{}`?", near)),
                  -1, field.name);
  }
  int64_t value = 0;
  switch (plan_.facts[index].type) {
    case plan::FactType::YesNo:
      if (field.kind == FactField::Word && (field.word == "yes" || field.word == "no")) value = field.word == "yes";
      else if (field.kind == FactField::YesNo) value = field.yes;
      else return refuse(fmt::format("fact `{}` must be true or false", field.name), -1, field.name);
      break;
    case plan::FactType::Number:
      if (field.kind != FactField::Number || !field.number.isWhole()) {
        return refuse(fmt::format("fact `{}` must be a whole number", field.name), -1, field.name);
      }
      value = field.number.num;
      break;
    case plan::FactType::Tile: {
      uint8_t kind;
      if (field.kind != FactField::Word) return refuse(fmt::format("fact `{}` must be a tile", field.name), -1, field.name);
      if (!oneTile(field.word, fmt::format("fact `{}`", field.name), -1, kind)) return false;
      value = kind;
    }
  }
  out.facts[index] = value;
  out.factMask = static_cast<uint8_t>(out.factMask | 1u << index);
  return true;
}

}  // namespace kaikou::cases
