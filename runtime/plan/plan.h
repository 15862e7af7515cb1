// THE CONTRACT between compiler and runtime: what a plan is.
//
// A plan is one ruleset with its options fixed. It is straight-line programs over a register file, the layout of the
// features that a reading of a hand must carry, and tables of names for explanations. It is data: it can be printed
// (plan_print.h), verified (plan_verify.h), written to bytes and read back (plan_codec.h). Nothing runs a plan that has not
// been verified. The runtime builds and runs without the compiler.
//
// Registers. One file of `Num`. Registers [0, constants.size()) hold the constants; [.., laneBase) are scalars; from laneBase
// on come lane registers, four slots each (one for every seat; only the losers' slots are filled), so lane register k of seat
// s is slot laneBase + 4 * (k - laneBase) + s. An operand is a register number; a lane register may be read only by an
// instruction whose dst is a lane register, or by EveryLoser and SomeLoser.
//
// Phases run in order; each sees what earlier ones left:
//   Deal     once a hand, after the indicator is up
//   Table    once a win, from what lies on the table
//   Reading  once for every distinct feature vector of the hand
// `phases` lists them; a phase may stand several times (before and after a question to every loser).
//
// Version history: 1 first; 2 calls may be compulsory; 3 the order of asking; 4 vectors of 256 bits, relations
// between melds, shapes that add up; 5 the course of a hand (plan_course.h).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "runtime/base/number.h"
#include "runtime/plan/plan_course.h"
#include "runtime/plan/plan_types.h"

