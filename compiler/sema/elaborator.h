// The elaborator: one walk over the flat declarations that checks names, types and binding times and builds the
// intermediate form. Its parts are in elab_*.cpp, one subject each; this header is private to the room.
#pragma once

#include <algorithm>
#include <bit>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>
#include <unordered_set>

#include "compiler/sema/known_values.h"
#include "compiler/sema/typed.h"
#include "runtime/text/runtime_words.h"
#include "runtime/tile/tile_notation.h"

namespace kaikou::sema {

using ir::NodeId;
using ir::noNode;
using ir::Op;
using syntax::Ast;
using syntax::Decl;
using syntax::Expr;
using syntax::ExprId;
using syntax::ExprKind;

namespace say = diag::say;

enum class Kind : uint8_t { Error, Bool, Num, Tile, Tiles, Seat, NumList, TileList, Enum, Calls, Patterns, Word, None, Suit, Seats };
text::Bilingual kindName(Kind kind);

/// An expression where it stands.
struct Where {
  const Ast* ast = nullptr;
  ExprId expr = syntax::noExpr;
  const Expr& operator*() const { return ast->exprs[expr]; }
  const Expr* operator->() const { return &ast->exprs[expr]; }
  Where child(uint32_t i) const { return {ast, ast->links[(*this)->firstChild + i]}; }
  uint32_t childCount() const { return (*this)->childCount; }
  source::Place place() const { return {ast->file, (*this)->span}; }
};

/// What an expression came to.
struct Typed {
  Kind kind = Kind::Error;
  NodeId node = noNode;
  uint8_t deps = 0;                  // ir::Dep bits, options included
  uint32_t enumOption = 0;           // Kind::Enum: which option's values
  std::vector<uint16_t> members;     // Calls, Patterns
  std::vector<Num> items;            // lists
  std::string word;                  // Kind::Word
  Where late;                        // the sub-expression that is known last
};

/// What a name or `value` means at this point of the walk.
struct Env {
  NodeId seat = noNode;              // whose table facts are asked
  bool loser = false;                // inside something of each loser
  NodeId actor = noNode;             // who brings the event about; noNode: there is no event here
  NodeId eventTile = noNode;         // the tile of the event
  NodeId value = noNode;             // running value of a tally or payment
  uint8_t valueDeps = 0;
  bool betweenHands = false;         // asked when a hand is over, won or not
  NodeId asked = noNode;             // holds wherever the value asked for matters: spares asking who is ready
};

/// The latest time that a construct may use; `what` and `when` complete the message of K0401.
struct Deadline {
  uint8_t allowed;
  text::Row<0> what, when;
};
inline constexpr Deadline atOption{ir::DepOption, say::This, say::WhenLoaded};
inline constexpr Deadline atDeal{ir::DepOption | ir::DepDeal, say::This, say::WhenDealt};
inline constexpr Deadline atTable{ir::DepOption | ir::DepDeal | ir::DepTable, say::This, say::AtTheTable};
inline constexpr Deadline atReading{
    static_cast<uint8_t>(~(ir::DepLoser)), say::This, say::ForTheWinner};
inline constexpr Deadline anyTime{0xff, say::This, say::ForEachLoser};
inline constexpr Deadline atEvent{ir::DepOption | ir::DepDeal | ir::DepTable | ir::DepLoser, say::WhatHappens, say::AtTheTable};

struct ValueSymbol {
  enum What : uint8_t { Option, Set, Let, Wild, Tally, Pattern, Fact, Mark } what{};
  uint32_t index = 0;
};

class Elaborator {
 public:
  Elaborator(const Ruleset& ruleset, const OptionValues& values, diag::Sink& sink, bool warn);
  std::unique_ptr<ir::Module> run();
  /// Elaborates for known_values.h. Empty with errors.
  KnownValues runKnown();

 private:
  bool work();   // everything of run; false with errors
  KnownValues known() const;   // elab_known.cpp

  // elab_tiles.cpp
  void elabTiles();
  std::optional<uint8_t> tileByName(const std::string& text) const;
  bool tilesByText(const std::string& text, plan::TileSet& set, std::vector<uint8_t>& kinds) const;
  plan::TileSet suitByName(const std::string& text) const;
  plan::TileSet allTiles() const;

  // elab_names.cpp
  void declareNames();
  Typed elabName(Where where, const Env& env);
  Typed patternValue(uint32_t index);
  bool names(const Ast* ast, const std::vector<syntax::Name>& list, uint32_t pattern);
  Typed namedPatterns(const Ast* ast, const syntax::Name& name);
  Typed definition(const DeclRef& ref, ValueSymbol symbol, syntax::Scope scope, const Env& env);
  Typed cycle(source::Place place, const std::string& name);
  Typed unknownName(Where where);
  uint32_t originOf(const Ast& ast, const Decl& decl);
  uint32_t originOf(const Ast& ast, const std::string& name, const syntax::Title& title,
                    const std::vector<syntax::Cite>& cites, source::Span span);
  void warnUnused();

