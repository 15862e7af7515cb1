// Costs of questions. A feature is paid for by the declaration that asked first: so the costs add up, and what an author takes out
// is what is saved, unless others ask the same. Tested by tests/algebra/features_test.cpp.
#include "compiler/algebra/feature_costs.h"
#include "runtime/base/invariant.h"

#include <algorithm>

#include <fmt/format.h>

namespace kaikou::algebra {

using plan::FeatureKind;

namespace {

struct Cost {
  uint32_t origin;
  int bits;
};

// Largest first; as declared where they are alike.
std::vector<Cost> costsOf(const std::vector<AskedFeature>& asked) {
  std::vector<Cost> costs;
  for (const AskedFeature& of : asked) {
    const auto known = std::find_if(costs.begin(), costs.end(), [&](const Cost& cost) { return cost.origin == of.origin; });
    if (known == costs.end()) costs.push_back({of.origin, of.feature.width});
    else known->bits += of.feature.width;
  }
  std::stable_sort(costs.begin(), costs.end(), [](const Cost& a, const Cost& b) { return a.bits > b.bits; });
  return costs;
}

constexpr size_t mostShown = 12;

}  // namespace

bool combinesByOr(plan::FeatureKind kind) {
  switch (kind) {
    case FeatureKind::TilesOutside: case FeatureKind::MeldOther: case FeatureKind::GroupMisses:
    case FeatureKind::PairInside: case FeatureKind::Wait: case FeatureKind::TripletAt: case FeatureKind::MeldSome:
    case FeatureKind::PairWild: return true;
    default: return false;
  }
}

void reportCosts(const ir::Module& module, const std::vector<AskedFeature>& asked, diag::Sink& sink) {
  KAIKOU_ASSERT(!asked.empty(), "what does not fit was asked by somebody");
  const std::vector<Cost> costs = costsOf(asked);
  int bits = 0, rest = 0;
  for (const Cost& cost : costs) bits += cost.bits;
  // What does not fit in a word is not split over two, so a few bits may be left over where the sum alone would fit.
  diag::Diagnostic& report = sink.report(diag::Code::TooManyFeatures, module.places[costs.front().origin],
                                         {std::to_string(bits), diag::say::CostsBits(std::to_string(costs.front().bits))},
                                         diag::say::SeeAlgebra());
  for (size_t i = 1; i < costs.size(); ++i) {
    if (i < mostShown) report.also.push_back({module.places[costs[i].origin], diag::say::CostsBits(std::to_string(costs[i].bits))});
    else rest += costs[i].bits;
  }
  if (rest) report.help = diag::say::OthersCost(std::to_string(costs.size() - mostShown), std::to_string(rest));
}

std::string printFeatures(const ir::Module& module, const std::vector<AskedFeature>& asked) {
  static const char* const names[] = {"tiles outside", "tile count", "other meld", "meld count", "group misses", "pair inside",
                                      "pair tile", "wait", "wilds as", "runs from", "triplet of", "some meld",
                                      "wild in pair"};
  constexpr int room = 64 * plan::vectorWords;
  std::string text = fmt::format("{} features\n", asked.size());
  int bits = 0;
  for (const AskedFeature& of : asked) {
    const plan::Feature& feature = of.feature;
    bits += feature.width;
    std::string tiles;
    for (size_t k = 0; k < module.kinds.size(); ++k) {
      if ((feature.tiles >> k) & 1) tiles += (tiles.empty() ? "" : " ") + module.kinds[k].name;
    }
    text += of.fits ? fmt::format("  bits {:>3}..{:<3}", feature.shift, feature.shift + feature.width - 1)
                    : fmt::format("  no room: {:<3}", feature.width);
    text += fmt::format(" {:<4} {}", combinesByOr(feature.kind) ? "or" : "sum", names[static_cast<int>(feature.kind)]);
    if (feature.kind == FeatureKind::MeldOther || feature.kind == FeatureKind::MeldCount || feature.kind == FeatureKind::MeldSome) {
      std::string kinds;
      static const char* const forms[] = {"run", "triplet", "quad"};
      for (int i = 0; i < 3; ++i) {
        if ((feature.filter.kinds >> i) & 1) kinds += (kinds.empty() ? "" : "|") + std::string(forms[i]);
      }
      text += " " + kinds;
      if (feature.filter.where == plan::MeldFilter::Touching) text += " touching";
      if (feature.filter.from == plan::MeldFilter::Concealed) text += " concealed";
      if (feature.filter.from == plan::MeldFilter::Claimed) text += " claimed";
    }
    text += tiles.empty() ? "\n" : " { " + tiles + " }\n";
  }
  text += fmt::format("{} bits of {}, by what asks for them first\n", bits, room);
  for (const Cost& cost : costsOf(asked)) text += fmt::format("  {:>3}  {}\n", cost.bits, module.origins[cost.origin].name);
  return text;
}

}  // namespace kaikou::algebra
