
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
    setState(134);
    header();
    setState(138);
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
      setState(135);
      declaration();
      setState(140);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(141);
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
    setState(181);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::RULESET: {
        _localctx = dynamic_cast<HeaderContext *>(_tracker.createInstance<KaikouParser::RulesetHeaderContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(143);
        match(KaikouParser::RULESET);
        setState(144);
        name();
        setState(146);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::STRING) {
          setState(145);
          title();
        }
        setState(150);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::EXTENDS) {
          setState(148);
          match(KaikouParser::EXTENDS);
          setState(149);
          ruleRef();
        }
        setState(163);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::USES) {
          setState(152);
          match(KaikouParser::USES);
          setState(153);
          ruleRef();
          setState(160);
          _errHandler->sync(this);
          _la = _input->LA(1);
          while (((((_la - 223) & ~ 0x3fULL) == 0) &&
            ((1ULL << (_la - 223)) & ((1ULL << (KaikouParser::COMMA - 223))
            | (1ULL << (KaikouParser::PATH - 223))
            | (1ULL << (KaikouParser::IDENT - 223))
            | (1ULL << (KaikouParser::STRING - 223)))) != 0)) {
            setState(155);
            _errHandler->sync(this);

            _la = _input->LA(1);
            if (_la == KaikouParser::COMMA) {
              setState(154);
              match(KaikouParser::COMMA);
            }
            setState(157);
            ruleRef();
            setState(162);
            _errHandler->sync(this);
            _la = _input->LA(1);
          }
        }
        break;
      }

      case KaikouParser::MODULE: {
        _localctx = dynamic_cast<HeaderContext *>(_tracker.createInstance<KaikouParser::ModuleHeaderContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(165);
        match(KaikouParser::MODULE);
        setState(166);
        name();
        setState(168);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::STRING) {
          setState(167);
          title();
        }
        setState(179);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::NEEDS) {
          setState(170);
          match(KaikouParser::NEEDS);
          setState(171);
          moduleNeed();
          setState(176);
          _errHandler->sync(this);
          _la = _input->LA(1);
          while (_la == KaikouParser::COMMA) {
            setState(172);
            match(KaikouParser::COMMA);
            setState(173);
            moduleNeed();
            setState(178);
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
    setState(183);
    declKind();
    setState(184);
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
    setState(186);
    _la = _input->LA(1);
    if (!(((((_la - 242) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 242)) & ((1ULL << (KaikouParser::PATH - 242))
      | (1ULL << (KaikouParser::IDENT - 242))
      | (1ULL << (KaikouParser::STRING - 242)))) != 0))) {
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
    setState(188);
    match(KaikouParser::STRING);
    setState(191);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::SLASH) {
      setState(189);
      match(KaikouParser::SLASH);
      setState(190);
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
    setState(193);
    match(KaikouParser::PER);
    setState(194);
    name();
    setState(195);
    match(KaikouParser::STRING);
    setState(202);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::COMMA) {
      setState(196);
      match(KaikouParser::COMMA);
      setState(197);
      name();
      setState(198);
      match(KaikouParser::STRING);
      setState(204);
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
    setState(624);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 97, _ctx)) {
    case 1: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::DocumentDeclContext>(_localctx));
      enterOuterAlt(_localctx, 1);
      setState(205);
      match(KaikouParser::DOCUMENT);
      setState(206);
      name();
      setState(207);
      title();
      break;
    }

    case 2: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::RemoveDeclContext>(_localctx));
      enterOuterAlt(_localctx, 2);
      setState(209);
      match(KaikouParser::REMOVE);
      setState(210);
      declKind();
      setState(211);
      name();
      break;
    }

    case 3: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::DefaultDeclContext>(_localctx));
      enterOuterAlt(_localctx, 3);
      setState(213);
      match(KaikouParser::DEFAULT);
      setState(214);
      name();
      setState(215);
      match(KaikouParser::EQ);
      setState(216);
      optionValue();
      setState(218);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(217);
        cite();
      }
      break;
    }

    case 4: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::TilesDeclContext>(_localctx));
      enterOuterAlt(_localctx, 4);
      setState(221);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(220);
        match(KaikouParser::OVERRIDE);
      }
      setState(223);
      match(KaikouParser::TILES);
      setState(224);
      match(KaikouParser::LBRACE);
      setState(228);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::SUIT)
        | (1ULL << KaikouParser::HONOUR)
        | (1ULL << KaikouParser::FLOWER)
        | (1ULL << KaikouParser::RING))) != 0)) {
        setState(225);
        tilesItem();
        setState(230);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(231);
      match(KaikouParser::RBRACE);
      break;
    }

    case 5: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::SetDeclContext>(_localctx));
      enterOuterAlt(_localctx, 5);
      setState(233);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(232);
        match(KaikouParser::OVERRIDE);
      }
      setState(235);
      match(KaikouParser::SET);
      setState(236);
      name();
      setState(238);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(237);
        title();
      }
      setState(240);
      match(KaikouParser::EQ);
      setState(241);
      setExpr();
      setState(243);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(242);
        cite();
      }
      break;
    }

    case 6: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::OptionDeclContext>(_localctx));
      enterOuterAlt(_localctx, 6);
      setState(246);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(245);
        match(KaikouParser::OVERRIDE);
      }
      setState(248);
      match(KaikouParser::OPTION);
      setState(249);
      name();
      setState(251);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(250);
        title();
      }
      setState(253);
      match(KaikouParser::COLON);
      setState(254);
      optionType();
      setState(255);
      match(KaikouParser::EQ);
      setState(256);
      optionValue();
      setState(258);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(257);
        cite();
      }
      break;
    }

    case 7: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::RequireDeclContext>(_localctx));
      enterOuterAlt(_localctx, 7);
      setState(261);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(260);
        match(KaikouParser::OVERRIDE);
      }
      setState(263);
      match(KaikouParser::REQUIRE);
      setState(264);
      name();
      setState(266);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(265);
        title();
      }
      setState(268);
      match(KaikouParser::COLON);
      setState(269);
      expr();
      setState(271);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(270);
        cite();
      }
      break;
    }

    case 8: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::FactDeclContext>(_localctx));
      enterOuterAlt(_localctx, 8);
      setState(274);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(273);
        match(KaikouParser::OVERRIDE);
      }
      setState(276);
      match(KaikouParser::FACT);
      setState(277);
      name();
      setState(279);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(278);
        title();
      }
      setState(281);
      match(KaikouParser::COLON);
      setState(282);
      factType();
      setState(283);
      match(KaikouParser::EQ);
      setState(284);
      expr();
      setState(286);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(285);
        cite();
      }
      break;
    }

    case 9: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::LetDeclContext>(_localctx));
      enterOuterAlt(_localctx, 9);
      setState(289);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(288);
        match(KaikouParser::OVERRIDE);
      }
      setState(291);
      match(KaikouParser::LET);
      setState(292);
      name();
      setState(294);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(293);
        title();
      }
      setState(297);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OF_EACH_SEAT

      || _la == KaikouParser::OF_EACH_LOSER) {
        setState(296);
        scope();
      }
      setState(299);
      match(KaikouParser::EQ);
      setState(300);
      expr();
      setState(302);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(301);
        cite();
      }
      break;
    }

    case 10: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::WildDeclContext>(_localctx));
      enterOuterAlt(_localctx, 10);
      setState(305);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(304);
        match(KaikouParser::OVERRIDE);
      }
      setState(307);
      match(KaikouParser::WILD);
      setState(308);
      name();
      setState(310);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(309);
        title();
      }
      setState(312);
      match(KaikouParser::EQ);
      setState(315);
      _errHandler->sync(this);
      switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 33, _ctx)) {
      case 1: {
        setState(313);
        setExpr();
        break;
      }

      case 2: {
        setState(314);
        expr();
        break;
      }

      }
      setState(318);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(317);
        cite();
      }
      break;
    }

    case 11: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::DealDeclContext>(_localctx));
      enterOuterAlt(_localctx, 11);
      setState(321);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(320);
        match(KaikouParser::OVERRIDE);
      }
      setState(323);
      match(KaikouParser::DEAL);
      setState(324);
      match(KaikouParser::LBRACE);
      setState(328);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::SEATS)
        | (1ULL << KaikouParser::DICE)
        | (1ULL << KaikouParser::BREAK_AT_SUM)
        | (1ULL << KaikouParser::HAND)
        | (1ULL << KaikouParser::INDICATOR))) != 0)) {
        setState(325);
        dealItem();
        setState(330);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(331);
      match(KaikouParser::RBRACE);
      break;
    }

    case 12: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::WallDeclContext>(_localctx));
      enterOuterAlt(_localctx, 12);
      setState(333);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(332);
        match(KaikouParser::OVERRIDE);
      }
      setState(335);
      match(KaikouParser::WALL);
      setState(336);
      match(KaikouParser::LBRACE);
      setState(340);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::STACKS)
        | (1ULL << KaikouParser::REPLACEMENTS)
        | (1ULL << KaikouParser::KEEP)
        | (1ULL << KaikouParser::LAST_TILES))) != 0)) {
        setState(337);
        wallItem();
        setState(342);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(343);
      match(KaikouParser::RBRACE);
      break;
    }

    case 13: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::CallDeclContext>(_localctx));
      enterOuterAlt(_localctx, 13);
      setState(345);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(344);
        match(KaikouParser::OVERRIDE);
      }
      setState(347);
      match(KaikouParser::CALL);
      setState(348);
      name();
      setState(350);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(349);
        title();
      }
      setState(352);
      match(KaikouParser::COLON);
      setState(353);
      callKind();
      setState(360);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (((((_la - 65) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 65)) & ((1ULL << (KaikouParser::OPENS - 65))
        | (1ULL << (KaikouParser::DRAWS - 65))
        | (1ULL << (KaikouParser::ROBBABLE - 65))
        | (1ULL << (KaikouParser::CONCEALED - 65))
        | (1ULL << (KaikouParser::ANY_TIME - 65))
        | (1ULL << (KaikouParser::COMPULSORY - 65)))) != 0) || _la == KaikouParser::COMMA) {
        setState(355);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::COMMA) {
          setState(354);
          match(KaikouParser::COMMA);
        }
        setState(357);
        callFlag();
        setState(362);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(365);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WITHOUT) {
        setState(363);
        match(KaikouParser::WITHOUT);
        setState(364);
        setAtom();
      }
      setState(368);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WHEN

      || _la == KaikouParser::UNLESS) {
        setState(367);
        guard();
      }
      setState(371);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(370);
        cite();
      }
      break;
    }

    case 14: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::DiscardingDeclContext>(_localctx));
      enterOuterAlt(_localctx, 14);
      setState(374);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(373);
        match(KaikouParser::OVERRIDE);
      }
      setState(376);
      match(KaikouParser::DISCARDING);
      setState(377);
      setAtom();
      setState(378);
      match(KaikouParser::LBRACE);
      setState(382);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (((((_la - 60) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 60)) & ((1ULL << (KaikouParser::SET_ASIDE - 60))
        | (1ULL << (KaikouParser::DRAWS - 60))
        | (1ULL << (KaikouParser::UNCLAIMABLE - 60))
        | (1ULL << (KaikouParser::FORBIDDEN - 60)))) != 0)) {
        setState(379);
        discardItem();
        setState(384);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(385);
      match(KaikouParser::RBRACE);
      break;
    }

    case 15: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::ClaimsDeclContext>(_localctx));
      enterOuterAlt(_localctx, 15);
      setState(388);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(387);
        match(KaikouParser::OVERRIDE);
      }
      setState(390);
      match(KaikouParser::CLAIMS);
      setState(391);
      match(KaikouParser::LBRACE);
      setState(395);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (((((_la - 77) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 77)) & ((1ULL << (KaikouParser::ORDER - 77))
        | (1ULL << (KaikouParser::ONE_WINNER - 77))
        | (1ULL << (KaikouParser::EVERY_WINNER - 77))
        | (1ULL << (KaikouParser::PASSING_LOCKS - 77)))) != 0)) {
        setState(392);
        claimsItem();
        setState(397);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(398);
      match(KaikouParser::RBRACE);
      break;
    }

    case 16: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::ShapeDeclContext>(_localctx));
      enterOuterAlt(_localctx, 16);
      setState(400);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(399);
        match(KaikouParser::OVERRIDE);
      }
      setState(402);
      match(KaikouParser::SHAPE);
      setState(403);
      name();
      setState(405);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(404);
        title();
      }
      setState(407);
      match(KaikouParser::EQ);
      setState(408);
      shapeBody();
      setState(410);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(409);
        cite();
      }
      break;
    }

    case 17: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::PatternDeclContext>(_localctx));
      enterOuterAlt(_localctx, 17);
      setState(413);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(412);
        match(KaikouParser::OVERRIDE);
      }
      setState(415);
      match(KaikouParser::PATTERN);
      setState(416);
      name();
      setState(418);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(417);
        title();
      }
      setState(426);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OF) {
        setState(420);
        match(KaikouParser::OF);
        setState(422); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(421);
          ref();
          setState(424); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::IDENT);
      }
      setState(430);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WORTH) {
        setState(428);
        match(KaikouParser::WORTH);
        setState(429);
        expr();
      }
      setState(432);
      match(KaikouParser::COLON);
      setState(433);
      expr();
      setState(437);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::IMPLIES

      || _la == KaikouParser::EXCLUDES) {
        setState(434);
        patternRelation();
        setState(439);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(441);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(440);
        cite();
      }
      break;
    }

    case 18: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::NeedDeclContext>(_localctx));
      enterOuterAlt(_localctx, 18);
      setState(444);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(443);
        match(KaikouParser::OVERRIDE);
      }
      setState(446);
      match(KaikouParser::NEED);
      setState(447);
      name();
      setState(449);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::BEFORE

      || _la == KaikouParser::AFTER) {
        setState(448);
        position();
      }
      setState(452);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(451);
        title();
      }
      setState(454);
      match(KaikouParser::COLON);
      setState(455);
      expr();
      setState(457);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(456);
        cite();
      }
      break;
    }

    case 19: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::TallyDeclContext>(_localctx));
      enterOuterAlt(_localctx, 19);
      setState(460);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(459);
        match(KaikouParser::OVERRIDE);
      }
      setState(462);
      match(KaikouParser::TALLY);
      setState(463);
      name();
      setState(465);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(464);
        title();
      }
      setState(468);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OF_EACH_SEAT

      || _la == KaikouParser::OF_EACH_LOSER) {
        setState(467);
        scope();
      }
      setState(470);
      match(KaikouParser::LBRACE);
      setState(474);
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
        | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 149) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 149)) & ((1ULL << (KaikouParser::NONE - 149))
        | (1ULL << (KaikouParser::WINNER - 149))
        | (1ULL << (KaikouParser::LOSER - 149))
        | (1ULL << (KaikouParser::WAIT_OPEN - 149))
        | (1ULL << (KaikouParser::WAIT_EDGE - 149))
        | (1ULL << (KaikouParser::WAIT_CLOSED - 149)))) != 0) || _la == KaikouParser::IDENT) {
        setState(471);
        line();
        setState(476);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(477);
      match(KaikouParser::RBRACE);
      break;
    }

    case 20: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::PaymentDeclContext>(_localctx));
      enterOuterAlt(_localctx, 20);
      setState(480);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(479);
        match(KaikouParser::OVERRIDE);
      }
      setState(482);
      match(KaikouParser::PAYMENT);
      setState(483);
      match(KaikouParser::LBRACE);
      setState(487);
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
        | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 149) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 149)) & ((1ULL << (KaikouParser::NONE - 149))
        | (1ULL << (KaikouParser::WINNER - 149))
        | (1ULL << (KaikouParser::LOSER - 149))
        | (1ULL << (KaikouParser::WAIT_OPEN - 149))
        | (1ULL << (KaikouParser::WAIT_EDGE - 149))
        | (1ULL << (KaikouParser::WAIT_CLOSED - 149)))) != 0) || _la == KaikouParser::IDENT) {
        setState(484);
        line();
        setState(489);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(490);
      match(KaikouParser::RBRACE);
      break;
    }

    case 21: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::LiableDeclContext>(_localctx));
      enterOuterAlt(_localctx, 21);
      setState(492);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(491);
        match(KaikouParser::OVERRIDE);
      }
      setState(494);
      match(KaikouParser::LIABLE);
      setState(495);
      name();
      setState(497);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::BEFORE

      || _la == KaikouParser::AFTER) {
        setState(496);
        position();
      }
      setState(500);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(499);
        title();
      }
      setState(502);
      match(KaikouParser::COLON);
      setState(503);
      expr();
      setState(505);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WHEN

      || _la == KaikouParser::UNLESS) {
        setState(504);
        guard();
      }
      setState(508);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(507);
        cite();
      }
      break;
    }

    case 22: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::SharingDeclContext>(_localctx));
      enterOuterAlt(_localctx, 22);
      setState(511);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(510);
        match(KaikouParser::OVERRIDE);
      }
      setState(513);
      match(KaikouParser::SHARING);
      setState(514);
      name();
      setState(516);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::BEFORE

      || _la == KaikouParser::AFTER) {
        setState(515);
        position();
      }
      setState(519);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(518);
        title();
      }
      setState(521);
      match(KaikouParser::COLON);
      setState(522);
      match(KaikouParser::OFFENDERS);
      setState(524);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WHEN

      || _la == KaikouParser::UNLESS) {
        setState(523);
        guard();
      }
      setState(527);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(526);
        cite();
      }
      break;
    }

    case 23: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::DutyDeclContext>(_localctx));
      enterOuterAlt(_localctx, 23);
      setState(530);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(529);
        match(KaikouParser::OVERRIDE);
      }
      setState(532);
      match(KaikouParser::DUTY);
      setState(533);
      name();
      setState(535);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(534);
        title();
      }
      setState(537);
      match(KaikouParser::LBRACE);
      setState(541);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::EXCEPT || ((((_la - 121) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 121)) & ((1ULL << (KaikouParser::STARTS_AFTER_OPENING - 121))
        | (1ULL << (KaikouParser::OTHERS_DISCARD_SUIT - 121))
        | (1ULL << (KaikouParser::EXEMPT - 121)))) != 0)) {
        setState(538);
        dutyItem();
        setState(543);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(544);
      match(KaikouParser::RBRACE);
      setState(546);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(545);
        cite();
      }
      break;
    }

    case 24: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::ChooseDeclContext>(_localctx));
      enterOuterAlt(_localctx, 24);
      setState(549);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(548);
        match(KaikouParser::OVERRIDE);
      }
      setState(551);
      match(KaikouParser::CHOOSE_MOST);
      setState(552);
      expr();
      setState(557);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::COMMA) {
        setState(553);
        match(KaikouParser::COMMA);
        setState(554);
        expr();
        setState(559);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      break;
    }

    case 25: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::ResultDeclContext>(_localctx));
      enterOuterAlt(_localctx, 25);
      setState(561);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(560);
        match(KaikouParser::OVERRIDE);
      }
      setState(563);
      match(KaikouParser::RESULT);
      setState(564);
      match(KaikouParser::LBRACE);
      setState(568);
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
        | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 149) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 149)) & ((1ULL << (KaikouParser::NONE - 149))
        | (1ULL << (KaikouParser::WINNER - 149))
        | (1ULL << (KaikouParser::LOSER - 149))
        | (1ULL << (KaikouParser::WAIT_OPEN - 149))
        | (1ULL << (KaikouParser::WAIT_EDGE - 149))
        | (1ULL << (KaikouParser::WAIT_CLOSED - 149)))) != 0) || _la == KaikouParser::IDENT) {
        setState(565);
        resultItem();
        setState(570);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(571);
      match(KaikouParser::RBRACE);
      break;
    }

    case 26: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::LeavingDeclContext>(_localctx));
      enterOuterAlt(_localctx, 26);
      setState(573);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(572);
        match(KaikouParser::OVERRIDE);
      }
      setState(575);
      match(KaikouParser::LEAVING);
      setState(576);
      match(KaikouParser::LBRACE);
      setState(580);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::PAYS

      || _la == KaikouParser::VOID_HAND) {
        setState(577);
        leavingItem();
        setState(582);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(583);
      match(KaikouParser::RBRACE);
      setState(585);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(584);
        cite();
      }
      break;
    }

    case 27: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::NextDealerDeclContext>(_localctx));
      enterOuterAlt(_localctx, 27);
      setState(588);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(587);
        match(KaikouParser::OVERRIDE);
      }
      setState(590);
      match(KaikouParser::NEXT_DEALER);
      setState(591);
      match(KaikouParser::LBRACE);
      setState(595);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (((((_la - 133) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 133)) & ((1ULL << (KaikouParser::SAME_SEAT - 133))
        | (1ULL << (KaikouParser::NEXT_SEAT - 133))
        | (1ULL << (KaikouParser::PREVIOUS_SEAT - 133))
        | (1ULL << (KaikouParser::WINNER_SEAT - 133)))) != 0)) {
        setState(592);
        nextDealerItem();
        setState(597);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(598);
      match(KaikouParser::RBRACE);
      setState(600);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(599);
        cite();
      }
      break;
    }

    case 28: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::ExampleDeclContext>(_localctx));
      enterOuterAlt(_localctx, 28);
      setState(602);
      match(KaikouParser::EXAMPLE);
      setState(603);
      title();
      setState(613);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WITH) {
        setState(604);
        match(KaikouParser::WITH);
        setState(605);
        exampleOption();
        setState(610);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::COMMA) {
          setState(606);
          match(KaikouParser::COMMA);
          setState(607);
          exampleOption();
          setState(612);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
      }
      setState(615);
      match(KaikouParser::LBRACE);
      setState(619);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::FACT)
        | (1ULL << KaikouParser::DEALER)
        | (1ULL << KaikouParser::INDICATOR))) != 0) || _la == KaikouParser::WIN

      || _la == KaikouParser::OFFENDERS || ((((_la - 162) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 162)) & ((1ULL << (KaikouParser::PREVIOUS_WILD - 162))
        | (1ULL << (KaikouParser::SEAT - 162))
        | (1ULL << (KaikouParser::EXPECT - 162))
        | (1ULL << (KaikouParser::WAITS - 162)))) != 0)) {
        setState(616);
        exampleItem();
        setState(621);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(622);
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
    setState(626);
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
    setState(628);
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
    setState(630);
    _la = _input->LA(1);
    if (!(_la == KaikouParser::BEFORE

    || _la == KaikouParser::AFTER)) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(631);
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
    setState(633);
    _la = _input->LA(1);
    if (!(_la == KaikouParser::WHEN

    || _la == KaikouParser::UNLESS)) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(634);
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
    setState(672);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::SUIT: {
        _localctx = dynamic_cast<TilesItemContext *>(_tracker.createInstance<KaikouParser::SuitItemContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(636);
        match(KaikouParser::SUIT);
        setState(638); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(637);
          ref();
          setState(640); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::IDENT);
        setState(642);
        match(KaikouParser::NUMBER);
        setState(643);
        match(KaikouParser::DOTS);
        setState(644);
        match(KaikouParser::NUMBER);
        setState(645);
        match(KaikouParser::COPIES);
        setState(646);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::HONOUR: {
        _localctx = dynamic_cast<TilesItemContext *>(_tracker.createInstance<KaikouParser::HonourItemContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(648);
        match(KaikouParser::HONOUR);
        setState(650); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(649);
          ref();
          setState(652); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::IDENT);
        setState(654);
        match(KaikouParser::COPIES);
        setState(655);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::FLOWER: {
        _localctx = dynamic_cast<TilesItemContext *>(_tracker.createInstance<KaikouParser::FlowerItemContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(657);
        match(KaikouParser::FLOWER);
        setState(659); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(658);
          ref();
          setState(661); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::IDENT);
        setState(663);
        match(KaikouParser::COPIES);
        setState(664);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::RING: {
        _localctx = dynamic_cast<TilesItemContext *>(_tracker.createInstance<KaikouParser::RingItemContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(666);
        match(KaikouParser::RING);
        setState(668); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(667);
          ref();
          setState(670); 
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
    setState(687);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::YES_NO: {
        enterOuterAlt(_localctx, 1);
        setState(674);
        match(KaikouParser::YES_NO);
        break;
      }

      case KaikouParser::NUMBER_TYPE: {
        enterOuterAlt(_localctx, 2);
        setState(675);
        match(KaikouParser::NUMBER_TYPE);
        break;
      }

      case KaikouParser::POINTS: {
        enterOuterAlt(_localctx, 3);
        setState(676);
        match(KaikouParser::POINTS);
        break;
      }

      case KaikouParser::FAN: {
        enterOuterAlt(_localctx, 4);
        setState(677);
        match(KaikouParser::FAN);
        break;
      }

      case KaikouParser::LIMIT: {
        enterOuterAlt(_localctx, 5);
        setState(678);
        match(KaikouParser::LIMIT);
        break;
      }

      case KaikouParser::LIST: {
        enterOuterAlt(_localctx, 6);
        setState(679);
        match(KaikouParser::LIST);
        break;
      }

      case KaikouParser::PATTERNS: {
        enterOuterAlt(_localctx, 7);
        setState(680);
        match(KaikouParser::PATTERNS);
        break;
      }

      case KaikouParser::ONE_OF: {
        enterOuterAlt(_localctx, 8);
        setState(681);
        match(KaikouParser::ONE_OF);
        setState(683); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(682);
          enumerator();
          setState(685); 
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
          | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 149) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 149)) & ((1ULL << (KaikouParser::NONE - 149))
          | (1ULL << (KaikouParser::WINNER - 149))
          | (1ULL << (KaikouParser::LOSER - 149))
          | (1ULL << (KaikouParser::WAIT_OPEN - 149))
          | (1ULL << (KaikouParser::WAIT_EDGE - 149))
          | (1ULL << (KaikouParser::WAIT_CLOSED - 149)))) != 0) || _la == KaikouParser::NUMBER

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
    setState(691);
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
        setState(689);
        name();
        break;
      }

      case KaikouParser::NUMBER: {
        enterOuterAlt(_localctx, 2);
        setState(690);
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
    setState(701);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 107, _ctx)) {
    case 1: {
      enterOuterAlt(_localctx, 1);
      setState(693);
      expr();
      setState(697);
      _errHandler->sync(this);
      alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 106, _ctx);
      while (alt != 2 && alt != atn::ATN::INVALID_ALT_NUMBER) {
        if (alt == 1) {
          setState(694);
          ref(); 
        }
        setState(699);
        _errHandler->sync(this);
        alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 106, _ctx);
      }
      break;
    }

    case 2: {
      enterOuterAlt(_localctx, 2);
      setState(700);
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
    setState(703);
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
    setState(745);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::SEATS: {
        _localctx = dynamic_cast<DealItemContext *>(_tracker.createInstance<KaikouParser::SeatsItemContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(705);
        match(KaikouParser::SEATS);
        setState(706);
        match(KaikouParser::NUMBER);
        setState(708);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(707);
          cite();
        }
        break;
      }

      case KaikouParser::DICE: {
        _localctx = dynamic_cast<DealItemContext *>(_tracker.createInstance<KaikouParser::DiceItemContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(710);
        match(KaikouParser::DICE);
        setState(711);
        match(KaikouParser::NUMBER);
        setState(713);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(712);
          cite();
        }
        break;
      }

      case KaikouParser::BREAK_AT_SUM: {
        _localctx = dynamic_cast<DealItemContext *>(_tracker.createInstance<KaikouParser::BreakItemContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(715);
        match(KaikouParser::BREAK_AT_SUM);
        setState(720);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::SKIP_SMALLER

        || _la == KaikouParser::SKIP_SUM || _la == KaikouParser::COMMA) {
          setState(717);
          _errHandler->sync(this);

          _la = _input->LA(1);
          if (_la == KaikouParser::COMMA) {
            setState(716);
            match(KaikouParser::COMMA);
          }
          setState(719);
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
        setState(723);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(722);
          cite();
        }
        break;
      }

      case KaikouParser::HAND: {
        _localctx = dynamic_cast<DealItemContext *>(_tracker.createInstance<KaikouParser::HandItemContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(725);
        match(KaikouParser::HAND);
        setState(726);
        expr();
        setState(732);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::DEALER || _la == KaikouParser::COMMA) {
          setState(728);
          _errHandler->sync(this);

          _la = _input->LA(1);
          if (_la == KaikouParser::COMMA) {
            setState(727);
            match(KaikouParser::COMMA);
          }
          setState(730);
          match(KaikouParser::DEALER);
          setState(731);
          expr();
        }
        setState(735);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(734);
          cite();
        }
        break;
      }

      case KaikouParser::INDICATOR: {
        _localctx = dynamic_cast<DealItemContext *>(_tracker.createInstance<KaikouParser::IndicatorItemContext>(_localctx));
        enterOuterAlt(_localctx, 5);
        setState(737);
        match(KaikouParser::INDICATOR);
        setState(738);
        wallPlace();
        setState(740);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::WHEN

        || _la == KaikouParser::UNLESS) {
          setState(739);
          guard();
        }
        setState(743);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(742);
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
    setState(751);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::HEAD_OF_WALL: {
        enterOuterAlt(_localctx, 1);
        setState(747);
        match(KaikouParser::HEAD_OF_WALL);
        break;
      }

      case KaikouParser::UPPER_OF_STACK:
      case KaikouParser::LOWER_OF_STACK: {
        enterOuterAlt(_localctx, 2);
        setState(748);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::UPPER_OF_STACK

        || _la == KaikouParser::LOWER_OF_STACK)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(749);
        match(KaikouParser::NUMBER);
        setState(750);
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
    setState(773);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::STACKS: {
        _localctx = dynamic_cast<WallItemContext *>(_tracker.createInstance<KaikouParser::StacksItemContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(753);
        match(KaikouParser::STACKS);
        setState(754);
        match(KaikouParser::NUMBER);
        setState(756);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(755);
          cite();
        }
        break;
      }

      case KaikouParser::REPLACEMENTS: {
        _localctx = dynamic_cast<WallItemContext *>(_tracker.createInstance<KaikouParser::ReplacementsItemContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(758);
        match(KaikouParser::REPLACEMENTS);
        setState(759);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::FROM_TAIL

        || _la == KaikouParser::FROM_HEAD)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(761);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(760);
          cite();
        }
        break;
      }

      case KaikouParser::KEEP: {
        _localctx = dynamic_cast<WallItemContext *>(_tracker.createInstance<KaikouParser::KeepItemContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(763);
        match(KaikouParser::KEEP);
        setState(764);
        expr();
        setState(766);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(765);
          cite();
        }
        break;
      }

      case KaikouParser::LAST_TILES: {
        _localctx = dynamic_cast<WallItemContext *>(_tracker.createInstance<KaikouParser::LastTilesItemContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(768);
        match(KaikouParser::LAST_TILES);
        setState(769);
        expr();
        setState(771);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(770);
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
    setState(776); 
    _errHandler->sync(this);
    _la = _input->LA(1);
    do {
      setState(775);
      setAtom();
      setState(778); 
      _errHandler->sync(this);
      _la = _input->LA(1);
    } while (_la == KaikouParser::RANK

    || _la == KaikouParser::ALL_TILES || ((((_la - 236) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 236)) & ((1ULL << (KaikouParser::LPAREN - 236))
      | (1ULL << (KaikouParser::LBRACE - 236))
      | (1ULL << (KaikouParser::TILEWORD - 236))
      | (1ULL << (KaikouParser::IDENT - 236)))) != 0));
    setState(786);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::EXCEPT) {
      setState(780);
      match(KaikouParser::EXCEPT);
      setState(782); 
      _errHandler->sync(this);
      _la = _input->LA(1);
      do {
        setState(781);
        setAtom();
        setState(784); 
        _errHandler->sync(this);
        _la = _input->LA(1);
      } while (_la == KaikouParser::RANK

      || _la == KaikouParser::ALL_TILES || ((((_la - 236) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 236)) & ((1ULL << (KaikouParser::LPAREN - 236))
        | (1ULL << (KaikouParser::LBRACE - 236))
        | (1ULL << (KaikouParser::TILEWORD - 236))
        | (1ULL << (KaikouParser::IDENT - 236)))) != 0));
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
    setState(805);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::IDENT: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetNameContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(788);
        ref();
        break;
      }

      case KaikouParser::TILEWORD: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetTilesContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(789);
        match(KaikouParser::TILEWORD);
        break;
      }

      case KaikouParser::RANK: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetRankContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(790);
        match(KaikouParser::RANK);
        setState(792); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(791);
          match(KaikouParser::NUMBER);
          setState(794); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::ALL_TILES: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetAllContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(796);
        match(KaikouParser::ALL_TILES);
        break;
      }

      case KaikouParser::LBRACE: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetBracesContext>(_localctx));
        enterOuterAlt(_localctx, 5);
        setState(797);
        match(KaikouParser::LBRACE);
        setState(798);
        setExpr();
        setState(799);
        match(KaikouParser::RBRACE);
        break;
      }

      case KaikouParser::LPAREN: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetTileExprContext>(_localctx));
        enterOuterAlt(_localctx, 6);
        setState(801);
        match(KaikouParser::LPAREN);
        setState(802);
        expr();
        setState(803);
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
    setState(814);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 130, _ctx)) {
    case 1: {
      _localctx = dynamic_cast<CallKindContext *>(_tracker.createInstance<KaikouParser::MeldCallContext>(_localctx));
      enterOuterAlt(_localctx, 1);
      setState(807);
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
      setState(808);
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
      setState(809);
      match(KaikouParser::QUAD);
      setState(810);
      match(KaikouParser::ADDED_TO);
      setState(811);
      ref();
      break;
    }

    case 3: {
      _localctx = dynamic_cast<CallKindContext *>(_tracker.createInstance<KaikouParser::AsideCallContext>(_localctx));
      enterOuterAlt(_localctx, 3);
      setState(812);
      match(KaikouParser::SET_ASIDE);
      setState(813);
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
    setState(816);
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
    setState(818);
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
    setState(820);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::WHEN

    || _la == KaikouParser::UNLESS) {
      setState(819);
      guard();
    }
    setState(823);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::PER) {
      setState(822);
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
    setState(855);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::ORDER: {
        _localctx = dynamic_cast<ClaimsItemContext *>(_tracker.createInstance<KaikouParser::OrderItemContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(825);
        match(KaikouParser::ORDER);
        setState(826);
        claimRank();
        setState(831);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::COMMA) {
          setState(827);
          match(KaikouParser::COMMA);
          setState(828);
          claimRank();
          setState(833);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

      case KaikouParser::ONE_WINNER:
      case KaikouParser::EVERY_WINNER: {
        _localctx = dynamic_cast<ClaimsItemContext *>(_tracker.createInstance<KaikouParser::WinnersItemContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(834);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::ONE_WINNER

        || _la == KaikouParser::EVERY_WINNER)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(840);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::FIRST_FROM

        || _la == KaikouParser::FIRST_AFTER || _la == KaikouParser::COMMA) {
          setState(836);
          _errHandler->sync(this);

          _la = _input->LA(1);
          if (_la == KaikouParser::COMMA) {
            setState(835);
            match(KaikouParser::COMMA);
          }
          setState(838);
          _la = _input->LA(1);
          if (!(_la == KaikouParser::FIRST_FROM

          || _la == KaikouParser::FIRST_AFTER)) {
          _errHandler->recoverInline(this);
          }
          else {
            _errHandler->reportMatch(this);
            consume();
          }
          setState(839);
          expr();
        }
        setState(843);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::WHEN

        || _la == KaikouParser::UNLESS) {
          setState(842);
          guard();
        }
        setState(846);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(845);
          cite();
        }
        break;
      }

      case KaikouParser::PASSING_LOCKS: {
        _localctx = dynamic_cast<ClaimsItemContext *>(_tracker.createInstance<KaikouParser::PassingItemContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(848);
        match(KaikouParser::PASSING_LOCKS);
        setState(850);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::WHEN

        || _la == KaikouParser::UNLESS) {
          setState(849);
          guard();
        }
        setState(853);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(852);
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
    setState(859); 
    _errHandler->sync(this);
    _la = _input->LA(1);
    do {
      setState(859);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::WIN: {
          setState(857);
          match(KaikouParser::WIN);
          break;
        }

        case KaikouParser::IDENT: {
          setState(858);
          ref();
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      setState(861); 
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

KaikouParser::ShapeSetContext* KaikouParser::OrphansShapeContext::shapeSet() {
  return getRuleContext<KaikouParser::ShapeSetContext>(0);
}

tree::TerminalNode* KaikouParser::OrphansShapeContext::COMMA() {
  return getToken(KaikouParser::COMMA, 0);
}

tree::TerminalNode* KaikouParser::OrphansShapeContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

tree::TerminalNode* KaikouParser::OrphansShapeContext::MELD() {
  return getToken(KaikouParser::MELD, 0);
}

tree::TerminalNode* KaikouParser::OrphansShapeContext::AND_ONE_MORE() {
  return getToken(KaikouParser::AND_ONE_MORE, 0);
}

tree::TerminalNode* KaikouParser::OrphansShapeContext::AND_A_PAIR() {
  return getToken(KaikouParser::AND_A_PAIR, 0);
}

KaikouParser::OrphansShapeContext::OrphansShapeContext(ShapeBodyContext *ctx) { copyFrom(ctx); }


//----------------- DifferentShapeContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::DifferentShapeContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

tree::TerminalNode* KaikouParser::DifferentShapeContext::DIFFERENT_OF() {
  return getToken(KaikouParser::DIFFERENT_OF, 0);
}

KaikouParser::ShapeSetContext* KaikouParser::DifferentShapeContext::shapeSet() {
  return getRuleContext<KaikouParser::ShapeSetContext>(0);
}

KaikouParser::DifferentShapeContext::DifferentShapeContext(ShapeBodyContext *ctx) { copyFrom(ctx); }


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
    setState(885);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 146, _ctx)) {
    case 1: {
      _localctx = dynamic_cast<ShapeBodyContext *>(_tracker.createInstance<KaikouParser::MeldsShapeContext>(_localctx));
      enterOuterAlt(_localctx, 1);
      setState(863);
      match(KaikouParser::NUMBER);
      setState(864);
      match(KaikouParser::MELD);
      setState(866);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::AND_A_PAIR) {
        setState(865);
        match(KaikouParser::AND_A_PAIR);
      }
      break;
    }

    case 2: {
      _localctx = dynamic_cast<ShapeBodyContext *>(_tracker.createInstance<KaikouParser::PairsShapeContext>(_localctx));
      enterOuterAlt(_localctx, 2);
      setState(868);
      match(KaikouParser::NUMBER);
      setState(869);
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
      setState(870);
      match(KaikouParser::ONE_EACH_OF);
      setState(871);
      shapeSet();
      setState(879);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::COMMA: {
          setState(872);
          match(KaikouParser::COMMA);
          setState(873);
          match(KaikouParser::NUMBER);
          setState(874);
          match(KaikouParser::MELD);
          setState(876);
          _errHandler->sync(this);

          _la = _input->LA(1);
          if (_la == KaikouParser::AND_A_PAIR) {
            setState(875);
            match(KaikouParser::AND_A_PAIR);
          }
          break;
        }

        case KaikouParser::AND_ONE_MORE: {
          setState(878);
          match(KaikouParser::AND_ONE_MORE);
          break;
        }

        case KaikouParser::EOF:
        case KaikouParser::DOCUMENT:
        case KaikouParser::PER:
        case KaikouParser::OVERRIDE:
        case KaikouParser::REMOVE:
        case KaikouParser::DEFAULT:
        case KaikouParser::TILES:
        case KaikouParser::SET:
        case KaikouParser::OPTION:
        case KaikouParser::REQUIRE:
        case KaikouParser::FACT:
        case KaikouParser::DEAL:
        case KaikouParser::WALL:
        case KaikouParser::LET:
        case KaikouParser::WILD:
        case KaikouParser::CALL:
        case KaikouParser::DISCARDING:
        case KaikouParser::CLAIMS:
        case KaikouParser::SHAPE:
        case KaikouParser::PATTERN:
        case KaikouParser::NEED:
        case KaikouParser::TALLY:
        case KaikouParser::PAYMENT:
        case KaikouParser::LIABLE:
        case KaikouParser::SHARING:
        case KaikouParser::CHOOSE_MOST:
        case KaikouParser::RESULT:
        case KaikouParser::DUTY:
        case KaikouParser::LEAVING:
        case KaikouParser::NEXT_DEALER:
        case KaikouParser::EXAMPLE: {
          break;
        }

      default:
        break;
      }
      break;
    }

    case 4: {
      _localctx = dynamic_cast<ShapeBodyContext *>(_tracker.createInstance<KaikouParser::DifferentShapeContext>(_localctx));
      enterOuterAlt(_localctx, 4);
      setState(881);
      match(KaikouParser::NUMBER);
      setState(882);
      match(KaikouParser::DIFFERENT_OF);
      setState(883);
      shapeSet();
      break;
    }

    case 5: {
      _localctx = dynamic_cast<ShapeBodyContext *>(_tracker.createInstance<KaikouParser::AnyShapeContext>(_localctx));
      enterOuterAlt(_localctx, 5);
      setState(884);
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

//----------------- ShapeSetContext ------------------------------------------------------------------

KaikouParser::ShapeSetContext::ShapeSetContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::ShapeSetContext::KNITTED() {
  return getToken(KaikouParser::KNITTED, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::ShapeSetContext::NUMBER() {
  return getTokens(KaikouParser::NUMBER);
}

tree::TerminalNode* KaikouParser::ShapeSetContext::NUMBER(size_t i) {
  return getToken(KaikouParser::NUMBER, i);
}

std::vector<KaikouParser::SetAtomContext *> KaikouParser::ShapeSetContext::setAtom() {
  return getRuleContexts<KaikouParser::SetAtomContext>();
}

KaikouParser::SetAtomContext* KaikouParser::ShapeSetContext::setAtom(size_t i) {
  return getRuleContext<KaikouParser::SetAtomContext>(i);
}


size_t KaikouParser::ShapeSetContext::getRuleIndex() const {
  return KaikouParser::RuleShapeSet;
}


KaikouParser::ShapeSetContext* KaikouParser::shapeSet() {
  ShapeSetContext *_localctx = _tracker.createInstance<ShapeSetContext>(_ctx, getState());
  enterRule(_localctx, 54, KaikouParser::RuleShapeSet);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(904);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::KNITTED: {
        enterOuterAlt(_localctx, 1);
        setState(887);
        match(KaikouParser::KNITTED);
        setState(889); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(888);
          match(KaikouParser::NUMBER);
          setState(891); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::NUMBER);
        setState(896);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::RANK

        || _la == KaikouParser::ALL_TILES || ((((_la - 236) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 236)) & ((1ULL << (KaikouParser::LPAREN - 236))
          | (1ULL << (KaikouParser::LBRACE - 236))
          | (1ULL << (KaikouParser::TILEWORD - 236))
          | (1ULL << (KaikouParser::IDENT - 236)))) != 0)) {
          setState(893);
          setAtom();
          setState(898);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

      case KaikouParser::RANK:
      case KaikouParser::ALL_TILES:
      case KaikouParser::LPAREN:
      case KaikouParser::LBRACE:
      case KaikouParser::TILEWORD:
      case KaikouParser::IDENT: {
        enterOuterAlt(_localctx, 2);
        setState(900); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(899);
          setAtom();
          setState(902); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::RANK

        || _la == KaikouParser::ALL_TILES || ((((_la - 236) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 236)) & ((1ULL << (KaikouParser::LPAREN - 236))
          | (1ULL << (KaikouParser::LBRACE - 236))
          | (1ULL << (KaikouParser::TILEWORD - 236))
          | (1ULL << (KaikouParser::IDENT - 236)))) != 0));
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
  enterRule(_localctx, 56, KaikouParser::RulePatternRelation);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(906);
    _la = _input->LA(1);
    if (!(_la == KaikouParser::IMPLIES

    || _la == KaikouParser::EXCLUDES)) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(908); 
    _errHandler->sync(this);
    _la = _input->LA(1);
    do {
      setState(907);
      ref();
      setState(910); 
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
  enterRule(_localctx, 58, KaikouParser::RuleLine);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(939);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::REMOVE: {
        _localctx = dynamic_cast<LineContext *>(_tracker.createInstance<KaikouParser::RemoveLineContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(912);
        match(KaikouParser::REMOVE);
        setState(913);
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
        setState(915);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::OVERRIDE) {
          setState(914);
          match(KaikouParser::OVERRIDE);
        }
        setState(917);
        name();
        setState(919);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::BEFORE

        || _la == KaikouParser::AFTER) {
          setState(918);
          position();
        }
        setState(922);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::STRING) {
          setState(921);
          title();
        }
        setState(924);
        match(KaikouParser::COLON);
        setState(925);
        lineOp();
        setState(933);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::OTHERWISE || _la == KaikouParser::COMMA) {
          setState(927);
          _errHandler->sync(this);

          _la = _input->LA(1);
          if (_la == KaikouParser::COMMA) {
            setState(926);
            match(KaikouParser::COMMA);
          }
          setState(929);
          match(KaikouParser::OTHERWISE);
          setState(930);
          lineOp();
          setState(935);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        setState(937);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(936);
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
  enterRule(_localctx, 60, KaikouParser::RuleLineOp);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(941);
    lineAction();
    setState(943);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::WHEN

    || _la == KaikouParser::UNLESS) {
      setState(942);
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
  enterRule(_localctx, 62, KaikouParser::RuleLineAction);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(955);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::BECOMES:
      case KaikouParser::EQ: {
        enterOuterAlt(_localctx, 1);
        setState(945);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::BECOMES || _la == KaikouParser::EQ)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(946);
        expr();
        break;
      }

      case KaikouParser::TIMES:
      case KaikouParser::PLUS:
      case KaikouParser::MINUS:
      case KaikouParser::STAR: {
        enterOuterAlt(_localctx, 2);
        setState(947);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::TIMES || ((((_la - 230) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 230)) & ((1ULL << (KaikouParser::PLUS - 230))
          | (1ULL << (KaikouParser::MINUS - 230))
          | (1ULL << (KaikouParser::STAR - 230)))) != 0))) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(948);
        expr();
        setState(951);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::EACH) {
          setState(949);
          match(KaikouParser::EACH);
          setState(950);
          expr();
        }
        break;
      }

      case KaikouParser::AT_MOST:
      case KaikouParser::AT_LEAST:
      case KaikouParser::ROUND_UP_TO:
      case KaikouParser::ROUND_DOWN_TO: {
        enterOuterAlt(_localctx, 3);
        setState(953);
        _la = _input->LA(1);
        if (!(((((_la - 106) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 106)) & ((1ULL << (KaikouParser::AT_MOST - 106))
          | (1ULL << (KaikouParser::AT_LEAST - 106))
          | (1ULL << (KaikouParser::ROUND_UP_TO - 106))
          | (1ULL << (KaikouParser::ROUND_DOWN_TO - 106)))) != 0))) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(954);
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
  enterRule(_localctx, 64, KaikouParser::RuleResultItem);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(957);
    name();
    setState(958);
    match(KaikouParser::EQ);
    setState(959);
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
  enterRule(_localctx, 66, KaikouParser::RuleDutyItem);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(969);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::STARTS_AFTER_OPENING: {
        _localctx = dynamic_cast<DutyItemContext *>(_tracker.createInstance<KaikouParser::DutyStartContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(961);
        match(KaikouParser::STARTS_AFTER_OPENING);
        setState(962);
        match(KaikouParser::NUMBER);
        setState(963);
        match(KaikouParser::IN_ONE_SUIT);
        break;
      }

      case KaikouParser::OTHERS_DISCARD_SUIT: {
        _localctx = dynamic_cast<DutyItemContext *>(_tracker.createInstance<KaikouParser::DutyDiscardContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(964);
        match(KaikouParser::OTHERS_DISCARD_SUIT);
        break;
      }

      case KaikouParser::EXCEPT: {
        _localctx = dynamic_cast<DutyItemContext *>(_tracker.createInstance<KaikouParser::DutyExceptContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(965);
        match(KaikouParser::EXCEPT);
        setState(966);
        expr();
        break;
      }

      case KaikouParser::EXEMPT: {
        _localctx = dynamic_cast<DutyItemContext *>(_tracker.createInstance<KaikouParser::DutyExemptContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(967);
        match(KaikouParser::EXEMPT);
        setState(968);
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
  enterRule(_localctx, 68, KaikouParser::RuleLeavingItem);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(976);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::PAYS: {
        enterOuterAlt(_localctx, 1);
        setState(971);
        match(KaikouParser::PAYS);
        setState(972);
        expr();
        setState(973);
        match(KaikouParser::TO_HOUSE);
        break;
      }

      case KaikouParser::VOID_HAND: {
        enterOuterAlt(_localctx, 2);
        setState(975);
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
  enterRule(_localctx, 70, KaikouParser::RuleNextDealerItem);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(978);
    _la = _input->LA(1);
    if (!(((((_la - 133) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 133)) & ((1ULL << (KaikouParser::SAME_SEAT - 133))
      | (1ULL << (KaikouParser::NEXT_SEAT - 133))
      | (1ULL << (KaikouParser::PREVIOUS_SEAT - 133))
      | (1ULL << (KaikouParser::WINNER_SEAT - 133)))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(980);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::WHEN

    || _la == KaikouParser::UNLESS) {
      setState(979);
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
  enterRule(_localctx, 72, KaikouParser::RuleExampleOption);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(982);
    name();
    setState(983);
    match(KaikouParser::EQ);
    setState(984);
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
  enterRule(_localctx, 74, KaikouParser::RuleExampleItem);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1057);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::INDICATOR: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExIndicatorContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(986);
        match(KaikouParser::INDICATOR);
        setState(987);
        tileWord();
        break;
      }

      case KaikouParser::DEALER: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExDealerContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(988);
        match(KaikouParser::DEALER);
        setState(989);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::PREVIOUS_WILD: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExPreviousWildContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(990);
        match(KaikouParser::PREVIOUS_WILD);
        setState(991);
        tileWord();
        break;
      }

      case KaikouParser::FACT: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExFactContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(992);
        match(KaikouParser::FACT);
        setState(993);
        name();
        setState(994);
        match(KaikouParser::EQ);
        setState(995);
        expr();
        break;
      }

      case KaikouParser::SEAT: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExSeatContext>(_localctx));
        enterOuterAlt(_localctx, 5);
        setState(997);
        match(KaikouParser::SEAT);
        setState(998);
        match(KaikouParser::NUMBER);
        setState(999);
        match(KaikouParser::COLON);
        setState(1000);
        match(KaikouParser::HAND);
        setState(1004);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::TILEWORD

        || _la == KaikouParser::IDENT) {
          setState(1001);
          tileWord();
          setState(1006);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        setState(1010);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::MELD) {
          setState(1007);
          exMeld();
          setState(1012);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        setState(1019);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::ASIDE) {
          setState(1013);
          match(KaikouParser::ASIDE);
          setState(1015); 
          _errHandler->sync(this);
          _la = _input->LA(1);
          do {
            setState(1014);
            tileWord();
            setState(1017); 
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
        setState(1021);
        match(KaikouParser::OFFENDERS);
        setState(1023); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(1022);
          match(KaikouParser::NUMBER);
          setState(1025); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::WIN: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExWinContext>(_localctx));
        enterOuterAlt(_localctx, 7);
        setState(1027);
        match(KaikouParser::WIN);
        setState(1028);
        match(KaikouParser::SEAT);
        setState(1029);
        match(KaikouParser::NUMBER);
        setState(1030);
        match(KaikouParser::WITH);
        setState(1031);
        tileWord();
        setState(1037);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case KaikouParser::SELF_DRAWN: {
            setState(1032);
            match(KaikouParser::SELF_DRAWN);
            break;
          }

          case KaikouParser::FROM: {
            setState(1033);
            match(KaikouParser::FROM);
            setState(1034);
            match(KaikouParser::NUMBER);
            break;
          }

          case KaikouParser::ROBBING: {
            setState(1035);
            match(KaikouParser::ROBBING);
            setState(1036);
            match(KaikouParser::NUMBER);
            break;
          }

        default:
          throw NoViableAltException(this);
        }
        setState(1042);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::LAST_TILES || _la == KaikouParser::AFTER_KONG) {
          setState(1039);
          _la = _input->LA(1);
          if (!(_la == KaikouParser::LAST_TILES || _la == KaikouParser::AFTER_KONG)) {
          _errHandler->recoverInline(this);
          }
          else {
            _errHandler->reportMatch(this);
            consume();
          }
          setState(1044);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

      case KaikouParser::WAITS: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExWaitsContext>(_localctx));
        enterOuterAlt(_localctx, 8);
        setState(1045);
        match(KaikouParser::WAITS);
        setState(1046);
        match(KaikouParser::SEAT);
        setState(1047);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::EXPECT: {
        _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExExpectContext>(_localctx));
        enterOuterAlt(_localctx, 9);
        setState(1048);
        match(KaikouParser::EXPECT);
        setState(1049);
        expectation();
        setState(1054);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::COMMA) {
          setState(1050);
          match(KaikouParser::COMMA);
          setState(1051);
          expectation();
          setState(1056);
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
  enterRule(_localctx, 76, KaikouParser::RuleExMeld);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1059);
    match(KaikouParser::MELD);
    setState(1060);
    ref();
    setState(1062); 
    _errHandler->sync(this);
    _la = _input->LA(1);
    do {
      setState(1061);
      tileWord();
      setState(1064); 
      _errHandler->sync(this);
      _la = _input->LA(1);
    } while (_la == KaikouParser::TILEWORD

    || _la == KaikouParser::IDENT);
    setState(1068);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::FROM) {
      setState(1066);
      match(KaikouParser::FROM);
      setState(1067);
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
  enterRule(_localctx, 78, KaikouParser::RuleTileWord);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1070);
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
  enterRule(_localctx, 80, KaikouParser::RuleExpectation);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1106);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 182, _ctx)) {
    case 1: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectRefusedByContext>(_localctx));
      enterOuterAlt(_localctx, 1);
      setState(1072);
      match(KaikouParser::REFUSED_BY);
      setState(1073);
      name();
      break;
    }

    case 2: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectRefusedContext>(_localctx));
      enterOuterAlt(_localctx, 2);
      setState(1074);
      match(KaikouParser::REFUSED);
      break;
    }

    case 3: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectImpossibleContext>(_localctx));
      enterOuterAlt(_localctx, 3);
      setState(1075);
      match(KaikouParser::IMPOSSIBLE);
      break;
    }

    case 4: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectPointsContext>(_localctx));
      enterOuterAlt(_localctx, 4);
      setState(1076);
      match(KaikouParser::POINTS);
      setState(1078); 
      _errHandler->sync(this);
      _la = _input->LA(1);
      do {
        setState(1077);
        signedNumber();
        setState(1080); 
        _errHandler->sync(this);
        _la = _input->LA(1);
      } while (((((_la - 230) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 230)) & ((1ULL << (KaikouParser::PLUS - 230))
        | (1ULL << (KaikouParser::MINUS - 230))
        | (1ULL << (KaikouParser::NUMBER - 230)))) != 0));
      break;
    }

    case 5: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectLiableContext>(_localctx));
      enterOuterAlt(_localctx, 5);
      setState(1082);
      match(KaikouParser::LIABLE);
      setState(1083);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::NOBODY || _la == KaikouParser::NUMBER)) {
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
      setState(1084);
      match(KaikouParser::WAITS);
      setState(1091);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::TILEWORD:
        case KaikouParser::IDENT: {
          setState(1086); 
          _errHandler->sync(this);
          _la = _input->LA(1);
          do {
            setState(1085);
            tileWord();
            setState(1088); 
            _errHandler->sync(this);
            _la = _input->LA(1);
          } while (_la == KaikouParser::TILEWORD

          || _la == KaikouParser::IDENT);
          break;
        }

        case KaikouParser::NOBODY: {
          setState(1090);
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
      setState(1094);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::NOT) {
        setState(1093);
        match(KaikouParser::NOT);
      }
      setState(1096);
      name();
      setState(1104);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::NONE: {
          setState(1097);
          match(KaikouParser::NONE);
          break;
        }

        case KaikouParser::TILEWORD:
        case KaikouParser::IDENT: {
          setState(1099); 
          _errHandler->sync(this);
          _la = _input->LA(1);
          do {
            setState(1098);
            tileWord();
            setState(1101); 
            _errHandler->sync(this);
            _la = _input->LA(1);
          } while (_la == KaikouParser::TILEWORD

          || _la == KaikouParser::IDENT);
          break;
        }

        case KaikouParser::PLUS:
        case KaikouParser::MINUS:
        case KaikouParser::NUMBER: {
          setState(1103);
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
  enterRule(_localctx, 82, KaikouParser::RuleSignedNumber);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1109);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::PLUS

    || _la == KaikouParser::MINUS) {
      setState(1108);
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
    setState(1111);
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
  enterRule(_localctx, 84, KaikouParser::RuleExpr);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1121);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::IF) {
      setState(1113);
      match(KaikouParser::IF);
      setState(1114);
      expr();
      setState(1115);
      match(KaikouParser::THEN);
      setState(1116);
      expr();
      setState(1117);
      match(KaikouParser::ELSE);
      setState(1123);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(1124);
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
  enterRule(_localctx, 86, KaikouParser::RuleOrExpr);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1126);
    andExpr();
    setState(1131);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::OR) {
      setState(1127);
      match(KaikouParser::OR);
      setState(1128);
      andExpr();
      setState(1133);
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
  enterRule(_localctx, 88, KaikouParser::RuleAndExpr);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1134);
    notExpr();
    setState(1139);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::AND) {
      setState(1135);
      match(KaikouParser::AND);
      setState(1136);
      notExpr();
      setState(1141);
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
  enterRule(_localctx, 90, KaikouParser::RuleNotExpr);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1145);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::NOT) {
      setState(1142);
      match(KaikouParser::NOT);
      setState(1147);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(1148);
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
  enterRule(_localctx, 92, KaikouParser::RuleComparison);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1150);
    sum();
    setState(1152);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (((((_la - 142) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 142)) & ((1ULL << (KaikouParser::NOT - 142))
      | (1ULL << (KaikouParser::IS - 142))
      | (1ULL << (KaikouParser::IN - 142)))) != 0) || ((((_la - 224) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 224)) & ((1ULL << (KaikouParser::EQ - 224))
      | (1ULL << (KaikouParser::NE - 224))
      | (1ULL << (KaikouParser::LT - 224))
      | (1ULL << (KaikouParser::LE - 224))
      | (1ULL << (KaikouParser::GT - 224))
      | (1ULL << (KaikouParser::GE - 224)))) != 0)) {
      setState(1151);
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
  enterRule(_localctx, 94, KaikouParser::RuleComparisonTail);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1172);
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
        setState(1154);
        _la = _input->LA(1);
        if (!(((((_la - 224) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 224)) & ((1ULL << (KaikouParser::EQ - 224))
          | (1ULL << (KaikouParser::NE - 224))
          | (1ULL << (KaikouParser::LT - 224))
          | (1ULL << (KaikouParser::LE - 224))
          | (1ULL << (KaikouParser::GT - 224))
          | (1ULL << (KaikouParser::GE - 224)))) != 0))) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(1155);
        sum();
        break;
      }

      case KaikouParser::IS: {
        _localctx = dynamic_cast<ComparisonTailContext *>(_tracker.createInstance<KaikouParser::IsTailContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(1156);
        match(KaikouParser::IS);
        setState(1158);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::NOT) {
          setState(1157);
          match(KaikouParser::NOT);
        }
        setState(1162);
        _errHandler->sync(this);
        switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 190, _ctx)) {
        case 1: {
          setState(1160);
          sum();
          break;
        }

        case 2: {
          setState(1161);
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
        setState(1165);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::NOT) {
          setState(1164);
          match(KaikouParser::NOT);
        }
        setState(1167);
        match(KaikouParser::IN);
        setState(1170);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case KaikouParser::RANK:
          case KaikouParser::ALL_TILES:
          case KaikouParser::LPAREN:
          case KaikouParser::LBRACE:
          case KaikouParser::TILEWORD:
          case KaikouParser::IDENT: {
            setState(1168);
            setAtom();
            break;
          }

          case KaikouParser::LBRACKET: {
            setState(1169);
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
  enterRule(_localctx, 96, KaikouParser::RuleSum);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1174);
    product();
    setState(1179);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::PLUS

    || _la == KaikouParser::MINUS) {
      setState(1175);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::PLUS

      || _la == KaikouParser::MINUS)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1176);
      product();
      setState(1181);
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
  enterRule(_localctx, 98, KaikouParser::RuleProduct);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1182);
    power();
    setState(1187);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::TIMES || _la == KaikouParser::STAR

    || _la == KaikouParser::SLASH) {
      setState(1183);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::TIMES || _la == KaikouParser::STAR

      || _la == KaikouParser::SLASH)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1184);
      power();
      setState(1189);
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
  enterRule(_localctx, 100, KaikouParser::RulePower);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1190);
    unary();
    setState(1193);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::CARET) {
      setState(1191);
      match(KaikouParser::CARET);
      setState(1192);
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
  enterRule(_localctx, 102, KaikouParser::RuleUnary);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1198);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::MINUS) {
      setState(1195);
      match(KaikouParser::MINUS);
      setState(1200);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(1201);
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
  enterRule(_localctx, 104, KaikouParser::RulePostfix);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1203);
    primary();
    setState(1215);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (((((_la - 99) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 99)) & ((1ULL << (KaikouParser::OF - 99))
      | (1ULL << (KaikouParser::AT - 99))
      | (1ULL << (KaikouParser::AT_LAST - 99)))) != 0)) {
      setState(1213);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::OF: {
          setState(1204);
          match(KaikouParser::OF);
          setState(1205);
          seatRef();
          break;
        }

        case KaikouParser::AT: {
          setState(1206);
          match(KaikouParser::AT);
          setState(1207);
          primary();
          setState(1210);
          _errHandler->sync(this);

          switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 198, _ctx)) {
          case 1: {
            setState(1208);
            match(KaikouParser::OF);
            setState(1209);
            seatRef();
            break;
          }

          }
          break;
        }

        case KaikouParser::AT_LAST: {
          setState(1212);
          match(KaikouParser::AT_LAST);
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      setState(1217);
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
  enterRule(_localctx, 106, KaikouParser::RuleSeatRef);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1229);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::IDENT: {
        enterOuterAlt(_localctx, 1);
        setState(1218);
        ref();
        break;
      }

      case KaikouParser::WINNER: {
        enterOuterAlt(_localctx, 2);
        setState(1219);
        match(KaikouParser::WINNER);
        break;
      }

      case KaikouParser::LOSER: {
        enterOuterAlt(_localctx, 3);
        setState(1220);
        match(KaikouParser::LOSER);
        break;
      }

      case KaikouParser::DEALER: {
        enterOuterAlt(_localctx, 4);
        setState(1221);
        match(KaikouParser::DEALER);
        break;
      }

      case KaikouParser::GIVER: {
        enterOuterAlt(_localctx, 5);
        setState(1222);
        match(KaikouParser::GIVER);
        break;
      }

      case KaikouParser::ROBBED_SEAT: {
        enterOuterAlt(_localctx, 6);
        setState(1223);
        match(KaikouParser::ROBBED_SEAT);
        break;
      }

      case KaikouParser::LAST_OFFENDER: {
        enterOuterAlt(_localctx, 7);
        setState(1224);
        match(KaikouParser::LAST_OFFENDER);
        break;
      }

      case KaikouParser::LPAREN: {
        enterOuterAlt(_localctx, 8);
        setState(1225);
        match(KaikouParser::LPAREN);
        setState(1226);
        expr();
        setState(1227);
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
  enterRule(_localctx, 108, KaikouParser::RulePrimary);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1234);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (((((_la - 154) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 154)) & ((1ULL << (KaikouParser::SIZE_OF - 154))
      | (1ULL << (KaikouParser::NEXT - 154))
      | (1ULL << (KaikouParser::PREVIOUS - 154))
      | (1ULL << (KaikouParser::SOURCE_OF_OPENING - 154)))) != 0)) {
      setState(1231);
      prefix();
      setState(1236);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(1237);
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
  enterRule(_localctx, 110, KaikouParser::RulePrefix);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1239);
    _la = _input->LA(1);
    if (!(((((_la - 154) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 154)) & ((1ULL << (KaikouParser::SIZE_OF - 154))
      | (1ULL << (KaikouParser::NEXT - 154))
      | (1ULL << (KaikouParser::PREVIOUS - 154))
      | (1ULL << (KaikouParser::SOURCE_OF_OPENING - 154)))) != 0))) {
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


//----------------- HoldsExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::HoldsExprContext::HOLDS() {
  return getToken(KaikouParser::HOLDS, 0);
}

