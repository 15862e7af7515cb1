// Names of calls. What a case says of the meld (whether a tile was claimed) may settle what the word leaves open; what is
// then still open is ambiguous, and told with the calls it could be. Tested by tests/cases/call_names_test.cpp.
#include "runtime/cases/call_names.h"

#include <fmt/format.h>

#include "runtime/text/utf8.h"
#include "runtime/tile/tile_spellings.h"

namespace kaikou::cases {
namespace {

using plan::CallMeld;
using plan::CallSource;

enum class Source : uint8_t { Any, Discard, InHand, AddedTo };
struct CallSpelling { CallMeld meld; Source source; std::string_view text; };
constexpr CallSpelling callSpellings[] = {
#define CALL_SPELLING(meld, source, text) {CallMeld::meld, Source::source, text},
#include "runtime/tile/spellings.def"
};

bool comesFrom(const plan::Call& call, Source source) {
  switch (source) {
    case Source::Any: return true;
    case Source::Discard: return call.source == CallSource::Discard || call.source == CallSource::DiscardOfPrevious;
    case Source::InHand: return call.source == CallSource::InHand;
    case Source::AddedTo: return call.source == CallSource::AddedTo;
  }
  return false;
}

// `concealed kong`, `Concealed-Kong` and `concealed_kong` are one.
std::string plainName(std::string_view word) {
  std::string out = tile::plainText(word);
  for (char& c : out)
    if (c == ' ' || c == '-') c = '_';
  return out;
}

CallFound chosen(std::vector<int> of) {
  if (of.size() == 1) return {of[0], {}};
  return {-1, std::move(of)};
}

}  // namespace

CallFound findCall(const plan::Plan& plan, std::string_view word, bool claimed) {
  const auto& calls = plan.calls;
  auto origin = [&](size_t i) -> const plan::Origin& { return plan.origins[calls[i].origin]; };
  for (size_t i = 0; i < calls.size(); ++i)
    if (origin(i).name == word) return {static_cast<int>(i), {}};
  const std::string plain = plainName(word.substr(0, 256));
  std::vector<int> titled, meant;
  for (size_t i = 0; i < calls.size(); ++i)
    if (plainName(origin(i).en) == plain || plainName(origin(i).zh) == plain) titled.push_back(static_cast<int>(i));
  // A title that is also a word for calls of a kind means that call as far as the case agrees.
  for (const CallSpelling& row : callSpellings) {
    if (row.text != plain) continue;
    for (size_t i = 0; i < calls.size(); ++i)
      if (calls[i].meld == row.meld && comesFrom(calls[i], row.source)) meant.push_back(static_cast<int>(i));
  }
  if (!titled.empty()) return chosen(std::move(titled));
  if (meant.size() > 1) {
    std::vector<int> agreeing;
    for (int i : meant)
      if ((calls[static_cast<size_t>(i)].source != CallSource::InHand) == claimed) agreeing.push_back(i);
    if (!agreeing.empty()) meant = std::move(agreeing);
  }
  return chosen(std::move(meant));
}

std::string severalCallsText(const plan::Plan& plan, std::string_view word, const std::vector<int>& several) {
  std::string out = fmt::format("`{}` could be ", text::beginningOf(word, 80));
  for (size_t i = 0; i < several.size(); ++i) {
    const plan::Origin& origin = plan.origins[plan.calls[static_cast<size_t>(several[i])].origin];
    out += fmt::format("{}`{}` ({})", i == 0 ? "" : i + 1 < several.size() ? ", " : " or ", origin.name, origin.en);
  }
  return out + ": name the call";
}

}  // namespace kaikou::cases
