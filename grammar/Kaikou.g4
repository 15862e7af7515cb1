// The grammar of rule files. The words of the language come from keywords.def: `grammar/regenerate` writes KaikouWords.g4
// (the lexer) and KaikouNames.g4 (words that may also be names) from it. docs/language.md explains every construct.
grammar Kaikou;
import KaikouNames, KaikouWords;

file : header declaration* EOF ;

header
  : RULESET name title? (EXTENDS ruleRef)? (USES ruleRef (','? ruleRef)*)?   # rulesetHeader
  | MODULE name title? (NEEDS moduleNeed (',' moduleNeed)*)?            # moduleHeader
  ;
moduleNeed : declKind name ;
ruleRef : IDENT | PATH | STRING ;        // a name, or a file: rooms/monday.kou, "my rooms/monday.kou"
title : STRING ('/' STRING)? ;
cite  : PER name STRING (',' name STRING)* ;

declaration
  : DOCUMENT name title                                                              # documentDecl
  | REMOVE declKind name                                                             # removeDecl
  | DEFAULT name '=' optionValue cite?                                               # defaultDecl
  | OVERRIDE? TILES '{' tilesItem* '}'                                               # tilesDecl
  | OVERRIDE? SET name title? '=' setExpr cite?                                      # setDecl
  | OVERRIDE? OPTION name title? ':' optionType '=' optionValue cite?                # optionDecl
  | OVERRIDE? REQUIRE name title? ':' expr cite?                                     # requireDecl
  | OVERRIDE? FACT name title? ':' factType '=' expr cite?                           # factDecl
  | OVERRIDE? LET name title? scope? '=' expr cite?                                  # letDecl
  | OVERRIDE? WILD name title? '=' (setExpr | expr) cite?                            # wildDecl
  | OVERRIDE? DEAL '{' dealItem* '}'                                                 # dealDecl
  | OVERRIDE? WALL '{' wallItem* '}'                                                 # wallDecl
  | OVERRIDE? CALL name title? ':' callKind (','? callFlag)* (WITHOUT setAtom)? guard? cite?   # callDecl
  | OVERRIDE? DISCARDING setAtom '{' discardItem* '}'                                # discardingDecl
  | OVERRIDE? CLAIMS '{' claimsItem* '}'                                             # claimsDecl
  | OVERRIDE? SHAPE name title? '=' shapeBody cite?                                  # shapeDecl
  | OVERRIDE? PATTERN name title? (OF ref+)? (WORTH expr)? ':' expr patternRelation* cite?     # patternDecl
  | OVERRIDE? NEED name position? title? ':' expr cite?                              # needDecl
  | OVERRIDE? TALLY name title? scope? '{' line* '}'                                 # tallyDecl
  | OVERRIDE? PAYMENT '{' line* '}'                                                  # paymentDecl
  | OVERRIDE? LIABLE name position? title? ':' expr guard? cite?                     # liableDecl
  | OVERRIDE? SHARING name position? title? ':' OFFENDERS guard? cite?               # sharingDecl
  | OVERRIDE? DUTY name title? '{' dutyItem* '}' cite?                               # dutyDecl
  | OVERRIDE? CHOOSE_MOST expr (',' expr)*                                           # chooseDecl
  | OVERRIDE? RESULT '{' resultItem* '}'                                             # resultDecl
  | OVERRIDE? LEAVING '{' leavingItem* '}' cite?                                     # leavingDecl
  | OVERRIDE? NEXT_DEALER '{' nextDealerItem* '}' cite?                              # nextDealerDecl
  | OVERRIDE? MARK name title? markScope (','? PRIVATE)? ':' markType '=' optionValue ('{' markLine* '}')? cite?   # markDecl
  | OVERRIDE? STEP name position? title? (BEFORE_PLAY (','? stepOrder)? | WITH_DISCARD | IN_OWN_TURN | INSTEAD_OF_DRAW) guard? (':' stepEffect (',' stepEffect)*)? cite?   # stepDecl
  | OVERRIDE? RESTRICT name title? guard? ':' restriction (',' restriction)* cite?   # restrictDecl
  | OVERRIDE? PAY name position? title? events FROM party (TO party | TO_HOUSE) guard? payBody cite?   # payDecl
  | OVERRIDE? TURN_UP name title? ':' turnPlace '{' turnLine* '}' cite?              # turnUpDecl
  | OVERRIDE? AFTER event '{' afterItem* '}' cite?                                   # afterDecl
  | EXAMPLE title (WITH exampleOption (',' exampleOption)*)? '{' exampleItem* '}'    # exampleDecl
  ;

