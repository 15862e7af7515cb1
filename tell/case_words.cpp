// Words to case fields.
//
// One flat stream of tokens: no tile or call looks like the word that begins a clause, so a clause ends where the next
// begins and no separator is ever needed. Tiles stay text; the binder knows what they are.
// Guarantee: one pass, no recursion; every refusal names the word it stopped at.
// Tested by tests/cli/case_words_test.cpp, tests/fuzz/fuzz_case.cpp.
#include "tell/case_words.h"

#include <algorithm>

#include <fmt/format.h>

#include "compiler/diag/diag.h"
#include "runtime/text/truth_words.h"
#include "runtime/text/utf8.h"

namespace kaikou::tell {

const char* const wordFormHelp =
    "A case in words (English and Chinese words may be mixed):\n"
    "  indicator TILE                        the tile turned up                       指示牌\n"
    "  dealer SEAT                           seats are 0 to 3, in order of play       庄家\n"
    "  previous wild TILE                    the wild tile of the hand before         上把百搭\n"
    "  seat SEAT: TILES, CALL TILES from SEAT, aside TILES                            座 … 自 … 亮置着\n"
    "                                        the hand first, without the winning tile; `?` for an unknown hand\n"
    "  offenders SEAT…                       who broke the duty, by last offence      违者\n"
    "  fact NAME = VALUE                     what the ruleset asks about the table    事实\n"
    "  turned NAME TILES                     tiles turned up by an event              翻出的\n"
    "  win SEAT TILE self_draw               or `from SEAT` (a discard), or `robbing SEAT`   胡 … 自己摸到, 自, "
    "夺杠\n"
    "      after_kong, last_tiles            flags of a self-drawn tile               杠后, 末尾牌\n"
    "  waits SEAT                            instead of a win, for `kou waits`        听\n"
    "Separate clauses by `;`, new lines or arguments. Tiles: 123m 万, 55p 筒, 789s 条, honours by name; blanks are free.\n"
    "Read as well: 三万, 5M, E S W N, C F P, 🀄, 1z to 7z (east south west north white green red); pung, chow, kong.\n";

namespace {

using cases::FactField;
using cases::MeldFields;
using cases::SeatFields;
using cases::WinFields;

enum class Clause { None, Indicator, Dealer, PreviousWild, Seat, Offenders, Fact, Turned, Win, Waits };

struct ClauseWord { std::string_view word; Clause clause; };
constexpr ClauseWord clauseWords[] = {
    {"indicator", Clause::Indicator}, {"指示牌", Clause::Indicator},         {"dealer", Clause::Dealer},
    {"庄家", Clause::Dealer},         {"previous", Clause::PreviousWild},    {"previous_wild", Clause::PreviousWild},
    {"上把百搭", Clause::PreviousWild},
    {"翻出", Clause::Indicator},      {"庄", Clause::Dealer},                {"seat", Clause::Seat},              {"座", Clause::Seat},
    {"offenders", Clause::Offenders}, {"违者", Clause::Offenders},           {"fact", Clause::Fact},
    {"事实", Clause::Fact},           {"win", Clause::Win},                  {"胡", Clause::Win},
    {"waits", Clause::Waits},         {"听", Clause::Waits},
    {"turned", Clause::Turned},       {"翻出的", Clause::Turned},
};

// Words of English in any case of letters.
bool sameWord(std::string_view plain, std::string_view word) {
  return plain.size() == word.size() && std::equal(plain.begin(), plain.end(), word.begin(), [](char a, char b) {
           return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b + 32) : b);
         });
}

Clause clauseOf(std::string_view word) {
  for (const ClauseWord& entry : clauseWords) {
    if (sameWord(entry.word, word)) return entry.clause;
  }
  return Clause::None;
}

bool oneOf(std::string_view word, std::initializer_list<std::string_view> words) {
  for (std::string_view other : words) {
    if (sameWord(other, word)) return true;
  }
  return false;
}

// Some editors open a UTF-8 file with it.
constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";

// Blanks, including the ideographic one; then punctuation that is a token of its own.
size_t blankAt(std::string_view text, size_t at) {
  if (text[at] == ' ' || text[at] == '\t' || text[at] == '\r') return 1;
  return text.substr(at, 3) == "\xe3\x80\x80" ? 3 : 0;
}
size_t punctuationAt(std::string_view text, size_t at, char& plain) {
  static constexpr std::string_view singles = ":,;\n=";
  if (singles.find(text[at]) != std::string_view::npos) {
    plain = text[at];
    return 1;
  }
  static constexpr struct {
    std::string_view wide;
    char plain;
  } wides[] = {{"：", ':'}, {"，", ','}, {"、", ','}, {"；", ';'}, {"＝", '='}};
  for (const auto& [wide, as] : wides) {
    if (text.substr(at, wide.size()) == wide) {
      plain = as;
      return wide.size();
    }
  }
  return 0;
}

class Words {
 public:
  Words(std::string_view text, CaseFields& out, CaseError& error) : text_(text), out_(out), error_(error) { advance(); }

