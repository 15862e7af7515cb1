// What a seat can do, and why it may not.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "runtime/plan/plan.h"

namespace kaikou::table {

enum class Act : uint8_t {
  Discard,   // `tile` from the hand
  Call,      // call `call` of the plan; `tile`: the kind, of a run the lowest
  Win,       // on the tile drawn, discarded or added to a quad
  Pass,      // to an offer
  Step,      // step `call` of the plan; `tile`: the value chosen, the kind given or discarded with it, or 0
};

/// Four bytes, of which a kind of action uses what it needs; the others are 0.
struct Action {
  Act act{};
  uint8_t seat = 0, call = 0, tile = 0;
  friend bool operator==(const Action&, const Action&) = default;
};

constexpr Action discard(int seat, int tile) {
  return {Act::Discard, static_cast<uint8_t>(seat), 0, static_cast<uint8_t>(tile)};
}
constexpr Action call(int seat, int callIndex, int tile) {
  return {Act::Call, static_cast<uint8_t>(seat), static_cast<uint8_t>(callIndex), static_cast<uint8_t>(tile)};
}
constexpr Action step(int seat, int stepIndex, int value) {
  return {Act::Step, static_cast<uint8_t>(seat), static_cast<uint8_t>(stepIndex), static_cast<uint8_t>(value)};
}
constexpr Action win(int seat) { return {Act::Win, static_cast<uint8_t>(seat), 0, 0}; }
constexpr Action pass(int seat) { return {Act::Pass, static_cast<uint8_t>(seat), 0, 0}; }

/// The actions open to a seat, in one order: win, steps as declared with values ascending, calls as
/// declared with tiles ascending, discards ascending, pass.
class ActionList {
 public:
  static constexpr size_t capacity = 1536;  // a hand has at most 22 tiles, a plan 32 calls and 16 steps
  void clear() { size_ = 0; }
  void push(Action action) { items_[size_++] = action; }
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Action& operator[](size_t i) const { return items_[i]; }
  const Action* begin() const { return items_.data(); }
  const Action* end() const { return items_.data() + size_; }

 private:
  size_t size_ = 0;
  std::array<Action, capacity> items_;      // the first `size_` are set
};

enum class Refusal : uint8_t {
#define REFUSAL(name, text) name,
#include "runtime/table/refusals.def"
#undef REFUSAL
};
/// English, lower case, no full stop; empty for Refusal::None.
std::string_view refusalText(Refusal refusal);

}  // namespace kaikou::table
