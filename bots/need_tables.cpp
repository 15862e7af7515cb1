// Filling the tables of needs: rank by rank, over how many runs begin at the last two ranks.
//
// Three runs from the same rank are three triplets, so two are enough to look at; no tile is wanted more than four times. An
// entry is never 0 (a meld of nothing lacks three tiles), so 0 is "not yet known"; every thread would write the same value.
// Guarantee: the least number of tiles to add, exactly, up to 14. Tested by tests/bots/need_tables_test.cpp against trying
// all sets of melds.
#include "bots/need_tables.h"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <new>

#include "runtime/hand/shortage.h"

namespace kaikou::bots {

namespace {
constexpr const auto& pow5 = hand::ShortageTables::pow5;
constexpr int most = 8;   // melds 0..7
}

NeedTables::NeedTables(const Kind& kind) : kind_(kind) {
  static_assert(std::atomic_ref<uint64_t>::is_always_lock_free);
  // calloc: pages that no hand asks for take no memory. It fails as any container does.
  entries_.reset(static_cast<uint64_t*>(std::calloc(pow5[kind.size - 1] * 5, sizeof(uint64_t))));
  if (!entries_) throw std::bad_alloc();
}

const NeedTables& NeedTables::of(const Kind& kind) {
  static std::mutex guard;
  static std::map<Kind, NeedTables> tables;
  const std::lock_guard lock(guard);
  return tables.try_emplace(kind, kind).first->second;
}

uint64_t NeedTables::fill(uint32_t index) const {
  // [runs begun one rank ago][two ranks ago][melds][pair]
  using Costs = std::array<std::array<std::array<std::array<uint8_t, 2>, most>, 3>, 3>;
  constexpr uint8_t never = 100;
  Costs now, next;
  auto clear = [](Costs& costs) {
    for (auto& a : costs)
      for (auto& b : a)
        for (auto& c : b) c = {never, never};
  };
  clear(now);
  now[0][0][0][0] = 0;
  const int maxMelds = std::min(kind_.melds, most - 1);
  for (int rank = 0; rank < kind_.size; ++rank) {
    clear(next);
    const int have = static_cast<int>(index / pow5[rank] % 5);
    const int runs = kind_.runs && rank + 2 < kind_.size ? 2 : 0;
    const int pairs = kind_.pairs >> rank & 1;
    for (int one = 0; one < 3; ++one) {
      for (int two = 0; two < 3; ++two) {
        for (int melds = 0; melds <= maxMelds; ++melds) {
          for (int pair = 0; pair < 2; ++pair) {
            const int cost = now[one][two][melds][pair];
            if (cost == never) continue;
            for (int run = 0; run <= runs && melds + run <= maxMelds; ++run) {
              for (int triplet = 0; triplet < 2 && melds + run + triplet <= maxMelds; ++triplet) {
                for (int own = 0; own <= pairs && pair + own < 2; ++own) {
                  const int wanted = one + two + run + 3 * triplet + 2 * own;
                  if (wanted > 4) continue;
                  uint8_t& best = next[run][one][melds + run + triplet][pair + own];
                  best = std::min(best, static_cast<uint8_t>(cost + std::max(0, wanted - have)));
                }
              }
            }
          }
        }
      }
    }
    std::swap(now, next);
  }
  // What is begun at the last ranks is finished: no run begins there.
  uint64_t entry = 0;
  for (int melds = 0; melds < most; ++melds) {
    for (int pair = 0; pair < 2; ++pair) {
      const int cost = melds > maxMelds ? many : std::min<int>(many, now[0][0][melds][pair]);
      entry |= static_cast<uint64_t>(cost) << (32 * pair + 4 * melds);
    }
  }
  std::atomic_ref(entries_[index]).store(entry, std::memory_order_relaxed);
  return entry;
}

}  // namespace kaikou::bots
