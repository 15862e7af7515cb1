// A log, opened: which rules it is of, whether every line is as the rules give it, and the table after each line with all hands open.
// Tested by tests/workshop/core_test.cpp: a log that was played here verifies, one with a changed line does not.
#include <algorithm>

#include "runtime/base/seed.h"
#include "workshop/desks.h"
#include "workshop/workshop_words.h"

namespace kaikou::workshop {

namespace {

struct ReplayFree { void operator()(kaikou_replay* replay) const { kaikou_replay_free(replay); } };

struct OpenLog {
  std::unique_ptr<kaikou_plan, PlanFree> plan;
  std::unique_ptr<kaikou_replay, ReplayFree> replay;
  std::string text;
  std::vector<size_t> starts;            // of lines, and the end
  size_t at = 0;                         // lines that were replayed
};

class LogDesk final : public Desk {
 public:
  explicit LogDesk(RulesShelf& shelf) : shelf_(shelf) {}

  std::optional<Json> answer(const Request& request) override {
    if (request.what() == "log.open") return open(request);
    if (request.what() == "log.step") return step(request);
    if (request.what() == "log.drop") {
      logs_.drop(request.integer("log", 1, INT64_MAX));
      return Json::object();
    }
    return std::nullopt;
  }

 private:
  std::shared_ptr<const plan::Plan> planOf(const Json& head, const Request& request) {
    driver::OptionValues values;
    for (const auto& [name, value] : head["options"].items()) values[name] = driver::parseOptionText(value.get<std::string>());
    Json asked{{"do", "log"}, {"language", request.language() == Language::Chinese ? "zh" : "en"}};
    asked["rules"] = request.has("rules") ? request.object("rules") : Json{{"name", head["ruleset"]}};
    Checked& checked = shelf_.checked(Request(std::move(asked)));
    text::Bilingual why;
    auto plan = checked.workspace->plan(checked.ruleset, values, why);
    if (!plan) refuse(why, request.language());
    return plan;
  }

  Json open(const Request& request) {
    Reply reply(request.language());
    OpenLog log;
    log.text = request.string("text");
    // Of several matches in one file the first.
    reply.check(kaikou_log_head(log.text.data(), log.text.size(), reply));
    const Json head = reply.json();
    log.plan.reset(api::handleOf(planOf(head, request)).release());
    std::array<uint8_t, 32> digest;
    reply.check(kaikou_plan_digest(log.plan.get(), digest.data(), reply));
    if (toHex(digest.data(), digest.size()) != head["plan"].get<std::string>()) refuse(words::LogOfOtherRules(head["ruleset"].get<std::string>()), request.language());

    kaikou_replay* replay = nullptr;
    reply.check(kaikou_replay_new(log.plan.get(), &replay, reply));
    log.replay.reset(replay);
    size_t used = 0;
    const kaikou_status status = kaikou_replay_take(replay, log.text.data(), log.text.size(), &used, reply);
    Json answer{{"head", head}};
    if (status != KAIKOU_OK) answer["wrong"] = reply.text();
    log.text.resize(used);
    for (size_t at = 0; at < used; at = log.text.find('\n', at) + 1) log.starts.push_back(at);
    log.starts.push_back(used);
    log.at = log.starts.size() - 1;
    reply.check(kaikou_replay_report(replay, reply));
    answer["report"] = reply.json();
    answer["lines"] = Json::array();
    for (size_t i = 0; i + 1 < log.starts.size(); ++i) answer["lines"].push_back(kindOf(log, i));
    answer["log"] = logs_.put(std::move(log));
    return answer;
  }

  static std::string lineOf(const OpenLog& log, size_t line) {
    return log.text.substr(log.starts[line], log.starts[line + 1] - log.starts[line] - 1);
  }
  // The first member of a line says what it is; walls and sums are for those who check them elsewhere.
  static std::string kindOf(const OpenLog& log, size_t line) {
    const std::string text = lineOf(log, line);
    const size_t begin = text.find(": \"");
    const size_t end = begin == std::string::npos ? begin : text.find('"', begin + 3);
    return end == std::string::npos ? std::string() : text.substr(begin + 3, end - begin - 3);
  }

  Json step(const Request& request) {
    OpenLog* log = logs_.find(request.integer("log", 1, INT64_MAX));
    if (!log) refuse(words::NoLogAnyMore, request.language());
    const auto wanted = static_cast<size_t>(request.integer("line", 0, INT32_MAX));
    if (wanted + 1 >= log->starts.size()) refuse(words::LogEmptyStep(std::to_string(wanted)), request.language());
    Reply reply(request.language());
    if (wanted + 1 < log->at) {          // backwards is from the beginning
      kaikou_replay* replay = nullptr;
      reply.check(kaikou_replay_new(log->plan.get(), &replay, reply));
      log->replay.reset(replay);
      log->at = 0;
    }
    const size_t from = log->starts[log->at], to = log->starts[wanted + 1];
    reply.check(kaikou_replay_take(log->replay.get(), log->text.data() + from, to - from, nullptr, reply));
    log->at = wanted + 1;
    Json answer{{"line", Json::parse(lineOf(*log, wanted))}};
    const kaikou_status status = kaikou_replay_view(log->replay.get(), KAIKOU_NO_SEAT, reply);
    if (status == KAIKOU_OK) answer["view"] = reply.json();
    else if (status != KAIKOU_REFUSED) reply.check(status);
    return answer;
  }

  RulesShelf& shelf_;
  Shelf<OpenLog> logs_{4};
};

}  // namespace

std::unique_ptr<Desk> logDesk(RulesShelf& shelf) { return std::make_unique<LogDesk>(shelf); }

}  // namespace kaikou::workshop
