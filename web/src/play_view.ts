// A table with three bots. The page asks the core for one step at a time and waits between them, so that everything can be followed; the
// places of buttons never move, whatever is offered.
import type {App, ViewOf} from './app';
import {kept, messageOf} from './app';
import {announce, fill, h, signed, toast} from './dom';
import {reasons, type Result} from './reasons';
import {tileButton, tileView, spoken} from './tiles';
import type {Step} from './rules';
import {say, titled, zh} from './words';

interface SeenMeld { call: string; tiles: string[] | string | null; from?: number | null }
interface SeenSeat { tiles: number; hand: string | string[] | null; melds: SeenMeld[]; aside: string | string[]; total: number }
interface Discard { tile: string; seat: number; claimed: boolean; aside: boolean; laid: boolean }
export interface TableView {
  seat: number | null;
  hand: number;
  dealer: number;
  stage: string;
  turn: number;
  asked: boolean;
  tile: string | null;
  left: number;
  indicator: string | null;
  wilds: string | string[];
  seats: SeenSeat[];
  pile: Discard[];
  step?: string | null;
  chosen?: (string | boolean)[];
  marks?: {mark: string; value: string | (string | null)[]}[];
  outcome?: {kind: string; winners: number[]; tile: string | null; points: number[]} | null;
}
interface PlayEvent { event: string; seat?: number; tile?: string | null; call?: string; from?: number | null }
interface PlayState {
  table: number;
  moved: boolean;
  seat: number;
  view: TableView;
  legal: string[];
  over: boolean;
  bots: boolean;
  events: PlayEvent[];
  open?: TableView;
  settled?: {seat: number; result: Result}[];
}
interface Hints { waits?: {tile: string; unseen: number}[]; discards?: {discard: string; waits: {tile: string; unseen: number}[]}[] }

export const listOf = (tiles: string | string[] | null | undefined): string[] => (!tiles ? [] : Array.isArray(tiles) ? tiles : tiles.split(' ').filter((one) => one !== ''));
const paces: Record<string, number> = {slow: 1100, normal: 600, fast: 180};

export class PlayView implements ViewOf {
  private state: PlayState | null = null;
  private into: HTMLElement | null = null;
  private hints: Hints | null = null;
  private showHints = kept.get('hints') !== 'off';
  private pace = kept.get('pace') ?? 'normal';
  private timer = 0;
  private rulesKey = '';
  private busy = false;
  private said = '';
  private chosen: string | null = null;

  constructor(private readonly app: App) {}

  show(into: HTMLElement): void {
    this.into = into;
    const key = JSON.stringify(this.app.asked);
    if (!this.state || key !== this.rulesKey) void this.begin(key);
    else {
      this.draw();
      this.go();
    }
  }
  leave(): void {
    window.clearTimeout(this.timer);
  }

  private async begin(key: string): Promise<void> {
    window.clearTimeout(this.timer);
    if (this.state) void this.app.core.ask('play.drop', {table: this.state.table}).catch(() => undefined);
    this.state = this.hints = null;
    this.chosen = null;
    this.rulesKey = key;
    fill(this.into!, h('p', {class: 'wait'}, say('loading')));
    try {
      await this.take(await this.app.core.ask<PlayState>('play.new', {...this.app.asked, seat: 0}));
    } catch (error) {
      fill(this.into!, h('div', {class: 'card'}, h('p', {class: 'wrong', role: 'alert'}, messageOf(error))));
    }
  }

  private async take(state: PlayState): Promise<void> {
    this.state = state;
    this.hints = null;
    const said = state.events.map((event) => this.tell(event)).filter((text) => text !== '');
    if (said.length) announce((this.said = said.join('；')));
    if (!state.over && state.legal.length && this.showHints) {
      try {
        this.hints = await this.app.core.ask<Hints>('play.hints', {table: state.table});
      } catch {
        this.hints = null;
      }
    }
    if (this.app.view === 'play') {
      this.draw();
      this.go();
    }
  }
  /** The next step of a bot, after a while. */
  private go(): void {
    window.clearTimeout(this.timer);
    const state = this.state;
    if (!state || state.over || !state.bots) return;
    this.timer = window.setTimeout(() => void this.send('play.step'), state.legal.length ? 60 : paces[this.pace] ?? 600);
  }
  private async send(what: string, more: Record<string, unknown> = {}): Promise<void> {
    if (!this.state || this.busy) return;
    this.busy = true;
    window.clearTimeout(this.timer);
    try {
      const next = await this.app.core.ask<PlayState>(what, {table: this.state.table, ...more});
      this.busy = false;
      await this.take(next);
    } catch (error) {
      this.busy = false;
      toast(messageOf(error), true);
    }
  }
  private act(action: string): void {
    this.chosen = null;
    void this.send('play.act', {action});
  }

