// Rules: the options of a ruleset, its text, and a text of one's own on top of it, checked while it is written.
import type {Completion} from '@codemirror/autocomplete';
import type {App, ViewOf} from './app';
import {kept, messageOf} from './app';
import type {Diagnostic} from './core';
import {fill, h, toast} from './dom';
import type {Keyword, RuleEditor} from './editor';
import {optionsForm} from './options_form';
import {isText, type Named, type OptionValue, type RulesRef} from './rules';
import {say, titled, zh} from './words';

interface RuleLine { block: string; name: string; zh: string; en: string; text: string; override: string }

export class RulesView implements ViewOf {
  private into: HTMLElement | null = null;
  private editor: RuleEditor | null = null;
  private keywords: Keyword[] | null = null;
  private lines: RuleLine[] = [];
  private linesOf = '';
  private readonly host = h('div', {class: 'editor'});
  private readonly problems = h('div', {class: 'problems', role: 'status'});
  private readonly actions = h('div', {class: 'row wrap'});
  private mine = false;
  private shownName = '';
  private fine = false;
  private showing = 0;

  constructor(private readonly app: App) {}

  show(into: HTMLElement): void {
    this.into = into;
    this.draw();
    void this.load();
  }

  private async load(): Promise<void> {
    const {app} = this;
    const number = ++this.showing;
    this.keywords ??= await app.core.ask<Keyword[]>('keywords');
    if (isText(app.rulesRef)) await this.open(app.rulesRef.text, true, app.rulesRef.name);
    else {
      const name = app.rulesRef.name;
      const source = await app.attempt(() => app.core.ask<{text: string; file: string}>('source', {name}));
      if (source && number === this.showing) await this.open(source.text, false, source.file);
    }
    const key = JSON.stringify(app.rulesRef) + zh();
    if (this.linesOf !== key) {
      this.lines = (await app.attempt(() => app.core.ask<RuleLine[]>('lines', app.asked))) ?? [];
      this.linesOf = key;
    }
    if (app.view === 'rules') this.draw();
  }

  private async open(text: string, mine: boolean, name: string): Promise<void> {
    this.mine = mine;
    this.shownName = name;
    if (!this.editor) {
      const {RuleEditor} = await import('./editor');
      this.host.replaceChildren();
      this.editor = new RuleEditor(this.host, text, this.keywords!, say('editor'), {
        check: async (now) => {
          try {
            return (await this.app.core.ask<{diagnostics: Diagnostic[]}>('check', {text: now, name: this.shownName})).diagnostics;
          } catch {
            return [];
          }
        },
        names: () => this.names(),
        changed: (now) => {
          if (this.mine) kept.set('draft', now);
          this.fine = false;
          this.drawActions();
        },
        checked: (found) => this.drawProblems(found),
      });
    } else if (this.editor.text !== text) {
      this.editor.text = text;
    }
    this.editor.readOnly(!mine);
    this.editor.checkNow();
    this.drawActions();
  }

  private names(): Completion[] {
    const {rules} = this.app;
    const of = (list: Named[] | undefined, type: string): Completion[] => (list ?? []).map((one) => ({label: one.name, type, detail: titled(one)}));
    return [...of(rules.options, 'property'), ...of(rules.patterns, 'class'), ...of(rules.needs, 'function'), ...of(rules.calls, 'method'), ...of(rules.lines, 'variable'), ...of(rules.shapes, 'type')];
  }

  // ── what can be done ──

