// Every place that says a name, over all files that share its declaration.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "service/service_state.h"

namespace kaikou::service {

struct Use {
  std::string path;
  source::Place place;
  bool declares = false;
};

/// A request about a name of a file.
struct AskedName {
  Asked asked;
  RuleSymbols symbols;          // of that file
  Occurrence occurrence;
};
/// Nothing where no name stands.
std::optional<AskedName> askedName(ServiceState& state, const Json& params);

/// Rule files and house files that are known: of the project and those that come with the program.
std::vector<std::string> knownFiles(ServiceState& state);
/// In the files that build on the one that first declares the name, and in that one. Sorted by file and place.
std::vector<Use> findUses(ServiceState& state, const RuleSymbols& symbols, const SymbolKey& key);

}  // namespace kaikou::service