  private who(seat: number): string {
    return seat === this.state?.seat ? say('you') : say('seat_n', seat);
  }
  private tell(event: PlayEvent): string {
    const tile = event.tile ? spoken(event.tile, zh()) : '';
    const seat = event.seat === undefined ? '' : this.who(event.seat);
    const call = event.call ? titled(this.app.rules.calls.find((one) => one.name === event.call) ?? {zh: event.call, en: event.call}) : '';
    switch (event.event) {
      case 'draw': return event.seat === this.state?.seat && tile ? `${say('drawn')} ${tile}` : '';
      case 'discard': return say('seat_says', seat, `${say('discard_it')} ${tile}`);
      case 'meld': case 'aside': case 'declared': return say('seat_says', seat, `${call} ${tile}`.trim());
      case 'won': return say('over_won', seat);
      case 'drawn': return say('over_drawn');
      default: return '';
    }
  }

  // ── drawing ──

  private draw(): void {
    const state = this.state;
    if (!state || !this.into) return;
    const view = state.over && state.open ? state.open : state.view;
    const seats = view.seats.length, own = state.seat;
    const at = (offset: number) => (own + offset) % seats;
    const places = seats === 4 ? ['own', 'right', 'across', 'left'] : seats === 3 ? ['own', 'right', 'left'] : ['own', 'across'];
    fill(this.into,
      h('div', {class: 'play'},
        h('div', {class: 'bar row wrap'},
          h('span', {class: 'dim'}, say('hand_number', view.hand + 1)),
          h('span', {class: 'left', title: say('left_tiles', view.left)}, say('left_tiles', view.left)),
          view.indicator && h('span', {class: 'row'}, h('span', {class: 'dim'}, say('indicator')), tileView(view.indicator, {zh: zh(), class: 'tiny'})),
          listOf(view.wilds).length > 0 && listOf(view.wilds).length < 6 && h('span', {class: 'row'}, h('span', {class: 'dim'}, say('wilds')), listOf(view.wilds).map((tile) => tileView(tile, {zh: zh(), class: 'tiny wild'}))),
          h('span', {class: 'grow'}),
          h('label', {class: 'tick'}, h('input', {type: 'checkbox', role: 'switch', id: 'hints', checked: this.showHints, onchange: (event: Event) => {
            this.showHints = (event.target as HTMLInputElement).checked;
            kept.set('hints', this.showHints ? 'on' : 'off');
            void this.take({...state, events: []});
          }}), say('hints')),
          h('label', {class: 'tick'}, h('span', {class: 'unseen'}, say('pace')), h('select', {id: 'pace', onchange: (event: Event) => {
            this.pace = (event.target as HTMLSelectElement).value;
            kept.set('pace', this.pace);
          }}, Object.keys(paces).map((one) => h('option', {value: one, selected: one === this.pace}, say(one as 'slow'))))),
          h('button', {type: 'button', class: 'quiet', id: 'new-table', onclick: () => void this.begin(this.rulesKey)}, say('new_table'))),
        h('div', {class: `board seats-${seats}`},
          places.slice(1).map((place, i) => this.opponent(view, at(i + 1), place)),
          this.river(view),
          this.ownSeat(view, own)),
        this.controls(state),
        state.over ? this.ending(state) : this.showHints && this.seen(view)));
  }

