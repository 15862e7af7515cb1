#!/bin/bash
# The checked-in parser is what ANTLR makes of the grammar. Skipped where antlr4 4.7.2 is not installed.
set -uo pipefail
root=${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}
skip() { echo "skipped: $*"; exit 77; }

command -v antlr4 >/dev/null || skip "antlr4 is not installed"
command -v java >/dev/null || skip "java is not installed"
[[ -f $root/grammar/Kaikou.g4 ]] || skip "no grammar yet"
fresh=$(mktemp -d)
trap 'rm -rf -- "$fresh"' EXIT

if ! message=$("$root/grammar/regenerate" "$fresh" 2>&1); then
  echo "$message"
  [[ $message == *"is not version"* ]] && exit 77
  exit 1
fi
if ! diff -rq -- "$root/grammar/generated" "$fresh"; then
  echo "grammar/generated is not what grammar/Kaikou.g4 says: run grammar/regenerate"
  exit 1
fi
