// The width of text in a terminal. The table is a coarse one (East Asian wide and full-width blocks, combining marks), the
// same on every machine. Tested by tests/source/source_test.cpp.
#include <algorithm>
#include <iterator>

#include "compiler/source/source.h"
#include "runtime/text/utf8.h"

namespace kaikou::source {

namespace {

struct Range {
  uint32_t first, last;
};

constexpr Range wide[] = {
    {0x1100, 0x115f},   {0x231a, 0x231b},   {0x2329, 0x232a},   {0x23e9, 0x23ec},   {0x2e80, 0x303e},
    {0x3041, 0x33ff},   {0x3400, 0x4dbf},   {0x4e00, 0x9fff},   {0xa000, 0xa4cf},   {0xa960, 0xa97f},
    {0xac00, 0xd7a3},   {0xf900, 0xfaff},   {0xfe10, 0xfe19},   {0xfe30, 0xfe6f},   {0xff00, 0xff60},
    {0xffe0, 0xffe6},   {0x1f004, 0x1f004}, {0x1f0cf, 0x1f0cf}, {0x1f18e, 0x1f18e}, {0x1f191, 0x1f19a},
    {0x1f200, 0x1f320}, {0x1f32d, 0x1f335}, {0x1f337, 0x1f37c}, {0x1f37e, 0x1f393}, {0x1f3a0, 0x1f3ca},
    {0x1f3e0, 0x1f3f0}, {0x1f400, 0x1f43e}, {0x1f442, 0x1f4fc}, {0x1f4ff, 0x1f53d}, {0x1f550, 0x1f567},
    {0x1f5fb, 0x1f64f}, {0x1f680, 0x1f6c5}, {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd},
};

constexpr Range zero[] = {
    {0x0300, 0x036f}, {0x0483, 0x0489}, {0x0591, 0x05bd}, {0x0610, 0x061a}, {0x064b, 0x065f},   {0x1ab0, 0x1aff},
    {0x1dc0, 0x1dff}, {0x200b, 0x200f}, {0x202a, 0x202e}, {0x2060, 0x2064}, {0x20d0, 0x20ff},   {0x302a, 0x302d},
    {0x3099, 0x309a}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f}, {0xfeff, 0xfeff}, {0xe0100, 0xe01ef},
};

template <size_t N>
bool inRanges(const Range (&ranges)[N], uint32_t code) {
  const Range* found = std::lower_bound(std::begin(ranges), std::end(ranges), code,
                                        [](const Range& range, uint32_t value) { return range.last < value; });
  return found != std::end(ranges) && code >= found->first;
}

}  // namespace

int displayWidth(std::string_view text) {
  int width = 0;
  for (size_t at = 0; at < text.size();) {
    uint32_t code;
    size_t length = text::decodeUtf8(text, at, code);
    at += std::max<size_t>(length, 1);
    if (length == 0) ++width;  // shown as a replacement character
    else if (code >= 0x20 && code < 0x300) width += code >= 0x7f && code < 0xa0 ? 0 : 1;
    else if (code == '\t') ++width;  // shown as one blank
    else if (code < 0x20 || inRanges(zero, code)) continue;
    else width += inRanges(wide, code) ? 2 : 1;
  }
  return width;
}

}  // namespace kaikou::source
