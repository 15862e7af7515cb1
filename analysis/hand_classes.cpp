// A subset construction over hand::BlockEnumerator: where one hand has a list of partial arrangements, a class of hands has the
// same list, and the list alone says how it goes on.
#include "analysis/hand_classes.h"

#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>

namespace kaikou::analysis {
namespace {

using hand::BlockEnumerator;
using hand::BlockQuery;
using Partial = BlockEnumerator::Partial;

void append(std::string& bytes, const std::vector<uint8_t>& counts) { bytes.append(counts.begin(), counts.end()); }
void append(std::string& bytes, uint32_t number) { bytes.append(reinterpret_cast<const char*>(&number), sizeof number); }

/// Things by the bytes that tell them apart, in the order in which they came.
template <class T>
class Merged {
 public:
  template <class Add>
  void add(std::string key, T&& item, Add addTo) {
    const auto [place, fresh] = places_.try_emplace(std::move(key), items.size());
    if (fresh) items.push_back(std::move(item));
    else addTo(items[place->second], item);
  }
  std::vector<T> items;

 private:
  std::unordered_map<std::string, size_t> places_;
};

}  // namespace

/// One block, rank by rank.
class HandClasses::Walk {
 public:
  Walk(HandClasses& classes, int block)
      : question_(classes.question_), sets_(classes.sets_), enumerator_(classes.enumerator_), block_(block),
        of_(classes.question_.plan->blocks[static_cast<size_t>(block)]) {
    stands_.emplace_back();   // 0: nothing is possible
    const bool hasWild = question_.naturals && (kindsHere() & question_.wilds);
    for (size_t shape = 0; shape < question_.shapes.size(); ++shape)
      for (int n = 0; n <= (hasWild ? question_.mostWilds : 0); ++n) views_.push_back({shape, static_cast<uint8_t>(n)});
    jokerMarks_ = question_.marks && question_.wilds;
  }

  std::optional<std::vector<HandClass>> run() {
    std::vector<Prefix> prefixes(1);
    Prefix& first = prefixes[0];
    first.tallied.assign(question_.tallies.size(), 0);
    first.distinct = first.weighted = 1;
    first.stands = starts(0);
    if (jokerMarks_) {
      const auto marked = starts(hand::jokerMark);
      first.stands.insert(first.stands.end(), marked.begin(), marked.end());
    }
    // What a tile completes hangs on the ranks before it, so those tracks run from the first rank.
    if (question_.completion != Completion::None && question_.marks)
      for (int rank = 0; rank < of_.size; ++rank)
        first.tracks.push_back({static_cast<uint8_t>(rank), first.tallied, starts(static_cast<uint8_t>(rank + 1))});
    for (int rank = 0; rank < of_.size; ++rank) {
      Merged<Prefix> next;
      for (const Prefix& prefix : prefixes) {
        const int kind = of_.firstKind + rank;
        const int copies = question_.wilds >> kind & 1 ? 0 : question_.copies[static_cast<size_t>(kind)];
        for (int count = 0; count <= copies && prefix.tiles + count <= question_.mostTiles; ++count) {
          Prefix made = extended(prefix, rank, count);
          if (isDead(made)) continue;
          std::string key = keyOf(made, rank);
          next.add(std::move(key), std::move(made), [](Prefix& to, const Prefix& more) {
            to.distinct += more.distinct, to.weighted += more.weighted;
          });
        }
      }
      if (next.items.size() > mostClasses) return std::nullopt;
      prefixes = std::move(next.items);
    }
    return finished(prefixes);
  }

 private:
  struct View {
    size_t shape;
    uint8_t naturals;
  };
  struct Track {                     // the hands with one tile as the winning one
    uint8_t rank = 0;
    std::vector<uint8_t> tallied;
    std::vector<uint32_t> stands;    // by view
  };
  struct Prefix {                    // hands of the first ranks
    uint8_t tiles = 0;
    std::vector<uint8_t> tallied;
    std::vector<uint32_t> stands;    // by view; with wilds that may be the winning tile, by view again
    std::vector<Track> tracks;
    WideCount distinct, weighted;
    hand::PackedCounts example = 0;
  };

