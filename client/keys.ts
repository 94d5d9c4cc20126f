/** Keys: a whole game without a pointer. Single letters can be switched off in the settings. */

import { focusOn, on, one } from "./page";
import { choices, focusQuestion } from "./question";
import { wants } from "./wishes";

const TYPING = "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])";

export function followKeys(): void {
  on("keydown", (event) => {
    const held = event.ctrlKey || event.altKey || event.metaKey;
    if (held || event.isComposing || event.getModifierState("AltGraph")) return;
    const at = event.target as Element;
    if (at.closest(TYPING) || one(":modal")) return;
    if (walk(event.key, at) || (wants("shortcuts") && !event.repeat && press(event))) {
      event.preventDefault();
    }
  });
  // What has opened the list lay in a menu that is folded up by now.
  const back = (): void => one("[popovertarget=table-settings]")?.focus();
  on("close", () => one(":focus")?.checkVisibility() || back(), true);
}

/** Arrows lead from choice to choice, as they lie on the screen. */
function walk(key: string, at: Element): boolean {
  const all = choices();
  if (!at.closest("#group-question")) return false;
  const here = all.findIndex((choice) => choice === at);
  const goal = {
    ArrowRight: all[here + 1],
    ArrowLeft: all.at(here < 0 ? -1 : Math.max(here - 1, 0)),
    ArrowDown: here < 0 ? all[0] : inNextLine(all, at, 1),
    ArrowUp: here < 0 ? all.at(-1) : inNextLine(all, at, -1),
    Home: all[0],
    End: all.at(-1),
  }[key];
  if (goal) focusOn(goal, true);
  return !!goal;
}

/** The choice in the next line of the page, as straight as possible. */
function inNextLine(all: HTMLElement[], at: Element, way: number): HTMLElement | undefined {
  const from = at.getBoundingClientRect();
  let [best, least]: [HTMLElement | undefined, number] = [undefined, Infinity];
  for (const choice of all) {
    const { top, left } = choice.getBoundingClientRect();
    const far = (top - from.top) * way;
    const distance = far * 99 + Math.abs(left - from.left);
    if (far > 1 && distance < least) [best, least] = [choice, distance];
  }
  return best;
}

/** A figure takes a choice, a letter goes somewhere. */
function press(event: KeyboardEvent): boolean {
  const choice = choices()[Number(event.key) - 1];
  if (choice) {
    focusOn(choice);
    choice.click();
    return true;
  }
  switch (event.key === "?" ? "?" : letter(event)) {
    case "?":
      return reach("dialog#keys", (list) => (list as HTMLDialogElement).showModal());
    case "u":
      return reach("form[data-do=undo] button", (button) => button.click());
    case "q":
      focusQuestion(true);
      return true;
    case "l":
      return reach("#log", unfold);
    case "c":
      return reach("form[data-do=say] [name=text]", unfold);
    default:
      return false;
  }
}

/** The letter printed on the key, also where the keyboard writes another alphabet. */
function letter({ key, code }: KeyboardEvent): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace("Key", "")).toLowerCase();
}

function reach(what: string, then: (found: HTMLElement) => void): boolean {
  const found = one(what);
  if (found) then(found);
  return !!found;
}

function unfold(goal: HTMLElement): void {
  goal.closest("details")?.setAttribute("open", "");
  focusOn(goal, true);
}
