// An example of a rule file as a case.
#pragma once

#include <string>

#include "cli/case_fields.h"
#include "cli/json_scanner.h"
#include "compiler/driver/driver.h"
#include "compiler/syntax/ast.h"

namespace kaikou::cli {

/// Fills `out` with views into `example` and `arena`, both of which must outlive it.
void exampleFields(const syntax::Ast& ast, const syntax::ExampleBody& example, TextArena& arena, CaseFields& out);

/// The options that an example is played with. False with a reason when a value is no literal.
[[nodiscard]] bool exampleOptions(const syntax::Ast& ast, const syntax::ExampleBody& example,
                                  driver::OptionValues& out, std::string& error);

}  // namespace kaikou::cli
