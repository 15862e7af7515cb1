// Canonical bytes. Both directions run the same description of the fields, so they cannot differ.
//
// Why states are written and never read: the engine trusts its states (an offered win is a win, an answer was open), which
// costs nothing while it makes them itself. Whoever sends bytes could lie about each of these, and a lie can look right. So
// a hand is saved as what was chosen in it (hand_record.h). Guarantee: a match that is accepted is one that can be, and has
// the bytes that it came from. Tested by tests/table/state_codec_test.cpp.
#include "runtime/table/state_codec.h"

#include <cstring>

#include "runtime/plan/plan_codec.h"
#include "runtime/table/state_check.h"
#include "runtime/table/state_fields.h"

namespace kaikou::table {
namespace {

constexpr char magic[] = {'K', 'G', 'A', 'M', 'E', '\n'};
constexpr size_t headerSize = sizeof magic + 1 + 2 + 8;

class Sizes {
 public:
  explicit Sizes(const plan::Plan& plan)
      : kinds_(static_cast<int>(plan.kinds.size())), seats_(plan.game.seats), course_(plan.course.followed) {}
  int kinds() const { return kinds_; }
  int seats() const { return seats_; }
  bool course() const { return course_; }

 private:
  int kinds_, seats_;
  bool course_;
};

class Writer : public Sizes {
 public:
  using Sizes::Sizes;
  template <class... T> void operator()(const T&... fields) { (put(fields), ...); }
  std::vector<uint8_t> out;

 private:
  template <class T> void put(T value) {
    auto bits = static_cast<uint64_t>(value);
    for (size_t i = 0; i < sizeof(T); ++i, bits >>= 8) out.push_back(static_cast<uint8_t>(bits));
  }
};

class Reader : public Sizes {
 public:
  Reader(const plan::Plan& plan, std::span<const uint8_t> bytes) : Sizes(plan), bytes_(bytes) {}
  template <class... T> void operator()(T&... fields) { (get(fields), ...); }
  const char* finish() {
    if (!error_ && !bytes_.empty()) error_ = "there are bytes after the last field";
    return error_;
  }

 private:
  template <class T> void get(T& value) {
    if (bytes_.size() < sizeof(T)) {
      if (!error_) error_ = "the data ends in the middle of a field";
      bytes_ = {};
      value = {};
      return;
    }
    uint64_t bits = 0;
    for (size_t i = sizeof(T); i-- > 0;) bits = bits << 8 | bytes_[i];
    bytes_ = bytes_.subspan(sizeof(T));
    value = static_cast<T>(bits);
  }

  std::span<const uint8_t> bytes_;
  const char* error_ = nullptr;
};

void writeHeader(std::vector<uint8_t>& out, char kind, const std::array<uint8_t, 32>& plan) {
  out.insert(out.end(), magic, magic + sizeof magic);
  out.push_back(static_cast<uint8_t>(kind));
  out.push_back(stateLayoutVersion & 255);
  out.push_back(stateLayoutVersion >> 8);
  out.insert(out.end(), plan.begin(), plan.begin() + 8);
}

const char* refuseHeader(std::span<const uint8_t> bytes, char kind, const std::array<uint8_t, 32>& plan) {
  if (bytes.size() < headerSize || std::memcmp(bytes.data(), magic, sizeof magic) != 0) return "this is no saved game";
  if (bytes[6] != static_cast<uint8_t>(kind)) return "this is no match";
  if ((bytes[7] | bytes[8] << 8) != stateLayoutVersion) return "the layout has a version that is not known";
  if (std::memcmp(bytes.data() + 9, plan.data(), 8) != 0) return "it is of another plan";
  return nullptr;
}

}  // namespace

std::array<uint8_t, 32> planDigest(const plan::Plan& plan) {
  plan::Plan placeless = plan;
  for (plan::Origin& origin : placeless.origins) origin.file.clear(), origin.line = origin.column = 0;
  const std::vector<uint8_t> bytes = plan::encode(placeless);
  return sha256({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

StateCodec::StateCodec(Engine& engine) : engine_(engine), plan_(planDigest(engine.plan())) {}

std::vector<uint8_t> StateCodec::encode(const State& state) const {
  Writer writer(engine_.plan());
  writeHeader(writer.out, 'S', plan_);
  describe(writer, state);
  return std::move(writer.out);
}

std::vector<uint8_t> StateCodec::encode(const Match& match) const {
  Writer writer(engine_.plan());
  writeHeader(writer.out, 'M', plan_);
  describe(writer, match);
  return std::move(writer.out);
}

std::array<uint8_t, 32> StateCodec::digest(const State& state) const {
  const std::vector<uint8_t> bytes = encode(state);
  return sha256({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

MatchResult StateCodec::decodeMatch(std::span<const uint8_t> bytes) const {
  if (const char* why = refuseHeader(bytes, 'M', plan_)) return {std::nullopt, why};
  Reader reader(engine_.plan(), bytes.subspan(headerSize));
  Match match;
  describe(reader, match);
  if (const char* why = reader.finish()) return {std::nullopt, why};
  if (auto fault = checkMatch(engine_.plan(), match)) return {std::nullopt, *fault};
  return {match, {}};
}

}  // namespace kaikou::table
