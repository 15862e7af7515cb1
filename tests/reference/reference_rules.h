// Rulesets that ask what the shipped ones do not: several kinds of wild, every question about a reading, all shapes
// at once.
#pragma once

namespace kaikou::reference {

struct RuleText {
  const char* name;
  const char* text;
  const char* tiles = nullptr;   // instead of handTiles
  int maxWilds = 2;              // in a hand of a quick test: few kinds of tile bear more
};

inline const char* const handTiles = R"(
tiles {
  suit 万 m 1..9 copies 4
  suit 筒 p 1..9 copies 4
  honour 东 南 西 北 中 发 白 copies 4
  ring 东 南 西 北 发 白 中
}
set 字牌 "字" / "honours" = 东 南 西 北 中 发 白
set 幺九 "幺九" / "ends" = rank 1 9
call 吃   "吃" / "chow" : run on discard of previous seat, opens
call 碰   "碰" / "pung" : triplet on discard, opens
call 明杠 "明杠" / "kong" : quad on discard, opens, draws
call 补杠 "补杠" / "added kong" : quad added to 碰, draws, robbable
call 暗杠 "暗杠" / "concealed kong" : quad in hand, draws, concealed
claims { order win, 碰 明杠, 吃 }
shape 平 "平" / "melds" = 4 melds and a pair
)";

inline const char* const fewTiles = R"(
tiles {
  suit 万 m 1..6 copies 4
  honour 东 南 中 copies 4
}
set 字牌 "字" / "honours" = 东 南 中
call 吃   "吃" / "chow" : run on discard of previous seat, opens
call 碰   "碰" / "pung" : triplet on discard, opens
call 暗杠 "暗杠" / "concealed kong" : quad in hand, draws, concealed
claims { order win, 碰, 吃 }
)";

inline const char* const threeSuits = R"(
tiles {
  suit 万 m 1..9 copies 4
  suit 筒 p 1..9 copies 4
  suit 条 s 1..9 copies 4
  honour 东 南 中 copies 4
}
set 字牌 "字" / "honours" = 东 南 中
call 吃   "吃" / "chow" : run on discard of previous seat, opens
call 碰   "碰" / "pung" : triplet on discard, opens
call 暗杠 "暗杠" / "concealed kong" : quad in hand, draws, concealed
claims { order win, 碰, 吃 }
)";

