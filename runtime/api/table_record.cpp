// Tables as bytes.
//
// Layout: "KTABLE\n", the version of the layout (a byte), flags (1 a hand was dealt, 2 a log is kept, 4 closed, 8 players added to
// the seed, 16 the wall of the hand was given, 32 that of the hand before it was), then match, hand and the chain of the log; with flag 8 the house's seed and the
// shares; with flag 16 the wall, a byte for each tile. Each of them is its length (4 bytes, lowest first) and its bytes. The match
// is the one that the last hand was dealt in (state_codec.h), the hand is what was chosen in it (hand_record.h): wall, hands and
// points are made again, and none is read. What is believed of the match is what earlier hands made of it, as far as it can be:
// totals, house, who deals, and which tile was wild only if the wall before was given. Guarantee: what is accepted has just these bytes.
// Tested by tests/api/table_copies_test.cpp: every byte changed, every length cut, choices exchanged.
#include <algorithm>

#include "runtime/api/table_handle.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/table/state_check.h"

using namespace kaikou;

namespace {

constexpr std::string_view magic = "KTABLE\n";
constexpr uint8_t layoutVersion = 2;   // 1 held hands as they were
constexpr uint8_t dealtFlag = 1, logFlag = 2, closedFlag = 4, sharesFlag = 8, givenFlag = 16, givenBeforeFlag = 32;

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

// Matches of the interface begin with seat 0, and without a wild tile of a hand before.
bool beginsRight(const table::Match& match) {
  return match.hand > 0 || (match.dealer == 0 && match.previousWild == plan::noTile);
}

// A wall that was given. Whether it holds the tiles of the game, the deal says.
bool readWall(std::span<const uint8_t> bytes, table::WallSetup& out) {
  if (bytes.size() > out.tiles.size()) return false;
  std::copy(bytes.begin(), bytes.end(), out.tiles.begin());
  out.size = static_cast<uint16_t>(bytes.size());
  return true;
}

kaikou_status restore(const kaikou_plan& plan, std::span<const uint8_t> rest, kaikou_table** out, kaikou_reply* reply) {
  auto wrong = [&](std::string_view why) { return api::fail(reply, KAIKOU_WRONG_INPUT, why); };
  if (rest.size() < magic.size() + 2 || !std::equal(magic.begin(), magic.end(), rest.begin())) return wrong("not a saved table");
  const uint8_t version = rest[magic.size()], flags = rest[magic.size() + 1];
  if (version != layoutVersion) return wrong("a saved table of another version");
  if (flags & ~(dealtFlag | logFlag | closedFlag | sharesFlag | givenFlag | givenBeforeFlag)) return wrong("unknown flags");
  rest = rest.subspan(magic.size() + 2);
  std::span<const uint8_t> matchBytes, handBytes, chain, shares, wallBytes;
  if (!takePart(rest, matchBytes) || !takePart(rest, handBytes) || !takePart(rest, chain)) return wrong("cut short");
  if (flags & sharesFlag && !takePart(rest, shares)) return wrong("cut short");
  if (flags & givenFlag && !takePart(rest, wallBytes)) return wrong("cut short");
  if (!rest.empty()) return wrong("something follows the table");
  auto made = std::make_unique<kaikou_table>(plan.machines, (flags & logFlag) != 0);
  const auto machine = plan.machines->take();
  table::MatchResult match = machine->writer.codec().decodeMatch(matchBytes);
  if (!match) return wrong("match: " + match.error);
  if (!beginsRight(*match.match)) return wrong("match: it does not begin as matches do");
  made->match = made->before = *match.match;
  made->dealt = flags & dealtFlag;
  made->closed = flags & closedFlag;
  made->given = flags & givenFlag;
  made->givenBefore = flags & givenBeforeFlag;
  made->house = made->match.seed;
  if (flags & sharesFlag && !readShares(shares, plan.plan->game.seats, *made)) return wrong("shares that make another seed");
  if (made->givenBefore && made->before.hand == 0) return wrong("a wall that was given before the first hand");
  if (!made->givenBefore && !table::mayHaveBeenWild(machine->engine, made->before)) return wrong("match: a wild tile that was not dealt");
  if (made->given && !made->dealt) return wrong("a wall that was given for no hand");
  if (made->dealt) {
    if (!table::readRecord(handBytes, made->record)) return wrong("hand: not what was chosen in a hand");
    table::WallSetup wall;
    if (made->given && !readWall(wallBytes, wall)) return wrong("a wall of too many tiles");
    if (auto why = table::playAgain(machine->engine, made->before, made->record, made->state, made->given ? &wall : nullptr)) {
      return wrong("hand: " + *why);
    }
    if (made->closed && made->running()) return wrong("a closed match has no running hand");
    if (!made->running() && !machine->engine.finish(made->state, made->match)) return wrong("match: the totals are too large");
  } else if (!handBytes.empty() || made->match.hand != 0) {
    return wrong("a hand that was not dealt");
  }
  if (made->keepsLog) {
    if (!readChain(chain, made->chain)) return wrong("not the chain of a log");
    const size_t numbered = made->record.actions.size() + (made->record.leaver != plan::nobody);
    if (made->dealt && made->chain.number != numbered) return wrong("the chain is of another number of actions");
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
    const std::vector<uint8_t> match = machine->writer.codec().encode(table->dealt ? table->before : table->match);
    std::string hand;
    if (table->dealt) table::appendRecord(hand, table->record);
    const std::string chain = table->keepsLog ? chainOf(table->chain) : std::string();
    std::string& text = reply->text;
    text = magic;
    text += static_cast<char>(layoutVersion);
    text += static_cast<char>((table->dealt ? dealtFlag : 0) | (table->keepsLog ? logFlag : 0) | (table->closed ? closedFlag : 0) |
                              (table->shares.pledged() ? sharesFlag : 0) | (table->given ? givenFlag : 0) | (table->givenBefore ? givenBeforeFlag : 0));
    appendPart(text, match.data(), match.size());
    appendPart(text, hand.data(), hand.size());
    appendPart(text, chain.data(), chain.size());
    if (table->shares.pledged()) {
      const std::string shares = sharesText(*table);
      appendPart(text, shares.data(), shares.size());
    }
    if (table->given) {
      const table::WallSetup wall = table->givenWall();
      appendPart(text, wall.tiles.data(), wall.size);
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