tree::TerminalNode* KaikouParser::HoldsExprContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

tree::TerminalNode* KaikouParser::HoldsExprContext::IN_ONE_SUIT() {
  return getToken(KaikouParser::IN_ONE_SUIT, 0);
}

KaikouParser::HoldsExprContext::HoldsExprContext(AtomContext *ctx) { copyFrom(ctx); }


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


//----------------- KindsInHandExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::KindsInHandExprContext::KINDS_IN_HAND() {
  return getToken(KaikouParser::KINDS_IN_HAND, 0);
}

tree::TerminalNode* KaikouParser::KindsInHandExprContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

tree::TerminalNode* KaikouParser::KindsInHandExprContext::IN() {
  return getToken(KaikouParser::IN, 0);
}

KaikouParser::SetAtomContext* KaikouParser::KindsInHandExprContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

tree::TerminalNode* KaikouParser::KindsInHandExprContext::OR_MORE() {
  return getToken(KaikouParser::OR_MORE, 0);
}

KaikouParser::KindsInHandExprContext::KindsInHandExprContext(AtomContext *ctx) { copyFrom(ctx); }


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


//----------------- RelationExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::RelationExprContext::RUN() {
  return getToken(KaikouParser::RUN, 0);
}

tree::TerminalNode* KaikouParser::RelationExprContext::TRIPLET() {
  return getToken(KaikouParser::TRIPLET, 0);
}

