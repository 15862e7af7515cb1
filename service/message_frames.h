// Messages of the protocol in a stream of bytes: `Content-Length: N`, an empty line, N bytes. Reads what has come so far and
// gives whole messages; writes one. Nothing is read or written here.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kaikou::service {

class MessageFrames {
 public:
  /// Bytes of a message and of its headers.
  static constexpr size_t mostBytes = size_t{64} << 20, mostHeaderBytes = 8192;

  enum class Fault : unsigned char { None, NoLength, BadLength, TooLong, HeadersTooLong };

  void add(std::string_view bytes) { buffer_ += bytes; }
  /// The next whole message. Nothing while it is not all there, or for good after a fault: where the next begins is not known.
  std::optional<std::string> next();
  Fault fault() const { return fault_; }
  /// Whether the stream may end here: not within a message.
  bool atBoundary() const { return buffer_.size() == taken_ && !length_; }

  static std::string framed(std::string_view message);
  /// What is wrong, in English: it goes to the log of whoever wrote the client.
  static const char* describe(Fault fault);

 private:
  bool readHeaders();

  std::string buffer_;
  size_t taken_ = 0;                 // bytes of the buffer that are done with
  std::optional<size_t> length_;     // of the message whose headers were read
  Fault fault_ = Fault::None;
};

}  // namespace kaikou::service
