// The engine: plays a hand, and hand after hand, by the rules of a plan.
//
//   table::Engine engine(plan);                       // `plan` verified and playable (plan::verifyPlayable)
//   table::Match match{.seed = Seed::ofText("friday")};
//   table::State state;
//   engine.begin(match, state);
//   while (state.stage != table::Stage::Over) {
//     int seat = engine.nextToAct(state);             // any of the seats asked, in any order
//     table::ActionList list;
//     engine.legal(state, seat, list);
//     engine.apply(state, choose(list));
//   }
//   engine.finish(state, match);                      // totals, the next dealer; begin again
//
// `legal` lists exactly what `apply` accepts. An action that is not legal changes nothing and is answered by its reason.
// Draws and everything else that nobody decides happen within the action before. When several seats are asked about one
// discard, all answers are collected, in any order, before the best is taken; a seat never learns from the engine what
// another answered.
//
// An engine owns caches: it is for one thread at a time. States are plain values and may be handed from engine to engine
// of the same plan. `legal` and `apply` allocate nothing once the evaluator's tables are warm.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "runtime/eval/evaluator.h"
#include "runtime/table/action.h"
#include "runtime/table/game_events.h"
#include "runtime/table/game_state.h"
#include "runtime/table/wall.h"

namespace kaikou::table {

class WinFilter;

class Engine {
 public:
  /// What engines keep of readings, in bytes: what many hands ask again is less.
  static constexpr size_t readingBudget = size_t{2} << 20;
  /// A store for engines of a plan.
  static std::shared_ptr<hand::ReadingStore> newReadings(const plan::Plan& plan);

  /// `plan` must outlive the engine. Engines of one plan, on any threads, may share what they find out about readings;
  /// null: a store of its own.
  explicit Engine(const plan::Plan& plan, std::shared_ptr<hand::ReadingStore> readings = nullptr);
  ~Engine();
  Engine(Engine&&) noexcept;

  const plan::Plan& plan() const { return plan_; }
  eval::Evaluator& evaluator() { return evaluator_; }
  const WinFilter& filter() const { return *filter_; }
  int seats() const { return plan_.game.seats; }

  /// Builds and breaks the wall, deals, turns the indicator up: hand `match.hand` of the match.
  void begin(const Match& match, State& state, Events* events = nullptr);
  /// The same with a wall of one's own, for tests, puzzles and replays. False, and nothing changed, if it does not hold
  /// just the tiles of the plan.
  [[nodiscard]] bool beginWith(const Match& match, const WallSetup& wall, State& state, Events* events = nullptr);

  /// A seat that has something to do; -1 when the hand is over. The lowest of those in turn order after `turn`.
  int nextToAct(const State& state) const;
  /// Bit a seat: everybody who has something to do.
  static unsigned toAct(const State& state);
  /// What is open to `seat`; empty if nothing is asked of it.
  void legal(const State& state, int seat, ActionList& out);
  /// Takes an action, or says why not.
  [[nodiscard]] Refusal apply(State& state, Action action, Events* events = nullptr);
  /// Why `action` would be refused.
  [[nodiscard]] Refusal refuses(const State& state, Action action);
  /// A seat leaves: the hand is void, and the seat is charged what the rules say. Open to every seat at any time.
  [[nodiscard]] Refusal leave(State& state, int seat, Events* events = nullptr);

  /// Tiles that can still be drawn.
  int drawable(const State& state) const { return state.left > plan_.game.keep ? state.left - plan_.game.keep : 0; }
  /// The settlement of winner `i` of a hand that was won. Nothing if it was not.
  std::optional<eval::Settlement> settlement(const State& state, int i = 0);
  /// Of plans that follow the course of a hand: the tables of the wins that the last action brought about, in order. A hand may
  /// go on after a win, so a settlement is made of them at once.
  const std::vector<eval::Table>& wins() const { return wins_; }
  /// What a seat may discard of what it holds, by the rules.
  TileSet mayDiscard(const State& state, int seat) { return discardTiles(state, seat); }
  /// The table as it was when winner `i` won, for explanations.
  eval::Table wonTable(const State& state, int i = 0) const;
  /// Adds a finished hand to a match and names the next dealer. False (and nothing changed) if the hand is not over or
  /// a total would leave 64 bits.
  [[nodiscard]] bool finish(const State& state, Match& match);
  /// Works out from the tile turned up what the deal made of the tiles: which are wild, which a call may use.
  [[nodiscard]] std::optional<eval::Fault> fixDeal(State& state);
  /// Why the last hand that this engine made void was: the rule and the reason. Nothing if it made none.
  const std::optional<eval::Fault>& lastFault() const { return lastFault_; }
  /// Who deals after this hand.
  int nextDealer(const State& state);
  /// Whether `seat` could win if it were given `tile` now by draw or by discard, as far as the rules let it be known:
  /// what `waits` means for a player. False unless the hand lacks one tile.
  bool completes(const State& state, int seat, int tile, eval::WinBy by);
  /// A discard as it lies before anybody answers: out of the hand, and set aside if the rules say so and nobody may claim it,
  /// which may change what a win is worth. For thinking about discards; `apply` is what makes them.
  void layDiscard(State& state, int seat, int tile) const;
  /// Whether that discard brings the seat a tile unless somebody takes it: what its hand waits for then, nobody knows.
  bool discardDraws(const State& state, int tile) const {
    return plan_.game.discardDraws && (state.discardSet >> tile & 1) && drawable(state) > plan_.game.lastTiles;
  }

