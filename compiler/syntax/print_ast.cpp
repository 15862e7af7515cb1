// The tree as indented text: one line a declaration or an item, expressions as nested lists.
//
// Says what was written, not how: places and spellings of the language's words are left out, so that two files that
// differ in layout or in the language of their keywords print the same. Recursion is bounded by
// ParseLimits::expressionDepth. Tested by tests/syntax/parse_test.cpp and tests/syntax/format_test.cpp.
#include <type_traits>

#include "compiler/syntax/ast.h"
#include "compiler/syntax/keyword_table.h"

namespace kaikou::syntax {

namespace {

const char* kindName(ExprKind kind) {
  switch (kind) {
#define EXPR_KIND(kind, children, extra) \
  case ExprKind::kind:                   \
    return #kind;
#include "compiler/syntax/expr_kinds.def"
#undef EXPR_KIND
  }
  return "?";
}

std::string quoted(const std::string& text) {
  std::string made = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') made += '\\';
    if (c == '\n') made += "\\n";
    else made += c;
  }
  return made + "\"";
}

class Printer {
 public:
  explicit Printer(const Ast& ast) : ast_(ast) {}

  std::string run() {
    header();
    for (const Decl& decl : ast_.decls) declaration(decl);
    return std::move(out_);
  }

 private:
  void row(int level, const std::string& text) {
    out_ += std::string(static_cast<size_t>(level) * 2, ' ') + text + "\n";
  }

  std::string expr(ExprId id) const {
    if (id == noExpr) return "-";
    const Expr& expr_ = ast_.exprs[id];
    std::string text = kindName(expr_.kind);
    switch (expr_.kind) {
      case ExprKind::Number: text += " " + toString(expr_.number); break;
      case ExprKind::Name:
      case ExprKind::Word:
      case ExprKind::Tile:
      case ExprKind::LiableBy:
      case ExprKind::Payment:
      case ExprKind::Relation:
      case ExprKind::HoldsRanks:
      case ExprKind::ShapeIs: text += " " + expr_.text; break;
      default: break;
    }
    static const char* const comparisons[] = {"=", "<>", "<", "<=", ">", ">="};
    if (expr_.kind == ExprKind::Compare) text += std::string(" ") + comparisons[expr_.flag % 6];
    else if (expr_.flag != 0) text += " #" + std::to_string(expr_.flag);
    for (uint32_t i = 0; i < expr_.childCount; ++i) text += " " + expr(childrenOf(ast_, expr_)[i]);
    return "(" + text + ")";
  }

  static std::string names(const std::vector<Name>& names) {
    std::string text;
    for (const Name& name : names) text += " " + name.text;
    return text;
  }

  static std::string title(const Title& title) {
    return title.zh.empty() && title.en.empty() ? "" : " " + quoted(title.zh) + " / " + quoted(title.en);
  }

  static std::string position(const Position& position) {
    if (position.where == Position::End) return "";
    return (position.where == Position::Before ? " before " : " after ") + position.anchor.text;
  }

  std::string guard(const Guard& guard) const {
    if (guard.expr == noExpr) return "";
    return (guard.negated ? " unless " : " when ") + expr(guard.expr);
  }

  static std::string cites(const std::vector<Cite>& cites) {
    std::string text;
    for (const Cite& cite : cites) text += " per " + cite.document.text + " " + quoted(cite.section);
    return text;
  }

  static std::string scope(Scope scope) {
    return scope == Scope::EachSeat ? " of each seat" : scope == Scope::EachLoser ? " of each loser" : "";
  }

  void doc(int level, const std::string& text) {
    for (size_t at = 0; at < text.size();) {
      size_t end = std::min(text.find('\n', at), text.size());
      row(level, "/// " + text.substr(at, end - at));
      at = end + 1;
    }
  }

  void header() {
    const Header& header = ast_.header;
    doc(0, header.doc);
    row(0, (header.isModule ? "module " : "ruleset ") + header.name.text + title(header.title));
    if (!header.extends.text.empty()) row(1, "extends " + header.extends.text);
    if (!header.uses.empty()) row(1, "uses" + names(header.uses));
    for (const ModuleNeed& need : header.needs)
      row(1, std::string("needs ") + declKindName(need.kind) + " " + need.name.text);
  }

  void declaration(const Decl& decl) {
    doc(0, decl.doc);
    std::string text = decl.overrides ? "override " : "";
    text += declKindName(decl.kind);
    if (!decl.name.text.empty()) text += " " + decl.name.text;
    row(0, text + position(decl.position) + title(decl.title) + cites(decl.cites));
    std::visit([this](const auto& body) { this->body(body); }, decl.body);
  }

