// What players add to the seed, read back from a log. Guarantee: shares that are taken are those that were committed to, and
// were committed to before any was opened. Tested by tests/table/shares_test.cpp.
#include "runtime/table/log_fields.h"

namespace kaikou::table {

Replay::Reason Replay::takePledges(const Fields& fields) {
  const auto* texts = fields.textsOrNulls("commitments");
  if (!matchCommitment_) return "players add to a seed that nobody had committed to";
  if (!texts || texts->size() != static_cast<size_t>(engine_.seats())) return "`commitments` are not one for every seat, or null";
  for (size_t seat = 0; seat < texts->size(); ++seat) {
    if (!(*texts)[seat]) continue;
    Digest digest{};
    if (!fromHex(*(*texts)[seat], digest.data(), digest.size())) return fmt::format("the commitment of seat {} is no 64 hex digits", seat);
    next_.shares.pledges[seat] = digest;
  }
  if (!next_.shares.pledged()) return "nobody commits to anything";
  writer_.pledges(next_.shares);
  next_.phase = Phase::Pledged;
  return {};
}

Replay::Reason Replay::takeShares(const Fields& fields) {
  const auto* texts = fields.textsOrNulls("shares");
  if (!texts || texts->size() != static_cast<size_t>(engine_.seats())) return "`shares` are not one for every seat, or null";
  for (size_t seat = 0; seat < texts->size(); ++seat) {
    if (!(*texts)[seat]) continue;
    Seed share;
    if (!Seed::ofHex(*(*texts)[seat], share)) return fmt::format("the share of seat {} is no 64 hex digits", seat);
    next_.shares.shares[seat] = share;
  }
  if (const int seat = next_.shares.misfit(); seat >= 0)
    return fmt::format("the share of seat {} is not the one it committed to", seat);
  writer_.shares(next_.shares);
  next_.phase = Phase::Between;
  return {};
}

}  // namespace kaikou::table
