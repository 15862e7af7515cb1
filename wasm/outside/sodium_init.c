// What libsodium's two functions need of the rest of it, in a module of WebAssembly.
//
// There is one code for every processor, which is chosen from the beginning, so there is nothing to start.
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

int sodium_init(void) { return 0; }
void sodium_misuse(void) { abort(); }
void sodium_memzero(void* const at, const size_t size) {
  volatile unsigned char* byte = at;
  for (size_t i = 0; i < size; ++i) byte[i] = 0;
}
