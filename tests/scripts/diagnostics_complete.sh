#!/bin/bash
# Every diagnostic has a page in docs/diagnostics, one in docs/zh/diagnostics with the same examples, and a test: its code or its name stands in a test, or its page shows a
# wrong file, which docs_examples.sh runs. Every code is reported somewhere, and no page is left over from one that is gone.
set -uo pipefail
root=${1:-${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}}
cd -- "$root" || exit 1
status=0
# What only a fault of the program itself can cause: no file is known that does.
internal='K0108 K0513'
say() { echo "$1"; status=1; }
examples() { sed -n '/^```\(kou\|yaml\)/,/^```$/p' "$1"; }

tested=$(grep -rhoE --include='*.cpp' --include='*.h' --include='*.sh' --include='*.kou' 'Code::[A-Za-z0-9]+|K0[0-9]{3}' tests | sort -u)
reported=$(grep -rhoE --include='*.cpp' --include='*.h' 'Code::[A-Za-z0-9]+' compiler | sort -u)
codes=
while read -r name number; do
  code=$(printf 'K%04d' "$((10#$number))")
  [[ " $codes " == *" $code "* ]] && say "$code is given twice"
  codes+=" $code"
  for page in docs/zh/diagnostics/$code.md docs/diagnostics/$code.md; do
    if [[ ! -f $page ]]; then
      say "$code ($name) has no page $page"
    elif [[ $(head -n 1 "$page") != "# $code: "* ]]; then
      say "$page does not begin with \`# $code: \`"
    fi
  done
  cmp -s <(examples docs/diagnostics/$code.md) <(examples docs/zh/diagnostics/$code.md) || say "the pages of $code in the two languages have different examples"
  grep -qx "Code::$name" <<<"$reported" || { say "$code ($name) is reported nowhere: take its row and its page out"; continue; }
  [[ " $internal " == *" $code "* ]] && continue
  grep -qxE "Code::$name|$code" <<<"$tested" && continue
  grep -qsE "^\`\`\`(kou|yaml) wrong $code$" "$page" && continue
  say "$code ($name) has no test"
done < <(sed -nE 's/^DIAG\(([A-Za-z0-9]+), *([0-9]+),.*/\1 \2/p' compiler/diag/diag_codes.def)
[[ -n $codes ]] || say "compiler/diag/diag_codes.def has no rows"

for page in docs/diagnostics/*.md docs/zh/diagnostics/*.md; do
  code=${page##*/}
  code=${code%.md}
  [[ " $codes " == *" $code "* ]] || say "$page is about no diagnostic"
done
exit $status
