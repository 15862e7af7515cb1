#!/bin/bash
# Logs of Sichuan by bots and by options chosen by chance: the referee that knows nothing but the rules in words has no objection, and objects
# where a payment or what was open is changed. Skipped without python3.
# Usage: sichuan_referee.sh [<hands of each table of bots>]
set -uo pipefail
referee=sichuan_referee.py hands=${1:-10}
source "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../oracle/judged_logs.bash"
RANDOM=4177
for ruleset in sichuan sichuan_xueliu; do
  for bots in greedy random greedy,random,greedy,random search; do
    judged "$ruleset" "$bots"
    judged "$ruleset" "$bots" -o "换三张=$(pick yes no)" -o "封顶=$(pick none 2 3 4 6)" -o "底=$(pick 1 2 5)" -o "自摸=$(pick 加底 加番 不加)" \
      -o "点杠花=$(pick 当自摸 当点炮)" -o "转移=$(pick yes no)" -o "幺九将对=$(pick yes no)" -o "天地胡=$(pick yes no)" -o "局数=$(pick 1 4 8)"
  done
done

changed '0,/"took": "discard/s/"open": \["discard [^"]*", /"open": [/'
changed '0,/"next_dealer": 0/s/"next_dealer": 0/"next_dealer": 3/'
changed '0,/"line": "paid"/s/"moved": false/"moved": true/'
changed '0,/"line": "settlement"/s/"fan": \([0-9]\)/"fan": 1\1/'
exit $status