// The rest of each ruleset; its header and handTiles come before.
inline constexpr RuleText ruleTexts[] = {
    {"related", R"(
deal { seats 4  hand 13, dealer 14 }
shape 平 "平" / "melds" = 4 melds and a pair
shape 龙 "龙" / "knitted" = one each of knitted 147 258 369, 1 melds and a pair
shape 散 "散" / "apart" = 14 different of knitted 159 2368 47 字牌 rank 3 6
shape 对 "对" / "pairs" = 7 distinct pairs
pattern 同 "同" / "same twice" worth 1 : runs n n in one suit
pattern 双色 "双" / "in two suits" worth 2 : runs n n in 2 suits
pattern 连 "连" / "six" worth 3 : runs n n+3 in one suit
pattern 老少 "老少" / "ends" worth 4 : runs 1 7 in one suit
pattern 刻连 "刻" / "triplets" worth 5 : triplets n n+1 n+2 in one suit
pattern 同刻 "同刻" / "same triplet" worth 6 : triplets n n in 2 suits
pattern 三色 "三色" / "three suits" worth 7 : runs n n+1 n+2 in 3 suits
pattern 步 "步" / "steps" worth 8 : runs n n+2 n+4 in one suit
pattern 花龙 "花" / "mixed" worth 9 : runs 1 4 7 in 3 suits
pattern 三同 "三同" / "same in three" worth 10 : runs n n n in 3 suits
set 两副 "两副" / "two" = 同 双色 连 老少 同刻
set 三副 "三副" / "three" = 三色 步 花龙 三同 刻连
pattern 相连 "相连" / "links" worth 16 x links by 两副 beside 三副 + 64 x links by {连 老少} + 256 x links by 三副 : links by {两副 三副} >= 1 excludes 三副
pattern 四归 "四归" / "four" worth 1024 x kinds held 4 + 4096 x kinds held 3 or more in {字牌 rank 1 2} : kinds held 3 or more >= 1
pattern 候 "候" / "waits" worth 8192 x size of waits : 1m in (waits) or size of waits = 1
pattern 手 "手" / "hand" worth suits in hand + 8 x suits held + 64 x kinds in hand in {rank 1 9} + 512 x kinds in hand 2 : suits in tiles = 3
pattern 握 "握" / "holds" worth 3 : holds 1112 in one suit or holds 45 in one suit
pattern 无顺 "无" / "no such run" worth 5 : no meld run in {1m 2m 3m 中} or any meld triplet or quad in 5p
pattern 带顺 "带" / "such runs" worth 6 x count melds run in {4s 5s 6s} : any meld run in {4s 5s 6s} and no meld run touching rank 1
set 名堂 "名堂" / "patterns" = 两副 三副 相连 四归 候 手 握 无顺 带顺
payment { 番 "番" / "fan" : = 1 + worth 名堂 }
result { fans = 名堂 }
)", threeSuits, 0},
    {"wild_pairs", R"(
deal { seats 2  hand 7, dealer 8 }
wild 王牌 "王牌" / "wilds" = 东 2m
shape 平 "平" / "melds" = 2 melds and a pair
shape 散 "散" / "apart" = 8 different of rank 1 2 3 4 5 字牌 6m
shape 加 "加" / "beside" = one each of {1m 中 6m}, 1 melds and a pair
shape 对 "对" / "pairs" = 4 pairs
shape 各样 "各" / "one each" = one each of {1m 3m 4m 5m 6m 南 中} and one more
pattern 爆头 "爆头" / "wild in the pair" worth 2 : wild in pair
pattern 爆听 "爆听" / "waits with it" worth 3 : wild in pair and wait is pair
pattern 不爆 "不爆" / "none in the pair" worth 4 : not wild in pair and wait is triplet or open
pattern 四归 "四归" / "four" worth 5 x kinds held 4 + kinds held 3 or more in {字牌 1m 2m} : kinds held 2 or more >= 2
pattern 连 "连" / "runs" worth 9 : runs n n+1 in one suit
pattern 刻连 "刻" / "triplets" worth 11 + links by {连 刻连} : triplets n n+1 in one suit
pattern 候 "候" / "waits" worth 100 x size of waits : size of waits >= 1
set 名堂 "名堂" / "patterns" = 爆头 爆听 不爆 四归 连 刻连 候
payment { 番 "番" / "fan" : = 1 + worth 名堂 }
choose most winnings
result { fans = 名堂 }
)", fewTiles, 4},
    {"several_wilds", R"(
deal { seats 4  hand 13, dealer 14 }
wild 王牌 "王牌" / "wilds" = 中 白 5m
shape 对 "对" / "pairs" = 7 pairs
set 十三张 "十三张" / "thirteen" = 1m 9m 1p 9p 2p 8p 字牌
shape 十三 "十三" / "one each" = one each of 十三张 and one more
shape 乱 "乱" / "any" = any tiles
pattern 原样 "原样" / "as it is" worth 1 : every wild as itself
pattern 百变 "百变" / "two become others" worth 7 : count wilds as others >= 2
pattern 作五 "作五" / "as wilds" worth 5 : count wilds as {5m 中} >= 1
pattern 作白 "作白" / "as white" worth 3 : count wilds as 白 = 1
pattern 字一色 "字一色" / "honours" worth 4 : all tiles in 字牌
pattern 单 "单" / "single waits" worth 2 : wait is edge or closed or pair
pattern 双 "双" / "others" worth 1 : wait is open or triplet
pattern 暗 "暗" / "concealed triplets" worth count melds triplet or quad concealed : any meld triplet or quad concealed
pattern 对形 "对" / "pairs" of 对 worth 6 : pair in 字牌 and pair is not 5m
pattern 十三形 "十三" / "one each" of 十三 worth 9 : pair in 幺九
set 名堂 "名堂" / "patterns" = 原样 百变 作五 作白 字一色 单 双 暗 对形 十三形
need 成牌 "成" / "complete" : shape is 平 or shape is 对 or shape is 十三 or all tiles in 字牌
need 有番 "有" / "something" : worth 名堂 >= 3
payment { 番 "番" / "fan" : = 2 ^ worth 名堂
  放 "放" / "gave" : x 2 when loser is giver }
choose most winnings, count 百变, count 原样
result {
  fans = 名堂
  spent = count wilds as others
}
)"},
    {"one_wild", R"(
deal { seats 3  hand 13, dealer 14  indicator head of wall }
wild 癞 "癞" / "the wild" = next indicator
shape 异 "异" / "distinct pairs" = 7 distinct pairs
shape 乱 "乱" / "any" = any tiles
fact 圈风 "圈风" / "wind" : tile = 东
let 门风 "门风" / "seat wind" = [东 南 西] at place of winner
let 风刻 "刻" / "triplets of the winds" = count melds triplet or quad in (门风) + 2 x count melds triplet or quad in (圈风)
pattern 边 "边" / "edge" worth 1 : wait is edge
pattern 嵌 "嵌" / "closed" worth 2 : wait is closed
pattern 开 "开" / "open" worth 3 : wait is open
pattern 单 "单" / "pair" worth 4 : wait is pair
pattern 刻听 "刻" / "triplet" worth 5 : wait is triplet
pattern 风将 "风将" / "pair of a wind" worth 1 : pair is 门风 or pair is 圈风
pattern 带 "带" / "ends everywhere" worth 3 : every group touches {幺九 字牌}
pattern 明 "明" / "claimed" worth count melds claimed : any meld claimed
pattern 暗 "暗" / "concealed runs" worth 2 : no meld triplet or quad concealed
pattern 全暗 "全暗" / "all concealed" worth 2 : every meld is concealed
pattern 触 "触" / "touching" worth 1 : count melds run touching 幺九 >= 2
pattern 异形 "异" / "pairs" of 异 worth 5 : pair in 幺九
pattern 硬 "硬" / "hard" worth 1 : every wild as itself
set 名堂 "名堂" / "patterns" = 边 嵌 开 单 刻听 风将 带 明 暗 全暗 触 异形 硬
need 成牌 "成" / "complete" : shape is 平 or shape is 异 or all tiles in 字牌
payment { 番 "番" / "fan" : = worth 名堂 + 风刻
  庄 "庄" / "dealer" : x 2 when loser is dealer or winner is dealer }
choose most winnings
result {
  fans = 名堂
  winds = 风刻
}
)"},
    {"runs_and_wilds", R"(
deal { seats 2  hand 13, dealer 14 }
wild 王牌 "王牌" / "wilds" = 5m 5p
pattern 一般 "一般" / "equal runs" worth pairs of equal runs : pairs of equal runs >= 1
pattern 三同 "三同" / "most equal" worth most equal runs : most equal runs >= 3
pattern 双色 "双色" / "two suits" worth 3 : same run in 2 suits
pattern 龙 "龙" / "straight" worth 6 : runs from 1 4 7 in one suit
pattern 硬 "硬" / "hard" worth 2 : every wild as itself
set 名堂 "名堂" / "patterns" = 一般 三同 双色 龙 硬
need 成牌 "成" / "complete" : shape is 平
payment { 番 "番" / "fan" : = 1 + worth 名堂 }
choose most winnings, count 硬
result { fans = 名堂 }
)"},
    {"shared", R"(
deal { seats 4  hand 13, dealer 14  indicator head of wall }
wild 癞 "癞" / "the wild" = indicator
option 反 "反" / "the last offender" : yes/no = no
pattern 清 "清" / "one suit" worth 3 : all tiles in one suit
pattern 同刻 "同刻" / "two suits" worth 2 : same triplet in 2 suits
set 名堂 "名堂" / "patterns" = 清 同刻
need 成牌 "成" / "complete" : shape is 平
need 够付 "够" / "enough from each" : every loser (payment >= 2)
duty 跟 "跟" / "follow" {
  starts after opening 2 in one suit
  others discard that suit
  except source of opening 2
}
payment { 番 "番" / "fan" : = 1 + worth 名堂 + openings
  放 "放" / "gave" : + 2 when loser is giver or openings of loser >= 1
  顶 "顶" / "top" : becomes 9 when some loser (value > 6), otherwise at most 7 }
liable 犯 "犯" / "offender" : last offender when 反 and any offender
liable 源 "源" / "source" : source of opening 2 when openings >= 2
liable 抢 "抢" / "robbed" : robbed seat when robbing
liable 不听 "不听" / "not ready" : giver when openings >= 1 and not ready giver
sharing 陪 "陪" / "offenders pay too" : offenders when liable by 源
choose most winnings
result {
  fans = 名堂
  pungs = count 碰
}
)"},
    {"many_wilds", R"(
deal { seats 2  hand 10, dealer 11 }
wild 王牌 "王牌" / "wilds" = 中 6m
fact 圈风 "圈风" / "wind" : tile = 东
shape 平 "平" / "melds" = 3 melds and a pair
shape 乱 "乱" / "any" = any tiles
let 风刻 "风刻" / "triplets of the wind" = count melds triplet or quad in (圈风)
pattern 一色 "一色" / "one suit" worth 2 : all tiles in one suit
pattern 字一色 "字一色" / "honours" worth 3 : all tiles in 字牌
pattern 碰碰 "碰碰" / "triplets" of 平 worth 3 : every meld is triplet or quad
pattern 中张 "中张" / "many" worth 1 : count tiles in {3m 4m} >= 6
pattern 变 "变" / "as honours" worth 2 : count wilds as 字牌 = 2
pattern 单 "单" / "single" worth 1 : wait is pair or edge
pattern 嵌 "嵌" / "closed" worth 2 : wait is closed
pattern 暗刻 "暗刻" / "concealed" worth count melds triplet or quad concealed : any meld triplet or quad concealed
pattern 将 "将" / "pair" worth 1 : pair is not 6m and pair is not 中
set 名堂 "名堂" / "patterns" = 一色 字一色 碰碰 中张 变 单 嵌 暗刻 将
need 成牌 "成" / "complete" : shape is 平 or all tiles in 字牌
payment { 番 "番" / "fan" : = 1 + worth 名堂 + 风刻 - count wilds as others }
choose most winnings
result {
  fans = 名堂
  winds = 风刻
}
)", fewTiles, 5},
    {"many_wilds_pairs", R"(
deal { seats 2  hand 7, dealer 8 }
wild 王牌 "王牌" / "wilds" = 东 5m
shape 对 "对" / "pairs" = 4 pairs
shape 异 "异" / "distinct" = 4 distinct pairs
set 七张 "七张" / "seven" = 1m 3m 4m 5m 6m 东 中
shape 各样 "各" / "one each" = one each of 七张 and one more
pattern 对形 "对" / "pairs" of 对 worth 2 : pair in 字牌 and pair is not 东
pattern 异形 "异" / "distinct" of 异 worth 1 : pair is 5m and pair is not 1m
pattern 各形 "各" / "one each" of 各样 worth 3 : pair in 字牌 or wait is pair
pattern 带 "带" / "touching" worth 2 : every group touches {1m 2m 5m 东}
pattern 变 "变" / "as wilds" worth 2 : count wilds as 王牌 >= 1
pattern 单骑 "听" / "pair wait" worth 1 : wait is pair
pattern 多 "多" / "others" worth 1 : count wilds as others >= 3
set 名堂 "名堂" / "patterns" = 对形 异形 各形 带 变 单骑 多
need 成牌 "成" / "complete" : shape is 对 or shape is 异 or shape is 各样
payment { 番 "番" / "fan" : = 1 + worth 名堂 }
choose most winnings, count 变
result { fans = 名堂 }
)", fewTiles, 5},
};

}  // namespace kaikou::reference
