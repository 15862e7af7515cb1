// What may be written at a place of a rule file, whatever stands behind it: for completion. Asks the tables of the parser that
// the grammar was made into, so a new construct is offered as soon as it is in the grammar.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "compiler/syntax/name_use.h"

namespace kaikou::syntax {

struct ExpectedWords {
  bool inComment = false, inText = false;  // nothing else is told then
  uint32_t wordBegin = 0;                  // where the word that is being written begins; the place itself between words
  struct Phrase {
    uint16_t keyword;  // index into keywords()
    uint32_t begin;    // where it would begin: words of it may stand there already, as in `of each |`
  };
  std::vector<Phrase> keywords;
  std::vector<NameUse> names;              // what a name may be here, each once
  bool number = false, text = false, tile = false;
  /// `封顶` in `封顶 is |`, `default 封顶 = |` and `with 封顶 = |`: what a value is asked for. Empty otherwise.
  std::string subject;
  NameUse subjectUse;
};

/// `offset` is a byte of `text`, which is valid UTF-8. Bounded in time and stack, whatever the text holds.
ExpectedWords expectedWords(std::string_view text, uint32_t offset);

/// Places of the grammar in which a name may stand and of which name_places.def says nothing, as "rule in rule".
std::vector<std::string> namePlacesMissing();

}  // namespace kaikou::syntax
