// The syntax tree of one rule file: what the author wrote, nothing resolved.
//
// Everything lives in flat vectors inside `Ast`; an ExprId is an index into `Ast::exprs`. Children of an expression are a
// run of ids in `Ast::links`. Declarations keep their source order. Spans are byte offsets, half open, into the file.
// Numbers are exact (runtime/base/number.h).
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "compiler/source/source.h"
#include "compiler/syntax/keyword_table.h"
#include "runtime/base/number.h"
#include "runtime/text/bilingual.h"

namespace kaikou::syntax {

using source::Span;
using ExprId = uint32_t;
inline constexpr ExprId noExpr = 0xffffffffu;

/// A name as written, with its place. Empty `text` means absent.
struct Name {
  std::string text;
  Span span;
};

/// "中文" / "English". A single string serves both languages.
struct Title {
  std::string zh, en;
  Span span;
};

struct Cite {
  Name document;
  std::string section;
};

// One row per expression kind, in expr_kinds.def: kind, what its children are, what `text`, `number` and `flag` hold.
enum class ExprKind : uint8_t {
#define EXPR_KIND(kind, children, extra) kind,
#include "compiler/syntax/expr_kinds.def"
#undef EXPR_KIND
};

struct Expr {
  ExprKind kind{};
  Span span;
  uint32_t firstChild = 0, childCount = 0;  // into Ast::links
  std::string text;                         // name, tile word, or the source text of a one-word expression
  Num number{};                             // Number
  uint32_t flag = 0;                        // meaning in expr_kinds.def
};

enum class DeclKind : uint8_t {
  Document, Remove, Default, Tiles, Set, Option, Require, Fact, Let, Wild, Deal, Wall, Call, Discarding, Claims, Shape,
  Pattern, Need, Tally, Payment, Liable, Sharing, Duty, Choose, Result, Leaving, NextDealer, Mark, Step, Restrict, Pay, TurnUp, After, Example
};

enum class Scope : uint8_t { None, EachSeat, EachLoser };

/// `when E` or `unless E`; expr == noExpr when absent.
struct Guard {
  ExprId expr = noExpr;
  bool negated = false;
};

/// Where a declaration goes among its kind: `before NAME`, `after NAME`, or at the end.
struct Position {
  enum Where : uint8_t { End, Before, After } where = End;
  Name anchor;
};

struct RemoveBody { DeclKind kind; };                       // Decl::name is what is removed
struct DefaultBody { ExprId value; };
struct TilesItem {
  enum Kind : uint8_t { Suit, Honour, Flower, Ring } kind;
  std::vector<Name> names;   // Suit: the name, then its aliases; otherwise the tiles
  int firstRank = 0, lastRank = 0, copies = 0;
  Span span;
};
struct TilesBody { std::vector<TilesItem> items; };
struct ValueBody { ExprId value; Scope scope = Scope::None; };  // set, require, let, wild, need
enum class OptionType : uint8_t { YesNo, Number, Points, Fan, Limit, List, Patterns, OneOf };
struct OptionBody { OptionType type; std::vector<Name> enumerators; ExprId value; };
enum class FactType : uint8_t { YesNo, Number, Tile };
struct FactBody { FactType type; ExprId value; };

/// Items of the settings blocks deal, wall, discarding, claims, leaving, next dealer and duty: one word of the language
/// (keyword_table.h) with numbers, expressions and a guard.
struct Setting {
  Word word{};                      // e.g. `seats`, `indicator`, `order`, `one winner`
  std::vector<Word> more;           // further words, e.g. `skip smaller die`, `from tail`, `first from`
  std::vector<int64_t> numbers;     // literal numbers in the item
  std::vector<ExprId> exprs;        // expressions in the item, in order
  std::vector<std::vector<Name>> names;  // "order": the ranks, each a list of calls ("win" is a name with text "win")
  Guard guard;
  std::vector<Cite> cites;
  Span span;
};
struct SettingsBody {
  ExprId subject = noExpr;          // discarding: the set
  std::vector<Setting> items;
};

enum class CallMeld : uint8_t { Run, Triplet, Quad, Aside };
enum class CallSource : uint8_t { Discard, DiscardOfPrevious, InHand, AddedTo };
struct CallBody {
  CallMeld meld;
  CallSource source;
  Name addedTo;                     // CallSource::AddedTo
  ExprId asideSet = noExpr;         // CallMeld::Aside
  bool opens = false, draws = false, robbable = false, concealed = false, anyTime = false, compulsory = false;
  Span drawsAt, robbableAt, concealedAt, anyTimeAt;   // where the flag stands, if it does
  ExprId without = noExpr;
  Guard guard;
};

enum class ShapeForm : uint8_t { Melds, Pairs, DistinctPairs, OneEach, AnyTiles, Different };
struct ShapeBody {
  ShapeForm form;
  int count = 0;                    // melds, pairs or tiles; OneEach: melds besides
  bool pair = false;                // Melds: and a pair; OneEach: and one more
  ExprId set = noExpr;              // OneEach, Different
  std::vector<uint32_t> knitted;    // …and ranks as bits, each of these in a suit of its own
  source::Span knittedSpan;
  bool besides = false;             // OneEach: melds besides, `pair`: and a pair
};

struct PatternBody {
  std::vector<Name> shapes;
  ExprId worth = noExpr;
  ExprId condition;
  std::vector<Name> implies, excludes;
};

enum class LineAction : uint8_t { Becomes, Add, Subtract, Times, AtMost, AtLeast, RoundUp, RoundDown };
struct LineOp {
  LineAction action;
  ExprId value;
  ExprId each = noExpr;
  Guard guard;
  Span span;
};
struct Line {
  bool overrides = false, removes = false;
  Name name;
  Title title;
  Position position;
  std::vector<LineOp> ops;          // the first whose guard holds applies; none: the line is skipped
  std::vector<Cite> cites;
  Span span;
};
struct LinesBody { Scope scope = Scope::None; bool hasScope = false; std::vector<Line> lines; };  // tally, payment

struct LiableBody { ExprId seat = noExpr; Guard guard; };   // sharing: seat stays noExpr (the offenders)
struct ChooseBody { std::vector<ExprId> keys; };            // ExprKind::Winnings may stand among them
struct ResultItem { Name key; ExprId value; };
struct ResultBody { std::vector<ResultItem> items; };

// ── the course of a hand ──
/// `own draw`, `碰 of others`, `hand end`. Named: a call or a step, or a set of calls.
struct EventRef {
  enum Kind : uint8_t { Deal, Draw, Discard, AnyCall, Win, WinPassed, Exhausted, HandEnd, MatchEnd, Named } kind = Named;
  bool own = false, others = false;
  Name name;                        // as written
  Span span;
};
enum class MarkScope : uint8_t { Seat, Hand, Match };
enum class MarkType : uint8_t { YesNo, Number, Tile, Suit, Seat, OneOf };
struct MarkLine {
  LineAction action = LineAction::Becomes;
  ExprId value = noExpr;
  std::vector<EventRef> events;
  Guard guard;
  Span span;
};
struct MarkBody {
  MarkScope scope{};
  MarkType type{};
  bool isPrivate = false;
  int most = 0;                     // Number
  ExprId mostFrom = noExpr;         // …or what says it
  std::vector<Name> enumerators;    // OneOf
  ExprId initial = noExpr;
  std::vector<MarkLine> lines;
};
struct StepEffect {
  enum Kind : uint8_t { Chooses, Gives, Sets, Shows } kind{};
  Name mark;                        // Chooses, Sets
  int tiles = 0;                    // Gives
  bool oneSuit = false;
  ExprId value = noExpr;            // Gives: the seat that gets them; Sets: the value
  Span span;
};
struct StepBody {
  enum Moment : uint8_t { BeforePlay, WithDiscard, OwnTurn, InsteadOfDraw } moment{};
  bool inTurn = false;
  ExprId first = noExpr;            // in turn from this seat
  Guard guard;
  std::vector<StepEffect> effects;
};
struct RestrictItem {
  enum What : uint8_t { Discards, Claims, Calls } what{};
  enum Mode : uint8_t { Only, Not, First } mode{};   // `none` is Not of everything
  bool drawnTile = false, sameWaits = false, notReady = false;
  ExprId set = noExpr;              // Discards; or with what tiles no call is made
  std::vector<Name> calls;
  Span span;
};
struct RestrictBody { Guard guard; std::vector<RestrictItem> items; };
struct PayBody {
  enum Form : uint8_t { Amount, HandsOver, HandsBack } form{};
  std::vector<EventRef> events;
  ExprId from = noExpr, to = noExpr;
  Guard guard;
  std::vector<Line> lines;
  bool lastKong = false;
  std::vector<Name> pays;           // HandsOver, HandsBack
};
struct TurnLine {
  bool more = false;                // so many more; otherwise up to so many
  bool offered = false;             // each is drawn and discarded at once, unless it is won on
  ExprId count = noExpr;
  std::vector<EventRef> events;
  Guard guard;
  Span span;
};
struct TurnUpBody {
  enum Place : uint8_t { Head, Tail, UpperOfStacks, LowerOfStacks } place{};
  int firstStack = 0, lastStack = 0;   // of stacks: from the tail
  bool lastDrawn = false;           // where none is left, the last tile drawn counts
  std::vector<TurnLine> lines;
};
struct AfterItem {
  enum What : uint8_t { LeavesPlay, PlaysOn, HandEnds, NextTurnAfter, MatchEnds, SameDealer, NextDealer, PreviousDealer, DealerIs } what{};
  ExprId seat = noExpr;             // NextTurnAfter, DealerIs
  Guard guard;
  Span span;
};
struct AfterBody { EventRef event; std::vector<AfterItem> items; };

struct ExampleMeld { Name call; std::vector<Name> tiles; int from = -1; Span span; };
struct ExampleSeat {
  int seat; std::vector<Name> hand; std::vector<ExampleMeld> melds; std::vector<Name> aside; Span span;
  std::vector<std::pair<Name, ExprId>> marks;
};
/// `then …`: one event after the other.
struct ExampleEvent {
  enum Kind : uint8_t { Win, Discard, Named, Exhausted } kind{};
  std::vector<int> seats;
  Name name;                        // Named: a call or a step
  std::vector<Name> tiles;          // Discard, Named; Win: the tile
  int from = -1;
  enum By : uint8_t { SelfDraw, OnDiscard, RobKong } by{};
  bool afterKong = false, lastTiles = false;
  Span span;
};
struct Expectation {
  enum Kind : uint8_t { RefusedBy, Refused, Impossible, Points, Liable, Waits, Result, NextDealer } kind;
  int seat = -1;                    // Result: of a mark of this seat
  Name name;                        // RefusedBy, Result: the key
  bool negated = false;             // Result: not hard
  bool none = false;                // Result: none; Liable or Waits: nobody
  std::vector<Name> words;          // Result: pattern names; Waits: tile words
  std::vector<Num> numbers;         // Points (one a seat), Liable (one)
  Span span;
};
struct ExampleBody {
  std::vector<std::pair<Name, ExprId>> options;
  Name indicator, previousWild;     // tile words
  int dealer = -1;
  std::vector<std::pair<Name, ExprId>> facts;
  std::vector<ExampleSeat> seats;
  std::vector<int> offenders;
  int winner = -1, from = -1;
  enum By : uint8_t { NoWin, SelfDraw, Discard, RobKong } by = NoWin;
  Name winTile;
  bool afterKong = false, lastTiles = false;
  int leftToDraw = -1;
  std::vector<std::pair<Name, std::vector<Name>>> turned;   // what is turned up already: name, tiles
  std::vector<int64_t> scores;      // by seat
  int64_t pot = -1;
  bool fromDeal = false;            // nobody has discarded yet
  std::vector<ExampleEvent> then;
  int waitsSeat = -1;               // `waits seat N` instead of a win
  std::vector<Expectation> expectations;
};

struct Decl {
  DeclKind kind;
  bool overrides = false;
  Name name;                        // empty for deal, payment …
  Title title;
  std::vector<Cite> cites;
  Position position;
  std::string doc;                  // text of the /// lines just above
  Span span;
  std::variant<std::monostate, RemoveBody, DefaultBody, TilesBody, ValueBody, OptionBody, FactBody, SettingsBody, CallBody,
               ShapeBody, PatternBody, LinesBody, LiableBody, ChooseBody, ResultBody, MarkBody, StepBody, RestrictBody, PayBody,
               TurnUpBody, AfterBody, ExampleBody>
      body;
};

struct ModuleNeed { DeclKind kind; Name name; };
struct Header {
  bool isModule = false;
  Name name;
  Title title;
  std::string doc;
  Name extends;                     // empty text: none
  std::vector<Name> uses;
  std::vector<ModuleNeed> needs;
  Span span;
};

struct Ast {
  source::FileId file{};
  Header header;
  std::vector<Decl> decls;
  std::vector<Expr> exprs;
  std::vector<ExprId> links;
};

/// The children of an expression.
inline const ExprId* childrenOf(const Ast& ast, const Expr& expr) { return ast.links.data() + expr.firstChild; }

/// English keyword of a declaration kind ("set", "option" …), as diagnostics name it.
const char* declKindName(DeclKind kind);
/// The same as the word stands in rule files, in both languages.
text::Bilingual declKindWord(DeclKind kind);

/// The tree as indented text, for `kou dump --stage ast`.
std::string printAst(const Ast& ast);

}  // namespace kaikou::syntax
