" Written by editors/generate from grammar/keywords.def: change that table, not this file.
if exists("b:current_syntax")
  finish
endif
syntax case match
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!非\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!逢\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!计\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouConstant /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!要\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!若\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!花\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!自\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!胡\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!第\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!番\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!点\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!每\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!有\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!是\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouConstant /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!无\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!或\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!当\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!归\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!座\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!字\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!听\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouConstant /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!否\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!各\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!则\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!免\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!值\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!例\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!以\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!令\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!付\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!乘\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!且\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!×\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!x\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!默认\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!骰子\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!骰和\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!首庄\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!顺子\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!项数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!面子\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!集合\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!随时\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!陪付\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!除非\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!除去\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!采用\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!选项\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!选定\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!退还\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!违者\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!进到\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!边张\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!输家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!较小\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!较大\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!转交\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!赢点\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!赢家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!记下\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!计番\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!规则\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!要求\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!补牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!补张\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!花色\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!舍到\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!至少\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!至多\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!自家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!翻开\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!继承\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!结果\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!管束\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!离局\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!禁止\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!百搭\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!番种\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!留底\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!用牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!现分\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!现值\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!状态\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!牌形\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!牌墙\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!点数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!流局\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouConstant /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!没有\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!次序\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!模块\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!某家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!杠子\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!杠后\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!末项\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!暗置\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!是否\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!无人\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!文献\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!整门\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!数列\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!改写\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!改为\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!摸牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!拒于\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!抉择\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!打牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!打出\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!手牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!手中\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!必须\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!循环\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!形听\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!强制\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!弃牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!座次\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!座数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!应牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!应得\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!庄家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!带有\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!已成\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!嵌张\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!属于\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!将眼\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!家数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!始自\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!夺杠\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!墩数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!场家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!在先\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!听牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!含有\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!否则\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!后于\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!后一\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!名次\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!各家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!可抢\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!叫牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!只许\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!发牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!原座\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!原庄\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!包牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!加在\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!加上\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!前一\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!刻子\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!删去\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!分色\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!减去\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!再翻\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!其中\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!公池\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!先于\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!依靠\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!依据\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!付钱\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!付点\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!亮置\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!亮明\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!交给\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!交出\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!事实\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!之一\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!义务\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!两面\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!不过\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!不计\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!不然\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!不含\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!上限\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!to\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!or\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!on\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!of\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouConstant /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!no\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!is\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!in\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!if\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!at\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!面子数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!随弃牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!门前清\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!那张牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!轮下庄\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!轮上庄\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!赢家座\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!被抢者\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!胡的牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!胡弃牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!翻出的\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!给场上\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!算开口\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!种花色\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!相连数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!番种表\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!牌形是\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!每家都\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!此局完\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!本局的\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!末尾牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!有面子\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!有违者\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!有整门\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!无面子\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!指示牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!所有牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!当事者\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!开口数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!对对子\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!家家胡\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!墩下张\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!墩上张\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!听的是\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!各家的\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!各一张\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!叫什么\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!取最大\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!取弃牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!及以上\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!包牌由\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!加一对\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!出牌者\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!其他家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!全场的\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!依次自\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!任意牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!从尾数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!从头数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!亮置着\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!不能胡\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!不可要\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!不可能\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!不公开\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!下一座\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!上一座\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!一家胡\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouConstant /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!yes\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!win\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!who\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!set\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!run\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!pot\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!per\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!pay\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!own\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!not\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!min\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!max\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!let\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!fan\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!any\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!and\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!食替的牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!顺子起于\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!面子皆为\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!都不算胡\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!这回末家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!这回头家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!还在首巡\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!跳过骰和\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!跳过小骰\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!赢家离场\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!自己摸到\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!胡的次数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!组组带有\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!牌皆属于\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!牌皆同色\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!牌有几色\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!牌数属于\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!牌墙首张\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!牌墙摸完\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!每个输家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!此局作废\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!某个输家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!最近一杠\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!最近一回\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!最大的胡\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!最后违者\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!无人胡牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!无人叫过\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!放过胡牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!收的一家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!持满种数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!持有几色\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!手中种数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!手中握有\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!手中几色\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!开打以前\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!开场各有\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!开口来源\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!开口同色\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!已见几张\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!始于其后\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!大家可要\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!在打家数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!在打各家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!听口不变\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!同顺遍及\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!同刻遍及\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!同一花色\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!各输家的\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!各家同时\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!各墩下张\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!各墩上张\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!剩余张数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!刚摸的牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!出于别家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!再加一张\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!全场就完\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!全场完了\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!任何叫牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!付的一家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!从发牌起\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!亮出手牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!不摸先问\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!不同对子\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!上把百搭\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!一局完了\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!with\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!wins\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!wild\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!when\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!wall\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!uses\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!tile\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!then\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!suit\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!step\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!sets\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!seat\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!runs\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!ring\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!rank\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!quad\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!pays\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!pair\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!open\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!only\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouConstant /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!none\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!next\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!need\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!more\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!meld\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!mark\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!list\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!keep\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!hand\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!from\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!fact\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!else\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!edge\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!each\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!duty\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!draw\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!dice\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!deal\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!call\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!adds\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!轮到自己时\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!轮到其下家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!赢家接着打\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!自己打过的\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!百搭充作数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!牌墙往下翻\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!牌墙从尾翻\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!杠后出的牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!最近一杠是\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!按骰和开门\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!打过的张数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!打完的局数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!打出被叫数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!张不同取自\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!将眼有百搭\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!始于第几口\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!头一胡家数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!头一个赢家\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!同胡的家数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!叫别人打的\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!取上家弃牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!其他在打的\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!他家打该色\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!worth\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!waits\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!value\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!up[ \t]\+to\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!tiles\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!tally\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!suits\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!shape\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!seats\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!score\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!ready\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!quads\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!payer\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!payee\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!pairs\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!order\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!opens\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!needs\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!melds\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!loser\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!limit\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!house\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!honor\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!holds\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!gives\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!giver\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!first\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!draws\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!count\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!calls\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!aside\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!after\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!actor\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!过胡锁至摸牌\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!翻牌后一张数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!相同顺子对数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!百搭皆作本身\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!百搭作他牌数\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!没有就算末张\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!最近一杠来源\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!最多相同顺子\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!头一胡出牌者\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!yes\/no\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!winner\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!unless\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!turned\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!stacks\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!result\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!remove\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!points\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!others\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!option\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!one[ \t]\+of\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!number\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!nobody\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!newest\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!module\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!liable\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!honour\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!flower\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!expect\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!exempt\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!except\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!dealer\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!copies\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!closed\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!claims\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!beside\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!before\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!without\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!wait[ \t]\+is\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!turn[ \t]\+up\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!triplet\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!size[ \t]\+of\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!sharing\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!ruleset\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!robbing\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!require\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!refused\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!private\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!payment\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!pattern\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!or[ \t]\+more\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!offered\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!no[ \t]\+meld\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!leaving\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!knitted\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!in[ \t]\+hand\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!implies\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!extends\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!example\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!discard\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!default\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!claimed\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!chooses\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!becomes\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!at[ \t]\+most\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!at[ \t]\+last\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!winnings\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!triplets\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!touching\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!to[ \t]\+house\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!tiles[ \t]\+of\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!standing\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!shape[ \t]\+is\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!robbable\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!restrict\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!previous\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!place[ \t]\+of\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!patterns\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!override\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!openings\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!links[ \t]\+by\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!hand[ \t]\+end\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!excludes\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!document\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!discards\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!claiming\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!at[ \t]\+least\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!any[ \t]\+time\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!any[ \t]\+meld\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!any[ \t]\+call\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!added[ \t]\+to\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!void[ \t]\+hand\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!that[ \t]\+tile\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!subtracts\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!some[ \t]\+seat\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!set[ \t]\+aside\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!same[ \t]\+seat\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!runs[ \t]\+from\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouControl /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!otherwise\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!offenders\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!of[ \t]\+others\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!no[ \t]\+winner\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!next[ \t]\+seat\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!match[ \t]\+end\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!liable[ \t]\+by\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!last[ \t]\+kong\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!indicator\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!hand[ \t]\+ends\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!from[ \t]\+tail\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!from[ \t]\+head\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!forbidden\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!exhausted\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!concealed\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!claimants\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!any[ \t]\+tiles\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!all[ \t]\+tiles\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!all[ \t]\+seats\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!win[ \t]\+passed\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!suits[ \t]\+held\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!some[ \t]\+loser\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!shows[ \t]\+hand\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!self-drawn\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!self[ \t]\+drawn\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!same[ \t]\+waits\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!refused[ \t]\+by\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!one[ \t]\+winner\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!on[ \t]\+discard\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!no[ \t]\+winners\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!match[ \t]\+ends\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!last[ \t]\+tiles\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!kinds[ \t]\+held\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!impossible\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!hands[ \t]\+over\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!hands[ \t]\+back\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!first[ \t]\+from\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!first[ \t]\+draw\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!every[ \t]\+seat\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!drawn[ \t]\+tile\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!drawn[ \t]\+hand\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!discarding\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!compulsory\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!and[ \t]\+a[ \t]\+pair\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!after[ \t]\+kong\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!winner[ \t]\+seat\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!unclaimable\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!sum[ \t]\+of[ \t]\+dice\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!same[ \t]\+run[ \t]\+in\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!same[ \t]\+dealer\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!round[ \t]\+up[ \t]\+to\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!robbed[ \t]\+seat\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!one[ \t]\+each[ \t]\+of\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!of[ \t]\+the[ \t]\+hand\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!no[ \t]\+call[ \t]\+yet\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!next[ \t]\+dealer\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!in[ \t]\+own[ \t]\+turn\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!in[ \t]\+one[ \t]\+suit\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!first[ \t]\+after\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!every[ \t]\+loser\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!count[ \t]\+seats\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!count[ \t]\+melds\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouDeclaration /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!choose[ \t]\+most\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!best[ \t]\+win[ \t]\+of\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!begins[ \t]\+with\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!before[ \t]\+play\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!all[ \t]\+at[ \t]\+once\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!with[ \t]\+discard\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!winning[ \t]\+tile\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!wild[ \t]\+in[ \t]\+pair\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!replacements\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!own[ \t]\+discards\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!of[ \t]\+the[ \t]\+match\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!of[ \t]\+each[ \t]\+seat\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!left[ \t]\+to[ \t]\+draw\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!last[ \t]\+kong[ \t]\+is\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!in[ \t]\+turn[ \t]\+from\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!head[ \t]\+of[ \t]\+wall\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!hands[ \t]\+played\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!first[ \t]\+winner\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!first[ \t]\+dealer\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!every[ \t]\+winner\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!different[ \t]\+of\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!any[ \t]\+tiles[ \t]\+of\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!any[ \t]\+offender\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!and[ \t]\+one[ \t]\+more\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!all[ \t]\+tiles[ \t]\+in\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!suits[ \t]\+in[ \t]\+hand\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!seats[ \t]\+in[ \t]\+play\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!round[ \t]\+down[ \t]\+to\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!previous[ \t]\+wild\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!previous[ \t]\+seat\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!of[ \t]\+each[ \t]\+loser\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!last[ \t]\+offender\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!kinds[ \t]\+in[ \t]\+hand\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!from[ \t]\+the[ \t]\+deal\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!every[ \t]\+meld[ \t]\+is\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!discards[ \t]\+made\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!count[ \t]\+seen[ \t]\+of\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!count[ \t]\+in[ \t]\+play\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!won[ \t]\+on[ \t]\+discard\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!waits[ \t]\+by[ \t]\+shape\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!suits[ \t]\+in[ \t]\+tiles\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!others[ \t]\+in[ \t]\+play\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!distinct[ \t]\+pairs\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!count[ \t]\+wilds[ \t]\+as\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!count[ \t]\+tiles[ \t]\+in\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!winner[ \t]\+plays[ \t]\+on\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!same[ \t]\+triplet[ \t]\+in\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!previous[ \t]\+dealer\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!next[ \t]\+turn[ \t]\+after\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!most[ \t]\+equal[ \t]\+runs\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!last[ \t]\+of[ \t]\+winners\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!instead[ \t]\+of[ \t]\+draw\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!fully[ \t]\+concealed\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!skip[ \t]\+sum[ \t]\+of[ \t]\+dice\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!skip[ \t]\+smaller[ \t]\+die\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!giver[ \t]\+after[ \t]\+kong\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!first[ \t]\+of[ \t]\+winners\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!source[ \t]\+of[ \t]\+opening\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!winner[ \t]\+leaves[ \t]\+play\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!swaps[ \t]\+of[ \t]\+last[ \t]\+call\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!giver[ \t]\+of[ \t]\+first[ \t]\+win\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!upper[ \t]\+tile[ \t]\+of[ \t]\+stack\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!source[ \t]\+of[ \t]\+last[ \t]\+kong\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!pairs[ \t]\+of[ \t]\+equal[ \t]\+runs\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!lower[ \t]\+tile[ \t]\+of[ \t]\+stack\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!every[ \t]\+group[ \t]\+touches\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!starts[ \t]\+after[ \t]\+opening\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!own[ \t]\+discards[ \t]\+claimed\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!openings[ \t]\+in[ \t]\+one[ \t]\+suit\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!next[ \t]\+tiles[ \t]\+from[ \t]\+tail\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!next[ \t]\+tiles[ \t]\+from[ \t]\+head\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!every[ \t]\+wild[ \t]\+as[ \t]\+itself\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!count[ \t]\+next[ \t]\+of[ \t]\+turned\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!break[ \t]\+at[ \t]\+sum[ \t]\+of[ \t]\+dice\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!upper[ \t]\+tiles[ \t]\+of[ \t]\+stacks\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!lower[ \t]\+tiles[ \t]\+of[ \t]\+stacks\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!count[ \t]\+wilds[ \t]\+as[ \t]\+others\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!all[ \t]\+tiles[ \t]\+in[ \t]\+one[ \t]\+suit\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!or[ \t]\+the[ \t]\+last[ \t]\+tile[ \t]\+drawn\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!others[ \t]\+discard[ \t]\+that[ \t]\+suit\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!count[ \t]\+winners[ \t]\+of[ \t]\+first[ \t]\+win\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!on[ \t]\+discard[ \t]\+of[ \t]\+previous[ \t]\+seat\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouOther /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!passing[ \t]\+locks[ \t]\+until[ \t]\+own[ \t]\+draw\%([[:alnum:]_]\|[^\x00-\x7f]\)\@!/
syntax match kouNumber /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!\d\+\%(\.\d\+\)\?/
syntax match kouTile /\%([[:alnum:]_]\|[^\x00-\x7f]\)\@1<!\%(\d\+\%(\a\|[^\x00-\x7f，。：；（）]\)\+\)\+/
syntax region kouString start=/"/ skip=/\\./ end=/"/ oneline
syntax region kouString start=/“/ end=/”/ oneline
syntax match kouComment /\/\/.*$/
highlight default link kouDeclaration Type
highlight default link kouControl Conditional
highlight default link kouConstant Constant
highlight default link kouOther Keyword
highlight default link kouNumber Number
highlight default link kouTile Number
highlight default link kouString String
highlight default link kouComment Comment
let b:current_syntax = "kou"
