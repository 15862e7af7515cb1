
// Generated from Kaikou.g4 by ANTLR 4.7.2



#include "KaikouParser.h"


using namespace antlrcpp;
using namespace antlr4;

KaikouParser::KaikouParser(TokenStream *input) : Parser(input) {
  static const Initializer tables;
  _interpreter = new atn::ParserATNSimulator(this, _atn, _decisionToDFA, _sharedContextCache);
}

KaikouParser::~KaikouParser() {
  delete _interpreter;
}

std::string KaikouParser::getGrammarFileName() const {
  return "Kaikou.g4";
}

const std::vector<std::string>& KaikouParser::getRuleNames() const {
  return _ruleNames;
}

dfa::Vocabulary& KaikouParser::getVocabulary() const {
  return _vocabulary;
}


//----------------- FileContext ------------------------------------------------------------------

KaikouParser::FileContext::FileContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::HeaderContext* KaikouParser::FileContext::header() {
  return getRuleContext<KaikouParser::HeaderContext>(0);
}

tree::TerminalNode* KaikouParser::FileContext::EOF() {
  return getToken(KaikouParser::EOF, 0);
}

std::vector<KaikouParser::DeclarationContext *> KaikouParser::FileContext::declaration() {
  return getRuleContexts<KaikouParser::DeclarationContext>();
}

KaikouParser::DeclarationContext* KaikouParser::FileContext::declaration(size_t i) {
  return getRuleContext<KaikouParser::DeclarationContext>(i);
}


size_t KaikouParser::FileContext::getRuleIndex() const {
  return KaikouParser::RuleFile;
}


KaikouParser::FileContext* KaikouParser::file() {
  FileContext *_localctx = _tracker.createInstance<FileContext>(_ctx, getState());
  enterRule(_localctx, 0, KaikouParser::RuleFile);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(130);
    header();
    setState(134);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << KaikouParser::DOCUMENT)
      | (1ULL << KaikouParser::OVERRIDE)
      | (1ULL << KaikouParser::REMOVE)
      | (1ULL << KaikouParser::DEFAULT)
      | (1ULL << KaikouParser::TILES)
      | (1ULL << KaikouParser::SET)
      | (1ULL << KaikouParser::OPTION)
      | (1ULL << KaikouParser::REQUIRE)
      | (1ULL << KaikouParser::FACT)
      | (1ULL << KaikouParser::DEAL)
      | (1ULL << KaikouParser::WALL)
      | (1ULL << KaikouParser::LET)
      | (1ULL << KaikouParser::WILD)
      | (1ULL << KaikouParser::CALL))) != 0) || ((((_la - 73) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 73)) & ((1ULL << (KaikouParser::DISCARDING - 73))
      | (1ULL << (KaikouParser::CLAIMS - 73))
      | (1ULL << (KaikouParser::SHAPE - 73))
      | (1ULL << (KaikouParser::PATTERN - 73))
      | (1ULL << (KaikouParser::NEED - 73))
      | (1ULL << (KaikouParser::TALLY - 73))
      | (1ULL << (KaikouParser::PAYMENT - 73))
      | (1ULL << (KaikouParser::LIABLE - 73))
      | (1ULL << (KaikouParser::SHARING - 73))
      | (1ULL << (KaikouParser::CHOOSE_MOST - 73))
      | (1ULL << (KaikouParser::RESULT - 73))
      | (1ULL << (KaikouParser::DUTY - 73))
      | (1ULL << (KaikouParser::LEAVING - 73))
      | (1ULL << (KaikouParser::NEXT_DEALER - 73)))) != 0) || _la == KaikouParser::EXAMPLE) {
      setState(131);
      declaration();
      setState(136);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(137);
    match(KaikouParser::EOF);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- HeaderContext ------------------------------------------------------------------

KaikouParser::HeaderContext::HeaderContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::HeaderContext::getRuleIndex() const {
  return KaikouParser::RuleHeader;
}

void KaikouParser::HeaderContext::copyFrom(HeaderContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- ModuleHeaderContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ModuleHeaderContext::MODULE() {
  return getToken(KaikouParser::MODULE, 0);
}

KaikouParser::NameContext* KaikouParser::ModuleHeaderContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

KaikouParser::TitleContext* KaikouParser::ModuleHeaderContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

tree::TerminalNode* KaikouParser::ModuleHeaderContext::NEEDS() {
  return getToken(KaikouParser::NEEDS, 0);
}

std::vector<KaikouParser::ModuleNeedContext *> KaikouParser::ModuleHeaderContext::moduleNeed() {
  return getRuleContexts<KaikouParser::ModuleNeedContext>();
}

KaikouParser::ModuleNeedContext* KaikouParser::ModuleHeaderContext::moduleNeed(size_t i) {
  return getRuleContext<KaikouParser::ModuleNeedContext>(i);
}

std::vector<tree::TerminalNode *> KaikouParser::ModuleHeaderContext::COMMA() {
  return getTokens(KaikouParser::COMMA);
}

tree::TerminalNode* KaikouParser::ModuleHeaderContext::COMMA(size_t i) {
  return getToken(KaikouParser::COMMA, i);
}

KaikouParser::ModuleHeaderContext::ModuleHeaderContext(HeaderContext *ctx) { copyFrom(ctx); }


//----------------- RulesetHeaderContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::RulesetHeaderContext::RULESET() {
  return getToken(KaikouParser::RULESET, 0);
}

KaikouParser::NameContext* KaikouParser::RulesetHeaderContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

KaikouParser::TitleContext* KaikouParser::RulesetHeaderContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

tree::TerminalNode* KaikouParser::RulesetHeaderContext::EXTENDS() {
  return getToken(KaikouParser::EXTENDS, 0);
}

std::vector<KaikouParser::RuleRefContext *> KaikouParser::RulesetHeaderContext::ruleRef() {
  return getRuleContexts<KaikouParser::RuleRefContext>();
}

KaikouParser::RuleRefContext* KaikouParser::RulesetHeaderContext::ruleRef(size_t i) {
  return getRuleContext<KaikouParser::RuleRefContext>(i);
}

tree::TerminalNode* KaikouParser::RulesetHeaderContext::USES() {
  return getToken(KaikouParser::USES, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::RulesetHeaderContext::COMMA() {
  return getTokens(KaikouParser::COMMA);
}

tree::TerminalNode* KaikouParser::RulesetHeaderContext::COMMA(size_t i) {
  return getToken(KaikouParser::COMMA, i);
}

KaikouParser::RulesetHeaderContext::RulesetHeaderContext(HeaderContext *ctx) { copyFrom(ctx); }


KaikouParser::HeaderContext* KaikouParser::header() {
  HeaderContext *_localctx = _tracker.createInstance<HeaderContext>(_ctx, getState());
  enterRule(_localctx, 2, KaikouParser::RuleHeader);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(177);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::RULESET: {
        _localctx = dynamic_cast<HeaderContext *>(_tracker.createInstance<KaikouParser::RulesetHeaderContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(139);
        match(KaikouParser::RULESET);
        setState(140);
        name();
        setState(142);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::STRING) {
          setState(141);
          title();
        }
        setState(146);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::EXTENDS) {
          setState(144);
          match(KaikouParser::EXTENDS);
          setState(145);
          ruleRef();
        }
        setState(159);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::USES) {
          setState(148);
          match(KaikouParser::USES);
          setState(149);
          ruleRef();
          setState(156);
          _errHandler->sync(this);
          _la = _input->LA(1);
          while (((((_la - 211) & ~ 0x3fULL) == 0) &&
            ((1ULL << (_la - 211)) & ((1ULL << (KaikouParser::COMMA - 211))
            | (1ULL << (KaikouParser::PATH - 211))
            | (1ULL << (KaikouParser::IDENT - 211))
            | (1ULL << (KaikouParser::STRING - 211)))) != 0)) {
            setState(151);
            _errHandler->sync(this);

            _la = _input->LA(1);
            if (_la == KaikouParser::COMMA) {
              setState(150);
              match(KaikouParser::COMMA);
            }
            setState(153);
            ruleRef();
            setState(158);
            _errHandler->sync(this);
            _la = _input->LA(1);
          }
        }
        break;
      }

      case KaikouParser::MODULE: {
        _localctx = dynamic_cast<HeaderContext *>(_tracker.createInstance<KaikouParser::ModuleHeaderContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(161);
        match(KaikouParser::MODULE);
        setState(162);
        name();
        setState(164);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::STRING) {
          setState(163);
          title();
        }
        setState(175);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::NEEDS) {
          setState(166);
          match(KaikouParser::NEEDS);
          setState(167);
          moduleNeed();
          setState(172);
          _errHandler->sync(this);
          _la = _input->LA(1);
          while (_la == KaikouParser::COMMA) {
            setState(168);
            match(KaikouParser::COMMA);
            setState(169);
            moduleNeed();
            setState(174);
            _errHandler->sync(this);
            _la = _input->LA(1);
          }
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ModuleNeedContext ------------------------------------------------------------------

KaikouParser::ModuleNeedContext::ModuleNeedContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::DeclKindContext* KaikouParser::ModuleNeedContext::declKind() {
  return getRuleContext<KaikouParser::DeclKindContext>(0);
}

KaikouParser::NameContext* KaikouParser::ModuleNeedContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}


size_t KaikouParser::ModuleNeedContext::getRuleIndex() const {
  return KaikouParser::RuleModuleNeed;
}


KaikouParser::ModuleNeedContext* KaikouParser::moduleNeed() {
  ModuleNeedContext *_localctx = _tracker.createInstance<ModuleNeedContext>(_ctx, getState());
  enterRule(_localctx, 4, KaikouParser::RuleModuleNeed);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(179);
    declKind();
    setState(180);
    name();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- RuleRefContext ------------------------------------------------------------------

KaikouParser::RuleRefContext::RuleRefContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::RuleRefContext::IDENT() {
  return getToken(KaikouParser::IDENT, 0);
}

tree::TerminalNode* KaikouParser::RuleRefContext::PATH() {
  return getToken(KaikouParser::PATH, 0);
}

tree::TerminalNode* KaikouParser::RuleRefContext::STRING() {
  return getToken(KaikouParser::STRING, 0);
}


size_t KaikouParser::RuleRefContext::getRuleIndex() const {
  return KaikouParser::RuleRuleRef;
}


KaikouParser::RuleRefContext* KaikouParser::ruleRef() {
  RuleRefContext *_localctx = _tracker.createInstance<RuleRefContext>(_ctx, getState());
  enterRule(_localctx, 6, KaikouParser::RuleRuleRef);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(182);
    _la = _input->LA(1);
    if (!(((((_la - 230) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 230)) & ((1ULL << (KaikouParser::PATH - 230))
      | (1ULL << (KaikouParser::IDENT - 230))
      | (1ULL << (KaikouParser::STRING - 230)))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- TitleContext ------------------------------------------------------------------

KaikouParser::TitleContext::TitleContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<tree::TerminalNode *> KaikouParser::TitleContext::STRING() {
  return getTokens(KaikouParser::STRING);
}

tree::TerminalNode* KaikouParser::TitleContext::STRING(size_t i) {
  return getToken(KaikouParser::STRING, i);
}

tree::TerminalNode* KaikouParser::TitleContext::SLASH() {
  return getToken(KaikouParser::SLASH, 0);
}


size_t KaikouParser::TitleContext::getRuleIndex() const {
  return KaikouParser::RuleTitle;
}


KaikouParser::TitleContext* KaikouParser::title() {
  TitleContext *_localctx = _tracker.createInstance<TitleContext>(_ctx, getState());
  enterRule(_localctx, 8, KaikouParser::RuleTitle);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(184);
    match(KaikouParser::STRING);
    setState(187);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::SLASH) {
      setState(185);
      match(KaikouParser::SLASH);
      setState(186);
      match(KaikouParser::STRING);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- CiteContext ------------------------------------------------------------------

KaikouParser::CiteContext::CiteContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::CiteContext::PER() {
  return getToken(KaikouParser::PER, 0);
}

std::vector<KaikouParser::NameContext *> KaikouParser::CiteContext::name() {
  return getRuleContexts<KaikouParser::NameContext>();
}

KaikouParser::NameContext* KaikouParser::CiteContext::name(size_t i) {
  return getRuleContext<KaikouParser::NameContext>(i);
}

std::vector<tree::TerminalNode *> KaikouParser::CiteContext::STRING() {
  return getTokens(KaikouParser::STRING);
}

tree::TerminalNode* KaikouParser::CiteContext::STRING(size_t i) {
  return getToken(KaikouParser::STRING, i);
}

std::vector<tree::TerminalNode *> KaikouParser::CiteContext::COMMA() {
  return getTokens(KaikouParser::COMMA);
}

tree::TerminalNode* KaikouParser::CiteContext::COMMA(size_t i) {
  return getToken(KaikouParser::COMMA, i);
}


size_t KaikouParser::CiteContext::getRuleIndex() const {
  return KaikouParser::RuleCite;
}


KaikouParser::CiteContext* KaikouParser::cite() {
  CiteContext *_localctx = _tracker.createInstance<CiteContext>(_ctx, getState());
  enterRule(_localctx, 10, KaikouParser::RuleCite);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(189);
    match(KaikouParser::PER);
    setState(190);
    name();
    setState(191);
    match(KaikouParser::STRING);
    setState(198);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::COMMA) {
      setState(192);
      match(KaikouParser::COMMA);
      setState(193);
      name();
      setState(194);
      match(KaikouParser::STRING);
      setState(200);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- DeclarationContext ------------------------------------------------------------------

KaikouParser::DeclarationContext::DeclarationContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::DeclarationContext::getRuleIndex() const {
  return KaikouParser::RuleDeclaration;
}

void KaikouParser::DeclarationContext::copyFrom(DeclarationContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- TilesDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::TilesDeclContext::TILES() {
  return getToken(KaikouParser::TILES, 0);
}

tree::TerminalNode* KaikouParser::TilesDeclContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

tree::TerminalNode* KaikouParser::TilesDeclContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

tree::TerminalNode* KaikouParser::TilesDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

std::vector<KaikouParser::TilesItemContext *> KaikouParser::TilesDeclContext::tilesItem() {
  return getRuleContexts<KaikouParser::TilesItemContext>();
}

KaikouParser::TilesItemContext* KaikouParser::TilesDeclContext::tilesItem(size_t i) {
  return getRuleContext<KaikouParser::TilesItemContext>(i);
}

KaikouParser::TilesDeclContext::TilesDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- ResultDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ResultDeclContext::RESULT() {
  return getToken(KaikouParser::RESULT, 0);
}

tree::TerminalNode* KaikouParser::ResultDeclContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

tree::TerminalNode* KaikouParser::ResultDeclContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

tree::TerminalNode* KaikouParser::ResultDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

std::vector<KaikouParser::ResultItemContext *> KaikouParser::ResultDeclContext::resultItem() {
  return getRuleContexts<KaikouParser::ResultItemContext>();
}

KaikouParser::ResultItemContext* KaikouParser::ResultDeclContext::resultItem(size_t i) {
  return getRuleContext<KaikouParser::ResultItemContext>(i);
}

KaikouParser::ResultDeclContext::ResultDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- CallDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::CallDeclContext::CALL() {
  return getToken(KaikouParser::CALL, 0);
}

KaikouParser::NameContext* KaikouParser::CallDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::CallDeclContext::COLON() {
  return getToken(KaikouParser::COLON, 0);
}

KaikouParser::CallKindContext* KaikouParser::CallDeclContext::callKind() {
  return getRuleContext<KaikouParser::CallKindContext>(0);
}

tree::TerminalNode* KaikouParser::CallDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::TitleContext* KaikouParser::CallDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

std::vector<KaikouParser::CallFlagContext *> KaikouParser::CallDeclContext::callFlag() {
  return getRuleContexts<KaikouParser::CallFlagContext>();
}

KaikouParser::CallFlagContext* KaikouParser::CallDeclContext::callFlag(size_t i) {
  return getRuleContext<KaikouParser::CallFlagContext>(i);
}

tree::TerminalNode* KaikouParser::CallDeclContext::WITHOUT() {
  return getToken(KaikouParser::WITHOUT, 0);
}

KaikouParser::SetAtomContext* KaikouParser::CallDeclContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

KaikouParser::GuardContext* KaikouParser::CallDeclContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}

KaikouParser::CiteContext* KaikouParser::CallDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

std::vector<tree::TerminalNode *> KaikouParser::CallDeclContext::COMMA() {
  return getTokens(KaikouParser::COMMA);
}

tree::TerminalNode* KaikouParser::CallDeclContext::COMMA(size_t i) {
  return getToken(KaikouParser::COMMA, i);
}

KaikouParser::CallDeclContext::CallDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- DutyDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::DutyDeclContext::DUTY() {
  return getToken(KaikouParser::DUTY, 0);
}

KaikouParser::NameContext* KaikouParser::DutyDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::DutyDeclContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

tree::TerminalNode* KaikouParser::DutyDeclContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

tree::TerminalNode* KaikouParser::DutyDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::TitleContext* KaikouParser::DutyDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

std::vector<KaikouParser::DutyItemContext *> KaikouParser::DutyDeclContext::dutyItem() {
  return getRuleContexts<KaikouParser::DutyItemContext>();
}

KaikouParser::DutyItemContext* KaikouParser::DutyDeclContext::dutyItem(size_t i) {
  return getRuleContext<KaikouParser::DutyItemContext>(i);
}

KaikouParser::CiteContext* KaikouParser::DutyDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::DutyDeclContext::DutyDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- DocumentDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::DocumentDeclContext::DOCUMENT() {
  return getToken(KaikouParser::DOCUMENT, 0);
}

KaikouParser::NameContext* KaikouParser::DocumentDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

KaikouParser::TitleContext* KaikouParser::DocumentDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

KaikouParser::DocumentDeclContext::DocumentDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- FactDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::FactDeclContext::FACT() {
  return getToken(KaikouParser::FACT, 0);
}

KaikouParser::NameContext* KaikouParser::FactDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::FactDeclContext::COLON() {
  return getToken(KaikouParser::COLON, 0);
}

KaikouParser::FactTypeContext* KaikouParser::FactDeclContext::factType() {
  return getRuleContext<KaikouParser::FactTypeContext>(0);
}

tree::TerminalNode* KaikouParser::FactDeclContext::EQ() {
  return getToken(KaikouParser::EQ, 0);
}

KaikouParser::ExprContext* KaikouParser::FactDeclContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::FactDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::TitleContext* KaikouParser::FactDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

KaikouParser::CiteContext* KaikouParser::FactDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::FactDeclContext::FactDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- WallDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::WallDeclContext::WALL() {
  return getToken(KaikouParser::WALL, 0);
}

tree::TerminalNode* KaikouParser::WallDeclContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

tree::TerminalNode* KaikouParser::WallDeclContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

tree::TerminalNode* KaikouParser::WallDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

std::vector<KaikouParser::WallItemContext *> KaikouParser::WallDeclContext::wallItem() {
  return getRuleContexts<KaikouParser::WallItemContext>();
}

KaikouParser::WallItemContext* KaikouParser::WallDeclContext::wallItem(size_t i) {
  return getRuleContext<KaikouParser::WallItemContext>(i);
}

KaikouParser::WallDeclContext::WallDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- WildDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::WildDeclContext::WILD() {
  return getToken(KaikouParser::WILD, 0);
}

KaikouParser::NameContext* KaikouParser::WildDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::WildDeclContext::EQ() {
  return getToken(KaikouParser::EQ, 0);
}

KaikouParser::SetExprContext* KaikouParser::WildDeclContext::setExpr() {
  return getRuleContext<KaikouParser::SetExprContext>(0);
}

KaikouParser::ExprContext* KaikouParser::WildDeclContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::WildDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::TitleContext* KaikouParser::WildDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

KaikouParser::CiteContext* KaikouParser::WildDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::WildDeclContext::WildDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- SharingDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SharingDeclContext::SHARING() {
  return getToken(KaikouParser::SHARING, 0);
}

KaikouParser::NameContext* KaikouParser::SharingDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::SharingDeclContext::COLON() {
  return getToken(KaikouParser::COLON, 0);
}

tree::TerminalNode* KaikouParser::SharingDeclContext::OFFENDERS() {
  return getToken(KaikouParser::OFFENDERS, 0);
}

tree::TerminalNode* KaikouParser::SharingDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::PositionContext* KaikouParser::SharingDeclContext::position() {
  return getRuleContext<KaikouParser::PositionContext>(0);
}

KaikouParser::TitleContext* KaikouParser::SharingDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

KaikouParser::GuardContext* KaikouParser::SharingDeclContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}

KaikouParser::CiteContext* KaikouParser::SharingDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::SharingDeclContext::SharingDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- DealDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::DealDeclContext::DEAL() {
  return getToken(KaikouParser::DEAL, 0);
}

tree::TerminalNode* KaikouParser::DealDeclContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

tree::TerminalNode* KaikouParser::DealDeclContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

tree::TerminalNode* KaikouParser::DealDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

std::vector<KaikouParser::DealItemContext *> KaikouParser::DealDeclContext::dealItem() {
  return getRuleContexts<KaikouParser::DealItemContext>();
}

KaikouParser::DealItemContext* KaikouParser::DealDeclContext::dealItem(size_t i) {
  return getRuleContext<KaikouParser::DealItemContext>(i);
}

KaikouParser::DealDeclContext::DealDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- LetDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::LetDeclContext::LET() {
  return getToken(KaikouParser::LET, 0);
}

KaikouParser::NameContext* KaikouParser::LetDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::LetDeclContext::EQ() {
  return getToken(KaikouParser::EQ, 0);
}

KaikouParser::ExprContext* KaikouParser::LetDeclContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::LetDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::TitleContext* KaikouParser::LetDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

KaikouParser::ScopeContext* KaikouParser::LetDeclContext::scope() {
  return getRuleContext<KaikouParser::ScopeContext>(0);
}

KaikouParser::CiteContext* KaikouParser::LetDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::LetDeclContext::LetDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- LiableDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::LiableDeclContext::LIABLE() {
  return getToken(KaikouParser::LIABLE, 0);
}

KaikouParser::NameContext* KaikouParser::LiableDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::LiableDeclContext::COLON() {
  return getToken(KaikouParser::COLON, 0);
}

KaikouParser::ExprContext* KaikouParser::LiableDeclContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::LiableDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::PositionContext* KaikouParser::LiableDeclContext::position() {
  return getRuleContext<KaikouParser::PositionContext>(0);
}

KaikouParser::TitleContext* KaikouParser::LiableDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

KaikouParser::GuardContext* KaikouParser::LiableDeclContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}

KaikouParser::CiteContext* KaikouParser::LiableDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::LiableDeclContext::LiableDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- DiscardingDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::DiscardingDeclContext::DISCARDING() {
  return getToken(KaikouParser::DISCARDING, 0);
}

KaikouParser::SetAtomContext* KaikouParser::DiscardingDeclContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

tree::TerminalNode* KaikouParser::DiscardingDeclContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

tree::TerminalNode* KaikouParser::DiscardingDeclContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

tree::TerminalNode* KaikouParser::DiscardingDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

std::vector<KaikouParser::DiscardItemContext *> KaikouParser::DiscardingDeclContext::discardItem() {
  return getRuleContexts<KaikouParser::DiscardItemContext>();
}

KaikouParser::DiscardItemContext* KaikouParser::DiscardingDeclContext::discardItem(size_t i) {
  return getRuleContext<KaikouParser::DiscardItemContext>(i);
}

KaikouParser::DiscardingDeclContext::DiscardingDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- ExampleDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExampleDeclContext::EXAMPLE() {
  return getToken(KaikouParser::EXAMPLE, 0);
}

KaikouParser::TitleContext* KaikouParser::ExampleDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

tree::TerminalNode* KaikouParser::ExampleDeclContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

tree::TerminalNode* KaikouParser::ExampleDeclContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

tree::TerminalNode* KaikouParser::ExampleDeclContext::WITH() {
  return getToken(KaikouParser::WITH, 0);
}

std::vector<KaikouParser::ExampleOptionContext *> KaikouParser::ExampleDeclContext::exampleOption() {
  return getRuleContexts<KaikouParser::ExampleOptionContext>();
}

KaikouParser::ExampleOptionContext* KaikouParser::ExampleDeclContext::exampleOption(size_t i) {
  return getRuleContext<KaikouParser::ExampleOptionContext>(i);
}

std::vector<KaikouParser::ExampleItemContext *> KaikouParser::ExampleDeclContext::exampleItem() {
  return getRuleContexts<KaikouParser::ExampleItemContext>();
}

KaikouParser::ExampleItemContext* KaikouParser::ExampleDeclContext::exampleItem(size_t i) {
  return getRuleContext<KaikouParser::ExampleItemContext>(i);
}

std::vector<tree::TerminalNode *> KaikouParser::ExampleDeclContext::COMMA() {
  return getTokens(KaikouParser::COMMA);
}

tree::TerminalNode* KaikouParser::ExampleDeclContext::COMMA(size_t i) {
  return getToken(KaikouParser::COMMA, i);
}

KaikouParser::ExampleDeclContext::ExampleDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- PatternDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::PatternDeclContext::PATTERN() {
  return getToken(KaikouParser::PATTERN, 0);
}

KaikouParser::NameContext* KaikouParser::PatternDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::PatternDeclContext::COLON() {
  return getToken(KaikouParser::COLON, 0);
}

std::vector<KaikouParser::ExprContext *> KaikouParser::PatternDeclContext::expr() {
  return getRuleContexts<KaikouParser::ExprContext>();
}

KaikouParser::ExprContext* KaikouParser::PatternDeclContext::expr(size_t i) {
  return getRuleContext<KaikouParser::ExprContext>(i);
}

tree::TerminalNode* KaikouParser::PatternDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::TitleContext* KaikouParser::PatternDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

tree::TerminalNode* KaikouParser::PatternDeclContext::OF() {
  return getToken(KaikouParser::OF, 0);
}

tree::TerminalNode* KaikouParser::PatternDeclContext::WORTH() {
  return getToken(KaikouParser::WORTH, 0);
}

std::vector<KaikouParser::PatternRelationContext *> KaikouParser::PatternDeclContext::patternRelation() {
  return getRuleContexts<KaikouParser::PatternRelationContext>();
}

KaikouParser::PatternRelationContext* KaikouParser::PatternDeclContext::patternRelation(size_t i) {
  return getRuleContext<KaikouParser::PatternRelationContext>(i);
}

KaikouParser::CiteContext* KaikouParser::PatternDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

std::vector<KaikouParser::RefContext *> KaikouParser::PatternDeclContext::ref() {
  return getRuleContexts<KaikouParser::RefContext>();
}

KaikouParser::RefContext* KaikouParser::PatternDeclContext::ref(size_t i) {
  return getRuleContext<KaikouParser::RefContext>(i);
}

KaikouParser::PatternDeclContext::PatternDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- LeavingDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::LeavingDeclContext::LEAVING() {
  return getToken(KaikouParser::LEAVING, 0);
}

tree::TerminalNode* KaikouParser::LeavingDeclContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

tree::TerminalNode* KaikouParser::LeavingDeclContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

tree::TerminalNode* KaikouParser::LeavingDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

std::vector<KaikouParser::LeavingItemContext *> KaikouParser::LeavingDeclContext::leavingItem() {
  return getRuleContexts<KaikouParser::LeavingItemContext>();
}

KaikouParser::LeavingItemContext* KaikouParser::LeavingDeclContext::leavingItem(size_t i) {
  return getRuleContext<KaikouParser::LeavingItemContext>(i);
}

KaikouParser::CiteContext* KaikouParser::LeavingDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::LeavingDeclContext::LeavingDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- SetDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SetDeclContext::SET() {
  return getToken(KaikouParser::SET, 0);
}

KaikouParser::NameContext* KaikouParser::SetDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::SetDeclContext::EQ() {
  return getToken(KaikouParser::EQ, 0);
}

KaikouParser::SetExprContext* KaikouParser::SetDeclContext::setExpr() {
  return getRuleContext<KaikouParser::SetExprContext>(0);
}

tree::TerminalNode* KaikouParser::SetDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::TitleContext* KaikouParser::SetDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

KaikouParser::CiteContext* KaikouParser::SetDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::SetDeclContext::SetDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- DefaultDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::DefaultDeclContext::DEFAULT() {
  return getToken(KaikouParser::DEFAULT, 0);
}

KaikouParser::NameContext* KaikouParser::DefaultDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::DefaultDeclContext::EQ() {
  return getToken(KaikouParser::EQ, 0);
}

KaikouParser::OptionValueContext* KaikouParser::DefaultDeclContext::optionValue() {
  return getRuleContext<KaikouParser::OptionValueContext>(0);
}

KaikouParser::CiteContext* KaikouParser::DefaultDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::DefaultDeclContext::DefaultDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- OptionDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::OptionDeclContext::OPTION() {
  return getToken(KaikouParser::OPTION, 0);
}

KaikouParser::NameContext* KaikouParser::OptionDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::OptionDeclContext::COLON() {
  return getToken(KaikouParser::COLON, 0);
}

KaikouParser::OptionTypeContext* KaikouParser::OptionDeclContext::optionType() {
  return getRuleContext<KaikouParser::OptionTypeContext>(0);
}

tree::TerminalNode* KaikouParser::OptionDeclContext::EQ() {
  return getToken(KaikouParser::EQ, 0);
}

KaikouParser::OptionValueContext* KaikouParser::OptionDeclContext::optionValue() {
  return getRuleContext<KaikouParser::OptionValueContext>(0);
}

tree::TerminalNode* KaikouParser::OptionDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::TitleContext* KaikouParser::OptionDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

KaikouParser::CiteContext* KaikouParser::OptionDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::OptionDeclContext::OptionDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- ShapeDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ShapeDeclContext::SHAPE() {
  return getToken(KaikouParser::SHAPE, 0);
}

KaikouParser::NameContext* KaikouParser::ShapeDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::ShapeDeclContext::EQ() {
  return getToken(KaikouParser::EQ, 0);
}

KaikouParser::ShapeBodyContext* KaikouParser::ShapeDeclContext::shapeBody() {
  return getRuleContext<KaikouParser::ShapeBodyContext>(0);
}

tree::TerminalNode* KaikouParser::ShapeDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::TitleContext* KaikouParser::ShapeDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

KaikouParser::CiteContext* KaikouParser::ShapeDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::ShapeDeclContext::ShapeDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- NextDealerDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::NextDealerDeclContext::NEXT_DEALER() {
  return getToken(KaikouParser::NEXT_DEALER, 0);
}

tree::TerminalNode* KaikouParser::NextDealerDeclContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

tree::TerminalNode* KaikouParser::NextDealerDeclContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

tree::TerminalNode* KaikouParser::NextDealerDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

std::vector<KaikouParser::NextDealerItemContext *> KaikouParser::NextDealerDeclContext::nextDealerItem() {
  return getRuleContexts<KaikouParser::NextDealerItemContext>();
}

KaikouParser::NextDealerItemContext* KaikouParser::NextDealerDeclContext::nextDealerItem(size_t i) {
  return getRuleContext<KaikouParser::NextDealerItemContext>(i);
}

KaikouParser::CiteContext* KaikouParser::NextDealerDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::NextDealerDeclContext::NextDealerDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- NeedDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::NeedDeclContext::NEED() {
  return getToken(KaikouParser::NEED, 0);
}

KaikouParser::NameContext* KaikouParser::NeedDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::NeedDeclContext::COLON() {
  return getToken(KaikouParser::COLON, 0);
}

KaikouParser::ExprContext* KaikouParser::NeedDeclContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::NeedDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::PositionContext* KaikouParser::NeedDeclContext::position() {
  return getRuleContext<KaikouParser::PositionContext>(0);
}

KaikouParser::TitleContext* KaikouParser::NeedDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

KaikouParser::CiteContext* KaikouParser::NeedDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::NeedDeclContext::NeedDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- ChooseDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ChooseDeclContext::CHOOSE_MOST() {
  return getToken(KaikouParser::CHOOSE_MOST, 0);
}

std::vector<KaikouParser::ExprContext *> KaikouParser::ChooseDeclContext::expr() {
  return getRuleContexts<KaikouParser::ExprContext>();
}

KaikouParser::ExprContext* KaikouParser::ChooseDeclContext::expr(size_t i) {
  return getRuleContext<KaikouParser::ExprContext>(i);
}

tree::TerminalNode* KaikouParser::ChooseDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::ChooseDeclContext::COMMA() {
  return getTokens(KaikouParser::COMMA);
}

tree::TerminalNode* KaikouParser::ChooseDeclContext::COMMA(size_t i) {
  return getToken(KaikouParser::COMMA, i);
}

KaikouParser::ChooseDeclContext::ChooseDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- PaymentDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::PaymentDeclContext::PAYMENT() {
  return getToken(KaikouParser::PAYMENT, 0);
}

tree::TerminalNode* KaikouParser::PaymentDeclContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

tree::TerminalNode* KaikouParser::PaymentDeclContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

tree::TerminalNode* KaikouParser::PaymentDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

std::vector<KaikouParser::LineContext *> KaikouParser::PaymentDeclContext::line() {
  return getRuleContexts<KaikouParser::LineContext>();
}

KaikouParser::LineContext* KaikouParser::PaymentDeclContext::line(size_t i) {
  return getRuleContext<KaikouParser::LineContext>(i);
}

KaikouParser::PaymentDeclContext::PaymentDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- RequireDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::RequireDeclContext::REQUIRE() {
  return getToken(KaikouParser::REQUIRE, 0);
}

KaikouParser::NameContext* KaikouParser::RequireDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::RequireDeclContext::COLON() {
  return getToken(KaikouParser::COLON, 0);
}

KaikouParser::ExprContext* KaikouParser::RequireDeclContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::RequireDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::TitleContext* KaikouParser::RequireDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

KaikouParser::CiteContext* KaikouParser::RequireDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::RequireDeclContext::RequireDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- ClaimsDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ClaimsDeclContext::CLAIMS() {
  return getToken(KaikouParser::CLAIMS, 0);
}

tree::TerminalNode* KaikouParser::ClaimsDeclContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

tree::TerminalNode* KaikouParser::ClaimsDeclContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

tree::TerminalNode* KaikouParser::ClaimsDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

std::vector<KaikouParser::ClaimsItemContext *> KaikouParser::ClaimsDeclContext::claimsItem() {
  return getRuleContexts<KaikouParser::ClaimsItemContext>();
}

KaikouParser::ClaimsItemContext* KaikouParser::ClaimsDeclContext::claimsItem(size_t i) {
  return getRuleContext<KaikouParser::ClaimsItemContext>(i);
}

KaikouParser::ClaimsDeclContext::ClaimsDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- TallyDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::TallyDeclContext::TALLY() {
  return getToken(KaikouParser::TALLY, 0);
}

KaikouParser::NameContext* KaikouParser::TallyDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::TallyDeclContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

tree::TerminalNode* KaikouParser::TallyDeclContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

tree::TerminalNode* KaikouParser::TallyDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::TitleContext* KaikouParser::TallyDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

KaikouParser::ScopeContext* KaikouParser::TallyDeclContext::scope() {
  return getRuleContext<KaikouParser::ScopeContext>(0);
}

std::vector<KaikouParser::LineContext *> KaikouParser::TallyDeclContext::line() {
  return getRuleContexts<KaikouParser::LineContext>();
}

KaikouParser::LineContext* KaikouParser::TallyDeclContext::line(size_t i) {
  return getRuleContext<KaikouParser::LineContext>(i);
}

KaikouParser::TallyDeclContext::TallyDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- RemoveDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::RemoveDeclContext::REMOVE() {
  return getToken(KaikouParser::REMOVE, 0);
}

KaikouParser::DeclKindContext* KaikouParser::RemoveDeclContext::declKind() {
  return getRuleContext<KaikouParser::DeclKindContext>(0);
}

KaikouParser::NameContext* KaikouParser::RemoveDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

KaikouParser::RemoveDeclContext::RemoveDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


KaikouParser::DeclarationContext* KaikouParser::declaration() {
  DeclarationContext *_localctx = _tracker.createInstance<DeclarationContext>(_ctx, getState());
  enterRule(_localctx, 12, KaikouParser::RuleDeclaration);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(620);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 97, _ctx)) {
    case 1: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::DocumentDeclContext>(_localctx));
      enterOuterAlt(_localctx, 1);
      setState(201);
      match(KaikouParser::DOCUMENT);
      setState(202);
      name();
      setState(203);
      title();
      break;
    }

    case 2: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::RemoveDeclContext>(_localctx));
      enterOuterAlt(_localctx, 2);
      setState(205);
      match(KaikouParser::REMOVE);
      setState(206);
      declKind();
      setState(207);
      name();
      break;
    }

    case 3: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::DefaultDeclContext>(_localctx));
      enterOuterAlt(_localctx, 3);
      setState(209);
      match(KaikouParser::DEFAULT);
      setState(210);
      name();
      setState(211);
      match(KaikouParser::EQ);
      setState(212);
      optionValue();
      setState(214);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(213);
        cite();
      }
      break;
    }

    case 4: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::TilesDeclContext>(_localctx));
      enterOuterAlt(_localctx, 4);
      setState(217);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(216);
        match(KaikouParser::OVERRIDE);
      }
      setState(219);
      match(KaikouParser::TILES);
      setState(220);
      match(KaikouParser::LBRACE);
      setState(224);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::SUIT)
        | (1ULL << KaikouParser::HONOUR)
        | (1ULL << KaikouParser::FLOWER)
        | (1ULL << KaikouParser::RING))) != 0)) {
        setState(221);
        tilesItem();
        setState(226);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(227);
      match(KaikouParser::RBRACE);
      break;
    }

    case 5: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::SetDeclContext>(_localctx));
      enterOuterAlt(_localctx, 5);
      setState(229);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(228);
        match(KaikouParser::OVERRIDE);
      }
      setState(231);
      match(KaikouParser::SET);
      setState(232);
      name();
      setState(234);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(233);
        title();
      }
      setState(236);
      match(KaikouParser::EQ);
      setState(237);
      setExpr();
      setState(239);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(238);
        cite();
      }
      break;
    }

    case 6: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::OptionDeclContext>(_localctx));
      enterOuterAlt(_localctx, 6);
      setState(242);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(241);
        match(KaikouParser::OVERRIDE);
      }
      setState(244);
      match(KaikouParser::OPTION);
      setState(245);
      name();
      setState(247);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(246);
        title();
      }
      setState(249);
      match(KaikouParser::COLON);
      setState(250);
      optionType();
      setState(251);
      match(KaikouParser::EQ);
      setState(252);
      optionValue();
      setState(254);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(253);
        cite();
      }
      break;
    }

    case 7: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::RequireDeclContext>(_localctx));
      enterOuterAlt(_localctx, 7);
      setState(257);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(256);
        match(KaikouParser::OVERRIDE);
      }
      setState(259);
      match(KaikouParser::REQUIRE);
      setState(260);
      name();
      setState(262);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(261);
        title();
      }
      setState(264);
      match(KaikouParser::COLON);
      setState(265);
      expr();
      setState(267);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(266);
        cite();
      }
      break;
    }

    case 8: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::FactDeclContext>(_localctx));
      enterOuterAlt(_localctx, 8);
      setState(270);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(269);
        match(KaikouParser::OVERRIDE);
      }
      setState(272);
      match(KaikouParser::FACT);
      setState(273);
      name();
      setState(275);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(274);
        title();
      }
      setState(277);
      match(KaikouParser::COLON);
      setState(278);
      factType();
      setState(279);
      match(KaikouParser::EQ);
      setState(280);
      expr();
      setState(282);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(281);
        cite();
      }
      break;
    }

    case 9: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::LetDeclContext>(_localctx));
      enterOuterAlt(_localctx, 9);
      setState(285);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(284);
        match(KaikouParser::OVERRIDE);
      }
      setState(287);
      match(KaikouParser::LET);
      setState(288);
      name();
      setState(290);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(289);
        title();
      }
      setState(293);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OF_EACH_SEAT

      || _la == KaikouParser::OF_EACH_LOSER) {
        setState(292);
        scope();
      }
      setState(295);
      match(KaikouParser::EQ);
      setState(296);
      expr();
      setState(298);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(297);
        cite();
      }
      break;
    }

    case 10: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::WildDeclContext>(_localctx));
      enterOuterAlt(_localctx, 10);
      setState(301);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(300);
        match(KaikouParser::OVERRIDE);
      }
      setState(303);
      match(KaikouParser::WILD);
      setState(304);
      name();
      setState(306);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(305);
        title();
      }
      setState(308);
      match(KaikouParser::EQ);
      setState(311);
      _errHandler->sync(this);
      switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 33, _ctx)) {
      case 1: {
        setState(309);
        setExpr();
        break;
      }

      case 2: {
        setState(310);
        expr();
        break;
      }

      }
      setState(314);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(313);
        cite();
      }
      break;
    }

    case 11: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::DealDeclContext>(_localctx));
      enterOuterAlt(_localctx, 11);
      setState(317);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(316);
        match(KaikouParser::OVERRIDE);
      }
      setState(319);
      match(KaikouParser::DEAL);
      setState(320);
      match(KaikouParser::LBRACE);
      setState(324);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::SEATS)
        | (1ULL << KaikouParser::DICE)
        | (1ULL << KaikouParser::BREAK_AT_SUM)
        | (1ULL << KaikouParser::HAND)
        | (1ULL << KaikouParser::INDICATOR))) != 0)) {
        setState(321);
        dealItem();
        setState(326);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(327);
      match(KaikouParser::RBRACE);
      break;
    }

    case 12: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::WallDeclContext>(_localctx));
      enterOuterAlt(_localctx, 12);
      setState(329);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(328);
        match(KaikouParser::OVERRIDE);
      }
      setState(331);
      match(KaikouParser::WALL);
      setState(332);
      match(KaikouParser::LBRACE);
      setState(336);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::STACKS)
        | (1ULL << KaikouParser::REPLACEMENTS)
        | (1ULL << KaikouParser::KEEP)
        | (1ULL << KaikouParser::LAST_TILES))) != 0)) {
        setState(333);
        wallItem();
        setState(338);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(339);
      match(KaikouParser::RBRACE);
      break;
    }

    case 13: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::CallDeclContext>(_localctx));
      enterOuterAlt(_localctx, 13);
      setState(341);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(340);
        match(KaikouParser::OVERRIDE);
      }
      setState(343);
      match(KaikouParser::CALL);
      setState(344);
      name();
      setState(346);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(345);
        title();
      }
      setState(348);
      match(KaikouParser::COLON);
      setState(349);
      callKind();
      setState(356);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (((((_la - 65) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 65)) & ((1ULL << (KaikouParser::OPENS - 65))
        | (1ULL << (KaikouParser::DRAWS - 65))
        | (1ULL << (KaikouParser::ROBBABLE - 65))
        | (1ULL << (KaikouParser::CONCEALED - 65))
        | (1ULL << (KaikouParser::ANY_TIME - 65))
        | (1ULL << (KaikouParser::COMPULSORY - 65)))) != 0) || _la == KaikouParser::COMMA) {
        setState(351);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::COMMA) {
          setState(350);
          match(KaikouParser::COMMA);
        }
        setState(353);
        callFlag();
        setState(358);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(361);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WITHOUT) {
        setState(359);
        match(KaikouParser::WITHOUT);
        setState(360);
        setAtom();
      }
      setState(364);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WHEN

      || _la == KaikouParser::UNLESS) {
        setState(363);
        guard();
      }
      setState(367);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(366);
        cite();
      }
      break;
    }

    case 14: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::DiscardingDeclContext>(_localctx));
      enterOuterAlt(_localctx, 14);
      setState(370);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(369);
        match(KaikouParser::OVERRIDE);
      }
      setState(372);
      match(KaikouParser::DISCARDING);
      setState(373);
      setAtom();
      setState(374);
      match(KaikouParser::LBRACE);
      setState(378);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (((((_la - 60) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 60)) & ((1ULL << (KaikouParser::SET_ASIDE - 60))
        | (1ULL << (KaikouParser::DRAWS - 60))
        | (1ULL << (KaikouParser::UNCLAIMABLE - 60))
        | (1ULL << (KaikouParser::FORBIDDEN - 60)))) != 0)) {
        setState(375);
        discardItem();
        setState(380);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(381);
      match(KaikouParser::RBRACE);
      break;
    }

    case 15: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::ClaimsDeclContext>(_localctx));
      enterOuterAlt(_localctx, 15);
      setState(384);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(383);
        match(KaikouParser::OVERRIDE);
      }
      setState(386);
      match(KaikouParser::CLAIMS);
      setState(387);
      match(KaikouParser::LBRACE);
      setState(391);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (((((_la - 77) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 77)) & ((1ULL << (KaikouParser::ORDER - 77))
        | (1ULL << (KaikouParser::ONE_WINNER - 77))
        | (1ULL << (KaikouParser::EVERY_WINNER - 77))
        | (1ULL << (KaikouParser::PASSING_LOCKS - 77)))) != 0)) {
        setState(388);
        claimsItem();
        setState(393);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(394);
      match(KaikouParser::RBRACE);
      break;
    }

    case 16: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::ShapeDeclContext>(_localctx));
      enterOuterAlt(_localctx, 16);
      setState(396);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(395);
        match(KaikouParser::OVERRIDE);
      }
      setState(398);
      match(KaikouParser::SHAPE);
      setState(399);
      name();
      setState(401);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(400);
        title();
      }
      setState(403);
      match(KaikouParser::EQ);
      setState(404);
      shapeBody();
      setState(406);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(405);
        cite();
      }
      break;
    }

    case 17: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::PatternDeclContext>(_localctx));
      enterOuterAlt(_localctx, 17);
      setState(409);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(408);
        match(KaikouParser::OVERRIDE);
      }
      setState(411);
      match(KaikouParser::PATTERN);
      setState(412);
      name();
      setState(414);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(413);
        title();
      }
      setState(422);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OF) {
        setState(416);
        match(KaikouParser::OF);
        setState(418); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(417);
          ref();
          setState(420); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::IDENT);
      }
      setState(426);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WORTH) {
        setState(424);
        match(KaikouParser::WORTH);
        setState(425);
        expr();
      }
      setState(428);
      match(KaikouParser::COLON);
      setState(429);
      expr();
      setState(433);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::IMPLIES

      || _la == KaikouParser::EXCLUDES) {
        setState(430);
        patternRelation();
        setState(435);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(437);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(436);
        cite();
      }
      break;
    }

    case 18: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::NeedDeclContext>(_localctx));
      enterOuterAlt(_localctx, 18);
      setState(440);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(439);
        match(KaikouParser::OVERRIDE);
      }
      setState(442);
      match(KaikouParser::NEED);
      setState(443);
      name();
      setState(445);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::BEFORE

      || _la == KaikouParser::AFTER) {
        setState(444);
        position();
      }
      setState(448);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(447);
        title();
      }
      setState(450);
      match(KaikouParser::COLON);
      setState(451);
      expr();
      setState(453);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(452);
        cite();
      }
      break;
    }

    case 19: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::TallyDeclContext>(_localctx));
      enterOuterAlt(_localctx, 19);
      setState(456);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(455);
        match(KaikouParser::OVERRIDE);
      }
      setState(458);
      match(KaikouParser::TALLY);
      setState(459);
      name();
      setState(461);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(460);
        title();
      }
      setState(464);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OF_EACH_SEAT

      || _la == KaikouParser::OF_EACH_LOSER) {
        setState(463);
        scope();
      }
      setState(466);
      match(KaikouParser::LBRACE);
      setState(470);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::OVERRIDE)
        | (1ULL << KaikouParser::REMOVE)
        | (1ULL << KaikouParser::SUIT)
        | (1ULL << KaikouParser::HONOUR)
        | (1ULL << KaikouParser::FLOWER)
        | (1ULL << KaikouParser::RING)
        | (1ULL << KaikouParser::NUMBER_TYPE)
        | (1ULL << KaikouParser::POINTS)
        | (1ULL << KaikouParser::FAN)
        | (1ULL << KaikouParser::LIMIT)
        | (1ULL << KaikouParser::LIST)
        | (1ULL << KaikouParser::PATTERNS)
        | (1ULL << KaikouParser::TILE)
        | (1ULL << KaikouParser::DEAL)
        | (1ULL << KaikouParser::SEATS)
        | (1ULL << KaikouParser::DICE)
        | (1ULL << KaikouParser::HAND)
        | (1ULL << KaikouParser::DEALER)
        | (1ULL << KaikouParser::WALL)
        | (1ULL << KaikouParser::STACKS)
        | (1ULL << KaikouParser::REPLACEMENTS)
        | (1ULL << KaikouParser::KEEP))) != 0) || ((((_la - 66) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 66)) & ((1ULL << (KaikouParser::DRAWS - 66))
        | (1ULL << (KaikouParser::FORBIDDEN - 66))
        | (1ULL << (KaikouParser::WIN - 66))
        | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 147) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 147)) & ((1ULL << (KaikouParser::NONE - 147))
        | (1ULL << (KaikouParser::WINNER - 147))
        | (1ULL << (KaikouParser::LOSER - 147))
        | (1ULL << (KaikouParser::WAIT_OPEN - 147))
        | (1ULL << (KaikouParser::WAIT_EDGE - 147))
        | (1ULL << (KaikouParser::WAIT_CLOSED - 147)))) != 0) || _la == KaikouParser::IDENT) {
        setState(467);
        line();
        setState(472);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(473);
      match(KaikouParser::RBRACE);
      break;
    }

    case 20: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::PaymentDeclContext>(_localctx));
      enterOuterAlt(_localctx, 20);
      setState(476);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(475);
        match(KaikouParser::OVERRIDE);
      }
      setState(478);
      match(KaikouParser::PAYMENT);
      setState(479);
      match(KaikouParser::LBRACE);
      setState(483);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::OVERRIDE)
        | (1ULL << KaikouParser::REMOVE)
        | (1ULL << KaikouParser::SUIT)
        | (1ULL << KaikouParser::HONOUR)
        | (1ULL << KaikouParser::FLOWER)
        | (1ULL << KaikouParser::RING)
        | (1ULL << KaikouParser::NUMBER_TYPE)
        | (1ULL << KaikouParser::POINTS)
        | (1ULL << KaikouParser::FAN)
        | (1ULL << KaikouParser::LIMIT)
        | (1ULL << KaikouParser::LIST)
        | (1ULL << KaikouParser::PATTERNS)
        | (1ULL << KaikouParser::TILE)
        | (1ULL << KaikouParser::DEAL)
        | (1ULL << KaikouParser::SEATS)
        | (1ULL << KaikouParser::DICE)
        | (1ULL << KaikouParser::HAND)
        | (1ULL << KaikouParser::DEALER)
        | (1ULL << KaikouParser::WALL)
        | (1ULL << KaikouParser::STACKS)
        | (1ULL << KaikouParser::REPLACEMENTS)
        | (1ULL << KaikouParser::KEEP))) != 0) || ((((_la - 66) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 66)) & ((1ULL << (KaikouParser::DRAWS - 66))
        | (1ULL << (KaikouParser::FORBIDDEN - 66))
        | (1ULL << (KaikouParser::WIN - 66))
        | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 147) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 147)) & ((1ULL << (KaikouParser::NONE - 147))
        | (1ULL << (KaikouParser::WINNER - 147))
        | (1ULL << (KaikouParser::LOSER - 147))
        | (1ULL << (KaikouParser::WAIT_OPEN - 147))
        | (1ULL << (KaikouParser::WAIT_EDGE - 147))
        | (1ULL << (KaikouParser::WAIT_CLOSED - 147)))) != 0) || _la == KaikouParser::IDENT) {
        setState(480);
        line();
        setState(485);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(486);
      match(KaikouParser::RBRACE);
      break;
    }

    case 21: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::LiableDeclContext>(_localctx));
      enterOuterAlt(_localctx, 21);
      setState(488);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(487);
        match(KaikouParser::OVERRIDE);
      }
      setState(490);
      match(KaikouParser::LIABLE);
      setState(491);
      name();
      setState(493);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::BEFORE

      || _la == KaikouParser::AFTER) {
        setState(492);
        position();
      }
      setState(496);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(495);
        title();
      }
      setState(498);
      match(KaikouParser::COLON);
      setState(499);
      expr();
      setState(501);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WHEN

      || _la == KaikouParser::UNLESS) {
        setState(500);
        guard();
      }
      setState(504);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(503);
        cite();
      }
      break;
    }

    case 22: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::SharingDeclContext>(_localctx));
      enterOuterAlt(_localctx, 22);
      setState(507);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(506);
        match(KaikouParser::OVERRIDE);
      }
      setState(509);
      match(KaikouParser::SHARING);
      setState(510);
      name();
      setState(512);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::BEFORE

      || _la == KaikouParser::AFTER) {
        setState(511);
        position();
      }
      setState(515);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(514);
        title();
      }
      setState(517);
      match(KaikouParser::COLON);
      setState(518);
      match(KaikouParser::OFFENDERS);
      setState(520);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WHEN

      || _la == KaikouParser::UNLESS) {
        setState(519);
        guard();
      }
      setState(523);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(522);
        cite();
      }
      break;
    }

    case 23: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::DutyDeclContext>(_localctx));
      enterOuterAlt(_localctx, 23);
      setState(526);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(525);
        match(KaikouParser::OVERRIDE);
      }
      setState(528);
      match(KaikouParser::DUTY);
      setState(529);
      name();
      setState(531);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(530);
        title();
      }
      setState(533);
      match(KaikouParser::LBRACE);
      setState(537);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::EXCEPT || ((((_la - 119) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 119)) & ((1ULL << (KaikouParser::STARTS_AFTER_OPENING - 119))
        | (1ULL << (KaikouParser::OTHERS_DISCARD_SUIT - 119))
        | (1ULL << (KaikouParser::EXEMPT - 119)))) != 0)) {
        setState(534);
        dutyItem();
        setState(539);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(540);
      match(KaikouParser::RBRACE);
      setState(542);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(541);
        cite();
      }
      break;
    }

    case 24: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::ChooseDeclContext>(_localctx));
      enterOuterAlt(_localctx, 24);
      setState(545);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(544);
        match(KaikouParser::OVERRIDE);
      }
      setState(547);
      match(KaikouParser::CHOOSE_MOST);
      setState(548);
      expr();
      setState(553);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::COMMA) {
        setState(549);
        match(KaikouParser::COMMA);
        setState(550);
        expr();
        setState(555);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      break;
    }

    case 25: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::ResultDeclContext>(_localctx));
      enterOuterAlt(_localctx, 25);
      setState(557);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(556);
        match(KaikouParser::OVERRIDE);
      }
      setState(559);
      match(KaikouParser::RESULT);
      setState(560);
      match(KaikouParser::LBRACE);
      setState(564);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::SUIT)
        | (1ULL << KaikouParser::HONOUR)
        | (1ULL << KaikouParser::FLOWER)
        | (1ULL << KaikouParser::RING)
        | (1ULL << KaikouParser::NUMBER_TYPE)
        | (1ULL << KaikouParser::POINTS)
        | (1ULL << KaikouParser::FAN)
        | (1ULL << KaikouParser::LIMIT)
        | (1ULL << KaikouParser::LIST)
        | (1ULL << KaikouParser::PATTERNS)
        | (1ULL << KaikouParser::TILE)
        | (1ULL << KaikouParser::DEAL)
        | (1ULL << KaikouParser::SEATS)
        | (1ULL << KaikouParser::DICE)
        | (1ULL << KaikouParser::HAND)
        | (1ULL << KaikouParser::DEALER)
        | (1ULL << KaikouParser::WALL)
        | (1ULL << KaikouParser::STACKS)
        | (1ULL << KaikouParser::REPLACEMENTS)
        | (1ULL << KaikouParser::KEEP))) != 0) || ((((_la - 66) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 66)) & ((1ULL << (KaikouParser::DRAWS - 66))
        | (1ULL << (KaikouParser::FORBIDDEN - 66))
        | (1ULL << (KaikouParser::WIN - 66))
        | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 147) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 147)) & ((1ULL << (KaikouParser::NONE - 147))
        | (1ULL << (KaikouParser::WINNER - 147))
        | (1ULL << (KaikouParser::LOSER - 147))
        | (1ULL << (KaikouParser::WAIT_OPEN - 147))
        | (1ULL << (KaikouParser::WAIT_EDGE - 147))
        | (1ULL << (KaikouParser::WAIT_CLOSED - 147)))) != 0) || _la == KaikouParser::IDENT) {
        setState(561);
        resultItem();
        setState(566);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(567);
      match(KaikouParser::RBRACE);
      break;
    }

    case 26: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::LeavingDeclContext>(_localctx));
      enterOuterAlt(_localctx, 26);
      setState(569);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(568);
        match(KaikouParser::OVERRIDE);
      }
      setState(571);
      match(KaikouParser::LEAVING);
      setState(572);
      match(KaikouParser::LBRACE);
      setState(576);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::PAYS

      || _la == KaikouParser::VOID_HAND) {
        setState(573);
        leavingItem();
        setState(578);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(579);
      match(KaikouParser::RBRACE);
      setState(581);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(580);
        cite();
      }
      break;
    }

    case 27: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::NextDealerDeclContext>(_localctx));
      enterOuterAlt(_localctx, 27);
      setState(584);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(583);
        match(KaikouParser::OVERRIDE);
      }
      setState(586);
      match(KaikouParser::NEXT_DEALER);
      setState(587);
      match(KaikouParser::LBRACE);
      setState(591);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (((((_la - 131) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 131)) & ((1ULL << (KaikouParser::SAME_SEAT - 131))
        | (1ULL << (KaikouParser::NEXT_SEAT - 131))
        | (1ULL << (KaikouParser::PREVIOUS_SEAT - 131))
        | (1ULL << (KaikouParser::WINNER_SEAT - 131)))) != 0)) {
        setState(588);
        nextDealerItem();
        setState(593);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(594);
      match(KaikouParser::RBRACE);
      setState(596);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(595);
        cite();
      }
      break;
    }

    case 28: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::ExampleDeclContext>(_localctx));
      enterOuterAlt(_localctx, 28);
      setState(598);
      match(KaikouParser::EXAMPLE);
      setState(599);
      title();
      setState(609);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WITH) {
        setState(600);
        match(KaikouParser::WITH);
        setState(601);
        exampleOption();
        setState(606);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::COMMA) {
          setState(602);
          match(KaikouParser::COMMA);
          setState(603);
          exampleOption();
          setState(608);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
      }
      setState(611);
      match(KaikouParser::LBRACE);
      setState(615);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::FACT)
        | (1ULL << KaikouParser::DEALER)
        | (1ULL << KaikouParser::INDICATOR))) != 0) || _la == KaikouParser::WIN

      || _la == KaikouParser::OFFENDERS || ((((_la - 160) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 160)) & ((1ULL << (KaikouParser::PREVIOUS_WILD - 160))
        | (1ULL << (KaikouParser::SEAT - 160))
        | (1ULL << (KaikouParser::EXPECT - 160))
        | (1ULL << (KaikouParser::WAITS - 160)))) != 0)) {
        setState(612);
        exampleItem();
        setState(617);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(618);
      match(KaikouParser::RBRACE);
      break;
    }

    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- DeclKindContext ------------------------------------------------------------------

KaikouParser::DeclKindContext::DeclKindContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::DeclKindContext::SET() {
  return getToken(KaikouParser::SET, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::OPTION() {
  return getToken(KaikouParser::OPTION, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::REQUIRE() {
  return getToken(KaikouParser::REQUIRE, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::FACT() {
  return getToken(KaikouParser::FACT, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::LET() {
  return getToken(KaikouParser::LET, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::WILD() {
  return getToken(KaikouParser::WILD, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::CALL() {
  return getToken(KaikouParser::CALL, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::SHAPE() {
  return getToken(KaikouParser::SHAPE, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::PATTERN() {
  return getToken(KaikouParser::PATTERN, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::NEED() {
  return getToken(KaikouParser::NEED, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::TALLY() {
  return getToken(KaikouParser::TALLY, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::LIABLE() {
  return getToken(KaikouParser::LIABLE, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::SHARING() {
  return getToken(KaikouParser::SHARING, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::DUTY() {
  return getToken(KaikouParser::DUTY, 0);
}


size_t KaikouParser::DeclKindContext::getRuleIndex() const {
  return KaikouParser::RuleDeclKind;
}


KaikouParser::DeclKindContext* KaikouParser::declKind() {
  DeclKindContext *_localctx = _tracker.createInstance<DeclKindContext>(_ctx, getState());
  enterRule(_localctx, 14, KaikouParser::RuleDeclKind);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(622);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << KaikouParser::SET)
      | (1ULL << KaikouParser::OPTION)
      | (1ULL << KaikouParser::REQUIRE)
      | (1ULL << KaikouParser::FACT)
      | (1ULL << KaikouParser::LET)
      | (1ULL << KaikouParser::WILD)
      | (1ULL << KaikouParser::CALL))) != 0) || ((((_la - 84) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 84)) & ((1ULL << (KaikouParser::SHAPE - 84))
      | (1ULL << (KaikouParser::PATTERN - 84))
      | (1ULL << (KaikouParser::NEED - 84))
      | (1ULL << (KaikouParser::TALLY - 84))
      | (1ULL << (KaikouParser::LIABLE - 84))
      | (1ULL << (KaikouParser::SHARING - 84))
      | (1ULL << (KaikouParser::DUTY - 84)))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ScopeContext ------------------------------------------------------------------

KaikouParser::ScopeContext::ScopeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::ScopeContext::OF_EACH_SEAT() {
  return getToken(KaikouParser::OF_EACH_SEAT, 0);
}

tree::TerminalNode* KaikouParser::ScopeContext::OF_EACH_LOSER() {
  return getToken(KaikouParser::OF_EACH_LOSER, 0);
}


size_t KaikouParser::ScopeContext::getRuleIndex() const {
  return KaikouParser::RuleScope;
}


KaikouParser::ScopeContext* KaikouParser::scope() {
  ScopeContext *_localctx = _tracker.createInstance<ScopeContext>(_ctx, getState());
  enterRule(_localctx, 16, KaikouParser::RuleScope);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(624);
    _la = _input->LA(1);
    if (!(_la == KaikouParser::OF_EACH_SEAT

    || _la == KaikouParser::OF_EACH_LOSER)) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- PositionContext ------------------------------------------------------------------

KaikouParser::PositionContext::PositionContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::NameContext* KaikouParser::PositionContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::PositionContext::BEFORE() {
  return getToken(KaikouParser::BEFORE, 0);
}

tree::TerminalNode* KaikouParser::PositionContext::AFTER() {
  return getToken(KaikouParser::AFTER, 0);
}


size_t KaikouParser::PositionContext::getRuleIndex() const {
  return KaikouParser::RulePosition;
}


KaikouParser::PositionContext* KaikouParser::position() {
  PositionContext *_localctx = _tracker.createInstance<PositionContext>(_ctx, getState());
  enterRule(_localctx, 18, KaikouParser::RulePosition);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(626);
    _la = _input->LA(1);
    if (!(_la == KaikouParser::BEFORE

    || _la == KaikouParser::AFTER)) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(627);
    name();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- GuardContext ------------------------------------------------------------------

KaikouParser::GuardContext::GuardContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::ExprContext* KaikouParser::GuardContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::GuardContext::WHEN() {
  return getToken(KaikouParser::WHEN, 0);
}

tree::TerminalNode* KaikouParser::GuardContext::UNLESS() {
  return getToken(KaikouParser::UNLESS, 0);
}


size_t KaikouParser::GuardContext::getRuleIndex() const {
  return KaikouParser::RuleGuard;
}


KaikouParser::GuardContext* KaikouParser::guard() {
  GuardContext *_localctx = _tracker.createInstance<GuardContext>(_ctx, getState());
  enterRule(_localctx, 20, KaikouParser::RuleGuard);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(629);
    _la = _input->LA(1);
    if (!(_la == KaikouParser::WHEN

    || _la == KaikouParser::UNLESS)) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(630);
    expr();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- TilesItemContext ------------------------------------------------------------------

KaikouParser::TilesItemContext::TilesItemContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::TilesItemContext::getRuleIndex() const {
  return KaikouParser::RuleTilesItem;
}

void KaikouParser::TilesItemContext::copyFrom(TilesItemContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- SuitItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SuitItemContext::SUIT() {
  return getToken(KaikouParser::SUIT, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::SuitItemContext::NUMBER() {
  return getTokens(KaikouParser::NUMBER);
}

tree::TerminalNode* KaikouParser::SuitItemContext::NUMBER(size_t i) {
  return getToken(KaikouParser::NUMBER, i);
}

tree::TerminalNode* KaikouParser::SuitItemContext::DOTS() {
  return getToken(KaikouParser::DOTS, 0);
}

tree::TerminalNode* KaikouParser::SuitItemContext::COPIES() {
  return getToken(KaikouParser::COPIES, 0);
}

std::vector<KaikouParser::RefContext *> KaikouParser::SuitItemContext::ref() {
  return getRuleContexts<KaikouParser::RefContext>();
}

KaikouParser::RefContext* KaikouParser::SuitItemContext::ref(size_t i) {
  return getRuleContext<KaikouParser::RefContext>(i);
}

KaikouParser::SuitItemContext::SuitItemContext(TilesItemContext *ctx) { copyFrom(ctx); }


//----------------- FlowerItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::FlowerItemContext::FLOWER() {
  return getToken(KaikouParser::FLOWER, 0);
}

tree::TerminalNode* KaikouParser::FlowerItemContext::COPIES() {
  return getToken(KaikouParser::COPIES, 0);
}

tree::TerminalNode* KaikouParser::FlowerItemContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

std::vector<KaikouParser::RefContext *> KaikouParser::FlowerItemContext::ref() {
  return getRuleContexts<KaikouParser::RefContext>();
}

KaikouParser::RefContext* KaikouParser::FlowerItemContext::ref(size_t i) {
  return getRuleContext<KaikouParser::RefContext>(i);
}

KaikouParser::FlowerItemContext::FlowerItemContext(TilesItemContext *ctx) { copyFrom(ctx); }


//----------------- RingItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::RingItemContext::RING() {
  return getToken(KaikouParser::RING, 0);
}

std::vector<KaikouParser::RefContext *> KaikouParser::RingItemContext::ref() {
  return getRuleContexts<KaikouParser::RefContext>();
}

KaikouParser::RefContext* KaikouParser::RingItemContext::ref(size_t i) {
  return getRuleContext<KaikouParser::RefContext>(i);
}

KaikouParser::RingItemContext::RingItemContext(TilesItemContext *ctx) { copyFrom(ctx); }


//----------------- HonourItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::HonourItemContext::HONOUR() {
  return getToken(KaikouParser::HONOUR, 0);
}

tree::TerminalNode* KaikouParser::HonourItemContext::COPIES() {
  return getToken(KaikouParser::COPIES, 0);
}

tree::TerminalNode* KaikouParser::HonourItemContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

std::vector<KaikouParser::RefContext *> KaikouParser::HonourItemContext::ref() {
  return getRuleContexts<KaikouParser::RefContext>();
}

KaikouParser::RefContext* KaikouParser::HonourItemContext::ref(size_t i) {
  return getRuleContext<KaikouParser::RefContext>(i);
}

KaikouParser::HonourItemContext::HonourItemContext(TilesItemContext *ctx) { copyFrom(ctx); }


KaikouParser::TilesItemContext* KaikouParser::tilesItem() {
  TilesItemContext *_localctx = _tracker.createInstance<TilesItemContext>(_ctx, getState());
  enterRule(_localctx, 22, KaikouParser::RuleTilesItem);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(668);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::SUIT: {
        _localctx = dynamic_cast<TilesItemContext *>(_tracker.createInstance<KaikouParser::SuitItemContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(632);
        match(KaikouParser::SUIT);
        setState(634); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(633);
          ref();
          setState(636); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::IDENT);
        setState(638);
        match(KaikouParser::NUMBER);
        setState(639);
        match(KaikouParser::DOTS);
        setState(640);
        match(KaikouParser::NUMBER);
        setState(641);
        match(KaikouParser::COPIES);
        setState(642);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::HONOUR: {
        _localctx = dynamic_cast<TilesItemContext *>(_tracker.createInstance<KaikouParser::HonourItemContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(644);
        match(KaikouParser::HONOUR);
        setState(646); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(645);
          ref();
          setState(648); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::IDENT);
        setState(650);
        match(KaikouParser::COPIES);
        setState(651);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::FLOWER: {
        _localctx = dynamic_cast<TilesItemContext *>(_tracker.createInstance<KaikouParser::FlowerItemContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(653);
        match(KaikouParser::FLOWER);
        setState(655); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(654);
          ref();
          setState(657); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::IDENT);
        setState(659);
        match(KaikouParser::COPIES);
        setState(660);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::RING: {
        _localctx = dynamic_cast<TilesItemContext *>(_tracker.createInstance<KaikouParser::RingItemContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(662);
        match(KaikouParser::RING);
        setState(664); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(663);
          ref();
          setState(666); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::IDENT);
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- OptionTypeContext ------------------------------------------------------------------

KaikouParser::OptionTypeContext::OptionTypeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::OptionTypeContext::YES_NO() {
  return getToken(KaikouParser::YES_NO, 0);
}

tree::TerminalNode* KaikouParser::OptionTypeContext::NUMBER_TYPE() {
  return getToken(KaikouParser::NUMBER_TYPE, 0);
}

tree::TerminalNode* KaikouParser::OptionTypeContext::POINTS() {
  return getToken(KaikouParser::POINTS, 0);
}

tree::TerminalNode* KaikouParser::OptionTypeContext::FAN() {
  return getToken(KaikouParser::FAN, 0);
}

tree::TerminalNode* KaikouParser::OptionTypeContext::LIMIT() {
  return getToken(KaikouParser::LIMIT, 0);
}

tree::TerminalNode* KaikouParser::OptionTypeContext::LIST() {
  return getToken(KaikouParser::LIST, 0);
}

tree::TerminalNode* KaikouParser::OptionTypeContext::PATTERNS() {
  return getToken(KaikouParser::PATTERNS, 0);
}

tree::TerminalNode* KaikouParser::OptionTypeContext::ONE_OF() {
  return getToken(KaikouParser::ONE_OF, 0);
}

std::vector<KaikouParser::EnumeratorContext *> KaikouParser::OptionTypeContext::enumerator() {
  return getRuleContexts<KaikouParser::EnumeratorContext>();
}

KaikouParser::EnumeratorContext* KaikouParser::OptionTypeContext::enumerator(size_t i) {
  return getRuleContext<KaikouParser::EnumeratorContext>(i);
}


size_t KaikouParser::OptionTypeContext::getRuleIndex() const {
  return KaikouParser::RuleOptionType;
}


KaikouParser::OptionTypeContext* KaikouParser::optionType() {
  OptionTypeContext *_localctx = _tracker.createInstance<OptionTypeContext>(_ctx, getState());
  enterRule(_localctx, 24, KaikouParser::RuleOptionType);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(683);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::YES_NO: {
        enterOuterAlt(_localctx, 1);
        setState(670);
        match(KaikouParser::YES_NO);
        break;
      }

      case KaikouParser::NUMBER_TYPE: {
        enterOuterAlt(_localctx, 2);
        setState(671);
        match(KaikouParser::NUMBER_TYPE);
        break;
      }

      case KaikouParser::POINTS: {
        enterOuterAlt(_localctx, 3);
        setState(672);
        match(KaikouParser::POINTS);
        break;
      }

      case KaikouParser::FAN: {
        enterOuterAlt(_localctx, 4);
        setState(673);
        match(KaikouParser::FAN);
        break;
      }

      case KaikouParser::LIMIT: {
        enterOuterAlt(_localctx, 5);
        setState(674);
        match(KaikouParser::LIMIT);
        break;
      }

      case KaikouParser::LIST: {
        enterOuterAlt(_localctx, 6);
        setState(675);
        match(KaikouParser::LIST);
        break;
      }

      case KaikouParser::PATTERNS: {
        enterOuterAlt(_localctx, 7);
        setState(676);
        match(KaikouParser::PATTERNS);
        break;
      }

      case KaikouParser::ONE_OF: {
        enterOuterAlt(_localctx, 8);
        setState(677);
        match(KaikouParser::ONE_OF);
        setState(679); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(678);
          enumerator();
          setState(681); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while ((((_la & ~ 0x3fULL) == 0) &&
          ((1ULL << _la) & ((1ULL << KaikouParser::SUIT)
          | (1ULL << KaikouParser::HONOUR)
          | (1ULL << KaikouParser::FLOWER)
          | (1ULL << KaikouParser::RING)
          | (1ULL << KaikouParser::NUMBER_TYPE)
          | (1ULL << KaikouParser::POINTS)
          | (1ULL << KaikouParser::FAN)
          | (1ULL << KaikouParser::LIMIT)
          | (1ULL << KaikouParser::LIST)
          | (1ULL << KaikouParser::PATTERNS)
          | (1ULL << KaikouParser::TILE)
          | (1ULL << KaikouParser::DEAL)
          | (1ULL << KaikouParser::SEATS)
          | (1ULL << KaikouParser::DICE)
          | (1ULL << KaikouParser::HAND)
          | (1ULL << KaikouParser::DEALER)
          | (1ULL << KaikouParser::WALL)
          | (1ULL << KaikouParser::STACKS)
          | (1ULL << KaikouParser::REPLACEMENTS)
          | (1ULL << KaikouParser::KEEP))) != 0) || ((((_la - 66) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 66)) & ((1ULL << (KaikouParser::DRAWS - 66))
          | (1ULL << (KaikouParser::FORBIDDEN - 66))
          | (1ULL << (KaikouParser::WIN - 66))
          | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 147) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 147)) & ((1ULL << (KaikouParser::NONE - 147))
          | (1ULL << (KaikouParser::WINNER - 147))
          | (1ULL << (KaikouParser::LOSER - 147))
          | (1ULL << (KaikouParser::WAIT_OPEN - 147))
          | (1ULL << (KaikouParser::WAIT_EDGE - 147))
          | (1ULL << (KaikouParser::WAIT_CLOSED - 147)))) != 0) || _la == KaikouParser::NUMBER

        || _la == KaikouParser::IDENT);
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- EnumeratorContext ------------------------------------------------------------------

KaikouParser::EnumeratorContext::EnumeratorContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::NameContext* KaikouParser::EnumeratorContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::EnumeratorContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}


size_t KaikouParser::EnumeratorContext::getRuleIndex() const {
  return KaikouParser::RuleEnumerator;
}


KaikouParser::EnumeratorContext* KaikouParser::enumerator() {
  EnumeratorContext *_localctx = _tracker.createInstance<EnumeratorContext>(_ctx, getState());
  enterRule(_localctx, 26, KaikouParser::RuleEnumerator);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(687);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::SUIT:
      case KaikouParser::HONOUR:
      case KaikouParser::FLOWER:
      case KaikouParser::RING:
      case KaikouParser::NUMBER_TYPE:
      case KaikouParser::POINTS:
      case KaikouParser::FAN:
      case KaikouParser::LIMIT:
      case KaikouParser::LIST:
      case KaikouParser::PATTERNS:
      case KaikouParser::TILE:
      case KaikouParser::DEAL:
      case KaikouParser::SEATS:
      case KaikouParser::DICE:
      case KaikouParser::HAND:
      case KaikouParser::DEALER:
      case KaikouParser::WALL:
      case KaikouParser::STACKS:
      case KaikouParser::REPLACEMENTS:
      case KaikouParser::KEEP:
      case KaikouParser::DRAWS:
      case KaikouParser::FORBIDDEN:
      case KaikouParser::WIN:
      case KaikouParser::PAYS:
      case KaikouParser::NONE:
      case KaikouParser::WINNER:
      case KaikouParser::LOSER:
      case KaikouParser::WAIT_OPEN:
      case KaikouParser::WAIT_EDGE:
      case KaikouParser::WAIT_CLOSED:
      case KaikouParser::IDENT: {
        enterOuterAlt(_localctx, 1);
        setState(685);
        name();
        break;
      }

      case KaikouParser::NUMBER: {
        enterOuterAlt(_localctx, 2);
        setState(686);
        match(KaikouParser::NUMBER);
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- OptionValueContext ------------------------------------------------------------------

KaikouParser::OptionValueContext::OptionValueContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::ExprContext* KaikouParser::OptionValueContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

std::vector<KaikouParser::RefContext *> KaikouParser::OptionValueContext::ref() {
  return getRuleContexts<KaikouParser::RefContext>();
}

KaikouParser::RefContext* KaikouParser::OptionValueContext::ref(size_t i) {
  return getRuleContext<KaikouParser::RefContext>(i);
}

KaikouParser::SoftContext* KaikouParser::OptionValueContext::soft() {
  return getRuleContext<KaikouParser::SoftContext>(0);
}


size_t KaikouParser::OptionValueContext::getRuleIndex() const {
  return KaikouParser::RuleOptionValue;
}


KaikouParser::OptionValueContext* KaikouParser::optionValue() {
  OptionValueContext *_localctx = _tracker.createInstance<OptionValueContext>(_ctx, getState());
  enterRule(_localctx, 28, KaikouParser::RuleOptionValue);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    size_t alt;
    setState(697);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 107, _ctx)) {
    case 1: {
      enterOuterAlt(_localctx, 1);
      setState(689);
      expr();
      setState(693);
      _errHandler->sync(this);
      alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 106, _ctx);
      while (alt != 2 && alt != atn::ATN::INVALID_ALT_NUMBER) {
        if (alt == 1) {
          setState(690);
          ref(); 
        }
        setState(695);
        _errHandler->sync(this);
        alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 106, _ctx);
      }
      break;
    }

    case 2: {
      enterOuterAlt(_localctx, 2);
      setState(696);
      soft();
      break;
    }

    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- FactTypeContext ------------------------------------------------------------------

KaikouParser::FactTypeContext::FactTypeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::FactTypeContext::YES_NO() {
  return getToken(KaikouParser::YES_NO, 0);
}

tree::TerminalNode* KaikouParser::FactTypeContext::NUMBER_TYPE() {
  return getToken(KaikouParser::NUMBER_TYPE, 0);
}

tree::TerminalNode* KaikouParser::FactTypeContext::TILE() {
  return getToken(KaikouParser::TILE, 0);
}


size_t KaikouParser::FactTypeContext::getRuleIndex() const {
  return KaikouParser::RuleFactType;
}


KaikouParser::FactTypeContext* KaikouParser::factType() {
  FactTypeContext *_localctx = _tracker.createInstance<FactTypeContext>(_ctx, getState());
  enterRule(_localctx, 30, KaikouParser::RuleFactType);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(699);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << KaikouParser::YES_NO)
      | (1ULL << KaikouParser::NUMBER_TYPE)
      | (1ULL << KaikouParser::TILE))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- DealItemContext ------------------------------------------------------------------

KaikouParser::DealItemContext::DealItemContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::DealItemContext::getRuleIndex() const {
  return KaikouParser::RuleDealItem;
}

void KaikouParser::DealItemContext::copyFrom(DealItemContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- IndicatorItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::IndicatorItemContext::INDICATOR() {
  return getToken(KaikouParser::INDICATOR, 0);
}

KaikouParser::WallPlaceContext* KaikouParser::IndicatorItemContext::wallPlace() {
  return getRuleContext<KaikouParser::WallPlaceContext>(0);
}

KaikouParser::GuardContext* KaikouParser::IndicatorItemContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}

KaikouParser::CiteContext* KaikouParser::IndicatorItemContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::IndicatorItemContext::IndicatorItemContext(DealItemContext *ctx) { copyFrom(ctx); }


//----------------- BreakItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::BreakItemContext::BREAK_AT_SUM() {
  return getToken(KaikouParser::BREAK_AT_SUM, 0);
}

KaikouParser::CiteContext* KaikouParser::BreakItemContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

tree::TerminalNode* KaikouParser::BreakItemContext::SKIP_SMALLER() {
  return getToken(KaikouParser::SKIP_SMALLER, 0);
}

tree::TerminalNode* KaikouParser::BreakItemContext::SKIP_SUM() {
  return getToken(KaikouParser::SKIP_SUM, 0);
}

tree::TerminalNode* KaikouParser::BreakItemContext::COMMA() {
  return getToken(KaikouParser::COMMA, 0);
}

KaikouParser::BreakItemContext::BreakItemContext(DealItemContext *ctx) { copyFrom(ctx); }


//----------------- SeatsItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SeatsItemContext::SEATS() {
  return getToken(KaikouParser::SEATS, 0);
}

tree::TerminalNode* KaikouParser::SeatsItemContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

KaikouParser::CiteContext* KaikouParser::SeatsItemContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::SeatsItemContext::SeatsItemContext(DealItemContext *ctx) { copyFrom(ctx); }


//----------------- HandItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::HandItemContext::HAND() {
  return getToken(KaikouParser::HAND, 0);
}

std::vector<KaikouParser::ExprContext *> KaikouParser::HandItemContext::expr() {
  return getRuleContexts<KaikouParser::ExprContext>();
}

KaikouParser::ExprContext* KaikouParser::HandItemContext::expr(size_t i) {
  return getRuleContext<KaikouParser::ExprContext>(i);
}

tree::TerminalNode* KaikouParser::HandItemContext::DEALER() {
  return getToken(KaikouParser::DEALER, 0);
}

KaikouParser::CiteContext* KaikouParser::HandItemContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

tree::TerminalNode* KaikouParser::HandItemContext::COMMA() {
  return getToken(KaikouParser::COMMA, 0);
}

KaikouParser::HandItemContext::HandItemContext(DealItemContext *ctx) { copyFrom(ctx); }


//----------------- DiceItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::DiceItemContext::DICE() {
  return getToken(KaikouParser::DICE, 0);
}

tree::TerminalNode* KaikouParser::DiceItemContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

KaikouParser::CiteContext* KaikouParser::DiceItemContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::DiceItemContext::DiceItemContext(DealItemContext *ctx) { copyFrom(ctx); }


KaikouParser::DealItemContext* KaikouParser::dealItem() {
  DealItemContext *_localctx = _tracker.createInstance<DealItemContext>(_ctx, getState());
  enterRule(_localctx, 32, KaikouParser::RuleDealItem);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(741);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::SEATS: {
        _localctx = dynamic_cast<DealItemContext *>(_tracker.createInstance<KaikouParser::SeatsItemContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(701);
        match(KaikouParser::SEATS);
        setState(702);
        match(KaikouParser::NUMBER);
        setState(704);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(703);
          cite();
        }
        break;
      }

      case KaikouParser::DICE: {
        _localctx = dynamic_cast<DealItemContext *>(_tracker.createInstance<KaikouParser::DiceItemContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(706);
        match(KaikouParser::DICE);
        setState(707);
        match(KaikouParser::NUMBER);
        setState(709);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(708);
          cite();
        }
        break;
      }

      case KaikouParser::BREAK_AT_SUM: {
        _localctx = dynamic_cast<DealItemContext *>(_tracker.createInstance<KaikouParser::BreakItemContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(711);
        match(KaikouParser::BREAK_AT_SUM);
        setState(716);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::SKIP_SMALLER

        || _la == KaikouParser::SKIP_SUM || _la == KaikouParser::COMMA) {
          setState(713);
          _errHandler->sync(this);

          _la = _input->LA(1);
          if (_la == KaikouParser::COMMA) {
            setState(712);
            match(KaikouParser::COMMA);
          }
          setState(715);
          _la = _input->LA(1);
          if (!(_la == KaikouParser::SKIP_SMALLER

          || _la == KaikouParser::SKIP_SUM)) {
          _errHandler->recoverInline(this);
          }
          else {
            _errHandler->reportMatch(this);
            consume();
          }
        }
        setState(719);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(718);
          cite();
        }
        break;
      }

      case KaikouParser::HAND: {
        _localctx = dynamic_cast<DealItemContext *>(_tracker.createInstance<KaikouParser::HandItemContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(721);
        match(KaikouParser::HAND);
        setState(722);
        expr();
        setState(728);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::DEALER || _la == KaikouParser::COMMA) {
          setState(724);
          _errHandler->sync(this);

          _la = _input->LA(1);
          if (_la == KaikouParser::COMMA) {
            setState(723);
            match(KaikouParser::COMMA);
          }
          setState(726);
          match(KaikouParser::DEALER);
          setState(727);
          expr();
        }
        setState(731);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(730);
          cite();
        }
        break;
      }

      case KaikouParser::INDICATOR: {
        _localctx = dynamic_cast<DealItemContext *>(_tracker.createInstance<KaikouParser::IndicatorItemContext>(_localctx));
        enterOuterAlt(_localctx, 5);
        setState(733);
        match(KaikouParser::INDICATOR);
        setState(734);
        wallPlace();
        setState(736);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::WHEN

        || _la == KaikouParser::UNLESS) {
          setState(735);
          guard();
        }
        setState(739);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(738);
          cite();
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- WallPlaceContext ------------------------------------------------------------------

KaikouParser::WallPlaceContext::WallPlaceContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::WallPlaceContext::HEAD_OF_WALL() {
  return getToken(KaikouParser::HEAD_OF_WALL, 0);
}

tree::TerminalNode* KaikouParser::WallPlaceContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

tree::TerminalNode* KaikouParser::WallPlaceContext::UPPER_OF_STACK() {
  return getToken(KaikouParser::UPPER_OF_STACK, 0);
}

tree::TerminalNode* KaikouParser::WallPlaceContext::LOWER_OF_STACK() {
  return getToken(KaikouParser::LOWER_OF_STACK, 0);
}

tree::TerminalNode* KaikouParser::WallPlaceContext::FROM_TAIL() {
  return getToken(KaikouParser::FROM_TAIL, 0);
}

tree::TerminalNode* KaikouParser::WallPlaceContext::FROM_HEAD() {
  return getToken(KaikouParser::FROM_HEAD, 0);
}


size_t KaikouParser::WallPlaceContext::getRuleIndex() const {
  return KaikouParser::RuleWallPlace;
}


KaikouParser::WallPlaceContext* KaikouParser::wallPlace() {
  WallPlaceContext *_localctx = _tracker.createInstance<WallPlaceContext>(_ctx, getState());
  enterRule(_localctx, 34, KaikouParser::RuleWallPlace);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(747);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::HEAD_OF_WALL: {
        enterOuterAlt(_localctx, 1);
        setState(743);
        match(KaikouParser::HEAD_OF_WALL);
        break;
      }

      case KaikouParser::UPPER_OF_STACK:
      case KaikouParser::LOWER_OF_STACK: {
        enterOuterAlt(_localctx, 2);
        setState(744);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::UPPER_OF_STACK

        || _la == KaikouParser::LOWER_OF_STACK)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(745);
        match(KaikouParser::NUMBER);
        setState(746);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::FROM_TAIL

        || _la == KaikouParser::FROM_HEAD)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- WallItemContext ------------------------------------------------------------------

KaikouParser::WallItemContext::WallItemContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::WallItemContext::getRuleIndex() const {
  return KaikouParser::RuleWallItem;
}

void KaikouParser::WallItemContext::copyFrom(WallItemContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- KeepItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::KeepItemContext::KEEP() {
  return getToken(KaikouParser::KEEP, 0);
}

KaikouParser::ExprContext* KaikouParser::KeepItemContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

KaikouParser::CiteContext* KaikouParser::KeepItemContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::KeepItemContext::KeepItemContext(WallItemContext *ctx) { copyFrom(ctx); }


//----------------- ReplacementsItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ReplacementsItemContext::REPLACEMENTS() {
  return getToken(KaikouParser::REPLACEMENTS, 0);
}

tree::TerminalNode* KaikouParser::ReplacementsItemContext::FROM_TAIL() {
  return getToken(KaikouParser::FROM_TAIL, 0);
}

tree::TerminalNode* KaikouParser::ReplacementsItemContext::FROM_HEAD() {
  return getToken(KaikouParser::FROM_HEAD, 0);
}

KaikouParser::CiteContext* KaikouParser::ReplacementsItemContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::ReplacementsItemContext::ReplacementsItemContext(WallItemContext *ctx) { copyFrom(ctx); }


//----------------- StacksItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::StacksItemContext::STACKS() {
  return getToken(KaikouParser::STACKS, 0);
}

tree::TerminalNode* KaikouParser::StacksItemContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

KaikouParser::CiteContext* KaikouParser::StacksItemContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::StacksItemContext::StacksItemContext(WallItemContext *ctx) { copyFrom(ctx); }


//----------------- LastTilesItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::LastTilesItemContext::LAST_TILES() {
  return getToken(KaikouParser::LAST_TILES, 0);
}

KaikouParser::ExprContext* KaikouParser::LastTilesItemContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

KaikouParser::CiteContext* KaikouParser::LastTilesItemContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::LastTilesItemContext::LastTilesItemContext(WallItemContext *ctx) { copyFrom(ctx); }


KaikouParser::WallItemContext* KaikouParser::wallItem() {
  WallItemContext *_localctx = _tracker.createInstance<WallItemContext>(_ctx, getState());
  enterRule(_localctx, 36, KaikouParser::RuleWallItem);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(769);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::STACKS: {
        _localctx = dynamic_cast<WallItemContext *>(_tracker.createInstance<KaikouParser::StacksItemContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(749);
        match(KaikouParser::STACKS);
        setState(750);
        match(KaikouParser::NUMBER);
        setState(752);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(751);
          cite();
        }
        break;
      }

      case KaikouParser::REPLACEMENTS: {
        _localctx = dynamic_cast<WallItemContext *>(_tracker.createInstance<KaikouParser::ReplacementsItemContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(754);
        match(KaikouParser::REPLACEMENTS);
        setState(755);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::FROM_TAIL

        || _la == KaikouParser::FROM_HEAD)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(757);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(756);
          cite();
        }
        break;
      }

      case KaikouParser::KEEP: {
        _localctx = dynamic_cast<WallItemContext *>(_tracker.createInstance<KaikouParser::KeepItemContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(759);
        match(KaikouParser::KEEP);
        setState(760);
        expr();
        setState(762);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(761);
          cite();
        }
        break;
      }

      case KaikouParser::LAST_TILES: {
        _localctx = dynamic_cast<WallItemContext *>(_tracker.createInstance<KaikouParser::LastTilesItemContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(764);
        match(KaikouParser::LAST_TILES);
        setState(765);
        expr();
        setState(767);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(766);
          cite();
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- SetExprContext ------------------------------------------------------------------

KaikouParser::SetExprContext::SetExprContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<KaikouParser::SetAtomContext *> KaikouParser::SetExprContext::setAtom() {
  return getRuleContexts<KaikouParser::SetAtomContext>();
}

KaikouParser::SetAtomContext* KaikouParser::SetExprContext::setAtom(size_t i) {
  return getRuleContext<KaikouParser::SetAtomContext>(i);
}

tree::TerminalNode* KaikouParser::SetExprContext::EXCEPT() {
  return getToken(KaikouParser::EXCEPT, 0);
}


size_t KaikouParser::SetExprContext::getRuleIndex() const {
  return KaikouParser::RuleSetExpr;
}


KaikouParser::SetExprContext* KaikouParser::setExpr() {
  SetExprContext *_localctx = _tracker.createInstance<SetExprContext>(_ctx, getState());
  enterRule(_localctx, 38, KaikouParser::RuleSetExpr);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(772); 
    _errHandler->sync(this);
    _la = _input->LA(1);
    do {
      setState(771);
      setAtom();
      setState(774); 
      _errHandler->sync(this);
      _la = _input->LA(1);
    } while (_la == KaikouParser::RANK

    || _la == KaikouParser::ALL_TILES || ((((_la - 224) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 224)) & ((1ULL << (KaikouParser::LPAREN - 224))
      | (1ULL << (KaikouParser::LBRACE - 224))
      | (1ULL << (KaikouParser::TILEWORD - 224))
      | (1ULL << (KaikouParser::IDENT - 224)))) != 0));
    setState(782);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::EXCEPT) {
      setState(776);
      match(KaikouParser::EXCEPT);
      setState(778); 
      _errHandler->sync(this);
      _la = _input->LA(1);
      do {
        setState(777);
        setAtom();
        setState(780); 
        _errHandler->sync(this);
        _la = _input->LA(1);
      } while (_la == KaikouParser::RANK

      || _la == KaikouParser::ALL_TILES || ((((_la - 224) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 224)) & ((1ULL << (KaikouParser::LPAREN - 224))
        | (1ULL << (KaikouParser::LBRACE - 224))
        | (1ULL << (KaikouParser::TILEWORD - 224))
        | (1ULL << (KaikouParser::IDENT - 224)))) != 0));
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- SetAtomContext ------------------------------------------------------------------

KaikouParser::SetAtomContext::SetAtomContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::SetAtomContext::getRuleIndex() const {
  return KaikouParser::RuleSetAtom;
}

void KaikouParser::SetAtomContext::copyFrom(SetAtomContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- SetNameContext ------------------------------------------------------------------

KaikouParser::RefContext* KaikouParser::SetNameContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

KaikouParser::SetNameContext::SetNameContext(SetAtomContext *ctx) { copyFrom(ctx); }


//----------------- SetTileExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SetTileExprContext::LPAREN() {
  return getToken(KaikouParser::LPAREN, 0);
}

KaikouParser::ExprContext* KaikouParser::SetTileExprContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::SetTileExprContext::RPAREN() {
  return getToken(KaikouParser::RPAREN, 0);
}

KaikouParser::SetTileExprContext::SetTileExprContext(SetAtomContext *ctx) { copyFrom(ctx); }


//----------------- SetRankContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SetRankContext::RANK() {
  return getToken(KaikouParser::RANK, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::SetRankContext::NUMBER() {
  return getTokens(KaikouParser::NUMBER);
}

tree::TerminalNode* KaikouParser::SetRankContext::NUMBER(size_t i) {
  return getToken(KaikouParser::NUMBER, i);
}

KaikouParser::SetRankContext::SetRankContext(SetAtomContext *ctx) { copyFrom(ctx); }


//----------------- SetBracesContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SetBracesContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

KaikouParser::SetExprContext* KaikouParser::SetBracesContext::setExpr() {
  return getRuleContext<KaikouParser::SetExprContext>(0);
}

tree::TerminalNode* KaikouParser::SetBracesContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

KaikouParser::SetBracesContext::SetBracesContext(SetAtomContext *ctx) { copyFrom(ctx); }


//----------------- SetTilesContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SetTilesContext::TILEWORD() {
  return getToken(KaikouParser::TILEWORD, 0);
}

KaikouParser::SetTilesContext::SetTilesContext(SetAtomContext *ctx) { copyFrom(ctx); }


//----------------- SetAllContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SetAllContext::ALL_TILES() {
  return getToken(KaikouParser::ALL_TILES, 0);
}

KaikouParser::SetAllContext::SetAllContext(SetAtomContext *ctx) { copyFrom(ctx); }


KaikouParser::SetAtomContext* KaikouParser::setAtom() {
  SetAtomContext *_localctx = _tracker.createInstance<SetAtomContext>(_ctx, getState());
  enterRule(_localctx, 40, KaikouParser::RuleSetAtom);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(801);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::IDENT: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetNameContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(784);
        ref();
        break;
      }

      case KaikouParser::TILEWORD: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetTilesContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(785);
        match(KaikouParser::TILEWORD);
        break;
      }

      case KaikouParser::RANK: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetRankContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(786);
        match(KaikouParser::RANK);
        setState(788); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(787);
          match(KaikouParser::NUMBER);
          setState(790); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::ALL_TILES: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetAllContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(792);
        match(KaikouParser::ALL_TILES);
        break;
      }

      case KaikouParser::LBRACE: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetBracesContext>(_localctx));
        enterOuterAlt(_localctx, 5);
        setState(793);
        match(KaikouParser::LBRACE);
        setState(794);
        setExpr();
        setState(795);
        match(KaikouParser::RBRACE);
        break;
      }

      case KaikouParser::LPAREN: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetTileExprContext>(_localctx));
        enterOuterAlt(_localctx, 6);
        setState(797);
        match(KaikouParser::LPAREN);
        setState(798);
        expr();
        setState(799);
        match(KaikouParser::RPAREN);
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- CallKindContext ------------------------------------------------------------------

KaikouParser::CallKindContext::CallKindContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::CallKindContext::getRuleIndex() const {
  return KaikouParser::RuleCallKind;
}

void KaikouParser::CallKindContext::copyFrom(CallKindContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- AsideCallContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::AsideCallContext::SET_ASIDE() {
  return getToken(KaikouParser::SET_ASIDE, 0);
}

KaikouParser::SetAtomContext* KaikouParser::AsideCallContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

KaikouParser::AsideCallContext::AsideCallContext(CallKindContext *ctx) { copyFrom(ctx); }


//----------------- AddedCallContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::AddedCallContext::QUAD() {
  return getToken(KaikouParser::QUAD, 0);
}

tree::TerminalNode* KaikouParser::AddedCallContext::ADDED_TO() {
  return getToken(KaikouParser::ADDED_TO, 0);
}

KaikouParser::RefContext* KaikouParser::AddedCallContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

KaikouParser::AddedCallContext::AddedCallContext(CallKindContext *ctx) { copyFrom(ctx); }


//----------------- MeldCallContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::MeldCallContext::RUN() {
  return getToken(KaikouParser::RUN, 0);
}

tree::TerminalNode* KaikouParser::MeldCallContext::TRIPLET() {
  return getToken(KaikouParser::TRIPLET, 0);
}

tree::TerminalNode* KaikouParser::MeldCallContext::QUAD() {
  return getToken(KaikouParser::QUAD, 0);
}

tree::TerminalNode* KaikouParser::MeldCallContext::ON_DISCARD() {
  return getToken(KaikouParser::ON_DISCARD, 0);
}

tree::TerminalNode* KaikouParser::MeldCallContext::ON_DISCARD_PREV() {
  return getToken(KaikouParser::ON_DISCARD_PREV, 0);
}

tree::TerminalNode* KaikouParser::MeldCallContext::IN_HAND() {
  return getToken(KaikouParser::IN_HAND, 0);
}

KaikouParser::MeldCallContext::MeldCallContext(CallKindContext *ctx) { copyFrom(ctx); }


KaikouParser::CallKindContext* KaikouParser::callKind() {
  CallKindContext *_localctx = _tracker.createInstance<CallKindContext>(_ctx, getState());
  enterRule(_localctx, 42, KaikouParser::RuleCallKind);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(810);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 130, _ctx)) {
    case 1: {
      _localctx = dynamic_cast<CallKindContext *>(_tracker.createInstance<KaikouParser::MeldCallContext>(_localctx));
      enterOuterAlt(_localctx, 1);
      setState(803);
      _la = _input->LA(1);
      if (!((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::RUN)
        | (1ULL << KaikouParser::TRIPLET)
        | (1ULL << KaikouParser::QUAD))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(804);
      _la = _input->LA(1);
      if (!(((((_la - 61) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 61)) & ((1ULL << (KaikouParser::ON_DISCARD - 61))
        | (1ULL << (KaikouParser::ON_DISCARD_PREV - 61))
        | (1ULL << (KaikouParser::IN_HAND - 61)))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      break;
    }

    case 2: {
      _localctx = dynamic_cast<CallKindContext *>(_tracker.createInstance<KaikouParser::AddedCallContext>(_localctx));
      enterOuterAlt(_localctx, 2);
      setState(805);
      match(KaikouParser::QUAD);
      setState(806);
      match(KaikouParser::ADDED_TO);
      setState(807);
      ref();
      break;
    }

    case 3: {
      _localctx = dynamic_cast<CallKindContext *>(_tracker.createInstance<KaikouParser::AsideCallContext>(_localctx));
      enterOuterAlt(_localctx, 3);
      setState(808);
      match(KaikouParser::SET_ASIDE);
      setState(809);
      setAtom();
      break;
    }

    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- CallFlagContext ------------------------------------------------------------------

KaikouParser::CallFlagContext::CallFlagContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::CallFlagContext::OPENS() {
  return getToken(KaikouParser::OPENS, 0);
}

tree::TerminalNode* KaikouParser::CallFlagContext::DRAWS() {
  return getToken(KaikouParser::DRAWS, 0);
}

tree::TerminalNode* KaikouParser::CallFlagContext::ROBBABLE() {
  return getToken(KaikouParser::ROBBABLE, 0);
}

tree::TerminalNode* KaikouParser::CallFlagContext::CONCEALED() {
  return getToken(KaikouParser::CONCEALED, 0);
}

tree::TerminalNode* KaikouParser::CallFlagContext::ANY_TIME() {
  return getToken(KaikouParser::ANY_TIME, 0);
}

tree::TerminalNode* KaikouParser::CallFlagContext::COMPULSORY() {
  return getToken(KaikouParser::COMPULSORY, 0);
}


size_t KaikouParser::CallFlagContext::getRuleIndex() const {
  return KaikouParser::RuleCallFlag;
}


KaikouParser::CallFlagContext* KaikouParser::callFlag() {
  CallFlagContext *_localctx = _tracker.createInstance<CallFlagContext>(_ctx, getState());
  enterRule(_localctx, 44, KaikouParser::RuleCallFlag);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(812);
    _la = _input->LA(1);
    if (!(((((_la - 65) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 65)) & ((1ULL << (KaikouParser::OPENS - 65))
      | (1ULL << (KaikouParser::DRAWS - 65))
      | (1ULL << (KaikouParser::ROBBABLE - 65))
      | (1ULL << (KaikouParser::CONCEALED - 65))
      | (1ULL << (KaikouParser::ANY_TIME - 65))
      | (1ULL << (KaikouParser::COMPULSORY - 65)))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- DiscardItemContext ------------------------------------------------------------------

KaikouParser::DiscardItemContext::DiscardItemContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::DiscardItemContext::UNCLAIMABLE() {
  return getToken(KaikouParser::UNCLAIMABLE, 0);
}

tree::TerminalNode* KaikouParser::DiscardItemContext::SET_ASIDE() {
  return getToken(KaikouParser::SET_ASIDE, 0);
}

tree::TerminalNode* KaikouParser::DiscardItemContext::DRAWS() {
  return getToken(KaikouParser::DRAWS, 0);
}

tree::TerminalNode* KaikouParser::DiscardItemContext::FORBIDDEN() {
  return getToken(KaikouParser::FORBIDDEN, 0);
}

KaikouParser::GuardContext* KaikouParser::DiscardItemContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}

KaikouParser::CiteContext* KaikouParser::DiscardItemContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}


size_t KaikouParser::DiscardItemContext::getRuleIndex() const {
  return KaikouParser::RuleDiscardItem;
}


KaikouParser::DiscardItemContext* KaikouParser::discardItem() {
  DiscardItemContext *_localctx = _tracker.createInstance<DiscardItemContext>(_ctx, getState());
  enterRule(_localctx, 46, KaikouParser::RuleDiscardItem);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(814);
    _la = _input->LA(1);
    if (!(((((_la - 60) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 60)) & ((1ULL << (KaikouParser::SET_ASIDE - 60))
      | (1ULL << (KaikouParser::DRAWS - 60))
      | (1ULL << (KaikouParser::UNCLAIMABLE - 60))
      | (1ULL << (KaikouParser::FORBIDDEN - 60)))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(816);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::WHEN

    || _la == KaikouParser::UNLESS) {
      setState(815);
      guard();
    }
    setState(819);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::PER) {
      setState(818);
      cite();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ClaimsItemContext ------------------------------------------------------------------

KaikouParser::ClaimsItemContext::ClaimsItemContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::ClaimsItemContext::getRuleIndex() const {
  return KaikouParser::RuleClaimsItem;
}

void KaikouParser::ClaimsItemContext::copyFrom(ClaimsItemContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- OrderItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::OrderItemContext::ORDER() {
  return getToken(KaikouParser::ORDER, 0);
}

std::vector<KaikouParser::ClaimRankContext *> KaikouParser::OrderItemContext::claimRank() {
  return getRuleContexts<KaikouParser::ClaimRankContext>();
}

KaikouParser::ClaimRankContext* KaikouParser::OrderItemContext::claimRank(size_t i) {
  return getRuleContext<KaikouParser::ClaimRankContext>(i);
}

std::vector<tree::TerminalNode *> KaikouParser::OrderItemContext::COMMA() {
  return getTokens(KaikouParser::COMMA);
}

tree::TerminalNode* KaikouParser::OrderItemContext::COMMA(size_t i) {
  return getToken(KaikouParser::COMMA, i);
}

KaikouParser::OrderItemContext::OrderItemContext(ClaimsItemContext *ctx) { copyFrom(ctx); }


//----------------- WinnersItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::WinnersItemContext::ONE_WINNER() {
  return getToken(KaikouParser::ONE_WINNER, 0);
}

tree::TerminalNode* KaikouParser::WinnersItemContext::EVERY_WINNER() {
  return getToken(KaikouParser::EVERY_WINNER, 0);
}

KaikouParser::ExprContext* KaikouParser::WinnersItemContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

KaikouParser::GuardContext* KaikouParser::WinnersItemContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}

KaikouParser::CiteContext* KaikouParser::WinnersItemContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

tree::TerminalNode* KaikouParser::WinnersItemContext::FIRST_FROM() {
  return getToken(KaikouParser::FIRST_FROM, 0);
}

tree::TerminalNode* KaikouParser::WinnersItemContext::FIRST_AFTER() {
  return getToken(KaikouParser::FIRST_AFTER, 0);
}

tree::TerminalNode* KaikouParser::WinnersItemContext::COMMA() {
  return getToken(KaikouParser::COMMA, 0);
}

KaikouParser::WinnersItemContext::WinnersItemContext(ClaimsItemContext *ctx) { copyFrom(ctx); }


//----------------- PassingItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::PassingItemContext::PASSING_LOCKS() {
  return getToken(KaikouParser::PASSING_LOCKS, 0);
}

KaikouParser::GuardContext* KaikouParser::PassingItemContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}

KaikouParser::CiteContext* KaikouParser::PassingItemContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::PassingItemContext::PassingItemContext(ClaimsItemContext *ctx) { copyFrom(ctx); }


KaikouParser::ClaimsItemContext* KaikouParser::claimsItem() {
  ClaimsItemContext *_localctx = _tracker.createInstance<ClaimsItemContext>(_ctx, getState());
  enterRule(_localctx, 48, KaikouParser::RuleClaimsItem);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(851);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::ORDER: {
        _localctx = dynamic_cast<ClaimsItemContext *>(_tracker.createInstance<KaikouParser::OrderItemContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(821);
        match(KaikouParser::ORDER);
        setState(822);
        claimRank();
        setState(827);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::COMMA) {
          setState(823);
          match(KaikouParser::COMMA);
          setState(824);
          claimRank();
          setState(829);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

      case KaikouParser::ONE_WINNER:
      case KaikouParser::EVERY_WINNER: {
        _localctx = dynamic_cast<ClaimsItemContext *>(_tracker.createInstance<KaikouParser::WinnersItemContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(830);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::ONE_WINNER

        || _la == KaikouParser::EVERY_WINNER)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(836);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::FIRST_FROM

        || _la == KaikouParser::FIRST_AFTER || _la == KaikouParser::COMMA) {
          setState(832);
          _errHandler->sync(this);

          _la = _input->LA(1);
          if (_la == KaikouParser::COMMA) {
            setState(831);
            match(KaikouParser::COMMA);
          }
          setState(834);
          _la = _input->LA(1);
          if (!(_la == KaikouParser::FIRST_FROM

          || _la == KaikouParser::FIRST_AFTER)) {
          _errHandler->recoverInline(this);
          }
          else {
            _errHandler->reportMatch(this);
            consume();
          }
          setState(835);
          expr();
        }
        setState(839);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::WHEN

        || _la == KaikouParser::UNLESS) {
          setState(838);
          guard();
        }
        setState(842);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(841);
          cite();
        }
        break;
      }

      case KaikouParser::PASSING_LOCKS: {
        _localctx = dynamic_cast<ClaimsItemContext *>(_tracker.createInstance<KaikouParser::PassingItemContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(844);
        match(KaikouParser::PASSING_LOCKS);
        setState(846);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::WHEN

        || _la == KaikouParser::UNLESS) {
          setState(845);
          guard();
        }
        setState(849);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(848);
          cite();
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ClaimRankContext ------------------------------------------------------------------

KaikouParser::ClaimRankContext::ClaimRankContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<tree::TerminalNode *> KaikouParser::ClaimRankContext::WIN() {
  return getTokens(KaikouParser::WIN);
}

tree::TerminalNode* KaikouParser::ClaimRankContext::WIN(size_t i) {
  return getToken(KaikouParser::WIN, i);
}

std::vector<KaikouParser::RefContext *> KaikouParser::ClaimRankContext::ref() {
  return getRuleContexts<KaikouParser::RefContext>();
}

KaikouParser::RefContext* KaikouParser::ClaimRankContext::ref(size_t i) {
  return getRuleContext<KaikouParser::RefContext>(i);
}


size_t KaikouParser::ClaimRankContext::getRuleIndex() const {
  return KaikouParser::RuleClaimRank;
}


KaikouParser::ClaimRankContext* KaikouParser::claimRank() {
  ClaimRankContext *_localctx = _tracker.createInstance<ClaimRankContext>(_ctx, getState());
  enterRule(_localctx, 50, KaikouParser::RuleClaimRank);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(855); 
    _errHandler->sync(this);
    _la = _input->LA(1);
    do {
      setState(855);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::WIN: {
          setState(853);
          match(KaikouParser::WIN);
          break;
        }

        case KaikouParser::IDENT: {
          setState(854);
          ref();
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      setState(857); 
      _errHandler->sync(this);
      _la = _input->LA(1);
    } while (_la == KaikouParser::WIN || _la == KaikouParser::IDENT);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ShapeBodyContext ------------------------------------------------------------------

KaikouParser::ShapeBodyContext::ShapeBodyContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::ShapeBodyContext::getRuleIndex() const {
  return KaikouParser::RuleShapeBody;
}

void KaikouParser::ShapeBodyContext::copyFrom(ShapeBodyContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- PairsShapeContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::PairsShapeContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

tree::TerminalNode* KaikouParser::PairsShapeContext::PAIRS() {
  return getToken(KaikouParser::PAIRS, 0);
}

tree::TerminalNode* KaikouParser::PairsShapeContext::DISTINCT_PAIRS() {
  return getToken(KaikouParser::DISTINCT_PAIRS, 0);
}

KaikouParser::PairsShapeContext::PairsShapeContext(ShapeBodyContext *ctx) { copyFrom(ctx); }


//----------------- AnyShapeContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::AnyShapeContext::ANY_TILES() {
  return getToken(KaikouParser::ANY_TILES, 0);
}

KaikouParser::AnyShapeContext::AnyShapeContext(ShapeBodyContext *ctx) { copyFrom(ctx); }


//----------------- OrphansShapeContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::OrphansShapeContext::ONE_EACH_OF() {
  return getToken(KaikouParser::ONE_EACH_OF, 0);
}

KaikouParser::SetAtomContext* KaikouParser::OrphansShapeContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

tree::TerminalNode* KaikouParser::OrphansShapeContext::AND_ONE_MORE() {
  return getToken(KaikouParser::AND_ONE_MORE, 0);
}

KaikouParser::OrphansShapeContext::OrphansShapeContext(ShapeBodyContext *ctx) { copyFrom(ctx); }


//----------------- MeldsShapeContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::MeldsShapeContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

tree::TerminalNode* KaikouParser::MeldsShapeContext::MELD() {
  return getToken(KaikouParser::MELD, 0);
}

tree::TerminalNode* KaikouParser::MeldsShapeContext::AND_A_PAIR() {
  return getToken(KaikouParser::AND_A_PAIR, 0);
}

KaikouParser::MeldsShapeContext::MeldsShapeContext(ShapeBodyContext *ctx) { copyFrom(ctx); }


KaikouParser::ShapeBodyContext* KaikouParser::shapeBody() {
  ShapeBodyContext *_localctx = _tracker.createInstance<ShapeBodyContext>(_ctx, getState());
  enterRule(_localctx, 52, KaikouParser::RuleShapeBody);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(872);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 145, _ctx)) {
    case 1: {
      _localctx = dynamic_cast<ShapeBodyContext *>(_tracker.createInstance<KaikouParser::MeldsShapeContext>(_localctx));
      enterOuterAlt(_localctx, 1);
      setState(859);
      match(KaikouParser::NUMBER);
      setState(860);
      match(KaikouParser::MELD);
      setState(862);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::AND_A_PAIR) {
        setState(861);
        match(KaikouParser::AND_A_PAIR);
      }
      break;
    }

    case 2: {
      _localctx = dynamic_cast<ShapeBodyContext *>(_tracker.createInstance<KaikouParser::PairsShapeContext>(_localctx));
      enterOuterAlt(_localctx, 2);
      setState(864);
      match(KaikouParser::NUMBER);
      setState(865);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::DISTINCT_PAIRS

      || _la == KaikouParser::PAIRS)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      break;
    }

    case 3: {
      _localctx = dynamic_cast<ShapeBodyContext *>(_tracker.createInstance<KaikouParser::OrphansShapeContext>(_localctx));
      enterOuterAlt(_localctx, 3);
      setState(866);
      match(KaikouParser::ONE_EACH_OF);
      setState(867);
      setAtom();
      setState(869);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::AND_ONE_MORE) {
        setState(868);
        match(KaikouParser::AND_ONE_MORE);
      }
      break;
    }

    case 4: {
      _localctx = dynamic_cast<ShapeBodyContext *>(_tracker.createInstance<KaikouParser::AnyShapeContext>(_localctx));
      enterOuterAlt(_localctx, 4);
      setState(871);
      match(KaikouParser::ANY_TILES);
      break;
    }

    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- PatternRelationContext ------------------------------------------------------------------

KaikouParser::PatternRelationContext::PatternRelationContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::PatternRelationContext::IMPLIES() {
  return getToken(KaikouParser::IMPLIES, 0);
}

tree::TerminalNode* KaikouParser::PatternRelationContext::EXCLUDES() {
  return getToken(KaikouParser::EXCLUDES, 0);
}

std::vector<KaikouParser::RefContext *> KaikouParser::PatternRelationContext::ref() {
  return getRuleContexts<KaikouParser::RefContext>();
}

KaikouParser::RefContext* KaikouParser::PatternRelationContext::ref(size_t i) {
  return getRuleContext<KaikouParser::RefContext>(i);
}


size_t KaikouParser::PatternRelationContext::getRuleIndex() const {
  return KaikouParser::RulePatternRelation;
}


KaikouParser::PatternRelationContext* KaikouParser::patternRelation() {
  PatternRelationContext *_localctx = _tracker.createInstance<PatternRelationContext>(_ctx, getState());
  enterRule(_localctx, 54, KaikouParser::RulePatternRelation);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(874);
    _la = _input->LA(1);
    if (!(_la == KaikouParser::IMPLIES

    || _la == KaikouParser::EXCLUDES)) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(876); 
    _errHandler->sync(this);
    _la = _input->LA(1);
    do {
      setState(875);
      ref();
      setState(878); 
      _errHandler->sync(this);
      _la = _input->LA(1);
    } while (_la == KaikouParser::IDENT);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- LineContext ------------------------------------------------------------------

KaikouParser::LineContext::LineContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::LineContext::getRuleIndex() const {
  return KaikouParser::RuleLine;
}

void KaikouParser::LineContext::copyFrom(LineContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- PlainLineContext ------------------------------------------------------------------

KaikouParser::NameContext* KaikouParser::PlainLineContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::PlainLineContext::COLON() {
  return getToken(KaikouParser::COLON, 0);
}

std::vector<KaikouParser::LineOpContext *> KaikouParser::PlainLineContext::lineOp() {
  return getRuleContexts<KaikouParser::LineOpContext>();
}

KaikouParser::LineOpContext* KaikouParser::PlainLineContext::lineOp(size_t i) {
  return getRuleContext<KaikouParser::LineOpContext>(i);
}

tree::TerminalNode* KaikouParser::PlainLineContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::PositionContext* KaikouParser::PlainLineContext::position() {
  return getRuleContext<KaikouParser::PositionContext>(0);
}

KaikouParser::TitleContext* KaikouParser::PlainLineContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

std::vector<tree::TerminalNode *> KaikouParser::PlainLineContext::OTHERWISE() {
  return getTokens(KaikouParser::OTHERWISE);
}

tree::TerminalNode* KaikouParser::PlainLineContext::OTHERWISE(size_t i) {
  return getToken(KaikouParser::OTHERWISE, i);
}

KaikouParser::CiteContext* KaikouParser::PlainLineContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

std::vector<tree::TerminalNode *> KaikouParser::PlainLineContext::COMMA() {
  return getTokens(KaikouParser::COMMA);
}

tree::TerminalNode* KaikouParser::PlainLineContext::COMMA(size_t i) {
  return getToken(KaikouParser::COMMA, i);
}

KaikouParser::PlainLineContext::PlainLineContext(LineContext *ctx) { copyFrom(ctx); }


//----------------- RemoveLineContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::RemoveLineContext::REMOVE() {
  return getToken(KaikouParser::REMOVE, 0);
}

KaikouParser::NameContext* KaikouParser::RemoveLineContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

KaikouParser::RemoveLineContext::RemoveLineContext(LineContext *ctx) { copyFrom(ctx); }


KaikouParser::LineContext* KaikouParser::line() {
  LineContext *_localctx = _tracker.createInstance<LineContext>(_ctx, getState());
  enterRule(_localctx, 56, KaikouParser::RuleLine);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(907);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::REMOVE: {
        _localctx = dynamic_cast<LineContext *>(_tracker.createInstance<KaikouParser::RemoveLineContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(880);
        match(KaikouParser::REMOVE);
        setState(881);
        name();
        break;
      }

      case KaikouParser::OVERRIDE:
      case KaikouParser::SUIT:
      case KaikouParser::HONOUR:
      case KaikouParser::FLOWER:
      case KaikouParser::RING:
      case KaikouParser::NUMBER_TYPE:
      case KaikouParser::POINTS:
      case KaikouParser::FAN:
      case KaikouParser::LIMIT:
      case KaikouParser::LIST:
      case KaikouParser::PATTERNS:
      case KaikouParser::TILE:
      case KaikouParser::DEAL:
      case KaikouParser::SEATS:
      case KaikouParser::DICE:
      case KaikouParser::HAND:
      case KaikouParser::DEALER:
      case KaikouParser::WALL:
      case KaikouParser::STACKS:
      case KaikouParser::REPLACEMENTS:
      case KaikouParser::KEEP:
      case KaikouParser::DRAWS:
      case KaikouParser::FORBIDDEN:
      case KaikouParser::WIN:
      case KaikouParser::PAYS:
      case KaikouParser::NONE:
      case KaikouParser::WINNER:
      case KaikouParser::LOSER:
      case KaikouParser::WAIT_OPEN:
      case KaikouParser::WAIT_EDGE:
      case KaikouParser::WAIT_CLOSED:
      case KaikouParser::IDENT: {
        _localctx = dynamic_cast<LineContext *>(_tracker.createInstance<KaikouParser::PlainLineContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(883);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::OVERRIDE) {
          setState(882);
          match(KaikouParser::OVERRIDE);
        }
        setState(885);
        name();
        setState(887);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::BEFORE

        || _la == KaikouParser::AFTER) {
          setState(886);
          position();
        }
        setState(890);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::STRING) {
          setState(889);
          title();
        }
        setState(892);
        match(KaikouParser::COLON);
        setState(893);
        lineOp();
        setState(901);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::OTHERWISE || _la == KaikouParser::COMMA) {
          setState(895);
          _errHandler->sync(this);

          _la = _input->LA(1);
          if (_la == KaikouParser::COMMA) {
            setState(894);
            match(KaikouParser::COMMA);
          }
          setState(897);
          match(KaikouParser::OTHERWISE);
          setState(898);
          lineOp();
          setState(903);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        setState(905);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(904);
          cite();
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- LineOpContext ------------------------------------------------------------------

KaikouParser::LineOpContext::LineOpContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::LineActionContext* KaikouParser::LineOpContext::lineAction() {
  return getRuleContext<KaikouParser::LineActionContext>(0);
}

KaikouParser::GuardContext* KaikouParser::LineOpContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}


size_t KaikouParser::LineOpContext::getRuleIndex() const {
  return KaikouParser::RuleLineOp;
}


KaikouParser::LineOpContext* KaikouParser::lineOp() {
  LineOpContext *_localctx = _tracker.createInstance<LineOpContext>(_ctx, getState());
  enterRule(_localctx, 58, KaikouParser::RuleLineOp);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(909);
    lineAction();
    setState(911);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::WHEN

    || _la == KaikouParser::UNLESS) {
      setState(910);
      guard();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- LineActionContext ------------------------------------------------------------------

KaikouParser::LineActionContext::LineActionContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<KaikouParser::ExprContext *> KaikouParser::LineActionContext::expr() {
  return getRuleContexts<KaikouParser::ExprContext>();
}

KaikouParser::ExprContext* KaikouParser::LineActionContext::expr(size_t i) {
  return getRuleContext<KaikouParser::ExprContext>(i);
}

tree::TerminalNode* KaikouParser::LineActionContext::EQ() {
  return getToken(KaikouParser::EQ, 0);
}

tree::TerminalNode* KaikouParser::LineActionContext::BECOMES() {
  return getToken(KaikouParser::BECOMES, 0);
}

tree::TerminalNode* KaikouParser::LineActionContext::PLUS() {
  return getToken(KaikouParser::PLUS, 0);
}

tree::TerminalNode* KaikouParser::LineActionContext::MINUS() {
  return getToken(KaikouParser::MINUS, 0);
}

tree::TerminalNode* KaikouParser::LineActionContext::TIMES() {
  return getToken(KaikouParser::TIMES, 0);
}

tree::TerminalNode* KaikouParser::LineActionContext::STAR() {
  return getToken(KaikouParser::STAR, 0);
}

tree::TerminalNode* KaikouParser::LineActionContext::EACH() {
  return getToken(KaikouParser::EACH, 0);
}

tree::TerminalNode* KaikouParser::LineActionContext::AT_MOST() {
  return getToken(KaikouParser::AT_MOST, 0);
}

tree::TerminalNode* KaikouParser::LineActionContext::AT_LEAST() {
  return getToken(KaikouParser::AT_LEAST, 0);
}

tree::TerminalNode* KaikouParser::LineActionContext::ROUND_UP_TO() {
  return getToken(KaikouParser::ROUND_UP_TO, 0);
}

tree::TerminalNode* KaikouParser::LineActionContext::ROUND_DOWN_TO() {
  return getToken(KaikouParser::ROUND_DOWN_TO, 0);
}


size_t KaikouParser::LineActionContext::getRuleIndex() const {
  return KaikouParser::RuleLineAction;
}


KaikouParser::LineActionContext* KaikouParser::lineAction() {
  LineActionContext *_localctx = _tracker.createInstance<LineActionContext>(_ctx, getState());
  enterRule(_localctx, 60, KaikouParser::RuleLineAction);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(923);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::BECOMES:
      case KaikouParser::EQ: {
        enterOuterAlt(_localctx, 1);
        setState(913);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::BECOMES || _la == KaikouParser::EQ)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(914);
        expr();
        break;
      }

      case KaikouParser::TIMES:
      case KaikouParser::PLUS:
      case KaikouParser::MINUS:
      case KaikouParser::STAR: {
        enterOuterAlt(_localctx, 2);
        setState(915);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::TIMES || ((((_la - 218) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 218)) & ((1ULL << (KaikouParser::PLUS - 218))
          | (1ULL << (KaikouParser::MINUS - 218))
          | (1ULL << (KaikouParser::STAR - 218)))) != 0))) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(916);
        expr();
        setState(919);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::EACH) {
          setState(917);
          match(KaikouParser::EACH);
          setState(918);
          expr();
        }
        break;
      }

      case KaikouParser::AT_MOST:
      case KaikouParser::AT_LEAST:
      case KaikouParser::ROUND_UP_TO:
      case KaikouParser::ROUND_DOWN_TO: {
        enterOuterAlt(_localctx, 3);
        setState(921);
        _la = _input->LA(1);
        if (!(((((_la - 104) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 104)) & ((1ULL << (KaikouParser::AT_MOST - 104))
          | (1ULL << (KaikouParser::AT_LEAST - 104))
          | (1ULL << (KaikouParser::ROUND_UP_TO - 104))
          | (1ULL << (KaikouParser::ROUND_DOWN_TO - 104)))) != 0))) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(922);
        expr();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ResultItemContext ------------------------------------------------------------------

KaikouParser::ResultItemContext::ResultItemContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::NameContext* KaikouParser::ResultItemContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::ResultItemContext::EQ() {
  return getToken(KaikouParser::EQ, 0);
}

KaikouParser::OptionValueContext* KaikouParser::ResultItemContext::optionValue() {
  return getRuleContext<KaikouParser::OptionValueContext>(0);
}


size_t KaikouParser::ResultItemContext::getRuleIndex() const {
  return KaikouParser::RuleResultItem;
}


KaikouParser::ResultItemContext* KaikouParser::resultItem() {
  ResultItemContext *_localctx = _tracker.createInstance<ResultItemContext>(_ctx, getState());
  enterRule(_localctx, 62, KaikouParser::RuleResultItem);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(925);
    name();
    setState(926);
    match(KaikouParser::EQ);
    setState(927);
    optionValue();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- DutyItemContext ------------------------------------------------------------------

KaikouParser::DutyItemContext::DutyItemContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::DutyItemContext::getRuleIndex() const {
  return KaikouParser::RuleDutyItem;
}

void KaikouParser::DutyItemContext::copyFrom(DutyItemContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- DutyStartContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::DutyStartContext::STARTS_AFTER_OPENING() {
  return getToken(KaikouParser::STARTS_AFTER_OPENING, 0);
}

tree::TerminalNode* KaikouParser::DutyStartContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

tree::TerminalNode* KaikouParser::DutyStartContext::IN_ONE_SUIT() {
  return getToken(KaikouParser::IN_ONE_SUIT, 0);
}

KaikouParser::DutyStartContext::DutyStartContext(DutyItemContext *ctx) { copyFrom(ctx); }


//----------------- DutyDiscardContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::DutyDiscardContext::OTHERS_DISCARD_SUIT() {
  return getToken(KaikouParser::OTHERS_DISCARD_SUIT, 0);
}

KaikouParser::DutyDiscardContext::DutyDiscardContext(DutyItemContext *ctx) { copyFrom(ctx); }


//----------------- DutyExceptContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::DutyExceptContext::EXCEPT() {
  return getToken(KaikouParser::EXCEPT, 0);
}

KaikouParser::ExprContext* KaikouParser::DutyExceptContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

KaikouParser::DutyExceptContext::DutyExceptContext(DutyItemContext *ctx) { copyFrom(ctx); }


//----------------- DutyExemptContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::DutyExemptContext::EXEMPT() {
  return getToken(KaikouParser::EXEMPT, 0);
}

KaikouParser::SetAtomContext* KaikouParser::DutyExemptContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

KaikouParser::DutyExemptContext::DutyExemptContext(DutyItemContext *ctx) { copyFrom(ctx); }


KaikouParser::DutyItemContext* KaikouParser::dutyItem() {
  DutyItemContext *_localctx = _tracker.createInstance<DutyItemContext>(_ctx, getState());
  enterRule(_localctx, 64, KaikouParser::RuleDutyItem);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(937);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::STARTS_AFTER_OPENING: {
        _localctx = dynamic_cast<DutyItemContext *>(_tracker.createInstance<KaikouParser::DutyStartContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(929);
        match(KaikouParser::STARTS_AFTER_OPENING);
        setState(930);
        match(KaikouParser::NUMBER);
        setState(931);
        match(KaikouParser::IN_ONE_SUIT);
        break;
      }

      case KaikouParser::OTHERS_DISCARD_SUIT: {
        _localctx = dynamic_cast<DutyItemContext *>(_tracker.createInstance<KaikouParser::DutyDiscardContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(932);
        match(KaikouParser::OTHERS_DISCARD_SUIT);
        break;
      }

      case KaikouParser::EXCEPT: {
        _localctx = dynamic_cast<DutyItemContext *>(_tracker.createInstance<KaikouParser::DutyExceptContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(933);
        match(KaikouParser::EXCEPT);
        setState(934);
        expr();
        break;
      }

      case KaikouParser::EXEMPT: {
        _localctx = dynamic_cast<DutyItemContext *>(_tracker.createInstance<KaikouParser::DutyExemptContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(935);
        match(KaikouParser::EXEMPT);
        setState(936);
        setAtom();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- LeavingItemContext ------------------------------------------------------------------

KaikouParser::LeavingItemContext::LeavingItemContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::LeavingItemContext::PAYS() {
  return getToken(KaikouParser::PAYS, 0);
}

KaikouParser::ExprContext* KaikouParser::LeavingItemContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::LeavingItemContext::TO_HOUSE() {
  return getToken(KaikouParser::TO_HOUSE, 0);
}

tree::TerminalNode* KaikouParser::LeavingItemContext::VOID_HAND() {
  return getToken(KaikouParser::VOID_HAND, 0);
}


size_t KaikouParser::LeavingItemContext::getRuleIndex() const {
  return KaikouParser::RuleLeavingItem;
}


KaikouParser::LeavingItemContext* KaikouParser::leavingItem() {
  LeavingItemContext *_localctx = _tracker.createInstance<LeavingItemContext>(_ctx, getState());
  enterRule(_localctx, 66, KaikouParser::RuleLeavingItem);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(944);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::PAYS: {
        enterOuterAlt(_localctx, 1);
        setState(939);
        match(KaikouParser::PAYS);
        setState(940);
        expr();
        setState(941);
        match(KaikouParser::TO_HOUSE);
        break;
      }

      case KaikouParser::VOID_HAND: {
        enterOuterAlt(_localctx, 2);
        setState(943);
        match(KaikouParser::VOID_HAND);
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- NextDealerItemContext ------------------------------------------------------------------

KaikouParser::NextDealerItemContext::NextDealerItemContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::NextDealerItemContext::SAME_SEAT() {
  return getToken(KaikouParser::SAME_SEAT, 0);
}

tree::TerminalNode* KaikouParser::NextDealerItemContext::NEXT_SEAT() {
  return getToken(KaikouParser::NEXT_SEAT, 0);
}

tree::TerminalNode* KaikouParser::NextDealerItemContext::PREVIOUS_SEAT() {
  return getToken(KaikouParser::PREVIOUS_SEAT, 0);
}

tree::TerminalNode* KaikouParser::NextDealerItemContext::WINNER_SEAT() {
  return getToken(KaikouParser::WINNER_SEAT, 0);
}

KaikouParser::GuardContext* KaikouParser::NextDealerItemContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}


size_t KaikouParser::NextDealerItemContext::getRuleIndex() const {
  return KaikouParser::RuleNextDealerItem;
}


KaikouParser::NextDealerItemContext* KaikouParser::nextDealerItem() {
  NextDealerItemContext *_localctx = _tracker.createInstance<NextDealerItemContext>(_ctx, getState());
  enterRule(_localctx, 68, KaikouParser::RuleNextDealerItem);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(946);
    _la = _input->LA(1);
    if (!(((((_la - 131) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 131)) & ((1ULL << (KaikouParser::SAME_SEAT - 131))
      | (1ULL << (KaikouParser::NEXT_SEAT - 131))
      | (1ULL << (KaikouParser::PREVIOUS_SEAT - 131))
      | (1ULL << (KaikouParser::WINNER_SEAT - 131)))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(948);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::WHEN

    || _la == KaikouParser::UNLESS) {
      setState(947);
      guard();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ExampleOptionContext ------------------------------------------------------------------

KaikouParser::ExampleOptionContext::ExampleOptionContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::NameContext* KaikouParser::ExampleOptionContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::ExampleOptionContext::EQ() {
  return getToken(KaikouParser::EQ, 0);
}

KaikouParser::OptionValueContext* KaikouParser::ExampleOptionContext::optionValue() {
  return getRuleContext<KaikouParser::OptionValueContext>(0);
}


size_t KaikouParser::ExampleOptionContext::getRuleIndex() const {
  return KaikouParser::RuleExampleOption;
}


KaikouParser::ExampleOptionContext* KaikouParser::exampleOption() {
  ExampleOptionContext *_localctx = _tracker.createInstance<ExampleOptionContext>(_ctx, getState());
  enterRule(_localctx, 70, KaikouParser::RuleExampleOption);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(950);
    name();
    setState(951);
    match(KaikouParser::EQ);
    setState(952);
    optionValue();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ExampleItemContext ------------------------------------------------------------------

KaikouParser::ExampleItemContext::ExampleItemContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::ExampleItemContext::getRuleIndex() const {
  return KaikouParser::RuleExampleItem;
}

void KaikouParser::ExampleItemContext::copyFrom(ExampleItemContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- ExSeatContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExSeatContext::SEAT() {
  return getToken(KaikouParser::SEAT, 0);
}

tree::TerminalNode* KaikouParser::ExSeatContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

tree::TerminalNode* KaikouParser::ExSeatContext::COLON() {
  return getToken(KaikouParser::COLON, 0);
}

tree::TerminalNode* KaikouParser::ExSeatContext::HAND() {
  return getToken(KaikouParser::HAND, 0);
}

std::vector<KaikouParser::TileWordContext *> KaikouParser::ExSeatContext::tileWord() {
  return getRuleContexts<KaikouParser::TileWordContext>();
}

KaikouParser::TileWordContext* KaikouParser::ExSeatContext::tileWord(size_t i) {
  return getRuleContext<KaikouParser::TileWordContext>(i);
}

std::vector<KaikouParser::ExMeldContext *> KaikouParser::ExSeatContext::exMeld() {
  return getRuleContexts<KaikouParser::ExMeldContext>();
}

KaikouParser::ExMeldContext* KaikouParser::ExSeatContext::exMeld(size_t i) {
  return getRuleContext<KaikouParser::ExMeldContext>(i);
}

tree::TerminalNode* KaikouParser::ExSeatContext::ASIDE() {
  return getToken(KaikouParser::ASIDE, 0);
}

KaikouParser::ExSeatContext::ExSeatContext(ExampleItemContext *ctx) { copyFrom(ctx); }


//----------------- ExIndicatorContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExIndicatorContext::INDICATOR() {
  return getToken(KaikouParser::INDICATOR, 0);
}

KaikouParser::TileWordContext* KaikouParser::ExIndicatorContext::tileWord() {
  return getRuleContext<KaikouParser::TileWordContext>(0);
}

KaikouParser::ExIndicatorContext::ExIndicatorContext(ExampleItemContext *ctx) { copyFrom(ctx); }


//----------------- ExDealerContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExDealerContext::DEALER() {
  return getToken(KaikouParser::DEALER, 0);
}

tree::TerminalNode* KaikouParser::ExDealerContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

KaikouParser::ExDealerContext::ExDealerContext(ExampleItemContext *ctx) { copyFrom(ctx); }


//----------------- ExOffendersContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExOffendersContext::OFFENDERS() {
  return getToken(KaikouParser::OFFENDERS, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::ExOffendersContext::NUMBER() {
  return getTokens(KaikouParser::NUMBER);
}

tree::TerminalNode* KaikouParser::ExOffendersContext::NUMBER(size_t i) {
  return getToken(KaikouParser::NUMBER, i);
}

KaikouParser::ExOffendersContext::ExOffendersContext(ExampleItemContext *ctx) { copyFrom(ctx); }


//----------------- ExWaitsContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExWaitsContext::WAITS() {
  return getToken(KaikouParser::WAITS, 0);
}

tree::TerminalNode* KaikouParser::ExWaitsContext::SEAT() {
  return getToken(KaikouParser::SEAT, 0);
}

tree::TerminalNode* KaikouParser::ExWaitsContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

KaikouParser::ExWaitsContext::ExWaitsContext(ExampleItemContext *ctx) { copyFrom(ctx); }


//----------------- ExFactContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExFactContext::FACT() {
  return getToken(KaikouParser::FACT, 0);
}

KaikouParser::NameContext* KaikouParser::ExFactContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::ExFactContext::EQ() {
  return getToken(KaikouParser::EQ, 0);
}

KaikouParser::ExprContext* KaikouParser::ExFactContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

KaikouParser::ExFactContext::ExFactContext(ExampleItemContext *ctx) { copyFrom(ctx); }


//----------------- ExPreviousWildContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExPreviousWildContext::PREVIOUS_WILD() {
  return getToken(KaikouParser::PREVIOUS_WILD, 0);
}

KaikouParser::TileWordContext* KaikouParser::ExPreviousWildContext::tileWord() {
  return getRuleContext<KaikouParser::TileWordContext>(0);
}

KaikouParser::ExPreviousWildContext::ExPreviousWildContext(ExampleItemContext *ctx) { copyFrom(ctx); }


//----------------- ExExpectContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExExpectContext::EXPECT() {
  return getToken(KaikouParser::EXPECT, 0);
}

std::vector<KaikouParser::ExpectationContext *> KaikouParser::ExExpectContext::expectation() {
  return getRuleContexts<KaikouParser::ExpectationContext>();
}

KaikouParser::ExpectationContext* KaikouParser::ExExpectContext::expectation(size_t i) {
  return getRuleContext<KaikouParser::ExpectationContext>(i);
}

std::vector<tree::TerminalNode *> KaikouParser::ExExpectContext::COMMA() {
  return getTokens(KaikouParser::COMMA);
}

tree::TerminalNode* KaikouParser::ExExpectContext::COMMA(size_t i) {
  return getToken(KaikouParser::COMMA, i);
}

KaikouParser::ExExpectContext::ExExpectContext(ExampleItemContext *ctx) { copyFrom(ctx); }


//----------------- ExWinContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExWinContext::WIN() {
  return getToken(KaikouParser::WIN, 0);
}

tree::TerminalNode* KaikouParser::ExWinContext::SEAT() {
  return getToken(KaikouParser::SEAT, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::ExWinContext::NUMBER() {
  return getTokens(KaikouParser::NUMBER);
}

tree::TerminalNode* KaikouParser::ExWinContext::NUMBER(size_t i) {
  return getToken(KaikouParser::NUMBER, i);
}

tree::TerminalNode* KaikouParser::ExWinContext::WITH() {
  return getToken(KaikouParser::WITH, 0);
}

KaikouParser::TileWordContext* KaikouParser::ExWinContext::tileWord() {
  return getRuleContext<KaikouParser::TileWordContext>(0);
}

tree::TerminalNode* KaikouParser::ExWinContext::SELF_DRAWN() {
  return getToken(KaikouParser::SELF_DRAWN, 0);
}

tree::TerminalNode* KaikouParser::ExWinContext::FROM() {
  return getToken(KaikouParser::FROM, 0);
}

tree::TerminalNode* KaikouParser::ExWinContext::ROBBING() {
  return getToken(KaikouParser::ROBBING, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::ExWinContext::AFTER_KONG() {
  return getTokens(KaikouParser::AFTER_KONG);
}

tree::TerminalNode* KaikouParser::ExWinContext::AFTER_KONG(size_t i) {
  return getToken(KaikouParser::AFTER_KONG, i);
}

std::vector<tree::TerminalNode *> KaikouParser::ExWinContext::LAST_TILES() {
  return getTokens(KaikouParser::LAST_TILES);
}

tree::TerminalNode* KaikouParser::ExWinContext::LAST_TILES(size_t i) {
  return getToken(KaikouParser::LAST_TILES, i);
}

KaikouParser::ExWinContext::ExWinContext(ExampleItemContext *ctx) { copyFrom(ctx); }


KaikouParser::ExampleItemContext* KaikouParser::exampleItem() {
  ExampleItemContext *_localctx = _tracker.createInstance<ExampleItemContext>(_ctx, getState());
  enterRule(_localctx, 72, KaikouParser::RuleExampleItem);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1025);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::INDICATOR: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExIndicatorContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(954);
        match(KaikouParser::INDICATOR);
        setState(955);
        tileWord();
        break;
      }

      case KaikouParser::DEALER: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExDealerContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(956);
        match(KaikouParser::DEALER);
        setState(957);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::PREVIOUS_WILD: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExPreviousWildContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(958);
        match(KaikouParser::PREVIOUS_WILD);
        setState(959);
        tileWord();
        break;
      }

      case KaikouParser::FACT: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExFactContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(960);
        match(KaikouParser::FACT);
        setState(961);
        name();
        setState(962);
        match(KaikouParser::EQ);
        setState(963);
        expr();
        break;
      }

      case KaikouParser::SEAT: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExSeatContext>(_localctx));
        enterOuterAlt(_localctx, 5);
        setState(965);
        match(KaikouParser::SEAT);
        setState(966);
        match(KaikouParser::NUMBER);
        setState(967);
        match(KaikouParser::COLON);
        setState(968);
        match(KaikouParser::HAND);
        setState(972);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::TILEWORD

        || _la == KaikouParser::IDENT) {
          setState(969);
          tileWord();
          setState(974);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        setState(978);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::MELD) {
          setState(975);
          exMeld();
          setState(980);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        setState(987);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::ASIDE) {
          setState(981);
          match(KaikouParser::ASIDE);
          setState(983); 
          _errHandler->sync(this);
          _la = _input->LA(1);
          do {
            setState(982);
            tileWord();
            setState(985); 
            _errHandler->sync(this);
            _la = _input->LA(1);
          } while (_la == KaikouParser::TILEWORD

          || _la == KaikouParser::IDENT);
        }
        break;
      }

      case KaikouParser::OFFENDERS: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExOffendersContext>(_localctx));
        enterOuterAlt(_localctx, 6);
        setState(989);
        match(KaikouParser::OFFENDERS);
        setState(991); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(990);
          match(KaikouParser::NUMBER);
          setState(993); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::WIN: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExWinContext>(_localctx));
        enterOuterAlt(_localctx, 7);
        setState(995);
        match(KaikouParser::WIN);
        setState(996);
        match(KaikouParser::SEAT);
        setState(997);
        match(KaikouParser::NUMBER);
        setState(998);
        match(KaikouParser::WITH);
        setState(999);
        tileWord();
        setState(1005);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case KaikouParser::SELF_DRAWN: {
            setState(1000);
            match(KaikouParser::SELF_DRAWN);
            break;
          }

          case KaikouParser::FROM: {
            setState(1001);
            match(KaikouParser::FROM);
            setState(1002);
            match(KaikouParser::NUMBER);
            break;
          }

          case KaikouParser::ROBBING: {
            setState(1003);
            match(KaikouParser::ROBBING);
            setState(1004);
            match(KaikouParser::NUMBER);
            break;
          }

        default:
          throw NoViableAltException(this);
        }
        setState(1010);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::LAST_TILES || _la == KaikouParser::AFTER_KONG) {
          setState(1007);
          _la = _input->LA(1);
          if (!(_la == KaikouParser::LAST_TILES || _la == KaikouParser::AFTER_KONG)) {
          _errHandler->recoverInline(this);
          }
          else {
            _errHandler->reportMatch(this);
            consume();
          }
          setState(1012);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

      case KaikouParser::WAITS: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExWaitsContext>(_localctx));
        enterOuterAlt(_localctx, 8);
        setState(1013);
        match(KaikouParser::WAITS);
        setState(1014);
        match(KaikouParser::SEAT);
        setState(1015);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::EXPECT: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExExpectContext>(_localctx));
        enterOuterAlt(_localctx, 9);
        setState(1016);
        match(KaikouParser::EXPECT);
        setState(1017);
        expectation();
        setState(1022);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::COMMA) {
          setState(1018);
          match(KaikouParser::COMMA);
          setState(1019);
          expectation();
          setState(1024);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ExMeldContext ------------------------------------------------------------------

KaikouParser::ExMeldContext::ExMeldContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::ExMeldContext::MELD() {
  return getToken(KaikouParser::MELD, 0);
}

KaikouParser::RefContext* KaikouParser::ExMeldContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

std::vector<KaikouParser::TileWordContext *> KaikouParser::ExMeldContext::tileWord() {
  return getRuleContexts<KaikouParser::TileWordContext>();
}

KaikouParser::TileWordContext* KaikouParser::ExMeldContext::tileWord(size_t i) {
  return getRuleContext<KaikouParser::TileWordContext>(i);
}

tree::TerminalNode* KaikouParser::ExMeldContext::FROM() {
  return getToken(KaikouParser::FROM, 0);
}

tree::TerminalNode* KaikouParser::ExMeldContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}


size_t KaikouParser::ExMeldContext::getRuleIndex() const {
  return KaikouParser::RuleExMeld;
}


KaikouParser::ExMeldContext* KaikouParser::exMeld() {
  ExMeldContext *_localctx = _tracker.createInstance<ExMeldContext>(_ctx, getState());
  enterRule(_localctx, 74, KaikouParser::RuleExMeld);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1027);
    match(KaikouParser::MELD);
    setState(1028);
    ref();
    setState(1030); 
    _errHandler->sync(this);
    _la = _input->LA(1);
    do {
      setState(1029);
      tileWord();
      setState(1032); 
      _errHandler->sync(this);
      _la = _input->LA(1);
    } while (_la == KaikouParser::TILEWORD

    || _la == KaikouParser::IDENT);
    setState(1036);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::FROM) {
      setState(1034);
      match(KaikouParser::FROM);
      setState(1035);
      match(KaikouParser::NUMBER);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- TileWordContext ------------------------------------------------------------------

KaikouParser::TileWordContext::TileWordContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::TileWordContext::TILEWORD() {
  return getToken(KaikouParser::TILEWORD, 0);
}

tree::TerminalNode* KaikouParser::TileWordContext::IDENT() {
  return getToken(KaikouParser::IDENT, 0);
}


size_t KaikouParser::TileWordContext::getRuleIndex() const {
  return KaikouParser::RuleTileWord;
}


KaikouParser::TileWordContext* KaikouParser::tileWord() {
  TileWordContext *_localctx = _tracker.createInstance<TileWordContext>(_ctx, getState());
  enterRule(_localctx, 76, KaikouParser::RuleTileWord);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1038);
    _la = _input->LA(1);
    if (!(_la == KaikouParser::TILEWORD

    || _la == KaikouParser::IDENT)) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ExpectationContext ------------------------------------------------------------------

KaikouParser::ExpectationContext::ExpectationContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::ExpectationContext::getRuleIndex() const {
  return KaikouParser::RuleExpectation;
}

void KaikouParser::ExpectationContext::copyFrom(ExpectationContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- ExpectResultContext ------------------------------------------------------------------

KaikouParser::NameContext* KaikouParser::ExpectResultContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::ExpectResultContext::NOT() {
  return getToken(KaikouParser::NOT, 0);
}

tree::TerminalNode* KaikouParser::ExpectResultContext::NONE() {
  return getToken(KaikouParser::NONE, 0);
}

KaikouParser::SignedNumberContext* KaikouParser::ExpectResultContext::signedNumber() {
  return getRuleContext<KaikouParser::SignedNumberContext>(0);
}

std::vector<KaikouParser::TileWordContext *> KaikouParser::ExpectResultContext::tileWord() {
  return getRuleContexts<KaikouParser::TileWordContext>();
}

KaikouParser::TileWordContext* KaikouParser::ExpectResultContext::tileWord(size_t i) {
  return getRuleContext<KaikouParser::TileWordContext>(i);
}

KaikouParser::ExpectResultContext::ExpectResultContext(ExpectationContext *ctx) { copyFrom(ctx); }


//----------------- ExpectWaitsContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExpectWaitsContext::WAITS() {
  return getToken(KaikouParser::WAITS, 0);
}

tree::TerminalNode* KaikouParser::ExpectWaitsContext::NOBODY() {
  return getToken(KaikouParser::NOBODY, 0);
}

std::vector<KaikouParser::TileWordContext *> KaikouParser::ExpectWaitsContext::tileWord() {
  return getRuleContexts<KaikouParser::TileWordContext>();
}

KaikouParser::TileWordContext* KaikouParser::ExpectWaitsContext::tileWord(size_t i) {
  return getRuleContext<KaikouParser::TileWordContext>(i);
}

KaikouParser::ExpectWaitsContext::ExpectWaitsContext(ExpectationContext *ctx) { copyFrom(ctx); }


//----------------- ExpectLiableContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExpectLiableContext::LIABLE() {
  return getToken(KaikouParser::LIABLE, 0);
}

tree::TerminalNode* KaikouParser::ExpectLiableContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

tree::TerminalNode* KaikouParser::ExpectLiableContext::NOBODY() {
  return getToken(KaikouParser::NOBODY, 0);
}

KaikouParser::ExpectLiableContext::ExpectLiableContext(ExpectationContext *ctx) { copyFrom(ctx); }


//----------------- ExpectImpossibleContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExpectImpossibleContext::IMPOSSIBLE() {
  return getToken(KaikouParser::IMPOSSIBLE, 0);
}

KaikouParser::ExpectImpossibleContext::ExpectImpossibleContext(ExpectationContext *ctx) { copyFrom(ctx); }


//----------------- ExpectRefusedContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExpectRefusedContext::REFUSED() {
  return getToken(KaikouParser::REFUSED, 0);
}

KaikouParser::ExpectRefusedContext::ExpectRefusedContext(ExpectationContext *ctx) { copyFrom(ctx); }


//----------------- ExpectRefusedByContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExpectRefusedByContext::REFUSED_BY() {
  return getToken(KaikouParser::REFUSED_BY, 0);
}

KaikouParser::NameContext* KaikouParser::ExpectRefusedByContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

KaikouParser::ExpectRefusedByContext::ExpectRefusedByContext(ExpectationContext *ctx) { copyFrom(ctx); }


//----------------- ExpectPointsContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExpectPointsContext::POINTS() {
  return getToken(KaikouParser::POINTS, 0);
}

std::vector<KaikouParser::SignedNumberContext *> KaikouParser::ExpectPointsContext::signedNumber() {
  return getRuleContexts<KaikouParser::SignedNumberContext>();
}

KaikouParser::SignedNumberContext* KaikouParser::ExpectPointsContext::signedNumber(size_t i) {
  return getRuleContext<KaikouParser::SignedNumberContext>(i);
}

KaikouParser::ExpectPointsContext::ExpectPointsContext(ExpectationContext *ctx) { copyFrom(ctx); }


KaikouParser::ExpectationContext* KaikouParser::expectation() {
  ExpectationContext *_localctx = _tracker.createInstance<ExpectationContext>(_ctx, getState());
  enterRule(_localctx, 78, KaikouParser::RuleExpectation);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1074);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 177, _ctx)) {
    case 1: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectRefusedByContext>(_localctx));
      enterOuterAlt(_localctx, 1);
      setState(1040);
      match(KaikouParser::REFUSED_BY);
      setState(1041);
      name();
      break;
    }

    case 2: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectRefusedContext>(_localctx));
      enterOuterAlt(_localctx, 2);
      setState(1042);
      match(KaikouParser::REFUSED);
      break;
    }

    case 3: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectImpossibleContext>(_localctx));
      enterOuterAlt(_localctx, 3);
      setState(1043);
      match(KaikouParser::IMPOSSIBLE);
      break;
    }

    case 4: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectPointsContext>(_localctx));
      enterOuterAlt(_localctx, 4);
      setState(1044);
      match(KaikouParser::POINTS);
      setState(1046); 
      _errHandler->sync(this);
      _la = _input->LA(1);
      do {
        setState(1045);
        signedNumber();
        setState(1048); 
        _errHandler->sync(this);
        _la = _input->LA(1);
      } while (((((_la - 218) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 218)) & ((1ULL << (KaikouParser::PLUS - 218))
        | (1ULL << (KaikouParser::MINUS - 218))
        | (1ULL << (KaikouParser::NUMBER - 218)))) != 0));
      break;
    }

    case 5: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectLiableContext>(_localctx));
      enterOuterAlt(_localctx, 5);
      setState(1050);
      match(KaikouParser::LIABLE);
      setState(1051);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::NOBODY

      || _la == KaikouParser::NUMBER)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      break;
    }

    case 6: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectWaitsContext>(_localctx));
      enterOuterAlt(_localctx, 6);
      setState(1052);
      match(KaikouParser::WAITS);
      setState(1059);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::TILEWORD:
        case KaikouParser::IDENT: {
          setState(1054); 
          _errHandler->sync(this);
          _la = _input->LA(1);
          do {
            setState(1053);
            tileWord();
            setState(1056); 
            _errHandler->sync(this);
            _la = _input->LA(1);
          } while (_la == KaikouParser::TILEWORD

          || _la == KaikouParser::IDENT);
          break;
        }

        case KaikouParser::NOBODY: {
          setState(1058);
          match(KaikouParser::NOBODY);
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      break;
    }

    case 7: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectResultContext>(_localctx));
      enterOuterAlt(_localctx, 7);
      setState(1062);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::NOT) {
        setState(1061);
        match(KaikouParser::NOT);
      }
      setState(1064);
      name();
      setState(1072);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::NONE: {
          setState(1065);
          match(KaikouParser::NONE);
          break;
        }

        case KaikouParser::TILEWORD:
        case KaikouParser::IDENT: {
          setState(1067); 
          _errHandler->sync(this);
          _la = _input->LA(1);
          do {
            setState(1066);
            tileWord();
            setState(1069); 
            _errHandler->sync(this);
            _la = _input->LA(1);
          } while (_la == KaikouParser::TILEWORD

          || _la == KaikouParser::IDENT);
          break;
        }

        case KaikouParser::PLUS:
        case KaikouParser::MINUS:
        case KaikouParser::NUMBER: {
          setState(1071);
          signedNumber();
          break;
        }

        case KaikouParser::FACT:
        case KaikouParser::DEALER:
        case KaikouParser::INDICATOR:
        case KaikouParser::WIN:
        case KaikouParser::OFFENDERS:
        case KaikouParser::PREVIOUS_WILD:
        case KaikouParser::SEAT:
        case KaikouParser::EXPECT:
        case KaikouParser::WAITS:
        case KaikouParser::COMMA:
        case KaikouParser::RBRACE: {
          break;
        }

      default:
        break;
      }
      break;
    }

    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- SignedNumberContext ------------------------------------------------------------------

KaikouParser::SignedNumberContext::SignedNumberContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::SignedNumberContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

tree::TerminalNode* KaikouParser::SignedNumberContext::PLUS() {
  return getToken(KaikouParser::PLUS, 0);
}

tree::TerminalNode* KaikouParser::SignedNumberContext::MINUS() {
  return getToken(KaikouParser::MINUS, 0);
}


size_t KaikouParser::SignedNumberContext::getRuleIndex() const {
  return KaikouParser::RuleSignedNumber;
}


KaikouParser::SignedNumberContext* KaikouParser::signedNumber() {
  SignedNumberContext *_localctx = _tracker.createInstance<SignedNumberContext>(_ctx, getState());
  enterRule(_localctx, 80, KaikouParser::RuleSignedNumber);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1077);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::PLUS

    || _la == KaikouParser::MINUS) {
      setState(1076);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::PLUS

      || _la == KaikouParser::MINUS)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
    }
    setState(1079);
    match(KaikouParser::NUMBER);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ExprContext ------------------------------------------------------------------

KaikouParser::ExprContext::ExprContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::OrExprContext* KaikouParser::ExprContext::orExpr() {
  return getRuleContext<KaikouParser::OrExprContext>(0);
}

std::vector<tree::TerminalNode *> KaikouParser::ExprContext::IF() {
  return getTokens(KaikouParser::IF);
}

tree::TerminalNode* KaikouParser::ExprContext::IF(size_t i) {
  return getToken(KaikouParser::IF, i);
}

std::vector<KaikouParser::ExprContext *> KaikouParser::ExprContext::expr() {
  return getRuleContexts<KaikouParser::ExprContext>();
}

KaikouParser::ExprContext* KaikouParser::ExprContext::expr(size_t i) {
  return getRuleContext<KaikouParser::ExprContext>(i);
}

std::vector<tree::TerminalNode *> KaikouParser::ExprContext::THEN() {
  return getTokens(KaikouParser::THEN);
}

tree::TerminalNode* KaikouParser::ExprContext::THEN(size_t i) {
  return getToken(KaikouParser::THEN, i);
}

std::vector<tree::TerminalNode *> KaikouParser::ExprContext::ELSE() {
  return getTokens(KaikouParser::ELSE);
}

tree::TerminalNode* KaikouParser::ExprContext::ELSE(size_t i) {
  return getToken(KaikouParser::ELSE, i);
}


size_t KaikouParser::ExprContext::getRuleIndex() const {
  return KaikouParser::RuleExpr;
}


KaikouParser::ExprContext* KaikouParser::expr() {
  ExprContext *_localctx = _tracker.createInstance<ExprContext>(_ctx, getState());
  enterRule(_localctx, 82, KaikouParser::RuleExpr);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1089);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::IF) {
      setState(1081);
      match(KaikouParser::IF);
      setState(1082);
      expr();
      setState(1083);
      match(KaikouParser::THEN);
      setState(1084);
      expr();
      setState(1085);
      match(KaikouParser::ELSE);
      setState(1091);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(1092);
    orExpr();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- OrExprContext ------------------------------------------------------------------

KaikouParser::OrExprContext::OrExprContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<KaikouParser::AndExprContext *> KaikouParser::OrExprContext::andExpr() {
  return getRuleContexts<KaikouParser::AndExprContext>();
}

KaikouParser::AndExprContext* KaikouParser::OrExprContext::andExpr(size_t i) {
  return getRuleContext<KaikouParser::AndExprContext>(i);
}

std::vector<tree::TerminalNode *> KaikouParser::OrExprContext::OR() {
  return getTokens(KaikouParser::OR);
}

tree::TerminalNode* KaikouParser::OrExprContext::OR(size_t i) {
  return getToken(KaikouParser::OR, i);
}


size_t KaikouParser::OrExprContext::getRuleIndex() const {
  return KaikouParser::RuleOrExpr;
}


KaikouParser::OrExprContext* KaikouParser::orExpr() {
  OrExprContext *_localctx = _tracker.createInstance<OrExprContext>(_ctx, getState());
  enterRule(_localctx, 84, KaikouParser::RuleOrExpr);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1094);
    andExpr();
    setState(1099);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::OR) {
      setState(1095);
      match(KaikouParser::OR);
      setState(1096);
      andExpr();
      setState(1101);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- AndExprContext ------------------------------------------------------------------

KaikouParser::AndExprContext::AndExprContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<KaikouParser::NotExprContext *> KaikouParser::AndExprContext::notExpr() {
  return getRuleContexts<KaikouParser::NotExprContext>();
}

KaikouParser::NotExprContext* KaikouParser::AndExprContext::notExpr(size_t i) {
  return getRuleContext<KaikouParser::NotExprContext>(i);
}

std::vector<tree::TerminalNode *> KaikouParser::AndExprContext::AND() {
  return getTokens(KaikouParser::AND);
}

tree::TerminalNode* KaikouParser::AndExprContext::AND(size_t i) {
  return getToken(KaikouParser::AND, i);
}


size_t KaikouParser::AndExprContext::getRuleIndex() const {
  return KaikouParser::RuleAndExpr;
}


KaikouParser::AndExprContext* KaikouParser::andExpr() {
  AndExprContext *_localctx = _tracker.createInstance<AndExprContext>(_ctx, getState());
  enterRule(_localctx, 86, KaikouParser::RuleAndExpr);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1102);
    notExpr();
    setState(1107);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::AND) {
      setState(1103);
      match(KaikouParser::AND);
      setState(1104);
      notExpr();
      setState(1109);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- NotExprContext ------------------------------------------------------------------

KaikouParser::NotExprContext::NotExprContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::ComparisonContext* KaikouParser::NotExprContext::comparison() {
  return getRuleContext<KaikouParser::ComparisonContext>(0);
}

std::vector<tree::TerminalNode *> KaikouParser::NotExprContext::NOT() {
  return getTokens(KaikouParser::NOT);
}

tree::TerminalNode* KaikouParser::NotExprContext::NOT(size_t i) {
  return getToken(KaikouParser::NOT, i);
}


size_t KaikouParser::NotExprContext::getRuleIndex() const {
  return KaikouParser::RuleNotExpr;
}


KaikouParser::NotExprContext* KaikouParser::notExpr() {
  NotExprContext *_localctx = _tracker.createInstance<NotExprContext>(_ctx, getState());
  enterRule(_localctx, 88, KaikouParser::RuleNotExpr);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1113);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::NOT) {
      setState(1110);
      match(KaikouParser::NOT);
      setState(1115);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(1116);
    comparison();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ComparisonContext ------------------------------------------------------------------

KaikouParser::ComparisonContext::ComparisonContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::SumContext* KaikouParser::ComparisonContext::sum() {
  return getRuleContext<KaikouParser::SumContext>(0);
}

KaikouParser::ComparisonTailContext* KaikouParser::ComparisonContext::comparisonTail() {
  return getRuleContext<KaikouParser::ComparisonTailContext>(0);
}


size_t KaikouParser::ComparisonContext::getRuleIndex() const {
  return KaikouParser::RuleComparison;
}


KaikouParser::ComparisonContext* KaikouParser::comparison() {
  ComparisonContext *_localctx = _tracker.createInstance<ComparisonContext>(_ctx, getState());
  enterRule(_localctx, 90, KaikouParser::RuleComparison);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1118);
    sum();
    setState(1120);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (((((_la - 140) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 140)) & ((1ULL << (KaikouParser::NOT - 140))
      | (1ULL << (KaikouParser::IS - 140))
      | (1ULL << (KaikouParser::IN - 140)))) != 0) || ((((_la - 212) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 212)) & ((1ULL << (KaikouParser::EQ - 212))
      | (1ULL << (KaikouParser::NE - 212))
      | (1ULL << (KaikouParser::LT - 212))
      | (1ULL << (KaikouParser::LE - 212))
      | (1ULL << (KaikouParser::GT - 212))
      | (1ULL << (KaikouParser::GE - 212)))) != 0)) {
      setState(1119);
      comparisonTail();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ComparisonTailContext ------------------------------------------------------------------

KaikouParser::ComparisonTailContext::ComparisonTailContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::ComparisonTailContext::getRuleIndex() const {
  return KaikouParser::RuleComparisonTail;
}

void KaikouParser::ComparisonTailContext::copyFrom(ComparisonTailContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- IsTailContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::IsTailContext::IS() {
  return getToken(KaikouParser::IS, 0);
}

KaikouParser::SumContext* KaikouParser::IsTailContext::sum() {
  return getRuleContext<KaikouParser::SumContext>(0);
}

KaikouParser::SoftContext* KaikouParser::IsTailContext::soft() {
  return getRuleContext<KaikouParser::SoftContext>(0);
}

tree::TerminalNode* KaikouParser::IsTailContext::NOT() {
  return getToken(KaikouParser::NOT, 0);
}

KaikouParser::IsTailContext::IsTailContext(ComparisonTailContext *ctx) { copyFrom(ctx); }


//----------------- InTailContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::InTailContext::IN() {
  return getToken(KaikouParser::IN, 0);
}

KaikouParser::SetAtomContext* KaikouParser::InTailContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

KaikouParser::ListContext* KaikouParser::InTailContext::list() {
  return getRuleContext<KaikouParser::ListContext>(0);
}

tree::TerminalNode* KaikouParser::InTailContext::NOT() {
  return getToken(KaikouParser::NOT, 0);
}

KaikouParser::InTailContext::InTailContext(ComparisonTailContext *ctx) { copyFrom(ctx); }


//----------------- RelationTailContext ------------------------------------------------------------------

KaikouParser::SumContext* KaikouParser::RelationTailContext::sum() {
  return getRuleContext<KaikouParser::SumContext>(0);
}

tree::TerminalNode* KaikouParser::RelationTailContext::EQ() {
  return getToken(KaikouParser::EQ, 0);
}

tree::TerminalNode* KaikouParser::RelationTailContext::NE() {
  return getToken(KaikouParser::NE, 0);
}

tree::TerminalNode* KaikouParser::RelationTailContext::LT() {
  return getToken(KaikouParser::LT, 0);
}

tree::TerminalNode* KaikouParser::RelationTailContext::LE() {
  return getToken(KaikouParser::LE, 0);
}

tree::TerminalNode* KaikouParser::RelationTailContext::GT() {
  return getToken(KaikouParser::GT, 0);
}

tree::TerminalNode* KaikouParser::RelationTailContext::GE() {
  return getToken(KaikouParser::GE, 0);
}

KaikouParser::RelationTailContext::RelationTailContext(ComparisonTailContext *ctx) { copyFrom(ctx); }


KaikouParser::ComparisonTailContext* KaikouParser::comparisonTail() {
  ComparisonTailContext *_localctx = _tracker.createInstance<ComparisonTailContext>(_ctx, getState());
  enterRule(_localctx, 92, KaikouParser::RuleComparisonTail);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1140);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::EQ:
      case KaikouParser::NE:
      case KaikouParser::LT:
      case KaikouParser::LE:
      case KaikouParser::GT:
      case KaikouParser::GE: {
        _localctx = dynamic_cast<ComparisonTailContext *>(_tracker.createInstance<KaikouParser::RelationTailContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(1122);
        _la = _input->LA(1);
        if (!(((((_la - 212) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 212)) & ((1ULL << (KaikouParser::EQ - 212))
          | (1ULL << (KaikouParser::NE - 212))
          | (1ULL << (KaikouParser::LT - 212))
          | (1ULL << (KaikouParser::LE - 212))
          | (1ULL << (KaikouParser::GT - 212))
          | (1ULL << (KaikouParser::GE - 212)))) != 0))) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(1123);
        sum();
        break;
      }

      case KaikouParser::IS: {
        _localctx = dynamic_cast<ComparisonTailContext *>(_tracker.createInstance<KaikouParser::IsTailContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(1124);
        match(KaikouParser::IS);
        setState(1126);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::NOT) {
          setState(1125);
          match(KaikouParser::NOT);
        }
        setState(1130);
        _errHandler->sync(this);
        switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 185, _ctx)) {
        case 1: {
          setState(1128);
          sum();
          break;
        }

        case 2: {
          setState(1129);
          soft();
          break;
        }

        }
        break;
      }

      case KaikouParser::NOT:
      case KaikouParser::IN: {
        _localctx = dynamic_cast<ComparisonTailContext *>(_tracker.createInstance<KaikouParser::InTailContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(1133);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::NOT) {
          setState(1132);
          match(KaikouParser::NOT);
        }
        setState(1135);
        match(KaikouParser::IN);
        setState(1138);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case KaikouParser::RANK:
          case KaikouParser::ALL_TILES:
          case KaikouParser::LPAREN:
          case KaikouParser::LBRACE:
          case KaikouParser::TILEWORD:
          case KaikouParser::IDENT: {
            setState(1136);
            setAtom();
            break;
          }

          case KaikouParser::LBRACKET: {
            setState(1137);
            list();
            break;
          }

        default:
          throw NoViableAltException(this);
        }
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- SumContext ------------------------------------------------------------------

KaikouParser::SumContext::SumContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<KaikouParser::ProductContext *> KaikouParser::SumContext::product() {
  return getRuleContexts<KaikouParser::ProductContext>();
}

KaikouParser::ProductContext* KaikouParser::SumContext::product(size_t i) {
  return getRuleContext<KaikouParser::ProductContext>(i);
}

std::vector<tree::TerminalNode *> KaikouParser::SumContext::PLUS() {
  return getTokens(KaikouParser::PLUS);
}

tree::TerminalNode* KaikouParser::SumContext::PLUS(size_t i) {
  return getToken(KaikouParser::PLUS, i);
}

std::vector<tree::TerminalNode *> KaikouParser::SumContext::MINUS() {
  return getTokens(KaikouParser::MINUS);
}

tree::TerminalNode* KaikouParser::SumContext::MINUS(size_t i) {
  return getToken(KaikouParser::MINUS, i);
}


size_t KaikouParser::SumContext::getRuleIndex() const {
  return KaikouParser::RuleSum;
}


KaikouParser::SumContext* KaikouParser::sum() {
  SumContext *_localctx = _tracker.createInstance<SumContext>(_ctx, getState());
  enterRule(_localctx, 94, KaikouParser::RuleSum);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1142);
    product();
    setState(1147);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::PLUS

    || _la == KaikouParser::MINUS) {
      setState(1143);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::PLUS

      || _la == KaikouParser::MINUS)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1144);
      product();
      setState(1149);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ProductContext ------------------------------------------------------------------

KaikouParser::ProductContext::ProductContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<KaikouParser::PowerContext *> KaikouParser::ProductContext::power() {
  return getRuleContexts<KaikouParser::PowerContext>();
}

KaikouParser::PowerContext* KaikouParser::ProductContext::power(size_t i) {
  return getRuleContext<KaikouParser::PowerContext>(i);
}

std::vector<tree::TerminalNode *> KaikouParser::ProductContext::TIMES() {
  return getTokens(KaikouParser::TIMES);
}

tree::TerminalNode* KaikouParser::ProductContext::TIMES(size_t i) {
  return getToken(KaikouParser::TIMES, i);
}

std::vector<tree::TerminalNode *> KaikouParser::ProductContext::STAR() {
  return getTokens(KaikouParser::STAR);
}

tree::TerminalNode* KaikouParser::ProductContext::STAR(size_t i) {
  return getToken(KaikouParser::STAR, i);
}

std::vector<tree::TerminalNode *> KaikouParser::ProductContext::SLASH() {
  return getTokens(KaikouParser::SLASH);
}

tree::TerminalNode* KaikouParser::ProductContext::SLASH(size_t i) {
  return getToken(KaikouParser::SLASH, i);
}


size_t KaikouParser::ProductContext::getRuleIndex() const {
  return KaikouParser::RuleProduct;
}


KaikouParser::ProductContext* KaikouParser::product() {
  ProductContext *_localctx = _tracker.createInstance<ProductContext>(_ctx, getState());
  enterRule(_localctx, 96, KaikouParser::RuleProduct);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1150);
    power();
    setState(1155);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::TIMES || _la == KaikouParser::STAR

    || _la == KaikouParser::SLASH) {
      setState(1151);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::TIMES || _la == KaikouParser::STAR

      || _la == KaikouParser::SLASH)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1152);
      power();
      setState(1157);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- PowerContext ------------------------------------------------------------------

KaikouParser::PowerContext::PowerContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<KaikouParser::UnaryContext *> KaikouParser::PowerContext::unary() {
  return getRuleContexts<KaikouParser::UnaryContext>();
}

KaikouParser::UnaryContext* KaikouParser::PowerContext::unary(size_t i) {
  return getRuleContext<KaikouParser::UnaryContext>(i);
}

tree::TerminalNode* KaikouParser::PowerContext::CARET() {
  return getToken(KaikouParser::CARET, 0);
}


size_t KaikouParser::PowerContext::getRuleIndex() const {
  return KaikouParser::RulePower;
}


KaikouParser::PowerContext* KaikouParser::power() {
  PowerContext *_localctx = _tracker.createInstance<PowerContext>(_ctx, getState());
  enterRule(_localctx, 98, KaikouParser::RulePower);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1158);
    unary();
    setState(1161);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::CARET) {
      setState(1159);
      match(KaikouParser::CARET);
      setState(1160);
      unary();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- UnaryContext ------------------------------------------------------------------

KaikouParser::UnaryContext::UnaryContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::PostfixContext* KaikouParser::UnaryContext::postfix() {
  return getRuleContext<KaikouParser::PostfixContext>(0);
}

std::vector<tree::TerminalNode *> KaikouParser::UnaryContext::MINUS() {
  return getTokens(KaikouParser::MINUS);
}

tree::TerminalNode* KaikouParser::UnaryContext::MINUS(size_t i) {
  return getToken(KaikouParser::MINUS, i);
}


size_t KaikouParser::UnaryContext::getRuleIndex() const {
  return KaikouParser::RuleUnary;
}


KaikouParser::UnaryContext* KaikouParser::unary() {
  UnaryContext *_localctx = _tracker.createInstance<UnaryContext>(_ctx, getState());
  enterRule(_localctx, 100, KaikouParser::RuleUnary);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1166);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::MINUS) {
      setState(1163);
      match(KaikouParser::MINUS);
      setState(1168);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(1169);
    postfix();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- PostfixContext ------------------------------------------------------------------

KaikouParser::PostfixContext::PostfixContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<KaikouParser::PrimaryContext *> KaikouParser::PostfixContext::primary() {
  return getRuleContexts<KaikouParser::PrimaryContext>();
}

KaikouParser::PrimaryContext* KaikouParser::PostfixContext::primary(size_t i) {
  return getRuleContext<KaikouParser::PrimaryContext>(i);
}

std::vector<tree::TerminalNode *> KaikouParser::PostfixContext::OF() {
  return getTokens(KaikouParser::OF);
}

tree::TerminalNode* KaikouParser::PostfixContext::OF(size_t i) {
  return getToken(KaikouParser::OF, i);
}

std::vector<KaikouParser::SeatRefContext *> KaikouParser::PostfixContext::seatRef() {
  return getRuleContexts<KaikouParser::SeatRefContext>();
}

KaikouParser::SeatRefContext* KaikouParser::PostfixContext::seatRef(size_t i) {
  return getRuleContext<KaikouParser::SeatRefContext>(i);
}

std::vector<tree::TerminalNode *> KaikouParser::PostfixContext::AT() {
  return getTokens(KaikouParser::AT);
}

tree::TerminalNode* KaikouParser::PostfixContext::AT(size_t i) {
  return getToken(KaikouParser::AT, i);
}

std::vector<tree::TerminalNode *> KaikouParser::PostfixContext::AT_LAST() {
  return getTokens(KaikouParser::AT_LAST);
}

tree::TerminalNode* KaikouParser::PostfixContext::AT_LAST(size_t i) {
  return getToken(KaikouParser::AT_LAST, i);
}


size_t KaikouParser::PostfixContext::getRuleIndex() const {
  return KaikouParser::RulePostfix;
}


KaikouParser::PostfixContext* KaikouParser::postfix() {
  PostfixContext *_localctx = _tracker.createInstance<PostfixContext>(_ctx, getState());
  enterRule(_localctx, 102, KaikouParser::RulePostfix);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1171);
    primary();
    setState(1183);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (((((_la - 97) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 97)) & ((1ULL << (KaikouParser::OF - 97))
      | (1ULL << (KaikouParser::AT - 97))
      | (1ULL << (KaikouParser::AT_LAST - 97)))) != 0)) {
      setState(1181);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::OF: {
          setState(1172);
          match(KaikouParser::OF);
          setState(1173);
          seatRef();
          break;
        }

        case KaikouParser::AT: {
          setState(1174);
          match(KaikouParser::AT);
          setState(1175);
          primary();
          setState(1178);
          _errHandler->sync(this);

          switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 193, _ctx)) {
          case 1: {
            setState(1176);
            match(KaikouParser::OF);
            setState(1177);
            seatRef();
            break;
          }

          }
          break;
        }

        case KaikouParser::AT_LAST: {
          setState(1180);
          match(KaikouParser::AT_LAST);
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      setState(1185);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- SeatRefContext ------------------------------------------------------------------

KaikouParser::SeatRefContext::SeatRefContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::RefContext* KaikouParser::SeatRefContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

tree::TerminalNode* KaikouParser::SeatRefContext::WINNER() {
  return getToken(KaikouParser::WINNER, 0);
}

tree::TerminalNode* KaikouParser::SeatRefContext::LOSER() {
  return getToken(KaikouParser::LOSER, 0);
}

tree::TerminalNode* KaikouParser::SeatRefContext::DEALER() {
  return getToken(KaikouParser::DEALER, 0);
}

tree::TerminalNode* KaikouParser::SeatRefContext::GIVER() {
  return getToken(KaikouParser::GIVER, 0);
}

tree::TerminalNode* KaikouParser::SeatRefContext::ROBBED_SEAT() {
  return getToken(KaikouParser::ROBBED_SEAT, 0);
}

tree::TerminalNode* KaikouParser::SeatRefContext::LAST_OFFENDER() {
  return getToken(KaikouParser::LAST_OFFENDER, 0);
}

tree::TerminalNode* KaikouParser::SeatRefContext::LPAREN() {
  return getToken(KaikouParser::LPAREN, 0);
}

KaikouParser::ExprContext* KaikouParser::SeatRefContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::SeatRefContext::RPAREN() {
  return getToken(KaikouParser::RPAREN, 0);
}


size_t KaikouParser::SeatRefContext::getRuleIndex() const {
  return KaikouParser::RuleSeatRef;
}


KaikouParser::SeatRefContext* KaikouParser::seatRef() {
  SeatRefContext *_localctx = _tracker.createInstance<SeatRefContext>(_ctx, getState());
  enterRule(_localctx, 104, KaikouParser::RuleSeatRef);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1197);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::IDENT: {
        enterOuterAlt(_localctx, 1);
        setState(1186);
        ref();
        break;
      }

      case KaikouParser::WINNER: {
        enterOuterAlt(_localctx, 2);
        setState(1187);
        match(KaikouParser::WINNER);
        break;
      }

      case KaikouParser::LOSER: {
        enterOuterAlt(_localctx, 3);
        setState(1188);
        match(KaikouParser::LOSER);
        break;
      }

      case KaikouParser::DEALER: {
        enterOuterAlt(_localctx, 4);
        setState(1189);
        match(KaikouParser::DEALER);
        break;
      }

      case KaikouParser::GIVER: {
        enterOuterAlt(_localctx, 5);
        setState(1190);
        match(KaikouParser::GIVER);
        break;
      }

      case KaikouParser::ROBBED_SEAT: {
        enterOuterAlt(_localctx, 6);
        setState(1191);
        match(KaikouParser::ROBBED_SEAT);
        break;
      }

      case KaikouParser::LAST_OFFENDER: {
        enterOuterAlt(_localctx, 7);
        setState(1192);
        match(KaikouParser::LAST_OFFENDER);
        break;
      }

      case KaikouParser::LPAREN: {
        enterOuterAlt(_localctx, 8);
        setState(1193);
        match(KaikouParser::LPAREN);
        setState(1194);
        expr();
        setState(1195);
        match(KaikouParser::RPAREN);
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- PrimaryContext ------------------------------------------------------------------

KaikouParser::PrimaryContext::PrimaryContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::AtomContext* KaikouParser::PrimaryContext::atom() {
  return getRuleContext<KaikouParser::AtomContext>(0);
}

std::vector<KaikouParser::PrefixContext *> KaikouParser::PrimaryContext::prefix() {
  return getRuleContexts<KaikouParser::PrefixContext>();
}

KaikouParser::PrefixContext* KaikouParser::PrimaryContext::prefix(size_t i) {
  return getRuleContext<KaikouParser::PrefixContext>(i);
}


size_t KaikouParser::PrimaryContext::getRuleIndex() const {
  return KaikouParser::RulePrimary;
}


KaikouParser::PrimaryContext* KaikouParser::primary() {
  PrimaryContext *_localctx = _tracker.createInstance<PrimaryContext>(_ctx, getState());
  enterRule(_localctx, 106, KaikouParser::RulePrimary);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1202);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (((((_la - 152) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 152)) & ((1ULL << (KaikouParser::SIZE_OF - 152))
      | (1ULL << (KaikouParser::NEXT - 152))
      | (1ULL << (KaikouParser::PREVIOUS - 152))
      | (1ULL << (KaikouParser::SOURCE_OF_OPENING - 152)))) != 0)) {
      setState(1199);
      prefix();
      setState(1204);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(1205);
    atom();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- PrefixContext ------------------------------------------------------------------

KaikouParser::PrefixContext::PrefixContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::PrefixContext::NEXT() {
  return getToken(KaikouParser::NEXT, 0);
}

tree::TerminalNode* KaikouParser::PrefixContext::PREVIOUS() {
  return getToken(KaikouParser::PREVIOUS, 0);
}

tree::TerminalNode* KaikouParser::PrefixContext::SIZE_OF() {
  return getToken(KaikouParser::SIZE_OF, 0);
}

tree::TerminalNode* KaikouParser::PrefixContext::SOURCE_OF_OPENING() {
  return getToken(KaikouParser::SOURCE_OF_OPENING, 0);
}


size_t KaikouParser::PrefixContext::getRuleIndex() const {
  return KaikouParser::RulePrefix;
}


KaikouParser::PrefixContext* KaikouParser::prefix() {
  PrefixContext *_localctx = _tracker.createInstance<PrefixContext>(_ctx, getState());
  enterRule(_localctx, 108, KaikouParser::RulePrefix);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1207);
    _la = _input->LA(1);
    if (!(((((_la - 152) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 152)) & ((1ULL << (KaikouParser::SIZE_OF - 152))
      | (1ULL << (KaikouParser::NEXT - 152))
      | (1ULL << (KaikouParser::PREVIOUS - 152))
      | (1ULL << (KaikouParser::SOURCE_OF_OPENING - 152)))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- AtomContext ------------------------------------------------------------------

KaikouParser::AtomContext::AtomContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::AtomContext::getRuleIndex() const {
  return KaikouParser::RuleAtom;
}

void KaikouParser::AtomContext::copyFrom(AtomContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- WildsAsExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::WildsAsExprContext::COUNT_WILDS_AS() {
  return getToken(KaikouParser::COUNT_WILDS_AS, 0);
}

KaikouParser::SetAtomContext* KaikouParser::WildsAsExprContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

KaikouParser::WildsAsExprContext::WildsAsExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- ReadyExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ReadyExprContext::READY() {
  return getToken(KaikouParser::READY, 0);
}

KaikouParser::SeatRefContext* KaikouParser::ReadyExprContext::seatRef() {
  return getRuleContext<KaikouParser::SeatRefContext>(0);
}

KaikouParser::ReadyExprContext::ReadyExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- StraightExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::StraightExprContext::RUNS_FROM() {
  return getToken(KaikouParser::RUNS_FROM, 0);
}

tree::TerminalNode* KaikouParser::StraightExprContext::IN_ONE_SUIT() {
  return getToken(KaikouParser::IN_ONE_SUIT, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::StraightExprContext::NUMBER() {
  return getTokens(KaikouParser::NUMBER);
}

tree::TerminalNode* KaikouParser::StraightExprContext::NUMBER(size_t i) {
  return getToken(KaikouParser::NUMBER, i);
}

KaikouParser::StraightExprContext::StraightExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- MinMaxContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::MinMaxContext::LPAREN() {
  return getToken(KaikouParser::LPAREN, 0);
}

std::vector<KaikouParser::ExprContext *> KaikouParser::MinMaxContext::expr() {
  return getRuleContexts<KaikouParser::ExprContext>();
}

KaikouParser::ExprContext* KaikouParser::MinMaxContext::expr(size_t i) {
  return getRuleContext<KaikouParser::ExprContext>(i);
}

tree::TerminalNode* KaikouParser::MinMaxContext::RPAREN() {
  return getToken(KaikouParser::RPAREN, 0);
}

tree::TerminalNode* KaikouParser::MinMaxContext::MIN() {
  return getToken(KaikouParser::MIN, 0);
}

tree::TerminalNode* KaikouParser::MinMaxContext::MAX() {
  return getToken(KaikouParser::MAX, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::MinMaxContext::COMMA() {
  return getTokens(KaikouParser::COMMA);
}

tree::TerminalNode* KaikouParser::MinMaxContext::COMMA(size_t i) {
  return getToken(KaikouParser::COMMA, i);
}

KaikouParser::MinMaxContext::MinMaxContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- OneSuitExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::OneSuitExprContext::ALL_ONE_SUIT() {
  return getToken(KaikouParser::ALL_ONE_SUIT, 0);
}

KaikouParser::OneSuitExprContext::OneSuitExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- NameExprContext ------------------------------------------------------------------

KaikouParser::RefContext* KaikouParser::NameExprContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

KaikouParser::NameExprContext::NameExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- ParenExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ParenExprContext::LPAREN() {
  return getToken(KaikouParser::LPAREN, 0);
}

KaikouParser::ExprContext* KaikouParser::ParenExprContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::ParenExprContext::RPAREN() {
  return getToken(KaikouParser::RPAREN, 0);
}

KaikouParser::ParenExprContext::ParenExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- YesLitContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::YesLitContext::YES() {
  return getToken(KaikouParser::YES, 0);
}

KaikouParser::YesLitContext::YesLitContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- PlaceExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::PlaceExprContext::PLACE_OF() {
  return getToken(KaikouParser::PLACE_OF, 0);
}

KaikouParser::SeatRefContext* KaikouParser::PlaceExprContext::seatRef() {
  return getRuleContext<KaikouParser::SeatRefContext>(0);
}

KaikouParser::PlaceExprContext::PlaceExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- CountMeldsExprContext ------------------------------------------------------------------

KaikouParser::MeldWhereContext* KaikouParser::CountMeldsExprContext::meldWhere() {
  return getRuleContext<KaikouParser::MeldWhereContext>(0);
}

tree::TerminalNode* KaikouParser::CountMeldsExprContext::COUNT_MELDS() {
  return getToken(KaikouParser::COUNT_MELDS, 0);
}

tree::TerminalNode* KaikouParser::CountMeldsExprContext::ANY_MELD() {
  return getToken(KaikouParser::ANY_MELD, 0);
}

tree::TerminalNode* KaikouParser::CountMeldsExprContext::NO_MELD() {
  return getToken(KaikouParser::NO_MELD, 0);
}

KaikouParser::MeldKindsContext* KaikouParser::CountMeldsExprContext::meldKinds() {
  return getRuleContext<KaikouParser::MeldKindsContext>(0);
}

KaikouParser::CountMeldsExprContext::CountMeldsExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- WaitExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::WaitExprContext::WAIT_IS() {
  return getToken(KaikouParser::WAIT_IS, 0);
}

std::vector<KaikouParser::WaitKindContext *> KaikouParser::WaitExprContext::waitKind() {
  return getRuleContexts<KaikouParser::WaitKindContext>();
}

KaikouParser::WaitKindContext* KaikouParser::WaitExprContext::waitKind(size_t i) {
  return getRuleContext<KaikouParser::WaitKindContext>(i);
}

std::vector<tree::TerminalNode *> KaikouParser::WaitExprContext::OR() {
  return getTokens(KaikouParser::OR);
}

tree::TerminalNode* KaikouParser::WaitExprContext::OR(size_t i) {
  return getToken(KaikouParser::OR, i);
}

KaikouParser::WaitExprContext::WaitExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- NoLitContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::NoLitContext::NO() {
  return getToken(KaikouParser::NO, 0);
}

KaikouParser::NoLitContext::NoLitContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- NumberLitContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::NumberLitContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

KaikouParser::NumberLitContext::NumberLitContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- ListExprContext ------------------------------------------------------------------

KaikouParser::ListContext* KaikouParser::ListExprContext::list() {
  return getRuleContext<KaikouParser::ListContext>(0);
}

KaikouParser::ListExprContext::ListExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- EveryLoserExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::EveryLoserExprContext::LPAREN() {
  return getToken(KaikouParser::LPAREN, 0);
}

KaikouParser::ExprContext* KaikouParser::EveryLoserExprContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::EveryLoserExprContext::RPAREN() {
  return getToken(KaikouParser::RPAREN, 0);
}

tree::TerminalNode* KaikouParser::EveryLoserExprContext::EVERY_LOSER() {
  return getToken(KaikouParser::EVERY_LOSER, 0);
}

tree::TerminalNode* KaikouParser::EveryLoserExprContext::SOME_LOSER() {
  return getToken(KaikouParser::SOME_LOSER, 0);
}

KaikouParser::EveryLoserExprContext::EveryLoserExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- SameInSuitsExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SameInSuitsExprContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

tree::TerminalNode* KaikouParser::SameInSuitsExprContext::SUITS_WORD() {
  return getToken(KaikouParser::SUITS_WORD, 0);
}

tree::TerminalNode* KaikouParser::SameInSuitsExprContext::SAME_RUN_IN() {
  return getToken(KaikouParser::SAME_RUN_IN, 0);
}

tree::TerminalNode* KaikouParser::SameInSuitsExprContext::SAME_TRIPLET_IN() {
  return getToken(KaikouParser::SAME_TRIPLET_IN, 0);
}

KaikouParser::SameInSuitsExprContext::SameInSuitsExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- SeatAfterDealerContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SeatAfterDealerContext::NEXT_DEALER() {
  return getToken(KaikouParser::NEXT_DEALER, 0);
}

KaikouParser::SeatAfterDealerContext::SeatAfterDealerContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- LiableByExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::LiableByExprContext::LIABLE_BY() {
  return getToken(KaikouParser::LIABLE_BY, 0);
}

KaikouParser::NameContext* KaikouParser::LiableByExprContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

KaikouParser::LiableByExprContext::LiableByExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- ShapeIsExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ShapeIsExprContext::SHAPE_IS() {
  return getToken(KaikouParser::SHAPE_IS, 0);
}

KaikouParser::RefContext* KaikouParser::ShapeIsExprContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

KaikouParser::ShapeIsExprContext::ShapeIsExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- SimpleExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SimpleExprContext::OPENINGS() {
  return getToken(KaikouParser::OPENINGS, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::OPENINGS_IN_ONE_SUIT() {
  return getToken(KaikouParser::OPENINGS_IN_ONE_SUIT, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::INDICATOR() {
  return getToken(KaikouParser::INDICATOR, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::WINNING_TILE() {
  return getToken(KaikouParser::WINNING_TILE, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::PREVIOUS_WILD() {
  return getToken(KaikouParser::PREVIOUS_WILD, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::SELF_DRAWN() {
  return getToken(KaikouParser::SELF_DRAWN, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::WON_ON_DISCARD() {
  return getToken(KaikouParser::WON_ON_DISCARD, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::ROBBING() {
  return getToken(KaikouParser::ROBBING, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::AFTER_KONG() {
  return getToken(KaikouParser::AFTER_KONG, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::LAST_TILES() {
  return getToken(KaikouParser::LAST_TILES, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::DRAWN_HAND() {
  return getToken(KaikouParser::DRAWN_HAND, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::WINNER() {
  return getToken(KaikouParser::WINNER, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::LOSER() {
  return getToken(KaikouParser::LOSER, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::DEALER() {
  return getToken(KaikouParser::DEALER, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::GIVER() {
  return getToken(KaikouParser::GIVER, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::ROBBED_SEAT() {
  return getToken(KaikouParser::ROBBED_SEAT, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::NOBODY() {
  return getToken(KaikouParser::NOBODY, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::LAST_OFFENDER() {
  return getToken(KaikouParser::LAST_OFFENDER, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::ANY_OFFENDER() {
  return getToken(KaikouParser::ANY_OFFENDER, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::VALUE() {
  return getToken(KaikouParser::VALUE, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::WINNINGS() {
  return getToken(KaikouParser::WINNINGS, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::FULLY_CONCEALED() {
  return getToken(KaikouParser::FULLY_CONCEALED, 0);
}

KaikouParser::SimpleExprContext::SimpleExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- WorthExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::WorthExprContext::WORTH() {
  return getToken(KaikouParser::WORTH, 0);
}

KaikouParser::SetAtomContext* KaikouParser::WorthExprContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

KaikouParser::WorthExprContext::WorthExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- TileLitContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::TileLitContext::TILEWORD() {
  return getToken(KaikouParser::TILEWORD, 0);
}

KaikouParser::TileLitContext::TileLitContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- EveryGroupExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::EveryGroupExprContext::EVERY_GROUP_TOUCHES() {
  return getToken(KaikouParser::EVERY_GROUP_TOUCHES, 0);
}

KaikouParser::SetAtomContext* KaikouParser::EveryGroupExprContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

KaikouParser::EveryGroupExprContext::EveryGroupExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- EqualRunsExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::EqualRunsExprContext::EQUAL_RUN_PAIRS() {
  return getToken(KaikouParser::EQUAL_RUN_PAIRS, 0);
}

tree::TerminalNode* KaikouParser::EqualRunsExprContext::MOST_EQUAL_RUNS() {
  return getToken(KaikouParser::MOST_EQUAL_RUNS, 0);
}

KaikouParser::EqualRunsExprContext::EqualRunsExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- NoneLitContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::NoneLitContext::NONE() {
  return getToken(KaikouParser::NONE, 0);
}

KaikouParser::NoneLitContext::NoneLitContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- WildItselfExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::WildItselfExprContext::EVERY_WILD_ITSELF() {
  return getToken(KaikouParser::EVERY_WILD_ITSELF, 0);
}

KaikouParser::WildItselfExprContext::WildItselfExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- CountExprContext ------------------------------------------------------------------

KaikouParser::SetAtomContext* KaikouParser::CountExprContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

tree::TerminalNode* KaikouParser::CountExprContext::COUNT() {
  return getToken(KaikouParser::COUNT, 0);
}

tree::TerminalNode* KaikouParser::CountExprContext::ANY() {
  return getToken(KaikouParser::ANY, 0);
}

tree::TerminalNode* KaikouParser::CountExprContext::NO() {
  return getToken(KaikouParser::NO, 0);
}

tree::TerminalNode* KaikouParser::CountExprContext::IN_HAND() {
  return getToken(KaikouParser::IN_HAND, 0);
}

tree::TerminalNode* KaikouParser::CountExprContext::ASIDE() {
  return getToken(KaikouParser::ASIDE, 0);
}

KaikouParser::CountExprContext::CountExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- PaymentExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::PaymentExprContext::PAYMENT() {
  return getToken(KaikouParser::PAYMENT, 0);
}

tree::TerminalNode* KaikouParser::PaymentExprContext::BEFORE() {
  return getToken(KaikouParser::BEFORE, 0);
}

KaikouParser::NameContext* KaikouParser::PaymentExprContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

KaikouParser::PaymentExprContext::PaymentExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- WildsOtherExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::WildsOtherExprContext::COUNT_WILDS_OTHER() {
  return getToken(KaikouParser::COUNT_WILDS_OTHER, 0);
}

KaikouParser::WildsOtherExprContext::WildsOtherExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- EveryMeldExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::EveryMeldExprContext::EVERY_MELD_IS() {
  return getToken(KaikouParser::EVERY_MELD_IS, 0);
}

KaikouParser::MeldWhereContext* KaikouParser::EveryMeldExprContext::meldWhere() {
  return getRuleContext<KaikouParser::MeldWhereContext>(0);
}

KaikouParser::MeldKindsContext* KaikouParser::EveryMeldExprContext::meldKinds() {
  return getRuleContext<KaikouParser::MeldKindsContext>(0);
}

KaikouParser::EveryMeldExprContext::EveryMeldExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- PairExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::PairExprContext::PAIR() {
  return getToken(KaikouParser::PAIR, 0);
}

KaikouParser::PairExprContext::PairExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- TilesInExprContext ------------------------------------------------------------------

KaikouParser::SetAtomContext* KaikouParser::TilesInExprContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

tree::TerminalNode* KaikouParser::TilesInExprContext::ALL_TILES_IN() {
  return getToken(KaikouParser::ALL_TILES_IN, 0);
}

tree::TerminalNode* KaikouParser::TilesInExprContext::COUNT_TILES_IN() {
  return getToken(KaikouParser::COUNT_TILES_IN, 0);
}

KaikouParser::TilesInExprContext::TilesInExprContext(AtomContext *ctx) { copyFrom(ctx); }


KaikouParser::AtomContext* KaikouParser::atom() {
  AtomContext *_localctx = _tracker.createInstance<AtomContext>(_ctx, getState());
  enterRule(_localctx, 110, KaikouParser::RuleAtom);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    size_t alt;
    setState(1299);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 205, _ctx)) {
    case 1: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::NumberLitContext>(_localctx));
      enterOuterAlt(_localctx, 1);
      setState(1209);
      match(KaikouParser::NUMBER);
      break;
    }

    case 2: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::YesLitContext>(_localctx));
      enterOuterAlt(_localctx, 2);
      setState(1210);
      match(KaikouParser::YES);
      break;
    }

    case 3: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::NoLitContext>(_localctx));
      enterOuterAlt(_localctx, 3);
      setState(1211);
      match(KaikouParser::NO);
      break;
    }

    case 4: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::NoneLitContext>(_localctx));
      enterOuterAlt(_localctx, 4);
      setState(1212);
      match(KaikouParser::NONE);
      break;
    }

    case 5: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::NameExprContext>(_localctx));
      enterOuterAlt(_localctx, 5);
      setState(1213);
      ref();
      break;
    }

    case 6: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::TileLitContext>(_localctx));
      enterOuterAlt(_localctx, 6);
      setState(1214);
      match(KaikouParser::TILEWORD);
      break;
    }

    case 7: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::ListExprContext>(_localctx));
      enterOuterAlt(_localctx, 7);
      setState(1215);
      list();
      break;
    }

    case 8: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::ParenExprContext>(_localctx));
      enterOuterAlt(_localctx, 8);
      setState(1216);
      match(KaikouParser::LPAREN);
      setState(1217);
      expr();
      setState(1218);
      match(KaikouParser::RPAREN);
      break;
    }

    case 9: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::MinMaxContext>(_localctx));
      enterOuterAlt(_localctx, 9);
      setState(1220);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::MIN

      || _la == KaikouParser::MAX)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1221);
      match(KaikouParser::LPAREN);
      setState(1222);
      expr();
      setState(1227);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::COMMA) {
        setState(1223);
        match(KaikouParser::COMMA);
        setState(1224);
        expr();
        setState(1229);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(1230);
      match(KaikouParser::RPAREN);
      break;
    }

    case 10: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::SeatAfterDealerContext>(_localctx));
      enterOuterAlt(_localctx, 10);
      setState(1232);
      match(KaikouParser::NEXT_DEALER);
      break;
    }

    case 11: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::CountExprContext>(_localctx));
      enterOuterAlt(_localctx, 11);
      setState(1233);
      _la = _input->LA(1);
      if (!(((((_la - 144) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 144)) & ((1ULL << (KaikouParser::NO - 144))
        | (1ULL << (KaikouParser::ANY - 144))
        | (1ULL << (KaikouParser::COUNT - 144)))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1234);
      setAtom();
      setState(1236);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::IN_HAND || _la == KaikouParser::ASIDE) {
        setState(1235);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::IN_HAND || _la == KaikouParser::ASIDE)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
      }
      break;
    }

    case 12: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::SimpleExprContext>(_localctx));
      enterOuterAlt(_localctx, 12);
      setState(1238);
      _la = _input->LA(1);
      if (!((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::DEALER)
        | (1ULL << KaikouParser::INDICATOR)
        | (1ULL << KaikouParser::LAST_TILES))) != 0) || ((((_la - 116) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 116)) & ((1ULL << (KaikouParser::WINNINGS - 116))
        | (1ULL << (KaikouParser::LAST_OFFENDER - 116))
        | (1ULL << (KaikouParser::ANY_OFFENDER - 116))
        | (1ULL << (KaikouParser::OPENINGS - 116))
        | (1ULL << (KaikouParser::OPENINGS_IN_ONE_SUIT - 116))
        | (1ULL << (KaikouParser::WINNING_TILE - 116))
        | (1ULL << (KaikouParser::PREVIOUS_WILD - 116))
        | (1ULL << (KaikouParser::SELF_DRAWN - 116))
        | (1ULL << (KaikouParser::WON_ON_DISCARD - 116))
        | (1ULL << (KaikouParser::ROBBING - 116))
        | (1ULL << (KaikouParser::AFTER_KONG - 116))
        | (1ULL << (KaikouParser::DRAWN_HAND - 116))
        | (1ULL << (KaikouParser::WINNER - 116))
        | (1ULL << (KaikouParser::LOSER - 116))
        | (1ULL << (KaikouParser::GIVER - 116))
        | (1ULL << (KaikouParser::ROBBED_SEAT - 116))
        | (1ULL << (KaikouParser::NOBODY - 116))
        | (1ULL << (KaikouParser::VALUE - 116)))) != 0) || _la == KaikouParser::FULLY_CONCEALED)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      break;
    }

    case 13: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::PlaceExprContext>(_localctx));
      enterOuterAlt(_localctx, 13);
      setState(1239);
      match(KaikouParser::PLACE_OF);
      setState(1240);
      seatRef();
      break;
    }

    case 14: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::ReadyExprContext>(_localctx));
      enterOuterAlt(_localctx, 14);
      setState(1241);
      match(KaikouParser::READY);
      setState(1242);
      seatRef();
      break;
    }

    case 15: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::LiableByExprContext>(_localctx));
      enterOuterAlt(_localctx, 15);
      setState(1243);
      match(KaikouParser::LIABLE_BY);
      setState(1244);
      name();
      break;
    }

    case 16: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::PaymentExprContext>(_localctx));
      enterOuterAlt(_localctx, 16);
      setState(1245);
      match(KaikouParser::PAYMENT);
      setState(1248);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::BEFORE) {
        setState(1246);
        match(KaikouParser::BEFORE);
        setState(1247);
        name();
      }
      break;
    }

    case 17: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::WorthExprContext>(_localctx));
      enterOuterAlt(_localctx, 17);
      setState(1250);
      match(KaikouParser::WORTH);
      setState(1251);
      setAtom();
      break;
    }

    case 18: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::EveryLoserExprContext>(_localctx));
      enterOuterAlt(_localctx, 18);
      setState(1252);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::EVERY_LOSER

      || _la == KaikouParser::SOME_LOSER)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1253);
      match(KaikouParser::LPAREN);
      setState(1254);
      expr();
      setState(1255);
      match(KaikouParser::RPAREN);
      break;
    }

    case 19: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::OneSuitExprContext>(_localctx));
      enterOuterAlt(_localctx, 19);
      setState(1257);
      match(KaikouParser::ALL_ONE_SUIT);
      break;
    }

    case 20: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::TilesInExprContext>(_localctx));
      enterOuterAlt(_localctx, 20);
      setState(1258);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::ALL_TILES_IN

      || _la == KaikouParser::COUNT_TILES_IN)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1259);
      setAtom();
      break;
    }

    case 21: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::EveryMeldExprContext>(_localctx));
      enterOuterAlt(_localctx, 21);
      setState(1260);
      match(KaikouParser::EVERY_MELD_IS);
      setState(1262);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::RUN)
        | (1ULL << KaikouParser::TRIPLET)
        | (1ULL << KaikouParser::QUAD))) != 0)) {
        setState(1261);
        meldKinds();
      }
      setState(1264);
      meldWhere();
      break;
    }

    case 22: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::EveryGroupExprContext>(_localctx));
      enterOuterAlt(_localctx, 22);
      setState(1265);
      match(KaikouParser::EVERY_GROUP_TOUCHES);
      setState(1266);
      setAtom();
      break;
    }

    case 23: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::CountMeldsExprContext>(_localctx));
      enterOuterAlt(_localctx, 23);
      setState(1267);
      _la = _input->LA(1);
      if (!(((((_la - 181) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 181)) & ((1ULL << (KaikouParser::COUNT_MELDS - 181))
        | (1ULL << (KaikouParser::ANY_MELD - 181))
        | (1ULL << (KaikouParser::NO_MELD - 181)))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1269);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::RUN)
        | (1ULL << KaikouParser::TRIPLET)
        | (1ULL << KaikouParser::QUAD))) != 0)) {
        setState(1268);
        meldKinds();
      }
      setState(1271);
      meldWhere();
      break;
    }

    case 24: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::PairExprContext>(_localctx));
      enterOuterAlt(_localctx, 24);
      setState(1272);
      match(KaikouParser::PAIR);
      break;
    }

    case 25: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::WildItselfExprContext>(_localctx));
      enterOuterAlt(_localctx, 25);
      setState(1273);
      match(KaikouParser::EVERY_WILD_ITSELF);
      break;
    }

    case 26: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::WildsOtherExprContext>(_localctx));
      enterOuterAlt(_localctx, 26);
      setState(1274);
      match(KaikouParser::COUNT_WILDS_OTHER);
      break;
    }

    case 27: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::WildsAsExprContext>(_localctx));
      enterOuterAlt(_localctx, 27);
      setState(1275);
      match(KaikouParser::COUNT_WILDS_AS);
      setState(1276);
      setAtom();
      break;
    }

    case 28: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::ShapeIsExprContext>(_localctx));
      enterOuterAlt(_localctx, 28);
      setState(1277);
      match(KaikouParser::SHAPE_IS);
      setState(1278);
      ref();
      break;
    }

    case 29: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::WaitExprContext>(_localctx));
      enterOuterAlt(_localctx, 29);
      setState(1279);
      match(KaikouParser::WAIT_IS);
      setState(1280);
      waitKind();
      setState(1285);
      _errHandler->sync(this);
      alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 203, _ctx);
      while (alt != 2 && alt != atn::ATN::INVALID_ALT_NUMBER) {
        if (alt == 1) {
          setState(1281);
          match(KaikouParser::OR);
          setState(1282);
          waitKind(); 
        }
        setState(1287);
        _errHandler->sync(this);
        alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 203, _ctx);
      }
      break;
    }

    case 30: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::EqualRunsExprContext>(_localctx));
      enterOuterAlt(_localctx, 30);
      setState(1288);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::EQUAL_RUN_PAIRS

      || _la == KaikouParser::MOST_EQUAL_RUNS)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      break;
    }

    case 31: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::SameInSuitsExprContext>(_localctx));
      enterOuterAlt(_localctx, 31);
      setState(1289);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::SAME_RUN_IN

      || _la == KaikouParser::SAME_TRIPLET_IN)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1290);
      match(KaikouParser::NUMBER);
      setState(1291);
      match(KaikouParser::SUITS_WORD);
      break;
    }

    case 32: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::StraightExprContext>(_localctx));
      enterOuterAlt(_localctx, 32);
      setState(1292);
      match(KaikouParser::RUNS_FROM);
      setState(1294); 
      _errHandler->sync(this);
      _la = _input->LA(1);
      do {
        setState(1293);
        match(KaikouParser::NUMBER);
        setState(1296); 
        _errHandler->sync(this);
        _la = _input->LA(1);
      } while (_la == KaikouParser::NUMBER);
      setState(1298);
      match(KaikouParser::IN_ONE_SUIT);
      break;
    }

    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- MeldKindsContext ------------------------------------------------------------------

KaikouParser::MeldKindsContext::MeldKindsContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

std::vector<KaikouParser::MeldKindContext *> KaikouParser::MeldKindsContext::meldKind() {
  return getRuleContexts<KaikouParser::MeldKindContext>();
}

KaikouParser::MeldKindContext* KaikouParser::MeldKindsContext::meldKind(size_t i) {
  return getRuleContext<KaikouParser::MeldKindContext>(i);
}

std::vector<tree::TerminalNode *> KaikouParser::MeldKindsContext::OR() {
  return getTokens(KaikouParser::OR);
}

tree::TerminalNode* KaikouParser::MeldKindsContext::OR(size_t i) {
  return getToken(KaikouParser::OR, i);
}


size_t KaikouParser::MeldKindsContext::getRuleIndex() const {
  return KaikouParser::RuleMeldKinds;
}


KaikouParser::MeldKindsContext* KaikouParser::meldKinds() {
  MeldKindsContext *_localctx = _tracker.createInstance<MeldKindsContext>(_ctx, getState());
  enterRule(_localctx, 112, KaikouParser::RuleMeldKinds);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    size_t alt;
    enterOuterAlt(_localctx, 1);
    setState(1301);
    meldKind();
    setState(1306);
    _errHandler->sync(this);
    alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 206, _ctx);
    while (alt != 2 && alt != atn::ATN::INVALID_ALT_NUMBER) {
      if (alt == 1) {
        setState(1302);
        match(KaikouParser::OR);
        setState(1303);
        meldKind(); 
      }
      setState(1308);
      _errHandler->sync(this);
      alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 206, _ctx);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- MeldKindContext ------------------------------------------------------------------

KaikouParser::MeldKindContext::MeldKindContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::MeldKindContext::RUN() {
  return getToken(KaikouParser::RUN, 0);
}

tree::TerminalNode* KaikouParser::MeldKindContext::TRIPLET() {
  return getToken(KaikouParser::TRIPLET, 0);
}

tree::TerminalNode* KaikouParser::MeldKindContext::QUAD() {
  return getToken(KaikouParser::QUAD, 0);
}


size_t KaikouParser::MeldKindContext::getRuleIndex() const {
  return KaikouParser::RuleMeldKind;
}


KaikouParser::MeldKindContext* KaikouParser::meldKind() {
  MeldKindContext *_localctx = _tracker.createInstance<MeldKindContext>(_ctx, getState());
  enterRule(_localctx, 114, KaikouParser::RuleMeldKind);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1309);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << KaikouParser::RUN)
      | (1ULL << KaikouParser::TRIPLET)
      | (1ULL << KaikouParser::QUAD))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- MeldWhereContext ------------------------------------------------------------------

KaikouParser::MeldWhereContext::MeldWhereContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::SetAtomContext* KaikouParser::MeldWhereContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

tree::TerminalNode* KaikouParser::MeldWhereContext::IN() {
  return getToken(KaikouParser::IN, 0);
}

tree::TerminalNode* KaikouParser::MeldWhereContext::TOUCHING() {
  return getToken(KaikouParser::TOUCHING, 0);
}

tree::TerminalNode* KaikouParser::MeldWhereContext::CONCEALED() {
  return getToken(KaikouParser::CONCEALED, 0);
}

tree::TerminalNode* KaikouParser::MeldWhereContext::CLAIMED() {
  return getToken(KaikouParser::CLAIMED, 0);
}


size_t KaikouParser::MeldWhereContext::getRuleIndex() const {
  return KaikouParser::RuleMeldWhere;
}


KaikouParser::MeldWhereContext* KaikouParser::meldWhere() {
  MeldWhereContext *_localctx = _tracker.createInstance<MeldWhereContext>(_ctx, getState());
  enterRule(_localctx, 116, KaikouParser::RuleMeldWhere);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1313);
    _errHandler->sync(this);

    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 207, _ctx)) {
    case 1: {
      setState(1311);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::IN

      || _la == KaikouParser::TOUCHING)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1312);
      setAtom();
      break;
    }

    }
    setState(1316);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::CONCEALED

    || _la == KaikouParser::CLAIMED) {
      setState(1315);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::CONCEALED

      || _la == KaikouParser::CLAIMED)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- WaitKindContext ------------------------------------------------------------------

KaikouParser::WaitKindContext::WaitKindContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::WaitKindContext::WAIT_OPEN() {
  return getToken(KaikouParser::WAIT_OPEN, 0);
}

tree::TerminalNode* KaikouParser::WaitKindContext::WAIT_EDGE() {
  return getToken(KaikouParser::WAIT_EDGE, 0);
}

tree::TerminalNode* KaikouParser::WaitKindContext::WAIT_CLOSED() {
  return getToken(KaikouParser::WAIT_CLOSED, 0);
}

tree::TerminalNode* KaikouParser::WaitKindContext::PAIR() {
  return getToken(KaikouParser::PAIR, 0);
}

tree::TerminalNode* KaikouParser::WaitKindContext::TRIPLET() {
  return getToken(KaikouParser::TRIPLET, 0);
}


size_t KaikouParser::WaitKindContext::getRuleIndex() const {
  return KaikouParser::RuleWaitKind;
}


KaikouParser::WaitKindContext* KaikouParser::waitKind() {
  WaitKindContext *_localctx = _tracker.createInstance<WaitKindContext>(_ctx, getState());
  enterRule(_localctx, 118, KaikouParser::RuleWaitKind);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1318);
    _la = _input->LA(1);
    if (!(_la == KaikouParser::TRIPLET || ((((_la - 185) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 185)) & ((1ULL << (KaikouParser::PAIR - 185))
      | (1ULL << (KaikouParser::WAIT_OPEN - 185))
      | (1ULL << (KaikouParser::WAIT_EDGE - 185))
      | (1ULL << (KaikouParser::WAIT_CLOSED - 185)))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ListContext ------------------------------------------------------------------

KaikouParser::ListContext::ListContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::ListContext::LBRACKET() {
  return getToken(KaikouParser::LBRACKET, 0);
}

tree::TerminalNode* KaikouParser::ListContext::RBRACKET() {
  return getToken(KaikouParser::RBRACKET, 0);
}

std::vector<KaikouParser::ListItemContext *> KaikouParser::ListContext::listItem() {
  return getRuleContexts<KaikouParser::ListItemContext>();
}

KaikouParser::ListItemContext* KaikouParser::ListContext::listItem(size_t i) {
  return getRuleContext<KaikouParser::ListItemContext>(i);
}

std::vector<tree::TerminalNode *> KaikouParser::ListContext::COMMA() {
  return getTokens(KaikouParser::COMMA);
}

tree::TerminalNode* KaikouParser::ListContext::COMMA(size_t i) {
  return getToken(KaikouParser::COMMA, i);
}


size_t KaikouParser::ListContext::getRuleIndex() const {
  return KaikouParser::RuleList;
}


KaikouParser::ListContext* KaikouParser::list() {
  ListContext *_localctx = _tracker.createInstance<ListContext>(_ctx, getState());
  enterRule(_localctx, 120, KaikouParser::RuleList);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1320);
    match(KaikouParser::LBRACKET);
    setState(1331);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (((((_la - 219) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 219)) & ((1ULL << (KaikouParser::MINUS - 219))
      | (1ULL << (KaikouParser::TILEWORD - 219))
      | (1ULL << (KaikouParser::NUMBER - 219))
      | (1ULL << (KaikouParser::IDENT - 219)))) != 0)) {
      setState(1321);
      listItem();
      setState(1328);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (((((_la - 211) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 211)) & ((1ULL << (KaikouParser::COMMA - 211))
        | (1ULL << (KaikouParser::MINUS - 211))
        | (1ULL << (KaikouParser::TILEWORD - 211))
        | (1ULL << (KaikouParser::NUMBER - 211))
        | (1ULL << (KaikouParser::IDENT - 211)))) != 0)) {
        setState(1323);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::COMMA) {
          setState(1322);
          match(KaikouParser::COMMA);
        }
        setState(1325);
        listItem();
        setState(1330);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(1333);
    match(KaikouParser::RBRACKET);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- ListItemContext ------------------------------------------------------------------

KaikouParser::ListItemContext::ListItemContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::ListItemContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

tree::TerminalNode* KaikouParser::ListItemContext::MINUS() {
  return getToken(KaikouParser::MINUS, 0);
}

tree::TerminalNode* KaikouParser::ListItemContext::TILEWORD() {
  return getToken(KaikouParser::TILEWORD, 0);
}

KaikouParser::RefContext* KaikouParser::ListItemContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}


size_t KaikouParser::ListItemContext::getRuleIndex() const {
  return KaikouParser::RuleListItem;
}


KaikouParser::ListItemContext* KaikouParser::listItem() {
  ListItemContext *_localctx = _tracker.createInstance<ListItemContext>(_ctx, getState());
  enterRule(_localctx, 122, KaikouParser::RuleListItem);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1341);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::MINUS:
      case KaikouParser::NUMBER: {
        enterOuterAlt(_localctx, 1);
        setState(1336);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::MINUS) {
          setState(1335);
          match(KaikouParser::MINUS);
        }
        setState(1338);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::TILEWORD: {
        enterOuterAlt(_localctx, 2);
        setState(1339);
        match(KaikouParser::TILEWORD);
        break;
      }

      case KaikouParser::IDENT: {
        enterOuterAlt(_localctx, 3);
        setState(1340);
        ref();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- RefContext ------------------------------------------------------------------

KaikouParser::RefContext::RefContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::RefContext::IDENT() {
  return getToken(KaikouParser::IDENT, 0);
}


size_t KaikouParser::RefContext::getRuleIndex() const {
  return KaikouParser::RuleRef;
}


KaikouParser::RefContext* KaikouParser::ref() {
  RefContext *_localctx = _tracker.createInstance<RefContext>(_ctx, getState());
  enterRule(_localctx, 124, KaikouParser::RuleRef);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1343);
    match(KaikouParser::IDENT);
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- NameContext ------------------------------------------------------------------

KaikouParser::NameContext::NameContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::NameContext::IDENT() {
  return getToken(KaikouParser::IDENT, 0);
}

KaikouParser::SoftContext* KaikouParser::NameContext::soft() {
  return getRuleContext<KaikouParser::SoftContext>(0);
}


size_t KaikouParser::NameContext::getRuleIndex() const {
  return KaikouParser::RuleName;
}


KaikouParser::NameContext* KaikouParser::name() {
  NameContext *_localctx = _tracker.createInstance<NameContext>(_ctx, getState());
  enterRule(_localctx, 126, KaikouParser::RuleName);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1347);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::IDENT: {
        enterOuterAlt(_localctx, 1);
        setState(1345);
        match(KaikouParser::IDENT);
        break;
      }

      case KaikouParser::SUIT:
      case KaikouParser::HONOUR:
      case KaikouParser::FLOWER:
      case KaikouParser::RING:
      case KaikouParser::NUMBER_TYPE:
      case KaikouParser::POINTS:
      case KaikouParser::FAN:
      case KaikouParser::LIMIT:
      case KaikouParser::LIST:
      case KaikouParser::PATTERNS:
      case KaikouParser::TILE:
      case KaikouParser::DEAL:
      case KaikouParser::SEATS:
      case KaikouParser::DICE:
      case KaikouParser::HAND:
      case KaikouParser::DEALER:
      case KaikouParser::WALL:
      case KaikouParser::STACKS:
      case KaikouParser::REPLACEMENTS:
      case KaikouParser::KEEP:
      case KaikouParser::DRAWS:
      case KaikouParser::FORBIDDEN:
      case KaikouParser::WIN:
      case KaikouParser::PAYS:
      case KaikouParser::NONE:
      case KaikouParser::WINNER:
      case KaikouParser::LOSER:
      case KaikouParser::WAIT_OPEN:
      case KaikouParser::WAIT_EDGE:
      case KaikouParser::WAIT_CLOSED: {
        enterOuterAlt(_localctx, 2);
        setState(1346);
        soft();
        break;
      }

    default:
      throw NoViableAltException(this);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- SoftContext ------------------------------------------------------------------

KaikouParser::SoftContext::SoftContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::SoftContext::SUIT() {
  return getToken(KaikouParser::SUIT, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::HONOUR() {
  return getToken(KaikouParser::HONOUR, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::FLOWER() {
  return getToken(KaikouParser::FLOWER, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::RING() {
  return getToken(KaikouParser::RING, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::NUMBER_TYPE() {
  return getToken(KaikouParser::NUMBER_TYPE, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::POINTS() {
  return getToken(KaikouParser::POINTS, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::FAN() {
  return getToken(KaikouParser::FAN, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::LIMIT() {
  return getToken(KaikouParser::LIMIT, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::LIST() {
  return getToken(KaikouParser::LIST, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::PATTERNS() {
  return getToken(KaikouParser::PATTERNS, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::TILE() {
  return getToken(KaikouParser::TILE, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::DEAL() {
  return getToken(KaikouParser::DEAL, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::SEATS() {
  return getToken(KaikouParser::SEATS, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::DICE() {
  return getToken(KaikouParser::DICE, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::HAND() {
  return getToken(KaikouParser::HAND, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::DEALER() {
  return getToken(KaikouParser::DEALER, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::WALL() {
  return getToken(KaikouParser::WALL, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::STACKS() {
  return getToken(KaikouParser::STACKS, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::REPLACEMENTS() {
  return getToken(KaikouParser::REPLACEMENTS, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::KEEP() {
  return getToken(KaikouParser::KEEP, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::DRAWS() {
  return getToken(KaikouParser::DRAWS, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::FORBIDDEN() {
  return getToken(KaikouParser::FORBIDDEN, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::WIN() {
  return getToken(KaikouParser::WIN, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::PAYS() {
  return getToken(KaikouParser::PAYS, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::NONE() {
  return getToken(KaikouParser::NONE, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::WINNER() {
  return getToken(KaikouParser::WINNER, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::LOSER() {
  return getToken(KaikouParser::LOSER, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::WAIT_OPEN() {
  return getToken(KaikouParser::WAIT_OPEN, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::WAIT_EDGE() {
  return getToken(KaikouParser::WAIT_EDGE, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::WAIT_CLOSED() {
  return getToken(KaikouParser::WAIT_CLOSED, 0);
}


size_t KaikouParser::SoftContext::getRuleIndex() const {
  return KaikouParser::RuleSoft;
}


KaikouParser::SoftContext* KaikouParser::soft() {
  SoftContext *_localctx = _tracker.createInstance<SoftContext>(_ctx, getState());
  enterRule(_localctx, 128, KaikouParser::RuleSoft);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1349);
    _la = _input->LA(1);
    if (!((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << KaikouParser::SUIT)
      | (1ULL << KaikouParser::HONOUR)
      | (1ULL << KaikouParser::FLOWER)
      | (1ULL << KaikouParser::RING)
      | (1ULL << KaikouParser::NUMBER_TYPE)
      | (1ULL << KaikouParser::POINTS)
      | (1ULL << KaikouParser::FAN)
      | (1ULL << KaikouParser::LIMIT)
      | (1ULL << KaikouParser::LIST)
      | (1ULL << KaikouParser::PATTERNS)
      | (1ULL << KaikouParser::TILE)
      | (1ULL << KaikouParser::DEAL)
      | (1ULL << KaikouParser::SEATS)
      | (1ULL << KaikouParser::DICE)
      | (1ULL << KaikouParser::HAND)
      | (1ULL << KaikouParser::DEALER)
      | (1ULL << KaikouParser::WALL)
      | (1ULL << KaikouParser::STACKS)
      | (1ULL << KaikouParser::REPLACEMENTS)
      | (1ULL << KaikouParser::KEEP))) != 0) || ((((_la - 66) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 66)) & ((1ULL << (KaikouParser::DRAWS - 66))
      | (1ULL << (KaikouParser::FORBIDDEN - 66))
      | (1ULL << (KaikouParser::WIN - 66))
      | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 147) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 147)) & ((1ULL << (KaikouParser::NONE - 147))
      | (1ULL << (KaikouParser::WINNER - 147))
      | (1ULL << (KaikouParser::LOSER - 147))
      | (1ULL << (KaikouParser::WAIT_OPEN - 147))
      | (1ULL << (KaikouParser::WAIT_EDGE - 147))
      | (1ULL << (KaikouParser::WAIT_CLOSED - 147)))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

// Static vars and initialization.
std::vector<dfa::DFA> KaikouParser::_decisionToDFA;
atn::PredictionContextCache KaikouParser::_sharedContextCache;

// We own the ATN which in turn owns the ATN states.
atn::ATN KaikouParser::_atn;
std::vector<uint16_t> KaikouParser::_serializedATN;

std::vector<std::string> KaikouParser::_ruleNames = {
  "file", "header", "moduleNeed", "ruleRef", "title", "cite", "declaration", 
  "declKind", "scope", "position", "guard", "tilesItem", "optionType", "enumerator", 
  "optionValue", "factType", "dealItem", "wallPlace", "wallItem", "setExpr", 
  "setAtom", "callKind", "callFlag", "discardItem", "claimsItem", "claimRank", 
  "shapeBody", "patternRelation", "line", "lineOp", "lineAction", "resultItem", 
  "dutyItem", "leavingItem", "nextDealerItem", "exampleOption", "exampleItem", 
  "exMeld", "tileWord", "expectation", "signedNumber", "expr", "orExpr", 
  "andExpr", "notExpr", "comparison", "comparisonTail", "sum", "product", 
  "power", "unary", "postfix", "seatRef", "primary", "prefix", "atom", "meldKinds", 
  "meldKind", "meldWhere", "waitKind", "list", "listItem", "ref", "name", 
  "soft"
};

std::vector<std::string> KaikouParser::_literalNames = {
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "", "", "", "", "", "", "':'", "','", "'='", "'<>'", 
  "'<'", "'<='", "'>'", "'>='", "'+'", "'-'", "'*'", "'/'", "'^'", "'..'", 
  "'('", "')'", "'{'", "'}'", "'['", "']'", "", "", "", "", "", "", "", 
  "", "'\uFF1A'", "'\uFF1D'", "'\uFF1C'", "'\uFF1E'", "'\uFF0B'", "'\uFF0D'", 
  "'\uFF0F'", "'\uFF08'", "'\uFF09'", "'\uFF5B'", "'\uFF5D'", "'=='", "'&&'", 
  "'||'", "'!'", "'**'"
};

std::vector<std::string> KaikouParser::_symbolicNames = {
  "", "RULESET", "MODULE", "EXTENDS", "USES", "NEEDS", "DOCUMENT", "PER", 
  "OVERRIDE", "REMOVE", "DEFAULT", "BEFORE", "AFTER", "TILES", "SUIT", "HONOUR", 
  "FLOWER", "COPIES", "RING", "SET", "RANK", "ALL_TILES", "EXCEPT", "OPTION", 
  "YES_NO", "NUMBER_TYPE", "POINTS", "FAN", "LIMIT", "LIST", "PATTERNS", 
  "TILE", "ONE_OF", "REQUIRE", "FACT", "DEAL", "SEATS", "DICE", "BREAK_AT_SUM", 
  "SKIP_SMALLER", "SKIP_SUM", "HAND", "DEALER", "INDICATOR", "HEAD_OF_WALL", 
  "UPPER_OF_STACK", "LOWER_OF_STACK", "FROM_TAIL", "FROM_HEAD", "WALL", 
  "STACKS", "REPLACEMENTS", "KEEP", "LAST_TILES", "LET", "WILD", "CALL", 
  "RUN", "TRIPLET", "QUAD", "SET_ASIDE", "ON_DISCARD", "ON_DISCARD_PREV", 
  "ADDED_TO", "IN_HAND", "OPENS", "DRAWS", "ROBBABLE", "CONCEALED", "CLAIMED", 
  "ANY_TIME", "COMPULSORY", "WITHOUT", "DISCARDING", "UNCLAIMABLE", "FORBIDDEN", 
  "CLAIMS", "ORDER", "WIN", "ONE_WINNER", "EVERY_WINNER", "FIRST_FROM", 
  "FIRST_AFTER", "PASSING_LOCKS", "SHAPE", "MELD", "AND_A_PAIR", "DISTINCT_PAIRS", 
  "PAIRS", "ONE_EACH_OF", "AND_ONE_MORE", "ANY_TILES", "PATTERN", "IMPLIES", 
  "EXCLUDES", "WORTH", "NEED", "OF", "OF_EACH_SEAT", "OF_EACH_LOSER", "TALLY", 
  "PAYMENT", "TIMES", "BECOMES", "AT_MOST", "AT_LEAST", "ROUND_UP_TO", "ROUND_DOWN_TO", 
  "EACH", "WHEN", "UNLESS", "OTHERWISE", "LIABLE", "SHARING", "LIABLE_BY", 
  "CHOOSE_MOST", "WINNINGS", "RESULT", "DUTY", "STARTS_AFTER_OPENING", "IN_ONE_SUIT", 
  "OTHERS_DISCARD_SUIT", "EXEMPT", "OFFENDERS", "LAST_OFFENDER", "ANY_OFFENDER", 
  "LEAVING", "PAYS", "TO_HOUSE", "VOID_HAND", "NEXT_DEALER", "SAME_SEAT", 
  "NEXT_SEAT", "PREVIOUS_SEAT", "WINNER_SEAT", "IF", "THEN", "ELSE", "OR", 
  "AND", "NOT", "IS", "IN", "YES", "NO", "ANY", "COUNT", "NONE", "MIN", 
  "MAX", "AT", "AT_LAST", "SIZE_OF", "NEXT", "PREVIOUS", "ASIDE", "OPENINGS", 
  "SOURCE_OF_OPENING", "OPENINGS_IN_ONE_SUIT", "WINNING_TILE", "PREVIOUS_WILD", 
  "SELF_DRAWN", "WON_ON_DISCARD", "ROBBING", "AFTER_KONG", "DRAWN_HAND", 
  "WINNER", "LOSER", "GIVER", "ROBBED_SEAT", "NOBODY", "PLACE_OF", "READY", 
  "VALUE", "EVERY_LOSER", "SOME_LOSER", "ALL_TILES_IN", "ALL_ONE_SUIT", 
  "COUNT_TILES_IN", "EVERY_MELD_IS", "EVERY_GROUP_TOUCHES", "COUNT_MELDS", 
  "ANY_MELD", "NO_MELD", "TOUCHING", "PAIR", "EVERY_WILD_ITSELF", "COUNT_WILDS_OTHER", 
  "COUNT_WILDS_AS", "SHAPE_IS", "WAIT_IS", "WAIT_OPEN", "WAIT_EDGE", "WAIT_CLOSED", 
  "EQUAL_RUN_PAIRS", "MOST_EQUAL_RUNS", "SAME_RUN_IN", "SAME_TRIPLET_IN", 
  "SUITS_WORD", "RUNS_FROM", "FULLY_CONCEALED", "EXAMPLE", "WITH", "SEAT", 
  "FROM", "EXPECT", "REFUSED_BY", "REFUSED", "IMPOSSIBLE", "WAITS", "COLON", 
  "COMMA", "EQ", "NE", "LT", "LE", "GT", "GE", "PLUS", "MINUS", "STAR", 
  "SLASH", "CARET", "DOTS", "LPAREN", "RPAREN", "LBRACE", "RBRACE", "LBRACKET", 
  "RBRACKET", "PATH", "TILEWORD", "NUMBER", "IDENT", "STRING", "COMMENT", 
  "SPACE", "UNKNOWN", "WIDE_COLON", "WIDE_EQ", "WIDE_LT", "WIDE_GT", "WIDE_PLUS", 
  "WIDE_MINUS", "WIDE_SLASH", "WIDE_LPAREN", "WIDE_RPAREN", "WIDE_LBRACE", 
  "WIDE_RBRACE", "ALIEN_EQ", "ALIEN_AND", "ALIEN_OR", "ALIEN_NOT", "ALIEN_POWER"
};

dfa::Vocabulary KaikouParser::_vocabulary(_literalNames, _symbolicNames);

std::vector<std::string> KaikouParser::_tokenNames;

KaikouParser::Initializer::Initializer() {
	for (size_t i = 0; i < _symbolicNames.size(); ++i) {
		std::string name = _vocabulary.getLiteralName(i);
		if (name.empty()) {
			name = _vocabulary.getSymbolicName(i);
		}

		if (name.empty()) {
			_tokenNames.push_back("<INVALID>");
		} else {
      _tokenNames.push_back(name);
    }
	}

  _serializedATN = {
    0x3, 0x608b, 0xa72a, 0x8133, 0xb9ed, 0x417c, 0x3be7, 0x7786, 0x5964, 
    0x3, 0xff, 0x54a, 0x4, 0x2, 0x9, 0x2, 0x4, 0x3, 0x9, 0x3, 0x4, 0x4, 
    0x9, 0x4, 0x4, 0x5, 0x9, 0x5, 0x4, 0x6, 0x9, 0x6, 0x4, 0x7, 0x9, 0x7, 
    0x4, 0x8, 0x9, 0x8, 0x4, 0x9, 0x9, 0x9, 0x4, 0xa, 0x9, 0xa, 0x4, 0xb, 
    0x9, 0xb, 0x4, 0xc, 0x9, 0xc, 0x4, 0xd, 0x9, 0xd, 0x4, 0xe, 0x9, 0xe, 
    0x4, 0xf, 0x9, 0xf, 0x4, 0x10, 0x9, 0x10, 0x4, 0x11, 0x9, 0x11, 0x4, 
    0x12, 0x9, 0x12, 0x4, 0x13, 0x9, 0x13, 0x4, 0x14, 0x9, 0x14, 0x4, 0x15, 
    0x9, 0x15, 0x4, 0x16, 0x9, 0x16, 0x4, 0x17, 0x9, 0x17, 0x4, 0x18, 0x9, 
    0x18, 0x4, 0x19, 0x9, 0x19, 0x4, 0x1a, 0x9, 0x1a, 0x4, 0x1b, 0x9, 0x1b, 
    0x4, 0x1c, 0x9, 0x1c, 0x4, 0x1d, 0x9, 0x1d, 0x4, 0x1e, 0x9, 0x1e, 0x4, 
    0x1f, 0x9, 0x1f, 0x4, 0x20, 0x9, 0x20, 0x4, 0x21, 0x9, 0x21, 0x4, 0x22, 
    0x9, 0x22, 0x4, 0x23, 0x9, 0x23, 0x4, 0x24, 0x9, 0x24, 0x4, 0x25, 0x9, 
    0x25, 0x4, 0x26, 0x9, 0x26, 0x4, 0x27, 0x9, 0x27, 0x4, 0x28, 0x9, 0x28, 
    0x4, 0x29, 0x9, 0x29, 0x4, 0x2a, 0x9, 0x2a, 0x4, 0x2b, 0x9, 0x2b, 0x4, 
    0x2c, 0x9, 0x2c, 0x4, 0x2d, 0x9, 0x2d, 0x4, 0x2e, 0x9, 0x2e, 0x4, 0x2f, 
    0x9, 0x2f, 0x4, 0x30, 0x9, 0x30, 0x4, 0x31, 0x9, 0x31, 0x4, 0x32, 0x9, 
    0x32, 0x4, 0x33, 0x9, 0x33, 0x4, 0x34, 0x9, 0x34, 0x4, 0x35, 0x9, 0x35, 
    0x4, 0x36, 0x9, 0x36, 0x4, 0x37, 0x9, 0x37, 0x4, 0x38, 0x9, 0x38, 0x4, 
    0x39, 0x9, 0x39, 0x4, 0x3a, 0x9, 0x3a, 0x4, 0x3b, 0x9, 0x3b, 0x4, 0x3c, 
    0x9, 0x3c, 0x4, 0x3d, 0x9, 0x3d, 0x4, 0x3e, 0x9, 0x3e, 0x4, 0x3f, 0x9, 
    0x3f, 0x4, 0x40, 0x9, 0x40, 0x4, 0x41, 0x9, 0x41, 0x4, 0x42, 0x9, 0x42, 
    0x3, 0x2, 0x3, 0x2, 0x7, 0x2, 0x87, 0xa, 0x2, 0xc, 0x2, 0xe, 0x2, 0x8a, 
    0xb, 0x2, 0x3, 0x2, 0x3, 0x2, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x5, 0x3, 
    0x91, 0xa, 0x3, 0x3, 0x3, 0x3, 0x3, 0x5, 0x3, 0x95, 0xa, 0x3, 0x3, 0x3, 
    0x3, 0x3, 0x3, 0x3, 0x5, 0x3, 0x9a, 0xa, 0x3, 0x3, 0x3, 0x7, 0x3, 0x9d, 
    0xa, 0x3, 0xc, 0x3, 0xe, 0x3, 0xa0, 0xb, 0x3, 0x5, 0x3, 0xa2, 0xa, 0x3, 
    0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x5, 0x3, 0xa7, 0xa, 0x3, 0x3, 0x3, 0x3, 
    0x3, 0x3, 0x3, 0x3, 0x3, 0x7, 0x3, 0xad, 0xa, 0x3, 0xc, 0x3, 0xe, 0x3, 
    0xb0, 0xb, 0x3, 0x5, 0x3, 0xb2, 0xa, 0x3, 0x5, 0x3, 0xb4, 0xa, 0x3, 
    0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x5, 0x3, 0x5, 0x3, 0x6, 0x3, 0x6, 
    0x3, 0x6, 0x5, 0x6, 0xbe, 0xa, 0x6, 0x3, 0x7, 0x3, 0x7, 0x3, 0x7, 0x3, 
    0x7, 0x3, 0x7, 0x3, 0x7, 0x3, 0x7, 0x7, 0x7, 0xc7, 0xa, 0x7, 0xc, 0x7, 
    0xe, 0x7, 0xca, 0xb, 0x7, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x5, 0x8, 0xd9, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0xdc, 0xa, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0xe1, 0xa, 0x8, 0xc, 0x8, 
    0xe, 0x8, 0xe4, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0xe8, 0xa, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0xed, 0xa, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x5, 0x8, 0xf2, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0xf5, 0xa, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0xfa, 0xa, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x101, 0xa, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x104, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 
    0x109, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x10e, 0xa, 
    0x8, 0x3, 0x8, 0x5, 0x8, 0x111, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 
    0x5, 0x8, 0x116, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x11d, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x120, 0xa, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x125, 0xa, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x128, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x12d, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x130, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x135, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 
    0x13a, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x13d, 0xa, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x140, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x145, 
    0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x148, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x14c, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x151, 
    0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x154, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x158, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x15d, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x162, 0xa, 0x8, 0x3, 
    0x8, 0x7, 0x8, 0x165, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x168, 0xb, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x16c, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x16f, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x172, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x175, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x17b, 0xa, 
    0x8, 0xc, 0x8, 0xe, 0x8, 0x17e, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 
    0x5, 0x8, 0x183, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x188, 
    0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x18b, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x18f, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x194, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x199, 0xa, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x19c, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 
    0x1a1, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x6, 0x8, 0x1a5, 0xa, 0x8, 0xd, 
    0x8, 0xe, 0x8, 0x1a6, 0x5, 0x8, 0x1a9, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 
    0x5, 0x8, 0x1ad, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x1b2, 
    0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x1b5, 0xb, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1b8, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1bb, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x1c0, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1c3, 0xa, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1c8, 0xa, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x1cb, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1d0, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1d3, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 
    0x8, 0x1d7, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x1da, 0xb, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1df, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x7, 0x8, 0x1e4, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x1e7, 0xb, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1eb, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x1f0, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1f3, 0xa, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1f8, 0xa, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x1fb, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1fe, 0xa, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x203, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x206, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x20b, 0xa, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x20e, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x211, 0xa, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x216, 0xa, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x7, 0x8, 0x21a, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x21d, 0xb, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x221, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x224, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x22a, 0xa, 
    0x8, 0xc, 0x8, 0xe, 0x8, 0x22d, 0xb, 0x8, 0x3, 0x8, 0x5, 0x8, 0x230, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x235, 0xa, 0x8, 0xc, 
    0x8, 0xe, 0x8, 0x238, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x23c, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x241, 0xa, 0x8, 0xc, 
    0x8, 0xe, 0x8, 0x244, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x248, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x24b, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x7, 0x8, 0x250, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x253, 0xb, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x257, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x25f, 0xa, 0x8, 0xc, 0x8, 
    0xe, 0x8, 0x262, 0xb, 0x8, 0x5, 0x8, 0x264, 0xa, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x7, 0x8, 0x268, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x26b, 0xb, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x26f, 0xa, 0x8, 0x3, 0x9, 0x3, 0x9, 0x3, 
    0xa, 0x3, 0xa, 0x3, 0xb, 0x3, 0xb, 0x3, 0xb, 0x3, 0xc, 0x3, 0xc, 0x3, 
    0xc, 0x3, 0xd, 0x3, 0xd, 0x6, 0xd, 0x27d, 0xa, 0xd, 0xd, 0xd, 0xe, 0xd, 
    0x27e, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 
    0xd, 0x3, 0xd, 0x6, 0xd, 0x289, 0xa, 0xd, 0xd, 0xd, 0xe, 0xd, 0x28a, 
    0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x6, 0xd, 0x292, 0xa, 
    0xd, 0xd, 0xd, 0xe, 0xd, 0x293, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 
    0x3, 0xd, 0x6, 0xd, 0x29b, 0xa, 0xd, 0xd, 0xd, 0xe, 0xd, 0x29c, 0x5, 
    0xd, 0x29f, 0xa, 0xd, 0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 
    0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 0x6, 0xe, 0x2aa, 0xa, 0xe, 0xd, 
    0xe, 0xe, 0xe, 0x2ab, 0x5, 0xe, 0x2ae, 0xa, 0xe, 0x3, 0xf, 0x3, 0xf, 
    0x5, 0xf, 0x2b2, 0xa, 0xf, 0x3, 0x10, 0x3, 0x10, 0x7, 0x10, 0x2b6, 0xa, 
    0x10, 0xc, 0x10, 0xe, 0x10, 0x2b9, 0xb, 0x10, 0x3, 0x10, 0x5, 0x10, 
    0x2bc, 0xa, 0x10, 0x3, 0x11, 0x3, 0x11, 0x3, 0x12, 0x3, 0x12, 0x3, 0x12, 
    0x5, 0x12, 0x2c3, 0xa, 0x12, 0x3, 0x12, 0x3, 0x12, 0x3, 0x12, 0x5, 0x12, 
    0x2c8, 0xa, 0x12, 0x3, 0x12, 0x3, 0x12, 0x5, 0x12, 0x2cc, 0xa, 0x12, 
    0x3, 0x12, 0x5, 0x12, 0x2cf, 0xa, 0x12, 0x3, 0x12, 0x5, 0x12, 0x2d2, 
    0xa, 0x12, 0x3, 0x12, 0x3, 0x12, 0x3, 0x12, 0x5, 0x12, 0x2d7, 0xa, 0x12, 
    0x3, 0x12, 0x3, 0x12, 0x5, 0x12, 0x2db, 0xa, 0x12, 0x3, 0x12, 0x5, 0x12, 
    0x2de, 0xa, 0x12, 0x3, 0x12, 0x3, 0x12, 0x3, 0x12, 0x5, 0x12, 0x2e3, 
    0xa, 0x12, 0x3, 0x12, 0x5, 0x12, 0x2e6, 0xa, 0x12, 0x5, 0x12, 0x2e8, 
    0xa, 0x12, 0x3, 0x13, 0x3, 0x13, 0x3, 0x13, 0x3, 0x13, 0x5, 0x13, 0x2ee, 
    0xa, 0x13, 0x3, 0x14, 0x3, 0x14, 0x3, 0x14, 0x5, 0x14, 0x2f3, 0xa, 0x14, 
    0x3, 0x14, 0x3, 0x14, 0x3, 0x14, 0x5, 0x14, 0x2f8, 0xa, 0x14, 0x3, 0x14, 
    0x3, 0x14, 0x3, 0x14, 0x5, 0x14, 0x2fd, 0xa, 0x14, 0x3, 0x14, 0x3, 0x14, 
    0x3, 0x14, 0x5, 0x14, 0x302, 0xa, 0x14, 0x5, 0x14, 0x304, 0xa, 0x14, 
    0x3, 0x15, 0x6, 0x15, 0x307, 0xa, 0x15, 0xd, 0x15, 0xe, 0x15, 0x308, 
    0x3, 0x15, 0x3, 0x15, 0x6, 0x15, 0x30d, 0xa, 0x15, 0xd, 0x15, 0xe, 0x15, 
    0x30e, 0x5, 0x15, 0x311, 0xa, 0x15, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 
    0x3, 0x16, 0x6, 0x16, 0x317, 0xa, 0x16, 0xd, 0x16, 0xe, 0x16, 0x318, 
    0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 
    0x16, 0x3, 0x16, 0x3, 0x16, 0x5, 0x16, 0x324, 0xa, 0x16, 0x3, 0x17, 
    0x3, 0x17, 0x3, 0x17, 0x3, 0x17, 0x3, 0x17, 0x3, 0x17, 0x3, 0x17, 0x5, 
    0x17, 0x32d, 0xa, 0x17, 0x3, 0x18, 0x3, 0x18, 0x3, 0x19, 0x3, 0x19, 
    0x5, 0x19, 0x333, 0xa, 0x19, 0x3, 0x19, 0x5, 0x19, 0x336, 0xa, 0x19, 
    0x3, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x7, 0x1a, 0x33c, 0xa, 0x1a, 
    0xc, 0x1a, 0xe, 0x1a, 0x33f, 0xb, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x5, 0x1a, 
    0x343, 0xa, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x5, 0x1a, 0x347, 0xa, 0x1a, 
    0x3, 0x1a, 0x5, 0x1a, 0x34a, 0xa, 0x1a, 0x3, 0x1a, 0x5, 0x1a, 0x34d, 
    0xa, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x5, 0x1a, 0x351, 0xa, 0x1a, 0x3, 0x1a, 
    0x5, 0x1a, 0x354, 0xa, 0x1a, 0x5, 0x1a, 0x356, 0xa, 0x1a, 0x3, 0x1b, 
    0x3, 0x1b, 0x6, 0x1b, 0x35a, 0xa, 0x1b, 0xd, 0x1b, 0xe, 0x1b, 0x35b, 
    0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x5, 0x1c, 0x361, 0xa, 0x1c, 0x3, 0x1c, 
    0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x5, 0x1c, 0x368, 0xa, 0x1c, 
    0x3, 0x1c, 0x5, 0x1c, 0x36b, 0xa, 0x1c, 0x3, 0x1d, 0x3, 0x1d, 0x6, 0x1d, 
    0x36f, 0xa, 0x1d, 0xd, 0x1d, 0xe, 0x1d, 0x370, 0x3, 0x1e, 0x3, 0x1e, 
    0x3, 0x1e, 0x5, 0x1e, 0x376, 0xa, 0x1e, 0x3, 0x1e, 0x3, 0x1e, 0x5, 0x1e, 
    0x37a, 0xa, 0x1e, 0x3, 0x1e, 0x5, 0x1e, 0x37d, 0xa, 0x1e, 0x3, 0x1e, 
    0x3, 0x1e, 0x3, 0x1e, 0x5, 0x1e, 0x382, 0xa, 0x1e, 0x3, 0x1e, 0x3, 0x1e, 
    0x7, 0x1e, 0x386, 0xa, 0x1e, 0xc, 0x1e, 0xe, 0x1e, 0x389, 0xb, 0x1e, 
    0x3, 0x1e, 0x5, 0x1e, 0x38c, 0xa, 0x1e, 0x5, 0x1e, 0x38e, 0xa, 0x1e, 
    0x3, 0x1f, 0x3, 0x1f, 0x5, 0x1f, 0x392, 0xa, 0x1f, 0x3, 0x20, 0x3, 0x20, 
    0x3, 0x20, 0x3, 0x20, 0x3, 0x20, 0x3, 0x20, 0x5, 0x20, 0x39a, 0xa, 0x20, 
    0x3, 0x20, 0x3, 0x20, 0x5, 0x20, 0x39e, 0xa, 0x20, 0x3, 0x21, 0x3, 0x21, 
    0x3, 0x21, 0x3, 0x21, 0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 0x3, 
    0x22, 0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 0x5, 0x22, 0x3ac, 0xa, 0x22, 
    0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x5, 0x23, 0x3b3, 
    0xa, 0x23, 0x3, 0x24, 0x3, 0x24, 0x5, 0x24, 0x3b7, 0xa, 0x24, 0x3, 0x25, 
    0x3, 0x25, 0x3, 0x25, 0x3, 0x25, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 
    0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 
    0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x7, 
    0x26, 0x3cd, 0xa, 0x26, 0xc, 0x26, 0xe, 0x26, 0x3d0, 0xb, 0x26, 0x3, 
    0x26, 0x7, 0x26, 0x3d3, 0xa, 0x26, 0xc, 0x26, 0xe, 0x26, 0x3d6, 0xb, 
    0x26, 0x3, 0x26, 0x3, 0x26, 0x6, 0x26, 0x3da, 0xa, 0x26, 0xd, 0x26, 
    0xe, 0x26, 0x3db, 0x5, 0x26, 0x3de, 0xa, 0x26, 0x3, 0x26, 0x3, 0x26, 
    0x6, 0x26, 0x3e2, 0xa, 0x26, 0xd, 0x26, 0xe, 0x26, 0x3e3, 0x3, 0x26, 
    0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 
    0x26, 0x3, 0x26, 0x3, 0x26, 0x5, 0x26, 0x3f0, 0xa, 0x26, 0x3, 0x26, 
    0x7, 0x26, 0x3f3, 0xa, 0x26, 0xc, 0x26, 0xe, 0x26, 0x3f6, 0xb, 0x26, 
    0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 0x3, 
    0x26, 0x7, 0x26, 0x3ff, 0xa, 0x26, 0xc, 0x26, 0xe, 0x26, 0x402, 0xb, 
    0x26, 0x5, 0x26, 0x404, 0xa, 0x26, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 
    0x6, 0x27, 0x409, 0xa, 0x27, 0xd, 0x27, 0xe, 0x27, 0x40a, 0x3, 0x27, 
    0x3, 0x27, 0x5, 0x27, 0x40f, 0xa, 0x27, 0x3, 0x28, 0x3, 0x28, 0x3, 0x29, 
    0x3, 0x29, 0x3, 0x29, 0x3, 0x29, 0x3, 0x29, 0x3, 0x29, 0x6, 0x29, 0x419, 
    0xa, 0x29, 0xd, 0x29, 0xe, 0x29, 0x41a, 0x3, 0x29, 0x3, 0x29, 0x3, 0x29, 
    0x3, 0x29, 0x6, 0x29, 0x421, 0xa, 0x29, 0xd, 0x29, 0xe, 0x29, 0x422, 
    0x3, 0x29, 0x5, 0x29, 0x426, 0xa, 0x29, 0x3, 0x29, 0x5, 0x29, 0x429, 
    0xa, 0x29, 0x3, 0x29, 0x3, 0x29, 0x3, 0x29, 0x6, 0x29, 0x42e, 0xa, 0x29, 
    0xd, 0x29, 0xe, 0x29, 0x42f, 0x3, 0x29, 0x5, 0x29, 0x433, 0xa, 0x29, 
    0x5, 0x29, 0x435, 0xa, 0x29, 0x3, 0x2a, 0x5, 0x2a, 0x438, 0xa, 0x2a, 
    0x3, 0x2a, 0x3, 0x2a, 0x3, 0x2b, 0x3, 0x2b, 0x3, 0x2b, 0x3, 0x2b, 0x3, 
    0x2b, 0x3, 0x2b, 0x7, 0x2b, 0x442, 0xa, 0x2b, 0xc, 0x2b, 0xe, 0x2b, 
    0x445, 0xb, 0x2b, 0x3, 0x2b, 0x3, 0x2b, 0x3, 0x2c, 0x3, 0x2c, 0x3, 0x2c, 
    0x7, 0x2c, 0x44c, 0xa, 0x2c, 0xc, 0x2c, 0xe, 0x2c, 0x44f, 0xb, 0x2c, 
    0x3, 0x2d, 0x3, 0x2d, 0x3, 0x2d, 0x7, 0x2d, 0x454, 0xa, 0x2d, 0xc, 0x2d, 
    0xe, 0x2d, 0x457, 0xb, 0x2d, 0x3, 0x2e, 0x7, 0x2e, 0x45a, 0xa, 0x2e, 
    0xc, 0x2e, 0xe, 0x2e, 0x45d, 0xb, 0x2e, 0x3, 0x2e, 0x3, 0x2e, 0x3, 0x2f, 
    0x3, 0x2f, 0x5, 0x2f, 0x463, 0xa, 0x2f, 0x3, 0x30, 0x3, 0x30, 0x3, 0x30, 
    0x3, 0x30, 0x5, 0x30, 0x469, 0xa, 0x30, 0x3, 0x30, 0x3, 0x30, 0x5, 0x30, 
    0x46d, 0xa, 0x30, 0x3, 0x30, 0x5, 0x30, 0x470, 0xa, 0x30, 0x3, 0x30, 
    0x3, 0x30, 0x3, 0x30, 0x5, 0x30, 0x475, 0xa, 0x30, 0x5, 0x30, 0x477, 
    0xa, 0x30, 0x3, 0x31, 0x3, 0x31, 0x3, 0x31, 0x7, 0x31, 0x47c, 0xa, 0x31, 
    0xc, 0x31, 0xe, 0x31, 0x47f, 0xb, 0x31, 0x3, 0x32, 0x3, 0x32, 0x3, 0x32, 
    0x7, 0x32, 0x484, 0xa, 0x32, 0xc, 0x32, 0xe, 0x32, 0x487, 0xb, 0x32, 
    0x3, 0x33, 0x3, 0x33, 0x3, 0x33, 0x5, 0x33, 0x48c, 0xa, 0x33, 0x3, 0x34, 
    0x7, 0x34, 0x48f, 0xa, 0x34, 0xc, 0x34, 0xe, 0x34, 0x492, 0xb, 0x34, 
    0x3, 0x34, 0x3, 0x34, 0x3, 0x35, 0x3, 0x35, 0x3, 0x35, 0x3, 0x35, 0x3, 
    0x35, 0x3, 0x35, 0x3, 0x35, 0x5, 0x35, 0x49d, 0xa, 0x35, 0x3, 0x35, 
    0x7, 0x35, 0x4a0, 0xa, 0x35, 0xc, 0x35, 0xe, 0x35, 0x4a3, 0xb, 0x35, 
    0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 
    0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x5, 0x36, 0x4b0, 
    0xa, 0x36, 0x3, 0x37, 0x7, 0x37, 0x4b3, 0xa, 0x37, 0xc, 0x37, 0xe, 0x37, 
    0x4b6, 0xb, 0x37, 0x3, 0x37, 0x3, 0x37, 0x3, 0x38, 0x3, 0x38, 0x3, 0x39, 
    0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 
    0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 
    0x3, 0x39, 0x3, 0x39, 0x7, 0x39, 0x4cc, 0xa, 0x39, 0xc, 0x39, 0xe, 0x39, 
    0x4cf, 0xb, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 
    0x3, 0x39, 0x5, 0x39, 0x4d7, 0xa, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 
    0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 
    0x39, 0x5, 0x39, 0x4e3, 0xa, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 
    0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 
    0x39, 0x3, 0x39, 0x3, 0x39, 0x5, 0x39, 0x4f1, 0xa, 0x39, 0x3, 0x39, 
    0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x5, 0x39, 0x4f8, 0xa, 0x39, 
    0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 
    0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x7, 0x39, 
    0x506, 0xa, 0x39, 0xc, 0x39, 0xe, 0x39, 0x509, 0xb, 0x39, 0x3, 0x39, 
    0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x6, 0x39, 0x511, 
    0xa, 0x39, 0xd, 0x39, 0xe, 0x39, 0x512, 0x3, 0x39, 0x5, 0x39, 0x516, 
    0xa, 0x39, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x7, 0x3a, 0x51b, 0xa, 0x3a, 
    0xc, 0x3a, 0xe, 0x3a, 0x51e, 0xb, 0x3a, 0x3, 0x3b, 0x3, 0x3b, 0x3, 0x3c, 
    0x3, 0x3c, 0x5, 0x3c, 0x524, 0xa, 0x3c, 0x3, 0x3c, 0x5, 0x3c, 0x527, 
    0xa, 0x3c, 0x3, 0x3d, 0x3, 0x3d, 0x3, 0x3e, 0x3, 0x3e, 0x3, 0x3e, 0x5, 
    0x3e, 0x52e, 0xa, 0x3e, 0x3, 0x3e, 0x7, 0x3e, 0x531, 0xa, 0x3e, 0xc, 
    0x3e, 0xe, 0x3e, 0x534, 0xb, 0x3e, 0x5, 0x3e, 0x536, 0xa, 0x3e, 0x3, 
    0x3e, 0x3, 0x3e, 0x3, 0x3f, 0x5, 0x3f, 0x53b, 0xa, 0x3f, 0x3, 0x3f, 
    0x3, 0x3f, 0x3, 0x3f, 0x5, 0x3f, 0x540, 0xa, 0x3f, 0x3, 0x40, 0x3, 0x40, 
    0x3, 0x41, 0x3, 0x41, 0x5, 0x41, 0x546, 0xa, 0x41, 0x3, 0x42, 0x3, 0x42, 
    0x3, 0x42, 0x2, 0x2, 0x43, 0x2, 0x4, 0x6, 0x8, 0xa, 0xc, 0xe, 0x10, 
    0x12, 0x14, 0x16, 0x18, 0x1a, 0x1c, 0x1e, 0x20, 0x22, 0x24, 0x26, 0x28, 
    0x2a, 0x2c, 0x2e, 0x30, 0x32, 0x34, 0x36, 0x38, 0x3a, 0x3c, 0x3e, 0x40, 
    0x42, 0x44, 0x46, 0x48, 0x4a, 0x4c, 0x4e, 0x50, 0x52, 0x54, 0x56, 0x58, 
    0x5a, 0x5c, 0x5e, 0x60, 0x62, 0x64, 0x66, 0x68, 0x6a, 0x6c, 0x6e, 0x70, 
    0x72, 0x74, 0x76, 0x78, 0x7a, 0x7c, 0x7e, 0x80, 0x82, 0x2, 0x2b, 0x4, 
    0x2, 0xe8, 0xe8, 0xeb, 0xec, 0xc, 0x2, 0x15, 0x15, 0x19, 0x19, 0x23, 
    0x24, 0x38, 0x3a, 0x56, 0x56, 0x5e, 0x5e, 0x62, 0x62, 0x66, 0x66, 0x72, 
    0x73, 0x78, 0x78, 0x3, 0x2, 0x64, 0x65, 0x3, 0x2, 0xd, 0xe, 0x3, 0x2, 
    0x6f, 0x70, 0x4, 0x2, 0x1a, 0x1b, 0x21, 0x21, 0x3, 0x2, 0x29, 0x2a, 
    0x3, 0x2, 0x2f, 0x30, 0x3, 0x2, 0x31, 0x32, 0x3, 0x2, 0x3b, 0x3d, 0x4, 
    0x2, 0x3f, 0x40, 0x42, 0x42, 0x4, 0x2, 0x43, 0x46, 0x48, 0x49, 0x5, 
    0x2, 0x3e, 0x3e, 0x44, 0x44, 0x4c, 0x4d, 0x3, 0x2, 0x51, 0x52, 0x3, 
    0x2, 0x53, 0x54, 0x3, 0x2, 0x59, 0x5a, 0x3, 0x2, 0x5f, 0x60, 0x4, 0x2, 
    0x69, 0x69, 0xd6, 0xd6, 0x4, 0x2, 0x68, 0x68, 0xdc, 0xde, 0x3, 0x2, 
    0x6a, 0x6d, 0x3, 0x2, 0x85, 0x88, 0x4, 0x2, 0x37, 0x37, 0xa6, 0xa6, 
    0x4, 0x2, 0xe9, 0xe9, 0xeb, 0xeb, 0x4, 0x2, 0xac, 0xac, 0xea, 0xea, 
    0x3, 0x2, 0xdc, 0xdd, 0x3, 0x2, 0xd6, 0xdb, 0x4, 0x2, 0x68, 0x68, 0xde, 
    0xdf, 0x4, 0x2, 0x9a, 0x9c, 0x9f, 0x9f, 0x3, 0x2, 0x96, 0x97, 0x3, 0x2, 
    0x92, 0x94, 0x4, 0x2, 0x42, 0x42, 0x9d, 0x9d, 0xa, 0x2, 0x2c, 0x2d, 
    0x37, 0x37, 0x76, 0x76, 0x7e, 0x7f, 0x9e, 0x9e, 0xa0, 0xac, 0xaf, 0xaf, 
    0xca, 0xca, 0x3, 0x2, 0xb0, 0xb1, 0x4, 0x2, 0xb2, 0xb2, 0xb4, 0xb4, 
    0x3, 0x2, 0xb7, 0xb9, 0x3, 0x2, 0xc4, 0xc5, 0x3, 0x2, 0xc6, 0xc7, 0x4, 
    0x2, 0x90, 0x90, 0xba, 0xba, 0x3, 0x2, 0x46, 0x47, 0x5, 0x2, 0x3c, 0x3c, 
    0xbb, 0xbb, 0xc1, 0xc3, 0xf, 0x2, 0x10, 0x12, 0x14, 0x14, 0x1b, 0x21, 
    0x25, 0x27, 0x2b, 0x2c, 0x33, 0x36, 0x44, 0x44, 0x4d, 0x4d, 0x50, 0x50, 
    0x81, 0x81, 0x95, 0x95, 0xa8, 0xa9, 0xc1, 0xc3, 0x2, 0x647, 0x2, 0x84, 
    0x3, 0x2, 0x2, 0x2, 0x4, 0xb3, 0x3, 0x2, 0x2, 0x2, 0x6, 0xb5, 0x3, 0x2, 
    0x2, 0x2, 0x8, 0xb8, 0x3, 0x2, 0x2, 0x2, 0xa, 0xba, 0x3, 0x2, 0x2, 0x2, 
    0xc, 0xbf, 0x3, 0x2, 0x2, 0x2, 0xe, 0x26e, 0x3, 0x2, 0x2, 0x2, 0x10, 
    0x270, 0x3, 0x2, 0x2, 0x2, 0x12, 0x272, 0x3, 0x2, 0x2, 0x2, 0x14, 0x274, 
    0x3, 0x2, 0x2, 0x2, 0x16, 0x277, 0x3, 0x2, 0x2, 0x2, 0x18, 0x29e, 0x3, 
    0x2, 0x2, 0x2, 0x1a, 0x2ad, 0x3, 0x2, 0x2, 0x2, 0x1c, 0x2b1, 0x3, 0x2, 
    0x2, 0x2, 0x1e, 0x2bb, 0x3, 0x2, 0x2, 0x2, 0x20, 0x2bd, 0x3, 0x2, 0x2, 
    0x2, 0x22, 0x2e7, 0x3, 0x2, 0x2, 0x2, 0x24, 0x2ed, 0x3, 0x2, 0x2, 0x2, 
    0x26, 0x303, 0x3, 0x2, 0x2, 0x2, 0x28, 0x306, 0x3, 0x2, 0x2, 0x2, 0x2a, 
    0x323, 0x3, 0x2, 0x2, 0x2, 0x2c, 0x32c, 0x3, 0x2, 0x2, 0x2, 0x2e, 0x32e, 
    0x3, 0x2, 0x2, 0x2, 0x30, 0x330, 0x3, 0x2, 0x2, 0x2, 0x32, 0x355, 0x3, 
    0x2, 0x2, 0x2, 0x34, 0x359, 0x3, 0x2, 0x2, 0x2, 0x36, 0x36a, 0x3, 0x2, 
    0x2, 0x2, 0x38, 0x36c, 0x3, 0x2, 0x2, 0x2, 0x3a, 0x38d, 0x3, 0x2, 0x2, 
    0x2, 0x3c, 0x38f, 0x3, 0x2, 0x2, 0x2, 0x3e, 0x39d, 0x3, 0x2, 0x2, 0x2, 
    0x40, 0x39f, 0x3, 0x2, 0x2, 0x2, 0x42, 0x3ab, 0x3, 0x2, 0x2, 0x2, 0x44, 
    0x3b2, 0x3, 0x2, 0x2, 0x2, 0x46, 0x3b4, 0x3, 0x2, 0x2, 0x2, 0x48, 0x3b8, 
    0x3, 0x2, 0x2, 0x2, 0x4a, 0x403, 0x3, 0x2, 0x2, 0x2, 0x4c, 0x405, 0x3, 
    0x2, 0x2, 0x2, 0x4e, 0x410, 0x3, 0x2, 0x2, 0x2, 0x50, 0x434, 0x3, 0x2, 
    0x2, 0x2, 0x52, 0x437, 0x3, 0x2, 0x2, 0x2, 0x54, 0x443, 0x3, 0x2, 0x2, 
    0x2, 0x56, 0x448, 0x3, 0x2, 0x2, 0x2, 0x58, 0x450, 0x3, 0x2, 0x2, 0x2, 
    0x5a, 0x45b, 0x3, 0x2, 0x2, 0x2, 0x5c, 0x460, 0x3, 0x2, 0x2, 0x2, 0x5e, 
    0x476, 0x3, 0x2, 0x2, 0x2, 0x60, 0x478, 0x3, 0x2, 0x2, 0x2, 0x62, 0x480, 
    0x3, 0x2, 0x2, 0x2, 0x64, 0x488, 0x3, 0x2, 0x2, 0x2, 0x66, 0x490, 0x3, 
    0x2, 0x2, 0x2, 0x68, 0x495, 0x3, 0x2, 0x2, 0x2, 0x6a, 0x4af, 0x3, 0x2, 
    0x2, 0x2, 0x6c, 0x4b4, 0x3, 0x2, 0x2, 0x2, 0x6e, 0x4b9, 0x3, 0x2, 0x2, 
    0x2, 0x70, 0x515, 0x3, 0x2, 0x2, 0x2, 0x72, 0x517, 0x3, 0x2, 0x2, 0x2, 
    0x74, 0x51f, 0x3, 0x2, 0x2, 0x2, 0x76, 0x523, 0x3, 0x2, 0x2, 0x2, 0x78, 
    0x528, 0x3, 0x2, 0x2, 0x2, 0x7a, 0x52a, 0x3, 0x2, 0x2, 0x2, 0x7c, 0x53f, 
    0x3, 0x2, 0x2, 0x2, 0x7e, 0x541, 0x3, 0x2, 0x2, 0x2, 0x80, 0x545, 0x3, 
    0x2, 0x2, 0x2, 0x82, 0x547, 0x3, 0x2, 0x2, 0x2, 0x84, 0x88, 0x5, 0x4, 
    0x3, 0x2, 0x85, 0x87, 0x5, 0xe, 0x8, 0x2, 0x86, 0x85, 0x3, 0x2, 0x2, 
    0x2, 0x87, 0x8a, 0x3, 0x2, 0x2, 0x2, 0x88, 0x86, 0x3, 0x2, 0x2, 0x2, 
    0x88, 0x89, 0x3, 0x2, 0x2, 0x2, 0x89, 0x8b, 0x3, 0x2, 0x2, 0x2, 0x8a, 
    0x88, 0x3, 0x2, 0x2, 0x2, 0x8b, 0x8c, 0x7, 0x2, 0x2, 0x3, 0x8c, 0x3, 
    0x3, 0x2, 0x2, 0x2, 0x8d, 0x8e, 0x7, 0x3, 0x2, 0x2, 0x8e, 0x90, 0x5, 
    0x80, 0x41, 0x2, 0x8f, 0x91, 0x5, 0xa, 0x6, 0x2, 0x90, 0x8f, 0x3, 0x2, 
    0x2, 0x2, 0x90, 0x91, 0x3, 0x2, 0x2, 0x2, 0x91, 0x94, 0x3, 0x2, 0x2, 
    0x2, 0x92, 0x93, 0x7, 0x5, 0x2, 0x2, 0x93, 0x95, 0x5, 0x8, 0x5, 0x2, 
    0x94, 0x92, 0x3, 0x2, 0x2, 0x2, 0x94, 0x95, 0x3, 0x2, 0x2, 0x2, 0x95, 
    0xa1, 0x3, 0x2, 0x2, 0x2, 0x96, 0x97, 0x7, 0x6, 0x2, 0x2, 0x97, 0x9e, 
    0x5, 0x8, 0x5, 0x2, 0x98, 0x9a, 0x7, 0xd5, 0x2, 0x2, 0x99, 0x98, 0x3, 
    0x2, 0x2, 0x2, 0x99, 0x9a, 0x3, 0x2, 0x2, 0x2, 0x9a, 0x9b, 0x3, 0x2, 
    0x2, 0x2, 0x9b, 0x9d, 0x5, 0x8, 0x5, 0x2, 0x9c, 0x99, 0x3, 0x2, 0x2, 
    0x2, 0x9d, 0xa0, 0x3, 0x2, 0x2, 0x2, 0x9e, 0x9c, 0x3, 0x2, 0x2, 0x2, 
    0x9e, 0x9f, 0x3, 0x2, 0x2, 0x2, 0x9f, 0xa2, 0x3, 0x2, 0x2, 0x2, 0xa0, 
    0x9e, 0x3, 0x2, 0x2, 0x2, 0xa1, 0x96, 0x3, 0x2, 0x2, 0x2, 0xa1, 0xa2, 
    0x3, 0x2, 0x2, 0x2, 0xa2, 0xb4, 0x3, 0x2, 0x2, 0x2, 0xa3, 0xa4, 0x7, 
    0x4, 0x2, 0x2, 0xa4, 0xa6, 0x5, 0x80, 0x41, 0x2, 0xa5, 0xa7, 0x5, 0xa, 
    0x6, 0x2, 0xa6, 0xa5, 0x3, 0x2, 0x2, 0x2, 0xa6, 0xa7, 0x3, 0x2, 0x2, 
    0x2, 0xa7, 0xb1, 0x3, 0x2, 0x2, 0x2, 0xa8, 0xa9, 0x7, 0x7, 0x2, 0x2, 
    0xa9, 0xae, 0x5, 0x6, 0x4, 0x2, 0xaa, 0xab, 0x7, 0xd5, 0x2, 0x2, 0xab, 
    0xad, 0x5, 0x6, 0x4, 0x2, 0xac, 0xaa, 0x3, 0x2, 0x2, 0x2, 0xad, 0xb0, 
    0x3, 0x2, 0x2, 0x2, 0xae, 0xac, 0x3, 0x2, 0x2, 0x2, 0xae, 0xaf, 0x3, 
    0x2, 0x2, 0x2, 0xaf, 0xb2, 0x3, 0x2, 0x2, 0x2, 0xb0, 0xae, 0x3, 0x2, 
    0x2, 0x2, 0xb1, 0xa8, 0x3, 0x2, 0x2, 0x2, 0xb1, 0xb2, 0x3, 0x2, 0x2, 
    0x2, 0xb2, 0xb4, 0x3, 0x2, 0x2, 0x2, 0xb3, 0x8d, 0x3, 0x2, 0x2, 0x2, 
    0xb3, 0xa3, 0x3, 0x2, 0x2, 0x2, 0xb4, 0x5, 0x3, 0x2, 0x2, 0x2, 0xb5, 
    0xb6, 0x5, 0x10, 0x9, 0x2, 0xb6, 0xb7, 0x5, 0x80, 0x41, 0x2, 0xb7, 0x7, 
    0x3, 0x2, 0x2, 0x2, 0xb8, 0xb9, 0x9, 0x2, 0x2, 0x2, 0xb9, 0x9, 0x3, 
    0x2, 0x2, 0x2, 0xba, 0xbd, 0x7, 0xec, 0x2, 0x2, 0xbb, 0xbc, 0x7, 0xdf, 
    0x2, 0x2, 0xbc, 0xbe, 0x7, 0xec, 0x2, 0x2, 0xbd, 0xbb, 0x3, 0x2, 0x2, 
    0x2, 0xbd, 0xbe, 0x3, 0x2, 0x2, 0x2, 0xbe, 0xb, 0x3, 0x2, 0x2, 0x2, 
    0xbf, 0xc0, 0x7, 0x9, 0x2, 0x2, 0xc0, 0xc1, 0x5, 0x80, 0x41, 0x2, 0xc1, 
    0xc8, 0x7, 0xec, 0x2, 0x2, 0xc2, 0xc3, 0x7, 0xd5, 0x2, 0x2, 0xc3, 0xc4, 
    0x5, 0x80, 0x41, 0x2, 0xc4, 0xc5, 0x7, 0xec, 0x2, 0x2, 0xc5, 0xc7, 0x3, 
    0x2, 0x2, 0x2, 0xc6, 0xc2, 0x3, 0x2, 0x2, 0x2, 0xc7, 0xca, 0x3, 0x2, 
    0x2, 0x2, 0xc8, 0xc6, 0x3, 0x2, 0x2, 0x2, 0xc8, 0xc9, 0x3, 0x2, 0x2, 
    0x2, 0xc9, 0xd, 0x3, 0x2, 0x2, 0x2, 0xca, 0xc8, 0x3, 0x2, 0x2, 0x2, 
    0xcb, 0xcc, 0x7, 0x8, 0x2, 0x2, 0xcc, 0xcd, 0x5, 0x80, 0x41, 0x2, 0xcd, 
    0xce, 0x5, 0xa, 0x6, 0x2, 0xce, 0x26f, 0x3, 0x2, 0x2, 0x2, 0xcf, 0xd0, 
    0x7, 0xb, 0x2, 0x2, 0xd0, 0xd1, 0x5, 0x10, 0x9, 0x2, 0xd1, 0xd2, 0x5, 
    0x80, 0x41, 0x2, 0xd2, 0x26f, 0x3, 0x2, 0x2, 0x2, 0xd3, 0xd4, 0x7, 0xc, 
    0x2, 0x2, 0xd4, 0xd5, 0x5, 0x80, 0x41, 0x2, 0xd5, 0xd6, 0x7, 0xd6, 0x2, 
    0x2, 0xd6, 0xd8, 0x5, 0x1e, 0x10, 0x2, 0xd7, 0xd9, 0x5, 0xc, 0x7, 0x2, 
    0xd8, 0xd7, 0x3, 0x2, 0x2, 0x2, 0xd8, 0xd9, 0x3, 0x2, 0x2, 0x2, 0xd9, 
    0x26f, 0x3, 0x2, 0x2, 0x2, 0xda, 0xdc, 0x7, 0xa, 0x2, 0x2, 0xdb, 0xda, 
    0x3, 0x2, 0x2, 0x2, 0xdb, 0xdc, 0x3, 0x2, 0x2, 0x2, 0xdc, 0xdd, 0x3, 
    0x2, 0x2, 0x2, 0xdd, 0xde, 0x7, 0xf, 0x2, 0x2, 0xde, 0xe2, 0x7, 0xe4, 
    0x2, 0x2, 0xdf, 0xe1, 0x5, 0x18, 0xd, 0x2, 0xe0, 0xdf, 0x3, 0x2, 0x2, 
    0x2, 0xe1, 0xe4, 0x3, 0x2, 0x2, 0x2, 0xe2, 0xe0, 0x3, 0x2, 0x2, 0x2, 
    0xe2, 0xe3, 0x3, 0x2, 0x2, 0x2, 0xe3, 0xe5, 0x3, 0x2, 0x2, 0x2, 0xe4, 
    0xe2, 0x3, 0x2, 0x2, 0x2, 0xe5, 0x26f, 0x7, 0xe5, 0x2, 0x2, 0xe6, 0xe8, 
    0x7, 0xa, 0x2, 0x2, 0xe7, 0xe6, 0x3, 0x2, 0x2, 0x2, 0xe7, 0xe8, 0x3, 
    0x2, 0x2, 0x2, 0xe8, 0xe9, 0x3, 0x2, 0x2, 0x2, 0xe9, 0xea, 0x7, 0x15, 
    0x2, 0x2, 0xea, 0xec, 0x5, 0x80, 0x41, 0x2, 0xeb, 0xed, 0x5, 0xa, 0x6, 
    0x2, 0xec, 0xeb, 0x3, 0x2, 0x2, 0x2, 0xec, 0xed, 0x3, 0x2, 0x2, 0x2, 
    0xed, 0xee, 0x3, 0x2, 0x2, 0x2, 0xee, 0xef, 0x7, 0xd6, 0x2, 0x2, 0xef, 
    0xf1, 0x5, 0x28, 0x15, 0x2, 0xf0, 0xf2, 0x5, 0xc, 0x7, 0x2, 0xf1, 0xf0, 
    0x3, 0x2, 0x2, 0x2, 0xf1, 0xf2, 0x3, 0x2, 0x2, 0x2, 0xf2, 0x26f, 0x3, 
    0x2, 0x2, 0x2, 0xf3, 0xf5, 0x7, 0xa, 0x2, 0x2, 0xf4, 0xf3, 0x3, 0x2, 
    0x2, 0x2, 0xf4, 0xf5, 0x3, 0x2, 0x2, 0x2, 0xf5, 0xf6, 0x3, 0x2, 0x2, 
    0x2, 0xf6, 0xf7, 0x7, 0x19, 0x2, 0x2, 0xf7, 0xf9, 0x5, 0x80, 0x41, 0x2, 
    0xf8, 0xfa, 0x5, 0xa, 0x6, 0x2, 0xf9, 0xf8, 0x3, 0x2, 0x2, 0x2, 0xf9, 
    0xfa, 0x3, 0x2, 0x2, 0x2, 0xfa, 0xfb, 0x3, 0x2, 0x2, 0x2, 0xfb, 0xfc, 
    0x7, 0xd4, 0x2, 0x2, 0xfc, 0xfd, 0x5, 0x1a, 0xe, 0x2, 0xfd, 0xfe, 0x7, 
    0xd6, 0x2, 0x2, 0xfe, 0x100, 0x5, 0x1e, 0x10, 0x2, 0xff, 0x101, 0x5, 
    0xc, 0x7, 0x2, 0x100, 0xff, 0x3, 0x2, 0x2, 0x2, 0x100, 0x101, 0x3, 0x2, 
    0x2, 0x2, 0x101, 0x26f, 0x3, 0x2, 0x2, 0x2, 0x102, 0x104, 0x7, 0xa, 
    0x2, 0x2, 0x103, 0x102, 0x3, 0x2, 0x2, 0x2, 0x103, 0x104, 0x3, 0x2, 
    0x2, 0x2, 0x104, 0x105, 0x3, 0x2, 0x2, 0x2, 0x105, 0x106, 0x7, 0x23, 
    0x2, 0x2, 0x106, 0x108, 0x5, 0x80, 0x41, 0x2, 0x107, 0x109, 0x5, 0xa, 
    0x6, 0x2, 0x108, 0x107, 0x3, 0x2, 0x2, 0x2, 0x108, 0x109, 0x3, 0x2, 
    0x2, 0x2, 0x109, 0x10a, 0x3, 0x2, 0x2, 0x2, 0x10a, 0x10b, 0x7, 0xd4, 
    0x2, 0x2, 0x10b, 0x10d, 0x5, 0x54, 0x2b, 0x2, 0x10c, 0x10e, 0x5, 0xc, 
    0x7, 0x2, 0x10d, 0x10c, 0x3, 0x2, 0x2, 0x2, 0x10d, 0x10e, 0x3, 0x2, 
    0x2, 0x2, 0x10e, 0x26f, 0x3, 0x2, 0x2, 0x2, 0x10f, 0x111, 0x7, 0xa, 
    0x2, 0x2, 0x110, 0x10f, 0x3, 0x2, 0x2, 0x2, 0x110, 0x111, 0x3, 0x2, 
    0x2, 0x2, 0x111, 0x112, 0x3, 0x2, 0x2, 0x2, 0x112, 0x113, 0x7, 0x24, 
    0x2, 0x2, 0x113, 0x115, 0x5, 0x80, 0x41, 0x2, 0x114, 0x116, 0x5, 0xa, 
    0x6, 0x2, 0x115, 0x114, 0x3, 0x2, 0x2, 0x2, 0x115, 0x116, 0x3, 0x2, 
    0x2, 0x2, 0x116, 0x117, 0x3, 0x2, 0x2, 0x2, 0x117, 0x118, 0x7, 0xd4, 
    0x2, 0x2, 0x118, 0x119, 0x5, 0x20, 0x11, 0x2, 0x119, 0x11a, 0x7, 0xd6, 
    0x2, 0x2, 0x11a, 0x11c, 0x5, 0x54, 0x2b, 0x2, 0x11b, 0x11d, 0x5, 0xc, 
    0x7, 0x2, 0x11c, 0x11b, 0x3, 0x2, 0x2, 0x2, 0x11c, 0x11d, 0x3, 0x2, 
    0x2, 0x2, 0x11d, 0x26f, 0x3, 0x2, 0x2, 0x2, 0x11e, 0x120, 0x7, 0xa, 
    0x2, 0x2, 0x11f, 0x11e, 0x3, 0x2, 0x2, 0x2, 0x11f, 0x120, 0x3, 0x2, 
    0x2, 0x2, 0x120, 0x121, 0x3, 0x2, 0x2, 0x2, 0x121, 0x122, 0x7, 0x38, 
    0x2, 0x2, 0x122, 0x124, 0x5, 0x80, 0x41, 0x2, 0x123, 0x125, 0x5, 0xa, 
    0x6, 0x2, 0x124, 0x123, 0x3, 0x2, 0x2, 0x2, 0x124, 0x125, 0x3, 0x2, 
    0x2, 0x2, 0x125, 0x127, 0x3, 0x2, 0x2, 0x2, 0x126, 0x128, 0x5, 0x12, 
    0xa, 0x2, 0x127, 0x126, 0x3, 0x2, 0x2, 0x2, 0x127, 0x128, 0x3, 0x2, 
    0x2, 0x2, 0x128, 0x129, 0x3, 0x2, 0x2, 0x2, 0x129, 0x12a, 0x7, 0xd6, 
    0x2, 0x2, 0x12a, 0x12c, 0x5, 0x54, 0x2b, 0x2, 0x12b, 0x12d, 0x5, 0xc, 
    0x7, 0x2, 0x12c, 0x12b, 0x3, 0x2, 0x2, 0x2, 0x12c, 0x12d, 0x3, 0x2, 
    0x2, 0x2, 0x12d, 0x26f, 0x3, 0x2, 0x2, 0x2, 0x12e, 0x130, 0x7, 0xa, 
    0x2, 0x2, 0x12f, 0x12e, 0x3, 0x2, 0x2, 0x2, 0x12f, 0x130, 0x3, 0x2, 
    0x2, 0x2, 0x130, 0x131, 0x3, 0x2, 0x2, 0x2, 0x131, 0x132, 0x7, 0x39, 
    0x2, 0x2, 0x132, 0x134, 0x5, 0x80, 0x41, 0x2, 0x133, 0x135, 0x5, 0xa, 
    0x6, 0x2, 0x134, 0x133, 0x3, 0x2, 0x2, 0x2, 0x134, 0x135, 0x3, 0x2, 
    0x2, 0x2, 0x135, 0x136, 0x3, 0x2, 0x2, 0x2, 0x136, 0x139, 0x7, 0xd6, 
    0x2, 0x2, 0x137, 0x13a, 0x5, 0x28, 0x15, 0x2, 0x138, 0x13a, 0x5, 0x54, 
    0x2b, 0x2, 0x139, 0x137, 0x3, 0x2, 0x2, 0x2, 0x139, 0x138, 0x3, 0x2, 
    0x2, 0x2, 0x13a, 0x13c, 0x3, 0x2, 0x2, 0x2, 0x13b, 0x13d, 0x5, 0xc, 
    0x7, 0x2, 0x13c, 0x13b, 0x3, 0x2, 0x2, 0x2, 0x13c, 0x13d, 0x3, 0x2, 
    0x2, 0x2, 0x13d, 0x26f, 0x3, 0x2, 0x2, 0x2, 0x13e, 0x140, 0x7, 0xa, 
    0x2, 0x2, 0x13f, 0x13e, 0x3, 0x2, 0x2, 0x2, 0x13f, 0x140, 0x3, 0x2, 
    0x2, 0x2, 0x140, 0x141, 0x3, 0x2, 0x2, 0x2, 0x141, 0x142, 0x7, 0x25, 
    0x2, 0x2, 0x142, 0x146, 0x7, 0xe4, 0x2, 0x2, 0x143, 0x145, 0x5, 0x22, 
    0x12, 0x2, 0x144, 0x143, 0x3, 0x2, 0x2, 0x2, 0x145, 0x148, 0x3, 0x2, 
    0x2, 0x2, 0x146, 0x144, 0x3, 0x2, 0x2, 0x2, 0x146, 0x147, 0x3, 0x2, 
    0x2, 0x2, 0x147, 0x149, 0x3, 0x2, 0x2, 0x2, 0x148, 0x146, 0x3, 0x2, 
    0x2, 0x2, 0x149, 0x26f, 0x7, 0xe5, 0x2, 0x2, 0x14a, 0x14c, 0x7, 0xa, 
    0x2, 0x2, 0x14b, 0x14a, 0x3, 0x2, 0x2, 0x2, 0x14b, 0x14c, 0x3, 0x2, 
    0x2, 0x2, 0x14c, 0x14d, 0x3, 0x2, 0x2, 0x2, 0x14d, 0x14e, 0x7, 0x33, 
    0x2, 0x2, 0x14e, 0x152, 0x7, 0xe4, 0x2, 0x2, 0x14f, 0x151, 0x5, 0x26, 
    0x14, 0x2, 0x150, 0x14f, 0x3, 0x2, 0x2, 0x2, 0x151, 0x154, 0x3, 0x2, 
    0x2, 0x2, 0x152, 0x150, 0x3, 0x2, 0x2, 0x2, 0x152, 0x153, 0x3, 0x2, 
    0x2, 0x2, 0x153, 0x155, 0x3, 0x2, 0x2, 0x2, 0x154, 0x152, 0x3, 0x2, 
    0x2, 0x2, 0x155, 0x26f, 0x7, 0xe5, 0x2, 0x2, 0x156, 0x158, 0x7, 0xa, 
    0x2, 0x2, 0x157, 0x156, 0x3, 0x2, 0x2, 0x2, 0x157, 0x158, 0x3, 0x2, 
    0x2, 0x2, 0x158, 0x159, 0x3, 0x2, 0x2, 0x2, 0x159, 0x15a, 0x7, 0x3a, 
    0x2, 0x2, 0x15a, 0x15c, 0x5, 0x80, 0x41, 0x2, 0x15b, 0x15d, 0x5, 0xa, 
    0x6, 0x2, 0x15c, 0x15b, 0x3, 0x2, 0x2, 0x2, 0x15c, 0x15d, 0x3, 0x2, 
    0x2, 0x2, 0x15d, 0x15e, 0x3, 0x2, 0x2, 0x2, 0x15e, 0x15f, 0x7, 0xd4, 
    0x2, 0x2, 0x15f, 0x166, 0x5, 0x2c, 0x17, 0x2, 0x160, 0x162, 0x7, 0xd5, 
    0x2, 0x2, 0x161, 0x160, 0x3, 0x2, 0x2, 0x2, 0x161, 0x162, 0x3, 0x2, 
    0x2, 0x2, 0x162, 0x163, 0x3, 0x2, 0x2, 0x2, 0x163, 0x165, 0x5, 0x2e, 
    0x18, 0x2, 0x164, 0x161, 0x3, 0x2, 0x2, 0x2, 0x165, 0x168, 0x3, 0x2, 
    0x2, 0x2, 0x166, 0x164, 0x3, 0x2, 0x2, 0x2, 0x166, 0x167, 0x3, 0x2, 
    0x2, 0x2, 0x167, 0x16b, 0x3, 0x2, 0x2, 0x2, 0x168, 0x166, 0x3, 0x2, 
    0x2, 0x2, 0x169, 0x16a, 0x7, 0x4a, 0x2, 0x2, 0x16a, 0x16c, 0x5, 0x2a, 
    0x16, 0x2, 0x16b, 0x169, 0x3, 0x2, 0x2, 0x2, 0x16b, 0x16c, 0x3, 0x2, 
    0x2, 0x2, 0x16c, 0x16e, 0x3, 0x2, 0x2, 0x2, 0x16d, 0x16f, 0x5, 0x16, 
    0xc, 0x2, 0x16e, 0x16d, 0x3, 0x2, 0x2, 0x2, 0x16e, 0x16f, 0x3, 0x2, 
    0x2, 0x2, 0x16f, 0x171, 0x3, 0x2, 0x2, 0x2, 0x170, 0x172, 0x5, 0xc, 
    0x7, 0x2, 0x171, 0x170, 0x3, 0x2, 0x2, 0x2, 0x171, 0x172, 0x3, 0x2, 
    0x2, 0x2, 0x172, 0x26f, 0x3, 0x2, 0x2, 0x2, 0x173, 0x175, 0x7, 0xa, 
    0x2, 0x2, 0x174, 0x173, 0x3, 0x2, 0x2, 0x2, 0x174, 0x175, 0x3, 0x2, 
    0x2, 0x2, 0x175, 0x176, 0x3, 0x2, 0x2, 0x2, 0x176, 0x177, 0x7, 0x4b, 
    0x2, 0x2, 0x177, 0x178, 0x5, 0x2a, 0x16, 0x2, 0x178, 0x17c, 0x7, 0xe4, 
    0x2, 0x2, 0x179, 0x17b, 0x5, 0x30, 0x19, 0x2, 0x17a, 0x179, 0x3, 0x2, 
    0x2, 0x2, 0x17b, 0x17e, 0x3, 0x2, 0x2, 0x2, 0x17c, 0x17a, 0x3, 0x2, 
    0x2, 0x2, 0x17c, 0x17d, 0x3, 0x2, 0x2, 0x2, 0x17d, 0x17f, 0x3, 0x2, 
    0x2, 0x2, 0x17e, 0x17c, 0x3, 0x2, 0x2, 0x2, 0x17f, 0x180, 0x7, 0xe5, 
    0x2, 0x2, 0x180, 0x26f, 0x3, 0x2, 0x2, 0x2, 0x181, 0x183, 0x7, 0xa, 
    0x2, 0x2, 0x182, 0x181, 0x3, 0x2, 0x2, 0x2, 0x182, 0x183, 0x3, 0x2, 
    0x2, 0x2, 0x183, 0x184, 0x3, 0x2, 0x2, 0x2, 0x184, 0x185, 0x7, 0x4e, 
    0x2, 0x2, 0x185, 0x189, 0x7, 0xe4, 0x2, 0x2, 0x186, 0x188, 0x5, 0x32, 
    0x1a, 0x2, 0x187, 0x186, 0x3, 0x2, 0x2, 0x2, 0x188, 0x18b, 0x3, 0x2, 
    0x2, 0x2, 0x189, 0x187, 0x3, 0x2, 0x2, 0x2, 0x189, 0x18a, 0x3, 0x2, 
    0x2, 0x2, 0x18a, 0x18c, 0x3, 0x2, 0x2, 0x2, 0x18b, 0x189, 0x3, 0x2, 
    0x2, 0x2, 0x18c, 0x26f, 0x7, 0xe5, 0x2, 0x2, 0x18d, 0x18f, 0x7, 0xa, 
    0x2, 0x2, 0x18e, 0x18d, 0x3, 0x2, 0x2, 0x2, 0x18e, 0x18f, 0x3, 0x2, 
    0x2, 0x2, 0x18f, 0x190, 0x3, 0x2, 0x2, 0x2, 0x190, 0x191, 0x7, 0x56, 
    0x2, 0x2, 0x191, 0x193, 0x5, 0x80, 0x41, 0x2, 0x192, 0x194, 0x5, 0xa, 
    0x6, 0x2, 0x193, 0x192, 0x3, 0x2, 0x2, 0x2, 0x193, 0x194, 0x3, 0x2, 
    0x2, 0x2, 0x194, 0x195, 0x3, 0x2, 0x2, 0x2, 0x195, 0x196, 0x7, 0xd6, 
    0x2, 0x2, 0x196, 0x198, 0x5, 0x36, 0x1c, 0x2, 0x197, 0x199, 0x5, 0xc, 
    0x7, 0x2, 0x198, 0x197, 0x3, 0x2, 0x2, 0x2, 0x198, 0x199, 0x3, 0x2, 
    0x2, 0x2, 0x199, 0x26f, 0x3, 0x2, 0x2, 0x2, 0x19a, 0x19c, 0x7, 0xa, 
    0x2, 0x2, 0x19b, 0x19a, 0x3, 0x2, 0x2, 0x2, 0x19b, 0x19c, 0x3, 0x2, 
    0x2, 0x2, 0x19c, 0x19d, 0x3, 0x2, 0x2, 0x2, 0x19d, 0x19e, 0x7, 0x5e, 
    0x2, 0x2, 0x19e, 0x1a0, 0x5, 0x80, 0x41, 0x2, 0x19f, 0x1a1, 0x5, 0xa, 
    0x6, 0x2, 0x1a0, 0x19f, 0x3, 0x2, 0x2, 0x2, 0x1a0, 0x1a1, 0x3, 0x2, 
    0x2, 0x2, 0x1a1, 0x1a8, 0x3, 0x2, 0x2, 0x2, 0x1a2, 0x1a4, 0x7, 0x63, 
    0x2, 0x2, 0x1a3, 0x1a5, 0x5, 0x7e, 0x40, 0x2, 0x1a4, 0x1a3, 0x3, 0x2, 
    0x2, 0x2, 0x1a5, 0x1a6, 0x3, 0x2, 0x2, 0x2, 0x1a6, 0x1a4, 0x3, 0x2, 
    0x2, 0x2, 0x1a6, 0x1a7, 0x3, 0x2, 0x2, 0x2, 0x1a7, 0x1a9, 0x3, 0x2, 
    0x2, 0x2, 0x1a8, 0x1a2, 0x3, 0x2, 0x2, 0x2, 0x1a8, 0x1a9, 0x3, 0x2, 
    0x2, 0x2, 0x1a9, 0x1ac, 0x3, 0x2, 0x2, 0x2, 0x1aa, 0x1ab, 0x7, 0x61, 
    0x2, 0x2, 0x1ab, 0x1ad, 0x5, 0x54, 0x2b, 0x2, 0x1ac, 0x1aa, 0x3, 0x2, 
    0x2, 0x2, 0x1ac, 0x1ad, 0x3, 0x2, 0x2, 0x2, 0x1ad, 0x1ae, 0x3, 0x2, 
    0x2, 0x2, 0x1ae, 0x1af, 0x7, 0xd4, 0x2, 0x2, 0x1af, 0x1b3, 0x5, 0x54, 
    0x2b, 0x2, 0x1b0, 0x1b2, 0x5, 0x38, 0x1d, 0x2, 0x1b1, 0x1b0, 0x3, 0x2, 
    0x2, 0x2, 0x1b2, 0x1b5, 0x3, 0x2, 0x2, 0x2, 0x1b3, 0x1b1, 0x3, 0x2, 
    0x2, 0x2, 0x1b3, 0x1b4, 0x3, 0x2, 0x2, 0x2, 0x1b4, 0x1b7, 0x3, 0x2, 
    0x2, 0x2, 0x1b5, 0x1b3, 0x3, 0x2, 0x2, 0x2, 0x1b6, 0x1b8, 0x5, 0xc, 
    0x7, 0x2, 0x1b7, 0x1b6, 0x3, 0x2, 0x2, 0x2, 0x1b7, 0x1b8, 0x3, 0x2, 
    0x2, 0x2, 0x1b8, 0x26f, 0x3, 0x2, 0x2, 0x2, 0x1b9, 0x1bb, 0x7, 0xa, 
    0x2, 0x2, 0x1ba, 0x1b9, 0x3, 0x2, 0x2, 0x2, 0x1ba, 0x1bb, 0x3, 0x2, 
    0x2, 0x2, 0x1bb, 0x1bc, 0x3, 0x2, 0x2, 0x2, 0x1bc, 0x1bd, 0x7, 0x62, 
    0x2, 0x2, 0x1bd, 0x1bf, 0x5, 0x80, 0x41, 0x2, 0x1be, 0x1c0, 0x5, 0x14, 
    0xb, 0x2, 0x1bf, 0x1be, 0x3, 0x2, 0x2, 0x2, 0x1bf, 0x1c0, 0x3, 0x2, 
    0x2, 0x2, 0x1c0, 0x1c2, 0x3, 0x2, 0x2, 0x2, 0x1c1, 0x1c3, 0x5, 0xa, 
    0x6, 0x2, 0x1c2, 0x1c1, 0x3, 0x2, 0x2, 0x2, 0x1c2, 0x1c3, 0x3, 0x2, 
    0x2, 0x2, 0x1c3, 0x1c4, 0x3, 0x2, 0x2, 0x2, 0x1c4, 0x1c5, 0x7, 0xd4, 
    0x2, 0x2, 0x1c5, 0x1c7, 0x5, 0x54, 0x2b, 0x2, 0x1c6, 0x1c8, 0x5, 0xc, 
    0x7, 0x2, 0x1c7, 0x1c6, 0x3, 0x2, 0x2, 0x2, 0x1c7, 0x1c8, 0x3, 0x2, 
    0x2, 0x2, 0x1c8, 0x26f, 0x3, 0x2, 0x2, 0x2, 0x1c9, 0x1cb, 0x7, 0xa, 
    0x2, 0x2, 0x1ca, 0x1c9, 0x3, 0x2, 0x2, 0x2, 0x1ca, 0x1cb, 0x3, 0x2, 
    0x2, 0x2, 0x1cb, 0x1cc, 0x3, 0x2, 0x2, 0x2, 0x1cc, 0x1cd, 0x7, 0x66, 
    0x2, 0x2, 0x1cd, 0x1cf, 0x5, 0x80, 0x41, 0x2, 0x1ce, 0x1d0, 0x5, 0xa, 
    0x6, 0x2, 0x1cf, 0x1ce, 0x3, 0x2, 0x2, 0x2, 0x1cf, 0x1d0, 0x3, 0x2, 
    0x2, 0x2, 0x1d0, 0x1d2, 0x3, 0x2, 0x2, 0x2, 0x1d1, 0x1d3, 0x5, 0x12, 
    0xa, 0x2, 0x1d2, 0x1d1, 0x3, 0x2, 0x2, 0x2, 0x1d2, 0x1d3, 0x3, 0x2, 
    0x2, 0x2, 0x1d3, 0x1d4, 0x3, 0x2, 0x2, 0x2, 0x1d4, 0x1d8, 0x7, 0xe4, 
    0x2, 0x2, 0x1d5, 0x1d7, 0x5, 0x3a, 0x1e, 0x2, 0x1d6, 0x1d5, 0x3, 0x2, 
    0x2, 0x2, 0x1d7, 0x1da, 0x3, 0x2, 0x2, 0x2, 0x1d8, 0x1d6, 0x3, 0x2, 
    0x2, 0x2, 0x1d8, 0x1d9, 0x3, 0x2, 0x2, 0x2, 0x1d9, 0x1db, 0x3, 0x2, 
    0x2, 0x2, 0x1da, 0x1d8, 0x3, 0x2, 0x2, 0x2, 0x1db, 0x1dc, 0x7, 0xe5, 
    0x2, 0x2, 0x1dc, 0x26f, 0x3, 0x2, 0x2, 0x2, 0x1dd, 0x1df, 0x7, 0xa, 
    0x2, 0x2, 0x1de, 0x1dd, 0x3, 0x2, 0x2, 0x2, 0x1de, 0x1df, 0x3, 0x2, 
    0x2, 0x2, 0x1df, 0x1e0, 0x3, 0x2, 0x2, 0x2, 0x1e0, 0x1e1, 0x7, 0x67, 
    0x2, 0x2, 0x1e1, 0x1e5, 0x7, 0xe4, 0x2, 0x2, 0x1e2, 0x1e4, 0x5, 0x3a, 
    0x1e, 0x2, 0x1e3, 0x1e2, 0x3, 0x2, 0x2, 0x2, 0x1e4, 0x1e7, 0x3, 0x2, 
    0x2, 0x2, 0x1e5, 0x1e3, 0x3, 0x2, 0x2, 0x2, 0x1e5, 0x1e6, 0x3, 0x2, 
    0x2, 0x2, 0x1e6, 0x1e8, 0x3, 0x2, 0x2, 0x2, 0x1e7, 0x1e5, 0x3, 0x2, 
    0x2, 0x2, 0x1e8, 0x26f, 0x7, 0xe5, 0x2, 0x2, 0x1e9, 0x1eb, 0x7, 0xa, 
    0x2, 0x2, 0x1ea, 0x1e9, 0x3, 0x2, 0x2, 0x2, 0x1ea, 0x1eb, 0x3, 0x2, 
    0x2, 0x2, 0x1eb, 0x1ec, 0x3, 0x2, 0x2, 0x2, 0x1ec, 0x1ed, 0x7, 0x72, 
    0x2, 0x2, 0x1ed, 0x1ef, 0x5, 0x80, 0x41, 0x2, 0x1ee, 0x1f0, 0x5, 0x14, 
    0xb, 0x2, 0x1ef, 0x1ee, 0x3, 0x2, 0x2, 0x2, 0x1ef, 0x1f0, 0x3, 0x2, 
    0x2, 0x2, 0x1f0, 0x1f2, 0x3, 0x2, 0x2, 0x2, 0x1f1, 0x1f3, 0x5, 0xa, 
    0x6, 0x2, 0x1f2, 0x1f1, 0x3, 0x2, 0x2, 0x2, 0x1f2, 0x1f3, 0x3, 0x2, 
    0x2, 0x2, 0x1f3, 0x1f4, 0x3, 0x2, 0x2, 0x2, 0x1f4, 0x1f5, 0x7, 0xd4, 
    0x2, 0x2, 0x1f5, 0x1f7, 0x5, 0x54, 0x2b, 0x2, 0x1f6, 0x1f8, 0x5, 0x16, 
    0xc, 0x2, 0x1f7, 0x1f6, 0x3, 0x2, 0x2, 0x2, 0x1f7, 0x1f8, 0x3, 0x2, 
    0x2, 0x2, 0x1f8, 0x1fa, 0x3, 0x2, 0x2, 0x2, 0x1f9, 0x1fb, 0x5, 0xc, 
    0x7, 0x2, 0x1fa, 0x1f9, 0x3, 0x2, 0x2, 0x2, 0x1fa, 0x1fb, 0x3, 0x2, 
    0x2, 0x2, 0x1fb, 0x26f, 0x3, 0x2, 0x2, 0x2, 0x1fc, 0x1fe, 0x7, 0xa, 
    0x2, 0x2, 0x1fd, 0x1fc, 0x3, 0x2, 0x2, 0x2, 0x1fd, 0x1fe, 0x3, 0x2, 
    0x2, 0x2, 0x1fe, 0x1ff, 0x3, 0x2, 0x2, 0x2, 0x1ff, 0x200, 0x7, 0x73, 
    0x2, 0x2, 0x200, 0x202, 0x5, 0x80, 0x41, 0x2, 0x201, 0x203, 0x5, 0x14, 
    0xb, 0x2, 0x202, 0x201, 0x3, 0x2, 0x2, 0x2, 0x202, 0x203, 0x3, 0x2, 
    0x2, 0x2, 0x203, 0x205, 0x3, 0x2, 0x2, 0x2, 0x204, 0x206, 0x5, 0xa, 
    0x6, 0x2, 0x205, 0x204, 0x3, 0x2, 0x2, 0x2, 0x205, 0x206, 0x3, 0x2, 
    0x2, 0x2, 0x206, 0x207, 0x3, 0x2, 0x2, 0x2, 0x207, 0x208, 0x7, 0xd4, 
    0x2, 0x2, 0x208, 0x20a, 0x7, 0x7d, 0x2, 0x2, 0x209, 0x20b, 0x5, 0x16, 
    0xc, 0x2, 0x20a, 0x209, 0x3, 0x2, 0x2, 0x2, 0x20a, 0x20b, 0x3, 0x2, 
    0x2, 0x2, 0x20b, 0x20d, 0x3, 0x2, 0x2, 0x2, 0x20c, 0x20e, 0x5, 0xc, 
    0x7, 0x2, 0x20d, 0x20c, 0x3, 0x2, 0x2, 0x2, 0x20d, 0x20e, 0x3, 0x2, 
    0x2, 0x2, 0x20e, 0x26f, 0x3, 0x2, 0x2, 0x2, 0x20f, 0x211, 0x7, 0xa, 
    0x2, 0x2, 0x210, 0x20f, 0x3, 0x2, 0x2, 0x2, 0x210, 0x211, 0x3, 0x2, 
    0x2, 0x2, 0x211, 0x212, 0x3, 0x2, 0x2, 0x2, 0x212, 0x213, 0x7, 0x78, 
    0x2, 0x2, 0x213, 0x215, 0x5, 0x80, 0x41, 0x2, 0x214, 0x216, 0x5, 0xa, 
    0x6, 0x2, 0x215, 0x214, 0x3, 0x2, 0x2, 0x2, 0x215, 0x216, 0x3, 0x2, 
    0x2, 0x2, 0x216, 0x217, 0x3, 0x2, 0x2, 0x2, 0x217, 0x21b, 0x7, 0xe4, 
    0x2, 0x2, 0x218, 0x21a, 0x5, 0x42, 0x22, 0x2, 0x219, 0x218, 0x3, 0x2, 
    0x2, 0x2, 0x21a, 0x21d, 0x3, 0x2, 0x2, 0x2, 0x21b, 0x219, 0x3, 0x2, 
    0x2, 0x2, 0x21b, 0x21c, 0x3, 0x2, 0x2, 0x2, 0x21c, 0x21e, 0x3, 0x2, 
    0x2, 0x2, 0x21d, 0x21b, 0x3, 0x2, 0x2, 0x2, 0x21e, 0x220, 0x7, 0xe5, 
    0x2, 0x2, 0x21f, 0x221, 0x5, 0xc, 0x7, 0x2, 0x220, 0x21f, 0x3, 0x2, 
    0x2, 0x2, 0x220, 0x221, 0x3, 0x2, 0x2, 0x2, 0x221, 0x26f, 0x3, 0x2, 
    0x2, 0x2, 0x222, 0x224, 0x7, 0xa, 0x2, 0x2, 0x223, 0x222, 0x3, 0x2, 
    0x2, 0x2, 0x223, 0x224, 0x3, 0x2, 0x2, 0x2, 0x224, 0x225, 0x3, 0x2, 
    0x2, 0x2, 0x225, 0x226, 0x7, 0x75, 0x2, 0x2, 0x226, 0x22b, 0x5, 0x54, 
    0x2b, 0x2, 0x227, 0x228, 0x7, 0xd5, 0x2, 0x2, 0x228, 0x22a, 0x5, 0x54, 
    0x2b, 0x2, 0x229, 0x227, 0x3, 0x2, 0x2, 0x2, 0x22a, 0x22d, 0x3, 0x2, 
    0x2, 0x2, 0x22b, 0x229, 0x3, 0x2, 0x2, 0x2, 0x22b, 0x22c, 0x3, 0x2, 
    0x2, 0x2, 0x22c, 0x26f, 0x3, 0x2, 0x2, 0x2, 0x22d, 0x22b, 0x3, 0x2, 
    0x2, 0x2, 0x22e, 0x230, 0x7, 0xa, 0x2, 0x2, 0x22f, 0x22e, 0x3, 0x2, 
    0x2, 0x2, 0x22f, 0x230, 0x3, 0x2, 0x2, 0x2, 0x230, 0x231, 0x3, 0x2, 
    0x2, 0x2, 0x231, 0x232, 0x7, 0x77, 0x2, 0x2, 0x232, 0x236, 0x7, 0xe4, 
    0x2, 0x2, 0x233, 0x235, 0x5, 0x40, 0x21, 0x2, 0x234, 0x233, 0x3, 0x2, 
    0x2, 0x2, 0x235, 0x238, 0x3, 0x2, 0x2, 0x2, 0x236, 0x234, 0x3, 0x2, 
    0x2, 0x2, 0x236, 0x237, 0x3, 0x2, 0x2, 0x2, 0x237, 0x239, 0x3, 0x2, 
    0x2, 0x2, 0x238, 0x236, 0x3, 0x2, 0x2, 0x2, 0x239, 0x26f, 0x7, 0xe5, 
    0x2, 0x2, 0x23a, 0x23c, 0x7, 0xa, 0x2, 0x2, 0x23b, 0x23a, 0x3, 0x2, 
    0x2, 0x2, 0x23b, 0x23c, 0x3, 0x2, 0x2, 0x2, 0x23c, 0x23d, 0x3, 0x2, 
    0x2, 0x2, 0x23d, 0x23e, 0x7, 0x80, 0x2, 0x2, 0x23e, 0x242, 0x7, 0xe4, 
    0x2, 0x2, 0x23f, 0x241, 0x5, 0x44, 0x23, 0x2, 0x240, 0x23f, 0x3, 0x2, 
    0x2, 0x2, 0x241, 0x244, 0x3, 0x2, 0x2, 0x2, 0x242, 0x240, 0x3, 0x2, 
    0x2, 0x2, 0x242, 0x243, 0x3, 0x2, 0x2, 0x2, 0x243, 0x245, 0x3, 0x2, 
    0x2, 0x2, 0x244, 0x242, 0x3, 0x2, 0x2, 0x2, 0x245, 0x247, 0x7, 0xe5, 
    0x2, 0x2, 0x246, 0x248, 0x5, 0xc, 0x7, 0x2, 0x247, 0x246, 0x3, 0x2, 
    0x2, 0x2, 0x247, 0x248, 0x3, 0x2, 0x2, 0x2, 0x248, 0x26f, 0x3, 0x2, 
    0x2, 0x2, 0x249, 0x24b, 0x7, 0xa, 0x2, 0x2, 0x24a, 0x249, 0x3, 0x2, 
    0x2, 0x2, 0x24a, 0x24b, 0x3, 0x2, 0x2, 0x2, 0x24b, 0x24c, 0x3, 0x2, 
    0x2, 0x2, 0x24c, 0x24d, 0x7, 0x84, 0x2, 0x2, 0x24d, 0x251, 0x7, 0xe4, 
    0x2, 0x2, 0x24e, 0x250, 0x5, 0x46, 0x24, 0x2, 0x24f, 0x24e, 0x3, 0x2, 
    0x2, 0x2, 0x250, 0x253, 0x3, 0x2, 0x2, 0x2, 0x251, 0x24f, 0x3, 0x2, 
    0x2, 0x2, 0x251, 0x252, 0x3, 0x2, 0x2, 0x2, 0x252, 0x254, 0x3, 0x2, 
    0x2, 0x2, 0x253, 0x251, 0x3, 0x2, 0x2, 0x2, 0x254, 0x256, 0x7, 0xe5, 
    0x2, 0x2, 0x255, 0x257, 0x5, 0xc, 0x7, 0x2, 0x256, 0x255, 0x3, 0x2, 
    0x2, 0x2, 0x256, 0x257, 0x3, 0x2, 0x2, 0x2, 0x257, 0x26f, 0x3, 0x2, 
    0x2, 0x2, 0x258, 0x259, 0x7, 0xcb, 0x2, 0x2, 0x259, 0x263, 0x5, 0xa, 
    0x6, 0x2, 0x25a, 0x25b, 0x7, 0xcc, 0x2, 0x2, 0x25b, 0x260, 0x5, 0x48, 
    0x25, 0x2, 0x25c, 0x25d, 0x7, 0xd5, 0x2, 0x2, 0x25d, 0x25f, 0x5, 0x48, 
    0x25, 0x2, 0x25e, 0x25c, 0x3, 0x2, 0x2, 0x2, 0x25f, 0x262, 0x3, 0x2, 
    0x2, 0x2, 0x260, 0x25e, 0x3, 0x2, 0x2, 0x2, 0x260, 0x261, 0x3, 0x2, 
    0x2, 0x2, 0x261, 0x264, 0x3, 0x2, 0x2, 0x2, 0x262, 0x260, 0x3, 0x2, 
    0x2, 0x2, 0x263, 0x25a, 0x3, 0x2, 0x2, 0x2, 0x263, 0x264, 0x3, 0x2, 
    0x2, 0x2, 0x264, 0x265, 0x3, 0x2, 0x2, 0x2, 0x265, 0x269, 0x7, 0xe4, 
    0x2, 0x2, 0x266, 0x268, 0x5, 0x4a, 0x26, 0x2, 0x267, 0x266, 0x3, 0x2, 
    0x2, 0x2, 0x268, 0x26b, 0x3, 0x2, 0x2, 0x2, 0x269, 0x267, 0x3, 0x2, 
    0x2, 0x2, 0x269, 0x26a, 0x3, 0x2, 0x2, 0x2, 0x26a, 0x26c, 0x3, 0x2, 
    0x2, 0x2, 0x26b, 0x269, 0x3, 0x2, 0x2, 0x2, 0x26c, 0x26d, 0x7, 0xe5, 
    0x2, 0x2, 0x26d, 0x26f, 0x3, 0x2, 0x2, 0x2, 0x26e, 0xcb, 0x3, 0x2, 0x2, 
    0x2, 0x26e, 0xcf, 0x3, 0x2, 0x2, 0x2, 0x26e, 0xd3, 0x3, 0x2, 0x2, 0x2, 
    0x26e, 0xdb, 0x3, 0x2, 0x2, 0x2, 0x26e, 0xe7, 0x3, 0x2, 0x2, 0x2, 0x26e, 
    0xf4, 0x3, 0x2, 0x2, 0x2, 0x26e, 0x103, 0x3, 0x2, 0x2, 0x2, 0x26e, 0x110, 
    0x3, 0x2, 0x2, 0x2, 0x26e, 0x11f, 0x3, 0x2, 0x2, 0x2, 0x26e, 0x12f, 
    0x3, 0x2, 0x2, 0x2, 0x26e, 0x13f, 0x3, 0x2, 0x2, 0x2, 0x26e, 0x14b, 
    0x3, 0x2, 0x2, 0x2, 0x26e, 0x157, 0x3, 0x2, 0x2, 0x2, 0x26e, 0x174, 
    0x3, 0x2, 0x2, 0x2, 0x26e, 0x182, 0x3, 0x2, 0x2, 0x2, 0x26e, 0x18e, 
    0x3, 0x2, 0x2, 0x2, 0x26e, 0x19b, 0x3, 0x2, 0x2, 0x2, 0x26e, 0x1ba, 
    0x3, 0x2, 0x2, 0x2, 0x26e, 0x1ca, 0x3, 0x2, 0x2, 0x2, 0x26e, 0x1de, 
    0x3, 0x2, 0x2, 0x2, 0x26e, 0x1ea, 0x3, 0x2, 0x2, 0x2, 0x26e, 0x1fd, 
    0x3, 0x2, 0x2, 0x2, 0x26e, 0x210, 0x3, 0x2, 0x2, 0x2, 0x26e, 0x223, 
    0x3, 0x2, 0x2, 0x2, 0x26e, 0x22f, 0x3, 0x2, 0x2, 0x2, 0x26e, 0x23b, 
    0x3, 0x2, 0x2, 0x2, 0x26e, 0x24a, 0x3, 0x2, 0x2, 0x2, 0x26e, 0x258, 
    0x3, 0x2, 0x2, 0x2, 0x26f, 0xf, 0x3, 0x2, 0x2, 0x2, 0x270, 0x271, 0x9, 
    0x3, 0x2, 0x2, 0x271, 0x11, 0x3, 0x2, 0x2, 0x2, 0x272, 0x273, 0x9, 0x4, 
    0x2, 0x2, 0x273, 0x13, 0x3, 0x2, 0x2, 0x2, 0x274, 0x275, 0x9, 0x5, 0x2, 
    0x2, 0x275, 0x276, 0x5, 0x80, 0x41, 0x2, 0x276, 0x15, 0x3, 0x2, 0x2, 
    0x2, 0x277, 0x278, 0x9, 0x6, 0x2, 0x2, 0x278, 0x279, 0x5, 0x54, 0x2b, 
    0x2, 0x279, 0x17, 0x3, 0x2, 0x2, 0x2, 0x27a, 0x27c, 0x7, 0x10, 0x2, 
    0x2, 0x27b, 0x27d, 0x5, 0x7e, 0x40, 0x2, 0x27c, 0x27b, 0x3, 0x2, 0x2, 
    0x2, 0x27d, 0x27e, 0x3, 0x2, 0x2, 0x2, 0x27e, 0x27c, 0x3, 0x2, 0x2, 
    0x2, 0x27e, 0x27f, 0x3, 0x2, 0x2, 0x2, 0x27f, 0x280, 0x3, 0x2, 0x2, 
    0x2, 0x280, 0x281, 0x7, 0xea, 0x2, 0x2, 0x281, 0x282, 0x7, 0xe1, 0x2, 
    0x2, 0x282, 0x283, 0x7, 0xea, 0x2, 0x2, 0x283, 0x284, 0x7, 0x13, 0x2, 
    0x2, 0x284, 0x285, 0x7, 0xea, 0x2, 0x2, 0x285, 0x29f, 0x3, 0x2, 0x2, 
    0x2, 0x286, 0x288, 0x7, 0x11, 0x2, 0x2, 0x287, 0x289, 0x5, 0x7e, 0x40, 
    0x2, 0x288, 0x287, 0x3, 0x2, 0x2, 0x2, 0x289, 0x28a, 0x3, 0x2, 0x2, 
    0x2, 0x28a, 0x288, 0x3, 0x2, 0x2, 0x2, 0x28a, 0x28b, 0x3, 0x2, 0x2, 
    0x2, 0x28b, 0x28c, 0x3, 0x2, 0x2, 0x2, 0x28c, 0x28d, 0x7, 0x13, 0x2, 
    0x2, 0x28d, 0x28e, 0x7, 0xea, 0x2, 0x2, 0x28e, 0x29f, 0x3, 0x2, 0x2, 
    0x2, 0x28f, 0x291, 0x7, 0x12, 0x2, 0x2, 0x290, 0x292, 0x5, 0x7e, 0x40, 
    0x2, 0x291, 0x290, 0x3, 0x2, 0x2, 0x2, 0x292, 0x293, 0x3, 0x2, 0x2, 
    0x2, 0x293, 0x291, 0x3, 0x2, 0x2, 0x2, 0x293, 0x294, 0x3, 0x2, 0x2, 
    0x2, 0x294, 0x295, 0x3, 0x2, 0x2, 0x2, 0x295, 0x296, 0x7, 0x13, 0x2, 
    0x2, 0x296, 0x297, 0x7, 0xea, 0x2, 0x2, 0x297, 0x29f, 0x3, 0x2, 0x2, 
    0x2, 0x298, 0x29a, 0x7, 0x14, 0x2, 0x2, 0x299, 0x29b, 0x5, 0x7e, 0x40, 
    0x2, 0x29a, 0x299, 0x3, 0x2, 0x2, 0x2, 0x29b, 0x29c, 0x3, 0x2, 0x2, 
    0x2, 0x29c, 0x29a, 0x3, 0x2, 0x2, 0x2, 0x29c, 0x29d, 0x3, 0x2, 0x2, 
    0x2, 0x29d, 0x29f, 0x3, 0x2, 0x2, 0x2, 0x29e, 0x27a, 0x3, 0x2, 0x2, 
    0x2, 0x29e, 0x286, 0x3, 0x2, 0x2, 0x2, 0x29e, 0x28f, 0x3, 0x2, 0x2, 
    0x2, 0x29e, 0x298, 0x3, 0x2, 0x2, 0x2, 0x29f, 0x19, 0x3, 0x2, 0x2, 0x2, 
    0x2a0, 0x2ae, 0x7, 0x1a, 0x2, 0x2, 0x2a1, 0x2ae, 0x7, 0x1b, 0x2, 0x2, 
    0x2a2, 0x2ae, 0x7, 0x1c, 0x2, 0x2, 0x2a3, 0x2ae, 0x7, 0x1d, 0x2, 0x2, 
    0x2a4, 0x2ae, 0x7, 0x1e, 0x2, 0x2, 0x2a5, 0x2ae, 0x7, 0x1f, 0x2, 0x2, 
    0x2a6, 0x2ae, 0x7, 0x20, 0x2, 0x2, 0x2a7, 0x2a9, 0x7, 0x22, 0x2, 0x2, 
    0x2a8, 0x2aa, 0x5, 0x1c, 0xf, 0x2, 0x2a9, 0x2a8, 0x3, 0x2, 0x2, 0x2, 
    0x2aa, 0x2ab, 0x3, 0x2, 0x2, 0x2, 0x2ab, 0x2a9, 0x3, 0x2, 0x2, 0x2, 
    0x2ab, 0x2ac, 0x3, 0x2, 0x2, 0x2, 0x2ac, 0x2ae, 0x3, 0x2, 0x2, 0x2, 
    0x2ad, 0x2a0, 0x3, 0x2, 0x2, 0x2, 0x2ad, 0x2a1, 0x3, 0x2, 0x2, 0x2, 
    0x2ad, 0x2a2, 0x3, 0x2, 0x2, 0x2, 0x2ad, 0x2a3, 0x3, 0x2, 0x2, 0x2, 
    0x2ad, 0x2a4, 0x3, 0x2, 0x2, 0x2, 0x2ad, 0x2a5, 0x3, 0x2, 0x2, 0x2, 
    0x2ad, 0x2a6, 0x3, 0x2, 0x2, 0x2, 0x2ad, 0x2a7, 0x3, 0x2, 0x2, 0x2, 
    0x2ae, 0x1b, 0x3, 0x2, 0x2, 0x2, 0x2af, 0x2b2, 0x5, 0x80, 0x41, 0x2, 
    0x2b0, 0x2b2, 0x7, 0xea, 0x2, 0x2, 0x2b1, 0x2af, 0x3, 0x2, 0x2, 0x2, 
    0x2b1, 0x2b0, 0x3, 0x2, 0x2, 0x2, 0x2b2, 0x1d, 0x3, 0x2, 0x2, 0x2, 0x2b3, 
    0x2b7, 0x5, 0x54, 0x2b, 0x2, 0x2b4, 0x2b6, 0x5, 0x7e, 0x40, 0x2, 0x2b5, 
    0x2b4, 0x3, 0x2, 0x2, 0x2, 0x2b6, 0x2b9, 0x3, 0x2, 0x2, 0x2, 0x2b7, 
    0x2b5, 0x3, 0x2, 0x2, 0x2, 0x2b7, 0x2b8, 0x3, 0x2, 0x2, 0x2, 0x2b8, 
    0x2bc, 0x3, 0x2, 0x2, 0x2, 0x2b9, 0x2b7, 0x3, 0x2, 0x2, 0x2, 0x2ba, 
    0x2bc, 0x5, 0x82, 0x42, 0x2, 0x2bb, 0x2b3, 0x3, 0x2, 0x2, 0x2, 0x2bb, 
    0x2ba, 0x3, 0x2, 0x2, 0x2, 0x2bc, 0x1f, 0x3, 0x2, 0x2, 0x2, 0x2bd, 0x2be, 
    0x9, 0x7, 0x2, 0x2, 0x2be, 0x21, 0x3, 0x2, 0x2, 0x2, 0x2bf, 0x2c0, 0x7, 
    0x26, 0x2, 0x2, 0x2c0, 0x2c2, 0x7, 0xea, 0x2, 0x2, 0x2c1, 0x2c3, 0x5, 
    0xc, 0x7, 0x2, 0x2c2, 0x2c1, 0x3, 0x2, 0x2, 0x2, 0x2c2, 0x2c3, 0x3, 
    0x2, 0x2, 0x2, 0x2c3, 0x2e8, 0x3, 0x2, 0x2, 0x2, 0x2c4, 0x2c5, 0x7, 
    0x27, 0x2, 0x2, 0x2c5, 0x2c7, 0x7, 0xea, 0x2, 0x2, 0x2c6, 0x2c8, 0x5, 
    0xc, 0x7, 0x2, 0x2c7, 0x2c6, 0x3, 0x2, 0x2, 0x2, 0x2c7, 0x2c8, 0x3, 
    0x2, 0x2, 0x2, 0x2c8, 0x2e8, 0x3, 0x2, 0x2, 0x2, 0x2c9, 0x2ce, 0x7, 
    0x28, 0x2, 0x2, 0x2ca, 0x2cc, 0x7, 0xd5, 0x2, 0x2, 0x2cb, 0x2ca, 0x3, 
    0x2, 0x2, 0x2, 0x2cb, 0x2cc, 0x3, 0x2, 0x2, 0x2, 0x2cc, 0x2cd, 0x3, 
    0x2, 0x2, 0x2, 0x2cd, 0x2cf, 0x9, 0x8, 0x2, 0x2, 0x2ce, 0x2cb, 0x3, 
    0x2, 0x2, 0x2, 0x2ce, 0x2cf, 0x3, 0x2, 0x2, 0x2, 0x2cf, 0x2d1, 0x3, 
    0x2, 0x2, 0x2, 0x2d0, 0x2d2, 0x5, 0xc, 0x7, 0x2, 0x2d1, 0x2d0, 0x3, 
    0x2, 0x2, 0x2, 0x2d1, 0x2d2, 0x3, 0x2, 0x2, 0x2, 0x2d2, 0x2e8, 0x3, 
    0x2, 0x2, 0x2, 0x2d3, 0x2d4, 0x7, 0x2b, 0x2, 0x2, 0x2d4, 0x2da, 0x5, 
    0x54, 0x2b, 0x2, 0x2d5, 0x2d7, 0x7, 0xd5, 0x2, 0x2, 0x2d6, 0x2d5, 0x3, 
    0x2, 0x2, 0x2, 0x2d6, 0x2d7, 0x3, 0x2, 0x2, 0x2, 0x2d7, 0x2d8, 0x3, 
    0x2, 0x2, 0x2, 0x2d8, 0x2d9, 0x7, 0x2c, 0x2, 0x2, 0x2d9, 0x2db, 0x5, 
    0x54, 0x2b, 0x2, 0x2da, 0x2d6, 0x3, 0x2, 0x2, 0x2, 0x2da, 0x2db, 0x3, 
    0x2, 0x2, 0x2, 0x2db, 0x2dd, 0x3, 0x2, 0x2, 0x2, 0x2dc, 0x2de, 0x5, 
    0xc, 0x7, 0x2, 0x2dd, 0x2dc, 0x3, 0x2, 0x2, 0x2, 0x2dd, 0x2de, 0x3, 
    0x2, 0x2, 0x2, 0x2de, 0x2e8, 0x3, 0x2, 0x2, 0x2, 0x2df, 0x2e0, 0x7, 
    0x2d, 0x2, 0x2, 0x2e0, 0x2e2, 0x5, 0x24, 0x13, 0x2, 0x2e1, 0x2e3, 0x5, 
    0x16, 0xc, 0x2, 0x2e2, 0x2e1, 0x3, 0x2, 0x2, 0x2, 0x2e2, 0x2e3, 0x3, 
    0x2, 0x2, 0x2, 0x2e3, 0x2e5, 0x3, 0x2, 0x2, 0x2, 0x2e4, 0x2e6, 0x5, 
    0xc, 0x7, 0x2, 0x2e5, 0x2e4, 0x3, 0x2, 0x2, 0x2, 0x2e5, 0x2e6, 0x3, 
    0x2, 0x2, 0x2, 0x2e6, 0x2e8, 0x3, 0x2, 0x2, 0x2, 0x2e7, 0x2bf, 0x3, 
    0x2, 0x2, 0x2, 0x2e7, 0x2c4, 0x3, 0x2, 0x2, 0x2, 0x2e7, 0x2c9, 0x3, 
    0x2, 0x2, 0x2, 0x2e7, 0x2d3, 0x3, 0x2, 0x2, 0x2, 0x2e7, 0x2df, 0x3, 
    0x2, 0x2, 0x2, 0x2e8, 0x23, 0x3, 0x2, 0x2, 0x2, 0x2e9, 0x2ee, 0x7, 0x2e, 
    0x2, 0x2, 0x2ea, 0x2eb, 0x9, 0x9, 0x2, 0x2, 0x2eb, 0x2ec, 0x7, 0xea, 
    0x2, 0x2, 0x2ec, 0x2ee, 0x9, 0xa, 0x2, 0x2, 0x2ed, 0x2e9, 0x3, 0x2, 
    0x2, 0x2, 0x2ed, 0x2ea, 0x3, 0x2, 0x2, 0x2, 0x2ee, 0x25, 0x3, 0x2, 0x2, 
    0x2, 0x2ef, 0x2f0, 0x7, 0x34, 0x2, 0x2, 0x2f0, 0x2f2, 0x7, 0xea, 0x2, 
    0x2, 0x2f1, 0x2f3, 0x5, 0xc, 0x7, 0x2, 0x2f2, 0x2f1, 0x3, 0x2, 0x2, 
    0x2, 0x2f2, 0x2f3, 0x3, 0x2, 0x2, 0x2, 0x2f3, 0x304, 0x3, 0x2, 0x2, 
    0x2, 0x2f4, 0x2f5, 0x7, 0x35, 0x2, 0x2, 0x2f5, 0x2f7, 0x9, 0xa, 0x2, 
    0x2, 0x2f6, 0x2f8, 0x5, 0xc, 0x7, 0x2, 0x2f7, 0x2f6, 0x3, 0x2, 0x2, 
    0x2, 0x2f7, 0x2f8, 0x3, 0x2, 0x2, 0x2, 0x2f8, 0x304, 0x3, 0x2, 0x2, 
    0x2, 0x2f9, 0x2fa, 0x7, 0x36, 0x2, 0x2, 0x2fa, 0x2fc, 0x5, 0x54, 0x2b, 
    0x2, 0x2fb, 0x2fd, 0x5, 0xc, 0x7, 0x2, 0x2fc, 0x2fb, 0x3, 0x2, 0x2, 
    0x2, 0x2fc, 0x2fd, 0x3, 0x2, 0x2, 0x2, 0x2fd, 0x304, 0x3, 0x2, 0x2, 
    0x2, 0x2fe, 0x2ff, 0x7, 0x37, 0x2, 0x2, 0x2ff, 0x301, 0x5, 0x54, 0x2b, 
    0x2, 0x300, 0x302, 0x5, 0xc, 0x7, 0x2, 0x301, 0x300, 0x3, 0x2, 0x2, 
    0x2, 0x301, 0x302, 0x3, 0x2, 0x2, 0x2, 0x302, 0x304, 0x3, 0x2, 0x2, 
    0x2, 0x303, 0x2ef, 0x3, 0x2, 0x2, 0x2, 0x303, 0x2f4, 0x3, 0x2, 0x2, 
    0x2, 0x303, 0x2f9, 0x3, 0x2, 0x2, 0x2, 0x303, 0x2fe, 0x3, 0x2, 0x2, 
    0x2, 0x304, 0x27, 0x3, 0x2, 0x2, 0x2, 0x305, 0x307, 0x5, 0x2a, 0x16, 
    0x2, 0x306, 0x305, 0x3, 0x2, 0x2, 0x2, 0x307, 0x308, 0x3, 0x2, 0x2, 
    0x2, 0x308, 0x306, 0x3, 0x2, 0x2, 0x2, 0x308, 0x309, 0x3, 0x2, 0x2, 
    0x2, 0x309, 0x310, 0x3, 0x2, 0x2, 0x2, 0x30a, 0x30c, 0x7, 0x18, 0x2, 
    0x2, 0x30b, 0x30d, 0x5, 0x2a, 0x16, 0x2, 0x30c, 0x30b, 0x3, 0x2, 0x2, 
    0x2, 0x30d, 0x30e, 0x3, 0x2, 0x2, 0x2, 0x30e, 0x30c, 0x3, 0x2, 0x2, 
    0x2, 0x30e, 0x30f, 0x3, 0x2, 0x2, 0x2, 0x30f, 0x311, 0x3, 0x2, 0x2, 
    0x2, 0x310, 0x30a, 0x3, 0x2, 0x2, 0x2, 0x310, 0x311, 0x3, 0x2, 0x2, 
    0x2, 0x311, 0x29, 0x3, 0x2, 0x2, 0x2, 0x312, 0x324, 0x5, 0x7e, 0x40, 
    0x2, 0x313, 0x324, 0x7, 0xe9, 0x2, 0x2, 0x314, 0x316, 0x7, 0x16, 0x2, 
    0x2, 0x315, 0x317, 0x7, 0xea, 0x2, 0x2, 0x316, 0x315, 0x3, 0x2, 0x2, 
    0x2, 0x317, 0x318, 0x3, 0x2, 0x2, 0x2, 0x318, 0x316, 0x3, 0x2, 0x2, 
    0x2, 0x318, 0x319, 0x3, 0x2, 0x2, 0x2, 0x319, 0x324, 0x3, 0x2, 0x2, 
    0x2, 0x31a, 0x324, 0x7, 0x17, 0x2, 0x2, 0x31b, 0x31c, 0x7, 0xe4, 0x2, 
    0x2, 0x31c, 0x31d, 0x5, 0x28, 0x15, 0x2, 0x31d, 0x31e, 0x7, 0xe5, 0x2, 
    0x2, 0x31e, 0x324, 0x3, 0x2, 0x2, 0x2, 0x31f, 0x320, 0x7, 0xe2, 0x2, 
    0x2, 0x320, 0x321, 0x5, 0x54, 0x2b, 0x2, 0x321, 0x322, 0x7, 0xe3, 0x2, 
    0x2, 0x322, 0x324, 0x3, 0x2, 0x2, 0x2, 0x323, 0x312, 0x3, 0x2, 0x2, 
    0x2, 0x323, 0x313, 0x3, 0x2, 0x2, 0x2, 0x323, 0x314, 0x3, 0x2, 0x2, 
    0x2, 0x323, 0x31a, 0x3, 0x2, 0x2, 0x2, 0x323, 0x31b, 0x3, 0x2, 0x2, 
    0x2, 0x323, 0x31f, 0x3, 0x2, 0x2, 0x2, 0x324, 0x2b, 0x3, 0x2, 0x2, 0x2, 
    0x325, 0x326, 0x9, 0xb, 0x2, 0x2, 0x326, 0x32d, 0x9, 0xc, 0x2, 0x2, 
    0x327, 0x328, 0x7, 0x3d, 0x2, 0x2, 0x328, 0x329, 0x7, 0x41, 0x2, 0x2, 
    0x329, 0x32d, 0x5, 0x7e, 0x40, 0x2, 0x32a, 0x32b, 0x7, 0x3e, 0x2, 0x2, 
    0x32b, 0x32d, 0x5, 0x2a, 0x16, 0x2, 0x32c, 0x325, 0x3, 0x2, 0x2, 0x2, 
    0x32c, 0x327, 0x3, 0x2, 0x2, 0x2, 0x32c, 0x32a, 0x3, 0x2, 0x2, 0x2, 
    0x32d, 0x2d, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x32f, 0x9, 0xd, 0x2, 0x2, 0x32f, 
    0x2f, 0x3, 0x2, 0x2, 0x2, 0x330, 0x332, 0x9, 0xe, 0x2, 0x2, 0x331, 0x333, 
    0x5, 0x16, 0xc, 0x2, 0x332, 0x331, 0x3, 0x2, 0x2, 0x2, 0x332, 0x333, 
    0x3, 0x2, 0x2, 0x2, 0x333, 0x335, 0x3, 0x2, 0x2, 0x2, 0x334, 0x336, 
    0x5, 0xc, 0x7, 0x2, 0x335, 0x334, 0x3, 0x2, 0x2, 0x2, 0x335, 0x336, 
    0x3, 0x2, 0x2, 0x2, 0x336, 0x31, 0x3, 0x2, 0x2, 0x2, 0x337, 0x338, 0x7, 
    0x4f, 0x2, 0x2, 0x338, 0x33d, 0x5, 0x34, 0x1b, 0x2, 0x339, 0x33a, 0x7, 
    0xd5, 0x2, 0x2, 0x33a, 0x33c, 0x5, 0x34, 0x1b, 0x2, 0x33b, 0x339, 0x3, 
    0x2, 0x2, 0x2, 0x33c, 0x33f, 0x3, 0x2, 0x2, 0x2, 0x33d, 0x33b, 0x3, 
    0x2, 0x2, 0x2, 0x33d, 0x33e, 0x3, 0x2, 0x2, 0x2, 0x33e, 0x356, 0x3, 
    0x2, 0x2, 0x2, 0x33f, 0x33d, 0x3, 0x2, 0x2, 0x2, 0x340, 0x346, 0x9, 
    0xf, 0x2, 0x2, 0x341, 0x343, 0x7, 0xd5, 0x2, 0x2, 0x342, 0x341, 0x3, 
    0x2, 0x2, 0x2, 0x342, 0x343, 0x3, 0x2, 0x2, 0x2, 0x343, 0x344, 0x3, 
    0x2, 0x2, 0x2, 0x344, 0x345, 0x9, 0x10, 0x2, 0x2, 0x345, 0x347, 0x5, 
    0x54, 0x2b, 0x2, 0x346, 0x342, 0x3, 0x2, 0x2, 0x2, 0x346, 0x347, 0x3, 
    0x2, 0x2, 0x2, 0x347, 0x349, 0x3, 0x2, 0x2, 0x2, 0x348, 0x34a, 0x5, 
    0x16, 0xc, 0x2, 0x349, 0x348, 0x3, 0x2, 0x2, 0x2, 0x349, 0x34a, 0x3, 
    0x2, 0x2, 0x2, 0x34a, 0x34c, 0x3, 0x2, 0x2, 0x2, 0x34b, 0x34d, 0x5, 
    0xc, 0x7, 0x2, 0x34c, 0x34b, 0x3, 0x2, 0x2, 0x2, 0x34c, 0x34d, 0x3, 
    0x2, 0x2, 0x2, 0x34d, 0x356, 0x3, 0x2, 0x2, 0x2, 0x34e, 0x350, 0x7, 
    0x55, 0x2, 0x2, 0x34f, 0x351, 0x5, 0x16, 0xc, 0x2, 0x350, 0x34f, 0x3, 
    0x2, 0x2, 0x2, 0x350, 0x351, 0x3, 0x2, 0x2, 0x2, 0x351, 0x353, 0x3, 
    0x2, 0x2, 0x2, 0x352, 0x354, 0x5, 0xc, 0x7, 0x2, 0x353, 0x352, 0x3, 
    0x2, 0x2, 0x2, 0x353, 0x354, 0x3, 0x2, 0x2, 0x2, 0x354, 0x356, 0x3, 
    0x2, 0x2, 0x2, 0x355, 0x337, 0x3, 0x2, 0x2, 0x2, 0x355, 0x340, 0x3, 
    0x2, 0x2, 0x2, 0x355, 0x34e, 0x3, 0x2, 0x2, 0x2, 0x356, 0x33, 0x3, 0x2, 
    0x2, 0x2, 0x357, 0x35a, 0x7, 0x50, 0x2, 0x2, 0x358, 0x35a, 0x5, 0x7e, 
    0x40, 0x2, 0x359, 0x357, 0x3, 0x2, 0x2, 0x2, 0x359, 0x358, 0x3, 0x2, 
    0x2, 0x2, 0x35a, 0x35b, 0x3, 0x2, 0x2, 0x2, 0x35b, 0x359, 0x3, 0x2, 
    0x2, 0x2, 0x35b, 0x35c, 0x3, 0x2, 0x2, 0x2, 0x35c, 0x35, 0x3, 0x2, 0x2, 
    0x2, 0x35d, 0x35e, 0x7, 0xea, 0x2, 0x2, 0x35e, 0x360, 0x7, 0x57, 0x2, 
    0x2, 0x35f, 0x361, 0x7, 0x58, 0x2, 0x2, 0x360, 0x35f, 0x3, 0x2, 0x2, 
    0x2, 0x360, 0x361, 0x3, 0x2, 0x2, 0x2, 0x361, 0x36b, 0x3, 0x2, 0x2, 
    0x2, 0x362, 0x363, 0x7, 0xea, 0x2, 0x2, 0x363, 0x36b, 0x9, 0x11, 0x2, 
    0x2, 0x364, 0x365, 0x7, 0x5b, 0x2, 0x2, 0x365, 0x367, 0x5, 0x2a, 0x16, 
    0x2, 0x366, 0x368, 0x7, 0x5c, 0x2, 0x2, 0x367, 0x366, 0x3, 0x2, 0x2, 
    0x2, 0x367, 0x368, 0x3, 0x2, 0x2, 0x2, 0x368, 0x36b, 0x3, 0x2, 0x2, 
    0x2, 0x369, 0x36b, 0x7, 0x5d, 0x2, 0x2, 0x36a, 0x35d, 0x3, 0x2, 0x2, 
    0x2, 0x36a, 0x362, 0x3, 0x2, 0x2, 0x2, 0x36a, 0x364, 0x3, 0x2, 0x2, 
    0x2, 0x36a, 0x369, 0x3, 0x2, 0x2, 0x2, 0x36b, 0x37, 0x3, 0x2, 0x2, 0x2, 
    0x36c, 0x36e, 0x9, 0x12, 0x2, 0x2, 0x36d, 0x36f, 0x5, 0x7e, 0x40, 0x2, 
    0x36e, 0x36d, 0x3, 0x2, 0x2, 0x2, 0x36f, 0x370, 0x3, 0x2, 0x2, 0x2, 
    0x370, 0x36e, 0x3, 0x2, 0x2, 0x2, 0x370, 0x371, 0x3, 0x2, 0x2, 0x2, 
    0x371, 0x39, 0x3, 0x2, 0x2, 0x2, 0x372, 0x373, 0x7, 0xb, 0x2, 0x2, 0x373, 
    0x38e, 0x5, 0x80, 0x41, 0x2, 0x374, 0x376, 0x7, 0xa, 0x2, 0x2, 0x375, 
    0x374, 0x3, 0x2, 0x2, 0x2, 0x375, 0x376, 0x3, 0x2, 0x2, 0x2, 0x376, 
    0x377, 0x3, 0x2, 0x2, 0x2, 0x377, 0x379, 0x5, 0x80, 0x41, 0x2, 0x378, 
    0x37a, 0x5, 0x14, 0xb, 0x2, 0x379, 0x378, 0x3, 0x2, 0x2, 0x2, 0x379, 
    0x37a, 0x3, 0x2, 0x2, 0x2, 0x37a, 0x37c, 0x3, 0x2, 0x2, 0x2, 0x37b, 
    0x37d, 0x5, 0xa, 0x6, 0x2, 0x37c, 0x37b, 0x3, 0x2, 0x2, 0x2, 0x37c, 
    0x37d, 0x3, 0x2, 0x2, 0x2, 0x37d, 0x37e, 0x3, 0x2, 0x2, 0x2, 0x37e, 
    0x37f, 0x7, 0xd4, 0x2, 0x2, 0x37f, 0x387, 0x5, 0x3c, 0x1f, 0x2, 0x380, 
    0x382, 0x7, 0xd5, 0x2, 0x2, 0x381, 0x380, 0x3, 0x2, 0x2, 0x2, 0x381, 
    0x382, 0x3, 0x2, 0x2, 0x2, 0x382, 0x383, 0x3, 0x2, 0x2, 0x2, 0x383, 
    0x384, 0x7, 0x71, 0x2, 0x2, 0x384, 0x386, 0x5, 0x3c, 0x1f, 0x2, 0x385, 
    0x381, 0x3, 0x2, 0x2, 0x2, 0x386, 0x389, 0x3, 0x2, 0x2, 0x2, 0x387, 
    0x385, 0x3, 0x2, 0x2, 0x2, 0x387, 0x388, 0x3, 0x2, 0x2, 0x2, 0x388, 
    0x38b, 0x3, 0x2, 0x2, 0x2, 0x389, 0x387, 0x3, 0x2, 0x2, 0x2, 0x38a, 
    0x38c, 0x5, 0xc, 0x7, 0x2, 0x38b, 0x38a, 0x3, 0x2, 0x2, 0x2, 0x38b, 
    0x38c, 0x3, 0x2, 0x2, 0x2, 0x38c, 0x38e, 0x3, 0x2, 0x2, 0x2, 0x38d, 
    0x372, 0x3, 0x2, 0x2, 0x2, 0x38d, 0x375, 0x3, 0x2, 0x2, 0x2, 0x38e, 
    0x3b, 0x3, 0x2, 0x2, 0x2, 0x38f, 0x391, 0x5, 0x3e, 0x20, 0x2, 0x390, 
    0x392, 0x5, 0x16, 0xc, 0x2, 0x391, 0x390, 0x3, 0x2, 0x2, 0x2, 0x391, 
    0x392, 0x3, 0x2, 0x2, 0x2, 0x392, 0x3d, 0x3, 0x2, 0x2, 0x2, 0x393, 0x394, 
    0x9, 0x13, 0x2, 0x2, 0x394, 0x39e, 0x5, 0x54, 0x2b, 0x2, 0x395, 0x396, 
    0x9, 0x14, 0x2, 0x2, 0x396, 0x399, 0x5, 0x54, 0x2b, 0x2, 0x397, 0x398, 
    0x7, 0x6e, 0x2, 0x2, 0x398, 0x39a, 0x5, 0x54, 0x2b, 0x2, 0x399, 0x397, 
    0x3, 0x2, 0x2, 0x2, 0x399, 0x39a, 0x3, 0x2, 0x2, 0x2, 0x39a, 0x39e, 
    0x3, 0x2, 0x2, 0x2, 0x39b, 0x39c, 0x9, 0x15, 0x2, 0x2, 0x39c, 0x39e, 
    0x5, 0x54, 0x2b, 0x2, 0x39d, 0x393, 0x3, 0x2, 0x2, 0x2, 0x39d, 0x395, 
    0x3, 0x2, 0x2, 0x2, 0x39d, 0x39b, 0x3, 0x2, 0x2, 0x2, 0x39e, 0x3f, 0x3, 
    0x2, 0x2, 0x2, 0x39f, 0x3a0, 0x5, 0x80, 0x41, 0x2, 0x3a0, 0x3a1, 0x7, 
    0xd6, 0x2, 0x2, 0x3a1, 0x3a2, 0x5, 0x1e, 0x10, 0x2, 0x3a2, 0x41, 0x3, 
    0x2, 0x2, 0x2, 0x3a3, 0x3a4, 0x7, 0x79, 0x2, 0x2, 0x3a4, 0x3a5, 0x7, 
    0xea, 0x2, 0x2, 0x3a5, 0x3ac, 0x7, 0x7a, 0x2, 0x2, 0x3a6, 0x3ac, 0x7, 
    0x7b, 0x2, 0x2, 0x3a7, 0x3a8, 0x7, 0x18, 0x2, 0x2, 0x3a8, 0x3ac, 0x5, 
    0x54, 0x2b, 0x2, 0x3a9, 0x3aa, 0x7, 0x7c, 0x2, 0x2, 0x3aa, 0x3ac, 0x5, 
    0x2a, 0x16, 0x2, 0x3ab, 0x3a3, 0x3, 0x2, 0x2, 0x2, 0x3ab, 0x3a6, 0x3, 
    0x2, 0x2, 0x2, 0x3ab, 0x3a7, 0x3, 0x2, 0x2, 0x2, 0x3ab, 0x3a9, 0x3, 
    0x2, 0x2, 0x2, 0x3ac, 0x43, 0x3, 0x2, 0x2, 0x2, 0x3ad, 0x3ae, 0x7, 0x81, 
    0x2, 0x2, 0x3ae, 0x3af, 0x5, 0x54, 0x2b, 0x2, 0x3af, 0x3b0, 0x7, 0x82, 
    0x2, 0x2, 0x3b0, 0x3b3, 0x3, 0x2, 0x2, 0x2, 0x3b1, 0x3b3, 0x7, 0x83, 
    0x2, 0x2, 0x3b2, 0x3ad, 0x3, 0x2, 0x2, 0x2, 0x3b2, 0x3b1, 0x3, 0x2, 
    0x2, 0x2, 0x3b3, 0x45, 0x3, 0x2, 0x2, 0x2, 0x3b4, 0x3b6, 0x9, 0x16, 
    0x2, 0x2, 0x3b5, 0x3b7, 0x5, 0x16, 0xc, 0x2, 0x3b6, 0x3b5, 0x3, 0x2, 
    0x2, 0x2, 0x3b6, 0x3b7, 0x3, 0x2, 0x2, 0x2, 0x3b7, 0x47, 0x3, 0x2, 0x2, 
    0x2, 0x3b8, 0x3b9, 0x5, 0x80, 0x41, 0x2, 0x3b9, 0x3ba, 0x7, 0xd6, 0x2, 
    0x2, 0x3ba, 0x3bb, 0x5, 0x1e, 0x10, 0x2, 0x3bb, 0x49, 0x3, 0x2, 0x2, 
    0x2, 0x3bc, 0x3bd, 0x7, 0x2d, 0x2, 0x2, 0x3bd, 0x404, 0x5, 0x4e, 0x28, 
    0x2, 0x3be, 0x3bf, 0x7, 0x2c, 0x2, 0x2, 0x3bf, 0x404, 0x7, 0xea, 0x2, 
    0x2, 0x3c0, 0x3c1, 0x7, 0xa2, 0x2, 0x2, 0x3c1, 0x404, 0x5, 0x4e, 0x28, 
    0x2, 0x3c2, 0x3c3, 0x7, 0x24, 0x2, 0x2, 0x3c3, 0x3c4, 0x5, 0x80, 0x41, 
    0x2, 0x3c4, 0x3c5, 0x7, 0xd6, 0x2, 0x2, 0x3c5, 0x3c6, 0x5, 0x54, 0x2b, 
    0x2, 0x3c6, 0x404, 0x3, 0x2, 0x2, 0x2, 0x3c7, 0x3c8, 0x7, 0xcd, 0x2, 
    0x2, 0x3c8, 0x3c9, 0x7, 0xea, 0x2, 0x2, 0x3c9, 0x3ca, 0x7, 0xd4, 0x2, 
    0x2, 0x3ca, 0x3ce, 0x7, 0x2b, 0x2, 0x2, 0x3cb, 0x3cd, 0x5, 0x4e, 0x28, 
    0x2, 0x3cc, 0x3cb, 0x3, 0x2, 0x2, 0x2, 0x3cd, 0x3d0, 0x3, 0x2, 0x2, 
    0x2, 0x3ce, 0x3cc, 0x3, 0x2, 0x2, 0x2, 0x3ce, 0x3cf, 0x3, 0x2, 0x2, 
    0x2, 0x3cf, 0x3d4, 0x3, 0x2, 0x2, 0x2, 0x3d0, 0x3ce, 0x3, 0x2, 0x2, 
    0x2, 0x3d1, 0x3d3, 0x5, 0x4c, 0x27, 0x2, 0x3d2, 0x3d1, 0x3, 0x2, 0x2, 
    0x2, 0x3d3, 0x3d6, 0x3, 0x2, 0x2, 0x2, 0x3d4, 0x3d2, 0x3, 0x2, 0x2, 
    0x2, 0x3d4, 0x3d5, 0x3, 0x2, 0x2, 0x2, 0x3d5, 0x3dd, 0x3, 0x2, 0x2, 
    0x2, 0x3d6, 0x3d4, 0x3, 0x2, 0x2, 0x2, 0x3d7, 0x3d9, 0x7, 0x9d, 0x2, 
    0x2, 0x3d8, 0x3da, 0x5, 0x4e, 0x28, 0x2, 0x3d9, 0x3d8, 0x3, 0x2, 0x2, 
    0x2, 0x3da, 0x3db, 0x3, 0x2, 0x2, 0x2, 0x3db, 0x3d9, 0x3, 0x2, 0x2, 
    0x2, 0x3db, 0x3dc, 0x3, 0x2, 0x2, 0x2, 0x3dc, 0x3de, 0x3, 0x2, 0x2, 
    0x2, 0x3dd, 0x3d7, 0x3, 0x2, 0x2, 0x2, 0x3dd, 0x3de, 0x3, 0x2, 0x2, 
    0x2, 0x3de, 0x404, 0x3, 0x2, 0x2, 0x2, 0x3df, 0x3e1, 0x7, 0x7d, 0x2, 
    0x2, 0x3e0, 0x3e2, 0x7, 0xea, 0x2, 0x2, 0x3e1, 0x3e0, 0x3, 0x2, 0x2, 
    0x2, 0x3e2, 0x3e3, 0x3, 0x2, 0x2, 0x2, 0x3e3, 0x3e1, 0x3, 0x2, 0x2, 
    0x2, 0x3e3, 0x3e4, 0x3, 0x2, 0x2, 0x2, 0x3e4, 0x404, 0x3, 0x2, 0x2, 
    0x2, 0x3e5, 0x3e6, 0x7, 0x50, 0x2, 0x2, 0x3e6, 0x3e7, 0x7, 0xcd, 0x2, 
    0x2, 0x3e7, 0x3e8, 0x7, 0xea, 0x2, 0x2, 0x3e8, 0x3e9, 0x7, 0xcc, 0x2, 
    0x2, 0x3e9, 0x3ef, 0x5, 0x4e, 0x28, 0x2, 0x3ea, 0x3f0, 0x7, 0xa3, 0x2, 
    0x2, 0x3eb, 0x3ec, 0x7, 0xce, 0x2, 0x2, 0x3ec, 0x3f0, 0x7, 0xea, 0x2, 
    0x2, 0x3ed, 0x3ee, 0x7, 0xa5, 0x2, 0x2, 0x3ee, 0x3f0, 0x7, 0xea, 0x2, 
    0x2, 0x3ef, 0x3ea, 0x3, 0x2, 0x2, 0x2, 0x3ef, 0x3eb, 0x3, 0x2, 0x2, 
    0x2, 0x3ef, 0x3ed, 0x3, 0x2, 0x2, 0x2, 0x3f0, 0x3f4, 0x3, 0x2, 0x2, 
    0x2, 0x3f1, 0x3f3, 0x9, 0x17, 0x2, 0x2, 0x3f2, 0x3f1, 0x3, 0x2, 0x2, 
    0x2, 0x3f3, 0x3f6, 0x3, 0x2, 0x2, 0x2, 0x3f4, 0x3f2, 0x3, 0x2, 0x2, 
    0x2, 0x3f4, 0x3f5, 0x3, 0x2, 0x2, 0x2, 0x3f5, 0x404, 0x3, 0x2, 0x2, 
    0x2, 0x3f6, 0x3f4, 0x3, 0x2, 0x2, 0x2, 0x3f7, 0x3f8, 0x7, 0xd3, 0x2, 
    0x2, 0x3f8, 0x3f9, 0x7, 0xcd, 0x2, 0x2, 0x3f9, 0x404, 0x7, 0xea, 0x2, 
    0x2, 0x3fa, 0x3fb, 0x7, 0xcf, 0x2, 0x2, 0x3fb, 0x400, 0x5, 0x50, 0x29, 
    0x2, 0x3fc, 0x3fd, 0x7, 0xd5, 0x2, 0x2, 0x3fd, 0x3ff, 0x5, 0x50, 0x29, 
    0x2, 0x3fe, 0x3fc, 0x3, 0x2, 0x2, 0x2, 0x3ff, 0x402, 0x3, 0x2, 0x2, 
    0x2, 0x400, 0x3fe, 0x3, 0x2, 0x2, 0x2, 0x400, 0x401, 0x3, 0x2, 0x2, 
    0x2, 0x401, 0x404, 0x3, 0x2, 0x2, 0x2, 0x402, 0x400, 0x3, 0x2, 0x2, 
    0x2, 0x403, 0x3bc, 0x3, 0x2, 0x2, 0x2, 0x403, 0x3be, 0x3, 0x2, 0x2, 
    0x2, 0x403, 0x3c0, 0x3, 0x2, 0x2, 0x2, 0x403, 0x3c2, 0x3, 0x2, 0x2, 
    0x2, 0x403, 0x3c7, 0x3, 0x2, 0x2, 0x2, 0x403, 0x3df, 0x3, 0x2, 0x2, 
    0x2, 0x403, 0x3e5, 0x3, 0x2, 0x2, 0x2, 0x403, 0x3f7, 0x3, 0x2, 0x2, 
    0x2, 0x403, 0x3fa, 0x3, 0x2, 0x2, 0x2, 0x404, 0x4b, 0x3, 0x2, 0x2, 0x2, 
    0x405, 0x406, 0x7, 0x57, 0x2, 0x2, 0x406, 0x408, 0x5, 0x7e, 0x40, 0x2, 
    0x407, 0x409, 0x5, 0x4e, 0x28, 0x2, 0x408, 0x407, 0x3, 0x2, 0x2, 0x2, 
    0x409, 0x40a, 0x3, 0x2, 0x2, 0x2, 0x40a, 0x408, 0x3, 0x2, 0x2, 0x2, 
    0x40a, 0x40b, 0x3, 0x2, 0x2, 0x2, 0x40b, 0x40e, 0x3, 0x2, 0x2, 0x2, 
    0x40c, 0x40d, 0x7, 0xce, 0x2, 0x2, 0x40d, 0x40f, 0x7, 0xea, 0x2, 0x2, 
    0x40e, 0x40c, 0x3, 0x2, 0x2, 0x2, 0x40e, 0x40f, 0x3, 0x2, 0x2, 0x2, 
    0x40f, 0x4d, 0x3, 0x2, 0x2, 0x2, 0x410, 0x411, 0x9, 0x18, 0x2, 0x2, 
    0x411, 0x4f, 0x3, 0x2, 0x2, 0x2, 0x412, 0x413, 0x7, 0xd0, 0x2, 0x2, 
    0x413, 0x435, 0x5, 0x80, 0x41, 0x2, 0x414, 0x435, 0x7, 0xd1, 0x2, 0x2, 
    0x415, 0x435, 0x7, 0xd2, 0x2, 0x2, 0x416, 0x418, 0x7, 0x1c, 0x2, 0x2, 
    0x417, 0x419, 0x5, 0x52, 0x2a, 0x2, 0x418, 0x417, 0x3, 0x2, 0x2, 0x2, 
    0x419, 0x41a, 0x3, 0x2, 0x2, 0x2, 0x41a, 0x418, 0x3, 0x2, 0x2, 0x2, 
    0x41a, 0x41b, 0x3, 0x2, 0x2, 0x2, 0x41b, 0x435, 0x3, 0x2, 0x2, 0x2, 
    0x41c, 0x41d, 0x7, 0x72, 0x2, 0x2, 0x41d, 0x435, 0x9, 0x19, 0x2, 0x2, 
    0x41e, 0x425, 0x7, 0xd3, 0x2, 0x2, 0x41f, 0x421, 0x5, 0x4e, 0x28, 0x2, 
    0x420, 0x41f, 0x3, 0x2, 0x2, 0x2, 0x421, 0x422, 0x3, 0x2, 0x2, 0x2, 
    0x422, 0x420, 0x3, 0x2, 0x2, 0x2, 0x422, 0x423, 0x3, 0x2, 0x2, 0x2, 
    0x423, 0x426, 0x3, 0x2, 0x2, 0x2, 0x424, 0x426, 0x7, 0xac, 0x2, 0x2, 
    0x425, 0x420, 0x3, 0x2, 0x2, 0x2, 0x425, 0x424, 0x3, 0x2, 0x2, 0x2, 
    0x426, 0x435, 0x3, 0x2, 0x2, 0x2, 0x427, 0x429, 0x7, 0x8e, 0x2, 0x2, 
    0x428, 0x427, 0x3, 0x2, 0x2, 0x2, 0x428, 0x429, 0x3, 0x2, 0x2, 0x2, 
    0x429, 0x42a, 0x3, 0x2, 0x2, 0x2, 0x42a, 0x432, 0x5, 0x80, 0x41, 0x2, 
    0x42b, 0x433, 0x7, 0x95, 0x2, 0x2, 0x42c, 0x42e, 0x5, 0x4e, 0x28, 0x2, 
    0x42d, 0x42c, 0x3, 0x2, 0x2, 0x2, 0x42e, 0x42f, 0x3, 0x2, 0x2, 0x2, 
    0x42f, 0x42d, 0x3, 0x2, 0x2, 0x2, 0x42f, 0x430, 0x3, 0x2, 0x2, 0x2, 
    0x430, 0x433, 0x3, 0x2, 0x2, 0x2, 0x431, 0x433, 0x5, 0x52, 0x2a, 0x2, 
    0x432, 0x42b, 0x3, 0x2, 0x2, 0x2, 0x432, 0x42d, 0x3, 0x2, 0x2, 0x2, 
    0x432, 0x431, 0x3, 0x2, 0x2, 0x2, 0x432, 0x433, 0x3, 0x2, 0x2, 0x2, 
    0x433, 0x435, 0x3, 0x2, 0x2, 0x2, 0x434, 0x412, 0x3, 0x2, 0x2, 0x2, 
    0x434, 0x414, 0x3, 0x2, 0x2, 0x2, 0x434, 0x415, 0x3, 0x2, 0x2, 0x2, 
    0x434, 0x416, 0x3, 0x2, 0x2, 0x2, 0x434, 0x41c, 0x3, 0x2, 0x2, 0x2, 
    0x434, 0x41e, 0x3, 0x2, 0x2, 0x2, 0x434, 0x428, 0x3, 0x2, 0x2, 0x2, 
    0x435, 0x51, 0x3, 0x2, 0x2, 0x2, 0x436, 0x438, 0x9, 0x1a, 0x2, 0x2, 
    0x437, 0x436, 0x3, 0x2, 0x2, 0x2, 0x437, 0x438, 0x3, 0x2, 0x2, 0x2, 
    0x438, 0x439, 0x3, 0x2, 0x2, 0x2, 0x439, 0x43a, 0x7, 0xea, 0x2, 0x2, 
    0x43a, 0x53, 0x3, 0x2, 0x2, 0x2, 0x43b, 0x43c, 0x7, 0x89, 0x2, 0x2, 
    0x43c, 0x43d, 0x5, 0x54, 0x2b, 0x2, 0x43d, 0x43e, 0x7, 0x8a, 0x2, 0x2, 
    0x43e, 0x43f, 0x5, 0x54, 0x2b, 0x2, 0x43f, 0x440, 0x7, 0x8b, 0x2, 0x2, 
    0x440, 0x442, 0x3, 0x2, 0x2, 0x2, 0x441, 0x43b, 0x3, 0x2, 0x2, 0x2, 
    0x442, 0x445, 0x3, 0x2, 0x2, 0x2, 0x443, 0x441, 0x3, 0x2, 0x2, 0x2, 
    0x443, 0x444, 0x3, 0x2, 0x2, 0x2, 0x444, 0x446, 0x3, 0x2, 0x2, 0x2, 
    0x445, 0x443, 0x3, 0x2, 0x2, 0x2, 0x446, 0x447, 0x5, 0x56, 0x2c, 0x2, 
    0x447, 0x55, 0x3, 0x2, 0x2, 0x2, 0x448, 0x44d, 0x5, 0x58, 0x2d, 0x2, 
    0x449, 0x44a, 0x7, 0x8c, 0x2, 0x2, 0x44a, 0x44c, 0x5, 0x58, 0x2d, 0x2, 
    0x44b, 0x449, 0x3, 0x2, 0x2, 0x2, 0x44c, 0x44f, 0x3, 0x2, 0x2, 0x2, 
    0x44d, 0x44b, 0x3, 0x2, 0x2, 0x2, 0x44d, 0x44e, 0x3, 0x2, 0x2, 0x2, 
    0x44e, 0x57, 0x3, 0x2, 0x2, 0x2, 0x44f, 0x44d, 0x3, 0x2, 0x2, 0x2, 0x450, 
    0x455, 0x5, 0x5a, 0x2e, 0x2, 0x451, 0x452, 0x7, 0x8d, 0x2, 0x2, 0x452, 
    0x454, 0x5, 0x5a, 0x2e, 0x2, 0x453, 0x451, 0x3, 0x2, 0x2, 0x2, 0x454, 
    0x457, 0x3, 0x2, 0x2, 0x2, 0x455, 0x453, 0x3, 0x2, 0x2, 0x2, 0x455, 
    0x456, 0x3, 0x2, 0x2, 0x2, 0x456, 0x59, 0x3, 0x2, 0x2, 0x2, 0x457, 0x455, 
    0x3, 0x2, 0x2, 0x2, 0x458, 0x45a, 0x7, 0x8e, 0x2, 0x2, 0x459, 0x458, 
    0x3, 0x2, 0x2, 0x2, 0x45a, 0x45d, 0x3, 0x2, 0x2, 0x2, 0x45b, 0x459, 
    0x3, 0x2, 0x2, 0x2, 0x45b, 0x45c, 0x3, 0x2, 0x2, 0x2, 0x45c, 0x45e, 
    0x3, 0x2, 0x2, 0x2, 0x45d, 0x45b, 0x3, 0x2, 0x2, 0x2, 0x45e, 0x45f, 
    0x5, 0x5c, 0x2f, 0x2, 0x45f, 0x5b, 0x3, 0x2, 0x2, 0x2, 0x460, 0x462, 
    0x5, 0x60, 0x31, 0x2, 0x461, 0x463, 0x5, 0x5e, 0x30, 0x2, 0x462, 0x461, 
    0x3, 0x2, 0x2, 0x2, 0x462, 0x463, 0x3, 0x2, 0x2, 0x2, 0x463, 0x5d, 0x3, 
    0x2, 0x2, 0x2, 0x464, 0x465, 0x9, 0x1b, 0x2, 0x2, 0x465, 0x477, 0x5, 
    0x60, 0x31, 0x2, 0x466, 0x468, 0x7, 0x8f, 0x2, 0x2, 0x467, 0x469, 0x7, 
    0x8e, 0x2, 0x2, 0x468, 0x467, 0x3, 0x2, 0x2, 0x2, 0x468, 0x469, 0x3, 
    0x2, 0x2, 0x2, 0x469, 0x46c, 0x3, 0x2, 0x2, 0x2, 0x46a, 0x46d, 0x5, 
    0x60, 0x31, 0x2, 0x46b, 0x46d, 0x5, 0x82, 0x42, 0x2, 0x46c, 0x46a, 0x3, 
    0x2, 0x2, 0x2, 0x46c, 0x46b, 0x3, 0x2, 0x2, 0x2, 0x46d, 0x477, 0x3, 
    0x2, 0x2, 0x2, 0x46e, 0x470, 0x7, 0x8e, 0x2, 0x2, 0x46f, 0x46e, 0x3, 
    0x2, 0x2, 0x2, 0x46f, 0x470, 0x3, 0x2, 0x2, 0x2, 0x470, 0x471, 0x3, 
    0x2, 0x2, 0x2, 0x471, 0x474, 0x7, 0x90, 0x2, 0x2, 0x472, 0x475, 0x5, 
    0x2a, 0x16, 0x2, 0x473, 0x475, 0x5, 0x7a, 0x3e, 0x2, 0x474, 0x472, 0x3, 
    0x2, 0x2, 0x2, 0x474, 0x473, 0x3, 0x2, 0x2, 0x2, 0x475, 0x477, 0x3, 
    0x2, 0x2, 0x2, 0x476, 0x464, 0x3, 0x2, 0x2, 0x2, 0x476, 0x466, 0x3, 
    0x2, 0x2, 0x2, 0x476, 0x46f, 0x3, 0x2, 0x2, 0x2, 0x477, 0x5f, 0x3, 0x2, 
    0x2, 0x2, 0x478, 0x47d, 0x5, 0x62, 0x32, 0x2, 0x479, 0x47a, 0x9, 0x1a, 
    0x2, 0x2, 0x47a, 0x47c, 0x5, 0x62, 0x32, 0x2, 0x47b, 0x479, 0x3, 0x2, 
    0x2, 0x2, 0x47c, 0x47f, 0x3, 0x2, 0x2, 0x2, 0x47d, 0x47b, 0x3, 0x2, 
    0x2, 0x2, 0x47d, 0x47e, 0x3, 0x2, 0x2, 0x2, 0x47e, 0x61, 0x3, 0x2, 0x2, 
    0x2, 0x47f, 0x47d, 0x3, 0x2, 0x2, 0x2, 0x480, 0x485, 0x5, 0x64, 0x33, 
    0x2, 0x481, 0x482, 0x9, 0x1c, 0x2, 0x2, 0x482, 0x484, 0x5, 0x64, 0x33, 
    0x2, 0x483, 0x481, 0x3, 0x2, 0x2, 0x2, 0x484, 0x487, 0x3, 0x2, 0x2, 
    0x2, 0x485, 0x483, 0x3, 0x2, 0x2, 0x2, 0x485, 0x486, 0x3, 0x2, 0x2, 
    0x2, 0x486, 0x63, 0x3, 0x2, 0x2, 0x2, 0x487, 0x485, 0x3, 0x2, 0x2, 0x2, 
    0x488, 0x48b, 0x5, 0x66, 0x34, 0x2, 0x489, 0x48a, 0x7, 0xe0, 0x2, 0x2, 
    0x48a, 0x48c, 0x5, 0x66, 0x34, 0x2, 0x48b, 0x489, 0x3, 0x2, 0x2, 0x2, 
    0x48b, 0x48c, 0x3, 0x2, 0x2, 0x2, 0x48c, 0x65, 0x3, 0x2, 0x2, 0x2, 0x48d, 
    0x48f, 0x7, 0xdd, 0x2, 0x2, 0x48e, 0x48d, 0x3, 0x2, 0x2, 0x2, 0x48f, 
    0x492, 0x3, 0x2, 0x2, 0x2, 0x490, 0x48e, 0x3, 0x2, 0x2, 0x2, 0x490, 
    0x491, 0x3, 0x2, 0x2, 0x2, 0x491, 0x493, 0x3, 0x2, 0x2, 0x2, 0x492, 
    0x490, 0x3, 0x2, 0x2, 0x2, 0x493, 0x494, 0x5, 0x68, 0x35, 0x2, 0x494, 
    0x67, 0x3, 0x2, 0x2, 0x2, 0x495, 0x4a1, 0x5, 0x6c, 0x37, 0x2, 0x496, 
    0x497, 0x7, 0x63, 0x2, 0x2, 0x497, 0x4a0, 0x5, 0x6a, 0x36, 0x2, 0x498, 
    0x499, 0x7, 0x98, 0x2, 0x2, 0x499, 0x49c, 0x5, 0x6c, 0x37, 0x2, 0x49a, 
    0x49b, 0x7, 0x63, 0x2, 0x2, 0x49b, 0x49d, 0x5, 0x6a, 0x36, 0x2, 0x49c, 
    0x49a, 0x3, 0x2, 0x2, 0x2, 0x49c, 0x49d, 0x3, 0x2, 0x2, 0x2, 0x49d, 
    0x4a0, 0x3, 0x2, 0x2, 0x2, 0x49e, 0x4a0, 0x7, 0x99, 0x2, 0x2, 0x49f, 
    0x496, 0x3, 0x2, 0x2, 0x2, 0x49f, 0x498, 0x3, 0x2, 0x2, 0x2, 0x49f, 
    0x49e, 0x3, 0x2, 0x2, 0x2, 0x4a0, 0x4a3, 0x3, 0x2, 0x2, 0x2, 0x4a1, 
    0x49f, 0x3, 0x2, 0x2, 0x2, 0x4a1, 0x4a2, 0x3, 0x2, 0x2, 0x2, 0x4a2, 
    0x69, 0x3, 0x2, 0x2, 0x2, 0x4a3, 0x4a1, 0x3, 0x2, 0x2, 0x2, 0x4a4, 0x4b0, 
    0x5, 0x7e, 0x40, 0x2, 0x4a5, 0x4b0, 0x7, 0xa8, 0x2, 0x2, 0x4a6, 0x4b0, 
    0x7, 0xa9, 0x2, 0x2, 0x4a7, 0x4b0, 0x7, 0x2c, 0x2, 0x2, 0x4a8, 0x4b0, 
    0x7, 0xaa, 0x2, 0x2, 0x4a9, 0x4b0, 0x7, 0xab, 0x2, 0x2, 0x4aa, 0x4b0, 
    0x7, 0x7e, 0x2, 0x2, 0x4ab, 0x4ac, 0x7, 0xe2, 0x2, 0x2, 0x4ac, 0x4ad, 
    0x5, 0x54, 0x2b, 0x2, 0x4ad, 0x4ae, 0x7, 0xe3, 0x2, 0x2, 0x4ae, 0x4b0, 
    0x3, 0x2, 0x2, 0x2, 0x4af, 0x4a4, 0x3, 0x2, 0x2, 0x2, 0x4af, 0x4a5, 
    0x3, 0x2, 0x2, 0x2, 0x4af, 0x4a6, 0x3, 0x2, 0x2, 0x2, 0x4af, 0x4a7, 
    0x3, 0x2, 0x2, 0x2, 0x4af, 0x4a8, 0x3, 0x2, 0x2, 0x2, 0x4af, 0x4a9, 
    0x3, 0x2, 0x2, 0x2, 0x4af, 0x4aa, 0x3, 0x2, 0x2, 0x2, 0x4af, 0x4ab, 
    0x3, 0x2, 0x2, 0x2, 0x4b0, 0x6b, 0x3, 0x2, 0x2, 0x2, 0x4b1, 0x4b3, 0x5, 
    0x6e, 0x38, 0x2, 0x4b2, 0x4b1, 0x3, 0x2, 0x2, 0x2, 0x4b3, 0x4b6, 0x3, 
    0x2, 0x2, 0x2, 0x4b4, 0x4b2, 0x3, 0x2, 0x2, 0x2, 0x4b4, 0x4b5, 0x3, 
    0x2, 0x2, 0x2, 0x4b5, 0x4b7, 0x3, 0x2, 0x2, 0x2, 0x4b6, 0x4b4, 0x3, 
    0x2, 0x2, 0x2, 0x4b7, 0x4b8, 0x5, 0x70, 0x39, 0x2, 0x4b8, 0x6d, 0x3, 
    0x2, 0x2, 0x2, 0x4b9, 0x4ba, 0x9, 0x1d, 0x2, 0x2, 0x4ba, 0x6f, 0x3, 
    0x2, 0x2, 0x2, 0x4bb, 0x516, 0x7, 0xea, 0x2, 0x2, 0x4bc, 0x516, 0x7, 
    0x91, 0x2, 0x2, 0x4bd, 0x516, 0x7, 0x92, 0x2, 0x2, 0x4be, 0x516, 0x7, 
    0x95, 0x2, 0x2, 0x4bf, 0x516, 0x5, 0x7e, 0x40, 0x2, 0x4c0, 0x516, 0x7, 
    0xe9, 0x2, 0x2, 0x4c1, 0x516, 0x5, 0x7a, 0x3e, 0x2, 0x4c2, 0x4c3, 0x7, 
    0xe2, 0x2, 0x2, 0x4c3, 0x4c4, 0x5, 0x54, 0x2b, 0x2, 0x4c4, 0x4c5, 0x7, 
    0xe3, 0x2, 0x2, 0x4c5, 0x516, 0x3, 0x2, 0x2, 0x2, 0x4c6, 0x4c7, 0x9, 
    0x1e, 0x2, 0x2, 0x4c7, 0x4c8, 0x7, 0xe2, 0x2, 0x2, 0x4c8, 0x4cd, 0x5, 
    0x54, 0x2b, 0x2, 0x4c9, 0x4ca, 0x7, 0xd5, 0x2, 0x2, 0x4ca, 0x4cc, 0x5, 
    0x54, 0x2b, 0x2, 0x4cb, 0x4c9, 0x3, 0x2, 0x2, 0x2, 0x4cc, 0x4cf, 0x3, 
    0x2, 0x2, 0x2, 0x4cd, 0x4cb, 0x3, 0x2, 0x2, 0x2, 0x4cd, 0x4ce, 0x3, 
    0x2, 0x2, 0x2, 0x4ce, 0x4d0, 0x3, 0x2, 0x2, 0x2, 0x4cf, 0x4cd, 0x3, 
    0x2, 0x2, 0x2, 0x4d0, 0x4d1, 0x7, 0xe3, 0x2, 0x2, 0x4d1, 0x516, 0x3, 
    0x2, 0x2, 0x2, 0x4d2, 0x516, 0x7, 0x84, 0x2, 0x2, 0x4d3, 0x4d4, 0x9, 
    0x1f, 0x2, 0x2, 0x4d4, 0x4d6, 0x5, 0x2a, 0x16, 0x2, 0x4d5, 0x4d7, 0x9, 
    0x20, 0x2, 0x2, 0x4d6, 0x4d5, 0x3, 0x2, 0x2, 0x2, 0x4d6, 0x4d7, 0x3, 
    0x2, 0x2, 0x2, 0x4d7, 0x516, 0x3, 0x2, 0x2, 0x2, 0x4d8, 0x516, 0x9, 
    0x21, 0x2, 0x2, 0x4d9, 0x4da, 0x7, 0xad, 0x2, 0x2, 0x4da, 0x516, 0x5, 
    0x6a, 0x36, 0x2, 0x4db, 0x4dc, 0x7, 0xae, 0x2, 0x2, 0x4dc, 0x516, 0x5, 
    0x6a, 0x36, 0x2, 0x4dd, 0x4de, 0x7, 0x74, 0x2, 0x2, 0x4de, 0x516, 0x5, 
    0x80, 0x41, 0x2, 0x4df, 0x4e2, 0x7, 0x67, 0x2, 0x2, 0x4e0, 0x4e1, 0x7, 
    0xd, 0x2, 0x2, 0x4e1, 0x4e3, 0x5, 0x80, 0x41, 0x2, 0x4e2, 0x4e0, 0x3, 
    0x2, 0x2, 0x2, 0x4e2, 0x4e3, 0x3, 0x2, 0x2, 0x2, 0x4e3, 0x516, 0x3, 
    0x2, 0x2, 0x2, 0x4e4, 0x4e5, 0x7, 0x61, 0x2, 0x2, 0x4e5, 0x516, 0x5, 
    0x2a, 0x16, 0x2, 0x4e6, 0x4e7, 0x9, 0x22, 0x2, 0x2, 0x4e7, 0x4e8, 0x7, 
    0xe2, 0x2, 0x2, 0x4e8, 0x4e9, 0x5, 0x54, 0x2b, 0x2, 0x4e9, 0x4ea, 0x7, 
    0xe3, 0x2, 0x2, 0x4ea, 0x516, 0x3, 0x2, 0x2, 0x2, 0x4eb, 0x516, 0x7, 
    0xb3, 0x2, 0x2, 0x4ec, 0x4ed, 0x9, 0x23, 0x2, 0x2, 0x4ed, 0x516, 0x5, 
    0x2a, 0x16, 0x2, 0x4ee, 0x4f0, 0x7, 0xb5, 0x2, 0x2, 0x4ef, 0x4f1, 0x5, 
    0x72, 0x3a, 0x2, 0x4f0, 0x4ef, 0x3, 0x2, 0x2, 0x2, 0x4f0, 0x4f1, 0x3, 
    0x2, 0x2, 0x2, 0x4f1, 0x4f2, 0x3, 0x2, 0x2, 0x2, 0x4f2, 0x516, 0x5, 
    0x76, 0x3c, 0x2, 0x4f3, 0x4f4, 0x7, 0xb6, 0x2, 0x2, 0x4f4, 0x516, 0x5, 
    0x2a, 0x16, 0x2, 0x4f5, 0x4f7, 0x9, 0x24, 0x2, 0x2, 0x4f6, 0x4f8, 0x5, 
    0x72, 0x3a, 0x2, 0x4f7, 0x4f6, 0x3, 0x2, 0x2, 0x2, 0x4f7, 0x4f8, 0x3, 
    0x2, 0x2, 0x2, 0x4f8, 0x4f9, 0x3, 0x2, 0x2, 0x2, 0x4f9, 0x516, 0x5, 
    0x76, 0x3c, 0x2, 0x4fa, 0x516, 0x7, 0xbb, 0x2, 0x2, 0x4fb, 0x516, 0x7, 
    0xbc, 0x2, 0x2, 0x4fc, 0x516, 0x7, 0xbd, 0x2, 0x2, 0x4fd, 0x4fe, 0x7, 
    0xbe, 0x2, 0x2, 0x4fe, 0x516, 0x5, 0x2a, 0x16, 0x2, 0x4ff, 0x500, 0x7, 
    0xbf, 0x2, 0x2, 0x500, 0x516, 0x5, 0x7e, 0x40, 0x2, 0x501, 0x502, 0x7, 
    0xc0, 0x2, 0x2, 0x502, 0x507, 0x5, 0x78, 0x3d, 0x2, 0x503, 0x504, 0x7, 
    0x8c, 0x2, 0x2, 0x504, 0x506, 0x5, 0x78, 0x3d, 0x2, 0x505, 0x503, 0x3, 
    0x2, 0x2, 0x2, 0x506, 0x509, 0x3, 0x2, 0x2, 0x2, 0x507, 0x505, 0x3, 
    0x2, 0x2, 0x2, 0x507, 0x508, 0x3, 0x2, 0x2, 0x2, 0x508, 0x516, 0x3, 
    0x2, 0x2, 0x2, 0x509, 0x507, 0x3, 0x2, 0x2, 0x2, 0x50a, 0x516, 0x9, 
    0x25, 0x2, 0x2, 0x50b, 0x50c, 0x9, 0x26, 0x2, 0x2, 0x50c, 0x50d, 0x7, 
    0xea, 0x2, 0x2, 0x50d, 0x516, 0x7, 0xc8, 0x2, 0x2, 0x50e, 0x510, 0x7, 
    0xc9, 0x2, 0x2, 0x50f, 0x511, 0x7, 0xea, 0x2, 0x2, 0x510, 0x50f, 0x3, 
    0x2, 0x2, 0x2, 0x511, 0x512, 0x3, 0x2, 0x2, 0x2, 0x512, 0x510, 0x3, 
    0x2, 0x2, 0x2, 0x512, 0x513, 0x3, 0x2, 0x2, 0x2, 0x513, 0x514, 0x3, 
    0x2, 0x2, 0x2, 0x514, 0x516, 0x7, 0x7a, 0x2, 0x2, 0x515, 0x4bb, 0x3, 
    0x2, 0x2, 0x2, 0x515, 0x4bc, 0x3, 0x2, 0x2, 0x2, 0x515, 0x4bd, 0x3, 
    0x2, 0x2, 0x2, 0x515, 0x4be, 0x3, 0x2, 0x2, 0x2, 0x515, 0x4bf, 0x3, 
    0x2, 0x2, 0x2, 0x515, 0x4c0, 0x3, 0x2, 0x2, 0x2, 0x515, 0x4c1, 0x3, 
    0x2, 0x2, 0x2, 0x515, 0x4c2, 0x3, 0x2, 0x2, 0x2, 0x515, 0x4c6, 0x3, 
    0x2, 0x2, 0x2, 0x515, 0x4d2, 0x3, 0x2, 0x2, 0x2, 0x515, 0x4d3, 0x3, 
    0x2, 0x2, 0x2, 0x515, 0x4d8, 0x3, 0x2, 0x2, 0x2, 0x515, 0x4d9, 0x3, 
    0x2, 0x2, 0x2, 0x515, 0x4db, 0x3, 0x2, 0x2, 0x2, 0x515, 0x4dd, 0x3, 
    0x2, 0x2, 0x2, 0x515, 0x4df, 0x3, 0x2, 0x2, 0x2, 0x515, 0x4e4, 0x3, 
    0x2, 0x2, 0x2, 0x515, 0x4e6, 0x3, 0x2, 0x2, 0x2, 0x515, 0x4eb, 0x3, 
    0x2, 0x2, 0x2, 0x515, 0x4ec, 0x3, 0x2, 0x2, 0x2, 0x515, 0x4ee, 0x3, 
    0x2, 0x2, 0x2, 0x515, 0x4f3, 0x3, 0x2, 0x2, 0x2, 0x515, 0x4f5, 0x3, 
    0x2, 0x2, 0x2, 0x515, 0x4fa, 0x3, 0x2, 0x2, 0x2, 0x515, 0x4fb, 0x3, 
    0x2, 0x2, 0x2, 0x515, 0x4fc, 0x3, 0x2, 0x2, 0x2, 0x515, 0x4fd, 0x3, 
    0x2, 0x2, 0x2, 0x515, 0x4ff, 0x3, 0x2, 0x2, 0x2, 0x515, 0x501, 0x3, 
    0x2, 0x2, 0x2, 0x515, 0x50a, 0x3, 0x2, 0x2, 0x2, 0x515, 0x50b, 0x3, 
    0x2, 0x2, 0x2, 0x515, 0x50e, 0x3, 0x2, 0x2, 0x2, 0x516, 0x71, 0x3, 0x2, 
    0x2, 0x2, 0x517, 0x51c, 0x5, 0x74, 0x3b, 0x2, 0x518, 0x519, 0x7, 0x8c, 
    0x2, 0x2, 0x519, 0x51b, 0x5, 0x74, 0x3b, 0x2, 0x51a, 0x518, 0x3, 0x2, 
    0x2, 0x2, 0x51b, 0x51e, 0x3, 0x2, 0x2, 0x2, 0x51c, 0x51a, 0x3, 0x2, 
    0x2, 0x2, 0x51c, 0x51d, 0x3, 0x2, 0x2, 0x2, 0x51d, 0x73, 0x3, 0x2, 0x2, 
    0x2, 0x51e, 0x51c, 0x3, 0x2, 0x2, 0x2, 0x51f, 0x520, 0x9, 0xb, 0x2, 
    0x2, 0x520, 0x75, 0x3, 0x2, 0x2, 0x2, 0x521, 0x522, 0x9, 0x27, 0x2, 
    0x2, 0x522, 0x524, 0x5, 0x2a, 0x16, 0x2, 0x523, 0x521, 0x3, 0x2, 0x2, 
    0x2, 0x523, 0x524, 0x3, 0x2, 0x2, 0x2, 0x524, 0x526, 0x3, 0x2, 0x2, 
    0x2, 0x525, 0x527, 0x9, 0x28, 0x2, 0x2, 0x526, 0x525, 0x3, 0x2, 0x2, 
    0x2, 0x526, 0x527, 0x3, 0x2, 0x2, 0x2, 0x527, 0x77, 0x3, 0x2, 0x2, 0x2, 
    0x528, 0x529, 0x9, 0x29, 0x2, 0x2, 0x529, 0x79, 0x3, 0x2, 0x2, 0x2, 
    0x52a, 0x535, 0x7, 0xe6, 0x2, 0x2, 0x52b, 0x532, 0x5, 0x7c, 0x3f, 0x2, 
    0x52c, 0x52e, 0x7, 0xd5, 0x2, 0x2, 0x52d, 0x52c, 0x3, 0x2, 0x2, 0x2, 
    0x52d, 0x52e, 0x3, 0x2, 0x2, 0x2, 0x52e, 0x52f, 0x3, 0x2, 0x2, 0x2, 
    0x52f, 0x531, 0x5, 0x7c, 0x3f, 0x2, 0x530, 0x52d, 0x3, 0x2, 0x2, 0x2, 
    0x531, 0x534, 0x3, 0x2, 0x2, 0x2, 0x532, 0x530, 0x3, 0x2, 0x2, 0x2, 
    0x532, 0x533, 0x3, 0x2, 0x2, 0x2, 0x533, 0x536, 0x3, 0x2, 0x2, 0x2, 
    0x534, 0x532, 0x3, 0x2, 0x2, 0x2, 0x535, 0x52b, 0x3, 0x2, 0x2, 0x2, 
    0x535, 0x536, 0x3, 0x2, 0x2, 0x2, 0x536, 0x537, 0x3, 0x2, 0x2, 0x2, 
    0x537, 0x538, 0x7, 0xe7, 0x2, 0x2, 0x538, 0x7b, 0x3, 0x2, 0x2, 0x2, 
    0x539, 0x53b, 0x7, 0xdd, 0x2, 0x2, 0x53a, 0x539, 0x3, 0x2, 0x2, 0x2, 
    0x53a, 0x53b, 0x3, 0x2, 0x2, 0x2, 0x53b, 0x53c, 0x3, 0x2, 0x2, 0x2, 
    0x53c, 0x540, 0x7, 0xea, 0x2, 0x2, 0x53d, 0x540, 0x7, 0xe9, 0x2, 0x2, 
    0x53e, 0x540, 0x5, 0x7e, 0x40, 0x2, 0x53f, 0x53a, 0x3, 0x2, 0x2, 0x2, 
    0x53f, 0x53d, 0x3, 0x2, 0x2, 0x2, 0x53f, 0x53e, 0x3, 0x2, 0x2, 0x2, 
    0x540, 0x7d, 0x3, 0x2, 0x2, 0x2, 0x541, 0x542, 0x7, 0xeb, 0x2, 0x2, 
    0x542, 0x7f, 0x3, 0x2, 0x2, 0x2, 0x543, 0x546, 0x7, 0xeb, 0x2, 0x2, 
    0x544, 0x546, 0x5, 0x82, 0x42, 0x2, 0x545, 0x543, 0x3, 0x2, 0x2, 0x2, 
    0x545, 0x544, 0x3, 0x2, 0x2, 0x2, 0x546, 0x81, 0x3, 0x2, 0x2, 0x2, 0x547, 
    0x548, 0x9, 0x2a, 0x2, 0x2, 0x548, 0x83, 0x3, 0x2, 0x2, 0x2, 0xd9, 0x88, 
    0x90, 0x94, 0x99, 0x9e, 0xa1, 0xa6, 0xae, 0xb1, 0xb3, 0xbd, 0xc8, 0xd8, 
    0xdb, 0xe2, 0xe7, 0xec, 0xf1, 0xf4, 0xf9, 0x100, 0x103, 0x108, 0x10d, 
    0x110, 0x115, 0x11c, 0x11f, 0x124, 0x127, 0x12c, 0x12f, 0x134, 0x139, 
    0x13c, 0x13f, 0x146, 0x14b, 0x152, 0x157, 0x15c, 0x161, 0x166, 0x16b, 
    0x16e, 0x171, 0x174, 0x17c, 0x182, 0x189, 0x18e, 0x193, 0x198, 0x19b, 
    0x1a0, 0x1a6, 0x1a8, 0x1ac, 0x1b3, 0x1b7, 0x1ba, 0x1bf, 0x1c2, 0x1c7, 
    0x1ca, 0x1cf, 0x1d2, 0x1d8, 0x1de, 0x1e5, 0x1ea, 0x1ef, 0x1f2, 0x1f7, 
    0x1fa, 0x1fd, 0x202, 0x205, 0x20a, 0x20d, 0x210, 0x215, 0x21b, 0x220, 
    0x223, 0x22b, 0x22f, 0x236, 0x23b, 0x242, 0x247, 0x24a, 0x251, 0x256, 
    0x260, 0x263, 0x269, 0x26e, 0x27e, 0x28a, 0x293, 0x29c, 0x29e, 0x2ab, 
    0x2ad, 0x2b1, 0x2b7, 0x2bb, 0x2c2, 0x2c7, 0x2cb, 0x2ce, 0x2d1, 0x2d6, 
    0x2da, 0x2dd, 0x2e2, 0x2e5, 0x2e7, 0x2ed, 0x2f2, 0x2f7, 0x2fc, 0x301, 
    0x303, 0x308, 0x30e, 0x310, 0x318, 0x323, 0x32c, 0x332, 0x335, 0x33d, 
    0x342, 0x346, 0x349, 0x34c, 0x350, 0x353, 0x355, 0x359, 0x35b, 0x360, 
    0x367, 0x36a, 0x370, 0x375, 0x379, 0x37c, 0x381, 0x387, 0x38b, 0x38d, 
    0x391, 0x399, 0x39d, 0x3ab, 0x3b2, 0x3b6, 0x3ce, 0x3d4, 0x3db, 0x3dd, 
    0x3e3, 0x3ef, 0x3f4, 0x400, 0x403, 0x40a, 0x40e, 0x41a, 0x422, 0x425, 
    0x428, 0x42f, 0x432, 0x434, 0x437, 0x443, 0x44d, 0x455, 0x45b, 0x462, 
    0x468, 0x46c, 0x46f, 0x474, 0x476, 0x47d, 0x485, 0x48b, 0x490, 0x49c, 
    0x49f, 0x4a1, 0x4af, 0x4b4, 0x4cd, 0x4d6, 0x4e2, 0x4f0, 0x4f7, 0x507, 
    0x512, 0x515, 0x51c, 0x523, 0x526, 0x52d, 0x532, 0x535, 0x53a, 0x53f, 
    0x545, 
  };

  atn::ATNDeserializer deserializer;
  _atn = deserializer.deserialize(_serializedATN);

  size_t count = _atn.getNumberOfDecisions();
  _decisionToDFA.reserve(count);
  for (size_t i = 0; i < count; i++) { 
    _decisionToDFA.emplace_back(_atn.getDecisionState(i), i);
  }
}

