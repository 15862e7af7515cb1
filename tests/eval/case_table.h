// Reads the cases of the corpus into tables, for tests that run on plans written by hand. Trusting: only for
// well-formed cases, except that win and seats may be impossible.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "runtime/eval/settlement.h"
#include "tests/eval/wuhan_plan.h"

namespace kaikou::testing {

/// Kinds of "123m 55p 东"; false for anything unknown.
inline bool readTiles(const std::string& text, std::vector<int>& out) {
  static const std::vector<std::pair<std::string, int>> names = {
      {"东", 27}, {"南", 28}, {"西", 29}, {"北", 30}, {"中", 31}, {"发", 32}, {"白", 33}};
  static const std::vector<std::pair<std::string, int>> suits = {{"m", 0},  {"p", 1},  {"s", 2},  {"万", 0},
                                                                 {"筒", 1}, {"饼", 1}, {"条", 2}, {"索", 2}};
  std::vector<int> digits;
  for (size_t i = 0; i < text.size();) {
    const char c = text[i];
    if (c == ' ') {
      ++i;
      continue;
    }
    if (c >= '1' && c <= '9') {
      digits.push_back(c - '1'), ++i;
      continue;
    }
    bool found = false;
    for (const auto& [name, suit] : suits) {
      if (digits.empty() || text.compare(i, name.size(), name) != 0) continue;
      for (int d : digits) out.push_back(9 * suit + d);
      digits.clear(), i += name.size(), found = true;
      break;
    }
    if (found) continue;
    for (const auto& [name, kind] : names)
      if (text.compare(i, name.size(), name) == 0) {
        out.push_back(kind), i += name.size(), found = true;
        break;
      }
    if (!found) return false;
  }
  return digits.empty();
}
inline int readTile(const std::string& text) {
  std::vector<int> kinds;
  return readTiles(text, kinds) && kinds.size() == 1 ? kinds[0] : -1;
}

inline bool readTable(const nlohmann::json& c, eval::Table& out) {
  static const std::vector<std::string> calls = {"吃", "碰", "冲杠", "蓄杠", "暗杠", "红中杠", "癞子杠"};
  out = {};
  out.indicator = static_cast<uint8_t>(readTile(c.at("indicator")));
  if (c.contains("previous_wild")) out.previousWild = static_cast<int8_t>(readTile(c["previous_wild"]));
  out.dealer = c.at("dealer");
  if (!c.at("seats").is_array() || c["seats"].size() != 4) return false;
  for (int s = 0; s < 4; ++s) {
    const auto& from = c["seats"][s];
    eval::SeatTable& seat = out.seats[s];
    std::vector<int> hand;
    if (!readTiles(from.at("hand"), hand)) return false;
    for (int k : hand) ++seat.hand[k];
    for (const auto& t : from.value("aside", nlohmann::json::array())) ++seat.aside[readTile(t)];
    for (const auto& m : from.value("melds", nlohmann::json::array())) {
      eval::Meld meld;
      const auto call = std::find(calls.begin(), calls.end(), m.at("call").get<std::string>());
      if (call == calls.end() || seat.meldCount == eval::maxMelds) return false;
      meld.call = static_cast<uint8_t>(call - calls.begin());
      std::vector<int> tiles;
      if (!readTiles(m.at("tiles"), tiles) || tiles.empty()) return false;
      std::sort(tiles.begin(), tiles.end());
      meld.tile = static_cast<uint8_t>(tiles[0]);
      const bool same = tiles.back() == tiles[0];
      if (!same && (tiles.size() != 3 || tiles[1] != tiles[0] + 1 || tiles[2] != tiles[0] + 2)) return false;
      meld.form = !same               ? eval::MeldForm::Run
                  : tiles.size() == 4 ? eval::MeldForm::Quad
                                      : eval::MeldForm::Triplet;
      meld.from = static_cast<int8_t>(m.value("from", -1));
      seat.melds[seat.meldCount++] = meld;
    }
  }
  for (const auto& o : c.value("offenders", nlohmann::json::array())) out.offenders[out.offenderCount++] = o;
  const auto& win = c.at("win");
  out.win.seat = win.at("seat");
  out.win.tile = static_cast<uint8_t>(readTile(win.at("tile")));
  const std::string by = win.at("by");
  out.win.by = by == "self_draw" ? eval::WinBy::SelfDraw
               : by == "discard" ? eval::WinBy::Discard
                                 : eval::WinBy::RobKong;
  out.win.from = static_cast<int8_t>(win.value("from", -1));
  out.win.afterKong = win.value("after_kong", false);
  out.win.lastTiles = win.value("last_tiles", false);
  return true;
}

/// The options of a case over those of its ruleset; false for rulesets that wuhanPlan does not cover.
inline bool readWuhanOptions(const nlohmann::json& c, WuhanOptions& o) {
  const std::string name = c.at("ruleset");
  const bool plain = name == "kaikoufan_plain" || name == "koukoufan_plain";
  if (!plain && name != "kaikoufan" && name != "koukoufan") return false;
  o.everyOpening = name == "koukoufan" || name == "koukoufan_plain";
  if (plain) o.wildKong = 2, o.bigSelfDraw = 2, o.lastTileBig = o.robbingBig = false;
  const nlohmann::json given = c.value("options", nlohmann::json::object());
  if (given.contains("口口翻") && given["口口翻"].is_boolean()) o.everyOpening = given["口口翻"];
  o.gold = o.everyOpening ? 500 : 400;
  for (const auto& [key, value] : given.items()) {
    auto number = [&] { return value == 1.5 ? Num(3, 2) : Num(value.get<int64_t>()); };
    if (key == "口口翻" && value.is_boolean()) continue;
    if (key == "输家番" && value.is_boolean())
      o.loserFan = value;
    else if (key == "癞杠毁硬" && value.is_boolean())
      o.wildKongSpoils = value;
    else if (key == "承包" && value.is_boolean())
      o.liability = value;
    else if (key == "癞子杠")
      o.wildKong = value;
    else if (key == "大胡自摸")
      o.bigSelfDraw = number();
    else if (key == "大胡放冲")
      o.bigGiver = number();
    else if (key == "封顶" && value.is_number())
      o.cap = number();
    else if (key == "金顶")
      o.gold = number();
    else if (key == "叠加")
      o.adding = value == "add";
    else if (key == "全求人包")
      o.contract = value == "不听"   ? WuhanOptions::NotReady
                   : value == "非将" ? WuhanOptions::NotPairs
                   : value == "总是" ? WuhanOptions::Always
                                     : WuhanOptions::Never;
    else
      return false;
  }
  return true;
}

}  // namespace kaikou::testing
