#!/bin/bash
# Includes follow the arrows of the architecture, and each outside library stays in its room.
# Usage: arrows.sh [<root>]
set -uo pipefail
root=${1:-${KAIKOU_ROOT:-$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..}}
cd -- "$root" || exit 1

folders=()
for folder in runtime bots sim analysis compiler tell workshop cli bench; do [[ -d $folder ]] && folders+=("$folder"); done
((${#folders[@]})) || exit 0

grep -rHnE --include='*.cpp' --include='*.h' --include='*.def' '^[[:space:]]*#[[:space:]]*include[[:space:]]*[<"]' \
    "${folders[@]}" | LC_ALL=C awk '
function fail(text) { printf "%s: %s\n", place, text; bad = 1 }

# The room of a path: "runtime/plan" for runtime/plan/plan.h, "cli" for cli/main.cpp.
function room_of(path,   parts, n) {
  n = split(path, parts, "/")
  if ((parts[1] == "runtime" || parts[1] == "compiler") && n > 2) return parts[1] "/" parts[2]
  return parts[1]
}

BEGIN {
  n = split("base text tile plan hand eval cases", names, " ")
  for (i = 1; i <= n; i++) rank["runtime/" names[i]] = i
  rank["runtime/jit"] = rank["runtime/table"] = n + 1
  rank["runtime/api"] = n + 2
  n = split("source diag syntax ir sema passes algebra planner driver api", names, " ")
  for (i = 1; i <= n; i++) rank["compiler/" names[i]] = i
}

{
  split($0, field, ":")
  file = field[1]
  place = file ":" field[2]
  rest = substr($0, length(place) + 2)
  match(rest, /[<"][^>"]*/)
  quoted = substr(rest, RSTART, 1) == "\""
  included = substr(rest, RSTART + 1, RLENGTH - 1)
  from = room_of(file)
  top = from; sub(/\/.*/, "", top)

  if ((top == "runtime" || top == "compiler") && !(from in rank)) fail("`" from "` is not a room of the architecture")

  # Outside libraries.
  if (included ~ /^antlr4|(^|\/)Kaikou(Lexer|Parser|Visitor|BaseVisitor)\.h$/) {
    if (from != "compiler/syntax") fail("only compiler/syntax may include ANTLR (`" included "`)")
    next
  }
  if (included ~ /^yaml-cpp\//) {
    if (from != "compiler/sema") fail("only compiler/sema may include yaml-cpp")
    else if (!(file in yaml)) { yaml[file] = 1; if (++yamls > 1) fail("only one file of compiler/sema may include yaml-cpp") }
    next
  }
  if (included ~ /^nlohmann\// && top != "cli" && top != "workshop" && top != "bench" && from != "compiler/diag")
    fail("nlohmann/json belongs to cli, workshop, bench, tests and compiler/diag")
  if (included ~ /^CLI\// && top != "cli") fail("CLI11 belongs to cli")
  if (included ~ /^catch2\//) fail("Catch2 belongs to tests")
  if (included ~ /^llvm(-c)?\// && from != "runtime/jit") fail("LLVM belongs to runtime/jit")

  # Own headers.
  if (!quoted) next
  if (included ~ /(^|\/)\.\.\//) { fail("write the path from the root of the project: `" included "`"); next }
  if (included == "kaikou_version.h") next
  if (included !~ /\//) next                       # a file of the same folder
  to = room_of(included)
  totop = to; sub(/\/.*/, "", totop)
  if (totop !~ /^(runtime|bots|sim|analysis|compiler|tell|workshop|cli|bench|tests|grammar)$/) next
  if (totop == "tests") { fail("`" from "` may not include tests"); next }
  if (top == "runtime" && totop != "runtime") { fail("runtime may not include `" included "`"); next }
  if (top == "compiler" && totop != "runtime" && totop != "compiler" && totop != "grammar") { fail("compiler may not include `" included "`"); next }
  if (top == "bots" && totop != "bots" && totop != "runtime") { fail("bots may not include `" included "`"); next }
  if (top == "analysis" && totop != "analysis" && totop != "runtime") { fail("analysis may not include `" included "`"); next }
  if (top == "sim" && totop != "sim" && totop != "bots" && totop != "runtime") { fail("sim may not include `" included "`"); next }
  if (top == "compiler" && (totop == "bots" || totop == "sim" || totop == "analysis")) { fail("compiler may not include `" included "`"); next }
  if (top == "tell" && totop != "tell" && totop != "compiler" && totop != "runtime") { fail("tell may not include `" included "`"); next }
  if (top == "workshop" && totop == "cli") { fail("workshop may not include `" included "`"); next }
  if (top != "cli" && top != "workshop" && totop == "workshop") { fail("`" top "` may not include `" included "`"); next }
  if (top != "cli" && top != "workshop" && top != "tell" && totop == "tell") { fail("`" top "` may not include `" included "`"); next }
  if (top == "bench" && totop == "cli") { fail("bench may not include `" included "`"); next }
  if (top == totop && from != to && (from in rank)) {
    if (!(to in rank)) fail("`" to "` is not a room of the architecture")
    else if (rank[to] >= rank[from]) fail("wrong arrow: " from " may not include " to " (`" included "`)")
  }
}
END { exit bad }
'
