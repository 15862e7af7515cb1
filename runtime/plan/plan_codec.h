// Plans as bytes.
//
//   std::vector<uint8_t> bytes = encode(plan);
//   DecodeResult result = decode(bytes);
//   if (!result) report(result.error, result.offset);
//
// Layout: "KPLAN\n", then little-endian the format version (4 bytes), the length of the content (4) and its checksum
// (8, FNV-1a of version and content); the content is a run of sections, each its number, its length and its fields.
// Numbers are LEB128 in their shortest form, signed ones zigzag; text is its length and UTF-8. One plan has one
// encoding, so encoding what was decoded gives the same bytes.
//
// decode() treats its input as hostile: it allocates in proportion to the bytes it has read, reads no byte twice, and
// hands out only plans that plan_verify.h accepts. A plan with a higher format version is refused.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "runtime/plan/plan.h"

namespace kaikou::plan {

inline constexpr size_t maxPlanBytes = size_t{16} << 20;  // longer inputs are refused unread

/// The bytes of a verified plan.
std::vector<uint8_t> encode(const Plan& plan);

struct [[nodiscard]] DecodeResult {
  std::optional<Plan> plan;
  std::string error;    // without a plan: English, lower case, no full stop
  size_t offset = 0;    // the byte where it was noticed
  explicit operator bool() const { return plan.has_value(); }
};
DecodeResult decode(std::span<const uint8_t> bytes);

/// Writes the length and checksum that the content has into the header of `bytes`, so that altered bytes get past them:
/// for tests and fuzzing. False for less than a header.
bool reseal(std::span<uint8_t> bytes);

}  // namespace kaikou::plan
