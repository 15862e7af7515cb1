// Declarations in words, for hovers, completion and lists.
#pragma once

#include <string>

#include "service/service_state.h"

namespace kaikou::service {

/// The title in the client's language, then in the other where it is different; the name where there is none.
std::string titleOf(const ServiceState& state, const syntax::Title& title, const std::string& name);
/// Title of a symbol: of its line, its declaration or its file.
std::string titleOf(ServiceState& state, const RuleSymbols& symbols, const Symbol& symbol);
/// "option", "line of `自家番`", "tile": what a symbol is.
text::Bilingual kindOf(const SymbolKey& key);
/// The number that the protocol has for a kind of symbol.
int symbolKind(const SymbolKey& key);
/// "name.kou:12"
std::string placeText(ServiceState& state, source::Place place);
/// What a declaration or line says, in the client's words; with citations left out.
std::string ruleOf(ServiceState& state, const RuleSymbols& symbols, const Symbol& symbol);
/// "《书》第一条": what a symbol cites.
std::string citationsOf(ServiceState& state, const RuleSymbols& symbols, const Symbol& symbol);
/// The value that a declaration has in a ruleset under the options' own values, as text; empty where it depends on the table.
std::string valueOf(ServiceState& state, const std::string& path, const SymbolKey& key);
/// A whole description in Markdown, of what a name stands for.
std::string described(ServiceState& state, const RuleSymbols& symbols, const SymbolKey& key);

}  // namespace kaikou::service
