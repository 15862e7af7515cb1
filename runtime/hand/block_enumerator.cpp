// A dynamic program over the ranks of a block.
//
// What it does: walks the ranks once. A state is how many runs still reach over the next two ranks, how many
// wilds are left, whether the pair is taken and where the winning tile stands; with it goes the vector
// collected so far. Equal pairs of state and vector are merged after every rank, so that many wilds do not
// multiply the work.
//
// Why ranks and not groups: which of several groups over a rank holds a wild makes no difference to any
// feature. Only how many wilds stand for a rank counts, which group holds the winning
// tile, and where it is asked whether the pair holds a wild. So a rank
// chooses how many runs start, how many triplets and pairs it has, and the wilds follow: what the groups need
// beyond the tiles that are there.
//
// Guarantee: exactly the vectors of all arrangements. Tested by tests/hand/block_enumerator_test.cpp against
// a plain recursive enumeration over groups.
#include "runtime/hand/block_enumerator.h"

#include <algorithm>
#include <cstddef>

#include "runtime/base/invariant.h"

namespace kaikou::hand {
namespace {

using plan::ShapeForm;

// The winning tile: placed (or not in this block), still to be placed, or a wild promised to a run one or two
// ranks on.
enum WinState : uint32_t { Placed = 0, Unplaced = 1, DueNext = 2, DueAfterNext = 3 };

// x: runs that end at this rank, y: runs that are in the middle.
constexpr uint32_t pack(unsigned x, unsigned y, unsigned left, unsigned pair, uint32_t win) {
  return x | y << 6 | left << 12 | pair << 18 | win << 20;
}
struct Unpacked {
  unsigned x, y, left, pair;
  uint32_t win;
  explicit Unpacked(uint32_t s)
      : x(s & 63), y(s >> 6 & 63), left(s >> 12 & 63), pair(s >> 18 & 1), win(s >> 20) {}
};

}  // namespace

void BlockEnumerator::push(uint32_t state, uint32_t parent, const FeatureVector& vector,
                           const RankChoice& choice) {
  nodes_.push_back({state, parent, vector, choice});
}

// Tiles that a rank can show at all, `left` wilds being free.
unsigned BlockEnumerator::mostTiles(int rank, unsigned left) const {
  return static_cast<unsigned>(countAt(query_.counts, rank)) + (query_.forbidden == rank + 1 ? 0 : left);
}

// Whether `jokers` wilds may become a rank; `marked`: the winning tile is one of them.
bool BlockEnumerator::mayBecome(int rank, unsigned jokers, bool marked) const {
  const bool joker = marked && query_.mark == jokerMark;
  const unsigned limit = countAt(joker ? query_.markLimits : query_.limits, rank);
  return limit == 0 || jokers < limit;
}

void BlockEnumerator::begin(const BlockQuery& query) {
  KAIKOU_ASSERT(query.block < plan_.blocks.size(), "what is enumerated is a block of the plan");
  KAIKOU_ASSERT(query.jokers <= 63, "a state has six bits for wilds that are left");
  query_ = query;
  const plan::Block& block = plan_.blocks[query.block];
  firstKind_ = block.firstKind;
  size_ = std::min<int>(block.size, maxBlockRanks);
  isSuit_ = block.isSuit;
  nodes_.clear();
}

void BlockEnumerator::step(const Node& from, uint32_t parent, int rank) {
  switch (query_.form) {
    case ShapeForm::Melds: return meldsStep(from, parent, rank);
    case ShapeForm::Pairs:
    case ShapeForm::DistinctPairs: return pairsStep(from, parent, rank);
    case ShapeForm::OneEach: return oneEachStep(from, parent, rank);
    case ShapeForm::AnyTiles: return anyStep(from, parent, rank);
    case ShapeForm::Different: return differentStep(from, parent, rank);
  }
}

// Of the nodes from `first` on, equal pairs of state and vector become one.
void BlockEnumerator::mergeFrom(size_t first) {
  const auto begin = nodes_.begin() + static_cast<ptrdiff_t>(first);
  std::stable_sort(begin, nodes_.end(), [](const Node& a, const Node& b) {
    return a.state != b.state ? a.state < b.state : vectorLess(a.vector, b.vector);
  });
  nodes_.erase(std::unique(begin, nodes_.end(),
                           [](const Node& a, const Node& b) { return a.state == b.state && a.vector == b.vector; }),
               nodes_.end());
}

void BlockEnumerator::run(const BlockQuery& query) {
  begin(query);
  starts_.assign(1, 0);
  push(start(query).state, 0, {}, {});
  for (int rank = 0; rank < size_; ++rank) {
    const uint32_t first = starts_.back(), last = static_cast<uint32_t>(nodes_.size());
    starts_.push_back(last);
    for (uint32_t i = first; i < last; ++i) {
      if (work_ + nodes_.size() > most_) break;
      const Node from = nodes_[i];
      step(from, i, rank);
    }
    work_ += nodes_.size() - last;
    if (isOver()) {
      nodes_.resize(last);
      starts_.back() = last;
      return;
    }
    mergeFrom(last);
  }
}

BlockEnumerator::Partial BlockEnumerator::start(const BlockQuery& query) {
  return {pack(0, 0, query.jokers, 0, query.mark ? Unplaced : Placed), {}};
}

BlockEnumerator::End BlockEnumerator::endOf(const Partial& partial) {
  const Unpacked end(partial.state);
  return {static_cast<uint8_t>(end.left), end.pair != 0, end.win == Placed};
}

void BlockEnumerator::advance(const BlockQuery& query, int rank, const std::vector<Partial>& from, std::vector<Partial>& to) {
  begin(query);
  Node node;
  for (const Partial& partial : from) {
    node.state = partial.state, node.vector = partial.vector;
    step(node, 0, rank);
  }
  mergeFrom(0);
  to.clear();
  for (const Node& made : nodes_) to.push_back({made.state, made.vector});
}

void BlockEnumerator::enumerate(const BlockQuery& query, std::vector<FeatureVector>& out) {
  run(query);
  out.clear();
  for (size_t i = starts_.back(); i < nodes_.size(); ++i) {
    const Unpacked end(nodes_[i].state);
    if (end.left == 0 && end.win == Placed) out.push_back(nodes_[i].vector);
  }
  std::sort(out.begin(), out.end(), vectorLess);
  out.erase(std::unique(out.begin(), out.end()), out.end());
}

bool BlockEnumerator::traceBlock(const BlockQuery& query, const FeatureVector& target,
                                 std::vector<RankChoice>& out) {
  run(query);
  for (size_t i = starts_.back(); i < nodes_.size(); ++i) {
    const Unpacked end(nodes_[i].state);
    if (end.left || end.win != Placed || !(nodes_[i].vector == target)) continue;
    out.assign(size_, {});
    for (size_t at = i, rank = size_; rank-- > 0; at = nodes_[at].parent) {
      KAIKOU_ASSERT(nodes_[at].parent <= at, "a choice follows one that was made at a lower rank");
      out[rank] = nodes_[at].choice;
    }
    return true;
  }
  return false;
}

void BlockEnumerator::meldsStep(const Node& from, uint32_t parent, int rank) {
  const Unpacked s(from.state);
  const unsigned have = countAt(query_.counts, rank);
  const unsigned most = mostTiles(rank, s.left);
  const unsigned single = query_.set >> (firstKind_ + rank) & 1;
  const unsigned due = s.x + s.y + single;
  if (due > most) return;
  const bool canStart = isSuit_ && rank + 2 < size_;
  for (unsigned triplets = 0; due + 3 * triplets <= most; ++triplets) {
    for (unsigned pair = 0; pair + s.pair <= 1 && due + 3 * triplets + 2 * pair <= most; ++pair) {
      const unsigned others = due + 3 * triplets + 2 * pair;
      for (unsigned runs = 0; others + runs <= most && (runs == 0 || canStart); ++runs) {
        if (others + runs < have) continue;
        const unsigned jokers = others + runs - have;
        // A pair with a wild in it is another choice where rules ask for that.
        const bool twice = pair && features_.asksWildInPair();
        for (unsigned pairWild = 0; pairWild <= twice; ++pairWild)
          meldsOf(from, parent, rank, {triplets, pair, runs, single, jokers, pairWild != 0});
      }
    }
  }
}

// One choice of groups at a rank, with every group that the winning tile can be in. Of the tiles of the rank that are not the
// winning tile the pair takes wilds or none as it is asked to, as long as there are as many.
void BlockEnumerator::meldsOf(const Node& from, uint32_t parent, int rank, const MeldChoice& of) {
  const Unpacked s(from.state);
  const unsigned have = countAt(query_.counts, rank);
  KAIKOU_ASSERT(of.jokers <= s.left, "a rank takes no more wilds than are left");
  KAIKOU_ASSERT(of.pair + s.pair <= 1, "a block has one pair at most");
  const bool markHere = query_.mark == rank + 1, markJoker = query_.mark == jokerMark;
  const int kind = firstKind_ + rank;
  uint32_t win = s.win;
  const bool kept = win == DueNext;  // the promised wild is one of this rank
  if (win == DueNext) {
    if (!of.jokers) return;
    win = Placed;
  } else if (win == DueAfterNext) {
    win = DueNext;
  }
  // Whether a pair of such tiles is there: `taken` of the wilds, or of the tiles that are themselves, is in another group.
  auto pairFits = [&](unsigned tiles, unsigned wilds) {
    return !of.pair || !features_.asksWildInPair() || (of.pairWild ? wilds >= 1 && tiles + wilds >= 2 : tiles >= 2);
  };
  const bool wonBefore = kept || (markHere && s.win == Placed);   // in a run that started at a lower rank
  KAIKOU_ASSERT(!wonBefore || (markJoker ? of.jokers : have) > 0, "a winning tile that is placed here is one of this rank");
  const unsigned tilesLeft = have - (wonBefore && !markJoker), wildsLeft = of.jokers - (wonBefore && markJoker);
  FeatureVector base = from.vector;
  for (unsigned i = 0; i < of.jokers; ++i) base = features_.add(base, features_.joker(kind));
  const FeatureVector& plain = features_.meld(MeldShape::Triplet, kind, MeldOrigin::Concealed);
  for (unsigned i = 0; i + 1 < of.triplets; ++i) base = features_.add(base, plain);
  if (of.pair) base = features_.add(base, features_.pair(kind));
  if (of.pairWild) base = features_.add(base, features_.wildInPair());
  if (of.single) base = features_.add(base, features_.tile(kind));
  RankChoice choice;
  choice.runs = of.runs, choice.triplets = of.triplets, choice.pairs = of.pair, choice.singles = of.single, choice.jokers = of.jokers;
  const unsigned left = s.left - of.jokers, paired = s.pair + of.pair;
  const bool here = win == Unplaced && (markHere || (markJoker && of.jokers));
  const FeatureVector next = of.triplets ? features_.add(base, plain) : base;
  const bool wonFits = pairFits(have - (here && !markJoker), of.jokers - (here && markJoker));
  addRuns(next, parent, rank, choice, pack(s.y, of.runs, left, paired, win), kept, pairFits(tilesLeft, wildsLeft), !here || wonFits);
  if (!here || !mayBecome(rank, of.jokers, true)) return;
  if (of.pair && (!features_.asksWildInPair() || (of.pairWild ? markJoker || of.jokers >= 1 : !markJoker && have >= 2))) {
    choice.win = RankChoice::Pair;
    addRuns(features_.add(next, features_.wait(WaitKind::Pair)), parent, rank, choice, pack(s.y, of.runs, left, paired, Placed), true, true, true);
  }
  if (of.triplets && wonFits) {
    const MeldOrigin origin = query_.otherSeat ? MeldOrigin::Completed : MeldOrigin::Concealed;
    const FeatureVector won = features_.add(base, features_.meld(MeldShape::Triplet, kind, origin));
    choice.win = RankChoice::Triplet;
    addRuns(features_.add(won, features_.wait(WaitKind::Triplet)), parent, rank, choice, pack(s.y, of.runs, left, paired, Placed), true, true, true);
  }
  if (of.single && wonFits) {
    choice.win = RankChoice::Single;
    addRuns(next, parent, rank, choice, pack(s.y, of.runs, left, paired, Placed), true, true, true);
  }
}

// Adds the vectors of the runs that start here; if the winning tile is not placed yet, also with one of them
// holding it. `kept`: the winning tile is a wild of this rank already. `fits`: the pair of this rank is as asked where no run
// that starts here holds the winning tile as this rank, `wonFits`: where one does.
void BlockEnumerator::addRuns(const FeatureVector& from, uint32_t parent, int rank, RankChoice choice, uint32_t state,
                              bool kept, bool fits, bool wonFits) {
  const bool may = mayBecome(rank, choice.jokers, kept);
  const int kind = firstKind_ + rank;
  if (!choice.runs) {
    if (may && fits) push(state, parent, from, choice);
    return;
  }
  FeatureVector sum = from;
  const FeatureVector& plain = features_.meld(MeldShape::Run, kind, MeldOrigin::Concealed);
  for (unsigned i = 0; i + 1 < choice.runs; ++i) sum = features_.add(sum, plain);
  if (may && fits) push(state, parent, features_.add(sum, plain), choice);
  const Unpacked s(state);
  if (s.win != Unplaced) return;
  const MeldOrigin origin = query_.otherSeat ? MeldOrigin::Completed : MeldOrigin::Concealed;
  sum = features_.add(sum, features_.meld(MeldShape::Run, kind, origin));
  for (int at = 0; at < 3; ++at) {
    if (!(at == 0 ? wonFits : fits)) continue;
    uint32_t win = Placed;
    if (query_.mark == jokerMark) {
      if (at == 0 && !choice.jokers) continue;
      if (!mayBecome(rank, choice.jokers, at == 0)) continue;
      win = at == 0 ? Placed : at == 1 ? DueNext : DueAfterNext;
    } else if (query_.mark != rank + at + 1 || !may) {
      continue;
    }
    const bool edge = (at == 0 && rank + 3 == size_) || (at == 2 && rank == 0);
    const WaitKind wait = at == 1 ? WaitKind::Closed : edge ? WaitKind::Edge : WaitKind::Open;
    choice.win = static_cast<RankChoice::Win>(RankChoice::RunLow + at);
    push(pack(s.x, s.y, s.left, s.pair, win), parent, features_.add(sum, features_.wait(wait)), choice);
  }
}

void BlockEnumerator::pairsStep(const Node& from, uint32_t parent, int rank) {
  const Unpacked s(from.state);
  const unsigned have = countAt(query_.counts, rank);
  const unsigned most = mostTiles(rank, s.left);
  const unsigned limit = query_.form == ShapeForm::DistinctPairs ? std::min(most, 2u) : most;
  const int kind = firstKind_ + rank;
  for (unsigned total = have + (have & 1); total <= limit; total += 2) {
    RankChoice choice;
    choice.pairs = total / 2, choice.jokers = total - have;
    FeatureVector sum = from.vector;
    for (unsigned i = 0; i < choice.jokers; ++i) sum = features_.add(sum, features_.joker(kind));
    for (unsigned i = 0; i < choice.pairs; ++i) sum = features_.add(sum, features_.pairOfMany(kind));
    if (choice.jokers) sum = features_.add(sum, features_.wildInPair());
    if (mayBecome(rank, choice.jokers, false))
      push(pack(0, 0, s.left - choice.jokers, 0, s.win), parent, sum, choice);
    if (s.win == Unplaced && (query_.mark == rank + 1 || (query_.mark == jokerMark && choice.jokers)) &&
        mayBecome(rank, choice.jokers, true)) {
      choice.win = RankChoice::Pair;
      push(pack(0, 0, s.left - choice.jokers, 0, Placed), parent,
           features_.add(sum, features_.wait(WaitKind::Pair)), choice);
    }
  }
}

void BlockEnumerator::oneEachStep(const Node& from, uint32_t parent, int rank) {
  const Unpacked s(from.state);
  const unsigned have = countAt(query_.counts, rank);
  const int kind = firstKind_ + rank;
  if (!(query_.set >> kind & 1)) {
    if (!have) push(from.state, parent, from.vector, {});
    return;
  }
  const unsigned most = mostTiles(rank, s.left);
  for (unsigned total = std::max(have, 1u); total <= std::min(most, 2u - s.pair); ++total) {
    RankChoice choice;
    choice.jokers = total - have;
    (total == 2 ? choice.pairs : choice.singles) = 1;
    FeatureVector sum = from.vector;
    for (unsigned i = 0; i < choice.jokers; ++i) sum = features_.add(sum, features_.joker(kind));
    sum = features_.add(sum, total == 2 ? features_.pair(kind) : features_.tile(kind));
    if (total == 2 && choice.jokers) sum = features_.add(sum, features_.wildInPair());
    const unsigned left = s.left - choice.jokers, paired = s.pair | (total == 2);
    if (mayBecome(rank, choice.jokers, false)) push(pack(0, 0, left, paired, s.win), parent, sum, choice);
    if (s.win == Unplaced && (query_.mark == rank + 1 || (query_.mark == jokerMark && choice.jokers)) &&
        mayBecome(rank, choice.jokers, true)) {
      choice.win = total == 2 ? RankChoice::Pair : RankChoice::Single;
      if (total == 2) sum = features_.add(sum, features_.wait(WaitKind::Pair));
      push(pack(0, 0, left, paired, Placed), parent, sum, choice);
    }
  }
}

void BlockEnumerator::differentStep(const Node& from, uint32_t parent, int rank) {
  const Unpacked s(from.state);
  const unsigned have = countAt(query_.counts, rank);
  const int kind = firstKind_ + rank;
  const unsigned most = query_.set >> kind & 1 ? std::min(mostTiles(rank, s.left), 1u) : 0;
  for (unsigned total = have; total <= most; ++total) {
    RankChoice choice;
    choice.singles = total, choice.jokers = total - have;
    FeatureVector sum = from.vector;
    if (choice.jokers) sum = features_.add(sum, features_.joker(kind));
    if (total) sum = features_.add(sum, features_.tile(kind));
    const unsigned left = s.left - choice.jokers;
    if (mayBecome(rank, choice.jokers, false)) push(pack(0, 0, left, 0, s.win), parent, sum, choice);
    if (s.win == Unplaced && (query_.mark == rank + 1 || (query_.mark == jokerMark && choice.jokers)) &&
        mayBecome(rank, choice.jokers, true)) {
      choice.win = RankChoice::Single;
      push(pack(0, 0, left, 0, Placed), parent, sum, choice);
    }
  }
}

void BlockEnumerator::anyStep(const Node& from, uint32_t parent, int rank) {
  const Unpacked s(from.state);
  const unsigned have = countAt(query_.counts, rank);
  const int kind = firstKind_ + rank;
  FeatureVector sum = from.vector;
  for (unsigned i = 0; i < have; ++i) sum = features_.add(sum, features_.tile(kind));
  const unsigned most = query_.forbidden == rank + 1 ? 0 : s.left;
  for (unsigned jokers = 0; jokers <= most; ++jokers) {
    if (jokers) sum = features_.add(features_.add(sum, features_.tile(kind)), features_.joker(kind));
    RankChoice choice;
    choice.singles = have + jokers, choice.jokers = jokers;
    if (mayBecome(rank, jokers, false)) push(pack(0, 0, s.left - jokers, 0, s.win), parent, sum, choice);
    if (s.win == Unplaced && (query_.mark == rank + 1 || (query_.mark == jokerMark && jokers)) &&
        mayBecome(rank, jokers, true)) {
      choice.win = RankChoice::Single;
      push(pack(0, 0, s.left - jokers, 0, Placed), parent, sum, choice);
    }
  }
}

}  // namespace kaikou::hand