namespace kaikou::plan {

inline constexpr uint32_t formatVersion = 7;
inline constexpr int seatCount = 4;     // slots; a game of three leaves one empty
inline constexpr int maxKinds = 64;     // kinds of tile
inline constexpr int maxMelds = 7;
inline constexpr int maxCalls = 32;     // CallCount has a bit for each
inline constexpr int noTile = -1;
inline constexpr int nobody = -1;

enum class Op : uint8_t {
#define PLAN_OP(op, operands, leaves, fails) op,
#include "runtime/plan/plan_ops.def"
#undef PLAN_OP
};

struct Instr {
  Op op{};
  Reg dst = 0, a = 0, b = 0, c = 0;
  uint32_t imm = 0;
  uint32_t origin = 0;                  // into Plan::origins: whose rule this computes
};

enum class Phase : uint8_t { Deal, Table, Reading };
struct PhaseCode { Phase phase; uint32_t first, count; };   // a run of Plan::code

/// A declaration, for explanations and errors: every name the plan speaks in.
struct Origin {
  std::string name, zh, en;             // as declared; zh and en are never empty
  std::string citeZh, citeEn;           // "《…》 §…", empty when the rule cites nothing
  std::string file;                     // rule file and place, for messages
  uint32_t line = 0, column = 0;        // 1-based, in characters
};

// ── tiles ──
struct Kind {
  std::string name;                     // "5万", "中"
  uint8_t block = 0, rank = 0, copies = 0;  // rank 1.. within its block
  int8_t next = noTile, previous = noTile;  // in its ring
};
/// Kinds that are tabulated together: a suit, or up to nine honours. Kinds of a block are consecutive.
struct Block {
  std::string name;                     // the suit's name; empty for honours and flowers
  std::vector<std::string> aliases;     // other spellings of the suit: "m"
  uint8_t firstKind = 0, size = 0;
  bool isSuit = false;                  // has runs
  bool isFlower = false;                // never part of a hand
};

// ── readings ──
enum class ShapeForm : uint8_t { Melds, Pairs, DistinctPairs, OneEach, AnyTiles, Different };
struct Shape {
  uint32_t origin = 0;
  ShapeForm form{};
  uint8_t count = 0;                    // melds, pairs or tiles
  bool pair = false;                    // Melds: and a pair; OneEach: and one more of them
  TileSet set = 0;                      // OneEach; Different: tiles of it, no two alike; Melds: one each of it besides
};

/// Which melds a feature looks at. kinds: bits run 1, triplet 2, quad 4. where: any, every tile of it in `tiles`, or some.
/// origin: any, concealed (from the own hand, not completed by another seat's tile), claimed.
struct MeldFilter {
  uint8_t kinds = 7;
  enum Where : uint8_t { Anywhere, Inside, Touching } where = Anywhere;
  enum From : uint8_t { Either, Concealed, Claimed } from = Either;
  friend bool operator==(const MeldFilter&, const MeldFilter&) = default;
};
enum class FeatureKind : uint8_t {
  TilesOutside,   // bit, or-ed: some tile of the reading (melds on the table included) is outside `tiles`
  TileCount,      // field, added: tiles in `tiles` (a quad counts its four)
  MeldOther,      // bit: some meld does not match the filter
  MeldCount,      // field: melds that match the filter
  GroupMisses,    // bit: some meld or the pair has no tile in `tiles`
  PairInside,     // bit: the pair is of a tile in `tiles` (in Pairs shapes: some pair)
  PairTile,       // field of 7 bits: tile of the pair + 1 (only Melds and OneEach shapes)
  Wait,           // five bits: what the winning tile completed: open, edge, closed, pair, triplet
  WildsAs,        // field: wilds that stand for a tile in `tiles` other than themselves
  RunCount,       // field of 3 bits: runs that start at kind `tiles` (one bit)
  TripletAt,      // bit: a triplet or quad of kind `tiles` (one bit)
  MeldSome,       // bit: some meld matches the filter
  PairWild,       // bit: a wild stands for another tile in the pair (in Pairs shapes: in some pair)
};
/// Melds of certain ranks in certain suits: runs 1 4 7 in one suit; triplets n n+1 n+2, each in a suit of its own. Triplets may
/// be quads.
struct Relation {
  bool triplets = false;
  bool bound = false;                   // ranks count from a rank that may be any
  bool oneSuit = true;                  // or each meld in a suit of its own
  std::vector<uint8_t> ranks;           // ascending, of a run its lowest; bound: what is added, 0 the first
  friend bool operator==(const Relation&, const Relation&) = default;
};
/// Melds less connected parts, where melds that are related by one of `by` are connected. With `beside`: the most of it where
/// melds related by one of `beside`, if there are any, count as one.
struct LinkQuestion {
  std::vector<uint16_t> by, beside;     // into Plan::relations
  friend bool operator==(const LinkQuestion&, const LinkQuestion&) = default;
};
struct Feature {
  FeatureKind kind{};
  MeldFilter filter;
  TileSet tiles = 0;
  uint8_t shift = 0, width = 1;         // position in the vector; never across words
};
/// 256 bits: bit i is bit i % 64 of word i / 64. Bits of `orMask` combine by or, all others by addition; widths are such that
/// no sum overflows its field.
inline constexpr unsigned vectorWords = 4, vectorBits = 64 * vectorWords;
struct FeatureVector {
  uint64_t words[vectorWords] = {};
  friend bool operator==(const FeatureVector& a, const FeatureVector& b) {
    uint64_t other = 0;
    for (unsigned i = 0; i < vectorWords; ++i) other |= a.words[i] ^ b.words[i];
    return other == 0;
  }
};
/// Patterns, by their place in Plan::patterns.
struct PatternSet {
  static constexpr size_t most = 128;
  uint64_t words[most / 64] = {};
  bool has(size_t pattern) const { return pattern < most && words[pattern / 64] >> (pattern % 64) & 1; }
  void add(size_t pattern) { words[pattern / 64 % 2] |= uint64_t{1} << (pattern % 64); }
  friend bool operator==(const PatternSet&, const PatternSet&) = default;
};
struct FeatureLayout {
  std::vector<Feature> features;
  FeatureVector orMask;
  bool needsWinningTile = false;        // some feature asks which group the winning tile completed
  std::vector<FeatureVector> shapeBase; // or-ed into every reading of shape i: bits that hold for lack of melds or pair
  FeatureVector noReading;              // the vector of a hand that has no reading: every "all" fails, no "some" holds
};

// ── what the programs compute ──
struct Need { uint32_t origin = 0; Reg holds = 0; bool perReading = false; bool atSettlement = false; };
// atSettlement: depends on what losers pay; being ready does not ask it.
struct Pattern { uint32_t origin = 0; Reg holds = 0; Reg worth = noReg; };
struct Liability { uint32_t origin = 0; Reg seat = 0; Reg holds = 0; };
struct Sharing { uint32_t origin = 0; Reg holds = 0; };      // every offender pays what the liable seat pays
struct ResultItem {
  std::string key;                      // "fans", "hard"
  enum Kind : uint8_t { PatternList, YesNo, Number } kind{};
  std::vector<uint16_t> patterns;       // PatternList: into Plan::patterns
  Reg value = 0;
};

// ── the game ──
enum class CallMeld : uint8_t { Run, Triplet, Quad, Aside };
enum class CallSource : uint8_t { Discard, DiscardOfPrevious, InHand, AddedTo };
struct Call {
  uint32_t origin = 0;
  CallMeld meld{};
  CallSource source{};
  int8_t addedTo = -1;                  // into Plan::calls
  bool opens = false, draws = false, robbable = false, concealed = false, anyTime = false;
  bool compulsory = false;               // when it is open nothing else is, save a win and other calls
  Reg without = noReg;                  // deal: tiles it may not use
  Reg asideSet = noReg;                 // deal: CallMeld::Aside
  Reg guard = noReg;
};
enum class WallPlace : uint8_t { Head, UpperFromTail, LowerFromTail, UpperFromHead, LowerFromHead };
struct Game {
  uint8_t seats = 4, dice = 0;
  uint8_t breakSkip = 0;                // 0 none, 1 the smaller die, 2 the sum
  uint8_t handSize = 13, dealerHand = 14;
  bool hasIndicator = false;
  WallPlace indicatorPlace{};
  uint8_t indicatorStack = 0;
  uint8_t stacks = 0;                   // of two tiles, on each side
  bool replacementsFromTail = true;
  uint16_t keep = 0, lastTiles = 0;
  // discarding a tile of `discardSet` (deal; noReg: no such rule)
  Reg discardSet = noReg;
  bool discardUnclaimable = false, discardAside = false, discardDraws = false, discardForbidden = false;
  std::vector<std::vector<int8_t>> claimRanks;   // highest first; -1 is a win, otherwise into Plan::calls
  bool everyWinner = false;             // several may win on one tile
  Reg firstWinnerFrom = noReg;          // seat register (table) that the order of winners starts at
  bool firstWinnerAfter = false;        // …or starts after it
  bool passingLocks = false;
  int64_t leavingPays = 0;
  bool leavingVoids = false, leavingDeclared = false;
  struct NextDealer { uint8_t who; Reg when = noReg, seat = noReg; };  // who: 0 same, 1 next, 2 previous, 3 winner, 4 `seat`
  std::vector<NextDealer> nextDealer;   // the first whose guard holds
  bool hasDuty = false;
  uint32_t dutyOrigin = 0;
  uint8_t dutyOpening = 0;              // starts after this opening, all openings in one suit
  std::vector<Reg> dutyExcept;          // seats (table, of the winner = the protected seat) that are not bound
  Reg dutyExempt = noReg;               // deal: tiles that may always be discarded
};

enum class FactType : uint8_t { YesNo, Number, Tile };
struct Fact { uint32_t origin = 0; FactType type{}; Reg defaultValue = 0; };

struct Plan {
  uint32_t version = formatVersion;
  uint32_t ruleset = 0;                 // origin of the ruleset
  std::vector<std::pair<std::string, std::string>> options;  // name, value as text: what this plan fixed
  std::vector<Origin> origins;

