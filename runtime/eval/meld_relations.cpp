// Relations as arithmetic on sets of ranks; links as parts of a small graph.
//
// For each suit there is a set of ranks that it has a run of, one of those that it has two of, and so on. Runs n, n+2 and n+4
// in one suit are then three sets, shifted, and what they have in common. Links need the melds themselves: every choice of
// melds that stands in a relation joins its parts. A reading has seven melds at most and a relation few ranks, so the search
// is small; several questions name the same relations, so what was found for one is kept for the reading. Guarantee: as
// Relation and LinkQuestion say. Tested by tests/eval/meld_relations_test.cpp.
#include "runtime/eval/meld_relations.h"

#include <algorithm>
#include <bit>

#include "runtime/base/invariant.h"
#include "runtime/hand/feature_math.h"

namespace kaikou::eval {

using plan::FeatureKind;
using plan::Relation;

MeldRelations::MeldRelations(const plan::Plan& plan) : plan_(plan) {
  if (plan.relations.empty()) return;
  KAIKOU_ASSERT(plan.relations.size() <= 64, "a plan has no more relations than a word has bits");
  groups_.resize(plan.relations.size());
  std::vector<int> suitOf(plan.blocks.size(), -1);
  for (size_t b = 0; b < plan.blocks.size(); ++b)
    if (plan.blocks[b].isSuit) suitOf[b] = static_cast<int>(suits_.size()), suits_.emplace_back();
  for (const plan::Feature& f : plan.features.features) {
    if (f.kind != FeatureKind::RunCount && f.kind != FeatureKind::TripletAt) continue;
    const auto k = static_cast<size_t>(std::countr_zero(f.tiles));
    if (k >= plan.kinds.size() || suitOf[plan.kinds[k].block] < 0) continue;
    fields_.push_back({static_cast<uint8_t>(suitOf[plan.kinds[k].block]), plan.kinds[k].rank, f.shift, f.width,
                       f.kind == FeatureKind::RunCount});
    const uint64_t bits = ((uint64_t{1} << f.width) - 1) << (f.shift % 64);
    asked_.words[f.shift / 64] |= bits;
    for (int i = 0; i < f.width; ++i) fieldAt_[static_cast<size_t>(f.shift + i)] = static_cast<uint8_t>(fields_.size() - 1);
  }
}

void MeldRelations::read(const plan::FeatureVector& vector) {
  for (Suit& suit : suits_) suit = {};
  count_ = 0;
  runs_ = triplets_ = 0;
  known_ = holding_ = gathered_ = 0;
  for (size_t word = 0; word < plan::vectorWords; ++word) {
    for (uint64_t left = vector.words[word] & asked_.words[word]; left;) {
      const Field& f = fields_[fieldAt_[64 * word + static_cast<size_t>(std::countr_zero(left))]];
      const uint64_t bits = ((uint64_t{1} << f.width) - 1) << (f.shift % 64);
      const auto melds = static_cast<int>((left & bits) >> (f.shift % 64));
      left &= ~bits;
      auto& sets = f.run ? suits_[f.suit].runs : suits_[f.suit].triplets;
      for (int n = 0; n < std::min(melds, plan::maxMelds); ++n) {
        sets[static_cast<size_t>(n)] = static_cast<Ranks>(sets[static_cast<size_t>(n)] | 1u << f.rank);
        ++(f.run ? runs_ : triplets_);
        if (count_ < static_cast<int>(mostMelds)) melds_[static_cast<size_t>(count_++)] = {f.suit, f.rank, !f.run};
      }
    }
  }
}

bool MeldRelations::holds(size_t index) {
  const uint64_t bit = uint64_t{1} << index;
  if (!(known_ & bit) && find(plan_.relations[index])) holding_ |= bit;
  known_ |= bit;
  return holding_ & bit;
}

bool MeldRelations::find(const Relation& relation) const {
  if ((relation.triplets ? triplets_ : runs_) < relation.ranks.size()) return false;
  if (!relation.oneSuit) return spread(relation, 0, 0, relation.bound ? Ranks{0xffff} : Ranks{1});
  for (const Suit& suit : suits_) {
    const auto& sets = relation.triplets ? suit.triplets : suit.runs;
    Ranks from = relation.bound ? 0xffff : 1;   // the ranks that n can be; bit 0 where it is not asked
    size_t equal = 0;
    for (size_t i = 0; i < relation.ranks.size() && from; ++i) {
      equal = i && relation.ranks[i] == relation.ranks[i - 1] ? equal + 1 : 0;
      from = static_cast<Ranks>(from & sets[equal] >> relation.ranks[i]);
    }
    if (from) return true;
  }
  return false;
}

// The melds from `at` on, in suits that are free; depth is bounded by limits::spreadMelds.
bool MeldRelations::spread(const Relation& relation, size_t at, uint32_t suits, Ranks from) const {
  if (at == relation.ranks.size()) return true;
  for (size_t s = 0; s < suits_.size(); ++s) {
    if (suits >> s & 1) continue;
    const auto& sets = relation.triplets ? suits_[s].triplets : suits_[s].runs;
    const auto next = static_cast<Ranks>(from & sets[0] >> relation.ranks[at]);
    if (next && spread(relation, at + 1, suits | 1u << s, next)) return true;
  }
  return false;
}

// Every choice of melds that stands in the relation; depth is bounded by plan::maxMelds.
void MeldRelations::gather(const Relation& relation, size_t at, int first, uint32_t suits, Melds taken,
                           std::vector<Melds>& out) const {
  if (at == relation.ranks.size()) {
    if (std::find(out.begin(), out.end(), taken) == out.end()) out.push_back(taken);
    return;
  }
  for (int i = 0; i < count_; ++i) {
    const Meld& meld = melds_[static_cast<size_t>(i)];
    if ((taken >> i & 1) || meld.triplet != relation.triplets) continue;
    const uint32_t suit = 1u << meld.suit;
    if (relation.oneSuit ? suits && suits != suit : (suits & suit) != 0) continue;
    if (!relation.bound ? meld.rank != relation.ranks[at] : at > 0 && meld.rank != first + relation.ranks[at]) continue;
    gather(relation, at + 1, at ? first : meld.rank, suits | suit, static_cast<Melds>(taken | 1u << i), out);
  }
}

const std::vector<MeldRelations::Melds>& MeldRelations::groups(size_t relation) {
  std::vector<Melds>& found = groups_[relation];
  if (gathered_ >> relation & 1) return found;
  gathered_ |= uint64_t{1} << relation;
  found.clear();
  if (holds(relation)) gather(plan_.relations[relation], 0, 0, 0, 0, found);
  return found;
}

// Melds less parts, where the melds of each group are in one part. Melds beside, which are taken together, are one part more: they join
// the parts that they touch, and their own links do not count.
int MeldRelations::links(size_t index) {
  const plan::LinkQuestion& question = plan_.links[index];
  std::array<Melds, mostMelds> parts{};
  int count = 0, links = 0;
  for (const uint16_t relation : question.by) {
    for (Melds melds : groups(relation)) {
      int kept = 0;
      for (int i = 0; i < count; ++i) {
        const Melds part = parts[static_cast<size_t>(i)];
        if (part & melds) melds = static_cast<Melds>(melds | part);
        else parts[static_cast<size_t>(kept++)] = part;
      }
      parts[static_cast<size_t>(kept)] = melds;
      count = kept + 1;
    }
  }
  if (!count) return 0;
  for (int i = 0; i < count; ++i) links += std::popcount(parts[static_cast<size_t>(i)]) - 1;
  bool beside = false;
  int most = 0;
  for (const uint16_t relation : question.beside) {
    for (const Melds together : groups(relation)) {
      int rest = links;
      Melds joined = together;
      for (int i = 0; i < count; ++i) {
        const Melds part = parts[static_cast<size_t>(i)];
        if (!(part & together)) continue;
        rest -= std::popcount(part) - 1;
        joined = static_cast<Melds>(joined | part);
      }
      most = std::max(most, rest + std::popcount(joined) - std::popcount(together));
      beside = true;
    }
  }
  return beside ? most : links;
}

}  // namespace kaikou::eval
