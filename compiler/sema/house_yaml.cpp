// YAML text to a small tree, through yaml-cpp's events; the one file that touches yaml-cpp.
//
// Events and not yaml-cpp's own nodes, because those keep duplicate keys silently, follow aliases that
// explode or form cycles, and have forgotten whether a scalar was quoted. A handler that throws at the first
// thing out of bounds stops the parser there, so hostile input costs no more than its size; the exceptions
// end in this file. Marks of yaml-cpp are byte offsets behind a byte order mark; spans here are byte offsets
// into the file. Guarantee: no exception leaves; trees are bounded by maxHouseDepth and maxHouseNodes. Tested
// by tests/sema/house_file_test.cpp and tests/fuzz/fuzz_house.cpp.
#include "compiler/sema/house_yaml.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <string_view>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include "compiler/sema/house_file.h"
#include "runtime/text/unseen.h"

namespace kaikou::sema {

namespace {

using diag::Code;
namespace say = diag::say;
using source::Span;

struct Rejected {
  Code code;
  Span span;
  std::vector<text::Bilingual> args;
  text::Bilingual help;
};

class TreeBuilder : public YAML::EventHandler {
 public:
  TreeBuilder(std::string_view text, uint32_t shift, YamlTree& tree)
      : text_(text), shift_(shift), tree_(tree) {}

  void OnDocumentStart(const YAML::Mark&) override {}
  void OnDocumentEnd() override {}
  void OnAnchor(const YAML::Mark& mark, const std::string&) override { rejectAnchor(at(mark)); }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override { rejectAnchor(at(mark)); }

  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    if (anchor) rejectAnchor(at(mark));
    uint32_t begin = at(mark);
    add(YamlNode::Null, "", {begin, std::min<uint32_t>(begin + wordLength(begin), size())});
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override {
    uint32_t begin = at(mark);
    rejectExtras(begin, tag, anchor);
    add(tag == "?" ? YamlNode::Plain : YamlNode::Quoted, value, scalarSpan(begin, value));
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value) override {
    open(YamlNode::List, mark, tag, anchor);
  }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value) override {
    open(YamlNode::Map, mark, tag, anchor);
  }
  void OnSequenceEnd() override { open_.pop_back(); }
  void OnMapEnd() override { open_.pop_back(); }

  uint32_t at(const YAML::Mark& mark) const {
    return mark.is_null() || mark.pos < 0 ? 0 : std::min(static_cast<uint32_t>(mark.pos) + shift_, size());
  }

 private:
  struct Open {
    uint32_t node;
    std::set<std::string> keys;
  };

  uint32_t size() const { return static_cast<uint32_t>(text_.size()); }
  uint32_t wordLength(uint32_t begin) const {
    size_t end = text_.find_first_of(" \t\r\n,]}:", begin);
    return static_cast<uint32_t>((end == std::string_view::npos ? text_.size() : end) - begin);
  }
  Span scalarSpan(uint32_t begin, const std::string& value) const {
    uint32_t length = static_cast<uint32_t>(value.size());
    if (text_.substr(begin, length) == value) return {begin, begin + length};
    if (begin < size() && text_.substr(begin + 1, length) == value && begin + length + 2 <= size() &&
        text_[begin] == text_[begin + length + 1])
      return {begin, begin + length + 2};
    return {begin, std::min(begin + std::max<uint32_t>(wordLength(begin), 1), size())};
  }

  [[noreturn]] void rejectAnchor(uint32_t begin) const {
    throw Rejected{
        Code::HouseAlias, {begin, begin + wordLength(begin)}, {}, say::WriteItOut};
  }
  void rejectExtras(uint32_t begin, const std::string& tag, YAML::anchor_t anchor) const {
    bool explicitTag = tag != "?" && tag != "!" && !tag.empty();
    if (begin < size() && text_[begin] == '!') explicitTag = true;
    if (explicitTag)
      throw Rejected{
          Code::HouseTag, {begin, begin + wordLength(begin)}, {}, say::QuoteATag};
    if (anchor) rejectAnchor(begin);
  }

  void open(YamlNode::Kind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) {
    uint32_t begin = at(mark);
    rejectExtras(begin, tag, anchor);
    if (open_.size() >= static_cast<size_t>(maxHouseDepth))
      throw Rejected{Code::HouseTooDeep, {begin, begin}, {std::to_string(maxHouseDepth)}, {}};
    open_.push_back({add(kind, "", {begin, std::min(begin + 1, size())}), {}});
  }

  uint32_t add(YamlNode::Kind kind, std::string value, Span span) {
    if (tree_.nodes.size() >= maxHouseNodes)
      throw Rejected{Code::HouseTooLarge, span, {std::to_string(maxHouseNodes)}, {}};
    uint32_t id = static_cast<uint32_t>(tree_.nodes.size());
    if (!open_.empty()) {
      YamlNode& parent = tree_.nodes[open_.back().node];
      if (parent.kind == YamlNode::Map && parent.children.size() % 2 == 0) checkKey(kind, value, span);
      parent.children.push_back(id);
    }
    tree_.nodes.push_back({kind, std::move(value), span, {}});
    return id;
  }
  void checkKey(YamlNode::Kind kind, const std::string& value, Span span) {
    if (kind != YamlNode::Plain && kind != YamlNode::Quoted)
      throw Rejected{Code::HouseWrongShape, span, {say::AKey, say::AName}, {}};
    if (!open_.back().keys.insert(value).second) throw Rejected{Code::HouseDuplicateKey, span, {value}, {}};
  }

