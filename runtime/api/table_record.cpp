// Tables as bytes.
//
// Layout: "KTABLE\n", the version of the layout (a byte), flags (1 a hand was dealt, 2 a log is kept, 4 closed,
// 8 players added to the seed, 16 the wall of the hand was given), then match, state, the chain of the log and, with flag 8, the
// house's seed and the shares, each as its length (4 bytes, lowest first) and its bytes. Match and state are those of
// state_codec.h, which vouches for them one by one; here they are held against each other: the wall must be that of the seed,
// and a hand that is over must have made the match what it is.
// Tested by tests/api/table_api_test.cpp: every byte changed, every length cut.
#include <algorithm>

#include "runtime/api/table_handle.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/table/state_check.h"
#include "runtime/table/wall.h"

using namespace kaikou;

namespace {

constexpr std::string_view magic = "KTABLE\n";
constexpr uint8_t layoutVersion = 1;
constexpr uint8_t dealtFlag = 1, logFlag = 2, closedFlag = 4, sharesFlag = 8, givenFlag = 16;

void appendPart(std::string& into, const void* bytes, size_t size) {
  for (int shift = 0; shift < 32; shift += 8) into += static_cast<char>(size >> shift & 0xff);
  into.append(static_cast<const char*>(bytes), size);
}

// Cuts the next part off `rest`; false if there is none.
bool takePart(std::span<const uint8_t>& rest, std::span<const uint8_t>& out) {
  if (rest.size() < 4) return false;
  const size_t size = rest[0] | size_t{rest[1]} << 8 | size_t{rest[2]} << 16 | size_t{rest[3]} << 24;
  if (rest.size() - 4 < size) return false;
  out = rest.subspan(4, size);
  rest = rest.subspan(4 + size);
  return true;
}

// The chain: the sum of the last line and the number of the last action.
std::string chainOf(const table::LogWriter::Mark& mark) {
  std::string text = mark.sum;
  for (int shift = 0; shift < 32; shift += 8) text += static_cast<char>(mark.number >> shift & 0xff);
  return text;
}
bool readChain(std::span<const uint8_t> bytes, table::LogWriter::Mark& out) {
  if (bytes.size() != table::sumDigits + 4) return false;
  out.sum.assign(reinterpret_cast<const char*>(bytes.data()), table::sumDigits);
  out.number = 0;
  for (size_t i = 0; i < 4; ++i) out.number |= uint32_t{bytes[table::sumDigits + i]} << 8 * i;
  return std::all_of(out.sum.begin(), out.sum.end(), [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

// The house's seed, which seats committed, their commitments, which opened their shares, the shares.
std::string sharesText(const api::Position& position) {
  std::string text(position.house.bytes.begin(), position.house.bytes.end());
  const auto append = [&](const auto& list, auto bytesOf) {
    const size_t mask = text.size();
    text += '\0';
    for (size_t seat = 0; seat < list.size(); ++seat) {
      if (!list[seat]) continue;
      text[mask] = static_cast<char>(text[mask] | 1 << seat);
      const auto& bytes = bytesOf(*list[seat]);
      text.append(bytes.begin(), bytes.end());
    }
  };
  append(position.shares.pledges, [](const auto& pledge) -> const auto& { return pledge; });
  append(position.shares.shares, [](const Seed& share) -> const auto& { return share.bytes; });
  return text;
}
bool readShares(std::span<const uint8_t> bytes, int seats, api::Position& out) {
  const auto take32 = [&](std::array<uint8_t, 32>& into) {
    if (bytes.size() < into.size()) return false;
    std::copy_n(bytes.begin(), into.size(), into.begin());
    bytes = bytes.subspan(into.size());
    return true;
  };
  const auto takeMask = [&](unsigned& mask) {
    if (bytes.empty()) return false;
    mask = bytes[0];
    bytes = bytes.subspan(1);
    return mask >> seats == 0;
  };
  unsigned pledged = 0, opened = 0;
  if (!take32(out.house.bytes) || !takeMask(pledged)) return false;
  for (size_t seat = 0; seat < out.shares.pledges.size(); ++seat)
    if (pledged >> seat & 1 && !take32(out.shares.pledges[seat].emplace())) return false;
  if (!takeMask(opened)) return false;
  for (size_t seat = 0; seat < out.shares.shares.size(); ++seat)
    if (opened >> seat & 1 && !take32(out.shares.shares[seat].emplace().bytes)) return false;
  if (!bytes.empty() || !out.shares.pledged() || (opened && out.shares.misfit() >= 0)) return false;
  return out.match.seed == out.shares.mixed(out.house) && (opened || (!out.dealt && out.match.hand == 0));
}

// The match that the last hand was dealt in: itself while the hand goes on. Nothing if there can be none.
std::optional<table::Match> matchBefore(const kaikou_table& table) {
  table::Match match = table.match;
  if (table.running()) return match;
  if (match.hand == 0) return std::nullopt;
  --match.hand;
  match.dealer = table.state.table.dealer;
  match.previousWild = table.state.table.previousWild;
  const table::Outcome& outcome = table.state.outcome;
  for (size_t seat = 0; seat < match.totals.size(); ++seat)
    if (__builtin_sub_overflow(match.totals[seat], outcome.points[seat], &match.totals[seat])) return std::nullopt;
  if (__builtin_sub_overflow(match.house, outcome.house, &match.house)) return std::nullopt;
  return table::checkMatch(table.plan(), match) ? std::nullopt : std::optional(match);
}

// Matches of the interface begin with seat 0, and without a wild tile of a hand before.
bool beginsRight(const table::Match& match) {
  return match.hand > 0 || (match.dealer == 0 && match.previousWild == plan::noTile);
}

// The hand must be one of the match: dealt by its seed, its dealer and its wild tile; over, it leaves the match as it is.
bool belongs(table::Engine& engine, const kaikou_table& table) {
  const table::State& state = table.state;
  std::optional<table::Match> match = matchBefore(table);
  if (!match || !beginsRight(*match)) return false;
  if (state.table.dealer != match->dealer || state.table.previousWild != match->previousWild) return false;
  // A wall that was given has no dice, and is what it is: the state has shown that it holds the tiles of the game.
  table::WallSetup wall;
  if (table.given) wall.tiles = state.wall, wall.size = state.wallSize;
  else wall = table::buildWall(table.plan(), state.table.dealer, match->seed.forHand(match->hand));
  if (!table.running()) {
    if (!engine.finish(state, *match)) return false;
    if (match->dealer != table.match.dealer || match->previousWild != table.match.previousWild) return false;
  }
  return wall.size == state.wallSize && wall.dice == state.dice && wall.breakSide == state.breakSide &&
         wall.breakStack == state.breakStack && std::equal(wall.tiles.begin(), wall.tiles.begin() + wall.size, state.wall.begin());
}

kaikou_status restore(const kaikou_plan& plan, std::span<const uint8_t> rest, kaikou_table** out, kaikou_reply* reply) {
  auto wrong = [&](std::string_view why) { return api::fail(reply, KAIKOU_WRONG_INPUT, why); };
  if (rest.size() < magic.size() + 2 || !std::equal(magic.begin(), magic.end(), rest.begin())) return wrong("not a saved table");
  const uint8_t version = rest[magic.size()], flags = rest[magic.size() + 1];
  if (version != layoutVersion) return wrong("a saved table of another version");
  if (flags & ~(dealtFlag | logFlag | closedFlag | sharesFlag | givenFlag)) return wrong("unknown flags");
  rest = rest.subspan(magic.size() + 2);
  std::span<const uint8_t> matchBytes, stateBytes, chain, shares;
  if (!takePart(rest, matchBytes) || !takePart(rest, stateBytes) || !takePart(rest, chain)) return wrong("cut short");
  if (flags & sharesFlag && !takePart(rest, shares)) return wrong("cut short");
  if (!rest.empty()) return wrong("something follows the table");
  auto made = std::make_unique<kaikou_table>(plan.machines, (flags & logFlag) != 0);
  const auto machine = plan.machines->take();
  table::MatchResult match = machine->writer.codec().decodeMatch(matchBytes);
  if (!match) return wrong("match: " + match.error);
  made->match = *match.match;
  made->dealt = flags & dealtFlag;
  made->closed = flags & closedFlag;
  made->given = flags & givenFlag;
  made->house = made->match.seed;
  if (flags & sharesFlag && !readShares(shares, plan.plan->game.seats, *made)) return wrong("shares that make another seed");
  if (made->given && !made->dealt) return wrong("a wall that was given for no hand");
  if (made->dealt) {
    table::StateResult state = machine->writer.codec().decodeState(stateBytes);
    if (!state) return wrong("hand: " + state.error);
    made->state = *state.state;
    if (!belongs(machine->engine, *made)) return wrong("the hand is none of the match");
    if (made->closed && made->running()) return wrong("a closed match has no running hand");
  } else if (!stateBytes.empty() || made->match.hand != 0 || !beginsRight(made->match)) {
    return wrong("a hand that was not dealt");
  }
  if (made->keepsLog) {
    if (!readChain(chain, made->chain)) return wrong("not the chain of a log");
  } else if (!chain.empty()) {
    return wrong("a chain without a log");
  }
  *out = made.release();
  return KAIKOU_OK;
}

}  // namespace

kaikou_status kaikou_table_save(kaikou_table* table, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!table) return api::isNull(reply, "`table`");
    if (!reply) return KAIKOU_WRONG_CALL;
    if (!table->lines.empty()) {
      return api::refusedWith(reply, "lines of the log have not been taken (kaikou_table_take_log)");
    }
    if (auto why = table::checkMatch(table->plan(), table->match)) return api::fail(reply, KAIKOU_FAULT, *why);
    const auto machine = table->machines->take();
    const std::vector<uint8_t> match = machine->writer.codec().encode(table->match);
    std::vector<uint8_t> state;
    if (table->dealt) state = machine->writer.codec().encode(table->state);
    const std::string chain = table->keepsLog ? chainOf(table->chain) : std::string();
    std::string& text = reply->text;
    text = magic;
    text += static_cast<char>(layoutVersion);
    text += static_cast<char>((table->dealt ? dealtFlag : 0) | (table->keepsLog ? logFlag : 0) | (table->closed ? closedFlag : 0) |
                              (table->shares.pledged() ? sharesFlag : 0) | (table->given ? givenFlag : 0));
    appendPart(text, match.data(), match.size());
    appendPart(text, state.data(), state.size());
    appendPart(text, chain.data(), chain.size());
    if (table->shares.pledged()) {
      const std::string shares = sharesText(*table);
      appendPart(text, shares.data(), shares.size());
    }
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_table_restore(const kaikou_plan* plan, const void* bytes, size_t size, kaikou_table** out,
                                   kaikou_reply* reply) {
  if (out) *out = nullptr;
  return api::atBorder(reply, [&] {
    if (!out) return api::isNull(reply, "`out`");
    if (!plan) return api::isNull(reply, "`plan`");
    if (!bytes) return api::isNull(reply, "`bytes`");
    if (auto why = plan::verifyPlayable(*plan->plan)) return api::fail(reply, KAIKOU_WRONG_INPUT, *why);
    return restore(*plan, {static_cast<const uint8_t*>(bytes), size}, out, reply);
  });
}