  plan::TileSet kindsHere() const { return ((plan::TileSet{1} << of_.size) - 1) << of_.firstKind; }
  bool isWild(int rank) const { return question_.wilds >> (of_.firstKind + rank) & 1; }

  BlockQuery query(const View& view, uint8_t mark) const {
    BlockQuery out;
    const plan::Shape& shape = *question_.shapes[view.shape];
    out.block = static_cast<uint8_t>(block_), out.form = shape.form, out.set = shape.set;
    out.jokers = static_cast<uint8_t>(question_.mostWilds);
    out.mark = mark, out.otherSeat = mark && question_.otherSeat;
    if (question_.naturals)
      for (int rank = 0; rank < of_.size; ++rank)
        if (isWild(rank)) out.forbidden = static_cast<uint8_t>(rank + 1);
    return out;
  }

  uint32_t intern(std::vector<Partial> stand) {
    if (stand.empty()) return 0;
    std::string bytes;
    for (const Partial& p : stand) {
      append(bytes, p.state);
      bytes.append(reinterpret_cast<const char*>(&p.vector), sizeof p.vector);
    }
    const auto [place, fresh] = standIds_.try_emplace(std::move(bytes), static_cast<uint32_t>(stands_.size()));
    if (fresh) stands_.push_back(std::move(stand));
    return place->second;
  }

  std::vector<uint32_t> starts(uint8_t mark) {
    std::vector<uint32_t> out;
    for (const View& view : views_) out.push_back(intern({BlockEnumerator::start(query(view, mark))}));
    return out;
  }

  uint32_t advance(size_t view, uint8_t mark, uint32_t stand, int rank, int count) {
    if (!stand) return 0;
    const uint64_t key = uint64_t{stand} << 32 | static_cast<uint64_t>(view) << 16 | static_cast<uint64_t>(mark) << 8 |
                         static_cast<uint64_t>(rank) << 4 | static_cast<uint64_t>(count);
    const auto [place, fresh] = moves_.try_emplace(key, 0);
    if (!fresh) return place->second;
    BlockQuery q = query(views_[view], mark);
    q.counts = static_cast<hand::PackedCounts>(isWild(rank) ? views_[view].naturals : count) << (4 * rank);
    std::vector<Partial> to;
    enumerator_.advance(q, rank, stands_[stand], to);
    const uint32_t id = intern(std::move(to));
    return moves_[key] = id;
  }

  std::vector<uint32_t> advanced(const std::vector<uint32_t>& stands, uint8_t mark, int rank, int count) {
    std::vector<uint32_t> out(stands.size());
    for (size_t i = 0; i < stands.size(); ++i) {
      const bool second = i >= views_.size();
      out[i] = advance(second ? i - views_.size() : i, second ? hand::jokerMark : mark, stands[i], rank, count);
    }
    return out;
  }

  std::vector<uint8_t> counted(std::vector<uint8_t> counts, int rank, int tiles) const {
    if (isWild(rank)) return counts;   // wilds are counted apart
    for (size_t t = 0; t < counts.size(); ++t) {
      const Tally& tally = question_.tallies[t];
      counts[t] = tally.sum(counts[t], tally.partOf(of_.firstKind + rank, tiles));
    }
    return counts;
  }

  /// Tiles of a rank when one of them is the winning tile; none if it cannot be.
  std::optional<int> withWinning(int rank, int count) const {
    if (question_.completion == Completion::OfHand) return count > 0 ? std::optional(count) : std::nullopt;
    if (isWild(rank) || count + 1 > question_.reach[static_cast<size_t>(of_.firstKind + rank)]) return std::nullopt;
    return count + 1;
  }

