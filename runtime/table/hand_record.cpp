// Records of hands. Why a replay and not a check of the state: that a state looks like one of a game does not make it one, two
// tiles exchanged between two hands look right; choices that were open make nothing but the game. Guarantee: what is accepted
// is a state that the engine made. Tested by tests/table/hand_record_test.cpp, tests/api/table_copies_test.cpp.
#include "runtime/table/hand_record.h"

#include <fmt/format.h>

#include "runtime/base/invariant.h"

namespace kaikou::table {

void appendRecord(std::string& into, const HandRecord& record) {
  KAIKOU_ASSERT(record.leaver >= plan::nobody && record.leaver < seatCount, "who left is a seat, or nobody");
  into += static_cast<char>(record.leaver);
  for (const Action& action : record.actions) {
    into += static_cast<char>(action.act);
    into += static_cast<char>(action.seat);
    into += static_cast<char>(action.call);
    into += static_cast<char>(action.tile);
  }
}

bool readRecord(std::span<const uint8_t> bytes, HandRecord& out) {
  out = {};
  if (bytes.size() % 4 != 1) return false;
  out.leaver = static_cast<int8_t>(bytes[0]);
  if (out.leaver < plan::nobody || out.leaver >= seatCount) return false;
  for (size_t at = 1; at < bytes.size(); at += 4) {
    if (bytes[at] > static_cast<uint8_t>(Act::Step)) return false;
    out.actions.push_back({static_cast<Act>(bytes[at]), bytes[at + 1], bytes[at + 2], bytes[at + 3]});
  }
  return true;
}

std::optional<std::string> playAgain(Engine& engine, const Match& match, const HandRecord& record, State& out,
                                     const WallSetup* given) {
  if (!given) engine.begin(match, out);
  else if (!engine.beginWith(match, *given, out)) return "the wall does not hold the tiles of the game";
  for (size_t i = 0; i < record.actions.size(); ++i)
    if (const Refusal why = engine.apply(out, record.actions[i]); why != Refusal::None)
      return fmt::format("action {} of the hand was not open: {}", i + 1, refusalText(why));
  if (record.leaver == plan::nobody) return {};
  const Refusal why = engine.leave(out, record.leaver);
  if (why != Refusal::None) return fmt::format("leaving was not open: {}", refusalText(why));
  return {};
}

}  // namespace kaikou::table