tree::TerminalNode* KaikouParser::RelationExprContext::IN_ONE_SUIT() {
  return getToken(KaikouParser::IN_ONE_SUIT, 0);
}

tree::TerminalNode* KaikouParser::RelationExprContext::IN() {
  return getToken(KaikouParser::IN, 0);
}

tree::TerminalNode* KaikouParser::RelationExprContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

tree::TerminalNode* KaikouParser::RelationExprContext::SUITS_WORD() {
  return getToken(KaikouParser::SUITS_WORD, 0);
}

std::vector<KaikouParser::RelationRankContext *> KaikouParser::RelationExprContext::relationRank() {
  return getRuleContexts<KaikouParser::RelationRankContext>();
}

KaikouParser::RelationRankContext* KaikouParser::RelationExprContext::relationRank(size_t i) {
  return getRuleContext<KaikouParser::RelationRankContext>(i);
}

KaikouParser::RelationExprContext::RelationExprContext(AtomContext *ctx) { copyFrom(ctx); }


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


//----------------- KindsHeldExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::KindsHeldExprContext::KINDS_HELD() {
  return getToken(KaikouParser::KINDS_HELD, 0);
}

tree::TerminalNode* KaikouParser::KindsHeldExprContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

tree::TerminalNode* KaikouParser::KindsHeldExprContext::OR_MORE() {
  return getToken(KaikouParser::OR_MORE, 0);
}

tree::TerminalNode* KaikouParser::KindsHeldExprContext::IN() {
  return getToken(KaikouParser::IN, 0);
}

KaikouParser::SetAtomContext* KaikouParser::KindsHeldExprContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

KaikouParser::KindsHeldExprContext::KindsHeldExprContext(AtomContext *ctx) { copyFrom(ctx); }


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

tree::TerminalNode* KaikouParser::EqualRunsExprContext::WILD_IN_PAIR() {
  return getToken(KaikouParser::WILD_IN_PAIR, 0);
}

tree::TerminalNode* KaikouParser::EqualRunsExprContext::SUITS_IN_TILES() {
  return getToken(KaikouParser::SUITS_IN_TILES, 0);
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


//----------------- HeldExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::HeldExprContext::WAITS() {
  return getToken(KaikouParser::WAITS, 0);
}

tree::TerminalNode* KaikouParser::HeldExprContext::SUITS_HELD() {
  return getToken(KaikouParser::SUITS_HELD, 0);
}

tree::TerminalNode* KaikouParser::HeldExprContext::SUITS_IN_HAND() {
  return getToken(KaikouParser::SUITS_IN_HAND, 0);
}

KaikouParser::HeldExprContext::HeldExprContext(AtomContext *ctx) { copyFrom(ctx); }


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


//----------------- LinksExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::LinksExprContext::LINKS_BY() {
  return getToken(KaikouParser::LINKS_BY, 0);
}

std::vector<KaikouParser::SetAtomContext *> KaikouParser::LinksExprContext::setAtom() {
  return getRuleContexts<KaikouParser::SetAtomContext>();
}

KaikouParser::SetAtomContext* KaikouParser::LinksExprContext::setAtom(size_t i) {
  return getRuleContext<KaikouParser::SetAtomContext>(i);
}

tree::TerminalNode* KaikouParser::LinksExprContext::BESIDE() {
  return getToken(KaikouParser::BESIDE, 0);
}

KaikouParser::LinksExprContext::LinksExprContext(AtomContext *ctx) { copyFrom(ctx); }


KaikouParser::AtomContext* KaikouParser::atom() {
  AtomContext *_localctx = _tracker.createInstance<AtomContext>(_ctx, getState());
  enterRule(_localctx, 112, KaikouParser::RuleAtom);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    size_t alt;
    setState(1373);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 218, _ctx)) {
    case 1: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::NumberLitContext>(_localctx));
      enterOuterAlt(_localctx, 1);
      setState(1241);
      match(KaikouParser::NUMBER);
      break;
    }

    case 2: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::YesLitContext>(_localctx));
      enterOuterAlt(_localctx, 2);
      setState(1242);
      match(KaikouParser::YES);
      break;
    }

    case 3: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::NoLitContext>(_localctx));
      enterOuterAlt(_localctx, 3);
      setState(1243);
      match(KaikouParser::NO);
      break;
    }

    case 4: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::NoneLitContext>(_localctx));
      enterOuterAlt(_localctx, 4);
      setState(1244);
      match(KaikouParser::NONE);
      break;
    }

    case 5: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::NameExprContext>(_localctx));
      enterOuterAlt(_localctx, 5);
      setState(1245);
      ref();
      break;
    }

    case 6: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::TileLitContext>(_localctx));
      enterOuterAlt(_localctx, 6);
      setState(1246);
      match(KaikouParser::TILEWORD);
      break;
    }

    case 7: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::ListExprContext>(_localctx));
      enterOuterAlt(_localctx, 7);
      setState(1247);
      list();
      break;
    }

    case 8: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::ParenExprContext>(_localctx));
      enterOuterAlt(_localctx, 8);
      setState(1248);
      match(KaikouParser::LPAREN);
      setState(1249);
      expr();
      setState(1250);
      match(KaikouParser::RPAREN);
      break;
    }

    case 9: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::MinMaxContext>(_localctx));
      enterOuterAlt(_localctx, 9);
      setState(1252);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::MIN

      || _la == KaikouParser::MAX)) {
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
      setState(1259);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::COMMA) {
        setState(1255);
        match(KaikouParser::COMMA);
        setState(1256);
        expr();
        setState(1261);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(1262);
      match(KaikouParser::RPAREN);
      break;
    }

    case 10: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::SeatAfterDealerContext>(_localctx));
      enterOuterAlt(_localctx, 10);
      setState(1264);
      match(KaikouParser::NEXT_DEALER);
      break;
    }

    case 11: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::CountExprContext>(_localctx));
      enterOuterAlt(_localctx, 11);
      setState(1265);
      _la = _input->LA(1);
      if (!(((((_la - 146) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 146)) & ((1ULL << (KaikouParser::NO - 146))
        | (1ULL << (KaikouParser::ANY - 146))
        | (1ULL << (KaikouParser::COUNT - 146)))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1266);
      setAtom();
      setState(1268);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::IN_HAND || _la == KaikouParser::ASIDE) {
        setState(1267);
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
      setState(1270);
      _la = _input->LA(1);
      if (!((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::DEALER)
        | (1ULL << KaikouParser::INDICATOR)
        | (1ULL << KaikouParser::LAST_TILES))) != 0) || ((((_la - 118) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 118)) & ((1ULL << (KaikouParser::WINNINGS - 118))
        | (1ULL << (KaikouParser::LAST_OFFENDER - 118))
        | (1ULL << (KaikouParser::ANY_OFFENDER - 118))
        | (1ULL << (KaikouParser::OPENINGS - 118))
        | (1ULL << (KaikouParser::OPENINGS_IN_ONE_SUIT - 118))
        | (1ULL << (KaikouParser::WINNING_TILE - 118))
        | (1ULL << (KaikouParser::PREVIOUS_WILD - 118))
        | (1ULL << (KaikouParser::SELF_DRAWN - 118))
        | (1ULL << (KaikouParser::WON_ON_DISCARD - 118))
        | (1ULL << (KaikouParser::ROBBING - 118))
        | (1ULL << (KaikouParser::AFTER_KONG - 118))
        | (1ULL << (KaikouParser::DRAWN_HAND - 118))
        | (1ULL << (KaikouParser::WINNER - 118))
        | (1ULL << (KaikouParser::LOSER - 118))
        | (1ULL << (KaikouParser::GIVER - 118))
        | (1ULL << (KaikouParser::ROBBED_SEAT - 118))
        | (1ULL << (KaikouParser::NOBODY - 118))
        | (1ULL << (KaikouParser::VALUE - 118)))) != 0) || _la == KaikouParser::FULLY_CONCEALED)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      break;
    }

    case 13: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::HeldExprContext>(_localctx));
      enterOuterAlt(_localctx, 13);
      setState(1271);
      _la = _input->LA(1);
      if (!(((((_la - 208) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 208)) & ((1ULL << (KaikouParser::SUITS_HELD - 208))
        | (1ULL << (KaikouParser::SUITS_IN_HAND - 208))
        | (1ULL << (KaikouParser::WAITS - 208)))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      break;
    }

    case 14: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::KindsInHandExprContext>(_localctx));
      enterOuterAlt(_localctx, 14);
      setState(1272);
      match(KaikouParser::KINDS_IN_HAND);
      setState(1277);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::NUMBER) {
        setState(1273);
        match(KaikouParser::NUMBER);
        setState(1275);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::OR_MORE) {
          setState(1274);
          match(KaikouParser::OR_MORE);
        }
      }
      setState(1281);
      _errHandler->sync(this);

      switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 207, _ctx)) {
      case 1: {
        setState(1279);
        match(KaikouParser::IN);
        setState(1280);
        setAtom();
        break;
      }

      }
      break;
    }

    case 15: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::HoldsExprContext>(_localctx));
      enterOuterAlt(_localctx, 15);
      setState(1283);
      match(KaikouParser::HOLDS);
      setState(1284);
      match(KaikouParser::NUMBER);
      setState(1285);
      match(KaikouParser::IN_ONE_SUIT);
      break;
    }

    case 16: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::PlaceExprContext>(_localctx));
      enterOuterAlt(_localctx, 16);
      setState(1286);
      match(KaikouParser::PLACE_OF);
      setState(1287);
      seatRef();
      break;
    }

    case 17: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::ReadyExprContext>(_localctx));
      enterOuterAlt(_localctx, 17);
      setState(1288);
      match(KaikouParser::READY);
      setState(1289);
      seatRef();
      break;
    }

    case 18: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::LiableByExprContext>(_localctx));
      enterOuterAlt(_localctx, 18);
      setState(1290);
      match(KaikouParser::LIABLE_BY);
      setState(1291);
      name();
      break;
    }

    case 19: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::PaymentExprContext>(_localctx));
      enterOuterAlt(_localctx, 19);
      setState(1292);
      match(KaikouParser::PAYMENT);
      setState(1295);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::BEFORE) {
        setState(1293);
        match(KaikouParser::BEFORE);
        setState(1294);
        name();
      }
      break;
    }

    case 20: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::WorthExprContext>(_localctx));
      enterOuterAlt(_localctx, 20);
      setState(1297);
      match(KaikouParser::WORTH);
      setState(1298);
      setAtom();
      break;
    }

    case 21: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::EveryLoserExprContext>(_localctx));
      enterOuterAlt(_localctx, 21);
      setState(1299);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::EVERY_LOSER

      || _la == KaikouParser::SOME_LOSER)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1300);
      match(KaikouParser::LPAREN);
      setState(1301);
      expr();
      setState(1302);
      match(KaikouParser::RPAREN);
      break;
    }

    case 22: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::OneSuitExprContext>(_localctx));
      enterOuterAlt(_localctx, 22);
      setState(1304);
      match(KaikouParser::ALL_ONE_SUIT);
      break;
    }

    case 23: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::TilesInExprContext>(_localctx));
      enterOuterAlt(_localctx, 23);
      setState(1305);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::ALL_TILES_IN

      || _la == KaikouParser::COUNT_TILES_IN)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1306);
      setAtom();
      break;
    }

    case 24: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::EveryMeldExprContext>(_localctx));
      enterOuterAlt(_localctx, 24);
      setState(1307);
      match(KaikouParser::EVERY_MELD_IS);
      setState(1309);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::RUN)
        | (1ULL << KaikouParser::TRIPLET)
        | (1ULL << KaikouParser::QUAD))) != 0)) {
        setState(1308);
        meldKinds();
      }
      setState(1311);
      meldWhere();
      break;
    }

    case 25: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::EveryGroupExprContext>(_localctx));
      enterOuterAlt(_localctx, 25);
      setState(1312);
      match(KaikouParser::EVERY_GROUP_TOUCHES);
      setState(1313);
      setAtom();
      break;
    }

    case 26: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::CountMeldsExprContext>(_localctx));
      enterOuterAlt(_localctx, 26);
      setState(1314);
      _la = _input->LA(1);
      if (!(((((_la - 183) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 183)) & ((1ULL << (KaikouParser::COUNT_MELDS - 183))
        | (1ULL << (KaikouParser::ANY_MELD - 183))
        | (1ULL << (KaikouParser::NO_MELD - 183)))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1316);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::RUN)
        | (1ULL << KaikouParser::TRIPLET)
        | (1ULL << KaikouParser::QUAD))) != 0)) {
        setState(1315);
        meldKinds();
      }
      setState(1318);
      meldWhere();
      break;
    }

    case 27: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::PairExprContext>(_localctx));
      enterOuterAlt(_localctx, 27);
      setState(1319);
      match(KaikouParser::PAIR);
      break;
    }

    case 28: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::WildItselfExprContext>(_localctx));
      enterOuterAlt(_localctx, 28);
      setState(1320);
      match(KaikouParser::EVERY_WILD_ITSELF);
      break;
    }

    case 29: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::WildsOtherExprContext>(_localctx));
      enterOuterAlt(_localctx, 29);
      setState(1321);
      match(KaikouParser::COUNT_WILDS_OTHER);
      break;
    }

    case 30: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::WildsAsExprContext>(_localctx));
      enterOuterAlt(_localctx, 30);
      setState(1322);
      match(KaikouParser::COUNT_WILDS_AS);
      setState(1323);
      setAtom();
      break;
    }

    case 31: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::ShapeIsExprContext>(_localctx));
      enterOuterAlt(_localctx, 31);
      setState(1324);
      match(KaikouParser::SHAPE_IS);
      setState(1325);
      ref();
      break;
    }

    case 32: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::WaitExprContext>(_localctx));
      enterOuterAlt(_localctx, 32);
      setState(1326);
      match(KaikouParser::WAIT_IS);
      setState(1327);
      waitKind();
      setState(1332);
      _errHandler->sync(this);
      alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 211, _ctx);
      while (alt != 2 && alt != atn::ATN::INVALID_ALT_NUMBER) {
        if (alt == 1) {
          setState(1328);
          match(KaikouParser::OR);
          setState(1329);
          waitKind(); 
        }
        setState(1334);
        _errHandler->sync(this);
        alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 211, _ctx);
      }
      break;
    }

    case 33: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::EqualRunsExprContext>(_localctx));
      enterOuterAlt(_localctx, 33);
      setState(1335);
      _la = _input->LA(1);
      if (!(((((_la - 196) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 196)) & ((1ULL << (KaikouParser::EQUAL_RUN_PAIRS - 196))
        | (1ULL << (KaikouParser::MOST_EQUAL_RUNS - 196))
        | (1ULL << (KaikouParser::WILD_IN_PAIR - 196))
        | (1ULL << (KaikouParser::SUITS_IN_TILES - 196)))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      break;
    }

    case 34: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::RelationExprContext>(_localctx));
      enterOuterAlt(_localctx, 34);
      setState(1336);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::RUN

      || _la == KaikouParser::TRIPLET)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1338); 
      _errHandler->sync(this);
      _la = _input->LA(1);
      do {
        setState(1337);
        relationRank();
        setState(1340); 
        _errHandler->sync(this);
        _la = _input->LA(1);
      } while (_la == KaikouParser::NUMBER

      || _la == KaikouParser::IDENT);
      setState(1346);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::IN_ONE_SUIT: {
          setState(1342);
          match(KaikouParser::IN_ONE_SUIT);
          break;
        }

        case KaikouParser::IN: {
          setState(1343);
          match(KaikouParser::IN);
          setState(1344);
          match(KaikouParser::NUMBER);
          setState(1345);
          match(KaikouParser::SUITS_WORD);
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      break;
    }

    case 35: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::LinksExprContext>(_localctx));
      enterOuterAlt(_localctx, 35);
      setState(1348);
      match(KaikouParser::LINKS_BY);
      setState(1349);
      setAtom();
      setState(1352);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::BESIDE) {
        setState(1350);
        match(KaikouParser::BESIDE);
        setState(1351);
        setAtom();
      }
      break;
    }

    case 36: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::KindsHeldExprContext>(_localctx));
      enterOuterAlt(_localctx, 36);
      setState(1354);
      match(KaikouParser::KINDS_HELD);
      setState(1355);
      match(KaikouParser::NUMBER);
      setState(1357);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OR_MORE) {
        setState(1356);
        match(KaikouParser::OR_MORE);
      }
      setState(1361);
      _errHandler->sync(this);

      switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 216, _ctx)) {
      case 1: {
        setState(1359);
        match(KaikouParser::IN);
        setState(1360);
        setAtom();
        break;
      }

      }
      break;
    }

    case 37: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::SameInSuitsExprContext>(_localctx));
      enterOuterAlt(_localctx, 37);
      setState(1363);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::SAME_RUN_IN

      || _la == KaikouParser::SAME_TRIPLET_IN)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1364);
      match(KaikouParser::NUMBER);
      setState(1365);
      match(KaikouParser::SUITS_WORD);
      break;
    }

    case 38: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::StraightExprContext>(_localctx));
      enterOuterAlt(_localctx, 38);
      setState(1366);
      match(KaikouParser::RUNS_FROM);
      setState(1368); 
      _errHandler->sync(this);
      _la = _input->LA(1);
      do {
        setState(1367);
        match(KaikouParser::NUMBER);
        setState(1370); 
        _errHandler->sync(this);
        _la = _input->LA(1);
      } while (_la == KaikouParser::NUMBER);
      setState(1372);
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

//----------------- RelationRankContext ------------------------------------------------------------------

KaikouParser::RelationRankContext::RelationRankContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::RelationRankContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

KaikouParser::RefContext* KaikouParser::RelationRankContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

tree::TerminalNode* KaikouParser::RelationRankContext::PLUS() {
  return getToken(KaikouParser::PLUS, 0);
}


size_t KaikouParser::RelationRankContext::getRuleIndex() const {
  return KaikouParser::RuleRelationRank;
}


