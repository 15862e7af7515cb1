// Canonical bytes. Both directions run the same description of the fields, so they cannot differ.
//
// Why so much is checked: the engine trusts its states (an offered win is a win, an answer was open), which
// costs nothing while it makes them itself. Whoever sends bytes could lie about each of these. What the deal
// fixed is never read but made again by dealing the wall. Guarantee: a decoded state can be played on without
// a fault of the program, and encodes to the bytes it came from. Tested by tests/table/state_codec_test.cpp.
#include "runtime/table/state_codec.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "runtime/plan/plan_codec.h"
#include "runtime/table/state_check.h"
#include "runtime/table/state_fields.h"
#include "runtime/table/win_filter.h"

namespace kaikou::table {
namespace {

using Fault = std::optional<std::string>;
using eval::WinBy;
using plan::CallMeld;
using plan::CallSource;

constexpr char magic[] = {'K', 'G', 'A', 'M', 'E', '\n'};
constexpr size_t headerSize = sizeof magic + 1 + 2 + 8;

template <class E> inline constexpr E lastOf = E{};
template <> inline constexpr Stage lastOf<Stage> = Stage::Choosing;
template <> inline constexpr Act lastOf<Act> = Act::Step;
template <> inline constexpr eval::MeldForm lastOf<eval::MeldForm> = eval::MeldForm::Quad;
template <> inline constexpr WinBy lastOf<WinBy> = WinBy::RobKong;
template <> inline constexpr Outcome::Kind lastOf<Outcome::Kind> = Outcome::Faulted;

class Sizes {
 public:
  explicit Sizes(const plan::Plan& plan)
      : kinds_(static_cast<int>(plan.kinds.size())), seats_(plan.game.seats), course_(plan.course.followed) {}
  int kinds() const { return kinds_; }
  int seats() const { return seats_; }
  bool course() const { return course_; }

 private:
  int kinds_, seats_;
  bool course_;
};

class Writer : public Sizes {
 public:
  using Sizes::Sizes;
  template <class... T> void operator()(const T&... fields) { (put(fields), ...); }
  template <class T> void count(const T& value, size_t) { put(value); }
  std::vector<uint8_t> out;

 private:
  template <class T> void put(T value) {
    auto bits = static_cast<uint64_t>(value);
    for (size_t i = 0; i < sizeof(T); ++i, bits >>= 8) out.push_back(static_cast<uint8_t>(bits));
  }
};

class Reader : public Sizes {
 public:
  Reader(const plan::Plan& plan, std::span<const uint8_t> bytes) : Sizes(plan), bytes_(bytes) {}
  template <class... T> void operator()(T&... fields) { (get(fields), ...); }
  /// A number of items, which must be bounded before they are read.
  template <class T> void count(T& value, size_t most) {
    get(value);
    if (value > most) value = 0, error_ = "a count is out of range";
  }
  const char* finish() {
    if (!error_ && !bytes_.empty()) error_ = "there are bytes after the last field";
    return error_;
  }

 private:
  template <class T> void get(T& value) {
    if (bytes_.size() < sizeof(T)) {
      if (!error_) error_ = "the data ends in the middle of a field";
      bytes_ = {};
      value = {};
      return;
    }
    uint64_t bits = 0;
    for (size_t i = sizeof(T); i-- > 0;) bits = bits << 8 | bytes_[i];
    bytes_ = bytes_.subspan(sizeof(T));
    if constexpr (std::is_enum_v<T>) {
      if (bits > static_cast<uint64_t>(lastOf<T>)) error_ = "a choice is out of range", bits = 0;
    } else if constexpr (std::same_as<T, bool>) {
      if (bits > 1) error_ = "a choice is out of range", bits = 0;
    }
    value = static_cast<T>(bits);
  }