  void body(const std::monostate&) {}
  void body(const RemoveBody& body) { row(1, declKindName(body.kind)); }
  void body(const DefaultBody& body) { row(1, expr(body.value)); }
  void body(const ValueBody& body) { row(1, expr(body.value) + scope(body.scope)); }
  void body(const TilesBody& body) {
    static const char* const kinds[] = {"suit", "honour", "flower", "ring"};
    for (const TilesItem& item : body.items)
      row(1, kinds[item.kind] + names(item.names) + " ranks " + std::to_string(item.firstRank) + ".." +
                 std::to_string(item.lastRank) + " copies " + std::to_string(item.copies));
  }
  void body(const OptionBody& body) {
    static const char* const types[] = {"yes/no", "number", "points", "fan", "limit", "list", "patterns", "one of"};
    row(1, types[static_cast<size_t>(body.type)] + names(body.enumerators));
    row(1, expr(body.value));
  }
  void body(const FactBody& body) {
    static const char* const types[] = {"yes/no ", "number ", "tile "};
    row(1, types[static_cast<size_t>(body.type)] + expr(body.value));
  }
  void body(const SettingsBody& body) {
    if (body.subject != noExpr) row(1, expr(body.subject));
    for (const Setting& item : body.items) {
      auto spelled = [](Word word) { return std::string(keywords()[static_cast<size_t>(word)].english); };
      std::string text = spelled(item.word);
      for (const Word word : item.more) text += ", " + spelled(word);
      for (int64_t number : item.numbers) text += " " + std::to_string(number);
      for (ExprId id : item.exprs) text += " " + expr(id);
      for (const std::vector<Name>& rank : item.names) text += " [" + names(rank) + " ]";
      row(1, text + guard(item.guard) + cites(item.cites));
    }
  }
  void body(const CallBody& body) {
    static const char* const melds[] = {"run", "triplet", "quad", "set aside"};
    static const char* const sources[] = {" on discard", " on discard of previous seat", " in hand", " added to "};
    std::string text = melds[static_cast<size_t>(body.meld)];
    if (body.meld == CallMeld::Aside) text += " " + expr(body.asideSet);
    else text += sources[static_cast<size_t>(body.source)] + body.addedTo.text;
    if (body.opens) text += ", opens";
    if (body.draws) text += ", draws";
    if (body.robbable) text += ", robbable";
    if (body.concealed) text += ", concealed";
    if (body.anyTime) text += ", any time";
    if (body.compulsory) text += ", compulsory";
    if (body.without != noExpr) text += " without " + expr(body.without);
    row(1, text + guard(body.guard));
  }
  void body(const ShapeBody& body) {
    static const char* const forms[] = {"melds", "pairs", "distinct pairs", "one each of", "any tiles", "different of"};
    std::string text = forms[static_cast<size_t>(body.form)];
    if (body.count != 0) text += " " + std::to_string(body.count);
    for (uint32_t ranks : body.knitted) text += " knitted #" + std::to_string(ranks);
    if (body.set != noExpr) text += " " + expr(body.set);
    row(1, text + (body.pair ? " +" : ""));
  }
  void body(const PatternBody& body) {
    if (!body.shapes.empty()) row(1, "of" + names(body.shapes));
    if (body.worth != noExpr) row(1, "worth " + expr(body.worth));
    row(1, expr(body.condition));
    if (!body.implies.empty()) row(1, "implies" + names(body.implies));
    if (!body.excludes.empty()) row(1, "excludes" + names(body.excludes));
  }
  void body(const LinesBody& body) {
    if (body.hasScope) row(1, scope(body.scope).substr(1));
    lines(body.lines);
  }
  void lines(const std::vector<Line>& lines) {
    static const char* const actions[] = {"becomes", "+",        "-",           "x",
                                          "at most", "at least", "round up to", "round down to"};
    for (const Line& line : lines) {
      std::string text = line.removes ? "remove " : line.overrides ? "override " : "";
      row(1, text + line.name.text + position(line.position) + title(line.title) + cites(line.cites));
      for (const LineOp& op : line.ops)
        row(2, std::string(actions[static_cast<size_t>(op.action)]) + " " + expr(op.value) +
                   (op.each == noExpr ? "" : " each " + expr(op.each)) + guard(op.guard));
    }
  }
  void body(const LiableBody& body) {
    row(1, (body.seat == noExpr ? std::string("offenders") : expr(body.seat)) + guard(body.guard));
  }
  void body(const ChooseBody& body) {
    for (ExprId key : body.keys) row(1, expr(key));
  }
  void body(const ResultBody& body) {
    for (const ResultItem& item : body.items) row(1, item.key.text + " = " + expr(item.value));
  }
  static std::string event(const EventRef& event) {
    return (event.own ? "own " : "") + event.name.text + (event.others ? " of others" : "");
  }
  static std::string events(const std::vector<EventRef>& events) {
    std::string text;
    for (const EventRef& item : events) text += (text.empty() ? " on " : ", ") + event(item);
    return text;
  }
  void body(const MarkBody& body) {
    static const char* const scopes[] = {"of each seat", "of the hand", "of the match"};
    static const char* const types[] = {"yes/no", "number up to ", "tile", "suit", "seat", "one of"};
    std::string type = types[static_cast<size_t>(body.type)];
    if (body.type == MarkType::Number) type += body.mostFrom == noExpr ? std::to_string(body.most) : expr(body.mostFrom);
    row(1, std::string(scopes[static_cast<size_t>(body.scope)]) + (body.isPrivate ? ", private : " : " : ") + type +
               names(body.enumerators) + " = " + expr(body.initial));
    for (const MarkLine& line : body.lines) {
      const char* action = line.action == LineAction::Becomes ? "becomes " : line.action == LineAction::Add ? "adds " : "subtracts ";
      row(2, action + expr(line.value) + events(line.events) + guard(line.guard));
    }
  }
  void body(const StepBody& body) {
    static const char* const moments[] = {"before play", "with discard", "in own turn", "instead of draw"};
    row(1, std::string(moments[body.moment]) + (body.inTurn ? ", in turn from " + expr(body.first) : "") + guard(body.guard));
    for (const StepEffect& effect : body.effects) {
      switch (effect.kind) {
        case StepEffect::Chooses: row(2, "chooses " + effect.mark.text); break;
        case StepEffect::Gives:
          row(2, "gives " + std::to_string(effect.tiles) + (effect.oneSuit ? " in one suit to " : " to ") + expr(effect.value));
          break;
        case StepEffect::Shows: row(2, "shows hand"); break;
        case StepEffect::Sets: row(2, "sets " + effect.mark.text + " = " + expr(effect.value)); break;
      }
    }
  }
  void body(const RestrictBody& body) {
    static const char* const whats[] = {"discards", "claiming", "calls"};
    static const char* const modes[] = {" only", " not", " first"};
    if (body.guard.expr != noExpr) row(1, guard(body.guard).substr(1));
    for (const RestrictItem& item : body.items)
      row(1, std::string(whats[item.what]) + modes[item.mode] + (item.drawnTile ? " drawn tile" : "") +
                 (item.set == noExpr ? "" : " " + expr(item.set)) + names(item.calls) + (item.sameWaits ? " when same waits" : item.notReady ? " when not ready" : ""));
  }
  void body(const PayBody& body) {
    static const char* const forms[] = {"", " hands over", " hands back"};
    row(1, events(body.events).substr(1) + " from " + expr(body.from) + " to " + expr(body.to) + guard(body.guard) +
               forms[body.form] + (body.lastKong ? " last kong" : "") + names(body.pays));
    lines(body.lines);
  }
  void body(const TurnUpBody& body) {
    static const char* const places[] = {"next tiles from head", "next tiles from tail", "upper tiles of stacks ", "lower tiles of stacks "};
    const bool stacks = body.place >= TurnUpBody::UpperOfStacks;
    row(1, places[body.place] + (stacks ? std::to_string(body.firstStack) + ".." + std::to_string(body.lastStack) + " from tail" : std::string()) +
               (body.lastDrawn ? " or the last tile drawn" : ""));
    for (const TurnLine& line : body.lines)
      row(2, (line.more ? expr(line.count) + " more" : "up to " + expr(line.count)) + events(line.events) + (line.offered ? ", offered" : "") + guard(line.guard));
  }
  void body(const AfterBody& body) {
    static const char* const whats[] = {"winner leaves play", "winner plays on", "hand ends", "next turn after", "match ends",
                                        "same dealer", "next dealer", "previous dealer", "dealer"};
    row(1, event(body.event));
    for (const AfterItem& item : body.items)
      row(2, whats[item.what] + (item.seat == noExpr ? "" : " " + expr(item.seat)) + guard(item.guard));
  }
  void body(const ExampleBody& body) {
    for (const auto& [name, value] : body.options) row(1, "with " + name.text + " = " + expr(value));
    if (!body.indicator.text.empty()) row(1, "indicator " + body.indicator.text);
    if (!body.previousWild.text.empty()) row(1, "previous wild " + body.previousWild.text);
    if (body.dealer >= 0) row(1, "dealer " + std::to_string(body.dealer));
    for (const auto& [name, value] : body.facts) row(1, "fact " + name.text + " = " + expr(value));
    for (const ExampleSeat& seat : body.seats) {
      row(1, "seat " + std::to_string(seat.seat) + " hand" + names(seat.hand));
      for (const ExampleMeld& meld : seat.melds)
        row(2,
            "meld " + meld.call.text + names(meld.tiles) + (meld.from < 0 ? "" : " from " + std::to_string(meld.from)));
      if (!seat.aside.empty()) row(2, "aside" + names(seat.aside));
      for (const auto& [name, value] : seat.marks) row(2, "with " + name.text + " = " + expr(value));
    }
    if (body.leftToDraw >= 0) row(1, "left to draw " + std::to_string(body.leftToDraw));
    for (const auto& [name, tiles] : body.turned) row(1, "turned " + name.text + names(tiles));
    for (const int64_t score : body.scores) row(1, "score " + std::to_string(score));
    if (body.fromDeal) row(1, "from the deal");
    if (body.pot >= 0) row(1, "pot " + std::to_string(body.pot));
    for (const ExampleEvent& event : body.then) {
      static const char* const kinds[] = {"win", "discards", "", "exhausted"};
      static const char* const hows[] = {" self drawn", " from ", " robbing "};
      std::string text = std::string("then ") + kinds[event.kind] + event.name.text;
      for (int seat : event.seats) text += " " + std::to_string(seat);
      text += names(event.tiles);
      if (event.kind == ExampleEvent::Win) text += hows[event.by];
      if (event.from >= 0) text += (event.kind == ExampleEvent::Win ? "" : " from ") + std::to_string(event.from);
      row(1, text + (event.afterKong ? " after kong" : "") + (event.lastTiles ? " last tiles" : ""));
    }
    for (int seat : body.offenders) row(1, "offender " + std::to_string(seat));
    static const char* const ways[] = {"", " self drawn", " from ", " robbing "};
    if (body.by != ExampleBody::NoWin)
      row(1, "win seat " + std::to_string(body.winner) + " with " + body.winTile.text + ways[body.by] +
                 (body.from < 0 ? "" : std::to_string(body.from)) + (body.afterKong ? " after kong" : "") +
                 (body.lastTiles ? " last tiles" : ""));
    if (body.waitsSeat >= 0) row(1, "waits seat " + std::to_string(body.waitsSeat));
    for (const Expectation& expected : body.expectations) {
      static const char* const kinds[] = {"refused by ", "refused", "impossible", "points", "liable", "waits", "", "next dealer"};
      std::string text =
          std::string("expect ") + (expected.negated ? "not " : "") +
                         (expected.seat < 0 ? std::string() : "seat " + std::to_string(expected.seat) + " ") + kinds[expected.kind] + expected.name.text;
      for (Num number : expected.numbers) text += " " + toString(number);
      row(1, text + names(expected.words) + (expected.none ? " none" : ""));
    }
  }