  // elab_options.cpp
  void elabOptions();
  const Typed& optionValue(uint32_t index);
  Typed optionFromExpr(uint32_t index, Where where, const Env& env);
  std::optional<Typed> optionFromOutside(uint32_t index, const OptionValue& value, text::Bilingual& problem);
  void checkRequirements();
  std::optional<Num> fixedValue(NodeId id) const;
  std::optional<Num> fixedNumber(Where where, const Deadline& deadline, int64_t least, int64_t most);

  // elab_expr.cpp
  Typed elab(Where where, const Env& env);
  Typed elabAs(Where where, const Env& env, Kind kind, const Deadline& deadline);
  NodeId condition(Where where, const Env& env, const Deadline& deadline);
  NodeId guard(const Ast& ast, const syntax::Guard& guard, const Env& env, const Deadline& deadline, uint8_t* deps = nullptr);
  bool failsAlready(const Typed& typed, Where where);
  bool tooDeep(Where where);
  Typed elabInner(Where where, const Env& env);
  Typed arithmetic(Where where, const Env& env, Op op);
  Typed compare(Where where, const Env& env);
  Typed isRelation(Where where, const Env& env);
  Typed inRelation(Where where, const Env& env);
  Typed ifElse(Where where, const Env& env);
  Typed logic(Where where, const Env& env, Op op);
  Typed listLiteral(Where where, const Env& env);
  NodeId tileAt(const Typed& list, NodeId index);
  Typed neighbour(Where where, const Env& env);
  Typed simple(Kind kind, Op op, Where where, NodeId a = noNode, NodeId b = noNode, uint32_t imm = 0);
  Typed combine(Kind kind, NodeId node, std::initializer_list<const Typed*> parts);
  bool inTime(const Typed& typed, const Deadline& deadline, Where where);
  Typed mismatch(Where where, const text::Bilingual& wanted, const Typed& got);

  // elab_set.cpp
  Typed elabSet(Where where, const Env& env);            // Tiles, Calls or Patterns
  Typed elabSetInner(Where where, const Env& env);
  Typed elabTilesSet(Where where, const Env& env, const Deadline& deadline);
  Typed setAtomName(Where where, const Env& env);
  Typed asTiles(Typed typed);
  bool isSetExpr(ExprKind kind) const;

  // elab_table.cpp
  Typed elabTable(Where where, const Env& env);
  Typed countOf(Where where, const Env& env);
  Typed worthOf(Where where, const Env& env);
  Typed ofSeat(Where where, const Env& env);
  Typed elabSeat(Where where, const Env& env);
  bool asksLoser(Where where) const;
  Typed overLosers(Where where, const Env& env, Op op);

  // elab_deal.cpp
  struct DealPlaces {                // of what checkDealing may find wrong
    source::Place hand, stacks;
    std::optional<source::Place> breaks, indicator;
    Where keep, last;
  };
  void elabDeal();
  void dealItems(DealPlaces& places);
  void wallItems(DealPlaces& places);
  void checkDealing(const DealPlaces& places);
  void checkStacks(const DealPlaces& places, int tiles);
  void badSetting(source::Place place, text::Bilingual message, text::Bilingual help = {});
  int64_t settingNumber(const Ast& ast, const syntax::Setting& item, int64_t least, int64_t most);
  size_t layerOf(const Ast* ast) const;

  // elab_chosen.cpp
  struct Chosen { source::Place place; text::Bilingual help; };
  void optionsIn(Where where, std::unordered_set<std::string>& seen, std::vector<uint32_t>& found) const;
  Chosen chosenFor(Where where) const;
  diag::Diagnostic& chosenError(diag::Code code, Where where, std::vector<text::Bilingual> args);
  void badChoice(Where where, text::Bilingual message);

  // elab_limits.cpp
  void tooMany(size_t most, const text::Bilingual& what, source::Place place);
  void checkCounts();
  void checkCourseCounts();
  bool asksAny(NodeId value, const std::function<bool(const ir::Node&)>& asked) const;
  void checkLists(const std::vector<Num>& items, source::Place place);
  void checkText(const std::string& text, const text::Bilingual& what, source::Place place);

  // elab_absent.cpp
  struct Lack { text::Bilingual why, help; };
  bool hasReplacements() const;
  bool hasRobbable() const;
  std::optional<Lack> lackOf(ExprKind kind) const;
  std::optional<Typed> absent(Kind kind, ExprKind question, Where where, source::Place place, text::Bilingual asked);
  std::optional<Typed> absent(Kind kind, Where where);

  // elab_reading.cpp
  Typed elabReading(Where where, const Env& env);

  // elab_melds.cpp
  Typed elabMelds(Where where, const Env& env);
  uint16_t relationOf(Where where);
  bool relationsOf(Where where, const Env& env, std::vector<uint16_t>& out);
  Typed kindsAsked(Where where, const Env& env);

