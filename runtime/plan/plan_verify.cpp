// The verifier: sizes, texts and tiles, and the order of the parts. Code is in plan_verify_code.cpp, readings, rules
// and the game in plan_verify_rules.cpp.
//
// Guarantee: verify() itself is safe on any plan whatsoever; each part relies only on what earlier parts made sure of.
// Tested by tests/runtime/plan_verify_test.cpp, which breaks a good plan in one place at a time.
#include "runtime/plan/plan_verify.h"

#include <fmt/format.h>

#include <numeric>
#include <set>

#include "runtime/plan/plan_verify_parts.h"
#include "runtime/text/unseen.h"
#include "runtime/text/utf8.h"

namespace kaikou::plan {
namespace {

bool isUtf8Text(const std::string& text) {
  return !text::firstInvalidUtf8(text) && !text::firstUnseen(text) && text.find('\r') == std::string::npos;
}

/// A name that tile notation can read.
bool isNotation(const std::string& name) {
  return !name.empty() && !(name[0] >= '0' && name[0] <= '9') && name.find_first_of(" \t\n") == std::string::npos &&
         name.find("\u3000") == std::string::npos && name.find("\u00a0") == std::string::npos;
}

class Texts {
 public:
  void add(const std::string& text, const char* what) {
    total_ += text.size();
    if (finding || (text.size() <= limits::text && isUtf8Text(text) && total_ <= limits::allText)) return;
    finding = total_ > limits::allText ? "the texts are too long together"
              : text.size() > limits::text ? fmt::format("{} is longer than {} bytes", what, limits::text)
                                           : fmt::format("{} is not UTF-8 or has control characters", what);
  }
  Finding finding;

