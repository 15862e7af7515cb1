// The rules of who deals next stand in a plan in the order of the files: first the block `next dealer`, then what comes after a
// hand's end.
#include "analysis/finding_places.h"

#include <filesystem>

#include "analysis/course_findings.h"
#include "compiler/sema/flat.h"

namespace kaikou::analysis {
namespace {

/// Where each rule of who deals next stands, in the order of Game::nextDealer.
std::vector<source::Place> dealerPlaces(const sema::FlatRuleset& flat) {
  std::vector<source::Place> out;
  if (flat.nextDealer)
    for (const syntax::Setting& item : std::get<syntax::SettingsBody>(flat.nextDealer.decl->body).items) out.push_back({flat.nextDealer.ast->file, item.span});
  for (const sema::DeclRef& ref : flat.afters)
    for (const syntax::AfterItem& item : std::get<syntax::AfterBody>(ref.decl->body).items)
      if (item.what >= syntax::AfterItem::SameDealer) out.push_back({ref.ast->file, item.span});
  return out;
}

}  // namespace

void placeFindings(driver::Workspace& workspace, const sema::Ruleset& ruleset, std::vector<Finding>& findings) {
  const sema::FlatRuleset& flat = sema::flatOf(ruleset);
  const auto& sources = workspace.sources();
  auto put = [&](Finding& finding, const source::Place& place) {
    const auto at = sources.lineColumn(place.file, place.span.begin);
    finding.file = std::filesystem::path(sources.name(place.file)).filename().string();   // as plans have it
    finding.line = static_cast<uint32_t>(at.line), finding.column = static_cast<uint32_t>(at.column);
  };
  const std::vector<source::Place> dealers = dealerPlaces(flat);
  for (Finding& finding : findings) {
    if (finding.sort == dealerSort) {
      const size_t number = std::stoul(finding.declaration.substr(finding.declaration.rfind(' ') + 1));
      if (number >= 1 && number <= dealers.size()) put(finding, dealers[number - 1]);
    }
    if (finding.sort == "wild" && !flat.wilds.empty()) {
      const sema::DeclRef& wild = flat.wilds.back();
      finding.declaration = wild.decl->name.text;
      finding.message = sentenceOf(finding.kind, finding.declaration);
      put(finding, {wild.ast->file, wild.decl->name.span});
    }
  }
}

}  // namespace kaikou::analysis
