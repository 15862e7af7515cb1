// Why a hand pays what it pays, or why it does not win: every point with its reason. Used at the hand desk, at the end of a hand that was
// played, and in the replay of a log.
import type {App} from './app';
import {h, signed, toast} from './dom';
import type {Named} from './rules';
import {tileView} from './tiles';
import {cited, say, titled, zh} from './words';

export interface Group { form: string; tile: string; on_table: boolean; winning_tile: boolean; wild_positions: number[]; other_positions?: number[] }
export interface Reading { shape: string | null; groups: Group[] }
export interface ReasonLine extends Named { group: string; seat: number; action: string; value: string; after: string }
export interface Explanation {
  reading?: Reading;
  lines?: ReasonLine[];
  owed?: number[];
  reason?: Named | string | null;
  failing?: Named[];
  complete?: boolean;
  tiles_short?: number | null;
  tiles_short_over?: number | null;
  replaced?: string[];
  nearest?: Reading | null;
  nearest_failing?: Named[];
}
export interface Result { legal: boolean; payments: number[]; reason?: string; liable?: number | null; explanation: Explanation; [key: string]: unknown }
export interface Scored { result: Result; example: string }

export function readingView(app: App, reading: Reading): HTMLElement {
  return h('div', {class: 'reading'}, reading.groups.map((group) => h('div', {class: group.on_table ? 'group open' : 'group'},
    tilesOf(app, group).map((tile, i) => tileView(tile, {
      zh: zh(),
      class: [group.wild_positions.includes(i) ? 'wild' : '', group.other_positions?.includes(i) ? 'lacking' : '', group.winning_tile && i === winningAt(group) ? 'winning' : ''].join(' '),
      title: group.wild_positions.includes(i) ? say('wild') : undefined,
    })))));
}
const winningAt = (group: Group): number => (group.form === 'run' ? -1 : 0);
function tilesOf(app: App, group: Group): string[] {
  const name = app.tiles.name(group.tile);
  const count = {run: 3, triplet: 3, quad: 4, pair: 2, single: 1}[group.form] ?? 1;
  if (group.form !== 'run') return Array.from({length: count}, () => name);
  const at = app.tiles.order.get(name) ?? 0;
  return app.tiles.texts.slice(at, at + 3);
}

const actions: Record<string, string> = {becomes: 'line_becomes', add: 'line_add', subtract: 'line_subtract', times: 'line_times', at_most: 'line_at_most', at_least: 'line_at_least', round_up: 'line_round_up', round_down: 'line_round_down'};
const still = (line: ReasonLine, before: string | null): boolean =>
  (line.action === 'times' && line.value === '1') || ((line.action === 'add' || line.action === 'subtract') && line.value === '0') || (before !== null && line.after === before && line.action !== 'becomes');

function linesView(app: App, lines: ReasonLine[]): HTMLElement {
  // By group and seat, in the order in which they were worked out.
  const parts: {group: string; seat: number; lines: ReasonLine[]}[] = [];
  for (const line of lines) {
    const last = parts[parts.length - 1];
    if (last && last.group === line.group && last.seat === line.seat) last.lines.push(line);
    else parts.push({group: line.group, seat: line.seat, lines: [line]});
  }
  const declared = new Map(app.rules.lines.map((line) => [line.group, line]));
  const view = parts.map((part) => {
    const marked = part.lines.map((line, i) => ({line, still: still(line, i ? part.lines[i - 1].after : null)}));
    const quiet = marked.filter((one) => one.still).length;
    if (quiet === marked.length && part.group !== 'payment') return null;
    const of = declared.get(part.group);
    const title = part.group === 'payment' ? say('payer', part.seat) : say('group_of', of ? (zh() ? of.group_zh : of.group_en) : part.group, part.seat);
    const last = part.lines[part.lines.length - 1].after;
    const row = ({line, still: quietLine}: (typeof marked)[number]) => h('tr', {class: quietLine ? 'still' : ''},
      h('th', {scope: 'row'}, titled(line), cited(line) && h('span', {class: 'cite'}, cited(line))),
      h('td', {class: 'action'}, `${say(actions[line.action] as 'line_add')} ${line.value}`),
      h('td', {class: 'after'}, line.after));
    const moved = marked.filter((one) => !one.still);
    return h('details', {class: 'part', open: part === parts.find((one) => one.group === 'payment') || part.group !== 'payment'},
      h('summary', null, h('span', null, title), h('b', null, last)),
      moved.length > 0 && h('table', {class: 'lines'}, h('tbody', null, moved.map(row))),
      quiet > 0 && h('details', {class: 'quiet-lines'}, h('summary', null, say('not_counted', quiet)),
        h('table', {class: 'lines'}, h('tbody', null, marked.filter((one) => one.still).map(row)))));
  });
  return h('div', {class: 'parts'}, view);
}

