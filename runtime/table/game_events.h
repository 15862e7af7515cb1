// What one action brought about, in order: for logs, displays and tests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace kaikou::table {

enum class Happened : uint8_t {
  Draw,      // seat drew tile; `at`: its index in the wall; `flag`: a replacement
  Flower,    // seat laid a flower, `tile`, aside; a Draw follows
  Discard,   // seat discarded tile; `flag`: it is set aside by that, unless somebody takes it
  Asked,     // `tile` (a bit set of seats) is being asked about a discard, or about a quad that can be robbed
  Meld,      // seat made a meld: `call`, `tile` (lowest), `from` (or -1)
  Aside,     // seat set tile aside by `call`
  Declared,  // seat declares to add tile to a triplet by `call`: others may rob it before it is a Meld
  Laid,      // seat laid down a last tile that was no win; nobody may claim it
  Duty,      // a duty begins: seat is the protected one
  Offence,   // seat broke the duty; `from`: the protected seat
  Won,       // seat won; `from`: the giver or -1
  Drawn,     // nobody won
  Left,      // seat left
  Faulted,   // a rule could not be computed: the hand is void
  Chosen,    // seat decided a step: `call`, and for a choice of tiles or values `tile` (one of several), `flag`: it declined
  Given,     // seat gave tile to `from` by step `call`
  Marked,    // mark `call` of seat (or of the table, -1) is now `points`
  Paid,      // `from` paid seat `points` by payment `call`; `flag`: handed over or back
  Out,       // seat leaves play
  Turned,    // tile turned up as `call`; `flag`: the last tile drawn, otherwise from `at` in the wall
  Shown,     // seat lays its hand open
  MatchEnd,  // the match ends with this hand
};
struct Event {
  Happened what{};
  int8_t seat = -1, from = -1;
  uint8_t tile = 0, call = 0;
  bool flag = false;
  uint16_t at = 0;
  int64_t points = 0;
};

/// Everything that one action brought about: a deal of flowers, or the last tiles of a wall that nobody wins on, may be as long
/// as the wall. Room once made is kept, so one that is used again allocates nothing.
class Events {
 public:
  void clear() { items_.clear(); }
  void push(const Event& event) { items_.push_back(event); }
  size_t size() const { return items_.size(); }
  const Event& operator[](size_t i) const { return items_[i]; }
  const Event* begin() const { return items_.data(); }
  const Event* end() const { return items_.data() + items_.size(); }

 private:
  std::vector<Event> items_;
};

}  // namespace kaikou::table
