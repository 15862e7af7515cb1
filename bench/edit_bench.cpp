// A declaration is typed letter by letter in the middle of the file, most of the time a broken one. After each letter a
// completion is asked for, and the clock runs until its answer and the diagnostics of the file are there. In between the service
// may do two pieces of other work, as it would between two keystrokes: so checks of what extends the file are always under way.
#include "bench/edit_bench.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>

#include "service/language_service.h"
#include "service/text_document.h"
#include "service/uris.h"

namespace kaikou::bench {

namespace {

using Json = nlohmann::json;
using Clock = std::chrono::steady_clock;

std::string largestFile(const std::vector<std::string>& folders) {
  std::string largest, text;
  size_t size = 0;
  for (const std::string& folder : folders) {
    source::diskFiles().walk(folder, 16, [&](const std::string& path) {
      if (path.ends_with(".kou") && source::diskFiles().read(path, size_t{1} << 20, text) == source::Files::Reading::Done && text.size() > size) {
        size = text.size();
        largest = path;
      }
      return true;
    });
  }
  return largest;
}

void ofRunning(const std::string& name, std::vector<double> times, std::vector<Measure>& rows) {
  std::sort(times.begin(), times.end());
  auto at = [&](double share) { return times[std::min(times.size() - 1, static_cast<size_t>(share * static_cast<double>(times.size())))]; };
  rows.push_back({name, "ms", at(0.5), times.front(), times.back(), fmt::format("99 of 100 within {:.1f} ms, {} keystrokes", at(0.99), times.size()), 0});
}

}  // namespace

bool benchEdits(const std::vector<std::string>& folders, std::vector<Measure>& rows, std::string& error) {
  const std::string path = largestFile(folders);
  std::string text;
  if (path.empty() || source::diskFiles().read(path, size_t{1} << 20, text) != source::Files::Reading::Done) {
    error = "there are no rule files";
    return false;
  }
  std::string name = path.substr(path.rfind('/') + 1);
  name = name.substr(0, name.size() - 4);
  const std::string uri = service::uriOfPath(path);
  int answered = -1;
  bool published = false;
  service::ServiceSettings settings;
  settings.rulesets = folders;
  service::LanguageService service(std::move(settings), [&](const std::string& sent) {
    const Json message = Json::parse(sent);
    if (message.contains("id") && message["id"].is_number()) answered = message["id"];
    if (message.contains("method") && message["method"] == "textDocument/publishDiagnostics" && message["params"]["uri"] == uri) published = true;
  });
  auto say = [&](Json message) {
    message["jsonrpc"] = "2.0";
    service.receive(message.dump());
  };
  auto drain = [&] { while (service.work()) {} };
  say({{"id", 0}, {"method", "initialize"}, {"params", {{"capabilities", Json::object()}}}});
  auto open = [&](const std::string& which, const std::string& content) {
    say({{"method", "textDocument/didOpen"}, {"params", {{"textDocument", {{"uri", which}, {"languageId", "kou"}, {"version", 1}, {"text", content}}}}}});
  };
  open(uri, text);
  for (int i = 0; i < 30; ++i) open(fmt::format("untitled:derived{}", i), fmt::format("ruleset derived{} extends {}\n", i, name));
  drain();

  service::TextDocument document(text);
  // In the middle, where a declaration begins.
  uint32_t line = static_cast<uint32_t>(document.lineCount() / 2);
  while (line > 0 && !document.line(line - 1).empty()) --line;
  const std::string typed = "let typed_here \"typed\" / \"typed\" = if openings > 1 and self drawn then 2 else 3\n";
  std::vector<double> answers, checks;
  int id = 1;
  for (int round = 0; round < 3; ++round) {
    service::Position at{line, 0};
    const service::Position begin = at;
    for (char letter : typed) {
      published = false;
      const auto start = Clock::now();
      say({{"method", "textDocument/didChange"},
           {"params", {{"textDocument", {{"uri", uri}, {"version", ++id}}},
                       {"contentChanges", {{{"range", {{"start", {{"line", at.line}, {"character", at.character}}}, {"end", {{"line", at.line}, {"character", at.character}}}}}, {"text", std::string(1, letter)}}}}}}});
      if (letter == '\n') at = {at.line + 1, 0};
      else ++at.character;
      const int asked = ++id;
      say({{"id", asked}, {"method", "textDocument/completion"}, {"params", {{"textDocument", {{"uri", uri}}}, {"position", {{"line", at.line}, {"character", at.character}}}}}});
      bool first = true;
      while (!published || answered != asked) {
        if (!service.work() && (!published || answered != asked)) {
          error = "the language service did not answer";
          return false;
        }
        if (first && answered == asked) {
          answers.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
          first = false;
        }
      }
      checks.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
      service.work();
      service.work();
    }
    // Undone, and a moment of rest.
    say({{"method", "textDocument/didChange"},
         {"params", {{"textDocument", {{"uri", uri}, {"version", ++id}}},
                     {"contentChanges", {{{"range", {{"start", {{"line", begin.line}, {"character", begin.character}}}, {"end", {{"line", at.line}, {"character", at.character}}}}}, {"text", ""}}}}}}});
    drain();
  }
  ofRunning("completion while typing in " + name, std::move(answers), rows);
  ofRunning("and diagnostics", std::move(checks), rows);
  return true;
}

}  // namespace kaikou::bench
