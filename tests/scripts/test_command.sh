#!/bin/bash
# `kou test`: filters, formats, examples of bases, files without examples; and both languages of help, usage and diagnostics.
set -uo pipefail
root=${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}
root=$(cd -- "$root" && pwd) || exit 1
kou=$(readlink -f -- "${KOU:-$root/build/release/kou}")
[[ -x $kou ]] || { echo "skipped: $kou is not built"; exit 77; }
export LANG=C.UTF-8 LC_ALL= NO_COLOR=1 KAIKOU_RULESETS=$root/rulesets
unset KAIKOU_LANG LC_MESSAGES
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
cd -- "$work" || exit 1
bad=0
# expect <exit> <text in the output> <command…>; the output is kept in $got
expect() {
  local want=$1 text=$2 exit=0
  shift 2
  got=$("$@" 2>&1) || exit=$?
  [[ $exit == "$want" && $got == *"$text"* ]] && return
  echo "exit $exit instead of $want, or no '$text': $*"
  sed 's/^/    /' <<<"$got" | head -n 20
  bad=$((bad + 1))
}
refute() { [[ $got != *"$1"* ]] || { echo "'$1' stands in: $got" | head -n 5; bad=$((bad + 1)); }; }

cat >base_room.kou <<'END'
ruleset base_room "底" / "Base" extends kaikoufan
example "甲" / "first" { indicator 3m
  seat 0: hand 22p67s meld 碰 111p from 1 meld 碰 333s from 2 meld 吃 123m from 3
  win seat 0 with 8s self drawn
  expect hard }
END
cat >room.kou <<'END'
ruleset room "房" / "Room" extends base_room
example "乙" / "second" { indicator 3m
  seat 0: hand 22p67s meld 碰 111p from 1 meld 碰 333s from 2 meld 吃 123m from 3
  win seat 0 with 8s self drawn
  expect not hard }
example "丙" / "third" { indicator 3m
  seat 0: hand 22p67s meld 碰 111p from 1 meld 碰 333s from 2 meld 吃 123m from 3
  win seat 0 with 8s self drawn
  expect hard }
END
printf 'ruleset empty_room "空" / "Empty" extends kaikoufan\n' >empty_room.kou

expect 1 '1 passed, 1 failed' "$kou" test room.kou
expect 1 '1 个通过，1 个失败' "$kou" test room.kou --lang zh
refute passed
expect 0 '1 passed, 0 failed' "$kou" test room.kou --filter third
refute second
expect 0 '1 passed, 0 failed' "$kou" test room.kou --filter 丙
expect 1 'ok    first  base_room.kou:2' "$kou" test room.kou --bases
expect 0 'base_room.kou:2' "$kou" test room.kou --bases --filter first
# House files have examples too: in the words of a command line.
cat >house_room.yaml <<'END'
base: room
options: {封顶: 200}
examples:
  - title: {zh: 丁, en: fourth}
    case:
      - indicator 8s
      - dealer 0
      - seat 0: 222557m 77m 99s, 碰 555s from 2, aside 中
      - win 0 5m self_draw
    expect: [points +360 -120 -120 -120, fans 碰碰胡, hard]
  - title: fifth
    options: {封顶: 60}
    case: "indicator 8s; dealer 0; seat 0: 222557m 77m 99s, 碰 555s from 2, aside 中; win 0 5m self_draw"
    expect: points +1200 -400 -400 -400
  - title: sixth
    case: "indicator 3m; dealer 3; seat 0: 234s 678s 78m 22p, 碰 111p from 1; waits 0"
    expect: waits 4m 6m 9m
