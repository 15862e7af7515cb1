// The first line of a log: the rules of the match, as far as a reader of the log needs them beside the rule book.
// Tested by tests/table/log_test.cpp.
#include "kaikou_version.h"
#include "runtime/table/log_writer.h"

namespace kaikou::table {
namespace {

using plan::CallMeld;
using plan::CallSource;
using plan::WallPlace;

std::string_view meldName(CallMeld meld) {
  switch (meld) {
    case CallMeld::Run: return "run";
    case CallMeld::Triplet: return "triplet";
    case CallMeld::Quad: return "quad";
    case CallMeld::Aside: return "aside";
  }
  return "";
}

std::string_view sourceName(CallSource source) {
  switch (source) {
    case CallSource::Discard: return "discard";
    case CallSource::DiscardOfPrevious: return "discard of previous";
    case CallSource::InHand: return "hand";
    case CallSource::AddedTo: return "added";
  }
  return "";
}

std::string_view placeName(WallPlace place) {
  switch (place) {
    case WallPlace::Head: return "head";
    case WallPlace::UpperFromTail: return "upper from tail";
    case WallPlace::LowerFromTail: return "lower from tail";
    case WallPlace::UpperFromHead: return "upper from head";
    case WallPlace::LowerFromHead: return "lower from head";
  }
  return "";
}

}  // namespace

const std::string_view thisProduct = "kaikou " KAIKOU_VERSION;

void LogWriter::origin(uint32_t of) {
  const plan::Origin& origin = plan_.origins[of];
  json_->key("name").string(origin.name).key("zh").string(origin.zh).key("en").string(origin.en);
}

void LogWriter::match(const std::optional<Digest>& commitment, std::string_view product, int version) {
  const plan::Game& game = plan_.game;
  JsonWriter& json = begin("match");
  json.key("log").integer(version).key("product").string(product);
  json.key("ruleset").open('{');
  origin(plan_.ruleset);
  json.close('}').key("options").open('{');
  for (const auto& [name, value] : plan_.options) json.key(name).string(value);
  json.close('}').key("plan").string(toHex(codec_.plan().data(), codec_.plan().size()));
  json.key("seats").integer(game.seats).key("tiles").open('[');
  for (const plan::Kind& kind : plan_.kinds) {
    const plan::Block& block = plan_.blocks[kind.block];
    json.open('{').key("name").string(kind.name).key("copies").integer(kind.copies).key("suit");
    if (block.isSuit) json.string(block.name).key("rank").integer(kind.rank);
    else json.raw("null").key("rank").raw("null");
    json.key("flower").boolean(block.isFlower).close('}');
  }
  json.close(']').key("calls").open('[');
  for (const plan::Call& call : plan_.calls) {
    json.open('{');
    origin(call.origin);
    json.key("meld").string(meldName(call.meld)).key("source").string(sourceName(call.source)).key("added_to");
    if (call.addedTo >= 0) json.string(plan_.origins[plan_.calls[static_cast<size_t>(call.addedTo)].origin].name);
    else json.raw("null");
    json.key("opens").boolean(call.opens).key("draws").boolean(call.draws).key("robbable").boolean(call.robbable);
    json.key("concealed").boolean(call.concealed).key("any_time").boolean(call.anyTime);
    json.key("compulsory").boolean(call.compulsory).close('}');
  }
  json.close(']').key("claims").open('[');
  for (const auto& rank : game.claimRanks) {
    json.open('[');
    for (const int8_t call : rank) {
      if (call < 0) json.string("win");
      else json.string("call " + plan_.origins[plan_.calls[static_cast<size_t>(call)].origin].name);
    }
    json.close(']');
  }
  json.close(']').key("every_winner").boolean(game.everyWinner).key("passing_locks").boolean(game.passingLocks);
  json.key("deal").open('{').key("hand").integer(game.handSize).key("dealer").integer(game.dealerHand).key("indicator");
  if (game.hasIndicator)
    json.string(placeName(game.indicatorPlace)).key("indicator_stack").integer(game.indicatorStack);
  else json.raw("null").key("indicator_stack").raw("null");
  static constexpr std::string_view skips[] = {"none", "smaller", "sum"};
  json.close('}').key("wall").open('{').key("stacks").integer(game.stacks).key("dice").integer(game.dice);
  json.key("skip")
      .string(skips[game.breakSkip])
      .key("replacements")
      .string(game.replacementsFromTail ? "tail" : "head");
  json.key("keep").integer(game.keep).key("last_tiles").integer(game.lastTiles).close('}');
  json.key("discarding").open('{').key("unclaimable").boolean(game.discardUnclaimable);
  json.key("aside").boolean(game.discardAside).key("draws").boolean(game.discardDraws);
  json.key("forbidden").boolean(game.discardForbidden).close('}');
  json.key("commitment");
  if (commitment) json.string(toHex(commitment->data(), commitment->size()));
  else json.raw("null");
  seal();
}

void LogWriter::pledges(const Shares& shares) {
  JsonWriter& json = begin("pledges");
  json.key("commitments").open('[');
  for (int seat = 0; seat < engine_.seats(); ++seat) {
    const auto& pledge = shares.pledges[static_cast<size_t>(seat)];
    if (pledge) json.string(toHex(pledge->data(), pledge->size()));
    else json.raw("null");
  }
  json.close(']');
  seal();
}

void LogWriter::shares(const Shares& shares) {
  JsonWriter& json = begin("shares");
  json.key("shares").open('[');
  for (int seat = 0; seat < engine_.seats(); ++seat) {
    const auto& share = shares.shares[static_cast<size_t>(seat)];
    if (share) json.string(share->hex());
    else json.raw("null");
  }
  json.close(']');
  seal();
}

}  // namespace kaikou::table
