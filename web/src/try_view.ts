// Many hands between bots, a slice at a time, with pictures while they run.
import type {App, ViewOf} from './app';
import {messageOf} from './app';
import {Lane} from './core';
import {fill, h} from './dom';
import {optionsForm} from './options_form';
import type {OptionValue} from './rules';
import {say} from './words';

interface Stepped { hands: number; of: number; done: boolean; pictures?: string }

export class TryView implements ViewOf {
  private into: HTMLElement | null = null;
  private hands = 1000;
  private compare = false;
  private other: Record<string, OptionValue> = {};
  private running = 0;
  private round = 0;
  private readonly progress = h('progress', {max: 1, value: 0, 'aria-label': say('how_many')});
  private readonly counted = h('span', {class: 'dim'});
  private readonly pictures = h('div', {class: 'pictures'});
  private readonly wrong = h('p', {class: 'wrong', role: 'alert', hidden: true});

  constructor(private readonly app: App) {}

  show(into: HTMLElement): void {
    this.into = into;
    this.draw();
  }
  leave(): void {
    this.running = 0;
  }

  private draw(): void {
    const {app} = this;
    this.progress.setAttribute('aria-label', say('how_many'));
    fill(this.into!, h('div', {class: 'try-desk'},
      h('section', {class: 'card'}, h('h2', null, say('try')), h('p', {class: 'dim'}, say('try_hint')),
        h('div', {class: 'row wrap'},
          h('label', null, say('how_many'), ' ', h('select', {id: 'hands', onchange: (event: Event) => (this.hands = Number((event.target as HTMLSelectElement).value))},
            [200, 1000, 5000, 20000].map((one) => h('option', {value: one, selected: one === this.hands}, one)))),
          h('label', {class: 'tick'}, h('input', {type: 'checkbox', id: 'compare', role: 'switch', checked: this.compare, onchange: (event: Event) => {
            this.compare = (event.target as HTMLInputElement).checked;
            this.draw();
          }}), say('compare_with')),
          this.running ? h('button', {type: 'button', class: 'primary', id: 'stop', 'data-key': 'go', onclick: () => ((this.running = 0), this.draw())}, say('stop'))
            : h('button', {type: 'button', class: 'primary', id: 'start', 'data-key': 'go', onclick: () => void this.run()}, say('start')),
          this.progress, this.counted),
        this.wrong,
        this.compare && h('details', {open: true}, h('summary', null, say('compare_options')),
          optionsForm(app.rules.options, this.other, 'other', (options) => {
            this.other = options;
            this.draw();
          }))),
      this.pictures));
  }

  private async run(): Promise<void> {
    const round = ++this.round;
    this.running = round;
    this.wrong.hidden = true;
    this.progress.value = 0;
    this.counted.textContent = '';
    this.draw();
    const {core, asked} = this.app;
    try {
      const {trial} = await core.ask<{trial: number}>('trial.new', {...asked, hands: this.hands, seed: '1', ...(this.compare ? {other_options: this.other} : {})}, Lane.Trial);
      let matches = 1, drawn = 0;
      for (;;) {
        const before = performance.now();
        // Slices of about a fifth of a second; pictures less often than numbers.
        const picture = before - drawn > 700;
        const step = await core.ask<Stepped>('trial.step', {trial, matches, pictures: picture}, Lane.Trial);
        if (this.running !== round && !step.done) {
          await this.picture(trial);
          break;
        }
        const took = performance.now() - before;
        matches = Math.max(1, Math.min(500, Math.round((matches * 200) / Math.max(20, took))));
        this.progress.value = step.hands / step.of;
        this.counted.textContent = say('hands_done', step.hands, step.of);
        if (step.pictures) {
          this.pictures.innerHTML = step.pictures;
          drawn = performance.now();
        }
        if (step.done) {
          await this.picture(trial);
          break;
        }
      }
      await core.ask('trial.drop', {trial}, Lane.Trial);
    } catch (error) {
      this.wrong.textContent = messageOf(error);
      this.wrong.hidden = false;
    }
    if (this.running === round) this.running = 0;
    if (this.app.view === 'try') this.draw();
  }
  // A last step that plays nothing draws what there is.
  private async picture(trial: number): Promise<void> {
    const step = await this.app.core.ask<Stepped>('trial.step', {trial, matches: 0, pictures: true}, Lane.Trial);
    if (step.pictures) this.pictures.innerHTML = step.pictures;
  }
}