  // supposed.cpp: events that are told on a table that is told, for examples and cases. False where the event cannot have
  // happened; a rule that fails makes the hand Faulted.
  void suppose(const eval::Table& table, int left, State& state);
  [[nodiscard]] bool supposeCall(State& state, int seat, int callIndex, int tile, int from);
  [[nodiscard]] bool supposeDiscard(State& state, int seat, int tile);
  [[nodiscard]] bool supposeStep(State& state, int seat, int stepIndex, int value);
  [[nodiscard]] bool supposeWin(State& state, unsigned winners, const eval::Win& win);
  void supposeExhausted(State& state);

 private:
  using Bits = uint8_t;                  // bit a seat

  void supposed(State& s);
  bool supposeHeld(State& s, int seat, int tile, int count);
  bool forbidsTold(const State& s, int seat, int callIndex, int tile);
  bool mayDiscardTold(State& s, int seat, int tile);

  // deal.cpp
  void deal(const Match& match, const WallSetup& wall, State& s);
  void turnUp(State& s);
  void drawFlowers(State& s, int seat);

  // turns.cpp: what happens by itself
  void nextTurn(State& s, int seat);
  void drawTurn(State& s, int seat);
  void drawReplacement(State& s, int seat);
  uint8_t draw(State& s, int seat, bool replacement);
  bool drawTile(State& s, int seat, bool replacement);
  void layFlower(State& s, int seat, int tile);
  void layDown(State& s);
  void handDrawn(State& s);
  void takeDiscard(State& s, int seat, int tile);
  void setAside(State& s) const;
  bool goesAside(const State& s, int tile) const { return plan_.game.discardAside && (s.discardSet >> tile & 1); }
  void nobodyTook(State& s);
  void takeCall(State& s, int seat, int callIndex, int tile);
  void completeQuad(State& s);
  void meldFromHand(State& s, int seat, int callIndex, int tile, int out);
  void afterMeld(State& s, int seat, int callIndex, int tile);
  bool mayDraw(const State& s, const plan::Call& call) const { return !call.draws || drawable(s) > plan_.game.lastTiles; }

  // offers.cpp: who can do what
  Refusal refusesCall(const State& s, int seat, int callIndex, int tile);
  Refusal refusesDiscard(const State& s, int seat, int tile);
  bool hasClaim(const State& s, int seat);
  bool canWin(const State& s, int seat, int tile, eval::WinBy by, bool afterKong, bool lastTile);
  bool guardHolds(const State& s, int seat, const plan::Call& call);
  void askAboutDiscard(State& s);
  TileSet discardTiles(const State& s, int seat);
  TileSet openTiles(const State& s, int seat, int callIndex) const;
  TileSet callTiles(const State& s, int seat, int callIndex);
  bool mustCall(const State& s, int seat);
  int handTiles(const State& s, int seat) const;

  // answers.cpp: several seats at once
  void resolve(State& s);
  void resolveRobbing(State& s);
  void claim(State& s, Action action);
  TileSet swapsOf(plan::CallMeld meld, int tile, int taken) const;
  TileSet leavingADiscard(const State& s, int seat, const plan::Call& call, TileSet tiles);
  Bits winnersOf(const State& s) const;

  // course.cpp: events of plans that follow the course of a hand
  void beginCourse(const Match& match, State& s);
  void happen(State& s, plan::EventKind kind, int actor, int which = -1, int tile = plan::noTile);
  void turnFor(State& s, const plan::EventMatch& event, int actor);
  void turnTiles(State& s, size_t index, int count, bool offered);
  void offerNext(State& s);
  void layOffers(State& s);
  bool offersNow(const State& s) const { return s.course.offer && s.stage == Stage::Turn; }
  bool canTurn(const State& s, size_t index) const;
  void payFor(State& s, const plan::EventMatch& event, int actor);
  void payAmount(State& s, const plan::Pay& pay, size_t index, int actor, unsigned from, unsigned to);
  void moveEntries(State& s, const plan::Pay& pay, unsigned from, unsigned to);
  void movePoints(State& s, int payer, int payee, int64_t points);
  void addPoints(State& s, int party, int64_t points);
  void markFor(State& s, const plan::EventMatch& event, int actor);
  void setMark(State& s, size_t mark, int seat, int64_t value);
  bool holds(const State& s, plan::Reg guard, int subject);
  bool valueOf(const State& s, plan::Reg reg, int subject, Num& out);
  /// The seat has won on a tile that is not in its hand, and the win is being carried out.
  static bool hasWinTile(const State& s, int seat) {
    return s.outcome.kind == Outcome::Won && std::find(s.outcome.winners.begin(), s.outcome.winners.end(), seat) != s.outcome.winners.end() && seat >= 0;
  }
  void winStands(State& s);
  bool handEndsAfter(State& s, const plan::EventMatch& event, int actor);
  void endHand(State& s);
  void matchMayEnd(State& s);
  void abortHand(State& s);
  void noteLeft(State& s) { s.table.course.left = static_cast<uint16_t>(drawable(s)); }
  /// Whether the call turns up tiles that are offered.
  bool offersOn(int callIndex) const {
    for (const plan::TurnUp& item : plan_.course.turnUps)
      for (const plan::TurnLine& line : item.lines)
        for (const plan::EventMatch& event : line.events)
          if (line.offered && (event.which >> callIndex & 1)) return true;
    return false;
  }
  bool watches(plan::EventKind kind) const { return events_seen_ >> static_cast<int>(kind) & 1; }

