// kaikou_compile.h: what compiling says, in a program that has no command line.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/api/api_fixture.h"

using namespace kaikou::test;

namespace {

class Compiling {
 public:
  Compiling() : compiler_(shippedRules()), reply_(kaikou_reply_new()) {}

  kaikou_status named(const std::string& ruleset, const char* options = nullptr) {
    return keep([&](kaikou_plan** out) {
      return kaikou_compile(compiler_.get(), ruleset.c_str(), options, KAIKOU_TERMINATED, out, reply_.get());
    });
  }
  kaikou_status text(const std::string& name, const std::string& source) {
    return keep([&](kaikou_plan** out) {
      return kaikou_compile_text(compiler_.get(), name.c_str(), source.data(), source.size(), nullptr, 0, out, reply_.get());
    });
  }
  std::string said() const { return kaikou_reply_text(reply_.get()); }
  size_t count(const std::string& what) const {
    size_t found = 0;
    const std::string all = said();
    for (size_t at = 0; (at = all.find(what, at)) != std::string::npos; at += what.size()) ++found;
    return found;
  }

 private:
  template <class Work>
  kaikou_status keep(Work&& work) {
    kaikou_plan* plan = nullptr;
    const kaikou_status status = work(&plan);
    const PlanHandle held(plan);
    CHECK((status == KAIKOU_OK) == (plan != nullptr));
    CHECK_NOTHROW(nlohmann::json(said()).dump());            // which refuses what is no UTF-8
    return status;
  }

  CompilerHandle compiler_;
  Reply reply_;
};

const std::string plain = "ruleset mine \"我家\" / \"Mine\" extends kaikoufan\n";
const std::string warned = plain + "let unused \"无用\" / \"unused\" = 3\n";

}  // namespace

TEST_CASE("a ruleset that is not there is told without a place", "[api]") {
  Compiling compiling;
  CHECK(compiling.named("kaikofan") == KAIKOU_WRONG_INPUT);
  CHECK(compiling.said() == "error[K0201]: there is no ruleset or module `kaikofan`\nhelp: did you mean `kaikoufan`?");
  CHECK(compiling.named("/no/such/rules.kou") == KAIKOU_WRONG_INPUT);
  CHECK(compiling.said() == "error[K0201]: there is no ruleset or module `/no/such/rules.kou`\nhelp: there is no such file");
  CHECK(compiling.named(KAIKOU_SOURCE_RULESETS) == KAIKOU_WRONG_INPUT);
  CHECK(compiling.said().find("\nhelp: it is a folder: name the file in it") != std::string::npos);
  for (const char* name : {"", "\xff", ".", "/", "a\nb"}) {
    INFO(name);
    CHECK(compiling.named(name) == KAIKOU_WRONG_INPUT);
    CHECK(compiling.said().find("error[K0201]: ") == 0);
    CHECK(compiling.said().find("command line") == std::string::npos);
  }
}

TEST_CASE("rules that compile tell their warnings, each time", "[api]") {
  Compiling compiling;
  CHECK(compiling.named("kaikoufan") == KAIKOU_OK);
  CHECK(compiling.said() == "");
  CHECK(compiling.text("mine.kou", plain) == KAIKOU_OK);
  CHECK(compiling.said() == "");
  for (int time = 0; time < 2; ++time) {
    CHECK(compiling.text("mine.kou", warned) == KAIKOU_OK);
    CHECK(compiling.said().find("mine.kou:2:") == 0);
    CHECK(compiling.count("warning[") == 1);
  }
  const std::string path = KAIKOU_SOURCE_DIR "/tests/api/warned_rules.kou";
  std::string first;
  for (const char* options : {"{}", "{}", "{\"封顶\": 200}"}) {
    REQUIRE(compiling.named(path, options) == KAIKOU_OK);
    CHECK(compiling.said().find("warned_rules.kou:2:") != std::string::npos);
    CHECK(compiling.count("warning[") == 1);
    if (first.empty()) first = compiling.said();
    CHECK(compiling.said() == first);
  }
}

TEST_CASE("text need not stand in a file of its name, but has one", "[api]") {
  Compiling compiling;
  CHECK(compiling.text("from the editor", plain) == KAIKOU_OK);
  CHECK(compiling.said() == "");
  CHECK(compiling.text("from the editor", plain + "let =\n") == KAIKOU_WRONG_INPUT);
  CHECK(compiling.count("K0804") == 0);
  CHECK(compiling.said().find("from the editor:2:5: error[K0101]: ") == 0);
  CHECK(compiling.text("", plain) == KAIKOU_WRONG_CALL);
  CHECK(compiling.said() == "`name` is empty");
  CHECK(compiling.text("\xff", plain) == KAIKOU_WRONG_INPUT);
  CHECK(compiling.said() == "`name` is not valid UTF-8");
}

TEST_CASE("a run of one strange character is one mistake", "[api]") {
  Compiling compiling;
  CHECK(compiling.text("zero", std::string(100, '\0')) == KAIKOU_WRONG_INPUT);
  CHECK(compiling.count("error[K0102]") == 1);
  CHECK(compiling.count("error[") <= 2);                      // and that the header is missing
  std::string wide;                                          // UTF-16 without its mark
  for (const char c : plain.substr(0, 12)) wide += std::string(1, c) + '\0';
  CHECK(compiling.text("wide", wide) == KAIKOU_WRONG_INPUT);
  CHECK(compiling.count("U+0000") == 1);
  CHECK(compiling.text("marks", plain + "let a = 3;;;; \nlet b = 4;\n") == KAIKOU_WRONG_INPUT);
  CHECK(compiling.count("error[K0102]") == 2);
}

TEST_CASE("what is wrong with options says so once", "[api]") {
  Compiling compiling;
  CHECK(compiling.named("kaikoufan", R"({"封顶": 200, "封顶": 300})") == KAIKOU_WRONG_INPUT);
  CHECK(compiling.said() == "options: the key `封顶` is written twice");
  CHECK(compiling.named("kaikoufan", R"({"封顶": {}})") == KAIKOU_WRONG_INPUT);
  CHECK(compiling.said().find("options: `封顶`: ") == 0);
}
