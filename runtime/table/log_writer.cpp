// The lines of a log, except settlements (log_settlement.cpp) and the head of a match (log_header.cpp).
//
// Why text appended by hand: keys stand in one order and numbers have one form, so the same game is the same
// bytes, and a replay is compared byte by byte. What an event does not carry (how many tiles are left) is
// counted back from the state after the action. Tested by tests/table/log_test.cpp, tests/scripts/referee.sh.
#include "runtime/table/log_writer.h"

#include <algorithm>
#include <bit>

#include "runtime/base/invariant.h"
#include "runtime/table/action_text.h"

namespace kaikou::table {

std::string logSum(std::string_view before, std::string_view lineWithoutSum) {
  std::string text(before);
  text += lineWithoutSum;
  return toHex(sha256(text).data(), sumDigits / 2);
}

LogWriter::LogWriter(Engine& engine, std::string& out)
    : engine_(engine), plan_(engine.plan()), codec_(engine), out_(out), sum_(sumDigits, '0') {}

JsonWriter& LogWriter::begin(std::string_view kind) {
  line_.clear();
  json_.emplace(line_);
  return json_->open('{').key("line").string(kind);
}

// The sum is of the line as it would be without the member `sum`.
void LogWriter::seal() {
  KAIKOU_ASSERT(sum_.size() == sumDigits, "every line has the sum of the line before it");
  line_ += '}';
  sum_ = logSum(sum_, line_);
  line_.pop_back();
  json_->key("sum").string(sum_).close('}');
  out_ += line_;
  out_ += '\n';
}

std::string LogWriter::tiles(TileSet set) const {
  eval::TileCounts counts{};
  for (; set; set &= set - 1) counts[static_cast<size_t>(std::countr_zero(set))] = 1;
  return tiles(counts);
}

std::string LogWriter::meldTiles(int form, int lowest) const {
  const bool run = form == static_cast<int>(eval::MeldForm::Run);
  KAIKOU_ASSERT(lowest >= 0 && static_cast<size_t>(lowest) + (run ? 2 : 0) < plan_.kinds.size(), "a meld is of tiles of the game");
  std::string text(tile(lowest));
  for (int i = 1; i < (form == static_cast<int>(eval::MeldForm::Quad) ? 4 : 3); ++i) {
    text += ' ';
    text += tile(run ? lowest + i : lowest);
  }
  return text;
}

void LogWriter::seatOrNull(int seat) {
  if (seat >= 0) json_->integer(seat);
  else json_->raw("null");
}

void LogWriter::points(const std::array<int64_t, seatCount>& points) {
  json_->open('[');
  for (int seat = 0; seat < engine_.seats(); ++seat) json_->integer(points[static_cast<size_t>(seat)]);
  json_->close(']');
}

void LogWriter::seats(unsigned bits) {
  json_->open('[');
  for (int seat = 0; seat < engine_.seats(); ++seat)
    if (bits >> seat & 1) json_->integer(seat);
  json_->close(']');
}

void LogWriter::hand(const Match& match, const std::optional<Digest>& commitment) {
  JsonWriter& json = begin("hand");
  json.key("number").integer(match.hand).key("dealer").integer(match.dealer).key("previous_wild");
  if (match.previousWild >= 0) json.string(tile(match.previousWild));
  else json.raw("null");
  json.key("totals");
  points(match.totals);
  json.key("house").integer(match.house).key("commitment");
  if (commitment) json.string(toHex(commitment->data(), commitment->size()));
  else json.raw("null");
  seal();
}

void LogWriter::dealt(const State& s, const Events& happened) {
  number_ = 0;
  std::string wall;
  for (int i = 0; i < s.wallSize; ++i) {
    if (i) wall += ' ';
    wall += tile(s.wall[static_cast<size_t>(i)]);
  }
  JsonWriter& json = begin("wall");
  json.key("dice").open('[');
  for (int i = 0; i < plan_.game.dice; ++i) json.integer(s.dice[static_cast<size_t>(i)]);
  json.close(']');
  json.key("side").integer(s.breakSide).key("stack").integer(s.breakStack).key("tiles").string(wall);
  seal();
  // The hands as dealt: what they are now, with everything that happened since taken back.
  std::array<eval::TileCounts, seatCount> hands{};
  for (int seat = 0; seat < engine_.seats(); ++seat)
    hands[static_cast<size_t>(seat)] = s.table.seats[static_cast<size_t>(seat)].hand;
  for (const Event& event : happened) {
    if (event.seat < 0) continue;
    auto& hand = hands[static_cast<size_t>(event.seat)];
    if (event.what == Happened::Draw) --hand[event.tile];
    if (event.what == Happened::Flower || event.what == Happened::Laid) ++hand[event.tile];
  }
  begin("deal").key("hands").open('[');
  for (int seat = 0; seat < engine_.seats(); ++seat) json.string(tiles(hands[static_cast<size_t>(seat)]));
  json.close(']').key("indicator");
  if (s.indicatorAt >= 0) json.string(tile(s.table.indicator)).key("at").integer(s.indicatorAt);
  else json.raw("null").key("at").raw("null");
  json.key("wilds").string(tiles(s.wilds)).key("discarding").string(tiles(s.discardSet));
  json.key("exempt").string(tiles(s.dutyExempt)).key("calls").open('{');
  for (size_t c = 0; c < plan_.calls.size(); ++c)
    json.key(plan_.origins[plan_.calls[c].origin].name).string(tiles(s.callTiles[c]));
  json.close('}');
  seal();
  events(s, happened);
}

Refusal LogWriter::play(State& s, Action taken, Events* happened) {
  Events own;
  Events& events = happened ? *happened : own;
  engine_.legal(s, taken.seat, open_);
  const Refusal why = engine_.apply(s, taken, &events);
  if (why == Refusal::None) action(open_, taken, s, events);
  return why;
}

Refusal LogWriter::leave(State& s, int seat, Events* happened) {
  Events own;
  Events& events = happened ? *happened : own;
  engine_.legal(s, seat, open_);
  const Refusal why = engine_.leave(s, seat, &events);
  if (why == Refusal::None) left(open_, seat, s, events);
  return why;
}

void LogWriter::actionLine(const ActionList& open, int seat, std::string_view taken) {
  JsonWriter& json = begin("action");
  json.key("number").integer(++number_).key("seat").integer(seat).key("open").open('[');
  for (const Action& action : open) json.string(actionText(plan_, action));
  json.close(']').key("took").string(taken);
  seal();
}

void LogWriter::action(const ActionList& open, Action taken, const State& after, const Events& happened) {
  actionLine(open, taken.seat, actionText(plan_, taken));
  events(after, happened);
}

void LogWriter::left(const ActionList& open, int seat, const State& after, const Events& happened) {
  actionLine(open, seat, "leave");
  events(after, happened);
}

void LogWriter::events(const State& after, const Events& happened) {
  int left = after.left + static_cast<int>(std::count_if(happened.begin(), happened.end(), [](const Event& event) {
               return event.what == Happened::Draw;
             }));
  // A hand may go on after a win: then its settlement follows the win at once.
  const bool course = plan_.course.followed;
  size_t wins = 0;
  for (const Event& e : happened) {
    if (e.what == Happened::Draw) --left;
    event(e, after, left);
    if (course && e.what == Happened::Won && wins < engine_.wins().size()) settlement(engine_.wins()[wins++]);
  }
  for (int i = 0; i < after.outcome.winnerCount && !course; ++i) settlement(engine_.wonTable(after, i));
}

void LogWriter::event(const Event& e, const State& after, int left) {
  static constexpr std::string_view kinds[] = {"draw", "flower", "discard", "asked", "meld", "aside", "declared",
                                               "laid", "duty", "offence", "won", "drawn", "left", "faulted", "chosen", "given",
                                               "mark", "paid", "out", "turned", "shown", "match_end"};
  const plan::Game& game = plan_.game;
  JsonWriter& json = begin(kinds[static_cast<size_t>(e.what)]);
  auto callName = [&] { json.key("call").string(plan_.origins[plan_.calls[e.call].origin].name); };
  switch (e.what) {
    case Happened::Draw:
      json.key("seat").integer(e.seat).key("tile").string(tile(e.tile));
      json.key("from").string(e.flag && game.replacementsFromTail ? "tail" : "head").key("at").integer(e.at);
      json.key("replacement").boolean(e.flag).key("last").boolean(!e.flag && left + 1 - game.keep <= game.lastTiles);
      json.key("left").integer(left).key("drawable").integer(std::max(0, left - game.keep));
      break;
    case Happened::Flower:
    case Happened::Laid: json.key("seat").integer(e.seat).key("tile").string(tile(e.tile)); break;
    case Happened::Discard:
      json.key("seat").integer(e.seat).key("tile").string(tile(e.tile)).key("aside").boolean(e.flag);
      break;
    case Happened::Asked:
      json.key("seats");
      seats(e.tile);
      break;
    case Happened::Meld: {
      json.key("seat").integer(e.seat);
      callName();
      json.key("tiles").string(meldTiles(static_cast<int>(plan_.calls[e.call].meld), e.tile)).key("from");
      seatOrNull(e.from);
      break;
    }
    case Happened::Aside:
    case Happened::Declared:
      json.key("seat").integer(e.seat);
      callName();
      json.key("tile").string(tile(e.tile));
      break;
    case Happened::Duty: {
      const DutyState& duty = after.duties[static_cast<size_t>(e.seat)];
      json.key("seat").integer(e.seat).key("bound");
      seats(duty.bound);
      json.key("suit").string(plan_.blocks[duty.block].name);
      break;
    }
    case Happened::Offence: json.key("seat").integer(e.seat).key("against").integer(e.from); break;
    case Happened::Won:
      json.key("seat").integer(e.seat).key("tile").string(tile(e.tile)).key("from");
      seatOrNull(e.from);
      break;
    case Happened::Drawn: break;
    case Happened::Left: json.key("seat").integer(e.seat).key("pays").integer(after.outcome.house); break;
    case Happened::Chosen:
    case Happened::Given:
    case Happened::Marked:
    case Happened::Paid:
    case Happened::Out:
    case Happened::Turned:
    case Happened::Shown:
    case Happened::MatchEnd: courseEvent(e); break;
    case Happened::Faulted: json.key("rule").string(plan_.origins[after.outcome.faultOrigin].name); break;
  }
  seal();
}

// Of rules that follow the course of a hand.
void LogWriter::courseEvent(const Event& e) {
  JsonWriter& json = *json_;
  auto name = [&](std::string_view key, uint32_t origin) { json.key(key).string(plan_.origins[origin].name); };
  switch (e.what) {
    case Happened::Chosen: {
      const plan::Step& step = plan_.course.steps[e.call];
      json.key("seat").integer(e.seat);
      name("step", step.origin);
      json.key("took").boolean(!e.flag).key("value");
      if (step.choice == plan::StepChoice::Tiles) json.string(tile(e.tile));
      else if (step.choice == plan::StepChoice::Value) json.string(markText(plan_, plan_.course.marks[step.mark], e.tile));
      else if (step.moment == plan::StepMoment::WithDiscard) json.string(tile(e.tile));
      else json.raw("null");
      break;
    }
    case Happened::Given:
      json.key("seat").integer(e.seat).key("to").integer(e.from);
      name("step", plan_.course.steps[e.call].origin);
      json.key("tile").string(tile(e.tile));
      break;
    case Happened::Marked: {
      const plan::Mark& mark = plan_.course.marks[e.call];
      name("mark", mark.origin);
      json.key("seat");
      seatOrNull(e.seat);
      json.key("value").string(markText(plan_, mark, static_cast<int>(e.points)));
      break;
    }
    case Happened::Paid:
      name("pay", plan_.course.pays[e.call].origin);
      json.key("from");
      party(e.from);
      json.key("to");
      party(e.seat);
      json.key("points").integer(e.points).key("moved").boolean(e.flag);
      break;
    case Happened::Turned:
      name("turned", plan_.course.turnUps[e.call].origin);
      json.key("tile").string(tile(e.tile)).key("at");
      if (e.flag) json.raw("null");
      else json.integer(e.at);
      break;
    case Happened::MatchEnd: break;
    default: json.key("seat").integer(e.seat);
  }
}

// A seat, the pot or the house.
void LogWriter::party(int party) {
  if (party == plan::potBit) json_->string("pot");
  else if (party == plan::houseBit) json_->string("house");
  else json_->integer(party);
}

void LogWriter::end(const State& s, const Match& after, const std::optional<Seed>& seed) {
  static constexpr std::string_view outcomes[] = {"none", "won", "drawn", "left", "faulted"};
  JsonWriter& json = begin("end");
  json.key("outcome").string(outcomes[s.outcome.kind]).key("points");
  points(s.outcome.points);
  json.key("to_house").integer(s.outcome.house);
  if (plan_.course.followed) json.key("to_pot").integer(s.outcome.pot);
  json.key("totals");
  points(after.totals);
  json.key("house").integer(after.house);
  if (plan_.course.followed) json.key("pot").integer(after.pot).key("match_over").boolean(after.over);
  json.key("next_dealer").integer(after.dealer).key("seed");
  if (seed) json.string(seed->hex());
  else json.raw("null");
  const Digest digest = codec_.digest(s);
  json.key("state").string(toHex(digest.data(), digest.size()));
  seal();
}

void LogWriter::close(const Match& match, const std::optional<Seed>& seed) {
  JsonWriter& json = begin("close");
  json.key("hands").integer(match.hand).key("totals");
  points(match.totals);
  json.key("house").integer(match.house).key("seed");
  if (seed) json.string(seed->hex());
  else json.raw("null");
  seal();
}

}  // namespace kaikou::table
