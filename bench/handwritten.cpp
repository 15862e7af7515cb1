// A scorer for the common game of Wuhan, written straight down. It does what such scorers do: search the melds with wilds as
// jokers, ask for each pattern whether it can be had, price the few combinations, take the best.
//
// Why like this: it must be a fair opponent. So the search is pruned and works on counts in place, nothing is allocated, and
// what does not hang on the reading is worked out once. Options are not supported: a house rule means another program.
//
// Guarantee: the results of rulesets/wuhan/kaikoufan.kou under its default options. Tested by tests/bench/handwritten_test.cpp
// on 100,000 random wins, legal and illegal.
#include "bench/handwritten.h"

#include <algorithm>

namespace kaikou::bench::handwritten {

namespace {

using eval::Meld;
using eval::MeldForm;
using eval::SeatTable;
using eval::Table;
using eval::WinBy;

// 0-8 万, 9-17 筒, 18-26 条, then 东 南 西 北 中 发 白.
constexpr int kindCount = 34, firstHonour = 27, north = 30, zhong = 31, fa = 32, bai = 33;
enum CallIndex : uint8_t { Chi, Peng, MingGang, XuGang, AnGang };
enum Pattern : uint8_t {
  Pengpeng = 1, Qingyise = 2, Jiangyise = 4, Fengyise = 8, Quanqiuren = 16, Haidi = 32, Gangshang = 64, Qianggang = 128
};
constexpr int64_t limit = 300, golden = 400;

bool isJiang(int kind) { return kind < firstHonour && kind % 3 == 1; }
bool isFeng(int kind) { return kind >= firstHonour && kind != zhong; }

int wildOf(int indicator) {
  int mark = indicator == zhong ? north : indicator;
  if (mark < firstHonour) return mark % 9 == 8 ? mark - 8 : mark + 1;
  if (mark == north) return fa;
  return mark == bai ? firstHonour : mark + 1;
}

// Concealed tiles without wilds, in place.
struct Counts {
  std::array<uint8_t, kindCount> of{};

  // Whether the tiles and the jokers are melds. The lowest tile must be in one: a triplet, or a run that starts with it (at
  // the end of a suit: the last run). Jokers left over are melds by themselves, since their number is right.
  bool melds(int kind, int jokers, bool tripletsOnly) {
    while (kind < kindCount && of[kind] == 0) ++kind;
    if (kind == kindCount) return true;
    const int have = of[kind], three = std::min(have, 3);
    if (3 - three <= jokers) {
      of[kind] = static_cast<uint8_t>(have - three);
      bool fine = melds(kind, jokers - (3 - three), tripletsOnly);
      of[kind] = static_cast<uint8_t>(have);
      if (fine) return true;
    }
    if (tripletsOnly || kind >= firstHonour) return false;
    const int start = kind - std::max(0, kind % 9 - 6);
    int missing = 0;
    for (int k = start; k < start + 3; ++k) missing += of[k] == 0;
    if (missing > jokers) return false;
    uint8_t taken[3];
    for (int i = 0; i < 3; ++i) {
      taken[i] = of[start + i] != 0;
      of[start + i] = static_cast<uint8_t>(of[start + i] - taken[i]);
    }
    bool fine = melds(kind, jokers - missing, tripletsOnly);
    for (int i = 0; i < 3; ++i) of[start + i] = static_cast<uint8_t>(of[start + i] + taken[i]);
    return fine;
  }

  // …and a pair.
  bool complete(int jokers, bool tripletsOnly, bool jiangPair) {
    for (int kind = 0; kind < kindCount; ++kind) {
      if (of[kind] == 0 || (jiangPair && !isJiang(kind))) continue;
      const int have = of[kind], two = std::min(have, 2);
      if (2 - two > jokers) continue;
      of[kind] = static_cast<uint8_t>(have - two);
      bool fine = melds(0, jokers - (2 - two), tripletsOnly);
      of[kind] = static_cast<uint8_t>(have);
      if (fine) return true;
    }
    return jokers >= 2 && melds(0, jokers - 2, tripletsOnly);
  }
};

struct Shown {
  int openings = 0, mingGangs = 0, anGangs = 0;
  bool runs = false;
  explicit Shown(const SeatTable& seat) {
    for (int m = 0; m < seat.meldCount; ++m) {
      const uint8_t call = seat.melds[m].call;
      runs |= call == Chi;
      if (call == AnGang) ++anGangs;
      else ++openings;
      if (call == MingGang || call == XuGang) ++mingGangs;
    }
  }
};

struct Candidate {
  uint8_t patterns;
  bool hard;
};

// Everything about a hand that does not hang on payments.
class Hand {
 public:
  Hand(const SeatTable& seat, int wild, int winningTile) : seat_(seat), shown_(seat), wild_(wild) {
    int tiles = 1;
    for (int k = 0; k < kindCount; ++k) {
      counts_.of[k] = seat.hand[k];
      tiles += seat.hand[k];
    }
    ++counts_.of[winningTile];
    rightSize_ = tiles + 3 * seat.meldCount == 14;
    wilds_ = counts_.of[wild];
  }

