// The desk for one hand: the table set by tapping or typing, what it pays, and why. This is the first screen.
import type {App, ViewOf} from './app';
import {messageOf} from './app';
import {announce, fill, h, signed} from './dom';
import {copyOf, fromJson, toJson, used, emptySeat, type HandCase, type JsonCase, type Seat} from './hand_case';
import {optionsForm} from './options_form';
import {reasons, type Scored} from './reasons';
import {tileButton, tileView} from './tiles';
import {waitsCard, type Waits} from './waits_card';
import {say, titled, zh} from './words';

type Place = {kind: 'hand'} | {kind: 'win'} | {kind: 'aside'} | {kind: 'indicator'} | {kind: 'previous'} | {kind: 'meld'; call: string};

export class HandView implements ViewOf {
  private place: Place = {kind: 'hand'};
  private readonly undone: HandCase[] = [];
  private scored: Scored | null = null;
  private waits: Waits | null = null;
  private wrong: string | null = null;
  private asked = 0;
  private into: HTMLElement | null = null;
  private typing = false;
  private readonly answerCard = h('section', {class: 'card answer', 'aria-labelledby': 'answer-title'});
  private readonly waitsPlace = h('div');
  private readonly strip = h('div', {class: 'paystrip', 'aria-hidden': 'true'});

  constructor(private readonly app: App) {}

  show(into: HTMLElement): void {
    this.into = into;
    this.draw();
    void this.ask();
  }

  // ── changing the hand ──

  private get hand(): HandCase {
    return this.app.hand!;
  }
  private seatOf(): Seat {
    return (this.hand.seats[this.app.seat] ??= emptySeat());
  }
  private change(work: (hand: HandCase) => void): void {
    this.undone.push(copyOf(this.hand));
    if (this.undone.length > 60) this.undone.shift();
    work(this.hand);
    this.draw();
    void this.ask();
    void this.app.writeLink();
  }
  private undo(): void {
    const before = this.undone.pop();
    if (!before) return;
    this.app.hand = before;
    this.draw();
    void this.ask();
  }

  private put(tile: string): void {
    this.change((hand) => {
      const seat = this.seatOf();
      switch (this.place.kind) {
        case 'hand': seat.hand = this.app.tiles.sorted([...(seat.hand ?? []), tile]); break;
        case 'aside': seat.aside.push(tile); break;
        case 'indicator': hand.indicator = tile; this.place = {kind: 'hand'}; break;
        case 'previous': hand.previous_wild = tile; this.place = {kind: 'hand'}; break;
        case 'win': hand.win = {...(hand.win ?? {seat: this.app.seat, by: 'self_draw'}), tile}; break;
        case 'meld': {
          const name = this.place.call;
          const call = this.app.rules.calls.find((one) => one.name === name);
          if (!call) break;
          const tiles = call.meld === 'run' ? this.run(tile) : Array.from({length: call.meld === 'quad' ? 4 : 3}, () => tile);
          if (!tiles) break;
          const from = call.source === 'hand' ? undefined : call.source === 'discard of previous' ? (this.app.seat + hand.seats.length - 1) % hand.seats.length : (this.app.seat + 1) % hand.seats.length;
          seat.melds.push({call: call.name, tiles, ...(from === undefined ? {} : {from})});
          this.place = {kind: 'hand'};
        }
      }
    });
  }
  private run(tile: string): string[] | null {
    const kinds = this.app.rules.tiles;
    const at = kinds.findIndex((kind) => kind.name === tile);
    if (at < 0 || kinds[at].suit === null) return null;
    // The lowest tile of the run; near the end of a suit the run that holds it.
    let low = at;
    while (low > 0 && kinds[low - 1].suit === kinds[at].suit && (low + 2 >= kinds.length || kinds[low + 2]?.suit !== kinds[at].suit)) --low;
    const three = kinds.slice(low, low + 3);
    return three.length === 3 && three.every((kind) => kind.suit === kinds[at].suit) ? three.map((kind) => kind.name) : null;
  }

  // ── asking the core ──

