
// Generated from Kaikou.g4 by ANTLR 4.7.2

#pragma once


#include "antlr4-runtime.h"




class  KaikouParser : public antlr4::Parser {
public:
  enum {
    RULESET = 1, MODULE = 2, EXTENDS = 3, USES = 4, NEEDS = 5, DOCUMENT = 6, 
    PER = 7, OVERRIDE = 8, REMOVE = 9, DEFAULT = 10, BEFORE = 11, AFTER = 12, 
    TILES = 13, SUIT = 14, HONOUR = 15, FLOWER = 16, COPIES = 17, RING = 18, 
    SET = 19, RANK = 20, ALL_TILES = 21, EXCEPT = 22, OPTION = 23, YES_NO = 24, 
    NUMBER_TYPE = 25, POINTS = 26, FAN = 27, LIMIT = 28, LIST = 29, PATTERNS = 30, 
    TILE = 31, ONE_OF = 32, REQUIRE = 33, FACT = 34, DEAL = 35, SEATS = 36, 
    DICE = 37, BREAK_AT_SUM = 38, SKIP_SMALLER = 39, SKIP_SUM = 40, HAND = 41, 
    DEALER = 42, INDICATOR = 43, HEAD_OF_WALL = 44, UPPER_OF_STACK = 45, 
    LOWER_OF_STACK = 46, FROM_TAIL = 47, FROM_HEAD = 48, WALL = 49, STACKS = 50, 
    REPLACEMENTS = 51, KEEP = 52, LAST_TILES = 53, LET = 54, WILD = 55, 
    CALL = 56, RUN = 57, TRIPLET = 58, QUAD = 59, SET_ASIDE = 60, ON_DISCARD = 61, 
    ON_DISCARD_PREV = 62, ADDED_TO = 63, IN_HAND = 64, OPENS = 65, DRAWS = 66, 
    ROBBABLE = 67, CONCEALED = 68, CLAIMED = 69, ANY_TIME = 70, COMPULSORY = 71, 
    WITHOUT = 72, DISCARDING = 73, UNCLAIMABLE = 74, FORBIDDEN = 75, CLAIMS = 76, 
    ORDER = 77, WIN = 78, ONE_WINNER = 79, EVERY_WINNER = 80, FIRST_FROM = 81, 
    FIRST_AFTER = 82, PASSING_LOCKS = 83, SHAPE = 84, MELD = 85, AND_A_PAIR = 86, 
    DISTINCT_PAIRS = 87, PAIRS = 88, ONE_EACH_OF = 89, AND_ONE_MORE = 90, 
    DIFFERENT_OF = 91, KNITTED = 92, ANY_TILES = 93, PATTERN = 94, IMPLIES = 95, 
    EXCLUDES = 96, WORTH = 97, NEED = 98, OF = 99, OF_EACH_SEAT = 100, OF_EACH_LOSER = 101, 
    TALLY = 102, PAYMENT = 103, TIMES = 104, BECOMES = 105, AT_MOST = 106, 
    AT_LEAST = 107, ROUND_UP_TO = 108, ROUND_DOWN_TO = 109, EACH = 110, 
    WHEN = 111, UNLESS = 112, OTHERWISE = 113, LIABLE = 114, SHARING = 115, 
    LIABLE_BY = 116, CHOOSE_MOST = 117, WINNINGS = 118, RESULT = 119, DUTY = 120, 
    STARTS_AFTER_OPENING = 121, IN_ONE_SUIT = 122, OTHERS_DISCARD_SUIT = 123, 
    EXEMPT = 124, OFFENDERS = 125, LAST_OFFENDER = 126, ANY_OFFENDER = 127, 
    LEAVING = 128, PAYS = 129, TO_HOUSE = 130, VOID_HAND = 131, NEXT_DEALER = 132, 
    SAME_SEAT = 133, NEXT_SEAT = 134, PREVIOUS_SEAT = 135, WINNER_SEAT = 136, 
    MARK = 137, STEP = 138, RESTRICT = 139, PAY = 140, ON = 141, OF_THE_HAND = 142, 
    OF_THE_MATCH = 143, ADDS = 144, SUBTRACTS = 145, PRIVATE = 146, UP_TO = 147, 
    OWN = 148, OF_OTHERS = 149, ANY_CALL = 150, DRAW = 151, DISCARD = 152, 
    WIN_PASSED = 153, EXHAUSTED = 154, HAND_END = 155, BEFORE_PLAY = 156, 
    ALL_AT_ONCE = 157, IN_TURN_FROM = 158, CHOOSES = 159, GIVES = 160, TO = 161, 
    SETS = 162, DISCARDS = 163, CALLS = 164, CLAIMING = 165, TURN_UP = 166, 
    NEXT_FROM_HEAD = 167, NEXT_FROM_TAIL = 168, UPPER_OF_STACKS = 169, LOWER_OF_STACKS = 170, 
    OR_LAST_DRAWN = 171, MORE_TILES = 172, WITH_DISCARD = 173, INSTEAD_OF_DRAW = 174, 
    OFFERED = 175, NEWEST = 176, IN_OWN_TURN = 177, SHOWS_HAND = 178, MATCH_END = 179, 
    MATCH_ENDS = 180, BEGINS_WITH = 181, POT = 182, HOUSE = 183, SCORE = 184, 
    STANDING = 185, FIRST_DEALER = 186, HANDS_PLAYED = 187, CLAIMANTS = 188, 
    NO_WINNER = 189, FROM_DEAL = 190, COUNT_SEEN = 191, TURNED = 192, NEXT_OF_TURNED = 193, 
    SWAPS = 194, OWN_CLAIMED = 195, ONLY = 196, FIRST = 197, DRAWN_TILE = 198, 
    SAME_WAITS = 199, HANDS_OVER = 200, HANDS_BACK = 201, LAST_KONG = 202, 
    LAST_KONG_IS = 203, SOURCE_OF_KONG = 204, LEAVES_PLAY = 205, PLAYS_ON = 206, 
    HAND_ENDS = 207, NEXT_TURN_AFTER = 208, SAME_DEALER = 209, PREVIOUS_DEALER = 210, 
    ACTOR = 211, PAYER = 212, PAYEE = 213, THAT_TILE = 214, FIRST_DRAW = 215, 
    LEFT_TO_DRAW = 216, DISCARDS_MADE = 217, NO_CALL_YET = 218, COUNT_IN_PLAY = 219, 
    SUM_OF_DICE = 220, WINS = 221, NO_WINNERS = 222, FIRST_WINNER = 223, 
    FIRST_WIN_GIVER = 224, FIRST_WIN_COUNT = 225, HEAD_OF_WINNERS = 226, 
    TAIL_OF_WINNERS = 227, GIVER_KONG = 228, BEST_WIN = 229, OTHERS = 230, 
    OTHERS_IN_PLAY = 231, SEATS_IN_PLAY = 232, EVERY_SEAT_OF = 233, WHO = 234, 
    TILES_OF = 235, ANY_TILES_OF = 236, DISCARDS_OF = 237, EVERY_SEAT = 238, 
    SOME_SEAT = 239, COUNT_SEATS = 240, IF = 241, THEN = 242, ELSE = 243, 
    OR = 244, AND = 245, NOT = 246, IS = 247, IN = 248, YES = 249, NO = 250, 
    ANY = 251, COUNT = 252, NONE = 253, MIN = 254, MAX = 255, AT = 256, 
    AT_LAST = 257, SIZE_OF = 258, NEXT = 259, PREVIOUS = 260, ASIDE = 261, 
    OPENINGS = 262, SOURCE_OF_OPENING = 263, OPENINGS_IN_ONE_SUIT = 264, 
    WINNING_TILE = 265, PREVIOUS_WILD = 266, SELF_DRAWN = 267, WON_ON_DISCARD = 268, 
    ROBBING = 269, AFTER_KONG = 270, DRAWN_HAND = 271, WINNER = 272, LOSER = 273, 
    GIVER = 274, ROBBED_SEAT = 275, NOBODY = 276, PLACE_OF = 277, READY = 278, 
    VALUE = 279, EVERY_LOSER = 280, SOME_LOSER = 281, ALL_TILES_IN = 282, 
    ALL_ONE_SUIT = 283, COUNT_TILES_IN = 284, EVERY_MELD_IS = 285, EVERY_GROUP_TOUCHES = 286, 
    COUNT_MELDS = 287, ANY_MELD = 288, NO_MELD = 289, TOUCHING = 290, PAIR = 291, 
    EVERY_WILD_ITSELF = 292, COUNT_WILDS_OTHER = 293, COUNT_WILDS_AS = 294, 
    SHAPE_IS = 295, WAIT_IS = 296, WAIT_OPEN = 297, WAIT_EDGE = 298, WAIT_CLOSED = 299, 
    EQUAL_RUN_PAIRS = 300, MOST_EQUAL_RUNS = 301, SAME_RUN_IN = 302, SAME_TRIPLET_IN = 303, 
    SUITS_WORD = 304, LINKS_BY = 305, BESIDE = 306, WILD_IN_PAIR = 307, 
    KINDS_HELD = 308, KINDS_IN_HAND = 309, OR_MORE = 310, SUITS_IN_TILES = 311, 
    SUITS_HELD = 312, SUITS_IN_HAND = 313, HOLDS = 314, RUNS_FROM = 315, 
    FULLY_CONCEALED = 316, EXAMPLE = 317, WITH = 318, SEAT = 319, FROM = 320, 
    EXPECT = 321, REFUSED_BY = 322, REFUSED = 323, IMPOSSIBLE = 324, SHAPE_WAITS = 325, 
    WAITS = 326, COLON = 327, COMMA = 328, EQ = 329, NE = 330, LT = 331, 
    LE = 332, GT = 333, GE = 334, PLUS = 335, MINUS = 336, STAR = 337, SLASH = 338, 
    CARET = 339, DOTS = 340, LPAREN = 341, RPAREN = 342, LBRACE = 343, RBRACE = 344, 
    LBRACKET = 345, RBRACKET = 346, PATH = 347, TILEWORD = 348, NUMBER = 349, 
    IDENT = 350, STRING = 351, COMMENT = 352, SPACE = 353, UNKNOWN = 354, 
    WIDE_COLON = 355, WIDE_EQ = 356, WIDE_LT = 357, WIDE_GT = 358, WIDE_PLUS = 359, 
    WIDE_MINUS = 360, WIDE_SLASH = 361, WIDE_LPAREN = 362, WIDE_RPAREN = 363, 
    WIDE_LBRACE = 364, WIDE_RBRACE = 365, ALIEN_EQ = 366, ALIEN_AND = 367, 
    ALIEN_OR = 368, ALIEN_NOT = 369, ALIEN_POWER = 370
  };

  enum {
    RuleFile = 0, RuleHeader = 1, RuleModuleNeed = 2, RuleRuleRef = 3, RuleTitle = 4, 
    RuleCite = 5, RuleDeclaration = 6, RuleDeclKind = 7, RuleScope = 8, 
    RulePosition = 9, RuleGuard = 10, RuleTilesItem = 11, RuleOptionType = 12, 
    RuleEnumerator = 13, RuleOptionValue = 14, RuleFactType = 15, RuleDealItem = 16, 
    RuleWallPlace = 17, RuleWallItem = 18, RuleSetExpr = 19, RuleSetAtom = 20, 
    RuleCallKind = 21, RuleCallFlag = 22, RuleDiscardItem = 23, RuleClaimsItem = 24, 
    RuleClaimRank = 25, RuleShapeBody = 26, RuleShapeSet = 27, RulePatternRelation = 28, 
    RuleLine = 29, RuleLineOp = 30, RuleLineAction = 31, RuleResultItem = 32, 
    RuleDutyItem = 33, RuleLeavingItem = 34, RuleNextDealerItem = 35, RuleMarkScope = 36, 
    RuleMarkType = 37, RuleMarkLine = 38, RuleEvents = 39, RuleEvent = 40, 
    RuleEventKind = 41, RuleStepOrder = 42, RuleStepEffect = 43, RuleRestriction = 44, 
    RuleTurnPlace = 45, RuleTurnLine = 46, RuleParty = 47, RuleSeatsWho = 48, 
    RulePayBody = 49, RuleAfterItem = 50, RuleExampleOption = 51, RuleExampleItem = 52, 
    RuleExMeld = 53, RuleTileWord = 54, RuleExpectation = 55, RuleSignedNumber = 56, 
    RuleExpr = 57, RuleOrExpr = 58, RuleAndExpr = 59, RuleNotExpr = 60, 
    RuleComparison = 61, RuleComparisonTail = 62, RuleSum = 63, RuleProduct = 64, 
    RulePower = 65, RuleUnary = 66, RulePostfix = 67, RuleSeatRef = 68, 
    RulePrimary = 69, RulePrefix = 70, RuleAtom = 71, RuleRelationRank = 72, 
    RuleMeldKinds = 73, RuleMeldKind = 74, RuleMeldWhere = 75, RuleWaitKind = 76, 
    RuleList = 77, RuleListItem = 78, RuleRef = 79, RuleName = 80, RuleSoft = 81
  };

