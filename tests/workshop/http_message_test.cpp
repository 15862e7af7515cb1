// Heads of HTTP requests, as a browser sends them and as nobody should.
#include <catch2/catch.hpp>

#include "workshop/serve/http_message.h"

using namespace kaikou::workshop;

namespace {

HeadRead read(const std::string& text, HttpRequest& out) {
  size_t size = 0, body = 0;
  return readHead(text, out, size, body);
}

}  // namespace

TEST_CASE("http: a request is taken apart", "[workshop]") {
  HttpRequest request;
  size_t size = 0, body = 0;
  const std::string text = "POST /a%20b/c?x=%31 HTTP/1.1\r\nHost: 127.0.0.1:80\r\nX-Thing:  7 \r\nContent-Length: 12\r\n\r\n";
  REQUIRE(readHead(text + "hello", request, size, body) == HeadRead::Fine);
  CHECK(size == text.size());
  CHECK(body == 12);
  CHECK(request.method == "POST");
  CHECK(request.path == "/a b/c");
  CHECK(request.query == "x=%31");
  CHECK(request.header("x-thing") == "7");
  CHECK(request.keepAlive);
  for (size_t cut = 0; cut < text.size(); ++cut) CHECK(readHead(text.substr(0, cut), request, size, body) == HeadRead::Incomplete);
}

TEST_CASE("http: what is no plain request is refused", "[workshop]") {
  HttpRequest request;
  for (const std::string head : {"GET / HTTP/2\r\n\r\n", "GET  HTTP/1.1\r\n\r\n", "GET http://x/ HTTP/1.1\r\n\r\n", "GET\r\n\r\n", "\r\n\r\n", "GET /%4 HTTP/1.1\r\n\r\n",
                                 "GET /%00 HTTP/1.1\r\n\r\n", "GET /%zz HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n",
                                 "GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n",
                                 "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
                                 "POST / HTTP/1.1\r\nContent-Length: 99999999999999\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: 1 2\r\n\r\n"}) {
    INFO(head);
    CHECK(read(head, request) == HeadRead::Wrong);
  }
  CHECK(read("GET / HTTP/1.1\r\nX: " + std::string(40'000, 'x'), request) == HeadRead::Wrong);
  CHECK(read("GET / HTTP/1.1\r\nX: " + std::string(40'000, 'x') + "\r\n\r\n", request) == HeadRead::Wrong);
}
