// Logs for `kou replay` and `kou verify`.
//
// A log names its ruleset; only a plain name is looked up, so that a log from somebody else reads no file of
// its choosing. Memory is bounded by the longest line. Tested by tests/scripts/referee.sh.
#include "cli/log_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/block_io.h"
#include "runtime/plan/plan_codec.h"
#include "runtime/plan/plan_verify.h"
#include "runtime/text/understood.h"

namespace kaikou::cli {

void LogFile::addTo(const Session& session, CLI::App& app, Arguments& arguments) {
  app.add_option("LOG", arguments.path, session.said(words::HelpLog))->required();
  app.add_option("--plan", arguments.planFile, session.said(words::HelpLogPlan));
  app.add_option("-r,--ruleset", arguments.ruleset, session.said(words::HelpLogRuleset));
  app.add_flag("--running", arguments.running, session.said(words::HelpRunning));
}

LogFile::~LogFile() {
  if (descriptor_ > 0) ::close(descriptor_);
}

void LogFile::complain(size_t line, const text::Bilingual& reason) {
  session_.complain(fmt::format("{}:{}: {}", given_.path, before_ + line, session_.said(reason)));
}

void LogFile::complainNext(const text::Bilingual& reason) {
  session_.complain(fmt::format("{}:{}: {}", given_.path, lines() + 1, session_.said(reason)));
}

bool LogFile::open(const Arguments& arguments, int& exit) {
  given_ = arguments;
  const std::string& path = given_.path;
  exit = InputWrong;
  if (std::string reason; path == "-" && !takeStandardInput(reason)) {
    session_.complain(words::CannotRead(path, text::understood(reason)));
    return false;
  }
  descriptor_ = path == "-" ? 0 : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor_ < 0) {
    session_.complain(words::CannotRead(path, text::understood(std::strerror(errno))));
    return false;
  }
  lines_ = std::make_unique<LineReader>(descriptor_);
  std::string_view line;
  const LineReader::Line got = lines_->next(line);
  if (got == LineReader::Line::Failed) {
    session_.complain(words::CannotRead(path, text::understood(lines_->failure())));
    return false;
  }
  if (got != LineReader::Line::Text) {
    complainNext(got == LineReader::Line::End ? words::FileEmpty() : words::LineTooLong());
    return false;
  }
  first_ = line;
  return beginMatch(first_, exit);
}

// Another match of the same rules keeps their engine. A match that cannot begin leaves the one before as it is.
bool LogFile::beginMatch(std::string_view line, int& exit) {
  exit = InputWrong;
  table::LogHead head;
  std::string reason;
  if (!table::readLogHead(line, head, reason)) {
    complainNext(reason);
    return false;
  }
  if (!head.seeded && !given_.givenWalls) {
    complainNext(words::NoMatchCommitment);
    return false;
  }
  if (!(engine_ && head.planDigest == head_.planDigest) && !makeEngine(head, exit)) return false;
  before_ = lines();
  told_ = 0;
  head_ = std::move(head);
  replay_ = std::make_unique<table::Replay>(*engine_, given_.givenWalls ? table::GivenWalls::Taken : table::GivenWalls::Refused);
  return true;
}

bool LogFile::makeEngine(const table::LogHead& head, int& exit) {
  ShelvedPlan found;
  if (!findPlan(head, found, exit)) return false;
  exit = InputWrong;
  const auto digest = table::planDigest(*found.plan);
  const std::string hex = toHex(digest.data(), digest.size());
  if (hex != head.planDigest) {
    complainNext(words::LogOtherRules(head.ruleset, head.planDigest, hex, head.product, std::string_view(table::thisProduct)));
    return false;
  }
  if (auto fault = plan::verifyPlayable(*found.plan)) {
    complainNext(*fault);
    return false;
  }
  cases::equip(found);
  before_ = lines();
  replay_.reset();
  shelved_ = std::move(found);
  engine_ = std::make_unique<table::Engine>(*shelved_.plan);
  return true;
}

