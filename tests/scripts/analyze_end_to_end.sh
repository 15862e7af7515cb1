#!/bin/bash
# kou analyze, diff, mutate, examples and test --coverage from the outside: every witness passes `kou test`.
set -uo pipefail
root=${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}
KOU=${KOU:-$root/build/release/kou}
[[ -x $KOU ]] || { echo "skipped: $KOU is not built"; exit 77; }
export KAIKOU_RULESETS=$root/rulesets LANG=C.UTF-8
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
bad=0
fail() { echo "$1"; bad=1; }
has() { [[ $1 == *"$2"* ]] || fail "lacks: $2"$'\n'"${1:0:3000}"; }

cat >"$work/slip.kou" <<'RULES'
ruleset slip "手误" / "Slip" extends kaikoufan
payment {
  三口 before 封顶 "三口" / "three open melds" : x 0.5 when openings >= 3
  双 before 封顶 "双" / "double" : x 2 when self drawn and robbing
}
option 没用 "没用" / "unread" : yes/no = no
RULES
json=$("$KOU" analyze "$work/slip.kou" --json --tables 20000 --lang en) || fail "analyze: exit $?"
has "$json" '"format": "kaikou-analyze"'
has "$json" '"kind": "never-holds"'
has "$json" '"declaration": "双"'
has "$json" '"kind": "no-effect"'
has "$json" '"declaration": "没用"'
"$KOU" analyze "$work/slip.kou" --tables 5000 --exit-code >/dev/null; (($? == 1)) || fail "findings are exit 1 with --exit-code"
has "$("$KOU" analyze "$work/slip.kou" --tables 5000 --format sarif)" '"ruleId": "never-holds"'
all=$("$KOU" analyze "$work/slip.kou" --options all --json --tables 1500 --lang en) || fail "analyze --options all: exit $?"
has "$all" '"settings": ['
has "$all" '"most_of_all"'
has "$("$KOU" analyze "$work/slip.kou" --options all --time 0.1 --tables 100000000 --json --lang en)" "the time was over before this value was asked"
has "$("$KOU" analyze "$work/slip.kou" --tables 500 --progress --lang en 2>&1 >/dev/null)" "never-holds  双"
# Every witness passes.
printf '%s' "$json" | python3 -c '
import json, sys
told = json.load(sys.stdin)
print("ruleset witnesses \"证\" / \"Witnesses\" extends slip")
for finding in told["findings"]:
    for key in ("witness", "smaller"):
        if key in finding and finding["kind"] != "fault": print(finding[key])
for part in (told["most"]["of_one"], told["most"]["of_all"], told["least"]["of_all"]):
    if part: print(part["witness"])
' >"$work/witnesses.kou"
"$KOU" test -q "$work/witnesses.kou" --lang en >"$work/out" 2>&1 || fail "a witness is refused: $(cat "$work/out")"
# Accepted, they are no findings.
sed -i '2i // accept never-holds 双: nobody minds\n// accept no-effect 没用: for later' "$work/slip.kou"
has "$("$KOU" analyze "$work/slip.kou" --json --tables 5000 --lang en)" '"reason": "nobody minds"'
# What a base accepts and is not so in what extends it is not told.
has "$("$KOU" analyze pizi --json --tables 5000 --lang en)" '"acceptances": ['
"$KOU" analyze pizi --tables 5000 --lang en | grep -q 'kaikoufan.kou.*is accepted' && fail "an acceptance of a base is told where it does not fit"

# diff
same=$("$KOU" diff kaikoufan kaikoufan --json --exit-code) || fail "a ruleset is equal to itself"
has "$same" '"verdict": "equal"'
"$KOU" diff kaikoufan "$work/slip.kou" --exit-code --tables 5000 --hands 0 >/dev/null; (($? == 1)) || fail "what differs is exit 1"
json=$("$KOU" diff kaikoufan kaikoufan -o 封顶=none --json --tables 10000 --hands 20 --lang en)
has "$json" '"verdict": "different"'
has "$json" '"a": "封顶"'
has "$("$KOU" diff kaikoufan koukoufan --markdown --tables 5000 --hands 0 --lang en)" '|---|'

# examples, coverage, mutants
cat >"$work/fresh.kou" <<'RULES'
ruleset fresh "新" / "Fresh" extends kaikoufan
payment { 三口 before 封顶 "三口" / "three open melds" : x 2 when openings >= 3 }
RULES
# A win that events tell reaches rules too: this one is in no other example.
"$KOU" test "$root/rulesets/hongkong/hong_kong.kou" --coverage --lang en | grep -q '杠上杠 holds' && fail "a win told by events reaches nothing"
# A change that an example of other options would notice is no survivor.
"$KOU" mutate xiapao --tables 5000 --json | grep -A3 '"declaration": "花"' | grep -q 'left out' && fail "an example that another option does not touch notices nothing"
has "$("$KOU" test "$work/fresh.kou" --coverage --lang en 2>&1)" "no example, but there is such a table"
"$KOU" examples "$work/fresh.kou" --missing --near-miss --write --tables 8000 --lang en >"$work/out" || fail "examples: exit $?"
"$KOU" test -q "$work/fresh.kou" --lang en >"$work/out" 2>&1 || fail "a written example fails: $(cat "$work/out")"
has "$("$KOU" test -q "$work/fresh.kou" --coverage --lang en)" "100.00 %"
has "$("$KOU" test "$work/fresh.kou" --coverage lcov)" "end_of_record"
has "$("$KOU" test "$work/fresh.kou" --coverage json)" '"format": "kaikou-coverage"'
has "$("$KOU" test "$work/fresh.kou" --coverage html)" "</html>"
"$KOU" test "$work/fresh.kou" --coverage html --coverage-file "$work/page.html" --lang en >/dev/null || fail "coverage file: exit $?"
[[ -s $work/page.html ]] || fail "no page was written"
json=$("$KOU" mutate "$work/fresh.kou" --json --tables 5000 --lang en) || fail "mutate: exit $?"
has "$json" '"format": "kaikou-mutate"'
has "$json" '"killed"'
# The course of a hand: marks, the first turn and the last tiles are told by witnesses, and what is written passes.
for base in sichuan riichi; do
  { echo "ruleset course_of \"程\" / \"Course\" extends $base"; "$KOU" examples "$base" --tables 6000; } >"$work/course_of.kou"
  "$KOU" test -q "$work/course_of.kou" --lang en >"$work/out" 2>&1 || fail "a written example of $base fails: $(head -40 "$work/out")"
done
"$KOU" analyze "$work/nothing.kou" 2>/dev/null; (($? == 1 || $? == 2)) || fail "a missing file is an error"
((bad == 0)) && echo "analyses are right from the outside"
exit "$bad"