declKind
  : SET | OPTION | REQUIRE | FACT | LET | WILD | CALL | SHAPE | PATTERN | NEED | TALLY | LIABLE | SHARING | DUTY
  | MARK | STEP | RESTRICT | PAY | TURN_UP ;
scope : OF_EACH_SEAT | OF_EACH_LOSER ;
position : (BEFORE | AFTER) name ;
guard : (WHEN | UNLESS) expr ;

// ── tiles, options, deal ──
tilesItem
  : SUIT ref+ NUMBER '..' NUMBER COPIES NUMBER        # suitItem
  | HONOUR ref+ COPIES NUMBER                         # honourItem
  | FLOWER ref+ COPIES NUMBER                         # flowerItem
  | RING ref+                                         # ringItem
  ;
optionType
  : YES_NO | NUMBER_TYPE | POINTS | FAN | LIMIT | LIST | PATTERNS | ONE_OF enumerator+ ;
enumerator : name | NUMBER ;
optionValue : expr ref* | soft ;      // several names: a list of patterns
factType : YES_NO | NUMBER_TYPE | TILE ;

dealItem
  : SEATS NUMBER cite?                                                  # seatsItem
  | DICE NUMBER cite?                                                   # diceItem
  | BREAK_AT_SUM (','? (SKIP_SMALLER | SKIP_SUM))? cite?                # breakItem
  | HAND expr (','? DEALER expr)? cite?                                 # handItem
  | INDICATOR wallPlace guard? cite?                                    # indicatorItem
  | BEGINS_WITH expr POINTS? cite?                                      # beginsItem
  ;
wallPlace
  : HEAD_OF_WALL
  | (UPPER_OF_STACK | LOWER_OF_STACK) NUMBER (FROM_TAIL | FROM_HEAD)
  ;
wallItem
  : STACKS NUMBER cite?                                                 # stacksItem
  | REPLACEMENTS (FROM_TAIL | FROM_HEAD) cite?                          # replacementsItem
  | KEEP expr cite?                                                     # keepItem
  | LAST_TILES expr cite?                                               # lastTilesItem
  ;

// ── sets: tiles, calls or patterns; written side by side they are joined ──
setExpr : setAtom+ (EXCEPT setAtom+)? ;
setAtom
  : ref                                                                 # setName
  | TILEWORD                                                            # setTiles
  | RANK NUMBER+                                                        # setRank
  | ALL_TILES                                                           # setAll
  | '{' setExpr '}'                                                     # setBraces
  | '(' expr ')'                                                        # setTileExpr
  | TILES_OF (ref | '(' expr ')')                                       # setSuitExpr
  | DISCARDS_OF                                                         # setDiscards
  | SWAPS                                                               # setSwaps
  | (WAITS | SHAPE_WAITS) (OF seatRef)?                                 # setWaits
  ;

// ── calls ──
callKind
  : (RUN | TRIPLET | QUAD) (ON_DISCARD | ON_DISCARD_PREV | IN_HAND)     # meldCall
  | QUAD ADDED_TO ref                                                   # addedCall
  | SET_ASIDE setAtom                                                   # asideCall
  ;
callFlag : OPENS | DRAWS | ROBBABLE | CONCEALED | ANY_TIME | COMPULSORY ;
discardItem : (UNCLAIMABLE | SET_ASIDE | DRAWS | FORBIDDEN) guard? cite? ;
claimsItem
  : ORDER claimRank (',' claimRank)*                                    # orderItem
  | (ONE_WINNER | EVERY_WINNER) (','? (FIRST_FROM | FIRST_AFTER) expr)? guard? cite?   # winnersItem
  | PASSING_LOCKS guard? cite?                                          # passingItem
  | NO_WINNER guard? cite?                                              # noWinnerItem
  ;
claimRank : (WIN | ref)+ ;

// ── winning ──
shapeBody
  : NUMBER MELD AND_A_PAIR?                                             # meldsShape
  | NUMBER (PAIRS | DISTINCT_PAIRS)                                     # pairsShape
  | ONE_EACH_OF shapeSet (',' NUMBER MELD AND_A_PAIR? | AND_ONE_MORE)?    # orphansShape
  | NUMBER DIFFERENT_OF shapeSet                                        # differentShape
  | ANY_TILES                                                           # anyShape
  ;
