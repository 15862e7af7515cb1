#!/bin/bash
# A real Neovim as a client of `kou lsp`: diagnostics, edits, hover, definition, completion, rename over two files, formatting.
set -uo pipefail
root=${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}
root=$(readlink -f -- "$root")
command -v nvim >/dev/null || { echo "nvim is not installed"; exit 77; }
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
mkdir "$work/project" "$work/home"
printf 'ruleset base extends kaikoufan\n\noption 底分 "底分" / "base points" : number = 1\n\npayment {\n  加 "加" / "add" : + 底分\n}\n' >"$work/project/base.kou"
printf 'ruleset mine extends base\n\ndefault 低分   = 2\ndefault 封顶 =200\n' >"$work/project/mine.kou"
cd -- "$work/project" || exit 1
export KOU=${KOU:-$root/kou} HOME=$work/home XDG_CONFIG_HOME=$work/home XDG_DATA_HOME=$work/home XDG_STATE_HOME=$work/home XDG_CACHE_HOME=$work/home
[[ $KOU == /* ]] || KOU=$root/$KOU
timeout 120 nvim --headless --clean --cmd "set runtimepath+=$root/editors/neovim" -c "luafile $root/tests/editors/neovim_client.lua" </dev/null
