// Relations and links against the sentences of rule books.
#include "runtime/eval/meld_relations.h"

#include <algorithm>
#include <numeric>
#include <random>

#include <catch2/catch.hpp>

#include "runtime/hand/feature_math.h"
#include "tests/eval/plan_builder.h"

using namespace kaikou;
using plan::FeatureKind;

namespace {

// Three suits; every run and triplet has its feature.
struct Melds {
  plan::Plan plan;
  plan::FeatureVector vector;
  Melds() {
    testing::PlanBuilder b;
    for (const char* name : {"m", "p", "s"}) b.addSuit(name, name, 9);
    for (int kind = 0; kind < 27; ++kind) {
      if (kind % 9 < 7) b.addFeature(FeatureKind::RunCount, plan::TileSet{1} << kind);
      b.addFeature(FeatureKind::TripletAt, plan::TileSet{1} << kind);
    }
    b.plan.shapes.push_back({0, plan::ShapeForm::Melds, 4, true, 0});
    plan = b.finish();
  }
  Melds& run(char suit, int rank) { return add(hand::MeldShape::Run, suit, rank); }
  Melds& triplet(char suit, int rank) { return add(hand::MeldShape::Triplet, suit, rank); }
  Melds& add(hand::MeldShape shape, char suit, int rank) {
    const hand::GroupFeatures features(plan);
    const int kind = 9 * (suit == 'm' ? 0 : suit == 'p' ? 1 : 2) + rank - 1;
    vector = features.add(vector, features.meld(shape, kind, hand::MeldOrigin::Concealed));
    return *this;
  }
  bool holds(plan::Relation relation) {
    plan.relations = {std::move(relation)};
    eval::MeldRelations relations(plan);
    relations.read(vector);
    return relations.holds(0);
  }
  int links(std::vector<plan::Relation> by, std::vector<plan::Relation> beside = {}) {
    plan::LinkQuestion question;
    for (size_t i = 0; i < by.size(); ++i) question.by.push_back(static_cast<uint16_t>(i));
    for (size_t i = 0; i < beside.size(); ++i) question.beside.push_back(static_cast<uint16_t>(by.size() + i));
    plan.relations = std::move(by);
    plan.relations.insert(plan.relations.end(), beside.begin(), beside.end());
    plan.links = {question};
    eval::MeldRelations relations(plan);
    relations.read(vector);
    return relations.links(0);
  }
};

plan::Relation runs(std::vector<uint8_t> ranks, bool oneSuit = true) { return {false, false, oneSuit, std::move(ranks)}; }
plan::Relation runsFrom(std::vector<uint8_t> added, bool oneSuit = true) { return {false, true, oneSuit, std::move(added)}; }
plan::Relation tripletsFrom(std::vector<uint8_t> added, bool oneSuit = true) { return {true, true, oneSuit, std::move(added)}; }
const plan::Relation equal = runsFrom({0, 0}), alike = runsFrom({0, 0}, false), six = runsFrom({0, 3}), ends = runs({1, 7});

}  // namespace

TEST_CASE("runs of certain ranks, in one suit or in three", "[eval][relations]") {
  Melds straight;
  straight.run('p', 1).run('p', 4).run('p', 7).run('m', 4);
  CHECK(straight.holds(runs({1, 4, 7})));
  CHECK(straight.holds(runsFrom({0, 3, 6})));
  CHECK_FALSE(straight.holds(runs({1, 4, 7}, false)));
  CHECK_FALSE(straight.holds(runsFrom({0, 0})));
  CHECK(straight.holds(runsFrom({0, 0}, false)));
  CHECK_FALSE(straight.holds(tripletsFrom({0})));
  Melds mixed;
  mixed.run('p', 7).run('m', 1).run('s', 4);
  CHECK(mixed.holds(runs({1, 4, 7}, false)));
  CHECK_FALSE(mixed.holds(runs({1, 4, 7})));
}

