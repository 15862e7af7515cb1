// The file of --log: a new one, which stands when the command is over.
#pragma once

#include <string>

#include "cli/block_io.h"
#include "cli/session.h"

namespace kaikou::cli {

class LogOutput {
 public:
  /// An empty path: no log is wanted, and everything here does nothing.
  LogOutput(Session& session, std::string path) : session_(session), path_(std::move(path)) {}

  bool wanted() const { return !path_.empty(); }
  /// False after a complaint.
  [[nodiscard]] bool open();
  /// False if the file cannot be written; what follows is passed over.
  bool write(const std::string& text);
  /// All was written: the file stands now.
  void keep();
  /// False after a complaint, if something could not be written.
  [[nodiscard]] bool complete();

 private:
  Session& session_;
  std::string path_, trouble_;
  FileWriter file_;
};

}  // namespace kaikou::cli
