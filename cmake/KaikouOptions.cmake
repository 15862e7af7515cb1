# Options, language level, warnings, sanitizers, and the tools that make a build faster.
include(CheckCXXSourceCompiles)
include(GNUInstallDirs)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Release, Debug or RelWithDebInfo" FORCE)
endif()

# g++ 12 is what the warnings are tuned for; other compilers warn without failing.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION MATCHES "^12\\.")
  set(_kaikou_werror_default ON)
else()
  set(_kaikou_werror_default OFF)
endif()

option(KAIKOU_TESTS "Build the tests" ON)
option(KAIKOU_FUZZ "Build the fuzz targets (clang with libFuzzer)" OFF)
option(KAIKOU_PCH "Use precompiled headers" ON)
option(KAIKOU_WERROR "Treat warnings as errors" ${_kaikou_werror_default})
option(KAIKOU_STATIC "Link what can be linked statically, for a fast process start" ON)
option(KAIKOU_SHARED "Build the shared libraries of the C interface too (not with sanitizers)" ON)
option(KAIKOU_MPI "Let `mpirun kou sim` share the work of a simulation between processes" OFF)
set(KAIKOU_SANITIZE "" CACHE STRING "Sanitizers, for example address,undefined")
set(KAIKOU_MARCH "" CACHE STRING "Value for -march, for example native; empty for portable code")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_COLOR_DIAGNOSTICS ON)
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

# What every own target is compiled with.
add_library(kaikou-options INTERFACE)
add_library(kaikou::options ALIAS kaikou-options)
target_include_directories(kaikou-options INTERFACE "${PROJECT_SOURCE_DIR}" "${PROJECT_BINARY_DIR}/generated")
target_compile_options(kaikou-options INTERFACE -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # -Wrestrict is wrong about string concatenation in g++ 12; the other three depend on what the optimiser inlines,
  # so they may speak but not fail a build.
  target_compile_options(kaikou-options INTERFACE -Wshadow=local -Wno-restrict -Wno-error=maybe-uninitialized
                         -Wno-error=array-bounds -Wno-error=stringop-overflow -Wno-error=stringop-overread)
endif()
if(KAIKOU_WERROR)
  target_compile_options(kaikou-options INTERFACE -Werror)
endif()

if(KAIKOU_MARCH)
  add_compile_options(-march=${KAIKOU_MARCH})
endif()

if(KAIKOU_SANITIZE)
  add_compile_options(-fsanitize=${KAIKOU_SANITIZE} -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${KAIKOU_SANITIZE})
  if(KAIKOU_SANITIZE MATCHES "undefined")
    # The ANTLR runtime casts across its class tree in ways that only `vptr` minds.
    add_compile_options(-fno-sanitize=vptr -fno-sanitize-recover=all)
    add_link_options(-fno-sanitize=vptr)
  endif()
endif()

# Invariants (runtime/base/invariant.h) are looked at wherever faults are looked for.
if(KAIKOU_SANITIZE OR KAIKOU_FUZZ OR CMAKE_BUILD_TYPE STREQUAL "Debug")
  add_compile_definitions(KAIKOU_CHECKED=1)
  set(KAIKOU_ALL_CHECKED ON)
endif()

if(KAIKOU_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "KAIKOU_FUZZ needs clang: use `cmake --preset fuzz`")
  endif()
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# A faster linker and a compiler cache, where they are installed.
find_program(KAIKOU_MOLD mold)
if(KAIKOU_MOLD)
  set(CMAKE_REQUIRED_LINK_OPTIONS -fuse-ld=mold)
  check_cxx_source_compiles("int main() { return 0; }" KAIKOU_MOLD_WORKS)
  unset(CMAKE_REQUIRED_LINK_OPTIONS)
  if(KAIKOU_MOLD_WORKS)
    add_link_options(-fuse-ld=mold)
  endif()
endif()

find_program(KAIKOU_CCACHE ccache)
if(KAIKOU_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Relative to the tree, so that several checkouts share one cache; the sloppiness is what precompiled headers need.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1 CCACHE_ABSSTDERR=1
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime "${KAIKOU_CCACHE}")
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND KAIKOU_PCH)
    add_compile_options(-fpch-preprocess)
  endif()
endif()

# __FILE__ is the path in the project, with the compiler cache (which compiles with relative paths) and without.
file(RELATIVE_PATH _kaikou_to_root "${PROJECT_BINARY_DIR}" "${PROJECT_SOURCE_DIR}/")
if(KAIKOU_CCACHE)
  add_compile_options("-fmacro-prefix-map=${_kaikou_to_root}=")
else()
  add_compile_options("-fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=")
endif()

configure_file("${PROJECT_SOURCE_DIR}/cmake/kaikou_version.h.in" "${PROJECT_BINARY_DIR}/generated/kaikou_version.h" @ONLY)
