#!/bin/bash
# Sources stay small (a warning over 400 lines, a failure over 800) and their names are unique.
# Generated files, tables (*.def, *_table.*, *_tables.*) and the data of tests are exempt from the size.
# Usage: file_sizes.sh [<root>]
set -uo pipefail
root=${1:-${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}}
cd -- "$root" || exit 1
soft=400
hard=800
status=0

mapfile -d '' -t files < <(find . \( -path ./build -o -path ./.git -o -path ./grammar/generated -o -name node_modules \
    -o -path './tests/*data' -o -path './tests/*golden*' -o -path ./tests/fuzz/corpus \) -prune -o \
    -type f \( -name '*.cpp' -o -name '*.h' -o -name '*.def' -o -name '*.g4' \) -print0 | sort -z)
((${#files[@]})) || exit 0

while read -r lines file; do
  [[ $file == total ]] && continue
  case $file in *.def | *_table.* | *_tables.*) continue ;; esac
  if ((lines > hard)); then
    echo "${file#./}: $lines lines, more than $hard: split it"
    status=1
  elif ((lines > soft)); then
    echo "warning: ${file#./}: $lines lines, more than $soft"
  fi
done < <(printf '%s\0' "${files[@]}" | xargs -0 wc -l)

twice=$(printf '%s\n' "${files[@]##*/}" | sort | uniq -d)
for name in $twice; do
  echo "more than one file is called $name:"
  printf '%s\n' "${files[@]#./}" | grep -E "(^|/)${name//./\\.}$" | sed 's/^/  /'
  status=1
done
exit $status
