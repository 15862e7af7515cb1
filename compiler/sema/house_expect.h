// What an example of a house file expects, in the words of the rule language.
#pragma once

#include <memory>
#include <string>

#include "compiler/diag/diag.h"
#include "compiler/syntax/ast.h"

namespace kaikou::sema {

/// The tree of one example that expects `text` ("points +30 -10 -10 -10, fans none") and tells nothing else. Null with what is wrong.
std::shared_ptr<const syntax::Ast> parseExpected(const std::string& text, text::Bilingual& wrong);

}  // namespace kaikou::sema
