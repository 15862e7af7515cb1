#!/bin/bash
# Logs of riichi by bots and by options chosen by chance: the referee that knows nothing but the rules in words has no objection, and objects
# where a payment, an indicator or what was open is changed. Skipped without python3.
# Usage: riichi_referee.sh [<hands of each table of bots>]
set -uo pipefail
referee=riichi_referee.py hands=${1:-8}
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../oracle/judged_logs.bash"
RANDOM=1868
for bots in greedy random greedy,random,greedy,random search; do
  judged riichi "$bots"
  for _ in 1 2; do
    chosen=()
    for name in 食断 切上满贯 双倍役满 累计役满 复合役满 头跳 食替可 途中流局 流局满贯 里宝 西入 击飞 和了止; do chosen+=(-o "$name=$(pick yes no)"); done
    judged riichi "$bots" "${chosen[@]}" -o "连风符=$(pick 2 4)" -o "三家和=$(pick 不算 都和)" -o "明杠宝=$(pick 后 即)" -o "场数=$(pick 1 2 4)" -o "大马=$(pick 10000 30000)"
  done
done

changed '0,/"took": "discard/s/"open": \["discard [^"]*", /"open": [/'
changed '/"line": "end"/s/"next_dealer": [0-2]/"next_dealer": 3/'
changed '0,/"line": "turned"/s/"at": 130/"at": 128/'
changed '0,/"line": "settlement"/s/"han": \([0-9]\)/"han": 1\1/'
changed '0,/"line": "settlement"/s/"fu": \([0-9]\)/"fu": 1\1/'
exit $status