shapeSet : KNITTED NUMBER+ setAtom* | setAtom+ ;
patternRelation : (IMPLIES | EXCLUDES) ref+ ;

// ── points ──
line
  : REMOVE name                                                         # removeLine
  | OVERRIDE? name position? title? ':' lineOp (','? OTHERWISE lineOp)* cite?   # plainLine
  ;
lineOp : lineAction guard? ;
lineAction
  : ('=' | BECOMES) expr
  | ('+' | '-' | TIMES | '*') expr (EACH expr)?
  | (AT_MOST | AT_LEAST | ROUND_UP_TO | ROUND_DOWN_TO) expr
  ;
resultItem : name '=' optionValue ;

// ── duties, leaving, the next hand ──
dutyItem
  : STARTS_AFTER_OPENING NUMBER IN_ONE_SUIT                             # dutyStart
  | OTHERS_DISCARD_SUIT                                                 # dutyDiscard
  | EXCEPT expr                                                         # dutyExcept
  | EXEMPT setAtom                                                      # dutyExempt
  ;
leavingItem : PAYS expr TO_HOUSE | VOID_HAND ;
nextDealerItem : (SAME_SEAT | NEXT_SEAT | PREVIOUS_SEAT | WINNER_SEAT) guard? ;

// ── the course of a hand: marks, steps, restrictions, payments on events, what comes after ──
markScope : OF_EACH_SEAT | OF_THE_HAND | OF_THE_MATCH ;
markType  : YES_NO | NUMBER_TYPE UP_TO (NUMBER | ref) | TILE | SUIT | SEAT | ONE_OF enumerator+ ;
markLine  : (BECOMES | ADDS | SUBTRACTS) expr events guard? ;
events : ON_DISCARD OF_OTHERS? (',' event)* | ON event (',' event)* ;
event
  : OWN? eventKind OF_OTHERS?
  ;
eventKind : DEAL | DRAW | DISCARD | ANY_CALL | WIN | WIN_PASSED | EXHAUSTED | HAND_END | MATCH_END | ref ;
stepOrder  : ALL_AT_ONCE | IN_TURN_FROM seatRef ;
stepEffect
  : CHOOSES ref                                                         # chooseEffect
  | GIVES NUMBER TILES? IN_ONE_SUIT? TO expr                            # giveEffect
  | SETS ref '=' expr                                                   # setEffect
  | SHOWS_HAND                                                          # showEffect
  ;
restriction
  : DISCARDS (ONLY | NOT)? (DRAWN_TILE | setAtom) FIRST?                # discardRestriction
  | (CLAIMING | CALLS) (NONE (WITH setAtom)? | (ONLY | NOT) ref+ (WITH DRAWN_TILE)? (WHEN (SAME_WAITS | NOT READY))?)   # callRestriction
  ;
turnPlace : NEXT_FROM_HEAD OR_LAST_DRAWN? | NEXT_FROM_TAIL OR_LAST_DRAWN? | (UPPER_OF_STACKS | LOWER_OF_STACKS) NUMBER '..' NUMBER FROM_TAIL ;
turnLine : (UP_TO expr | expr MORE_TILES) events (',' OFFERED)? guard? ;
party : expr ;
seatsWho : NOT* (ref | READY | '(' expr ')') ;
payBody : '{' line* '}' | (HANDS_OVER | HANDS_BACK) (LAST_KONG | ref+) ;
afterItem
  : (LEAVES_PLAY | PLAYS_ON | HAND_ENDS | MATCH_ENDS | SAME_DEALER | NEXT_DEALER | PREVIOUS_DEALER) guard?   # plainAfter
  | (NEXT_TURN_AFTER | DEALER) seatRef guard?                           # seatAfter
  ;

