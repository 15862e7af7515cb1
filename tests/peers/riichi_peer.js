// Scores riichi cases (JSON Lines, as `kou score --batch` takes them) with npm's @kobalab/majiang-core, one result a line:
// {"id", "payments", "han", "fu", "yaku"}; payments null where it finds no yaku.
//
//   NODE_PATH=… node riichi_peer.js < cases.jsonl
'use strict';
const Majiang = require('@kobalab/majiang-core');
const lines = require('fs').readFileSync(0, 'utf8').split('\n').filter(line => line);
const honours = '东南西北白发中', suits = {m: 'm', p: 'p', s: 's'};

/** Tiles in their notation, each 'm1' or 'z1'. */
function tilesOf(text) {
  const tiles = [];
  for (const [, rank, suit, honour] of text.matchAll(/([1-9])([mps])|([东南西北白发中])/gu))
    tiles.push(honour ? 'z' + (honours.indexOf(honour) + 1) : suits[suit] + rank);
  return tiles;
}
/** Where a seat sits, seen from another: + next, = opposite, - previous. */
const direction = (from, to) => ['', '+', '=', '-'][(from - to + 4) % 4];
function meldOf(meld, seat) {
  const tiles = tilesOf(meld.tiles), suit = tiles[0][0], ranks = tiles.map(tile => tile[1]).sort();
  if (meld.call === '暗杠') return suit + ranks.join('');
  const from = direction(meld.from, seat);
  if (meld.call === '吃') return suit + ranks[0] + from + ranks.slice(1).join('');
  if (meld.call === '加杠') return suit + ranks.slice(0, 3).join('') + from + ranks[3];
  return suit + ranks.join('') + from;
}
for (const line of lines) {
  const {id, dealer, seats, win, facts} = JSON.parse(line);
  const own = seats[win.seat], [tile] = tilesOf(win.tile);
  const wind = (win.seat - dealer + 4) % 4, drawn = win.by === 'self_draw';
  const hand = {m: '', p: '', s: '', z: ''};
  for (const held of tilesOf(own.hand)) hand[held[0]] += held[1];
  let text = '';
  for (const suit of 'mpsz') if (hand[suit]) text += suit + hand[suit].split('').sort().join('');
  if (drawn) text += tile;
  for (const meld of own.melds ?? []) text += ',' + meldOf(meld, win.seat);
  const rule = Majiang.rule({'ダブル役満あり': false, '役満パオあり': false});
  const found = Majiang.Util.hule(
    Majiang.Shoupai.fromString(text), drawn ? null : tile + direction(win.from, win.seat),
    Majiang.Util.hule_param({
      rule, zhuangfeng: '东南西北'.indexOf(facts['场风']), menfeng: wind, lizhi: facts['立直数'], yifa: facts['一发'],
      qianggang: win.by === 'rob_kong', lingshang: !!win.after_kong, haidi: facts['left to draw'] > 0 ? 0 : drawn ? 1 : 2,
      changbang: facts['本场'], baopai: tilesOf(id.split(':').slice(1).join(' ')),
    }));
  const result = {id, payments: null};
  if (found && found.hupai) {
    result.han = found.fanshu ?? 0;
    result.fu = found.fu ?? 0;
    result.yakuman = found.damanguan ?? 0;
    // Their payments begin with the east seat.
    result.payments = seats.map((_, seat) => found.fenpei[(seat - dealer + 4) % 4]);
    result.yaku = found.hupai.map(yaku => yaku.name);
  }
  console.log(JSON.stringify(result));
}
