// Plays hands with the C++ headers of the runtime. A state is a plain value, so a player may think ahead on copies of it:
// here each choice is the one whose hand lacks the fewest tiles afterwards.
//
//   c++ -std=c++20 look_ahead.cpp $(pkg-config --cflags --libs kaikou-runtime-cxx) -o look_ahead
//   ./look_ahead FILE.kplan
#include <cstdio>
#include <fstream>
#include <iterator>
#include <vector>

#include "runtime/plan/plan_codec.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/table/engine.h"
#include "runtime/table/win_filter.h"

namespace table = kaikou::table;

namespace {

table::Action choose(table::Engine& engine, const table::State& state, int seat, const table::ActionList& open) {
  table::Action best = open[open.size() - 1];
  int fewest = 1000;
  for (const table::Action& action : open) {
    if (action.act == table::Act::Win) return action;
    table::State after = state;                        // a clone: 2 KB
    if (engine.apply(after, action) != table::Refusal::None) continue;
    const int lacking = engine.filter().lacking(after, seat);
    if (lacking >= fewest) continue;
    fewest = lacking;
    best = action;
  }
  return best;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: %s FILE.kplan\n", argv[0]);
    return 2;
  }
  std::ifstream file(argv[1], std::ios::binary);
  const std::vector<char> text{std::istreambuf_iterator<char>(file), {}};
  const std::vector<uint8_t> bytes(text.begin(), text.end());
  kaikou::plan::DecodeResult decoded = kaikou::plan::decode(bytes);
  if (!decoded) {
    std::fprintf(stderr, "%s: %s\n", argv[1], decoded.error.c_str());
    return 1;
  }
  const kaikou::plan::Plan& plan = *decoded.plan;
  if (auto why = kaikou::plan::verifyPlayable(plan)) {
    std::fprintf(stderr, "%s\n", why->c_str());
    return 1;
  }

  table::Engine engine(plan);
  table::Match match{.seed = kaikou::Seed::ofText("an evening")};
  table::State state;
  int won = 0;
  constexpr int hands = 20;
  for (int hand = 0; hand < hands; ++hand) {
    engine.begin(match, state);
    for (int seat; (seat = engine.nextToAct(state)) >= 0;) {
      table::ActionList open;
      engine.legal(state, seat, open);
      if (engine.apply(state, choose(engine, state, seat, open)) != table::Refusal::None) return 1;
    }
    won += state.outcome.kind == table::Outcome::Won;
    if (!engine.finish(state, match)) return 1;
  }
  std::printf("%d of %d hands won; totals", won, hands);
  for (int seat = 0; seat < engine.seats(); ++seat) std::printf(" %+lld", static_cast<long long>(match.totals[seat]));
  std::printf("\n");
  return won > 0 ? 0 : 1;
}
