// The reading algebra. Questions about a reading become *features*: bits that combine by `or`, and small sums, each the
// contribution of one group of tiles (plan.h, FeatureKind). A hand's readings are then a handful of distinct feature vectors,
// whatever the number of ways to arrange it, and every question is a look at a field.
//
//   question                           feature                       read as
//   all tiles in S                     TilesOutside(S)               the bit is clear
//   count tiles in S                   TileCount(S)                  the field
//   every meld is K [in S]             MeldOther(K, S)               the bit is clear
//   count melds K [in S]               MeldCount(K, S)               the field; S known late: TripletAt(every kind)
//   any meld K [in S], no meld …       MeldSome(K, S)                the bit, unless the number is asked too
//   every group touches S              GroupMisses(S)                the bit is clear
//   pair in S, pair is T               PairInside(S)                 the bit is set; S known late: PairTile
//   count wilds as S                   WildsAs(S)                    the field
//   wild in pair                       PairWild                      the bit is set
//   kinds held N                       TileCount(each kind)          compared; without wilds the table is asked instead
//   runs n n+1 …, links by …           RunCount, TripletAt           operations of the plan on those fields
//   wait is …                          Wait                          one of five bits
//   equal runs, same run, straight     RunCount(each run)            operations of the plan on those fields
//   same triplet                       TripletAt(each kind)          likewise
#pragma once

#include <string>
#include <vector>

#include "compiler/diag/diag.h"
#include "compiler/ir/ir.h"

namespace kaikou::algebra {

/// A feature and the declaration that asked for it first; later questions that share it cost nothing.
struct AskedFeature {
  plan::Feature feature;
  uint32_t origin = 0;
  bool fits = true;                      // it found room
};

/// Replaces every question about the reading by features and fills module.features. Reports SetNotFixed, TooManyFeatures.
/// Needs: folded constants. False on errors. `asked`: every feature that is asked for, room or not.
bool assignFeatures(ir::Module& module, diag::Sink& sink, std::vector<AskedFeature>* asked = nullptr);

}  // namespace kaikou::algebra
