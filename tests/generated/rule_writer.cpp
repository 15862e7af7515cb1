// Declarations in an order in which names are known, each with expressions from the table of phrases
// (rule_phrases.h) up to the time that the language allows there. Validity is aimed at, not proved: a few of
// a hundred are refused by the compiler, which is a test of refusals. Sizes are drawn from the ends of what
// is allowed more often than from the middle.
//
// Guarantee: the same text for the same seed on every machine. Tested by
// tests/generated/generated_rules_test.cpp.
#include "tests/generated/rule_writer.h"

#include <algorithm>

#include "tests/generated/rule_course.h"

namespace kaikou::generated {

namespace {

class Writer : private RuleCourse {
 public:
  explicit Writer(uint64_t seed) : RuleCourse(seed * 2 + 1), seed_(seed) {}

  Written write() {
    written_.name = "made_" + std::to_string(seed_);
    if (chance(25))
      derived();
    else
      whole();
    return std::move(written_);
  }

 private:
  // ── a ruleset of its own ──
  void whole() {
    line("ruleset " + written_.name + " \"造\" / \"Made\"");
    tiles();
    options();
    deal();
    wall();
    sets();
    wilds();
    facts();
    decideCourse();
    decideMarks();
    calls();
    steps();
    marks();
    discarding();
    restrictions();
    turnUps();
    claims();
    shapes();
    duty();
    winning();
    pays();
    after();
    afterwards();
  }

  void calls() {
    if (chance(12)) return;
    std::vector<std::string> triplets;
    static const char* const kinds[] = {"run on discard of previous seat",
                                        "run on discard",
                                        "triplet on discard",
                                        "quad on discard",
                                        "quad in hand",
                                        "triplet in hand",
                                        "run in hand",
                                        "quad added to ",
                                        "set aside "};
    for (int i = chance(80) ? between(1, 5) : between(6, 10); i > 0; --i) {
      const std::string name = fresh("叫");
      const int which = chance(50) ? random_.below(4) : random_.below(9);
      if (which == 7 && triplets.empty()) continue;
      std::string text = "call " + title(name) + " : " + kinds[which];
      if (which == 7) text += anyOf(triplets);
      if (which == 8)
        text += chance(20) ? "{all tiles}" : chance(50) ? fixedSet() : say('S', Time::Deal, 0, 1);
      const bool quad = std::string_view(kinds[which]).find("quad") == 0, claim = which < 4;
      if (claim ? chance(80) : chance(10)) text += ", opens", has_ |= OpeningCalls;
      if ((quad || which == 8) && chance(80)) text += ", draws", has_ |= Kongs;
      if ((which == 7 && chance(60)) || (which == 4 && chance(20))) text += ", robbable", has_ |= Robbable;
      if (which >= 4 && which < 7 && chance(50)) text += ", concealed";
      if (!claim && chance(15)) text += ", any time";
      if (chance(12)) text += ", compulsory";
      if (chance(25)) text += " without " + (chance(60) ? fixedSet() : say('S', Time::Deal, 0, 1));
      line(text + guard(Time::Table, 10));
      if (which == 2 || which == 5) triplets.push_back(name);
      names_.calls.push_back(name);
      if (quad && text.find(", draws") == std::string::npos) names_.quietQuads.push_back(name);
      if (claim) names_.claims.push_back(name);
      has_ |= Calls;
    }
  }

  void discarding() {
    if (!chance(25)) return;
    std::string text = "discarding " +
                       (chance(15)   ? "{all tiles}"
                        : chance(60) ? fixedSet()
                                     : say('S', Time::Deal, 0, 1)) +
                       " {";
    static const char* const what[] = {"unclaimable", "set aside", "draws", "forbidden"};
    bool any = false;
    for (const char* item : what) {
      if (!chance(35) || (any && item == what[3])) continue;
      any = true;
      text += std::string(" ") + item + guard(Time::Option, 15);
    }
    if (any) line(text + " }");
  }

  void claims() {
    if (!chance(60)) return;
    line("claims {");
    std::string order = "  order win";
    for (const std::string& call : names_.claims)
      if (chance(60)) order += (chance(50) ? ", " : " ") + call;
    line(order);
    line(std::string("  ") + (chance(50) ? "one winner" : "every winner") +
         (chance(40)   ? ", first from dealer"
          : chance(40) ? ", first after giver"
                       : ""));
    if ((has_ & Course) && chance(20)) line("  no winner" + guard(Time::Table, 95));
    if (chance(30)) line("  passing locks until own draw" + guard(Time::Option, 30));
    line("}");
  }