bool LogFile::findPlan(const table::LogHead& head, ShelvedPlan& out, int& exit) {
  if (!given_.planFile.empty()) {
    std::string bytes, reason;
    if (!readWhole(given_.planFile, plan::maxPlanBytes, bytes, reason)) {
      session_.complain(words::CannotRead(given_.planFile, text::understood(reason)));
      return false;
    }
    plan::DecodeResult decoded = plan::decode({reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size()});
    if (!decoded) {
      session_.complain(words::NoPlan(given_.planFile, text::understood(decoded.error)));
      return false;
    }
    out.plan = std::make_shared<const plan::Plan>(std::move(*decoded.plan));
    return true;
  }
  if (given_.ruleset.empty() && (head.ruleset == "-" || head.ruleset.find_first_of("/.\\") != std::string::npos)) {
    complainNext(words::LogNotPlainName);
    return false;
  }
  if (!given_.ruleset.empty()) {
    const auto given = session_.loadNamed(given_.ruleset, exit);
    if (!given) return false;
    if (const std::string& name = sema::flatOf(*given).name; name != head.ruleset) {
      complainNext(words::LogIsOf(head.ruleset, name));
      exit = InputWrong;
      return false;
    }
  }
  driver::OptionValues values;
  for (const auto& [name, value] : head.options) values[name] = driver::parseOptionText(value);
  out.plan = session_.planNamed(given_.ruleset.empty() ? head.ruleset : given_.ruleset, values, exit);
  exit = InputWrong;                     // it is the log that does not fit
  if (!out.plan && given_.ruleset.empty() && !sema::findRuleFile(session_.workspace().loader(), head.ruleset, ""))
    session_.complain(words::LogNamesRules);
  return out.plan != nullptr;
}

LogFile::Step LogFile::take(std::string_view line) {
  if (const auto refusal = replay_->line(line)) {
    complain(refusal->line, refusal->reason);
    return Step::Wrong;
  }
  bytes_ += static_cast<long long>(line.size()) + 1;
  return replay_->closed() ? Step::Closed : Step::Line;
}

std::span<const table::HandReport> LogFile::newHands() {
  const auto& hands = replay_->hands();
  const std::span fresh = std::span(hands).subspan(told_);
  told_ = hands.size();
  return fresh;
}

LogFile::Step LogFile::next() {
  if (!firstTaken_) {
    firstTaken_ = true;
    if (given_.torn && lines_->unended()) return Step::End;
    return take(first_);
  }
  std::string_view line;
  switch (lines_->next(line)) {
    case LineReader::Line::Text:
      if (lines_->unended()) {
        if (given_.torn) return Step::End;
        complain(replay_->lines() + 1, words::LogEndsMidLine);
        return Step::Wrong;
      }
      if (int exit; replay_->closed() && !beginMatch(line, exit)) return Step::Wrong;
      return take(line);
    case LineReader::Line::TooLong: complain(replay_->lines() + 1, words::LineTooLong); return Step::Wrong;
    case LineReader::Line::Failed: complain(replay_->lines() + 1, lines_->failure()); return Step::Wrong;
    case LineReader::Line::End: break;
  }
  if (const auto refusal = replay_->finish(); refusal && !given_.running) {
    complain(refusal->line, refusal->reason);
    return Step::Wrong;
  }
  return Step::End;
}

void appendHandLine(std::string& into, const table::HandReport& hand, int seats, TextStyle style) {
  const bool english = style.language == Language::English;
  const table::Outcome& outcome = hand.outcome;
  into += english ? fmt::format("hand {}: seat {} deals, {} actions, ", hand.number, int{hand.dealer}, hand.actions)
                  : fmt::format("第 {} 局：{} 座庄，{} 步，", hand.number, int{hand.dealer}, hand.actions);
  switch (outcome.kind) {
    case table::Outcome::Won:
      for (int i = 0; i < outcome.winnerCount; ++i) {
        if (i) into += english ? " and " : "、";
        const int seat = outcome.winners[static_cast<size_t>(i)];
        into += english ? fmt::format("seat {}", seat) : fmt::format("{} 座", seat);
      }
      into += english ? (outcome.winnerCount > 1 ? " win" : " wins") : "胡";
      break;
    case table::Outcome::Drawn: into += english ? "nobody wins" : "荒庄"; break;
    case table::Outcome::Left:
      into += english ? fmt::format("seat {} leaves", int{outcome.leaver})
                      : fmt::format("{} 座离开", int{outcome.leaver});
      break;
    default: into += english ? "void: a rule could not be computed" : "作废：有规则算不出来"; break;
  }
  into += english ? ":" : "：";
  for (int seat = 0; seat < seats; ++seat) into += fmt::format(" {:+d}", outcome.points[static_cast<size_t>(seat)]);
}

}  // namespace kaikou::cli
