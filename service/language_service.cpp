// The life of a session: what waits, what is open, what is to be checked; requests go to their features by a table.
//
// Messages are answered in the order in which they came. When none waits, files are checked one at a time: the one that was
// edited last first, then what builds on it. A check that became needless (the file was edited again or closed) is never begun.
// Guarantee: every request gets exactly one answer. Tested by tests/service/lifecycle_test.cpp and tests/scripts/lsp_wire.sh.
#include "service/language_service.h"

#include <algorithm>
#include <deque>

#include "service/check_files.h"
#include "service/requests.h"
#include "service/open_close.h"

namespace kaikou::service {

namespace {

struct Method {
  const char* name;
  Answer (*answer)(ServiceState&, const Json&);
};
constexpr Method methods[] = {
#define METHOD(wire, function) {wire, function},
#include "service/methods.def"
#undef METHOD
};

constexpr size_t mostWaiting = 10'000;

}  // namespace

struct LanguageService::Inside {
  Inside(ServiceSettings settings, Send send) : state(std::move(settings), std::move(send)), checks(state) {}

  ServiceState state;
  CheckFiles checks;
  std::deque<Json> waiting;
  std::set<std::string> cancelled;   // ids, as JSON
  bool initialized = false, shutDown = false;
  std::optional<int> ended;

  void reply(const Json& id, const Answer& answer);
  void receive(std::string_view message);
  void handle(const Json& message);
  void request(const std::string& method, const Json& id, const Json& params);
  void notification(const std::string& method, const Json& params);
};

void LanguageService::Inside::reply(const Json& id, const Answer& answer) {
  Json message = {{"jsonrpc", "2.0"}, {"id", id}};
  if (const auto* failure = std::get_if<Failure>(&answer)) {
    message["error"] = {{"code", static_cast<int>(failure->code)}, {"message", failure->message}};
  } else {
    message["result"] = std::get<Json>(answer);
  }
  state.send(message.dump(-1, ' ', false, Json::error_handler_t::replace));
}

void LanguageService::Inside::receive(std::string_view text) {
  Json message = Json::parse(text, nullptr, false);
  if (message.is_discarded()) return reply(nullptr, Failure{WireError::Parse, "the message is not JSON"});
  // Batches are of JSON-RPC and not of the protocol; each part is a message.
  std::vector<Json> parts;
  if (message.is_array()) parts.assign(message.begin(), message.end());
  else parts.push_back(std::move(message));
  if (parts.empty()) return reply(nullptr, Failure{WireError::InvalidRequest, "the message is empty"});
  for (Json& part : parts) {
    const Json& id = at(part, "id");
    const bool answerable = id.is_string() || id.is_number_integer();
    if (!part.is_object() || textAt(part, "jsonrpc") != "2.0" || (!id.is_null() && !answerable)) {
      reply(answerable ? id : Json(), Failure{WireError::InvalidRequest, "the message is no request of JSON-RPC 2.0"});
      continue;
    }
    if (!part.contains("method")) continue;   // the answer to something that was asked
    if (!at(part, "method").is_string()) {
      reply(id, Failure{WireError::InvalidRequest, "the method is not a text"});
      continue;
    }
    const Json& params = at(part, "params");
    if (textAt(part, "method") == "$/cancelRequest") {
      const Json& whose = at(params, "id");
      const bool waits = std::any_of(waiting.begin(), waiting.end(), [&](const Json& other) { return other.contains("id") && other["id"] == whose; });
      if (waits) cancelled.insert(whose.dump(-1, ' ', false, Json::error_handler_t::replace));
      continue;
    }
    if (waiting.size() >= mostWaiting && !id.is_null()) {
      reply(id, Failure{WireError::RequestFailed, "too many requests are waiting"});
      continue;
    }
    waiting.push_back(std::move(part));
  }
}

void LanguageService::Inside::handle(const Json& message) {
  const std::string method = textAt(message, "method");
  const Json& params = at(message, "params");
  if (!message.contains("id") || message["id"].is_null()) return notification(method, params);
  const Json& id = message["id"];
  if (cancelled.erase(id.dump(-1, ' ', false, Json::error_handler_t::replace)) > 0)
    return reply(id, Failure{WireError::RequestCancelled, "the request was cancelled"});
  request(method, id, params);
}

void LanguageService::Inside::request(const std::string& method, const Json& id, const Json& params) {
  if (method == "initialize") {
    if (initialized) return reply(id, Failure{WireError::InvalidRequest, "initialize was asked for already"});
    initialized = true;
    readClient(state, params);
    return reply(id, Json{{"capabilities", capabilities(state.client)},
                          {"serverInfo", {{"name", "kou"}, {"version", state.settings.version}}}});
  }
  if (!initialized) return reply(id, Failure{WireError::NotInitialized, "initialize comes first"});
  if (shutDown) return reply(id, Failure{WireError::InvalidRequest, "the service was shut down"});
  if (method == "shutdown") {
    shutDown = true;
    return reply(id, Json());
  }
  for (const Method& known : methods) {
    if (method != known.name) continue;
    checks.tidy();
    // What goes wrong in a feature ends the request and not the session.
    try {
      return reply(id, known.answer(state, params));
    } catch (const std::exception& error) {
      return reply(id, Failure{WireError::Internal, std::string("a fault of the program: ") + error.what()});
    }
  }
  reply(id, Failure{WireError::MethodNotFound, "there is no request `" + method + "`"});
}

void LanguageService::Inside::notification(const std::string& method, const Json& params) {
  if (method == "exit") {
    ended = shutDown ? 0 : 1;
    return;
  }
  if (!initialized || shutDown) return;   // as the protocol wants it: dropped
  if (method == "textDocument/didOpen") didOpen(state, checks, params);
  else if (method == "textDocument/didChange") didChange(state, checks, params);
  else if (method == "textDocument/didClose") didClose(state, checks, params);
  else if (method == "textDocument/didSave" || method == "workspace/didChangeWatchedFiles") checks.everything();
  else if (method == "workspace/didChangeConfiguration") didChangeConfiguration(state, checks, params);
  else if (method == "workspace/didChangeWorkspaceFolders") didChangeFolders(state, checks, params);
  // What else there may be is not for this service; the protocol has such notifications ignored.
}

LanguageService::LanguageService(ServiceSettings settings, Send send)
    : inside_(std::make_unique<Inside>(std::move(settings), std::move(send))) {}
LanguageService::~LanguageService() = default;

void LanguageService::receive(std::string_view message) {
  if (!inside_->ended) inside_->receive(message);
}

bool LanguageService::work() {
  Inside& inside = *inside_;
  if (inside.ended) return false;
  if (!inside.waiting.empty()) {
    const Json message = std::move(inside.waiting.front());
    inside.waiting.pop_front();
    inside.handle(message);
  } else if (inside.initialized && !inside.shutDown) {
    inside.checks.one();
  }
  return !inside.ended && (!inside.waiting.empty() || inside.checks.pending());
}

std::optional<int> LanguageService::ended() const { return inside_->ended; }

}  // namespace kaikou::service
