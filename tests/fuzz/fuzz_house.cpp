// Any bytes as a house file: no crash, no hang, and either a house or a report.
#include <cstdlib>
#include <string>

#include "compiler/sema/house_file.h"
#include "compiler/sema/rule_finder.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, size_t size) {
  using namespace kaikou;
  source::SourceManager sources;
  sema::Loader loader(sources);
  diag::Sink sink;
  std::string text(reinterpret_cast<const char*>(data), size);
  std::optional<source::FileId> file = sema::addRuleText(loader, "fuzz.yaml", text, sink);
  std::optional<sema::HouseFile> house;
  if (file) house = sema::parseHouseFile(sources, *file, sink);
  if (house.has_value() == sink.hasErrors()) std::abort();
  for (const diag::Diagnostic& report : sink.all()) {
    if (report.place.span.end > sources.text(report.place.file).size()) std::abort();
    sources.lineColumn(report.place.file, report.place.span.begin);
  }
  return 0;
}
