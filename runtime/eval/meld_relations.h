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
#include "runtime/plan/plan_verify.h"

namespace kaikou::eval {

class MeldRelations {
 public:
  explicit MeldRelations(const plan::Plan& plan);

  void read(const plan::FeatureVector& vector);
  bool holds(size_t relation);
  int links(size_t question);

 private:
  using Ranks = uint16_t;                 // bit r: rank r
  using Melds = uint16_t;                 // bit i: the i-th meld
  static constexpr size_t mostMelds = 16;
  struct Field {
    uint8_t suit, rank, shift, width;
    bool run;
  };
  static_assert(plan::limits::relations <= 64);
  struct Suit {
    std::array<Ranks, plan::maxMelds> runs{}, triplets{};   // [n]: ranks of more than n
  };
  struct Meld {
    uint8_t suit, rank;
    bool triplet;
  };
  bool find(const plan::Relation& relation) const;
  const std::vector<Melds>& groups(size_t relation);
  bool spread(const plan::Relation& relation, size_t at, uint32_t suits, Ranks from) const;
  void gather(const plan::Relation& relation, size_t at, int first, uint32_t suits, Melds taken, std::vector<Melds>& out) const;

  const plan::Plan& plan_;
  std::vector<Field> fields_;
  plan::FeatureVector asked_;                // the bits of all fields
  std::array<uint8_t, plan::vectorBits> fieldAt_{};   // by bit, of those
  std::vector<Suit> suits_;
  // Of the reading.
  std::array<Meld, mostMelds> melds_{};
  int count_ = 0;
  size_t runs_ = 0, triplets_ = 0;           // how many
  uint64_t known_ = 0, holding_ = 0, gathered_ = 0;   // by relation: asked before, and it holds; its groups are there
  std::vector<std::vector<Melds>> groups_;   // by relation: the melds that stand in it
};

}  // namespace kaikou::eval
