/** Morph: parts of the page become what a frame says, and whoever reads them is not disturbed. */

import { Idiomorph } from "idiomorph";

import { fill } from "./blanks";
import { TEXTS } from "./forms";
import { around, body, byId, focusOn, make, page } from "./page";
import { asked, choices, focusQuestion, isChoice } from "./question";
import { SETTINGS } from "./wishes";

/** Most of a part is what it was: the browser sees that faster than one node after another. */
const CARE = {
  beforeNodeMorphed: (old: Node, part: Node): boolean => !old.isEqualNode(part),
  beforeAttributeUpdated: isServers,
};

/** Show all parts in one go; a part that this page does not have is none of its business. */
export function morph(parts: Readonly<Record<string, string>>): void {
  const template = make("template");
  template.innerHTML = Object.values(parts).join("");
  morphInto([...template.content.children]);
}

export function morphInto(parts: readonly Element[]): void {
  const goBack = holdPlace();
  for (const part of parts) {
    const old = byId(part.id);
    fill(part);
    if (old) Idiomorph.morph(old, part, { callbacks: CARE });
  }
  goBack();
}

/** What the person has typed, unfolded, set or gone to is not the server's to change. */
function isServers(name: string, element: Element): boolean {
  if (name === "tabindex" || element.closest(SETTINGS)) return false;
  if (name === "open") return !element.matches("details, dialog");
  if (name !== "value" || !element.matches("input, textarea")) return true;
  const { value, defaultValue } = element as HTMLInputElement;
  const typed = element.matches(TEXTS) && value !== defaultValue;
  return !typed && element !== page.activeElement;
}

/** Note where the focus is; the answer puts it there again, or where it makes sense instead. */
function holdPlace(): () => void {
  const active = page.activeElement as HTMLElement;
  const question = asked();
  const choice = isChoice(active) ? active.value : null;
  const places = around(active).filter((element) => element !== body && element.id);
  return () => {
    if (choice !== null) {
      // The same button may have become another choice: Enter must not take it unread.
      const same = question === asked() && choices().find(({ value }) => value === choice);
      if (same) focusOn(same);
      else focusQuestion();
    } else if (page.activeElement !== active) {
      const left = places.map(({ id }) => byId(id)).find(Boolean);
      if (left && !left.matches("#group-question, #turn")) focusOn(left);
      else focusQuestion();
    }
  };
}