  std::span<const uint8_t> bytes_;
  const char* error_ = nullptr;
};

void writeHeader(std::vector<uint8_t>& out, char kind, const std::array<uint8_t, 32>& plan) {
  out.insert(out.end(), magic, magic + sizeof magic);
  out.push_back(static_cast<uint8_t>(kind));
  out.push_back(stateLayoutVersion & 255);
  out.push_back(stateLayoutVersion >> 8);
  out.insert(out.end(), plan.begin(), plan.begin() + 8);
}

const char* refuseHeader(std::span<const uint8_t> bytes, char kind, const std::array<uint8_t, 32>& plan) {
  if (bytes.size() < headerSize || std::memcmp(bytes.data(), magic, sizeof magic) != 0) return "this is no saved game";
  if (bytes[6] != static_cast<uint8_t>(kind)) return kind == 'S' ? "this is no state of a hand" : "this is no match";
  if ((bytes[7] | bytes[8] << 8) != stateLayoutVersion) return "the layout has a version that is not known";
  if (std::memcmp(bytes.data() + 9, plan.data(), 8) != 0) return "it is of another plan";
  return nullptr;
}

/// What a state claims beyond its numbers. The order matters: what makes later checks safe comes first.
class Claims {
 public:
  Claims(Engine& engine, const State& s) : engine_(engine), plan_(engine.plan()), s_(s) {}

  /// Before anything is computed from hands and melds.
  Fault tiles() const {
    const int kinds = static_cast<int>(plan_.kinds.size());
    for (int seat = 0; seat < engine_.seats(); ++seat) {
      const eval::SeatTable& own = s_.table.seats[seat];
      for (int k = 0; k < kinds; ++k) {
        if (own.hand[k] > plan_.kinds[k].copies || own.aside[k] > plan_.kinds[k].copies)
          return "more copies of a tile than there are";
        if (own.aside[k] && !mayLieAside(k)) return "a tile set aside that cannot be";
      }
      for (int i = 0; i < own.meldCount; ++i) {
        const eval::Meld& meld = own.melds[i];
        if (meld.call >= plan_.calls.size() || meld.tile >= kinds) return "no such meld";
        const plan::Call& call = plan_.calls[meld.call];
        if (call.meld == CallMeld::Aside || static_cast<int>(call.meld) != static_cast<int>(meld.form))
          return "no such meld";
        if (!(s_.callTiles[meld.call] >> meld.tile & 1)) return "a meld of tiles that cannot be melded";
        const plan::Call* source = &call;
        for (size_t n = 0; source->source == CallSource::AddedTo && n < plan_.calls.size(); ++n)
          source = &plan_.calls[source->addedTo];
        const bool own_ = source->source == CallSource::InHand;
        if (own_ ? meld.from != plan::nobody : meld.from < 0 || meld.from >= engine_.seats() || meld.from == seat)
          return "a meld from a seat that cannot have given it";
        if (source->source == CallSource::DiscardOfPrevious && (meld.from + 1) % engine_.seats() != seat)
          return "a meld from a seat that cannot have given it";
      }
    }
    return {};
  }

  /// After state_check.h found nothing.
  Fault rest() {
    if (s_.afterKong && !s_.drew) return "a replacement that was not drawn";
    if (s_.locked && !plan_.game.passingLocks) return "a seat is locked where nothing locks";
    for (int seat = 0; seat < engine_.seats(); ++seat)
      if (s_.duties[seat].bound >> seat & 1) return "a seat is bound to itself";
    switch (s_.stage) {
      case Stage::Turn:
      case Stage::Last:
        if (s_.mayWin & ~(1u << s_.turn)) return "a win is offered out of turn";
        if (s_.mayWin && !s_.drew) return "a win is offered without a draw";
        break;
      case Stage::Answers: {
        if (!s_.pileSize) return "nothing was discarded";
        const Discard& last = s_.pile[s_.pileSize - 1];
        if (last.tile != s_.tile || last.seat != s_.turn || last.claimed || last.laid)
          return "another tile was discarded";
        break;
      }
      case Stage::Robbing: {
        const eval::SeatTable& own = s_.table.seats[s_.turn];
        if (s_.call >= plan_.calls.size() || plan_.calls[s_.call].source != CallSource::AddedTo ||
            s_.meld >= own.meldCount)
          return "no such quad";
        const eval::Meld& meld = own.melds[s_.meld];
        if (!plan_.calls[s_.call].robbable || meld.call != plan_.calls[s_.call].addedTo || meld.tile != s_.tile ||
            meld.form != eval::MeldForm::Triplet)
          return "no such quad";
        break;
      }
      case Stage::Choosing: return {};   // what was chosen is checked with the ranges
      case Stage::Over: return outcome();
    }
    const bool paid = plan_.course.followed;   // payments on events come before the end
    if (s_.stage != Stage::Over && (s_.outcome.winnerCount || s_.outcome.leaver != plan::nobody || s_.outcome.house ||
                                    s_.outcome.faultOrigin || (!paid && s_.outcome.points != decltype(s_.outcome.points){})))
      return "an outcome before the end";
    if (auto fault = offers()) return fault;
    return answers();
  }

