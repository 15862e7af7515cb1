// Edits come as ranges or as the whole text, several in one message, each on the text that the one before left. Tested by
// tests/service/lifecycle_test.cpp and, at random against a fresh start, random_edits_test.cpp.
#include "service/open_close.h"

#include <algorithm>

#include "runtime/text/utf8.h"
#include "service/uris.h"

namespace kaikou::service {

namespace {

std::optional<Language> languageOf(std::string_view name) {
  if (name.starts_with("zh")) return Language::Chinese;
  if (name.starts_with("en")) return Language::English;
  return std::nullopt;
}

/// {"language": "zh"}, as it is or within "kaikou".
void readSettings(ServiceState& state, const Json& given) {
  const Json& ours = at(given, "kaikou").is_object() ? at(given, "kaikou") : given;
  if (auto language = languageOf(textAt(ours, "language"))) state.client.language = *language;
}

void addFolder(ServiceState& state, const std::string& uri) {
  if (!uri.starts_with("file:")) return;
  std::string path = pathOfUri(uri);
  while (path.size() > 1 && path.ends_with('/')) path.pop_back();
  auto& folders = state.project.folders;
  if (!path.empty() && std::find(folders.begin(), folders.end(), path) == folders.end()) folders.push_back(path);
}

bool flag(const Json& object, std::initializer_list<const char*> keys) {
  const Json* found = &object;
  for (const char* key : keys) found = &at(*found, key);
  return found->is_boolean() && found->get<bool>();
}

}  // namespace

void readClient(ServiceState& state, const Json& params) {
  Client& client = state.client;
  if (auto language = languageOf(textAt(params, "locale"))) client.language = *language;
  readSettings(state, at(params, "initializationOptions"));
  const Json& can = at(params, "capabilities");
  const Json& encodings = at(at(can, "general"), "positionEncodings");
  if (encodings.is_array()) {
    // Bytes are what the compiler counts in; who offers them spares both sides the counting.
    for (const Json& encoding : encodings)
      if (encoding.is_string() && encoding == "utf-8") client.encoding = Encoding::Utf8;
  }
  const Json& document = at(can, "textDocument");
  client.nestedSymbols = flag(document, {"documentSymbol", "hierarchicalDocumentSymbolSupport"});
  client.snippets = flag(document, {"completion", "completionItem", "snippetSupport"});
  client.relatedInformation = flag(document, {"publishDiagnostics", "relatedInformation"});
  client.documentChanges = flag(can, {"workspace", "workspaceEdit", "documentChanges"});
  client.codeLiterals = at(at(document, "codeAction"), "codeActionLiteralSupport").is_object();
  const Json& formats = at(at(document, "hover"), "contentFormat");
  client.markdown = !formats.is_array() || std::find(formats.begin(), formats.end(), Json("markdown")) != formats.end();
  const Json& folders = at(params, "workspaceFolders");
  if (folders.is_array())
    for (const Json& folder : folders) addFolder(state, textAt(folder, "uri"));
  else addFolder(state, textAt(params, "rootUri"));
}

void didOpen(ServiceState& state, CheckFiles& checks, const Json& params) {
  const Json& item = at(params, "textDocument");
  const std::string uri = textAt(item, "uri");
  if (uri.empty() || !at(item, "text").is_string()) return;
  OpenFile file;
  file.uri = uri;
  file.path = state.project.files().canonical(pathOfUri(uri));
  file.version = at(item, "version").is_number_integer() ? at(item, "version").get<int64_t>() : 0;
  file.text = TextDocument(textAt(item, "text"));
  const std::string path = file.path;
  state.project.files().open[path] = std::move(file);
  checks.changed(path);
}

void didChange(ServiceState& state, CheckFiles& checks, const Json& params) {
  const Json& item = at(params, "textDocument");
  OpenFile* file = state.project.files().find(pathOfUri(textAt(item, "uri")));
  const Json& changes = at(params, "contentChanges");
  if (!file || !changes.is_array()) return;
  if (at(item, "version").is_number_integer()) file->version = at(item, "version").get<int64_t>();
  for (const Json& change : changes) {
    if (!at(change, "text").is_string()) continue;
    if (auto range = rangeAt(change, "range")) file->text.replace(*range, textAt(change, "text"), state.client.encoding);
    else if (at(change, "range").is_null()) file->text = TextDocument(textAt(change, "text"));
  }
  checks.changed(file->path);
}

void didClose(ServiceState& state, CheckFiles& checks, const Json& params) {
  const std::string uri = textAt(at(params, "textDocument"), "uri");
  const std::string path = state.project.files().canonical(pathOfUri(uri));
  if (state.project.files().open.erase(path) > 0) checks.closed(path, uri);
}

void didChangeConfiguration(ServiceState& state, CheckFiles& checks, const Json& params) {
  readSettings(state, at(params, "settings"));
  checks.everything();
}

void didChangeFolders(ServiceState& state, CheckFiles& checks, const Json& params) {
  const Json& event = at(params, "event");
  const Json &removed = at(event, "removed"), &added = at(event, "added");
  auto& folders = state.project.folders;
  if (removed.is_array())
    for (const Json& folder : removed) {
      std::string path = pathOfUri(textAt(folder, "uri"));
      while (path.size() > 1 && path.ends_with('/')) path.pop_back();
      folders.erase(std::remove(folders.begin(), folders.end(), path), folders.end());
    }
  if (added.is_array())
    for (const Json& folder : added) addFolder(state, textAt(folder, "uri"));
  checks.everything();
}

}  // namespace kaikou::service
