// The pictures as one file to keep or send: its style is within, and it asks nothing of a network.
// Tested by tests/workshop/trial_test.cpp and tests/scripts/sim_html.sh.
#include <fmt/format.h>

#include "workshop/trial_pictures.h"

namespace kaikou::workshop {

namespace {

// The same rules stand in web/src/pictures.css, for the page.
constexpr std::string_view style = R"(
:root{color-scheme:light dark;--won:#1f7a54;--lost:#b3423a;--line:#0003;--text:#1d2421;--dim:#555e59;--back:#fbfaf6}
@media(prefers-color-scheme:dark){:root{--won:#4fb98a;--lost:#e5837a;--line:#fff3;--text:#eef2ef;--dim:#b3bcb6;--back:#15201b}}
body{margin:0 auto;padding:1rem;max-width:62rem;font:16px/1.5 system-ui,"Noto Sans CJK SC",sans-serif;color:var(--text);background:var(--back)}
h1{font-size:1.4rem}
.pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1.5rem}
.picture h3{margin:.2rem 0}.picture table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
.picture th{text-align:left;font-weight:400;padding:.15rem .5rem .15rem 0;overflow-wrap:anywhere}
.picture thead th{color:var(--dim);font-size:.85rem;border-bottom:1px solid var(--line)}
.picture td{padding:.15rem .5rem .15rem 0;vertical-align:middle}.picture td.value{white-space:nowrap}
.picture small{color:var(--dim)}.range{width:45%}
.scale{position:relative;height:.8rem;background:color-mix(in srgb,var(--line) 35%,transparent)}
.scale i,.bar i{background:var(--won);display:block}.scale i{position:absolute;top:0;height:100%}
.scale i.lost,.bar i.lost{background:var(--lost)}.scale b{position:absolute;top:35%;height:30%;background:var(--text);opacity:.6}
.bar{width:70%}.bar i{float:left;height:1rem;min-width:1px;margin-right:.4rem}.bar span{font-size:.85rem;color:var(--dim)}
@media print{body{background:#fff;color:#000}.picture{break-inside:avoid}}
)";

}  // namespace

std::string trialPage(const std::string& title, const std::string& heading, const std::string& pictures, text::Language language) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n<p>{}</p>\n<div class=\"pictures\">\n{}</div>\n</main>\n</body>\n</html>\n",
      language == text::Language::Chinese ? "zh-CN" : "en", htmlText(title), style, htmlText(title), htmlText(heading), pictures);
}

}  // namespace kaikou::workshop