  std::vector<Kind> kinds;
  std::vector<Block> blocks;
  Reg wilds = noReg;                    // deal: the set of wild tiles; noReg: none
  std::vector<Shape> shapes;
  FeatureLayout features;
  std::vector<Relation> relations;
  std::vector<LinkQuestion> links;

  std::vector<Num> constants;
  std::vector<std::vector<Num>> lists;
  uint32_t scalarCount = 0;             // registers below laneBase, constants included
  uint32_t laneCount = 0;               // laneBase = scalarCount
  std::vector<Instr> code;
  std::vector<PhaseCode> phases;

  std::vector<Fact> facts;
  std::vector<Call> calls;
  std::vector<Need> needs;              // in the order a refusal names them
  // Into `needs`: the order in which to ask them where only yes or no is wanted; empty: as they stand. A wish: engines see to
  // it that it changes no answer (runtime/eval/asking_order.h).
  std::vector<uint16_t> asking;
  std::vector<Pattern> patterns;
  std::vector<Line> lines;
  Reg payment = noReg;                  // lane: what each loser pays before liability; noReg: the ruleset prices nothing
  std::vector<Liability> liabilities;   // the first that holds
  std::vector<Sharing> sharings;
  struct Key { bool winnings; Reg value; };
  std::vector<Key> choose;              // the reading with the greatest keys, in order
  std::vector<ResultItem> results;
  Game game;
  Course course;

  uint32_t laneBase() const { return scalarCount; }
  bool isLane(Reg r) const { return r >= scalarCount; }
  int handSize() const { return game.handSize; }
};

}  // namespace kaikou::plan
