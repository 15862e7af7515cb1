// What the service offers, as the answer to `initialize` has it. Tested by tests/service/lifecycle_test.cpp: every request that is
// offered is one of methods.def.
#include "service/requests.h"
#include "service/mark_text.h"
#include "service/run_examples.h"

namespace kaikou::service {

Json capabilities(const Client& client) {
  return {
      {"positionEncoding", client.encoding == Encoding::Utf8 ? "utf-8" : "utf-16"},
      {"textDocumentSync", {{"openClose", true}, {"change", 2}, {"save", {{"includeText", false}}}}},
      {"hoverProvider", true},
      {"definitionProvider", true},
      {"implementationProvider", true},
      {"typeHierarchyProvider", true},
      {"referencesProvider", true},
      {"documentHighlightProvider", true},
      {"documentSymbolProvider", true},
      {"workspaceSymbolProvider", true},
      {"documentFormattingProvider", true},
      {"documentRangeFormattingProvider", true},
      {"documentOnTypeFormattingProvider", {{"firstTriggerCharacter", "}"}, {"moreTriggerCharacter", {"\n"}}}},
      {"completionProvider", {{"resolveProvider", true}, {"triggerCharacters", {" ", ":", "：", "="}}}},
      {"foldingRangeProvider", true},
      {"semanticTokensProvider", {{"legend", tokenLegend()}, {"full", true}, {"range", true}}},
      {"renameProvider", {{"prepareProvider", true}}},
      {"codeActionProvider", {{"codeActionKinds", {"quickfix", "refactor", "source.keywords.zh", "source.keywords.en"}}}},
      {"inlayHintProvider", true},
      {"codeLensProvider", {{"resolveProvider", false}}},
      {"executeCommandProvider", {{"commands", commandNames()}}},
      {"workspace", {{"workspaceFolders", {{"supported", true}, {"changeNotifications", true}}}}},
  };
}

}  // namespace kaikou::service
