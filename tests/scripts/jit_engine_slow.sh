#!/bin/bash
# Every conformance case and every example of the shipped rules by machine code.
KAIKOU_JIT_CASES=1000000000 exec bash "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/jit_engine.sh"