  /** A text that builds on the ruleset that is chosen, with the options that were changed written down. */
  private begin(more = ''): void {
    const {app} = this;
    const base = isText(app.rulesRef) ? null : app.rulesRef.name;
    if (base) {
      const spelled = (english: string) => (zh() ? this.keywords?.find((one) => one.en === english)?.zh : english) ?? english;
      const valueOf = (value: OptionValue): string => (value === true ? spelled('yes') : value === false ? spelled('no') : Array.isArray(value) ? (value.every((one) => typeof one === 'number') ? `[${value.join(' ')}]` : value.join(' ') || 'none') : String(value));
      const chosen = Object.entries(app.options).map(([name, value]) => `${spelled('default')} ${name} = ${valueOf(value)}\n`).join('');
      const text = `${spelled('ruleset')} my_table "我们的牌桌" / "Our Table" ${spelled('extends')} ${base}\n\n${chosen}${chosen ? '\n' : ''}${more}`;
      void this.open(text, true, 'my_table.kou').then(() => {
        kept.set('draft', text);
        this.draw();
        this.editor?.view.focus();
      });
    } else {
      this.editor?.append(more);
    }
  }
  private async use(): Promise<void> {
    const text = this.editor!.text;
    const rules: RulesRef = {name: this.nameOf(text), text};
    try {
      // Options that the text fixes, or does not have, would be in its way.
      await this.app.setRules(rules, {}, false);
    } catch (error) {
      toast(messageOf(error), true);
      return;
    }
    toast(`${say('rules_in_use')}：${this.app.titleOfRules()}`);
    this.app.show('rules');
  }
  private nameOf(text: string): string {
    const found = /^\s*(?:ruleset|规则集|规则)\s+([\p{L}_][\p{L}\p{N}_]*)/mu.exec(text);
    return `${found?.[1] ?? 'rules'}.kou`;
  }
  private async format(keywords: string): Promise<void> {
    const answer = await this.app.attempt(() => this.app.core.ask<{text: string}>('format', {text: this.editor!.text, keywords}));
    if (answer && this.editor) this.editor.text = answer.text;
  }
  private download(): void {
    const link = h('a', {href: URL.createObjectURL(new Blob([this.editor!.text], {type: 'text/plain'})), download: this.nameOf(this.editor!.text)});
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  // ── drawing ──

  private draw(): void {
    const {app} = this;
    const changed = Object.keys(app.options).length;
    if (!this.editor) fill(this.host, h('p', {class: 'wait'}, say('loading')));
    fill(this.into!, h('div', {class: 'rules-desk'},
      h('section', {class: 'card', 'aria-labelledby': 'text-title'},
        h('div', {class: 'row spread wrap'}, h('h2', {id: 'text-title'}, this.mine ? `${say('my_draft')} · ${this.shownName}` : say('shipped_text', app.titleOfRules())), this.actions),
        !this.mine && h('p', {class: 'dim small'}, say('house_text_note')),
        this.host, this.problems),
      h('div', {class: 'column'},
        h('details', {class: 'card', open: true}, h('summary', null, h('h2', null, say('options')), changed > 0 && h('span', {class: 'dim'}, say('changed_options', changed))),
          optionsForm(app.rules.options, app.options, 'rule-option', async (options) => {
            await app.attempt(() => app.setRules(app.rulesRef, options, false));
            this.draw();
            void app.writeLink();
          })),
        this.lines.length > 0 && h('details', {class: 'card'}, h('summary', null, h('h2', null, say('counted'))),
          h('ul', {class: 'rule-lines'}, this.lines.map((line, i) => h('li', null,
            h('div', null, h('b', null, titled({zh: line.zh || line.name, en: line.en || line.name})), h('code', null, line.text)),
            h('button', {type: 'button', class: 'quiet', 'data-key': `line-${i}`, 'aria-label': `${say('edit_rules')}：${line.name}`, onclick: () => this.begin(line.override)}, say('edit_rules')))))))));
    this.drawActions();
  }
  private drawActions(): void {
    const draft = kept.get('draft');
    const inUse = isText(this.app.rulesRef) && this.editor?.text === this.app.rulesRef.text;
    fill(this.actions,
      !this.mine && h('button', {type: 'button', class: 'primary', id: 'make-mine', onclick: () => this.begin()}, say('make_mine')),
      !this.mine && draft && h('button', {type: 'button', id: 'back-to-draft', onclick: () => void this.open(draft, true, this.nameOf(draft)).then(() => this.draw())}, say('back_to_draft')),
      this.mine && h('button', {type: 'button', class: 'primary', id: 'use-rules', disabled: !this.fine || inUse, onclick: () => void this.use()}, inUse ? say('rules_in_use') : say('use_rules')),
      this.mine && h('button', {type: 'button', id: 'format', onclick: () => void this.format('keep')}, say('format')),
      this.mine && h('button', {type: 'button', onclick: () => void this.format(zh() ? 'zh' : 'en')}, zh() ? say('words_zh') : say('words_en')),
      h('button', {type: 'button', onclick: () => this.download()}, say('download')),
      h('label', {class: 'button file'}, say('open_file'), h('input', {type: 'file', accept: '.kou,.yaml,.yml,text/plain', onchange: async (event: Event) => {
        const file = (event.target as HTMLInputElement).files?.[0];
        if (!file) return;
        await this.open(await file.text(), true, file.name);
        this.draw();
      }})));
  }
  private drawProblems(found: Diagnostic[]): void {
    const errors = found.filter((one) => one.severity === 'error');
    this.fine = errors.length === 0;
    fill(this.problems,
      h('p', {class: errors.length ? 'wrong' : 'good'}, found.length ? say('problems', found.length) : `✓ ${say('no_problems')}`),
      found.length > 0 && h('ul', null, found.slice(0, 30).map((one, i) => h('li', {class: one.severity},
        h('button', {type: 'button', class: 'quiet', 'data-key': `problem-${i}`, onclick: () => this.editor?.goTo(one.span.start?.line ?? 1, one.span.start?.utf16 ?? 1)},
          h('span', {class: 'code'}, one.code), ` ${say('line_col', one.span.start?.line ?? 0, one.span.start?.column ?? 0)} `, h('span', null, one.message)),
        one.help && h('div', {class: 'help'}, one.help)))));
    this.drawActions();
  }
}
