// JSON to case fields.
//
// Each object of the format is a table of keys; a key's bit tells whether it was seen, so that "twice" and "missing"
// need no memory. The first thing wrong is kept; reading goes on, because what is not JSON at all is a different
// answer, and because the `id` may come last. Guarantee: one pass, no allocation beyond the vectors of the fields,
// whatever the line. Tested by tests/cases/case_reader_test.cpp, tests/fuzz/fuzz_case.cpp.
#include "runtime/cases/case_reader.h"

#include <functional>
#include <span>

#include <fmt/format.h>

#include "runtime/text/exact_number.h"
#include "runtime/text/nearest_name.h"
#include "runtime/text/utf8.h"

namespace kaikou::cases {

namespace {

using text::JsonKind;
using text::JsonScanner;
using text::exactNumber;

constexpr std::string_view caseKeys[] = {"id",    "ruleset", "indicator", "dealer",        "seats",
                                         "win",   "options", "offenders", "previous_wild", "facts"};
enum CaseKey { Id, Ruleset, Indicator, Dealer, Seats, Win, Options, Offenders, PreviousWild, Facts };
constexpr std::string_view seatKeys[] = {"hand", "melds", "aside"};
enum SeatKey { Hand, Melds, Aside };
constexpr std::string_view meldKeys[] = {"call", "tiles", "from"};
enum MeldKey { Call, Tiles, From };
constexpr std::string_view winKeys[] = {"seat", "tile", "by", "from", "after_kong", "last_tiles"};
enum WinKey { WinSeat, WinTile, WinBy, WinFrom, WinAfterKong, WinLastTiles };

// Some editors open a UTF-8 file with it.
constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";

class Reader {
 public:
  Reader(std::string_view text, const CaseRules& rules, TextArena& arena, CaseFields& out, CaseError& error)
      : json_(text, arena), rules_(rules), out_(out), error_(error) {}

  CaseRead read() {
    if (value() == JsonKind::Object) {
      readCaseObject();
    } else {
      wrong("a case must be an object");
      json_.skip();
    }
    if (!json_.finish()) {
      error_ = {fmt::format("not JSON: {}", json_.problem()), -1, {}, json_.text().data() + json_.offset()};
      return CaseRead::NotJson;
    }
    return wrong_ ? CaseRead::Wrong : CaseRead::Fine;
  }

 private:
  void wrong(std::string message, int seat = -1) {
    if (!wrong_) error_ = {std::move(message), seat, {}, json_.text().data() + at_};
    wrong_ = true;
  }
  // The next value, which is spoken of from here on.
  JsonKind value() {
    const JsonKind kind = json_.peek();
    at_ = json_.offset();
    return kind;
  }
  // A key, if it stands in the text as it is; otherwise what was spoken of before.
  void speakOf(std::string_view key) {
    const std::string_view text = json_.text();
    const std::less<const char*> before;
    if (before(key.data(), text.data()) || !before(key.data(), text.data() + text.size())) return;
    at_ = static_cast<size_t>(key.data() - text.data());
    at_ -= at_ > 0;                       // its quotation mark
  }

  // The index of `key`, or -1 after a complaint. `seen` gathers bits.
  int keyIn(std::span<const std::string_view> keys, std::string_view key, uint32_t& seen, const char* what, int seat) {
    speakOf(key);
    for (size_t i = 0; i < keys.size(); ++i) {
      if (keys[i] != key) continue;
      if (seen >> i & 1) {
        wrong(fmt::format("{}: the key `{}` is written twice", what, key), seat);
        return -1;
      }
      seen |= 1u << i;
      return static_cast<int>(i);
    }
    if (!wrong_) {
      const std::string near = text::nearest(std::string(text::beginningOf(key, 64)), {keys.begin(), keys.end()});
      wrong(fmt::format("{}: unknown key `{}`{}", what, text::beginningOf(key, 200),
                        near.empty() ? std::string() : fmt::format("; did you mean `{}`?", near)),
            seat);
    }
    return -1;
  }

  // `begin`: of the object that lacks it.
  void need(std::span<const std::string_view> keys, uint32_t seen, int key, const char* what, int seat, size_t begin) {
    at_ = begin;
    if (!(seen >> key & 1)) wrong(fmt::format("{}: `{}` is missing", what, keys[static_cast<size_t>(key)]), seat);
  }

  bool text(std::string_view what, int seat, std::string_view& out) {
    if (value() == JsonKind::String) return json_.string(out);
    if (!json_.broken()) wrong(fmt::format("`{}` must be a string", what), seat);
    json_.skip();
    return false;
  }

