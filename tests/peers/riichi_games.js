// Plays the riichi matches of a log (docs/log.md) again in the engine of npm's @kobalab/majiang-core, decision by decision: the same wall
// and the same actions. At every decision both have to offer the same actions, and every hand has to end with the same points, pot,
// counters and next dealer; a match with the same totals.
//
//   NODE_PATH=… node riichi_games.js < log.jsonl      exits 1 at the first difference of a match, and says where
//
// Where the rules differ: thirteen orphans may rob a concealed kan here. Hands in which that is offered end their match.
'use strict';
const Majiang = require('@kobalab/majiang-core');

const honours = '东南西北白发中', suits = {万: 'm', 筒: 'p', 索: 's'}, suitNames = {m: '万', p: '筒', s: '索'};
const theirs = (tile) => (tile.length === 1 ? 'z' + (honours.indexOf(tile) + 1) : suits[tile[1]] + tile[0]);
const ours = (tile) => (tile[0] === 'z' ? honours[tile[1] - 1] : tile[1] + suitNames[tile[0]]);
const tilesOf = (text) => (text === '' ? [] : text.split(' '));

class Difference extends Error {}
const differ = (text) => { throw new Difference(text); };
const same = (what, own, peer) => JSON.stringify(own) === JSON.stringify(peer) || differ(`${what}: ${JSON.stringify(own)} here, ${JSON.stringify(peer)} there`);

const rule = Majiang.rule({赤牌: {m: 0, p: 0, s: 0}, ダブル役満あり: false});

/** The peer's engine, which waits for what the log says instead of asking players. */
class Driven extends Majiang.Game {
  constructor() { super([], null, rule, 'log'); }
  call_players(status) { this._status = status; this._reply = [{}, {}, {}, {}]; }
  notify_players() {}
  delay(next) { next(); }
  say() {}
  qipai() { this._status = 'between'; }
  begin(wall) { super.qipai(wall); }
  seatOf(l) { return this._model.player_id[l]; }
  get turn() { return this.seatOf(this._model.lunban); }
}

/** Their order: four replacements, five indicators of dora, five of ura dora, and the wall from its end. */
function wallOf(tiles, hands, dealer) {
  const last = tiles.length, at = (i) => theirs(tiles[i]);
  const dead = [at(last - 2), at(last - 1), at(last - 4), at(last - 3)];
  for (const which of [0, 1]) for (let stack = 3; stack <= 7; ++stack) dead.push(at(last - 2 * stack + which));
  const dealt = [];
  for (let l = 0; l < 4; ++l) {
    const hand = tilesOf(hands[(dealer + l) % 4]);
    if (l === 0) hand.splice(hand.indexOf(tiles[52]), 1);
    dealt.push(...hand.map(theirs));
  }
  const live = tiles.slice(52, last - 14).map(theirs);
  const wall = Object.create(Majiang.Shan.prototype);
  const pai = [...dead, ...[...dealt, ...live].reverse()];
  return Object.assign(wall, {_rule: rule, _pai: pai, _baopai: [pai[4]], _fubaopai: [pai[9]], _weikaigang: false, _closed: false});
}

const meldCall = (meld) => {
  const ranks = meld.replace(/[^0-9]/g, ''), suit = meld[0];
  if (/^(\d)\1*$/.test(ranks)) return `call ${ranks.length === 3 ? '碰' : /[+=-]$/.test(meld) ? '大明杠' : /[+=-]/.test(meld) ? '加杠' : '暗杠'} ${ours(suit + ranks[0])}`;
  return `call 吃 ${ours(suit + Math.min(...ranks))}`;
};

/** What the peer offers, each with the reply that chooses it. */
function ownTurn(game) {
  const offers = new Map();
  if (game._status !== 'fulou') {
    if (game.allow_hule()) offers.set('win', {hule: '-'});
    for (const meld of game.get_gang_mianzi() ?? []) offers.set(meldCall(meld), {gang: meld});
    if (game.allow_pingju()) offers.set('step 九种', {daopai: '-'});
    for (const tile of game.allow_lizhi() || []) offers.set(`step 立直 ${ours(tile)}`, {dapai: tile + '*'});
  }
  for (const tile of game.get_dapai()) offers.set(`discard ${ours(tile)}`, {dapai: tile});
  return offers;
}
function answers(game, l) {
  const offers = new Map();
  if (game.allow_hule(l)) offers.set('win', {hule: '-'});
  if (game._status === 'gang') return offers;
  const next = (game._model.lunban + 1) % 4 === l;
  for (const meld of game.get_gang_mianzi(l) ?? []) offers.set(meldCall(meld), {fulou: meld});
  for (const meld of game.get_peng_mianzi(l) ?? []) offers.set(meldCall(meld), {fulou: meld});
  if (next) for (const meld of game.get_chi_mianzi(l) ?? []) offers.set(meldCall(meld), {fulou: meld});
  return offers;
}

let decisions = 0, hands = 0, matches = 0, skipped = 0;

