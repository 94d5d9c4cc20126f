/** Voice: what happened, for those who listen, and the call of a page that nobody looks at. */

import { byId, make, page } from "./page";

const REMEMBERED = 12;
const CALL = "● ";

/** Sentences are added and never replaced: a reader may still be telling those before. */
export function tell(sentences: readonly string[]): void {
  const told = byId("told");
  for (const sentence of sentences) {
    const line = make("p");
    line.textContent = sentence;
    told?.append(line);
  }
  while (told && told.children.length > REMEMBERED) told.firstElementChild?.remove();
}

/** The title of a page in the background tells that somebody is waited for here. */
export function call(asked: boolean): void {
  const plain = page.title.replace(CALL, "");
  page.title = asked && page.hidden ? CALL + plain : plain;
}
