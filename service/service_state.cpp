// Tested by everything in tests/service/.
#include "service/service_state.h"

#include "service/uris.h"

namespace kaikou::service {

namespace {
std::string dumped(const Json& message) { return message.dump(-1, ' ', false, Json::error_handler_t::replace); }
}  // namespace

void ServiceState::notify(const char* method, Json params) {
  send(dumped({{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}}));
}

void ServiceState::ask(const char* method, Json params) {
  send(dumped({{"jsonrpc", "2.0"}, {"id", "kaikou-" + std::to_string(nextRequest++)}, {"method", method}, {"params", std::move(params)}}));
}

std::optional<FoundText> ServiceState::findPath(const std::string& path) {
  const std::optional<source::FileId> file = project.readNow(path);
  if (!file) return std::nullopt;
  return FoundText{project.files().canonical(path), project.documentOf(*file), *file};
}

std::optional<FoundText> ServiceState::find(const Json& params) {
  const std::string uri = textAt(at(params, "textDocument"), "uri");
  return uri.empty() ? std::nullopt : findPath(pathOfUri(uri));
}

std::optional<Asked> askedPlace(ServiceState& state, const Json& params) {
  const std::optional<Position> position = positionAt(params, "position");
  std::optional<FoundText> text = state.find(params);
  if (!position || !text) return std::nullopt;
  const uint32_t offset = text->document->offsetOf(*position, state.client.encoding);
  return Asked{std::move(*text), offset};
}

std::string ServiceState::uriOf(source::FileId file) {
  const std::string path = project.files().canonical(std::string(project.sources().name(file)));
  const OpenFile* open = project.files().find(path);
  return open ? open->uri : uriOfPath(path);
}

Json ServiceState::location(source::Place place) {
  return {{"uri", uriOf(place.file)}, {"range", toJson(project.documentOf(place.file)->rangeOf(place.span, client.encoding))}};
}

const sema::KnownValues& ServiceState::valuesOf(const std::string& path) {
  static const sema::KnownValues none;
  auto found = checked.find(path);
  if (found == checked.end()) {
    // Nobody has checked it yet: an open file is about to be, another is asked about once.
    diag::Sink sink;
    auto ruleset = project.check(path, sink);
    if (!ruleset) return none;
    found = checked.emplace(path, std::move(ruleset)).first;
  }
  if (found->second->flat->isModule) return none;
  auto& [ruleset, known] = values[path];
  if (ruleset != found->second) {
    known = sema::knownValues(*found->second);
    ruleset = found->second;
  }
  return known;
}

diag::Sink ServiceState::reportsOf(const std::string& path) {
  const std::optional<source::FileId> file = project.readNow(path);
  if (!file) return {};
  const auto known = reports.find(path);
  if (known != reports.end() && known->second.first == *file) return known->second.second;
  diag::Sink sink;
  project.check(path, sink);
  sink.sort();
  reports[path] = {*file, sink};
  return sink;
}

}  // namespace kaikou::service
