// House files: from the plain YAML tree to base, title, options and modules.
//
// Scalars are typed by rules of their own, because YAML's depend on version and library: `012` reads as ten
// in some, `是` is a text in all. Quoted scalars stay texts. In a list, blanks separate as commas do, as they
// do in a rule file. Guarantee: every key that is not known and every value of a wrong form is reported with
// its place. Tested by tests/sema/house_file_test.cpp and tests/fuzz/fuzz_house.cpp.
#include "compiler/sema/house_file.h"

#include <algorithm>
#include <array>

#include "compiler/sema/house_expect.h"
#include "compiler/sema/house_yaml.h"
#include "runtime/text/truth_words.h"
#include "runtime/text/utf8.h"

namespace kaikou::sema {

namespace {

using diag::Code;
namespace say = diag::say;
using source::Span;
using syntax::Name;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

enum class NumberForm { None, Good, LeadingZero };
NumberForm numberForm(const std::string& text) {
  size_t i = text.starts_with('-') ? 1 : 0;
  size_t first = i;
  while (i < text.size() && isDigit(text[i])) i++;
  size_t whole = i - first;
  if (whole == 0) return NumberForm::None;
  if (i < text.size() && text[i] == '.') {
    size_t fraction = ++i;
    while (i < text.size() && isDigit(text[i])) i++;
    if (i == fraction) return NumberForm::None;
  }
  if (i != text.size()) return NumberForm::None;
  return whole > 1 && text[first] == '0' ? NumberForm::LeadingZero : NumberForm::Good;
}

std::string lowered(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

class HouseReader {
 public:
  HouseReader(const YamlTree& tree, source::FileId file, diag::Sink& sink)
      : tree_(tree), file_(file), sink_(sink) {}

  std::optional<HouseFile> read() {
    const YamlNode& root = tree_.nodes[0];
    if (root.kind != YamlNode::Map) {
      sink_.report(Code::HouseNoBase, place(root.span));
      return std::nullopt;
    }
    eachEntry(root, [&](const YamlNode& key, const YamlNode& value) { readEntry(key, value); });
    if (house_.base.text.empty() && ok_) fail(Code::HouseNoBase, {root.span.begin, root.span.begin}, {});
    if (!ok_) return std::nullopt;
    return std::move(house_);
  }

 private:
  source::Place place(Span span) const { return {file_, span}; }
  void fail(Code code, Span span, std::vector<text::Bilingual> args, text::Bilingual help = {}) {
    sink_.report(code, place(span), std::move(args), std::move(help));
    ok_ = false;
  }

  template <typename Visit>
  void eachEntry(const YamlNode& map, Visit visit) {
    for (size_t i = 0; i + 1 < map.children.size(); i += 2)
      visit(tree_.nodes[map.children[i]], tree_.nodes[map.children[i + 1]]);
  }

  void readEntry(const YamlNode& key, const YamlNode& value) {
    static const std::vector<std::string> keys = {"base", "name", "title", "options", "modules", "examples"};
    if (key.text == "base") {
      house_.base = readText(key, value);
    } else if (key.text == "name") {
      house_.name = readText(key, value);
    } else if (key.text == "title") {
      house_.title = readTitle(key, value);
    } else if (key.text == "options") {
      readOptions(key, value, house_.options);
    } else if (key.text == "examples") {
      readExamples(key, value);
    } else if (key.text == "modules") {
      readModules(key, value);
    } else {
      std::string near = diag::nearest(key.text, keys);
      fail(Code::HouseUnknownKey, key.span, {key.text},
           near.empty() ? say::TheKeysAre() : diag::meant(near));
    }
  }

  Name readText(const YamlNode& key, const YamlNode& value) {
    if ((value.kind != YamlNode::Plain && value.kind != YamlNode::Quoted) || value.text.empty())
      fail(Code::HouseWrongShape, value.span, {say::Quoted(key.text), say::OneText});
    return {value.text, value.span};
  }

  syntax::Title readTitle(const YamlNode& key, const YamlNode& value) {
    if (value.kind != YamlNode::Map) {
      Name text = readText(key, value);
      return {text.text, text.text, text.span};
    }
    syntax::Title title;
    eachEntry(value, [&](const YamlNode& language, const YamlNode& words) {
      if (language.text != "zh" && language.text != "en") {
        fail(Code::HouseUnknownKey, language.span, {language.text}, say::TitleHas);
        return;
      }
      Name text = readText(language, words);
      (language.text == "zh" ? title.zh : title.en) = text.text;
      title.span = text.span;
    });
    if (title.zh.empty()) title.zh = title.en;
    if (title.en.empty()) title.en = title.zh;
    return title;
  }

  void readModules(const YamlNode& key, const YamlNode& value) {
    if (value.kind == YamlNode::Null) return;
    if (value.kind != YamlNode::List) {
      fail(Code::HouseWrongShape, value.span, {say::Quoted(key.text), say::OneList(value.text)});
      return;
    }
    for (uint32_t item : value.children) house_.modules.push_back(readText(key, tree_.nodes[item]));
  }

  void readOptions(const YamlNode& key, const YamlNode& value, std::vector<HouseOption>& into) {
    if (value.kind == YamlNode::Null) return;
    if (value.kind != YamlNode::Map) {
      fail(Code::HouseWrongShape, value.span, {say::Quoted(key.text), say::NamesWithValues});
      return;
    }
    eachEntry(value, [&](const YamlNode& name, const YamlNode& chosen) {
      into.push_back({{name.text, name.span}, optionJson(name, chosen), chosen.span});
    });
  }

  void readExamples(const YamlNode& key, const YamlNode& value) {
    if (value.kind == YamlNode::Null) return;
    if (value.kind != YamlNode::List) return fail(Code::HouseWrongShape, value.span, {say::Quoted(key.text), say::ListOfExamples});
    for (uint32_t item : value.children) {
      const YamlNode& node = tree_.nodes[item];
      if (node.kind == YamlNode::Map) readExample(node);
      else fail(Code::HouseWrongShape, node.span, {say::ItemOf(key.text), say::AnExample});
    }
  }

  void readExample(const YamlNode& node) {
    HouseExampleText example;
    example.span = node.span;
    Name expected;
    eachEntry(node, [&](const YamlNode& key, const YamlNode& value) {
      static const std::vector<std::string> keys = {"title", "options", "case", "expect"};
      if (key.text == "title") example.title = readTitle(key, value);
      else if (key.text == "options") readOptions(key, value, example.options);
      else if (key.text == "case") example.words = readLines(key, value, "\n").text;
      else if (key.text == "expect") expected = readLines(key, value, ", ");
      else {
        const std::string near = diag::nearest(key.text, keys);
        fail(Code::HouseUnknownKey, key.span, {key.text}, near.empty() ? say::ExampleHas() : diag::meant(near));
      }
    });
    if (!ok_) return;
    if (example.words.empty() || expected.text.empty()) return fail(Code::HouseWrongShape, node.span, {say::ItemOf(std::string("examples")), say::AnExample});
    text::Bilingual wrong;
    example.expect = parseExpected(expected.text, wrong);
    if (!example.expect) return fail(Code::HouseWrongShape, expected.span, {say::Quoted(std::string("expect")), say::Expectations}, wrong);
    house_.examples.push_back(std::move(example));
  }

  // One text, or a list of texts; `seat 0: 123m` in a list is a map to YAML and the same words to everybody else.
  Name readLines(const YamlNode& key, const YamlNode& value, std::string_view between) {
    if (value.kind != YamlNode::List) return readText(key, value);
    Name lines{"", value.span};
    auto add = [&](const std::string& text) { lines.text += (lines.text.empty() ? "" : std::string(between)) + text; };
    for (uint32_t id : value.children) {
      const YamlNode& item = tree_.nodes[id];
      if (item.kind == YamlNode::Map) {
        eachEntry(item, [&](const YamlNode& word, const YamlNode& rest) { add(word.text + ": " + readText(key, rest).text); });
      } else {
        add(readText(key, item).text);
      }
    }
    return lines;
  }

  std::string optionJson(const YamlNode& name, const YamlNode& value) {
    if (value.kind == YamlNode::Map) {
      fail(Code::HouseWrongShape, value.span, {say::Quoted(name.text), say::ValueOrList});
      return "null";
    }
    if (value.kind != YamlNode::List) return scalarJson(value, value.text);
    std::string json = "[";
    auto append = [&](const std::string& item) { json += (json.size() > 1 ? "," : "") + item; };
    for (uint32_t id : value.children) {
      const YamlNode& item = tree_.nodes[id];
      if (item.kind == YamlNode::List || item.kind == YamlNode::Map)
        fail(Code::HouseWrongShape, item.span, {say::ItemOf(name.text), say::OneValue});
      else if (item.kind == YamlNode::Plain)
        for (const std::string& word : wordsOf(item.text)) append(scalarJson(item, word));
      else
        append(scalarJson(item, item.text));
    }
    return json + "]";
  }

  static std::vector<std::string> wordsOf(const std::string& text) {
    std::vector<std::string> words;
    for (size_t i = 0; i < text.size();) {
      size_t end = std::min(text.find_first_of(" \t\r\n", i), text.size());
      if (end > i) words.push_back(text.substr(i, end - i));
      i = end + 1;
    }
    return words;
  }

  std::string scalarJson(const YamlNode& node, const std::string& text) {
    if (node.kind == YamlNode::Null) return "null";
    if (node.kind == YamlNode::Quoted) return jsonText(text);
    std::string word = lowered(text);
    if (const auto truth = text::truthOf(word)) return *truth ? "true" : "false";
    if (word == "none" || word == "null" || word == "~") return "null";
    NumberForm form = numberForm(text);
    if (std::string plain = text::plainDigits(text); plain != text && numberForm(plain) != NumberForm::None)
      fail(Code::HouseWideDigits, node.span, {text}, say::WritePlainDigits(plain));
    if (form == NumberForm::LeadingZero)
      fail(Code::HouseLeadingZero, node.span, {text},
           say::WithoutZero);
    return form == NumberForm::None ? jsonText(text) : text;
  }

  const YamlTree& tree_;
  source::FileId file_;
  diag::Sink& sink_;
  HouseFile house_;
  bool ok_ = true;
};

}  // namespace

std::string jsonText(const std::string& text) {
  std::string json = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') {
      json += '\\';
      json += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      const char* hex = "0123456789abcdef";
      json += "\\u00";
      json += hex[c >> 4];
      json += hex[c & 15];
    } else {
      json += c;
    }
  }
  return json + '"';
}

std::optional<HouseFile> parseHouseFile(const source::SourceManager& sources, source::FileId file,
                                        diag::Sink& sink) {
  std::optional<YamlTree> tree = parseYaml(sources, file, sink);
  if (!tree) return std::nullopt;
  return HouseReader(*tree, file, sink).read();
}

}  // namespace kaikou::sema
