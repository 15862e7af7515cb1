// Tiles as pictures. Views and logs call a tile "5万", results "5m": both are known, and any other name is drawn as its text.
import {h} from './dom';
import type {Rules} from './rules';

const honours: Record<string, string> = {
  东: 'east', 南: 'south', 西: 'west', 北: 'north', 中: 'red', 发: 'green', 白: 'white',
  春: 'spring', 夏: 'summer', 秋: 'autumn', 冬: 'winter', 梅: 'plum', 兰: 'orchid', 菊: 'chrysanthemum', 竹: 'bamboo',
};
const suits: Record<string, string> = {万: 'm', m: 'm', 筒: 'p', 饼: 'p', p: 'p', 条: 's', 索: 's', s: 's'};
const spokenSuit: Record<string, [string, string]> = {m: ['万', ' characters'], p: ['筒', ' dots'], s: ['条', ' bamboo']};
const spokenHonour: Record<string, string> = {
  东: 'east', 南: 'south', 西: 'west', 北: 'north', 中: 'red dragon', 发: 'green dragon', 白: 'white dragon', 春: 'spring', 夏: 'summer',
  秋: 'autumn', 冬: 'winter', 梅: 'plum', 兰: 'orchid', 菊: 'chrysanthemum', 竹: 'bamboo flower',
};
const digits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

export function pictureOf(tile: string): string | null {
  const honour = honours[tile];
  if (honour) return honour;
  const match = /^([1-9])(.+)$/u.exec(tile);
  const suit = match && suits[match[2]];
  return suit ? suit + match[1] : null;
}

export function spoken(tile: string, zh: boolean): string {
  const match = /^([1-9])(.+)$/u.exec(tile);
  const suit = match && suits[match[2]];
  if (suit) return zh ? digits[Number(match[1])] + spokenSuit[suit][0] : match[1] + spokenSuit[suit][1];
  return zh ? tile : spokenHonour[tile] ?? tile;
}

const svg = 'http://www.w3.org/2000/svg';
export function face(tile: string | null): SVGSVGElement {
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('viewBox', '-34 -38 368 476');
  picture.setAttribute('aria-hidden', 'true');
  const id = tile === null ? null : pictureOf(tile);
  if (id) {
    const use = document.createElementNS(svg, 'use');
    use.setAttribute('href', `tiles.svg#${id}`);
    use.setAttribute('width', '300');
    use.setAttribute('height', '400');
    picture.append(use);
  } else if (tile !== null) {
    const text = document.createElementNS(svg, 'text');
    text.setAttribute('x', '150');
    text.setAttribute('y', '235');
    text.setAttribute('text-anchor', 'middle');
    text.setAttribute('font-size', tile.length > 2 ? '90' : '150');
    text.textContent = tile;
    picture.append(text);
  }
  return picture;
}

export interface TileLook { class?: string; zh: boolean; title?: string }

/** A tile to look at. */
export function tileView(tile: string | null, look: TileLook): HTMLElement {
  const name = tile === null ? (look.zh ? '盖着的牌' : 'a hidden tile') : spoken(tile, look.zh);
  return h('span', {class: `tile ${tile === null ? 'back' : ''} ${look.class ?? ''}`, role: 'img', 'aria-label': look.title ? `${name}，${look.title}` : name, title: name}, face(tile));
}

/** A tile to press. */
export function tileButton(tile: string, look: TileLook & {key?: string; disabled?: boolean; pressed?: boolean; press: () => void}): HTMLButtonElement {
  const name = spoken(tile, look.zh);
  return h('button', {
    class: `tile ${look.class ?? ''}`, type: 'button', 'aria-label': look.title ? `${name}，${look.title}` : name, title: name, 'data-key': look.key,
    'data-tile': tile, disabled: look.disabled, 'aria-pressed': look.pressed === undefined ? undefined : String(look.pressed), onclick: look.press,
  }, face(tile));
}

/** The kinds of rules by their names ("5万"), in their order. */
export class Tiles {
  readonly texts: string[];
  readonly order = new Map<string, number>();
  private readonly byPicture = new Map<string, string>();
  constructor(readonly rules: Rules) {
    this.texts = rules.tiles.map((kind) => kind.name);
    this.texts.forEach((name, i) => {
      this.order.set(name, i);
      const picture = pictureOf(name);
      if (picture) this.byPicture.set(picture, name);
    });
  }
  /** "5m", as results write it, → "5万". */
  name(tile: string): string {
    if (this.order.has(tile)) return tile;
    const picture = pictureOf(tile);
    return (picture && this.byPicture.get(picture)) ?? tile;
  }
  copies(tile: string): number {
    return this.rules.tiles[this.order.get(tile) ?? -1]?.copies ?? 4;
  }
  sorted(tiles: string[]): string[] {
    return [...tiles].sort((a, b) => (this.order.get(a) ?? 99) - (this.order.get(b) ?? 99));
  }
  /** Suits one after the other, then the rest. */
  rows(): string[][] {
    const rows: string[][] = [];
    let last: string | null | undefined;
    this.rules.tiles.forEach((kind, i) => {
      const row = kind.suit ?? (kind.flower ? 'flower' : 'honour');
      if (row !== last) rows.push([]);
      last = row;
      rows[rows.length - 1].push(this.texts[i]);
    });
    return rows;
  }
}
