// How the melds of a reading are related: runs 1 4 7 in one suit, triplets of one rank in three, and how many links hold melds
// together.
//
//   MeldRelations relations(plan);
//   relations.read(vector);         // of a reading
//   relations.holds(i);             // Plan::relations
//   relations.links(i);             // Plan::links
//
// Equal triplets, which only wilds can make, count as one. Tested by tests/eval/meld_relations_test.cpp and tests/reference.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "runtime/plan/plan.h"

namespace kaikou::eval {

class MeldRelations {
 public:
  explicit MeldRelations(const plan::Plan& plan);

  void read(const plan::FeatureVector& vector);
  bool holds(size_t relation) const;
  int links(size_t question) const;

 private:
  using Ranks = uint16_t;                 // bit r: rank r
  using Melds = uint16_t;                 // bit i: the i-th meld
  static constexpr size_t mostMelds = 16;
  struct Field {
    uint8_t suit, rank, shift, width;
    bool run;
  };
  struct Suit {
    std::array<Ranks, plan::maxMelds> runs{}, triplets{};   // [n]: ranks of more than n
  };
  struct Meld {
    uint8_t suit, rank;
    bool triplet;
  };
  bool spread(const plan::Relation& relation, size_t at, uint32_t suits, Ranks from) const;
  void gather(const plan::Relation& relation, size_t at, int first, uint32_t suits, Melds taken, std::vector<Melds>& out) const;
  int linked(const std::vector<Melds>& groups, Melds together) const;

  const plan::Plan& plan_;
  std::vector<Field> fields_;
  std::vector<Suit> suits_;
  std::array<Meld, mostMelds> melds_{};
  int count_ = 0;
  mutable std::vector<Melds> by_, beside_;   // kept for their memory
};

}  // namespace kaikou::eval
