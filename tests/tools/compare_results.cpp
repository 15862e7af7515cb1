// compare-results WANT GOT: compares two files of results line by line, says what differs, exit 1 if anything does.
// A wanted error matches any error whose seat and tile, where wanted, are the same; the wording is free, as is `reason`.
#include <cstdio>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

using Json = nlohmann::json;

static std::string difference(const Json& want, const Json& got) {
  if (want.contains("error")) {
    if (!got.contains("error")) return "expected an error";
    for (const char* key : {"seat", "tile"}) {
      if (want.contains(key) && (!got.contains(key) || got[key] != want[key])) return std::string("the ") + key + " differs";
    }
    return "";
  }
  if (!want["id"].is_null() && got.value("id", Json()) != want["id"]) return "the id differs";
  if (got.value("legal", Json()) != want["legal"]) return "legal differs";
  if (!want["legal"].get<bool>()) return "";
  for (const char* key : {"payments", "fans", "hard", "liable"}) {
    if (!got.contains(key) || got[key] != want[key]) return std::string(key) + " differs";
  }
  return "";
}

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: compare-results WANT GOT\n");
    return 2;
  }
  std::ifstream want(argv[1]), got(argv[2]);
  std::string wantLine, gotLine;
  size_t line = 0, different = 0;
  while (std::getline(want, wantLine)) {
    ++line;
    std::string why = "missing";
    if (std::getline(got, gotLine)) {
      Json result = Json::parse(gotLine, nullptr, false);
      why = result.is_discarded() ? "not JSON" : difference(Json::parse(wantLine), result);
    } else {
      gotLine.clear();
    }
    if (why.empty()) continue;
    if (++different <= 20) std::cout << argv[1] << ":" << line << ": " << why << "\n  want " << wantLine << "\n  got  " << gotLine << "\n";
  }
  if (std::getline(got, gotLine)) {
    ++different;
    std::cout << argv[2] << ": more lines than wanted\n";
  }
  std::cout << argv[1] << ": " << line << " lines, " << different << " different\n";
  return different ? 1 : 0;
}
