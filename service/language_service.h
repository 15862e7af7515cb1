// The language service: what an editor asks about rule files, over the Language Server Protocol.
//
//   service::LanguageService service({.rulesets = {"/usr/share/kaikou/rulesets"}}, [](const std::string& message) { … });
//   service.receive(R"({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {…}})");
//   while (service.work()) {}
//
// Messages are the bodies of JSON-RPC, as text; whoever calls puts them into frames, sockets or workers. `receive` only notes a
// message, so a later one may cancel it; `work` does one piece of what there is to do and may send. Between two calls of
// `work` look whether more has come: so an answer never waits for the check of a file that nobody looks at.
//
// One thread. Nothing is printed, nothing is thrown, whatever the messages hold. Files come from `files`: the disk, or memory
// (compiler/source/files.h), with what is open in the editor laid over them.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "compiler/driver/driver.h"
#include "compiler/source/files.h"
#include "runtime/text/bilingual.h"

namespace kaikou::service {

/// An example of a rule file that was run.
struct ExampleOutcome {
  source::Place place;
  std::vector<std::string> differences{};   // empty: it holds
  std::string explanation{};
};
/// Runs the examples of a file. The service stands below the room that can, so whoever makes the service gives it.
using RunExamples = std::function<std::vector<ExampleOutcome>(driver::Workspace& workspace, const std::shared_ptr<const sema::Ruleset>& ruleset,
                                                              text::Language language)>;

struct ServiceSettings {
  const source::Files* files = &source::diskFiles();   // must outlive the service
  std::vector<std::string> rulesets{};                 // folders of the rulesets that come with the program
  text::Language language = text::Language::English;   // where the client does not say
  std::string documentation{};                         // address of the folder docs/, ending in `/`; empty: no links
  std::string version{};
  RunExamples runExamples{};                           // none: examples cannot be run
};

class LanguageService {
 public:
  using Send = std::function<void(const std::string& message)>;

  LanguageService(ServiceSettings settings, Send send);
  ~LanguageService();
  LanguageService(const LanguageService&) = delete;
  LanguageService& operator=(const LanguageService&) = delete;

  /// Notes a message. A cancellation counts for what is still waiting.
  void receive(std::string_view message);
  /// Does one piece of work: a message, or when none waits, the check of a file. Whether more is left.
  bool work();
  /// How the process should end once the client has said `exit`: 0 after `shutdown`, 1 without.
  std::optional<int> ended() const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace kaikou::service
