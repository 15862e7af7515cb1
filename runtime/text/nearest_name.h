// "Did you mean": the name that somebody meant.
#pragma once

#include <string>
#include <vector>

namespace kaikou::text {

/// The nearest of `candidates` to `name` (edit distance over code points, at most a third of its length, at least one), or "".
std::string nearest(const std::string& name, const std::vector<std::string>& candidates);

}  // namespace kaikou::text
