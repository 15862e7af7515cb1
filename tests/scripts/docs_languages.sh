#!/bin/bash
# A page that stands in two languages says the same in both: it has the same headings, the same blocks, the same rows of
# tables and items of lists, and names the same errors in every section. So a page that is changed on one side only fails.
#
# Pairs: NAME.md and NAME.zh.md, docs/NAME.md and docs/zh/NAME.md. What may differ: prose, titles, the output of commands
# and their `--lang`, and remarks after `//` or `#` in blocks without a language (kou, yaml and json blocks are the same to the byte).
# That outputs are true on both sides is seen to by docs_examples.sh.
# Usage: docs_languages.sh            all pages
#        docs_languages.sh EN ZH      one pair
set -uo pipefail
cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" || exit 1
export LC_ALL=C.UTF-8
# Pages that are read in both languages. Others may be added on the Chinese side at any time.
both='commands tutorial language words cases simulation log counting analysis embedding wasm rules/sichuan rules/riichi'

# What has to be the same, one thing a line, each with the place for the message after a tab.
outline() {  # <page>
  local line number=0 fence= part codes= first row command
  flush() { [[ -n $codes ]] && printf 'errors%s\t%s\n' "$(tr ' ' '\n' <<<"$codes" | sort -u | tr '\n' ' ')" "$number"; codes=; }
  while IFS= read -r line || [[ -n $line ]]; do
    number=$((number + 1))
    if [[ -n $fence ]]; then
      if [[ $line == '```' ]]; then
        fence= command=
        printf 'end of block\t%s\n' "$number"
        continue
      fi
      part=$line
      [[ $fence == console || $fence == plain ]] && part=${part// --lang en/} part=${part// --lang zh/}
      case $fence in
        console)
          [[ $line == '$ '* || -n $command ]] || continue
          command=
          [[ $line == *\\ ]] && command=1
          ;;
        plain) [[ $part =~ ^(.*[^[:space:]])?[[:space:]]*(//|#)\ .*$ ]] && part=${BASH_REMATCH[1]} ;;
      esac
      [[ $fence == plain && -z $part ]] || printf '| %s\t%s\n' "$part" "$number"
      continue
    fi
    case $line in
      '```'*) fence=${line#'```'} fence=${fence:-plain} command=; printf 'block %s\t%s\n' "$fence" "$number" ;;
      '#'*) flush; printf 'heading %s\t%s\n' "${line%%[^#]*}" "$number" ;;
      '|'*)
        row=${line//\\|/} first=${row#|} first=${first%%|*}
        printf 'row of %s: %s\t%s\n' "$(tr -cd '|' <<<"$row" | wc -c)" "$(grep -o '`[^`]*`' <<<"$first" | tr '\n' ' ')" "$number"
        ;;
      '- '* | '* '*) printf 'item\t%s\n' "$number" ;;
    esac
    while [[ $line =~ (K0[0-9]{3})(.*) ]]; do codes+=" ${BASH_REMATCH[1]}" line=${BASH_REMATCH[2]}; done
  done <"$1"
  flush
}

status=0
compare() {  # <en> <zh>
  local en zh line
  en=$(outline "$1") zh=$(outline "$2")
  cmp -s <(cut -f1 <<<"$en") <(cut -f1 <<<"$zh") && return
  status=1
  line=$(cmp <(cut -f1 <<<"$en") <(cut -f1 <<<"$zh") 2>&1 | sed -n 's/.*line \([0-9]*\).*/\1/p')
  en=$(sed -n "${line:-1}p" <<<"$en") zh=$(sed -n "${line:-1}p" <<<"$zh")
  echo "$1 and $2 differ, first here:"
  echo "    $1:${en##*$'\t'}: ${en%$'\t'*}"
  echo "    $2:${zh##*$'\t'}: ${zh%$'\t'*}"
}

if (($# == 2)); then
  compare "$1" "$2"
  exit $status
fi
for name in $both; do
  [[ -f docs/zh/$name.md ]] || { echo "docs/zh/$name.md is missing"; status=1; }
done
count=0
for zh in ./*.zh.md docs/zh/*.md docs/zh/rules/*.md; do
  zh=${zh#./}
  [[ -f $zh ]] || continue
  en=${zh/docs\/zh\//docs\/} en=${en%.zh.md} en=${en%.md}.md
  if [[ ! -f $en ]]; then
    echo "$zh is about no page: there is no $en"
    status=1
    continue
  fi
  compare "$en" "$zh"
  count=$((count + 1))
done
((count >= 3)) || { echo "only $count pages were compared"; status=1; }

# The comparison itself: each of these changes of a page has to be seen.
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
printf '%s\n' '# A' '```kou' 'x 2  // a' '```' '| a | b |' '|---|---|' '| `k` | v |' '- one' '```console' '$ kou list --lang en' 'out' '```' '```' 'f NAME   // remark' '```' 'See K0101.' >"$work/en.md"
same() { bash "${BASH_SOURCE[0]}" "$work/en.md" "$work/zh.md" >/dev/null; }
try() {  # <whether it is the same> <sed script>
  local seen=no
  sed "$2" "$work/en.md" >"$work/zh.md"
  same && seen=yes
  [[ $seen == "$1" ]] || { echo "the change \`$2\` was judged \`same: $seen\`"; status=1; }
}
try yes 's/^# A/# 甲/; s/--lang en/--lang zh/; s/^out/出/; s/remark/附注/; s/| v |/| 值 |/; s/- one/- 一/; s/See \(.*\)\./见 \1。/'
for change in 's/x 2/x 3/' 's|// a|// b|' 's/`k`/`l`/' 's/| v |/| v | w |/' '/- one/d' 's/kou list/kou test/' 's/f NAME/g NAME/' 's/K0101/K0102/' \
  's/^# A/## A/' 's/```kou/```yaml/' '/^# A/d'; do
  try no "$change"
done
exit $status
