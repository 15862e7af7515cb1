// Any bytes as a log. Sums are made right and the plan is that of the rules, so that fuzzing gets to what lines say. A line
// that is refused must change nothing.
#include "runtime/table/log_reader.h"
#include "runtime/table/state_codec.h"
#include "runtime/text/json_append.h"
#include "tests/fuzz/rules.h"

using namespace kaikou;

namespace {

constexpr size_t sumTail = 28;           // `, "sum": "0123456789abcdef"}`

std::string resealed(std::string_view line, const std::string& before) {
  if (line.size() < sumTail) return std::string(line);
  const std::string body = std::string(line.substr(0, line.size() - sumTail));
  return body + ", \"sum\": \"" + table::logSum(before, body + '}') + "\"}";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const auto plan = fuzz::shippedPlan("kaikoufan");
  static table::Engine engine(*plan);
  static table::StateCodec codec(engine);
  static const std::string digest = [] {
    const auto bytes = table::planDigest(*plan);
    return toHex(bytes.data(), bytes.size());
  }();
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  table::LogHead head;
  std::string reason;
  if (!table::readLogHead(rest.substr(0, rest.find('\n')), head, reason) && reason.empty()) std::abort();

  table::Replay replay(engine);
  std::string sum(table::sumDigits, '0');
  while (!rest.empty()) {
    const size_t end = rest.find('\n');
    std::string line(rest.substr(0, end));
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    if (const size_t at = line.find("\"plan\": \""); at != std::string::npos && line.size() > at + 9 + digest.size())
      line.replace(at + 9, digest.size(), digest);
    line = resealed(line, sum);
    const auto before = replay.dealt() ? codec.digest(replay.state()) : std::array<uint8_t, 32>{};
    const size_t lines = replay.lines(), hands = replay.hands().size();
    if (const auto refusal = replay.line(line)) {
      if (refusal->reason.empty() || refusal->line != lines + 1) std::abort();
      if (replay.lines() != lines || replay.hands().size() != hands) std::abort();
      if (replay.dealt() && before != codec.digest(replay.state())) std::abort();
      continue;
    }
    if (replay.lines() != lines + 1) std::abort();
    sum = line.substr(line.size() - table::sumDigits - 2, table::sumDigits);
  }
  if (!replay.finish() != replay.closed()) std::abort();
  return 0;
}
