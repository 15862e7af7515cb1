# Headers that nearly every file of the compiler, the benchmarks, the commands and the tests includes. A file still
# includes what it uses: the `ci` and `asan` presets build without precompiled headers.
set(KAIKOU_COMMON_PCH
    <algorithm> <array> <cstdint> <functional> <map> <memory> <optional> <span> <string> <string_view> <unordered_map>
    <utility> <variant> <vector> <fmt/format.h>)

# One precompiled header for all libraries that ask for it, and one for position-independent code, which cannot share it.
if(KAIKOU_PCH)
  file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/generated/pch.cpp" CONTENT "// Owns the common precompiled header.\n")
  foreach(pch kaikou-pch kaikou-pch-pic)
    add_library(${pch} OBJECT "${PROJECT_BINARY_DIR}/generated/pch.cpp")
    target_link_libraries(${pch} PRIVATE kaikou::options kaikou::fmt)
    target_precompile_headers(${pch} PRIVATE ${KAIKOU_COMMON_PCH})
  endforeach()
  set_target_properties(kaikou-pch-pic PROPERTIES POSITION_INDEPENDENT_CODE ON)
endif()

# kaikou_add_library(<name> SOURCES <file>... [PUBLIC <lib>...] [PRIVATE <lib>...] [PCH] [PIC])
#
# A static library from the given sources, with the project's options and, on request, the common precompiled header and
# position-independent code, which a shared library can be made of.
# Without sources the target is an empty interface under the same name, so that rooms can be filled in any order.
function(kaikou_add_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "PCH;PIC" "" "SOURCES;PUBLIC;PRIVATE")
  if(NOT arg_SOURCES)
    message(STATUS "${name}: no sources yet")
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE kaikou::options ${arg_PUBLIC})
    return()
  endif()
  add_library(${name} STATIC ${arg_SOURCES})
  # What is private of an installed library is found again by kaikouConfig.cmake.
  list(TRANSFORM arg_PRIVATE REPLACE "(.+)" "$<BUILD_INTERFACE:\\1>")
  target_link_libraries(${name} PUBLIC $<BUILD_INTERFACE:kaikou::options> ${arg_PUBLIC} PRIVATE ${arg_PRIVATE})
  set(pch kaikou-pch)
  if(arg_PIC)
    set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    set(pch kaikou-pch-pic)
  endif()
  if(KAIKOU_PCH AND arg_PCH)
    target_precompile_headers(${name} REUSE_FROM ${pch})
  endif()
endfunction()

# kaikou_add_checked(<name> [LINK <lib>...])
#
# <name>-checked: the library as tests link it, with the invariants of runtime/base/invariant.h looked at. Only files that state
# one are compiled once more, and only when something links it; the other objects are those of the library. A file that states
# its first invariant after configuring is looked at from the next configure on. Where the whole build is checked it is the
# library itself.
function(kaikou_add_checked name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LINK")
  get_target_property(type ${name} TYPE)
  if(KAIKOU_ALL_CHECKED OR NOT KAIKOU_TESTS OR NOT type STREQUAL "STATIC_LIBRARY")
    add_library(${name}-checked ALIAS ${name})
    return()
  endif()
  get_target_property(sources ${name} SOURCES)
  set(again "")
  set(objects "")
  foreach(source IN LISTS sources)
    if(source MATCHES "\\.cpp$" AND EXISTS "${source}")
      file(STRINGS "${source}" stated REGEX "KAIKOU_(ASSERT|CHECKED)" LIMIT_COUNT 1)
      if(stated)
        list(APPEND again "${source}")
        get_filename_component(file "${source}" NAME)
        string(REPLACE "." "\\." file "${file}")
        list(APPEND objects "/${file}\\.o")
      endif()
    endif()
  endforeach()
  set(rest "$<TARGET_OBJECTS:${name}>")
  if(again)
    list(JOIN objects "|" objects)
    set(rest "$<FILTER:${rest},EXCLUDE,(${objects})$>")
  endif()
  add_library(${name}-checked STATIC EXCLUDE_FROM_ALL ${again} ${rest})
  set_target_properties(${name}-checked PROPERTIES LINKER_LANGUAGE CXX)
  target_compile_definitions(${name}-checked PRIVATE KAIKOU_CHECKED=1 $<TARGET_PROPERTY:${name},COMPILE_DEFINITIONS>)
  get_target_property(pch ${name} PRECOMPILE_HEADERS_REUSE_FROM)
  if(pch)
    target_precompile_headers(${name}-checked REUSE_FROM ${pch})
  endif()
  get_target_property(independent ${name} POSITION_INDEPENDENT_CODE)
  set_target_properties(${name}-checked PROPERTIES POSITION_INDEPENDENT_CODE "${independent}")
  target_include_directories(${name}-checked INTERFACE $<TARGET_PROPERTY:${name},INTERFACE_INCLUDE_DIRECTORIES>)
  set(rooms ${arg_LINK})
  list(FILTER rooms INCLUDE REGEX "-checked$")
  list(FILTER arg_LINK EXCLUDE REGEX "-checked$")
  target_link_libraries(${name}-checked PUBLIC kaikou::options ${rooms} PRIVATE ${arg_LINK})
endfunction()

# kaikou_glob(<variable> <folder>...): the .cpp files directly in folders under the current one. New files are noticed
# by the next build.
function(kaikou_glob variable)
  set(patterns "")
  foreach(folder IN LISTS ARGN)
    list(APPEND patterns "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp")
  endforeach()
  file(GLOB found CONFIGURE_DEPENDS ${patterns})
  list(SORT found)
  set(${variable} "${found}" PARENT_SCOPE)
endfunction()