TEST_CASE("ranks that count from any rank", "[eval][relations]") {
  Melds shifted;
  shifted.run('m', 2).run('m', 4).run('m', 6).run('m', 6);
  CHECK(shifted.holds(runsFrom({0, 2, 4})));
  CHECK(shifted.holds(runsFrom({0, 2, 4, 4})));
  CHECK_FALSE(shifted.holds(runsFrom({0, 1, 2})));
  CHECK(shifted.holds(runsFrom({0, 2, 2})));
  CHECK_FALSE(shifted.holds(runsFrom({0, 0, 2})));
  Melds triplets;
  triplets.triplet('m', 3).triplet('s', 4).triplet('p', 5).triplet('m', 4);
  CHECK(triplets.holds(tripletsFrom({0, 1, 2}, false)));
  CHECK(triplets.holds(tripletsFrom({0, 0}, false)));
  CHECK_FALSE(triplets.holds(tripletsFrom({0, 1, 2})));
  CHECK_FALSE(triplets.holds(tripletsFrom({0, 0, 0}, false)));
}

TEST_CASE("of four runs at most three are linked", "[eval][relations]") {
  Melds same;
  same.run('m', 1).run('m', 1).run('m', 1).run('m', 1);
  CHECK(same.links({equal}) == 3);
  Melds pairs;
  pairs.run('m', 1).run('m', 1).run('p', 5).run('p', 5);
  CHECK(pairs.links({equal}) == 2);
  Melds square;   // 1m 7m 1p 7p: four pairs are related, three of them count
  square.run('m', 1).run('m', 7).run('p', 1).run('p', 7);
  CHECK(square.links({alike, ends}) == 3);
  CHECK(square.links({alike}) == 2);
  CHECK(square.links({six}) == 0);
  Melds chain;
  chain.run('m', 1).run('m', 4).run('p', 4).run('p', 7);
  CHECK(chain.links({alike, six}) == 3);
}

TEST_CASE("beside a pattern of three the fourth is linked once", "[eval][relations]") {
  const plan::Relation straight = runs({1, 4, 7}), stepped = runsFrom({0, 1, 2}, false);
  Melds four;
  four.run('m', 1).run('m', 4).run('m', 7).run('m', 1);
  CHECK(four.links({equal, six, ends}) == 3);
  CHECK(four.links({equal, six, ends}, {straight}) == 1);
  CHECK(four.links({equal}, {straight}) == 1);
  Melds apart;
  apart.run('m', 1).run('m', 4).run('m', 7).run('p', 2);
  CHECK(apart.links({equal, alike, six, ends}, {straight}) == 0);
  Melds twice;   // either of the two equal runs may be the first step; the other is linked to it
  twice.run('m', 1).run('p', 2).run('s', 3).run('m', 1);
  CHECK(twice.links({equal, alike}, {stepped}) == 1);
  CHECK(twice.links({equal, alike}, {straight}) == 1);
}

