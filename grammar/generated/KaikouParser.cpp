
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
    setState(164);
    header();
    setState(168);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while ((((_la & ~ 0x3fULL) == 0) &&
      ((1ULL << _la) & ((1ULL << KaikouParser::DOCUMENT)
      | (1ULL << KaikouParser::OVERRIDE)
      | (1ULL << KaikouParser::REMOVE)
      | (1ULL << KaikouParser::DEFAULT)
      | (1ULL << KaikouParser::AFTER)
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
      | (1ULL << (KaikouParser::NEXT_DEALER - 73)))) != 0) || ((((_la - 137) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 137)) & ((1ULL << (KaikouParser::MARK - 137))
      | (1ULL << (KaikouParser::STEP - 137))
      | (1ULL << (KaikouParser::RESTRICT - 137))
      | (1ULL << (KaikouParser::PAY - 137))
      | (1ULL << (KaikouParser::TURN_UP - 137)))) != 0) || _la == KaikouParser::EXAMPLE) {
      setState(165);
      declaration();
      setState(170);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(171);
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
    setState(211);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::RULESET: {
        _localctx = dynamic_cast<HeaderContext *>(_tracker.createInstance<KaikouParser::RulesetHeaderContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(173);
        match(KaikouParser::RULESET);
        setState(174);
        name();
        setState(176);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::STRING) {
          setState(175);
          title();
        }
        setState(180);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::EXTENDS) {
          setState(178);
          match(KaikouParser::EXTENDS);
          setState(179);
          ruleRef();
        }
        setState(193);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::USES) {
          setState(182);
          match(KaikouParser::USES);
          setState(183);
          ruleRef();
          setState(190);
          _errHandler->sync(this);
          _la = _input->LA(1);
          while (((((_la - 328) & ~ 0x3fULL) == 0) &&
            ((1ULL << (_la - 328)) & ((1ULL << (KaikouParser::COMMA - 328))
            | (1ULL << (KaikouParser::PATH - 328))
            | (1ULL << (KaikouParser::IDENT - 328))
            | (1ULL << (KaikouParser::STRING - 328)))) != 0)) {
            setState(185);
            _errHandler->sync(this);

            _la = _input->LA(1);
            if (_la == KaikouParser::COMMA) {
              setState(184);
              match(KaikouParser::COMMA);
            }
            setState(187);
            ruleRef();
            setState(192);
            _errHandler->sync(this);
            _la = _input->LA(1);
          }
        }
        break;
      }

      case KaikouParser::MODULE: {
        _localctx = dynamic_cast<HeaderContext *>(_tracker.createInstance<KaikouParser::ModuleHeaderContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(195);
        match(KaikouParser::MODULE);
        setState(196);
        name();
        setState(198);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::STRING) {
          setState(197);
          title();
        }
        setState(209);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::NEEDS) {
          setState(200);
          match(KaikouParser::NEEDS);
          setState(201);
          moduleNeed();
          setState(206);
          _errHandler->sync(this);
          _la = _input->LA(1);
          while (_la == KaikouParser::COMMA) {
            setState(202);
            match(KaikouParser::COMMA);
            setState(203);
            moduleNeed();
            setState(208);
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
    setState(213);
    declKind();
    setState(214);
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
    setState(216);
    _la = _input->LA(1);
    if (!(((((_la - 347) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 347)) & ((1ULL << (KaikouParser::PATH - 347))
      | (1ULL << (KaikouParser::IDENT - 347))
      | (1ULL << (KaikouParser::STRING - 347)))) != 0))) {
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
    setState(218);
    match(KaikouParser::STRING);
    setState(221);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::SLASH) {
      setState(219);
      match(KaikouParser::SLASH);
      setState(220);
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
    setState(223);
    match(KaikouParser::PER);
    setState(224);
    name();
    setState(225);
    match(KaikouParser::STRING);
    setState(232);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::COMMA) {
      setState(226);
      match(KaikouParser::COMMA);
      setState(227);
      name();
      setState(228);
      match(KaikouParser::STRING);
      setState(234);
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


//----------------- StepDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::StepDeclContext::STEP() {
  return getToken(KaikouParser::STEP, 0);
}

KaikouParser::NameContext* KaikouParser::StepDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::StepDeclContext::BEFORE_PLAY() {
  return getToken(KaikouParser::BEFORE_PLAY, 0);
}

tree::TerminalNode* KaikouParser::StepDeclContext::WITH_DISCARD() {
  return getToken(KaikouParser::WITH_DISCARD, 0);
}

tree::TerminalNode* KaikouParser::StepDeclContext::IN_OWN_TURN() {
  return getToken(KaikouParser::IN_OWN_TURN, 0);
}

tree::TerminalNode* KaikouParser::StepDeclContext::INSTEAD_OF_DRAW() {
  return getToken(KaikouParser::INSTEAD_OF_DRAW, 0);
}

tree::TerminalNode* KaikouParser::StepDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::PositionContext* KaikouParser::StepDeclContext::position() {
  return getRuleContext<KaikouParser::PositionContext>(0);
}

KaikouParser::TitleContext* KaikouParser::StepDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

KaikouParser::GuardContext* KaikouParser::StepDeclContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}

tree::TerminalNode* KaikouParser::StepDeclContext::COLON() {
  return getToken(KaikouParser::COLON, 0);
}

std::vector<KaikouParser::StepEffectContext *> KaikouParser::StepDeclContext::stepEffect() {
  return getRuleContexts<KaikouParser::StepEffectContext>();
}

KaikouParser::StepEffectContext* KaikouParser::StepDeclContext::stepEffect(size_t i) {
  return getRuleContext<KaikouParser::StepEffectContext>(i);
}

KaikouParser::CiteContext* KaikouParser::StepDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::StepOrderContext* KaikouParser::StepDeclContext::stepOrder() {
  return getRuleContext<KaikouParser::StepOrderContext>(0);
}

std::vector<tree::TerminalNode *> KaikouParser::StepDeclContext::COMMA() {
  return getTokens(KaikouParser::COMMA);
}

tree::TerminalNode* KaikouParser::StepDeclContext::COMMA(size_t i) {
  return getToken(KaikouParser::COMMA, i);
}

KaikouParser::StepDeclContext::StepDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


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


//----------------- TurnUpDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::TurnUpDeclContext::TURN_UP() {
  return getToken(KaikouParser::TURN_UP, 0);
}

KaikouParser::NameContext* KaikouParser::TurnUpDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::TurnUpDeclContext::COLON() {
  return getToken(KaikouParser::COLON, 0);
}

KaikouParser::TurnPlaceContext* KaikouParser::TurnUpDeclContext::turnPlace() {
  return getRuleContext<KaikouParser::TurnPlaceContext>(0);
}

tree::TerminalNode* KaikouParser::TurnUpDeclContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

tree::TerminalNode* KaikouParser::TurnUpDeclContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

tree::TerminalNode* KaikouParser::TurnUpDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::TitleContext* KaikouParser::TurnUpDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

std::vector<KaikouParser::TurnLineContext *> KaikouParser::TurnUpDeclContext::turnLine() {
  return getRuleContexts<KaikouParser::TurnLineContext>();
}

KaikouParser::TurnLineContext* KaikouParser::TurnUpDeclContext::turnLine(size_t i) {
  return getRuleContext<KaikouParser::TurnLineContext>(i);
}

KaikouParser::CiteContext* KaikouParser::TurnUpDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::TurnUpDeclContext::TurnUpDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


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


//----------------- AfterDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::AfterDeclContext::AFTER() {
  return getToken(KaikouParser::AFTER, 0);
}

KaikouParser::EventContext* KaikouParser::AfterDeclContext::event() {
  return getRuleContext<KaikouParser::EventContext>(0);
}

tree::TerminalNode* KaikouParser::AfterDeclContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

tree::TerminalNode* KaikouParser::AfterDeclContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

tree::TerminalNode* KaikouParser::AfterDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

std::vector<KaikouParser::AfterItemContext *> KaikouParser::AfterDeclContext::afterItem() {
  return getRuleContexts<KaikouParser::AfterItemContext>();
}

KaikouParser::AfterItemContext* KaikouParser::AfterDeclContext::afterItem(size_t i) {
  return getRuleContext<KaikouParser::AfterItemContext>(i);
}

KaikouParser::CiteContext* KaikouParser::AfterDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::AfterDeclContext::AfterDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


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


//----------------- RestrictDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::RestrictDeclContext::RESTRICT() {
  return getToken(KaikouParser::RESTRICT, 0);
}

KaikouParser::NameContext* KaikouParser::RestrictDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::RestrictDeclContext::COLON() {
  return getToken(KaikouParser::COLON, 0);
}

std::vector<KaikouParser::RestrictionContext *> KaikouParser::RestrictDeclContext::restriction() {
  return getRuleContexts<KaikouParser::RestrictionContext>();
}

KaikouParser::RestrictionContext* KaikouParser::RestrictDeclContext::restriction(size_t i) {
  return getRuleContext<KaikouParser::RestrictionContext>(i);
}

tree::TerminalNode* KaikouParser::RestrictDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::TitleContext* KaikouParser::RestrictDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

KaikouParser::GuardContext* KaikouParser::RestrictDeclContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}

std::vector<tree::TerminalNode *> KaikouParser::RestrictDeclContext::COMMA() {
  return getTokens(KaikouParser::COMMA);
}

tree::TerminalNode* KaikouParser::RestrictDeclContext::COMMA(size_t i) {
  return getToken(KaikouParser::COMMA, i);
}

KaikouParser::CiteContext* KaikouParser::RestrictDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::RestrictDeclContext::RestrictDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


//----------------- PayDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::PayDeclContext::PAY() {
  return getToken(KaikouParser::PAY, 0);
}

KaikouParser::NameContext* KaikouParser::PayDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

KaikouParser::EventsContext* KaikouParser::PayDeclContext::events() {
  return getRuleContext<KaikouParser::EventsContext>(0);
}

tree::TerminalNode* KaikouParser::PayDeclContext::FROM() {
  return getToken(KaikouParser::FROM, 0);
}

std::vector<KaikouParser::PartyContext *> KaikouParser::PayDeclContext::party() {
  return getRuleContexts<KaikouParser::PartyContext>();
}

KaikouParser::PartyContext* KaikouParser::PayDeclContext::party(size_t i) {
  return getRuleContext<KaikouParser::PartyContext>(i);
}

KaikouParser::PayBodyContext* KaikouParser::PayDeclContext::payBody() {
  return getRuleContext<KaikouParser::PayBodyContext>(0);
}

tree::TerminalNode* KaikouParser::PayDeclContext::TO() {
  return getToken(KaikouParser::TO, 0);
}

tree::TerminalNode* KaikouParser::PayDeclContext::TO_HOUSE() {
  return getToken(KaikouParser::TO_HOUSE, 0);
}

tree::TerminalNode* KaikouParser::PayDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::PositionContext* KaikouParser::PayDeclContext::position() {
  return getRuleContext<KaikouParser::PositionContext>(0);
}

KaikouParser::TitleContext* KaikouParser::PayDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

KaikouParser::GuardContext* KaikouParser::PayDeclContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}

KaikouParser::CiteContext* KaikouParser::PayDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::PayDeclContext::PayDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


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


//----------------- MarkDeclContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::MarkDeclContext::MARK() {
  return getToken(KaikouParser::MARK, 0);
}

KaikouParser::NameContext* KaikouParser::MarkDeclContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

KaikouParser::MarkScopeContext* KaikouParser::MarkDeclContext::markScope() {
  return getRuleContext<KaikouParser::MarkScopeContext>(0);
}

tree::TerminalNode* KaikouParser::MarkDeclContext::COLON() {
  return getToken(KaikouParser::COLON, 0);
}

KaikouParser::MarkTypeContext* KaikouParser::MarkDeclContext::markType() {
  return getRuleContext<KaikouParser::MarkTypeContext>(0);
}

tree::TerminalNode* KaikouParser::MarkDeclContext::EQ() {
  return getToken(KaikouParser::EQ, 0);
}

KaikouParser::OptionValueContext* KaikouParser::MarkDeclContext::optionValue() {
  return getRuleContext<KaikouParser::OptionValueContext>(0);
}

tree::TerminalNode* KaikouParser::MarkDeclContext::OVERRIDE() {
  return getToken(KaikouParser::OVERRIDE, 0);
}

KaikouParser::TitleContext* KaikouParser::MarkDeclContext::title() {
  return getRuleContext<KaikouParser::TitleContext>(0);
}

tree::TerminalNode* KaikouParser::MarkDeclContext::PRIVATE() {
  return getToken(KaikouParser::PRIVATE, 0);
}

tree::TerminalNode* KaikouParser::MarkDeclContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

tree::TerminalNode* KaikouParser::MarkDeclContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

KaikouParser::CiteContext* KaikouParser::MarkDeclContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

tree::TerminalNode* KaikouParser::MarkDeclContext::COMMA() {
  return getToken(KaikouParser::COMMA, 0);
}

std::vector<KaikouParser::MarkLineContext *> KaikouParser::MarkDeclContext::markLine() {
  return getRuleContexts<KaikouParser::MarkLineContext>();
}

KaikouParser::MarkLineContext* KaikouParser::MarkDeclContext::markLine(size_t i) {
  return getRuleContext<KaikouParser::MarkLineContext>(i);
}

KaikouParser::MarkDeclContext::MarkDeclContext(DeclarationContext *ctx) { copyFrom(ctx); }


KaikouParser::DeclarationContext* KaikouParser::declaration() {
  DeclarationContext *_localctx = _tracker.createInstance<DeclarationContext>(_ctx, getState());
  enterRule(_localctx, 12, KaikouParser::RuleDeclaration);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(812);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 132, _ctx)) {
    case 1: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::DocumentDeclContext>(_localctx));
      enterOuterAlt(_localctx, 1);
      setState(235);
      match(KaikouParser::DOCUMENT);
      setState(236);
      name();
      setState(237);
      title();
      break;
    }

    case 2: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::RemoveDeclContext>(_localctx));
      enterOuterAlt(_localctx, 2);
      setState(239);
      match(KaikouParser::REMOVE);
      setState(240);
      declKind();
      setState(241);
      name();
      break;
    }

    case 3: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::DefaultDeclContext>(_localctx));
      enterOuterAlt(_localctx, 3);
      setState(243);
      match(KaikouParser::DEFAULT);
      setState(244);
      name();
      setState(245);
      match(KaikouParser::EQ);
      setState(246);
      optionValue();
      setState(248);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(247);
        cite();
      }
      break;
    }

    case 4: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::TilesDeclContext>(_localctx));
      enterOuterAlt(_localctx, 4);
      setState(251);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(250);
        match(KaikouParser::OVERRIDE);
      }
      setState(253);
      match(KaikouParser::TILES);
      setState(254);
      match(KaikouParser::LBRACE);
      setState(258);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::SUIT)
        | (1ULL << KaikouParser::HONOUR)
        | (1ULL << KaikouParser::FLOWER)
        | (1ULL << KaikouParser::RING))) != 0)) {
        setState(255);
        tilesItem();
        setState(260);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(261);
      match(KaikouParser::RBRACE);
      break;
    }

    case 5: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::SetDeclContext>(_localctx));
      enterOuterAlt(_localctx, 5);
      setState(263);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(262);
        match(KaikouParser::OVERRIDE);
      }
      setState(265);
      match(KaikouParser::SET);
      setState(266);
      name();
      setState(268);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(267);
        title();
      }
      setState(270);
      match(KaikouParser::EQ);
      setState(271);
      setExpr();
      setState(273);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(272);
        cite();
      }
      break;
    }

    case 6: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::OptionDeclContext>(_localctx));
      enterOuterAlt(_localctx, 6);
      setState(276);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(275);
        match(KaikouParser::OVERRIDE);
      }
      setState(278);
      match(KaikouParser::OPTION);
      setState(279);
      name();
      setState(281);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(280);
        title();
      }
      setState(283);
      match(KaikouParser::COLON);
      setState(284);
      optionType();
      setState(285);
      match(KaikouParser::EQ);
      setState(286);
      optionValue();
      setState(288);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(287);
        cite();
      }
      break;
    }

    case 7: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::RequireDeclContext>(_localctx));
      enterOuterAlt(_localctx, 7);
      setState(291);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(290);
        match(KaikouParser::OVERRIDE);
      }
      setState(293);
      match(KaikouParser::REQUIRE);
      setState(294);
      name();
      setState(296);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(295);
        title();
      }
      setState(298);
      match(KaikouParser::COLON);
      setState(299);
      expr();
      setState(301);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(300);
        cite();
      }
      break;
    }

    case 8: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::FactDeclContext>(_localctx));
      enterOuterAlt(_localctx, 8);
      setState(304);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(303);
        match(KaikouParser::OVERRIDE);
      }
      setState(306);
      match(KaikouParser::FACT);
      setState(307);
      name();
      setState(309);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(308);
        title();
      }
      setState(311);
      match(KaikouParser::COLON);
      setState(312);
      factType();
      setState(313);
      match(KaikouParser::EQ);
      setState(314);
      expr();
      setState(316);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(315);
        cite();
      }
      break;
    }

    case 9: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::LetDeclContext>(_localctx));
      enterOuterAlt(_localctx, 9);
      setState(319);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(318);
        match(KaikouParser::OVERRIDE);
      }
      setState(321);
      match(KaikouParser::LET);
      setState(322);
      name();
      setState(324);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(323);
        title();
      }
      setState(327);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OF_EACH_SEAT

      || _la == KaikouParser::OF_EACH_LOSER) {
        setState(326);
        scope();
      }
      setState(329);
      match(KaikouParser::EQ);
      setState(330);
      expr();
      setState(332);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(331);
        cite();
      }
      break;
    }

    case 10: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::WildDeclContext>(_localctx));
      enterOuterAlt(_localctx, 10);
      setState(335);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(334);
        match(KaikouParser::OVERRIDE);
      }
      setState(337);
      match(KaikouParser::WILD);
      setState(338);
      name();
      setState(340);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(339);
        title();
      }
      setState(342);
      match(KaikouParser::EQ);
      setState(345);
      _errHandler->sync(this);
      switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 33, _ctx)) {
      case 1: {
        setState(343);
        setExpr();
        break;
      }

      case 2: {
        setState(344);
        expr();
        break;
      }

      }
      setState(348);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(347);
        cite();
      }
      break;
    }

    case 11: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::DealDeclContext>(_localctx));
      enterOuterAlt(_localctx, 11);
      setState(351);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(350);
        match(KaikouParser::OVERRIDE);
      }
      setState(353);
      match(KaikouParser::DEAL);
      setState(354);
      match(KaikouParser::LBRACE);
      setState(358);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::SEATS)
        | (1ULL << KaikouParser::DICE)
        | (1ULL << KaikouParser::BREAK_AT_SUM)
        | (1ULL << KaikouParser::HAND)
        | (1ULL << KaikouParser::INDICATOR))) != 0) || _la == KaikouParser::BEGINS_WITH) {
        setState(355);
        dealItem();
        setState(360);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(361);
      match(KaikouParser::RBRACE);
      break;
    }

    case 12: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::WallDeclContext>(_localctx));
      enterOuterAlt(_localctx, 12);
      setState(363);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(362);
        match(KaikouParser::OVERRIDE);
      }
      setState(365);
      match(KaikouParser::WALL);
      setState(366);
      match(KaikouParser::LBRACE);
      setState(370);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::STACKS)
        | (1ULL << KaikouParser::REPLACEMENTS)
        | (1ULL << KaikouParser::KEEP)
        | (1ULL << KaikouParser::LAST_TILES))) != 0)) {
        setState(367);
        wallItem();
        setState(372);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(373);
      match(KaikouParser::RBRACE);
      break;
    }

    case 13: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::CallDeclContext>(_localctx));
      enterOuterAlt(_localctx, 13);
      setState(375);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(374);
        match(KaikouParser::OVERRIDE);
      }
      setState(377);
      match(KaikouParser::CALL);
      setState(378);
      name();
      setState(380);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(379);
        title();
      }
      setState(382);
      match(KaikouParser::COLON);
      setState(383);
      callKind();
      setState(390);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (((((_la - 65) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 65)) & ((1ULL << (KaikouParser::OPENS - 65))
        | (1ULL << (KaikouParser::DRAWS - 65))
        | (1ULL << (KaikouParser::ROBBABLE - 65))
        | (1ULL << (KaikouParser::CONCEALED - 65))
        | (1ULL << (KaikouParser::ANY_TIME - 65))
        | (1ULL << (KaikouParser::COMPULSORY - 65)))) != 0) || _la == KaikouParser::COMMA) {
        setState(385);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::COMMA) {
          setState(384);
          match(KaikouParser::COMMA);
        }
        setState(387);
        callFlag();
        setState(392);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(395);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WITHOUT) {
        setState(393);
        match(KaikouParser::WITHOUT);
        setState(394);
        setAtom();
      }
      setState(398);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WHEN

      || _la == KaikouParser::UNLESS) {
        setState(397);
        guard();
      }
      setState(401);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(400);
        cite();
      }
      break;
    }

    case 14: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::DiscardingDeclContext>(_localctx));
      enterOuterAlt(_localctx, 14);
      setState(404);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(403);
        match(KaikouParser::OVERRIDE);
      }
      setState(406);
      match(KaikouParser::DISCARDING);
      setState(407);
      setAtom();
      setState(408);
      match(KaikouParser::LBRACE);
      setState(412);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (((((_la - 60) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 60)) & ((1ULL << (KaikouParser::SET_ASIDE - 60))
        | (1ULL << (KaikouParser::DRAWS - 60))
        | (1ULL << (KaikouParser::UNCLAIMABLE - 60))
        | (1ULL << (KaikouParser::FORBIDDEN - 60)))) != 0)) {
        setState(409);
        discardItem();
        setState(414);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(415);
      match(KaikouParser::RBRACE);
      break;
    }

    case 15: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::ClaimsDeclContext>(_localctx));
      enterOuterAlt(_localctx, 15);
      setState(418);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(417);
        match(KaikouParser::OVERRIDE);
      }
      setState(420);
      match(KaikouParser::CLAIMS);
      setState(421);
      match(KaikouParser::LBRACE);
      setState(425);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (((((_la - 77) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 77)) & ((1ULL << (KaikouParser::ORDER - 77))
        | (1ULL << (KaikouParser::ONE_WINNER - 77))
        | (1ULL << (KaikouParser::EVERY_WINNER - 77))
        | (1ULL << (KaikouParser::PASSING_LOCKS - 77)))) != 0) || _la == KaikouParser::NO_WINNER) {
        setState(422);
        claimsItem();
        setState(427);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(428);
      match(KaikouParser::RBRACE);
      break;
    }

    case 16: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::ShapeDeclContext>(_localctx));
      enterOuterAlt(_localctx, 16);
      setState(430);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(429);
        match(KaikouParser::OVERRIDE);
      }
      setState(432);
      match(KaikouParser::SHAPE);
      setState(433);
      name();
      setState(435);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(434);
        title();
      }
      setState(437);
      match(KaikouParser::EQ);
      setState(438);
      shapeBody();
      setState(440);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(439);
        cite();
      }
      break;
    }

    case 17: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::PatternDeclContext>(_localctx));
      enterOuterAlt(_localctx, 17);
      setState(443);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(442);
        match(KaikouParser::OVERRIDE);
      }
      setState(445);
      match(KaikouParser::PATTERN);
      setState(446);
      name();
      setState(448);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(447);
        title();
      }
      setState(456);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OF) {
        setState(450);
        match(KaikouParser::OF);
        setState(452); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(451);
          ref();
          setState(454); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::IDENT);
      }
      setState(460);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WORTH) {
        setState(458);
        match(KaikouParser::WORTH);
        setState(459);
        expr();
      }
      setState(462);
      match(KaikouParser::COLON);
      setState(463);
      expr();
      setState(467);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::IMPLIES

      || _la == KaikouParser::EXCLUDES) {
        setState(464);
        patternRelation();
        setState(469);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(471);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(470);
        cite();
      }
      break;
    }

    case 18: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::NeedDeclContext>(_localctx));
      enterOuterAlt(_localctx, 18);
      setState(474);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(473);
        match(KaikouParser::OVERRIDE);
      }
      setState(476);
      match(KaikouParser::NEED);
      setState(477);
      name();
      setState(479);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::BEFORE

      || _la == KaikouParser::AFTER) {
        setState(478);
        position();
      }
      setState(482);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(481);
        title();
      }
      setState(484);
      match(KaikouParser::COLON);
      setState(485);
      expr();
      setState(487);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(486);
        cite();
      }
      break;
    }

    case 19: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::TallyDeclContext>(_localctx));
      enterOuterAlt(_localctx, 19);
      setState(490);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(489);
        match(KaikouParser::OVERRIDE);
      }
      setState(492);
      match(KaikouParser::TALLY);
      setState(493);
      name();
      setState(495);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(494);
        title();
      }
      setState(498);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OF_EACH_SEAT

      || _la == KaikouParser::OF_EACH_LOSER) {
        setState(497);
        scope();
      }
      setState(500);
      match(KaikouParser::LBRACE);
      setState(504);
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
        | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 144) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 144)) & ((1ULL << (KaikouParser::ADDS - 144))
        | (1ULL << (KaikouParser::SUBTRACTS - 144))
        | (1ULL << (KaikouParser::PRIVATE - 144))
        | (1ULL << (KaikouParser::OWN - 144))
        | (1ULL << (KaikouParser::DRAW - 144))
        | (1ULL << (KaikouParser::DISCARD - 144))
        | (1ULL << (KaikouParser::EXHAUSTED - 144))
        | (1ULL << (KaikouParser::CHOOSES - 144))
        | (1ULL << (KaikouParser::GIVES - 144))
        | (1ULL << (KaikouParser::SETS - 144))
        | (1ULL << (KaikouParser::DISCARDS - 144))
        | (1ULL << (KaikouParser::CALLS - 144))
        | (1ULL << (KaikouParser::CLAIMING - 144))
        | (1ULL << (KaikouParser::MORE_TILES - 144))
        | (1ULL << (KaikouParser::OFFERED - 144))
        | (1ULL << (KaikouParser::NEWEST - 144))
        | (1ULL << (KaikouParser::POT - 144))
        | (1ULL << (KaikouParser::HOUSE - 144))
        | (1ULL << (KaikouParser::SCORE - 144))
        | (1ULL << (KaikouParser::STANDING - 144))
        | (1ULL << (KaikouParser::TURNED - 144))
        | (1ULL << (KaikouParser::ONLY - 144))
        | (1ULL << (KaikouParser::FIRST - 144)))) != 0) || ((((_la - 211) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 211)) & ((1ULL << (KaikouParser::ACTOR - 211))
        | (1ULL << (KaikouParser::PAYER - 211))
        | (1ULL << (KaikouParser::PAYEE - 211))
        | (1ULL << (KaikouParser::WINS - 211))
        | (1ULL << (KaikouParser::OTHERS - 211))
        | (1ULL << (KaikouParser::WHO - 211))
        | (1ULL << (KaikouParser::NONE - 211))
        | (1ULL << (KaikouParser::WINNER - 211))
        | (1ULL << (KaikouParser::LOSER - 211)))) != 0) || ((((_la - 297) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 297)) & ((1ULL << (KaikouParser::WAIT_OPEN - 297))
        | (1ULL << (KaikouParser::WAIT_EDGE - 297))
        | (1ULL << (KaikouParser::WAIT_CLOSED - 297))
        | (1ULL << (KaikouParser::IDENT - 297)))) != 0)) {
        setState(501);
        line();
        setState(506);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(507);
      match(KaikouParser::RBRACE);
      break;
    }

    case 20: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::PaymentDeclContext>(_localctx));
      enterOuterAlt(_localctx, 20);
      setState(510);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(509);
        match(KaikouParser::OVERRIDE);
      }
      setState(512);
      match(KaikouParser::PAYMENT);
      setState(513);
      match(KaikouParser::LBRACE);
      setState(517);
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
        | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 144) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 144)) & ((1ULL << (KaikouParser::ADDS - 144))
        | (1ULL << (KaikouParser::SUBTRACTS - 144))
        | (1ULL << (KaikouParser::PRIVATE - 144))
        | (1ULL << (KaikouParser::OWN - 144))
        | (1ULL << (KaikouParser::DRAW - 144))
        | (1ULL << (KaikouParser::DISCARD - 144))
        | (1ULL << (KaikouParser::EXHAUSTED - 144))
        | (1ULL << (KaikouParser::CHOOSES - 144))
        | (1ULL << (KaikouParser::GIVES - 144))
        | (1ULL << (KaikouParser::SETS - 144))
        | (1ULL << (KaikouParser::DISCARDS - 144))
        | (1ULL << (KaikouParser::CALLS - 144))
        | (1ULL << (KaikouParser::CLAIMING - 144))
        | (1ULL << (KaikouParser::MORE_TILES - 144))
        | (1ULL << (KaikouParser::OFFERED - 144))
        | (1ULL << (KaikouParser::NEWEST - 144))
        | (1ULL << (KaikouParser::POT - 144))
        | (1ULL << (KaikouParser::HOUSE - 144))
        | (1ULL << (KaikouParser::SCORE - 144))
        | (1ULL << (KaikouParser::STANDING - 144))
        | (1ULL << (KaikouParser::TURNED - 144))
        | (1ULL << (KaikouParser::ONLY - 144))
        | (1ULL << (KaikouParser::FIRST - 144)))) != 0) || ((((_la - 211) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 211)) & ((1ULL << (KaikouParser::ACTOR - 211))
        | (1ULL << (KaikouParser::PAYER - 211))
        | (1ULL << (KaikouParser::PAYEE - 211))
        | (1ULL << (KaikouParser::WINS - 211))
        | (1ULL << (KaikouParser::OTHERS - 211))
        | (1ULL << (KaikouParser::WHO - 211))
        | (1ULL << (KaikouParser::NONE - 211))
        | (1ULL << (KaikouParser::WINNER - 211))
        | (1ULL << (KaikouParser::LOSER - 211)))) != 0) || ((((_la - 297) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 297)) & ((1ULL << (KaikouParser::WAIT_OPEN - 297))
        | (1ULL << (KaikouParser::WAIT_EDGE - 297))
        | (1ULL << (KaikouParser::WAIT_CLOSED - 297))
        | (1ULL << (KaikouParser::IDENT - 297)))) != 0)) {
        setState(514);
        line();
        setState(519);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(520);
      match(KaikouParser::RBRACE);
      break;
    }

    case 21: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::LiableDeclContext>(_localctx));
      enterOuterAlt(_localctx, 21);
      setState(522);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(521);
        match(KaikouParser::OVERRIDE);
      }
      setState(524);
      match(KaikouParser::LIABLE);
      setState(525);
      name();
      setState(527);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::BEFORE

      || _la == KaikouParser::AFTER) {
        setState(526);
        position();
      }
      setState(530);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(529);
        title();
      }
      setState(532);
      match(KaikouParser::COLON);
      setState(533);
      expr();
      setState(535);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WHEN

      || _la == KaikouParser::UNLESS) {
        setState(534);
        guard();
      }
      setState(538);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(537);
        cite();
      }
      break;
    }

    case 22: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::SharingDeclContext>(_localctx));
      enterOuterAlt(_localctx, 22);
      setState(541);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(540);
        match(KaikouParser::OVERRIDE);
      }
      setState(543);
      match(KaikouParser::SHARING);
      setState(544);
      name();
      setState(546);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::BEFORE

      || _la == KaikouParser::AFTER) {
        setState(545);
        position();
      }
      setState(549);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(548);
        title();
      }
      setState(551);
      match(KaikouParser::COLON);
      setState(552);
      match(KaikouParser::OFFENDERS);
      setState(554);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WHEN

      || _la == KaikouParser::UNLESS) {
        setState(553);
        guard();
      }
      setState(557);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(556);
        cite();
      }
      break;
    }

    case 23: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::DutyDeclContext>(_localctx));
      enterOuterAlt(_localctx, 23);
      setState(560);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(559);
        match(KaikouParser::OVERRIDE);
      }
      setState(562);
      match(KaikouParser::DUTY);
      setState(563);
      name();
      setState(565);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(564);
        title();
      }
      setState(567);
      match(KaikouParser::LBRACE);
      setState(571);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::EXCEPT || ((((_la - 121) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 121)) & ((1ULL << (KaikouParser::STARTS_AFTER_OPENING - 121))
        | (1ULL << (KaikouParser::OTHERS_DISCARD_SUIT - 121))
        | (1ULL << (KaikouParser::EXEMPT - 121)))) != 0)) {
        setState(568);
        dutyItem();
        setState(573);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(574);
      match(KaikouParser::RBRACE);
      setState(576);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(575);
        cite();
      }
      break;
    }

    case 24: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::ChooseDeclContext>(_localctx));
      enterOuterAlt(_localctx, 24);
      setState(579);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(578);
        match(KaikouParser::OVERRIDE);
      }
      setState(581);
      match(KaikouParser::CHOOSE_MOST);
      setState(582);
      expr();
      setState(587);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::COMMA) {
        setState(583);
        match(KaikouParser::COMMA);
        setState(584);
        expr();
        setState(589);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      break;
    }

    case 25: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::ResultDeclContext>(_localctx));
      enterOuterAlt(_localctx, 25);
      setState(591);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(590);
        match(KaikouParser::OVERRIDE);
      }
      setState(593);
      match(KaikouParser::RESULT);
      setState(594);
      match(KaikouParser::LBRACE);
      setState(598);
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
        | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 144) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 144)) & ((1ULL << (KaikouParser::ADDS - 144))
        | (1ULL << (KaikouParser::SUBTRACTS - 144))
        | (1ULL << (KaikouParser::PRIVATE - 144))
        | (1ULL << (KaikouParser::OWN - 144))
        | (1ULL << (KaikouParser::DRAW - 144))
        | (1ULL << (KaikouParser::DISCARD - 144))
        | (1ULL << (KaikouParser::EXHAUSTED - 144))
        | (1ULL << (KaikouParser::CHOOSES - 144))
        | (1ULL << (KaikouParser::GIVES - 144))
        | (1ULL << (KaikouParser::SETS - 144))
        | (1ULL << (KaikouParser::DISCARDS - 144))
        | (1ULL << (KaikouParser::CALLS - 144))
        | (1ULL << (KaikouParser::CLAIMING - 144))
        | (1ULL << (KaikouParser::MORE_TILES - 144))
        | (1ULL << (KaikouParser::OFFERED - 144))
        | (1ULL << (KaikouParser::NEWEST - 144))
        | (1ULL << (KaikouParser::POT - 144))
        | (1ULL << (KaikouParser::HOUSE - 144))
        | (1ULL << (KaikouParser::SCORE - 144))
        | (1ULL << (KaikouParser::STANDING - 144))
        | (1ULL << (KaikouParser::TURNED - 144))
        | (1ULL << (KaikouParser::ONLY - 144))
        | (1ULL << (KaikouParser::FIRST - 144)))) != 0) || ((((_la - 211) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 211)) & ((1ULL << (KaikouParser::ACTOR - 211))
        | (1ULL << (KaikouParser::PAYER - 211))
        | (1ULL << (KaikouParser::PAYEE - 211))
        | (1ULL << (KaikouParser::WINS - 211))
        | (1ULL << (KaikouParser::OTHERS - 211))
        | (1ULL << (KaikouParser::WHO - 211))
        | (1ULL << (KaikouParser::NONE - 211))
        | (1ULL << (KaikouParser::WINNER - 211))
        | (1ULL << (KaikouParser::LOSER - 211)))) != 0) || ((((_la - 297) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 297)) & ((1ULL << (KaikouParser::WAIT_OPEN - 297))
        | (1ULL << (KaikouParser::WAIT_EDGE - 297))
        | (1ULL << (KaikouParser::WAIT_CLOSED - 297))
        | (1ULL << (KaikouParser::IDENT - 297)))) != 0)) {
        setState(595);
        resultItem();
        setState(600);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(601);
      match(KaikouParser::RBRACE);
      break;
    }

    case 26: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::LeavingDeclContext>(_localctx));
      enterOuterAlt(_localctx, 26);
      setState(603);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(602);
        match(KaikouParser::OVERRIDE);
      }
      setState(605);
      match(KaikouParser::LEAVING);
      setState(606);
      match(KaikouParser::LBRACE);
      setState(610);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::PAYS

      || _la == KaikouParser::VOID_HAND) {
        setState(607);
        leavingItem();
        setState(612);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(613);
      match(KaikouParser::RBRACE);
      setState(615);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(614);
        cite();
      }
      break;
    }

    case 27: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::NextDealerDeclContext>(_localctx));
      enterOuterAlt(_localctx, 27);
      setState(618);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(617);
        match(KaikouParser::OVERRIDE);
      }
      setState(620);
      match(KaikouParser::NEXT_DEALER);
      setState(621);
      match(KaikouParser::LBRACE);
      setState(625);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (((((_la - 133) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 133)) & ((1ULL << (KaikouParser::SAME_SEAT - 133))
        | (1ULL << (KaikouParser::NEXT_SEAT - 133))
        | (1ULL << (KaikouParser::PREVIOUS_SEAT - 133))
        | (1ULL << (KaikouParser::WINNER_SEAT - 133)))) != 0)) {
        setState(622);
        nextDealerItem();
        setState(627);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(628);
      match(KaikouParser::RBRACE);
      setState(630);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(629);
        cite();
      }
      break;
    }

    case 28: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::MarkDeclContext>(_localctx));
      enterOuterAlt(_localctx, 28);
      setState(633);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(632);
        match(KaikouParser::OVERRIDE);
      }
      setState(635);
      match(KaikouParser::MARK);
      setState(636);
      name();
      setState(638);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(637);
        title();
      }
      setState(640);
      markScope();
      setState(645);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PRIVATE || _la == KaikouParser::COMMA) {
        setState(642);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::COMMA) {
          setState(641);
          match(KaikouParser::COMMA);
        }
        setState(644);
        match(KaikouParser::PRIVATE);
      }
      setState(647);
      match(KaikouParser::COLON);
      setState(648);
      markType();
      setState(649);
      match(KaikouParser::EQ);
      setState(650);
      optionValue();
      setState(659);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::LBRACE) {
        setState(651);
        match(KaikouParser::LBRACE);
        setState(655);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (((((_la - 105) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 105)) & ((1ULL << (KaikouParser::BECOMES - 105))
          | (1ULL << (KaikouParser::ADDS - 105))
          | (1ULL << (KaikouParser::SUBTRACTS - 105)))) != 0)) {
          setState(652);
          markLine();
          setState(657);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        setState(658);
        match(KaikouParser::RBRACE);
      }
      setState(662);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(661);
        cite();
      }
      break;
    }

    case 29: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::StepDeclContext>(_localctx));
      enterOuterAlt(_localctx, 29);
      setState(665);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(664);
        match(KaikouParser::OVERRIDE);
      }
      setState(667);
      match(KaikouParser::STEP);
      setState(668);
      name();
      setState(670);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::BEFORE

      || _la == KaikouParser::AFTER) {
        setState(669);
        position();
      }
      setState(673);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(672);
        title();
      }
      setState(685);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::BEFORE_PLAY: {
          setState(675);
          match(KaikouParser::BEFORE_PLAY);
          setState(680);
          _errHandler->sync(this);

          _la = _input->LA(1);
          if (_la == KaikouParser::ALL_AT_ONCE

          || _la == KaikouParser::IN_TURN_FROM || _la == KaikouParser::COMMA) {
            setState(677);
            _errHandler->sync(this);

            _la = _input->LA(1);
            if (_la == KaikouParser::COMMA) {
              setState(676);
              match(KaikouParser::COMMA);
            }
            setState(679);
            stepOrder();
          }
          break;
        }

        case KaikouParser::WITH_DISCARD: {
          setState(682);
          match(KaikouParser::WITH_DISCARD);
          break;
        }

        case KaikouParser::IN_OWN_TURN: {
          setState(683);
          match(KaikouParser::IN_OWN_TURN);
          break;
        }

        case KaikouParser::INSTEAD_OF_DRAW: {
          setState(684);
          match(KaikouParser::INSTEAD_OF_DRAW);
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      setState(688);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WHEN

      || _la == KaikouParser::UNLESS) {
        setState(687);
        guard();
      }
      setState(699);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::COLON) {
        setState(690);
        match(KaikouParser::COLON);
        setState(691);
        stepEffect();
        setState(696);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::COMMA) {
          setState(692);
          match(KaikouParser::COMMA);
          setState(693);
          stepEffect();
          setState(698);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
      }
      setState(702);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(701);
        cite();
      }
      break;
    }

    case 30: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::RestrictDeclContext>(_localctx));
      enterOuterAlt(_localctx, 30);
      setState(705);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(704);
        match(KaikouParser::OVERRIDE);
      }
      setState(707);
      match(KaikouParser::RESTRICT);
      setState(708);
      name();
      setState(710);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(709);
        title();
      }
      setState(713);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WHEN

      || _la == KaikouParser::UNLESS) {
        setState(712);
        guard();
      }
      setState(715);
      match(KaikouParser::COLON);
      setState(716);
      restriction();
      setState(721);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::COMMA) {
        setState(717);
        match(KaikouParser::COMMA);
        setState(718);
        restriction();
        setState(723);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(725);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(724);
        cite();
      }
      break;
    }

    case 31: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::PayDeclContext>(_localctx));
      enterOuterAlt(_localctx, 31);
      setState(728);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(727);
        match(KaikouParser::OVERRIDE);
      }
      setState(730);
      match(KaikouParser::PAY);
      setState(731);
      name();
      setState(733);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::BEFORE

      || _la == KaikouParser::AFTER) {
        setState(732);
        position();
      }
      setState(736);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(735);
        title();
      }
      setState(738);
      events();
      setState(739);
      match(KaikouParser::FROM);
      setState(740);
      party();
      setState(744);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::TO: {
          setState(741);
          match(KaikouParser::TO);
          setState(742);
          party();
          break;
        }

        case KaikouParser::TO_HOUSE: {
          setState(743);
          match(KaikouParser::TO_HOUSE);
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      setState(747);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WHEN

      || _la == KaikouParser::UNLESS) {
        setState(746);
        guard();
      }
      setState(749);
      payBody();
      setState(751);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(750);
        cite();
      }
      break;
    }

    case 32: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::TurnUpDeclContext>(_localctx));
      enterOuterAlt(_localctx, 32);
      setState(754);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(753);
        match(KaikouParser::OVERRIDE);
      }
      setState(756);
      match(KaikouParser::TURN_UP);
      setState(757);
      name();
      setState(759);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::STRING) {
        setState(758);
        title();
      }
      setState(761);
      match(KaikouParser::COLON);
      setState(762);
      turnPlace();
      setState(763);
      match(KaikouParser::LBRACE);
      setState(767);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::DEALER)
        | (1ULL << KaikouParser::INDICATOR)
        | (1ULL << KaikouParser::LAST_TILES)
        | (1ULL << KaikouParser::RUN)
        | (1ULL << KaikouParser::TRIPLET))) != 0) || ((((_la - 97) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 97)) & ((1ULL << (KaikouParser::WORTH - 97))
        | (1ULL << (KaikouParser::PAYMENT - 97))
        | (1ULL << (KaikouParser::LIABLE_BY - 97))
        | (1ULL << (KaikouParser::WINNINGS - 97))
        | (1ULL << (KaikouParser::LAST_OFFENDER - 97))
        | (1ULL << (KaikouParser::ANY_OFFENDER - 97))
        | (1ULL << (KaikouParser::NEXT_DEALER - 97))
        | (1ULL << (KaikouParser::UP_TO - 97))
        | (1ULL << (KaikouParser::EXHAUSTED - 97)))) != 0) || ((((_la - 182) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 182)) & ((1ULL << (KaikouParser::POT - 182))
        | (1ULL << (KaikouParser::HOUSE - 182))
        | (1ULL << (KaikouParser::SCORE - 182))
        | (1ULL << (KaikouParser::STANDING - 182))
        | (1ULL << (KaikouParser::FIRST_DEALER - 182))
        | (1ULL << (KaikouParser::HANDS_PLAYED - 182))
        | (1ULL << (KaikouParser::CLAIMANTS - 182))
        | (1ULL << (KaikouParser::COUNT_SEEN - 182))
        | (1ULL << (KaikouParser::TURNED - 182))
        | (1ULL << (KaikouParser::NEXT_OF_TURNED - 182))
        | (1ULL << (KaikouParser::SWAPS - 182))
        | (1ULL << (KaikouParser::OWN_CLAIMED - 182))
        | (1ULL << (KaikouParser::LAST_KONG_IS - 182))
        | (1ULL << (KaikouParser::SOURCE_OF_KONG - 182))
        | (1ULL << (KaikouParser::ACTOR - 182))
        | (1ULL << (KaikouParser::PAYER - 182))
        | (1ULL << (KaikouParser::PAYEE - 182))
        | (1ULL << (KaikouParser::THAT_TILE - 182))
        | (1ULL << (KaikouParser::FIRST_DRAW - 182))
        | (1ULL << (KaikouParser::LEFT_TO_DRAW - 182))
        | (1ULL << (KaikouParser::DISCARDS_MADE - 182))
        | (1ULL << (KaikouParser::NO_CALL_YET - 182))
        | (1ULL << (KaikouParser::COUNT_IN_PLAY - 182))
        | (1ULL << (KaikouParser::SUM_OF_DICE - 182))
        | (1ULL << (KaikouParser::WINS - 182))
        | (1ULL << (KaikouParser::NO_WINNERS - 182))
        | (1ULL << (KaikouParser::FIRST_WINNER - 182))
        | (1ULL << (KaikouParser::FIRST_WIN_GIVER - 182))
        | (1ULL << (KaikouParser::FIRST_WIN_COUNT - 182))
        | (1ULL << (KaikouParser::HEAD_OF_WINNERS - 182))
        | (1ULL << (KaikouParser::TAIL_OF_WINNERS - 182))
        | (1ULL << (KaikouParser::GIVER_KONG - 182))
        | (1ULL << (KaikouParser::BEST_WIN - 182))
        | (1ULL << (KaikouParser::OTHERS - 182))
        | (1ULL << (KaikouParser::OTHERS_IN_PLAY - 182))
        | (1ULL << (KaikouParser::SEATS_IN_PLAY - 182))
        | (1ULL << (KaikouParser::EVERY_SEAT_OF - 182))
        | (1ULL << (KaikouParser::TILES_OF - 182))
        | (1ULL << (KaikouParser::ANY_TILES_OF - 182))
        | (1ULL << (KaikouParser::DISCARDS_OF - 182))
        | (1ULL << (KaikouParser::EVERY_SEAT - 182))
        | (1ULL << (KaikouParser::SOME_SEAT - 182))
        | (1ULL << (KaikouParser::COUNT_SEATS - 182))
        | (1ULL << (KaikouParser::IF - 182)))) != 0) || ((((_la - 246) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 246)) & ((1ULL << (KaikouParser::NOT - 246))
        | (1ULL << (KaikouParser::YES - 246))
        | (1ULL << (KaikouParser::NO - 246))
        | (1ULL << (KaikouParser::ANY - 246))
        | (1ULL << (KaikouParser::COUNT - 246))
        | (1ULL << (KaikouParser::NONE - 246))
        | (1ULL << (KaikouParser::MIN - 246))
        | (1ULL << (KaikouParser::MAX - 246))
        | (1ULL << (KaikouParser::SIZE_OF - 246))
        | (1ULL << (KaikouParser::NEXT - 246))
        | (1ULL << (KaikouParser::PREVIOUS - 246))
        | (1ULL << (KaikouParser::OPENINGS - 246))
        | (1ULL << (KaikouParser::SOURCE_OF_OPENING - 246))
        | (1ULL << (KaikouParser::OPENINGS_IN_ONE_SUIT - 246))
        | (1ULL << (KaikouParser::WINNING_TILE - 246))
        | (1ULL << (KaikouParser::PREVIOUS_WILD - 246))
        | (1ULL << (KaikouParser::SELF_DRAWN - 246))
        | (1ULL << (KaikouParser::WON_ON_DISCARD - 246))
        | (1ULL << (KaikouParser::ROBBING - 246))
        | (1ULL << (KaikouParser::AFTER_KONG - 246))
        | (1ULL << (KaikouParser::DRAWN_HAND - 246))
        | (1ULL << (KaikouParser::WINNER - 246))
        | (1ULL << (KaikouParser::LOSER - 246))
        | (1ULL << (KaikouParser::GIVER - 246))
        | (1ULL << (KaikouParser::ROBBED_SEAT - 246))
        | (1ULL << (KaikouParser::NOBODY - 246))
        | (1ULL << (KaikouParser::PLACE_OF - 246))
        | (1ULL << (KaikouParser::READY - 246))
        | (1ULL << (KaikouParser::VALUE - 246))
        | (1ULL << (KaikouParser::EVERY_LOSER - 246))
        | (1ULL << (KaikouParser::SOME_LOSER - 246))
        | (1ULL << (KaikouParser::ALL_TILES_IN - 246))
        | (1ULL << (KaikouParser::ALL_ONE_SUIT - 246))
        | (1ULL << (KaikouParser::COUNT_TILES_IN - 246))
        | (1ULL << (KaikouParser::EVERY_MELD_IS - 246))
        | (1ULL << (KaikouParser::EVERY_GROUP_TOUCHES - 246))
        | (1ULL << (KaikouParser::COUNT_MELDS - 246))
        | (1ULL << (KaikouParser::ANY_MELD - 246))
        | (1ULL << (KaikouParser::NO_MELD - 246))
        | (1ULL << (KaikouParser::PAIR - 246))
        | (1ULL << (KaikouParser::EVERY_WILD_ITSELF - 246))
        | (1ULL << (KaikouParser::COUNT_WILDS_OTHER - 246))
        | (1ULL << (KaikouParser::COUNT_WILDS_AS - 246))
        | (1ULL << (KaikouParser::SHAPE_IS - 246))
        | (1ULL << (KaikouParser::WAIT_IS - 246))
        | (1ULL << (KaikouParser::EQUAL_RUN_PAIRS - 246))
        | (1ULL << (KaikouParser::MOST_EQUAL_RUNS - 246))
        | (1ULL << (KaikouParser::SAME_RUN_IN - 246))
        | (1ULL << (KaikouParser::SAME_TRIPLET_IN - 246))
        | (1ULL << (KaikouParser::LINKS_BY - 246))
        | (1ULL << (KaikouParser::WILD_IN_PAIR - 246))
        | (1ULL << (KaikouParser::KINDS_HELD - 246))
        | (1ULL << (KaikouParser::KINDS_IN_HAND - 246)))) != 0) || ((((_la - 311) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 311)) & ((1ULL << (KaikouParser::SUITS_IN_TILES - 311))
        | (1ULL << (KaikouParser::SUITS_HELD - 311))
        | (1ULL << (KaikouParser::SUITS_IN_HAND - 311))
        | (1ULL << (KaikouParser::HOLDS - 311))
        | (1ULL << (KaikouParser::RUNS_FROM - 311))
        | (1ULL << (KaikouParser::FULLY_CONCEALED - 311))
        | (1ULL << (KaikouParser::SHAPE_WAITS - 311))
        | (1ULL << (KaikouParser::WAITS - 311))
        | (1ULL << (KaikouParser::MINUS - 311))
        | (1ULL << (KaikouParser::LPAREN - 311))
        | (1ULL << (KaikouParser::LBRACE - 311))
        | (1ULL << (KaikouParser::LBRACKET - 311))
        | (1ULL << (KaikouParser::TILEWORD - 311))
        | (1ULL << (KaikouParser::NUMBER - 311))
        | (1ULL << (KaikouParser::IDENT - 311)))) != 0)) {
        setState(764);
        turnLine();
        setState(769);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(770);
      match(KaikouParser::RBRACE);
      setState(772);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(771);
        cite();
      }
      break;
    }

    case 33: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::AfterDeclContext>(_localctx));
      enterOuterAlt(_localctx, 33);
      setState(775);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OVERRIDE) {
        setState(774);
        match(KaikouParser::OVERRIDE);
      }
      setState(777);
      match(KaikouParser::AFTER);
      setState(778);
      event();
      setState(779);
      match(KaikouParser::LBRACE);
      setState(783);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::DEALER || _la == KaikouParser::NEXT_DEALER

      || _la == KaikouParser::MATCH_ENDS || ((((_la - 205) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 205)) & ((1ULL << (KaikouParser::LEAVES_PLAY - 205))
        | (1ULL << (KaikouParser::PLAYS_ON - 205))
        | (1ULL << (KaikouParser::HAND_ENDS - 205))
        | (1ULL << (KaikouParser::NEXT_TURN_AFTER - 205))
        | (1ULL << (KaikouParser::SAME_DEALER - 205))
        | (1ULL << (KaikouParser::PREVIOUS_DEALER - 205)))) != 0)) {
        setState(780);
        afterItem();
        setState(785);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(786);
      match(KaikouParser::RBRACE);
      setState(788);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::PER) {
        setState(787);
        cite();
      }
      break;
    }

    case 34: {
      _localctx = dynamic_cast<DeclarationContext *>(_tracker.createInstance<KaikouParser::ExampleDeclContext>(_localctx));
      enterOuterAlt(_localctx, 34);
      setState(790);
      match(KaikouParser::EXAMPLE);
      setState(791);
      title();
      setState(801);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WITH) {
        setState(792);
        match(KaikouParser::WITH);
        setState(793);
        exampleOption();
        setState(798);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::COMMA) {
          setState(794);
          match(KaikouParser::COMMA);
          setState(795);
          exampleOption();
          setState(800);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
      }
      setState(803);
      match(KaikouParser::LBRACE);
      setState(807);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while ((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::FACT)
        | (1ULL << KaikouParser::DEALER)
        | (1ULL << KaikouParser::INDICATOR))) != 0) || _la == KaikouParser::WIN

      || _la == KaikouParser::OFFENDERS || ((((_la - 182) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 182)) & ((1ULL << (KaikouParser::POT - 182))
        | (1ULL << (KaikouParser::SCORE - 182))
        | (1ULL << (KaikouParser::FROM_DEAL - 182))
        | (1ULL << (KaikouParser::TURNED - 182))
        | (1ULL << (KaikouParser::LEFT_TO_DRAW - 182))
        | (1ULL << (KaikouParser::THEN - 182)))) != 0) || ((((_la - 266) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 266)) & ((1ULL << (KaikouParser::PREVIOUS_WILD - 266))
        | (1ULL << (KaikouParser::SEAT - 266))
        | (1ULL << (KaikouParser::EXPECT - 266))
        | (1ULL << (KaikouParser::WAITS - 266)))) != 0)) {
        setState(804);
        exampleItem();
        setState(809);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(810);
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

tree::TerminalNode* KaikouParser::DeclKindContext::MARK() {
  return getToken(KaikouParser::MARK, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::STEP() {
  return getToken(KaikouParser::STEP, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::RESTRICT() {
  return getToken(KaikouParser::RESTRICT, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::PAY() {
  return getToken(KaikouParser::PAY, 0);
}

tree::TerminalNode* KaikouParser::DeclKindContext::TURN_UP() {
  return getToken(KaikouParser::TURN_UP, 0);
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
    setState(814);
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
      | (1ULL << (KaikouParser::DUTY - 84))
      | (1ULL << (KaikouParser::MARK - 84))
      | (1ULL << (KaikouParser::STEP - 84))
      | (1ULL << (KaikouParser::RESTRICT - 84))
      | (1ULL << (KaikouParser::PAY - 84)))) != 0) || _la == KaikouParser::TURN_UP)) {
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
    setState(816);
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
    setState(818);
    _la = _input->LA(1);
    if (!(_la == KaikouParser::BEFORE

    || _la == KaikouParser::AFTER)) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(819);
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
    setState(821);
    _la = _input->LA(1);
    if (!(_la == KaikouParser::WHEN

    || _la == KaikouParser::UNLESS)) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(822);
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
    setState(860);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::SUIT: {
        _localctx = dynamic_cast<TilesItemContext *>(_tracker.createInstance<KaikouParser::SuitItemContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(824);
        match(KaikouParser::SUIT);
        setState(826); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(825);
          ref();
          setState(828); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::IDENT);
        setState(830);
        match(KaikouParser::NUMBER);
        setState(831);
        match(KaikouParser::DOTS);
        setState(832);
        match(KaikouParser::NUMBER);
        setState(833);
        match(KaikouParser::COPIES);
        setState(834);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::HONOUR: {
        _localctx = dynamic_cast<TilesItemContext *>(_tracker.createInstance<KaikouParser::HonourItemContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(836);
        match(KaikouParser::HONOUR);
        setState(838); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(837);
          ref();
          setState(840); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::IDENT);
        setState(842);
        match(KaikouParser::COPIES);
        setState(843);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::FLOWER: {
        _localctx = dynamic_cast<TilesItemContext *>(_tracker.createInstance<KaikouParser::FlowerItemContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(845);
        match(KaikouParser::FLOWER);
        setState(847); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(846);
          ref();
          setState(849); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::IDENT);
        setState(851);
        match(KaikouParser::COPIES);
        setState(852);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::RING: {
        _localctx = dynamic_cast<TilesItemContext *>(_tracker.createInstance<KaikouParser::RingItemContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(854);
        match(KaikouParser::RING);
        setState(856); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(855);
          ref();
          setState(858); 
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
    setState(875);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::YES_NO: {
        enterOuterAlt(_localctx, 1);
        setState(862);
        match(KaikouParser::YES_NO);
        break;
      }

      case KaikouParser::NUMBER_TYPE: {
        enterOuterAlt(_localctx, 2);
        setState(863);
        match(KaikouParser::NUMBER_TYPE);
        break;
      }

      case KaikouParser::POINTS: {
        enterOuterAlt(_localctx, 3);
        setState(864);
        match(KaikouParser::POINTS);
        break;
      }

      case KaikouParser::FAN: {
        enterOuterAlt(_localctx, 4);
        setState(865);
        match(KaikouParser::FAN);
        break;
      }

      case KaikouParser::LIMIT: {
        enterOuterAlt(_localctx, 5);
        setState(866);
        match(KaikouParser::LIMIT);
        break;
      }

      case KaikouParser::LIST: {
        enterOuterAlt(_localctx, 6);
        setState(867);
        match(KaikouParser::LIST);
        break;
      }

      case KaikouParser::PATTERNS: {
        enterOuterAlt(_localctx, 7);
        setState(868);
        match(KaikouParser::PATTERNS);
        break;
      }

      case KaikouParser::ONE_OF: {
        enterOuterAlt(_localctx, 8);
        setState(869);
        match(KaikouParser::ONE_OF);
        setState(871); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(870);
          enumerator();
          setState(873); 
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
          | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 144) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 144)) & ((1ULL << (KaikouParser::ADDS - 144))
          | (1ULL << (KaikouParser::SUBTRACTS - 144))
          | (1ULL << (KaikouParser::PRIVATE - 144))
          | (1ULL << (KaikouParser::OWN - 144))
          | (1ULL << (KaikouParser::DRAW - 144))
          | (1ULL << (KaikouParser::DISCARD - 144))
          | (1ULL << (KaikouParser::EXHAUSTED - 144))
          | (1ULL << (KaikouParser::CHOOSES - 144))
          | (1ULL << (KaikouParser::GIVES - 144))
          | (1ULL << (KaikouParser::SETS - 144))
          | (1ULL << (KaikouParser::DISCARDS - 144))
          | (1ULL << (KaikouParser::CALLS - 144))
          | (1ULL << (KaikouParser::CLAIMING - 144))
          | (1ULL << (KaikouParser::MORE_TILES - 144))
          | (1ULL << (KaikouParser::OFFERED - 144))
          | (1ULL << (KaikouParser::NEWEST - 144))
          | (1ULL << (KaikouParser::POT - 144))
          | (1ULL << (KaikouParser::HOUSE - 144))
          | (1ULL << (KaikouParser::SCORE - 144))
          | (1ULL << (KaikouParser::STANDING - 144))
          | (1ULL << (KaikouParser::TURNED - 144))
          | (1ULL << (KaikouParser::ONLY - 144))
          | (1ULL << (KaikouParser::FIRST - 144)))) != 0) || ((((_la - 211) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 211)) & ((1ULL << (KaikouParser::ACTOR - 211))
          | (1ULL << (KaikouParser::PAYER - 211))
          | (1ULL << (KaikouParser::PAYEE - 211))
          | (1ULL << (KaikouParser::WINS - 211))
          | (1ULL << (KaikouParser::OTHERS - 211))
          | (1ULL << (KaikouParser::WHO - 211))
          | (1ULL << (KaikouParser::NONE - 211))
          | (1ULL << (KaikouParser::WINNER - 211))
          | (1ULL << (KaikouParser::LOSER - 211)))) != 0) || ((((_la - 297) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 297)) & ((1ULL << (KaikouParser::WAIT_OPEN - 297))
          | (1ULL << (KaikouParser::WAIT_EDGE - 297))
          | (1ULL << (KaikouParser::WAIT_CLOSED - 297))
          | (1ULL << (KaikouParser::NUMBER - 297))
          | (1ULL << (KaikouParser::IDENT - 297)))) != 0));
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
    setState(879);
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
      case KaikouParser::ADDS:
      case KaikouParser::SUBTRACTS:
      case KaikouParser::PRIVATE:
      case KaikouParser::OWN:
      case KaikouParser::DRAW:
      case KaikouParser::DISCARD:
      case KaikouParser::EXHAUSTED:
      case KaikouParser::CHOOSES:
      case KaikouParser::GIVES:
      case KaikouParser::SETS:
      case KaikouParser::DISCARDS:
      case KaikouParser::CALLS:
      case KaikouParser::CLAIMING:
      case KaikouParser::MORE_TILES:
      case KaikouParser::OFFERED:
      case KaikouParser::NEWEST:
      case KaikouParser::POT:
      case KaikouParser::HOUSE:
      case KaikouParser::SCORE:
      case KaikouParser::STANDING:
      case KaikouParser::TURNED:
      case KaikouParser::ONLY:
      case KaikouParser::FIRST:
      case KaikouParser::ACTOR:
      case KaikouParser::PAYER:
      case KaikouParser::PAYEE:
      case KaikouParser::WINS:
      case KaikouParser::OTHERS:
      case KaikouParser::WHO:
      case KaikouParser::NONE:
      case KaikouParser::WINNER:
      case KaikouParser::LOSER:
      case KaikouParser::WAIT_OPEN:
      case KaikouParser::WAIT_EDGE:
      case KaikouParser::WAIT_CLOSED:
      case KaikouParser::IDENT: {
        enterOuterAlt(_localctx, 1);
        setState(877);
        name();
        break;
      }

      case KaikouParser::NUMBER: {
        enterOuterAlt(_localctx, 2);
        setState(878);
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
    setState(889);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 142, _ctx)) {
    case 1: {
      enterOuterAlt(_localctx, 1);
      setState(881);
      expr();
      setState(885);
      _errHandler->sync(this);
      alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 141, _ctx);
      while (alt != 2 && alt != atn::ATN::INVALID_ALT_NUMBER) {
        if (alt == 1) {
          setState(882);
          ref(); 
        }
        setState(887);
        _errHandler->sync(this);
        alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 141, _ctx);
      }
      break;
    }

    case 2: {
      enterOuterAlt(_localctx, 2);
      setState(888);
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
    setState(891);
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


//----------------- BeginsItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::BeginsItemContext::BEGINS_WITH() {
  return getToken(KaikouParser::BEGINS_WITH, 0);
}

KaikouParser::ExprContext* KaikouParser::BeginsItemContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::BeginsItemContext::POINTS() {
  return getToken(KaikouParser::POINTS, 0);
}

KaikouParser::CiteContext* KaikouParser::BeginsItemContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::BeginsItemContext::BeginsItemContext(DealItemContext *ctx) { copyFrom(ctx); }


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
    setState(941);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::SEATS: {
        _localctx = dynamic_cast<DealItemContext *>(_tracker.createInstance<KaikouParser::SeatsItemContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(893);
        match(KaikouParser::SEATS);
        setState(894);
        match(KaikouParser::NUMBER);
        setState(896);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(895);
          cite();
        }
        break;
      }

      case KaikouParser::DICE: {
        _localctx = dynamic_cast<DealItemContext *>(_tracker.createInstance<KaikouParser::DiceItemContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(898);
        match(KaikouParser::DICE);
        setState(899);
        match(KaikouParser::NUMBER);
        setState(901);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(900);
          cite();
        }
        break;
      }

      case KaikouParser::BREAK_AT_SUM: {
        _localctx = dynamic_cast<DealItemContext *>(_tracker.createInstance<KaikouParser::BreakItemContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(903);
        match(KaikouParser::BREAK_AT_SUM);
        setState(908);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::SKIP_SMALLER

        || _la == KaikouParser::SKIP_SUM || _la == KaikouParser::COMMA) {
          setState(905);
          _errHandler->sync(this);

          _la = _input->LA(1);
          if (_la == KaikouParser::COMMA) {
            setState(904);
            match(KaikouParser::COMMA);
          }
          setState(907);
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
        setState(911);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(910);
          cite();
        }
        break;
      }

      case KaikouParser::HAND: {
        _localctx = dynamic_cast<DealItemContext *>(_tracker.createInstance<KaikouParser::HandItemContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(913);
        match(KaikouParser::HAND);
        setState(914);
        expr();
        setState(920);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::DEALER || _la == KaikouParser::COMMA) {
          setState(916);
          _errHandler->sync(this);

          _la = _input->LA(1);
          if (_la == KaikouParser::COMMA) {
            setState(915);
            match(KaikouParser::COMMA);
          }
          setState(918);
          match(KaikouParser::DEALER);
          setState(919);
          expr();
        }
        setState(923);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(922);
          cite();
        }
        break;
      }

      case KaikouParser::INDICATOR: {
        _localctx = dynamic_cast<DealItemContext *>(_tracker.createInstance<KaikouParser::IndicatorItemContext>(_localctx));
        enterOuterAlt(_localctx, 5);
        setState(925);
        match(KaikouParser::INDICATOR);
        setState(926);
        wallPlace();
        setState(928);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::WHEN

        || _la == KaikouParser::UNLESS) {
          setState(927);
          guard();
        }
        setState(931);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(930);
          cite();
        }
        break;
      }

      case KaikouParser::BEGINS_WITH: {
        _localctx = dynamic_cast<DealItemContext *>(_tracker.createInstance<KaikouParser::BeginsItemContext>(_localctx));
        enterOuterAlt(_localctx, 6);
        setState(933);
        match(KaikouParser::BEGINS_WITH);
        setState(934);
        expr();
        setState(936);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::POINTS) {
          setState(935);
          match(KaikouParser::POINTS);
        }
        setState(939);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(938);
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
    setState(947);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::HEAD_OF_WALL: {
        enterOuterAlt(_localctx, 1);
        setState(943);
        match(KaikouParser::HEAD_OF_WALL);
        break;
      }

      case KaikouParser::UPPER_OF_STACK:
      case KaikouParser::LOWER_OF_STACK: {
        enterOuterAlt(_localctx, 2);
        setState(944);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::UPPER_OF_STACK

        || _la == KaikouParser::LOWER_OF_STACK)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(945);
        match(KaikouParser::NUMBER);
        setState(946);
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
    setState(969);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::STACKS: {
        _localctx = dynamic_cast<WallItemContext *>(_tracker.createInstance<KaikouParser::StacksItemContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(949);
        match(KaikouParser::STACKS);
        setState(950);
        match(KaikouParser::NUMBER);
        setState(952);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(951);
          cite();
        }
        break;
      }

      case KaikouParser::REPLACEMENTS: {
        _localctx = dynamic_cast<WallItemContext *>(_tracker.createInstance<KaikouParser::ReplacementsItemContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(954);
        match(KaikouParser::REPLACEMENTS);
        setState(955);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::FROM_TAIL

        || _la == KaikouParser::FROM_HEAD)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(957);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(956);
          cite();
        }
        break;
      }

      case KaikouParser::KEEP: {
        _localctx = dynamic_cast<WallItemContext *>(_tracker.createInstance<KaikouParser::KeepItemContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(959);
        match(KaikouParser::KEEP);
        setState(960);
        expr();
        setState(962);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(961);
          cite();
        }
        break;
      }

      case KaikouParser::LAST_TILES: {
        _localctx = dynamic_cast<WallItemContext *>(_tracker.createInstance<KaikouParser::LastTilesItemContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(964);
        match(KaikouParser::LAST_TILES);
        setState(965);
        expr();
        setState(967);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(966);
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
    setState(972); 
    _errHandler->sync(this);
    _la = _input->LA(1);
    do {
      setState(971);
      setAtom();
      setState(974); 
      _errHandler->sync(this);
      _la = _input->LA(1);
    } while (_la == KaikouParser::RANK

    || _la == KaikouParser::ALL_TILES || ((((_la - 194) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 194)) & ((1ULL << (KaikouParser::SWAPS - 194))
      | (1ULL << (KaikouParser::TILES_OF - 194))
      | (1ULL << (KaikouParser::DISCARDS_OF - 194)))) != 0) || ((((_la - 325) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 325)) & ((1ULL << (KaikouParser::SHAPE_WAITS - 325))
      | (1ULL << (KaikouParser::WAITS - 325))
      | (1ULL << (KaikouParser::LPAREN - 325))
      | (1ULL << (KaikouParser::LBRACE - 325))
      | (1ULL << (KaikouParser::TILEWORD - 325))
      | (1ULL << (KaikouParser::IDENT - 325)))) != 0));
    setState(982);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::EXCEPT) {
      setState(976);
      match(KaikouParser::EXCEPT);
      setState(978); 
      _errHandler->sync(this);
      _la = _input->LA(1);
      do {
        setState(977);
        setAtom();
        setState(980); 
        _errHandler->sync(this);
        _la = _input->LA(1);
      } while (_la == KaikouParser::RANK

      || _la == KaikouParser::ALL_TILES || ((((_la - 194) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 194)) & ((1ULL << (KaikouParser::SWAPS - 194))
        | (1ULL << (KaikouParser::TILES_OF - 194))
        | (1ULL << (KaikouParser::DISCARDS_OF - 194)))) != 0) || ((((_la - 325) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 325)) & ((1ULL << (KaikouParser::SHAPE_WAITS - 325))
        | (1ULL << (KaikouParser::WAITS - 325))
        | (1ULL << (KaikouParser::LPAREN - 325))
        | (1ULL << (KaikouParser::LBRACE - 325))
        | (1ULL << (KaikouParser::TILEWORD - 325))
        | (1ULL << (KaikouParser::IDENT - 325)))) != 0));
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


//----------------- SetDiscardsContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SetDiscardsContext::DISCARDS_OF() {
  return getToken(KaikouParser::DISCARDS_OF, 0);
}

KaikouParser::SetDiscardsContext::SetDiscardsContext(SetAtomContext *ctx) { copyFrom(ctx); }


//----------------- SetSuitExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SetSuitExprContext::TILES_OF() {
  return getToken(KaikouParser::TILES_OF, 0);
}

KaikouParser::RefContext* KaikouParser::SetSuitExprContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

tree::TerminalNode* KaikouParser::SetSuitExprContext::LPAREN() {
  return getToken(KaikouParser::LPAREN, 0);
}

KaikouParser::ExprContext* KaikouParser::SetSuitExprContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::SetSuitExprContext::RPAREN() {
  return getToken(KaikouParser::RPAREN, 0);
}

KaikouParser::SetSuitExprContext::SetSuitExprContext(SetAtomContext *ctx) { copyFrom(ctx); }


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


//----------------- SetSwapsContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SetSwapsContext::SWAPS() {
  return getToken(KaikouParser::SWAPS, 0);
}

KaikouParser::SetSwapsContext::SetSwapsContext(SetAtomContext *ctx) { copyFrom(ctx); }


//----------------- SetWaitsContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SetWaitsContext::WAITS() {
  return getToken(KaikouParser::WAITS, 0);
}

tree::TerminalNode* KaikouParser::SetWaitsContext::SHAPE_WAITS() {
  return getToken(KaikouParser::SHAPE_WAITS, 0);
}

tree::TerminalNode* KaikouParser::SetWaitsContext::OF() {
  return getToken(KaikouParser::OF, 0);
}

KaikouParser::SeatRefContext* KaikouParser::SetWaitsContext::seatRef() {
  return getRuleContext<KaikouParser::SeatRefContext>(0);
}

KaikouParser::SetWaitsContext::SetWaitsContext(SetAtomContext *ctx) { copyFrom(ctx); }


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
    size_t alt;
    setState(1016);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::IDENT: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetNameContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(984);
        ref();
        break;
      }

      case KaikouParser::TILEWORD: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetTilesContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(985);
        match(KaikouParser::TILEWORD);
        break;
      }

      case KaikouParser::RANK: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetRankContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(986);
        match(KaikouParser::RANK);
        setState(988); 
        _errHandler->sync(this);
        alt = 1;
        do {
          switch (alt) {
            case 1: {
                  setState(987);
                  match(KaikouParser::NUMBER);
                  break;
                }

          default:
            throw NoViableAltException(this);
          }
          setState(990); 
          _errHandler->sync(this);
          alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 165, _ctx);
        } while (alt != 2 && alt != atn::ATN::INVALID_ALT_NUMBER);
        break;
      }

      case KaikouParser::ALL_TILES: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetAllContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(992);
        match(KaikouParser::ALL_TILES);
        break;
      }

      case KaikouParser::LBRACE: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetBracesContext>(_localctx));
        enterOuterAlt(_localctx, 5);
        setState(993);
        match(KaikouParser::LBRACE);
        setState(994);
        setExpr();
        setState(995);
        match(KaikouParser::RBRACE);
        break;
      }

      case KaikouParser::LPAREN: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetTileExprContext>(_localctx));
        enterOuterAlt(_localctx, 6);
        setState(997);
        match(KaikouParser::LPAREN);
        setState(998);
        expr();
        setState(999);
        match(KaikouParser::RPAREN);
        break;
      }

      case KaikouParser::TILES_OF: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetSuitExprContext>(_localctx));
        enterOuterAlt(_localctx, 7);
        setState(1001);
        match(KaikouParser::TILES_OF);
        setState(1007);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case KaikouParser::IDENT: {
            setState(1002);
            ref();
            break;
          }

          case KaikouParser::LPAREN: {
            setState(1003);
            match(KaikouParser::LPAREN);
            setState(1004);
            expr();
            setState(1005);
            match(KaikouParser::RPAREN);
            break;
          }

        default:
          throw NoViableAltException(this);
        }
        break;
      }

      case KaikouParser::DISCARDS_OF: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetDiscardsContext>(_localctx));
        enterOuterAlt(_localctx, 8);
        setState(1009);
        match(KaikouParser::DISCARDS_OF);
        break;
      }

      case KaikouParser::SWAPS: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetSwapsContext>(_localctx));
        enterOuterAlt(_localctx, 9);
        setState(1010);
        match(KaikouParser::SWAPS);
        break;
      }

      case KaikouParser::SHAPE_WAITS:
      case KaikouParser::WAITS: {
        _localctx = dynamic_cast<SetAtomContext *>(_tracker.createInstance<KaikouParser::SetWaitsContext>(_localctx));
        enterOuterAlt(_localctx, 10);
        setState(1011);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::SHAPE_WAITS

        || _la == KaikouParser::WAITS)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(1014);
        _errHandler->sync(this);

        switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 167, _ctx)) {
        case 1: {
          setState(1012);
          match(KaikouParser::OF);
          setState(1013);
          seatRef();
          break;
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
    setState(1025);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 169, _ctx)) {
    case 1: {
      _localctx = dynamic_cast<CallKindContext *>(_tracker.createInstance<KaikouParser::MeldCallContext>(_localctx));
      enterOuterAlt(_localctx, 1);
      setState(1018);
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
      setState(1019);
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
      setState(1020);
      match(KaikouParser::QUAD);
      setState(1021);
      match(KaikouParser::ADDED_TO);
      setState(1022);
      ref();
      break;
    }

    case 3: {
      _localctx = dynamic_cast<CallKindContext *>(_tracker.createInstance<KaikouParser::AsideCallContext>(_localctx));
      enterOuterAlt(_localctx, 3);
      setState(1023);
      match(KaikouParser::SET_ASIDE);
      setState(1024);
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
    setState(1027);
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
    setState(1029);
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
    setState(1031);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::WHEN

    || _la == KaikouParser::UNLESS) {
      setState(1030);
      guard();
    }
    setState(1034);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::PER) {
      setState(1033);
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

//----------------- NoWinnerItemContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::NoWinnerItemContext::NO_WINNER() {
  return getToken(KaikouParser::NO_WINNER, 0);
}

KaikouParser::GuardContext* KaikouParser::NoWinnerItemContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}

KaikouParser::CiteContext* KaikouParser::NoWinnerItemContext::cite() {
  return getRuleContext<KaikouParser::CiteContext>(0);
}

KaikouParser::NoWinnerItemContext::NoWinnerItemContext(ClaimsItemContext *ctx) { copyFrom(ctx); }


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
    setState(1073);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::ORDER: {
        _localctx = dynamic_cast<ClaimsItemContext *>(_tracker.createInstance<KaikouParser::OrderItemContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(1036);
        match(KaikouParser::ORDER);
        setState(1037);
        claimRank();
        setState(1042);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::COMMA) {
          setState(1038);
          match(KaikouParser::COMMA);
          setState(1039);
          claimRank();
          setState(1044);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

      case KaikouParser::ONE_WINNER:
      case KaikouParser::EVERY_WINNER: {
        _localctx = dynamic_cast<ClaimsItemContext *>(_tracker.createInstance<KaikouParser::WinnersItemContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(1045);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::ONE_WINNER

        || _la == KaikouParser::EVERY_WINNER)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(1051);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::FIRST_FROM

        || _la == KaikouParser::FIRST_AFTER || _la == KaikouParser::COMMA) {
          setState(1047);
          _errHandler->sync(this);

          _la = _input->LA(1);
          if (_la == KaikouParser::COMMA) {
            setState(1046);
            match(KaikouParser::COMMA);
          }
          setState(1049);
          _la = _input->LA(1);
          if (!(_la == KaikouParser::FIRST_FROM

          || _la == KaikouParser::FIRST_AFTER)) {
          _errHandler->recoverInline(this);
          }
          else {
            _errHandler->reportMatch(this);
            consume();
          }
          setState(1050);
          expr();
        }
        setState(1054);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::WHEN

        || _la == KaikouParser::UNLESS) {
          setState(1053);
          guard();
        }
        setState(1057);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(1056);
          cite();
        }
        break;
      }

      case KaikouParser::PASSING_LOCKS: {
        _localctx = dynamic_cast<ClaimsItemContext *>(_tracker.createInstance<KaikouParser::PassingItemContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(1059);
        match(KaikouParser::PASSING_LOCKS);
        setState(1061);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::WHEN

        || _la == KaikouParser::UNLESS) {
          setState(1060);
          guard();
        }
        setState(1064);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(1063);
          cite();
        }
        break;
      }

      case KaikouParser::NO_WINNER: {
        _localctx = dynamic_cast<ClaimsItemContext *>(_tracker.createInstance<KaikouParser::NoWinnerItemContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(1066);
        match(KaikouParser::NO_WINNER);
        setState(1068);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::WHEN

        || _la == KaikouParser::UNLESS) {
          setState(1067);
          guard();
        }
        setState(1071);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(1070);
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
    setState(1077); 
    _errHandler->sync(this);
    _la = _input->LA(1);
    do {
      setState(1077);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::WIN: {
          setState(1075);
          match(KaikouParser::WIN);
          break;
        }

        case KaikouParser::IDENT: {
          setState(1076);
          ref();
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      setState(1079); 
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
    setState(1103);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 187, _ctx)) {
    case 1: {
      _localctx = dynamic_cast<ShapeBodyContext *>(_tracker.createInstance<KaikouParser::MeldsShapeContext>(_localctx));
      enterOuterAlt(_localctx, 1);
      setState(1081);
      match(KaikouParser::NUMBER);
      setState(1082);
      match(KaikouParser::MELD);
      setState(1084);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::AND_A_PAIR) {
        setState(1083);
        match(KaikouParser::AND_A_PAIR);
      }
      break;
    }

    case 2: {
      _localctx = dynamic_cast<ShapeBodyContext *>(_tracker.createInstance<KaikouParser::PairsShapeContext>(_localctx));
      enterOuterAlt(_localctx, 2);
      setState(1086);
      match(KaikouParser::NUMBER);
      setState(1087);
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
      setState(1088);
      match(KaikouParser::ONE_EACH_OF);
      setState(1089);
      shapeSet();
      setState(1097);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::COMMA: {
          setState(1090);
          match(KaikouParser::COMMA);
          setState(1091);
          match(KaikouParser::NUMBER);
          setState(1092);
          match(KaikouParser::MELD);
          setState(1094);
          _errHandler->sync(this);

          _la = _input->LA(1);
          if (_la == KaikouParser::AND_A_PAIR) {
            setState(1093);
            match(KaikouParser::AND_A_PAIR);
          }
          break;
        }

        case KaikouParser::AND_ONE_MORE: {
          setState(1096);
          match(KaikouParser::AND_ONE_MORE);
          break;
        }

        case KaikouParser::EOF:
        case KaikouParser::DOCUMENT:
        case KaikouParser::PER:
        case KaikouParser::OVERRIDE:
        case KaikouParser::REMOVE:
        case KaikouParser::DEFAULT:
        case KaikouParser::AFTER:
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
        case KaikouParser::MARK:
        case KaikouParser::STEP:
        case KaikouParser::RESTRICT:
        case KaikouParser::PAY:
        case KaikouParser::TURN_UP:
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
      setState(1099);
      match(KaikouParser::NUMBER);
      setState(1100);
      match(KaikouParser::DIFFERENT_OF);
      setState(1101);
      shapeSet();
      break;
    }

    case 5: {
      _localctx = dynamic_cast<ShapeBodyContext *>(_tracker.createInstance<KaikouParser::AnyShapeContext>(_localctx));
      enterOuterAlt(_localctx, 5);
      setState(1102);
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
    setState(1122);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::KNITTED: {
        enterOuterAlt(_localctx, 1);
        setState(1105);
        match(KaikouParser::KNITTED);
        setState(1107); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(1106);
          match(KaikouParser::NUMBER);
          setState(1109); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::NUMBER);
        setState(1114);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::RANK

        || _la == KaikouParser::ALL_TILES || ((((_la - 194) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 194)) & ((1ULL << (KaikouParser::SWAPS - 194))
          | (1ULL << (KaikouParser::TILES_OF - 194))
          | (1ULL << (KaikouParser::DISCARDS_OF - 194)))) != 0) || ((((_la - 325) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 325)) & ((1ULL << (KaikouParser::SHAPE_WAITS - 325))
          | (1ULL << (KaikouParser::WAITS - 325))
          | (1ULL << (KaikouParser::LPAREN - 325))
          | (1ULL << (KaikouParser::LBRACE - 325))
          | (1ULL << (KaikouParser::TILEWORD - 325))
          | (1ULL << (KaikouParser::IDENT - 325)))) != 0)) {
          setState(1111);
          setAtom();
          setState(1116);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        break;
      }

      case KaikouParser::RANK:
      case KaikouParser::ALL_TILES:
      case KaikouParser::SWAPS:
      case KaikouParser::TILES_OF:
      case KaikouParser::DISCARDS_OF:
      case KaikouParser::SHAPE_WAITS:
      case KaikouParser::WAITS:
      case KaikouParser::LPAREN:
      case KaikouParser::LBRACE:
      case KaikouParser::TILEWORD:
      case KaikouParser::IDENT: {
        enterOuterAlt(_localctx, 2);
        setState(1118); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(1117);
          setAtom();
          setState(1120); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::RANK

        || _la == KaikouParser::ALL_TILES || ((((_la - 194) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 194)) & ((1ULL << (KaikouParser::SWAPS - 194))
          | (1ULL << (KaikouParser::TILES_OF - 194))
          | (1ULL << (KaikouParser::DISCARDS_OF - 194)))) != 0) || ((((_la - 325) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 325)) & ((1ULL << (KaikouParser::SHAPE_WAITS - 325))
          | (1ULL << (KaikouParser::WAITS - 325))
          | (1ULL << (KaikouParser::LPAREN - 325))
          | (1ULL << (KaikouParser::LBRACE - 325))
          | (1ULL << (KaikouParser::TILEWORD - 325))
          | (1ULL << (KaikouParser::IDENT - 325)))) != 0));
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
    setState(1124);
    _la = _input->LA(1);
    if (!(_la == KaikouParser::IMPLIES

    || _la == KaikouParser::EXCLUDES)) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(1126); 
    _errHandler->sync(this);
    _la = _input->LA(1);
    do {
      setState(1125);
      ref();
      setState(1128); 
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
    setState(1157);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::REMOVE: {
        _localctx = dynamic_cast<LineContext *>(_tracker.createInstance<KaikouParser::RemoveLineContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(1130);
        match(KaikouParser::REMOVE);
        setState(1131);
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
      case KaikouParser::ADDS:
      case KaikouParser::SUBTRACTS:
      case KaikouParser::PRIVATE:
      case KaikouParser::OWN:
      case KaikouParser::DRAW:
      case KaikouParser::DISCARD:
      case KaikouParser::EXHAUSTED:
      case KaikouParser::CHOOSES:
      case KaikouParser::GIVES:
      case KaikouParser::SETS:
      case KaikouParser::DISCARDS:
      case KaikouParser::CALLS:
      case KaikouParser::CLAIMING:
      case KaikouParser::MORE_TILES:
      case KaikouParser::OFFERED:
      case KaikouParser::NEWEST:
      case KaikouParser::POT:
      case KaikouParser::HOUSE:
      case KaikouParser::SCORE:
      case KaikouParser::STANDING:
      case KaikouParser::TURNED:
      case KaikouParser::ONLY:
      case KaikouParser::FIRST:
      case KaikouParser::ACTOR:
      case KaikouParser::PAYER:
      case KaikouParser::PAYEE:
      case KaikouParser::WINS:
      case KaikouParser::OTHERS:
      case KaikouParser::WHO:
      case KaikouParser::NONE:
      case KaikouParser::WINNER:
      case KaikouParser::LOSER:
      case KaikouParser::WAIT_OPEN:
      case KaikouParser::WAIT_EDGE:
      case KaikouParser::WAIT_CLOSED:
      case KaikouParser::IDENT: {
        _localctx = dynamic_cast<LineContext *>(_tracker.createInstance<KaikouParser::PlainLineContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(1133);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::OVERRIDE) {
          setState(1132);
          match(KaikouParser::OVERRIDE);
        }
        setState(1135);
        name();
        setState(1137);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::BEFORE

        || _la == KaikouParser::AFTER) {
          setState(1136);
          position();
        }
        setState(1140);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::STRING) {
          setState(1139);
          title();
        }
        setState(1142);
        match(KaikouParser::COLON);
        setState(1143);
        lineOp();
        setState(1151);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::OTHERWISE || _la == KaikouParser::COMMA) {
          setState(1145);
          _errHandler->sync(this);

          _la = _input->LA(1);
          if (_la == KaikouParser::COMMA) {
            setState(1144);
            match(KaikouParser::COMMA);
          }
          setState(1147);
          match(KaikouParser::OTHERWISE);
          setState(1148);
          lineOp();
          setState(1153);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        setState(1155);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PER) {
          setState(1154);
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
    setState(1159);
    lineAction();
    setState(1161);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::WHEN

    || _la == KaikouParser::UNLESS) {
      setState(1160);
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
    setState(1173);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::BECOMES:
      case KaikouParser::EQ: {
        enterOuterAlt(_localctx, 1);
        setState(1163);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::BECOMES || _la == KaikouParser::EQ)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(1164);
        expr();
        break;
      }

      case KaikouParser::TIMES:
      case KaikouParser::PLUS:
      case KaikouParser::MINUS:
      case KaikouParser::STAR: {
        enterOuterAlt(_localctx, 2);
        setState(1165);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::TIMES || ((((_la - 335) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 335)) & ((1ULL << (KaikouParser::PLUS - 335))
          | (1ULL << (KaikouParser::MINUS - 335))
          | (1ULL << (KaikouParser::STAR - 335)))) != 0))) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(1166);
        expr();
        setState(1169);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::EACH) {
          setState(1167);
          match(KaikouParser::EACH);
          setState(1168);
          expr();
        }
        break;
      }

      case KaikouParser::AT_MOST:
      case KaikouParser::AT_LEAST:
      case KaikouParser::ROUND_UP_TO:
      case KaikouParser::ROUND_DOWN_TO: {
        enterOuterAlt(_localctx, 3);
        setState(1171);
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
        setState(1172);
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
    setState(1175);
    name();
    setState(1176);
    match(KaikouParser::EQ);
    setState(1177);
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
    setState(1187);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::STARTS_AFTER_OPENING: {
        _localctx = dynamic_cast<DutyItemContext *>(_tracker.createInstance<KaikouParser::DutyStartContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(1179);
        match(KaikouParser::STARTS_AFTER_OPENING);
        setState(1180);
        match(KaikouParser::NUMBER);
        setState(1181);
        match(KaikouParser::IN_ONE_SUIT);
        break;
      }

      case KaikouParser::OTHERS_DISCARD_SUIT: {
        _localctx = dynamic_cast<DutyItemContext *>(_tracker.createInstance<KaikouParser::DutyDiscardContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(1182);
        match(KaikouParser::OTHERS_DISCARD_SUIT);
        break;
      }

      case KaikouParser::EXCEPT: {
        _localctx = dynamic_cast<DutyItemContext *>(_tracker.createInstance<KaikouParser::DutyExceptContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(1183);
        match(KaikouParser::EXCEPT);
        setState(1184);
        expr();
        break;
      }

      case KaikouParser::EXEMPT: {
        _localctx = dynamic_cast<DutyItemContext *>(_tracker.createInstance<KaikouParser::DutyExemptContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(1185);
        match(KaikouParser::EXEMPT);
        setState(1186);
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
    setState(1194);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::PAYS: {
        enterOuterAlt(_localctx, 1);
        setState(1189);
        match(KaikouParser::PAYS);
        setState(1190);
        expr();
        setState(1191);
        match(KaikouParser::TO_HOUSE);
        break;
      }

      case KaikouParser::VOID_HAND: {
        enterOuterAlt(_localctx, 2);
        setState(1193);
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
    setState(1196);
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
    setState(1198);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::WHEN

    || _la == KaikouParser::UNLESS) {
      setState(1197);
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

//----------------- MarkScopeContext ------------------------------------------------------------------

KaikouParser::MarkScopeContext::MarkScopeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::MarkScopeContext::OF_EACH_SEAT() {
  return getToken(KaikouParser::OF_EACH_SEAT, 0);
}

tree::TerminalNode* KaikouParser::MarkScopeContext::OF_THE_HAND() {
  return getToken(KaikouParser::OF_THE_HAND, 0);
}

tree::TerminalNode* KaikouParser::MarkScopeContext::OF_THE_MATCH() {
  return getToken(KaikouParser::OF_THE_MATCH, 0);
}


size_t KaikouParser::MarkScopeContext::getRuleIndex() const {
  return KaikouParser::RuleMarkScope;
}


KaikouParser::MarkScopeContext* KaikouParser::markScope() {
  MarkScopeContext *_localctx = _tracker.createInstance<MarkScopeContext>(_ctx, getState());
  enterRule(_localctx, 72, KaikouParser::RuleMarkScope);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1200);
    _la = _input->LA(1);
    if (!(((((_la - 100) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 100)) & ((1ULL << (KaikouParser::OF_EACH_SEAT - 100))
      | (1ULL << (KaikouParser::OF_THE_HAND - 100))
      | (1ULL << (KaikouParser::OF_THE_MATCH - 100)))) != 0))) {
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

//----------------- MarkTypeContext ------------------------------------------------------------------

KaikouParser::MarkTypeContext::MarkTypeContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::MarkTypeContext::YES_NO() {
  return getToken(KaikouParser::YES_NO, 0);
}

tree::TerminalNode* KaikouParser::MarkTypeContext::NUMBER_TYPE() {
  return getToken(KaikouParser::NUMBER_TYPE, 0);
}

tree::TerminalNode* KaikouParser::MarkTypeContext::UP_TO() {
  return getToken(KaikouParser::UP_TO, 0);
}

tree::TerminalNode* KaikouParser::MarkTypeContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

KaikouParser::RefContext* KaikouParser::MarkTypeContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

tree::TerminalNode* KaikouParser::MarkTypeContext::TILE() {
  return getToken(KaikouParser::TILE, 0);
}

tree::TerminalNode* KaikouParser::MarkTypeContext::SUIT() {
  return getToken(KaikouParser::SUIT, 0);
}

tree::TerminalNode* KaikouParser::MarkTypeContext::SEAT() {
  return getToken(KaikouParser::SEAT, 0);
}

tree::TerminalNode* KaikouParser::MarkTypeContext::ONE_OF() {
  return getToken(KaikouParser::ONE_OF, 0);
}

std::vector<KaikouParser::EnumeratorContext *> KaikouParser::MarkTypeContext::enumerator() {
  return getRuleContexts<KaikouParser::EnumeratorContext>();
}

KaikouParser::EnumeratorContext* KaikouParser::MarkTypeContext::enumerator(size_t i) {
  return getRuleContext<KaikouParser::EnumeratorContext>(i);
}


size_t KaikouParser::MarkTypeContext::getRuleIndex() const {
  return KaikouParser::RuleMarkType;
}


KaikouParser::MarkTypeContext* KaikouParser::markType() {
  MarkTypeContext *_localctx = _tracker.createInstance<MarkTypeContext>(_ctx, getState());
  enterRule(_localctx, 74, KaikouParser::RuleMarkType);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1218);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::YES_NO: {
        enterOuterAlt(_localctx, 1);
        setState(1202);
        match(KaikouParser::YES_NO);
        break;
      }

      case KaikouParser::NUMBER_TYPE: {
        enterOuterAlt(_localctx, 2);
        setState(1203);
        match(KaikouParser::NUMBER_TYPE);
        setState(1204);
        match(KaikouParser::UP_TO);
        setState(1207);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case KaikouParser::NUMBER: {
            setState(1205);
            match(KaikouParser::NUMBER);
            break;
          }

          case KaikouParser::IDENT: {
            setState(1206);
            ref();
            break;
          }

        default:
          throw NoViableAltException(this);
        }
        break;
      }

      case KaikouParser::TILE: {
        enterOuterAlt(_localctx, 3);
        setState(1209);
        match(KaikouParser::TILE);
        break;
      }

      case KaikouParser::SUIT: {
        enterOuterAlt(_localctx, 4);
        setState(1210);
        match(KaikouParser::SUIT);
        break;
      }

      case KaikouParser::SEAT: {
        enterOuterAlt(_localctx, 5);
        setState(1211);
        match(KaikouParser::SEAT);
        break;
      }

      case KaikouParser::ONE_OF: {
        enterOuterAlt(_localctx, 6);
        setState(1212);
        match(KaikouParser::ONE_OF);
        setState(1214); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(1213);
          enumerator();
          setState(1216); 
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
          | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 144) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 144)) & ((1ULL << (KaikouParser::ADDS - 144))
          | (1ULL << (KaikouParser::SUBTRACTS - 144))
          | (1ULL << (KaikouParser::PRIVATE - 144))
          | (1ULL << (KaikouParser::OWN - 144))
          | (1ULL << (KaikouParser::DRAW - 144))
          | (1ULL << (KaikouParser::DISCARD - 144))
          | (1ULL << (KaikouParser::EXHAUSTED - 144))
          | (1ULL << (KaikouParser::CHOOSES - 144))
          | (1ULL << (KaikouParser::GIVES - 144))
          | (1ULL << (KaikouParser::SETS - 144))
          | (1ULL << (KaikouParser::DISCARDS - 144))
          | (1ULL << (KaikouParser::CALLS - 144))
          | (1ULL << (KaikouParser::CLAIMING - 144))
          | (1ULL << (KaikouParser::MORE_TILES - 144))
          | (1ULL << (KaikouParser::OFFERED - 144))
          | (1ULL << (KaikouParser::NEWEST - 144))
          | (1ULL << (KaikouParser::POT - 144))
          | (1ULL << (KaikouParser::HOUSE - 144))
          | (1ULL << (KaikouParser::SCORE - 144))
          | (1ULL << (KaikouParser::STANDING - 144))
          | (1ULL << (KaikouParser::TURNED - 144))
          | (1ULL << (KaikouParser::ONLY - 144))
          | (1ULL << (KaikouParser::FIRST - 144)))) != 0) || ((((_la - 211) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 211)) & ((1ULL << (KaikouParser::ACTOR - 211))
          | (1ULL << (KaikouParser::PAYER - 211))
          | (1ULL << (KaikouParser::PAYEE - 211))
          | (1ULL << (KaikouParser::WINS - 211))
          | (1ULL << (KaikouParser::OTHERS - 211))
          | (1ULL << (KaikouParser::WHO - 211))
          | (1ULL << (KaikouParser::NONE - 211))
          | (1ULL << (KaikouParser::WINNER - 211))
          | (1ULL << (KaikouParser::LOSER - 211)))) != 0) || ((((_la - 297) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 297)) & ((1ULL << (KaikouParser::WAIT_OPEN - 297))
          | (1ULL << (KaikouParser::WAIT_EDGE - 297))
          | (1ULL << (KaikouParser::WAIT_CLOSED - 297))
          | (1ULL << (KaikouParser::NUMBER - 297))
          | (1ULL << (KaikouParser::IDENT - 297)))) != 0));
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

//----------------- MarkLineContext ------------------------------------------------------------------

KaikouParser::MarkLineContext::MarkLineContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::ExprContext* KaikouParser::MarkLineContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

KaikouParser::EventsContext* KaikouParser::MarkLineContext::events() {
  return getRuleContext<KaikouParser::EventsContext>(0);
}

tree::TerminalNode* KaikouParser::MarkLineContext::BECOMES() {
  return getToken(KaikouParser::BECOMES, 0);
}

tree::TerminalNode* KaikouParser::MarkLineContext::ADDS() {
  return getToken(KaikouParser::ADDS, 0);
}

tree::TerminalNode* KaikouParser::MarkLineContext::SUBTRACTS() {
  return getToken(KaikouParser::SUBTRACTS, 0);
}

KaikouParser::GuardContext* KaikouParser::MarkLineContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}


size_t KaikouParser::MarkLineContext::getRuleIndex() const {
  return KaikouParser::RuleMarkLine;
}


KaikouParser::MarkLineContext* KaikouParser::markLine() {
  MarkLineContext *_localctx = _tracker.createInstance<MarkLineContext>(_ctx, getState());
  enterRule(_localctx, 76, KaikouParser::RuleMarkLine);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1220);
    _la = _input->LA(1);
    if (!(((((_la - 105) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 105)) & ((1ULL << (KaikouParser::BECOMES - 105))
      | (1ULL << (KaikouParser::ADDS - 105))
      | (1ULL << (KaikouParser::SUBTRACTS - 105)))) != 0))) {
    _errHandler->recoverInline(this);
    }
    else {
      _errHandler->reportMatch(this);
      consume();
    }
    setState(1221);
    expr();
    setState(1222);
    events();
    setState(1224);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::WHEN

    || _la == KaikouParser::UNLESS) {
      setState(1223);
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

//----------------- EventsContext ------------------------------------------------------------------

KaikouParser::EventsContext::EventsContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::EventsContext::ON_DISCARD() {
  return getToken(KaikouParser::ON_DISCARD, 0);
}

tree::TerminalNode* KaikouParser::EventsContext::OF_OTHERS() {
  return getToken(KaikouParser::OF_OTHERS, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::EventsContext::COMMA() {
  return getTokens(KaikouParser::COMMA);
}

tree::TerminalNode* KaikouParser::EventsContext::COMMA(size_t i) {
  return getToken(KaikouParser::COMMA, i);
}

std::vector<KaikouParser::EventContext *> KaikouParser::EventsContext::event() {
  return getRuleContexts<KaikouParser::EventContext>();
}

KaikouParser::EventContext* KaikouParser::EventsContext::event(size_t i) {
  return getRuleContext<KaikouParser::EventContext>(i);
}

tree::TerminalNode* KaikouParser::EventsContext::ON() {
  return getToken(KaikouParser::ON, 0);
}


size_t KaikouParser::EventsContext::getRuleIndex() const {
  return KaikouParser::RuleEvents;
}


KaikouParser::EventsContext* KaikouParser::events() {
  EventsContext *_localctx = _tracker.createInstance<EventsContext>(_ctx, getState());
  enterRule(_localctx, 78, KaikouParser::RuleEvents);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    size_t alt;
    setState(1246);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::ON_DISCARD: {
        enterOuterAlt(_localctx, 1);
        setState(1226);
        match(KaikouParser::ON_DISCARD);
        setState(1228);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::OF_OTHERS) {
          setState(1227);
          match(KaikouParser::OF_OTHERS);
        }
        setState(1234);
        _errHandler->sync(this);
        alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 211, _ctx);
        while (alt != 2 && alt != atn::ATN::INVALID_ALT_NUMBER) {
          if (alt == 1) {
            setState(1230);
            match(KaikouParser::COMMA);
            setState(1231);
            event(); 
          }
          setState(1236);
          _errHandler->sync(this);
          alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 211, _ctx);
        }
        break;
      }

      case KaikouParser::ON: {
        enterOuterAlt(_localctx, 2);
        setState(1237);
        match(KaikouParser::ON);
        setState(1238);
        event();
        setState(1243);
        _errHandler->sync(this);
        alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 212, _ctx);
        while (alt != 2 && alt != atn::ATN::INVALID_ALT_NUMBER) {
          if (alt == 1) {
            setState(1239);
            match(KaikouParser::COMMA);
            setState(1240);
            event(); 
          }
          setState(1245);
          _errHandler->sync(this);
          alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 212, _ctx);
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

//----------------- EventContext ------------------------------------------------------------------

KaikouParser::EventContext::EventContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::EventKindContext* KaikouParser::EventContext::eventKind() {
  return getRuleContext<KaikouParser::EventKindContext>(0);
}

tree::TerminalNode* KaikouParser::EventContext::OWN() {
  return getToken(KaikouParser::OWN, 0);
}

tree::TerminalNode* KaikouParser::EventContext::OF_OTHERS() {
  return getToken(KaikouParser::OF_OTHERS, 0);
}


size_t KaikouParser::EventContext::getRuleIndex() const {
  return KaikouParser::RuleEvent;
}


KaikouParser::EventContext* KaikouParser::event() {
  EventContext *_localctx = _tracker.createInstance<EventContext>(_ctx, getState());
  enterRule(_localctx, 80, KaikouParser::RuleEvent);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1249);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::OWN) {
      setState(1248);
      match(KaikouParser::OWN);
    }
    setState(1251);
    eventKind();
    setState(1253);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::OF_OTHERS) {
      setState(1252);
      match(KaikouParser::OF_OTHERS);
    }
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- EventKindContext ------------------------------------------------------------------

KaikouParser::EventKindContext::EventKindContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::EventKindContext::DEAL() {
  return getToken(KaikouParser::DEAL, 0);
}

tree::TerminalNode* KaikouParser::EventKindContext::DRAW() {
  return getToken(KaikouParser::DRAW, 0);
}

tree::TerminalNode* KaikouParser::EventKindContext::DISCARD() {
  return getToken(KaikouParser::DISCARD, 0);
}

tree::TerminalNode* KaikouParser::EventKindContext::ANY_CALL() {
  return getToken(KaikouParser::ANY_CALL, 0);
}

tree::TerminalNode* KaikouParser::EventKindContext::WIN() {
  return getToken(KaikouParser::WIN, 0);
}

tree::TerminalNode* KaikouParser::EventKindContext::WIN_PASSED() {
  return getToken(KaikouParser::WIN_PASSED, 0);
}

tree::TerminalNode* KaikouParser::EventKindContext::EXHAUSTED() {
  return getToken(KaikouParser::EXHAUSTED, 0);
}

tree::TerminalNode* KaikouParser::EventKindContext::HAND_END() {
  return getToken(KaikouParser::HAND_END, 0);
}

tree::TerminalNode* KaikouParser::EventKindContext::MATCH_END() {
  return getToken(KaikouParser::MATCH_END, 0);
}

KaikouParser::RefContext* KaikouParser::EventKindContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}


size_t KaikouParser::EventKindContext::getRuleIndex() const {
  return KaikouParser::RuleEventKind;
}


KaikouParser::EventKindContext* KaikouParser::eventKind() {
  EventKindContext *_localctx = _tracker.createInstance<EventKindContext>(_ctx, getState());
  enterRule(_localctx, 82, KaikouParser::RuleEventKind);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1265);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::DEAL: {
        enterOuterAlt(_localctx, 1);
        setState(1255);
        match(KaikouParser::DEAL);
        break;
      }

      case KaikouParser::DRAW: {
        enterOuterAlt(_localctx, 2);
        setState(1256);
        match(KaikouParser::DRAW);
        break;
      }

      case KaikouParser::DISCARD: {
        enterOuterAlt(_localctx, 3);
        setState(1257);
        match(KaikouParser::DISCARD);
        break;
      }

      case KaikouParser::ANY_CALL: {
        enterOuterAlt(_localctx, 4);
        setState(1258);
        match(KaikouParser::ANY_CALL);
        break;
      }

      case KaikouParser::WIN: {
        enterOuterAlt(_localctx, 5);
        setState(1259);
        match(KaikouParser::WIN);
        break;
      }

      case KaikouParser::WIN_PASSED: {
        enterOuterAlt(_localctx, 6);
        setState(1260);
        match(KaikouParser::WIN_PASSED);
        break;
      }

      case KaikouParser::EXHAUSTED: {
        enterOuterAlt(_localctx, 7);
        setState(1261);
        match(KaikouParser::EXHAUSTED);
        break;
      }

      case KaikouParser::HAND_END: {
        enterOuterAlt(_localctx, 8);
        setState(1262);
        match(KaikouParser::HAND_END);
        break;
      }

      case KaikouParser::MATCH_END: {
        enterOuterAlt(_localctx, 9);
        setState(1263);
        match(KaikouParser::MATCH_END);
        break;
      }

      case KaikouParser::IDENT: {
        enterOuterAlt(_localctx, 10);
        setState(1264);
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

//----------------- StepOrderContext ------------------------------------------------------------------

KaikouParser::StepOrderContext::StepOrderContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::StepOrderContext::ALL_AT_ONCE() {
  return getToken(KaikouParser::ALL_AT_ONCE, 0);
}

tree::TerminalNode* KaikouParser::StepOrderContext::IN_TURN_FROM() {
  return getToken(KaikouParser::IN_TURN_FROM, 0);
}

KaikouParser::SeatRefContext* KaikouParser::StepOrderContext::seatRef() {
  return getRuleContext<KaikouParser::SeatRefContext>(0);
}


size_t KaikouParser::StepOrderContext::getRuleIndex() const {
  return KaikouParser::RuleStepOrder;
}


KaikouParser::StepOrderContext* KaikouParser::stepOrder() {
  StepOrderContext *_localctx = _tracker.createInstance<StepOrderContext>(_ctx, getState());
  enterRule(_localctx, 84, KaikouParser::RuleStepOrder);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1270);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::ALL_AT_ONCE: {
        enterOuterAlt(_localctx, 1);
        setState(1267);
        match(KaikouParser::ALL_AT_ONCE);
        break;
      }

      case KaikouParser::IN_TURN_FROM: {
        enterOuterAlt(_localctx, 2);
        setState(1268);
        match(KaikouParser::IN_TURN_FROM);
        setState(1269);
        seatRef();
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

//----------------- StepEffectContext ------------------------------------------------------------------

KaikouParser::StepEffectContext::StepEffectContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::StepEffectContext::getRuleIndex() const {
  return KaikouParser::RuleStepEffect;
}

void KaikouParser::StepEffectContext::copyFrom(StepEffectContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- SetEffectContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SetEffectContext::SETS() {
  return getToken(KaikouParser::SETS, 0);
}

KaikouParser::RefContext* KaikouParser::SetEffectContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

tree::TerminalNode* KaikouParser::SetEffectContext::EQ() {
  return getToken(KaikouParser::EQ, 0);
}

KaikouParser::ExprContext* KaikouParser::SetEffectContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

KaikouParser::SetEffectContext::SetEffectContext(StepEffectContext *ctx) { copyFrom(ctx); }


//----------------- ShowEffectContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ShowEffectContext::SHOWS_HAND() {
  return getToken(KaikouParser::SHOWS_HAND, 0);
}

KaikouParser::ShowEffectContext::ShowEffectContext(StepEffectContext *ctx) { copyFrom(ctx); }


//----------------- GiveEffectContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::GiveEffectContext::GIVES() {
  return getToken(KaikouParser::GIVES, 0);
}

tree::TerminalNode* KaikouParser::GiveEffectContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

tree::TerminalNode* KaikouParser::GiveEffectContext::TO() {
  return getToken(KaikouParser::TO, 0);
}

KaikouParser::ExprContext* KaikouParser::GiveEffectContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::GiveEffectContext::TILES() {
  return getToken(KaikouParser::TILES, 0);
}

tree::TerminalNode* KaikouParser::GiveEffectContext::IN_ONE_SUIT() {
  return getToken(KaikouParser::IN_ONE_SUIT, 0);
}

KaikouParser::GiveEffectContext::GiveEffectContext(StepEffectContext *ctx) { copyFrom(ctx); }


//----------------- ChooseEffectContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ChooseEffectContext::CHOOSES() {
  return getToken(KaikouParser::CHOOSES, 0);
}

KaikouParser::RefContext* KaikouParser::ChooseEffectContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

KaikouParser::ChooseEffectContext::ChooseEffectContext(StepEffectContext *ctx) { copyFrom(ctx); }


KaikouParser::StepEffectContext* KaikouParser::stepEffect() {
  StepEffectContext *_localctx = _tracker.createInstance<StepEffectContext>(_ctx, getState());
  enterRule(_localctx, 86, KaikouParser::RuleStepEffect);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1290);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::CHOOSES: {
        _localctx = dynamic_cast<StepEffectContext *>(_tracker.createInstance<KaikouParser::ChooseEffectContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(1272);
        match(KaikouParser::CHOOSES);
        setState(1273);
        ref();
        break;
      }

      case KaikouParser::GIVES: {
        _localctx = dynamic_cast<StepEffectContext *>(_tracker.createInstance<KaikouParser::GiveEffectContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(1274);
        match(KaikouParser::GIVES);
        setState(1275);
        match(KaikouParser::NUMBER);
        setState(1277);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::TILES) {
          setState(1276);
          match(KaikouParser::TILES);
        }
        setState(1280);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::IN_ONE_SUIT) {
          setState(1279);
          match(KaikouParser::IN_ONE_SUIT);
        }
        setState(1282);
        match(KaikouParser::TO);
        setState(1283);
        expr();
        break;
      }

      case KaikouParser::SETS: {
        _localctx = dynamic_cast<StepEffectContext *>(_tracker.createInstance<KaikouParser::SetEffectContext>(_localctx));
        enterOuterAlt(_localctx, 3);
        setState(1284);
        match(KaikouParser::SETS);
        setState(1285);
        ref();
        setState(1286);
        match(KaikouParser::EQ);
        setState(1287);
        expr();
        break;
      }

      case KaikouParser::SHOWS_HAND: {
        _localctx = dynamic_cast<StepEffectContext *>(_tracker.createInstance<KaikouParser::ShowEffectContext>(_localctx));
        enterOuterAlt(_localctx, 4);
        setState(1289);
        match(KaikouParser::SHOWS_HAND);
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

//----------------- RestrictionContext ------------------------------------------------------------------

KaikouParser::RestrictionContext::RestrictionContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::RestrictionContext::getRuleIndex() const {
  return KaikouParser::RuleRestriction;
}

void KaikouParser::RestrictionContext::copyFrom(RestrictionContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- DiscardRestrictionContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::DiscardRestrictionContext::DISCARDS() {
  return getToken(KaikouParser::DISCARDS, 0);
}

tree::TerminalNode* KaikouParser::DiscardRestrictionContext::DRAWN_TILE() {
  return getToken(KaikouParser::DRAWN_TILE, 0);
}

KaikouParser::SetAtomContext* KaikouParser::DiscardRestrictionContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

tree::TerminalNode* KaikouParser::DiscardRestrictionContext::FIRST() {
  return getToken(KaikouParser::FIRST, 0);
}

tree::TerminalNode* KaikouParser::DiscardRestrictionContext::ONLY() {
  return getToken(KaikouParser::ONLY, 0);
}

tree::TerminalNode* KaikouParser::DiscardRestrictionContext::NOT() {
  return getToken(KaikouParser::NOT, 0);
}

KaikouParser::DiscardRestrictionContext::DiscardRestrictionContext(RestrictionContext *ctx) { copyFrom(ctx); }


//----------------- CallRestrictionContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::CallRestrictionContext::CLAIMING() {
  return getToken(KaikouParser::CLAIMING, 0);
}

tree::TerminalNode* KaikouParser::CallRestrictionContext::CALLS() {
  return getToken(KaikouParser::CALLS, 0);
}

tree::TerminalNode* KaikouParser::CallRestrictionContext::NONE() {
  return getToken(KaikouParser::NONE, 0);
}

tree::TerminalNode* KaikouParser::CallRestrictionContext::ONLY() {
  return getToken(KaikouParser::ONLY, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::CallRestrictionContext::NOT() {
  return getTokens(KaikouParser::NOT);
}

tree::TerminalNode* KaikouParser::CallRestrictionContext::NOT(size_t i) {
  return getToken(KaikouParser::NOT, i);
}

tree::TerminalNode* KaikouParser::CallRestrictionContext::WITH() {
  return getToken(KaikouParser::WITH, 0);
}

KaikouParser::SetAtomContext* KaikouParser::CallRestrictionContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

std::vector<KaikouParser::RefContext *> KaikouParser::CallRestrictionContext::ref() {
  return getRuleContexts<KaikouParser::RefContext>();
}

KaikouParser::RefContext* KaikouParser::CallRestrictionContext::ref(size_t i) {
  return getRuleContext<KaikouParser::RefContext>(i);
}

tree::TerminalNode* KaikouParser::CallRestrictionContext::DRAWN_TILE() {
  return getToken(KaikouParser::DRAWN_TILE, 0);
}

tree::TerminalNode* KaikouParser::CallRestrictionContext::WHEN() {
  return getToken(KaikouParser::WHEN, 0);
}

tree::TerminalNode* KaikouParser::CallRestrictionContext::SAME_WAITS() {
  return getToken(KaikouParser::SAME_WAITS, 0);
}

tree::TerminalNode* KaikouParser::CallRestrictionContext::READY() {
  return getToken(KaikouParser::READY, 0);
}

KaikouParser::CallRestrictionContext::CallRestrictionContext(RestrictionContext *ctx) { copyFrom(ctx); }


KaikouParser::RestrictionContext* KaikouParser::restriction() {
  RestrictionContext *_localctx = _tracker.createInstance<RestrictionContext>(_ctx, getState());
  enterRule(_localctx, 88, KaikouParser::RuleRestriction);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1329);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::DISCARDS: {
        _localctx = dynamic_cast<RestrictionContext *>(_tracker.createInstance<KaikouParser::DiscardRestrictionContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(1292);
        match(KaikouParser::DISCARDS);
        setState(1294);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::ONLY

        || _la == KaikouParser::NOT) {
          setState(1293);
          _la = _input->LA(1);
          if (!(_la == KaikouParser::ONLY

          || _la == KaikouParser::NOT)) {
          _errHandler->recoverInline(this);
          }
          else {
            _errHandler->reportMatch(this);
            consume();
          }
        }
        setState(1298);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case KaikouParser::DRAWN_TILE: {
            setState(1296);
            match(KaikouParser::DRAWN_TILE);
            break;
          }

          case KaikouParser::RANK:
          case KaikouParser::ALL_TILES:
          case KaikouParser::SWAPS:
          case KaikouParser::TILES_OF:
          case KaikouParser::DISCARDS_OF:
          case KaikouParser::SHAPE_WAITS:
          case KaikouParser::WAITS:
          case KaikouParser::LPAREN:
          case KaikouParser::LBRACE:
          case KaikouParser::TILEWORD:
          case KaikouParser::IDENT: {
            setState(1297);
            setAtom();
            break;
          }

        default:
          throw NoViableAltException(this);
        }
        setState(1301);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::FIRST) {
          setState(1300);
          match(KaikouParser::FIRST);
        }
        break;
      }

      case KaikouParser::CALLS:
      case KaikouParser::CLAIMING: {
        _localctx = dynamic_cast<RestrictionContext *>(_tracker.createInstance<KaikouParser::CallRestrictionContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(1303);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::CALLS

        || _la == KaikouParser::CLAIMING)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(1327);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case KaikouParser::NONE: {
            setState(1304);
            match(KaikouParser::NONE);
            setState(1307);
            _errHandler->sync(this);

            _la = _input->LA(1);
            if (_la == KaikouParser::WITH) {
              setState(1305);
              match(KaikouParser::WITH);
              setState(1306);
              setAtom();
            }
            break;
          }

          case KaikouParser::ONLY:
          case KaikouParser::NOT: {
            setState(1309);
            _la = _input->LA(1);
            if (!(_la == KaikouParser::ONLY

            || _la == KaikouParser::NOT)) {
            _errHandler->recoverInline(this);
            }
            else {
              _errHandler->reportMatch(this);
              consume();
            }
            setState(1311); 
            _errHandler->sync(this);
            _la = _input->LA(1);
            do {
              setState(1310);
              ref();
              setState(1313); 
              _errHandler->sync(this);
              _la = _input->LA(1);
            } while (_la == KaikouParser::IDENT);
            setState(1317);
            _errHandler->sync(this);

            _la = _input->LA(1);
            if (_la == KaikouParser::WITH) {
              setState(1315);
              match(KaikouParser::WITH);
              setState(1316);
              match(KaikouParser::DRAWN_TILE);
            }
            setState(1325);
            _errHandler->sync(this);

            _la = _input->LA(1);
            if (_la == KaikouParser::WHEN) {
              setState(1319);
              match(KaikouParser::WHEN);
              setState(1323);
              _errHandler->sync(this);
              switch (_input->LA(1)) {
                case KaikouParser::SAME_WAITS: {
                  setState(1320);
                  match(KaikouParser::SAME_WAITS);
                  break;
                }

                case KaikouParser::NOT: {
                  setState(1321);
                  match(KaikouParser::NOT);
                  setState(1322);
                  match(KaikouParser::READY);
                  break;
                }

              default:
                throw NoViableAltException(this);
              }
            }
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

//----------------- TurnPlaceContext ------------------------------------------------------------------

KaikouParser::TurnPlaceContext::TurnPlaceContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::TurnPlaceContext::NEXT_FROM_HEAD() {
  return getToken(KaikouParser::NEXT_FROM_HEAD, 0);
}

tree::TerminalNode* KaikouParser::TurnPlaceContext::OR_LAST_DRAWN() {
  return getToken(KaikouParser::OR_LAST_DRAWN, 0);
}

tree::TerminalNode* KaikouParser::TurnPlaceContext::NEXT_FROM_TAIL() {
  return getToken(KaikouParser::NEXT_FROM_TAIL, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::TurnPlaceContext::NUMBER() {
  return getTokens(KaikouParser::NUMBER);
}

tree::TerminalNode* KaikouParser::TurnPlaceContext::NUMBER(size_t i) {
  return getToken(KaikouParser::NUMBER, i);
}

tree::TerminalNode* KaikouParser::TurnPlaceContext::DOTS() {
  return getToken(KaikouParser::DOTS, 0);
}

tree::TerminalNode* KaikouParser::TurnPlaceContext::FROM_TAIL() {
  return getToken(KaikouParser::FROM_TAIL, 0);
}

tree::TerminalNode* KaikouParser::TurnPlaceContext::UPPER_OF_STACKS() {
  return getToken(KaikouParser::UPPER_OF_STACKS, 0);
}

tree::TerminalNode* KaikouParser::TurnPlaceContext::LOWER_OF_STACKS() {
  return getToken(KaikouParser::LOWER_OF_STACKS, 0);
}


size_t KaikouParser::TurnPlaceContext::getRuleIndex() const {
  return KaikouParser::RuleTurnPlace;
}


KaikouParser::TurnPlaceContext* KaikouParser::turnPlace() {
  TurnPlaceContext *_localctx = _tracker.createInstance<TurnPlaceContext>(_ctx, getState());
  enterRule(_localctx, 90, KaikouParser::RuleTurnPlace);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1344);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::NEXT_FROM_HEAD: {
        enterOuterAlt(_localctx, 1);
        setState(1331);
        match(KaikouParser::NEXT_FROM_HEAD);
        setState(1333);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::OR_LAST_DRAWN) {
          setState(1332);
          match(KaikouParser::OR_LAST_DRAWN);
        }
        break;
      }

      case KaikouParser::NEXT_FROM_TAIL: {
        enterOuterAlt(_localctx, 2);
        setState(1335);
        match(KaikouParser::NEXT_FROM_TAIL);
        setState(1337);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::OR_LAST_DRAWN) {
          setState(1336);
          match(KaikouParser::OR_LAST_DRAWN);
        }
        break;
      }

      case KaikouParser::UPPER_OF_STACKS:
      case KaikouParser::LOWER_OF_STACKS: {
        enterOuterAlt(_localctx, 3);
        setState(1339);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::UPPER_OF_STACKS

        || _la == KaikouParser::LOWER_OF_STACKS)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(1340);
        match(KaikouParser::NUMBER);
        setState(1341);
        match(KaikouParser::DOTS);
        setState(1342);
        match(KaikouParser::NUMBER);
        setState(1343);
        match(KaikouParser::FROM_TAIL);
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

//----------------- TurnLineContext ------------------------------------------------------------------

KaikouParser::TurnLineContext::TurnLineContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::EventsContext* KaikouParser::TurnLineContext::events() {
  return getRuleContext<KaikouParser::EventsContext>(0);
}

tree::TerminalNode* KaikouParser::TurnLineContext::UP_TO() {
  return getToken(KaikouParser::UP_TO, 0);
}

KaikouParser::ExprContext* KaikouParser::TurnLineContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::TurnLineContext::MORE_TILES() {
  return getToken(KaikouParser::MORE_TILES, 0);
}

tree::TerminalNode* KaikouParser::TurnLineContext::COMMA() {
  return getToken(KaikouParser::COMMA, 0);
}

tree::TerminalNode* KaikouParser::TurnLineContext::OFFERED() {
  return getToken(KaikouParser::OFFERED, 0);
}

KaikouParser::GuardContext* KaikouParser::TurnLineContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}


size_t KaikouParser::TurnLineContext::getRuleIndex() const {
  return KaikouParser::RuleTurnLine;
}


KaikouParser::TurnLineContext* KaikouParser::turnLine() {
  TurnLineContext *_localctx = _tracker.createInstance<TurnLineContext>(_ctx, getState());
  enterRule(_localctx, 92, KaikouParser::RuleTurnLine);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1351);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::UP_TO: {
        setState(1346);
        match(KaikouParser::UP_TO);
        setState(1347);
        expr();
        break;
      }

      case KaikouParser::DEALER:
      case KaikouParser::INDICATOR:
      case KaikouParser::LAST_TILES:
      case KaikouParser::RUN:
      case KaikouParser::TRIPLET:
      case KaikouParser::WORTH:
      case KaikouParser::PAYMENT:
      case KaikouParser::LIABLE_BY:
      case KaikouParser::WINNINGS:
      case KaikouParser::LAST_OFFENDER:
      case KaikouParser::ANY_OFFENDER:
      case KaikouParser::NEXT_DEALER:
      case KaikouParser::EXHAUSTED:
      case KaikouParser::POT:
      case KaikouParser::HOUSE:
      case KaikouParser::SCORE:
      case KaikouParser::STANDING:
      case KaikouParser::FIRST_DEALER:
      case KaikouParser::HANDS_PLAYED:
      case KaikouParser::CLAIMANTS:
      case KaikouParser::COUNT_SEEN:
      case KaikouParser::TURNED:
      case KaikouParser::NEXT_OF_TURNED:
      case KaikouParser::SWAPS:
      case KaikouParser::OWN_CLAIMED:
      case KaikouParser::LAST_KONG_IS:
      case KaikouParser::SOURCE_OF_KONG:
      case KaikouParser::ACTOR:
      case KaikouParser::PAYER:
      case KaikouParser::PAYEE:
      case KaikouParser::THAT_TILE:
      case KaikouParser::FIRST_DRAW:
      case KaikouParser::LEFT_TO_DRAW:
      case KaikouParser::DISCARDS_MADE:
      case KaikouParser::NO_CALL_YET:
      case KaikouParser::COUNT_IN_PLAY:
      case KaikouParser::SUM_OF_DICE:
      case KaikouParser::WINS:
      case KaikouParser::NO_WINNERS:
      case KaikouParser::FIRST_WINNER:
      case KaikouParser::FIRST_WIN_GIVER:
      case KaikouParser::FIRST_WIN_COUNT:
      case KaikouParser::HEAD_OF_WINNERS:
      case KaikouParser::TAIL_OF_WINNERS:
      case KaikouParser::GIVER_KONG:
      case KaikouParser::BEST_WIN:
      case KaikouParser::OTHERS:
      case KaikouParser::OTHERS_IN_PLAY:
      case KaikouParser::SEATS_IN_PLAY:
      case KaikouParser::EVERY_SEAT_OF:
      case KaikouParser::TILES_OF:
      case KaikouParser::ANY_TILES_OF:
      case KaikouParser::DISCARDS_OF:
      case KaikouParser::EVERY_SEAT:
      case KaikouParser::SOME_SEAT:
      case KaikouParser::COUNT_SEATS:
      case KaikouParser::IF:
      case KaikouParser::NOT:
      case KaikouParser::YES:
      case KaikouParser::NO:
      case KaikouParser::ANY:
      case KaikouParser::COUNT:
      case KaikouParser::NONE:
      case KaikouParser::MIN:
      case KaikouParser::MAX:
      case KaikouParser::SIZE_OF:
      case KaikouParser::NEXT:
      case KaikouParser::PREVIOUS:
      case KaikouParser::OPENINGS:
      case KaikouParser::SOURCE_OF_OPENING:
      case KaikouParser::OPENINGS_IN_ONE_SUIT:
      case KaikouParser::WINNING_TILE:
      case KaikouParser::PREVIOUS_WILD:
      case KaikouParser::SELF_DRAWN:
      case KaikouParser::WON_ON_DISCARD:
      case KaikouParser::ROBBING:
      case KaikouParser::AFTER_KONG:
      case KaikouParser::DRAWN_HAND:
      case KaikouParser::WINNER:
      case KaikouParser::LOSER:
      case KaikouParser::GIVER:
      case KaikouParser::ROBBED_SEAT:
      case KaikouParser::NOBODY:
      case KaikouParser::PLACE_OF:
      case KaikouParser::READY:
      case KaikouParser::VALUE:
      case KaikouParser::EVERY_LOSER:
      case KaikouParser::SOME_LOSER:
      case KaikouParser::ALL_TILES_IN:
      case KaikouParser::ALL_ONE_SUIT:
      case KaikouParser::COUNT_TILES_IN:
      case KaikouParser::EVERY_MELD_IS:
      case KaikouParser::EVERY_GROUP_TOUCHES:
      case KaikouParser::COUNT_MELDS:
      case KaikouParser::ANY_MELD:
      case KaikouParser::NO_MELD:
      case KaikouParser::PAIR:
      case KaikouParser::EVERY_WILD_ITSELF:
      case KaikouParser::COUNT_WILDS_OTHER:
      case KaikouParser::COUNT_WILDS_AS:
      case KaikouParser::SHAPE_IS:
      case KaikouParser::WAIT_IS:
      case KaikouParser::EQUAL_RUN_PAIRS:
      case KaikouParser::MOST_EQUAL_RUNS:
      case KaikouParser::SAME_RUN_IN:
      case KaikouParser::SAME_TRIPLET_IN:
      case KaikouParser::LINKS_BY:
      case KaikouParser::WILD_IN_PAIR:
      case KaikouParser::KINDS_HELD:
      case KaikouParser::KINDS_IN_HAND:
      case KaikouParser::SUITS_IN_TILES:
      case KaikouParser::SUITS_HELD:
      case KaikouParser::SUITS_IN_HAND:
      case KaikouParser::HOLDS:
      case KaikouParser::RUNS_FROM:
      case KaikouParser::FULLY_CONCEALED:
      case KaikouParser::SHAPE_WAITS:
      case KaikouParser::WAITS:
      case KaikouParser::MINUS:
      case KaikouParser::LPAREN:
      case KaikouParser::LBRACE:
      case KaikouParser::LBRACKET:
      case KaikouParser::TILEWORD:
      case KaikouParser::NUMBER:
      case KaikouParser::IDENT: {
        setState(1348);
        expr();
        setState(1349);
        match(KaikouParser::MORE_TILES);
        break;
      }

    default:
      throw NoViableAltException(this);
    }
    setState(1353);
    events();
    setState(1356);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::COMMA) {
      setState(1354);
      match(KaikouParser::COMMA);
      setState(1355);
      match(KaikouParser::OFFERED);
    }
    setState(1359);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::WHEN

    || _la == KaikouParser::UNLESS) {
      setState(1358);
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

//----------------- PartyContext ------------------------------------------------------------------

KaikouParser::PartyContext::PartyContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::ExprContext* KaikouParser::PartyContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}


size_t KaikouParser::PartyContext::getRuleIndex() const {
  return KaikouParser::RuleParty;
}


KaikouParser::PartyContext* KaikouParser::party() {
  PartyContext *_localctx = _tracker.createInstance<PartyContext>(_ctx, getState());
  enterRule(_localctx, 94, KaikouParser::RuleParty);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1361);
    expr();
   
  }
  catch (RecognitionException &e) {
    _errHandler->reportError(this, e);
    _localctx->exception = std::current_exception();
    _errHandler->recover(this, _localctx->exception);
  }

  return _localctx;
}

//----------------- SeatsWhoContext ------------------------------------------------------------------

KaikouParser::SeatsWhoContext::SeatsWhoContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

KaikouParser::RefContext* KaikouParser::SeatsWhoContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

tree::TerminalNode* KaikouParser::SeatsWhoContext::READY() {
  return getToken(KaikouParser::READY, 0);
}

tree::TerminalNode* KaikouParser::SeatsWhoContext::LPAREN() {
  return getToken(KaikouParser::LPAREN, 0);
}

KaikouParser::ExprContext* KaikouParser::SeatsWhoContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::SeatsWhoContext::RPAREN() {
  return getToken(KaikouParser::RPAREN, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::SeatsWhoContext::NOT() {
  return getTokens(KaikouParser::NOT);
}

tree::TerminalNode* KaikouParser::SeatsWhoContext::NOT(size_t i) {
  return getToken(KaikouParser::NOT, i);
}


size_t KaikouParser::SeatsWhoContext::getRuleIndex() const {
  return KaikouParser::RuleSeatsWho;
}


KaikouParser::SeatsWhoContext* KaikouParser::seatsWho() {
  SeatsWhoContext *_localctx = _tracker.createInstance<SeatsWhoContext>(_ctx, getState());
  enterRule(_localctx, 96, KaikouParser::RuleSeatsWho);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1366);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::NOT) {
      setState(1363);
      match(KaikouParser::NOT);
      setState(1368);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(1375);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::IDENT: {
        setState(1369);
        ref();
        break;
      }

      case KaikouParser::READY: {
        setState(1370);
        match(KaikouParser::READY);
        break;
      }

      case KaikouParser::LPAREN: {
        setState(1371);
        match(KaikouParser::LPAREN);
        setState(1372);
        expr();
        setState(1373);
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

//----------------- PayBodyContext ------------------------------------------------------------------

KaikouParser::PayBodyContext::PayBodyContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}

tree::TerminalNode* KaikouParser::PayBodyContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

tree::TerminalNode* KaikouParser::PayBodyContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

std::vector<KaikouParser::LineContext *> KaikouParser::PayBodyContext::line() {
  return getRuleContexts<KaikouParser::LineContext>();
}

KaikouParser::LineContext* KaikouParser::PayBodyContext::line(size_t i) {
  return getRuleContext<KaikouParser::LineContext>(i);
}

tree::TerminalNode* KaikouParser::PayBodyContext::HANDS_OVER() {
  return getToken(KaikouParser::HANDS_OVER, 0);
}

tree::TerminalNode* KaikouParser::PayBodyContext::HANDS_BACK() {
  return getToken(KaikouParser::HANDS_BACK, 0);
}

tree::TerminalNode* KaikouParser::PayBodyContext::LAST_KONG() {
  return getToken(KaikouParser::LAST_KONG, 0);
}

std::vector<KaikouParser::RefContext *> KaikouParser::PayBodyContext::ref() {
  return getRuleContexts<KaikouParser::RefContext>();
}

KaikouParser::RefContext* KaikouParser::PayBodyContext::ref(size_t i) {
  return getRuleContext<KaikouParser::RefContext>(i);
}


size_t KaikouParser::PayBodyContext::getRuleIndex() const {
  return KaikouParser::RulePayBody;
}


KaikouParser::PayBodyContext* KaikouParser::payBody() {
  PayBodyContext *_localctx = _tracker.createInstance<PayBodyContext>(_ctx, getState());
  enterRule(_localctx, 98, KaikouParser::RulePayBody);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1394);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::LBRACE: {
        enterOuterAlt(_localctx, 1);
        setState(1377);
        match(KaikouParser::LBRACE);
        setState(1381);
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
          | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 144) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 144)) & ((1ULL << (KaikouParser::ADDS - 144))
          | (1ULL << (KaikouParser::SUBTRACTS - 144))
          | (1ULL << (KaikouParser::PRIVATE - 144))
          | (1ULL << (KaikouParser::OWN - 144))
          | (1ULL << (KaikouParser::DRAW - 144))
          | (1ULL << (KaikouParser::DISCARD - 144))
          | (1ULL << (KaikouParser::EXHAUSTED - 144))
          | (1ULL << (KaikouParser::CHOOSES - 144))
          | (1ULL << (KaikouParser::GIVES - 144))
          | (1ULL << (KaikouParser::SETS - 144))
          | (1ULL << (KaikouParser::DISCARDS - 144))
          | (1ULL << (KaikouParser::CALLS - 144))
          | (1ULL << (KaikouParser::CLAIMING - 144))
          | (1ULL << (KaikouParser::MORE_TILES - 144))
          | (1ULL << (KaikouParser::OFFERED - 144))
          | (1ULL << (KaikouParser::NEWEST - 144))
          | (1ULL << (KaikouParser::POT - 144))
          | (1ULL << (KaikouParser::HOUSE - 144))
          | (1ULL << (KaikouParser::SCORE - 144))
          | (1ULL << (KaikouParser::STANDING - 144))
          | (1ULL << (KaikouParser::TURNED - 144))
          | (1ULL << (KaikouParser::ONLY - 144))
          | (1ULL << (KaikouParser::FIRST - 144)))) != 0) || ((((_la - 211) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 211)) & ((1ULL << (KaikouParser::ACTOR - 211))
          | (1ULL << (KaikouParser::PAYER - 211))
          | (1ULL << (KaikouParser::PAYEE - 211))
          | (1ULL << (KaikouParser::WINS - 211))
          | (1ULL << (KaikouParser::OTHERS - 211))
          | (1ULL << (KaikouParser::WHO - 211))
          | (1ULL << (KaikouParser::NONE - 211))
          | (1ULL << (KaikouParser::WINNER - 211))
          | (1ULL << (KaikouParser::LOSER - 211)))) != 0) || ((((_la - 297) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 297)) & ((1ULL << (KaikouParser::WAIT_OPEN - 297))
          | (1ULL << (KaikouParser::WAIT_EDGE - 297))
          | (1ULL << (KaikouParser::WAIT_CLOSED - 297))
          | (1ULL << (KaikouParser::IDENT - 297)))) != 0)) {
          setState(1378);
          line();
          setState(1383);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
        setState(1384);
        match(KaikouParser::RBRACE);
        break;
      }

      case KaikouParser::HANDS_OVER:
      case KaikouParser::HANDS_BACK: {
        enterOuterAlt(_localctx, 2);
        setState(1385);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::HANDS_OVER

        || _la == KaikouParser::HANDS_BACK)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(1392);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case KaikouParser::LAST_KONG: {
            setState(1386);
            match(KaikouParser::LAST_KONG);
            break;
          }

          case KaikouParser::IDENT: {
            setState(1388); 
            _errHandler->sync(this);
            _la = _input->LA(1);
            do {
              setState(1387);
              ref();
              setState(1390); 
              _errHandler->sync(this);
              _la = _input->LA(1);
            } while (_la == KaikouParser::IDENT);
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

//----------------- AfterItemContext ------------------------------------------------------------------

KaikouParser::AfterItemContext::AfterItemContext(ParserRuleContext *parent, size_t invokingState)
  : ParserRuleContext(parent, invokingState) {
}


size_t KaikouParser::AfterItemContext::getRuleIndex() const {
  return KaikouParser::RuleAfterItem;
}

void KaikouParser::AfterItemContext::copyFrom(AfterItemContext *ctx) {
  ParserRuleContext::copyFrom(ctx);
}

//----------------- SeatAfterContext ------------------------------------------------------------------

KaikouParser::SeatRefContext* KaikouParser::SeatAfterContext::seatRef() {
  return getRuleContext<KaikouParser::SeatRefContext>(0);
}

tree::TerminalNode* KaikouParser::SeatAfterContext::NEXT_TURN_AFTER() {
  return getToken(KaikouParser::NEXT_TURN_AFTER, 0);
}

tree::TerminalNode* KaikouParser::SeatAfterContext::DEALER() {
  return getToken(KaikouParser::DEALER, 0);
}

KaikouParser::GuardContext* KaikouParser::SeatAfterContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}

KaikouParser::SeatAfterContext::SeatAfterContext(AfterItemContext *ctx) { copyFrom(ctx); }


//----------------- PlainAfterContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::PlainAfterContext::LEAVES_PLAY() {
  return getToken(KaikouParser::LEAVES_PLAY, 0);
}

tree::TerminalNode* KaikouParser::PlainAfterContext::PLAYS_ON() {
  return getToken(KaikouParser::PLAYS_ON, 0);
}

tree::TerminalNode* KaikouParser::PlainAfterContext::HAND_ENDS() {
  return getToken(KaikouParser::HAND_ENDS, 0);
}

tree::TerminalNode* KaikouParser::PlainAfterContext::MATCH_ENDS() {
  return getToken(KaikouParser::MATCH_ENDS, 0);
}

tree::TerminalNode* KaikouParser::PlainAfterContext::SAME_DEALER() {
  return getToken(KaikouParser::SAME_DEALER, 0);
}

tree::TerminalNode* KaikouParser::PlainAfterContext::NEXT_DEALER() {
  return getToken(KaikouParser::NEXT_DEALER, 0);
}

tree::TerminalNode* KaikouParser::PlainAfterContext::PREVIOUS_DEALER() {
  return getToken(KaikouParser::PREVIOUS_DEALER, 0);
}

KaikouParser::GuardContext* KaikouParser::PlainAfterContext::guard() {
  return getRuleContext<KaikouParser::GuardContext>(0);
}

KaikouParser::PlainAfterContext::PlainAfterContext(AfterItemContext *ctx) { copyFrom(ctx); }


KaikouParser::AfterItemContext* KaikouParser::afterItem() {
  AfterItemContext *_localctx = _tracker.createInstance<AfterItemContext>(_ctx, getState());
  enterRule(_localctx, 100, KaikouParser::RuleAfterItem);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1405);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::NEXT_DEALER:
      case KaikouParser::MATCH_ENDS:
      case KaikouParser::LEAVES_PLAY:
      case KaikouParser::PLAYS_ON:
      case KaikouParser::HAND_ENDS:
      case KaikouParser::SAME_DEALER:
      case KaikouParser::PREVIOUS_DEALER: {
        _localctx = dynamic_cast<AfterItemContext *>(_tracker.createInstance<KaikouParser::PlainAfterContext>(_localctx));
        enterOuterAlt(_localctx, 1);
        setState(1396);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::NEXT_DEALER

        || _la == KaikouParser::MATCH_ENDS || ((((_la - 205) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 205)) & ((1ULL << (KaikouParser::LEAVES_PLAY - 205))
          | (1ULL << (KaikouParser::PLAYS_ON - 205))
          | (1ULL << (KaikouParser::HAND_ENDS - 205))
          | (1ULL << (KaikouParser::SAME_DEALER - 205))
          | (1ULL << (KaikouParser::PREVIOUS_DEALER - 205)))) != 0))) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(1398);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::WHEN

        || _la == KaikouParser::UNLESS) {
          setState(1397);
          guard();
        }
        break;
      }

      case KaikouParser::DEALER:
      case KaikouParser::NEXT_TURN_AFTER: {
        _localctx = dynamic_cast<AfterItemContext *>(_tracker.createInstance<KaikouParser::SeatAfterContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(1400);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::DEALER || _la == KaikouParser::NEXT_TURN_AFTER)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(1401);
        seatRef();
        setState(1403);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::WHEN

        || _la == KaikouParser::UNLESS) {
          setState(1402);
          guard();
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
  enterRule(_localctx, 102, KaikouParser::RuleExampleOption);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1407);
    name();
    setState(1408);
    match(KaikouParser::EQ);
    setState(1409);
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

//----------------- ExLeftContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExLeftContext::LEFT_TO_DRAW() {
  return getToken(KaikouParser::LEFT_TO_DRAW, 0);
}

tree::TerminalNode* KaikouParser::ExLeftContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

KaikouParser::ExLeftContext::ExLeftContext(ExampleItemContext *ctx) { copyFrom(ctx); }


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

tree::TerminalNode* KaikouParser::ExSeatContext::WITH() {
  return getToken(KaikouParser::WITH, 0);
}

std::vector<KaikouParser::ExampleOptionContext *> KaikouParser::ExSeatContext::exampleOption() {
  return getRuleContexts<KaikouParser::ExampleOptionContext>();
}

KaikouParser::ExampleOptionContext* KaikouParser::ExSeatContext::exampleOption(size_t i) {
  return getRuleContext<KaikouParser::ExampleOptionContext>(i);
}

std::vector<tree::TerminalNode *> KaikouParser::ExSeatContext::COMMA() {
  return getTokens(KaikouParser::COMMA);
}

tree::TerminalNode* KaikouParser::ExSeatContext::COMMA(size_t i) {
  return getToken(KaikouParser::COMMA, i);
}

KaikouParser::ExSeatContext::ExSeatContext(ExampleItemContext *ctx) { copyFrom(ctx); }


//----------------- ExScoreContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExScoreContext::SCORE() {
  return getToken(KaikouParser::SCORE, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::ExScoreContext::NUMBER() {
  return getTokens(KaikouParser::NUMBER);
}

tree::TerminalNode* KaikouParser::ExScoreContext::NUMBER(size_t i) {
  return getToken(KaikouParser::NUMBER, i);
}

KaikouParser::ExScoreContext::ExScoreContext(ExampleItemContext *ctx) { copyFrom(ctx); }


//----------------- ExDealerContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExDealerContext::DEALER() {
  return getToken(KaikouParser::DEALER, 0);
}

tree::TerminalNode* KaikouParser::ExDealerContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

KaikouParser::ExDealerContext::ExDealerContext(ExampleItemContext *ctx) { copyFrom(ctx); }


//----------------- ExPotContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExPotContext::POT() {
  return getToken(KaikouParser::POT, 0);
}

tree::TerminalNode* KaikouParser::ExPotContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

KaikouParser::ExPotContext::ExPotContext(ExampleItemContext *ctx) { copyFrom(ctx); }


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


//----------------- ExTurnedContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExTurnedContext::TURNED() {
  return getToken(KaikouParser::TURNED, 0);
}

KaikouParser::NameContext* KaikouParser::ExTurnedContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

std::vector<KaikouParser::TileWordContext *> KaikouParser::ExTurnedContext::tileWord() {
  return getRuleContexts<KaikouParser::TileWordContext>();
}

KaikouParser::TileWordContext* KaikouParser::ExTurnedContext::tileWord(size_t i) {
  return getRuleContext<KaikouParser::TileWordContext>(i);
}

KaikouParser::ExTurnedContext::ExTurnedContext(ExampleItemContext *ctx) { copyFrom(ctx); }


//----------------- ExThenSeatContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExThenSeatContext::THEN() {
  return getToken(KaikouParser::THEN, 0);
}

tree::TerminalNode* KaikouParser::ExThenSeatContext::SEAT() {
  return getToken(KaikouParser::SEAT, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::ExThenSeatContext::NUMBER() {
  return getTokens(KaikouParser::NUMBER);
}

tree::TerminalNode* KaikouParser::ExThenSeatContext::NUMBER(size_t i) {
  return getToken(KaikouParser::NUMBER, i);
}

tree::TerminalNode* KaikouParser::ExThenSeatContext::DISCARDS() {
  return getToken(KaikouParser::DISCARDS, 0);
}

std::vector<KaikouParser::TileWordContext *> KaikouParser::ExThenSeatContext::tileWord() {
  return getRuleContexts<KaikouParser::TileWordContext>();
}

KaikouParser::TileWordContext* KaikouParser::ExThenSeatContext::tileWord(size_t i) {
  return getRuleContext<KaikouParser::TileWordContext>(i);
}

KaikouParser::RefContext* KaikouParser::ExThenSeatContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

tree::TerminalNode* KaikouParser::ExThenSeatContext::FROM() {
  return getToken(KaikouParser::FROM, 0);
}

KaikouParser::ExThenSeatContext::ExThenSeatContext(ExampleItemContext *ctx) { copyFrom(ctx); }


//----------------- ExThenExhaustedContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExThenExhaustedContext::THEN() {
  return getToken(KaikouParser::THEN, 0);
}

tree::TerminalNode* KaikouParser::ExThenExhaustedContext::EXHAUSTED() {
  return getToken(KaikouParser::EXHAUSTED, 0);
}

KaikouParser::ExThenExhaustedContext::ExThenExhaustedContext(ExampleItemContext *ctx) { copyFrom(ctx); }


//----------------- ExIndicatorContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExIndicatorContext::INDICATOR() {
  return getToken(KaikouParser::INDICATOR, 0);
}

KaikouParser::TileWordContext* KaikouParser::ExIndicatorContext::tileWord() {
  return getRuleContext<KaikouParser::TileWordContext>(0);
}

KaikouParser::ExIndicatorContext::ExIndicatorContext(ExampleItemContext *ctx) { copyFrom(ctx); }


//----------------- ExFromDealContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExFromDealContext::FROM_DEAL() {
  return getToken(KaikouParser::FROM_DEAL, 0);
}

KaikouParser::ExFromDealContext::ExFromDealContext(ExampleItemContext *ctx) { copyFrom(ctx); }


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


//----------------- ExThenWinContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExThenWinContext::THEN() {
  return getToken(KaikouParser::THEN, 0);
}

tree::TerminalNode* KaikouParser::ExThenWinContext::WIN() {
  return getToken(KaikouParser::WIN, 0);
}

tree::TerminalNode* KaikouParser::ExThenWinContext::WITH() {
  return getToken(KaikouParser::WITH, 0);
}

KaikouParser::TileWordContext* KaikouParser::ExThenWinContext::tileWord() {
  return getRuleContext<KaikouParser::TileWordContext>(0);
}

tree::TerminalNode* KaikouParser::ExThenWinContext::SEAT() {
  return getToken(KaikouParser::SEAT, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::ExThenWinContext::NUMBER() {
  return getTokens(KaikouParser::NUMBER);
}

tree::TerminalNode* KaikouParser::ExThenWinContext::NUMBER(size_t i) {
  return getToken(KaikouParser::NUMBER, i);
}

tree::TerminalNode* KaikouParser::ExThenWinContext::SEATS() {
  return getToken(KaikouParser::SEATS, 0);
}

tree::TerminalNode* KaikouParser::ExThenWinContext::SELF_DRAWN() {
  return getToken(KaikouParser::SELF_DRAWN, 0);
}

tree::TerminalNode* KaikouParser::ExThenWinContext::FROM() {
  return getToken(KaikouParser::FROM, 0);
}

tree::TerminalNode* KaikouParser::ExThenWinContext::ROBBING() {
  return getToken(KaikouParser::ROBBING, 0);
}

std::vector<tree::TerminalNode *> KaikouParser::ExThenWinContext::AFTER_KONG() {
  return getTokens(KaikouParser::AFTER_KONG);
}

tree::TerminalNode* KaikouParser::ExThenWinContext::AFTER_KONG(size_t i) {
  return getToken(KaikouParser::AFTER_KONG, i);
}

std::vector<tree::TerminalNode *> KaikouParser::ExThenWinContext::LAST_TILES() {
  return getTokens(KaikouParser::LAST_TILES);
}

tree::TerminalNode* KaikouParser::ExThenWinContext::LAST_TILES(size_t i) {
  return getToken(KaikouParser::LAST_TILES, i);
}

KaikouParser::ExThenWinContext::ExThenWinContext(ExampleItemContext *ctx) { copyFrom(ctx); }


KaikouParser::ExampleItemContext* KaikouParser::exampleItem() {
  ExampleItemContext *_localctx = _tracker.createInstance<ExampleItemContext>(_ctx, getState());
  enterRule(_localctx, 104, KaikouParser::RuleExampleItem);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1561);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 266, _ctx)) {
    case 1: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExIndicatorContext>(_localctx));
      enterOuterAlt(_localctx, 1);
      setState(1411);
      match(KaikouParser::INDICATOR);
      setState(1412);
      tileWord();
      break;
    }

    case 2: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExDealerContext>(_localctx));
      enterOuterAlt(_localctx, 2);
      setState(1413);
      match(KaikouParser::DEALER);
      setState(1414);
      match(KaikouParser::NUMBER);
      break;
    }

    case 3: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExPreviousWildContext>(_localctx));
      enterOuterAlt(_localctx, 3);
      setState(1415);
      match(KaikouParser::PREVIOUS_WILD);
      setState(1416);
      tileWord();
      break;
    }

    case 4: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExFactContext>(_localctx));
      enterOuterAlt(_localctx, 4);
      setState(1417);
      match(KaikouParser::FACT);
      setState(1418);
      name();
      setState(1419);
      match(KaikouParser::EQ);
      setState(1420);
      expr();
      break;
    }

    case 5: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExSeatContext>(_localctx));
      enterOuterAlt(_localctx, 5);
      setState(1422);
      match(KaikouParser::SEAT);
      setState(1423);
      match(KaikouParser::NUMBER);
      setState(1424);
      match(KaikouParser::COLON);
      setState(1425);
      match(KaikouParser::HAND);
      setState(1429);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::TILEWORD

      || _la == KaikouParser::IDENT) {
        setState(1426);
        tileWord();
        setState(1431);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(1435);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::MELD) {
        setState(1432);
        exMeld();
        setState(1437);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(1444);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::ASIDE) {
        setState(1438);
        match(KaikouParser::ASIDE);
        setState(1440); 
        _errHandler->sync(this);
        _la = _input->LA(1);
        do {
          setState(1439);
          tileWord();
          setState(1442); 
          _errHandler->sync(this);
          _la = _input->LA(1);
        } while (_la == KaikouParser::TILEWORD

        || _la == KaikouParser::IDENT);
      }
      setState(1455);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::WITH) {
        setState(1446);
        match(KaikouParser::WITH);
        setState(1447);
        exampleOption();
        setState(1452);
        _errHandler->sync(this);
        _la = _input->LA(1);
        while (_la == KaikouParser::COMMA) {
          setState(1448);
          match(KaikouParser::COMMA);
          setState(1449);
          exampleOption();
          setState(1454);
          _errHandler->sync(this);
          _la = _input->LA(1);
        }
      }
      break;
    }

    case 6: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExLeftContext>(_localctx));
      enterOuterAlt(_localctx, 6);
      setState(1457);
      match(KaikouParser::LEFT_TO_DRAW);
      setState(1458);
      match(KaikouParser::NUMBER);
      break;
    }

    case 7: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExTurnedContext>(_localctx));
      enterOuterAlt(_localctx, 7);
      setState(1459);
      match(KaikouParser::TURNED);
      setState(1460);
      name();
      setState(1464);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::TILEWORD

      || _la == KaikouParser::IDENT) {
        setState(1461);
        tileWord();
        setState(1466);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      break;
    }

    case 8: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExFromDealContext>(_localctx));
      enterOuterAlt(_localctx, 8);
      setState(1467);
      match(KaikouParser::FROM_DEAL);
      break;
    }

    case 9: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExScoreContext>(_localctx));
      enterOuterAlt(_localctx, 9);
      setState(1468);
      match(KaikouParser::SCORE);
      setState(1470); 
      _errHandler->sync(this);
      _la = _input->LA(1);
      do {
        setState(1469);
        match(KaikouParser::NUMBER);
        setState(1472); 
        _errHandler->sync(this);
        _la = _input->LA(1);
      } while (_la == KaikouParser::NUMBER);
      break;
    }

    case 10: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExPotContext>(_localctx));
      enterOuterAlt(_localctx, 10);
      setState(1474);
      match(KaikouParser::POT);
      setState(1475);
      match(KaikouParser::NUMBER);
      break;
    }

    case 11: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExThenWinContext>(_localctx));
      enterOuterAlt(_localctx, 11);
      setState(1476);
      match(KaikouParser::THEN);
      setState(1477);
      match(KaikouParser::WIN);
      setState(1486);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::SEAT: {
          setState(1478);
          match(KaikouParser::SEAT);
          setState(1479);
          match(KaikouParser::NUMBER);
          break;
        }

        case KaikouParser::SEATS: {
          setState(1480);
          match(KaikouParser::SEATS);
          setState(1482); 
          _errHandler->sync(this);
          _la = _input->LA(1);
          do {
            setState(1481);
            match(KaikouParser::NUMBER);
            setState(1484); 
            _errHandler->sync(this);
            _la = _input->LA(1);
          } while (_la == KaikouParser::NUMBER);
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      setState(1488);
      match(KaikouParser::WITH);
      setState(1489);
      tileWord();
      setState(1495);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::SELF_DRAWN: {
          setState(1490);
          match(KaikouParser::SELF_DRAWN);
          break;
        }

        case KaikouParser::FROM: {
          setState(1491);
          match(KaikouParser::FROM);
          setState(1492);
          match(KaikouParser::NUMBER);
          break;
        }

        case KaikouParser::ROBBING: {
          setState(1493);
          match(KaikouParser::ROBBING);
          setState(1494);
          match(KaikouParser::NUMBER);
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      setState(1500);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::LAST_TILES || _la == KaikouParser::AFTER_KONG) {
        setState(1497);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::LAST_TILES || _la == KaikouParser::AFTER_KONG)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(1502);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      break;
    }

    case 12: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExThenSeatContext>(_localctx));
      enterOuterAlt(_localctx, 12);
      setState(1503);
      match(KaikouParser::THEN);
      setState(1504);
      match(KaikouParser::SEAT);
      setState(1505);
      match(KaikouParser::NUMBER);
      setState(1521);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::DISCARDS: {
          setState(1506);
          match(KaikouParser::DISCARDS);
          setState(1507);
          tileWord();
          break;
        }

        case KaikouParser::IDENT: {
          setState(1508);
          ref();
          setState(1515);
          _errHandler->sync(this);
          switch (_input->LA(1)) {
            case KaikouParser::TILEWORD:
            case KaikouParser::IDENT: {
              setState(1510); 
              _errHandler->sync(this);
              _la = _input->LA(1);
              do {
                setState(1509);
                tileWord();
                setState(1512); 
                _errHandler->sync(this);
                _la = _input->LA(1);
              } while (_la == KaikouParser::TILEWORD

              || _la == KaikouParser::IDENT);
              break;
            }

            case KaikouParser::NUMBER: {
              setState(1514);
              match(KaikouParser::NUMBER);
              break;
            }

            case KaikouParser::FACT:
            case KaikouParser::DEALER:
            case KaikouParser::INDICATOR:
            case KaikouParser::WIN:
            case KaikouParser::OFFENDERS:
            case KaikouParser::POT:
            case KaikouParser::SCORE:
            case KaikouParser::FROM_DEAL:
            case KaikouParser::TURNED:
            case KaikouParser::LEFT_TO_DRAW:
            case KaikouParser::THEN:
            case KaikouParser::PREVIOUS_WILD:
            case KaikouParser::SEAT:
            case KaikouParser::FROM:
            case KaikouParser::EXPECT:
            case KaikouParser::WAITS:
            case KaikouParser::RBRACE: {
              break;
            }

          default:
            break;
          }
          setState(1519);
          _errHandler->sync(this);

          _la = _input->LA(1);
          if (_la == KaikouParser::FROM) {
            setState(1517);
            match(KaikouParser::FROM);
            setState(1518);
            match(KaikouParser::NUMBER);
          }
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      break;
    }

    case 13: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExThenExhaustedContext>(_localctx));
      enterOuterAlt(_localctx, 13);
      setState(1523);
      match(KaikouParser::THEN);
      setState(1524);
      match(KaikouParser::EXHAUSTED);
      break;
    }

    case 14: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExOffendersContext>(_localctx));
      enterOuterAlt(_localctx, 14);
      setState(1525);
      match(KaikouParser::OFFENDERS);
      setState(1527); 
      _errHandler->sync(this);
      _la = _input->LA(1);
      do {
        setState(1526);
        match(KaikouParser::NUMBER);
        setState(1529); 
        _errHandler->sync(this);
        _la = _input->LA(1);
      } while (_la == KaikouParser::NUMBER);
      break;
    }

    case 15: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExWinContext>(_localctx));
      enterOuterAlt(_localctx, 15);
      setState(1531);
      match(KaikouParser::WIN);
      setState(1532);
      match(KaikouParser::SEAT);
      setState(1533);
      match(KaikouParser::NUMBER);
      setState(1534);
      match(KaikouParser::WITH);
      setState(1535);
      tileWord();
      setState(1541);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::SELF_DRAWN: {
          setState(1536);
          match(KaikouParser::SELF_DRAWN);
          break;
        }

        case KaikouParser::FROM: {
          setState(1537);
          match(KaikouParser::FROM);
          setState(1538);
          match(KaikouParser::NUMBER);
          break;
        }

        case KaikouParser::ROBBING: {
          setState(1539);
          match(KaikouParser::ROBBING);
          setState(1540);
          match(KaikouParser::NUMBER);
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      setState(1546);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::LAST_TILES || _la == KaikouParser::AFTER_KONG) {
        setState(1543);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::LAST_TILES || _la == KaikouParser::AFTER_KONG)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(1548);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      break;
    }

    case 16: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExWaitsContext>(_localctx));
      enterOuterAlt(_localctx, 16);
      setState(1549);
      match(KaikouParser::WAITS);
      setState(1550);
      match(KaikouParser::SEAT);
      setState(1551);
      match(KaikouParser::NUMBER);
      break;
    }

    case 17: {
      _localctx = dynamic_cast<ExampleItemContext *>(_tracker.createInstance<KaikouParser::ExExpectContext>(_localctx));
      enterOuterAlt(_localctx, 17);
      setState(1552);
      match(KaikouParser::EXPECT);
      setState(1553);
      expectation();
      setState(1558);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::COMMA) {
        setState(1554);
        match(KaikouParser::COMMA);
        setState(1555);
        expectation();
        setState(1560);
        _errHandler->sync(this);
        _la = _input->LA(1);
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
  enterRule(_localctx, 106, KaikouParser::RuleExMeld);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1563);
    match(KaikouParser::MELD);
    setState(1564);
    ref();
    setState(1566); 
    _errHandler->sync(this);
    _la = _input->LA(1);
    do {
      setState(1565);
      tileWord();
      setState(1568); 
      _errHandler->sync(this);
      _la = _input->LA(1);
    } while (_la == KaikouParser::TILEWORD

    || _la == KaikouParser::IDENT);
    setState(1572);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::FROM) {
      setState(1570);
      match(KaikouParser::FROM);
      setState(1571);
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
  enterRule(_localctx, 108, KaikouParser::RuleTileWord);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1574);
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


//----------------- ExpectSeatContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExpectSeatContext::SEAT() {
  return getToken(KaikouParser::SEAT, 0);
}

tree::TerminalNode* KaikouParser::ExpectSeatContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

KaikouParser::NameContext* KaikouParser::ExpectSeatContext::name() {
  return getRuleContext<KaikouParser::NameContext>(0);
}

tree::TerminalNode* KaikouParser::ExpectSeatContext::NONE() {
  return getToken(KaikouParser::NONE, 0);
}

KaikouParser::SignedNumberContext* KaikouParser::ExpectSeatContext::signedNumber() {
  return getRuleContext<KaikouParser::SignedNumberContext>(0);
}

tree::TerminalNode* KaikouParser::ExpectSeatContext::YES() {
  return getToken(KaikouParser::YES, 0);
}

tree::TerminalNode* KaikouParser::ExpectSeatContext::NO() {
  return getToken(KaikouParser::NO, 0);
}

std::vector<KaikouParser::TileWordContext *> KaikouParser::ExpectSeatContext::tileWord() {
  return getRuleContexts<KaikouParser::TileWordContext>();
}

KaikouParser::TileWordContext* KaikouParser::ExpectSeatContext::tileWord(size_t i) {
  return getRuleContext<KaikouParser::TileWordContext>(i);
}

KaikouParser::ExpectSeatContext::ExpectSeatContext(ExpectationContext *ctx) { copyFrom(ctx); }


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


//----------------- ExpectNextDealerContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::ExpectNextDealerContext::NEXT_DEALER() {
  return getToken(KaikouParser::NEXT_DEALER, 0);
}

tree::TerminalNode* KaikouParser::ExpectNextDealerContext::NUMBER() {
  return getToken(KaikouParser::NUMBER, 0);
}

KaikouParser::ExpectNextDealerContext::ExpectNextDealerContext(ExpectationContext *ctx) { copyFrom(ctx); }


KaikouParser::ExpectationContext* KaikouParser::expectation() {
  ExpectationContext *_localctx = _tracker.createInstance<ExpectationContext>(_ctx, getState());
  enterRule(_localctx, 110, KaikouParser::RuleExpectation);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1626);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 277, _ctx)) {
    case 1: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectRefusedByContext>(_localctx));
      enterOuterAlt(_localctx, 1);
      setState(1576);
      match(KaikouParser::REFUSED_BY);
      setState(1577);
      name();
      break;
    }

    case 2: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectRefusedContext>(_localctx));
      enterOuterAlt(_localctx, 2);
      setState(1578);
      match(KaikouParser::REFUSED);
      break;
    }

    case 3: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectImpossibleContext>(_localctx));
      enterOuterAlt(_localctx, 3);
      setState(1579);
      match(KaikouParser::IMPOSSIBLE);
      break;
    }

    case 4: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectPointsContext>(_localctx));
      enterOuterAlt(_localctx, 4);
      setState(1580);
      match(KaikouParser::POINTS);
      setState(1582); 
      _errHandler->sync(this);
      _la = _input->LA(1);
      do {
        setState(1581);
        signedNumber();
        setState(1584); 
        _errHandler->sync(this);
        _la = _input->LA(1);
      } while (((((_la - 335) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 335)) & ((1ULL << (KaikouParser::PLUS - 335))
        | (1ULL << (KaikouParser::MINUS - 335))
        | (1ULL << (KaikouParser::NUMBER - 335)))) != 0));
      break;
    }

    case 5: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectLiableContext>(_localctx));
      enterOuterAlt(_localctx, 5);
      setState(1586);
      match(KaikouParser::LIABLE);
      setState(1587);
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
      setState(1588);
      match(KaikouParser::WAITS);
      setState(1595);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::TILEWORD:
        case KaikouParser::IDENT: {
          setState(1590); 
          _errHandler->sync(this);
          _la = _input->LA(1);
          do {
            setState(1589);
            tileWord();
            setState(1592); 
            _errHandler->sync(this);
            _la = _input->LA(1);
          } while (_la == KaikouParser::TILEWORD

          || _la == KaikouParser::IDENT);
          break;
        }

        case KaikouParser::NOBODY: {
          setState(1594);
          match(KaikouParser::NOBODY);
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      break;
    }

    case 7: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectNextDealerContext>(_localctx));
      enterOuterAlt(_localctx, 7);
      setState(1597);
      match(KaikouParser::NEXT_DEALER);
      setState(1598);
      match(KaikouParser::NUMBER);
      break;
    }

    case 8: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectSeatContext>(_localctx));
      enterOuterAlt(_localctx, 8);
      setState(1599);
      match(KaikouParser::SEAT);
      setState(1600);
      match(KaikouParser::NUMBER);
      setState(1601);
      name();
      setState(1611);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::NONE: {
          setState(1602);
          match(KaikouParser::NONE);
          break;
        }

        case KaikouParser::TILEWORD:
        case KaikouParser::IDENT: {
          setState(1604); 
          _errHandler->sync(this);
          _la = _input->LA(1);
          do {
            setState(1603);
            tileWord();
            setState(1606); 
            _errHandler->sync(this);
            _la = _input->LA(1);
          } while (_la == KaikouParser::TILEWORD

          || _la == KaikouParser::IDENT);
          break;
        }

        case KaikouParser::PLUS:
        case KaikouParser::MINUS:
        case KaikouParser::NUMBER: {
          setState(1608);
          signedNumber();
          break;
        }

        case KaikouParser::YES: {
          setState(1609);
          match(KaikouParser::YES);
          break;
        }

        case KaikouParser::NO: {
          setState(1610);
          match(KaikouParser::NO);
          break;
        }

        case KaikouParser::FACT:
        case KaikouParser::DEALER:
        case KaikouParser::INDICATOR:
        case KaikouParser::WIN:
        case KaikouParser::OFFENDERS:
        case KaikouParser::POT:
        case KaikouParser::SCORE:
        case KaikouParser::FROM_DEAL:
        case KaikouParser::TURNED:
        case KaikouParser::LEFT_TO_DRAW:
        case KaikouParser::THEN:
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

    case 9: {
      _localctx = dynamic_cast<ExpectationContext *>(_tracker.createInstance<KaikouParser::ExpectResultContext>(_localctx));
      enterOuterAlt(_localctx, 9);
      setState(1614);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::NOT) {
        setState(1613);
        match(KaikouParser::NOT);
      }
      setState(1616);
      name();
      setState(1624);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::NONE: {
          setState(1617);
          match(KaikouParser::NONE);
          break;
        }

        case KaikouParser::TILEWORD:
        case KaikouParser::IDENT: {
          setState(1619); 
          _errHandler->sync(this);
          _la = _input->LA(1);
          do {
            setState(1618);
            tileWord();
            setState(1621); 
            _errHandler->sync(this);
            _la = _input->LA(1);
          } while (_la == KaikouParser::TILEWORD

          || _la == KaikouParser::IDENT);
          break;
        }

        case KaikouParser::PLUS:
        case KaikouParser::MINUS:
        case KaikouParser::NUMBER: {
          setState(1623);
          signedNumber();
          break;
        }

        case KaikouParser::FACT:
        case KaikouParser::DEALER:
        case KaikouParser::INDICATOR:
        case KaikouParser::WIN:
        case KaikouParser::OFFENDERS:
        case KaikouParser::POT:
        case KaikouParser::SCORE:
        case KaikouParser::FROM_DEAL:
        case KaikouParser::TURNED:
        case KaikouParser::LEFT_TO_DRAW:
        case KaikouParser::THEN:
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
  enterRule(_localctx, 112, KaikouParser::RuleSignedNumber);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1629);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::PLUS

    || _la == KaikouParser::MINUS) {
      setState(1628);
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
    setState(1631);
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
  enterRule(_localctx, 114, KaikouParser::RuleExpr);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1641);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::IF) {
      setState(1633);
      match(KaikouParser::IF);
      setState(1634);
      expr();
      setState(1635);
      match(KaikouParser::THEN);
      setState(1636);
      expr();
      setState(1637);
      match(KaikouParser::ELSE);
      setState(1643);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(1644);
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
  enterRule(_localctx, 116, KaikouParser::RuleOrExpr);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1646);
    andExpr();
    setState(1651);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::OR) {
      setState(1647);
      match(KaikouParser::OR);
      setState(1648);
      andExpr();
      setState(1653);
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
  enterRule(_localctx, 118, KaikouParser::RuleAndExpr);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1654);
    notExpr();
    setState(1659);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::AND) {
      setState(1655);
      match(KaikouParser::AND);
      setState(1656);
      notExpr();
      setState(1661);
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
  enterRule(_localctx, 120, KaikouParser::RuleNotExpr);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1665);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::NOT) {
      setState(1662);
      match(KaikouParser::NOT);
      setState(1667);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(1668);
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
  enterRule(_localctx, 122, KaikouParser::RuleComparison);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1670);
    sum();
    setState(1672);
    _errHandler->sync(this);

    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 283, _ctx)) {
    case 1: {
      setState(1671);
      comparisonTail();
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
  enterRule(_localctx, 124, KaikouParser::RuleComparisonTail);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1692);
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
        setState(1674);
        _la = _input->LA(1);
        if (!(((((_la - 329) & ~ 0x3fULL) == 0) &&
          ((1ULL << (_la - 329)) & ((1ULL << (KaikouParser::EQ - 329))
          | (1ULL << (KaikouParser::NE - 329))
          | (1ULL << (KaikouParser::LT - 329))
          | (1ULL << (KaikouParser::LE - 329))
          | (1ULL << (KaikouParser::GT - 329))
          | (1ULL << (KaikouParser::GE - 329)))) != 0))) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(1675);
        sum();
        break;
      }

      case KaikouParser::IS: {
        _localctx = dynamic_cast<ComparisonTailContext *>(_tracker.createInstance<KaikouParser::IsTailContext>(_localctx));
        enterOuterAlt(_localctx, 2);
        setState(1676);
        match(KaikouParser::IS);
        setState(1678);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::NOT) {
          setState(1677);
          match(KaikouParser::NOT);
        }
        setState(1682);
        _errHandler->sync(this);
        switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 285, _ctx)) {
        case 1: {
          setState(1680);
          sum();
          break;
        }

        case 2: {
          setState(1681);
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
        setState(1685);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::NOT) {
          setState(1684);
          match(KaikouParser::NOT);
        }
        setState(1687);
        match(KaikouParser::IN);
        setState(1690);
        _errHandler->sync(this);
        switch (_input->LA(1)) {
          case KaikouParser::RANK:
          case KaikouParser::ALL_TILES:
          case KaikouParser::SWAPS:
          case KaikouParser::TILES_OF:
          case KaikouParser::DISCARDS_OF:
          case KaikouParser::SHAPE_WAITS:
          case KaikouParser::WAITS:
          case KaikouParser::LPAREN:
          case KaikouParser::LBRACE:
          case KaikouParser::TILEWORD:
          case KaikouParser::IDENT: {
            setState(1688);
            setAtom();
            break;
          }

          case KaikouParser::LBRACKET: {
            setState(1689);
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
  enterRule(_localctx, 126, KaikouParser::RuleSum);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    size_t alt;
    enterOuterAlt(_localctx, 1);
    setState(1694);
    product();
    setState(1699);
    _errHandler->sync(this);
    alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 289, _ctx);
    while (alt != 2 && alt != atn::ATN::INVALID_ALT_NUMBER) {
      if (alt == 1) {
        setState(1695);
        _la = _input->LA(1);
        if (!(_la == KaikouParser::PLUS

        || _la == KaikouParser::MINUS)) {
        _errHandler->recoverInline(this);
        }
        else {
          _errHandler->reportMatch(this);
          consume();
        }
        setState(1696);
        product(); 
      }
      setState(1701);
      _errHandler->sync(this);
      alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 289, _ctx);
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
  enterRule(_localctx, 128, KaikouParser::RuleProduct);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1702);
    power();
    setState(1707);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::TIMES || _la == KaikouParser::STAR

    || _la == KaikouParser::SLASH) {
      setState(1703);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::TIMES || _la == KaikouParser::STAR

      || _la == KaikouParser::SLASH)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1704);
      power();
      setState(1709);
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
  enterRule(_localctx, 130, KaikouParser::RulePower);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1710);
    unary();
    setState(1713);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::CARET) {
      setState(1711);
      match(KaikouParser::CARET);
      setState(1712);
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
  enterRule(_localctx, 132, KaikouParser::RuleUnary);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1718);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::MINUS) {
      setState(1715);
      match(KaikouParser::MINUS);
      setState(1720);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(1721);
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
  enterRule(_localctx, 134, KaikouParser::RulePostfix);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1723);
    primary();
    setState(1735);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::OF || _la == KaikouParser::AT

    || _la == KaikouParser::AT_LAST) {
      setState(1733);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::OF: {
          setState(1724);
          match(KaikouParser::OF);
          setState(1725);
          seatRef();
          break;
        }

        case KaikouParser::AT: {
          setState(1726);
          match(KaikouParser::AT);
          setState(1727);
          primary();
          setState(1730);
          _errHandler->sync(this);

          switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 293, _ctx)) {
          case 1: {
            setState(1728);
            match(KaikouParser::OF);
            setState(1729);
            seatRef();
            break;
          }

          }
          break;
        }

        case KaikouParser::AT_LAST: {
          setState(1732);
          match(KaikouParser::AT_LAST);
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      setState(1737);
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

tree::TerminalNode* KaikouParser::SeatRefContext::ACTOR() {
  return getToken(KaikouParser::ACTOR, 0);
}

tree::TerminalNode* KaikouParser::SeatRefContext::PAYER() {
  return getToken(KaikouParser::PAYER, 0);
}

tree::TerminalNode* KaikouParser::SeatRefContext::PAYEE() {
  return getToken(KaikouParser::PAYEE, 0);
}

tree::TerminalNode* KaikouParser::SeatRefContext::FIRST_WINNER() {
  return getToken(KaikouParser::FIRST_WINNER, 0);
}

tree::TerminalNode* KaikouParser::SeatRefContext::FIRST_WIN_GIVER() {
  return getToken(KaikouParser::FIRST_WIN_GIVER, 0);
}

tree::TerminalNode* KaikouParser::SeatRefContext::HEAD_OF_WINNERS() {
  return getToken(KaikouParser::HEAD_OF_WINNERS, 0);
}

tree::TerminalNode* KaikouParser::SeatRefContext::TAIL_OF_WINNERS() {
  return getToken(KaikouParser::TAIL_OF_WINNERS, 0);
}

tree::TerminalNode* KaikouParser::SeatRefContext::SOURCE_OF_KONG() {
  return getToken(KaikouParser::SOURCE_OF_KONG, 0);
}

tree::TerminalNode* KaikouParser::SeatRefContext::FIRST_DEALER() {
  return getToken(KaikouParser::FIRST_DEALER, 0);
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
  enterRule(_localctx, 136, KaikouParser::RuleSeatRef);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1758);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::IDENT: {
        enterOuterAlt(_localctx, 1);
        setState(1738);
        ref();
        break;
      }

      case KaikouParser::ACTOR: {
        enterOuterAlt(_localctx, 2);
        setState(1739);
        match(KaikouParser::ACTOR);
        break;
      }

      case KaikouParser::PAYER: {
        enterOuterAlt(_localctx, 3);
        setState(1740);
        match(KaikouParser::PAYER);
        break;
      }

      case KaikouParser::PAYEE: {
        enterOuterAlt(_localctx, 4);
        setState(1741);
        match(KaikouParser::PAYEE);
        break;
      }

      case KaikouParser::FIRST_WINNER: {
        enterOuterAlt(_localctx, 5);
        setState(1742);
        match(KaikouParser::FIRST_WINNER);
        break;
      }

      case KaikouParser::FIRST_WIN_GIVER: {
        enterOuterAlt(_localctx, 6);
        setState(1743);
        match(KaikouParser::FIRST_WIN_GIVER);
        break;
      }

      case KaikouParser::HEAD_OF_WINNERS: {
        enterOuterAlt(_localctx, 7);
        setState(1744);
        match(KaikouParser::HEAD_OF_WINNERS);
        break;
      }

      case KaikouParser::TAIL_OF_WINNERS: {
        enterOuterAlt(_localctx, 8);
        setState(1745);
        match(KaikouParser::TAIL_OF_WINNERS);
        break;
      }

      case KaikouParser::SOURCE_OF_KONG: {
        enterOuterAlt(_localctx, 9);
        setState(1746);
        match(KaikouParser::SOURCE_OF_KONG);
        break;
      }

      case KaikouParser::FIRST_DEALER: {
        enterOuterAlt(_localctx, 10);
        setState(1747);
        match(KaikouParser::FIRST_DEALER);
        break;
      }

      case KaikouParser::WINNER: {
        enterOuterAlt(_localctx, 11);
        setState(1748);
        match(KaikouParser::WINNER);
        break;
      }

      case KaikouParser::LOSER: {
        enterOuterAlt(_localctx, 12);
        setState(1749);
        match(KaikouParser::LOSER);
        break;
      }

      case KaikouParser::DEALER: {
        enterOuterAlt(_localctx, 13);
        setState(1750);
        match(KaikouParser::DEALER);
        break;
      }

      case KaikouParser::GIVER: {
        enterOuterAlt(_localctx, 14);
        setState(1751);
        match(KaikouParser::GIVER);
        break;
      }

      case KaikouParser::ROBBED_SEAT: {
        enterOuterAlt(_localctx, 15);
        setState(1752);
        match(KaikouParser::ROBBED_SEAT);
        break;
      }

      case KaikouParser::LAST_OFFENDER: {
        enterOuterAlt(_localctx, 16);
        setState(1753);
        match(KaikouParser::LAST_OFFENDER);
        break;
      }

      case KaikouParser::LPAREN: {
        enterOuterAlt(_localctx, 17);
        setState(1754);
        match(KaikouParser::LPAREN);
        setState(1755);
        expr();
        setState(1756);
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
  enterRule(_localctx, 138, KaikouParser::RulePrimary);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1763);
    _errHandler->sync(this);
    _la = _input->LA(1);
    while (_la == KaikouParser::COUNT_SEEN || ((((_la - 258) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 258)) & ((1ULL << (KaikouParser::SIZE_OF - 258))
      | (1ULL << (KaikouParser::NEXT - 258))
      | (1ULL << (KaikouParser::PREVIOUS - 258))
      | (1ULL << (KaikouParser::SOURCE_OF_OPENING - 258)))) != 0)) {
      setState(1760);
      prefix();
      setState(1765);
      _errHandler->sync(this);
      _la = _input->LA(1);
    }
    setState(1766);
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

tree::TerminalNode* KaikouParser::PrefixContext::COUNT_SEEN() {
  return getToken(KaikouParser::COUNT_SEEN, 0);
}


size_t KaikouParser::PrefixContext::getRuleIndex() const {
  return KaikouParser::RulePrefix;
}


KaikouParser::PrefixContext* KaikouParser::prefix() {
  PrefixContext *_localctx = _tracker.createInstance<PrefixContext>(_ctx, getState());
  enterRule(_localctx, 140, KaikouParser::RulePrefix);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1768);
    _la = _input->LA(1);
    if (!(_la == KaikouParser::COUNT_SEEN || ((((_la - 258) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 258)) & ((1ULL << (KaikouParser::SIZE_OF - 258))
      | (1ULL << (KaikouParser::NEXT - 258))
      | (1ULL << (KaikouParser::PREVIOUS - 258))
      | (1ULL << (KaikouParser::SOURCE_OF_OPENING - 258)))) != 0))) {
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


//----------------- AnyOfSuitExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::AnyOfSuitExprContext::ANY_TILES_OF() {
  return getToken(KaikouParser::ANY_TILES_OF, 0);
}

tree::TerminalNode* KaikouParser::AnyOfSuitExprContext::IN_HAND() {
  return getToken(KaikouParser::IN_HAND, 0);
}

tree::TerminalNode* KaikouParser::AnyOfSuitExprContext::ASIDE() {
  return getToken(KaikouParser::ASIDE, 0);
}

KaikouParser::RefContext* KaikouParser::AnyOfSuitExprContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

tree::TerminalNode* KaikouParser::AnyOfSuitExprContext::LPAREN() {
  return getToken(KaikouParser::LPAREN, 0);
}

KaikouParser::ExprContext* KaikouParser::AnyOfSuitExprContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::AnyOfSuitExprContext::RPAREN() {
  return getToken(KaikouParser::RPAREN, 0);
}

KaikouParser::AnyOfSuitExprContext::AnyOfSuitExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- BestWinExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::BestWinExprContext::BEST_WIN() {
  return getToken(KaikouParser::BEST_WIN, 0);
}

KaikouParser::SeatRefContext* KaikouParser::BestWinExprContext::seatRef() {
  return getRuleContext<KaikouParser::SeatRefContext>(0);
}

KaikouParser::BestWinExprContext::BestWinExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- OneSuitExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::OneSuitExprContext::ALL_ONE_SUIT() {
  return getToken(KaikouParser::ALL_ONE_SUIT, 0);
}

KaikouParser::OneSuitExprContext::OneSuitExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- TurnedExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::TurnedExprContext::TURNED() {
  return getToken(KaikouParser::TURNED, 0);
}

KaikouParser::RefContext* KaikouParser::TurnedExprContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

tree::TerminalNode* KaikouParser::TurnedExprContext::NEWEST() {
  return getToken(KaikouParser::NEWEST, 0);
}

tree::TerminalNode* KaikouParser::TurnedExprContext::IN() {
  return getToken(KaikouParser::IN, 0);
}

KaikouParser::SetAtomContext* KaikouParser::TurnedExprContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

KaikouParser::TurnedExprContext::TurnedExprContext(AtomContext *ctx) { copyFrom(ctx); }


//----------------- LastKongIsExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::LastKongIsExprContext::LAST_KONG_IS() {
  return getToken(KaikouParser::LAST_KONG_IS, 0);
}

KaikouParser::SetAtomContext* KaikouParser::LastKongIsExprContext::setAtom() {
  return getRuleContext<KaikouParser::SetAtomContext>(0);
}

KaikouParser::LastKongIsExprContext::LastKongIsExprContext(AtomContext *ctx) { copyFrom(ctx); }


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


//----------------- SetValueExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SetValueExprContext::LBRACE() {
  return getToken(KaikouParser::LBRACE, 0);
}

KaikouParser::SetExprContext* KaikouParser::SetValueExprContext::setExpr() {
  return getRuleContext<KaikouParser::SetExprContext>(0);
}

tree::TerminalNode* KaikouParser::SetValueExprContext::RBRACE() {
  return getToken(KaikouParser::RBRACE, 0);
}

KaikouParser::SetValueExprContext::SetValueExprContext(AtomContext *ctx) { copyFrom(ctx); }


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


//----------------- SeatsExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::SeatsExprContext::OTHERS() {
  return getToken(KaikouParser::OTHERS, 0);
}

tree::TerminalNode* KaikouParser::SeatsExprContext::OTHERS_IN_PLAY() {
  return getToken(KaikouParser::OTHERS_IN_PLAY, 0);
}

tree::TerminalNode* KaikouParser::SeatsExprContext::SEATS_IN_PLAY() {
  return getToken(KaikouParser::SEATS_IN_PLAY, 0);
}

tree::TerminalNode* KaikouParser::SeatsExprContext::EVERY_SEAT_OF() {
  return getToken(KaikouParser::EVERY_SEAT_OF, 0);
}

tree::TerminalNode* KaikouParser::SeatsExprContext::WHO() {
  return getToken(KaikouParser::WHO, 0);
}

KaikouParser::SeatsWhoContext* KaikouParser::SeatsExprContext::seatsWho() {
  return getRuleContext<KaikouParser::SeatsWhoContext>(0);
}

KaikouParser::SeatsExprContext::SeatsExprContext(AtomContext *ctx) { copyFrom(ctx); }


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

tree::TerminalNode* KaikouParser::SimpleExprContext::ACTOR() {
  return getToken(KaikouParser::ACTOR, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::PAYER() {
  return getToken(KaikouParser::PAYER, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::PAYEE() {
  return getToken(KaikouParser::PAYEE, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::THAT_TILE() {
  return getToken(KaikouParser::THAT_TILE, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::FIRST_DRAW() {
  return getToken(KaikouParser::FIRST_DRAW, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::LEFT_TO_DRAW() {
  return getToken(KaikouParser::LEFT_TO_DRAW, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::DISCARDS_MADE() {
  return getToken(KaikouParser::DISCARDS_MADE, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::NO_CALL_YET() {
  return getToken(KaikouParser::NO_CALL_YET, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::COUNT_IN_PLAY() {
  return getToken(KaikouParser::COUNT_IN_PLAY, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::SUM_OF_DICE() {
  return getToken(KaikouParser::SUM_OF_DICE, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::WINS() {
  return getToken(KaikouParser::WINS, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::NO_WINNERS() {
  return getToken(KaikouParser::NO_WINNERS, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::FIRST_WINNER() {
  return getToken(KaikouParser::FIRST_WINNER, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::FIRST_WIN_GIVER() {
  return getToken(KaikouParser::FIRST_WIN_GIVER, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::FIRST_WIN_COUNT() {
  return getToken(KaikouParser::FIRST_WIN_COUNT, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::HEAD_OF_WINNERS() {
  return getToken(KaikouParser::HEAD_OF_WINNERS, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::TAIL_OF_WINNERS() {
  return getToken(KaikouParser::TAIL_OF_WINNERS, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::GIVER_KONG() {
  return getToken(KaikouParser::GIVER_KONG, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::SOURCE_OF_KONG() {
  return getToken(KaikouParser::SOURCE_OF_KONG, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::DISCARDS_OF() {
  return getToken(KaikouParser::DISCARDS_OF, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::POT() {
  return getToken(KaikouParser::POT, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::HOUSE() {
  return getToken(KaikouParser::HOUSE, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::SCORE() {
  return getToken(KaikouParser::SCORE, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::STANDING() {
  return getToken(KaikouParser::STANDING, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::FIRST_DEALER() {
  return getToken(KaikouParser::FIRST_DEALER, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::HANDS_PLAYED() {
  return getToken(KaikouParser::HANDS_PLAYED, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::CLAIMANTS() {
  return getToken(KaikouParser::CLAIMANTS, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::SWAPS() {
  return getToken(KaikouParser::SWAPS, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::OWN_CLAIMED() {
  return getToken(KaikouParser::OWN_CLAIMED, 0);
}

tree::TerminalNode* KaikouParser::SimpleExprContext::EXHAUSTED() {
  return getToken(KaikouParser::EXHAUSTED, 0);
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


//----------------- OverSeatsExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::OverSeatsExprContext::LPAREN() {
  return getToken(KaikouParser::LPAREN, 0);
}

KaikouParser::ExprContext* KaikouParser::OverSeatsExprContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::OverSeatsExprContext::RPAREN() {
  return getToken(KaikouParser::RPAREN, 0);
}

tree::TerminalNode* KaikouParser::OverSeatsExprContext::EVERY_SEAT() {
  return getToken(KaikouParser::EVERY_SEAT, 0);
}

tree::TerminalNode* KaikouParser::OverSeatsExprContext::SOME_SEAT() {
  return getToken(KaikouParser::SOME_SEAT, 0);
}

tree::TerminalNode* KaikouParser::OverSeatsExprContext::COUNT_SEATS() {
  return getToken(KaikouParser::COUNT_SEATS, 0);
}

KaikouParser::OverSeatsExprContext::OverSeatsExprContext(AtomContext *ctx) { copyFrom(ctx); }


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


//----------------- NextOfTurnedExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::NextOfTurnedExprContext::NEXT_OF_TURNED() {
  return getToken(KaikouParser::NEXT_OF_TURNED, 0);
}

KaikouParser::RefContext* KaikouParser::NextOfTurnedExprContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

KaikouParser::NextOfTurnedExprContext::NextOfTurnedExprContext(AtomContext *ctx) { copyFrom(ctx); }


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

tree::TerminalNode* KaikouParser::HeldExprContext::SHAPE_WAITS() {
  return getToken(KaikouParser::SHAPE_WAITS, 0);
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


//----------------- TilesOfExprContext ------------------------------------------------------------------

tree::TerminalNode* KaikouParser::TilesOfExprContext::TILES_OF() {
  return getToken(KaikouParser::TILES_OF, 0);
}

KaikouParser::RefContext* KaikouParser::TilesOfExprContext::ref() {
  return getRuleContext<KaikouParser::RefContext>(0);
}

tree::TerminalNode* KaikouParser::TilesOfExprContext::LPAREN() {
  return getToken(KaikouParser::LPAREN, 0);
}

KaikouParser::ExprContext* KaikouParser::TilesOfExprContext::expr() {
  return getRuleContext<KaikouParser::ExprContext>(0);
}

tree::TerminalNode* KaikouParser::TilesOfExprContext::RPAREN() {
  return getToken(KaikouParser::RPAREN, 0);
}

KaikouParser::TilesOfExprContext::TilesOfExprContext(AtomContext *ctx) { copyFrom(ctx); }


KaikouParser::AtomContext* KaikouParser::atom() {
  AtomContext *_localctx = _tracker.createInstance<AtomContext>(_ctx, getState());
  enterRule(_localctx, 142, KaikouParser::RuleAtom);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    size_t alt;
    setState(1951);
    _errHandler->sync(this);
    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 319, _ctx)) {
    case 1: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::NumberLitContext>(_localctx));
      enterOuterAlt(_localctx, 1);
      setState(1770);
      match(KaikouParser::NUMBER);
      break;
    }

    case 2: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::YesLitContext>(_localctx));
      enterOuterAlt(_localctx, 2);
      setState(1771);
      match(KaikouParser::YES);
      break;
    }

    case 3: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::NoLitContext>(_localctx));
      enterOuterAlt(_localctx, 3);
      setState(1772);
      match(KaikouParser::NO);
      break;
    }

    case 4: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::NoneLitContext>(_localctx));
      enterOuterAlt(_localctx, 4);
      setState(1773);
      match(KaikouParser::NONE);
      break;
    }

    case 5: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::NameExprContext>(_localctx));
      enterOuterAlt(_localctx, 5);
      setState(1774);
      ref();
      break;
    }

    case 6: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::TileLitContext>(_localctx));
      enterOuterAlt(_localctx, 6);
      setState(1775);
      match(KaikouParser::TILEWORD);
      break;
    }

    case 7: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::ListExprContext>(_localctx));
      enterOuterAlt(_localctx, 7);
      setState(1776);
      list();
      break;
    }

    case 8: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::ParenExprContext>(_localctx));
      enterOuterAlt(_localctx, 8);
      setState(1777);
      match(KaikouParser::LPAREN);
      setState(1778);
      expr();
      setState(1779);
      match(KaikouParser::RPAREN);
      break;
    }

    case 9: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::MinMaxContext>(_localctx));
      enterOuterAlt(_localctx, 9);
      setState(1781);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::MIN

      || _la == KaikouParser::MAX)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1782);
      match(KaikouParser::LPAREN);
      setState(1783);
      expr();
      setState(1788);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (_la == KaikouParser::COMMA) {
        setState(1784);
        match(KaikouParser::COMMA);
        setState(1785);
        expr();
        setState(1790);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
      setState(1791);
      match(KaikouParser::RPAREN);
      break;
    }

    case 10: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::SeatAfterDealerContext>(_localctx));
      enterOuterAlt(_localctx, 10);
      setState(1793);
      match(KaikouParser::NEXT_DEALER);
      break;
    }

    case 11: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::CountExprContext>(_localctx));
      enterOuterAlt(_localctx, 11);
      setState(1794);
      _la = _input->LA(1);
      if (!(((((_la - 250) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 250)) & ((1ULL << (KaikouParser::NO - 250))
        | (1ULL << (KaikouParser::ANY - 250))
        | (1ULL << (KaikouParser::COUNT - 250)))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1795);
      setAtom();
      setState(1797);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::IN_HAND || _la == KaikouParser::ASIDE) {
        setState(1796);
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
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::AnyOfSuitExprContext>(_localctx));
      enterOuterAlt(_localctx, 12);
      setState(1799);
      match(KaikouParser::ANY_TILES_OF);
      setState(1805);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::IDENT: {
          setState(1800);
          ref();
          break;
        }

        case KaikouParser::LPAREN: {
          setState(1801);
          match(KaikouParser::LPAREN);
          setState(1802);
          expr();
          setState(1803);
          match(KaikouParser::RPAREN);
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      setState(1807);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::IN_HAND || _la == KaikouParser::ASIDE)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      break;
    }

    case 13: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::SimpleExprContext>(_localctx));
      enterOuterAlt(_localctx, 13);
      setState(1809);
      _la = _input->LA(1);
      if (!((((_la & ~ 0x3fULL) == 0) &&
        ((1ULL << _la) & ((1ULL << KaikouParser::DEALER)
        | (1ULL << KaikouParser::INDICATOR)
        | (1ULL << KaikouParser::LAST_TILES))) != 0) || ((((_la - 118) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 118)) & ((1ULL << (KaikouParser::WINNINGS - 118))
        | (1ULL << (KaikouParser::LAST_OFFENDER - 118))
        | (1ULL << (KaikouParser::ANY_OFFENDER - 118))
        | (1ULL << (KaikouParser::EXHAUSTED - 118)))) != 0) || ((((_la - 182) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 182)) & ((1ULL << (KaikouParser::POT - 182))
        | (1ULL << (KaikouParser::HOUSE - 182))
        | (1ULL << (KaikouParser::SCORE - 182))
        | (1ULL << (KaikouParser::STANDING - 182))
        | (1ULL << (KaikouParser::FIRST_DEALER - 182))
        | (1ULL << (KaikouParser::HANDS_PLAYED - 182))
        | (1ULL << (KaikouParser::CLAIMANTS - 182))
        | (1ULL << (KaikouParser::SWAPS - 182))
        | (1ULL << (KaikouParser::OWN_CLAIMED - 182))
        | (1ULL << (KaikouParser::SOURCE_OF_KONG - 182))
        | (1ULL << (KaikouParser::ACTOR - 182))
        | (1ULL << (KaikouParser::PAYER - 182))
        | (1ULL << (KaikouParser::PAYEE - 182))
        | (1ULL << (KaikouParser::THAT_TILE - 182))
        | (1ULL << (KaikouParser::FIRST_DRAW - 182))
        | (1ULL << (KaikouParser::LEFT_TO_DRAW - 182))
        | (1ULL << (KaikouParser::DISCARDS_MADE - 182))
        | (1ULL << (KaikouParser::NO_CALL_YET - 182))
        | (1ULL << (KaikouParser::COUNT_IN_PLAY - 182))
        | (1ULL << (KaikouParser::SUM_OF_DICE - 182))
        | (1ULL << (KaikouParser::WINS - 182))
        | (1ULL << (KaikouParser::NO_WINNERS - 182))
        | (1ULL << (KaikouParser::FIRST_WINNER - 182))
        | (1ULL << (KaikouParser::FIRST_WIN_GIVER - 182))
        | (1ULL << (KaikouParser::FIRST_WIN_COUNT - 182))
        | (1ULL << (KaikouParser::HEAD_OF_WINNERS - 182))
        | (1ULL << (KaikouParser::TAIL_OF_WINNERS - 182))
        | (1ULL << (KaikouParser::GIVER_KONG - 182))
        | (1ULL << (KaikouParser::DISCARDS_OF - 182)))) != 0) || ((((_la - 262) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 262)) & ((1ULL << (KaikouParser::OPENINGS - 262))
        | (1ULL << (KaikouParser::OPENINGS_IN_ONE_SUIT - 262))
        | (1ULL << (KaikouParser::WINNING_TILE - 262))
        | (1ULL << (KaikouParser::PREVIOUS_WILD - 262))
        | (1ULL << (KaikouParser::SELF_DRAWN - 262))
        | (1ULL << (KaikouParser::WON_ON_DISCARD - 262))
        | (1ULL << (KaikouParser::ROBBING - 262))
        | (1ULL << (KaikouParser::AFTER_KONG - 262))
        | (1ULL << (KaikouParser::DRAWN_HAND - 262))
        | (1ULL << (KaikouParser::WINNER - 262))
        | (1ULL << (KaikouParser::LOSER - 262))
        | (1ULL << (KaikouParser::GIVER - 262))
        | (1ULL << (KaikouParser::ROBBED_SEAT - 262))
        | (1ULL << (KaikouParser::NOBODY - 262))
        | (1ULL << (KaikouParser::VALUE - 262))
        | (1ULL << (KaikouParser::FULLY_CONCEALED - 262)))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      break;
    }

    case 14: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::SetValueExprContext>(_localctx));
      enterOuterAlt(_localctx, 14);
      setState(1810);
      match(KaikouParser::LBRACE);
      setState(1811);
      setExpr();
      setState(1812);
      match(KaikouParser::RBRACE);
      break;
    }

    case 15: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::TurnedExprContext>(_localctx));
      enterOuterAlt(_localctx, 15);
      setState(1814);
      match(KaikouParser::TURNED);
      setState(1816);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::NEWEST) {
        setState(1815);
        match(KaikouParser::NEWEST);
      }
      setState(1818);
      ref();
      setState(1821);
      _errHandler->sync(this);

      switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 302, _ctx)) {
      case 1: {
        setState(1819);
        match(KaikouParser::IN);
        setState(1820);
        setAtom();
        break;
      }

      }
      break;
    }

    case 16: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::NextOfTurnedExprContext>(_localctx));
      enterOuterAlt(_localctx, 16);
      setState(1823);
      match(KaikouParser::NEXT_OF_TURNED);
      setState(1824);
      ref();
      break;
    }

    case 17: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::HeldExprContext>(_localctx));
      enterOuterAlt(_localctx, 17);
      setState(1825);
      _la = _input->LA(1);
      if (!(((((_la - 312) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 312)) & ((1ULL << (KaikouParser::SUITS_HELD - 312))
        | (1ULL << (KaikouParser::SUITS_IN_HAND - 312))
        | (1ULL << (KaikouParser::SHAPE_WAITS - 312))
        | (1ULL << (KaikouParser::WAITS - 312)))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      break;
    }

    case 18: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::KindsInHandExprContext>(_localctx));
      enterOuterAlt(_localctx, 18);
      setState(1826);
      match(KaikouParser::KINDS_IN_HAND);
      setState(1831);
      _errHandler->sync(this);

      switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 304, _ctx)) {
      case 1: {
        setState(1827);
        match(KaikouParser::NUMBER);
        setState(1829);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::OR_MORE) {
          setState(1828);
          match(KaikouParser::OR_MORE);
        }
        break;
      }

      }
      setState(1835);
      _errHandler->sync(this);

      switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 305, _ctx)) {
      case 1: {
        setState(1833);
        match(KaikouParser::IN);
        setState(1834);
        setAtom();
        break;
      }

      }
      break;
    }

    case 19: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::HoldsExprContext>(_localctx));
      enterOuterAlt(_localctx, 19);
      setState(1837);
      match(KaikouParser::HOLDS);
      setState(1838);
      match(KaikouParser::NUMBER);
      setState(1839);
      match(KaikouParser::IN_ONE_SUIT);
      break;
    }

    case 20: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::PlaceExprContext>(_localctx));
      enterOuterAlt(_localctx, 20);
      setState(1840);
      match(KaikouParser::PLACE_OF);
      setState(1841);
      seatRef();
      break;
    }

    case 21: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::BestWinExprContext>(_localctx));
      enterOuterAlt(_localctx, 21);
      setState(1842);
      match(KaikouParser::BEST_WIN);
      setState(1843);
      seatRef();
      break;
    }

    case 22: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::SeatsExprContext>(_localctx));
      enterOuterAlt(_localctx, 22);
      setState(1844);
      _la = _input->LA(1);
      if (!(((((_la - 230) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 230)) & ((1ULL << (KaikouParser::OTHERS - 230))
        | (1ULL << (KaikouParser::OTHERS_IN_PLAY - 230))
        | (1ULL << (KaikouParser::SEATS_IN_PLAY - 230))
        | (1ULL << (KaikouParser::EVERY_SEAT_OF - 230)))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1847);
      _errHandler->sync(this);

      switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 306, _ctx)) {
      case 1: {
        setState(1845);
        match(KaikouParser::WHO);
        setState(1846);
        seatsWho();
        break;
      }

      }
      break;
    }

    case 23: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::OverSeatsExprContext>(_localctx));
      enterOuterAlt(_localctx, 23);
      setState(1849);
      _la = _input->LA(1);
      if (!(((((_la - 238) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 238)) & ((1ULL << (KaikouParser::EVERY_SEAT - 238))
        | (1ULL << (KaikouParser::SOME_SEAT - 238))
        | (1ULL << (KaikouParser::COUNT_SEATS - 238)))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1850);
      match(KaikouParser::LPAREN);
      setState(1851);
      expr();
      setState(1852);
      match(KaikouParser::RPAREN);
      break;
    }

    case 24: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::LastKongIsExprContext>(_localctx));
      enterOuterAlt(_localctx, 24);
      setState(1854);
      match(KaikouParser::LAST_KONG_IS);
      setState(1855);
      setAtom();
      break;
    }

    case 25: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::TilesOfExprContext>(_localctx));
      enterOuterAlt(_localctx, 25);
      setState(1856);
      match(KaikouParser::TILES_OF);
      setState(1862);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::IDENT: {
          setState(1857);
          ref();
          break;
        }

        case KaikouParser::LPAREN: {
          setState(1858);
          match(KaikouParser::LPAREN);
          setState(1859);
          expr();
          setState(1860);
          match(KaikouParser::RPAREN);
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      break;
    }

    case 26: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::ReadyExprContext>(_localctx));
      enterOuterAlt(_localctx, 26);
      setState(1864);
      match(KaikouParser::READY);
      setState(1866);
      _errHandler->sync(this);

      switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 308, _ctx)) {
      case 1: {
        setState(1865);
        seatRef();
        break;
      }

      }
      break;
    }

    case 27: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::LiableByExprContext>(_localctx));
      enterOuterAlt(_localctx, 27);
      setState(1868);
      match(KaikouParser::LIABLE_BY);
      setState(1869);
      name();
      break;
    }

    case 28: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::PaymentExprContext>(_localctx));
      enterOuterAlt(_localctx, 28);
      setState(1870);
      match(KaikouParser::PAYMENT);
      setState(1873);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::BEFORE) {
        setState(1871);
        match(KaikouParser::BEFORE);
        setState(1872);
        name();
      }
      break;
    }

    case 29: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::WorthExprContext>(_localctx));
      enterOuterAlt(_localctx, 29);
      setState(1875);
      match(KaikouParser::WORTH);
      setState(1876);
      setAtom();
      break;
    }

    case 30: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::EveryLoserExprContext>(_localctx));
      enterOuterAlt(_localctx, 30);
      setState(1877);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::EVERY_LOSER

      || _la == KaikouParser::SOME_LOSER)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1878);
      match(KaikouParser::LPAREN);
      setState(1879);
      expr();
      setState(1880);
      match(KaikouParser::RPAREN);
      break;
    }

    case 31: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::OneSuitExprContext>(_localctx));
      enterOuterAlt(_localctx, 31);
      setState(1882);
      match(KaikouParser::ALL_ONE_SUIT);
      break;
    }

    case 32: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::TilesInExprContext>(_localctx));
      enterOuterAlt(_localctx, 32);
      setState(1883);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::ALL_TILES_IN

      || _la == KaikouParser::COUNT_TILES_IN)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1884);
      setAtom();
      break;
    }

    case 33: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::EveryMeldExprContext>(_localctx));
      enterOuterAlt(_localctx, 33);
      setState(1885);
      match(KaikouParser::EVERY_MELD_IS);
      setState(1887);
      _errHandler->sync(this);

      switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 310, _ctx)) {
      case 1: {
        setState(1886);
        meldKinds();
        break;
      }

      }
      setState(1889);
      meldWhere();
      break;
    }

    case 34: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::EveryGroupExprContext>(_localctx));
      enterOuterAlt(_localctx, 34);
      setState(1890);
      match(KaikouParser::EVERY_GROUP_TOUCHES);
      setState(1891);
      setAtom();
      break;
    }

    case 35: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::CountMeldsExprContext>(_localctx));
      enterOuterAlt(_localctx, 35);
      setState(1892);
      _la = _input->LA(1);
      if (!(((((_la - 287) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 287)) & ((1ULL << (KaikouParser::COUNT_MELDS - 287))
        | (1ULL << (KaikouParser::ANY_MELD - 287))
        | (1ULL << (KaikouParser::NO_MELD - 287)))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1894);
      _errHandler->sync(this);

      switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 311, _ctx)) {
      case 1: {
        setState(1893);
        meldKinds();
        break;
      }

      }
      setState(1896);
      meldWhere();
      break;
    }

    case 36: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::PairExprContext>(_localctx));
      enterOuterAlt(_localctx, 36);
      setState(1897);
      match(KaikouParser::PAIR);
      break;
    }

    case 37: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::WildItselfExprContext>(_localctx));
      enterOuterAlt(_localctx, 37);
      setState(1898);
      match(KaikouParser::EVERY_WILD_ITSELF);
      break;
    }

    case 38: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::WildsOtherExprContext>(_localctx));
      enterOuterAlt(_localctx, 38);
      setState(1899);
      match(KaikouParser::COUNT_WILDS_OTHER);
      break;
    }

    case 39: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::WildsAsExprContext>(_localctx));
      enterOuterAlt(_localctx, 39);
      setState(1900);
      match(KaikouParser::COUNT_WILDS_AS);
      setState(1901);
      setAtom();
      break;
    }

    case 40: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::ShapeIsExprContext>(_localctx));
      enterOuterAlt(_localctx, 40);
      setState(1902);
      match(KaikouParser::SHAPE_IS);
      setState(1903);
      ref();
      break;
    }

    case 41: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::WaitExprContext>(_localctx));
      enterOuterAlt(_localctx, 41);
      setState(1904);
      match(KaikouParser::WAIT_IS);
      setState(1905);
      waitKind();
      setState(1910);
      _errHandler->sync(this);
      alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 312, _ctx);
      while (alt != 2 && alt != atn::ATN::INVALID_ALT_NUMBER) {
        if (alt == 1) {
          setState(1906);
          match(KaikouParser::OR);
          setState(1907);
          waitKind(); 
        }
        setState(1912);
        _errHandler->sync(this);
        alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 312, _ctx);
      }
      break;
    }

    case 42: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::EqualRunsExprContext>(_localctx));
      enterOuterAlt(_localctx, 42);
      setState(1913);
      _la = _input->LA(1);
      if (!(((((_la - 300) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 300)) & ((1ULL << (KaikouParser::EQUAL_RUN_PAIRS - 300))
        | (1ULL << (KaikouParser::MOST_EQUAL_RUNS - 300))
        | (1ULL << (KaikouParser::WILD_IN_PAIR - 300))
        | (1ULL << (KaikouParser::SUITS_IN_TILES - 300)))) != 0))) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      break;
    }

    case 43: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::RelationExprContext>(_localctx));
      enterOuterAlt(_localctx, 43);
      setState(1914);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::RUN

      || _la == KaikouParser::TRIPLET)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1916); 
      _errHandler->sync(this);
      _la = _input->LA(1);
      do {
        setState(1915);
        relationRank();
        setState(1918); 
        _errHandler->sync(this);
        _la = _input->LA(1);
      } while (_la == KaikouParser::NUMBER

      || _la == KaikouParser::IDENT);
      setState(1924);
      _errHandler->sync(this);
      switch (_input->LA(1)) {
        case KaikouParser::IN_ONE_SUIT: {
          setState(1920);
          match(KaikouParser::IN_ONE_SUIT);
          break;
        }

        case KaikouParser::IN: {
          setState(1921);
          match(KaikouParser::IN);
          setState(1922);
          match(KaikouParser::NUMBER);
          setState(1923);
          match(KaikouParser::SUITS_WORD);
          break;
        }

      default:
        throw NoViableAltException(this);
      }
      break;
    }

    case 44: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::LinksExprContext>(_localctx));
      enterOuterAlt(_localctx, 44);
      setState(1926);
      match(KaikouParser::LINKS_BY);
      setState(1927);
      setAtom();
      setState(1930);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::BESIDE) {
        setState(1928);
        match(KaikouParser::BESIDE);
        setState(1929);
        setAtom();
      }
      break;
    }

    case 45: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::KindsHeldExprContext>(_localctx));
      enterOuterAlt(_localctx, 45);
      setState(1932);
      match(KaikouParser::KINDS_HELD);
      setState(1933);
      match(KaikouParser::NUMBER);
      setState(1935);
      _errHandler->sync(this);

      _la = _input->LA(1);
      if (_la == KaikouParser::OR_MORE) {
        setState(1934);
        match(KaikouParser::OR_MORE);
      }
      setState(1939);
      _errHandler->sync(this);

      switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 317, _ctx)) {
      case 1: {
        setState(1937);
        match(KaikouParser::IN);
        setState(1938);
        setAtom();
        break;
      }

      }
      break;
    }

    case 46: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::SameInSuitsExprContext>(_localctx));
      enterOuterAlt(_localctx, 46);
      setState(1941);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::SAME_RUN_IN

      || _la == KaikouParser::SAME_TRIPLET_IN)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1942);
      match(KaikouParser::NUMBER);
      setState(1943);
      match(KaikouParser::SUITS_WORD);
      break;
    }

    case 47: {
      _localctx = dynamic_cast<AtomContext *>(_tracker.createInstance<KaikouParser::StraightExprContext>(_localctx));
      enterOuterAlt(_localctx, 47);
      setState(1944);
      match(KaikouParser::RUNS_FROM);
      setState(1946); 
      _errHandler->sync(this);
      _la = _input->LA(1);
      do {
        setState(1945);
        match(KaikouParser::NUMBER);
        setState(1948); 
        _errHandler->sync(this);
        _la = _input->LA(1);
      } while (_la == KaikouParser::NUMBER);
      setState(1950);
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
  enterRule(_localctx, 144, KaikouParser::RuleRelationRank);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(1959);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::NUMBER: {
        enterOuterAlt(_localctx, 1);
        setState(1953);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::IDENT: {
        enterOuterAlt(_localctx, 2);
        setState(1954);
        ref();
        setState(1957);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::PLUS) {
          setState(1955);
          match(KaikouParser::PLUS);
          setState(1956);
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
  enterRule(_localctx, 146, KaikouParser::RuleMeldKinds);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    size_t alt;
    enterOuterAlt(_localctx, 1);
    setState(1961);
    meldKind();
    setState(1966);
    _errHandler->sync(this);
    alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 322, _ctx);
    while (alt != 2 && alt != atn::ATN::INVALID_ALT_NUMBER) {
      if (alt == 1) {
        setState(1962);
        match(KaikouParser::OR);
        setState(1963);
        meldKind(); 
      }
      setState(1968);
      _errHandler->sync(this);
      alt = getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 322, _ctx);
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
  enterRule(_localctx, 148, KaikouParser::RuleMeldKind);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1969);
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
  enterRule(_localctx, 150, KaikouParser::RuleMeldWhere);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1973);
    _errHandler->sync(this);

    switch (getInterpreter<atn::ParserATNSimulator>()->adaptivePredict(_input, 323, _ctx)) {
    case 1: {
      setState(1971);
      _la = _input->LA(1);
      if (!(_la == KaikouParser::IN

      || _la == KaikouParser::TOUCHING)) {
      _errHandler->recoverInline(this);
      }
      else {
        _errHandler->reportMatch(this);
        consume();
      }
      setState(1972);
      setAtom();
      break;
    }

    }
    setState(1976);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (_la == KaikouParser::CONCEALED

    || _la == KaikouParser::CLAIMED) {
      setState(1975);
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
  enterRule(_localctx, 152, KaikouParser::RuleWaitKind);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1978);
    _la = _input->LA(1);
    if (!(_la == KaikouParser::TRIPLET || ((((_la - 291) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 291)) & ((1ULL << (KaikouParser::PAIR - 291))
      | (1ULL << (KaikouParser::WAIT_OPEN - 291))
      | (1ULL << (KaikouParser::WAIT_EDGE - 291))
      | (1ULL << (KaikouParser::WAIT_CLOSED - 291)))) != 0))) {
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
  enterRule(_localctx, 154, KaikouParser::RuleList);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(1980);
    match(KaikouParser::LBRACKET);
    setState(1991);
    _errHandler->sync(this);

    _la = _input->LA(1);
    if (((((_la - 336) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 336)) & ((1ULL << (KaikouParser::MINUS - 336))
      | (1ULL << (KaikouParser::TILEWORD - 336))
      | (1ULL << (KaikouParser::NUMBER - 336))
      | (1ULL << (KaikouParser::IDENT - 336)))) != 0)) {
      setState(1981);
      listItem();
      setState(1988);
      _errHandler->sync(this);
      _la = _input->LA(1);
      while (((((_la - 328) & ~ 0x3fULL) == 0) &&
        ((1ULL << (_la - 328)) & ((1ULL << (KaikouParser::COMMA - 328))
        | (1ULL << (KaikouParser::MINUS - 328))
        | (1ULL << (KaikouParser::TILEWORD - 328))
        | (1ULL << (KaikouParser::NUMBER - 328))
        | (1ULL << (KaikouParser::IDENT - 328)))) != 0)) {
        setState(1983);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::COMMA) {
          setState(1982);
          match(KaikouParser::COMMA);
        }
        setState(1985);
        listItem();
        setState(1990);
        _errHandler->sync(this);
        _la = _input->LA(1);
      }
    }
    setState(1993);
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
  enterRule(_localctx, 156, KaikouParser::RuleListItem);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(2001);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::MINUS:
      case KaikouParser::NUMBER: {
        enterOuterAlt(_localctx, 1);
        setState(1996);
        _errHandler->sync(this);

        _la = _input->LA(1);
        if (_la == KaikouParser::MINUS) {
          setState(1995);
          match(KaikouParser::MINUS);
        }
        setState(1998);
        match(KaikouParser::NUMBER);
        break;
      }

      case KaikouParser::TILEWORD: {
        enterOuterAlt(_localctx, 2);
        setState(1999);
        match(KaikouParser::TILEWORD);
        break;
      }

      case KaikouParser::IDENT: {
        enterOuterAlt(_localctx, 3);
        setState(2000);
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
  enterRule(_localctx, 158, KaikouParser::RuleRef);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(2003);
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
  enterRule(_localctx, 160, KaikouParser::RuleName);

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    setState(2007);
    _errHandler->sync(this);
    switch (_input->LA(1)) {
      case KaikouParser::IDENT: {
        enterOuterAlt(_localctx, 1);
        setState(2005);
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
      case KaikouParser::ADDS:
      case KaikouParser::SUBTRACTS:
      case KaikouParser::PRIVATE:
      case KaikouParser::OWN:
      case KaikouParser::DRAW:
      case KaikouParser::DISCARD:
      case KaikouParser::EXHAUSTED:
      case KaikouParser::CHOOSES:
      case KaikouParser::GIVES:
      case KaikouParser::SETS:
      case KaikouParser::DISCARDS:
      case KaikouParser::CALLS:
      case KaikouParser::CLAIMING:
      case KaikouParser::MORE_TILES:
      case KaikouParser::OFFERED:
      case KaikouParser::NEWEST:
      case KaikouParser::POT:
      case KaikouParser::HOUSE:
      case KaikouParser::SCORE:
      case KaikouParser::STANDING:
      case KaikouParser::TURNED:
      case KaikouParser::ONLY:
      case KaikouParser::FIRST:
      case KaikouParser::ACTOR:
      case KaikouParser::PAYER:
      case KaikouParser::PAYEE:
      case KaikouParser::WINS:
      case KaikouParser::OTHERS:
      case KaikouParser::WHO:
      case KaikouParser::NONE:
      case KaikouParser::WINNER:
      case KaikouParser::LOSER:
      case KaikouParser::WAIT_OPEN:
      case KaikouParser::WAIT_EDGE:
      case KaikouParser::WAIT_CLOSED: {
        enterOuterAlt(_localctx, 2);
        setState(2006);
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

tree::TerminalNode* KaikouParser::SoftContext::ADDS() {
  return getToken(KaikouParser::ADDS, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::SUBTRACTS() {
  return getToken(KaikouParser::SUBTRACTS, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::PRIVATE() {
  return getToken(KaikouParser::PRIVATE, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::OWN() {
  return getToken(KaikouParser::OWN, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::DRAW() {
  return getToken(KaikouParser::DRAW, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::DISCARD() {
  return getToken(KaikouParser::DISCARD, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::EXHAUSTED() {
  return getToken(KaikouParser::EXHAUSTED, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::CHOOSES() {
  return getToken(KaikouParser::CHOOSES, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::GIVES() {
  return getToken(KaikouParser::GIVES, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::SETS() {
  return getToken(KaikouParser::SETS, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::DISCARDS() {
  return getToken(KaikouParser::DISCARDS, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::CALLS() {
  return getToken(KaikouParser::CALLS, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::CLAIMING() {
  return getToken(KaikouParser::CLAIMING, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::MORE_TILES() {
  return getToken(KaikouParser::MORE_TILES, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::OFFERED() {
  return getToken(KaikouParser::OFFERED, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::NEWEST() {
  return getToken(KaikouParser::NEWEST, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::POT() {
  return getToken(KaikouParser::POT, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::HOUSE() {
  return getToken(KaikouParser::HOUSE, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::SCORE() {
  return getToken(KaikouParser::SCORE, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::STANDING() {
  return getToken(KaikouParser::STANDING, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::TURNED() {
  return getToken(KaikouParser::TURNED, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::ONLY() {
  return getToken(KaikouParser::ONLY, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::FIRST() {
  return getToken(KaikouParser::FIRST, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::ACTOR() {
  return getToken(KaikouParser::ACTOR, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::PAYER() {
  return getToken(KaikouParser::PAYER, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::PAYEE() {
  return getToken(KaikouParser::PAYEE, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::WINS() {
  return getToken(KaikouParser::WINS, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::OTHERS() {
  return getToken(KaikouParser::OTHERS, 0);
}

tree::TerminalNode* KaikouParser::SoftContext::WHO() {
  return getToken(KaikouParser::WHO, 0);
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
  enterRule(_localctx, 162, KaikouParser::RuleSoft);
  size_t _la = 0;

  auto onExit = finally([=] {
    exitRule();
  });
  try {
    enterOuterAlt(_localctx, 1);
    setState(2009);
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
      | (1ULL << (KaikouParser::PAYS - 66)))) != 0) || ((((_la - 144) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 144)) & ((1ULL << (KaikouParser::ADDS - 144))
      | (1ULL << (KaikouParser::SUBTRACTS - 144))
      | (1ULL << (KaikouParser::PRIVATE - 144))
      | (1ULL << (KaikouParser::OWN - 144))
      | (1ULL << (KaikouParser::DRAW - 144))
      | (1ULL << (KaikouParser::DISCARD - 144))
      | (1ULL << (KaikouParser::EXHAUSTED - 144))
      | (1ULL << (KaikouParser::CHOOSES - 144))
      | (1ULL << (KaikouParser::GIVES - 144))
      | (1ULL << (KaikouParser::SETS - 144))
      | (1ULL << (KaikouParser::DISCARDS - 144))
      | (1ULL << (KaikouParser::CALLS - 144))
      | (1ULL << (KaikouParser::CLAIMING - 144))
      | (1ULL << (KaikouParser::MORE_TILES - 144))
      | (1ULL << (KaikouParser::OFFERED - 144))
      | (1ULL << (KaikouParser::NEWEST - 144))
      | (1ULL << (KaikouParser::POT - 144))
      | (1ULL << (KaikouParser::HOUSE - 144))
      | (1ULL << (KaikouParser::SCORE - 144))
      | (1ULL << (KaikouParser::STANDING - 144))
      | (1ULL << (KaikouParser::TURNED - 144))
      | (1ULL << (KaikouParser::ONLY - 144))
      | (1ULL << (KaikouParser::FIRST - 144)))) != 0) || ((((_la - 211) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 211)) & ((1ULL << (KaikouParser::ACTOR - 211))
      | (1ULL << (KaikouParser::PAYER - 211))
      | (1ULL << (KaikouParser::PAYEE - 211))
      | (1ULL << (KaikouParser::WINS - 211))
      | (1ULL << (KaikouParser::OTHERS - 211))
      | (1ULL << (KaikouParser::WHO - 211))
      | (1ULL << (KaikouParser::NONE - 211))
      | (1ULL << (KaikouParser::WINNER - 211))
      | (1ULL << (KaikouParser::LOSER - 211)))) != 0) || ((((_la - 297) & ~ 0x3fULL) == 0) &&
      ((1ULL << (_la - 297)) & ((1ULL << (KaikouParser::WAIT_OPEN - 297))
      | (1ULL << (KaikouParser::WAIT_EDGE - 297))
      | (1ULL << (KaikouParser::WAIT_CLOSED - 297)))) != 0))) {
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
  "resultItem", "dutyItem", "leavingItem", "nextDealerItem", "markScope", 
  "markType", "markLine", "events", "event", "eventKind", "stepOrder", "stepEffect", 
  "restriction", "turnPlace", "turnLine", "party", "seatsWho", "payBody", 
  "afterItem", "exampleOption", "exampleItem", "exMeld", "tileWord", "expectation", 
  "signedNumber", "expr", "orExpr", "andExpr", "notExpr", "comparison", 
  "comparisonTail", "sum", "product", "power", "unary", "postfix", "seatRef", 
  "primary", "prefix", "atom", "relationRank", "meldKinds", "meldKind", 
  "meldWhere", "waitKind", "list", "listItem", "ref", "name", "soft"
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
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", 
  "", "", "", "':'", "','", "'='", "'<>'", "'<'", "'<='", "'>'", "'>='", 
  "'+'", "'-'", "'*'", "'/'", "'^'", "'..'", "'('", "')'", "'{'", "'}'", 
  "'['", "']'", "", "", "", "", "", "", "", "", "'\uFF1A'", "'\uFF1D'", 
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
  "WINNER_SEAT", "MARK", "STEP", "RESTRICT", "PAY", "ON", "OF_THE_HAND", 
  "OF_THE_MATCH", "ADDS", "SUBTRACTS", "PRIVATE", "UP_TO", "OWN", "OF_OTHERS", 
  "ANY_CALL", "DRAW", "DISCARD", "WIN_PASSED", "EXHAUSTED", "HAND_END", 
  "BEFORE_PLAY", "ALL_AT_ONCE", "IN_TURN_FROM", "CHOOSES", "GIVES", "TO", 
  "SETS", "DISCARDS", "CALLS", "CLAIMING", "TURN_UP", "NEXT_FROM_HEAD", 
  "NEXT_FROM_TAIL", "UPPER_OF_STACKS", "LOWER_OF_STACKS", "OR_LAST_DRAWN", 
  "MORE_TILES", "WITH_DISCARD", "INSTEAD_OF_DRAW", "OFFERED", "NEWEST", 
  "IN_OWN_TURN", "SHOWS_HAND", "MATCH_END", "MATCH_ENDS", "BEGINS_WITH", 
  "POT", "HOUSE", "SCORE", "STANDING", "FIRST_DEALER", "HANDS_PLAYED", "CLAIMANTS", 
  "NO_WINNER", "FROM_DEAL", "COUNT_SEEN", "TURNED", "NEXT_OF_TURNED", "SWAPS", 
  "OWN_CLAIMED", "ONLY", "FIRST", "DRAWN_TILE", "SAME_WAITS", "HANDS_OVER", 
  "HANDS_BACK", "LAST_KONG", "LAST_KONG_IS", "SOURCE_OF_KONG", "LEAVES_PLAY", 
  "PLAYS_ON", "HAND_ENDS", "NEXT_TURN_AFTER", "SAME_DEALER", "PREVIOUS_DEALER", 
  "ACTOR", "PAYER", "PAYEE", "THAT_TILE", "FIRST_DRAW", "LEFT_TO_DRAW", 
  "DISCARDS_MADE", "NO_CALL_YET", "COUNT_IN_PLAY", "SUM_OF_DICE", "WINS", 
  "NO_WINNERS", "FIRST_WINNER", "FIRST_WIN_GIVER", "FIRST_WIN_COUNT", "HEAD_OF_WINNERS", 
  "TAIL_OF_WINNERS", "GIVER_KONG", "BEST_WIN", "OTHERS", "OTHERS_IN_PLAY", 
  "SEATS_IN_PLAY", "EVERY_SEAT_OF", "WHO", "TILES_OF", "ANY_TILES_OF", "DISCARDS_OF", 
  "EVERY_SEAT", "SOME_SEAT", "COUNT_SEATS", "IF", "THEN", "ELSE", "OR", 
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
  "SUITS_WORD", "LINKS_BY", "BESIDE", "WILD_IN_PAIR", "KINDS_HELD", "KINDS_IN_HAND", 
  "OR_MORE", "SUITS_IN_TILES", "SUITS_HELD", "SUITS_IN_HAND", "HOLDS", "RUNS_FROM", 
  "FULLY_CONCEALED", "EXAMPLE", "WITH", "SEAT", "FROM", "EXPECT", "REFUSED_BY", 
  "REFUSED", "IMPOSSIBLE", "SHAPE_WAITS", "WAITS", "COLON", "COMMA", "EQ", 
  "NE", "LT", "LE", "GT", "GE", "PLUS", "MINUS", "STAR", "SLASH", "CARET", 
  "DOTS", "LPAREN", "RPAREN", "LBRACE", "RBRACE", "LBRACKET", "RBRACKET", 
  "PATH", "TILEWORD", "NUMBER", "IDENT", "STRING", "COMMENT", "SPACE", "UNKNOWN", 
  "WIDE_COLON", "WIDE_EQ", "WIDE_LT", "WIDE_GT", "WIDE_PLUS", "WIDE_MINUS", 
  "WIDE_SLASH", "WIDE_LPAREN", "WIDE_RPAREN", "WIDE_LBRACE", "WIDE_RBRACE", 
  "ALIEN_EQ", "ALIEN_AND", "ALIEN_OR", "ALIEN_NOT", "ALIEN_POWER"
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
    0x3, 0x174, 0x7de, 0x4, 0x2, 0x9, 0x2, 0x4, 0x3, 0x9, 0x3, 0x4, 0x4, 
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
    0x4, 0x43, 0x9, 0x43, 0x4, 0x44, 0x9, 0x44, 0x4, 0x45, 0x9, 0x45, 0x4, 
    0x46, 0x9, 0x46, 0x4, 0x47, 0x9, 0x47, 0x4, 0x48, 0x9, 0x48, 0x4, 0x49, 
    0x9, 0x49, 0x4, 0x4a, 0x9, 0x4a, 0x4, 0x4b, 0x9, 0x4b, 0x4, 0x4c, 0x9, 
    0x4c, 0x4, 0x4d, 0x9, 0x4d, 0x4, 0x4e, 0x9, 0x4e, 0x4, 0x4f, 0x9, 0x4f, 
    0x4, 0x50, 0x9, 0x50, 0x4, 0x51, 0x9, 0x51, 0x4, 0x52, 0x9, 0x52, 0x4, 
    0x53, 0x9, 0x53, 0x3, 0x2, 0x3, 0x2, 0x7, 0x2, 0xa9, 0xa, 0x2, 0xc, 
    0x2, 0xe, 0x2, 0xac, 0xb, 0x2, 0x3, 0x2, 0x3, 0x2, 0x3, 0x3, 0x3, 0x3, 
    0x3, 0x3, 0x5, 0x3, 0xb3, 0xa, 0x3, 0x3, 0x3, 0x3, 0x3, 0x5, 0x3, 0xb7, 
    0xa, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x5, 0x3, 0xbc, 0xa, 0x3, 0x3, 
    0x3, 0x7, 0x3, 0xbf, 0xa, 0x3, 0xc, 0x3, 0xe, 0x3, 0xc2, 0xb, 0x3, 0x5, 
    0x3, 0xc4, 0xa, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x5, 0x3, 0xc9, 0xa, 
    0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x3, 0x7, 0x3, 0xcf, 0xa, 0x3, 
    0xc, 0x3, 0xe, 0x3, 0xd2, 0xb, 0x3, 0x5, 0x3, 0xd4, 0xa, 0x3, 0x5, 0x3, 
    0xd6, 0xa, 0x3, 0x3, 0x4, 0x3, 0x4, 0x3, 0x4, 0x3, 0x5, 0x3, 0x5, 0x3, 
    0x6, 0x3, 0x6, 0x3, 0x6, 0x5, 0x6, 0xe0, 0xa, 0x6, 0x3, 0x7, 0x3, 0x7, 
    0x3, 0x7, 0x3, 0x7, 0x3, 0x7, 0x3, 0x7, 0x3, 0x7, 0x7, 0x7, 0xe9, 0xa, 
    0x7, 0xc, 0x7, 0xe, 0x7, 0xec, 0xb, 0x7, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0xfb, 0xa, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0xfe, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x103, 
    0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x106, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x10a, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x10f, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x114, 0xa, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x117, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 
    0x11c, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x123, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x126, 0xa, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x12b, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x130, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x133, 0xa, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x138, 0xa, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x13f, 0xa, 0x8, 0x3, 0x8, 
    0x5, 0x8, 0x142, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x147, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x14a, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x14f, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x152, 0xa, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x157, 0xa, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x5, 0x8, 0x15c, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x15f, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x162, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x7, 0x8, 0x167, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x16a, 0xb, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x16e, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x7, 0x8, 0x173, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x176, 0xb, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x17a, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x17f, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 
    0x184, 0xa, 0x8, 0x3, 0x8, 0x7, 0x8, 0x187, 0xa, 0x8, 0xc, 0x8, 0xe, 
    0x8, 0x18a, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x18e, 0xa, 0x8, 
    0x3, 0x8, 0x5, 0x8, 0x191, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x194, 0xa, 
    0x8, 0x3, 0x8, 0x5, 0x8, 0x197, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x7, 0x8, 0x19d, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x1a0, 0xb, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1a5, 0xa, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x1aa, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x1ad, 
    0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1b1, 0xa, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x5, 0x8, 0x1b6, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 
    0x5, 0x8, 0x1bb, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1be, 0xa, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1c3, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 
    0x6, 0x8, 0x1c7, 0xa, 0x8, 0xd, 0x8, 0xe, 0x8, 0x1c8, 0x5, 0x8, 0x1cb, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1cf, 0xa, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x7, 0x8, 0x1d4, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x1d7, 
    0xb, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1da, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1dd, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1e2, 0xa, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x1e5, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 
    0x1ea, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1ed, 0xa, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x5, 0x8, 0x1f2, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x1f5, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x1f9, 0xa, 0x8, 0xc, 0x8, 0xe, 
    0x8, 0x1fc, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x201, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x206, 0xa, 0x8, 0xc, 
    0x8, 0xe, 0x8, 0x209, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x20d, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x212, 0xa, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x215, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 
    0x21a, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x21d, 0xa, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x220, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x225, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x228, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x22d, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x230, 0xa, 0x8, 
    0x3, 0x8, 0x5, 0x8, 0x233, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x238, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x23c, 0xa, 0x8, 
    0xc, 0x8, 0xe, 0x8, 0x23f, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x243, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x246, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x7, 0x8, 0x24c, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x24f, 
    0xb, 0x8, 0x3, 0x8, 0x5, 0x8, 0x252, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x7, 0x8, 0x257, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x25a, 0xb, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x25e, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x7, 0x8, 0x263, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x266, 0xb, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x26a, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x26d, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x272, 0xa, 0x8, 0xc, 
    0x8, 0xe, 0x8, 0x275, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x279, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x27c, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x281, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x285, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x288, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x290, 0xa, 0x8, 0xc, 0x8, 
    0xe, 0x8, 0x293, 0xb, 0x8, 0x3, 0x8, 0x5, 0x8, 0x296, 0xa, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x299, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x29c, 0xa, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x2a1, 0xa, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x2a4, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x2a8, 0xa, 0x8, 
    0x3, 0x8, 0x5, 0x8, 0x2ab, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 
    0x8, 0x2b0, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x2b3, 0xa, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x2b9, 0xa, 0x8, 0xc, 0x8, 0xe, 
    0x8, 0x2bc, 0xb, 0x8, 0x5, 0x8, 0x2be, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 
    0x2c1, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x2c4, 0xa, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x5, 0x8, 0x2c9, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x2cc, 
    0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x2d2, 0xa, 
    0x8, 0xc, 0x8, 0xe, 0x8, 0x2d5, 0xb, 0x8, 0x3, 0x8, 0x5, 0x8, 0x2d8, 
    0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x2db, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x2e0, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x2e3, 0xa, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 
    0x2eb, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x2ee, 0xa, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x2f2, 0xa, 0x8, 0x3, 0x8, 0x5, 0x8, 0x2f5, 0xa, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x2fa, 0xa, 0x8, 0x3, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x300, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 
    0x303, 0xb, 0x8, 0x3, 0x8, 0x3, 0x8, 0x5, 0x8, 0x307, 0xa, 0x8, 0x3, 
    0x8, 0x5, 0x8, 0x30a, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 
    0x7, 0x8, 0x310, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x313, 0xb, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x5, 0x8, 0x317, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 
    0x3, 0x8, 0x3, 0x8, 0x3, 0x8, 0x7, 0x8, 0x31f, 0xa, 0x8, 0xc, 0x8, 0xe, 
    0x8, 0x322, 0xb, 0x8, 0x5, 0x8, 0x324, 0xa, 0x8, 0x3, 0x8, 0x3, 0x8, 
    0x7, 0x8, 0x328, 0xa, 0x8, 0xc, 0x8, 0xe, 0x8, 0x32b, 0xb, 0x8, 0x3, 
    0x8, 0x3, 0x8, 0x5, 0x8, 0x32f, 0xa, 0x8, 0x3, 0x9, 0x3, 0x9, 0x3, 0xa, 
    0x3, 0xa, 0x3, 0xb, 0x3, 0xb, 0x3, 0xb, 0x3, 0xc, 0x3, 0xc, 0x3, 0xc, 
    0x3, 0xd, 0x3, 0xd, 0x6, 0xd, 0x33d, 0xa, 0xd, 0xd, 0xd, 0xe, 0xd, 0x33e, 
    0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 
    0x3, 0xd, 0x6, 0xd, 0x349, 0xa, 0xd, 0xd, 0xd, 0xe, 0xd, 0x34a, 0x3, 
    0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x6, 0xd, 0x352, 0xa, 0xd, 
    0xd, 0xd, 0xe, 0xd, 0x353, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 0xd, 0x3, 
    0xd, 0x6, 0xd, 0x35b, 0xa, 0xd, 0xd, 0xd, 0xe, 0xd, 0x35c, 0x5, 0xd, 
    0x35f, 0xa, 0xd, 0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 0x3, 
    0xe, 0x3, 0xe, 0x3, 0xe, 0x3, 0xe, 0x6, 0xe, 0x36a, 0xa, 0xe, 0xd, 0xe, 
    0xe, 0xe, 0x36b, 0x5, 0xe, 0x36e, 0xa, 0xe, 0x3, 0xf, 0x3, 0xf, 0x5, 
    0xf, 0x372, 0xa, 0xf, 0x3, 0x10, 0x3, 0x10, 0x7, 0x10, 0x376, 0xa, 0x10, 
    0xc, 0x10, 0xe, 0x10, 0x379, 0xb, 0x10, 0x3, 0x10, 0x5, 0x10, 0x37c, 
    0xa, 0x10, 0x3, 0x11, 0x3, 0x11, 0x3, 0x12, 0x3, 0x12, 0x3, 0x12, 0x5, 
    0x12, 0x383, 0xa, 0x12, 0x3, 0x12, 0x3, 0x12, 0x3, 0x12, 0x5, 0x12, 
    0x388, 0xa, 0x12, 0x3, 0x12, 0x3, 0x12, 0x5, 0x12, 0x38c, 0xa, 0x12, 
    0x3, 0x12, 0x5, 0x12, 0x38f, 0xa, 0x12, 0x3, 0x12, 0x5, 0x12, 0x392, 
    0xa, 0x12, 0x3, 0x12, 0x3, 0x12, 0x3, 0x12, 0x5, 0x12, 0x397, 0xa, 0x12, 
    0x3, 0x12, 0x3, 0x12, 0x5, 0x12, 0x39b, 0xa, 0x12, 0x3, 0x12, 0x5, 0x12, 
    0x39e, 0xa, 0x12, 0x3, 0x12, 0x3, 0x12, 0x3, 0x12, 0x5, 0x12, 0x3a3, 
    0xa, 0x12, 0x3, 0x12, 0x5, 0x12, 0x3a6, 0xa, 0x12, 0x3, 0x12, 0x3, 0x12, 
    0x3, 0x12, 0x5, 0x12, 0x3ab, 0xa, 0x12, 0x3, 0x12, 0x5, 0x12, 0x3ae, 
    0xa, 0x12, 0x5, 0x12, 0x3b0, 0xa, 0x12, 0x3, 0x13, 0x3, 0x13, 0x3, 0x13, 
    0x3, 0x13, 0x5, 0x13, 0x3b6, 0xa, 0x13, 0x3, 0x14, 0x3, 0x14, 0x3, 0x14, 
    0x5, 0x14, 0x3bb, 0xa, 0x14, 0x3, 0x14, 0x3, 0x14, 0x3, 0x14, 0x5, 0x14, 
    0x3c0, 0xa, 0x14, 0x3, 0x14, 0x3, 0x14, 0x3, 0x14, 0x5, 0x14, 0x3c5, 
    0xa, 0x14, 0x3, 0x14, 0x3, 0x14, 0x3, 0x14, 0x5, 0x14, 0x3ca, 0xa, 0x14, 
    0x5, 0x14, 0x3cc, 0xa, 0x14, 0x3, 0x15, 0x6, 0x15, 0x3cf, 0xa, 0x15, 
    0xd, 0x15, 0xe, 0x15, 0x3d0, 0x3, 0x15, 0x3, 0x15, 0x6, 0x15, 0x3d5, 
    0xa, 0x15, 0xd, 0x15, 0xe, 0x15, 0x3d6, 0x5, 0x15, 0x3d9, 0xa, 0x15, 
    0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x6, 0x16, 0x3df, 0xa, 0x16, 
    0xd, 0x16, 0xe, 0x16, 0x3e0, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 
    0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 
    0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x5, 0x16, 0x3f2, 
    0xa, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x3, 0x16, 0x5, 
    0x16, 0x3f9, 0xa, 0x16, 0x5, 0x16, 0x3fb, 0xa, 0x16, 0x3, 0x17, 0x3, 
    0x17, 0x3, 0x17, 0x3, 0x17, 0x3, 0x17, 0x3, 0x17, 0x3, 0x17, 0x5, 0x17, 
    0x404, 0xa, 0x17, 0x3, 0x18, 0x3, 0x18, 0x3, 0x19, 0x3, 0x19, 0x5, 0x19, 
    0x40a, 0xa, 0x19, 0x3, 0x19, 0x5, 0x19, 0x40d, 0xa, 0x19, 0x3, 0x1a, 
    0x3, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x7, 0x1a, 0x413, 0xa, 0x1a, 0xc, 0x1a, 
    0xe, 0x1a, 0x416, 0xb, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x5, 0x1a, 0x41a, 
    0xa, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x5, 0x1a, 0x41e, 0xa, 0x1a, 0x3, 0x1a, 
    0x5, 0x1a, 0x421, 0xa, 0x1a, 0x3, 0x1a, 0x5, 0x1a, 0x424, 0xa, 0x1a, 
    0x3, 0x1a, 0x3, 0x1a, 0x5, 0x1a, 0x428, 0xa, 0x1a, 0x3, 0x1a, 0x5, 0x1a, 
    0x42b, 0xa, 0x1a, 0x3, 0x1a, 0x3, 0x1a, 0x5, 0x1a, 0x42f, 0xa, 0x1a, 
    0x3, 0x1a, 0x5, 0x1a, 0x432, 0xa, 0x1a, 0x5, 0x1a, 0x434, 0xa, 0x1a, 
    0x3, 0x1b, 0x3, 0x1b, 0x6, 0x1b, 0x438, 0xa, 0x1b, 0xd, 0x1b, 0xe, 0x1b, 
    0x439, 0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x5, 0x1c, 0x43f, 0xa, 0x1c, 
    0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x3, 
    0x1c, 0x3, 0x1c, 0x5, 0x1c, 0x449, 0xa, 0x1c, 0x3, 0x1c, 0x5, 0x1c, 
    0x44c, 0xa, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x3, 0x1c, 0x5, 0x1c, 
    0x452, 0xa, 0x1c, 0x3, 0x1d, 0x3, 0x1d, 0x6, 0x1d, 0x456, 0xa, 0x1d, 
    0xd, 0x1d, 0xe, 0x1d, 0x457, 0x3, 0x1d, 0x7, 0x1d, 0x45b, 0xa, 0x1d, 
    0xc, 0x1d, 0xe, 0x1d, 0x45e, 0xb, 0x1d, 0x3, 0x1d, 0x6, 0x1d, 0x461, 
    0xa, 0x1d, 0xd, 0x1d, 0xe, 0x1d, 0x462, 0x5, 0x1d, 0x465, 0xa, 0x1d, 
    0x3, 0x1e, 0x3, 0x1e, 0x6, 0x1e, 0x469, 0xa, 0x1e, 0xd, 0x1e, 0xe, 0x1e, 
    0x46a, 0x3, 0x1f, 0x3, 0x1f, 0x3, 0x1f, 0x5, 0x1f, 0x470, 0xa, 0x1f, 
    0x3, 0x1f, 0x3, 0x1f, 0x5, 0x1f, 0x474, 0xa, 0x1f, 0x3, 0x1f, 0x5, 0x1f, 
    0x477, 0xa, 0x1f, 0x3, 0x1f, 0x3, 0x1f, 0x3, 0x1f, 0x5, 0x1f, 0x47c, 
    0xa, 0x1f, 0x3, 0x1f, 0x3, 0x1f, 0x7, 0x1f, 0x480, 0xa, 0x1f, 0xc, 0x1f, 
    0xe, 0x1f, 0x483, 0xb, 0x1f, 0x3, 0x1f, 0x5, 0x1f, 0x486, 0xa, 0x1f, 
    0x5, 0x1f, 0x488, 0xa, 0x1f, 0x3, 0x20, 0x3, 0x20, 0x5, 0x20, 0x48c, 
    0xa, 0x20, 0x3, 0x21, 0x3, 0x21, 0x3, 0x21, 0x3, 0x21, 0x3, 0x21, 0x3, 
    0x21, 0x5, 0x21, 0x494, 0xa, 0x21, 0x3, 0x21, 0x3, 0x21, 0x5, 0x21, 
    0x498, 0xa, 0x21, 0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 0x3, 0x22, 0x3, 0x23, 
    0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 0x23, 0x3, 
    0x23, 0x5, 0x23, 0x4a6, 0xa, 0x23, 0x3, 0x24, 0x3, 0x24, 0x3, 0x24, 
    0x3, 0x24, 0x3, 0x24, 0x5, 0x24, 0x4ad, 0xa, 0x24, 0x3, 0x25, 0x3, 0x25, 
    0x5, 0x25, 0x4b1, 0xa, 0x25, 0x3, 0x26, 0x3, 0x26, 0x3, 0x27, 0x3, 0x27, 
    0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x5, 0x27, 0x4ba, 0xa, 0x27, 0x3, 0x27, 
    0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x3, 0x27, 0x6, 0x27, 0x4c1, 0xa, 0x27, 
    0xd, 0x27, 0xe, 0x27, 0x4c2, 0x5, 0x27, 0x4c5, 0xa, 0x27, 0x3, 0x28, 
    0x3, 0x28, 0x3, 0x28, 0x3, 0x28, 0x5, 0x28, 0x4cb, 0xa, 0x28, 0x3, 0x29, 
    0x3, 0x29, 0x5, 0x29, 0x4cf, 0xa, 0x29, 0x3, 0x29, 0x3, 0x29, 0x7, 0x29, 
    0x4d3, 0xa, 0x29, 0xc, 0x29, 0xe, 0x29, 0x4d6, 0xb, 0x29, 0x3, 0x29, 
    0x3, 0x29, 0x3, 0x29, 0x3, 0x29, 0x7, 0x29, 0x4dc, 0xa, 0x29, 0xc, 0x29, 
    0xe, 0x29, 0x4df, 0xb, 0x29, 0x5, 0x29, 0x4e1, 0xa, 0x29, 0x3, 0x2a, 
    0x5, 0x2a, 0x4e4, 0xa, 0x2a, 0x3, 0x2a, 0x3, 0x2a, 0x5, 0x2a, 0x4e8, 
    0xa, 0x2a, 0x3, 0x2b, 0x3, 0x2b, 0x3, 0x2b, 0x3, 0x2b, 0x3, 0x2b, 0x3, 
    0x2b, 0x3, 0x2b, 0x3, 0x2b, 0x3, 0x2b, 0x3, 0x2b, 0x5, 0x2b, 0x4f4, 
    0xa, 0x2b, 0x3, 0x2c, 0x3, 0x2c, 0x3, 0x2c, 0x5, 0x2c, 0x4f9, 0xa, 0x2c, 
    0x3, 0x2d, 0x3, 0x2d, 0x3, 0x2d, 0x3, 0x2d, 0x3, 0x2d, 0x5, 0x2d, 0x500, 
    0xa, 0x2d, 0x3, 0x2d, 0x5, 0x2d, 0x503, 0xa, 0x2d, 0x3, 0x2d, 0x3, 0x2d, 
    0x3, 0x2d, 0x3, 0x2d, 0x3, 0x2d, 0x3, 0x2d, 0x3, 0x2d, 0x3, 0x2d, 0x5, 
    0x2d, 0x50d, 0xa, 0x2d, 0x3, 0x2e, 0x3, 0x2e, 0x5, 0x2e, 0x511, 0xa, 
    0x2e, 0x3, 0x2e, 0x3, 0x2e, 0x5, 0x2e, 0x515, 0xa, 0x2e, 0x3, 0x2e, 
    0x5, 0x2e, 0x518, 0xa, 0x2e, 0x3, 0x2e, 0x3, 0x2e, 0x3, 0x2e, 0x3, 0x2e, 
    0x5, 0x2e, 0x51e, 0xa, 0x2e, 0x3, 0x2e, 0x3, 0x2e, 0x6, 0x2e, 0x522, 
    0xa, 0x2e, 0xd, 0x2e, 0xe, 0x2e, 0x523, 0x3, 0x2e, 0x3, 0x2e, 0x5, 0x2e, 
    0x528, 0xa, 0x2e, 0x3, 0x2e, 0x3, 0x2e, 0x3, 0x2e, 0x3, 0x2e, 0x5, 0x2e, 
    0x52e, 0xa, 0x2e, 0x5, 0x2e, 0x530, 0xa, 0x2e, 0x5, 0x2e, 0x532, 0xa, 
    0x2e, 0x5, 0x2e, 0x534, 0xa, 0x2e, 0x3, 0x2f, 0x3, 0x2f, 0x5, 0x2f, 
    0x538, 0xa, 0x2f, 0x3, 0x2f, 0x3, 0x2f, 0x5, 0x2f, 0x53c, 0xa, 0x2f, 
    0x3, 0x2f, 0x3, 0x2f, 0x3, 0x2f, 0x3, 0x2f, 0x3, 0x2f, 0x5, 0x2f, 0x543, 
    0xa, 0x2f, 0x3, 0x30, 0x3, 0x30, 0x3, 0x30, 0x3, 0x30, 0x3, 0x30, 0x5, 
    0x30, 0x54a, 0xa, 0x30, 0x3, 0x30, 0x3, 0x30, 0x3, 0x30, 0x5, 0x30, 
    0x54f, 0xa, 0x30, 0x3, 0x30, 0x5, 0x30, 0x552, 0xa, 0x30, 0x3, 0x31, 
    0x3, 0x31, 0x3, 0x32, 0x7, 0x32, 0x557, 0xa, 0x32, 0xc, 0x32, 0xe, 0x32, 
    0x55a, 0xb, 0x32, 0x3, 0x32, 0x3, 0x32, 0x3, 0x32, 0x3, 0x32, 0x3, 0x32, 
    0x3, 0x32, 0x5, 0x32, 0x562, 0xa, 0x32, 0x3, 0x33, 0x3, 0x33, 0x7, 0x33, 
    0x566, 0xa, 0x33, 0xc, 0x33, 0xe, 0x33, 0x569, 0xb, 0x33, 0x3, 0x33, 
    0x3, 0x33, 0x3, 0x33, 0x3, 0x33, 0x6, 0x33, 0x56f, 0xa, 0x33, 0xd, 0x33, 
    0xe, 0x33, 0x570, 0x5, 0x33, 0x573, 0xa, 0x33, 0x5, 0x33, 0x575, 0xa, 
    0x33, 0x3, 0x34, 0x3, 0x34, 0x5, 0x34, 0x579, 0xa, 0x34, 0x3, 0x34, 
    0x3, 0x34, 0x3, 0x34, 0x5, 0x34, 0x57e, 0xa, 0x34, 0x5, 0x34, 0x580, 
    0xa, 0x34, 0x3, 0x35, 0x3, 0x35, 0x3, 0x35, 0x3, 0x35, 0x3, 0x36, 0x3, 
    0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 
    0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 
    0x36, 0x3, 0x36, 0x7, 0x36, 0x596, 0xa, 0x36, 0xc, 0x36, 0xe, 0x36, 
    0x599, 0xb, 0x36, 0x3, 0x36, 0x7, 0x36, 0x59c, 0xa, 0x36, 0xc, 0x36, 
    0xe, 0x36, 0x59f, 0xb, 0x36, 0x3, 0x36, 0x3, 0x36, 0x6, 0x36, 0x5a3, 
    0xa, 0x36, 0xd, 0x36, 0xe, 0x36, 0x5a4, 0x5, 0x36, 0x5a7, 0xa, 0x36, 
    0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x7, 0x36, 0x5ad, 0xa, 0x36, 
    0xc, 0x36, 0xe, 0x36, 0x5b0, 0xb, 0x36, 0x5, 0x36, 0x5b2, 0xa, 0x36, 
    0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x7, 0x36, 0x5b9, 
    0xa, 0x36, 0xc, 0x36, 0xe, 0x36, 0x5bc, 0xb, 0x36, 0x3, 0x36, 0x3, 0x36, 
    0x3, 0x36, 0x6, 0x36, 0x5c1, 0xa, 0x36, 0xd, 0x36, 0xe, 0x36, 0x5c2, 
    0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 
    0x36, 0x3, 0x36, 0x6, 0x36, 0x5cd, 0xa, 0x36, 0xd, 0x36, 0xe, 0x36, 
    0x5ce, 0x5, 0x36, 0x5d1, 0xa, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 
    0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x5, 0x36, 0x5da, 0xa, 0x36, 
    0x3, 0x36, 0x7, 0x36, 0x5dd, 0xa, 0x36, 0xc, 0x36, 0xe, 0x36, 0x5e0, 
    0xb, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 
    0x36, 0x3, 0x36, 0x6, 0x36, 0x5e9, 0xa, 0x36, 0xd, 0x36, 0xe, 0x36, 
    0x5ea, 0x3, 0x36, 0x5, 0x36, 0x5ee, 0xa, 0x36, 0x3, 0x36, 0x3, 0x36, 
    0x5, 0x36, 0x5f2, 0xa, 0x36, 0x5, 0x36, 0x5f4, 0xa, 0x36, 0x3, 0x36, 
    0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x6, 0x36, 0x5fa, 0xa, 0x36, 0xd, 0x36, 
    0xe, 0x36, 0x5fb, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 
    0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x5, 0x36, 0x608, 
    0xa, 0x36, 0x3, 0x36, 0x7, 0x36, 0x60b, 0xa, 0x36, 0xc, 0x36, 0xe, 0x36, 
    0x60e, 0xb, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 0x3, 0x36, 
    0x3, 0x36, 0x3, 0x36, 0x7, 0x36, 0x617, 0xa, 0x36, 0xc, 0x36, 0xe, 0x36, 
    0x61a, 0xb, 0x36, 0x5, 0x36, 0x61c, 0xa, 0x36, 0x3, 0x37, 0x3, 0x37, 
    0x3, 0x37, 0x6, 0x37, 0x621, 0xa, 0x37, 0xd, 0x37, 0xe, 0x37, 0x622, 
    0x3, 0x37, 0x3, 0x37, 0x5, 0x37, 0x627, 0xa, 0x37, 0x3, 0x38, 0x3, 0x38, 
    0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x6, 
    0x39, 0x631, 0xa, 0x39, 0xd, 0x39, 0xe, 0x39, 0x632, 0x3, 0x39, 0x3, 
    0x39, 0x3, 0x39, 0x3, 0x39, 0x6, 0x39, 0x639, 0xa, 0x39, 0xd, 0x39, 
    0xe, 0x39, 0x63a, 0x3, 0x39, 0x5, 0x39, 0x63e, 0xa, 0x39, 0x3, 0x39, 
    0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x6, 
    0x39, 0x647, 0xa, 0x39, 0xd, 0x39, 0xe, 0x39, 0x648, 0x3, 0x39, 0x3, 
    0x39, 0x3, 0x39, 0x5, 0x39, 0x64e, 0xa, 0x39, 0x3, 0x39, 0x5, 0x39, 
    0x651, 0xa, 0x39, 0x3, 0x39, 0x3, 0x39, 0x3, 0x39, 0x6, 0x39, 0x656, 
    0xa, 0x39, 0xd, 0x39, 0xe, 0x39, 0x657, 0x3, 0x39, 0x5, 0x39, 0x65b, 
    0xa, 0x39, 0x5, 0x39, 0x65d, 0xa, 0x39, 0x3, 0x3a, 0x5, 0x3a, 0x660, 
    0xa, 0x3a, 0x3, 0x3a, 0x3, 0x3a, 0x3, 0x3b, 0x3, 0x3b, 0x3, 0x3b, 0x3, 
    0x3b, 0x3, 0x3b, 0x3, 0x3b, 0x7, 0x3b, 0x66a, 0xa, 0x3b, 0xc, 0x3b, 
    0xe, 0x3b, 0x66d, 0xb, 0x3b, 0x3, 0x3b, 0x3, 0x3b, 0x3, 0x3c, 0x3, 0x3c, 
    0x3, 0x3c, 0x7, 0x3c, 0x674, 0xa, 0x3c, 0xc, 0x3c, 0xe, 0x3c, 0x677, 
    0xb, 0x3c, 0x3, 0x3d, 0x3, 0x3d, 0x3, 0x3d, 0x7, 0x3d, 0x67c, 0xa, 0x3d, 
    0xc, 0x3d, 0xe, 0x3d, 0x67f, 0xb, 0x3d, 0x3, 0x3e, 0x7, 0x3e, 0x682, 
    0xa, 0x3e, 0xc, 0x3e, 0xe, 0x3e, 0x685, 0xb, 0x3e, 0x3, 0x3e, 0x3, 0x3e, 
    0x3, 0x3f, 0x3, 0x3f, 0x5, 0x3f, 0x68b, 0xa, 0x3f, 0x3, 0x40, 0x3, 0x40, 
    0x3, 0x40, 0x3, 0x40, 0x5, 0x40, 0x691, 0xa, 0x40, 0x3, 0x40, 0x3, 0x40, 
    0x5, 0x40, 0x695, 0xa, 0x40, 0x3, 0x40, 0x5, 0x40, 0x698, 0xa, 0x40, 
    0x3, 0x40, 0x3, 0x40, 0x3, 0x40, 0x5, 0x40, 0x69d, 0xa, 0x40, 0x5, 0x40, 
    0x69f, 0xa, 0x40, 0x3, 0x41, 0x3, 0x41, 0x3, 0x41, 0x7, 0x41, 0x6a4, 
    0xa, 0x41, 0xc, 0x41, 0xe, 0x41, 0x6a7, 0xb, 0x41, 0x3, 0x42, 0x3, 0x42, 
    0x3, 0x42, 0x7, 0x42, 0x6ac, 0xa, 0x42, 0xc, 0x42, 0xe, 0x42, 0x6af, 
    0xb, 0x42, 0x3, 0x43, 0x3, 0x43, 0x3, 0x43, 0x5, 0x43, 0x6b4, 0xa, 0x43, 
    0x3, 0x44, 0x7, 0x44, 0x6b7, 0xa, 0x44, 0xc, 0x44, 0xe, 0x44, 0x6ba, 
    0xb, 0x44, 0x3, 0x44, 0x3, 0x44, 0x3, 0x45, 0x3, 0x45, 0x3, 0x45, 0x3, 
    0x45, 0x3, 0x45, 0x3, 0x45, 0x3, 0x45, 0x5, 0x45, 0x6c5, 0xa, 0x45, 
    0x3, 0x45, 0x7, 0x45, 0x6c8, 0xa, 0x45, 0xc, 0x45, 0xe, 0x45, 0x6cb, 
    0xb, 0x45, 0x3, 0x46, 0x3, 0x46, 0x3, 0x46, 0x3, 0x46, 0x3, 0x46, 0x3, 
    0x46, 0x3, 0x46, 0x3, 0x46, 0x3, 0x46, 0x3, 0x46, 0x3, 0x46, 0x3, 0x46, 
    0x3, 0x46, 0x3, 0x46, 0x3, 0x46, 0x3, 0x46, 0x3, 0x46, 0x3, 0x46, 0x3, 
    0x46, 0x3, 0x46, 0x5, 0x46, 0x6e1, 0xa, 0x46, 0x3, 0x47, 0x7, 0x47, 
    0x6e4, 0xa, 0x47, 0xc, 0x47, 0xe, 0x47, 0x6e7, 0xb, 0x47, 0x3, 0x47, 
    0x3, 0x47, 0x3, 0x48, 0x3, 0x48, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 
    0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 
    0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x7, 
    0x49, 0x6fd, 0xa, 0x49, 0xc, 0x49, 0xe, 0x49, 0x700, 0xb, 0x49, 0x3, 
    0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x5, 0x49, 
    0x708, 0xa, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 
    0x3, 0x49, 0x5, 0x49, 0x710, 0xa, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 
    0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x5, 
    0x49, 0x71b, 0xa, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x5, 0x49, 
    0x720, 0xa, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 
    0x3, 0x49, 0x5, 0x49, 0x728, 0xa, 0x49, 0x5, 0x49, 0x72a, 0xa, 0x49, 
    0x3, 0x49, 0x3, 0x49, 0x5, 0x49, 0x72e, 0xa, 0x49, 0x3, 0x49, 0x3, 0x49, 
    0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 
    0x49, 0x3, 0x49, 0x5, 0x49, 0x73a, 0xa, 0x49, 0x3, 0x49, 0x3, 0x49, 
    0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 
    0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x5, 0x49, 0x749, 
    0xa, 0x49, 0x3, 0x49, 0x3, 0x49, 0x5, 0x49, 0x74d, 0xa, 0x49, 0x3, 0x49, 
    0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x5, 0x49, 0x754, 0xa, 0x49, 
    0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 
    0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x5, 0x49, 
    0x762, 0xa, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 
    0x5, 0x49, 0x769, 0xa, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 
    0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 
    0x49, 0x3, 0x49, 0x7, 0x49, 0x777, 0xa, 0x49, 0xc, 0x49, 0xe, 0x49, 
    0x77a, 0xb, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x6, 0x49, 0x77f, 
    0xa, 0x49, 0xd, 0x49, 0xe, 0x49, 0x780, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 
    0x3, 0x49, 0x5, 0x49, 0x787, 0xa, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 
    0x3, 0x49, 0x5, 0x49, 0x78d, 0xa, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 
    0x5, 0x49, 0x792, 0xa, 0x49, 0x3, 0x49, 0x3, 0x49, 0x5, 0x49, 0x796, 
    0xa, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x3, 0x49, 0x6, 
    0x49, 0x79d, 0xa, 0x49, 0xd, 0x49, 0xe, 0x49, 0x79e, 0x3, 0x49, 0x5, 
    0x49, 0x7a2, 0xa, 0x49, 0x3, 0x4a, 0x3, 0x4a, 0x3, 0x4a, 0x3, 0x4a, 
    0x5, 0x4a, 0x7a8, 0xa, 0x4a, 0x5, 0x4a, 0x7aa, 0xa, 0x4a, 0x3, 0x4b, 
    0x3, 0x4b, 0x3, 0x4b, 0x7, 0x4b, 0x7af, 0xa, 0x4b, 0xc, 0x4b, 0xe, 0x4b, 
    0x7b2, 0xb, 0x4b, 0x3, 0x4c, 0x3, 0x4c, 0x3, 0x4d, 0x3, 0x4d, 0x5, 0x4d, 
    0x7b8, 0xa, 0x4d, 0x3, 0x4d, 0x5, 0x4d, 0x7bb, 0xa, 0x4d, 0x3, 0x4e, 
    0x3, 0x4e, 0x3, 0x4f, 0x3, 0x4f, 0x3, 0x4f, 0x5, 0x4f, 0x7c2, 0xa, 0x4f, 
    0x3, 0x4f, 0x7, 0x4f, 0x7c5, 0xa, 0x4f, 0xc, 0x4f, 0xe, 0x4f, 0x7c8, 
    0xb, 0x4f, 0x5, 0x4f, 0x7ca, 0xa, 0x4f, 0x3, 0x4f, 0x3, 0x4f, 0x3, 0x50, 
    0x5, 0x50, 0x7cf, 0xa, 0x50, 0x3, 0x50, 0x3, 0x50, 0x3, 0x50, 0x5, 0x50, 
    0x7d4, 0xa, 0x50, 0x3, 0x51, 0x3, 0x51, 0x3, 0x52, 0x3, 0x52, 0x5, 0x52, 
    0x7da, 0xa, 0x52, 0x3, 0x53, 0x3, 0x53, 0x3, 0x53, 0x2, 0x2, 0x54, 0x2, 
    0x4, 0x6, 0x8, 0xa, 0xc, 0xe, 0x10, 0x12, 0x14, 0x16, 0x18, 0x1a, 0x1c, 
    0x1e, 0x20, 0x22, 0x24, 0x26, 0x28, 0x2a, 0x2c, 0x2e, 0x30, 0x32, 0x34, 
    0x36, 0x38, 0x3a, 0x3c, 0x3e, 0x40, 0x42, 0x44, 0x46, 0x48, 0x4a, 0x4c, 
    0x4e, 0x50, 0x52, 0x54, 0x56, 0x58, 0x5a, 0x5c, 0x5e, 0x60, 0x62, 0x64, 
    0x66, 0x68, 0x6a, 0x6c, 0x6e, 0x70, 0x72, 0x74, 0x76, 0x78, 0x7a, 0x7c, 
    0x7e, 0x80, 0x82, 0x84, 0x86, 0x88, 0x8a, 0x8c, 0x8e, 0x90, 0x92, 0x94, 
    0x96, 0x98, 0x9a, 0x9c, 0x9e, 0xa0, 0xa2, 0xa4, 0x2, 0x38, 0x4, 0x2, 
    0x15d, 0x15d, 0x160, 0x161, 0xe, 0x2, 0x15, 0x15, 0x19, 0x19, 0x23, 
    0x24, 0x38, 0x3a, 0x56, 0x56, 0x60, 0x60, 0x64, 0x64, 0x68, 0x68, 0x74, 
    0x75, 0x7a, 0x7a, 0x8b, 0x8e, 0xa8, 0xa8, 0x3, 0x2, 0x66, 0x67, 0x3, 
    0x2, 0xd, 0xe, 0x3, 0x2, 0x71, 0x72, 0x4, 0x2, 0x1a, 0x1b, 0x21, 0x21, 
    0x3, 0x2, 0x29, 0x2a, 0x3, 0x2, 0x2f, 0x30, 0x3, 0x2, 0x31, 0x32, 0x3, 
    0x2, 0x147, 0x148, 0x3, 0x2, 0x3b, 0x3d, 0x4, 0x2, 0x3f, 0x40, 0x42, 
    0x42, 0x4, 0x2, 0x43, 0x46, 0x48, 0x49, 0x5, 0x2, 0x3e, 0x3e, 0x44, 
    0x44, 0x4c, 0x4d, 0x3, 0x2, 0x51, 0x52, 0x3, 0x2, 0x53, 0x54, 0x3, 0x2, 
    0x59, 0x5a, 0x3, 0x2, 0x61, 0x62, 0x4, 0x2, 0x6b, 0x6b, 0x14b, 0x14b, 
    0x4, 0x2, 0x6a, 0x6a, 0x151, 0x153, 0x3, 0x2, 0x6c, 0x6f, 0x3, 0x2, 
    0x87, 0x8a, 0x4, 0x2, 0x66, 0x66, 0x90, 0x91, 0x4, 0x2, 0x6b, 0x6b, 
    0x92, 0x93, 0x4, 0x2, 0xc6, 0xc6, 0xf8, 0xf8, 0x3, 0x2, 0xa6, 0xa7, 
    0x3, 0x2, 0xab, 0xac, 0x3, 0x2, 0xca, 0xcb, 0x6, 0x2, 0x86, 0x86, 0xb6, 
    0xb6, 0xcf, 0xd1, 0xd3, 0xd4, 0x4, 0x2, 0x2c, 0x2c, 0xd2, 0xd2, 0x4, 
    0x2, 0x37, 0x37, 0x110, 0x110, 0x4, 0x2, 0x15e, 0x15e, 0x160, 0x160, 
    0x4, 0x2, 0x116, 0x116, 0x15f, 0x15f, 0x3, 0x2, 0x151, 0x152, 0x3, 0x2, 
    0x14b, 0x150, 0x4, 0x2, 0x6a, 0x6a, 0x153, 0x154, 0x5, 0x2, 0xc1, 0xc1, 
    0x104, 0x106, 0x109, 0x109, 0x3, 0x2, 0x100, 0x101, 0x3, 0x2, 0xfc, 
    0xfe, 0x4, 0x2, 0x42, 0x42, 0x107, 0x107, 0x10, 0x2, 0x2c, 0x2d, 0x37, 
    0x37, 0x78, 0x78, 0x80, 0x81, 0x9c, 0x9c, 0xb8, 0xbe, 0xc4, 0xc5, 0xce, 
    0xce, 0xd5, 0xe6, 0xef, 0xef, 0x108, 0x108, 0x10a, 0x116, 0x119, 0x119, 
    0x13e, 0x13e, 0x4, 0x2, 0x13a, 0x13b, 0x147, 0x148, 0x3, 0x2, 0xe8, 
    0xeb, 0x3, 0x2, 0xf0, 0xf2, 0x3, 0x2, 0x11a, 0x11b, 0x4, 0x2, 0x11c, 
    0x11c, 0x11e, 0x11e, 0x3, 0x2, 0x121, 0x123, 0x5, 0x2, 0x12e, 0x12f, 
    0x135, 0x135, 0x139, 0x139, 0x3, 0x2, 0x3b, 0x3c, 0x3, 0x2, 0x130, 0x131, 
    0x4, 0x2, 0xfa, 0xfa, 0x124, 0x124, 0x3, 0x2, 0x46, 0x47, 0x5, 0x2, 
    0x3c, 0x3c, 0x125, 0x125, 0x12b, 0x12d, 0x1e, 0x2, 0x10, 0x12, 0x14, 
    0x14, 0x1b, 0x21, 0x25, 0x27, 0x2b, 0x2c, 0x33, 0x36, 0x44, 0x44, 0x4d, 
    0x4d, 0x50, 0x50, 0x83, 0x83, 0x92, 0x94, 0x96, 0x96, 0x99, 0x9a, 0x9c, 
    0x9c, 0xa1, 0xa2, 0xa4, 0xa7, 0xae, 0xae, 0xb1, 0xb2, 0xb8, 0xbb, 0xc2, 
    0xc2, 0xc6, 0xc7, 0xd5, 0xd7, 0xdf, 0xdf, 0xe8, 0xe8, 0xec, 0xec, 0xff, 
    0xff, 0x112, 0x113, 0x12b, 0x12d, 0x2, 0x986, 0x2, 0xa6, 0x3, 0x2, 0x2, 
    0x2, 0x4, 0xd5, 0x3, 0x2, 0x2, 0x2, 0x6, 0xd7, 0x3, 0x2, 0x2, 0x2, 0x8, 
    0xda, 0x3, 0x2, 0x2, 0x2, 0xa, 0xdc, 0x3, 0x2, 0x2, 0x2, 0xc, 0xe1, 
    0x3, 0x2, 0x2, 0x2, 0xe, 0x32e, 0x3, 0x2, 0x2, 0x2, 0x10, 0x330, 0x3, 
    0x2, 0x2, 0x2, 0x12, 0x332, 0x3, 0x2, 0x2, 0x2, 0x14, 0x334, 0x3, 0x2, 
    0x2, 0x2, 0x16, 0x337, 0x3, 0x2, 0x2, 0x2, 0x18, 0x35e, 0x3, 0x2, 0x2, 
    0x2, 0x1a, 0x36d, 0x3, 0x2, 0x2, 0x2, 0x1c, 0x371, 0x3, 0x2, 0x2, 0x2, 
    0x1e, 0x37b, 0x3, 0x2, 0x2, 0x2, 0x20, 0x37d, 0x3, 0x2, 0x2, 0x2, 0x22, 
    0x3af, 0x3, 0x2, 0x2, 0x2, 0x24, 0x3b5, 0x3, 0x2, 0x2, 0x2, 0x26, 0x3cb, 
    0x3, 0x2, 0x2, 0x2, 0x28, 0x3ce, 0x3, 0x2, 0x2, 0x2, 0x2a, 0x3fa, 0x3, 
    0x2, 0x2, 0x2, 0x2c, 0x403, 0x3, 0x2, 0x2, 0x2, 0x2e, 0x405, 0x3, 0x2, 
    0x2, 0x2, 0x30, 0x407, 0x3, 0x2, 0x2, 0x2, 0x32, 0x433, 0x3, 0x2, 0x2, 
    0x2, 0x34, 0x437, 0x3, 0x2, 0x2, 0x2, 0x36, 0x451, 0x3, 0x2, 0x2, 0x2, 
    0x38, 0x464, 0x3, 0x2, 0x2, 0x2, 0x3a, 0x466, 0x3, 0x2, 0x2, 0x2, 0x3c, 
    0x487, 0x3, 0x2, 0x2, 0x2, 0x3e, 0x489, 0x3, 0x2, 0x2, 0x2, 0x40, 0x497, 
    0x3, 0x2, 0x2, 0x2, 0x42, 0x499, 0x3, 0x2, 0x2, 0x2, 0x44, 0x4a5, 0x3, 
    0x2, 0x2, 0x2, 0x46, 0x4ac, 0x3, 0x2, 0x2, 0x2, 0x48, 0x4ae, 0x3, 0x2, 
    0x2, 0x2, 0x4a, 0x4b2, 0x3, 0x2, 0x2, 0x2, 0x4c, 0x4c4, 0x3, 0x2, 0x2, 
    0x2, 0x4e, 0x4c6, 0x3, 0x2, 0x2, 0x2, 0x50, 0x4e0, 0x3, 0x2, 0x2, 0x2, 
    0x52, 0x4e3, 0x3, 0x2, 0x2, 0x2, 0x54, 0x4f3, 0x3, 0x2, 0x2, 0x2, 0x56, 
    0x4f8, 0x3, 0x2, 0x2, 0x2, 0x58, 0x50c, 0x3, 0x2, 0x2, 0x2, 0x5a, 0x533, 
    0x3, 0x2, 0x2, 0x2, 0x5c, 0x542, 0x3, 0x2, 0x2, 0x2, 0x5e, 0x549, 0x3, 
    0x2, 0x2, 0x2, 0x60, 0x553, 0x3, 0x2, 0x2, 0x2, 0x62, 0x558, 0x3, 0x2, 
    0x2, 0x2, 0x64, 0x574, 0x3, 0x2, 0x2, 0x2, 0x66, 0x57f, 0x3, 0x2, 0x2, 
    0x2, 0x68, 0x581, 0x3, 0x2, 0x2, 0x2, 0x6a, 0x61b, 0x3, 0x2, 0x2, 0x2, 
    0x6c, 0x61d, 0x3, 0x2, 0x2, 0x2, 0x6e, 0x628, 0x3, 0x2, 0x2, 0x2, 0x70, 
    0x65c, 0x3, 0x2, 0x2, 0x2, 0x72, 0x65f, 0x3, 0x2, 0x2, 0x2, 0x74, 0x66b, 
    0x3, 0x2, 0x2, 0x2, 0x76, 0x670, 0x3, 0x2, 0x2, 0x2, 0x78, 0x678, 0x3, 
    0x2, 0x2, 0x2, 0x7a, 0x683, 0x3, 0x2, 0x2, 0x2, 0x7c, 0x688, 0x3, 0x2, 
    0x2, 0x2, 0x7e, 0x69e, 0x3, 0x2, 0x2, 0x2, 0x80, 0x6a0, 0x3, 0x2, 0x2, 
    0x2, 0x82, 0x6a8, 0x3, 0x2, 0x2, 0x2, 0x84, 0x6b0, 0x3, 0x2, 0x2, 0x2, 
    0x86, 0x6b8, 0x3, 0x2, 0x2, 0x2, 0x88, 0x6bd, 0x3, 0x2, 0x2, 0x2, 0x8a, 
    0x6e0, 0x3, 0x2, 0x2, 0x2, 0x8c, 0x6e5, 0x3, 0x2, 0x2, 0x2, 0x8e, 0x6ea, 
    0x3, 0x2, 0x2, 0x2, 0x90, 0x7a1, 0x3, 0x2, 0x2, 0x2, 0x92, 0x7a9, 0x3, 
    0x2, 0x2, 0x2, 0x94, 0x7ab, 0x3, 0x2, 0x2, 0x2, 0x96, 0x7b3, 0x3, 0x2, 
    0x2, 0x2, 0x98, 0x7b7, 0x3, 0x2, 0x2, 0x2, 0x9a, 0x7bc, 0x3, 0x2, 0x2, 
    0x2, 0x9c, 0x7be, 0x3, 0x2, 0x2, 0x2, 0x9e, 0x7d3, 0x3, 0x2, 0x2, 0x2, 
    0xa0, 0x7d5, 0x3, 0x2, 0x2, 0x2, 0xa2, 0x7d9, 0x3, 0x2, 0x2, 0x2, 0xa4, 
    0x7db, 0x3, 0x2, 0x2, 0x2, 0xa6, 0xaa, 0x5, 0x4, 0x3, 0x2, 0xa7, 0xa9, 
    0x5, 0xe, 0x8, 0x2, 0xa8, 0xa7, 0x3, 0x2, 0x2, 0x2, 0xa9, 0xac, 0x3, 
    0x2, 0x2, 0x2, 0xaa, 0xa8, 0x3, 0x2, 0x2, 0x2, 0xaa, 0xab, 0x3, 0x2, 
    0x2, 0x2, 0xab, 0xad, 0x3, 0x2, 0x2, 0x2, 0xac, 0xaa, 0x3, 0x2, 0x2, 
    0x2, 0xad, 0xae, 0x7, 0x2, 0x2, 0x3, 0xae, 0x3, 0x3, 0x2, 0x2, 0x2, 
    0xaf, 0xb0, 0x7, 0x3, 0x2, 0x2, 0xb0, 0xb2, 0x5, 0xa2, 0x52, 0x2, 0xb1, 
    0xb3, 0x5, 0xa, 0x6, 0x2, 0xb2, 0xb1, 0x3, 0x2, 0x2, 0x2, 0xb2, 0xb3, 
    0x3, 0x2, 0x2, 0x2, 0xb3, 0xb6, 0x3, 0x2, 0x2, 0x2, 0xb4, 0xb5, 0x7, 
    0x5, 0x2, 0x2, 0xb5, 0xb7, 0x5, 0x8, 0x5, 0x2, 0xb6, 0xb4, 0x3, 0x2, 
    0x2, 0x2, 0xb6, 0xb7, 0x3, 0x2, 0x2, 0x2, 0xb7, 0xc3, 0x3, 0x2, 0x2, 
    0x2, 0xb8, 0xb9, 0x7, 0x6, 0x2, 0x2, 0xb9, 0xc0, 0x5, 0x8, 0x5, 0x2, 
    0xba, 0xbc, 0x7, 0x14a, 0x2, 0x2, 0xbb, 0xba, 0x3, 0x2, 0x2, 0x2, 0xbb, 
    0xbc, 0x3, 0x2, 0x2, 0x2, 0xbc, 0xbd, 0x3, 0x2, 0x2, 0x2, 0xbd, 0xbf, 
    0x5, 0x8, 0x5, 0x2, 0xbe, 0xbb, 0x3, 0x2, 0x2, 0x2, 0xbf, 0xc2, 0x3, 
    0x2, 0x2, 0x2, 0xc0, 0xbe, 0x3, 0x2, 0x2, 0x2, 0xc0, 0xc1, 0x3, 0x2, 
    0x2, 0x2, 0xc1, 0xc4, 0x3, 0x2, 0x2, 0x2, 0xc2, 0xc0, 0x3, 0x2, 0x2, 
    0x2, 0xc3, 0xb8, 0x3, 0x2, 0x2, 0x2, 0xc3, 0xc4, 0x3, 0x2, 0x2, 0x2, 
    0xc4, 0xd6, 0x3, 0x2, 0x2, 0x2, 0xc5, 0xc6, 0x7, 0x4, 0x2, 0x2, 0xc6, 
    0xc8, 0x5, 0xa2, 0x52, 0x2, 0xc7, 0xc9, 0x5, 0xa, 0x6, 0x2, 0xc8, 0xc7, 
    0x3, 0x2, 0x2, 0x2, 0xc8, 0xc9, 0x3, 0x2, 0x2, 0x2, 0xc9, 0xd3, 0x3, 
    0x2, 0x2, 0x2, 0xca, 0xcb, 0x7, 0x7, 0x2, 0x2, 0xcb, 0xd0, 0x5, 0x6, 
    0x4, 0x2, 0xcc, 0xcd, 0x7, 0x14a, 0x2, 0x2, 0xcd, 0xcf, 0x5, 0x6, 0x4, 
    0x2, 0xce, 0xcc, 0x3, 0x2, 0x2, 0x2, 0xcf, 0xd2, 0x3, 0x2, 0x2, 0x2, 
    0xd0, 0xce, 0x3, 0x2, 0x2, 0x2, 0xd0, 0xd1, 0x3, 0x2, 0x2, 0x2, 0xd1, 
    0xd4, 0x3, 0x2, 0x2, 0x2, 0xd2, 0xd0, 0x3, 0x2, 0x2, 0x2, 0xd3, 0xca, 
    0x3, 0x2, 0x2, 0x2, 0xd3, 0xd4, 0x3, 0x2, 0x2, 0x2, 0xd4, 0xd6, 0x3, 
    0x2, 0x2, 0x2, 0xd5, 0xaf, 0x3, 0x2, 0x2, 0x2, 0xd5, 0xc5, 0x3, 0x2, 
    0x2, 0x2, 0xd6, 0x5, 0x3, 0x2, 0x2, 0x2, 0xd7, 0xd8, 0x5, 0x10, 0x9, 
    0x2, 0xd8, 0xd9, 0x5, 0xa2, 0x52, 0x2, 0xd9, 0x7, 0x3, 0x2, 0x2, 0x2, 
    0xda, 0xdb, 0x9, 0x2, 0x2, 0x2, 0xdb, 0x9, 0x3, 0x2, 0x2, 0x2, 0xdc, 
    0xdf, 0x7, 0x161, 0x2, 0x2, 0xdd, 0xde, 0x7, 0x154, 0x2, 0x2, 0xde, 
    0xe0, 0x7, 0x161, 0x2, 0x2, 0xdf, 0xdd, 0x3, 0x2, 0x2, 0x2, 0xdf, 0xe0, 
    0x3, 0x2, 0x2, 0x2, 0xe0, 0xb, 0x3, 0x2, 0x2, 0x2, 0xe1, 0xe2, 0x7, 
    0x9, 0x2, 0x2, 0xe2, 0xe3, 0x5, 0xa2, 0x52, 0x2, 0xe3, 0xea, 0x7, 0x161, 
    0x2, 0x2, 0xe4, 0xe5, 0x7, 0x14a, 0x2, 0x2, 0xe5, 0xe6, 0x5, 0xa2, 0x52, 
    0x2, 0xe6, 0xe7, 0x7, 0x161, 0x2, 0x2, 0xe7, 0xe9, 0x3, 0x2, 0x2, 0x2, 
    0xe8, 0xe4, 0x3, 0x2, 0x2, 0x2, 0xe9, 0xec, 0x3, 0x2, 0x2, 0x2, 0xea, 
    0xe8, 0x3, 0x2, 0x2, 0x2, 0xea, 0xeb, 0x3, 0x2, 0x2, 0x2, 0xeb, 0xd, 
    0x3, 0x2, 0x2, 0x2, 0xec, 0xea, 0x3, 0x2, 0x2, 0x2, 0xed, 0xee, 0x7, 
    0x8, 0x2, 0x2, 0xee, 0xef, 0x5, 0xa2, 0x52, 0x2, 0xef, 0xf0, 0x5, 0xa, 
    0x6, 0x2, 0xf0, 0x32f, 0x3, 0x2, 0x2, 0x2, 0xf1, 0xf2, 0x7, 0xb, 0x2, 
    0x2, 0xf2, 0xf3, 0x5, 0x10, 0x9, 0x2, 0xf3, 0xf4, 0x5, 0xa2, 0x52, 0x2, 
    0xf4, 0x32f, 0x3, 0x2, 0x2, 0x2, 0xf5, 0xf6, 0x7, 0xc, 0x2, 0x2, 0xf6, 
    0xf7, 0x5, 0xa2, 0x52, 0x2, 0xf7, 0xf8, 0x7, 0x14b, 0x2, 0x2, 0xf8, 
    0xfa, 0x5, 0x1e, 0x10, 0x2, 0xf9, 0xfb, 0x5, 0xc, 0x7, 0x2, 0xfa, 0xf9, 
    0x3, 0x2, 0x2, 0x2, 0xfa, 0xfb, 0x3, 0x2, 0x2, 0x2, 0xfb, 0x32f, 0x3, 
    0x2, 0x2, 0x2, 0xfc, 0xfe, 0x7, 0xa, 0x2, 0x2, 0xfd, 0xfc, 0x3, 0x2, 
    0x2, 0x2, 0xfd, 0xfe, 0x3, 0x2, 0x2, 0x2, 0xfe, 0xff, 0x3, 0x2, 0x2, 
    0x2, 0xff, 0x100, 0x7, 0xf, 0x2, 0x2, 0x100, 0x104, 0x7, 0x159, 0x2, 
    0x2, 0x101, 0x103, 0x5, 0x18, 0xd, 0x2, 0x102, 0x101, 0x3, 0x2, 0x2, 
    0x2, 0x103, 0x106, 0x3, 0x2, 0x2, 0x2, 0x104, 0x102, 0x3, 0x2, 0x2, 
    0x2, 0x104, 0x105, 0x3, 0x2, 0x2, 0x2, 0x105, 0x107, 0x3, 0x2, 0x2, 
    0x2, 0x106, 0x104, 0x3, 0x2, 0x2, 0x2, 0x107, 0x32f, 0x7, 0x15a, 0x2, 
    0x2, 0x108, 0x10a, 0x7, 0xa, 0x2, 0x2, 0x109, 0x108, 0x3, 0x2, 0x2, 
    0x2, 0x109, 0x10a, 0x3, 0x2, 0x2, 0x2, 0x10a, 0x10b, 0x3, 0x2, 0x2, 
    0x2, 0x10b, 0x10c, 0x7, 0x15, 0x2, 0x2, 0x10c, 0x10e, 0x5, 0xa2, 0x52, 
    0x2, 0x10d, 0x10f, 0x5, 0xa, 0x6, 0x2, 0x10e, 0x10d, 0x3, 0x2, 0x2, 
    0x2, 0x10e, 0x10f, 0x3, 0x2, 0x2, 0x2, 0x10f, 0x110, 0x3, 0x2, 0x2, 
    0x2, 0x110, 0x111, 0x7, 0x14b, 0x2, 0x2, 0x111, 0x113, 0x5, 0x28, 0x15, 
    0x2, 0x112, 0x114, 0x5, 0xc, 0x7, 0x2, 0x113, 0x112, 0x3, 0x2, 0x2, 
    0x2, 0x113, 0x114, 0x3, 0x2, 0x2, 0x2, 0x114, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x115, 0x117, 0x7, 0xa, 0x2, 0x2, 0x116, 0x115, 0x3, 0x2, 0x2, 
    0x2, 0x116, 0x117, 0x3, 0x2, 0x2, 0x2, 0x117, 0x118, 0x3, 0x2, 0x2, 
    0x2, 0x118, 0x119, 0x7, 0x19, 0x2, 0x2, 0x119, 0x11b, 0x5, 0xa2, 0x52, 
    0x2, 0x11a, 0x11c, 0x5, 0xa, 0x6, 0x2, 0x11b, 0x11a, 0x3, 0x2, 0x2, 
    0x2, 0x11b, 0x11c, 0x3, 0x2, 0x2, 0x2, 0x11c, 0x11d, 0x3, 0x2, 0x2, 
    0x2, 0x11d, 0x11e, 0x7, 0x149, 0x2, 0x2, 0x11e, 0x11f, 0x5, 0x1a, 0xe, 
    0x2, 0x11f, 0x120, 0x7, 0x14b, 0x2, 0x2, 0x120, 0x122, 0x5, 0x1e, 0x10, 
    0x2, 0x121, 0x123, 0x5, 0xc, 0x7, 0x2, 0x122, 0x121, 0x3, 0x2, 0x2, 
    0x2, 0x122, 0x123, 0x3, 0x2, 0x2, 0x2, 0x123, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x124, 0x126, 0x7, 0xa, 0x2, 0x2, 0x125, 0x124, 0x3, 0x2, 0x2, 
    0x2, 0x125, 0x126, 0x3, 0x2, 0x2, 0x2, 0x126, 0x127, 0x3, 0x2, 0x2, 
    0x2, 0x127, 0x128, 0x7, 0x23, 0x2, 0x2, 0x128, 0x12a, 0x5, 0xa2, 0x52, 
    0x2, 0x129, 0x12b, 0x5, 0xa, 0x6, 0x2, 0x12a, 0x129, 0x3, 0x2, 0x2, 
    0x2, 0x12a, 0x12b, 0x3, 0x2, 0x2, 0x2, 0x12b, 0x12c, 0x3, 0x2, 0x2, 
    0x2, 0x12c, 0x12d, 0x7, 0x149, 0x2, 0x2, 0x12d, 0x12f, 0x5, 0x74, 0x3b, 
    0x2, 0x12e, 0x130, 0x5, 0xc, 0x7, 0x2, 0x12f, 0x12e, 0x3, 0x2, 0x2, 
    0x2, 0x12f, 0x130, 0x3, 0x2, 0x2, 0x2, 0x130, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x131, 0x133, 0x7, 0xa, 0x2, 0x2, 0x132, 0x131, 0x3, 0x2, 0x2, 
    0x2, 0x132, 0x133, 0x3, 0x2, 0x2, 0x2, 0x133, 0x134, 0x3, 0x2, 0x2, 
    0x2, 0x134, 0x135, 0x7, 0x24, 0x2, 0x2, 0x135, 0x137, 0x5, 0xa2, 0x52, 
    0x2, 0x136, 0x138, 0x5, 0xa, 0x6, 0x2, 0x137, 0x136, 0x3, 0x2, 0x2, 
    0x2, 0x137, 0x138, 0x3, 0x2, 0x2, 0x2, 0x138, 0x139, 0x3, 0x2, 0x2, 
    0x2, 0x139, 0x13a, 0x7, 0x149, 0x2, 0x2, 0x13a, 0x13b, 0x5, 0x20, 0x11, 
    0x2, 0x13b, 0x13c, 0x7, 0x14b, 0x2, 0x2, 0x13c, 0x13e, 0x5, 0x74, 0x3b, 
    0x2, 0x13d, 0x13f, 0x5, 0xc, 0x7, 0x2, 0x13e, 0x13d, 0x3, 0x2, 0x2, 
    0x2, 0x13e, 0x13f, 0x3, 0x2, 0x2, 0x2, 0x13f, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x140, 0x142, 0x7, 0xa, 0x2, 0x2, 0x141, 0x140, 0x3, 0x2, 0x2, 
    0x2, 0x141, 0x142, 0x3, 0x2, 0x2, 0x2, 0x142, 0x143, 0x3, 0x2, 0x2, 
    0x2, 0x143, 0x144, 0x7, 0x38, 0x2, 0x2, 0x144, 0x146, 0x5, 0xa2, 0x52, 
    0x2, 0x145, 0x147, 0x5, 0xa, 0x6, 0x2, 0x146, 0x145, 0x3, 0x2, 0x2, 
    0x2, 0x146, 0x147, 0x3, 0x2, 0x2, 0x2, 0x147, 0x149, 0x3, 0x2, 0x2, 
    0x2, 0x148, 0x14a, 0x5, 0x12, 0xa, 0x2, 0x149, 0x148, 0x3, 0x2, 0x2, 
    0x2, 0x149, 0x14a, 0x3, 0x2, 0x2, 0x2, 0x14a, 0x14b, 0x3, 0x2, 0x2, 
    0x2, 0x14b, 0x14c, 0x7, 0x14b, 0x2, 0x2, 0x14c, 0x14e, 0x5, 0x74, 0x3b, 
    0x2, 0x14d, 0x14f, 0x5, 0xc, 0x7, 0x2, 0x14e, 0x14d, 0x3, 0x2, 0x2, 
    0x2, 0x14e, 0x14f, 0x3, 0x2, 0x2, 0x2, 0x14f, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x150, 0x152, 0x7, 0xa, 0x2, 0x2, 0x151, 0x150, 0x3, 0x2, 0x2, 
    0x2, 0x151, 0x152, 0x3, 0x2, 0x2, 0x2, 0x152, 0x153, 0x3, 0x2, 0x2, 
    0x2, 0x153, 0x154, 0x7, 0x39, 0x2, 0x2, 0x154, 0x156, 0x5, 0xa2, 0x52, 
    0x2, 0x155, 0x157, 0x5, 0xa, 0x6, 0x2, 0x156, 0x155, 0x3, 0x2, 0x2, 
    0x2, 0x156, 0x157, 0x3, 0x2, 0x2, 0x2, 0x157, 0x158, 0x3, 0x2, 0x2, 
    0x2, 0x158, 0x15b, 0x7, 0x14b, 0x2, 0x2, 0x159, 0x15c, 0x5, 0x28, 0x15, 
    0x2, 0x15a, 0x15c, 0x5, 0x74, 0x3b, 0x2, 0x15b, 0x159, 0x3, 0x2, 0x2, 
    0x2, 0x15b, 0x15a, 0x3, 0x2, 0x2, 0x2, 0x15c, 0x15e, 0x3, 0x2, 0x2, 
    0x2, 0x15d, 0x15f, 0x5, 0xc, 0x7, 0x2, 0x15e, 0x15d, 0x3, 0x2, 0x2, 
    0x2, 0x15e, 0x15f, 0x3, 0x2, 0x2, 0x2, 0x15f, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x160, 0x162, 0x7, 0xa, 0x2, 0x2, 0x161, 0x160, 0x3, 0x2, 0x2, 
    0x2, 0x161, 0x162, 0x3, 0x2, 0x2, 0x2, 0x162, 0x163, 0x3, 0x2, 0x2, 
    0x2, 0x163, 0x164, 0x7, 0x25, 0x2, 0x2, 0x164, 0x168, 0x7, 0x159, 0x2, 
    0x2, 0x165, 0x167, 0x5, 0x22, 0x12, 0x2, 0x166, 0x165, 0x3, 0x2, 0x2, 
    0x2, 0x167, 0x16a, 0x3, 0x2, 0x2, 0x2, 0x168, 0x166, 0x3, 0x2, 0x2, 
    0x2, 0x168, 0x169, 0x3, 0x2, 0x2, 0x2, 0x169, 0x16b, 0x3, 0x2, 0x2, 
    0x2, 0x16a, 0x168, 0x3, 0x2, 0x2, 0x2, 0x16b, 0x32f, 0x7, 0x15a, 0x2, 
    0x2, 0x16c, 0x16e, 0x7, 0xa, 0x2, 0x2, 0x16d, 0x16c, 0x3, 0x2, 0x2, 
    0x2, 0x16d, 0x16e, 0x3, 0x2, 0x2, 0x2, 0x16e, 0x16f, 0x3, 0x2, 0x2, 
    0x2, 0x16f, 0x170, 0x7, 0x33, 0x2, 0x2, 0x170, 0x174, 0x7, 0x159, 0x2, 
    0x2, 0x171, 0x173, 0x5, 0x26, 0x14, 0x2, 0x172, 0x171, 0x3, 0x2, 0x2, 
    0x2, 0x173, 0x176, 0x3, 0x2, 0x2, 0x2, 0x174, 0x172, 0x3, 0x2, 0x2, 
    0x2, 0x174, 0x175, 0x3, 0x2, 0x2, 0x2, 0x175, 0x177, 0x3, 0x2, 0x2, 
    0x2, 0x176, 0x174, 0x3, 0x2, 0x2, 0x2, 0x177, 0x32f, 0x7, 0x15a, 0x2, 
    0x2, 0x178, 0x17a, 0x7, 0xa, 0x2, 0x2, 0x179, 0x178, 0x3, 0x2, 0x2, 
    0x2, 0x179, 0x17a, 0x3, 0x2, 0x2, 0x2, 0x17a, 0x17b, 0x3, 0x2, 0x2, 
    0x2, 0x17b, 0x17c, 0x7, 0x3a, 0x2, 0x2, 0x17c, 0x17e, 0x5, 0xa2, 0x52, 
    0x2, 0x17d, 0x17f, 0x5, 0xa, 0x6, 0x2, 0x17e, 0x17d, 0x3, 0x2, 0x2, 
    0x2, 0x17e, 0x17f, 0x3, 0x2, 0x2, 0x2, 0x17f, 0x180, 0x3, 0x2, 0x2, 
    0x2, 0x180, 0x181, 0x7, 0x149, 0x2, 0x2, 0x181, 0x188, 0x5, 0x2c, 0x17, 
    0x2, 0x182, 0x184, 0x7, 0x14a, 0x2, 0x2, 0x183, 0x182, 0x3, 0x2, 0x2, 
    0x2, 0x183, 0x184, 0x3, 0x2, 0x2, 0x2, 0x184, 0x185, 0x3, 0x2, 0x2, 
    0x2, 0x185, 0x187, 0x5, 0x2e, 0x18, 0x2, 0x186, 0x183, 0x3, 0x2, 0x2, 
    0x2, 0x187, 0x18a, 0x3, 0x2, 0x2, 0x2, 0x188, 0x186, 0x3, 0x2, 0x2, 
    0x2, 0x188, 0x189, 0x3, 0x2, 0x2, 0x2, 0x189, 0x18d, 0x3, 0x2, 0x2, 
    0x2, 0x18a, 0x188, 0x3, 0x2, 0x2, 0x2, 0x18b, 0x18c, 0x7, 0x4a, 0x2, 
    0x2, 0x18c, 0x18e, 0x5, 0x2a, 0x16, 0x2, 0x18d, 0x18b, 0x3, 0x2, 0x2, 
    0x2, 0x18d, 0x18e, 0x3, 0x2, 0x2, 0x2, 0x18e, 0x190, 0x3, 0x2, 0x2, 
    0x2, 0x18f, 0x191, 0x5, 0x16, 0xc, 0x2, 0x190, 0x18f, 0x3, 0x2, 0x2, 
    0x2, 0x190, 0x191, 0x3, 0x2, 0x2, 0x2, 0x191, 0x193, 0x3, 0x2, 0x2, 
    0x2, 0x192, 0x194, 0x5, 0xc, 0x7, 0x2, 0x193, 0x192, 0x3, 0x2, 0x2, 
    0x2, 0x193, 0x194, 0x3, 0x2, 0x2, 0x2, 0x194, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x195, 0x197, 0x7, 0xa, 0x2, 0x2, 0x196, 0x195, 0x3, 0x2, 0x2, 
    0x2, 0x196, 0x197, 0x3, 0x2, 0x2, 0x2, 0x197, 0x198, 0x3, 0x2, 0x2, 
    0x2, 0x198, 0x199, 0x7, 0x4b, 0x2, 0x2, 0x199, 0x19a, 0x5, 0x2a, 0x16, 
    0x2, 0x19a, 0x19e, 0x7, 0x159, 0x2, 0x2, 0x19b, 0x19d, 0x5, 0x30, 0x19, 
    0x2, 0x19c, 0x19b, 0x3, 0x2, 0x2, 0x2, 0x19d, 0x1a0, 0x3, 0x2, 0x2, 
    0x2, 0x19e, 0x19c, 0x3, 0x2, 0x2, 0x2, 0x19e, 0x19f, 0x3, 0x2, 0x2, 
    0x2, 0x19f, 0x1a1, 0x3, 0x2, 0x2, 0x2, 0x1a0, 0x19e, 0x3, 0x2, 0x2, 
    0x2, 0x1a1, 0x1a2, 0x7, 0x15a, 0x2, 0x2, 0x1a2, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x1a3, 0x1a5, 0x7, 0xa, 0x2, 0x2, 0x1a4, 0x1a3, 0x3, 0x2, 0x2, 
    0x2, 0x1a4, 0x1a5, 0x3, 0x2, 0x2, 0x2, 0x1a5, 0x1a6, 0x3, 0x2, 0x2, 
    0x2, 0x1a6, 0x1a7, 0x7, 0x4e, 0x2, 0x2, 0x1a7, 0x1ab, 0x7, 0x159, 0x2, 
    0x2, 0x1a8, 0x1aa, 0x5, 0x32, 0x1a, 0x2, 0x1a9, 0x1a8, 0x3, 0x2, 0x2, 
    0x2, 0x1aa, 0x1ad, 0x3, 0x2, 0x2, 0x2, 0x1ab, 0x1a9, 0x3, 0x2, 0x2, 
    0x2, 0x1ab, 0x1ac, 0x3, 0x2, 0x2, 0x2, 0x1ac, 0x1ae, 0x3, 0x2, 0x2, 
    0x2, 0x1ad, 0x1ab, 0x3, 0x2, 0x2, 0x2, 0x1ae, 0x32f, 0x7, 0x15a, 0x2, 
    0x2, 0x1af, 0x1b1, 0x7, 0xa, 0x2, 0x2, 0x1b0, 0x1af, 0x3, 0x2, 0x2, 
    0x2, 0x1b0, 0x1b1, 0x3, 0x2, 0x2, 0x2, 0x1b1, 0x1b2, 0x3, 0x2, 0x2, 
    0x2, 0x1b2, 0x1b3, 0x7, 0x56, 0x2, 0x2, 0x1b3, 0x1b5, 0x5, 0xa2, 0x52, 
    0x2, 0x1b4, 0x1b6, 0x5, 0xa, 0x6, 0x2, 0x1b5, 0x1b4, 0x3, 0x2, 0x2, 
    0x2, 0x1b5, 0x1b6, 0x3, 0x2, 0x2, 0x2, 0x1b6, 0x1b7, 0x3, 0x2, 0x2, 
    0x2, 0x1b7, 0x1b8, 0x7, 0x14b, 0x2, 0x2, 0x1b8, 0x1ba, 0x5, 0x36, 0x1c, 
    0x2, 0x1b9, 0x1bb, 0x5, 0xc, 0x7, 0x2, 0x1ba, 0x1b9, 0x3, 0x2, 0x2, 
    0x2, 0x1ba, 0x1bb, 0x3, 0x2, 0x2, 0x2, 0x1bb, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x1bc, 0x1be, 0x7, 0xa, 0x2, 0x2, 0x1bd, 0x1bc, 0x3, 0x2, 0x2, 
    0x2, 0x1bd, 0x1be, 0x3, 0x2, 0x2, 0x2, 0x1be, 0x1bf, 0x3, 0x2, 0x2, 
    0x2, 0x1bf, 0x1c0, 0x7, 0x60, 0x2, 0x2, 0x1c0, 0x1c2, 0x5, 0xa2, 0x52, 
    0x2, 0x1c1, 0x1c3, 0x5, 0xa, 0x6, 0x2, 0x1c2, 0x1c1, 0x3, 0x2, 0x2, 
    0x2, 0x1c2, 0x1c3, 0x3, 0x2, 0x2, 0x2, 0x1c3, 0x1ca, 0x3, 0x2, 0x2, 
    0x2, 0x1c4, 0x1c6, 0x7, 0x65, 0x2, 0x2, 0x1c5, 0x1c7, 0x5, 0xa0, 0x51, 
    0x2, 0x1c6, 0x1c5, 0x3, 0x2, 0x2, 0x2, 0x1c7, 0x1c8, 0x3, 0x2, 0x2, 
    0x2, 0x1c8, 0x1c6, 0x3, 0x2, 0x2, 0x2, 0x1c8, 0x1c9, 0x3, 0x2, 0x2, 
    0x2, 0x1c9, 0x1cb, 0x3, 0x2, 0x2, 0x2, 0x1ca, 0x1c4, 0x3, 0x2, 0x2, 
    0x2, 0x1ca, 0x1cb, 0x3, 0x2, 0x2, 0x2, 0x1cb, 0x1ce, 0x3, 0x2, 0x2, 
    0x2, 0x1cc, 0x1cd, 0x7, 0x63, 0x2, 0x2, 0x1cd, 0x1cf, 0x5, 0x74, 0x3b, 
    0x2, 0x1ce, 0x1cc, 0x3, 0x2, 0x2, 0x2, 0x1ce, 0x1cf, 0x3, 0x2, 0x2, 
    0x2, 0x1cf, 0x1d0, 0x3, 0x2, 0x2, 0x2, 0x1d0, 0x1d1, 0x7, 0x149, 0x2, 
    0x2, 0x1d1, 0x1d5, 0x5, 0x74, 0x3b, 0x2, 0x1d2, 0x1d4, 0x5, 0x3a, 0x1e, 
    0x2, 0x1d3, 0x1d2, 0x3, 0x2, 0x2, 0x2, 0x1d4, 0x1d7, 0x3, 0x2, 0x2, 
    0x2, 0x1d5, 0x1d3, 0x3, 0x2, 0x2, 0x2, 0x1d5, 0x1d6, 0x3, 0x2, 0x2, 
    0x2, 0x1d6, 0x1d9, 0x3, 0x2, 0x2, 0x2, 0x1d7, 0x1d5, 0x3, 0x2, 0x2, 
    0x2, 0x1d8, 0x1da, 0x5, 0xc, 0x7, 0x2, 0x1d9, 0x1d8, 0x3, 0x2, 0x2, 
    0x2, 0x1d9, 0x1da, 0x3, 0x2, 0x2, 0x2, 0x1da, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x1db, 0x1dd, 0x7, 0xa, 0x2, 0x2, 0x1dc, 0x1db, 0x3, 0x2, 0x2, 
    0x2, 0x1dc, 0x1dd, 0x3, 0x2, 0x2, 0x2, 0x1dd, 0x1de, 0x3, 0x2, 0x2, 
    0x2, 0x1de, 0x1df, 0x7, 0x64, 0x2, 0x2, 0x1df, 0x1e1, 0x5, 0xa2, 0x52, 
    0x2, 0x1e0, 0x1e2, 0x5, 0x14, 0xb, 0x2, 0x1e1, 0x1e0, 0x3, 0x2, 0x2, 
    0x2, 0x1e1, 0x1e2, 0x3, 0x2, 0x2, 0x2, 0x1e2, 0x1e4, 0x3, 0x2, 0x2, 
    0x2, 0x1e3, 0x1e5, 0x5, 0xa, 0x6, 0x2, 0x1e4, 0x1e3, 0x3, 0x2, 0x2, 
    0x2, 0x1e4, 0x1e5, 0x3, 0x2, 0x2, 0x2, 0x1e5, 0x1e6, 0x3, 0x2, 0x2, 
    0x2, 0x1e6, 0x1e7, 0x7, 0x149, 0x2, 0x2, 0x1e7, 0x1e9, 0x5, 0x74, 0x3b, 
    0x2, 0x1e8, 0x1ea, 0x5, 0xc, 0x7, 0x2, 0x1e9, 0x1e8, 0x3, 0x2, 0x2, 
    0x2, 0x1e9, 0x1ea, 0x3, 0x2, 0x2, 0x2, 0x1ea, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x1eb, 0x1ed, 0x7, 0xa, 0x2, 0x2, 0x1ec, 0x1eb, 0x3, 0x2, 0x2, 
    0x2, 0x1ec, 0x1ed, 0x3, 0x2, 0x2, 0x2, 0x1ed, 0x1ee, 0x3, 0x2, 0x2, 
    0x2, 0x1ee, 0x1ef, 0x7, 0x68, 0x2, 0x2, 0x1ef, 0x1f1, 0x5, 0xa2, 0x52, 
    0x2, 0x1f0, 0x1f2, 0x5, 0xa, 0x6, 0x2, 0x1f1, 0x1f0, 0x3, 0x2, 0x2, 
    0x2, 0x1f1, 0x1f2, 0x3, 0x2, 0x2, 0x2, 0x1f2, 0x1f4, 0x3, 0x2, 0x2, 
    0x2, 0x1f3, 0x1f5, 0x5, 0x12, 0xa, 0x2, 0x1f4, 0x1f3, 0x3, 0x2, 0x2, 
    0x2, 0x1f4, 0x1f5, 0x3, 0x2, 0x2, 0x2, 0x1f5, 0x1f6, 0x3, 0x2, 0x2, 
    0x2, 0x1f6, 0x1fa, 0x7, 0x159, 0x2, 0x2, 0x1f7, 0x1f9, 0x5, 0x3c, 0x1f, 
    0x2, 0x1f8, 0x1f7, 0x3, 0x2, 0x2, 0x2, 0x1f9, 0x1fc, 0x3, 0x2, 0x2, 
    0x2, 0x1fa, 0x1f8, 0x3, 0x2, 0x2, 0x2, 0x1fa, 0x1fb, 0x3, 0x2, 0x2, 
    0x2, 0x1fb, 0x1fd, 0x3, 0x2, 0x2, 0x2, 0x1fc, 0x1fa, 0x3, 0x2, 0x2, 
    0x2, 0x1fd, 0x1fe, 0x7, 0x15a, 0x2, 0x2, 0x1fe, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x1ff, 0x201, 0x7, 0xa, 0x2, 0x2, 0x200, 0x1ff, 0x3, 0x2, 0x2, 
    0x2, 0x200, 0x201, 0x3, 0x2, 0x2, 0x2, 0x201, 0x202, 0x3, 0x2, 0x2, 
    0x2, 0x202, 0x203, 0x7, 0x69, 0x2, 0x2, 0x203, 0x207, 0x7, 0x159, 0x2, 
    0x2, 0x204, 0x206, 0x5, 0x3c, 0x1f, 0x2, 0x205, 0x204, 0x3, 0x2, 0x2, 
    0x2, 0x206, 0x209, 0x3, 0x2, 0x2, 0x2, 0x207, 0x205, 0x3, 0x2, 0x2, 
    0x2, 0x207, 0x208, 0x3, 0x2, 0x2, 0x2, 0x208, 0x20a, 0x3, 0x2, 0x2, 
    0x2, 0x209, 0x207, 0x3, 0x2, 0x2, 0x2, 0x20a, 0x32f, 0x7, 0x15a, 0x2, 
    0x2, 0x20b, 0x20d, 0x7, 0xa, 0x2, 0x2, 0x20c, 0x20b, 0x3, 0x2, 0x2, 
    0x2, 0x20c, 0x20d, 0x3, 0x2, 0x2, 0x2, 0x20d, 0x20e, 0x3, 0x2, 0x2, 
    0x2, 0x20e, 0x20f, 0x7, 0x74, 0x2, 0x2, 0x20f, 0x211, 0x5, 0xa2, 0x52, 
    0x2, 0x210, 0x212, 0x5, 0x14, 0xb, 0x2, 0x211, 0x210, 0x3, 0x2, 0x2, 
    0x2, 0x211, 0x212, 0x3, 0x2, 0x2, 0x2, 0x212, 0x214, 0x3, 0x2, 0x2, 
    0x2, 0x213, 0x215, 0x5, 0xa, 0x6, 0x2, 0x214, 0x213, 0x3, 0x2, 0x2, 
    0x2, 0x214, 0x215, 0x3, 0x2, 0x2, 0x2, 0x215, 0x216, 0x3, 0x2, 0x2, 
    0x2, 0x216, 0x217, 0x7, 0x149, 0x2, 0x2, 0x217, 0x219, 0x5, 0x74, 0x3b, 
    0x2, 0x218, 0x21a, 0x5, 0x16, 0xc, 0x2, 0x219, 0x218, 0x3, 0x2, 0x2, 
    0x2, 0x219, 0x21a, 0x3, 0x2, 0x2, 0x2, 0x21a, 0x21c, 0x3, 0x2, 0x2, 
    0x2, 0x21b, 0x21d, 0x5, 0xc, 0x7, 0x2, 0x21c, 0x21b, 0x3, 0x2, 0x2, 
    0x2, 0x21c, 0x21d, 0x3, 0x2, 0x2, 0x2, 0x21d, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x21e, 0x220, 0x7, 0xa, 0x2, 0x2, 0x21f, 0x21e, 0x3, 0x2, 0x2, 
    0x2, 0x21f, 0x220, 0x3, 0x2, 0x2, 0x2, 0x220, 0x221, 0x3, 0x2, 0x2, 
    0x2, 0x221, 0x222, 0x7, 0x75, 0x2, 0x2, 0x222, 0x224, 0x5, 0xa2, 0x52, 
    0x2, 0x223, 0x225, 0x5, 0x14, 0xb, 0x2, 0x224, 0x223, 0x3, 0x2, 0x2, 
    0x2, 0x224, 0x225, 0x3, 0x2, 0x2, 0x2, 0x225, 0x227, 0x3, 0x2, 0x2, 
    0x2, 0x226, 0x228, 0x5, 0xa, 0x6, 0x2, 0x227, 0x226, 0x3, 0x2, 0x2, 
    0x2, 0x227, 0x228, 0x3, 0x2, 0x2, 0x2, 0x228, 0x229, 0x3, 0x2, 0x2, 
    0x2, 0x229, 0x22a, 0x7, 0x149, 0x2, 0x2, 0x22a, 0x22c, 0x7, 0x7f, 0x2, 
    0x2, 0x22b, 0x22d, 0x5, 0x16, 0xc, 0x2, 0x22c, 0x22b, 0x3, 0x2, 0x2, 
    0x2, 0x22c, 0x22d, 0x3, 0x2, 0x2, 0x2, 0x22d, 0x22f, 0x3, 0x2, 0x2, 
    0x2, 0x22e, 0x230, 0x5, 0xc, 0x7, 0x2, 0x22f, 0x22e, 0x3, 0x2, 0x2, 
    0x2, 0x22f, 0x230, 0x3, 0x2, 0x2, 0x2, 0x230, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x231, 0x233, 0x7, 0xa, 0x2, 0x2, 0x232, 0x231, 0x3, 0x2, 0x2, 
    0x2, 0x232, 0x233, 0x3, 0x2, 0x2, 0x2, 0x233, 0x234, 0x3, 0x2, 0x2, 
    0x2, 0x234, 0x235, 0x7, 0x7a, 0x2, 0x2, 0x235, 0x237, 0x5, 0xa2, 0x52, 
    0x2, 0x236, 0x238, 0x5, 0xa, 0x6, 0x2, 0x237, 0x236, 0x3, 0x2, 0x2, 
    0x2, 0x237, 0x238, 0x3, 0x2, 0x2, 0x2, 0x238, 0x239, 0x3, 0x2, 0x2, 
    0x2, 0x239, 0x23d, 0x7, 0x159, 0x2, 0x2, 0x23a, 0x23c, 0x5, 0x44, 0x23, 
    0x2, 0x23b, 0x23a, 0x3, 0x2, 0x2, 0x2, 0x23c, 0x23f, 0x3, 0x2, 0x2, 
    0x2, 0x23d, 0x23b, 0x3, 0x2, 0x2, 0x2, 0x23d, 0x23e, 0x3, 0x2, 0x2, 
    0x2, 0x23e, 0x240, 0x3, 0x2, 0x2, 0x2, 0x23f, 0x23d, 0x3, 0x2, 0x2, 
    0x2, 0x240, 0x242, 0x7, 0x15a, 0x2, 0x2, 0x241, 0x243, 0x5, 0xc, 0x7, 
    0x2, 0x242, 0x241, 0x3, 0x2, 0x2, 0x2, 0x242, 0x243, 0x3, 0x2, 0x2, 
    0x2, 0x243, 0x32f, 0x3, 0x2, 0x2, 0x2, 0x244, 0x246, 0x7, 0xa, 0x2, 
    0x2, 0x245, 0x244, 0x3, 0x2, 0x2, 0x2, 0x245, 0x246, 0x3, 0x2, 0x2, 
    0x2, 0x246, 0x247, 0x3, 0x2, 0x2, 0x2, 0x247, 0x248, 0x7, 0x77, 0x2, 
    0x2, 0x248, 0x24d, 0x5, 0x74, 0x3b, 0x2, 0x249, 0x24a, 0x7, 0x14a, 0x2, 
    0x2, 0x24a, 0x24c, 0x5, 0x74, 0x3b, 0x2, 0x24b, 0x249, 0x3, 0x2, 0x2, 
    0x2, 0x24c, 0x24f, 0x3, 0x2, 0x2, 0x2, 0x24d, 0x24b, 0x3, 0x2, 0x2, 
    0x2, 0x24d, 0x24e, 0x3, 0x2, 0x2, 0x2, 0x24e, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x24f, 0x24d, 0x3, 0x2, 0x2, 0x2, 0x250, 0x252, 0x7, 0xa, 0x2, 
    0x2, 0x251, 0x250, 0x3, 0x2, 0x2, 0x2, 0x251, 0x252, 0x3, 0x2, 0x2, 
    0x2, 0x252, 0x253, 0x3, 0x2, 0x2, 0x2, 0x253, 0x254, 0x7, 0x79, 0x2, 
    0x2, 0x254, 0x258, 0x7, 0x159, 0x2, 0x2, 0x255, 0x257, 0x5, 0x42, 0x22, 
    0x2, 0x256, 0x255, 0x3, 0x2, 0x2, 0x2, 0x257, 0x25a, 0x3, 0x2, 0x2, 
    0x2, 0x258, 0x256, 0x3, 0x2, 0x2, 0x2, 0x258, 0x259, 0x3, 0x2, 0x2, 
    0x2, 0x259, 0x25b, 0x3, 0x2, 0x2, 0x2, 0x25a, 0x258, 0x3, 0x2, 0x2, 
    0x2, 0x25b, 0x32f, 0x7, 0x15a, 0x2, 0x2, 0x25c, 0x25e, 0x7, 0xa, 0x2, 
    0x2, 0x25d, 0x25c, 0x3, 0x2, 0x2, 0x2, 0x25d, 0x25e, 0x3, 0x2, 0x2, 
    0x2, 0x25e, 0x25f, 0x3, 0x2, 0x2, 0x2, 0x25f, 0x260, 0x7, 0x82, 0x2, 
    0x2, 0x260, 0x264, 0x7, 0x159, 0x2, 0x2, 0x261, 0x263, 0x5, 0x46, 0x24, 
    0x2, 0x262, 0x261, 0x3, 0x2, 0x2, 0x2, 0x263, 0x266, 0x3, 0x2, 0x2, 
    0x2, 0x264, 0x262, 0x3, 0x2, 0x2, 0x2, 0x264, 0x265, 0x3, 0x2, 0x2, 
    0x2, 0x265, 0x267, 0x3, 0x2, 0x2, 0x2, 0x266, 0x264, 0x3, 0x2, 0x2, 
    0x2, 0x267, 0x269, 0x7, 0x15a, 0x2, 0x2, 0x268, 0x26a, 0x5, 0xc, 0x7, 
    0x2, 0x269, 0x268, 0x3, 0x2, 0x2, 0x2, 0x269, 0x26a, 0x3, 0x2, 0x2, 
    0x2, 0x26a, 0x32f, 0x3, 0x2, 0x2, 0x2, 0x26b, 0x26d, 0x7, 0xa, 0x2, 
    0x2, 0x26c, 0x26b, 0x3, 0x2, 0x2, 0x2, 0x26c, 0x26d, 0x3, 0x2, 0x2, 
    0x2, 0x26d, 0x26e, 0x3, 0x2, 0x2, 0x2, 0x26e, 0x26f, 0x7, 0x86, 0x2, 
    0x2, 0x26f, 0x273, 0x7, 0x159, 0x2, 0x2, 0x270, 0x272, 0x5, 0x48, 0x25, 
    0x2, 0x271, 0x270, 0x3, 0x2, 0x2, 0x2, 0x272, 0x275, 0x3, 0x2, 0x2, 
    0x2, 0x273, 0x271, 0x3, 0x2, 0x2, 0x2, 0x273, 0x274, 0x3, 0x2, 0x2, 
    0x2, 0x274, 0x276, 0x3, 0x2, 0x2, 0x2, 0x275, 0x273, 0x3, 0x2, 0x2, 
    0x2, 0x276, 0x278, 0x7, 0x15a, 0x2, 0x2, 0x277, 0x279, 0x5, 0xc, 0x7, 
    0x2, 0x278, 0x277, 0x3, 0x2, 0x2, 0x2, 0x278, 0x279, 0x3, 0x2, 0x2, 
    0x2, 0x279, 0x32f, 0x3, 0x2, 0x2, 0x2, 0x27a, 0x27c, 0x7, 0xa, 0x2, 
    0x2, 0x27b, 0x27a, 0x3, 0x2, 0x2, 0x2, 0x27b, 0x27c, 0x3, 0x2, 0x2, 
    0x2, 0x27c, 0x27d, 0x3, 0x2, 0x2, 0x2, 0x27d, 0x27e, 0x7, 0x8b, 0x2, 
    0x2, 0x27e, 0x280, 0x5, 0xa2, 0x52, 0x2, 0x27f, 0x281, 0x5, 0xa, 0x6, 
    0x2, 0x280, 0x27f, 0x3, 0x2, 0x2, 0x2, 0x280, 0x281, 0x3, 0x2, 0x2, 
    0x2, 0x281, 0x282, 0x3, 0x2, 0x2, 0x2, 0x282, 0x287, 0x5, 0x4a, 0x26, 
    0x2, 0x283, 0x285, 0x7, 0x14a, 0x2, 0x2, 0x284, 0x283, 0x3, 0x2, 0x2, 
    0x2, 0x284, 0x285, 0x3, 0x2, 0x2, 0x2, 0x285, 0x286, 0x3, 0x2, 0x2, 
    0x2, 0x286, 0x288, 0x7, 0x94, 0x2, 0x2, 0x287, 0x284, 0x3, 0x2, 0x2, 
    0x2, 0x287, 0x288, 0x3, 0x2, 0x2, 0x2, 0x288, 0x289, 0x3, 0x2, 0x2, 
    0x2, 0x289, 0x28a, 0x7, 0x149, 0x2, 0x2, 0x28a, 0x28b, 0x5, 0x4c, 0x27, 
    0x2, 0x28b, 0x28c, 0x7, 0x14b, 0x2, 0x2, 0x28c, 0x295, 0x5, 0x1e, 0x10, 
    0x2, 0x28d, 0x291, 0x7, 0x159, 0x2, 0x2, 0x28e, 0x290, 0x5, 0x4e, 0x28, 
    0x2, 0x28f, 0x28e, 0x3, 0x2, 0x2, 0x2, 0x290, 0x293, 0x3, 0x2, 0x2, 
    0x2, 0x291, 0x28f, 0x3, 0x2, 0x2, 0x2, 0x291, 0x292, 0x3, 0x2, 0x2, 
    0x2, 0x292, 0x294, 0x3, 0x2, 0x2, 0x2, 0x293, 0x291, 0x3, 0x2, 0x2, 
    0x2, 0x294, 0x296, 0x7, 0x15a, 0x2, 0x2, 0x295, 0x28d, 0x3, 0x2, 0x2, 
    0x2, 0x295, 0x296, 0x3, 0x2, 0x2, 0x2, 0x296, 0x298, 0x3, 0x2, 0x2, 
    0x2, 0x297, 0x299, 0x5, 0xc, 0x7, 0x2, 0x298, 0x297, 0x3, 0x2, 0x2, 
    0x2, 0x298, 0x299, 0x3, 0x2, 0x2, 0x2, 0x299, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x29a, 0x29c, 0x7, 0xa, 0x2, 0x2, 0x29b, 0x29a, 0x3, 0x2, 0x2, 
    0x2, 0x29b, 0x29c, 0x3, 0x2, 0x2, 0x2, 0x29c, 0x29d, 0x3, 0x2, 0x2, 
    0x2, 0x29d, 0x29e, 0x7, 0x8c, 0x2, 0x2, 0x29e, 0x2a0, 0x5, 0xa2, 0x52, 
    0x2, 0x29f, 0x2a1, 0x5, 0x14, 0xb, 0x2, 0x2a0, 0x29f, 0x3, 0x2, 0x2, 
    0x2, 0x2a0, 0x2a1, 0x3, 0x2, 0x2, 0x2, 0x2a1, 0x2a3, 0x3, 0x2, 0x2, 
    0x2, 0x2a2, 0x2a4, 0x5, 0xa, 0x6, 0x2, 0x2a3, 0x2a2, 0x3, 0x2, 0x2, 
    0x2, 0x2a3, 0x2a4, 0x3, 0x2, 0x2, 0x2, 0x2a4, 0x2af, 0x3, 0x2, 0x2, 
    0x2, 0x2a5, 0x2aa, 0x7, 0x9e, 0x2, 0x2, 0x2a6, 0x2a8, 0x7, 0x14a, 0x2, 
    0x2, 0x2a7, 0x2a6, 0x3, 0x2, 0x2, 0x2, 0x2a7, 0x2a8, 0x3, 0x2, 0x2, 
    0x2, 0x2a8, 0x2a9, 0x3, 0x2, 0x2, 0x2, 0x2a9, 0x2ab, 0x5, 0x56, 0x2c, 
    0x2, 0x2aa, 0x2a7, 0x3, 0x2, 0x2, 0x2, 0x2aa, 0x2ab, 0x3, 0x2, 0x2, 
    0x2, 0x2ab, 0x2b0, 0x3, 0x2, 0x2, 0x2, 0x2ac, 0x2b0, 0x7, 0xaf, 0x2, 
    0x2, 0x2ad, 0x2b0, 0x7, 0xb3, 0x2, 0x2, 0x2ae, 0x2b0, 0x7, 0xb0, 0x2, 
    0x2, 0x2af, 0x2a5, 0x3, 0x2, 0x2, 0x2, 0x2af, 0x2ac, 0x3, 0x2, 0x2, 
    0x2, 0x2af, 0x2ad, 0x3, 0x2, 0x2, 0x2, 0x2af, 0x2ae, 0x3, 0x2, 0x2, 
    0x2, 0x2b0, 0x2b2, 0x3, 0x2, 0x2, 0x2, 0x2b1, 0x2b3, 0x5, 0x16, 0xc, 
    0x2, 0x2b2, 0x2b1, 0x3, 0x2, 0x2, 0x2, 0x2b2, 0x2b3, 0x3, 0x2, 0x2, 
    0x2, 0x2b3, 0x2bd, 0x3, 0x2, 0x2, 0x2, 0x2b4, 0x2b5, 0x7, 0x149, 0x2, 
    0x2, 0x2b5, 0x2ba, 0x5, 0x58, 0x2d, 0x2, 0x2b6, 0x2b7, 0x7, 0x14a, 0x2, 
    0x2, 0x2b7, 0x2b9, 0x5, 0x58, 0x2d, 0x2, 0x2b8, 0x2b6, 0x3, 0x2, 0x2, 
    0x2, 0x2b9, 0x2bc, 0x3, 0x2, 0x2, 0x2, 0x2ba, 0x2b8, 0x3, 0x2, 0x2, 
    0x2, 0x2ba, 0x2bb, 0x3, 0x2, 0x2, 0x2, 0x2bb, 0x2be, 0x3, 0x2, 0x2, 
    0x2, 0x2bc, 0x2ba, 0x3, 0x2, 0x2, 0x2, 0x2bd, 0x2b4, 0x3, 0x2, 0x2, 
    0x2, 0x2bd, 0x2be, 0x3, 0x2, 0x2, 0x2, 0x2be, 0x2c0, 0x3, 0x2, 0x2, 
    0x2, 0x2bf, 0x2c1, 0x5, 0xc, 0x7, 0x2, 0x2c0, 0x2bf, 0x3, 0x2, 0x2, 
    0x2, 0x2c0, 0x2c1, 0x3, 0x2, 0x2, 0x2, 0x2c1, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x2c2, 0x2c4, 0x7, 0xa, 0x2, 0x2, 0x2c3, 0x2c2, 0x3, 0x2, 0x2, 
    0x2, 0x2c3, 0x2c4, 0x3, 0x2, 0x2, 0x2, 0x2c4, 0x2c5, 0x3, 0x2, 0x2, 
    0x2, 0x2c5, 0x2c6, 0x7, 0x8d, 0x2, 0x2, 0x2c6, 0x2c8, 0x5, 0xa2, 0x52, 
    0x2, 0x2c7, 0x2c9, 0x5, 0xa, 0x6, 0x2, 0x2c8, 0x2c7, 0x3, 0x2, 0x2, 
    0x2, 0x2c8, 0x2c9, 0x3, 0x2, 0x2, 0x2, 0x2c9, 0x2cb, 0x3, 0x2, 0x2, 
    0x2, 0x2ca, 0x2cc, 0x5, 0x16, 0xc, 0x2, 0x2cb, 0x2ca, 0x3, 0x2, 0x2, 
    0x2, 0x2cb, 0x2cc, 0x3, 0x2, 0x2, 0x2, 0x2cc, 0x2cd, 0x3, 0x2, 0x2, 
    0x2, 0x2cd, 0x2ce, 0x7, 0x149, 0x2, 0x2, 0x2ce, 0x2d3, 0x5, 0x5a, 0x2e, 
    0x2, 0x2cf, 0x2d0, 0x7, 0x14a, 0x2, 0x2, 0x2d0, 0x2d2, 0x5, 0x5a, 0x2e, 
    0x2, 0x2d1, 0x2cf, 0x3, 0x2, 0x2, 0x2, 0x2d2, 0x2d5, 0x3, 0x2, 0x2, 
    0x2, 0x2d3, 0x2d1, 0x3, 0x2, 0x2, 0x2, 0x2d3, 0x2d4, 0x3, 0x2, 0x2, 
    0x2, 0x2d4, 0x2d7, 0x3, 0x2, 0x2, 0x2, 0x2d5, 0x2d3, 0x3, 0x2, 0x2, 
    0x2, 0x2d6, 0x2d8, 0x5, 0xc, 0x7, 0x2, 0x2d7, 0x2d6, 0x3, 0x2, 0x2, 
    0x2, 0x2d7, 0x2d8, 0x3, 0x2, 0x2, 0x2, 0x2d8, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x2d9, 0x2db, 0x7, 0xa, 0x2, 0x2, 0x2da, 0x2d9, 0x3, 0x2, 0x2, 
    0x2, 0x2da, 0x2db, 0x3, 0x2, 0x2, 0x2, 0x2db, 0x2dc, 0x3, 0x2, 0x2, 
    0x2, 0x2dc, 0x2dd, 0x7, 0x8e, 0x2, 0x2, 0x2dd, 0x2df, 0x5, 0xa2, 0x52, 
    0x2, 0x2de, 0x2e0, 0x5, 0x14, 0xb, 0x2, 0x2df, 0x2de, 0x3, 0x2, 0x2, 
    0x2, 0x2df, 0x2e0, 0x3, 0x2, 0x2, 0x2, 0x2e0, 0x2e2, 0x3, 0x2, 0x2, 
    0x2, 0x2e1, 0x2e3, 0x5, 0xa, 0x6, 0x2, 0x2e2, 0x2e1, 0x3, 0x2, 0x2, 
    0x2, 0x2e2, 0x2e3, 0x3, 0x2, 0x2, 0x2, 0x2e3, 0x2e4, 0x3, 0x2, 0x2, 
    0x2, 0x2e4, 0x2e5, 0x5, 0x50, 0x29, 0x2, 0x2e5, 0x2e6, 0x7, 0x142, 0x2, 
    0x2, 0x2e6, 0x2ea, 0x5, 0x60, 0x31, 0x2, 0x2e7, 0x2e8, 0x7, 0xa3, 0x2, 
    0x2, 0x2e8, 0x2eb, 0x5, 0x60, 0x31, 0x2, 0x2e9, 0x2eb, 0x7, 0x84, 0x2, 
    0x2, 0x2ea, 0x2e7, 0x3, 0x2, 0x2, 0x2, 0x2ea, 0x2e9, 0x3, 0x2, 0x2, 
    0x2, 0x2eb, 0x2ed, 0x3, 0x2, 0x2, 0x2, 0x2ec, 0x2ee, 0x5, 0x16, 0xc, 
    0x2, 0x2ed, 0x2ec, 0x3, 0x2, 0x2, 0x2, 0x2ed, 0x2ee, 0x3, 0x2, 0x2, 
    0x2, 0x2ee, 0x2ef, 0x3, 0x2, 0x2, 0x2, 0x2ef, 0x2f1, 0x5, 0x64, 0x33, 
    0x2, 0x2f0, 0x2f2, 0x5, 0xc, 0x7, 0x2, 0x2f1, 0x2f0, 0x3, 0x2, 0x2, 
    0x2, 0x2f1, 0x2f2, 0x3, 0x2, 0x2, 0x2, 0x2f2, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x2f3, 0x2f5, 0x7, 0xa, 0x2, 0x2, 0x2f4, 0x2f3, 0x3, 0x2, 0x2, 
    0x2, 0x2f4, 0x2f5, 0x3, 0x2, 0x2, 0x2, 0x2f5, 0x2f6, 0x3, 0x2, 0x2, 
    0x2, 0x2f6, 0x2f7, 0x7, 0xa8, 0x2, 0x2, 0x2f7, 0x2f9, 0x5, 0xa2, 0x52, 
    0x2, 0x2f8, 0x2fa, 0x5, 0xa, 0x6, 0x2, 0x2f9, 0x2f8, 0x3, 0x2, 0x2, 
    0x2, 0x2f9, 0x2fa, 0x3, 0x2, 0x2, 0x2, 0x2fa, 0x2fb, 0x3, 0x2, 0x2, 
    0x2, 0x2fb, 0x2fc, 0x7, 0x149, 0x2, 0x2, 0x2fc, 0x2fd, 0x5, 0x5c, 0x2f, 
    0x2, 0x2fd, 0x301, 0x7, 0x159, 0x2, 0x2, 0x2fe, 0x300, 0x5, 0x5e, 0x30, 
    0x2, 0x2ff, 0x2fe, 0x3, 0x2, 0x2, 0x2, 0x300, 0x303, 0x3, 0x2, 0x2, 
    0x2, 0x301, 0x2ff, 0x3, 0x2, 0x2, 0x2, 0x301, 0x302, 0x3, 0x2, 0x2, 
    0x2, 0x302, 0x304, 0x3, 0x2, 0x2, 0x2, 0x303, 0x301, 0x3, 0x2, 0x2, 
    0x2, 0x304, 0x306, 0x7, 0x15a, 0x2, 0x2, 0x305, 0x307, 0x5, 0xc, 0x7, 
    0x2, 0x306, 0x305, 0x3, 0x2, 0x2, 0x2, 0x306, 0x307, 0x3, 0x2, 0x2, 
    0x2, 0x307, 0x32f, 0x3, 0x2, 0x2, 0x2, 0x308, 0x30a, 0x7, 0xa, 0x2, 
    0x2, 0x309, 0x308, 0x3, 0x2, 0x2, 0x2, 0x309, 0x30a, 0x3, 0x2, 0x2, 
    0x2, 0x30a, 0x30b, 0x3, 0x2, 0x2, 0x2, 0x30b, 0x30c, 0x7, 0xe, 0x2, 
    0x2, 0x30c, 0x30d, 0x5, 0x52, 0x2a, 0x2, 0x30d, 0x311, 0x7, 0x159, 0x2, 
    0x2, 0x30e, 0x310, 0x5, 0x66, 0x34, 0x2, 0x30f, 0x30e, 0x3, 0x2, 0x2, 
    0x2, 0x310, 0x313, 0x3, 0x2, 0x2, 0x2, 0x311, 0x30f, 0x3, 0x2, 0x2, 
    0x2, 0x311, 0x312, 0x3, 0x2, 0x2, 0x2, 0x312, 0x314, 0x3, 0x2, 0x2, 
    0x2, 0x313, 0x311, 0x3, 0x2, 0x2, 0x2, 0x314, 0x316, 0x7, 0x15a, 0x2, 
    0x2, 0x315, 0x317, 0x5, 0xc, 0x7, 0x2, 0x316, 0x315, 0x3, 0x2, 0x2, 
    0x2, 0x316, 0x317, 0x3, 0x2, 0x2, 0x2, 0x317, 0x32f, 0x3, 0x2, 0x2, 
    0x2, 0x318, 0x319, 0x7, 0x13f, 0x2, 0x2, 0x319, 0x323, 0x5, 0xa, 0x6, 
    0x2, 0x31a, 0x31b, 0x7, 0x140, 0x2, 0x2, 0x31b, 0x320, 0x5, 0x68, 0x35, 
    0x2, 0x31c, 0x31d, 0x7, 0x14a, 0x2, 0x2, 0x31d, 0x31f, 0x5, 0x68, 0x35, 
    0x2, 0x31e, 0x31c, 0x3, 0x2, 0x2, 0x2, 0x31f, 0x322, 0x3, 0x2, 0x2, 
    0x2, 0x320, 0x31e, 0x3, 0x2, 0x2, 0x2, 0x320, 0x321, 0x3, 0x2, 0x2, 
    0x2, 0x321, 0x324, 0x3, 0x2, 0x2, 0x2, 0x322, 0x320, 0x3, 0x2, 0x2, 
    0x2, 0x323, 0x31a, 0x3, 0x2, 0x2, 0x2, 0x323, 0x324, 0x3, 0x2, 0x2, 
    0x2, 0x324, 0x325, 0x3, 0x2, 0x2, 0x2, 0x325, 0x329, 0x7, 0x159, 0x2, 
    0x2, 0x326, 0x328, 0x5, 0x6a, 0x36, 0x2, 0x327, 0x326, 0x3, 0x2, 0x2, 
    0x2, 0x328, 0x32b, 0x3, 0x2, 0x2, 0x2, 0x329, 0x327, 0x3, 0x2, 0x2, 
    0x2, 0x329, 0x32a, 0x3, 0x2, 0x2, 0x2, 0x32a, 0x32c, 0x3, 0x2, 0x2, 
    0x2, 0x32b, 0x329, 0x3, 0x2, 0x2, 0x2, 0x32c, 0x32d, 0x7, 0x15a, 0x2, 
    0x2, 0x32d, 0x32f, 0x3, 0x2, 0x2, 0x2, 0x32e, 0xed, 0x3, 0x2, 0x2, 0x2, 
    0x32e, 0xf1, 0x3, 0x2, 0x2, 0x2, 0x32e, 0xf5, 0x3, 0x2, 0x2, 0x2, 0x32e, 
    0xfd, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x109, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x116, 
    0x3, 0x2, 0x2, 0x2, 0x32e, 0x125, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x132, 
    0x3, 0x2, 0x2, 0x2, 0x32e, 0x141, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x151, 
    0x3, 0x2, 0x2, 0x2, 0x32e, 0x161, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x16d, 
    0x3, 0x2, 0x2, 0x2, 0x32e, 0x179, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x196, 
    0x3, 0x2, 0x2, 0x2, 0x32e, 0x1a4, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x1b0, 
    0x3, 0x2, 0x2, 0x2, 0x32e, 0x1bd, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x1dc, 
    0x3, 0x2, 0x2, 0x2, 0x32e, 0x1ec, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x200, 
    0x3, 0x2, 0x2, 0x2, 0x32e, 0x20c, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x21f, 
    0x3, 0x2, 0x2, 0x2, 0x32e, 0x232, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x245, 
    0x3, 0x2, 0x2, 0x2, 0x32e, 0x251, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x25d, 
    0x3, 0x2, 0x2, 0x2, 0x32e, 0x26c, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x27b, 
    0x3, 0x2, 0x2, 0x2, 0x32e, 0x29b, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x2c3, 
    0x3, 0x2, 0x2, 0x2, 0x32e, 0x2da, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x2f4, 
    0x3, 0x2, 0x2, 0x2, 0x32e, 0x309, 0x3, 0x2, 0x2, 0x2, 0x32e, 0x318, 
    0x3, 0x2, 0x2, 0x2, 0x32f, 0xf, 0x3, 0x2, 0x2, 0x2, 0x330, 0x331, 0x9, 
    0x3, 0x2, 0x2, 0x331, 0x11, 0x3, 0x2, 0x2, 0x2, 0x332, 0x333, 0x9, 0x4, 
    0x2, 0x2, 0x333, 0x13, 0x3, 0x2, 0x2, 0x2, 0x334, 0x335, 0x9, 0x5, 0x2, 
    0x2, 0x335, 0x336, 0x5, 0xa2, 0x52, 0x2, 0x336, 0x15, 0x3, 0x2, 0x2, 
    0x2, 0x337, 0x338, 0x9, 0x6, 0x2, 0x2, 0x338, 0x339, 0x5, 0x74, 0x3b, 
    0x2, 0x339, 0x17, 0x3, 0x2, 0x2, 0x2, 0x33a, 0x33c, 0x7, 0x10, 0x2, 
    0x2, 0x33b, 0x33d, 0x5, 0xa0, 0x51, 0x2, 0x33c, 0x33b, 0x3, 0x2, 0x2, 
    0x2, 0x33d, 0x33e, 0x3, 0x2, 0x2, 0x2, 0x33e, 0x33c, 0x3, 0x2, 0x2, 
    0x2, 0x33e, 0x33f, 0x3, 0x2, 0x2, 0x2, 0x33f, 0x340, 0x3, 0x2, 0x2, 
    0x2, 0x340, 0x341, 0x7, 0x15f, 0x2, 0x2, 0x341, 0x342, 0x7, 0x156, 0x2, 
    0x2, 0x342, 0x343, 0x7, 0x15f, 0x2, 0x2, 0x343, 0x344, 0x7, 0x13, 0x2, 
    0x2, 0x344, 0x345, 0x7, 0x15f, 0x2, 0x2, 0x345, 0x35f, 0x3, 0x2, 0x2, 
    0x2, 0x346, 0x348, 0x7, 0x11, 0x2, 0x2, 0x347, 0x349, 0x5, 0xa0, 0x51, 
    0x2, 0x348, 0x347, 0x3, 0x2, 0x2, 0x2, 0x349, 0x34a, 0x3, 0x2, 0x2, 
    0x2, 0x34a, 0x348, 0x3, 0x2, 0x2, 0x2, 0x34a, 0x34b, 0x3, 0x2, 0x2, 
    0x2, 0x34b, 0x34c, 0x3, 0x2, 0x2, 0x2, 0x34c, 0x34d, 0x7, 0x13, 0x2, 
    0x2, 0x34d, 0x34e, 0x7, 0x15f, 0x2, 0x2, 0x34e, 0x35f, 0x3, 0x2, 0x2, 
    0x2, 0x34f, 0x351, 0x7, 0x12, 0x2, 0x2, 0x350, 0x352, 0x5, 0xa0, 0x51, 
    0x2, 0x351, 0x350, 0x3, 0x2, 0x2, 0x2, 0x352, 0x353, 0x3, 0x2, 0x2, 
    0x2, 0x353, 0x351, 0x3, 0x2, 0x2, 0x2, 0x353, 0x354, 0x3, 0x2, 0x2, 
    0x2, 0x354, 0x355, 0x3, 0x2, 0x2, 0x2, 0x355, 0x356, 0x7, 0x13, 0x2, 
    0x2, 0x356, 0x357, 0x7, 0x15f, 0x2, 0x2, 0x357, 0x35f, 0x3, 0x2, 0x2, 
    0x2, 0x358, 0x35a, 0x7, 0x14, 0x2, 0x2, 0x359, 0x35b, 0x5, 0xa0, 0x51, 
    0x2, 0x35a, 0x359, 0x3, 0x2, 0x2, 0x2, 0x35b, 0x35c, 0x3, 0x2, 0x2, 
    0x2, 0x35c, 0x35a, 0x3, 0x2, 0x2, 0x2, 0x35c, 0x35d, 0x3, 0x2, 0x2, 
    0x2, 0x35d, 0x35f, 0x3, 0x2, 0x2, 0x2, 0x35e, 0x33a, 0x3, 0x2, 0x2, 
    0x2, 0x35e, 0x346, 0x3, 0x2, 0x2, 0x2, 0x35e, 0x34f, 0x3, 0x2, 0x2, 
    0x2, 0x35e, 0x358, 0x3, 0x2, 0x2, 0x2, 0x35f, 0x19, 0x3, 0x2, 0x2, 0x2, 
    0x360, 0x36e, 0x7, 0x1a, 0x2, 0x2, 0x361, 0x36e, 0x7, 0x1b, 0x2, 0x2, 
    0x362, 0x36e, 0x7, 0x1c, 0x2, 0x2, 0x363, 0x36e, 0x7, 0x1d, 0x2, 0x2, 
    0x364, 0x36e, 0x7, 0x1e, 0x2, 0x2, 0x365, 0x36e, 0x7, 0x1f, 0x2, 0x2, 
    0x366, 0x36e, 0x7, 0x20, 0x2, 0x2, 0x367, 0x369, 0x7, 0x22, 0x2, 0x2, 
    0x368, 0x36a, 0x5, 0x1c, 0xf, 0x2, 0x369, 0x368, 0x3, 0x2, 0x2, 0x2, 
    0x36a, 0x36b, 0x3, 0x2, 0x2, 0x2, 0x36b, 0x369, 0x3, 0x2, 0x2, 0x2, 
    0x36b, 0x36c, 0x3, 0x2, 0x2, 0x2, 0x36c, 0x36e, 0x3, 0x2, 0x2, 0x2, 
    0x36d, 0x360, 0x3, 0x2, 0x2, 0x2, 0x36d, 0x361, 0x3, 0x2, 0x2, 0x2, 
    0x36d, 0x362, 0x3, 0x2, 0x2, 0x2, 0x36d, 0x363, 0x3, 0x2, 0x2, 0x2, 
    0x36d, 0x364, 0x3, 0x2, 0x2, 0x2, 0x36d, 0x365, 0x3, 0x2, 0x2, 0x2, 
    0x36d, 0x366, 0x3, 0x2, 0x2, 0x2, 0x36d, 0x367, 0x3, 0x2, 0x2, 0x2, 
    0x36e, 0x1b, 0x3, 0x2, 0x2, 0x2, 0x36f, 0x372, 0x5, 0xa2, 0x52, 0x2, 
    0x370, 0x372, 0x7, 0x15f, 0x2, 0x2, 0x371, 0x36f, 0x3, 0x2, 0x2, 0x2, 
    0x371, 0x370, 0x3, 0x2, 0x2, 0x2, 0x372, 0x1d, 0x3, 0x2, 0x2, 0x2, 0x373, 
    0x377, 0x5, 0x74, 0x3b, 0x2, 0x374, 0x376, 0x5, 0xa0, 0x51, 0x2, 0x375, 
    0x374, 0x3, 0x2, 0x2, 0x2, 0x376, 0x379, 0x3, 0x2, 0x2, 0x2, 0x377, 
    0x375, 0x3, 0x2, 0x2, 0x2, 0x377, 0x378, 0x3, 0x2, 0x2, 0x2, 0x378, 
    0x37c, 0x3, 0x2, 0x2, 0x2, 0x379, 0x377, 0x3, 0x2, 0x2, 0x2, 0x37a, 
    0x37c, 0x5, 0xa4, 0x53, 0x2, 0x37b, 0x373, 0x3, 0x2, 0x2, 0x2, 0x37b, 
    0x37a, 0x3, 0x2, 0x2, 0x2, 0x37c, 0x1f, 0x3, 0x2, 0x2, 0x2, 0x37d, 0x37e, 
    0x9, 0x7, 0x2, 0x2, 0x37e, 0x21, 0x3, 0x2, 0x2, 0x2, 0x37f, 0x380, 0x7, 
    0x26, 0x2, 0x2, 0x380, 0x382, 0x7, 0x15f, 0x2, 0x2, 0x381, 0x383, 0x5, 
    0xc, 0x7, 0x2, 0x382, 0x381, 0x3, 0x2, 0x2, 0x2, 0x382, 0x383, 0x3, 
    0x2, 0x2, 0x2, 0x383, 0x3b0, 0x3, 0x2, 0x2, 0x2, 0x384, 0x385, 0x7, 
    0x27, 0x2, 0x2, 0x385, 0x387, 0x7, 0x15f, 0x2, 0x2, 0x386, 0x388, 0x5, 
    0xc, 0x7, 0x2, 0x387, 0x386, 0x3, 0x2, 0x2, 0x2, 0x387, 0x388, 0x3, 
    0x2, 0x2, 0x2, 0x388, 0x3b0, 0x3, 0x2, 0x2, 0x2, 0x389, 0x38e, 0x7, 
    0x28, 0x2, 0x2, 0x38a, 0x38c, 0x7, 0x14a, 0x2, 0x2, 0x38b, 0x38a, 0x3, 
    0x2, 0x2, 0x2, 0x38b, 0x38c, 0x3, 0x2, 0x2, 0x2, 0x38c, 0x38d, 0x3, 
    0x2, 0x2, 0x2, 0x38d, 0x38f, 0x9, 0x8, 0x2, 0x2, 0x38e, 0x38b, 0x3, 
    0x2, 0x2, 0x2, 0x38e, 0x38f, 0x3, 0x2, 0x2, 0x2, 0x38f, 0x391, 0x3, 
    0x2, 0x2, 0x2, 0x390, 0x392, 0x5, 0xc, 0x7, 0x2, 0x391, 0x390, 0x3, 
    0x2, 0x2, 0x2, 0x391, 0x392, 0x3, 0x2, 0x2, 0x2, 0x392, 0x3b0, 0x3, 
    0x2, 0x2, 0x2, 0x393, 0x394, 0x7, 0x2b, 0x2, 0x2, 0x394, 0x39a, 0x5, 
    0x74, 0x3b, 0x2, 0x395, 0x397, 0x7, 0x14a, 0x2, 0x2, 0x396, 0x395, 0x3, 
    0x2, 0x2, 0x2, 0x396, 0x397, 0x3, 0x2, 0x2, 0x2, 0x397, 0x398, 0x3, 
    0x2, 0x2, 0x2, 0x398, 0x399, 0x7, 0x2c, 0x2, 0x2, 0x399, 0x39b, 0x5, 
    0x74, 0x3b, 0x2, 0x39a, 0x396, 0x3, 0x2, 0x2, 0x2, 0x39a, 0x39b, 0x3, 
    0x2, 0x2, 0x2, 0x39b, 0x39d, 0x3, 0x2, 0x2, 0x2, 0x39c, 0x39e, 0x5, 
    0xc, 0x7, 0x2, 0x39d, 0x39c, 0x3, 0x2, 0x2, 0x2, 0x39d, 0x39e, 0x3, 
    0x2, 0x2, 0x2, 0x39e, 0x3b0, 0x3, 0x2, 0x2, 0x2, 0x39f, 0x3a0, 0x7, 
    0x2d, 0x2, 0x2, 0x3a0, 0x3a2, 0x5, 0x24, 0x13, 0x2, 0x3a1, 0x3a3, 0x5, 
    0x16, 0xc, 0x2, 0x3a2, 0x3a1, 0x3, 0x2, 0x2, 0x2, 0x3a2, 0x3a3, 0x3, 
    0x2, 0x2, 0x2, 0x3a3, 0x3a5, 0x3, 0x2, 0x2, 0x2, 0x3a4, 0x3a6, 0x5, 
    0xc, 0x7, 0x2, 0x3a5, 0x3a4, 0x3, 0x2, 0x2, 0x2, 0x3a5, 0x3a6, 0x3, 
    0x2, 0x2, 0x2, 0x3a6, 0x3b0, 0x3, 0x2, 0x2, 0x2, 0x3a7, 0x3a8, 0x7, 
    0xb7, 0x2, 0x2, 0x3a8, 0x3aa, 0x5, 0x74, 0x3b, 0x2, 0x3a9, 0x3ab, 0x7, 
    0x1c, 0x2, 0x2, 0x3aa, 0x3a9, 0x3, 0x2, 0x2, 0x2, 0x3aa, 0x3ab, 0x3, 
    0x2, 0x2, 0x2, 0x3ab, 0x3ad, 0x3, 0x2, 0x2, 0x2, 0x3ac, 0x3ae, 0x5, 
    0xc, 0x7, 0x2, 0x3ad, 0x3ac, 0x3, 0x2, 0x2, 0x2, 0x3ad, 0x3ae, 0x3, 
    0x2, 0x2, 0x2, 0x3ae, 0x3b0, 0x3, 0x2, 0x2, 0x2, 0x3af, 0x37f, 0x3, 
    0x2, 0x2, 0x2, 0x3af, 0x384, 0x3, 0x2, 0x2, 0x2, 0x3af, 0x389, 0x3, 
    0x2, 0x2, 0x2, 0x3af, 0x393, 0x3, 0x2, 0x2, 0x2, 0x3af, 0x39f, 0x3, 
    0x2, 0x2, 0x2, 0x3af, 0x3a7, 0x3, 0x2, 0x2, 0x2, 0x3b0, 0x23, 0x3, 0x2, 
    0x2, 0x2, 0x3b1, 0x3b6, 0x7, 0x2e, 0x2, 0x2, 0x3b2, 0x3b3, 0x9, 0x9, 
    0x2, 0x2, 0x3b3, 0x3b4, 0x7, 0x15f, 0x2, 0x2, 0x3b4, 0x3b6, 0x9, 0xa, 
    0x2, 0x2, 0x3b5, 0x3b1, 0x3, 0x2, 0x2, 0x2, 0x3b5, 0x3b2, 0x3, 0x2, 
    0x2, 0x2, 0x3b6, 0x25, 0x3, 0x2, 0x2, 0x2, 0x3b7, 0x3b8, 0x7, 0x34, 
    0x2, 0x2, 0x3b8, 0x3ba, 0x7, 0x15f, 0x2, 0x2, 0x3b9, 0x3bb, 0x5, 0xc, 
    0x7, 0x2, 0x3ba, 0x3b9, 0x3, 0x2, 0x2, 0x2, 0x3ba, 0x3bb, 0x3, 0x2, 
    0x2, 0x2, 0x3bb, 0x3cc, 0x3, 0x2, 0x2, 0x2, 0x3bc, 0x3bd, 0x7, 0x35, 
    0x2, 0x2, 0x3bd, 0x3bf, 0x9, 0xa, 0x2, 0x2, 0x3be, 0x3c0, 0x5, 0xc, 
    0x7, 0x2, 0x3bf, 0x3be, 0x3, 0x2, 0x2, 0x2, 0x3bf, 0x3c0, 0x3, 0x2, 
    0x2, 0x2, 0x3c0, 0x3cc, 0x3, 0x2, 0x2, 0x2, 0x3c1, 0x3c2, 0x7, 0x36, 
    0x2, 0x2, 0x3c2, 0x3c4, 0x5, 0x74, 0x3b, 0x2, 0x3c3, 0x3c5, 0x5, 0xc, 
    0x7, 0x2, 0x3c4, 0x3c3, 0x3, 0x2, 0x2, 0x2, 0x3c4, 0x3c5, 0x3, 0x2, 
    0x2, 0x2, 0x3c5, 0x3cc, 0x3, 0x2, 0x2, 0x2, 0x3c6, 0x3c7, 0x7, 0x37, 
    0x2, 0x2, 0x3c7, 0x3c9, 0x5, 0x74, 0x3b, 0x2, 0x3c8, 0x3ca, 0x5, 0xc, 
    0x7, 0x2, 0x3c9, 0x3c8, 0x3, 0x2, 0x2, 0x2, 0x3c9, 0x3ca, 0x3, 0x2, 
    0x2, 0x2, 0x3ca, 0x3cc, 0x3, 0x2, 0x2, 0x2, 0x3cb, 0x3b7, 0x3, 0x2, 
    0x2, 0x2, 0x3cb, 0x3bc, 0x3, 0x2, 0x2, 0x2, 0x3cb, 0x3c1, 0x3, 0x2, 
    0x2, 0x2, 0x3cb, 0x3c6, 0x3, 0x2, 0x2, 0x2, 0x3cc, 0x27, 0x3, 0x2, 0x2, 
    0x2, 0x3cd, 0x3cf, 0x5, 0x2a, 0x16, 0x2, 0x3ce, 0x3cd, 0x3, 0x2, 0x2, 
    0x2, 0x3cf, 0x3d0, 0x3, 0x2, 0x2, 0x2, 0x3d0, 0x3ce, 0x3, 0x2, 0x2, 
    0x2, 0x3d0, 0x3d1, 0x3, 0x2, 0x2, 0x2, 0x3d1, 0x3d8, 0x3, 0x2, 0x2, 
    0x2, 0x3d2, 0x3d4, 0x7, 0x18, 0x2, 0x2, 0x3d3, 0x3d5, 0x5, 0x2a, 0x16, 
    0x2, 0x3d4, 0x3d3, 0x3, 0x2, 0x2, 0x2, 0x3d5, 0x3d6, 0x3, 0x2, 0x2, 
    0x2, 0x3d6, 0x3d4, 0x3, 0x2, 0x2, 0x2, 0x3d6, 0x3d7, 0x3, 0x2, 0x2, 
    0x2, 0x3d7, 0x3d9, 0x3, 0x2, 0x2, 0x2, 0x3d8, 0x3d2, 0x3, 0x2, 0x2, 
    0x2, 0x3d8, 0x3d9, 0x3, 0x2, 0x2, 0x2, 0x3d9, 0x29, 0x3, 0x2, 0x2, 0x2, 
    0x3da, 0x3fb, 0x5, 0xa0, 0x51, 0x2, 0x3db, 0x3fb, 0x7, 0x15e, 0x2, 0x2, 
    0x3dc, 0x3de, 0x7, 0x16, 0x2, 0x2, 0x3dd, 0x3df, 0x7, 0x15f, 0x2, 0x2, 
    0x3de, 0x3dd, 0x3, 0x2, 0x2, 0x2, 0x3df, 0x3e0, 0x3, 0x2, 0x2, 0x2, 
    0x3e0, 0x3de, 0x3, 0x2, 0x2, 0x2, 0x3e0, 0x3e1, 0x3, 0x2, 0x2, 0x2, 
    0x3e1, 0x3fb, 0x3, 0x2, 0x2, 0x2, 0x3e2, 0x3fb, 0x7, 0x17, 0x2, 0x2, 
    0x3e3, 0x3e4, 0x7, 0x159, 0x2, 0x2, 0x3e4, 0x3e5, 0x5, 0x28, 0x15, 0x2, 
    0x3e5, 0x3e6, 0x7, 0x15a, 0x2, 0x2, 0x3e6, 0x3fb, 0x3, 0x2, 0x2, 0x2, 
    0x3e7, 0x3e8, 0x7, 0x157, 0x2, 0x2, 0x3e8, 0x3e9, 0x5, 0x74, 0x3b, 0x2, 
    0x3e9, 0x3ea, 0x7, 0x158, 0x2, 0x2, 0x3ea, 0x3fb, 0x3, 0x2, 0x2, 0x2, 
    0x3eb, 0x3f1, 0x7, 0xed, 0x2, 0x2, 0x3ec, 0x3f2, 0x5, 0xa0, 0x51, 0x2, 
    0x3ed, 0x3ee, 0x7, 0x157, 0x2, 0x2, 0x3ee, 0x3ef, 0x5, 0x74, 0x3b, 0x2, 
    0x3ef, 0x3f0, 0x7, 0x158, 0x2, 0x2, 0x3f0, 0x3f2, 0x3, 0x2, 0x2, 0x2, 
    0x3f1, 0x3ec, 0x3, 0x2, 0x2, 0x2, 0x3f1, 0x3ed, 0x3, 0x2, 0x2, 0x2, 
    0x3f2, 0x3fb, 0x3, 0x2, 0x2, 0x2, 0x3f3, 0x3fb, 0x7, 0xef, 0x2, 0x2, 
    0x3f4, 0x3fb, 0x7, 0xc4, 0x2, 0x2, 0x3f5, 0x3f8, 0x9, 0xb, 0x2, 0x2, 
    0x3f6, 0x3f7, 0x7, 0x65, 0x2, 0x2, 0x3f7, 0x3f9, 0x5, 0x8a, 0x46, 0x2, 
    0x3f8, 0x3f6, 0x3, 0x2, 0x2, 0x2, 0x3f8, 0x3f9, 0x3, 0x2, 0x2, 0x2, 
    0x3f9, 0x3fb, 0x3, 0x2, 0x2, 0x2, 0x3fa, 0x3da, 0x3, 0x2, 0x2, 0x2, 
    0x3fa, 0x3db, 0x3, 0x2, 0x2, 0x2, 0x3fa, 0x3dc, 0x3, 0x2, 0x2, 0x2, 
    0x3fa, 0x3e2, 0x3, 0x2, 0x2, 0x2, 0x3fa, 0x3e3, 0x3, 0x2, 0x2, 0x2, 
    0x3fa, 0x3e7, 0x3, 0x2, 0x2, 0x2, 0x3fa, 0x3eb, 0x3, 0x2, 0x2, 0x2, 
    0x3fa, 0x3f3, 0x3, 0x2, 0x2, 0x2, 0x3fa, 0x3f4, 0x3, 0x2, 0x2, 0x2, 
    0x3fa, 0x3f5, 0x3, 0x2, 0x2, 0x2, 0x3fb, 0x2b, 0x3, 0x2, 0x2, 0x2, 0x3fc, 
    0x3fd, 0x9, 0xc, 0x2, 0x2, 0x3fd, 0x404, 0x9, 0xd, 0x2, 0x2, 0x3fe, 
    0x3ff, 0x7, 0x3d, 0x2, 0x2, 0x3ff, 0x400, 0x7, 0x41, 0x2, 0x2, 0x400, 
    0x404, 0x5, 0xa0, 0x51, 0x2, 0x401, 0x402, 0x7, 0x3e, 0x2, 0x2, 0x402, 
    0x404, 0x5, 0x2a, 0x16, 0x2, 0x403, 0x3fc, 0x3, 0x2, 0x2, 0x2, 0x403, 
    0x3fe, 0x3, 0x2, 0x2, 0x2, 0x403, 0x401, 0x3, 0x2, 0x2, 0x2, 0x404, 
    0x2d, 0x3, 0x2, 0x2, 0x2, 0x405, 0x406, 0x9, 0xe, 0x2, 0x2, 0x406, 0x2f, 
    0x3, 0x2, 0x2, 0x2, 0x407, 0x409, 0x9, 0xf, 0x2, 0x2, 0x408, 0x40a, 
    0x5, 0x16, 0xc, 0x2, 0x409, 0x408, 0x3, 0x2, 0x2, 0x2, 0x409, 0x40a, 
    0x3, 0x2, 0x2, 0x2, 0x40a, 0x40c, 0x3, 0x2, 0x2, 0x2, 0x40b, 0x40d, 
    0x5, 0xc, 0x7, 0x2, 0x40c, 0x40b, 0x3, 0x2, 0x2, 0x2, 0x40c, 0x40d, 
    0x3, 0x2, 0x2, 0x2, 0x40d, 0x31, 0x3, 0x2, 0x2, 0x2, 0x40e, 0x40f, 0x7, 
    0x4f, 0x2, 0x2, 0x40f, 0x414, 0x5, 0x34, 0x1b, 0x2, 0x410, 0x411, 0x7, 
    0x14a, 0x2, 0x2, 0x411, 0x413, 0x5, 0x34, 0x1b, 0x2, 0x412, 0x410, 0x3, 
    0x2, 0x2, 0x2, 0x413, 0x416, 0x3, 0x2, 0x2, 0x2, 0x414, 0x412, 0x3, 
    0x2, 0x2, 0x2, 0x414, 0x415, 0x3, 0x2, 0x2, 0x2, 0x415, 0x434, 0x3, 
    0x2, 0x2, 0x2, 0x416, 0x414, 0x3, 0x2, 0x2, 0x2, 0x417, 0x41d, 0x9, 
    0x10, 0x2, 0x2, 0x418, 0x41a, 0x7, 0x14a, 0x2, 0x2, 0x419, 0x418, 0x3, 
    0x2, 0x2, 0x2, 0x419, 0x41a, 0x3, 0x2, 0x2, 0x2, 0x41a, 0x41b, 0x3, 
    0x2, 0x2, 0x2, 0x41b, 0x41c, 0x9, 0x11, 0x2, 0x2, 0x41c, 0x41e, 0x5, 
    0x74, 0x3b, 0x2, 0x41d, 0x419, 0x3, 0x2, 0x2, 0x2, 0x41d, 0x41e, 0x3, 
    0x2, 0x2, 0x2, 0x41e, 0x420, 0x3, 0x2, 0x2, 0x2, 0x41f, 0x421, 0x5, 
    0x16, 0xc, 0x2, 0x420, 0x41f, 0x3, 0x2, 0x2, 0x2, 0x420, 0x421, 0x3, 
    0x2, 0x2, 0x2, 0x421, 0x423, 0x3, 0x2, 0x2, 0x2, 0x422, 0x424, 0x5, 
    0xc, 0x7, 0x2, 0x423, 0x422, 0x3, 0x2, 0x2, 0x2, 0x423, 0x424, 0x3, 
    0x2, 0x2, 0x2, 0x424, 0x434, 0x3, 0x2, 0x2, 0x2, 0x425, 0x427, 0x7, 
    0x55, 0x2, 0x2, 0x426, 0x428, 0x5, 0x16, 0xc, 0x2, 0x427, 0x426, 0x3, 
    0x2, 0x2, 0x2, 0x427, 0x428, 0x3, 0x2, 0x2, 0x2, 0x428, 0x42a, 0x3, 
    0x2, 0x2, 0x2, 0x429, 0x42b, 0x5, 0xc, 0x7, 0x2, 0x42a, 0x429, 0x3, 
    0x2, 0x2, 0x2, 0x42a, 0x42b, 0x3, 0x2, 0x2, 0x2, 0x42b, 0x434, 0x3, 
    0x2, 0x2, 0x2, 0x42c, 0x42e, 0x7, 0xbf, 0x2, 0x2, 0x42d, 0x42f, 0x5, 
    0x16, 0xc, 0x2, 0x42e, 0x42d, 0x3, 0x2, 0x2, 0x2, 0x42e, 0x42f, 0x3, 
    0x2, 0x2, 0x2, 0x42f, 0x431, 0x3, 0x2, 0x2, 0x2, 0x430, 0x432, 0x5, 
    0xc, 0x7, 0x2, 0x431, 0x430, 0x3, 0x2, 0x2, 0x2, 0x431, 0x432, 0x3, 
    0x2, 0x2, 0x2, 0x432, 0x434, 0x3, 0x2, 0x2, 0x2, 0x433, 0x40e, 0x3, 
    0x2, 0x2, 0x2, 0x433, 0x417, 0x3, 0x2, 0x2, 0x2, 0x433, 0x425, 0x3, 
    0x2, 0x2, 0x2, 0x433, 0x42c, 0x3, 0x2, 0x2, 0x2, 0x434, 0x33, 0x3, 0x2, 
    0x2, 0x2, 0x435, 0x438, 0x7, 0x50, 0x2, 0x2, 0x436, 0x438, 0x5, 0xa0, 
    0x51, 0x2, 0x437, 0x435, 0x3, 0x2, 0x2, 0x2, 0x437, 0x436, 0x3, 0x2, 
    0x2, 0x2, 0x438, 0x439, 0x3, 0x2, 0x2, 0x2, 0x439, 0x437, 0x3, 0x2, 
    0x2, 0x2, 0x439, 0x43a, 0x3, 0x2, 0x2, 0x2, 0x43a, 0x35, 0x3, 0x2, 0x2, 
    0x2, 0x43b, 0x43c, 0x7, 0x15f, 0x2, 0x2, 0x43c, 0x43e, 0x7, 0x57, 0x2, 
    0x2, 0x43d, 0x43f, 0x7, 0x58, 0x2, 0x2, 0x43e, 0x43d, 0x3, 0x2, 0x2, 
    0x2, 0x43e, 0x43f, 0x3, 0x2, 0x2, 0x2, 0x43f, 0x452, 0x3, 0x2, 0x2, 
    0x2, 0x440, 0x441, 0x7, 0x15f, 0x2, 0x2, 0x441, 0x452, 0x9, 0x12, 0x2, 
    0x2, 0x442, 0x443, 0x7, 0x5b, 0x2, 0x2, 0x443, 0x44b, 0x5, 0x38, 0x1d, 
    0x2, 0x444, 0x445, 0x7, 0x14a, 0x2, 0x2, 0x445, 0x446, 0x7, 0x15f, 0x2, 
    0x2, 0x446, 0x448, 0x7, 0x57, 0x2, 0x2, 0x447, 0x449, 0x7, 0x58, 0x2, 
    0x2, 0x448, 0x447, 0x3, 0x2, 0x2, 0x2, 0x448, 0x449, 0x3, 0x2, 0x2, 
    0x2, 0x449, 0x44c, 0x3, 0x2, 0x2, 0x2, 0x44a, 0x44c, 0x7, 0x5c, 0x2, 
    0x2, 0x44b, 0x444, 0x3, 0x2, 0x2, 0x2, 0x44b, 0x44a, 0x3, 0x2, 0x2, 
    0x2, 0x44b, 0x44c, 0x3, 0x2, 0x2, 0x2, 0x44c, 0x452, 0x3, 0x2, 0x2, 
    0x2, 0x44d, 0x44e, 0x7, 0x15f, 0x2, 0x2, 0x44e, 0x44f, 0x7, 0x5d, 0x2, 
    0x2, 0x44f, 0x452, 0x5, 0x38, 0x1d, 0x2, 0x450, 0x452, 0x7, 0x5f, 0x2, 
    0x2, 0x451, 0x43b, 0x3, 0x2, 0x2, 0x2, 0x451, 0x440, 0x3, 0x2, 0x2, 
    0x2, 0x451, 0x442, 0x3, 0x2, 0x2, 0x2, 0x451, 0x44d, 0x3, 0x2, 0x2, 
    0x2, 0x451, 0x450, 0x3, 0x2, 0x2, 0x2, 0x452, 0x37, 0x3, 0x2, 0x2, 0x2, 
    0x453, 0x455, 0x7, 0x5e, 0x2, 0x2, 0x454, 0x456, 0x7, 0x15f, 0x2, 0x2, 
    0x455, 0x454, 0x3, 0x2, 0x2, 0x2, 0x456, 0x457, 0x3, 0x2, 0x2, 0x2, 
    0x457, 0x455, 0x3, 0x2, 0x2, 0x2, 0x457, 0x458, 0x3, 0x2, 0x2, 0x2, 
    0x458, 0x45c, 0x3, 0x2, 0x2, 0x2, 0x459, 0x45b, 0x5, 0x2a, 0x16, 0x2, 
    0x45a, 0x459, 0x3, 0x2, 0x2, 0x2, 0x45b, 0x45e, 0x3, 0x2, 0x2, 0x2, 
    0x45c, 0x45a, 0x3, 0x2, 0x2, 0x2, 0x45c, 0x45d, 0x3, 0x2, 0x2, 0x2, 
    0x45d, 0x465, 0x3, 0x2, 0x2, 0x2, 0x45e, 0x45c, 0x3, 0x2, 0x2, 0x2, 
    0x45f, 0x461, 0x5, 0x2a, 0x16, 0x2, 0x460, 0x45f, 0x3, 0x2, 0x2, 0x2, 
    0x461, 0x462, 0x3, 0x2, 0x2, 0x2, 0x462, 0x460, 0x3, 0x2, 0x2, 0x2, 
    0x462, 0x463, 0x3, 0x2, 0x2, 0x2, 0x463, 0x465, 0x3, 0x2, 0x2, 0x2, 
    0x464, 0x453, 0x3, 0x2, 0x2, 0x2, 0x464, 0x460, 0x3, 0x2, 0x2, 0x2, 
    0x465, 0x39, 0x3, 0x2, 0x2, 0x2, 0x466, 0x468, 0x9, 0x13, 0x2, 0x2, 
    0x467, 0x469, 0x5, 0xa0, 0x51, 0x2, 0x468, 0x467, 0x3, 0x2, 0x2, 0x2, 
    0x469, 0x46a, 0x3, 0x2, 0x2, 0x2, 0x46a, 0x468, 0x3, 0x2, 0x2, 0x2, 
    0x46a, 0x46b, 0x3, 0x2, 0x2, 0x2, 0x46b, 0x3b, 0x3, 0x2, 0x2, 0x2, 0x46c, 
    0x46d, 0x7, 0xb, 0x2, 0x2, 0x46d, 0x488, 0x5, 0xa2, 0x52, 0x2, 0x46e, 
    0x470, 0x7, 0xa, 0x2, 0x2, 0x46f, 0x46e, 0x3, 0x2, 0x2, 0x2, 0x46f, 
    0x470, 0x3, 0x2, 0x2, 0x2, 0x470, 0x471, 0x3, 0x2, 0x2, 0x2, 0x471, 
    0x473, 0x5, 0xa2, 0x52, 0x2, 0x472, 0x474, 0x5, 0x14, 0xb, 0x2, 0x473, 
    0x472, 0x3, 0x2, 0x2, 0x2, 0x473, 0x474, 0x3, 0x2, 0x2, 0x2, 0x474, 
    0x476, 0x3, 0x2, 0x2, 0x2, 0x475, 0x477, 0x5, 0xa, 0x6, 0x2, 0x476, 
    0x475, 0x3, 0x2, 0x2, 0x2, 0x476, 0x477, 0x3, 0x2, 0x2, 0x2, 0x477, 
    0x478, 0x3, 0x2, 0x2, 0x2, 0x478, 0x479, 0x7, 0x149, 0x2, 0x2, 0x479, 
    0x481, 0x5, 0x3e, 0x20, 0x2, 0x47a, 0x47c, 0x7, 0x14a, 0x2, 0x2, 0x47b, 
    0x47a, 0x3, 0x2, 0x2, 0x2, 0x47b, 0x47c, 0x3, 0x2, 0x2, 0x2, 0x47c, 
    0x47d, 0x3, 0x2, 0x2, 0x2, 0x47d, 0x47e, 0x7, 0x73, 0x2, 0x2, 0x47e, 
    0x480, 0x5, 0x3e, 0x20, 0x2, 0x47f, 0x47b, 0x3, 0x2, 0x2, 0x2, 0x480, 
    0x483, 0x3, 0x2, 0x2, 0x2, 0x481, 0x47f, 0x3, 0x2, 0x2, 0x2, 0x481, 
    0x482, 0x3, 0x2, 0x2, 0x2, 0x482, 0x485, 0x3, 0x2, 0x2, 0x2, 0x483, 
    0x481, 0x3, 0x2, 0x2, 0x2, 0x484, 0x486, 0x5, 0xc, 0x7, 0x2, 0x485, 
    0x484, 0x3, 0x2, 0x2, 0x2, 0x485, 0x486, 0x3, 0x2, 0x2, 0x2, 0x486, 
    0x488, 0x3, 0x2, 0x2, 0x2, 0x487, 0x46c, 0x3, 0x2, 0x2, 0x2, 0x487, 
    0x46f, 0x3, 0x2, 0x2, 0x2, 0x488, 0x3d, 0x3, 0x2, 0x2, 0x2, 0x489, 0x48b, 
    0x5, 0x40, 0x21, 0x2, 0x48a, 0x48c, 0x5, 0x16, 0xc, 0x2, 0x48b, 0x48a, 
    0x3, 0x2, 0x2, 0x2, 0x48b, 0x48c, 0x3, 0x2, 0x2, 0x2, 0x48c, 0x3f, 0x3, 
    0x2, 0x2, 0x2, 0x48d, 0x48e, 0x9, 0x14, 0x2, 0x2, 0x48e, 0x498, 0x5, 
    0x74, 0x3b, 0x2, 0x48f, 0x490, 0x9, 0x15, 0x2, 0x2, 0x490, 0x493, 0x5, 
    0x74, 0x3b, 0x2, 0x491, 0x492, 0x7, 0x70, 0x2, 0x2, 0x492, 0x494, 0x5, 
    0x74, 0x3b, 0x2, 0x493, 0x491, 0x3, 0x2, 0x2, 0x2, 0x493, 0x494, 0x3, 
    0x2, 0x2, 0x2, 0x494, 0x498, 0x3, 0x2, 0x2, 0x2, 0x495, 0x496, 0x9, 
    0x16, 0x2, 0x2, 0x496, 0x498, 0x5, 0x74, 0x3b, 0x2, 0x497, 0x48d, 0x3, 
    0x2, 0x2, 0x2, 0x497, 0x48f, 0x3, 0x2, 0x2, 0x2, 0x497, 0x495, 0x3, 
    0x2, 0x2, 0x2, 0x498, 0x41, 0x3, 0x2, 0x2, 0x2, 0x499, 0x49a, 0x5, 0xa2, 
    0x52, 0x2, 0x49a, 0x49b, 0x7, 0x14b, 0x2, 0x2, 0x49b, 0x49c, 0x5, 0x1e, 
    0x10, 0x2, 0x49c, 0x43, 0x3, 0x2, 0x2, 0x2, 0x49d, 0x49e, 0x7, 0x7b, 
    0x2, 0x2, 0x49e, 0x49f, 0x7, 0x15f, 0x2, 0x2, 0x49f, 0x4a6, 0x7, 0x7c, 
    0x2, 0x2, 0x4a0, 0x4a6, 0x7, 0x7d, 0x2, 0x2, 0x4a1, 0x4a2, 0x7, 0x18, 
    0x2, 0x2, 0x4a2, 0x4a6, 0x5, 0x74, 0x3b, 0x2, 0x4a3, 0x4a4, 0x7, 0x7e, 
    0x2, 0x2, 0x4a4, 0x4a6, 0x5, 0x2a, 0x16, 0x2, 0x4a5, 0x49d, 0x3, 0x2, 
    0x2, 0x2, 0x4a5, 0x4a0, 0x3, 0x2, 0x2, 0x2, 0x4a5, 0x4a1, 0x3, 0x2, 
    0x2, 0x2, 0x4a5, 0x4a3, 0x3, 0x2, 0x2, 0x2, 0x4a6, 0x45, 0x3, 0x2, 0x2, 
    0x2, 0x4a7, 0x4a8, 0x7, 0x83, 0x2, 0x2, 0x4a8, 0x4a9, 0x5, 0x74, 0x3b, 
    0x2, 0x4a9, 0x4aa, 0x7, 0x84, 0x2, 0x2, 0x4aa, 0x4ad, 0x3, 0x2, 0x2, 
    0x2, 0x4ab, 0x4ad, 0x7, 0x85, 0x2, 0x2, 0x4ac, 0x4a7, 0x3, 0x2, 0x2, 
    0x2, 0x4ac, 0x4ab, 0x3, 0x2, 0x2, 0x2, 0x4ad, 0x47, 0x3, 0x2, 0x2, 0x2, 
    0x4ae, 0x4b0, 0x9, 0x17, 0x2, 0x2, 0x4af, 0x4b1, 0x5, 0x16, 0xc, 0x2, 
    0x4b0, 0x4af, 0x3, 0x2, 0x2, 0x2, 0x4b0, 0x4b1, 0x3, 0x2, 0x2, 0x2, 
    0x4b1, 0x49, 0x3, 0x2, 0x2, 0x2, 0x4b2, 0x4b3, 0x9, 0x18, 0x2, 0x2, 
    0x4b3, 0x4b, 0x3, 0x2, 0x2, 0x2, 0x4b4, 0x4c5, 0x7, 0x1a, 0x2, 0x2, 
    0x4b5, 0x4b6, 0x7, 0x1b, 0x2, 0x2, 0x4b6, 0x4b9, 0x7, 0x95, 0x2, 0x2, 
    0x4b7, 0x4ba, 0x7, 0x15f, 0x2, 0x2, 0x4b8, 0x4ba, 0x5, 0xa0, 0x51, 0x2, 
    0x4b9, 0x4b7, 0x3, 0x2, 0x2, 0x2, 0x4b9, 0x4b8, 0x3, 0x2, 0x2, 0x2, 
    0x4ba, 0x4c5, 0x3, 0x2, 0x2, 0x2, 0x4bb, 0x4c5, 0x7, 0x21, 0x2, 0x2, 
    0x4bc, 0x4c5, 0x7, 0x10, 0x2, 0x2, 0x4bd, 0x4c5, 0x7, 0x141, 0x2, 0x2, 
    0x4be, 0x4c0, 0x7, 0x22, 0x2, 0x2, 0x4bf, 0x4c1, 0x5, 0x1c, 0xf, 0x2, 
    0x4c0, 0x4bf, 0x3, 0x2, 0x2, 0x2, 0x4c1, 0x4c2, 0x3, 0x2, 0x2, 0x2, 
    0x4c2, 0x4c0, 0x3, 0x2, 0x2, 0x2, 0x4c2, 0x4c3, 0x3, 0x2, 0x2, 0x2, 
    0x4c3, 0x4c5, 0x3, 0x2, 0x2, 0x2, 0x4c4, 0x4b4, 0x3, 0x2, 0x2, 0x2, 
    0x4c4, 0x4b5, 0x3, 0x2, 0x2, 0x2, 0x4c4, 0x4bb, 0x3, 0x2, 0x2, 0x2, 
    0x4c4, 0x4bc, 0x3, 0x2, 0x2, 0x2, 0x4c4, 0x4bd, 0x3, 0x2, 0x2, 0x2, 
    0x4c4, 0x4be, 0x3, 0x2, 0x2, 0x2, 0x4c5, 0x4d, 0x3, 0x2, 0x2, 0x2, 0x4c6, 
    0x4c7, 0x9, 0x19, 0x2, 0x2, 0x4c7, 0x4c8, 0x5, 0x74, 0x3b, 0x2, 0x4c8, 
    0x4ca, 0x5, 0x50, 0x29, 0x2, 0x4c9, 0x4cb, 0x5, 0x16, 0xc, 0x2, 0x4ca, 
    0x4c9, 0x3, 0x2, 0x2, 0x2, 0x4ca, 0x4cb, 0x3, 0x2, 0x2, 0x2, 0x4cb, 
    0x4f, 0x3, 0x2, 0x2, 0x2, 0x4cc, 0x4ce, 0x7, 0x3f, 0x2, 0x2, 0x4cd, 
    0x4cf, 0x7, 0x97, 0x2, 0x2, 0x4ce, 0x4cd, 0x3, 0x2, 0x2, 0x2, 0x4ce, 
    0x4cf, 0x3, 0x2, 0x2, 0x2, 0x4cf, 0x4d4, 0x3, 0x2, 0x2, 0x2, 0x4d0, 
    0x4d1, 0x7, 0x14a, 0x2, 0x2, 0x4d1, 0x4d3, 0x5, 0x52, 0x2a, 0x2, 0x4d2, 
    0x4d0, 0x3, 0x2, 0x2, 0x2, 0x4d3, 0x4d6, 0x3, 0x2, 0x2, 0x2, 0x4d4, 
    0x4d2, 0x3, 0x2, 0x2, 0x2, 0x4d4, 0x4d5, 0x3, 0x2, 0x2, 0x2, 0x4d5, 
    0x4e1, 0x3, 0x2, 0x2, 0x2, 0x4d6, 0x4d4, 0x3, 0x2, 0x2, 0x2, 0x4d7, 
    0x4d8, 0x7, 0x8f, 0x2, 0x2, 0x4d8, 0x4dd, 0x5, 0x52, 0x2a, 0x2, 0x4d9, 
    0x4da, 0x7, 0x14a, 0x2, 0x2, 0x4da, 0x4dc, 0x5, 0x52, 0x2a, 0x2, 0x4db, 
    0x4d9, 0x3, 0x2, 0x2, 0x2, 0x4dc, 0x4df, 0x3, 0x2, 0x2, 0x2, 0x4dd, 
    0x4db, 0x3, 0x2, 0x2, 0x2, 0x4dd, 0x4de, 0x3, 0x2, 0x2, 0x2, 0x4de, 
    0x4e1, 0x3, 0x2, 0x2, 0x2, 0x4df, 0x4dd, 0x3, 0x2, 0x2, 0x2, 0x4e0, 
    0x4cc, 0x3, 0x2, 0x2, 0x2, 0x4e0, 0x4d7, 0x3, 0x2, 0x2, 0x2, 0x4e1, 
    0x51, 0x3, 0x2, 0x2, 0x2, 0x4e2, 0x4e4, 0x7, 0x96, 0x2, 0x2, 0x4e3, 
    0x4e2, 0x3, 0x2, 0x2, 0x2, 0x4e3, 0x4e4, 0x3, 0x2, 0x2, 0x2, 0x4e4, 
    0x4e5, 0x3, 0x2, 0x2, 0x2, 0x4e5, 0x4e7, 0x5, 0x54, 0x2b, 0x2, 0x4e6, 
    0x4e8, 0x7, 0x97, 0x2, 0x2, 0x4e7, 0x4e6, 0x3, 0x2, 0x2, 0x2, 0x4e7, 
    0x4e8, 0x3, 0x2, 0x2, 0x2, 0x4e8, 0x53, 0x3, 0x2, 0x2, 0x2, 0x4e9, 0x4f4, 
    0x7, 0x25, 0x2, 0x2, 0x4ea, 0x4f4, 0x7, 0x99, 0x2, 0x2, 0x4eb, 0x4f4, 
    0x7, 0x9a, 0x2, 0x2, 0x4ec, 0x4f4, 0x7, 0x98, 0x2, 0x2, 0x4ed, 0x4f4, 
    0x7, 0x50, 0x2, 0x2, 0x4ee, 0x4f4, 0x7, 0x9b, 0x2, 0x2, 0x4ef, 0x4f4, 
    0x7, 0x9c, 0x2, 0x2, 0x4f0, 0x4f4, 0x7, 0x9d, 0x2, 0x2, 0x4f1, 0x4f4, 
    0x7, 0xb5, 0x2, 0x2, 0x4f2, 0x4f4, 0x5, 0xa0, 0x51, 0x2, 0x4f3, 0x4e9, 
    0x3, 0x2, 0x2, 0x2, 0x4f3, 0x4ea, 0x3, 0x2, 0x2, 0x2, 0x4f3, 0x4eb, 
    0x3, 0x2, 0x2, 0x2, 0x4f3, 0x4ec, 0x3, 0x2, 0x2, 0x2, 0x4f3, 0x4ed, 
    0x3, 0x2, 0x2, 0x2, 0x4f3, 0x4ee, 0x3, 0x2, 0x2, 0x2, 0x4f3, 0x4ef, 
    0x3, 0x2, 0x2, 0x2, 0x4f3, 0x4f0, 0x3, 0x2, 0x2, 0x2, 0x4f3, 0x4f1, 
    0x3, 0x2, 0x2, 0x2, 0x4f3, 0x4f2, 0x3, 0x2, 0x2, 0x2, 0x4f4, 0x55, 0x3, 
    0x2, 0x2, 0x2, 0x4f5, 0x4f9, 0x7, 0x9f, 0x2, 0x2, 0x4f6, 0x4f7, 0x7, 
    0xa0, 0x2, 0x2, 0x4f7, 0x4f9, 0x5, 0x8a, 0x46, 0x2, 0x4f8, 0x4f5, 0x3, 
    0x2, 0x2, 0x2, 0x4f8, 0x4f6, 0x3, 0x2, 0x2, 0x2, 0x4f9, 0x57, 0x3, 0x2, 
    0x2, 0x2, 0x4fa, 0x4fb, 0x7, 0xa1, 0x2, 0x2, 0x4fb, 0x50d, 0x5, 0xa0, 
    0x51, 0x2, 0x4fc, 0x4fd, 0x7, 0xa2, 0x2, 0x2, 0x4fd, 0x4ff, 0x7, 0x15f, 
    0x2, 0x2, 0x4fe, 0x500, 0x7, 0xf, 0x2, 0x2, 0x4ff, 0x4fe, 0x3, 0x2, 
    0x2, 0x2, 0x4ff, 0x500, 0x3, 0x2, 0x2, 0x2, 0x500, 0x502, 0x3, 0x2, 
    0x2, 0x2, 0x501, 0x503, 0x7, 0x7c, 0x2, 0x2, 0x502, 0x501, 0x3, 0x2, 
    0x2, 0x2, 0x502, 0x503, 0x3, 0x2, 0x2, 0x2, 0x503, 0x504, 0x3, 0x2, 
    0x2, 0x2, 0x504, 0x505, 0x7, 0xa3, 0x2, 0x2, 0x505, 0x50d, 0x5, 0x74, 
    0x3b, 0x2, 0x506, 0x507, 0x7, 0xa4, 0x2, 0x2, 0x507, 0x508, 0x5, 0xa0, 
    0x51, 0x2, 0x508, 0x509, 0x7, 0x14b, 0x2, 0x2, 0x509, 0x50a, 0x5, 0x74, 
    0x3b, 0x2, 0x50a, 0x50d, 0x3, 0x2, 0x2, 0x2, 0x50b, 0x50d, 0x7, 0xb4, 
    0x2, 0x2, 0x50c, 0x4fa, 0x3, 0x2, 0x2, 0x2, 0x50c, 0x4fc, 0x3, 0x2, 
    0x2, 0x2, 0x50c, 0x506, 0x3, 0x2, 0x2, 0x2, 0x50c, 0x50b, 0x3, 0x2, 
    0x2, 0x2, 0x50d, 0x59, 0x3, 0x2, 0x2, 0x2, 0x50e, 0x510, 0x7, 0xa5, 
    0x2, 0x2, 0x50f, 0x511, 0x9, 0x1a, 0x2, 0x2, 0x510, 0x50f, 0x3, 0x2, 
    0x2, 0x2, 0x510, 0x511, 0x3, 0x2, 0x2, 0x2, 0x511, 0x514, 0x3, 0x2, 
    0x2, 0x2, 0x512, 0x515, 0x7, 0xc8, 0x2, 0x2, 0x513, 0x515, 0x5, 0x2a, 
    0x16, 0x2, 0x514, 0x512, 0x3, 0x2, 0x2, 0x2, 0x514, 0x513, 0x3, 0x2, 
    0x2, 0x2, 0x515, 0x517, 0x3, 0x2, 0x2, 0x2, 0x516, 0x518, 0x7, 0xc7, 
    0x2, 0x2, 0x517, 0x516, 0x3, 0x2, 0x2, 0x2, 0x517, 0x518, 0x3, 0x2, 
    0x2, 0x2, 0x518, 0x534, 0x3, 0x2, 0x2, 0x2, 0x519, 0x531, 0x9, 0x1b, 
    0x2, 0x2, 0x51a, 0x51d, 0x7, 0xff, 0x2, 0x2, 0x51b, 0x51c, 0x7, 0x140, 
    0x2, 0x2, 0x51c, 0x51e, 0x5, 0x2a, 0x16, 0x2, 0x51d, 0x51b, 0x3, 0x2, 
    0x2, 0x2, 0x51d, 0x51e, 0x3, 0x2, 0x2, 0x2, 0x51e, 0x532, 0x3, 0x2, 
    0x2, 0x2, 0x51f, 0x521, 0x9, 0x1a, 0x2, 0x2, 0x520, 0x522, 0x5, 0xa0, 
    0x51, 0x2, 0x521, 0x520, 0x3, 0x2, 0x2, 0x2, 0x522, 0x523, 0x3, 0x2, 
    0x2, 0x2, 0x523, 0x521, 0x3, 0x2, 0x2, 0x2, 0x523, 0x524, 0x3, 0x2, 
    0x2, 0x2, 0x524, 0x527, 0x3, 0x2, 0x2, 0x2, 0x525, 0x526, 0x7, 0x140, 
    0x2, 0x2, 0x526, 0x528, 0x7, 0xc8, 0x2, 0x2, 0x527, 0x525, 0x3, 0x2, 
    0x2, 0x2, 0x527, 0x528, 0x3, 0x2, 0x2, 0x2, 0x528, 0x52f, 0x3, 0x2, 
    0x2, 0x2, 0x529, 0x52d, 0x7, 0x71, 0x2, 0x2, 0x52a, 0x52e, 0x7, 0xc9, 
    0x2, 0x2, 0x52b, 0x52c, 0x7, 0xf8, 0x2, 0x2, 0x52c, 0x52e, 0x7, 0x118, 
    0x2, 0x2, 0x52d, 0x52a, 0x3, 0x2, 0x2, 0x2, 0x52d, 0x52b, 0x3, 0x2, 
    0x2, 0x2, 0x52e, 0x530, 0x3, 0x2, 0x2, 0x2, 0x52f, 0x529, 0x3, 0x2, 
    0x2, 0x2, 0x52f, 0x530, 0x3, 0x2, 0x2, 0x2, 0x530, 0x532, 0x3, 0x2, 
    0x2, 0x2, 0x531, 0x51a, 0x3, 0x2, 0x2, 0x2, 0x531, 0x51f, 0x3, 0x2, 
    0x2, 0x2, 0x532, 0x534, 0x3, 0x2, 0x2, 0x2, 0x533, 0x50e, 0x3, 0x2, 
    0x2, 0x2, 0x533, 0x519, 0x3, 0x2, 0x2, 0x2, 0x534, 0x5b, 0x3, 0x2, 0x2, 
    0x2, 0x535, 0x537, 0x7, 0xa9, 0x2, 0x2, 0x536, 0x538, 0x7, 0xad, 0x2, 
    0x2, 0x537, 0x536, 0x3, 0x2, 0x2, 0x2, 0x537, 0x538, 0x3, 0x2, 0x2, 
    0x2, 0x538, 0x543, 0x3, 0x2, 0x2, 0x2, 0x539, 0x53b, 0x7, 0xaa, 0x2, 
    0x2, 0x53a, 0x53c, 0x7, 0xad, 0x2, 0x2, 0x53b, 0x53a, 0x3, 0x2, 0x2, 
    0x2, 0x53b, 0x53c, 0x3, 0x2, 0x2, 0x2, 0x53c, 0x543, 0x3, 0x2, 0x2, 
    0x2, 0x53d, 0x53e, 0x9, 0x1c, 0x2, 0x2, 0x53e, 0x53f, 0x7, 0x15f, 0x2, 
    0x2, 0x53f, 0x540, 0x7, 0x156, 0x2, 0x2, 0x540, 0x541, 0x7, 0x15f, 0x2, 
    0x2, 0x541, 0x543, 0x7, 0x31, 0x2, 0x2, 0x542, 0x535, 0x3, 0x2, 0x2, 
    0x2, 0x542, 0x539, 0x3, 0x2, 0x2, 0x2, 0x542, 0x53d, 0x3, 0x2, 0x2, 
    0x2, 0x543, 0x5d, 0x3, 0x2, 0x2, 0x2, 0x544, 0x545, 0x7, 0x95, 0x2, 
    0x2, 0x545, 0x54a, 0x5, 0x74, 0x3b, 0x2, 0x546, 0x547, 0x5, 0x74, 0x3b, 
    0x2, 0x547, 0x548, 0x7, 0xae, 0x2, 0x2, 0x548, 0x54a, 0x3, 0x2, 0x2, 
    0x2, 0x549, 0x544, 0x3, 0x2, 0x2, 0x2, 0x549, 0x546, 0x3, 0x2, 0x2, 
    0x2, 0x54a, 0x54b, 0x3, 0x2, 0x2, 0x2, 0x54b, 0x54e, 0x5, 0x50, 0x29, 
    0x2, 0x54c, 0x54d, 0x7, 0x14a, 0x2, 0x2, 0x54d, 0x54f, 0x7, 0xb1, 0x2, 
    0x2, 0x54e, 0x54c, 0x3, 0x2, 0x2, 0x2, 0x54e, 0x54f, 0x3, 0x2, 0x2, 
    0x2, 0x54f, 0x551, 0x3, 0x2, 0x2, 0x2, 0x550, 0x552, 0x5, 0x16, 0xc, 
    0x2, 0x551, 0x550, 0x3, 0x2, 0x2, 0x2, 0x551, 0x552, 0x3, 0x2, 0x2, 
    0x2, 0x552, 0x5f, 0x3, 0x2, 0x2, 0x2, 0x553, 0x554, 0x5, 0x74, 0x3b, 
    0x2, 0x554, 0x61, 0x3, 0x2, 0x2, 0x2, 0x555, 0x557, 0x7, 0xf8, 0x2, 
    0x2, 0x556, 0x555, 0x3, 0x2, 0x2, 0x2, 0x557, 0x55a, 0x3, 0x2, 0x2, 
    0x2, 0x558, 0x556, 0x3, 0x2, 0x2, 0x2, 0x558, 0x559, 0x3, 0x2, 0x2, 
    0x2, 0x559, 0x561, 0x3, 0x2, 0x2, 0x2, 0x55a, 0x558, 0x3, 0x2, 0x2, 
    0x2, 0x55b, 0x562, 0x5, 0xa0, 0x51, 0x2, 0x55c, 0x562, 0x7, 0x118, 0x2, 
    0x2, 0x55d, 0x55e, 0x7, 0x157, 0x2, 0x2, 0x55e, 0x55f, 0x5, 0x74, 0x3b, 
    0x2, 0x55f, 0x560, 0x7, 0x158, 0x2, 0x2, 0x560, 0x562, 0x3, 0x2, 0x2, 
    0x2, 0x561, 0x55b, 0x3, 0x2, 0x2, 0x2, 0x561, 0x55c, 0x3, 0x2, 0x2, 
    0x2, 0x561, 0x55d, 0x3, 0x2, 0x2, 0x2, 0x562, 0x63, 0x3, 0x2, 0x2, 0x2, 
    0x563, 0x567, 0x7, 0x159, 0x2, 0x2, 0x564, 0x566, 0x5, 0x3c, 0x1f, 0x2, 
    0x565, 0x564, 0x3, 0x2, 0x2, 0x2, 0x566, 0x569, 0x3, 0x2, 0x2, 0x2, 
    0x567, 0x565, 0x3, 0x2, 0x2, 0x2, 0x567, 0x568, 0x3, 0x2, 0x2, 0x2, 
    0x568, 0x56a, 0x3, 0x2, 0x2, 0x2, 0x569, 0x567, 0x3, 0x2, 0x2, 0x2, 
    0x56a, 0x575, 0x7, 0x15a, 0x2, 0x2, 0x56b, 0x572, 0x9, 0x1d, 0x2, 0x2, 
    0x56c, 0x573, 0x7, 0xcc, 0x2, 0x2, 0x56d, 0x56f, 0x5, 0xa0, 0x51, 0x2, 
    0x56e, 0x56d, 0x3, 0x2, 0x2, 0x2, 0x56f, 0x570, 0x3, 0x2, 0x2, 0x2, 
    0x570, 0x56e, 0x3, 0x2, 0x2, 0x2, 0x570, 0x571, 0x3, 0x2, 0x2, 0x2, 
    0x571, 0x573, 0x3, 0x2, 0x2, 0x2, 0x572, 0x56c, 0x3, 0x2, 0x2, 0x2, 
    0x572, 0x56e, 0x3, 0x2, 0x2, 0x2, 0x573, 0x575, 0x3, 0x2, 0x2, 0x2, 
    0x574, 0x563, 0x3, 0x2, 0x2, 0x2, 0x574, 0x56b, 0x3, 0x2, 0x2, 0x2, 
    0x575, 0x65, 0x3, 0x2, 0x2, 0x2, 0x576, 0x578, 0x9, 0x1e, 0x2, 0x2, 
    0x577, 0x579, 0x5, 0x16, 0xc, 0x2, 0x578, 0x577, 0x3, 0x2, 0x2, 0x2, 
    0x578, 0x579, 0x3, 0x2, 0x2, 0x2, 0x579, 0x580, 0x3, 0x2, 0x2, 0x2, 
    0x57a, 0x57b, 0x9, 0x1f, 0x2, 0x2, 0x57b, 0x57d, 0x5, 0x8a, 0x46, 0x2, 
    0x57c, 0x57e, 0x5, 0x16, 0xc, 0x2, 0x57d, 0x57c, 0x3, 0x2, 0x2, 0x2, 
    0x57d, 0x57e, 0x3, 0x2, 0x2, 0x2, 0x57e, 0x580, 0x3, 0x2, 0x2, 0x2, 
    0x57f, 0x576, 0x3, 0x2, 0x2, 0x2, 0x57f, 0x57a, 0x3, 0x2, 0x2, 0x2, 
    0x580, 0x67, 0x3, 0x2, 0x2, 0x2, 0x581, 0x582, 0x5, 0xa2, 0x52, 0x2, 
    0x582, 0x583, 0x7, 0x14b, 0x2, 0x2, 0x583, 0x584, 0x5, 0x1e, 0x10, 0x2, 
    0x584, 0x69, 0x3, 0x2, 0x2, 0x2, 0x585, 0x586, 0x7, 0x2d, 0x2, 0x2, 
    0x586, 0x61c, 0x5, 0x6e, 0x38, 0x2, 0x587, 0x588, 0x7, 0x2c, 0x2, 0x2, 
    0x588, 0x61c, 0x7, 0x15f, 0x2, 0x2, 0x589, 0x58a, 0x7, 0x10c, 0x2, 0x2, 
    0x58a, 0x61c, 0x5, 0x6e, 0x38, 0x2, 0x58b, 0x58c, 0x7, 0x24, 0x2, 0x2, 
    0x58c, 0x58d, 0x5, 0xa2, 0x52, 0x2, 0x58d, 0x58e, 0x7, 0x14b, 0x2, 0x2, 
    0x58e, 0x58f, 0x5, 0x74, 0x3b, 0x2, 0x58f, 0x61c, 0x3, 0x2, 0x2, 0x2, 
    0x590, 0x591, 0x7, 0x141, 0x2, 0x2, 0x591, 0x592, 0x7, 0x15f, 0x2, 0x2, 
    0x592, 0x593, 0x7, 0x149, 0x2, 0x2, 0x593, 0x597, 0x7, 0x2b, 0x2, 0x2, 
    0x594, 0x596, 0x5, 0x6e, 0x38, 0x2, 0x595, 0x594, 0x3, 0x2, 0x2, 0x2, 
    0x596, 0x599, 0x3, 0x2, 0x2, 0x2, 0x597, 0x595, 0x3, 0x2, 0x2, 0x2, 
    0x597, 0x598, 0x3, 0x2, 0x2, 0x2, 0x598, 0x59d, 0x3, 0x2, 0x2, 0x2, 
    0x599, 0x597, 0x3, 0x2, 0x2, 0x2, 0x59a, 0x59c, 0x5, 0x6c, 0x37, 0x2, 
    0x59b, 0x59a, 0x3, 0x2, 0x2, 0x2, 0x59c, 0x59f, 0x3, 0x2, 0x2, 0x2, 
    0x59d, 0x59b, 0x3, 0x2, 0x2, 0x2, 0x59d, 0x59e, 0x3, 0x2, 0x2, 0x2, 
    0x59e, 0x5a6, 0x3, 0x2, 0x2, 0x2, 0x59f, 0x59d, 0x3, 0x2, 0x2, 0x2, 
    0x5a0, 0x5a2, 0x7, 0x107, 0x2, 0x2, 0x5a1, 0x5a3, 0x5, 0x6e, 0x38, 0x2, 
    0x5a2, 0x5a1, 0x3, 0x2, 0x2, 0x2, 0x5a3, 0x5a4, 0x3, 0x2, 0x2, 0x2, 
    0x5a4, 0x5a2, 0x3, 0x2, 0x2, 0x2, 0x5a4, 0x5a5, 0x3, 0x2, 0x2, 0x2, 
    0x5a5, 0x5a7, 0x3, 0x2, 0x2, 0x2, 0x5a6, 0x5a0, 0x3, 0x2, 0x2, 0x2, 
    0x5a6, 0x5a7, 0x3, 0x2, 0x2, 0x2, 0x5a7, 0x5b1, 0x3, 0x2, 0x2, 0x2, 
    0x5a8, 0x5a9, 0x7, 0x140, 0x2, 0x2, 0x5a9, 0x5ae, 0x5, 0x68, 0x35, 0x2, 
    0x5aa, 0x5ab, 0x7, 0x14a, 0x2, 0x2, 0x5ab, 0x5ad, 0x5, 0x68, 0x35, 0x2, 
    0x5ac, 0x5aa, 0x3, 0x2, 0x2, 0x2, 0x5ad, 0x5b0, 0x3, 0x2, 0x2, 0x2, 
    0x5ae, 0x5ac, 0x3, 0x2, 0x2, 0x2, 0x5ae, 0x5af, 0x3, 0x2, 0x2, 0x2, 
    0x5af, 0x5b2, 0x3, 0x2, 0x2, 0x2, 0x5b0, 0x5ae, 0x3, 0x2, 0x2, 0x2, 
    0x5b1, 0x5a8, 0x3, 0x2, 0x2, 0x2, 0x5b1, 0x5b2, 0x3, 0x2, 0x2, 0x2, 
    0x5b2, 0x61c, 0x3, 0x2, 0x2, 0x2, 0x5b3, 0x5b4, 0x7, 0xda, 0x2, 0x2, 
    0x5b4, 0x61c, 0x7, 0x15f, 0x2, 0x2, 0x5b5, 0x5b6, 0x7, 0xc2, 0x2, 0x2, 
    0x5b6, 0x5ba, 0x5, 0xa2, 0x52, 0x2, 0x5b7, 0x5b9, 0x5, 0x6e, 0x38, 0x2, 
    0x5b8, 0x5b7, 0x3, 0x2, 0x2, 0x2, 0x5b9, 0x5bc, 0x3, 0x2, 0x2, 0x2, 
    0x5ba, 0x5b8, 0x3, 0x2, 0x2, 0x2, 0x5ba, 0x5bb, 0x3, 0x2, 0x2, 0x2, 
    0x5bb, 0x61c, 0x3, 0x2, 0x2, 0x2, 0x5bc, 0x5ba, 0x3, 0x2, 0x2, 0x2, 
    0x5bd, 0x61c, 0x7, 0xc0, 0x2, 0x2, 0x5be, 0x5c0, 0x7, 0xba, 0x2, 0x2, 
    0x5bf, 0x5c1, 0x7, 0x15f, 0x2, 0x2, 0x5c0, 0x5bf, 0x3, 0x2, 0x2, 0x2, 
    0x5c1, 0x5c2, 0x3, 0x2, 0x2, 0x2, 0x5c2, 0x5c0, 0x3, 0x2, 0x2, 0x2, 
    0x5c2, 0x5c3, 0x3, 0x2, 0x2, 0x2, 0x5c3, 0x61c, 0x3, 0x2, 0x2, 0x2, 
    0x5c4, 0x5c5, 0x7, 0xb8, 0x2, 0x2, 0x5c5, 0x61c, 0x7, 0x15f, 0x2, 0x2, 
    0x5c6, 0x5c7, 0x7, 0xf4, 0x2, 0x2, 0x5c7, 0x5d0, 0x7, 0x50, 0x2, 0x2, 
    0x5c8, 0x5c9, 0x7, 0x141, 0x2, 0x2, 0x5c9, 0x5d1, 0x7, 0x15f, 0x2, 0x2, 
    0x5ca, 0x5cc, 0x7, 0x26, 0x2, 0x2, 0x5cb, 0x5cd, 0x7, 0x15f, 0x2, 0x2, 
    0x5cc, 0x5cb, 0x3, 0x2, 0x2, 0x2, 0x5cd, 0x5ce, 0x3, 0x2, 0x2, 0x2, 
    0x5ce, 0x5cc, 0x3, 0x2, 0x2, 0x2, 0x5ce, 0x5cf, 0x3, 0x2, 0x2, 0x2, 
    0x5cf, 0x5d1, 0x3, 0x2, 0x2, 0x2, 0x5d0, 0x5c8, 0x3, 0x2, 0x2, 0x2, 
    0x5d0, 0x5ca, 0x3, 0x2, 0x2, 0x2, 0x5d1, 0x5d2, 0x3, 0x2, 0x2, 0x2, 
    0x5d2, 0x5d3, 0x7, 0x140, 0x2, 0x2, 0x5d3, 0x5d9, 0x5, 0x6e, 0x38, 0x2, 
    0x5d4, 0x5da, 0x7, 0x10d, 0x2, 0x2, 0x5d5, 0x5d6, 0x7, 0x142, 0x2, 0x2, 
    0x5d6, 0x5da, 0x7, 0x15f, 0x2, 0x2, 0x5d7, 0x5d8, 0x7, 0x10f, 0x2, 0x2, 
    0x5d8, 0x5da, 0x7, 0x15f, 0x2, 0x2, 0x5d9, 0x5d4, 0x3, 0x2, 0x2, 0x2, 
    0x5d9, 0x5d5, 0x3, 0x2, 0x2, 0x2, 0x5d9, 0x5d7, 0x3, 0x2, 0x2, 0x2, 
    0x5da, 0x5de, 0x3, 0x2, 0x2, 0x2, 0x5db, 0x5dd, 0x9, 0x20, 0x2, 0x2, 
    0x5dc, 0x5db, 0x3, 0x2, 0x2, 0x2, 0x5dd, 0x5e0, 0x3, 0x2, 0x2, 0x2, 
    0x5de, 0x5dc, 0x3, 0x2, 0x2, 0x2, 0x5de, 0x5df, 0x3, 0x2, 0x2, 0x2, 
    0x5df, 0x61c, 0x3, 0x2, 0x2, 0x2, 0x5e0, 0x5de, 0x3, 0x2, 0x2, 0x2, 
    0x5e1, 0x5e2, 0x7, 0xf4, 0x2, 0x2, 0x5e2, 0x5e3, 0x7, 0x141, 0x2, 0x2, 
    0x5e3, 0x5f3, 0x7, 0x15f, 0x2, 0x2, 0x5e4, 0x5e5, 0x7, 0xa5, 0x2, 0x2, 
    0x5e5, 0x5f4, 0x5, 0x6e, 0x38, 0x2, 0x5e6, 0x5ed, 0x5, 0xa0, 0x51, 0x2, 
    0x5e7, 0x5e9, 0x5, 0x6e, 0x38, 0x2, 0x5e8, 0x5e7, 0x3, 0x2, 0x2, 0x2, 
    0x5e9, 0x5ea, 0x3, 0x2, 0x2, 0x2, 0x5ea, 0x5e8, 0x3, 0x2, 0x2, 0x2, 
    0x5ea, 0x5eb, 0x3, 0x2, 0x2, 0x2, 0x5eb, 0x5ee, 0x3, 0x2, 0x2, 0x2, 
    0x5ec, 0x5ee, 0x7, 0x15f, 0x2, 0x2, 0x5ed, 0x5e8, 0x3, 0x2, 0x2, 0x2, 
    0x5ed, 0x5ec, 0x3, 0x2, 0x2, 0x2, 0x5ed, 0x5ee, 0x3, 0x2, 0x2, 0x2, 
    0x5ee, 0x5f1, 0x3, 0x2, 0x2, 0x2, 0x5ef, 0x5f0, 0x7, 0x142, 0x2, 0x2, 
    0x5f0, 0x5f2, 0x7, 0x15f, 0x2, 0x2, 0x5f1, 0x5ef, 0x3, 0x2, 0x2, 0x2, 
    0x5f1, 0x5f2, 0x3, 0x2, 0x2, 0x2, 0x5f2, 0x5f4, 0x3, 0x2, 0x2, 0x2, 
    0x5f3, 0x5e4, 0x3, 0x2, 0x2, 0x2, 0x5f3, 0x5e6, 0x3, 0x2, 0x2, 0x2, 
    0x5f4, 0x61c, 0x3, 0x2, 0x2, 0x2, 0x5f5, 0x5f6, 0x7, 0xf4, 0x2, 0x2, 
    0x5f6, 0x61c, 0x7, 0x9c, 0x2, 0x2, 0x5f7, 0x5f9, 0x7, 0x7f, 0x2, 0x2, 
    0x5f8, 0x5fa, 0x7, 0x15f, 0x2, 0x2, 0x5f9, 0x5f8, 0x3, 0x2, 0x2, 0x2, 
    0x5fa, 0x5fb, 0x3, 0x2, 0x2, 0x2, 0x5fb, 0x5f9, 0x3, 0x2, 0x2, 0x2, 
    0x5fb, 0x5fc, 0x3, 0x2, 0x2, 0x2, 0x5fc, 0x61c, 0x3, 0x2, 0x2, 0x2, 
    0x5fd, 0x5fe, 0x7, 0x50, 0x2, 0x2, 0x5fe, 0x5ff, 0x7, 0x141, 0x2, 0x2, 
    0x5ff, 0x600, 0x7, 0x15f, 0x2, 0x2, 0x600, 0x601, 0x7, 0x140, 0x2, 0x2, 
    0x601, 0x607, 0x5, 0x6e, 0x38, 0x2, 0x602, 0x608, 0x7, 0x10d, 0x2, 0x2, 
    0x603, 0x604, 0x7, 0x142, 0x2, 0x2, 0x604, 0x608, 0x7, 0x15f, 0x2, 0x2, 
    0x605, 0x606, 0x7, 0x10f, 0x2, 0x2, 0x606, 0x608, 0x7, 0x15f, 0x2, 0x2, 
    0x607, 0x602, 0x3, 0x2, 0x2, 0x2, 0x607, 0x603, 0x3, 0x2, 0x2, 0x2, 
    0x607, 0x605, 0x3, 0x2, 0x2, 0x2, 0x608, 0x60c, 0x3, 0x2, 0x2, 0x2, 
    0x609, 0x60b, 0x9, 0x20, 0x2, 0x2, 0x60a, 0x609, 0x3, 0x2, 0x2, 0x2, 
    0x60b, 0x60e, 0x3, 0x2, 0x2, 0x2, 0x60c, 0x60a, 0x3, 0x2, 0x2, 0x2, 
    0x60c, 0x60d, 0x3, 0x2, 0x2, 0x2, 0x60d, 0x61c, 0x3, 0x2, 0x2, 0x2, 
    0x60e, 0x60c, 0x3, 0x2, 0x2, 0x2, 0x60f, 0x610, 0x7, 0x148, 0x2, 0x2, 
    0x610, 0x611, 0x7, 0x141, 0x2, 0x2, 0x611, 0x61c, 0x7, 0x15f, 0x2, 0x2, 
    0x612, 0x613, 0x7, 0x143, 0x2, 0x2, 0x613, 0x618, 0x5, 0x70, 0x39, 0x2, 
    0x614, 0x615, 0x7, 0x14a, 0x2, 0x2, 0x615, 0x617, 0x5, 0x70, 0x39, 0x2, 
    0x616, 0x614, 0x3, 0x2, 0x2, 0x2, 0x617, 0x61a, 0x3, 0x2, 0x2, 0x2, 
    0x618, 0x616, 0x3, 0x2, 0x2, 0x2, 0x618, 0x619, 0x3, 0x2, 0x2, 0x2, 
    0x619, 0x61c, 0x3, 0x2, 0x2, 0x2, 0x61a, 0x618, 0x3, 0x2, 0x2, 0x2, 
    0x61b, 0x585, 0x3, 0x2, 0x2, 0x2, 0x61b, 0x587, 0x3, 0x2, 0x2, 0x2, 
    0x61b, 0x589, 0x3, 0x2, 0x2, 0x2, 0x61b, 0x58b, 0x3, 0x2, 0x2, 0x2, 
    0x61b, 0x590, 0x3, 0x2, 0x2, 0x2, 0x61b, 0x5b3, 0x3, 0x2, 0x2, 0x2, 
    0x61b, 0x5b5, 0x3, 0x2, 0x2, 0x2, 0x61b, 0x5bd, 0x3, 0x2, 0x2, 0x2, 
    0x61b, 0x5be, 0x3, 0x2, 0x2, 0x2, 0x61b, 0x5c4, 0x3, 0x2, 0x2, 0x2, 
    0x61b, 0x5c6, 0x3, 0x2, 0x2, 0x2, 0x61b, 0x5e1, 0x3, 0x2, 0x2, 0x2, 
    0x61b, 0x5f5, 0x3, 0x2, 0x2, 0x2, 0x61b, 0x5f7, 0x3, 0x2, 0x2, 0x2, 
    0x61b, 0x5fd, 0x3, 0x2, 0x2, 0x2, 0x61b, 0x60f, 0x3, 0x2, 0x2, 0x2, 
    0x61b, 0x612, 0x3, 0x2, 0x2, 0x2, 0x61c, 0x6b, 0x3, 0x2, 0x2, 0x2, 0x61d, 
    0x61e, 0x7, 0x57, 0x2, 0x2, 0x61e, 0x620, 0x5, 0xa0, 0x51, 0x2, 0x61f, 
    0x621, 0x5, 0x6e, 0x38, 0x2, 0x620, 0x61f, 0x3, 0x2, 0x2, 0x2, 0x621, 
    0x622, 0x3, 0x2, 0x2, 0x2, 0x622, 0x620, 0x3, 0x2, 0x2, 0x2, 0x622, 
    0x623, 0x3, 0x2, 0x2, 0x2, 0x623, 0x626, 0x3, 0x2, 0x2, 0x2, 0x624, 
    0x625, 0x7, 0x142, 0x2, 0x2, 0x625, 0x627, 0x7, 0x15f, 0x2, 0x2, 0x626, 
    0x624, 0x3, 0x2, 0x2, 0x2, 0x626, 0x627, 0x3, 0x2, 0x2, 0x2, 0x627, 
    0x6d, 0x3, 0x2, 0x2, 0x2, 0x628, 0x629, 0x9, 0x21, 0x2, 0x2, 0x629, 
    0x6f, 0x3, 0x2, 0x2, 0x2, 0x62a, 0x62b, 0x7, 0x144, 0x2, 0x2, 0x62b, 
    0x65d, 0x5, 0xa2, 0x52, 0x2, 0x62c, 0x65d, 0x7, 0x145, 0x2, 0x2, 0x62d, 
    0x65d, 0x7, 0x146, 0x2, 0x2, 0x62e, 0x630, 0x7, 0x1c, 0x2, 0x2, 0x62f, 
    0x631, 0x5, 0x72, 0x3a, 0x2, 0x630, 0x62f, 0x3, 0x2, 0x2, 0x2, 0x631, 
    0x632, 0x3, 0x2, 0x2, 0x2, 0x632, 0x630, 0x3, 0x2, 0x2, 0x2, 0x632, 
    0x633, 0x3, 0x2, 0x2, 0x2, 0x633, 0x65d, 0x3, 0x2, 0x2, 0x2, 0x634, 
    0x635, 0x7, 0x74, 0x2, 0x2, 0x635, 0x65d, 0x9, 0x22, 0x2, 0x2, 0x636, 
    0x63d, 0x7, 0x148, 0x2, 0x2, 0x637, 0x639, 0x5, 0x6e, 0x38, 0x2, 0x638, 
    0x637, 0x3, 0x2, 0x2, 0x2, 0x639, 0x63a, 0x3, 0x2, 0x2, 0x2, 0x63a, 
    0x638, 0x3, 0x2, 0x2, 0x2, 0x63a, 0x63b, 0x3, 0x2, 0x2, 0x2, 0x63b, 
    0x63e, 0x3, 0x2, 0x2, 0x2, 0x63c, 0x63e, 0x7, 0x116, 0x2, 0x2, 0x63d, 
    0x638, 0x3, 0x2, 0x2, 0x2, 0x63d, 0x63c, 0x3, 0x2, 0x2, 0x2, 0x63e, 
    0x65d, 0x3, 0x2, 0x2, 0x2, 0x63f, 0x640, 0x7, 0x86, 0x2, 0x2, 0x640, 
    0x65d, 0x7, 0x15f, 0x2, 0x2, 0x641, 0x642, 0x7, 0x141, 0x2, 0x2, 0x642, 
    0x643, 0x7, 0x15f, 0x2, 0x2, 0x643, 0x64d, 0x5, 0xa2, 0x52, 0x2, 0x644, 
    0x64e, 0x7, 0xff, 0x2, 0x2, 0x645, 0x647, 0x5, 0x6e, 0x38, 0x2, 0x646, 
    0x645, 0x3, 0x2, 0x2, 0x2, 0x647, 0x648, 0x3, 0x2, 0x2, 0x2, 0x648, 
    0x646, 0x3, 0x2, 0x2, 0x2, 0x648, 0x649, 0x3, 0x2, 0x2, 0x2, 0x649, 
    0x64e, 0x3, 0x2, 0x2, 0x2, 0x64a, 0x64e, 0x5, 0x72, 0x3a, 0x2, 0x64b, 
    0x64e, 0x7, 0xfb, 0x2, 0x2, 0x64c, 0x64e, 0x7, 0xfc, 0x2, 0x2, 0x64d, 
    0x644, 0x3, 0x2, 0x2, 0x2, 0x64d, 0x646, 0x3, 0x2, 0x2, 0x2, 0x64d, 
    0x64a, 0x3, 0x2, 0x2, 0x2, 0x64d, 0x64b, 0x3, 0x2, 0x2, 0x2, 0x64d, 
    0x64c, 0x3, 0x2, 0x2, 0x2, 0x64d, 0x64e, 0x3, 0x2, 0x2, 0x2, 0x64e, 
    0x65d, 0x3, 0x2, 0x2, 0x2, 0x64f, 0x651, 0x7, 0xf8, 0x2, 0x2, 0x650, 
    0x64f, 0x3, 0x2, 0x2, 0x2, 0x650, 0x651, 0x3, 0x2, 0x2, 0x2, 0x651, 
    0x652, 0x3, 0x2, 0x2, 0x2, 0x652, 0x65a, 0x5, 0xa2, 0x52, 0x2, 0x653, 
    0x65b, 0x7, 0xff, 0x2, 0x2, 0x654, 0x656, 0x5, 0x6e, 0x38, 0x2, 0x655, 
    0x654, 0x3, 0x2, 0x2, 0x2, 0x656, 0x657, 0x3, 0x2, 0x2, 0x2, 0x657, 
    0x655, 0x3, 0x2, 0x2, 0x2, 0x657, 0x658, 0x3, 0x2, 0x2, 0x2, 0x658, 
    0x65b, 0x3, 0x2, 0x2, 0x2, 0x659, 0x65b, 0x5, 0x72, 0x3a, 0x2, 0x65a, 
    0x653, 0x3, 0x2, 0x2, 0x2, 0x65a, 0x655, 0x3, 0x2, 0x2, 0x2, 0x65a, 
    0x659, 0x3, 0x2, 0x2, 0x2, 0x65a, 0x65b, 0x3, 0x2, 0x2, 0x2, 0x65b, 
    0x65d, 0x3, 0x2, 0x2, 0x2, 0x65c, 0x62a, 0x3, 0x2, 0x2, 0x2, 0x65c, 
    0x62c, 0x3, 0x2, 0x2, 0x2, 0x65c, 0x62d, 0x3, 0x2, 0x2, 0x2, 0x65c, 
    0x62e, 0x3, 0x2, 0x2, 0x2, 0x65c, 0x634, 0x3, 0x2, 0x2, 0x2, 0x65c, 
    0x636, 0x3, 0x2, 0x2, 0x2, 0x65c, 0x63f, 0x3, 0x2, 0x2, 0x2, 0x65c, 
    0x641, 0x3, 0x2, 0x2, 0x2, 0x65c, 0x650, 0x3, 0x2, 0x2, 0x2, 0x65d, 
    0x71, 0x3, 0x2, 0x2, 0x2, 0x65e, 0x660, 0x9, 0x23, 0x2, 0x2, 0x65f, 
    0x65e, 0x3, 0x2, 0x2, 0x2, 0x65f, 0x660, 0x3, 0x2, 0x2, 0x2, 0x660, 
    0x661, 0x3, 0x2, 0x2, 0x2, 0x661, 0x662, 0x7, 0x15f, 0x2, 0x2, 0x662, 
    0x73, 0x3, 0x2, 0x2, 0x2, 0x663, 0x664, 0x7, 0xf3, 0x2, 0x2, 0x664, 
    0x665, 0x5, 0x74, 0x3b, 0x2, 0x665, 0x666, 0x7, 0xf4, 0x2, 0x2, 0x666, 
    0x667, 0x5, 0x74, 0x3b, 0x2, 0x667, 0x668, 0x7, 0xf5, 0x2, 0x2, 0x668, 
    0x66a, 0x3, 0x2, 0x2, 0x2, 0x669, 0x663, 0x3, 0x2, 0x2, 0x2, 0x66a, 
    0x66d, 0x3, 0x2, 0x2, 0x2, 0x66b, 0x669, 0x3, 0x2, 0x2, 0x2, 0x66b, 
    0x66c, 0x3, 0x2, 0x2, 0x2, 0x66c, 0x66e, 0x3, 0x2, 0x2, 0x2, 0x66d, 
    0x66b, 0x3, 0x2, 0x2, 0x2, 0x66e, 0x66f, 0x5, 0x76, 0x3c, 0x2, 0x66f, 
    0x75, 0x3, 0x2, 0x2, 0x2, 0x670, 0x675, 0x5, 0x78, 0x3d, 0x2, 0x671, 
    0x672, 0x7, 0xf6, 0x2, 0x2, 0x672, 0x674, 0x5, 0x78, 0x3d, 0x2, 0x673, 
    0x671, 0x3, 0x2, 0x2, 0x2, 0x674, 0x677, 0x3, 0x2, 0x2, 0x2, 0x675, 
    0x673, 0x3, 0x2, 0x2, 0x2, 0x675, 0x676, 0x3, 0x2, 0x2, 0x2, 0x676, 
    0x77, 0x3, 0x2, 0x2, 0x2, 0x677, 0x675, 0x3, 0x2, 0x2, 0x2, 0x678, 0x67d, 
    0x5, 0x7a, 0x3e, 0x2, 0x679, 0x67a, 0x7, 0xf7, 0x2, 0x2, 0x67a, 0x67c, 
    0x5, 0x7a, 0x3e, 0x2, 0x67b, 0x679, 0x3, 0x2, 0x2, 0x2, 0x67c, 0x67f, 
    0x3, 0x2, 0x2, 0x2, 0x67d, 0x67b, 0x3, 0x2, 0x2, 0x2, 0x67d, 0x67e, 
    0x3, 0x2, 0x2, 0x2, 0x67e, 0x79, 0x3, 0x2, 0x2, 0x2, 0x67f, 0x67d, 0x3, 
    0x2, 0x2, 0x2, 0x680, 0x682, 0x7, 0xf8, 0x2, 0x2, 0x681, 0x680, 0x3, 
    0x2, 0x2, 0x2, 0x682, 0x685, 0x3, 0x2, 0x2, 0x2, 0x683, 0x681, 0x3, 
    0x2, 0x2, 0x2, 0x683, 0x684, 0x3, 0x2, 0x2, 0x2, 0x684, 0x686, 0x3, 
    0x2, 0x2, 0x2, 0x685, 0x683, 0x3, 0x2, 0x2, 0x2, 0x686, 0x687, 0x5, 
    0x7c, 0x3f, 0x2, 0x687, 0x7b, 0x3, 0x2, 0x2, 0x2, 0x688, 0x68a, 0x5, 
    0x80, 0x41, 0x2, 0x689, 0x68b, 0x5, 0x7e, 0x40, 0x2, 0x68a, 0x689, 0x3, 
    0x2, 0x2, 0x2, 0x68a, 0x68b, 0x3, 0x2, 0x2, 0x2, 0x68b, 0x7d, 0x3, 0x2, 
    0x2, 0x2, 0x68c, 0x68d, 0x9, 0x24, 0x2, 0x2, 0x68d, 0x69f, 0x5, 0x80, 
    0x41, 0x2, 0x68e, 0x690, 0x7, 0xf9, 0x2, 0x2, 0x68f, 0x691, 0x7, 0xf8, 
    0x2, 0x2, 0x690, 0x68f, 0x3, 0x2, 0x2, 0x2, 0x690, 0x691, 0x3, 0x2, 
    0x2, 0x2, 0x691, 0x694, 0x3, 0x2, 0x2, 0x2, 0x692, 0x695, 0x5, 0x80, 
    0x41, 0x2, 0x693, 0x695, 0x5, 0xa4, 0x53, 0x2, 0x694, 0x692, 0x3, 0x2, 
    0x2, 0x2, 0x694, 0x693, 0x3, 0x2, 0x2, 0x2, 0x695, 0x69f, 0x3, 0x2, 
    0x2, 0x2, 0x696, 0x698, 0x7, 0xf8, 0x2, 0x2, 0x697, 0x696, 0x3, 0x2, 
    0x2, 0x2, 0x697, 0x698, 0x3, 0x2, 0x2, 0x2, 0x698, 0x699, 0x3, 0x2, 
    0x2, 0x2, 0x699, 0x69c, 0x7, 0xfa, 0x2, 0x2, 0x69a, 0x69d, 0x5, 0x2a, 
    0x16, 0x2, 0x69b, 0x69d, 0x5, 0x9c, 0x4f, 0x2, 0x69c, 0x69a, 0x3, 0x2, 
    0x2, 0x2, 0x69c, 0x69b, 0x3, 0x2, 0x2, 0x2, 0x69d, 0x69f, 0x3, 0x2, 
    0x2, 0x2, 0x69e, 0x68c, 0x3, 0x2, 0x2, 0x2, 0x69e, 0x68e, 0x3, 0x2, 
    0x2, 0x2, 0x69e, 0x697, 0x3, 0x2, 0x2, 0x2, 0x69f, 0x7f, 0x3, 0x2, 0x2, 
    0x2, 0x6a0, 0x6a5, 0x5, 0x82, 0x42, 0x2, 0x6a1, 0x6a2, 0x9, 0x23, 0x2, 
    0x2, 0x6a2, 0x6a4, 0x5, 0x82, 0x42, 0x2, 0x6a3, 0x6a1, 0x3, 0x2, 0x2, 
    0x2, 0x6a4, 0x6a7, 0x3, 0x2, 0x2, 0x2, 0x6a5, 0x6a3, 0x3, 0x2, 0x2, 
    0x2, 0x6a5, 0x6a6, 0x3, 0x2, 0x2, 0x2, 0x6a6, 0x81, 0x3, 0x2, 0x2, 0x2, 
    0x6a7, 0x6a5, 0x3, 0x2, 0x2, 0x2, 0x6a8, 0x6ad, 0x5, 0x84, 0x43, 0x2, 
    0x6a9, 0x6aa, 0x9, 0x25, 0x2, 0x2, 0x6aa, 0x6ac, 0x5, 0x84, 0x43, 0x2, 
    0x6ab, 0x6a9, 0x3, 0x2, 0x2, 0x2, 0x6ac, 0x6af, 0x3, 0x2, 0x2, 0x2, 
    0x6ad, 0x6ab, 0x3, 0x2, 0x2, 0x2, 0x6ad, 0x6ae, 0x3, 0x2, 0x2, 0x2, 
    0x6ae, 0x83, 0x3, 0x2, 0x2, 0x2, 0x6af, 0x6ad, 0x3, 0x2, 0x2, 0x2, 0x6b0, 
    0x6b3, 0x5, 0x86, 0x44, 0x2, 0x6b1, 0x6b2, 0x7, 0x155, 0x2, 0x2, 0x6b2, 
    0x6b4, 0x5, 0x86, 0x44, 0x2, 0x6b3, 0x6b1, 0x3, 0x2, 0x2, 0x2, 0x6b3, 
    0x6b4, 0x3, 0x2, 0x2, 0x2, 0x6b4, 0x85, 0x3, 0x2, 0x2, 0x2, 0x6b5, 0x6b7, 
    0x7, 0x152, 0x2, 0x2, 0x6b6, 0x6b5, 0x3, 0x2, 0x2, 0x2, 0x6b7, 0x6ba, 
    0x3, 0x2, 0x2, 0x2, 0x6b8, 0x6b6, 0x3, 0x2, 0x2, 0x2, 0x6b8, 0x6b9, 
    0x3, 0x2, 0x2, 0x2, 0x6b9, 0x6bb, 0x3, 0x2, 0x2, 0x2, 0x6ba, 0x6b8, 
    0x3, 0x2, 0x2, 0x2, 0x6bb, 0x6bc, 0x5, 0x88, 0x45, 0x2, 0x6bc, 0x87, 
    0x3, 0x2, 0x2, 0x2, 0x6bd, 0x6c9, 0x5, 0x8c, 0x47, 0x2, 0x6be, 0x6bf, 
    0x7, 0x65, 0x2, 0x2, 0x6bf, 0x6c8, 0x5, 0x8a, 0x46, 0x2, 0x6c0, 0x6c1, 
    0x7, 0x102, 0x2, 0x2, 0x6c1, 0x6c4, 0x5, 0x8c, 0x47, 0x2, 0x6c2, 0x6c3, 
    0x7, 0x65, 0x2, 0x2, 0x6c3, 0x6c5, 0x5, 0x8a, 0x46, 0x2, 0x6c4, 0x6c2, 
    0x3, 0x2, 0x2, 0x2, 0x6c4, 0x6c5, 0x3, 0x2, 0x2, 0x2, 0x6c5, 0x6c8, 
    0x3, 0x2, 0x2, 0x2, 0x6c6, 0x6c8, 0x7, 0x103, 0x2, 0x2, 0x6c7, 0x6be, 
    0x3, 0x2, 0x2, 0x2, 0x6c7, 0x6c0, 0x3, 0x2, 0x2, 0x2, 0x6c7, 0x6c6, 
    0x3, 0x2, 0x2, 0x2, 0x6c8, 0x6cb, 0x3, 0x2, 0x2, 0x2, 0x6c9, 0x6c7, 
    0x3, 0x2, 0x2, 0x2, 0x6c9, 0x6ca, 0x3, 0x2, 0x2, 0x2, 0x6ca, 0x89, 0x3, 
    0x2, 0x2, 0x2, 0x6cb, 0x6c9, 0x3, 0x2, 0x2, 0x2, 0x6cc, 0x6e1, 0x5, 
    0xa0, 0x51, 0x2, 0x6cd, 0x6e1, 0x7, 0xd5, 0x2, 0x2, 0x6ce, 0x6e1, 0x7, 
    0xd6, 0x2, 0x2, 0x6cf, 0x6e1, 0x7, 0xd7, 0x2, 0x2, 0x6d0, 0x6e1, 0x7, 
    0xe1, 0x2, 0x2, 0x6d1, 0x6e1, 0x7, 0xe2, 0x2, 0x2, 0x6d2, 0x6e1, 0x7, 
    0xe4, 0x2, 0x2, 0x6d3, 0x6e1, 0x7, 0xe5, 0x2, 0x2, 0x6d4, 0x6e1, 0x7, 
    0xce, 0x2, 0x2, 0x6d5, 0x6e1, 0x7, 0xbc, 0x2, 0x2, 0x6d6, 0x6e1, 0x7, 
    0x112, 0x2, 0x2, 0x6d7, 0x6e1, 0x7, 0x113, 0x2, 0x2, 0x6d8, 0x6e1, 0x7, 
    0x2c, 0x2, 0x2, 0x6d9, 0x6e1, 0x7, 0x114, 0x2, 0x2, 0x6da, 0x6e1, 0x7, 
    0x115, 0x2, 0x2, 0x6db, 0x6e1, 0x7, 0x80, 0x2, 0x2, 0x6dc, 0x6dd, 0x7, 
    0x157, 0x2, 0x2, 0x6dd, 0x6de, 0x5, 0x74, 0x3b, 0x2, 0x6de, 0x6df, 0x7, 
    0x158, 0x2, 0x2, 0x6df, 0x6e1, 0x3, 0x2, 0x2, 0x2, 0x6e0, 0x6cc, 0x3, 
    0x2, 0x2, 0x2, 0x6e0, 0x6cd, 0x3, 0x2, 0x2, 0x2, 0x6e0, 0x6ce, 0x3, 
    0x2, 0x2, 0x2, 0x6e0, 0x6cf, 0x3, 0x2, 0x2, 0x2, 0x6e0, 0x6d0, 0x3, 
    0x2, 0x2, 0x2, 0x6e0, 0x6d1, 0x3, 0x2, 0x2, 0x2, 0x6e0, 0x6d2, 0x3, 
    0x2, 0x2, 0x2, 0x6e0, 0x6d3, 0x3, 0x2, 0x2, 0x2, 0x6e0, 0x6d4, 0x3, 
    0x2, 0x2, 0x2, 0x6e0, 0x6d5, 0x3, 0x2, 0x2, 0x2, 0x6e0, 0x6d6, 0x3, 
    0x2, 0x2, 0x2, 0x6e0, 0x6d7, 0x3, 0x2, 0x2, 0x2, 0x6e0, 0x6d8, 0x3, 
    0x2, 0x2, 0x2, 0x6e0, 0x6d9, 0x3, 0x2, 0x2, 0x2, 0x6e0, 0x6da, 0x3, 
    0x2, 0x2, 0x2, 0x6e0, 0x6db, 0x3, 0x2, 0x2, 0x2, 0x6e0, 0x6dc, 0x3, 
    0x2, 0x2, 0x2, 0x6e1, 0x8b, 0x3, 0x2, 0x2, 0x2, 0x6e2, 0x6e4, 0x5, 0x8e, 
    0x48, 0x2, 0x6e3, 0x6e2, 0x3, 0x2, 0x2, 0x2, 0x6e4, 0x6e7, 0x3, 0x2, 
    0x2, 0x2, 0x6e5, 0x6e3, 0x3, 0x2, 0x2, 0x2, 0x6e5, 0x6e6, 0x3, 0x2, 
    0x2, 0x2, 0x6e6, 0x6e8, 0x3, 0x2, 0x2, 0x2, 0x6e7, 0x6e5, 0x3, 0x2, 
    0x2, 0x2, 0x6e8, 0x6e9, 0x5, 0x90, 0x49, 0x2, 0x6e9, 0x8d, 0x3, 0x2, 
    0x2, 0x2, 0x6ea, 0x6eb, 0x9, 0x26, 0x2, 0x2, 0x6eb, 0x8f, 0x3, 0x2, 
    0x2, 0x2, 0x6ec, 0x7a2, 0x7, 0x15f, 0x2, 0x2, 0x6ed, 0x7a2, 0x7, 0xfb, 
    0x2, 0x2, 0x6ee, 0x7a2, 0x7, 0xfc, 0x2, 0x2, 0x6ef, 0x7a2, 0x7, 0xff, 
    0x2, 0x2, 0x6f0, 0x7a2, 0x5, 0xa0, 0x51, 0x2, 0x6f1, 0x7a2, 0x7, 0x15e, 
    0x2, 0x2, 0x6f2, 0x7a2, 0x5, 0x9c, 0x4f, 0x2, 0x6f3, 0x6f4, 0x7, 0x157, 
    0x2, 0x2, 0x6f4, 0x6f5, 0x5, 0x74, 0x3b, 0x2, 0x6f5, 0x6f6, 0x7, 0x158, 
    0x2, 0x2, 0x6f6, 0x7a2, 0x3, 0x2, 0x2, 0x2, 0x6f7, 0x6f8, 0x9, 0x27, 
    0x2, 0x2, 0x6f8, 0x6f9, 0x7, 0x157, 0x2, 0x2, 0x6f9, 0x6fe, 0x5, 0x74, 
    0x3b, 0x2, 0x6fa, 0x6fb, 0x7, 0x14a, 0x2, 0x2, 0x6fb, 0x6fd, 0x5, 0x74, 
    0x3b, 0x2, 0x6fc, 0x6fa, 0x3, 0x2, 0x2, 0x2, 0x6fd, 0x700, 0x3, 0x2, 
    0x2, 0x2, 0x6fe, 0x6fc, 0x3, 0x2, 0x2, 0x2, 0x6fe, 0x6ff, 0x3, 0x2, 
    0x2, 0x2, 0x6ff, 0x701, 0x3, 0x2, 0x2, 0x2, 0x700, 0x6fe, 0x3, 0x2, 
    0x2, 0x2, 0x701, 0x702, 0x7, 0x158, 0x2, 0x2, 0x702, 0x7a2, 0x3, 0x2, 
    0x2, 0x2, 0x703, 0x7a2, 0x7, 0x86, 0x2, 0x2, 0x704, 0x705, 0x9, 0x28, 
    0x2, 0x2, 0x705, 0x707, 0x5, 0x2a, 0x16, 0x2, 0x706, 0x708, 0x9, 0x29, 
    0x2, 0x2, 0x707, 0x706, 0x3, 0x2, 0x2, 0x2, 0x707, 0x708, 0x3, 0x2, 
    0x2, 0x2, 0x708, 0x7a2, 0x3, 0x2, 0x2, 0x2, 0x709, 0x70f, 0x7, 0xee, 
    0x2, 0x2, 0x70a, 0x710, 0x5, 0xa0, 0x51, 0x2, 0x70b, 0x70c, 0x7, 0x157, 
    0x2, 0x2, 0x70c, 0x70d, 0x5, 0x74, 0x3b, 0x2, 0x70d, 0x70e, 0x7, 0x158, 
    0x2, 0x2, 0x70e, 0x710, 0x3, 0x2, 0x2, 0x2, 0x70f, 0x70a, 0x3, 0x2, 
    0x2, 0x2, 0x70f, 0x70b, 0x3, 0x2, 0x2, 0x2, 0x710, 0x711, 0x3, 0x2, 
    0x2, 0x2, 0x711, 0x712, 0x9, 0x29, 0x2, 0x2, 0x712, 0x7a2, 0x3, 0x2, 
    0x2, 0x2, 0x713, 0x7a2, 0x9, 0x2a, 0x2, 0x2, 0x714, 0x715, 0x7, 0x159, 
    0x2, 0x2, 0x715, 0x716, 0x5, 0x28, 0x15, 0x2, 0x716, 0x717, 0x7, 0x15a, 
    0x2, 0x2, 0x717, 0x7a2, 0x3, 0x2, 0x2, 0x2, 0x718, 0x71a, 0x7, 0xc2, 
    0x2, 0x2, 0x719, 0x71b, 0x7, 0xb2, 0x2, 0x2, 0x71a, 0x719, 0x3, 0x2, 
    0x2, 0x2, 0x71a, 0x71b, 0x3, 0x2, 0x2, 0x2, 0x71b, 0x71c, 0x3, 0x2, 
    0x2, 0x2, 0x71c, 0x71f, 0x5, 0xa0, 0x51, 0x2, 0x71d, 0x71e, 0x7, 0xfa, 
    0x2, 0x2, 0x71e, 0x720, 0x5, 0x2a, 0x16, 0x2, 0x71f, 0x71d, 0x3, 0x2, 
    0x2, 0x2, 0x71f, 0x720, 0x3, 0x2, 0x2, 0x2, 0x720, 0x7a2, 0x3, 0x2, 
    0x2, 0x2, 0x721, 0x722, 0x7, 0xc3, 0x2, 0x2, 0x722, 0x7a2, 0x5, 0xa0, 
    0x51, 0x2, 0x723, 0x7a2, 0x9, 0x2b, 0x2, 0x2, 0x724, 0x729, 0x7, 0x137, 
    0x2, 0x2, 0x725, 0x727, 0x7, 0x15f, 0x2, 0x2, 0x726, 0x728, 0x7, 0x138, 
    0x2, 0x2, 0x727, 0x726, 0x3, 0x2, 0x2, 0x2, 0x727, 0x728, 0x3, 0x2, 
    0x2, 0x2, 0x728, 0x72a, 0x3, 0x2, 0x2, 0x2, 0x729, 0x725, 0x3, 0x2, 
    0x2, 0x2, 0x729, 0x72a, 0x3, 0x2, 0x2, 0x2, 0x72a, 0x72d, 0x3, 0x2, 
    0x2, 0x2, 0x72b, 0x72c, 0x7, 0xfa, 0x2, 0x2, 0x72c, 0x72e, 0x5, 0x2a, 
    0x16, 0x2, 0x72d, 0x72b, 0x3, 0x2, 0x2, 0x2, 0x72d, 0x72e, 0x3, 0x2, 
    0x2, 0x2, 0x72e, 0x7a2, 0x3, 0x2, 0x2, 0x2, 0x72f, 0x730, 0x7, 0x13c, 
    0x2, 0x2, 0x730, 0x731, 0x7, 0x15f, 0x2, 0x2, 0x731, 0x7a2, 0x7, 0x7c, 
    0x2, 0x2, 0x732, 0x733, 0x7, 0x117, 0x2, 0x2, 0x733, 0x7a2, 0x5, 0x8a, 
    0x46, 0x2, 0x734, 0x735, 0x7, 0xe7, 0x2, 0x2, 0x735, 0x7a2, 0x5, 0x8a, 
    0x46, 0x2, 0x736, 0x739, 0x9, 0x2c, 0x2, 0x2, 0x737, 0x738, 0x7, 0xec, 
    0x2, 0x2, 0x738, 0x73a, 0x5, 0x62, 0x32, 0x2, 0x739, 0x737, 0x3, 0x2, 
    0x2, 0x2, 0x739, 0x73a, 0x3, 0x2, 0x2, 0x2, 0x73a, 0x7a2, 0x3, 0x2, 
    0x2, 0x2, 0x73b, 0x73c, 0x9, 0x2d, 0x2, 0x2, 0x73c, 0x73d, 0x7, 0x157, 
    0x2, 0x2, 0x73d, 0x73e, 0x5, 0x74, 0x3b, 0x2, 0x73e, 0x73f, 0x7, 0x158, 
    0x2, 0x2, 0x73f, 0x7a2, 0x3, 0x2, 0x2, 0x2, 0x740, 0x741, 0x7, 0xcd, 
    0x2, 0x2, 0x741, 0x7a2, 0x5, 0x2a, 0x16, 0x2, 0x742, 0x748, 0x7, 0xed, 
    0x2, 0x2, 0x743, 0x749, 0x5, 0xa0, 0x51, 0x2, 0x744, 0x745, 0x7, 0x157, 
    0x2, 0x2, 0x745, 0x746, 0x5, 0x74, 0x3b, 0x2, 0x746, 0x747, 0x7, 0x158, 
    0x2, 0x2, 0x747, 0x749, 0x3, 0x2, 0x2, 0x2, 0x748, 0x743, 0x3, 0x2, 
    0x2, 0x2, 0x748, 0x744, 0x3, 0x2, 0x2, 0x2, 0x749, 0x7a2, 0x3, 0x2, 
    0x2, 0x2, 0x74a, 0x74c, 0x7, 0x118, 0x2, 0x2, 0x74b, 0x74d, 0x5, 0x8a, 
    0x46, 0x2, 0x74c, 0x74b, 0x3, 0x2, 0x2, 0x2, 0x74c, 0x74d, 0x3, 0x2, 
    0x2, 0x2, 0x74d, 0x7a2, 0x3, 0x2, 0x2, 0x2, 0x74e, 0x74f, 0x7, 0x76, 
    0x2, 0x2, 0x74f, 0x7a2, 0x5, 0xa2, 0x52, 0x2, 0x750, 0x753, 0x7, 0x69, 
    0x2, 0x2, 0x751, 0x752, 0x7, 0xd, 0x2, 0x2, 0x752, 0x754, 0x5, 0xa2, 
    0x52, 0x2, 0x753, 0x751, 0x3, 0x2, 0x2, 0x2, 0x753, 0x754, 0x3, 0x2, 
    0x2, 0x2, 0x754, 0x7a2, 0x3, 0x2, 0x2, 0x2, 0x755, 0x756, 0x7, 0x63, 
    0x2, 0x2, 0x756, 0x7a2, 0x5, 0x2a, 0x16, 0x2, 0x757, 0x758, 0x9, 0x2e, 
    0x2, 0x2, 0x758, 0x759, 0x7, 0x157, 0x2, 0x2, 0x759, 0x75a, 0x5, 0x74, 
    0x3b, 0x2, 0x75a, 0x75b, 0x7, 0x158, 0x2, 0x2, 0x75b, 0x7a2, 0x3, 0x2, 
    0x2, 0x2, 0x75c, 0x7a2, 0x7, 0x11d, 0x2, 0x2, 0x75d, 0x75e, 0x9, 0x2f, 
    0x2, 0x2, 0x75e, 0x7a2, 0x5, 0x2a, 0x16, 0x2, 0x75f, 0x761, 0x7, 0x11f, 
    0x2, 0x2, 0x760, 0x762, 0x5, 0x94, 0x4b, 0x2, 0x761, 0x760, 0x3, 0x2, 
    0x2, 0x2, 0x761, 0x762, 0x3, 0x2, 0x2, 0x2, 0x762, 0x763, 0x3, 0x2, 
    0x2, 0x2, 0x763, 0x7a2, 0x5, 0x98, 0x4d, 0x2, 0x764, 0x765, 0x7, 0x120, 
    0x2, 0x2, 0x765, 0x7a2, 0x5, 0x2a, 0x16, 0x2, 0x766, 0x768, 0x9, 0x30, 
    0x2, 0x2, 0x767, 0x769, 0x5, 0x94, 0x4b, 0x2, 0x768, 0x767, 0x3, 0x2, 
    0x2, 0x2, 0x768, 0x769, 0x3, 0x2, 0x2, 0x2, 0x769, 0x76a, 0x3, 0x2, 
    0x2, 0x2, 0x76a, 0x7a2, 0x5, 0x98, 0x4d, 0x2, 0x76b, 0x7a2, 0x7, 0x125, 
    0x2, 0x2, 0x76c, 0x7a2, 0x7, 0x126, 0x2, 0x2, 0x76d, 0x7a2, 0x7, 0x127, 
    0x2, 0x2, 0x76e, 0x76f, 0x7, 0x128, 0x2, 0x2, 0x76f, 0x7a2, 0x5, 0x2a, 
    0x16, 0x2, 0x770, 0x771, 0x7, 0x129, 0x2, 0x2, 0x771, 0x7a2, 0x5, 0xa0, 
    0x51, 0x2, 0x772, 0x773, 0x7, 0x12a, 0x2, 0x2, 0x773, 0x778, 0x5, 0x9a, 
    0x4e, 0x2, 0x774, 0x775, 0x7, 0xf6, 0x2, 0x2, 0x775, 0x777, 0x5, 0x9a, 
    0x4e, 0x2, 0x776, 0x774, 0x3, 0x2, 0x2, 0x2, 0x777, 0x77a, 0x3, 0x2, 
    0x2, 0x2, 0x778, 0x776, 0x3, 0x2, 0x2, 0x2, 0x778, 0x779, 0x3, 0x2, 
    0x2, 0x2, 0x779, 0x7a2, 0x3, 0x2, 0x2, 0x2, 0x77a, 0x778, 0x3, 0x2, 
    0x2, 0x2, 0x77b, 0x7a2, 0x9, 0x31, 0x2, 0x2, 0x77c, 0x77e, 0x9, 0x32, 
    0x2, 0x2, 0x77d, 0x77f, 0x5, 0x92, 0x4a, 0x2, 0x77e, 0x77d, 0x3, 0x2, 
    0x2, 0x2, 0x77f, 0x780, 0x3, 0x2, 0x2, 0x2, 0x780, 0x77e, 0x3, 0x2, 
    0x2, 0x2, 0x780, 0x781, 0x3, 0x2, 0x2, 0x2, 0x781, 0x786, 0x3, 0x2, 
    0x2, 0x2, 0x782, 0x787, 0x7, 0x7c, 0x2, 0x2, 0x783, 0x784, 0x7, 0xfa, 
    0x2, 0x2, 0x784, 0x785, 0x7, 0x15f, 0x2, 0x2, 0x785, 0x787, 0x7, 0x132, 
    0x2, 0x2, 0x786, 0x782, 0x3, 0x2, 0x2, 0x2, 0x786, 0x783, 0x3, 0x2, 
    0x2, 0x2, 0x787, 0x7a2, 0x3, 0x2, 0x2, 0x2, 0x788, 0x789, 0x7, 0x133, 
    0x2, 0x2, 0x789, 0x78c, 0x5, 0x2a, 0x16, 0x2, 0x78a, 0x78b, 0x7, 0x134, 
    0x2, 0x2, 0x78b, 0x78d, 0x5, 0x2a, 0x16, 0x2, 0x78c, 0x78a, 0x3, 0x2, 
    0x2, 0x2, 0x78c, 0x78d, 0x3, 0x2, 0x2, 0x2, 0x78d, 0x7a2, 0x3, 0x2, 
    0x2, 0x2, 0x78e, 0x78f, 0x7, 0x136, 0x2, 0x2, 0x78f, 0x791, 0x7, 0x15f, 
    0x2, 0x2, 0x790, 0x792, 0x7, 0x138, 0x2, 0x2, 0x791, 0x790, 0x3, 0x2, 
    0x2, 0x2, 0x791, 0x792, 0x3, 0x2, 0x2, 0x2, 0x792, 0x795, 0x3, 0x2, 
    0x2, 0x2, 0x793, 0x794, 0x7, 0xfa, 0x2, 0x2, 0x794, 0x796, 0x5, 0x2a, 
    0x16, 0x2, 0x795, 0x793, 0x3, 0x2, 0x2, 0x2, 0x795, 0x796, 0x3, 0x2, 
    0x2, 0x2, 0x796, 0x7a2, 0x3, 0x2, 0x2, 0x2, 0x797, 0x798, 0x9, 0x33, 
    0x2, 0x2, 0x798, 0x799, 0x7, 0x15f, 0x2, 0x2, 0x799, 0x7a2, 0x7, 0x132, 
    0x2, 0x2, 0x79a, 0x79c, 0x7, 0x13d, 0x2, 0x2, 0x79b, 0x79d, 0x7, 0x15f, 
    0x2, 0x2, 0x79c, 0x79b, 0x3, 0x2, 0x2, 0x2, 0x79d, 0x79e, 0x3, 0x2, 
    0x2, 0x2, 0x79e, 0x79c, 0x3, 0x2, 0x2, 0x2, 0x79e, 0x79f, 0x3, 0x2, 
    0x2, 0x2, 0x79f, 0x7a0, 0x3, 0x2, 0x2, 0x2, 0x7a0, 0x7a2, 0x7, 0x7c, 
    0x2, 0x2, 0x7a1, 0x6ec, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x6ed, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x6ee, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x6ef, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x6f0, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x6f1, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x6f2, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x6f3, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x6f7, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x703, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x704, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x709, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x713, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x714, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x718, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x721, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x723, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x724, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x72f, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x732, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x734, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x736, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x73b, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x740, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x742, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x74a, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x74e, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x750, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x755, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x757, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x75c, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x75d, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x75f, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x764, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x766, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x76b, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x76c, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x76d, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x76e, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x770, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x772, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x77b, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x77c, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x788, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x78e, 0x3, 0x2, 0x2, 0x2, 0x7a1, 0x797, 0x3, 0x2, 
    0x2, 0x2, 0x7a1, 0x79a, 0x3, 0x2, 0x2, 0x2, 0x7a2, 0x91, 0x3, 0x2, 0x2, 
    0x2, 0x7a3, 0x7aa, 0x7, 0x15f, 0x2, 0x2, 0x7a4, 0x7a7, 0x5, 0xa0, 0x51, 
    0x2, 0x7a5, 0x7a6, 0x7, 0x151, 0x2, 0x2, 0x7a6, 0x7a8, 0x7, 0x15f, 0x2, 
    0x2, 0x7a7, 0x7a5, 0x3, 0x2, 0x2, 0x2, 0x7a7, 0x7a8, 0x3, 0x2, 0x2, 
    0x2, 0x7a8, 0x7aa, 0x3, 0x2, 0x2, 0x2, 0x7a9, 0x7a3, 0x3, 0x2, 0x2, 
    0x2, 0x7a9, 0x7a4, 0x3, 0x2, 0x2, 0x2, 0x7aa, 0x93, 0x3, 0x2, 0x2, 0x2, 
    0x7ab, 0x7b0, 0x5, 0x96, 0x4c, 0x2, 0x7ac, 0x7ad, 0x7, 0xf6, 0x2, 0x2, 
    0x7ad, 0x7af, 0x5, 0x96, 0x4c, 0x2, 0x7ae, 0x7ac, 0x3, 0x2, 0x2, 0x2, 
    0x7af, 0x7b2, 0x3, 0x2, 0x2, 0x2, 0x7b0, 0x7ae, 0x3, 0x2, 0x2, 0x2, 
    0x7b0, 0x7b1, 0x3, 0x2, 0x2, 0x2, 0x7b1, 0x95, 0x3, 0x2, 0x2, 0x2, 0x7b2, 
    0x7b0, 0x3, 0x2, 0x2, 0x2, 0x7b3, 0x7b4, 0x9, 0xc, 0x2, 0x2, 0x7b4, 
    0x97, 0x3, 0x2, 0x2, 0x2, 0x7b5, 0x7b6, 0x9, 0x34, 0x2, 0x2, 0x7b6, 
    0x7b8, 0x5, 0x2a, 0x16, 0x2, 0x7b7, 0x7b5, 0x3, 0x2, 0x2, 0x2, 0x7b7, 
    0x7b8, 0x3, 0x2, 0x2, 0x2, 0x7b8, 0x7ba, 0x3, 0x2, 0x2, 0x2, 0x7b9, 
    0x7bb, 0x9, 0x35, 0x2, 0x2, 0x7ba, 0x7b9, 0x3, 0x2, 0x2, 0x2, 0x7ba, 
    0x7bb, 0x3, 0x2, 0x2, 0x2, 0x7bb, 0x99, 0x3, 0x2, 0x2, 0x2, 0x7bc, 0x7bd, 
    0x9, 0x36, 0x2, 0x2, 0x7bd, 0x9b, 0x3, 0x2, 0x2, 0x2, 0x7be, 0x7c9, 
    0x7, 0x15b, 0x2, 0x2, 0x7bf, 0x7c6, 0x5, 0x9e, 0x50, 0x2, 0x7c0, 0x7c2, 
    0x7, 0x14a, 0x2, 0x2, 0x7c1, 0x7c0, 0x3, 0x2, 0x2, 0x2, 0x7c1, 0x7c2, 
    0x3, 0x2, 0x2, 0x2, 0x7c2, 0x7c3, 0x3, 0x2, 0x2, 0x2, 0x7c3, 0x7c5, 
    0x5, 0x9e, 0x50, 0x2, 0x7c4, 0x7c1, 0x3, 0x2, 0x2, 0x2, 0x7c5, 0x7c8, 
    0x3, 0x2, 0x2, 0x2, 0x7c6, 0x7c4, 0x3, 0x2, 0x2, 0x2, 0x7c6, 0x7c7, 
    0x3, 0x2, 0x2, 0x2, 0x7c7, 0x7ca, 0x3, 0x2, 0x2, 0x2, 0x7c8, 0x7c6, 
    0x3, 0x2, 0x2, 0x2, 0x7c9, 0x7bf, 0x3, 0x2, 0x2, 0x2, 0x7c9, 0x7ca, 
    0x3, 0x2, 0x2, 0x2, 0x7ca, 0x7cb, 0x3, 0x2, 0x2, 0x2, 0x7cb, 0x7cc, 
    0x7, 0x15c, 0x2, 0x2, 0x7cc, 0x9d, 0x3, 0x2, 0x2, 0x2, 0x7cd, 0x7cf, 
    0x7, 0x152, 0x2, 0x2, 0x7ce, 0x7cd, 0x3, 0x2, 0x2, 0x2, 0x7ce, 0x7cf, 
    0x3, 0x2, 0x2, 0x2, 0x7cf, 0x7d0, 0x3, 0x2, 0x2, 0x2, 0x7d0, 0x7d4, 
    0x7, 0x15f, 0x2, 0x2, 0x7d1, 0x7d4, 0x7, 0x15e, 0x2, 0x2, 0x7d2, 0x7d4, 
    0x5, 0xa0, 0x51, 0x2, 0x7d3, 0x7ce, 0x3, 0x2, 0x2, 0x2, 0x7d3, 0x7d1, 
    0x3, 0x2, 0x2, 0x2, 0x7d3, 0x7d2, 0x3, 0x2, 0x2, 0x2, 0x7d4, 0x9f, 0x3, 
    0x2, 0x2, 0x2, 0x7d5, 0x7d6, 0x7, 0x160, 0x2, 0x2, 0x7d6, 0xa1, 0x3, 
    0x2, 0x2, 0x2, 0x7d7, 0x7da, 0x7, 0x160, 0x2, 0x2, 0x7d8, 0x7da, 0x5, 
    0xa4, 0x53, 0x2, 0x7d9, 0x7d7, 0x3, 0x2, 0x2, 0x2, 0x7d9, 0x7d8, 0x3, 
    0x2, 0x2, 0x2, 0x7da, 0xa3, 0x3, 0x2, 0x2, 0x2, 0x7db, 0x7dc, 0x9, 0x37, 
    0x2, 0x2, 0x7dc, 0xa5, 0x3, 0x2, 0x2, 0x2, 0x14d, 0xaa, 0xb2, 0xb6, 
    0xbb, 0xc0, 0xc3, 0xc8, 0xd0, 0xd3, 0xd5, 0xdf, 0xea, 0xfa, 0xfd, 0x104, 
    0x109, 0x10e, 0x113, 0x116, 0x11b, 0x122, 0x125, 0x12a, 0x12f, 0x132, 
    0x137, 0x13e, 0x141, 0x146, 0x149, 0x14e, 0x151, 0x156, 0x15b, 0x15e, 
    0x161, 0x168, 0x16d, 0x174, 0x179, 0x17e, 0x183, 0x188, 0x18d, 0x190, 
    0x193, 0x196, 0x19e, 0x1a4, 0x1ab, 0x1b0, 0x1b5, 0x1ba, 0x1bd, 0x1c2, 
    0x1c8, 0x1ca, 0x1ce, 0x1d5, 0x1d9, 0x1dc, 0x1e1, 0x1e4, 0x1e9, 0x1ec, 
    0x1f1, 0x1f4, 0x1fa, 0x200, 0x207, 0x20c, 0x211, 0x214, 0x219, 0x21c, 
    0x21f, 0x224, 0x227, 0x22c, 0x22f, 0x232, 0x237, 0x23d, 0x242, 0x245, 
    0x24d, 0x251, 0x258, 0x25d, 0x264, 0x269, 0x26c, 0x273, 0x278, 0x27b, 
    0x280, 0x284, 0x287, 0x291, 0x295, 0x298, 0x29b, 0x2a0, 0x2a3, 0x2a7, 
    0x2aa, 0x2af, 0x2b2, 0x2ba, 0x2bd, 0x2c0, 0x2c3, 0x2c8, 0x2cb, 0x2d3, 
    0x2d7, 0x2da, 0x2df, 0x2e2, 0x2ea, 0x2ed, 0x2f1, 0x2f4, 0x2f9, 0x301, 
    0x306, 0x309, 0x311, 0x316, 0x320, 0x323, 0x329, 0x32e, 0x33e, 0x34a, 
    0x353, 0x35c, 0x35e, 0x36b, 0x36d, 0x371, 0x377, 0x37b, 0x382, 0x387, 
    0x38b, 0x38e, 0x391, 0x396, 0x39a, 0x39d, 0x3a2, 0x3a5, 0x3aa, 0x3ad, 
    0x3af, 0x3b5, 0x3ba, 0x3bf, 0x3c4, 0x3c9, 0x3cb, 0x3d0, 0x3d6, 0x3d8, 
    0x3e0, 0x3f1, 0x3f8, 0x3fa, 0x403, 0x409, 0x40c, 0x414, 0x419, 0x41d, 
    0x420, 0x423, 0x427, 0x42a, 0x42e, 0x431, 0x433, 0x437, 0x439, 0x43e, 
    0x448, 0x44b, 0x451, 0x457, 0x45c, 0x462, 0x464, 0x46a, 0x46f, 0x473, 
    0x476, 0x47b, 0x481, 0x485, 0x487, 0x48b, 0x493, 0x497, 0x4a5, 0x4ac, 
    0x4b0, 0x4b9, 0x4c2, 0x4c4, 0x4ca, 0x4ce, 0x4d4, 0x4dd, 0x4e0, 0x4e3, 
    0x4e7, 0x4f3, 0x4f8, 0x4ff, 0x502, 0x50c, 0x510, 0x514, 0x517, 0x51d, 
    0x523, 0x527, 0x52d, 0x52f, 0x531, 0x533, 0x537, 0x53b, 0x542, 0x549, 
    0x54e, 0x551, 0x558, 0x561, 0x567, 0x570, 0x572, 0x574, 0x578, 0x57d, 
    0x57f, 0x597, 0x59d, 0x5a4, 0x5a6, 0x5ae, 0x5b1, 0x5ba, 0x5c2, 0x5ce, 
    0x5d0, 0x5d9, 0x5de, 0x5ea, 0x5ed, 0x5f1, 0x5f3, 0x5fb, 0x607, 0x60c, 
    0x618, 0x61b, 0x622, 0x626, 0x632, 0x63a, 0x63d, 0x648, 0x64d, 0x650, 
    0x657, 0x65a, 0x65c, 0x65f, 0x66b, 0x675, 0x67d, 0x683, 0x68a, 0x690, 
    0x694, 0x697, 0x69c, 0x69e, 0x6a5, 0x6ad, 0x6b3, 0x6b8, 0x6c4, 0x6c7, 
    0x6c9, 0x6e0, 0x6e5, 0x6fe, 0x707, 0x70f, 0x71a, 0x71f, 0x727, 0x729, 
    0x72d, 0x739, 0x748, 0x74c, 0x753, 0x761, 0x768, 0x778, 0x780, 0x786, 
    0x78c, 0x791, 0x795, 0x79e, 0x7a1, 0x7a7, 0x7a9, 0x7b0, 0x7b7, 0x7ba, 
    0x7c1, 0x7c6, 0x7c9, 0x7ce, 0x7d3, 0x7d9, 
  };

  atn::ATNDeserializer deserializer;
  _atn = deserializer.deserialize(_serializedATN);

  size_t count = _atn.getNumberOfDecisions();
  _decisionToDFA.reserve(count);
  for (size_t i = 0; i < count; i++) { 
    _decisionToDFA.emplace_back(_atn.getDecisionState(i), i);
  }
}

