// Random tables for comparing engines: those of bench/random_wins, and from them what a table may show besides: tiles
// set aside, facts, offenders, robbed kongs, pairs and one-of-each hands, hands that are not complete.
#pragma once

#include "bench/random_wins.h"
#include "runtime/eval/evaluator.h"

namespace kaikou::reference {

/// A table that can exist (eval::checkTable accepts it), with at most `maxWilds` wild tiles in the winner's hand, the
/// winning tile included. False when the dice fell badly; try again.
bool randomTable(const plan::Plan& plan, eval::Evaluator& evaluator, bench::Random& random, int maxWilds,
                 eval::Table& out);

/// Changes something into what no game shows, or what an example leaves open.
void spoil(const plan::Plan& plan, bench::Random& random, eval::Table& table);

/// Wild tiles in a seat's hand, for the winner with the winning tile.
int wildsInHand(const plan::Plan& plan, eval::Evaluator& evaluator, const eval::Table& table, int seat);

}  // namespace kaikou::reference
