// The hands of `kou bench win`, answered by tables and by a search that takes groups away one by one.
#include "bench/win_hands.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <numeric>

using namespace kaikou::bench;

namespace {

// Every group with every tile that is not there as a wild.
class Search {
 public:
  Search(const WildHand& hand, bool tripletsOnly, bool certainPair, bool hard) : counts_(hand.counts), tripletsOnly_(tripletsOnly) {
    wilds_ = hand.wilds;
    if (hard) {
      counts_[hand.wildKind] = static_cast<uint8_t>(counts_[hand.wildKind] + wilds_);
      wilds_ = 0;
    }
    for (size_t kind = 0; kind < counts_.size() && !found_; ++kind) {
      if (certainPair && (kind >= 27 || kind % 3 != 1)) continue;
      take({kind, kind}, [&] { found_ = found_ || melds(0); });
    }
  }
  bool found() const { return found_; }

 private:
  template <typename Then>
  void take(std::initializer_list<size_t> kinds, Then then) {
    auto counts = counts_;
    int wilds = wilds_;
    for (size_t kind : kinds) {
      if (counts_[kind]) --counts_[kind];
      else --wilds_;
    }
    if (wilds_ >= 0) then();
    counts_ = counts;
    wilds_ = wilds;
  }
  bool melds(size_t kind) {
    while (kind < counts_.size() && counts_[kind] == 0) ++kind;
    if (kind == counts_.size()) return wilds_ % 3 == 0;
    bool fine = false;
    take({kind, kind, kind}, [&] { fine = melds(kind); });
    for (size_t back = 0; back < 3 && !fine && !tripletsOnly_; ++back) {
      if (kind >= 27 || kind % 9 < back || kind % 9 - back > 6) continue;
      size_t start = kind - back;
      take({start, start + 1, start + 2}, [&] { fine = melds(start); });
    }
    return fine;
  }

  std::array<uint8_t, WildHand::kinds> counts_;
  bool tripletsOnly_, found_ = false;
  int wilds_ = 0;
};

}  // namespace

TEST_CASE("hands of the win benchmark are answered rightly", "[bench]") {
  const WinQuestion question;
  for (auto set : {HandSet::Random, HandSet::FourWilds, HandSet::NearlyComplete}) {
    size_t wrong = 0, complete = 0;
    const auto hands = wildHands(set, 5, 3000);
    for (const auto& hand : hands) {
      REQUIRE(std::accumulate(hand.counts.begin(), hand.counts.end(), int{hand.wilds}) == 14);
      const BlockIndices index(hand);
      unsigned want = 0;
      for (bool hard : {false, true}) {
        want |= (Search(hand, false, false, hard).found() * 1u | Search(hand, false, true, hard).found() * 2u |
                 Search(hand, true, false, hard).found() * 4u) * (hard ? 8u : 1u);
      }
      unsigned got = question.answers(hand);
      wrong += got != want || question.complete(hand) != (want & 1) || question.complete(index, hand.wilds) != (want & 1);
      complete += want & 1;
    }
    CHECK(wrong == 0);
    if (set == HandSet::FourWilds) CHECK((complete > 10 && complete < 300));
    if (set == HandSet::NearlyComplete) CHECK((complete > 1500 && complete < 2500));
  }
}
