// One form of names and citations for plans, rule books and descriptions. Tested through them: tests/api/rules_api_test.cpp.
#include "compiler/sema/origin_of.h"

namespace kaikou::sema {

plan::Origin originAt(const FlatRuleset& rules, const source::SourceManager& sources, source::Place place, const std::string& name,
                      const syntax::Title& title, const std::vector<syntax::Cite>& cites) {
  plan::Origin origin;
  origin.name = name;
  origin.zh = title.zh.empty() ? name : title.zh;
  origin.en = title.en.empty() ? name : title.en;
  for (const syntax::Cite& cite : cites) {
    std::string zh = cite.document.text, en = cite.document.text;
    for (const DeclRef& document : rules.documents) {
      if (document.decl->name.text != cite.document.text) continue;
      zh = document.decl->title.zh;
      en = document.decl->title.en;
    }
    if (!origin.citeZh.empty()) origin.citeZh += "；", origin.citeEn += "; ";
    origin.citeZh += "《" + zh + "》" + cite.section;
    origin.citeEn += en + ", " + cite.section;
  }
  const source::LineColumn at = sources.lineColumn(place.file, place.span.begin);
  origin.file = std::string(sources.name(place.file));
  origin.file = origin.file.substr(origin.file.rfind('/') + 1);
  origin.line = at.line;
  origin.column = at.column;
  return origin;
}

}  // namespace kaikou::sema