  KaikouParser(antlr4::TokenStream *input);
  ~KaikouParser();

  virtual std::string getGrammarFileName() const override;
  virtual const antlr4::atn::ATN& getATN() const override { return _atn; };
  virtual const std::vector<std::string>& getTokenNames() const override { return _tokenNames; }; // deprecated: use vocabulary instead.
  virtual const std::vector<std::string>& getRuleNames() const override;
  virtual antlr4::dfa::Vocabulary& getVocabulary() const override;


  class FileContext;
  class HeaderContext;
  class ModuleNeedContext;
  class RuleRefContext;
  class TitleContext;
  class CiteContext;
  class DeclarationContext;
  class DeclKindContext;
  class ScopeContext;
  class PositionContext;
  class GuardContext;
  class TilesItemContext;
  class OptionTypeContext;
  class EnumeratorContext;
  class OptionValueContext;
  class FactTypeContext;
  class DealItemContext;
  class WallPlaceContext;
  class WallItemContext;
  class SetExprContext;
  class SetAtomContext;
  class CallKindContext;
  class CallFlagContext;
  class DiscardItemContext;
  class ClaimsItemContext;
  class ClaimRankContext;
  class ShapeBodyContext;
  class ShapeSetContext;
  class PatternRelationContext;
  class LineContext;
  class LineOpContext;
  class LineActionContext;
  class ResultItemContext;
  class DutyItemContext;
  class LeavingItemContext;
  class NextDealerItemContext;
  class MarkScopeContext;
  class MarkTypeContext;
  class MarkLineContext;
  class EventsContext;
  class EventContext;
  class EventKindContext;
  class StepOrderContext;
  class StepEffectContext;
  class RestrictionContext;
  class TurnPlaceContext;
  class TurnLineContext;
  class PartyContext;
  class SeatsWhoContext;
  class PayBodyContext;
  class AfterItemContext;
  class ExampleOptionContext;
  class ExampleItemContext;
  class ExMeldContext;
  class TileWordContext;
  class ExpectationContext;
  class SignedNumberContext;
  class ExprContext;
  class OrExprContext;
  class AndExprContext;
  class NotExprContext;
  class ComparisonContext;
  class ComparisonTailContext;
  class SumContext;
  class ProductContext;
  class PowerContext;
  class UnaryContext;
  class PostfixContext;
  class SeatRefContext;
  class PrimaryContext;
  class PrefixContext;
  class AtomContext;
  class RelationRankContext;
  class MeldKindsContext;
  class MeldKindContext;
  class MeldWhereContext;
  class WaitKindContext;
  class ListContext;
  class ListItemContext;
  class RefContext;
  class NameContext;
  class SoftContext; 

  class  FileContext : public antlr4::ParserRuleContext {
  public:
    FileContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    HeaderContext *header();
    antlr4::tree::TerminalNode *EOF();
    std::vector<DeclarationContext *> declaration();
    DeclarationContext* declaration(size_t i);

   
  };

  FileContext* file();

  class  HeaderContext : public antlr4::ParserRuleContext {
  public:
    HeaderContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    HeaderContext() = default;
    void copyFrom(HeaderContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  ModuleHeaderContext : public HeaderContext {
  public:
    ModuleHeaderContext(HeaderContext *ctx);

    antlr4::tree::TerminalNode *MODULE();
    NameContext *name();
    TitleContext *title();
    antlr4::tree::TerminalNode *NEEDS();
    std::vector<ModuleNeedContext *> moduleNeed();
    ModuleNeedContext* moduleNeed(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);
  };

  class  RulesetHeaderContext : public HeaderContext {
  public:
    RulesetHeaderContext(HeaderContext *ctx);

    antlr4::tree::TerminalNode *RULESET();
    NameContext *name();
    TitleContext *title();
    antlr4::tree::TerminalNode *EXTENDS();
    std::vector<RuleRefContext *> ruleRef();
    RuleRefContext* ruleRef(size_t i);
    antlr4::tree::TerminalNode *USES();
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);
  };

  HeaderContext* header();

  class  ModuleNeedContext : public antlr4::ParserRuleContext {
  public:
    ModuleNeedContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    DeclKindContext *declKind();
    NameContext *name();

   
  };

  ModuleNeedContext* moduleNeed();

  class  RuleRefContext : public antlr4::ParserRuleContext {
  public:
    RuleRefContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *IDENT();
    antlr4::tree::TerminalNode *PATH();
    antlr4::tree::TerminalNode *STRING();

   
  };

  RuleRefContext* ruleRef();

  class  TitleContext : public antlr4::ParserRuleContext {
  public:
    TitleContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<antlr4::tree::TerminalNode *> STRING();
    antlr4::tree::TerminalNode* STRING(size_t i);
    antlr4::tree::TerminalNode *SLASH();

   
  };

  TitleContext* title();

  class  CiteContext : public antlr4::ParserRuleContext {
  public:
    CiteContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *PER();
    std::vector<NameContext *> name();
    NameContext* name(size_t i);
    std::vector<antlr4::tree::TerminalNode *> STRING();
    antlr4::tree::TerminalNode* STRING(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  CiteContext* cite();

  class  DeclarationContext : public antlr4::ParserRuleContext {
  public:
    DeclarationContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    DeclarationContext() = default;
    void copyFrom(DeclarationContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  TilesDeclContext : public DeclarationContext {
  public:
    TilesDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *TILES();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    antlr4::tree::TerminalNode *OVERRIDE();
    std::vector<TilesItemContext *> tilesItem();
    TilesItemContext* tilesItem(size_t i);
  };

  class  ResultDeclContext : public DeclarationContext {
  public:
    ResultDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *RESULT();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    antlr4::tree::TerminalNode *OVERRIDE();
    std::vector<ResultItemContext *> resultItem();
    ResultItemContext* resultItem(size_t i);
  };

  class  CallDeclContext : public DeclarationContext {
  public:
    CallDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *CALL();
    NameContext *name();
    antlr4::tree::TerminalNode *COLON();
    CallKindContext *callKind();
    antlr4::tree::TerminalNode *OVERRIDE();
    TitleContext *title();
    std::vector<CallFlagContext *> callFlag();
    CallFlagContext* callFlag(size_t i);
    antlr4::tree::TerminalNode *WITHOUT();
    SetAtomContext *setAtom();
    GuardContext *guard();
    CiteContext *cite();
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);
  };

  class  StepDeclContext : public DeclarationContext {
  public:
    StepDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *STEP();
    NameContext *name();
    antlr4::tree::TerminalNode *BEFORE_PLAY();
    antlr4::tree::TerminalNode *WITH_DISCARD();
    antlr4::tree::TerminalNode *IN_OWN_TURN();
    antlr4::tree::TerminalNode *INSTEAD_OF_DRAW();
    antlr4::tree::TerminalNode *OVERRIDE();
    PositionContext *position();
    TitleContext *title();
    GuardContext *guard();
    antlr4::tree::TerminalNode *COLON();
    std::vector<StepEffectContext *> stepEffect();
    StepEffectContext* stepEffect(size_t i);
    CiteContext *cite();
    StepOrderContext *stepOrder();
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);
  };

  class  DutyDeclContext : public DeclarationContext {
  public:
    DutyDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *DUTY();
    NameContext *name();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    antlr4::tree::TerminalNode *OVERRIDE();
    TitleContext *title();
    std::vector<DutyItemContext *> dutyItem();
    DutyItemContext* dutyItem(size_t i);
    CiteContext *cite();
  };

  class  DocumentDeclContext : public DeclarationContext {
  public:
    DocumentDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *DOCUMENT();
    NameContext *name();
    TitleContext *title();
  };

  class  FactDeclContext : public DeclarationContext {
  public:
    FactDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *FACT();
    NameContext *name();
    antlr4::tree::TerminalNode *COLON();
    FactTypeContext *factType();
    antlr4::tree::TerminalNode *EQ();
    ExprContext *expr();
    antlr4::tree::TerminalNode *OVERRIDE();
    TitleContext *title();
    CiteContext *cite();
  };

  class  WallDeclContext : public DeclarationContext {
  public:
    WallDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *WALL();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    antlr4::tree::TerminalNode *OVERRIDE();
    std::vector<WallItemContext *> wallItem();
    WallItemContext* wallItem(size_t i);
  };

  class  WildDeclContext : public DeclarationContext {
  public:
    WildDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *WILD();
    NameContext *name();
    antlr4::tree::TerminalNode *EQ();
    SetExprContext *setExpr();
    ExprContext *expr();
    antlr4::tree::TerminalNode *OVERRIDE();
    TitleContext *title();
    CiteContext *cite();
  };

  class  SharingDeclContext : public DeclarationContext {
  public:
    SharingDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *SHARING();
    NameContext *name();
    antlr4::tree::TerminalNode *COLON();
    antlr4::tree::TerminalNode *OFFENDERS();
    antlr4::tree::TerminalNode *OVERRIDE();
    PositionContext *position();
    TitleContext *title();
    GuardContext *guard();
    CiteContext *cite();
  };

  class  DealDeclContext : public DeclarationContext {
  public:
    DealDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *DEAL();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    antlr4::tree::TerminalNode *OVERRIDE();
    std::vector<DealItemContext *> dealItem();
    DealItemContext* dealItem(size_t i);
  };

  class  LetDeclContext : public DeclarationContext {
  public:
    LetDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *LET();
    NameContext *name();
    antlr4::tree::TerminalNode *EQ();
    ExprContext *expr();
    antlr4::tree::TerminalNode *OVERRIDE();
    TitleContext *title();
    ScopeContext *scope();
    CiteContext *cite();
  };

  class  TurnUpDeclContext : public DeclarationContext {
  public:
    TurnUpDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *TURN_UP();
    NameContext *name();
    antlr4::tree::TerminalNode *COLON();
    TurnPlaceContext *turnPlace();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    antlr4::tree::TerminalNode *OVERRIDE();
    TitleContext *title();
    std::vector<TurnLineContext *> turnLine();
    TurnLineContext* turnLine(size_t i);
    CiteContext *cite();
  };

  class  LiableDeclContext : public DeclarationContext {
  public:
    LiableDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *LIABLE();
    NameContext *name();
    antlr4::tree::TerminalNode *COLON();
    ExprContext *expr();
    antlr4::tree::TerminalNode *OVERRIDE();
    PositionContext *position();
    TitleContext *title();
    GuardContext *guard();
    CiteContext *cite();
  };

  class  DiscardingDeclContext : public DeclarationContext {
  public:
    DiscardingDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *DISCARDING();
    SetAtomContext *setAtom();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    antlr4::tree::TerminalNode *OVERRIDE();
    std::vector<DiscardItemContext *> discardItem();
    DiscardItemContext* discardItem(size_t i);
  };

  class  ExampleDeclContext : public DeclarationContext {
  public:
    ExampleDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *EXAMPLE();
    TitleContext *title();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    antlr4::tree::TerminalNode *WITH();
    std::vector<ExampleOptionContext *> exampleOption();
    ExampleOptionContext* exampleOption(size_t i);
    std::vector<ExampleItemContext *> exampleItem();
    ExampleItemContext* exampleItem(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);
  };

  class  AfterDeclContext : public DeclarationContext {
  public:
    AfterDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *AFTER();
    EventContext *event();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    antlr4::tree::TerminalNode *OVERRIDE();
    std::vector<AfterItemContext *> afterItem();
    AfterItemContext* afterItem(size_t i);
    CiteContext *cite();
  };

  class  PatternDeclContext : public DeclarationContext {
  public:
    PatternDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *PATTERN();
    NameContext *name();
    antlr4::tree::TerminalNode *COLON();
    std::vector<ExprContext *> expr();
    ExprContext* expr(size_t i);
    antlr4::tree::TerminalNode *OVERRIDE();
    TitleContext *title();
    antlr4::tree::TerminalNode *OF();
    antlr4::tree::TerminalNode *WORTH();
    std::vector<PatternRelationContext *> patternRelation();
    PatternRelationContext* patternRelation(size_t i);
    CiteContext *cite();
    std::vector<RefContext *> ref();
    RefContext* ref(size_t i);
  };

  class  LeavingDeclContext : public DeclarationContext {
  public:
    LeavingDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *LEAVING();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    antlr4::tree::TerminalNode *OVERRIDE();
    std::vector<LeavingItemContext *> leavingItem();
    LeavingItemContext* leavingItem(size_t i);
    CiteContext *cite();
  };

  class  SetDeclContext : public DeclarationContext {
  public:
    SetDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *SET();
    NameContext *name();
    antlr4::tree::TerminalNode *EQ();
    SetExprContext *setExpr();
    antlr4::tree::TerminalNode *OVERRIDE();
    TitleContext *title();
    CiteContext *cite();
  };

  class  DefaultDeclContext : public DeclarationContext {
  public:
    DefaultDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *DEFAULT();
    NameContext *name();
    antlr4::tree::TerminalNode *EQ();
    OptionValueContext *optionValue();
    CiteContext *cite();
  };

  class  OptionDeclContext : public DeclarationContext {
  public:
    OptionDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *OPTION();
    NameContext *name();
    antlr4::tree::TerminalNode *COLON();
    OptionTypeContext *optionType();
    antlr4::tree::TerminalNode *EQ();
    OptionValueContext *optionValue();
    antlr4::tree::TerminalNode *OVERRIDE();
    TitleContext *title();
    CiteContext *cite();
  };

  class  ShapeDeclContext : public DeclarationContext {
  public:
    ShapeDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *SHAPE();
    NameContext *name();
    antlr4::tree::TerminalNode *EQ();
    ShapeBodyContext *shapeBody();
    antlr4::tree::TerminalNode *OVERRIDE();
    TitleContext *title();
    CiteContext *cite();
  };

  class  NextDealerDeclContext : public DeclarationContext {
  public:
    NextDealerDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *NEXT_DEALER();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    antlr4::tree::TerminalNode *OVERRIDE();
    std::vector<NextDealerItemContext *> nextDealerItem();
    NextDealerItemContext* nextDealerItem(size_t i);
    CiteContext *cite();
  };

  class  NeedDeclContext : public DeclarationContext {
  public:
    NeedDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *NEED();
    NameContext *name();
    antlr4::tree::TerminalNode *COLON();
    ExprContext *expr();
    antlr4::tree::TerminalNode *OVERRIDE();
    PositionContext *position();
    TitleContext *title();
    CiteContext *cite();
  };

  class  ChooseDeclContext : public DeclarationContext {
  public:
    ChooseDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *CHOOSE_MOST();
    std::vector<ExprContext *> expr();
    ExprContext* expr(size_t i);
    antlr4::tree::TerminalNode *OVERRIDE();
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);
  };

