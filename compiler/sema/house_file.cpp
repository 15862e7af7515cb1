// House files: from the plain YAML tree to base, title, options and modules.
//
// Scalars are typed by rules of their own, because YAML's depend on version and library: `012` reads as ten
// in some, `是` is a text in all. Quoted scalars stay texts. In a list, blanks separate as commas do, as they
// do in a rule file. Guarantee: every key that is not known and every value of a wrong form is reported with
// its place. Tested by tests/sema/house_file_test.cpp and tests/fuzz/fuzz_house.cpp.
#include "compiler/sema/house_file.h"

#include <algorithm>
#include <array>

#include "compiler/sema/house_yaml.h"

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

/// With `５` as `5`, and the full-width point and minus likewise.
std::string plainDigits(const std::string& text) {
  std::string plain;
  for (size_t i = 0; i < text.size(); i++) {
    const bool wide = text.compare(i, 2, "\xef\xbc") == 0 && i + 2 < text.size();
    const auto last = wide ? static_cast<unsigned char>(text[i + 2]) : 0u;
    if (wide && ((last >= 0x90 && last <= 0x99) || last == 0x8d || last == 0x8e)) {
      plain += static_cast<char>(last - 0x60);
      i += 2;
    } else {
      plain += text[i];
    }
  }
  return plain;
}

std::string lowered(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

std::string jsonString(const std::string& text) {
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
    static const std::vector<std::string> keys = {"base", "name", "title", "options", "modules"};
    if (key.text == "base") {
      house_.base = readText(key, value);
    } else if (key.text == "name") {
      house_.name = readText(key, value);
    } else if (key.text == "title") {
      readTitle(key, value);
    } else if (key.text == "options") {
      readOptions(key, value);
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

  void readTitle(const YamlNode& key, const YamlNode& value) {
    if (value.kind != YamlNode::Map) {
      Name text = readText(key, value);
      house_.title = {text.text, text.text, text.span};
      return;
    }
    eachEntry(value, [&](const YamlNode& language, const YamlNode& words) {
      if (language.text != "zh" && language.text != "en") {
        fail(Code::HouseUnknownKey, language.span, {language.text}, say::TitleHas);
        return;
      }
      Name text = readText(language, words);
      (language.text == "zh" ? house_.title.zh : house_.title.en) = text.text;
      house_.title.span = text.span;
    });
    if (house_.title.zh.empty()) house_.title.zh = house_.title.en;
    if (house_.title.en.empty()) house_.title.en = house_.title.zh;
  }

  void readModules(const YamlNode& key, const YamlNode& value) {
    if (value.kind == YamlNode::Null) return;
    if (value.kind != YamlNode::List) {
      fail(Code::HouseWrongShape, value.span, {say::Quoted(key.text), say::OneList(value.text)});
      return;
    }
    for (uint32_t item : value.children) house_.modules.push_back(readText(key, tree_.nodes[item]));
  }

  void readOptions(const YamlNode& key, const YamlNode& value) {
    if (value.kind == YamlNode::Null) return;
    if (value.kind != YamlNode::Map) {
      fail(Code::HouseWrongShape, value.span, {say::Quoted(key.text), say::NamesWithValues});
      return;
    }
    eachEntry(value, [&](const YamlNode& name, const YamlNode& chosen) {
      house_.options.push_back({{name.text, name.span}, optionJson(name, chosen), chosen.span});
    });
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
    if (node.kind == YamlNode::Quoted) return jsonString(text);
    std::string word = lowered(text);
    if (word == "yes" || word == "true" || word == "是" || word == "要") return "true";
    if (word == "no" || word == "false" || word == "否" || word == "无") return "false";
    if (word == "none" || word == "null" || word == "~") return "null";
    NumberForm form = numberForm(text);
    if (std::string plain = plainDigits(text); plain != text && numberForm(plain) != NumberForm::None)
      fail(Code::HouseWideDigits, node.span, {text}, say::WritePlainDigits(plain));
    if (form == NumberForm::LeadingZero)
      fail(Code::HouseLeadingZero, node.span, {text},
           say::WithoutZero);
    return form == NumberForm::None ? jsonString(text) : text;
  }

  const YamlTree& tree_;
  source::FileId file_;
  diag::Sink& sink_;
  HouseFile house_;
  bool ok_ = true;
};

}  // namespace

std::optional<HouseFile> parseHouseFile(const source::SourceManager& sources, source::FileId file,
                                        diag::Sink& sink) {
  std::optional<YamlTree> tree = parseYaml(sources, file, sink);
  if (!tree) return std::nullopt;
  return HouseReader(*tree, file, sink).read();
}

}  // namespace kaikou::sema
