// Places in files: lines, columns of three kinds; UTF-8; width.
#include <catch2/catch.hpp>

#include "compiler/source/source.h"

using namespace kaikou::source;

TEST_CASE("columns count characters, display columns and UTF-16 units", "[source]") {
  SourceManager sources;
  FileId file = sources.add("a.kou", "let 将牌 = 🀇\r\nx\n");
  LineColumn at = sources.lineColumn(file, 13);  // behind `= `
  CHECK(at.line == 1);
  CHECK(at.column == 10);
  CHECK(at.displayColumn == 12);
  at = sources.lineColumn(file, 17);  // behind the tile
  CHECK(at.column == 11);
  CHECK(at.utf16Column == 12);
  CHECK(sources.lineColumn(file, 19).line == 2);
  CHECK(sources.lineColumn(file, 9999).line == 3);
  CHECK(sources.lineColumn(7, 3).line == 1);
  uint32_t start = 9;
  CHECK(sources.lineAt(file, 5, start) == "let 将牌 = 🀇");
  CHECK(start == 0);
  CHECK(sources.lineAt(file, 20, start) == "x");
  CHECK(start == 19);
  CHECK(sources.lineAt(file, 21, start) == "");
}

TEST_CASE("UTF-8 is checked to the letter", "[source]") {
  CHECK(!firstInvalidUtf8("万筒条 🀄"));
  CHECK(firstInvalidUtf8("a\xff") == 1u);
  CHECK(firstInvalidUtf8("\xc0\xaf") == 0u);           // overlong
  CHECK(firstInvalidUtf8("\xe0\x80\xaf") == 0u);       // overlong
  CHECK(firstInvalidUtf8("ab\xed\xa0\x80") == 2u);     // surrogate
  CHECK(firstInvalidUtf8("\xf4\x90\x80\x80") == 0u);   // beyond the last
  CHECK(firstInvalidUtf8("万\xe4\xb8") == 3u);          // cut off
}

TEST_CASE("display width", "[source]") {
  CHECK(displayWidth("abc") == 3);
  CHECK(displayWidth("将牌：") == 6);
  CHECK(displayWidth("e\xcc\x81") == 1);  // combining accent
  CHECK(displayWidth("🀇🀄") == 3);
  CHECK(displayWidth("\xff") == 1);
}
