// Files as editors name them.
#include "service/uris.h"

#include <catch2/catch.hpp>

using kaikou::service::pathOfUri;
using kaikou::service::uriOfPath;

TEST_CASE("a file and its address", "[service][uris]") {
  CHECK(pathOfUri("file:///home/a/%E6%88%BF%20x.kou") == "/home/a/房 x.kou");
  CHECK(pathOfUri("file:///home/a/房.kou") == "/home/a/房.kou");
  CHECK(pathOfUri("file://localhost/a.kou") == "/a.kou");
  CHECK(pathOfUri("file:///a.kou?x#y") == "/a.kou");
  CHECK(uriOfPath("/home/a/房 x.kou") == "file:///home/a/%E6%88%BF%20x.kou");
  for (const char* path : {"/a/b.kou", "/房/癞子 (2).kou", "/a%20b", "/a+b&c=d"}) CHECK(pathOfUri(uriOfPath(path)) == path);
}

TEST_CASE("what is no file has a path that no file has, and keeps its address", "[service][uris]") {
  CHECK(pathOfUri("untitled:Untitled-1") == "<untitled>/Untitled-1");
  CHECK(uriOfPath("<untitled>/Untitled-1") == "untitled:Untitled-1");
  CHECK(pathOfUri("inmemory://model/1") == "<inmemory>/model/1");
  CHECK(pathOfUri("nonsense") == "nonsense");
}

TEST_CASE("bytes that are no text stay as they came", "[service][uris]") {
  CHECK(pathOfUri("file:///%FF.kou") == "/%FF.kou");
  CHECK(pathOfUri("file:///a%2") == "/a%2");
  CHECK(pathOfUri("file:///a%zz") == "/a%zz");
}
