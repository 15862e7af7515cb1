// Numbers that cannot be computed, in words. Tested by tests/text/bilingual_test.cpp.
#include "runtime/text/runtime_words.h"

namespace kaikou::text {

Bilingual numberFault(NumError error) {
  switch (error) {
    case NumError::Ok: return say::NoNumberError;
    case NumError::Overflow: return say::Overflow;
    case NumError::DivisionByZero: return say::DivisionByZero;
    case NumError::NoneInArithmetic: return say::NoneInArithmetic;
    case NumError::BadExponent: return say::BadExponent;
    case NumError::BadRounding: return say::BadRounding;
    case NumError::NoRing: return say::NoRing;
    case NumError::BadIndex: return say::BadIndex;
  }
  return say::NoNumberError;
}

}  // namespace kaikou::text