  void shapes() {
    bool pairs = true;
    auto shape = [&](const std::string& body) {
      const std::string name = fresh("形");
      line("shape " + title(name) + " = " + body);
      names_.shapes.push_back(name);
      has_ |= Shapes;
    };
    const int complete = names_.hand + 1;
    if (complete % 3 == 2 && chance(90)) shape(std::to_string(complete / 3) + " melds and a pair");
    if (complete % 3 == 0 && chance(90)) shape(std::to_string(complete / 3) + " melds"), pairs = false;
    if (complete % 2 == 0 && complete <= 18 && chance(40))
      shape(std::to_string(complete / 2) + (chance(50) ? " pairs" : " distinct pairs"));
    if (static_cast<int>(names_.tiles.size()) >= complete && chance(15)) {
      std::vector<std::string> tiles(names_.tiles.begin(), names_.tiles.begin() + complete - 1);
      shape("one each of {" + joined(tiles) + "} and one more");
    }
    // Different tiles, some in an order of their own; with melds beside them as well.
    const int kinds = static_cast<int>(names_.tiles.size());
    if (kinds > complete && chance(12)) shape(std::to_string(complete) + " different of {all tiles}"), pairs = false;
    if ((has_ & LongSuits) && names_.suits >= 3 && complete >= 9 && chance(15)) {
      if (complete % 3 == 0) shape("one each of knitted 147 258 369, " + std::to_string((complete - 9) / 3) + " melds"), pairs = false;
      if (complete % 3 == 2) shape("one each of knitted 147 258 369, " + std::to_string((complete - 11) / 3) + " melds and a pair");
      if (kinds >= 16 && complete <= 16) shape(std::to_string(complete) + " different of knitted 147 258 369 {all tiles}"), pairs = false;
    }
    if (chance(8)) shape("any tiles"), pairs = false;
    if (pairs && !names_.shapes.empty()) has_ |= Pairs;
  }

  void winning() {
    for (int i = (has_ & LongSuits) && chance(20) ? between(1, 2) : 0; i > 0; --i) {
      static const char* const relations[] = {"runs n n in one suit", "runs n n+3 in one suit", "runs 1 7 in one suit"};
      const std::string name = fresh("关");
      line("pattern " + title(name) + " : " + anyOf(relations));
      names_.relations.push_back(name);
      names_.patterns.push_back(name);
      has_ |= Relations | Patterns;
    }
    for (int i = between(0, 4); i > 0; --i) pattern();
    for (int i = chance(30) ? 1 : 0; i > 0; --i) {
      const std::string name = fresh("家");
      line("tally " + title(name) + " of each seat {");
      for (int lines = between(1, 3); lines > 0; --lines) payLine(Time::Table, "行", 0);
      line("}");
      names_.seatTallies.push_back(name);
      has_ |= SeatTallies;
    }
    if (chance(25)) {
      const std::string name = fresh("数");
      line("let " + title(name) + " = " + say('n', Time::Reading, 0, 2));
      know('n', Time::Reading, name);
    }
    const bool pays = chance(90);
    for (int i = pays && chance(25) ? between(1, 2) : 0; i > 0; --i) names_.liabilities.push_back(fresh("包")), has_ |= Liable;
    if (pays) {
      line("payment {");
      line("  " + title(fresh("底")) + " : = " + std::to_string(between(1, 8)));
      for (int lines = between(0, 4); lines > 0; --lines) payLine(Time::Loser, "付", 0);
      if (!names_.limits.empty() && chance(60))
        line("  " + title(fresh("顶")) + " : at most " + anyOf(names_.limits));
      if (chance(85)) line("  " + title(fresh("整")) + " : round up to 1");
      line("}");
    }
    for (int i = chance(40) ? between(1, 3) : 0; i > 0; --i) {
      const bool payment = pays && chance(15);
      line("need " + title(fresh("要")) + " : " +
           (payment ? "every loser (payment >= " + hole('j', Time::Loser, 0, 0) + ")"
                    : say('b', Time::Reading, pays ? MayPay : Nothing)));
    }
    for (const std::string& name : names_.liabilities) {
      line("liable " + title(name) + " : " + say('s', Time::Table, MayBeReady, 1) +
           guard(Time::Reading, 70, MayBeReady));
    }
    if (chance(25))
      line("choose most " + std::string(pays && chance(60) ? "winnings, " : "") +
           say('n', Time::Reading, 0, 2));
    if (chance(30)) {
      line("result {");
      line("  甲 = " + say('n', Time::Reading, 0, 2));
      if (chance(50)) line("  乙 = " + say('b', Time::Reading, 0, 2));
      line("}");
    }
  }

