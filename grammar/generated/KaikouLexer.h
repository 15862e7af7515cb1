
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
    SETS = 162, DISCARDS = 163, CALLS = 164, CLAIMING = 165, ONLY = 166, 
    FIRST = 167, DRAWN_TILE = 168, SAME_WAITS = 169, HANDS_OVER = 170, HANDS_BACK = 171, 
    LAST_KONG = 172, LAST_KONG_IS = 173, SOURCE_OF_KONG = 174, LEAVES_PLAY = 175, 
    PLAYS_ON = 176, HAND_ENDS = 177, NEXT_TURN_AFTER = 178, SAME_DEALER = 179, 
    PREVIOUS_DEALER = 180, ACTOR = 181, PAYER = 182, PAYEE = 183, THAT_TILE = 184, 
    FIRST_DRAW = 185, LEFT_TO_DRAW = 186, DISCARDS_MADE = 187, NO_CALL_YET = 188, 
    COUNT_IN_PLAY = 189, SUM_OF_DICE = 190, WINS = 191, NO_WINNERS = 192, 
    FIRST_WINNER = 193, FIRST_WIN_GIVER = 194, FIRST_WIN_COUNT = 195, HEAD_OF_WINNERS = 196, 
    TAIL_OF_WINNERS = 197, GIVER_KONG = 198, BEST_WIN = 199, OTHERS = 200, 
    OTHERS_IN_PLAY = 201, SEATS_IN_PLAY = 202, EVERY_SEAT_OF = 203, WHO = 204, 
    TILES_OF = 205, ANY_TILES_OF = 206, DISCARDS_OF = 207, EVERY_SEAT = 208, 
    SOME_SEAT = 209, COUNT_SEATS = 210, IF = 211, THEN = 212, ELSE = 213, 
    OR = 214, AND = 215, NOT = 216, IS = 217, IN = 218, YES = 219, NO = 220, 
    ANY = 221, COUNT = 222, NONE = 223, MIN = 224, MAX = 225, AT = 226, 
    AT_LAST = 227, SIZE_OF = 228, NEXT = 229, PREVIOUS = 230, ASIDE = 231, 
    OPENINGS = 232, SOURCE_OF_OPENING = 233, OPENINGS_IN_ONE_SUIT = 234, 
    WINNING_TILE = 235, PREVIOUS_WILD = 236, SELF_DRAWN = 237, WON_ON_DISCARD = 238, 
    ROBBING = 239, AFTER_KONG = 240, DRAWN_HAND = 241, WINNER = 242, LOSER = 243, 
    GIVER = 244, ROBBED_SEAT = 245, NOBODY = 246, PLACE_OF = 247, READY = 248, 
    VALUE = 249, EVERY_LOSER = 250, SOME_LOSER = 251, ALL_TILES_IN = 252, 
    ALL_ONE_SUIT = 253, COUNT_TILES_IN = 254, EVERY_MELD_IS = 255, EVERY_GROUP_TOUCHES = 256, 
    COUNT_MELDS = 257, ANY_MELD = 258, NO_MELD = 259, TOUCHING = 260, PAIR = 261, 
    EVERY_WILD_ITSELF = 262, COUNT_WILDS_OTHER = 263, COUNT_WILDS_AS = 264, 
    SHAPE_IS = 265, WAIT_IS = 266, WAIT_OPEN = 267, WAIT_EDGE = 268, WAIT_CLOSED = 269, 
    EQUAL_RUN_PAIRS = 270, MOST_EQUAL_RUNS = 271, SAME_RUN_IN = 272, SAME_TRIPLET_IN = 273, 
    SUITS_WORD = 274, LINKS_BY = 275, BESIDE = 276, WILD_IN_PAIR = 277, 
    KINDS_HELD = 278, KINDS_IN_HAND = 279, OR_MORE = 280, SUITS_IN_TILES = 281, 
    SUITS_HELD = 282, SUITS_IN_HAND = 283, HOLDS = 284, RUNS_FROM = 285, 
    FULLY_CONCEALED = 286, EXAMPLE = 287, WITH = 288, SEAT = 289, FROM = 290, 
    EXPECT = 291, REFUSED_BY = 292, REFUSED = 293, IMPOSSIBLE = 294, WAITS = 295, 
    COLON = 296, COMMA = 297, EQ = 298, NE = 299, LT = 300, LE = 301, GT = 302, 
    GE = 303, PLUS = 304, MINUS = 305, STAR = 306, SLASH = 307, CARET = 308, 
    DOTS = 309, LPAREN = 310, RPAREN = 311, LBRACE = 312, RBRACE = 313, 
    LBRACKET = 314, RBRACKET = 315, PATH = 316, TILEWORD = 317, NUMBER = 318, 
    IDENT = 319, STRING = 320, COMMENT = 321, SPACE = 322, UNKNOWN = 323, 
    WIDE_COLON = 324, WIDE_EQ = 325, WIDE_LT = 326, WIDE_GT = 327, WIDE_PLUS = 328, 
    WIDE_MINUS = 329, WIDE_SLASH = 330, WIDE_LPAREN = 331, WIDE_RPAREN = 332, 
    WIDE_LBRACE = 333, WIDE_RBRACE = 334, ALIEN_EQ = 335, ALIEN_AND = 336, 
    ALIEN_OR = 337, ALIEN_NOT = 338, ALIEN_POWER = 339
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

