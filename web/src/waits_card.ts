// What a hand waits for, and what each tile would pay.
import type {App} from './app';
import {h, signed} from './dom';
import {tileView} from './tiles';
import {say, zh} from './words';

interface Way { tile: string; by: string; from?: number; result: {legal: boolean; payments: number[]} }
interface Refused { tile: string; by: string; from?: number; reason: string }
interface Waiting { waits: Way[]; refused: Refused[] }
export interface Waits extends Partial<Waiting> {
  seat: number;
  lacks: number | null;
  lacks_over: number | null;
  complete?: boolean;
  discards?: (Waiting & {discard: string})[];
}

function waysTable(app: App, waiting: Waiting, seat: number): HTMLElement {
  const tiles = [...new Set([...waiting.waits, ...waiting.refused].map((one) => one.tile))];
  // A draw, and the best and the worst of the discards, is what a player asks.
  const cell = (ways: Way[]) => {
    const points = [...new Set(ways.map((way) => way.result.payments[seat]))].sort((a, b) => a - b);
    return points.length ? (points.length > 1 ? `${signed(points[0])} … ${signed(points[points.length - 1])}` : signed(points[0])) : '–';
  };
  return h('table', {class: 'waits'},
    h('thead', null, h('tr', null, h('th', {scope: 'col'}, h('span', {class: 'unseen'}, say('waits'))), h('th', {scope: 'col'}, say('self_draw')), h('th', {scope: 'col'}, say('discard')))),
    h('tbody', null, tiles.map((tile) => {
      const ways = waiting.waits.filter((way) => way.tile === tile);
      const refused = waiting.refused.filter((way) => way.tile === tile);
      const drawn = ways.filter((way) => way.by === 'self_draw'), thrown = ways.filter((way) => way.by === 'discard');
      const no = (by: string) => refused.find((way) => (by === 'self_draw') === (way.by === 'self_draw'))?.reason;
      return h('tr', null, h('th', {scope: 'row'}, tileView(app.tiles.name(tile), {zh: zh()})),
        h('td', null, drawn.length ? cell(drawn) : h('small', null, no('self_draw') ?? '–')),
        h('td', null, thrown.length ? cell(thrown) : h('small', null, no('discard') ?? '–')));
    })));
}

export function waitsCard(app: App, waits: Waits, seat: number): HTMLElement {
  const lacks = waits.lacks !== null ? say('lacks', waits.lacks) : say('waits_none');
  return h('details', {class: 'card', open: true}, h('summary', null, h('h2', null, say('waits')), h('span', {class: 'dim'}, say('seat_n', seat))),
    waits.discards
      ? waits.discards.length ? waits.discards.map((one) => h('div', {class: 'discard-for'},
        h('p', {class: 'row'}, say('discard_for', ''), tileView(app.tiles.name(one.discard), {zh: zh()})), waysTable(app, one, seat))) : h('p', null, lacks)
      : (waits.waits?.length || waits.refused?.length) ? waysTable(app, {waits: waits.waits ?? [], refused: waits.refused ?? []}, seat) : h('p', null, lacks));
}