  Prefix extended(const Prefix& prefix, int rank, int count) {
    Prefix out;
    const int kind = of_.firstKind + rank;
    const unsigned copies = question_.copies[static_cast<size_t>(kind)];
    out.tiles = static_cast<uint8_t>(prefix.tiles + count);
    out.tallied = counted(prefix.tallied, rank, count);
    out.stands = advanced(prefix.stands, 0, rank, count);
    out.distinct = prefix.distinct;
    out.weighted = prefix.weighted * WideCount(choose(copies, static_cast<unsigned>(count)));
    out.example = prefix.example | static_cast<hand::PackedCounts>(count) << (4 * rank);
    for (const Track& track : prefix.tracks) {
      const bool here = track.rank == rank;
      std::optional<int> tiles = count;
      if (here && question_.marks) tiles = withWinning(rank, count);
      if (!tiles) continue;
      const auto mark = static_cast<uint8_t>(question_.marks ? track.rank + 1 : 0);
      out.tracks.push_back({track.rank, counted(track.tallied, rank, *tiles), advanced(track.stands, mark, rank, *tiles)});
    }
    if (question_.completion != Completion::None && !question_.marks)
      if (const std::optional<int> tiles = withWinning(rank, count))
        out.tracks.push_back({static_cast<uint8_t>(rank), counted(prefix.tallied, rank, *tiles), advanced(prefix.stands, 0, rank, *tiles)});
    dedupe(out.tracks, rank);
    return out;
  }

  /// Tracks that can still be something, those alike from here on once.
  void dedupe(std::vector<Track>& tracks, int rank) const {
    std::vector<Track> kept;
    std::vector<std::string> keys;
    for (Track& track : tracks) {
      if (std::all_of(track.stands.begin(), track.stands.end(), [](uint32_t s) { return s == 0; })) continue;
      std::string key = keyOf(track, rank);
      if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
      keys.push_back(std::move(key));
      kept.push_back(std::move(track));
    }
    tracks = std::move(kept);
  }

  std::string keyOf(const Track& track, int rank) const {
    std::string key;
    if (track.rank > rank || question_.tileAsked) key += static_cast<char>('0' + track.rank);
    append(key, track.tallied);
    for (uint32_t stand : track.stands) append(key, stand);
    return key;
  }

  std::string keyOf(const Prefix& prefix, int rank) const {
    std::string key(1, static_cast<char>(prefix.tiles));
    append(key, prefix.tallied);
    for (uint32_t stand : prefix.stands) append(key, stand);
    std::vector<std::string> tracks;
    for (const Track& track : prefix.tracks) tracks.push_back(keyOf(track, rank));
    std::sort(tracks.begin(), tracks.end());
    for (const std::string& track : tracks) key += '|' + track;
    return key;
  }

  static bool isDead(const Prefix& prefix) {
    return prefix.tracks.empty() && std::all_of(prefix.stands.begin(), prefix.stands.end(), [](uint32_t s) { return s == 0; });
  }

  /// Adds what the partials of all ranks come to.
  void addParts(std::vector<Part>& out, const View& view, uint32_t stand, uint8_t marked) {
    const bool melds = question_.shapes[view.shape]->form == plan::ShapeForm::Melds;
    std::map<PartKey, std::vector<FeatureVector>> made;
    for (const Partial& partial : stands_[stand]) {
      const BlockEnumerator::End end = BlockEnumerator::endOf(partial);
      if (!end.placed) continue;
      made[{static_cast<uint8_t>(view.shape), static_cast<uint8_t>(question_.mostWilds - end.left), view.naturals,
            static_cast<uint8_t>(melds && end.pair), marked}].push_back(partial.vector);
    }
    for (auto& [key, vectors] : made)
      if (key.jokers + key.naturals <= question_.mostWilds) out.push_back({key, sets_.vectors(std::move(vectors))});
  }

  ReadingSets::Id readingsOf(const std::vector<uint32_t>& stands, uint8_t marked) {
    std::vector<Part> parts;
    for (size_t i = 0; i < stands.size(); ++i) {
      const bool second = i >= views_.size();
      addParts(parts, views_[second ? i - views_.size() : i], stands[i], second ? 1 : marked);
    }
    return sets_.parts(std::move(parts));
  }

  std::vector<HandClass> finished(const std::vector<Prefix>& prefixes) {
    std::vector<HandClass> out;
    for (const Prefix& prefix : prefixes) {
      HandClass made;
      made.tiles = prefix.tiles, made.tallied = prefix.tallied;
      made.distinct = prefix.distinct, made.weighted = prefix.weighted;
      made.readings = readingsOf(prefix.stands, 0);
      made.example = {prefix.example};
      for (const Track& track : prefix.tracks) {
        const ReadingSets::Id readings = readingsOf(track.stands, question_.marks);
        if (!sets_.isEmpty(readings)) made.completed.push_back({static_cast<uint8_t>(of_.firstKind + track.rank), track.tallied, readings});
      }
      out.push_back(std::move(made));
    }
    return out;
  }

