// Fields written out. Tiles go through the notation of the rules, so that what is read in any spelling comes out in one.
// Tested by tests/workshop/core_test.cpp: what is written reads back as the same case, and an example holds where it came from.
#include "workshop/case_writer.h"

#include <fmt/format.h>

namespace kaikou::workshop {

namespace {

using cases::CaseFields;

std::string each(std::string_view text, const cases::Scorer& scorer) {
  std::vector<uint8_t> kinds;
  tile::TileError error;
  if (!scorer.binder->notation().parse(text, kinds, error)) return std::string(text);
  std::string out;
  for (const uint8_t kind : kinds) {
    if (!out.empty()) out += ' ';
    out += scorer.plan->kinds[kind].name;
  }
  return out;
}

std::string grouped(std::string_view text, const tile::TileNotation& notation) {
  std::vector<uint8_t> kinds;
  tile::TileError error;
  return notation.parse(text, kinds, error) ? notation.printKinds(kinds) : std::string(text);
}

// The name of a call as the rules declare it; another spelling stays.
std::string factText(const cases::FactField& fact) {
  switch (fact.kind) {
    case cases::FactField::YesNo: return fact.yes ? "yes" : "no";
    case cases::FactField::Number: return toString(fact.number);
    case cases::FactField::Word: break;
  }
  return std::string(fact.word);
}

const char* byName(eval::WinBy by) {
  return by == eval::WinBy::SelfDraw ? "self_draw" : by == eval::WinBy::Discard ? "discard" : "rob_kong";
}

}  // namespace

Json caseJson(const CaseFields& fields, const cases::Scorer& scorer) {
  Json json = Json::object();
  if (!fields.indicator.empty()) json["indicator"] = each(fields.indicator, scorer);
  if (!fields.previousWild.empty()) json["previous_wild"] = each(fields.previousWild, scorer);
  json["dealer"] = std::max(0, fields.dealer);
  Json seats = Json::array();
  for (int i = 0; i < scorer.plan->game.seats; ++i) {
    const cases::SeatFields& seat = fields.seats[static_cast<size_t>(i)];
    if (!seat.told) {
      seats.push_back(nullptr);
      continue;
    }
    Json one = Json::object();
    one["hand"] = seat.handKnown ? Json(each(seat.hand, scorer)) : Json(nullptr);
    Json melds = Json::array();
    for (const cases::MeldFields& meld : seat.melds) {
      Json written{{"call", std::string(meld.call)}, {"tiles", each(meld.tiles, scorer)}};
      if (meld.from >= 0) written["from"] = meld.from;
      melds.push_back(std::move(written));
    }
    if (!melds.empty()) one["melds"] = std::move(melds);
    Json aside = Json::array();
    for (const std::string_view text : seat.aside) {
      const std::string tiles = each(text, scorer);
      for (size_t at = 0; at < tiles.size();) {
        const size_t end = std::min(tiles.find(' ', at), tiles.size());
        if (end > at) aside.push_back(tiles.substr(at, end - at));
        at = end + 1;
      }
    }
    if (!aside.empty()) one["aside"] = std::move(aside);
    seats.push_back(std::move(one));
  }
  json["seats"] = std::move(seats);
  if (fields.hasOffenders) json["offenders"] = fields.offenders;
  if (!fields.facts.empty()) {
    Json facts = Json::object();
    for (const cases::FactField& fact : fields.facts) {
      if (fact.kind == cases::FactField::YesNo) facts[std::string(fact.name)] = fact.yes;
      else if (fact.kind == cases::FactField::Number) facts[std::string(fact.name)] = Json::parse(toString(fact.number), nullptr, false);
      else facts[std::string(fact.name)] = std::string(fact.word);
    }
    json["facts"] = std::move(facts);
  }
  if (fields.win.told) {
    Json win{{"seat", fields.win.seat}, {"tile", each(fields.win.tile, scorer)}, {"by", byName(fields.win.by)}};
    if (fields.win.from >= 0) win["from"] = fields.win.from;
    if (fields.win.afterKong) win["after_kong"] = true;
    if (fields.win.lastTiles) win["last_tiles"] = true;
    json["win"] = std::move(win);
  }
  return json;
}

std::string exampleText(const CaseFields& fields, const cases::Scorer& scorer, const eval::Settlement& settlement, Language language) {
  const tile::TileNotation& notation = scorer.binder->notation();
  const bool zh = language == Language::Chinese;
  auto word = [&](const char* chinese, const char* english) { return zh ? chinese : english; };
  std::string out = word("例", "example");
  out += " \"新例\" / \"a new example\" {\n";
  if (!fields.indicator.empty()) out += fmt::format("  {} {}\n", word("指示牌", "indicator"), grouped(fields.indicator, notation));
  if (!fields.previousWild.empty()) out += fmt::format("  {} {}\n", word("上把百搭", "previous wild"), grouped(fields.previousWild, notation));
  out += fmt::format("  {} {}\n", word("庄家", "dealer"), std::max(0, fields.dealer));
  for (const cases::FactField& fact : fields.facts) out += fmt::format("  {} {} = {}\n", word("事实", "fact"), fact.name, factText(fact));
  for (int i = 0; i < scorer.plan->game.seats; ++i) {
    const cases::SeatFields& seat = fields.seats[static_cast<size_t>(i)];
    if (!seat.told) continue;
    out += fmt::format("  {} {}: {}", word("座", "seat"), i, word("手牌", "hand"));
    if (seat.handKnown && !seat.hand.empty()) out += ' ' + grouped(seat.hand, notation);
    for (const cases::MeldFields& meld : seat.melds) {
      out += fmt::format(" {} {} {}", word("面子", "meld"), meld.call, grouped(meld.tiles, notation));
      if (meld.from >= 0) out += fmt::format(" {} {}", word("自", "from"), meld.from);
    }
    std::string aside;
    for (const std::string_view tiles : seat.aside) aside += ' ' + grouped(tiles, notation);
    if (!aside.empty()) out += fmt::format(" {}{}", word("亮置着", "aside"), aside);
    out += '\n';
  }
  if (fields.hasOffenders && !fields.offenders.empty()) {
    out += std::string("  ") + word("违者", "offenders");
    for (const int seat : fields.offenders) out += fmt::format(" {}", seat);
    out += '\n';
  }
  if (fields.win.told) {
    out += fmt::format("  {} {} {} {} {}", word("胡", "win"), word("座", "seat"), fields.win.seat, word("以", "with"), grouped(fields.win.tile, notation));
    if (fields.win.by == eval::WinBy::SelfDraw) out += std::string(" ") + word("自己摸到", "self drawn");
    else out += fmt::format(" {} {}", fields.win.by == eval::WinBy::Discard ? word("自", "from") : word("夺杠", "robbing"), fields.win.from);
    if (fields.win.afterKong) out += std::string(" ") + word("杠后", "after kong");
    if (fields.win.lastTiles) out += std::string(" ") + word("末尾牌", "last tiles");
    out += fmt::format("\n  {} ", word("应得", "expect"));
    if (!settlement.legal) out += word("不能胡", "refused");
    else {
      out += word("点", "points");
      for (int i = 0; i < scorer.plan->game.seats; ++i) out += fmt::format(" {:+}", settlement.payments[static_cast<size_t>(i)]);
    }
    out += '\n';
  }
  return out + "}\n";
}

}  // namespace kaikou::workshop
