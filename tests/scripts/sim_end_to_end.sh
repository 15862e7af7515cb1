#!/bin/bash
# `kou sim` and `kou play` as users run them: the same result on any number of threads and in any parts, to the byte; shards
# that do not belong together are refused; a game in a pipe ends as it should.
set -uo pipefail
KOU=${KOU:-build/release/kou}
[[ -x $KOU ]] || { echo "skipped: $KOU is not built"; exit 77; }
export LC_ALL=C.UTF-8
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
bad=0
fail() { echo "$1"; bad=1; }
sim() { "$KOU" sim "$@"; }
refused() {  # <code> <word of the message> <arguments…>
  local want=$1 word=$2 text code
  shift 2
  text=$("$KOU" "$@" 2>&1 </dev/null)
  code=$?
  ((code == want)) || fail "kou $*: exit $code, not $want"
  [[ $text == *"$word"* ]] || fail "kou $*: says \`$text\`, not $word"
}

ones() { printf '1\n%.0s' {1..600}; }

common=(-r kaikoufan -n 130 --seed friday --match 8 --bots greedy,random,greedy,greedy --json)
sim "${common[@]}" --threads 1 >"$work/whole" || fail "a run fails"
sim "${common[@]}" --threads 3 >"$work/threads" || fail "a run on threads fails"
cmp -s "$work/whole" "$work/threads" || fail "threads change the result"
for i in 1 2 3; do sim "${common[@]}" --shard $i/3 >"$work/part$i" || fail "shard $i fails"; done
sim --merge "$work"/part{3,1,2} --json >"$work/merged" || fail "merging fails"
cmp -s "$work/whole" "$work/merged" || fail "merged shards are not the whole"
sim --merge "$work/whole" --lang en >"$work/text" || fail "a report fails"
sim "${common[@]:0:10}" --lang en 2>&1 | cmp -s - "$work/text" || fail "the report of a record is not that of the run"
grep -q 'hands · seed friday' "$work/text" || fail "the report does not say what was played"

refused 1 'is in both' sim --merge "$work/part1" "$work/part1"
sim -r kaikoufan -n 130 --seed other --match 8 --bots greedy,random,greedy,greedy --json --shard 1/3 >"$work/other"
refused 1 'seed' sim --merge "$work/part2" "$work/other"
sim "${common[@]}" -o 封顶=none --shard 1/3 >"$work/other"
refused 1 'options' sim --merge "$work/part2" "$work/other"
echo '{"kaikou_sim": 1}' >"$work/other"
refused 1 'damaged' sim --merge "$work/other"
sed 's/"hands": \["130"\|"hands": "130"\|"hands": 130/"hands": 131/' "$work/whole" >"$work/other"
cmp -s "$work/whole" "$work/other" || "$KOU" sim --merge "$work/other" >/dev/null 2>&1 && fail "a record that counts other hands is taken"
refused 1 'no record' sim --merge "$0"
refused 2 'which rules' sim
refused 2 'bot' sim -r kaikoufan --bots nobody
refused 2 '--bots' sim -r kaikoufan --bots greedy,greedy
refused 2 '--shard' sim -r kaikoufan --shard 3/2
refused 2 'NAME=VALUE' sim -r kaikoufan -o 封顶
refused 1 'different tiles' sim -r kaikoufan --compare "$(pwd)/tests/language/three_seats.kou"

# Logs: one file of all matches, the same on any threads and in any parts; a file that cannot be written loses no counts.
sim "${common[@]}" --threads 1 --log "$work/one.jsonl" | cmp -s - "$work/whole" || fail "a log changes the result"
sim "${common[@]}" --threads 3 --log "$work/three.jsonl" >"$work/out" || fail "a log on threads fails"
cmp -s "$work/one.jsonl" "$work/three.jsonl" || fail "threads change the log"
for i in 1 2; do sim "${common[@]}" --shard $i/2 --log "$work/half$i.jsonl" >"$work/out" || fail "a log of a shard fails"; done
cat "$work"/half?.jsonl | cmp -s - "$work/one.jsonl" || fail "the logs of shards are not the log of the whole"
"$KOU" verify "$work/one.jsonl" --lang en | tail -1 | grep -q "^130 hands, $(wc -l <"$work/one.jsonl") lines: every" || fail "the log does not verify"
(($("$KOU" replay "$work/one.jsonl" --lang en | grep -c '^totals:') == 17)) || fail "the replay does not tell 17 matches"
cut=$(grep -n '"line": "match"' "$work/one.jsonl" | sed -n '3s/:.*//p')
"$KOU" replay "$work/one.jsonl" --to $((cut + 3)) --lang en | grep -q "^after line $((cut + 3))" || fail "no table in the third match"
sed "$((cut + 5))s/\"tile\"/\"tiel\"/;$((cut + 5))s/seat/seta/" "$work/one.jsonl" >"$work/forged.jsonl"
refused 1 "forged.jsonl:$((cut + 5)): the sum" verify "$work/forged.jsonl"
{ head -n $((cut - 1)) "$work/one.jsonl"; echo '{}'; } >"$work/odd.jsonl"
refused 1 "odd.jsonl:$cut: this is not the line" replay "$work/odd.jsonl"
sim -r pizi -n 3 --seed friday --log "$work/other.jsonl" >"$work/out" || fail "a log of other rules fails"
cat "$work/one.jsonl" "$work/other.jsonl" >"$work/both.jsonl"
"$KOU" verify "$work/both.jsonl" --lang en | tail -1 | grep -q '^133 hands' || fail "logs of two rulesets do not verify"
if [[ -w /dev/full ]]; then
  "$KOU" sim "${common[@]}" --log /dev/full >"$work/out" 2>"$work/said" && fail "a full disk is no failure"
  grep -q 'cannot write `/dev/full`' "$work/said" || fail "a full disk: $(cat "$work/said")"
  sim --merge "$work/out" --lang en >/dev/null || fail "a full disk loses what was counted"
