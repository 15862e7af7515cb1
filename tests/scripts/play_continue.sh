#!/bin/bash
# A match of `kou play` that was cut off goes on from its log, wherever it was cut, and ends as if nothing had been.
set -uo pipefail
KOU=${KOU:-build/release/kou}
[[ -x $KOU ]] || { echo "skipped: $KOU is not built"; exit 77; }
export LC_ALL=C.UTF-8 NO_COLOR=1
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT
bad=0
fail() { echo "play_continue: $*"; bad=1; }
ones() { printf '1\n%.0s' {1..600}; }
refused() {
  local code=$1 words=$2 said
  shift 2
  said=$("$KOU" "$@" --lang en </dev/null 2>&1)
  local status=$?
  ((status == code)) || fail "\`kou $*\` ends with $status, not $code"
  grep -qF -- "$words" <<<"$said" || fail "\`kou $*\` does not say \`$words\`: $said"
}
log=$work/log.jsonl whole=$work/whole.jsonl
start() { rm -f "$log" "$log.seed"; "$KOU" play -r kaikoufan --seed friday --bots greedy,random,greedy --seat 2 --log "$log" --lang en "$@" >"$work/out" 2>&1; }

ones | start --hands 3 || fail "a whole match fails"
cp "$log" "$whole"
[[ -e $log.seed ]] && fail "the seed stays when the match is over"

# Cut off by the end of input, within hands and between two.
for choices in 0 1 4 9 30; do
  head -n "$choices" < <(ones) | start || fail "a match that is cut off after $choices choices fails"
  [[ $(stat -c %a "$log.seed") == 600 ]] || fail "others may read the seed"
  seed=$(sed -n 's/^seed //p' "$log.seed")
  [[ $seed == "$(printf friday | sha256sum | cut -d' ' -f1)" ]] || fail "the file beside the log has another seed"
  grep -q "$seed" "$log" && fail "the log of a running match holds its seed"
  grep -qF "go on with: kou play --continue $log" "$work/out" || fail "it is not told how to go on"
  "$KOU" verify "$log" --running >"$work/said" 2>&1 || fail "the log of a running match does not verify: $(<"$work/said")"
  ones | "$KOU" play --continue "$log" --hands 3 >"$work/out" 2>&1 || fail "a match does not go on: $(tail -3 "$work/out")"
  cmp -s "$log" "$whole" || fail "cut off after $choices choices it ends otherwise"
  [[ -e $log.seed ]] && fail "the seed stays when the match is over"
done

# Cut off anywhere: in the middle of a line, of an action, of a hand. The seed was a text, so it can be told.
size=$(stat -c %s "$whole")
first=$(head -1 "$whole" | wc -c)
for cut in "$first" $((first + 1)) $((first + 700)) $((size / 5)) $((size / 3)) $((size / 2)) $((2 * size / 3)) $((size - 300)) $((size - 1)); do
  head -c "$cut" "$whole" >"$log"
  ones | "$KOU" play --continue "$log" --seed friday --bots greedy,random,greedy --seat 2 --hands 3 >"$work/out" 2>&1 ||
    fail "cut after $cut bytes it does not go on: $(tail -3 "$work/out")"
  cmp -s "$log" "$whole" || fail "cut after $cut bytes it ends otherwise"
done

# A secret seed, and a share of one's own: what was committed to is opened in the end.
rm -f "$log"
{ echo 'my own line'; echo 1; } | "$KOU" play -r kaikoufan --share --log "$log" >"$work/out" 2>&1 || fail "a match with a share fails"
ones | "$KOU" play --continue "$log" --hands 1 >"$work/out" 2>&1 || fail "a match with a share does not go on"
"$KOU" verify "$log" --lang en | grep -q '^seats that added to the seed: 0;' || fail "the log of a match that went on does not verify"

# What cannot go on, and is left as it is.
start </dev/null
cp "$log" "$work/kept.jsonl"
refused 1 'there is no match' play --continue "$whole"
refused 1 'No such file' play --continue "$work/none.jsonl"
refused 1 'this is no file' play --continue /dev/null
refused 1 'is not the one that' play --continue "$log" --seed monday
mv "$log.seed" "$work/away"
refused 1 "\`$log.seed\` with the seed of the match is missing" play --continue "$log"
echo nonsense >"$log.seed"
refused 1 'is no file with the seed of a match' play --continue "$log"
mv "$work/away" "$log.seed"
sed 's/"totals": \[0, 0, 0, 0\]/"totals": [5, -5, 0, 0]/' "$work/kept.jsonl" >"$log"
refused 1 'log.jsonl:2: the sum is not' play --continue "$log"
cp "$work/kept.jsonl" "$log"
refused 2 'excludes' play --continue "$log" --log "$work/other.jsonl"
refused 2 'which rules' play
cmp -s "$log" "$work/kept.jsonl" || fail "a log that was refused is changed"
mkfifo "$work/fifo"
"$KOU" play --continue "$log" <"$work/fifo" >"$work/out" &
pid=$!
exec 9>"$work/fifo"
for _ in {1..50}; do grep -q '1 ' "$work/out" && break; sleep 0.1; done
refused 1 'another run writes' play --continue "$log"
kill -KILL $pid
wait $pid 2>/dev/null
exec 9>&-
ones | "$KOU" play --continue "$log" --hands 3 >"$work/out" 2>&1 || fail "after a kill it does not go on"
cmp -s "$log" "$whole" || fail "after a kill it ends otherwise"
exit $bad
