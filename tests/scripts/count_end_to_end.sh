#!/bin/bash
# kou count from the outside: figures that others computed, JSON, what is undecided, wrong usage.
set -uo pipefail
root=${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}
KOU=${KOU:-$root/build/release/kou}
[[ -x $KOU ]] || { echo "skipped: $KOU is not built"; exit 77; }
export KAIKOU_RULESETS=$root/rulesets LANG=C.UTF-8
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
bad=0
fail() { echo "$1"; bad=1; }
has() { [[ $1 == *"$2"* ]] || fail "lacks: $2"$'\n'"$1"; }

cat >"$work/plain.kou" <<'RULES'
ruleset plain "平" / "Plain"
tiles {
  suit 万 m 1..9 copies 4
  suit 筒 p 1..9 copies 4
  suit 条 s 1..9 copies 4
  honour 东 南 西 北 白 发 中 copies 4
}
deal { seats 4 hand 13, dealer 14 }
call 碰 "碰" / "pung" : triplet on discard, opens
shape 平胡 "四副一对" / "four melds and a pair" = 4 melds and a pair
shape 七对 "七对" / "seven pairs" = 7 distinct pairs
pattern 七对 "七对" / "seven pairs" of 七对 : yes
pattern 开口 "开口" / "open" : openings >= 1
RULES
text=$("$KOU" count --lang en "$work/plain.kou" --only winning --only patterns) || fail "exit $?"
has "$text" "326,520,504,500  4,250,305,029,168,216,000"
has "$text" "16,873,606"
has "$text" "5,379,616"
json=$("$KOU" count --json "$work/plain.kou" --melds 3) || fail "exit $?"
has "$json" '"distinct": "1836"'
has "$json" '"weighted": "280944"'
has "$json" '"undecided"'
has "$json" '"declaration": "开口"'
json=$("$KOU" count --json --only winning "$work/plain.kou" --meld '碰 111m' --meld '碰 222m from 1' --meld '碰 333m') || fail "exit $?"
has "$json" '"melds": 3'
"$KOU" count "$work/plain.kou" --meld '碰 123m' 2>/dev/null; (($? == 2)) || fail "a wrong meld is wrong usage"
"$KOU" count "$work/plain.kou" --melds 9 2>/dev/null; (($? == 2)) || fail "too many melds are wrong usage"
"$KOU" count "$work/nothing.kou" 2>/dev/null; (($? == 2 || $? == 1)) || fail "a missing file is an error"
((bad == 0)) && echo "counts are right from the outside"
exit "$bad"
