// The registers that rules use, and what is wrong with them. Private to plan_verify_rules.cpp and plan_verify_course.cpp.
#pragma once

#include <fmt/format.h>

#include "runtime/plan/plan_verify_parts.h"

namespace kaikou::plan {

/// Gathers the registers that the rules use, and keeps the first finding.
class Uses {
 public:
  Uses(const Plan& plan, Registers& registers) : plan_(plan), registers_(registers) {}

  using Lane = Registers::Lane;
  void of(const char* what, size_t index) { what_ = what, index_ = index; }
  void origin(uint32_t origin) { check(origin < plan_.origins.size(), "it has no origin"); }
  void check(bool right, const char* otherwise) {
    if (!right && !finding_) fail(otherwise);
  }
  void reg(Reg reg, ValueType type, Phase latest = Phase::Reading, Lane lane = Lane::Never) {
    if (finding_) return;
    if (Finding finding = registers_.use(reg, type, latest, lane)) fail(*finding);
  }
  void maybe(Reg reg, ValueType type, Phase latest) {
    if (reg != noReg) this->reg(reg, type, latest);
  }
  const Finding& finding() const { return finding_; }

 private:
  void fail(const std::string& text) { finding_ = fmt::format("{} {}: {}", what_, index_, text); }

  const Plan& plan_;
  Registers& registers_;
  const char* what_ = "";
  size_t index_ = 0;
  Finding finding_;
};

}  // namespace kaikou::plan
