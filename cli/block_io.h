// Lines in and bytes out, in blocks, with bounded memory.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace kaikou::cli {

/// Standard output is gone (a closed pipe) or cannot be written. Thrown through a command and met in main().
struct OutputClosed {};
struct OutputFailed { std::string reason; };

/// Gathers output and writes it in blocks.
class BlockWriter {
 public:
  explicit BlockWriter(int descriptor) : descriptor_(descriptor) {}
  /// Append here, then call `wrote`.
  std::string& text() { return text_; }
  void wrote() {
    if (text_.size() >= blockSize) flush();
  }
  void write(std::string_view text) {
    text_ += text;
    wrote();
  }
  void flush();

 private:
  static constexpr size_t blockSize = 1 << 16;
  int descriptor_;
  std::string text_;
};

/// Reads lines of a descriptor. A line longer than `maxLine` is passed over and reported as such; memory stays the
/// same.
class LineReader {
 public:
  static constexpr size_t maxLine = size_t{1} << 20;
  /// `beforeWaiting` is called before every read that may block. When a signal sets `stop`, the lines end.
  explicit LineReader(int descriptor, std::function<void()> beforeWaiting = {}, const std::atomic<bool>* stop = nullptr);

  enum class Line { Text, TooLong, End, Failed };
  /// The next line without its end; valid until the next call.
  Line next(std::string_view& line);
  const std::string& failure() const { return failure_; }
  /// The line given last was the end of the data, and had no end of its own.
  bool unended() const { return unended_; }

 private:
  bool fill();

  int descriptor_;
  std::function<void()> beforeWaiting_;
  const std::atomic<bool>* stop_;
  std::string buffer_;
  size_t begin_ = 0, end_ = 0, searched_ = 0;
  bool ended_ = false, unended_ = false;
  std::string failure_;
};

/// Whether nobody took standard input before, who would have read what is there; false with a reason.
[[nodiscard]] bool takeStandardInput(std::string& reason);

/// A whole file or, for "-", standard input; false with a reason (not readable, a folder, larger than `limit`).
[[nodiscard]] bool readWhole(const std::string& path, size_t limit, std::string& out, std::string& reason);
/// A file that is written bit by bit and never stands half written: it is made beside its place and renamed over it,
/// with the permissions of what was there, by `keep`. Without that it is gone. A symbolic link is followed; a device or a
/// pipe is written to, never replaced.
class FileWriter {
 public:
  FileWriter() = default;
  ~FileWriter();
  FileWriter(const FileWriter&) = delete;
  FileWriter& operator=(const FileWriter&) = delete;

  /// False with a reason, like all of these.
  [[nodiscard]] bool open(const std::string& path, std::string& reason);
  [[nodiscard]] bool write(std::string_view text, std::string& reason);
  [[nodiscard]] bool keep(std::string& reason);

 private:
  int descriptor_ = -1;
  std::string target_, temporary_;       // no temporary: a device
};

/// Writes a whole file so.
[[nodiscard]] bool writeWhole(const std::string& path, std::string_view text, std::string& reason);

}  // namespace kaikou::cli
