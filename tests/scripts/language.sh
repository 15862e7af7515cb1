#!/bin/bash
# Every rule file of the tree checks without a warning, is written as `kou fmt` writes it, and its examples hold. Keywords can
# be turned into Chinese and back without a difference.
set -uo pipefail
cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" || exit 1
kou=${KOU:-./kou}
shopt -s globstar
rules=(rulesets/**/*.kou tests/language/*.kou)
bad=0
"$kou" check --werror "${rules[@]}" rulesets/houses/*.yaml || bad=1
"$kou" fmt --check "${rules[@]}" || bad=1
testable=()
for file in "${rules[@]}"; do
  grep -qE '^[[:space:]]*(example|例)' "$file" && testable+=("$file")
done
"$kou" test "${testable[@]}" || bad=1

copies=$(mktemp -d) || exit 1
trap 'rm -rf "$copies"' EXIT
for file in "${rules[@]}"; do
  copy=$copies/$(basename "$file")
  cp "$file" "$copy"
  "$kou" fmt --keywords en "$copy" > /dev/null && cp "$copy" "$copy.en" && "$kou" fmt --keywords zh "$copy" > /dev/null &&
    cp "$copy" "$copy.zh" && "$kou" fmt --keywords en "$copy" > /dev/null && cmp -s "$copy" "$copy.en" ||
    { echo "$file: keywords do not survive the way to Chinese and back"; bad=1; }
  cmp -s "$copy.en" "$copy.zh" && { echo "$file: has no keywords in Chinese"; bad=1; }
done
exit $bad