function needs(list: Named[], good: boolean): HTMLElement {
  return h('ul', {class: good ? 'needs met' : 'needs unmet'}, list.map((one) => h('li', null, titled(one), cited(one) && h('span', {class: 'cite'}, cited(one)))));
}

/** `winner`: the seat that claims the win. */
export function reasons(app: App, result: Result, winner: number, more: {exampleText?: string; paysShown?: boolean} = {}): HTMLElement {
  const why = result.explanation ?? {};
  if (!result.legal) {
    const short = why.tiles_short;
    return h('div', {class: 'result refused'},
      h('p', {class: 'verdict'}, h('strong', null, say('refused')), result.reason ? h('span', null, refusal(why, result.reason)) : null),
      (why.failing ?? []).length > 0 && [h('h3', null, say('not_met')), needs(why.failing!, false)],
      why.nearest && [h('h3', null, say('nearest')), short ? h('p', null, say('tiles_short', short)) : null, readingView(app, why.nearest),
        (why.nearest_failing ?? []).length > 0 && needs(why.nearest_failing!, false)],
      exampleBox(more.exampleText));
  }
  const patterns = app.rules.results.filter((one) => one.type === 'patterns').flatMap((one) => (Array.isArray(result[one.key]) ? (result[one.key] as string[]) : []));
  const flags = app.rules.results.filter((one) => one.type !== 'patterns').map((one) => [one.key, result[one.key]] as const).filter(([, value]) => value !== undefined && value !== null && value !== false);
  return h('div', {class: 'result'},
    !more.paysShown && h('table', {class: 'pays'}, h('tbody', null, result.payments.map((points, seat) => h('tr', {class: points > 0 ? 'plus' : points < 0 ? 'minus' : ''},
      h('th', {scope: 'row'}, say('seat_n', seat), seat === winner ? h('span', {class: 'badge win'}, say('win')) : null),
      h('td', null, signed(points)))))),
    (patterns.length > 0 || flags.length > 0 || (result.liable !== undefined && result.liable !== null)) && h('p', {class: 'found'},
      patterns.map((name) => h('span', {class: 'pattern'}, titled(app.rules.patterns.find((one) => one.name === name) ?? {zh: name, en: name}))),
      flags.map(([key, value]) => h('span', {class: 'pattern flag'}, value === true ? key : `${key} ${String(value)}`)),
      result.liable !== undefined && result.liable !== null && h('span', {class: 'pattern flag'}, say('liable', result.liable))),
    why.reading && [h('h3', null, say('reading')), readingView(app, why.reading)],
    (why.lines ?? []).length > 0 && [h('h3', null, say('counted')), linesView(app, why.lines!)],
    app.rules.needs.length > 0 && h('details', null, h('summary', null, say('conditions'), ` · ${app.rules.needs.length}`), needs(app.rules.needs, true)),
    exampleBox(more.exampleText));
}
function refusal(why: Explanation, reason: string): string {
  if (why.reason && typeof why.reason === 'object') return say('refused_by', titled(why.reason));
  return reason;
}

function exampleBox(text: string | undefined): HTMLElement | null {
  if (!text) return null;
  return h('details', {class: 'example-text'}, h('summary', null, say('example_text')),
    h('pre', {tabindex: '0'}, text),
    h('button', {type: 'button', onclick: async () => {
      try {
        await navigator.clipboard.writeText(text);
        toast(say('copied'));
      } catch {
        toast(say('failed'), true);
      }
    }}, say('copy')));
}
