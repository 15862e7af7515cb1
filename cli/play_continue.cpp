// Why the log is replayed and not believed: what goes on must be what `kou verify` accepts when the match is over. Guarantee: the
// log is changed only when everything else was found to be right. Tested by tests/scripts/play_continue.sh: a match that was cut
// off anywhere and goes on has the log of one that was not.
#include "cli/play_continue.h"

#include <cerrno>
#include <charconv>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>

#include "cli/block_io.h"
#include "runtime/text/understood.h"

namespace kaikou::cli {

namespace {

constexpr size_t maxSecret = 1 << 14;
constexpr std::string_view planEnding = ".kplan";

// A name, which the log has too, with its options.
bool isPlainName(const std::string& ruleset) {
  return !ruleset.empty() && ruleset.find_first_of("/.\\") == std::string::npos;
}

}  // namespace

// A new file takes the place of the old one, so that a seed is never lost half way.
bool PlaySecret::write(Session& session, const std::string& log) const {
  const std::string path = pathOf(log), fresh = path + ".new";
  std::string text = fmt::format("seed {}\nseat {}\nbots {}\n", seed.hex(), seat, bots);
  if (ruleset.find_first_of("\r\n") == std::string::npos) text += fmt::format("ruleset {}\n", ruleset);
  ::unlink(fresh.c_str());
  const int descriptor = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  bool fine = descriptor >= 0;
  for (size_t done = 0; fine && done < text.size();) {
    const ssize_t count = ::write(descriptor, text.data() + done, text.size() - done);
    if (count < 0 && errno == EINTR) continue;
    fine = count >= 0;
    if (fine) done += static_cast<size_t>(count);
  }
  fine = fine && ::fsync(descriptor) == 0 && ::rename(fresh.c_str(), path.c_str()) == 0;
  const int why = errno;
  if (descriptor >= 0) ::close(descriptor);
  if (fine) return true;
  ::unlink(fresh.c_str());
  session.complain(words::CannotWrite(path, text::understood(std::strerror(why))));
  return false;
}

PlaySecret::Found PlaySecret::read(Session& session, const std::string& log) {
  const std::string path = pathOf(log);
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0 && errno == ENOENT) return Found::No;
  std::string text, reason;
  if (!readWhole(path, maxSecret, text, reason)) {
    session.complain(words::CannotRead(path, text::understood(reason)));
    return Found::Wrong;
  }
  bool seeded = false, fine = true;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size()), blank = std::min(text.find(' ', at), end);
    const std::string key = text.substr(at, blank - at), value = text.substr(std::min(blank + 1, end), end - std::min(blank + 1, end));
    at = end + 1;
    if (key == "seed") {
      fine = fine && fromHex(value, seed.bytes.data(), seed.bytes.size());
      seeded = true;
    } else if (key == "seat") {
      const auto [rest, wrong] = std::from_chars(value.data(), value.data() + value.size(), seat);
      fine = fine && wrong == std::errc() && rest == value.data() + value.size() && seat >= 0;
    } else if (key == "bots") {
      bots = value;
    } else if (key == "ruleset") {
      ruleset = value;
    } else {
      fine = false;
    }
  }
  if (fine && seeded) return Found::Yes;
  session.complain(words::NoSecret(path));
  return Found::Wrong;
}

bool PlayContinue::readLog(const PlayArguments& arguments, int& exit) {
  LogFile::Arguments given;
  given.path = path_;
  given.running = given.torn = true;
  const std::string& ruleset = !arguments.ruleset.empty()        ? arguments.ruleset
                               : isPlainName(secret_.ruleset) ? given.ruleset
                                                              : secret_.ruleset;
  (ruleset.ends_with(planEnding) ? given.planFile : given.ruleset) = std::string(ruleset);
  if (!file_.open(given, exit)) return false;
  exit = InputWrong;
  for (;;) {
    const LogFile::Step step = file_.next();
    if (step == LogFile::Step::Wrong) return false;
    const table::Replay& replay = file_.replay();
    if (step == LogFile::Step::End) break;
    rest_ = replay.resting() ? file_.bytes() : replay.closed() ? -1 : rest_;
    if (!replay.resting()) continue;
    position_.match = replay.match();
    position_.state.reset();
    if (replay.playing()) position_.state = replay.state();
    position_.chain = replay.mark();
  }
  if (file_.replay().closed() || rest_ < 0) {
    session_.complain(words::MatchIsOver(path_));
    return false;
  }
  return true;
}

bool PlayContinue::findSeed(const PlayArguments& arguments, bool beside) {
  const table::Replay& replay = file_.replay();
  if (!arguments.seed.empty()) secret_.seed = Seed::ofText(arguments.seed);
  else if (!beside) {
    session_.complain(words::SecretMissing(PlaySecret::pathOf(path_)));
    return false;
  }
  if (!replay.commitment() || secret_.seed.commitment() != *replay.commitment()) {
    session_.complain(words::SecretIsOther(path_));
    return false;
  }
  if (replay.shares().pledged() && !replay.shares().opened()) {
    session_.complain(words::SharesAreMissing(path_));
    return false;
  }
  position_.match.seed = replay.shares().mixed(secret_.seed);
  return true;
}

bool PlayContinue::open(const PlayArguments& arguments, int& exit) {
  path_ = arguments.goOn;
  exit = InputWrong;
  log_ = std::make_unique<LogOutput>(session_, path_);
  if (!log_->openToGoOn()) return false;
  const PlaySecret::Found found = secret_.read(session_, path_);
  if (found == PlaySecret::Found::Wrong) return false;
  if (!readLog(arguments, exit) || !findSeed(arguments, found == PlaySecret::Found::Yes)) return false;
  if (arguments.seat >= 0) secret_.seat = arguments.seat;
  if (!arguments.botList.empty()) secret_.bots = arguments.botList;
  if (secret_.bots.empty()) secret_.bots = "greedy";
  if (!arguments.ruleset.empty()) secret_.ruleset = arguments.ruleset;
  return true;
}

bool PlayContinue::cutLog() { return secret_.write(session_, path_) && log_->cutTo(rest_); }

int PlayContinue::end(Game::End end) { return endPlay(session_, *log_, path_, true, end); }

int endPlay(Session& session, LogOutput& log, const std::string& path, bool logged, Game::End end) {
  log.keep();
  const bool whole = log.complete();
  if (logged && whole && end == Game::End::Closed) ::unlink(PlaySecret::pathOf(path).c_str());
  if (logged && end == Game::End::Open) session.out.write(session.said(words::GoesOnWith(path)) + "\n");
  if (end == Game::End::Failed) return Fault;
  return whole ? Fine : InputWrong;
}

}  // namespace kaikou::cli
