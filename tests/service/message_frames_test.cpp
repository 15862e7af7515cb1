// Messages in a stream of bytes.
#include "service/message_frames.h"

#include <catch2/catch.hpp>

using kaikou::service::MessageFrames;
using Fault = MessageFrames::Fault;

TEST_CASE("a message is read however its bytes come", "[service][frames]") {
  const std::string stream = MessageFrames::framed("{\"a\":\"令\"}") + "content-length : 2\r\nContent-Type: x\r\n\r\n{}" + MessageFrames::framed("");
  for (size_t step : {size_t{1}, size_t{3}, stream.size()}) {
    MessageFrames frames;
    std::vector<std::string> got;
    for (size_t i = 0; i < stream.size(); i += step) {
      frames.add(std::string_view(stream).substr(i, step));
      while (auto message = frames.next()) got.push_back(*message);
    }
    CHECK(got == std::vector<std::string>{"{\"a\":\"令\"}", "{}", ""});
    CHECK(frames.fault() == Fault::None);
    CHECK(frames.atBoundary());
  }
}

TEST_CASE("lines may end without \\r", "[service][frames]") {
  MessageFrames frames;
  frames.add("Content-Length: 2\n\n{}");
  CHECK(frames.next() == "{}");
}

TEST_CASE("what is no frame ends the stream with a reason", "[service][frames]") {
  auto faultOf = [](std::string_view bytes) {
    MessageFrames frames;
    frames.add(bytes);
    CHECK_FALSE(frames.next());
    CHECK_FALSE(frames.next());
    return frames.fault();
  };
  CHECK(faultOf("\r\n{}") == Fault::NoLength);
  CHECK(faultOf("{\"jsonrpc\": 1}\n\n") == Fault::NoLength);
  CHECK(faultOf("hello\r\n\r\n") == Fault::NoLength);
  CHECK(faultOf("Content-Length: two\r\n\r\n") == Fault::BadLength);
  CHECK(faultOf("Content-Length: -2\r\n\r\n") == Fault::BadLength);
  CHECK(faultOf("Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}") == Fault::BadLength);
  CHECK(faultOf("Content-Length: 99999999999999999999999\r\n\r\n") == Fault::TooLong);
  CHECK(faultOf("Content-Length: 67108865\r\n\r\n") == Fault::TooLong);
  CHECK(faultOf(std::string(10000, 'x')) == Fault::HeadersTooLong);
  CHECK(faultOf("Content-Length: 2\r\n" + std::string(10000, 'x') + "\n") == Fault::HeadersTooLong);
}

TEST_CASE("a stream may not end within a message", "[service][frames]") {
  MessageFrames frames;
  frames.add("Content-Length: 10\r\n\r\n{}");
  CHECK_FALSE(frames.next());
  CHECK_FALSE(frames.atBoundary());
  CHECK(frames.fault() == Fault::None);
}
