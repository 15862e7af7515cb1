// play-log PLAN SEED HANDS: plays by chance and prints the log, for tests that read logs from outside. The first and the last seat
// add to the seed.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "runtime/plan/plan_codec.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/table/log_writer.h"
#include "tests/table/chance_player.h"

using namespace kaikou;
using namespace kaikou::table;

int main(int argc, char** argv) {
  if (argc != 4) return std::fputs("play-log PLAN SEED HANDS\n", stderr), 2;
  std::ifstream file(argv[1], std::ios::binary);
  const std::vector<uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
  const plan::DecodeResult plan = plan::decode(bytes);
  if (!plan || plan::verifyPlayable(*plan.plan)) return std::fputs("no playable plan\n", stderr), 1;
  Engine engine(*plan.plan);
  std::string out;
  LogWriter log(engine, out);
  Match match;
  const Seed house = Seed::ofText(argv[2]);
  Shares shares;
  for (const int seat : {0, plan.plan->game.seats - 1}) {
    const auto place = static_cast<size_t>(seat);
    shares.shares[place] = Seed::ofText(std::string(argv[2]) + " of seat " + std::to_string(seat));
    shares.pledges[place] = shares.shares[place]->commitment();
  }
  match.seed = shares.mixed(house);
  test::ChancePlayer player(match.seed.bytes[0] | match.seed.bytes[1] << 8u | match.seed.bytes[2] << 16u);
  State state;
  Events events;
  ActionList open;
  log.match(house.commitment());
  log.pledges(shares);
  log.shares(shares);
  for (int hand = 0, hands = std::stoi(argv[3]); hand < hands; ++hand) {
    const Seed own = match.seed.forHand(match.hand);
    log.hand(match, own.commitment());
    engine.begin(match, state, &events);
    log.dealt(state, events);
    const uint32_t leaves = player.below(40) ? UINT32_MAX : player.below(60);
    while (state.stage != Stage::Over) {
      const int seat = player.seatOf(engine.toAct(state));
      engine.legal(state, seat, open);
      const Refusal why = state.decisions >= leaves && plan.plan->game.leavingDeclared
                              ? log.leave(state, seat)
                              : log.play(state, player.choose(engine, state, open));
      if (why != Refusal::None) return std::fputs("an action that was listed is refused\n", stderr), 1;
    }
    Match after = match;
    if (!engine.finish(state, after)) return std::fputs("the hand cannot be finished\n", stderr), 1;
    log.end(state, after, own);
    match = after;
    std::fwrite(out.data(), 1, out.size(), stdout);
    out.clear();
  }
  log.close(match, house);
  std::fwrite(out.data(), 1, out.size(), stdout);
  return 0;
}
