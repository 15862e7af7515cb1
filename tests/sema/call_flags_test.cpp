// Calls whose flags cannot be: an error at the flag, and only there.
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "compiler/driver/driver.h"

using namespace kaikou;

namespace {

struct Found { int errors; diag::Code code; std::string at; };

Found found(const std::string& call) {
  const std::string text = "ruleset calls extends kaikoufan\n" + call + "\n";
  driver::Workspace workspace;
  workspace.loader().folders = {KAIKOU_SOURCE_RULESETS};
  diag::Sink sink;
  (void)workspace.check("calls.kou", sink, &text);
  if (!sink.hasErrors()) return {0, {}, ""};
  for (const auto& item : sink.all()) {
    if (item.severity != diag::Severity::Error) continue;
    const auto span = item.place.span;
    return {static_cast<int>(sink.errorCount()), item.code, text.substr(span.begin, span.end - span.begin)};
  }
  return {};
}

void wrong(const std::string& call, diag::Code code, const std::string& at) {
  INFO(call);
  const Found what = found(call);
  CHECK(what.errors == 1);
  CHECK(what.code == code);
  CHECK(what.at == at);
}

void right(const std::string& call) {
  INFO(call);
  CHECK(found(call).errors == 0);
}

}  // namespace

TEST_CASE("calls of three tiles do not draw", "[sema]") {
  for (const char* source : {"on discard", "on discard of previous seat", "in hand"}) {
    wrong(fmt::format("call 新 : triplet {}, opens, draws", source), diag::Code::CallGrowsHand, "draws");
    wrong(fmt::format("call 新 : run {}, draws", source), diag::Code::CallGrowsHand, "draws");
    right(fmt::format("call 新 : quad {}, draws", source));
    right(fmt::format("call 新 : triplet {}, opens", source));
  }
  right("call 新 : set aside 5m, draws");
  right("call 新 : triplet in hand, any time");
}

TEST_CASE("flags stand where they say something", "[sema]") {
  wrong("call 新 : quad on discard, draws, robbable", diag::Code::CallNotRobbable, "robbable");
  wrong("call 新 : triplet in hand, robbable", diag::Code::CallNotRobbable, "robbable");
  wrong("call 新 : set aside {1m}, draws, robbable", diag::Code::CallNotRobbable, "robbable");
  right("call 新 : quad in hand, draws, concealed, robbable");
  wrong("call 新 : triplet on discard, robbable", diag::Code::CallNotRobbable, "robbable");
  right("call 新 : quad added to 碰, draws, robbable, any time");
  wrong("call 新 : triplet on discard, any time", diag::Code::ClaimAnyTime, "any time");
  wrong("call 新 : run on discard of previous seat, any time", diag::Code::ClaimAnyTime, "any time");
  wrong("call 新 : quad on discard, draws, concealed", diag::Code::CallLiesOpen, "concealed");
  wrong("call 新 : quad added to 碰, draws, concealed", diag::Code::CallLiesOpen, "concealed");
  wrong("call 新 : set aside 5m, draws, concealed", diag::Code::CallLiesOpen, "concealed");
  right("call 新 : triplet in hand, concealed\ncall 另 : quad added to 新, draws, concealed");
}
