// Encodes and decodes plans.
//
// Both directions run the same description of the fields (plan_fields.h), so they cannot differ. The reader keeps the
// first error and turns every later read into nothing; a list grows only as its elements are read, and an element takes
// at least a byte, so memory is bounded by a constant times the input. Numbers in a longer form than needed are
// refused, which makes the encoding of a plan unique.
//
// FNV-1a finds every change of a single byte, because each of its steps is a bijection; it is no protection against
// someone who means to change a plan, which is why a decoded plan is verified.
// Tested by tests/runtime/plan_codec_test.cpp and tests/fuzz/fuzz_plan.cpp.
#include "runtime/plan/plan_codec.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "runtime/plan/plan_fields.h"
#include "runtime/plan/plan_verify.h"

namespace kaikou::plan {
namespace {

constexpr char magic[] = {'K', 'P', 'L', 'A', 'N', '\n'};
constexpr size_t versionAt = sizeof magic, lengthAt = versionAt + 4, checksumAt = lengthAt + 4;
constexpr size_t headerSize = checksumAt + 8;

template <class T> struct ListOf : std::false_type {};
template <class T> struct ListOf<std::vector<T>> : std::true_type {};

/// Shared by both archives: which fields are leaves.
template <class T>
concept Leaf = std::is_arithmetic_v<T> || std::is_enum_v<T> || std::same_as<T, std::string>;

class Writer {
 public:
  template <class... T> void operator()(const T&... fields) { (field(fields), ...); }

  template <class Body> void section(uint8_t number, Body body) {
    Writer inner;
    std::swap(out, inner.out);  // the body writes to this archive
    body();
    std::swap(out, inner.out);
    out.push_back(number);
    writeNumber(inner.out.size());
    out.insert(out.end(), inner.out.begin(), inner.out.end());
  }

  std::vector<uint8_t> out;

 private:
  template <class T> void field(const T& x) {
    if constexpr (ListOf<T>::value) {
      writeNumber(x.size());
      for (const auto& item : x) field(item);
    } else if constexpr (std::same_as<T, std::string>) {
      writeNumber(x.size());
      out.insert(out.end(), x.begin(), x.end());
    } else if constexpr (std::is_signed_v<T>) {
      const auto value = static_cast<int64_t>(x);
      writeNumber(static_cast<uint64_t>(value) << 1 ^ (value < 0 ? ~uint64_t{0} : 0));
    } else if constexpr (Leaf<T>) {
      writeNumber(static_cast<uint64_t>(x));
    } else {
      describe(*this, x);
    }
  }

  void writeNumber(uint64_t value) {
    for (; value >= 0x80; value >>= 7) out.push_back(static_cast<uint8_t>(value | 0x80));
    out.push_back(static_cast<uint8_t>(value));
  }
};

class Reader {
 public:
  Reader(std::span<const uint8_t> bytes, size_t at) : bytes_(bytes), at_(at), end_(bytes.size()) {}

  template <class... T> void operator()(T&... fields) { (field(fields), ...); }

  template <class Body> void section(uint8_t number, Body body) {
    const size_t start = at_;
    if (readByte() != number) return fail("section " + std::to_string(number) + " is missing", start);
    const size_t length = readLength();
    if (failed()) return;
    const size_t outerEnd = end_;
    end_ = at_ + length;
    body();
    if (at_ != end_) fail("section " + std::to_string(number) + " is longer than its fields");
    end_ = outerEnd;
  }

  void finish() {
    if (at_ != end_) fail("bytes after the last section");
  }
  bool failed() const { return !error_.empty(); }
  const std::string& error() const { return error_; }
  size_t offset() const { return offset_; }

 private:
  template <class T> void field(T& x) {
    if (failed()) return;
    if constexpr (ListOf<T>::value) {
      const size_t count = readLength();
      for (size_t i = 0; i < count && !failed(); ++i) field(x.emplace_back());
    } else if constexpr (std::same_as<T, std::string>) {
      const size_t start = at_;
      const size_t length = readLength();
      if (length > limits::text) return fail("a text is too long", start);
      x.assign(reinterpret_cast<const char*>(bytes_.data()) + at_, length);
      at_ += length;
    } else if constexpr (std::same_as<T, bool>) {
      x = readUpTo(1) != 0;
    } else if constexpr (std::is_enum_v<T>) {
      x = static_cast<T>(readUpTo(static_cast<uint64_t>(lastOf<T>)));
    } else if constexpr (std::is_signed_v<T>) {
      const size_t start = at_;
      const uint64_t coded = readNumber();
      const auto value = static_cast<int64_t>(coded >> 1 ^ (0 - (coded & 1)));
      if (value < std::numeric_limits<T>::min() || value > std::numeric_limits<T>::max())
        return fail("a number is out of range", start);
      x = static_cast<T>(value);
    } else if constexpr (Leaf<T>) {
      x = static_cast<T>(readUpTo(std::numeric_limits<T>::max()));
    } else {
      describe(*this, x);
    }
  }

