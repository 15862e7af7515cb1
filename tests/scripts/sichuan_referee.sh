#!/bin/bash
# Logs of Sichuan by bots and by options chosen by chance: the referee that knows nothing but the rules in words has no objection, and objects
# where a payment or what was open is changed. Skipped without python3.
# Usage: sichuan_referee.sh [<hands of each table of bots>]
set -uo pipefail
root=$(cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" && pwd) || exit 1
KOU=${KOU:-${KAIKOU_BUILD:-$root/build/release}/kou}
hands=${1:-10}
[[ -x $KOU ]] || { echo "skipped: $KOU is not built"; exit 77; }
command -v python3 >/dev/null || { echo 'skipped: there is no python3'; exit 77; }
work=$(mktemp -d) || exit 1
trap 'rm -rf -- "$work"' EXIT
export LANG=C.UTF-8 LC_ALL=C.UTF-8 PYTHONUTF8=1 KAIKOU_RULESETS=$root/rulesets
status=0 table=0
RANDOM=4177
pick() { local of=("$@"); echo "${of[RANDOM % $#]}"; }
for ruleset in sichuan sichuan_xueliu; do
  for bots in greedy random greedy,random,greedy,random search; do
    for options in default random; do
      chosen=()
      [[ $options == random ]] &&
        chosen=(-o "换三张=$(pick yes no)" -o "封顶=$(pick none 2 3 4 6)" -o "底=$(pick 1 2 5)" -o "自摸=$(pick 加底 加番 不加)" -o "点杠花=$(pick 当自摸 当点炮)"
          -o "转移=$(pick yes no)" -o "幺九将对=$(pick yes no)" -o "天地胡=$(pick yes no)" -o "局数=$(pick 1 4 8)")
      log=$work/$((++table)).jsonl
      "$KOU" sim -r "$ruleset" "${chosen[@]}" -n "$hands" --bots "$bots" --seed "referee $table" --log "$log" >/dev/null 2>"$work/said" ||
        { echo "no log of $ruleset ${chosen[*]}: $(<"$work/said")"; status=1; continue; }
      python3 "$root/tests/oracle/sichuan_referee.py" "$log" >"$work/said" || { echo "$ruleset $bots ${chosen[*]}: $(<"$work/said")"; status=1; }
    done
  done
done

# It sees what is wrong: sums are made anew after each change.
changed() {  # <sed script>
  python3 - "$work/1.jsonl" "$1" <<'EOF' >"$work/changed.jsonl"
import hashlib, re, subprocess, sys
text = subprocess.run(["sed", sys.argv[2], sys.argv[1]], capture_output=True, text=True, check=True).stdout
before = "0" * 16
for line in text.splitlines():
    body = line[:-28] + "}"
    before = "0" * 16 if body.startswith('{"line": "match"') else before
    before = hashlib.sha256((before + body).encode()).hexdigest()[:16]
    print(f'{body[:-1]}, "sum": "{before}"}}')
EOF
  ! cmp -s "$work/1.jsonl" "$work/changed.jsonl" || { echo "nothing was changed by $1"; status=1; }
  python3 "$root/tests/oracle/sichuan_referee.py" "$work/changed.jsonl" >/dev/null && { echo "the referee does not see $1"; status=1; }
}
changed '0,/"took": "discard/s/"open": \["discard [^"]*", /"open": [/'
changed '0,/"next_dealer": 0/s/"next_dealer": 0/"next_dealer": 3/'
changed '0,/"line": "paid"/s/"moved": false/"moved": true/'
changed '0,/"line": "settlement"/s/"fan": \([0-9]\)/"fan": 1\1/'
exit $status