  const Ast& ast_;
  std::string out_;
};

}  // namespace

const char* declKindName(DeclKind kind) {
  switch (kind) {
    case DeclKind::Document: return "document";
    case DeclKind::Remove: return "remove";
    case DeclKind::Default: return "default";
    case DeclKind::Tiles: return "tiles";
    case DeclKind::Set: return "set";
    case DeclKind::Option: return "option";
    case DeclKind::Require: return "require";
    case DeclKind::Fact: return "fact";
    case DeclKind::Let: return "let";
    case DeclKind::Wild: return "wild";
    case DeclKind::Deal: return "deal";
    case DeclKind::Wall: return "wall";
    case DeclKind::Call: return "call";
    case DeclKind::Discarding: return "discarding";
    case DeclKind::Claims: return "claims";
    case DeclKind::Shape: return "shape";
    case DeclKind::Pattern: return "pattern";
    case DeclKind::Need: return "need";
    case DeclKind::Tally: return "tally";
    case DeclKind::Payment: return "payment";
    case DeclKind::Liable: return "liable";
    case DeclKind::Sharing: return "sharing";
    case DeclKind::Duty: return "duty";
    case DeclKind::Choose: return "choose most";
    case DeclKind::Result: return "result";
    case DeclKind::Leaving: return "leaving";
    case DeclKind::NextDealer: return "next dealer";
    case DeclKind::Mark: return "mark";
    case DeclKind::Step: return "step";
    case DeclKind::Restrict: return "restrict";
    case DeclKind::Pay: return "pay";
    case DeclKind::TurnUp: return "turn up";
    case DeclKind::After: return "after";
    case DeclKind::Example: return "example";
  }
  return "?";
}

text::Bilingual declKindWord(DeclKind kind) {
  const std::string_view name = declKindName(kind);
  for (const Keyword& word : keywords())
    if (word.english == name) return text::Bilingual::of(std::string(word.chinese), std::string(word.english));
  return name;
}

std::string printAst(const Ast& ast) { return Printer(ast).run(); }

}  // namespace kaikou::syntax
