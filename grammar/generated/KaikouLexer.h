
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
    OR_LAST_DRAWN = 171, MORE_TILES = 172, WITH_DISCARD = 173, IN_OWN_TURN = 174, 
    SHOWS_HAND = 175, MATCH_END = 176, MATCH_ENDS = 177, BEGINS_WITH = 178, 
    POT = 179, HOUSE = 180, SCORE = 181, STANDING = 182, FIRST_DEALER = 183, 
    HANDS_PLAYED = 184, CLAIMANTS = 185, NO_WINNER = 186, FROM_DEAL = 187, 
    COUNT_SEEN = 188, TURNED = 189, NEXT_OF_TURNED = 190, SWAPS = 191, OWN_CLAIMED = 192, 
    ONLY = 193, FIRST = 194, DRAWN_TILE = 195, SAME_WAITS = 196, HANDS_OVER = 197, 
    HANDS_BACK = 198, LAST_KONG = 199, LAST_KONG_IS = 200, SOURCE_OF_KONG = 201, 
    LEAVES_PLAY = 202, PLAYS_ON = 203, HAND_ENDS = 204, NEXT_TURN_AFTER = 205, 
    SAME_DEALER = 206, PREVIOUS_DEALER = 207, ACTOR = 208, PAYER = 209, 
    PAYEE = 210, THAT_TILE = 211, FIRST_DRAW = 212, LEFT_TO_DRAW = 213, 
    DISCARDS_MADE = 214, NO_CALL_YET = 215, COUNT_IN_PLAY = 216, SUM_OF_DICE = 217, 
    WINS = 218, NO_WINNERS = 219, FIRST_WINNER = 220, FIRST_WIN_GIVER = 221, 
    FIRST_WIN_COUNT = 222, HEAD_OF_WINNERS = 223, TAIL_OF_WINNERS = 224, 
    GIVER_KONG = 225, BEST_WIN = 226, OTHERS = 227, OTHERS_IN_PLAY = 228, 
    SEATS_IN_PLAY = 229, EVERY_SEAT_OF = 230, WHO = 231, TILES_OF = 232, 
    ANY_TILES_OF = 233, DISCARDS_OF = 234, EVERY_SEAT = 235, SOME_SEAT = 236, 
    COUNT_SEATS = 237, IF = 238, THEN = 239, ELSE = 240, OR = 241, AND = 242, 
    NOT = 243, IS = 244, IN = 245, YES = 246, NO = 247, ANY = 248, COUNT = 249, 
    NONE = 250, MIN = 251, MAX = 252, AT = 253, AT_LAST = 254, SIZE_OF = 255, 
    NEXT = 256, PREVIOUS = 257, ASIDE = 258, OPENINGS = 259, SOURCE_OF_OPENING = 260, 
    OPENINGS_IN_ONE_SUIT = 261, WINNING_TILE = 262, PREVIOUS_WILD = 263, 
    SELF_DRAWN = 264, WON_ON_DISCARD = 265, ROBBING = 266, AFTER_KONG = 267, 
    DRAWN_HAND = 268, WINNER = 269, LOSER = 270, GIVER = 271, ROBBED_SEAT = 272, 
    NOBODY = 273, PLACE_OF = 274, READY = 275, VALUE = 276, EVERY_LOSER = 277, 
    SOME_LOSER = 278, ALL_TILES_IN = 279, ALL_ONE_SUIT = 280, COUNT_TILES_IN = 281, 
    EVERY_MELD_IS = 282, EVERY_GROUP_TOUCHES = 283, COUNT_MELDS = 284, ANY_MELD = 285, 
    NO_MELD = 286, TOUCHING = 287, PAIR = 288, EVERY_WILD_ITSELF = 289, 
    COUNT_WILDS_OTHER = 290, COUNT_WILDS_AS = 291, SHAPE_IS = 292, WAIT_IS = 293, 
    WAIT_OPEN = 294, WAIT_EDGE = 295, WAIT_CLOSED = 296, EQUAL_RUN_PAIRS = 297, 
    MOST_EQUAL_RUNS = 298, SAME_RUN_IN = 299, SAME_TRIPLET_IN = 300, SUITS_WORD = 301, 
    LINKS_BY = 302, BESIDE = 303, WILD_IN_PAIR = 304, KINDS_HELD = 305, 
    KINDS_IN_HAND = 306, OR_MORE = 307, SUITS_IN_TILES = 308, SUITS_HELD = 309, 
    SUITS_IN_HAND = 310, HOLDS = 311, RUNS_FROM = 312, FULLY_CONCEALED = 313, 
    EXAMPLE = 314, WITH = 315, SEAT = 316, FROM = 317, EXPECT = 318, REFUSED_BY = 319, 
    REFUSED = 320, IMPOSSIBLE = 321, WAITS = 322, COLON = 323, COMMA = 324, 
    EQ = 325, NE = 326, LT = 327, LE = 328, GT = 329, GE = 330, PLUS = 331, 
    MINUS = 332, STAR = 333, SLASH = 334, CARET = 335, DOTS = 336, LPAREN = 337, 
    RPAREN = 338, LBRACE = 339, RBRACE = 340, LBRACKET = 341, RBRACKET = 342, 
    PATH = 343, TILEWORD = 344, NUMBER = 345, IDENT = 346, STRING = 347, 
    COMMENT = 348, SPACE = 349, UNKNOWN = 350, WIDE_COLON = 351, WIDE_EQ = 352, 
    WIDE_LT = 353, WIDE_GT = 354, WIDE_PLUS = 355, WIDE_MINUS = 356, WIDE_SLASH = 357, 
    WIDE_LPAREN = 358, WIDE_RPAREN = 359, WIDE_LBRACE = 360, WIDE_RBRACE = 361, 
    ALIEN_EQ = 362, ALIEN_AND = 363, ALIEN_OR = 364, ALIEN_NOT = 365, ALIEN_POWER = 366
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

