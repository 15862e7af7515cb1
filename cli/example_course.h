// Examples that tell a course: `then` events on a table, one after the other, and what comes of them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/plan_shelf.h"
#include "compiler/syntax/ast.h"
#include "runtime/eval/settlement.h"

namespace kaikou::cli {

/// Whether the example says that its table, or the last of its events, cannot be.
bool expectsImpossible(const syntax::ExampleBody& example);

/// Marks that an example tells, into its table. What is wrong with them, or nothing.
std::string tellMarks(const ShelvedPlan& shelved, const syntax::Ast& ast, const syntax::ExampleBody& example, eval::Table& table);

/// Is told of every win that the events ask for, legal or not.
using WinAsked = std::function<void(const eval::Table&, const eval::Settlement&)>;

/// What differs from what the example expects; empty if nothing does. The table has its marks already.
std::vector<std::string> runCourse(ShelvedPlan& shelved, const syntax::Ast& ast, const syntax::ExampleBody& example,
                                   eval::Table table, Language language, const WinAsked& asked);

}  // namespace kaikou::cli
