// The features of the language service, one function a request of the protocol (methods.def).
#pragma once

#include "compiler/syntax/format.h"
#include "service/service_state.h"

namespace kaikou::service {

#define METHOD(wire, function) Answer function(ServiceState& state, const Json& params);
#include "service/methods.def"
#undef METHOD

/// The edits that format a file between two lines; none for a file with errors.
Json formatEdits(ServiceState& state, const FoundText& found, syntax::FormatOptions::Keywords keywords, uint32_t first, uint32_t last);
/// What the service can do, for the answer to `initialize`.
Json capabilities(const Client& client);

}  // namespace kaikou::service
