// Who plays against a person. Tested by tests/scripts/sim_end_to_end.sh.
#include "cli/play_opponents.h"

#include "cli/bot_list.h"

namespace kaikou::cli {

bool readOpponents(Session& session, const std::string& list, int own, const plan::Plan& plan,
                   std::vector<std::unique_ptr<bots::Bot>>& out) {
  std::vector<std::string> names;
  const auto others = static_cast<size_t>(plan.game.seats) - 1;
  if (const text::Bilingual problem = readBotList(list, others, names); !problem.empty()) {
    session.complain(problem);
    return false;
  }
  for (int seat = 0, next = 0; seat < plan.game.seats; ++seat) {
    std::string error;
    out.push_back(bots::makeBot(seat == own ? "greedy" : names[static_cast<size_t>(next++)], plan, error));
    if (!out.back()) {
      session.complain(error);
      return false;
    }
  }
  return true;
}

}  // namespace kaikou::cli
