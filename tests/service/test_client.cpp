#include "tests/service/test_client.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "service/uris.h"

namespace kaikou::test {

namespace fs = std::filesystem;
using service::Position;
using service::Range;

namespace {

void addShipped(source::MemoryFiles& files) {
  for (const auto& entry : fs::recursive_directory_iterator(KAIKOU_SOURCE_RULESETS)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream stream(entry.path(), std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    files.set("/rulesets/" + fs::relative(entry.path(), KAIKOU_SOURCE_RULESETS).generic_string(), text.str());
  }
}

Position positionOf(const Json& json) { return {json.at("line").get<uint32_t>(), json.at("character").get<uint32_t>()}; }
Range rangeOf(const Json& json) { return {positionOf(json.at("start")), positionOf(json.at("end"))}; }
Json toJson(Position position) { return {{"line", position.line}, {"character", position.character}}; }

}  // namespace

TestClient::TestClient(Wish wish) {
  if (wish.shipped) addShipped(files);
  service::ServiceSettings settings;
  settings.files = &files;
  settings.rulesets = {"/rulesets"};
  settings.documentation = "https://example.org/docs/";
  settings.version = "test";
  settings.runExamples = wish.runExamples;
  service_ = std::make_unique<service::LanguageService>(settings, [this](const std::string& text) {
    const Json message = Json::parse(text);
    if (message.contains("id") && !message.contains("method")) {
      const std::string id = message["id"].dump();
      REQUIRE_FALSE(answers_.contains(id));
      answers_[id] = message;
    } else if (message.at("method") == "textDocument/publishDiagnostics") {
      published[message["params"]["uri"]] = message["params"]["diagnostics"];
      ++publishedCount[message["params"]["uri"]];
    } else {
      sent.push_back(message);
    }
  });
  Json capabilities = wish.capabilities;
  if (wish.utf8) {
    capabilities["general"]["positionEncodings"] = {"utf-16", "utf-8"};
    encoding = service::Encoding::Utf8;
  }
  capabilities["textDocument"]["publishDiagnostics"]["relatedInformation"] = true;
  capabilities["textDocument"]["documentSymbol"]["hierarchicalDocumentSymbolSupport"] = true;
  capabilities["textDocument"]["codeAction"]["codeActionLiteralSupport"]["codeActionKind"]["valueSet"] = {"quickfix"};
  request("initialize", {{"locale", wish.locale}, {"capabilities", capabilities}, {"rootUri", "file:///project"}});
  notify("initialized", Json::object());
}

std::string TestClient::pathOf(const std::string& name) {
  if (name.starts_with('/')) return name;
  return "/project/" + name + (name.find('.') == std::string::npos ? ".kou" : "");
}
std::string TestClient::uriOf(const std::string& name) { return service::uriOfPath(pathOf(name)); }

void TestClient::open(const std::string& name, const std::string& marked) {
  std::string text;
  for (size_t i = 0; i < marked.size();) {
    if (marked.compare(i, 3, "‹") != 0) {
      text += marked[i++];
      continue;
    }
    const size_t end = marked.find("›", i);
    REQUIRE(end != std::string::npos);
    marks_[marked.substr(i + 3, end - i - 3)] = {name, static_cast<uint32_t>(text.size())};
    i = end + 3;
  }
  texts_[name] = service::TextDocument(text);
  notify("textDocument/didOpen", {{"textDocument", {{"uri", uriOf(name)}, {"languageId", "kou"}, {"version", version_++}, {"text", text}}}});
  settle();
}

void TestClient::openFile(const std::string& path) {
  std::string text;
  REQUIRE(files.read(path, size_t{1} << 20, text) == source::Files::Reading::Done);
  open(path, text);
}

void TestClient::edit(const std::string& name, Range range, const std::string& text) {
  texts_[name].replace(range, text, encoding);
  notify("textDocument/didChange", {{"textDocument", {{"uri", uriOf(name)}, {"version", version_++}}},
                                    {"contentChanges", {{{"range", {{"start", toJson(range.start)}, {"end", toJson(range.end)}}}, {"text", text}}}}});
}

void TestClient::close(const std::string& name) {
  notify("textDocument/didClose", {{"textDocument", {{"uri", uriOf(name)}}}});
  settle();
}

void TestClient::notify(const std::string& method, Json params) {
  service_->receive(Json{{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}}.dump());
}

void TestClient::settle() {
  for (int i = 0; service_->work(); ++i) REQUIRE(i < 100000);
}

Json TestClient::request(const std::string& method, Json params) {
  const int id = nextId_++;
  service_->receive(Json{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", std::move(params)}}.dump());
  settle();
  const auto answer = answers_.find(std::to_string(id));
  REQUIRE(answer != answers_.end());
  if (answer->second.contains("error")) return answer->second["error"];
  return answer->second["result"];
}

Json TestClient::of(const std::string& method, const std::string& name, Json more) {
  more["textDocument"] = {{"uri", uriOf(name)}};
  return request(method, std::move(more));
}

Json TestClient::at(const std::string& method, const std::string& mark, Json more) {
  INFO("the mark " << mark);
  REQUIRE(marks_.contains(mark));
  const Mark& found = marks_[mark];
  more["position"] = toJson(texts_[found.file].positionOf(found.offset, encoding));
  return of(method, found.file, std::move(more));
}

Json TestClient::atRange(const std::string& method, const std::string& mark, Json more) {
  INFO("the mark " << mark);
  REQUIRE(marks_.contains(mark));
  const Mark& found = marks_[mark];
  const Json position = toJson(texts_[found.file].positionOf(found.offset, encoding));
  more["range"] = {{"start", position}, {"end", position}};
  return of(method, found.file, std::move(more));
}

std::string TestClient::diagnostics(const std::string& name) const {
  std::string text;
  const auto found = published.find(uriOf(name));
  if (found == published.end()) return "nothing published";
  for (const Json& one : found->second) {
    const Range range = rangeOf(one["range"]);
    text += one["code"].get<std::string>() + " " + std::to_string(range.start.line) + ":" + std::to_string(range.start.character) + "-" +
            std::to_string(range.end.line) + ":" + std::to_string(range.end.character) + " " + one["message"].get<std::string>() + "\n";
  }
  return text;
}

std::string TestClient::codes(const std::string& name) const {
  std::string text;
  const auto found = published.find(uriOf(name));
  if (found == published.end()) return "nothing published";
  for (const Json& one : found->second) text += (text.empty() ? "" : " ") + one["code"].get<std::string>();
  return text;
}

std::string TestClient::hover(const std::string& mark) {
  const Json answer = at("textDocument/hover", mark);
  return answer.is_null() ? "" : answer["contents"]["value"].get<std::string>();
}

std::vector<std::string> TestClient::completions(const std::string& mark) {
  const Json answer = at("textDocument/completion", mark);
  const Mark& found = marks_.at(mark);
  std::vector<std::pair<std::string, std::string>> sorted;
  if (!answer.contains("items")) return {};
  for (const Json& item : answer["items"]) {
    // What a client compares with: the text that the edit would replace.
    const service::Span span = texts_[found.file].spanOf(rangeOf(item["textEdit"]["range"]), encoding);
    const std::string typed = texts_[found.file].text().substr(span.begin, span.end - span.begin);
    REQUIRE(span.end == found.offset);
    const std::string filter = item.value("filterText", item["label"].get<std::string>());
    if (filter.starts_with(typed)) sorted.emplace_back(item.value("sortText", ""), item["label"].get<std::string>());
  }
  std::sort(sorted.begin(), sorted.end());
  std::vector<std::string> labels;
  for (auto& [order, label] : sorted) labels.push_back(label);
  return labels;
}

bool TestClient::offers(const std::string& mark, const std::string& label) {
  const std::vector<std::string> labels = completions(mark);
  return std::find(labels.begin(), labels.end(), label) != labels.end();
}

std::string TestClient::places(const Json& locations) {
  std::string text;
  if (!locations.is_array()) return "nothing";
  for (const Json& location : locations) {
    std::string uri = location["uri"];
    const Position at = positionOf(location["range"]["start"]);
    text += (text.empty() ? "" : " ") + uri.substr(uri.rfind('/') + 1) + ":" + std::to_string(at.line) + ":" + std::to_string(at.character);
  }
  return text;
}

std::string TestClient::applied(const std::string& name, const Json& edits) const {
  service::TextDocument text = texts_.at(name);
  std::vector<std::pair<service::Span, std::string>> sorted;
  for (const Json& edit : edits) sorted.emplace_back(text.spanOf(rangeOf(edit["range"]), encoding), edit["newText"].get<std::string>());
  std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.first.begin > b.first.begin; });
  std::string made = text.text();
  for (const auto& [span, replacement] : sorted) made.replace(span.begin, span.end - span.begin, replacement);
  return made;
}

}  // namespace kaikou::test
