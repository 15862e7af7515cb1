# Libraries from outside, each behind one target: kaikou::antlr, kaikou::yaml, kaikou::fmt, kaikou::sodium,
# nlohmann_json::nlohmann_json, CLI11::CLI11, Catch2::Catch2. Nothing is downloaded: cmake/packages.txt lists the
# Debian packages.
find_package(Threads REQUIRED)
find_package(fmt REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(CLI11 REQUIRED)
if(KAIKOU_TESTS)
  find_package(Catch2 2.13 REQUIRED)
endif()

# --- ANTLR --------------------------------------------------------------------------------------------------------
find_path(KAIKOU_ANTLR_INCLUDE antlr4-runtime.h PATH_SUFFIXES antlr4-runtime REQUIRED)
if(KAIKOU_STATIC)
  find_library(KAIKOU_ANTLR_LIBRARY NAMES libantlr4-runtime.a antlr4-runtime REQUIRED)
else()
  find_library(KAIKOU_ANTLR_LIBRARY NAMES antlr4-runtime REQUIRED)
endif()

# One header of the runtime, which no parser needs, is rejected by clang 14. A copy of the umbrella header without that
# include goes first in the search path; it serves clang-tidy as well.
file(READ "${KAIKOU_ANTLR_INCLUDE}/antlr4-runtime.h" _antlr_umbrella)
string(REPLACE "#include \"misc/InterpreterDataReader.h\"" "" _antlr_umbrella "${_antlr_umbrella}")
file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/antlr/antlr4-runtime.h" CONTENT "${_antlr_umbrella}" @ONLY)

add_library(kaikou-antlr INTERFACE)
add_library(kaikou::antlr ALIAS kaikou-antlr)
target_include_directories(kaikou-antlr SYSTEM INTERFACE "${PROJECT_BINARY_DIR}/antlr" "${KAIKOU_ANTLR_INCLUDE}")
target_link_libraries(kaikou-antlr INTERFACE "${KAIKOU_ANTLR_LIBRARY}" Threads::Threads)

# --- yaml-cpp -----------------------------------------------------------------------------------------------------
find_path(KAIKOU_YAML_INCLUDE yaml-cpp/yaml.h REQUIRED)
if(KAIKOU_STATIC)
  find_library(KAIKOU_YAML_LIBRARY NAMES libyaml-cpp.a yaml-cpp REQUIRED)
else()
  find_library(KAIKOU_YAML_LIBRARY NAMES yaml-cpp REQUIRED)
endif()
add_library(kaikou-yaml INTERFACE)
add_library(kaikou::yaml ALIAS kaikou-yaml)
target_include_directories(kaikou-yaml SYSTEM INTERFACE "${KAIKOU_YAML_INCLUDE}")
target_link_libraries(kaikou-yaml INTERFACE "${KAIKOU_YAML_LIBRARY}")

# --- LLVM ---------------------------------------------------------------------------------------------------------
# For the JIT alone, and named with its version: releases differ in their interfaces.
include(CheckLanguage)
check_language(C)                       # what LLVM's own configuration asks
if(CMAKE_C_COMPILER)
  enable_language(C)
  find_package(LLVM 14 CONFIG QUIET PATHS /usr/lib/llvm-14)
endif()
if(LLVM_FOUND)
  set(_kaikou_jit_default ON)
else()
  set(_kaikou_jit_default OFF)
endif()
option(KAIKOU_JIT "Build the JIT (LLVM 14)" ${_kaikou_jit_default})
if(KAIKOU_JIT AND NOT LLVM_FOUND)
  message(FATAL_ERROR "KAIKOU_JIT needs LLVM 14 (llvm-14-dev); configure with -DKAIKOU_JIT=OFF to go without")
elseif(KAIKOU_JIT)
  message(STATUS "JIT: LLVM ${LLVM_PACKAGE_VERSION} in ${LLVM_DIR}")
  add_library(kaikou-llvm INTERFACE)
  add_library(kaikou::llvm ALIAS kaikou-llvm)
  target_include_directories(kaikou-llvm SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS})
  target_link_libraries(kaikou-llvm INTERFACE LLVM)
else()
  message(STATUS "JIT: not built (LLVM 14 was not found, or KAIKOU_JIT is off)")
endif()

# --- fmt ----------------------------------------------------------------------------------------------------------
# Compiled once, into kaikou-runtime, where the version is the one that fmt_library.cpp knows, else as headers. Either way a
# program gets no shared library from it, and an installed kaikou-runtime is whole.
add_library(kaikou-fmt INTERFACE)
set(KAIKOU_FMT_SOURCE "")
if(fmt_VERSION VERSION_GREATER_EQUAL 9 AND fmt_VERSION VERSION_LESS 10)
  set(KAIKOU_FMT_SOURCE "${PROJECT_SOURCE_DIR}/cmake/fmt_library.cpp")
else()
  target_link_libraries(kaikou-fmt INTERFACE fmt::fmt-header-only)
endif()
add_library(kaikou::fmt ALIAS kaikou-fmt)

# --- libsodium ----------------------------------------------------------------------------------------------------
find_path(KAIKOU_SODIUM_INCLUDE sodium.h REQUIRED)
if(KAIKOU_STATIC)
  find_library(KAIKOU_SODIUM_LIBRARY NAMES libsodium.a sodium REQUIRED)
else()
  find_library(KAIKOU_SODIUM_LIBRARY NAMES sodium REQUIRED)
endif()
add_library(kaikou-sodium INTERFACE)
add_library(kaikou::sodium ALIAS kaikou-sodium)
target_include_directories(kaikou-sodium SYSTEM INTERFACE "${KAIKOU_SODIUM_INCLUDE}")
target_link_libraries(kaikou-sodium INTERFACE "${KAIKOU_SODIUM_LIBRARY}")

# --- MPI ----------------------------------------------------------------------------------------------------------
if(KAIKOU_MPI)
  find_package(MPI REQUIRED COMPONENTS CXX)
endif()