  void fail(std::string text) { fail(std::move(text), at_); }
  void fail(std::string text, size_t offset) {
    if (failed()) return;
    error_ = std::move(text);
    offset_ = offset;
  }

  uint8_t readByte() {
    if (failed()) return 0;
    if (at_ < end_) return bytes_[at_++];
    fail("the data ends in the middle of a field");
    return 0;
  }

  uint64_t readNumber() {
    const size_t start = at_;
    uint64_t value = 0;
    for (int shift = 0;; shift += 7) {
      const uint8_t byte = readByte();
      if (failed()) return 0;
      const bool last = (byte & 0x80) == 0;
      if (shift == 63 && byte > 1) break;
      value |= static_cast<uint64_t>(byte & 0x7f) << shift;
      if (last && byte == 0 && shift > 0) break;
      if (last) return value;
    }
    fail("a number is not in its shortest form or over 64 bits", start);
    return 0;
  }

  uint64_t readUpTo(uint64_t most) {
    const size_t start = at_;
    const uint64_t value = readNumber();
    if (value <= most) return value;
    fail("a number is out of range", start);
    return 0;
  }

  /// A length in bytes, or a number of items that take a byte each at least.
  size_t readLength() {
    const size_t start = at_;
    const uint64_t value = readNumber();
    if (value <= end_ - at_) return static_cast<size_t>(value);
    fail("a length reaches beyond the data", start);
    return 0;
  }

  std::span<const uint8_t> bytes_;
  size_t at_, end_;
  std::string error_;
  size_t offset_ = 0;
};

uint64_t getWhole(std::span<const uint8_t> bytes, size_t at, int size) {
  uint64_t value = 0;
  for (int i = size; i-- > 0;) value = value << 8 | bytes[at + static_cast<size_t>(i)];
  return value;
}

void putWhole(std::span<uint8_t> bytes, size_t at, int size, uint64_t value) {
  for (int i = 0; i < size; ++i) bytes[at + static_cast<size_t>(i)] = static_cast<uint8_t>(value >> 8 * i);
}

uint64_t checksum(std::span<const uint8_t> bytes) {
  uint64_t hash = 14695981039346656037u;
  auto mix = [&](std::span<const uint8_t> part) {
    for (uint8_t byte : part) hash = (hash ^ byte) * 1099511628211u;
  };
  mix(bytes.subspan(versionAt, 4));
  mix(bytes.subspan(headerSize));
  return hash;
}

DecodeResult refuse(std::string error, size_t offset) { return {std::nullopt, std::move(error), offset}; }

}  // namespace

std::vector<uint8_t> encode(const Plan& plan) {
  Writer writer;
  writer.out.assign(headerSize, 0);
  std::memcpy(writer.out.data(), magic, sizeof magic);
  putWhole(writer.out, versionAt, 4, plan.version);
  describe(writer, plan);
  reseal(writer.out);
  return std::move(writer.out);
}

bool reseal(std::span<uint8_t> bytes) {
  if (bytes.size() < headerSize) return false;
  putWhole(bytes, lengthAt, 4, bytes.size() - headerSize);
  putWhole(bytes, checksumAt, 8, checksum(bytes));
  return true;
}

DecodeResult decode(std::span<const uint8_t> bytes) {
  if (bytes.size() > maxPlanBytes) return refuse("the data is too long for a plan", maxPlanBytes);
  if (bytes.size() < sizeof magic || std::memcmp(bytes.data(), magic, sizeof magic) != 0)
    return refuse("this is not a plan", 0);
  if (bytes.size() < headerSize) return refuse("the data ends in the header", bytes.size());
  const uint64_t version = getWhole(bytes, versionAt, 4);
  if (version != formatVersion)
    return refuse("plans of format version " + std::to_string(version) + " are not known", versionAt);
  if (getWhole(bytes, lengthAt, 4) != bytes.size() - headerSize)
    return refuse("the content is not as long as the header says", lengthAt);
  if (getWhole(bytes, checksumAt, 8) != checksum(bytes)) return refuse("the checksum is wrong", checksumAt);

  Plan plan;
  Reader reader(bytes, headerSize);
  describe(reader, plan);
  reader.finish();
  if (reader.failed()) return refuse(reader.error(), reader.offset());
  if (std::optional<std::string> fault = verify(plan)) return refuse(*fault, headerSize);
  return {std::move(plan), {}, 0};
}

}  // namespace kaikou::plan