 private:
  size_t total_ = 0;
};

bool isLowestTerms(Num value) {
  if (value.isNone()) return value.num == 1;
  if (value.den == 1) return true;
  if (value.den < 1) return false;
  const uint64_t size = value.num < 0 ? 0 - static_cast<uint64_t>(value.num) : static_cast<uint64_t>(value.num);
  return std::gcd(size, static_cast<uint64_t>(value.den)) == 1;
}

}  // namespace

Finding verifySizes(const Plan& plan) {
  if (plan.version != formatVersion) return fmt::format("format version {} is not known", plan.version);
  const struct { const char* what; size_t size, most; } sizes[] = {
      {"origins", plan.origins.size(), limits::origins},
      {"options", plan.options.size(), limits::options},
      {"kinds", plan.kinds.size(), maxKinds},
      {"blocks", plan.blocks.size(), limits::blocks},
      {"shapes", plan.shapes.size(), limits::shapes},
      {"relations", plan.relations.size(), limits::relations},
      {"questions for links", plan.links.size(), limits::links},
      {"features", plan.features.features.size(), vectorBits},
      {"constants", plan.constants.size(), limits::scalars},
      {"lists", plan.lists.size(), limits::lists},
      {"scalar registers", plan.scalarCount, limits::scalars},
      {"lane registers", plan.laneCount, limits::lanes},
      {"instructions", plan.code.size(), limits::code},
      {"phases", plan.phases.size(), limits::phases},
      {"facts", plan.facts.size(), limits::facts},
      {"calls", plan.calls.size(), limits::calls},
      {"needs", plan.needs.size(), limits::needs},
      {"patterns", plan.patterns.size(), limits::patterns},
      {"lines", plan.lines.size(), limits::lines},
      {"liabilities", plan.liabilities.size(), limits::liabilities},
      {"sharings", plan.sharings.size(), limits::sharings},
      {"keys", plan.choose.size(), limits::keys},
      {"results", plan.results.size(), limits::results},
      {"claim ranks", plan.game.claimRanks.size(), limits::gameList},
      {"next dealers", plan.game.nextDealer.size(), limits::gameList},
      {"exceptions from the duty", plan.game.dutyExcept.size(), limits::gameList},
      {"marks", plan.course.marks.size(), maxSeatMarks + maxOtherMarks},
      {"steps", plan.course.steps.size(), maxSteps},
      {"restrictions", plan.course.restrictions.size(), limits::gameList},
      {"payments on events", plan.course.pays.size(), maxPays},
      {"rules of what comes after", plan.course.after.size(), limits::gameList},
      {"lines of payments on events", plan.course.lines.size(), limits::lines},
  };
  for (const auto& list : sizes)
    if (list.size > list.most) return fmt::format("{} {}, more than {}", list.size, list.what, list.most);
  if (plan.constants.size() > plan.scalarCount) return "more constants than scalar registers";
  for (Num value : plan.constants)
    if (!isLowestTerms(value)) return "a constant is not in lowest terms";
  for (const auto& list : plan.lists) {
    if (list.empty() || list.size() > limits::listEntries) return fmt::format("a list of {} entries", list.size());
    for (Num value : list)
      if (!isLowestTerms(value)) return "an entry of a list is not in lowest terms";
  }
  if (plan.ruleset >= plan.origins.size()) return "the ruleset has no origin";
  return {};
}

Finding verifyTexts(const Plan& plan) {
  Texts texts;
  for (const auto& [name, value] : plan.options) {
    texts.add(name, "the name of an option");
    texts.add(value, "the value of an option");
  }
  for (const Origin& origin : plan.origins) {
    texts.add(origin.name, "a name");
    for (const std::string* text : {&origin.zh, &origin.en}) {
      texts.add(*text, "a title");
      if (text->empty()) return fmt::format("`{}` lacks a title", texts.finding ? "" : origin.name);
    }
    texts.add(origin.citeZh, "a citation");
    texts.add(origin.citeEn, "a citation");
    texts.add(origin.file, "a file name");
  }
  for (const Kind& kind : plan.kinds) texts.add(kind.name, "the name of a tile");
  for (const Block& block : plan.blocks) {
    texts.add(block.name, "the name of a suit");
    if (block.aliases.size() > limits::aliases) return "a suit has too many names";
    for (const std::string& alias : block.aliases) texts.add(alias, "the name of a suit");
  }
  for (const Mark& mark : plan.course.marks)
    for (const std::string& word : mark.words) texts.add(word, "a word of a mark");
  for (const ResultItem& item : plan.results) {
    texts.add(item.key, "the key of a result");
    if (item.key.empty()) return "a result has no key";
  }
  return texts.finding;
}

Finding verifyTiles(const Plan& plan) {
  size_t next = 0;
  std::set<std::string> spellings;  // suits and tiles without a suit
  std::set<std::string> names;
  for (size_t b = 0; b < plan.blocks.size(); ++b) {
    const Block& block = plan.blocks[b];
    if (block.firstKind != next || block.size < 1 || block.size > limits::blockSize ||
        block.size > plan.kinds.size() - next)
      return fmt::format("block {} does not hold the tiles that follow", b);
    if (block.isSuit && block.isFlower) return fmt::format("block {} is a suit and flowers", b);
    if (block.isSuit) {
      std::vector<std::string> all = block.aliases;
      all.push_back(block.name);
      for (const std::string& spelling : all)
        if (!isNotation(spelling) || !spellings.insert(spelling).second)
          return fmt::format("the suit name `{}` is taken or cannot be read", spelling);
    }
    for (size_t i = 0; i < block.size; ++i, ++next) {
      const Kind& kind = plan.kinds[next];
      if (kind.block != b) return fmt::format("tile {} is not in its block", next);
      if (kind.rank != i + 1)
        return fmt::format("tile {} has the rank {}", next, kind.rank);
      if (kind.copies < 1 || kind.copies > limits::copies)
        return fmt::format("tile {} has {} copies", next, kind.copies);
      const bool taken = !names.insert(kind.name).second;
      if (taken || (!block.isSuit && (!isNotation(kind.name) || !spellings.insert(kind.name).second)))
        return fmt::format("the tile name `{}` is taken or cannot be read", kind.name);
    }
  }
  if (next != plan.kinds.size()) return "some tiles are in no block";
  const auto size = static_cast<int>(plan.kinds.size());
  for (int i = 0; i < size; ++i) {
    const Kind& kind = plan.kinds[static_cast<size_t>(i)];
    auto step = [&](int to, int8_t Kind::*back) {
      return to == noTile || (to >= 0 && to < size && plan.kinds[static_cast<size_t>(to)].*back == i);
    };
    if (!step(kind.next, &Kind::previous) || !step(kind.previous, &Kind::next) ||
        (kind.next == noTile) != (kind.previous == noTile))
      return fmt::format("the ring of tile {} is broken", i);
  }
  return {};
}

std::optional<std::string> verify(const Plan& plan) {
  for (auto part : {verifySizes, verifyTexts, verifyTiles, verifyReadings})
    if (Finding finding = part(plan)) return finding;
  Registers registers(plan);
  if (Finding finding = registers.runCode()) return finding;
  if (Finding finding = verifyRules(plan, registers)) return finding;
  if (Finding finding = verifyGame(plan, registers)) return finding;
  if (Finding finding = verifyCourse(plan, registers)) return finding;
  return registers.finish();
}

std::optional<std::string> verifyPlayable(const Plan& plan) {
  const Game& game = plan.game;
  int tiles = 0;
  for (const Kind& kind : plan.kinds) tiles += kind.copies;
  const int dealt = (game.seats - 1) * game.handSize + game.dealerHand + int{game.hasIndicator};
  if (dealt + game.keep > tiles)
    return fmt::format("{} tiles are too few to deal {} and keep {}", tiles, dealt, game.keep);
  if (game.dealerHand != game.handSize && game.dealerHand != game.handSize + 1)
    return fmt::format("the dealer is dealt {} tiles, neither as many as the others nor one more", game.dealerHand);
  const int wall = 2 * game.stacks;
  if (wall != 0 && wall * seatCount != tiles && wall * game.seats != tiles)
    return fmt::format("walls of {} stacks do not hold {} tiles", game.stacks, tiles);
  if (game.hasIndicator && game.indicatorPlace != WallPlace::Head &&
      (game.indicatorStack < 1 || 2 * game.indicatorStack > tiles))
    return fmt::format("there is no stack {} to turn a tile up from", game.indicatorStack);
  const bool fromTail = game.indicatorPlace == WallPlace::UpperFromTail || game.indicatorPlace == WallPlace::LowerFromTail;
  if (game.hasIndicator && game.indicatorPlace != WallPlace::Head &&
      dealt + 2 * game.indicatorStack > tiles + (fromTail ? 1 : -1))
    return fmt::format("stack {} to turn a tile up from has been dealt", game.indicatorStack);
  return {};
}

}  // namespace kaikou::plan
