// One file of many logs: matches are played on several threads, and written in their order.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>

namespace kaikou::sim {

class MatchLog {
 public:
  /// `sink` takes whole hands, from one thread at a time, those of match `first` to begin with.
  MatchLog(uint64_t first, std::function<void(const std::string&)> sink) : turn_(first), sink_(std::move(sink)) {}

  /// Passes `text` on and empties it if it is this match's turn. Otherwise the text stays, unless there is so much of it
  /// that the thread has to wait for its turn.
  void hand(uint64_t match, std::string& text);
  /// The match is over: waits for its turn, writes the rest, and gives the turn to the next one.
  void close(uint64_t match, std::string& text);
  /// Nobody waits any more, and nothing more is written: a thread failed, so its match's turn would never end.
  void abandon();

 private:
  static constexpr size_t patience = size_t{16} << 20;   // bytes of a thread

  bool waitFor(uint64_t match);

  std::mutex guard_;
  std::condition_variable turned_;
  uint64_t turn_;
  bool abandoned_ = false;
  std::function<void(const std::string&)> sink_;
};

}  // namespace kaikou::sim
