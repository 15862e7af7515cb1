#!/bin/bash
# `kou` from the outside: exit codes, formats, streaming, closed pipes.
set -uo pipefail
root=$(cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" && pwd) || exit 1
cd -- "$root" || exit 1
kou=${KOU:-$root/kou}
[[ -x $kou ]] || { echo "no $kou"; exit 77; }
export LANG=en_US.UTF-8 LC_ALL= NO_COLOR=1
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
bad=0

# expect CODE PATTERN COMMAND…: exit code, and a pattern that stdout and stderr together hold ("" for none).
expect() {
  local code=$1 pattern=$2 got out
  shift 2
  out=$("$@" 2>&1 </dev/null)
  got=$?
  if ((got != code)) || ! grep -qE -- "$pattern" <<<"$out"; then
    echo "FAILED: ${*@Q}"
    echo "  exit $got, wanted $code; wanted to see: $pattern"
    head -n 5 <<<"$out" | sed 's/^/  | /'
    bad=1
  fi
}

case_words=('indicator 8s' 'dealer 0' 'seat 0: 22255777m 99s, 碰 555s from 2' 'win 0 5m self_draw')
json='{"ruleset": "kaikoufan", "indicator": "8s", "dealer": 0, "seats": [{"hand": "22255777m 99s", "melds": [{"call": "碰", "tiles": "555s", "from": 2}]}, null, null, null], "win": {"seat": 0, "tile": "5m", "by": "self_draw"}}'

# the program
expect 2 'Usage' "$kou"
expect 0 'Exit codes' "$kou" --help
expect 0 '^kou [0-9]' "$kou" --version
expect 2 'did you mean `score`' "$kou" scor
for command in check score waits test explain list dump fmt build; do expect 0 'Examples:' "$kou" "$command" --help; done
expect 2 'unknown|not expected' "$kou" list --nonsense

# check
expect 0 '' "$kou" check kaikoufan
expect 0 '"runs"' "$kou" check kaikoufan --format sarif
expect 0 '^\[' "$kou" check kaikoufan --format json
echo 'ruleset x nonsense' >"$work/x.kou"
expect 1 'K0' "$kou" check "$work/x.kou"
expect 1 '' "$kou" check "$work/missing.kou"
expect 2 '' "$kou" check kaikoufan --format xml
# Files are called from the working folder, shipped ones from the folder of rules.
mkdir -p "$work/below"
printf 'ruleset slip extends kaikoufan\noverride option 封顶 "封顶" / "limit" : number = 900\n' > "$work/below/slip.kou"
printf 'ruleset torn extends\n' > "$work/below/torn.kou"
here() { (cd -- "$work" && KAIKOU_RULESETS="$root/rulesets" "$@"); }
expect 1 '^below/torn\.kou:[0-9]+:[0-9]+: error' here "$kou" check "$work/below/torn.kou"
expect 1 '^below/slip\.kou:2:[0-9]+: error' here "$kou" check "$work/below/slip.kou"
expect 1 '^  rulesets/wuhan/kaikoufan\.kou:[0-9]+:[0-9]+:' here "$kou" check "$work/below/slip.kou"
expect 0 '  rulesets/wuhan/kaikoufan\.kou:[0-9]+$' here "$kou" test kaikoufan
expect 1 "\"file\": ?\"$work/below/torn\.kou\"" here "$kou" check "$work/below/torn.kou" --format json

# score
expect 0 'seat 0' "$kou" score -r kaikoufan "${case_words[@]}"
expect 0 '"legal": (true|false)' "$kou" score -r kaikoufan --json "${case_words[@]}"
expect 0 '"explanation"' "$kou" score -r kaikoufan --json --explain "${case_words[@]}"
expect 0 '座 0' "$kou" score -r kaikoufan --lang zh --explain "${case_words[@]}"
expect 0 '"legal"' "$kou" score --json "$json"
expect 1 'no such|cannot read|No such' "$kou" score -r kaikoufan "$work/missing.json"
expect 1 'seat 0' "$kou" score -r kaikoufan 'indicator 8s' 'dealer 0' 'seat 0: 1m' 'win 0 5m self_draw'
expect 2 'did you mean `kaikoufan`' "$kou" score -r kaikoufann "${case_words[@]}"
expect 2 '' "$kou" score -r kaikoufan -o 没有这个选项=1 "${case_words[@]}"
expect 2 'NAME=VALUE' "$kou" score -r kaikoufan -o nonsense "${case_words[@]}"
expect 2 'a case is missing' "$kou" score -r kaikoufan
expect 0 '"legal"' bash -c 'printf "%s" "$2" | "$1" score --json -' _ "$kou" "$json"

# waits
expect 0 '5m' "$kou" waits -r kaikoufan "${case_words[@]:0:3}" 'waits 0'
expect 0 '"waits": \[' "$kou" waits -r kaikoufan --json "${case_words[@]:0:3}"
# Waits have no win, a win is not asked for waits, and the winner's hand is told whatever the rules ask first.
expect 1 'a hand that waits has no win' "$kou" waits -r kaikoufan 'indicator 8s; dealer 0; seat 0: 22255777m 99s222p; win 0 5m self_draw'
expect 1 '`waits` is for `kou waits`' "$kou" score -r kaikoufan 'indicator 8s; dealer 0; seat 0: 22255777m 99s222p; waits 0; win 0 5m self_draw'
for how in --json --explain '--engine interpreter'; do
  expect 1 'the hand of the winner is not told' "$kou" score -r kaikoufan $how 'indicator 8s; dealer 0; seat 0: 22255777m 99s222p; win 1 5m self_draw'
done
expect 1 'whose hand' "$kou" waits -r kaikoufan 'indicator 8s; dealer 0'
# Complete but refused, incomplete, and in its turn are told apart.
expect 0 'complete with these, but always refused' "$kou" waits -r kaikoufan 'indicator 3m; dealer 0' 'seat 0: 111p234s678s78m22p'
expect 0 'at least one open meld' "$kou" waits -r kaikoufan 'indicator 3m; dealer 0' 'seat 0: 111p234s678s78m22p'
expect 0 'tiles that it lacks: 2$' "$kou" waits -r kaikoufan 'indicator 3m; dealer 0' 'seat 0: 111p234s678s7m22p9p'
expect 0 'after discarding 9s' "$kou" waits -r kaikoufan 'indicator 3m; dealer 0' 'seat 0: 234s678s78m22p9s, 碰 111p from 2'
expect 0 '"discards": \[\{"discard"' "$kou" waits -r kaikoufan --json 'indicator 3m; dealer 0' 'seat 0: 234s678s78m22p9s, 碰 111p from 2'
expect 1 '12 tiles beside 0 melds instead of 13, or one more in its turn' "$kou" waits -r kaikoufan 'indicator 3m; dealer 0' 'seat 0: 111p234s678s78m2p'
# Wilds of a complete hand are wilds; what a hand lacks would have to be others.
two_wilds=('indicator 3m; dealer 1' 'seat 0: 33m67s67m4m4m78m, 吃 456p from 3' 'win 0 3m self_draw')
expect 0 'wild as' "$kou" score -r kaikoufan --explain "${two_wilds[@]}"
"$kou" score -r kaikoufan --explain "${two_wilds[@]}" | grep -q 'would have to be' && { echo "FAILED: wilds are told as lacking"; bad=1; }
expect 0 'not complete; tiles that would have to be others: 1  ' "$kou" score -r kaikoufan --explain 'indicator 3m; dealer 1' 'seat 0: 234s678s78m22p, 碰 111p from 2' 'win 0 1s self_draw'
# Other notations, and where a case is wrong.
expect 0 '\+180' "$kou" score -r kaikoufan '指示牌 ８ｓ；庄家 ０' 'SEAT 0: 二二二五五七七七M 9S九条, Pung 555条 from 2' 'win 0 🀋 self_draw'
expect 1 'case:2:9: seat 0: .*there is no tile `8z`' "$kou" score -r kaikoufan 'indicator 8s; dealer 0' 'seat 0: 8z' 'win 0 5m self_draw'
expect 1 'could be `冲杠`' "$kou" score -r kaikoufan 'indicator 8s; dealer 0' 'seat 1: ?, kong 5555s from 2' 'win 0 5m self_draw'
printf '\xef\xbb\xbf{"dealer": 0,\n "seats": [nul]}' >"$work/bad.json"
expect 1 'bad.json:2:12: not JSON' "$kou" score -r kaikoufan "$work/bad.json"
printf '{"id": "a", "dealer": 0}\n\n{"id": "b", "dealer": 9}\n' >"$work/bad.jsonl"
expect 1 '"id": "b", .*"line": 3, "column": 23' "$kou" score --batch "$work/bad.jsonl"
# A plan file does as well as a ruleset.
expect 0 '' "$kou" build kaikoufan -o "$work/k.kplan"
expect 0 '\+180' "$kou" score -r "$work/k.kplan" "${case_words[@]}"
expect 0 '5m' "$kou" waits -r "$work/k.kplan" "${case_words[@]:0:3}"
expect 0 'hands' "$kou" sim -r "$work/k.kplan" -n 20
expect 0 'hand' bash -c 'yes 1 | head -n 600 | "$1" play -r "$2" --hands 1 --seed a' _ "$kou" "$work/k.kplan"
expect 2 'the options of a plan are fixed' "$kou" score -r "$work/k.kplan" -o 封顶=500 "${case_words[@]}"
expect 0 'options .*封顶=300' "$kou" explain "$work/k.kplan"
expect 0 '`kou explain kaikoufan` tells them' "$kou" explain "$work/k.kplan"
expect 0 '叫牌' "$kou" explain --lang zh "$work/k.kplan"
expect 0 '.' "$kou" dump --stage plan "$work/k.kplan"
for refused in "explain --json" check test "build -o $work/again.kplan" "dump --stage ir"; do
  expect 1 'does not hold the text of the rules' "$kou" $refused "$work/k.kplan"
done
expect 1 '里面没有规则的文字' "$kou" check --lang zh "$work/k.kplan"
# `-` is standard input wherever rules are read, as a rule file, a house file or a plan, and once.
printf 'ruleset piped extends kaikoufan\ndefault 封顶 = 200\n' >"$work/piped.kou"
printf 'base: kaikoufan\noptions: {封顶: 200}\n' >"$work/piped.yaml"
for rules in piped.kou piped.yaml k.kplan; do
  expect 0 'seat 0' bash -c '"$1" score -r - "${@:3}" <"$2"' _ "$kou" "$work/$rules" "${case_words[@]}"
  expect 0 'hands' bash -c '"$1" sim -r - -n 8 <"$2"' _ "$kou" "$work/$rules"
done
for command in check test explain "dump --stage plan" "build -o $work/piped.kplan"; do
  expect 0 '' bash -c '"$1" $2 - <"$3"' _ "$kou" "$command" "$work/piped.kou"
  expect 0 '' bash -c '"$1" $2 - <"$3"' _ "$kou" "$command" "$work/piped.yaml"
done
expect 1 '<stdin>:1:1: error' bash -c 'echo nonsense | "$1" check -' _ "$kou"
expect 1 'read already' bash -c '"$1" score -r - - <"$2"' _ "$kou" "$work/piped.kou"
expect 2 'choices are read from standard input' bash -c '"$1" play -r - <"$2"' _ "$kou" "$work/piped.kou"
# A case names no standard input.
expect 1 'there is no ruleset `-`' bash -c 'echo | "$1" score "$2"' _ "$kou" '{"ruleset": "-", "dealer": 0, "seats": [{"hand": "1m"}, null, null, null], "win": {"seat": 0, "tile": "5m", "by": "self_draw"}}'
# Rule files know every spelling of tiles and calls.
cat >"$work/spelt.kou" <<'END'
ruleset spelt extends kaikoufan
default 封顶 = ２００
set 甲 = 🀇🀈 三万 ４m E
set 乙 = 1m 2m 3m 4m 东
need 同 "x" / "x" : count 甲 in hand = count 乙 in hand and count 甲 in hand >= ３
example "a" / "a" {
  indicator 🀗
  dealer ０
  seat 0: hand 二万 二万 二万 5m５m７m 🀍🀍 九条 九条 meld pung 五条 五条 五条 from ２ aside 🀄
  win seat 0 with 伍万 self drawn
  expect points +３６０ -120 -120 -120, fans 碰碰胡
}
END
expect 0 '1 passed, 0 failed' "$kou" test "$work/spelt.kou"
expect 0 '' "$kou" fmt "$work/spelt.kou"
expect 0 '1 passed, 0 failed' "$kou" test "$work/spelt.kou"
expect 0 '' "$kou" fmt --keywords zh "$work/spelt.kou"
expect 0 '' "$kou" fmt --check "$work/spelt.kou"
expect 0 '1 passed, 0 failed' "$kou" test "$work/spelt.kou"
head -c 100 "$work/k.kplan" >"$work/cut.kplan"
expect 1 '不是能用的计划文件.*第 [0-9]* 字节' "$kou" score --lang zh -r "$work/cut.kplan" "${case_words[@]}"
expect 1 'is no plan' "$kou" score -r "$work/cut.kplan" "${case_words[@]}"
# What help shows can be run.
for command in score waits; do
  shown=$("$kou" "$command" --help | awk -v begins="  kou $command -r" 'index($0, begins) == 1 || more { print; more = /\\$/; if (!more) exit }')
  expect 0 . bash -c "kou() { '$kou' \"\$@\"; }; $shown"
done

# the rest
expect 0 'kaikoufan' "$kou" list
expect 0 '"module": true' "$kou" list --json
expect 0 'passed, 0 failed' "$kou" test kaikoufan
expect 0 '# Open to Win' "$kou" explain kaikoufan --lang en
expect 0 '# 开口翻' "$kou" explain kaikoufan --lang zh
expect 0 'K0101' "$kou" explain K0101
expect 2 '' "$kou" explain K9999
for stage in ast sema algebra ir plan; do expect 0 '.' "$kou" dump --stage "$stage" kaikoufan; done
expect 2 '' "$kou" dump --stage nonsense kaikoufan
expect 0 '' "$kou" build kaikoufan -o "$work/k.kplan"
expect 0 '' bash -c '"$1" build kaikoufan -o - | cmp - "$2"' _ "$kou" "$work/k.kplan"
expect 0 '' "$kou" build kaikoufan -O 封顶=200 -o "$work/high.kplan"
cmp -s "$work/k.kplan" "$work/high.kplan" && { echo "FAILED: an option changes nothing in a plan"; bad=1; }
expect 2 '`-O 封顶=200`' "$kou" build kaikoufan -o 封顶=200
expect 2 'NAME=VALUE' "$kou" build kaikoufan -O nonsense -o "$work/n.kplan"
expect 2 'called like `.*x.kplan`' "$kou" build "$work/x.kou" -o "$work/x.kou"
expect 0 'seat 0' "$kou" score -r kaikoufan -O 封顶=200 "${case_words[@]}"
[[ -s $work/k.kplan ]] || { echo "FAILED: build wrote nothing"; bad=1; }

# fmt
cp rulesets/wuhan/kaikoufan.kou "$work/f.kou"
expect 0 '' "$kou" fmt "$work/f.kou"
expect 0 '' "$kou" fmt --check "$work/f.kou"
expect 0 '' "$kou" fmt --keywords zh "$work/f.kou"
expect 0 '' "$kou" check "$work/f.kou"
expect 1 '' "$kou" fmt "$work/x.kou"
[[ $(cat "$work/x.kou") == 'ruleset x nonsense' ]] || { echo "FAILED: fmt touched a file with errors"; bad=1; }

# batches: a result a line whatever comes, in order
{
  head -n 2 tests/conformance/settlement.jsonl
  echo 'not json'
  echo
  echo '{"id": "half"}'
  head -c 1500000 /dev/zero | tr '\0' 'x'
  echo
  sed -n 3p tests/conformance/settlement.jsonl
} >"$work/batch.jsonl"
"$kou" score --batch "$work/batch.jsonl" >"$work/out.jsonl"
(($? == 1)) || { echo "FAILED: a batch with errors ends with 1"; bad=1; }
(($(wc -l <"$work/out.jsonl") == 6)) || { echo "FAILED: $(wc -l <"$work/out.jsonl") results, wanted 6"; bad=1; }
grep -q '"id": null, "error": "line 3: ' "$work/out.jsonl" || { echo "FAILED: the line number of what is not JSON"; bad=1; }
grep -q '"id": "half", "error"' "$work/out.jsonl" || { echo "FAILED: the id of a wrong case"; bad=1; }
expect 0 '' bash -c 'head -n 300 tests/conformance/settlement.jsonl | "$1" score --batch -' _ "$kou"
# A program at the other end of two pipes gets its answer before it sends the next case.
# a number reads the same after -o and in a case
expect 0 '封顶 = 200' "$kou" dump --stage plan kaikoufan -o 封顶=2e2
expect 0 '' bash -c 'diff <("$1" dump --stage plan kaikoufan -o 封顶=2e2) <("$1" dump --stage plan kaikoufan -o 封顶=200)' _ "$kou"

# a byte order mark at the start says nothing
expect 0 '"legal"' bash -c '{ printf "\xef\xbb\xbf"; head -n 1 tests/conformance/settlement.jsonl; } | "$1" score --batch -' _ "$kou"

coproc batch { "$kou" score --batch -; }
head -n 1 tests/conformance/settlement.jsonl >&"${batch[1]}"
read -r -t 20 answer <&"${batch[0]}" && [[ $answer == '{"id": "'* ]] || { echo "FAILED: no answer while the pipe is open"; bad=1; }
exec {batch[1]}>&-
wait "$batch_PID" 2>/dev/null
# A closed pipe ends quietly.
message=$( { "$kou" score --batch tests/conformance/random.jsonl | head -n 1 >/dev/null; } 2>&1)
[[ -z $message ]] || { echo "FAILED: a closed pipe is not quiet: $message"; bad=1; }
if [[ -w /dev/full ]]; then
  "$kou" list >/dev/full 2>"$work/full"
  (($? == 1)) && grep -q 'cannot write' "$work/full" || { echo "FAILED: a full disk goes unnoticed"; bad=1; }
fi

# A log of rules in a file of one's own says how to find them.
printf 'ruleset own_room "自家" / "Own" extends kaikoufan\n' >"$work/own_room.kou"
"$kou" sim -r "$work/own_room.kou" -n 1 --log "$work/own.jsonl" >/dev/null 2>&1
expect 1 'give it by `-r FILE`' "$kou" verify "$work/own.jsonl"
expect 0 'every line is as the rules give it' "$kou" verify "$work/own.jsonl" -r "$work/own_room.kou"

# the corpora, if there is a Python
if command -v python3 >/dev/null; then
  for corpus in settlement errors random; do
    "$kou" score --batch "tests/conformance/$corpus.jsonl" >"$work/$corpus.jsonl"
    python3 tests/oracle/compare.py "tests/conformance/$corpus.want.jsonl" "$work/$corpus.jsonl" >"$work/$corpus.differences" ||
      { echo "FAILED: corpus $corpus"; tail -n 4 "$work/$corpus.differences"; bad=1; }
  done
fi
exit $bad
