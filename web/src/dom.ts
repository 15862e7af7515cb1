// Elements without a framework: `h('button', {onclick}, 'text')`. Texts are text: nothing here reads HTML, except `pictures`, whose HTML
// the core makes and escapes itself.

type Child = Node | string | number | null | undefined | false | Child[];
type Attributes = Record<string, unknown>;

export function h<K extends keyof HTMLElementTagNameMap>(tag: K, attributes: Attributes | null = null, ...children: Child[]): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (attributes) set(element, attributes);
  append(element, children);
  return element;
}

export function set(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on') && typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else if (name in element && (name === 'value' || name === 'checked' || name === 'disabled' || name === 'selected' || name === 'open'))
      (element as unknown as Record<string, unknown>)[name] = value;
    else element.setAttribute(name, value === true ? '' : String(value));
  }
}

export function append(parent: Node, children: Child[]): void {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    if (Array.isArray(child)) append(parent, child);
    else parent.appendChild(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

/** Puts other children into an element, and keeps the focus on the element with the same `data-key`, or `id`. */
export function fill(parent: Element, ...children: Child[]): void {
  const active = document.activeElement;
  const key = active instanceof HTMLElement && parent.contains(active) ? active.dataset.key ?? '' : '';
  const id = active && parent.contains(active) ? active.id : '';
  parent.replaceChildren();
  append(parent, children);
  const again = id ? document.getElementById(id) : key ? parent.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) : null;
  if (again instanceof HTMLElement) again.focus({preventScroll: true});
}

/** Says something to a screen reader without moving anything. */
export function announce(text: string): void {
  const live = document.getElementById('live');
  if (!live) return;
  live.textContent = '';
  setTimeout(() => (live.textContent = text), 30);
}

export function toast(text: string, wrong = false): void {
  const box = document.getElementById('toasts');
  if (!box) return;
  const one = h('div', {class: wrong ? 'toast wrong' : 'toast'}, text);
  box.append(one);
  setTimeout(() => one.remove(), wrong ? 6000 : 3200);
}

export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');
