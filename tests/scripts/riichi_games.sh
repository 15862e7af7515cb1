#!/bin/bash
# Whole riichi matches against npm's @kobalab/majiang-core (cmake/npm_packages.txt): bots play, and the other engine plays the same walls and
# actions. At every decision the same is open, every hand ends with the same payments, every match at the same hand.
# Usage: riichi_games.sh [<hands of each table of bots>]
set -uo pipefail
root=$(cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" && pwd) || exit 1
KOU=${KOU:-$root/build/release/kou}
peers=${KAIKOU_PEERS:-$root/build/peers/node_modules}
hands=${1:-48}
[[ -x $KOU ]] || { echo "skipped: $KOU is not built"; exit 77; }
command -v node >/dev/null || { echo 'skipped: there is no node'; exit 77; }
[[ -d $peers/@kobalab/majiang-core ]] || { echo "skipped: @kobalab/majiang-core is not in $peers"; exit 77; }
work=$(mktemp -d) || exit 1
trap 'rm -rf -- "$work"' EXIT
export LANG=C.UTF-8 LC_ALL=C.UTF-8 KAIKOU_RULESETS=$root/rulesets
status=0
for bots in greedy random greedy,random,greedy,random random,random,random,greedy; do
  # A match of 16 hands by the simulation; several by the rules, one after the other.
  "$KOU" sim -r riichi -n "$hands" --bots "$bots" --seed "${KAIKOU_PEER_SEED:-games}" --log "$work/log.jsonl" >/dev/null || { echo "no log of $bots"; status=1; continue; }
  NODE_PATH=$peers timeout 600 node "$root/tests/peers/riichi_games.js" <"$work/log.jsonl" || { echo "bots: $bots"; status=1; }
  rm -f -- "$work/log.jsonl"
done
exit $status