 private:
  bool mayLieAside(int kind) const {
    if (plan_.blocks[plan_.kinds[kind].block].isFlower) return true;
    if (plan_.game.discardAside && (s_.discardSet >> kind & 1)) return true;
    for (size_t c = 0; c < plan_.calls.size(); ++c)
      if (plan_.calls[c].meld == CallMeld::Aside && (s_.callTiles[c] >> kind & 1)) return true;
    return false;
  }

  Fault offers() {
    for (int seat = 0; seat < engine_.seats(); ++seat) {
      if (!(s_.mayWin >> seat & 1)) continue;
      eval::Table table = s_.table;
      const bool self = s_.stage == Stage::Turn || s_.stage == Stage::Last;
      table.win = {static_cast<int8_t>(seat),
                   s_.tile,
                   self                         ? WinBy::SelfDraw
                   : s_.stage == Stage::Robbing ? WinBy::RobKong
                                                : WinBy::Discard,
                   self ? static_cast<int8_t>(plan::nobody) : s_.turn,
                   self && s_.afterKong,
                   s_.stage == Stage::Last};
      if (self && !table.seats[seat].hand[s_.tile]) return "a win is offered on a tile that was not drawn";
      if (self) --table.seats[seat].hand[s_.tile];
      bool legal = false;
      if (engine_.evaluator().legal(table, true, legal) || !legal) return "a win is offered that is none";
    }
    return {};
  }

  Fault answers() {
    for (int seat = 0; seat < engine_.seats(); ++seat) {
      if (!(s_.answered >> seat & 1)) continue;
      State before = s_;
      before.answered &= static_cast<uint8_t>(~(1u << seat));
      before.asked |= static_cast<uint8_t>(1u << seat);
      if (s_.answers[seat].seat != seat || engine_.refuses(before, s_.answers[seat]) != Refusal::None)
        return "an answer that was not open";
    }
    return {};
  }

  Fault outcome() {
    const Outcome& o = s_.outcome;
    const bool won = o.kind == Outcome::Won;
    if ((o.leaver != plan::nobody) != (o.kind == Outcome::Left) || (o.winnerCount != 0) != won)
      return "no such outcome";
    if (o.kind == Outcome::Faulted ? o.faultOrigin >= plan_.origins.size() : o.faultOrigin != 0)
      return "no such outcome";
    decltype(o.points) points{};
    int64_t house = 0;
    if (o.kind == Outcome::Left) {
      if (!plan_.game.leavingDeclared || o.leaver >= engine_.seats()) return "no such outcome";
      points[o.leaver] = -plan_.game.leavingPays;
      house = plan_.game.leavingPays;
    }
    if (won) {
      const eval::Win& win = s_.table.win;
      unsigned winners = 0;
      if (win.seat != o.winners[0] || (o.winnerCount > 1 && !plan_.game.everyWinner)) return "no such winners";
      const bool self = win.by == WinBy::SelfDraw;
      if (self ? win.from != plan::nobody || o.winnerCount != 1 : win.from < 0 || win.from >= engine_.seats())
        return "no such giver";
      for (int i = 0; i < o.winnerCount; ++i) {
        if (o.winners[i] < 0 || o.winners[i] >= engine_.seats() || o.winners[i] == win.from ||
            (winners >> o.winners[i] & 1))
          return "no such winners";
        winners |= 1u << o.winners[i];
        const auto settled = engine_.settlement(s_, i);
        if (!settled || !settled->legal) return "a win that is none";
        for (int seat = 0; seat < seatCount; ++seat)
          if (__builtin_add_overflow(points[seat], settled->payments[seat], &points[seat])) return "other points";
      }
    }
    // What was paid on the way is not told by the end alone; that all sums to zero was checked.
    if ((points != o.points && !plan_.course.followed) || house != o.house) return "other points than the rules give";
    return {};
  }

