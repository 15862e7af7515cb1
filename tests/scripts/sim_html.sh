#!/bin/bash
# `kou sim --html FILE` writes one page that stands alone, in the language asked for; and what cannot be written is said.
set -uo pipefail
cd -- "${KAIKOU_ROOT:-.}" || exit 1
kou=${KOU:-build/release/kou}
work=$(mktemp -d) || exit 1
trap 'rm -rf -- "$work"' EXIT
failed=0
fail() { echo "FAILED: $*"; failed=1; }

text=$("$kou" sim -r kaikoufan -n 200 --lang en --html "$work/a.html") || fail "it ended with $?"
[[ $text == *'hands a match'* ]] || fail 'the text is missing'
page=$(<"$work/a.html")
[[ $page == '<!doctype html>'* && $page == *'</html>'* ]] || fail 'no whole page'
[[ $page == *'How hands end'* && $page == *'class="bar"'* && $page == *'200 hands'* ]] || fail 'pictures are missing'
grep -qE 'src=|href=|url\(|<script|https?:' "$work/a.html" && fail 'the page asks for something outside of it'
"$kou" sim -r kaikoufan -n 200 --lang zh --compare-option 封顶=none --html "$work/b.html" >/dev/null || fail 'a comparison'
grep -q '点数变了多少' "$work/b.html" && grep -q 'lang="zh-CN"' "$work/b.html" || fail 'the page of a comparison'
"$kou" sim -r kaikoufan -n 100 --shard 1/2 --json >"$work/1.json" && "$kou" sim -r kaikoufan -n 100 --shard 2/2 --json >"$work/2.json" &&
  "$kou" sim --merge "$work/1.json" "$work/2.json" --lang en --html "$work/c.html" >/dev/null || fail 'a merge'
"$kou" sim -r kaikoufan -n 100 --lang en --html "$work/d.html" >/dev/null
cmp -s "$work/c.html" "$work/d.html" || fail 'parts that were merged give another page than the whole'
"$kou" sim -r kaikoufan -n 50 --html "$work/no/such/folder.html" >/dev/null 2>"$work/err"
(($? == 1)) && [[ -s $work/err ]] || fail 'a page that cannot be written'
"$kou" sim -r kaikoufan -n 50 --html rulesets/wuhan/kaikoufan.kou >/dev/null 2>&1 && fail 'it would write over a rule file'
exit $failed