  class  PaymentDeclContext : public DeclarationContext {
  public:
    PaymentDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *PAYMENT();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    antlr4::tree::TerminalNode *OVERRIDE();
    std::vector<LineContext *> line();
    LineContext* line(size_t i);
  };

  class  RequireDeclContext : public DeclarationContext {
  public:
    RequireDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *REQUIRE();
    NameContext *name();
    antlr4::tree::TerminalNode *COLON();
    ExprContext *expr();
    antlr4::tree::TerminalNode *OVERRIDE();
    TitleContext *title();
    CiteContext *cite();
  };

  class  ClaimsDeclContext : public DeclarationContext {
  public:
    ClaimsDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *CLAIMS();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    antlr4::tree::TerminalNode *OVERRIDE();
    std::vector<ClaimsItemContext *> claimsItem();
    ClaimsItemContext* claimsItem(size_t i);
  };

  class  RestrictDeclContext : public DeclarationContext {
  public:
    RestrictDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *RESTRICT();
    NameContext *name();
    antlr4::tree::TerminalNode *COLON();
    std::vector<RestrictionContext *> restriction();
    RestrictionContext* restriction(size_t i);
    antlr4::tree::TerminalNode *OVERRIDE();
    TitleContext *title();
    GuardContext *guard();
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);
    CiteContext *cite();
  };

  class  PayDeclContext : public DeclarationContext {
  public:
    PayDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *PAY();
    NameContext *name();
    EventsContext *events();
    antlr4::tree::TerminalNode *FROM();
    std::vector<PartyContext *> party();
    PartyContext* party(size_t i);
    PayBodyContext *payBody();
    antlr4::tree::TerminalNode *TO();
    antlr4::tree::TerminalNode *TO_HOUSE();
    antlr4::tree::TerminalNode *OVERRIDE();
    PositionContext *position();
    TitleContext *title();
    GuardContext *guard();
    CiteContext *cite();
  };

  class  TallyDeclContext : public DeclarationContext {
  public:
    TallyDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *TALLY();
    NameContext *name();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    antlr4::tree::TerminalNode *OVERRIDE();
    TitleContext *title();
    ScopeContext *scope();
    std::vector<LineContext *> line();
    LineContext* line(size_t i);
  };

  class  RemoveDeclContext : public DeclarationContext {
  public:
    RemoveDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *REMOVE();
    DeclKindContext *declKind();
    NameContext *name();
  };

  class  MarkDeclContext : public DeclarationContext {
  public:
    MarkDeclContext(DeclarationContext *ctx);

    antlr4::tree::TerminalNode *MARK();
    NameContext *name();
    MarkScopeContext *markScope();
    antlr4::tree::TerminalNode *COLON();
    MarkTypeContext *markType();
    antlr4::tree::TerminalNode *EQ();
    OptionValueContext *optionValue();
    antlr4::tree::TerminalNode *OVERRIDE();
    TitleContext *title();
    antlr4::tree::TerminalNode *PRIVATE();
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    CiteContext *cite();
    antlr4::tree::TerminalNode *COMMA();
    std::vector<MarkLineContext *> markLine();
    MarkLineContext* markLine(size_t i);
  };

  DeclarationContext* declaration();

  class  DeclKindContext : public antlr4::ParserRuleContext {
  public:
    DeclKindContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *SET();
    antlr4::tree::TerminalNode *OPTION();
    antlr4::tree::TerminalNode *REQUIRE();
    antlr4::tree::TerminalNode *FACT();
    antlr4::tree::TerminalNode *LET();
    antlr4::tree::TerminalNode *WILD();
    antlr4::tree::TerminalNode *CALL();
    antlr4::tree::TerminalNode *SHAPE();
    antlr4::tree::TerminalNode *PATTERN();
    antlr4::tree::TerminalNode *NEED();
    antlr4::tree::TerminalNode *TALLY();
    antlr4::tree::TerminalNode *LIABLE();
    antlr4::tree::TerminalNode *SHARING();
    antlr4::tree::TerminalNode *DUTY();
    antlr4::tree::TerminalNode *MARK();
    antlr4::tree::TerminalNode *STEP();
    antlr4::tree::TerminalNode *RESTRICT();
    antlr4::tree::TerminalNode *PAY();
    antlr4::tree::TerminalNode *TURN_UP();

   
  };

  DeclKindContext* declKind();

  class  ScopeContext : public antlr4::ParserRuleContext {
  public:
    ScopeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *OF_EACH_SEAT();
    antlr4::tree::TerminalNode *OF_EACH_LOSER();

   
  };

  ScopeContext* scope();

  class  PositionContext : public antlr4::ParserRuleContext {
  public:
    PositionContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    NameContext *name();
    antlr4::tree::TerminalNode *BEFORE();
    antlr4::tree::TerminalNode *AFTER();

   
  };

  PositionContext* position();

  class  GuardContext : public antlr4::ParserRuleContext {
  public:
    GuardContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    ExprContext *expr();
    antlr4::tree::TerminalNode *WHEN();
    antlr4::tree::TerminalNode *UNLESS();

   
  };

  GuardContext* guard();

