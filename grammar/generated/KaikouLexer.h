
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
    IF = 137, THEN = 138, ELSE = 139, OR = 140, AND = 141, NOT = 142, IS = 143, 
    IN = 144, YES = 145, NO = 146, ANY = 147, COUNT = 148, NONE = 149, MIN = 150, 
    MAX = 151, AT = 152, AT_LAST = 153, SIZE_OF = 154, NEXT = 155, PREVIOUS = 156, 
    ASIDE = 157, OPENINGS = 158, SOURCE_OF_OPENING = 159, OPENINGS_IN_ONE_SUIT = 160, 
    WINNING_TILE = 161, PREVIOUS_WILD = 162, SELF_DRAWN = 163, WON_ON_DISCARD = 164, 
    ROBBING = 165, AFTER_KONG = 166, DRAWN_HAND = 167, WINNER = 168, LOSER = 169, 
    GIVER = 170, ROBBED_SEAT = 171, NOBODY = 172, PLACE_OF = 173, READY = 174, 
    VALUE = 175, EVERY_LOSER = 176, SOME_LOSER = 177, ALL_TILES_IN = 178, 
    ALL_ONE_SUIT = 179, COUNT_TILES_IN = 180, EVERY_MELD_IS = 181, EVERY_GROUP_TOUCHES = 182, 
    COUNT_MELDS = 183, ANY_MELD = 184, NO_MELD = 185, TOUCHING = 186, PAIR = 187, 
    EVERY_WILD_ITSELF = 188, COUNT_WILDS_OTHER = 189, COUNT_WILDS_AS = 190, 
    SHAPE_IS = 191, WAIT_IS = 192, WAIT_OPEN = 193, WAIT_EDGE = 194, WAIT_CLOSED = 195, 
    EQUAL_RUN_PAIRS = 196, MOST_EQUAL_RUNS = 197, SAME_RUN_IN = 198, SAME_TRIPLET_IN = 199, 
    SUITS_WORD = 200, LINKS_BY = 201, BESIDE = 202, WILD_IN_PAIR = 203, 
    KINDS_HELD = 204, KINDS_IN_HAND = 205, OR_MORE = 206, SUITS_IN_TILES = 207, 
    SUITS_HELD = 208, SUITS_IN_HAND = 209, HOLDS = 210, RUNS_FROM = 211, 
    FULLY_CONCEALED = 212, EXAMPLE = 213, WITH = 214, SEAT = 215, FROM = 216, 
    EXPECT = 217, REFUSED_BY = 218, REFUSED = 219, IMPOSSIBLE = 220, WAITS = 221, 
    COLON = 222, COMMA = 223, EQ = 224, NE = 225, LT = 226, LE = 227, GT = 228, 
    GE = 229, PLUS = 230, MINUS = 231, STAR = 232, SLASH = 233, CARET = 234, 
    DOTS = 235, LPAREN = 236, RPAREN = 237, LBRACE = 238, RBRACE = 239, 
    LBRACKET = 240, RBRACKET = 241, PATH = 242, TILEWORD = 243, NUMBER = 244, 
    IDENT = 245, STRING = 246, COMMENT = 247, SPACE = 248, UNKNOWN = 249, 
    WIDE_COLON = 250, WIDE_EQ = 251, WIDE_LT = 252, WIDE_GT = 253, WIDE_PLUS = 254, 
    WIDE_MINUS = 255, WIDE_SLASH = 256, WIDE_LPAREN = 257, WIDE_RPAREN = 258, 
    WIDE_LBRACE = 259, WIDE_RBRACE = 260, ALIEN_EQ = 261, ALIEN_AND = 262, 
    ALIEN_OR = 263, ALIEN_NOT = 264, ALIEN_POWER = 265
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