END
sed -e '/sixth/,$d' -e 's/+360/+361/' house_room.yaml >wrong_room.yaml
printf 'base: room\nexamples:\n  - case: nonsense\n    expect: refused\n  - case: dealer 0\n    expect: refused\n' >vague_room.yaml
printf 'base: house_room\nexamples:\n  - {case: dealer 0, expect: points +}\n' >broken_room.yaml
expect 0 '3 passed, 0 failed' "$kou" test house_room.yaml
expect 0 'ok    fourth  house_room.yaml:4' "$kou" test house_room.yaml
expect 0 '1 passed, 0 failed' "$kou" test house_room.yaml --filter fifth
expect 1 'ok    fourth  house_room.yaml:4' "$kou" test house_room.yaml --bases
expect 1 'second  room.kou:2' "$kou" test house_room.yaml --bases
expect 1 'expected points 361' "$kou" test wrong_room.yaml
expect 1 '1 examples of `wrong_room.yaml` fail' "$kou" build wrong_room.yaml -o wrong_room.kplan
expect 1 '0 passed, 2 failed' "$kou" test vague_room.yaml
expect 1 'the case tells no win' "$kou" test vague_room.yaml
expect 1 'broken_room.yaml:3:30: error[K0610]' "$kou" check broken_room.yaml
expect 1 '例子的期望' "$kou" check --lang zh broken_room.yaml
expect 0 'there is no example whose title has `nonsense`' "$kou" test room.kou --filter nonsense
expect 0 'there are no examples in `empty_room.kou`' "$kou" test empty_room.kou
expect 0 '没有例子' "$kou" test --lang zh empty_room.kou
expect 1 '"failed": 1' "$kou" test room.kou --format json
{ "$kou" test room.kou --format json; true; } | python3 -m json.tool >/dev/null || { echo 'the JSON does not read back'; bad=$((bad + 1)); }
expect 1 '<testsuites name="kou test" tests="2" failures="1">' "$kou" test room.kou --format junit
{ "$kou" test room.kou --format junit; true; } | python3 -c 'import sys, xml.dom.minidom as x; x.parse(sys.stdin)' || { echo 'the XML does not read back'; bad=$((bad + 1)); }
expect 1 'K0201' "$kou" test missing.kou --format json

# The language: an option, a variable, the locale, in this order; English where none says Chinese.
echo 'ruleset wrong "错" / "Wrong" extends kaikoufann' >wrong.kou
expect 1 'error[K0201]: there is no ruleset or module `kaikoufann`' "$kou" check wrong.kou
expect 1 '错误[K0201]: 没有叫 `kaikoufann` 的规则或模块' "$kou" check wrong.kou --lang zh
expect 1 '您是不是要写 `kaikoufan`？' env KAIKOU_LANG=zh "$kou" check wrong.kou
expect 1 '错误[K0201]' env LANG=zh_CN.UTF-8 "$kou" check wrong.kou
expect 1 'error[K0201]' env KAIKOU_LANG=en LANG=zh_CN.UTF-8 "$kou" check wrong.kou
expect 1 '"severity": "error"' "$kou" check wrong.kou --lang zh --format json
expect 0 '改正：' "$kou" explain K0401 --lang zh
expect 0 'Mended:' "$kou" explain K0401
expect 2 '没有 `chekc` 这个命令' "$kou" --lang zh chekc
expect 2 '--stage：`x` 不在' "$kou" dump kaikoufan --stage x --lang zh
expect 2 '缺少 FILES' "$kou" check --lang=zh
# Help says every option in the language that is asked for.
while read -r command; do
  expect 0 '用法' "$kou" "$command" --help --lang zh
  if english=$(grep -oE '(^|[^-a-zA-Z_./`'"'"'{=(,|<>$])[a-z]{2,} [a-z]{2,} [a-z]{2,}' <<<"$(sed '/例子：/,$d' <<<"$got")"); then
    echo "help of $command holds English: $english"
    bad=$((bad + 1))
  fi
  expect 0 'Usage' "$kou" "$command" --help
  if grep -qP '[\x{4e00}-\x{9fff}]' <<<"$(sed '/Examples:/,$d' <<<"$got")"; then
    echo "help of $command holds Chinese"
    bad=$((bad + 1))
  fi
done <<'END'
check
test
score
waits
sim
play
explain
list
fmt
dump
build
replay
verify
END
exit $((bad > 0))
