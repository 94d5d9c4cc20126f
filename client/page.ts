/** Page: the few words by which everything here reaches it. */

type Events = WindowEventMap & DocumentEventMap;

export const page = document;
export const body = page.body;

/** Whatever happens anywhere in the page is heard here: its parts come and go. */
export function on<K extends keyof Events>(
  kind: K,
  heard: (event: Events[K]) => void,
  first = false,
): void {
  addEventListener(kind, heard as EventListener, first);
}

export function make<K extends keyof HTMLElementTagNameMap>(kind: K): HTMLElementTagNameMap[K] {
  return page.createElement(kind);
}

export function byId(id: string): HTMLElement | null {
  return page.getElementById(id);
}

export function one<E extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = page,
): E | null {
  return root.querySelector<E>(selector);
}

export function all<E extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = page,
): E[] {
  return [...root.querySelectorAll<E>(selector)];
}

/** The element and those around it, from the inside to the outside. */
export function around(element: Element | null): Element[] {
  return element ? [element, ...around(element.parentElement)] : [];
}

/** Put the focus on something, even if it cannot hold it by itself. */
export function focusOn(goal: HTMLElement, scroll = false): void {
  if (goal.tabIndex < 0) goal.tabIndex = -1;
  goal.focus({ preventScroll: !scroll });
}

/** Set an attribute that tells a state, or take it away. */
export function state(element: Element, name: string, holds: boolean): void {
  if (holds) element.setAttribute(name, "true");
  else element.removeAttribute(name);
}
