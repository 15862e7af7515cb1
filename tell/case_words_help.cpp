// The form of a case in words, for `--help` in Chinese; the English stands with the reader. Tested by
// tests/scripts/test_command.sh.
#include "tell/case_words.h"

namespace kaikou::tell {

namespace {

constexpr const char* inChinese =
    "用词写的牌例（中文和英文的词可以混用）：\n"
    "  指示牌 牌                             翻出的牌                                 indicator\n"
    "  庄家 座                               座是 0 到 3，按行牌次序                  dealer\n"
    "  上把百搭 牌                           上一局的百搭牌                           previous wild\n"
    "  座 几: 牌, 叫牌 牌 自 座, 亮出 牌                                              seat … from … aside\n"
    "                                        先写手牌，不含胡的那张；不知道的手牌写 `?`\n"
    "  违者 座…                              谁违反了义务，按最后一次违反的先后       offenders\n"
    "  事实 名字 = 值                        规则问到的牌桌上的事                     fact\n"
    "  翻出的 名字 牌                        由事件翻开的牌                           turned\n"
    "  胡 座 牌 自摸                         或 `自 座`（谁点炮），或 `夺杠 座`       win … self_draw, from, robbing\n"
    "      杠后、末尾牌                      自摸的牌可以加上                         after_kong, last_tiles\n"
    "  听 座                                 代替胡牌，给 `kou waits` 用              waits\n"
    "各句用 `;`、换行或不同的参数隔开。牌：123m 万，55p 筒，789s 条，字牌写名字；空格随意。\n"
    "下面的写法也认：三万，5M，E S W N，C F P，🀄，1z 到 7z（东南西北白发中）；pung，chow，kong。\n";

}  // namespace

const char* wordFormHelpIn(text::Language language) {
  return language == text::Language::Chinese ? inChinese : wordFormHelp;
}

}  // namespace kaikou::tell
