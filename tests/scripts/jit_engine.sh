#!/bin/bash
# Conformance cases and examples of the shipped rules by machine code, and what is said where there is none. Each set of
# options is a plan to compile, so this takes the head of each file; jit_engine_slow.sh sets KAIKOU_JIT_CASES to take all.
set -uo pipefail
cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" || exit 1
kou=${KOU:-./kou}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
lines=${KAIKOU_JIT_CASES:-60}
bad=0
fail() { echo "$1"; bad=1; }

rules=()
for file in rulesets/*/*.kou; do
  grep -q '^ruleset' "$file" && rules+=("$file")
done
[[ -n ${KAIKOU_JIT_CASES:-} ]] || rules=("${rules[0]}")
head -n 20 tests/conformance/settlement.jsonl > "$work/cases.jsonl"

# Without the module the interpreter answers and says why, once.
"$kou" score --batch "$work/cases.jsonl" --engine interpreter > "$work/want"
KAIKOU_JIT_MODULE=/nowhere.so "$kou" score --batch "$work/cases.jsonl" --engine jit > "$work/got" 2> "$work/said"
cmp -s "$work/want" "$work/got" || fail "without the module the results differ"
[[ $(wc -l < "$work/said") == 1 ]] && grep -q 'the interpreter is used: ' "$work/said" ||
  fail "without the module: $(cat "$work/said")"
"$kou" score --batch "$work/cases.jsonl" --engine fast > /dev/null 2>&1
[[ $? == 2 ]] || fail "--engine fast is not refused"
if grep -q 'has no JIT' "$work/said"; then
  ((bad)) && exit 1
  echo "this build has no JIT (KAIKOU_JIT is off): its cases are skipped"
  exit 77
fi

for cases in tests/conformance/*.jsonl; do
  [[ $cases == *.want.jsonl ]] && continue
  head -n "$lines" "$cases" > "$work/cases.jsonl"
  "$kou" score --batch "$work/cases.jsonl" --engine interpreter > "$work/want" 2> "$work/said"
  "$kou" score --batch "$work/cases.jsonl" --engine jit > "$work/got" 2>> "$work/said"
  cmp -s "$work/want" "$work/got" || fail "$cases differ: $(diff "$work/want" "$work/got" | head -3)"
  [[ -s $work/said ]] && fail "$cases: $(head -3 "$work/said")"
done
"$kou" test -q --engine jit "${rules[@]}" > "$work/got" 2>&1 || fail "$(tail -5 "$work/got")"
grep -q 'interpreter' "$work/got" && fail "examples: $(grep interpreter "$work/got" | head -1)"
exit $bad