  // The legal combinations of patterns and hardness; none if the win is not legal.
  int candidates(int tile, WinBy by, bool afterKong, bool lastTiles, Candidate (&out)[8]) {
    if (by != WinBy::SelfDraw && (tile == zhong || tile == wild_)) return 0;
    if (shown_.openings == 0 || counts_.of[zhong] || !rightSize_) return 0;
    uint8_t always = 0;
    if (shown_.openings == 4 && by == WinBy::Discard) always |= Quanqiuren;
    if (by == WinBy::SelfDraw && lastTiles) always |= Haidi;
    if (by == WinBy::SelfDraw && afterKong) always |= Gangshang;
    if (by == WinBy::RobKong) always |= Qianggang;
    int count = 0;
    for (bool hard : {true, false}) {
      if (!hard && wilds_ == 0) break;
      // Hard: wilds are tiles like others.
      counts_.of[wild_] = static_cast<uint8_t>(hard ? wilds_ : 0);
      const int jokers = hard ? 0 : wilds_;
      const uint8_t tiles = tilePatterns();
      const uint8_t free = tiles & (Jiangyise | Fengyise);
      if (!shown_.runs && counts_.complete(jokers, true, false)) out[count++] = {static_cast<uint8_t>(always | Pengpeng | tiles), hard};
      if (tiles & Qingyise) {
        if (counts_.complete(jokers, false, false)) out[count++] = {static_cast<uint8_t>(always | Qingyise), hard};
      } else if (!free && (wilds_ <= 1 || always) && counts_.complete(jokers, false, true)) {
        out[count++] = {always, hard};
      }
      if (free) out[count++] = {static_cast<uint8_t>(always | free), hard};
    }
    counts_.of[wild_] = static_cast<uint8_t>(wilds_);
    return count;
  }

  const Shown& shown() const { return shown_; }

 private:
  // One suit, all 2 5 8, all winds: of the tiles that are there; jokers follow.
  uint8_t tilePatterns() const {
    bool jiang = true, feng = true;
    unsigned suits = 0;
    auto see = [&](int kind) {
      jiang &= isJiang(kind);
      feng &= isFeng(kind);
      suits |= 1u << kind / 9;
    };
    for (int k = 0; k < kindCount; ++k) {
      if (counts_.of[k]) see(k);
    }
    for (int m = 0; m < seat_.meldCount; ++m) {
      const Meld& meld = seat_.melds[m];
      see(meld.tile);
      if (meld.form == MeldForm::Run) jiang = false;
    }
    bool oneSuit = suits == 1 || suits == 2 || suits == 4;
    return static_cast<uint8_t>((oneSuit ? Qingyise : 0) | (jiang ? Jiangyise : 0) | (feng ? Fengyise : 0));
  }

