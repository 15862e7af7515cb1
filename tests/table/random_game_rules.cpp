// Why texts and not plans: what the compiler refuses needs no answer of the engine, and what it takes does.
#include "tests/table/random_game_rules.h"

#include <fmt/format.h>

#include <vector>

namespace kaikou::testing {
namespace {

class Writer {
 public:
  explicit Writer(bench::Random& random) : random_(random) {}

  std::string text() {
    const int seats = 2 + random_.below(3), ranks = 3 + random_.below(7);
    const bool second = random_.chance(60), honours = random_.chance(60);
    const int tiles = 4 * (ranks + (second ? ranks : 0) + (honours ? 3 : 0));
    const int most = std::min(19, tiles / seats - 2);
    const int hand = 1 + random_.below(std::max(1, most));
    out_ = "ruleset chance \"偶然\" / \"chance\"\ntiles {\n";
    out_ += fmt::format("  suit 万 m 1..{} copies 4\n", ranks);
    if (second) out_ += fmt::format("  suit 条 s 1..{} copies 4\n", ranks);
    if (honours) out_ += "  honour 东 中 白 copies 4\n";
    if (random_.chance(40)) out_ += "  flower 春 夏 秋 copies 1\n";
    out_ += fmt::format("}}\nset 甲 = {}\nset 乙 = 1m 2m\n", honours ? "中 3m" : "3m");
    if (random_.chance(30)) out_ += "wild 赖 = 2m\n";
    out_ += fmt::format("deal {{\n  seats {}\n  hand {}, dealer {}\n}}\n", seats, hand, hand + (random_.chance(80) ? 1 : 0));
    out_ += fmt::format("wall {{\n  replacements from {}\n  keep {}\n  last tiles {}\n}}\n", random_.chance(50) ? "head" : "tail",
                        random_.chance(50) ? 0 : random_.below(6), random_.chance(40) ? 0 : random_.below(9));
    calls();
    if (random_.chance(70)) discarding();
    claims();
    shape(hand);
    out_ += "payment {\n  底 \"底\" / \"base\" : = 1\n}\n";
    if (random_.chance(50)) out_ += fmt::format("leaving {{\n  pays 5 to house\n{}}}\n", random_.chance(50) ? "  void hand\n" : "");
    out_ += "next dealer {\n  same seat when winner is dealer\n  next seat\n}\n";
    return out_;
  }

 private:
  std::string one(std::initializer_list<const char*> of) { return of.begin()[random_.below(static_cast<int>(of.size()))]; }

  void call(const std::string& kind, int drawing) {
    const std::string name = fmt::format("叫{}", static_cast<char>('a' + calls_.size()));
    out_ += fmt::format("call {} : {}", name, kind);
    auto flag = [&](const char* word, int percent) {
      if (random_.chance(percent)) out_ += fmt::format(", {}", word);
    };
    const bool claim = kind.find("on discard") != std::string::npos, added = kind.find("added") != std::string::npos;
    flag("opens", 40);
    flag("draws", drawing);
    flag("robbable", added ? 50 : 1);
    flag("concealed", kind.find("in hand") != std::string::npos ? 40 : 1);
    flag("any time", claim ? 1 : 50);
    flag("compulsory", 15);
    if (random_.chance(30)) out_ += " without 乙";
    out_ += '\n';
    calls_.push_back(name);
    (claim ? claims_ : own_).push_back(name);
  }

  void calls() {
    std::vector<std::string> triplets;
    for (int n = random_.below(7); n > 0; --n) {
      const int which = random_.below(6);
      if (which == 0) call("run " + one({"on discard", "on discard of previous seat", "in hand"}), 1);
      if (which == 1 || which == 2) {
        call("triplet " + one({"on discard", "on discard of previous seat", "in hand"}), 1);
        triplets.push_back(calls_.back());
      }
      if (which == 3) call("quad " + one({"on discard", "on discard of previous seat", "in hand"}), 75);
      if (which == 4 && !triplets.empty()) call("quad added to " + triplets[static_cast<size_t>(random_.below(static_cast<int>(triplets.size())))], 75);
      if (which == 5) call("set aside " + one({"甲", "乙"}), 75);
    }
  }

  void discarding() {
    out_ += "discarding " + one({"甲", "乙", "{甲 乙}"}) + " { ";
    for (const char* flag : {"unclaimable", "set aside", "draws", "forbidden"})
      if (random_.chance(50)) out_ += std::string(flag) + " ";
    out_ += "}\n";
  }

  void claims() {
    out_ += "claims {\n  order win";
    for (const std::string& name : claims_)
      if (random_.chance(70)) out_ += (random_.chance(40) ? " " : ", ") + name;
    out_ += random_.chance(50) ? "\n  every winner\n" : "\n  one winner\n";
    if (random_.chance(40)) out_ += "  passing locks until own draw\n";
    out_ += "}\n";
  }

  // A hand of any size can win somehow; most do not at once.
  void shape(int hand) {
    if (hand % 3 == 1) out_ += fmt::format("shape 成 = {} melds and a pair\nneed 牌 : shape is 成\n", hand / 3);
    else if (hand % 2 == 1) out_ += fmt::format("shape 成 = {} pairs\nneed 牌 : shape is 成\n", (hand + 1) / 2);
    else out_ += fmt::format("shape 成 = any tiles\nneed 牌 : count 甲 in hand >= {}\n", 1 + random_.below(3));
  }

  bench::Random& random_;
  std::string out_;
  std::vector<std::string> calls_, claims_, own_;
};

}  // namespace

std::string randomGameRules(bench::Random& random) { return Writer(random).text(); }

}  // namespace kaikou::testing
