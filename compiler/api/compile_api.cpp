// The compiler behind its C functions.
//
// Options come as the JSON of a case, so that one description of them serves everybody. Diagnostics are rendered as the
// command line renders them, without colour. Tested by tests/api/compile_api_test.cpp.
#include "compiler/api/kaikou_compile.h"

#include <filesystem>

#include <fmt/format.h>

#include "compiler/diag/render.h"
#include "compiler/driver/driver.h"
#include "compiler/driver/option_json.h"
#include "compiler/driver/rules_json.h"
#include "compiler/driver/ruleset_list.h"
#include "runtime/api/handles.h"

using namespace kaikou;

struct kaikou_compiler {
  driver::Workspace workspace;
  text::TextArena arena;
};

namespace {

// `own` is the name of rules that came as text: what their file should be called is nobody's concern.
std::string rendered(const diag::Sink& found, driver::Workspace& workspace, const char* own, const kaikou_reply* reply) {
  diag::Sink sink;
  for (const diag::Diagnostic& one : found.all()) {
    const bool noise = own && one.code == diag::Code::NameIsNotFileName && workspace.sources().name(one.place.file) == own;
    if (!noise) sink.add(one);
  }
  sink.sort();
  std::string text = diag::renderText(sink, workspace.sources(), {.colour = false, .language = reply ? reply->language : diag::Language::English, .nowhere = ""});
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

// A checked ruleset and the options given, or why not.
kaikou_status load(kaikou_compiler* compiler, const char* name, const std::string* source, const char* options, size_t optionsSize,
                   std::shared_ptr<const sema::Ruleset>& ruleset, driver::OptionValues& values, kaikou_reply* reply) {
  if (!compiler) return api::isNull(reply, "`compiler`");
  if (!name) return api::isNull(reply, source ? "`name`" : "`ruleset`");
  if (source && !*name) return api::fail(reply, KAIKOU_WRONG_CALL, "`name` is empty");
  if (source && text::firstInvalidUtf8(name)) return api::fail(reply, KAIKOU_WRONG_INPUT, "`name` is not valid UTF-8");
  std::string_view given;
  if (options && !api::textOf(options, optionsSize, given)) return api::isNull(reply, "`options`");
  if (given.size() > KAIKOU_MAX_CASE_BYTES) return api::fail(reply, KAIKOU_WRONG_INPUT, "`options` are too long");
  driver::Workspace& workspace = compiler->workspace;
  std::string error;
  compiler->arena.clear();
  if (text::firstInvalidUtf8(given)) return api::fail(reply, KAIKOU_WRONG_INPUT, "options: not valid UTF-8");
  if (!driver::readOptions(given, compiler->arena, values, error)) {
    return api::fail(reply, KAIKOU_WRONG_INPUT, "options: " + error);
  }
  diag::Sink sink;
  ruleset = workspace.check(name, sink, source);
  if (!ruleset) return api::fail(reply, KAIKOU_WRONG_INPUT, rendered(sink, workspace, source ? name : nullptr, reply));
  return KAIKOU_OK;
}

kaikou_status compile(kaikou_compiler* compiler, const char* name, const std::string* source, const char* options,
                      size_t optionsSize, kaikou_plan** out, kaikou_reply* reply) {
  if (!out) return api::isNull(reply, "`out`");
  std::shared_ptr<const sema::Ruleset> ruleset;
  driver::OptionValues values;
  const kaikou_status status = load(compiler, name, source, options, optionsSize, ruleset, values, reply);
  if (status != KAIKOU_OK) return status;
  driver::Workspace& workspace = compiler->workspace;
  const char* own = source ? name : nullptr;
  text::Bilingual why;
  auto plan = workspace.plan(ruleset, values, why);
  if (!plan) return api::fail(reply, KAIKOU_WRONG_INPUT, why);
  auto handle = api::handleOf(std::move(plan));
  if (reply) reply->text = rendered(ruleset->warnings, workspace, own, reply);
  *out = handle.release();
  return KAIKOU_OK;
}

}  // namespace

kaikou_status kaikou_compiler_new(kaikou_compiler** out, kaikou_reply* reply) {
  if (out) *out = nullptr;
  return api::atBorder(reply, [&] {
    if (!out) return api::isNull(reply, "`out`");
    auto made = std::make_unique<kaikou_compiler>();
    made->workspace.loader().asker.clear();            // a program has no command line
    *out = made.release();
    return KAIKOU_OK;
  });
}
void kaikou_compiler_free(kaikou_compiler* compiler) { delete compiler; }

kaikou_status kaikou_compiler_add_folder(kaikou_compiler* compiler, const char* folder, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!compiler) return api::isNull(reply, "`compiler`");
    if (!folder) return api::isNull(reply, "`folder`");
    std::error_code ignored;
    if (!std::filesystem::is_directory(folder, ignored)) {
      return api::fail(reply, KAIKOU_WRONG_INPUT, fmt::format("there is no folder `{}`", folder));
    }
    compiler->workspace.loader().folders.push_back(folder);
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_rulesets(kaikou_compiler* compiler, kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    if (!compiler) return api::isNull(reply, "`compiler`");
    if (!reply) return KAIKOU_WRONG_CALL;
    driver::appendList(reply->text, compiler->workspace.list());
    return KAIKOU_OK;
  });
}

kaikou_status kaikou_compile(kaikou_compiler* compiler, const char* ruleset, const char* options, size_t optionsSize,
                             kaikou_plan** out, kaikou_reply* reply) {
  if (out) *out = nullptr;
  return api::atBorder(reply, [&] { return compile(compiler, ruleset, nullptr, options, optionsSize, out, reply); });
}

kaikou_status kaikou_compile_text(kaikou_compiler* compiler, const char* name, const char* source, size_t sourceSize,
                                  const char* options, size_t optionsSize, kaikou_plan** out, kaikou_reply* reply) {
  if (out) *out = nullptr;
  return api::atBorder(reply, [&] {
    std::string_view given;
    if (!source || !api::textOf(source, sourceSize, given)) return api::isNull(reply, "`source`");
    const std::string text(given);
    return compile(compiler, name, &text, options, optionsSize, out, reply);
  });
}

kaikou_status kaikou_rules(kaikou_compiler* compiler, const char* ruleset, const char* options, size_t optionsSize,
                           kaikou_reply* reply) {
  return api::atBorder(reply, [&] {
    std::shared_ptr<const sema::Ruleset> checked;
    driver::OptionValues values;
    const kaikou_status status = load(compiler, ruleset, nullptr, options, optionsSize, checked, values, reply);
    if (status != KAIKOU_OK) return status;
    if (!reply) return KAIKOU_WRONG_CALL;
    text::Bilingual error;
    if (!driver::appendRules(reply->text, compiler->workspace, checked, values, error)) return api::fail(reply, KAIKOU_WRONG_INPUT, error);
    return KAIKOU_OK;
  });
}
