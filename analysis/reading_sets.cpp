// Interning by the bytes of sorted content.
#include "analysis/reading_sets.h"

#include <algorithm>
#include <map>

namespace kaikou::analysis {
namespace {

template <class T>
std::string bytesOf(const std::vector<T>& items) {
  static_assert(std::has_unique_object_representations_v<T>);
  return std::string(reinterpret_cast<const char*>(items.data()), items.size() * sizeof(T));
}

void makeSet(std::vector<FeatureVector>& set) {
  std::sort(set.begin(), set.end(), hand::vectorLess);
  set.erase(std::unique(set.begin(), set.end()), set.end());
}

}  // namespace

uint32_t ReadingSets::vectors(std::vector<FeatureVector> set) {
  makeSet(set);
  const auto [place, fresh] = setIds_.try_emplace(bytesOf(set), static_cast<uint32_t>(sets_.size()));
  if (fresh) sets_.push_back(std::move(set));
  return place->second;
}

ReadingSets::Id ReadingSets::parts(std::vector<Part> parts) {
  std::sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) { return a.key < b.key; });
  std::string bytes;
  for (const Part& part : parts) {
    for (uint8_t b : {part.key.shape, part.key.jokers, part.key.naturals, part.key.pair, part.key.marked}) bytes += static_cast<char>(b);
    bytes.append(reinterpret_cast<const char*>(&part.vectors), sizeof part.vectors);
  }
  const auto [place, fresh] = partIds_.try_emplace(std::move(bytes), static_cast<Id>(parts_.size()));
  if (fresh) parts_.push_back(std::move(parts));
  return place->second;
}

uint32_t ReadingSets::sum(uint32_t a, uint32_t b) {
  if (a > b) std::swap(a, b);
  const auto [place, fresh] = sums_.try_emplace(uint64_t{a} << 32 | b, 0);
  if (!fresh) return place->second;
  std::vector<FeatureVector> sums;
  for (const FeatureVector& x : sets_[a])
    for (const FeatureVector& y : sets_[b]) sums.push_back(hand::combine(x, y, orMask_));
  const uint32_t id = vectors(std::move(sums));
  return sums_[uint64_t{a} << 32 | b] = id;
}

bool ReadingSets::setIncludes(uint32_t a, uint32_t b) {
  if (a == b) return true;
  const auto [place, fresh] = setIncludes_.try_emplace(uint64_t{a} << 32 | b, false);
  if (fresh) place->second = std::includes(sets_[a].begin(), sets_[a].end(), sets_[b].begin(), sets_[b].end(), hand::vectorLess);
  return place->second;
}

bool ReadingSets::includes(Id a, Id b) {
  if (a == b) return true;
  const auto [place, fresh] = includes_.try_emplace(uint64_t{a} << 32 | b, false);
  if (!fresh) return place->second;
  bool all = true;
  for (const Part& wanted : parts_[b]) {
    const auto found = std::lower_bound(parts_[a].begin(), parts_[a].end(), wanted.key, [](const Part& p, const PartKey& key) { return p.key < key; });
    all = all && found != parts_[a].end() && found->key == wanted.key && setIncludes(found->vectors, wanted.vectors);
  }
  return includes_[uint64_t{a} << 32 | b] = all;
}

ReadingSets::Id ReadingSets::combine(Id a, Id b) {
  if (a > b) std::swap(a, b);
  const auto [place, fresh] = combined_.try_emplace(uint64_t{a} << 32 | b, 0);
  if (!fresh) return place->second;
  std::map<PartKey, std::vector<uint32_t>> made;
  for (const Part& x : parts_[a])
    for (const Part& y : parts_[b]) {
      if (x.key.shape != y.key.shape || x.key.pair + y.key.pair > 1 || x.key.marked + y.key.marked > 1) continue;
      const int jokers = x.key.jokers + y.key.jokers, naturals = x.key.naturals + y.key.naturals;
      if (jokers + naturals > mostWilds_) continue;
      const PartKey key{x.key.shape, static_cast<uint8_t>(jokers), static_cast<uint8_t>(naturals),
                        static_cast<uint8_t>(x.key.pair + y.key.pair), static_cast<uint8_t>(x.key.marked + y.key.marked)};
      made[key].push_back(sum(x.vectors, y.vectors));
    }
  std::vector<Part> parts;
  for (auto& [key, sets] : made) {
    std::sort(sets.begin(), sets.end());
    sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
    uint32_t id = sets.front();
    if (sets.size() > 1) {
      std::vector<FeatureVector> all;
      for (uint32_t set : sets) all.insert(all.end(), sets_[set].begin(), sets_[set].end());
      id = vectors(std::move(all));
    }
    parts.push_back({key, id});
  }
  const Id id = this->parts(std::move(parts));
  return combined_[uint64_t{a} << 32 | b] = id;
}

}  // namespace kaikou::analysis
