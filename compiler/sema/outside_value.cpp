// Option values from outside as text: JSON from house files, and what people type after `-o`. A few literals, exact numbers,
// flat lists; nothing nests, so a hand-written scanner is all it takes.
#include "compiler/sema/typed.h"

#include "runtime/text/exact_number.h"
#include "runtime/text/truth_words.h"
#include "runtime/text/utf8.h"

namespace kaikou::sema {

namespace {

std::string trimmed(const std::string& text) {
  size_t first = text.find_first_not_of(" \t\r\n"), last = text.find_last_not_of(" \t\r\n");
  return first == std::string::npos ? "" : text.substr(first, last - first + 1);
}

std::vector<std::string> split(const std::string& text, const char* separators) {
  std::vector<std::string> parts;
  for (size_t at = 0; at < text.size();) {
    size_t end = text.find_first_of(separators, at);
    if (end == std::string::npos) end = text.size();
    if (std::string part = trimmed(text.substr(at, end - at)); !part.empty()) parts.push_back(part);
    at = end + 1;
  }
  return parts;
}

std::string unquoted(const std::string& text) {
  if (text.size() < 2 || text.front() != '"' || text.back() != '"') return text;
  std::string plain;
  for (size_t i = 1; i + 1 < text.size(); ++i) {
    if (text[i] == '\\' && i + 2 < text.size()) ++i;
    plain += text[i];
  }
  return plain;
}

OptionValue listOf(const std::vector<std::string>& parts) {
  std::vector<Num> numbers;
  std::vector<std::string> names;
  for (const auto& part : parts) {
    Num value;
    if (part.front() != '"' && parseNum(text::plainDigits(part), value)) numbers.push_back(value);
    names.push_back(unquoted(part));
  }
  if (numbers.size() == names.size()) return numbers;
  return names;
}

}  // namespace

OptionValue parseOptionText(const std::string& given) {
  std::string text = trimmed(given);
  if (const auto truth = text::truthOf(text)) return *truth;
  if (text == "none" || text == "null" || text == "没有") return Num::none();
  if (text.size() >= 2 && text.front() == '[' && text.back() == ']') {
    return listOf(split(text.substr(1, text.size() - 2), " ,\t"));
  }
  Num value;
  const std::string plain = text::plainDigits(text);   // `９００` is a number here as everywhere
  if (parseNum(plain, value) || text::exactNumber(plain, value)) return value;
  if (text.size() >= 2 && text.front() == '"') return unquoted(text);
  auto parts = split(text, " ,\t");
  if (parts.size() > 1) return listOf(parts);
  return text;
}

}  // namespace kaikou::sema
