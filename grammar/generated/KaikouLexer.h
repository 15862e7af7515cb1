
// Generated from Kaikou.g4 by ANTLR 4.7.2

#pragma once


#include "antlr4-runtime.h"




class  KaikouLexer : public antlr4::Lexer {
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

  KaikouLexer(antlr4::CharStream *input);
  ~KaikouLexer();

  virtual std::string getGrammarFileName() const override;
  virtual const std::vector<std::string>& getRuleNames() const override;

  virtual const std::vector<std::string>& getChannelNames() const override;
  virtual const std::vector<std::string>& getModeNames() const override;
  virtual const std::vector<std::string>& getTokenNames() const override; // deprecated, use vocabulary instead
  virtual antlr4::dfa::Vocabulary& getVocabulary() const override;

  virtual const std::vector<uint16_t> getSerializedATN() const override;
  virtual const antlr4::atn::ATN& getATN() const override;

private:
  static std::vector<antlr4::dfa::DFA> _decisionToDFA;
  static antlr4::atn::PredictionContextCache _sharedContextCache;
  static std::vector<std::string> _ruleNames;
  static std::vector<std::string> _tokenNames;
  static std::vector<std::string> _channelNames;
  static std::vector<std::string> _modeNames;

  static std::vector<std::string> _literalNames;
  static std::vector<std::string> _symbolicNames;
  static antlr4::dfa::Vocabulary _vocabulary;
  static antlr4::atn::ATN _atn;
  static std::vector<uint16_t> _serializedATN;


  // Individual action functions triggered by action() above.

  // Individual semantic predicate functions triggered by sempred() above.

  struct Initializer {
    Initializer();
  };
  static Initializer _init;
};