fi
# The good part of a log stays when a second signal ends the run, and while another run writes a log its name is taken.
"$KOU" sim -r kaikoufan -n 200000 --bots random --threads 1 --log "$work/killed.jsonl" >"$work/out" 2>&1 &
pid=$!
for _ in {1..100}; do [[ -s $work/killed.jsonl ]] && break; sleep 0.1; done
refused 1 'another run writes it' sim -r kaikoufan -n 1 --log "$work/killed.jsonl"
kill -KILL $pid
wait $pid 2>/dev/null
"$KOU" verify "$work/killed.jsonl" --running --lang en >"$work/said" 2>&1
grep -q '^hand 0: ' "$work/said" || fail "a run that was killed keeps no log: $(head -3 "$work/said")"
cp "$work/killed.jsonl" "$work/killed.before"
refused 1 'already' sim -r kaikoufan -n 1 --log "$work/killed.jsonl"
cmp -s "$work/killed.jsonl" "$work/killed.before" || fail "a log that was there is written over"
if [[ -w /dev/shm ]] && command -v prlimit >/dev/null; then
  (ulimit -f 64; trap '' XFSZ; "$KOU" sim -r kaikoufan -n 300 --bots random --log "$work/full.jsonl" >"$work/out" 2>"$work/said")
  grep -q 'cannot write' "$work/said" || fail "a file that may not grow: $(cat "$work/said")"
  [[ $(tail -c 1 "$work/full.jsonl" | od -An -tx1) == ' 0a' ]] || fail "a full disk leaves half a line"
  grep -q '"line": "end"' "$work/full.jsonl" || fail "a full disk takes the good part of a log"
fi
# A rule that cannot be computed is named, with its place, the seat and the amount, and the run does not end well.
printf 'ruleset half extends kaikoufan\npayment { 半 after 封顶 "半" / "half" : x 1/3 }\n' >"$work/half.kou"
"$KOU" sim -r "$work/half.kou" -n 20 --lang en >"$work/out" 2>"$work/said"
[[ $? == 1 ]] || fail "void hands end well"
grep -q 'half.kou:2:[0-9]*) cannot be computed: points are not whole: seat [0-3] would pay [0-9]*/3' "$work/said" || fail "void hands: $(cat "$work/said")"
refused 1 'cannot write' sim -r kaikoufan -n 1 --log "$work/no/such.jsonl"
refused 2 'rule file' sim -r kaikoufan -n 1 --log "$work/x.kou"
refused 2 'excludes' sim -r kaikoufan -n 1 --log "$work/x.jsonl" --compare pizi

# A ruleset against itself: no difference is anything but 0.
sim -r pizi -n 40 --compare pizi --json >"$work/same" || fail "comparing fails"
grep -o '"differences": .*' "$work/same" | grep -qE '"[1-9-][0-9]*"' && fail "a ruleset differs from itself"
sim -r pizi -n 40 --compare-option 闭=no --lang en | grep -q 'what changed' || fail "comparing an option fails"

# Stopped: what is done is said, and can be gone on with.
"$KOU" sim -r kaikoufan -n 4000000 --threads 2 --json >"$work/stopped" &
pid=$!
sleep 2
kill -INT $pid
wait $pid || fail "a stopped run fails"
sim --merge "$work/stopped" --lang en | grep -q 'only a part' || fail "a stopped run does not say so"

# A game in a pipe.
printf '?\nh\nt\nnonsense\n99\n9s\n' | "$KOU" play -r kaikoufan --seed friday --lang en >"$work/play" || fail "the end of input is no failure"
for word in 'a number: that choice' 'a bot would choose' 'no such choice' 'goodbye'; do
  grep -q "$word" "$work/play" || fail "the game does not say: $word"