  // elab_lines.cpp
  Typed elabTally(uint32_t index, const Env& env, Where where);
  Typed elabLines(const FlatLines& lines, const Env& env, uint32_t group, plan::LineRole role, bool record);
  void elabPayment();
  Typed paymentValue(Where where, const Env& env);

  // elab_win.cpp
  void placeShapes();
  void elabShapes();
  Typed shapeIs(uint32_t shape, Where where);
  std::vector<plan::TileSet> knittedSets(const std::vector<uint32_t>& knitted, bool& fits) const;
  void elabPatterns();
  void elabNeeds();
  void elabLiability();
  void elabChoose();
  void elabResults();
  bool fixedSet(NodeId id, plan::TileSet& set) const;
  std::optional<uint32_t> findDecl(const std::vector<DeclRef>& decls, const std::string& name) const;
  std::vector<std::string> namesOf(const std::vector<DeclRef>& decls) const;

  // elab_never.cpp
  void warnConstant(const Typed& typed, bool negated, Where where, const Env& env);

  // elab_pattern_relations.cpp
  std::vector<uint32_t> circleOf(uint32_t from, std::vector<syntax::Name> syntax::PatternBody::*relation) const;
  bool checkRelations();

  // elab_game.cpp
  void elabCalls();
  void checkCallFlags(const DeclRef& ref);
  void elabFacts();
  void elabClaims();
  void elabAfterwards();
  std::optional<bool> fixedGuard(const Ast& ast, const syntax::Guard& guard);

  // elab_marks.cpp
  void declareMarks();
  void elabMarkLines();
  Typed markValue(uint32_t index, Where where, const Env& env);
  Typed valueForMark(uint32_t index, Where where, const Env& env);
  const std::vector<syntax::Name>* wordsOf(uint32_t enumOption, std::string& owner) const;
  plan::Reg courseReg(NodeId node);
  plan::Reg courseGuard(const Ast& ast, const syntax::Guard& guardOf, const Env& env, const Deadline& deadline);
  std::vector<plan::EventMatch> eventsOf(const Ast& ast, const std::vector<syntax::EventRef>& events);
  Env eventEnv() const;

  // elab_course.cpp
  void elabSteps();
  void elabRestrictions();
  void elabTurnUps();
  bool offeredOn(const plan::EventMatch& event) const;
  void checkTurnedInNeeds();
  void stepGuards(const Ast& ast, const syntax::Guard& guardOf, const Env& env, const Deadline& deadline, std::vector<plan::Reg>& out);
  void elabPays();
  void elabAfters();
  void elabPay(uint32_t index);
  bool payOnWin(uint32_t index);
  FlatLines linesOf(const DeclRef& ref) const;
  uint64_t callsNamed(const Ast& ast, const std::vector<syntax::Name>& names);

  // elab_seats.cpp
  Typed elabCourseQuestion(Where where, const Env& env);
  Typed elabSeats(Where where, const Env& env);
  Typed seatSet(Where where, const Env& env);
  Typed overSeats(Where where, const Env& env);
  Typed ofSeats(Where where, const Env& env);
  NodeId seatBit(NodeId seat) { return build_.op(Op::SeatBit, ir::Type::Tiles, seat); }

  // elaborate.cpp
  void elabWilds();
  void elabSets();
  void elabLets();
  void workOut(const DeclRef& ref, const Env& env);
  void checkReservedNames();

  diag::Diagnostic& error(diag::Code code, source::Place place, std::vector<text::Bilingual> args = {}, text::Bilingual help = {}) {
    return sink_.report(code, place, std::move(args), std::move(help));
  }

  const Ruleset& ruleset_;
  const FlatRuleset& flat_;
  const OptionValues& values_;
  diag::Sink& sink_;
  bool warn_;
  std::unique_ptr<ir::Module> module_;
  ir::Builder build_;
  std::unique_ptr<tile::TileNotation> notation_;
  std::unique_ptr<plan::Plan> tilePlan_;
  std::unordered_map<std::string, ValueSymbol> symbols_;
  std::unordered_set<std::string> usedNames_;
  std::unordered_map<std::string, Typed> memo_;      // unscoped values by kind and index, scoped ones by seat too
  std::unordered_set<std::string> visiting_;
  std::unordered_map<std::string, const Decl*> open_;   // the definition being worked out under a key of memo_
  std::vector<std::string> path_;                    // names being worked out, for cycle messages
  std::vector<std::unique_ptr<Ast>> probes_;         // expressions made up to name declarations
  std::vector<NodeId> liabilityHolds_;
  std::vector<std::pair<size_t, size_t>> shapePlaces_;   // by declared shape: the first of the plan's, and how many
  std::vector<uint32_t> markOf_;                     // by flat_.marks: into Course::marks
  Typed payment_;                                    // what a loser pays, once worked out
  std::unordered_map<std::string, Typed> paymentBefore_;   // …and before each of its lines
  enum class Progress : uint8_t { Not, Begun, Done } paymentProgress_ = Progress::Not;
  int depth_ = 0;
  NodeId winner_ = noNode;
};

}  // namespace kaikou::sema
