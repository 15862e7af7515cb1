#!/bin/bash
# docs/words.md and docs/zh/words.md list every word of the language, as grammar/keywords.def has it.
# Usage: docs_words.sh [-u]      -u writes the table anew into both pages
set -uo pipefail
cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" || exit 1
export LC_ALL=C.UTF-8
update=
[[ ${1:-} == -u ]] && update=1

# <yes> <no>: the rows, with what stands for a word that may be a name.
rows() {
  local line
  while IFS= read -r line; do
    [[ $line =~ ^KEYWORD\([A-Z0-9_]+,\ *\"([^\"]*)\",\ *\"([^\"]*)\",\ *(yes|no),\ *\"([^\"]*)\"\) ]] || continue
    printf '| `%s` | `%s` | %s | %s |\n' "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" "${BASH_REMATCH[4]:+\`${BASH_REMATCH[4]}\`}" \
      "$([[ ${BASH_REMATCH[3]} == yes ]] && echo "$1")"
  done <grammar/keywords.def
}

status=0
for page in docs/words.md docs/zh/words.md; do
  may='may be a name'
  [[ $page == docs/zh/* ]] && may='可以当名字'
  wanted=$(rows "$may")
  (($(wc -l <<<"$wanted") == $(grep -c '^KEYWORD(' grammar/keywords.def))) || { echo "a row of grammar/keywords.def cannot be read"; status=1; }
  if [[ -n $update ]]; then
    { sed '/^|---/q' "$page"; echo "$wanted"; } >"$page.new" && mv -- "$page.new" "$page"
  elif [[ $(sed '1,/^|---/d' "$page") != "$wanted" ]]; then
    echo "$page is not as grammar/keywords.def: run tests/scripts/docs_words.sh -u"
    status=1
  fi
done
exit $status
