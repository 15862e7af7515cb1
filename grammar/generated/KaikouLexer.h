
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
    ANY_TILES = 91, PATTERN = 92, IMPLIES = 93, EXCLUDES = 94, WORTH = 95, 
    NEED = 96, OF = 97, OF_EACH_SEAT = 98, OF_EACH_LOSER = 99, TALLY = 100, 
    PAYMENT = 101, TIMES = 102, BECOMES = 103, AT_MOST = 104, AT_LEAST = 105, 
    ROUND_UP_TO = 106, ROUND_DOWN_TO = 107, EACH = 108, WHEN = 109, UNLESS = 110, 
    OTHERWISE = 111, LIABLE = 112, SHARING = 113, LIABLE_BY = 114, CHOOSE_MOST = 115, 
    WINNINGS = 116, RESULT = 117, DUTY = 118, STARTS_AFTER_OPENING = 119, 
    IN_ONE_SUIT = 120, OTHERS_DISCARD_SUIT = 121, EXEMPT = 122, OFFENDERS = 123, 
    LAST_OFFENDER = 124, ANY_OFFENDER = 125, LEAVING = 126, PAYS = 127, 
    TO_HOUSE = 128, VOID_HAND = 129, NEXT_DEALER = 130, SAME_SEAT = 131, 
    NEXT_SEAT = 132, PREVIOUS_SEAT = 133, WINNER_SEAT = 134, IF = 135, THEN = 136, 
    ELSE = 137, OR = 138, AND = 139, NOT = 140, IS = 141, IN = 142, YES = 143, 
    NO = 144, ANY = 145, COUNT = 146, NONE = 147, MIN = 148, MAX = 149, 
    AT = 150, AT_LAST = 151, SIZE_OF = 152, NEXT = 153, PREVIOUS = 154, 
    ASIDE = 155, OPENINGS = 156, SOURCE_OF_OPENING = 157, OPENINGS_IN_ONE_SUIT = 158, 
    WINNING_TILE = 159, PREVIOUS_WILD = 160, SELF_DRAWN = 161, WON_ON_DISCARD = 162, 
    ROBBING = 163, AFTER_KONG = 164, DRAWN_HAND = 165, WINNER = 166, LOSER = 167, 
    GIVER = 168, ROBBED_SEAT = 169, NOBODY = 170, PLACE_OF = 171, READY = 172, 
    VALUE = 173, EVERY_LOSER = 174, SOME_LOSER = 175, ALL_TILES_IN = 176, 
    ALL_ONE_SUIT = 177, COUNT_TILES_IN = 178, EVERY_MELD_IS = 179, EVERY_GROUP_TOUCHES = 180, 
    COUNT_MELDS = 181, ANY_MELD = 182, NO_MELD = 183, TOUCHING = 184, PAIR = 185, 
    EVERY_WILD_ITSELF = 186, COUNT_WILDS_OTHER = 187, COUNT_WILDS_AS = 188, 
    SHAPE_IS = 189, WAIT_IS = 190, WAIT_OPEN = 191, WAIT_EDGE = 192, WAIT_CLOSED = 193, 
    EQUAL_RUN_PAIRS = 194, MOST_EQUAL_RUNS = 195, SAME_RUN_IN = 196, SAME_TRIPLET_IN = 197, 
    SUITS_WORD = 198, RUNS_FROM = 199, FULLY_CONCEALED = 200, EXAMPLE = 201, 
    WITH = 202, SEAT = 203, FROM = 204, EXPECT = 205, REFUSED_BY = 206, 
    REFUSED = 207, IMPOSSIBLE = 208, WAITS = 209, COLON = 210, COMMA = 211, 
    EQ = 212, NE = 213, LT = 214, LE = 215, GT = 216, GE = 217, PLUS = 218, 
    MINUS = 219, STAR = 220, SLASH = 221, CARET = 222, DOTS = 223, LPAREN = 224, 
    RPAREN = 225, LBRACE = 226, RBRACE = 227, LBRACKET = 228, RBRACKET = 229, 
    PATH = 230, TILEWORD = 231, NUMBER = 232, IDENT = 233, STRING = 234, 
    COMMENT = 235, SPACE = 236, UNKNOWN = 237, WIDE_COLON = 238, WIDE_EQ = 239, 
    WIDE_LT = 240, WIDE_GT = 241, WIDE_PLUS = 242, WIDE_MINUS = 243, WIDE_SLASH = 244, 
    WIDE_LPAREN = 245, WIDE_RPAREN = 246, WIDE_LBRACE = 247, WIDE_RBRACE = 248, 
    ALIEN_EQ = 249, ALIEN_AND = 250, ALIEN_OR = 251, ALIEN_NOT = 252, ALIEN_POWER = 253
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

