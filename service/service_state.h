// What the features of the language service share: the project, what the client can do, and how to speak to it. Only files
// of this room include it.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "compiler/diag/diag.h"
#include "compiler/sema/known_values.h"
#include "service/language_service.h"
#include "service/rule_project.h"
#include "service/rule_symbols.h"
#include "service/service_words.h"
#include "service/wire.h"

namespace kaikou::service {

using text::Language;

struct Client {
  Encoding encoding = Encoding::Utf16;
  Language language = Language::English;
  bool nestedSymbols = false;      // documentSymbol as a tree
  bool snippets = false;
  bool documentChanges = false;    // edits with versions
  bool markdown = true;
  bool relatedInformation = false;
  bool codeLiterals = false;       // code actions that are more than commands
};

struct FoundText {
  std::string path;                                // canonical
  std::shared_ptr<const TextDocument> document;
  source::FileId file{};
};

struct ServiceState {
  ServiceState(ServiceSettings given, LanguageService::Send sendIt)
      : settings(std::move(given)), send(std::move(sendIt)), project(*settings.files, settings.rulesets) {
    client.language = settings.language;
  }

  ServiceSettings settings;
  LanguageService::Send send;
  RuleProject project;
  Client client;
  /// What a file was the last time that it had no errors.
  std::map<std::string, std::shared_ptr<const sema::Ruleset>> checked;
  /// What its declarations came to then.
  const sema::KnownValues& valuesOf(const std::string& path);
  int64_t nextRequest = 1;

  std::map<std::string, std::pair<std::shared_ptr<const sema::Ruleset>, sema::KnownValues>> values;
  /// What was wrong with a file when it was checked last, and the text that it had.
  std::map<std::string, std::pair<source::FileId, diag::Sink>> reports;

  /// What the examples of a file came to, and the text that it had.
  struct Outcomes {
    source::FileId file{};
    std::vector<ExampleOutcome> all;
  };
  std::map<std::string, Outcomes> outcomes;
  /// Files of which the client is to be told anew.
  std::set<std::string> toPublish;

  void notify(const char* method, Json params);
  /// Asks the client; its answer is not waited for.
  void ask(const char* method, Json params);
  const std::string& said(const text::Bilingual& message) const { return message.in(client.language); }

  /// The file that a request is about; nothing where it cannot be read.
  std::optional<FoundText> find(const Json& params);
  std::optional<FoundText> findPath(const std::string& path);
  /// A place in any file, for the client.
  Json location(source::Place place);
  std::string uriOf(source::FileId file);
  /// What is wrong with a file as it is now. Its places are in files that are known now.
  diag::Sink reportsOf(const std::string& path);
};

/// A request about a place of a file.
struct Asked {
  FoundText text;
  uint32_t offset = 0;
};
std::optional<Asked> askedPlace(ServiceState& state, const Json& params);

inline Failure badParams() { return {WireError::InvalidParams, "the parameters are not those of this request"}; }

}  // namespace kaikou::service
