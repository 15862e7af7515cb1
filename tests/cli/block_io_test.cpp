// Lines and whole files.
#include "cli/block_io.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <thread>

#include <unistd.h>

using namespace kaikou::cli;

namespace {

// What a reader makes of bytes that come through a pipe.
std::vector<std::string> linesOf(const std::string& bytes) {
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  std::thread feeder([&] {
    for (size_t at = 0; at < bytes.size();) {
      const ssize_t count = ::write(ends[1], bytes.data() + at, bytes.size() - at);
      if (count <= 0) break;
      at += static_cast<size_t>(count);
    }
    ::close(ends[1]);
  });
  std::vector<std::string> lines;
  LineReader reader(ends[0]);
  for (std::string_view line;;) {
    const LineReader::Line kind = reader.next(line);
    if (kind == LineReader::Line::End) break;
    lines.push_back(kind == LineReader::Line::TooLong ? "TOO LONG" : std::string(line));
  }
  feeder.join();
  ::close(ends[0]);
  return lines;
}

}  // namespace

TEST_CASE("lines come one by one", "[cli]") {
  using Lines = std::vector<std::string>;
  CHECK(linesOf("") == Lines{});
  CHECK(linesOf("a") == Lines{"a"});
  CHECK(linesOf("a\n\nb\n") == Lines{"a", "", "b"});
  const std::string huge(LineReader::maxLine, 'x');
  CHECK(linesOf(huge + "\nb") == Lines{huge, "b"});
  CHECK(linesOf("a\n" + huge + "y\nb") == Lines{"a", "TOO LONG", "b"});
  CHECK(linesOf(huge + huge + huge + huge) == Lines{"TOO LONG"});
  Lines many;
  std::string text;
  for (int i = 0; i < 20000; ++i) {
    many.push_back(std::string(static_cast<size_t>(i % 300), 'a') + std::to_string(i));
    text += many.back() + '\n';
  }
  CHECK(linesOf(text) == many);
}

TEST_CASE("a file is written whole or not at all", "[cli]") {
  const std::string folder = std::filesystem::temp_directory_path().string();
  const std::string path = folder + "/kaikou_block_io_" + std::to_string(::getpid());
  std::string reason, text;
  REQUIRE(writeWhole(path, "one", reason));
  std::filesystem::permissions(path, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  REQUIRE(writeWhole(path, "two", reason));
  REQUIRE(readWhole(path, 100, text, reason));
  CHECK(text == "two");
  CHECK(std::filesystem::status(path).permissions() ==
        (std::filesystem::perms::owner_read | std::filesystem::perms::owner_write));
  CHECK_FALSE(readWhole(path, 2, text, reason));
  std::filesystem::remove(path);
  CHECK_FALSE(readWhole(path, 100, text, reason));
  CHECK_FALSE(readWhole(folder, 100, text, reason));
  CHECK_FALSE(writeWhole(folder + "/no/such/folder/file", "x", reason));
  CHECK_FALSE(reason.empty());
}
