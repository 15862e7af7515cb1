#!/bin/bash
# What the documentation shows is true: its rule files are checked and their examples run, its wrong ones give the error
# they are shown for, and its commands print what stands below them.
#
#   ```kou            first line `// file: NAME.kou`: a whole file; checked without a warning, then tested
#   ```kou wrong K0101    a whole file whose check must report K0101
#   ```yaml, ```yaml wrong K0601    the same for house files, first line `# file: NAME.yaml`
#   ```console        lines that begin with `$ ` are commands (a line that ends in `\` goes on), the rest is their output;
#                     a line `…` stands for any lines, and blanks at the end of a line do not count
#
# Files of one page stand in one folder, in the order of the page, so a module can be followed by what uses it. Blocks
# without a `file:` line are fragments and are left alone. `./kou` and `kou` are the program under test. On Chinese pages
# (docs/zh, *.zh.md) it speaks Chinese unless told otherwise, on all others English. docs_languages.sh compares the two sides.
# Usage: docs_examples.sh [-u] [PAGE…]      -u writes the output that commands have now into the pages
set -uo pipefail
root=$(cd -- "${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}" && pwd) || exit 1
KOU=${KOU:-$root/build/release/kou}
[[ -x $KOU ]] || { echo "skipped: $KOU is not built"; exit 77; }
KOU=$(readlink -f -- "$KOU")
update=
[[ ${1:-} == -u ]] && { update=1; shift; }
cd -- "$root" || exit 1
pages=("$@")
((${#pages[@]})) || pages=(README.md README.zh.md CONTRIBUTING.md docs/*.md docs/zh/*.md docs/diagnostics/*.md docs/zh/diagnostics/*.md)
export LANG=C.UTF-8 LC_ALL=C.UTF-8 KAIKOU_RULESETS=$root/rulesets KAIKOU_NO_BUILD=1

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
mkdir "$work/bin"
ln -s "$KOU" "$work/bin/kou"
export PATH=$work/bin:$PATH
ran=0
bad=0
in_chinese() { [[ $page == docs/zh/* || $page == *.zh.md ]]; }
fail() { echo "$place: $1"; [[ -n ${2:-} ]] && sed 's/^/    /' <<<"$2"; bad=$((bad + 1)); }

check_right() {  # <file>
  local text
  ran=$((ran + 1))
  text=$(kou check --werror "$1" 2>&1) || { fail "$1 has errors or warnings" "$text"; return; }
  grep -q '^module ' "$1" && return
  text=$(kou test -q "$1" 2>&1) || fail "an example of $1 fails" "$text"
}
check_wrong() {  # <file> <code>
  local text
  ran=$((ran + 1))
  local lang=en bare
  in_chinese && lang=zh
  text=$(kou check --lang $lang "$1" 2>&1)
  [[ $text == *"[$2]"* ]] || { fail "$1 does not report $2" "${text:-(nothing)}"; return; }
  [[ $lang == en ]] && return
  # The message is Chinese: nothing else but what stands in backticks, and file names.
  bare=$(grep -F "[$2]" <<<"$text" | head -n 1 | sed 's/^[^[]*\[K0[0-9]*\]: //; s/`[^`]*`//g')
  ! grep -qE '[a-z]{2,} [a-z]{2,}' <<<"$bare" || fail "the message of $2 is not Chinese" "$text"
}

# Runs the commands of a block and puts what a page would show into $shown.
run_console() {  # <text of the block>
  local line command='' output
  shown=
  while IFS= read -r line; do
    if [[ -n $command ]]; then
      shown+=$line$'\n'
      command+=$'\n'$line
    elif [[ $line == '$ '* ]]; then
      shown+=$line$'\n'
      command=${line#\$ }
    else
      continue
    fi
    [[ $line == *\\ ]] && continue
    output=$(bash -c "$command" 2>&1 </dev/null | sed 's/[[:space:]]*$//')
    output=${output//"$root/"/}
    [[ -n $output ]] && shown+=$output$'\n'
    command=
  done <<<"$1"
}

# Whether what a page shows is the output, with `…` for what it leaves out.
same_output() {  # <as on the page> <as printed>
  local line part= rest=$2 open=
  while IFS= read -r line; do
    if [[ $line =~ ^[[:space:]]*…$ ]]; then
      take_part || return 1
      open=1
    else
      part+=$line$'\n'
    fi
  done <<<"${1%$'\n'}"
  if [[ -n $open && -n $part ]]; then [[ $rest == *"$part" ]]; else take_part && [[ -n $open || -z $rest ]]; fi
}
take_part() {
  if [[ -n $open ]]; then
    [[ $rest == *"$part"* ]] || return 1
    rest=${rest#*"$part"}
  else
    [[ $rest == "$part"* ]] || return 1
    rest=${rest#"$part"}
  fi
  part=
}

for page in "${pages[@]}"; do
  [[ -f $page ]] || continue
  folder=$work/page
  rm -rf -- "$folder"
  mkdir "$folder"
  ln -s "$KOU" "$folder/kou"
  unset KAIKOU_LANG
  in_chinese && export KAIKOU_LANG=zh
  [[ $page == README*.md || $page == CONTRIBUTING.md ]] && for name in rulesets docs tests; do ln -s "$root/$name" "$folder/$name"; done
  number=0
  fence=
  rewritten=
  while IFS= read -r line || [[ -n $line ]]; do
    number=$((number + 1))
    if [[ -z $fence ]]; then
      rewritten+=$line$'\n'
      [[ $line =~ ^'```'(.+)$ ]] && fence=${BASH_REMATCH[1]} block= place=$page:$number
      [[ $line == '```' ]] && fence=plain block= place=$page:$number
      continue
    fi
    if [[ $line != '```' ]]; then
      block+=$line$'\n'
      continue
    fi
    shown=$block
    case $fence in
      kou | kou\ wrong\ K* | yaml | yaml\ wrong\ K*)
        first=${block%%$'\n'*}
        if [[ $first =~ ^('//'|'#')' file: '([A-Za-z0-9_]+\.(kou|yaml))$ ]]; then
          file=${BASH_REMATCH[2]}
          printf '%s' "$block" >"$folder/$file"
          cd -- "$folder" || exit 1
          if [[ $fence == *wrong* ]]; then check_wrong "$file" "${fence##* }"; else check_right "$file"; fi
          cd -- "$root" || exit 1
        elif [[ $fence == *wrong* ]]; then
          fail "a wrong file needs a first line \`// file: NAME.kou\`"
        fi
        ;;
      console)
        ran=$((ran + 1))
        cd -- "$folder" || exit 1
        run_console "${block%$'\n'}"
        cd -- "$root" || exit 1
        if [[ $block == *…$'\n'* ]] && grep -q '^ *…$' <<<"$block"; then
          same_output "$block" "$shown" && shown=$block
        fi
        [[ $shown == "$block" || -n $update ]] || fail "the commands print something else" "$(diff <(printf '%s' "$block") <(printf '%s' "$shown"))"
        ;;
    esac
    rewritten+=$shown$line$'\n'
    fence=
  done <"$page"
  [[ -z $fence ]] || fail "the last block of the page is not closed"
  [[ -n $update && $rewritten != "$(cat "$page")"$'\n' ]] && printf '%s' "$rewritten" >"$page"
done
echo "$ran blocks of ${#pages[@]} pages, $bad wrong"
((bad == 0))