  private async ask(): Promise<void> {
    const number = ++this.asked;
    const {core, asked} = this.app;
    this.scored = this.waits = this.wrong = null;
    if (this.hand.win?.tile) {
      try {
        const scored = await core.ask<Scored>('score', {...asked, case: toJson(this.hand)});
        if (number !== this.asked) return;
        this.scored = scored;
      } catch (error) {
        if (number !== this.asked) return;
        this.wrong = messageOf(error);
      }
    } else {
      this.wrong = zh() ? '还没有胡的那张牌：点“胡的牌”，再点一张' : 'no winning tile yet: press “Winning tile”, then a tile';
    }
    this.drawAnswer();
    const seat = this.app.seat;
    if (this.hand.seats[seat]?.hand) {
      try {
        const waits = await core.ask<Waits>('waits', {...asked, case: toJson({...this.hand, win: undefined}), seat});
        if (number !== this.asked) return;
        this.waits = waits;
      } catch {
        this.waits = null;
      }
    }
    fill(this.waitsPlace, this.waits && waitsCard(this.app, this.waits, seat));
  }

  // ── drawing ──

  private draw(): void {
    if (!this.into) return;
    const {app} = this;
    fill(this.into,
      h('div', {class: 'hand-desk'},
        h('div', {class: 'column'}, this.tableCard()),
        h('div', {class: 'column'}, this.answerCard, this.waitsPlace),
        h('div', {class: 'column'}, this.nextCard(), this.optionsCard())));
    this.drawAnswer();
    void app;
  }

  private drawAnswer(): void {
    const scored = this.scored;
    fill(this.answerCard,
      h('h2', {id: 'answer-title'}, say('what_it_pays')),
      this.wrong !== null ? h('p', this.hand.win?.tile ? {class: 'wrong', role: 'alert'} : {class: 'hint', role: 'status'}, this.wrong)
        : !scored ? h('p', {class: 'wait'}, say('loading'))
          : reasons(this.app, scored.result, this.hand.win!.seat, {exampleText: scored.example}));
    // The short answer stands with the tiles, so that it is seen while they are tapped.
    fill(this.strip, scored?.result.legal
      ? scored.result.payments.map((points, seat) => h('span', null, `${say('seat_n', seat)} `, h('b', {class: points > 0 ? 'plus' : points < 0 ? 'minus' : ''}, signed(points))))
      : h('span', null, this.wrong ?? (scored ? say('refused') : '…')));
    if (scored) {
      const pays = scored.result.legal ? scored.result.payments.map((points, seat) => `${say('seat_n', seat)} ${points}`).join('，') : say('refused');
      announce(pays);
    }
  }