  // steps.cpp: decisions before play
  bool askInsteadOfDraw(State& s, int seat);
  void takeInsteadOfDraw(State& s, Action action);
  void askNext(State& s, int seat);
  bool stepWorksOut(State& s, int seat, size_t index, std::array<int16_t, plan::maxStepSets>& values);
  void startSteps(State& s, size_t first);
  void declareStep(State& s, Action action);
  void stepStands(State& s, int seat, size_t index, const std::array<int16_t, plan::maxStepSets>& values);
  bool guardsHold(const State& s, const plan::Step& step, int seat);
  void showHand(State& s, int seat);
  bool discardStands(State& s);
  TileSet stepDiscards(const State& s, int seat, size_t index, TileSet may);
  bool stepOpen(const State& s, int seat, size_t index);
  bool listSteps(const State& s, int seat, TileSet& may, ActionList& out);
  void askStep(State& s, size_t index);
  void takeStep(State& s, Action action);
  void finishSteps(State& s);
  void stepDone(State& s);
  TileSet stepValues(const State& s, int seat);
  Refusal refusesStep(const State& s, Action action);
  void beginPlay(State& s);

  // restrictions.cpp
  TileSet restrictedDiscards(const State& s, int seat, TileSet held);
  TileSet restrictedCall(const State& s, int seat, int callIndex, TileSet tiles);
  TileSet waitsAfter(const State& s, int seat, int callIndex, int tile);
  TileSet waitsOf(State& s, int seat);

  // duties.cpp
  void startDuty(State& s, int seat);
  void watchDuty(State& s, int seat, int tile);

  // ending.cpp
  void handWon(State& s, Bits winners, eval::WinBy by);
  void close(State& s);
  void faulted(State& s);
  void nobodyWins(State& s);

  int next(int seat) const { return seat + 1 == seats() ? 0 : seat + 1; }
  static bool inPlay(const State& s, int seat) { return s.table.course.inPlay >> seat & 1; }
  /// The next seat that is still in play.
  int nextInPlay(const State& s, int seat) const {
    for (int i = 0; i < seats(); ++i)
      if (seat = next(seat); inPlay(s, seat)) break;
    return seat;
  }
  static Bits bit(int seat) { return static_cast<Bits>(1u << seat); }
  void note(const Event& event) {
    if (events_) events_->push(event);
  }
  void finishStep(State& s);
  void noteWhatAsksHands();
  void noteWhatForbidsSwaps();
  void noteRulesOfEvents();
  eval::Table& scratchOf(const State& s);

  const plan::Plan& plan_;
  eval::Evaluator evaluator_;
  std::unique_ptr<WinFilter> filter_;
  eval::Table scratch_;
  std::optional<eval::Fault> fault_;     // of a rule, met while an action was carried out
  std::optional<eval::Fault> lastFault_;
  Events* events_ = nullptr;             // of the action being carried out
  bool stacks_ = false;
  bool supposing_ = false;               // what nobody tells does not happen
  bool stepsInPlay_ = false, stepsForDraw_ = false;
  bool course_ = false;                  // the plan follows the course of a hand
  uint16_t events_seen_ = 0;             // bit a kind of event: some rule asks for it
  struct EventRules { std::vector<uint8_t> marks, pays, turnUps, after; };   // into the lists of Course: what names the kind of event
  std::array<EventRules, plan::eventKinds> rulesOf_;
  std::vector<plan::Reg> swapGuards_;    // of restrictions that forbid to discard what would undo the last call
  bool restrictsDiscards_ = false, restrictsCalls_ = false;
  std::vector<eval::Table> wins_;
  std::vector<bool> asksHand_;           // by register: it hangs on hands or on the tile of an event
  uint64_t openingCalls_ = 0;            // bit a call
  TileSet runStarts_ = 0;                // kinds that a run can begin with
  std::vector<uint8_t> turnCalls_, claimCalls_;   // calls from the hand; on a discard
  bool compulsory_ = false;              // some call is
  std::vector<uint32_t> claimRanks_;     // bit a call; highest first
};

}  // namespace kaikou::table
