// The seed that several made. Guarantee: without the last of the shares, or without the house's bytes, nothing is known of it.
// Tested by tests/table/shares_test.cpp with figures that a shell works out.
#include "runtime/table/shares.h"

#include <unistd.h>

namespace kaikou::table {

Seed Shares::mixed(const Seed& house) const {
  if (!opened()) return house;
  std::string text(house.bytes.begin(), house.bytes.end());
  for (size_t seat = 0; seat < shares.size(); ++seat) {
    if (!shares[seat]) continue;
    text += static_cast<char>(seat);
    text.append(shares[seat]->bytes.begin(), shares[seat]->bytes.end());
  }
  return {sha256(text)};
}

bool seedOfSystem(Seed& out) { return getentropy(out.bytes.data(), out.bytes.size()) == 0; }

}  // namespace kaikou::table
