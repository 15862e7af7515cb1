# What `cmake --install` lays down, in components that can be installed alone (`--component NAME`):
#
#   runtime    kaikou.h, kaikou_numbers.h, kaikou_bots.h, the C++ headers of the runtime, libkaikou-runtime.a and .so, libkaikou-bots.a, CMake package,
#              pkg-config files
#   compiler   kaikou_compile.h, libkaikou-compiler.a with the parser, and .so, their CMake and pkg-config files
#   program    kou, the pages of its errors; the JIT module where it is built
#   rulesets   the rulesets, in share/kaikou/rulesets
#
# Headers of C++ stand in include/kaikou under the paths that they include each other by. Every path is relative to the
# prefix, so an installation can be moved. What is laid down is built by the target `kaikou-installed`: less than everything,
# more than `./kou` needs. Tested by tests/scripts/embedding.sh.
include(CMakePackageConfigHelpers)

# --- built before anything is laid down -----------------------------------------------------------------------------
add_custom_target(kaikou-installed)
foreach(_part "runtime kaikou-runtime" "runtime kaikou-runtime-shared" "runtime kaikou-bots" "compiler kaikou-compiler"
              "compiler kaikou-parser" "compiler kaikou-compiler-shared"
              "program kou" "program kaikou-jit")
  separate_arguments(_part)
  list(GET _part 0 _component)
  list(GET _part 1 _target)
  if(NOT TARGET ${_target})
    continue()
  endif()
  add_dependencies(kaikou-installed ${_target})
  get_target_property(_type ${_target} TYPE)
  if(_type STREQUAL "INTERFACE_LIBRARY")
    continue()
  endif()
  # First of the installing script's lines: an installation that cannot be finished is not begun.
  install(CODE "
if((NOT CMAKE_INSTALL_COMPONENT OR CMAKE_INSTALL_COMPONENT STREQUAL \"${_component}\")
    AND NOT EXISTS \"$<TARGET_FILE:${_target}>\")
  message(FATAL_ERROR \"$<TARGET_FILE_NAME:${_target}> is not built; first: \"
                      \"cmake --build ${PROJECT_BINARY_DIR} --target kaikou-installed\")
endif()" ALL_COMPONENTS)
endforeach()

set(_include "${CMAKE_INSTALL_INCLUDEDIR}/kaikou")
set(_package "${CMAKE_INSTALL_LIBDIR}/cmake/kaikou")
set(_pkgconfig "${CMAKE_INSTALL_LIBDIR}/pkgconfig")

foreach(_target kaikou-runtime kaikou-bots kaikou-compiler)
  target_include_directories(${_target} INTERFACE "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>"
                                                  "$<INSTALL_INTERFACE:${_include}>")
endforeach()

# --- libraries ----------------------------------------------------------------------------------------------------
install(TARGETS kaikou-runtime kaikou-bots EXPORT kaikouRuntime ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT runtime)
if(TARGET kaikou-runtime-shared)
  target_include_directories(kaikou-runtime-shared INTERFACE "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
  install(TARGETS kaikou-runtime-shared EXPORT kaikouRuntime
          LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT runtime NAMELINK_COMPONENT runtime)
endif()
if(TARGET kaikou-compiler-shared)
  target_include_directories(kaikou-compiler-shared INTERFACE "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
  install(TARGETS kaikou-compiler-shared EXPORT kaikouCompilerShared
          LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT compiler NAMELINK_COMPONENT compiler)
  install(EXPORT kaikouCompilerShared NAMESPACE kaikou:: FILE kaikouCompilerSharedTargets.cmake DESTINATION "${_package}"
          COMPONENT compiler)
endif()
install(TARGETS kaikou-compiler kaikou-parser EXPORT kaikouCompiler
        ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT compiler)
install(EXPORT kaikouRuntime NAMESPACE kaikou:: FILE kaikouRuntimeTargets.cmake DESTINATION "${_package}" COMPONENT runtime)
install(EXPORT kaikouCompiler NAMESPACE kaikou:: FILE kaikouCompilerTargets.cmake DESTINATION "${_package}"
        COMPONENT compiler)
if(TARGET kaikou-jit)
  install(TARGETS kaikou-jit LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT program)
endif()

# --- headers ------------------------------------------------------------------------------------------------------
install(FILES "${PROJECT_SOURCE_DIR}/runtime/api/kaikou.h" "${PROJECT_SOURCE_DIR}/runtime/api/kaikou_numbers.h"
        "${PROJECT_SOURCE_DIR}/bots/api/kaikou_bots.h" DESTINATION "${_include}" COMPONENT runtime)
install(FILES "${PROJECT_SOURCE_DIR}/compiler/api/kaikou_compile.h" DESTINATION "${_include}" COMPONENT compiler)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/runtime/" DESTINATION "${_include}/runtime" COMPONENT runtime
        FILES_MATCHING PATTERN "*.h" PATTERN "*.def" PATTERN "api" EXCLUDE PATTERN "llvm" EXCLUDE)
install(FILES "${PROJECT_BINARY_DIR}/generated/kaikou_version.h" DESTINATION "${_include}" COMPONENT runtime)

# --- CMake package ------------------------------------------------------------------------------------------------
set(KAIKOU_RULESETS_FOLDER "${CMAKE_INSTALL_DATADIR}/kaikou/rulesets")
configure_package_config_file("${PROJECT_SOURCE_DIR}/cmake/kaikouConfig.cmake.in" "${PROJECT_BINARY_DIR}/kaikouConfig.cmake"
                              INSTALL_DESTINATION "${_package}" PATH_VARS KAIKOU_RULESETS_FOLDER)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/kaikouConfigVersion.cmake" VERSION "${PROJECT_VERSION}"
                                 COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/kaikouConfig.cmake" "${PROJECT_BINARY_DIR}/kaikouConfigVersion.cmake"
        DESTINATION "${_package}" COMPONENT runtime)

# --- pkg-config ---------------------------------------------------------------------------------------------------
# Relative to where the .pc file lies.
file(RELATIVE_PATH KAIKOU_PC_PREFIX "/${_pkgconfig}" "/")
string(REGEX REPLACE "/$" "" KAIKOU_PC_PREFIX "${KAIKOU_PC_PREFIX}")
set(KAIKOU_PC_STATIC "-lsodium -lstdc++ -lm -pthread")
foreach(_library IN LISTS CMAKE_DL_LIBS)
  string(APPEND KAIKOU_PC_STATIC " -l${_library}")
endforeach()
if(TARGET kaikou-runtime-shared)
  set(KAIKOU_PC_LIBS "-lkaikou-runtime")
else()
  set(KAIKOU_PC_LIBS "-lkaikou-runtime ${KAIKOU_PC_STATIC}")
endif()
if(TARGET kaikou-compiler-shared)
  set(KAIKOU_PC_COMPILER_LIBS "-lkaikou-compiler")
else()
  set(KAIKOU_PC_COMPILER_LIBS "-l:libkaikou-compiler.a -l:libkaikou-parser.a -l:libkaikou-bots.a -l:libkaikou-runtime.a -lantlr4-runtime -lyaml-cpp ${KAIKOU_PC_STATIC}")
endif()
foreach(_name kaikou-runtime kaikou-runtime-cxx)
  configure_file("${PROJECT_SOURCE_DIR}/cmake/${_name}.pc.in" "${PROJECT_BINARY_DIR}/${_name}.pc" @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/${_name}.pc" DESTINATION "${_pkgconfig}" COMPONENT runtime)
endforeach()
configure_file("${PROJECT_SOURCE_DIR}/cmake/kaikou-compiler.pc.in" "${PROJECT_BINARY_DIR}/kaikou-compiler.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/kaikou-compiler.pc" DESTINATION "${_pkgconfig}" COMPONENT compiler)

# --- program ------------------------------------------------------------------------------------------------------
install(TARGETS kou RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT program)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/docs/schema/" DESTINATION "${CMAKE_INSTALL_DATADIR}/kaikou/schema" COMPONENT program)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/docs/diagnostics/" DESTINATION "${CMAKE_INSTALL_DATADIR}/kaikou/diagnostics"
        COMPONENT program FILES_MATCHING PATTERN "*.md")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/docs/zh/diagnostics/" DESTINATION "${CMAKE_INSTALL_DATADIR}/kaikou/zh/diagnostics"
        COMPONENT program FILES_MATCHING PATTERN "*.md")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/web/dist/" DESTINATION "${CMAKE_INSTALL_DATADIR}/kaikou/workshop" COMPONENT program)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/rulesets/" DESTINATION "${KAIKOU_RULESETS_FOLDER}" COMPONENT rulesets)
