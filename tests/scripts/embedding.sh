#!/bin/bash
# An installation serves programs outside the tree: the examples in examples/embed are built against it, by CMake and by
# pkg-config, and run. First against the runtime alone, then with everything, moved to another place.
set -uo pipefail
root=${KAIKOU_ROOT:-$(cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../.." && pwd)}
build=${KAIKOU_BUILD:-$root/build/release}
KOU=${KOU:-$build/kou}
[[ -x $KOU && -f $build/runtime/libkaikou-runtime.a ]] || { echo "skipped: $build is not built"; exit 77; }
[[ -e $build/runtime/libkaikou-runtime.so ]] || { echo "skipped: built without the shared library"; exit 77; }
command -v cmake >/dev/null || { echo "skipped: no cmake"; exit 77; }
export LANG=C.UTF-8 LC_ALL=C.UTF-8
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
bad=0
fail() { echo "FAILED: $1"; [[ -n ${2:-} ]] && tail -n 15 <<<"$2" | sed 's/^/  | /'; bad=$((bad + 1)); }

# run NAME PATTERN COMMAND…: the command succeeds and prints something like PATTERN.
run() {
  local name=$1 pattern=$2 out
  shift 2
  out=$("$@" 2>&1 </dev/null) || { fail "$name ends with $?" "$out"; return 1; }
  grep -qE -- "$pattern" <<<"$out" || { fail "$name: wanted to see $pattern" "$out"; return 1; }
}
# cmake_build NAME PREFIX: examples/embed/NAME, copied out of the tree.
cmake_build() {
  cp -r "$root/examples/embed/$1" "$work/$1"
  run "cmake $1" '' cmake -S "$work/$1" -B "$work/$1/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_PREFIX_PATH="$2" &&
    run "build $1" '' cmake --build "$work/$1/build"
}

cd -- "$work" || exit 1
KAIKOU_RULESETS=$root/rulesets "$KOU" build kaikoufan -o kaikoufan.kplan || { fail "kou build"; exit 1; }

# --- nothing is laid down by halves ---
run "the target of the documentation" '' ninja -C "$build" -n kaikou-installed
sed 's/libkaikou-runtime\.so[0-9.]*" *)/libkaikou-unbuilt.so")/' "$build/cmake_install.cmake" >unbuilt.cmake
grep -q 'AND NOT EXISTS .*libkaikou-unbuilt' unbuilt.cmake || fail "the installation looks for no shared library first"
out=$(cmake -DCMAKE_INSTALL_PREFIX="$work/half" -P unbuilt.cmake 2>&1) && fail "what is not built is installed" "$out"
grep -q -- '--target kaikou-installed' <<<"${out//$'\n'/ }" || fail "it is not said how to build what is missing" "$out"
[[ -e $work/half ]] && fail "an installation is begun that cannot be finished" "$(ls -R half | head)"

# --- the runtime alone ---
run "install the runtime" '' cmake --install "$build" --component runtime --prefix "$work/alone"
[[ -e $work/alone/bin || -e $work/alone/include/kaikou/kaikou_compile.h ]] && fail "the runtime brings more than itself" "$(ls -R "$work/alone" | head -40)"
grep -rlE "$root|$build" "$work/alone" --include='*.cmake' --include='*.pc' --include='*.h' | grep . && fail "an installed file names the build folder"
libdir=$(dirname -- "$(find "$work/alone" -name libkaikou-runtime.a)")
needed=$(readelf -d "$libdir/libkaikou-runtime.so" 2>/dev/null | grep NEEDED)
grep -qE 'antlr|yaml|LLVM|fmt' <<<"$needed" && fail "the shared runtime needs too much" "$needed"
# shows LIBRARY HEADER…: the functions of the headers, and nothing else.
shows() {
  local library=$1 hidden missing
  shift
  hidden=$(nm -D --defined-only "$library" | awk '$3 !~ /^kaikou_/ {print $3}')
  [[ -z $hidden ]] || fail "${library##*/} shows more than its headers" "$hidden"
  missing=$(cat "$@" | grep -E '^KAIKOU_API' | grep -oE '\bkaikou_[a-z_]+\(' | tr -d '(' | sort -u |
            comm -23 - <(nm -D --defined-only "$library" | awk '{print $3}' | sort -u))
  [[ -z $missing ]] || fail "headers declare what ${library##*/} lacks" "$missing"
}
shows "$libdir/libkaikou-runtime.so" "$root"/runtime/api/kaikou{,_numbers}.h "$root/bots/api/kaikou_bots.h"

hands='seat [0-3]: \{"legal": true'
verified='^verified: \{"lines": [0-9]+, "closed": true, "seed": true, "shares": \[0, 1\], "hands": \[\{"number": 0, .*"seed": true'
cmake_build c "$work/alone" && {
  run "play_hands" "$hands" "$work/c/build/play_hands" kaikoufan.kplan "$root/examples/embed/c/case.json"
  run "play_hands_static" "$hands" "$work/c/build/play_hands_static" kaikoufan.kplan "$root/examples/embed/c/case.json"
  for fair in fair_match fair_match_static; do
    run "$fair" "$verified" "$work/c/build/$fair" kaikoufan.kplan
    run "$fair refuses" '^refused: the action names another seat than the one it comes from$' "$work/c/build/$fair" kaikoufan.kplan
  done
}
cmake_build cpp "$work/alone" && run "look_ahead" 'hands won; totals' "$work/cpp/build/look_ahead" kaikoufan.kplan
mkdir none
printf 'cmake_minimum_required(VERSION 3.21)\nproject(x LANGUAGES C CXX)\nfind_package(kaikou REQUIRED COMPONENTS compiler)\n' >none/CMakeLists.txt
out=$(cmake -S none -B none/build -DCMAKE_PREFIX_PATH="$work/alone" 2>&1) && fail "the compiler is found where it is not"
grep -q 'component compiler is not installed' <<<"$out" || fail "the missing compiler is not named" "$out"
sed -i 's/COMPONENTS compiler/COMPONENTS nonsense/' none/CMakeLists.txt
out=$(cmake -S none -B none/build -DCMAKE_PREFIX_PATH="$work/alone" 2>&1) && fail "a component is found that there is not"
grep -q 'there is no component nonsense' <<<"$out" || fail "the component that there is not is not named" "$out"

if command -v pkg-config >/dev/null; then
  export PKG_CONFIG_PATH=$libdir/pkgconfig
  flags() { pkg-config "$@"; }
  run "cc" '' cc -std=c99 -Wall -Wextra -Werror "$root/examples/embed/c/play_hands.c" $(flags --cflags --libs kaikou-runtime) -o by_pc &&
    LD_LIBRARY_PATH=$libdir run "play_hands by pkg-config" "$hands" ./by_pc kaikoufan.kplan "$root/examples/embed/c/case.json"
  # The recipe of docs/embedding.md, as it is written.
  mkdir recipe && cp "$root"/examples/embed/c/{play_hands.c,case.json} kaikoufan.kplan recipe
  recipe=$(grep -A1 '^cc play_hands\.c ' "$root/docs/embedding.md")
  [[ -n $recipe ]] && (cd recipe && run "the recipe of the documentation" "$hands" bash -euc "$recipe" && ((bad == 0))) ||
    fail "the recipe of docs/embedding.md does not run"
  run "cc fair_match" '' cc -std=c99 -Wall -Wextra -Werror "$root/examples/embed/c/fair_match.c" $(flags --cflags --libs kaikou-runtime) -o fair_by_pc &&
    LD_LIBRARY_PATH=$libdir run "fair_match by pkg-config" "$verified" ./fair_by_pc kaikoufan.kplan
  run "cc -static fair_match" '' cc -std=c99 -static "$root/examples/embed/c/fair_match.c" $(flags --static --cflags --libs kaikou-runtime) -o fair_by_pc_static &&
    run "static fair_match by pkg-config" "$verified" ./fair_by_pc_static kaikoufan.kplan
  run "cc -static" '' cc -std=c99 -static "$root/examples/embed/c/play_hands.c" $(flags --static --cflags --libs kaikou-runtime) -o by_pc_static &&
    run "static play_hands by pkg-config" "$hands" ./by_pc_static kaikoufan.kplan "$root/examples/embed/c/case.json"
  run "c++" '' c++ -std=c++20 -O1 "$root/examples/embed/cpp/look_ahead.cpp" $(flags --cflags --libs kaikou-runtime-cxx) -o ahead &&
    run "look_ahead by pkg-config" 'hands won; totals' ./ahead kaikoufan.kplan
else
  echo "without pkg-config: not tried"
fi

# --- everything, and moved ---
run "install" '' cmake --install "$build" --prefix "$work/first"
mv "$work/first" "$work/moved"
unset KAIKOU_RULESETS
run "kou list" "\"path\": \"$work/moved/share/kaikou/rulesets" "$work/moved/bin/kou" list --json
run "kou list of the tree" '' "$work/moved/bin/kou" list
"$work/moved/bin/kou" list --json | grep -q "$root/rulesets" && fail "the installed kou reads the rulesets of the tree"
run "kou build" '' "$work/moved/bin/kou" build kaikoufan -o installed.kplan
cmp -s kaikoufan.kplan installed.kplan || fail "the installed kou builds another plan"
run "kou explain" 'K0101' "$work/moved/bin/kou" explain K0101
compiled='封顶: 300, 200, 200'
moved=${libdir/$work\/alone/$work\/moved}
[[ -e $moved/libkaikou-compiler.so ]] && shows "$moved/libkaikou-compiler.so" "$root"/{runtime/api/kaikou.h,runtime/api/kaikou_numbers.h,bots/api/kaikou_bots.h,compiler/api/kaikou_compile.h}
cmake_build compiler "$work/moved" && for rules in compile_rules compile_rules_static; do
  [[ $rules == compile_rules && ! -e $moved/libkaikou-compiler.so ]] && continue
  run "$rules" "$compiled" "$work/compiler/build/$rules" "$work/moved/share/kaikou/rulesets" kaikoufan 封顶 200 api.kplan
  cmp -s kaikoufan.kplan api.kplan || fail "kaikou_compile makes another plan than kou build"
  rm -f api.kplan
done
if command -v pkg-config >/dev/null; then
  export PKG_CONFIG_PATH=$moved/pkgconfig
  run "cc with the compiler" '' cc "$root/examples/embed/compiler/compile_rules.c" $(pkg-config --cflags --libs kaikou-compiler) -o rules &&
    LD_LIBRARY_PATH=$moved run "compile_rules by pkg-config" "$compiled" ./rules "$(pkg-config --variable=rulesetsdir kaikou-compiler)" kaikoufan 封顶 200 pc.kplan
fi
((bad == 0)) && echo "installed, built and run"
((bad == 0))