  private tableCard(): HTMLElement {
    const {app, hand} = this;
    const count = used(hand);
    const seat = hand.seats[app.seat];
    const tile = (name: string, key: string, press: () => void, extra = '') =>
      tileButton(name, {zh: zh(), key, class: extra, title: say('remove_tile'), press});
    const placeButton = (place: Place, label: string) => {
      const on = place.kind === this.place.kind && (place.kind !== 'meld' || (this.place as {call?: string}).call === place.call);
      return h('button', {type: 'button', class: 'chip', 'aria-pressed': String(on), 'data-key': `place-${place.kind}-${place.kind === 'meld' ? place.call : ''}`,
        onclick: () => {
          this.place = place;
          this.draw();
        }}, label);
    };
    const win = hand.win;
    const isWinner = win?.seat === app.seat;
    return h('section', {class: 'card desk', 'aria-labelledby': 'table-title'},
      h('div', {class: 'row spread'}, h('h2', {id: 'table-title'}, say('table')),
        h('span', {class: 'row'},
          h('button', {type: 'button', class: 'quiet', disabled: !this.undone.length, 'data-key': 'undo', onclick: () => this.undo()}, say('undo')),
          h('button', {type: 'button', class: 'quiet', 'data-key': 'type', 'aria-expanded': String(this.typing), onclick: () => ((this.typing = !this.typing), this.draw())}, say('type_hand')))),
      app.examples.length > 0 && h('label', {class: 'wide'}, h('span', {class: 'unseen'}, say('examples')),
        h('select', {id: 'example', onchange: (event: Event) => this.takeExample(Number((event.target as HTMLSelectElement).value))},
          h('option', {value: '-1'}, say('choose_example')),
          app.examples.map((one, i) => h('option', {value: i}, titled(one))))),
      this.typing && this.typingBox(),
      h('div', {class: 'seats', role: 'group', 'aria-label': say('table')},
        hand.seats.map((_, i) => h('button', {type: 'button', class: 'chip', 'data-key': `seat-${i}`, 'aria-pressed': String(i === app.seat), onclick: () => {
          app.seat = i;
          this.draw();
          void this.ask();
        }}, say('seat_n', i), hand.dealer === i && h('b', {class: 'badge', title: say('dealer')}, say('dealer_short')), win?.seat === i && h('b', {class: 'badge win'}, say('win'))))),
      h('div', {class: 'felt'},
        (app.rules.indicator || hand.indicator) && h('div', {class: 'place'}, h('h3', null, say('indicator')),
          h('div', {class: 'tiles'}, hand.indicator ? tile(hand.indicator, 'indicator', () => this.change((one) => delete one.indicator)) : h('span', {class: 'empty'}, '–'))),
        seat ? [
          h('div', {class: 'place'}, h('h3', null, say('concealed'), seat.hand === null ? ` · ${say('unknown_hand')}` : ''),
            h('div', {class: 'tiles'}, (seat.hand ?? []).map((one, i) => tile(one, `hand-${i}`, () => this.change(() => seat.hand!.splice(i, 1)))),
              isWinner && win?.tile ? h('span', {class: 'apart'}, tile(win.tile, 'win', () => this.change((one) => (one.win = {...one.win!, tile: ''})), 'winning')) : null,
              !seat.hand?.length && h('span', {class: 'empty'}, '–'))),
          seat.melds.length > 0 && h('div', {class: 'place'}, h('h3', null, say('melds')),
            h('div', {class: 'melds'}, seat.melds.map((meld, i) => {
              const call = app.rules.calls.find((one) => one.name === meld.call);
              return h('div', {class: 'meld'},
                h('div', {class: 'tiles'}, meld.tiles.map((one, k) => tileView(call?.concealed && (k === 0 || k === 3) ? null : one, {zh: zh()}))),
                h('div', {class: 'row small'}, h('span', null, call ? titled(call) : meld.call),
                  meld.from !== undefined && h('select', {'aria-label': say('from_seat', ''), 'data-key': `from-${i}`, onchange: (event: Event) => this.change(() => (meld.from = Number((event.target as HTMLSelectElement).value)))},
                    hand.seats.map((_, k) => k !== app.seat && h('option', {value: k, selected: k === meld.from}, say('from_seat', k)))),
                  h('button', {type: 'button', class: 'quiet', 'data-key': `drop-${i}`, 'aria-label': `${say('remove_meld')} ${meld.tiles.join('')}`, onclick: () => this.change(() => seat.melds.splice(i, 1))}, '×')));
            }))),
          seat.aside.length > 0 && h('div', {class: 'place'}, h('h3', null, say('aside')),
            h('div', {class: 'tiles'}, seat.aside.map((one, i) => tile(one, `aside-${i}`, () => this.change(() => seat.aside.splice(i, 1)))))),
        ] : h('div', {class: 'place'}, h('p', {class: 'empty'}, say('untold_seat')),
          h('button', {type: 'button', 'data-key': 'tell', onclick: () => this.change((one) => (one.seats[app.seat] = emptySeat()))}, say('tell_seat'))),
        this.strip),
      seat && [
        h('div', {class: 'row wrap', role: 'group', 'aria-label': say('put_where')},
          placeButton({kind: 'hand'}, say('concealed')),
          isWinner && placeButton({kind: 'win'}, say('winning_tile')),
          app.rules.calls.filter((call) => call.meld !== 'aside').map((call) => placeButton({kind: 'meld', call: call.name}, titled(call))),
          placeButton({kind: 'aside'}, say('aside')),
          app.rules.indicator && placeButton({kind: 'indicator'}, say('indicator')),
          app.rules.wilds && app.rules.indicator && placeButton({kind: 'previous'}, say('previous_wild'))),
        h('div', {class: 'keys', role: 'group', 'aria-label': say('put_where')},
          app.tiles.rows().map((row) => h('div', {class: 'keyrow'}, row.map((name) => {
            const left = app.tiles.copies(name) - (count.get(name) ?? 0);
            return tileButton(name, {zh: zh(), key: `key-${name}`, class: 'key', disabled: left <= 0 && this.place.kind !== 'indicator', title: left <= 0 ? say('none_left') : say('left_tiles', left), press: () => this.put(name)});
          })))),
      ],
      this.howWon());
  }

