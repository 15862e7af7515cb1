// A client of the language service for tests: sources with marks, questions at marks, answers as short texts.
//
//   TestClient client;
//   client.open("mine", "ruleset mine\n…  x ‹here› 2");      /project/mine.kou, the mark taken out
//   client.hover("here");
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "compiler/source/files.h"
#include "service/language_service.h"
#include "service/text_document.h"

namespace kaikou::test {

using Json = nlohmann::json;

class TestClient {
 public:
  struct Wish {
    std::string locale = "en";
    bool utf8 = false;
    Json capabilities = Json::object();
    bool shipped = true;   // the rulesets of the source tree, in memory
    service::RunExamples runExamples = {};
  };
  TestClient() : TestClient(Wish()) {}
  explicit TestClient(Wish wish);

  /// Opens /project/NAME.kou (or the name with its own ending) with the marks taken out, and lets the service work.
  void open(const std::string& name, const std::string& marked);
  /// Opens it with what is in memory or on the disk under that path.
  void openFile(const std::string& path);
  /// A file that is there and not open.
  void file(const std::string& name, const std::string& text) { files.set(pathOf(name), text); }
  void edit(const std::string& name, service::Range range, const std::string& text);
  void close(const std::string& name);

  Json request(const std::string& method, Json params);
  /// With textDocument and position of a mark.
  Json at(const std::string& method, const std::string& mark, Json more = Json::object());
  /// With textDocument and a range that is empty at a mark.
  Json atRange(const std::string& method, const std::string& mark, Json more = Json::object());
  Json of(const std::string& method, const std::string& name, Json more = Json::object());
  void notify(const std::string& method, Json params);
  void settle();

  /// "code line:column-line:column message", a line each.
  std::string diagnostics(const std::string& name) const;
  /// The codes alone, in order.
  std::string codes(const std::string& name) const;
  std::string hover(const std::string& mark);
  /// Labels in the order in which a client shows them, with what is typed taken into account.
  std::vector<std::string> completions(const std::string& mark);
  bool offers(const std::string& mark, const std::string& label);
  /// "file.kou:line:column" of each location, joined by blanks.
  static std::string places(const Json& locations);
  /// The text that edits of a file make of it.
  std::string applied(const std::string& name, const Json& edits) const;

  static std::string pathOf(const std::string& name);
  static std::string uriOf(const std::string& name) ;
  std::string textOf(const std::string& name) const { return texts_.at(name).text(); }

  source::MemoryFiles files;
  std::map<std::string, Json> published;        // by uri
  std::map<std::string, int> publishedCount;
  std::vector<Json> sent;                       // everything but published diagnostics and answers
  service::Encoding encoding = service::Encoding::Utf16;

 private:
  struct Mark { std::string file; uint32_t offset; };
  std::unique_ptr<service::LanguageService> service_;
  std::map<std::string, Json> answers_;         // by id
  std::map<std::string, Mark> marks_;
  std::map<std::string, service::TextDocument> texts_;
  int nextId_ = 1;
  int version_ = 1;
};

}  // namespace kaikou::test
