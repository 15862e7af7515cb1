#!/bin/bash
# Invariants (runtime/base/invariant.h) are stated in .cpp files only: tests link rooms that are checked together with objects
# that are not, and an inline function must be the same in both. And plain assert() is not used beside them.
set -uo pipefail
status=0
found=$(grep -rlE 'KAIKOU_ASSERT\(' runtime compiler bots sim bench cli --include='*.h' | grep -v '^runtime/base/invariant\.h$')
if [[ -n $found ]]; then
  echo "an invariant in a header: $found"
  status=1
fi
found=$(grep -rnE '(^|[^_[:alnum:]])assert\(' runtime compiler bots sim bench cli --include='*.h' --include='*.cpp' | grep -v static_assert)
if [[ -n $found ]]; then
  echo "assert() instead of KAIKOU_ASSERT: $found"
  status=1
fi
exit $status
