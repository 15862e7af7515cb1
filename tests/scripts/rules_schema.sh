#!/bin/bash
# `kou explain --json` of every shipped ruleset and module, and of the rulesets of the language's tests, is as docs/schema/rules.schema.json
# says; what is not is found. Skipped without python3.
set -uo pipefail
root=${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}
cd -- "$root" || exit 1
kou=${KOU:-${KAIKOU_BUILD:-build/${KAIKOU_PRESET:-release}}/kou}
command -v python3 >/dev/null || exit 77
export LANG=C.UTF-8 LC_ALL=C.UTF-8
work=$(mktemp -d) || exit 1
trap 'rm -rf -- "$work"' EXIT
bad=0
fail() { echo "FAILED: $1"; bad=1; }
schema=docs/schema/rules.schema.json
check() { python3 tests/tools/check_schema.py "$schema"; }

names=$("$kou" list --json | python3 -c 'import json, sys; print("\n".join(one["name"] for one in json.load(sys.stdin)))')
(($(wc -l <<<"$names") > 10)) || fail "there are few rulesets: $names"
while read -r name; do
  "$kou" explain "$name" --json >"$work/one.json" || { fail "$name is not described"; continue; }
  (($(wc -l <"$work/one.json") == 1)) || fail "$name is not one line"
  said=$(check <"$work/one.json" 2>&1) || fail "$name: $said"
  cat "$work/one.json" >>"$work/all.json"
done <<<"$names"
for file in tests/language/*.kou rulesets/houses/*; do
  "$kou" explain "$file" --json >"$work/one.json" || { fail "$file is not described"; continue; }
  said=$(check <"$work/one.json" 2>&1) || fail "$file: $said"
done

# The checker finds what is wrong, whatever it is.
wrong() { python3 -c "import json, sys; one = json.loads(sys.stdin.readline()); $1; print(json.dumps(one))" <"$work/all.json" | check >/dev/null 2>&1 && fail "the schema takes: $1"; }
wrong 'del one["options"][0]["type"]'
wrong 'one["options"][0]["type"] = "text"'
wrong 'one["options"][0]["default"] = {}'
wrong 'one["calls"][0]["meld"] = "pung"'
wrong 'one["needs"][0]["zh"] = None'
wrong 'one["lines"][0]["line"] = "3"'
wrong 'one["extra"] = 1'
wrong 'del one["patterns"]'
wrong 'one["format"] = 2'
wrong 'one["module"] = 0'

# Options that are chosen, and what is refused.
"$kou" explain kaikoufan --json -o 封顶=200 | python3 -c '
import json, sys
option = next(one for one in json.load(sys.stdin)["options"] if one["name"] == "封顶")
sys.exit(not (option["default"] == 300 and option["value"] == 200))' || fail "a chosen option is not told"
"$kou" explain kaikoufan --json -o 封顶=-1 >/dev/null 2>&1; (($? == 1)) || fail "a value that does not fit is taken"
"$kou" explain kaikoufan -o 封顶=1 >/dev/null 2>&1; (($? == 2)) || fail "-o without --json is taken"
exit $bad
