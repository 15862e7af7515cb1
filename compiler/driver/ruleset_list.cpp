// The list of rulesets as JSON, for `kou list --json` and for embedders. Tested by tests/api/compile_api_test.cpp.
#include "compiler/driver/ruleset_list.h"

#include "runtime/text/json_append.h"

namespace kaikou::driver {

void appendList(std::string& into, const std::vector<Workspace::Listed>& all) {
  text::JsonWriter json(into);
  json.open('[');
  for (const Workspace::Listed& listed : all) {
    json.open('{').key("name").string(listed.name).key("zh").string(listed.titleZh).key("en").string(listed.titleEn);
    json.key("module").boolean(listed.isModule).key("path").string(listed.path).close('}');
  }
  json.close(']');
}

}  // namespace kaikou::driver
