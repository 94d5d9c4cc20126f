/** Confirm: for those who wish it, a pressed choice is only taken up, and taken when confirmed. */

import { all, body, focusOn, on, one, page, state } from "./page";
import { asked, choices, focusQuestion, isChoice } from "./question";
import { wants } from "./wishes";

let bar: Element | null = null;
let value: string | null = null;
let question = "";

/** Whether a choice is only taken up now; pressing it once more is confirmation enough. */
export function takesUp(choice: HTMLElement | null): boolean {
  const pattern = one<HTMLTemplateElement>("template#confirm-bar");
  const again = choice !== null && choice === chosen();
  close();
  if (!wants("confirm") || !pattern || !isChoice(choice) || again) return false;
  value = choice.value;
  question = asked();
  bar = page.importNode(pattern.content, true).firstElementChild!;
  const words = one("output", bar);
  if (words) words.textContent = choice.textContent;
  const [yes, no] = all<HTMLButtonElement>("button", bar);
  yes?.addEventListener("click", () => chosen()?.click());
  no?.addEventListener("click", putBack);
  body.append(bar);
  if (yes) focusOn(yes);
  mark();
  return true;
}

/** The question may have become another one, or the same one in other clothes. */
export function settleConfirm(): void {
  if (question === asked() && chosen()) mark();
  else close();
}

export function followConfirm(): void {
  on("keydown", ({ key }) => key === "Escape" && bar && putBack());
}

function putBack(): void {
  const choice = chosen();
  close();
  if (choice) focusOn(choice);
}

function close(): void {
  const held = bar?.contains(page.activeElement);
  bar?.remove();
  bar = value = null;
  if (held) focusQuestion();
  mark();
}

function chosen(): HTMLButtonElement | undefined {
  return choices().find((choice) => choice.value === value);
}

function mark(): void {
  for (const choice of choices()) {
    choice.classList.toggle("chosen", choice.value === value);
    state(choice, "aria-pressed", choice.value === value);
  }
}
