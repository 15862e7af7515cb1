// Replays logs.
//
// Why by writing again: a log has one form for one game, so comparing bytes checks every key of every line,
// and nothing has to be said twice. Only what cannot be worked out is read: seeds' commitments, the wall,
// which action was taken. Guarantee: a line that is taken is the line that the writer writes. Tested by
// tests/table/log_test.cpp (every byte of a log changed, truncated at every byte, forged with right sums).
#include "runtime/table/log_reader.h"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/table/log_fields.h"
#include "runtime/table/state_check.h"
#include "runtime/text/utf8.h"

namespace kaikou::table {

Replay::Replay(Engine& engine, GivenWalls givenWalls)
    : engine_(engine), givenWalls_(givenWalls), writer_(engine, pending_), sum_(sumDigits, '0') {}

std::optional<LogRefusal> Replay::line(std::string_view text) {
  auto refuse = [&](std::string reason) { return LogRefusal{lines_ + 1, std::move(reason)}; };
  if (phase_ == Phase::Closed && at_ == pending_.size()) return refuse("the log goes on after the match was closed");
  if (text.size() > maxLogLine) return refuse(fmt::format("the line is longer than {} bytes", maxLogLine));
  static constexpr std::string_view key = ", \"sum\": \"";
  constexpr size_t tail = key.size() + sumDigits + 2;
  if (text.size() <= tail || text.substr(text.size() - tail, key.size()) != key || !text.ends_with("\"}"))
    return refuse("the line does not end with its sum");
  const std::string_view sum = text.substr(text.size() - sumDigits - 2, sumDigits);
  const std::string body = std::string(text.substr(0, text.size() - tail)) + '}';
  if (const std::string right = logSum(sum_, body); right != sum)
    return refuse(fmt::format("the sum is not `{}`: the line, or its sum, is not as it was written", right));

  const bool expectedLine = at_ < pending_.size();
  LogWriter::Mark mark = writer_.mark();
  if (!expectedLine) {
    Fields fields;
    if (auto reason = fields.read(text)) return refuse(*reason);
    pending_.clear();
    at_ = 0;
    next_ = {phase_, match_, state_, {}, false, dealt_, version_, matchCommitment_, handCommitment_, shares_, {}, matchSeedChecked_, hand_, false};
    auto reason = input(fields);
    const size_t end = pending_.find('\n');
    if (!reason && std::string_view(pending_).substr(0, end) != text)
      reason = difference(text, std::string_view(pending_).substr(0, end));
    if (reason) {
      pending_.clear();
      writer_.rewind(mark);
      return refuse(*reason);
    }
    phase_ = next_.phase;
    match_ = next_.match;
    state_ = next_.state;
    events_ = next_.events;
    told_ = next_.told;
    dealt_ = next_.dealt;
    version_ = next_.version;
    shares_ = next_.shares;
    matchCommitment_ = next_.matchCommitment, handCommitment_ = next_.handCommitment;
    matchSeedChecked_ = next_.matchSeedChecked;
    hand_ = next_.hand;
    if (next_.opened) opened_.emplace_back(hand_.number, *next_.opened);
    if (next_.handEnded) hands_.push_back(hand_);
    at_ = end + 1;
  } else {
    const size_t end = pending_.find('\n', at_);
    const std::string_view want = std::string_view(pending_).substr(at_, end - at_);
    if (want != text) return refuse(difference(text, want));
    at_ = end + 1;
    told_ = false;
  }
  sum_ = sum;
  ++lines_;
  return {};
}

std::string Replay::expected() const {
  if (at_ < pending_.size()) {
    static constexpr std::string_view start = "{\"line\": \"";
    const size_t begin = at_ + start.size();
    return fmt::format("a line `{}`", pending_.substr(begin, pending_.find('"', begin) - begin));
  }
  switch (phase_) {
    case Phase::Start: return "a line `match`";
    case Phase::Between: return "a line `hand` or `close`";
    case Phase::Pledged: return "a line `shares` or `close`";
    case Phase::Header: return "a line `wall`";
    case Phase::Playing: return state_.stage == Stage::Over ? "a line `end`" : "a line `action`";
    case Phase::Closed: break;
  }
  return "nothing";
}

std::optional<LogRefusal> Replay::finish() const {
  if (phase_ == Phase::Closed && at_ == pending_.size()) return {};
  return LogRefusal{lines_ + 1, fmt::format("the log ends where {} should follow", expected())};
}

std::string Replay::difference(std::string_view got, std::string_view want) {
  const auto [g, w] = std::mismatch(got.begin(), got.end(), want.begin(), want.end());
  size_t from = static_cast<size_t>(g - got.begin());
  auto inside = [](std::string_view text, size_t at) {
    return at < text.size() && (static_cast<uint8_t>(text[at]) & 0xc0) == 0x80;
  };
  while (from > 0 && (inside(got, from) || inside(want, from))) --from;
  // From the key that differs on, as far as a line of a screen goes.
  const size_t key = got.substr(0, from).rfind(", \"");
  const size_t begin = key == std::string_view::npos || from - key > 60 ? from : key + 2;
  auto piece = [&](std::string_view text) {
    size_t end = std::min(text.size(), std::max(from + 24, begin + 60));
    while (end < text.size() && inside(text, end)) ++end;
    return begin < text.size() ? text.substr(begin, end - begin) : std::string_view();
  };
  return fmt::format("at byte {} it says `{}` where the rules give `{}`", from + 1, piece(got), piece(want));
}

Replay::Reason Replay::input(const Fields& fields) {
  const std::string_view* kind = fields.text("line");
  if (!kind) return "the line does not say what it is (`line`)";
  const bool over = state_.stage == Stage::Over;
  if (phase_ == Phase::Start && *kind == "match") return startMatch(fields);
  if (phase_ == Phase::Between && *kind == "hand") return startHand(fields);
  if (phase_ == Phase::Between && *kind == "pledges" && mayPledge()) return takePledges(fields);
  if (phase_ == Phase::Pledged && *kind == "shares") return takeShares(fields);
  if ((phase_ == Phase::Between || phase_ == Phase::Pledged) && *kind == "close") return closeMatch(fields);
  if (phase_ == Phase::Header && *kind == "wall") return deal(fields);
  if (phase_ == Phase::Playing && !over && *kind == "action") return act(fields);
  if (phase_ == Phase::Playing && over && *kind == "end") return endHand(fields);
  return fmt::format("there is a line `{}` where {} should be", kind->substr(0, 40), expected());
}

Replay::Reason Replay::optionalDigest(const Fields& fields, std::string_view key, std::optional<Digest>& out) const {
  out.reset();
  if (fields.isNull(key)) return {};
  const std::string_view* text = fields.text(key);
  Digest digest{};
  if (!text || !fromHex(*text, digest.data(), digest.size()))
    return fmt::format("`{}` is neither null nor 64 hex digits", key);
  out = digest;
  return {};
}

Replay::Reason Replay::startMatch(const Fields& fields) {
  int64_t version = 0;
  if (!fields.number("log", 0, INT32_MAX, version)) return "the line does not say the version of the log";
  if (version < oldestLogVersion || version > logVersion) return fmt::format("logs of version {} are not known", version);
  const std::string_view* product = fields.text("product");
  if (!product || product->size() > 200) return "the line does not say who wrote it (`product`)";
  const std::string_view* plan = fields.text("plan");
  const Digest& own = writer_.codec().plan();
  if (!plan || *plan != toHex(own.data(), own.size()))
    return "the log is of another plan: other rules, or other options";
  if (auto reason = optionalDigest(fields, "commitment", next_.matchCommitment)) return reason;
  next_.version = static_cast<int>(version);
  writer_.match(next_.matchCommitment, *product, next_.version);
  next_.phase = Phase::Between;
  return {};
}

Replay::Reason Replay::startHand(const Fields& fields) {
  if (auto reason = optionalDigest(fields, "commitment", next_.handCommitment)) return reason;
  if (hands_.empty()) {   // a log may begin in the middle of a match
    int64_t number = 0, dealer = 0, house = 0;
    const std::vector<int64_t>* totals = fields.numbers("totals");
    if (!fields.number("number", 0, UINT32_MAX, number)) return "`number` is no number of a hand";
    if (!fields.number("dealer", 0, engine_.seats() - 1, dealer)) return "`dealer` is no seat";
    if (!totals || totals->size() != static_cast<size_t>(engine_.seats()))
      return "`totals` are not a number for every seat";
    if (!fields.number("house", INT64_MIN, INT64_MAX, house)) return "`house` is no number";
    const std::string_view* wild = fields.text("previous_wild");
    uint8_t kind = 0;
    if (wild ? !parseTileName(engine_.plan(), *wild, kind) : !fields.isNull("previous_wild"))
      return "`previous_wild` is no tile";
    next_.match.hand = static_cast<uint32_t>(number), next_.match.dealer = static_cast<uint8_t>(dealer);
    next_.match.previousWild = wild ? static_cast<int8_t>(kind) : static_cast<int8_t>(plan::noTile);
    std::copy(totals->begin(), totals->end(), next_.match.totals.begin());
    next_.match.house = house;
    // Whatever is believed must at least be what a match can come to.
    if (auto why = checkMatch(engine_.plan(), next_.match)) return *why;
    const bool fromNought = next_.match.totals == decltype(next_.match.totals){} && !house && !wild;
    if (number == 0 && !fromNought) return "the first hand of a match begins without points and without a wild tile of a hand before";
    believes_ = !fromNought;
  }
  // A seed of a match makes every wall but those that were given; without one, no seed makes any.
  if (next_.handCommitment && !matchCommitment_) return "the hand has a commitment, and the match has none";
  if (matchCommitment_ && !next_.handCommitment && givenWalls_ == GivenWalls::Refused)
    return "the match has a commitment, and the hand has none";
  writer_.hand(next_.match, next_.handCommitment);
  next_.hand = {};
  next_.hand.number = next_.match.hand, next_.hand.dealer = next_.match.dealer, next_.hand.firstLine = lines_ + 1;
  next_.phase = Phase::Header;
  return {};
}

bool Replay::readTiles(std::string_view names, WallSetup& wall) const {
  while (!names.empty()) {
    const size_t end = std::min(names.find(' '), names.size());
    if (wall.size == maxTiles ||
        !parseTileName(engine_.plan(), names.substr(0, end), wall.tiles[wall.size++]))
      return false;
    names.remove_prefix(std::min(end + 1, names.size()));
  }
  return true;
}

Replay::Reason Replay::deal(const Fields& fields) {
  const plan::Game& game = engine_.plan().game;
  WallSetup wall;
  const std::vector<int64_t>* dice = fields.numbers("dice");
  const std::string_view* tiles = fields.text("tiles");
  int64_t side = 0, stack = 0;
  if (!dice || dice->size() != game.dice) return fmt::format("`dice` are not {} numbers", int{game.dice});
  for (size_t i = 0; i < dice->size(); ++i) {
    if ((*dice)[i] < 0 || (*dice)[i] > 6) return "`dice` show no such number";
    wall.dice[i] = static_cast<uint8_t>((*dice)[i]);
  }
  if (!fields.number("side", 0, engine_.seats() - 1, side)) return "`side` is no seat";
  if (!fields.number("stack", 0, 255, stack)) return "`stack` is no number of stacks";
  wall.breakSide = static_cast<uint8_t>(side), wall.breakStack = static_cast<uint8_t>(stack);
  if (!tiles || !readTiles(*tiles, wall)) return "`tiles` are not the names of tiles with one blank between";
  if (next_.handCommitment) {
    WallSetup right = wall;
    breakWall(engine_.plan(), match_.dealer, right);
    if (right.breakSide != wall.breakSide || right.breakStack != wall.breakStack)
      return fmt::format("the dice break the wall on side {} after {} stacks", int{right.breakSide},
                         int{right.breakStack});
  }
  if (!engine_.beginWith(match_, wall, next_.state, &next_.events)) return "the wall does not hold the tiles of the game";
  writer_.dealt(next_.state, next_.events);
  next_.told = true;
  next_.dealt = true;
  next_.phase = Phase::Playing;
  return {};
}

Replay::Reason Replay::readAction(const Fields& fields, Action& out, bool& leaves) const {
  int64_t seat = 0;
  const std::string_view* took = fields.text("took");
  if (!fields.number("seat", 0, engine_.seats() - 1, seat)) return "`seat` is no seat";
  if (!took) return "the line does not say what was taken (`took`)";
  const auto who = static_cast<int>(seat);
  out = win(who);
  leaves = *took == "leave";
  if (leaves || parseAction(engine_.plan(), *took, who, out)) return {};
  return fmt::format("there is no action `{}`", text::beginningOf(*took, 80));
}

Replay::Reason Replay::act(const Fields& fields) {
  Action action;
  bool leaves = false;
  if (auto reason = readAction(fields, action, leaves)) return reason;
  const Refusal why = leaves ? writer_.leave(next_.state, action.seat, &next_.events)
                             : writer_.play(next_.state, action, &next_.events);
  if (why != Refusal::None) return fmt::format("seat {} may not do this: {}", int{action.seat}, refusalText(why));
  ++next_.hand.actions;
  next_.told = true;
  return {};
}

Replay::Reason Replay::endHand(const Fields& fields) {
  std::optional<Digest> bytes;
  if (auto reason = optionalDigest(fields, "seed", bytes)) return reason;
  if (bytes.has_value() != handCommitment_.has_value())
    return bytes ? "a seed is opened that nobody had committed to" : "the seed of the hand is not opened";
  if (bytes) {
    const Seed seed{*bytes};
    if (seed.commitment() != *handCommitment_) return "the seed is not the one committed to before the hand";
    const WallSetup wall = buildWall(engine_.plan(), match_.dealer, seed);
    if (wall.dice != state_.dice) return "the dice are not those of the seed";
    if (!std::equal(wall.tiles.begin(), wall.tiles.begin() + wall.size, state_.wall.begin()))
      return "the wall is not that of the seed";
    next_.opened = seed;
    next_.hand.seeded = true;
  }
  if (!engine_.finish(state_, next_.match)) return "the totals are too large";
  std::optional<Seed> seed;
  if (bytes) seed = Seed{*bytes};
  writer_.end(state_, next_.match, seed);
  next_.hand.outcome = state_.outcome;
  if (state_.outcome.kind == Outcome::Faulted) next_.hand.fault = engine_.lastFault();
  next_.hand.lastLine = lines_ + 1;
  next_.handEnded = true;
  next_.phase = Phase::Between;
  return {};
}

Replay::Reason Replay::closeMatch(const Fields& fields) {
  std::optional<Digest> bytes;
  if (auto reason = optionalDigest(fields, "seed", bytes)) return reason;
  if (bytes.has_value() != matchCommitment_.has_value())
    return bytes ? "a seed is opened that nobody had committed to" : "the seed of the match is not opened";
  std::optional<Seed> seed;
  if (bytes) {
    seed = Seed{*bytes};
    if (seed->commitment() != *matchCommitment_) return "the seed is not the one committed to before the match";
    const Seed hands = shares_.mixed(*seed);
    for (const auto& [number, opened] : opened_)
      if (hands.forHand(number) != opened)
        return shares_.opened()
                   ? fmt::format("the seed of hand {} does not come from the seed of the match and the shares", number)
                   : fmt::format("the seed of hand {} does not come from the seed of the match", number);
    next_.matchSeedChecked = true;
  }
  writer_.close(match_, seed);
  next_.phase = Phase::Closed;
  return {};
}

}  // namespace kaikou::table
