
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
    ROBBABLE = 67, CONCEALED = 68, CLAIMED = 69, ANY_TIME = 70, WITHOUT = 71, 
    DISCARDING = 72, UNCLAIMABLE = 73, FORBIDDEN = 74, CLAIMS = 75, ORDER = 76, 
    WIN = 77, ONE_WINNER = 78, EVERY_WINNER = 79, FIRST_FROM = 80, FIRST_AFTER = 81, 
    PASSING_LOCKS = 82, SHAPE = 83, MELD = 84, AND_A_PAIR = 85, DISTINCT_PAIRS = 86, 
    PAIRS = 87, ONE_EACH_OF = 88, AND_ONE_MORE = 89, ANY_TILES = 90, PATTERN = 91, 
    IMPLIES = 92, EXCLUDES = 93, WORTH = 94, NEED = 95, OF = 96, OF_EACH_SEAT = 97, 
    OF_EACH_LOSER = 98, TALLY = 99, PAYMENT = 100, TIMES = 101, BECOMES = 102, 
    AT_MOST = 103, AT_LEAST = 104, ROUND_UP_TO = 105, ROUND_DOWN_TO = 106, 
    EACH = 107, WHEN = 108, UNLESS = 109, OTHERWISE = 110, LIABLE = 111, 
    SHARING = 112, LIABLE_BY = 113, CHOOSE_MOST = 114, WINNINGS = 115, RESULT = 116, 
    DUTY = 117, STARTS_AFTER_OPENING = 118, IN_ONE_SUIT = 119, OTHERS_DISCARD_SUIT = 120, 
    EXEMPT = 121, OFFENDERS = 122, LAST_OFFENDER = 123, ANY_OFFENDER = 124, 
    LEAVING = 125, PAYS = 126, TO_HOUSE = 127, VOID_HAND = 128, NEXT_DEALER = 129, 
    SAME_SEAT = 130, NEXT_SEAT = 131, PREVIOUS_SEAT = 132, WINNER_SEAT = 133, 
    IF = 134, THEN = 135, ELSE = 136, OR = 137, AND = 138, NOT = 139, IS = 140, 
    IN = 141, YES = 142, NO = 143, ANY = 144, COUNT = 145, NONE = 146, MIN = 147, 
    MAX = 148, AT = 149, AT_LAST = 150, SIZE_OF = 151, NEXT = 152, PREVIOUS = 153, 
    ASIDE = 154, OPENINGS = 155, SOURCE_OF_OPENING = 156, OPENINGS_IN_ONE_SUIT = 157, 
    WINNING_TILE = 158, PREVIOUS_WILD = 159, SELF_DRAWN = 160, WON_ON_DISCARD = 161, 
    ROBBING = 162, AFTER_KONG = 163, DRAWN_HAND = 164, WINNER = 165, LOSER = 166, 
    GIVER = 167, ROBBED_SEAT = 168, NOBODY = 169, PLACE_OF = 170, READY = 171, 
    VALUE = 172, EVERY_LOSER = 173, SOME_LOSER = 174, ALL_TILES_IN = 175, 
    ALL_ONE_SUIT = 176, COUNT_TILES_IN = 177, EVERY_MELD_IS = 178, EVERY_GROUP_TOUCHES = 179, 
    COUNT_MELDS = 180, ANY_MELD = 181, NO_MELD = 182, TOUCHING = 183, PAIR = 184, 
    EVERY_WILD_ITSELF = 185, COUNT_WILDS_OTHER = 186, COUNT_WILDS_AS = 187, 
    SHAPE_IS = 188, WAIT_IS = 189, WAIT_OPEN = 190, WAIT_EDGE = 191, WAIT_CLOSED = 192, 
    EQUAL_RUN_PAIRS = 193, MOST_EQUAL_RUNS = 194, SAME_RUN_IN = 195, SAME_TRIPLET_IN = 196, 
    SUITS_WORD = 197, RUNS_FROM = 198, FULLY_CONCEALED = 199, EXAMPLE = 200, 
    WITH = 201, SEAT = 202, FROM = 203, EXPECT = 204, REFUSED_BY = 205, 
    REFUSED = 206, IMPOSSIBLE = 207, WAITS = 208, COLON = 209, COMMA = 210, 
    EQ = 211, NE = 212, LT = 213, LE = 214, GT = 215, GE = 216, PLUS = 217, 
    MINUS = 218, STAR = 219, SLASH = 220, CARET = 221, DOTS = 222, LPAREN = 223, 
    RPAREN = 224, LBRACE = 225, RBRACE = 226, LBRACKET = 227, RBRACKET = 228, 
    TILEWORD = 229, NUMBER = 230, IDENT = 231, STRING = 232, COMMENT = 233, 
    SPACE = 234, UNKNOWN = 235, WIDE_COLON = 236, WIDE_EQ = 237, WIDE_LT = 238, 
    WIDE_GT = 239, WIDE_PLUS = 240, WIDE_MINUS = 241, WIDE_SLASH = 242, 
    WIDE_LPAREN = 243, WIDE_RPAREN = 244, WIDE_LBRACE = 245, WIDE_RBRACE = 246, 
    ALIEN_EQ = 247, ALIEN_AND = 248, ALIEN_OR = 249, ALIEN_NOT = 250, ALIEN_POWER = 251
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

