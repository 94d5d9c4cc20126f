/** Question: what the viewer is asked, as the page shows it. */

import { all, byId, focusOn, one } from "./page";

const CHOICE = "#choices button[name=choice]";

export function questionForm(): HTMLFormElement | null {
  return one<HTMLFormElement>("form#choices");
}

export function choices(): HTMLButtonElement[] {
  return all<HTMLButtonElement>(CHOICE);
}

export function isChoice(element: Element | null): element is HTMLButtonElement {
  return !!element?.matches(CHOICE);
}

/** The choices that point at a thing of the drawing. */
export function choicesAt(thing: string): HTMLButtonElement[] {
  return choices().filter((choice) => choice.dataset["points"] === thing);
}

/** The sentence of the question, or the one that says for whom everybody waits. */
export function prompt(): HTMLElement | null {
  return one("#group-question .prompt");
}

/** What is asked, to see whether it is still the same. */
export function asked(): string {
  return prompt()?.textContent ?? "";
}

/** Go to the question; from there a key leads on to its first choice. */
export function focusQuestion(scroll = false): void {
  const goal = prompt() ?? byId("group-question");
  if (goal) focusOn(goal, scroll);
}
