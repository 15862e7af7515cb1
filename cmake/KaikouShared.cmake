# The shared libraries of the C interface. Each is whole, made of the archives of its rooms, and shows the functions of its
# headers and nothing else.
#
#   libkaikou-runtime.so    runtime and bots: kaikou.h, kaikou_bots.h
#   libkaikou-compiler.so   those and the compiler: kaikou_compile.h too. A program links this one *instead* of the other
if(NOT KAIKOU_SHARED OR KAIKOU_SANITIZE OR KAIKOU_FUZZ)
  return()
endif()

# kaikou_add_shared(<name> <output name> <folder> ARCHIVES <target>... LINK <library>...)
function(kaikou_add_shared name output folder)
  cmake_parse_arguments(PARSE_ARGV 3 arg "" "" "ARCHIVES;LINK")
  # An empty file, for a library must have a source. The archives go in by their files: what they link for themselves, static
  # libraries from outside among it, must not come along.
  file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/generated/${name}.cpp" CONTENT "// Made of archives.\n")
  add_library(${name} SHARED "${PROJECT_BINARY_DIR}/generated/${name}.cpp")
  list(TRANSFORM arg_ARCHIVES REPLACE "(.+)" "$<TARGET_FILE:\\1>" OUTPUT_VARIABLE files)
  target_link_libraries(${name} PRIVATE -Wl,--whole-archive ${files} -Wl,--no-whole-archive ${arg_LINK} Threads::Threads ${CMAKE_DL_LIBS})
  add_dependencies(${name} ${arg_ARCHIVES})
  target_link_options(${name} PRIVATE -Wl,-z,defs "-Wl,--version-script=${PROJECT_SOURCE_DIR}/cmake/kaikou_runtime.map")
  set_target_properties(${name} PROPERTIES OUTPUT_NAME ${output} VERSION "${PROJECT_VERSION}"
                        SOVERSION "${PROJECT_VERSION_MAJOR}" LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/${folder}")
  foreach(archive IN LISTS arg_ARCHIVES)
    set_property(TARGET ${name} APPEND PROPERTY LINK_DEPENDS "$<TARGET_FILE:${archive}>")
  endforeach()
  set_property(TARGET ${name} APPEND PROPERTY LINK_DEPENDS "${PROJECT_SOURCE_DIR}/cmake/kaikou_runtime.map")
endfunction()

kaikou_add_shared(kaikou-runtime-shared kaikou-runtime runtime
  ARCHIVES kaikou-runtime kaikou-bots LINK kaikou::sodium)
set_target_properties(kaikou-runtime-shared PROPERTIES EXPORT_NAME runtime_shared)

# Archives from outside need not be position-independent, so their shared libraries are linked; without them there is no
# shared compiler.
find_library(KAIKOU_ANTLR_SHARED NAMES antlr4-runtime)
find_library(KAIKOU_YAML_SHARED NAMES yaml-cpp)
get_target_property(_parser_type kaikou-parser TYPE)
get_target_property(_compiler_pic kaikou-compiler POSITION_INDEPENDENT_CODE)
if(_compiler_pic AND KAIKOU_ANTLR_SHARED MATCHES "\\.(so|dylib)$" AND KAIKOU_YAML_SHARED MATCHES "\\.(so|dylib)$" AND _parser_type STREQUAL "STATIC_LIBRARY")
  kaikou_add_shared(kaikou-compiler-shared kaikou-compiler compiler
    ARCHIVES kaikou-runtime kaikou-bots kaikou-compiler kaikou-parser
    LINK kaikou::sodium "${KAIKOU_ANTLR_SHARED}" "${KAIKOU_YAML_SHARED}")
  set_target_properties(kaikou-compiler-shared PROPERTIES EXPORT_NAME compiler_shared)
else()
  message(STATUS "libkaikou-compiler.so: not built (no shared libraries of ANTLR and yaml-cpp)")
endif()