  const SeatTable& seat_;
  Shown shown_;
  Counts counts_;
  int wild_, wilds_ = 0;
  bool rightSize_ = false;
};

// Lacks one tile of a legal win.
bool isReady(const SeatTable& seat, int wild) {
  std::array<uint8_t, kindCount> own{};
  for (int k = 0; k < kindCount; ++k) own[k] = seat.hand[k];
  for (int m = 0; m < seat.meldCount; ++m) {
    const Meld& meld = seat.melds[m];
    if (meld.form == MeldForm::Run) {
      for (int i = 0; i < 3; ++i) ++own[meld.tile + i];
    } else {
      own[meld.tile] = static_cast<uint8_t>(own[meld.tile] + (meld.form == MeldForm::Quad ? 4 : 3));
    }
  }
  if (Shown(seat).openings == 0) return false;
  for (int tile = 0; tile < kindCount; ++tile) {
    if (own[tile] >= 4) continue;
    Hand hand(seat, wild, tile);
    Candidate some[8];
    if (hand.candidates(tile, WinBy::SelfDraw, false, false, some) || hand.candidates(tile, WinBy::Discard, false, false, some)) return true;
  }
  return false;
}

int64_t ownFactor(const SeatTable& seat, const Shown& shown, int wild) {
  int doublings = (shown.openings ? 1 : 0) + shown.mingGangs + 2 * shown.anGangs + seat.aside[zhong] + 2 * seat.aside[wild];
  return int64_t{1} << doublings;
}

int source(const SeatTable& seat, int opening) {
  for (int m = 0; m < seat.meldCount; ++m) {
    if (seat.melds[m].call != AnGang && --opening == 0) return seat.melds[m].from;
  }
  return plan::nobody;
}

int bitCount(unsigned patterns) { return __builtin_popcount(patterns); }

}  // namespace

const char* rulesetName() { return "kaikoufan"; }

bool isThatGame(const plan::Plan& plan) {
  return plan.origins[plan.ruleset].name == rulesetName() && plan.kinds.size() == kindCount && plan.patterns.size() == 8;
}

Score score(const Table& table) {
  const auto& win = table.win;
  const int wild = wildOf(table.indicator), winner = win.seat;
  const SeatTable& seat = table.seats[winner];
  Hand hand(seat, wild, win.tile);
  Candidate candidates[8];
  const int count = hand.candidates(win.tile, win.by, win.afterKong, win.lastTiles, candidates);
  Score best;
  if (count == 0) return best;

  const int64_t winnersOwn = ownFactor(seat, hand.shown(), wild);
  std::array<int64_t, 4> own{};
  for (int s = 0; s < 4; ++s) {
    if (s != winner) own[s] = winnersOwn * ownFactor(table.seats[s], Shown(table.seats[s]), wild);
  }
  std::array<int64_t, 4> owed{};
  int64_t most = -1;
  for (int i = 0; i < count; ++i) {
    const auto& candidate = candidates[i];
    const int big = bitCount(candidate.patterns);
    std::array<int64_t, 4> pays{};
    bool allOver = true;
    for (int s = 0; s < 4; ++s) {
      if (s == winner) continue;
      int64_t points = (big ? int64_t{10} << (big - 1) : 1) * own[s];
      if (candidate.hard) points *= 2;
      if (win.by == WinBy::SelfDraw) points = big ? points * 3 / 2 : points * 2;
      if (win.from == s) points *= 2;
      if (!big && (winner == table.dealer || s == table.dealer)) points *= 2;
      pays[s] = points;
      allOver &= points > limit;
    }
    int64_t total = 0;
    for (int s = 0; s < 4; ++s) {
      if (s == winner) continue;
      pays[s] = allOver ? golden : std::min(pays[s], limit);
      total += pays[s];
    }
    const int bestBig = bitCount(best.patterns);
    if (total < most || (total == most && (big < bestBig || (big == bestBig && candidate.hard <= best.hard)))) continue;
    most = total;
    owed = pays;
    best.patterns = candidate.patterns;
    best.hard = candidate.hard;
  }
  best.legal = true;

  int liable = plan::nobody;
  if (win.by == WinBy::RobKong) liable = win.from;
  else if ((best.patterns & Qingyise) && hand.shown().openings >= 3) liable = source(seat, 3);
  else if ((best.patterns & Quanqiuren) && !isReady(table.seats[win.from], wild)) liable = win.from;
  best.liable = static_cast<int8_t>(liable);
  for (int s = 0; s < 4; ++s) {
    if (s == winner) best.payments[s] = most;
    else if (liable == plan::nobody) best.payments[s] = -owed[s];
    else best.payments[s] = s == liable ? -most : 0;
  }
  return best;
}

bool agrees(const Score& score, const plan::Plan& plan, const eval::Settlement& settlement) {
  if (score.legal != settlement.legal) return false;
  if (!score.legal) return true;
  bool hard = false;
  for (size_t r = 0; r < plan.results.size(); ++r) {
    if (plan.results[r].key == "hard") hard = settlement.results[r] != 0;
  }
  return score.hard == hard && score.patterns == settlement.patterns.words[0] && score.liable == settlement.liable &&
         score.payments == settlement.payments;
}

}  // namespace kaikou::bench::handwritten