  bool read() {
    while (!failed_) {
      while (punctuation_ == ';' || punctuation_ == '\n') advance();
      if (atEnd()) break;
      readClause();
    }
    return !failed_;
  }

 private:
  // ── tokens ──
  void advance() {
    word_ = {};
    punctuation_ = 0;
    while (at_ < text_.size()) {
      const size_t blank = blankAt(text_, at_);
      if (!blank) break;
      at_ += blank;
    }
    begin_ = at_;
    if (at_ == text_.size()) return;
    if (const size_t length = punctuationAt(text_, at_, punctuation_)) {
      at_ += length;
      return;
    }
    char ignored = 0;
    while (at_ < text_.size() && !blankAt(text_, at_) && !punctuationAt(text_, at_, ignored)) ++at_;
    word_ = text_.substr(begin_, at_ - begin_);
  }
  bool atEnd() const { return word_.empty() && punctuation_ == 0; }
  bool eat(std::initializer_list<std::string_view> words) {
    if (word_.empty() || !oneOf(word_, words)) return false;
    advance();
    return true;
  }
  void fail(const std::string& expected, int seat = -1) {
    if (failed_) return;
    failed_ = true;
    std::string found = atEnd() ? "the end" : punctuation_ == '\n' ? "a new line"
                      : punctuation_ ? fmt::format("`{}`", punctuation_) : fmt::format("`{}`", text::beginningOf(word_, 80));
    error_ = {fmt::format("{} expected, not {}", expected, found), seat, {}, text_.data() + begin_};
  }
  void refuse(std::string message, int seat = -1) {
    if (!failed_) error_ = {std::move(message), seat, {}, text_.data() + begin_};
    failed_ = true;
  }

  bool seatNumber(int& out) {
    // Full-width digits are digits.
    const std::string_view digit = word_.size() == 3 && word_.starts_with("\xef\xbc") ? word_.substr(2) : word_;
    const int number = digit.size() != 1 ? -1 : digit.size() == word_.size() ? digit[0] - '0' : static_cast<unsigned char>(digit[0]) - 0x90;
    if (number >= 0 && number <= 3) {
      out = number;
      advance();
      return true;
    }
    fail("a seat, 0 to 3,");
    return false;
  }
  std::string_view oneWord(const char* what) {
    const std::string_view word = word_;
    if (word.empty() || clauseOf(word) != Clause::None) fail(what);
    else advance();
    return word;
  }
  static bool endsTiles(std::string_view word) {
    return word.empty() || clauseOf(word) != Clause::None ||
           oneOf(word, {"from", "自", "meld", "面子", "aside", "亮置着"});
  }
  // The words up to the next that is no tile, as one piece of text.
  std::string_view tiles() {
    const size_t begin = begin_;
    size_t end = begin;
    while (!endsTiles(word_)) {
      end = at_;
      advance();
    }
    return text_.substr(begin, end - begin);
  }

  // ── clauses ──
  void readClause() {
    const Clause clause = clauseOf(word_);
    if (clause == Clause::None) {
      std::vector<std::string> words;
      for (const ClauseWord& entry : clauseWords) words.emplace_back(entry.word);
      const std::string near = diag::nearest(std::string(text::beginningOf(word_, 64)), words);
      return fail(near.empty() ? "`indicator`, `dealer`, `seat`, `win` or `waits`" : fmt::format("`{}`", near));
    }
    advance();
    switch (clause) {
      case Clause::Indicator:
        once(out_.indicator.empty(), "indicator");
        out_.indicator = oneWord("a tile");
        break;
      case Clause::Dealer:
        once(out_.dealer < 0, "dealer");
        seatNumber(out_.dealer);
        break;
      case Clause::PreviousWild:
        once(out_.previousWild.empty(), "previous wild");
        eat({"wild", "百搭"});
        out_.previousWild = oneWord("a tile");
        break;
      case Clause::Seat: readSeat(); break;
      case Clause::Offenders: readOffenders(); break;
      case Clause::Fact: readFact(); break;
      case Clause::Turned: readTurned(); break;
      case Clause::Win: readWin(); break;
      case Clause::Waits:
        eat({"seat", "座"});
        once(out_.waitsSeat < 0, "waits");
        seatNumber(out_.waitsSeat);
        break;
      case Clause::None: break;
    }
    if (!failed_ && !atEnd() && punctuation_ != ';' && punctuation_ != '\n' && clauseOf(word_) == Clause::None) {
      fail("`;` or a further clause");
    }
  }
  void once(bool fresh, const char* clause, int seat = -1) {
    if (!fresh) refuse(fmt::format("`{}` is told twice", clause), seat);
  }

  void readSeat() {
    int seat;
    if (!seatNumber(seat)) return;
    SeatFields& into = out_.seats[static_cast<size_t>(seat)];
    once(!into.told, "seat", seat);
    into.told = true;
    if (punctuation_ == ':') advance();
    eat({"hand", "手牌"});
    if (word_ == "?" || word_ == "？") {
      into.handKnown = false;
      advance();
    } else {
      into.hand = tiles();
    }
    while (!failed_) {
      const bool comma = punctuation_ == ',';
      if (comma) advance();
      if (eat({"aside", "亮置着", "亮出"})) {
        const std::string_view text = tiles();
        if (text.empty()) fail("tiles set aside", seat);
        into.aside.push_back(text);
        into.asideTogether = true;
      } else if (eat({"meld", "面子"}) || comma) {
        readMeld(seat, into);
      } else {
        return;
      }
    }
  }

