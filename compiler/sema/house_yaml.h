// A small tree of what a YAML text says, between the one file that touches yaml-cpp and the reader of house
// files.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "compiler/diag/diag.h"
#include "compiler/source/source.h"

namespace kaikou::sema {

struct YamlNode {
  enum Kind : uint8_t { Null, Plain, Quoted, List, Map } kind = Null;
  std::string text;  // Plain, Quoted
  source::Span span;
  std::vector<uint32_t> children;  // List: items; Map: key, value, key, value …
};
/// Nodes in the order they begin; 0 is the root. Keys are Plain or Quoted, no key stands twice in a map.
struct YamlTree {
  std::vector<YamlNode> nodes;
};

/// Reports and returns nothing for anything but one plain document within the limits of house_file.h.
std::optional<YamlTree> parseYaml(const source::SourceManager& sources, source::FileId file,
                                  diag::Sink& sink);

}  // namespace kaikou::sema
