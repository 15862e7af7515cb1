#!/bin/bash
# Every header that is installed compiles alone: those of C as C and as C++, the others as C++20.
set -uo pipefail
root=${KAIKOU_ROOT:-$(cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../.." && pwd)}
build=${KAIKOU_BUILD:-$root/build/release}
[[ -f $build/runtime/libkaikou-runtime.a && -f $build/compiler/libkaikou-compiler.a ]] || { echo "skipped: $build is not built"; exit 77; }
command -v cmake >/dev/null || { echo "skipped: no cmake"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
for component in runtime compiler; do
  out=$(cmake --install "$build" --component $component --prefix "$work" 2>&1) || {
    grep -q 'is not built' <<<"$out" && { echo "skipped: $build is not built whole"; exit 77; }
    echo "FAILED: install $component"; tail -n 15 <<<"$out"; exit 1
  }
done
cd -- "$work/include" || exit 1
find . -name '*.h' -printf '%P\n' | sort >../headers
(($(wc -l <../headers) > 40)) || { echo "FAILED: few headers are installed"; cat ../headers; exit 1; }

# xargs ends with 123 when one of them fails, and tries the others.
alone() {
  local bad=0
  echo "#include \"$1\"" | c++ -std=c++20 -Wall -Wextra -Werror -fsyntax-only -I . -I kaikou -x c++ - || bad=1
  if [[ $1 == kaikou/kaikou*.h ]] && grep -q '^extern "C" {' "$1"; then
    echo "#include <$1>" | cc -std=c99 -pedantic -Wall -Wextra -Werror -fsyntax-only -I . -x c - || bad=1
  fi
  ((bad)) && echo "FAILED: $1 does not compile alone"
  return $bad
}
export -f alone
xargs -P 2 -I{} bash -c 'alone {}' <../headers || exit 1
echo "$(wc -l <../headers) headers compile alone"