  Engine& engine_;
  const plan::Plan& plan_;
  const State& s_;
};

}  // namespace

std::array<uint8_t, 32> planDigest(const plan::Plan& plan) {
  plan::Plan placeless = plan;
  for (plan::Origin& origin : placeless.origins) origin.file.clear(), origin.line = origin.column = 0;
  const std::vector<uint8_t> bytes = plan::encode(placeless);
  return sha256({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

StateCodec::StateCodec(Engine& engine) : engine_(engine), plan_(planDigest(engine.plan())) {}

std::vector<uint8_t> StateCodec::encode(const State& state) const {
  Writer writer(engine_.plan());
  writeHeader(writer.out, 'S', plan_);
  describe(writer, state);
  return std::move(writer.out);
}

std::vector<uint8_t> StateCodec::encode(const Match& match) const {
  Writer writer(engine_.plan());
  writeHeader(writer.out, 'M', plan_);
  describe(writer, match);
  return std::move(writer.out);
}

std::array<uint8_t, 32> StateCodec::digest(const State& state) const {
  const std::vector<uint8_t> bytes = encode(state);
  return sha256({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

// Deals the wall again for what the deal fixed, and makes the sketches.
std::optional<std::string> StateCodec::complete(State& s) {
  const int kinds = static_cast<int>(engine_.plan().kinds.size());
  if (s.table.dealer >= engine_.seats()) return "there is no such dealer";
  if (s.table.previousWild < plan::noTile || s.table.previousWild >= kinds) return "there is no such wild tile";
  Match match;
  match.dealer = s.table.dealer, match.previousWild = s.table.previousWild;
  WallSetup wall;
  wall.tiles = s.wall, wall.size = s.wallSize, wall.dice = s.dice;
  wall.breakSide = s.breakSide, wall.breakStack = s.breakStack;
  State dealt;
  if (!engine_.beginWith(match, wall, dealt)) return "the wall does not hold the tiles of the game";
  if (dealt.outcome.kind == Outcome::Faulted) {
    if (encode(dealt) != encode(s)) return "a hand that ended when it was dealt";
    s = dealt;
    return {};
  }
  s.wilds = dealt.wilds, s.discardSet = dealt.discardSet, s.dutyExempt = dealt.dutyExempt,
  s.callTiles = dealt.callTiles;
  s.indicatorAt = dealt.indicatorAt, s.table.indicator = dealt.table.indicator;
  Claims claims(engine_, s);
  if (auto fault = claims.tiles()) return fault;
  for (int seat = 0; seat < engine_.seats(); ++seat) s.sketch[seat] = engine_.filter().sketchOf(s, seat);
  if (auto fault = checkState(engine_, s)) return fault;
  return claims.rest();
}

StateResult StateCodec::decodeState(std::span<const uint8_t> bytes) {
  if (const char* why = refuseHeader(bytes, 'S', plan_)) return {std::nullopt, why};
  Reader reader(engine_.plan(), bytes.subspan(headerSize));
  StateResult result;
  State state;
  describe(reader, state);
  if (const char* why = reader.finish()) {
    result.error = why;
  } else if (auto fault = complete(state)) {
    result.error = *fault;
  } else {
    result.state = state;
  }
  return result;
}

MatchResult StateCodec::decodeMatch(std::span<const uint8_t> bytes) const {
  if (const char* why = refuseHeader(bytes, 'M', plan_)) return {std::nullopt, why};
  Reader reader(engine_.plan(), bytes.subspan(headerSize));
  Match match;
  describe(reader, match);
  if (const char* why = reader.finish()) return {std::nullopt, why};
  if (auto fault = checkMatch(engine_.plan(), match)) return {std::nullopt, *fault};
  return {match, {}};
}

}  // namespace kaikou::table