  private badge(view: TableView, seat: number): HTMLElement {
    const turning = !this.state!.over && (view.stage === 'turn' || view.stage === 'last') && view.turn === seat;
    // What a seat has chosen or declared by a step of the rules, and what all may see.
    const told = (view.marks ?? []).flatMap(({mark, value}) => {
      const now = Array.isArray(value) ? value[seat] : null;
      if (!now || now === 'no' || now === 'none' || now === '0' || now === 'nobody' || !this.steps().some((step) => step.mark === mark || step.sets.includes(mark))) return [];
      const title = titled(this.app.rules.course?.marks.find((one) => one.name === mark) ?? {zh: mark, en: mark});
      return [h('span', {class: 'badge', title}, now === 'yes' ? title : `${title} ${now}`)];
    });
    return h('div', {class: `who ${turning ? 'turning' : ''}`},
      h('b', null, this.who(seat)), view.dealer === seat && h('span', {class: 'badge', title: say('dealer')}, say('dealer_short')), told,
      h('span', {class: 'total', title: say('total')}, signed(view.seats[seat].total)));
  }
  private steps(): Step[] {
    return this.app.rules.course?.steps ?? [];
  }
  private stepTitle(name: string): string {
    return titled(this.steps().find((one) => one.name === name) ?? {zh: name, en: name});
  }
  private melds(view: TableView, seat: number): HTMLElement[] {
    const one = view.seats[seat];
    return [
      ...one.melds.map((meld) => {
        const call = this.app.rules.calls.find((declared) => declared.name === meld.call);
        const tiles = listOf(meld.tiles);
        const shown = tiles.length ? tiles : [null, null, null, null];
        return h('div', {class: 'group open', title: call ? titled(call) : meld.call},
          shown.map((tile, i) => tileView(call?.concealed && tile && (i === 0 || i === 3) && seat !== this.state!.seat ? null : tile, {zh: zh(), class: 'mini'})));
      }),
      ...(listOf(one.aside).length ? [h('div', {class: 'group aside', title: say('aside')}, listOf(one.aside).map((tile) => tileView(tile, {zh: zh(), class: 'mini'})))] : []),
    ];
  }
  private opponent(view: TableView, seat: number, place: string): HTMLElement {
    const one = view.seats[seat];
    const hand = one.hand === null ? Array.from({length: one.tiles}, () => null) : listOf(one.hand);
    return h('section', {class: `seat ${place}`, 'aria-label': say('seat_n', seat)}, this.badge(view, seat),
      h('div', {class: one.hand === null ? 'hand hidden' : 'hand'}, hand.map((tile) => tileView(tile, {zh: zh(), class: 'mini'}))),
      h('div', {class: 'melds'}, this.melds(view, seat)));
  }
  private river(view: TableView): HTMLElement {
    const last = view.pile.length - 1;
    return h('section', {class: 'river', 'aria-label': say('discards')},
      view.seats.map((_, seat) => h('div', {class: 'stream', 'data-seat': seat}, h('span', {class: 'label'}, this.who(seat)),
        h('div', {class: 'tiles'}, view.pile.map((one, i) => one.seat === seat && h('span', {class: i === last ? 'last' : one.claimed ? 'claimed' : ''},
          tileView(one.tile, {zh: zh(), class: 'mini', title: i === last ? say('last_discard') : undefined})))))));
  }
  private ownSeat(view: TableView, own: number): HTMLElement {
    const state = this.state!;
    const one = view.seats[own];
    const tiles = listOf(one.hand);
    const discards = this.byTile(state, tiles);
    const drawn = !state.over && view.turn === own && view.stage === 'turn' && view.tile && tiles.includes(view.tile) ? view.tile : null;
    const hand = drawn ? [...tiles.slice(0, tiles.lastIndexOf(drawn)), ...tiles.slice(tiles.lastIndexOf(drawn) + 1)] : tiles;
    const waiting = new Map((this.hints?.discards ?? []).map((hint) => [hint.discard, hint.waits]));
    const wilds = new Set(listOf(view.wilds).length < 6 ? listOf(view.wilds) : []);
    // Tiles given in a step before play stand out until all have given theirs.
    const given = listOf((view.chosen ?? []).filter((one): one is string => typeof one === 'string'));
    const gives = (tile: string) => {
      const at = given.indexOf(tile);
      if (at >= 0) given.splice(at, 1);
      return at >= 0;
    };
    const button = (tile: string, i: number, apart: boolean, isGiven = gives(tile)) => tileButton(tile, {
      zh: zh(), key: apart ? 'drawn' : `own-${i}`, disabled: isGiven || !discards.has(tile),
      class: [apart ? 'drawn' : '', isGiven ? 'given' : '', waiting.has(tile) ? 'hinted' : '', this.chosen === `${i}-${tile}` ? 'chosen' : '', wilds.has(tile) ? 'wild' : ''].join(' '),
      title: waiting.has(tile) ? `${say('hint_discard')}：${waiting.get(tile)!.map((wait) => spoken(wait.tile, zh())).join('、')}` : apart ? say('drawn') : undefined,
      press: () => this.pressTile(tile, i),
    });
    return h('section', {class: 'seat own', 'aria-label': say('yours')}, this.badge(view, own),
      h('div', {class: 'melds'}, this.melds(view, own)),
      h('div', {class: `hand ${discards.size ? 'mine' : ''}`}, hand.map((tile, i) => button(tile, i, false)), drawn && button(drawn, 99, true)));
  }
  /** What pressing a tile does: a discard, or a choice of tiles before play. */
  private byTile(state: PlayState, hand: string[]): Map<string, string> {
    const found = new Map<string, string>();
    for (const action of state.legal) {
      const [verb, first, second] = action.split(' ');
      if (verb === 'discard') found.set(first, action);
      else if (verb === 'step' && second !== undefined && hand.includes(second)) found.set(second, action);
    }
    return found;
  }
  /** With a mouse one click is a discard. A finger is less exact: the first tap lifts the tile, the second throws it. */
  private pressTile(tile: string, index: number): void {
    const key = `${index}-${tile}`;
    if (window.matchMedia('(pointer: coarse)').matches && this.chosen !== key) {
      this.chosen = key;
      this.draw();
      return;
    }
    const action = this.byTile(this.state!, listOf(this.state!.view.seats[this.state!.seat].hand)).get(tile);
    if (action) this.act(action);
  }

