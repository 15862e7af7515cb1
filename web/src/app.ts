// What all views share: the rules that are chosen and what the core says of them, the hand on the table, and the frame around a view.
import {announce, fill, h, toast} from './dom';
import {Refused, speak, type Core, type Diagnostic} from './core';
import {fromJson, type HandCase, type JsonCase} from './hand_case';
import {isText, type OptionValue, type Rules, type Ruleset, type RulesRef} from './rules';
import {packed, unpacked, views, type Shared, type View} from './state';
import {Tiles} from './tiles';
import {say, setLanguage, titled, zh} from './words';

export interface Example { zh: string; en: string; case: JsonCase; legal: boolean; payments: number[] }
export interface ViewOf { show(into: HTMLElement): void; leave?(): void }

/** What is kept between visits; a browser that keeps nothing is fine too. */
export const kept = {
  get(key: string): string | null {
    try {
      return localStorage.getItem('kaikou-' + key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem('kaikou-' + key, value);
    } catch {
      /* nothing is kept */
    }
  },
};

export class App {
  rulesets: Ruleset[] = [];
  private choice = 0;
  rulesRef: RulesRef = {name: 'kaikoufan'};
  options: Record<string, OptionValue> = {};
  rules!: Rules;
  tiles!: Tiles;
  warnings: Diagnostic[] = [];
  examples: Example[] = [];
  hand: HandCase | null = null;
  seat = 0;
  view: View = 'hand';
  /** A log to open, from the table where it was played. */
  pendingLog: string | null = null;
  readonly made = new Map<View, ViewOf>();
  private readonly frame = h('div', {class: 'frame'});
  private readonly body = h('main', {id: 'main', tabindex: '-1'});
  private shownHash = '';

  constructor(readonly core: Core, root: HTMLElement, private readonly make: (view: View) => ViewOf) {
    root.append(this.frame);
    window.addEventListener('hashchange', () => void this.followLink());
  }

  // ── asking ──

  /** `rules` and `options` of a request. */
  get asked(): {rules: RulesRef; options: Record<string, OptionValue>} {
    return {rules: this.rulesRef, options: this.options};
  }
  /** Does something that may be refused, and says so. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      toast(messageOf(error), true);
      announce(messageOf(error));
      return null;
    }
  }

  // ── rules ──

  async start(): Promise<void> {
    const language = new URL(location.href).searchParams.get('lang') ?? kept.get('language') ?? (navigator.language.startsWith('zh') ? 'zh' : 'en');
    this.speak(language === 'en' ? 'en' : 'zh');
    this.drawFrame();
    fill(this.body, h('p', {class: 'wait'}, say('loading')));
    try {
      this.rulesets = (await this.core.ask<Ruleset[]>('rulesets')).filter((one) => !one.module);
      const shared = await unpacked(location.hash);
      if (location.hash.length > 1 && !shared) toast(say('old_link'), true);
      if (shared) await this.take(shared);
      else await this.setRules({name: this.rulesets.some((one) => one.name === 'kaikoufan') ? 'kaikoufan' : this.rulesets[0].name}, {}, true);
    } catch (error) {
      fill(this.body, h('div', {class: 'card wrong', role: 'alert'}, h('h2', null, say('failed')), h('p', null, messageOf(error)), h('button', {type: 'button', onclick: () => location.reload()}, say('retry'))));
      return;
    }
    this.show(this.view);
  }

  speak(language: 'zh' | 'en'): void {
    setLanguage(language);
    speak(language);
    kept.set('language', language);
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
    document.title = say('workshop');
  }

  /** Refused, it throws and everything stays as it was. False: others were chosen meanwhile, and theirs is the page. */
  async setRules(rules: RulesRef, options: Record<string, OptionValue>, freshHand: boolean): Promise<boolean> {
    const number = ++this.choice;
    const asked = {rules, options};
    const described = await this.core.ask<{rules: Rules; warnings: Diagnostic[]}>('describe', asked);
    if (described.rules.module) throw new Refused({message: zh() ? '这是模块：要由一套规则采用' : 'this is a module: a ruleset must include it'});
    if (number !== this.choice) return false;
    const examples = await this.core.ask<Example[]>('examples', asked);
    if (number !== this.choice) return false;
    this.rulesRef = rules;
    this.options = options;
    this.rules = described.rules;
    this.warnings = described.warnings;
    this.tiles = new Tiles(this.rules);
    this.examples = examples;
    if (freshHand || !this.hand || this.hand.seats.length !== this.rules.seats) this.hand = this.firstHand();
    this.drawFrame();
    return true;
  }
  firstHand(): HandCase {
    // One that is won, most of it in the hand, with a meld where the rules have them: there is something to see and to explain.
    const won = this.examples.filter((one) => one.legal && one.payments.some((points) => points !== 0));
    const first = won.slice(0, 12).sort((a, b) => Math.abs(melds(a) - 1) - Math.abs(melds(b) - 1))[0] ?? this.examples[0];
    if (first) return fromJson(first.case);
    return {dealer: 0, seats: Array.from({length: this.rules.seats}, (_, i) => (i === 0 ? {hand: [], melds: [], aside: []} : null))};
  }
  titleOfRules(): string {
    return titled(this.rules.ruleset);
  }
  get isMine(): boolean {
    return isText(this.rulesRef);
  }

  // ── links ──

  shared(): Shared {
    const shared: Shared = {view: this.view, rules: this.rulesRef, options: this.options};
    if (this.hand && (this.view === 'hand' || this.view === 'rules')) Object.assign(shared, {hand: this.hand, seat: this.seat});
    return shared;
  }
  private async take(shared: Shared): Promise<void> {
    this.view = shared.view;
    await this.setRules(shared.rules, shared.options, !shared.hand);
    if (shared.hand) this.hand = shared.hand;
    this.seat = shared.seat ?? this.hand?.win?.seat ?? 0;
  }
  /** The address always leads back here; it is written without an entry in the history. */
  async writeLink(): Promise<string> {
    const hash = '#' + (await packed(this.shared()));
    if (hash !== location.hash) {
      this.shownHash = hash;
      history.replaceState(null, '', hash);
    }
    const address = new URL(location.href);
    address.search = '';
    address.hash = hash;
    return address.href;
  }
  private async followLink(): Promise<void> {
    if (location.hash === this.shownHash || location.hash.length < 2) return;
    const shared = await unpacked(location.hash);
    if (!shared) return toast(say('old_link'), true);
    await this.attempt(async () => {
      await this.take(shared);
      this.show(this.view);
    });
  }
  async share(): Promise<void> {
    const link = await this.writeLink();
    try {
      await navigator.clipboard.writeText(link);
      toast(say('link_copied'));
      announce(say('link_copied'));
    } catch {
      toast(say('link_here'));
    }
  }

  // ── the frame ──

  show(view: View): void {
    if (view !== this.view) this.made.get(this.view)?.leave?.();
    this.view = view;
    let shown = this.made.get(view);
    if (!shown) this.made.set(view, (shown = this.make(view)));
    this.drawFrame();
    this.body.className = `view-${view}`;
    shown.show(this.body);
    void this.writeLink();
  }
  redraw(): void {
    this.made.get(this.view)?.show(this.body);
    void this.writeLink();
  }

  private drawFrame(): void {
    const chosen = isText(this.rulesRef) ? '' : this.rulesRef.name;
    fill(
      this.frame,
      h('a', {class: 'skip', href: '#main', onclick: (event: Event) => (event.preventDefault(), this.body.focus())}, say('skip_to')),
      h('header', {class: 'top'},
        h('h1', {class: 'brand'}, h('span', {class: 'mark', 'aria-hidden': 'true'}, '开口'), h('span', {class: 'name'}, say('workshop'))),
        h('label', {class: 'pick'}, h('span', {class: 'unseen'}, say('ruleset')),
          h('select', {id: 'ruleset', onchange: (event: Event) => void this.pick((event.target as HTMLSelectElement).value)},
            isText(this.rulesRef) && h('option', {value: '', selected: true}, this.rules ? `${titled(this.rules.ruleset)} · ${say('my_rules')}` : say('my_rules')),
            this.rulesets.map((one) => h('option', {value: one.name, selected: one.name === chosen}, titled(one))))),
        h('button', {type: 'button', class: 'quiet', id: 'share', onclick: () => void this.share()}, say('share')),
        h('button', {type: 'button', class: 'quiet', id: 'language', lang: zh() ? 'en' : 'zh-CN', onclick: () => this.otherLanguage()}, say('language'))),
      h('nav', {class: 'tabs', 'aria-label': say('main_parts')},
        views.map((view) => h('button', {type: 'button', 'data-view': view, 'data-key': `tab-${view}`, 'aria-current': view === this.view ? 'page' : undefined, onclick: () => this.show(view)}, say(view)))),
      this.body);
  }
  private async otherLanguage(): Promise<void> {
    this.speak(zh() ? 'en' : 'zh');
    await this.attempt(() => this.setRules(this.rulesRef, this.options, false));
    this.show(this.view);
  }
  private async pick(name: string): Promise<void> {
    if (!name) return;
    await this.attempt(async () => {
      if (!(await this.setRules({name}, {}, true))) return;
      this.seat = this.hand?.win?.seat ?? 0;
      this.made.forEach((view, key) => key !== this.view && view.leave?.());
      this.show(this.view);
      announce(this.titleOfRules());
    });
  }
}

const melds = (one: Example): number => one.case.seats.reduce((sum, seat) => sum + (seat?.melds?.length ?? 0), 0);

export function messageOf(error: unknown): string {
  if (error instanceof Refused) {
    const first = error.error.diagnostics?.find((one) => one.severity === 'error');
    return first ? `${error.message}：${first.message}` : error.message;
  }
  return error instanceof Error ? error.message : String(error);
}
