// A table with three bots. The page asks for one step at a time, so that bots move at a human pace and nothing waits for long.
//
// What is told while a hand runs is what the person's seat may see (kaikou_table_view, _events); all hands and the reasons of every
// point come when it is over.
// Tested by tests/workshop/core_test.cpp: whole hands; and by tests/web through the page.
#include <algorithm>

#include "runtime/base/seed.h"
#include "workshop/desks.h"
#include "workshop/workshop_words.h"

namespace kaikou::workshop {

namespace {

struct TableFree { void operator()(kaikou_table* table) const { kaikou_table_free(table); } };
struct BotFree { void operator()(kaikou_bot* bot) const { kaikou_bot_free(bot); } };

struct Played {
  std::unique_ptr<kaikou_table, TableFree> table;
  std::vector<std::unique_ptr<kaikou_bot, BotFree>> bots;    // one a seat; the person's gives advice
  int seat = 0;                          // the person's; KAIKOU_NO_SEAT: all are bots, and everything is open
  int hand = 0;                          // of the events asked for last, as the core tells it back
  size_t next = 0;
  std::string log;
  int64_t number = 0;
};

class PlayDesk final : public Desk {
 public:
  explicit PlayDesk(RulesShelf& shelf) : shelf_(shelf) {}

  std::optional<Json> answer(const Request& request) override {
    const std::string& what = request.what();
    if (!what.starts_with("play.")) return std::nullopt;
    if (what == "play.bots") {
      Reply reply(request.language());
      reply.check(kaikou_bots(reply));
      return reply.json();
    }
    if (what == "play.new") return begin(request);
    if (what == "play.drop") {
      tables_.drop(request.integer("table", 1, INT64_MAX));
      return Json::object();
    }
    Played* played = tables_.find(request.integer("table", 1, INT64_MAX));
    if (!played) refuse(words::NoTableAnyMore, request.language());
    Reply reply(request.language());
    if (what == "play.step") return step(*played, reply);
    if (what == "play.act") {
      reply.check(kaikou_table_apply_text(played->table.get(), seatOf(*played), request.string("action").c_str(), KAIKOU_TERMINATED, reply));
      return state(*played, reply, true);
    }
    if (what == "play.next") {
      takeLog(*played, reply);
      reply.check(kaikou_table_next_hand(played->table.get(), reply));
      return state(*played, reply, true);
    }
    if (what == "play.hints") {
      reply.check(kaikou_table_hints(played->table.get(), seatOf(*played), reply));
      return reply.json();
    }
    if (what == "play.advice") {
      kaikou_action action;
      const int seat = seatOf(*played);
      reply.check(kaikou_bot_choose(played->bots[static_cast<size_t>(seat)].get(), played->table.get(), seat, &action, reply));
      reply.check(kaikou_table_action_text(played->table.get(), action, reply));
      return Json{{"action", reply.text()}};
    }
    if (what == "play.log") {
      takeLog(*played, reply);
      return Json{{"text", played->log}};
    }
    return std::nullopt;
  }

 private:
  static int seatOf(const Played& played) { return std::max(0, played.seat); }

  Json begin(const Request& request) {
    Checked& checked = shelf_.checked(request);
    if (checked.ruleset->flat->isModule) refuse(words::ModuleCannotPlay(checked.name), request.language());
    Compiled& compiled = shelf_.compiled(request);
    Reply reply(request.language());
    Seed seed;
    if (request.has("seed")) {
      if (!Seed::ofHex(request.string("seed"), seed)) refuseRequest("`seed` is not 64 hexadecimal digits");
    } else {
      reply.check(kaikou_random_seed(seed.bytes.data(), reply));
    }
    const int seats = kaikou_plan_seats(compiled.plan.get());
    Played played;
    played.seat = static_cast<int>(request.integerOr("seat", KAIKOU_NO_SEAT, seats - 1, 0));
    kaikou_table* table = nullptr;
    reply.check(kaikou_table_new(compiled.plan.get(), seats, seed.bytes.data(), 1, &table, reply));
    played.table.reset(table);
    reply.check(kaikou_table_keep_events(table, 1, reply));
    const std::string name = request.stringOr("bot", "greedy");
    for (int seat = 0; seat < seats; ++seat) {
      kaikou_bot* bot = nullptr;
      reply.check(kaikou_bot_new(compiled.plan.get(), name.c_str(), &bot, reply));
      played.bots.emplace_back(bot);
    }
    reply.check(kaikou_table_next_hand(table, reply));
    const int64_t number = tables_.put(std::move(played));
    Played& kept = *tables_.find(number);
    kept.number = number;
    Json answer = state(kept, reply, true);
    answer["seats"] = seats;
    return answer;
  }

  // One bot does one thing.
  Json step(Played& played, Reply& reply) {
    unsigned asked = kaikou_table_to_act(played.table.get());
    if (played.seat >= 0) asked &= ~(1u << played.seat);
    if (!asked) return state(played, reply, false);
    int seat = 0;
    while (!(asked >> seat & 1)) ++seat;
    kaikou_action action;
    reply.check(kaikou_bot_choose(played.bots[static_cast<size_t>(seat)].get(), played.table.get(), seat, &action, reply));
    reply.check(kaikou_table_apply(played.table.get(), action, reply));
    return state(played, reply, true);
  }

  static void takeLog(Played& played, Reply& reply) {
    reply.check(kaikou_table_take_log(played.table.get(), reply));
    played.log += reply.text();
  }

  Json state(Played& played, Reply& reply, bool moved) {
    kaikou_table* table = played.table.get();
    Json answer{{"table", played.number}, {"moved", moved}, {"seat", played.seat}};
    reply.check(kaikou_table_view(table, played.seat, reply));
    answer["view"] = reply.json();
    const unsigned asked = kaikou_table_to_act(table);
    const bool over = kaikou_table_outcome(table) != KAIKOU_NOT_OVER && asked == 0;
    answer["over"] = over;
    answer["legal"] = Json::array();
    if (played.seat >= 0 && (asked >> played.seat & 1)) {
      reply.check(kaikou_table_legal_texts(table, played.seat, reply));
      answer["legal"] = reply.json();
    }
    // Whether a step would do something: a person's answer may be waited for while bots are still to answer.
    answer["bots"] = (played.seat >= 0 ? asked & ~(1u << played.seat) : asked) != 0;
    reply.check(kaikou_table_events(table, std::max(0, played.seat), played.hand, played.next, reply));
    Json events = reply.json();
    played.hand = events["hand"].get<int>();
    played.next = events["next"].get<size_t>();
    answer["events"] = std::move(events["events"]);
    if (over) finish(played, reply, answer);
    return answer;
  }

  static void finish(Played& played, Reply& reply, Json& answer) {
    kaikou_table* table = played.table.get();
    reply.check(kaikou_table_view(table, KAIKOU_NO_SEAT, reply));
    answer["open"] = reply.json();
    Json settled = Json::array();
    for (int i = 0; i < kaikou_table_winner_count(table); ++i) {
      reply.check(kaikou_table_explain(table, i, reply));
      settled.push_back({{"seat", kaikou_table_winner(table, i)}, {"result", reply.json()}});
    }
    answer["settled"] = std::move(settled);
  }

  RulesShelf& shelf_;
  Shelf<Played> tables_{8};
};

}  // namespace

std::unique_ptr<Desk> playDesk(RulesShelf& shelf) { return std::make_unique<PlayDesk>(shelf); }

}  // namespace kaikou::workshop
