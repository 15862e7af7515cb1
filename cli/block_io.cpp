// Blocks over POSIX descriptors.
//
// Why not streams: a batch of millions of lines wants large reads and writes, a length limit a line, and to know a
// closed pipe from a full disk. Tested by tests/cli/block_io_test.cpp, tests/scripts/cli_end_to_end.sh.
#include "cli/block_io.h"

#include <cerrno>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace kaikou::cli {

namespace {

constexpr size_t readSize = 1 << 17;

// All of `text`, or errno.
int writeAll(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(descriptor, text.data(), text.size());
    if (count < 0) {
      if (errno == EINTR) continue;
      return errno;
    }
    text.remove_prefix(static_cast<size_t>(count));
  }
  return 0;
}

}  // namespace

void BlockWriter::flush() {
  if (text_.empty()) return;
  const int problem = writeAll(descriptor_, text_);
  text_.clear();
  if (problem == EPIPE) throw OutputClosed{};
  if (problem) throw OutputFailed{std::strerror(problem)};
}

LineReader::LineReader(int descriptor, std::function<void()> beforeWaiting, const std::atomic<bool>* stop)
    : descriptor_(descriptor), beforeWaiting_(std::move(beforeWaiting)), stop_(stop) {
  buffer_.resize(maxLine + readSize);
}

// Reads once; false at the end or on failure. There is room: the caller keeps end_ - begin_ within maxLine.
bool LineReader::fill() {
  if (ended_) return false;
  if (buffer_.size() - end_ < readSize) {
    std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
    end_ -= begin_;
    searched_ -= begin_;
    begin_ = 0;
  }
  if (beforeWaiting_) beforeWaiting_();
  for (;;) {
    if (stop_ && *stop_) {
      ended_ = true;
      return false;
    }
    const ssize_t count = ::read(descriptor_, buffer_.data() + end_, readSize);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) failure_ = std::strerror(errno);
    if (count <= 0) {
      ended_ = true;
      return false;
    }
    end_ += static_cast<size_t>(count);
    return true;
  }
}

LineReader::Line LineReader::next(std::string_view& line) {
  bool tooLong = false;
  searched_ = begin_;
  for (;;) {
    if (const void* found = std::memchr(buffer_.data() + searched_, '\n', end_ - searched_)) {
      const size_t at = static_cast<size_t>(static_cast<const char*>(found) - buffer_.data());
      line = std::string_view(buffer_).substr(begin_, at - begin_);
      begin_ = at + 1;
      return tooLong || line.size() > maxLine ? Line::TooLong : Line::Text;
    }
    searched_ = end_;
    if (end_ - begin_ > maxLine || tooLong) {
      tooLong = true;
      begin_ = end_ = searched_ = 0;
    }
    if (fill()) continue;
    if (!failure_.empty()) return Line::Failed;
    if (begin_ == end_ && !tooLong) return Line::End;
    line = std::string_view(buffer_).substr(begin_, end_ - begin_);
    begin_ = end_;
    unended_ = true;
    return tooLong || line.size() > maxLine ? Line::TooLong : Line::Text;
  }
}

bool takeStandardInput(std::string& reason) {
  static std::atomic<bool> taken = false;
  if (!taken.exchange(true)) return true;
  reason = "standard input is read already, for something else";
  return false;
}

bool readWhole(const std::string& path, size_t limit, std::string& out, std::string& reason) {
  if (path == "-" && !takeStandardInput(reason)) return false;
  const int descriptor = path == "-" ? 0 : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) {
    reason = std::strerror(errno);
    return false;
  }
  out.clear();
  bool fine = false;
  for (size_t used = 0;;) {
    out.resize(used + readSize);
    const ssize_t count = ::read(descriptor, out.data() + used, readSize);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      reason = std::strerror(errno);
      break;
    }
    used += static_cast<size_t>(count);
    out.resize(used);
    if (used > limit) {
      reason = "larger than " + std::to_string(limit) + " bytes";
      break;
    }
    if (count == 0) {
      fine = true;
      break;
    }
  }
  if (descriptor != 0) ::close(descriptor);
  return fine;
}

FileWriter::~FileWriter() {
  if (descriptor_ >= 0) ::close(descriptor_);
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

bool FileWriter::open(const std::string& path, std::string& reason) {
  std::error_code ignored;
  std::filesystem::path target = std::filesystem::canonical(path, ignored);
  if (ignored) target = path;
  target_ = target.string();
  if (std::filesystem::exists(target, ignored) && !std::filesystem::is_regular_file(target, ignored)) {
    descriptor_ = ::open(target_.c_str(), O_WRONLY | O_CLOEXEC);
  } else {
    std::string temporary = target_ + ".XXXXXX";
    descriptor_ = ::mkstemp(temporary.data());
    if (descriptor_ >= 0) temporary_ = temporary;
  }
  if (descriptor_ < 0) reason = std::strerror(errno);
  return descriptor_ >= 0;
}

bool FileWriter::write(std::string_view text, std::string& reason) {
  const int problem = writeAll(descriptor_, text);
  if (problem) reason = std::strerror(problem);
  return !problem;
}

bool FileWriter::keep(std::string& reason) {
  int problem = 0;
  if (!temporary_.empty()) {
    struct stat before {};
    const mode_t mode = ::stat(target_.c_str(), &before) == 0 ? before.st_mode & 07777 : 0644;
    if (::fchmod(descriptor_, mode) != 0) problem = errno;
    if (!problem && ::fsync(descriptor_) != 0 && errno != EINVAL) problem = errno;
  }
  if (::close(descriptor_) != 0 && !problem) problem = errno;
  descriptor_ = -1;
  if (!problem && !temporary_.empty()) {
    if (::rename(temporary_.c_str(), target_.c_str()) == 0) temporary_.clear();
    else problem = errno;
  }
  if (problem) reason = std::strerror(problem);
  return !problem;
}

bool writeWhole(const std::string& path, std::string_view text, std::string& reason) {
  FileWriter file;
  return file.open(path, reason) && file.write(text, reason) && file.keep(reason);
}

}  // namespace kaikou::cli
