// The rule book, as the core writes it from the rules: in both languages, to read, to search, to print.
import type {App, ViewOf} from './app';
import {messageOf} from './app';
import {fill, h} from './dom';
import {say} from './words';

export class BookView implements ViewOf {
  private into: HTMLElement | null = null;
  private find = '';
  private text = '';
  private asked = '';

  constructor(private readonly app: App) {}

  show(into: HTMLElement): void {
    this.into = into;
    const key = JSON.stringify(this.app.asked) + document.documentElement.lang;
    if (key === this.asked && this.text) return this.draw();
    this.asked = key;
    fill(into, h('p', {class: 'wait'}, say('loading')));
    this.app.core.ask<{text: string}>('book', this.app.asked).then(
      (book) => {
        this.text = book.text;
        if (this.app.view === 'book') this.draw();
      },
      (error) => fill(into, h('p', {class: 'wrong', role: 'alert'}, messageOf(error))));
  }

  private draw(): void {
    const article = h('article', {class: 'card book', lang: document.documentElement.lang}, bookOf(this.text, this.find));
    fill(this.into!, h('div', {class: 'book-desk'},
      h('div', {class: 'row wrap no-print'},
        h('label', {class: 'grow'}, h('span', {class: 'unseen'}, say('find_in_book')), h('input', {type: 'search', id: 'find', value: this.find, placeholder: say('find_in_book'), oninput: (event: Event) => {
          if ((event as InputEvent).isComposing) return;
          this.find = (event.target as HTMLInputElement).value;
          this.draw();
        }})),
        h('button', {type: 'button', onclick: () => window.print()}, say('print'))),
      article));
  }
}

/** The few forms that a rule book has: headings, lists, paragraphs, lines set in. */
function bookOf(text: string, find: string): Node[] {
  const out: Node[] = [];
  let list: HTMLElement | null = null, item: HTMLElement | null = null;
  let shown = 0;
  const wanted = find.trim().toLowerCase();
  const marked = (line: string): (Node | string)[] => {
    if (!wanted) return [line];
    const at = line.toLowerCase().indexOf(wanted);
    if (at < 0) return [line];
    ++shown;
    return [line.slice(0, at), h('mark', null, line.slice(at, at + wanted.length)), ...marked(line.slice(at + wanted.length))];
  };
  for (const line of text.split('\n')) {
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    if (heading) {
      list = item = null;
      const level = Math.min(heading[1].length + 1, 4) as 2 | 3 | 4;
      out.push(h(`h${level}`, null, ...marked(heading[2])));
    } else if (/^\s*[-*] /.test(line)) {
      if (!list) out.push((list = h('ul')));
      list.append((item = h('li', null, ...marked(line.replace(/^\s*[-*] /, '')))));
    } else if (line.trim() === '') {
      list = item = null;
    } else if (/^\s{2,}/.test(line)) {
      const more = h('div', {class: 'set-in'}, ...marked(line.trim()));
      if (item) item.append(more);
      else out.push(more);
    } else {
      list = item = null;
      out.push(h('p', null, ...marked(line)));
    }
  }
  if (wanted && !shown) out.unshift(h('p', {class: 'dim', role: 'status'}, say('found_none')));
  return out;
}
