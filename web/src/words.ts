// The words of the page, in both languages; what rules are called comes from the rules.
import type {Language} from './state';

const table = {
  workshop: ['开口 · 规则工作坊', 'Kaikou · rules workshop'],
  hand: ['算牌', 'Hand'], play: ['打牌', 'Play'], rules: ['规则', 'Rules'], try: ['试打', 'Try'], book: ['规则书', 'Book'], log: ['牌谱', 'Log'],
  main_parts: ['页面的各部分', 'parts of the page'],
  ruleset: ['规则', 'Ruleset'], my_rules: ['我改的规则', 'my rules'], options: ['选项', 'Options'], changed_options: ['改了 {0} 项', '{0} changed'],
  reset_options: ['恢复原样', 'Reset'], share: ['分享', 'Share'], link_copied: ['链接已复制', 'the link is copied'], link_here: ['链接在地址栏里', 'the link is in the address bar'],
  language: ['English', '中文'], language_label: ['切换到英文', 'switch to Chinese'],
  none: ['无', 'none'], no_limit: ['不封', 'no limit'], yes: ['要', 'yes'], no: ['不要', 'no'],
  examples: ['牌例', 'Examples'], choose_example: ['选一手牌例…', 'choose an example…'], type_hand: ['打字输入', 'Type it'], typed_hint: ['每项一句，如：', 'one clause each, for example:'],
  read_it: ['放到桌上', 'Put on the table'], table: ['牌桌', 'The table'], seat_n: ['{0} 座', 'Seat {0}'], winner: ['赢家', 'winner'], dealer: ['庄家', 'dealer'], dealer_short: ['庄', 'D'],
  concealed: ['手牌', 'Hand'], melds: ['副露', 'Melds'], aside: ['亮置', 'Set aside'], winning_tile: ['胡的牌', 'Winning tile'], indicator: ['指示牌', 'Indicator'], previous_wild: ['上把百搭', 'Previous wild'],
  unknown_hand: ['手牌不知道', 'hand unknown'], untold_seat: ['没提这一家', 'not told'], tell_seat: ['摆这一家', 'set this seat'], forget_seat: ['不提这一家', 'leave this seat out'],
  put_where: ['点牌放到', 'Tiles go to'], how_won: ['怎么胡的', 'How it was won'], self_draw: ['自摸', 'self-drawn'], discard: ['点炮', 'on a discard'], rob_kong: ['抢杠', 'robbing a kong'],
  from_seat: ['从 {0} 座', 'from seat {0}'], after_kong: ['杠上开花', 'after a kong'], last_tiles: ['海底', 'on the last tiles'], facts: ['牌桌上的事', 'Facts'], offenders: ['违者', 'Offenders'],
  undo: ['退一步', 'Undo'], clear_hand: ['清空手牌', 'Clear the hand'], remove_meld: ['去掉这组', 'remove this meld'], remove_tile: ['点一下拿掉', 'press to take away'],
  what_it_pays: ['付多少', 'What it pays'], why: ['为什么', 'Why'], pays: ['付', 'pays'], wins: ['赢', 'wins'], refused: ['不能胡', 'Not a win'], refused_by: ['不满足：{0}', 'fails: {0}'],
  reading: ['这样读', 'Read as'], counted: ['怎样算的', 'How it is counted'], not_counted: ['没起作用的 {0} 行', '{0} lines that changed nothing'], conditions: ['都满足了', 'Conditions met'],
  not_met: ['没满足', 'Not met'], nearest: ['差一点：这样就成了', 'Nearest complete hand'], tiles_short: ['差 {0} 张', '{0} tiles short'], source: ['出处', 'Source'],
  line_becomes: ['定为', '='], line_add: ['加', '+'], line_subtract: ['减', '−'], line_times: ['乘', '×'], line_at_most: ['最多', 'at most'], line_at_least: ['至少', 'at least'], line_round_up: ['进到', 'up to'], line_round_down: ['舍到', 'down to'],
  waits: ['听什么', 'Waits'], waits_of: ['不算胡的那张，听：', 'without the winning tile it waits for:'], waits_none: ['还没听牌', 'not waiting yet'], lacks: ['差 {0} 张上听', '{0} tiles from complete'], by_draw: ['摸', 'draw'], by_discard: ['点', 'discard'],
  discard_for: ['打 {0} 听', 'discard {0}, wait for'], nobody_liable: ['', ''], liable: ['{0} 座包', 'seat {0} is liable'], results: ['结果', 'Results'], example_text: ['写成例', 'As an example'], copy: ['复制', 'Copy'], copied: ['已复制', 'copied'],
  play_this: ['用这套规则打一局', 'Play by these rules'], see_rules: ['看规则', 'See the rules'], score_this: ['放到算牌', 'To the hand desk'],
  new_table: ['重新开桌', 'New table'], next_hand: ['下一局', 'Next hand'], your_turn: ['轮到你', 'Your turn'], thinking: ['{0} 座在想…', 'seat {0} is thinking…'], you: ['你', 'you'], left_tiles: ['余 {0} 张', '{0} left'],
  wild: ['百搭', 'wild'], wilds: ['百搭', 'Wilds'], hints: ['提示', 'Hints'], pace: ['快慢', 'Pace'], slow: ['慢', 'slow'], normal: ['中', 'normal'], fast: ['快', 'fast'], pass: ['过', 'Pass'], win: ['胡', 'Win'], discard_it: ['打出', 'Discard'],
  choose_discard: ['点一张牌打出', 'press a tile to discard it'], last_discard: ['刚打的', 'last discard'], over_won: ['{0}胡了', '{0} won'], over_drawn: ['荒庄：没人胡', 'Nobody won'], over_left: ['有人离开', 'Somebody left'], over_faulted: ['这局作废', 'The hand is void'],
  seen_left: ['还没见到', 'not seen yet'], points: ['点', 'points'], total: ['累计', 'total'], this_hand: ['本局', 'this hand'], keep_log: ['存牌谱', 'Keep the log'], replay_it: ['复盘', 'Replay'], you_are: ['你是 {0} 座', 'you are seat {0}'],
  discards: ['牌河', 'discards'], bot: ['机器人', 'bots'], wait_for: ['听', 'waits for'], hint_discard: ['打它听牌', 'waits after this'], seat_says: ['{0}：{1}', '{0}: {1}'], draws: ['摸牌', 'draws'], hand_number: ['第 {0} 局', 'hand {0}'],
  edit_rules: ['改规则', 'Edit rules'], start_from: ['从这套规则改起', 'Start from'], make_mine: ['在它上面写自己的', 'Write my own on top'], problems: ['{0} 个问题', '{0} problems'], no_problems: ['没有问题', 'no problems'], checking: ['查…', 'checking…'],
  use_rules: ['用这套规则', 'Use these rules'], rules_in_use: ['正用着', 'in use'], format: ['整理', 'Format'], words_zh: ['换成中文词', 'Chinese words'], words_en: ['换成英文词', 'English words'], download: ['下载', 'Download'], open_file: ['打开文件', 'Open a file'],
  editor: ['规则文本', 'text of the rules'], line_col: ['第 {0} 行第 {1} 列', 'line {0}, column {1}'], shipped_text: ['看 {0} 的原文', 'text of {0}'], house_text_note: ['原文只能看；点“在它上面写自己的”再改。', 'Shipped text is for reading; write your own on top of it.'],
  my_draft: ['我的', 'mine'], draft_kept: ['存在这个浏览器里', 'kept in this browser'], back_to_draft: ['回到我的规则', 'Back to my rules'],
  how_many: ['打多少局', 'How many hands'], start: ['开始', 'Start'], stop: ['停', 'Stop'], compare_with: ['和改了的比', 'Compare with a change'], compare_options: ['另一边的选项', 'Options of the other side'], hands_done: ['{0} / {1} 局', '{0} of {1} hands'], try_hint: ['让四个机器人按这套规则打很多局，看看会怎样。', 'Four bots play many hands by these rules.'],
  nothing_yet: ['还没有', 'nothing yet'], print: ['打印', 'Print'], find_in_book: ['在规则书里找', 'Find in the book'], found_none: ['没找到', 'nothing found'],
  open_log: ['打开牌谱文件', 'Open a log'], log_hint: ['牌谱是打完存下的 .jsonl 文件；打开它就查验每一行，并一步一步重打，四家的牌都摊开。', 'A log is a .jsonl file that was kept after play. Opening it checks every line and plays it again step by step, all hands open.'],
  verified: ['查验过：每一行都对', 'verified: every line is right'], not_closed: ['没有结束的一行：牌谱还没完', 'not closed: the match still ran'], seed_unproved: ['种子没有公开，牌墙不能证明', 'the seed is not opened: the walls are not proved'], wrong_log: ['牌谱不对：{0}', 'the log is wrong: {0}'],
  first: ['最前', 'First'], back: ['上一步', 'Back'], forward: ['下一步', 'Forward'], last: ['最后', 'Last'], step_n: ['第 {0} / {1} 步', 'step {0} of {1}'], log_lines: ['行', 'lines'],
  loading: ['装入中…', 'loading…'], failed: ['出错了', 'something went wrong'], retry: ['再试', 'Try again'], close: ['关', 'Close'], wrong_tile_count: ['', ''], requires: ['要求', 'Requirements'],
  yours: ['你的手牌', 'your hand'], none_left: ['没有了', 'none left'], old_link: ['这个链接打不开：可能被截断了', 'this link cannot be opened: it may have been cut off'], offline_ready: ['可以离线用', 'works offline'], drawn: ['刚摸到', 'just drawn'], more: ['更多', 'More'],
  patterns_won: ['牌型', 'Patterns'], group_of: ['{0} · {1} 座', '{0} · seat {1}'], payer: ['{0} 座付', 'seat {0} pays'], cite: ['出处：{0}', 'source: {0}'], to_pay: ['应付 {0}', 'owes {0}'], show_all: ['全部', 'All'], win_on: ['{0}，{1}', '{0}, {1}'], skip_to: ['跳到内容', 'Skip to content'],
} satisfies Record<string, [string, string]>;

export type Word = keyof typeof table;
let now: Language = 'zh';
export const setLanguage = (language: Language): void => void (now = language);
export const zh = (): boolean => now === 'zh';

export function say(word: Word, ...holes: (string | number)[]): string {
  let text: string = table[word][now === 'zh' ? 0 : 1];
  holes.forEach((hole, i) => (text = text.replaceAll(`{${i}}`, String(hole))));
  return text;
}
/** The title of something that rules declare. */
export const titled = (one: {zh: string; en: string}): string => (now === 'zh' ? one.zh : one.en);
export const cited = (one: {cite_zh?: string | null; cite_en?: string | null}): string => (now === 'zh' ? one.cite_zh : one.cite_en) ?? '';
