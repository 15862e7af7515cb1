#!/bin/bash
# No variant of the game is known to the engine: its terms appear in rule files, never in sources. Except bench/handwritten.*,
# one game written by hand: it is what the engine is measured against, and no engine may include it.
# Usage: no_variant_names.sh [<root>]
set -uo pipefail
root=${1:-${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}}
cd -- "$root" || exit 1

# As text anywhere; the number alone, not as a part of a longer one; the romanised words in any case.
words='癞|红中|痞|碰碰胡|清一色|将一色|风一色|全求人|海底捞|杠上花|抢杠|口口翻|开口翻|下雨|七对|十三幺|258将|硬胡'
number='(^|[^0-9A-Za-z_.])258([^0-9A-Za-z_.]|$)'
romanised='[Ll][Aa][Ii][Zz][Ii]|[Pp][Ii][Zz][Ii]|[Hh][Oo][Nn][Gg][Zz][Hh][Oo][Nn][Gg]|[Kk](ai|AI|ou|OU)_?[Kk][Oo][Uu]_?[Ff][Aa][Nn]'

if find . \( -path ./tests -o -path './bench/handwritten.*' -o -path ./build -o -path ./.git -o -path ./grammar/generated -o -name node_modules \) -prune -o \
    -type f \( -name '*.cpp' -o -name '*.h' -o -name '*.def' -o -name '*.g4' \) -print0 |
    LC_ALL=C.UTF-8 xargs -0r grep -HnE -- "$words|$number|$romanised"; then
  echo "these words belong to a variant: the language has a construct for them, or needs one"
  exit 1
fi
if grep -rn --include='*.cpp' --include='*.h' 'bench/handwritten' runtime compiler cli grammar 2>/dev/null; then
  echo "bench/handwritten is for benchmarks only"
  exit 1
fi
exit 0
