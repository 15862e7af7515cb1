// Seeds, committed to and opened, and what players add to them. Guarantee: nothing here tells a seed before the hand, or the match,
// that it made is over. Tested by tests/api/table_trust_test.cpp.
#include <algorithm>

#include <fmt/format.h>

#include "runtime/api/table_handle.h"

using namespace kaikou;

namespace {

void give(const std::array<uint8_t, 32>& bytes, uint8_t* out) { std::copy(bytes.begin(), bytes.end(), out); }

template <class Work>
kaikou_status telling(const kaikou_table* table, uint8_t* out, kaikou_reply* reply, Work&& work) {
  if (out) std::fill_n(out, 32, uint8_t{0});
  return api::atBorder(reply, [&] {
    if (!table) return api::isNull(reply, "`table`");
    if (!out) return api::isNull(reply, "`out`");
    return work();
  });
}

// Players add to a match once, before its first hand.
template <class Work>
kaikou_status adding(kaikou_table* table, const uint8_t* bytes, kaikou_reply* reply, Work&& work) {
  return api::atBorder(reply, [&] {
    if (!table) return api::isNull(reply, "`table`");
    if (!bytes) return api::isNull(reply, "32 bytes for each seat");
    if (table->closed) return api::refusedWith(reply, "the match is closed");
    if (table->dealt || table->match.hand > 0) return api::refusedWith(reply, "players add to the seed before the first hand");
    return api::changing(*table, work);
  });
}

}  // namespace

kaikou_status kaikou_random_seed(uint8_t seed[32], kaikou_reply* reply) {
  if (seed) std::fill_n(seed, 32, uint8_t{0});
  return api::atBorder(reply, [&] {
    if (!seed) return api::isNull(reply, "`seed`");
    Seed made;
    if (!table::seedOfSystem(made)) return api::fail(reply, KAIKOU_INTERNAL, "the system gives no random bytes");
    give(made.bytes, seed);
    return KAIKOU_OK;
  });
}

void kaikou_commitment(const uint8_t seed[32], uint8_t out[32]) {
  if (!seed || !out) return;
  Seed of;
  std::copy_n(seed, of.bytes.size(), of.bytes.begin());
  give(of.commitment(), out);
}

kaikou_status kaikou_table_commitment(const kaikou_table* table, uint8_t out[32], kaikou_reply* reply) {
  return telling(table, out, reply, [&] {
    give(table->house.commitment(), out);
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_table_hand_commitment(const kaikou_table* table, uint8_t out[32], kaikou_reply* reply) {
  return telling(table, out, reply, [&] {
    if (table->awaitsShares()) return api::refusedWith(reply, "what the hands come from is not known before all shares are opened");
    if (table->closed) return api::refusedWith(reply, "the match is closed");
    if (table->running() && table->given) return api::refusedWith(reply, "the wall of this hand was given");
    give(table->match.seed.forHand(table->match.hand).commitment(), out);
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_table_hand_seed(const kaikou_table* table, uint8_t out[32], kaikou_reply* reply) {
  return telling(table, out, reply, [&] {
    if (!table->dealt) return api::refused(reply, table::Refusal::NoHand);
    if (table->running()) return api::refusedWith(reply, "a hand is running");
    if (table->given) return api::refusedWith(reply, "the wall of this hand was given");
    give(table->match.seed.forHand(table->match.hand - 1).bytes, out);
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_table_seed(const kaikou_table* table, uint8_t out[32], kaikou_reply* reply) {
  return telling(table, out, reply, [&] {
    if (!table->closed) return api::refusedWith(reply, "the seed is opened when the match is closed");
    give(table->house.bytes, out);
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_table_pledge_shares(kaikou_table* table, unsigned seats, const uint8_t* commitments, kaikou_reply* reply) {
  return adding(table, commitments, reply, [&](api::Position& draft, api::Machine& machine) {
    if (!seats || seats >> table->plan().game.seats) return api::fail(reply, KAIKOU_WRONG_CALL, "`seats` names no seat, or one that is none");
    if (draft.shares.pledged()) return api::refusedWith(reply, "the seats have committed to their shares before");
    for (size_t seat = 0; seat < draft.shares.pledges.size(); ++seat) {
      if (!(seats >> seat & 1)) continue;
      std::copy_n(commitments, 32, draft.shares.pledges[seat].emplace().begin());
      commitments += 32;
    }
    if (table->keepsLog) machine.writer.pledges(draft.shares);
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_table_open_shares(kaikou_table* table, const uint8_t* shares, kaikou_reply* reply) {
  return adding(table, shares, reply, [&](api::Position& draft, api::Machine& machine) {
    if (!draft.awaitsShares()) return api::refusedWith(reply, "no seat has committed to a share that is not opened");
    for (size_t seat = 0; seat < draft.shares.pledges.size(); ++seat) {
      if (!draft.shares.pledges[seat]) continue;
      std::copy_n(shares, 32, draft.shares.shares[seat].emplace().bytes.begin());
      shares += 32;
    }
    if (const int seat = draft.shares.misfit(); seat >= 0) {
      if (reply) reply->seat = seat;
      return api::fail(reply, KAIKOU_WRONG_INPUT, fmt::format("the share of seat {} is not the one it committed to", seat));
    }
    draft.match.seed = draft.shares.mixed(draft.house);
    if (table->keepsLog) machine.writer.shares(draft.shares);
    return KAIKOU_OK;
  });
}
