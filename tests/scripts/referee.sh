#!/bin/bash
# Logs of every shipped ruleset, played by chance: the independent referee has nothing to object to, `kou verify` and
# `kou replay` accept them, and a log that was tampered with is refused by both at its line. A short campaign of bots and
# options finds nothing either. Skipped without python3.
# Usage: referee.sh [<hands a ruleset>]
set -uo pipefail
root=${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}
cd -- "$root" || exit 1
build=${KAIKOU_BUILD:-build/${KAIKOU_PRESET:-release}}
kou=${KOU:-$build/kou}
hands=${1:-4}
command -v python3 >/dev/null || exit 77
folder=$(mktemp -d) || exit 1
trap 'rm -rf -- "$folder"' EXIT
export LANG=en_US.UTF-8
status=0
fail() { echo "$1"; status=1; }

python3 tests/oracle/campaign.py "$kou" --hands $((10 * hands)) --rulesets kaikoufan --build "$build" >"$folder/said" 2>&1 ||
  fail "the campaign: $(tail -3 "$folder/said")"

for path in rulesets/wuhan/*.kou; do
  name=$(basename "$path" .kou)
  log=$folder/$name.jsonl
  "$kou" build "$name" -o "$folder/$name.kplan" || { fail "$name: no plan"; continue; }
  "$build/play-log" "$folder/$name.kplan" "referee $name" "$hands" >"$log" || fail "$name: no log"
  python3 tests/oracle/referee.py "$log" || fail "$name: the referee objects"
  "$kou" verify "$log" >"$folder/verified" || fail "$name: kou verify refuses"
  grep -q "^$hands hands, $(wc -l <"$log") lines: every line is as the rules give it" "$folder/verified" || fail "$name: verify says $(tail -1 "$folder/verified")"
  "$kou" verify "$log" --plan "$folder/$name.kplan" >/dev/null || fail "$name: kou verify --plan refuses"
  [[ $("$kou" replay "$log" --explain | grep -c '^hand ') == "$hands" ]] || fail "$name: kou replay tells other hands"
  "$kou" replay "$log" --to 20 >"$folder/said" && grep -q '^after line 20$' "$folder/said" || fail "$name: kou replay --to shows no table"
  "$kou" replay "$log" --to 999999 >/dev/null 2>&1 && fail "$name: kou replay goes to a line that is not there"

  # One tile of one line is another, with and without the sums made right.
  line=$(grep -n '"line": "draw"' "$log" | sed -n '5s/:.*//p')
  sed "${line}s/\"at\": \([0-9]*\)/\"at\": 1\1/" "$log" >"$folder/forged.jsonl"
  for refused in "$kou verify" "$kou replay" "python3 tests/oracle/referee.py"; do
    $refused "$folder/forged.jsonl" >"$folder/said" 2>&1 && fail "$name: $refused takes a forged log"
    case $refused in *kou*) grep -q "forged.jsonl:$line: the sum is not" "$folder/said" || fail "$name: $refused says $(tail -1 "$folder/said")" ;; esac
  done
  python3 - "$folder/forged.jsonl" >"$folder/resealed.jsonl" <<'RESEAL'
import hashlib, sys
last = "0" * 16
for line in open(sys.argv[1], encoding="utf-8"):
    body = line.rstrip("\n")[:-28] + "}"
    last = hashlib.sha256((last + body).encode()).hexdigest()[:16]
    print(f'{body[:-1]}, "sum": "{last}"}}')
RESEAL
  for refused in "$kou verify" "$kou replay" "python3 tests/oracle/referee.py"; do
    $refused "$folder/resealed.jsonl" >"$folder/said" 2>&1 && fail "$name: $refused takes a forged and resealed log"
    case $refused in *kou*) grep -q "resealed.jsonl:$line: at byte" "$folder/said" || fail "$name: $refused says $(tail -1 "$folder/said")" ;; esac
  done
  # A share is another than the one that was committed to.
  line=$(grep -n '"line": "shares"' "$log" | sed 's/:.*//')
  python3 - "$log" "$line" >"$folder/share.jsonl" <<'SHARE'
import hashlib, sys
last = "0" * 16
for at, line in enumerate(open(sys.argv[1], encoding="utf-8"), 1):
    body = line.rstrip("\n")[:-28] + "}"
    if at == int(sys.argv[2]):
        first = body.index('["') + 2
        body = body[:first] + ("1" if body[first] == "0" else "0") + body[first + 1:]
    last = hashlib.sha256((last + body).encode()).hexdigest()[:16]
    print(f'{body[:-1]}, "sum": "{last}"}}')
SHARE
  for refused in "$kou verify" "$kou replay" "python3 tests/oracle/referee.py"; do
    $refused "$folder/share.jsonl" >"$folder/said" 2>&1 && fail "$name: $refused takes a share that nobody committed to"
  done
  "$kou" verify "$log" --lang en | grep -q '^seats that added to the seed: 0, 3; their shares are as committed$' || fail "$name: verify says nothing of shares"
  # Cut off in the middle of a line, and after one.
  head -c 4000 "$log" >"$folder/cut.jsonl"
  "$kou" verify "$folder/cut.jsonl" >/dev/null 2>&1 && fail "$name: half a line is taken"
  head -n 40 "$log" >"$folder/cut.jsonl"
  "$kou" verify "$folder/cut.jsonl" >/dev/null 2>"$folder/said" && fail "$name: a log that is cut off is taken"
  grep -q 'cut.jsonl:41: the log ends where' "$folder/said" || fail "$name: a log that is cut off: $(tail -1 "$folder/said")"
done
exit $status
