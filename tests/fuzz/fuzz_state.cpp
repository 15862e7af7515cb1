// Any bytes as a saved state or match. What is accepted must have those very bytes, and a state must be one that can be
// played to its end: whatever `legal` lists is accepted.
#include <cstring>
#include <random>

#include "runtime/table/state_codec.h"
#include "tests/fuzz/rules.h"

using namespace kaikou;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const auto plan = fuzz::shippedPlan("pizi_xiayu");
  static table::Engine engine(*plan);
  static table::StateCodec codec(engine);
  std::vector<uint8_t> bytes(data, data + size);
  // The head is "KGAME\n", a letter, the version and 8 bytes of the plan: seeds made for other rules come in too.
  constexpr size_t planAt = 9, planSize = 8;
  if (size >= planAt + planSize) std::memcpy(&bytes[planAt], codec.plan().data(), planSize);
  if (size > 6 && data[6] == 'M') {
    const table::MatchResult match = codec.decodeMatch(bytes);
    if (!match && match.error.empty()) std::abort();
    if (match && codec.encode(*match.match) != bytes) std::abort();
    return 0;
  }
  const table::StateResult result = codec.decodeState(bytes);
  if (!result) {
    if (result.error.empty()) std::abort();
    return 0;
  }
  if (codec.encode(*result.state) != bytes) std::abort();
  table::State state = *result.state;
  std::mt19937 chance(bytes.back());
  table::ActionList open;
  for (int steps = 0; state.stage != table::Stage::Over; ++steps) {
    if (steps > 2000) std::abort();
    const int seat = engine.nextToAct(state);
    engine.legal(state, seat, open);
    if (open.empty()) std::abort();
    if (engine.apply(state, open[chance() % open.size()], nullptr) != table::Refusal::None) std::abort();
  }
  if (!codec.decodeState(codec.encode(state))) std::abort();
  return 0;
}