  class  TilesItemContext : public antlr4::ParserRuleContext {
  public:
    TilesItemContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    TilesItemContext() = default;
    void copyFrom(TilesItemContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  SuitItemContext : public TilesItemContext {
  public:
    SuitItemContext(TilesItemContext *ctx);

    antlr4::tree::TerminalNode *SUIT();
    std::vector<antlr4::tree::TerminalNode *> NUMBER();
    antlr4::tree::TerminalNode* NUMBER(size_t i);
    antlr4::tree::TerminalNode *DOTS();
    antlr4::tree::TerminalNode *COPIES();
    std::vector<RefContext *> ref();
    RefContext* ref(size_t i);
  };

  class  FlowerItemContext : public TilesItemContext {
  public:
    FlowerItemContext(TilesItemContext *ctx);

    antlr4::tree::TerminalNode *FLOWER();
    antlr4::tree::TerminalNode *COPIES();
    antlr4::tree::TerminalNode *NUMBER();
    std::vector<RefContext *> ref();
    RefContext* ref(size_t i);
  };

  class  RingItemContext : public TilesItemContext {
  public:
    RingItemContext(TilesItemContext *ctx);

    antlr4::tree::TerminalNode *RING();
    std::vector<RefContext *> ref();
    RefContext* ref(size_t i);
  };

  class  HonourItemContext : public TilesItemContext {
  public:
    HonourItemContext(TilesItemContext *ctx);

    antlr4::tree::TerminalNode *HONOUR();
    antlr4::tree::TerminalNode *COPIES();
    antlr4::tree::TerminalNode *NUMBER();
    std::vector<RefContext *> ref();
    RefContext* ref(size_t i);
  };

  TilesItemContext* tilesItem();

  class  OptionTypeContext : public antlr4::ParserRuleContext {
  public:
    OptionTypeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *YES_NO();
    antlr4::tree::TerminalNode *NUMBER_TYPE();
    antlr4::tree::TerminalNode *POINTS();
    antlr4::tree::TerminalNode *FAN();
    antlr4::tree::TerminalNode *LIMIT();
    antlr4::tree::TerminalNode *LIST();
    antlr4::tree::TerminalNode *PATTERNS();
    antlr4::tree::TerminalNode *ONE_OF();
    std::vector<EnumeratorContext *> enumerator();
    EnumeratorContext* enumerator(size_t i);

   
  };

  OptionTypeContext* optionType();

  class  EnumeratorContext : public antlr4::ParserRuleContext {
  public:
    EnumeratorContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    NameContext *name();
    antlr4::tree::TerminalNode *NUMBER();

   
  };

  EnumeratorContext* enumerator();

  class  OptionValueContext : public antlr4::ParserRuleContext {
  public:
    OptionValueContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    ExprContext *expr();
    std::vector<RefContext *> ref();
    RefContext* ref(size_t i);
    SoftContext *soft();

   
  };

  OptionValueContext* optionValue();

  class  FactTypeContext : public antlr4::ParserRuleContext {
  public:
    FactTypeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *YES_NO();
    antlr4::tree::TerminalNode *NUMBER_TYPE();
    antlr4::tree::TerminalNode *TILE();

   
  };

  FactTypeContext* factType();

  class  DealItemContext : public antlr4::ParserRuleContext {
  public:
    DealItemContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    DealItemContext() = default;
    void copyFrom(DealItemContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  IndicatorItemContext : public DealItemContext {
  public:
    IndicatorItemContext(DealItemContext *ctx);

    antlr4::tree::TerminalNode *INDICATOR();
    WallPlaceContext *wallPlace();
    GuardContext *guard();
    CiteContext *cite();
  };

  class  BreakItemContext : public DealItemContext {
  public:
    BreakItemContext(DealItemContext *ctx);

    antlr4::tree::TerminalNode *BREAK_AT_SUM();
    CiteContext *cite();
    antlr4::tree::TerminalNode *SKIP_SMALLER();
    antlr4::tree::TerminalNode *SKIP_SUM();
    antlr4::tree::TerminalNode *COMMA();
  };

  class  SeatsItemContext : public DealItemContext {
  public:
    SeatsItemContext(DealItemContext *ctx);

    antlr4::tree::TerminalNode *SEATS();
    antlr4::tree::TerminalNode *NUMBER();
    CiteContext *cite();
  };

  class  BeginsItemContext : public DealItemContext {
  public:
    BeginsItemContext(DealItemContext *ctx);

    antlr4::tree::TerminalNode *BEGINS_WITH();
    ExprContext *expr();
    antlr4::tree::TerminalNode *POINTS();
    CiteContext *cite();
  };

  class  HandItemContext : public DealItemContext {
  public:
    HandItemContext(DealItemContext *ctx);

    antlr4::tree::TerminalNode *HAND();
    std::vector<ExprContext *> expr();
    ExprContext* expr(size_t i);
    antlr4::tree::TerminalNode *DEALER();
    CiteContext *cite();
    antlr4::tree::TerminalNode *COMMA();
  };

  class  DiceItemContext : public DealItemContext {
  public:
    DiceItemContext(DealItemContext *ctx);

    antlr4::tree::TerminalNode *DICE();
    antlr4::tree::TerminalNode *NUMBER();
    CiteContext *cite();
  };

  DealItemContext* dealItem();

  class  WallPlaceContext : public antlr4::ParserRuleContext {
  public:
    WallPlaceContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *HEAD_OF_WALL();
    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *UPPER_OF_STACK();
    antlr4::tree::TerminalNode *LOWER_OF_STACK();
    antlr4::tree::TerminalNode *FROM_TAIL();
    antlr4::tree::TerminalNode *FROM_HEAD();

   
  };

  WallPlaceContext* wallPlace();

  class  WallItemContext : public antlr4::ParserRuleContext {
  public:
    WallItemContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    WallItemContext() = default;
    void copyFrom(WallItemContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  KeepItemContext : public WallItemContext {
  public:
    KeepItemContext(WallItemContext *ctx);

    antlr4::tree::TerminalNode *KEEP();
    ExprContext *expr();
    CiteContext *cite();
  };

  class  ReplacementsItemContext : public WallItemContext {
  public:
    ReplacementsItemContext(WallItemContext *ctx);

    antlr4::tree::TerminalNode *REPLACEMENTS();
    antlr4::tree::TerminalNode *FROM_TAIL();
    antlr4::tree::TerminalNode *FROM_HEAD();
    CiteContext *cite();
  };

  class  StacksItemContext : public WallItemContext {
  public:
    StacksItemContext(WallItemContext *ctx);

    antlr4::tree::TerminalNode *STACKS();
    antlr4::tree::TerminalNode *NUMBER();
    CiteContext *cite();
  };

  class  LastTilesItemContext : public WallItemContext {
  public:
    LastTilesItemContext(WallItemContext *ctx);

    antlr4::tree::TerminalNode *LAST_TILES();
    ExprContext *expr();
    CiteContext *cite();
  };

  WallItemContext* wallItem();

  class  SetExprContext : public antlr4::ParserRuleContext {
  public:
    SetExprContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<SetAtomContext *> setAtom();
    SetAtomContext* setAtom(size_t i);
    antlr4::tree::TerminalNode *EXCEPT();

   
  };

  SetExprContext* setExpr();

  class  SetAtomContext : public antlr4::ParserRuleContext {
  public:
    SetAtomContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    SetAtomContext() = default;
    void copyFrom(SetAtomContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  SetNameContext : public SetAtomContext {
  public:
    SetNameContext(SetAtomContext *ctx);

    RefContext *ref();
  };

  class  SetTileExprContext : public SetAtomContext {
  public:
    SetTileExprContext(SetAtomContext *ctx);

    antlr4::tree::TerminalNode *LPAREN();
    ExprContext *expr();
    antlr4::tree::TerminalNode *RPAREN();
  };

  class  SetRankContext : public SetAtomContext {
  public:
    SetRankContext(SetAtomContext *ctx);

    antlr4::tree::TerminalNode *RANK();
    std::vector<antlr4::tree::TerminalNode *> NUMBER();
    antlr4::tree::TerminalNode* NUMBER(size_t i);
  };

  class  SetDiscardsContext : public SetAtomContext {
  public:
    SetDiscardsContext(SetAtomContext *ctx);

    antlr4::tree::TerminalNode *DISCARDS_OF();
  };

  class  SetSuitExprContext : public SetAtomContext {
  public:
    SetSuitExprContext(SetAtomContext *ctx);

    antlr4::tree::TerminalNode *TILES_OF();
    RefContext *ref();
    antlr4::tree::TerminalNode *LPAREN();
    ExprContext *expr();
    antlr4::tree::TerminalNode *RPAREN();
  };

  class  SetBracesContext : public SetAtomContext {
  public:
    SetBracesContext(SetAtomContext *ctx);

    antlr4::tree::TerminalNode *LBRACE();
    SetExprContext *setExpr();
    antlr4::tree::TerminalNode *RBRACE();
  };

  class  SetSwapsContext : public SetAtomContext {
  public:
    SetSwapsContext(SetAtomContext *ctx);

    antlr4::tree::TerminalNode *SWAPS();
  };

  class  SetWaitsContext : public SetAtomContext {
  public:
    SetWaitsContext(SetAtomContext *ctx);

    antlr4::tree::TerminalNode *WAITS();
    antlr4::tree::TerminalNode *SHAPE_WAITS();
    antlr4::tree::TerminalNode *OF();
    SeatRefContext *seatRef();
  };

  class  SetTilesContext : public SetAtomContext {
  public:
    SetTilesContext(SetAtomContext *ctx);

    antlr4::tree::TerminalNode *TILEWORD();
  };

  class  SetAllContext : public SetAtomContext {
  public:
    SetAllContext(SetAtomContext *ctx);

    antlr4::tree::TerminalNode *ALL_TILES();
  };

  SetAtomContext* setAtom();

  class  CallKindContext : public antlr4::ParserRuleContext {
  public:
    CallKindContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    CallKindContext() = default;
    void copyFrom(CallKindContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  AsideCallContext : public CallKindContext {
  public:
    AsideCallContext(CallKindContext *ctx);

    antlr4::tree::TerminalNode *SET_ASIDE();
    SetAtomContext *setAtom();
  };

  class  AddedCallContext : public CallKindContext {
  public:
    AddedCallContext(CallKindContext *ctx);

    antlr4::tree::TerminalNode *QUAD();
    antlr4::tree::TerminalNode *ADDED_TO();
    RefContext *ref();
  };

  class  MeldCallContext : public CallKindContext {
  public:
    MeldCallContext(CallKindContext *ctx);

    antlr4::tree::TerminalNode *RUN();
    antlr4::tree::TerminalNode *TRIPLET();
    antlr4::tree::TerminalNode *QUAD();
    antlr4::tree::TerminalNode *ON_DISCARD();
    antlr4::tree::TerminalNode *ON_DISCARD_PREV();
    antlr4::tree::TerminalNode *IN_HAND();
  };

  CallKindContext* callKind();

  class  CallFlagContext : public antlr4::ParserRuleContext {
  public:
    CallFlagContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *OPENS();
    antlr4::tree::TerminalNode *DRAWS();
    antlr4::tree::TerminalNode *ROBBABLE();
    antlr4::tree::TerminalNode *CONCEALED();
    antlr4::tree::TerminalNode *ANY_TIME();
    antlr4::tree::TerminalNode *COMPULSORY();

   
  };

  CallFlagContext* callFlag();

  class  DiscardItemContext : public antlr4::ParserRuleContext {
  public:
    DiscardItemContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *UNCLAIMABLE();
    antlr4::tree::TerminalNode *SET_ASIDE();
    antlr4::tree::TerminalNode *DRAWS();
    antlr4::tree::TerminalNode *FORBIDDEN();
    GuardContext *guard();
    CiteContext *cite();

   
  };

  DiscardItemContext* discardItem();

  class  ClaimsItemContext : public antlr4::ParserRuleContext {
  public:
    ClaimsItemContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    ClaimsItemContext() = default;
    void copyFrom(ClaimsItemContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  NoWinnerItemContext : public ClaimsItemContext {
  public:
    NoWinnerItemContext(ClaimsItemContext *ctx);

    antlr4::tree::TerminalNode *NO_WINNER();
    GuardContext *guard();
    CiteContext *cite();
  };

  class  OrderItemContext : public ClaimsItemContext {
  public:
    OrderItemContext(ClaimsItemContext *ctx);

    antlr4::tree::TerminalNode *ORDER();
    std::vector<ClaimRankContext *> claimRank();
    ClaimRankContext* claimRank(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);
  };

  class  WinnersItemContext : public ClaimsItemContext {
  public:
    WinnersItemContext(ClaimsItemContext *ctx);

    antlr4::tree::TerminalNode *ONE_WINNER();
    antlr4::tree::TerminalNode *EVERY_WINNER();
    ExprContext *expr();
    GuardContext *guard();
    CiteContext *cite();
    antlr4::tree::TerminalNode *FIRST_FROM();
    antlr4::tree::TerminalNode *FIRST_AFTER();
    antlr4::tree::TerminalNode *COMMA();
  };

  class  PassingItemContext : public ClaimsItemContext {
  public:
    PassingItemContext(ClaimsItemContext *ctx);

    antlr4::tree::TerminalNode *PASSING_LOCKS();
    GuardContext *guard();
    CiteContext *cite();
  };

  ClaimsItemContext* claimsItem();

  class  ClaimRankContext : public antlr4::ParserRuleContext {
  public:
    ClaimRankContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<antlr4::tree::TerminalNode *> WIN();
    antlr4::tree::TerminalNode* WIN(size_t i);
    std::vector<RefContext *> ref();
    RefContext* ref(size_t i);

   
  };

  ClaimRankContext* claimRank();

  class  ShapeBodyContext : public antlr4::ParserRuleContext {
  public:
    ShapeBodyContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    ShapeBodyContext() = default;
    void copyFrom(ShapeBodyContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  PairsShapeContext : public ShapeBodyContext {
  public:
    PairsShapeContext(ShapeBodyContext *ctx);

    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *PAIRS();
    antlr4::tree::TerminalNode *DISTINCT_PAIRS();
  };

  class  AnyShapeContext : public ShapeBodyContext {
  public:
    AnyShapeContext(ShapeBodyContext *ctx);

    antlr4::tree::TerminalNode *ANY_TILES();
  };

  class  OrphansShapeContext : public ShapeBodyContext {
  public:
    OrphansShapeContext(ShapeBodyContext *ctx);

    antlr4::tree::TerminalNode *ONE_EACH_OF();
    ShapeSetContext *shapeSet();
    antlr4::tree::TerminalNode *COMMA();
    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *MELD();
    antlr4::tree::TerminalNode *AND_ONE_MORE();
    antlr4::tree::TerminalNode *AND_A_PAIR();
  };

  class  DifferentShapeContext : public ShapeBodyContext {
  public:
    DifferentShapeContext(ShapeBodyContext *ctx);

    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *DIFFERENT_OF();
    ShapeSetContext *shapeSet();
  };

  class  MeldsShapeContext : public ShapeBodyContext {
  public:
    MeldsShapeContext(ShapeBodyContext *ctx);

    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *MELD();
    antlr4::tree::TerminalNode *AND_A_PAIR();
  };

  ShapeBodyContext* shapeBody();

  class  ShapeSetContext : public antlr4::ParserRuleContext {
  public:
    ShapeSetContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *KNITTED();
    std::vector<antlr4::tree::TerminalNode *> NUMBER();
    antlr4::tree::TerminalNode* NUMBER(size_t i);
    std::vector<SetAtomContext *> setAtom();
    SetAtomContext* setAtom(size_t i);

   
  };

  ShapeSetContext* shapeSet();

  class  PatternRelationContext : public antlr4::ParserRuleContext {
  public:
    PatternRelationContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *IMPLIES();
    antlr4::tree::TerminalNode *EXCLUDES();
    std::vector<RefContext *> ref();
    RefContext* ref(size_t i);

   
  };

  PatternRelationContext* patternRelation();

  class  LineContext : public antlr4::ParserRuleContext {
  public:
    LineContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    LineContext() = default;
    void copyFrom(LineContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  PlainLineContext : public LineContext {
  public:
    PlainLineContext(LineContext *ctx);

    NameContext *name();
    antlr4::tree::TerminalNode *COLON();
    std::vector<LineOpContext *> lineOp();
    LineOpContext* lineOp(size_t i);
    antlr4::tree::TerminalNode *OVERRIDE();
    PositionContext *position();
    TitleContext *title();
    std::vector<antlr4::tree::TerminalNode *> OTHERWISE();
    antlr4::tree::TerminalNode* OTHERWISE(size_t i);
    CiteContext *cite();
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);
  };

  class  RemoveLineContext : public LineContext {
  public:
    RemoveLineContext(LineContext *ctx);

    antlr4::tree::TerminalNode *REMOVE();
    NameContext *name();
  };

  LineContext* line();

  class  LineOpContext : public antlr4::ParserRuleContext {
  public:
    LineOpContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    LineActionContext *lineAction();
    GuardContext *guard();

   
  };

  LineOpContext* lineOp();

  class  LineActionContext : public antlr4::ParserRuleContext {
  public:
    LineActionContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<ExprContext *> expr();
    ExprContext* expr(size_t i);
    antlr4::tree::TerminalNode *EQ();
    antlr4::tree::TerminalNode *BECOMES();
    antlr4::tree::TerminalNode *PLUS();
    antlr4::tree::TerminalNode *MINUS();
    antlr4::tree::TerminalNode *TIMES();
    antlr4::tree::TerminalNode *STAR();
    antlr4::tree::TerminalNode *EACH();
    antlr4::tree::TerminalNode *AT_MOST();
    antlr4::tree::TerminalNode *AT_LEAST();
    antlr4::tree::TerminalNode *ROUND_UP_TO();
    antlr4::tree::TerminalNode *ROUND_DOWN_TO();

   
  };

  LineActionContext* lineAction();

  class  ResultItemContext : public antlr4::ParserRuleContext {
  public:
    ResultItemContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    NameContext *name();
    antlr4::tree::TerminalNode *EQ();
    OptionValueContext *optionValue();

   
  };

  ResultItemContext* resultItem();

  class  DutyItemContext : public antlr4::ParserRuleContext {
  public:
    DutyItemContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    DutyItemContext() = default;
    void copyFrom(DutyItemContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  DutyStartContext : public DutyItemContext {
  public:
    DutyStartContext(DutyItemContext *ctx);

    antlr4::tree::TerminalNode *STARTS_AFTER_OPENING();
    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *IN_ONE_SUIT();
  };

  class  DutyDiscardContext : public DutyItemContext {
  public:
    DutyDiscardContext(DutyItemContext *ctx);

    antlr4::tree::TerminalNode *OTHERS_DISCARD_SUIT();
  };

  class  DutyExceptContext : public DutyItemContext {
  public:
    DutyExceptContext(DutyItemContext *ctx);

    antlr4::tree::TerminalNode *EXCEPT();
    ExprContext *expr();
  };

  class  DutyExemptContext : public DutyItemContext {
  public:
    DutyExemptContext(DutyItemContext *ctx);

    antlr4::tree::TerminalNode *EXEMPT();
    SetAtomContext *setAtom();
  };

  DutyItemContext* dutyItem();

  class  LeavingItemContext : public antlr4::ParserRuleContext {
  public:
    LeavingItemContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *PAYS();
    ExprContext *expr();
    antlr4::tree::TerminalNode *TO_HOUSE();
    antlr4::tree::TerminalNode *VOID_HAND();

   
  };

  LeavingItemContext* leavingItem();

  class  NextDealerItemContext : public antlr4::ParserRuleContext {
  public:
    NextDealerItemContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *SAME_SEAT();
    antlr4::tree::TerminalNode *NEXT_SEAT();
    antlr4::tree::TerminalNode *PREVIOUS_SEAT();
    antlr4::tree::TerminalNode *WINNER_SEAT();
    GuardContext *guard();

   
  };

  NextDealerItemContext* nextDealerItem();

  class  MarkScopeContext : public antlr4::ParserRuleContext {
  public:
    MarkScopeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *OF_EACH_SEAT();
    antlr4::tree::TerminalNode *OF_THE_HAND();
    antlr4::tree::TerminalNode *OF_THE_MATCH();

   
  };

  MarkScopeContext* markScope();

  class  MarkTypeContext : public antlr4::ParserRuleContext {
  public:
    MarkTypeContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *YES_NO();
    antlr4::tree::TerminalNode *NUMBER_TYPE();
    antlr4::tree::TerminalNode *UP_TO();
    antlr4::tree::TerminalNode *NUMBER();
    RefContext *ref();
    antlr4::tree::TerminalNode *TILE();
    antlr4::tree::TerminalNode *SUIT();
    antlr4::tree::TerminalNode *SEAT();
    antlr4::tree::TerminalNode *ONE_OF();
    std::vector<EnumeratorContext *> enumerator();
    EnumeratorContext* enumerator(size_t i);

   
  };

  MarkTypeContext* markType();

  class  MarkLineContext : public antlr4::ParserRuleContext {
  public:
    MarkLineContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    ExprContext *expr();
    EventsContext *events();
    antlr4::tree::TerminalNode *BECOMES();
    antlr4::tree::TerminalNode *ADDS();
    antlr4::tree::TerminalNode *SUBTRACTS();
    GuardContext *guard();

   
  };

  MarkLineContext* markLine();

  class  EventsContext : public antlr4::ParserRuleContext {
  public:
    EventsContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *ON_DISCARD();
    antlr4::tree::TerminalNode *OF_OTHERS();
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);
    std::vector<EventContext *> event();
    EventContext* event(size_t i);
    antlr4::tree::TerminalNode *ON();

   
  };

  EventsContext* events();

  class  EventContext : public antlr4::ParserRuleContext {
  public:
    EventContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    EventKindContext *eventKind();
    antlr4::tree::TerminalNode *OWN();
    antlr4::tree::TerminalNode *OF_OTHERS();

   
  };

  EventContext* event();

  class  EventKindContext : public antlr4::ParserRuleContext {
  public:
    EventKindContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *DEAL();
    antlr4::tree::TerminalNode *DRAW();
    antlr4::tree::TerminalNode *DISCARD();
    antlr4::tree::TerminalNode *ANY_CALL();
    antlr4::tree::TerminalNode *WIN();
    antlr4::tree::TerminalNode *WIN_PASSED();
    antlr4::tree::TerminalNode *EXHAUSTED();
    antlr4::tree::TerminalNode *HAND_END();
    antlr4::tree::TerminalNode *MATCH_END();
    RefContext *ref();

   
  };

  EventKindContext* eventKind();

  class  StepOrderContext : public antlr4::ParserRuleContext {
  public:
    StepOrderContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *ALL_AT_ONCE();
    antlr4::tree::TerminalNode *IN_TURN_FROM();
    SeatRefContext *seatRef();

   
  };

  StepOrderContext* stepOrder();

  class  StepEffectContext : public antlr4::ParserRuleContext {
  public:
    StepEffectContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    StepEffectContext() = default;
    void copyFrom(StepEffectContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  SetEffectContext : public StepEffectContext {
  public:
    SetEffectContext(StepEffectContext *ctx);

    antlr4::tree::TerminalNode *SETS();
    RefContext *ref();
    antlr4::tree::TerminalNode *EQ();
    ExprContext *expr();
  };

  class  ShowEffectContext : public StepEffectContext {
  public:
    ShowEffectContext(StepEffectContext *ctx);

    antlr4::tree::TerminalNode *SHOWS_HAND();
  };

  class  GiveEffectContext : public StepEffectContext {
  public:
    GiveEffectContext(StepEffectContext *ctx);

    antlr4::tree::TerminalNode *GIVES();
    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *TO();
    ExprContext *expr();
    antlr4::tree::TerminalNode *TILES();
    antlr4::tree::TerminalNode *IN_ONE_SUIT();
  };

  class  ChooseEffectContext : public StepEffectContext {
  public:
    ChooseEffectContext(StepEffectContext *ctx);

    antlr4::tree::TerminalNode *CHOOSES();
    RefContext *ref();
  };

  StepEffectContext* stepEffect();

  class  RestrictionContext : public antlr4::ParserRuleContext {
  public:
    RestrictionContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    RestrictionContext() = default;
    void copyFrom(RestrictionContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  DiscardRestrictionContext : public RestrictionContext {
  public:
    DiscardRestrictionContext(RestrictionContext *ctx);

    antlr4::tree::TerminalNode *DISCARDS();
    antlr4::tree::TerminalNode *DRAWN_TILE();
    SetAtomContext *setAtom();
    antlr4::tree::TerminalNode *FIRST();
    antlr4::tree::TerminalNode *ONLY();
    antlr4::tree::TerminalNode *NOT();
  };

  class  CallRestrictionContext : public RestrictionContext {
  public:
    CallRestrictionContext(RestrictionContext *ctx);

    antlr4::tree::TerminalNode *CLAIMING();
    antlr4::tree::TerminalNode *CALLS();
    antlr4::tree::TerminalNode *NONE();
    antlr4::tree::TerminalNode *ONLY();
    std::vector<antlr4::tree::TerminalNode *> NOT();
    antlr4::tree::TerminalNode* NOT(size_t i);
    antlr4::tree::TerminalNode *WITH();
    SetAtomContext *setAtom();
    std::vector<RefContext *> ref();
    RefContext* ref(size_t i);
    antlr4::tree::TerminalNode *DRAWN_TILE();
    antlr4::tree::TerminalNode *WHEN();
    antlr4::tree::TerminalNode *SAME_WAITS();
    antlr4::tree::TerminalNode *READY();
  };

  RestrictionContext* restriction();

  class  TurnPlaceContext : public antlr4::ParserRuleContext {
  public:
    TurnPlaceContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *NEXT_FROM_HEAD();
    antlr4::tree::TerminalNode *OR_LAST_DRAWN();
    antlr4::tree::TerminalNode *NEXT_FROM_TAIL();
    std::vector<antlr4::tree::TerminalNode *> NUMBER();
    antlr4::tree::TerminalNode* NUMBER(size_t i);
    antlr4::tree::TerminalNode *DOTS();
    antlr4::tree::TerminalNode *FROM_TAIL();
    antlr4::tree::TerminalNode *UPPER_OF_STACKS();
    antlr4::tree::TerminalNode *LOWER_OF_STACKS();

   
  };

  TurnPlaceContext* turnPlace();

  class  TurnLineContext : public antlr4::ParserRuleContext {
  public:
    TurnLineContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    EventsContext *events();
    antlr4::tree::TerminalNode *UP_TO();
    ExprContext *expr();
    antlr4::tree::TerminalNode *MORE_TILES();
    antlr4::tree::TerminalNode *COMMA();
    antlr4::tree::TerminalNode *OFFERED();
    GuardContext *guard();

   
  };

  TurnLineContext* turnLine();

  class  PartyContext : public antlr4::ParserRuleContext {
  public:
    PartyContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    ExprContext *expr();

   
  };

  PartyContext* party();

  class  SeatsWhoContext : public antlr4::ParserRuleContext {
  public:
    SeatsWhoContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    RefContext *ref();
    antlr4::tree::TerminalNode *READY();
    antlr4::tree::TerminalNode *LPAREN();
    ExprContext *expr();
    antlr4::tree::TerminalNode *RPAREN();
    std::vector<antlr4::tree::TerminalNode *> NOT();
    antlr4::tree::TerminalNode* NOT(size_t i);

   
  };

  SeatsWhoContext* seatsWho();

  class  PayBodyContext : public antlr4::ParserRuleContext {
  public:
    PayBodyContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LBRACE();
    antlr4::tree::TerminalNode *RBRACE();
    std::vector<LineContext *> line();
    LineContext* line(size_t i);
    antlr4::tree::TerminalNode *HANDS_OVER();
    antlr4::tree::TerminalNode *HANDS_BACK();
    antlr4::tree::TerminalNode *LAST_KONG();
    std::vector<RefContext *> ref();
    RefContext* ref(size_t i);

   
  };

  PayBodyContext* payBody();

  class  AfterItemContext : public antlr4::ParserRuleContext {
  public:
    AfterItemContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    AfterItemContext() = default;
    void copyFrom(AfterItemContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  SeatAfterContext : public AfterItemContext {
  public:
    SeatAfterContext(AfterItemContext *ctx);

    SeatRefContext *seatRef();
    antlr4::tree::TerminalNode *NEXT_TURN_AFTER();
    antlr4::tree::TerminalNode *DEALER();
    GuardContext *guard();
  };

  class  PlainAfterContext : public AfterItemContext {
  public:
    PlainAfterContext(AfterItemContext *ctx);

    antlr4::tree::TerminalNode *LEAVES_PLAY();
    antlr4::tree::TerminalNode *PLAYS_ON();
    antlr4::tree::TerminalNode *HAND_ENDS();
    antlr4::tree::TerminalNode *MATCH_ENDS();
    antlr4::tree::TerminalNode *SAME_DEALER();
    antlr4::tree::TerminalNode *NEXT_DEALER();
    antlr4::tree::TerminalNode *PREVIOUS_DEALER();
    GuardContext *guard();
  };

  AfterItemContext* afterItem();

  class  ExampleOptionContext : public antlr4::ParserRuleContext {
  public:
    ExampleOptionContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    NameContext *name();
    antlr4::tree::TerminalNode *EQ();
    OptionValueContext *optionValue();

   
  };

  ExampleOptionContext* exampleOption();

  class  ExampleItemContext : public antlr4::ParserRuleContext {
  public:
    ExampleItemContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    ExampleItemContext() = default;
    void copyFrom(ExampleItemContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  ExLeftContext : public ExampleItemContext {
  public:
    ExLeftContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *LEFT_TO_DRAW();
    antlr4::tree::TerminalNode *NUMBER();
  };

  class  ExSeatContext : public ExampleItemContext {
  public:
    ExSeatContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *SEAT();
    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *COLON();
    antlr4::tree::TerminalNode *HAND();
    std::vector<TileWordContext *> tileWord();
    TileWordContext* tileWord(size_t i);
    std::vector<ExMeldContext *> exMeld();
    ExMeldContext* exMeld(size_t i);
    antlr4::tree::TerminalNode *ASIDE();
    antlr4::tree::TerminalNode *WITH();
    std::vector<ExampleOptionContext *> exampleOption();
    ExampleOptionContext* exampleOption(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);
  };

  class  ExScoreContext : public ExampleItemContext {
  public:
    ExScoreContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *SCORE();
    std::vector<antlr4::tree::TerminalNode *> NUMBER();
    antlr4::tree::TerminalNode* NUMBER(size_t i);
  };

  class  ExDealerContext : public ExampleItemContext {
  public:
    ExDealerContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *DEALER();
    antlr4::tree::TerminalNode *NUMBER();
  };

  class  ExPotContext : public ExampleItemContext {
  public:
    ExPotContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *POT();
    antlr4::tree::TerminalNode *NUMBER();
  };

  class  ExOffendersContext : public ExampleItemContext {
  public:
    ExOffendersContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *OFFENDERS();
    std::vector<antlr4::tree::TerminalNode *> NUMBER();
    antlr4::tree::TerminalNode* NUMBER(size_t i);
  };

  class  ExFactContext : public ExampleItemContext {
  public:
    ExFactContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *FACT();
    NameContext *name();
    antlr4::tree::TerminalNode *EQ();
    ExprContext *expr();
  };

  class  ExPreviousWildContext : public ExampleItemContext {
  public:
    ExPreviousWildContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *PREVIOUS_WILD();
    TileWordContext *tileWord();
  };

  class  ExWinContext : public ExampleItemContext {
  public:
    ExWinContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *WIN();
    antlr4::tree::TerminalNode *SEAT();
    std::vector<antlr4::tree::TerminalNode *> NUMBER();
    antlr4::tree::TerminalNode* NUMBER(size_t i);
    antlr4::tree::TerminalNode *WITH();
    TileWordContext *tileWord();
    antlr4::tree::TerminalNode *SELF_DRAWN();
    antlr4::tree::TerminalNode *FROM();
    antlr4::tree::TerminalNode *ROBBING();
    std::vector<antlr4::tree::TerminalNode *> AFTER_KONG();
    antlr4::tree::TerminalNode* AFTER_KONG(size_t i);
    std::vector<antlr4::tree::TerminalNode *> LAST_TILES();
    antlr4::tree::TerminalNode* LAST_TILES(size_t i);
  };

  class  ExTurnedContext : public ExampleItemContext {
  public:
    ExTurnedContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *TURNED();
    NameContext *name();
    std::vector<TileWordContext *> tileWord();
    TileWordContext* tileWord(size_t i);
  };

  class  ExThenSeatContext : public ExampleItemContext {
  public:
    ExThenSeatContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *THEN();
    antlr4::tree::TerminalNode *SEAT();
    std::vector<antlr4::tree::TerminalNode *> NUMBER();
    antlr4::tree::TerminalNode* NUMBER(size_t i);
    antlr4::tree::TerminalNode *DISCARDS();
    std::vector<TileWordContext *> tileWord();
    TileWordContext* tileWord(size_t i);
    RefContext *ref();
    antlr4::tree::TerminalNode *FROM();
  };

  class  ExThenExhaustedContext : public ExampleItemContext {
  public:
    ExThenExhaustedContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *THEN();
    antlr4::tree::TerminalNode *EXHAUSTED();
  };

  class  ExIndicatorContext : public ExampleItemContext {
  public:
    ExIndicatorContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *INDICATOR();
    TileWordContext *tileWord();
  };

  class  ExFromDealContext : public ExampleItemContext {
  public:
    ExFromDealContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *FROM_DEAL();
  };

  class  ExWaitsContext : public ExampleItemContext {
  public:
    ExWaitsContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *WAITS();
    antlr4::tree::TerminalNode *SEAT();
    antlr4::tree::TerminalNode *NUMBER();
  };

  class  ExExpectContext : public ExampleItemContext {
  public:
    ExExpectContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *EXPECT();
    std::vector<ExpectationContext *> expectation();
    ExpectationContext* expectation(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);
  };

  class  ExThenWinContext : public ExampleItemContext {
  public:
    ExThenWinContext(ExampleItemContext *ctx);

    antlr4::tree::TerminalNode *THEN();
    antlr4::tree::TerminalNode *WIN();
    antlr4::tree::TerminalNode *WITH();
    TileWordContext *tileWord();
    antlr4::tree::TerminalNode *SEAT();
    std::vector<antlr4::tree::TerminalNode *> NUMBER();
    antlr4::tree::TerminalNode* NUMBER(size_t i);
    antlr4::tree::TerminalNode *SEATS();
    antlr4::tree::TerminalNode *SELF_DRAWN();
    antlr4::tree::TerminalNode *FROM();
    antlr4::tree::TerminalNode *ROBBING();
    std::vector<antlr4::tree::TerminalNode *> AFTER_KONG();
    antlr4::tree::TerminalNode* AFTER_KONG(size_t i);
    std::vector<antlr4::tree::TerminalNode *> LAST_TILES();
    antlr4::tree::TerminalNode* LAST_TILES(size_t i);
  };

  ExampleItemContext* exampleItem();

  class  ExMeldContext : public antlr4::ParserRuleContext {
  public:
    ExMeldContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *MELD();
    RefContext *ref();
    std::vector<TileWordContext *> tileWord();
    TileWordContext* tileWord(size_t i);
    antlr4::tree::TerminalNode *FROM();
    antlr4::tree::TerminalNode *NUMBER();

   
  };

  ExMeldContext* exMeld();

  class  TileWordContext : public antlr4::ParserRuleContext {
  public:
    TileWordContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *TILEWORD();
    antlr4::tree::TerminalNode *IDENT();

   
  };

  TileWordContext* tileWord();

  class  ExpectationContext : public antlr4::ParserRuleContext {
  public:
    ExpectationContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    ExpectationContext() = default;
    void copyFrom(ExpectationContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  ExpectResultContext : public ExpectationContext {
  public:
    ExpectResultContext(ExpectationContext *ctx);

    NameContext *name();
    antlr4::tree::TerminalNode *NOT();
    antlr4::tree::TerminalNode *NONE();
    SignedNumberContext *signedNumber();
    std::vector<TileWordContext *> tileWord();
    TileWordContext* tileWord(size_t i);
  };

  class  ExpectWaitsContext : public ExpectationContext {
  public:
    ExpectWaitsContext(ExpectationContext *ctx);

    antlr4::tree::TerminalNode *WAITS();
    antlr4::tree::TerminalNode *NOBODY();
    std::vector<TileWordContext *> tileWord();
    TileWordContext* tileWord(size_t i);
  };

  class  ExpectLiableContext : public ExpectationContext {
  public:
    ExpectLiableContext(ExpectationContext *ctx);

    antlr4::tree::TerminalNode *LIABLE();
    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *NOBODY();
  };

  class  ExpectImpossibleContext : public ExpectationContext {
  public:
    ExpectImpossibleContext(ExpectationContext *ctx);

    antlr4::tree::TerminalNode *IMPOSSIBLE();
  };

  class  ExpectRefusedContext : public ExpectationContext {
  public:
    ExpectRefusedContext(ExpectationContext *ctx);

    antlr4::tree::TerminalNode *REFUSED();
  };

  class  ExpectSeatContext : public ExpectationContext {
  public:
    ExpectSeatContext(ExpectationContext *ctx);

    antlr4::tree::TerminalNode *SEAT();
    antlr4::tree::TerminalNode *NUMBER();
    NameContext *name();
    antlr4::tree::TerminalNode *NONE();
    SignedNumberContext *signedNumber();
    antlr4::tree::TerminalNode *YES();
    antlr4::tree::TerminalNode *NO();
    std::vector<TileWordContext *> tileWord();
    TileWordContext* tileWord(size_t i);
  };

  class  ExpectRefusedByContext : public ExpectationContext {
  public:
    ExpectRefusedByContext(ExpectationContext *ctx);

    antlr4::tree::TerminalNode *REFUSED_BY();
    NameContext *name();
  };

  class  ExpectPointsContext : public ExpectationContext {
  public:
    ExpectPointsContext(ExpectationContext *ctx);

    antlr4::tree::TerminalNode *POINTS();
    std::vector<SignedNumberContext *> signedNumber();
    SignedNumberContext* signedNumber(size_t i);
  };

  class  ExpectNextDealerContext : public ExpectationContext {
  public:
    ExpectNextDealerContext(ExpectationContext *ctx);

    antlr4::tree::TerminalNode *NEXT_DEALER();
    antlr4::tree::TerminalNode *NUMBER();
  };

  ExpectationContext* expectation();

  class  SignedNumberContext : public antlr4::ParserRuleContext {
  public:
    SignedNumberContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *PLUS();
    antlr4::tree::TerminalNode *MINUS();

   
  };

  SignedNumberContext* signedNumber();

  class  ExprContext : public antlr4::ParserRuleContext {
  public:
    ExprContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    OrExprContext *orExpr();
    std::vector<antlr4::tree::TerminalNode *> IF();
    antlr4::tree::TerminalNode* IF(size_t i);
    std::vector<ExprContext *> expr();
    ExprContext* expr(size_t i);
    std::vector<antlr4::tree::TerminalNode *> THEN();
    antlr4::tree::TerminalNode* THEN(size_t i);
    std::vector<antlr4::tree::TerminalNode *> ELSE();
    antlr4::tree::TerminalNode* ELSE(size_t i);

   
  };

  ExprContext* expr();

  class  OrExprContext : public antlr4::ParserRuleContext {
  public:
    OrExprContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<AndExprContext *> andExpr();
    AndExprContext* andExpr(size_t i);
    std::vector<antlr4::tree::TerminalNode *> OR();
    antlr4::tree::TerminalNode* OR(size_t i);

   
  };

  OrExprContext* orExpr();

  class  AndExprContext : public antlr4::ParserRuleContext {
  public:
    AndExprContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<NotExprContext *> notExpr();
    NotExprContext* notExpr(size_t i);
    std::vector<antlr4::tree::TerminalNode *> AND();
    antlr4::tree::TerminalNode* AND(size_t i);

   
  };

  AndExprContext* andExpr();

  class  NotExprContext : public antlr4::ParserRuleContext {
  public:
    NotExprContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    ComparisonContext *comparison();
    std::vector<antlr4::tree::TerminalNode *> NOT();
    antlr4::tree::TerminalNode* NOT(size_t i);

   
  };

  NotExprContext* notExpr();

  class  ComparisonContext : public antlr4::ParserRuleContext {
  public:
    ComparisonContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    SumContext *sum();
    ComparisonTailContext *comparisonTail();

   
  };

  ComparisonContext* comparison();

  class  ComparisonTailContext : public antlr4::ParserRuleContext {
  public:
    ComparisonTailContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    ComparisonTailContext() = default;
    void copyFrom(ComparisonTailContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  IsTailContext : public ComparisonTailContext {
  public:
    IsTailContext(ComparisonTailContext *ctx);

    antlr4::tree::TerminalNode *IS();
    SumContext *sum();
    SoftContext *soft();
    antlr4::tree::TerminalNode *NOT();
  };

  class  InTailContext : public ComparisonTailContext {
  public:
    InTailContext(ComparisonTailContext *ctx);

    antlr4::tree::TerminalNode *IN();
    SetAtomContext *setAtom();
    ListContext *list();
    antlr4::tree::TerminalNode *NOT();
  };

  class  RelationTailContext : public ComparisonTailContext {
  public:
    RelationTailContext(ComparisonTailContext *ctx);

    SumContext *sum();
    antlr4::tree::TerminalNode *EQ();
    antlr4::tree::TerminalNode *NE();
    antlr4::tree::TerminalNode *LT();
    antlr4::tree::TerminalNode *LE();
    antlr4::tree::TerminalNode *GT();
    antlr4::tree::TerminalNode *GE();
  };

  ComparisonTailContext* comparisonTail();

  class  SumContext : public antlr4::ParserRuleContext {
  public:
    SumContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<ProductContext *> product();
    ProductContext* product(size_t i);
    std::vector<antlr4::tree::TerminalNode *> PLUS();
    antlr4::tree::TerminalNode* PLUS(size_t i);
    std::vector<antlr4::tree::TerminalNode *> MINUS();
    antlr4::tree::TerminalNode* MINUS(size_t i);

   
  };

  SumContext* sum();

  class  ProductContext : public antlr4::ParserRuleContext {
  public:
    ProductContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<PowerContext *> power();
    PowerContext* power(size_t i);
    std::vector<antlr4::tree::TerminalNode *> TIMES();
    antlr4::tree::TerminalNode* TIMES(size_t i);
    std::vector<antlr4::tree::TerminalNode *> STAR();
    antlr4::tree::TerminalNode* STAR(size_t i);
    std::vector<antlr4::tree::TerminalNode *> SLASH();
    antlr4::tree::TerminalNode* SLASH(size_t i);

   
  };

  ProductContext* product();

  class  PowerContext : public antlr4::ParserRuleContext {
  public:
    PowerContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<UnaryContext *> unary();
    UnaryContext* unary(size_t i);
    antlr4::tree::TerminalNode *CARET();

   
  };

  PowerContext* power();

  class  UnaryContext : public antlr4::ParserRuleContext {
  public:
    UnaryContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    PostfixContext *postfix();
    std::vector<antlr4::tree::TerminalNode *> MINUS();
    antlr4::tree::TerminalNode* MINUS(size_t i);

   
  };

  UnaryContext* unary();

  class  PostfixContext : public antlr4::ParserRuleContext {
  public:
    PostfixContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<PrimaryContext *> primary();
    PrimaryContext* primary(size_t i);
    std::vector<antlr4::tree::TerminalNode *> OF();
    antlr4::tree::TerminalNode* OF(size_t i);
    std::vector<SeatRefContext *> seatRef();
    SeatRefContext* seatRef(size_t i);
    std::vector<antlr4::tree::TerminalNode *> AT();
    antlr4::tree::TerminalNode* AT(size_t i);
    std::vector<antlr4::tree::TerminalNode *> AT_LAST();
    antlr4::tree::TerminalNode* AT_LAST(size_t i);

   
  };

  PostfixContext* postfix();

  class  SeatRefContext : public antlr4::ParserRuleContext {
  public:
    SeatRefContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    RefContext *ref();
    antlr4::tree::TerminalNode *ACTOR();
    antlr4::tree::TerminalNode *PAYER();
    antlr4::tree::TerminalNode *PAYEE();
    antlr4::tree::TerminalNode *FIRST_WINNER();
    antlr4::tree::TerminalNode *FIRST_WIN_GIVER();
    antlr4::tree::TerminalNode *HEAD_OF_WINNERS();
    antlr4::tree::TerminalNode *TAIL_OF_WINNERS();
    antlr4::tree::TerminalNode *SOURCE_OF_KONG();
    antlr4::tree::TerminalNode *FIRST_DEALER();
    antlr4::tree::TerminalNode *WINNER();
    antlr4::tree::TerminalNode *LOSER();
    antlr4::tree::TerminalNode *DEALER();
    antlr4::tree::TerminalNode *GIVER();
    antlr4::tree::TerminalNode *ROBBED_SEAT();
    antlr4::tree::TerminalNode *LAST_OFFENDER();
    antlr4::tree::TerminalNode *LPAREN();
    ExprContext *expr();
    antlr4::tree::TerminalNode *RPAREN();

   
  };

  SeatRefContext* seatRef();

  class  PrimaryContext : public antlr4::ParserRuleContext {
  public:
    PrimaryContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    AtomContext *atom();
    std::vector<PrefixContext *> prefix();
    PrefixContext* prefix(size_t i);

   
  };

  PrimaryContext* primary();

  class  PrefixContext : public antlr4::ParserRuleContext {
  public:
    PrefixContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *NEXT();
    antlr4::tree::TerminalNode *PREVIOUS();
    antlr4::tree::TerminalNode *SIZE_OF();
    antlr4::tree::TerminalNode *SOURCE_OF_OPENING();
    antlr4::tree::TerminalNode *COUNT_SEEN();

   
  };

  PrefixContext* prefix();

  class  AtomContext : public antlr4::ParserRuleContext {
  public:
    AtomContext(antlr4::ParserRuleContext *parent, size_t invokingState);
   
    AtomContext() = default;
    void copyFrom(AtomContext *context);
    using antlr4::ParserRuleContext::copyFrom;

    virtual size_t getRuleIndex() const override;

   
  };

  class  WildsAsExprContext : public AtomContext {
  public:
    WildsAsExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *COUNT_WILDS_AS();
    SetAtomContext *setAtom();
  };

  class  HoldsExprContext : public AtomContext {
  public:
    HoldsExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *HOLDS();
    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *IN_ONE_SUIT();
  };

  class  ReadyExprContext : public AtomContext {
  public:
    ReadyExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *READY();
    SeatRefContext *seatRef();
  };

  class  StraightExprContext : public AtomContext {
  public:
    StraightExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *RUNS_FROM();
    antlr4::tree::TerminalNode *IN_ONE_SUIT();
    std::vector<antlr4::tree::TerminalNode *> NUMBER();
    antlr4::tree::TerminalNode* NUMBER(size_t i);
  };

  class  MinMaxContext : public AtomContext {
  public:
    MinMaxContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *LPAREN();
    std::vector<ExprContext *> expr();
    ExprContext* expr(size_t i);
    antlr4::tree::TerminalNode *RPAREN();
    antlr4::tree::TerminalNode *MIN();
    antlr4::tree::TerminalNode *MAX();
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);
  };

  class  AnyOfSuitExprContext : public AtomContext {
  public:
    AnyOfSuitExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *ANY_TILES_OF();
    antlr4::tree::TerminalNode *IN_HAND();
    antlr4::tree::TerminalNode *ASIDE();
    RefContext *ref();
    antlr4::tree::TerminalNode *LPAREN();
    ExprContext *expr();
    antlr4::tree::TerminalNode *RPAREN();
  };

  class  BestWinExprContext : public AtomContext {
  public:
    BestWinExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *BEST_WIN();
    SeatRefContext *seatRef();
  };

  class  OneSuitExprContext : public AtomContext {
  public:
    OneSuitExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *ALL_ONE_SUIT();
  };

  class  TurnedExprContext : public AtomContext {
  public:
    TurnedExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *TURNED();
    RefContext *ref();
    antlr4::tree::TerminalNode *NEWEST();
    antlr4::tree::TerminalNode *IN();
    SetAtomContext *setAtom();
  };

  class  LastKongIsExprContext : public AtomContext {
  public:
    LastKongIsExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *LAST_KONG_IS();
    SetAtomContext *setAtom();
  };

  class  NameExprContext : public AtomContext {
  public:
    NameExprContext(AtomContext *ctx);

    RefContext *ref();
  };

  class  ParenExprContext : public AtomContext {
  public:
    ParenExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *LPAREN();
    ExprContext *expr();
    antlr4::tree::TerminalNode *RPAREN();
  };

  class  YesLitContext : public AtomContext {
  public:
    YesLitContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *YES();
  };

  class  PlaceExprContext : public AtomContext {
  public:
    PlaceExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *PLACE_OF();
    SeatRefContext *seatRef();
  };

  class  CountMeldsExprContext : public AtomContext {
  public:
    CountMeldsExprContext(AtomContext *ctx);

    MeldWhereContext *meldWhere();
    antlr4::tree::TerminalNode *COUNT_MELDS();
    antlr4::tree::TerminalNode *ANY_MELD();
    antlr4::tree::TerminalNode *NO_MELD();
    MeldKindsContext *meldKinds();
  };

  class  SetValueExprContext : public AtomContext {
  public:
    SetValueExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *LBRACE();
    SetExprContext *setExpr();
    antlr4::tree::TerminalNode *RBRACE();
  };

  class  WaitExprContext : public AtomContext {
  public:
    WaitExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *WAIT_IS();
    std::vector<WaitKindContext *> waitKind();
    WaitKindContext* waitKind(size_t i);
    std::vector<antlr4::tree::TerminalNode *> OR();
    antlr4::tree::TerminalNode* OR(size_t i);
  };

  class  KindsInHandExprContext : public AtomContext {
  public:
    KindsInHandExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *KINDS_IN_HAND();
    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *IN();
    SetAtomContext *setAtom();
    antlr4::tree::TerminalNode *OR_MORE();
  };

  class  NoLitContext : public AtomContext {
  public:
    NoLitContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *NO();
  };

  class  NumberLitContext : public AtomContext {
  public:
    NumberLitContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *NUMBER();
  };

  class  SeatsExprContext : public AtomContext {
  public:
    SeatsExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *OTHERS();
    antlr4::tree::TerminalNode *OTHERS_IN_PLAY();
    antlr4::tree::TerminalNode *SEATS_IN_PLAY();
    antlr4::tree::TerminalNode *EVERY_SEAT_OF();
    antlr4::tree::TerminalNode *WHO();
    SeatsWhoContext *seatsWho();
  };

  class  ListExprContext : public AtomContext {
  public:
    ListExprContext(AtomContext *ctx);

    ListContext *list();
  };

  class  EveryLoserExprContext : public AtomContext {
  public:
    EveryLoserExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *LPAREN();
    ExprContext *expr();
    antlr4::tree::TerminalNode *RPAREN();
    antlr4::tree::TerminalNode *EVERY_LOSER();
    antlr4::tree::TerminalNode *SOME_LOSER();
  };

  class  RelationExprContext : public AtomContext {
  public:
    RelationExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *RUN();
    antlr4::tree::TerminalNode *TRIPLET();
    antlr4::tree::TerminalNode *IN_ONE_SUIT();
    antlr4::tree::TerminalNode *IN();
    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *SUITS_WORD();
    std::vector<RelationRankContext *> relationRank();
    RelationRankContext* relationRank(size_t i);
  };

  class  SameInSuitsExprContext : public AtomContext {
  public:
    SameInSuitsExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *SUITS_WORD();
    antlr4::tree::TerminalNode *SAME_RUN_IN();
    antlr4::tree::TerminalNode *SAME_TRIPLET_IN();
  };

  class  SeatAfterDealerContext : public AtomContext {
  public:
    SeatAfterDealerContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *NEXT_DEALER();
  };

  class  LiableByExprContext : public AtomContext {
  public:
    LiableByExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *LIABLE_BY();
    NameContext *name();
  };

  class  ShapeIsExprContext : public AtomContext {
  public:
    ShapeIsExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *SHAPE_IS();
    RefContext *ref();
  };

  class  SimpleExprContext : public AtomContext {
  public:
    SimpleExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *OPENINGS();
    antlr4::tree::TerminalNode *OPENINGS_IN_ONE_SUIT();
    antlr4::tree::TerminalNode *INDICATOR();
    antlr4::tree::TerminalNode *WINNING_TILE();
    antlr4::tree::TerminalNode *PREVIOUS_WILD();
    antlr4::tree::TerminalNode *SELF_DRAWN();
    antlr4::tree::TerminalNode *WON_ON_DISCARD();
    antlr4::tree::TerminalNode *ROBBING();
    antlr4::tree::TerminalNode *AFTER_KONG();
    antlr4::tree::TerminalNode *LAST_TILES();
    antlr4::tree::TerminalNode *DRAWN_HAND();
    antlr4::tree::TerminalNode *WINNER();
    antlr4::tree::TerminalNode *LOSER();
    antlr4::tree::TerminalNode *DEALER();
    antlr4::tree::TerminalNode *GIVER();
    antlr4::tree::TerminalNode *ROBBED_SEAT();
    antlr4::tree::TerminalNode *NOBODY();
    antlr4::tree::TerminalNode *LAST_OFFENDER();
    antlr4::tree::TerminalNode *ANY_OFFENDER();
    antlr4::tree::TerminalNode *VALUE();
    antlr4::tree::TerminalNode *WINNINGS();
    antlr4::tree::TerminalNode *FULLY_CONCEALED();
    antlr4::tree::TerminalNode *ACTOR();
    antlr4::tree::TerminalNode *PAYER();
    antlr4::tree::TerminalNode *PAYEE();
    antlr4::tree::TerminalNode *THAT_TILE();
    antlr4::tree::TerminalNode *FIRST_DRAW();
    antlr4::tree::TerminalNode *LEFT_TO_DRAW();
    antlr4::tree::TerminalNode *DISCARDS_MADE();
    antlr4::tree::TerminalNode *NO_CALL_YET();
    antlr4::tree::TerminalNode *COUNT_IN_PLAY();
    antlr4::tree::TerminalNode *SUM_OF_DICE();
    antlr4::tree::TerminalNode *WINS();
    antlr4::tree::TerminalNode *NO_WINNERS();
    antlr4::tree::TerminalNode *FIRST_WINNER();
    antlr4::tree::TerminalNode *FIRST_WIN_GIVER();
    antlr4::tree::TerminalNode *FIRST_WIN_COUNT();
    antlr4::tree::TerminalNode *HEAD_OF_WINNERS();
    antlr4::tree::TerminalNode *TAIL_OF_WINNERS();
    antlr4::tree::TerminalNode *GIVER_KONG();
    antlr4::tree::TerminalNode *SOURCE_OF_KONG();
    antlr4::tree::TerminalNode *DISCARDS_OF();
    antlr4::tree::TerminalNode *POT();
    antlr4::tree::TerminalNode *HOUSE();
    antlr4::tree::TerminalNode *SCORE();
    antlr4::tree::TerminalNode *STANDING();
    antlr4::tree::TerminalNode *FIRST_DEALER();
    antlr4::tree::TerminalNode *HANDS_PLAYED();
    antlr4::tree::TerminalNode *CLAIMANTS();
    antlr4::tree::TerminalNode *SWAPS();
    antlr4::tree::TerminalNode *OWN_CLAIMED();
    antlr4::tree::TerminalNode *EXHAUSTED();
  };

  class  KindsHeldExprContext : public AtomContext {
  public:
    KindsHeldExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *KINDS_HELD();
    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *OR_MORE();
    antlr4::tree::TerminalNode *IN();
    SetAtomContext *setAtom();
  };

  class  OverSeatsExprContext : public AtomContext {
  public:
    OverSeatsExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *LPAREN();
    ExprContext *expr();
    antlr4::tree::TerminalNode *RPAREN();
    antlr4::tree::TerminalNode *EVERY_SEAT();
    antlr4::tree::TerminalNode *SOME_SEAT();
    antlr4::tree::TerminalNode *COUNT_SEATS();
  };

  class  WorthExprContext : public AtomContext {
  public:
    WorthExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *WORTH();
    SetAtomContext *setAtom();
  };

  class  TileLitContext : public AtomContext {
  public:
    TileLitContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *TILEWORD();
  };

  class  EveryGroupExprContext : public AtomContext {
  public:
    EveryGroupExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *EVERY_GROUP_TOUCHES();
    SetAtomContext *setAtom();
  };

  class  EqualRunsExprContext : public AtomContext {
  public:
    EqualRunsExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *EQUAL_RUN_PAIRS();
    antlr4::tree::TerminalNode *MOST_EQUAL_RUNS();
    antlr4::tree::TerminalNode *WILD_IN_PAIR();
    antlr4::tree::TerminalNode *SUITS_IN_TILES();
  };

  class  NoneLitContext : public AtomContext {
  public:
    NoneLitContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *NONE();
  };

  class  WildItselfExprContext : public AtomContext {
  public:
    WildItselfExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *EVERY_WILD_ITSELF();
  };

  class  CountExprContext : public AtomContext {
  public:
    CountExprContext(AtomContext *ctx);

    SetAtomContext *setAtom();
    antlr4::tree::TerminalNode *COUNT();
    antlr4::tree::TerminalNode *ANY();
    antlr4::tree::TerminalNode *NO();
    antlr4::tree::TerminalNode *IN_HAND();
    antlr4::tree::TerminalNode *ASIDE();
  };

  class  NextOfTurnedExprContext : public AtomContext {
  public:
    NextOfTurnedExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *NEXT_OF_TURNED();
    RefContext *ref();
  };

  class  PaymentExprContext : public AtomContext {
  public:
    PaymentExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *PAYMENT();
    antlr4::tree::TerminalNode *BEFORE();
    NameContext *name();
  };

  class  HeldExprContext : public AtomContext {
  public:
    HeldExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *WAITS();
    antlr4::tree::TerminalNode *SHAPE_WAITS();
    antlr4::tree::TerminalNode *SUITS_HELD();
    antlr4::tree::TerminalNode *SUITS_IN_HAND();
  };

  class  WildsOtherExprContext : public AtomContext {
  public:
    WildsOtherExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *COUNT_WILDS_OTHER();
  };

  class  EveryMeldExprContext : public AtomContext {
  public:
    EveryMeldExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *EVERY_MELD_IS();
    MeldWhereContext *meldWhere();
    MeldKindsContext *meldKinds();
  };

  class  PairExprContext : public AtomContext {
  public:
    PairExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *PAIR();
  };

  class  TilesInExprContext : public AtomContext {
  public:
    TilesInExprContext(AtomContext *ctx);

    SetAtomContext *setAtom();
    antlr4::tree::TerminalNode *ALL_TILES_IN();
    antlr4::tree::TerminalNode *COUNT_TILES_IN();
  };

  class  LinksExprContext : public AtomContext {
  public:
    LinksExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *LINKS_BY();
    std::vector<SetAtomContext *> setAtom();
    SetAtomContext* setAtom(size_t i);
    antlr4::tree::TerminalNode *BESIDE();
  };

  class  TilesOfExprContext : public AtomContext {
  public:
    TilesOfExprContext(AtomContext *ctx);

    antlr4::tree::TerminalNode *TILES_OF();
    RefContext *ref();
    antlr4::tree::TerminalNode *LPAREN();
    ExprContext *expr();
    antlr4::tree::TerminalNode *RPAREN();
  };

  AtomContext* atom();

  class  RelationRankContext : public antlr4::ParserRuleContext {
  public:
    RelationRankContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *NUMBER();
    RefContext *ref();
    antlr4::tree::TerminalNode *PLUS();

   
  };

  RelationRankContext* relationRank();

  class  MeldKindsContext : public antlr4::ParserRuleContext {
  public:
    MeldKindsContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    std::vector<MeldKindContext *> meldKind();
    MeldKindContext* meldKind(size_t i);
    std::vector<antlr4::tree::TerminalNode *> OR();
    antlr4::tree::TerminalNode* OR(size_t i);

   
  };

  MeldKindsContext* meldKinds();

  class  MeldKindContext : public antlr4::ParserRuleContext {
  public:
    MeldKindContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *RUN();
    antlr4::tree::TerminalNode *TRIPLET();
    antlr4::tree::TerminalNode *QUAD();

   
  };

  MeldKindContext* meldKind();

  class  MeldWhereContext : public antlr4::ParserRuleContext {
  public:
    MeldWhereContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    SetAtomContext *setAtom();
    antlr4::tree::TerminalNode *IN();
    antlr4::tree::TerminalNode *TOUCHING();
    antlr4::tree::TerminalNode *CONCEALED();
    antlr4::tree::TerminalNode *CLAIMED();

   
  };

  MeldWhereContext* meldWhere();

  class  WaitKindContext : public antlr4::ParserRuleContext {
  public:
    WaitKindContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *WAIT_OPEN();
    antlr4::tree::TerminalNode *WAIT_EDGE();
    antlr4::tree::TerminalNode *WAIT_CLOSED();
    antlr4::tree::TerminalNode *PAIR();
    antlr4::tree::TerminalNode *TRIPLET();

   
  };

  WaitKindContext* waitKind();

  class  ListContext : public antlr4::ParserRuleContext {
  public:
    ListContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *LBRACKET();
    antlr4::tree::TerminalNode *RBRACKET();
    std::vector<ListItemContext *> listItem();
    ListItemContext* listItem(size_t i);
    std::vector<antlr4::tree::TerminalNode *> COMMA();
    antlr4::tree::TerminalNode* COMMA(size_t i);

   
  };

  ListContext* list();

  class  ListItemContext : public antlr4::ParserRuleContext {
  public:
    ListItemContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *NUMBER();
    antlr4::tree::TerminalNode *MINUS();
    antlr4::tree::TerminalNode *TILEWORD();
    RefContext *ref();

   
  };

  ListItemContext* listItem();

  class  RefContext : public antlr4::ParserRuleContext {
  public:
    RefContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *IDENT();

   
  };

  RefContext* ref();

  class  NameContext : public antlr4::ParserRuleContext {
  public:
    NameContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *IDENT();
    SoftContext *soft();

   
  };

  NameContext* name();

  class  SoftContext : public antlr4::ParserRuleContext {
  public:
    SoftContext(antlr4::ParserRuleContext *parent, size_t invokingState);
    virtual size_t getRuleIndex() const override;
    antlr4::tree::TerminalNode *SUIT();
    antlr4::tree::TerminalNode *HONOUR();
    antlr4::tree::TerminalNode *FLOWER();
    antlr4::tree::TerminalNode *RING();
    antlr4::tree::TerminalNode *NUMBER_TYPE();
    antlr4::tree::TerminalNode *POINTS();
    antlr4::tree::TerminalNode *FAN();
    antlr4::tree::TerminalNode *LIMIT();
    antlr4::tree::TerminalNode *LIST();
    antlr4::tree::TerminalNode *PATTERNS();
    antlr4::tree::TerminalNode *TILE();
    antlr4::tree::TerminalNode *DEAL();
    antlr4::tree::TerminalNode *SEATS();
    antlr4::tree::TerminalNode *DICE();
    antlr4::tree::TerminalNode *HAND();
    antlr4::tree::TerminalNode *DEALER();
    antlr4::tree::TerminalNode *WALL();
    antlr4::tree::TerminalNode *STACKS();
    antlr4::tree::TerminalNode *REPLACEMENTS();
    antlr4::tree::TerminalNode *KEEP();
    antlr4::tree::TerminalNode *DRAWS();
    antlr4::tree::TerminalNode *FORBIDDEN();
    antlr4::tree::TerminalNode *WIN();
    antlr4::tree::TerminalNode *PAYS();
    antlr4::tree::TerminalNode *ADDS();
    antlr4::tree::TerminalNode *SUBTRACTS();
    antlr4::tree::TerminalNode *PRIVATE();
    antlr4::tree::TerminalNode *OWN();
    antlr4::tree::TerminalNode *DRAW();
    antlr4::tree::TerminalNode *DISCARD();
    antlr4::tree::TerminalNode *EXHAUSTED();
    antlr4::tree::TerminalNode *CHOOSES();
    antlr4::tree::TerminalNode *GIVES();
    antlr4::tree::TerminalNode *SETS();
    antlr4::tree::TerminalNode *DISCARDS();
    antlr4::tree::TerminalNode *CALLS();
    antlr4::tree::TerminalNode *CLAIMING();
    antlr4::tree::TerminalNode *MORE_TILES();
    antlr4::tree::TerminalNode *OFFERED();
    antlr4::tree::TerminalNode *NEWEST();
    antlr4::tree::TerminalNode *POT();
    antlr4::tree::TerminalNode *HOUSE();
    antlr4::tree::TerminalNode *SCORE();
    antlr4::tree::TerminalNode *STANDING();
    antlr4::tree::TerminalNode *TURNED();
    antlr4::tree::TerminalNode *ONLY();
    antlr4::tree::TerminalNode *FIRST();
    antlr4::tree::TerminalNode *ACTOR();
    antlr4::tree::TerminalNode *PAYER();
    antlr4::tree::TerminalNode *PAYEE();
    antlr4::tree::TerminalNode *WINS();
    antlr4::tree::TerminalNode *OTHERS();
    antlr4::tree::TerminalNode *WHO();
    antlr4::tree::TerminalNode *NONE();
    antlr4::tree::TerminalNode *WINNER();
    antlr4::tree::TerminalNode *LOSER();
    antlr4::tree::TerminalNode *WAIT_OPEN();
    antlr4::tree::TerminalNode *WAIT_EDGE();
    antlr4::tree::TerminalNode *WAIT_CLOSED();

   
  };

  SoftContext* soft();


private:
  static std::vector<antlr4::dfa::DFA> _decisionToDFA;
  static antlr4::atn::PredictionContextCache _sharedContextCache;
  static std::vector<std::string> _ruleNames;
  static std::vector<std::string> _tokenNames;

  static std::vector<std::string> _literalNames;
  static std::vector<std::string> _symbolicNames;
  static antlr4::dfa::Vocabulary _vocabulary;
  static antlr4::atn::ATN _atn;
  static std::vector<uint16_t> _serializedATN;


  struct Initializer {
    Initializer();
  };
  static Initializer _init;
};

