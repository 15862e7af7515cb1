// Plans as bytes: exact round trips, and no altered or cut input is accepted.
#include "runtime/plan/plan_codec.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include <catch2/catch.hpp>

#include "runtime/plan/plan_print.h"
#include "runtime/plan/plan_verify.h"
#include "tests/runtime/sample_plan.h"

using namespace kaikou;
using plan::decode;
using plan::encode;
using Bytes = std::vector<uint8_t>;

TEST_CASE("a plan survives encoding") {
  const plan::Plan plan = test::samplePlan();
  const Bytes bytes = encode(plan);
  const plan::DecodeResult result = decode(bytes);
  INFO(result.error);
  REQUIRE(result);
  CHECK(encode(*result.plan) == bytes);
  CHECK(printPlan(*result.plan) == printPlan(plan));
  CHECK(result.plan->constants == plan.constants);
  CHECK(result.plan->origins[5].citeZh == plan.origins[5].citeZh);
  CHECK(result.plan->game.claimRanks == plan.game.claimRanks);
}

TEST_CASE("a cut plan is refused at every length") {
  const Bytes bytes = encode(test::samplePlan());
  for (size_t length = 0; length < bytes.size(); ++length) {
    const plan::DecodeResult result = decode(std::span(bytes).first(length));
    if (result || result.error.empty() || result.offset > length) FAIL(length);
    // The same with a header that fits what is left.
    Bytes cut(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(length));
    if (plan::reseal(cut) && decode(cut)) FAIL(length);
  }
  Bytes longer = bytes;
  longer.push_back(0);
  CHECK_FALSE(decode(longer));
  plan::reseal(longer);
  CHECK(decode(longer).error == "bytes after the last section");
}

TEST_CASE("every flipped bit is noticed") {
  Bytes bytes = encode(test::samplePlan());
  for (size_t bit = 0; bit < bytes.size() * 8; ++bit) {
    bytes[bit / 8] ^= static_cast<uint8_t>(1 << bit % 8);
    const plan::DecodeResult result = decode(bytes);
    if (result || result.error.empty()) FAIL(bit);
    bytes[bit / 8] ^= static_cast<uint8_t>(1 << bit % 8);
  }
}

TEST_CASE("a flipped bit under a right checksum gives an error or another plan that encodes to itself") {
  const Bytes bytes = encode(test::samplePlan());
  size_t accepted = 0;
  for (size_t bit = 18 * 8; bit < bytes.size() * 8; ++bit) {
    Bytes altered = bytes;
    altered[bit / 8] ^= static_cast<uint8_t>(1 << bit % 8);
    plan::reseal(altered);
    const plan::DecodeResult result = decode(altered);
    if (!result) continue;
    ++accepted;
    if (encode(*result.plan) != altered) FAIL(bit);
    if (printPlan(*result.plan).empty()) FAIL(bit);
  }
  CHECK(accepted > 0);
}

TEST_CASE("the header is checked first") {
  CHECK(decode({}).error == "this is not a plan");
  const uint8_t other[] = {'K', 'P', 'L', 'A', 'N', '\n', 1};
  CHECK(decode(other).error == "the data ends in the header");
  Bytes bytes = encode(test::samplePlan());
  bytes[6] = 99;
  CHECK(decode(bytes).error == "plans of format version 99 are not known");
  CHECK(decode(Bytes(plan::maxPlanBytes + 1)).error == "the data is too long for a plan");
}

TEST_CASE("a decoded plan is verified") {
  plan::Plan plan = test::samplePlan();
  plan.payment = test::SamplePlan::SOwn;  // no lane
  const plan::DecodeResult result = decode(encode(plan));
  CHECK_FALSE(result);
  CHECK(result.error == *verify(plan));
}

// Seeds of another format would leave the fuzzer at the door.
TEST_CASE("the plans that fuzzing starts from are of this format", "[plan]") {
  size_t seeds = 0;
  for (const auto& entry : std::filesystem::directory_iterator(KAIKOU_SOURCE_DIR "/tests/fuzz/seeds/plan")) {
    std::ifstream file(entry.path(), std::ios::binary);
    const Bytes bytes{std::istreambuf_iterator<char>(file), {}};
    const plan::DecodeResult result = decode(bytes);
    INFO(entry.path().string() << ": " << result.error << " (kou build RULESET -o FILE makes it anew)");
    CHECK(result);
    ++seeds;
  }
  CHECK(seeds >= 2);
}