  private takeExample(index: number): void {
    const example = this.app.examples[index];
    if (!example) return;
    this.undone.push(copyOf(this.hand));
    this.app.hand = fromJson(example.case);
    this.app.seat = this.hand.win?.seat ?? 0;
    this.draw();
    void this.ask();
    void this.app.writeLink();
  }

  private typingBox(): HTMLElement {
    const first = this.app.rules.indicator ? '指示牌 8条; 庄家 0\n' : '庄家 0\n';
    const box = h('textarea', {id: 'words', rows: '4', spellcheck: 'false', autocapitalize: 'off', 'aria-describedby': 'words-hint', placeholder: `${first}座 0: 22255777m 99s, 碰 555s 自 2\n胡 0 5m 自己摸到`});
    const wrong = h('p', {class: 'wrong', role: 'alert', hidden: true});
    return h('div', {class: 'typing'},
      h('label', {for: 'words'}, say('type_hand')), box,
      h('p', {id: 'words-hint', class: 'dim small'}, zh() ? '123m 万、55p 筒、789s 条，字牌写名字；三万、5M、E、🀄 也行。' : 'Digits and a letter: 123m, 55p, 789s; honours by name. 三万, 5M, E, 🀄 are read too.'),
      wrong,
      h('button', {type: 'button', onclick: async () => {
        try {
          const answer = await this.app.core.ask<{case: JsonCase}>('read', {...this.app.asked, words: box.value});
          this.undone.push(copyOf(this.hand));
          this.app.hand = fromJson(answer.case);
          this.app.seat = this.hand.win?.seat ?? 0;
          this.typing = false;
          this.draw();
          void this.ask();
          void this.app.writeLink();
        } catch (error) {
          wrong.textContent = messageOf(error);
          wrong.hidden = false;
        }
      }}, say('read_it')));
  }

