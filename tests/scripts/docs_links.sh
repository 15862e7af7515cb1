#!/bin/bash
# Every link of the documentation leads somewhere: the file is there, and so is the heading after `#`.
set -uo pipefail
cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" || exit 1
export LC_ALL=C.UTF-8
status=0
links=0
declare -A anchors
# The names that headings have in a link: small letters, no marks, a hyphen for a blank.
load() {  # <page>
  [[ -n ${anchors[$1]:-} ]] && return
  anchors[$1]=$'\n'$(sed '/^```/,/^```$/d' "$1" | sed -n 's/^##* //p' | sed 's/[^[:alnum:] _-]//g; s/ /-/g' | tr 'A-Z' 'a-z')$'\n'
}
for page in ./*.md docs/*.md docs/zh/*.md docs/diagnostics/*.md docs/zh/diagnostics/*.md; do
  page=${page#./}
  folder=${page%/*}
  [[ $folder == "$page" ]] && folder=.
  while IFS= read -r link; do
    target=${link%%#*}
    [[ $link == *://* || $link == mailto:* ]] && continue
    links=$((links + 1))
    file=$page
    [[ -n $target ]] && file=$folder/$target
    [[ -e $file ]] || { echo "$page: the link \`$link\` leads nowhere"; status=1; continue; }
    [[ $link == *'#'* && $file == *.md ]] || continue
    load "$file"
    [[ ${anchors[$file]} == *$'\n'${link#*#}$'\n'* ]] || { echo "$page: there is no heading for the link \`$link\`"; status=1; }
  done < <(sed '/^```/,/^```$/d; s/`[^`]*`//g' "$page" | grep -oE '\]\([^) ]+\)' | sed 's/^](//; s/)$//')
done
((links > 100)) || { echo "only $links links were found"; status=1; }
exit $status
