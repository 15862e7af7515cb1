// The options of a ruleset as a form, made of what the rules declare.
import {h} from './dom';
import {cited, say, titled} from './words';
import type {Named, Option, OptionValue} from './rules';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const nameOf = (one: string | Named): string => (typeof one === 'string' ? one : one.name);
const titleOf = (one: string | Named): string => (typeof one === 'string' ? one : titled(one));

/** `changed` is called with the options that differ from the ruleset's own. `base`: names of fields, where two forms are on one page. */
export function optionsForm(options: Option[], chosen: Record<string, OptionValue>, base: string, changed: (options: Record<string, OptionValue>) => void): HTMLElement {
  const values = {...chosen};
  const valueOf = (option: Option): OptionValue => (option.name in values ? values[option.name] : option.default);
  const choose = (option: Option, value: OptionValue) => {
    if (same(value, option.default)) delete values[option.name];
    else values[option.name] = value;
    changed({...values});
  };

  const field = (option: Option): HTMLElement => {
    const id = `${base}-${option.name}`;
    const value = valueOf(option);
    const about = h('label', {for: id}, h('span', {class: 'title'}, titled(option)), option.name in values && h('span', {class: 'changed', title: `${option.name}: ${String(option.default)}`}, '●'));
    const key = `${base}-${option.name}`;
    switch (option.type) {
      case 'yes_no':
        return h('div', {class: 'option switch', title: cited(option)}, about,
          h('input', {type: 'checkbox', role: 'switch', id, 'data-key': key, checked: value === true, onchange: (event: Event) => choose(option, (event.target as HTMLInputElement).checked)}));
      case 'one_of':
        return h('div', {class: 'option', title: cited(option)}, about,
          h('select', {id, 'data-key': key, onchange: (event: Event) => choose(option, (event.target as HTMLSelectElement).value)},
            (option.values ?? []).map((one) => h('option', {value: nameOf(one), selected: nameOf(one) === value}, titleOf(one)))));
      case 'limit': {
        const open = value === 'none' || value === null;
        const number = h('input', {type: 'number', id, 'data-key': key, value: open ? '' : String(value), disabled: open, step: 'any', inputmode: 'decimal',
          onchange: (event: Event) => {
            const text = (event.target as HTMLInputElement).value;
            if (text !== '') choose(option, Number(text));
          }});
        return h('div', {class: 'option', title: cited(option)}, about, h('span', {class: 'pair'}, number,
          h('label', {class: 'tick'}, h('input', {type: 'checkbox', 'data-key': `${key}-none`, checked: open,
            onchange: (event: Event) => choose(option, (event.target as HTMLInputElement).checked ? 'none' : typeof option.default === 'number' ? option.default : 300)}), say('no_limit'))));
      }
      case 'list':
        return h('div', {class: 'option', title: cited(option)}, about,
          h('input', {type: 'text', id, 'data-key': key, value: Array.isArray(value) ? value.join(' ') : '', inputmode: 'decimal', spellcheck: 'false',
            onchange: (event: Event) => {
              const numbers = (event.target as HTMLInputElement).value.trim().split(/[\s,，]+/).map(Number);
              if (numbers.every((one) => Number.isFinite(one))) choose(option, numbers);
            }}));
      case 'patterns': {
        const now = new Set(Array.isArray(value) ? (value as string[]) : []);
        return h('fieldset', {class: 'option many', title: cited(option)}, h('legend', null, titled(option), option.name in values && h('span', {class: 'changed'}, '●')),
          (option.values ?? []).map((one, i) => h('label', {class: 'tick'}, h('input', {type: 'checkbox', 'data-key': `${key}-${i}`, checked: now.has(nameOf(one)),
            onchange: (event: Event) => {
              if ((event.target as HTMLInputElement).checked) now.add(nameOf(one));
              else now.delete(nameOf(one));
              choose(option, (option.values ?? []).map(nameOf).filter((name) => now.has(name)));
            }}), titleOf(one))));
      }
      default:
        return h('div', {class: 'option', title: cited(option)}, about,
          h('input', {type: 'number', id, 'data-key': key, value: String(value ?? ''), step: 'any', min: typeof option.minimum === 'number' ? option.minimum : undefined, inputmode: 'decimal',
            onchange: (event: Event) => {
              const text = (event.target as HTMLInputElement).value;
              if (text !== '') choose(option, Number(text));
            }}));
    }
  };
  return h('div', {class: 'options'}, options.map(field));
}