done
ones | "$KOU" play -r kaikoufan --seed friday --hands 2 --lang en >"$work/play" || fail "a whole game fails"
(($(grep -c '^totals' "$work/play") == 2)) || fail "two hands have two totals"
ones | "$KOU" play -r kaikoufan --seed friday --hands 2 --lang en | cmp -s - "$work/play" || fail "the same seed is another game"
ones | "$KOU" play -r kaikoufan --seed friday --hands 2 --log "$work/play.jsonl" >"$work/out" || fail "a game with a log fails"
"$KOU" verify "$work/play.jsonl" --lang en | tail -1 | grep -q '^2 hands' || fail "the log of a game does not verify"
refused 1 'already' play -r kaikoufan --log "$work/play.jsonl"
refused 1 'already' sim -r kaikoufan -n 1 --log "$work/play.jsonl"
"$KOU" replay "$work/play.jsonl" --moves --explain --lang en >"$work/told" || fail "the moves of a game are not told"
for word in '^hand 0$' '  seat 0  discards ' '  seat 1  draws ' 'wins'; do grep -q -- "$word" "$work/told" || fail "the moves lack $word"; done
refused 1 'the log is of `kaikoufan`, not of `pizi`' verify "$work/play.jsonl" -r pizi
# Without a seed: 32 bytes that nobody was told, committed to before the deal and opened at the end. With --share the player adds.
ones | "$KOU" play -r kaikoufan --hands 1 --log "$work/secret.jsonl" --lang en >"$work/secret" || fail "a game without a seed fails"
said=$(sed -n 's/^commitment to the seed //p' "$work/secret") opened=$(sed -n 's/^the seed was //p' "$work/secret")
[[ ${#opened} == 64 && $(printf "$(sed 's/../\\x&/g' <<<"$opened")" | sha256sum | cut -d' ' -f1) == "$said" ]] || fail "the seed is not the one committed to: $said $opened"
(($(grep -n '^the seed was' "$work/secret" | cut -d: -f1) > $(grep -n '^totals' "$work/secret" | tail -1 | cut -d: -f1))) || fail "the seed is told before the end"
"$KOU" verify "$work/secret.jsonl" >/dev/null || fail "the log of a game without a seed does not verify"
ones | "$KOU" play -r kaikoufan --hands 1 --lang en | grep -q "$said" && fail "two games without a seed are the same"
{ echo 'my own line'; ones; } | "$KOU" play -r kaikoufan --seed friday --share --hands 1 --log "$work/share.jsonl" --lang en >"$work/shared" || fail "a game with a share fails"
grep -q "your share is $(printf 'my own line' | sha256sum | cut -d' ' -f1)$" "$work/shared" || fail "the share is not the line that was typed"
"$KOU" verify "$work/share.jsonl" --lang en | grep -q '^seats that added to the seed: 0;' || fail "verify does not tell who added to the seed"
cmp -s <(grep '"line": "wall"' "$work/share.jsonl") <(grep '"line": "wall"' "$work/play.jsonl" | head -1) && fail "a share changes no wall"
printf '1\nq\nno\nq\nq\n' | "$KOU" play -r kaikoufan --seed friday --log "$work/left.jsonl" >"$work/out" || fail "leaving with a log fails"
"$KOU" verify "$work/left.jsonl" --lang en | grep -q 'leaves: -400' || fail "the log of a game that was left does not verify"
# A game that ends in the middle, by the end of input or a signal, is kept as far as it went, and nobody has left.
printf '1\n1\n' | "$KOU" play -r kaikoufan --seed friday --log "$work/cut.jsonl" --lang en >"$work/out" || fail "a game that is cut off fails"
grep -q leaves "$work/out" && fail "the end of input is taken for leaving"
refused 1 'the log ends where a line `action` should follow' verify "$work/cut.jsonl"
"$KOU" verify "$work/cut.jsonl" --running --lang en | grep -q 'still runs' || fail "the log of a running match does not verify"
mkfifo "$work/fifo"
"$KOU" play -r kaikoufan --seed friday --log "$work/signal.jsonl" <"$work/fifo" >"$work/out" &
pid=$!
exec 9>"$work/fifo"
echo 1 >&9
for _ in {1..50}; do grep -q '2 ' "$work/out" && break; sleep 0.1; done
kill -INT $pid
wait $pid || fail "a game that is interrupted fails"
exec 9>&-
"$KOU" verify "$work/signal.jsonl" --running --lang en | grep -q 'still runs' || fail "an interrupted game keeps no log"
[[ $(compgen -G "$work/*.jsonl.*" | sort | tr '\n' ' ') == "$work/cut.jsonl.seed $work/signal.jsonl.seed " ]] || fail "a game leaves pieces of a log, or no seed to go on with"
refused 1 'cannot write' play -r kaikoufan --log "$work/no/such.jsonl"
printf 'q\nq\n' | "$KOU" play -r kaikoufan --seed a --lang en | grep -q -- '-400' || fail "leaving is not charged"
ones | "$KOU" play -r kaikoufan --seed friday --hands 1 --tiles unicode --lang zh | grep -q '🀇\|🀙\|🀐' || fail "no glyphs"
refused 2 'seats' play -r tests/language/three_seats.kou --seat 3
refused 2 'bot' play -r kaikoufan --bots nobody
exit $bad
