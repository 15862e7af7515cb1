// Pictures of a simulation: what they say is what was counted, and no text of rules becomes markup.
#include <catch2/catch.hpp>

#include "workshop/trial_pictures.h"

using namespace kaikou;
using workshop::htmlText;

namespace {

plan::Plan smallPlan() {
  plan::Plan plan;
  plan.game.seats = 4;
  plan.origins.resize(2);
  plan.origins[1].zh = "<b>牌</b>";
  plan.origins[1].en = "\"a\" & 'b'";
  plan.patterns.resize(1);
  plan.patterns[0].origin = 1;
  return plan;
}

size_t count(const std::string& text, const std::string& what) {
  size_t found = 0;
  for (size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++found;
  return found;
}

}  // namespace

TEST_CASE("pictures: text is never markup", "[workshop]") {
  CHECK(htmlText("<a href=\"x\">&'") == "&lt;a href=&quot;x&quot;&gt;&amp;&#39;");
  const plan::Plan plan = smallPlan();
  sim::Tally tally(plan);
  tally.hands = tally.won = tally.winners = 10;
  tally.patterns[0] = 4;
  const std::string zh = workshop::trialPictures(plan, nullptr, tally, sim::Compared(), text::Language::Chinese);
  CHECK(zh.find("<b>牌") == std::string::npos);
  CHECK(zh.find("&lt;b&gt;牌&lt;/b&gt;") != std::string::npos);
  CHECK(workshop::trialPictures(plan, nullptr, tally, sim::Compared(), text::Language::English).find("&quot;a&quot; &amp; &#39;b&#39;") != std::string::npos);
}

TEST_CASE("pictures: shares and means are those of the counters", "[workshop]") {
  const plan::Plan plan = smallPlan();
  sim::Tally tally(plan);
  tally.hands = 200;
  tally.won = 150;
  tally.drawn = 50;
  tally.winners = 150;
  tally.selfDrawn = 150;
  for (int i = 0; i < 150; ++i) {
    tally.winnings.add(i % 2 ? 10 : 5000);
    tally.winningsSeen.add(i % 2 ? 10 : 5000);
  }
  const std::string html = workshop::trialPictures(plan, nullptr, tally, sim::Compared(), text::Language::English);
  CHECK(html.find(">75 % <small>150</small>") != std::string::npos);
  CHECK(html.find(">25 % <small>50</small>") != std::string::npos);
  CHECK(html.find("<span>50 %</span>") != std::string::npos);
  CHECK(count(html, "<table>") == count(html, "</table>"));
  CHECK(count(html, "<tr") == count(html, "</tr>"));
  CHECK(count(html, "<section") == count(html, "</section>"));
  const std::string page = workshop::trialPage("T<", "H>", html, text::Language::English);
  CHECK(page.starts_with("<!doctype html>"));
  CHECK(page.find("T&lt;") != std::string::npos);
  CHECK(page.find("http") == std::string::npos);
  CHECK(workshop::trialPictures(plan, nullptr, sim::Tally(plan), sim::Compared(), text::Language::English).empty());
}

TEST_CASE("pictures: a distribution with one value, negative values and far tails has its rows", "[workshop]") {
  const plan::Plan plan = smallPlan();
  for (const std::vector<int64_t>& values : {std::vector<int64_t>{0}, {-5, -5, -5}, {INT64_MIN / 4, 0, INT64_MAX / 4}, {1, 2, 3, 1000000}}) {
    sim::Tally tally(plan);
    for (const int64_t value : values) {
      ++tally.hands;
      tally.pointsSeen[0].add(value);
    }
    const std::string html = workshop::trialPictures(plan, nullptr, tally, sim::Compared(), text::Language::Chinese);
    CHECK(count(html, "class=\"bar\"") >= 1);
    CHECK(count(html, "<tr") < 400);
  }
}
