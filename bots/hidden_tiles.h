// What a seat cannot see, dealt anew: a world that might be.
#pragma once

#include "bots/bot_random.h"
#include "bots/greedy_bot.h"
#include "runtime/table/engine.h"

namespace kaikou::bots {

/// Deals the tiles that `seat` cannot see (other hands, the rest of the wall) anew, and forgets what others answered or
/// were offered: seats that may answer are asked again in the new world. The result depends on what `seat` sees and on
/// `random` only. All ways are alike; with `likely`, other hands are such as that bot would have made of theirs by now.
void dealHiddenAnew(table::Engine& engine, table::State& state, int seat, BotRandom& random,
                    GreedyBot* likely = nullptr);

/// The rest of the wall in another order, all hands as they are.
void shuffleWall(const table::Engine& engine, table::State& state, BotRandom& random);

}  // namespace kaikou::bots
