// Decodes arbitrary bytes as a plan, with the header made right so that fuzzing gets past the checksum. What is accepted must
// encode to the same bytes and print.
#include <cstdlib>

#include "runtime/plan/plan_codec.h"
#include "runtime/plan/plan_print.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace kaikou::plan;
  std::vector<uint8_t> bytes(data, data + size);
  (void)decode(bytes);
  if (!reseal(bytes)) return 0;
  const DecodeResult result = decode(bytes);
  if (!result) return 0;
  if (encode(*result.plan) != bytes || printPlan(*result.plan).empty()) std::abort();
  return 0;
}