  // A seat: 0-3 and nothing else (no 1.0, no "1").
  bool seatNumber(std::string_view what, int seat, int& out) {
    std::string_view digits;
    if (value() == JsonKind::Number) {
      if (!json_.number(digits)) return false;
      if (digits == "-0") digits = "0";
      if (digits.size() == 1 && digits[0] <= '3') {
        out = digits[0] - '0';
        return true;
      }
    } else {
      json_.skip();
    }
    wrong(fmt::format("`{}` must be a seat, 0 to 3", what), seat);
    return false;
  }

  void flag(std::string_view what, bool& out) {
    const JsonKind kind = value();
    if (kind == JsonKind::True || kind == JsonKind::False) {
      out = kind == JsonKind::True;
      json_.literal();
      return;
    }
    wrong(fmt::format("`{}` must be true or false", what));
    json_.skip();
  }

  bool list(std::string_view what, int seat) {
    if (value() == JsonKind::Array) return json_.enterArray();
    wrong(fmt::format("`{}` must be a list", what), seat);
    json_.skip();
    return false;
  }

  bool object(std::string_view what, int seat) {
    if (value() == JsonKind::Object) return json_.enterObject();
    wrong(fmt::format("{} must be an object", what), seat);
    json_.skip();
    return false;
  }

  void readCaseObject() {
    const size_t begin = at_;
    json_.enterObject();
    uint32_t seen = 0;
    for (std::string_view key; json_.nextKey(key);) {
      switch (keyIn(caseKeys, key, seen, "case", -1)) {
        case Id: out_.hasId = text("id", -1, out_.id); break;
        case Ruleset: text("ruleset", -1, out_.ruleset); break;
        case Indicator: tile("indicator", -1, out_.indicator); break;
        case PreviousWild: tile("previous_wild", -1, out_.previousWild); break;
        case Dealer: seatNumber("dealer", -1, out_.dealer); break;
        case Seats: readSeats(); break;
        case Win: readWin(); break;
        case Options: readOptionsText(); break;
        case Offenders: readOffenders(); break;
        case Facts: readFacts(); break;
        default: json_.skip();
      }
    }
    if (rules_.idRequired) need(caseKeys, seen, Id, "case", -1, begin);
    need(caseKeys, seen, Dealer, "case", -1, begin);
    need(caseKeys, seen, Seats, "case", -1, begin);
    if (rules_.winRequired) need(caseKeys, seen, Win, "case", -1, begin);
    if ((seen >> Ruleset & 1) && out_.ruleset.empty()) wrong("`ruleset` is empty");
  }

  void tile(std::string_view what, int seat, std::string_view& out) {
    if (text(what, seat, out) && out.empty()) wrong(fmt::format("`{}` must be one tile", what), seat);
  }

  void readSeats() {
    if (value() != JsonKind::Array) {
      wrong("`seats` must be a list of seats");
      json_.skip();
      return;
    }
    json_.enterArray();
    while (json_.nextItem()) {
      const int seat = out_.seatCount++;
      if (seat >= eval::seatCount) {
        json_.skip();
      } else if (!rules_.seatsRequired && value() == JsonKind::Null) {
        json_.literal();
        out_.seats[static_cast<size_t>(seat)].handKnown = false;
      } else {
        readSeat(seat, out_.seats[static_cast<size_t>(seat)]);
      }
    }
  }

  void readSeat(int seat, SeatFields& into) {
    into.told = true;
    if (!object("a seat", seat)) return;
    const size_t begin = at_;
    uint32_t seen = 0;
    for (std::string_view key; json_.nextKey(key);) {
      switch (keyIn(seatKeys, key, seen, "seat", seat)) {
        case Hand:
          if (!rules_.seatsRequired && value() == JsonKind::Null) {
            json_.literal();
            into.handKnown = false;
          } else {
            text("hand", seat, into.hand);
          }
          break;
        case Melds:
          if (!list("melds", seat)) break;
          while (json_.nextItem()) readMeld(seat, into);
          break;
        case Aside:
          if (!list("aside", seat)) break;
          for (std::string_view word; json_.nextItem();) {
            if (text("aside", seat, word)) into.aside.push_back(word);
          }
          break;
        default: json_.skip();
      }
    }
    need(seatKeys, seen, Hand, "seat", seat, begin);
  }

