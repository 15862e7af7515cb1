// What can be said in a ruleset, a row a phrase: the part of the language that a generator of rulesets draws
// from.
//
// A new construct of the language is a new row (or, for a declaration, a function of rule_writer.cpp);
// nothing else.
#pragma once

#include <cstdint>
#include <span>

namespace kaikou::generated {

/// What a phrase is, written as a letter, and what its holes ask for: `%b` is a hole for a yes/no.
///   b yes/no   n number   t tile   S set of tiles (an atom)   s seat (an expression)   x seat (after `of`)
/// Holes only, filled by the writer with what the ruleset has:
///   F set that options fix   T a tile   C calls   P patterns   V valued patterns   R ranks   K kinds of meld
///   W where melds lie Y waits   H a shape   N a number of suits   i a small whole number   j one that is not
///   0   L a list of numbers l yes/no about a loser   A tally or let of each seat   E enumerator test
///   G what is turned up   M a mark that is a suit   Q patterns of a relation   B a liability
enum class Time : uint8_t { Option, Deal, Table, Reading, Loser };

/// What a ruleset must have, or the place allow, before a phrase can be used.
enum Wants : uint32_t {
  Nothing = 0,
  Calls = 1,
  Patterns = 2,
  Valued = 4,  // patterns that are worth something
  Indicator = 8,
  Wilds = 16,
  Duty = 32,
  Suits = 64,
  LongSuits = 128,  // of nine ranks
  Kongs = 256,      // a call that draws
  Robbable = 512,
  LastTiles = 1024,
  Shapes = 2048,
  Pairs = 4096,  // every shape has a pair, or none is asked of
  SeatTallies = 8192,
  Enums = 16384,
  OpeningCalls = 32768,
  Course = 1 << 16,      // the course of hands is followed
  SuitMarks = 1 << 17,
  Dice = 1 << 18,
  Relations = 1 << 19,   // patterns of a relation between melds alone
  ThreeSuits = 1 << 26,
  Liable = 1 << 28,      // somebody pays for others
  Turned = 1 << 27,      // tiles are turned up by events
  // Places.
  InLine = 1 << 20,      // `value`
  MayPay = 1 << 21,      // `payment`
  MayBeReady = 1 << 22,  // `ready SEAT`
  ForDealer = 1 << 23,   // `drawn hand`
  OnEvent = 1 << 24,     // `actor`, `that tile`
  AsPayer = 1 << 25,     // `payer`
};

struct Phrase {
  char sort;
  Time from;
  uint32_t wants;
  const char* text;
};

std::span<const Phrase> phrases();

}  // namespace kaikou::generated
