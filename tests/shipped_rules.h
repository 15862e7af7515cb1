// The rules that come with Kaikou, for tests and fuzz targets.
#pragma once

#include "compiler/driver/driver.h"

namespace kaikou::test {

/// One workspace that finds them, for the whole program.
inline driver::Workspace& shippedWorkspace() {
  static driver::Workspace& workspace = *[] {
    auto* made = new driver::Workspace;
    made->loader().folders = {KAIKOU_SOURCE_RULESETS};
    return made;
  }();
  return workspace;
}

}  // namespace kaikou::test