  void pattern() {
    const std::string name = fresh("番种");
    const bool valued = chance(40);
    std::string text = "pattern " + title(name);
    if (!names_.shapes.empty() && chance(25)) text += " of " + anyOf(names_.shapes);
    if (valued) text += " worth " + std::to_string(between(1, 8));
    text += " : " + say('b', Time::Reading, 0, 2);
    // Not of one that the condition asks about: that would be a circle.
    if (!names_.patterns.empty() && chance(25)) {
      const std::string& other = anyOf(names_.patterns);
      if (text.find(other) == std::string::npos) text += (chance(50) ? " excludes " : " implies ") + other;
    }
    line(text);
    names_.patterns.push_back(name);
    if (valued) names_.valued.push_back(name), has_ |= Valued;
    know('b', Time::Reading, name);
    has_ |= Patterns;
  }

  void duty() {
    if ((has_ & OpeningCalls) && (has_ & Suits) && chance(20)) {
      line("duty " + title(fresh("责")) + " {");
      line("  starts after opening " + std::to_string(between(1, 3)) + " in one suit");
      line("  others discard that suit");
      if (chance(30)) line("  except dealer");
      if (chance(30)) line("  exempt " + fixedSet());
      line("}");
      has_ |= Duty;
      if (chance(60)) line("sharing " + title(fresh("分")) + " : offenders" + guard(Time::Table, 40));
    }
  }

  void after() {
    if (chance(40))
      line("leaving { pays " + std::to_string(between(0, 50)) + " to house" +
           (chance(50) ? " void hand" : "") + " }");
    if (chance(70)) {
      static const char* const who[] = {"winner seat", "same seat", "next seat", "previous seat"};
      line("next dealer {");
      for (int i = between(1, 3); i > 0; --i)
        line(std::string("  ") + anyOf(who) + guard(Time::Table, 70, ForDealer));
      line("  next seat");
      line("}");
    }
  }

  // ── a house rule over a shipped ruleset ──
  void derived() {
    static const std::string modules[] = {"facai", "fengyise_jinding", "jian258", "jiangfeng_bao", "qihu_times", "sizhang_bigang", "xiayu", "yangguang"};
    const ShippedNames& base = anyOf(shippedNames());
    line("ruleset " + written_.name + " \"造\" / \"Made\" extends " + base.ruleset + (base.ruleset.find("koufan") != std::string::npos && chance(50) ? " uses " + anyOf(modules) : ""));
    names_ = base.names;
    has_ = base.has | Suits | LongSuits | Calls | Patterns | Kongs | OpeningCalls | Shapes | Pairs;
    decideCourse();
    decideMarks();
    steps();
    marks();
    restrictions();
    turnUps();
    pays();
    for (int i = between(1, 3); i > 0; --i) {
      switch (random_.below(8)) {
        case 0:
        case 1:
        case 2: line("need " + title(fresh("要")) + " : " + say('b', Time::Reading)); break;
        case 3:
          line("payment {");
          payLine(Time::Loser, "付", 0);
          line("  " + title(fresh("整")) + " : round up to 1");
          line("}");
          break;
        case 4: pattern(); break;
        case 5:
          line("call " + title(fresh("叫")) + " : set aside " + fixedSet() + (chance(70) ? ", draws" : ""));
          break;
        case 6:
          line("override discarding " + (chance(30) ? "{all tiles}" : fixedSet()) + " { " +
               (chance(50) ? "unclaimable" : "forbidden") + " }");
          break;
        default:
          if (!base.needs.empty()) line("remove need " + anyOf(base.needs));
          break;
      }
    }
  }

  uint64_t seed_;
};

}  // namespace

std::string Written::text() const {
  std::string text;
  for (const std::string& one : lines) text += one + "\n";
  return text;
}

Written writeRules(uint64_t seed) { return Writer(seed).write(); }

}  // namespace kaikou::generated
