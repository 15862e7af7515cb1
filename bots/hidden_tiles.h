// What a seat cannot see, dealt anew: a world that might be.
#pragma once

#include "bots/bot_random.h"
#include "runtime/table/engine.h"

namespace kaikou::bots {

/// Deals the tiles that `seat` cannot see (other hands, the rest of the wall) anew, all ways alike, and forgets what others
/// answered or were offered: seats that may answer are asked again in the new world. The result depends on what `seat` sees
/// and on `random` only.
void dealHiddenAnew(table::Engine& engine, table::State& state, int seat, BotRandom& random);

}  // namespace kaikou::bots
