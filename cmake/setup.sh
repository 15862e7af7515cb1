# shellcheck shell=bash
# Sourced by ./kou and ./test, in the root of the project: installs what is missing, configures, builds.
# Everything is said on stderr.

kaikou_say() { printf 'kaikou: %s\n' "$*" >&2; }

# kaikou_packages <section>: the packages of one section of cmake/packages.txt, one a line.
kaikou_packages() {
  local line section=
  while IFS= read -r line || [[ -n $line ]]; do
    line=${line%%#*}
    line=${line//[[:space:]]/}
    case $line in
      '') ;;
      '['*']') section=${line:1:-1} ;;
      *) [[ $section == "$1" ]] && echo "$line" ;;
    esac
  done <cmake/packages.txt
  return 0
}

# kaikou_missing <section>: those that are neither installed nor, for a tool, found in PATH.
kaikou_missing() {
  local package tool
  for package in $(kaikou_packages "$1"); do
    case $package in
      ninja-build) tool=ninja ;;
      cmake | g++ | ccache | mold) tool=$package ;;
      *) tool= ;;
    esac
    [[ -n $tool ]] && command -v "$tool" >/dev/null && continue
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || echo "$package"
  done
}

kaikou_install() {
  local preset=$1 required faster section as_root=()
  [[ -n ${KAIKOU_NO_INSTALL:-} ]] && return 0
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    [[ -f build/$preset/build.ninja ]] ||
      kaikou_say "not a Debian system: cmake/packages.txt names what a build needs; trying with what is there"
    return 0
  fi
  required=$(kaikou_missing required | tr '\n' ' ')
  faster=
  if [[ ! -f build/$preset/build.ninja ]]; then
    # Further sections of cmake/packages.txt, for those who want them: KAIKOU_SECTIONS="tested".
    for section in faster ${KAIKOU_SECTIONS:-}; do faster+=$(kaikou_missing "$section" | tr '\n' ' '); done
  fi
  if [[ -z $required ]]; then
    # Not worth a password.
    [[ -z $faster || $EUID -ne 0 ]] && return 0
  fi

  if [[ $EUID -ne 0 ]]; then
    if ! command -v sudo >/dev/null; then
      kaikou_say "packages are missing, and installing them needs root. As root, run:"
      kaikou_say "  apt-get update && apt-get install -y --no-install-recommends $required$faster"
      kaikou_say "then run the same command again."
      return 1
    fi
    as_root=(sudo)
    kaikou_say "installing with sudo: $required$faster"
  else
    kaikou_say "installing: $required$faster"
  fi
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600)
  local install=("${apt[@]}" install -y --no-install-recommends)
  "${apt[@]}" update >&2 </dev/null || kaikou_say "apt-get update failed; trying with the lists that are there"
  # shellcheck disable=SC2086
  if ! "${install[@]}" $required $faster >&2 </dev/null; then
    # One package that this release does not have must not keep the others away.
    if [[ -n $required ]]; then "${install[@]}" $required >&2 </dev/null; fi
    for package in $faster; do "${install[@]}" "$package" >&2 </dev/null; done
  fi

  required=$(kaikou_missing required | tr '\n' ' ')
  if [[ -n $required ]]; then
    kaikou_say "could not install: $required"
    kaikou_say "Look at the messages of apt-get above; install these packages another way, and run the same command"
    kaikou_say "again (KAIKOU_NO_INSTALL=1 goes on without asking for packages)."
    return 1
  fi
}

# kaikou_install_packages <packages>: with apt-get, as root or with sudo. Tests ask for it, builds do not.
kaikou_install_packages() {
  local as_root=()
  [[ -n ${KAIKOU_NO_INSTALL:-} ]] && return 1
  command -v apt-get >/dev/null || return 1
  if [[ $EUID -ne 0 ]]; then
    command -v sudo >/dev/null || return 1
    as_root=(sudo)
  fi
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600)
  kaikou_say "installing: $1"
  # shellcheck disable=SC2086
  "${apt[@]}" install -y --no-install-recommends $1 >&2 </dev/null ||
    { "${apt[@]}" update >&2 </dev/null && "${apt[@]}" install -y --no-install-recommends $1 >&2 </dev/null; }
}

kaikou_configure() {
  local preset=$1 build=build/$1 home
  if [[ -f $build/CMakeCache.txt ]]; then
    home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$build/CMakeCache.txt")
    if [[ ! $home -ef . ]]; then
      kaikou_say "$build belongs to another copy of the project: building anew"
      rm -rf -- "$build"
    fi
  fi
  [[ -f $build/build.ninja && ! CMakePresets.json -nt $build/build.ninja ]] && return 0
  if ! cmake --preset "$preset" >&2 </dev/null; then
    kaikou_say "configuring failed; the message of CMake above says why. Packages: cmake/packages.txt."
    kaikou_say "To start over: rm -rf $build"
    return 1
  fi
}

kaikou_build_locked() {
  local target=$1 preset=$2 stamp
  # Another process may have built while this one waited (./kou defines kaikou_outdated).
  if [[ $target == kou ]] && ! kaikou_outdated .; then return 0; fi
  kaikou_install "$preset" || return 1
  kaikou_configure "$preset" || return 1
  # The time of the stamp is that of the start: what changes during the build is built by the next one.
  stamp=build/$preset/.kou-built
  touch "$stamp.new"
  if ! cmake --build "build/$preset" --target "$target" --parallel "$(nproc 2>/dev/null || echo 2)" >&2 </dev/null; then
    rm -f "$stamp"
    kaikou_say "the build failed; the first error above says where. If the sources are as they came:"
    kaikou_say "rm -rf build/$preset and run the same command again."
    return 1
  fi
  mv -f "$stamp.new" "$stamp"
}

# kaikou_build <target> [<preset>]: one build at a time in one copy of the project.
kaikou_build() {
  local preset=${2:-${KAIKOU_PRESET:-release}}
  if ! mkdir -p build; then
    kaikou_say "cannot write to $PWD/build: make the folder writable, or build in a copy of the project"
    return 1
  fi
  command -v flock >/dev/null || { kaikou_build_locked "$1" "$preset"; return; }
  (
    if ! flock -n 9; then
      kaikou_say "another build is running here; waiting for it"
      flock 9
    fi
    # Nothing that a build leaves running may keep the lock.
    kaikou_build_locked "$1" "$preset" 9>&-
  ) 9>build/.lock
}