  /** Always in the same place and of the same height: what is offered comes and goes, buttons do not jump. */
  private controls(state: PlayState): HTMLElement {
    const onTiles = new Set(this.byTile(state, listOf(state.view.seats[state.seat]?.hand)).values());
    const offers = state.legal.filter((action) => !onTiles.has(action));
    const label = (action: string): (HTMLElement | string)[] => {
      if (action === 'win') return [say('win')];
      if (action === 'pass') return [say('pass')];
      const [verb, name, tile] = action.split(' ');
      if (verb === 'step') {
        const shown = tile !== undefined && this.app.tiles.order.has(tile);
        return [this.stepTitle(name) + (tile === undefined || shown ? '' : ` ${tile}`), ...(shown ? [h('span', {class: 'offer-tiles'}, tileView(tile, {zh: zh(), class: 'tiny'}))] : [])];
      }
      const call = this.app.rules.calls.find((one) => one.name === name);
      const at = this.app.tiles.order.get(tile) ?? 0;
      const tiles = call?.meld === 'run' ? this.app.tiles.texts.slice(at, at + 3) : [tile];
      return [call ? titled(call) : name, h('span', {class: 'offer-tiles'}, tiles.map((one) => tileView(one, {zh: zh(), class: 'tiny'})))];
    };
    const order = (action: string) => (action === 'win' ? 0 : action === 'pass' ? 2 : 1);
    offers.sort((a, b) => order(a) - order(b));
    // A step before play is named; one that is offered in a turn stands among the buttons.
    const discarding = state.legal.some((action) => action.startsWith('discard '));
    const step = state.view.step && state.legal.some((action) => action.startsWith('step ')) ? state.view.step : null;
    const count = step ? (this.steps().find((one) => one.name === step)?.tiles ?? 0) : 0;
    const asked = step ? `${this.stepTitle(step)}${count > 1 ? ` ${(state.view.chosen ?? []).length} / ${count}` : ''}` : this.chosen ? say('discard_it') + '？' : discarding ? say('choose_discard') : state.legal.length ? say('your_turn') : state.over ? '' : this.said;
    return h('div', {class: state.over ? 'controls over' : 'controls', role: 'group', 'aria-label': say('your_turn')},
      h('span', {class: 'prompt'}, asked),
      h('div', {class: 'offers'}, offers.map((action) => h('button', {
        type: 'button', class: action === 'win' ? 'win' : action === 'pass' ? 'pass' : 'claim', 'data-key': `offer-${action}`, 'data-action': action, onclick: () => this.act(action),
      }, label(action)))));
  }

