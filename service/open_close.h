// What the client tells: what it can do, which files are open, what was typed.
#pragma once

#include "service/check_files.h"
#include "service/service_state.h"

namespace kaikou::service {

void readClient(ServiceState& state, const Json& params);
void didOpen(ServiceState& state, CheckFiles& checks, const Json& params);
void didChange(ServiceState& state, CheckFiles& checks, const Json& params);
void didClose(ServiceState& state, CheckFiles& checks, const Json& params);
void didChangeConfiguration(ServiceState& state, CheckFiles& checks, const Json& params);
void didChangeFolders(ServiceState& state, CheckFiles& checks, const Json& params);

}  // namespace kaikou::service