  const ClassQuestion& question_;
  ReadingSets& sets_;
  BlockEnumerator& enumerator_;
  const int block_;
  const plan::Block& of_;
  std::vector<View> views_;
  bool jokerMarks_ = false;
  std::vector<std::vector<Partial>> stands_;
  std::unordered_map<std::string, uint32_t> standIds_;
  std::unordered_map<uint64_t, uint32_t> moves_;
};

HandClasses::HandClasses(const ClassQuestion& question, ReadingSets& sets)
    : question_(question), sets_(sets), features_(*question.plan), enumerator_(*question.plan, features_) {}

std::optional<std::vector<HandClass>> HandClasses::ofBlock(int block) {
  auto found = Walk(*this, block).run();
  if (!found) return found;
  return product({HandClass{0, std::vector<uint8_t>(question_.tallies.size(), 0), unit(), {}, 1, 1, {}}}, *found, 0);
}

// A win is legal by any of its readings, so a completion whose readings are all among another's adds nothing to it.
void HandClasses::addCompleted(Completed made, std::vector<Completed>& all) {
  if (sets_.isEmpty(made.readings)) return;
  auto alike = [&](const Completed& a, const Completed& b) {
    return a.tallied == b.tallied && (!question_.tileAsked || a.tile == b.tile);
  };
  for (const Completed& known : all)
    if (alike(known, made) && sets_.includes(known.readings, made.readings)) return;
  std::erase_if(all, [&](const Completed& known) { return alike(known, made) && sets_.includes(made.readings, known.readings); });
  all.push_back(std::move(made));
}

ReadingSets::Id HandClasses::unit() {
  std::vector<Part> parts;
  for (size_t shape = 0; shape < question_.shapes.size(); ++shape)
    parts.push_back({PartKey{static_cast<uint8_t>(shape), 0, 0, 0, 0}, sets_.vectors({FeatureVector{}})});
  return sets_.parts(std::move(parts));
}

std::optional<std::vector<HandClass>> HandClasses::product(const std::vector<HandClass>& a, const std::vector<HandClass>& b,
                                                            int leastTiles) {
  Merged<HandClass> made;
  auto sum = [this](std::vector<uint8_t> x, const std::vector<uint8_t>& y) {
    for (size_t i = 0; i < x.size(); ++i) x[i] = question_.tallies[i].sum(x[i], y[i]);
    return x;
  };
  for (const HandClass& x : a)
    for (const HandClass& y : b) {
      const int tiles = x.tiles + y.tiles;
      if (tiles > question_.mostTiles || tiles < leastTiles) continue;
      HandClass both;
      both.tiles = static_cast<uint8_t>(tiles);
      both.tallied = sum(x.tallied, y.tallied);
      both.readings = sets_.combine(x.readings, y.readings);
      auto complete = [&](const Completed& one, const HandClass& other) {
        addCompleted({one.tile, sum(one.tallied, other.tallied), sets_.combine(one.readings, other.readings)}, both.completed);
      };
      for (const Completed& one : x.completed) complete(one, y);
      for (const Completed& one : y.completed) complete(one, x);
      if (both.completed.empty() && sets_.isEmpty(both.readings)) continue;
      both.distinct = x.distinct * y.distinct, both.weighted = x.weighted * y.weighted;
      both.example = x.example;
      both.example.insert(both.example.end(), y.example.begin(), y.example.end());
      std::string whole(1, static_cast<char>(both.tiles));
      append(whole, both.tallied);
      append(whole, both.readings);
      std::vector<std::string> keys;
      for (const Completed& one : both.completed) {
        std::string key;
        if (question_.tileAsked) key += static_cast<char>(one.tile);
        append(key, one.tallied);
        append(key, one.readings);
        keys.push_back(std::move(key));
      }
      std::sort(keys.begin(), keys.end());
      for (const std::string& key : keys) whole += '|' + key;
      made.add(std::move(whole), std::move(both), [](HandClass& to, const HandClass& more) {
        to.distinct += more.distinct, to.weighted += more.weighted;
      });
      if (made.items.size() > mostClasses) return std::nullopt;
    }
  return std::move(made.items);
}

}  // namespace kaikou::analysis