  void readMeld(int seat, SeatFields& into) {
    if (!object("a meld", seat)) return;
    const size_t begin = at_;
    MeldFields meld;
    uint32_t seen = 0;
    for (std::string_view key; json_.nextKey(key);) {
      switch (keyIn(meldKeys, key, seen, "meld", seat)) {
        case Call: text("call", seat, meld.call); break;
        case Tiles: text("tiles", seat, meld.tiles); break;
        case From: seatNumber("from", seat, meld.from); break;
        default: json_.skip();
      }
    }
    need(meldKeys, seen, Call, "meld", seat, begin);
    need(meldKeys, seen, Tiles, "meld", seat, begin);
    if (!wrong_) into.melds.push_back(meld);
  }

  void readWin() {
    if (!object("`win`", -1)) return;
    const size_t begin = at_;
    WinFields& win = out_.win;
    win.told = true;
    uint32_t seen = 0;
    for (std::string_view key; json_.nextKey(key);) {
      switch (keyIn(winKeys, key, seen, "win", -1)) {
        case WinSeat: seatNumber("seat", -1, win.seat); break;
        case WinTile: tile("tile", -1, win.tile); break;
        case WinBy: readBy(); break;
        case WinFrom: seatNumber("from", -1, win.from); break;
        case WinAfterKong: flag("after_kong", win.afterKong); break;
        case WinLastTiles: flag("last_tiles", win.lastTiles); break;
        default: json_.skip();
      }
    }
    need(winKeys, seen, WinSeat, "win", -1, begin);
    need(winKeys, seen, WinTile, "win", -1, begin);
    need(winKeys, seen, WinBy, "win", -1, begin);
  }

  void readBy() {
    std::string_view by;
    if (value() != JsonKind::String) json_.skip();
    else json_.string(by);
    if (by == "self_draw") out_.win.by = eval::WinBy::SelfDraw;
    else if (by == "discard") out_.win.by = eval::WinBy::Discard;
    else if (by == "rob_kong") out_.win.by = eval::WinBy::RobKong;
    else wrong("`by` must be \"self_draw\", \"discard\" or \"rob_kong\"");
  }

  void readOffenders() {
    out_.hasOffenders = true;
    if (!list("offenders", -1)) return;
    while (json_.nextItem()) {
      int seat;
      if (seatNumber("offenders", -1, seat) && out_.offenders.size() < 16) out_.offenders.push_back(seat);
    }
  }

  void readOptionsText() {
    if (value() != JsonKind::Object) {
      wrong("`options` must be an object");
      json_.skip();
      return;
    }
    const size_t begin = json_.offset();
    if (json_.skip()) out_.optionsText = json_.text().substr(begin, json_.offset() - begin);
  }

  void readFacts() {
    if (!object("`facts`", -1)) return;
    for (std::string_view key; json_.nextKey(key);) {
      FactField fact;
      fact.name = key;
      for (const FactField& other : out_.facts) {
        if (other.name == key) wrong(fmt::format("facts: the key `{}` is written twice", key));
      }
      if (out_.facts.size() == 64) wrong("too many facts");
      std::string_view digits;
      switch (value()) {
        case JsonKind::True:
        case JsonKind::False:
          fact.kind = FactField::YesNo;
          fact.yes = json_.peek() == JsonKind::True;
          json_.literal();
          break;
        case JsonKind::Number:
          fact.kind = FactField::Number;
          if (json_.number(digits) && !exactNumber(digits, fact.number)) wrong("a number is too large");
          break;
        case JsonKind::String:
          fact.kind = FactField::Word;
          json_.string(fact.word);
          break;
        default:
          wrong(fmt::format("fact `{}` cannot be that", key));
          json_.skip();
      }
      if (!wrong_) out_.facts.push_back(fact);
    }
  }

  JsonScanner json_;
  const CaseRules& rules_;
  CaseFields& out_;
  CaseError& error_;
  size_t at_ = 0;        // where what is spoken of begins
  bool wrong_ = false;
};

}  // namespace

CaseRead readCase(std::string_view text, const CaseRules& rules, TextArena& arena, CaseFields& out, CaseError& error) {
  out.clear();
  arena.clear();
  error.message.clear();
  error.seat = -1;
  error.tile.clear();
  error.at = nullptr;
  if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
  if (auto bad = text::firstInvalidUtf8(text)) {
    error.message = "not valid UTF-8";
    error.at = text.data() + *bad;
    return CaseRead::NotJson;
  }
  return Reader(text, rules, arena, out, error).read();
}

}  // namespace kaikou::cases
