#!/bin/bash
# The riichi ruleset against npm's @kobalab/majiang-core (cmake/npm_packages.txt) on ten thousand random winning hands: the same
# hands win, with the same points for every seat, the same han and fu.
set -uo pipefail
root=$(cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" && pwd) || exit 1
KOU=${KOU:-$root/build/release/kou}
peers=${KAIKOU_PEERS:-$root/build/peers/node_modules}
[[ -x $KOU ]] || { echo "skipped: $KOU is not built"; exit 77; }
for tool in node python3; do command -v "$tool" >/dev/null || { echo "skipped: there is no $tool"; exit 77; }; done
[[ -d $peers/@kobalab/majiang-core ]] || { echo "skipped: @kobalab/majiang-core is not in $peers"; exit 77; }
work=$(mktemp -d) || exit 1
trap 'rm -rf -- "$work"' EXIT
export LANG=C.UTF-8 LC_ALL=C.UTF-8 PYTHONUTF8=1 KAIKOU_RULESETS=$root/rulesets
python3 "$root/tests/peers/random_wins.py" riichi "${KAIKOU_PEER_HANDS:-10000}" "${KAIKOU_PEER_SEED:-1}" > "$work/cases.jsonl" || exit 1
NODE_PATH=$peers timeout 300 node "$root/tests/peers/riichi_peer.js" < "$work/cases.jsonl" > "$work/peer.jsonl" || exit 1
timeout 300 "$KOU" score --batch "$work/cases.jsonl" > "$work/own.jsonl" || { echo "kou refuses a case"; grep error "$work/own.jsonl" | head -3; exit 1; }
python3 "$root/tests/peers/compare_points.py" "$work/own.jsonl" "$work/peer.jsonl" "$work/cases.jsonl"
