// The file of --log: a new one, which grows while the command runs.
//
// It is there from the beginning and under a lock, so another run cannot take its name, and what was written stays whatever
// ends the command. It never holds half a hand because of a full disk.
#pragma once

#include <string>

#include "cli/session.h"

namespace kaikou::cli {

class LogOutput {
 public:
  /// An empty path: no log is wanted, and everything here does nothing.
  LogOutput(Session& session, std::string path) : session_(session), path_(std::move(path)) {}
  ~LogOutput();
  LogOutput(const LogOutput&) = delete;
  LogOutput& operator=(const LogOutput&) = delete;

  bool wanted() const { return !path_.empty(); }
  /// False after a complaint: a file that holds something, or that another run writes, is left alone.
  [[nodiscard]] bool open();
  /// The same of a log that is there, to go on with; nothing of it is changed before cutTo().
  [[nodiscard]] bool openToGoOn();
  /// What stands after so many bytes is gone, and write() goes on there. False after a complaint.
  [[nodiscard]] bool cutTo(long long bytes);
  /// A file, and no device or pipe: what is written stands there afterwards.
  bool regular() const { return regular_; }
  /// Whole lines. False if the file cannot be written; it ends with what was written before, and what follows is passed over.
  bool write(const std::string& text);
  /// All was written: it is on the disk now.
  void keep();
  /// False after a complaint, if something could not be written.
  [[nodiscard]] bool complete();

 private:
  bool tryOpen();
  bool closeIf(bool trouble);

  Session& session_;
  std::string path_;
  text::Bilingual trouble_;
  int descriptor_ = -1;
  bool made_ = false, regular_ = false;  // the file was not there before; it is no device or pipe
  long long good_ = 0;                   // bytes that stand
};

}  // namespace kaikou::cli
