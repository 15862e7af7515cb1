// `implies` and `excludes` between patterns: none may lead back to where it began. A pattern that excludes itself, or that two
// exclude each other, would never count; one that implies itself says nothing. Tested by tests/sema/pattern_relations_test.cpp.
#include "compiler/sema/elaborator.h"

namespace kaikou::sema {

namespace {

using Related = std::vector<syntax::Name> syntax::PatternBody::*;

const syntax::PatternBody& bodyOf(const DeclRef& pattern) { return std::get<syntax::PatternBody>(pattern.decl->body); }

}  // namespace

// The patterns that lead from `from` back to it by one relation, shortest first; empty if none do.
std::vector<uint32_t> Elaborator::circleOf(uint32_t from, Related relation) const {
  constexpr uint32_t unseen = UINT32_MAX;
  std::vector<uint32_t> reachedBy(flat_.patterns.size(), unseen), queue{from};
  for (size_t at = 0; at < queue.size(); ++at) {
    for (const auto& name : bodyOf(flat_.patterns[queue[at]]).*relation) {
      auto next = findDecl(flat_.patterns, name.text);
      if (!next || reachedBy[*next] != unseen) continue;
      reachedBy[*next] = queue[at];
      if (*next != from) {
        queue.push_back(*next);
        continue;
      }
      std::vector<uint32_t> circle{from};
      for (uint32_t back = reachedBy[from]; back != from; back = reachedBy[back]) circle.push_back(back);
      std::reverse(circle.begin() + 1, circle.end());
      return circle;
    }
  }
  return {};
}

bool Elaborator::checkRelations() {
  bool fine = true;
  const struct { Related relation; diag::Code code; } relations[] = {{&syntax::PatternBody::implies, diag::Code::PatternImpliesItself},
                                                                     {&syntax::PatternBody::excludes, diag::Code::PatternExcludesItself}};
  for (const auto& [relation, code] : relations) {
    std::vector<bool> told(flat_.patterns.size(), false);
    for (uint32_t i = 0; i < flat_.patterns.size(); ++i) {
      if (told[i]) continue;
      const std::vector<uint32_t> circle = circleOf(i, relation);
      if (circle.empty()) continue;
      fine = false;
      std::string chain;
      for (uint32_t member : circle) {
        told[member] = true;
        chain += flat_.patterns[member].decl->name.text + " → ";
      }
      const DeclRef& ref = flat_.patterns[i];
      const std::string& name = ref.decl->name.text;
      // The name that begins the circle is where it can be broken.
      const std::string& next = flat_.patterns[circle.size() > 1 ? circle[1] : i].decl->name.text;
      for (const auto& related : bodyOf(ref).*relation) {
        if (related.text != next) continue;
        error(code, {ref.ast->file, related.span}, {name, chain + name});
        break;
      }
    }
  }
  for (const DeclRef& ref : flat_.patterns) {
    const auto& body = bodyOf(ref);
    for (const auto& excluded : body.excludes) {
      const auto same = [&](const syntax::Name& implied) { return implied.text == excluded.text; };
      if (std::none_of(body.implies.begin(), body.implies.end(), same)) continue;
      fine = false;
      error(diag::Code::BadSetting, {ref.ast->file, excluded.span},
            {say::ImpliedAndExcluded(excluded.text)});
    }
  }
  return fine;
}

}  // namespace kaikou::sema