  private howWon(): HTMLElement {
    const {hand, app} = this;
    const win = hand.win;
    const others = hand.seats.map((_, i) => i).filter((i) => i !== (win?.seat ?? -1));
    const choice = win ? (win.by === 'self_draw' ? 'self_draw' : `${win.by}-${win.from ?? others[0]}`) : '';
    const facts = app.rules.facts ?? [];
    return h('details', {class: 'how', open: true}, h('summary', null, say('how_won')),
      h('div', {class: 'grid2'},
        h('label', null, say('winner'), h('select', {id: 'winner', onchange: (event: Event) => this.change((one) => {
          const seat = Number((event.target as HTMLSelectElement).value);
          one.win = {...(one.win ?? {tile: '', by: 'self_draw'}), seat, ...(one.win?.from === seat ? {by: 'self_draw' as const, from: undefined} : {})};
          one.seats[seat] ??= emptySeat();
          app.seat = seat;
        })}, hand.seats.map((_, i) => h('option', {value: i, selected: i === win?.seat}, say('seat_n', i))))),
        h('label', null, say('how_won'), h('select', {id: 'by', onchange: (event: Event) => this.change((one) => {
          const [by, from] = (event.target as HTMLSelectElement).value.split('-');
          const before = one.win ?? {seat: app.seat, tile: ''};
          one.win = by === 'self_draw' ? {seat: before.seat, tile: before.tile, by: 'self_draw'} : {seat: before.seat, tile: before.tile, by: by as 'discard' | 'rob_kong', from: Number(from)};
        })},
          h('option', {value: 'self_draw', selected: choice === 'self_draw'}, say('self_draw')),
          others.map((i) => h('option', {value: `discard-${i}`, selected: choice === `discard-${i}`}, `${say('discard')} · ${say('from_seat', i)}`)),
          others.map((i) => h('option', {value: `rob_kong-${i}`, selected: choice === `rob_kong-${i}`}, `${say('rob_kong')} · ${say('from_seat', i)}`)))),
        h('label', null, say('dealer'), h('select', {id: 'dealer', onchange: (event: Event) => this.change((one) => (one.dealer = Number((event.target as HTMLSelectElement).value)))},
          hand.seats.map((_, i) => h('option', {value: i, selected: i === hand.dealer}, say('seat_n', i))))),
        win?.by === 'self_draw' && h('span', {class: 'ticks'},
          h('label', {class: 'tick'}, h('input', {type: 'checkbox', 'data-key': 'after-kong', checked: win.after_kong === true, onchange: (event: Event) => this.change((one) => (one.win!.after_kong = (event.target as HTMLInputElement).checked || undefined))}), say('after_kong')),
          h('label', {class: 'tick'}, h('input', {type: 'checkbox', 'data-key': 'last-tiles', checked: win.last_tiles === true, onchange: (event: Event) => this.change((one) => (one.win!.last_tiles = (event.target as HTMLInputElement).checked || undefined))}), say('last_tiles')))),
      facts.length > 0 && h('fieldset', {class: 'facts'}, h('legend', null, say('facts')), facts.map((fact) => {
        const value = hand.facts?.[fact.name];
        const set = (now: unknown) => this.change((one) => {
          const all = {...one.facts};
          if (now === undefined || now === '') delete all[fact.name];
          else all[fact.name] = now;
          if (Object.keys(all).length) one.facts = all;
          else delete one.facts;
        });
        const id = `fact-${fact.name}`;
        if (fact.type === 'yes_no') return h('label', {class: 'tick'}, h('input', {type: 'checkbox', 'data-key': id, checked: value === true, onchange: (event: Event) => set((event.target as HTMLInputElement).checked || undefined)}), titled(fact));
        if (fact.type === 'tile') return h('label', null, titled(fact), h('select', {'data-key': id, onchange: (event: Event) => set((event.target as HTMLSelectElement).value)}, h('option', {value: ''}, '–'), app.tiles.texts.map((name) => h('option', {value: name, selected: name === value}, name))));
        return h('label', null, titled(fact), h('input', {type: 'number', 'data-key': id, value: value === undefined ? '' : String(value), onchange: (event: Event) => {
          const text = (event.target as HTMLInputElement).value;
          set(text === '' ? undefined : Number(text));
        }}));
      })));
  }

  private optionsCard(): HTMLElement {
    const {app} = this;
    const changed = Object.keys(app.options).length;
    // On a desk the form stands open beside the hand; on a phone it is one tap away, below what the hand pays.
    return h('details', {class: 'card options-card', open: window.matchMedia('(min-width: 60rem)').matches || changed > 0},
      h('summary', null, h('h2', null, say('options')), h('span', {class: 'dim'}, changed ? say('changed_options', changed) : app.titleOfRules())),
      changed > 0 && h('button', {type: 'button', class: 'quiet', 'data-key': 'reset-options', onclick: () => void this.setOptions({})}, say('reset_options')),
      optionsForm(app.rules.options, app.options, 'option', (options) => void this.setOptions(options)),
      (app.rules.requires ?? []).length > 0 && h('div', {class: 'dim small'}, h('h3', null, say('requires')), h('ul', null, app.rules.requires!.map((one) => h('li', null, titled(one))))));
  }
  private async setOptions(options: Record<string, never> | App['options']): Promise<void> {
    await this.app.attempt(() => this.app.setRules(this.app.rulesRef, options, false));
    this.draw();
    void this.ask();
    void this.app.writeLink();
  }

  private nextCard(): HTMLElement {
    return h('section', {class: 'card next'},
      h('button', {type: 'button', class: 'primary', id: 'to-play', onclick: () => this.app.show('play')}, say('play_this')),
      h('button', {type: 'button', id: 'to-rules', onclick: () => this.app.show('rules')}, say('see_rules')));
  }
}