  void readMeld(int seat, SeatFields& into) {
    MeldFields meld;
    meld.call = oneWord("a call");
    meld.tiles = tiles();
    if (!failed_ && meld.tiles.empty()) fail(fmt::format("the tiles of the {}", meld.call), seat);
    if (eat({"from", "自"})) seatNumber(meld.from);
    if (!failed_) into.melds.push_back(meld);
  }

  void readOffenders() {
    once(!out_.hasOffenders, "offenders");
    out_.hasOffenders = true;
    do {
      int seat;
      if (!seatNumber(seat)) return;
      if (out_.offenders.size() < 16) out_.offenders.push_back(seat);
      if (punctuation_ == ',') advance();
    } while (!word_.empty() && clauseOf(word_) == Clause::None);
  }

  void readTurned() {
    FactField fact;
    fact.kind = FactField::Word;
    fact.turned = true;
    fact.name = oneWord("the name of what is turned up");
    fact.word = tiles();
    if (failed_) return;
    for (const FactField& other : out_.facts)
      if (other.turned && other.name == fact.name) return refuse(fmt::format("`{}` is told twice", fact.name));
    out_.facts.push_back(fact);
  }

  void readFact() {
    FactField fact;
    fact.name = oneWord("the name of a fact");
    if (punctuation_ == '=') advance();
    else fail("`=`");
    const std::string_view value = oneWord("a value");
    if (failed_) return;
    for (const FactField& other : out_.facts) {
      if (!other.turned && other.name == fact.name) return refuse(fmt::format("fact `{}` is told twice", fact.name));
    }
    Num number;
    if (const auto truth = text::truthOf(value)) {
      fact.kind = FactField::YesNo;
      fact.yes = *truth;
    } else if (value.size() < 20 && parseNum(std::string(value), number)) {
      fact.kind = FactField::Number;
      fact.number = number;
    } else {
      fact.kind = FactField::Word;
      fact.word = value;
    }
    out_.facts.push_back(fact);
  }

  void readWin() {
    WinFields& win = out_.win;
    once(!win.told, "win");
    win.told = true;
    eat({"seat", "座"});
    if (!seatNumber(win.seat)) return;
    eat({"with", "以"});
    win.tile = oneWord("the winning tile");
    bool how = false;
    while (!failed_ && !word_.empty() && clauseOf(word_) == Clause::None) {
      if (eat({"self_draw", "self_drawn", "self-drawn", "自己摸到", "自摸"})) {
        how = true;
      } else if (eat({"self"})) {
        if (!eat({"drawn", "draw"})) fail("`drawn`");
        how = true;
      } else if (eat({"discard", "胡弃牌"})) {
        if (!eat({"from", "自"})) fail("`from SEAT`");
        win.by = eval::WinBy::Discard;
        how = seatNumber(win.from);
      } else if (eat({"from", "自", "点炮", "放炮", "放冲"})) {
        win.by = eval::WinBy::Discard;
        how = seatNumber(win.from);
      } else if (eat({"robbing", "rob_kong", "夺杠"})) {
        eat({"from", "自"});
        win.by = eval::WinBy::RobKong;
        how = seatNumber(win.from);
      } else if (eat({"after_kong", "杠后", "杠上开花"}) || (eat({"after"}) && (eat({"kong"}) || (fail("`kong`"), false)))) {
        win.afterKong = true;
      } else if (eat({"last_tiles", "末尾牌"}) || (eat({"last"}) && (eat({"tiles"}) || (fail("`tiles`"), false)))) {
        win.lastTiles = true;
      } else {
        fail("`self_draw`, `from SEAT`, `robbing SEAT`, `after_kong` or `last_tiles`");
      }
      if (punctuation_ == ',') advance();
    }
    if (!how) fail("`self_draw`, `from SEAT` or `robbing SEAT`");
  }

  std::string_view text_;
  CaseFields& out_;
  CaseError& error_;
  size_t at_ = 0, begin_ = 0;
  std::string_view word_;
  char punctuation_ = 0;
  bool failed_ = false;
};

}  // namespace

bool looksLikeWords(std::string_view text) {
  if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
  size_t at = 0;
  while (at < text.size() && (blankAt(text, at) || text[at] == '\n')) ++at;
  size_t end = at;
  char ignored = 0;
  while (end < text.size() && !blankAt(text, end) && !punctuationAt(text, end, ignored)) ++end;
  return clauseOf(text.substr(at, end - at)) != Clause::None;
}

bool readWords(std::string_view text, CaseFields& out, CaseError& error) {
  out.clear();
  error = {};
  if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
  out.seatCount = eval::seatCount;
  if (!Words(text, out, error).read()) return false;
  for (SeatFields& seat : out.seats) {
    if (!seat.told) seat.handKnown = false;
  }
  return true;
}

}  // namespace kaikou::tell
