#!/bin/bash
# Diagnostics that only files too large or too odd to be shown on a page can get, with their codes: K0001 K0002 K0003 K0004
# K0005 K0006 K0201 K0202 K0204 K0505 K0507 K0607 K0612.
set -uo pipefail
root=$(cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" && pwd) || exit 1
KOU=${KOU:-$root/build/release/kou}
[[ -x $KOU ]] || { echo "skipped: $KOU is not built"; exit 77; }
KOU=$(readlink -f -- "$KOU")
work=$(mktemp -d)
trap 'chmod -R u+w "$work"; rm -rf -- "$work"' EXIT
cd -- "$work" || exit 1
export LANG=C.UTF-8 LC_ALL=C.UTF-8 KAIKOU_RULESETS=$root/rulesets
status=0

expect() {  # <code> <file>
  local text code
  text=$(timeout 60 "$KOU" check "$2" 2>&1)
  code=$?
  ((code == 1)) && [[ $text == *"[$1]"* ]] && return
  echo "$2: expected $1 and exit code 1, got exit code $code and: ${text:0:400}"
  status=1
}
head='ruleset big "大" extends kaikoufan'
repeat() { local i; for ((i = 0; i < $1; i++)); do printf '%s' "$2"; done; }

expect K0201 nowhere.kou
if ((EUID != 0)); then
  echo "$head" >closed.kou
  chmod 000 closed.kou
  expect K0001 closed.kou
fi
printf '%s\n// \xb5\xe3\n' "$head" >big.kou
expect K0002 big.kou
{ echo "$head"; repeat 5000 $'// 0123456789012345678901234567890123456789012345678901234567890123456789\n'; } >big.kou
expect K0003 big.kou
{ echo "$head"; printf 'let 甲 = '; repeat 300 '('; printf 1; repeat 300 ')'; } >big.kou
expect K0004 big.kou
{ echo "$head"; printf 'let 甲 = 1'; repeat 2000 ' + 1'; } >big.kou
expect K0004 big.kou
{ echo "$head"; printf 'let '; repeat 300 'a'; printf ' = 1\n'; } >big.kou
expect K0005 big.kou
{ echo "$head"; printf 'let 甲 = 1'; repeat 110000 '+1'; } >big.kou
expect K0006 big.kou

mkdir -p rules/a rules/b
echo 'ruleset twin "双" extends kaikoufan' | tee rules/a/twin.kou >rules/b/twin.kou
ln -s "$root/rulesets" rules/shipped
echo 'ruleset big "大" extends twin' >big.kou
KAIKOU_RULESETS=$work/rules expect K0202 big.kou

echo 'ruleset room0 "层" extends kaikoufan' >room0.kou
for ((i = 1; i < 40; i++)); do echo "ruleset room$i \"层\" extends room$((i - 1))" >"room$i.kou"; done
expect K0204 room39.kou

{ echo "$head"; for ((i = 0; i < 2100; i++)); do echo "let v$i = v$((i + 1)) + 1"; done; echo 'let v2100 = 1'; echo 'need 深 "深" : v0 > 0'; } >big.kou
expect K0505 big.kou
{ echo 'ruleset big "大"'; echo 'tiles {'; for c in 甲 乙 丙 丁 戊 己 庚 辛; do echo "  suit $c 1..9 copies 4"; done; echo '}'; } >big.kou
expect K0507 big.kou

{ echo 'base: kaikoufan'; echo 'modules:'; repeat 3000 $'  - yangguang\n'; } >big.yaml
expect K0607 big.yaml
printf 'base: kaikoufan\ntitle: a\x01b\n' >big.yaml
expect K0612 big.yaml
exit $status