// ── examples ──
exampleOption : name '=' optionValue ;
exampleItem
  : INDICATOR tileWord                                                  # exIndicator
  | DEALER NUMBER                                                       # exDealer
  | PREVIOUS_WILD tileWord                                              # exPreviousWild
  | FACT name '=' expr                                                  # exFact
  | SEAT NUMBER ':' HAND tileWord* exMeld* (ASIDE tileWord+)? (WITH exampleOption (',' exampleOption)*)?   # exSeat
  | LEFT_TO_DRAW NUMBER                                                 # exLeft
  | TURNED name tileWord*                                               # exTurned
  | FROM_DEAL                                                           # exFromDeal
  | SCORE NUMBER+                                                       # exScore
  | POT NUMBER                                                          # exPot
  | THEN WIN (SEAT NUMBER | SEATS NUMBER+) WITH tileWord (SELF_DRAWN | FROM NUMBER | ROBBING NUMBER) (AFTER_KONG | LAST_TILES)*   # exThenWin
  | THEN SEAT NUMBER (DISCARDS tileWord | ref (tileWord+ | NUMBER)? (FROM NUMBER)?)   # exThenSeat
  | THEN EXHAUSTED                                                      # exThenExhausted
  | OFFENDERS NUMBER+                                                   # exOffenders
  | WIN SEAT NUMBER WITH tileWord (SELF_DRAWN | FROM NUMBER | ROBBING NUMBER) (AFTER_KONG | LAST_TILES)*   # exWin
  | WAITS SEAT NUMBER                                                   # exWaits
  | EXPECT expectation (',' expectation)*                               # exExpect
  ;
exMeld : MELD ref tileWord+ (FROM NUMBER)? ;
tileWord : TILEWORD | IDENT ;
expectation
  : REFUSED_BY name                                                     # expectRefusedBy
  | REFUSED                                                             # expectRefused
  | IMPOSSIBLE                                                          # expectImpossible
  | POINTS signedNumber+                                                      # expectPoints
  | LIABLE (NUMBER | NOBODY)                                            # expectLiable
  | WAITS (tileWord+ | NOBODY)                                          # expectWaits
  | NEXT_DEALER NUMBER                                                  # expectNextDealer
  | SEAT NUMBER name (NONE | tileWord+ | signedNumber | YES | NO)?      # expectSeat
  | NOT? name (NONE | tileWord+ | signedNumber)?                                       # expectResult
  ;
signedNumber : ('+' | '-')? NUMBER ;

// ── expressions, loosest first ──
// Chains (else if, not, -, next) are loops here, so that only brackets and `if` within `if` nest the parser.
expr    : (IF expr THEN expr ELSE)* orExpr ;
orExpr  : andExpr (OR andExpr)* ;
andExpr : notExpr (AND notExpr)* ;
notExpr : NOT* comparison ;
comparison : sum comparisonTail? ;
comparisonTail
  : ('=' | '<>' | '<' | '<=' | '>' | '>=') sum                          # relationTail
  | IS NOT? (sum | soft)                                                # isTail
  | NOT? IN (setAtom | list)                                            # inTail
  ;
sum     : product (('+' | '-') product)* ;
product : power ((TIMES | '*' | '/') power)* ;
power   : unary ('^' unary)? ;
unary   : '-'* postfix ;
postfix : primary (OF seatRef | AT primary (OF seatRef)? | AT_LAST)* ;
seatRef : ref | ACTOR | PAYER | PAYEE | FIRST_WINNER | FIRST_WIN_GIVER | HEAD_OF_WINNERS | TAIL_OF_WINNERS | SOURCE_OF_KONG | FIRST_DEALER | WINNER | LOSER | DEALER | GIVER | ROBBED_SEAT | LAST_OFFENDER | '(' expr ')' ;

