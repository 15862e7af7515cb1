#!/bin/bash
# Every case of tests/conformance, through the command that users run, must give the right result: `legal`, `payments`,
# `fans`, `hard` and `liable` of answers, and for impossible tables an error with the seat and tile that are known.
set -uo pipefail
cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" || exit 1
kou=${KOU:-./kou}
compare=${KAIKOU_BUILD:-build/release}/compare-results
[[ -x $compare ]] || { echo "missing $compare: build it first"; exit 1; }
got=$(mktemp -d) || exit 1
trap 'rm -rf "$got"' EXIT
bad=0
for cases in tests/conformance/*.jsonl; do
  [[ $cases == *.want.jsonl ]] && continue
  name=$(basename "$cases" .jsonl)
  "$kou" score --batch "$cases" > "$got/$name.jsonl"
  code=$?
  want_code=0
  grep -q '"error"' "tests/conformance/$name.want.jsonl" && want_code=1
  if [[ $code != "$want_code" ]]; then echo "$name: exit code $code, expected $want_code"; bad=1; fi
  "$compare" "tests/conformance/$name.want.jsonl" "$got/$name.jsonl" || bad=1
done
exit $bad