KaikouParser::RelationRankContext* KaikouParser::relationRank() {
  RelationRankContext *_localctx = _tracker.createInstance<RelationRankContext>(_ctx, getState());
  enterRule(_localctx, 114, KaikouParser::RuleRelationRank);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1381);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::NUMBER: {
        enterOuterAlt(_localctx, 1);
        setState(1375);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::IDENT: {
        enterOuterAlt(_localctx, 2);
        setState(1376);
        ref();
        setState(1379);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PLUS) {
          setState(1377);
          match(KaikouParser::PLUS);
          setState(1378);
          match(KaikouParser::NUMBER);
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
  enterRule(_localctx, 116, KaikouParser::RuleMeldKinds);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    size_t alt;
    enterOuterAlt(_localctx, 1);
    setState(1383);
    meldKind();
    setState(1388);
    _errHandler->sync(this);
    alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 221, _ctx);
    while (alt != 2 && alt != atn::ATN::INVALID_ALT_NUMBER) {
      if (alt == 1) {
        setState(1384);
        match(KaikouParser::OR);
        setState(1385);
        meldKind(); 
      }
      setState(1390);
      _errHandler->sync(this);
      alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 221, _ctx);
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
  enterRule(_localctx, 118, KaikouParser::RuleMeldKind);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1391);
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
  enterRule(_localctx, 120, KaikouParser::RuleMeldWhere);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1395);
    _errHandler->sync(this);

    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 222, _ctx)) {
    case 1: {
      setState(1393);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::IN

      || _la == KaikouParser::TOUCHING)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1394);
      setAtom();
      break;
    }

    }
    setState(1398);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::CONCEALED

    || _la == KaikouParser::CLAIMED) {
      setState(1397);
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
  enterRule(_localctx, 122, KaikouParser::RuleWaitKind);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1400);
    _la = _input->LA(1);
    if (!(_la == KaikouParser::TRIPLET || ((((_la - 187) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 187)) & ((1ULL << (KaikouParser::PAIR - 187))
      | (1ULL << (KaikouParser::WAIT_OPEN - 187))
      | (1ULL << (KaikouParser::WAIT_EDGE - 187))
      | (1ULL << (KaikouParser::WAIT_CLOSED - 187)))) != 0))) {
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
  enterRule(_localctx, 124, KaikouParser::RuleList);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1402);
    match(KaikouParser::LBRACKET);
    setState(1413);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (((((_la - 231) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 231)) & ((1ULL << (KaikouParser::MINUS - 231))
      | (1ULL << (KaikouParser::TILEWORD - 231))
      | (1ULL << (KaikouParser::NUMBER - 231))
      | (1ULL << (KaikouParser::IDENT - 231)))) != 0)) {
      setState(1403);
      listItem();
      setState(1410);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (((((_la - 223) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 223)) & ((1ULL << (KaikouParser::COMMA - 223))
        | (1ULL << (KaikouParser::MINUS - 223))
        | (1ULL << (KaikouParser::TILEWORD - 223))
        | (1ULL << (KaikouParser::NUMBER - 223))
        | (1ULL << (KaikouParser::IDENT - 223)))) != 0)) {
        setState(1405);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::COMMA) {
          setState(1404);
          match(KaikouParser::COMMA);
        }
        setState(1407);
        listItem();
        setState(1412);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(1415);
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
  enterRule(_localctx, 126, KaikouParser::RuleListItem);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1423);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::MINUS:
      case KaikouParser::NUMBER: {
        enterOuterAlt(_localctx, 1);
        setState(1418);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::MINUS) {
          setState(1417);
          match(KaikouParser::MINUS);
        }
        setState(1420);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::TILEWORD: {
        enterOuterAlt(_localctx, 2);
        setState(1421);
        match(KaikouParser::TILEWORD);
        break;
      }

      case KaikouParser::IDENT: {
        enterOuterAlt(_localctx, 3);
        setState(1422);
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
  enterRule(_localctx, 128, KaikouParser::RuleRef);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1425);
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
  enterRule(_localctx, 130, KaikouParser::RuleName);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1429);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::IDENT: {
        enterOuterAlt(_localctx, 1);
        setState(1427);
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
        setState(1428);
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
  enterRule(_localctx, 132, KaikouParser::RuleSoft);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1431);
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
      | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 149) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 149)) & ((1ULL << (KaikouParser::NONE - 149))
      | (1ULL << (KaikouParser::WINNER - 149))
      | (1ULL << (KaikouParser::LOSER - 149))
      | (1ULL << (KaikouParser::WAIT_OPEN - 149))
      | (1ULL << (KaikouParser::WAIT_EDGE - 149))
      | (1ULL << (KaikouParser::WAIT_CLOSED - 149)))) != 0))) {
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
  "shapeBody", "shapeSet", "patternRelation", "line", "lineOp", "lineAction", 
  "resultItem", "dutyItem", "leavingItem", "nextDealerItem", "exampleOption", 
  "exampleItem", "exMeld", "tileWord", "expectation", "signedNumber", "expr", 
  "orExpr", "andExpr", "notExpr", "comparison", "comparisonTail", "sum", 
  "product", "power", "unary", "postfix", "seatRef", "primary", "prefix", 
  "atom", "relationRank", "meldKinds", "meldKind", "meldWhere", "waitKind", 
  "list", "listItem", "ref", "name", "soft"
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
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "':'", "','", "'='", "'<>'", "'<'", "'<='", "'>'", 
  "'>='", "'+'", "'-'", "'*'", "'/'", "'^'", "'..'", "'('", "')'", "'{'", 
  "'}'", "'['", "']'", "", "", "", "", "", "", "", "", "'\uFF1A'", "'\uFF1D'", 
  "'\uFF1C'", "'\uFF1E'", "'\uFF0B'", "'\uFF0D'", "'\uFF0F'", "'\uFF08'", 
  "'\uFF09'", "'\uFF5B'", "'\uFF5D'", "'=='", "'&&'", "'||'", "'!'", "'**'"
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
  "PAIRS", "ONE_EACH_OF", "AND_ONE_MORE", "DIFFERENT_OF", "KNITTED", "ANY_TILES", 
  "PATTERN", "IMPLIES", "EXCLUDES", "WORTH", "NEED", "OF", "OF_EACH_SEAT", 
  "OF_EACH_LOSER", "TALLY", "PAYMENT", "TIMES", "BECOMES", "AT_MOST", "AT_LEAST", 
  "ROUND_UP_TO", "ROUND_DOWN_TO", "EACH", "WHEN", "UNLESS", "OTHERWISE", 
  "LIABLE", "SHARING", "LIABLE_BY", "CHOOSE_MOST", "WINNINGS", "RESULT", 
  "DUTY", "STARTS_AFTER_OPENING", "IN_ONE_SUIT", "OTHERS_DISCARD_SUIT", 
  "EXEMPT", "OFFENDERS", "LAST_OFFENDER", "ANY_OFFENDER", "LEAVING", "PAYS", 
  "TO_HOUSE", "VOID_HAND", "NEXT_DEALER", "SAME_SEAT", "NEXT_SEAT", "PREVIOUS_SEAT", 
  "WINNER_SEAT", "IF", "THEN", "ELSE", "OR", "AND", "NOT", "IS", "IN", "YES", 
  "NO", "ANY", "COUNT", "NONE", "MIN", "MAX", "AT", "AT_LAST", "SIZE_OF", 
  "NEXT", "PREVIOUS", "ASIDE", "OPENINGS", "SOURCE_OF_OPENING", "OPENINGS_IN_ONE_SUIT", 
  "WINNING_TILE", "PREVIOUS_WILD", "SELF_DRAWN", "WON_ON_DISCARD", "ROBBING", 
  "AFTER_KONG", "DRAWN_HAND", "WINNER", "LOSER", "GIVER", "ROBBED_SEAT", 
  "NOBODY", "PLACE_OF", "READY", "VALUE", "EVERY_LOSER", "SOME_LOSER", "ALL_TILES_IN", 
  "ALL_ONE_SUIT", "COUNT_TILES_IN", "EVERY_MELD_IS", "EVERY_GROUP_TOUCHES", 
  "COUNT_MELDS", "ANY_MELD", "NO_MELD", "TOUCHING", "PAIR", "EVERY_WILD_ITSELF", 
  "COUNT_WILDS_OTHER", "COUNT_WILDS_AS", "SHAPE_IS", "WAIT_IS", "WAIT_OPEN", 
  "WAIT_EDGE", "WAIT_CLOSED", "EQUAL_RUN_PAIRS", "MOST_EQUAL_RUNS", "SAME_RUN_IN", 
  "SAME_TRIPLET_IN", "SUITS_WORD", "LINKS_BY", "BESIDE", "WILD_IN_PAIR", 
  "KINDS_HELD", "KINDS_IN_HAND", "OR_MORE", "SUITS_IN_TILES", "SUITS_HELD", 
  "SUITS_IN_HAND", "HOLDS", "RUNS_FROM", "FULLY_CONCEALED", "EXAMPLE", "WITH", 
  "SEAT", "FROM", "EXPECT", "REFUSED_BY", "REFUSED", "IMPOSSIBLE", "WAITS", 
  "COLON", "COMMA", "EQ", "NE", "LT", "LE", "GT", "GE", "PLUS", "MINUS", 
  "STAR", "SLASH", "CARET", "DOTS", "LPAREN", "RPAREN", "LBRACE", "RBRACE", 
  "LBRACKET", "RBRACKET", "PATH", "TILEWORD", "NUMBER", "IDENT", "STRING", 
  "COMMENT", "SPACE", "UNKNOWN", "WIDE_COLON", "WIDE_EQ", "WIDE_LT", "WIDE_GT", 
  "WIDE_PLUS", "WIDE_MINUS", "WIDE_SLASH", "WIDE_LPAREN", "WIDE_RPAREN", 
  "WIDE_LBRACE", "WIDE_RBRACE", "ALIEN_EQ", "ALIEN_AND", "ALIEN_OR", "ALIEN_NOT", 
  "ALIEN_POWER"
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
    0x3, 0x10b, 0x59c, 0x4, 0x2, 0x9, 0x2, 0x4, 0x3, 0x9, 0x3, 0x4, 0x4, 
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
    0x4, 0x43, 0x9, 0x43, 0x4, 0x44, 0x9, 0x44, 0x3, 0x2, 0x3, 0x2, 0x7, 
    0x2, 0x8b, 0xa, 0x2, 0xc, 0x2, 0xe, 0x2, 0x8e, 0xb, 0x2, 0x3, 0x2, 0x3, 
    0x2, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x5, 0x3, 0x95, 0xa, 0x3, 0x3, 0x3, 
    0x3, 0x3, 0x5, 0x3, 0x99, 0xa, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x5, 
    0x3, 0x9e, 0xa, 0x3, 0x3, 0x3, 0x7, 0x3, 0xa1, 0xa, 0x3, 0xc, 0x3, 0xe, 
    0x3, 0xa4, 0xb, 0x3, 0x5, 0x3, 0xa6, 0xa, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 
    0x3, 0x5, 0x3, 0xab, 0xa, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 
    0x7, 0x3, 0xb1, 0xa, 0x3, 0xc, 0x3, 0xe, 0x3, 0xb4, 0xb, 0x3, 0x5, 0x3, 
    0xb6, 0xa, 0x3, 0x5, 0x3, 0xb8, 0xa, 0x3, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 
    0x3, 0x5, 0x3, 0x5, 0x3, 0x6, 0x3, 0x6, 0x3, 0x6, 0x5, 0x6, 0xc2, 0xa, 
    0x6, 0x3, 0x7, 0x3, 0x7, 0x3, 0x7, 0x3, 0x7, 0x3, 0x7, 0x3, 0x7, 0x3, 
    0x7, 0x7, 0x7, 0xcb, 0xa, 0x7, 0xc, 0x7, 0xe, 0x7, 0xce, 0xb, 0x7, 0x3, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0xdd, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0xe0, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x7, 0x8, 0xe5, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0xe8, 0xb, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x5, 0x8, 0xec, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 
    0x5, 0x8, 0xf1, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0xf6, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0xf9, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0xfe, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x5, 0x8, 0x105, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x108, 0xa, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x10d, 0xa, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x112, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x115, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x11a, 0xa, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x121, 0xa, 0x8, 
    0x3, 0x8, 0x5, 0x8, 0x124, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x129, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x12c, 0xa, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x131, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x134, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x139, 0xa, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x13e, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 
    0x141, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x144, 0xa, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x7, 0x8, 0x149, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x14c, 
    0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x150, 0xa, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x7, 0x8, 0x155, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x158, 
    0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x15c, 0xa, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x5, 0x8, 0x161, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 
    0x5, 0x8, 0x166, 0xa, 0x8, 0x3, 0x8, 0x7, 0x8, 0x169, 0xa, 0x8, 0xc, 
    0x8, 0xe, 0x8, 0x16c, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x170, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x173, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x176, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x179, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x7, 0x8, 0x17f, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x182, 
    0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x187, 0xa, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x18c, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 
    0x18f, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x193, 0xa, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x198, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x5, 0x8, 0x19d, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1a0, 0xa, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1a5, 0xa, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x6, 0x8, 0x1a9, 0xa, 0x8, 0xd, 0x8, 0xe, 0x8, 0x1aa, 0x5, 
    0x8, 0x1ad, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1b1, 0xa, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x1b6, 0xa, 0x8, 0xc, 0x8, 0xe, 
    0x8, 0x1b9, 0xb, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1bc, 0xa, 0x8, 0x3, 0x8, 
    0x5, 0x8, 0x1bf, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1c4, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1c7, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x1cc, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1cf, 0xa, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1d4, 0xa, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x1d7, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x1db, 0xa, 0x8, 
    0xc, 0x8, 0xe, 0x8, 0x1de, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x1e3, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x1e8, 
    0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x1eb, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x1ef, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1f4, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1f7, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x1fc, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1ff, 0xa, 0x8, 
    0x3, 0x8, 0x5, 0x8, 0x202, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x207, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x20a, 0xa, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x20f, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x212, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x215, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x21a, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x21e, 
    0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x221, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x225, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x228, 0xa, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x22e, 0xa, 0x8, 0xc, 0x8, 0xe, 
    0x8, 0x231, 0xb, 0x8, 0x3, 0x8, 0x5, 0x8, 0x234, 0xa, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x239, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x23c, 
    0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x240, 0xa, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x7, 0x8, 0x245, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x248, 
    0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x24c, 0xa, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x24f, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x254, 
    0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x257, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x25b, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x7, 0x8, 0x263, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x266, 0xb, 
    0x8, 0x5, 0x8, 0x268, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x26c, 
    0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x26f, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x273, 0xa, 0x8, 0x3, 0x9, 0x3, 0x9, 0x3, 0xa, 0x3, 0xa, 0x3, 0xb, 
    0x3, 0xb, 0x3, 0xb, 0x3, 0xc, 0x3, 0xc, 0x3, 0xc, 0x3, 0xd, 0x3, 0xd, 
    0x6, 0xd, 0x281, 0xa, 0xd, 0xd, 0xd, 0xe, 0xd, 0x282, 0x3, 0xd, 0x3, 
    0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x6, 
    0xd, 0x28d, 0xa, 0xd, 0xd, 0xd, 0xe, 0xd, 0x28e, 0x3, 0xd, 0x3, 0xd, 
    0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x6, 0xd, 0x296, 0xa, 0xd, 0xd, 0xd, 0xe, 
    0xd, 0x297, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x6, 0xd, 
    0x29f, 0xa, 0xd, 0xd, 0xd, 0xe, 0xd, 0x2a0, 0x5, 0xd, 0x2a3, 0xa, 0xd, 
    0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 
    0x3, 0xe, 0x3, 0xe, 0x6, 0xe, 0x2ae, 0xa, 0xe, 0xd, 0xe, 0xe, 0xe, 0x2af, 
    0x5, 0xe, 0x2b2, 0xa, 0xe, 0x3, 0xf, 0x3, 0xf, 0x5, 0xf, 0x2b6, 0xa, 
    0xf, 0x3, 0x10, 0x3, 0x10, 0x7, 0x10, 0x2ba, 0xa, 0x10, 0xc, 0x10, 0xe, 
    0x10, 0x2bd, 0xb, 0x10, 0x3, 0x10, 0x5, 0x10, 0x2c0, 0xa, 0x10, 0x3, 
    0x11, 0x3, 0x11, 0x3, 0x12, 0x3, 0x12, 0x3, 0x12, 0x5, 0x12, 0x2c7, 
    0xa, 0x12, 0x3, 0x12, 0x3, 0x12, 0x3, 0x12, 0x5, 0x12, 0x2cc, 0xa, 0x12, 
    0x3, 0x12, 0x3, 0x12, 0x5, 0x12, 0x2d0, 0xa, 0x12, 0x3, 0x12, 0x5, 0x12, 
    0x2d3, 0xa, 0x12, 0x3, 0x12, 0x5, 0x12, 0x2d6, 0xa, 0x12, 0x3, 0x12, 
    0x3, 0x12, 0x3, 0x12, 0x5, 0x12, 0x2db, 0xa, 0x12, 0x3, 0x12, 0x3, 0x12, 
    0x5, 0x12, 0x2df, 0xa, 0x12, 0x3, 0x12, 0x5, 0x12, 0x2e2, 0xa, 0x12, 
    0x3, 0x12, 0x3, 0x12, 0x3, 0x12, 0x5, 0x12, 0x2e7, 0xa, 0x12, 0x3, 0x12, 
    0x5, 0x12, 0x2ea, 0xa, 0x12, 0x5, 0x12, 0x2ec, 0xa, 0x12, 0x3, 0x13, 
    0x3, 0x13, 0x3, 0x13, 0x3, 0x13, 0x5, 0x13, 0x2f2, 0xa, 0x13, 0x3, 0x14, 
    0x3, 0x14, 0x3, 0x14, 0x5, 0x14, 0x2f7, 0xa, 0x14, 0x3, 0x14, 0x3, 0x14, 
    0x3, 0x14, 0x5, 0x14, 0x2fc, 0xa, 0x14, 0x3, 0x14, 0x3, 0x14, 0x3, 0x14, 
    0x5, 0x14, 0x301, 0xa, 0x14, 0x3, 0x14, 0x3, 0x14, 0x3, 0x14, 0x5, 0x14, 
    0x306, 0xa, 0x14, 0x5, 0x14, 0x308, 0xa, 0x14, 0x3, 0x15, 0x6, 0x15, 
    0x30b, 0xa, 0x15, 0xd, 0x15, 0xe, 0x15, 0x30c, 0x3, 0x15, 0x3, 0x15, 
    0x6, 0x15, 0x311, 0xa, 0x15, 0xd, 0x15, 0xe, 0x15, 0x312, 0x5, 0x15, 
    0x315, 0xa, 0x15, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x6, 0x16, 
    0x31b, 0xa, 0x16, 0xd, 0x16, 0xe, 0x16, 0x31c, 0x3, 0x16, 0x3, 0x16, 
    0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 
    0x16, 0x5, 0x16, 0x328, 0xa, 0x16, 0x3, 0x17, 0x3, 0x17, 0x3, 0x17, 
    0x3, 0x17, 0x3, 0x17, 0x3, 0x17, 0x3, 0x17, 0x5, 0x17, 0x331, 0xa, 0x17, 
    0x3, 0x18, 0x3, 0x18, 0x3, 0x19, 0x3, 0x19, 0x5, 0x19, 0x337, 0xa, 0x19, 
    0x3, 0x19, 0x5, 0x19, 0x33a, 0xa, 0x19, 0x3, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 
    0x3, 0x1a, 0x7, 0x1a, 0x340, 0xa, 0x1a, 0xc, 0x1a, 0xe, 0x1a, 0x343, 
    0xb, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x5, 0x1a, 0x347, 0xa, 0x1a, 0x3, 0x1a, 
    0x3, 0x1a, 0x5, 0x1a, 0x34b, 0xa, 0x1a, 0x3, 0x1a, 0x5, 0x1a, 0x34e, 
    0xa, 0x1a, 0x3, 0x1a, 0x5, 0x1a, 0x351, 0xa, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 
    0x5, 0x1a, 0x355, 0xa, 0x1a, 0x3, 0x1a, 0x5, 0x1a, 0x358, 0xa, 0x1a, 
    0x5, 0x1a, 0x35a, 0xa, 0x1a, 0x3, 0x1b, 0x3, 0x1b, 0x6, 0x1b, 0x35e, 
    0xa, 0x1b, 0xd, 0x1b, 0xe, 0x1b, 0x35f, 0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 
    0x5, 0x1c, 0x365, 0xa, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 
    0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x5, 0x1c, 0x36f, 0xa, 0x1c, 
    0x3, 0x1c, 0x5, 0x1c, 0x372, 0xa, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 
    0x3, 0x1c, 0x5, 0x1c, 0x378, 0xa, 0x1c, 0x3, 0x1d, 0x3, 0x1d, 0x6, 0x1d, 
    0x37c, 0xa, 0x1d, 0xd, 0x1d, 0xe, 0x1d, 0x37d, 0x3, 0x1d, 0x7, 0x1d, 
    0x381, 0xa, 0x1d, 0xc, 0x1d, 0xe, 0x1d, 0x384, 0xb, 0x1d, 0x3, 0x1d, 
    0x6, 0x1d, 0x387, 0xa, 0x1d, 0xd, 0x1d, 0xe, 0x1d, 0x388, 0x5, 0x1d, 
    0x38b, 0xa, 0x1d, 0x3, 0x1e, 0x3, 0x1e, 0x6, 0x1e, 0x38f, 0xa, 0x1e, 
    0xd, 0x1e, 0xe, 0x1e, 0x390, 0x3, 0x1f, 0x3, 0x1f, 0x3, 0x1f, 0x5, 0x1f, 
    0x396, 0xa, 0x1f, 0x3, 0x1f, 0x3, 0x1f, 0x5, 0x1f, 0x39a, 0xa, 0x1f, 
    0x3, 0x1f, 0x5, 0x1f, 0x39d, 0xa, 0x1f, 0x3, 0x1f, 0x3, 0x1f, 0x3, 0x1f, 
    0x5, 0x1f, 0x3a2, 0xa, 0x1f, 0x3, 0x1f, 0x3, 0x1f, 0x7, 0x1f, 0x3a6, 
    0xa, 0x1f, 0xc, 0x1f, 0xe, 0x1f, 0x3a9, 0xb, 0x1f, 0x3, 0x1f, 0x5, 0x1f, 
    0x3ac, 0xa, 0x1f, 0x5, 0x1f, 0x3ae, 0xa, 0x1f, 0x3, 0x20, 0x3, 0x20, 
    0x5, 0x20, 0x3b2, 0xa, 0x20, 0x3, 0x21, 0x3, 0x21, 0x3, 0x21, 0x3, 0x21, 
    0x3, 0x21, 0x3, 0x21, 0x5, 0x21, 0x3ba, 0xa, 0x21, 0x3, 0x21, 0x3, 0x21, 
    0x5, 0x21, 0x3be, 0xa, 0x21, 0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 
    0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 
    0x23, 0x3, 0x23, 0x5, 0x23, 0x3cc, 0xa, 0x23, 0x3, 0x24, 0x3, 0x24, 
    0x3, 0x24, 0x3, 0x24, 0x3, 0x24, 0x5, 0x24, 0x3d3, 0xa, 0x24, 0x3, 0x25, 
    0x3, 0x25, 0x5, 0x25, 0x3d7, 0xa, 0x25, 0x3, 0x26, 0x3, 0x26, 0x3, 0x26, 
    0x3, 0x26, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 
    0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 
    0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x7, 0x27, 0x3ed, 0xa, 0x27, 
    0xc, 0x27, 0xe, 0x27, 0x3f0, 0xb, 0x27, 0x3, 0x27, 0x7, 0x27, 0x3f3, 
    0xa, 0x27, 0xc, 0x27, 0xe, 0x27, 0x3f6, 0xb, 0x27, 0x3, 0x27, 0x3, 0x27, 
    0x6, 0x27, 0x3fa, 0xa, 0x27, 0xd, 0x27, 0xe, 0x27, 0x3fb, 0x5, 0x27, 
    0x3fe, 0xa, 0x27, 0x3, 0x27, 0x3, 0x27, 0x6, 0x27, 0x402, 0xa, 0x27, 
    0xd, 0x27, 0xe, 0x27, 0x403, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 
    0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x5, 
    0x27, 0x410, 0xa, 0x27, 0x3, 0x27, 0x7, 0x27, 0x413, 0xa, 0x27, 0xc, 
    0x27, 0xe, 0x27, 0x416, 0xb, 0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 
    0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x7, 0x27, 0x41f, 0xa, 0x27, 
    0xc, 0x27, 0xe, 0x27, 0x422, 0xb, 0x27, 0x5, 0x27, 0x424, 0xa, 0x27, 
    0x3, 0x28, 0x3, 0x28, 0x3, 0x28, 0x6, 0x28, 0x429, 0xa, 0x28, 0xd, 0x28, 
    0xe, 0x28, 0x42a, 0x3, 0x28, 0x3, 0x28, 0x5, 0x28, 0x42f, 0xa, 0x28, 
    0x3, 0x29, 0x3, 0x29, 0x3, 0x2a, 0x3, 0x2a, 0x3, 0x2a, 0x3, 0x2a, 0x3, 
    0x2a, 0x3, 0x2a, 0x6, 0x2a, 0x439, 0xa, 0x2a, 0xd, 0x2a, 0xe, 0x2a, 
    0x43a, 0x3, 0x2a, 0x3, 0x2a, 0x3, 0x2a, 0x3, 0x2a, 0x6, 0x2a, 0x441, 
    0xa, 0x2a, 0xd, 0x2a, 0xe, 0x2a, 0x442, 0x3, 0x2a, 0x5, 0x2a, 0x446, 
    0xa, 0x2a, 0x3, 0x2a, 0x5, 0x2a, 0x449, 0xa, 0x2a, 0x3, 0x2a, 0x3, 0x2a, 
    0x3, 0x2a, 0x6, 0x2a, 0x44e, 0xa, 0x2a, 0xd, 0x2a, 0xe, 0x2a, 0x44f, 
    0x3, 0x2a, 0x5, 0x2a, 0x453, 0xa, 0x2a, 0x5, 0x2a, 0x455, 0xa, 0x2a, 
    0x3, 0x2b, 0x5, 0x2b, 0x458, 0xa, 0x2b, 0x3, 0x2b, 0x3, 0x2b, 0x3, 0x2c, 
    0x3, 0x2c, 0x3, 0x2c, 0x3, 0x2c, 0x3, 0x2c, 0x3, 0x2c, 0x7, 0x2c, 0x462, 
    0xa, 0x2c, 0xc, 0x2c, 0xe, 0x2c, 0x465, 0xb, 0x2c, 0x3, 0x2c, 0x3, 0x2c, 
    0x3, 0x2d, 0x3, 0x2d, 0x3, 0x2d, 0x7, 0x2d, 0x46c, 0xa, 0x2d, 0xc, 0x2d, 
    0xe, 0x2d, 0x46f, 0xb, 0x2d, 0x3, 0x2e, 0x3, 0x2e, 0x3, 0x2e, 0x7, 0x2e, 
    0x474, 0xa, 0x2e, 0xc, 0x2e, 0xe, 0x2e, 0x477, 0xb, 0x2e, 0x3, 0x2f, 
    0x7, 0x2f, 0x47a, 0xa, 0x2f, 0xc, 0x2f, 0xe, 0x2f, 0x47d, 0xb, 0x2f, 
    0x3, 0x2f, 0x3, 0x2f, 0x3, 0x30, 0x3, 0x30, 0x5, 0x30, 0x483, 0xa, 0x30, 
    0x3, 0x31, 0x3, 0x31, 0x3, 0x31, 0x3, 0x31, 0x5, 0x31, 0x489, 0xa, 0x31, 
    0x3, 0x31, 0x3, 0x31, 0x5, 0x31, 0x48d, 0xa, 0x31, 0x3, 0x31, 0x5, 0x31, 
    0x490, 0xa, 0x31, 0x3, 0x31, 0x3, 0x31, 0x3, 0x31, 0x5, 0x31, 0x495, 
    0xa, 0x31, 0x5, 0x31, 0x497, 0xa, 0x31, 0x3, 0x32, 0x3, 0x32, 0x3, 0x32, 
    0x7, 0x32, 0x49c, 0xa, 0x32, 0xc, 0x32, 0xe, 0x32, 0x49f, 0xb, 0x32, 
    0x3, 0x33, 0x3, 0x33, 0x3, 0x33, 0x7, 0x33, 0x4a4, 0xa, 0x33, 0xc, 0x33, 
    0xe, 0x33, 0x4a7, 0xb, 0x33, 0x3, 0x34, 0x3, 0x34, 0x3, 0x34, 0x5, 0x34, 
    0x4ac, 0xa, 0x34, 0x3, 0x35, 0x7, 0x35, 0x4af, 0xa, 0x35, 0xc, 0x35, 
    0xe, 0x35, 0x4b2, 0xb, 0x35, 0x3, 0x35, 0x3, 0x35, 0x3, 0x36, 0x3, 0x36, 
    0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x5, 0x36, 0x4bd, 
    0xa, 0x36, 0x3, 0x36, 0x7, 0x36, 0x4c0, 0xa, 0x36, 0xc, 0x36, 0xe, 0x36, 
    0x4c3, 0xb, 0x36, 0x3, 0x37, 0x3, 0x37, 0x3, 0x37, 0x3, 0x37, 0x3, 0x37, 
    0x3, 0x37, 0x3, 0x37, 0x3, 0x37, 0x3, 0x37, 0x3, 0x37, 0x3, 0x37, 0x5, 
    0x37, 0x4d0, 0xa, 0x37, 0x3, 0x38, 0x7, 0x38, 0x4d3, 0xa, 0x38, 0xc, 
    0x38, 0xe, 0x38, 0x4d6, 0xb, 0x38, 0x3, 0x38, 0x3, 0x38, 0x3, 0x39, 
    0x3, 0x39, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 
    0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 
    0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x7, 0x3a, 0x4ec, 0xa, 0x3a, 
    0xc, 0x3a, 0xe, 0x3a, 0x4ef, 0xb, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 
    0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x5, 0x3a, 0x4f7, 0xa, 0x3a, 0x3, 0x3a, 
    0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x5, 0x3a, 0x4fe, 0xa, 0x3a, 
    0x5, 0x3a, 0x500, 0xa, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x5, 0x3a, 0x504, 
    0xa, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 
    0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 
    0x5, 0x3a, 0x512, 0xa, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 
    0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 
    0x3a, 0x3, 0x3a, 0x5, 0x3a, 0x520, 0xa, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 
    0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x5, 0x3a, 0x527, 0xa, 0x3a, 0x3, 0x3a, 
    0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 
    0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x7, 0x3a, 0x535, 
    0xa, 0x3a, 0xc, 0x3a, 0xe, 0x3a, 0x538, 0xb, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 
    0x3, 0x3a, 0x6, 0x3a, 0x53d, 0xa, 0x3a, 0xd, 0x3a, 0xe, 0x3a, 0x53e, 
    0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x5, 0x3a, 0x545, 0xa, 0x3a, 
    0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x5, 0x3a, 0x54b, 0xa, 0x3a, 
    0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x5, 0x3a, 0x550, 0xa, 0x3a, 0x3, 0x3a, 
    0x3, 0x3a, 0x5, 0x3a, 0x554, 0xa, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 
    0x3, 0x3a, 0x3, 0x3a, 0x6, 0x3a, 0x55b, 0xa, 0x3a, 0xd, 0x3a, 0xe, 0x3a, 
    0x55c, 0x3, 0x3a, 0x5, 0x3a, 0x560, 0xa, 0x3a, 0x3, 0x3b, 0x3, 0x3b, 
    0x3, 0x3b, 0x3, 0x3b, 0x5, 0x3b, 0x566, 0xa, 0x3b, 0x5, 0x3b, 0x568, 
    0xa, 0x3b, 0x3, 0x3c, 0x3, 0x3c, 0x3, 0x3c, 0x7, 0x3c, 0x56d, 0xa, 0x3c, 
    0xc, 0x3c, 0xe, 0x3c, 0x570, 0xb, 0x3c, 0x3, 0x3d, 0x3, 0x3d, 0x3, 0x3e, 
    0x3, 0x3e, 0x5, 0x3e, 0x576, 0xa, 0x3e, 0x3, 0x3e, 0x5, 0x3e, 0x579, 
    0xa, 0x3e, 0x3, 0x3f, 0x3, 0x3f, 0x3, 0x40, 0x3, 0x40, 0x3, 0x40, 0x5, 
    0x40, 0x580, 0xa, 0x40, 0x3, 0x40, 0x7, 0x40, 0x583, 0xa, 0x40, 0xc, 
    0x40, 0xe, 0x40, 0x586, 0xb, 0x40, 0x5, 0x40, 0x588, 0xa, 0x40, 0x3, 
    0x40, 0x3, 0x40, 0x3, 0x41, 0x5, 0x41, 0x58d, 0xa, 0x41, 0x3, 0x41, 
    0x3, 0x41, 0x3, 0x41, 0x5, 0x41, 0x592, 0xa, 0x41, 0x3, 0x42, 0x3, 0x42, 
    0x3, 0x43, 0x3, 0x43, 0x5, 0x43, 0x598, 0xa, 0x43, 0x3, 0x44, 0x3, 0x44, 
    0x3, 0x44, 0x2, 0x2, 0x45, 0x2, 0x4, 0x6, 0x8, 0xa, 0xc, 0xe, 0x10, 
    0x12, 0x14, 0x16, 0x18, 0x1a, 0x1c, 0x1e, 0x20, 0x22, 0x24, 0x26, 0x28, 
    0x2a, 0x2c, 0x2e, 0x30, 0x32, 0x34, 0x36, 0x38, 0x3a, 0x3c, 0x3e, 0x40, 
    0x42, 0x44, 0x46, 0x48, 0x4a, 0x4c, 0x4e, 0x50, 0x52, 0x54, 0x56, 0x58, 
    0x5a, 0x5c, 0x5e, 0x60, 0x62, 0x64, 0x66, 0x68, 0x6a, 0x6c, 0x6e, 0x70, 
    0x72, 0x74, 0x76, 0x78, 0x7a, 0x7c, 0x7e, 0x80, 0x82, 0x84, 0x86, 0x2, 
    0x2d, 0x4, 0x2, 0xf4, 0xf4, 0xf7, 0xf8, 0xc, 0x2, 0x15, 0x15, 0x19, 
    0x19, 0x23, 0x24, 0x38, 0x3a, 0x56, 0x56, 0x60, 0x60, 0x64, 0x64, 0x68, 
    0x68, 0x74, 0x75, 0x7a, 0x7a, 0x3, 0x2, 0x66, 0x67, 0x3, 0x2, 0xd, 0xe, 
    0x3, 0x2, 0x71, 0x72, 0x4, 0x2, 0x1a, 0x1b, 0x21, 0x21, 0x3, 0x2, 0x29, 
    0x2a, 0x3, 0x2, 0x2f, 0x30, 0x3, 0x2, 0x31, 0x32, 0x3, 0x2, 0x3b, 0x3d, 
    0x4, 0x2, 0x3f, 0x40, 0x42, 0x42, 0x4, 0x2, 0x43, 0x46, 0x48, 0x49, 
    0x5, 0x2, 0x3e, 0x3e, 0x44, 0x44, 0x4c, 0x4d, 0x3, 0x2, 0x51, 0x52, 
    0x3, 0x2, 0x53, 0x54, 0x3, 0x2, 0x59, 0x5a, 0x3, 0x2, 0x61, 0x62, 0x4, 
    0x2, 0x6b, 0x6b, 0xe2, 0xe2, 0x4, 0x2, 0x6a, 0x6a, 0xe8, 0xea, 0x3, 
    0x2, 0x6c, 0x6f, 0x3, 0x2, 0x87, 0x8a, 0x4, 0x2, 0x37, 0x37, 0xa8, 0xa8, 
    0x4, 0x2, 0xf5, 0xf5, 0xf7, 0xf7, 0x4, 0x2, 0xae, 0xae, 0xf6, 0xf6, 
    0x3, 0x2, 0xe8, 0xe9, 0x3, 0x2, 0xe2, 0xe7, 0x4, 0x2, 0x6a, 0x6a, 0xea, 
    0xeb, 0x4, 0x2, 0x9c, 0x9e, 0xa1, 0xa1, 0x3, 0x2, 0x98, 0x99, 0x3, 0x2, 
    0x94, 0x96, 0x4, 0x2, 0x42, 0x42, 0x9f, 0x9f, 0xa, 0x2, 0x2c, 0x2d, 
    0x37, 0x37, 0x78, 0x78, 0x80, 0x81, 0xa0, 0xa0, 0xa2, 0xae, 0xb1, 0xb1, 
    0xd6, 0xd6, 0x4, 0x2, 0xd2, 0xd3, 0xdf, 0xdf, 0x3, 0x2, 0xb2, 0xb3, 
    0x4, 0x2, 0xb4, 0xb4, 0xb6, 0xb6, 0x3, 0x2, 0xb9, 0xbb, 0x5, 0x2, 0xc6, 
    0xc7, 0xcd, 0xcd, 0xd1, 0xd1, 0x3, 0x2, 0x3b, 0x3c, 0x3, 0x2, 0xc8, 
    0xc9, 0x4, 0x2, 0x92, 0x92, 0xbc, 0xbc, 0x3, 0x2, 0x46, 0x47, 0x5, 0x2, 
    0x3c, 0x3c, 0xbd, 0xbd, 0xc3, 0xc5, 0xf, 0x2, 0x10, 0x12, 0x14, 0x14, 
    0x1b, 0x21, 0x25, 0x27, 0x2b, 0x2c, 0x33, 0x36, 0x44, 0x44, 0x4d, 0x4d, 
    0x50, 0x50, 0x83, 0x83, 0x97, 0x97, 0xaa, 0xab, 0xc3, 0xc5, 0x2, 0x6ae, 
    0x2, 0x88, 0x3, 0x2, 0x2, 0x2, 0x4, 0xb7, 0x3, 0x2, 0x2, 0x2, 0x6, 0xb9, 
    0x3, 0x2, 0x2, 0x2, 0x8, 0xbc, 0x3, 0x2, 0x2, 0x2, 0xa, 0xbe, 0x3, 0x2, 
    0x2, 0x2, 0xc, 0xc3, 0x3, 0x2, 0x2, 0x2, 0xe, 0x272, 0x3, 0x2, 0x2, 
    0x2, 0x10, 0x274, 0x3, 0x2, 0x2, 0x2, 0x12, 0x276, 0x3, 0x2, 0x2, 0x2, 
    0x14, 0x278, 0x3, 0x2, 0x2, 0x2, 0x16, 0x27b, 0x3, 0x2, 0x2, 0x2, 0x18, 
    0x2a2, 0x3, 0x2, 0x2, 0x2, 0x1a, 0x2b1, 0x3, 0x2, 0x2, 0x2, 0x1c, 0x2b5, 
    0x3, 0x2, 0x2, 0x2, 0x1e, 0x2bf, 0x3, 0x2, 0x2, 0x2, 0x20, 0x2c1, 0x3, 
    0x2, 0x2, 0x2, 0x22, 0x2eb, 0x3, 0x2, 0x2, 0x2, 0x24, 0x2f1, 0x3, 0x2, 
    0x2, 0x2, 0x26, 0x307, 0x3, 0x2, 0x2, 0x2, 0x28, 0x30a, 0x3, 0x2, 0x2, 
    0x2, 0x2a, 0x327, 0x3, 0x2, 0x2, 0x2, 0x2c, 0x330, 0x3, 0x2, 0x2, 0x2, 
    0x2e, 0x332, 0x3, 0x2, 0x2, 0x2, 0x30, 0x334, 0x3, 0x2, 0x2, 0x2, 0x32, 
    0x359, 0x3, 0x2, 0x2, 0x2, 0x34, 0x35d, 0x3, 0x2, 0x2, 0x2, 0x36, 0x377, 
    0x3, 0x2, 0x2, 0x2, 0x38, 0x38a, 0x3, 0x2, 0x2, 0x2, 0x3a, 0x38c, 0x3, 
    0x2, 0x2, 0x2, 0x3c, 0x3ad, 0x3, 0x2, 0x2, 0x2, 0x3e, 0x3af, 0x3, 0x2, 
    0x2, 0x2, 0x40, 0x3bd, 0x3, 0x2, 0x2, 0x2, 0x42, 0x3bf, 0x3, 0x2, 0x2, 
    0x2, 0x44, 0x3cb, 0x3, 0x2, 0x2, 0x2, 0x46, 0x3d2, 0x3, 0x2, 0x2, 0x2, 
    0x48, 0x3d4, 0x3, 0x2, 0x2, 0x2, 0x4a, 0x3d8, 0x3, 0x2, 0x2, 0x2, 0x4c, 
    0x423, 0x3, 0x2, 0x2, 0x2, 0x4e, 0x425, 0x3, 0x2, 0x2, 0x2, 0x50, 0x430, 
    0x3, 0x2, 0x2, 0x2, 0x52, 0x454, 0x3, 0x2, 0x2, 0x2, 0x54, 0x457, 0x3, 
    0x2, 0x2, 0x2, 0x56, 0x463, 0x3, 0x2, 0x2, 0x2, 0x58, 0x468, 0x3, 0x2, 
    0x2, 0x2, 0x5a, 0x470, 0x3, 0x2, 0x2, 0x2, 0x5c, 0x47b, 0x3, 0x2, 0x2, 
    0x2, 0x5e, 0x480, 0x3, 0x2, 0x2, 0x2, 0x60, 0x496, 0x3, 0x2, 0x2, 0x2, 
    0x62, 0x498, 0x3, 0x2, 0x2, 0x2, 0x64, 0x4a0, 0x3, 0x2, 0x2, 0x2, 0x66, 
    0x4a8, 0x3, 0x2, 0x2, 0x2, 0x68, 0x4b0, 0x3, 0x2, 0x2, 0x2, 0x6a, 0x4b5, 
    0x3, 0x2, 0x2, 0x2, 0x6c, 0x4cf, 0x3, 0x2, 0x2, 0x2, 0x6e, 0x4d4, 0x3, 
    0x2, 0x2, 0x2, 0x70, 0x4d9, 0x3, 0x2, 0x2, 0x2, 0x72, 0x55f, 0x3, 0x2, 
    0x2, 0x2, 0x74, 0x567, 0x3, 0x2, 0x2, 0x2, 0x76, 0x569, 0x3, 0x2, 0x2, 
    0x2, 0x78, 0x571, 0x3, 0x2, 0x2, 0x2, 0x7a, 0x575, 0x3, 0x2, 0x2, 0x2, 
    0x7c, 0x57a, 0x3, 0x2, 0x2, 0x2, 0x7e, 0x57c, 0x3, 0x2, 0x2, 0x2, 0x80, 
    0x591, 0x3, 0x2, 0x2, 0x2, 0x82, 0x593, 0x3, 0x2, 0x2, 0x2, 0x84, 0x597, 
    0x3, 0x2, 0x2, 0x2, 0x86, 0x599, 0x3, 0x2, 0x2, 0x2, 0x88, 0x8c, 0x5, 
    0x4, 0x3, 0x2, 0x89, 0x8b, 0x5, 0xe, 0x8, 0x2, 0x8a, 0x89, 0x3, 0x2, 
    0x2, 0x2, 0x8b, 0x8e, 0x3, 0x2, 0x2, 0x2, 0x8c, 0x8a, 0x3, 0x2, 0x2, 
    0x2, 0x8c, 0x8d, 0x3, 0x2, 0x2, 0x2, 0x8d, 0x8f, 0x3, 0x2, 0x2, 0x2, 
    0x8e, 0x8c, 0x3, 0x2, 0x2, 0x2, 0x8f, 0x90, 0x7, 0x2, 0x2, 0x3, 0x90, 
    0x3, 0x3, 0x2, 0x2, 0x2, 0x91, 0x92, 0x7, 0x3, 0x2, 0x2, 0x92, 0x94, 
    0x5, 0x84, 0x43, 0x2, 0x93, 0x95, 0x5, 0xa, 0x6, 0x2, 0x94, 0x93, 0x3, 
    0x2, 0x2, 0x2, 0x94, 0x95, 0x3, 0x2, 0x2, 0x2, 0x95, 0x98, 0x3, 0x2, 
    0x2, 0x2, 0x96, 0x97, 0x7, 0x5, 0x2, 0x2, 0x97, 0x99, 0x5, 0x8, 0x5, 
    0x2, 0x98, 0x96, 0x3, 0x2, 0x2, 0x2, 0x98, 0x99, 0x3, 0x2, 0x2, 0x2, 
    0x99, 0xa5, 0x3, 0x2, 0x2, 0x2, 0x9a, 0x9b, 0x7, 0x6, 0x2, 0x2, 0x9b, 
    0xa2, 0x5, 0x8, 0x5, 0x2, 0x9c, 0x9e, 0x7, 0xe1, 0x2, 0x2, 0x9d, 0x9c, 
    0x3, 0x2, 0x2, 0x2, 0x9d, 0x9e, 0x3, 0x2, 0x2, 0x2, 0x9e, 0x9f, 0x3, 
    0x2, 0x2, 0x2, 0x9f, 0xa1, 0x5, 0x8, 0x5, 0x2, 0xa0, 0x9d, 0x3, 0x2, 
    0x2, 0x2, 0xa1, 0xa4, 0x3, 0x2, 0x2, 0x2, 0xa2, 0xa0, 0x3, 0x2, 0x2, 
    0x2, 0xa2, 0xa3, 0x3, 0x2, 0x2, 0x2, 0xa3, 0xa6, 0x3, 0x2, 0x2, 0x2, 
    0xa4, 0xa2, 0x3, 0x2, 0x2, 0x2, 0xa5, 0x9a, 0x3, 0x2, 0x2, 0x2, 0xa5, 
    0xa6, 0x3, 0x2, 0x2, 0x2, 0xa6, 0xb8, 0x3, 0x2, 0x2, 0x2, 0xa7, 0xa8, 
    0x7, 0x4, 0x2, 0x2, 0xa8, 0xaa, 0x5, 0x84, 0x43, 0x2, 0xa9, 0xab, 0x5, 
    0xa, 0x6, 0x2, 0xaa, 0xa9, 0x3, 0x2, 0x2, 0x2, 0xaa, 0xab, 0x3, 0x2, 
    0x2, 0x2, 0xab, 0xb5, 0x3, 0x2, 0x2, 0x2, 0xac, 0xad, 0x7, 0x7, 0x2, 
    0x2, 0xad, 0xb2, 0x5, 0x6, 0x4, 0x2, 0xae, 0xaf, 0x7, 0xe1, 0x2, 0x2, 
    0xaf, 0xb1, 0x5, 0x6, 0x4, 0x2, 0xb0, 0xae, 0x3, 0x2, 0x2, 0x2, 0xb1, 
    0xb4, 0x3, 0x2, 0x2, 0x2, 0xb2, 0xb0, 0x3, 0x2, 0x2, 0x2, 0xb2, 0xb3, 
    0x3, 0x2, 0x2, 0x2, 0xb3, 0xb6, 0x3, 0x2, 0x2, 0x2, 0xb4, 0xb2, 0x3, 
    0x2, 0x2, 0x2, 0xb5, 0xac, 0x3, 0x2, 0x2, 0x2, 0xb5, 0xb6, 0x3, 0x2, 
    0x2, 0x2, 0xb6, 0xb8, 0x3, 0x2, 0x2, 0x2, 0xb7, 0x91, 0x3, 0x2, 0x2, 
    0x2, 0xb7, 0xa7, 0x3, 0x2, 0x2, 0x2, 0xb8, 0x5, 0x3, 0x2, 0x2, 0x2, 
    0xb9, 0xba, 0x5, 0x10, 0x9, 0x2, 0xba, 0xbb, 0x5, 0x84, 0x43, 0x2, 0xbb, 
    0x7, 0x3, 0x2, 0x2, 0x2, 0xbc, 0xbd, 0x9, 0x2, 0x2, 0x2, 0xbd, 0x9, 
    0x3, 0x2, 0x2, 0x2, 0xbe, 0xc1, 0x7, 0xf8, 0x2, 0x2, 0xbf, 0xc0, 0x7, 
    0xeb, 0x2, 0x2, 0xc0, 0xc2, 0x7, 0xf8, 0x2, 0x2, 0xc1, 0xbf, 0x3, 0x2, 
    0x2, 0x2, 0xc1, 0xc2, 0x3, 0x2, 0x2, 0x2, 0xc2, 0xb, 0x3, 0x2, 0x2, 
    0x2, 0xc3, 0xc4, 0x7, 0x9, 0x2, 0x2, 0xc4, 0xc5, 0x5, 0x84, 0x43, 0x2, 
    0xc5, 0xcc, 0x7, 0xf8, 0x2, 0x2, 0xc6, 0xc7, 0x7, 0xe1, 0x2, 0x2, 0xc7, 
    0xc8, 0x5, 0x84, 0x43, 0x2, 0xc8, 0xc9, 0x7, 0xf8, 0x2, 0x2, 0xc9, 0xcb, 
    0x3, 0x2, 0x2, 0x2, 0xca, 0xc6, 0x3, 0x2, 0x2, 0x2, 0xcb, 0xce, 0x3, 
    0x2, 0x2, 0x2, 0xcc, 0xca, 0x3, 0x2, 0x2, 0x2, 0xcc, 0xcd, 0x3, 0x2, 
    0x2, 0x2, 0xcd, 0xd, 0x3, 0x2, 0x2, 0x2, 0xce, 0xcc, 0x3, 0x2, 0x2, 
    0x2, 0xcf, 0xd0, 0x7, 0x8, 0x2, 0x2, 0xd0, 0xd1, 0x5, 0x84, 0x43, 0x2, 
    0xd1, 0xd2, 0x5, 0xa, 0x6, 0x2, 0xd2, 0x273, 0x3, 0x2, 0x2, 0x2, 0xd3, 
    0xd4, 0x7, 0xb, 0x2, 0x2, 0xd4, 0xd5, 0x5, 0x10, 0x9, 0x2, 0xd5, 0xd6, 
    0x5, 0x84, 0x43, 0x2, 0xd6, 0x273, 0x3, 0x2, 0x2, 0x2, 0xd7, 0xd8, 0x7, 
    0xc, 0x2, 0x2, 0xd8, 0xd9, 0x5, 0x84, 0x43, 0x2, 0xd9, 0xda, 0x7, 0xe2, 
    0x2, 0x2, 0xda, 0xdc, 0x5, 0x1e, 0x10, 0x2, 0xdb, 0xdd, 0x5, 0xc, 0x7, 
    0x2, 0xdc, 0xdb, 0x3, 0x2, 0x2, 0x2, 0xdc, 0xdd, 0x3, 0x2, 0x2, 0x2, 
    0xdd, 0x273, 0x3, 0x2, 0x2, 0x2, 0xde, 0xe0, 0x7, 0xa, 0x2, 0x2, 0xdf, 
    0xde, 0x3, 0x2, 0x2, 0x2, 0xdf, 0xe0, 0x3, 0x2, 0x2, 0x2, 0xe0, 0xe1, 
    0x3, 0x2, 0x2, 0x2, 0xe1, 0xe2, 0x7, 0xf, 0x2, 0x2, 0xe2, 0xe6, 0x7, 
    0xf0, 0x2, 0x2, 0xe3, 0xe5, 0x5, 0x18, 0xd, 0x2, 0xe4, 0xe3, 0x3, 0x2, 
    0x2, 0x2, 0xe5, 0xe8, 0x3, 0x2, 0x2, 0x2, 0xe6, 0xe4, 0x3, 0x2, 0x2, 
    0x2, 0xe6, 0xe7, 0x3, 0x2, 0x2, 0x2, 0xe7, 0xe9, 0x3, 0x2, 0x2, 0x2, 
    0xe8, 0xe6, 0x3, 0x2, 0x2, 0x2, 0xe9, 0x273, 0x7, 0xf1, 0x2, 0x2, 0xea, 
    0xec, 0x7, 0xa, 0x2, 0x2, 0xeb, 0xea, 0x3, 0x2, 0x2, 0x2, 0xeb, 0xec, 
    0x3, 0x2, 0x2, 0x2, 0xec, 0xed, 0x3, 0x2, 0x2, 0x2, 0xed, 0xee, 0x7, 
    0x15, 0x2, 0x2, 0xee, 0xf0, 0x5, 0x84, 0x43, 0x2, 0xef, 0xf1, 0x5, 0xa, 
    0x6, 0x2, 0xf0, 0xef, 0x3, 0x2, 0x2, 0x2, 0xf0, 0xf1, 0x3, 0x2, 0x2, 
    0x2, 0xf1, 0xf2, 0x3, 0x2, 0x2, 0x2, 0xf2, 0xf3, 0x7, 0xe2, 0x2, 0x2, 
    0xf3, 0xf5, 0x5, 0x28, 0x15, 0x2, 0xf4, 0xf6, 0x5, 0xc, 0x7, 0x2, 0xf5, 
    0xf4, 0x3, 0x2, 0x2, 0x2, 0xf5, 0xf6, 0x3, 0x2, 0x2, 0x2, 0xf6, 0x273, 
    0x3, 0x2, 0x2, 0x2, 0xf7, 0xf9, 0x7, 0xa, 0x2, 0x2, 0xf8, 0xf7, 0x3, 
    0x2, 0x2, 0x2, 0xf8, 0xf9, 0x3, 0x2, 0x2, 0x2, 0xf9, 0xfa, 0x3, 0x2, 
    0x2, 0x2, 0xfa, 0xfb, 0x7, 0x19, 0x2, 0x2, 0xfb, 0xfd, 0x5, 0x84, 0x43, 
    0x2, 0xfc, 0xfe, 0x5, 0xa, 0x6, 0x2, 0xfd, 0xfc, 0x3, 0x2, 0x2, 0x2, 
    0xfd, 0xfe, 0x3, 0x2, 0x2, 0x2, 0xfe, 0xff, 0x3, 0x2, 0x2, 0x2, 0xff, 
    0x100, 0x7, 0xe0, 0x2, 0x2, 0x100, 0x101, 0x5, 0x1a, 0xe, 0x2, 0x101, 
    0x102, 0x7, 0xe2, 0x2, 0x2, 0x102, 0x104, 0x5, 0x1e, 0x10, 0x2, 0x103, 
    0x105, 0x5, 0xc, 0x7, 0x2, 0x104, 0x103, 0x3, 0x2, 0x2, 0x2, 0x104, 
    0x105, 0x3, 0x2, 0x2, 0x2, 0x105, 0x273, 0x3, 0x2, 0x2, 0x2, 0x106, 
    0x108, 0x7, 0xa, 0x2, 0x2, 0x107, 0x106, 0x3, 0x2, 0x2, 0x2, 0x107, 
    0x108, 0x3, 0x2, 0x2, 0x2, 0x108, 0x109, 0x3, 0x2, 0x2, 0x2, 0x109, 
    0x10a, 0x7, 0x23, 0x2, 0x2, 0x10a, 0x10c, 0x5, 0x84, 0x43, 0x2, 0x10b, 
    0x10d, 0x5, 0xa, 0x6, 0x2, 0x10c, 0x10b, 0x3, 0x2, 0x2, 0x2, 0x10c, 
    0x10d, 0x3, 0x2, 0x2, 0x2, 0x10d, 0x10e, 0x3, 0x2, 0x2, 0x2, 0x10e, 
    0x10f, 0x7, 0xe0, 0x2, 0x2, 0x10f, 0x111, 0x5, 0x56, 0x2c, 0x2, 0x110, 
    0x112, 0x5, 0xc, 0x7, 0x2, 0x111, 0x110, 0x3, 0x2, 0x2, 0x2, 0x111, 
    0x112, 0x3, 0x2, 0x2, 0x2, 0x112, 0x273, 0x3, 0x2, 0x2, 0x2, 0x113, 
    0x115, 0x7, 0xa, 0x2, 0x2, 0x114, 0x113, 0x3, 0x2, 0x2, 0x2, 0x114, 
    0x115, 0x3, 0x2, 0x2, 0x2, 0x115, 0x116, 0x3, 0x2, 0x2, 0x2, 0x116, 
    0x117, 0x7, 0x24, 0x2, 0x2, 0x117, 0x119, 0x5, 0x84, 0x43, 0x2, 0x118, 
    0x11a, 0x5, 0xa, 0x6, 0x2, 0x119, 0x118, 0x3, 0x2, 0x2, 0x2, 0x119, 
    0x11a, 0x3, 0x2, 0x2, 0x2, 0x11a, 0x11b, 0x3, 0x2, 0x2, 0x2, 0x11b, 
    0x11c, 0x7, 0xe0, 0x2, 0x2, 0x11c, 0x11d, 0x5, 0x20, 0x11, 0x2, 0x11d, 
    0x11e, 0x7, 0xe2, 0x2, 0x2, 0x11e, 0x120, 0x5, 0x56, 0x2c, 0x2, 0x11f, 
    0x121, 0x5, 0xc, 0x7, 0x2, 0x120, 0x11f, 0x3, 0x2, 0x2, 0x2, 0x120, 
    0x121, 0x3, 0x2, 0x2, 0x2, 0x121, 0x273, 0x3, 0x2, 0x2, 0x2, 0x122, 
    0x124, 0x7, 0xa, 0x2, 0x2, 0x123, 0x122, 0x3, 0x2, 0x2, 0x2, 0x123, 
    0x124, 0x3, 0x2, 0x2, 0x2, 0x124, 0x125, 0x3, 0x2, 0x2, 0x2, 0x125, 
    0x126, 0x7, 0x38, 0x2, 0x2, 0x126, 0x128, 0x5, 0x84, 0x43, 0x2, 0x127, 
    0x129, 0x5, 0xa, 0x6, 0x2, 0x128, 0x127, 0x3, 0x2, 0x2, 0x2, 0x128, 
    0x129, 0x3, 0x2, 0x2, 0x2, 0x129, 0x12b, 0x3, 0x2, 0x2, 0x2, 0x12a, 
    0x12c, 0x5, 0x12, 0xa, 0x2, 0x12b, 0x12a, 0x3, 0x2, 0x2, 0x2, 0x12b, 
    0x12c, 0x3, 0x2, 0x2, 0x2, 0x12c, 0x12d, 0x3, 0x2, 0x2, 0x2, 0x12d, 
    0x12e, 0x7, 0xe2, 0x2, 0x2, 0x12e, 0x130, 0x5, 0x56, 0x2c, 0x2, 0x12f, 
    0x131, 0x5, 0xc, 0x7, 0x2, 0x130, 0x12f, 0x3, 0x2, 0x2, 0x2, 0x130, 
    0x131, 0x3, 0x2, 0x2, 0x2, 0x131, 0x273, 0x3, 0x2, 0x2, 0x2, 0x132, 
    0x134, 0x7, 0xa, 0x2, 0x2, 0x133, 0x132, 0x3, 0x2, 0x2, 0x2, 0x133, 
    0x134, 0x3, 0x2, 0x2, 0x2, 0x134, 0x135, 0x3, 0x2, 0x2, 0x2, 0x135, 
    0x136, 0x7, 0x39, 0x2, 0x2, 0x136, 0x138, 0x5, 0x84, 0x43, 0x2, 0x137, 
    0x139, 0x5, 0xa, 0x6, 0x2, 0x138, 0x137, 0x3, 0x2, 0x2, 0x2, 0x138, 
    0x139, 0x3, 0x2, 0x2, 0x2, 0x139, 0x13a, 0x3, 0x2, 0x2, 0x2, 0x13a, 
    0x13d, 0x7, 0xe2, 0x2, 0x2, 0x13b, 0x13e, 0x5, 0x28, 0x15, 0x2, 0x13c, 
    0x13e, 0x5, 0x56, 0x2c, 0x2, 0x13d, 0x13b, 0x3, 0x2, 0x2, 0x2, 0x13d, 
    0x13c, 0x3, 0x2, 0x2, 0x2, 0x13e, 0x140, 0x3, 0x2, 0x2, 0x2, 0x13f, 
    0x141, 0x5, 0xc, 0x7, 0x2, 0x140, 0x13f, 0x3, 0x2, 0x2, 0x2, 0x140, 
    0x141, 0x3, 0x2, 0x2, 0x2, 0x141, 0x273, 0x3, 0x2, 0x2, 0x2, 0x142, 
    0x144, 0x7, 0xa, 0x2, 0x2, 0x143, 0x142, 0x3, 0x2, 0x2, 0x2, 0x143, 
    0x144, 0x3, 0x2, 0x2, 0x2, 0x144, 0x145, 0x3, 0x2, 0x2, 0x2, 0x145, 
    0x146, 0x7, 0x25, 0x2, 0x2, 0x146, 0x14a, 0x7, 0xf0, 0x2, 0x2, 0x147, 
    0x149, 0x5, 0x22, 0x12, 0x2, 0x148, 0x147, 0x3, 0x2, 0x2, 0x2, 0x149, 
    0x14c, 0x3, 0x2, 0x2, 0x2, 0x14a, 0x148, 0x3, 0x2, 0x2, 0x2, 0x14a, 
    0x14b, 0x3, 0x2, 0x2, 0x2, 0x14b, 0x14d, 0x3, 0x2, 0x2, 0x2, 0x14c, 
    0x14a, 0x3, 0x2, 0x2, 0x2, 0x14d, 0x273, 0x7, 0xf1, 0x2, 0x2, 0x14e, 
    0x150, 0x7, 0xa, 0x2, 0x2, 0x14f, 0x14e, 0x3, 0x2, 0x2, 0x2, 0x14f, 
    0x150, 0x3, 0x2, 0x2, 0x2, 0x150, 0x151, 0x3, 0x2, 0x2, 0x2, 0x151, 
    0x152, 0x7, 0x33, 0x2, 0x2, 0x152, 0x156, 0x7, 0xf0, 0x2, 0x2, 0x153, 
    0x155, 0x5, 0x26, 0x14, 0x2, 0x154, 0x153, 0x3, 0x2, 0x2, 0x2, 0x155, 
    0x158, 0x3, 0x2, 0x2, 0x2, 0x156, 0x154, 0x3, 0x2, 0x2, 0x2, 0x156, 
    0x157, 0x3, 0x2, 0x2, 0x2, 0x157, 0x159, 0x3, 0x2, 0x2, 0x2, 0x158, 
    0x156, 0x3, 0x2, 0x2, 0x2, 0x159, 0x273, 0x7, 0xf1, 0x2, 0x2, 0x15a, 
    0x15c, 0x7, 0xa, 0x2, 0x2, 0x15b, 0x15a, 0x3, 0x2, 0x2, 0x2, 0x15b, 
    0x15c, 0x3, 0x2, 0x2, 0x2, 0x15c, 0x15d, 0x3, 0x2, 0x2, 0x2, 0x15d, 
    0x15e, 0x7, 0x3a, 0x2, 0x2, 0x15e, 0x160, 0x5, 0x84, 0x43, 0x2, 0x15f, 
    0x161, 0x5, 0xa, 0x6, 0x2, 0x160, 0x15f, 0x3, 0x2, 0x2, 0x2, 0x160, 
    0x161, 0x3, 0x2, 0x2, 0x2, 0x161, 0x162, 0x3, 0x2, 0x2, 0x2, 0x162, 
    0x163, 0x7, 0xe0, 0x2, 0x2, 0x163, 0x16a, 0x5, 0x2c, 0x17, 0x2, 0x164, 
    0x166, 0x7, 0xe1, 0x2, 0x2, 0x165, 0x164, 0x3, 0x2, 0x2, 0x2, 0x165, 
    0x166, 0x3, 0x2, 0x2, 0x2, 0x166, 0x167, 0x3, 0x2, 0x2, 0x2, 0x167, 
    0x169, 0x5, 0x2e, 0x18, 0x2, 0x168, 0x165, 0x3, 0x2, 0x2, 0x2, 0x169, 
    0x16c, 0x3, 0x2, 0x2, 0x2, 0x16a, 0x168, 0x3, 0x2, 0x2, 0x2, 0x16a, 
    0x16b, 0x3, 0x2, 0x2, 0x2, 0x16b, 0x16f, 0x3, 0x2, 0x2, 0x2, 0x16c, 
    0x16a, 0x3, 0x2, 0x2, 0x2, 0x16d, 0x16e, 0x7, 0x4a, 0x2, 0x2, 0x16e, 
    0x170, 0x5, 0x2a, 0x16, 0x2, 0x16f, 0x16d, 0x3, 0x2, 0x2, 0x2, 0x16f, 
    0x170, 0x3, 0x2, 0x2, 0x2, 0x170, 0x172, 0x3, 0x2, 0x2, 0x2, 0x171, 
    0x173, 0x5, 0x16, 0xc, 0x2, 0x172, 0x171, 0x3, 0x2, 0x2, 0x2, 0x172, 
    0x173, 0x3, 0x2, 0x2, 0x2, 0x173, 0x175, 0x3, 0x2, 0x2, 0x2, 0x174, 
    0x176, 0x5, 0xc, 0x7, 0x2, 0x175, 0x174, 0x3, 0x2, 0x2, 0x2, 0x175, 
    0x176, 0x3, 0x2, 0x2, 0x2, 0x176, 0x273, 0x3, 0x2, 0x2, 0x2, 0x177, 
    0x179, 0x7, 0xa, 0x2, 0x2, 0x178, 0x177, 0x3, 0x2, 0x2, 0x2, 0x178, 
    0x179, 0x3, 0x2, 0x2, 0x2, 0x179, 0x17a, 0x3, 0x2, 0x2, 0x2, 0x17a, 
    0x17b, 0x7, 0x4b, 0x2, 0x2, 0x17b, 0x17c, 0x5, 0x2a, 0x16, 0x2, 0x17c, 
    0x180, 0x7, 0xf0, 0x2, 0x2, 0x17d, 0x17f, 0x5, 0x30, 0x19, 0x2, 0x17e, 
    0x17d, 0x3, 0x2, 0x2, 0x2, 0x17f, 0x182, 0x3, 0x2, 0x2, 0x2, 0x180, 
    0x17e, 0x3, 0x2, 0x2, 0x2, 0x180, 0x181, 0x3, 0x2, 0x2, 0x2, 0x181, 
    0x183, 0x3, 0x2, 0x2, 0x2, 0x182, 0x180, 0x3, 0x2, 0x2, 0x2, 0x183, 
    0x184, 0x7, 0xf1, 0x2, 0x2, 0x184, 0x273, 0x3, 0x2, 0x2, 0x2, 0x185, 
    0x187, 0x7, 0xa, 0x2, 0x2, 0x186, 0x185, 0x3, 0x2, 0x2, 0x2, 0x186, 
    0x187, 0x3, 0x2, 0x2, 0x2, 0x187, 0x188, 0x3, 0x2, 0x2, 0x2, 0x188, 
    0x189, 0x7, 0x4e, 0x2, 0x2, 0x189, 0x18d, 0x7, 0xf0, 0x2, 0x2, 0x18a, 
    0x18c, 0x5, 0x32, 0x1a, 0x2, 0x18b, 0x18a, 0x3, 0x2, 0x2, 0x2, 0x18c, 
    0x18f, 0x3, 0x2, 0x2, 0x2, 0x18d, 0x18b, 0x3, 0x2, 0x2, 0x2, 0x18d, 
    0x18e, 0x3, 0x2, 0x2, 0x2, 0x18e, 0x190, 0x3, 0x2, 0x2, 0x2, 0x18f, 
    0x18d, 0x3, 0x2, 0x2, 0x2, 0x190, 0x273, 0x7, 0xf1, 0x2, 0x2, 0x191, 
    0x193, 0x7, 0xa, 0x2, 0x2, 0x192, 0x191, 0x3, 0x2, 0x2, 0x2, 0x192, 
    0x193, 0x3, 0x2, 0x2, 0x2, 0x193, 0x194, 0x3, 0x2, 0x2, 0x2, 0x194, 
    0x195, 0x7, 0x56, 0x2, 0x2, 0x195, 0x197, 0x5, 0x84, 0x43, 0x2, 0x196, 
    0x198, 0x5, 0xa, 0x6, 0x2, 0x197, 0x196, 0x3, 0x2, 0x2, 0x2, 0x197, 
    0x198, 0x3, 0x2, 0x2, 0x2, 0x198, 0x199, 0x3, 0x2, 0x2, 0x2, 0x199, 
    0x19a, 0x7, 0xe2, 0x2, 0x2, 0x19a, 0x19c, 0x5, 0x36, 0x1c, 0x2, 0x19b, 
    0x19d, 0x5, 0xc, 0x7, 0x2, 0x19c, 0x19b, 0x3, 0x2, 0x2, 0x2, 0x19c, 
    0x19d, 0x3, 0x2, 0x2, 0x2, 0x19d, 0x273, 0x3, 0x2, 0x2, 0x2, 0x19e, 
    0x1a0, 0x7, 0xa, 0x2, 0x2, 0x19f, 0x19e, 0x3, 0x2, 0x2, 0x2, 0x19f, 
    0x1a0, 0x3, 0x2, 0x2, 0x2, 0x1a0, 0x1a1, 0x3, 0x2, 0x2, 0x2, 0x1a1, 
    0x1a2, 0x7, 0x60, 0x2, 0x2, 0x1a2, 0x1a4, 0x5, 0x84, 0x43, 0x2, 0x1a3, 
    0x1a5, 0x5, 0xa, 0x6, 0x2, 0x1a4, 0x1a3, 0x3, 0x2, 0x2, 0x2, 0x1a4, 
    0x1a5, 0x3, 0x2, 0x2, 0x2, 0x1a5, 0x1ac, 0x3, 0x2, 0x2, 0x2, 0x1a6, 
    0x1a8, 0x7, 0x65, 0x2, 0x2, 0x1a7, 0x1a9, 0x5, 0x82, 0x42, 0x2, 0x1a8, 
    0x1a7, 0x3, 0x2, 0x2, 0x2, 0x1a9, 0x1aa, 0x3, 0x2, 0x2, 0x2, 0x1aa, 
    0x1a8, 0x3, 0x2, 0x2, 0x2, 0x1aa, 0x1ab, 0x3, 0x2, 0x2, 0x2, 0x1ab, 
    0x1ad, 0x3, 0x2, 0x2, 0x2, 0x1ac, 0x1a6, 0x3, 0x2, 0x2, 0x2, 0x1ac, 
    0x1ad, 0x3, 0x2, 0x2, 0x2, 0x1ad, 0x1b0, 0x3, 0x2, 0x2, 0x2, 0x1ae, 
    0x1af, 0x7, 0x63, 0x2, 0x2, 0x1af, 0x1b1, 0x5, 0x56, 0x2c, 0x2, 0x1b0, 
    0x1ae, 0x3, 0x2, 0x2, 0x2, 0x1b0, 0x1b1, 0x3, 0x2, 0x2, 0x2, 0x1b1, 
    0x1b2, 0x3, 0x2, 0x2, 0x2, 0x1b2, 0x1b3, 0x7, 0xe0, 0x2, 0x2, 0x1b3, 
    0x1b7, 0x5, 0x56, 0x2c, 0x2, 0x1b4, 0x1b6, 0x5, 0x3a, 0x1e, 0x2, 0x1b5, 
    0x1b4, 0x3, 0x2, 0x2, 0x2, 0x1b6, 0x1b9, 0x3, 0x2, 0x2, 0x2, 0x1b7, 
    0x1b5, 0x3, 0x2, 0x2, 0x2, 0x1b7, 0x1b8, 0x3, 0x2, 0x2, 0x2, 0x1b8, 
    0x1bb, 0x3, 0x2, 0x2, 0x2, 0x1b9, 0x1b7, 0x3, 0x2, 0x2, 0x2, 0x1ba, 
    0x1bc, 0x5, 0xc, 0x7, 0x2, 0x1bb, 0x1ba, 0x3, 0x2, 0x2, 0x2, 0x1bb, 
    0x1bc, 0x3, 0x2, 0x2, 0x2, 0x1bc, 0x273, 0x3, 0x2, 0x2, 0x2, 0x1bd, 
    0x1bf, 0x7, 0xa, 0x2, 0x2, 0x1be, 0x1bd, 0x3, 0x2, 0x2, 0x2, 0x1be, 
    0x1bf, 0x3, 0x2, 0x2, 0x2, 0x1bf, 0x1c0, 0x3, 0x2, 0x2, 0x2, 0x1c0, 
    0x1c1, 0x7, 0x64, 0x2, 0x2, 0x1c1, 0x1c3, 0x5, 0x84, 0x43, 0x2, 0x1c2, 
    0x1c4, 0x5, 0x14, 0xb, 0x2, 0x1c3, 0x1c2, 0x3, 0x2, 0x2, 0x2, 0x1c3, 
    0x1c4, 0x3, 0x2, 0x2, 0x2, 0x1c4, 0x1c6, 0x3, 0x2, 0x2, 0x2, 0x1c5, 
    0x1c7, 0x5, 0xa, 0x6, 0x2, 0x1c6, 0x1c5, 0x3, 0x2, 0x2, 0x2, 0x1c6, 
    0x1c7, 0x3, 0x2, 0x2, 0x2, 0x1c7, 0x1c8, 0x3, 0x2, 0x2, 0x2, 0x1c8, 
    0x1c9, 0x7, 0xe0, 0x2, 0x2, 0x1c9, 0x1cb, 0x5, 0x56, 0x2c, 0x2, 0x1ca, 
    0x1cc, 0x5, 0xc, 0x7, 0x2, 0x1cb, 0x1ca, 0x3, 0x2, 0x2, 0x2, 0x1cb, 
    0x1cc, 0x3, 0x2, 0x2, 0x2, 0x1cc, 0x273, 0x3, 0x2, 0x2, 0x2, 0x1cd, 
    0x1cf, 0x7, 0xa, 0x2, 0x2, 0x1ce, 0x1cd, 0x3, 0x2, 0x2, 0x2, 0x1ce, 
    0x1cf, 0x3, 0x2, 0x2, 0x2, 0x1cf, 0x1d0, 0x3, 0x2, 0x2, 0x2, 0x1d0, 
    0x1d1, 0x7, 0x68, 0x2, 0x2, 0x1d1, 0x1d3, 0x5, 0x84, 0x43, 0x2, 0x1d2, 
    0x1d4, 0x5, 0xa, 0x6, 0x2, 0x1d3, 0x1d2, 0x3, 0x2, 0x2, 0x2, 0x1d3, 
    0x1d4, 0x3, 0x2, 0x2, 0x2, 0x1d4, 0x1d6, 0x3, 0x2, 0x2, 0x2, 0x1d5, 
    0x1d7, 0x5, 0x12, 0xa, 0x2, 0x1d6, 0x1d5, 0x3, 0x2, 0x2, 0x2, 0x1d6, 
    0x1d7, 0x3, 0x2, 0x2, 0x2, 0x1d7, 0x1d8, 0x3, 0x2, 0x2, 0x2, 0x1d8, 
    0x1dc, 0x7, 0xf0, 0x2, 0x2, 0x1d9, 0x1db, 0x5, 0x3c, 0x1f, 0x2, 0x1da, 
    0x1d9, 0x3, 0x2, 0x2, 0x2, 0x1db, 0x1de, 0x3, 0x2, 0x2, 0x2, 0x1dc, 
    0x1da, 0x3, 0x2, 0x2, 0x2, 0x1dc, 0x1dd, 0x3, 0x2, 0x2, 0x2, 0x1dd, 
    0x1df, 0x3, 0x2, 0x2, 0x2, 0x1de, 0x1dc, 0x3, 0x2, 0x2, 0x2, 0x1df, 
    0x1e0, 0x7, 0xf1, 0x2, 0x2, 0x1e0, 0x273, 0x3, 0x2, 0x2, 0x2, 0x1e1, 
    0x1e3, 0x7, 0xa, 0x2, 0x2, 0x1e2, 0x1e1, 0x3, 0x2, 0x2, 0x2, 0x1e2, 
    0x1e3, 0x3, 0x2, 0x2, 0x2, 0x1e3, 0x1e4, 0x3, 0x2, 0x2, 0x2, 0x1e4, 
    0x1e5, 0x7, 0x69, 0x2, 0x2, 0x1e5, 0x1e9, 0x7, 0xf0, 0x2, 0x2, 0x1e6, 
    0x1e8, 0x5, 0x3c, 0x1f, 0x2, 0x1e7, 0x1e6, 0x3, 0x2, 0x2, 0x2, 0x1e8, 
    0x1eb, 0x3, 0x2, 0x2, 0x2, 0x1e9, 0x1e7, 0x3, 0x2, 0x2, 0x2, 0x1e9, 
    0x1ea, 0x3, 0x2, 0x2, 0x2, 0x1ea, 0x1ec, 0x3, 0x2, 0x2, 0x2, 0x1eb, 
    0x1e9, 0x3, 0x2, 0x2, 0x2, 0x1ec, 0x273, 0x7, 0xf1, 0x2, 0x2, 0x1ed, 
    0x1ef, 0x7, 0xa, 0x2, 0x2, 0x1ee, 0x1ed, 0x3, 0x2, 0x2, 0x2, 0x1ee, 
    0x1ef, 0x3, 0x2, 0x2, 0x2, 0x1ef, 0x1f0, 0x3, 0x2, 0x2, 0x2, 0x1f0, 
    0x1f1, 0x7, 0x74, 0x2, 0x2, 0x1f1, 0x1f3, 0x5, 0x84, 0x43, 0x2, 0x1f2, 
    0x1f4, 0x5, 0x14, 0xb, 0x2, 0x1f3, 0x1f2, 0x3, 0x2, 0x2, 0x2, 0x1f3, 
    0x1f4, 0x3, 0x2, 0x2, 0x2, 0x1f4, 0x1f6, 0x3, 0x2, 0x2, 0x2, 0x1f5, 
    0x1f7, 0x5, 0xa, 0x6, 0x2, 0x1f6, 0x1f5, 0x3, 0x2, 0x2, 0x2, 0x1f6, 
    0x1f7, 0x3, 0x2, 0x2, 0x2, 0x1f7, 0x1f8, 0x3, 0x2, 0x2, 0x2, 0x1f8, 
    0x1f9, 0x7, 0xe0, 0x2, 0x2, 0x1f9, 0x1fb, 0x5, 0x56, 0x2c, 0x2, 0x1fa, 
    0x1fc, 0x5, 0x16, 0xc, 0x2, 0x1fb, 0x1fa, 0x3, 0x2, 0x2, 0x2, 0x1fb, 
    0x1fc, 0x3, 0x2, 0x2, 0x2, 0x1fc, 0x1fe, 0x3, 0x2, 0x2, 0x2, 0x1fd, 
    0x1ff, 0x5, 0xc, 0x7, 0x2, 0x1fe, 0x1fd, 0x3, 0x2, 0x2, 0x2, 0x1fe, 
    0x1ff, 0x3, 0x2, 0x2, 0x2, 0x1ff, 0x273, 0x3, 0x2, 0x2, 0x2, 0x200, 
    0x202, 0x7, 0xa, 0x2, 0x2, 0x201, 0x200, 0x3, 0x2, 0x2, 0x2, 0x201, 
    0x202, 0x3, 0x2, 0x2, 0x2, 0x202, 0x203, 0x3, 0x2, 0x2, 0x2, 0x203, 
    0x204, 0x7, 0x75, 0x2, 0x2, 0x204, 0x206, 0x5, 0x84, 0x43, 0x2, 0x205, 
    0x207, 0x5, 0x14, 0xb, 0x2, 0x206, 0x205, 0x3, 0x2, 0x2, 0x2, 0x206, 
    0x207, 0x3, 0x2, 0x2, 0x2, 0x207, 0x209, 0x3, 0x2, 0x2, 0x2, 0x208, 
    0x20a, 0x5, 0xa, 0x6, 0x2, 0x209, 0x208, 0x3, 0x2, 0x2, 0x2, 0x209, 
    0x20a, 0x3, 0x2, 0x2, 0x2, 0x20a, 0x20b, 0x3, 0x2, 0x2, 0x2, 0x20b, 
    0x20c, 0x7, 0xe0, 0x2, 0x2, 0x20c, 0x20e, 0x7, 0x7f, 0x2, 0x2, 0x20d, 
    0x20f, 0x5, 0x16, 0xc, 0x2, 0x20e, 0x20d, 0x3, 0x2, 0x2, 0x2, 0x20e, 
    0x20f, 0x3, 0x2, 0x2, 0x2, 0x20f, 0x211, 0x3, 0x2, 0x2, 0x2, 0x210, 
    0x212, 0x5, 0xc, 0x7, 0x2, 0x211, 0x210, 0x3, 0x2, 0x2, 0x2, 0x211, 
    0x212, 0x3, 0x2, 0x2, 0x2, 0x212, 0x273, 0x3, 0x2, 0x2, 0x2, 0x213, 
    0x215, 0x7, 0xa, 0x2, 0x2, 0x214, 0x213, 0x3, 0x2, 0x2, 0x2, 0x214, 
    0x215, 0x3, 0x2, 0x2, 0x2, 0x215, 0x216, 0x3, 0x2, 0x2, 0x2, 0x216, 
    0x217, 0x7, 0x7a, 0x2, 0x2, 0x217, 0x219, 0x5, 0x84, 0x43, 0x2, 0x218, 
    0x21a, 0x5, 0xa, 0x6, 0x2, 0x219, 0x218, 0x3, 0x2, 0x2, 0x2, 0x219, 
    0x21a, 0x3, 0x2, 0x2, 0x2, 0x21a, 0x21b, 0x3, 0x2, 0x2, 0x2, 0x21b, 
    0x21f, 0x7, 0xf0, 0x2, 0x2, 0x21c, 0x21e, 0x5, 0x44, 0x23, 0x2, 0x21d, 
    0x21c, 0x3, 0x2, 0x2, 0x2, 0x21e, 0x221, 0x3, 0x2, 0x2, 0x2, 0x21f, 
    0x21d, 0x3, 0x2, 0x2, 0x2, 0x21f, 0x220, 0x3, 0x2, 0x2, 0x2, 0x220, 
    0x222, 0x3, 0x2, 0x2, 0x2, 0x221, 0x21f, 0x3, 0x2, 0x2, 0x2, 0x222, 
    0x224, 0x7, 0xf1, 0x2, 0x2, 0x223, 0x225, 0x5, 0xc, 0x7, 0x2, 0x224, 
    0x223, 0x3, 0x2, 0x2, 0x2, 0x224, 0x225, 0x3, 0x2, 0x2, 0x2, 0x225, 
    0x273, 0x3, 0x2, 0x2, 0x2, 0x226, 0x228, 0x7, 0xa, 0x2, 0x2, 0x227, 
    0x226, 0x3, 0x2, 0x2, 0x2, 0x227, 0x228, 0x3, 0x2, 0x2, 0x2, 0x228, 
    0x229, 0x3, 0x2, 0x2, 0x2, 0x229, 0x22a, 0x7, 0x77, 0x2, 0x2, 0x22a, 
    0x22f, 0x5, 0x56, 0x2c, 0x2, 0x22b, 0x22c, 0x7, 0xe1, 0x2, 0x2, 0x22c, 
    0x22e, 0x5, 0x56, 0x2c, 0x2, 0x22d, 0x22b, 0x3, 0x2, 0x2, 0x2, 0x22e, 
    0x231, 0x3, 0x2, 0x2, 0x2, 0x22f, 0x22d, 0x3, 0x2, 0x2, 0x2, 0x22f, 
    0x230, 0x3, 0x2, 0x2, 0x2, 0x230, 0x273, 0x3, 0x2, 0x2, 0x2, 0x231, 
    0x22f, 0x3, 0x2, 0x2, 0x2, 0x232, 0x234, 0x7, 0xa, 0x2, 0x2, 0x233, 
    0x232, 0x3, 0x2, 0x2, 0x2, 0x233, 0x234, 0x3, 0x2, 0x2, 0x2, 0x234, 
    0x235, 0x3, 0x2, 0x2, 0x2, 0x235, 0x236, 0x7, 0x79, 0x2, 0x2, 0x236, 
    0x23a, 0x7, 0xf0, 0x2, 0x2, 0x237, 0x239, 0x5, 0x42, 0x22, 0x2, 0x238, 
    0x237, 0x3, 0x2, 0x2, 0x2, 0x239, 0x23c, 0x3, 0x2, 0x2, 0x2, 0x23a, 
    0x238, 0x3, 0x2, 0x2, 0x2, 0x23a, 0x23b, 0x3, 0x2, 0x2, 0x2, 0x23b, 
    0x23d, 0x3, 0x2, 0x2, 0x2, 0x23c, 0x23a, 0x3, 0x2, 0x2, 0x2, 0x23d, 
    0x273, 0x7, 0xf1, 0x2, 0x2, 0x23e, 0x240, 0x7, 0xa, 0x2, 0x2, 0x23f, 
    0x23e, 0x3, 0x2, 0x2, 0x2, 0x23f, 0x240, 0x3, 0x2, 0x2, 0x2, 0x240, 
    0x241, 0x3, 0x2, 0x2, 0x2, 0x241, 0x242, 0x7, 0x82, 0x2, 0x2, 0x242, 
    0x246, 0x7, 0xf0, 0x2, 0x2, 0x243, 0x245, 0x5, 0x46, 0x24, 0x2, 0x244, 
    0x243, 0x3, 0x2, 0x2, 0x2, 0x245, 0x248, 0x3, 0x2, 0x2, 0x2, 0x246, 
    0x244, 0x3, 0x2, 0x2, 0x2, 0x246, 0x247, 0x3, 0x2, 0x2, 0x2, 0x247, 
    0x249, 0x3, 0x2, 0x2, 0x2, 0x248, 0x246, 0x3, 0x2, 0x2, 0x2, 0x249, 
    0x24b, 0x7, 0xf1, 0x2, 0x2, 0x24a, 0x24c, 0x5, 0xc, 0x7, 0x2, 0x24b, 
    0x24a, 0x3, 0x2, 0x2, 0x2, 0x24b, 0x24c, 0x3, 0x2, 0x2, 0x2, 0x24c, 
    0x273, 0x3, 0x2, 0x2, 0x2, 0x24d, 0x24f, 0x7, 0xa, 0x2, 0x2, 0x24e, 
    0x24d, 0x3, 0x2, 0x2, 0x2, 0x24e, 0x24f, 0x3, 0x2, 0x2, 0x2, 0x24f, 
    0x250, 0x3, 0x2, 0x2, 0x2, 0x250, 0x251, 0x7, 0x86, 0x2, 0x2, 0x251, 
    0x255, 0x7, 0xf0, 0x2, 0x2, 0x252, 0x254, 0x5, 0x48, 0x25, 0x2, 0x253, 
    0x252, 0x3, 0x2, 0x2, 0x2, 0x254, 0x257, 0x3, 0x2, 0x2, 0x2, 0x255, 
    0x253, 0x3, 0x2, 0x2, 0x2, 0x255, 0x256, 0x3, 0x2, 0x2, 0x2, 0x256, 
    0x258, 0x3, 0x2, 0x2, 0x2, 0x257, 0x255, 0x3, 0x2, 0x2, 0x2, 0x258, 
    0x25a, 0x7, 0xf1, 0x2, 0x2, 0x259, 0x25b, 0x5, 0xc, 0x7, 0x2, 0x25a, 
    0x259, 0x3, 0x2, 0x2, 0x2, 0x25a, 0x25b, 0x3, 0x2, 0x2, 0x2, 0x25b, 
    0x273, 0x3, 0x2, 0x2, 0x2, 0x25c, 0x25d, 0x7, 0xd7, 0x2, 0x2, 0x25d, 
    0x267, 0x5, 0xa, 0x6, 0x2, 0x25e, 0x25f, 0x7, 0xd8, 0x2, 0x2, 0x25f, 
    0x264, 0x5, 0x4a, 0x26, 0x2, 0x260, 0x261, 0x7, 0xe1, 0x2, 0x2, 0x261, 
    0x263, 0x5, 0x4a, 0x26, 0x2, 0x262, 0x260, 0x3, 0x2, 0x2, 0x2, 0x263, 
    0x266, 0x3, 0x2, 0x2, 0x2, 0x264, 0x262, 0x3, 0x2, 0x2, 0x2, 0x264, 
    0x265, 0x3, 0x2, 0x2, 0x2, 0x265, 0x268, 0x3, 0x2, 0x2, 0x2, 0x266, 
    0x264, 0x3, 0x2, 0x2, 0x2, 0x267, 0x25e, 0x3, 0x2, 0x2, 0x2, 0x267, 
    0x268, 0x3, 0x2, 0x2, 0x2, 0x268, 0x269, 0x3, 0x2, 0x2, 0x2, 0x269, 
    0x26d, 0x7, 0xf0, 0x2, 0x2, 0x26a, 0x26c, 0x5, 0x4c, 0x27, 0x2, 0x26b, 
    0x26a, 0x3, 0x2, 0x2, 0x2, 0x26c, 0x26f, 0x3, 0x2, 0x2, 0x2, 0x26d, 
    0x26b, 0x3, 0x2, 0x2, 0x2, 0x26d, 0x26e, 0x3, 0x2, 0x2, 0x2, 0x26e, 
    0x270, 0x3, 0x2, 0x2, 0x2, 0x26f, 0x26d, 0x3, 0x2, 0x2, 0x2, 0x270, 
    0x271, 0x7, 0xf1, 0x2, 0x2, 0x271, 0x273, 0x3, 0x2, 0x2, 0x2, 0x272, 
    0xcf, 0x3, 0x2, 0x2, 0x2, 0x272, 0xd3, 0x3, 0x2, 0x2, 0x2, 0x272, 0xd7, 
    0x3, 0x2, 0x2, 0x2, 0x272, 0xdf, 0x3, 0x2, 0x2, 0x2, 0x272, 0xeb, 0x3, 
    0x2, 0x2, 0x2, 0x272, 0xf8, 0x3, 0x2, 0x2, 0x2, 0x272, 0x107, 0x3, 0x2, 
    0x2, 0x2, 0x272, 0x114, 0x3, 0x2, 0x2, 0x2, 0x272, 0x123, 0x3, 0x2, 
    0x2, 0x2, 0x272, 0x133, 0x3, 0x2, 0x2, 0x2, 0x272, 0x143, 0x3, 0x2, 
    0x2, 0x2, 0x272, 0x14f, 0x3, 0x2, 0x2, 0x2, 0x272, 0x15b, 0x3, 0x2, 
    0x2, 0x2, 0x272, 0x178, 0x3, 0x2, 0x2, 0x2, 0x272, 0x186, 0x3, 0x2, 
    0x2, 0x2, 0x272, 0x192, 0x3, 0x2, 0x2, 0x2, 0x272, 0x19f, 0x3, 0x2, 
    0x2, 0x2, 0x272, 0x1be, 0x3, 0x2, 0x2, 0x2, 0x272, 0x1ce, 0x3, 0x2, 
    0x2, 0x2, 0x272, 0x1e2, 0x3, 0x2, 0x2, 0x2, 0x272, 0x1ee, 0x3, 0x2, 
    0x2, 0x2, 0x272, 0x201, 0x3, 0x2, 0x2, 0x2, 0x272, 0x214, 0x3, 0x2, 
    0x2, 0x2, 0x272, 0x227, 0x3, 0x2, 0x2, 0x2, 0x272, 0x233, 0x3, 0x2, 
    0x2, 0x2, 0x272, 0x23f, 0x3, 0x2, 0x2, 0x2, 0x272, 0x24e, 0x3, 0x2, 
    0x2, 0x2, 0x272, 0x25c, 0x3, 0x2, 0x2, 0x2, 0x273, 0xf, 0x3, 0x2, 0x2, 
    0x2, 0x274, 0x275, 0x9, 0x3, 0x2, 0x2, 0x275, 0x11, 0x3, 0x2, 0x2, 0x2, 
    0x276, 0x277, 0x9, 0x4, 0x2, 0x2, 0x277, 0x13, 0x3, 0x2, 0x2, 0x2, 0x278, 
    0x279, 0x9, 0x5, 0x2, 0x2, 0x279, 0x27a, 0x5, 0x84, 0x43, 0x2, 0x27a, 
    0x15, 0x3, 0x2, 0x2, 0x2, 0x27b, 0x27c, 0x9, 0x6, 0x2, 0x2, 0x27c, 0x27d, 
    0x5, 0x56, 0x2c, 0x2, 0x27d, 0x17, 0x3, 0x2, 0x2, 0x2, 0x27e, 0x280, 
    0x7, 0x10, 0x2, 0x2, 0x27f, 0x281, 0x5, 0x82, 0x42, 0x2, 0x280, 0x27f, 
    0x3, 0x2, 0x2, 0x2, 0x281, 0x282, 0x3, 0x2, 0x2, 0x2, 0x282, 0x280, 
    0x3, 0x2, 0x2, 0x2, 0x282, 0x283, 0x3, 0x2, 0x2, 0x2, 0x283, 0x284, 
    0x3, 0x2, 0x2, 0x2, 0x284, 0x285, 0x7, 0xf6, 0x2, 0x2, 0x285, 0x286, 
    0x7, 0xed, 0x2, 0x2, 0x286, 0x287, 0x7, 0xf6, 0x2, 0x2, 0x287, 0x288, 
    0x7, 0x13, 0x2, 0x2, 0x288, 0x289, 0x7, 0xf6, 0x2, 0x2, 0x289, 0x2a3, 
    0x3, 0x2, 0x2, 0x2, 0x28a, 0x28c, 0x7, 0x11, 0x2, 0x2, 0x28b, 0x28d, 
    0x5, 0x82, 0x42, 0x2, 0x28c, 0x28b, 0x3, 0x2, 0x2, 0x2, 0x28d, 0x28e, 
    0x3, 0x2, 0x2, 0x2, 0x28e, 0x28c, 0x3, 0x2, 0x2, 0x2, 0x28e, 0x28f, 
    0x3, 0x2, 0x2, 0x2, 0x28f, 0x290, 0x3, 0x2, 0x2, 0x2, 0x290, 0x291, 
    0x7, 0x13, 0x2, 0x2, 0x291, 0x292, 0x7, 0xf6, 0x2, 0x2, 0x292, 0x2a3, 
    0x3, 0x2, 0x2, 0x2, 0x293, 0x295, 0x7, 0x12, 0x2, 0x2, 0x294, 0x296, 
    0x5, 0x82, 0x42, 0x2, 0x295, 0x294, 0x3, 0x2, 0x2, 0x2, 0x296, 0x297, 
    0x3, 0x2, 0x2, 0x2, 0x297, 0x295, 0x3, 0x2, 0x2, 0x2, 0x297, 0x298, 
    0x3, 0x2, 0x2, 0x2, 0x298, 0x299, 0x3, 0x2, 0x2, 0x2, 0x299, 0x29a, 
    0x7, 0x13, 0x2, 0x2, 0x29a, 0x29b, 0x7, 0xf6, 0x2, 0x2, 0x29b, 0x2a3, 
    0x3, 0x2, 0x2, 0x2, 0x29c, 0x29e, 0x7, 0x14, 0x2, 0x2, 0x29d, 0x29f, 
    0x5, 0x82, 0x42, 0x2, 0x29e, 0x29d, 0x3, 0x2, 0x2, 0x2, 0x29f, 0x2a0, 
    0x3, 0x2, 0x2, 0x2, 0x2a0, 0x29e, 0x3, 0x2, 0x2, 0x2, 0x2a0, 0x2a1, 
    0x3, 0x2, 0x2, 0x2, 0x2a1, 0x2a3, 0x3, 0x2, 0x2, 0x2, 0x2a2, 0x27e, 
    0x3, 0x2, 0x2, 0x2, 0x2a2, 0x28a, 0x3, 0x2, 0x2, 0x2, 0x2a2, 0x293, 
    0x3, 0x2, 0x2, 0x2, 0x2a2, 0x29c, 0x3, 0x2, 0x2, 0x2, 0x2a3, 0x19, 0x3, 
    0x2, 0x2, 0x2, 0x2a4, 0x2b2, 0x7, 0x1a, 0x2, 0x2, 0x2a5, 0x2b2, 0x7, 
    0x1b, 0x2, 0x2, 0x2a6, 0x2b2, 0x7, 0x1c, 0x2, 0x2, 0x2a7, 0x2b2, 0x7, 
    0x1d, 0x2, 0x2, 0x2a8, 0x2b2, 0x7, 0x1e, 0x2, 0x2, 0x2a9, 0x2b2, 0x7, 
    0x1f, 0x2, 0x2, 0x2aa, 0x2b2, 0x7, 0x20, 0x2, 0x2, 0x2ab, 0x2ad, 0x7, 
    0x22, 0x2, 0x2, 0x2ac, 0x2ae, 0x5, 0x1c, 0xf, 0x2, 0x2ad, 0x2ac, 0x3, 
    0x2, 0x2, 0x2, 0x2ae, 0x2af, 0x3, 0x2, 0x2, 0x2, 0x2af, 0x2ad, 0x3, 
    0x2, 0x2, 0x2, 0x2af, 0x2b0, 0x3, 0x2, 0x2, 0x2, 0x2b0, 0x2b2, 0x3, 
    0x2, 0x2, 0x2, 0x2b1, 0x2a4, 0x3, 0x2, 0x2, 0x2, 0x2b1, 0x2a5, 0x3, 
    0x2, 0x2, 0x2, 0x2b1, 0x2a6, 0x3, 0x2, 0x2, 0x2, 0x2b1, 0x2a7, 0x3, 
    0x2, 0x2, 0x2, 0x2b1, 0x2a8, 0x3, 0x2, 0x2, 0x2, 0x2b1, 0x2a9, 0x3, 
    0x2, 0x2, 0x2, 0x2b1, 0x2aa, 0x3, 0x2, 0x2, 0x2, 0x2b1, 0x2ab, 0x3, 
    0x2, 0x2, 0x2, 0x2b2, 0x1b, 0x3, 0x2, 0x2, 0x2, 0x2b3, 0x2b6, 0x5, 0x84, 
    0x43, 0x2, 0x2b4, 0x2b6, 0x7, 0xf6, 0x2, 0x2, 0x2b5, 0x2b3, 0x3, 0x2, 
    0x2, 0x2, 0x2b5, 0x2b4, 0x3, 0x2, 0x2, 0x2, 0x2b6, 0x1d, 0x3, 0x2, 0x2, 
    0x2, 0x2b7, 0x2bb, 0x5, 0x56, 0x2c, 0x2, 0x2b8, 0x2ba, 0x5, 0x82, 0x42, 
    0x2, 0x2b9, 0x2b8, 0x3, 0x2, 0x2, 0x2, 0x2ba, 0x2bd, 0x3, 0x2, 0x2, 
    0x2, 0x2bb, 0x2b9, 0x3, 0x2, 0x2, 0x2, 0x2bb, 0x2bc, 0x3, 0x2, 0x2, 
    0x2, 0x2bc, 0x2c0, 0x3, 0x2, 0x2, 0x2, 0x2bd, 0x2bb, 0x3, 0x2, 0x2, 
    0x2, 0x2be, 0x2c0, 0x5, 0x86, 0x44, 0x2, 0x2bf, 0x2b7, 0x3, 0x2, 0x2, 
    0x2, 0x2bf, 0x2be, 0x3, 0x2, 0x2, 0x2, 0x2c0, 0x1f, 0x3, 0x2, 0x2, 0x2, 
    0x2c1, 0x2c2, 0x9, 0x7, 0x2, 0x2, 0x2c2, 0x21, 0x3, 0x2, 0x2, 0x2, 0x2c3, 
    0x2c4, 0x7, 0x26, 0x2, 0x2, 0x2c4, 0x2c6, 0x7, 0xf6, 0x2, 0x2, 0x2c5, 
    0x2c7, 0x5, 0xc, 0x7, 0x2, 0x2c6, 0x2c5, 0x3, 0x2, 0x2, 0x2, 0x2c6, 
    0x2c7, 0x3, 0x2, 0x2, 0x2, 0x2c7, 0x2ec, 0x3, 0x2, 0x2, 0x2, 0x2c8, 
    0x2c9, 0x7, 0x27, 0x2, 0x2, 0x2c9, 0x2cb, 0x7, 0xf6, 0x2, 0x2, 0x2ca, 
    0x2cc, 0x5, 0xc, 0x7, 0x2, 0x2cb, 0x2ca, 0x3, 0x2, 0x2, 0x2, 0x2cb, 
    0x2cc, 0x3, 0x2, 0x2, 0x2, 0x2cc, 0x2ec, 0x3, 0x2, 0x2, 0x2, 0x2cd, 
    0x2d2, 0x7, 0x28, 0x2, 0x2, 0x2ce, 0x2d0, 0x7, 0xe1, 0x2, 0x2, 0x2cf, 
    0x2ce, 0x3, 0x2, 0x2, 0x2, 0x2cf, 0x2d0, 0x3, 0x2, 0x2, 0x2, 0x2d0, 
    0x2d1, 0x3, 0x2, 0x2, 0x2, 0x2d1, 0x2d3, 0x9, 0x8, 0x2, 0x2, 0x2d2, 
    0x2cf, 0x3, 0x2, 0x2, 0x2, 0x2d2, 0x2d3, 0x3, 0x2, 0x2, 0x2, 0x2d3, 
    0x2d5, 0x3, 0x2, 0x2, 0x2, 0x2d4, 0x2d6, 0x5, 0xc, 0x7, 0x2, 0x2d5, 
    0x2d4, 0x3, 0x2, 0x2, 0x2, 0x2d5, 0x2d6, 0x3, 0x2, 0x2, 0x2, 0x2d6, 
    0x2ec, 0x3, 0x2, 0x2, 0x2, 0x2d7, 0x2d8, 0x7, 0x2b, 0x2, 0x2, 0x2d8, 
    0x2de, 0x5, 0x56, 0x2c, 0x2, 0x2d9, 0x2db, 0x7, 0xe1, 0x2, 0x2, 0x2da, 
    0x2d9, 0x3, 0x2, 0x2, 0x2, 0x2da, 0x2db, 0x3, 0x2, 0x2, 0x2, 0x2db, 
    0x2dc, 0x3, 0x2, 0x2, 0x2, 0x2dc, 0x2dd, 0x7, 0x2c, 0x2, 0x2, 0x2dd, 
    0x2df, 0x5, 0x56, 0x2c, 0x2, 0x2de, 0x2da, 0x3, 0x2, 0x2, 0x2, 0x2de, 
    0x2df, 0x3, 0x2, 0x2, 0x2, 0x2df, 0x2e1, 0x3, 0x2, 0x2, 0x2, 0x2e0, 
    0x2e2, 0x5, 0xc, 0x7, 0x2, 0x2e1, 0x2e0, 0x3, 0x2, 0x2, 0x2, 0x2e1, 
    0x2e2, 0x3, 0x2, 0x2, 0x2, 0x2e2, 0x2ec, 0x3, 0x2, 0x2, 0x2, 0x2e3, 
    0x2e4, 0x7, 0x2d, 0x2, 0x2, 0x2e4, 0x2e6, 0x5, 0x24, 0x13, 0x2, 0x2e5, 
    0x2e7, 0x5, 0x16, 0xc, 0x2, 0x2e6, 0x2e5, 0x3, 0x2, 0x2, 0x2, 0x2e6, 
    0x2e7, 0x3, 0x2, 0x2, 0x2, 0x2e7, 0x2e9, 0x3, 0x2, 0x2, 0x2, 0x2e8, 
    0x2ea, 0x5, 0xc, 0x7, 0x2, 0x2e9, 0x2e8, 0x3, 0x2, 0x2, 0x2, 0x2e9, 
    0x2ea, 0x3, 0x2, 0x2, 0x2, 0x2ea, 0x2ec, 0x3, 0x2, 0x2, 0x2, 0x2eb, 
    0x2c3, 0x3, 0x2, 0x2, 0x2, 0x2eb, 0x2c8, 0x3, 0x2, 0x2, 0x2, 0x2eb, 
    0x2cd, 0x3, 0x2, 0x2, 0x2, 0x2eb, 0x2d7, 0x3, 0x2, 0x2, 0x2, 0x2eb, 
    0x2e3, 0x3, 0x2, 0x2, 0x2, 0x2ec, 0x23, 0x3, 0x2, 0x2, 0x2, 0x2ed, 0x2f2, 
    0x7, 0x2e, 0x2, 0x2, 0x2ee, 0x2ef, 0x9, 0x9, 0x2, 0x2, 0x2ef, 0x2f0, 
    0x7, 0xf6, 0x2, 0x2, 0x2f0, 0x2f2, 0x9, 0xa, 0x2, 0x2, 0x2f1, 0x2ed, 
    0x3, 0x2, 0x2, 0x2, 0x2f1, 0x2ee, 0x3, 0x2, 0x2, 0x2, 0x2f2, 0x25, 0x3, 
    0x2, 0x2, 0x2, 0x2f3, 0x2f4, 0x7, 0x34, 0x2, 0x2, 0x2f4, 0x2f6, 0x7, 
    0xf6, 0x2, 0x2, 0x2f5, 0x2f7, 0x5, 0xc, 0x7, 0x2, 0x2f6, 0x2f5, 0x3, 
    0x2, 0x2, 0x2, 0x2f6, 0x2f7, 0x3, 0x2, 0x2, 0x2, 0x2f7, 0x308, 0x3, 
    0x2, 0x2, 0x2, 0x2f8, 0x2f9, 0x7, 0x35, 0x2, 0x2, 0x2f9, 0x2fb, 0x9, 
    0xa, 0x2, 0x2, 0x2fa, 0x2fc, 0x5, 0xc, 0x7, 0x2, 0x2fb, 0x2fa, 0x3, 
    0x2, 0x2, 0x2, 0x2fb, 0x2fc, 0x3, 0x2, 0x2, 0x2, 0x2fc, 0x308, 0x3, 
    0x2, 0x2, 0x2, 0x2fd, 0x2fe, 0x7, 0x36, 0x2, 0x2, 0x2fe, 0x300, 0x5, 
    0x56, 0x2c, 0x2, 0x2ff, 0x301, 0x5, 0xc, 0x7, 0x2, 0x300, 0x2ff, 0x3, 
    0x2, 0x2, 0x2, 0x300, 0x301, 0x3, 0x2, 0x2, 0x2, 0x301, 0x308, 0x3, 
    0x2, 0x2, 0x2, 0x302, 0x303, 0x7, 0x37, 0x2, 0x2, 0x303, 0x305, 0x5, 
    0x56, 0x2c, 0x2, 0x304, 0x306, 0x5, 0xc, 0x7, 0x2, 0x305, 0x304, 0x3, 
    0x2, 0x2, 0x2, 0x305, 0x306, 0x3, 0x2, 0x2, 0x2, 0x306, 0x308, 0x3, 
    0x2, 0x2, 0x2, 0x307, 0x2f3, 0x3, 0x2, 0x2, 0x2, 0x307, 0x2f8, 0x3, 
    0x2, 0x2, 0x2, 0x307, 0x2fd, 0x3, 0x2, 0x2, 0x2, 0x307, 0x302, 0x3, 
    0x2, 0x2, 0x2, 0x308, 0x27, 0x3, 0x2, 0x2, 0x2, 0x309, 0x30b, 0x5, 0x2a, 
    0x16, 0x2, 0x30a, 0x309, 0x3, 0x2, 0x2, 0x2, 0x30b, 0x30c, 0x3, 0x2, 
    0x2, 0x2, 0x30c, 0x30a, 0x3, 0x2, 0x2, 0x2, 0x30c, 0x30d, 0x3, 0x2, 
    0x2, 0x2, 0x30d, 0x314, 0x3, 0x2, 0x2, 0x2, 0x30e, 0x310, 0x7, 0x18, 
    0x2, 0x2, 0x30f, 0x311, 0x5, 0x2a, 0x16, 0x2, 0x310, 0x30f, 0x3, 0x2, 
    0x2, 0x2, 0x311, 0x312, 0x3, 0x2, 0x2, 0x2, 0x312, 0x310, 0x3, 0x2, 
    0x2, 0x2, 0x312, 0x313, 0x3, 0x2, 0x2, 0x2, 0x313, 0x315, 0x3, 0x2, 
    0x2, 0x2, 0x314, 0x30e, 0x3, 0x2, 0x2, 0x2, 0x314, 0x315, 0x3, 0x2, 
    0x2, 0x2, 0x315, 0x29, 0x3, 0x2, 0x2, 0x2, 0x316, 0x328, 0x5, 0x82, 
    0x42, 0x2, 0x317, 0x328, 0x7, 0xf5, 0x2, 0x2, 0x318, 0x31a, 0x7, 0x16, 
    0x2, 0x2, 0x319, 0x31b, 0x7, 0xf6, 0x2, 0x2, 0x31a, 0x319, 0x3, 0x2, 
    0x2, 0x2, 0x31b, 0x31c, 0x3, 0x2, 0x2, 0x2, 0x31c, 0x31a, 0x3, 0x2, 
    0x2, 0x2, 0x31c, 0x31d, 0x3, 0x2, 0x2, 0x2, 0x31d, 0x328, 0x3, 0x2, 
    0x2, 0x2, 0x31e, 0x328, 0x7, 0x17, 0x2, 0x2, 0x31f, 0x320, 0x7, 0xf0, 
    0x2, 0x2, 0x320, 0x321, 0x5, 0x28, 0x15, 0x2, 0x321, 0x322, 0x7, 0xf1, 
    0x2, 0x2, 0x322, 0x328, 0x3, 0x2, 0x2, 0x2, 0x323, 0x324, 0x7, 0xee, 
    0x2, 0x2, 0x324, 0x325, 0x5, 0x56, 0x2c, 0x2, 0x325, 0x326, 0x7, 0xef, 
    0x2, 0x2, 0x326, 0x328, 0x3, 0x2, 0x2, 0x2, 0x327, 0x316, 0x3, 0x2, 
    0x2, 0x2, 0x327, 0x317, 0x3, 0x2, 0x2, 0x2, 0x327, 0x318, 0x3, 0x2, 
    0x2, 0x2, 0x327, 0x31e, 0x3, 0x2, 0x2, 0x2, 0x327, 0x31f, 0x3, 0x2, 
    0x2, 0x2, 0x327, 0x323, 0x3, 0x2, 0x2, 0x2, 0x328, 0x2b, 0x3, 0x2, 0x2, 
    0x2, 0x329, 0x32a, 0x9, 0xb, 0x2, 0x2, 0x32a, 0x331, 0x9, 0xc, 0x2, 
    0x2, 0x32b, 0x32c, 0x7, 0x3d, 0x2, 0x2, 0x32c, 0x32d, 0x7, 0x41, 0x2, 
    0x2, 0x32d, 0x331, 0x5, 0x82, 0x42, 0x2, 0x32e, 0x32f, 0x7, 0x3e, 0x2, 
    0x2, 0x32f, 0x331, 0x5, 0x2a, 0x16, 0x2, 0x330, 0x329, 0x3, 0x2, 0x2, 
    0x2, 0x330, 0x32b, 0x3, 0x2, 0x2, 0x2, 0x330, 0x32e, 0x3, 0x2, 0x2, 
    0x2, 0x331, 0x2d, 0x3, 0x2, 0x2, 0x2, 0x332, 0x333, 0x9, 0xd, 0x2, 0x2, 
    0x333, 0x2f, 0x3, 0x2, 0x2, 0x2, 0x334, 0x336, 0x9, 0xe, 0x2, 0x2, 0x335, 
    0x337, 0x5, 0x16, 0xc, 0x2, 0x336, 0x335, 0x3, 0x2, 0x2, 0x2, 0x336, 
    0x337, 0x3, 0x2, 0x2, 0x2, 0x337, 0x339, 0x3, 0x2, 0x2, 0x2, 0x338, 
    0x33a, 0x5, 0xc, 0x7, 0x2, 0x339, 0x338, 0x3, 0x2, 0x2, 0x2, 0x339, 
    0x33a, 0x3, 0x2, 0x2, 0x2, 0x33a, 0x31, 0x3, 0x2, 0x2, 0x2, 0x33b, 0x33c, 
    0x7, 0x4f, 0x2, 0x2, 0x33c, 0x341, 0x5, 0x34, 0x1b, 0x2, 0x33d, 0x33e, 
    0x7, 0xe1, 0x2, 0x2, 0x33e, 0x340, 0x5, 0x34, 0x1b, 0x2, 0x33f, 0x33d, 
    0x3, 0x2, 0x2, 0x2, 0x340, 0x343, 0x3, 0x2, 0x2, 0x2, 0x341, 0x33f, 
    0x3, 0x2, 0x2, 0x2, 0x341, 0x342, 0x3, 0x2, 0x2, 0x2, 0x342, 0x35a, 
    0x3, 0x2, 0x2, 0x2, 0x343, 0x341, 0x3, 0x2, 0x2, 0x2, 0x344, 0x34a, 
    0x9, 0xf, 0x2, 0x2, 0x345, 0x347, 0x7, 0xe1, 0x2, 0x2, 0x346, 0x345, 
    0x3, 0x2, 0x2, 0x2, 0x346, 0x347, 0x3, 0x2, 0x2, 0x2, 0x347, 0x348, 
    0x3, 0x2, 0x2, 0x2, 0x348, 0x349, 0x9, 0x10, 0x2, 0x2, 0x349, 0x34b, 
    0x5, 0x56, 0x2c, 0x2, 0x34a, 0x346, 0x3, 0x2, 0x2, 0x2, 0x34a, 0x34b, 
    0x3, 0x2, 0x2, 0x2, 0x34b, 0x34d, 0x3, 0x2, 0x2, 0x2, 0x34c, 0x34e, 
    0x5, 0x16, 0xc, 0x2, 0x34d, 0x34c, 0x3, 0x2, 0x2, 0x2, 0x34d, 0x34e, 
    0x3, 0x2, 0x2, 0x2, 0x34e, 0x350, 0x3, 0x2, 0x2, 0x2, 0x34f, 0x351, 
    0x5, 0xc, 0x7, 0x2, 0x350, 0x34f, 0x3, 0x2, 0x2, 0x2, 0x350, 0x351, 
    0x3, 0x2, 0x2, 0x2, 0x351, 0x35a, 0x3, 0x2, 0x2, 0x2, 0x352, 0x354, 
    0x7, 0x55, 0x2, 0x2, 0x353, 0x355, 0x5, 0x16, 0xc, 0x2, 0x354, 0x353, 
    0x3, 0x2, 0x2, 0x2, 0x354, 0x355, 0x3, 0x2, 0x2, 0x2, 0x355, 0x357, 
    0x3, 0x2, 0x2, 0x2, 0x356, 0x358, 0x5, 0xc, 0x7, 0x2, 0x357, 0x356, 
    0x3, 0x2, 0x2, 0x2, 0x357, 0x358, 0x3, 0x2, 0x2, 0x2, 0x358, 0x35a, 
    0x3, 0x2, 0x2, 0x2, 0x359, 0x33b, 0x3, 0x2, 0x2, 0x2, 0x359, 0x344, 
    0x3, 0x2, 0x2, 0x2, 0x359, 0x352, 0x3, 0x2, 0x2, 0x2, 0x35a, 0x33, 0x3, 
    0x2, 0x2, 0x2, 0x35b, 0x35e, 0x7, 0x50, 0x2, 0x2, 0x35c, 0x35e, 0x5, 
    0x82, 0x42, 0x2, 0x35d, 0x35b, 0x3, 0x2, 0x2, 0x2, 0x35d, 0x35c, 0x3, 
    0x2, 0x2, 0x2, 0x35e, 0x35f, 0x3, 0x2, 0x2, 0x2, 0x35f, 0x35d, 0x3, 
    0x2, 0x2, 0x2, 0x35f, 0x360, 0x3, 0x2, 0x2, 0x2, 0x360, 0x35, 0x3, 0x2, 
    0x2, 0x2, 0x361, 0x362, 0x7, 0xf6, 0x2, 0x2, 0x362, 0x364, 0x7, 0x57, 
    0x2, 0x2, 0x363, 0x365, 0x7, 0x58, 0x2, 0x2, 0x364, 0x363, 0x3, 0x2, 
    0x2, 0x2, 0x364, 0x365, 0x3, 0x2, 0x2, 0x2, 0x365, 0x378, 0x3, 0x2, 
    0x2, 0x2, 0x366, 0x367, 0x7, 0xf6, 0x2, 0x2, 0x367, 0x378, 0x9, 0x11, 
    0x2, 0x2, 0x368, 0x369, 0x7, 0x5b, 0x2, 0x2, 0x369, 0x371, 0x5, 0x38, 
    0x1d, 0x2, 0x36a, 0x36b, 0x7, 0xe1, 0x2, 0x2, 0x36b, 0x36c, 0x7, 0xf6, 
    0x2, 0x2, 0x36c, 0x36e, 0x7, 0x57, 0x2, 0x2, 0x36d, 0x36f, 0x7, 0x58, 
    0x2, 0x2, 0x36e, 0x36d, 0x3, 0x2, 0x2, 0x2, 0x36e, 0x36f, 0x3, 0x2, 
    0x2, 0x2, 0x36f, 0x372, 0x3, 0x2, 0x2, 0x2, 0x370, 0x372, 0x7, 0x5c, 
    0x2, 0x2, 0x371, 0x36a, 0x3, 0x2, 0x2, 0x2, 0x371, 0x370, 0x3, 0x2, 
    0x2, 0x2, 0x371, 0x372, 0x3, 0x2, 0x2, 0x2, 0x372, 0x378, 0x3, 0x2, 
    0x2, 0x2, 0x373, 0x374, 0x7, 0xf6, 0x2, 0x2, 0x374, 0x375, 0x7, 0x5d, 
    0x2, 0x2, 0x375, 0x378, 0x5, 0x38, 0x1d, 0x2, 0x376, 0x378, 0x7, 0x5f, 
    0x2, 0x2, 0x377, 0x361, 0x3, 0x2, 0x2, 0x2, 0x377, 0x366, 0x3, 0x2, 
    0x2, 0x2, 0x377, 0x368, 0x3, 0x2, 0x2, 0x2, 0x377, 0x373, 0x3, 0x2, 
    0x2, 0x2, 0x377, 0x376, 0x3, 0x2, 0x2, 0x2, 0x378, 0x37, 0x3, 0x2, 0x2, 
    0x2, 0x379, 0x37b, 0x7, 0x5e, 0x2, 0x2, 0x37a, 0x37c, 0x7, 0xf6, 0x2, 
    0x2, 0x37b, 0x37a, 0x3, 0x2, 0x2, 0x2, 0x37c, 0x37d, 0x3, 0x2, 0x2, 
    0x2, 0x37d, 0x37b, 0x3, 0x2, 0x2, 0x2, 0x37d, 0x37e, 0x3, 0x2, 0x2, 
    0x2, 0x37e, 0x382, 0x3, 0x2, 0x2, 0x2, 0x37f, 0x381, 0x5, 0x2a, 0x16, 
    0x2, 0x380, 0x37f, 0x3, 0x2, 0x2, 0x2, 0x381, 0x384, 0x3, 0x2, 0x2, 
    0x2, 0x382, 0x380, 0x3, 0x2, 0x2, 0x2, 0x382, 0x383, 0x3, 0x2, 0x2, 
    0x2, 0x383, 0x38b, 0x3, 0x2, 0x2, 0x2, 0x384, 0x382, 0x3, 0x2, 0x2, 
    0x2, 0x385, 0x387, 0x5, 0x2a, 0x16, 0x2, 0x386, 0x385, 0x3, 0x2, 0x2, 
    0x2, 0x387, 0x388, 0x3, 0x2, 0x2, 0x2, 0x388, 0x386, 0x3, 0x2, 0x2, 
    0x2, 0x388, 0x389, 0x3, 0x2, 0x2, 0x2, 0x389, 0x38b, 0x3, 0x2, 0x2, 
    0x2, 0x38a, 0x379, 0x3, 0x2, 0x2, 0x2, 0x38a, 0x386, 0x3, 0x2, 0x2, 
    0x2, 0x38b, 0x39, 0x3, 0x2, 0x2, 0x2, 0x38c, 0x38e, 0x9, 0x12, 0x2, 
    0x2, 0x38d, 0x38f, 0x5, 0x82, 0x42, 0x2, 0x38e, 0x38d, 0x3, 0x2, 0x2, 
    0x2, 0x38f, 0x390, 0x3, 0x2, 0x2, 0x2, 0x390, 0x38e, 0x3, 0x2, 0x2, 
    0x2, 0x390, 0x391, 0x3, 0x2, 0x2, 0x2, 0x391, 0x3b, 0x3, 0x2, 0x2, 0x2, 
    0x392, 0x393, 0x7, 0xb, 0x2, 0x2, 0x393, 0x3ae, 0x5, 0x84, 0x43, 0x2, 
    0x394, 0x396, 0x7, 0xa, 0x2, 0x2, 0x395, 0x394, 0x3, 0x2, 0x2, 0x2, 
    0x395, 0x396, 0x3, 0x2, 0x2, 0x2, 0x396, 0x397, 0x3, 0x2, 0x2, 0x2, 
    0x397, 0x399, 0x5, 0x84, 0x43, 0x2, 0x398, 0x39a, 0x5, 0x14, 0xb, 0x2, 
    0x399, 0x398, 0x3, 0x2, 0x2, 0x2, 0x399, 0x39a, 0x3, 0x2, 0x2, 0x2, 
    0x39a, 0x39c, 0x3, 0x2, 0x2, 0x2, 0x39b, 0x39d, 0x5, 0xa, 0x6, 0x2, 
    0x39c, 0x39b, 0x3, 0x2, 0x2, 0x2, 0x39c, 0x39d, 0x3, 0x2, 0x2, 0x2, 
    0x39d, 0x39e, 0x3, 0x2, 0x2, 0x2, 0x39e, 0x39f, 0x7, 0xe0, 0x2, 0x2, 
    0x39f, 0x3a7, 0x5, 0x3e, 0x20, 0x2, 0x3a0, 0x3a2, 0x7, 0xe1, 0x2, 0x2, 
    0x3a1, 0x3a0, 0x3, 0x2, 0x2, 0x2, 0x3a1, 0x3a2, 0x3, 0x2, 0x2, 0x2, 
    0x3a2, 0x3a3, 0x3, 0x2, 0x2, 0x2, 0x3a3, 0x3a4, 0x7, 0x73, 0x2, 0x2, 
    0x3a4, 0x3a6, 0x5, 0x3e, 0x20, 0x2, 0x3a5, 0x3a1, 0x3, 0x2, 0x2, 0x2, 
    0x3a6, 0x3a9, 0x3, 0x2, 0x2, 0x2, 0x3a7, 0x3a5, 0x3, 0x2, 0x2, 0x2, 
    0x3a7, 0x3a8, 0x3, 0x2, 0x2, 0x2, 0x3a8, 0x3ab, 0x3, 0x2, 0x2, 0x2, 
    0x3a9, 0x3a7, 0x3, 0x2, 0x2, 0x2, 0x3aa, 0x3ac, 0x5, 0xc, 0x7, 0x2, 
    0x3ab, 0x3aa, 0x3, 0x2, 0x2, 0x2, 0x3ab, 0x3ac, 0x3, 0x2, 0x2, 0x2, 
    0x3ac, 0x3ae, 0x3, 0x2, 0x2, 0x2, 0x3ad, 0x392, 0x3, 0x2, 0x2, 0x2, 
    0x3ad, 0x395, 0x3, 0x2, 0x2, 0x2, 0x3ae, 0x3d, 0x3, 0x2, 0x2, 0x2, 0x3af, 
    0x3b1, 0x5, 0x40, 0x21, 0x2, 0x3b0, 0x3b2, 0x5, 0x16, 0xc, 0x2, 0x3b1, 
    0x3b0, 0x3, 0x2, 0x2, 0x2, 0x3b1, 0x3b2, 0x3, 0x2, 0x2, 0x2, 0x3b2, 
    0x3f, 0x3, 0x2, 0x2, 0x2, 0x3b3, 0x3b4, 0x9, 0x13, 0x2, 0x2, 0x3b4, 
    0x3be, 0x5, 0x56, 0x2c, 0x2, 0x3b5, 0x3b6, 0x9, 0x14, 0x2, 0x2, 0x3b6, 
    0x3b9, 0x5, 0x56, 0x2c, 0x2, 0x3b7, 0x3b8, 0x7, 0x70, 0x2, 0x2, 0x3b8, 
    0x3ba, 0x5, 0x56, 0x2c, 0x2, 0x3b9, 0x3b7, 0x3, 0x2, 0x2, 0x2, 0x3b9, 
    0x3ba, 0x3, 0x2, 0x2, 0x2, 0x3ba, 0x3be, 0x3, 0x2, 0x2, 0x2, 0x3bb, 
    0x3bc, 0x9, 0x15, 0x2, 0x2, 0x3bc, 0x3be, 0x5, 0x56, 0x2c, 0x2, 0x3bd, 
    0x3b3, 0x3, 0x2, 0x2, 0x2, 0x3bd, 0x3b5, 0x3, 0x2, 0x2, 0x2, 0x3bd, 
    0x3bb, 0x3, 0x2, 0x2, 0x2, 0x3be, 0x41, 0x3, 0x2, 0x2, 0x2, 0x3bf, 0x3c0, 
    0x5, 0x84, 0x43, 0x2, 0x3c0, 0x3c1, 0x7, 0xe2, 0x2, 0x2, 0x3c1, 0x3c2, 
    0x5, 0x1e, 0x10, 0x2, 0x3c2, 0x43, 0x3, 0x2, 0x2, 0x2, 0x3c3, 0x3c4, 
    0x7, 0x7b, 0x2, 0x2, 0x3c4, 0x3c5, 0x7, 0xf6, 0x2, 0x2, 0x3c5, 0x3cc, 
    0x7, 0x7c, 0x2, 0x2, 0x3c6, 0x3cc, 0x7, 0x7d, 0x2, 0x2, 0x3c7, 0x3c8, 
    0x7, 0x18, 0x2, 0x2, 0x3c8, 0x3cc, 0x5, 0x56, 0x2c, 0x2, 0x3c9, 0x3ca, 
    0x7, 0x7e, 0x2, 0x2, 0x3ca, 0x3cc, 0x5, 0x2a, 0x16, 0x2, 0x3cb, 0x3c3, 
    0x3, 0x2, 0x2, 0x2, 0x3cb, 0x3c6, 0x3, 0x2, 0x2, 0x2, 0x3cb, 0x3c7, 
    0x3, 0x2, 0x2, 0x2, 0x3cb, 0x3c9, 0x3, 0x2, 0x2, 0x2, 0x3cc, 0x45, 0x3, 
    0x2, 0x2, 0x2, 0x3cd, 0x3ce, 0x7, 0x83, 0x2, 0x2, 0x3ce, 0x3cf, 0x5, 
    0x56, 0x2c, 0x2, 0x3cf, 0x3d0, 0x7, 0x84, 0x2, 0x2, 0x3d0, 0x3d3, 0x3, 
    0x2, 0x2, 0x2, 0x3d1, 0x3d3, 0x7, 0x85, 0x2, 0x2, 0x3d2, 0x3cd, 0x3, 
    0x2, 0x2, 0x2, 0x3d2, 0x3d1, 0x3, 0x2, 0x2, 0x2, 0x3d3, 0x47, 0x3, 0x2, 
    0x2, 0x2, 0x3d4, 0x3d6, 0x9, 0x16, 0x2, 0x2, 0x3d5, 0x3d7, 0x5, 0x16, 
    0xc, 0x2, 0x3d6, 0x3d5, 0x3, 0x2, 0x2, 0x2, 0x3d6, 0x3d7, 0x3, 0x2, 
    0x2, 0x2, 0x3d7, 0x49, 0x3, 0x2, 0x2, 0x2, 0x3d8, 0x3d9, 0x5, 0x84, 
    0x43, 0x2, 0x3d9, 0x3da, 0x7, 0xe2, 0x2, 0x2, 0x3da, 0x3db, 0x5, 0x1e, 
    0x10, 0x2, 0x3db, 0x4b, 0x3, 0x2, 0x2, 0x2, 0x3dc, 0x3dd, 0x7, 0x2d, 
    0x2, 0x2, 0x3dd, 0x424, 0x5, 0x50, 0x29, 0x2, 0x3de, 0x3df, 0x7, 0x2c, 
    0x2, 0x2, 0x3df, 0x424, 0x7, 0xf6, 0x2, 0x2, 0x3e0, 0x3e1, 0x7, 0xa4, 
    0x2, 0x2, 0x3e1, 0x424, 0x5, 0x50, 0x29, 0x2, 0x3e2, 0x3e3, 0x7, 0x24, 
    0x2, 0x2, 0x3e3, 0x3e4, 0x5, 0x84, 0x43, 0x2, 0x3e4, 0x3e5, 0x7, 0xe2, 
    0x2, 0x2, 0x3e5, 0x3e6, 0x5, 0x56, 0x2c, 0x2, 0x3e6, 0x424, 0x3, 0x2, 
    0x2, 0x2, 0x3e7, 0x3e8, 0x7, 0xd9, 0x2, 0x2, 0x3e8, 0x3e9, 0x7, 0xf6, 
    0x2, 0x2, 0x3e9, 0x3ea, 0x7, 0xe0, 0x2, 0x2, 0x3ea, 0x3ee, 0x7, 0x2b, 
    0x2, 0x2, 0x3eb, 0x3ed, 0x5, 0x50, 0x29, 0x2, 0x3ec, 0x3eb, 0x3, 0x2, 
    0x2, 0x2, 0x3ed, 0x3f0, 0x3, 0x2, 0x2, 0x2, 0x3ee, 0x3ec, 0x3, 0x2, 
    0x2, 0x2, 0x3ee, 0x3ef, 0x3, 0x2, 0x2, 0x2, 0x3ef, 0x3f4, 0x3, 0x2, 
    0x2, 0x2, 0x3f0, 0x3ee, 0x3, 0x2, 0x2, 0x2, 0x3f1, 0x3f3, 0x5, 0x4e, 
    0x28, 0x2, 0x3f2, 0x3f1, 0x3, 0x2, 0x2, 0x2, 0x3f3, 0x3f6, 0x3, 0x2, 
    0x2, 0x2, 0x3f4, 0x3f2, 0x3, 0x2, 0x2, 0x2, 0x3f4, 0x3f5, 0x3, 0x2, 
    0x2, 0x2, 0x3f5, 0x3fd, 0x3, 0x2, 0x2, 0x2, 0x3f6, 0x3f4, 0x3, 0x2, 
    0x2, 0x2, 0x3f7, 0x3f9, 0x7, 0x9f, 0x2, 0x2, 0x3f8, 0x3fa, 0x5, 0x50, 
    0x29, 0x2, 0x3f9, 0x3f8, 0x3, 0x2, 0x2, 0x2, 0x3fa, 0x3fb, 0x3, 0x2, 
    0x2, 0x2, 0x3fb, 0x3f9, 0x3, 0x2, 0x2, 0x2, 0x3fb, 0x3fc, 0x3, 0x2, 
    0x2, 0x2, 0x3fc, 0x3fe, 0x3, 0x2, 0x2, 0x2, 0x3fd, 0x3f7, 0x3, 0x2, 
    0x2, 0x2, 0x3fd, 0x3fe, 0x3, 0x2, 0x2, 0x2, 0x3fe, 0x424, 0x3, 0x2, 
    0x2, 0x2, 0x3ff, 0x401, 0x7, 0x7f, 0x2, 0x2, 0x400, 0x402, 0x7, 0xf6, 
    0x2, 0x2, 0x401, 0x400, 0x3, 0x2, 0x2, 0x2, 0x402, 0x403, 0x3, 0x2, 
    0x2, 0x2, 0x403, 0x401, 0x3, 0x2, 0x2, 0x2, 0x403, 0x404, 0x3, 0x2, 
    0x2, 0x2, 0x404, 0x424, 0x3, 0x2, 0x2, 0x2, 0x405, 0x406, 0x7, 0x50, 
    0x2, 0x2, 0x406, 0x407, 0x7, 0xd9, 0x2, 0x2, 0x407, 0x408, 0x7, 0xf6, 
    0x2, 0x2, 0x408, 0x409, 0x7, 0xd8, 0x2, 0x2, 0x409, 0x40f, 0x5, 0x50, 
    0x29, 0x2, 0x40a, 0x410, 0x7, 0xa5, 0x2, 0x2, 0x40b, 0x40c, 0x7, 0xda, 
    0x2, 0x2, 0x40c, 0x410, 0x7, 0xf6, 0x2, 0x2, 0x40d, 0x40e, 0x7, 0xa7, 
    0x2, 0x2, 0x40e, 0x410, 0x7, 0xf6, 0x2, 0x2, 0x40f, 0x40a, 0x3, 0x2, 
    0x2, 0x2, 0x40f, 0x40b, 0x3, 0x2, 0x2, 0x2, 0x40f, 0x40d, 0x3, 0x2, 
    0x2, 0x2, 0x410, 0x414, 0x3, 0x2, 0x2, 0x2, 0x411, 0x413, 0x9, 0x17, 
    0x2, 0x2, 0x412, 0x411, 0x3, 0x2, 0x2, 0x2, 0x413, 0x416, 0x3, 0x2, 
    0x2, 0x2, 0x414, 0x412, 0x3, 0x2, 0x2, 0x2, 0x414, 0x415, 0x3, 0x2, 
    0x2, 0x2, 0x415, 0x424, 0x3, 0x2, 0x2, 0x2, 0x416, 0x414, 0x3, 0x2, 
    0x2, 0x2, 0x417, 0x418, 0x7, 0xdf, 0x2, 0x2, 0x418, 0x419, 0x7, 0xd9, 
    0x2, 0x2, 0x419, 0x424, 0x7, 0xf6, 0x2, 0x2, 0x41a, 0x41b, 0x7, 0xdb, 
    0x2, 0x2, 0x41b, 0x420, 0x5, 0x52, 0x2a, 0x2, 0x41c, 0x41d, 0x7, 0xe1, 
    0x2, 0x2, 0x41d, 0x41f, 0x5, 0x52, 0x2a, 0x2, 0x41e, 0x41c, 0x3, 0x2, 
    0x2, 0x2, 0x41f, 0x422, 0x3, 0x2, 0x2, 0x2, 0x420, 0x41e, 0x3, 0x2, 
    0x2, 0x2, 0x420, 0x421, 0x3, 0x2, 0x2, 0x2, 0x421, 0x424, 0x3, 0x2, 
    0x2, 0x2, 0x422, 0x420, 0x3, 0x2, 0x2, 0x2, 0x423, 0x3dc, 0x3, 0x2, 
    0x2, 0x2, 0x423, 0x3de, 0x3, 0x2, 0x2, 0x2, 0x423, 0x3e0, 0x3, 0x2, 
    0x2, 0x2, 0x423, 0x3e2, 0x3, 0x2, 0x2, 0x2, 0x423, 0x3e7, 0x3, 0x2, 
    0x2, 0x2, 0x423, 0x3ff, 0x3, 0x2, 0x2, 0x2, 0x423, 0x405, 0x3, 0x2, 
    0x2, 0x2, 0x423, 0x417, 0x3, 0x2, 0x2, 0x2, 0x423, 0x41a, 0x3, 0x2, 
    0x2, 0x2, 0x424, 0x4d, 0x3, 0x2, 0x2, 0x2, 0x425, 0x426, 0x7, 0x57, 
    0x2, 0x2, 0x426, 0x428, 0x5, 0x82, 0x42, 0x2, 0x427, 0x429, 0x5, 0x50, 
    0x29, 0x2, 0x428, 0x427, 0x3, 0x2, 0x2, 0x2, 0x429, 0x42a, 0x3, 0x2, 
    0x2, 0x2, 0x42a, 0x428, 0x3, 0x2, 0x2, 0x2, 0x42a, 0x42b, 0x3, 0x2, 
    0x2, 0x2, 0x42b, 0x42e, 0x3, 0x2, 0x2, 0x2, 0x42c, 0x42d, 0x7, 0xda, 
    0x2, 0x2, 0x42d, 0x42f, 0x7, 0xf6, 0x2, 0x2, 0x42e, 0x42c, 0x3, 0x2, 
    0x2, 0x2, 0x42e, 0x42f, 0x3, 0x2, 0x2, 0x2, 0x42f, 0x4f, 0x3, 0x2, 0x2, 
    0x2, 0x430, 0x431, 0x9, 0x18, 0x2, 0x2, 0x431, 0x51, 0x3, 0x2, 0x2, 
    0x2, 0x432, 0x433, 0x7, 0xdc, 0x2, 0x2, 0x433, 0x455, 0x5, 0x84, 0x43, 
    0x2, 0x434, 0x455, 0x7, 0xdd, 0x2, 0x2, 0x435, 0x455, 0x7, 0xde, 0x2, 
    0x2, 0x436, 0x438, 0x7, 0x1c, 0x2, 0x2, 0x437, 0x439, 0x5, 0x54, 0x2b, 
    0x2, 0x438, 0x437, 0x3, 0x2, 0x2, 0x2, 0x439, 0x43a, 0x3, 0x2, 0x2, 
    0x2, 0x43a, 0x438, 0x3, 0x2, 0x2, 0x2, 0x43a, 0x43b, 0x3, 0x2, 0x2, 
    0x2, 0x43b, 0x455, 0x3, 0x2, 0x2, 0x2, 0x43c, 0x43d, 0x7, 0x74, 0x2, 
    0x2, 0x43d, 0x455, 0x9, 0x19, 0x2, 0x2, 0x43e, 0x445, 0x7, 0xdf, 0x2, 
    0x2, 0x43f, 0x441, 0x5, 0x50, 0x29, 0x2, 0x440, 0x43f, 0x3, 0x2, 0x2, 
    0x2, 0x441, 0x442, 0x3, 0x2, 0x2, 0x2, 0x442, 0x440, 0x3, 0x2, 0x2, 
    0x2, 0x442, 0x443, 0x3, 0x2, 0x2, 0x2, 0x443, 0x446, 0x3, 0x2, 0x2, 
    0x2, 0x444, 0x446, 0x7, 0xae, 0x2, 0x2, 0x445, 0x440, 0x3, 0x2, 0x2, 
    0x2, 0x445, 0x444, 0x3, 0x2, 0x2, 0x2, 0x446, 0x455, 0x3, 0x2, 0x2, 
    0x2, 0x447, 0x449, 0x7, 0x90, 0x2, 0x2, 0x448, 0x447, 0x3, 0x2, 0x2, 
    0x2, 0x448, 0x449, 0x3, 0x2, 0x2, 0x2, 0x449, 0x44a, 0x3, 0x2, 0x2, 
    0x2, 0x44a, 0x452, 0x5, 0x84, 0x43, 0x2, 0x44b, 0x453, 0x7, 0x97, 0x2, 
    0x2, 0x44c, 0x44e, 0x5, 0x50, 0x29, 0x2, 0x44d, 0x44c, 0x3, 0x2, 0x2, 
    0x2, 0x44e, 0x44f, 0x3, 0x2, 0x2, 0x2, 0x44f, 0x44d, 0x3, 0x2, 0x2, 
    0x2, 0x44f, 0x450, 0x3, 0x2, 0x2, 0x2, 0x450, 0x453, 0x3, 0x2, 0x2, 
    0x2, 0x451, 0x453, 0x5, 0x54, 0x2b, 0x2, 0x452, 0x44b, 0x3, 0x2, 0x2, 
    0x2, 0x452, 0x44d, 0x3, 0x2, 0x2, 0x2, 0x452, 0x451, 0x3, 0x2, 0x2, 
    0x2, 0x452, 0x453, 0x3, 0x2, 0x2, 0x2, 0x453, 0x455, 0x3, 0x2, 0x2, 
    0x2, 0x454, 0x432, 0x3, 0x2, 0x2, 0x2, 0x454, 0x434, 0x3, 0x2, 0x2, 
    0x2, 0x454, 0x435, 0x3, 0x2, 0x2, 0x2, 0x454, 0x436, 0x3, 0x2, 0x2, 
    0x2, 0x454, 0x43c, 0x3, 0x2, 0x2, 0x2, 0x454, 0x43e, 0x3, 0x2, 0x2, 
    0x2, 0x454, 0x448, 0x3, 0x2, 0x2, 0x2, 0x455, 0x53, 0x3, 0x2, 0x2, 0x2, 
    0x456, 0x458, 0x9, 0x1a, 0x2, 0x2, 0x457, 0x456, 0x3, 0x2, 0x2, 0x2, 
    0x457, 0x458, 0x3, 0x2, 0x2, 0x2, 0x458, 0x459, 0x3, 0x2, 0x2, 0x2, 
    0x459, 0x45a, 0x7, 0xf6, 0x2, 0x2, 0x45a, 0x55, 0x3, 0x2, 0x2, 0x2, 
    0x45b, 0x45c, 0x7, 0x8b, 0x2, 0x2, 0x45c, 0x45d, 0x5, 0x56, 0x2c, 0x2, 
    0x45d, 0x45e, 0x7, 0x8c, 0x2, 0x2, 0x45e, 0x45f, 0x5, 0x56, 0x2c, 0x2, 
    0x45f, 0x460, 0x7, 0x8d, 0x2, 0x2, 0x460, 0x462, 0x3, 0x2, 0x2, 0x2, 
    0x461, 0x45b, 0x3, 0x2, 0x2, 0x2, 0x462, 0x465, 0x3, 0x2, 0x2, 0x2, 
    0x463, 0x461, 0x3, 0x2, 0x2, 0x2, 0x463, 0x464, 0x3, 0x2, 0x2, 0x2, 
    0x464, 0x466, 0x3, 0x2, 0x2, 0x2, 0x465, 0x463, 0x3, 0x2, 0x2, 0x2, 
    0x466, 0x467, 0x5, 0x58, 0x2d, 0x2, 0x467, 0x57, 0x3, 0x2, 0x2, 0x2, 
    0x468, 0x46d, 0x5, 0x5a, 0x2e, 0x2, 0x469, 0x46a, 0x7, 0x8e, 0x2, 0x2, 
    0x46a, 0x46c, 0x5, 0x5a, 0x2e, 0x2, 0x46b, 0x469, 0x3, 0x2, 0x2, 0x2, 
    0x46c, 0x46f, 0x3, 0x2, 0x2, 0x2, 0x46d, 0x46b, 0x3, 0x2, 0x2, 0x2, 
    0x46d, 0x46e, 0x3, 0x2, 0x2, 0x2, 0x46e, 0x59, 0x3, 0x2, 0x2, 0x2, 0x46f, 
    0x46d, 0x3, 0x2, 0x2, 0x2, 0x470, 0x475, 0x5, 0x5c, 0x2f, 0x2, 0x471, 
    0x472, 0x7, 0x8f, 0x2, 0x2, 0x472, 0x474, 0x5, 0x5c, 0x2f, 0x2, 0x473, 
    0x471, 0x3, 0x2, 0x2, 0x2, 0x474, 0x477, 0x3, 0x2, 0x2, 0x2, 0x475, 
    0x473, 0x3, 0x2, 0x2, 0x2, 0x475, 0x476, 0x3, 0x2, 0x2, 0x2, 0x476, 
    0x5b, 0x3, 0x2, 0x2, 0x2, 0x477, 0x475, 0x3, 0x2, 0x2, 0x2, 0x478, 0x47a, 
    0x7, 0x90, 0x2, 0x2, 0x479, 0x478, 0x3, 0x2, 0x2, 0x2, 0x47a, 0x47d, 
    0x3, 0x2, 0x2, 0x2, 0x47b, 0x479, 0x3, 0x2, 0x2, 0x2, 0x47b, 0x47c, 
    0x3, 0x2, 0x2, 0x2, 0x47c, 0x47e, 0x3, 0x2, 0x2, 0x2, 0x47d, 0x47b, 
    0x3, 0x2, 0x2, 0x2, 0x47e, 0x47f, 0x5, 0x5e, 0x30, 0x2, 0x47f, 0x5d, 
    0x3, 0x2, 0x2, 0x2, 0x480, 0x482, 0x5, 0x62, 0x32, 0x2, 0x481, 0x483, 
    0x5, 0x60, 0x31, 0x2, 0x482, 0x481, 0x3, 0x2, 0x2, 0x2, 0x482, 0x483, 
    0x3, 0x2, 0x2, 0x2, 0x483, 0x5f, 0x3, 0x2, 0x2, 0x2, 0x484, 0x485, 0x9, 
    0x1b, 0x2, 0x2, 0x485, 0x497, 0x5, 0x62, 0x32, 0x2, 0x486, 0x488, 0x7, 
    0x91, 0x2, 0x2, 0x487, 0x489, 0x7, 0x90, 0x2, 0x2, 0x488, 0x487, 0x3, 
    0x2, 0x2, 0x2, 0x488, 0x489, 0x3, 0x2, 0x2, 0x2, 0x489, 0x48c, 0x3, 
    0x2, 0x2, 0x2, 0x48a, 0x48d, 0x5, 0x62, 0x32, 0x2, 0x48b, 0x48d, 0x5, 
    0x86, 0x44, 0x2, 0x48c, 0x48a, 0x3, 0x2, 0x2, 0x2, 0x48c, 0x48b, 0x3, 
    0x2, 0x2, 0x2, 0x48d, 0x497, 0x3, 0x2, 0x2, 0x2, 0x48e, 0x490, 0x7, 
    0x90, 0x2, 0x2, 0x48f, 0x48e, 0x3, 0x2, 0x2, 0x2, 0x48f, 0x490, 0x3, 
    0x2, 0x2, 0x2, 0x490, 0x491, 0x3, 0x2, 0x2, 0x2, 0x491, 0x494, 0x7, 
    0x92, 0x2, 0x2, 0x492, 0x495, 0x5, 0x2a, 0x16, 0x2, 0x493, 0x495, 0x5, 
    0x7e, 0x40, 0x2, 0x494, 0x492, 0x3, 0x2, 0x2, 0x2, 0x494, 0x493, 0x3, 
    0x2, 0x2, 0x2, 0x495, 0x497, 0x3, 0x2, 0x2, 0x2, 0x496, 0x484, 0x3, 
    0x2, 0x2, 0x2, 0x496, 0x486, 0x3, 0x2, 0x2, 0x2, 0x496, 0x48f, 0x3, 
    0x2, 0x2, 0x2, 0x497, 0x61, 0x3, 0x2, 0x2, 0x2, 0x498, 0x49d, 0x5, 0x64, 
    0x33, 0x2, 0x499, 0x49a, 0x9, 0x1a, 0x2, 0x2, 0x49a, 0x49c, 0x5, 0x64, 
    0x33, 0x2, 0x49b, 0x499, 0x3, 0x2, 0x2, 0x2, 0x49c, 0x49f, 0x3, 0x2, 
    0x2, 0x2, 0x49d, 0x49b, 0x3, 0x2, 0x2, 0x2, 0x49d, 0x49e, 0x3, 0x2, 
    0x2, 0x2, 0x49e, 0x63, 0x3, 0x2, 0x2, 0x2, 0x49f, 0x49d, 0x3, 0x2, 0x2, 
    0x2, 0x4a0, 0x4a5, 0x5, 0x66, 0x34, 0x2, 0x4a1, 0x4a2, 0x9, 0x1c, 0x2, 
    0x2, 0x4a2, 0x4a4, 0x5, 0x66, 0x34, 0x2, 0x4a3, 0x4a1, 0x3, 0x2, 0x2, 
    0x2, 0x4a4, 0x4a7, 0x3, 0x2, 0x2, 0x2, 0x4a5, 0x4a3, 0x3, 0x2, 0x2, 
    0x2, 0x4a5, 0x4a6, 0x3, 0x2, 0x2, 0x2, 0x4a6, 0x65, 0x3, 0x2, 0x2, 0x2, 
    0x4a7, 0x4a5, 0x3, 0x2, 0x2, 0x2, 0x4a8, 0x4ab, 0x5, 0x68, 0x35, 0x2, 
    0x4a9, 0x4aa, 0x7, 0xec, 0x2, 0x2, 0x4aa, 0x4ac, 0x5, 0x68, 0x35, 0x2, 
    0x4ab, 0x4a9, 0x3, 0x2, 0x2, 0x2, 0x4ab, 0x4ac, 0x3, 0x2, 0x2, 0x2, 
    0x4ac, 0x67, 0x3, 0x2, 0x2, 0x2, 0x4ad, 0x4af, 0x7, 0xe9, 0x2, 0x2, 
    0x4ae, 0x4ad, 0x3, 0x2, 0x2, 0x2, 0x4af, 0x4b2, 0x3, 0x2, 0x2, 0x2, 
    0x4b0, 0x4ae, 0x3, 0x2, 0x2, 0x2, 0x4b0, 0x4b1, 0x3, 0x2, 0x2, 0x2, 
    0x4b1, 0x4b3, 0x3, 0x2, 0x2, 0x2, 0x4b2, 0x4b0, 0x3, 0x2, 0x2, 0x2, 
    0x4b3, 0x4b4, 0x5, 0x6a, 0x36, 0x2, 0x4b4, 0x69, 0x3, 0x2, 0x2, 0x2, 
    0x4b5, 0x4c1, 0x5, 0x6e, 0x38, 0x2, 0x4b6, 0x4b7, 0x7, 0x65, 0x2, 0x2, 
    0x4b7, 0x4c0, 0x5, 0x6c, 0x37, 0x2, 0x4b8, 0x4b9, 0x7, 0x9a, 0x2, 0x2, 
    0x4b9, 0x4bc, 0x5, 0x6e, 0x38, 0x2, 0x4ba, 0x4bb, 0x7, 0x65, 0x2, 0x2, 
    0x4bb, 0x4bd, 0x5, 0x6c, 0x37, 0x2, 0x4bc, 0x4ba, 0x3, 0x2, 0x2, 0x2, 
    0x4bc, 0x4bd, 0x3, 0x2, 0x2, 0x2, 0x4bd, 0x4c0, 0x3, 0x2, 0x2, 0x2, 
    0x4be, 0x4c0, 0x7, 0x9b, 0x2, 0x2, 0x4bf, 0x4b6, 0x3, 0x2, 0x2, 0x2, 
    0x4bf, 0x4b8, 0x3, 0x2, 0x2, 0x2, 0x4bf, 0x4be, 0x3, 0x2, 0x2, 0x2, 
    0x4c0, 0x4c3, 0x3, 0x2, 0x2, 0x2, 0x4c1, 0x4bf, 0x3, 0x2, 0x2, 0x2, 
    0x4c1, 0x4c2, 0x3, 0x2, 0x2, 0x2, 0x4c2, 0x6b, 0x3, 0x2, 0x2, 0x2, 0x4c3, 
    0x4c1, 0x3, 0x2, 0x2, 0x2, 0x4c4, 0x4d0, 0x5, 0x82, 0x42, 0x2, 0x4c5, 
    0x4d0, 0x7, 0xaa, 0x2, 0x2, 0x4c6, 0x4d0, 0x7, 0xab, 0x2, 0x2, 0x4c7, 
    0x4d0, 0x7, 0x2c, 0x2, 0x2, 0x4c8, 0x4d0, 0x7, 0xac, 0x2, 0x2, 0x4c9, 
    0x4d0, 0x7, 0xad, 0x2, 0x2, 0x4ca, 0x4d0, 0x7, 0x80, 0x2, 0x2, 0x4cb, 
    0x4cc, 0x7, 0xee, 0x2, 0x2, 0x4cc, 0x4cd, 0x5, 0x56, 0x2c, 0x2, 0x4cd, 
    0x4ce, 0x7, 0xef, 0x2, 0x2, 0x4ce, 0x4d0, 0x3, 0x2, 0x2, 0x2, 0x4cf, 
    0x4c4, 0x3, 0x2, 0x2, 0x2, 0x4cf, 0x4c5, 0x3, 0x2, 0x2, 0x2, 0x4cf, 
    0x4c6, 0x3, 0x2, 0x2, 0x2, 0x4cf, 0x4c7, 0x3, 0x2, 0x2, 0x2, 0x4cf, 
    0x4c8, 0x3, 0x2, 0x2, 0x2, 0x4cf, 0x4c9, 0x3, 0x2, 0x2, 0x2, 0x4cf, 
    0x4ca, 0x3, 0x2, 0x2, 0x2, 0x4cf, 0x4cb, 0x3, 0x2, 0x2, 0x2, 0x4d0, 
    0x6d, 0x3, 0x2, 0x2, 0x2, 0x4d1, 0x4d3, 0x5, 0x70, 0x39, 0x2, 0x4d2, 
    0x4d1, 0x3, 0x2, 0x2, 0x2, 0x4d3, 0x4d6, 0x3, 0x2, 0x2, 0x2, 0x4d4, 
    0x4d2, 0x3, 0x2, 0x2, 0x2, 0x4d4, 0x4d5, 0x3, 0x2, 0x2, 0x2, 0x4d5, 
    0x4d7, 0x3, 0x2, 0x2, 0x2, 0x4d6, 0x4d4, 0x3, 0x2, 0x2, 0x2, 0x4d7, 
    0x4d8, 0x5, 0x72, 0x3a, 0x2, 0x4d8, 0x6f, 0x3, 0x2, 0x2, 0x2, 0x4d9, 
    0x4da, 0x9, 0x1d, 0x2, 0x2, 0x4da, 0x71, 0x3, 0x2, 0x2, 0x2, 0x4db, 
    0x560, 0x7, 0xf6, 0x2, 0x2, 0x4dc, 0x560, 0x7, 0x93, 0x2, 0x2, 0x4dd, 
    0x560, 0x7, 0x94, 0x2, 0x2, 0x4de, 0x560, 0x7, 0x97, 0x2, 0x2, 0x4df, 
    0x560, 0x5, 0x82, 0x42, 0x2, 0x4e0, 0x560, 0x7, 0xf5, 0x2, 0x2, 0x4e1, 
    0x560, 0x5, 0x7e, 0x40, 0x2, 0x4e2, 0x4e3, 0x7, 0xee, 0x2, 0x2, 0x4e3, 
    0x4e4, 0x5, 0x56, 0x2c, 0x2, 0x4e4, 0x4e5, 0x7, 0xef, 0x2, 0x2, 0x4e5, 
    0x560, 0x3, 0x2, 0x2, 0x2, 0x4e6, 0x4e7, 0x9, 0x1e, 0x2, 0x2, 0x4e7, 
    0x4e8, 0x7, 0xee, 0x2, 0x2, 0x4e8, 0x4ed, 0x5, 0x56, 0x2c, 0x2, 0x4e9, 
    0x4ea, 0x7, 0xe1, 0x2, 0x2, 0x4ea, 0x4ec, 0x5, 0x56, 0x2c, 0x2, 0x4eb, 
    0x4e9, 0x3, 0x2, 0x2, 0x2, 0x4ec, 0x4ef, 0x3, 0x2, 0x2, 0x2, 0x4ed, 
    0x4eb, 0x3, 0x2, 0x2, 0x2, 0x4ed, 0x4ee, 0x3, 0x2, 0x2, 0x2, 0x4ee, 
    0x4f0, 0x3, 0x2, 0x2, 0x2, 0x4ef, 0x4ed, 0x3, 0x2, 0x2, 0x2, 0x4f0, 
    0x4f1, 0x7, 0xef, 0x2, 0x2, 0x4f1, 0x560, 0x3, 0x2, 0x2, 0x2, 0x4f2, 
    0x560, 0x7, 0x86, 0x2, 0x2, 0x4f3, 0x4f4, 0x9, 0x1f, 0x2, 0x2, 0x4f4, 
    0x4f6, 0x5, 0x2a, 0x16, 0x2, 0x4f5, 0x4f7, 0x9, 0x20, 0x2, 0x2, 0x4f6, 
    0x4f5, 0x3, 0x2, 0x2, 0x2, 0x4f6, 0x4f7, 0x3, 0x2, 0x2, 0x2, 0x4f7, 
    0x560, 0x3, 0x2, 0x2, 0x2, 0x4f8, 0x560, 0x9, 0x21, 0x2, 0x2, 0x4f9, 
    0x560, 0x9, 0x22, 0x2, 0x2, 0x4fa, 0x4ff, 0x7, 0xcf, 0x2, 0x2, 0x4fb, 
    0x4fd, 0x7, 0xf6, 0x2, 0x2, 0x4fc, 0x4fe, 0x7, 0xd0, 0x2, 0x2, 0x4fd, 
    0x4fc, 0x3, 0x2, 0x2, 0x2, 0x4fd, 0x4fe, 0x3, 0x2, 0x2, 0x2, 0x4fe, 
    0x500, 0x3, 0x2, 0x2, 0x2, 0x4ff, 0x4fb, 0x3, 0x2, 0x2, 0x2, 0x4ff, 
    0x500, 0x3, 0x2, 0x2, 0x2, 0x500, 0x503, 0x3, 0x2, 0x2, 0x2, 0x501, 
    0x502, 0x7, 0x92, 0x2, 0x2, 0x502, 0x504, 0x5, 0x2a, 0x16, 0x2, 0x503, 
    0x501, 0x3, 0x2, 0x2, 0x2, 0x503, 0x504, 0x3, 0x2, 0x2, 0x2, 0x504, 
    0x560, 0x3, 0x2, 0x2, 0x2, 0x505, 0x506, 0x7, 0xd4, 0x2, 0x2, 0x506, 
    0x507, 0x7, 0xf6, 0x2, 0x2, 0x507, 0x560, 0x7, 0x7c, 0x2, 0x2, 0x508, 
    0x509, 0x7, 0xaf, 0x2, 0x2, 0x509, 0x560, 0x5, 0x6c, 0x37, 0x2, 0x50a, 
    0x50b, 0x7, 0xb0, 0x2, 0x2, 0x50b, 0x560, 0x5, 0x6c, 0x37, 0x2, 0x50c, 
    0x50d, 0x7, 0x76, 0x2, 0x2, 0x50d, 0x560, 0x5, 0x84, 0x43, 0x2, 0x50e, 
    0x511, 0x7, 0x69, 0x2, 0x2, 0x50f, 0x510, 0x7, 0xd, 0x2, 0x2, 0x510, 
    0x512, 0x5, 0x84, 0x43, 0x2, 0x511, 0x50f, 0x3, 0x2, 0x2, 0x2, 0x511, 
    0x512, 0x3, 0x2, 0x2, 0x2, 0x512, 0x560, 0x3, 0x2, 0x2, 0x2, 0x513, 
    0x514, 0x7, 0x63, 0x2, 0x2, 0x514, 0x560, 0x5, 0x2a, 0x16, 0x2, 0x515, 
    0x516, 0x9, 0x23, 0x2, 0x2, 0x516, 0x517, 0x7, 0xee, 0x2, 0x2, 0x517, 
    0x518, 0x5, 0x56, 0x2c, 0x2, 0x518, 0x519, 0x7, 0xef, 0x2, 0x2, 0x519, 
    0x560, 0x3, 0x2, 0x2, 0x2, 0x51a, 0x560, 0x7, 0xb5, 0x2, 0x2, 0x51b, 
    0x51c, 0x9, 0x24, 0x2, 0x2, 0x51c, 0x560, 0x5, 0x2a, 0x16, 0x2, 0x51d, 
    0x51f, 0x7, 0xb7, 0x2, 0x2, 0x51e, 0x520, 0x5, 0x76, 0x3c, 0x2, 0x51f, 
    0x51e, 0x3, 0x2, 0x2, 0x2, 0x51f, 0x520, 0x3, 0x2, 0x2, 0x2, 0x520, 
    0x521, 0x3, 0x2, 0x2, 0x2, 0x521, 0x560, 0x5, 0x7a, 0x3e, 0x2, 0x522, 
    0x523, 0x7, 0xb8, 0x2, 0x2, 0x523, 0x560, 0x5, 0x2a, 0x16, 0x2, 0x524, 
    0x526, 0x9, 0x25, 0x2, 0x2, 0x525, 0x527, 0x5, 0x76, 0x3c, 0x2, 0x526, 
    0x525, 0x3, 0x2, 0x2, 0x2, 0x526, 0x527, 0x3, 0x2, 0x2, 0x2, 0x527, 
    0x528, 0x3, 0x2, 0x2, 0x2, 0x528, 0x560, 0x5, 0x7a, 0x3e, 0x2, 0x529, 
    0x560, 0x7, 0xbd, 0x2, 0x2, 0x52a, 0x560, 0x7, 0xbe, 0x2, 0x2, 0x52b, 
    0x560, 0x7, 0xbf, 0x2, 0x2, 0x52c, 0x52d, 0x7, 0xc0, 0x2, 0x2, 0x52d, 
    0x560, 0x5, 0x2a, 0x16, 0x2, 0x52e, 0x52f, 0x7, 0xc1, 0x2, 0x2, 0x52f, 
    0x560, 0x5, 0x82, 0x42, 0x2, 0x530, 0x531, 0x7, 0xc2, 0x2, 0x2, 0x531, 
    0x536, 0x5, 0x7c, 0x3f, 0x2, 0x532, 0x533, 0x7, 0x8e, 0x2, 0x2, 0x533, 
    0x535, 0x5, 0x7c, 0x3f, 0x2, 0x534, 0x532, 0x3, 0x2, 0x2, 0x2, 0x535, 
    0x538, 0x3, 0x2, 0x2, 0x2, 0x536, 0x534, 0x3, 0x2, 0x2, 0x2, 0x536, 
    0x537, 0x3, 0x2, 0x2, 0x2, 0x537, 0x560, 0x3, 0x2, 0x2, 0x2, 0x538, 
    0x536, 0x3, 0x2, 0x2, 0x2, 0x539, 0x560, 0x9, 0x26, 0x2, 0x2, 0x53a, 
    0x53c, 0x9, 0x27, 0x2, 0x2, 0x53b, 0x53d, 0x5, 0x74, 0x3b, 0x2, 0x53c, 
    0x53b, 0x3, 0x2, 0x2, 0x2, 0x53d, 0x53e, 0x3, 0x2, 0x2, 0x2, 0x53e, 
    0x53c, 0x3, 0x2, 0x2, 0x2, 0x53e, 0x53f, 0x3, 0x2, 0x2, 0x2, 0x53f, 
    0x544, 0x3, 0x2, 0x2, 0x2, 0x540, 0x545, 0x7, 0x7c, 0x2, 0x2, 0x541, 
    0x542, 0x7, 0x92, 0x2, 0x2, 0x542, 0x543, 0x7, 0xf6, 0x2, 0x2, 0x543, 
    0x545, 0x7, 0xca, 0x2, 0x2, 0x544, 0x540, 0x3, 0x2, 0x2, 0x2, 0x544, 
    0x541, 0x3, 0x2, 0x2, 0x2, 0x545, 0x560, 0x3, 0x2, 0x2, 0x2, 0x546, 
    0x547, 0x7, 0xcb, 0x2, 0x2, 0x547, 0x54a, 0x5, 0x2a, 0x16, 0x2, 0x548, 
    0x549, 0x7, 0xcc, 0x2, 0x2, 0x549, 0x54b, 0x5, 0x2a, 0x16, 0x2, 0x54a, 
    0x548, 0x3, 0x2, 0x2, 0x2, 0x54a, 0x54b, 0x3, 0x2, 0x2, 0x2, 0x54b, 
    0x560, 0x3, 0x2, 0x2, 0x2, 0x54c, 0x54d, 0x7, 0xce, 0x2, 0x2, 0x54d, 
    0x54f, 0x7, 0xf6, 0x2, 0x2, 0x54e, 0x550, 0x7, 0xd0, 0x2, 0x2, 0x54f, 
    0x54e, 0x3, 0x2, 0x2, 0x2, 0x54f, 0x550, 0x3, 0x2, 0x2, 0x2, 0x550, 
    0x553, 0x3, 0x2, 0x2, 0x2, 0x551, 0x552, 0x7, 0x92, 0x2, 0x2, 0x552, 
    0x554, 0x5, 0x2a, 0x16, 0x2, 0x553, 0x551, 0x3, 0x2, 0x2, 0x2, 0x553, 
    0x554, 0x3, 0x2, 0x2, 0x2, 0x554, 0x560, 0x3, 0x2, 0x2, 0x2, 0x555, 
    0x556, 0x9, 0x28, 0x2, 0x2, 0x556, 0x557, 0x7, 0xf6, 0x2, 0x2, 0x557, 
    0x560, 0x7, 0xca, 0x2, 0x2, 0x558, 0x55a, 0x7, 0xd5, 0x2, 0x2, 0x559, 
    0x55b, 0x7, 0xf6, 0x2, 0x2, 0x55a, 0x559, 0x3, 0x2, 0x2, 0x2, 0x55b, 
    0x55c, 0x3, 0x2, 0x2, 0x2, 0x55c, 0x55a, 0x3, 0x2, 0x2, 0x2, 0x55c, 
    0x55d, 0x3, 0x2, 0x2, 0x2, 0x55d, 0x55e, 0x3, 0x2, 0x2, 0x2, 0x55e, 
    0x560, 0x7, 0x7c, 0x2, 0x2, 0x55f, 0x4db, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x4dc, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x4dd, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x4de, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x4df, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x4e0, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x4e1, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x4e2, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x4e6, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x4f2, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x4f3, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x4f8, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x4f9, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x4fa, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x505, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x508, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x50a, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x50c, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x50e, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x513, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x515, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x51a, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x51b, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x51d, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x522, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x524, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x529, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x52a, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x52b, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x52c, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x52e, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x530, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x539, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x53a, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x546, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x54c, 0x3, 0x2, 0x2, 0x2, 0x55f, 0x555, 0x3, 0x2, 0x2, 0x2, 0x55f, 
    0x558, 0x3, 0x2, 0x2, 0x2, 0x560, 0x73, 0x3, 0x2, 0x2, 0x2, 0x561, 0x568, 
    0x7, 0xf6, 0x2, 0x2, 0x562, 0x565, 0x5, 0x82, 0x42, 0x2, 0x563, 0x564, 
    0x7, 0xe8, 0x2, 0x2, 0x564, 0x566, 0x7, 0xf6, 0x2, 0x2, 0x565, 0x563, 
    0x3, 0x2, 0x2, 0x2, 0x565, 0x566, 0x3, 0x2, 0x2, 0x2, 0x566, 0x568, 
    0x3, 0x2, 0x2, 0x2, 0x567, 0x561, 0x3, 0x2, 0x2, 0x2, 0x567, 0x562, 
    0x3, 0x2, 0x2, 0x2, 0x568, 0x75, 0x3, 0x2, 0x2, 0x2, 0x569, 0x56e, 0x5, 
    0x78, 0x3d, 0x2, 0x56a, 0x56b, 0x7, 0x8e, 0x2, 0x2, 0x56b, 0x56d, 0x5, 
    0x78, 0x3d, 0x2, 0x56c, 0x56a, 0x3, 0x2, 0x2, 0x2, 0x56d, 0x570, 0x3, 
    0x2, 0x2, 0x2, 0x56e, 0x56c, 0x3, 0x2, 0x2, 0x2, 0x56e, 0x56f, 0x3, 
    0x2, 0x2, 0x2, 0x56f, 0x77, 0x3, 0x2, 0x2, 0x2, 0x570, 0x56e, 0x3, 0x2, 
    0x2, 0x2, 0x571, 0x572, 0x9, 0xb, 0x2, 0x2, 0x572, 0x79, 0x3, 0x2, 0x2, 
    0x2, 0x573, 0x574, 0x9, 0x29, 0x2, 0x2, 0x574, 0x576, 0x5, 0x2a, 0x16, 
    0x2, 0x575, 0x573, 0x3, 0x2, 0x2, 0x2, 0x575, 0x576, 0x3, 0x2, 0x2, 
    0x2, 0x576, 0x578, 0x3, 0x2, 0x2, 0x2, 0x577, 0x579, 0x9, 0x2a, 0x2, 
    0x2, 0x578, 0x577, 0x3, 0x2, 0x2, 0x2, 0x578, 0x579, 0x3, 0x2, 0x2, 
    0x2, 0x579, 0x7b, 0x3, 0x2, 0x2, 0x2, 0x57a, 0x57b, 0x9, 0x2b, 0x2, 
    0x2, 0x57b, 0x7d, 0x3, 0x2, 0x2, 0x2, 0x57c, 0x587, 0x7, 0xf2, 0x2, 
    0x2, 0x57d, 0x584, 0x5, 0x80, 0x41, 0x2, 0x57e, 0x580, 0x7, 0xe1, 0x2, 
    0x2, 0x57f, 0x57e, 0x3, 0x2, 0x2, 0x2, 0x57f, 0x580, 0x3, 0x2, 0x2, 
    0x2, 0x580, 0x581, 0x3, 0x2, 0x2, 0x2, 0x581, 0x583, 0x5, 0x80, 0x41, 
    0x2, 0x582, 0x57f, 0x3, 0x2, 0x2, 0x2, 0x583, 0x586, 0x3, 0x2, 0x2, 
    0x2, 0x584, 0x582, 0x3, 0x2, 0x2, 0x2, 0x584, 0x585, 0x3, 0x2, 0x2, 
    0x2, 0x585, 0x588, 0x3, 0x2, 0x2, 0x2, 0x586, 0x584, 0x3, 0x2, 0x2, 
    0x2, 0x587, 0x57d, 0x3, 0x2, 0x2, 0x2, 0x587, 0x588, 0x3, 0x2, 0x2, 
    0x2, 0x588, 0x589, 0x3, 0x2, 0x2, 0x2, 0x589, 0x58a, 0x7, 0xf3, 0x2, 
    0x2, 0x58a, 0x7f, 0x3, 0x2, 0x2, 0x2, 0x58b, 0x58d, 0x7, 0xe9, 0x2, 
    0x2, 0x58c, 0x58b, 0x3, 0x2, 0x2, 0x2, 0x58c, 0x58d, 0x3, 0x2, 0x2, 
    0x2, 0x58d, 0x58e, 0x3, 0x2, 0x2, 0x2, 0x58e, 0x592, 0x7, 0xf6, 0x2, 
    0x2, 0x58f, 0x592, 0x7, 0xf5, 0x2, 0x2, 0x590, 0x592, 0x5, 0x82, 0x42, 
    0x2, 0x591, 0x58c, 0x3, 0x2, 0x2, 0x2, 0x591, 0x58f, 0x3, 0x2, 0x2, 
    0x2, 0x591, 0x590, 0x3, 0x2, 0x2, 0x2, 0x592, 0x81, 0x3, 0x2, 0x2, 0x2, 
    0x593, 0x594, 0x7, 0xf7, 0x2, 0x2, 0x594, 0x83, 0x3, 0x2, 0x2, 0x2, 
    0x595, 0x598, 0x7, 0xf7, 0x2, 0x2, 0x596, 0x598, 0x5, 0x86, 0x44, 0x2, 
    0x597, 0x595, 0x3, 0x2, 0x2, 0x2, 0x597, 0x596, 0x3, 0x2, 0x2, 0x2, 
    0x598, 0x85, 0x3, 0x2, 0x2, 0x2, 0x599, 0x59a, 0x9, 0x2c, 0x2, 0x2, 
    0x59a, 0x87, 0x3, 0x2, 0x2, 0x2, 0xe8, 0x8c, 0x94, 0x98, 0x9d, 0xa2, 
    0xa5, 0xaa, 0xb2, 0xb5, 0xb7, 0xc1, 0xcc, 0xdc, 0xdf, 0xe6, 0xeb, 0xf0, 
    0xf5, 0xf8, 0xfd, 0x104, 0x107, 0x10c, 0x111, 0x114, 0x119, 0x120, 0x123, 
    0x128, 0x12b, 0x130, 0x133, 0x138, 0x13d, 0x140, 0x143, 0x14a, 0x14f, 
    0x156, 0x15b, 0x160, 0x165, 0x16a, 0x16f, 0x172, 0x175, 0x178, 0x180, 
    0x186, 0x18d, 0x192, 0x197, 0x19c, 0x19f, 0x1a4, 0x1aa, 0x1ac, 0x1b0, 
    0x1b7, 0x1bb, 0x1be, 0x1c3, 0x1c6, 0x1cb, 0x1ce, 0x1d3, 0x1d6, 0x1dc, 
    0x1e2, 0x1e9, 0x1ee, 0x1f3, 0x1f6, 0x1fb, 0x1fe, 0x201, 0x206, 0x209, 
    0x20e, 0x211, 0x214, 0x219, 0x21f, 0x224, 0x227, 0x22f, 0x233, 0x23a, 
    0x23f, 0x246, 0x24b, 0x24e, 0x255, 0x25a, 0x264, 0x267, 0x26d, 0x272, 
    0x282, 0x28e, 0x297, 0x2a0, 0x2a2, 0x2af, 0x2b1, 0x2b5, 0x2bb, 0x2bf, 
    0x2c6, 0x2cb, 0x2cf, 0x2d2, 0x2d5, 0x2da, 0x2de, 0x2e1, 0x2e6, 0x2e9, 
    0x2eb, 0x2f1, 0x2f6, 0x2fb, 0x300, 0x305, 0x307, 0x30c, 0x312, 0x314, 
    0x31c, 0x327, 0x330, 0x336, 0x339, 0x341, 0x346, 0x34a, 0x34d, 0x350, 
    0x354, 0x357, 0x359, 0x35d, 0x35f, 0x364, 0x36e, 0x371, 0x377, 0x37d, 
    0x382, 0x388, 0x38a, 0x390, 0x395, 0x399, 0x39c, 0x3a1, 0x3a7, 0x3ab, 
    0x3ad, 0x3b1, 0x3b9, 0x3bd, 0x3cb, 0x3d2, 0x3d6, 0x3ee, 0x3f4, 0x3fb, 
    0x3fd, 0x403, 0x40f, 0x414, 0x420, 0x423, 0x42a, 0x42e, 0x43a, 0x442, 
    0x445, 0x448, 0x44f, 0x452, 0x454, 0x457, 0x463, 0x46d, 0x475, 0x47b, 
    0x482, 0x488, 0x48c, 0x48f, 0x494, 0x496, 0x49d, 0x4a5, 0x4ab, 0x4b0, 
    0x4bc, 0x4bf, 0x4c1, 0x4cf, 0x4d4, 0x4ed, 0x4f6, 0x4fd, 0x4ff, 0x503, 
    0x511, 0x51f, 0x526, 0x536, 0x53e, 0x544, 0x54a, 0x54f, 0x553, 0x55c, 
    0x55f, 0x565, 0x567, 0x56e, 0x575, 0x578, 0x57f, 0x584, 0x587, 0x58c, 
    0x591, 0x597, 
  };

  atn::ATNDeserializer deserializer;
  _atn = deserializer.deserialize(_serializedATN);

  size_t count = _atn.getNumberOfDecisions();
  _decisionToDFA.reserve(count);
  for (size_t i = 0; i < count; i++) { 
    _decisionToDFA.emplace_back(_atn.getDecisionState(i), i);
  }
}