primary : prefix* atom ;
prefix  : NEXT | PREVIOUS | SIZE_OF | SOURCE_OF_OPENING | COUNT_SEEN ;
atom
  : NUMBER                                                              # numberLit
  | YES                                                                 # yesLit
  | NO                                                                  # noLit
  | NONE                                                                # noneLit
  | ref                                                                 # nameExpr
  | TILEWORD                                                            # tileLit
  | list                                                                # listExpr
  | '(' expr ')'                                                        # parenExpr
  | (MIN | MAX) '(' expr (',' expr)* ')'                                # minMax
  | NEXT_DEALER                                                         # seatAfterDealer
  // the table
  | (COUNT | ANY | NO) setAtom (IN_HAND | ASIDE)?                       # countExpr
  | ANY_TILES_OF (ref | '(' expr ')') (IN_HAND | ASIDE)                 # anyOfSuitExpr
  | (OPENINGS | OPENINGS_IN_ONE_SUIT | INDICATOR | WINNING_TILE | PREVIOUS_WILD | SELF_DRAWN | WON_ON_DISCARD | ROBBING
    | AFTER_KONG | LAST_TILES | DRAWN_HAND | WINNER | LOSER | DEALER | GIVER | ROBBED_SEAT | NOBODY | LAST_OFFENDER
    | ANY_OFFENDER | VALUE | WINNINGS | FULLY_CONCEALED | ACTOR | PAYER | PAYEE | THAT_TILE | FIRST_DRAW | LEFT_TO_DRAW
    | DISCARDS_MADE | NO_CALL_YET | COUNT_IN_PLAY | SUM_OF_DICE | WINS | NO_WINNERS | FIRST_WINNER | FIRST_WIN_GIVER
    | FIRST_WIN_COUNT | HEAD_OF_WINNERS | TAIL_OF_WINNERS | GIVER_KONG | SOURCE_OF_KONG | DISCARDS_OF
    | POT | HOUSE | SCORE | STANDING | FIRST_DEALER | HANDS_PLAYED | CLAIMANTS | SWAPS | OWN_CLAIMED | EXHAUSTED)        # simpleExpr
  | '{' setExpr '}'                                                     # setValueExpr
  | TURNED NEWEST? ref (IN setAtom)?                                    # turnedExpr
  | NEXT_OF_TURNED ref                                                  # nextOfTurnedExpr
  | (WAITS | SHAPE_WAITS | SUITS_HELD | SUITS_IN_HAND)                  # heldExpr
  | KINDS_IN_HAND (NUMBER OR_MORE?)? (IN setAtom)?                      # kindsInHandExpr
  | HOLDS NUMBER IN_ONE_SUIT                                            # holdsExpr
  | PLACE_OF seatRef                                                    # placeExpr
  | BEST_WIN seatRef                                                    # bestWinExpr
  | (OTHERS | OTHERS_IN_PLAY | SEATS_IN_PLAY | EVERY_SEAT_OF) (WHO seatsWho)?   # seatsExpr
  | (EVERY_SEAT | SOME_SEAT | COUNT_SEATS) '(' expr ')'                 # overSeatsExpr
  | LAST_KONG_IS setAtom                                                # lastKongIsExpr
  | TILES_OF (ref | '(' expr ')')                                       # tilesOfExpr
  | READY seatRef?                                                       # readyExpr
  | LIABLE_BY name                                                      # liableByExpr
  | PAYMENT (BEFORE name)?                                              # paymentExpr
  | WORTH setAtom                                                       # worthExpr
  | (EVERY_LOSER | SOME_LOSER) '(' expr ')'                             # everyLoserExpr
  // the reading
  | ALL_ONE_SUIT                                                        # oneSuitExpr
  | (ALL_TILES_IN | COUNT_TILES_IN) setAtom                             # tilesInExpr
  | EVERY_MELD_IS meldKinds? meldWhere                                  # everyMeldExpr
  | EVERY_GROUP_TOUCHES setAtom                                         # everyGroupExpr
  | (COUNT_MELDS | ANY_MELD | NO_MELD) meldKinds? meldWhere             # countMeldsExpr
  | PAIR                                                                # pairExpr
  | EVERY_WILD_ITSELF                                                   # wildItselfExpr
  | COUNT_WILDS_OTHER                                                   # wildsOtherExpr
  | COUNT_WILDS_AS setAtom                                              # wildsAsExpr
  | SHAPE_IS ref                                                        # shapeIsExpr
  | WAIT_IS waitKind (OR waitKind)*                                     # waitExpr
  | (EQUAL_RUN_PAIRS | MOST_EQUAL_RUNS | WILD_IN_PAIR | SUITS_IN_TILES)   # equalRunsExpr
  | (RUN | TRIPLET) relationRank+ (IN_ONE_SUIT | IN NUMBER SUITS_WORD)  # relationExpr
  | LINKS_BY setAtom (BESIDE setAtom)?                                  # linksExpr
  | KINDS_HELD NUMBER OR_MORE? (IN setAtom)?                            # kindsHeldExpr
  | (SAME_RUN_IN | SAME_TRIPLET_IN) NUMBER SUITS_WORD                   # sameInSuitsExpr
  | RUNS_FROM NUMBER+ IN_ONE_SUIT                                       # straightExpr
  ;
relationRank : NUMBER | ref ('+' NUMBER)? ;
meldKinds : meldKind (OR meldKind)* ;
meldKind  : RUN | TRIPLET | QUAD ;
meldWhere : ((IN | TOUCHING) setAtom)? (CONCEALED | CLAIMED)? ;
waitKind  : WAIT_OPEN | WAIT_EDGE | WAIT_CLOSED | PAIR | TRIPLET ;
list : '[' (listItem (','? listItem)*)? ']' ;
listItem : '-'? NUMBER | TILEWORD | ref ;

ref  : IDENT ;
name : IDENT | soft ;