  std::string_view text_;
  uint32_t shift_;
  YamlTree& tree_;
  std::vector<Open> open_;
};

/// What yaml-cpp says, in both languages: its own words are about tokens, and English.
text::Bilingual reasonOf(const std::string& message) {
  static const std::pair<const char*, text::Row<0>> known[] = {
      {YAML::ErrorMsg::END_OF_MAP_FLOW, say::YamlMapOpen},   {YAML::ErrorMsg::END_OF_SEQ_FLOW, say::YamlListOpen},
      {YAML::ErrorMsg::END_OF_MAP, say::YamlNotAKey},        {YAML::ErrorMsg::END_OF_SEQ, say::YamlNotAnItem},
      {YAML::ErrorMsg::TAB_IN_INDENTATION, say::YamlTab},    {YAML::ErrorMsg::INVALID_ESCAPE, say::YamlEscape},
      {YAML::ErrorMsg::INVALID_UNICODE, say::YamlEscape},    {YAML::ErrorMsg::INVALID_HEX, say::YamlEscape},
      {YAML::ErrorMsg::EOF_IN_SCALAR, say::YamlQuoteOpen},   {YAML::ErrorMsg::DOC_IN_SCALAR, say::YamlQuoteOpen},
      {YAML::ErrorMsg::CHAR_IN_SCALAR, say::YamlCharacter},  {YAML::ErrorMsg::CHAR_IN_BLOCK, say::YamlCharacter},
      {YAML::ErrorMsg::FLOW_END, say::YamlCloser},           {YAML::ErrorMsg::BLOCK_ENTRY, say::YamlItemHere},
      {YAML::ErrorMsg::MAP_KEY, say::YamlKeyHere},           {YAML::ErrorMsg::MAP_VALUE, say::YamlColonHere},
      {YAML::ErrorMsg::UNKNOWN_TOKEN, say::YamlUnknown},
  };
  for (const auto& [begins, row] : known)
    if (message.starts_with(begins)) return row;
  return say::YamlOther(message);
}

/// The full-width colon behind a key: for YAML it is a letter of a text, which goes on in the next line.
std::optional<uint32_t> firstWideColon(std::string_view text) {
  constexpr std::string_view wide = "：";
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    const size_t at = line.find(wide);
    const size_t first = line.find_first_not_of(" \t");
    if (at != std::string_view::npos && line.substr(0, at).find_first_of(":#\"'") == std::string_view::npos && line[first] != '-') {
      return static_cast<uint32_t>(begin + at);
    }
    begin = end + 1;
  }
  return std::nullopt;
}

}  // namespace

std::optional<YamlTree> parseYaml(const source::SourceManager& sources, source::FileId file,
                                  diag::Sink& sink) {
  std::string_view text = sources.text(file);
  // yaml-cpp takes some control characters for the end of the text, so they are refused before it sees them.
  if (const auto unseen = text::firstUnseen(text)) {
    const auto begin = static_cast<uint32_t>(unseen->at);
    sink.report(Code::HouseControlCharacter, {file, {begin, begin + static_cast<uint32_t>(unseen->bytes)}},
                {text::codePointName(unseen->code)});
    return std::nullopt;
  }
  if (std::optional<uint32_t> colon = firstWideColon(text)) {
    sink.report(Code::HouseWideColon, {file, {*colon, *colon + 3}}, {}, say::ColonAndBlank);
    return std::nullopt;
  }
  uint32_t shift = text.starts_with("\xef\xbb\xbf") ? 3 : 0;

  YamlTree tree;
  TreeBuilder builder(text, shift, tree);
  try {
    std::istringstream stream{std::string(text)};
    YAML::Parser parser(stream);
    bool any = parser.HandleNextDocument(builder);
    if (any && !tree.nodes.empty()) {
      YamlTree rest;
      TreeBuilder next(text, shift, rest);
      if (parser.HandleNextDocument(next)) {
        uint32_t begin = rest.nodes.empty() ? 0 : rest.nodes[0].span.begin;
        throw Rejected{Code::HouseManyDocuments, {begin, begin}, {}, say::OneFileARoom};
      }
      return tree;
    }
    sink.report(Code::HouseNoBase, {file, {0, 0}});
  } catch (const Rejected& rejected) {
    sink.report(rejected.code, {file, rejected.span}, rejected.args, rejected.help);
  } catch (const YAML::Exception& error) {
    uint32_t begin = builder.at(error.mark);
    sink.report(Code::HouseYaml, {file, {begin, begin}}, {reasonOf(error.msg)});
  } catch (const std::exception&) {
    sink.report(Code::HouseYaml, {file, {0, 0}}, {say::CannotBeRead});
  }
  return std::nullopt;
}

}  // namespace kaikou::sema
