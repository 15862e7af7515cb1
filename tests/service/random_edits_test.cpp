// A random editor: whatever the order of edits, the client knows in the end what a fresh start would tell.
#include <catch2/catch.hpp>
#include <fstream>
#include <random>

#include "tests/service/test_client.h"

using namespace kaikou;
using test::Json;
using test::TestClient;

namespace {

const std::vector<std::pair<std::string, std::string>> start{
    {"base", "ruleset base extends kaikoufan\n\noption 底分 \"底分\" / \"points\" : number = 1\n\npayment {\n  加 \"加\" / \"add\" : + 底分\n}\n"},
    {"child", "ruleset child extends base\n\ndefault 底分 = 3\n\nset 甲 \"甲\" = rank 2 5 8\n\nneed 新 \"新\" : any 甲 in hand or pair in 将牌\n"},
    {"mod", "module mod \"m\" needs option 底分\n\npayment {\n  又 \"又\" : + 底分 when self drawn\n}\n"},
    {"grand", "ruleset grand extends child uses mod\n\ndefault 封顶 = 200\n"},
    {"room.yaml", "base: child\noptions:\n  底分: 5\n"}};

const std::vector<std::string> pieces{"底分", "封顶", "\n", "{", "}", "\"", " : ", "= 3", "need 丙 \"x\" : yes\n", "// 注\n", "🀄", "override ", "default 底分 = 4\n",
                                      "remove set 甲\n", "x 2", "(", "if ", "\r\n", "extends base ", "。", "option 戊 \"w\" : yes/no = no\n"};

struct Editor {
  TestClient& client;
  std::mt19937& random;
  std::vector<std::vector<std::string>> undo = std::vector<std::vector<std::string>>(start.size());

  size_t pick(size_t n) { return random() % n; }

  void edit() {
    const size_t which = pick(start.size());
    const std::string& name = start[which].first;
    const std::string text = client.textOf(name);
    service::TextDocument document(text);
    if (!undo[which].empty() && pick(3) == 0) {   // back to what it was, in one edit
      const std::string before = undo[which].back();
      undo[which].pop_back();
      client.edit(name, {{0, 0}, document.positionOf(static_cast<uint32_t>(text.size()), client.encoding)}, before);
      return;
    }
    undo[which].push_back(text);
    const auto begin = static_cast<uint32_t>(pick(text.size() + 1));
    const auto end = static_cast<uint32_t>(std::min(text.size(), begin + (pick(2) ? pick(12) : 0)));
    client.edit(name, document.rangeOf({begin, end}, client.encoding), pick(3) ? pieces[pick(pieces.size())] : "");
  }
};

void sameAsFresh(TestClient& client, const TestClient::Wish& wish) {
  TestClient fresh(wish);
  for (const auto& [name, unused] : start) fresh.open(name, client.textOf(name));
  fresh.notify("textDocument/didSave", Json::object());   // everything once more, now that all are open
  fresh.settle();
  for (const auto& [name, unused] : start) {
    INFO(name << ":\n" << client.textOf(name));
    CHECK(client.diagnostics(name) == fresh.diagnostics(name));
  }
}

}  // namespace

TEST_CASE("after any edits the diagnostics are those of a fresh check", "[service][random]") {
  for (unsigned seed = 1; seed <= 6; ++seed) {
    std::mt19937 random(seed);
    const TestClient::Wish wish{.utf8 = seed % 2 == 0};
    TestClient client(wish);
    for (const auto& [name, text] : start) client.open(name, text);
    Editor editor{client, random};
    for (int round = 0; round < 12; ++round) {
      const int burst = 1 + static_cast<int>(random() % 4);
      for (int i = 0; i < burst; ++i) editor.edit();
      // Questions in between, about texts in any state.
      const std::string& name = start[random() % start.size()].first;
      const Json place = {{"position", {{"line", random() % 8}, {"character", random() % 20}}}};
      for (const char* method : {"textDocument/completion", "textDocument/hover", "textDocument/definition", "textDocument/documentSymbol", "textDocument/semanticTokens/full"})
        client.of(method, name, place);
      if (round % 4 == 3) {
        client.settle();
        sameAsFresh(client, wish);
      }
    }
  }
}

TEST_CASE("thousands of edits, memory that does not grow", "[service][random][.slow]") {
  std::mt19937 random(99);
  TestClient client;
  for (const auto& [name, text] : start) client.open(name, text);
  Editor editor{client, random};
  auto resident = [] {
    std::ifstream status("/proc/self/statm");
    size_t pages = 0, held = 0;
    status >> pages >> held;
    return held * 4096;
  };
  size_t after = 0;
  for (int i = 0; i < 10'000; ++i) {
    editor.edit();
    client.settle();
    client.sent.clear();
    if (i == 3000) after = resident();
  }
  CHECK(resident() < after + (size_t{64} << 20));
  sameAsFresh(client, {});
}