/** One hand: its lines from `hand` to `end`. */
function play(game, lines) {
  const [head, wall, deal] = lines;
  same('the dealer', head.dealer, (game._model.qijia + game._model.jushu) % 4);
  game.begin(wallOf(tilesOf(wall.tiles), deal.hands, head.dealer));
  let at = 3;
  const nextAction = () => {
    while (at < lines.length && lines[at].line !== 'action') ++at;
    return at < lines.length ? lines[at++] : differ('the log has no further action');
  };
  const compare = (action, seat, offers) => {
    const place = `hand ${head.number}, action ${action.number}`;
    same(`${place}: who is asked`, action.seat, seat);
    same(`${place}: what is open to seat ${seat}`, action.open.filter((one) => one !== 'pass').sort(), [...offers.keys()].sort());
    ++decisions;
    return action.took === 'pass' ? {} : offers.get(action.took);
  };
  for (;;) {
    switch (game._status) {
      case 'qipai': game.reply_qipai(); break;
      case 'zimo': case 'gangzimo': {
        const seat = game.turn;
        game._reply[seat] = compare(nextAction(), seat, ownTurn(game));
        game.reply_zimo();
        break;
      }
      case 'fulou':
        if (!game._gang) game._reply[game.turn] = compare(nextAction(), game.turn, ownTurn(game));
        game.reply_fulou();
        break;
      case 'dapai': case 'gang': {
        const concealed = game._status === 'gang' && /^[mpsz]\d{4}$/.test(game._gang);
        const asked = new Map();
        if (!concealed)
          for (let i = 1; i < 4; ++i) {
            const l = (game._model.lunban + i) % 4, offers = answers(game, l);
            if (offers.size > 0) asked.set(game.seatOf(l), offers);
          }
        // The log asks about the tile in question before the next decision of somebody whose turn it is.
        let other = at;
        while (other < lines.length && !['action', 'asked'].includes(lines[other].line)) ++other;
        const own = other < lines.length && lines[other].line === 'asked' ? lines[other].seats : [];
        if (concealed && own.length > 0) return false;
        same(`hand ${head.number}, before action ${lines.slice(other).find((line) => line.line === 'action')?.number}: who is asked`, own, [...asked.keys()].sort());
        if (own.length > 0) at = other + 1;
        for (let i = 0; i < own.length; ++i) {
          const action = nextAction();
          game._reply[action.seat] = compare(action, action.seat, asked.get(action.seat));
        }
        game[game._status === 'gang' ? 'reply_gang' : 'reply_dapai']();
        break;
      }
      case 'hule': game.reply_hule(); break;
      case 'pingju': game.reply_pingju(); break;
      default: {
        const end = lines[lines.length - 1], model = game._model, over = game._status === 'jieju';
        while (at < lines.length && lines[at].line !== 'action') ++at;
        same(`hand ${head.number}: actions after its end`, lines.length - at, 0);
        same(`hand ${head.number}: the match is over`, end.match_over, over);
        same(`hand ${head.number}: totals`, end.totals.map((points, seat) => points - game.before[seat] + 25000), over ? withReturns(model) : model.defen);
        if (!over) {
          same(`hand ${head.number}: pot`, end.pot, model.lizhibang * 1000);
          same(`hand ${head.number}: next dealer`, end.next_dealer, (model.qijia + model.jushu) % 4);
          const counters = lines.filter((line) => line.line === 'mark' && line.mark === '本场').pop();
          if (counters) same(`hand ${head.number}: counters`, Number(counters.value), model.changbang);
        }
        ++hands;
        return true;
      }
    }
  }
}
/** The return of five thousand to the first, and uma, as the ruleset pays them. */
function withReturns(model) {
  const order = [0, 1, 2, 3].map((i) => (model.qijia + i) % 4).sort((a, b) => model.defen[b] - model.defen[a]);
  const totals = model.defen.map((points) => points - 5000);
  const more = [15000 + 20000, 5000, -5000, -15000];
  order.forEach((seat, place) => { totals[seat] += more[place]; });
  return totals;
}

let game = null, hand = [], failed = 0;
const finish = (lines) => {
  try {
    if (!game) {
      game = new Driven();
      game.before = lines[0].totals;   // a log goes on counting from match to match
      game.kaiju(lines[0].dealer);
      game.reply_kaiju();
      ++matches;
    }
    if (!play(game, lines)) ++skipped, game = 'skipped';
    else if (game._status === 'jieju') game = null;
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    ++failed;
    console.log(`match ${matches}: ${error.message}`);
    game = 'skipped';
  }
};
for (const text of require('fs').readFileSync(0, 'utf8').split('\n')) {
  if (text === '') continue;
  const line = JSON.parse(text);
  if (line.line === 'match') game = null;
  else if (line.line === 'hand') hand = [line];
  else if (line.line !== 'close') hand.push(line);
  if (line.line !== 'end') continue;
  if (game !== 'skipped') finish(hand);
  if (line.match_over) game = null;
}
console.log(`${matches} matches, ${hands} hands, ${decisions} decisions: ${failed ? `${failed} differ` : 'all the same'}${skipped ? `; ${skipped} left` : ''}`);
process.exit(failed || decisions === 0 ? 1 : 0);