  private seen(view: TableView): HTMLElement {
    const count = new Map<string, number>();
    const add = (tile: string | null) => tile && count.set(tile, (count.get(tile) ?? 0) + 1);
    for (const seat of view.seats) {
      listOf(seat.hand).forEach(add);
      listOf(seat.aside).forEach(add);
      for (const meld of seat.melds) listOf(meld.tiles).forEach(add);
    }
    // What was claimed lies in a meld, what was set aside before its seat.
    for (const one of view.pile) if (!one.claimed && !one.aside) add(one.tile);
    if (view.indicator) add(view.indicator);
    const waits = this.hints?.waits ?? [];
    return h('details', {class: 'card seen', open: kept.get('seen') === 'open', ontoggle: (event: Event) => kept.set('seen', (event.target as HTMLDetailsElement).open ? 'open' : 'shut')},
      h('summary', null, say('seen_left'), waits.length > 0 && h('span', {class: 'row wait-for'}, say('wait_for'), waits.map((one) => h('span', {class: 'row'}, tileView(one.tile, {zh: zh(), class: 'tiny'}), h('b', null, one.unseen))))),
      h('div', {class: 'counts'}, this.app.tiles.rows().map((row) => h('div', {class: 'keyrow'}, row.map((tile) => {
        const left = this.app.tiles.copies(tile) - (count.get(tile) ?? 0);
        return h('span', {class: left <= 0 ? 'count gone' : 'count'}, tileView(tile, {zh: zh(), class: 'tiny'}), h('b', null, Math.max(0, left)));
      })))));
  }

  private ending(state: PlayState): HTMLElement {
    const view = state.open ?? state.view;
    const outcome = view.outcome;
    const title = !outcome ? '' : outcome.kind === 'won' ? say('over_won', outcome.winners.map((seat) => this.who(seat)).join('、'))
      : outcome.kind === 'drawn' ? say('over_drawn') : outcome.kind === 'left' ? say('over_left') : say('over_faulted');
    return h('section', {class: 'card ending', 'aria-labelledby': 'ending-title'},
      h('div', {class: 'row spread wrap'}, h('h2', {id: 'ending-title'}, title),
        h('span', {class: 'row wrap'},
          h('button', {type: 'button', class: 'primary', id: 'next-hand', onclick: () => void this.send('play.next')}, say('next_hand')),
          h('button', {type: 'button', id: 'keep-log', onclick: () => void this.keepLog(false)}, say('keep_log')),
          h('button', {type: 'button', id: 'replay', onclick: () => void this.keepLog(true)}, say('replay_it')))),
      outcome && h('table', {class: 'pays'},
        h('thead', null, h('tr', null, h('th', {scope: 'col'}, h('span', {class: 'unseen'}, say('ruleset'))), h('th', {scope: 'col'}, say('this_hand')), h('th', {scope: 'col'}, say('total')))),
        h('tbody', null, view.seats.map((seat, i) => h('tr', {class: outcome.points[i] > 0 ? 'plus' : outcome.points[i] < 0 ? 'minus' : ''},
          h('th', {scope: 'row'}, this.who(i), outcome.winners.includes(i) && h('span', {class: 'badge win'}, say('win'))), h('td', null, signed(outcome.points[i])), h('td', null, signed(seat.total)))))),
      (state.settled ?? []).map((one) => h('div', {class: 'settled'}, (state.settled ?? []).length > 1 && h('h3', null, this.who(one.seat)), reasons(this.app, one.result, one.seat, {paysShown: (state.settled ?? []).length === 1}))));
  }
  private async keepLog(replay: boolean): Promise<void> {
    const log = await this.app.attempt(() => this.app.core.ask<{text: string}>('play.log', {table: this.state!.table}));
    if (!log) return;
    if (replay) {
      this.app.pendingLog = log.text;
      this.app.show('log');
      return;
    }
    const link = h('a', {href: URL.createObjectURL(new Blob([log.text], {type: 'application/x-ndjson'})), download: `kaikou-${this.app.rules.ruleset.name}.jsonl`});
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
}
