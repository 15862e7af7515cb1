// Cases from hostile hands: JSON lines, words, options. The first byte chooses.
#include <cstdint>
#include <string_view>

#include "tell/case_words.h"
#include "compiler/driver/option_json.h"
#include "runtime/cases/case_reader.h"

using namespace kaikou::cases;
using kaikou::tell::readWords;
using kaikou::driver::readOptions;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  TextArena arena;
  CaseFields fields;
  CaseError error;
  if (data[0] == 'w') {
    if (!readWords(text, fields, error) && error.message.empty()) __builtin_trap();
    return 0;
  }
  const CaseRead read = readCase(text, {data[0] != 'i', data[0] != 'n', data[0] != 's'}, arena, fields, error);
  if (read != CaseRead::Fine) {
    if (error.message.empty()) __builtin_trap();
    return 0;
  }
  TextArena optionArena;
  kaikou::driver::OptionValues values;
  std::string reason;
  if (!readOptions(fields.optionsText, optionArena, values, reason) && reason.empty()) __builtin_trap();
  return 0;
}
