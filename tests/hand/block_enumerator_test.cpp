// The dynamic program against a plain recursive enumeration over groups, on all small blocks and random large
// ones.
#include "runtime/hand/block_enumerator.h"

#include <random>
#include <set>

#include <catch2/catch.hpp>

#include "tests/eval/plan_builder.h"

using namespace kaikou;
using hand::BlockQuery;
using plan::FeatureKind;
using plan::MeldFilter;
using plan::ShapeForm;

namespace {

using VectorSet = std::set<std::pair<uint64_t, uint64_t>>;

// One suit of six and four honours; features of every kind.
plan::Plan richPlan(bool winningTile) {
  testing::PlanBuilder b;
  b.addSuit("m", "m", 6);
  b.addHonours({"E", "S", "W", "N"});
  b.addFeature(FeatureKind::TilesOutside, 0b0000'010110);
  b.addFeature(FeatureKind::TileCount, 0b0101'000011);
  b.addFeature(FeatureKind::MeldOther, 0, {6, MeldFilter::Anywhere, MeldFilter::Either});
  b.addFeature(FeatureKind::MeldCount, 0b0011'001110, {7, MeldFilter::Inside, MeldFilter::Concealed});
  b.addFeature(FeatureKind::GroupMisses, 0b1000'100001);
  b.addFeature(FeatureKind::PairInside, 0b0001'001001);
  b.addFeature(FeatureKind::WildsAs, 0b0010'000110);
  b.addFeature(FeatureKind::RunCount, 0b10);
  b.addFeature(FeatureKind::TripletAt, 0b100);
  b.addFeature(FeatureKind::PairTile, 0);
  b.addFeature(FeatureKind::PairWild, 0);
  b.addFeature(FeatureKind::MeldSome, 0b0110'011000, {7, MeldFilter::Touching, MeldFilter::Concealed});
  if (winningTile) b.addFeature(FeatureKind::Wait, 0);
  b.plan.shapes.push_back({0, ShapeForm::Melds, 4, true, 0});
  return b.finish();
}

// Tiles are slots that groups fill one by one: rank, and whether a wild stands for it.
class Plain {
 public:
  Plain(const plan::Plan& plan, const hand::GroupFeatures& f, const BlockQuery& q)
      : plan_(plan), f_(f), q_(q) {
    const plan::Block& block = plan.blocks[q.block];
    first_ = block.firstKind, size_ = block.size, suit_ = block.isSuit;
    for (int r = 0; r < size_; ++r) left_[r] = hand::countAt(q.counts, r);
    jokers_ = q.jokers;
  }
  VectorSet all() {
    if (q_.form == ShapeForm::Melds) beside(0, {}, q_.mark == 0);
    if (q_.form == ShapeForm::Different) different(0, {}, q_.mark == 0);
    if (q_.form == ShapeForm::Pairs || q_.form == ShapeForm::DistinctPairs) pairs(0, {}, q_.mark == 0);
    if (q_.form == ShapeForm::OneEach) each(0, {}, false, q_.mark == 0);
    if (q_.form == ShapeForm::AnyTiles) any(0, {}, q_.mark == 0);
    return found_;
  }

 private:
  bool done() const {
    for (int r = 0; r < size_; ++r)
      if (left_[r]) return false;
    return jokers_ == 0;
  }
  void finish(const plan::FeatureVector& v, bool placed) {
    if (placed && done()) found_.insert({v.words[0], v.words[1]});
  }
  // Takes the tiles of a group in every split into wilds and tiles, and in every place of the winning tile;
  // then goes on.
  template <class Vector, class Wait, class Next>
  void group(const std::vector<int>& ranks, bool placed, Vector vectorOf, Wait waitOf, Next next) {
    const int n = static_cast<int>(ranks.size());
    for (int mask = 0; mask < 1 << n; ++mask) {
      int taken = 0;
      bool ok = true;
      for (; taken < n; ++taken) {
        const int r = ranks[taken];
        if (mask >> taken & 1) {
          if (!jokers_ || q_.forbidden == r + 1) {
            ok = false;
            break;
          }
          --jokers_;
        } else {
          if (!left_[r]) {
            ok = false;
            break;
          }
          --left_[r];
        }
      }
      if (ok) {
        plan::FeatureVector wilds;
        if (mask && n == 2) wilds = f_.wildInPair();   // groups of two are pairs
        for (int i = 0; i < n; ++i)
          if (mask >> i & 1) wilds = f_.add(wilds, f_.joker(first_ + ranks[i]));
        next(f_.add(wilds, vectorOf(false)), placed);
        for (int i = 0; i < n && !placed; ++i) {
          const bool wild = mask >> i & 1;
          if (q_.mark == hand::jokerMark ? !wild : wild || q_.mark != ranks[i] + 1) continue;
          next(f_.add(f_.add(wilds, vectorOf(true)), waitOf(i)), true);
        }
      }
      while (taken-- > 0) ++(mask >> taken & 1 ? jokers_ : left_[ranks[taken]]);
    }
  }
  // One tile of each kind of the set, then melds.
  void beside(int r, const plan::FeatureVector& v, bool placed) {
    if (r == size_) return melds(0, v, false, placed);
    if (!(q_.set >> (first_ + r) & 1)) return beside(r + 1, v, placed);
    group(
        {r}, placed, [&](bool) { return f_.tile(first_ + r); }, [&](int) { return plan::FeatureVector{}; },
        [&](const plan::FeatureVector& g, bool p) { beside(r + 1, f_.add(v, g), p); });
  }
  void different(int r, const plan::FeatureVector& v, bool placed) {
    if (r == size_) return finish(v, placed);
    different(r + 1, v, placed);
    if (!(q_.set >> (first_ + r) & 1)) return;
    group(
        {r}, placed, [&](bool) { return f_.tile(first_ + r); }, [&](int) { return plan::FeatureVector{}; },
        [&](const plan::FeatureVector& g, bool p) { different(r + 1, f_.add(v, g), p); });
  }
  // Groups in a fixed order of form and rank, so that each multiset of groups comes once.
  void melds(int form, const plan::FeatureVector& v, bool pair, bool placed) {
    finish(v, placed);
    const int forms = 3 * size_;
    for (int i = form; i < forms; ++i) {
      const int r = i / 3, sort = i % 3;
      if (sort == 0 && (!suit_ || r + 2 >= size_)) continue;
      if (sort == 2 && pair) continue;
      const int kind = first_ + r;
      std::vector<int> ranks =
          sort == 0 ? std::vector<int>{r, r + 1, r + 2} : std::vector<int>(sort == 1 ? 3 : 2, r);
      auto vectorOf = [&](bool won) {
        if (sort == 2) return f_.pair(kind);
        return f_.meld(sort == 0 ? hand::MeldShape::Run : hand::MeldShape::Triplet, kind,
                       won && q_.otherSeat ? hand::MeldOrigin::Completed : hand::MeldOrigin::Concealed);
      };
      auto waitOf = [&](int at) {
        if (sort == 2) return f_.wait(hand::WaitKind::Pair);
        if (sort == 1) return f_.wait(hand::WaitKind::Triplet);
        if (at == 1) return f_.wait(hand::WaitKind::Closed);
        const bool edge = (at == 2 && r == 0) || (at == 0 && r + 3 == size_);
        return f_.wait(edge ? hand::WaitKind::Edge : hand::WaitKind::Open);
      };
      group(ranks, placed, vectorOf, waitOf,
            [&](const plan::FeatureVector& g, bool p) { melds(i, f_.add(v, g), pair || sort == 2, p); });
    }
  }
  void pairs(int from, const plan::FeatureVector& v, bool placed) {
    finish(v, placed);
    for (int r = from; r < size_; ++r)
      group(
          {r, r}, placed, [&](bool) { return f_.pairOfMany(first_ + r); },
          [&](int) { return f_.wait(hand::WaitKind::Pair); },
          [&](const plan::FeatureVector& g, bool p) {
            pairs(q_.form == ShapeForm::DistinctPairs ? r + 1 : r, f_.add(v, g), p);
          });
  }
  void each(int r, const plan::FeatureVector& v, bool pair, bool placed) {
    if (r == size_) return finish(v, placed);
    if (!(q_.set >> (first_ + r) & 1)) return each(r + 1, v, pair, placed);
    group(
        {r}, placed, [&](bool) { return f_.tile(first_ + r); }, [&](int) { return plan::FeatureVector{}; },
        [&](const plan::FeatureVector& g, bool p) { each(r + 1, f_.add(v, g), pair, p); });
    if (!pair)
      group(
          {r, r}, placed, [&](bool) { return f_.pair(first_ + r); },
          [&](int) { return f_.wait(hand::WaitKind::Pair); },
          [&](const plan::FeatureVector& g, bool p) { each(r + 1, f_.add(v, g), true, p); });
  }
  void any(int from, const plan::FeatureVector& v, bool placed) {
    finish(v, placed);
    for (int r = from; r < size_; ++r)
      group(
          {r}, placed, [&](bool) { return f_.tile(first_ + r); }, [&](int) { return plan::FeatureVector{}; },
          [&](const plan::FeatureVector& g, bool p) { any(r, f_.add(v, g), p); });
  }

  const plan::Plan& plan_;
  const hand::GroupFeatures& f_;
  BlockQuery q_;
  int first_ = 0, size_ = 0, jokers_ = 0;
  bool suit_ = false;
  int left_[9] = {};
  VectorSet found_;
};

struct Bench {
  plan::Plan plan;
  hand::GroupFeatures features;
  hand::BlockEnumerator fast;
  explicit Bench(bool winningTile) : plan(richPlan(winningTile)), features(plan), fast(plan, features) {}

  bool agrees(const BlockQuery& q) {
    std::vector<plan::FeatureVector> got;
    fast.enumerate(q, got);
    VectorSet set;
    for (const auto& v : got) set.insert({v.words[0], v.words[1]});
    std::vector<hand::RankChoice> choices;
    for (const auto& v : got)
      if (!fast.traceBlock(q, v, choices)) return false;
    return set.size() == got.size() && set == Plain(plan, features, q).all();
  }
};

template <class Visit>
void eachCounts(int ranks, int most, Visit visit, uint64_t counts = 0, int rank = 0) {
  if (rank == ranks) return visit(counts);
  for (int n = 0; n <= std::min(most, 4); ++n)
    eachCounts(ranks, most - n, visit, counts | uint64_t(n) << (4 * rank), rank + 1);
}

void sweep(int tiles, int jokers, bool winningTile) {
  Bench bench(winningTile);
  long wrong = 0, asked = 0;
  for (uint8_t block : {0, 1})
    eachCounts(bench.plan.blocks[block].size, tiles, [&](uint64_t counts) {
      for (int j = 0; j <= jokers; ++j)
        for (ShapeForm form :
             {ShapeForm::Melds, ShapeForm::Pairs, ShapeForm::DistinctPairs, ShapeForm::OneEach, ShapeForm::Different}) {
          BlockQuery q;
          q.block = block, q.form = form, q.counts = counts, q.jokers = static_cast<uint8_t>(j);
          q.set = form == ShapeForm::Melds && counts % 4 ? 0 : 0b0011'001011;
          const int total = hand::totalOf(counts) + j - (q.set && form == ShapeForm::Melds ? (block ? 2 : 3) : 0);
          if (form == ShapeForm::Melds && (total + 3) % 3 == 1) continue;
          q.forbidden = static_cast<uint8_t>(counts % 3 == 0 && j ? 2 : 0);
          if (winningTile) {
            q.otherSeat = counts & 1;
            q.mark = static_cast<uint8_t>(j && counts % 2 ? hand::jokerMark : 0);
            for (int r = 0; r < bench.plan.blocks[block].size && !q.mark; ++r)
              if (hand::countAt(counts, r) && (counts >> r) % 2) q.mark = static_cast<uint8_t>(r + 1);
          }
          ++asked, wrong += !bench.agrees(q);
        }
    });
  CHECK(asked > 1000);
  CHECK(wrong == 0);
}

}  // namespace

TEST_CASE("all small blocks have the readings of plain enumeration", "[hand]") { sweep(5, 2, false); }
TEST_CASE("all small blocks agree about the winning tile", "[hand]") { sweep(5, 2, true); }
TEST_CASE("all blocks of up to eight tiles and three wilds agree", "[hand][.slow]") {
  sweep(8, 3, false);
  sweep(8, 3, true);
}

TEST_CASE("random large blocks have the readings of plain enumeration", "[hand]") {
  std::mt19937 rng(7);
  Bench plain(false), marked(true);
  for (int i = 0; i < 60; ++i) {
    BlockQuery q;
    q.block = static_cast<uint8_t>(rng() % 2);
    const int ranks = plain.plan.blocks[q.block].size;
    for (int n = 0; n < 9; ++n) {
      const int r = static_cast<int>(rng() % ranks);
      if (hand::countAt(q.counts, r) < 4) q.counts += uint64_t{1} << (4 * r);
    }
    q.jokers = static_cast<uint8_t>(rng() % 3);
    while ((hand::totalOf(q.counts) + q.jokers) % 3 == 1) ++q.jokers;
    q.form = rng() % 4 ? ShapeForm::Melds : ShapeForm::AnyTiles;
    REQUIRE(plain.agrees(q));
    int r = static_cast<int>(rng() % ranks);
    while (!hand::countAt(q.counts, r)) r = (r + 1) % ranks;
    q.mark = static_cast<uint8_t>(q.jokers && rng() % 2 ? hand::jokerMark : r + 1);
    q.otherSeat = rng() % 2;
    REQUIRE(marked.agrees(q));
  }
}

TEST_CASE("fourteen wilds are no explosion", "[hand]") {
  Bench bench(true);
  BlockQuery q;
  q.jokers = 14;
  q.mark = hand::jokerMark;
  std::vector<plan::FeatureVector> got;
  bench.fast.enumerate(q, got);
  CHECK(!got.empty());
}
