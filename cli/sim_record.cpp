// Records out and in. Numbers that may leave 64 bits are texts of digits. What is read is hostile: every type and size is
// checked. Tested by tests/sim/record_test.cpp and tests/scripts/sim_end_to_end.sh.
#include "cli/sim_record.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "runtime/plan/plan_codec.h"
#include "runtime/text/json_append.h"

namespace kaikou::cli {

using nlohmann::json;
using sim::Histogram;
using sim::Moments;
using sim::Wide;
using text::JsonWriter;

namespace {

constexpr size_t maxRanges = 1 << 20;

std::string digitsOf(Wide value) {
  const bool negative = value < 0;
  std::string text;
  do {
    const int digit = static_cast<int>(value % 10);
    text += static_cast<char>('0' + (digit < 0 ? -digit : digit));
    value /= 10;
  } while (value != 0);
  if (negative) text += '-';
  std::reverse(text.begin(), text.end());
  return text;
}

bool wideOf(const json& from, Wide& out) {
  if (!from.is_string()) return false;
  const std::string& text = from.get_ref<const std::string&>();
  const bool negative = text.starts_with('-');
  if (text.size() == negative || text.size() > 40) return false;
  out = 0;
  for (size_t i = negative; i < text.size(); ++i) {
    if (text[i] < '0' || text[i] > '9') return false;
    if (__builtin_mul_overflow(out, 10, &out) || __builtin_sub_overflow(out, text[i] - '0', &out)) return false;
  }
  return negative || !__builtin_sub_overflow(Wide{0}, out, &out);
}

// ── out ──
void put(JsonWriter& out, uint64_t value) { out.raw(std::to_string(value)); }
void put(JsonWriter& out, const Moments& m) {
  out.open('[').raw(std::to_string(m.count)).string(digitsOf(m.sum)).string(digitsOf(m.squares)).close(']');
}
void put(JsonWriter& out, const Histogram& h) {
  out.open('[');
  for (const auto& [value, count] : h.counts) out.open('[').integer(value).raw(std::to_string(count)).close(']');
  out.close(']');
}
template <class List>
void put(JsonWriter& out, const List& list) {
  out.open('[');
  for (const auto& item : list) put(out, item);
  out.close(']');
}

// ── in ──
bool get(const json& from, uint64_t& out) {
  if (!from.is_number_unsigned()) return false;
  out = from.get<uint64_t>();
  return true;
}
bool get(const json& from, Moments& out) {
  return from.is_array() && from.size() == 3 && get(from[0], out.count) && wideOf(from[1], out.sum) &&
         wideOf(from[2], out.squares);
}
bool get(const json& from, Histogram& out) {
  if (!from.is_array()) return false;
  for (const json& row : from) {
    uint64_t count = 0;
    if (!row.is_array() || row.size() != 2 || !row[0].is_number_integer() || !get(row[1], count)) return false;
    const int64_t value = row[0].get<int64_t>();
    if (Histogram::bucket(value) != value || !out.counts.emplace(value, count).second) return false;
  }
  return true;
}
template <class List>
bool get(const json& from, List& out) {
  if (!from.is_array() || from.size() != out.size()) return false;
  for (size_t i = 0; i < out.size(); ++i)
    if (!get(from[i], out[i])) return false;
  return true;
}

template <class Counters>
bool getAll(const json& from, Counters& counters, std::string& error) {
  if (!from.is_object()) {
    error = "its counters are missing";
    return false;
  }
  Counters::each(counters, [&](const char* name, auto& counter) {
    if (!error.empty()) return;
    const auto found = from.find(name);
    if (found == from.end() || !get(*found, counter)) error = fmt::format("its counter `{}` is missing or not what it should be", name);
  });
  return error.empty();
}

void putRules(JsonWriter& out, const SimRules& rules) {
  out.key("ruleset").string(rules.ruleset).key("options").open('[');
  for (const std::string& option : rules.options) out.string(option);
  out.close(']').key("rules").string(rules.digest);
}

bool textAt(const json& from, const char* key, std::string& out) {
  const auto found = from.find(key);
  if (found == from.end() || !found->is_string()) return false;
  out = found->get<std::string>();
  return out.size() <= 4096;
}
bool textsAt(const json& from, const char* key, std::vector<std::string>& out) {
  const auto found = from.find(key);
  if (found == from.end() || !found->is_array() || found->size() > 1024) return false;
  for (const json& item : *found) {
    if (!item.is_string()) return false;
    out.push_back(item.get<std::string>());
  }
  return true;
}
bool rulesAt(const json& from, SimRules& out) {
  return textAt(from, "ruleset", out.ruleset) && textsAt(from, "options", out.options) && textAt(from, "rules", out.digest);
}

}  // namespace

std::string planDigest(const plan::Plan& plan) {
  plan::Plan copy = plan;
  for (plan::Origin& origin : copy.origins) origin.file.clear(), origin.line = origin.column = 0;
  const std::vector<uint8_t> bytes = plan::encode(copy);
  const auto hash = sha256({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  return toHex(hash.data(), hash.size());
}

void appendRecord(std::string& into, const SimRecord& record, const sim::Tally& tally, const sim::Compared& compared,
                  const sim::Duplicate& duplicate) {
  JsonWriter out(into);
  out.open('{').key("kaikou_sim").integer(1);
  putRules(out, record.rules);
  if (record.compares()) {
    out.key("other").open('{');
    putRules(out, record.other);
    out.close('}');
  }
  out.key("bots").open('[');
  for (const std::string& bot : record.bots) out.string(bot);
  out.close(']').key("seed").string(record.seed).key("match").integer(record.match);
  out.key("hands").raw(std::to_string(record.hands));
  if (record.duplicate) out.key("duplicate").boolean(true);
  out.key("matches").open('[');
  for (const auto& [first, last] : record.matches)
    out.open('[').raw(std::to_string(first)).raw(std::to_string(last)).close(']');
  out.close(']').key("counters").open('{');
  sim::Tally::each(tally, [&](const char* name, const auto& counter) { put(out.key(name), counter); });
  out.close('}');
  if (record.compares()) {
    out.key("other_counters").open('{');
    sim::Tally::each(compared.second, [&](const char* name, const auto& counter) { put(out.key(name), counter); });
    out.close('}').key("differences").open('{');
    sim::Compared::each(compared, [&](const char* name, const auto& counter) { put(out.key(name), counter); });
    out.close('}');
  }
  if (record.duplicate) {
    out.key("turns").open('{');
    sim::Duplicate::each(duplicate, [&](const char* name, const auto& counter) { put(out.key(name), counter); });
    out.close('}');
  }
  out.close('}');
  into += '\n';
}

struct SimRecordReader::Content {
  json document;
};
SimRecordReader::SimRecordReader() : content_(std::make_unique<Content>()) {}
SimRecordReader::~SimRecordReader() = default;

bool SimRecordReader::parse(const std::string& text, std::string& error) {
  json& document = content_->document;
  bool deep = false;                     // a record nests four deep; more is thrown away while it is read
  document = json::parse(
      text,
      [&](int level, json::parse_event_t, json&) {
        deep = deep || level > 16;
        return !deep;
      },
      false);
  if (document.is_discarded() || deep || !document.is_object() || document.value("kaikou_sim", json()) != json(1)) {
    error = "this is no record of `kou sim --json`";
    return false;
  }
  uint64_t match = 0;
  const auto matchAt = document.find("match"), handsAt = document.find("hands"), rangesAt = document.find("matches");
  bool fine = rulesAt(document, record_.rules) && textsAt(document, "bots", record_.bots) &&
              textAt(document, "seed", record_.seed) && matchAt != document.end() && get(*matchAt, match) && match > 0 &&
              match <= UINT32_MAX && handsAt != document.end() && get(*handsAt, record_.hands) &&
              rangesAt != document.end() && rangesAt->is_array() && rangesAt->size() <= maxRanges;
  if (const auto other = document.find("other"); fine && other != document.end())
    fine = other->is_object() && rulesAt(*other, record_.other);
  if (const auto duplicate = document.find("duplicate"); fine && duplicate != document.end()) {
    fine = *duplicate == json(true) && !record_.compares() && !record_.bots.empty() && record_.bots.size() <= sim::seatCount;
    record_.duplicate = true;
  }
  record_.match = static_cast<uint32_t>(match);
  uint64_t end = 0;
  for (size_t i = 0; fine && i < rangesAt->size(); ++i) {
    const json& row = (*rangesAt)[i];
    uint64_t first = 0, last = 0;
    fine = row.is_array() && row.size() == 2 && get(row[0], first) && get(row[1], last) && first < last && (i == 0 || first > end);
    end = last;
    record_.matches.emplace_back(first, last);
  }
  if (!fine) error = "this record of `kou sim --json` is damaged";
  return fine;
}

bool SimRecordReader::counters(sim::Tally& tally, sim::Compared& compared, sim::Duplicate& duplicate, std::string& error) const {
  const json& document = content_->document;
  auto part = [&](const char* key) { return document.value(key, json()); };
  if (!getAll(part("counters"), tally, error)) return false;
  if (record_.duplicate) {
    duplicate = sim::Duplicate(record_.bots);
    return getAll(part("turns"), duplicate, error);
  }
  return !record_.compares() ||
         (getAll(part("other_counters"), compared.second, error) && getAll(part("differences"), compared, error));
}

bool addRanges(SimRecord& into, const SimRecord& from, std::string& error) {
  auto same = [&](bool fine, const char* what) {
    if (!fine && error.empty()) error = fmt::format("they differ in {}", what);
  };
  same(into.rules.digest == from.rules.digest && into.rules.ruleset == from.rules.ruleset, "ruleset or options");
  same(into.rules.options == from.rules.options, "options");
  same(into.other.digest == from.other.digest && into.other.ruleset == from.other.ruleset &&
           into.other.options == from.other.options,
       "what is compared");
  same(into.seed == from.seed, "seed");
  same(into.bots == from.bots, "bots");
  same(into.duplicate == from.duplicate, "whether the seats are turned");
  same(into.match == from.match, "length of a match");
  same(into.hands == from.hands, "number of hands");
  if (!error.empty()) return false;
  auto all = into.matches;
  all.insert(all.end(), from.matches.begin(), from.matches.end());
  std::sort(all.begin(), all.end());
  std::vector<std::pair<uint64_t, uint64_t>> joined;
  for (const auto& range : all) {
    if (!joined.empty() && range.first < joined.back().second) {
      error = fmt::format("match {} is in both", range.first);
      return false;
    }
    if (!joined.empty() && range.first == joined.back().second) joined.back().second = range.second;
    else joined.push_back(range);
  }
  into.matches = std::move(joined);
  return true;
}

uint64_t handsOf(const SimRecord& record) {
  uint64_t hands = 0;
  for (const auto& [first, last] : record.matches)
    hands += std::min(record.hands, last * record.match) - std::min(record.hands, first * record.match);
  return hands;
}

}  // namespace kaikou::cli
