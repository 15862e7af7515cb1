// Examples run from the editor: what each came to, until the file changes.
#pragma once

#include "service/service_state.h"

namespace kaikou::service {

Json commandNames();
/// The failed examples of a file as diagnostics; none where the file has changed since.
Json exampleDiagnostics(ServiceState& state, const std::string& path);

}  // namespace kaikou::service
