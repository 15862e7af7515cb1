// From a reading as its feature vector back to the groups that somebody can look at. Private to runtime/eval.
#pragma once

#include "runtime/eval/evaluator.h"
#include "runtime/eval/evaluator_state.h"

namespace kaikou::eval {

/// The groups of `key`, a reading of `hand` at `table`. `supposed` of its wilds are no wilds of the hand but tiles that the
/// hand lacks (HandQuery::extraJokers): their places are told apart in Group::otherMask.
void rebuildReading(Evaluator::State& state, const Table& table, const HandQuery& hand, const ReadingKey& key, int supposed,
                    Reading& out);

}  // namespace kaikou::eval
