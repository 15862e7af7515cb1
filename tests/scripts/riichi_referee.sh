#!/bin/bash
# Logs of riichi by bots and by options chosen by chance: the referee that knows nothing but the rules in words has no objection, and objects
# where a payment, an indicator or what was open is changed. Skipped without python3.
# Usage: riichi_referee.sh [<hands of each table of bots>]
set -uo pipefail
root=$(cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" && pwd) || exit 1
KOU=${KOU:-${KAIKOU_BUILD:-$root/build/release}/kou}
hands=${1:-8}
[[ -x $KOU ]] || { echo "skipped: $KOU is not built"; exit 77; }
command -v python3 >/dev/null || { echo 'skipped: there is no python3'; exit 77; }
work=$(mktemp -d) || exit 1
trap 'rm -rf -- "$work"' EXIT
export LANG=C.UTF-8 LC_ALL=C.UTF-8 PYTHONUTF8=1 KAIKOU_RULESETS=$root/rulesets
status=0 table=0
RANDOM=1868
pick() { local of=("$@"); echo "${of[RANDOM % $#]}"; }
for bots in greedy random greedy,random,greedy,random search; do
  for options in default random random; do
    chosen=()
    if [[ $options == random ]]; then
      for name in 食断 切上满贯 双倍役满 累计役满 复合役满 头跳 食替可 途中流局 流局满贯 里宝 西入 击飞 和了止; do chosen+=(-o "$name=$(pick yes no)"); done
      chosen+=(-o "连风符=$(pick 2 4)" -o "三家和=$(pick 不算 都和)" -o "明杠宝=$(pick 后 即)" -o "场数=$(pick 1 2 4)" -o "大马=$(pick 10000 30000)")
    fi
    log=$work/$((++table)).jsonl
    "$KOU" sim -r riichi "${chosen[@]}" -n "$hands" --bots "$bots" --seed "referee $table" --log "$log" >/dev/null 2>"$work/said" ||
      { echo "no log of ${chosen[*]}: $(<"$work/said")"; status=1; continue; }
    python3 "$root/tests/oracle/riichi_referee.py" "$log" >"$work/said" || { echo "$bots ${chosen[*]}: $(<"$work/said")"; status=1; }
  done
done

# It sees what is wrong: sums are made anew after each change.
changed() {  # <sed script>
  python3 - "$work/1.jsonl" "$1" <<'EOF' >"$work/changed.jsonl"
import hashlib, subprocess, sys
text = subprocess.run(["sed", sys.argv[2], sys.argv[1]], capture_output=True, text=True, check=True).stdout
before = "0" * 16
for line in text.splitlines():
    body = line[:-28] + "}"
    before = "0" * 16 if body.startswith('{"line": "match"') else before
    before = hashlib.sha256((before + body).encode()).hexdigest()[:16]
    print(f'{body[:-1]}, "sum": "{before}"}}')
EOF
  ! cmp -s "$work/1.jsonl" "$work/changed.jsonl" || { echo "nothing was changed by $1"; status=1; }
  python3 "$root/tests/oracle/riichi_referee.py" "$work/changed.jsonl" >/dev/null && { echo "the referee does not see $1"; status=1; }
}
changed '0,/"took": "discard/s/"open": \["discard [^"]*", /"open": [/'
changed '/"line": "end"/s/"next_dealer": [0-2]/"next_dealer": 3/'
changed '0,/"line": "turned"/s/"at": 130/"at": 128/'
changed '0,/"line": "settlement"/s/"han": \([0-9]\)/"han": 1\1/'
changed '0,/"line": "settlement"/s/"fu": \([0-9]\)/"fu": 1\1/'
exit $status
