/** Forms: those that say what they do go by the line, each once, and show that they wait. */

import { fieldsOf, nextKey, postPlainly } from "./blanks";
import { settleConfirm, takesUp } from "./confirm";
import { isOpen } from "./line";
import { dismiss, notice } from "./notice";
import { type Fields, post, waits, withdraw } from "./outbox";
import { all, on, state } from "./page";

export const TEXTS = "textarea, input:is([type=text], [type=search], :not([type]))";
/** After so long without a line a form is posted as if there were no script, if that can help. */
const DETOUR = 10_000;
/** An acknowledgement is followed by its frame at once, if by any. */
const AFTERMATH = 1_000;

/** What was pressed in a form, whether it is done, and whether anything was shown since. */
interface Wait {
  readonly value: string;
  done: boolean;
  shown: boolean;
}

/** The forms that wait, each known by its place. */
const pressed = new Map<string, Wait>();

export function followForms(): void {
  on("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const button = event.submitter as HTMLButtonElement | null;
    if (!form.dataset["do"]) return;
    const taken = pressed.has(place(form)) || takesUp(button) || sent(form, button);
    if (taken) event.preventDefault();
  });
}

/** The page has changed: what was carried out is over, what waits still shows it. */
export function settleForms(): void {
  for (const [at, wait] of pressed) {
    wait.shown = true;
    if (wait.done) pressed.delete(at);
  }
  all<HTMLFormElement>("form[data-do]").forEach(show);
  settleConfirm();
}

function sent(form: HTMLFormElement, button: HTMLButtonElement | null): boolean {
  const fields = fieldsOf(form, button);
  const texts = all<HTMLInputElement>(TEXTS, form);
  const wait: Wait = { value: button?.value ?? "", done: false, shown: false };
  const address = form.action;
  const letter = post(form.dataset["do"]!, fields, ({ wrong }) => {
    wait.done = true;
    setTimeout(settleForms, wrong || wait.shown ? 0 : AFTERMATH);
    if (!wrong) return dismiss();
    notice("alert", wrong);
    // What was refused is not lost, unless something else was typed since.
    for (const text of texts) text.value ||= fields[text.name] ?? "";
  });
  if (!letter) return false;
  nextKey(form);
  for (const text of texts) text.value = text.defaultValue;
  // Every text that is sent is another one; of anything else there is one at a time.
  if (!texts.length) pressed.set(place(form), wait);
  show(form);
  setTimeout(() => void detour(letter, address, fields), DETOUR);
  return true;
}

/** Post the ordinary way if the house answers there; else the letter waits on. */
async function detour(letter: number, address: string, fields: Fields): Promise<void> {
  const stuck = (): boolean => waits(letter) && !isOpen();
  if (stuck() && (await answers()) && stuck()) {
    withdraw(letter);
    postPlainly(address, fields);
  } else if (waits(letter)) setTimeout(() => void detour(letter, address, fields), DETOUR);
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(location.href)).ok;
  } catch {
    return false;
  }
}

function show(form: HTMLFormElement): void {
  const wait = pressed.get(place(form));
  for (const button of all<HTMLButtonElement>("button", form)) {
    state(button, "aria-disabled", !!wait);
    state(button, "aria-busy", button.value === wait?.value);
  }
}

/** What a form is known by from one morph to the next. */
function place(form: HTMLFormElement): string {
  return form.getAttribute("id") ?? `${form.dataset["do"]} ${form.getAttribute("action")}`;
}
