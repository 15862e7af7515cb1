// Which files are to be checked, and telling the client what is wrong with them.
#pragma once

#include <deque>
#include <map>
#include <set>
#include <string>

#include "service/service_state.h"

namespace kaikou::service {

class CheckFiles {
 public:
  explicit CheckFiles(ServiceState& state) : state_(state) {}

  /// A file was opened or edited: it is checked next, then what builds on it.
  void changed(const std::string& path);
  void closed(const std::string& path, const std::string& uri);
  /// Anything may have changed.
  void everything();
  bool pending() const { return !waiting_.empty() || !lookAround_.empty() || !state_.toPublish.empty(); }
  /// Checks one file.
  void one();
  /// See RuleProject::tidy.
  void tidy();

 private:
  void publish(const std::string& path);
  void findDependents();
  void wants(const std::string& path, bool first);

  ServiceState& state_;
  std::deque<std::string> waiting_;            // paths, in the order of their checks
  std::set<std::string> lookAround_;           // files whose dependents are still to be found
  std::map<std::string, std::string> told_;    // what the client was told last, by path
};

/// The diagnostics of a file as the client wants them.
Json diagnosticsOf(ServiceState& state, const std::string& path, const diag::Sink& sink);

}  // namespace kaikou::service
