// A log: verified line by line, and played again step by step with all hands open.
import type {App, ViewOf} from './app';
import {messageOf} from './app';
import {fill, h, signed} from './dom';
import {listOf, type TableView} from './play_view';
import {tileView} from './tiles';
import {say, titled, zh} from './words';

interface Opened {
  log: number;
  head: {ruleset: string; options: Record<string, string>};
  lines: string[];
  report: {lines: number; closed: boolean; seed: boolean; hands: {number: number; seed: boolean; outcome: string; winners: number[]; points: number[]}[]};
  wrong?: string;
}
interface Step { line: Record<string, unknown>; view?: TableView }

export class LogView implements ViewOf {
  private into: HTMLElement | null = null;
  private opened: Opened | null = null;
  private steps: number[] = [];
  private at = 0;
  private step: Step | null = null;
  private wrong: string | null = null;

  constructor(private readonly app: App) {}

  show(into: HTMLElement): void {
    this.into = into;
    const pending = this.app.pendingLog;
    this.app.pendingLog = null;
    if (pending) void this.open(pending);
    else this.draw();
  }

  private async open(text: string): Promise<void> {
    this.wrong = null;
    this.opened = this.step = null;
    const {core} = this.app;
    try {
      // The rules that are chosen first: they may be one's own, which no name stands for.
      try {
        this.opened = await core.ask<Opened>('log.open', {text, rules: this.app.rulesRef});
      } catch {
        this.opened = await core.ask<Opened>('log.open', {text});
      }
      this.steps = this.opened.lines.map((kind, i) => [kind, i] as const).filter(([kind]) => ['deal', 'action', 'end', 'close'].includes(kind)).map(([, i]) => i);
      await this.go(0);
    } catch (error) {
      this.wrong = messageOf(error);
      this.draw();
    }
  }
  private async go(at: number): Promise<void> {
    if (!this.opened || !this.steps.length) return this.draw();
    this.at = Math.max(0, Math.min(this.steps.length - 1, at));
    const step = await this.app.attempt(() => this.app.core.ask<Step>('log.step', {log: this.opened!.log, line: this.steps[this.at]}));
    if (step) this.step = step;
    this.draw();
  }

  private draw(): void {
    const opened = this.opened;
    fill(this.into!,
      h('div', {class: 'log-desk'},
        h('section', {class: 'card'}, h('h2', null, say('log')), h('p', {class: 'dim'}, say('log_hint')),
          h('label', {class: 'file'}, h('span', null, say('open_log')), h('input', {type: 'file', id: 'log-file', accept: '.jsonl,.ndjson,text/plain', onchange: async (event: Event) => {
            const file = (event.target as HTMLInputElement).files?.[0];
            if (file) void this.open(await file.text());
          }})),
          this.wrong !== null && h('p', {class: 'wrong', role: 'alert'}, say('wrong_log', this.wrong)),
          opened && [
            h('p', {class: 'verdict'}, opened.wrong ? h('strong', {class: 'wrong', role: 'alert'}, say('wrong_log', opened.wrong)) : h('strong', {class: 'good'}, `✓ ${say('verified')}`),
              h('span', {class: 'dim'}, ` ${opened.head.ruleset} · ${opened.report.lines} ${say('log_lines')}`)),
            h('table', {class: 'hands'}, h('tbody', null, opened.report.hands.map((hand) => h('tr', null, h('th', {scope: 'row'}, say('hand_number', hand.number + 1)),
              h('td', null, hand.winners.length ? say('over_won', hand.winners.map((seat) => say('seat_n', seat)).join('、')) : say('over_drawn')),
              hand.points.map((points) => h('td', {class: points > 0 ? 'plus' : points < 0 ? 'minus' : ''}, signed(points))))))),
          ]),
        opened && this.steps.length > 0 && h('section', {class: 'card replay'},
          h('div', {class: 'row wrap', role: 'group', 'aria-label': say('log')},
            h('button', {type: 'button', 'data-key': 'first', onclick: () => void this.go(0)}, say('first')),
            h('button', {type: 'button', 'data-key': 'back', disabled: this.at === 0, onclick: () => void this.go(this.at - 1)}, say('back')),
            h('button', {type: 'button', class: 'primary', 'data-key': 'forward', disabled: this.at === this.steps.length - 1, onclick: () => void this.go(this.at + 1)}, say('forward')),
            h('button', {type: 'button', 'data-key': 'last', onclick: () => void this.go(this.steps.length - 1)}, say('last')),
            h('span', {class: 'dim'}, say('step_n', this.at + 1, this.steps.length))),
          h('input', {type: 'range', id: 'step', min: 0, max: this.steps.length - 1, value: this.at, 'aria-label': say('step_n', this.at + 1, this.steps.length), onchange: (event: Event) => void this.go(Number((event.target as HTMLInputElement).value))}),
          this.step && h('p', {class: 'verdict'}, this.told(this.step.line)),
          this.step?.view && this.table(this.step.view))));
  }
  private told(line: Record<string, unknown>): string {
    const seat = typeof line.seat === 'number' ? say('seat_n', line.seat) : '';
    const action = typeof line.took === 'string' ? line.took : '';
    const [verb, first, second] = action.split(' ');
    if (verb === 'discard') return say('seat_says', seat, `${say('discard_it')} ${first}`);
    if (verb === 'call') return say('seat_says', seat, `${titled(this.app.rules.calls.find((one) => one.name === first) ?? {zh: first, en: first})} ${second ?? ''}`);
    if (verb === 'win') return say('over_won', seat);
    if (verb === 'pass') return say('seat_says', seat, say('pass'));
    return String(line.line ?? '');
  }
  private table(view: TableView): HTMLElement {
    const last = view.pile.length - 1;
    return h('div', {class: 'open-table'}, view.seats.map((seat, i) => h('div', {class: `open-seat ${view.turn === i ? 'turning' : ''}`},
      h('div', {class: 'row spread'}, h('b', null, say('seat_n', i), view.dealer === i && h('span', {class: 'badge'}, say('dealer_short'))), h('span', {class: 'dim'}, signed(seat.total))),
      h('div', {class: 'tiles'}, listOf(seat.hand).map((tile) => tileView(tile, {zh: zh(), class: 'mini'})),
        seat.melds.map((meld) => h('span', {class: 'group open'}, listOf(meld.tiles).map((tile) => tileView(tile, {zh: zh(), class: 'mini'})))),
        listOf(seat.aside).length > 0 && h('span', {class: 'group aside'}, listOf(seat.aside).map((tile) => tileView(tile, {zh: zh(), class: 'mini'})))),
      h('div', {class: 'tiles stream'}, view.pile.map((one, k) => one.seat === i && h('span', {class: k === last ? 'last' : one.claimed ? 'claimed' : ''}, tileView(one.tile, {zh: zh(), class: 'tiny'})))))));
  }
}
