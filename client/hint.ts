/** Hint: the name of a thing for fingers, which cannot hover; browsers show it to pointers. */

import { around, body, make, on } from "./page";

const HOLD = 450;
const SHAKE = 10;
const MARGIN = 8;
const FINGER = 28;

const card = make("div");
let held = 0;
let x = 0;
let y = 0;

export function showHints(): void {
  card.className = "hint-card";
  card.hidden = true;
  // The name is in the drawing already for those who listen.
  card.ariaHidden = "true";
  body.append(card);
  on("pointerdown", (event) => {
    hide();
    const name = event.pointerType === "mouse" ? "" : nameAt(event.target as Element);
    ({ clientX: x, clientY: y } = event);
    if (name) held = setTimeout(() => show(name), HOLD);
  });
  on("pointermove", (event) => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > SHAKE) letGo();
  });
  on("pointerup", letGo);
  on("pointercancel", letGo);
  on("scroll", hide);
  // Whoever asked for a name did not press the thing, nor wants the browser's own menu.
  on("click", swallow, true);
  on("contextmenu", swallow, true);
}

function show(name: string): void {
  card.textContent = name;
  card.hidden = false;
  const { width, height } = card.getBoundingClientRect();
  const left = Math.min(Math.max(MARGIN, x - width / 2), innerWidth - width - MARGIN);
  const above = y - height - FINGER;
  card.style.left = `${left}px`;
  card.style.top = `${above > MARGIN ? above : y + FINGER}px`;
}

function letGo(): void {
  clearTimeout(held);
}

function hide(): void {
  letGo();
  card.hidden = true;
}

function swallow(event: Event): void {
  if (card.hidden) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The title of the innermost thing that has one. */
function nameAt(at: Element): string {
  if (!at.closest("#table svg")) return "";
  const titles = around(at).map(({ children }) =>
    [...children].find(({ tagName }) => tagName === "title"),
  );
  return titles.find(Boolean)?.textContent ?? "";
}