namespace {

struct Laid { int suit, rank; bool triplet; };

/// Every choice of melds that stands in the relation, as sets: all orders are tried.
std::vector<unsigned> choices(const plan::Relation& relation, const std::vector<Laid>& melds) {
  std::vector<unsigned> found;
  std::vector<size_t> order(relation.ranks.size(), 0);
  for (;;) {
    unsigned set = 0, suits = 0;
    bool stands = true;
    for (size_t i = 0; i < order.size(); ++i) {
      const Laid& meld = melds[order[i]];
      stands = stands && meld.triplet == relation.triplets && !(set >> order[i] & 1);
      set |= 1u << order[i];
      stands = stands && (relation.oneSuit ? meld.suit == melds[order[0]].suit : !(suits >> meld.suit & 1));
      suits |= 1u << meld.suit;
      stands = stands && meld.rank == relation.ranks[i] + (relation.bound ? melds[order[0]].rank : 0);
    }
    if (stands && std::find(found.begin(), found.end(), set) == found.end()) found.push_back(set);
    size_t at = 0;
    while (at < order.size() && ++order[at] == melds.size()) order[at++] = 0;
    if (at == order.size()) return found;
  }
}

int linksOf(const std::vector<unsigned>& groups, unsigned together, size_t melds) {
  std::vector<size_t> part(melds);
  std::iota(part.begin(), part.end(), 0);
  auto join = [&](unsigned set) {
    size_t least = melds;
    for (size_t i = 0; i < melds; ++i)
      if (set >> i & 1) least = std::min(least, part[i]);
    std::vector<size_t> joined;
    for (size_t i = 0; i < melds; ++i)
      if (set >> i & 1) joined.push_back(part[i]);
    for (size_t& p : part)
      if (std::find(joined.begin(), joined.end(), p) != joined.end()) p = least;
  };
  if (together) join(together);
  for (const unsigned group : groups) join(group);
  std::sort(part.begin(), part.end());
  const auto parts = std::unique(part.begin(), part.end()) - part.begin();
  return static_cast<int>(melds) - static_cast<int>(parts) - (together ? __builtin_popcount(together) - 1 : 0);
}

}  // namespace

TEST_CASE("relations and links are those of trying every choice of melds", "[eval][relations]") {
  std::mt19937 rng(7);
  std::vector<plan::Relation> relations = {equal, alike, six, ends, runs({1, 4, 7}), runs({1, 4, 7}, false), runsFrom({0, 1, 2}), runsFrom({0, 1, 2}, false),
                                           runsFrom({0, 0, 0}, false), runsFrom({0, 0, 0}), tripletsFrom({0, 1, 2}), tripletsFrom({0, 0}, false)};
  Melds all;
  all.plan.relations = relations;
  all.plan.links = {{{0}, {}}, {{0, 1}, {4, 5, 6, 7, 8, 9}}, {{0, 1, 2, 3}, {4, 5, 6, 7, 8, 9}}, {{11, 2}, {10, 7}}, {{3, 1}, {}}};
  eval::MeldRelations reused(all.plan);
  int linked = 0;
  for (int round = 0; round < 3000; ++round) {
    Melds melds;
    std::vector<Laid> laid;
    const auto suits = 1 + rng() % 3, ranks = 1 + rng() % 7;
    for (unsigned left = rng() % 6; left; --left) {
      const Laid meld{static_cast<int>(rng() % suits), static_cast<int>(1 + rng() % ranks), rng() % 4 == 0};
      const bool known = std::any_of(laid.begin(), laid.end(), [&](const Laid& other) {
        return meld.triplet && other.triplet && other.suit == meld.suit && other.rank == meld.rank;
      });
      if (known) continue;
      laid.push_back(meld);
      melds.add(meld.triplet ? hand::MeldShape::Triplet : hand::MeldShape::Run, "mps"[meld.suit], meld.rank);
    }
    reused.read(melds.vector);
    std::vector<std::vector<unsigned>> groups(relations.size());
    for (size_t i = 0; i < relations.size() && !laid.empty(); ++i) groups[i] = choices(relations[i], laid);
    // In any order, and twice: what one question found out serves the next.
    for (int ask = 0; ask < 24; ++ask) {
      const size_t i = rng() % relations.size(), q = rng() % all.plan.links.size();
      if (rng() % 2) {
        REQUIRE(reused.holds(i) == !groups[i].empty());
        continue;
      }
      std::vector<unsigned> by;
      for (const uint16_t relation : all.plan.links[q].by) by.insert(by.end(), groups[relation].begin(), groups[relation].end());
      int most = 0;
      bool beside = false;
      for (const uint16_t relation : all.plan.links[q].beside)
        for (const unsigned together : groups[relation]) most = std::max(most, linksOf(by, together, laid.size())), beside = true;
      const int expected = beside ? most : linksOf(by, 0, laid.size());
      linked += expected > 0;
      REQUIRE(reused.links(q) == expected);
    }
  }
  CHECK(linked > 1000);
}
