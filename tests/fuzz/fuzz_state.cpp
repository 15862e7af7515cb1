// Any bytes as a saved match or as the record of a hand. What is accepted must have those very bytes, and a hand must be one
// that can be played to its end: whatever `legal` lists is accepted.
#include <cstring>
#include <random>
#include <string>

#include "runtime/table/hand_record.h"
#include "runtime/table/state_check.h"
#include "runtime/table/state_codec.h"
#include "tests/fuzz/rules.h"

using namespace kaikou;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const auto plan = fuzz::shippedPlan("pizi_xiayu");
  static table::Engine engine(*plan);
  static table::StateCodec codec(engine);
  std::vector<uint8_t> bytes(data, data + size);
  if (size > 6 && data[6] == 'M') {
    // The head is "KGAME\n", a letter, the version and 8 bytes of the plan: seeds made for other rules come in too.
    constexpr size_t planAt = 9, planSize = 8;
    if (size >= planAt + planSize) std::memcpy(&bytes[planAt], codec.plan().data(), planSize);
    const table::MatchResult match = codec.decodeMatch(bytes);
    if (!match && match.error.empty()) std::abort();
    if (match && codec.encode(*match.match) != bytes) std::abort();
    return 0;
  }
  table::HandRecord record;
  if (!table::readRecord(bytes, record)) return 0;
  table::Match match;
  match.seed = Seed::ofText("fuzz");
  table::State state;
  if (table::playAgain(engine, match, record, state)) return 0;
  std::string same;
  table::appendRecord(same, record);
  if (same != std::string(bytes.begin(), bytes.end()) || table::checkState(engine, state)) std::abort();
  std::mt19937 chance(bytes.back());
  table::ActionList open;
  for (int steps = 0; state.stage != table::Stage::Over; ++steps) {
    if (steps > 2000) std::abort();
    const int seat = engine.nextToAct(state);
    engine.legal(state, seat, open);
    if (open.empty()) std::abort();
    if (engine.apply(state, open[chance() % open.size()], nullptr) != table::Refusal::None) std::abort();
  }
  if (table::checkState(engine, state)) std::abort();
  return 0;
}
