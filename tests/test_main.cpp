// The entry point of the test binary, in a file of its own because Catch2's runner takes long to compile.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
