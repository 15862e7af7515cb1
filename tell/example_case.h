// An example of a rule file as a case.
#pragma once

#include <string>

#include "compiler/driver/driver.h"
#include "compiler/syntax/ast.h"
#include "runtime/cases/case_fields.h"
#include "runtime/text/json_scanner.h"

namespace kaikou::tell {

using cases::CaseFields;
using text::TextArena;

/// Fills `out` with views into `example` and `arena`, both of which must outlive it.
void exampleFields(const syntax::Ast& ast, const syntax::ExampleBody& example, TextArena& arena, CaseFields& out);

/// The options that an example is played with. False with a reason when a value is no literal.
[[nodiscard]] bool exampleOptions(const syntax::Ast& ast, const syntax::ExampleBody& example,
                                  driver::OptionValues& out, std::string& error);

}  // namespace kaikou::tell
