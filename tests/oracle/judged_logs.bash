# shellcheck shell=bash
# Sourced by the tests of the referees of games with a course, after `referee` names one of them and `hands` says how many a table plays:
# logs of bots that it must have no objection to, and the first of them with a change that it must object to.
root=$(cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" && pwd) || exit 1
KOU=${KOU:-${KAIKOU_BUILD:-$root/build/release}/kou}
[[ -x $KOU ]] || { echo "skipped: $KOU is not built"; exit 77; }
command -v python3 >/dev/null || { echo 'skipped: there is no python3'; exit 77; }
work=$(mktemp -d) || exit 1
trap 'rm -rf -- "$work"' EXIT
export LANG=C.UTF-8 LC_ALL=C.UTF-8 PYTHONUTF8=1 KAIKOU_RULESETS=$root/rulesets
status=0 table=0

# pick <value>…: one of them. What is picked hangs on RANDOM, so it is the same in every run.
pick() { local of=("$@"); echo "${of[RANDOM % $#]}"; }

# judged <ruleset> <bots> [-o <option>=<value>]…
judged() {
  local log=$work/$((++table)).jsonl
  "$KOU" sim -r "$1" "${@:3}" -n "$hands" --bots "$2" --seed "referee $table" --log "$log" >/dev/null 2>"$work/said" ||
    { echo "no log of $*: $(<"$work/said")"; status=1; return; }
  python3 "$root/tests/oracle/$referee" "$log" >"$work/said" || { echo "$*: $(<"$work/said")"; status=1; }
}

# changed <sed script>: sums are made anew after the change.
changed() {
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
  python3 "$root/tests/oracle/$referee" "$work/changed.jsonl" >/dev/null && { echo "the referee does not see $1"; status=1; }
}
