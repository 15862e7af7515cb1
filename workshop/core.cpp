// One request: read, handed to the desk that knows it, and its answer or refusal written. The border that no exception crosses.
// Tested by tests/workshop/core_test.cpp, and through every shell by tests/web.
#include "workshop/core.h"

#include <array>
#include <new>

#include "kaikou_version.h"
#include "runtime/text/utf8.h"
#include "workshop/desks.h"

namespace kaikou::workshop {

struct Core::Desks {
  explicit Desks(std::vector<std::string> folders) : shelf(std::move(folders)) {}
  RulesShelf shelf;
  std::array<std::unique_ptr<Desk>, 5> all{rulesDesk(shelf), handDesk(shelf), playDesk(shelf), trialDesk(shelf), logDesk(shelf)};
};

Core::Core(std::vector<std::string> ruleFolders) : desks_(std::make_unique<Desks>(std::move(ruleFolders))) {}
Core::~Core() = default;

std::string Core::answer(std::string_view text) {
  Json id, error;
  try {
    if (text.size() > maxRequestBytes) refuseRequest("it is too long");
    if (text::firstInvalidUtf8(text)) refuseRequest("it is not valid UTF-8");
    Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) refuseRequest("it is no JSON");
    const Request request(std::move(json));
    id = request.id();
    if (request.what() == "hello")
      return Json{{"id", id}, {"ok", {{"version", KAIKOU_VERSION}, {"level", KAIKOU_API_LEVEL}}}}.dump();
    for (const auto& desk : desks_->all)
      if (auto answer = desk->answer(request)) return Json{{"id", id}, {"ok", std::move(*answer)}}.dump();
    refuseRequest("`" + request.what() + "` is not known");
  } catch (Refusal& refusal) {
    error = std::move(refusal.error);
  } catch (const std::bad_alloc&) {
    return R"({"id": null, "error": {"message": "out of memory"}})";
  } catch (const std::exception& fault) {
    error = Json{{"message", std::string("a mistake of the program: ") + fault.what()}, {"internal", true}};
  }
  return Json{{"id", id}, {"error", std::move(error)}}.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace kaikou::workshop
