// A command that cannot write its log goes on, and says so at its end: what it has to say besides is not lost.
//
// Why not a file beside it that is renamed in the end: a second signal would lose all of it, and two runs would each think that
// the name is theirs. Tested by tests/scripts/sim_end_to_end.sh.
#include "cli/log_output.h"
#include "runtime/text/understood.h"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>

namespace kaikou::cli {

// A file that nothing was written to is no log.
LogOutput::~LogOutput() {
  if (descriptor_ < 0) return;
  if (made_ && regular_ && good_ == 0) ::unlink(path_.c_str());
  ::close(descriptor_);
}

bool LogOutput::tryOpen() {
  descriptor_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  made_ = descriptor_ >= 0;
  if (!made_ && errno == EEXIST) descriptor_ = ::open(path_.c_str(), O_WRONLY | O_CLOEXEC);
  struct stat found {};
  if (descriptor_ < 0 || ::fstat(descriptor_, &found) != 0) {
    trouble_ = text::understood(std::strerror(errno));
    return false;
  }
  regular_ = S_ISREG(found.st_mode);
  if (!regular_) return true;
  // The lock first: what another run is about to write is not there yet.
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) trouble_ = words::LogIsTaken();
  else if (::fstat(descriptor_, &found) == 0 && found.st_size > 0) trouble_ = words::LogIsThere();
  return trouble_.empty();
}

bool LogOutput::closeIf(bool trouble) {
  if (trouble && descriptor_ >= 0) ::close(descriptor_), descriptor_ = -1;
  return complete();
}

bool LogOutput::open() { return !wanted() || closeIf(!tryOpen()); }

bool LogOutput::openToGoOn() {
  descriptor_ = ::open(path_.c_str(), O_RDWR | O_CLOEXEC);
  struct stat found {};
  if (descriptor_ < 0 || ::fstat(descriptor_, &found) != 0) {
    session_.complain(words::CannotRead(path_, text::understood(std::strerror(errno))));
    return false;
  }
  if (regular_ = S_ISREG(found.st_mode); !regular_) trouble_ = words::LogIsNoFile();
  else if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) trouble_ = words::LogIsTaken();
  else good_ = found.st_size;
  return closeIf(!trouble_.empty());
}

bool LogOutput::cutTo(long long bytes) {
  good_ = bytes;
  if (::ftruncate(descriptor_, bytes) != 0 || ::lseek(descriptor_, bytes, SEEK_SET) != bytes)
    trouble_ = text::understood(std::strerror(errno));
  return complete();
}

bool LogOutput::write(const std::string& text) {
  if (!wanted() || !trouble_.empty()) return trouble_.empty();
  for (size_t done = 0; done < text.size();) {
    const ssize_t count = ::write(descriptor_, text.data() + done, text.size() - done);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      trouble_ = text::understood(std::strerror(errno));
      if (regular_ && ::ftruncate(descriptor_, good_) != 0) trouble_ = words::LogLastLineCut(trouble_);
      return false;
    }
    done += static_cast<size_t>(count);
  }
  good_ += static_cast<long long>(text.size());
  return true;
}

void LogOutput::keep() {
  if (wanted() && trouble_.empty() && regular_ && ::fsync(descriptor_) != 0 && errno != EINVAL) trouble_ = text::understood(std::strerror(errno));
}

bool LogOutput::complete() {
  if (!trouble_.empty()) session_.complain(words::CannotWrite(path_, trouble_));
  return trouble_.empty();
}

}  // namespace kaikou::cli
